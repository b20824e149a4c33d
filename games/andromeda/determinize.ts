import { type Chance, shuffle, type View } from '@orrery/kernel';
import { MISSION_IDS, type MissionId } from './content/missions.ts';
import { ROOM_IDS, type RoomId, shuffledRooms } from './content/rooms.ts';
import { PLACES } from './content/ship.ts';
import { SPECIES_IDS, type SpeciesId } from './content/species.ts';
import { TECHNOLOGY_BIT } from './content/technologies.ts';
import { initial, NOBODY, type State } from './state.ts';
import type { TableView } from './view.ts';

/** A full state this viewer may believe in: what is not seen is dealt at random over the places not seen. */
export function determinize({ table, viewer }: View<TableView>, chance: Chance): State {
  const state = initial(table.config);
  copyPublic(state, table);
  guessRooms(state, table, chance);
  guessSpecies(state, table, chance);
  guessMissions(state, table, viewer, chance);
  return state;
}

function copyPublic(state: State, table: TableView): void {
  state.phase = table.phase;
  state.round = table.round;
  state.startPlayer = table.startPlayer ?? NOBODY;
  state.active = table.active ?? NOBODY;
  state.ending = table.ending;
  state.technologies = table.technologies.map((t) => t.id);
  state.exhaustedBy = table.technologies.map((t) => t.exhaustedBy ?? NOBODY);
  state.vaccineStock = table.vaccineStock;
  state.openMissions = [...table.openMissions];
  state.pool = [...table.pool];
  state.offer = [...table.offer];
  state.centre = [...table.centre];
  state.offerer = table.offerer ?? NOBODY;
  state.addressee = table.addressee ?? NOBODY;
  const { turn } = table;
  state.turn = {
    called: turn.called,
    moved: turn.moved,
    explored: turn.explored,
    technologies: turn.technologies.reduce((set, id) => set | TECHNOLOGY_BIT[id], 0),
    roomActions: turn.roomActions,
    rooms: turn.rooms,
    abilityUsed: turn.abilityUsed,
    movesLeft: turn.movesLeft,
    callsLeft: turn.callsLeft,
  };
  for (const { place, room, figures, teleporters } of table.ship) {
    if (room !== null) state.explored |= 1 << place;
    for (let seat = 0; seat < table.config.seats; seat++) {
      state.figures[place * table.config.seats + seat] = figures[seat];
      if (teleporters[seat]) state.teleporters[seat] |= 1 << place;
    }
  }
  table.players.forEach((player, seat) => {
    state.species[seat] = player.species;
    state.cards[seat] = player.trained;
    state.supplies[seat] = player.supply;
    state.vaccines[seat] = player.vaccines;
    state.orderCards[seat] = player.orderCard ?? 0;
    state.fulfilled[seat] = [...player.fulfilled];
    for (let s = 0; s < 6; s++) state.dice[seat * 6 + s] = player.dice[s];
  });
}

/** Face-down tiles are any of those not seen; two of them are not in the ship at all. */
function guessRooms(state: State, table: TableView, chance: Chance): void {
  const seen = new Set<RoomId>();
  for (const { room } of table.ship) if (room !== null) seen.add(room);
  const unseen = shuffle(
    chance,
    shuffledRooms(table.config.seats).filter((id) => !seen.has(id)),
  );
  const rooms = new Array<RoomId | null>(PLACES).fill(null);
  for (const { place, room } of table.ship) rooms[place] = room ?? unseen.pop() ?? ROOM_IDS[0];
  state.rooms = rooms;
}

function guessSpecies(state: State, table: TableView, chance: Chance): void {
  const seen = new Set<SpeciesId>();
  for (const { species, dealtSpecies } of table.players) {
    if (species !== null) seen.add(species);
    if (typeof dealtSpecies !== 'number') for (const id of dealtSpecies) seen.add(id);
  }
  const unseen = shuffle(
    chance,
    SPECIES_IDS.filter((id) => !seen.has(id)),
  );
  table.players.forEach(({ dealtSpecies }, seat) => {
    state.dealtSpecies[seat] = typeof dealtSpecies === 'number' ? unseen.splice(0, dealtSpecies) : [...dealtSpecies];
  });
}

function guessMissions(state: State, table: TableView, viewer: number, chance: Chance): void {
  const seen = new Set<MissionId>(table.openMissions);
  const see = (mission: MissionId | null): void => {
    if (mission !== null) seen.add(mission);
  };
  for (const { fulfilled, personal, drawn } of table.players) {
    fulfilled.forEach(see);
    see(personal);
    if (typeof drawn !== 'number') drawn.forEach(see);
  }
  table.personalStack.forEach(see);
  const unseen = shuffle(
    chance,
    MISSION_IDS.filter((id) => !seen.has(id)),
  );
  state.generalStack = unseen.splice(0, table.generalStack);
  table.players.forEach(({ hasPersonal, personal, drawn }, seat) => {
    state.personal[seat] = hasPersonal ? (personal ?? unseen.pop() ?? null) : null;
    state.drawn[seat] = typeof drawn === 'number' ? unseen.splice(0, drawn) : [...drawn];
  });
  state.personalStack = table.personalStack.map((mission) => mission ?? unseen.pop() ?? MISSION_IDS[0]);
  // Who else knows a card the viewer does not is of no consequence to the viewer.
  state.stackSeenBy = table.personalStack.map((mission) => (mission === null || viewer < 0 ? 0 : 1 << viewer));
}
