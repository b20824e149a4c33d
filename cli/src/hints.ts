import { count, json, readArguments, text } from './arguments.ts';
import { Crew, type Sortie } from './crew.ts';
import { interval } from './duel.ts';
import { addFollowed, type Followed, nothingFollowed } from './follow-hints.ts';
import { loadGame } from './games.ts';
import { percent } from './percent.ts';
import { progressBar } from './progress.ts';

/** How good hints are: somebody follows the first of them at every question, against Officers. */
export async function hints(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, {
    game: 'string',
    seats: 'string',
    games: 'string',
    playouts: 'string',
    minutes: 'string',
    seed: 'string',
    options: 'string',
    json: 'boolean',
  });
  const game = await loadGame(text(values, 'game'));
  const config = game.configure(count(values, 'seats', 2, 2, 99), json(values, 'options'));
  const games = count(values, 'games', 20, 1, 1_000_000);
  const seed = text(values, 'seed', '1');
  const end = performance.now() + 60_000 * count(values, 'minutes', 1_000_000, 1, 1_000_000);
  // As many as a hint has on the page unless said, and as long.
  const playouts = values.playouts === undefined ? undefined : count(values, 'playouts', 0, 1, 1_000_000);
  const crew = new Crew();
  const bar = progressBar(games);
  const sum = nothingFollowed();
  try {
    while (sum.games < games && performance.now() < end) {
      const next = Math.min(games - sum.games, crew.size * config.seats);
      const sorties = Array.from(
        { length: next },
        (_, i): Sortie => ({ kind: 'hints', game: game.id, config, playouts, seed, n: sum.games + i }),
      );
      await crew.fly<Followed>(sorties, (one) => {
        addFollowed(sum, one);
        bar.show(sum.games);
      });
    }
  } finally {
    bar.done();
    await crew.dismiss();
  }
  console.log(values.json === true ? JSON.stringify({ game: game.id, seats: config.seats, seed, ...sum }) : summary(sum));
}

function summary({ games, wins, positions, settings, idle, unsorted, checked, dominated }: Followed): string {
  const [low, high] = interval(wins, games);
  return [
    `following hints against Officers: ${percent(wins / Math.max(1, games))} % (${percent(low)}-${percent(high)}) of ${games} games`,
    `of ${positions} first hints: ${settings} settings, ${idle} that change nothing, ${unsorted} with less chance than another; a second opinion on ${checked} clearly preferred another ${dominated} times`,
  ].join('\n');
}
