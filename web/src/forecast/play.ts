import { registry } from '@orrery/games';
import { diff, type Patch } from '@orrery/host';
import { type Answer, type Forecast, foresee, seeded, type View } from '@orrery/kernel';

/** A question as its seat sees it: all that the worker ever gets. */
export type Asked = { readonly view: View; readonly decision: string; readonly options: readonly Answer[] };

/** What one option leads to, as the difference from the table that is shown. */
export type Change = Pick<Forecast, 'stop' | 'score'> & { readonly patch: Patch | undefined };

/** Plays every option of a question. */
export async function play({ view, decision, options }: Asked): Promise<Change[]> {
  const game = await registry[view.game]?.load();
  if (game === undefined) throw new Error(`no game ${view.game}`);
  const ask = view.asks.find((a) => a.seat === view.viewer && a.decision === decision && !a.answered);
  if (ask === undefined) throw new Error(`${decision} is not asked`);
  // Which world is guessed makes no difference to what is certain.
  const forecasts = foresee(game, view, ask, options, seeded('forecast'));
  return forecasts.map(({ table, stop, score }) => ({ patch: diff(view.table as object, table as object), stop, score }));
}
