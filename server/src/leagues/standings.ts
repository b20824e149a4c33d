import type { FixtureRow, LeagueRow, MemberRow, StandingRow } from '../storage/leagues.ts';

/** A member may be challenged by those up to this many places below. */
export const REACH = 3;

type Tally = { played: number; won: number; score: number };

/** What each member has made of the matches that count: a point for everybody they stood above, half a point where they were level. */
function tallies(fixtures: readonly FixtureRow[]): ReadonlyMap<number, Tally> {
  const found = new Map<number, Tally>();
  for (const { status, seats } of fixtures) {
    if (status !== 'played') continue;
    for (const { member, place } of seats) {
      const tally = found.get(member) ?? { played: 0, won: 0, score: 0 };
      found.set(member, tally);
      const mine = place ?? seats.length;
      tally.played++;
      if (mine === 1) tally.won++;
      for (const other of seats) {
        if (other.member === member) continue;
        const theirs = other.place ?? seats.length;
        tally.score += mine < theirs ? 1 : mine === theirs ? 0.5 : 0;
      }
    }
  }
  return found;
}

const NOTHING: Tally = { played: 0, won: 0, score: 0 };

/**
 * The table of a season. Where everybody meets everybody it is by points, then by victories; who is level in both shares a place. On a ladder it is by the rungs they hold.
 * Whoever has left stays in the table of a season they have played in.
 */
export function standingsOf(
  { kind, season }: Pick<LeagueRow, 'kind' | 'season'>,
  members: readonly MemberRow[],
  fixtures: readonly FixtureRow[],
): StandingRow[] {
  const found = tallies(fixtures);
  const here = members.filter((m) => (m.leftIn === null && m.since <= season) || (kind === 'roundRobin' && found.has(m.member)));
  const rows = here.map(({ member }) => ({ member, ...(found.get(member) ?? NOTHING) }));
  if (kind === 'ladder') return rows.map((row, i) => ({ ...row, place: i + 1 }));
  const better = (a: Tally, b: Tally): number => b.score - a.score || b.won - a.won;
  return rows
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => better(other, row) < 0).length }))
    .sort((a, b) => a.place - b.place || a.member - b.member);
}

/** Whom a member of a ladder may challenge: those a few places above who have no open match, while they have none themselves. */
export function challengeable(members: readonly MemberRow[], fixtures: readonly FixtureRow[], own: number): number[] {
  const busy = new Set(fixtures.flatMap((f) => (f.status === 'open' ? f.seats.map((s) => s.member) : [])));
  const here = members.filter((m) => m.leftIn === null);
  const mine = here.findIndex((m) => m.member === own);
  if (mine < 0 || busy.has(own)) return [];
  return here.slice(Math.max(0, mine - REACH), mine).flatMap((m) => (busy.has(m.member) ? [] : [m.member]));
}
