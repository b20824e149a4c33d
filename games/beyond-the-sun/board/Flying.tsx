/** What is on its way while an event is told: it flies along what the event points at. */
import { Flights, Icon, SeatToken, seatClass, signed, type Target } from '@orrery/kit';
import type { ReactNode } from 'react';
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

function pieceOf(event: Event): ReactNode {
  if (CUBES.has(event.type)) return <Icon of={SUPPLY_FILLED} size={28} />;
  if (POWERS.has(event.type)) return <Icon of={LASTING} size={28} className={styles.gold ?? ''} />;
  if ('marker' in event) return <Icon of={MARKER[event.marker]} size={28} />;
  switch (event.type) {
    case 'turnBegan':
    case 'pawnMoved':
      return <SeatToken seat={event.seat} size={34} />;
    case 'pawnPushed':
      return <SeatToken seat={event.pushed} size={34} />;
    case 'orePaid':
    case 'orePaidTo':
    case 'oreGained':
      return (
        <b className={styles.sum}>
          {signed(event.type === 'orePaid' ? -event.ore : event.ore)}
          <Icon of={ORE} size={20} />
        </b>
      );
    case 'shipUpgraded':
      return (
        <b className={styles.sum}>
          <Icon of={UPGRADE} size={20} />
          {event.to}
        </b>
      );
    case 'shipBuilt':
    case 'shipMoved':
    case 'shipSettled':
    case 'shipDrifted':
    case 'shipRetired':
    case 'shipExhibited':
      return <Hull level={event.level} size={32} />;
    case 'achievementClaimed':
      return <Icon of={MEDAL} size={36} className={styles.gold ?? ''} />;
    case 'systemColonised':
    case 'systemTurnedUp':
    case 'systemAttached':
      return <Icon of={COLONY} size={36} className={styles.gold ?? ''} />;
    default:
      return <i className={styles.card} />;
  }
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
