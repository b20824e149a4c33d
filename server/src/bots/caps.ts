import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { lobbyOf } from '../summary.ts';
import type { LiveTable } from '../tables/live-table.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Whoever lays a table with bots: thinking is shared out between visitors. */
export type Visitor = { readonly identity: string; readonly address: string };

/** The names under which whoever lays tables takes turns. */
export const turnsOf = ({ identity, address }: Visitor): readonly string[] => [`identity ${identity}`, `address ${address}`];

/** Refuses a further table with bots to somebody who has enough of them running, and to everybody when the server has. */
export async function allowBotTable({ config, tools }: Context, { identity, address }: Visitor): Promise<void> {
  const { perIdentity, perAddress, inAll } = config.botTables;
  const running = await tools.storage.countBotTables(identity, address, tools.now() - DAY);
  if (running.identity >= perIdentity) throw new Refusal('tooManyBotTables', { most: perIdentity });
  if (running.address >= perAddress) throw new Refusal('tooManyBotTables', { most: perAddress });
  if (running.all >= inAll) throw new Refusal('botsBusy');
}

/** Counts a table as one with bots from now on, if it has none yet. */
export function becomesBotTable(context: Context, table: LiveTable, visitor: Visitor): Promise<void> {
  return context.turns.take(turnsOf(visitor), async () => {
    if (lobbyOf(table.now).seats.some((s) => s.bot !== null)) return;
    await allowBotTable(context, visitor);
    await context.tools.storage.putBotTable(table.id, visitor.identity, visitor.address);
  });
}

/**
 * A bot is about to play for somebody's own seat. Whoever keeps another seat there has laid a table with bots by another way; whoever goes
 * altogether is not held back, though the table counts as theirs.
 */
export async function standsIn(context: Context, table: LiveTable, visitor: Visitor): Promise<void> {
  if (table.seatsOf(visitor.identity).length > 1) await becomesBotTable(context, table, visitor);
  else await context.tools.storage.putBotTable(table.id, visitor.identity, visitor.address);
}
