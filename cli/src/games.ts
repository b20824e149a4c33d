import { prepare } from '@orrery/bots';
import { gameIds, registry } from '@orrery/games';
import type { Game, GameText } from '@orrery/kernel';
import { Fault } from './fault.ts';
import type { Language } from './language.ts';

export async function loadGame(id: string): Promise<Game> {
  if (!Object.hasOwn(registry, id)) throw new Fault(`unknown game: ${id} (choose from ${gameIds.join(', ')})`);
  const game = await registry[id].load();
  await prepare(game);
  return game;
}

/** The words of a game that was loaded. */
export const loadText = (game: Game, language: Language): Promise<GameText> => registry[game.id].text[language]();
