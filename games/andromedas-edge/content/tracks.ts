/**
 * The five progress tracks, space by space (ledger table T). Only single values are printed facts: industry's top 20, and 8, 9,
 * 10 and 12 on the others; the rest is Orrery's own scale through those points.
 */
export const TOP_SPACE = 10;
export const TRACK_VP: readonly (readonly number[])[] = [
  [0, 1, 3, 5, 7, 9, 11, 13, 15, 17, 20],
  [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
  [0, 1, 2, 4, 6, 8, 10, 12, 14, 17, 20],
  [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
  [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10],
];

/** Development levels 1, 2, 3 on every track. */
export const LEVEL_SPACES = [2, 6, 10] as const;
export const EVENT_SPACES = [3, 8] as const;

/** What a space brings besides VP, levels and events. */
export type TrackSpecial =
  | { readonly is: 'discovery'; readonly stack: 0 | 1 }
  | { readonly is: 'upgrade' }
  | { readonly is: 'token'; readonly place: 0 | 1 | 2 }
  | { readonly is: 'vault'; readonly vp: number }
  | { readonly is: 'handLimit'; readonly cards: number };

/** By track, then by space. */
export const TRACK_SPECIALS: readonly Readonly<Partial<Record<number, TrackSpecial>>>[] = [
  { 4: { is: 'discovery', stack: 0 }, 7: { is: 'discovery', stack: 1 } },
  { 4: { is: 'upgrade' }, 7: { is: 'upgrade' }, 9: { is: 'upgrade' } },
  { 4: { is: 'vault', vp: 1 }, 9: { is: 'vault', vp: 2 } },
  { 4: { is: 'handLimit', cards: 6 }, 7: { is: 'handLimit', cards: 7 } },
  { 4: { is: 'token', place: 0 }, 7: { is: 'token', place: 1 }, 9: { is: 'token', place: 2 } },
];

/** For a supremacy space whose token is gone (AE-435). */
export const TOKEN_GONE_VP = 2;
