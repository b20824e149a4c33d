import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Whoever lays a table with bots: thinking is shared out between visitors. */
export type Visitor = { readonly identity: string; readonly address: string };

/** Refuses a further table with bots to somebody who has enough of them running, and to everybody when the server has. */
export async function allowBotTable({ config, tools }: Context, { identity, address }: Visitor): Promise<void> {
  const { perIdentity, perAddress, inAll } = config.botTables;
  const running = await tools.storage.countBotTables(identity, address, tools.now() - DAY);
  if (running.identity >= perIdentity) throw new Refusal('tooManyBotTables', { most: perIdentity });
  if (running.address >= perAddress) throw new Refusal('tooManyBotTables', { most: perAddress });
  if (running.all >= inAll) throw new Refusal('botsBusy');
}
