import type { BoardOption, BoardQuestion, OptionStep } from '@orrery/kit';
import { keyAt } from './keys.ts';

/** A row of the list: an option, or a first step with what may follow it. */
export type Row = {
  readonly key: string;
  readonly step: OptionStep | undefined;
  readonly options: readonly [BoardOption, ...BoardOption[]];
  /** What an option is called that is alone behind its step. */
  readonly called?: string;
};

/** More rows than this nobody reads: from there on one chooses what to do first, and then to what. */
export const MOST_ROWS = 12;

export interface Sorting {
  stepOf(option: BoardOption): OptionStep | undefined;
  /** It ends the turn or the question: always last. */
  ends(option: BoardOption): boolean;
  /** What makes it the same as another option. */
  same?(option: BoardOption): string | undefined;
  /** The step for what is left over. */
  more(count: number): OptionStep;
}

type Draft = { readonly step: OptionStep | undefined; readonly options: [BoardOption, ...BoardOption[]]; readonly called?: string };

/** The rows of a question. An option that would be alone behind its step stands there itself; so does what a lesson opens, and first. */
export function rowsOf(options: readonly BoardOption[], { stepOf, ends, more, same }: Sorting): Row[] {
  const last = options.filter(ends);
  const guided = options.some(({ closed }) => closed !== undefined);
  // Of those that do the same the first has the row; the others share its key on the board.
  const alike = new Map<unknown, [BoardOption, ...BoardOption[]]>();
  for (const option of options.filter((one) => !last.includes(one))) {
    const kind = (guided ? undefined : same?.(option)) ?? option;
    const first = alike.get(kind);
    if (first === undefined) alike.set(kind, [option]);
    else first.push(option);
  }
  const sharing = new Map([...alike.values()].map((all) => [all[0], all]));
  const others = [...sharing.keys()];
  const alone = (option: BoardOption): Draft => ({ step: undefined, options: sharing.get(option) ?? [option] });
  let drafts = others.map(alone);
  const many = options.length > MOST_ROWS;
  const grouped = (option: BoardOption): OptionStep | undefined => {
    const step = stepOf(option);
    // What may be done at any time is no answer to this question: a row with a count, however few options there are.
    return many || step?.always === true || option.interjection ? step : undefined;
  };
  if (many || others.some((option) => grouped(option) !== undefined)) {
    const steps = new Map<string, Draft>();
    drafts = [];
    const isOpen = ({ closed }: BoardOption): boolean => guided && closed === undefined;
    for (const option of others.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)))) {
      const step = isOpen(option) ? undefined : grouped(option);
      const known = step === undefined ? undefined : steps.get(step.key);
      if (known !== undefined) {
        known.options.push(option);
        continue;
      }
      const draft: Draft = { step, options: [option] };
      if (step !== undefined) steps.set(step.key, draft);
      drafts.push(draft);
    }
    drafts = drafts.map(({ step, options }) => {
      if (options.length > 1) return { step, options };
      return { ...alone(options[0]), ...(step?.whole === true ? { called: step.words } : {}) };
    });
    const room = MOST_ROWS - last.length;
    const [first, ...left] = many && drafts.length > room ? drafts.slice(room - 1).flatMap((draft) => draft.options) : [];
    if (first !== undefined) drafts = [...drafts.slice(0, room - 1), { step: more(left.length + 1), options: [first, ...left] }];
  }
  return [...drafts, ...last.map(alone)].map((draft, index) => ({ ...draft, key: keyAt(index) }));
}

/** The rows behind a step. */
export const rowsBehind = ({ options }: Row): Row[] =>
  options.map((option, index) => ({ key: keyAt(index), step: undefined, options: [option] }));

/** Rows that are uses of one card, one after the other, are one line. */
export function byCard(rows: readonly Row[], cardOf: (option: BoardOption) => string | undefined): Row[][] {
  const lines: Row[][] = [];
  let before: string | undefined;
  for (const row of rows) {
    const card = cardOf(row.options[0]);
    if (card !== undefined && card === before) lines.at(-1)?.push(row);
    else lines.push([row]);
    before = card;
  }
  return lines;
}

/** The question and its rows with their keys: every place of a step carries the key of that step, and what is not among the rows has none. */
export function withKeys(
  question: BoardQuestion,
  rows: readonly Row[],
): { readonly question: BoardQuestion; readonly rows: readonly Row[] } {
  const keys = new Map(rows.flatMap(({ key, options }) => options.map((option) => [option, key] as const)));
  const keyed = new Map(question.options.map((option) => [option, { ...option, key: keys.get(option) ?? '' }]));
  const withKey = (option: BoardOption): BoardOption => keyed.get(option) ?? option;
  return {
    question: { ...question, options: [...keyed.values()] },
    rows: rows.map(({ options: [first, ...others], ...row }) => ({ ...row, options: [withKey(first), ...others.map(withKey)] })),
  };
}
