import { restOf } from '@orrery/host';
import { type BoardProps, Icon, icons, SeatName } from '@orrery/kit';
import type { ReactNode } from 'react';
import { RatingChange } from '../finish/RatingChange.tsx';
import { useSettings } from '../state/settings.ts';
import styles from '../table/AbsencePanel.module.css';
import { useSession, useTableState } from '../table/context.ts';
import { Rematch } from '../table/Rematch.tsx';
import { momentWords } from './dates.ts';
import own from './Life.module.css';
import { lifeTexts } from './words.ts';

/** What the table is asked, that it pauses, or who won because the others gave up. */
export default function LifePanel({ props }: { readonly props: BoardProps }) {
  const language = useSettings((s) => s.language);
  const words = lifeTexts[language];
  const shown = useTableState((s) => s.shown);
  const off = useTableState((s) => s.clockOff);
  const id = useTableState((s) => s.summary?.id ?? '');
  const rated = useTableState((s) => s.summary?.rated === true);
  if (shown === undefined) return null;
  const { motion, leftOver, clocks, status, viewer } = shown;
  const paused = clocks === null || status !== 'playing' ? undefined : restOf(clocks, null, Date.now() + off);
  const names = (leftOver ?? []).map((seat) => props.seats[seat]?.name ?? '').join(', ');
  return (
    <>
      {leftOver !== null && (
        <Note icon="trophy" label={words.title} actions={<Rematch id={id} />}>
          {leftOver.length === 0 ? words.nobodyWon : leftOver.includes(viewer) && leftOver.length === 1 ? words.youWon : words.won(names)}
          {rated && viewer >= 0 && <RatingChange as="span" id={id} seat={viewer} names={props.seats.map((s) => s.name)} />}
        </Note>
      )}
      {paused !== undefined && (
        <Note icon="pause" label={words.title}>
          {words.paused(momentWords(paused, language))}
        </Note>
      )}
      {motion !== null && <Asked props={props} />}
    </>
  );
}

function Asked({ props }: { readonly props: BoardProps }) {
  const language = useSettings((s) => s.language);
  const words = lifeTexts[language];
  const session = useSession();
  const shown = useTableState((s) => s.shown);
  if (shown === undefined || shown.motion === null) return null;
  const { motion, seats, viewer, clocks } = shown;
  const { by, wanted, yes, no } = motion;
  const until = wanted.what === 'pause' ? momentWords(wanted.until, language) : '';
  const mine = by === viewer;
  const voters = seats.flatMap((s, seat) => (s.kind === 'human' && s.bot === null && clocks?.out.includes(seat) !== true ? [seat] : []));
  const name = props.seats[by]?.name ?? '';
  return (
    <Note
      icon="chat"
      label={words.ask}
      actions={
        voters.includes(viewer) &&
        (mine ? (
          <button type="button" className="btn" onClick={() => session.second(false)}>
            {words.withdraw}
          </button>
        ) : (
          <>
            <button type="button" className="btn" aria-pressed={yes.includes(viewer)} onClick={() => session.second(true)}>
              {words.yes}
            </button>
            <button type="button" className="btn" aria-pressed={no.includes(viewer)} onClick={() => session.second(false)}>
              {words.no}
            </button>
          </>
        ))
      }
    >
      {mine ? words.yours[wanted.what](until) : words.asks[wanted.what](name, until)}
      <small>{words.needs[wanted.what === 'undo' ? 'all' : 'half']}</small>
      <span className={own.voters}>
        {voters.map((seat) => {
          const said = yes.includes(seat) ? 'yes' : no.includes(seat) ? 'no' : 'open';
          return (
            <span key={seat} data-said={said}>
              <SeatName seat={seat} size={15} /> {words.says[said]}
            </span>
          );
        })}
      </span>
    </Note>
  );
}

interface NoteProps {
  readonly icon: 'chat' | 'pause' | 'trophy';
  readonly label: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

function Note({ icon, label, children, actions }: NoteProps) {
  return (
    <section className={styles.note} aria-label={label}>
      <Icon of={icons[icon]} size={17} />
      <div>
        <p role="status">{children}</p>
        {actions !== undefined && actions !== false && <span className={styles.actions}>{actions}</span>}
      </div>
    </section>
  );
}
