import { pick, seeded } from '../chance.ts';
import type { Game, Outcome } from '../game.ts';
import { IllegalInput } from '../illegal-input.ts';
import { Match, type Save } from '../match.ts';
import { samePlain } from '../plain.ts';
import { readSave, verify } from '../replay.ts';
import type { Answer } from '../rules.ts';
import { Broken } from './laws.ts';

/** A whole finished game and how it ended: kept in a file, played again in every test run. */
export type Golden = { readonly save: Save; readonly outcome: Outcome };

/** Plays a game with seeded random players and keeps it. */
export function recordGolden(game: Game, seats: number, options: unknown, seed: string): Golden {
  const luck = seeded(`golden/${seed}`);
  return recordWith(game, seats, options, seed, (choices) => pick(luck, choices));
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

/** A match stopped in the middle, as a later version will find it; the last snapshot is all that loading needs. */
export function recordSave(game: Game, seats: number, options: unknown, seed: string, answers: number): Save {
  const luck = seeded(`saved/${seed}`);
  const match = Match.start(game, game.configure(seats, options), seed);
  for (let ask = game.open(match.position)[0]; ask !== undefined && match.log.length < answers; ask = game.open(match.position)[0]) {
    const choices = game.options(match.position, ask);
    match.answer(ask.seat, ask.decision, pick(luck, choices));
  }
  const save = match.save();
  return { ...save, snapshots: save.snapshots.slice(-1) };
}

/** Law 12: loads what claims to be a save, whatever its version, and plays on to the end at random. */
export function checkSave(game: Game, saved: unknown, seed = 'on'): { readonly from: number; readonly to: number } {
  const luck = seeded(`played on/${seed}`);
  try {
    const match = Match.load(game, readSave(saved));
    const from = match.log.length;
    const bound = from + game.definition.bound(match.config);
    for (let ask = game.open(match.position)[0]; ask !== undefined; ask = game.open(match.position)[0]) {
      for (const { name, check } of game.definition.invariants) {
        const wrong = check(match.position.state, match.position.stack);
        if (wrong !== undefined) throw new Error(`${name}: ${wrong}`);
      }
      const choices = game.options(match.position, ask);
      match.answer(ask.seat, ask.decision, pick(luck, choices));
      if (match.log.length > bound) throw new Error('it does not come to an end');
    }
    game.outcome(match.position);
    return { from, to: match.log.length };
  } catch (error) {
    throw new Broken(12, error instanceof Error ? (error.stack ?? error.message) : `${error}`);
  }
}

/** Law 11. */
export function checkGolden(game: Game, golden: Golden): void {
  try {
    verify(game, golden.save);
  } catch (error) {
    if (!(error instanceof IllegalInput)) throw error;
    const at = /answer \d+/.exec(error.message)?.[0] ?? 'the setup';
    throw new Broken(11, `the rules changed at ${at}: raise \`version\`, record anew (${error.message})`);
  }
  const outcome = game.outcome(Match.load(game, golden.save).position);
  if (!samePlain(outcome, golden.outcome)) throw new Broken(11, `${JSON.stringify(outcome)} instead of ${JSON.stringify(golden.outcome)}`);
}
