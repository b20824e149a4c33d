import { greedyPlayer, type Level, makePlayer, type Player, type SearchOptions } from '@orrery/bots';
import { type Config, type Game, type Seat, seeded } from '@orrery/kernel';
import { type ReferenceLevel, referencePlayer } from '../reference/levels.ts';
import { addMillis, addPace, computed, noPace, type Pace } from './pace.ts';
import { LazyQuestion } from './question.ts';

/** Who plays: an invited level or its frozen predecessor, perhaps for just so many milliseconds a decision, or the Officer with weights of its own. */
export type Contender =
  | { readonly level: Level; readonly millis?: number }
  | { readonly reference: ReferenceLevel; readonly millis?: number }
  | { readonly weights: readonly number[] };

/** What came of a series of games between one contender and a table full of another. */
export type Series = { games: number; wins: number; pace: Pace };

export const emptySeries = (): Series => ({ games: 0, wins: 0, pace: noPace() });

export function addSeries(to: Series, more: Series): void {
  to.games += more.games;
  to.wins += more.wins;
  addPace(to.pace, more.pace);
}

function invite(game: Game, who: Contender, seed: string): Player {
  const chance = seeded(seed);
  if ('weights' in who) return greedyPlayer(game, chance, { weights: who.weights, wholeTurn: true });
  const limits: Partial<SearchOptions> =
    who.millis === undefined ? {} : { iterations: Number.POSITIVE_INFINITY, millis: who.millis, now: computed };
  return 'level' in who ? makePlayer(who.level, game, chance, limits) : referencePlayer(who.reference, game, chance, limits);
}

/** The seats a challenger takes: one, or those of a team where there are teams. */
const takes = (game: Game, config: Config, hero: Seat, seat: Seat): boolean =>
  seat === hero || game.definition.shares?.(config, hero, seat) === true;

/** The win share of a challenger who plays as well as all the others. */
export function fairShare(game: Game, config: Config): number {
  let own = 0;
  for (let seat = 0; seat < config.seats; seat++) if (takes(game, config, 0, seat)) own++;
  return own / config.seats;
}

/** A challenger's seats against all the others; they move on with every game. */
export async function duel(game: Game, config: Config, challenger: Contender, others: Contender, seed: string, n: number): Promise<Series> {
  const hero: Seat = n % config.seats;
  const isHero = (seat: Seat): boolean => takes(game, config, hero, seat);
  const players = Array.from({ length: config.seats }, (_, seat) =>
    invite(game, isHero(seat) ? challenger : others, `${seed}/${n}/player ${seat}`),
  );
  // The same luck for every seat the challenger takes.
  const position = game.start(config, `${seed}/${Math.floor(n / config.seats)}`);
  const series = emptySeries();
  for (let asks = game.open(position); asks.length > 0; asks = game.open(position)) {
    const ask = asks[0];
    const question = new LazyQuestion(game, position, ask);
    const start = computed();
    const choice = players[ask.seat].choose(question);
    const answer = choice instanceof Promise ? await choice : choice;
    if (isHero(ask.seat) && question.options.length > 1) addMillis(series.pace, computed() - start);
    game.play(position, ask, answer);
  }
  const { winners } = game.outcome(position);
  const ours = winners.filter(isHero).length;
  series.games = 1;
  series.wins = winners.length === 0 ? 0 : ours / winners.length;
  return series;
}

/** The 95 % interval of a share (Wilson). */
export function interval(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const [z, p] = [1.96, wins / games];
  const middle = (p + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
