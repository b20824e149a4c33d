import type { SeatState } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import type { Invitations, TableList, TableSummary } from '@orrery/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isTrial, type LocalTable, listTables } from '../local/store.ts';
import { api } from '../net/api.ts';
import { knowsServer, listen, useLobbyNews } from '../net/lobby.ts';

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
  readonly created: number;
  readonly title: string;
  readonly seq: number;
  readonly result: TableSummary['result'];
  readonly creator: string;
  /** It can be put away for good: it is over, or nobody but oneself sits there yet. */
  readonly removable: boolean;
  readonly asleep: boolean;
  /** When somebody's time is up if nothing happens; null where no clock runs. */
  readonly timeout: number | null;
  readonly rests: TableSummary['rests'];
  /** What the table agreed on; nothing on this device. */
  readonly terms: Terms | undefined;
  /** A friend plays there. */
  readonly friends: boolean;
};

export type Terms = Pick<TableSummary, 'clock' | 'absence' | 'standIn' | 'rated'>;

const fromLocal = ({ id, game, status, seats, waiting, result, seq, created, updated }: LocalTable): Row => ({
  id,
  local: true,
  game,
  status,
  seats,
  waiting,
  yours: seats.flatMap((s, seat) => (s.kind === 'human' ? [seat] : [])),
  updated,
  created,
  // On this device a table is called what its game is called.
  title: '',
  seq,
  result: result === undefined || result === null ? null : { scores: [...result.scores], winners: [...result.winners] },
  creator: '',
  removable: true,
  asleep: false,
  timeout: null,
  rests: [],
  terms: undefined,
  friends: false,
});

const fromServer = (table: TableSummary & { readonly friends?: boolean }): Row => {
  const {
    id,
    game,
    title,
    status,
    seats,
    waiting,
    yours,
    result,
    seq,
    created,
    updated,
    asleep,
    timeout,
    rests,
    clock,
    absence,
    standIn,
    rated,
  } = table;
  return {
    id,
    local: false,
    game,
    status,
    seats,
    waiting,
    yours,
    updated,
    created,
    title,
    seq,
    result,
    creator: seats.find((s) => s.kind === 'human')?.name ?? '',
    removable:
      status === 'over' || (status === 'gathering' && table.creator && seats.filter((s) => s.kind === 'human').length === yours.length),
    asleep,
    timeout,
    rests,
    terms: { clock, absence, standIn, rated },
    friends: table.friends === true,
  };
};

export const waitsForMe = (row: Row): boolean => row.status === 'playing' && row.waiting.some((seat) => row.yours.includes(seat));

/** Where one is asked, the tightest clock comes first. */
const tight = (row: Row): number => (waitsForMe(row) ? (row.timeout ?? Number.MAX_SAFE_INTEGER) : 0);

const urgency = (row: Row): number => (waitsForMe(row) ? 0 : row.status === 'gathering' ? 1 : row.status === 'playing' ? 2 : 3);

export type Minutes = NonNullable<TableList['minutes']>;

export type Tables = {
  readonly mine: readonly Row[];
  readonly open: readonly Row[];
  /** Tables of others that everybody may watch. */
  readonly running: readonly Row[];
  /** How many minutes a game takes here, by game and seats, where the server knows it. */
  readonly minutes: Minutes;
  /** False while no server answers; undefined until we know. */
  readonly server: boolean | undefined;
  refresh(): void;
  /** Fetches the next page of mine, where there is one. */
  readonly more: (() => void) | undefined;
};

/** One's own tables as they were last seen: the lobby begins with them. */
const seen: { local: readonly Row[]; mine: readonly Row[]; invitations: Invitations } = {
  local: [],
  mine: [],
  invitations: { invitations: [] },
};

async function readLocal(): Promise<readonly Row[]> {
  seen.local = (await listTables()).filter(({ id }) => !isTrial(id)).map(fromLocal);
  return seen.local;
}

