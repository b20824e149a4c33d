import type { Invitation } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken, newToken } from '../src/identity.ts';
import { Guest } from './help/client.ts';
import { type TestServer, testServer } from './help/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const guests = (...names: string[]): Promise<Guest[]> =>
  Promise.all(
    names.map(async (name) => {
      const guest = await Guest.arrive(server.port);
      await guest.request('PUT', '/api/me', { name });
      return guest;
    }),
  );
const two = [{ kind: 'me' as const }, { kind: 'empty' as const }];
const three = [...two, { kind: 'empty' as const }];

type Made = { status: number; token: string };
async function link(guest: Guest, table: string, seat: number): Promise<Made> {
  const { status, body } = await guest.post<{ token: string }>(`/api/tables/${table}/seats/${seat}/link`);
  return { status, token: body.token };
}
const claim = (guest: Guest, { token }: Made) => guest.post('/api/claim', { token });
const join = (guest: Guest, table: string, seat?: number) => guest.post(`/api/tables/${table}/join`, seat === undefined ? {} : { seat });

describe('a link to a seat', () => {
  it('for an empty seat is worth nothing once somebody has joined: the creator cannot take the seat back', async () => {
    const [anna, bert, ally] = await guests('Anna', 'Bert', 'Ally');
    const { id } = await anna.lay({ seats: two, listed: true });
    const old = await link(anna, id, 1);
    expect((await join(bert, id)).status).toBe(200);
    expect((await claim(ally, old)).body.code).toBe('badLink');
    const line = await bert.connect({ table: id, seat: 1 });
    expect(line.payload?.seats[1].name).toBe('Bert');
  });

  it('says what it is for, as often as it is looked at, and reserves nothing', async () => {
    const [anna, bert, carl] = await guests('Anna', 'Bert', 'Carl');
    const { id } = await anna.lay({ seats: two, title: 'Round two' });
    const invitation = await link(anna, id, 1);
    const look = (guest: Guest, { token }: Made) => guest.post<Invitation>('/api/claim/look', { token });
    for (let i = 0; i < 2; i++)
      expect((await look(bert, invitation)).body).toMatchObject({
        host: 'Anna',
        seat: 1,
        moves: false,
        table: { title: 'Round two', yours: [] },
      });
    expect((await look(anna, invitation)).body).toMatchObject({ code: 'ownLink' });
    expect((await claim(carl, invitation)).status).toBe(200);
    expect((await look(bert, invitation)).body).toMatchObject({ code: 'badLink' });
    expect((await look(bert, await link(carl, id, 1))).body).toMatchObject({ host: 'Carl', moves: true });
  });

  it('lets whoever is invited look on instead, also once the match runs, until links to watch are ended', async () => {
    const [anna, bert, carl] = await guests('Anna', 'Bert', 'Carl');
    const { id } = await anna.lay({ seats: two });
    const invitation = await link(anna, id, 1);
    const watch = async (guest: Guest, { token }: Made) =>
      (await guest.post<{ token?: string; code?: string }>('/api/claim/watch', { token })).body;
    const { token = '' } = await watch(carl, invitation);
    expect((await watch(carl, invitation)).token).toBe(token);
    expect((await watch(anna, invitation)).code).toBe('ownLink');
    // Who may watch can take nothing.
    expect((await claim(carl, { status: 200, token })).body.code).toBe('badLink');
    expect((await claim(bert, invitation)).status).toBe(200);
    expect((await watch(carl, invitation)).code).toBe('badLink');
    const line = await carl.connect({ table: id, seat: null, watch: token });
    expect(line.payload?.status).toBe('playing');
    await anna.request('DELETE', `/api/tables/${id}/watch-link`);
    await line.until(() => line.received.find((m) => m.type === 'refused' && m.code === 'mayNotWatch'));
    // A link that moves a seat to another device is nobody's invitation.
    expect((await watch(carl, await link(bert, id, 1))).code).toBe('badLink');
  });

  it('of a stranger who joined, made it and left does not take the seat from whoever sits there now', async () => {
    const [anna, stranger, bert, ally] = await guests('Anna', 'Stranger', 'Bert', 'Ally');
    const { id } = await anna.lay({ seats: three, listed: true });
    await join(stranger, id, 1);
    const old = await link(stranger, id, 1);
    await stranger.post(`/api/tables/${id}/leave`, { seat: 1 });
    // Not while it is empty, and not when the next one has sat down.
    expect((await claim(ally, old)).body.code).toBe('badLink');
    await join(bert, id, 1);
    expect((await claim(ally, old)).body.code).toBe('badLink');
    expect((await bert.get<{ table: { yours: number[] } }>(`/api/tables/${id}`)).body.table.yours).toEqual([1]);
  });

  // Three guards overlap where a stranger's old link is claimed. In each of these only one of them is left to refuse it.
  describe('of a stranger who left is refused', () => {
    const identity = ({ cookie }: Guest): string => hashToken(cookie.split('=')[1]);
    /** A link as if leaving had not ended it. */
    const plant = async (table: string, holder: Guest | null, maker: Guest): Promise<Made> => {
      const token = newToken();
      const bound = { table, seat: 1, maker: identity(maker), holder: holder === null ? null : identity(holder) };
      await server.context.tools.storage.putLink({ hash: hashToken(token), expires: Date.now() + 60_000, ...bound });
      return { status: 200, token };
    };

    it('because leaving ended it: also when the stranger sits there again', async () => {
      const [anna, stranger, ally] = await guests('Anna', 'Stranger', 'Ally');
      const { id } = await anna.lay({ seats: three, listed: true });
      await join(stranger, id, 1);
      const old = await link(stranger, id, 1);
      await stranger.post(`/api/tables/${id}/leave`, { seat: 1 });
      await join(stranger, id, 1);
      expect((await claim(ally, old)).body.code).toBe('badLink');
    });

    it('because the seat is not as it was: an invitation to an empty seat is no key to a taken one, and stays what it was', async () => {
      const [anna, bert, ally] = await guests('Anna', 'Bert', 'Ally');
      const { id } = await anna.lay({ seats: three, listed: true });
      await join(bert, id, 1);
      const old = await plant(id, null, anna);
      // Without a look at the seat this would be "seat taken", by the rules, and the link used up.
      expect((await claim(ally, old)).body.code).toBe('badLink');
      expect(await server.context.tools.storage.link(hashToken(old.token))).toBeDefined();
    });

    it('because nobody takes from whoever is not there: storage moves a seat from its holder only', async () => {
      const [anna, stranger, bert, ally] = await guests('Anna', 'Stranger', 'Bert', 'Ally');
      const { id } = await anna.lay({ seats: three, listed: true });
      await join(bert, id, 1);
      const { storage } = server.context.tools;
      expect(await storage.moveSeat(id, 1, identity(stranger), identity(ally))).toBe(false);
      expect(await storage.members(id)).toContainEqual({ seat: 1, identity: identity(bert) });
      expect((await claim(ally, await plant(id, stranger, stranger))).body.code).toBe('badLink');
      await bert.post(`/api/tables/${id}/leave`, { seat: 1 });
      expect((await claim(ally, await plant(id, stranger, stranger))).body.code).toBe('badLink');
      expect((await ally.get<{ table: { yours: number[] } }>(`/api/tables/${id}`)).body.table.yours).toEqual([]);
    });
  });

  it('ends with the seat when its maker is sent away, a bot sits down, or the seat moves', async () => {
    const [anna, bert, ally, phone] = await guests('Anna', 'Bert', 'Ally', 'Phone');
    const { id } = await anna.lay({ seats: three, listed: true });
    const invitation = await link(anna, id, 2);
    await anna.request('PUT', `/api/tables/${id}/seats/2`, { kind: 'bot', bot: 'random' });
    expect((await claim(ally, invitation)).body.code).toBe('badLink');
    await join(bert, id, 1);
    const first = await link(bert, id, 1);
    expect((await claim(phone, first)).status).toBe(200);
    const second = await link(phone, id, 1);
    expect((await link(bert, id, 1)).status).toBe(403);
    expect((await claim(bert, second)).status).toBe(200);
    expect((await claim(ally, second)).body.code).toBe('badLink');
  });

  it('takes nothing from its maker who opens it, and still works for somebody else', async () => {
    const [anna, carl] = await guests('Anna', 'Carl');
    const { id } = await anna.lay({ seats: two });
    const invitation = await link(anna, id, 1);
    expect(await claim(anna, invitation)).toMatchObject({ status: 409, body: { code: 'ownLink' } });
    expect((await anna.get<{ table: { yours: number[] } }>(`/api/tables/${id}`)).body.table.yours).toEqual([0]);
    expect((await claim(carl, invitation)).status).toBe(200);
    const own = await link(anna, id, 0);
    expect((await claim(anna, own)).body.code).toBe('ownLink');
  });

  it('belongs to its maker: the creator neither makes, replaces nor revokes one for a seat that is taken', async () => {
    const [anna, bert, phone] = await guests('Anna', 'Bert', 'Phone');
    const { id } = await anna.lay({ seats: two });
    const invitation = await link(anna, id, 1);
    expect((await anna.request('DELETE', `/api/tables/${id}/seats/1/link`)).status).toBe(204);
    expect((await claim(bert, invitation)).body.code).toBe('badLink');
    await join(bert, id, 1);
    const own = await link(bert, id, 1);
    expect((await link(anna, id, 1)).status).toBe(403);
    expect((await anna.request('DELETE', `/api/tables/${id}/seats/1/link`)).body.code).toBe('notYourSeat');
    expect((await claim(phone, own)).status).toBe(200);
  });
});

