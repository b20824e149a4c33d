import { type Secret, seatsIn } from '@orrery/kernel';
import { shuffledRooms } from './content/rooms.ts';
import { SPECIES_IDS } from './content/species.ts';
import { isExplored } from './rules/ship.ts';
import type { State } from './state.ts';

/** Face-down tiles and cards, each with those who know it. */
export function secrets(s: State): readonly Secret[] {
  const faceDown = s.rooms.flatMap((room, place) => (room !== null && !isExplored(s, place) ? [place] : []));
  const dealt = s.dealtSpecies.flat();
  return [
    {
      kind: 'room',
      in: s.rooms,
      at: faceDown,
      knownTo: [],
      spare: shuffledRooms(s.config.seats).filter((room) => !s.rooms.includes(room)),
    },
    ...s.dealtSpecies.map((species, seat) => ({ kind: 'species', in: species, knownTo: [seat] })),
    { kind: 'species', in: [], knownTo: [], spare: SPECIES_IDS.filter((id) => !dealt.includes(id) && !s.species.includes(id)) },
    { kind: 'mission', in: s.generalStack, knownTo: [] },
    ...s.personalStack.map((_, i) => ({ kind: 'mission', in: s.personalStack, at: [i], knownTo: seatsIn(s.stackSeenBy[i]) })),
    ...s.personal.flatMap((mission, seat) => (mission === null ? [] : [{ kind: 'mission', in: s.personal, at: [seat], knownTo: [seat] }])),
    ...s.drawn.map((missions, seat) => ({ kind: 'mission', in: missions, knownTo: [seat] })),
    // Who else knows a card that lies in the stack is as hidden as the card.
    ...s.stackSeenBy.map((seen, i) => ({ kind: 'memory', in: s.stackSeenBy, at: [i], knownTo: seatsIn(seen) })),
  ];
}
