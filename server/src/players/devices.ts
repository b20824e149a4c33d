import { announce, type Context } from '../context.ts';
import type { Known } from '../identity.ts';
import { Refusal } from '../refusal.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { Way } from '../storage/players.ts';

/** Devices of one player: more than anybody plays on, few enough to be looked through. */
const MOST_DEVICES = 20;

/** What joining works with. */
type House = { readonly context: Context; readonly sockets: Sockets };

/** A device plays as this player from now on, at all their tables; what its guest had comes along. */
export async function joinPlayer(
  { context, sockets }: House,
  { identity: before, device }: Known,
  player: string,
  { label, came }: { readonly label: string; readonly came: Way },
): Promise<void> {
  const { storage, now } = context.tools;
  if (before === player) return;
  await mustBeGuest(context, { identity: before, device });
  await context.turns.take([`identity ${player}`], async () => {
    if ((await storage.players.devices(player)).length >= MOST_DEVICES) throw new Refusal('tooManyDevices', { most: MOST_DEVICES });
    const seats = await storage.seatsOf(before);
    const time = now();
    sockets.hangUpDevice(device);
    if (!(await storage.players.join({ device, identity: player, label, came, added: time, seen: time }))) throw new Refusal('otherPlayer');
    await storage.players.tellGone(device);
    for (const table of new Set(seats.map((s) => s.table))) await tellMembers(context, table);
  });
}

/** Somebody else's device stays theirs: they sign out there first. */
export async function mustBeGuest({ tools }: Context, { identity, device }: Known): Promise<void> {
  if (identity !== device || (await tools.storage.players.player(identity)) !== undefined) throw new Refusal('otherPlayer');
}

/** Seats at a table are somebody else's: those who are there are told, here and at the other servers. */
export async function tellMembers({ hall, tools }: Context, id: string): Promise<void> {
  await tools.storage.players.tellMembers(id);
  if (!hall.has(id)) return;
  await hall.use(id, async (table) => {
    await table.refreshMembers();
    announce(table);
  });
}
