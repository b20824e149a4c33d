import { type Act, foreseenAs, standing, type TableSetup } from '@orrery/host';
import { type Game, type GameText, newEffects, plainWords, type Seat } from '@orrery/kernel';
import type { PlanStep } from '@orrery/protocol';
import { limits } from '@orrery/protocol/limits';

/**
 * What a seat answered in its first turn on a private copy, each answer with what it was asked there. What the host answers for the seat is left to it, here as at the real table.
 */
export function stepsOf(
  game: Game,
  setup: TableSetup,
  acts: readonly Act[],
  seat: Seat,
  text: GameText,
  names: readonly string[],
): PlanStep[] {
  const begin = setup.base?.snapshots.at(-1)?.position;
  if (begin === undefined) return [];
  const byItself = new Set(acts.flatMap((act) => (act.kind === 'answer' && act.unasked === true ? [act.seq] : [])));
  const position = game.clone(begin);
  const steps: PlanStep[] = [];
  for (const { seq, entry } of standing(setup, acts)) {
    const ask = game.open(position).find((a) => a.seat === entry.seat && a.decision === entry.decision);
    if (ask === undefined) break;
    if (entry.seat === seat && !byItself.has(seq)) {
      const view = game.view(position, seat);
      const seen = view.asks.find((a) => a.seat === seat && a.decision === entry.decision);
      const words = seen === undefined ? '' : plainWords(text.option(seen, entry.answer, view), (s) => names[s] ?? '');
      steps.push({ decision: entry.decision, answer: entry.answer, foreseen: foreseenAs(game, position, ask), words: words.slice(0, 200) });
    } else if (entry.seat !== seat && steps.length > 0) break;
    game.play(position, ask, entry.answer, newEffects());
  }
  return steps.slice(0, limits.steps);
}
