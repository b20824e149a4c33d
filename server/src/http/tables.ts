import { randomUUID } from 'node:crypto';
import {
  type Asked,
  askedQuery,
  createTable,
  joinTable,
  leaveTable,
  mineQuery,
  replayQuery,
  saveQuery,
  seatParams,
  setSeat,
  type TableAnswer,
  type TableList,
  tableParams,
} from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { admission, viewerFor } from '../access.ts';
import { addressGroup } from '../address.ts';
import { becomesBotTable, standsIn } from '../bots/caps.ts';
import { announce, type Context, knownBot, summaryFor, withTable } from '../context.ts';
import { pastOf, pastTurn } from '../history.ts';
import { identityOf, needIdentity } from '../identity.ts';
import { restAt } from '../players/resting.ts';
import { Refusal, read } from '../refusal.ts';
import { Lengths } from '../results/lengths.ts';
import type { TableRow } from '../storage/storage.ts';
import { lobbyOf, standInAt, summaryOf } from '../summary.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { layTable } from './lay-table.ts';
import { freeNameAt, GUEST } from './names.ts';

const LISTED = 100;
/** Running ones that are shown to whoever wants to watch. */
const RUNNING = 30;

export function tableRoutes(app: FastifyInstance, context: Context): void {
  const { storage, rules, now } = context.tools;
  const { invitations } = storage;
  const lengths = new Lengths(storage.results, now);
  const tablesPerMinute = { rateLimit: { max: context.config.rates.tables, timeWindow: 60_000 } };
  // Going through a whole match is the dearest thing one can ask for, and so is writing it down.
  const replaysPerMinute = { rateLimit: { max: context.config.rates.replays, timeWindow: 60_000 } };
  const at = (request: FastifyRequest): string => read(tableParams, request.params).id;

  app.post('/api/tables', { config: tablesPerMinute }, async (request): Promise<TableAnswer> => {
    const creator = needIdentity(request);
    const wanted = read(createTable, request.body);
    const config = await rules.run({ kind: 'configure', game: wanted.game, seats: wanted.seats.length, options: wanted.options ?? {} });
    return { table: await layTable(context, { identity: creator, address: addressGroup(request.ip) }, { ...wanted, config }) };
  });

  const list = async (rows: readonly TableRow[], identity: string | undefined): Promise<TableList> => {
    const yours = identity === undefined ? [] : await storage.seatsOf(identity);
    const seats = Map.groupBy(yours, (y) => y.table);
    return {
      tables: rows.map((row) =>
        summaryOf(
          row,
          identity,
          (seats.get(row.id) ?? []).map((s) => s.seat),
        ),
      ),
    };
  };

  app.get('/api/tables', async (request): Promise<TableList> => {
    const identity = identityOf(request);
    const others = new Set(
      identity === undefined ? [] : [...(await storage.life.blocked(identity)), ...(await storage.life.blockedBy(identity))],
    );
    const shown = async (rows: readonly TableRow[]) =>
      (
        await list(
          rows.filter((row) => !others.has(row.creator)),
          identity,
        )
      ).tables;
    const ofFriends = identity === undefined ? [] : await storage.runningTables(RUNNING, await storage.friends.playing(identity));
    const first = new Set(ofFriends.map((row) => row.id));
    const running = [...ofFriends, ...(await storage.runningTables(RUNNING)).filter((row) => !first.has(row.id))].slice(0, RUNNING);
    return {
      tables: await shown(await storage.openTables(LISTED)),
      running: (await shown(running)).map((table) => (first.has(table.id) ? { ...table, friends: true } : table)),
      minutes: await lengths.minutes(),
    };
  });

  app.get('/api/tables/mine', async (request): Promise<TableList> => {
    const identity = needIdentity(request);
    const { limit, after } = read(mineQuery, request.query);
    const rows = await storage.tablesOf(identity, limit + 1, after);
    const page = rows.slice(0, limit);
    const { tables } = await list(page, identity);
    const last = rows.length > limit ? page.at(-1) : undefined;
    // Those that wait for you first; otherwise the newest.
    const waits = (t: TableList['tables'][number]): number =>
      t.waiting.some((seat) => t.yours.includes(seat)) ? 0 : t.status === 'over' ? 2 : 1;
    return { tables: tables.sort((a, b) => waits(a) - waits(b)), ...(last === undefined ? {} : { next: pageEnd(last) }) };
  });

  app.get('/api/tables/:id', (request): Promise<TableAnswer> => {
    const identity = identityOf(request);
    return withTable(context, at(request), async (table) => {
      await table.refresh();
      const summary = summaryFor(table, identity);
      if (table.now.status !== 'gathering') return { table: summary };
      const kept = keptFor(await invitations.kept(table.id, now()), identity);
      const mayWatch = (await admission(context, table, identity, undefined)) !== undefined;
      return { table: { ...summary, ...(kept === undefined ? {} : { kept }), mayWatch } };
    });
  });

  // It opens the table, as its player is about to do; whoever shows it asks once for each act.
  app.get('/api/tables/:id/asked', { config: replaysPerMinute }, (request): Promise<Asked> => {
    const identity = needIdentity(request);
    const { seat, language } = read(askedQuery, request.query);
    return withTable(context, at(request), async (table) => {
      if (table.holder(seat) !== identity) throw new Refusal('notYourSeat');
      const { round, question, last, points, since, left, bank } = await table.facts(seat, language);
      return { seq: table.now.seq, round, question, last, points: points === null ? null : [...points], since, left, bank };
    });
  });

  app.post('/api/tables/:id/join', (request): Promise<TableAnswer> => {
    const identity = needIdentity(request);
    const wanted = read(joinTable, request.body ?? {});
    return withTable(context, at(request), async (table) => {
      await table.refresh();
      if (wanted.seat === undefined && table.seatsOf(identity).length > 0) return { table: summaryFor(table, identity) };
      const name = wanted.name ?? (await storage.guestName(identity)) ?? GUEST;
      if (!(await storage.life.welcome(table.id, table.row.creator, identity))) throw new Refusal('notWelcome');
      await sitDown(table, { ...wanted, name }, identity, await invitations.kept(table.id, now()));
      await restAt(context, table, identity);
      announce(table);
      return { table: summaryFor(table, identity) };
    });
  });

  app.post('/api/tables/:id/leave', (request): Promise<TableAnswer> => {
    const identity = needIdentity(request);
    const { seat } = read(leaveTable, request.body);
    return withTable(context, at(request), async (table) => {
      await table.refresh();
      if (table.holder(seat) !== identity) throw new Refusal('notYourSeat');
      if (table.now.status === 'gathering') {
        await table.order({ kind: 'sit', id: randomUUID(), seat, holder: { kind: 'empty' } }, { seat, identity: null });
      } else {
        await standsIn(context, table, { identity, address: addressGroup(request.ip) });
        await table.order({ kind: 'standIn', id: randomUUID(), seat, bot: standInAt(table.row) });
      }
      announce(table);
      return { table: summaryFor(table, identity) };
    });
  });

  app.put('/api/tables/:id/seats/:seat', (request): Promise<TableAnswer> => {
    const identity = needIdentity(request);
    const { id, seat } = read(seatParams, request.params);
    const wanted = read(setSeat, request.body);
    return withTable(context, id, async (table) => {
      await table.refresh();
      if (table.row.creator !== identity) throw new Refusal('notTheCreator');
      if (wanted.kind === 'bot') {
        const others = lobbyOf(table.now).seats.filter((_, other) => other !== seat);
        if (others.every((s) => s.kind === 'bot')) throw new Refusal('noPerson');
        await becomesBotTable(context, table, { identity, address: addressGroup(request.ip) });
      }
      // Whoever is sent away does not come back by the next knock.
      const away = table.holder(seat);
      if (away !== undefined && away !== identity) await storage.life.kick(table.id, away);
      const clear = { kind: 'sit', id: randomUUID(), seat, holder: { kind: 'empty' } } as const;
      if (lobbyOf(table.now).seats[seat]?.kind !== 'empty') await table.order(clear, { seat, identity: null });
      if (wanted.kind === 'bot') {
        const holder = {
          kind: 'bot',
          bot: knownBot(wanted.bot, context),
          name: freeNameAt(table, wanted.name ?? wanted.bot, seat),
        } as const;
        await table.order({ kind: 'sit', id: randomUUID(), seat, holder }, { seat, identity: null });
      }
      announce(table);
      return { table: summaryFor(table, identity) };
    });
  });

  app.get('/api/tables/:id/save', { config: replaysPerMinute }, (request, reply) => {
    const identity = identityOf(request);
    const { watch } = read(saveQuery, request.query);
    return withTable(context, at(request), async (table) => {
      await table.refresh();
      const humans = lobbyOf(table.now).seats.flatMap((s, seat) => (s.kind === 'human' ? [seat] : []));
      const [first] = humans;
      const alone = first !== undefined && humans.every((seat) => identity !== undefined && table.holder(seat) === identity);
      if (table.now.status === 'over') {
        if ((await admission(context, table, identity, watch)) === undefined) throw new Refusal('mayNotWatch');
      } else if (!alone || table.now.status === 'gathering') throw new Refusal('stillPlaying');
      // From here on somebody knows the luck of a match that is still running. Whoever takes a seat there later can see that.
      else if (lobbyOf(table.now).luckKnown !== true) await table.order({ kind: 'takeSave', id: randomUUID(), seat: first });
      reply.header('content-disposition', `attachment; filename="${table.row.game}-${table.id}.json"`).type('application/json');
      return context.turns.take([pastTurn(addressGroup(request.ip))], () => table.save());
    });
  });

  app.get('/api/tables/:id/replay', { config: replaysPerMinute }, (request, reply) => {
    const identity = identityOf(request);
    const { from, to, seat, watch } = read(replayQuery, request.query);
    return withTable(context, at(request), async (table) => {
      const { viewer } = await viewerFor(context, table, identity, { seat: seat ?? null, watch });
      const { text, last } = await pastOf(context, addressGroup(request.ip), table, viewer, { from, to, views: true });
      reply.type('application/json');
      return `{"moments":${text},"last":${last}}`;
    });
  });
}

