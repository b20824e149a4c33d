import type { Seat } from '@orrery/kernel';
import { Icon, icons, Pips, SeatToken, Sentence, seatClass } from '@orrery/kit';
import type { CSSProperties, ReactNode } from 'react';
import { AIRLOCK_PLACE, type Place } from '../content/ship.ts';
import type { Event, Points } from '../events.ts';
import { nameOfSeat, PointBadge, type Props, titleOf } from './common.tsx';
import { ROOM, SPECIES } from './glyphs.ts';
import { centre, type Layout } from './layout.ts';
import { Ring } from './Room.tsx';
import styles from './Scene.module.css';

type Tone = 'good' | 'bad' | 'plain';

/** How an event is shown on the ship; what has no place there lights up where it belongs, and the shell tells it in words. */
interface Show {
  readonly pieces: ReactNode;
  /** Told in large words across the ship. */
  readonly grand?: boolean;
}

/** What has just happened: pieces travel, rooms light up. */
export function Scene({ props, layout }: { readonly props: Props; readonly layout: Layout }) {
  const { happening } = props;
  if (happening === undefined) return null;
  const { event, ms, id } = happening;
  const { pieces, grand = false } = show(event, props, layout);
  const { x, w } = layout.hull;
  const middle = layout.narrow ? layout.width / 2 : x + (w - layout.bow) / 2;
  return (
    <div key={id} className={styles.scene} data-motion={props.motion} style={{ '--ms': `${Math.max(ms, 200)}ms` }} aria-hidden="true">
      {pieces}
      {grand && (
        <p className={styles.grand} style={{ left: middle, top: centre(layout.rooms[AIRLOCK_PLACE]).y }}>
          <span>
            <Sentence of={props.text.event(event, props.viewer)} quiet size={26} />
          </span>
        </p>
      )}
    </div>
  );
}

