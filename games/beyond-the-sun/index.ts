import { defineGame } from '@orrery/kernel';
import { asking } from './asking.ts';
import { evaluation } from './bot.ts';
import { census, content } from './census.ts';
import { data, ids } from './data.ts';
import { determinize } from './determinize.ts';
import type { Event } from './events.ts';
import { invariants } from './invariants.ts';
import { migrate } from './migrate.ts';
import { openPoints } from './queries.ts';
import { rulebook } from './rulebook.ts';
import { anytime, anytimeOptions } from './rules/anytime.ts';
import { options } from './rules/chapters.ts';
import { decisions } from './rules/decisions.ts';
import { game, MOST_ROUNDS } from './rules/game.ts';
import { procedures } from './rules/procedures.ts';
import { outcome, score } from './score.ts';
import { secrets } from './secrets.ts';
import { clone, initial, type State } from './state.ts';
import { type TableView, view } from './view.ts';

/** A turn of many jumps and exchanges, with room to spare. */
const DECISIONS_PER_TURN = 150;

export const beyondTheSun = defineGame<State, TableView, Event, typeof options>({
  id: 'beyond-the-sun',
  version: 5,
  migrate,
  seats: { min: 2, max: 4 },
  options,
  rules: rulebook,
  named: { decisions, procedures },
  initial,
  main: game,
  interject: { options: anytimeOptions, procedure: anytime },
  clone,
  view,
  determinize,
  secrets,
  score,
  openPoints,
  outcome,
  playsAs: ({ factions }, seat) => `faction:${factions[seat].mat}`,
  round: (state) => state.round,
  bound: ({ seats }) => MOST_ROUNDS * seats * DECISIONS_PER_TURN,
  invariants,
  evaluation,
  asking,
  census,
  content,
  ids,
  data,
});

export type { Event } from './events.ts';
export type { Shown, State } from './state.ts';
export type { TableView } from './view.ts';
