import { Icon, icons } from '@orrery/kit';
import type { ChannelSummary, Notices } from '@orrery/protocol';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import frame from '../frame/Frame.module.css';
import { api, ServerRefused } from '../net/api.ts';
import { useText } from '../text/index.ts';
import { NewHook } from './NewHook.tsx';
import styles from './NoticesPage.module.css';
import { canPush, deviceName, keepOwnChannel, ownChannel, subscribe } from './push.ts';
import type { NoticeSettings } from './useNotices.ts';
import type { NoticeText } from './words.ts';

type Props = { readonly words: NoticeText; readonly notices: Notices; readonly settings: NoticeSettings };

/** The ways to reach somebody: those there are, and new ones. */
export function Channels({ words, notices, settings }: Props) {
  const text = useText();
  const [said, setSaid] = useState<{ readonly words: string; readonly bad: boolean }>();
  /** Does something and says what came of it. */
  const attempt = async (work: () => Promise<unknown>, done = ''): Promise<void> => {
    setSaid(undefined);
    try {
      const result = await work();
      const words = typeof result === 'string' ? result : done;
      setSaid(words === '' ? undefined : { words, bad: false });
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      const why = error.code === 'away' ? words.away : text.table.refused(error.code, Object.values(error.args).join(', '));
      setSaid({ words: why, bad: true });
    }
  };
  const here = notices.channels.some((c) => c.id === ownChannel());
  const turnOn = async (): Promise<string> => {
    const subscribed = await subscribe(notices.pushKey);
    if (subscribed === 'denied') return words.pushDenied;
    if (subscribed === 'missing') return words.pushMissing;
    keepOwnChannel((await settings.add({ kind: 'push', label: deviceName(), ...subscribed })).id);
    return '';
  };
  return (
    <section className={frame.card}>
      <header>
        <h2>{words.ways}</h2>
        <small>{words.waysHint}</small>
      </header>
      {notices.channels.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <ul className={styles.channels}>
          {notices.channels.map((channel) => (
            <Way key={channel.id} words={words} channel={channel}>
              <button
                type="button"
                className="btn quiet"
                disabled={channel.state === 'unconfirmed'}
                aria-label={words.testOf(channel.label)}
                onClick={() => void attempt(() => api.testChannel(channel.id), words.testSent)}
              >
                {words.test}
              </button>
              <button
                type="button"
                className={`btn quiet ${styles.remove}`}
                aria-label={words.remove(channel.label)}
                title={words.remove(channel.label)}
                onClick={() => void attempt(() => settings.remove(channel.id))}
              >
                <Icon of={icons.trash} size={17} />
              </button>
            </Way>
          ))}
        </ul>
      )}
      <p role="status" className={said?.bad === true ? styles.bad : styles.said}>
        {said?.words}
      </p>
      {!here && (
        <div className={styles.new}>
          <button type="button" className="btn primary" disabled={!canPush()} onClick={() => void attempt(turnOn)}>
            {words.pushOn}
          </button>
          {!canPush() && <small>{words.pushMissing}</small>}
        </div>
      )}
      {notices.mail && <NewMail words={words} add={(address) => attempt(() => settings.add({ kind: 'mail', address }), words.mailSent)} />}
      <NewHook words={words} add={(hook) => attempt(() => settings.add(hook))} />
    </section>
  );
}

function Way({ words, channel, children }: { readonly words: NoticeText; readonly channel: ChannelSummary; readonly children: ReactNode }) {
  return (
    <li>
      <span className={styles.way}>
        <b>{channel.label}</b>
        <small data-state={channel.state}>
          {words.channels[channel.kind]} · {words.states[channel.state]}
          {channel.id === ownChannel() && ` · ${words.thisDevice}`}
        </small>
      </span>
      {children}
    </li>
  );
}

function NewMail({ words, add }: { readonly words: NoticeText; add(address: string): Promise<void> }) {
  const id = useId();
  const [address, setAddress] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void add(address).then(() => setAddress(''));
  };
  return (
    <form className={styles.new} onSubmit={submit}>
      <label htmlFor={id}>{words.mailAddress}</label>
      <input
        id={id}
        type="email"
        required
        maxLength={200}
        autoComplete="email"
        value={address}
        onChange={(e) => setAddress(e.target.value)}
      />
      <button type="submit" className="btn">
        {words.mailAdd}
      </button>
    </form>
  );
}
