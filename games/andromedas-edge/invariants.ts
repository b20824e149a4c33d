import type { Invariant } from '@orrery/kernel';
import { MODULES } from './content/modules.ts';
import { MOONS } from './content/moons.ts';
import { LEADERS, SUPREMACY_TOKENS_IN_PLAY } from './content/setup.ts';
import { TACTICS_CARDS } from './content/tactics.ts';
import { CELLS, EMPTY, isPlanet } from './map.ts';
import { moonLimit, withQuasars } from './queries.ts';
import { copiesOf } from './rules/setup.ts';
import { CLASS_OF_RAIDER, NONE, RAIDERS, SETTLED, SHIPS, type State } from './state.ts';

/** The same cards in both, in any order; answers with the first design that differs. */
function differs(all: readonly number[], found: readonly number[]): string | undefined {
  const count = new Map<number, number>();
  for (const card of all) count.set(card, (count.get(card) ?? 0) + 1);
  for (const card of found) count.set(card, (count.get(card) ?? 0) - 1);
  for (const [card, n] of count) if (n !== 0) return `design ${card}: ${n > 0 ? `${n} missing` : `${-n} too many`}`;
  return undefined;
}

const started = (state: State): boolean => state.turn > 0;

const allTactics = copiesOf(TACTICS_CARDS);
const allModules = copiesOf(MODULES);
const allMoons = copiesOf(MOONS);

export const invariants: readonly Invariant<State>[] = [
  {
    name: 'the 80 tactics cards',
    check: (state) =>
      differs(allTactics, [
        ...state.tacticsDeck,
        ...state.tacticsDiscard,
        ...state.tacticsInPlay,
        ...state.players.flatMap((p) => [...p.hand, ...p.sustained]),
      ]),
  },
  {
    name: 'the 108 modules',
    check: (state) =>
      differs(allModules, [
        ...state.market.filter((id) => id !== NONE),
        ...state.moduleDeck.flat(),
        ...state.moduleUnder.flat(),
        ...state.players.flatMap((p) => p.rows.flatMap((row) => row.filter((m) => m.id >= 0).map((m) => m.id))),
      ]),
  },
  {
    name: 'the 51 moons',
    check: (state) =>
      differs(
        allMoons,
        [
          ...state.moons.flat(),
          ...state.reserve.flat(),
          ...state.gone,
          ...state.players.flatMap((p) => [...p.moons, p.operations, ...p.rows.flatMap((row) => row.flatMap((m) => [m.moon, m.half]))]),
        ].filter((moon) => moon !== NONE),
      ),
  },
  {
    name: 'the 15 planets',
    check: (state) => {
      const planets = state.planets.length + state.tile.filter(isPlanet).length;
      return planets === 15 ? undefined : `${planets}`;
    },
  },
  {
    name: 'the 10 event cards',
    check: (state) => {
      if (state.eventSeen.length !== state.eventDeck.length) return 'who knows which card is out of step';
      const cards = state.eventDeck.length + state.eventDiscard.length;
      return cards === 10 ? undefined : `${cards}`;
    },
  },
  {
    name: 'the 15 discovery tokens in play',
    check: (state) => {
      const tokens =
        state.discovery.flat().length + state.discoveryGone.length + state.players.reduce((n, p) => n + p.discoveries.length, 0);
      return tokens === 15 ? undefined : `${tokens}`;
    },
  },
  {
    name: 'the 3 supremacy tokens in play',
    check: (state) => {
      const tokens =
        state.supremacy.filter((token) => token !== NONE).length +
        state.supremacyGone.length +
        state.players.reduce((n, p) => n + p.supremacies.length, 0);
      return tokens === SUPREMACY_TOKENS_IN_PLAY ? undefined : `${tokens}`;
    },
  },
  {
    name: 'nine leaders for each player',
    check: (state) => {
      for (const [seat, p] of state.players.entries()) {
        const leaders = p.leaders + p.assigned + p.abroad.reduce((a, b) => a + b, 0);
        if (leaders !== LEADERS) return `seat ${seat} has ${leaders}`;
        if (p.leaders < 0 || p.abroad.some((n) => n < 0)) return `seat ${seat} owes leaders`;
      }
      return undefined;
    },
  },
  {
    name: 'ships are in regions they may be in',
    check: (state) => {
      for (const [seat, p] of state.players.entries()) {
        if (p.ships.length !== SHIPS) return `seat ${seat} has ${p.ships.length} ships`;
        for (const at of p.ships) {
          if (at < SETTLED || at >= CELLS) return `seat ${seat} has a ship at ${at}`;
          if (at >= 0 && (state.tile[at] === EMPTY || (state.tile[at] > 20 && withQuasars(state))))
            return `seat ${seat} has a ship at ${at}`;
        }
        const settled = p.ships.filter((at) => at === SETTLED).length;
        const built = state.owner.filter((owner) => owner === seat).length;
        if (settled !== built) return `seat ${seat}: ${settled} transports in ${built} developments`;
      }
      return undefined;
    },
  },
  {
    name: 'one class of raiders in a region',
    check: (state) => {
      for (let a = 0; a < RAIDERS; a++) {
        for (let b = 0; b < a; b++) {
          if (state.raiders[a] !== NONE && state.raiders[a] === state.raiders[b] && CLASS_OF_RAIDER[a] !== CLASS_OF_RAIDER[b])
            return `two classes at ${state.raiders[a]}`;
        }
      }
      return undefined;
    },
  },
  {
    name: 'nobody holds less than nothing, or too many moons',
    check: (state) => {
      for (const [seat, p] of state.players.entries()) {
        if (p.stock.some((n) => n < 0) || p.vp < 0) return `seat ${seat} holds ${p.stock} and ${p.vp} points`;
        if (p.moons.length > moonLimit(p)) return `seat ${seat} has ${p.moons.length} claimed moons`;
        if (p.tracks.some((space) => space < 0 || space > 10)) return `seat ${seat} is at ${p.tracks}`;
        if (p.cards.some((n) => n < 0) || p.used.some((n) => n < 0)) return `seat ${seat} owes development cards`;
        if (started(state) && p.faction === NONE) return `seat ${seat} has no faction`;
      }
      return state.bonus.some((n) => n < 0) ? 'a region owes bonus resources' : undefined;
    },
  },
];
