import { inUnit, lossOf, type Unit, unitOf } from '@orrery/bots';
import type { Game, Save } from '@orrery/kernel';
import type { Judged } from '../think/worker.ts';

/** A mistake worth an exercise: what it cost, and the question as its seat saw it. */
export type Mistake = Judged & { readonly asked: NonNullable<Judged['asked']> };

/** What a mistake must have cost, in chance to win or, alone, in points. */
const DEAR: Readonly<Record<Unit, number>> = { chance: 0.1, points: 3 };
/** More than so many in a row nobody learns from. */
const MOST = 5;

/** The dearest mistakes among decisions that were looked at, dearest first. What the search's own luck may explain has no question with it. */
export function mistakesIn(game: Game, { config }: Save, judged: readonly Judged[]): Mistake[] {
  const unit = unitOf(config);
  return judged
    .filter((one): one is Mistake => one.asked !== undefined && inUnit(game, unit, lossOf(one)) >= DEAR[unit])
    .sort((a, b) => lossOf(b) - lossOf(a))
    .slice(0, MOST);
}
