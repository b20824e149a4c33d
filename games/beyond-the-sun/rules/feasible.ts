import type { Seat } from '@orrery/kernel';
import { BASIC_IDS } from '../content/basic.ts';
import { GUILD_IDS, guildBit } from '../content/guilds.ts';
import { POWER } from '../content/powers.ts';
import { type Script, scriptOf } from '../content/scripts.ts';
import { type ActionId, TECH_SPACES } from '../content/spaces.ts';
import { TECH_IDS, type TechId } from '../content/technologies/index.ts';
import type { Purse, Reckoner } from '../effects/rule.ts';
import { demandingOf, entriesOf } from '../effects/rules.ts';
import { hasResearched } from '../queries.ts';
import type { State } from '../state.ts';
import { supplyOf } from './supply.ts';

/**
 * What can be paid and carried out. An action with a compulsory part that is impossible cannot be chosen, nor one that would change nothing: both are
 * answered here by reckoning with the goods at hand, without trying anything out.
 */

/** Whether cost and compulsory effects can be met out of so much ore, population and supply. `only`: a research effect must be part of it. */
export function feasible(
  state: State,
  seat: Seat,
  script: Script,
  ore: number,
  population: number,
  supply: number,
  only: boolean,
): boolean {
  const { cubeCost: returned } = script;
  const paid = ore - script.oreCost;
  if (paid < 0) return false;
  if (returned === 0) return effectsFeasible(state, seat, script, paid, population, supply, only);
  if (population >= returned && effectsFeasible(state, seat, script, paid, population - returned, supply + returned, only)) return true;
  return mayPayOre(state, seat) && paid > 0 && population >= returned - 1
    ? effectsFeasible(state, seat, script, paid - 1, population - returned + 1, supply + returned - 1, only)
    : false;
}

export const mayPayOre = (state: State, seat: Seat): boolean => (state.factions[seat].powers & POWER.oreForReturned) !== 0;

/** One purse for each list inside a list: reckoning goes on all the time and allocates nothing. */
const purses: Purse[] = [];
let lists = 0;

function effectsFeasible(
  state: State,
  seat: Seat,
  script: Script,
  ore: number,
  population: number,
  supply: number,
  only: boolean,
): boolean {
  const entries = demandingOf(script);
  if (entries.length === 0) return true;
  const list = lists++;
  purses[list] ??= { ore: 0, population: 0, supply: 0 };
  const purse = purses[list];
  purse.ore = ore;
  purse.population = population;
  purse.supply = supply;
  let possible = true;
  for (let i = 0; i < entries.length && possible; i++) {
    const { rule, effect, parts } = entries[i];
    possible = rule.feasible(purse, state, seat, effect, parts, only, reckoner);
  }
  lists = list;
  return possible;
}

const reckoner: Reckoner = {
  feasible: ({ ore, population, supply }, state, seat, script, only) => feasible(state, seat, script, ore, population, supply, only),
  useful(state, seat, script) {
    const faction = state.factions[seat];
    return feasible(state, seat, script, faction.ore, faction.population, supplyOf(faction), false) && couldChange(state, seat, script, 0);
  },
  canCopy({ ore, population, supply }, state, seat, which, only) {
    const research = only || which === 'research';
    return someCopyable(state, seat, which, ({ script }) => canCopy(state, seat, script, ore, population, supply, research));
  },
};

type Copyable = { readonly action: ActionId; readonly script: Script };
const copyable = (action: ActionId): Copyable => ({ action, script: scriptOf(action) });
const BASICS = BASIC_IDS.map(copyable);
/** Those a research copies. */
const GUILDS = GUILD_IDS.map((id) => ({ ...copyable(id), bit: guildBit(id) })).filter(({ script }) => script.researches);
/** The actions of a technology, once each. */
const onCards: Partial<Record<TechId, readonly Copyable[]>> = {};
for (const tech of TECH_IDS) onCards[tech] = [...new Set(TECH_SPACES[tech].map(({ action }) => action))].map(copyable);
const ACTIONS = onCards as Readonly<Record<TechId, readonly Copyable[]>>;

/** Goes through the actions another action may stand in for, occupied or not, until one answers true. None of them copies on. */
function someCopyable(state: State, seat: Seat, which: 'research' | 'own', test: (copy: Copyable) => boolean): boolean {
  const own = which === 'own';
  const fits = (copy: Copyable): boolean => (own ? !copy.script.mayCopy : copy.script.researches) && test(copy);
  for (let i = 0; i < BASICS.length; i++) if (fits(BASICS[i])) return true;
  if (!own) for (let i = 0; i < GUILDS.length; i++) if ((state.guilds & GUILDS[i].bit) !== 0 && fits(GUILDS[i])) return true;
  for (let field = 0; field < state.technologies.length; field++) {
    const tech = state.technologies[field];
    if (tech !== null && (!own || hasResearched(state, seat, field)) && ACTIONS[tech].some(fits)) return true;
  }
  const { privates } = state.factions[seat];
  for (let i = 0; i < privates.length; i++) if (ACTIONS[privates[i]].some(fits)) return true;
  return false;
}

/** Whether an action can be copied with these goods. */
const canCopy = (state: State, seat: Seat, script: Script, ore: number, population: number, supply: number, research: boolean): boolean =>
  (!research || script.researches) &&
  feasible(state, seat, script, ore, population, supply, research) &&
  couldChange(state, seat, script, 0);

/** What may be copied with these goods. */
export function copyOptions(
  state: State,
  seat: Seat,
  which: 'research' | 'own',
  ore: number,
  population: number,
  supply: number,
  only: boolean,
): ActionId[] {
  const list: ActionId[] = [];
  someCopyable(state, seat, which, ({ action, script }) => {
    if (canCopy(state, seat, script, ore, population, supply, only || which === 'research')) list.push(action);
    return false;
  });
  return list;
}

/** Whether the script, from one of its effects on, could change anything. */
export function couldChange(state: State, seat: Seat, script: Script, from: number): boolean {
  const entries = entriesOf(script);
  for (let i = from; i < entries.length; i++) {
    const { rule, effect, parts } = entries[i];
    if (rule.changes(state, seat, effect, parts, reckoner)) return true;
  }
  return false;
}

/** Whether a pawn may be sent to do this: it can be paid, it can be carried out, and it can change something. */
export function canTake(state: State, seat: Seat, script: Script, surcharge: number): boolean {
  const faction = state.factions[seat];
  return (
    feasible(state, seat, script, faction.ore - surcharge, faction.population, supplyOf(faction), false) &&
    couldChange(state, seat, script, 0)
  );
}
