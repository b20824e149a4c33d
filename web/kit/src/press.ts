import type { KeyboardEvent, MouseEvent as Press } from 'react';

/** Enter and Space do what a click does. */
export const onPress =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

/**
 * What a click made appear is not answered by a second click on the same spot: it is the place that protects, not the time. Whoever has
 * moved the pointer in between means what is there now; so does whoever clicks once more after a click that was kept back.
 */
const SAME_PX = { mouse: 4, finger: 24 };
type Click = { readonly x: number; readonly y: number; readonly on: Element | null; readonly at: number };
let last: Click | undefined;
let appeared = Number.NEGATIVE_INFINITY;
let keptBack = false;
let choosing = false;

/** Where a tap only chooses, and something else answers, none of them has to be kept back. */
export function tapsChoose(on: boolean): void {
  choosing = on;
}

/** What may be answered has just been drawn. */
export function noteAppeared(): void {
  appeared = performance.now();
}

const isNear = (click: Click, { clientX, clientY, pointerType }: PointerEvent): boolean =>
  Math.hypot(clientX - click.x, clientY - click.y) < (pointerType === 'touch' ? SAME_PX.finger : SAME_PX.mouse);

/** Judges every click of the page before anything hears of it, for the first one may have been meant for anything. Returns how to end it. */
export function watchClicks(): () => void {
  const click = (event: PointerEvent): void => {
    const on = event.target instanceof Element ? event.target.closest('button, a, [data-legal]') : null;
    // Keys and screen readers press what they have read, wherever it is.
    const byHand = event.detail > 0 && event.pointerType !== '';
    const again = last !== undefined && isNear(last, event) && (last.on !== on || appeared > last.at);
    keptBack = byHand && (event.detail > 1 || (again && !choosing));
    last = { x: event.clientX, y: event.clientY, on, at: performance.now() };
  };
  const move = (event: PointerEvent): void => {
    if (last !== undefined && !isNear(last, event)) last = undefined;
  };
  window.addEventListener('click', click, true);
  window.addEventListener('pointermove', move, true);
  return () => {
    window.removeEventListener('click', click, true);
    window.removeEventListener('pointermove', move, true);
  };
}

/** A click that does something with the question. One that is kept back lights up what it would have pressed. */
export const onTap =
  (act: () => void) =>
  ({ currentTarget }: Press): void => {
    if (!keptBack) act();
    else currentTarget.animate([{ filter: 'brightness(1.7)' }, {}], 400);
  };
