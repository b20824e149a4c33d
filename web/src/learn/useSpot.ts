import type { Target } from '@orrery/kit';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { pointedAt } from './Spotlight.tsx';

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const EDGE = 10;
/** A card that would lie on what it speaks of or on what may be pressed is made wide, or narrow; where that is not enough only its leading sentence is left, and the rest is behind its buttons. The first of these that covers least. */
type Form = { readonly width?: number; readonly flat?: true };
const FORMS: readonly [Form, ...Form[]] = [
  {},
  { width: 640 },
  { width: 960 },
  { width: 260 },
  { flat: true },
  { width: 640, flat: true },
  { width: 960, flat: true },
];
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
      const take = ({ width, flat }: Form): void => {
        element.style.width = width === undefined ? '' : `${width}px`;
        element.toggleAttribute('data-flat', flat === true);
      };
      /** The best spot for the card in a form, and how much it would cover there. */
      const bestIn = (form: Form): { readonly spot: Spot; readonly covers: number } => {
        take(form);
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
          [low, EDGE, low / 2].map((top) => ({ left, top, width: form.width })),
        );
        const spot = spots.reduce((a, b) => (covers(b) < covers(a) ? b : a));
        return { spot, covers: covers(spot) + hidden };
      };
      let [chosen] = FORMS;
      let { spot: best, covers } = bestIn(chosen);
      for (const form of FORMS.slice(1)) {
        if (covers === 0) break;
        if (frame.width < (form.width ?? 0) + 2 * EDGE) continue;
        const other = bestIn(form);
        if (other.covers < covers) [chosen, { spot: best, covers }] = [form, other];
      }
      // React sets the width again where it has changed only.
      take(chosen);
      setSpot((before) => (before.left === best.left && before.top === best.top && before.width === best.width ? before : best));
    };
    choose();
    // What may be pressed glows a moment later.
    const soon = setTimeout(choose, 250);
    return () => clearTimeout(soon);
  }, [card, at, moment, on]);
  return spot;
}
