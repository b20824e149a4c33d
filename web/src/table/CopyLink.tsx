import { Icon, icons } from '@orrery/kit';
import { useState } from 'react';
import { ServerRefused } from '../net/api.ts';
import { useText } from '../text/index.ts';
import styles from './CopyLink.module.css';

export interface CopyLinkProps {
  readonly label: string;
  link(): Promise<string> | string;
  /** Makes the link worthless. */
  revoke?(): Promise<unknown>;
}

/** A button that makes a link, copies it, and shows it for those whose browser does not copy. */
export function CopyLink({ label, link, revoke }: CopyLinkProps) {
  const text = useText();
  const [made, setMade] = useState('');
  const [copied, setCopied] = useState(false);
  const [failure, setFailure] = useState('');
  const copy = async () => {
    try {
      setFailure('');
      const url = made === '' ? await link() : made;
      setMade(url);
      await navigator.clipboard.writeText(url);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch (error) {
      // A browser that does not copy shows the link all the same.
      if (error instanceof ServerRefused) setFailure(error.code === 'away' ? text.lobby.serverAway : text.table.refused(error.code, ''));
    }
  };
  return (
    <span className={styles.copy}>
      <button type="button" className="btn" onClick={() => void copy()}>
        <Icon of={copied ? icons.check : icons.link} size={17} />
        <span aria-live="polite">{copied ? text.table.copied : label}</span>
      </button>
      {made !== '' && <input type="text" readOnly aria-label={label} value={made} onFocus={(event) => event.target.select()} />}
      {made !== '' && revoke !== undefined && (
        <button type="button" className="btn quiet" onClick={() => void revoke().then(() => setMade(''))}>
          {text.table.revoke}
        </button>
      )}
      {failure !== '' && <small role="alert">{failure}</small>}
    </span>
  );
}
