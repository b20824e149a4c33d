import { execFile } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { Guest } from '../../../test/help/client.ts';
import { type Attack, sleep } from '../attack.ts';

const main = fileURLToPath(new URL('../../../src/main.ts', import.meta.url));
const otherRules = new URL('../../../test/toy-registry-2.ts', import.meta.url).href;
const PAGE = 4096;

/** Pages of the file are overwritten while no server runs. */
export const damagedDatabase: Attack = {
  name: 'a database with damaged pages',
  limit: 'found at start: exit 1, and one line with the file and what to do',
  on: ['sqlite'],
  alone: true,
  async run(arena) {
    const guest = await arena.guest();
    for (let i = 0; i < 10; i++) await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    for (const node of arena.nodes) await node.stop();
    const file = join(arena.folder, 'orrery.sqlite');
    const pages = readFileSync(file).length / PAGE;
    const handle = openSync(file, 'r+');
    for (let page = 2; page < pages; page++) writeSync(handle, Buffer.alloc(PAGE / 2, page), 0, PAGE / 2, page * PAGE);
    closeSync(handle);
    const { code, said } = await new Promise<{ code: number; said: string }>((resolve) => {
      const child = execFile(process.execPath, [main, '--data', arena.folder, '--port', '0'], { timeout: 60_000 }, (_error, _out, text) =>
        resolve({ code: child.exitCode ?? -1, said: text }),
      );
    });
    const lines = said.split('\n').filter((line) => line !== '').length;
    const useful = said.includes(file) && said.includes('is damaged') && said.includes('backup');
    return {
      measured: `exit ${code}, ${lines} line${useful ? ' that says what to do' : ': not what to do'}`,
      held: code === 1 && lines === 1 && useful,
    };
  },
};

