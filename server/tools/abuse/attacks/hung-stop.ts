import { connect, type Socket } from 'node:net';
import { int } from '@orrery/kernel';
import { PROTOCOL } from '@orrery/protocol';
import { Robot } from '../../robot.ts';
import { type Attack, sleep } from '../attack.ts';

const HUNG = 10;
const TABLES = 12;

/** Those who hang cannot turn an ordered stop into a kill. */
export const hungStop: Attack = {
  name: 'stopping among those who hang',
  limit: 'SIGTERM under load with 10 hung sockets and 10 unfinished bodies: exit 0 within 3 s, a snapshot of every table',
  alone: true,
  async run(arena) {
    const [node] = arena.nodes;
    const guest = await arena.guest();
    const tables: string[] = [];
    for (let i = 0; i < TABLES; i++) {
      tables.push((await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }], options: { length: 'long' } })).id);
    }
    const where = { addresses: () => [guest.origin], cookie: guest.cookie };
    const robots = tables.flatMap((table) => [0, 1].map((seat) => new Robot({ ...where, table, seat }, arena.luck, 40)));
    const sockets: Socket[] = [];
    for (let i = 0; i < HUNG; i++) {
      sockets.push(await hungSocket(node.port, guest.cookie, tables[int(arena.luck, TABLES)]));
      sockets.push(await unfinishedBody(node.port, guest.cookie));
    }
    await sleep(1_500);
    const answers = robots.reduce((n, r) => n + r.acknowledged.length, 0);
    const { code, ms } = await node.stop();
    for (const robot of robots) robot.stop();
    for (const socket of sockets) socket.destroy();
    for (const other of arena.nodes.slice(1)) await other.stop();
    const storage = await arena.open();
    let behind = 0;
    for (const id of tables) {
      const [snapshot] = await storage.snapshots(id);
      if (snapshot?.seq !== (await storage.table(id))?.seq) behind++;
    }
    await storage.close();
    return {
      measured: `exit ${code} after ${Math.round(ms)} ms, ${TABLES - behind} of ${TABLES} snapshots, ${answers} answers before`,
      held: code === 0 && ms < 3_000 * arena.patience && behind === 0 && answers > 0,
    };
  },
};

const open = (port: number, text: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
      resolve(socket);
    });
    socket.once('error', reject);
    socket.on('error', () => {});
  });

/** Opens a socket, says hello, and then neither reads nor answers anything, not even a goodbye. */
async function hungSocket(port: number, cookie: string, table: string): Promise<Socket> {
  const socket = await open(
    port,
    `GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nCookie: ${cookie}\r\n` +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await new Promise((resolve) => socket.once('data', resolve));
  const hello = Buffer.from(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, seat: 0 }));
  // A masked text frame of between 126 and 65,535 bytes; the mask of zeros leaves it readable.
  const head = Buffer.from([0x81, 0x80 | 126, hello.length >> 8, hello.length & 255, 0, 0, 0, 0]);
  const short = Buffer.from([0x81, 0x80 | hello.length, 0, 0, 0, 0]);
  socket.write(Buffer.concat([hello.length < 126 ? short : head, hello]));
  await sleep(20);
  socket.pause();
  return socket;
}

const unfinishedBody = (port: number, cookie: string): Promise<Socket> =>
  open(
    port,
    `POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"game":`,
  );
