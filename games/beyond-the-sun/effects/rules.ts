import type { Effect, EffectKind } from '../content/effects.ts';
import type { Script } from '../content/scripts.ts';
import { automate } from './automate.ts';
import { build } from './build.ts';
import { choose } from './choose.ts';
import { colonise } from './colonise.ts';
import { copy } from './copy.ts';
import { gainOre } from './gain-ore.ts';
import { growth } from './growth.ts';
import { jump } from './jump.ts';
import { loseOre } from './lose-ore.ts';
import { ministry } from './ministry.ts';
import { moveSupply } from './move-supply.ts';
import { optional } from './optional.ts';
import { orePerControlled } from './ore-per-controlled.ts';
import { orePerTaken } from './ore-per-taken.ts';
import { oreProduction } from './ore-production.ts';
import { privateTechnology } from './private-technology.ts';
import { recruit } from './recruit.ts';
import { recruitPerColonies } from './recruit-per-colonies.ts';
import { research } from './research.ts';
import { always, type EffectRule } from './rule.ts';
import { spreadUpgrades } from './spread-upgrades.ts';
import { stealthColonise } from './stealth-colonise.ts';
import { takeDyson } from './take-dyson.ts';
import { trade } from './trade.ts';
import { transfer } from './transfer.ts';
import { upgrade } from './upgrade.ts';

/** Every kind of effect: a kind without a rule does not compile. */
const RULES: { readonly [K in EffectKind]: EffectRule<K> } = {
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

export const ruleOf = <K extends EffectKind>(effect: { readonly kind: K }): EffectRule<K> => RULES[effect.kind];

/** An effect of a list with its rule and the parts inside it. */
export type Entry = { readonly effect: Effect; readonly rule: EffectRule<EffectKind>; readonly parts: readonly Script[] };

const entries: (readonly Entry[])[] = [];
const demanding: (readonly Entry[])[] = [];

/* Looked up once for each list: reckoning with lists is most of what searching players do. */

export function entriesOf({ id, effects, inner }: Script): readonly Entry[] {
  entries[id] ??= effects.map((effect, i) => ({ effect, rule: ruleOf(effect), parts: inner[i] }));
  return entries[id];
}

/** Only those that are not always feasible, or that give something to others. */
export function demandingOf(script: Script): readonly Entry[] {
  demanding[script.id] ??= entriesOf(script).filter(({ rule }) => rule.feasible !== always);
  return demanding[script.id];
}