describe('a watch link', () => {
  const watchLink = async (guest: Guest, id: string) => (await guest.post<{ token: string }>(`/api/tables/${id}/watch-link`)).body.token;

  it('ends with its maker’s seat, also for somebody who came in time', async () => {
    const [anna, stranger, bert, fan] = await guests('Anna', 'Stranger', 'Bert', 'Fan');
    const { id } = await anna.lay({ seats: two });
    await stranger.post(`/api/tables/${id}/join`, { seat: 1 }).then(() => undefined);
    // The table has begun with the stranger; another one is still gathering.
    const { id: open } = await anna.lay({ seats: three });
    await join(stranger, open, 1);
    const watch = await watchLink(stranger, open);
    const line = await fan.connect({ table: open, seat: null, watch });
    await stranger.post(`/api/tables/${open}/leave`, { seat: 1 });
    await join(bert, open, 1);
    await anna.request('PUT', `/api/tables/${open}/seats/2`, { kind: 'bot', bot: 'random' });
    await line.until(() => line.received.find((m) => m.type === 'refused' && m.code === 'mayNotWatch'));
    expect(await fan.connect({ table: open, seat: null, watch }).catch((e) => e.message)).toBe('refused: mayNotWatch');
    expect(JSON.stringify(line.raw)).not.toContain('"hand"');
  });

  it('is ended by its maker alone, or with all others by the creator', async () => {
    const [anna, bert, fan] = await guests('Anna', 'Bert', 'Fan');
    const { id } = await anna.lay({ seats: two });
    await join(bert, id);
    const [hers, his] = [await watchLink(anna, id), await watchLink(bert, id)];
    const may = (watch: string) =>
      fan.connect({ table: id, seat: null, watch }).then(
        () => true,
        () => false,
      );
    expect((await bert.request('DELETE', `/api/tables/${id}/watch-link`)).status).toBe(204);
    expect([await may(hers), await may(his)]).toEqual([true, false]);
    await anna.request('DELETE', `/api/tables/${id}/watch-link`);
    expect(await may(hers)).toBe(false);
  });
});

