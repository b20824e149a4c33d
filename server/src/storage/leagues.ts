import { counted } from './counted.ts';
import type { Driver, Row, Statement } from './sql-storage.ts';
import { isTaken } from './taken.ts';

export const leagueKinds = ['roundRobin', 'ladder'] as const;
export type LeagueKind = (typeof leagueKinds)[number];
export const leagueStatuses = ['gathering', 'running', 'over'] as const;
export type LeagueStatus = (typeof leagueStatuses)[number];

export type LeagueRow = {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly kind: LeagueKind;
  /** JSON of what its tables agree on. */
  readonly terms: string;
  readonly creator: string;
  /** Where it was made from, as a hash. */
  readonly network: string;
  readonly listed: boolean;
  readonly status: LeagueStatus;
  readonly season: number;
  readonly round: number;
  /** When the round, or a ladder's season, ends at the latest. */
  readonly due: number | null;
  readonly created: number;
  readonly updated: number;
};

export type MemberRow = {
  readonly member: number;
  /** Null for somebody who wanted to be forgotten. */
  readonly identity: string | null;
  readonly name: string;
  /** On a ladder, 1 the highest; there may be gaps. */
  readonly place: number;
  /** The first season they play in, and the one they left in. */
  readonly since: number;
  readonly leftIn: number | null;
};

/** A match of a later round, one that is being played, one that counts, one that does not. */
const fixtureStatuses = ['planned', 'open', 'played', 'missed'] as const;
export type FixtureStatus = (typeof fixtureStatuses)[number];
export type FixtureSeat = { readonly seat: number; readonly member: number; readonly place: number | null; readonly points: number | null };
export type FixtureRow = {
  readonly table: string;
  readonly league: string;
  readonly season: number;
  readonly round: number;
  readonly due: number;
  readonly status: FixtureStatus;
  readonly seats: readonly FixtureSeat[];
};

export type StandingRow = {
  readonly member: number;
  readonly place: number;
  readonly played: number;
  readonly won: number;
  readonly score: number;
};

