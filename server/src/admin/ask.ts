import { connect } from 'node:net';
import type { AdminReply, AdminRequest } from './requests.ts';

/** Asks a running server. Rejects where none listens. */
export function ask(address: string, request: AdminRequest, within = 0): Promise<AdminReply> {
  return new Promise((resolve, reject) => {
    const socket = connect({ path: address, allowHalfOpen: true });
    let text = '';
    socket.setEncoding('utf8');
    if (within > 0) socket.setTimeout(within, () => socket.destroy(new Error('no answer')));
    socket.once('connect', () => socket.end(JSON.stringify(request)));
    socket.on('data', (piece: string) => {
      text += piece;
    });
    socket.once('error', reject);
    socket.once('end', () => {
      try {
        resolve(JSON.parse(text) as AdminReply);
      } catch {
        reject(new Error('the server hung up'));
      }
    });
  });
}
