import type { Evaluation, Frame, Seat } from '@orrery/kernel';
import { ACHIEVEMENTS, type Condition, claimsToEnd } from './content/achievements.ts';
import { LOCATIONS } from './content/exploration.ts';
import { matOf } from './content/factions.ts';
import { FIELDS_OF } from './content/fields.ts';
import { GUILD_IDS, guildBit } from './content/guilds.ts';
import { LETTER, MARKERS } from './content/kinds.ts';
import { POWER } from './content/powers.ts';
import { type Script, scriptOf } from './content/scripts.ts';
import { TECH_SPACES } from './content/spaces.ts';
import { SYSTEMS } from './content/systems.ts';
import type { TechId } from './content/technologies/index.ts';
import type { Goods } from './effects/rule.ts';
import { ruleOf } from './effects/rules.ts';
import { net } from './net-looks.ts';
import { fleetStrength, hasResearched, makes, meetsPrerequisites, progress, strength, technologies } from './queries.ts';
import { carryOut, jump } from './rules/calls.ts';
import { rightful } from './rules/control.ts';
import { supplyOf } from './rules/supply.ts';
import { type ScorePart, score } from './score.ts';
import type { State } from './state.ts';
import { weights as foreseen, asked as foreseenAsked } from './value-weights.ts';
import { asked, weights } from './weights.ts';

/** What a searching player looks at; what it is worth (weights.ts) follows from the points that came of it in self-play (docs/bots.md). */
const NAMES = [
  'lasting',
  'lastingLate',
  'achieved',
  'fleeting',
  'fleetingLate',
  'ore',
  'spareOre',
  'population',
  'sparePopulation',
  'supply',
  'growth',
  'oreOutput',
  'strength',
  'control',
  'settling',
  'actions',
  'yards',
  'settlers',
  'reach',
  'knowledge',
  'powers',
  'openFields',
  'achievements',
  'brittle',
  'promisedResearch',
  'promisedColony',
  'promisedJumps',
  'promisedShips',
  'promisedGoods',
] as const;
type Feature = (typeof NAMES)[number];
const AT = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<Feature, number>;

/** A game takes about this many rounds, and from one claim to the next it is seldom more than this many. */
const USUAL_ROUNDS = 16;
const ROUNDS_PER_CLAIM = 4;
/** However late it is, somebody has to end it; whoever waits gains no more by what makes goods. */
const LEAST_LEFT = 0.8;

/** Rounds that are likely still to come. */
function roundsLeft(state: State): number {
  if (state.lastRound > 0) return state.lastRound - state.round;
  let claims = 0;
  for (const slots of state.claims) claims += slots.length;
  const open = claimsToEnd(state.config.seats) - claims;
  return Math.max(LEAST_LEFT, Math.min(USUAL_ROUNDS - state.round, ROUNDS_PER_CLAIM * open));
}

/** Points that a stronger fleet can take away again. */
const FLEETING: readonly ScorePart[] = ['bases', 'events', 'presence'];
/** Of a marker that lies on a base, so much is counted on. */
const HOLD = 0.4;
/** What one has for these, a stronger fleet can take away again. */
const BRITTLE: Readonly<Partial<Record<Condition['kind'], true>>> = { control: true, sameSpecialisation: true, track: true };

/** Markers that have left a track for good, and those on bases as far as they are counted on. */
function durable(state: State, seat: Seat, letter: string, left: number): number {
  let removed = MARKERS - left;
  for (let i = 0; i < state.bases.length; i++) if (state.bases[i] === seat && state.baseMarkers[i] === letter) removed -= 1 - HOLD;
  return removed;
}

/** How many symbols show, a part for the way to the next one. */
function symbols(thresholds: readonly number[], removed: number): number {
  let shown = 1;
  while (shown < thresholds.length && thresholds[shown] <= removed) shown++;
  if (shown === thresholds.length) return shown;
  const from = thresholds[shown - 1];
  return shown + Math.max(0, removed - from) / (thresholds[shown] - from);
}

