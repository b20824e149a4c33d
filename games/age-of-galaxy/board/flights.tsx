/** Pieces on their way: what each event carries from where to where. */
import { type Flight, Icon, SeatToken, seatClass } from '@orrery/kit';
import { boxes, OPPONENT } from '../content/box.ts';
import { type Event, FICTIVE } from '../events.ts';
import { Amounts, type Props } from './common.tsx';
import { FactionHead } from './Faction.tsx';
import styles from './flights.module.css';
import type { Change } from './forecast.ts';
import { ANOMALY, CRESCENT, CUBE, HAND, RESOURCE } from './glyphs.ts';

const seatOf = (seat: number): number => (seat === FICTIVE ? OPPONENT : seat);
const home = (seat: number): readonly string[] => [`seat:${seatOf(seat)}`];

/** Where on the board an event took place, for what is gained there next. */
export function placeOf(event: Event): string | undefined {
  switch (event.type) {
    case 'colonized':
    case 'developed':
    case 'wandered':
    case 'swarmed':
    case 'occupied':
      return `planet:${event.at.planet}`;
    case 'manufactured':
      return `box:${boxes.indexOf('manufacture')}`;
    case 'salvaged':
      return `box:${boxes.indexOf('salvage')}`;
    case 'plundered':
      return `box:${boxes.indexOf('plunder')}`;
    case 'traded':
      return `trade:${event.slot}`;
    case 'explored':
      return `marker:${event.place}`;
    case 'appointed':
      return 'congress';
    case 'researched':
      return `technology:${event.technology}`;
    case 'warRanked':
      return 'war';
    default:
      return undefined;
  }
}

const cube = (seat: number, from: readonly string[], to: string): Flight => ({
  from,
  to: [to],
  piece: <SeatToken seat={seatOf(seat)} size={28} />,
});
const cruiser = (seat: number, to: string): Flight => ({
  from: home(seat),
  to: [to],
  piece: <Icon of={RESOURCE.cruisers} size={28} />,
  className: seatClass(seatOf(seat)),
});

/** `last` is where the same seat has just done something: gains come from there. */
export function flightsOf(props: Props, event: Event, last: string | undefined): readonly Flight[] {
  const sum = (of: Change, sign: string, kind: string | undefined) => (
    <span className={[styles.sum, kind].join(' ')}>
      <Amounts props={props} of={of} sign={sign} />
    </span>
  );
  switch (event.type) {
    case 'colonized':
    case 'developed':
    case 'wandered':
      return [cube(event.seat, home(event.seat), `planet:${event.at.planet}`)];
    case 'manufactured':
    case 'salvaged':
    case 'plundered':
    case 'traded':
    case 'appointed':
    case 'researched':
      return [cube(event.seat, home(event.seat), placeOf(event) ?? '')];
    case 'explored':
      return [
        cube(event.seat, home(event.seat), 'anomaly'),
        { from: [`marker:${event.place}`, `system:${event.place >> 1}`], to: home(event.seat), piece: <Icon of={ANOMALY} size={30} /> },
      ];
    case 'occupied':
    case 'swarmed':
      return [cruiser(event.seat, `planet:${event.at.planet}`)];
    case 'opponentCard':
      return event.at === null ? [] : [cube(OPPONENT, ['war'], `planet:${event.at.planet}`)];
    case 'gained':
      return [
        {
          from: last === undefined ? home(event.seat) : [last],
          to: last === undefined ? [] : home(event.seat),
          piece: sum(event.gain, '+', styles.gain),
        },
        ...((event.gain.prestige ?? 0) > 0 ? [cube(event.seat, last === undefined ? home(event.seat) : [last], 'prestige')] : []),
      ];
    case 'paid':
      return [{ from: home(event.seat), piece: sum(event.pay, '−', styles.loss) }];
    case 'produced':
      return [{ from: home(event.seat), piece: sum({ credits: event.credits }, '+', styles.gain) }];
    case 'cruisersLost':
      return [{ from: home(event.seat), piece: sum({ cruisers: event.count }, '−', styles.loss) }];
    case 'cubesTakenBack':
      return [
        {
          from: home(event.seat),
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
          from: event.seat === props.viewer ? ['hand', ...home(event.seat)] : home(event.seat),
          to: event.at === null ? (event.as === 'boost' || event.seat !== props.viewer ? [] : ['alliance']) : [`planet:${event.at.planet}`],
          piece: (
            <span className={styles.card}>
              <FactionHead props={props} card={event.card} />
            </span>
          ),
        },
      ];
    case 'dealt':
    case 'drew':
      return [{ from: ['galaxy'], to: home(event.seat), piece: <Icon of={HAND} size={28} /> }];
    case 'drafted':
      return [{ from: ['picks'], to: home(event.seat), piece: <Icon of={HAND} size={28} /> }];
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
      return event.order.map((seat) => cube(seat, ['prestige'], `seat:${seat}`));
    default:
      return [];
  }
}
