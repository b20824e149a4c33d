import { useId, useState } from 'react';
import { useSettings } from '../state/settings.ts';
import { useSession } from '../table/context.ts';
import { NameField } from '../ui/NameField.tsx';
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
    <div className={styles.note}>
      <NameField id={id} label={words.name} value={typed ?? name} set={setTyped} leave={leave} describedBy={`${id}hint`} />
      <small id={`${id}hint`}>{words.nameHint}</small>
    </div>
  );
}
