import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Fault } from './fault.ts';

export type Values = Readonly<Record<string, string | boolean | undefined>>;
export type Arguments = { readonly values: Values; readonly words: readonly string[] };

/** Reads a command's flags and the words it takes; an unknown flag, one without its value, a word too many or too few is a Fault. */
export function readArguments(
  args: readonly string[],
  flags: Readonly<Record<string, 'string' | 'boolean'>>,
  wanted: readonly string[] = [],
): Arguments {
  const options = Object.fromEntries(Object.entries(flags).map(([name, type]) => [name, { type }]));
  const { values, positionals: marked } = parsed({ args: args.map(asWord), options, allowPositionals: true, strict: true });
  const positionals = marked.map((word) => word.replace(MARK, ''));
  if (positionals.length > wanted.length) throw new Fault(`not understood: ${positionals[wanted.length]}`);
  if (positionals.length < wanted.length) throw new Fault(`${wanted.slice(positionals.length).join(' and ')} missing`);
  const plain = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.replace(MARK, '') : value]);
  return { values: Object.fromEntries(plain) as Values, words: positionals };
}

/** There are no flags of one letter, but ids that begin with a dash. */
const asWord = (arg: string): string => (/^-[\w-]{3,}$/.test(arg) && !arg.startsWith('--') ? MARK + arg : arg);
const MARK = '\0';

function parsed(config: ParseArgsConfig): ReturnType<typeof parseArgs> {
  try {
    return parseArgs(config);
  } catch (error) {
    // The sentences after the first are advice to programmers.
    throw new Fault(error instanceof Error ? error.message.split(/\.\s/)[0] : 'arguments not understood');
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
