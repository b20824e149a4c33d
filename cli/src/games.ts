import { gameIds, registry } from '@orrery/games';
import type { Game } from '@orrery/kernel';
import { Fault } from './fault.ts';

export async function loadGame(id: string): Promise<Game> {
  if (!Object.hasOwn(registry, id)) throw new Fault(`unknown game: ${id} (there are ${gameIds.join(', ')})`);
  return registry[id].load();
}
