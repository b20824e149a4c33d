import { type Attack, behindProxy } from '../attack.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Answers as often as it can at a table over days: nobody gathers more time than they began with. */
export const dayClock: Attack = {
  name: 'time gathered by many answers at a table over days',
  limit: 'never more than the bank it began with',
  async run(arena) {
    const guest = await arena.guest();
    const bank = 3 * DAY;
    const { id } = await guest.lay({
      seats: [{ kind: 'me' }, { kind: 'me' }],
      options: { length: 'long' },
      clock: { kind: 'bank', bank, increment: DAY },
    });
    const lines = [await guest.connect({ table: id, seat: 0 }), await guest.connect({ table: id, seat: 1 })];
    let answers = 0;
    let most = 0;
    for (let i = 0; i < 60 && lines[0].payload?.status === 'playing'; i++) {
      const line = lines.find((l) => l.options.length > 0);
      if (line === undefined) throw new Error('nobody is asked');
      const done = await line.answer(line.options[0]);
      if (done.type !== 'ack') throw new Error(`refused: ${JSON.stringify(done)}`);
      answers++;
      await Promise.all(lines.map((l) => l.reach(done.seq)));
      most = Math.max(most, ...(lines[0].payload?.clocks?.left ?? []));
    }
    for (const line of lines) line.close();
    return { measured: `${answers} answers, at most ${(most / DAY).toFixed(2)} of 3 days`, held: answers > 20 && most <= bank };
  },
};

/** What is for those who run the server is for nobody else, and pages say what browsers may do with them. */
export const closedDoors: Attack = {
  name: 'metrics read from elsewhere, pages framed',
  limit: '/metrics is 404 for other addresses and 200 on loopback; frames are forbidden by both headers; no permissions',
  config: behindProxy,
  async run(arena) {
    const guest = await arena.guest();
    const here = await guest.get<string>('/metrics');
    guest.also = { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' };
    const elsewhere = await guest.get<string>('/metrics');
    const { headers } = await guest.get('/api/games');
    const policy = headers.get('content-security-policy') ?? '';
    const framed = headers.get('x-frame-options') === 'DENY' && policy.includes("frame-ancestors 'none'");
    const permissions = headers.get('permissions-policy') !== null;
    return {
      measured: `here ${here.status}, elsewhere ${elsewhere.status}; frames ${framed ? 'forbidden' : 'NOT forbidden'}, permissions ${permissions ? 'said' : 'NOT said'}`,
      held: here.status === 200 && elsewhere.status === 404 && framed && permissions,
    };
  },
};
