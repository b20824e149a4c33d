import type { MoonTile } from './cards.ts';
import { CIVILIZATION, COMMERCE, INDUSTRY, type PlanetType, SCIENCE, SUPREMACY } from './ids.ts';

/**
 * 45 planetary moons, nine for each planet type, and six nebula moons (ledger AE-G35). Seen in the rulebooks: 1 nanocarbon,
 * 1 credit, 1 credit with 1 VP, repair moons and a moon of two; the rest is Orrery's own.
 */
const moon = <Id extends string>(
  id: Id,
  type: PlanetType | 'nebula',
  copies: number,
  goods: MoonTile['goods'],
  repair: 0 | 1 = 0,
): MoonTile<Id> => ({
  id,
  type,
  copies,
  goods,
  repair,
});

export const MOONS = [
  moon('scienceRich', SCIENCE, 3, { nanocarbon: 2 }),
  moon('scienceCharged', SCIENCE, 2, { nanocarbon: 1, energy: 1 }),
  moon('sciencePlain', SCIENCE, 1, { nanocarbon: 1 }),
  moon('scienceFamed', SCIENCE, 1, { nanocarbon: 1, vp: 1 }),
  moon('scienceDock', SCIENCE, 1, {}, 1),
  moon('scienceArchive', SCIENCE, 1, { tactics: 1 }),
  moon('industryRich', INDUSTRY, 3, { titanium: 2 }),
  moon('industryCharged', INDUSTRY, 2, { titanium: 1, energy: 1 }),
  moon('industryPlain', INDUSTRY, 1, { titanium: 1 }),
  moon('industryFamed', INDUSTRY, 1, { titanium: 1, vp: 1 }),
  moon('industryDock', INDUSTRY, 1, {}, 1),
  moon('industryArchive', INDUSTRY, 1, { tactics: 1 }),
  moon('commerceRich', COMMERCE, 3, { credits: 2 }),
  moon('commerceCharged', COMMERCE, 2, { credits: 1, energy: 1 }),
  moon('commercePlain', COMMERCE, 1, { credits: 1 }),
  moon('commerceFamed', COMMERCE, 1, { credits: 1, vp: 1 }),
  moon('commerceDock', COMMERCE, 1, {}, 1),
  moon('commerceArchive', COMMERCE, 1, { tactics: 1 }),
  moon('civilizationRich', CIVILIZATION, 3, { ice: 2 }),
  moon('civilizationCharged', CIVILIZATION, 2, { ice: 1, energy: 1 }),
  moon('civilizationPlain', CIVILIZATION, 1, { ice: 1 }),
  moon('civilizationFamed', CIVILIZATION, 1, { ice: 1, vp: 1 }),
  moon('civilizationDock', CIVILIZATION, 1, {}, 1),
  moon('civilizationArchive', CIVILIZATION, 1, { tactics: 1 }),
  moon('supremacyRich', SUPREMACY, 3, { energy: 2 }),
  moon('supremacyCharged', SUPREMACY, 2, { energy: 1, tactics: 1 }),
  moon('supremacyPlain', SUPREMACY, 1, { energy: 1 }),
  moon('supremacyFamed', SUPREMACY, 1, { energy: 1, vp: 1 }),
  moon('supremacyDock', SUPREMACY, 1, {}, 1),
  moon('supremacyArchive', SUPREMACY, 1, { tactics: 1 }),
  moon('nebulaHoard', 'nebula', 1, { credits: 2 }),
  moon('nebulaLibrary', 'nebula', 1, { tactics: 2 }),
  moon('nebulaStorm', 'nebula', 1, { energy: 3 }),
  moon('nebulaShrine', 'nebula', 1, { credits: 1, vp: 1 }),
  moon('nebulaWreck', 'nebula', 1, { vp: 1 }, 1),
  moon('nebulaWonder', 'nebula', 1, { vp: 2 }),
] as const;
