import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Games } from '@orrery/protocol';
import { limits } from '@orrery/protocol';
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { listenToAdmin } from './admin/listen.ts';
import { BackupSchedule, type Backups } from './backup/schedule.ts';
import { Bans } from './bans.ts';
import { redirectToBase, withoutBase } from './base-path.ts';
import { BotPool, botNames, standIn } from './bots/pool.ts';
import { CannotStart } from './cannot-start.ts';
import { defaults, type ServerConfig } from './config.ts';
import { announce, type Context } from './context.ts';
import { Gate } from './gate.ts';
import { GiveBack } from './give-back.ts';
import { limitConnections } from './http/connections.ts';
import { friendRoutes } from './http/friends.ts';
import { invitationRoutes } from './http/invitations.ts';
import { leagueRoutes } from './http/leagues.ts';
import { linkRoutes } from './http/links.ts';
import { mailLinkRoutes } from './http/mail-link.ts';
import { meRoutes } from './http/me.ts';
import { noticeRoutes } from './http/notices.ts';
import { operationRoutes } from './http/operations.ts';
import { ownTableRoutes } from './http/own-table.ts';
import { HostPages, pageRoutes } from './http/pages.ts';
import { passkeyRoutes } from './http/passkeys.ts';
import { planRoutes } from './http/plans.ts';
import { playerRoutes } from './http/player.ts';
import { previewRoutes } from './http/previews.ts';
import { profileRoutes } from './http/profile.ts';
import { puzzleRoutes } from './http/puzzles.ts';
import { rematchRoutes } from './http/rematch.ts';
import { saveRoutes } from './http/saves.ts';
import { tableHookRoutes } from './http/table-hooks.ts';
import { tableRoutes } from './http/tables.ts';
import { vacationRoutes } from './http/vacation.ts';
import { webRoutes } from './http/web.ts';
import { Guests } from './identity.ts';
import { LeagueRunner } from './leagues/runner.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { Carrier } from './notices/carrier.ts';
import { mailThrough } from './notices/mail.ts';
import { vapidKeys } from './notices/push.ts';
import { Sender } from './notices/sender.ts';
import { forgetThoseWhoLeft } from './players/forget.ts';
import { Recovery } from './players/recovery.ts';
import { protect } from './protect.ts';
import { Refusal } from './refusal.ts';
import { loadRegistry } from './registry.ts';
import { Recorder } from './results/recorder.ts';
import { RulesPool } from './rules/pool.ts';
import { ServerTime } from './server-time.ts';
import { tellLine } from './socket/chat.ts';
import { LobbyNews } from './socket/lobby-news.ts';
import { tellPresence } from './socket/presence.ts';
import { Sockets } from './socket/sockets.ts';
import { openStorage } from './storage/open.ts';
import { Hall } from './tables/hall.ts';
import { Keeper } from './tables/keeper.ts';
import type { LiveTable } from './tables/live-table.ts';
import type { Tools } from './tables/tools.ts';
import { trusts } from './trust.ts';
import { Turns } from './turns.ts';

export type RunningServer = {
  readonly port: number;
  readonly context: Context;
  /** Answers what has arrived, leaves snapshots and ends. */
  stop(): Promise<void>;
};

