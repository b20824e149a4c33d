import type { Context } from '../context.ts';
import { Repeated } from '../repeated.ts';
import type { Climb, FixtureRow, LeagueRow, MemberRow } from '../storage/leagues.ts';
import { seatMembers } from './seat-members.ts';
import { standingsOf } from './standings.ts';
import { termsOf } from './terms.ts';

/** Among several servers one goes on with leagues. */
const CLAIM = 'running leagues';
const AT_ONCE = 50;
const DAY = 24 * 60 * 60_000;
/** A ladder never ends; its order is filed this often. */
export const LADDER_SEASON = 90 * DAY;

/** Goes on with leagues: notes how their matches came out, opens rounds, files seasons, and lays tables. Whatever is interrupted is taken up at the next look. */
export class LeagueRunner {
  readonly #context: Context;
  readonly #repeated: Repeated;
  #look: Promise<void> = Promise.resolve();

  constructor(context: Context, every: number) {
    this.#context = context;
    this.#repeated = new Repeated(
      every,
      () => this.look(),
      (err) => context.tools.log.warn({ err }, 'leagues were not gone on with'),
    );
  }

  /** Looks now, after whatever look is under way. */
  look(): Promise<void> {
    this.#look = this.#look.catch(() => {}).then(() => this.#goOn());
    return this.#look;
  }

  async #goOn(): Promise<void> {
    const { storage, now } = this.#context.tools;
    const { leagues } = storage;
    if (!(await storage.claim(CLAIM))) return;
    for (const table of await leagues.ended(now(), AT_ONCE)) {
      if (this.#repeated.stopped) return;
      await this.#close(table);
    }
    for (const league of await leagues.waiting(now(), AT_ONCE)) {
      if (this.#repeated.stopped) return;
      await this.#advance(league);
    }
    for (const fixture of await leagues.unlaid(AT_ONCE)) {
      if (this.#repeated.stopped) return;
      await seatMembers(this.#context, fixture);
    }
  }

  async #close(table: string): Promise<void> {
    const { leagues, results } = this.#context.tools.storage;
    const fixture = await leagues.fixture(table);
    const outcome = (await results.outcomeOf(table)) ?? [];
    if (fixture === undefined) return;
    if (outcome.length < fixture.seats.length) {
      await leagues.close(table, 'missed', fixture.seats);
      return;
    }
    const seats = fixture.seats.map((s) => ({ ...s, place: outcome[s.seat]?.place ?? null, points: outcome[s.seat]?.points ?? null }));
    const league = await leagues.league(fixture.league);
    const climbs = league?.kind === 'ladder' ? climbIn({ ...fixture, seats }, await leagues.members(fixture.league)) : undefined;
    await leagues.close(table, 'played', seats, climbs);
  }

  async #advance(league: LeagueRow): Promise<void> {
    const { now, storage } = this.#context.tools;
    const { leagues } = storage;
    const members = await leagues.members(league.id);
    const fixtures = await leagues.fixtures(league.id, league.season);
    const planned = fixtures.filter((f) => f.status === 'planned');
    const [next] = planned.map((f) => f.round);
    if (league.kind === 'ladder' || next === undefined) {
      const after =
        league.kind === 'ladder' ? { status: 'running' as const, due: now() + LADDER_SEASON } : { status: 'gathering' as const, due: null };
      await leagues.archive(league, standingsOf(league, members, fixtures), after, now());
      return;
    }
    const gone = new Set(members.filter((m) => m.leftIn !== null || m.identity === null).map((m) => m.member));
    const missed = planned.filter((f) => f.round === next && f.seats.some((s) => gone.has(s.member))).map((f) => f.table);
    await leagues.openRound(league, next, now() + termsOf(league).days * DAY, missed);
  }

  async stop(): Promise<void> {
    await this.#repeated.stop();
    await this.#look.catch(() => {});
  }
}

/** Whoever stood lower and won takes the other's place. */
export function climbIn({ league, seats }: Pick<FixtureRow, 'league' | 'seats'>, members: readonly MemberRow[]): Climb | undefined {
  const placeOf = (member: number): number => members.find((m) => m.member === member)?.place ?? 0;
  const [first, second] = seats.toSorted((a, b) => (a.place ?? seats.length) - (b.place ?? seats.length));
  if (first === undefined || second === undefined || first.place === second.place) return undefined;
  const [from, to] = [placeOf(first.member), placeOf(second.member)];
  return from > to ? { league, member: first.member, from, to } : undefined;
}
