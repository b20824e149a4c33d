import type { Vacation as Days } from '@orrery/protocol';
import { type FormEvent, useEffect, useId, useState } from 'react';
import frame from '../frame/Frame.module.css';
import { call, ServerRefused } from '../net/api.ts';
import { hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import styles from './NoticesPage.module.css';
import own from './Vacation.module.css';
import { vacationTexts } from './vacation-words.ts';

const DAY = 24 * 60 * 60_000;
const asTime = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const later = (day: string, days: number): string => new Date(asTime(day) + days * DAY).toISOString().slice(0, 10);
const lengthOf = (first: string, last: string): number => Math.round((asTime(last) - asTime(first)) / DAY) + 1;

/** Days on which no clock of one's own runs, at all tables. */
export function Vacation() {
  const language = useSettings((s) => s.language);
  const { table } = useText();
  const words = vacationTexts[language];
  const [days, setDays] = useState<Days | 'guest'>();
  const [failure, setFailure] = useState('');
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const id = useId();

  const run = async (ask: () => Promise<Days>) => {
    try {
      const answer = await ask();
      setDays(answer);
      setFirst(later(answer.today, 1));
      setLast(later(answer.today, 7));
      setFailure('');
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      if (error.code === 'notAPlayer') setDays('guest');
      else if (error.code !== 'away') setFailure(table.refused(error.code, ''));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; what changes it answers for itself
  useEffect(() => void run(() => call<Days>('GET', '/player/vacation')), []);

  const plan = (from: string, to: string) => run(() => call<Days>('POST', '/player/vacation', { first: from, last: to }));
  const dates = (from: string, to: string): string => {
    const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    return format.formatRange(asTime(from), asTime(to));
  };
  if (days === undefined) return null;
  return (
    <section className={frame.card} data-vacation>
      <header>
        <h2>{words.title}</h2>
        {days !== 'guest' && <small>{words.left(Math.max(0, days.days - days.taken), days.days)}</small>}
      </header>
      {days === 'guest' ? (
        <p>
          {words.guests} <a href={hrefOf({ page: 'me' })}>{words.keep}</a>
        </p>
      ) : (
        <>
          <div className={own.squares} aria-hidden="true">
            {Array.from({ length: days.days }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
              <i key={i} data-taken={i < days.taken} />
            ))}
          </div>
          <small>{words.hint}</small>
          {days.planned.length === 0 && <p>{words.none}</p>}
          <ul className={own.planned}>
            {days.planned.map((v) => (
              <li key={v.first}>
                <b>{words.planned(dates(v.first, v.last), lengthOf(v.first, v.last))}</b>
                <button
                  type="button"
                  className="btn"
                  aria-label={words.cancelOf(dates(v.first, v.last))}
                  onClick={() => void run(() => call<Days>('DELETE', `/player/vacation/${v.first}`))}
                >
                  {words.cancel}
                </button>
              </li>
            ))}
          </ul>
          <form
            className={own.form}
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              void plan(first, last);
            }}
          >
            <label htmlFor={`${id}first`}>
              {words.first}
              <input
                id={`${id}first`}
                type="date"
                required
                min={later(days.today, 1)}
                value={first}
                onChange={(e) => setFirst(e.target.value)}
              />
            </label>
            <label htmlFor={`${id}last`}>
              {words.last}
              <input id={`${id}last`} type="date" required min={days.today} value={last} onChange={(e) => setLast(e.target.value)} />
            </label>
            <button type="submit" className="btn">
              {words.plan}
            </button>
            <button type="button" className="btn" disabled={!days.atOnce} onClick={() => void plan(days.today, last)}>
              {words.startNow}
            </button>
          </form>
          <small>{days.atOnce ? words.startNowHint : words.laterOnly}</small>
        </>
      )}
      {failure !== '' && (
        <p role="alert" className={styles.bad}>
          {failure}
        </p>
      )}
    </section>
  );
}
