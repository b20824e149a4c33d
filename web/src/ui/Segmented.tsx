import { useId } from 'react';
import styles from './Segmented.module.css';

export interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly values: readonly { readonly value: T; readonly name: string; readonly disabled?: boolean }[];
  readonly chosen: T;
  choose(value: T): void;
  /** Shown under the choice. */
  readonly hint?: string | undefined;
  readonly hideLabel?: boolean;
}

/** A choice among few, all in sight: radio buttons in a row. */
export function Segmented<T extends string>({ label, values, chosen, choose, hint, hideLabel = false }: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.group} title={hint} aria-describedby={hint === undefined ? undefined : `${name}hint`}>
      <legend className={hideLabel ? 'vh' : 'eyebrow'}>{label}</legend>
      <div className={styles.row}>
        {values.map(({ value, name: words, disabled = false }) => (
          <label key={value} className={styles.segment}>
            <input type="radio" name={name} checked={value === chosen} disabled={disabled} onChange={() => choose(value)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${name}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
