import { type Level, makePlayer, type Player, prepare } from '@orrery/bots';
import type { Chance, Game } from '@orrery/kernel';

/** A bot that thinks ahead, with what was learnt of its game. Fetched where one plays. */
export async function searchingPlayer(level: Level, game: Game, chance: Chance): Promise<Player> {
  // Who cannot fetch what was learnt judges by weights.
  await prepare(game, { toPlay: true }).catch(() => {});
  return makePlayer(level, game, chance);
}