/* What effects are good for, by kind: the worth of an unfinished action, and of having an action at all. */
const KINDS: readonly (keyof Goods)[] = ['research1', 'research2', 'research3', 'research4', 'colony', 'jumps', 'ships', 'goods'];
const KIND_AT = Object.fromEntries(KINDS.map((kind, i) => [kind, i])) as Readonly<Record<keyof Goods, number>>;
const nothing = (): Goods => ({ research1: 0, research2: 0, research3: 0, research4: 0, colony: 0, jumps: 0, ships: 0, goods: 0 });
const RESEARCH = ['research1', 'research1', 'research2', 'research3', 'research4'] as const;
const RESEARCH_AT = RESEARCH.map((kind) => KIND_AT[kind]);

function addAll(script: Script, from: number, into: Goods): void {
  for (let i = from; i < script.effects.length; i++) add(script, i, into);
}

function add({ effects, inner }: Script, at: number, into: Goods): void {
  ruleOf(effects[at]).worth(into, effects[at], inner[at], (part) => addAll(part, 0, into));
}

const RESEARCH_WORTH = { research1: 2, research2: 3.2, research3: 4.6, research4: 8 } as const;

const rests = new Map<string, readonly Goods[]>();
/** What the rest of a script promises, from one of its effects on. */
function rest(key: string, at: number): Goods {
  let list = rests.get(key);
  if (list === undefined) {
    const script = scriptOf(key);
    list = script.effects.map((_, i) => {
      const sum = nothing();
      addAll(script, i, sum);
      return sum;
    });
    rests.set(key, list);
  }
  return list[at];
}

/** What an action of one's own is good for: the kind it serves best, and how well, in points for each use. */
type Use = { readonly kind: number; readonly net: number };
const COST = { ore: 0.36, returned: 0.35 };

function usesOf(script: Script, besides = 0): Use[] {
  const effect = script.effects.find((e) => e.kind === 'choose');
  if (effect !== undefined) {
    const parts = script.inner[script.effects.indexOf(effect)];
    const others = nothing();
    script.effects.forEach((e, i) => {
      if (e !== effect) add(script, i, others);
    });
    return parts.flatMap((part) => usesOf(part, others.goods));
  }
  const goods = nothing();
  addAll(script, 0, goods);
  goods.goods += besides;
  const paid =
    (script.cost.ore ?? 0) * COST.ore + (script.cost.oreToFellow ?? 0) * COST.ore * 1.3 + (script.cost.returned ?? 0) * COST.returned;
  const extra = goods.jumps * 0.15 + goods.goods * 0.4;
  const kind = KINDS.find((k) => goods[k] > 0) ?? 'goods';
  const main =
    kind === 'colony'
      ? 5 * goods.colony
      : kind === 'ships' || kind === 'jumps'
        ? goods.ships * 0.5
        : kind === 'goods'
          ? 0
          : RESEARCH_WORTH[kind] - 0.55 * goods[kind];
  return [{ kind: KIND_AT[kind === 'jumps' ? 'ships' : kind], net: main + extra - paid }];
}

const usesByTech = new Map<TechId, readonly Use[]>();
function usesOfTech(technology: TechId): readonly Use[] {
  let list = usesByTech.get(technology);
  if (list === undefined) {
    const scripts = new Set(TECH_SPACES[technology].map((space) => space.script));
    list = [...scripts].flatMap((script) => usesOf(script));
    usesByTech.set(technology, list);
  }
  return list;
}
const usesByGuild = GUILD_IDS.map((id) => usesOf(scriptOf(id)));
const BASIC: Goods = { ...nothing(), research1: 1.4, research2: 1.9, ships: 0.2, goods: 0.7 };
const BASIC_NET = Float64Array.from(KINDS, (kind) => BASIC[kind]);

