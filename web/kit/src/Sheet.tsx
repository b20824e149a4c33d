import { type PointerEvent, type ReactNode, useRef } from 'react';
import styles from './Sheet.module.css';

export interface SheetProps {
  readonly label: string;
  readonly open: boolean;
  setOpen(open: boolean): void;
  readonly expandWord: string;
  readonly collapseWord: string;
  /** Always visible, under the thumb. */
  readonly head: ReactNode;
  /** Always at the very bottom: nothing else ever stands there. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet from the bottom of a phone: a handle to drag or press, its head always in sight. */
export function Sheet({ label, open, setOpen, expandWord, collapseWord, head, foot, children }: SheetProps) {
  const from = useRef<number>(undefined);
  const down = (event: PointerEvent) => {
    from.current = event.clientY;
  };
  const up = (event: PointerEvent) => {
    if (from.current === undefined) return;
    const by = event.clientY - from.current;
    from.current = undefined;
    if (Math.abs(by) > 24) setOpen(by < 0);
  };
  return (
    <section data-bright aria-label={label} className={[styles.sheet, open ? styles.open : ''].join(' ')}>
      <button
        type="button"
        className={styles.grab}
        aria-expanded={open}
        aria-label={open ? collapseWord : expandWord}
        onClick={() => setOpen(!open)}
        onPointerDown={down}
        onPointerUp={up}
      />
      <div className={styles.head}>{head}</div>
      {open && <div className={styles.body}>{children}</div>}
      {foot}
    </section>
  );
}
