import type { TableStatus } from '@orrery/host';
import type { Friends } from './friends.ts';
import type { InvitationRow, Invitations } from './invitations.ts';
import type { Leagues } from './leagues.ts';
import type { Life } from './life.ts';
import type { Office } from './office.ts';
import type { Asked, Outbox } from './outbox.ts';
import type { Plans } from './plans.ts';
import type { Players } from './players.ts';
import type { Results } from './results.ts';
import type { Shares } from './shares.ts';

/** Storage cannot be reached, or cannot write, at the moment: nothing is known to have been done, and trying again later is right. */
export class StorageAway extends Error {}

/** A table as its row keeps it. */
export type TableRow = {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  /** JSON of its config and clock, for everybody to see. */
  readonly terms: string;
  readonly commitment: string;
  /** The identity of who laid it; of a league's table `league:` and its id, and nobody joins it but who plays there. */
  readonly creator: string;
  readonly listed: boolean;
  readonly imported: boolean;
  /** Where it was laid from, as a hash nobody can turn back; null where that is not known. */
  readonly network: string | null;
  readonly created: number;
} & TableNow;

/** What changes with every act. */
export type TableNow = {
  readonly seq: number;
  readonly status: TableStatus;
  /** JSON for the lobby: seats and who is asked. */
  readonly summary: string;
  /** A bot is asked: some server must see to it. */
  readonly botDue: boolean;
  /** When somebody's time is up if nothing happens. */
  readonly timeout: number | null;
  /** The version of the rules its first acts were made under; null at tables from before that was kept. */
  readonly rules: number | null;
  readonly updated: number;
};

/** Who holds a seat. */
export type Member = { readonly seat: number; readonly identity: string };

/** Somebody who is asked to a table when it is laid, and when they are told. */
export type Asks = Omit<InvitationRow, 'declined'> & { readonly due: number | null };

/** An act to be kept, with what it makes of the row, all in one transaction. */
export type NewAct = {
  readonly table: string;
  /** JSON of the act. */
  readonly act: string;
  readonly now: TableNow;
  /** The act changes who holds a seat. */
  readonly member?: { readonly seat: number; readonly identity: string | null };
  /** Whom it asks, or tells, who may not be there: each of their channels gets a row in the outbox. */
  readonly asks?: readonly Asked[];
};

export type StoredSnapshot = { readonly seq: number; readonly firm: boolean; readonly data: string };

export type ChatRow = { readonly n: number; readonly time: number; readonly seat: number; readonly name: string; readonly text: string };

/** A link is kept by the hash of its token. A link without a seat is for watching. */
export type LinkRow = {
  readonly hash: string;
  readonly table: string;
  readonly seat: number | null;
  readonly expires: number;
  /** The identity of who made it; empty for watch links from before that was noted. */
  readonly maker: string;
  /** Who held the seat when the link was made, null for an empty one: it is good for that state of the seat and no other. */
  readonly holder: string | null;
};

/** Where a page of a list ended; the next one begins after it. */
export type PageEnd = { readonly over: boolean; readonly updated: number; readonly id: string };

/** A server's word on whether the holder of a seat is connected to it and looks at the table, and when it last was so. */
export type PresenceRow = {
  readonly seat: number;
  readonly node: string;
  readonly here: boolean;
  readonly looks: boolean;
  readonly seen: number;
};

