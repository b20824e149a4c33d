import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commandsOf } from './commands.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

it('takes the commands of one section, without comments and with continued lines joined', () => {
  const text =
    '# Title\n\n## A: one\n\n```sh\necho a    # why\necho b \\\n  c\n```\n\n```\nno command\n```\n\n## B: two\n\n```sh\necho d\n```\n';
  expect(commandsOf(text, '## A: ')).toEqual(['echo a', 'echo b    c']);
  expect(commandsOf(text, '## B: ')).toEqual(['echo d']);
  expect(() => commandsOf(text, '## C: ')).toThrow('no section ## C: ');
});

it('finds the way from a clone to a server behind Caddy in the document', () => {
  const commands = commandsOf(read('docs/hosting.md'), '## A: ');
  expect(commands).toContain('cd /opt/orrery && npm ci && npm run build');
  expect(commands.at(-1)).toBe('systemctl restart caddy');
  expect(commands.join('\n')).toContain('orrery.example.org');
});
