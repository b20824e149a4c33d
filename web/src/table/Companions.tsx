import { spoken } from '@orrery/kernel';
import type { Companion } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { api, ServerRefused } from '../net/api.ts';
import { useText } from '../text/index.ts';
import { Avatar } from '../ui/Avatar.tsx';
import styles from './Gathering.module.css';

const words = spoken({
  en: { ask: 'Ask somebody you have played with', asked: 'asked', askOf: (name: string) => `Ask ${name}` },
  de: { ask: 'Frag Leute, mit denen du gespielt hast', asked: 'gefragt', askOf: (name: string) => `${name} fragen` },
});

/** People one has played with: one click asks them to this table, and tells them. Nothing where one has met nobody yet. */
export function Companions({ table }: { readonly table: string }) {
  const text = useText();
  const say = words[text.language];
  const [all, setAll] = useState<readonly Companion[]>([]);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let current = true;
    void Promise.all([api.companions(), api.askedTo(table)]).then(
      ([met, there]) => {
        if (!current) return;
        setAll(met);
        setAsked(there.map((c) => c.handle));
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, [table]);
  const ask = async (handle: string) => {
    try {
      setAsked((await api.invite(table, handle)).map((c) => c.handle));
      setFailure('');
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setFailure(error.code === 'away' ? text.lobby.serverAway : text.table.refused(error.code, ''));
    }
  };
  if (all.length === 0) return null;
  return (
    <section className={styles.companions} aria-label={say.ask}>
      <h2 className="eyebrow">{say.ask}</h2>
      <ul>
        {all.map(({ handle, name, avatar }) => (
          <li key={handle}>
            <button
              type="button"
              className="btn"
              disabled={asked.includes(handle)}
              aria-label={say.askOf(name)}
              onClick={() => void ask(handle)}
            >
              <Avatar seed={avatar} name={name} size={24} />
              {name}
              {asked.includes(handle) && <small>{say.asked}</small>}
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </section>
  );
}
