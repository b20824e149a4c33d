import styles from './Amounts.module.css';
import { Icon } from './Icon.tsx';
import type { Glyph } from './icons/glyph.ts';

export interface AmountsProps {
  /** What there is none of is left out. */
  readonly of: readonly { readonly key: string; readonly count: number; readonly glyph: Glyph; readonly hue?: string }[];
  /** All of it in words. */
  readonly label: string;
  readonly sign?: string;
  /** Said where there is nothing at all. */
  readonly empty?: string | undefined;
  /** Of an icon in pixels; without it icons grow with the text. */
  readonly size?: number;
}

/** So much of each resource, as numbers and icons. */
export function Amounts({ of, label, sign = '', empty, size }: AmountsProps) {
  const some = of.filter(({ count }) => count > 0);
  if (some.length === 0) return empty === undefined ? null : <span className={styles.empty}>{empty}</span>;
  return (
    <span className={[styles.amounts, size === undefined ? styles.growing : ''].join(' ')} role="img" aria-label={label}>
      {some.map(({ key, count, glyph, hue }) => (
        <span key={key} className={styles.amount}>
          <b>
            {sign}
            {count}
          </b>
          <span style={{ display: 'contents', color: hue }}>
            <Icon of={glyph} size={size ?? 15} />
          </span>
        </span>
      ))}
    </span>
  );
}
