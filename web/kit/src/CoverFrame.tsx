import type { ReactNode } from 'react';

export interface CoverFrameProps {
  readonly className: string | undefined;
  /** Different for every game: the ids of its gradients begin with it, and its sky is made from it. */
  readonly id: string;
  /** The sky: in the middle, and at the edge. */
  readonly sky: readonly [string, string];
  readonly middle?: { readonly x: number; readonly y: number };
  readonly stars?: number;
  readonly children: ReactNode;
}

/** The picture of a game in the lobby: 216 x 264, a sky with the same stars every time, and what the game draws on it. */
export function CoverFrame({ className, id, sky: [near, far], middle = { x: 0.5, y: 0.45 }, stars = 60, children }: CoverFrameProps) {
  return (
    <svg className={className} viewBox="0 0 216 264" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <radialGradient id={`${id}-sky`} cx={middle.x} cy={middle.y} r=".8">
        <stop offset="0" stopColor={near} />
        <stop offset="1" stopColor={far} />
      </radialGradient>
      <rect width="216" height="264" fill={`url(#${id}-sky)`} />
      <g stroke="#cfe0f5" strokeLinecap="round">
        <path d={starry(id, stars / 2)} strokeWidth="1.3" strokeOpacity=".35" />
        <path d={starry(`${id}.`, stars / 3)} strokeWidth="1.8" strokeOpacity=".5" />
        <path d={starry(`${id}..`, stars / 6)} strokeWidth="2.4" strokeOpacity=".6" />
      </g>
      {children}
    </svg>
  );
}

/** Points of a sky; the same word always makes the same. */
function starry(word: string, count: number): string {
  let at = 7;
  for (const letter of word) at = (Math.imul(at, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  const next = (most: number): number => {
    at = (Math.imul(at, 1664525) + 1013904223) | 0;
    return Math.round(((at >>> 0) / 0x100000000) * most);
  };
  let path = '';
  for (let i = 0; i < count; i++) path += `M${next(216)} ${next(264)}h.01`;
  return path;
}
