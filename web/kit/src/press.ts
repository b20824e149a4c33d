import type { KeyboardEvent, MouseEvent } from 'react';

/** Enter and Space do what a click does. */
export const onPress =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

/** What a tap made appear is not answered by a second tap on the same spot, before anybody can have read it. */
const SETTLE_MS = 600;
const SAME_PX = 24;
let last: { readonly x: number; readonly y: number; readonly at: number } | undefined;
let appeared = Number.NEGATIVE_INFINITY;
let choosing = false;

/** Where a tap only chooses, and something else answers, none of them has to be kept back. */
export function tapsChoose(on: boolean): void {
  choosing = on;
}

/** What may be answered has just been drawn. */
export function noteAppeared(): void {
  appeared = performance.now();
}

/** Whether a click was meant for what is under it now: the second half of a double click was not, nor a finger that comes down where it was a moment ago. */
function deliberate({ detail, nativeEvent, clientX: x, clientY: y, timeStamp: at }: MouseEvent): boolean {
  const touch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
  const before = last;
  last = { x, y, at };
  if (detail > 1) return false;
  const again = before !== undefined && Math.hypot(x - before.x, y - before.y) < SAME_PX;
  return choosing || !touch || !again || at - Math.max(before.at, appeared) > SETTLE_MS;
}

/** A click that does something with the question. */
export const onTap =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (deliberate(event)) act();
  };
