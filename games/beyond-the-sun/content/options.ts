import type { Config, OptionSpecs, OptionValues } from '@orrery/kernel';

/** Variants a table can choose. */
export const options = {
  mats: { kind: 'choice', values: ['standard', 'expert'], default: 'standard' },
  display: { kind: 'flag', default: false },
} as const satisfies OptionSpecs;

/** How a match of this game is set up. */
export type Setup = Config<OptionValues<typeof options>>;
