import type { Config, OptionSpecs, OptionValues } from '@orrery/kernel';

/** Variants a table can choose. */
export const options = {
  short: { kind: 'flag', default: false },
} as const satisfies OptionSpecs;

/** How a match of this game is set up. */
export type Setup = Config<OptionValues<typeof options>>;
