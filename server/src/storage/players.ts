import type { PuzzleShare, Streak } from '@orrery/protocol';
import { counted } from './counted.ts';
import { forgetFriends } from './friends.ts';
import { forgetInvitations, invitationsHeldBy } from './invitations.ts';
import { forgetLeagues } from './leagues.ts';
import { forgetLife, lifeHeldBy } from './life.ts';
import { forgetPlans, plansHeldBy } from './plans.ts';
import { forgetResults } from './results.ts';
import { forgetShares, sharesHeldBy } from './shares.ts';
import type { Driver, Row, Statement } from './sql-storage.ts';

/** A guest who has become a player; the name is kept with the guests. */
export type PlayerRow = {
  readonly identity: string;
  /** What the picture is drawn from. */
  readonly avatar: number;
  readonly language: string;
  readonly zone: string;
  /** When recovery words were drawn last; null: none. */
  readonly recoveryAt: number | null;
  readonly created: number;
  /** Wants to be forgotten: what they were called, and when it happens for good. */
  readonly leaving: { readonly name: string; readonly at: number } | null;
};

/** How a device came to a player. */
export const ways = ['first', 'words', 'link', 'mail', 'passkey'] as const;
export type Way = (typeof ways)[number];

export type DeviceRow = {
  readonly device: string;
  readonly identity: string;
  readonly label: string;
  readonly came: Way;
  readonly added: number;
  readonly seen: number;
};

