import { connect, type Socket } from 'node:net';

/** A frame as a browser would send it; the mask of zeros leaves it readable. */
export function frame(opcode: number, text = '', { fin = true }: { readonly fin?: boolean } = {}): Buffer {
  const data = Buffer.from(text);
  const length = data.length < 126 ? [0x80 | data.length] : [0x80 | 126, data.length >> 8, data.length & 255];
  return Buffer.concat([Buffer.from([(fin ? 0x80 : 0) | opcode, ...length, 0, 0, 0, 0]), data]);
}

export const PING = 9;
export const PONG = 10;

/** A socket nobody's library has tamed, once it is open. */
export function rawSocket(port: number, cookie: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nCookie: ${cookie}\r\n` +
          'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      );
    });
    socket.once('error', reject);
    socket.on('error', () => {});
    socket.once('data', () => resolve(socket));
  });
}
