import styles from './Key.module.css';

const oneIn = (of: string): string => (of.endsWith('×') ? '' : (styles.one ?? ''));

/** A key of the keyboard: the same sign stands in the list of options and on the board. A phone has none; "3×" it shows all the same. */
export function Key({ of, state = 'legal' }: { readonly of: string; readonly state?: 'legal' | 'focused' | 'off' }) {
  return of === '' ? null : <kbd className={[styles.key, styles[state], oneIn(of)].join(' ')}>{of.toUpperCase()}</kbd>;
}

/** The same inside an SVG, its centre at (cx, cy). */
export function KeyBadge(props: { readonly of: string; readonly cx: number; readonly cy: number; readonly focused?: boolean }) {
  const { of, cx, cy, focused = false } = props;
  if (of === '') return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG takes no focus
    <g className={[styles.badge, oneIn(of)].join(' ')} data-focused={focused} aria-hidden="true">
      <rect x={cx - 12} y={cy - 12} width={24} height={24} rx={6} />
      <text x={cx} y={cy} textAnchor="middle" dominantBaseline="central">
        {of.toUpperCase()}
      </text>
    </g>
  );
}
