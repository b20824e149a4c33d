import { Icon, icons, SeatToken } from '@orrery/kit';
import type { ReactNode } from 'react';
import { useCover } from '../state/covers.ts';
import { hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { termsInShort } from '../state/terms.ts';
import { type ShellText, useText } from '../text/index.ts';
import { calledIn } from '../text/names.ts';
import { dayWords, lengthWords } from '../ui/lengths.ts';
import { useAsked } from './asked.ts';
import { resultWords } from './result.ts';
import { type Row, waitsForMe } from './rows.ts';
import styles from './TableRow.module.css';
import { turnTexts } from './turn-words.ts';

export const hrefOfRow = ({ id, local, status }: Row): string =>
  hrefOf(
    status === 'over'
      ? { page: 'replay', id, at: undefined, watch: undefined }
      : local
        ? { page: 'local', id }
        : { page: 'table', id, watch: undefined },
  );

/** A table of mine: the whole line opens it. No two look alike: who is there, what is asked or how it came out, and when. */
export function MyRow({ row, children }: { readonly row: Row; readonly children?: ReactNode }) {
  const text = useText();
  const { lobby } = text;
  const language = useSettings((s) => s.language);
  const cover = useCover(row.game);
  const mine = waitsForMe(row);
  const asked = useAsked(row);
  const other = row.waiting.find((seat) => row.seats[seat]?.bot === null);
  const others = row.seats.flatMap((s, seat) => (row.yours.includes(seat) || s.kind === 'empty' ? [] : [calledIn(text, s.name)]));
  const state = mine
    ? lobby.yourTurn
    : row.status === 'over'
      ? lobby.replay
      : row.status === 'gathering'
        ? lobby.resume
        : other === undefined
          ? lobby.resume
          : lobby.turnOf(calledIn(text, row.seats[other]?.name ?? ''));
  // Without a name of its own a table is called after whoever laid it, who is named below.
  const title = row.seats.some((s) => s.name === row.title) ? '' : row.title;
  const place = row.status === 'over' ? '' : row.status === 'gathering' ? lobby.gathering : row.asleep ? lobby.asleep : '';
  const when = row.status === 'over' ? dateWords(row.updated, language) : whenWords(row.updated, language);
  return (
    <li className={[styles.row, mine ? styles.act : ''].join(' ')} style={{ '--hue': cover?.hue }}>
      <a className={styles.link} href={hrefOfRow(row)}>
        <i className={styles.bar} />
        <span className={styles.words}>
          <b>{cover?.title[language] ?? row.game}</b>
          <small>
            {[
              title,
              others.length === 0 ? '' : lobby.against(others.join(', ')),
              asked === undefined || asked.round === 0 ? '' : lobby.round(asked.round),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </small>
          {mine && !row.local && asked?.question !== '' && (
            // Its line is there before its words are.
            <span className={styles.question} data-question={asked && ''}>
              {asked?.question ?? '\u00a0'}
            </span>
          )}
          {asked !== undefined && asked.last !== '' && <small className={styles.last}>{asked.last}</small>}
          {row.status === 'over' && row.result !== null && <span className={styles.result}>{resultWords(row, text)}</span>}
          <small>
            {[
              row.local ? lobby.hereOnly : '',
              place,
              row.terms === undefined || row.status === 'over' ? '' : termsInShort(row.terms, text, language),
              ...leftWords(row, text),
              when,
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </small>
        </span>
        <span className={styles.right}>
          <SeatRow row={row} />
          <span className={mine ? styles.yours : row.status === 'over' ? styles.replay : styles.theirs}>
            {state}
            {row.status === 'over' && <Icon of={icons.chevron} size={13} />}
          </span>
        </span>
      </a>
      {children}
    </li>
  );
}

export function SeatRow({ row }: { readonly row: Row }) {
  const text = useText();
  const { lobby, table } = text;
  return (
    <span className={styles.tokens}>
      {row.seats.map((s, seat) => (
        <SeatToken
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          seat={seat}
          size={20}
          hollow={s.kind === 'empty'}
          label={s.kind === 'empty' ? table.empty : row.yours.includes(seat) ? lobby.you : calledIn(text, s.name)}
        />
      ))}
    </span>
  );
}

/** Until when a table pauses, or whose vacation it waits for. */
export function restWords(row: Row, text: ShellText): string | undefined {
  const { lobby, absence, language } = text;
  const now = Date.now();
  const rest = row.rests.find((r) => r.from <= now && r.to > now && (r.seat === null || row.waiting.includes(r.seat)));
  if (rest === undefined) return undefined;
  if (rest.seat === null) return turnTexts[language].paused(dayWords(rest.to, language));
  // It ends with the midnight after its last day.
  const until = dayWords(rest.to - 1, language);
  return `${row.yours.includes(rest.seat) ? lobby.you : calledIn(text, row.seats[rest.seat]?.name ?? '')} ${absence.onVacation(until)}`;
}

/** Why no clock runs, or how much time is left until somebody's is up. */
function leftWords(row: Row, text: ShellText): string[] {
  // What was agreed on for a match that is over, or whose vacation it was, is nobody's business any more.
  if (row.status !== 'playing') return [];
  const rest = restWords(row, text);
  if (rest !== undefined) return [rest];
  if (row.timeout === null) return [];
  return [text.lobby.left(lengthWords(Math.max(0, row.timeout - Date.now()), text.language, 'short'))];
}

/** "14 Mar 2026" in the reader's language. */
const dateWords = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'medium' }).format(time);

/** "5 minutes ago" in the reader's language. */
export function whenWords(time: number, language: string): string {
  const seconds = (time - Date.now()) / 1000;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  for (const [unit, size] of [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const) {
    if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit);
  }
  return relative.format(0, 'second');
}
