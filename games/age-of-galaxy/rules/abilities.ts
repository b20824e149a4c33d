/** Abilities of an alliance and its technologies: what they add up to, and what they give when something happens. */
import { open } from '@orrery/kernel';
import type { Occasion, Per, Trait } from '../content/abilities.ts';
import { factions } from '../content/factions.ts';
import { typeIndex } from '../content/planets.ts';
import type { Bundle } from '../content/resources.ts';
import {
  type Added,
  abilitiesOfFaction,
  addedTo,
  allAbilities,
  factionTriggers,
  type Indexed,
  TRIGGER_TECHNOLOGIES,
  technologyTriggers,
} from '../content/tables.ts';
import { technologies } from '../content/technologies.ts';
import { planetOwned, planetTypeAt } from '../queries.ts';
import { type Context, decision, procedure } from '../rulebook.ts';
import { DEVELOPED, OCCUPIED, type Player, type State } from '../state.ts';
import { couldPay } from './means.ts';
import { canPay, gain, pay, wouldGain } from './resources.ts';

const factionSources: readonly string[] = factions.map((f) => `faction:${f.id}`);
const technologySources: readonly string[] = technologies.map((t) => `technology:${t.id}`);
export const factionSource = (faction: number): string => factionSources[faction];
export const technologySource = (technology: number): string => technologySources[technology];
export const abilitySource = (ability: number): string => {
  const { faction, technology } = allAbilities[ability];
  return faction >= 0 ? factionSources[faction] : technologySources[technology];
};

/** The sum of a trait over main factions and researched technologies. */
export function traitSum(p: Player, { byFaction, byTechnology, technologies }: Added): number {
  let sum = 0;
  const mains = p.factions;
  for (let i = 0; i < mains.length; i++) sum += byFaction[mains[i]];
  for (let bits = p.technologies & technologies; bits !== 0; bits &= bits - 1) sum += byTechnology[31 - Math.clz32(bits & -bits)];
  return sum;
}

export const STRENGTH = addedTo('strength');
export const KEEP_CRUISERS = addedTo('keepCruisers');
export const REACH = addedTo('reach');
export const TERRAFORM = addedTo('terraform');
export const SHIELD = addedTo('shield');
export const COLONIZE_LESS = addedTo('colonizeLess');
export const DEVELOP_LESS = addedTo('developLess');
export const MANUFACTURE_LESS = addedTo('manufactureLess');
export const SALVAGE_LESS = addedTo('salvageLess');
export const RESEARCH_LESS = addedTo('researchLess');
export const APPOINT_LESS = addedTo('appointLess');
export const CONQUEST = addedTo('conquest');
export const NOMADIC = addedTo('nomadic');
export const SWARM = addedTo('swarm');

/** A cost after discounts: never below nothing. */
export const reduced = (cost: number, p: Player, less: Added): number => Math.max(0, cost - traitSum(p, less));

/** Tells that a lasting ability of a main faction made the difference just now. */
export function tellTrait(x: Context, seat: number, trait: Trait): void {
  for (const faction of x.state.players[seat].factions) {
    for (const index of abilitiesOfFaction[faction]) {
      const { ability } = allAbilities[index];
      if (ability.kind === 'trait' && ability.trait === trait) x.emit({ type: 'ability', seat, ability: index });
    }
  }
}

/** How often a gain is multiplied. Occupied planets belong to their occupier. */
export function timesPer(s: State, seat: number, per: Per | undefined): number {
  if (per === undefined) return 1;
  let n = 0;
  for (let planet = 0; planet < s.owner.length; planet++) {
    if (!planetOwned(s, planet, seat)) continue;
    if (per.count === 'planetsOf') n += planetTypeAt(s, planet) === typeIndex(per.type) ? 1 : 0;
    else n += s.level[planet] === (per.count === 'occupied' ? OCCUPIED : DEVELOPED) ? 1 : 0;
  }
  return n;
}

function fireOne(x: Context, seat: number, trigger: Indexed<'trigger'>, reward: Bundle | undefined): void {
  if (trigger.yields !== undefined && (reward === undefined || reward[trigger.yields] === 0)) return;
  if (trigger.pay !== undefined) {
    x.callFor(seat, offer, { ability: trigger.index });
    return;
  }
  x.emit({ type: 'ability', seat, ability: trigger.index });
  gain(x, seat, trigger.gain, abilitySource(trigger.index));
}

/**
 * "A > B": each time A happens, B once. Gains without a price come first and by themselves, since nobody declines them; the others are
 * offered afterwards. `reward` is what the colonized planet gave; `alliance` says how many of the main factions take part, from the first.
 */
export function trigger(x: Context, seat: number, on: Occasion, reward?: Bundle, alliance = x.state.players[seat].factions.length): void {
  const p = x.state.players[seat];
  const table = factionTriggers[on];
  for (let i = 0; i < alliance; i++) {
    const list = table[p.factions[i]];
    for (let j = 0; j < list.length; j++) fireOne(x, seat, list[j], reward);
  }
  for (let bits = p.technologies & TRIGGER_TECHNOLOGIES; bits !== 0; bits &= bits - 1) {
    const list = technologyTriggers[on][31 - Math.clz32(bits & -bits)];
    for (let j = 0; j < list.length; j++) fireOne(x, seat, list[j], reward);
  }
}

export const priceAndGain = (index: number): { pay: Bundle; gain: Bundle } => {
  const { ability } = allAbilities[index];
  if (ability.kind === 'trait' || ability.pay === undefined) throw new Error(`ability ${index} has no price`);
  return { pay: ability.pay, gain: ability.gain };
};

/** An ability with a price may be declined. */
export const useAbility = decision('useAbility', {
  args: { ability: open<number>() },
  options: (s, seat, { ability }): readonly ('use' | 'decline')[] => {
    const price = priceAndGain(ability);
    const p = s.players[seat];
    return canPay(p, price.pay) && wouldGain(p, price.gain) ? ['use', 'decline'] : ['decline'];
  },
});

export const offer = procedure(
  'offer',
  { ability: open<number>() },
  {
    ask: (x) => {
      // Not when it was earned: the price may have been spent on another ability offered first.
      if (!couldPay(x.state, x.seat, priceAndGain(x.locals.ability).pay)) return 'end';
      x.ask(x.seat, useAbility, { ability: x.locals.ability });
      return 'carryOut';
    },
    carryOut: (x) => {
      if (x.answer(useAbility) === 'use') convert(x, x.seat, x.locals.ability, 1);
      return 'end';
    },
  },
);

/** Pays an ability's price and takes its gain, this many times. */
export function convert(x: Context, seat: number, ability: number, times: number): void {
  const { pay: price, gain: gained } = priceAndGain(ability);
  x.emit({ type: 'ability', seat, ability });
  pay(x, seat, price, abilitySource(ability), times);
  gain(x, seat, gained, abilitySource(ability), times);
}
