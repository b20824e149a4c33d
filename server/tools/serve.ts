// A server as a child process of a test: takes its configuration as JSON, tells its parent the port.
import { startServer } from '../src/server.ts';

const server = await startServer(JSON.parse(process.argv[2] ?? '{}'));
process.send?.({ port: server.port });
const stop = (): void => void server.stop().then(() => process.exit(0));
process.once('SIGTERM', stop);
// A parent that dies takes its servers along.
process.once('disconnect', () => process.exit(1));
