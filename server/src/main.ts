import { fileURLToPath } from 'node:url';
import { readArguments, usage } from './arguments.ts';
import { startServer } from './server.ts';

const shutdownWithin = 20_000;

try {
  const given = readArguments(process.argv.slice(2), process.env);
  const server = await startServer({
    registry: import.meta.resolve('@orrery/games'),
    webRoot: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    ...given,
  });
  console.error(`Orrery is open: http://localhost:${server.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), shutdownWithin).unref();
      void server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exit(1);
}
