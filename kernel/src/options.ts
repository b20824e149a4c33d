import type { OptionSpecs } from './game.ts';

/** A variant that is played or not. */
/* @__NO_SIDE_EFFECTS__ */
export const flag = () => ({ kind: 'flag', default: false }) as const;

/** A variant out of several; the first one where a table does not choose. */
/* @__NO_SIDE_EFFECTS__ */
export const choice = <const V extends string>(values: readonly [V, ...V[]], usual: NoInfer<V> = values[0]) =>
  ({ kind: 'choice', values, default: usual }) as const;

type Declared<Chapter> = Chapter extends { readonly options: infer O extends OptionSpecs } ? O : {};
type Together<Chapters extends readonly object[]> = Chapters extends readonly [infer First, ...infer Rest extends readonly object[]]
  ? Declared<First> & Together<Rest>
  : {};

/**
 * What a table can choose, put together from the chapters of the rules: each exports as `options` what is played by in it, so that an option
 * is declared beside the rule that reads it.
 */
export function optionsOf<const C extends readonly object[]>(...chapters: C): { readonly [K in keyof Together<C>]: Together<C>[K] } {
  return Object.assign({}, ...chapters.map((chapter) => ('options' in chapter ? chapter.options : {})));
}
