import type { ChannelSummary } from '@orrery/protocol';
import { defaults } from '../../../src/config.ts';
import { type Attack, sleep } from '../attack.ts';
import { counter } from '../counter.ts';
import { TRICKY } from '../tricky-addresses.ts';

/** A webhook that leads into the house: the server knocks where only it can. */
export const webhooksInside: Attack = {
  name: 'webhooks and push into the house’s own network',
  limit: 'none of them is sent, and each answers the same',
  async run(arena) {
    const inside = await counter();
    const port = String(inside.port);
    const urls = [
      ...TRICKY,
      ...['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433'].map((host) => `http://${host}:${port}/admin`),
    ];
    const answers = new Map<string, number>();
    try {
      for (const url of urls) {
        const guest = await arena.guest();
        const { status, body } = await guest.post<ChannelSummary>('/api/notices/channels', { kind: 'hook', style: 'slack', url });
        const outcome = status === 200 ? (await guest.post(`/api/notices/channels/${body.id}/test`)).body.code : 'not taken';
        answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
      }
      const told = [...answers].map(([code, n]) => `${n} ${code}`).join(', ');
      return {
        measured: `${urls.length} addresses: ${told}; ${inside.count()} arrived`,
        held: inside.count() === 0 && [...answers.keys()].every((code) => code === 'notSent' || code === 'not taken'),
      };
    } finally {
      inside.close();
    }
  },
};

/** An address that may be sent to leads on to one that may not. */
export const webhookLeadsOn: Attack = {
  name: 'a webhook that leads on into the house',
  limit: 'nobody follows it, by a test or by a notice',
  on: ['sqlite'],
  config: { notices: { ...defaults.notices, allow: ['127.0.0.2/32'], every: 50, delay: 0, retry: 100 } },
  async run(arena) {
    const inside = await counter();
    const outside = await counter({ host: '127.0.0.2', leadsTo: `http://127.0.0.1:${inside.port}/admin` });
    try {
      const [anna, bert] = [await arena.guest(), await arena.guest()];
      const url = `http://127.0.0.2:${outside.port}/`;
      const { body } = await bert.post<ChannelSummary>('/api/notices/channels', { kind: 'hook', style: 'slack', url });
      const tested = (await bert.post(`/api/notices/channels/${body.id}/test`)).body.code;
      const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
      await bert.post(`/api/tables/${id}/join`, {});
      for (let i = 0; i < 100 && outside.count() < 2; i++) await sleep(50);
      await sleep(500);
      return {
        measured: `${outside.count()} knocked outside, ${inside.count()} followed inside; the test said ${tested}`,
        held: outside.count() >= 2 && inside.count() === 0 && tested === 'notSent',
      };
    } finally {
      inside.close();
      outside.close();
    }
  },
};

const PER_HOUR = 20;
const flooded = { notices: { ...defaults.notices, allow: ['127.0.0.0/8'], every: 50, delay: 0, perHour: PER_HOUR } };

/** Somebody lets the server write to a stranger's machine, by being asked at very many tables. */
export const noticeFlood: Attack = {
  name: 'a stranger flooded with notices',
  limit: `${PER_HOUR} an hour on one channel, 2 more while two are under way; 8 channels; others are told within 10 s`,
  on: ['sqlite'],
  config: flooded,
  async run(arena) {
    const [stranger, friend] = [await counter(), await counter()];
    try {
      const flood = await arena.guest();
      const channel = (port: number) => ({ kind: 'hook', style: 'slack', url: `http://127.0.0.1:${port}/` });
      await flood.post('/api/notices/channels', channel(stranger.port));
      const refused = await Promise.all(
        Array.from({ length: 12 }, (_, i) =>
          flood.post('/api/notices/channels', { ...channel(stranger.port), url: `http://127.0.0.1:${stranger.port}/?${i}` }),
        ),
      );
      const channels = 1 + refused.filter((r) => r.status === 200).length;
      const ask = async (whom: typeof flood): Promise<void> => {
        const host = await arena.guest();
        const { id } = await host.lay({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
        await whom.post(`/api/tables/${id}/join`, {});
      };
      for (let i = 0; i < 40; i++) await ask(flood);
      const other = await arena.guest();
      await other.post('/api/notices/channels', channel(friend.port));
      await ask(other);
      const since = performance.now();
      while (friend.count() === 0 && performance.now() - since < 30_000) await sleep(20);
      const waited = (performance.now() - since) / 1000;
      await sleep(1_000);
      return {
        measured: `${stranger.count()} to a stranger over ${channels} channels from 40 tables; another was told after ${waited.toFixed(1)} s`,
        held: channels === 8 && stranger.count() <= 8 * (PER_HOUR + 2) && friend.count() === 1 && waited < 10 * arena.patience,
      };
    } finally {
      stranger.close();
      friend.close();
    }
  },
};
