import { useEffect, useState } from 'react';
import styles from './Me.module.css';

/** Squares as one path: a row of them is one stroke. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** A link for a camera. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const [drawing, setDrawing] = useState<{ readonly size: number; readonly path: string }>();
  useEffect(() => {
    let current = true;
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { ecc: 'M', border: 3 });
      if (current) setDrawing({ size, path: pathOf(data) });
    });
    return () => {
      current = false;
    };
  }, [text]);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${drawing?.size ?? 1} ${drawing?.size ?? 1}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={drawing?.path ?? ''} fill="#000" />
    </svg>
  );
}
