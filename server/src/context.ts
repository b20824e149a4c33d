import type { Games, TableSummary } from '@orrery/protocol';
import type { ServerConfig } from './config.ts';
import type { Gate } from './gate.ts';
import type { HostPages } from './http/pages.ts';
import type { Guests } from './identity.ts';
import { Refusal } from './refusal.ts';
import type { LobbyNews } from './socket/lobby-news.ts';
import type { TableRow } from './storage/storage.ts';
import { summaryOf } from './summary.ts';
import type { Hall } from './tables/hall.ts';
import type { LiveTable } from './tables/live-table.ts';
import type { Tools } from './tables/tools.ts';
import type { Turns } from './turns.ts';

/** What requests and sockets work with. */
export type Context = {
  readonly config: ServerConfig;
  readonly tools: Tools;
  readonly hall: Hall;
  readonly games: Games;
  readonly gate: Gate;
  readonly guests: Guests;
  /** For whoever listens to what changes among tables. */
  readonly lobby: LobbyNews;
  /** For whoever counts before they act. */
  readonly turns: Turns;
  readonly hostPages: HostPages;
};

export const rowOf = (table: LiveTable): TableRow => ({ ...table.row, ...table.now });

export const summaryFor = (table: LiveTable, identity: string | undefined): TableSummary =>
  summaryOf(rowOf(table), identity, table.seatsOf(identity));

/** Works with a table that must exist. */
export async function withTable<T>({ hall }: Context, id: string, work: (table: LiveTable) => Promise<T>): Promise<T> {
  const table = await hall.hold(id);
  if (table === undefined) throw new Refusal('notFound');
  try {
    return await work(table);
  } finally {
    hall.letGo(table);
  }
}

export function knownBot(bot: string, { games }: Context): string {
  if (!games.bots.includes(bot)) throw new Refusal('unknownBot', { bot });
  return bot;
}

/** Tells everybody at a table who holds which seat now. */
export function announce(table: LiveTable): void {
  for (const onlooker of table.onlookers) {
    onlooker.send(JSON.stringify({ type: 'table', table: summaryFor(table, onlooker.identity) }));
  }
}
