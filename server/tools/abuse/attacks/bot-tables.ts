import type { RefusalBody, TableAnswer } from '@orrery/protocol';
import { type Attack, sleep } from '../attack.ts';

const admiral = { kind: 'bot', bot: 'admiral' } as const;

/** At a server's table somebody sits. */
export const noPerson: Attack = {
  name: 'tables of bots alone',
  limit: 'refused (noPerson), when laid and when the last seat is given to a bot',
  async run(arena) {
    const guest = await arena.guest();
    const laid = await guest.post('/api/tables', { game: 'toy', seats: [admiral, admiral] });
    const { id } = await guest.lay({ seats: [{ kind: 'empty' }, { kind: 'empty' }] });
    const first = await guest.request('PUT', `/api/tables/${id}/seats/0`, { kind: 'bot', bot: 'random' });
    const last = await guest.request('PUT', `/api/tables/${id}/seats/1`, { kind: 'bot', bot: 'random' });
    return {
      measured: `laid: ${laid.body.code}; last seat: ${last.body.code}`,
      held: laid.body.code === 'noPerson' && first.status === 200 && last.body.code === 'noPerson',
    };
  },
};

/** Caps by identity and by address. */
export const caps: Attack = {
  name: 'many tables with bots by one visitor',
  limit: 'refused (tooManyBotTables) beyond 12 by one identity and beyond 48 from one address with as many identities as it likes',
  // Settings as everybody has them, except that this is quick.
  config: {},
  async run(arena) {
    const lay = async (identities: number): Promise<{ laid: number; codes: Set<string> }> => {
      let laid = 0;
      const codes = new Set<string>();
      for (let i = 0; i < identities; i++) {
        const guest = await arena.guest(i);
        for (let n = 0; n < 14; n++) {
          const { status, body } = await guest.post<TableAnswer | RefusalBody>('/api/tables', {
            game: 'toy',
            seats: [{ kind: 'me' }, admiral],
          });
          if (status === 200) laid++;
          else if ('code' in body) codes.add(body.code);
        }
      }
      return { laid, codes };
    };
    const one = await lay(1);
    const more = await lay(5);
    const codes = [...new Set([...one.codes, ...more.codes])];
    return {
      measured: `${one.laid} by one identity, ${one.laid + more.laid} from one address; refused as ${codes.join(', ')}`,
      held: one.laid === 12 && one.laid + more.laid === 48 && codes.length === 1 && codes[0] === 'tooManyBotTables',
    };
  },
};

/** Everybody hands over and goes: the bots may not finish the match alone. */
export const nobodyThere: Attack = {
  name: 'tables everybody has left to bots',
  limit: 'no act happens while nobody looks and nobody waits',
  async run(arena) {
    const guest = await arena.guest();
    const { id } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], options: { length: 'long' } });
    const left = await guest.post<TableAnswer>(`/api/tables/${id}/leave`, { seat: 0 });
    if (left.status !== 200) throw new Error(`could not leave: ${JSON.stringify(left.body)}`);
    const seqOf = async (): Promise<number> => (await guest.get<TableAnswer>(`/api/tables/${id}`)).body.table.seq;
    await sleep(500);
    const before = await seqOf();
    await sleep(3_000);
    const after = await seqOf();
    // Who looks in sees them go on.
    const line = await guest.connect({ table: id, seat: 0 });
    const goesOn = await line.until(() => (line.seq > after ? true : undefined), 10_000 * arena.patience).catch(() => false);
    line.close();
    return {
      measured: `${after - before} acts in 3 s; goes on when looked at: ${goesOn ? 'yes' : 'no'}`,
      held: after === before && goesOn,
    };
  },
};
