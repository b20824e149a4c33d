export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Arrow = { readonly from: readonly [number, number]; readonly to: readonly [number, number] };

/** What lies closer needs no arrow. */
const CLOSE = 28;

/** Where two stretches come closest: in the middle of what they share, else at the ends that face each other. */
function nearest(a: number, aLength: number, b: number, bLength: number): readonly [number, number] {
  const low = Math.max(a, b);
  const high = Math.min(a + aLength, b + bLength);
  if (low <= high) return [(low + high) / 2, (low + high) / 2];
  return a + aLength < b ? [a + aLength, b] : [a, b + bLength];
}

/** The shortest arrow from a card to the nearest of what it speaks of; none where that is right beside it or below it. */
export function arrowTo(card: Box, things: readonly Box[]): Arrow | undefined {
  let best: { readonly arrow: Arrow; readonly length: number } | undefined;
  for (const thing of things) {
    const [fromX, toX] = nearest(card.x, card.width, thing.x, thing.width);
    const [fromY, toY] = nearest(card.y, card.height, thing.y, thing.height);
    const length = Math.hypot(toX - fromX, toY - fromY);
    if (length < CLOSE) return undefined;
    if (best === undefined || length < best.length) best = { length, arrow: { from: [fromX, fromY], to: [toX, toY] } };
  }
  return best?.arrow;
}
