import type { ReplayMoment } from '@orrery/host';
import type { Happening } from '@orrery/kit';
import { useEffect, useRef, useState } from 'react';

/** A move without anything to show stays for this long. */
const LEAST_MS = 500;

export interface Player {
  readonly moments: readonly ReplayMoment[];
  readonly at: number;
  readonly playing: boolean;
  readonly speed: number;
  readonly duration: ((event: unknown) => number) | undefined;
  show(at: number): void;
  stop(): void;
}

/** While playing, shows the events of a move one after the other, then goes on. A move comes on the table together with its first event. */
export function usePlaying(player: Player): Happening | undefined {
  const { moments, playing, speed, duration } = player;
  const [happening, setHappening] = useState<Happening>();
  const count = useRef(0);
  const now = useRef(player);
  now.current = player;
  useEffect(() => {
    if (!playing) return;
    let timer: ReturnType<typeof setTimeout>;
    const eventsAt = (at: number) =>
      (moments[at]?.heard.events ?? []).flatMap((event) => {
        const ms = (duration?.(event) ?? 700) / speed;
        return ms > 0 ? [{ event, ms }] : [];
      });
    const play = (at: number) => {
      const events = eventsAt(at);
      let spent = 0;
      const next = () => {
        const first = events.shift();
        setHappening(first === undefined ? undefined : { id: ++count.current, ...first });
        const ms = first?.ms ?? 0;
        spent += ms;
        timer = events.length > 0 ? setTimeout(next, ms) : setTimeout(onward, ms + Math.max(0, LEAST_MS / speed - spent));
      };
      next();
    };
    const onward = () => {
      const { at, show, stop } = now.current;
      if (at + 1 >= moments.length) {
        stop();
        return;
      }
      show(at + 1);
      play(at + 1);
    };
    play(now.current.at);
    return () => {
      clearTimeout(timer);
      setHappening(undefined);
    };
  }, [moments, playing, speed, duration]);
  return happening;
}