async function readMine(): Promise<{ readonly rows: readonly Row[]; readonly next: string | undefined }> {
  const { tables, next } = await api.myTables();
  seen.mine = tables.map(fromServer);
  return { rows: seen.mine, next };
}

async function readInvitations(): Promise<Invitations> {
  seen.invitations = await api.invitations();
  return seen.invitations;
}

/** How long the lobby waits for one's own tables before it is drawn without them. */
const SOON_MS = 800;

/** Tables that wait for somebody stand above everything else: where they come soon, they are there from the start and push nothing down. */
export async function readAhead(): Promise<void> {
  const reading = Promise.allSettled([readLocal(), ...(knowsServer() ? [readMine(), readInvitations()] : [])]);
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, SOON_MS))]);
}

/** The tables of this device and of the server: the server says when they have changed. */
export function useTables(): Tables {
  const [local, setLocal] = useState(seen.local);
  const [mine, setMine] = useState(seen.mine);
  const [open, setOpen] = useState<readonly Row[]>([]);
  const [running, setRunning] = useState<readonly Row[]>([]);
  const [minutes, setMinutes] = useState<Minutes>({});
  const [server, setServer] = useState<boolean>();
  /** What was asked for beyond the first page, and where the next one begins. */
  const [older, setOlder] = useState<readonly Row[]>([]);
  const [next, setNext] = useState<string>();
  const [olderNext, setOlderNext] = useState<string | null>();
  const from = olderNext === undefined ? next : (olderNext ?? undefined);
  const fetchMore = async (after: string) => {
    try {
      const page = await api.myTables(after);
      setOlder([...older, ...page.tables.map(fromServer)]);
      setOlderNext(page.next ?? null);
    } catch {
      setServer(false);
    }
  };

  /** The server knows this guest. */
  const met = useRef(false);
  const refresh = useCallback(() => {
    readLocal()
      .then(setLocal)
      .catch((error: unknown) => console.error('this device keeps no tables', error));
    (async () => {
      try {
        if (!met.current) await api.me();
        met.current = true;
        // A line that is only now being opened will say how things are, and lead back here.
        if (listen()) return;
        const [own, others] = await Promise.all([readMine(), api.openTables()]);
        setMine(own.rows);
        setNext(own.next);
        const foreign = (tables: readonly TableSummary[] = []) => tables.filter((t) => t.yours.length === 0).map(fromServer);
        setOpen(foreign(others.tables));
        setRunning(foreign(others.running));
        setMinutes(others.minutes ?? {});
        setServer(true);
      } catch {
        met.current = false;
        setServer(false);
      }
    })();
  }, []);

  // The first word on a line says how things are.
  const news = useLobbyNews();
  const stamp = `${news.mine} ${news.open}`;
  const told = useRef(stamp);
  useEffect(() => {
    if (news.up === false) setServer(false);
    if (told.current === stamp) return;
    told.current = stamp;
    refresh();
  }, [stamp, news.up, refresh]);

  useEffect(() => {
    refresh();
    const again = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', again);
    window.addEventListener('online', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('online', again);
    };
  }, [refresh]);

  const newer = new Set(mine.map((row) => row.id));
  const all = [...local, ...mine, ...older.filter((row) => !newer.has(row.id))].sort(
    (a, b) => urgency(a) - urgency(b) || tight(a) - tight(b) || b.updated - a.updated,
  );
  return { mine: all, open, running, minutes, server, refresh, more: from === undefined ? undefined : () => void fetchMore(from) };
}

/** What one is asked to: asked for again when the server has news of one's tables. */
export function useInvitations(): readonly [Invitations, (left: Invitations) => void] {
  const news = useLobbyNews((s) => s.mine);
  const [invitations, setInvitations] = useState(seen.invitations);
  useEffect(() => {
    // The first word on a line says how things are; before it there is nobody to ask.
    if (news > 0) void readInvitations().then(setInvitations, () => {});
  }, [news]);
  return [invitations, setInvitations];
}
