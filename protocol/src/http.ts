import type { ReplayMoment } from '@orrery/host';
import type { OptionSpec, OptionValue, Save } from '@orrery/kernel';
import { z } from 'zod';
import { botId, clockRule, gameId, name, seat, tableId, title, token } from './common.ts';
import { limits } from './limits.ts';
import { avatar } from './player.ts';
import { handle } from './profile.ts';
import { tableSummary } from './table.ts';

/** What whoever runs a server may have to say about it, as Markdown files in its data folder. */
export const hostPage = z.enum(['imprint', 'privacy', 'accessibility']);
export type HostPage = z.infer<typeof hostPage>;

/* GET /api/pages/:page?language=de: such a page, in that language where there is a file for it. */
export const hostPageText = z.object({ language: z.string(), markdown: z.string() });
export type HostPageText = z.infer<typeof hostPageText>;

/* GET /api/me: who you are to this server; the first call gives you an identity (a cookie). PUT /api/me changes the name. */
export const me = z.object({
  name: z.string(),
  /** Of a player alone: what the picture is drawn from. */
  avatar: avatar.optional(),
  /** The best of their ratings, where they have any. */
  best: z.object({ game: gameId, value: z.number() }).optional(),
  /** The pages of its host that this server has. */
  pages: z.array(hostPage).optional(),
  /** This server sends mail. */
  mail: z.boolean().optional(),
});
export type Me = z.infer<typeof me>;
export const putMe = z.strictObject({ name });

/* GET /api/games: what can be played here. */
export const games = z.object({
  games: z.array(
    z.object({
      id: gameId,
      version: z.number(),
      seats: z.object({ min: z.number(), max: z.number() }),
      options: z.record(z.string(), z.custom<OptionSpec>()),
    }),
  ),
  bots: z.array(botId),
});
export type Games = z.infer<typeof games>;

/** What a creator wants at a seat. `me` is the creator's own; several are possible: friends at one screen. */
export const wantedSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), name: name.optional() }),
  z.strictObject({ kind: z.literal('empty') }),
  z.strictObject({ kind: z.literal('bot'), bot: botId, name: name.optional() }),
]);
export type WantedSeat = z.infer<typeof wantedSeat>;

export const optionValue: z.ZodType<OptionValue> = z.union([z.boolean(), z.string().max(80)]);

/** What a table agrees on before it begins: how long somebody must be away before the others may ask for a stand-in, and its level. */
const agreement = { absence: z.int().min(limits.absence.least).max(limits.absence.most).optional(), standIn: botId.optional() };

/* POST /api/tables: lays a table. -> tableAnswer */
export const createTable = z.strictObject({
  game: gameId,
  title: title.optional(),
  seats: z.array(wantedSeat).min(1).max(16),
  options: z.record(z.string().max(80), optionValue).optional(),
  clock: clockRule.optional(),
  ...agreement,
  listed: z.boolean().optional(),
  /** It counts for everybody's rating, where only players and bots sit there. */
  rated: z.boolean().optional(),
  /** Agreed beforehand: where a bot waits too long for the server to think, a quicker level may answer for it. */
  quickerBots: z.boolean().optional(),
});
export type CreateTable = z.infer<typeof createTable>;

/* POST /api/saves: lays a table that goes on with a save. The seats are those of the save. -> tableAnswer */
export const importSave = z.strictObject({
  save: z.unknown(),
  title: title.optional(),
  seats: z.array(wantedSeat).min(1).max(16),
  clock: clockRule.optional(),
  ...agreement,
  listed: z.boolean().optional(),
  /** Agreed beforehand: where a bot waits too long for the server to think, a quicker level may answer for it. */
  quickerBots: z.boolean().optional(),
});
export type ImportSave = Omit<z.infer<typeof importSave>, 'save'> & { readonly save: Save };

export const tableAnswer = z.object({ table: tableSummary });
export type TableAnswer = z.infer<typeof tableAnswer>;

