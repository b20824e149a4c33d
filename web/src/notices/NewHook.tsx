import type { HookStyle, NewChannel } from '@orrery/protocol';
import { type FormEvent, useId, useState } from 'react';
import styles from './NoticesPage.module.css';
import type { NoticeText } from './words.ts';

type Hook = Extract<NewChannel, { kind: 'hook' }>;

const STYLES: Readonly<Record<HookStyle, { readonly name: string; readonly fields: readonly ('url' | 'room' | 'token' | 'chat')[] }>> = {
  ntfy: { name: 'ntfy', fields: ['url'] },
  discord: { name: 'Discord', fields: ['url'] },
  slack: { name: 'Slack', fields: ['url'] },
  matrix: { name: 'Matrix', fields: ['url', 'room', 'token'] },
  telegram: { name: 'Telegram', fields: ['token', 'chat'] },
};

/** A form for a chat to write to. */
export function NewHook({ words, add }: { readonly words: NoticeText; add(hook: Hook): Promise<void> }) {
  const id = useId();
  const [style, setStyle] = useState<HookStyle>('ntfy');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const names = { url: words.hookUrl, room: words.hookRoom, token: words.hookToken, chat: words.hookChat };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const fields = Object.fromEntries(STYLES[style].fields.map((field) => [field, (values[field] ?? '').trim()]));
    // The server reads every field for itself.
    void add({ kind: 'hook', style, ...fields } as Hook).then(() => setValues({}));
  };
  return (
    <form className={styles.new} onSubmit={submit}>
      <label htmlFor={`${id}style`}>{words.hookAdd}</label>
      <select id={`${id}style`} aria-label={words.hookStyle} value={style} onChange={(e) => setStyle(e.target.value as HookStyle)}>
        {(Object.keys(STYLES) as HookStyle[]).map((s) => (
          <option key={s} value={s}>
            {STYLES[s].name}
          </option>
        ))}
      </select>
      <small>{words.hookHints[style]}</small>
      {STYLES[style].fields.map((field) => (
        <input
          key={field}
          type={field === 'token' ? 'password' : 'text'}
          aria-label={names[field]}
          placeholder={names[field]}
          required
          maxLength={1000}
          autoComplete="off"
          value={values[field] ?? ''}
          onChange={(e) => setValues({ ...values, [field]: e.target.value })}
        />
      ))}
      <button type="submit" className="btn">
        {words.add}
      </button>
    </form>
  );
}
