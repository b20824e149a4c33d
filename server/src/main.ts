import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.ts';
import { CannotStart } from './cannot-start.ts';
import { ownProcess } from './own-process.ts';
import { startServer } from './server.ts';

try {
  const given = readArguments(process.argv.slice(2), process.env);
  const server = await startServer({
    registry: import.meta.resolve('@orrery/games'),
    webRoot: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    ...given,
  });
  console.error(`Orrery is open: http://localhost:${server.port}`);
  ownProcess(server);
} catch (error) {
  if (error instanceof CannotStart) console.error(`Orrery cannot start: ${error.message}`);
  else console.error(error);
  process.exit(1);
}
