import type { Me } from '@orrery/protocol';
import { create } from 'zustand';
import { useSettings } from './settings.ts';

/** What the server said last about who is here: a picture for players, none for guests, undefined before it said anything. */
export const useMe = create<{ readonly avatar: number | null | undefined }>(() => ({ avatar: undefined }));

/** A player is called the same on every device. */
export function noteMe({ name, avatar }: Me): void {
  if (useMe.getState().avatar !== (avatar ?? null)) useMe.setState({ avatar: avatar ?? null });
  if (avatar !== undefined && name !== '' && name !== useSettings.getState().name) useSettings.getState().set({ name });
}
