/** Sets scenes: a table in the middle of a game, with everything where the test wants it and no piece made or lost. */
import { type Answer, type Ask, int, newEffects, type Procedure, seeded } from '@orrery/kernel';
import { Scene, scene } from '@orrery/kernel/testing';
import { factionNamed, factions } from '../content/factions.ts';
import type { Bundle } from '../content/resources.ts';
import { systems } from '../content/systems.ts';
import { technologyNamed } from '../content/technologies.ts';
import { tradeCards } from '../content/trade.ts';
import type { Event, EventType } from '../events.ts';
import { ageOfGalaxy } from '../index.ts';
import { invariants } from '../invariants.ts';
import { galactic } from '../rules/galactic.ts';
import { production } from '../rules/production.ts';
import { turn } from '../rules/turn.ts';
import { war } from '../rules/war.ts';
import { COLONY, DEVELOPED, FREE, initial, NONE, OCCUPIED, playerCount, type State } from '../state.ts';
import type { TableView } from '../view.ts';

export const game = ageOfGalaxy;
export type Scenery = Scene<State, TableView, Event>;

/** The row of every scene: Tessaly, Karsk, Ombra, Veil, Lysander. */
export const planets = {
  tessalyWarm: 0,
  tessalyOceanic: 1,
  tessalyInhospitable: 2,
  tessalyPlace: 3,
  karskArctic: 4,
  karskDesert: 5,
  karskVolcanic: 6,
  karskPlace: 7,
  ombraOceanic: 8,
  ombraDesert: 9,
  ombraInhospitable: 10,
  ombraPlace: 11,
  veilWarm: 12,
  veilArctic: 13,
  veilVolcanic: 14,
  veilPlace: 15,
  lysanderWarm: 16,
  lysanderDesert: 17,
  lysanderVolcanic: 18,
} as const;

export const faction = (id: string): number => {
  const card = factionNamed(id);
  if (card < 0) throw new Error(`no faction ${id}`);
  return card;
};
export const technology = (id: string): number => {
  const found = technologyNamed(id);
  if (found < 0) throw new Error(`no technology ${id}`);
  return found;
};

/** A table at the beginning of a round: no hands, no alliances, one cube each; trade cards are goods, cooperation, mercenaries. */
export function table(seats = 2, { round = 2, options = {} }: { round?: number; options?: Record<string, unknown> } = {}): State {
  const s = initial(game.configure(seats, options));
  s.round = round;
  s.phase = 'action';
  s.fleet = round - 1;
  const players = playerCount(s);
  for (let position = 0; position < Math.min(5, s.config.options.explored ? 5 : round + 1); position++) {
    const card = systems[s.row[position]];
    if (players >= card.place) s.places[position] = s.planetPile.pop() ?? NONE;
    card.exploration.forEach((least, i) => {
      if (players >= least) s.anomalies[position * 2 + i] = s.explorationPile.pop() ?? NONE;
    });
    s.opened++;
  }
  for (let seat = 0; seat < seats; seat++) {
    s.players[seat].productivity = 0;
    s.players[seat].supply--;
    s.players[seat].cubes++;
  }
  return s;
}

export function trades(s: State, ...ids: string[]): State {
  s.trade = ids.map((id) => tradeCards.findIndex((t) => t.id === id));
  s.unusedTrade = tradeCards.map((_, i) => i).filter((i) => !s.trade.includes(i));
  return s;
}

export function give(s: State, seat: number, some: Partial<Bundle>): State {
  const p = s.players[seat];
  p.credits += some.credits ?? 0;
  p.productivity += some.productivity ?? 0;
  p.discovery += some.discovery ?? 0;
  p.influence += some.influence ?? 0;
  p.relics += some.relics ?? 0;
  p.cruisers += some.cruisers ?? 0;
  p.dock -= some.cruisers ?? 0;
  for (let i = 0; i < (some.prestige ?? 0); i++) {
    p.prestige++;
    s.arrival = [...s.arrival.filter((x) => x !== seat), seat];
  }
  return s;
}

const fromDeck = (s: State, id: string): number => {
  const card = faction(id);
  const at = s.deck.indexOf(card);
  if (at < 0) throw new Error(`${id} is not in the deck`);
  s.deck.splice(at, 1);
  return card;
};

