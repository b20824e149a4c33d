import type { Evaluation, Seat } from '@orrery/kernel';
import { MOON_GOODS, moduleCard, PLANET_SPECS } from './catalogue.ts';
import { MOONS } from './content/moons.ts';
import { TOP_SPACE } from './content/tracks.ts';
import { CELLS, isPlanet } from './map.ts';
import { handLimit, levelOn, moonLimit, raidersAt, shipsAt, storageLimit, terminus } from './queries.ts';
import { leadersAround, leadersNeeded } from './rules/developments.ts';
import { developmentPoints, modulePoints, trackPoints, vaultOf } from './rules/final.ts';
import { specialAt } from './rules/tracks.ts';
import { BARGE, BAY, IDLE, NONE, type Player, SCRAPYARD, type State, TYPE_OF_SHIP, UNBUILT } from './state.ts';

/** What is worth looking at, and what a hand-set weight makes of it. The unit is about one victory point. */
const FEATURES = {
  /** Points on the VP track and those final scoring would add now. */
  points: 1,
  finals: 0.75,
  /** Track spaces: events pay them again and again. */
  tracks: 0.55,
  /** What the next special spaces promise, nearer is better. */
  specials: 0.5,
  energy: 0.3,
  titanium: 0.42,
  ice: 0.42,
  nanocarbon: 0.42,
  credits: 0.55,
  tactics: 0.45,
  /** Resources beyond the limits are lost at the end of the turn. */
  excess: -0.4,
  claimedMoons: 0.6,
  slottedMoons: 0.9,
  leaders: 0.55,
  builtShips: 1.1,
  bigShips: 1.2,
  shipsOut: 0.35,
  shipsInBay: 0.3,
  scrapped: -0.6,
  modules: 0.9,
  damaged: -1.1,
  upgrades: 1,
  tokens: 1.6,
  developmentCards: 1.2,
  developments: 1.5,
  /** A planet one could develop soon: transport there, and how much of the price is at hand. */
  prospects: 1,
  /** Ships that share a region with raiders or rivals. */
  exposed: -0.15,
  bonusInReach: 0.3,
  leadersInReach: 0.4,
  activated: 0.05,
} as const;

type Feature = keyof typeof FEATURES;
const NAMES = Object.keys(FEATURES) as Feature[];
const AT = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>;

/** Near the end only points count; before it, what makes points. */
const horizon = (state: State, player: Player): number => {
  if (state.lastTurns >= 0) return 0.25;
  let most = player.vp;
  for (const other of state.players) most = Math.max(most, other.vp);
  return Math.max(0.35, 1 - (0.65 * most) / terminus(state));
};

function shipFeatures(state: State, player: Player, out: Float64Array): void {
  let built = 0;
  let big = 0;
  let outside = 0;
  let bay = 0;
  let scrapped = 0;
  for (let i = 0; i < 9; i++) {
    const at = player.ships[i];
    if (at === UNBUILT || at === -6) continue;
    built++;
    if (TYPE_OF_SHIP[i] > 0) big++;
    if (at >= 0) {
      outside++;
      if (raidersAt(state, at) > 0) out[AT.exposed] += 1;
    } else if (at === BAY) bay++;
    else if (at === SCRAPYARD) scrapped++;
    else if (at === BARGE) scrapped += 0.5;
  }
  out[AT.builtShips] = built;
  out[AT.bigShips] = big;
  out[AT.shipsOut] = outside;
  out[AT.shipsInBay] = bay;
  out[AT.scrapped] = scrapped;
}

function regionFeatures(state: State, seat: Seat, out: Float64Array): void {
  const player = state.players[seat];
  let best = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (shipsAt(player, cell) === 0) continue;
    out[AT.leadersInReach] += player.abroad[cell];
    for (let r = 0; r < 5; r++) out[AT.bonusInReach] += state.bonus[cell * 6 + r];
    const type = state.tile[cell];
    if (!isPlanet(type) || state.owner[cell] !== NONE || !player.ships.slice(0, 6).includes(cell)) continue;
    const need = leadersNeeded(player, type);
    const leaders = Math.min(1, player.leaders / need);
    best = Math.max(best, leaders * missing(player, type) * Math.min(10, PLANET_SPECS[type].leaders + leadersAround(state, cell)));
  }
  out[AT.prospects] = best * 0.35;
}

