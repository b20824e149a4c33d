/**
 * Whether forecasts come true: node tools/forecasts.ts [GAME] [--answers N] [--seed S]
 * Plays random games over all player counts and options, foresees answers there and plays them: law 13, on as many answers as one likes.
 */
import { parseArgs } from 'node:util';
import { gameIds, registry } from '@orrery/games';
import { type Game, pick, seeded, shuffle } from '@orrery/kernel';
import { type Compared, compareForecasts, spreadConfigs } from '@orrery/kernel/testing';

const { values, positionals } = parseArgs({
  options: { answers: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const wanted = Number(values.answers);
/** Of one question. */
const MOST = 12;
/** Configurations before they begin again. */
const SPREAD = 500;

function* compared(game: Game): Generator<{ decision: string; each: Compared }> {
  const luck = seeded(`forecasts/${values.seed}`);
  const configs = spreadConfigs(game, SPREAD);
  for (let played = 0; ; played++) {
    const config = configs[played % configs.length];
    const position = game.start(config, `${values.seed}/${played}`);
    while (!game.over(position)) {
      const ask = pick(luck, game.open(position));
      const options = game.options(position, ask);
      const list = compareForecasts(game, position, ask, shuffle(luck, [...options]).slice(0, MOST), luck);
      if (list === undefined) throw new Error(`${ask.decision} is not in the view of seat ${ask.seat}`);
      for (const each of list) yield { decision: ask.decision, each };
      game.play(position, ask, pick(luck, options));
    }
  }
}

let wrong = 0;
for (const id of positionals.length > 0 ? positionals : gameIds) {
  const entry = registry[id];
  if (entry === undefined) throw new Error(`no game ${id}; there are ${gameIds.join(', ')}`);
  const count = { certain: 0, certainTrue: 0, stopped: 0, stoppedTrue: 0 };
  const differ = new Map<string, number>();
  for (const { decision, each } of compared((await entry.load()) as Game)) {
    const same = each.foreseen === each.happens ? 1 : 0;
    if (each.stop === undefined) [count.certain, count.certainTrue] = [count.certain + 1, count.certainTrue + same];
    else [count.stopped, count.stoppedTrue] = [count.stopped + 1, count.stoppedTrue + same];
    if (same === 0) differ.set(decision, (differ.get(decision) ?? 0) + 1);
    if (count.certain + count.stopped >= wanted) break;
  }
  const { certain, certainTrue, stopped, stoppedTrue } = count;
  console.log(
    `${id}: ${certain} certain, ${certainTrue} came true; ${stopped} stopped by luck or a secret, ${stoppedTrue} true up to there`,
  );
  for (const [decision, times] of differ) console.log(`  ${decision}: ${times} differ`);
  wrong += differ.size;
}
if (wrong > 0) process.exitCode = 1;
