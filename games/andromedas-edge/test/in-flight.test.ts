import { type Chance, int } from '@orrery/kernel';
import { describeInFlight, type Fact } from '@orrery/kernel/testing';
import { MOON_GOODS } from '../catalogue.ts';
import type { Window } from '../content/effects.ts';
import { EVENTS } from '../content/events.ts';
import { ENERGY, INDUSTRY, SUPREMACY } from '../content/ids.ts';
import type { Event } from '../events.ts';
import { andromedasEdge } from '../index.ts';
import { listens } from '../rules/windows.ts';
import { BAY, newModule, type State } from '../state.ts';
import { sampledConfigs } from './configs.ts';

const eventNamed = (id: string): number => EVENTS.findIndex((card) => card.id === id);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

const facts: readonly Fact<State, Event>[] = [
  {
    name: 'a half moon pays once a Return',
    watch: () => {
      let paid: string[] = [];
      return {
        told: (event) => {
          if (event.type === 'returnBegan') paid = [];
          if (event.type !== 'halfMoonPaid') return undefined;
          const key = `${event.seat}/${event.moon}`;
          if (paid.includes(key)) return `moon ${event.moon} of seat ${event.seat} pays again`;
          paid.push(key);
          return undefined;
        },
      };
    },
  },
  {
    name: 'a paid slot yields that module',
    watch: () => {
      const due: number[] = [];
      return {
        answered: ({ state, ask }, answer) => {
          if (ask.decision === 'chooseModule' && typeof answer === 'number') due.push(state.market[answer]);
          return undefined;
        },
        told: (event) => {
          if (event.type === 'moduleGiven' && due.at(-1) !== event.module)
            return `module ${event.module} is given, ${due.at(-1)} was paid for`;
          if (event.type !== 'moduleGained' || due.length === 0) return undefined;
          const at = due.indexOf(event.module);
          if (at >= 0) due.splice(at, 1);
          return undefined;
        },
        settled: (_state, frames) => {
          if (due.length === 0 || frames.some((frame) => /^(gainModule|fieldPurchase|acquire|placeModule)$/.test(frame.procedure)))
            return undefined;
          return `module ${due.splice(0).join(', ')} was paid for and never came`;
        },
      };
    },
  },
  {
    name: 'an empty Launch Bay at the start of a turn forces a Return',
    watch: () => {
      let grounded = -1;
      return {
        told: (event, state) => {
          if (event.type === 'turnBegan') grounded = state.players[event.seat].ships.includes(BAY) ? -1 : event.seat;
          if (event.type === 'returnBegan' || event.type === 'launchGranted') grounded = -1;
          return event.type === 'launched' && event.seat === grounded ? `seat ${event.seat} launches` : undefined;
        },
      };
    },
  },
  {
    name: 'the tactics deck is renewed as soon as it is empty',
    watch: () => {
      let waiting = false;
      return {
        told: (event, state) => {
          const late = waiting && event.type !== 'tacticsShuffled';
          waiting = event.type === 'tacticsDrawn' && state.tacticsDeck.length === 0 && state.tacticsDiscard.length > 0;
          return late ? `${event.type} comes first` : undefined;
        },
        settled: () => (waiting ? 'a question comes first' : undefined),
      };
    },
  },
  {
    name: 'the active player has a moment before a strike and before a battle',
    watch: () => {
      let moment = true;
      let struck = false;
      return {
        told: (event, state) => {
          if (event.type === 'launched') {
            moment = false;
            struck = false;
          }
          if (state.kind !== 'launch' || state.inEvent) return undefined;
          const { moons, supremacies, discoveries } = state.players[state.active];
          const able = moons.length + supremacies.length + discoveries.length > 0;
          if (event.type === 'raiderMoved' && event.strike) {
            // Several raiders may come in one strike.
            const wrong = able && !moment && !struck;
            moment = false;
            struck = true;
            return wrong ? 'raiders strike first' : undefined;
          }
          return event.type === 'battleBegan' && able && !moment ? 'the battle begins first' : undefined;
        },
        settled: (state, _frames, asked) => {
          if (asked.some((ask) => ask.seat === state.active && ask.decision === 'goOn')) moment = true;
          return undefined;
        },
      };
    },
  },
  {
    name: 'an empty store is no reason not to be asked in battle',
    watch: () => {
      let asked = false;
      return {
        told: (event, state) => {
          if (event.type === 'battleBegan' || (event.type === 'battleStep' && event.step === 'preparations')) asked = false;
          if (event.type !== 'diceRolled' || asked || state.inEvent) return undefined;
          const player = state.players[state.active];
          const dice = event.rolls[state.active];
          // Five dice a side at most; a card may allow three.
          if (dice.length === 0 || dice.length >= 3 || player.stock[ENERGY] > 0) return undefined;
          return player.moons.some((moon) => MOON_GOODS[moon][ENERGY] > 0)
            ? `seat ${state.active} could have discarded a moon for energy`
            : undefined;
        },
        settled: (state, _frames, open) => {
          if (open.some((ask) => ask.seat === state.active && ask.decision === 'spendEnergy')) asked = true;
          return undefined;
        },
      };
    },
  },
  {
    name: 'an event that compares looks at everybody as they stood',
    watch: () => {
      let concerned: { readonly event: number; readonly seats: readonly number[] } | undefined;
      const those = (values: readonly number[], best: number): number[] => values.flatMap((value, seat) => (value === best ? [seat] : []));
      return {
        told: (event, state) => {
          if (event.type === 'eventEnded') concerned = undefined;
          if (event.type === 'eventRevealed') {
            const tracks = state.players.map((p) => p.tracks[SUPREMACY]);
            const stocks = state.players.map((p) => sum(p.stock) + p.hand.length);
            if (event.event === eventNamed('truceOfTheEdge')) concerned = { event: event.event, seats: those(tracks, Math.min(...tracks)) };
            if (event.event === eventNamed('tariffWar')) concerned = { event: event.event, seats: those(stocks, Math.max(...stocks)) };
          }
          if (concerned === undefined) return undefined;
          const { seats } = concerned;
          const truce = concerned.event === eventNamed('truceOfTheEdge');
          if (truce && event.type === 'advanced' && event.track === SUPREMACY && !seats.includes(event.seat))
            return `seat ${event.seat} advances, fewest had ${seats}`;
          if (!truce && event.type === 'lost' && !seats.includes(event.seat)) return `seat ${event.seat} loses, most had ${seats}`;
          return undefined;
        },
      };
    },
  },
  {
    name: 'a reaction window closes when all have passed in a row',
    watch: () => {
      /** For each open window: who has passed, and who has to be asked again since somebody played a card. */
      const windows = new Map<object, { window: Window; passed: Set<number>; owed: Set<number> }>();
      return {
        answered: ({ state, ask, frames }, answer) => {
          const frame = frames.findLast(({ procedure }) => procedure === 'openWindow');
          // A battle may end in the middle of its own windows.
          if (ask.decision !== 'react' || state.battle !== null || frame === undefined) return undefined;
          const { passed, owed } = windows.get(frame.locals) ?? { passed: new Set<number>(), owed: new Set<number>() };
          owed.delete(ask.seat);
          if (answer === 'pass') passed.add(ask.seat);
          else if (typeof answer === 'object' && answer !== null && !('interject' in answer)) {
            for (const seat of passed) if (seat !== ask.seat) owed.add(seat);
            passed.clear();
          }
          windows.set(frame.locals, { window: frame.locals.window as Window, passed, owed });
          return undefined;
        },
        settled: (state, frames) => {
          for (const [locals, { window, owed }] of windows) {
            if (frames.some((frame) => frame.locals === locals)) continue;
            windows.delete(locals);
            // By now nobody may have a card for it, as far as everybody can see, and a battle may have begun.
            const waiting = [...owed].filter((seat) => listens(state, seat, window));
            if (waiting.length > 0 && state.battle === null && !state.inEvent) return `seat ${waiting} was not asked again`;
          }
          return undefined;
        },
      };
    },
  },
  {
    name: 'a refused offer does not use up the turn’s transfer',
    watch: ({ options }) => {
      let done = false;
      return {
        told: (event) => {
          if (event.type === 'turnBegan') done = false;
          if (event.type === 'transferred') done = true;
          return undefined;
        },
        asked: ({ state, ask, options: offered }) => {
          if (options.teams !== true || done || ask.decision !== 'endTurn' || state.inEvent) return undefined;
          const given = (what: number): boolean =>
            offered.some(
              (one) => typeof one === 'object' && one !== null && 'what' in one && one.what === what && one.interject === 'give',
            );
          // A resource may be given unless that very offer was refused.
          const refused = (state.refused & 1) !== 0;
          const mate = (ask.seat + 2) % 4;
          const fits = state.players[ask.seat].stock.some((n) => n > 0) && sum(state.players[mate].stock) === 0;
          return fits && !refused && !given(0) ? `seat ${ask.seat} is not offered a transfer` : undefined;
        },
      };
    },
  },
];

/** Cards, moons and modules with half slots for everybody, so that there is much to interrupt with. */
function empower(state: State, luck: Chance): void {
  const moons = state.reserve.filter((stack) => stack.length > 0);
  const next = (): number | undefined => {
    const stack = moons[int(luck, moons.length)];
    return stack.length > 3 ? stack.pop() : undefined;
  };
  for (const player of state.players) {
    for (let i = 0; i < 2; i++) {
      const card = state.tacticsDeck.pop();
      if (card !== undefined) player.hand.push(card);
      const moon = next();
      if (moon !== undefined) player.moons.push(moon);
      const id = state.moduleDeck[INDUSTRY].pop();
      if (id === undefined) continue;
      const module = newModule(id);
      const half = next();
      if (half !== undefined) module.half = half;
      player.rows[INDUSTRY].push(module);
    }
  }
}

describeInFlight(andromedasEdge, facts, { games: 1, configs: sampledConfigs(16), empower });
