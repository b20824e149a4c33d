import { registry } from '@orrery/games';
import { ABSENCE, type ReplayMoment } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import { lazy, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { fetchAids } from '../learn/ahead.ts';
import { humans } from '../local/humans.ts';
import { localTable } from '../local/line.ts';
import { readEntry } from '../local/store.ts';
import { api, REPLAY_PAGE } from '../net/api.ts';
import { listen } from '../net/lobby.ts';
import { socketLine } from '../net/socket.ts';
import { loadWords } from '../state/games.ts';
import { hrefOf } from '../state/router.ts';
import { STAND_IN } from '../state/stand-in.ts';
import { useText } from '../text/index.ts';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { SessionProvider } from './context.ts';
import { PassScreen } from './PassScreen.tsx';
import { PlayTable } from './PlayTable.tsx';
import { type SessionParts, TableSession } from './session.ts';

const Gathering = lazy(() => import('./Gathering.tsx'));

async function load(game: string, table: string) {
  const [known, board] = await Promise.all([loadWords(game), registry[game]?.board?.(), fetchAids(game, table)]);
  return known ? { game, board: board?.default } : undefined;
}

async function localSummary(id: string) {
  const table = await readEntry(id);
  if (table === undefined) throw new Error(`no table ${id} on this device`);
  const { game, title, setup, status, seats, waiting, seq, created, updated } = table;
  const { config, clock, absence = ABSENCE, standIn = STAND_IN } = setup;
  return {
    ...{
      id,
      title,
      game,
      config,
      clock,
      absence,
      standIn,
      asleep: false,
      luckKnown: false,
      result: null,
      status,
      listed: false,
      quickerBots: false,
      rated: false,
      timeout: null,
      rests: [],
      seq,
      created,
      updated,
      commitment: '',
      creator: true,
      imported: setup.base !== undefined,
    },
    seats: [...seats],
    waiting: [...waiting],
    yours: humans(setup),
  };
}

async function onlineMoments(id: string, watch: string | undefined, viewer: Seat, from: number, to: number) {
  const all: ReplayMoment[] = [];
  for (let at = from; at <= to; at += REPLAY_PAGE)
    all.push(...(await api.replay(id, at, Math.min(to, at + REPLAY_PAGE - 1), viewer, watch)).moments);
  return all;
}

async function onlineSummary(id: string) {
  await api.me();
  // Whoever came by an invitation has seen no lobby, and is told on every page all the same where they are asked.
  listen();
  return api.table(id);
}

export default function TablePage({
  id,
  local,
  watch,
}: {
  readonly id: string;
  readonly local: boolean;
  readonly watch: string | undefined;
}) {
  const [session, setSession] = useState<TableSession>();
  useEffect(() => {
    const parts: SessionParts = local
      ? {
          id,
          local,
          ...localTable(id),
          summary: () => localSummary(id),
          load: (game) => load(game, id),
        }
      : {
          id,
          local,
          watch,
          dial: socketLine(id),
          summary: () => onlineSummary(id),
          load: (game) => load(game, id),
          moments: (viewer, from, to) => onlineMoments(id, watch, viewer, from, to),
        };
    const opened = new TableSession(parts);
    setSession(opened);
    void opened.start();
    return () => opened.stop();
  }, [id, local, watch]);
  const text = useText();
  if (session === undefined) return <ErrorPage words={text.table.loading} busy />;
  return (
    <SessionProvider value={session}>
      <Sitting session={session} />
    </SessionProvider>
  );
}

function Sitting({ session }: { readonly session: TableSession }) {
  const { table } = useText();
  const phase = useStore(session.store, (s) => s.phase);
  const status = useStore(session.store, (s) => s.truth?.status);
  const cover = useStore(session.store, (s) => s.cover);
  const drawn = useStore(session.store, (s) => s.shown !== undefined);
  if (phase === 'missing' || phase === 'broken') {
    return (
      <ErrorPage words={phase === 'missing' ? table.notFound : table.broken}>
        <a className="btn" href={hrefOf({ page: 'lobby' })}>
          {table.lobby}
        </a>
      </ErrorPage>
    );
  }
  if (cover !== undefined) return <PassScreen seat={cover} />;
  if (phase === 'loading' || !drawn) return <ErrorPage words={table.loading} busy />;
  if (status === 'gathering') return <Gathering />;
  return <PlayTable />;
}
