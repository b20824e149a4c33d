import { Icon, icons } from '@orrery/kit';
import type { ChannelKind, NoticeTopic, Wishes } from '@orrery/protocol';
import { useEffect, useId, useState } from 'react';
import frame from '../frame/Frame.module.css';
import { Frame } from '../frame/Frame.tsx';
import { api } from '../net/api.ts';
import { hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { Switch } from '../ui/Switch.tsx';
import { Channels } from './Channels.tsx';
import styles from './NoticesPage.module.css';
import { useNotices } from './useNotices.ts';
import { Vacation } from './Vacation.tsx';
import { type NoticeText, noticeTexts } from './words.ts';

/** Night, for whoever has not said when theirs is. */
const NIGHT = { from: 22 * 60 + 30, to: 7 * 60 };

/** How somebody is told that they are asked. */
export default function NoticesPage({ token }: { readonly token: string | undefined }) {
  const words = noticeTexts[useSettings((s) => s.language)];
  const settings = useNotices();
  const { notices, away, change } = settings;
  return (
    <Frame id="notices" width={1120}>
      <h1 className={styles.title}>{words.title}</h1>
      {token !== undefined && <Confirming token={token} words={words} done={settings.look} />}
      {away && <p role="alert">{words.away}</p>}
      {notices !== undefined && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <What words={words} wishes={notices.wishes} mail={notices.mail} change={change} />
            <Quiet words={words} wishes={notices.wishes} change={change} />
            <Vacation />
          </div>
          <div className={styles.column}>
            <Channels words={words} notices={notices} settings={settings} />
            <Example words={words} />
          </div>
        </div>
      )}
    </Frame>
  );
}

/** Whoever opens the link in a mail has read it there. */
function Confirming({ token, words, done }: { readonly token: string; readonly words: NoticeText; done(): Promise<void> }) {
  const [good, setGood] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is used once
  useEffect(() => {
    api.confirmChannel(token).then(
      () => {
        setGood(true);
        // Looked at again, the page has nothing to confirm any more.
        window.history.replaceState(null, '', hrefOf({ page: 'notices', token: undefined }));
        void done().catch(() => {});
      },
      () => setGood(false),
    );
  }, [token]);
  return (
    <p role="status" className={good === false ? styles.bad : styles.said}>
      {good === undefined ? '' : good ? words.confirmed : words.notConfirmed}
    </p>
  );
}

type Part = { readonly words: NoticeText; readonly wishes: Wishes; change(wishes: Partial<Wishes>): void };

function What({ words, wishes, mail, change }: Part & { readonly mail: boolean }) {
  const kinds = (Object.keys(words.channels) as ChannelKind[]).filter((kind) => kind !== 'mail' || mail);
  return (
    <section className={frame.card}>
      <header>
        <h2>{words.what}</h2>
        <small>{words.whatHint}</small>
      </header>
      <table className={styles.what}>
        <thead>
          <tr>
            <td />
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {words.channels[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(words.kinds) as NoticeTopic[]).map((notice) => (
            <tr key={notice}>
              <th scope="row">
                {words.kinds[notice].name}
                <small>{words.kinds[notice].hint}</small>
              </th>
              {kinds.map((kind) => (
                <td key={kind}>
                  <input
                    type="checkbox"
                    aria-label={`${words.kinds[notice].name}: ${words.channels[kind]}`}
                    checked={wishes.what[notice][kind]}
                    onChange={(event) =>
                      change({ what: { ...wishes.what, [notice]: { ...wishes.what[notice], [kind]: event.target.checked } } })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const clock = (minutes: number): string => `${`${Math.floor(minutes / 60)}`.padStart(2, '0')}:${`${minutes % 60}`.padStart(2, '0')}`;
const minutesOf = (text: string): number | undefined => {
  const [hours = Number.NaN, minutes = Number.NaN] = text.split(':').map(Number);
  return Number.isInteger(hours) && Number.isInteger(minutes) ? hours * 60 + minutes : undefined;
};

function Quiet({ words, wishes, change }: Part) {
  const { quiet } = wishes;
  const id = useId();
  const hour = (which: 'from' | 'to', name: string) => (
    <label htmlFor={`${id}${which}`}>
      {name}
      <input
        id={`${id}${which}`}
        type="time"
        required
        value={clock((quiet ?? NIGHT)[which])}
        onChange={(event) => {
          const minutes = minutesOf(event.target.value);
          if (minutes !== undefined) change({ quiet: { ...(quiet ?? NIGHT), [which]: minutes } });
        }}
      />
    </label>
  );
  return (
    <section className={frame.card}>
      <header>
        <h2>{words.quiet}</h2>
        <small>{words.quietHint(wishes.zone.replaceAll('_', ' '))}</small>
      </header>
      <Switch label={words.quietOn} on={quiet !== null} set={(on) => change({ quiet: on ? NIGHT : null })} />
      {quiet !== null && (
        <div className={styles.hours}>
          {hour('from', words.quietFrom)}
          {hour('to', words.quietTo)}
        </div>
      )}
      <Switch label={words.wake} hint={words.wakeHint} on={wishes.wake} set={(wake) => change({ wake })} />
      <Switch label={words.always} hint={words.alwaysHint} on={wishes.always} set={(always) => change({ always })} />
    </section>
  );
}

function Example({ words }: { readonly words: NoticeText }) {
  return (
    <section className={frame.card}>
      <header>
        <h2>{words.looks}</h2>
      </header>
      <div className={styles.example}>
        <Icon of={icons.orrery} size={34} />
        <span>
          <b>{words.example.title}</b>
          <span>{words.example.body}</span>
        </span>
      </div>
      <small className={styles.privacy}>{words.privacy}</small>
    </section>
  );
}
