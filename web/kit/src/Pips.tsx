import type { ReactNode } from 'react';

export interface PipsProps {
  /** For good. */
  readonly solid: number;
  /** As long as they are held: drawn hollow. */
  readonly hollow?: number;
  readonly of: number;
  readonly size?: number;
  readonly label: string;
}

const hexagon = 'M12 1.8 20.8 6.9v10.2L12 22.2 3.2 17.1V6.9z';

/** Points as pips: solid ones are for good, hollow ones can be lost, dim ones are still to be won. */
export function Pips({ solid, hollow = 0, of, size = 12, label }: PipsProps) {
  const pips: ReactNode[] = [];
  for (let i = 0; i < Math.max(of, solid + hollow); i++) {
    const filled = i < solid;
    const held = !filled && i < solid + hollow;
    pips.push(
      <svg key={i} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={hexagon}
          fill={filled ? 'currentColor' : 'none'}
          stroke={filled || held ? 'currentColor' : 'var(--line-2)'}
          strokeWidth={held ? 4 : 3}
          strokeLinejoin="round"
        />
      </svg>,
    );
  }
  return (
    <span role="img" aria-label={label} style={{ display: 'inline-flex', gap: 3 }}>
      {pips}
    </span>
  );
}
