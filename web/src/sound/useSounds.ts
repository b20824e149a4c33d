import type { TableStatus } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import type { BoardModule, Cue, CueTable, Happening } from '@orrery/kit';
import { useEffect, useRef } from 'react';
import { useSettings } from '../state/settings.ts';

/** Others are heard from further away. */
const AFAR = 0.5;

/** Plays a cue for whoever wants sounds; everything about them is fetched with the first. */
export function heard(cue: Cue, share = 1): void {
  const { sounds, volume } = useSettings.getState();
  if (sounds) void import('./player.ts').then(({ play }) => play(cue, volume * share));
}

/** What happens at the table, by the game's own list. Whoever wants everything at once hears nothing of it. */
export function useSounds(
  board: BoardModule | undefined,
  happening: Happening | undefined,
  viewer: Seat,
  status: TableStatus | undefined,
): void {
  const wanted = useSettings(({ sounds, pace }) => sounds && pace !== 'instant');
  const table = useRef<Promise<CueTable> | undefined>(undefined);
  const sounds = board?.sounds;
  useEffect(() => {
    if (!wanted || happening === undefined || sounds === undefined) return;
    const event = happening.event as { readonly type: string; readonly seat?: Seat };
    table.current ??= sounds();
    void table.current.then((cues) => {
      const cue = cues.get(event.type);
      if (cue !== undefined && cue !== 'silent') heard(cue, event.seat === undefined || event.seat === viewer ? 1 : AFAR);
    });
  }, [wanted, happening, sounds, viewer]);
  // Only for whoever was there when it ended.
  const before = useRef(status);
  useEffect(() => {
    if (status === 'over' && before.current === 'playing') heard('win');
    before.current = status;
  }, [status]);
}
