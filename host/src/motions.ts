import type { Seat } from '@orrery/kernel';

/** What somebody wants the table to agree on. */
export type Wanted =
  /** Nobody wins. */
  | { readonly what: 'end' }
  /** Clocks stand still until then. */
  | { readonly what: 'pause'; readonly until: number }
  | { readonly what: 'resume' }
  /** Back to when this many answers stood, whatever was rolled, shown or answered since. */
  | { readonly what: 'undo'; readonly to: number };

export type MotionKind = Wanted['what'];

/** A question to the table. Whoever asks has said yes. */
export type Motion = {
  readonly by: Seat;
  readonly wanted: Wanted;
  readonly time: number;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
};

/** The longest pause a table can agree on: longer ones are agreed on again. */
export const LONGEST_PAUSE = 30 * 24 * 60 * 60_000;

/** What came of a question: taking back needs everybody, the rest more than half; undefined while it is open. */
export function carried({ wanted, yes, no }: Motion, voters: readonly Seat[]): boolean | undefined {
  const count = (seats: readonly Seat[]): number => seats.filter((s) => voters.includes(s)).length;
  const all = wanted.what === 'undo';
  const enough = all ? voters.length : Math.floor(voters.length / 2) + 1;
  if (count(yes) >= enough) return true;
  return count(no) > voters.length - enough ? false : undefined;
}

/** The question with one more answer; minds may change. */
export const answered = (motion: Motion, seat: Seat, yes: boolean): Motion => {
  const without = (seats: readonly Seat[]): Seat[] => seats.filter((s) => s !== seat);
  const added = (seats: readonly Seat[]): Seat[] => [...without(seats), seat].sort((a, b) => a - b);
  return { ...motion, yes: yes ? added(motion.yes) : without(motion.yes), no: yes ? without(motion.no) : added(motion.no) };
};
