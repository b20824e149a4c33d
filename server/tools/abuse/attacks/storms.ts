import { PROTOCOL } from '@orrery/protocol';
import type { Line } from '../../../test/help/client.ts';
import { newOrderId } from '../../../test/help/client.ts';
import { type Attack, fewMessages, sleep } from '../attack.ts';
import { frame, PING, PONG, rawSocket } from '../frames.ts';

/** Frames that are no messages, and whose answers nobody reads: they cost computing, and what goes unread piles up in memory. */
export const controlFrames: Attack = {
  name: 'floods of pings and pongs that nobody reads the answers of',
  limit: 'the socket is closed within 5 s; a few are answered',
  async run(arena) {
    const guest = await arena.guest();
    const [node] = arena.nodes;
    const polite = await rawSocket(node.port, guest.cookie);
    let answered = 0;
    polite.on('data', (data) => {
      answered += data.length;
    });
    for (let i = 0; i < 5; i++) polite.write(frame(PING, 'there?'));
    const times: number[] = [];
    for (const opcode of [PING, PONG]) {
      const socket = await rawSocket(node.port, guest.cookie);
      socket.pause();
      const flood = Buffer.concat(Array.from({ length: 1_000 }, () => frame(opcode, 'x'.repeat(125))));
      const since = performance.now();
      while (!socket.destroyed && performance.now() - since < 5_000 * arena.patience) {
        if (socket.writableLength < 1_000_000) socket.write(flood);
        await sleep(5);
      }
      times.push(performance.now() - since);
      socket.destroy();
    }
    const open = !polite.destroyed;
    polite.destroy();
    const slowest = Math.max(...times);
    return {
      measured: `closed after ${times.map((ms) => Math.round(ms)).join(' and ')} ms; 5 pings: ${answered / 8} answered, ${open ? 'open' : 'closed'}`,
      held: slowest < 5_000 * arena.patience && answered === 5 * 8 && open,
    };
  },
};

/** One person with all the sockets they may have says as much as they can. */
export const chatFlood: Attack = {
  name: 'chat flooded through many sockets',
  limit: 'one seat says at most 10 lines at once and 1 a second, through 16 sockets as through one',
  config: fewMessages,
  async run(arena) {
    const guest = await arena.guest();
    const { id } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    const lines: Line[] = [];
    for (let i = 0; i < 16; i++) lines.push(await guest.connect({ table: id, seat: 0 }));
    const since = performance.now();
    let kept = 0;
    let refused = 0;
    for (let i = 0; i < 10; i++) {
      const said = await Promise.all(lines.map((l) => l.ask({ type: 'chat', id: newOrderId(), text: 'x'.repeat(500) })));
      kept += said.filter((m) => m.type === 'ack').length;
      refused += said.filter((m) => m.type === 'refused' && m.code === 'tooFast').length;
    }
    const seconds = (performance.now() - since) / 1000;
    for (const line of lines) line.close();
    // On two servers each counts for itself; all of these sockets are at one.
    return {
      measured: `${kept} kept, ${refused} refused in ${seconds.toFixed(1)} s`,
      held: kept <= 11 + seconds && kept + refused === 160,
    };
  },
};

/** Many come and go at a table as fast as they may; everybody there would be told of each. */
export const comingAndGoing: Attack = {
  name: 'coming and going at a table',
  limit: 'whoever sits there is told of it at most 5 times a second; hellos beyond 10 at once are refused',
  config: fewMessages,
  async run(arena) {
    const guest = await arena.guest();
    const wanted = { seats: [{ kind: 'me' as const }, { kind: 'me' as const }], listed: true };
    const { id } = await guest.lay(wanted);
    const { id: other } = await guest.lay(wanted);
    const seated = await guest.connect({ table: id, seat: 0 });
    const lines: Line[] = [];
    for (let i = 0; i < 20; i++) lines.push(await (await arena.guest()).connect());
    await sleep(600);
    const from = seated.received.length;
    const since = performance.now();
    let greeted = 0;
    let refused = 0;
    for (const line of lines) {
      for (let i = 0; i < 20; i++) line.say({ type: 'hello', protocol: PROTOCOL, table: i % 2 === 0 ? id : other, seat: null });
    }
    const answers = (line: Line): number => line.received.filter((m) => m.type === 'welcome' || m.type === 'refused').length;
    for (const line of lines) await line.until(() => (answers(line) === 20 ? true : undefined), 10_000 * arena.patience);
    await sleep(600);
    const seconds = (performance.now() - since) / 1000;
    for (const { received } of lines) {
      greeted += received.filter((m) => m.type === 'welcome').length;
      refused += received.filter((m) => m.type === 'refused' && m.code === 'tooFast').length;
    }
    const told = seated.received.slice(from).filter((m) => m.type === 'presence').length;
    for (const line of [seated, ...lines]) line.close();
    return {
      measured: `400 hellos of 20 visitors: ${greeted} greeted, ${refused} refused; told ${told} times in ${seconds.toFixed(1)} s`,
      held: told >= 1 && told <= 2 + 5 * seconds && refused > 0 && greeted <= 20 * (11 + 4 * seconds),
    };
  },
};
