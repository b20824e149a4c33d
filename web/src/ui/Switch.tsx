import { useId } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  set(on: boolean): void;
}

/** On or off, with its explanation. */
export function Switch({ label, hint, on, set }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && <small id={`${id}hint`}>{hint}</small>}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={on}
        aria-checked={on}
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
        onChange={(event) => set(event.target.checked)}
      />
    </div>
  );
}
