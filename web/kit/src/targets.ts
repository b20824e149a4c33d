import { type AnswerOf, type ArgsOf, type GameTypes, isInterjection, type Named, type Seat } from '@orrery/kernel';
import { useSyncExternalStore } from 'react';
import { acts, isFocused } from './act.ts';
import type { BoardOption, BoardProps, BoardQuestion, BoardRefusal, Happening } from './board.ts';
import { onPress, onTap } from './press.ts';
import { useTable } from './table.tsx';

/** A place or piece of a board: 'place:3', 'card:psykrio', 'ship:0:2'. Answers, refusals, events and flights all point with these. */
export type Target = `${string}:${string | number}`;

/** What a board needs of a game's types. */
type BoardTypes = Pick<GameTypes, 'decisions' | 'interjection' | 'event' | 'table'>;

/** What an answer is given at: whose it is, and the table it points into. */
export type Around<V> = { readonly seat: Seat; readonly table: V };

/**
 * Where a game's answers point: `move: ({ from, to }) => [`place:${from}`, `place:${to}`]`. Every decision says it; an answer in words alone points
 * nowhere. What is picked first comes first, but a player may begin with any of them: as soon as one option is left, the click answers.
 */
export type Aims<G extends BoardTypes> = {
  readonly [D in keyof G['decisions']]: (
    answer: AnswerOf<G['decisions'][D]>,
    args: ArgsOf<G['decisions'][D]>,
    around: Around<G['table']>,
  ) => readonly Target[];
};

/** What an event points at: it lights up while the event is told, and pieces fly from the first to the last. */
export type Lights<G extends BoardTypes> = {
  readonly [T in G['event']['type']]?: (event: Extract<G['event'], { readonly type: T }>, table: G['table']) => readonly Target[];
};

/** Interjections interrupt any question, so they point for themselves. */
export type AimInterjection<G extends BoardTypes> = (answer: Named<G, 'interjection'>, around: Around<G['table']>) => readonly Target[];

/** The targets of one question: what may be pressed, and what pressing it does. */
export interface Targets<V = unknown> {
  /** The options given here that are still possible. */
  options(target: Target): readonly BoardOption<V>[];
  /** The one that pressing it answers with. */
  option(target: Target): BoardOption<V> | undefined;
  /** `taken` was picked, or is the only way to begin; `legal` may be pressed. */
  standing(target: Target): 'legal' | 'taken' | 'idle';
  /** It would be answered with, or is part of what is focused elsewhere. */
  focused(target: Target): boolean;
  /** What stands on its key sign: the key of the only option, or how many there are. */
  sign(target: Target): string;
  /** What is being told happens here. */
  lit(target: Target): boolean;
  /** Why it is no answer. */
  refusal(target: Target): BoardRefusal | undefined;
  /** Spread it onto the element that draws the target, HTML or SVG; `label` says what stands there, where several options are given. */
  at(target: Target, label?: string): Readonly<Record<string, unknown>>;
  /** Where an option points. */
  way(option: BoardOption<V>): readonly Target[];
  /** What has been picked on the way to an answer. */
  readonly taken: readonly Target[];
  /** The options still possible after that. */
  readonly left: readonly BoardOption<V>[];
  /** Options that point nowhere. */
  readonly elsewhere: readonly BoardOption<V>[];
  press(target: Target): void;
  /** Puts back what was picked. */
  back(): void;
}

/* What has been picked is shared by the board, one's own place and the cards, and forgotten with its question. */

type Taken = { readonly at: number; readonly decision: string; readonly targets: readonly Target[] };
const NOTHING: Taken = { at: -1, decision: '', targets: [] };
let taken = NOTHING;
const listeners = new Set<() => void>();
function keep(next: Taken): void {
  taken = next;
  for (const listener of listeners) listener();
}
const current = (): Taken => taken;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The options of a question by target, found once for each question. */
type Ways<V> = {
  readonly by: ReadonlyMap<Target, readonly BoardOption<V>[]>;
  readonly of: ReadonlyMap<BoardOption<V>, readonly Target[]>;
  readonly refused: ReadonlyMap<Target, BoardRefusal>;
  /** Where any answer points, also one that the question does not offer now. */
  readonly leads: (answer: unknown) => readonly Target[];
};

const NO_OPTIONS: readonly never[] = [];
const NO_TARGETS: readonly Target[] = [];
type Aim<V> = (answer: unknown, args: unknown, around: Around<V>) => readonly Target[];

