import { type Game, heard, newEffects, type Position, type Seat, type Sendable, samePlain, type View } from '@orrery/kernel';
import type { StoredAct } from './acts.ts';
import { asDeclined, Declined } from './declined.ts';
import type { Heard } from './payload.ts';
import { standing, type TableSetup } from './record.ts';

/** One moment of a match as a viewer saw it, or would have. */
export type ReplayMoment<V = unknown> = Sendable & { readonly at: number; readonly heard: Heard; readonly view: View<V> };

type Walked = { readonly heard: Heard; readonly position: Position };

/** Goes through the standing answers from the beginning, telling the viewer's part of each. Answers taken back are no part of it. */
function* walk(game: Game, setup: TableSetup, acts: readonly StoredAct[], viewer: Seat, upTo: number): Generator<Walked> {
  const versions = setup.base?.eras ?? [];
  if (versions.some((e) => e.version !== game.version)) throw new Declined('otherVersion');
  const shares = (a: Seat, b: Seat): boolean => a === b || game.definition.shares?.(setup.config, a, b) === true;
  const tell = (seq: number, at: number, what: 'setup' | 'answer', seat: Seat, events: Parameters<typeof heard>[0]): Heard => {
    const told = { seq, at, what, seat, events: heard(events, viewer, shares) };
    return told as typeof told & Heard;
  };
  const opening = newEffects();
  const position = game.start(setup.config, setup.seed, opening);
  const answers = standing(setup, acts);
  yield { heard: tell(0, 0, 'setup', 0, opening.events), position };
  for (let i = 0; i < answers.length && i < upTo; i++) {
    const { seq, entry, level } = answers[i];
    const effects = newEffects();
    try {
      game.answer(position, entry.seat, entry.decision, entry.answer, effects);
    } catch (error) {
      throw asDeclined(error);
    }
    if (!samePlain(effects.rolls, entry.rolls)) throw new Declined('otherVersion');
    const told = tell(seq, i + 1, 'answer', entry.seat, effects.events);
    yield { heard: level === undefined ? told : { ...told, level }, position };
  }
}

/** What a viewer heard from answer `from` to answer `to`, the setting up being number 0. */
export function history(game: Game, setup: TableSetup, acts: readonly StoredAct[], viewer: Seat, from: number, to: number): Heard[] {
  const list: Heard[] = [];
  for (const moment of walk(game, setup, acts, viewer, to)) if (moment.heard.at >= from) list.push(moment.heard);
  return list;
}

/** The same with the view after each of them: what a replay shows. */
export function replayMoments(
  game: Game,
  setup: TableSetup,
  acts: readonly StoredAct[],
  viewer: Seat,
  from: number,
  to: number,
): ReplayMoment[] {
  const list: ReplayMoment[] = [];
  for (const { heard: told, position } of walk(game, setup, acts, viewer, to)) {
    if (told.at < from) continue;
    const moment = { at: told.at, heard: told, view: game.view(game.clone(position), viewer) };
    list.push(moment as typeof moment & ReplayMoment);
  }
  return list;
}
