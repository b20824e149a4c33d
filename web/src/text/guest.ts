import { at } from '@orrery/kernel';
import type { ShellText } from './shell.ts';

/** What somebody without a name is called, in their own language. */
export const guestName = ({ lobby }: ShellText, seat = 0): string => at(lobby.guestNames, seat % lobby.guestNames.length);
