import { type Box, centreOf } from '@orrery/kit';
import { memo, type ReactNode } from 'react';
import type { Place } from '../content/ship.ts';
import styles from './Hull.module.css';
import { chamfered, type Layout } from './layout.ts';

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A sky that is the same every time. */
function stars(width: number, height: number, count: number, seed: number): string {
  let at = seed;
  const next = () => {
    at = (Math.imul(at, 1664525) + 1013904223) | 0;
    return (at >>> 0) / 0x100000000;
  };
  let path = '';
  for (let i = 0; i < count; i++) path += `M${n(next() * width)} ${n(next() * height)}h.01`;
  return path;
}

/** Rings of an orrery around the ship. */
function ticks(x: number, y: number, r: number): string {
  let path = '';
  for (let i = 0; i < 60; i++) {
    const angle = (i * Math.PI) / 30;
    const long = i % 5 === 0 ? 12 : 6;
    path += `M${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}L${n(x + (r + long) * Math.cos(angle))} ${n(y + (r + long) * Math.sin(angle))}`;
  }
  return path;
}

function outline({ x, y, w, h }: Box): string {
  const left = x;
  const top = y;
  const right = x + w;
  const bottom = y + h;
  const middle = y + h / 2;
  const f = h / 490;
  return [
    `M${n(left)} ${n(top + 28)}L${n(left + 22)} ${n(top)}H${n(right - 119)}L${n(right - 101)} ${n(top + 6)}`,
    `C${n(right - 53)} ${n(top + 72 * f)} ${n(right - 11)} ${n(middle - 84 * f)} ${n(right)} ${n(middle - 34 * f)}`,
    `Q${n(right + 4)} ${n(middle)} ${n(right)} ${n(middle + 34 * f)}`,
    `C${n(right - 11)} ${n(middle + 84 * f)} ${n(right - 53)} ${n(bottom - 72 * f)} ${n(right - 101)} ${n(bottom - 6)}`,
    `L${n(right - 119)} ${n(bottom)}H${n(left + 128)}`,
    // The stern was torn open.
    'l-12 -10l-14 7l-14 -12l-20 9l-14 -13l-18 7l-14 -16',
    `L${n(left)} ${n(bottom - 44 * Math.min(1, f + 0.2))}Z`,
  ].join('');
}

const wreck: readonly (readonly [number, number, number, number])[] = [
  [-10, -14, 8, 20],
  [12, -2, 9, 70],
  [46, 5, 6, 10],
  [78, 4, 4, 35],
  [-16, 6, 4, 0],
  [108, 8, 3, 20],
];

function Engine({ x, y, half, lit }: { readonly x: number; readonly y: number; readonly half: number; readonly lit: boolean }) {
  return (
    <>
      <path
        d={`M${n(x)} ${n(y - half)}l-14 10l-12 -8V${n(y + half - 2)}l12 -8l14 10Z`}
        fill="url(#an-engine)"
        stroke="#2f6b6e"
        strokeWidth="1.25"
        strokeLinejoin="round"
      />
      <path
        className={lit ? styles.thrust : undefined}
        d={`M${n(x - 26)} ${n(y - half + 10)}q9 ${n(half - 10)} 0 ${n(2 * half - 20)}Z`}
        fill="#4fd1c5"
        fillOpacity={lit ? 0.34 : 0.1}
        stroke="#4fd1c5"
        strokeOpacity={lit ? 0.7 : 0.3}
      />
      <path d={`M${n(x - 7)} ${n(y - half + 5)}V${n(y + half - 5)}`} stroke="#2f6b6e" />
      {lit && <ellipse className={styles.thrust} cx={x - 30} cy={y} rx={28} ry={half + 4} fill="url(#an-halo)" />}
    </>
  );
}

/** Lamps along the edge, some of them dead for centuries. */
function Lamps({ from, to, y, dead }: { readonly from: number; readonly to: number; readonly y: number; readonly dead: number }) {
  const lamps: ReactNode[] = [];
  for (let x = from, i = 0; x < to; x += 46, i++) {
    const off = i % 3 === dead;
    lamps.push(<rect key={x} x={x} y={y} width={16} height={3} rx={1.5} fill={off ? '#2f3b50' : '#4fd1c5'} opacity={off ? 0.9 : 0.8} />);
  }
  return lamps;
}