/** Main factions, without their bonuses. */
export function alliance(s: State, seat: number, ...ids: string[]): State {
  for (const id of ids) s.players[seat].factions.push(fromDeck(s, id));
  return s;
}
export function hand(s: State, seat: number, ...ids: string[]): State {
  for (const id of ids) s.players[seat].hand.push(fromDeck(s, id));
  return s;
}
export function cubes(s: State, seat: number, n: number): State {
  const p = s.players[seat];
  p.supply -= n - p.cubes;
  p.cubes = n;
  return s;
}
export function settle(s: State, seat: number, ...where: number[]): State {
  for (const planet of where) {
    s.owner[planet] = seat;
    s.level[planet] = COLONY;
    s.settled[planet] = Math.max(1, s.round - 1);
    s.players[seat].supply--;
  }
  return s;
}
export function develop(s: State, seat: number, ...where: number[]): State {
  for (const planet of where) {
    settle(s, seat, planet);
    s.level[planet] = DEVELOPED;
    s.players[seat].supply--;
  }
  return s;
}
export function occupied(s: State, seat: number, ...where: number[]): State {
  for (const planet of where) {
    s.owner[planet] = seat;
    s.level[planet] = OCCUPIED;
    s.players[seat].dock--;
  }
  return s;
}
export function researched(s: State, seat: number, ...ids: string[]): State {
  for (const id of ids) {
    s.players[seat].technologies |= 1 << technology(id);
    s.players[seat].supply--;
  }
  return s;
}
/** Cubes that already lie on a trade card. */
export function onTrade(s: State, slot: number, seat: number, n: number): State {
  s.onTrade[slot * playerCount(s) + seat] += n;
  s.players[seat].supply -= n;
  return s;
}
export function inBox(s: State, slot: number, seat: number, n: number): State {
  s.inBox[slot * playerCount(s) + seat] += n;
  s.players[seat].supply -= n;
  return s;
}
export const isEmpty = (s: State, planet: number): boolean => s.level[planet] === FREE;

/** Starts a scene at a procedure, after making sure that the builder lost nothing. */
export function begin<W>(
  s: State,
  procedure: Procedure<State, Event, W>,
  seat = 0,
  locals: Partial<W> = {},
  rigged: number[] = [],
): Scenery {
  for (const { name, check } of invariants) {
    const wrong = check(s, []);
    if (wrong !== undefined) throw new Error(`the scene is wrong: ${name}: ${wrong}`);
  }
  return scene(game, s, procedure, { seat, locals, rigged, frozen: true });
}
/** The table after a scene, as the beginning of another: what is being played cannot be written to. */
export const after = (t: Scenery): State => game.definition.clone(t.state);
export const turnOf = (s: State, seat = 0): Scenery => begin(s, turn, seat);
export const warOf = (s: State): Scenery => {
  s.phase = 'war';
  return begin(s, war);
};
export const galacticOf = (s: State): Scenery => {
  s.phase = 'galactic';
  return begin(s, galactic);
};
export const productionOf = (s: State): Scenery => {
  s.phase = 'production';
  return begin(s, production);
};

/** Answers the question for an action. */
export const act = (t: Scenery, answer: Answer): Scenery => {
  t.answer('chooseAction', answer);
  return t;
};
/** Plays a hand card in the middle of whatever is asked. */
export const playCard = (t: Scenery, id: string, as: 'main' | 'ideology' | 'boost'): Scenery => {
  t.answer(t.asked ?? '', { interject: 'card', card: faction(id), as });
  return t;
};
export const endTurn = (t: Scenery): Scenery => {
  if (t.asked === 'endTurn') t.answer('endTurn', 'end');
  return t;
};

export const eventsOf = <T extends EventType>(t: Scenery, type: T): Extract<Event, { type: T }>[] =>
  t.events.filter((e): e is Extract<Event, { type: T }> => e.type === type);

/** The actions offered, by name. */
export const actionsOffered = (t: Scenery): string[] => [
  ...new Set(t.options().flatMap((o) => (typeof o === 'object' && o !== null && 'action' in o ? [String(o.action)] : []))),
];
/** Offered answers of one action. */
export const offered = <T extends object>(t: Scenery, action: string): T[] =>
  t.options().filter((o) => typeof o === 'object' && o !== null && 'action' in o && o.action === action) as T[];
export const planetsOffered = (t: Scenery, action: string): number[] => offered<{ planet: number }>(t, action).map((o) => o.planet);

/** A whole game with seeded random players; `watch` sees every position before it is answered. */
export function randomGame(
  seats: number,
  options: Record<string, unknown> = {},
  seed = 'random',
  watch: (t: Scenery, ask: Ask, choices: readonly Answer[]) => void = () => {},
): Scenery {
  const luck = seeded(`player/${seed}`);
  const effects = newEffects();
  const t: Scenery = new Scene(game, game.start(game.configure(seats, options), seed, effects), [], true);
  t.hear(effects);
  return t.playOn((ask, choices) => {
    watch(t, ask, choices);
    return choices[int(luck, choices.length)];
  });
}

export const cardName = (card: number): string => factions[card].id;

/** Develops a planet and says what it cost and what is left. */
export function develops(s: State, planet: number): { cost: number; left: number } {
  const t = act(turnOf(s), { action: 'develop', planet });
  return { cost: eventsOf(t, 'developed')[0].cost, left: t.state.players[0].credits };
}
