import { parentPort, workerData } from 'node:worker_threads';
import { isLevel, isQuick, makePlayer, prepare } from '@orrery/bots';
import type { BotQuestion } from '@orrery/host';
import { type Answer, seeded } from '@orrery/kernel';
import { END } from '../end-thread.ts';
import { loadGame, loadRegistry } from '../registry.ts';
import type { BotJob, BotReply } from './threads.ts';

const port = parentPort;
if (port === null) throw new Error('this file is a thread');
const thinking = new Int32Array(workerData as SharedArrayBuffer);

/** What this thread has computed so far: a bot's time to think is its own, and a busy machine makes it later, never weaker. */
const computed = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Thinks about one question. It is given a view and options, never a position. */
async function choose({ registry, question, level, seed }: BotJob): Promise<Answer> {
  const { seat, decision, view, options } = JSON.parse(question) as BotQuestion;
  const game = await loadGame(await loadRegistry(registry), view.game);
  if (!isLevel(level)) throw new Error(`no bot ${level}`);
  const ask = view.asks.find((a) => a.seat === seat && a.decision === decision);
  if (ask === undefined) throw new Error(`${decision} is not asked in the view`);
  if (!isQuick(level)) await prepare(game, { toPlay: true });
  Atomics.store(thinking, 0, 1);
  try {
    return makePlayer(level, game, seeded(seed), { now: computed }).choose({ game, view, ask, options });
  } finally {
    Atomics.store(thinking, 0, 0);
  }
}

const reply = (said: BotReply): void => port.postMessage(said);

port.on('message', (job: BotJob | typeof END) => {
  if (job === END) port.close();
  else
    choose(job).then(
      (answer) => reply({ answer }),
      (error) => reply({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
});
