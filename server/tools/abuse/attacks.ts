import type { Attack } from './attack.ts';
import { hostile } from './attacks/hostile.ts';
import { botNames, clockNames } from './attacks/order-ids.ts';

/** All lines of the suite, in the order they are carried out. */
export const attacks: readonly Attack[] = [hostile, clockNames, botNames];
