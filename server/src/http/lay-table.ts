import { ABSENCE, type SeatSetup, type TableSetup } from '@orrery/host';
import { type Config, sha256 } from '@orrery/kernel';
import type { CreateTable, TableSummary, WantedSeat } from '@orrery/protocol';
import { allowBotTable, turnsOf, type Visitor } from '../bots/caps.ts';
import { type Context, knownBot } from '../context.ts';
import { newTableId, newToken } from '../identity.ts';
import { restAt } from '../players/resting.ts';
import { Refusal } from '../refusal.ts';
import type { After, Base } from '../rules/jobs.ts';
import type { RulesPool } from '../rules/pool.ts';
import type { TableRow } from '../storage/storage.ts';
import { summaryOf, termsOf } from '../summary.ts';
import { GUEST, withFreeNames } from './names.ts';

const DAY = 24 * 60 * 60 * 1000;

type Laid = {
  /** Its name, where that is known beforehand. */
  readonly id?: string;
  readonly game: string;
  readonly config: Config;
  readonly seats: readonly WantedSeat[];
  readonly title?: string | undefined;
  readonly clock?: CreateTable['clock'] | undefined;
  readonly absence?: number | undefined;
  readonly standIn?: string | undefined;
  readonly listed?: boolean | undefined;
  readonly quickerBots?: boolean | undefined;
  readonly rated?: boolean | undefined;
  /** Who sat at the table before and is asked to this one, to which seat, when they are told, and how long the question stands. */
  readonly asks?: readonly { readonly identity: string; readonly seat: number; readonly after: number; readonly lasts: number }[];
  /** A match to go on with. */
  readonly base?: Base;
};

/** Lays a table for its creator, one after another: whatever is limited has to be counted. */
export const layTable = (context: Context, visitor: Visitor, laid: Laid): Promise<TableSummary> =>
  context.turns.take(turnsOf(visitor), () => lay(context, visitor, laid));

/** The seed is drawn, and committed to, before anybody has seen anything. */
async function lay(context: Context, visitor: Visitor, laid: Laid): Promise<TableSummary> {
  const { storage, now } = context.tools;
  const time = now();
  const creator = visitor.identity;
  const bots = laid.seats.some((s) => s.kind === 'bot');
  // Bots among themselves are for one's own machine: here they think for somebody.
  if (laid.seats.every((s) => s.kind === 'bot')) throw new Refusal('noPerson');
  if (bots) await allowBotTable(context, visitor);
  const { tablesPerDay, tablesPerDayFromOneAddress } = context.config.rates;
  const network = context.guests.networkOf(visitor.address);
  if ((await storage.countTablesOf(creator, time - DAY)) >= tablesPerDay) throw new Refusal('tooManyTables');
  if ((await storage.countTablesFrom(network, time - DAY)) >= tablesPerDayFromOneAddress) throw new Refusal('tooManyTables');
  if (laid.listed === true && (await storage.countListedOf(creator)) >= context.config.rates.listed) {
    throw new Refusal('tooManyTables', { most: context.config.rates.listed });
  }
  const guest = (await storage.guestName(creator)) ?? GUEST;
  const seatSetup = (seat: WantedSeat): SeatSetup => {
    if (seat.kind === 'empty') return seat;
    if (seat.kind === 'me') return { kind: 'human', name: seat.name ?? guest };
    return { kind: 'bot', bot: knownBot(seat.bot, context), name: seat.name ?? seat.bot };
  };
  const seats = withFreeNames(laid.seats.map(seatSetup));
  const yours = laid.seats.flatMap((s, seat) => (s.kind === 'me' ? [seat] : []));
  // Without a name of its own it is called after whoever laid it, as they are called there.
  const named = seats.flatMap((s, seat) => (yours.includes(seat) && s.kind === 'human' ? [s.name] : []))[0] ?? guest;
  const row = await putTable(context, { creator, network, yours }, { ...laid, title: laid.title ?? named, seats });
  if (bots) await storage.putBotTable(row.id, creator, visitor.address);
  if ((laid.clock?.kind ?? 'none') !== 'none' && yours.length > 0)
    await context.hall.use(row.id, (table) => restAt(context, table, creator));
  // Bots may be asked first; somebody has to look.
  if (row.botDue) void context.hall.use(row.id, (table) => table.attend()).catch(() => {});
  return summaryOf(row, creator, yours);
}

/** Puts a table down, for whomever: what may be laid is asked before. */
export async function putTable(
  context: Context,
  { creator, network, yours }: { readonly creator: string; readonly network: string | null; readonly yours: readonly number[] },
  laid: Omit<Laid, 'seats' | 'title'> & { readonly seats: readonly SeatSetup[]; readonly title: string },
): Promise<TableRow> {
  const { storage, rules, now, notices } = context.tools;
  const time = now();
  const { config, base } = laid;
  const setup: TableSetup = {
    config,
    seed: base?.seed ?? newToken(),
    seats: laid.seats,
    clock: laid.clock ?? { kind: 'none' },
    ...(laid.quickerBots === true ? { quickerBots: true as const } : {}),
    // A match somebody has brought along counts for nothing: its luck may be known.
    ...(laid.rated === true && base === undefined ? { rated: true as const } : {}),
    absence: laid.absence ?? ABSENCE,
    standIn: knownBot(laid.standIn ?? context.tools.standIn, context),
    time,
  };
  const { json, first } = await firstOf(rules, laid.game, JSON.stringify(setup), base);
  const row: TableRow = {
    id: laid.id ?? newTableId(),
    title: laid.title,
    game: laid.game,
    terms: termsOf(setup),
    commitment: sha256(setup.seed),
    creator,
    listed: laid.listed ?? false,
    imported: base !== undefined,
    network,
    created: time,
    updated: time,
    ...first,
  };
  await storage.createTable(
    row,
    json,
    yours.map((seat) => ({ seat, identity: creator })),
    (laid.asks ?? []).map(({ identity, seat, after, lasts }) => ({
      ...{ table: row.id, identity, maker: creator, rematch: true, seat, made: time, until: time + lasts },
      due: time + after,
    })),
    // A rematch asks whom it is for by itself.
    row.listed && laid.asks === undefined && laid.seats.some((s) => s.kind === 'empty') ? time + notices.delay : undefined,
  );
  context.tools.changed(row.id);
  return row;
}

/** What the table is before its first act. A save stays text here, and is read where no table is. */
async function firstOf(
  rules: RulesPool,
  game: string,
  setup: string,
  base: Base | undefined,
): Promise<{ json: string; first: After['now'] }> {
  if (base === undefined) return { json: setup, first: (await rules.run({ kind: 'lay', game, setup })).now };
  const json = `${setup.slice(0, -1)},"base":${base.save}}`;
  return { json, first: (await rules.runForeign({ kind: 'lay', game, setup: json })).now };
}
