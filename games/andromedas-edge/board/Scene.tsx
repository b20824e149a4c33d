import type { Seat } from '@orrery/kernel';
import { Icon, type Point, seatClass } from '@orrery/kit';
import type { CSSProperties, ReactNode } from 'react';
import { RESOURCE_NAMES } from '../content/ids.ts';
import { MOONS } from '../content/moons.ts';
import type { Event } from '../events.ts';
import type { Cell } from '../map.ts';
import { DRAWN, Leader, type Props, RaiderToken, Ship } from './common.tsx';
import { DAMAGE, DEVELOPMENT, MOON, RESOURCE, RESOURCE_HUE, SHIELD, SWORDS, TRACK_HUE, VP } from './glyphs.ts';
import { centreOf, MAP, stationOf } from './layout.ts';
import styles from './Scene.module.css';

/** What has just happened on the map: ships fly their way, moons are lifted, hits flash. Regions light up by themselves. */
export function Scene({ props }: { readonly props: Props }) {
  const { happening } = props;
  if (happening === undefined) return null;
  const pieces = show(happening.event, props);
  if (pieces === null) return null;
  return (
    <g
      key={happening.id}
      className={styles.scene}
      data-motion={props.motion}
      style={{ '--ms': `${Math.max(happening.ms, 250)}ms` } as CSSProperties}
      {...DRAWN}
    >
      {pieces}
    </g>
  );
}

/** Where the battle is, or was until this event ended it. */
const battleAt = ({ view, happening }: Props): Cell =>
  view.table.battle?.region ?? happening?.before?.table.battle?.region ?? view.table.region;

/** Where a seat's doings are shown that have no region of their own: where it acts now, or its station. */
const placeOf = (props: Props, seat: Seat): Point => {
  const { table } = props.view;
  if (table.region >= 0 && table.active === seat) return centreOf(table.region);
  const { x, y } = stationOf(seat, props.viewer);
  return { x, y: Math.min(Math.max(y, 40), MAP.height - 40) };
};

function show(event: Event, props: Props): ReactNode {
  const station = (seat: Seat) => stationOf(seat, props.viewer);
  const travel = (from: Point, to: Point, piece: ReactNode): ReactNode => (
    <>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={styles.trail} />
      <g transform={`translate(${to.x} ${to.y})`}>
        <g className={styles.travel} style={{ '--dx': `${from.x - to.x}px`, '--dy': `${from.y - to.y}px` } as CSSProperties}>
          {piece}
        </g>
      </g>
    </>
  );
  const pop = (at: Point, piece: ReactNode): ReactNode => (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className={styles.pop}>{piece}</g>
    </g>
  );
  const floating = (at: Point, piece: ReactNode): ReactNode => (
    <g transform={`translate(${at.x} ${at.y - 18})`}>
      <g className={styles.float}>{piece}</g>
    </g>
  );
  const ship = (seat: Seat, type: number) => <Ship seat={seat} type={type} size={38} x={0} y={0} />;
  const raider = (of: number) => <RaiderToken of={of} size={38} x={0} y={0} />;
  const at = (cell: Cell): Point => (cell >= 0 ? centreOf(cell) : { x: MAP.width / 2, y: -40 });
  const amount = (sign: string, n: number, glyph: (typeof RESOURCE)['ice'], hue: string): ReactNode => (
    <g className={styles.amount}>
      <rect x={-26} y={-14} width={52} height={28} rx={14} />
      <text x={-2} y={1} textAnchor="end" dominantBaseline="central">
        {sign}
        {n}
      </text>
      <g style={{ color: hue }}>
        <Icon of={glyph} size={17} x={2} y={-8.5} />
      </g>
    </g>
  );
  switch (event.type) {
    case 'launched':
      return travel(station(event.seat), at(event.to), ship(event.seat, event.ship));
    case 'shipMoved':
    case 'shipWithdrew': {
      const from = event.type === 'shipMoved' ? at(event.from) : at(battleAt(props));
      return travel(from, event.to >= 0 ? at(event.to) : station(event.seat), ship(event.seat, event.ship));
    }
    case 'escalated':
      return travel(at(event.from), at(battleAt(props)), ship(event.seat, event.ship));
    case 'reinforced':
      return travel(station(event.seat), at(battleAt(props)), ship(event.seat, event.ship));
    case 'shipRecalled':
      return travel(placeOf(props, event.seat), station(event.seat), ship(event.seat, event.ship));
    case 'raiderMoved':
      return travel(at(event.from), at(event.to), raider(event.class));
    case 'raiderPlaced':
      return event.cell < 0 ? null : travel({ x: at(event.cell).x, y: -40 }, at(event.cell), raider(event.class));
    case 'raiderDamaged':
      return pop(at(event.at), <Icon of={event.destroyed ? DAMAGE : SHIELD} size={54} x={-27} y={-27} className={styles.bad ?? ''} />);
    case 'shipDamaged':
      return event.to === 'shield' ? (
        pop(at(event.at), <Icon of={SHIELD} size={50} x={-25} y={-25} className={styles.bad ?? ''} />)
      ) : (
        <>
          {travel(at(event.at), station(event.seat), ship(event.seat, event.ship))}
          {pop(at(event.at), <Icon of={DAMAGE} size={54} x={-27} y={-27} className={styles.bad ?? ''} />)}
        </>
      );
    case 'battleBegan':
      return pop(at(event.at), <Icon of={SWORDS} size={76} x={-38} y={-38} className={styles.brass ?? ''} />);
    case 'moonClaimed': {
      const { type } = MOONS[event.moon];
      return travel(
        at(event.from),
        station(event.seat),
        <g style={{ color: type === 'nebula' ? '#ff8fb3' : TRACK_HUE[type] }}>
          <Icon of={MOON} size={30} x={-15} y={-15} />
        </g>,
      );
    }
    case 'developmentBuilt':
      return pop(
        at(event.at),
        <g className={seatClass(event.seat)}>
          <path d="M0-44 38-22V22L0 44-38 22V-22z" className={styles.raise} />
          <Icon of={DEVELOPMENT[event.development]} size={48} x={-24} y={-24} />
        </g>,
      );
    case 'leaderRecruited':
      return travel(at(event.from), station(event.seat), <Leader seat={event.seat} size={30} x={0} y={0} />);
    case 'bonusCollected':
      return floating(at(event.from), amount('+', 1, RESOURCE[RESOURCE_NAMES[event.resource]], RESOURCE_HUE[event.resource]));
    case 'gained':
      return floating(
        placeOf(props, event.seat),
        amount('+', event.n, RESOURCE[RESOURCE_NAMES[event.resource]], RESOURCE_HUE[event.resource]),
      );
    case 'paid':
    case 'lost':
      return floating(
        placeOf(props, event.seat),
        amount('−', event.n, RESOURCE[RESOURCE_NAMES[event.resource]], RESOURCE_HUE[event.resource]),
      );
    case 'taken':
      return floating(
        placeOf(props, event.from),
        amount('−', event.n, RESOURCE[RESOURCE_NAMES[event.resource]], RESOURCE_HUE[event.resource]),
      );
    case 'tacticsDrawn':
      return floating(placeOf(props, event.seat), amount('+', event.n, RESOURCE.tactics, '#e8ecf4'));
    case 'scored':
      return floating(placeOf(props, event.seat), amount('+', event.vp, VP, '#e0b868'));
    case 'lostPoints':
      return floating(placeOf(props, event.seat), amount('−', event.vp, VP, '#ff6b6b'));
    default:
      return null;
  }
}
