import { fileURLToPath } from 'node:url';
import { readArguments, usage, wantsHelp } from './arguments.ts';
import { CannotStart } from './cannot-start.ts';
import { ownProcess } from './own-process.ts';
import { startServer } from './server.ts';

try {
  const args = process.argv.slice(2);
  if (wantsHelp(args)) {
    console.log(usage);
    process.exit();
  }
  const given = readArguments(args, process.env);
  const server = await startServer({
    registry: import.meta.resolve('@orrery/games'),
    webRoot: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    ...given,
  });
  console.error(`Orrery is running at http://localhost:${server.port}${given.basePath ?? ''}`);
  ownProcess(server);
} catch (error) {
  if (error instanceof CannotStart) console.error(`Orrery cannot start: ${error.message}`);
  else console.error(error);
  process.exit(1);
}
