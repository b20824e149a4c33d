import { describe, expect, it } from 'vitest';
import type { Config, Game, OptionValue } from '../game.ts';
import { IllegalInput } from '../illegal-input.ts';
import { checkLaws, checkOptionsRead } from './laws.ts';

/** Every player count with every combination of options that go together. */
export function everyConfig(game: Game): Config[] {
  let combinations: Record<string, OptionValue>[] = [{}];
  for (const [key, spec] of Object.entries(game.definition.options)) {
    const values: readonly OptionValue[] = spec.kind === 'flag' ? [false, true] : spec.values;
    combinations = combinations.flatMap((chosen) => values.map((value) => ({ ...chosen, [key]: value })));
  }
  const configs: Config[] = [];
  for (let seats = game.definition.seats.min; seats <= game.definition.seats.max; seats++) {
    for (const options of combinations) {
      try {
        configs.push(game.configure(seats, options));
      } catch (error) {
        if (!(error instanceof IllegalInput)) throw error;
      }
    }
  }
  return configs;
}

/**
 * All laws on seeded random games: one call in a game's test folder. `games` is per configuration; with `configs` a game of many options
 * names the combinations it samples. A failure prints the seed; `checkLaws(game, config, seed)` plays it again.
 */
export function describeLaws(
  game: Game,
  { games = 3, seed = 'orrery', configs = everyConfig(game) }: { games?: number; seed?: string; configs?: readonly Config[] } = {},
): void {
  describe(`laws of ${game.id}`, () => {
    it.each(configs.map((config) => ({ seats: config.seats, options: JSON.stringify(config.options), config })))(
      'hold with $seats seats and $options',
      ({ config }) => {
        let decisions = 0;
        for (let i = 0; i < games; i++) decisions += checkLaws(game, config, `${seed}/${i}`).decisions;
        expect(decisions).toBeGreaterThan(0);
      },
    );

    it('hold of its options: each is read', () => {
      checkOptionsRead(game, configs, seed);
    });
  });
}
