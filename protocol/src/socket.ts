import type { Change, Heard, Told } from '@orrery/host';
import { type Refusal, STOPS } from '@orrery/kernel';
import { z } from 'zod';
import { chatText, decisionName, name, orderId, seat, seq, tableId, token } from './common.ts';
import { limits } from './limits.ts';
import { answer } from './plain.ts';
import { plan } from './plan.ts';
import { refusalArgs, refusalCode } from './refusals.ts';
import { tableSummary } from './table.ts';

/* The socket is /api/socket. One socket follows one table as one viewer; another hello changes both. It may listen to the lobby besides, or instead. */

const told = z.custom<Told>();
const change = z.custom<Change>();
const heard = z.array(z.custom<Heard>());

/** First of all. `since` is the last act already seen: the welcome tells what came after it. `seat` null: as a spectator. */
const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: z.int(),
  table: tableId,
  seat: seat.nullable(),
  watch: token.optional(),
  since: seq.optional(),
});

/** Answers a decision. `seq` is the number of the last act seen; resend with the same id until acknowledged or refused. */
const answerMessage = z.strictObject({ type: z.literal('answer'), id: orderId, seq, decision: decisionName, answer });
/** Takes back one answer, or all of one's own up to the last barrier. */
const undo = z.strictObject({ type: z.literal('undo'), id: orderId, seq, scope: z.enum(['step', 'turn']) });
const redo = z.strictObject({ type: z.literal('redo'), id: orderId, seq });
/** "Why not?" about an open question of one's own. */
const whyNot = z.strictObject({ type: z.literal('whyNot'), id: orderId, decision: decisionName });
/** A bot of the level the table agreed on plays for one's own seat. */
const standIn = z.strictObject({ type: z.literal('standIn'), id: orderId, seat });
/** Back at one's own seat; wakes a table that sleeps. */
const resumeSeat = z.strictObject({ type: z.literal('resumeSeat'), id: orderId, seat });
/** What to do about somebody who is away or out of time. The first vote asks, the one that makes more than half decides. */
const vote = z.strictObject({ type: z.literal('vote'), id: orderId, about: seat, choice: z.enum(['standIn', 'wait', 'end']) });
/** Gives the match up, for good. */
const giveUp = z.strictObject({ type: z.literal('giveUp'), id: orderId, seat });
/** Whoever holds a seat goes by another name there from now on; with a number where somebody has that name. */
const rename = z.strictObject({ type: z.literal('rename'), id: orderId, seat, name });
/** Asks the table for something everybody has a say in; to take back is one's own last answer and whatever came after it. */
const move = z.strictObject({
  type: z.literal('move'),
  id: orderId,
  wanted: z.discriminatedUnion('what', [
    z.strictObject({ what: z.literal('end') }),
    z.strictObject({ what: z.literal('pause'), until: z.int().min(0).max(Number.MAX_SAFE_INTEGER) }),
    z.strictObject({ what: z.literal('resume') }),
    z.strictObject({ what: z.literal('undo') }),
  ]),
});
/** What one says to it. */
const second = z.strictObject({ type: z.literal('second'), id: orderId, yes: z.boolean() });
/** One's own part of the agreement that everybody may ask for hints. */
const allowHints = z.strictObject({ type: z.literal('allowHints'), id: orderId });
const withdrawHints = z.strictObject({ type: z.literal('withdrawHints'), id: orderId });
/** When one wants to be asked, by kind of window: all that differs from what the game does by itself. */
const setStops = z.strictObject({
  type: z.literal('setStops'),
  id: orderId,
  stops: z.record(decisionName, z.enum(STOPS)).refine((stops) => Object.keys(stops).length <= limits.stops),
});
/** At a screen several share nobody came forward: this seat of one's own lets its window pass. */
const letPass = z.strictObject({ type: z.literal('letPass'), id: orderId, seat, seq });
const chat = z.strictObject({ type: z.literal('chat'), id: orderId, text: chatText });
/** What was told from answer `from` to answer `to` (the setting up is 0). */
const history = z.strictObject({ type: z.literal('history'), id: orderId, from: seq, to: seq });
/** From now on, hear what changes among one's own tables and the open ones. Needs no hello. */
const lobby = z.strictObject({ type: z.literal('lobby'), id: orderId });
/** Whether the page is before its reader's eyes: whoever looks elsewhere is told when they are asked. Not answered. */
const look = z.strictObject({ type: z.literal('look'), id: orderId, looking: z.boolean() });
const ping = z.strictObject({ type: z.literal('ping'), id: orderId });

