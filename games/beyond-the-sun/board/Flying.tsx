/** What is on its way while an event is told: it flies along what the event points at. */
import { byEvent, type Seat } from '@orrery/kernel';
import { Flights, Icon, SeatToken, seatClass, signed, type Target } from '@orrery/kit';
import type { ReactNode } from 'react';
import type { ShipLevel } from '../content/kinds.ts';
import type { Event, EventType } from '../events.ts';
import { Hull, type Props } from './common.tsx';
import styles from './Flying.module.css';
import { COLONY, LASTING, MARKER, MEDAL, ORE, SUPPLY_FILLED, UPGRADE } from './glyphs.ts';
import { litBy } from './targets.ts';

const CUBES: ReadonlySet<EventType> = new Set([
  'populationReturned',
  'recruited',
  'supplyMoved',
  'fieldResearched',
  'populationGrown',
  'traded',
]);
const POWERS: ReadonlySet<EventType> = new Set([
  'actionCopied',
  'systemBonus',
  'guildOpened',
  'typeChosen',
  'immediateBonus',
  'productionChosen',
  'powerUsed',
  'abilityUsed',
]);

const pawn = (seat: Seat): ReactNode => <SeatToken seat={seat} size={34} />;
const ore = (change: number): ReactNode => (
  <b className={styles.sum}>
    {signed(change)}
    <Icon of={ORE} size={20} />
  </b>
);
const ship = ({ level }: { readonly level: ShipLevel }): ReactNode => <Hull level={level} size={32} />;
const colony = (): ReactNode => <Icon of={COLONY} size={36} className={styles.gold ?? ''} />;

const drawn = byEvent<Event, [], ReactNode>({
  turnBegan: ({ seat }) => pawn(seat),
  pawnMoved: ({ seat }) => pawn(seat),
  pawnPushed: ({ pushed }) => pawn(pushed),
  orePaid: (event) => ore(-event.ore),
  orePaidTo: (event) => ore(event.ore),
  oreGained: (event) => ore(event.ore),
  shipUpgraded: ({ to }) => (
    <b className={styles.sum}>
      <Icon of={UPGRADE} size={20} />
      {to}
    </b>
  ),
  shipBuilt: ship,
  shipMoved: ship,
  shipSettled: ship,
  shipDrifted: ship,
  shipRetired: ship,
  shipExhibited: ship,
  achievementClaimed: () => <Icon of={MEDAL} size={36} className={styles.gold ?? ''} />,
  systemColonised: colony,
  systemTurnedUp: colony,
  systemAttached: colony,
});

function pieceOf(event: Event): ReactNode {
  if (CUBES.has(event.type)) return <Icon of={SUPPLY_FILLED} size={28} />;
  if (POWERS.has(event.type)) return <Icon of={LASTING} size={28} className={styles.gold ?? ''} />;
  if ('marker' in event) return <Icon of={MARKER[event.marker]} size={28} />;
  return drawn(event) ?? <i className={styles.card} />;
}

/** Of others only their seat is in sight, not their mat. */
const places = (target: Target): readonly string[] => {
  const [kind, seat] = target.split(':');
  return ['population', 'ore', 'supply', 'track', 'automation', 'colonies'].includes(kind) ? [target, `seat:${seat}`] : [target];
};

export function Flying({ props }: { readonly props: Props }) {
  const { happening, motion } = props;
  const way = motion ? litBy(props) : [];
  if (happening === undefined || way.length === 0) return <Flights happening={happening} flights={[]} />;
  const { event } = happening;
  const goal = way.length > 1 && event.type !== 'guildOpened' ? way.at(-1) : undefined;
  // Every column gives its own cube.
  const sources = event.type === 'populationGrown' ? way.slice(0, -1) : way.slice(0, 1);
  return (
    <Flights
      happening={happening}
      flights={sources.map((from) => ({
        from: places(from),
        ...(goal === undefined ? {} : { to: places(goal) }),
        piece: pieceOf(event),
        className: 'seat' in event ? seatClass(event.seat) : '',
      }))}
    />
  );
}
