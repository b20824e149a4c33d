/** Questions about what lies open on the table: rules, texts and the board ask them. */
import type { Seat } from '@orrery/kernel';
import { ACHIEVEMENTS, type AchievementId } from './content/achievements.ts';
import { LOCATION, LOCATIONS, type LocationId, ROGUE, SHIPYARDS, SOL, sideFor } from './content/exploration.ts';
import { FIELDS_OF, LEFT_OF, NEEDED } from './content/fields.ts';
import { HIGHEST_SHIP, MARKERS, type Specialisation, TYPES } from './content/kinds.ts';
import { POWER } from './content/powers.ts';
import { SYSTEMS } from './content/systems.ts';
import { TECHNOLOGIES } from './content/technologies/index.ts';
import { SHIP_SLOTS, type Shown, shipAt } from './state.ts';
import type { TableView } from './view.ts';

/* The exploration board: who has which ships where, and what each place is. */

export const indexOf = (id: LocationId): number => LOCATION[id];

/** Military strength: the sum of ship levels. */
export function strength(state: Shown, seat: Seat, location: number): number {
  const i = shipAt(seat, location, 1);
  const { ships } = state;
  return ships[i] + 2 * ships[i + 1] + 3 * ships[i + 2] + 4 * ships[i + 3];
}

export function shipsAt(state: Shown, seat: Seat, location: number): number {
  const i = shipAt(seat, location, 1);
  const { ships } = state;
  return ships[i] + ships[i + 1] + ships[i + 2] + ships[i + 3];
}

export function hasShips(state: Shown, seat: Seat): boolean {
  const { ships } = state;
  for (let i = seat * SHIP_SLOTS, end = i + SHIP_SLOTS; i < end; i++) if (ships[i] > 0) return true;
  return false;
}

export function canUpgrade(state: Shown, seat: Seat): boolean {
  const { ships } = state;
  for (let i = seat * SHIP_SLOTS, end = i + SHIP_SLOTS; i < end; i++) if (ships[i] > 0 && i % 4 < HIGHEST_SHIP - 1) return true;
  return false;
}

export function fleetStrength(state: Shown, seat: Seat): number {
  const { ships } = state;
  let sum = 0;
  for (let i = 0, from = seat * SHIP_SLOTS; i < SHIP_SLOTS; i++) sum += ships[from + i] * ((i % 4) + 1);
  return sum;
}

export function fleetSize(state: Shown, seat: Seat): number {
  const { ships } = state;
  let sum = 0;
  for (let i = seat * SHIP_SLOTS, end = i + SHIP_SLOTS; i < end; i++) sum += ships[i];
  return sum;
}

/** The locations of this side of the board, with a rogue star attached to it if there is one. */
export const placesOf = (state: Shown): readonly number[] => {
  const { places } = sideFor(state.config.seats);
  return state.systems[ROGUE] === null ? places : withRogue[state.config.seats];
};
const withRogue = [2, 3, 4].reduce<number[][]>((all, seats) => {
  all[seats] = [...sideFor(seats).places, ROGUE];
  return all;
}, []);

/** What one line away means. The rogue star hangs on one A space. */
export function neighboursOf(state: Shown, location: number): readonly number[] {
  const { neighbours } = sideFor(state.config.seats);
  const beside = state.rogueBeside;
  if (beside < 0 || state.systems[ROGUE] === null) return neighbours[location];
  if (location === ROGUE) return [beside];
  return location === beside ? [...neighbours[location], ROGUE] : neighbours[location];
}

const NOTHING: readonly Specialisation[] = [];
/** A location is good for what is printed there; Sol and Deep Space for nothing, so nobody can control them. */
export function makes(state: Shown, location: number): readonly Specialisation[] {
  const system = state.systems[location];
  if (system !== null) return SYSTEMS[system].makes;
  return SHIPYARDS[location] ?? NOTHING;
}

export function controlled(state: Shown, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < state.bases.length; i++) if (state.bases[i] === seat) count++;
  return count;
}

/** Sol, and every shipyard one controls. */
export function buildingPlaces(state: Shown, seat: Seat): number[] {
  const list = [SOL];
  for (let i = 0; i < state.bases.length; i++) if (state.bases[i] === seat && SHIPYARDS[i] !== undefined) list.push(i);
  return list;
}

export const canColonise = (state: Shown, seat: Seat, location: number): boolean => {
  const system = state.systems[location];
  return system !== null && state.bases[location] === seat && strength(state, seat, location) >= SYSTEMS[system].strength;
};

export function colonisable(state: Shown, seat: Seat): boolean {
  for (let i = 0; i < state.systems.length; i++) if (canColonise(state, seat, i)) return true;
  return false;
}