describe('names at a table', () => {
  it('have no bidi controls and something to see', async () => {
    const [anna] = await guests('Anna');
    const bad = ['\u202eannA', 'a\u2066b', '\u200f', '\u200b\u200d', '\u3164', '\u2800\u2800', '\u00ad', '\u0301', 'x\ud800', '\ufeff'];
    bad.push('\u061c', 'a\u2069', '\u{1d159}', '\u{e0061}', '\uffa0\u115f', '\u2028', '\ue000', '\u200eA');
    for (const name of bad) {
      expect([name, (await anna.request('PUT', '/api/me', { name })).status]).toEqual([name, 400]);
      const laid = await anna.post('/api/tables', { game: 'toy', seats: [{ kind: 'me', name }, { kind: 'empty' }] });
      expect(laid.status).toBe(400);
    }
    for (const name of ['Zoë', 'Анна', '愛', 'نور', '👩‍🚀', 'O’Hara 2']) {
      expect((await anna.request('PUT', '/api/me', { name })).body).toEqual({ name });
    }
  });

  it('are told apart: who sits down later gets a number', async () => {
    const [anna, also, copy] = await guests('Anna', 'ANNA', 'Anna 2');
    const { id, seats } = await anna.lay({
      seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'empty' }, { kind: 'empty' }],
    });
    expect(seats.map((s) => s.name)).toEqual(['Anna', 'Anna 2', '', '']);
    await join(also, id);
    const { body } = await copy.post<{ table: { seats: { name: string }[] } }>(`/api/tables/${id}/join`, { name: 'Аnna' });
    expect(body.table.seats.map((s) => s.name)).toEqual(['Anna', 'Anna 2', 'ANNA 3', 'Аnna 4']);
  });
});

