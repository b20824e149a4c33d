import type { Companion } from '@orrery/protocol';
import type { Context } from '../context.ts';

/** Players as others are told of them: by handle, name and picture. Whoever leaves is not among them. */
export async function named<T extends { readonly who: string }>(
  { tools: { storage }, guests }: Context,
  people: readonly T[],
): Promise<(T & { readonly companion: Companion })[]> {
  const all = people.map(async (one) => {
    const [player, name] = await Promise.all([storage.players.player(one.who), storage.guestName(one.who)]);
    if (player === undefined || player.leaving !== null || name === undefined) return [];
    const { handle } = await storage.results.profileOf(one.who, guests.handleOf(one.who));
    return [{ ...one, companion: { handle, name, avatar: player.avatar } }];
  });
  return (await Promise.all(all)).flat();
}
