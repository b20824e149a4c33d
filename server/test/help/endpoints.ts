import { createDecipheriv, createECDH, createHmac, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net';

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

export type Received = { readonly method: string; readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

export type Sink = {
  readonly url: string;
  readonly received: Received[];
  /** What it answers with from now on. */
  answer: { status: number; headers?: Record<string, string>; body?: string };
  close(): Promise<void>;
};

/** Takes whatever is sent to it. */
export async function httpSink(): Promise<Sink> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(sink.answer.status, sink.answer.headers).end(sink.answer.body);
    });
  });
  const sink: Sink = {
    url: `http://127.0.0.1:${await listening(server)}`,
    received,
    answer: { status: 200 },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return sink;
}

const hmac = (key: Buffer, ...data: (Buffer | string)[]): Buffer => data.reduce((h, d) => h.update(d), createHmac('sha256', key)).digest();

/** A browser's side of a push subscription, and its push service: checks who sends (RFC 8292) and reads what is sent (RFC 8291). */
export class Browser {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly subscription: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };

  constructor(endpoint: string) {
    this.subscription = {
      endpoint,
      keys: { p256dh: this.#keys.generateKeys().toString('base64url'), auth: this.#auth.toString('base64url') },
    };
  }

  /** What a message says; throws where its sender is not the one with this key, or nobody could have read it. */
  read({ headers, body }: Received, key: string, now = Date.now()): unknown {
    const [, token = '', given = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
    if (given !== key) throw new Error('another key');
    const [head, claims, mark] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const publicKey = createPublicKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
    });
    const good = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(mark, 'base64url'),
    );
    if (!good) throw new Error('not signed');
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
    if (aud !== new URL(this.subscription.endpoint).origin) throw new Error(`meant for ${aud}`);
    if (exp * 1000 < now || exp * 1000 > now + 24 * 60 * 60_000) throw new Error('a wrong time');
    if (!/^(https|mailto):/.test(sub)) throw new Error('nobody to turn to');
    if (headers['content-encoding'] !== 'aes128gcm' || headers.ttl === undefined) throw new Error('not as it should be');
    return JSON.parse(this.#decrypt(body)) as unknown;
  }

  #decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body[20];
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const shared = hmac(this.#auth, this.#keys.computeSecret(sender));
    const material = hmac(shared, 'WebPush: info\0', this.#keys.getPublicKey(), sender, '\x01');
    const prk = hmac(salt, material);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      hmac(prk, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16),
      hmac(prk, 'Content-Encoding: nonce\0\x01').subarray(0, 12),
    );
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    const end = plain.lastIndexOf(2);
    return plain.subarray(0, end).toString();
  }
}

export type Mailbox = { readonly url: string; readonly mails: { readonly to: string; readonly text: string }[]; close(): Promise<void> };

/** A mail server that takes everything and keeps it. */
export async function mailServer(): Promise<Mailbox> {
  const mails: { to: string; text: string }[] = [];
  const server = createSocketServer((socket) => {
    let to = '';
    let data: string | undefined;
    let rest = '';
    socket.on('error', () => {});
    socket.write('220 mail\r\n');
    socket.on('data', (piece) => {
      rest += piece.toString();
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (data !== undefined) {
          if (line === '.') {
            mails.push({ to, text: decoded(data) });
            data = undefined;
            socket.write('250 kept\r\n');
          } else data += `${line}\n`;
        } else if (/^rcpt/i.test(line)) {
          to = /<(.*)>/.exec(line)?.[1] ?? '';
          socket.write('250 yes\r\n');
        } else if (/^data/i.test(line)) {
          data = '';
          socket.write('354 go on\r\n');
        } else if (/^quit/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 yes\r\n');
      }
    });
  });
  return {
    url: `smtp://127.0.0.1:${await listening(server)}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A mail as people read it: headers and text, however they travelled. */
function decoded(mail: string): string {
  const [head, ...body] = mail.split('\n\n');
  const subject = head
    .replace(/\n\s+/g, ' ')
    .replace(/=\?utf-8\?(b|q)\?(.*?)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
    );
  const text = body.join('\n\n');
  const encoding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1]?.toLowerCase();
  return `${subject}\n\n${encoding === 'base64' ? Buffer.from(text, 'base64').toString() : encoding === 'quoted-printable' ? quoted(text) : text}`;
}

const quoted = (text: string): string =>
  Buffer.from(
    text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
