import { defineGame } from '@orrery/kernel';
import { asking } from './asking.ts';
import { evaluation } from './bot.ts';
import { census, content } from './census.ts';
import { FACTIONS } from './content/factions.ts';
import { data, ids } from './data.ts';
import { determinize, guessHidden } from './determinize.ts';
import type { Event } from './events.ts';
import { invariants } from './invariants.ts';
import { migrate } from './migrate.ts';
import { openPoints } from './queries.ts';
import { rulebook } from './rulebook.ts';
import { options } from './rules/chapters.ts';
import { freeAction, freeActions } from './rules/free.ts';
import { game as main } from './rules/turn.ts';
import { outcome, score } from './score.ts';
import { secrets } from './secrets.ts';
import { clone, initial, NONE, type State } from './state.ts';
import { own, type TableView, view } from './view.ts';

/** Far more than the longest random game takes. */
const MOST_DECISIONS = 60_000;

const topicOfFaction = (faction: number): string | undefined => (faction === NONE ? undefined : `faction:${FACTIONS[faction].id}`);

export const andromedasEdge = defineGame<State, TableView, Event, typeof options>({
  id: 'andromedas-edge',
  version: 2,
  migrate,
  seats: { min: 2, max: 4 },
  options,
  conflict: ({ seats, options }) => (options.teams === true && seats !== 4 ? 'teamsNeedFour' : undefined),
  rules: rulebook,
  initial,
  main,
  interject: { options: freeActions, procedure: freeAction },
  clone,
  view,
  own,
  determinize,
  guessHidden,
  secrets,
  shares: ({ options }, a, b) => options.teams === true && a >> 1 === b >> 1,
  score,
  openPoints,
  outcome,
  playsAs: ({ players }, seat) => topicOfFaction(players[seat].faction),
  round: (state) => Math.ceil(state.turn / state.players.length),
  bound: () => MOST_DECISIONS,
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
