/** What is on its way while an event is shown. */
import { Flights, Icon, SeatToken, seatClass } from '@orrery/kit';
import { Hull, type Props } from './common.tsx';
import styles from './Flying.module.css';
import { type Cargo, flightsOf } from './flights.ts';
import { COLONY, LASTING, MARKER, MEDAL, ORE, SUPPLY_FILLED, UPGRADE } from './glyphs.ts';

export function Flying({ props: { happening, motion } }: { readonly props: Props }) {
  const flights = happening === undefined || !motion ? [] : flightsOf(happening.event);
  return (
    <Flights
      happening={happening}
      flights={flights.map(({ cargo, ...way }) => ({
        ...way,
        piece: <Drawn cargo={cargo} />,
        className: 'seat' in cargo ? seatClass(cargo.seat) : '',
      }))}
    />
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