/** By kind, in the order of `KINDS`: this is looked up for every position a search values. */
const best = new Float64Array(KINDS.length);
/** A second way counts half: the first may be occupied, and one's pawn must move. */
const second = new Float64Array(KINDS.length);
function consider(uses: readonly Use[], discount: number): void {
  for (let i = 0; i < uses.length; i++) {
    const { kind, net } = uses[i];
    const worth = net - discount;
    if (worth > best[kind]) {
      second[kind] = best[kind];
      best[kind] = worth;
    } else if (worth > second[kind]) second[kind] = worth;
  }
}

/** By how much the best ways to one kind of thing are better than what everybody can do. */
const gain = (kind: number): number => best[kind] - BASIC_NET[kind] + (second[kind] - BASIC_NET[kind]) / 2;

/** The best way to each kind of thing: one's own actions, Basic Spacefaring, and the guilds, where everybody may be standing. */
function findBest(state: State, seat: Seat): void {
  best.set(BASIC_NET);
  second.set(BASIC_NET);
  for (let g = 0; g < GUILD_IDS.length; g++) if ((state.guilds & guildBit(GUILD_IDS[g])) !== 0) consider(usesByGuild[g], 0.8);
  for (let field = 0; field < state.cubes.length; field++) {
    const technology = state.technologies[field];
    if (technology !== null && hasResearched(state, seat, field)) consider(usesOfTech(technology), 0);
  }
  for (const technology of state.factions[seat].privates) consider(usesOfTech(technology), 0);
}

const LEVELS = [1, 2, 3, 4] as const;
/** One field to research next is what one needs; a second one may be cheaper, or still be there when the first is not. */
const REACH = [0, 1, 1.3];
/** A system that is ready is worth less as long as one has no action that colonises. */
const SETTLERS_IN_WAITING = 0.6;

const POWER_WORTH: readonly (readonly [number, number])[] = [
  [POWER.missingPrerequisite, 2],
  [POWER.oreForReturned, 0.5],
  [POWER.eitherTrack, 0.7],
  [POWER.wormhole, 1],
  [POWER.swapStars, 0.3],
  [POWER.headquarters, 3],
  [POWER.blackMarket, 2],
  [POWER.assimilation, 3],
  [POWER.enterOccupied, 2],
  [POWER.cygni, 1],
];

/** What a faction is just doing, as its frame knows it. */
function innermost(frames: readonly Frame[], procedure: string, seat: Seat): Frame['locals'] | undefined {
  for (let i = frames.length - 1; i >= 0; i--) if (frames[i].procedure === procedure && frames[i].seat === seat) return frames[i].locals;
  return undefined;
}

