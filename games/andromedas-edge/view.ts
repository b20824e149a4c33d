import { type Item, item, type Own, type Seat } from '@orrery/kernel';
import type { Setup } from './rules/chapters.ts';
import type { Battle, Module, Player, State } from './state.ts';
import { NONE } from './state.ts';

/** A station as a viewer may see it: hidden things are counts, and lists only for those who may know them. */
export type SeenPlayer = Omit<Player, 'hand' | 'discoveries'> & {
  /** Empty for others; the count is for everybody. */
  readonly hand: number[];
  readonly handCount: number;
  readonly discoveries: number[];
  readonly discoveryCount: number;
};

/** The table as a viewer may see it. Names are those of the state. */
export type TableView = {
  readonly config: Setup;
  readonly turn: number;
  readonly active: Seat;
  readonly start: Seat;
  readonly region: number;
  readonly kind: State['kind'];
  readonly lastTurns: number;
  readonly endedBy: Seat;
  readonly inEvent: boolean;
  readonly scored: boolean;
  readonly finals: readonly (readonly number[])[];
  readonly marker: number;
  readonly eventDeckCount: number;
  /** The event cards this viewer knows, from the bottom up; -1 where it does not. */
  readonly eventKnown: readonly number[];
  readonly eventSeen: readonly number[];
  readonly eventDiscard: readonly number[];
  readonly tile: readonly number[];
  readonly owner: readonly number[];
  /** The visible moon of each stack, -1 without; and how many lie there. */
  readonly moons: readonly number[];
  readonly moonCount: readonly number[];
  readonly bonus: readonly number[];
  readonly planetsLeft: number;
  readonly reserveCount: readonly number[];
  readonly gone: readonly number[];
  /** -1 for a card that lies face down and was drawn by lot. */
  readonly raiderCard: readonly number[];
  readonly faceUp: number;
  readonly raiders: readonly number[];
  readonly raiderDamage: readonly number[];
  readonly market: readonly number[];
  readonly moduleDeckCount: readonly number[];
  readonly moduleUnder: readonly (readonly number[])[];
  /** What is left in each discovery stack, for those who looked; and how many. */
  readonly discovery: readonly (readonly number[])[];
  readonly discoveryCount: readonly number[];
  readonly discoverySeen: readonly number[];
  readonly supremacy: readonly number[];
  readonly discoveryGone: readonly number[];
  readonly supremacyGone: readonly number[];
  readonly tacticsDeckCount: number;
  readonly tacticsDiscard: readonly number[];
  readonly tacticsInPlay: readonly number[];
  readonly transferred: boolean;
  readonly refused: number;
  readonly moduleGiven: boolean;
  readonly rearranged: number;
  readonly again: number;
  readonly arriving: boolean;
  readonly launched: number;
  readonly newest: number;
  readonly moduleSaved: boolean;
  readonly players: readonly SeenPlayer[];
  readonly battle: Battle | null;
};

/** The seats whose secrets a viewer shares, as bits; a spectator shares none. */
export function sharedBits(config: Setup, viewer: Seat): number {
  if (viewer < 0) return 0;
  return (1 << viewer) | (config.options.teams === true ? 1 << (viewer ^ 1) : 0);
}

/** What everybody sees. */
export function view(state: State): TableView {
  return {
    config: state.config,
    turn: state.turn,
    active: state.active,
    start: state.start,
    region: state.region,
    kind: state.kind,
    lastTurns: state.lastTurns,
    endedBy: state.endedBy,
    inEvent: state.inEvent,
    scored: state.scored,
    finals: state.finals.map((parts) => parts.slice()),
    marker: state.marker,
    eventDeckCount: state.eventDeck.length,
    eventKnown: state.eventDeck.map(() => NONE),
    eventSeen: state.eventSeen.slice(),
    eventDiscard: state.eventDiscard.slice(),
    tile: state.tile.slice(),
    owner: state.owner.slice(),
    moons: state.moons.map((stack) => stack.at(-1) ?? NONE),
    moonCount: state.moons.map((stack) => stack.length),
    bonus: state.bonus.slice(),
    planetsLeft: state.planets.length,
    reserveCount: state.reserve.map((stack) => stack.length),
    gone: state.gone.slice(),
    raiderCard: state.raiderCard.map((card, i) => (hiddenRaider(state, i) ? NONE : card)),
    faceUp: state.faceUp,
    raiders: state.raiders.slice(),
    raiderDamage: state.raiderDamage.slice(),
    market: state.market.slice(),
    moduleDeckCount: state.moduleDeck.map((deck) => deck.length),
    moduleUnder: state.moduleUnder.map((list) => list.slice()),
    discovery: state.discovery.map(() => []),
    discoveryCount: state.discovery.map((stack) => stack.length),
    discoverySeen: state.discoverySeen.slice(),
    supremacy: state.supremacy.slice(),
    discoveryGone: state.discoveryGone.slice(),
    supremacyGone: state.supremacyGone.slice(),
    tacticsDeckCount: state.tacticsDeck.length,
    tacticsDiscard: state.tacticsDiscard.slice(),
    tacticsInPlay: state.tacticsInPlay.slice(),
    transferred: state.transferred,
    refused: state.refused,
    moduleGiven: state.moduleGiven,
    rearranged: state.rearranged,
    again: state.again,
    arriving: state.arriving,
    launched: state.launched,
    newest: state.newest,
    moduleSaved: state.moduleSaved,
    players: state.players.map((player) => seenPlayer(player, state.scored)),
    battle: state.battle === null ? null : seenBattle(state.battle),
  };
}

