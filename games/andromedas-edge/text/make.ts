import { type DecisionOf, type GameText, listing, makeText, type Refusal, type Seat, seatMark, type View, voiceFor } from '@orrery/kernel';
import type { ModuleAt } from '../answers.ts';
import type { Event } from '../events.ts';
import type { AndromedasEdge } from '../types.ts';
import type { TableView } from '../view.ts';
import { makeLabels, makeSay, type Say } from './labels.ts';
import { type Language, type Telling, UNSAID } from './language.ts';
import { panelsOf } from './panels.ts';
import { topicsOf } from './topics.ts';

/** Puts a language's words together with the content: cards are described by their effects, so that nothing is said twice. */
export function speak(language: Language): GameText<TableView, Event> {
  const labels = makeLabels(language);
  const and = listing(language.code);
  const speech = ({ table, asks }: View<TableView>, seat: Seat): Say =>
    makeSay(
      language,
      labels,
      table,
      seat,
      asks.find((ask) => ask.seat === seat),
    );
  /** What a refusal is about: the answer it would have been, as the open question would label it. */
  const whatWords = ({ what }: Refusal, say: Say): string => {
    const decision = say.ask?.decision;
    if (decision === 'activate') return say.moduleAt(what as ModuleAt);
    if (decision === 'tacticalOperations') return language.panels.operations;
    if (decision === undefined || !Object.hasOwn(language.answers, decision)) return '';
    const answer = language.answers[decision as DecisionOf<AndromedasEdge>] as (what: unknown, say: Say, args: unknown) => string;
    return answer(what, say, say.ask?.args);
  };
  const tellings = new Map<Seat, Telling>();
  const telling = (viewer: Seat): Telling => {
    let told = tellings.get(viewer);
    if (told === undefined) {
      told = {
        ...labels,
        ...voiceFor(viewer),
        viewer,
        sideOf: (side, you) => (side < 0 ? language.labels.raiders : side === viewer ? you : seatMark(side)),
      };
      tellings.set(viewer, told);
    }
    return told;
  };

  return makeText<AndromedasEdge, Say, Telling>(
    { ...language, procedures: { ...language.procedures, ...UNSAID } },
    {
      speech,
      telling,
      what: whatWords,
      panels: ({ table, viewer }) => panelsOf(language, labels, table, viewer),
      outcome: ({ ending, winners }) => language.outcome(ending, and(winners.map(seatMark)), winners.length),
      topics: topicsOf(language),
    },
  );
}
