import { byEvent, type Seat } from '@orrery/kernel';
import { type Flight, Flights, type Glyph, seatClass, signed, type Target, Tinted } from '@orrery/kit';
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

const drawn = (glyph: Glyph, size: number, hue = 'var(--bad)'): ReactNode => <Tinted of={glyph} hue={hue} size={size} />;

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
        {signed(n)}
        {drawn(glyph, 18, hue)}
      </>,
    );
  const goods = (seat: Seat, n: number, resource: number): Flight[] =>
    amount(seat, n, RESOURCE[RESOURCE_NAMES[resource]], RESOURCE_HUE[resource]);
  const ship = (seat: Seat, type: number) => <Ship seat={seat} type={type} size={38} />;
  const move = (seat: Seat, type: number, from: number | undefined, to: number): Flight[] =>
    fly(at(from), to >= 0 ? at(to) : home(seat), ship(seat, type));
  const here = battle?.region ?? table.region;
  return (
    byEvent<Event, [], readonly Flight[]>({
      launched: ({ seat, ship: type, to }) => fly(home(seat, type), at(to), ship(seat, type)),
      shipMoved: ({ seat, ship: type, from, to }) => move(seat, type, from, to),
      shipWithdrew: ({ seat, ship: type, to }) => move(seat, type, here, to),
      escalated: ({ seat, ship: type, from }) => fly(at(from), at(battle?.region), ship(seat, type)),
      reinforced: ({ seat, ship: type }) => fly(home(seat, type), at(battle?.region), ship(seat, type)),
      shipRecalled: ({ seat, ship: type }) => fly(at(table.region), home(seat), ship(seat, type)),
      raiderMoved: ({ class: of, from, to }) => fly(at(from), at(to), <RaiderToken of={of} size={38} />),
      raiderPlaced: ({ class: of, cell }) => fly(['rail:event'], at(cell), <RaiderToken of={of} size={38} />),
      raiderDamaged: ({ at: cell, destroyed }) => rise(at(cell), drawn(destroyed ? DAMAGE : SHIELD, 54)),
      shipDamaged: ({ seat, ship: type, at: cell, to }) =>
        to === 'shield'
          ? rise(at(cell), drawn(SHIELD, 50))
          : [...fly(at(cell), home(seat), ship(seat, type)), ...rise(at(cell), drawn(DAMAGE, 54))],
      battleBegan: ({ at: cell }) => rise(at(cell), drawn(SWORDS, 76, 'var(--brass)')),
      moonClaimed: ({ seat, moon, from }) => {
        const { type } = MOONS[moon];
        return fly(at(from), home(seat), drawn(MOON, 30, type === 'nebula' ? '#ff8fb3' : TRACK_HUE[type]));
      },
      developmentBuilt: ({ seat, at: cell, development }) => [
        { from: at(cell), piece: drawn(DEVELOPMENT[development], 60, 'var(--seat)'), className: seatClass(seat) },
      ],
      leaderRecruited: ({ seat, from }) => fly(at(from), home(seat), <Leader seat={seat} size={30} />),
      bonusCollected: ({ seat, resource }) => goods(seat, 1, resource),
      gained: ({ seat, n, resource }) => goods(seat, n, resource),
      paid: ({ seat, n, resource }) => goods(seat, -n, resource),
      lost: ({ seat, n, resource }) => goods(seat, -n, resource),
      taken: ({ from, n, resource }) => goods(from, -n, resource),
      tacticsDrawn: ({ seat, n }) => amount(seat, n, RESOURCE.tactics, '#e8ecf4'),
      scored: ({ seat, vp }) => amount(seat, vp, VP, '#e0b868'),
      lostPoints: ({ seat, vp }) => amount(seat, -vp, VP, '#ff6b6b'),
    })(event) ?? []
  );
}
