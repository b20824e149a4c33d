import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { BadBackup } from '../backup/bad-backup.ts';
import type { Log } from '../log.ts';
import { asRefusal } from '../refusal.ts';
import { adminAddress } from './address.ts';
import { ask } from './ask.ts';
import { type AdminTools, carryOut } from './carry-out.ts';
import { NotDone } from './not-done.ts';
import { type AdminReply, adminRequest } from './requests.ts';

/** One request is one short line of JSON. */
const LONGEST = 64 * 1024;

/**
 * Listens to those who run the server, on a socket in the data folder: whoever may enter that folder may do this, nobody else, and nothing of
 * it is on the network. A server goes on without it where there cannot be one.
 */
export async function listenToAdmin(dataDir: string, tools: AdminTools, log: Log): Promise<{ close(): void }> {
  const address = adminAddress(dataDir);
  const server = createServer({ allowHalfOpen: true }, (socket) => serve(socket, tools, log));
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (process.platform !== 'win32') await clearWay(address);
    await listening(server, address);
    if (process.platform !== 'win32') chmodSync(address, 0o600);
  } catch (error) {
    log.warn({ address, err: error }, 'no admin commands');
  }
  return { close: () => void server.close() };
}

/** What a killed server has left behind is in the way; a living one's is not ours to take. */
async function clearWay(address: string): Promise<void> {
  const lives = await ask(address, { command: 'stats' }, 1_000).then(
    () => true,
    () => false,
  );
  if (lives) throw new Error('another server on this folder listens already');
  rmSync(address, { force: true });
}

const listening = (server: Server, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });

function serve(socket: Socket, tools: AdminTools, log: Log): void {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('error', () => {});
  socket.on('data', (piece: string) => {
    text += piece;
    if (text.length > LONGEST) socket.destroy();
  });
  socket.on('end', () => {
    answer(text, tools, log).then((reply) => socket.end(JSON.stringify(reply)));
  });
}

async function answer(text: string, tools: AdminTools, log: Log): Promise<AdminReply> {
  try {
    const request = adminRequest.safeParse(JSON.parse(text));
    if (!request.success) return { error: `not understood: ${request.error.issues[0]?.path.join('.') || 'command'}` };
    const result = await carryOut(tools, request.data);
    log.info({ command: request.data.command }, 'admin');
    return { result };
  } catch (error) {
    if (error instanceof NotDone || error instanceof BadBackup) return { error: error.message };
    const refusal = asRefusal(error);
    if (refusal !== undefined) return { error: `refused: ${refusal.code}` };
    log.error({ err: error }, 'an admin command failed');
    return { error: error instanceof SyntaxError ? 'not understood' : `it failed: ${error instanceof Error ? error.message : error}` };
  }
}
