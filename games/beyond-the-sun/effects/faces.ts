import type { EffectKind } from '../content/effects.ts';
import { automateFace as automate } from './automate.ts';
import { buildFace as build } from './build.ts';
import { chooseFace as choose } from './choose.ts';
import { coloniseFace as colonise } from './colonise.ts';
import { copyFace as copy } from './copy.ts';
import { gainOreFace as gainOre } from './gain-ore.ts';
import { growthFace as growth } from './growth.ts';
import { jumpFace as jump } from './jump.ts';
import { loseOreFace as loseOre } from './lose-ore.ts';
import { ministryFace as ministry } from './ministry.ts';
import { moveSupplyFace as moveSupply } from './move-supply.ts';
import { optionalFace as optional } from './optional.ts';
import { orePerControlledFace as orePerControlled } from './ore-per-controlled.ts';
import { orePerTakenFace as orePerTaken } from './ore-per-taken.ts';
import { oreProductionFace as oreProduction } from './ore-production.ts';
import { privateTechnologyFace as privateTechnology } from './private-technology.ts';
import { recruitFace as recruit } from './recruit.ts';
import { recruitPerColoniesFace as recruitPerColonies } from './recruit-per-colonies.ts';
import { researchFace as research } from './research.ts';
import type { EffectFace } from './rule.ts';
import { spreadUpgradesFace as spreadUpgrades } from './spread-upgrades.ts';
import { stealthColoniseFace as stealthColonise } from './stealth-colonise.ts';
import { takeDysonFace as takeDyson } from './take-dyson.ts';
import { tradeFace as trade } from './trade.ts';
import { transferFace as transfer } from './transfer.ts';
import { upgradeFace as upgrade } from './upgrade.ts';

/** Every kind of effect: a kind without a face does not compile. */
const FACES: { readonly [K in EffectKind]: EffectFace<K> } = {
  gainOre,
  loseOre,
  recruit,
  build,
  jump,
  transfer,
  upgrade,
  spreadUpgrades,
  automate,
  research,
  colonise,
  stealthColonise,
  choose,
  optional,
  copy,
  orePerControlled,
  recruitPerColonies,
  orePerTaken,
  moveSupply,
  growth,
  oreProduction,
  trade,
  privateTechnology,
  ministry,
  takeDyson,
};

export const faceOf = <K extends EffectKind>(effect: { readonly kind: K }): EffectFace<K> => FACES[effect.kind];
