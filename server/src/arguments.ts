import { existsSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { CannotStart } from './cannot-start.ts';
import { type Given, settings } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The file of settings where none is named. */
const FILE = 'orrery.env';

export const usage = `orrery server [--port N] [--host NAME] [--data DIR] [--web DIR] [--config FILE]

Settings, from the environment or the file ${FILE} (lines NAME=value; another one by --config or CONFIG); flags come first, then the environment:
${settings.map(({ name, unless, what }) => `  ${name.padEnd(20)} ${what.replaceAll('`', '')} (${unless.replaceAll('`', '')})`).join('\n')}`;

const flags = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  web: { type: 'string' },
  config: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Flags first, then the environment, then the file; an empty value is none. */
export function readArguments(args: readonly string[], env: Environment, folder = '.'): Given {
  const values = flagsOf(args);
  const file = fileOf(values.config ?? env.CONFIG, folder);
  const given: Given = {};
  for (const { name, flag, read } of settings) {
    const text = (flag === undefined ? undefined : values[flag]) || env[name] || file[name];
    if (text) read(text, given);
  }
  return given;
}

/** Whether somebody only wants to know what there is to set. */
export const wantsHelp = (args: readonly string[]): boolean => args.includes('--help');

function flagsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags }).values;
  } catch (error) {
    throw new CannotStart(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** A name nobody knows is a slip of the pen, and is said before it costs a backup. */
function fileOf(named: string | undefined, folder: string): Environment {
  const path = named || `${folder}/${FILE}`;
  if (!named && !existsSync(path)) return {};
  let found: Environment;
  try {
    found = parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new CannotStart(
      `${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}): mend its rights, or name another with --config`,
    );
  }
  const known = new Set(settings.map((s) => s.name));
  const odd = Object.keys(found).find((name) => !known.has(name) && name.trim() !== '');
  if (odd !== undefined) throw new CannotStart(`${path}: ${odd} is no setting (--help lists them)`);
  return found;
}
