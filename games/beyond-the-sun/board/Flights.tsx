/** Pieces on their way across the whole table, board and mats alike. */
import { Icon, SeatToken, seatClass } from '@orrery/kit';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx, Hull, type Props } from './common.tsx';
import styles from './Flights.module.css';
import { type Cargo, flightsOf } from './flights.ts';
import { COLONY, LASTING, MARKER, MEDAL, ORE, SUPPLY_FILLED, UPGRADE } from './glyphs.ts';

type Point = readonly [x: number, y: number];
type Seen = { readonly cargo: Cargo; readonly from: Point; readonly to: Point; readonly rises: boolean };

/** The middle of the first of these places that can be seen. */
function find(spots: readonly string[]): Point | undefined {
  for (const spot of spots) {
    for (const element of document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width > 0 && left < window.innerWidth && top < window.innerHeight) return [left + width / 2, top + height / 2];
    }
  }
  return undefined;
}

export function Flights({ props }: { readonly props: Props }) {
  const { happening, motion } = props;
  const [seen, setSeen] = useState<{ readonly id: number; readonly flights: readonly Seen[] }>();
  useLayoutEffect(() => {
    if (happening === undefined || !motion) return setSeen(undefined);
    const flights = flightsOf(happening.event).flatMap(({ cargo, from, to }): Seen[] => {
      const begins = find(from);
      if (begins === undefined) return [];
      const ends = to === undefined ? undefined : find(to);
      return [{ cargo, from: begins, to: ends ?? [begins[0], begins[1] - 34], rises: ends === undefined }];
    });
    setSeen(flights.length === 0 ? undefined : { id: happening.id, flights });
  }, [happening, motion]);
  if (seen === undefined || happening === undefined || seen.id !== happening.id) return null;
  return createPortal(
    <div className={styles.sky} aria-hidden="true">
      {seen.flights.map(({ cargo, from, to, rises }, i) => (
        <span
          key={`${seen.id} ${i}`}
          className={cx(styles.flight, rises && styles.rises, 'seat' in cargo && seatClass(cargo.seat))}
          style={{
            left: from[0],
            top: from[1],
            '--dx': `${to[0] - from[0]}px`,
            '--dy': `${to[1] - from[1]}px`,
            animationDuration: `${Math.min(happening.ms, 700)}ms`,
            animationDelay: `${Math.min(i * 60, 180)}ms`,
          }}
        >
          <Drawn cargo={cargo} />
        </span>
      ))}
    </div>,
    document.body,
  );
}

function Drawn({ cargo }: { readonly cargo: Cargo }) {
  switch (cargo.kind) {
    case 'pawn':
      return <SeatToken seat={cargo.seat} size={34} />;
    case 'cube':
      return <Icon of={SUPPLY_FILLED} size={28} />;
    case 'ship':
      return <Hull level={cargo.level} size={32} />;
    case 'marker':
      return <Icon of={MARKER[cargo.marker]} size={28} />;
    case 'ore':
      return (
        <b className={styles.sum}>
          {cargo.by > 0 ? `+${cargo.by}` : `−${-cargo.by}`}
          <Icon of={ORE} size={20} />
        </b>
      );
    case 'upgrade':
      return (
        <b className={styles.sum}>
          <Icon of={UPGRADE} size={20} />
          {cargo.by}
        </b>
      );
    case 'medal':
      return <Icon of={MEDAL} size={36} className={styles.gold ?? ''} />;
    case 'colony':
      return <Icon of={COLONY} size={36} className={styles.gold ?? ''} />;
    case 'power':
      return <Icon of={LASTING} size={28} className={styles.gold ?? ''} />;
    case 'card':
      return <i className={styles.card} />;
  }
}
