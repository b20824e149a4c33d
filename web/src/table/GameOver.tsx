import { registry } from '@orrery/games';
import type { Outcome } from '@orrery/kernel';
import { type BoardProps, Dialog, Icon, icons, SeatToken, Sentence, TableProvider } from '@orrery/kit';
import { useState } from 'react';
import { layTable } from '../local/create.ts';
import { readTable } from '../local/store.ts';
import { go, hrefOf } from '../state/router.ts';
import { useText } from '../text/index.ts';
import { useTableState } from './context.ts';
import styles from './GameOver.module.css';
import { ScoreTable } from './ScoreTable.tsx';

/** The same people at the same game, with new luck. */
async function again(id: string): Promise<void> {
  const record = await readTable(id);
  const game = await registry[record?.table.game ?? '']?.load();
  if (record === undefined || game === undefined) return;
  const { title, setup } = record.table;
  go({ page: 'local', id: await layTable(game, title, setup.config, setup.seats) });
}

/** How it ended, and where the points came from. */
export default function GameOver({ outcome, frame }: { readonly outcome: Outcome; readonly frame: BoardProps }) {
  const text = useText();
  const id = useTableState((s) => s.summary?.id ?? '');
  const local = useTableState((s) => s.connection === 'local');
  const drawn = useTableState((s) => s.board?.icons) ?? {};
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const { text: words, view, viewer, seats, language, motion, patterns, explain } = frame;
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
        title={text.over.title}
        closeWord={text.kit.close}
        close={() => setOpen(false)}
        foot={
          <>
            <button type="button" className="btn" onClick={() => setOpen(false)}>
              {text.over.look}
            </button>
            <a className="btn" href={hrefOf({ page: 'replay', id, at: undefined, watch: undefined })}>
              <Icon of={icons.play} size={16} />
              {text.table.toReplay}
            </a>
            {local ? (
              <button type="button" className="btn primary" onClick={() => void again(id)}>
                {text.over.again}
              </button>
            ) : (
              <a className="btn primary" href={hrefOf({ page: 'lobby' })}>
                {text.over.again}
              </a>
            )}
          </>
        }
      >
        <div className={styles.winners}>
          {outcome.winners.map((seat) => (
            <span key={seat}>
              <SeatToken seat={seat} size={44} />
              <b>{seats[seat]?.name}</b>
            </span>
          ))}
          <Icon of={icons.trophy} size={40} className={styles.trophy ?? ''} />
        </div>
        <p className={styles.how}>
          <Sentence of={words.outcome(outcome)} />
        </p>
        <ScoreTable outcome={outcome} seats={seats} text={words} />
      </Dialog>
    </TableProvider>
  );
}