function show(event: Event, props: Props, layout: Layout): Show {
  const at = (place: Place) => centre(layout.rooms[place]);
  const spot = (place: Place): CSSProperties => ({ left: at(place).x, top: at(place).y });
  const glow = (place: Place, of: Tone | Seat): ReactNode => {
    const box = layout.rooms[place];
    return (
      <div
        key={`glow${place}`}
        className={[styles.glow, typeof of === 'number' ? seatClass(of) : styles[of]].join(' ')}
        style={{ left: box.x, top: box.y, width: box.w, height: box.h }}
      />
    );
  };
  const token = (seat: Seat): ReactNode => <SeatToken seat={seat} size={34} />;
  const travel = (from: Place, to: Place, piece: ReactNode, key = 'piece'): ReactNode => (
    <div
      key={key}
      className={styles.travel}
      style={{ ...spot(to), '--dx': `${at(from).x - at(to).x}px`, '--dy': `${at(from).y - at(to).y}px` }}
    >
      {piece}
    </div>
  );
  const arrive = (place: Place, piece: ReactNode): ReactNode => (
    <div className={styles.arrive} style={spot(place)}>
      {piece}
    </div>
  );
  const leave = (place: Place, piece: ReactNode): ReactNode => (
    <div className={styles.leave} style={spot(place)}>
      {piece}
    </div>
  );
  const big = (piece: ReactNode): ReactNode => (
    <div className={styles.big} style={spot(AIRLOCK_PLACE)}>
      {piece}
    </div>
  );
  const rooms = props.view.table.ship.map(({ place }) => place);

  switch (event.type) {
    case 'shipLaid':
      return { pieces: event.places.map((place) => glow(place, 'plain')) };
    case 'landed':
      return { pieces: [glow(AIRLOCK_PLACE, event.seat), <div key="in">{arrive(AIRLOCK_PLACE, token(event.seat))}</div>] };
    case 'speciesRevealed':
      return { pieces: big(<Icon of={SPECIES[event.species]} size={120} className={seatClass(event.seat)} />) };
    case 'abilityUsed':
      return { pieces: big(<Icon of={SPECIES[event.species]} size={84} className={seatClass(event.seat)} />) };
    case 'roundBegan':
    case 'turnBegan':
      return { grand: true, pieces: null };
    case 'gameEnded':
      return {
        grand: true,
        pieces: event.winners.length === 0 ? null : <div className={styles.rays} style={spot(AIRLOCK_PLACE)} />,
      };
    case 'contaminated':
      return { pieces: [glow(event.from.place, 'bad'), <div key="out">{leave(event.from.place, <Lost seat={event.seat} />)}</div>] };
    case 'sacrificed':
      return { pieces: [glow(event.from.place, 'bad'), <div key="out">{leave(event.from.place, token(event.seat))}</div>] };
    case 'sentBack':
      return { pieces: [glow(event.from.place, 'bad'), <div key="out">{leave(event.from.place, token(event.owner))}</div>] };
    case 'called':
    case 'cloned': {
      const { place } = event.type === 'called' ? event.to : event.at;
      return { pieces: [glow(place, event.seat), <div key="in">{arrive(place, token(event.seat))}</div>] };
    }
    case 'moved':
      return { pieces: [glow(event.to.place, event.seat), travel(event.from.place, event.to.place, token(event.seat))] };
    case 'pushed':
      return { pieces: [glow(event.to.place, event.owner), travel(event.from.place, event.to.place, token(event.owner))] };
    case 'explored':
      return {
        pieces: [
          glow(event.to.place, event.seat),
          <div key="emblem" className={styles.reveal} style={spot(event.to.place)}>
            <Icon of={ROOM[event.to.room]} size={72} />
          </div>,
          travel(event.from.place, event.to.place, token(event.seat)),
        ],
      };
    case 'swapped': {
      const [a, b] = event.spots;
      return {
        pieces: [
          glow(a.place, event.owners[1]),
          glow(b.place, event.owners[0]),
          travel(a.place, b.place, token(event.owners[0]), 'first'),
          travel(b.place, a.place, token(event.owners[1]), 'second'),
        ],
      };
    }
    case 'teleporterPlaced':
      return {
        pieces: [
          glow(event.at.place, event.seat),
          <div key="ring" className={seatClass(event.seat)}>
            {arrive(event.at.place, <Ring size={64} />)}
          </div>,
        ],
      };
    case 'teleporterMoved':
      return {
        pieces: [
          glow(event.to.place, event.seat),
          travel(
            event.from.place,
            event.to.place,
            <span className={seatClass(event.seat)}>
              <Ring size={56} />
            </span>,
          ),
        ],
      };
    case 'roomUsed':
      return {
        pieces: [
          glow(event.at.place, event.seat),
          <div key="emblem" className={styles.reveal} style={spot(event.at.place)}>
            <Icon of={ROOM[event.at.room]} size={64} />
          </div>,
        ],
      };
    case 'fulfilled':
      return {
        pieces: big(
          <span className={[styles.mission, seatClass(event.seat)].join(' ')}>
            <PointBadge points={event.points} seat={event.seat} size={76} />
            <b>{titleOf(props, `mission:${event.mission}`)}</b>
          </span>,
        ),
      };
    case 'controlChecked':
      return {
        pieces: [
          ...event.controlled.flatMap(({ seat, room }) => {
            const place = props.view.table.ship.find((tile) => tile.room === room)?.place;
            return place === undefined ? [] : [glow(place, seat)];
          }),
          <div key="tally">{big(<Tally props={props} points={event.points} />)}</div>,
        ],
      };
    case 'contaminationIgnored':
    case 'vaccinated':
      return { pieces: big(<Icon of={icons.vaccine} size={72} className={styles.goodInk} />) };
    case 'noTeleporterLeft':
      return { pieces: big(<Icon of={icons.teleporter} size={72} className={styles.dimInk} />) };
    case 'technologiesReady':
      return { pieces: rooms.map((place) => glow(place, 'plain')) };
    default:
      return { pieces: null };
  }
}

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
