import { defineGame } from '@orrery/kernel';
import { asking } from './asking.ts';
import { evaluation } from './bot.ts';
import { census, content } from './census.ts';
import { DICE_IN_PLAY } from './content/dice.ts';
import { data, ids } from './data.ts';
import { determinize } from './determinize.ts';
import type { Event } from './events.ts';
import { invariants } from './invariants.ts';
import { migrate } from './migrate.ts';
import { openPoints } from './queries.ts';
import { rulebook } from './rulebook.ts';
import { options } from './rules/chapters.ts';
import { decisions } from './rules/decisions.ts';
import { game as main } from './rules/game.ts';
import { procedures } from './rules/procedures.ts';
import { outcome, score } from './score.ts';
import { secrets } from './secrets.ts';
import { clone, initial, LAST_ROUND, type State } from './state.ts';
import { own, type TableView, view } from './view.ts';

/** Most decisions a die can cause: choosing it, which one, four moves or calls and their extra, and two of the offer it lay in. */
const PER_DIE = 10;
/** Most further decisions of one seat in a round: answering offers, ending steps, room actions, missions with their sacrifices, a new mission. */
const PER_SEAT = 50;

export const andromeda = defineGame<State, TableView, Event, typeof options>({
  id: 'andromeda',
  version: 3,
  migrate,
  seats: { min: 2, max: 4 },
  options,
  rules: rulebook,
  named: { decisions, procedures },
  initial,
  main,
  clone,
  view,
  own,
  determinize,
  secrets,
  score,
  openPoints,
  outcome,
  playsAs: ({ species }, seat) => (species[seat] === null ? undefined : `species:${species[seat]}`),
  round: (state) => state.round,
  bound: ({ seats }) => LAST_ROUND * (DICE_IN_PLAY[seats] * PER_DIE + seats * PER_SEAT),
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
