import { Icon, icons } from '@orrery/kit';
import type { ChannelSummary } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { api, ServerRefused } from '../net/api.ts';
import { NewHook } from '../notices/NewHook.tsx';
import { noticeTexts } from '../notices/words.ts';
import { useText } from '../text/index.ts';
import styles from './Life.module.css';
import { lifeTexts } from './words.ts';

/** Chats of everybody at the table: those there are, and another one. */
export function TableHooks({ id }: { readonly id: string }) {
  const { table, language, lobby } = useText();
  const words = lifeTexts[language];
  const [hooks, setHooks] = useState<readonly ChannelSummary[]>();
  const [failure, setFailure] = useState('');
  const attempt = async (work: () => Promise<readonly ChannelSummary[]>) => {
    try {
      setHooks(await work());
      setFailure('');
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setFailure(error.code === 'away' ? lobby.serverAway : table.refused(error.code, Object.values(error.args).join(', ')));
    }
  };
  useEffect(() => {
    let current = true;
    api
      .tableHooks(id)
      .then((found) => {
        if (current) setHooks(found);
      })
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [id]);
  if (hooks === undefined) return null;
  return (
    <details className={styles.hooks} open={hooks.length > 0}>
      <summary>{words.hooks}</summary>
      <small>{words.hooksHint}</small>
      <ul className={styles.people}>
        {hooks.map(({ id: hook, label }) => (
          <li key={hook}>
            <b>{label}</b>
            <button
              type="button"
              className="btn quiet"
              aria-label={words.dropHook(label)}
              title={words.dropHook(label)}
              onClick={() => void attempt(() => api.dropTableHook(id, hook))}
            >
              <Icon of={icons.trash} size={17} />
            </button>
          </li>
        ))}
      </ul>
      <NewHook
        words={noticeTexts[language]}
        add={(hook) =>
          attempt(async () => {
            await api.addTableHook(id, { language, hook });
            return api.tableHooks(id);
          })
        }
      />
      <p role="alert">{failure}</p>
    </details>
  );
}
