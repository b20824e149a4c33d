import { type Answer, type Chance, copyPlain, newEffects, type SeenAsk, type View } from '@orrery/kernel';
import { searchOptions } from './levels.ts';
import type { Question } from './player.ts';
import { Search, type SearchOptions } from './search.ts';
import { openAsk } from './world.ts';

/** One answer of a plan, with the question as the seat will see it. */
export type LineStep = { readonly view: View; readonly ask: SeenAsk; readonly answer: Answer };

/** A step of a plan is thought about as long as a Commander does. */
const STEP: SearchOptions = { ...searchOptions.commander, valueWeights: true };

/**
 * How a seat goes on after an answer, in its own choices, as a search would: until it is somebody else's turn, or until luck or something
 * hidden decides what comes next.
 */
export function lineAfter(question: Question, first: Answer, chance: Chance, most: number, limits = STEP): LineStep[] {
  const { game, ask } = question;
  const { seat } = ask;
  const position = game.determinize(question.view, chance);
  const steps: LineStep[] = [];
  let [open, answer] = [openAsk(game, position, ask), first];
  for (;;) {
    const effects = newEffects();
    game.play(position, open, answer, effects);
    if (effects.barrier !== undefined) return steps;
    const next = game.open(position)[0];
    if (next === undefined || next.seat !== seat) return steps;
    open = next;
    const options = game.options(position, open);
    if (options.length === 1) {
      answer = options[0];
      continue;
    }
    if (steps.length === most) return steps;
    const view = copyPlain(game.view(position, seat));
    const seen = view.asks.find((a) => a.seat === seat && a.decision === next.decision && !a.answered);
    if (seen === undefined) return steps;
    answer = new Search(game, chance, limits).choose({ game, view, ask: seen, options });
    steps.push({ view, ask: seen, answer: copyPlain(answer) });
  }
}
