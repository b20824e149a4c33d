import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ServerConfig } from '../src/config.ts';

const script = fileURLToPath(new URL('./serve.ts', import.meta.url));

/** A server in a process of its own, which can be killed without a word and started again on the same port. */
export class ChildServer {
  readonly #config: Partial<ServerConfig>;
  #process: ChildProcess | undefined;
  port = 0;

  constructor(config: Partial<ServerConfig>) {
    this.#config = config;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  get running(): boolean {
    return this.#process !== undefined;
  }

  async start(): Promise<void> {
    const config = { ...this.#config, port: this.port };
    const child = fork(script, [JSON.stringify(config)], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve((message as { port: number }).port));
      child.once('exit', (code, signal) => reject(new Error(`the server ended at once: ${code ?? signal}`)));
      child.once('error', reject);
    });
    this.#process = child;
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }

  /** As if the power had gone. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }
}
