import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Game, readSave, type Save, sameRules, verify } from '@orrery/kernel';
import { checkSave } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { registry } from '../registry.ts';
import { savesOf, unsaved } from './saves.ts';

const alikeTo =
  (game: Game) =>
  ({ eras }: Save): boolean =>
    eras.every(({ version }) => sameRules(game, version));

/**
 * Matches in the middle of something, saved by each version that ever landed. They are never recorded anew: a version that cannot read them
 * needs a `migrate`, or takes its own people's running matches away.
 */
describe.each(Object.keys(registry))('law 12: saves of %s', (id) => {
  const files = savesOf(id);

  it('are kept for every version: `npm run ids` keeps those of a new one', async () => {
    expect(unsaved(await registry[id].load())).toEqual([]);
  });

  it.each(files.map((file) => [file.slice(file.indexOf('/v') + 1), file]))('%s loads and plays on', async (_, file) => {
    const game = await registry[id].load();
    const { from, to } = checkSave(game, JSON.parse(readFileSync(file, 'utf8')), basename(file));
    expect(to).toBeGreaterThan(from);
  });

  it('can be replayed where only the state has another shape now', async () => {
    const game = await registry[id].load();
    const saves = files.map((file) => readSave(JSON.parse(readFileSync(file, 'utf8'))));
    const [alike, others] = [saves.filter(alikeTo(game)), saves.filter((save) => !alikeTo(game)(save))];
    expect(alike.map((save) => verify(game, save).hashes)).toEqual(alike.map(() => 1));
    for (const save of others) expect(() => verify(game, save)).toThrow('otherVersion');
  });
});
