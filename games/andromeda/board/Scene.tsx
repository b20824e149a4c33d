import { byEvent, type Seat } from '@orrery/kernel';
import {
  Banner,
  centreOf,
  cx,
  type Flight,
  Flights,
  Icon,
  icons,
  nameOfSeat,
  Pips,
  placed,
  SeatToken,
  seatClass,
  titleOf,
} from '@orrery/kit';
import type { CSSProperties, ReactNode } from 'react';
import { AIRLOCK_PLACE, type Place } from '../content/ship.ts';
import type { SpeciesId } from '../content/species.ts';
import type { Event, EventType, Points } from '../events.ts';
import { tileAt } from '../queries.ts';
import { PointBadge, type Props } from './common.tsx';
import { ROOM, SPECIES } from './glyphs.ts';
import type { Layout } from './layout.ts';
import { Ring } from './Room.tsx';
import styles from './Scene.module.css';
import { litBy } from './targets.ts';

const BANNERS: ReadonlySet<EventType> = new Set<EventType>(['roundBegan', 'turnBegan', 'gameEnded']);
/** Somebody is lost. */
const SAD: ReadonlySet<EventType> = new Set<EventType>(['contaminated', 'sacrificed', 'sentBack']);
/** A researcher goes, comes or is lost. */
const WALKS: ReadonlySet<EventType> = new Set<EventType>([...SAD, 'landed', 'called', 'cloned', 'moved', 'pushed', 'explored']);

const ownerOf = (event: Event): Seat | undefined => ('owner' in event ? event.owner : 'seat' in event ? event.seat : undefined);

/** What has just happened: pieces travel, rooms light up, great moments are told in large words. */
export function Scene({ props, layout }: { readonly props: Props; readonly layout: Layout }) {
  const { happening, motion } = props;
  if (happening === undefined) return null;
  const { event, ms, id } = happening;
  const places = litBy(props).flatMap((target) => (target.startsWith('place:') ? [Number(target.slice(6))] : []));
  const spot = (place: Place): CSSProperties => {
    const { x, y } = centreOf(layout.rooms[place]);
    return { left: x, top: y };
  };
  const emblem = event.type === 'explored' ? event.to : event.type === 'roomUsed' ? event.at : undefined;
  const large = largeOf(event, props);
  return (
    <div key={id} className={styles.scene} data-motion={motion} style={{ '--ms': `${Math.max(ms, 200)}ms` }} aria-hidden="true">
      {places.map((place) => {
        const seat = event.type === 'controlChecked' ? (tileAt(props.view.table, place)?.controller ?? undefined) : ownerOf(event);
        return (
          <div
            key={place}
            className={cx(styles.glow, SAD.has(event.type) ? styles.bad : seat !== undefined && seatClass(seat))}
            style={placed(layout.rooms[place])}
          />
        );
      })}
      {emblem !== undefined && (
        <div className={styles.reveal} style={spot(emblem.place)}>
          <Icon of={ROOM[emblem.room]} size={70} />
        </div>
      )}
      {large !== undefined && (
        <div className={styles.big} style={spot(AIRLOCK_PLACE)}>
          {large}
        </div>
      )}
      {event.type === 'gameEnded' && event.winners.length > 0 && <div className={styles.rays} style={spot(AIRLOCK_PLACE)} />}
      <Banner props={props} of={BANNERS} />
      {motion && <Flights happening={happening} flights={flightsOf(props, event)} />}
    </div>
  );
}

/** Pieces fly along what the event points at. */
function flightsOf(props: Props, event: Event): readonly Flight[] {
  const way = litBy(props);
  const token = (seat: Seat): ReactNode => <SeatToken seat={seat} size={34} />;
  if (event.type === 'swapped') return event.owners.map((seat, i) => ({ from: [way[i]], to: [way[1 - i]], piece: token(seat) }));
  const seat = ownerOf(event);
  const rings = event.type === 'teleporterPlaced' || event.type === 'teleporterMoved';
  const [from, ...rest] = way;
  if (seat === undefined || from === undefined || !(rings || WALKS.has(event.type))) return [];
  const to = rest.at(-1);
  const piece = rings ? <Ring size={56} /> : event.type === 'contaminated' ? <Lost seat={seat} /> : token(seat);
  return [{ from: [from], ...(to === undefined ? {} : { to: [to] }), piece, className: seatClass(seat) }];
}

const species = (event: { readonly species: SpeciesId; readonly seat: Seat }): ReactNode => (
  <Icon of={SPECIES[event.species]} size={100} className={seatClass(event.seat)} />
);
const vaccine = (): ReactNode => <Icon of={icons.vaccine} size={72} className={styles.goodInk} />;

/** What has no place on the ship stands large in its middle. */
const largeOf = byEvent<Event, [Props], ReactNode>({
  speciesRevealed: species,
  abilityUsed: species,
  fulfilled: ({ mission, points, seat }, props) => (
    <span className={cx(styles.mission, seatClass(seat))}>
      <PointBadge points={points} seat={seat} size={76} />
      <b>{titleOf(props, `mission:${mission}`)}</b>
    </span>
  ),
  controlChecked: ({ points }, props) => <Tally props={props} points={points} />,
  contaminationIgnored: vaccine,
  vaccinated: vaccine,
  noTeleporterLeft: () => <Icon of={icons.teleporter} size={72} className={styles.dimInk} />,
});

/** Everybody's points as they are counted: how many, how safe, how near to the end. */
function Tally({ props, points }: { readonly props: Props; readonly points: readonly Points[] }) {
  const { threshold } = props.view.table;
  return (
    <ul className={styles.tally}>
      {points.map(({ missions, rooms }, seat) => (
        <li key={props.seats[seat]?.letter ?? seat} className={seatClass(seat)}>
          <SeatToken seat={seat} size={24} />
          <b>{nameOfSeat(props, seat)}</b>
          <Pips solid={missions} hollow={rooms} of={threshold} size={15} label="" />
          <strong>{missions + rooms}</strong>
        </li>
      ))}
    </ul>
  );
}

function Lost({ seat }: { readonly seat: Seat }) {
  return (
    <span className={styles.lost}>
      <SeatToken seat={seat} size={34} />
      <Icon of={icons.contamination} size={56} />
    </span>
  );
}
