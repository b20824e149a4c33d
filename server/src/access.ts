import { SPECTATOR } from '@orrery/kernel';
import type { Context } from './context.ts';
import { hashToken } from './identity.ts';
import { Refusal } from './refusal.ts';
import type { LiveTable } from './tables/live-table.ts';

/** How somebody came to watch; whoever came by a link goes when the links are ended. What is over may be watched by whoever has its address, but for what was said there. */
export type Admission = 'open' | 'link' | 'over' | undefined;

/** Whether somebody may watch a match: it is listed, they belong to it or are asked to it, they have a watch link, or it is over. */
export async function admission(
  { tools }: Context,
  table: LiveTable,
  identity: string | undefined,
  watch: string | undefined,
): Promise<Admission> {
  if (table.row.listed || (identity !== undefined && (table.row.creator === identity || table.seatsOf(identity).length > 0))) return 'open';
  if (watch !== undefined && (await isGood(tools, table, watch))) return 'link';
  if (identity !== undefined && (await tools.storage.invitations.at(table.id)).some((i) => i.identity === identity && !i.declined))
    return 'open';
  return table.now.status === 'over' ? 'over' : undefined;
}

async function isGood({ storage, now }: Context['tools'], table: LiveTable, watch: string): Promise<boolean> {
  const link = await storage.link(hashToken(watch));
  if (link === undefined || link.table !== table.id || link.seat !== null || link.expires <= now()) return false;
  // A link ends with its maker's seat.
  return link.maker === '' || link.maker === table.row.creator || table.seatsOf(link.maker).length > 0;
}

/** The viewer somebody asks to be: their own seat, or a spectator where they may watch. Until the match begins there is nothing to see. */
export async function viewerFor(
  context: Context,
  table: LiveTable,
  identity: string | undefined,
  wanted: { readonly seat: number | null; readonly watch?: string | undefined },
): Promise<{ readonly viewer: number; readonly admission: Admission }> {
  if (wanted.seat !== null) {
    if (identity === undefined || table.holder(wanted.seat) !== identity) throw new Refusal('notYourSeat');
    return { viewer: wanted.seat, admission: 'open' };
  }
  const admitted = await admission(context, table, identity, wanted.watch);
  if (admitted === undefined && table.now.status !== 'gathering') throw new Refusal('mayNotWatch');
  return { viewer: SPECTATOR, admission: admitted };
}
