import styles from './Foreseen.module.css';

/** A number, and after it what it would become: "5 → 3". */
export function Foreseen({ now, then }: { readonly now: number; readonly then: number | undefined }) {
  return (
    <>
      {now}
      {then !== undefined && then !== now && (
        <em className={styles.then} data-down={then < now || undefined}>
          →{then}
        </em>
      )}
    </>
  );
}

/** A difference by itself: "+2", "−1". */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
