import { defineGame } from '@orrery/kernel';
import { asking } from './asking.ts';
import { evaluation } from './bot.ts';
import { census, content } from './census.ts';
import { ROUNDS } from './content/box.ts';
import { factions } from './content/factions.ts';
import { data, ids } from './data.ts';
import { determinize } from './determinize.ts';
import type { Event } from './events.ts';
import { invariants } from './invariants.ts';
import { migrate } from './migrate.ts';
import { openPoints } from './queries.ts';
import { rulebook } from './rulebook.ts';
import { options } from './rules/chapters.ts';
import { decisions } from './rules/decisions.ts';
import { play } from './rules/game.ts';
import { freeAction, interjections } from './rules/lightning.ts';
import { procedures } from './rules/procedures.ts';
import { guessPicked } from './rules/setup.ts';
import { outcome, score } from './score.ts';
import { secrets } from './secrets.ts';
import { clone, initial, type State } from './state.ts';
import { own, type TableView, view } from './view.ts';

/** Most questions of one seat in a round: six turns of an action, its reward, an extra action and its reward, a card with its choices, the end. */
const QUESTIONS_PER_ROUND = 6 * 12;
/** Lightning conversions lose something each time; nobody can gather more than this to lose in a game. */
const CONVERSIONS = 400;

const topicOfFaction = (faction: number | undefined): string | undefined =>
  faction === undefined ? undefined : `faction:${factions[faction].id}`;

export const ageOfGalaxy = defineGame<State, TableView, Event, typeof options>({
  id: 'age-of-galaxy',
  version: 5,
  migrate,
  seats: { min: 1, max: 4 },
  options,
  // A pack has to go somewhere.
  conflict: ({ seats, options }) => (seats === 1 && options.draft === true ? 'draftAlone' : undefined),
  rules: rulebook,
  named: { decisions, procedures },
  initial,
  main: play,
  interject: { options: interjections, procedure: freeAction },
  clone,
  view,
  own,
  determinize,
  guessHidden: guessPicked,
  secrets,
  score,
  openPoints,
  outcome,
  // The faction an alliance begins with is the one it is known by.
  playsAs: ({ players }, seat) => topicOfFaction(players[seat].factions[0]),
  round: (state) => state.round,
  bound: ({ seats }) => seats * (ROUNDS * QUESTIONS_PER_ROUND + CONVERSIONS),
  invariants,
  evaluation,
  asking,
  census,
  content,
  ids,
  data,
});

export type { Event } from './events.ts';
export type { State } from './state.ts';
export type { TableView } from './view.ts';
