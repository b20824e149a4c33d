import type { MotionKind } from '@orrery/host';
import { Dialog } from '@orrery/kit';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../state/settings.ts';
import { useSession, useTableState } from '../table/context.ts';
import { useText } from '../text/index.ts';
import { lengthWords } from '../ui/lengths.ts';
import styles from './Life.module.css';
import { OwnMatters } from './OwnMatters.tsx';
import { OwnName } from './OwnName.tsx';
import { TableHooks } from './TableHooks.tsx';
import { lifeTexts } from './words.ts';

const DAY = 24 * 60 * 60_000;
const PAUSES = [DAY, 3 * DAY, 7 * DAY, 14 * DAY];

/** What one may want of the table besides playing. */
export default function LifeDialog({ close }: { close(): void }) {
  const { kit } = useText();
  const language = useSettings((s) => s.language);
  const words = lifeTexts[language];
  const session = useSession();
  const truth = useTableState((s) => s.truth);
  const off = useTableState((s) => s.clockOff);
  const [sure, setSure] = useState(false);
  const id = useTableState((s) => s.summary?.id ?? '');
  if (truth === undefined || truth.viewer < 0) return null;
  const { clocks, motion, seats, undo, viewer } = truth;
  const now = Date.now() + off;
  const paused = clocks?.rests.some((r) => r.seat === null && r.to > now) === true;
  const asks = motion === null;
  const plays = truth.status === 'playing' && seats[viewer]?.bot === null;
  const done = (does: () => void) => () => {
    does();
    close();
  };
  const button = (what: Exclude<MotionKind, 'pause'>): ReactNode => (
    <button type="button" className="btn" disabled={!asks} onClick={done(() => session.move({ what }))}>
      {words.wants[what]}
    </button>
  );
  return (
    <Dialog title={words.title} closeWord={kit.close} close={close} size="small">
      <div className={styles.matters}>
        {plays && (
          <>
            <p>{asks ? words.lead : words.open}</p>
            {undo.steps === 0 && undo.reason !== 'nothing' && <Row hint={words.askHints.undo}>{button('undo')}</Row>}
            {clocks !== null && paused && <Row hint={words.askHints.resume}>{button('resume')}</Row>}
            {clocks !== null && !paused && (
              <Row hint={words.askHints.pause}>
                <b>{words.pause}</b>
                <span className={styles.lengths}>
                  {PAUSES.map((ms) => (
                    <button
                      key={ms}
                      type="button"
                      className="btn"
                      disabled={!asks}
                      onClick={done(() => session.move({ what: 'pause', until: Date.now() + off + ms }))}
                    >
                      {words.pauseFor(lengthWords(ms, language))}
                    </button>
                  ))}
                </span>
              </Row>
            )}
            <Row hint={words.askHints.end}>{button('end')}</Row>
            <Row hint={words.giveUpHint(seats.length <= 2)}>
              <button
                type="button"
                className={`btn ${styles.last}`}
                onClick={sure ? done(() => session.giveUp(viewer)) : () => setSure(true)}
              >
                {sure ? words.sure : words.giveUp}
              </button>
            </Row>
          </>
        )}
        {truth.status === 'playing' && seats[viewer] !== undefined && <OwnName seat={viewer} name={seats[viewer].name} />}
        <OwnMatters id={id} viewer={viewer} />
        {truth.status !== 'over' && <TableHooks id={id} />}
      </div>
    </Dialog>
  );
}

function Row({ hint, children }: { readonly hint: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      {children}
      <small>{hint}</small>
    </div>
  );
}
