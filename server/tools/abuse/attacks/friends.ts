import type { FriendList, Invitations, Profile } from '@orrery/protocol';
import { usualWishes } from '@orrery/protocol';
import { defaults } from '../../../src/config.ts';
import type { Guest } from '../../../test/help/client.ts';
import { asPlayer, playToEnd } from '../../../test/help/met.ts';
import { generous } from '../../child-server.ts';
import { type Arena, type Attack, sleep } from '../attack.ts';
import { counter } from '../counter.ts';

const OPEN_AT_ONCE = defaults.rates.listed;

const player = async (arena: Arena, name: string, node = 0): Promise<Guest> => asPlayer(await arena.guest(node % arena.nodes.length), name);
const handleOf = async (guest: Guest): Promise<string> => (await guest.get<Profile>('/api/profile')).body.handle;
const asksOf = async (guest: Guest): Promise<number> => (await guest.get<Invitations>('/api/invitations')).body.friends?.length ?? 0;

/** Tries until the match they played together is noted. */
async function befriend(one: Guest, handle: string): Promise<boolean> {
  for (let i = 0; i < 200; i++) {
    if ((await one.post('/api/friends', { handle })).status === 200) return true;
    await sleep(100);
  }
  return false;
}

/** Strangers try handles; one who was told no asks again and again; a friend lays table after table, and talks without end at one. */
export const friendSpam: Attack = {
  name: 'friends, their tables and their talk in heaps',
  limit: `strangers learn nothing; who was told no is not heard again; one notice a table, ${OPEN_AT_ONCE} tables at once; one an hour of what is said`,
  config: {
    rates: { ...generous, listed: defaults.rates.listed },
    notices: { ...defaults.notices, allow: ['127.0.0.0/8'], every: 50, delay: 0, watched: 0, perHour: 10_000 },
  },
  async run(arena) {
    const mailbox = await counter();
    try {
      const [pest, victim, stranger] = [await player(arena, 'Pest', 0), await player(arena, 'Vic', 1), await player(arena, 'Eve', 1)];
      const no = { push: false, mail: false, hook: false };
      const hook = { ...no, hook: true };
      await victim.request('PUT', '/api/notices', {
        ...usualWishes,
        what: { turn: no, short: no, vote: no, standIn: no, invite: no, over: no, friend: hook, said: hook },
      });
      await victim.post('/api/notices/channels', { kind: 'hook', style: 'slack', url: `http://127.0.0.1:${mailbox.port}/` });
      await playToEnd(pest, victim);
      const [his, hers] = [await handleOf(pest), await handleOf(victim)];
      if (!(await befriend(pest, hers))) return { measured: 'two who had met could not ask each other', held: false };
      // A stranger's guesses, and what is given out of somebody real, are answered alike.
      const guesses = [hers, his, 'A'.repeat(16), hers.split('').reverse().join('')];
      const answers = await Promise.all([
        ...guesses.map((handle) => stranger.post<{ code?: string }>('/api/friends', { handle })),
        ...guesses.map((handle) => stranger.request<{ code?: string }>('DELETE', `/api/friends/${handle}`)),
      ]);
      const alike = answers.every((a) => a.status === 404 && a.body.code === 'notFound');
      // Told no, they take it back and ask again, many times at once.
      await victim.request('DELETE', `/api/friends/${his}`);
      const again: number[] = [];
      for (let i = 0; i < (arena.long ? 60 : 20); i++) {
        const [taken, asked] = await Promise.all([
          pest.request('DELETE', `/api/friends/${hers}`),
          pest.post('/api/friends', { handle: hers }),
        ]);
        again.push(taken.status, asked.status);
      }
      const heard = await asksOf(victim);
      // Friends after all: table after table, as fast as they can be laid.
      await victim.post<FriendList>('/api/friends', { handle: his });
      await pest.post('/api/friends', { handle: hers });
      const room = [{ kind: 'me' as const }, { kind: 'empty' as const }];
      const laid = await Promise.all(
        Array.from({ length: arena.long ? 60 : 20 }, () => pest.post('/api/tables', { game: 'toy', seats: room, listed: true })),
      );
      const tables = laid.filter((a) => a.status === 200).length;
      await sleep(3_000 * arena.patience);
      const opened = mailbox.count();
      // And one who talks while the other is away.
      const { id } = await pest.lay({ seats: room });
      await victim.post(`/api/tables/${id}/join`, {});
      const line = await pest.connect({ table: id, seat: 0 });
      const lines = Array.from({ length: arena.long ? 200 : 60 }, (_, i) =>
        line.ask({ type: 'chat', id: `chat-${i}`, text: `Hello ${i}` }),
      );
      await Promise.all(lines);
      await sleep(3_000 * arena.patience);
      line.close();
      const talk = mailbox.count() - opened;
      const broken = [...answers.map((a) => a.status), ...again, ...laid.map((a) => a.status)].filter((s) => s >= 500 && s !== 503).length;
      return {
        measured: `strangers ${alike ? 'learnt nothing' : 'learnt something'}; told no, ${heard} heard of ${again.length / 2}; ${tables} tables laid, ${opened} notices; ${talk} of what was said, ${broken} × 5xx`,
        // At the turn of an hour what is said is told once more.
        held: alike && heard === 0 && tables === OPEN_AT_ONCE && opened === tables && talk >= 1 && talk <= 2 && broken === 0,
      };
    } finally {
      mailbox.close();
    }
  },
};
