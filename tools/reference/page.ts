import { gameIds, registry } from '@orrery/games';
import type { OptionSpec, OptionText } from '@orrery/kernel';
import { adminUsage } from '../../cli/src/admin.ts';
import { usage } from '../../cli/src/usage.ts';

const block = (text: string): string => `\`\`\`\n${text}\n\`\`\``;

function row(id: string, spec: OptionSpec, { name, explanation, values: named = {} }: OptionText): string {
  const values = spec.kind === 'flag' ? ['false', 'true'] : spec.values;
  const shown = values.map((value) => {
    const word = named[value] === undefined ? '' : ` (${named[value]})`;
    return value === String(spec.default) ? `**\`${value}\`**${word}` : `\`${value}\`${word}`;
  });
  return `| \`${id}\` | ${shown.join(', ')} | ${name}. ${explanation} |`;
}

async function gamePart(id: string): Promise<string> {
  const registered = registry[id];
  if (registered === undefined) throw new Error(`no game ${id}`);
  const [{ definition }, text] = await Promise.all([registered.load(), registered.text.en()]);
  const rows = Object.entries(definition.options).map(([option, spec]) => {
    const words = text.options[option];
    if (words === undefined) throw new Error(`no words for ${option}`);
    return row(option, spec, words);
  });
  return `### ${text.title} (\`${id}\`)\n\n| option | values | |\n|---|---|---|\n${rows.join('\n')}`;
}

/** The page of commands and options, from what the programs themselves print and read. */
export async function referencePage(): Promise<string> {
  const games = await Promise.all(gameIds.map(gamePart));
  return `# Reference

Written by \`npm run reference\` from the code. Settings of the server are in [operations.md](operations.md), written from the code as well.

## The command line

\`npm run --silent orrery -- COMMAND\` in a clone, \`node orrery.mjs COMMAND\` in an archive.

${block(usage)}

## Looking after a server

${block(adminUsage)}

## Options of the games

What \`--options\` takes as JSON, and what a table is laid with: \`--options '{"beginner":true}'\`. The value that holds without it is bold.

${games.join('\n\n')}
`;
}
