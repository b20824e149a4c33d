import type { Streak } from '@orrery/protocol';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../net/api.ts';
import { useMe } from '../state/me.ts';
import { counted, type Day, keepStreak, keptStreak } from './daily.ts';

/** A player's days in a row are the same on all devices: tells the server what this one knows, and hears what the others told. */
async function shared(game: string, streak: Streak): Promise<Streak | undefined> {
  try {
    if (useMe.getState().avatar === undefined) await api.me();
    // Of guests nothing is kept but here.
    if (typeof useMe.getState().avatar !== 'number') return undefined;
    const now = await api.puzzles(game, streak);
    keepStreak(game, now);
    return now;
  } catch {
    // Without a server, or while it is away, this device counts alone and tells it next time.
    return undefined;
  }
}

/** Days in a row of a game's daily puzzles: on this device, and for players wherever they play. */
export function useStreak(game: string, day: Day, daily: boolean) {
  const [streak, setStreak] = useState(() => keptStreak(game));
  const [everywhere, setEverywhere] = useState(false);
  const share = useCallback(
    async (own: Streak) => {
      const now = await shared(game, own);
      setEverywhere(now !== undefined);
      if (now !== undefined) setStreak(now);
    },
    [game],
  );
  useEffect(() => {
    if (daily) void share(keptStreak(game));
  }, [daily, game, share]);
  const ended = useCallback(
    (found: boolean) => {
      if (!daily) return;
      const now = counted(keptStreak(game), day, found);
      keepStreak(game, now);
      setStreak(now);
      void share(now);
    },
    [daily, game, day, share],
  );
  return { streak, everywhere, ended };
}
