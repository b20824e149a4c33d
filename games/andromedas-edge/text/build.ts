import { type GameText, type Seat, seatMark } from '@orrery/kernel';
import type { DecisionName, FreeAction } from '../answers.ts';
import type { Event } from '../events.ts';
import type { TableView } from '../view.ts';
import { capital } from './effect-words.ts';
import { explainer } from './explain.ts';
import { makeLabels, makeSay, type Say } from './labels.ts';
import { type EventSay, type Language, MATCH_OPTIONS, TOPIC_GROUPS } from './language.ts';
import { panelsOf } from './panels.ts';
import { PROCEDURES } from './procedures.ts';
import { REFUSALS } from './refusals.ts';
import { TOPICS } from './topics.ts';

/**
 * Puts a language together. What is asked and answered arrives as plain data; the tables are typed per decision and per event, so
 * the casts here are the one place where a name picks its own function.
 */
type AnyPrompt = (args: unknown, say: Say) => string;
type AnyAnswer = (answer: unknown, args: unknown, say: Say) => string;

export function makeText(language: Language): GameText<TableView, Event> {
  const labels = makeLabels(language);
  const explain = explainer(language);
  const eventSay = (viewer: Seat): EventSay => ({
    ...labels,
    viewer,
    who: (seat) => (seat === viewer ? language.you.start : seatMark(seat)),
    whom: (seat) => (seat === viewer ? language.you.inside : seatMark(seat)),
    sideOf: (side) => (side < 0 ? language.labels.raiders : seatMark(side)),
  });
  const says = new Map<Seat, EventSay>();
  const optionTexts = Object.fromEntries(MATCH_OPTIONS.map((key) => [key, language.options[key]]));

  return {
    title: language.title,
    tagline: language.tagline,
    options: optionTexts,
    conflict: (reason) => language.conflicts[reason] ?? reason,
    procedure: (name) => {
      const known = PROCEDURES.find((procedure) => procedure === name);
      return known === undefined ? '' : language.procedures[known];
    },
    prompt: (ask, view) => {
      const prompt = language.prompts[ask.decision as DecisionName] as AnyPrompt;
      return capital(prompt(ask.args, makeSay(language, labels, view.table, ask.seat)));
    },
    option: (ask, answer, view) => {
      const say = makeSay(language, labels, view.table, ask.seat);
      if (answer !== null && typeof answer === 'object' && 'interject' in answer) {
        const action = language.freeActions[answer.interject as FreeAction['interject']] as AnyPrompt;
        return capital(action(answer, say));
      }
      const words = language.answers[ask.decision as DecisionName] as AnyAnswer;
      return capital(words(answer, ask.args, say));
    },
    refusal: (refusal) => {
      const reason = REFUSALS.find((known) => known === refusal.reason);
      return reason === undefined ? refusal.reason : language.refusals[reason];
    },
    panels: (view) => panelsOf(language, labels, view.table, view.viewer),
    event: (event, viewer) => {
      let say = says.get(viewer);
      if (say === undefined) {
        say = eventSay(viewer);
        says.set(viewer, say);
      }
      return (language.events[event.type] as (event: Event, say: EventSay) => string)(event, say);
    },
    scorePart: (part) => (language.scoreParts as Readonly<Record<string, string>>)[part] ?? part,
    tieBreak: (by) => (language.ties as Readonly<Record<string, string>>)[by] ?? by,
    outcome: ({ ending, winners }) => language.outcome(ending, winners.map(seatMark).join(` ${language.and} `), winners.length),
    topics: TOPIC_GROUPS.map((group) => ({ group: language.groups[group], ids: TOPICS[group] })),
    explain: (topic, view) => explain(topic, view?.table),
  };
}
