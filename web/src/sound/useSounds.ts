import type { TableStatus } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import type { BoardModule, Cue, Happening } from '@orrery/kit';
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
  useEffect(() => {
    if (!wanted || happening === undefined) return;
    const cue = board?.cue?.(happening.event);
    const { seat } = happening.event as { readonly seat?: Seat };
    if (cue !== undefined) heard(cue, seat === undefined || seat === viewer ? 1 : AFAR);
  }, [wanted, happening, board, viewer]);
  // Only for whoever was there when it ended.
  const before = useRef(status);
  useEffect(() => {
    if (status === 'over' && before.current === 'playing') heard('win');
    before.current = status;
  }, [status]);
}
