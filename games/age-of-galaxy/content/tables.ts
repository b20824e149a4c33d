/** What the rules look up in a hurry, made once from the cards: abilities with their owners, traits as numbers, triggers by occasion. */
import { type Ability, type Occasion, occasions, type Trait } from './abilities.ts';
import { factions } from './factions.ts';
import { type Bundle, bundle } from './resources.ts';
import { technologies } from './technologies.ts';

type OfKind<K extends Ability['kind']> = Extract<Ability, { kind: K }>;

/** An ability and the card it stands on: a number names it in questions and events. */
type Owned = { readonly faction: number; readonly technology: number; readonly ability: Ability };

const owned: Owned[] = [];
const indexes = (faction: number, technology: number, abilities: readonly Ability[]): number[] =>
  abilities.map((ability) => owned.push({ faction, technology, ability }) - 1);

export const abilitiesOfFaction: readonly (readonly number[])[] = factions.map((f, i) => indexes(i, -1, f.abilities));
const abilitiesOfTechnology: readonly (readonly number[])[] = technologies.map((t, i) => indexes(-1, i, t.abilities));
export const allAbilities: readonly Owned[] = owned;

const ofKind = <K extends Ability['kind']>(kind: K, list: readonly number[]): (OfKind<K> & { index: number })[] =>
  list.flatMap((index) => {
    const { ability } = owned[index];
    return ability.kind === kind ? [{ ...(ability as OfKind<K>), index }] : [];
  });

export type Indexed<K extends Ability['kind']> = OfKind<K> & { readonly index: number };

/** The abilities of each kind, card by card: what no rule could find would do nothing, so a kind without its entry does not compile. */
type ByKind = { readonly [K in Ability['kind']]: readonly (readonly Indexed<K>[])[] };
function byKind(lists: readonly (readonly number[])[]): ByKind {
  const all = <K extends Ability['kind']>(kind: K) => lists.map((list) => ofKind(kind, list));
  return {
    trait: all('trait'),
    production: all('production'),
    lightning: all('lightning'),
    introduction: all('introduction'),
    trigger: all('trigger'),
  };
}
const ofFaction = byKind(abilitiesOfFaction);
const ofTechnology = byKind(abilitiesOfTechnology);

/* Traits. */
const valuesOf = ({ trait: lists }: ByKind, wanted: Trait): readonly number[] =>
  lists.map((list) => list.reduce((sum, { trait, value }) => (trait === wanted ? sum + value : sum), 0));

/** What the cards add to a trait, card by card; `technologies` are those that add anything, as bits: few of them do. */
export type Added = { readonly byFaction: readonly number[]; readonly byTechnology: readonly number[]; readonly technologies: number };
export function addedTo(trait: Trait): Added {
  const byTechnology = valuesOf(ofTechnology, trait);
  const technologies = byTechnology.reduce((bits, value, i) => (value === 0 ? bits : bits | (1 << i)), 0);
  return { byFaction: valuesOf(ofFaction, trait), byTechnology, technologies };
}

/* Triggers, by occasion and card. */
const byOccasion = ({ trigger: lists }: ByKind): Record<Occasion, readonly (readonly Indexed<'trigger'>[])[]> => {
  const table: Partial<Record<Occasion, readonly (readonly Indexed<'trigger'>[])[]>> = {};
  for (const on of occasions) table[on] = lists.map((list) => list.filter((t) => t.on === on));
  return table as Record<Occasion, readonly (readonly Indexed<'trigger'>[])[]>;
};
export const factionTriggers = byOccasion(ofFaction);
export const technologyTriggers = byOccasion(ofTechnology);

const bitsWhere = (lists: readonly (readonly unknown[])[]): number =>
  lists.reduce((bits, list, i) => (list.length > 0 ? bits | (1 << i) : bits), 0);
/** The technologies that have triggers or production abilities, as bits: few of them do. */
export const TRIGGER_TECHNOLOGIES = bitsWhere(ofTechnology.trigger);
export const PRODUCTION_TECHNOLOGIES = bitsWhere(ofTechnology.production);

export const factionProduction = ofFaction.production;
export const technologyProduction = ofTechnology.production;
export const factionIntroductions = ofFaction.introduction;

/* Lightning: the three of the reference board first. */
export type Lightning = { readonly pay: Bundle; readonly gain: Bundle; readonly faction: number; readonly index: number };
export const COMMON_LIGHTNING = 3;
export const lightnings: readonly Lightning[] = [
  { pay: bundle({ discovery: 1 }), gain: bundle({ credits: 1 }), faction: -1, index: -1 },
  { pay: bundle({ influence: 1 }), gain: bundle({ credits: 2 }), faction: -1, index: -1 },
  { pay: bundle({ productivity: 1 }), gain: bundle({ credits: 1 }), faction: -1, index: -1 },
  ...ofFaction.lightning.flatMap((list, faction) => list.map(({ pay, gain, index }) => ({ pay, gain, faction, index }))),
];
export const lightningsOfFaction: readonly (readonly number[])[] = factions.map((_, f) =>
  lightnings.flatMap((l, i) => (l.faction === f ? [i] : [])),
);
