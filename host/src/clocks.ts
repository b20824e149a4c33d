import type { Seat } from '@orrery/kernel';

/** No clock, or a bank of time for each seat that grows by an increment with each answer. Milliseconds. */
export type ClockRule = { readonly kind: 'none' } | { readonly kind: 'bank'; readonly bank: number; readonly increment: number };

export type ClockState = {
  /** When the banks below were true. */
  readonly asOf: number;
  readonly left: readonly number[];
  /** Seats whose time is running. */
  readonly running: readonly Seat[];
};

export const newClocks = (rule: ClockRule, seats: number, now: number): ClockState | null =>
  rule.kind === 'none' ? null : { asOf: now, left: Array.from({ length: seats }, () => rule.bank), running: [] };

/** The clocks at a later moment: what ran has run down. Time never goes back, whatever a machine's clock does. */
export function passed(clocks: ClockState, now: number): ClockState {
  const spent = Math.max(0, now - clocks.asOf);
  return {
    asOf: Math.max(now, clocks.asOf),
    left: clocks.left.map((ms, seat) => (clocks.running.includes(seat) ? Math.max(0, ms - spent) : ms)),
    running: clocks.running,
  };
}

export const credited = (clocks: ClockState, seat: Seat, increment: number): ClockState => ({
  ...clocks,
  left: clocks.left.map((ms, s) => (s === seat ? ms + increment : ms)),
});

export const runningFor = (clocks: ClockState, running: readonly Seat[]): ClockState => ({ ...clocks, running });

/** The seat whose time is up first, and when. */
export function nextTimeout(clocks: ClockState): { readonly seat: Seat; readonly time: number } | undefined {
  let first: { seat: Seat; time: number } | undefined;
  for (const seat of clocks.running) {
    const time = clocks.asOf + clocks.left[seat];
    if (first === undefined || time < first.time) first = { seat, time };
  }
  return first;
}