function Bow({ hull, bow }: { readonly hull: Box; readonly bow: number }) {
  const right = hull.x + hull.w;
  const y = hull.y + hull.h / 2;
  const f = hull.h / 490;
  const inner = right - bow + 33;
  return (
    <>
      <g clipPath="url(#an-hull-clip)" fill="none" stroke="#4fd1c5">
        <path
          d={`M${n(inner - 12)} ${n(hull.y)}L${n(inner)} ${n(hull.y + 70 * f)}V${n(hull.y + hull.h - 70 * f)}L${n(inner - 12)} ${n(hull.y + hull.h)}`}
          strokeOpacity=".22"
        />
        <path
          d={`M${n(inner)} ${n(hull.y + 70 * f)}l32 22M${n(inner)} ${n(y - 92 * f)}l60 10M${n(inner)} ${n(y + 92 * f)}l60 -10M${n(inner)} ${n(hull.y + hull.h - 70 * f)}l32 -22`}
          strokeOpacity=".2"
        />
      </g>
      <ellipse className={styles.canopy} cx={right - 37} cy={y} rx={60} ry={90 * f} fill="url(#an-halo)" />
      <g transform={`translate(${n(right - 75)} ${n(y)}) scale(1 ${n(Math.max(0.6, f))})`} fill="none" stroke="#4fd1c5">
        <path d="M0 -66C32 -54 49 -28 54 0C49 28 32 54 0 66Q8 0 0 -66Z" fill="url(#an-glass)" strokeOpacity=".75" strokeWidth="1.25" />
        <path d="M5 -21L50 -17M5 21L50 17M24 -56C33 -20 33 20 24 56" strokeOpacity=".4" />
        <path d="M36 -36l7 15-5 9 6 11" stroke="#d8fffa" strokeOpacity=".5" />
      </g>
      <path d={`M${n(right + 3)} ${n(y)}h10m-5 -6v12`} stroke="#3c8887" strokeWidth="1.5" />
    </>
  );
}

/** A section that is lost: bulkheads, girders, no way in. */
function Lost({ box }: { readonly box: Box }) {
  const { x, y, w, h } = box;
  const i = 10;
  return (
    <g fill="none" stroke="#2f6b6e" strokeOpacity=".55">
      <path d={chamfered(w, h, 14, x, y)} fill="#0d161d" strokeOpacity=".35" />
      <path
        d={`M${n(x + i)} ${n(y + i)}L${n(x + w - i)} ${n(y + h - i)}M${n(x + w - i)} ${n(y + i)}L${n(x + i)} ${n(y + h - i)}`}
        strokeOpacity=".3"
        strokeWidth="5"
      />
      <path
        d={`M${n(x + i)} ${n(y + i)}L${n(x + w - i)} ${n(y + h - i)}M${n(x + w - i)} ${n(y + i)}L${n(x + i)} ${n(y + h - i)}`}
        stroke="#0d161d"
        strokeOpacity="1"
        strokeWidth="3"
      />
      <path d={chamfered(w - 2 * i, h - 2 * i, 10, x + i, y + i)} strokeDasharray="14 5" strokeOpacity=".4" />
      <circle cx={x + w / 2} cy={y + h / 2} r={9} fill="#0d161d" />
    </g>
  );
}

export interface HullProps {
  readonly layout: Layout;
  readonly places: readonly Place[];
}

