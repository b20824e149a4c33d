import type { TableAnswer } from '@orrery/protocol';
import type { Guest } from '../../../test/help/client.ts';
import { type Attack, sleep } from '../attack.ts';

const two = [{ kind: 'me' as const }, { kind: 'empty' as const }];
const three = [...two, { kind: 'empty' as const }];

const linkTo = async (guest: Guest, table: string, seat: number): Promise<string> =>
  (await guest.post<{ token: string }>(`/api/tables/${table}/seats/${seat}/link`)).body.token;
const claim = async (guest: Guest, token: string): Promise<number> => (await guest.post('/api/claim', { token })).status;

/** Links that outlived their purpose: the creator's to a seat that was joined since, and a stranger's who came, made one and left. */
export const seatTheft: Attack = {
  name: 'seats stolen with old links',
  limit: 'no link takes a seat whose state has changed; nobody takes anything by a link of their own',
  async run(arena) {
    let stolen = 0;
    const tries = arena.long ? 50 : 3;
    for (let i = 0; i < tries; i++) {
      // On two servers the link is made at one and used at the other.
      const [anna, bert, thief, ally] = await Promise.all([arena.guest(0), arena.guest(1), arena.guest(0), arena.guest(1)]);
      const first = await anna.lay({ seats: two, listed: true });
      const invitation = await linkTo(anna, first.id, 1);
      if ((await claim(anna, invitation)) === 200) stolen++;
      await bert.post(`/api/tables/${first.id}/join`, { seat: 1 });
      if ((await claim(ally, invitation)) === 200) stolen++;
      const second = await anna.lay({ seats: three, listed: true });
      await thief.post(`/api/tables/${second.id}/join`, { seat: 1 });
      const old = await linkTo(thief, second.id, 1);
      await thief.post(`/api/tables/${second.id}/leave`, { seat: 1 });
      if ((await claim(ally, old)) === 200) stolen++;
      await bert.post(`/api/tables/${second.id}/join`, { seat: 1 });
      if ((await claim(ally, old)) === 200) stolen++;
      for (const { id } of [first, second]) {
        const { body } = await bert.get<TableAnswer>(`/api/tables/${id}`);
        if (!body.table.yours.includes(1)) stolen++;
      }
    }
    return { measured: `${tries * 4} tries, ${stolen} seats taken`, held: stolen === 0 };
  },
};

/** Those at the table try to give somebody else's seat to a bot, who is there, or at a table over days. */
export const seatGivenAway: Attack = {
  name: 'seats given to a bot against their holder',
  limit: 'never while connected to any server, never at a table over days, never by a stranger',
  async run(arena) {
    const [anna, bert, fan] = await Promise.all([arena.guest(0), arena.guest(1), arena.guest(0)]);
    const day = 24 * 60 * 60_000;
    let given = 0;
    for (const clock of [{ kind: 'none' as const }, { kind: 'bank' as const, bank: 3 * day, increment: day }]) {
      const { id } = await anna.lay({ seats: two, listed: true, options: { length: 'long' }, clock, absence: 60_000 });
      await bert.post(`/api/tables/${id}/join`, { seat: 1 });
      const [a, b, f] = [
        await anna.connect({ table: id, seat: 0 }),
        await bert.connect({ table: id, seat: 1 }),
        await fan.connect({ table: id, seat: null }),
      ];
      if (clock.kind === 'bank') b.close();
      await sleep(300);
      for (const line of [a, f]) {
        for (const choice of ['standIn', 'wait', 'end'] as const) await line.refusal({ type: 'vote', id: `v${choice}`, about: 1, choice });
        await line.refusal({ type: 'standIn', id: 's', seat: 1 });
      }
      const { body } = await anna.get<TableAnswer>(`/api/tables/${id}`);
      if (body.table.seats[1].bot !== null || body.table.status !== 'playing') given++;
      for (const line of [a, b, f]) line.close();
    }
    return { measured: `2 tables, 16 orders: ${given} seats given away`, held: given === 0 };
  },
};

/** Names that are invisible, turn the line around, or copy somebody at the table. */
export const falseNames: Attack = {
  name: 'names that deceive',
  limit: 'none invisible or with bidi controls, no two alike at a table',
  async run(arena) {
    const [anna, copy] = await Promise.all([arena.guest(), arena.guest()]);
    let bad = 0;
    const hidden = ['\u202eannA', '\u2066Anna', '\u061c', '\u200b\u2060', '\u3164', '\u2800', '\u00ad', '\u{1d159}', '\u{e0061}', '\u0301'];
    for (const name of hidden) if ((await anna.request('PUT', '/api/me', { name })).status === 200) bad++;
    const copies = [
      ...['Anna', 'ANNA', 'Аnna', 'An\u200dna', 'Ａnna', 'A\u0301nna', 'Αηηα', 'Аппа', 'An\u2800na', '𝔄𝔫𝔫𝔞', 'Ⓐⓝⓝⓐ'].map((copied) => [
        'Anna',
        copied,
      ]),
      ...[
        ['William', 'WiIliam'],
        ['Emma', 'Ernma'],
        ['Wolf', 'VVolf'],
        ['Bill', 'Bi||'],
        ['Adam', 'Aclam'],
        ['O’Hara', "O'Hara"],
      ],
    ];
    for (const [own, name] of copies) {
      await anna.request('PUT', '/api/me', { name: own });
      const { id } = await anna.lay({ seats: three });
      const { body } = await copy.post<TableAnswer>(`/api/tables/${id}/join`, { name });
      if (!/ 2$/.test(body.table.seats[1].name)) bad++;
    }
    return { measured: `${hidden.length + copies.length} names, ${bad} got through`, held: bad === 0 };
  },
};

/** The same chat line sent again and again, as a client does after every hiccup. */
export const repeatedChat: Attack = {
  name: 'chat lines repeated',
  limit: 'each is kept once',
  async run(arena) {
    const anna = await arena.guest();
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    const line = await anna.connect({ table: id, seat: 0 });
    for (let i = 0; i < 50; i++) await line.ask({ type: 'chat', id: 'same', text: 'Hello' });
    line.close();
    const again = await anna.connect();
    const { chat } = await again.hello({ table: id, seat: 0 });
    again.close();
    return { measured: `50 sent, ${chat.length} kept`, held: chat.length === 1 };
  },
};