/** A database that reads but does not write, and then does again. */
export const readOnlyDatabase: Attack = {
  name: 'a database that only reads',
  limit: '/healthz is 503 until it writes again; orders are refused as busy and can be repeated',
  on: ['postgres'],
  alone: true,
  async run(arena) {
    const guest = await arena.guest();
    const { id } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    const line = await guest.connect({ table: id, seat: 0 });
    const name = new URL(arena.databaseUrl ?? '').pathname.slice(1);
    const admin = new pg.Client({ connectionString: arena.databaseUrl });
    await admin.connect();
    const turn = async (how: 'on' | 'off'): Promise<void> => {
      await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${how}`);
      await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()', [name]);
    };
    const health = async (wanted: number): Promise<number> => {
      for (let i = 0; ; i++) {
        const { status } = await guest.get('/healthz');
        if (status === wanted || i === 60) return status;
        await sleep(300);
      }
    };
    const answer = { type: 'answer', id: 'a', seq: 0, decision: 'bid', answer: line.options[0] } as const;
    await turn('on');
    const sick = await health(503);
    const refused = await line.refusal(answer);
    await admin.query('SET default_transaction_read_only = off');
    await turn('off');
    const well = await health(200);
    let again = await line.ask(answer);
    for (let i = 0; i < 20 && again.type === 'refused' && again.code === 'busy'; i++) {
      await sleep(300);
      again = await line.ask(answer);
    }
    await admin.end();
    line.close();
    return {
      measured: `healthz ${sick}, then ${well}; the order ${refused}, then ${again.type}`,
      held: sick === 503 && well === 200 && refused === 'busy' && again.type === 'ack',
    };
  },
};

/** A door to the database that can be shut. */
class Door {
  readonly #server: Server;
  readonly #through = new Set<Socket>();
  port = 0;

  constructor(real: URL) {
    this.#server = createServer((socket) => {
      const inner = connect(Number(real.port), real.hostname);
      socket.pipe(inner).pipe(socket);
      for (const [one, other] of [
        [socket, inner],
        [inner, socket],
      ]) {
        this.#through.add(one);
        one.on('error', () => other.destroy());
        one.once('close', () => this.#through.delete(one));
      }
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.port, '127.0.0.1', resolve));
    const address = this.#server.address();
    this.port = typeof address === 'object' && address !== null ? address.port : 0;
  }

  async shut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#through) socket.destroy();
    await closed;
  }
}

/** The database goes away while somebody comes to a table, and comes back. */
export const helloInOutage: Attack = {
  name: 'a hello while the database is away',
  limit: 'refused as busy, by a socket that stays open; said again after it has come back, it is answered',
  on: ['postgres'],
  async run(arena) {
    const real = new URL(arena.databaseUrl ?? '');
    const door = new Door(real);
    await door.open();
    const url = new URL(real);
    url.port = String(door.port);
    const server = arena.other({ databaseUrl: url.href });
    await server.start();
    const guest = await Guest.arrive(server.port);
    const { id } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    const line = await guest.connect();
    const hello = (): Promise<string> =>
      line.hello({ table: id, seat: 0 }).then(
        () => 'welcome',
        (error: Error) => error.message,
      );
    await door.shut();
    const away = await hello();
    await door.open();
    const since = performance.now();
    let back = await hello();
    while (back !== 'welcome' && performance.now() - since < 15_000 * arena.patience) {
      await sleep(300);
      back = await hello();
    }
    const seconds = (performance.now() - since) / 1000;
    const ack = await line.answer(line.options[0]);
    line.close();
    await server.kill();
    await door.shut();
    return {
      measured: `${away}; once it was back: ${back} after ${seconds.toFixed(1)} s, an answer: ${ack.type}`,
      held: away === 'refused: busy' && back === 'welcome' && ack.type === 'ack',
    };
  },
};

/** The server is there before its database. */
export const lateDatabase: Attack = {
  name: 'a server that starts before its database',
  limit: 'waits with a message, and starts once the database is there',
  on: ['postgres'],
  async run(arena) {
    const real = new URL(arena.databaseUrl ?? '');
    const door = new Door(real);
    await door.open();
    await door.shut();
    const url = new URL(real);
    url.port = String(door.port);
    const late = arena.other({ databaseUrl: url.href });
    let started = false;
    const starting = late.start().then(() => {
      started = true;
    });
    const said = (): boolean => late.lines.some((l) => l.includes('does not answer yet') && l.includes('waiting for it'));
    const since = performance.now();
    while (!said() && !started && performance.now() - since < 10_000 * arena.patience) await sleep(200);
    const early = started;
    await door.open();
    await starting;
    const { status } = await new Guest(late.port).get('/healthz');
    await late.kill();
    await door.shut();
    return {
      measured: `${early ? 'started without it' : 'waited'}, ${said() ? 'said so' : 'said nothing'}; then healthz ${status}`,
      held: !early && said() && status === 200,
    };
  },
};

/** The rules change while a match without a snapshot lies there. */
export const otherVersion: Attack = {
  name: 'a match without a snapshot under other rules',
  limit: 'refused with its reason and unchanged; goes on under its own rules',
  alone: true,
  async run(arena) {
    const guest = await arena.guest();
    const { id } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    const line = await guest.connect({ table: id, seat: 1 });
    await line.answer(line.options[0]);
    for (const node of arena.nodes) await node.kill();
    const newer = arena.other({ registry: otherRules });
    await newer.start();
    const there = new Guest(newer.port);
    there.cookie = guest.cookie;
    const refused = await there.connect({ table: id, seat: 1 }).then(
      () => 'opened',
      (error: Error) => error.message,
    );
    await newer.kill();
    await arena.nodes[0].start();
    const again = await guest.connect({ table: id, seat: 0 });
    const done = await again.answer(again.options[0]);
    again.close();
    return {
      measured: `${refused}; afterwards under its own rules: ${done.type} ${'seq' in done ? done.seq : ''}`,
      held: refused === 'refused: otherVersion' && done.type === 'ack' && done.seq === 2,
    };
  },
};
