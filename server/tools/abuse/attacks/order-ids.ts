import { type Attack, cpuOf, sleep } from '../attack.ts';

/** What the server calls its own orders, today or once: a player who uses such a name must gain nothing by it. */
const namesLike = (seq: number, seat: number): readonly string[] => [`time-${seq}-${seat}`, `${seq}`, `bot-${seq}-${seat}`, `clock-${seq}`];

/** A player calls orders of their own by the names the clock would use: the clock must run out all the same. */
export const clockNames: Attack = {
  name: 'order ids of the clock used by a player',
  limit: 'time runs out all the same, within 5 s of its end',
  async run(arena) {
    const bank = 1_500;
    const times: number[] = [];
    for (let way = 0; way < 4; way++) {
      const guest = await arena.guest();
      const { id } = await guest.lay({
        seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
        options: { length: 'long' },
        clock: { kind: 'bank', bank, increment: 0 },
        standIn: 'random',
      });
      const line = await guest.connect({ table: id, seat: 0 });
      const since = performance.now();
      // Once nobody else is asked nothing but the clock can change the number.
      await line.until(() => (line.payload?.waiting.length === 1 ? true : undefined));
      // After each of these the clock's next order would have the very name just used.
      for (let i = 0; i < 3; i++) {
        const type = line.payload?.hints.allowedBy.includes(0) === true ? 'withdrawHints' : 'allowHints';
        const done = await line.ask({ type, id: namesLike(line.seq + 1, 0)[way] });
        if (done.type === 'ack') await line.reach(done.seq);
      }
      await line.until(() => (line.payload?.clocks?.out.includes(0) === true ? true : undefined), bank + 5_000 * arena.patience);
      times.push(performance.now() - since - bank);
      line.close();
    }
    const latest = Math.max(...times);
    return {
      measured: `${times.length} of 4 ways: ran out, latest ${Math.round(latest)} ms after its end`,
      held: latest < 5_000 * arena.patience,
    };
  },
};

/** A player hands over with the id the bot's first answer would have: on code that shares the names the match stands still and a core burns. */
export const botNames: Attack = {
  name: 'order ids of bots used by a player',
  limit: 'the bot answers within 5 s, and no core is kept busy',
  async run(arena) {
    let slowest = 0;
    for (let way = 0; way < 4; way++) {
      const guest = await arena.guest();
      const { id } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }], options: { length: 'long' }, standIn: 'random' });
      const line = await guest.connect({ table: id, seat: 0 });
      const since = performance.now();
      const done = await line.ask({ type: 'standIn', id: namesLike(line.seq + 1, 0)[way], seat: 0 });
      if (done.type !== 'ack') throw new Error(`not handed over: ${JSON.stringify(done)}`);
      await line.until(() => (line.payload?.waiting.includes(0) === false ? true : undefined), 5_000 * arena.patience);
      slowest = Math.max(slowest, performance.now() - since);
      line.close();
    }
    const before = await cpuOf(arena.nodes[0].port);
    await sleep(1_000);
    const busy = (await cpuOf(arena.nodes[0].port)) - before;
    return { measured: `answered within ${Math.round(slowest)} ms; then ${busy.toFixed(2)} s of computing in 1 s`, held: busy < 0.8 };
  },
};
