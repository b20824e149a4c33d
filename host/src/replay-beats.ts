import type { Sendable, View } from '@orrery/kernel';
import { type Patch, patched } from './delta.ts';
import type { Heard } from './payload.ts';

/** One moment of a match as a viewer saw it, or would have. */
export type ReplayMoment<V = unknown> = Sendable & {
  readonly at: number;
  readonly heard: Heard;
  readonly view: View<V>;
  /** How the table changed up to each of the events, from the moment before on; null where it did not. The setting up has none. */
  readonly beats?: readonly (Patch | null)[];
};

/** An event of a replay, and the views before and right after it. */
export type ReplayBeat<V = unknown> = { readonly event: unknown; readonly before: View<V> | undefined; readonly view: View<V> };

/** What a moment tells, event by event, following on the moment before. */
export function replayBeats<V>(
  previous: ReplayMoment<V> | undefined,
  { heard: { events }, view, beats }: ReplayMoment<V>,
): ReplayBeat<V>[] {
  if (previous === undefined || beats === undefined) return events.map((event) => ({ event, before: undefined, view }));
  let now = previous.view;
  return events.map((event, i) => {
    const before = now;
    const patch = beats[i] ?? undefined;
    if (patch !== undefined) now = { ...now, table: patched(now.table, patch) };
    return { event, before, view: now };
  });
}
