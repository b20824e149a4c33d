import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Counter = { readonly port: number; count(): number; close(): void };

/** Somebody's own machine, which counts who knocks; `leadsTo` sends them elsewhere. */
export async function counter({ host = '127.0.0.1', leadsTo }: { host?: string; leadsTo?: string } = {}): Promise<Counter> {
  let count = 0;
  const server = createServer((_request, response) => {
    count++;
    if (leadsTo !== undefined) response.writeHead(307, { location: leadsTo });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return { port: (server.address() as AddressInfo).port, count: () => count, close: () => server.close() };
}
