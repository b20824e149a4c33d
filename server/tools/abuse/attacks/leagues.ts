import type { League, LeagueList } from '@orrery/protocol';
import { limits } from '@orrery/protocol';
import type { Guest } from '../../../test/help/client.ts';
import type { Arena, Attack } from '../attack.ts';

const wanted = {
  ...{ title: 'Spam', game: 'toy', kind: 'ladder', listed: true, seats: 2, options: {}, days: 7, rated: false },
  clock: { kind: 'bank', bank: 86_400_000, increment: 86_400_000 },
};

async function player(arena: Arena, name: string, node: number): Promise<Guest> {
  const guest = await arena.guest(node);
  await guest.post('/api/player', { name, language: 'en', zone: 'UTC' });
  return guest;
}

/** Leagues made, joined and challenged in heaps, by one person at all servers at once, and by somebody who is no member. */
export const leagueSpam: Attack = {
  name: 'leagues in heaps',
  limit: `${limits.leaguesKept} leagues a player keeps, ${limits.leaguesJoined} joined, one open match for each member, nobody is told by identity`,
  async run(arena) {
    const maker = await player(arena, 'Ada', 0);
    const tries = arena.long ? 60 : 16;
    const made = await Promise.all(Array.from({ length: tries }, () => maker.post<League>('/api/leagues', wanted)));
    const leagues = made.filter((m) => m.status === 200).map((m) => m.body.id);

    // A crowd of makers, and somebody who joins whatever there is.
    const joiner = await player(arena, 'Ben', 0);
    const crowd = await Promise.all(Array.from({ length: 5 }, (_, i) => player(arena, `Maker ${i}`, 0)));
    for (const one of crowd) for (let i = 0; i < limits.leaguesKept; i++) await one.post('/api/leagues', { ...wanted, title: 'More' });
    const { body } = await joiner.get<LeagueList>('/api/leagues');
    const joins = await Promise.all(body.leagues.map((l) => joiner.post(`/api/leagues/${l.id}/join`)));
    const joined = joins.filter((j) => j.status === 200).length;
    // Told again, counted anew: joining at once may not get around the count by more than what was under way.
    const own = (await joiner.get<LeagueList>('/api/leagues')).body.leagues.filter((l) => l.own).length;

    // Everybody challenges the same person, at all servers, at once.
    const [id] = leagues;
    const climbers = await Promise.all(Array.from({ length: 3 }, (_, i) => player(arena, `Climber ${i}`, i % arena.nodes.length)));
    for (const one of climbers) await one.post(`/api/leagues/${id}/join`);
    const stranger = await player(arena, 'Eve', 0);
    const challenges = await Promise.all(
      [...climbers, ...climbers, stranger].map((one) => one.post<League>(`/api/leagues/${id}/challenge`, { member: 1 })),
    );
    const open = challenges.filter((c) => c.status === 200).length;
    const broken = challenges.filter((c) => c.status >= 500).length;
    const text = JSON.stringify((await stranger.get<League>(`/api/leagues/${id}`)).body);
    const identities = (text.match(/[A-Za-z0-9_-]{43}/g) ?? []).length;
    return {
      measured: `${leagues.length} of ${tries} made, ${own} joined (${joined} granted), ${open} open challenges of ${challenges.length}, ${broken} × 5xx, ${identities} identities told`,
      held: leagues.length === limits.leaguesKept && own <= limits.leaguesJoined && open === 1 && broken === 0 && identities === 0,
    };
  },
};
