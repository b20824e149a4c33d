// A server as a child process of a test: takes its configuration as JSON, tells its parent the port.
import { ownProcess } from '../src/own-process.ts';
import { startServer } from '../src/server.ts';

// A parent that dies takes its servers along, also one that dies while they are still starting.
process.once('disconnect', () => process.exit(1));
if (process.send !== undefined && !process.connected) process.exit(1);

/** How much later it is than the machine thinks, by the clock somebody may set and by the one that goes on evenly. */
const later = { wall: 0, even: 0 };
const clocks = { wall: () => Date.now() + later.wall, monotonic: () => performance.now() + later.even };
const server = await startServer({ ...JSON.parse(process.argv[2] ?? '{}'), ...clocks });
process.send?.({ port: server.port });
ownProcess(server);
// What no request should ever be able to do.
process.on('message', (message: 'throw' | { readonly wall: number; readonly even: number }) => {
  if (typeof message === 'object') {
    later.wall += message.wall;
    later.even += message.even;
    process.send?.('moved');
  }
  if (message === 'throw')
    setImmediate(() => {
      throw new Error('thrown on request');
    });
});
