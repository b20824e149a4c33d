import styles from './Amounts.module.css';
import { Icon } from './Icon.tsx';
import type { Glyph } from './icons/glyph.ts';

export interface AmountsProps {
  /** What there is none of is left out. */
  readonly of: readonly { readonly key: string; readonly count: number; readonly glyph: Glyph; readonly hue?: string }[];
  /** All of it in words. */
  readonly label: string;
  readonly sign?: string | undefined;
  /** Said where there is nothing at all. */
  readonly empty?: string | undefined;
  /** Of an icon in pixels; without it icons grow with the text. */
  readonly size?: number | undefined;
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

type Given<P, O> = Pick<AmountsProps, 'sign' | 'empty' | 'size'> & { readonly props: P; readonly of: O };

/** What a game draws its amounts with: what there is of each kind, and all of it in words. */
export const amountsOf =
  <P, O>(counts: (of: O) => AmountsProps['of'], inWords: (props: P, of: O) => string, usual?: number) =>
  ({ props, of, size = usual, ...how }: Given<P, O>) => <Amounts {...how} of={counts(of)} label={inWords(props, of)} size={size} />;
