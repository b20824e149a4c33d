import type { Attack } from './attack.ts';
import { hostile } from './attacks/hostile.ts';

/** All lines of the suite, in the order they are carried out. */
export const attacks: readonly Attack[] = [hostile];