/** Space, the orrery's rings, and the derelict ship without its rooms. */
export const Hull = memo(function Hull({ layout, places }: HullProps) {
  const { width, height, hull, rooms, bow, narrow } = layout;
  const shape = narrow ? chamfered(hull.w, hull.h, 18, hull.x, hull.y) : outline(hull);
  const first = rooms[0];
  const last = rooms[rooms.length - 1];
  const well = { x: first.x - 9, y: first.y - 9, w: last.x + last.w - first.x + 18, h: last.y + last.h - first.y + 18 };
  const sun = { x: first.x + (last.x + last.w - first.x) / 2, y: hull.y + hull.h / 2 };
  const lost = rooms.filter((_, place) => !places.includes(place));
  return (
    <svg className={styles.hull} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <linearGradient id="an-hull" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#20343d" />
          <stop offset=".25" stopColor="#16232c" />
          <stop offset=".7" stopColor="#121d26" />
          <stop offset="1" stopColor="#0d161d" />
        </linearGradient>
        <linearGradient id="an-engine" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1a2a33" />
          <stop offset="1" stopColor="#0d151c" />
        </linearGradient>
        <radialGradient id="an-halo">
          <stop offset="0" stopColor="#4fd1c5" stopOpacity=".24" />
          <stop offset="1" stopColor="#4fd1c5" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="an-glass">
          <stop offset="0" stopColor="#4fd1c5" stopOpacity=".06" />
          <stop offset="1" stopColor="#4fd1c5" stopOpacity=".36" />
        </linearGradient>
        <clipPath id="an-hull-clip">
          <path d={shape} />
        </clipPath>
      </defs>
      <g stroke="#cfe0f5" strokeLinecap="round">
        <path d={stars(width, height, 70, 7)} strokeWidth="1.2" strokeOpacity=".35" />
        <path d={stars(width, height, 24, 99)} strokeWidth="2" strokeOpacity=".4" />
        <path className={styles.twinkle} d={stars(width, height, 9, 4242)} strokeWidth="2.6" strokeOpacity=".6" />
      </g>
      {!narrow && (
        <g fill="none" stroke="#e0b868">
          <circle cx={sun.x} cy={sun.y} r={352} strokeOpacity=".2" />
          <circle cx={sun.x} cy={sun.y} r={424} strokeOpacity=".13" />
          <circle cx={sun.x} cy={sun.y} r={506} strokeOpacity=".09" />
          <path d={ticks(sun.x, sun.y, 352)} strokeOpacity=".22" />
        </g>
      )}
      {!narrow && (
        <>
          <Engine x={hull.x} y={centreOf(rooms[0]).y} half={Math.min(38, rooms[0].h * 0.36)} lit />
          <Engine x={hull.x} y={centreOf(rooms[3]).y} half={Math.min(38, rooms[0].h * 0.36)} lit={false} />
          <path
            d={`M${n(hull.x)} ${n(centreOf(rooms[6]).y - 30)}l-14 10l-8 -3l6 17l-8 10l12 10l-3 12l15 6Z`}
            fill="#0d151c"
            stroke="#2f6b6e"
            strokeOpacity=".8"
            strokeWidth="1.25"
            strokeLinejoin="round"
          />
          <path
            d={`M${n(hull.x + 94)} ${n(hull.y)}l22 -10h134l36 10ZM${n(hull.x + 274)} ${n(hull.y + hull.h)}l36 9h134l24 -9Z`}
            fill="url(#an-engine)"
            stroke="#2f6b6e"
          />
        </>
      )}
      <path d={shape} fill="url(#an-hull)" stroke="#3c8887" strokeWidth="1.5" strokeLinejoin="round" />
      {!narrow && (
        <>
          <Bow hull={hull} bow={bow} />
          <Lamps from={hull.x + 46} to={hull.x + hull.w - 130} y={hull.y + 5} dead={1} />
          <Lamps from={hull.x + 184} to={hull.x + hull.w - 130} y={hull.y + hull.h - 8} dead={2} />
          {wreck.map(([x, y, r, turn]) => (
            <path
              key={x}
              transform={`translate(${n(hull.x + x)} ${n(hull.y + hull.h + y - 4)}) rotate(${turn})`}
              d={`M${-r} ${-r / 2}L${n(r * 0.6)} ${-r}L${r} ${n(r * 0.4)}L${n(-r * 0.3)} ${n(r * 0.8)}Z`}
              fill="#12202a"
              stroke="#2f6b6e"
            />
          ))}
        </>
      )}
      <path d={chamfered(well.w, well.h, narrow ? 14 : 20, well.x, well.y)} fill="#0a1017" stroke="#2f6b6e" strokeOpacity=".9" />
      {lost.map((box) => (
        <Lost key={`${box.x},${box.y}`} box={box} />
      ))}
    </svg>
  );
});
