/** What a card is roughly worth to an alliance over a whole game, in points: good enough to tell a strong card from a weak one. */
import type { Ability, Occasion, Per, Trait } from './content/abilities.ts';
import { factions } from './content/factions.ts';
import { type Bundle, resources } from './content/resources.ts';
import { technologies } from './content/technologies.ts';

const point: Bundle = { credits: 0.25, productivity: 0.6, discovery: 0.35, influence: 0.65, relics: 1, prestige: 1, cruisers: 0.5 };

const worthOf = (b: Bundle): number => resources.reduce((sum, r) => sum + b[r] * point[r], 0);

/** How often things happen to one player in a game, by experience. */
const often: Readonly<Record<Occasion, number>> = {
  colonize: 3.5,
  develop: 1.7,
  manufacture: 1.2,
  salvage: 1.3,
  plunder: 2,
  trade: 1.5,
  explore: 1.7,
  appoint: 1.2,
  research: 5,
  overlord: 1,
  occupy: 1,
  loseCruisers: 1,
  losePlanet: 0.3,
  goldenAge: 0.6,
  introduce: 1.5,
  boost: 3,
};
const PRODUCTIONS = 4;

/** What one of a lasting ability is worth. */
const lasting: Readonly<Record<Trait, number>> = {
  strength: 1.2,
  keepCruisers: 0.4,
  reach: 0.6,
  terraform: 2,
  shield: 7,
  colonizeLess: 0.6,
  developLess: 1.2,
  manufactureLess: 0.8,
  salvageLess: 0.7,
  researchLess: 1.8,
  appointLess: 1.4,
  conquest: 1.2,
  nomadic: 1.2,
  swarm: 1.5,
};

const counted = (per: Per | undefined): number =>
  per === undefined ? 1 : per.count === 'planetsOf' ? 0.8 : per.count === 'occupied' ? 0.6 : 1.2;

/** What an ability's gain, less its price, is worth by the times it comes. */
const GAINED: { readonly [K in Exclude<Ability['kind'], 'trait'>]: (ability: Extract<Ability, { kind: K }>, gain: number) => number } = {
  production: ({ per }, gain) => Math.max(0.1, gain) * counted(per) * PRODUCTIONS,
  trigger: ({ on, yields }, gain) => Math.max(0.1, gain) * often[on] * (yields === undefined ? 1 : 0.25),
  introduction: (_, gain) => Math.max(0.1, gain),
  lightning: (_, gain) => Math.max(1, 4 * gain),
};

function abilityWorth(ability: Ability): number {
  if (ability.kind === 'trait') return lasting[ability.trait] * ability.value;
  const gain = worthOf(ability.gain) - (ability.pay === undefined ? 0 : worthOf(ability.pay));
  return (GAINED[ability.kind] as (ability: Ability, gain: number) => number)(ability, gain);
}

const abilitiesWorth = (abilities: readonly Ability[]): number => abilities.reduce((sum, a) => sum + abilityWorth(a), 0);

/** What the evaluation counts by itself. */
const SEEN: ReadonlySet<Trait> = new Set(['strength']);

/** What a researched technology goes on giving, beyond what is seen anyway. */
export const technologyWorth: readonly number[] = technologies.map((t) =>
  abilitiesWorth(t.abilities.filter((a) => a.kind !== 'trait' || !SEEN.has(a.trait))),
);

/** An own technology still costs its price, but is one more to have. */
const OWN_TECHNOLOGY = 0.5;

export const factionWorth: readonly number[] = factions.map(
  (f) =>
    abilitiesWorth(f.abilities) +
    (f.technology < 0
      ? 0
      : OWN_TECHNOLOGY + 0.5 * (abilitiesWorth(technologies[f.technology].abilities) + worthOf(technologies[f.technology].reward))),
);
