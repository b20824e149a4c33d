import { Guest } from '../../../test/help/client.ts';
import { type Attack, behindProxy, fewMessages, fewRequests, sleep } from '../attack.ts';

const via = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

/** One visitor cannot push the others out of the lobby, whatever number of names they take. */
export const lobbyFlood: Attack = {
  name: 'a lobby full of one visitor',
  limit: 'at most 3 listed tables for each name; a table from elsewhere stands first',
  config: behindProxy,
  async run(arena) {
    const seats = [{ kind: 'me' }, { kind: 'empty' }];
    const honest = await arena.guest();
    const table = { game: 'toy', title: 'Honest', seats, listed: true };
    const first = (await honest.request('POST', '/api/tables', table, via('203.0.113.9'))).status;
    const names = arena.long ? 100 : 35;
    let laid = 0;
    for (let i = 0; i < names; i++) {
      const flooder = await arena.guest(i);
      for (let n = 0; n < 4; n++) {
        // Another address of the same house each time.
        const from = via(`2001:db8:1:2::${(i * 4 + n).toString(16)}`);
        if ((await flooder.request('POST', '/api/tables', { ...table, title: `Flood ${i}` }, from)).status === 200) laid++;
      }
    }
    const { body } = await honest.get<{ tables: { title: string }[] }>('/api/tables');
    const place = body.tables.findIndex((t) => t.title === 'Honest') + 1;
    return {
      measured: `${laid} of ${names * 4} laid under ${names} names; the honest table is number ${place} of ${body.tables.length} shown`,
      held: first === 200 && laid === names * 3 && place === 1,
    };
  },
};

/** Nobody escapes a limit by claiming to come from elsewhere. */
export const forgedAddresses: Attack = {
  name: 'forged addresses',
  limit: '600 requests a minute for one address behind a proxy, whatever it writes to the left of its own',
  config: fewRequests,
  async run(arena) {
    const [node] = arena.nodes;
    const stranger = new Guest(node.port);
    let through = 0;
    const tries = 900;
    for (let i = 0; i < tries; i += 30) {
      const batch = Array.from({ length: 30 }, (_, n) =>
        stranger.request('GET', '/api/games', undefined, via(`10.${i % 250}.${n}.1, 2001:db8:7:7::${(i + n).toString(16)}`)),
      );
      for (const { status } of await Promise.all(batch)) if (status === 200) through++;
    }
    const other = (await stranger.request('GET', '/api/games', undefined, via('10.0.0.1, 203.0.113.5'))).status;
    return {
      measured: `${through} of ${tries} went through; somebody else: ${other}`,
      held: through <= 600 && through > 0 && other === 200,
    };
  },
};

/** Who opens sockets without end loses their own, not those of the people at the tables. */
export const socketFlood: Attack = {
  name: 'sockets without end from one address',
  limit: 'at most 250 open sockets, 16 a visitor; who sits at a table stays and a newcomer behind the same address gets in',
  config: fewMessages,
  async run(arena) {
    const anna = await arena.guest();
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    const seated = await anna.connect({ table: id, seat: 0 });
    const mallory = await arena.guest();
    const lines = [];
    for (let i = 0; i < 60; i++) lines.push(await mallory.connect());
    await sleep(300);
    const own = lines.filter((l) => !l.closed).length;
    for (let i = 0; i < (arena.long ? 600 : 300); i++) {
      const guest = i % 10 === 0 ? await arena.guest() : mallory;
      lines.push(await guest.connect());
    }
    const newcomer = await (await arena.guest()).connect();
    const pong = await newcomer.ask({ type: 'ping', id: 'p' });
    const ack = await seated.answer(seated.options[0]);
    await sleep(300);
    const open = lines.filter((l) => !l.closed).length;
    for (const line of [...lines, newcomer, seated]) line.close();
    return {
      measured: `${own} of one visitor's 60 stayed, ${open} of ${lines.length} in all; newcomer ${pong.type}, player ${ack.type}`,
      held: own <= 16 && open <= 250 && pong.type === 'pong' && ack.type === 'ack',
    };
  },
};
