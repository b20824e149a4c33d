import type { Seat } from '@orrery/kernel';
import { BASIC_IDS } from '../content/basic.ts';
import { GUILD_IDS, guildBit } from '../content/guilds.ts';
import { POWER } from '../content/powers.ts';
import { type Script, scriptOf } from '../content/scripts.ts';
import { type ActionId, TECH_SPACES } from '../content/spaces.ts';
import type { State } from '../state.ts';
import { canUpgrade, colonisable, controlled, hasShips } from './fleet.ts';
import { anythingToResearch, hasResearched } from './prerequisites.ts';
import { canStealth } from './stealth.ts';
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

function effectsFeasible(
  state: State,
  seat: Seat,
  script: Script,
  oreAtHand: number,
  populationAtHand: number,
  supplyAtHand: number,
  only: boolean,
): boolean {
  let ore = oreAtHand;
  let population = populationAtHand;
  let supply = supplyAtHand;
  const { effects } = script;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i];
    switch (effect.kind) {
      case 'gainOre':
        ore += effect.ore;
        break;
      case 'recruit': {
        const cubes = Math.min(effect.cubes, supply);
        supply -= cubes;
        population += cubes;
        break;
      }
      case 'build':
        if (effect.from === 'population') {
          if (population === 0) return false;
          population--;
        } else if (supply > 0) supply--;
        break;
      case 'research':
        if (effect.cube === 'supply' && supply > 0) supply--;
        else if (population > 0) population--;
        else return false;
        if (!anythingToResearch(state, seat, effect)) return false;
        break;
      case 'colonise':
        if (!colonisable(state, seat)) return false;
        break;
      case 'stealthColonise':
        if (!canStealth(state, seat, effect.steps)) return false;
        break;
      case 'choose': {
        const parts = script.inner[i];
        let some = false;
        for (let p = 0; p < parts.length && !some; p++) {
          some = (!only || parts[p].researches || holdsCopy(parts[p])) && feasible(state, seat, parts[p], ore, population, supply, only);
        }
        if (!some) return false;
        break;
      }
      case 'copy': {
        if (!anythingToCopy(state, seat, effect.which, ore, population, supply, only)) return false;
        break;
      }
      default:
    }
  }
  return true;
}

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

const anythingToCopy = (
  state: State,
  seat: Seat,
  which: 'research' | 'own',
  ore: number,
  population: number,
  supply: number,
  only: boolean,
): boolean => copyOptions(state, seat, which, ore, population, supply, only).length > 0;

/** Whether the script, from one of its effects on, could change anything. */
export function couldChange(state: State, seat: Seat, script: Script, from: number): boolean {
  const faction = state.factions[seat];
  for (let i = from; i < script.effects.length; i++) {
    const effect = script.effects[i];
    switch (effect.kind) {
      case 'recruit':
        if (supplyOf(faction) > 0) return true;
        break;
      case 'build':
        if (faction.population > 0 || (effect.from === 'supply' && supplyOf(faction) > 0)) return true;
        break;
      case 'jump':
      case 'transfer':
        if (hasShips(state, seat)) return true;
        break;
      case 'upgrade':
      case 'spreadUpgrades':
        if (canUpgrade(state, seat)) return true;
        break;
      case 'choose':
      case 'optional': {
        const parts = script.inner[i];
        for (let p = 0; p < parts.length; p++) {
          if (
            feasible(state, seat, parts[p], faction.ore, faction.population, supplyOf(faction), false) &&
            couldChange(state, seat, parts[p], 0)
          )
            return true;
        }
        break;
      }
      case 'orePerControlled':
        if (controlled(state, seat) > 0) return true;
        break;
      case 'recruitPerColonies':
        if (faction.colonies.length >= effect.colonies && supplyOf(faction) > 0) return true;
        break;
      // What was taken before has changed something already.
      case 'orePerTaken':
      case 'loseOre':
      case 'moveSupply':
      case 'trade':
        break;
      default:
        return true;
    }
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
