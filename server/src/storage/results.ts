import { type ShownTo, type ShownToFriends, shownTo, shownToFriends } from '@orrery/protocol';
import { counted } from './counted.ts';
import { hourOf } from './rounded.ts';
import type { Driver, Row, Statement } from './sql-storage.ts';

export type MatchRow = {
  readonly table: string;
  readonly game: string;
  readonly began: number;
  readonly ended: number;
  readonly seats: number;
  readonly rated: boolean;
  readonly listed: boolean;
  /** How many acts it took. */
  readonly moves: number;
};

export type ResultRow = {
  readonly seat: number;
  /** A player, or `bot:` and a level; null for guests. */
  readonly who: string | null;
  readonly name: string;
  readonly place: number;
  readonly points: number;
  /** What it changed of their rating; null where it was not rated. */
  readonly gain: number | null;
  /** The topic of what they played with; null where there is none, or it was not noted yet. */
  readonly plays: string | null;
  /** How long their turns took at a table over days, in the middle of them; null elsewhere. */
  readonly turn: number | null;
};

export type RatingRow = { readonly who: string; readonly mu: number; readonly sigma: number; readonly matches: number };

export type ProfileRow = {
  readonly handle: string;
  readonly identity: string;
  readonly shown: ShownTo;
  readonly running: ShownToFriends;
  readonly online: ShownToFriends;
};

