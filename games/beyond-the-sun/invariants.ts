import type { Frame, Invariant } from '@orrery/kernel';
import { EVENT_IDS } from './content/events.ts';
import { LOCATIONS } from './content/exploration.ts';
import { FIELDS, FIELDS_OF, levelOf } from './content/fields.ts';
import { CUBES, LETTER, MARKERS } from './content/kinds.ts';
import { POWER } from './content/powers.ts';
import { SYSTEM_IDS, SYSTEMS } from './content/systems.ts';
import { TECH_IDS, TECHNOLOGIES } from './content/technologies/index.ts';
import { fleetSize, hasResearched, makes, strength } from './queries.ts';
import { rightful } from './rules/control.ts';
import { isMoving, isSettling } from './rules/flow.ts';
import { supplyOf } from './rules/supply.ts';
import type { State } from './state.ts';

/** What holds at every decision. */

function cubes(state: State): string | undefined {
  for (let seat = 0; seat < state.config.seats; seat++) {
    const faction = state.factions[seat];
    let sum = supplyOf(faction) + faction.population + fleetSize(state, seat) + (faction.museum > 0 ? 1 : 0);
    for (let field = 0; field < FIELDS.length; field++) if (hasResearched(state, seat, field)) sum++;
    if (sum !== CUBES) return `seat ${seat} has ${sum} cubes`;
  }
  return undefined;
}

const count = (text: string, letter: string): number => text.split(letter).length - 1;

function markers(state: State): string | undefined {
  for (let seat = 0; seat < state.config.seats; seat++) {
    const faction = state.factions[seat];
    let placed = faction.automation + faction.colonyMarkers.join('');
    for (let i = 0; i < LOCATIONS.length; i++) if (state.bases[i] === seat) placed += state.baseMarkers[i];
    const food = faction.food + count(placed, LETTER.food);
    const ore = faction.mines + count(placed, LETTER.ore);
    if (food !== MARKERS || ore !== MARKERS) return `seat ${seat} has ${food} food and ${ore} ore markers`;
  }
  return undefined;
}

const nothingNegative = (state: State): string | undefined => {
  for (let seat = 0; seat < state.config.seats; seat++) {
    const { ore, population, supply, food, mines } = state.factions[seat];
    if (ore < 0 || population < 0 || food < 0 || mines < 0 || supply.some((cubes) => cubes < 0)) return `seat ${seat} owes something`;
  }
  return state.ships.some((ships) => ships < 0) ? 'ships below none' : undefined;
};

function control(state: State, frames: readonly Frame[]): string | undefined {
  const busy = isMoving(frames) || isSettling(frames);
  for (let i = 0; i < LOCATIONS.length; i++) {
    const holder = state.bases[i];
    if (holder >= 0 !== (state.baseMarkers[i] !== '')) return `${LOCATIONS[i]} has a base without an owner or an owner without a base`;
    if (holder >= 0 && makes(state, i).length === 0) return `${LOCATIONS[i]} cannot be controlled`;
    // Not while ships are moving or bases are changing hands.
    if (busy || makes(state, i).length === 0) continue;
    if (rightful(state, i) !== holder) return `${LOCATIONS[i]} is not held by whom it should be`;
    for (let seat = 0; seat < state.config.seats; seat++) {
      if (holder >= 0 && strength(state, seat, i) > strength(state, holder, i)) return `${LOCATIONS[i]} has somebody stronger`;
    }
  }
  return undefined;
}

function everyOnce<T>(all: readonly T[], found: readonly T[], what: string): string | undefined {
  if (new Set(found).size !== found.length) return `a ${what} card is in two places`;
  return found.length === all.length ? undefined : `${found.length} of ${all.length} ${what} cards`;
}

const present = <T>(list: readonly (T | null)[]): T[] => list.filter((item) => item !== null);

function technologyCards(state: State): string | undefined {
  return everyOnce(
    TECH_IDS,
    [
      ...present(state.technologies),
      ...state.techDecks.flatMap((deck) => deck.cards),
      ...state.rows.flat(),
      ...state.fitting,
      ...state.aside,
      ...state.factions.flatMap((f) => f.privates),
    ],
    'technology',
  );
}

function systemCards(state: State): string | undefined {
  return everyOnce(
    SYSTEM_IDS,
    [
      ...present(state.systems),
      ...state.systemDecks.flatMap((deck) => deck.cards),
      ...state.drawn,
      ...present([state.dyson]),
      ...state.factions.flatMap((f) => f.colonies),
    ],
    'system',
  );
}

/** Twelve events are in the game: on their fields, lying open, being carried out, or discarded. */
function eventCards(state: State): string | undefined {
  const found = [...present(state.events), ...present([state.turnedUp]), ...state.staying, ...state.discarded];
  if (found.some((event) => !EVENT_IDS.includes(event))) return 'an unknown event';
  return everyOnce(new Array(12).fill(0), found as unknown[], 'event');
}

function fields(state: State): string | undefined {
  for (let field = 0; field < FIELDS.length; field++) {
    const technology = state.technologies[field];
    if (technology !== null && state.events[field] !== null) return `field ${FIELDS[field]} has an event and a technology`;
    if (technology !== null && TECHNOLOGIES[technology].level !== levelOf(field))
      return `field ${FIELDS[field]} has a card of another level`;
  }
  const bare = [...FIELDS_OF[2], ...FIELDS_OF[3]].filter((f) => state.technologies[f] === null && state.events[f] === null);
  // One at most: the one whose research is under way.
  return bare.length > 1 ? 'two fields are bare' : undefined;
}

/** Powers are what one's technologies and colonies give, no more and no less. */
function powers(state: State): string | undefined {
  for (let seat = 0; seat < state.config.seats; seat++) {
    const faction = state.factions[seat];
    let expected = 0;
    const add = (power: keyof typeof POWER | undefined): void => {
      if (power !== undefined) expected |= POWER[power];
    };
    for (let field = 0; field < FIELDS.length; field++) {
      const technology = state.technologies[field];
      if (technology !== null && hasResearched(state, seat, field)) add(TECHNOLOGIES[technology].power);
    }
    for (const technology of faction.privates) add(TECHNOLOGIES[technology].power);
    for (const system of faction.colonies) add(SYSTEMS[system].power);
    if (expected !== faction.powers) return `seat ${seat} has powers ${faction.powers} instead of ${expected}`;
  }
  return undefined;
}

export const invariants: readonly Invariant<State>[] = [
  { name: 'twenty cubes', check: cubes },
  { name: 'eight markers of each kind', check: markers },
  { name: 'nothing below zero', check: nothingNegative },
  { name: 'control', check: control },
  { name: 'technology cards', check: technologyCards },
  { name: 'system cards', check: systemCards },
  { name: 'event cards', check: eventCards },
  { name: 'fields', check: fields },
  { name: 'powers', check: powers },
];
