/**
 * The 45 faction cards, nine to an ideology. Nine names and the numbers of their abilities are published (Cheiki, Humans, Us'ud,
 * Legarchaea, Sojourner, Feimur-V5, Auralis, Psykrio, Scythe), as are two abilities without a name (Colonize for 2 less; Colonize
 * gives 1 + 1 + 1). Everything else is original to Orrery. Bonuses and boosts are balanced by self-play: docs/balance/age-of-galaxy.md.
 */
import type { Ability, Trait } from './abilities.ts';
import { adaptationBits, type PlanetType } from './planets.ts';
import { type Bundle, bundle } from './resources.ts';
import { technologyNamed } from './technologies.ts';

export const ideologies = ['militarism', 'culturalism', 'industrialism', 'diplomacy', 'science'] as const;
export type Ideology = (typeof ideologies)[number];

export type Faction = {
  readonly id: string;
  readonly ideology: number;
  readonly adaptation: readonly PlanetType[];
  readonly adaptationBits: number;
  readonly bonus: Bundle;
  readonly abilities: readonly Ability[];
  /** Its own technology, or -1. */
  readonly technology: number;
  readonly boost: Bundle;
  /** How many cruisers the solo opponent gains with this card. */
  readonly modification: number;
};

type Printed = {
  adaptation: readonly PlanetType[];
  bonus: Partial<Bundle>;
  abilities?: readonly Ability[];
  technology?: string;
  boost: Partial<Bundle>;
};

const trait = (name: Trait, value = 1): Ability => ({ kind: 'trait', trait: name, value });
const some = bundle;

const militarism: Record<string, Printed> = {
  psykrio: { adaptation: ['arctic'], bonus: { credits: 5, cruisers: 1 }, technology: 'energyShields', boost: { cruisers: 1 } },
  scythe: { adaptation: ['desert'], bonus: { credits: 3, cruisers: 2 }, abilities: [trait('swarm')], boost: { discovery: 1 } },
  vorrund: {
    adaptation: ['volcanic'],
    bonus: { credits: 2, cruisers: 2 },
    abilities: [trait('conquest'), { kind: 'trigger', on: 'occupy', gain: some({ prestige: 1 }) }],
    boost: { credits: 1 },
  },
  kaldar: {
    adaptation: ['arctic'],
    bonus: {},
    abilities: [trait('strength', 2), { kind: 'trigger', on: 'occupy', gain: some({ prestige: 1 }) }],
    boost: { discovery: 1 },
  },
  ossuarch: {
    adaptation: ['oceanic'],
    bonus: { credits: 1, cruisers: 2 },
    abilities: [trait('conquest'), { kind: 'trigger', on: 'overlord', gain: some({ relics: 1 }) }],
    boost: { credits: 1 },
  },
  drumm: {
    adaptation: ['volcanic'],
    bonus: { cruisers: 1 },
    abilities: [trait('manufactureLess'), trait('conquest')],
    boost: { credits: 1 },
  },
  hexarchy: { adaptation: ['desert'], bonus: { credits: 3, cruisers: 2 }, technology: 'siegeLattice', boost: { credits: 1 } },
  redmantle: {
    adaptation: ['warm'],
    bonus: { cruisers: 1 },
    abilities: [trait('conquest'), { kind: 'production', gain: some({ prestige: 1 }), per: { count: 'occupied' } }],
    boost: { cruisers: 1 },
  },
  nyCorsairs: {
    adaptation: ['oceanic'],
    bonus: { credits: 2, cruisers: 1 },
    abilities: [{ kind: 'trigger', on: 'plunder', gain: some({ cruisers: 1 }) }],
    boost: { discovery: 1 },
  },
};