/* GET /api/tables: open tables with an empty seat, and running ones that everybody may watch. GET /api/tables/:id
   GET /api/tables/mine?limit=&after=: where you sit or what you laid, those that go on first, each page with those that wait for you on
   top. `next` is where the next page begins. */
export const mineQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(100),
  after: z
    .string()
    .regex(/^[01]\.\d{1,15}\.[A-Za-z0-9_-]{22}$/)
    .transform((text) => {
      const [over, updated, id = ''] = text.split('.');
      return { over: over === '1', updated: Number(updated), id };
    })
    .optional(),
});
export const tableList = z.object({
  tables: z.array(tableSummary),
  /** Those at which friends of yours play come first. */
  running: z.array(tableSummary.extend({ friends: z.boolean().optional() })).optional(),
  next: z.string().optional(),
  /** With open tables: how many minutes a game takes here at one sitting, in the middle of the last, by game and number of seats; only where it is known. */
  minutes: z.record(gameId, z.record(z.string(), z.number())).optional(),
});
export type TableList = z.infer<typeof tableList>;

/* GET /api/tables/:id/asked?seat=&language=: what one's own seat is asked there, in words that everybody may read. -> asked */
export const askedQuery = z.object({ seat: z.coerce.number().pipe(seat), language: z.enum(['en', 'de']) });
export const asked = z.object({
  /** The number of the last act it is true of. */
  seq: z.number(),
  round: z.number(),
  /** Empty where words would need what only the seat may know. */
  question: z.string(),
  /** The last thing somebody else did. */
  last: z.string(),
  /** Points by seat as the table counts them; null where it does not. */
  points: z.array(z.number()).nullable(),
  /** How many moves others have made since one's own last; null where that is long ago. */
  since: z.number().nullable(),
  /** Milliseconds left on the seat's clock, and what it began with; null without one. */
  left: z.number().nullable(),
  bank: z.number().nullable(),
});
export type Asked = z.infer<typeof asked>;

/* POST /api/tables/:id/join: takes an empty seat, the first without a number. -> tableAnswer. POST /api/tables/:id/leave { seat }: before the
   start the seat is empty again, after it a bot of the level agreed on takes over. */
export const joinTable = z.strictObject({ seat: seat.optional(), name: name.optional() });
export type JoinTable = z.infer<typeof joinTable>;
export const leaveTable = z.strictObject({ seat });
export type LeaveTable = z.infer<typeof leaveTable>;

/* POST /api/tables/:id/rematch: once it is over, one of those who sat there: the same table again, everybody one seat on. The first lays it, the
   others take their places and are told; it begins when all have. -> tableAnswer
   GET: what everybody who sat there has said to it. -> rematch. To say no is to decline the invitation to that table. */
export const rematch = z.object({
  /** The table that is laid; null: nobody has asked. */
  table: tableId.nullable(),
  /** From then on no answer counts as no. */
  until: z.number().nullable(),
  answers: z.array(z.object({ seat, answer: z.enum(['yes', 'no', 'open']) })),
});
export type Rematch = z.infer<typeof rematch>;

export const companion = z.object({ handle, name: z.string(), avatar });
export type Companion = z.infer<typeof companion>;

/* GET /api/friends: your friends, whom you have asked, and who asks you. POST /api/friends { handle }: you would like to be friends with somebody you played with, or say yes to them.
   DELETE /api/friends/:handle: you say no, or are friends no longer. -> friends */
export const friends = z.object({
  friends: z.array(
    companion.extend({ is: z.enum(['friends', 'asked', 'asks']), /** Was here a moment ago, and lets you see it. */ online: z.boolean() }),
  ),
});
export type FriendList = z.infer<typeof friends>;
export type Friend = FriendList['friends'][number];
export const befriend = z.strictObject({ handle });
export const friendParams = z.object({ handle });

/* GET /api/companions: players you were in a match with, those met last first. -> companions
   POST /api/tables/:id/invitations { handle }: the creator asks one of them to a table that gathers; they are told. -> companions who are asked there
   GET the same: who is asked there. GET /api/invitations: what you are asked to. -> invitations. DELETE /api/invitations/:id: you say no. -> invitations */
