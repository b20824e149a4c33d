import { int } from '@orrery/kernel';
import type { NewWords, Player } from '@orrery/protocol';
import { RECOVERY_WORDS, recoveryLists } from '@orrery/protocol/recovery';
import { defaults } from '../../../src/config.ts';
import { Guest } from '../../../test/help/client.ts';
import { generous } from '../../child-server.ts';
import { type Arena, type Attack, quantile } from '../attack.ts';

const { recoveries, profiles } = defaults.rates;
/** Everything else is generous, so that what is counted here is what holds. */
const few = { trustProxy: 1, rates: { ...generous, recoveries, profiles } };

async function player(arena: Arena, name: string, from: string): Promise<{ guest: Guest; words: readonly string[] }> {
  const guest = await arena.guest(0);
  guest.also = { 'x-forwarded-for': from };
  const { body } = await guest.post<NewWords>('/api/player', { name, language: 'en', zone: 'UTC' });
  return { guest, words: body.words };
}

/** Words guessed, with all but one right, while somebody else plays on. */
export const recoveryGuessing: Attack = {
  name: 'recovery words guessed',
  limit: 'none found, 10 tries a minute from one address, others answered within 1 s meanwhile',
  config: few,
  async run(arena) {
    const { words } = await player(arena, 'Ada', '198.51.100.1');
    const thief = await arena.guest(1);
    thief.also = { 'x-forwarded-for': '203.0.113.9' };
    const tries = arena.long ? 600 : 60;
    let found = 0;
    let heard = 0;
    const guess = async (): Promise<void> => {
      const at = int(arena.luck, RECOVERY_WORDS);
      const near = words.map((word, i) => (i === at ? recoveryLists.en[int(arena.luck, 1024)] : word));
      if (near.join() === words.join()) return;
      const { status } = await thief.post('/api/recover', { words: near.join(' ') });
      if (status === 200) found++;
      if (status !== 429) heard++;
    };
    const bystander = await arena.guest(0);
    bystander.also = { 'x-forwarded-for': '198.51.100.2' };
    const waited: number[] = [];
    const guessing = Promise.all(Array.from({ length: tries }, guess));
    for (let i = 0; i < 20; i++) {
      const start = performance.now();
      await bystander.get('/api/me');
      waited.push(performance.now() - start);
    }
    await guessing;
    const slow = quantile(waited, 0.95);
    return {
      measured: `${tries} tries, ${heard} heard, ${found} found; others waited ${Math.round(slow)} ms (p95)`,
      held: found === 0 && heard <= recoveries && slow < 1_000 * arena.patience,
    };
  },
};

/** A link that adds a device is used twice, at both servers, by many at once, and after a newer one was made. */
export const deviceLinkReuse: Attack = {
  name: 'links that add a device used again',
  limit: 'one device for one link; none by an older one, and no device of another player',
  async run(arena) {
    const owner = await arena.guest(0);
    await owner.post('/api/player', { name: 'Ada', language: 'en', zone: 'UTC' });
    const link = async (): Promise<string> => (await owner.post<{ token: string }>('/api/player/device-link')).body.token;
    const rounds = arena.long ? 8 : 2;
    let wrong = 0;
    for (let i = 0; i < rounds; i++) {
      const old = await link();
      const token = await link();
      const crowd = await Promise.all(Array.from({ length: 6 }, (_, n) => arena.guest(n % 2)));
      const other = await arena.guest(1);
      await other.post('/api/player', { name: 'Ben', language: 'en', zone: 'UTC' });
      if ((await other.post('/api/device', { token })).status === 200) wrong++;
      if ((await crowd[0].post('/api/device', { token: old })).status === 200) wrong++;
      const got = await Promise.all(crowd.map(async (guest) => (await guest.post('/api/device', { token })).status));
      if (got.filter((status) => status === 200).length !== 1) wrong++;
      if ((await other.get<Player>('/api/player')).body.name !== 'Ben') wrong++;
    }
    const { devices } = (await owner.get<Player>('/api/player')).body;
    return {
      measured: `${rounds} links by 7 visitors each: ${devices.length - 1} devices added, ${wrong} wrongly`,
      held: wrong === 0 && devices.length === rounds + 1,
    };
  },
};

/** Whether somebody is a player, which devices they have, what their links are: asked by a stranger in every way there is. */
export const playersEnumerated: Attack = {
  name: 'players looked up by strangers',
  limit: 'no answer tells whether a name, a device, a link or a passkey exists; nothing of another player is changed',
  async run(arena) {
    const [ada, stranger] = [await arena.guest(0), await arena.guest(1)];
    const { body } = await ada.post<NewWords>('/api/player', { name: 'Ada', language: 'en', zone: 'UTC' });
    const [{ id }] = body.player.devices;
    await stranger.post('/api/player', { name: 'Eve', language: 'en', zone: 'UTC' });
    const nobody = 'A'.repeat(43);
    const answers = async (method: string, path: (what: string) => string, send: (what: string) => unknown): Promise<boolean> => {
      const pair = await Promise.all([id, nobody].map((what) => stranger.request<unknown>(method, path(what), send(what))));
      return JSON.stringify([pair[0].status, pair[0].body]) === JSON.stringify([pair[1].status, pair[1].body]);
    };
    const none = (): undefined => undefined;
    const same = [
      await answers('DELETE', (what) => `/api/player/devices/${what}`, none),
      await answers('DELETE', (what) => `/api/player/passkeys/${what}`, none),
      await answers(
        'POST',
        () => '/api/device/look',
        (token) => ({ token }),
      ),
      await answers(
        'POST',
        () => '/api/device',
        (token) => ({ token }),
      ),
      await answers(
        'POST',
        () => '/api/recover',
        (words) => ({ words }),
      ),
    ];
    const bare = new Guest(arena.nodes[0].port);
    const doors = ['/api/player', '/api/player/export'];
    const shut = (await Promise.all(doors.map((path) => bare.get(path)))).every(({ status }) => status === 401);
    const after = (await ada.get<Player>('/api/player')).body;
    const told = same.filter((s) => !s).length;
    return {
      measured: `${same.length} pairs of questions, ${told} told apart; without a cookie ${shut ? 'refused' : 'answered'}`,
      held: told === 0 && shut && after.devices.length === 1 && after.name === 'Ada',
    };
  },
};