export type PasskeyRow = {
  readonly id: string;
  readonly identity: string;
  /** In base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly added: number;
  readonly seen: number;
};

/** Something that works once, for a while: a link that adds a device, made on another one or sent by mail, a passkey's challenge. Kept by its hash. */
export type TicketKind = 'device' | 'mail' | 'newPasskey' | 'passkey';
export type Ticket = { readonly hash: string; readonly kind: TicketKind; readonly identity: string | null; readonly expires: number };

/** Where an identity is written down besides its player: what is another's from now on, when a guest's device joins a player. */
const heldBy = [
  'UPDATE members SET identity = $2 WHERE identity = $1',
  'UPDATE tables SET creator = $2 WHERE creator = $1',
  'UPDATE bot_tables SET creator = $2 WHERE creator = $1',
  'UPDATE links SET maker = $2 WHERE maker = $1',
  'UPDATE links SET holder = $2 WHERE holder = $1',
  'UPDATE channels SET identity = $2 WHERE identity = $1',
  'UPDATE outbox SET identity = $2 WHERE identity = $1',
  'UPDATE notice_wishes SET identity = $2 WHERE identity = $1 AND NOT EXISTS (SELECT 1 FROM notice_wishes w WHERE w.identity = $2)',
  ...lifeHeldBy,
  ...sharesHeldBy,
  ...plansHeldBy,
  ...invitationsHeldBy,
] as const;

/** What somebody is called who wants to be forgotten: nothing. Clients say it in their own language. */
export const FORMER = '';

const SEEN_EVERY_MS = 10 * 60_000;
const STILL_HERE_MS = 3 * 60_000;

/** Players, their devices and what leads back to them. */
export class Players {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Whose a device is; null for one that was taken off and may not be anybody any more, undefined for a guest's. */
  async ownerOf(device: string): Promise<string | null | undefined> {
    const [row] = await this.#driver.query('SELECT identity FROM devices WHERE device = $1', [device]);
    return row === undefined ? undefined : row.identity === null ? null : String(row.identity);
  }

  async player(identity: string): Promise<PlayerRow | undefined> {
    const [row] = await this.#driver.query('SELECT * FROM players WHERE identity = $1', [identity]);
    return row === undefined ? undefined : playerOf(row);
  }

  /** A guest becomes a player, with the device they are at; false where they are one. */
  async add(player: Omit<PlayerRow, 'leaving'>, recovery: string, device: DeviceRow): Promise<boolean> {
    const { identity, avatar, language, zone, recoveryAt, created } = player;
    const sql = `INSERT INTO players (identity, avatar, language, zone, recovery, recovery_at, created) VALUES ($1, $2, $3, $4, $5, $6, $7)
                 ON CONFLICT (identity) DO NOTHING`;
    await this.#driver.transaction([{ sql, values: [identity, avatar, language, zone, recovery, recoveryAt, created] }, putDevice(device)]);
    // Whoever asked twice at once has the words of one of them.
    return (await this.byRecovery(recovery)) === identity;
  }

  async change(identity: string, { avatar, language, zone }: Pick<PlayerRow, 'avatar' | 'language' | 'zone'>): Promise<void> {
    await this.#driver.query('UPDATE players SET avatar = $2, language = $3, zone = $4 WHERE identity = $1', [
      identity,
      avatar,
      language,
      zone,
    ]);
  }

  /** Nobody reads their name any more, and no league waits for them; what they were called is kept until they are forgotten for good. */
  async leave(identity: string, name: string, at: number): Promise<void> {
    await this.#driver.transaction([
      {
        sql: 'UPDATE players SET leaving = $3, leaving_name = $2 WHERE identity = $1 AND leaving IS NULL',
        values: [identity, name, at],
      },
      ...calledNow(identity, name, FORMER),
      ...forgetLeagues(identity),
    ]);
  }

  /** They have changed their mind, and are called as before. */
  async stay(identity: string, name: string): Promise<void> {
    await this.#driver.transaction([
      { sql: 'UPDATE players SET leaving = NULL, leaving_name = NULL WHERE identity = $1', values: [identity] },
      ...calledNow(identity, FORMER, name),
    ]);
  }

  /** Players whose time to change their minds is over. */
  async left(now: number, limit: number): Promise<string[]> {
    const sql = 'SELECT identity FROM players WHERE leaving IS NOT NULL AND leaving <= $1 ORDER BY leaving, identity LIMIT $2';
    return (await this.#driver.query(sql, [now, limit])).map((r) => String(r.identity));
  }

  /** From now on these words lead to the player, and none from before. */
  async setRecovery(identity: string, recovery: string, at: number): Promise<void> {
    await this.#driver.query('UPDATE players SET recovery = $2, recovery_at = $3 WHERE identity = $1', [identity, recovery, at]);
  }

  async byRecovery(recovery: string): Promise<string | undefined> {
    const [row] = await this.#driver.query('SELECT identity FROM players WHERE recovery = $1', [recovery]);
    return row === undefined ? undefined : String(row.identity);
  }

  async devices(identity: string): Promise<DeviceRow[]> {
    const rows = await this.#driver.query('SELECT * FROM devices WHERE identity = $1 ORDER BY seen DESC, device', [identity]);
    return rows.map(deviceOf);
  }

  /**
   * A guest's device plays as a player from now on, and what the guest had is the player's. False where the device is somebody's already. The tables where seats changed hands
   * are for the caller to tell.
   */
  async join(device: DeviceRow): Promise<boolean> {
    const { device: guest, identity } = device;
    const theirs = 'EXISTS (SELECT 1 FROM devices d WHERE d.device = $1 AND d.identity = $2)';
    await this.#driver.transaction([
      putDevice(device),
      ...heldBy.map((sql): Statement => ({ sql: `${sql} AND ${theirs}`, values: [guest, identity] })),
      { sql: `DELETE FROM guests WHERE identity = $1 AND ${theirs}`, values: [guest, identity] },
    ]);
    return (await this.ownerOf(guest)) === identity;
  }

  /** The device's token opens nothing of the player's any more; false where it was not theirs. */
  async dropDevice(identity: string, device: string): Promise<boolean> {
    // The first device's token also spells the player's own name: that one is remembered as nobody's.
    const sql =
      device === identity
        ? 'UPDATE devices SET identity = NULL WHERE device = $1 AND identity = $2 RETURNING device'
        : 'DELETE FROM devices WHERE device = $1 AND identity = $2 RETURNING device';
    if ((await this.#driver.query(sql, [device, identity])).length === 0) return false;
    await this.tellGone(device);
    return true;
  }

  /** Tells the other servers that a device is somebody else now. */
  tellGone(device: string): Promise<void> {
    return this.#driver.notify({ kind: 'device', table: device, seq: 0 });
  }

  /** Tells the other servers that seats at a table have changed hands. */
  tellMembers(table: string): Promise<void> {
    return this.#driver.notify({ kind: 'members', table, seq: 0 });
  }

  async sawDevice(device: string, now: number): Promise<void> {
    await this.#driver.query('UPDATE devices SET seen = $2 WHERE device = $1 AND seen < $3', [device, now, now - SEEN_EVERY_MS]);
  }

  /** Whoever has a page open is here, though their device asks for nothing. */
  async sawDevices(devices: readonly string[], now: number): Promise<void> {
    if (devices.length === 0) return;
    const list = devices.map((_, i) => `$${i + 3}`).join(', ');
    await this.#driver.query(`UPDATE devices SET seen = $1 WHERE seen < $2 AND device IN (${list})`, [
      now,
      now - STILL_HERE_MS,
      ...devices,
    ]);
  }

  async addPasskey(key: PasskeyRow): Promise<boolean> {
    const sql = `INSERT INTO passkeys (id, identity, public_key, counter, transports, label, added, seen) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
                 ON CONFLICT (id) DO NOTHING RETURNING id`;
    const values = [key.id, key.identity, key.publicKey, key.counter, JSON.stringify(key.transports), key.label, key.added, key.seen];
    return (await this.#driver.query(sql, values)).length > 0;
  }

  async passkey(id: string): Promise<PasskeyRow | undefined> {
    const [row] = await this.#driver.query('SELECT * FROM passkeys WHERE id = $1', [id]);
    return row === undefined ? undefined : passkeyOf(row);
  }

  async passkeys(identity: string): Promise<PasskeyRow[]> {
    return (await this.#driver.query('SELECT * FROM passkeys WHERE identity = $1 ORDER BY added, id', [identity])).map(passkeyOf);
  }

  async usedPasskey(id: string, counter: number, now: number): Promise<void> {
    await this.#driver.query('UPDATE passkeys SET counter = $2, seen = $3 WHERE id = $1', [id, counter, now]);
  }

  async dropPasskey(identity: string, id: string): Promise<boolean> {
    return (await this.#driver.query('DELETE FROM passkeys WHERE id = $1 AND identity = $2 RETURNING id', [id, identity])).length > 0;
  }

  /** A new one; of its kind a player has no other. What has run out goes by the way. */
  async putTicket({ hash, kind, identity, expires }: Ticket, now: number): Promise<void> {
    await this.#driver.transaction([
      { sql: 'DELETE FROM tickets WHERE expires <= $1 OR (kind = $2 AND identity = $3)', values: [now, kind, identity] },
      { sql: 'INSERT INTO tickets (hash, kind, identity, expires) VALUES ($1, $2, $3, $4)', values: [hash, kind, identity, expires] },
    ]);
  }

  async ticket(hash: string, kind: TicketKind, now: number): Promise<Ticket | undefined> {
    const [row] = await this.#driver.query('SELECT * FROM tickets WHERE hash = $1 AND kind = $2 AND expires > $3', [hash, kind, now]);
    return row === undefined ? undefined : ticketOf(row);
  }

  /** Uses a ticket up; only one who tries gets it. */
  async takeTicket(hash: string, kind: TicketKind, now: number): Promise<Ticket | undefined> {
    const [row] = await this.#driver.query('DELETE FROM tickets WHERE hash = $1 AND kind = $2 AND expires > $3 RETURNING *', [
      hash,
      kind,
      now,
    ]);
    return row === undefined ? undefined : ticketOf(row);
  }

  /** What a player has made of the daily puzzles, by game. */
  async streaks(identity: string): Promise<ReadonlyMap<string, Streak>> {
    const rows = await this.#driver.query('SELECT * FROM puzzle_streaks WHERE identity = $1 ORDER BY game', [identity]);
    return new Map(rows.map((r) => [String(r.game), streakOf(r)]));
  }

  async putStreak(identity: string, game: string, { last, days, longest, found, answered }: Streak): Promise<void> {
    const sql = `INSERT INTO puzzle_streaks (identity, game, last, days, longest, found, answered) VALUES ($1, $2, $3, $4, $5, $6, $7)
                 ON CONFLICT (identity, game) DO UPDATE SET last = $3, days = $4, longest = $5, found = $6, answered = $7`;
    await this.#driver.query(sql, [identity, game, last, days, longest, found, answered]);
  }

  /** How many players have answered a day's puzzle, and how many of them found it. A later answer of theirs takes its place. */
  async puzzleShare(game: string, day: string): Promise<PuzzleShare> {
    const sql = `SELECT COUNT(*) AS answered, COUNT(CASE WHEN last = $2 THEN 1 END) AS found FROM puzzle_streaks WHERE game = $1 AND answered = $2`;
    const [row] = await this.#driver.query(sql, [game, day]);
    return { answered: Number(row?.answered ?? 0), found: Number(row?.found ?? 0) };
  }

  /** Tables at which a seat is somebody's, and the lines they said there. */
  async linesOf(identity: string, limit: number): Promise<{ table: string; time: number; text: string }[]> {
    const sql = `SELECT c.table_id, c.time, c.text FROM chat c JOIN members m ON m.table_id = c.table_id AND m.seat = c.seat
                 WHERE m.identity = $1 ORDER BY c.time DESC LIMIT $2`;
    const rows = await this.#driver.query(sql, [identity, limit]);
    return rows.map((r) => ({ table: String(r.table_id), time: Number(r.time), text: String(r.text) }));
  }

  /** Forgets a player and all that says who they were. Seats are given up before; the tables stay, for the others. */
  async forget(identity: string): Promise<string[]> {
    const devices = (await this.devices(identity)).map((d) => d.device);
    const own = (sql: string): Statement => ({ sql, values: [identity] });
    await this.#driver.transaction([
      own(
        'DELETE FROM chat WHERE EXISTS (SELECT 1 FROM members m WHERE m.table_id = chat.table_id AND m.seat = chat.seat AND m.identity = $1)',
      ),
      own('DELETE FROM links WHERE maker = $1 OR holder = $1'),
      own('DELETE FROM members WHERE identity = $1'),
      own("UPDATE tables SET creator = '' WHERE creator = $1"),
      own('DELETE FROM bot_tables WHERE creator = $1'),
      own('DELETE FROM channels WHERE identity = $1'),
      own('DELETE FROM outbox WHERE identity = $1'),
      own('DELETE FROM notice_wishes WHERE identity = $1'),
      own('DELETE FROM puzzle_streaks WHERE identity = $1'),
      ...forgetLife(identity),
      ...forgetShares(identity),
      ...forgetPlans(identity),
      ...forgetInvitations(identity),
      ...forgetResults(identity),
      ...forgetFriends(identity),
      ...forgetLeagues(identity),
      own('DELETE FROM tickets WHERE identity = $1'),
      own('DELETE FROM passkeys WHERE identity = $1'),
      own('DELETE FROM devices WHERE identity = $1 AND device <> $1'),
      own('UPDATE devices SET identity = NULL WHERE identity = $1'),
      own('DELETE FROM players WHERE identity = $1'),
      own('DELETE FROM guests WHERE identity = $1'),
    ]);
    for (const device of devices) await this.tellGone(device);
    return devices;
  }

  /** Forgets players whose names have been forgotten, for they were not here for as long as names are kept and have no seat. */
  async dropNameless(): Promise<number> {
    const nameless = (table: string): Statement => ({
      sql: `DELETE FROM ${table} WHERE identity IS NOT NULL AND NOT EXISTS (SELECT 1 FROM guests g WHERE g.identity = ${table}.identity)`,
      values: [],
    });
    const sql = 'SELECT COUNT(*) AS n FROM players WHERE NOT EXISTS (SELECT 1 FROM guests g WHERE g.identity = players.identity)';
    const count = await counted(this.#driver, sql, []);
    if (count > 0) await this.#driver.transaction(['tickets', 'passkeys', 'devices', 'puzzle_streaks', 'friends', 'players'].map(nameless));
    return count;
  }
}

