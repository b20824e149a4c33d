import { Icon, icons } from '@orrery/kit';
import { lazy, Suspense, useState } from 'react';
import { useMe } from '../state/me.ts';
import { hrefOf } from '../state/router.ts';
import { useText } from '../text/index.ts';
import { usePhone } from '../ui/phone.ts';
import { Sky } from '../ui/Sky.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import styles from './Lobby.module.css';
import { MyGames } from './MyGames.tsx';
import { NewTable } from './NewTable.tsx';
import { type Row, useInvitations, useTables, waitsForMe } from './rows.ts';
import { turnTexts } from './turn-words.ts';
import { YourTurn } from './YourTurn.tsx';

export { readAhead } from './rows.ts';

const Invitations = lazy(() => import('./Invitations.tsx'));
const OthersTables = lazy(() => import('./OthersTables.tsx'));

/**
 * Whoever is asked somewhere sees that before anything else, and games to begin small below it. On a phone there is one column: there tables that run and
 * invitations come first as well.
 */
export default function Lobby() {
  const text = useText();
  const { lobby } = text;
  const tables = useTables();
  const { mine, refresh, more } = tables;
  const [invitations, setInvitations] = useInvitations();
  const phone = usePhone();
  const [form, setForm] = useState(false);
  const goesOn = mine.filter((row) => row.status !== 'over');
  const waiting = mine.filter(waitsForMe).length;
  // Whoever is at the form when their turn comes is not pushed away from it.
  const asked = invitations.invitations.length + (invitations.friends?.length ?? 0) > 0;
  const back = waiting > 0 || (phone && (goesOn.length > 0 || asked));
  const first = back && (phone || !form);
  const asks = asked && (
    <Suspense>
      <Invitations asked={invitations} answered={setInvitations} />
    </Suspense>
  );
  return (
    <div className={styles.lobby}>
      <Sky />
      <a className="btn skip" href="#start">
        {text.nav.skip}
      </a>
      <TopBar away={tables.server === false}>
        {tables.server === false && (
          <span className={styles.offline}>
            <Icon of={icons.offline} size={17} />
            {text.table.connection.lost}
          </span>
        )}
      </TopBar>
      <main id="start" className={styles.main}>
        {first && phone && asks}
        {first && goesOn.length > 0 && <YourTurn rows={goesOn} refresh={refresh} />}
        <NewTable server={tables.server} minutes={tables.minutes} folded={back && !form} waiting={back ? waiting : 0} unfold={setForm} />
      </main>
      <aside className={styles.side} aria-label={lobby.myGames}>
        {!(first && phone) && asks}
        <MyGames
          title={first ? turnTexts[text.language].finished : lobby.myGames}
          rows={first ? mine.filter((row) => row.status === 'over') : mine}
          empty={first ? '' : lobby.noGames}
          refresh={refresh}
          more={more}
        />
        <OpenTables rows={tables.open} running={tables.running} server={tables.server} />
        <HostLinks />
      </aside>
    </div>
  );
}

/** Imprint and the like, where this server's host has written any. */
function HostLinks() {
  const { host } = useText();
  const pages = useMe((s) => s.pages);
  if (pages.length === 0) return null;
  return (
    <footer className={styles.foot}>
      <nav aria-label={host.links}>
        {pages.map((page) => (
          <a key={page} href={hrefOf({ page: 'host', id: page })}>
            {host.pages[page]}
          </a>
        ))}
      </nav>
    </footer>
  );
}

/** Tables of others; how they are shown is fetched once there are any. */
function OpenTables({
  rows,
  running,
  server,
}: {
  readonly rows: readonly Row[];
  readonly running: readonly Row[];
  readonly server: boolean | undefined;
}) {
  const { lobby } = useText();
  return (
    <Suspense>
      {rows.length + running.length > 0 ? (
        <OthersTables open={rows} running={running} />
      ) : (
        <section className={styles.list}>
          <header>
            <h2>{lobby.open}</h2>
          </header>
          <p className={styles.nothing}>{server === false ? lobby.offline : lobby.noOpen}</p>
        </section>
      )}
    </Suspense>
  );
}
