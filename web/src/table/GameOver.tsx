import { registry } from '@orrery/games';
import type { Outcome } from '@orrery/kernel';
import { type BoardProps, Dialog, Icon, icons, SeatToken, Sentence, TableProvider } from '@orrery/kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import { layTable } from '../local/create.ts';
import { readTable } from '../local/store.ts';
import { go, hrefOf } from '../state/router.ts';
import { TEMPOS, useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { outcomeWords } from '../text/result.ts';
import { useSession, useTableState } from './context.ts';
import styles from './GameOver.module.css';
import { Rematch } from './Rematch.tsx';
import { partsOf, ScoreTable } from './ScoreTable.tsx';

const Finish = lazy(() => import('../finish/Finish.tsx'));

/** The same people at the same game, with new luck. */
async function again(id: string): Promise<void> {
  const record = await readTable(id);
  const game = await registry[record?.table.game ?? '']?.load();
  if (record === undefined || game === undefined) return;
  const { title, setup } = record.table;
  go({ page: 'local', id: await layTable(game, title, setup.config, setup.seats) });
}

/** How long one source is looked at while it is added up; the pace of events makes it longer or shorter. */
const STEP_MS = 600;

/** Adds up one source after the other; how many are done. At once where nothing may move. */
function useAdding(parts: number, motion: boolean): { readonly added: number; skip(): void } {
  const pace = useSettings((s) => s.pace);
  const [added, setAdded] = useState(motion && pace !== 'instant' ? 0 : parts);
  useEffect(() => {
    if (added >= parts) return;
    const timer = setTimeout(() => setAdded(added + 1), STEP_MS * TEMPOS[pace].factor);
    return () => clearTimeout(timer);
  }, [added, parts, pace]);
  return { added, skip: () => setAdded(parts) };
}

/** How it ended, and where the points came from. */
export default function GameOver({ outcome, frame, close }: { readonly outcome: Outcome; readonly frame: BoardProps; close(): void }) {
  const text = useText();
  const session = useSession();
  const id = useTableState((s) => s.summary?.id ?? '');
  const local = useTableState((s) => s.connection === 'local');
  const rated = useTableState((s) => s.summary?.rated === true);
  const board = useTableState((s) => s.board);
  const drawn = board?.icons ?? {};
  const alone = useTableState((s) => s.summary?.yours.length === 1);
  const { text: words, view, viewer, seats, language, motion, patterns, explain } = frame;
  const parts = partsOf(outcome);
  const { added, skip } = useAdding(parts.length, motion);
  const counting = added < parts.length;
  const { watch } = session;
  const { winners } = outcome;
  const ended = {
    winners,
    scores: outcome.scores.map(({ total }) => total),
    names: seats.map(({ name }) => name),
    // Several people before one screen are called by their names.
    mine: alone ? viewer : undefined,
    teams: board?.teams?.(view) !== undefined,
  };
  return (
    <TableProvider
      value={{
        text: words,
        view,
        viewer,
        seats,
        language,
        motion,
        patterns,
        icons: drawn,
        words: text.kit,
        explain,
        picture: () => undefined,
      }}
    >
      <Dialog
        title={counting ? text.over.title : outcomeWords(ended, text)}
        closeWord={text.kit.close}
        close={close}
        foot={
          <>
            <button type="button" className="btn" onClick={close}>
              {text.over.look}
            </button>
            <a className="btn" href={hrefOf({ page: 'analysis', id, watch })}>
              <Icon of={icons.chart} size={16} />
              {text.over.analysis}
            </a>
            <a className="btn" href={hrefOf({ page: 'replay', id, at: undefined, watch })}>
              <Icon of={icons.play} size={16} />
              {text.table.toReplay}
            </a>
            {local ? (
              <button type="button" className="btn primary" onClick={() => void again(id)}>
                {text.over.again}
              </button>
            ) : (
              <Rematch id={id} />
            )}
          </>
        }
      >
        <div className={styles.result} role="status">
          {counting ? (
            <p className={styles.counting}>
              <span>{text.over.adding(words.scorePart(parts[Math.max(0, added - 1)] ?? ''))}</span>
              <button type="button" className="btn" onClick={skip}>
                {text.over.skip}
              </button>
            </p>
          ) : (
            <>
              <div className={styles.winners}>
                {outcome.winners.map((seat) => (
                  <span key={seat}>
                    <SeatToken seat={seat} size={44} />
                    <b>{seats[seat]?.name}</b>
                  </span>
                ))}
                {outcome.winners.length > 0 && <Icon of={icons.trophy} size={40} className={styles.trophy ?? ''} />}
              </div>
              <p className={styles.how}>
                <Sentence of={words.outcome(outcome)} />
              </p>
            </>
          )}
        </div>
        <ScoreTable outcome={outcome} seats={seats} text={words} teams={board?.teams?.(view)} added={added} />
        {!counting && (
          <Suspense>
            <Finish id={id} watch={watch} rated={rated} winners={winners} frame={frame} board={board} />
          </Suspense>
        )}
      </Dialog>
    </TableProvider>
  );
}
