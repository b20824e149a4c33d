import type { Config, OptionSpecs, OptionValues } from '@orrery/kernel';

/** Variants a table can choose. */
export const options = {
  length: { kind: 'choice', values: ['short', 'medium', 'long'], default: 'medium' },
  events: { kind: 'choice', values: ['dawn', 'twilight'], default: 'dawn' },
  raiders: { kind: 'choice', values: ['first', 'second', 'random'], default: 'first' },
  special: { kind: 'choice', values: ['none', 'quasars', 'vortexes'], default: 'none' },
  destinies: { kind: 'flag', default: false },
  teams: { kind: 'flag', default: false },
} as const satisfies OptionSpecs;

/** How a match of this game is set up. */
export type Setup = Config<OptionValues<typeof options>>;
