import { type ChildProcess, fork } from 'node:child_process';
import type { Pair } from './measure.ts';

/** A server to be measured: started, asked for matches with two players each, stopped. */
export interface Contender {
  readonly name: string;
  readonly durable: string;
  start(): Promise<void>;
  readonly pid: number;
  pair(n: number): Promise<Pair>;
  stop(): Promise<void>;
}

/** Starts a script that tells its port. */
export async function startScript(script: string, args: readonly string[], cwd?: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(script, [...args], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(cwd === undefined ? {} : { cwd }),
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`${script} ended at once (${code})`)));
  });
  return { child, port };
}

export const endScript = (child: ChildProcess | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (child === undefined || child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