const culturalism: Record<string, Printed> = {
  usud: {
    adaptation: ['volcanic'],
    bonus: { credits: 2 },
    abilities: [{ kind: 'trigger', on: 'develop', gain: some({ discovery: 2 }) }],
    technology: 'ionCannon',
    boost: { credits: 1 },
  },
  memorians: {
    adaptation: ['warm'],
    bonus: { credits: 5, cruisers: 1 },
    abilities: [trait('salvageLess', 2)],
    boost: { discovery: 1 },
  },
  lumenChoir: {
    adaptation: ['arctic'],
    bonus: { credits: 4, cruisers: 1 },
    abilities: [{ kind: 'trigger', on: 'salvage', pay: some({ influence: 1 }), gain: some({ relics: 2, credits: 1 }) }],
    boost: { discovery: 1 },
  },
  tombDelvers: {
    adaptation: ['volcanic'],
    bonus: {},
    abilities: [{ kind: 'trigger', on: 'explore', gain: some({ relics: 1 }) }],
    boost: { discovery: 1 },
  },
  glasswrights: {
    adaptation: ['oceanic'],
    bonus: { credits: 4 },
    abilities: [{ kind: 'trigger', on: 'colonize', pay: some({ discovery: 1 }), gain: some({ relics: 1 }) }],
    boost: { discovery: 1 },
  },
  thren: {
    adaptation: ['warm'],
    bonus: { credits: 3 },
    abilities: [
      { kind: 'production', gain: some({ discovery: 1 }) },
      { kind: 'production', pay: some({ discovery: 2 }), gain: some({ relics: 1 }) },
    ],
    boost: { discovery: 1 },
  },
  oathkeepers: {
    adaptation: ['arctic'],
    bonus: { credits: 3 },
    abilities: [{ kind: 'trigger', on: 'appoint', gain: some({ relics: 1, credits: 2 }) }],
    boost: { credits: 1 },
  },
  ashenCourt: {
    adaptation: ['desert'],
    bonus: { credits: 3, cruisers: 1 },
    abilities: [
      { kind: 'introduction', gain: some({ influence: 2 }) },
      { kind: 'introduction', pay: some({ influence: 1 }), gain: some({ relics: 1 }), repeat: true },
    ],
    boost: { discovery: 1 },
  },
  palimpsest: {
    adaptation: ['oceanic'],
    bonus: { credits: 4, cruisers: 1 },
    abilities: [{ kind: 'trigger', on: 'boost', gain: some({ discovery: 1 }) }],
    technology: 'livingArchive',
    boost: { discovery: 1 },
  },
};

const industrialism: Record<string, Printed> = {
  cheiki: {
    adaptation: ['volcanic'],
    bonus: { cruisers: 2 },
    abilities: [{ kind: 'lightning', pay: some({ credits: 5 }), gain: some({ discovery: 1, influence: 1 }) }, trait('developLess', 2)],
    boost: { credits: 1 },
  },
  legarchaea: {
    adaptation: ['volcanic'],
    bonus: { credits: 3, cruisers: 1 },
    abilities: [{ kind: 'production', gain: some({ credits: 2 }), per: { count: 'planetsOf', type: 'volcanic' } }],
    boost: { credits: 1 },
  },
  borealCombine: { adaptation: ['arctic'], bonus: { credits: 1 }, abilities: [trait('developLess', 3)], boost: { credits: 1 } },
  kettleborn: {
    adaptation: ['warm'],
    bonus: { credits: 1 },
    abilities: [{ kind: 'production', gain: some({ productivity: 1 }) }],
    boost: { productivity: 1 },
  },
  stonewake: {
    adaptation: ['desert'],
    bonus: {},
    abilities: [{ kind: 'trigger', on: 'develop', gain: some({ credits: 2, influence: 1 }) }],
    boost: { credits: 1 },
  },
  grafters: {
    adaptation: ['oceanic'],
    bonus: {},
    abilities: [{ kind: 'trigger', on: 'colonize', gain: some({ credits: 1, discovery: 1, cruisers: 1 }) }],
    boost: { credits: 1 },
  },
  tollkeepers: {
    adaptation: ['oceanic'],
    bonus: { credits: 4 },
    abilities: [{ kind: 'trigger', on: 'trade', gain: some({ credits: 3 }) }],
    boost: { credits: 1 },
  },
  sunForgers: {
    adaptation: ['desert'],
    bonus: { credits: 4 },
    abilities: [{ kind: 'lightning', pay: some({ productivity: 1 }), gain: some({ credits: 3 }) }],
    boost: { credits: 1 },
  },
  gantry: { adaptation: ['arctic'], bonus: { credits: 3 }, technology: 'orbitalFoundry', boost: { credits: 1 } },
};

