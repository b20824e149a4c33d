import type { Config, OptionSpecs, OptionValues } from '@orrery/kernel';

export const options = {
  short: { kind: 'flag', default: false },
} as const satisfies OptionSpecs;

export type Setup = Config<OptionValues<typeof options>>;
