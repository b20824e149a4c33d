import { z } from 'zod';
import { gameId, seat } from './common.ts';
import { avatar } from './player.ts';

/** Names a profile; says nothing about whose it is. */
export const handle = z.string().regex(/^[A-Za-z0-9_-]{16}$/);

/** Who may see one's results. */
export const shownTo = z.enum(['nobody', 'played', 'everybody']);
export type ShownTo = z.infer<typeof shownTo>;
/** Who may see where one plays, and that one is here. */
export const shownToFriends = z.enum(['nobody', 'friends']);
export type ShownToFriends = z.infer<typeof shownToFriends>;

/** Both want to be friends; you have asked and wait for an answer; you are asked; none of these, though you have met; or you have not met. */
export const friendship = z.enum(['friends', 'asked', 'asks', 'none', 'strangers']);
export type Friendship = z.infer<typeof friendship>;

/** How well somebody plays a game, and how sure that is. */
const rating = z.object({ value: z.number(), spread: z.number(), matches: z.number() });
export type Rating = z.infer<typeof rating>;

const seatResult = z.object({
  seat,
  name: z.string(),
  /** The level of a bot. */
  bot: z.string().nullable(),
  handle: handle.nullable(),
  place: z.number(),
  points: z.number(),
  /** What the match changed of their rating. */
  gain: z.number().nullable(),
  /** Whose profile this is. */
  own: z.boolean(),
});
export type SeatResult = z.infer<typeof seatResult>;

const played = z.object({
  game: gameId,
  ended: z.number(),
  rated: z.boolean(),
  /** Its table, where it is still kept. */
  table: z.string().nullable(),
  seats: z.array(seatResult),
});
export type Played = z.infer<typeof played>;

const inGame = z.object({
  game: gameId,
  matches: z.number(),
  won: z.number(),
  /** The most points, against others. */
  best: z.number().nullable(),
  rating: rating.nullable(),
  /** What the rating was before and after the last rated matches, the oldest first; empty without any. */
  curve: z.array(z.number()),
  /** The bots of this game, the weakest first. */
  bots: z.array(z.object({ level: z.string(), value: z.number() })),
});
export type InGame = z.infer<typeof inGame>;

const rival = z.object({ name: z.string(), bot: z.string().nullable(), handle: handle.nullable(), above: z.number(), below: z.number() });
export type Rival = z.infer<typeof rival>;

/** Matches of each game that ended in a week. */
const week = z.object({ begins: z.number(), games: z.record(gameId, z.number()) });
export type Week = z.infer<typeof week>;

/* GET /api/profile: one's own; with ?as=stranger as somebody sees it who has not met them, if at all. PUT /api/profile { shown, running, online }: who may see what of it. GET /api/profiles/:handle: somebody's, where they show it to you. -> profile */
export const profile = z.object({
  handle,
  name: z.string(),
  avatar,
  since: z.number(),
  own: z.boolean(),
  shown: shownTo.nullable(),
  /** Who sees at which listed tables one plays, and that one is here; null on somebody else's. */
  running: shownToFriends.nullable(),
  online: shownToFriends.nullable(),
  /** What they are to whoever asks; null on one's own. */
  friendship: friendship.nullable(),
  matches: z.number(),
  won: z.number(),
  /** Matches won in a row, now and at best. */
  row: z.number(),
  longestRow: z.number(),
  games: z.array(inGame),
  rivals: z.array(rival),
  history: z.array(played),
  /** The last weeks, this one last. */
  weeks: z.array(week),
  /** How long a turn takes at tables over days, in the middle of them; null on somebody else's. */
  turn: z.number().nullable(),
});
export type Profile = z.infer<typeof profile>;
export const changeProfile = z.strictObject({
  shown: shownTo.optional(),
  running: shownToFriends.optional(),
  online: shownToFriends.optional(),
});
export type ChangeProfile = z.infer<typeof changeProfile>;
export const profileQuery = z.object({ as: z.literal('stranger').optional() });
export const profileParams = z.object({ handle });

/* GET /api/tables/:id/gains: what a match that is over changed of ratings, for whoever sat there. -> gains */
export const gains = z.object({
  /** Ratings follow some time after the end. */
  noted: z.boolean(),
  /** One's own rating in this game now; null without one. */
  rating: z.number().nullable(),
  /** By seat; null where nothing changed because nothing was rated. */
  gains: z.array(z.number().nullable()),
});
export type Gains = z.infer<typeof gains>;

/* GET /api/games/:game/statistics: what public matches of a game tell. -> statistics */
export const statistics = z.object({
  game: gameId,
  matches: z.number(),
  /** Milliseconds from laying the table to the end, in the middle of all; null without any. */
  length: z.number().nullable(),
  /** Acts in the middle of all. */
  moves: z.number().nullable(),
  /** By number of seats: how often each seat won, and points of winners and others on average. */
  bySeats: z.array(
    z.object({
      seats: z.number(),
      matches: z.number(),
      won: z.array(z.number()),
      winners: z.number().nullable(),
      others: z.number().nullable(),
    }),
  ),
  /** What was played with, by its topic: how often, how often it won, and its points on average; the most successful first. */
  byPlays: z.array(z.object({ plays: z.string(), seats: z.number(), won: z.number(), expected: z.number(), points: z.number() })),
  /** The best of those who show their results to everybody, and the bots. */
  ladder: z.array(z.object({ name: z.string(), bot: z.string().nullable(), handle: handle.nullable(), rating })),
});
export type Statistics = z.infer<typeof statistics>;
export const gameParams = z.object({ game: gameId });
