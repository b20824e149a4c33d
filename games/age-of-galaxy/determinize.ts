/** A full state a viewer may believe in: what is unseen is dealt at random over the unseen places. */
import { type Chance, int, shuffle, type View } from '@orrery/kernel';
import { HAND, SYSTEMS_IN_ROW } from './content/box.ts';
import { factions } from './content/factions.ts';
import { EXPLORATIONS_PER_SYSTEM, explorationMarkers, PLANETS_PER_SYSTEM, planetMarkers, systems } from './content/systems.ts';
import { tradeCards } from './content/trade.ts';
import { packHeld } from './rules/draft.ts';
import { FREE, NONE, type Player, type State } from './state.ts';
import type { DraftView, PlayerView, TableView } from './view.ts';

export function determinize(seen: View<TableView>, chance: Chance): State {
  const v = seen.table;
  const { viewer } = seen;
  const players = v.players.map(knownPart);
  const unseenSystems = shuffle(chance, others(systems.length, v.row));
  const hiddenInRow = SYSTEMS_IN_ROW - v.row.length;
  const unseenMarkers = shuffle(chance, others(explorationMarkers.length, v.discardedMarkers));
  const anomalies = filled(SYSTEMS_IN_ROW * EXPLORATIONS_PER_SYSTEM, NONE);
  for (const place of v.markers) anomalies[place] = unseenMarkers.pop() ?? NONE;
  const owner = filled(SYSTEMS_IN_ROW * PLANETS_PER_SYSTEM, NONE);
  const level = filled(SYSTEMS_IN_ROW * PLANETS_PER_SYSTEM, FREE);
  const settled = filled(SYSTEMS_IN_ROW * PLANETS_PER_SYSTEM, 0);
  for (const p of v.planets) {
    owner[p.planet] = p.owner;
    level[p.planet] = p.level;
    settled[p.planet] = p.settled;
  }
  const state: State = {
    config: v.config,
    phase: v.phase,
    round: v.round,
    turn: v.turn,
    start: v.start,
    order: v.order.slice(),
    arrival: v.arrival.slice(),
    players,
    row: [...v.row, ...unseenSystems.slice(0, hiddenInRow)],
    unusedSystems: unseenSystems.slice(hiddenInRow),
    opened: v.row.length,
    fleet: v.fleet,
    places: v.places.slice(),
    planetPile: shuffle(chance, others(planetMarkers.length, v.places)),
    owner,
    level,
    settled,
    anomalies,
    explorationPile: unseenMarkers,
    discardedMarkers: v.discardedMarkers.slice(),
    trade: v.trade.slice(),
    unusedTrade: others(tradeCards.length, v.trade),
    turned: v.turned.slice(),
    onTrade: v.onTrade.slice(),
    inBox: v.inBox.slice(),
    anomalyCubes: v.anomalyCubes.slice(),
    congress: v.congress.slice(),
    deck: [],
    revealed: v.revealed.slice(),
    dealt: [],
    picks: [],
  };
  if (v.drafting === null) dealHands(state, v, chance);
  else guessDraft(state, v, v.drafting, viewer, chance);
  return state;
}

const filled = (n: number, value: number): number[] => new Array<number>(n).fill(value);

/** All ids below `count` that are not among these. */
function others(count: number, known: readonly number[]): number[] {
  const left: number[] = [];
  for (let i = 0; i < count; i++) if (!known.includes(i)) left.push(i);
  return left;
}

const knownPart = (p: PlayerView): Player => ({
  credits: p.credits,
  productivity: p.productivity,
  discovery: p.discovery,
  influence: p.influence,
  relics: p.relics,
  prestige: p.prestige,
  cruisers: p.cruisers,
  dock: p.dock,
  cubes: p.cubes,
  supply: p.supply,
  technologies: p.technologies,
  factions: p.factions.slice(),
  ideology: p.ideology,
  hand: p.hand === null ? [] : p.hand.slice(),
  redrawn: p.redrawn === null ? [] : p.redrawn.slice(),
  spent: p.spent.slice(),
  played: p.played,
});

/** Cards of a player that lie open. */
const openCards = (p: PlayerView): number[] => [...p.factions, ...p.spent, ...(p.ideology === NONE ? [] : [p.ideology])];

function dealHands(s: State, v: TableView, chance: Chance): void {
  const known = v.players.flatMap((p) => [...openCards(p), ...(p.hand ?? []), ...(p.redrawn ?? [])]);
  const unseen = shuffle(chance, others(factions.length, [...known, ...v.revealed]));
  v.players.forEach((p, seat) => {
    if (p.hand === null) s.players[seat].hand = unseen.splice(0, p.handCount);
    if (p.redrawn === null) s.players[seat].redrawn = unseen.splice(0, p.redrawnCount);
  });
  s.deck = unseen;
}

