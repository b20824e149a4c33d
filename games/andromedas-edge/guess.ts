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
import { copyConfig, NONE, type Player, type State } from './state.ts';
import { type SeenPlayer, sharedBits, type TableView } from './view.ts';

/** Cards of a kind that a viewer has not seen, in random order: dealt one by one to the places it cannot see. */
class Unseen {
  readonly #left: number[];
  constructor(all: readonly number[], seen: Iterable<number>, chance: Chance) {
    const left = all.slice();
    for (const card of seen) {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
    }
    this.#left = shuffle(chance, left);
  }
  deal(n: number): number[] {
    return this.#left.splice(0, n);
  }
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

export function guess(seen: View<TableView>, chance: Chance): State {
  const t = seen.table;
  const bits = sharedBits(t.config, seen.viewer);
  const mine = (seat: number): boolean => (bits & (1 << seat)) !== 0;

  const tactics = new Unseen(
    copiesOf(TACTICS_CARDS),
    [...t.tacticsDiscard, ...t.tacticsInPlay, ...t.players.flatMap((p) => [...p.hand, ...p.sustained])],
    chance,
  );
  const tokens = new Unseen(
    copiesOf(DISCOVERIES),
    [...t.discoveryGone, ...t.discovery.flat(), ...t.players.flatMap((p) => p.discoveries)],
    chance,
  );
  const factions = new Unseen(
    FACTIONS.map((_, i) => i),
    t.players.flatMap((p) => [p.faction, ...p.offeredFactions]),
    chance,
  );
  const destinies = new Unseen(
    DESTINIES.map((_, i) => i),
    t.players.flatMap((p) => [p.destiny, ...p.offeredDestinies]),
    chance,
  );
  const upgrades = NEUTRAL_UPGRADES.map(
    (tiles, ship) =>
      new Unseen(
        tiles,
        t.players.map((p) => p.neutral[ship]),
        chance,
      ),
  );
  const dealt = new Set(seen.asks.map((ask) => ask.decision));

  const players = t.players.map(
    (p, seat): Player => guessPlayer(p, mine(seat), { tactics, tokens, factions, destinies, upgrades }, t, dealt),
  );
  const discovery = t.discovery.map((stack, i) => ((t.discoverySeen[i] & bits) !== 0 ? stack.slice() : tokens.deal(t.discoveryCount[i])));

  const moonPool = [0, 1, 2, 3, 4].map(
    (type) =>
      new Unseen(
        copiesOf(MOONS).filter((moon) => MOONS[moon].type === type),
        everyMoon(t),
        chance,
      ),
  );
  const moons = t.moons.map((top, cell) => {
    if (top === NONE) return [];
    return isPlanet(t.tile[cell]) ? [...moonPool[t.tile[cell]].deal(t.moonCount[cell] - 1), top] : [top];
  });
  const reserve = t.reserveCount.map((n, type) => moonPool[type].deal(n));

  const planets = new Unseen(
    [0, 1, 2, 3, 4].flatMap((type) => [type, type, type]),
    t.tile.filter(isPlanet),
    chance,
  ).deal(t.planetsLeft);
  const deck = t.config.options.events === 'twilight' ? 'twilight' : 'dawn';
  const events = new Unseen(
    EVENTS.map((_, i) => i).filter((i) => EVENTS[i].deck === deck),
    [...t.eventDiscard, ...t.eventKnown],
    chance,
  );
  const moduleDeck = t.moduleDeckCount.map((n, type) =>
    new Unseen(
      copiesOf(MODULES).filter((id) => MODULES[id].type === type),
      [...t.market, ...t.moduleUnder[type], ...t.players.flatMap((p) => p.rows[type].map((module) => module.id))],
      chance,
    ).deal(n),
  );

  return {
    config: copyConfig(t.config),
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
    eventDeck: t.eventKnown.map((card) => (card === NONE ? (events.deal(1)[0] ?? NONE) : card)),
    eventSeen: t.eventSeen.slice(),
    eventDiscard: t.eventDiscard.slice(),
    tile: t.tile.slice(),
    owner: t.owner.slice(),
    moons,
    bonus: t.bonus.slice(),
    planets,
    reserve,
    gone: t.gone.slice(),
    raiderCard: t.raiderCard.map((card, raiderClass) => (card === NONE ? guessRaider(raiderClass, chance) : card)),
    faceUp: t.faceUp,
    raiders: t.raiders.slice(),
    raiderDamage: t.raiderDamage.slice(),
    market: t.market.slice(),
    moduleDeck,
    moduleUnder: t.moduleUnder.map((list) => list.slice()),
    discovery,
    discoverySeen: t.discoverySeen.slice(),
    supremacy: t.supremacy.slice(),
    discoveryGone: t.discoveryGone.slice(),
    supremacyGone: t.supremacyGone.slice(),
    tacticsDeck: tactics.deal(t.tacticsDeckCount),
    tacticsDiscard: t.tacticsDiscard.slice(),
    tacticsInPlay: t.tacticsInPlay.slice(),
    transferred: t.transferred,
    moduleGiven: t.moduleGiven,
    rearranged: t.rearranged,
    again: t.again,
    arriving: t.arriving,
    launched: t.launched,
    newest: t.newest,
    moduleSaved: t.moduleSaved,
    players,
    battle: t.battle === null ? null : { ...t.battle, ...copyLists(t.battle) },
  };
}

const copyLists = (battle: NonNullable<TableView['battle']>) => ({
  energy: battle.energy.slice(),
  dice: battle.dice.slice(),
  targeting: battle.targeting.slice(),
  rolls: battle.rolls.map((dice) => dice.slice()),
  saved: battle.saved.slice(),
});

type Pools = { tactics: Unseen; tokens: Unseen; factions: Unseen; destinies: Unseen; upgrades: readonly Unseen[] };

function guessPlayer(p: SeenPlayer, mine: boolean, pools: Pools, t: TableView, asked: ReadonlySet<string>): Player {
  const hidden = !mine;
  const choosing = (decision: string): boolean => hidden && asked.has(decision);
  const destined = t.config.options.destinies === true && t.turn > 0;
  return {
    vp: p.vp,
    faction: p.faction,
    stock: p.stock.slice(),
    hand: hidden ? pools.tactics.deal(p.handCount) : p.hand.slice(),
    sustained: p.sustained.slice(),
    tracks: p.tracks.slice(),
    ships: p.ships.slice(),
    shieldDamage: p.shieldDamage.slice(),
    leaders: p.leaders,
    assigned: p.assigned,
    abroad: p.abroad.slice(),
    moons: p.moons.slice(),
    operations: p.operations,
    rows: p.rows.map((row) => row.map((module) => ({ ...module }))),
    neutral: p.neutral.map((tile, ship) =>
      hidden && tile === NONE && p.faction !== NONE ? (pools.upgrades[ship].deal(1)[0] ?? NONE) : tile,
    ),
    placed: p.placed.slice(),
    discoveries: hidden ? pools.tokens.deal(p.discoveryCount) : p.discoveries.slice(),
    supremacies: p.supremacies.slice(),
    cards: p.cards.slice(),
    used: p.used.slice(),
    spent: p.spent.map((keys) => keys.slice()),
    deaf: p.deaf,
    destiny: hidden && destined && p.destiny === NONE ? (pools.destinies.deal(1)[0] ?? NONE) : p.destiny,
    offeredFactions: choosing('chooseFaction') ? pools.factions.deal(FACTIONS_DEALT).sort((a, b) => a - b) : p.offeredFactions.slice(),
    offeredDestinies: choosing('chooseDestiny') ? pools.destinies.deal(DESTINIES_DEALT).sort((a, b) => a - b) : p.offeredDestinies.slice(),
  };
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