const diplomacy: Record<string, Printed> = {
  humans: {
    adaptation: ['warm'],
    bonus: { credits: 2, cruisers: 1 },
    abilities: [{ kind: 'production', pay: some({ credits: 2 }), gain: some({ influence: 1 }) }],
    boost: { influence: 1 },
  },
  auralis: {
    adaptation: ['oceanic'],
    bonus: { credits: 4 },
    abilities: [{ kind: 'trigger', on: 'colonize', yields: 'discovery', gain: some({ prestige: 1 }) }],
    boost: { discovery: 1 },
  },
  concord: { adaptation: ['warm'], bonus: { credits: 3 }, abilities: [trait('appointLess')], boost: { credits: 1 } },
  veylFactors: {
    adaptation: ['desert'],
    bonus: { credits: 4, cruisers: 1 },
    abilities: [
      { kind: 'production', pay: some({ credits: 5 }), gain: some({ influence: 2 }), repeat: true },
      { kind: 'introduction', gain: some({ influence: 2 }) },
    ],
    boost: { credits: 1 },
  },
  heralds: {
    adaptation: ['oceanic'],
    bonus: { credits: 2 },
    abilities: [
      { kind: 'introduction', gain: some({ prestige: 1 }), or: some({ influence: 1 }) },
      { kind: 'trigger', on: 'introduce', gain: some({ influence: 1 }) },
    ],
    boost: { discovery: 1 },
  },
  sanctum: {
    adaptation: ['arctic'],
    bonus: {},
    abilities: [trait('shield'), { kind: 'introduction', gain: some({ discovery: 1 }) }],
    boost: { discovery: 1 },
  },
  umbralCourt: {
    adaptation: ['volcanic'],
    bonus: { credits: 4 },
    abilities: [{ kind: 'lightning', pay: some({ discovery: 2 }), gain: some({ influence: 1 }) }],
    boost: { credits: 1 },
  },
  arbiters: {
    adaptation: ['oceanic'],
    bonus: { credits: 4 },
    abilities: [{ kind: 'trigger', on: 'appoint', gain: some({ credits: 5 }) }],
    boost: { credits: 1 },
  },
  lastEmbassy: {
    adaptation: ['volcanic'],
    bonus: { credits: 3 },
    abilities: [
      { kind: 'trigger', on: 'goldenAge', gain: some({ prestige: 2 }) },
      { kind: 'trigger', on: 'losePlanet', gain: some({ influence: 3 }) },
    ],
    boost: { discovery: 1 },
  },
};

const science: Record<string, Printed> = {
  sojourner: { adaptation: ['desert'], bonus: { credits: 5, cruisers: 1 }, abilities: [trait('nomadic')], boost: { discovery: 1 } },
  feimurV5: {
    adaptation: ['arctic'],
    bonus: { credits: 2, cruisers: 2 },
    abilities: [{ kind: 'trigger', on: 'loseCruisers', gain: some({ discovery: 2 }) }],
    boost: { discovery: 1 },
  },
  axiom: { adaptation: ['warm'], bonus: { credits: 3 }, abilities: [trait('researchLess')], boost: { discovery: 1 } },
  loomers: {
    adaptation: ['arctic'],
    bonus: { credits: 5 },
    abilities: [{ kind: 'trigger', on: 'research', gain: some({ discovery: 1 }) }],
    boost: { credits: 1 },
  },
  farStriders: {
    adaptation: ['desert'],
    bonus: { credits: 4, cruisers: 1 },
    abilities: [trait('reach')],
    boost: { discovery: 1 },
  },
  nullWalkers: { adaptation: ['volcanic'], bonus: { credits: 4 }, abilities: [trait('terraform')], boost: { credits: 1 } },
  sifters: {
    adaptation: ['warm'],
    bonus: { credits: 5, cruisers: 1 },
    abilities: [{ kind: 'trigger', on: 'plunder', gain: some({ discovery: 1 }) }],
    boost: { discovery: 1 },
  },
  quorum: { adaptation: ['desert'], bonus: { credits: 5, cruisers: 1 }, technology: 'quantumLoom', boost: { discovery: 1 } },
  lichenFolk: {
    adaptation: ['warm'],
    bonus: { credits: 5, cruisers: 1 },
    abilities: [trait('colonizeLess', 2)],
    boost: { credits: 1 },
  },
};

const printed = { militarism, culturalism, industrialism, diplomacy, science };

export const factions: readonly Faction[] = ideologies.flatMap((ideology, i) =>
  Object.entries(printed[ideology]).map(
    ([id, card], j): Faction => ({
      id,
      ideology: i,
      adaptation: card.adaptation,
      adaptationBits: adaptationBits(card.adaptation),
      bonus: bundle(card.bonus),
      abilities: card.abilities ?? [],
      technology: card.technology === undefined ? -1 : technologyNamed(card.technology),
      boost: bundle(card.boost),
      modification: (i * 9 + j + 1) % 2,
    }),
  ),
);

export const factionNamed = (id: string): number => factions.findIndex((f) => f.id === id);
