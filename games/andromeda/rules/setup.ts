import { flag, need, type Seat } from '@orrery/kernel';
import { DICE_IN_PLAY } from '../content/dice.ts';
import { GENERAL_MISSIONS, MISSION_IDS } from '../content/missions.ts';
import { shuffledRooms } from '../content/rooms.ts';
import { AIRLOCK_PLACE, shipPlaces } from '../content/ship.ts';
import { SPECIES, SPECIES_IDS, type SpeciesId } from '../content/species.ts';
import {
  BEGINNER_TECHNOLOGIES,
  TECHNOLOGIES_IN_PLAY,
  TECHNOLOGY_IDS,
  type TechnologyId,
  VACCINE_MARKERS,
} from '../content/technologies.ts';
import { type Context, decision, procedure } from '../rulebook.ts';
import { NOBODY } from '../state.ts';
import { drawMissions, keepMission, keepOne } from './missionCards.ts';
import { addFigures } from './ship.ts';

export const options = { beginner: flag() };

const SPECIES_DEALT = 2;

export const chooseSpecies = decision('chooseSpecies', {
  options: (state, seat): readonly SpeciesId[] => state.dealtSpecies[seat],
});

/** Rulebook: Spielaufbau, steps 1 to 9 in their order. */
export const setup = procedure(
  'setup',
  {},
  {
    ship: (x) => {
      layShip(x);
      return 'technologies';
    },
    technologies: (x) => {
      layTechnologies(x);
      return 'species';
    },
    species: (x) => {
      const { state } = x;
      const deck = x.shuffle([...SPECIES_IDS]);
      for (let seat = 0; seat < state.config.seats; seat++) {
        if (state.config.options.beginner) {
          becomes(x, seat, deck[seat]);
          continue;
        }
        const dealt = deck.slice(seat * SPECIES_DEALT, (seat + 1) * SPECIES_DEALT);
        state.dealtSpecies[seat] = dealt;
        x.emitTo(
          [seat],
          { type: 'speciesDealt', seat, count: SPECIES_DEALT, species: [...dealt] },
          { type: 'speciesDealt', seat, count: SPECIES_DEALT },
        );
      }
      if (state.config.options.beginner) return 'missions';
      for (let seat = 0; seat < state.config.seats; seat++) x.ask(seat, chooseSpecies);
      return 'revealSpecies';
    },
    revealSpecies: (x) => {
      x.reveal();
      for (let seat = 0; seat < x.state.config.seats; seat++) becomes(x, seat, x.answer(chooseSpecies, seat));
      return 'missions';
    },
    missions: (x) => {
      const { state } = x;
      const deck = x.shuffle([...MISSION_IDS]);
      state.generalStack = deck.slice(0, GENERAL_MISSIONS);
      state.personalStack = deck.slice(GENERAL_MISSIONS);
      state.stackSeenBy = state.personalStack.map(() => 0);
      revealGeneral(x);
      for (let seat = 0; seat < state.config.seats; seat++) drawMissions(x, seat, 2);
      for (let seat = 0; seat < state.config.seats; seat++) x.ask(seat, keepMission);
      return 'keepMissions';
    },
    keepMissions: (x) => {
      for (let seat = 0; seat < x.state.config.seats; seat++) keepOne(x, seat, x.answer(keepMission, seat));
      return 'landing';
    },
    landing: (x) => {
      for (let seat = 0; seat < x.state.config.seats; seat++) land(x, seat);
      return 'dice';
    },
    dice: (x) => {
      // They wait in the centre; what they show there has no meaning before the first roll.
      x.state.centre[0] = DICE_IN_PLAY[x.state.config.seats];
      return 'startPlayer';
    },
    startPlayer: (x) => {
      x.state.startPlayer = x.int(x.state.config.seats);
      x.emit({ type: 'startPlayer', seat: x.state.startPlayer });
      return 'end';
    },
  },
);

function layShip(x: Context): void {
  const { state } = x;
  const tiles = x.shuffle(shuffledRooms(state.config.seats));
  const places = shipPlaces(state.config.seats);
  let next = 0;
  for (const place of places) state.rooms[place] = place === AIRLOCK_PLACE ? 'airlock' : tiles[next++];
  state.explored = 1 << AIRLOCK_PLACE;
  x.emit({ type: 'shipLaid', places });
}

function layTechnologies(x: Context): void {
  const { state } = x;
  if (state.config.options.beginner) state.technologies = [...BEGINNER_TECHNOLOGIES];
  else {
    const others = x.shuffle(TECHNOLOGY_IDS.filter((id): id is Exclude<TechnologyId, 'teleporter'> => id !== 'teleporter'));
    state.technologies = ['teleporter', ...others.slice(0, TECHNOLOGIES_IN_PLAY - 1)];
  }
  state.exhaustedBy = state.technologies.map(() => NOBODY);
  state.vaccineStock = state.technologies.includes('vaccine') ? VACCINE_MARKERS : 0;
  x.emit({ type: 'technologiesLaid', technologies: [...state.technologies], vaccines: state.vaccineStock });
}

function becomes(x: Context, seat: Seat, species: SpeciesId): void {
  x.state.species[seat] = species;
  x.state.dealtSpecies[seat] = [];
  x.emit({ type: 'speciesRevealed', seat, species });
}

/** The first teleporter and the researchers of the species card. */
function land(x: Context, seat: Seat): void {
  const { state } = x;
  const species = state.species[seat];
  if (species === null) throw new Error(`seat ${seat} has no species`);
  const { airlock, card } = SPECIES[species];
  state.teleporters[seat] = 1 << AIRLOCK_PLACE;
  addFigures(state, AIRLOCK_PLACE, seat, airlock);
  state.cards[seat] = card;
  state.supplies[seat] -= airlock + card;
  x.emit({ type: 'landed', seat, airlock, card });
}

/** Turns up the top card of the general stack, if there is one. */
export function revealGeneral(x: Context): void {
  if (x.state.generalStack.length === 0) return;
  x.reveal();
  const mission = need(x.state.generalStack.pop());
  x.state.openMissions.push(mission);
  x.emit({ type: 'generalRevealed', mission });
}
