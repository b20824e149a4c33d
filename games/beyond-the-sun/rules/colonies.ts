import type { Seat } from '@orrery/kernel';
import type { LocationId } from '../content/exploration.ts';
import { POWER } from '../content/powers.ts';
import { colonyBonusOf } from '../content/scripts.ts';
import { SYSTEMS, type SystemId } from '../content/systems.ts';
import type { Context } from '../rulebook.ts';
import { run } from './calls.ts';
import { draw } from './decks.ts';
import { noteChange } from './flow.ts';

/** A system becomes a faction's own for good. */
export function ownSystem(x: Context, seat: Seat, system: SystemId, markers: string, at: LocationId | null): void {
  const faction = x.state.factions[seat];
  faction.colonies.push(system);
  faction.colonyMarkers.push(markers);
  const { power } = SYSTEMS[system];
  if (power !== undefined) faction.powers |= POWER[power];
  noteChange(x);
  x.emit({ type: 'systemColonised', seat, system, at });
}

export function colonyBonus(x: Context, seat: Seat, system: SystemId): void {
  if (SYSTEMS[system].colony === undefined) return;
  x.emit({ type: 'systemBonus', seat, system, bonus: 'colony' });
  run(x, colonyBonusOf(system));
}

/** The top card of the matching deck, of the other one when that is empty: whoever has seen it cannot take back what it was drawn for. */
export function drawSystem(x: Context, deck: 'A' | 'B'): SystemId | undefined {
  x.reveal();
  const { systemDecks } = x.state;
  const first = deck === 'A' ? 0 : 1;
  return draw(systemDecks[first]) ?? draw(systemDecks[1 - first]);
}
