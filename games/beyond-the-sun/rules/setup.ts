import { choice } from '@orrery/kernel';
import { achievementsOf } from '../content/achievements.ts';
import { eventsOfLevel, opensGuild } from '../content/events.ts';
import { A_SPACES, B_SPACES, SOL } from '../content/exploration.ts';
import { FACTION_IDS, FACTIONS, matOf, PLAIN_START, STARTING_POPULATION, startingOre } from '../content/factions.ts';
import { FIELDS_OF } from '../content/fields.ts';
import { SYSTEMS, systemsOf } from '../content/systems.ts';
import { techsOfLevel } from '../content/technologies/index.ts';
import type { Context } from '../rulebook.ts';
import { shipAt } from '../state.ts';
import { draw } from './decks.ts';
import { revealRow } from './display.ts';

export const options = { mats: choice(['standard', 'expert']) };

/** Chapter: setting up. */

export function setUp(x: Context): void {
  const { state } = x;
  layTechnologies(x);
  layEvents(x);
  laySystems(x);
  state.achievements = [...achievementsOf('basic'), x.shuffle(achievementsOf('A'))[0], x.shuffle(achievementsOf('B'))[0]];
  state.claims = state.achievements.map(() => []);
  state.start = x.int(state.config.seats);
  const mats = x.shuffle([...FACTION_IDS]);
  for (let seat = 0; seat < state.config.seats; seat++) state.factions[seat].mat = mats[seat];
  for (let seat = 0; seat < state.config.seats; seat++) layMat(x, seat);
  x.emit({
    type: 'setUp',
    start: state.start,
    factions: state.factions.map((f) => f.mat),
    achievements: state.achievements.slice(),
  });
  revealRow(x, 2);
}

/** Level I face up in random order, the others as face-down decks. */
function layTechnologies(x: Context): void {
  const { state } = x;
  const first = x.shuffle(techsOfLevel(1));
  FIELDS_OF[1].forEach((field, i) => {
    state.technologies[field] = first[i];
  });
  for (const level of [2, 3, 4] as const) state.techDecks[level - 2] = { cards: x.shuffle(techsOfLevel(level)), buried: [] };
}

/** Both guild events of a level and four of the others, one face down on each field. */
function layEvents(x: Context): void {
  for (const level of [2, 3] as const) {
    const events = eventsOfLevel(level);
    const others = x.shuffle(events.filter((e) => !opensGuild(e)));
    const laid = x.shuffle([...events.filter(opensGuild), ...others.slice(0, 4)]);
    FIELDS_OF[level].forEach((field, i) => {
      x.state.events[field] = laid[i];
    });
  }
}

/** Two of the four starting systems near Sol; the rest of deck A and all of deck B are shuffled. */
function laySystems(x: Context): void {
  const { state } = x;
  const starting = x.shuffle(systemsOf('A').filter((id) => SYSTEMS[id].start === true));
  A_SPACES.forEach((space, i) => {
    state.systems[space] = starting[i];
  });
  const rest = systemsOf('A').filter((id) => !state.systems.includes(id));
  state.systemDecks = [
    { cards: x.shuffle(rest), buried: [] },
    { cards: x.shuffle(systemsOf('B')), buried: [] },
  ];
  for (const space of B_SPACES) state.systems[space] = draw(state.systemDecks[1]) ?? null;
}

function layMat(x: Context, seat: number): void {
  const { state } = x;
  const faction = state.factions[seat];
  // An expert mat differs by itself; the small differences at the start are those of the standard mats.
  const start = state.config.options.mats === 'expert' ? PLAIN_START : FACTIONS[faction.mat].start;
  faction.supply = [...matOf(faction.mat, state.config.options.mats).columns];
  faction.population = STARTING_POPULATION;
  if (start.populationFrom !== undefined) {
    faction.supply[start.populationFrom]--;
    faction.population++;
  }
  state.ships[shipAt(seat, SOL, start.ship)]++;
  if (start.escortFrom !== undefined) {
    faction.supply[start.escortFrom]--;
    state.ships[shipAt(seat, SOL, 1)]++;
  }
  const place = (seat - state.start + state.config.seats) % state.config.seats;
  faction.ore = startingOre(state.config.seats, place) + start.ore;
}
