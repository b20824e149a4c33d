import { Icon, icons } from '@orrery/kit';
import { type ReactNode, useState } from 'react';
import { api, ServerRefused } from '../net/api.ts';
import { useAllCovers, useCover } from '../state/covers.ts';
import { go, hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { termsInShort, termsWords } from '../state/terms.ts';
import { watchAt } from '../state/watching.ts';
import { guestName } from '../text/guest.ts';
import { useText } from '../text/index.ts';
import { calledIn } from '../text/names.ts';
import styles from './Lobby.module.css';
import own from './OthersTables.module.css';
import { type OthersText, othersTexts } from './others-words.ts';
import type { Row } from './rows.ts';
import row from './TableRow.module.css';
import { SeatRow, whenWords } from './TableRow.tsx';

type Pace = keyof OthersText['paces'];

const shows: Readonly<Record<Pace, (row: Row) => boolean>> = {
  all: () => true,
  live: ({ terms }) => !overDays(terms?.clock),
  days: ({ terms }) => overDays(terms?.clock),
};
/** From here on a clock counts days. */
const DAYS_MS = 12 * 60 * 60_000;
type Clock = NonNullable<Row['terms']>['clock'];
const overDays = (clock: Clock | undefined): boolean => clock?.kind === 'bank' && clock.bank >= DAYS_MS;

/** Tables of others: those with a free seat, by how they are played and what, and those one may watch. */
export default function OthersTables({ open, running }: { readonly open: readonly Row[]; readonly running: readonly Row[] }) {
  const text = useText();
  const { lobby } = text;
  const { language, name } = useSettings();
  const words = othersTexts[language];
  const covers = useAllCovers();
  const [pace, setPace] = useState<Pace>('all');
  const [game, setGame] = useState('');
  const [failure, setFailure] = useState('');
  const join = async (id: string) => {
    try {
      await api.join(id, { name: name === '' ? guestName(text) : name });
      go({ page: 'table', id, watch: undefined });
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setFailure(error.code === 'away' ? lobby.serverAway : text.table.refused(error.code, ''));
    }
  };
  const wanted = (one: Row): boolean => shows[pace](one) && (game === '' || one.game === game);
  const games = covers.filter((c) => [...open, ...running].some((r) => r.game === c.id));
  const [free, watched] = [open.filter(wanted), running.filter(wanted)];
  const [ofFriends, ofOthers] = [watched.filter((one) => one.friends), watched.filter((one) => !one.friends)];
  return (
    <>
      <Running title={words.friends} tables={ofFriends} />
      <section className={styles.list}>
        <header>
          <h2>{lobby.open}</h2>
          <span className={own.filters}>
            {(Object.keys(words.paces) as Pace[]).map((value) => (
              <button key={value} type="button" aria-pressed={value === pace} onClick={() => setPace(value)}>
                {words.paces[value]}
              </button>
            ))}
            {games.length > 1 && (
              <select aria-label={words.game} value={game} onChange={(event) => setGame(event.target.value)}>
                <option value="">{words.allGames}</option>
                {games.map((c) => (
                  <option key={c.id} value={c.id}>
                    {c.title[language]}
                  </option>
                ))}
              </select>
            )}
          </span>
        </header>
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        {free.length === 0 ? (
          <p className={styles.nothing}>{open.length === 0 ? lobby.noOpen : words.noneLikeThat}</p>
        ) : (
          <ul>
            {free.map((one) => (
              <Line key={one.id} of={one} about={[words.free(one.seats.filter((s) => s.kind === 'empty').length, one.seats.length)]}>
                <button type="button" className="btn" onClick={() => void join(one.id)}>
                  {lobby.joinTable}
                </button>
                <Watch id={one.id} />
              </Line>
            ))}
          </ul>
        )}
      </section>
      <Running title={words.running} tables={ofOthers} />
    </>
  );
}

/** Tables that everybody may watch. */
function Running({ title, tables }: { readonly title: string; readonly tables: readonly Row[] }) {
  const language = useSettings((s) => s.language);
  if (tables.length === 0) return null;
  return (
    <section className={styles.list}>
      <header>
        <h2>{title}</h2>
      </header>
      <ul>
        {tables.map((one) => (
          <Line key={one.id} of={one} about={[whenWords(one.updated, language)]}>
            <Watch id={one.id} said />
          </Line>
        ))}
      </ul>
    </section>
  );
}

function Watch({ id, said = false }: { readonly id: string; readonly said?: boolean }) {
  const { lobby } = useText();
  return (
    <a
      className="btn"
      aria-label={lobby.watch}
      title={lobby.watch}
      href={hrefOf({ page: 'table', id, watch: undefined })}
      onClick={() => watchAt(id, true)}
    >
      <Icon of={icons.eye} size={17} />
      {said && lobby.watch}
    </a>
  );
}

interface LineProps {
  readonly of: Row;
  /** What else there is to say. */
  readonly about: readonly string[];
  readonly children: ReactNode;
}

function Line({ of, about, children }: LineProps) {
  const text = useText();
  const language = useSettings((s) => s.language);
  const words = othersTexts[language];
  const cover = useCover(of.game);
  const people = of.seats.flatMap((s) => (s.kind === 'human' ? [calledIn(text, s.name)] : []));
  // Without a name of its own a table is called after whoever laid it.
  const title = people.includes(of.title) ? [] : [of.title];
  const clock = of.terms === undefined ? [] : [of.terms.clock.kind === 'none' ? words.noClock : termsInShort(of.terms, text, language)];
  return (
    <li className={row.row} style={{ '--hue': cover?.hue }}>
      <span className={row.link}>
        <i className={row.bar} />
        <span className={row.words}>
          <span className={own.top}>
            <b>{cover?.title[language] ?? of.game}</b>
            <SeatRow row={of} />
          </span>
          <small className={own.people}>{[...title, ...people].join(' · ')}</small>
          <small className={own.people} title={of.terms === undefined ? undefined : termsWords(of.terms, text, language).join(' ')}>
            {[...clock, ...about, ...(of.terms?.rated === true ? [words.rated] : [])].join(' · ')}
          </small>
        </span>
      </span>
      <span className={row.actions}>{children}</span>
    </li>
  );
}
