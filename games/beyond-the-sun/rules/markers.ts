import { open, type Seat } from '@orrery/kernel';
import type { LocationId } from '../content/exploration.ts';
import { LETTER, type Marker, markerOf, SPECIALISATIONS, type Specialisation } from '../content/kinds.ts';
import { POWER } from '../content/powers.ts';
import type { Context } from '../rulebook.ts';
import { decision } from '../rulebook.ts';
import type { Faction, State } from '../state.ts';
import { noteChange } from './flow.ts';

/** Chapter: production markers, and the stars that stand in for them. */

export const left = (faction: Faction, track: Specialisation): number => (track === 'food' ? faction.food : faction.mines);

/** Takes the leftmost marker of a track; a star when none is left. */
export function takeMarker(faction: Faction, track: Specialisation): Marker {
  if (track === 'food') {
    if (faction.food === 0) return 'star';
    faction.food--;
    return 'food';
  }
  if (faction.mines === 0) return 'star';
  faction.mines--;
  return 'ore';
}

/** A base comes back to the rightmost free place of its track; a star goes beside the mat. */
export function takeBack(faction: Faction, letter: string): Marker {
  const marker = markerOf(letter);
  if (marker === 'food') faction.food++;
  else if (marker === 'ore') faction.mines++;
  return marker;
}

/** The tracks a marker for this may come from. */
export function tracksFor(state: State, seat: Seat, printed: readonly Specialisation[]): readonly Specialisation[] {
  return (state.factions[seat].powers & POWER.eitherTrack) !== 0 ? SPECIALISATIONS : printed;
}

/** Whether it makes a difference which track is chosen. */
export function mustChoose(state: State, seat: Seat, tracks: readonly Specialisation[]): boolean {
  const { food, mines } = state.factions[seat];
  return tracks.length > 1 && (food > 0 || mines > 0);
}

export const chooseMarker = decision('chooseMarker', {
  args: { purpose: open<'base' | 'colony' | 'automation'>(), at: open<LocationId | null>(), tracks: open<readonly Specialisation[]>() },
  options: (_state, _seat, { tracks }) => tracks,
});

/** One step of automation. */
export function automate(x: Context, seat: Seat, track: Specialisation): void {
  const faction = x.state.factions[seat];
  const marker = takeMarker(faction, track);
  faction.automation += LETTER[marker];
  noteChange(x);
  x.emit({ type: 'automated', seat, marker, step: faction.automation.length });
}

const ONE: Readonly<Record<Specialisation, readonly Specialisation[]>> = { food: ['food'], ore: ['ore'] };

/** Automates where there is nothing to choose; otherwise asks for the track. Answers whether it is done. */
export function automateFrom(x: Context, seat: Seat, what: Specialisation | 'either'): boolean {
  const tracks = what === 'either' ? SPECIALISATIONS : tracksFor(x.state, seat, ONE[what]);
  if (mustChoose(x.state, seat, tracks)) {
    x.ask(seat, chooseMarker, { purpose: 'automation', at: null, tracks: tracks.slice() });
    return false;
  }
  automate(x, seat, tracks[0]);
  return true;
}
