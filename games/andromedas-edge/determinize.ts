import { type Ask, type Chance, type Frame, int, shuffle, type View } from '@orrery/kernel';
import { NEUTRAL_UPGRADES } from './catalogue.ts';
import { DESTINIES } from './content/destinies.ts';
import { EVENTS } from './content/events.ts';
import { FACTIONS } from './content/factions.ts';
import { MODULES } from './content/modules.ts';
import { MOONS } from './content/moons.ts';
import { RAIDERS } from './content/raiders.ts';
import { DESTINIES_DEALT, FACTIONS_DEALT } from './content/setup.ts';
import { TACTICS_CARDS } from './content/tactics.ts';
import { DISCOVERIES } from './content/tokens.ts';
import { isPlanet } from './map.ts';
import { copiesOf } from './rules/setup.ts';
import { guessTransfer } from './rules/teams.ts';
import { clone, NONE, type Player, type State } from './state.ts';
import { type SeenPlayer, sharedBits, type TableView } from './view.ts';

/** Cards of a kind that a viewer has not seen: dealt at random to the places it cannot see. */
type Unseen = readonly number[];

function unseen(all: readonly number[], seen: Iterable<number>): Unseen {
  const left = all.slice();
  for (const card of seen) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function* everyMoon(table: TableView): Generator<number> {
  yield* table.gone;
  yield* table.moons;
  for (const player of table.players) {
    yield* player.moons;
    yield player.operations;
    for (const row of player.rows) {
      for (const { moon, half } of row) {
        yield moon;
        yield half;
      }
    }
  }
}

/** What a view leaves open: the state with its secrets missing, and the cards they are dealt from. */
type Knowledge = {
  readonly known: State;
  readonly mine: number;
  readonly asked: ReadonlySet<string>;
  readonly tactics: Unseen;
  readonly tokens: Unseen;
  readonly factions: Unseen;
  readonly destinies: Unseen;
  readonly upgrades: readonly Unseen[];
  readonly moons: readonly Unseen[];
  readonly planets: Unseen;
  readonly events: Unseen;
  readonly modules: readonly Unseen[];
};

const ALL_TACTICS = copiesOf(TACTICS_CARDS);
const ALL_TOKENS = copiesOf(DISCOVERIES);
const TYPES = [0, 1, 2, 3, 4] as const;
const ALL_MOONS = TYPES.map((type) => copiesOf(MOONS).filter((moon) => MOONS[moon].type === type));
const ALL_MODULES = [0, 1, 2, 3].map((type) => copiesOf(MODULES).filter((id) => MODULES[id].type === type));
const ALL_PLANETS = TYPES.flatMap((type) => [type, type, type]);

function knowledgeOf(seen: View<TableView>): Knowledge {
  const t = seen.table;
  const deck = t.config.options.events === 'twilight' ? 'twilight' : 'dawn';
  return {
    known: knownPart(t),
    mine: sharedBits(t.config, seen.viewer),
    asked: new Set(seen.asks.map((ask) => ask.decision)),
    tactics: unseen(ALL_TACTICS, [...t.tacticsDiscard, ...t.tacticsInPlay, ...t.players.flatMap((p) => [...p.hand, ...p.sustained])]),
    tokens: unseen(ALL_TOKENS, [...t.discoveryGone, ...t.discovery.flat(), ...t.players.flatMap((p) => p.discoveries)]),
    factions: unseen(
      FACTIONS.map((_, i) => i),
      t.players.flatMap((p) => [p.faction, ...p.offeredFactions]),
    ),
    destinies: unseen(
      DESTINIES.map((_, i) => i),
      t.players.flatMap((p) => [p.destiny, ...p.offeredDestinies]),
    ),
    upgrades: NEUTRAL_UPGRADES.map((tiles, ship) =>
      unseen(
        tiles,
        t.players.map((p) => p.neutral[ship]),
      ),
    ),
    moons: ALL_MOONS.map((all) => unseen(all, everyMoon(t))),
    planets: unseen(ALL_PLANETS, t.tile.filter(isPlanet)),
    events: unseen(
      EVENTS.map((_, i) => i).filter((i) => EVENTS[i].deck === deck),
      [...t.eventDiscard, ...t.eventKnown],
    ),
    modules: ALL_MODULES.map((all, type) =>
      unseen(all, [...t.market, ...t.moduleUnder[type], ...t.players.flatMap((p) => p.rows[type].map((module) => module.id))]),
    ),
  };
}

/** A search guesses thousands of times from one view: what follows from the view alone is worked out once. */
const worked = new WeakMap<View<TableView>, Knowledge>();

export function determinize(seen: View<TableView>, chance: Chance): State {
  let knowledge = worked.get(seen);
  if (knowledge === undefined) {
    knowledge = knowledgeOf(seen);
    worked.set(seen, knowledge);
  }
  const state = clone(knowledge.known);
  fill(state, seen.table, knowledge, chance);
  return state;
}

function fill(state: State, t: TableView, knowledge: Knowledge, chance: Chance): void {
  const { mine, asked } = knowledge;
  const tactics = shuffle(chance, knowledge.tactics.slice());
  const tokens = shuffle(chance, knowledge.tokens.slice());
  const factions = shuffle(chance, knowledge.factions.slice());
  const destinies = shuffle(chance, knowledge.destinies.slice());
  const upgrades = knowledge.upgrades.map((tiles) => shuffle(chance, tiles.slice()));
  const destined = t.config.options.destinies === true && t.turn > 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    if ((mine & (1 << seat)) !== 0) continue;
    const [player, p] = [state.players[seat], t.players[seat]];
    player.hand = deal(tactics, p.handCount);
    player.discoveries = deal(tokens, p.discoveryCount);
    if (p.faction !== NONE) {
      for (let ship = 0; ship < player.neutral.length; ship++)
        if (player.neutral[ship] === NONE) player.neutral[ship] = upgrades[ship].pop() ?? NONE;
    }
    if (destined && p.destiny === NONE) player.destiny = destinies.pop() ?? NONE;
    if (asked.has('chooseFaction')) player.offeredFactions = deal(factions, FACTIONS_DEALT).sort((a, b) => a - b);
    if (asked.has('chooseDestiny')) player.offeredDestinies = deal(destinies, DESTINIES_DEALT).sort((a, b) => a - b);
  }
  state.tacticsDeck = deal(tactics, t.tacticsDeckCount);
  for (let i = 0; i < state.discovery.length; i++)
    if ((t.discoverySeen[i] & mine) === 0) state.discovery[i] = deal(tokens, t.discoveryCount[i]);

  const moons = knowledge.moons.map((all) => shuffle(chance, all.slice()));
  for (let cell = 0; cell < t.moons.length; cell++) {
    if (t.moons[cell] === NONE || !isPlanet(t.tile[cell])) continue;
    state.moons[cell] = deal(moons[t.tile[cell]], t.moonCount[cell] - 1);
    state.moons[cell].push(t.moons[cell]);
  }
  for (let type = 0; type < state.reserve.length; type++) state.reserve[type] = deal(moons[type], t.reserveCount[type]);
  state.planets = deal(shuffle(chance, knowledge.planets.slice()), t.planetsLeft);
  const events = shuffle(chance, knowledge.events.slice());
  for (let i = 0; i < state.eventDeck.length; i++) if (state.eventDeck[i] === NONE) state.eventDeck[i] = events.pop() ?? NONE;
  for (let type = 0; type < state.moduleDeck.length; type++)
    state.moduleDeck[type] = deal(shuffle(chance, knowledge.modules[type].slice()), t.moduleDeckCount[type]);
  for (let i = 0; i < state.raiderCard.length; i++) if (state.raiderCard[i] === NONE) state.raiderCard[i] = guessRaider(i, chance);
}

