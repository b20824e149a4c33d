import type { Config, OptionSpecs, OptionValues } from '@orrery/kernel';

/** Variants a table can choose. */
export const options = {
  draft: { kind: 'flag', default: false },
  explored: { kind: 'flag', default: false },
  /** Which technologies score for science. */
  science: { kind: 'choice', values: ['all', 'regular', 'advanced'], default: 'all' },
} as const satisfies OptionSpecs;

/** How a match of this game is set up. */
export type Setup = Config<OptionValues<typeof options>>;