/** How much of a development's price is at hand, 0 to 1. */
function missing(player: Player, type: number): number {
  const { cost } = PLANET_SPECS[type];
  const { stock } = player;
  const wanted = (cost.titanium ?? 0) + (cost.ice ?? 0) + (cost.nanocarbon ?? 0) + (cost.material ?? 0);
  let have =
    Math.min(stock[1], cost.titanium ?? 0) + Math.min(stock[2], cost.ice ?? 0) + Math.min(stock[3], cost.nanocarbon ?? 0) + stock[4];
  if (cost.material !== undefined) have += stock[1] + stock[2] + stock[3];
  return Math.min(1, have / Math.max(1, wanted));
}

function specialsAhead(player: Player): number {
  let promise = 0;
  for (let track = 0; track < 5; track++) {
    for (let space = player.tracks[track] + 1; space <= Math.min(TOP_SPACE, player.tracks[track] + 2); space++) {
      if (specialAt(track, space) !== undefined) promise += 1 / (space - player.tracks[track] + 1);
    }
  }
  return promise;
}

const moonWorth = (moon: number): number => {
  const goods = MOON_GOODS[moon];
  return goods[0] * 0.4 + (goods[1] + goods[2] + goods[3]) * 0.6 + goods[4] * 0.8 + goods[5] * 0.7 + goods[8] + MOONS[moon].repair * 0.8;
};

export const evaluation: Evaluation<State> = {
  features: NAMES,
  weights: NAMES.map((name) => FEATURES[name]),
  scale: 8,
  extract(state, seat, out) {
    out.fill(0);
    const player = state.players[seat];
    if (state.scored) {
      out[AT.points] = player.vp + state.finals[seat].reduce((a, b) => a + b, 0);
      return;
    }
    const later = horizon(state, player);
    const { stock } = player;
    let damaged = 0;
    let slotted = player.operations === NONE ? 0 : moonWorth(player.operations) * 0.4;
    let modules = 0;
    let activated = 0;
    for (let row = 0; row < 4; row++) {
      for (const module of player.rows[row]) {
        if (module.id >= 0) modules += moduleCard(module.id).final === undefined ? 1 : 0.2;
        if (module.damage > 0) damaged++;
        if (module.moon !== NONE) slotted += moonWorth(module.moon);
        if (module.half !== NONE) slotted += moonWorth(module.half) * 0.7;
        if (module.used !== IDLE) activated++;
      }
    }
    shipFeatures(state, player, out);
    regionFeatures(state, seat, out);
    let finals = developmentPoints(state, seat) + modulePoints(state, seat) - 2 * damaged + player.leaders;
    let resources = player.hand.length;
    let excess = Math.max(0, player.hand.length - handLimit(player));
    for (let r = 0; r < 5; r++) {
      resources += stock[r];
      excess += Math.max(0, stock[r] - storageLimit(player, r));
    }
    const vault = vaultOf(player);
    if (state.lastTurns >= 0) finals += vault * resources;
    let levels = 0;
    for (let track = 0; track < 5; track++) levels += levelOn(player, track);
    out[AT.points] = player.vp;
    out[AT.finals] = finals + trackPoints(player);
    out[AT.tracks] = (trackPoints(player) + levels) * later;
    out[AT.specials] = specialsAhead(player) * later;
    out[AT.energy] = Math.min(stock[0], 10) * later;
    out[AT.titanium] = stock[1] * later;
    out[AT.ice] = stock[2] * later;
    out[AT.nanocarbon] = stock[3] * later;
    out[AT.credits] = stock[4] * later;
    out[AT.tactics] = player.hand.length * later;
    out[AT.excess] = excess;
    let moons = 0;
    for (const moon of player.moons) moons += moonWorth(moon);
    out[AT.claimedMoons] = moons * later * (player.moons.length >= moonLimit(player) ? 0.85 : 1);
    out[AT.slottedMoons] = slotted * later;
    out[AT.leaders] = player.leaders * later;
    out[AT.builtShips] *= later;
    out[AT.bigShips] *= later;
    out[AT.shipsInBay] *= later;
    out[AT.scrapped] *= later;
    out[AT.modules] = modules * later;
    out[AT.damaged] = damaged;
    out[AT.upgrades] = player.placed.filter((tile) => tile !== NONE).length * later;
    out[AT.tokens] = player.discoveries.length + player.supremacies.length;
    out[AT.developmentCards] = player.cards.reduce((a, b) => a + b, 0);
    out[AT.developments] = state.owner.filter((owner) => owner === seat).length;
    out[AT.prospects] *= later;
    out[AT.leadersInReach] *= later;
    out[AT.bonusInReach] *= later;
    out[AT.activated] = activated;
  },
};
