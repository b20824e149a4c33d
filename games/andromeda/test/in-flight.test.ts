import type { Seat } from '@orrery/kernel';
import { describeInFlight, type Fact } from '@orrery/kernel/testing';
import { andromeda, type Event, type State } from '../index.ts';

const NEED_TWO = new Set(['zone', 'cryo', 'lab']);

/** Who controls a room, by the rulebook's words: strictly most researchers, and enough of them. */
function controller(state: State, place: number): Seat {
  const room = state.rooms[place];
  if (room === null || (state.explored & (1 << place)) === 0) return -1;
  const { seats } = state.config;
  const counts = Array.from({ length: seats }, (_, seat) => state.figures[place * seats + seat]);
  const most = Math.max(...counts);
  const holders = counts.flatMap((count, seat) => (count === most ? [seat] : []));
  return holders.length === 1 && most >= (NEED_TWO.has(room) ? 2 : 1) ? holders[0] : -1;
}

const facts: readonly Fact<State, Event>[] = [
  {
    name: 'researchers move as they are told',
    watch: () => {
      let figures: number[] | undefined;
      return {
        told: (event, state) => {
          const { seats } = state.config;
          const add = (place: number, seat: Seat, n: number): void => {
            if (figures !== undefined) figures[place * seats + seat] += n;
          };
          switch (event.type) {
            case 'landed':
              add(4, event.seat, event.airlock);
              break;
            case 'contaminated':
            case 'sacrificed':
              add(event.from.place, event.seat, -1);
              break;
            case 'sentBack':
              add(event.from.place, event.owner, -1);
              break;
            case 'called':
              add(event.to.place, event.seat, 1);
              break;
            case 'cloned':
              add(event.at.place, event.seat, 1);
              break;
            case 'moved':
            case 'explored':
              add(event.from.place, event.seat, -1);
              add(event.to.place, event.seat, 1);
              break;
            case 'pushed':
              add(event.from.place, event.owner, -1);
              add(event.to.place, event.owner, 1);
              break;
            case 'swapped':
              add(event.spots[0].place, event.owners[0], -1);
              add(event.spots[1].place, event.owners[0], 1);
              add(event.spots[1].place, event.owners[1], -1);
              add(event.spots[0].place, event.owners[1], 1);
              break;
          }
          figures ??= state.figures.slice();
          const wrong = figures.findIndex((count, i) => count !== state.figures[i]);
          return wrong < 0
            ? undefined
            : `${state.figures[wrong]} of seat ${wrong % seats} at ${Math.floor(wrong / seats)} after ${event.type}, told ${figures[wrong]}`;
        },
      };
    },
  },
  {
    name: 'a room action by right of control is one’s own room, once a round, one of them (two for the Dovani)',
    watch: () => {
      let used: string[] = [];
      return {
        told: (event, state) => {
          if (event.type === 'turnBegan') used = [];
          if (event.type !== 'roomUsed' || event.right !== 'control') return undefined;
          if (event.at.room !== 'engine' && controller(state, event.at.place) !== event.seat)
            return `seat ${event.seat} does not control ${event.at.room}`;
          if (used.includes(event.at.room)) return `${event.at.room} is used twice`;
          used.push(event.at.room);
          return used.length > (state.species[event.seat] === 'dovani' ? 2 : 1) ? `${used.join(' and ')} are used` : undefined;
        },
      };
    },
  },
  {
    name: 'a technology is used once a round',
    watch: () => {
      let used = new Set<string>();
      return {
        told: (event) => {
          if (event.type === 'technologiesReady') used = new Set();
          if (event.type !== 'technologyUsed') return undefined;
          if (used.has(event.technology)) return `${event.technology} is used again`;
          used.add(event.technology);
          return undefined;
        },
      };
    },
  },
  {
    name: 'a die is spent for each command, and a mission costs what it says',
    watch: () => {
      let dice = 0;
      let seat = -1;
      let paid = 0;
      let owed = 0;
      return {
        told: (event, state) => {
          if (event.type === 'turnBegan') {
            seat = event.seat;
            dice = state.dice.slice(seat * 6, seat * 6 + 5).reduce((a, b) => a + b, 0);
            paid = 0;
            owed = 0;
          }
          if (event.type === 'dieSpent') dice--;
          if (event.type === 'fulfilled') owed += SACRIFICES[event.mission] ?? 0;
          if (event.type === 'sacrificed') paid++;
          if (event.type === 'turnEnded') {
            if (event.returned !== dice) return `${event.returned} dice come back, ${dice} were left`;
            if (paid !== owed) return `${paid} were sacrificed for ${owed}`;
          }
          return undefined;
        },
      };
    },
  },
  {
    name: 'control equals strength when it is counted',
    watch: () => ({
      told: (event, state) => {
        if (event.type !== 'controlChecked') return undefined;
        const expected = state.rooms.flatMap((room, place) => {
          const seat = controller(state, place);
          return room === null || seat < 0 ? [] : [{ seat, room }];
        });
        return JSON.stringify(event.controlled) === JSON.stringify(expected)
          ? undefined
          : `${JSON.stringify(event.controlled)} instead of ${JSON.stringify(expected)}`;
      },
    }),
  },
];

/** Researchers a mission costs; those not named cost nobody. */
const SACRIFICES: Readonly<Record<string, number>> = {
  underWatch: 1,
  townMeeting: 1,
  coldStorage: 1,
  hotZone: 1,
  nightWatch: 1,
  spareParts: 1,
  listeningPost: 1,
  sharedTable: 1,
  hermits: 1,
  academy: 1,
  longMarch: 1,
  massLanding: 1,
  fieldTrial: 1,
  stronghold: 1,
  triangulation: 1,
  headAndHatch: 1,
  ringNetwork: 1,
  upperHand: 1,
  deepVault: 2,
  grandSurvey: 2,
  fullHouse: 2,
  spine: 2,
  highGround: 2,
  cornerClaims: 2,
};

describeInFlight(andromeda, facts, { games: 4 });
