import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SCHEMA_VERSION } from '../../server/src/storage/migrations/index.ts';
import { commandsIn } from './commands.ts';
import { triedAs, tries } from './tries.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
const documents = [
  ...globSync('*.md', { cwd: root }),
  ...globSync('docs/**/*.md', { cwd: root }),
  ...globSync('deploy/pages/*.md', { cwd: root }),
];

it('takes commands out of fences and prose, each once', () => {
  const text = 'Run `npm test` or `x.ts`.\n\n```\nnpm test   # all\nA=1 npm run b \\\n  -- c\nno command\n```\n\n```ts\nnpm run no\n```\n';
  expect(commandsIn(text)).toEqual(['npm test', 'A=1 npm run b    -- c']);
});

it('puts one of many in the place of what stands for them', () => {
  const tried = (line: string): string => triedAs(line, tries.find(({ of }) => of.test(line)) ?? { of: /^/ }, '/tmp/x');
  expect(tried('npm run mutants -- --game G --count N --seed S')).toBe('npm run mutants -- --game andromeda --count 2 --seed 2');
  expect(tried('npm run demo -- /srv/www/orrery')).toBe('npm run demo -- /tmp/x/www/orrery');
  expect(tried('npm run pages')).toBe('npm run pages');
});

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('names commands that are there, and that an older Node of the machine can run', () => {
    for (const line of commandsIn(text)) {
      for (const [, name = ''] of line.matchAll(/\bnpm run (?:--silent )?([\w-]+)/g)) expect(scripts, line).toHaveProperty(name);
      for (const [, named = ''] of line.matchAll(/(?<!exec orrery )\bnode (?:tools\/run\.mjs )?(\S+\.(?:ts|mjs))/g)) {
        // Archives have it.
        if (named === 'orrery.mjs') continue;
        expect(existsSync(join(root, named)), line).toBe(true);
        if (named.endsWith('.ts')) expect(line).toContain('node tools/run.mjs');
      }
    }
  });

  it('leads to files and headings that are there', () => {
    const prose = text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, '');
    for (const [, to = ''] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^(https?|mailto):/.test(to)) continue;
      const [path = '', heading] = to.split('#');
      const target = path === '' ? join(root, file) : join(root, dirname(file), path);
      expect(existsSync(target), `${file}: ${to}`).toBe(true);
      if (heading === undefined) continue;
      const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
        words
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-'),
      );
      expect(headings, `${file}: ${to}`).toContain(heading);
    }
  });
});

it('says in the changelog which schema the database has', () => {
  expect(read('CHANGELOG.md')).toContain(`- The database has schema ${SCHEMA_VERSION}.`);
});
