/**
 * Whether forecasts come true: node tools/forecasts.ts [GAME] [--answers N] [--seed S]
 * Plays random games over all player counts and options, foresees answers there and plays them: law 13, on as many answers as one likes.
 * With --times instead: how long the page's worker needs for all options of a question; the best of three, so that other work on the
 * machine hardly counts.
 */
import { parseArgs } from 'node:util';
import { gameIds, registry } from '@orrery/games';
import { diff } from '@orrery/host';
import { foresee, type Game, pick, samePlain, seeded, shuffle } from '@orrery/kernel';
import { type Compared, compareForecasts, spreadConfigs } from '@orrery/kernel/testing';

const { values, positionals } = parseArgs({
  options: {
    answers: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    times: { type: 'boolean', default: false },
  },
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

/** A table that has just been opened has nothing compiled yet. */
const COLD = 20;
const QUESTIONS = 3000;
/** Milliseconds for each question of random games that offers a choice. */
function costs(game: Game, questions: number): number[] {
  const luck = seeded(`forecasts/${values.seed}`);
  const configs = spreadConfigs(game, SPREAD);
  const list: number[] = [];
  for (let played = 0; ; played++) {
    const position = game.start(configs[played % configs.length], `${values.seed}/${played}`);
    while (!game.over(position)) {
      const ask = pick(luck, game.open(position));
      const options = game.options(position, ask);
      if (options.length > 1) {
        const view = game.view(position, ask.seat);
        const seen = view.asks.find((a) => a.seat === ask.seat && a.decision === ask.decision && !a.answered);
        if (seen === undefined) throw new Error(`${ask.decision} is not in the view of seat ${ask.seat}`);
        let best = Number.POSITIVE_INFINITY;
        for (let run = 0; run < (list.length < COLD ? 1 : 3); run++) {
          const before = performance.now();
          for (const { table } of foresee(game, view, seen, options, seeded('forecast'))) diff(view.table as object, table as object);
          best = Math.min(best, performance.now() - before);
        }
        if (list.push(best) === questions) return list;
      }
      game.play(position, ask, pick(luck, options));
    }
  }
}

if (values.times) {
  for (const id of positionals.length > 0 ? positionals : gameIds) {
    const list = costs((await registry[id].load()) as Game, QUESTIONS);
    const [first, later] = [list.slice(0, COLD), list.slice(COLD).sort((a, b) => a - b)];
    const at = (part: number): string => later[Math.floor(part * later.length)].toFixed(2);
    console.log(
      `${id}: all options of a question in ${at(0.5)} ms, 95 % in ${at(0.95)} ms, 99 % in ${at(0.99)} ms; slowest of the first ${COLD} ${Math.max(...first).toFixed(1)} ms`,
    );
  }
  process.exit();
}

let wrong = 0;
for (const id of positionals.length > 0 ? positionals : gameIds) {
  const entry = registry[id];
  if (entry === undefined) throw new Error(`no game ${id}; there are ${gameIds.join(', ')}`);
  const count = { certain: 0, certainTrue: 0, stopped: 0, stoppedTrue: 0 };
  const differ = new Map<string, number>();
  for (const { decision, each } of compared((await entry.load()) as Game)) {
    const same = samePlain(each.foreseen, each.happens) ? 1 : 0;
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
