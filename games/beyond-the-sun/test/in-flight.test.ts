import { type Ask, type Chance, int } from '@orrery/kernel';
import { describeInFlight, type Fact } from '@orrery/kernel/testing';
import { LOCATIONS, type LocationId } from '../content/exploration.ts';
import { POWER } from '../content/powers.ts';
import { beyondTheSun, type Event, type State } from '../index.ts';

/** Strength by the cubes alone: location by location, levels 1 to 4. */
function strengthAt({ ships, systems }: State, seat: number, location: number): number {
  let sum = 0;
  for (let level = 1; level <= 4; level++) sum += level * ships[(seat * systems.length + location) * 4 + level - 1];
  return sum;
}

/** While ships move, bases change hands or a system is colonised, control is still to be looked at. */
const UNDER_WAY = new Set(['jump', 'transfer', 'upgradeShips', 'control', 'colonise', 'stealthColonise', 'anytime']);

const facts: readonly Fact<State, Event>[] = [
  {
    name: 'control follows strength after every question',
    watch: () => ({
      settled: (state, frames) => {
        if (frames.some((frame) => UNDER_WAY.has(frame.procedure))) return undefined;
        for (let location = 0; location < state.systems.length; location++) {
          const holder = state.bases[location];
          if (holder < 0) continue;
          const own = strengthAt(state, holder, location);
          for (let seat = 0; seat < state.config.seats; seat++)
            if (seat !== holder && strengthAt(state, seat, location) > own)
              return `seat ${seat} is stronger at ${location} than its holder ${holder}`;
        }
        return undefined;
      },
    }),
  },
  {
    name: 'whoever arrives at Gliese 687 is paid',
    watch: () => {
      /** How many more ships of a seat than before its movement lie there. */
      let arrived = 0;
      let paid = 0;
      let due = 0;
      return {
        told: (event, state) => {
          if (event.type === 'shipMoved') {
            const at = (location: LocationId): boolean => state.systems[LOCATIONS.indexOf(location)] === 'gliese687';
            if (at(event.to)) arrived++;
            if (at(event.from)) arrived--;
          }
          if (event.type === 'systemBonus' && event.system === 'gliese687' && event.bonus === 'arrival') paid++;
          // Its card may leave before anything is given.
          if (event.type === 'systemColonised' && event.system === 'gliese687') arrived = 0;
          return undefined;
        },
        settled: (_state, frames) => {
          if (frames.some((frame) => UNDER_WAY.has(frame.procedure))) return undefined;
          due = arrived > 0 ? 1 : 0;
          const wrong = paid < due ? 'a ship arrived there, and nothing was given' : undefined;
          arrived = 0;
          paid = 0;
          return wrong;
        },
      };
    },
  },
  {
    name: 'a power is used once in a turn, and by whoever is active',
    watch: () => {
      let used = new Set<string>();
      let active = -1;
      return {
        told: (event) => {
          if (event.type === 'turnBegan') {
            used = new Set();
            active = event.seat;
          }
          if (event.type !== 'powerUsed' || event.power === 'swapStars') return undefined;
          if (event.seat !== active) return `seat ${event.seat} uses ${event.power} in the turn of ${active}`;
          if (used.has(event.power)) return `${event.power} is used twice`;
          used.add(event.power);
          return undefined;
        },
      };
    },
  },
  {
    name: 'ore is counted as it is told',
    watch: ({ seats }) => {
      const ore = new Array<number>(seats).fill(Number.NaN);
      return {
        told: (event, state) => {
          if (event.type === 'oreGained') ore[event.seat] += event.ore;
          if (event.type === 'orePaid') ore[event.seat] -= event.ore;
          if (event.type === 'orePaidTo') {
            ore[event.seat] -= event.ore;
            ore[event.to] += event.ore;
          }
          for (let seat = 0; seat < seats; seat++) {
            if (Number.isNaN(ore[seat])) ore[seat] = state.factions[seat].ore;
            if (ore[seat] !== state.factions[seat].ore)
              return `seat ${seat} has ${state.factions[seat].ore} after ${event.type}, told ${ore[seat]}`;
          }
          return undefined;
        },
      };
    },
  },
];

/** Lasting abilities for everybody, as if their technologies had been researched. */
function empower(state: State, luck: Chance): void {
  const handed = [POWER.headquarters, POWER.blackMarket, POWER.assimilation, POWER.cygni, POWER.wormhole, POWER.eitherTrack];
  for (const faction of state.factions) for (const power of handed) if (int(luck, 3) > 0) faction.powers |= power;
}

/** Whoever begins a turn draws level with the holder of a system, so that one upgrade changes its control; the Galactic HQ is at hand. */
function again(state: State, luck: Chance, ask: Ask): void {
  if (ask.decision === 'chooseTechnology') findWormhole(state);
  if (ask.decision === 'chooseTransfer') layGliese(state);
  if (ask.decision !== 'chooseSpace') return;
  const { seat } = ask;
  state.factions[seat].powers |= POWER.headquarters;
  for (let location = 0; location < state.systems.length; location++) {
    const holder = state.bases[location];
    if (holder < 0 || holder === seat || int(luck, 2) === 0) continue;
    const missing = strengthAt(state, holder, location) - strengthAt(state, seat, location);
    if (missing > 0) state.ships[(seat * state.systems.length + location) * 4] += missing;
  }
}

/** Whoever looks through technologies finds Wormhole Technology among them. */
function findWormhole(state: State): void {
  const deck = state.techDecks.find(({ cards }) => cards.includes('wormholeTechnology'));
  if (deck === undefined || state.fitting.length === 0) return;
  deck.cards[deck.cards.indexOf('wormholeTechnology')] = state.fitting[0];
  state.fitting.fill('wormholeTechnology');
}

/** Wherever its ships may go, Gliese 687 lies there: games with one of it hardly ever send a ship to it. */
function layGliese(state: State): void {
  for (let location = 0; location < state.systems.length; location++)
    if (state.systems[location] !== null && state.bases[location] < 0) state.systems[location] = 'gliese687';
}

describeInFlight(beyondTheSun, facts, { games: 4, empower, again });
