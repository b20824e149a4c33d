import { type Game, int, newEffects, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { gameIds, registry } from '../registry.ts';

/** What each of four seats plays with at the end of a game at random. */
async function played(id: string): Promise<readonly (string | undefined)[]> {
  const game = (await registry[id].load()) as Game;
  const chance = seeded('plays as');
  const position = game.start(game.configure(4, {}), 'plays as', newEffects());
  for (let i = 0; i < 3_000 && !game.over(position); i++) {
    const [ask] = game.open(position);
    const options = game.options(position, ask);
    game.play(position, ask, options[int(chance, options.length)]);
  }
  return [0, 1, 2, 3].map((seat) => game.definition.playsAs?.(position.state, seat));
}

describe('what a seat plays with', () => {
  it.each(gameIds)('is named by a topic that %s explains in both languages, and everybody has one of their own', async (id) => {
    const all = await played(id);
    const texts = [await registry[id].text.en(), await registry[id].text.de()];
    for (const topic of all) {
      const [group = '', name = ''] = topic?.split(':') ?? [];
      expect(name).not.toBe('');
      for (const text of texts) {
        expect(text.topics.some((t) => t.ids.includes(topic ?? '') || t.ids.includes(name))).toBe(true);
        expect(text.explain(`${group}:${name}`).title).not.toBe('');
      }
    }
    expect(new Set(all).size).toBe(4);
  });

  it('is a species, the first faction of an alliance, a mat, a faction', async () => {
    expect(await Promise.all(gameIds.map(played))).toEqual([
      ['species:kessik', 'species:ulmara', 'species:mnemos', 'species:tarn'],
      ['faction:usud', 'faction:nullWalkers', 'faction:lumenChoir', 'faction:veylFactors'],
      ['faction:unOfSol', 'faction:nishidaOstergaard', 'faction:aresAssembly', 'faction:lunarCombine'],
      ['faction:verdigrisChoir', 'faction:pulsewarRefugees', 'faction:emberVow', 'faction:ninthOrchard'],
    ]);
  });
});
