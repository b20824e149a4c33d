import { type Ask, type Chance, type Frame, int, isInterjection, type Seat } from '@orrery/kernel';
import { describeInFlight, type Fact } from '@orrery/kernel/testing';
import { inBattle } from '../battle-state.ts';
import { MOON_GOODS } from '../catalogue.ts';
import type { Window } from '../content/effects.ts';
import { EVENTS } from '../content/events.ts';
import { ENERGY, INDUSTRY, SUPREMACY } from '../content/ids.ts';
import { MODULES } from '../content/modules.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from '../content/tokens.ts';
import type { Event } from '../events.ts';
import { andromedasEdge } from '../index.ts';
import { listens } from '../rules/windows.ts';
import { BAY, NONE, newModule, SCRAPYARD, type State } from '../state.ts';
import { sampledConfigs } from './configs.ts';

const eventNamed = (id: string): number => EVENTS.findIndex((card) => card.id === id);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

const facts: readonly Fact<State, Event>[] = [
  {
    name: 'a half moon pays once a Return',
    watch: () => {
      let paid: number[] = [];
      return {
        told: (event, state) => {
          if (event.type === 'returnBegan') paid = [];
          if (event.type !== 'halfMoonPaid') return undefined;
          paid.push(event.moon);
          // Moons of one design may lie in several half slots.
          const slots = state.players[event.seat].rows[INDUSTRY].filter((module) => module.half === event.moon).length;
          return paid.filter((moon) => moon === event.moon).length > slots
            ? `moon ${event.moon} of seat ${event.seat} pays again`
            : undefined;
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
          else if (typeof answer === 'object' && answer !== null && !isInterjection(answer)) {
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
    name: 'a window reopens until all have passed in a row',
    watch: () => {
      /** Windows that are open: who has passed since the last card, and who is still to be asked about a card played since they passed. */
      const open = new Map<Frame, { window: Window; inBattle: boolean; passed: Set<Seat>; owed: Set<Seat> }>();
      return {
        answered: ({ state, ask, frames }, answer) => {
          const frame = frames.findLast(({ procedure }) => procedure === 'openWindow');
          if (ask.decision !== 'react' || frame === undefined) return undefined;
          if (isInterjection(answer)) return undefined;
          const one = open.get(frame) ?? {
            window: ask.args.window as Window,
            inBattle: state.battle !== null,
            passed: new Set<Seat>(),
            owed: new Set<Seat>(),
          };
          open.set(frame, one);
          one.owed.delete(ask.seat);
          if (typeof answer !== 'object') one.passed.add(ask.seat);
          else {
            for (const seat of one.passed) if (seat !== ask.seat) one.owed.add(seat);
            one.passed.clear();
          }
          return undefined;
        },
        settled: (state, frames) => {
          for (const [frame, { window, inBattle: battle, owed }] of open) {
            if (frames.includes(frame)) continue;
            open.delete(frame);
            // A card may have ended the battle or forbidden all others.
            if (state.inEvent || battle !== (state.battle !== null) || (state.battle?.rules ?? 0) !== 0) continue;
            for (const seat of owed)
              if (listens(state, seat, window) && (!battle || inBattle(state, seat)))
                return `seat ${seat} passed in ${window} before a card was played, and is not asked again`;
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
          const fits = state.players[ask.seat].stock.some((n) => n > 0) && sum(state.players[mate].stock) < 5;
          return fits && !refused && !given(0) ? `seat ${ask.seat} is not offered a transfer` : undefined;
        },
      };
    },
  },
];

const named = (list: readonly { readonly id: string }[], ...ids: string[]): number[] =>
  ids.map((id) => list.findIndex((one) => one.id === id));
const one = <T>(luck: Chance, list: readonly T[]): T => list[int(luck, list.length)];

/** What gains modules, ships and activations out of turn: with it things happen in the middle of others. */
const CARDS = named(TACTICS_CARDS, 'rotationOrder', 'rapidAssembly', 'overtime', 'greyMarket');
const TOKENS = named(SUPREMACY_TOKENS, 'tributeOfEngines', 'royalSlipway', 'warfire');
const FOUND = named(DISCOVERIES, 'engineSarcophagus', 'amberCourt', 'sleepingHull');
const [SPINE] = named(MODULES, 'conveyorSpine');

/** Two more modules in the industry row, one of which activates another, with moons between them. */
function empower(state: State, luck: Chance): void {
  for (const player of state.players) {
    const id = state.moduleDeck[INDUSTRY].pop();
    for (const module of [id, SPINE]) {
      if (module === undefined) continue;
      const half = one(luck, state.reserve).pop();
      player.rows[INDUSTRY].push({ ...newModule(module), half: half ?? NONE });
    }
  }
}

/** A card, a token or a discovery for whoever begins a turn or buys a module. */
function again(state: State, luck: Chance, ask: Ask): void {
  if (ask.decision === 'endTurn' && int(luck, 3) === 0) {
    // Whoever is next begins with an empty Launch Bay.
    const { ships } = state.players[(ask.seat + 1) % state.players.length];
    for (let i = 0; i < ships.length; i++) if (ships[i] === BAY) ships[i] = SCRAPYARD;
  }
  if (ask.decision === 'takeTurn') for (const { hand } of state.players) if (hand.length < 9) hand.push(int(luck, TACTICS_CARDS.length));
  if (ask.decision !== 'takeTurn' && ask.decision !== 'chooseModule') return;
  const player = state.players[ask.seat];
  if (int(luck, 2) === 0) player.hand.push(one(luck, CARDS));
  if (int(luck, 2) === 0) player.supremacies.push(one(luck, TOKENS));
  if (int(luck, 2) === 0) player.discoveries.push(one(luck, FOUND));
}

// Teams hand modules to each other: they are played oftener than their share of the combinations.
const teams = [0, 1, 2].map((i) => andromedasEdge.configure(4, { teams: true, length: (['short', 'medium', 'long'] as const)[i] }));
describeInFlight(andromedasEdge, facts, { games: 1, configs: [...sampledConfigs(12), ...teams], empower, again });
