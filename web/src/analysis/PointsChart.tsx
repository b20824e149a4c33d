import { at, type GameText } from '@orrery/kernel';
import { type SeatLook, SeatToken } from '@orrery/kit';
import { useId, useRef, useState } from 'react';
import type { Bar, Reach } from './bars.ts';
import styles from './PointsChart.module.css';
import { useWidth } from './useWidth.ts';
import type { AnalysisText } from './words.ts';

/** A source of points has a colour of its own, none of them a seat's. */
const colours = [
  '#7ea6ff',
  '#e0b868',
  '#4fc79b',
  '#d68fd0',
  '#f0846a',
  '#b9c66a',
  '#6fc6e8',
  '#c9a27d',
  '#a996ff',
  '#ff9db0',
  '#9fb2c8',
  '#e8d9a8',
];

export const colourOf = (index: number): string => at(colours, index % colours.length);

export interface PointsChartProps {
  readonly seat: SeatLook;
  readonly bars: readonly Bar[];
  readonly reach: Reach;
  readonly parts: readonly string[];
  readonly patterns: boolean;
  readonly text: GameText;
  hrefTo(at: number): string;
  readonly words: AnalysisText;
}

const HEIGHT = 132;
const EDGE = { left: 30, right: 4, top: 6, bottom: 20 };

/** One seat's points by where they come from, round by round. */
export function PointsChart({ seat, bars, reach, parts, patterns, text, hrefTo, words }: PointsChartProps) {
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box, 320);
  const id = useId();
  const [shown, setShown] = useState<number>();
  const inner = { width: width - EDGE.left - EDGE.right, height: HEIGHT - EDGE.top - EDGE.bottom };
  const slot = inner.width / Math.max(1, bars.length);
  const unit = inner.height / (reach.up + reach.down);
  const zero = EDGE.top + reach.up * unit;
  const fill = (part: string): string => (patterns ? `url(#${id}${parts.indexOf(part)})` : colourOf(parts.indexOf(part)));
  const name = (round: number): string => (round === 0 ? words.start : words.round(round));
  const every = Math.ceil(24 / slot);
  const told = (bar: Bar): string =>
    `${name(bar.round)}: ${bar.total}. ${bar.slices
      .filter((s) => s.value !== 0)
      .map((s) => `${text.scorePart(s.part)} ${s.value}`)
      .join(', ')}`;
  const bar = shown === undefined ? undefined : bars[shown];
  return (
    <div className={styles.seat}>
      <h3>
        <SeatToken seat={seat.seat} size={22} />
        {seat.name}
        <b>{bars.at(-1)?.total ?? 0}</b>
      </h3>
      <figure ref={box} className={styles.picture} aria-label={`${words.points}: ${seat.name}`} onPointerLeave={() => setShown(undefined)}>
        <svg role="presentation" width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
          {patterns && <Patterns id={id} count={parts.length} />}
          {[0, reach.up].map((value) => (
            <g key={value}>
              <line className={styles.grid} x1={EDGE.left} x2={width} y1={zero - value * unit} y2={zero - value * unit} />
              <text x={EDGE.left - 6} y={zero - value * unit} textAnchor="end" dominantBaseline="central">
                {value}
              </text>
            </g>
          ))}
          {bars.map((each, i) => {
            let [up, down] = [zero, zero];
            const x = EDGE.left + i * slot;
            return (
              <a
                key={each.at}
                href={hrefTo(each.at)}
                aria-label={told(each)}
                onPointerEnter={() => setShown(i)}
                onFocus={() => setShown(i)}
                onBlur={() => setShown(undefined)}
              >
                <rect className={styles.hit} data-on={shown === i} x={x} y={EDGE.top} width={slot} height={inner.height} />
                {each.slices.map(({ part, value }) => {
                  if (value === 0) return null;
                  const size = Math.abs(value) * unit;
                  const top = value > 0 ? up - size : down;
                  if (value > 0) up -= size;
                  else down += size;
                  return (
                    <rect
                      key={part}
                      x={x + slot * 0.14}
                      y={top}
                      width={slot * 0.72}
                      height={Math.max(0, size - 0.8)}
                      fill={fill(part)}
                      rx={1}
                    />
                  );
                })}
                {i % every === 0 && (
                  <text x={x + slot / 2} y={HEIGHT - 5} textAnchor="middle">
                    {each.round}
                  </text>
                )}
              </a>
            );
          })}
        </svg>
        {bar !== undefined && shown !== undefined && (
          <div className={styles.tip} data-side={shown > bars.length / 2 ? 'left' : 'right'}>
            <b>{name(bar.round)}</b> <span>{bar.total}</span>
            <ul>
              {bar.slices
                .filter((s) => s.value !== 0)
                .map(({ part, value }) => (
                  <li key={part}>
                    <i style={{ background: colourOf(parts.indexOf(part)) }} />
                    <span>{text.scorePart(part)}</span>
                    <b>{value}</b>
                  </li>
                ))}
            </ul>
          </div>
        )}
      </figure>
    </div>
  );
}

/** Which colour is which source. */
export function Legend({
  parts,
  patterns,
  text,
}: {
  readonly parts: readonly string[];
  readonly patterns: boolean;
  readonly text: GameText;
}) {
  const id = useId();
  return (
    <ul className={styles.legend}>
      {parts.map((part, i) => (
        <li key={part}>
          <svg width={14} height={14} aria-hidden="true">
            {patterns && <Patterns id={id} count={parts.length} />}
            <rect width={14} height={14} rx={3} fill={patterns ? `url(#${id}${i})` : colourOf(i)} />
          </svg>
          {text.scorePart(part)}
        </li>
      ))}
    </ul>
  );
}

/** The colours with a hatching each: direction and distance tell them apart without colour. */
function Patterns({ id, count }: { readonly id: string; readonly count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, i) => (
        <pattern
          // biome-ignore lint/suspicious/noArrayIndexKey: a pattern is its number
          key={i}
          id={`${id}${i}`}
          width={4 + (i % 3) * 2}
          height={4 + (i % 3) * 2}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${i * 33})`}
        >
          <rect width={10} height={10} fill={colourOf(i)} />
          {i > 0 && <rect width={i % 2 === 0 ? 2.5 : 1.25} height={10} fill="#0b0e14" fillOpacity={0.55} />}
        </pattern>
      ))}
    </defs>
  );
}
