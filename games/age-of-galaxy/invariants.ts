/** What always holds: no piece is made or lost, no track is left. */
import type { Invariant } from '@orrery/kernel';
import { CRUISERS, CUBES, MOST_CRUISERS, MOST_MAIN_FACTIONS } from './content/box.ts';
import { factions } from './content/factions.ts';
import { TRACK } from './content/resources.ts';
import { explorationMarkers, planetMarkers, systems } from './content/systems.ts';
import { countTechnologies } from './score.ts';
import { COLONY, DEVELOPED, FREE, isSolo, NONE, OCCUPIED, playerCount, type State } from './state.ts';

function cubesOf(s: State, seat: number): number {
  const p = s.players[seat];
  const players = playerCount(s);
  let cubes = p.supply + p.cubes + s.anomalyCubes[seat] + countTechnologies(p);
  if (!(isSolo(s) && seat > 0)) cubes += 1; // on the prestige board
  for (const holder of s.congress) if (holder === seat) cubes++;
  for (let slot = 0; slot < s.trade.length; slot++) cubes += s.onTrade[slot * players + seat] + s.inBox[slot * players + seat];
  for (let i = 0; i < s.owner.length; i++) if (s.owner[i] === seat && s.level[i] <= DEVELOPED) cubes += s.level[i];
  return cubes;
}

function cruisersOf(s: State, seat: number): number {
  const p = s.players[seat];
  let cruisers = p.cruisers + p.dock;
  for (let i = 0; i < s.owner.length; i++) if (s.owner[i] === seat && s.level[i] === OCCUPIED) cruisers++;
  return cruisers;
}

/** The first seat for which something is wrong. */
const forEverySeat =
  (check: (s: State, seat: number) => string | undefined) =>
  (s: State): string | undefined => {
    for (let seat = 0; seat < playerCount(s); seat++) {
      const wrong = check(s, seat);
      if (wrong !== undefined) return `seat ${seat}: ${wrong}`;
    }
    return undefined;
  };

const within = (name: string, value: number, most: number): string | undefined =>
  value >= 0 && value <= most && Number.isInteger(value) ? undefined : `${name} is ${value}`;

const onceEach = (name: string, cards: readonly number[], count: number): string | undefined =>
  cards.length === count && new Set(cards).size === count
    ? undefined
    : `${name}: ${cards.length} of ${count}, ${new Set(cards).size} different`;

const placed = (list: readonly number[]): number[] => list.filter((id) => id !== NONE);

export const invariants: readonly Invariant<State>[] = [
  {
    name: 'sixteen cubes of each colour',
    check: forEverySeat((s, seat) => (cubesOf(s, seat) === CUBES ? undefined : `${cubesOf(s, seat)} cubes`)),
  },
  {
    name: 'nine cruisers of each colour',
    check: forEverySeat((s, seat) => (cruisersOf(s, seat) === CRUISERS ? undefined : `${cruisersOf(s, seat)} cruisers`)),
  },
  {
    name: 'tracks and limits',
    check: forEverySeat((s, seat) => {
      const p = s.players[seat];
      return (
        within('credits', p.credits, TRACK) ??
        within('productivity', p.productivity, TRACK) ??
        within('cruisers', p.cruisers, MOST_CRUISERS) ??
        within('dock', p.dock, CRUISERS) ??
        within('cubes', p.cubes, 6) ??
        within('supply', p.supply, CUBES) ??
        within('discovery', p.discovery, 1000) ??
        within('influence', p.influence, 1000) ??
        within('relics', p.relics, 1000) ??
        within('main factions', p.factions.length, MOST_MAIN_FACTIONS)
      );
    }),
  },
  {
    name: 'forty-five faction cards',
    check: (s) => {
      const cards = [...s.deck, ...s.revealed];
      for (const p of s.players) {
        cards.push(...p.hand, ...p.factions, ...p.redrawn, ...p.spent);
        if (p.ideology !== NONE) cards.push(p.ideology);
      }
      // Cards still in a pack are in no hand.
      for (const card of s.dealt) if (!s.picks.includes(card)) cards.push(card);
      return onceEach('faction cards', cards, factions.length);
    },
  },
  {
    name: 'systems and markers',
    check: (s) =>
      onceEach('system cards', [...s.row, ...s.unusedSystems], systems.length) ??
      onceEach('planet markers', [...placed(s.places), ...s.planetPile], planetMarkers.length) ??
      onceEach('exploration markers', [...placed(s.anomalies), ...s.explorationPile, ...s.discardedMarkers], explorationMarkers.length),
  },
  {
    name: 'planets and their owners',
    check: (s) => {
      for (let i = 0; i < s.owner.length; i++) {
        if ((s.owner[i] === NONE) !== (s.level[i] === FREE)) return `planet ${i} of ${s.owner[i]} at level ${s.level[i]}`;
        if (s.level[i] === COLONY && s.settled[i] === 0) return `planet ${i} was never settled`;
      }
      return undefined;
    },
  },
  {
    name: 'the fleet keeps pace with the rounds',
    check: (s) =>
      s.round === 0 || s.fleet === s.round - 1 || (s.phase === 'galactic' && s.fleet === s.round)
        ? undefined
        : `round ${s.round}, fleet on ${s.fleet}`,
  },
];
