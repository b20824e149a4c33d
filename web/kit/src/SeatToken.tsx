import type { Seat } from '@orrery/kernel';
import { memo } from 'react';
import styles from './SeatToken.module.css';
import { Sprite } from './Sprite.tsx';
import { type SeatShape, seatClass, seatLetter, seatShape } from './seats.ts';

const outlines: Readonly<Record<SeatShape, string>> = {
  triangle: 'M12 2.6c.7 0 1.3.3 1.7 1l8 14.2c.8 1.4-.2 3.1-1.8 3.1H4.1c-1.6 0-2.6-1.7-1.8-3.1l8-14.2c.4-.7 1-1 1.7-1z',
  circle: 'M12 2.2a9.8 9.8 0 1 1 0 19.6a9.8 9.8 0 1 1 0-19.6z',
  square: 'M5.6 3h12.8a2.6 2.6 0 0 1 2.6 2.6v12.8a2.6 2.6 0 0 1-2.6 2.6H5.6A2.6 2.6 0 0 1 3 18.4V5.6A2.6 2.6 0 0 1 5.6 3z',
  diamond: 'M10.4 1.9c.9-.9 2.3-.9 3.2 0l8.5 8.5c.9.9.9 2.3 0 3.2l-8.5 8.5c-.9.9-2.3.9-3.2 0l-8.5-8.5c-.9-.9-.9-2.3 0-3.2z',
  hexagon: 'M12 1.6 21.2 6.8v10.4L12 22.4 2.8 17.2V6.8z',
  star: 'M12 1.5l3 6.2 6.9.9-5 4.8 1.2 6.8L12 17l-6.1 3.2 1.2-6.8-5-4.8 6.9-.9z',
};

/** How the letter and the outline sit in their box, so that all shapes look equally large. */
const fit: Readonly<Record<SeatShape, { readonly scale: number; readonly drop: number }>> = {
  triangle: { scale: 1.14, drop: 2.4 },
  circle: { scale: 1, drop: 0 },
  square: { scale: 1, drop: 0 },
  diamond: { scale: 1.1, drop: 0 },
  hexagon: { scale: 1.02, drop: 0 },
  star: { scale: 1.14, drop: 0.6 },
};

export interface SeatTokenProps {
  readonly seat: Seat;
  readonly size?: number;
  /** Says it to screen readers; without it the token is decoration. */
  readonly label?: string | undefined;
  /** Only the outline: a place that could be taken, a point that can be lost. */
  readonly hollow?: boolean;
  /** The shape alone, too small for a letter. */
  readonly plain?: boolean;
  readonly className?: string;
  /** Inside another SVG: its centre. */
  readonly cx?: number;
  readonly cy?: number;
}

/** A seat's mark: colour, shape and letter. Works in HTML and inside an SVG. */
export const SeatToken = memo(function SeatToken(props: SeatTokenProps) {
  const { seat, size = 22, label, hollow = false, plain = false, className, cx, cy } = props;
  const shape = seatShape(seat);
  const { scale, drop } = fit[shape];
  return (
    <Sprite
      size={size}
      label={label}
      x={cx}
      y={cy}
      className={[styles.token, seatClass(seat), hollow ? styles.hollow : '', className ?? ''].join(' ')}
    >
      <path d={outlines[shape]} transform={`translate(12 12) scale(${scale}) translate(-12 -12)`} />
      {!plain && (
        <text x="12" y={12 + drop} dominantBaseline="central" textAnchor="middle">
          {seatLetter(seat)}
        </text>
      )}
    </Sprite>
  );
});
