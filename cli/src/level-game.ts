import type { Level } from '@orrery/bots';
import type { Config, Game, Seat } from '@orrery/kernel';
import { computed } from './pace.ts';
import { playersOf, playGame } from './run-games.ts';

/** What came of one game of a level among its own, or why it did not end. */
export type LevelGame =
  | { readonly round: number; readonly winning: number; readonly winners: readonly Seat[]; readonly ending: string }
  | { readonly failed: string };

/** Plays a game of a level among its own. Those who search compute for at most so many milliseconds a decision, where that is said. */
export async function levelGame(
  game: Game,
  config: Config,
  level: Level,
  millis: number | undefined,
  seed: string,
  n: number,
): Promise<LevelGame> {
  const players = playersOf(
    game,
    new Array<Level>(config.seats).fill(level),
    seed,
    n,
    millis === undefined ? {} : { millis, now: computed },
  );
  try {
    const position = await playGame(game, config, players, `${seed}/${n}`);
    const { winners, scores, ending } = game.outcome(position);
    return { round: game.definition.round(position.state), winning: Math.max(...scores.map(({ total }) => total)), winners, ending };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : `${error}` };
  }
}