/**
 * The draft as it may have gone. A card a pack lost between two sights of it went to one of the seats in between; cards never seen went
 * wherever a pick is not accounted for. What lies open has to have been picked by its owner.
 */
function guessDraft(s: State, v: TableView, d: DraftView, viewer: number, chance: Chance): void {
  const { seats } = v.config;
  const made = d.picksMade;
  const picks = filled(seats * HAND, NONE);
  const slot = (seat: number, pick: number): number => seat * HAND + pick;
  d.mine.forEach((card, pick) => {
    picks[slot(viewer, pick)] = card;
  });
  const left: number[][] = v.players.map((p) => (p.hand === null ? openCards(p) : []));
  const settleOpen = (seat: number, pick: number, among: number[]): void => {
    const card = left[seat].find((c) => among.includes(c));
    if (card === undefined) return;
    picks[slot(seat, pick)] = card;
    among.splice(among.indexOf(card), 1);
    left[seat].splice(left[seat].indexOf(card), 1);
  };
  const remains: number[][] = Array.from({ length: seats }, () => []);
  const sights = Array.from({ length: seats }, (): { pick: number; cards: readonly number[] }[] => []);
  d.packs.forEach((cards, pick) => {
    sights[packHeld(seats, viewer, pick)].push({ pick, cards });
  });

  // Packs seen: who took what after each sight.
  for (let pack = 0; pack < seats; pack++) {
    sights[pack].forEach(({ pick, cards }, i) => {
      const next = sights[pack][i + 1];
      const until = next === undefined ? made : next.pick;
      const gone = cards.filter((c) => c !== d.mine[pick] && !(next?.cards.includes(c) ?? false));
      const pickers: { seat: number; pick: number }[] = [];
      for (let k = pick + 1; k < until; k++) pickers.push({ seat: (pack + k) % seats, pick: k });
      for (const p of pickers) settleOpen(p.seat, p.pick, gone);
      shuffle(chance, gone);
      for (const p of pickers) if (picks[slot(p.seat, p.pick)] === NONE) picks[slot(p.seat, p.pick)] = gone.pop() ?? NONE;
      if (next === undefined) remains[pack] = gone;
    });
  }

  // Picks from packs before they were ever seen: open cards first, the rest from what nobody has seen.
  const seenCards = new Set([...d.packs.flat(), ...v.players.flatMap(openCards)]);
  const unseen = shuffle(
    chance,
    Array.from(factions.keys()).filter((c) => !seenCards.has(c)),
  );
  for (let seat = 0; seat < seats; seat++) {
    const empty: number[] = [];
    for (let pick = 0; pick < made; pick++) if (picks[slot(seat, pick)] === NONE) empty.push(pick);
    shuffle(chance, empty);
    for (const pick of empty) picks[slot(seat, pick)] = left[seat].pop() ?? unseen.pop() ?? NONE;
  }
  for (let pack = 0; pack < seats; pack++)
    if (sights[pack].length === 0) for (let n = made; n < HAND; n++) remains[pack].push(unseen.pop() ?? NONE);

  s.picks = picks;
  s.dealt = dealtPacks(d, viewer, seats, made, picks, remains, chance);
  s.deck = unseen;
  v.players.forEach((p, seat) => {
    if (p.hand !== null) return;
    const shown = openCards(p);
    const mine: number[] = [];
    for (let pick = 0; pick < made; pick++) if (!shown.includes(picks[slot(seat, pick)])) mine.push(picks[slot(seat, pick)]);
    s.players[seat].hand = mine;
  });
}

/** The packs as dealt: what was picked from each and what remains, in an order that agrees with every sight of it. */
function dealtPacks(
  d: DraftView,
  viewer: number,
  seats: number,
  made: number,
  picks: readonly number[],
  remains: readonly (readonly number[])[],
  chance: Chance,
): number[] {
  const dealt: number[] = [];
  for (let pack = 0; pack < seats; pack++) {
    const first = d.packs.findIndex((_, pick) => packHeld(seats, viewer, pick) === pack);
    const cards = first < 0 ? [] : d.packs[first].slice();
    const earlier: number[] = first < 0 ? remains[pack].slice() : [];
    for (let pick = 0; pick < (first < 0 ? made : first); pick++) earlier.push(picks[((pack + pick) % seats) * HAND + pick]);
    for (const card of earlier) cards.splice(int(chance, cards.length + 1), 0, card);
    dealt.push(...cards);
  }
  return dealt;
}
