import { canPasskey } from '../me/passkeys.ts';
import { Switch } from '../ui/Switch.tsx';
import styles from './Invite.module.css';
import { useInviteWords } from './words.ts';

/** Offered to guests where the browser can do it, and off: a seat is taken without it. */
export default function Keep({ on, set }: { readonly on: boolean; set(on: boolean): void }) {
  const say = useInviteWords();
  if (!canPasskey()) return null;
  return (
    <div className={styles.keep}>
      <Switch label={say.keep} hint={say.keepHint} on={on} set={set} />
    </div>
  );
}
