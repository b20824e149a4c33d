import { cx, type Target } from '@orrery/kit';
import { useEffect, useState } from 'react';
import { type Arrow, arrowTo, type Box } from './arrow.ts';
import styles from './Coach.module.css';
import type { Place } from './course.ts';

type Seen = { readonly rings: readonly Box[]; readonly bright: readonly Box[]; readonly arrow?: Arrow | undefined };

const PAD = 4;
const LOOK_MS = 200;
const SIDE_MS = 250;

const same = (a: Box, b: Box): boolean => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** On a phone one's own place is another page of the table: its tab stands for it. */
const OWN_TAB = '[data-tab="me"]:not([aria-selected="true"])';

/** The elements a step speaks of that are on the page now, and of a target drawn twice the larger one. Where nothing is, it lies at one's own place. */
export function pointedAt(targets: readonly Target[]): HTMLElement[] {
  const drawn = targets.flatMap((target) => {
    const found = [...document.querySelectorAll<HTMLElement>(`[data-target="${CSS.escape(target)}"]`)].filter(
      (element) => element.getClientRects().length > 0,
    );
    const size = (element: Element): number => element.getBoundingClientRect().width * element.getBoundingClientRect().height;
    return found.sort((a, b) => size(b) - size(a)).slice(0, 1);
  });
  const shown = drawn.length > 0 || targets.length === 0 ? drawn : [...document.querySelectorAll<HTMLElement>(OWN_TAB)];
  const veil = document.querySelector('[data-veil]');
  return veil === null ? shown : aboveThe(veil, shown);
}

/** Where a choice lies over the board, nothing below it is pointed at: its cards are what matters now. */
function aboveThe(veil: Element, shown: readonly HTMLElement[]): HTMLElement[] {
  const board = veil.closest('.drawn');
  const above = shown.filter((element) => veil.contains(element) || element.closest('.drawn') !== board);
  return above.some((element) => veil.contains(element)) ? above : [...above, ...veil.querySelectorAll<HTMLElement>('[data-legal]')];
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
  const [seen, setSeen] = useState<Seen>({ rings: [], bright: [] });
  useEffect(() => {
    const look = () => {
      const rings = pointedAt(at).flatMap((element) => inSight(element) ?? []);
      const bright = [...document.querySelectorAll('[data-bright]')].map(boxOf);
      // A card that floats over the board points at what it speaks of; in a phone's sheet it is the sheet.
      const card = document.querySelector('[data-coach]');
      const floats = card !== null && getComputedStyle(card).position === 'absolute';
      const next: Seen = { rings, bright, arrow: floats ? arrowTo(boxOf(card), rings) : undefined };
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
      <mask id="beside">
        <rect width="100%" height="100%" fill="#fff" />
        <path
          d={seen.bright
            .filter((box) => !seen.rings.some((ring) => same(ring, box)))
            .map((box) => hole(box))
            .join('')}
          fill="#000"
        />
      </mask>
      <rect className={styles.dim} width="100%" height="100%" mask="url(#spotlight)" />
      <g mask="url(#beside)">
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
        {seen.arrow !== undefined && <Pointer {...seen.arrow} />}
      </g>
    </svg>
  );
}

function Pointer({ from: [x1, y1], to: [x2, y2] }: Arrow) {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return (
    <g data-arrow>
      <path className={styles.arrow} d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path className={styles.head} d="M-4 0l-11 -6v12z" transform={`translate(${x2} ${y2}) rotate(${angle})`} />
    </g>
  );
}
