import type { TokenTile } from './cards.ts';
import { CIVILIZATION, COMMERCE, INDUSTRY, SCIENCE, SUPREMACY } from './ids.ts';
import { ANY_MODULE, advance, buildShip, eventMarker, FIGHTER, gain, module, SCIENCE_VESSEL } from './make.ts';

/** Discovery and supremacy tokens. Counts are the game's, names and benefits original Orrery content (AE-G36). */

export const DISCOVERIES = [
  { id: 'drownedReactor', copies: 1, effects: [gain({ energy: 4, vp: 1 })] },
  { id: 'wreckOfTheOmbre', copies: 1, effects: [gain({ titanium: 3 })] },
  { id: 'frozenSea', copies: 1, effects: [gain({ ice: 3 })] },
  { id: 'carbonReef', copies: 1, effects: [gain({ nanocarbon: 3 })] },
  { id: 'sealedTreasury', copies: 1, effects: [gain({ credits: 2, energy: 1 })] },
  { id: 'warDiaries', copies: 1, effects: [gain({ tactics: 2, energy: 1 })] },
  { id: 'driftingBazaar', copies: 1, effects: [gain({ any: 3 })] },
  { id: 'livingEquation', copies: 1, effects: [advance(SCIENCE)] },
  { id: 'selfWindingForge', copies: 1, effects: [advance(INDUSTRY)] },
  { id: 'universalTariff', copies: 1, effects: [advance(COMMERCE)] },
  { id: 'firstSong', copies: 1, effects: [advance(CIVILIZATION)] },
  { id: 'bannerOfTheLost', copies: 1, effects: [advance(SUPREMACY)] },
  { id: 'engineSarcophagus', copies: 1, effects: [module([SCIENCE, INDUSTRY], 'free')] },
  { id: 'amberCourt', copies: 1, effects: [module([COMMERCE, CIVILIZATION], 'free')] },
  { id: 'precursorManual', copies: 2, effects: [module(ANY_MODULE, 1), gain({ energy: 2 })] },
  { id: 'unknownAlloy', copies: 2, effects: [{ do: 'upgrade' }] },
  { id: 'sleepingHull', copies: 1, effects: [buildShip('free', [FIGHTER, SCIENCE_VESSEL])] },
  { id: 'seersMirror', copies: 1, effects: [{ do: 'eventLook' }, gain({ vp: 3 })] },
  { id: 'stoppedClock', copies: 1, effects: [eventMarker(-1), gain({ vp: 2, energy: 1 })] },
] as const satisfies readonly TokenTile[];
export type DiscoveryId = (typeof DISCOVERIES)[number]['id'];

export const SUPREMACY_TOKENS = [
  { id: 'triumph', copies: 1, effects: [gain({ vp: 4 })] },
  { id: 'mandate', copies: 1, effects: [advance('any')] },
  { id: 'tributeOfEngines', copies: 1, effects: [module(ANY_MODULE, 'free')] },
  { id: 'crownArmoury', copies: 1, effects: [{ do: 'upgrade' }, gain({ energy: 2 })] },
  { id: 'warfire', copies: 1, effects: [gain({ energy: 5 })] },
  { id: 'councilOfCaptains', copies: 1, effects: [gain({ tactics: 3 })] },
  { id: 'royalSlipway', copies: 1, effects: [buildShip('free')] },
  { id: 'secondFounding', copies: 1, effects: [{ do: 'flipUp' }, gain({ vp: 1 })] },
] as const satisfies readonly TokenTile[];
export type SupremacyTokenId = (typeof SUPREMACY_TOKENS)[number]['id'];
