/** How long an event is shown that is not named otherwise. */
export const USUAL_MS = 500;

/**
 * A board's `duration`: events that take longer or shorter than usual, by their ms: `durations<Event>({ 250: ['paid'], 1200: ['roundBegan'] })`. What
 * changes the table takes longest, bookkeeping shortest.
 */
export function durations<E extends { readonly type: string }>(
  times: Readonly<Record<number, readonly E['type'][]>>,
): (event: E) => number {
  const ms = new Map(Object.entries(times).flatMap(([time, types]) => types.map((type) => [type, Number(time)] as const)));
  return ({ type }) => ms.get(type) ?? USUAL_MS;
}

/** Whether an event is one of these: a board's `joins`. */
export function among<E extends { readonly type: string }>(types: readonly E['type'][]): (event: E) => boolean {
  const known = new Set<string>(types);
  return ({ type }) => known.has(type);
}