const pageEnd = ({ status, updated, id }: TableRow): string => `${status === 'over' ? 1 : 0}.${updated}.${id}`;

/** The seat that is kept for somebody. */
const keptFor = (kept: ReadonlyMap<number, string>, identity: string | undefined): number | undefined =>
  [...kept].find(([, whose]) => whose === identity)?.[0];

/** Takes the wanted seat, the one that is kept for this person, or the first that is kept for nobody, even when somebody else takes one at the same moment. */
async function sitDown(
  table: LiveTable,
  wanted: { readonly seat?: number | undefined; readonly name: string },
  identity: string,
  kept: ReadonlyMap<number, string>,
): Promise<void> {
  const own = keptFor(kept, identity);
  const forOthers = (seat: number): boolean => (kept.get(seat) ?? identity) !== identity;
  for (;;) {
    const { seats } = lobbyOf(table.now);
    if (table.now.status !== 'gathering') throw new Refusal('alreadyStarted');
    const back = own !== undefined && seats[own]?.kind === 'empty' ? own : undefined;
    const seat = wanted.seat ?? back ?? seats.findIndex((s, each) => s.kind === 'empty' && !forOthers(each));
    if (seat === -1) throw new Refusal('noEmptySeat');
    if (seats[seat] === undefined) throw new Refusal('noSuchSeat');
    if (seats[seat].kind !== 'empty' || forOthers(seat)) throw new Refusal('seatTaken');
    try {
      const holder = { kind: 'human', name: freeNameAt(table, wanted.name) } as const;
      await table.order({ kind: 'sit', id: randomUUID(), seat, holder }, { seat, identity });
      return;
    } catch (error) {
      const lost = error instanceof Refusal && (error.code === 'nameTaken' || (error.code === 'seatTaken' && wanted.seat === undefined));
      if (!lost) throw error;
    }
  }
}
