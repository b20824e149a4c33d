/** Pieces on their way: what each event carries from where to where. */
import { byEvent } from '@orrery/kernel';
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

const sum = (props: Props, of: Change, sign: string, kind: string | undefined) => (
  <span className={[styles.sum, kind].join(' ')}>
    <Amounts props={props} of={of} sign={sign} />
  </span>
);

type Deed = { readonly seat: number };
type Landing = Deed & { readonly at: { readonly planet: number } };
const settled = (event: Landing) => [cube(event.seat, home(event), `planet:${event.at.planet}`)];
const landed = ({ seat, at }: Landing) => [cruiser(seat, `planet:${at.planet}`)];
const atBox = (event: Deed, props: Props) => [cube(event.seat, home(event), litBy(props)[0])];
const fromDeck = (event: Deed) => [{ from: ['board:galaxy'], to: home(event), piece: <Icon of={HAND} size={28} /> }];

/** `last` is where the same seat has just done something: gains come from there. */
export const flightsOf = byEvent<Event, [props: Props, last: Target | undefined], readonly Flight[]>({
  colonized: settled,
  developed: settled,
  wandered: settled,
  manufactured: atBox,
  salvaged: atBox,
  plundered: atBox,
  traded: atBox,
  appointed: atBox,
  researched: atBox,
  explored: (event) => [
    cube(event.seat, home(event), 'board:anomaly'),
    { from: [`marker:${event.place}`, `system:${event.place >> 1}`], to: home(event), piece: <Icon of={ANOMALY} size={30} /> },
  ],
  occupied: landed,
  swarmed: landed,
  opponentCard: (event) => (event.at === null ? [] : [cube(OPPONENT, ['board:war'], `planet:${event.at.planet}`)]),
  gained: (event, props, last) => [
    {
      from: last === undefined ? home(event) : [last],
      to: last === undefined ? [] : home(event),
      piece: sum(props, event.gain, '+', styles.gain),
    },
    ...((event.gain.prestige ?? 0) > 0 ? [cube(event.seat, last === undefined ? home(event) : [last], 'board:prestige')] : []),
  ],
  paid: (event, props) => [{ from: home(event), piece: sum(props, event.pay, '−', styles.loss) }],
  produced: (event, props) => [{ from: home(event), piece: sum(props, { credits: event.credits }, '+', styles.gain) }],
  cruisersLost: (event, props) => [{ from: home(event), piece: sum(props, { cruisers: event.count }, '−', styles.loss) }],
  cubesTakenBack: (event) => [
    {
      from: home(event),
      piece: (
        <span className={styles.sum}>
          <b>{event.taken}</b> <Icon of={CUBE} size={18} className={seatClass(seatOf(event.seat))} />
        </span>
      ),
    },
  ],
  cardPlayed: (event, props) => [
    {
      from: event.seat === props.viewer ? ['board:hand', ...home(event)] : home(event),
      to:
        event.at === null ? (event.as === 'boost' || event.seat !== props.viewer ? [] : ['board:alliance']) : [`planet:${event.at.planet}`],
      piece: (
        <span className={styles.card}>
          <FactionHead props={props} card={event.card} />
        </span>
      ),
    },
  ],
  dealt: fromDeck,
  drew: fromDeck,
  drafted: (event) => [{ from: ['board:picks'], to: home(event), piece: <Icon of={HAND} size={28} /> }],
  fleetMoved: (event) => [
    {
      from: [`system:${event.position - 1}`],
      to: [`system:${event.position}`],
      piece: (
        <span className={styles.fleet}>
          <Icon of={CRESCENT} size={26} />
        </span>
      ),
    },
  ],
  cubesMoved: (event) =>
    event.cubes.flatMap((count, seat) => (count > 0 ? [cube(seat, [`box:${event.slot}`], `trade:${event.slot}`)] : [])),
  turnOrder: (event) => event.order.map((seat) => cube(seat, ['board:prestige'], `seat:${seat}`)),
});
