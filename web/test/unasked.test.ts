import { readFileSync } from 'node:fs';
import { gameIds } from '@orrery/games';
import { expect, it } from 'vitest';
import { unaskedOfGames } from '../build/unasked.ts';

const { transform } = unaskedOfGames();
function built(code: string, id: string): string | undefined {
  if (typeof transform !== 'function') throw new Error('no transform');
  return (transform.call({} as never, code, id) as { code: string } | undefined)?.code;
}

it.each(gameIds)('%s goes to pages without what only tools ask of it', (game) => {
  const file = new URL(`../../games/${game}/index.ts`, import.meta.url);
  const code = readFileSync(file, 'utf8');
  const left = built(code, file.pathname) ?? '';
  // Three lines of the definition go; those that import them find no use and go with them.
  expect(code.split('\n').length - left.split('\n').length).toBe(3);
  expect(left).not.toMatch(/^ {2}(secrets|invariants|census),$/m);
  expect(left).toMatch(/^ {2}evaluation,$/m);
});

it('touches nothing but games', () => {
  expect(built('  secrets,\n', '/somewhere/kernel/src/index.ts')).toBeUndefined();
});
