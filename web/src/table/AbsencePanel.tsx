import type { VoteChoice } from '@orrery/host';
import { type BoardProps, type Glyph, Icon, icons } from '@orrery/kit';
import type { ReactNode } from 'react';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { lengthWords } from '../ui/lengths.ts';
import styles from './AbsencePanel.module.css';
import { useSession, useTableState } from './context.ts';
import type { Absence, Absent } from './useAbsence.ts';

/** What the table does about somebody who is away or out of time, that it sleeps, or that it was ended. */
export function AbsencePanel({ absence, props }: { readonly absence: Absence; readonly props: BoardProps }) {
  const { absence: words, table } = useText();
  const session = useSession();
  const language = useSettings((s) => s.language);
  const ended = useTableState((s) => s.shown?.status === 'over' && s.shown.outcome === null && s.shown.leftOver === null);
  const known = useTableState((s) => s.shown?.luck.known === true && s.shown.status === 'playing');
  const seated = props.viewer >= 0;
  const { people, asleep, credit } = absence;
  return (
    <>
      {ended && <Note icon={icons.board}>{words.ended}</Note>}
      {known && <Note icon={icons.eye}>{table.luckKnown}</Note>}
      {asleep && (
        <Note
          icon={icons.clock}
          actions={
            seated && (
              <button type="button" className="btn primary" onClick={() => session.resumeSeat()}>
                {words.wake}
              </button>
            )
          }
        >
          {words.asleep(credit === 0 ? '' : lengthWords(credit, language))}
        </Note>
      )}
      {people.map((absent) => (
        <About key={absent.seat} absent={absent} absence={absence} props={props} />
      ))}
    </>
  );
}

function About({ absent, absence, props }: { readonly absent: Absent; readonly absence: Absence; readonly props: BoardProps }) {
  const { absence: words, lobby } = useText();
  const session = useSession();
  const language = useSettings((s) => s.language);
  const standIn = useTableState((s) => s.summary?.standIn ?? '');
  const { seat, why, away, wait, votes } = absent;
  const name = props.seats[seat]?.name ?? '';
  const level = lobby.bots[standIn as keyof typeof lobby.bots]?.name ?? standIn;
  const credit = lengthWords(absence.credit, language);
  const mine = seat === props.viewer;
  if (mine) return <Note icon={icons.clock}>{words.yourTime}</Note>;
  const asked = votes.length > 0;
  const choices: readonly VoteChoice[] = why === 'time' ? ['wait', 'standIn', 'end'] : asked ? ['standIn', 'wait'] : ['standIn'];
  const nameOf = (choice: VoteChoice): string =>
    why === 'time' ? words.choices[choice](credit) : !asked ? words.ask : choice === 'wait' ? words.no : words.yes;
  const mayAsk = absence.voter && (why === 'time' || wait === 0);
  const said =
    why === 'time'
      ? words.timeOut(name, credit)
      : asked
        ? words.asked(name, level)
        : `${words.away(name, lengthWords(away, language))} ${wait > 0 && absence.voter ? words.askFrom(lengthWords(away + wait, language)) : ''}`;
  return (
    <Note
      icon={why === 'time' ? icons.clock : icons.offline}
      actions={
        mayAsk &&
        choices.map((choice) => {
          const count = votes.filter((v) => v.choice === choice).length;
          const own = votes.some((v) => v.by === props.viewer && v.choice === choice);
          return (
            <button key={choice} type="button" className="btn" aria-pressed={own} onClick={() => session.vote(seat, choice)}>
              {nameOf(choice)}
              {count > 0 && <small>{words.votes(count)}</small>}
            </button>
          );
        })
      }
    >
      {said}
      {asked && <small>{words.waitForVotes}</small>}
    </Note>
  );
}

function Note({ icon, children, actions }: { readonly icon: Glyph; readonly children: ReactNode; readonly actions?: ReactNode }) {
  const { absence } = useText();
  return (
    <section className={styles.note} aria-label={absence.title}>
      <Icon of={icon} size={17} />
      <div>
        <p role="status">{children}</p>
        {actions !== undefined && actions !== false && <span className={styles.actions}>{actions}</span>}
      </div>
    </section>
  );
}
