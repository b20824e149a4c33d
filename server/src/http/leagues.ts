import {
  challenge,
  createLeague,
  type Fixture,
  type League,
  type LeagueList,
  leagueParams,
  leagueQuery,
  limits,
  type Standing,
} from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroup } from '../address.ts';
import type { Context } from '../context.ts';
import { identityOf, needIdentity, newTableId } from '../identity.ts';
import { roundRobin } from '../leagues/pairings.ts';
import { LADDER_SEASON, type LeagueRunner } from '../leagues/runner.ts';
import { challengeable, standingsOf } from '../leagues/standings.ts';
import { termsOf } from '../leagues/terms.ts';
import { Refusal, read } from '../refusal.ts';
import type { FixtureRow, LeagueRow, MemberRow } from '../storage/leagues.ts';
import { playerOf } from './player.ts';

const LISTED = 100;
const DAY = 24 * 60 * 60_000;
/** Leagues made in a day from one place, whoever makes them. */
const MADE_FROM_ONE_PLACE = 20;
/** Of a ladder's challenges, the last ones are told. */
const TOLD = 200;

/** Leagues: making one, joining, its seasons, and what there is to see of them. Only players play in them; whoever knows a league's name may look. */
export function leagueRoutes(app: FastifyInstance, context: Context, runner: LeagueRunner): void {
  const { storage, rules, now } = context.tools;
  const { leagues } = storage;
  const some = { config: { rateLimit: { max: context.config.rates.profiles, timeWindow: 60_000 } } };

  /** Whoever made it, or, once they are gone, whoever has played longest in it. */
  const keeperOf = ({ creator }: LeagueRow, members: readonly MemberRow[]): string | null => {
    const here = members.filter((m) => m.leftIn === null && m.identity !== null).sort((a, b) => a.member - b.member);
    return (here.find((m) => m.identity === creator) ?? here[0])?.identity ?? null;
  };

  const tell = async (id: string, identity: string | undefined, wanted?: number): Promise<League> => {
    const row = await leagues.league(id);
    if (row === undefined) throw new Refusal('notFound');
    const shown = wanted ?? row.season;
    const seasons = await leagues.seasons(id);
    if (shown !== row.season && !seasons.some((s) => s.season === shown)) throw new Refusal('notFound');
    const members = await leagues.members(id);
    const fixtures = await leagues.fixtures(id, shown);
    const own = members.find((m) => m.identity !== null && m.identity === identity && m.leftIn === null);
    const rows = shown === row.season ? standingsOf(row, members, fixtures) : await leagues.standings(id, shown);
    const known = new Map(members.map((m) => [m.member, m]));
    const handles = await storage.results.handles(members.flatMap((m) => (m.identity === null ? [] : [m.identity])));
    const may = new Set(
      row.kind === 'ladder' && row.status === 'running' && own !== undefined && shown === row.season
        ? challengeable(members, fixtures, own.member)
        : [],
    );
    const standings = rows.map(({ member, place, played, won, score }): Standing => {
      const { identity: whose = null, name = '', leftIn = null } = known.get(member) ?? {};
      const handle = whose === null ? null : (handles.get(whose) ?? null);
      return {
        member,
        name,
        handle,
        place,
        played,
        won,
        score,
        own: own?.member === member,
        left: leftIn !== null,
        challenge: may.has(member),
      };
    });
    const last = fixtures.slice(-TOLD);
    const kept = await storage.keptOf(last.map((f) => f.table));
    const told = last.map(
      ({ table, round, due, status, seats }): Fixture => ({
        round,
        due,
        status,
        table: kept.has(table) ? table : null,
        seats: seats.map(({ member, place, points }) => ({ member, place, points })),
      }),
    );
    const { title, game, kind, status, season, round, due, listed } = row;
    return {
      ...{ id, title, game, kind, status, season, shown, round, due, listed, ...termsOf(row) },
      rounds: Math.max(0, ...fixtures.map((f) => f.round)),
      own: own?.member ?? null,
      keeper: identity !== undefined && keeperOf(row, members) === identity,
      standings,
      fixtures: told,
      seasons,
    };
  };

  /** One after another: whoever counts first and acts afterwards must be alone meanwhile. */
  const change = (request: FastifyRequest, work: (row: LeagueRow, identity: string) => Promise<void>): Promise<League> => {
    const identity = needIdentity(request);
    const { id } = read(leagueParams, request.params);
    return context.turns.take([`identity ${identity}`, `league ${id}`], async () => {
      const row = await leagues.league(id);
      if (row === undefined) throw new Refusal('notFound');
      await playerOf(storage.players, identity);
      await work(row, identity);
      return tell(id, identity);
    });
  };
  const mustKeep = async (row: LeagueRow, identity: string): Promise<readonly MemberRow[]> => {
    const members = await leagues.members(row.id);
    if (keeperOf(row, members) !== identity) throw new Refusal('notTheCreator');
    return members;
  };

  app.get('/api/leagues', async (request): Promise<LeagueList> => {
    const rows = await leagues.list(identityOf(request) ?? null, LISTED);
    return {
      leagues: rows.map(({ id, title, game, kind, status, season, members, own }) => ({
        id,
        title,
        game,
        kind,
        status,
        season,
        members,
        own,
      })),
    };
  });

  app.post('/api/leagues', some, async (request): Promise<League> => {
    const identity = needIdentity(request);
    const { title, game, kind, listed, ...terms } = read(createLeague, request.body);
    const network = context.guests.networkOf(addressGroup(request.ip));
    return context.turns.take([`identity ${identity}`, `address ${network}`], async () => {
      await playerOf(storage.players, identity);
      if (kind === 'ladder' && terms.seats !== 2) throw new Refusal('seats');
      // Tables may be smaller where members do not add up: their rules must allow for that.
      for (let seats = 2; seats <= terms.seats; seats++) await rules.run({ kind: 'configure', game, seats, options: terms.options });
      if ((await leagues.countMadeBy(identity)) >= limits.leaguesKept) throw new Refusal('tooManyLeagues', { most: limits.leaguesKept });
      if ((await leagues.countMadeFrom(network, now() - DAY)) >= MADE_FROM_ONE_PLACE)
        throw new Refusal('tooManyLeagues', { most: MADE_FROM_ONE_PLACE });
      if ((await leagues.countJoined(identity)) >= limits.leaguesJoined)
        throw new Refusal('tooManyLeagues', { most: limits.leaguesJoined });
      const ladder = kind === 'ladder';
      const row: LeagueRow = {
        ...{ id: newTableId(), title, game, kind, terms: JSON.stringify(terms), creator: identity, network, listed },
        // On a ladder one can always play.
        ...{ status: ladder ? 'running' : 'gathering', season: 1, round: 0, due: ladder ? now() + LADDER_SEASON : null },
        ...{ created: now(), updated: now() },
      };
      await leagues.create(row);
      return tell(row.id, identity);
    });
  });

  app.get('/api/leagues/:id', some, (request): Promise<League> => {
    const { season } = read(leagueQuery, request.query);
    return tell(read(leagueParams, request.params).id, identityOf(request), season);
  });

  app.post('/api/leagues/:id/join', some, (request) =>
    change(request, async ({ id, kind, status, season }, identity) => {
      if (status === 'over') throw new Refusal('over');
      if ((await leagues.countJoined(identity)) >= limits.leaguesJoined)
        throw new Refusal('tooManyLeagues', { most: limits.leaguesJoined });
      // Where everybody meets everybody, whoever comes later plays from the next season on.
      const since = kind === 'roundRobin' && status === 'running' ? season + 1 : season;
      if (!(await leagues.join(id, identity, since, limits.leagueMembers[kind]))) throw new Refusal('leagueFull');
    }),
  );

  app.post('/api/leagues/:id/leave', some, (request) => change(request, ({ id, season }, identity) => leagues.leave(id, identity, season)));

  app.post('/api/leagues/:id/start', some, async (request) => {
    const started = await change(request, async (row, identity) => {
      const members = (await mustKeep(row, identity)).filter((m) => m.leftIn === null && m.identity !== null);
      if (row.status !== 'gathering') throw new Refusal(row.status === 'over' ? 'over' : 'alreadyStarted');
      if (members.length < 2) throw new Refusal('tooFewMembers');
      await leagues.begin(row.id, seasonOf(row, members), now());
    });
    await runner.look();
    return tell(started.id, identityOf(request));
  });

  app.post('/api/leagues/:id/end', some, (request) =>
    change(request, async (row, identity) => {
      const members = await mustKeep(row, identity);
      if (row.status === 'over') throw new Refusal('over');
      if (row.status === 'gathering') return leagues.end(row.id, now());
      const fixtures = await leagues.fixtures(row.id, row.season);
      await leagues.archive(row, standingsOf(row, members, fixtures), { status: 'over', due: null }, now());
    }),
  );

  app.post('/api/leagues/:id/challenge', some, async (request) => {
    const { member } = read(challenge, request.body);
    const made = await change(request, async (row, identity) => {
      const members = await leagues.members(row.id);
      const own = members.find((m) => m.identity === identity && m.leftIn === null)?.member;
      const fixtures = await leagues.fixtures(row.id, row.season);
      if (row.kind !== 'ladder' || row.status !== 'running' || own === undefined) throw new Refusal('mayNotChallenge');
      if (!challengeable(members, fixtures, own).includes(member)) throw new Refusal('mayNotChallenge');
      const round = row.round + 1;
      const order = round % 2 === 0 ? [own, member] : [member, own];
      const open = await leagues.challenge({
        table: context.guests.tableOfLeague(row.id, row.season, round, 0),
        ...{ league: row.id, season: row.season, round, due: now() + termsOf(row).days * DAY, status: 'open' },
        seats: order.map((m, seat) => ({ seat, member: m, place: null, points: null })),
      });
      // Another server took one of the two in this very moment.
      if (!open) throw new Refusal('mayNotChallenge');
    });
    await runner.look();
    return tell(made.id, identityOf(request));
  });

  /** All rounds of a season, each with the day it should be played by if all take their time. */
  const seasonOf = (row: LeagueRow, members: readonly MemberRow[]): FixtureRow[] => {
    const { seats, days } = termsOf(row);
    const order = members.toSorted((a, b) => a.member - b.member);
    return roundRobin(order.length, seats).flatMap((tables, r) =>
      tables.map(
        (group, n): FixtureRow => ({
          table: context.guests.tableOfLeague(row.id, row.season, r + 1, n),
          ...{ league: row.id, season: row.season, round: r + 1, due: now() + (r + 1) * days * DAY, status: 'planned' },
          seats: group.map((at, seat) => ({ seat, member: order[at]?.member ?? 0, place: null, points: null })),
        }),
      ),
    );
  };
}
