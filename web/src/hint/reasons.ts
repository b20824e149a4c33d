import type { Outlook } from '@orrery/bots';
import type { View } from '@orrery/kernel';
import type { BoardModule, BoardProps } from '@orrery/kit';
import { type Change, changesBetween } from '../table/changes.ts';

/** Why an option is good, or what may go wrong with it. */
export type Reason =
  | { readonly kind: 'thisTurn' | 'setsUp'; readonly changes: readonly Change[] }
  | { readonly kind: 'taken' | 'short'; readonly chance: number; readonly points: number };

/** A line has room for this many. */
const MOST_CHANGES = 4;
/** A mean that is nearer to nothing than this is nothing. */
const LEAST = 0.25;
/** What happens more seldom than this is not worth a word. */
const LEAST_RISK = 0.1;

export type Eyes = { readonly board: BoardModule | undefined; readonly props: BoardProps };

/** What is different on these tables on average, as the board counts, points first. */
function meanChanges(before: readonly unknown[], after: readonly unknown[], { board, props }: Eyes): Change[] {
  const { view, viewer } = props;
  const sums = new Map<string, Change>();
  after.forEach((table, i) => {
    const from = before.length === 1 ? before[0] : before[i];
    for (const change of changesBetween({ ...view, table: from } as View, { ...view, table } as View, board, props, viewer)) {
      const by = change.by / after.length + (sums.get(change.key)?.by ?? 0);
      sums.set(change.key, { ...change, by });
    }
  });
  return [...sums.values()].map((change) => ({ ...change, by: rounded(change.by) }));
}

/** Whole where it is nearly whole, else to the half: a few worlds tell no more. */
const rounded = (by: number): number => (Math.abs(by) < LEAST ? 0 : Math.round(2 * by) / 2);

const said = (changes: readonly Change[]): Change[] => changes.filter(({ by }) => by !== 0).slice(0, MOST_CHANGES);

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** At most three reasons for an option: what the turn brings and costs, what it sets up beyond what the others would, what may go wrong. */
export function reasonsFor(outlook: Outlook, others: readonly Outlook[], eyes: Eyes): Reason[] {
  const reasons: Reason[] = [];
  const now = said(meanChanges([eyes.props.view.table], outlook.turnEnd, eyes));
  if (now.length > 0) reasons.push({ kind: 'thisTurn', changes: now });
  const later = setUp(outlook, others, eyes);
  if (later.length > 0) reasons.push({ kind: 'setsUp', changes: later });
  const risk = riskOf(outlook);
  if (risk !== undefined) reasons.push(risk);
  return reasons;
}

/** What comes between the end of this turn and the next one, where it is more than after the other options. */
function setUp(outlook: Outlook, others: readonly Outlook[], eyes: Eyes): Change[] {
  const own = meanChanges(outlook.turnEnd, outlook.nextTurn, eyes).filter(({ by }) => by > 0);
  if (others.length === 0) return said(own);
  const theirs = others.map((other) => new Map(meanChanges(other.turnEnd, other.nextTurn, eyes).map(({ key, by }) => [key, by])));
  return said(own.filter(({ key, by }) => theirs.some((other) => by > (other.get(key) ?? 0))));
}

function riskOf({ points: { turnEnd, nextTurn } }: Outlook): Reason | undefined {
  const worlds = turnEnd.length;
  const lost = turnEnd.map((had, i) => had - (nextTurn[i] ?? had)).filter((by) => by >= 1);
  // What luck mostly brings is what one hopes for.
  const hope = [...turnEnd].sort((a, b) => a - b)[Math.floor(worlds / 2)] ?? 0;
  const missed = turnEnd.map((had) => hope - had).filter((by) => by >= 1);
  const risks = [
    { kind: 'taken', chance: lost.length / worlds, points: rounded(meanOf(lost)) },
    { kind: 'short', chance: missed.length / worlds, points: rounded(meanOf(missed)) },
  ] as const;
  return risks.filter(({ chance }) => chance >= LEAST_RISK).sort((a, b) => b.chance * b.points - a.chance * a.points)[0];
}

/** By how much one answer leaves its seat with more, or less, than another, by the tables when its next turn begins. */
export function comparedWith(better: readonly unknown[], played: readonly unknown[], eyes: Eyes): Change[] {
  const by = (tables: readonly unknown[]): Change[] => meanChanges([eyes.props.view.table], tables, eyes);
  const than = new Map(by(played).map((change) => [change.key, change.by]));
  const own = by(better);
  const all = [
    ...own,
    ...by(played)
      .filter(({ key }) => own.every((change) => change.key !== key))
      .map((change) => ({ ...change, by: 0 })),
  ];
  return said(all.map((change) => ({ ...change, by: change.by - (than.get(change.key) ?? 0) })));
}
