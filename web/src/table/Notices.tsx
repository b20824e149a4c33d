import { useEffect } from 'react';
import { useText } from '../text/index.ts';
import { useSession, useTableState } from './context.ts';
import styles from './Notices.module.css';

const STAYS_MS = 5_000;

/** What the table has to say in passing: a refusal with its reason, a connection that came back. */
export function Notices() {
  const { table } = useText();
  const session = useSession();
  const shown = useTableState((s) => s.notice);
  const connection = useTableState((s) => s.connection);
  const pending = useTableState((s) => s.pending);
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => session.dismiss(), STAYS_MS);
    return () => clearTimeout(timer);
  }, [shown, session]);
  const away = connection === 'connecting' || connection === 'lost' || connection === 'replaced';
  const notice = shown?.notice;
  const words =
    notice === undefined
      ? ''
      : notice.kind === 'refused'
        ? table.refused(notice.code, notice.detail)
        : notice.kind === 'resent'
          ? table.resent
          : table.reconnected(notice.missed);
  return (
    <div className={styles.notices} role="status">
      {away && (
        <p className={styles.away} data-connection={connection}>
          <b>{table.connection[connection]}.</b> {table.connectionHint[connection]}{' '}
          {pending && connection !== 'replaced' ? table.sending : ''}
          {connection === 'replaced' && (
            <button type="button" className="btn" onClick={() => window.location.reload()}>
              {table.playHere}
            </button>
          )}
        </p>
      )}
      {words !== '' && (
        <p key={shown?.id} className={notice?.kind === 'refused' ? styles.refused : styles.said}>
          {words}
        </p>
      )}
    </div>
  );
}
