import { randomBytes } from 'node:crypto';
import { Guest, newOrderId } from '../../../test/help/client.ts';
import { type Attack, behindProxy, fewRequests } from '../attack.ts';

const seats = [{ kind: 'me' as const }, { kind: 'me' as const }];
const admiral = { kind: 'bot', bot: 'admiral' } as const;

/** Whatever is counted before it is done, done many times at the same moment; and bots asked for by other ways than laying a table with one. */
export const capsAtOnce: Attack = {
  name: 'caps tried many times at the same moment, and by other ways',
  limit:
    'exactly 3 listed tables, 12 with bots: laid at once, set at once, or with stand-ins for seats of one’s own; 20 watch links of one maker',
  config: behindProxy,
  async run(arena) {
    const at = (i: number): number => (arena.storage === 'postgres' ? 0 : i);
    const many = <T>(count: number, work: (i: number) => Promise<T>): Promise<T[]> =>
      Promise.all(Array.from({ length: count }, (_, i) => work(i)));
    const fine = (answers: readonly { readonly status: number }[]): number => answers.filter((a) => a.status === 200).length;
    const guests = await many(4, (i) => arena.guest(at(i)));
    const [lister, layer, setter, leaver] = guests;
    const open = [{ kind: 'me' as const }, { kind: 'empty' as const }];
    const listed = fine(await many(20, () => lister.post('/api/tables', { game: 'toy', seats: open, listed: true })));
    const laid = fine(await many(30, () => layer.post('/api/tables', { game: 'toy', seats: [{ kind: 'me' }, admiral] })));
    const tables = await many(16, () => setter.lay({ seats: open }));
    const set = fine(await many(16, (i) => setter.request('PUT', `/api/tables/${tables[i].id}/seats/1`, { kind: 'bot', bot: 'random' })));
    let stoodIn = 0;
    for (let i = 0; i < 16; i++) {
      const { id } = await leaver.lay({ seats, standIn: 'random' });
      if (i % 2 === 0) stoodIn += (await leaver.post(`/api/tables/${id}/leave`, { seat: 1 })).status === 200 ? 1 : 0;
      else {
        const line = await leaver.connect({ table: id, seat: 0 });
        stoodIn += (await line.ask({ type: 'standIn', id: newOrderId(), seat: 1 })).type === 'ack' ? 1 : 0;
        line.close();
      }
    }
    const { id } = await lister.lay({ seats });
    const links = await many(60, () => lister.post<{ token: string }>(`/api/tables/${id}/watch-link`));
    const fan = await arena.guest();
    let working = 0;
    for (const { body } of links) {
      const line = await fan.connect({ table: id, seat: null, watch: body.token }).catch(() => undefined);
      if (line !== undefined) working++;
      line?.close();
    }
    return {
      measured: `${listed} listed of 20; with bots ${laid} laid of 30, ${set} set of 16, ${stoodIn} by stand-ins of 16; ${working} of 60 watch links work`,
      held: listed === 3 && laid === 12 && set === 12 && stoodIn === 12 && working === 20,
    };
  },
};

/** Requests for what is not there, with identities somebody made up, which only storage can tell from old ones. */
export const nowhere: Attack = {
  name: 'floods of requests for nothing, with made-up tokens',
  limit: 'at most 600 a minute from one address are looked at',
  config: fewRequests,
  async run(arena) {
    const through: number[] = [];
    for (const path of ['/api/nothing', '/api/games']) {
      const forger = new Guest(arena.nodes[0].port);
      let passed = 0;
      for (let i = 0; i < 700; i += 50) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, () =>
            forger.request('GET', path, undefined, { cookie: `orrery_guest=${randomBytes(32).toString('base64url')}` }),
          ),
        );
        passed += answers.filter((a) => a.status !== 429).length;
      }
      through.push(passed);
    }
    return { measured: `${through.join(' and ')} of 700 went through`, held: through.every((n) => n > 0 && n <= 600) };
  },
};
