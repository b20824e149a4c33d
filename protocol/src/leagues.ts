import { z } from 'zod';
import { clockRule, gameId, tableId, title } from './common.ts';
import { optionValue } from './http.ts';
import { limits } from './limits.ts';
import { handle } from './profile.ts';

/** Names a league; whoever knows it may look at it. */
export const leagueId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Everybody meets everybody; or a ladder, on which one climbs by challenging those above. */
export const leagueKind = z.enum(['roundRobin', 'ladder']);
export type LeagueKind = z.infer<typeof leagueKind>;
export const leagueStatus = z.enum(['gathering', 'running', 'over']);

/** What the matches of a league agree on. */
const leagueTerms = {
  /** Seats at a table; smaller ones where the members do not add up. */
  seats: z.int().min(2).max(4),
  options: z.record(z.string().max(80), optionValue).default({}),
  clock: clockRule,
  /** Days a round, or a challenge, may take. */
  days: z.int().min(1).max(limits.leagueDays),
  rated: z.boolean(),
};

/* GET /api/leagues: those one plays in, then the listed ones. POST /api/leagues: makes one, for players. -> league */
export const createLeague = z.strictObject({ title, game: gameId, kind: leagueKind, listed: z.boolean(), ...leagueTerms });
export type CreateLeague = z.input<typeof createLeague>;

const leagueSummary = z.object({
  id: leagueId,
  title,
  game: gameId,
  kind: leagueKind,
  status: leagueStatus,
  season: z.number(),
  members: z.number(),
  /** You play in it. */
  own: z.boolean(),
});
export type LeagueSummary = z.infer<typeof leagueSummary>;
export const leagueList = z.object({ leagues: z.array(leagueSummary) });
export type LeagueList = z.infer<typeof leagueList>;

const standing = z.object({
  member: z.number(),
  /** Empty for somebody who wanted to be forgotten. */
  name: z.string(),
  handle: handle.nullable(),
  place: z.number(),
  played: z.number(),
  won: z.number(),
  score: z.number(),
  own: z.boolean(),
  /** Has left the league. */
  left: z.boolean(),
  /** On a ladder: you may challenge them now. */
  challenge: z.boolean(),
});
export type Standing = z.infer<typeof standing>;

const fixture = z.object({
  round: z.number(),
  due: z.number(),
  status: z.enum(['planned', 'open', 'played', 'missed']),
  /** Its table, once it is laid and while it is kept. */
  table: tableId.nullable(),
  seats: z.array(z.object({ member: z.number(), place: z.number().nullable(), points: z.number().nullable() })),
});
export type Fixture = z.infer<typeof fixture>;

/* GET /api/leagues/:id?season=: a league as it stands, or a season of its archive. -> league
   POST /api/leagues/:id/join, /leave; /start and /end: whoever keeps it; /challenge { member }: on a ladder. -> league */
export const league = leagueSummary.omit({ members: true, own: true }).extend({
  ...leagueTerms,
  listed: z.boolean(),
  /** The season that is shown, and whether it is the present one. */
  shown: z.number(),
  round: z.number(),
  rounds: z.number(),
  due: z.number().nullable(),
  /** Your number in it, and whether you begin seasons and end it. */
  own: z.number().nullable(),
  keeper: z.boolean(),
  standings: z.array(standing),
  fixtures: z.array(fixture),
  seasons: z.array(z.object({ season: z.number(), ended: z.number() })),
});
export type League = z.infer<typeof league>;
export const leagueParams = z.object({ id: leagueId });
export const leagueQuery = z.object({ season: z.coerce.number().int().min(1).max(10_000).optional() });
export const challenge = z.strictObject({ member: z.int().min(1).max(1_000_000) });
