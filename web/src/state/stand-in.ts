import type { Level } from '@orrery/bots';

/** Who plays for somebody who cannot, where the table agreed on nobody else. */
export const STAND_IN: Level = 'officer';
