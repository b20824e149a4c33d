import type { HostPage, Me } from '@orrery/protocol';
import { create } from 'zustand';
import { useSettings } from './settings.ts';

/** What the server said last about who is here: a picture for players, none for guests, undefined before it said anything. */
export const useMe = create<{
  readonly avatar: number | null | undefined;
  /** A player's best rating, once one is. */
  readonly best: Me['best'];
  /** What this server's host has to say. */
  readonly pages: readonly HostPage[];
  /** It sends mail. */
  readonly mail: boolean;
}>(() => ({ avatar: undefined, best: undefined, pages: [], mail: false }));

/** A player is called the same on every device. */
export function noteMe({ name, avatar, best, pages = [], mail = false }: Me): void {
  if (useMe.getState().mail !== mail) useMe.setState({ mail });
  if (useMe.getState().pages.join() !== pages.join()) useMe.setState({ pages });
  if (useMe.getState().avatar !== (avatar ?? null)) useMe.setState({ avatar: avatar ?? null });
  const was = useMe.getState().best;
  if (was?.game !== best?.game || was?.value !== best?.value) useMe.setState({ best });
  if (avatar !== undefined && name !== '' && name !== useSettings.getState().name) useSettings.getState().set({ name });
}
