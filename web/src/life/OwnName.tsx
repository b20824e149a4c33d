import { useId, useState } from 'react';
import { useSettings } from '../state/settings.ts';
import { useSession } from '../table/context.ts';
import styles from './Life.module.css';
import { lifeTexts } from './words.ts';

/** What the others at this table call somebody; it is changed by leaving the field. */
export function OwnName({ seat, name }: { readonly seat: number; readonly name: string }) {
  const words = lifeTexts[useSettings((s) => s.language)];
  const session = useSession();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    const wanted = typed?.trim() ?? '';
    setTyped(undefined);
    if (wanted !== '' && wanted !== name) session.rename(seat, wanted);
  };
  return (
    <label htmlFor={id} className={styles.note}>
      <b>{words.name}</b>
      <input
        id={id}
        type="text"
        maxLength={40}
        autoComplete="nickname"
        value={typed ?? name}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
      />
      <small>{words.nameHint}</small>
    </label>
  );
}
