import { afterEach, describe, expect, it } from 'vitest';
import { BotThreads } from '../src/bots/threads.ts';
import { Guest } from './help/client.ts';
import { testServer, toyRegistry } from './help/server.ts';

/** A question of the toy as the server would ask a bot. */
async function question(): Promise<string> {
  const server = await testServer();
  const guest = await Guest.arrive(server.port);
  const { id } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
  const line = await guest.connect({ table: id, seat: 0 });
  const asked = JSON.stringify({ seat: 0, bot: 'cadet', seq: 0, decision: line.decision, view: line.payload?.view, options: line.options });
  await server.end();
  return asked;
}

const job = (asked: string, level = 'cadet', registry = toyRegistry) => ({ registry, question: asked, level, seed: 'seed' });
/** A game whose bots never come to an answer, once they know that it has learnt nothing they would have to fetch. */
const hanging = `data:text/javascript,${encodeURIComponent(`
  const never = { get: (_, key) => { if (key === 'definition') return { evaluation: {} }; while (key !== 'then'); } };
  export const registry = { toy: { load: async () => new Proxy({}, never) } };
`)}`;

const all: BotThreads[] = [];
const threads = (limit: number): BotThreads => {
  const made = new BotThreads(limit);
  all.push(made);
  return made;
};
afterEach(() => Promise.all(all.splice(0).map((each) => each.stop())));

describe('threads in which bots think', () => {
  it('answer one question after another, and several at once', async () => {
    const asked = await question();
    const { options } = JSON.parse(asked) as { options: unknown[] };
    const lane = threads(60_000);
    for (let i = 0; i < 3; i++) expect(options).toContainEqual(await lane.think(job(asked)));
    for (const answer of await Promise.all([1, 2, 3].map(() => lane.think(job(asked))))) expect(options).toContainEqual(answer);
  });

  it('survive a question that fails', async () => {
    const asked = await question();
    const lane = threads(60_000);
    await expect(lane.think(job(asked, 'nobody'))).rejects.toThrow('no bot nobody');
    await expect(lane.think(job('{', 'cadet'))).rejects.toThrow('JSON');
    expect((JSON.parse(asked) as { options: unknown[] }).options).toContainEqual(await lane.think(job(asked)));
  });

  it('end with a thought that never comes to an end, and others take their place', async () => {
    const asked = await question();
    const lane = threads(2_000);
    await expect(lane.think(job(asked, 'commander', hanging))).rejects.toThrow('no answer within 2000 ms');
    expect((JSON.parse(asked) as { options: unknown[] }).options).toContainEqual(await lane.think(job(asked)));
  });

  it('stop while they start and while they think, and whoever waits is told', async () => {
    const asked = await question();
    for (let i = 0; i < 5; i++) await threads(60_000).stop();
    const lane = threads(60_000);
    const thought = lane.think(job(asked, 'commander', hanging));
    const told = expect(thought).rejects.toThrow('the server stops');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const before = performance.now();
    await lane.stop();
    await told;
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});
