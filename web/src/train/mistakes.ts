import { inUnit, lossOf, type Unit, unitOf } from '@orrery/bots';
import { type Answer, type Game, offered, positionAt, type Save } from '@orrery/kernel';
import type { Judged } from '../think/worker.ts';

/** A mistake worth an exercise: what it cost, and the question as its seat saw it. */
export type Mistake = Judged & { readonly asked: NonNullable<Judged['asked']> };

/** What a mistake must have cost, in chance to win or, alone, in points. */
const DEAR: Readonly<Record<Unit, number>> = { chance: 0.1, points: 3 };
/** More than this many in a row nobody learns from. */
const MOST = 5;

/** With the one that was played and one other there is nothing to find. */
const FEWEST_OPTIONS = 3;

/** What could have been answered, mere settings left out. */
export function optionsAt(game: Game, save: Save, { at, asked: { ask } }: Mistake): readonly Answer[] {
  const position = positionAt(game, save, at);
  const open = game.open(position).find((a) => a.seat === ask.seat && a.decision === ask.decision);
  return open === undefined ? [] : offered(game, ask.decision, game.options(position, open));
}

/** The dearest mistakes among decisions that were looked at, dearest first. What the search's own luck may explain has no question with it. */
export function mistakesIn(game: Game, save: Save, judged: readonly Judged[]): Mistake[] {
  const unit = unitOf(save.config);
  const dear = judged
    .filter((one): one is Mistake => one.asked !== undefined && inUnit(game, unit, lossOf(one)) >= DEAR[unit])
    .sort((a, b) => lossOf(b) - lossOf(a));
  const found: Mistake[] = [];
  for (const mistake of dear) {
    if (found.length === MOST) break;
    if (optionsAt(game, save, mistake).length >= FEWEST_OPTIONS) found.push(mistake);
  }
  return found;
}
