import { type ReactNode, useEffect, useState } from 'react';
import styles from './Counter.module.css';
import { Foreseen, signed } from './Foreseen.tsx';
import { useTableIfAny } from './table.tsx';

export interface CounterProps {
  readonly value: number;
  /** What it would become. */
  readonly then?: number | undefined;
  readonly icon?: ReactNode;
  /** What is counted, for screen readers and under the number when `caption` is set. */
  readonly label: string;
  readonly caption?: boolean;
  readonly size?: 'small' | 'large';
  readonly className?: string;
}

/** A number that shows briefly that it has changed: a large one by how much, after it; small ones stand too close together, a coloured line under them says which way. */
export function Counter({ value, then, icon, label, caption = false, size = 'small', className }: CounterProps) {
  const motion = useTableIfAny()?.motion ?? false;
  const [shown, show] = useState({ value, by: 0, id: 0 });
  // While it is drawn, not afterwards: a table has many counters, and each would be drawn twice.
  if (shown.value !== value) show({ value, by: value - shown.value, id: shown.id + 1 });
  const { by, id } = shown;
  useEffect(() => {
    if (id === 0) return;
    const timer = setTimeout(() => show((now) => ({ ...now, by: 0 })), 1400);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <span className={[styles.counter, styles[size], value === 0 ? styles.zero : '', className ?? ''].join(' ')}>
      <span className={styles.value} data-changed={by === 0 ? undefined : by > 0 ? 'up' : 'down'}>
        {icon}
        <b>
          <Foreseen now={value} then={then} />
        </b>
        {by !== 0 && size === 'large' && (
          <i key={id} className={by > 0 ? styles.up : styles.down} data-motion={motion} aria-hidden="true">
            {signed(by)}
          </i>
        )}
      </span>
      {caption ? <small>{label}</small> : <span className="vh"> {label}</span>}
    </span>
  );
}
