// A server as a child process of a test: takes its configuration as JSON, tells its parent the port.
import { ownProcess } from '../src/own-process.ts';
import { startServer } from '../src/server.ts';

const server = await startServer(JSON.parse(process.argv[2] ?? '{}'));
process.send?.({ port: server.port });
ownProcess(server);
// What no request should ever be able to do.
process.on('message', (message) => {
  if (message === 'throw')
    setImmediate(() => {
      throw new Error('thrown on request');
    });
});
// A parent that dies takes its servers along.
process.once('disconnect', () => process.exit(1));
