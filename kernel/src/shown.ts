import { copyPlain } from './plain.ts';
import type { Locals } from './rules.ts';

/** Which of the values declared under a name are shown: to everybody, and to their owner, who sees those and more. */
type Shown = { readonly open: readonly string[]; readonly own: readonly string[] };

/** Found out once for each procedure and decision, for views are built all the time and declarations stay. */
export const shownOf = <T>(named: ReadonlyMap<string, T>, declared: (rule: T) => Locals): ReadonlyMap<string, Shown> =>
  new Map(
    [...named].map(([name, rule]) => {
      const locals = Object.entries(declared(rule));
      const open = locals.filter(([, { sight }]) => sight === 'open').map(([key]) => key);
      const own = locals.filter(([, { sight }]) => sight !== 'hidden').map(([key]) => key);
      return [name, { open, own }];
    }),
  );

/** Copies of those values that a viewer may see. Of what is not declared nobody sees anything. */
export function shown(values: Record<string, unknown>, may: Shown | undefined, owner: boolean): Record<string, unknown> {
  const visible: Record<string, unknown> = {};
  if (may === undefined) return visible;
  for (const key of owner ? may.own : may.open) {
    const value = values[key];
    if (value !== undefined) visible[key] = copyPlain(value);
  }
  return visible;
}
