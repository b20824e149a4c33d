/**
 * Choosing step by step: a press on a spot keeps the options that are given there; with one left it is the answer. The map, one's
 * own place and the cards share what has been taken up, so it is kept here, for one question at a time.
 */
import type { BoardOption, BoardQuestion } from '@orrery/kit';
import { useSyncExternalStore } from 'react';
import { type Spot, wayOf } from './aim.ts';
import type { Props } from './common.tsx';

type Taken = { readonly at: number; readonly decision: string; readonly spots: readonly Spot[] };
const NOTHING: Taken = { at: -1, decision: '', spots: [] };
let taken = NOTHING;
const listeners = new Set<() => void>();
function set(next: Taken): void {
  taken = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = (): Taken => taken;
const atFirst = (): Taken => NOTHING;

/** The options of a question by spot, found once for each question. */
type Ways = ReadonlyMap<Spot, readonly BoardOption[]>;
const known = new WeakMap<BoardQuestion, { readonly by: Ways; readonly of: ReadonlyMap<BoardOption, readonly Spot[]> }>();
function waysOf(question: BoardQuestion, table: Props['view']['table']) {
  const before = known.get(question);
  if (before !== undefined) return before;
  const by = new Map<Spot, BoardOption[]>();
  const of = new Map<BoardOption, readonly Spot[]>();
  for (const option of question.options) {
    const way = wayOf(question.ask, option.answer, table);
    of.set(option, way);
    for (const spot of way) by.set(spot, [...(by.get(spot) ?? []), option]);
  }
  const ways = { by, of };
  known.set(question, ways);
  return ways;
}

const NONE: readonly BoardOption[] = [];

export type Picks = {
  /** What has been taken up on the way to an answer, in order. */
  readonly taken: readonly Spot[];
  /** The options still possible. */
  readonly left: readonly BoardOption[];
  /** Those of them that are given at this spot. */
  at(spot: Spot): readonly BoardOption[];
  /** The only option at a spot, when pressing it answers. */
  single(spot: Spot): BoardOption | undefined;
  /** The spots of an option. */
  wayOf(option: BoardOption): readonly Spot[];
  /** Pressing a spot: answers, takes up, or puts back what was taken. */
  press(spot: Spot): void;
  back(): void;
};

function picksOf(props: Pick<Props, 'question' | 'view' | 'choose'>, kept: Taken): Picks {
  const { question } = props;
  if (question === undefined)
    return { taken: [], left: NONE, at: () => NONE, single: () => undefined, wayOf: () => [], press() {}, back() {} };
  const ways = waysOf(question, props.view.table);
  const valid = kept.at === props.view.decisions && kept.decision === question.ask.decision;
  const spots = valid ? kept.spots : NOTHING.spots;
  const fits = (option: BoardOption): boolean => spots.every((spot) => ways.of.get(option)?.includes(spot));
  const left = spots.length === 0 ? question.options : question.options.filter(fits);
  const at = (spot: Spot): readonly BoardOption[] => {
    const here = ways.by.get(spot) ?? NONE;
    return spots.length === 0 ? here : here.filter(fits);
  };
  const single = (spot: Spot): BoardOption | undefined => {
    const here = at(spot);
    return here.length === 1 && !spots.includes(spot) ? here[0] : undefined;
  };
  const keep = (next: readonly Spot[]): void => set({ at: props.view.decisions, decision: question.ask.decision, spots: next });
  return {
    taken: spots,
    left,
    at,
    single,
    wayOf: (option) => ways.of.get(option) ?? [],
    press(spot) {
      if (spots.includes(spot)) return keep(spots.filter((other) => other !== spot));
      const here = at(spot);
      if (here.length === 1) {
        set(NOTHING);
        props.choose(here[0].answer);
      } else if (here.length > 1) keep([...spots, spot]);
      else if ((ways.by.get(spot)?.length ?? 0) > 0) keep([spot]);
    },
    back: () => set(NOTHING),
  };
}

export function usePicks(props: Pick<Props, 'question' | 'view' | 'choose'>): Picks {
  return picksOf(props, useSyncExternalStore(subscribe, current, atFirst));
}