export const companions = z.object({ companions: z.array(companion) });
export type Companions = z.infer<typeof companions>;
export const invitePlayer = z.strictObject({ handle });
export const invitations = z.object({
  invitations: z.array(z.object({ table: tableSummary, by: z.string(), rematch: z.boolean(), until: z.number() })),
  /** Who would like to be friends with you. */
  friends: z.array(companion).optional(),
});
export type Invitations = z.infer<typeof invitations>;

/* PUT /api/tables/:id/seats/:seat: the creator sets a seat before the start (a bot, or empty again). -> tableAnswer */
export const setSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('empty') }),
  z.strictObject({ kind: z.literal('bot'), bot: botId, name: name.optional() }),
]);
export type SetSeat = z.infer<typeof setSeat>;

/* GET /api/tables/:id/own: what you keep to yourself about a table. PUT: changes what is given; what is over, or not yours to play, may be hidden. -> ownTable
   PUT /api/tables/:id/seats/:seat/block: whether you want to hear whoever sits there, and let them sit at your tables. -> ownTable
   DELETE /api/tables/:id: the creator, while nobody else sits there. */
export const ownTable = z.object({
  note: z.string(),
  hidden: z.boolean(),
  /** Seats whose holders you have blocked. */
  blocked: z.array(seat),
});
export type OwnTable = z.infer<typeof ownTable>;
export const changeOwn = z.strictObject({ note: z.string().max(limits.note).optional(), hidden: z.boolean().optional() });
export type ChangeOwn = z.infer<typeof changeOwn>;
export const blockSeat = z.strictObject({ blocked: z.boolean() });

/* POST /api/tables/:id/seats/:seat/link: a one-time link that moves your seat to another device; the creator may make one for an empty seat.
   A new one replaces the old. DELETE the same: revokes it (the seat's holder or the creator). Put the token behind the # of an address:
   fragments are never sent to servers, so it is in nobody's log. */
export const link = z.object({ token, expires: z.number() });
export type Link = z.infer<typeof link>;
/* POST /api/claim/look: what a link is for, without using it up. -> invitation. POST /api/claim/watch: whoever is invited looks on instead. -> link */
export const lookAtLink = z.strictObject({ token });
export const invitation = z.object({
  table: tableSummary,
  seat,
  /** Whoever made the link, as they are called at the table or by themselves; empty where the house did. */
  host: z.string(),
  /** The seat is somebody's and moves to this device; otherwise it is empty. */
  moves: z.boolean(),
  expires: z.number(),
});
export type Invitation = z.infer<typeof invitation>;
/* POST /api/claim: sits down where the link points. -> claimed */
export const claim = z.strictObject({ token, name: name.optional() });
export type Claim = z.infer<typeof claim>;
export const claimed = z.object({ table: tableSummary, seat });
export type Claimed = z.infer<typeof claimed>;

/* POST /api/tables/:id/watch-link: a link for spectators (any seat's holder). -> link. DELETE: ends it (the creator). */

/* GET /api/tables/:id/save?watch=: the whole match with its secrets: once it is over, or while all human seats are yours. -> Save */
export const saveQuery = z.object({ watch: token.optional() });
/* GET /api/tables/:id/replay?from=0&to=39&seat=1&watch=: moments as your seat saw them (spectator without one). -> replay */
export const replayQuery = z.object({
  from: z.coerce.number().int().min(0).max(1_000_000),
  to: z.coerce.number().int().min(0).max(1_000_000),
  seat: z.coerce.number().int().min(0).max(15).optional(),
  watch: token.optional(),
});
export const replay = z.object({
  moments: z.array(z.custom<ReplayMoment>()).max(limits.moments),
  /** The last moment there is. */
  last: z.number(),
});
export type Replay = z.infer<typeof replay>;

export const tableParams = z.object({ id: tableId });
export const seatParams = z.object({ id: tableId, seat: z.coerce.number().pipe(seat) });
