import { int, seeded } from '../chance.ts';
import type { Game, Outcome } from '../game.ts';
import { Match, type Save } from '../match.ts';
import { samePlain } from '../plain.ts';
import { verify } from '../replay.ts';
import type { Answer } from '../rules.ts';
import { Broken } from './laws.ts';

/** A whole finished game and how it ended: kept in a file, played again in every test run. */
export type Golden = { readonly save: Save; readonly outcome: Outcome };

/** Plays a game with seeded random players and keeps it. */
export function recordGolden(game: Game, seats: number, options: unknown, seed: string): Golden {
  const luck = seeded(`golden/${seed}`);
  return recordWith(game, seats, options, seed, (choices) => choices[int(luck, choices.length)]);
}

/** Plays a game with a chooser of one's own and keeps it. */
export function recordWith(
  game: Game,
  seats: number,
  options: unknown,
  seed: string,
  choose: (options: readonly Answer[], match: Match) => Answer,
): Golden {
  const match = Match.start(game, game.configure(seats, options), seed);
  for (let ask = game.open(match.position)[0]; ask !== undefined; ask = game.open(match.position)[0]) {
    match.answer(ask.seat, ask.decision, choose(game.options(match.position, ask), match));
  }
  const save = match.save();
  // The last snapshot is enough: the log says the rest.
  return { save: { ...save, snapshots: save.snapshots.slice(-1) }, outcome: game.outcome(match.position) };
}

/** Law 11. */
export function checkGolden(game: Game, golden: Golden): void {
  verify(game, golden.save);
  const outcome = game.outcome(Match.load(game, golden.save).position);
  if (!samePlain(outcome, golden.outcome)) throw new Broken(11, `${JSON.stringify(outcome)} instead of ${JSON.stringify(golden.outcome)}`);
}