/* Research: what a faction has, and what it may research next. */

export const hasResearched = (state: Shown, seat: Seat, field: number): boolean => (state.cubes[field] & (1 << seat)) !== 0;

/** Whether the prerequisites of a field are met. */
export function meetsPrerequisites(state: Shown, seat: Seat, field: number): boolean {
  const left = LEFT_OF[field];
  let met = 0;
  for (let i = 0; i < left.length; i++) if (hasResearched(state, seat, left[i])) met++;
  const mayLack = state.technologies[field] !== null && left.length > 1 && (state.factions[seat].powers & POWER.missingPrerequisite) !== 0;
  return met >= NEEDED[field] - (mayLack ? 1 : 0);
}

export const mayResearch = (state: Shown, seat: Seat, field: number, known: boolean, ignorePrerequisites: boolean): boolean =>
  !hasResearched(state, seat, field) &&
  (!known || state.technologies[field] !== null) &&
  (ignorePrerequisites || meetsPrerequisites(state, seat, field));

/* Achievements. */

export function technologies(state: Shown, seat: Seat): number {
  let count = 0;
  for (let field = 0; field < state.cubes.length; field++) if (hasResearched(state, seat, field)) count++;
  return count;
}

/** Systems with a printed specialisation: colonies, and what one controls, shipyards included. */
function systemsMaking(state: Shown, seat: Seat, what: Specialisation): number {
  let count = 0;
  for (const system of state.factions[seat].colonies) if (SYSTEMS[system].makes.includes(what)) count++;
  for (let i = 0; i < LOCATIONS.length; i++) if (state.bases[i] === seat && makes(state, i).includes(what)) count++;
  return count;
}

/** How many types can be shown by different cards, one card for each type (Hall's condition over sets of types). */
function typesShown(state: Shown, seat: Seat): number {
  const cards: number[] = [];
  for (let field = FIELDS_OF[2][0]; field < state.cubes.length; field++) {
    const technology = state.technologies[field];
    if (technology === null || !hasResearched(state, seat, field)) continue;
    const { primary, secondary } = TECHNOLOGIES[technology];
    cards.push((1 << TYPES.indexOf(primary)) | (1 << TYPES.indexOf(secondary)));
  }
  let lacking = 0;
  for (let set = 1; set < 16; set++) {
    let wanted = 0;
    for (let type = 0; type < 4; type++) if ((set & (1 << type)) !== 0) wanted++;
    let able = 0;
    for (const card of cards) if ((card & set) !== 0) able++;
    lacking = Math.max(lacking, wanted - able);
  }
  return 4 - lacking;
}

/** How far a faction has come: [reached, needed]. */
export function progress(state: Shown, seat: Seat, achievement: AchievementId): readonly [number, number] {
  const { condition } = ACHIEVEMENTS[achievement];
  const faction = state.factions[seat];
  switch (condition.kind) {
    case 'colonies':
      return [faction.colonies.length, condition.least];
    case 'levelFour': {
      let count = 0;
      for (const field of FIELDS_OF[4]) if (hasResearched(state, seat, field)) count++;
      return [count, 1];
    }
    case 'automation':
      return [faction.automation.length, condition.steps];
    case 'strength':
      return [fleetStrength(state, seat), condition.least];
    case 'technologies':
      return [technologies(state, seat), condition.least];
    case 'control':
      // Without a colony of one's own the last step is not counted.
      return [
        Math.min(controlled(state, seat), condition.locations - (faction.colonies.length < condition.colonies ? 1 : 0)),
        condition.locations,
      ];
    case 'sameSpecialisation':
      return [Math.max(systemsMaking(state, seat, 'food'), systemsMaking(state, seat, 'ore')), condition.systems];
    case 'track':
      return [MARKERS - (condition.track === 'food' ? faction.food : faction.mines), condition.removed];
    case 'everyType':
      return [typesShown(state, seat), TYPES.length];
  }
}

export function claimable(state: Shown, seat: Seat): AchievementId[] {
  const list: AchievementId[] = [];
  for (let i = 0; i < state.achievements.length; i++) {
    const achievement = state.achievements[i];
    const taken = state.claims[i];
    if (taken.length >= ACHIEVEMENTS[achievement].slots.length || taken.includes(seat)) continue;
    const [reached, needed] = progress(state, seat, achievement);
    if (reached >= needed) list.push(achievement);
  }
  return list;
}

/** All of them lie open: this is what the end would count. */
export const openPoints = ({ scores }: TableView, seat: Seat): number => scores[seat].total;
