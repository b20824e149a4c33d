import { parseArgs } from 'node:util';
import { Fault } from './fault.ts';

export type Values = Readonly<Record<string, string | boolean | undefined>>;
export type Arguments = { readonly values: Values; readonly words: readonly string[] };

/** Reads a command's flags; an unknown one, or one without its value, is a Fault. */
export function readArguments(args: readonly string[], flags: Readonly<Record<string, 'string' | 'boolean'>>): Arguments {
  const options = Object.fromEntries(Object.entries(flags).map(([name, type]) => [name, { type }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { values: values as Values, words: positionals };
  } catch (error) {
    throw new Fault(error instanceof Error ? error.message.split('. ')[0] : 'arguments not understood');
  }
}

export function text(values: Values, name: string, fallback?: string): string {
  const value = values[name] ?? fallback;
  if (typeof value !== 'string') throw new Fault(`--${name} is missing`);
  return value;
}

/** A whole number within limits. */
export function count(values: Values, name: string, fallback: number, min: number, max: number): number {
  const raw = text(values, name, `${fallback}`);
  const value = Number(raw);
  if (!/^\d+$/.test(raw) || value < min || value > max) throw new Fault(`--${name} takes a whole number from ${min} to ${max}, not ${raw}`);
  return value;
}

export function json(values: Values, name: string): unknown {
  const raw = text(values, name, '{}');
  try {
    return JSON.parse(raw);
  } catch {
    throw new Fault(`--${name} is not JSON: ${raw}`);
  }
}
