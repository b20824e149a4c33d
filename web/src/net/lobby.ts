import { create } from 'zustand';
import { setWaiting } from '../state/attention.ts';
import { onDevice } from '../state/kept.ts';
import type { Line } from './line.ts';
import { socketLine } from './socket.ts';

/** What the server last said about tables: each number rises when something has to be asked for again. */
type News = { readonly mine: number; readonly open: number /** Undefined until there is a line. */; readonly up: boolean | undefined };

export const useLobbyNews = create<News>(() => ({ mine: 0, open: 0, up: undefined }));

/** This device has met a server: the next page need not ask whether there is one. */
const KEY = 'orrery.server';
let line: Line | undefined;

/**
 * Listens to the lobby from now on, whichever page is shown; true where nobody did so before. There has to be a server: where none ever
 * was, nothing is dialled.
 */
export function listen(): boolean {
  if (line !== undefined) return false;
  onDevice.set(KEY, '1');
  line = socketLine('')({
    open: () => line?.send({ type: 'lobby', id: 'lobby' }),
    message: (message) => {
      if (message.type !== 'lobby') return;
      useLobbyNews.setState((news) => ({
        mine: news.mine + (message.mine ? 1 : 0),
        open: news.open + (message.open ? 1 : 0),
        up: true,
      }));
      if (message.waiting !== undefined) setWaiting(message.waiting);
    },
    lost: () => useLobbyNews.setState({ up: false }),
    gone: () => useLobbyNews.setState({ up: false }),
  });
  return true;
}

export const knowsServer = (): boolean => onDevice.get(KEY) !== null;

/** On pages that ask a server for nothing else. */
export function listenIfKnown(): void {
  if (knowsServer()) listen();
}
