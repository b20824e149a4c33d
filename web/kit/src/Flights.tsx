import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Happening } from './board.ts';
import styles from './Flights.module.css';

/** A piece on its way: from the first of these places that is in sight to the first of those. Without a goal it rises where it is. */
export type Flight = {
  readonly from: readonly string[];
  readonly to?: readonly string[];
  readonly piece: ReactNode;
  readonly className?: string;
};

type Point = { readonly x: number; readonly y: number };
type Airborne = { readonly key: string; readonly flight: Flight; readonly from: Point; readonly by: Point; readonly rises: boolean };

/** The middle of the first of these places on the screen. Places carry `data-target`, wherever on the table they are. */
function find(spots: readonly string[]): Point | undefined {
  for (const spot of spots) {
    for (const element of document.querySelectorAll(`[data-target="${CSS.escape(spot)}"],[data-spot="${CSS.escape(spot)}"]`)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width > 0 && x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight) return { x, y };
    }
  }
  return undefined;
}

/** Pieces fly over the whole table while an event is shown: from the board to a seat, from the hand to the board. */
export function Flights({ happening, flights }: { readonly happening: Happening | undefined; readonly flights: readonly Flight[] }) {
  const [air, setAir] = useState<{ readonly id: number; readonly list: readonly Airborne[] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the flights of a happening never change
  useLayoutEffect(() => {
    if (happening === undefined || flights.length === 0) return setAir(undefined);
    const list = flights.flatMap((flight, i): Airborne[] => {
      const from = find(flight.from);
      const to = flight.to === undefined ? undefined : find(flight.to);
      const start = from ?? to;
      if (start === undefined) return [];
      const rises = from === undefined || to === undefined;
      return [
        { key: `${happening.id} ${i}`, flight, from: start, by: rises ? { x: 0, y: 0 } : { x: to.x - from.x, y: to.y - from.y }, rises },
      ];
    });
    setAir({ id: happening.id, list });
  }, [happening?.id]);
  if (air === undefined || happening === undefined || air.id !== happening.id) return null;
  return createPortal(
    <div className={styles.sky} aria-hidden="true">
      {air.list.map(({ key, flight, from, by, rises }, i) => (
        <span
          key={key}
          className={[styles.flight, rises ? styles.rises : '', flight.className ?? ''].join(' ')}
          style={{
            left: from.x,
            top: from.y,
            '--dx': `${by.x}px`,
            '--dy': `${by.y}px`,
            '--ms': `${Math.max(200, Math.min(happening.ms, 900))}ms`,
            '--wait': `${Math.min(i * 70, 210)}ms`,
          }}
        >
          {flight.piece}
        </span>
      ))}
    </div>,
    document.body,
  );
}