function extract(state: State, seat: Seat, out: Float64Array, frames: readonly Frame[]): void {
  out.fill(0);
  const faction = state.factions[seat];
  const left = roundsLeft(state);
  const more = Math.min(1, left / 3);
  const late = 1 - left / USUAL_ROUNDS;
  const { total, parts } = score(state, seat);
  let fleeting = 0;
  for (let i = 0; i < FLEETING.length; i++) fleeting += parts[FLEETING[i]];
  const lasting = total - fleeting - parts.achievements;
  out[AT.lasting] = lasting;
  out[AT.lastingLate] = lasting * late;
  // A claim brings the end nearer as well: it is worth less than its points as long as the table still grows.
  out[AT.achieved] = parts.achievements;
  out[AT.fleeting] = fleeting;
  out[AT.fleetingLate] = fleeting * late * late;
  // What one can spend soon is worth most; a hoard is worth nothing more.
  out[AT.ore] = Math.min(faction.ore, 4) * more;
  out[AT.spareOre] = Math.min(Math.max(0, faction.ore - 4), 5) * more;
  out[AT.population] = Math.min(faction.population, 3) * more;
  out[AT.sparePopulation] = Math.min(Math.max(0, faction.population - 3), 3) * more;
  out[AT.supply] = supplyOf(faction);
  const mat = matOf(faction.mat, state.config.options.mats);
  let growth = 0;
  for (let c = 0, shown = symbols(mat.food, durable(state, seat, LETTER.food, faction.food)); c < shown; c++)
    growth += Math.min(1, shown - c) * (faction.supply[c] > 0 ? 1 : 0.75);
  out[AT.growth] = growth * left;
  out[AT.oreOutput] = symbols(mat.ore, durable(state, seat, LETTER.ore, faction.mines)) * left;
  findBest(state, seat);
  for (let kind = 0; kind < best.length; kind++) out[AT.actions] += gain(kind) * left;
  out[AT.yards] = gain(KIND_AT.ships) * left;
  const settler = best[KIND_AT.colony];
  out[AT.settlers] = (settler + second[KIND_AT.colony] / 2) * left;
  const settlers = settler > 0 ? 1 + settler * 0.1 : SETTLERS_IN_WAITING;
  out[AT.strength] = Math.min(fleetStrength(state, seat), 14) * more;
  let ripe = 0;
  for (let i = 0; i < LOCATIONS.length; i++) {
    if (makes(state, i).length === 0 || rightful(state, i) !== seat) continue;
    out[AT.control] += left;
    const system = state.systems[i];
    if (system === null) continue;
    const { points, strength: needed } = SYSTEMS[system];
    const ready = Math.min(1, strength(state, seat, i) / needed);
    out[AT.settling] += (points + 2) * ready * ready * more * settlers;
    if (ready === 1) ripe = Math.max(ripe, points + 2);
  }
  out[AT.knowledge] = (technologies(state, seat) + faction.privates.length) * more;
  for (const level of LEVELS) {
    let open = 0;
    for (const field of FIELDS_OF[level]) if (!hasResearched(state, seat, field) && meetsPrerequisites(state, seat, field)) open++;
    out[AT.openFields] += Math.min(open, 2) * more;
    out[AT.reach] += REACH[Math.min(open, 2)] * (best[RESEARCH_AT[level]] + second[RESEARCH_AT[level]] / 2) * more;
  }
  for (let i = 0; i < POWER_WORTH.length; i++) if ((faction.powers & POWER_WORTH[i][0]) !== 0) out[AT.powers] += POWER_WORTH[i][1] * left;
  for (let i = 0; i < state.achievements.length; i++) {
    const taken = state.claims[i];
    const { slots, condition } = ACHIEVEMENTS[state.achievements[i]];
    if (taken.includes(seat) || taken.length >= slots.length) continue;
    const [reached, needed] = progress(state, seat, state.achievements[i]);
    const part = Math.min(1, reached / needed);
    if (BRITTLE[condition.kind]) out[AT.brittle] += slots[taken.length] * part * part * late;
    else out[AT.achievements] += slots[taken.length] * part * part;
  }
  if (seat !== state.active) return;
  const doing = innermost(frames, carryOut.name, seat);
  if (doing === undefined) return;
  // The effect that is being carried out is not done yet.
  const todo = rest(doing.script as string, Math.max(0, (doing.at as number) - 1));
  out[AT.promisedResearch] =
    todo.research1 * RESEARCH_WORTH.research1 +
    todo.research2 * RESEARCH_WORTH.research2 +
    todo.research3 * RESEARCH_WORTH.research3 +
    todo.research4 * RESEARCH_WORTH.research4;
  out[AT.promisedColony] = todo.colony * ripe;
  const jumping = innermost(frames, jump.name, seat);
  out[AT.promisedJumps] = jumping === undefined ? todo.jumps : (jumping.steps as number);
  out[AT.promisedShips] = todo.ships;
  out[AT.promisedGoods] = todo.goods;
}

export const evaluation: Evaluation<State> = {
  features: NAMES,
  weights: NAMES.map((name) => weights[name] ?? 0),
  asked,
  rolloutTurns: 12,
  staticShare: 0.5,
  valueWeights: { weights: foreseen, asked: foreseenAsked },
  horizon: 'turn',
  turnEndPlayouts: 25,
  net,
  extract,
};