/** Whatever a player is called by, besides their seats; and tables that are called after them. */
const calledNow = (identity: string, before: string, name: string): Statement[] => [
  { sql: 'UPDATE tables SET title = $3 WHERE creator = $1 AND title = $2', values: [identity, before, name] },
  ...[
    'UPDATE guests SET name = $2 WHERE identity = $1',
    'UPDATE results SET name = $2 WHERE who = $1',
    'UPDATE chat SET name = $2 WHERE EXISTS (SELECT 1 FROM members m WHERE m.table_id = chat.table_id AND m.seat = chat.seat AND m.identity = $1)',
  ].map((sql) => ({ sql, values: [identity, name] })),
];

const putDevice = ({ device, identity, label, came, added, seen }: DeviceRow): Statement => ({
  sql: `INSERT INTO devices (device, identity, label, came, added, seen) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (device) DO NOTHING`,
  values: [device, identity, label, came, added, seen],
});

const playerOf = (r: Row): PlayerRow => ({
  identity: String(r.identity),
  avatar: Number(r.avatar),
  language: String(r.language),
  zone: String(r.zone),
  recoveryAt: r.recovery_at === null ? null : Number(r.recovery_at),
  leaving: r.leaving === null ? null : { name: String(r.leaving_name), at: Number(r.leaving) },
  created: Number(r.created),
});

const deviceOf = (r: Row): DeviceRow => ({
  device: String(r.device),
  identity: String(r.identity),
  label: String(r.label),
  came: ways.find((w) => w === r.came) ?? 'first',
  added: Number(r.added),
  seen: Number(r.seen),
});

const passkeyOf = (r: Row): PasskeyRow => ({
  id: String(r.id),
  identity: String(r.identity),
  publicKey: String(r.public_key),
  counter: Number(r.counter),
  transports: JSON.parse(String(r.transports)) as string[],
  label: String(r.label),
  added: Number(r.added),
  seen: Number(r.seen),
});

const streakOf = (r: Row): Streak => ({
  last: String(r.last),
  days: Number(r.days),
  longest: Number(r.longest),
  found: Number(r.found),
  answered: String(r.answered),
});

const ticketOf = (r: Row): Ticket => ({
  hash: String(r.hash),
  kind: r.kind as TicketKind,
  identity: r.identity === null ? null : String(r.identity),
  expires: Number(r.expires),
});