/** Takes this many cards off a shuffled pile; fewer where the pile is too small. */
const deal = (pile: number[], n: number): number[] => pile.splice(Math.max(0, pile.length - n), n);

function knownPart(t: TableView): State {
  return {
    config: t.config,
    turn: t.turn,
    active: t.active,
    start: t.start,
    region: t.region,
    kind: t.kind,
    lastTurns: t.lastTurns,
    endedBy: t.endedBy,
    inEvent: t.inEvent,
    scored: t.scored,
    finals: t.finals.map((parts) => parts.slice()),
    marker: t.marker,
    eventDeck: t.eventKnown.slice(),
    eventSeen: t.eventSeen.slice(),
    eventDiscard: t.eventDiscard.slice(),
    tile: t.tile.slice(),
    owner: t.owner.slice(),
    moons: t.moons.map((top) => (top === NONE ? [] : [top])),
    bonus: t.bonus.slice(),
    planets: [],
    reserve: t.reserveCount.map(() => []),
    gone: t.gone.slice(),
    raiderCard: t.raiderCard.slice(),
    faceUp: t.faceUp,
    raiders: t.raiders.slice(),
    raiderDamage: t.raiderDamage.slice(),
    market: t.market.slice(),
    moduleDeck: t.moduleDeckCount.map(() => []),
    moduleUnder: t.moduleUnder.map((list) => list.slice()),
    discovery: t.discovery.map((stack) => stack.slice()),
    discoverySeen: t.discoverySeen.slice(),
    supremacy: t.supremacy.slice(),
    discoveryGone: t.discoveryGone.slice(),
    supremacyGone: t.supremacyGone.slice(),
    tacticsDeck: [],
    tacticsDiscard: t.tacticsDiscard.slice(),
    tacticsInPlay: t.tacticsInPlay.slice(),
    transferred: t.transferred,
    refused: t.refused,
    moduleGiven: t.moduleGiven,
    rearranged: t.rearranged,
    again: t.again,
    arriving: t.arriving,
    launched: t.launched,
    newest: t.newest,
    moduleSaved: t.moduleSaved,
    players: t.players.map(knownPlayer),
    battle: t.battle,
  };
}

function knownPlayer({ handCount: _hand, discoveryCount: _discoveries, ...known }: SeenPlayer): Player {
  return known;
}

function guessRaider(raiderClass: number, chance: Chance): number {
  const cards = RAIDERS.map((_, i) => i).filter((i) => RAIDERS[i].class === raiderClass);
  return cards[int(chance, cards.length)];
}

/** What a transfer between two others is about is theirs to know. */
export function guessHidden(of: Frame | Ask, state: State): void {
  if ('procedure' in of) {
    if (of.procedure === 'transfer' && of.locals.id === undefined) guessTransfer(state, of.seat, of.locals);
  } else if (of.decision === 'agreeTransfer' && of.args.id === undefined) guessTransfer(state, of.seat ^ 1, of.args);
}