export const clientMessage = z.discriminatedUnion('type', [
  hello,
  answerMessage,
  undo,
  redo,
  whyNot,
  standIn,
  resumeSeat,
  vote,
  giveUp,
  rename,
  move,
  second,
  allowHints,
  withdrawHints,
  setStops,
  letPass,
  chat,
  history,
  lobby,
  look,
  ping,
]);
export type ClientMessage = z.infer<typeof clientMessage>;

export const chatLine = z.object({ n: z.number(), time: z.number(), seat, name: z.string(), text: z.string() });
export type ChatLine = z.infer<typeof chatLine>;

/** Who is here: for each seat whether its holder is connected, to any server, and if not since when; and how many watch. */
export const presence = z.object({
  seats: z.array(z.boolean()),
  /** By the server's clock; null for those who are here, and for bots. */
  awaySince: z.array(z.number().nullable()),
  watching: z.number(),
});
export type Presence = z.infer<typeof presence>;

/** The answer to hello: all there is to know. Sent again whenever an update could not follow the last one. */
const welcome = z.object({
  type: z.literal('welcome'),
  protocol: z.int(),
  table: tableSummary,
  told,
  /** What came after `since`; without `since`, all that is still in memory. */
  heard,
  /** False: something before the first of them is missing; ask for the history. */
  complete: z.boolean(),
  chat: z.array(chatLine),
  presence,
  /** The server's clock, to reckon clocks by. */
  time: z.number(),
});

/**
 * What changed since the act with number `base`. A client that has another number says hello again. `open` is the same for everybody who hears
 * the same; its beats, one for each event heard, move the table with the events, before the rest does.
 */
const update = z.object({
  type: z.literal('update'),
  base: z.number(),
  seq: z.number(),
  heard,
  open: change.optional(),
  own: change.optional(),
});

/** It is done and durable, as act `seq`. */
const ack = z.object({ type: z.literal('ack'), id: orderId, seq: z.number() });
/** It was not done. Without an id: the message could not be read. */
const refused = z.object({ type: z.literal('refused'), id: z.string().optional(), code: refusalCode, args: refusalArgs });
const whyNotAnswer = z.object({ type: z.literal('whyNot'), id: orderId, decision: z.string(), refusals: z.array(z.custom<Refusal>()) });
const historyAnswer = z.object({ type: z.literal('history'), id: orderId, heard });
const chatNews = z.object({ type: z.literal('chat'), lines: z.array(chatLine).max(limits.history) });
const presenceNews = z.object({ type: z.literal('presence'), presence });
/** The table's summary changed: its seats, or which of them are yours. */
const tableNews = z.object({ type: z.literal('table'), table: tableSummary });
/** A bot waits for the server to have time for it, and how many are before it; null: it waits no longer. */
const botWaits = z.object({ type: z.literal('botWaits'), seat, ahead: z.number().nullable() });
/**
 * Something changed among one's own tables, or the open ones: ask for them again. `waiting` is at how many of one's own one is asked, where that may
 * have changed.
 */
const lobbyNews = z.object({ type: z.literal('lobby'), mine: z.boolean(), open: z.boolean(), waiting: z.number().optional() });
/** One's own plan has come further, or to its end. */
const planNews = z.object({ type: z.literal('plan'), seat, plan });
const pong = z.object({ type: z.literal('pong'), id: orderId, time: z.number() });
/** The server hangs up: it is going down (reconnect), or this seat is now held elsewhere (you may watch). */
const bye = z.object({ type: z.literal('bye'), why: z.enum(['shutdown', 'moved']) });

export const serverMessage = z.discriminatedUnion('type', [
  welcome,
  update,
  ack,
  refused,
  whyNotAnswer,
  historyAnswer,
  chatNews,
  presenceNews,
  tableNews,
  botWaits,
  lobbyNews,
  planNews,
  pong,
  bye,
]);
export type ServerMessage = z.infer<typeof serverMessage>;
export type ServerMessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;
export type ClientMessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** Where the socket is. */
export const SOCKET_PATH = '/api/socket';
