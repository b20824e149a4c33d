import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Counter.module.css';
import { useTableIfAny } from './table.tsx';

export interface CounterProps {
  readonly value: number;
  readonly icon?: ReactNode;
  /** What is counted, for screen readers and under the number when `caption` is set. */
  readonly label: string;
  readonly caption?: boolean;
  readonly size?: 'small' | 'large';
  readonly className?: string;
}

/** A number that shows briefly by how much it changed, where it stands. */
export function Counter({ value, icon, label, caption = false, size = 'small', className }: CounterProps) {
  const motion = useTableIfAny()?.motion ?? false;
  const last = useRef(value);
  const [change, setChange] = useState<{ by: number; id: number }>();
  useEffect(() => {
    const by = value - last.current;
    last.current = value;
    if (by === 0) return;
    setChange((before) => ({ by, id: (before?.id ?? 0) + 1 }));
    const timer = setTimeout(() => setChange(undefined), 1400);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <span className={[styles.counter, styles[size], value === 0 ? styles.zero : '', className ?? ''].join(' ')}>
      <span className={styles.value} data-changed={change !== undefined || undefined}>
        {icon}
        <b>{value}</b>
        {change !== undefined && (
          <i key={change.id} className={change.by > 0 ? styles.up : styles.down} data-motion={motion} aria-hidden="true">
            {change.by > 0 ? `+${change.by}` : `−${-change.by}`}
          </i>
        )}
      </span>
      {caption ? <small>{label}</small> : <span className="vh"> {label}</span>}
    </span>
  );
}
