import type { Opponent } from '@orrery/bots';

/** Who plays for somebody who cannot, where the table agreed on nobody else. */
export const STAND_IN: Opponent = 'officer';