/** The targets of a game's board: its own `useTargets(props)`, for every part of it. */
export function boardTargets<G extends BoardTypes>(aims: Aims<G>, lights: Lights<G>, interjected?: AimInterjection<G>) {
  type V = G['table'];
  type Props = BoardProps<V, G['event']>;
  const known = new WeakMap<BoardQuestion<V>, Ways<V>>();
  const shown = new WeakMap<Happening<G['event']>, readonly Target[]>();

  function waysOf({ question, view }: Pick<Props, 'question' | 'view'>): Ways<V> | undefined {
    if (question === undefined) return undefined;
    const before = known.get(question);
    if (before !== undefined) return before;
    const { ask } = question;
    const around = { seat: ask.seat, table: view.table };
    // The names of the table are looked up among typed ones here, and nowhere else.
    const aim = (aims as Readonly<Record<string, Aim<V>>>)[ask.decision];
    const wayOf = (answer: unknown): readonly Target[] =>
      isInterjection(answer)
        ? (interjected?.(answer as Named<G, 'interjection'>, around) ?? NO_TARGETS)
        : (aim?.(answer, ask.args, around) ?? NO_TARGETS);
    const by = new Map<Target, BoardOption<V>[]>();
    const of = new Map<BoardOption<V>, readonly Target[]>();
    for (const option of question.options) {
      const way = wayOf(option.answer);
      of.set(option, way);
      for (const target of way) {
        const here = by.get(target);
        if (here === undefined) by.set(target, [option]);
        else if (!here.includes(option)) here.push(option);
      }
    }
    const refused = new Map<Target, BoardRefusal>();
    for (const refusal of question.refusals) {
      const target = wayOf(refusal.refusal.what).at(-1);
      if (target !== undefined && !refused.has(target)) refused.set(target, refusal);
    }
    const ways = { by, of, refused, leads: wayOf };
    known.set(question, ways);
    return ways;
  }

  function litBy({ happening, view }: Pick<Props, 'happening' | 'view'>): readonly Target[] {
    if (happening === undefined) return NO_TARGETS;
    let targets = shown.get(happening);
    if (targets === undefined) {
      const light = lights[happening.event.type as G['event']['type']] as ((event: G['event'], table: V) => readonly Target[]) | undefined;
      targets = light?.(happening.event, view.table) ?? NO_TARGETS;
      shown.set(happening, targets);
    }
    return targets;
  }

  function targetsOf(props: Props, kept: Taken, inWords: (count: number) => string): Targets<V> {
    const { question, view } = props;
    const ways = waysOf(props);
    const lit = litBy(props);
    const picked =
      question !== undefined && kept.at === view.decisions && kept.decision === question.ask.decision ? kept.targets : NO_TARGETS;
    const wayOf = (option: BoardOption<V>): readonly Target[] => ways?.of.get(option) ?? NO_TARGETS;
    const options = (target: Target): readonly BoardOption<V>[] => {
      const here = ways?.by.get(target) ?? NO_OPTIONS;
      if (picked.length > 0) return here.filter((option) => picked.every((other) => wayOf(option).includes(other)));
      // Where the question is answered, what would interrupt it waits until another of its targets is picked.
      const answers = here.filter(({ interjection }) => !interjection);
      return answers.length > 0 ? answers : here;
    };
    const option = (target: Target): BoardOption<V> | undefined => {
      const here = options(target);
      return here.length === 1 && !picked.includes(target) ? here[0] : undefined;
    };
    // A target that every answer of several steps begins with needs no press of its own.
    const given = (target: Target): boolean => {
      const here = ways?.by.get(target) ?? NO_OPTIONS;
      if (here.length < 2 || question === undefined) return false;
      return (
        question.options.every((one) => one.interjection || wayOf(one).length < 2 || here.includes(one)) &&
        here.every((one) => wayOf(one).length > 1)
      );
    };
    const standing = (target: Target): 'legal' | 'taken' | 'idle' =>
      picked.includes(target) || given(target) ? 'taken' : options(target).length > 0 ? 'legal' : 'idle';
    const pick = (targets: readonly Target[]): void => keep({ at: view.decisions, decision: question?.ask.decision ?? '', targets });
    const press = (target: Target): void => {
      const [here, another] = options(target);
      if (picked.includes(target)) pick(picked.filter((other) => other !== target));
      else if (here !== undefined && another === undefined) {
        keep(NOTHING);
        props.choose(here.answer);
      } else if (another !== undefined) pick([...picked, target]);
      else if ((ways?.by.get(target)?.length ?? 0) > 0) pick([target]);
    };
    const focused = (target: Target): boolean => !picked.includes(target) && options(target).some((one) => isFocused(props, one));
    return {
      options,
      option,
      standing,
      focused,
      // A phone has no keys to press.
      sign: (target) =>
        standing(target) !== 'legal'
          ? ''
          : option(target) === undefined
            ? `${options(target).length}×`
            : props.layout === 'phone'
              ? ''
              : (option(target)?.key ?? ''),
      lit: (target) => lit.includes(target),
      refusal: (target) => ways?.refused.get(target),
      way: wayOf,
      taken: picked,
      get left() {
        return question?.options.filter((one) => picked.every((other) => wayOf(one).includes(other))) ?? NO_OPTIONS;
      },
      get elsewhere() {
        return question?.options.filter((one) => wayOf(one).length === 0) ?? NO_OPTIONS;
      },
      press,
      back: () => keep(NOTHING),
      at(target, label = '') {
        const marks = {
          'data-target': target,
          'data-taken': standing(target) === 'taken' || undefined,
          'data-lit': lit.includes(target) || undefined,
        };
        const only = option(target);
        if (only !== undefined) return { ...acts(props, only), ...marks };
        const here = options(target);
        if (here.length === 0 || (given(target) && !picked.includes(target))) return marks;
        return {
          ...marks,
          role: 'button',
          tabIndex: 0,
          'aria-label': `${label} ${inWords(here.length)}`.trim(),
          'aria-pressed': picked.includes(target),
          'data-legal': true,
          'data-focused': focused(target) || undefined,
          style: { cursor: 'pointer' },
          onClick: onTap(() => press(target)),
          onKeyDown: onPress(() => press(target)),
        };
      },
    };
  }

  return {
    useTargets(props: Props): Targets<V> {
      const kept = useSyncExternalStore(subscribe, current, current);
      const { words } = useTable();
      return targetsOf(props, kept, words.ways);
    },
    /** What the event being told points at, in the order pieces fly. */
    litBy,
    /** Where an option points, outside of components; what is closed points where it will. */
    wayOf: (props: Pick<Props, 'question' | 'view'>, option: BoardOption<V>): readonly Target[] =>
      waysOf(props)?.leads(option.answer) ?? NO_TARGETS,
  };
}
