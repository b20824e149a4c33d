import type { Companions, Invitations, TableAnswer } from '@orrery/protocol';
import { usualWishes } from '@orrery/protocol';
import { defaults } from '../../../src/config.ts';
import type { Guest } from '../../../test/help/client.ts';
import { asPlayer, playToEnd } from '../../../test/help/met.ts';
import { type Arena, type Attack, sleep } from '../attack.ts';
import { counter } from '../counter.ts';

const A_DAY = 40;

const player = async (arena: Arena, name: string, node = 0): Promise<Guest> => asPlayer(await arena.guest(node % arena.nodes.length), name);

/** One who has played with somebody once asks them to everything at once; strangers try handles; a rematch is asked for many times at the same moment. */
export const invitationSpam: Attack = {
  name: 'invitations and rematches in heaps',
  limit: `${A_DAY} invitations a day by one person, one notice each; one table and one notice for a rematch, however often it is asked for; strangers invite nobody`,
  config: { notices: { ...defaults.notices, allow: ['127.0.0.0/8'], every: 50, delay: 0, watched: 0, perHour: 10_000 } },
  async run(arena) {
    const mailbox = await counter();
    try {
      const [pest, victim, stranger] = [await player(arena, 'Pest', 0), await player(arena, 'Vic', 1), await player(arena, 'Eve', 1)];
      const no = { push: false, mail: false, hook: false };
      await victim.request('PUT', '/api/notices', {
        ...usualWishes,
        what: { ...usualWishes.what, turn: no, over: no, invite: { ...no, hook: true } },
      });
      await victim.post('/api/notices/channels', { kind: 'hook', style: 'slack', url: `http://127.0.0.1:${mailbox.port}/` });
      const played = await playToEnd(pest, victim);
      let handle = '';
      for (let i = 0; i < 200 && handle === ''; i++) {
        handle = (await pest.get<Companions>('/api/companions')).body.companions[0]?.handle ?? '';
        if (handle === '') await sleep(100);
      }
      const free = { seats: [{ kind: 'me' as const }, { kind: 'empty' as const }] };
      const tables = await Promise.all(Array.from({ length: arena.long ? 120 : 60 }, () => pest.lay(free)));
      const asks = await Promise.all(
        tables.flatMap(({ id }) => [1, 2].map(() => pest.post<{ code?: string }>(`/api/tables/${id}/invitations`, { handle }))),
      );
      const granted = (await victim.get<Invitations>('/api/invitations')).body.invitations.length;
      const own = await stranger.lay(free);
      const tries = [handle, 'A'.repeat(16), handle.split('').reverse().join('')];
      const answers = await Promise.all(tries.map((h) => stranger.post(`/api/tables/${own.id}/invitations`, { handle: h })));
      const foreign = await stranger.post(`/api/tables/${tables[0]?.id}/invitations`, { handle });
      const alike = new Set([...answers.map((a) => `${a.status} ${a.body.code}`)]).size === 1 && answers.every((a) => a.status === 404);
      await sleep(3_000 * arena.patience);
      const invited = mailbox.count();
      const again = await Promise.all(Array.from({ length: 20 }, () => pest.post<TableAnswer>(`/api/tables/${played}/rematch`)));
      const laid = new Set(again.flatMap((a) => (a.status === 200 ? [a.body.table.id] : []))).size;
      await sleep(2_000 * arena.patience);
      const rematches = mailbox.count() - invited;
      const broken = [...asks, ...again, ...answers].filter((a) => a.status >= 500 && a.status !== 503).length;
      const asked = new Set(asks.flatMap((a, i) => (a.status === 200 ? [i >> 1] : []))).size;
      return {
        measured: `${asked} of ${tables.length} tables, ${granted} shown at once, ${invited} notices; 20 rematches made ${laid} table and ${rematches} notice; strangers ${alike ? 'learnt nothing' : 'learnt something'}, ${broken} × 5xx`,
        held: asked === A_DAY && invited === A_DAY && laid === 1 && rematches === 1 && alike && foreign.status === 403 && broken === 0,
      };
    } finally {
      mailbox.close();
    }
  },
};
