import { Icon, icons, SeatToken } from '@orrery/kit';
import { useCover } from '../state/covers.ts';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { calledIn } from '../text/names.ts';
import { lengthWords } from '../ui/lengths.ts';
import { useAsked } from './asked.ts';
import { Remove } from './MyGames.tsx';
import { type Row, waitsForMe } from './rows.ts';
import { hrefOfRow, MyRow, restWords, whenWords } from './TableRow.tsx';
import { turnTexts } from './turn-words.ts';
import styles from './YourTurn.module.css';

/** What waits for somebody who comes back, the tightest clock first; then where others are to move. */
export function YourTurn({ rows, refresh }: { readonly rows: readonly Row[]; refresh(): void }) {
  const { lobby, language } = useText();
  const turn = turnTexts[language];
  const waiting = rows.filter(waitsForMe);
  const others = rows.filter((row) => !waitsForMe(row));
  return (
    <section className={styles.turn}>
      {waiting.length > 0 && (
        <>
          <header>
            <h1>{lobby.yourTurn}</h1>
            <p>{turn.tightest(waiting.length)}</p>
          </header>
          <ul>
            {waiting.map((row, i) => (
              <Waiting key={row.id} row={row} tightest={i === 0} refresh={refresh} />
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h2 className="eyebrow">{turn.othersMove}</h2>
          <ul className={styles.others}>
            {others.map((row) => (
              <MyRow key={row.id} row={row}>
                <Remove row={row} refresh={refresh} />
              </MyRow>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface WaitingProps {
  readonly row: Row;
  /** Its time is up first: the one button that is filled. */
  readonly tightest: boolean;
  refresh(): void;
}

/** A match that waits: who sits there, what is asked, what happened last, how much time is left. The whole of it leads there. */
function Waiting({ row, tightest, refresh }: WaitingProps) {
  const text = useText();
  const { lobby } = text;
  const language = useSettings((s) => s.language);
  const cover = useCover(row.game);
  const asked = useAsked(row);
  const Art = cover?.Art;
  // Without a name of its own a table is called after whoever laid it, who is named below.
  const title = row.seats.some((s) => s.name === row.title) ? '' : row.title;
  const people = row.seats
    .map((s, seat) => ({ seat, you: row.yours.includes(seat), name: s.kind === 'empty' ? '' : calledIn(text, s.name) }))
    .toSorted((a, b) => Number(b.you) - Number(a.you));
  return (
    <li className={styles.match} style={{ '--hue': cover?.hue }}>
      <a className={styles.link} href={hrefOfRow(row)}>
        {Art === undefined ? <span className={styles.art} /> : <Art className={styles.art ?? ''} />}
        <span className={styles.words}>
          <span className={styles.top}>
            <b>{cover?.title[language] ?? row.game}</b>
            {title !== '' && <span>{title}</span>}
            {asked !== undefined && asked.round > 0 && <small>{lobby.round(asked.round)}</small>}
            {row.local && <small>{lobby.hereOnly}</small>}
          </span>
          <span className={styles.people}>
            {people.map(({ seat, you, name }) => (
              <span key={seat}>
                <SeatToken seat={seat} size={20} />
                {you && row.yours.length === 1 ? lobby.you : name}
                {asked?.points && <small>{asked.points[seat]}</small>}
              </span>
            ))}
          </span>
          {!row.local && asked?.question !== '' && (
            // Its line is there before its words are.
            <span className={styles.question} data-question={asked && ''}>
              {asked?.question ?? '\u00a0'}
            </span>
          )}
          <small className={styles.last}>
            {asked !== undefined && asked.last !== '' && `${asked.last} `}
            {[whenWords(row.updated, language), ...(asked?.since ? [turnTexts[language].since(asked.since)] : [])].join(' · ')}
          </small>
        </span>
        <TimeLeft row={row} counted={asked?.left ?? undefined} />
        <span className={`btn ${tightest ? 'primary' : ''} ${styles.play}`}>
          <Icon of={icons.play} size={15} />
          {text.nav.play}
        </span>
      </a>
      <Remove row={row} refresh={refresh} />
    </li>
  );
}

/**
 * How much of the bank is left, as a ring and in words; while a clock rests, until when; nothing where there is none. What the clock `counted` is less than the time until it
 * is up where weekends or nights lie between.
 */
function TimeLeft({ row, counted }: { readonly row: Row; readonly counted: number | undefined }) {
  const text = useText();
  const { language } = text;
  const clock = row.terms?.clock;
  const words = restWords(row, text);
  if (words !== undefined) return <span className={styles.rest}>{words}</span>;
  if (clock?.kind !== 'bank' || row.timeout === null) return null;
  const left = Math.max(0, Math.min(row.timeout - Date.now(), counted ?? clock.bank));
  const share = Math.min(1, left / clock.bank);
  return (
    <span className={styles.time} data-short={share < 0.25} style={{ '--share': share }}>
      <b>{lengthWords(left, language, 'short')}</b>
      <small>{turnTexts[language].ofBank(lengthWords(clock.bank, language, 'short'))}</small>
    </span>
  );
}
