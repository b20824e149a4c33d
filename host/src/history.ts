import {
  at,
  type Configured,
  copyPlain,
  type Emitted,
  type Game,
  heard,
  newEffects,
  type Position,
  type Seat,
  samePlain,
  sameRules,
  told,
} from '@orrery/kernel';
import type { StoredAct } from './acts.ts';
import { advance } from './delta.ts';
import { asOrderRejected, OrderRejected } from './order-rejected.ts';
import type { Heard } from './payload.ts';
import { standing, type TableSetup } from './record.ts';
import type { ReplayMoment } from './replay-beats.ts';

/** States are those at the events the viewer heard. */
type Walked = { readonly heard: Heard; readonly position: Position; readonly states: readonly Configured[] };

/**
 * Goes through the standing answers from the beginning, telling the viewer's part of each; with `watched`, from there on with the states it
 * was told over. Answers taken back are no part of it.
 */
function* walk(
  game: Game,
  setup: TableSetup,
  acts: readonly StoredAct[],
  viewer: Seat,
  to: number,
  watched = Number.POSITIVE_INFINITY,
): Generator<Walked> {
  const versions = setup.base?.eras ?? [];
  if (versions.some((e) => !sameRules(game, e.version))) throw new OrderRejected('otherVersion');
  const shares = (a: Seat, b: Seat): boolean => a === b || game.definition.shares?.(setup.config, a, b) === true;
  const hears = (emitted: Emitted): boolean => told(emitted, viewer, shares) !== undefined;
  const tell = (seq: number, at: number, what: 'setup' | 'answer', seat: Seat, events: readonly Emitted[]): Heard => {
    const told = { seq, at, what, seat, events: heard(events, viewer, shares) };
    return told as typeof told & Heard;
  };
  const opening = newEffects();
  const position = game.start(setup.config, setup.seed, opening);
  const answers = standing(setup, acts);
  yield { heard: tell(0, 0, 'setup', 0, opening.events), position, states: [] };
  for (const [i, { seq, entry, level }] of answers.entries()) {
    if (i >= to) break;
    const effects = newEffects(i + 1 >= watched);
    try {
      game.answer(position, entry.seat, entry.decision, entry.answer, effects);
    } catch (error) {
      throw asOrderRejected(error);
    }
    if (!samePlain(effects.rolls, entry.rolls)) throw new OrderRejected('otherVersion');
    const states = effects.beats?.filter((_, k) => hears(at(effects.events, k))) ?? [];
    const told = tell(seq, i + 1, 'answer', entry.seat, effects.events);
    yield { heard: level === undefined ? told : { ...told, level }, position, states };
  }
}

/** What a viewer heard from answer `from` to answer `to`, the setting up being number 0. */
export function history(game: Game, setup: TableSetup, acts: readonly StoredAct[], viewer: Seat, from: number, to: number): Heard[] {
  const list: Heard[] = [];
  for (const moment of walk(game, setup, acts, viewer, to)) if (moment.heard.at >= from) list.push(moment.heard);
  return list;
}

/** The same with the view after each of them, and the changes of the table on the way there: what a replay shows. */
export function replayMoments(
  game: Game,
  setup: TableSetup,
  acts: readonly StoredAct[],
  viewer: Seat,
  from: number,
  to: number,
): ReplayMoment[] {
  const list: ReplayMoment[] = [];
  let table: object | undefined;
  for (const { heard: told, position, states } of walk(game, setup, acts, viewer, to, from)) {
    const { at } = told;
    if (at < from - 1) continue;
    const kept = table;
    const beats = kept === undefined ? undefined : states.map((state) => advance(kept, game.tableOf(state, viewer) as object) ?? null);
    const view = game.view(game.clone(position), viewer);
    // A copy, for it moves on with the next events.
    table = copyPlain(view.table) as object;
    if (at < from) continue;
    const moment = { at, heard: told, view, ...(beats === undefined ? {} : { beats }) };
    list.push(moment as typeof moment & ReplayMoment);
  }
  return list;
}
