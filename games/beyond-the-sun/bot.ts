import type { Evaluation, Seat } from '@orrery/kernel';
import { ACHIEVEMENTS, claimsToEnd } from './content/achievements.ts';
import type { Effect } from './content/effects.ts';
import { LOCATIONS } from './content/exploration.ts';
import { type Script, scriptOf } from './content/scripts.ts';
import { TECH_SPACES } from './content/spaces.ts';
import { SYSTEMS } from './content/systems.ts';
import { progress } from './rules/achievements.ts';
import { rightful } from './rules/control.ts';
import { hasResearched, meetsPrerequisites } from './rules/feasible.ts';
import { fleetStrength, makes, strength } from './rules/fleet.ts';
import { growthSymbols, oreSymbols } from './rules/production.ts';
import { supplyOf } from './rules/supply.ts';
import { score } from './score.ts';
import type { State } from './state.ts';

/** What a searching player looks at. */
const FEATURES = {
  points: 1,
  ore: 0.34,
  population: 0.5,
  supply: 0.02,
  growth: 0.16,
  oreOutput: 0.13,
  strength: 0.16,
  control: 0.06,
  settling: 0.4,
  actions: 0.05,
  openFields: 0.12,
  achievements: 0.75,
  promisedResearch: 1,
  promisedColony: 0.9,
  promisedJumps: 0.12,
  promisedShips: 0.25,
  promisedGoods: 0.4,
} as const;
type Feature = keyof typeof FEATURES;
const NAMES = Object.keys(FEATURES) as Feature[];
const AT = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<Feature, number>;

/** Rounds that are likely still to come. */
export function roundsLeft(state: State): number {
  if (state.lastRound > 0) return state.lastRound - state.round;
  let claims = 0;
  for (const slots of state.claims) claims += slots.length;
  const open = claimsToEnd(state.seats) - claims;
  return Math.max(open, 15 - state.round);
}

/** What an unfinished list of effects still promises. */
type Promise = { research: number; colony: number; jumps: number; ships: number; goods: number };
const RESEARCH_WORTH = [0, 2, 3.2, 4.6, 8];

function promiseOf(effect: Effect, inner: readonly Script[], into: Promise): void {
  switch (effect.kind) {
    case 'research': {
      const levels = effect.levels === 'colonies' ? ([2] as const) : effect.levels;
      into.research += RESEARCH_WORTH[levels[levels.length - 1]];
      break;
    }
    case 'colonise':
    case 'stealthColonise':
      into.colony += 1;
      break;
    case 'jump':
      into.jumps += effect.steps;
      break;
    case 'transfer':
      into.jumps += 2 * effect.ships;
      break;
    case 'build':
      into.ships += effect.level;
      break;
    case 'upgrade':
      into.ships += effect.ships * effect.levels;
      break;
    case 'spreadUpgrades':
      into.ships += effect.levels;
      break;
    case 'gainOre':
      into.goods += effect.ore;
      break;
    case 'recruit':
      into.goods += effect.cubes;
      break;
    case 'automate':
      into.goods += 2;
      break;
    case 'orePerControlled':
    case 'privateTechnology':
      into.goods += 2;
      break;
    case 'ministry':
    case 'takeDyson':
      into.goods += 8;
      break;
    case 'choose':
      promiseOfAll(inner[inner.length - 1], 0, into);
      break;
    case 'copy':
      into.research += RESEARCH_WORTH[2];
      break;
    default:
  }
}

function promiseOfAll(script: Script, from: number, into: Promise): void {
  for (let i = from; i < script.effects.length; i++) promiseOf(script.effects[i], script.inner[i], into);
}

const promises = new Map<string, readonly Promise[]>();
function promised(key: string, at: number): Promise {
  let list = promises.get(key);
  if (list === undefined) {
    const script = scriptOf(key);
    list = script.effects.map((_, i) => {
      const sum = { research: 0, colony: 0, jumps: 0, ships: 0, goods: 0 };
      promiseOfAll(script, i, sum);
      return sum;
    });
    promises.set(key, list);
  }
  return list[at];
}

function extract(state: State, seat: Seat, out: Float64Array): void {
  out.fill(0);
  const faction = state.factions[seat];
  const left = roundsLeft(state);
  const more = Math.min(1, left / 3);
  out[AT.points] = score(state, seat).total;
  out[AT.ore] = Math.min(faction.ore, 9) * more + Math.max(0, faction.ore - 9) * 0.2;
  out[AT.population] = Math.min(faction.population, 4) * more + Math.max(0, faction.population - 4) * 0.3;
  out[AT.supply] = supplyOf(faction);
  let growth = 0;
  for (let c = 0, shown = growthSymbols(state, seat); c < shown; c++) growth += faction.supply[c] > 0 ? 1 : 0.5;
  out[AT.growth] = growth * left;
  out[AT.oreOutput] = oreSymbols(state, seat) * left;
  out[AT.strength] = Math.min(fleetStrength(state, seat), 14) * more;
  let best = 0;
  for (let i = 0; i < LOCATIONS.length; i++) {
    if (makes(state, i).length === 0 || rightful(state, i) !== seat) continue;
    out[AT.control] += left;
    const system = state.systems[i];
    if (system === null) continue;
    const { points, strength: needed } = SYSTEMS[system];
    const ready = Math.min(1, strength(state, seat, i) / needed);
    out[AT.settling] += points * ready * ready * more;
    if (ready === 1) best = Math.max(best, points + 2);
  }
  for (let field = 0; field < state.cubes.length; field++) {
    const technology = state.technologies[field];
    if (!hasResearched(state, seat, field)) {
      if (meetsPrerequisites(state, seat, field)) out[AT.openFields] += more;
    } else if (technology !== null) out[AT.actions] += TECH_SPACES[technology].length * left;
  }
  for (let i = 0; i < state.achievements.length; i++) {
    const taken = state.claims[i];
    const { slots } = ACHIEVEMENTS[state.achievements[i]];
    if (taken.includes(seat) || taken.length >= slots.length) continue;
    const [reached, needed] = progress(state, seat, state.achievements[i]);
    const part = Math.min(1, reached / needed);
    out[AT.achievements] += slots[taken.length] * part * part;
  }
  if (seat !== state.active || state.doing === '') return;
  const todo = promised(state.doing, state.doingAt);
  out[AT.promisedResearch] = todo.research;
  out[AT.promisedColony] = todo.colony * best;
  out[AT.promisedJumps] = state.jumpsLeft > 0 ? state.jumpsLeft : todo.jumps;
  out[AT.promisedShips] = todo.ships;
  out[AT.promisedGoods] = todo.goods;
}

export const evaluation: Evaluation<State> = { features: NAMES, weights: NAMES.map((name) => FEATURES[name]), extract };
