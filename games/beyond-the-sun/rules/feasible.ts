import type { Seat } from '@orrery/kernel';
import { BASIC_IDS } from '../content/basic.ts';
import { GUILD_IDS, guildBit } from '../content/guilds.ts';
import { POWER } from '../content/powers.ts';
import { type Script, scriptOf } from '../content/scripts.ts';
import { type ActionId, TECH_SPACES } from '../content/spaces.ts';
import type { Purse, Reckoner } from '../effects/rule.ts';
import { demandingOf, entriesOf } from '../effects/rules.ts';
import type { State } from '../state.ts';
import { hasResearched } from './prerequisites.ts';
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
  const { cost } = script;
  const paid = ore - (cost.ore ?? 0) - (cost.oreToFellow ?? 0);
  if (paid < 0) return false;
  const returned = cost.returned ?? 0;
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
  canCopy: ({ ore, population, supply }, state, seat, which, only) =>
    copyOptions(state, seat, which, ore, population, supply, only).length > 0,
};

const holdsCopy = (script: Script): boolean => script.effects.some((e) => e.kind === 'copy');

/** Actions another action may stand in for, occupied or not. None of them copies on. */
function copyable(state: State, seat: Seat, which: 'research' | 'own'): ActionId[] {
  const list: ActionId[] = [];
  const add = (action: ActionId): void => {
    if (!list.includes(action)) list.push(action);
  };
  for (const id of BASIC_IDS) if (which === 'own' || scriptOf(id).researches) add(id);
  if (which === 'research') for (const id of GUILD_IDS) if ((state.guilds & guildBit(id)) !== 0 && scriptOf(id).researches) add(id);
  for (let field = 0; field < state.technologies.length; field++) {
    const tech = state.technologies[field];
    if (tech === null || (which === 'own' && !hasResearched(state, seat, field))) continue;
    for (const { action, script } of TECH_SPACES[tech]) if (which === 'own' ? !holdsCopy(script) : script.researches) add(action);
  }
  for (const tech of state.factions[seat].privates) {
    for (const { action, script } of TECH_SPACES[tech]) if (which === 'own' ? !holdsCopy(script) : script.researches) add(action);
  }
  return list;
}

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
  const mustResearch = only || which === 'research';
  return copyable(state, seat, which).filter((action) => {
    const script = scriptOf(action);
    return (
      (!mustResearch || script.researches) &&
      feasible(state, seat, script, ore, population, supply, mustResearch) &&
      couldChange(state, seat, script, 0)
    );
  });
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
