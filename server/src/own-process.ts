import { setFlagsFromString } from 'node:v8';
import type { RunningServer } from './server.ts';

/** Ordered leaving takes at most about three seconds while storage answers; after this long something is wrong. */
const STOP_WITHIN_MS = 20_000;

/**
 * For a server with a process of its own: a signal stops it in order. So does what nobody caught: then the process is in a state nobody
 * thought of and must not go on for long, but what was acknowledged is on disk and tables can still leave snapshots. It takes no new work
 * and ends with a failure, for whatever watches over it to start it anew.
 */
export function ownProcess(server: RunningServer): void {
  const { log } = server.context.tools;
  // Hardly anything of what an answer makes lives, so one thread alone collects it with less work than several that have to agree.
  setFlagsFromString('--no-parallel-scavenge');
  let code = 0;
  const leave = (): void => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    server.stop().then(
      () => process.exit(code),
      (err) => {
        log.fatal({ err }, 'the server could not stop in order');
        process.exit(1);
      },
    );
  };
  const fail = (err: unknown, origin: string): void => {
    log.fatal({ err, origin }, 'something nobody caught: the server stops');
    code = 1;
    leave();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave);
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', (reason) => fail(reason, 'unhandledRejection'));
}
