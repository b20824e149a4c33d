import type { Seat } from '@orrery/kernel';
import { type Flight, Flights, type Glyph, Icon, seatClass, type Target } from '@orrery/kit';
import type { ReactNode } from 'react';
import { RESOURCE_NAMES } from '../content/ids.ts';
import { MOONS } from '../content/moons.ts';
import type { Event } from '../events.ts';
import { BAY } from '../state.ts';
import { Leader, type Props, RaiderToken, Ship } from './common.tsx';
import { DAMAGE, DEVELOPMENT, MOON, RESOURCE, RESOURCE_HUE, SHIELD, SWORDS, TRACK_HUE, VP } from './glyphs.ts';
import { shipAt } from './targets.ts';

/** What has just happened: ships fly their way, moons are lifted, hits flash, amounts rise. Regions light up by themselves. */
export function Scene({ props }: { readonly props: Props }) {
  const happening = props.motion ? props.happening : undefined;
  return <Flights happening={happening} flights={happening === undefined ? [] : flightsOf(happening.event, props)} />;
}

const drawn = (glyph: Glyph, size: number, hue = 'var(--bad)'): ReactNode => (
  <span style={{ color: hue }}>
    <Icon of={glyph} size={size} />
  </span>
);

function flightsOf(event: Event, { viewer, view: { table }, happening }: Props): readonly Flight[] {
  // A battle that has just ended is still there in the table before.
  const { battle } = table.battle === null ? (happening?.before?.table ?? table) : table;
  const home = (seat: Seat, ship?: number): Target[] => [
    ...(seat === viewer && ship !== undefined ? [shipAt(ship, BAY)] : []),
    ...(seat === viewer ? (['own:bay'] as const) : []),
    `seat:${seat}`,
  ];
  const fly = (from: readonly Target[], to: readonly Target[], piece: ReactNode): Flight[] => [{ from, to, piece }];
  const rise = (from: readonly Target[], piece: ReactNode): Flight[] => [{ from, piece }];
  const at = (cell: number | undefined): Target[] => (cell === undefined || cell < 0 ? [] : [`cell:${cell}`]);
  /** Doings without a region of their own are shown where the seat acts now, or at its place. */
  const placeOf = (seat: Seat): Target[] => [...(table.active === seat ? at(table.region) : []), ...home(seat)];
  const amount = (seat: Seat, n: number, glyph: Glyph, hue: string): Flight[] =>
    rise(
      placeOf(seat),
      <>
        {n < 0 ? `−${-n}` : `+${n}`}
        {drawn(glyph, 18, hue)}
      </>,
    );
  const goods = (seat: Seat, n: number, resource: number): Flight[] =>
    amount(seat, n, RESOURCE[RESOURCE_NAMES[resource]], RESOURCE_HUE[resource]);
  const ship = (seat: Seat, type: number) => <Ship seat={seat} type={type} size={38} />;
  switch (event.type) {
    case 'launched':
      return fly(home(event.seat, event.ship), at(event.to), ship(event.seat, event.ship));
    case 'shipMoved':
    case 'shipWithdrew':
      return fly(
        at(event.type === 'shipMoved' ? event.from : (battle?.region ?? table.region)),
        event.to >= 0 ? at(event.to) : home(event.seat),
        ship(event.seat, event.ship),
      );
    case 'escalated':
      return fly(at(event.from), at(battle?.region), ship(event.seat, event.ship));
    case 'reinforced':
      return fly(home(event.seat, event.ship), at(battle?.region), ship(event.seat, event.ship));
    case 'shipRecalled':
      return fly(at(table.region), home(event.seat), ship(event.seat, event.ship));
    case 'raiderMoved':
      return fly(at(event.from), at(event.to), <RaiderToken of={event.class} size={38} />);
    case 'raiderPlaced':
      return fly(['rail:event'], at(event.cell), <RaiderToken of={event.class} size={38} />);
    case 'raiderDamaged':
      return rise(at(event.at), drawn(event.destroyed ? DAMAGE : SHIELD, 54));
    case 'shipDamaged':
      return event.to === 'shield'
        ? rise(at(event.at), drawn(SHIELD, 50))
        : [...fly(at(event.at), home(event.seat), ship(event.seat, event.ship)), ...rise(at(event.at), drawn(DAMAGE, 54))];
    case 'battleBegan':
      return rise(at(event.at), drawn(SWORDS, 76, 'var(--brass)'));
    case 'moonClaimed': {
      const { type } = MOONS[event.moon];
      return fly(at(event.from), home(event.seat), drawn(MOON, 30, type === 'nebula' ? '#ff8fb3' : TRACK_HUE[type]));
    }
    case 'developmentBuilt':
      return [{ from: at(event.at), piece: drawn(DEVELOPMENT[event.development], 60, 'var(--seat)'), className: seatClass(event.seat) }];
    case 'leaderRecruited':
      return fly(at(event.from), home(event.seat), <Leader seat={event.seat} size={30} />);
    case 'bonusCollected':
    case 'gained':
      return goods(event.seat, event.type === 'gained' ? event.n : 1, event.resource);
    case 'paid':
    case 'lost':
      return goods(event.seat, -event.n, event.resource);
    case 'taken':
      return goods(event.from, -event.n, event.resource);
    case 'tacticsDrawn':
      return amount(event.seat, event.n, RESOURCE.tactics, '#e8ecf4');
    case 'scored':
      return amount(event.seat, event.vp, VP, '#e0b868');
    case 'lostPoints':
      return amount(event.seat, -event.vp, VP, '#ff6b6b');
    default:
      return [];
  }
}