/** What a seat sees besides: what it has looked at, and the secrets of its own station and its mate's. */
export function own(state: State, viewer: Seat): Own<TableView> {
  const bits = sharedBits(state.config, viewer);
  const eventKnown: Record<Item, number> = {};
  state.eventDeck.forEach((card, i) => {
    if ((state.eventSeen[i] & bits) !== 0) eventKnown[item(i)] = card;
  });
  const discovery: Record<Item, number[]> = {};
  state.discovery.forEach((stack, i) => {
    if ((state.discoverySeen[i] & bits) !== 0) discovery[item(i)] = stack.slice();
  });
  const players: Record<Item, Own<SeenPlayer>> = {};
  for (let seat = 0; seat < state.players.length; seat++)
    if ((bits & (1 << seat)) !== 0) players[item(seat)] = ownSecrets(state.players[seat]);
  return { eventKnown, discovery, players };
}

const ownSecrets = (player: Player): Own<SeenPlayer> => ({
  hand: player.hand.slice(),
  neutral: player.neutral.slice(),
  discoveries: player.discoveries.slice(),
  destiny: player.destiny,
  offeredFactions: player.offeredFactions.slice(),
  offeredDestinies: player.offeredDestinies.slice(),
});

/** Raider cards lie face down until they are called; only those drawn by lot are a secret. */
export const hiddenRaider = (state: State, raiderClass: number): boolean =>
  state.config.options.raiders === 'random' && (state.faceUp & (1 << raiderClass)) === 0;

const seenModule = ({ id, damage, moon, half, slotted, used }: Module): Module => ({ id, damage, moon, half, slotted, used });

function seenPlayer(player: Player, scored: boolean): SeenPlayer {
  return {
    vp: player.vp,
    faction: player.faction,
    stock: player.stock.slice(),
    hand: [],
    handCount: player.hand.length,
    sustained: player.sustained.slice(),
    tracks: player.tracks.slice(),
    ships: player.ships.slice(),
    shieldDamage: player.shieldDamage.slice(),
    leaders: player.leaders,
    assigned: player.assigned,
    abroad: player.abroad.slice(),
    moons: player.moons.slice(),
    operations: player.operations,
    rows: player.rows.map((row) => row.map(seenModule)),
    neutral: player.neutral.map((tile, ship) => (tile !== NONE && player.placed[ship] === tile ? tile : NONE)),
    placed: player.placed.slice(),
    discoveries: [],
    discoveryCount: player.discoveries.length,
    supremacies: player.supremacies.slice(),
    cards: player.cards.slice(),
    used: player.used.slice(),
    spent: player.spent.map((keys) => keys.slice()),
    deaf: player.deaf,
    destiny: scored ? player.destiny : NONE,
    offeredFactions: [],
    offeredDestinies: [],
  };
}

const seenBattle = (battle: Battle): Battle => ({
  region: battle.region,
  step: battle.step,
  energy: battle.energy.slice(),
  dice: battle.dice.slice(),
  targeting: battle.targeting.slice(),
  rolls: battle.rolls.map((dice) => dice.slice()),
  diplomats: battle.diplomats,
  ended: battle.ended,
  winners: battle.winners,
  raidersFought: battle.raidersFought,
  raidersWon: battle.raidersWon,
  losers: battle.losers,
  saved: battle.saved.slice(),
  rules: battle.rules,
  tieWinners: battle.tieWinners,
});
