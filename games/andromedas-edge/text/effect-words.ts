import type { Ability, EffectKind, EffectOf, Effects, FinalScore, Goods } from '../content/effects.ts';

/** Effects put into words: what a card says is built from what it does, so that the two cannot differ. */
export type EffectWords = {
  /** "2 energy and 1 titanium" */
  goods(goods: Goods): string;
  /** Without capital or full stop: "draw 1 tactics card, score 1 VP". */
  clause(effects: Effects): string;
  /** Whole sentences. */
  sentences(effects: Effects): string;
  ability(ability: Ability): string;
  final(score: FinalScore): string;
};

/** One effect of each kind as an instruction, without capital or full stop. */
export type EffectSentences = { readonly [K in EffectKind]: (effect: EffectOf<K>) => string };

export const sentenceOf = <K extends EffectKind>(sentences: EffectSentences, effect: EffectOf<K> & { readonly kind: K }): string =>
  (sentences[effect.kind] as (of: EffectOf<K>) => string)(effect);
