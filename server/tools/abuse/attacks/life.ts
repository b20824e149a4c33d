import { int } from '@orrery/kernel';
import type { OwnTable, Profile, TableAnswer, Vacation } from '@orrery/protocol';
import type { Guest } from '../../../test/help/client.ts';
import type { Arena, Attack } from '../attack.ts';

const two = [{ kind: 'me' as const }, { kind: 'empty' as const }];

async function player(arena: Arena, node: number, name: string): Promise<Guest> {
  const guest = await arena.guest(node);
  await guest.post('/api/player', { name, language: 'en', zone: 'UTC' });
  return guest;
}

/** One asks the table again and again, the other refuses each time: a log must not grow by it without end. */
export const motionFlood: Attack = {
  name: 'questions to the table without end',
  limit: 'at most 16 of each person while the match comes no further, and nothing is decided by them',
  async run(arena) {
    const [anna, bert] = await Promise.all([arena.guest(0), arena.guest(1)]);
    const { id } = await anna.lay({ seats: two, options: { length: 'long' } });
    await bert.post(`/api/tables/${id}/join`, { seat: 1 });
    const [a, b] = [await anna.connect({ table: id, seat: 0 }), await bert.connect({ table: id, seat: 1 })];
    const before = a.seq;
    const rounds = arena.long ? 400 : 40;
    let asked = 0;
    for (let i = 0; i < rounds; i++) {
      const what = int(arena.luck, 4) === 0 ? 'undo' : 'end';
      const answer = await a.ask({ type: 'move', id: `m${i}`, wanted: { what } });
      if (answer.type !== 'ack') continue;
      asked++;
      await b.reach(answer.seq);
      const refused = await b.ask({ type: 'second', id: `s${i}`, yes: false });
      // At another server one may ask again once it has heard of that.
      if (refused.type === 'ack') await a.reach(refused.seq);
    }
    await b.ask({ type: 'ping', id: 'p' });
    const grew = b.seq - before;
    const { body } = await anna.get<TableAnswer>(`/api/tables/${id}`);
    a.close();
    b.close();
    return {
      measured: `${rounds} questions, ${asked} heard, the log grew by ${grew} acts`,
      held: asked === 16 && grew === 32 && body.table.status === 'playing',
    };
  },
};

/** Somebody who was sent away, and somebody who is blocked, try every door at both servers. */
export const unwelcome: Attack = {
  name: 'people who were sent away come back',
  limit: 'none sits down again, by knocking, by a link, at a named seat or at another server',
  async run(arena) {
    const [anna, pest] = await Promise.all([arena.guest(0), arena.guest(1)]);
    const rounds = arena.long ? 20 : 3;
    let sat = 0;
    let tries = 0;
    const knock = async (answer: Promise<{ readonly status: number }>): Promise<void> => {
      tries++;
      if ((await answer).status === 200) sat++;
    };
    for (let i = 0; i < rounds; i++) {
      const { id } = await anna.lay({ seats: [...two, { kind: 'empty' }], listed: true });
      await pest.post(`/api/tables/${id}/join`, { seat: 1 });
      await anna.request('PUT', `/api/tables/${id}/seats/1`, { kind: 'empty' });
      await knock(pest.post(`/api/tables/${id}/join`));
      await knock(pest.post(`/api/tables/${id}/join`, { seat: 2, name: 'Somebody else' }));
      const { body } = await anna.post<{ token: string }>(`/api/tables/${id}/seats/2/link`);
      await knock(pest.post('/api/claim', { token: body.token }));
      await knock(pest.post('/api/claim/watch', { token: body.token }));
    }
    const { id } = await anna.lay({ seats: two });
    await pest.post(`/api/tables/${id}/join`);
    const { body } = await anna.request<OwnTable>('PUT', `/api/tables/${id}/seats/1/block`, { blocked: true });
    const next = await anna.lay({ seats: two, listed: true });
    await knock(pest.post(`/api/tables/${next.id}/join`));
    return { measured: `${tries} tries, ${sat} sat down`, held: sat === 0 && body.blocked.join() === '1' };
  },
};

/** Days of vacation asked for at both servers at once, more than there are. */
export const daysAtOnce: Attack = {
  name: 'vacation taken many times at once',
  limit: 'never more than 20 days a year, never two stretches on the same day',
  async run(arena) {
    let most = 0;
    let twice = 0;
    for (let i = 0; i < (arena.long ? 20 : 3); i++) {
      const ada = await player(arena, 0, `Ada ${i}`);
      const { today } = (await ada.get<Vacation>('/api/player/vacation')).body;
      // Next year, so that no turn of a year lies within.
      const year = Number(today.slice(0, 4)) + (today.slice(5) > '02-01' ? 0 : 1);
      const day = (n: number): string => new Date(Date.UTC(year, 11, 1 + n)).toISOString().slice(0, 10);
      const asks = Array.from({ length: 12 }, (_, n) => ({ first: day((n * 3) % 24), last: day(((n * 3) % 24) + 5) }));
      const elsewhere = await arena.guest(arena.nodes.length - 1);
      elsewhere.cookie = ada.cookie;
      await Promise.all(asks.map((wanted, n) => (n % 2 === 0 ? ada : elsewhere).post('/api/player/vacation', wanted)));
      const { planned } = (await ada.get<Vacation>('/api/player/vacation')).body;
      const days = planned.flatMap(({ first, last }) => {
        const length = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
        return Array.from({ length }, (_, n) => Date.parse(first) + n * 86_400_000);
      });
      most = Math.max(most, days.length);
      if (new Set(days).size < days.length) twice++;
    }
    return { measured: `12 stretches at once: ${most} days at most, ${twice} times a day twice`, held: most <= 20 && twice === 0 };
  },
};

/** Whether somebody has a profile, and whose it is, asked by strangers. */
export const profilesEnumerated: Attack = {
  name: 'profiles looked up by strangers',
  limit: 'a hidden profile and none answer alike; no answer holds an identity',
  async run(arena) {
    const [ada, stranger] = [await player(arena, 0, 'Ada'), await player(arena, arena.nodes.length - 1, 'Eve')];
    const own = (await ada.get<Profile>('/api/profile')).body;
    const look = async (handle: string): Promise<string> => {
      const { status, body } = await stranger.get<unknown>(`/api/profiles/${handle}`);
      return JSON.stringify([status, body]);
    };
    const none = await look('A'.repeat(16));
    const hidden = await look(own.handle);
    await ada.request('PUT', '/api/profile', { shown: 'nobody' });
    const closed = await look(own.handle);
    await ada.request('PUT', '/api/profile', { shown: 'everybody' });
    const shown = await look(own.handle);
    const device = (await ada.get<{ devices: { id: string }[] }>('/api/player')).body.devices[0].id;
    const told = shown.includes(device) || own.handle === device.slice(0, 16);
    const alike = hidden === none && closed === none;
    return {
      measured: `hidden and missing ${alike ? 'answer alike' : 'differ'}; identity ${told ? 'told' : 'not told'}`,
      held: alike && !told && shown.includes('"Ada"'),
    };
  },
};
