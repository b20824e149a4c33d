import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ServerConfig } from '../src/config.ts';

const script = fileURLToPath(new URL('./serve.ts', import.meta.url));
/** Robots have no time to draw: whoever need not be asked is answered for at once. */
export const prompt = { live: { least: 0, most: 0 }, days: { least: 0, most: 0 } };

/** Limits for tools that play many people from one address. */
export const generous = {
  requests: 1e9,
  tables: 1e9,
  tablesPerDay: 1e9,
  tablesPerDayFromOneAddress: 1e9,
  saves: 1e9,
  replays: 1e9,
  recoveries: 1e9,
  profiles: 1e9,
  connections: 1e9,
  sockets: 1e9,
  socketsPerVisitor: 1e9,
  listed: 1e9,
  chat: 1e9,
  notices: 1e9,
  messages: 1e9,
  burst: 1e9,
};

/** Of what a server writes, this many lines are kept. */
const KEPT_LINES = 5_000;

/** How a server ended; code null: by a signal. */
export type Ended = { readonly code: number | null; readonly ms: number };

/** A server in a process of its own, which can be killed without a word and started again on the same port. */
export class ChildServer {
  readonly #config: Partial<ServerConfig>;
  #process: ChildProcess | undefined;
  /** What it logged, as JSON lines; nothing unless asked for. */
  readonly lines: string[] = [];
  readonly #listen: boolean;
  readonly #flags: readonly string[];
  port = 0;

  /** `flags` are Node's own. */
  constructor(config: Partial<ServerConfig>, listen = false, flags: readonly string[] = []) {
    this.#config = config;
    this.#listen = listen;
    this.#flags = flags;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Was started, and has not ended by itself. */
  get running(): boolean {
    return this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  async start(): Promise<void> {
    const config = { ...this.#config, port: this.port };
    const stdout = this.#listen ? 'pipe' : 'ignore';
    const child = fork(script, [JSON.stringify(config)], { execArgv: [...this.#flags], stdio: ['ignore', stdout, 'inherit', 'ipc'] });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.lines.push(...text.split('\n').filter((line) => line !== ''));
      if (this.lines.length > KEPT_LINES) this.lines.splice(0, this.lines.length - KEPT_LINES);
    });
    this.port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve((message as { port: number }).port));
      child.once('exit', (code, signal) => reject(new Error(`the server ended at once: ${code ?? signal}`)));
      child.once('error', reject);
    });
    this.#process = child;
  }

  #end(end: (child: ChildProcess) => void): Promise<Ended> {
    const child = this.#process;
    const since = performance.now();
    this.#process = undefined;
    if (child === undefined) return Promise.resolve({ code: null, ms: 0 });
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve({ code: child.exitCode, ms: 0 });
    return new Promise((resolve) => {
      child.once('exit', (code) => resolve({ code, ms: performance.now() - since }));
      end(child);
    });
  }

  /** As if the power had gone. */
  kill(): Promise<Ended> {
    return this.#end((child) => child.kill('SIGKILL'));
  }

  stop(): Promise<Ended> {
    return this.#end((child) => child.kill('SIGTERM'));
  }

  /** Time passes; or, with `set`, somebody only sets the machine's clock. */
  async pass(ms: number, { set = false }: { readonly set?: boolean } = {}): Promise<void> {
    const child = this.#process;
    if (child === undefined) throw new Error('the server does not run');
    const moved = new Promise((resolve) => child.once('message', resolve));
    child.send({ wall: ms, even: set ? 0 : ms });
    await moved;
  }

  /** Something is thrown in it that nobody catches. */
  fail(): Promise<Ended> {
    return this.#end((child) => child.send('throw'));
  }
}
