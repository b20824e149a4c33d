import { languages } from '@orrery/kernel';
import { z } from 'zod';
import { tableId, token } from './common.ts';

/** What somebody may wish to hear of. */
export const noticeTopics = ['turn', 'short', 'vote', 'standIn', 'invite', 'over', 'friend', 'said'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];
/** What somebody is told, and what it counts as. */
export const topicOf = {
  turn: 'turn',
  short: 'short',
  vote: 'vote',
  standIn: 'standIn',
  back: 'standIn',
  asleep: 'standIn',
  awake: 'standIn',
  invite: 'invite',
  rematch: 'invite',
  over: 'over',
  friend: 'friend',
  said: 'said',
} as const satisfies Record<string, NoticeTopic>;
export type NoticeKind = keyof typeof topicOf;
export const channelKinds = ['push', 'mail', 'hook'] as const;
export type ChannelKind = (typeof channelKinds)[number];
export const hookStyles = ['discord', 'slack', 'matrix', 'ntfy', 'telegram'] as const;
export type HookStyle = (typeof hookStyles)[number];

/** How many ways to be reached one visitor may have. */
export const MOST_CHANNELS = 8;

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};
const minute = z
  .int()
  .min(0)
  .max(24 * 60 - 1);

const byChannel = z.strictObject({ push: z.boolean(), mail: z.boolean(), hook: z.boolean() });
const all = { push: true, mail: true, hook: true };
const none = { push: false, mail: false, hook: false };
/** What reaches somebody, and when. Quiet hours are minutes of the day in their own time zone; null: none. */
export const wishes = z.strictObject({
  language: z.enum(Object.keys(languages) as [keyof typeof languages]),
  zone: z.string().min(1).max(60).refine(isZone),
  quiet: z.strictObject({ from: minute, to: minute }).nullable(),
  /** In quiet hours too, when less than three hours are left on a clock. */
  wake: z.boolean(),
  /** Also while they look at that table. */
  always: z.boolean(),
  what: z.strictObject({
    turn: byChannel,
    short: byChannel,
    vote: byChannel,
    standIn: byChannel,
    // Pages from before invitations do not know of them.
    invite: byChannel.prefault({ ...all, hook: false }),
    over: byChannel,
    // Nor of friends.
    friend: byChannel.prefault(none),
    said: byChannel.prefault(none),
  }),
});
export type Wishes = z.infer<typeof wishes>;

export const usualWishes: Wishes = {
  language: 'en',
  zone: 'UTC',
  quiet: null,
  wake: true,
  always: false,
  what: {
    turn: all,
    short: { ...all, hook: false },
    vote: all,
    standIn: all,
    invite: { ...all, hook: false },
    over: { push: false, mail: true, hook: true },
    friend: none,
    said: none,
  },
};

const webAddress = z
  .string()
  .max(1000)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));
const secret = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[\x21-\x7e]+$/);
const key = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+=*$/);

const hooks = [
  z.strictObject({ kind: z.literal('hook'), style: z.enum(['discord', 'slack', 'ntfy']), url: webAddress }),
  z.strictObject({ kind: z.literal('hook'), style: z.literal('matrix'), url: webAddress, room: secret, token: secret }),
  z.strictObject({ kind: z.literal('hook'), style: z.literal('telegram'), token: secret.regex(/^[0-9]+:[\w-]+$/), chat: secret }),
] as const;

/* GET /api/notices -> notices. PUT /api/notices (wishes). POST /api/notices/channels (newChannel) -> channel. DELETE /api/notices/channels/:id.
   POST /api/notices/channels/:id/test: sends a word through it. POST /api/notices/confirm { token }: the mail address was right. */
export const newChannel = z.union([
  z.strictObject({
    kind: z.literal('push'),
    label: z.string().trim().min(1).max(60),
    endpoint: webAddress,
    keys: z.strictObject({ p256dh: key, auth: key }),
  }),
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(200) }),
  ...hooks,
]);
export type NewChannel = z.infer<typeof newChannel>;

/** A channel as its owner sees it listed: where it leads is told in part only. */
export const channel = z.object({
  id: z.string(),
  kind: z.enum(channelKinds),
  label: z.string(),
  /** `unconfirmed`: a mail waits to be read; `failing`: it did not work lately. */
  state: z.enum(['good', 'unconfirmed', 'failing']),
});
export type ChannelSummary = z.infer<typeof channel>;

export const notices = z.object({
  wishes,
  /** Nobody has said yet what they wish. */
  fresh: z.boolean(),
  channels: z.array(channel),
  /** What a browser needs to subscribe with. */
  pushKey: z.string(),
  /** Whether this server can send mail. */
  mail: z.boolean(),
});
export type Notices = z.infer<typeof notices>;

export const channelParams = z.object({ id: token });
export const confirmChannel = z.strictObject({ token });

/* GET /api/tables/:id/hooks: chats that hear whose turn it is at a table, for those who sit there. -> tableHooks
   POST /api/tables/:id/hooks (newTableHook) -> channel, once a first word has arrived there. DELETE /api/tables/:id/hooks/:hook -> tableHooks */
export const newTableHook = z.strictObject({ language: z.enum(Object.keys(languages) as [keyof typeof languages]), hook: z.union(hooks) });
export type NewTableHook = z.infer<typeof newTableHook>;
export const tableHooks = z.object({ hooks: z.array(channel) });
export type TableHooks = z.infer<typeof tableHooks>;
export const tableHookParams = z.object({ id: tableId, hook: token });
