import type { SeatState } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import type { TableSummary } from '@orrery/protocol';
import { useCallback, useEffect, useState } from 'react';
import { type LocalTable, listTables } from '../local/store.ts';
import { api } from '../net/api.ts';

/** One line of "my games" or "open tables". */
export type Row = {
  readonly id: string;
  readonly local: boolean;
  readonly game: string;
  readonly status: TableSummary['status'];
  readonly seats: readonly SeatState[];
  readonly waiting: readonly Seat[];
  readonly yours: readonly Seat[];
  readonly updated: number;
  readonly creator: string;
};

const fromLocal = ({ id, game, status, seats, waiting, updated }: LocalTable): Row => ({
  id,
  local: true,
  game,
  status,
  seats,
  waiting,
  yours: seats.flatMap((s, seat) => (s.kind === 'human' ? [seat] : [])),
  updated,
  creator: '',
});

const fromServer = ({ id, game, status, seats, waiting, yours, updated }: TableSummary): Row => ({
  id,
  local: false,
  game,
  status,
  seats,
  waiting,
  yours,
  updated,
  creator: seats.find((s) => s.kind === 'human')?.name ?? '',
});

export const waitsForMe = (row: Row): boolean => row.status === 'playing' && row.waiting.some((seat) => row.yours.includes(seat));

const urgency = (row: Row): number => (waitsForMe(row) ? 0 : row.status === 'gathering' ? 1 : row.status === 'playing' ? 2 : 3);

export type Tables = {
  readonly mine: readonly Row[];
  readonly open: readonly Row[];
  /** False while no server answers; undefined until we know. */
  readonly server: boolean | undefined;
  refresh(): void;
};

const EVERY_MS = 8_000;

/** The tables of this device and of the server, kept fresh while the page is looked at. */
export function useTables(): Tables {
  const [local, setLocal] = useState<readonly Row[]>([]);
  const [mine, setMine] = useState<readonly Row[]>([]);
  const [open, setOpen] = useState<readonly Row[]>([]);
  const [server, setServer] = useState<boolean>();

  const refresh = useCallback(() => {
    listTables()
      .then((tables) => setLocal(tables.map(fromLocal)))
      .catch((error: unknown) => console.error('this device keeps no tables', error));
    (async () => {
      try {
        await api.me();
        const [own, others] = await Promise.all([api.myTables(), api.openTables()]);
        setMine(own.map(fromServer));
        setOpen(others.filter((t) => t.yours.length === 0).map(fromServer));
        setServer(true);
      } catch {
        setServer(false);
      }
    })();
  }, []);

  useEffect(() => {
    refresh();
    const again = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = setInterval(again, EVERY_MS);
    document.addEventListener('visibilitychange', again);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('online', again);
    };
  }, [refresh]);

  const all = [...local, ...mine].sort((a, b) => urgency(a) - urgency(b) || b.updated - a.updated);
  return { mine: all, open, server, refresh };
}
