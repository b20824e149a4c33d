import type { SeatState } from '@orrery/host';
import type { Seat, View } from '@orrery/kernel';
import { layTrial, newId } from '../local/create.ts';
import { loadGame } from '../state/games.ts';
import { privateCopy } from './copy.ts';

/** Who plays the others on a private copy. */
const INSTEAD = 'officer';

/** Lays a private copy of a table on this device, to plan one's next turn on; its id, or undefined where the game is not known here. */
export async function layCopy(
  { id, game, title }: { readonly id: string; readonly game: string; readonly title: string },
  view: View,
  seats: readonly Pick<SeatState, 'name'>[],
  viewer: Seat,
): Promise<string | undefined> {
  const loaded = await loadGame(game);
  if (loaded === undefined) return undefined;
  const sat = seats.map(({ name }, seat) =>
    seat === viewer ? { kind: 'human' as const, name } : { kind: 'bot' as const, name, bot: INSTEAD },
  );
  return layTrial(loaded, title, privateCopy(loaded, view, newId()), sat, { table: id, seat: viewer });
}