describe('my tables', () => {
  it('come in pages', async () => {
    const [anna] = await guests('Anna');
    const laid: string[] = [];
    for (let i = 0; i < 5; i++) laid.push((await anna.lay({ seats: two })).id);
    type Page = { tables: { id: string }[]; next?: string };
    const seen: string[] = [];
    let pages = 0;
    for (let query = '?limit=2'; query !== ''; pages++) {
      const { body } = await anna.get<Page>(`/api/tables/mine${query}`);
      seen.push(...body.tables.map((t) => t.id));
      query = body.next === undefined ? '' : `?limit=2&after=${body.next}`;
    }
    expect(pages).toBe(3);
    expect([...seen].sort()).toEqual([...laid].sort());
    expect((await anna.get('/api/tables/mine?limit=1000')).status).toBe(400);
    expect((await anna.get('/api/tables/mine?after=0.1.x')).status).toBe(400);
  });
});

describe('chat', () => {
  it('counts a line once, however often it arrives', async () => {
    const [anna, bert] = await guests('Anna', 'Bert');
    const { id } = await anna.lay({ seats: two });
    await join(bert, id);
    const [a, b] = [await anna.connect({ table: id, seat: 0 }), await bert.connect({ table: id, seat: 1 })];
    const line = { type: 'chat', id: 'hello', text: 'Hello' } as const;
    const acks = [await a.ask(line), await a.ask(line), await a.ask({ ...line, text: 'Something else' })];
    expect(acks).toEqual(acks.map(() => ({ type: 'ack', id: 'hello', seq: 1 })));
    // The same id of somebody else is another line.
    expect(await b.ask(line)).toMatchObject({ type: 'ack', seq: 2 });
    await a.until(() => (a.received.filter((m) => m.type === 'chat').length >= 2 ? true : undefined));
    expect(a.received.flatMap((m) => (m.type === 'chat' ? m.lines.map((l) => [l.n, l.seat, l.text]) : []))).toEqual([
      [1, 0, 'Hello'],
      [2, 1, 'Hello'],
    ]);
  });
});
