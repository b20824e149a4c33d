import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { equivalentsOf, fits } from './equivalents.ts';
import { mutantsOf } from './mutations.ts';

const root = resolve(import.meta.dirname, '../..');
const games = readdirSync(join(root, 'games'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

describe.each(games.map((game) => [game, equivalentsOf(root, game)] as const))('changes without a difference in %s', (game, list) => {
  const faults = list.flatMap((one) => {
    const file = `games/${game}/${one.file}`;
    const source = readFileSync(join(root, file), 'utf8');
    const lines = source.split('\n').map((line) => line.trim());
    const meant = mutantsOf(file, source).filter((mutant) => fits(one, mutant, lines[mutant.line - 1]));
    const what = `${one.file}: ${one.line} -> ${one.text}`;
    if (meant.length === 0) return [`${what}: there is no such change any more`];
    // Two changes that look alike may differ in what they do: an entry must not hide the other.
    const several = meant.some((a) => meant.some((b) => a.line === b.line && a.before !== b.before));
    return several ? [`${what}: say before, there are several`] : [];
  });

  it('each entry means one change that can be made, and has a reason', () => {
    expect(faults).toEqual([]);
    expect(list.filter(({ reason }) => reason.length < 10)).toEqual([]);
  });
});
