import type { Target } from '@orrery/kit';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { pointedAt } from './Spotlight.tsx';

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const EDGE = 10;
/** A card that would lie on what it speaks of or on what may be pressed is made flat, or narrow: the first of these widths that covers least. */
const OTHER_WIDTHS = [640, 960, 260];
type Spot = { readonly left: number; readonly top: number; readonly width?: number | undefined };
const NOTHING: readonly Target[] = [];

/**
 * A part of the board that nobody needs now: where the card covers least of what it speaks of and of what may be pressed. It looks again when
 * `moment` changes.
 */
export function useSpot(card: RefObject<HTMLElement | null>, at: readonly Target[] = NOTHING, moment: string, on: boolean) {
  const [spot, setSpot] = useState<Spot>({ left: EDGE, top: EDGE });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question other things may be pressed
  useLayoutEffect(() => {
    const element = card.current;
    const frame = element?.offsetParent?.getBoundingClientRect();
    if (!on || element === null || frame === undefined) return;
    const choose = () => {
      const needed = [...pointedAt(at), ...document.querySelectorAll('main [data-legal]')];
      // What is laid out to be judged beside it is needed as well, though less.
      const around = new Set(needed.map((e) => e.parentElement?.closest('main [data-veil] > div, main section section')));
      const taken = [
        ...needed.map((e) => ({ box: e.getBoundingClientRect(), weight: 1 })),
        ...[...around].flatMap((e) => (e instanceof Element ? [{ box: e.getBoundingClientRect(), weight: 0.2 }] : [])),
      ];
      /** The best spot for the card in a width, and how much it would cover there. */
      const bestIn = (wanted: number | undefined): { readonly spot: Spot; readonly covers: number } => {
        element.style.width = wanted === undefined ? '' : `${wanted}px`;
        const { offsetWidth: width, offsetHeight: height, scrollHeight, clientHeight } = element;
        // What of the card itself is out of sight is worse than anything it covers: its buttons are at its end.
        const hidden = 5 * width * (scrollHeight - clientHeight);
        const right = Math.max(EDGE, frame.width - width - EDGE);
        const low = Math.max(EDGE, frame.height - height - EDGE);
        const covers = ({ left, top }: Spot): number => {
          const box = { left: frame.left + left, top: frame.top + top, right: frame.left + left + width, bottom: frame.top + top + height };
          return taken.reduce((sum, other) => sum + other.weight * shared(box, other.box), 0);
        };
        const spots = [right / 2, right, EDGE, right / 4, (3 * right) / 4].flatMap((left) =>
          [low, EDGE, low / 2].map((top) => ({ left, top, width: wanted })),
        );
        const spot = spots.reduce((a, b) => (covers(b) < covers(a) ? b : a));
        return { spot, covers: covers(spot) + hidden };
      };
      let { spot: best, covers } = bestIn(undefined);
      for (const width of OTHER_WIDTHS) {
        if (covers === 0) break;
        if (frame.width < width + 2 * EDGE) continue;
        const other = bestIn(width);
        if (other.covers < covers) ({ spot: best, covers } = other);
      }
      // React sets it again where it has changed only.
      element.style.width = best.width === undefined ? '' : `${best.width}px`;
      setSpot((before) => (before.left === best.left && before.top === best.top && before.width === best.width ? before : best));
    };
    choose();
    // What may be pressed glows a moment later.
    const soon = setTimeout(choose, 250);
    return () => clearTimeout(soon);
  }, [card, at, moment, on]);
  return spot;
}
