import type { PuzzleShare } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { api } from '../net/api.ts';
import type { Day } from './daily.ts';

/** Of fewer the share says nothing, or too much about somebody. */
const LEAST = 5;

/** How many players here have found a day's puzzle; undefined before it is answered, where too few have, and without a server. */
export function useShare(game: string, day: Day, over: boolean): PuzzleShare | undefined {
  const [share, setShare] = useState<PuzzleShare>();
  useEffect(() => {
    if (!over) return;
    let wanted = true;
    api.puzzleShare(game, day).then(
      (now) => {
        if (wanted) setShare(now);
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game, day, over]);
  return share === undefined || share.answered < LEAST ? undefined : share;
}
