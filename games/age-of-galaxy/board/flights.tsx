/** Pieces on their way: what each event carries from where to where. */
import { type Flight, Icon, SeatToken, seatClass, type Target } from '@orrery/kit';
import { OPPONENT } from '../content/box.ts';
import type { Event, EventType } from '../events.ts';
import { Amounts, type Props } from './common.tsx';
import { FactionHead } from './Faction.tsx';
import type { Change } from './facts.ts';
import styles from './flights.module.css';
import { ANOMALY, CRESCENT, CUBE, HAND, RESOURCE } from './glyphs.ts';
import { home, litBy, seatOf } from './targets.ts';

/** What somebody does somewhere: what is gained next comes from there. */
const DEEDS: ReadonlySet<EventType> = new Set<EventType>([
  'colonized',
  'developed',
  'wandered',
  'swarmed',
  'occupied',
  'manufactured',
  'salvaged',
  'plundered',
  'traded',
  'explored',
  'appointed',
  'researched',
  'warRanked',
]);
export const placeOf = (props: Props, event: Event): Target | undefined => (DEEDS.has(event.type) ? litBy(props)[0] : undefined);

const cube = (seat: number, from: readonly Target[], to: Target): Flight => ({
  from,
  to: [to],
  piece: <SeatToken seat={seatOf(seat)} size={28} />,
});
const cruiser = (seat: number, to: Target): Flight => ({
  from: home({ seat }),
  to: [to],
  piece: <Icon of={RESOURCE.cruisers} size={28} />,
  className: seatClass(seatOf(seat)),
});

/** `last` is where the same seat has just done something: gains come from there. */
export function flightsOf(props: Props, event: Event, last: Target | undefined): readonly Flight[] {
  const sum = (of: Change, sign: string, kind: string | undefined) => (
    <span className={[styles.sum, kind].join(' ')}>
      <Amounts props={props} of={of} sign={sign} />
    </span>
  );
  switch (event.type) {
    case 'colonized':
    case 'developed':
    case 'wandered':
      return [cube(event.seat, home(event), `planet:${event.at.planet}`)];
    case 'manufactured':
    case 'salvaged':
    case 'plundered':
    case 'traded':
    case 'appointed':
    case 'researched':
      return [cube(event.seat, home(event), litBy(props)[0])];
    case 'explored':
      return [
        cube(event.seat, home(event), 'board:anomaly'),
        { from: [`marker:${event.place}`, `system:${event.place >> 1}`], to: home(event), piece: <Icon of={ANOMALY} size={30} /> },
      ];
    case 'occupied':
    case 'swarmed':
      return [cruiser(event.seat, `planet:${event.at.planet}`)];
    case 'opponentCard':
      return event.at === null ? [] : [cube(OPPONENT, ['board:war'], `planet:${event.at.planet}`)];
    case 'gained':
      return [
        {
          from: last === undefined ? home(event) : [last],
          to: last === undefined ? [] : home(event),
          piece: sum(event.gain, '+', styles.gain),
        },
        ...((event.gain.prestige ?? 0) > 0 ? [cube(event.seat, last === undefined ? home(event) : [last], 'board:prestige')] : []),
      ];
    case 'paid':
      return [{ from: home(event), piece: sum(event.pay, '−', styles.loss) }];
    case 'produced':
      return [{ from: home(event), piece: sum({ credits: event.credits }, '+', styles.gain) }];
    case 'cruisersLost':
      return [{ from: home(event), piece: sum({ cruisers: event.count }, '−', styles.loss) }];
    case 'cubesTakenBack':
      return [
        {
          from: home(event),
          piece: (
            <span className={styles.sum}>
              <b>{event.taken}</b> <Icon of={CUBE} size={18} className={seatClass(seatOf(event.seat))} />
            </span>
          ),
        },
      ];
    case 'cardPlayed':
      return [
        {
          from: event.seat === props.viewer ? ['board:hand', ...home(event)] : home(event),
          to:
            event.at === null
              ? event.as === 'boost' || event.seat !== props.viewer
                ? []
                : ['board:alliance']
              : [`planet:${event.at.planet}`],
          piece: (
            <span className={styles.card}>
              <FactionHead props={props} card={event.card} />
            </span>
          ),
        },
      ];
    case 'dealt':
    case 'drew':
      return [{ from: ['board:galaxy'], to: home(event), piece: <Icon of={HAND} size={28} /> }];
    case 'drafted':
      return [{ from: ['board:picks'], to: home(event), piece: <Icon of={HAND} size={28} /> }];
    case 'fleetMoved':
      return [
        {
          from: [`system:${event.position - 1}`],
          to: [`system:${event.position}`],
          piece: (
            <span className={styles.fleet}>
              <Icon of={CRESCENT} size={26} />
            </span>
          ),
        },
      ];
    case 'cubesMoved':
      return event.cubes.flatMap((count, seat) => (count > 0 ? [cube(seat, [`box:${event.slot}`], `trade:${event.slot}`)] : []));
    case 'turnOrder':
      return event.order.map((seat) => cube(seat, ['board:prestige'], `seat:${seat}`));
    default:
      return [];
  }
}
