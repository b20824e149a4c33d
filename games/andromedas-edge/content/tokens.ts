import type { TokenTile } from './cards.ts';
import type { Effects } from './effects.ts';
import { CIVILIZATION, COMMERCE, INDUSTRY, SCIENCE, SUPREMACY } from './ids.ts';
import { ANY_MODULE, advance, buildShip, eventMarker, FIGHTER, gain, module, SCIENCE_VESSEL } from './make.ts';

/** Discovery and supremacy tokens. Counts are the game's, names and benefits original Orrery content (AE-G36). */

const token = <const Id extends string>(id: Id, copies: number, effects: Effects): TokenTile<Id> => ({ id, copies, effects });

export const DISCOVERIES = [
  token('drownedReactor', 1, [gain({ energy: 4, vp: 1 })]),
  token('wreckOfTheOmbre', 1, [gain({ titanium: 3 })]),
  token('frozenSea', 1, [gain({ ice: 3 })]),
  token('carbonReef', 1, [gain({ nanocarbon: 3 })]),
  token('sealedTreasury', 1, [gain({ credits: 2, energy: 1 })]),
  token('warDiaries', 1, [gain({ tactics: 2, energy: 1 })]),
  token('driftingBazaar', 1, [gain({ any: 3 })]),
  token('livingEquation', 1, [advance(SCIENCE)]),
  token('selfWindingForge', 1, [advance(INDUSTRY)]),
  token('universalTariff', 1, [advance(COMMERCE)]),
  token('firstSong', 1, [advance(CIVILIZATION)]),
  token('bannerOfTheLost', 1, [advance(SUPREMACY)]),
  token('engineSarcophagus', 1, [module([SCIENCE, INDUSTRY], 'free')]),
  token('amberCourt', 1, [module([COMMERCE, CIVILIZATION], 'free')]),
  token('precursorManual', 2, [module(ANY_MODULE, 1), gain({ energy: 2 })]),
  token('unknownAlloy', 2, [{ kind: 'upgrade' }]),
  token('sleepingHull', 1, [buildShip('free', [FIGHTER, SCIENCE_VESSEL])]),
  token('seersMirror', 1, [{ kind: 'eventLook' }, gain({ vp: 3 })]),
  token('stoppedClock', 1, [eventMarker(-1), gain({ vp: 2, energy: 1 })]),
] as const;
export type DiscoveryId = (typeof DISCOVERIES)[number]['id'];

export const SUPREMACY_TOKENS = [
  token('triumph', 1, [gain({ vp: 4 })]),
  token('mandate', 1, [advance('any')]),
  token('tributeOfEngines', 1, [module(ANY_MODULE, 'free')]),
  token('crownArmoury', 1, [{ kind: 'upgrade' }, gain({ energy: 2 })]),
  token('warfire', 1, [gain({ energy: 5 })]),
  token('councilOfCaptains', 1, [gain({ tactics: 3 })]),
  token('royalSlipway', 1, [buildShip('free')]),
  token('secondFounding', 1, [{ kind: 'flipUp' }, gain({ vp: 1 })]),
] as const;
export type SupremacyTokenId = (typeof SUPREMACY_TOKENS)[number]['id'];
