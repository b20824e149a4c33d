import { type PuzzleShare, puzzleDayParams, puzzleParams, type Streak, streak } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { needDevice } from '../identity.ts';
import { mergedStreaks } from '../players/streaks.ts';
import { Refusal, read } from '../refusal.ts';
import { playerOf } from './player.ts';

/** Days in a row of daily puzzles, the same on all devices of a player, and how others did. */
export function puzzleRoutes(app: FastifyInstance, { tools: { storage }, config, games }: Context): void {
  const { players } = storage;
  const needGame = (game: string): void => {
    if (!games.games.some(({ id }) => id === game)) throw new Refusal('unknownGame');
  };
  const some = { config: { rateLimit: { max: config.rates.profiles, timeWindow: 60_000 } } };

  app.put('/api/player/puzzles/:game', some, async (request): Promise<Streak> => {
    const { identity } = needDevice(request);
    const { game } = read(puzzleParams, request.params);
    const told = read(streak, request.body);
    await playerOf(players, identity);
    needGame(game);
    const known = (await players.streaks(identity)).get(game);
    const now = known === undefined ? told : mergedStreaks(known, told);
    await players.putStreak(identity, game, now);
    return now;
  });

  app.get('/api/puzzles/:game/:day', some, async (request): Promise<PuzzleShare> => {
    const { game, day } = read(puzzleDayParams, request.params);
    needGame(game);
    return players.puzzleShare(game, day);
  });
}
