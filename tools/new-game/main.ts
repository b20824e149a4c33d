/**
 * `npm run new-game NAME`: a game of its own under games/NAME that can be played at once: rules, words in both languages, a board, a cover,
 * tests with all laws. The template beside this file is such a game itself, checked and tested with everything else.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const template = fileURLToPath(new URL('template/', import.meta.url));

const [id] = process.argv.slice(2);
if (id === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
  console.error('npm run new-game NAME, where NAME is in small letters with hyphens: star-port');
  process.exit(1);
}
const folder = join(root, 'games', id);
if (existsSync(folder)) {
  console.error(`games/${id} exists already`);
  process.exit(1);
}

const parts = id.split('-').map((part) => part.charAt(0).toUpperCase() + part.slice(1));
const pascal = parts.join('');
const named: readonly (readonly [RegExp, string])[] = [
  [/new-game/g, id],
  [/newGame/g, pascal.charAt(0).toLowerCase() + pascal.slice(1)],
  [/NewGame/g, pascal],
  [/New Game/g, parts.join(' ')],
  [/NG-/g, `${(parts.length > 1 ? parts.map((part) => part.charAt(0)).join('') : pascal.slice(0, 2)).toUpperCase()}-`],
];
const renamed = (text: string): string => named.reduce((so, [from, to]) => so.replace(from, to), text);

/** Changes a file of the house, or says that it is not what this tool knows. */
function change(file: string, from: string, to: (found: string) => string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, text.replace(from, to));
}

let lines = 0;
for (const file of globSync('**/*', { cwd: template })) {
  if (statSync(join(template, file)).isDirectory()) continue;
  const text = renamed(readFileSync(join(template, file), 'utf8'));
  if (!file.endsWith('.json')) lines += text.split('\n').length - 1;
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

change('games/registry.ts', '\n};\n\n/** The ids of all games', (found) =>
  renamed(`
  'new-game': {
    hue: '#9fd8a4',
    load: async () => (await import('./new-game/index.ts')).newGame,
    text: spoken<() => Promise<GameText>>({
      en: async () => (await import('./new-game/text/en.ts')).en,
      de: async () => (await import('./new-game/text/de.ts')).de,
    }),
    board: () => import('./new-game/board/index.tsx'),
    cover: () => import('./new-game/board/cover.tsx'),
  },${found}`),
);
// What `npm install` would write.
const described = { name: `@orrery/${id}`, version: '0.1.0', dependencies: { '@orrery/kernel': '*' } };
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, object> };
const packages = { ...lock.packages, [`games/${id}`]: described, [`node_modules/@orrery/${id}`]: { resolved: `games/${id}`, link: true } };
const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify({ ...lock, packages: sorted }, undefined, 2)}\n`);
execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', folder, join(root, 'games/registry.ts')], {
  cwd: root,
  stdio: 'ignore',
});

console.log(`games/${id} has ${lines} lines of TypeScript. Next: npm run ids, npm run check, npx vitest run games/${id}`);
