import type { Seat } from '@orrery/kernel';
import { SeatToken } from '@orrery/kit';
import { useEffect, useRef } from 'react';
import { hrefOf } from '../state/router.ts';
import { useText } from '../text/index.ts';
import { Sky } from '../ui/Sky.tsx';
import { useSession, useTableState } from './context.ts';
import styles from './PassScreen.module.css';

/** Covers the table while the screen goes from hand to hand: nothing of it is in the page. */
export function PassScreen({ seat }: { readonly seat: Seat }) {
  const text = useText();
  const session = useSession();
  const { passScreen } = text;
  const seats = useTableState((s) => s.truth?.seats ?? s.summary?.seats);
  const last = useTableState((s) =>
    s.phase === 'ready' && s.truth !== undefined && s.truth.viewer !== seat && s.truth.undo.steps > 0 ? s.truth.viewer : undefined,
  );
  const name = seats?.[seat]?.name ?? '';
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className={styles.cover} data-pass-screen={seat}>
      <Sky />
      <SeatToken seat={seat} size={96} />
      <h1>{passScreen.title(name)}</h1>
      <p>{passScreen.text}</p>
      <button ref={button} type="button" className={`btn primary ${styles.ready}`} onClick={() => session.screen.ready(seat)}>
        {passScreen.ready(name)}
      </button>
      <div className={styles.less}>
        {last !== undefined && (
          <button type="button" className="btn quiet" onClick={() => session.undoBeforePassing()}>
            {passScreen.undo(seats?.[last]?.name ?? '')}
          </button>
        )}
        <a className="btn quiet" href={hrefOf({ page: 'lobby' })}>
          {text.table.lobby}
        </a>
      </div>
    </main>
  );
}
