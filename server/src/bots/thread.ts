import { isLevel, makePlayer } from '@orrery/bots';
import type { BotQuestion } from '@orrery/host';
import { type Answer, seeded } from '@orrery/kernel';
import { loadGame, loadRegistry } from '../registry.ts';

export type BotJob = { readonly registry: string; readonly question: string; readonly seed: string };

/** Thinks about one question. It is given a view and options, never a position. */
export default async function choose({ registry, question, seed }: BotJob): Promise<Answer> {
  const { bot, seat, decision, view, options } = JSON.parse(question) as BotQuestion;
  const game = await loadGame(await loadRegistry(registry), view.game);
  if (!isLevel(bot)) throw new Error(`no bot ${bot}`);
  const ask = view.asks.find((a) => a.seat === seat && a.decision === decision);
  if (ask === undefined) throw new Error(`${decision} is not asked in the view`);
  return makePlayer(bot, game, seeded(seed)).choose({ game, view, ask, options });
}