/** Leagues, their members, the matches they make, and the archive of their seasons. */
export class Leagues {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** With its maker as its first member. */
  async create(row: LeagueRow): Promise<void> {
    const { id, title, game, kind, terms, creator, network, listed, status, season, round, due, created, updated } = row;
    await this.#driver.transaction([
      {
        sql: `INSERT INTO leagues (id, title, game, kind, terms, creator, network, listed, status, season, round, due, created, updated)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
        values: [id, title, game, kind, terms, creator, network, listed ? 1 : 0, status, season, round, due, created, updated],
      },
      {
        sql: 'INSERT INTO league_members (league_id, member, identity, place, since) VALUES ($1, 1, $2, 1, $3)',
        values: [id, creator, season],
      },
    ]);
  }

  async league(id: string): Promise<LeagueRow | undefined> {
    const [row] = await this.#driver.query('SELECT * FROM leagues WHERE id = $1', [id]);
    return row === undefined ? undefined : leagueOf(row);
  }

  /** Those somebody plays in, and then the listed ones, the newest first; with how many play there. */
  async list(identity: string | null, limit: number): Promise<(LeagueRow & { readonly members: number; readonly own: boolean })[]> {
    const own = 'EXISTS (SELECT 1 FROM league_members m WHERE m.league_id = l.id AND m.identity = $1 AND m.left_in IS NULL)';
    const sql = `SELECT * FROM (SELECT l.*, CASE WHEN ${own} THEN 1 ELSE 0 END AS own,
                 (SELECT COUNT(*) FROM league_members m WHERE m.league_id = l.id AND m.left_in IS NULL AND m.identity IS NOT NULL) AS members FROM leagues l) AS found
                 WHERE own = 1 OR (listed = 1 AND (members > 0 OR status = 'over')) ORDER BY own DESC, CASE WHEN status = 'over' THEN 1 ELSE 0 END, updated DESC, id LIMIT $2`;
    const rows = await this.#driver.query(sql, [identity ?? '', limit]);
    return rows.map((r) => ({ ...leagueOf(r), members: Number(r.members), own: Number(r.own) === 1 }));
  }

  /** Leagues that somebody made and that are not over; and those made from a place since then. */
  countMadeBy(creator: string): Promise<number> {
    return counted(this.#driver, "SELECT COUNT(*) AS n FROM leagues WHERE creator = $1 AND status <> 'over'", [creator]);
  }
  countMadeFrom(network: string, since: number): Promise<number> {
    return counted(this.#driver, 'SELECT COUNT(*) AS n FROM leagues WHERE network = $1 AND created >= $2', [network, since]);
  }
  countJoined(identity: string): Promise<number> {
    const sql = `SELECT COUNT(*) AS n FROM league_members m JOIN leagues l ON l.id = m.league_id
                 WHERE m.identity = $1 AND m.left_in IS NULL AND l.status <> 'over'`;
    return counted(this.#driver, sql, [identity]);
  }

  async members(league: string): Promise<MemberRow[]> {
    const sql = `SELECT m.*, COALESCE(g.name, '') AS name FROM league_members m LEFT JOIN guests g ON g.identity = m.identity
                 WHERE m.league_id = $1 ORDER BY m.place, m.member`;
    return (await this.#driver.query(sql, [league])).map(memberOf);
  }

  /** Adds somebody below all others, or back to where they were; false where there are enough already. */
  async join(league: string, identity: string, since: number, most: number): Promise<boolean> {
    const here = 'SELECT COUNT(*) FROM league_members WHERE league_id = $1 AND left_in IS NULL';
    const back = `UPDATE league_members SET left_in = NULL, since = CASE WHEN left_in IS NULL THEN since ELSE $3 END
                  WHERE league_id = $1 AND identity = $2 AND (left_in IS NULL OR (${here}) < $4) RETURNING member`;
    if ((await this.#driver.query(back, [league, identity, since, most])).length > 0) return true;
    const sql = `INSERT INTO league_members (league_id, member, identity, place, since)
                 SELECT $1, COALESCE(MAX(member), 0) + 1, $2, COALESCE(MAX(place), 0) + 1, $3 FROM league_members WHERE league_id = $1
                 HAVING (${here}) < $4 ON CONFLICT DO NOTHING RETURNING member`;
    return (await this.#driver.query(sql, [league, identity, since, most])).length > 0;
  }

  async leave(league: string, identity: string, season: number): Promise<void> {
    const sql = 'UPDATE league_members SET left_in = $3 WHERE league_id = $1 AND identity = $2 AND left_in IS NULL';
    await this.#driver.query(sql, [league, identity, season]);
  }

  /** Ends a league for good; what it has played stays. */
  async end(league: string, now: number): Promise<void> {
    await this.#driver.query("UPDATE leagues SET status = 'over', due = NULL, updated = $2 WHERE id = $1", [league, now]);
  }

  /** Running leagues that wait for somebody to go on with them: no match of the round is open any more, or a ladder's season is at its end. */
  async waiting(now: number, limit: number): Promise<LeagueRow[]> {
    const sql = `SELECT * FROM leagues WHERE status = 'running' AND ((kind = 'ladder' AND due <= $1) OR (kind = 'roundRobin'
                 AND NOT EXISTS (SELECT 1 FROM fixtures f WHERE f.league_id = leagues.id AND f.status = 'open'))) ORDER BY updated, id LIMIT $2`;
    return (await this.#driver.query(sql, [now, limit])).map(leagueOf);
  }

  async fixtures(league: string, season: number): Promise<FixtureRow[]> {
    const sql = `SELECT f.*, s.seat, s.member, s.place, s.points FROM fixtures f JOIN fixture_seats s ON s.table_id = f.table_id
                 WHERE f.league_id = $1 AND f.season = $2 ORDER BY f.round, f.table_id, s.seat`;
    return fixturesOf(await this.#driver.query(sql, [league, season]));
  }

  /** Open fixtures whose table nobody has laid yet. */
  async unlaid(limit: number): Promise<FixtureRow[]> {
    const sql = `SELECT f.*, s.seat, s.member, s.place, s.points FROM (SELECT * FROM fixtures WHERE status = 'open'
                 AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = fixtures.table_id AND t.status <> 'gathering') ORDER BY due LIMIT $1) AS f
                 JOIN fixture_seats s ON s.table_id = f.table_id ORDER BY f.due, f.table_id, s.seat`;
    return fixturesOf(await this.#driver.query(sql, [limit]));
  }

  /** Open fixtures whose match has been noted, or whose time is up. */
  async ended(now: number, limit: number): Promise<string[]> {
    const sql = `SELECT table_id FROM fixtures WHERE status = 'open' AND (due < $1 OR EXISTS (SELECT 1 FROM matches m WHERE m.table_id = fixtures.table_id))
                 ORDER BY due, table_id LIMIT $2`;
    return (await this.#driver.query(sql, [now, limit])).map((r) => String(r.table_id));
  }

  async fixture(table: string): Promise<FixtureRow | undefined> {
    const sql = `SELECT f.*, s.seat, s.member, s.place, s.points FROM fixtures f JOIN fixture_seats s ON s.table_id = f.table_id
                 WHERE f.table_id = $1 ORDER BY s.seat`;
    return fixturesOf(await this.#driver.query(sql, [table]))[0];
  }

  /** Begins a season with all its rounds, none of them open yet; fails where that was done before. */
  async begin(league: string, fixtures: readonly FixtureRow[], now: number): Promise<void> {
    await this.#driver.transaction([
      { sql: "UPDATE leagues SET status = 'running', round = 0, due = $2, updated = $2 WHERE id = $1", values: [league, now] },
      ...fixtures.flatMap(put),
    ]);
  }

  /** Opens a round; those of its matches that cannot take place are let go. */
  async openRound({ id, season }: LeagueRow, round: number, due: number, missed: readonly string[]): Promise<void> {
    const its = 'league_id = $1 AND season = $2 AND round = $3';
    await this.#driver.transaction([
      { sql: 'UPDATE leagues SET round = $2, due = $3 WHERE id = $1', values: [id, round, due] },
      ...missed.map((table) => ({ sql: "UPDATE fixtures SET status = 'missed' WHERE table_id = $1", values: [table] })),
      { sql: `UPDATE fixtures SET status = 'open', due = $4 WHERE ${its} AND status = 'planned'`, values: [id, season, round, due] },
      {
        sql: `UPDATE fixture_seats SET open = 1 WHERE table_id IN (SELECT table_id FROM fixtures WHERE ${its} AND status = 'open')`,
        values: [id, season, round],
      },
    ]);
  }

  /** A match of a ladder, whose rounds are only counted; false where one of the two has an open match already. */
  async challenge(fixture: FixtureRow): Promise<boolean> {
    const counts = { sql: 'UPDATE leagues SET round = $2 WHERE id = $1', values: [fixture.league, fixture.round] };
    try {
      await this.#driver.transaction([counts, ...put(fixture)]);
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  /** A match is over, or out of time; on a ladder whoever stood lower and won takes the other's place. */
  async close(table: string, status: 'played' | 'missed', seats: readonly FixtureSeat[], climbs?: Climb): Promise<void> {
    await this.#driver.transaction([
      { sql: 'UPDATE fixtures SET status = $2 WHERE table_id = $1', values: [table, status] },
      ...seats.map(
        ({ seat, place, points }): Statement => ({
          sql: 'UPDATE fixture_seats SET open = 0, place = $3, points = $4 WHERE table_id = $1 AND seat = $2',
          values: [table, seat, place, points],
        }),
      ),
      ...(climbs === undefined
        ? []
        : [
            {
              sql: 'UPDATE league_members SET place = place + 1 WHERE league_id = $1 AND place >= $2 AND place < $3',
              values: [climbs.league, climbs.to, climbs.from],
            },
            {
              sql: 'UPDATE league_members SET place = $3 WHERE league_id = $1 AND member = $2',
              values: [climbs.league, climbs.member, climbs.to],
            },
          ]),
    ]);
  }

  /** Files a season, and goes on with the next. */
  async archive(
    { id, season }: LeagueRow,
    standings: readonly StandingRow[],
    next: { readonly status: LeagueStatus; readonly due: number | null },
    now: number,
  ): Promise<void> {
    await this.#driver.transaction([
      { sql: 'INSERT INTO league_seasons (league_id, season, ended) VALUES ($1, $2, $3)', values: [id, season, now] },
      ...standings.map(
        ({ member, place, played, won, score }): Statement => ({
          sql: 'INSERT INTO league_standings (league_id, season, member, place, played, won, score) VALUES ($1, $2, $3, $4, $5, $6, $7)',
          values: [id, season, member, place, played, won, score],
        }),
      ),
      { sql: "UPDATE fixtures SET status = 'missed' WHERE league_id = $1 AND season = $2 AND status = 'planned'", values: [id, season] },
      {
        sql: 'UPDATE leagues SET season = season + 1, round = 0, status = $2, due = $3, updated = $4 WHERE id = $1',
        values: [id, next.status, next.due, now],
      },
    ]);
  }

  async seasons(league: string): Promise<{ readonly season: number; readonly ended: number }[]> {
    const rows = await this.#driver.query('SELECT season, ended FROM league_seasons WHERE league_id = $1 ORDER BY season DESC', [league]);
    return rows.map((r) => ({ season: Number(r.season), ended: Number(r.ended) }));
  }

  async standings(league: string, season: number): Promise<StandingRow[]> {
    const sql = 'SELECT * FROM league_standings WHERE league_id = $1 AND season = $2 ORDER BY place, member';
    return (await this.#driver.query(sql, [league, season])).map((r) => ({
      member: Number(r.member),
      place: Number(r.place),
      played: Number(r.played),
      won: Number(r.won),
      score: Number(r.score),
    }));
  }

  /** Forgets leagues that never had a season and that nothing has happened in since then, or that everybody has left. */
  async dropStale(before: number): Promise<number> {
    const stale = `SELECT id FROM leagues WHERE NOT EXISTS (SELECT 1 FROM league_seasons s WHERE s.league_id = leagues.id)
                   AND NOT EXISTS (SELECT 1 FROM fixtures f WHERE f.league_id = leagues.id)
                   AND (updated < $1 OR NOT EXISTS (SELECT 1 FROM league_members m WHERE m.league_id = leagues.id AND m.left_in IS NULL AND m.identity IS NOT NULL))`;
    const found = (await this.#driver.query(stale, [before])).map((r) => String(r.id));
    for (const id of found) {
      await this.#driver.transaction([
        { sql: 'DELETE FROM league_members WHERE league_id = $1', values: [id] },
        { sql: 'DELETE FROM leagues WHERE id = $1', values: [id] },
      ]);
    }
    return found.length;
  }
}

/** A member takes a higher place, and those in between go down by one. */
export type Climb = { readonly league: string; readonly member: number; readonly from: number; readonly to: number };

const put = ({ table, league, season, round, due, status, seats }: FixtureRow): Statement[] => [
  {
    sql: 'INSERT INTO fixtures (table_id, league_id, season, round, due, status) VALUES ($1, $2, $3, $4, $5, $6)',
    values: [table, league, season, round, due, status],
  },
  ...seats.map(
    ({ seat, member }): Statement => ({
      sql: 'INSERT INTO fixture_seats (table_id, seat, league_id, member, open) VALUES ($1, $2, $3, $4, $5)',
      values: [table, seat, league, member, status === 'open' ? 1 : 0],
    }),
  ),
];

/** The league keeps its matches, with nobody's name on them. */
export const forgetLeagues = (identity: string): Statement[] => [
  { sql: 'UPDATE league_members SET left_in = COALESCE(left_in, 0), identity = NULL WHERE identity = $1', values: [identity] },
  { sql: "UPDATE leagues SET creator = '' WHERE creator = $1", values: [identity] },
];

const leagueOf = (r: Row): LeagueRow => ({
  id: String(r.id),
  title: String(r.title),
  game: String(r.game),
  kind: leagueKinds.find((k) => k === r.kind) ?? 'roundRobin',
  terms: String(r.terms),
  creator: String(r.creator),
  network: String(r.network),
  listed: r.listed === 1,
  status: leagueStatuses.find((s) => s === r.status) ?? 'over',
  season: Number(r.season),
  round: Number(r.round),
  due: r.due === null ? null : Number(r.due),
  created: Number(r.created),
  updated: Number(r.updated),
});

const memberOf = (r: Row): MemberRow => ({
  member: Number(r.member),
  identity: r.identity === null ? null : String(r.identity),
  name: String(r.name),
  place: Number(r.place),
  since: Number(r.since),
  leftIn: r.left_in === null ? null : Number(r.left_in),
});

const number = (value: Row[string] | undefined): number | null => (value === null || value === undefined ? null : Number(value));

function fixturesOf(rows: readonly Row[]): FixtureRow[] {
  return [...Map.groupBy(rows, (r) => String(r.table_id))].map(([table, seats]) => {
    const [first] = seats;
    return {
      table,
      league: String(first?.league_id),
      season: Number(first?.season),
      round: Number(first?.round),
      due: Number(first?.due),
      status: fixtureStatuses.find((s) => s === first?.status) ?? 'missed',
      seats: seats.map((r) => ({ seat: Number(r.seat), member: Number(r.member), place: number(r.place), points: number(r.points) })),
    };
  });
}
