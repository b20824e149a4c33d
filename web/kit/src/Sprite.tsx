import type { ReactNode } from 'react';

export interface SpriteProps {
  readonly size: number;
  /** Says it to screen readers; without it the drawing is decoration. */
  readonly label?: string | undefined;
  /** Inside another SVG: its centre. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  /** The coordinates it is drawn in. */
  readonly box?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A small square drawing, in HTML or inside an SVG. */
export function Sprite({ size, label, x, y, box = '0 0 24 24', className, children }: SpriteProps) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden by the spread
    <svg
      {...named}
      className={className}
      width={size}
      height={size}
      x={x === undefined ? undefined : x - size / 2}
      y={y === undefined ? undefined : y - size / 2}
      viewBox={box}
    >
      {children}
    </svg>
  );
}