/** Matches that are over, results, ratings and profiles. */
export class Results {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Tables that are over and not yet noted here, the first to end first. */
  async unnoted(since: number, limit: number): Promise<string[]> {
    const sql = `SELECT id FROM tables WHERE status = 'over' AND hour >= $3 AND updated >= $1 AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.table_id = tables.id)
                 ORDER BY updated, id LIMIT $2`;
    return (await this.#driver.query(sql, [since, limit, hourOf(since)])).map((r) => String(r.id));
  }

  /** Notes a match once, with all that follows from it; one writer at a time. */
  async note(match: MatchRow, results: readonly ResultRow[], ratings: readonly RatingRow[]): Promise<void> {
    const { table, game, began, ended, seats, rated, listed, moves } = match;
    await this.#driver.transaction([
      {
        sql: 'INSERT INTO matches (table_id, game, began, ended, seats, rated, listed, moves) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
        values: [table, game, began, ended, seats, rated ? 1 : 0, listed ? 1 : 0, moves],
      },
      ...results.map(
        ({ seat, who, name, place, points, gain, plays, turn }): Statement => ({
          sql: 'INSERT INTO results (table_id, seat, who, name, place, points, gain, plays, turn) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
          values: [table, seat, who, name, place, points, gain, plays, turn],
        }),
      ),
      ...ratings.map(
        ({ who, mu, sigma, matches }): Statement => ({
          sql: `INSERT INTO ratings (game, who, mu, sigma, matches) VALUES ($1, $2, $3, $4, $5)
                ON CONFLICT (game, who) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches`,
          values: [game, who, mu, sigma, matches],
        }),
      ),
    ]);
  }

  /** How a match came out; undefined where it is not noted yet, nothing where it had no result. */
  async outcomeOf(table: string): Promise<ResultRow[] | undefined> {
    const [noted] = await this.#driver.query('SELECT 1 AS one FROM matches WHERE table_id = $1', [table]);
    if (noted === undefined) return undefined;
    return (await this.#driver.query('SELECT * FROM results WHERE table_id = $1 ORDER BY seat', [table])).map(resultOf);
  }

  /** Ratings in a game, of these or of all bots. */
  async ratings(game: string, whose: readonly string[]): Promise<RatingRow[]> {
    if (whose.length === 0) return [];
    const list = whose.map((_, i) => `$${i + 2}`).join(', ');
    return (await this.#driver.query(`SELECT * FROM ratings WHERE game = $1 AND who IN (${list})`, [game, ...whose])).map(ratingOf);
  }

  async botRatings(game: string): Promise<RatingRow[]> {
    return (await this.#driver.query("SELECT * FROM ratings WHERE game = $1 AND who LIKE 'bot:%' ORDER BY mu", [game])).map(ratingOf);
  }

  async ratingsOf(who: string): Promise<(RatingRow & { readonly game: string })[]> {
    const rows = await this.#driver.query('SELECT * FROM ratings WHERE who = $1 ORDER BY game', [who]);
    return rows.map((r) => ({ ...ratingOf(r), game: String(r.game) }));
  }

  /** The best of a game who have played so many rated matches. */
  async ladder(game: string, least: number, limit: number): Promise<(RatingRow & { readonly name: string })[]> {
    const sql = `SELECT r.*, COALESCE(g.name, '') AS name FROM ratings r LEFT JOIN guests g ON g.identity = r.who
                 LEFT JOIN profiles p ON p.identity = r.who
                 WHERE r.game = $1 AND r.matches >= $2 AND (r.who LIKE 'bot:%' OR p.shown = 'everybody') ORDER BY r.mu DESC, r.who LIMIT $3`;
    return (await this.#driver.query(sql, [game, least, limit])).map((r) => ({ ...ratingOf(r), name: String(r.name) }));
  }

  /** The matches somebody played, the last first, with everybody's results. */
  async history(
    who: string,
    limit: number,
  ): Promise<{ readonly match: MatchRow; readonly results: readonly ResultRow[]; readonly kept: boolean }[]> {
    const sql = `SELECT m.*, r.seat, r.who, r.name, r.place, r.points, r.gain, r.plays, r.turn, CASE WHEN t.id IS NULL THEN 0 ELSE 1 END AS kept FROM matches m
                 JOIN results r ON r.table_id = m.table_id LEFT JOIN tables t ON t.id = m.table_id
                 WHERE m.table_id IN (SELECT table_id FROM (SELECT x.table_id, y.ended FROM results x JOIN matches y ON y.table_id = x.table_id
                   WHERE x.who = $1 GROUP BY x.table_id, y.ended ORDER BY y.ended DESC, x.table_id LIMIT $2) AS own)
                 ORDER BY m.ended DESC, m.table_id, r.seat`;
    const rows = await this.#driver.query(sql, [who, limit]);
    return [...Map.groupBy(rows, (r) => String(r.table_id)).values()].map((group) => ({
      match: matchOf(group[0] as Row),
      results: group.map(resultOf),
      kept: group[0]?.kept === 1,
    }));
  }

  /** Whether two players were in a match together. */
  async met(one: string, other: string): Promise<boolean> {
    const sql = 'SELECT 1 AS one FROM results a JOIN results b ON b.table_id = a.table_id WHERE a.who = $1 AND b.who = $2 LIMIT 1';
    return (await this.#driver.query(sql, [one, other])).length > 0;
  }

  /** Players somebody was in a match with and has not blocked, those met last first. */
  async companions(who: string, limit: number): Promise<string[]> {
    const sql = `SELECT b.who, MAX(m.ended) AS last FROM results a JOIN results b ON b.table_id = a.table_id JOIN matches m ON m.table_id = a.table_id
                 JOIN players p ON p.identity = b.who WHERE a.who = $1 AND b.who <> $1 AND p.leaving IS NULL
                 AND NOT EXISTS (SELECT 1 FROM blocks x WHERE x.identity = $1 AND x.other = b.who)
                 GROUP BY b.who ORDER BY last DESC, b.who LIMIT $2`;
    return (await this.#driver.query(sql, [who, limit])).map((r) => String(r.who));
  }

  /** Public matches of a game: every seat of the last of them. */
  async publicResults(game: string, matches: number): Promise<{ readonly match: MatchRow; readonly results: readonly ResultRow[] }[]> {
    const sql = `SELECT m.*, r.seat, r.who, r.name, r.place, r.points, r.gain, r.plays, r.turn FROM
                 (SELECT * FROM matches WHERE game = $1 AND listed = 1 ORDER BY ended DESC LIMIT $2) AS m JOIN results r ON r.table_id = m.table_id
                 ORDER BY m.ended DESC, m.table_id, r.seat`;
    const rows = await this.#driver.query(sql, [game, matches]);
    return [...Map.groupBy(rows, (r) => String(r.table_id)).values()].map((group) => ({
      match: matchOf(group[0] as Row),
      results: group.map(resultOf),
    }));
  }

  /** How long the last matches took that came to an end within this time, by game and number of seats. */
  async lengths(within: number, limit: number): Promise<{ readonly game: string; readonly seats: number; readonly length: number }[]> {
    const sql = `SELECT game, seats, ended - began AS length FROM matches m WHERE ended - began <= $1
                 AND EXISTS (SELECT 1 FROM results r WHERE r.table_id = m.table_id) ORDER BY ended DESC LIMIT $2`;
    const rows = await this.#driver.query(sql, [within, limit]);
    return rows.map((r) => ({ game: String(r.game), seats: Number(r.seats), length: Number(r.length) }));
  }

  async profileByHandle(handle: string): Promise<ProfileRow | undefined> {
    const [row] = await this.#driver.query('SELECT * FROM profiles WHERE handle = $1', [handle]);
    return row === undefined ? undefined : profileOf(row);
  }

  /** A player's profile; made at the first look, under this handle. */
  async profileOf(identity: string, fresh: string): Promise<ProfileRow> {
    await this.#driver.query("INSERT INTO profiles (handle, identity, shown) VALUES ($1, $2, 'played') ON CONFLICT DO NOTHING", [
      fresh,
      identity,
    ]);
    const [row] = await this.#driver.query('SELECT * FROM profiles WHERE identity = $1', [identity]);
    if (row === undefined) throw new Error('a profile that was not made');
    return profileOf(row);
  }

  /** Handles of these players, of those who have one. */
  async handles(identities: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (identities.length === 0) return new Map();
    const list = identities.map((_, i) => `$${i + 1}`).join(', ');
    const rows = await this.#driver.query(
      `SELECT identity, handle FROM profiles WHERE identity IN (${list}) AND shown <> 'nobody'`,
      identities,
    );
    return new Map(rows.map((r) => [String(r.identity), String(r.handle)]));
  }

  async show({ identity, shown, running, online }: ProfileRow): Promise<void> {
    await this.#driver.query('UPDATE profiles SET shown = $2, running = $3, online = $4 WHERE identity = $1', [
      identity,
      shown,
      running,
      online,
    ]);
  }

  count(): Promise<number> {
    return counted(this.#driver, 'SELECT COUNT(*) AS n FROM matches', []);
  }
}

/** The others keep their results against somebody who is no more. */
export const forgetResults = (identity: string): Statement[] => [
  { sql: "UPDATE results SET who = NULL, name = '' WHERE who = $1", values: [identity] },
  { sql: 'DELETE FROM ratings WHERE who = $1', values: [identity] },
  { sql: 'DELETE FROM profiles WHERE identity = $1', values: [identity] },
];

const matchOf = (r: Row): MatchRow => ({
  table: String(r.table_id),
  game: String(r.game),
  began: Number(r.began),
  ended: Number(r.ended),
  seats: Number(r.seats),
  rated: r.rated === 1,
  listed: r.listed === 1,
  moves: Number(r.moves),
});
const resultOf = (r: Row): ResultRow => ({
  seat: Number(r.seat),
  who: r.who === null ? null : String(r.who),
  name: String(r.name),
  place: Number(r.place),
  points: Number(r.points),
  gain: r.gain === null ? null : Number(r.gain),
  plays: r.plays === null ? null : String(r.plays),
  turn: r.turn === null ? null : Number(r.turn),
});
const ratingOf = (r: Row): RatingRow => ({ who: String(r.who), mu: Number(r.mu), sigma: Number(r.sigma), matches: Number(r.matches) });
const profileOf = (r: Row): ProfileRow => ({
  handle: String(r.handle),
  identity: String(r.identity),
  shown: shownTo.catch('nobody').parse(r.shown),
  running: shownToFriends.catch('nobody').parse(r.running),
  online: shownToFriends.catch('nobody').parse(r.online),
});
