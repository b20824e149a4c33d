import { useEffect, useRef } from 'react';
import { nextStop, type Stop } from './stops.ts';

/** A move without anything to show stays for this long. */
const LEAST_MS = 500;

export interface Player {
  readonly stop: Stop;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: number;
  /** How long each event of a move is shown. */
  durations(at: number): readonly number[];
  show(stop: Stop): void;
  end(): void;
}

/** While playing, goes from stop to stop: every event for its time, and a move for a moment at least. */
export function usePlaying(player: Player): void {
  const { playing, speed, stop } = player;
  const now = useRef(player);
  now.current = player;
  useEffect(() => {
    if (!playing) return;
    const durations = now.current.durations(stop.at);
    const spent = durations.reduce((sum, ms) => sum + ms, 0);
    const ms = stop.beat === undefined ? Math.max(0, LEAST_MS - spent) : (durations[stop.beat] ?? 0);
    const timer = setTimeout(() => {
      const { last, durations: of, show, end } = now.current;
      if (stop.beat === undefined && stop.at >= last) end();
      else show(nextStop(stop, last, (at) => of(at).length));
    }, ms / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, stop]);
}
