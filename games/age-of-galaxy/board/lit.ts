/** Where on the board an event has just happened. */
import { OPPONENT } from '../content/box.ts';
import { type Event, FICTIVE } from '../events.ts';
import type { Props } from './common.tsx';

export type Lit = { readonly spots: readonly string[]; readonly seat: number | undefined; readonly grand: boolean };

const seatOf = (seat: number): number => (seat === FICTIVE ? OPPONENT : seat);

export function litBy(event: Event): Lit {
  const seat = 'seat' in event ? seatOf(event.seat) : undefined;
  const at = (...spots: string[]): Lit => ({ spots, seat, grand: false });
  switch (event.type) {
    case 'colonized':
    case 'developed':
    case 'wandered':
    case 'swarmed':
    case 'occupied':
      return at(`planet:${event.at.planet}`);
    case 'opponentCard':
      return { spots: event.at === null ? ['war'] : [`planet:${event.at.planet}`], seat: OPPONENT, grand: false };
    case 'manufactured':
      return at('box:0');
    case 'salvaged':
      return at('box:1');
    case 'plundered':
      return at('box:2');
    case 'traded':
    case 'cubesMoved':
      return at(`trade:${event.slot}`);
    case 'goldenAge':
      return { spots: [`trade:${event.slot}`], seat, grand: true };
    case 'explored':
      return at(`system:${event.place >> 1}`, 'anomaly');
    case 'appointed':
      return at('congress');
    case 'researched':
      return at(`technology:${event.technology}`);
    case 'systemOpened':
      return at(`system:${event.position}`);
    case 'fleetMoved':
      return at('fleet', `system:${event.position}`);
    case 'gained':
      return at(`seat:${event.seat}`, ...((event.gain.prestige ?? 0) > 0 ? ['prestige'] : []), ...(event.from === 'war' ? ['war'] : []));
    case 'paid':
    case 'produced':
    case 'ability':
    case 'lightning':
    case 'cardPlayed':
    case 'passed':
    case 'turnBegan':
    case 'dealt':
    case 'drew':
    case 'drafted':
    case 'cubesTakenBack':
      return at(`seat:${event.seat}`);
    case 'cruisersLost':
    case 'declinedToOccupy':
      return at('war');
    case 'warRanked':
      return { spots: ['war'], seat: undefined, grand: true };
    case 'turnOrder':
      return at('prestige');
    case 'laidOut':
      return at('trade:0', 'trade:1', 'trade:2');
    case 'roundBegan':
    case 'ended':
      return { spots: [], seat: undefined, grand: true };
    case 'packsPassed':
      return at('picks');
    case 'warSkipped':
      return at('war');
  }
}

/** Whether the event being shown is here. */
export const isLit = (props: Pick<Props, 'happening'>, spot: string): boolean =>
  props.happening !== undefined && litBy(props.happening.event).spots.includes(spot);
