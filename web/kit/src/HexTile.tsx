import type { ReactNode } from 'react';
import { acts } from './act.ts';
import type { BoardOption, BoardProps } from './board.ts';
import styles from './HexTile.module.css';
import { type Hex, hexCentre, hexCorners, pointsOf } from './hex.ts';
import { KeyBadge } from './Key.tsx';

export interface HexTileProps {
  readonly at: Hex;
  readonly size: number;
  readonly fill?: string;
  readonly option?: BoardOption | undefined;
  readonly board: Pick<BoardProps, 'question' | 'focused' | 'focus' | 'choose' | 'seats'>;
  /** Drawn around (0, 0), the tile's centre. */
  readonly children?: ReactNode;
}

/** One hexagon of a map: glows and answers when it is an option. */
export function HexTile({ at, size, fill = 'var(--bg-1)', option, board, children }: HexTileProps) {
  const { x, y } = hexCentre(at, size);
  return (
    <g {...acts(board, option)} className={styles.tile} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <polygon points={pointsOf(hexCorners({ x: 0, y: 0 }, size - 1.5))} fill={fill} />
      {children}
      {option !== undefined && <KeyBadge of={option.key} cx={0} cy={size * 0.72} focused={board.focused?.key === option.key} />}
    </g>
  );
}
