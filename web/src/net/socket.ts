import type { ServerMessage } from '@orrery/protocol';
import { fromHere } from './here.ts';
import type { Dial } from './line.ts';

/* The same as SOCKET_PATH and PROTOCOL of the protocol, which would bring its schemas along; a test holds them together. */
export const SOCKET = '/api/socket';
export const SPOKEN = 5;

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;
const PING_EVERY_MS = 15_000;
const PONG_WITHIN_MS = 6_000;

/** Its table is named for whatever stands before several servers: it leads all who are at one table to the same. */
const address = (table: string): string => fromHere(`${SOCKET.slice(1)}${table && `?table=${table}`}`).replace(/^http/, 'ws');

/** A line to the server. It comes back by itself, sooner at first; a silent line counts as broken. */
export const socketLine =
  (table: string): Dial =>
  (ears) => {
    let socket: WebSocket | undefined;
    let wait = FIRST_WAIT_MS;
    let closed = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    let pinging: ReturnType<typeof setInterval> | undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;

    const drop = (): void => {
      clearInterval(pinging);
      clearTimeout(silence);
      const old = socket;
      socket = undefined;
      if (old !== undefined) {
        old.onopen = null;
        old.onmessage = null;
        old.onclose = null;
        old.onerror = null;
        old.close();
      }
    };

    const lost = (): void => {
      if (closed || socket === undefined) return;
      drop();
      ears.lost();
      clearTimeout(again);
      // Not all at once after a server restart.
      again = setTimeout(dial, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };

    const ping = (): void => {
      if (socket?.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify({ type: 'ping', id: 'ping' }));
      clearTimeout(silence);
      silence = setTimeout(lost, PONG_WITHIN_MS);
    };

    /** Says whether this page is before somebody's eyes. */
    const look = (): void => {
      if (socket?.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify({ type: 'look', id: 'look', looking: document.visibilityState === 'visible' }));
    };

    const dial = (): void => {
      clearTimeout(again);
      if (closed) return;
      drop();
      socket = new WebSocket(address(table));
      // A line that never comes up is lost too. Later than the last one: a server with too much to do would never come to answer any of them.
      silence = setTimeout(lost, PONG_WITHIN_MS + 2 * wait);
      socket.onopen = () => {
        clearTimeout(silence);
        wait = FIRST_WAIT_MS;
        pinging = setInterval(ping, PING_EVERY_MS);
        ears.open();
        // A page that opens behind another one is not looked at.
        if (document.visibilityState === 'hidden') look();
      };
      socket.onmessage = ({ data }: MessageEvent<string>) => {
        clearTimeout(silence);
        const message = JSON.parse(data) as ServerMessage;
        if (message.type === 'bye' && message.why === 'moved') {
          closed = true;
          drop();
          ears.gone('moved');
        } else if (message.type !== 'pong') ears.message(message);
      };
      socket.onclose = lost;
      socket.onerror = lost;
    };

    const now = (): void => {
      if (socket === undefined) dial();
      else ping();
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') now();
      look();
    };
    window.addEventListener('online', now);
    window.addEventListener('offline', lost);
    document.addEventListener('visibilitychange', seen);
    dial();

    return {
      send: (message) => {
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      close: () => {
        closed = true;
        clearTimeout(again);
        window.removeEventListener('online', now);
        window.removeEventListener('offline', lost);
        document.removeEventListener('visibilitychange', seen);
        drop();
      },
    };
  };