export async function startServer(given: Partial<ServerConfig> & Pick<ServerConfig, 'registry'>): Promise<RunningServer> {
  const config: ServerConfig = { ...defaults, ...given };
  const log = createLog(config.logLevel);
  const metrics = createMetrics(() => bots.waiting);
  const storage = await openStorage(
    config,
    (size, seconds) => {
      metrics.batch.observe(size);
      metrics.commit.observe(seconds);
    },
    (why) => log.warn(`${why}: waiting for it`),
  );
  const rules = new RulesPool(config.registry, { threads: config.rulesThreads, limit: config.rulesLimit }, () => metrics.stuck.inc());
  const botSettings = { threads: config.botThreads, quickThreads: config.quickBotThreads, limit: config.botLimit };
  const bots = new BotPool(config.registry, botSettings, (err, bot, attempt) => {
    metrics.botFailures.inc();
    log.error({ err, bot, attempt }, 'a bot failed');
  });
  const serverTime = await ServerTime.open(storage, config, (err) => log.warn({ err }, 'the time was not kept'));
  const { botPatience, botNotice, pauses, wall: now } = config;
  const lobby = new LobbyNews(storage, log);
  const tools: Tools = {
    storage,
    rules,
    bots,
    metrics,
    log,
    standIn,
    botPatience,
    botNotice,
    notices: config.notices,
    changed: (table) => lobby.changed(table),
    pauses,
    now,
    time: serverTime.now,
    node: randomUUID(),
    giveBack: new GiveBack(),
  };
  const chatNews = async (table: LiveTable, n: number): Promise<void> => {
    for (const line of await storage.chat(table.id, n - 1, 1)) await tellLine(storage, table, line);
  };
  const hall = new Hall(tools, config, (kind, table, seq) => {
    if (kind === 'members') announce(table);
    else if (kind === 'presence') tellPresence(table);
    else chatNews(table, seq).catch((err) => log.warn({ err }, 'chat of another server'));
  });
  const context: Context = {
    config,
    tools,
    hall,
    games: await describeGames(config.registry),
    gate: new Gate(),
    guests: await Guests.open(storage),
    lobby,
    turns: new Turns(),
    hostPages: new HostPages(config.dataDir),
  };
  storage.onNotice(({ kind, table: identity }) => {
    if (kind === 'missed') lobby.missed();
    else if (kind === 'friend') lobby.asked(identity);
  });
  const sockets = new Sockets(context);
  const { smtpUrl, from, within } = config.notices;
  const mail = smtpUrl === undefined ? undefined : mailThrough(smtpUrl, from ?? 'orrery@localhost', within);
  const carrier = new Carrier(config.notices, await vapidKeys(storage), mail);
  const sender = new Sender(tools, hall, config.notices, carrier);
  const keeper = new Keeper(tools, config.keep, (id) => hall.has(id), { every: config.tidy });
  keeper.onTidy = () => forgetThoseWhoLeft(context);
  const recorder = new Recorder(tools, config.sweep);
  const leagues = new LeagueRunner(context, config.sweep);
  const bans = await Bans.open(storage, log);
  bans.onBan = (identity) => sockets.shutOut(identity);

  const isProxy = trusts(config.trustProxy);
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isProxy,
    bodyLimit: limits.body,
    // Whoever begins a request brings it to its end, within about this time and a sixth of it.
    requestTimeout: config.requestWithin,
    http: { headersTimeout: config.requestWithin / 3, connectionsCheckingInterval: config.requestWithin / 6 },
    frameworkErrors: unreadable,
    rewriteUrl: withoutBase(config.basePath),
  });
  const endConnections = limitConnections(app.server, config.rates.connections, isProxy);
  redirectToBase(app, config.basePath);
  await protect(app, context);
  bans.attach(app);
  meRoutes(app, context);
  tableRoutes(app, context);
  ownTableRoutes(app, context);
  saveRoutes(app, context);
  rematchRoutes(app, context);
  invitationRoutes(app, context);
  friendRoutes(app, context);
  planRoutes(app, context);
  linkRoutes(app, context, sockets);
  passkeyRoutes(app, context, sockets);
  playerRoutes(app, context, sockets, await Recovery.open(storage));
  vacationRoutes(app, context);
  profileRoutes(app, context);
  leagueRoutes(app, context, leagues);
  noticeRoutes(app, context, carrier);
  tableHookRoutes(app, context, carrier);
  mailLinkRoutes(app, context, carrier);
  puzzleRoutes(app, context);
  operationRoutes(app, context);
  previewRoutes(app, context);
  pageRoutes(app, context);
  sockets.routes(app);
  await webRoutes(app, config.webRoot);
  await listen(app, config);
  const backups = new BackupSchedule(tools, backupsOf(config));
  const admin = await listenToAdmin(config.dataDir, { context, sockets, bans }, log);
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  log.info({ port, storage: storage.kind, games: context.games.games.map((g) => g.id) }, 'listening');

  let stopping: Promise<void> | undefined;
  // What matters most comes first: answers that are under way, then snapshots, then manners. Nobody who hangs can hold anything of it up.
  const stop = async (): Promise<void> => {
    context.gate.shut();
    keeper.stop();
    tools.giveBack.stop();
    bans.close();
    admin.close();
    // One that is under way is not waited for: it leaves nothing behind but what the next one takes away.
    await atMost(GRACE_MS, backups.stop());
    await atMost(GRACE_MS, bots.stop());
    // What is not sent by now is sent after the next start.
    await atMost(GRACE_MS, sender.stop());
    await atMost(GRACE_MS, recorder.stop());
    await atMost(GRACE_MS, leagues.stop());
    mail?.close();
    await atMost(GRACE_MS, sockets.settled());
    await atMost(SNAPSHOTS_WITHIN_MS, hall.close());
    await atMost(GRACE_MS, sockets.goodbye());
    sockets.terminate();
    const closed = app.close();
    await atMost(GRACE_MS, closed);
    // Also what was about to become a socket just now.
    endConnections();
    await atMost(GRACE_MS, closed);
    await atMost(GRACE_MS, rules.stop());
    await atMost(
      GRACE_MS,
      serverTime.close().catch((err: unknown) => log.warn({ err }, 'the time was not kept')),
    );
    await atMost(GRACE_MS, storage.close());
    log.info('stopped');
  };
  return {
    port,
    context,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** Backups are kept beside what they are of, unless said otherwise. */
const backupsOf = ({ backups, dataDir }: ServerConfig): Backups => ({ ...backups, folder: backups.folder ?? join(dataDir, 'backups') });

async function listen(app: FastifyInstance, { port, host }: ServerConfig): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new CannotStart(`port ${port} on ${host} is taken: stop what uses it, or choose another with --port`);
    if (code === 'EACCES') throw new CannotStart(`port ${port} is not ours to open: choose one above 1023 with --port`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new CannotStart(`${host} is no address of this machine: choose another with --host`);
    throw error;
  }
}

/** How long others are waited for while the server stops: for an answer to go out, for a goodbye to be heard. */
const GRACE_MS = 500;
/** Storage that does not answer must not keep the server from stopping; what it lacks is played again at the next start. */
const SNAPSHOTS_WITHIN_MS = 10_000;

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Addresses that cannot even be read. */
const unreadable = (_error: FastifyError, _request: unknown, reply: { raw: ServerResponse }): void => {
  const { status, body } = new Refusal('badMessage', { path: '' });
  reply.raw.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

async function describeGames(address: string): Promise<Games> {
  const registry = await loadRegistry(address);
  const games = await Promise.all(
    Object.values(registry).map(async (entry) => {
      const { id, version, definition } = await entry.load();
      return { id, version, seats: definition.seats, options: definition.options };
    }),
  );
  return { games, bots: [...botNames] };
}
