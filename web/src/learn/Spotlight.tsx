import { cx, type Target } from '@orrery/kit';
import { useEffect, useState } from 'react';
import styles from './Coach.module.css';
import type { Place } from './course.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const PAD = 4;
const LOOK_MS = 200;
const SIDE_MS = 250;

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** The elements a step speaks of that are on the page now, and of a target drawn twice the larger one. */
export function pointedAt(targets: readonly Target[]): HTMLElement[] {
  return targets.flatMap((target) => {
    const found = [...document.querySelectorAll<HTMLElement>(`[data-target="${CSS.escape(target)}"]`)].filter(
      (element) => element.getClientRects().length > 0,
    );
    const size = (element: Element): number => element.getBoundingClientRect().width * element.getBoundingClientRect().height;
    return found.sort((a, b) => size(b) - size(a)).slice(0, 1);
  });
}

/** What lies in its frame: places that scroll cut off what is out of sight. */
function inSight(element: HTMLElement): Box | undefined {
  let { x, y, width, height } = boxOf(element);
  for (let frame = element.parentElement; frame !== null; frame = frame.parentElement) {
    if (!/auto|scroll|hidden|clip/.test(getComputedStyle(frame).overflow)) continue;
    const other = boxOf(frame);
    const left = Math.max(x, other.x);
    const top = Math.max(y, other.y);
    width = Math.min(x + width, other.x + other.width) - left;
    height = Math.min(y + height, other.y + other.height) - top;
    x = left;
    y = top;
    if (width < 6 || height < 6) return undefined;
  }
  return { x, y, width, height };
}

/**
 * Dims what the step does not speak of and rings what it does. It lies over the page, lets every pointer through, and never covers what carries
 * `data-bright`: the top bar, the question, the coach.
 */
export function Spotlight({ at, place, motion }: { readonly at: readonly Target[]; readonly place: Place; readonly motion: boolean }) {
  const [seen, setSeen] = useState<{ readonly rings: readonly Box[]; readonly bright: readonly Box[] }>({ rings: [], bright: [] });
  useEffect(() => {
    const look = () => {
      const rings = pointedAt(at).flatMap((element) => inSight(element) ?? []);
      const bright = [...document.querySelectorAll('[data-bright]')].map(boxOf);
      const next = { rings, bright };
      setSeen((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    window.addEventListener('resize', look);
    document.addEventListener('scroll', look, true);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', look);
      document.removeEventListener('scroll', look, true);
    };
  }, [at]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question brings what it is about into sight
  useEffect(() => {
    // A board that shows one side at a time turns to the right one first.
    const soon = setTimeout(() => {
      for (const element of pointedAt(at).reverse())
        if (element.closest('[data-bright]') === null)
          element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: motion ? 'smooth' : 'auto' });
    }, SIDE_MS);
    return () => clearTimeout(soon);
  }, [place]);
  if (seen.rings.length === 0) return null;
  const hole = ({ x, y, width, height }: Box, pad = 0): string =>
    `M${x - pad} ${y - pad}h${width + 2 * pad}v${height + 2 * pad}h${-width - 2 * pad}z`;
  return (
    <svg className={styles.light} aria-hidden="true" data-spotlight={seen.rings.length}>
      <mask id="spotlight">
        <rect width="100%" height="100%" fill="#fff" />
        <path d={[...seen.rings.map((box) => hole(box, PAD)), ...seen.bright.map((box) => hole(box))].join('')} fill="#000" />
      </mask>
      <rect className={styles.dim} width="100%" height="100%" mask="url(#spotlight)" />
      {seen.rings.map(({ x, y, width, height }, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its place in the step's list, so that it moves to the next one
          key={i}
          className={cx(styles.ring, motion && styles.moving)}
          x={x - PAD}
          y={y - PAD}
          width={width + 2 * PAD}
          height={height + 2 * PAD}
          rx={8}
        />
      ))}
    </svg>
  );
}