/** What one server tells the others; or, by itself, that it could not hear them for a while. Of a device that is somebody else's now, its name stands for the table. */
export type Notice = { readonly kind: NoticeKind | 'missed'; readonly table: string; readonly seq: number };
export const noticeKinds = ['act', 'chat', 'members', 'presence', 'device', 'plan', 'friend'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * All that is durable. One interface, kept by SQLite for a single server and by PostgreSQL for several. A promise that resolves means
 * that the change is on disk.
 */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  /** What only those who run the server ask for. */
  readonly office: Office;
  /** Guests who have become players, and their devices. */
  readonly players: Players;
  /** How people are reached, and what is still to be told. */
  readonly outbox: Outbox;
  /** Vacations, private notes, blocks. */
  readonly life: Life;
  /** How matches came out, ratings and profiles. */
  readonly results: Results;
  /** Leagues, their seasons and matches. */
  readonly leagues: Leagues;
  /** Matches of people's own devices, for whoever has the link. */
  readonly shares: Shares;
  /** What people want to answer when they are asked next. */
  readonly plans: Plans;
  /** Who is asked to which table. */
  readonly invitations: Invitations;
  /** Who is whose friend. */
  readonly friends: Friends;

  /** `setup` is JSON of a TableSetup and holds the seed: it never leaves the server while the match runs. `asks` are written with it, or nothing is, and so is what its maker's friends are told. */
  createTable(row: TableRow, setup: string, members: readonly Member[], asks?: readonly Asks[], tellFriendsAt?: number): Promise<void>;
  setup(id: string): Promise<string>;
  table(id: string): Promise<TableRow | undefined>;
  members(id: string): Promise<Member[]>;
  /** Of these tables, those that have begun and are still kept. */
  keptOf(tables: readonly string[]): Promise<ReadonlySet<string>>;
  /** The seats somebody holds, at all tables. */
  seatsOf(identity: string): Promise<{ readonly table: string; readonly seat: number }[]>;
  /** Listed tables that gather, those first whose makers have laid fewest. */
  openTables(limit: number): Promise<TableRow[]>;
  /** Listed tables that are being played, those first at which something happened last; of these people, or of anybody. */
  runningTables(limit: number, whose?: readonly string[]): Promise<TableRow[]>;
  countListedOf(creator: string): Promise<number>;
  /** Where somebody sits, or what they laid: those that go on first, each by the newest act; a page, from after the end of another. */
  tablesOf(identity: string, limit: number, after?: PageEnd): Promise<TableRow[]>;
  /** At how many running tables somebody is asked. */
  countWaiting(identity: string): Promise<number>;
  /** Of these tables, what a lobby needs to know about who should look again: those who sit there, laid it, or are asked to it. */
  seenIn(
    tables: readonly string[],
  ): Promise<{ readonly id: string; readonly listed: boolean; readonly status: TableStatus; readonly identities: readonly string[] }[]>;
  /** Tables laid since then: by somebody, from somewhere. */
  countTablesOf(creator: string, since: number): Promise<number>;
  countTablesFrom(network: string, since: number): Promise<number>;
  /** Notes that a table has bots, and whose it is. */
  putBotTable(table: string, creator: string, address: string): Promise<void>;
  /** Unfinished tables with bots at which something happened since then: of this identity, from this address, in all. */
  countBotTables(creator: string, address: string, since: number): Promise<{ identity: number; address: number; all: number }>;
  /** Running tables for which a server must do something: a bot has been asked since before `before`, or a clock ran out by `now`. */
  dueTables(before: number, now: number, limit: number): Promise<string[]>;

  /** True: the act has this number from now on. False: another act has it. Where it changes who holds a seat, the seat's links end with it. */
  append(act: NewAct): Promise<boolean>;
  /** The numbers of the last acts of these tables. */
  seqsOf(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** JSON of the list of acts after one number and up to another: one text, however many they are. */
  past(table: string, after: number, upTo: number): Promise<string>;
  /** JSON of the acts after a number, in order. */
  acts(table: string, after: number): Promise<string[]>;
  putSnapshot(table: string, snapshot: StoredSnapshot): Promise<void>;
  /** The newest, and the newest firm one where that is another; newest first. */
  snapshots(table: string): Promise<StoredSnapshot[]>;

  /** Gives a seat from one identity to another, and ends its links; false where it is not the first one's any more. */
  moveSeat(table: string, seat: number, from: string, to: string): Promise<boolean>;
  /** One that is there already stays as it is. */
  putLink(link: LinkRow): Promise<void>;
  link(hash: string): Promise<LinkRow | undefined>;
  /** Takes a link out of the world; true for the one who did. */
  takeLink(hash: string): Promise<boolean>;
  /** Of the links for watching that somebody made, the newest stay. */
  trimWatchLinks(table: string, maker: string, most: number): Promise<void>;
  /** Ends the links to a seat, or those for watching; of one maker, or all. */
  dropLinks(table: string, seat: number | null, maker?: string): Promise<void>;

  /** Keeps a line once, however often the same seat sends it with the same id, and with it that the others are told when it is `due`. */
  addChat(table: string, line: Omit<ChatRow, 'n'>, id: string, due: number): Promise<{ readonly line: ChatRow; readonly fresh: boolean }>;
  chat(table: string, after: number, limit: number): Promise<ChatRow[]>;

  guestName(identity: string): Promise<string | undefined>;
  nameGuest(identity: string, name: string, now: number): Promise<void>;
  /** Whether this identity has a name, a seat or a table here. */
  knows(identity: string): Promise<boolean>;
  /** A guest with a name was here. */
  sawGuest(identity: string, now: number): Promise<void>;
  /** A secret all servers share; the first to ask for it gives it. */
  secret(name: string, fresh: string): Promise<string>;

  /** Tables in this state that nothing has happened at since before `before`, the oldest first. */
  staleTables(status: TableStatus, before: number, limit: number): Promise<Pick<TableRow, 'id' | 'seq'>[]>;
  /** Forgets a table and all that belongs to it, unless something has happened there after this act. */
  dropTable(id: string, seq: number): Promise<boolean>;
  /** Forgets links that have run out. */
  dropOldLinks(now: number): Promise<number>;
  /** Forgets the names of guests who were last here before `before` and have neither seat nor table. */
  dropOldGuests(before: number, now: number): Promise<number>;
  /** Of the guests who have neither seat nor table, those stay who were here last. */
  dropSurplusGuests(most: number): Promise<number>;

  /** Notes which holders of seats are connected to a server, and tells the others. */
  notePresence(table: string, rows: readonly PresenceRow[]): Promise<void>;
  presence(table: string): Promise<PresenceRow[]>;
  /** Says that a server is alive: whoever it noted as connected still is at this moment. What is older than `until` is forgotten. */
  keepPresence(node: string, at: number, until: number): Promise<void>;
  /** Keeps the later of this and all other moments named here, and says which that is. */
  keepTime(at: number): Promise<number>;

  /** Only one server at a time holds a table's claim; it is free again when that server dies. */
  claim(table: string): Promise<boolean>;
  release(table: string): Promise<void>;

  /** News from the other servers. */
  onNotice(listener: (notice: Notice) => void): void;
  /** Writes something and takes it away again; rejects when an act could not be kept now. */
  tryWriting(): Promise<void>;
  /** Everything that is acknowledged, as an SQLite file of its own, while others go on writing. */
  copyTo(file: string): Promise<void>;
  close(): Promise<void>;
}
