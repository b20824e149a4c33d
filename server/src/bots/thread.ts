import { isLevel, makePlayer } from '@orrery/bots';
import type { BotQuestion } from '@orrery/host';
import { type Answer, seeded } from '@orrery/kernel';
import { loadGame, loadRegistry } from '../registry.ts';

export type BotJob = { readonly registry: string; readonly question: string; readonly level: string; readonly seed: string };

/** What this thread has computed so far: a bot's time to think is its own, and a busy machine makes it later, never weaker. */
const computed = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Thinks about one question. It is given a view and options, never a position. */
export default async function choose({ registry, question, level, seed }: BotJob): Promise<Answer> {
  const { seat, decision, view, options } = JSON.parse(question) as BotQuestion;
  const game = await loadGame(await loadRegistry(registry), view.game);
  if (!isLevel(level)) throw new Error(`no bot ${level}`);
  const ask = view.asks.find((a) => a.seat === seat && a.decision === decision);
  if (ask === undefined) throw new Error(`${decision} is not asked in the view`);
  return makePlayer(level, game, seeded(seed), { now: computed }).choose({ game, view, ask, options });
}
