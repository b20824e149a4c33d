import type { RoundScores, Station } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';
import { type SeatLook, SeatToken, seatClass } from '@orrery/kit';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { usePhone } from '../ui/phone.ts';
import styles from './ChanceChart.module.css';
import { useWidth } from './useWidth.ts';
import type { AnalysisText } from './words.ts';

export interface ChanceChartProps {
  readonly turns: readonly Station[];
  readonly rounds: readonly RoundScores[];
  /** The number of the last answer. */
  readonly last: number;
  readonly seats: readonly SeatLook[];
  /** Decisions that cost something. */
  readonly marks: readonly { readonly at: number; readonly seat: Seat }[];
  /** Alone at the table the lines are points, not chances. */
  readonly alone: boolean;
  /** What a station says, in its unit. */
  measured(value: number): number;
  go(at: number): void;
  hrefTo(at: number): string;
  readonly words: AnalysisText;
}

/** Lines differ by more than colour. */
const dashes = ['', '8 5', '2 5', '12 4 2 4', '5 3', '1 3'];
const EDGE = { left: 46, right: 40, top: 12, bottom: 26 };
/** How far apart the tokens at the end of the lines stand at least. */
const APART = 23;

/** The room a round's name or number needs. */
const NAME_PX = 76;
const NUMBER_PX = 24;

/** Everybody's chance to win after every turn. */
export function ChanceChart(props: ChanceChartProps) {
  const { turns, rounds, last, seats, marks, alone, measured, go, hrefTo, words } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 800);
  const height = usePhone() ? 230 : 270;
  const id = useId();
  const [index, setIndex] = useState<number>();
  const [touched, setTouched] = useState(false);
  const inner = { width: width - EDGE.left - EDGE.right, height: height - EDGE.top - EDGE.bottom };
  const most = alone ? Math.ceil(Math.max(1, ...turns.map((t) => measured(t.chances[0] ?? 0))) / 10) * 10 : 1;
  const x = (at: number): number => EDGE.left + (last === 0 ? 0 : (at / last) * inner.width);
  const y = (chance: number): number => EDGE.top + (1 - Math.min(1, Math.max(0, measured(chance) / most))) * inner.height;
  const chosen = index === undefined ? undefined : turns[Math.min(index, turns.length - 1)];
  const say = (value: number): string => (alone ? words.number(measured(value)) : words.percent(value));
  const name = (seat: Seat): string => seats[seat]?.name ?? '';
  const roundName = (round: number): string => (round === 0 ? words.start : words.round(round));

  const nearest = (event: PointerEvent<Element>): number => {
    const left = event.clientX - (box.current?.getBoundingClientRect().left ?? 0);
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const [i, { at }] of turns.entries()) {
      const off = Math.abs(x(at) - left);
      if (off < least) [best, least] = [i, off];
    }
    return best;
  };
  const step = (event: KeyboardEvent) => {
    const now = index ?? 0;
    const end = turns.length - 1;
    const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: end, PageDown: now + 10, PageUp: now - 10 }[event.key];
    if (to !== undefined) setIndex(Math.min(Math.max(to, 0), end));
    else if (event.key === 'Enter' && chosen !== undefined) go(chosen.at);
    else if (event.key === 'Escape') setIndex(undefined);
    else return;
    event.preventDefault();
  };
  const final = turns.at(-1);
  const ends = spread(
    seats.map(({ seat }) => ({ seat, y: final === undefined ? 0 : y(final.chances[seat] ?? 0) })),
    EDGE.top + 8,
    height - EDGE.bottom - 6,
  );
  const grid = alone ? [0, 0.5, 1] : [0, 0.25, 0.5, 0.75, 1];
  return (
    <div ref={box} className={styles.chart}>
      <div
        role="slider"
        tabIndex={0}
        className={styles.slider}
        aria-label={alone ? words.worth : words.chances}
        aria-describedby={`${id}help`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={chosen?.at ?? 0}
        aria-valuetext={
          chosen === undefined
            ? words.start
            : `${words.move(chosen.at)}, ${roundName(chosen.round)}: ${seats.map((s) => `${s.name} ${say(chosen.chances[s.seat] ?? 0)}`).join(', ')}`
        }
        onKeyDown={step}
        onFocus={() => setIndex((now) => now ?? 0)}
        onBlur={() => setIndex(undefined)}
        onPointerMove={(event) => {
          setTouched(event.pointerType === 'touch');
          setIndex(nearest(event));
        }}
        onPointerLeave={(event) => {
          if (event.pointerType !== 'touch') setIndex(undefined);
        }}
        onPointerDown={(event) => {
          setTouched(event.pointerType === 'touch');
          setIndex(nearest(event));
        }}
        onClick={() => {
          // Under a finger the first tap only looks; the link in the box leads on.
          if (!touched && chosen !== undefined) go(chosen.at);
        }}
      >
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {grid.map((part) => (
            <g key={part}>
              <line className={styles.grid} x1={EDGE.left} x2={width - EDGE.right} y1={gridY(part)} y2={gridY(part)} />
              <text className={styles.axis} x={EDGE.left - 8} y={gridY(part)} textAnchor="end" dominantBaseline="central">
                {alone ? part * most : words.percent(part)}
              </text>
            </g>
          ))}
          {roundTicks(rounds, x).map(({ round, from, to, label }) => (
            <g key={`${round} ${from}`}>
              <line className={styles.round} x1={from} x2={from} y1={EDGE.top} y2={height - EDGE.bottom} />
              {label !== 'none' && (
                <text className={styles.axis} x={(from + to) / 2} y={height - 8} textAnchor="middle">
                  {label === 'name' ? roundName(round) : round}
                </text>
              )}
            </g>
          ))}
          {seats.map(({ seat }) => (
            <g key={seat} className={seatClass(seat)}>
              <path
                className={styles.line}
                strokeDasharray={dashes[seat % dashes.length]}
                d={turns.map((t, i) => `${i === 0 ? 'M' : 'L'}${x(t.at).toFixed(1)} ${y(t.chances[seat] ?? 0).toFixed(1)}`).join('')}
              />
              {along(turns, x).map((t) => (
                <SeatToken key={t.at} seat={seat} size={11} plain cx={x(t.at)} cy={y(t.chances[seat] ?? 0)} />
              ))}
            </g>
          ))}
          {marks.map(({ at, seat }) => {
            const before = turns.findLast((t) => t.at <= at);
            return before === undefined ? null : (
              <circle
                key={at}
                className={[styles.mark, seatClass(seat)].join(' ')}
                cx={x(before.at)}
                cy={y(before.chances[seat] ?? 0)}
                r={7}
              />
            );
          })}
          {chosen !== undefined && (
            <g>
              <line className={styles.cross} x1={x(chosen.at)} x2={x(chosen.at)} y1={EDGE.top} y2={height - EDGE.bottom} />
              {seats.map(({ seat }) => (
                <circle
                  key={seat}
                  className={[styles.dot, seatClass(seat)].join(' ')}
                  cx={x(chosen.at)}
                  cy={y(chosen.chances[seat] ?? 0)}
                  r={4.5}
                />
              ))}
            </g>
          )}
          {ends.map(({ seat, y: at }) => (
            <SeatToken key={seat} seat={seat} size={20} cx={width - EDGE.right + 18} cy={at} />
          ))}
        </svg>
      </div>
      {chosen !== undefined && (
        <div className={styles.tip} style={x(chosen.at) > width / 2 ? { right: width - x(chosen.at) + 12 } : { left: x(chosen.at) + 12 }}>
          <b>{words.move(chosen.at)}</b> <span>{roundName(chosen.round)}</span>
          <ul>
            {[...seats]
              .sort((a, b) => (chosen.chances[b.seat] ?? 0) - (chosen.chances[a.seat] ?? 0))
              .map(({ seat }) => (
                <li key={seat}>
                  <SeatToken seat={seat} size={16} />
                  <span>{name(seat)}</span>
                  <b>{say(chosen.chances[seat] ?? 0)}</b>
                </li>
              ))}
          </ul>
          {touched && <a href={hrefTo(chosen.at)}>{words.here}</a>}
        </div>
      )}
      <p id={`${id}help`} className="vh">
        {words.chartHelp}
      </p>
    </div>
  );

  function gridY(part: number): number {
    return EDGE.top + (1 - part) * inner.height;
  }
}

type Tick = { readonly round: number; readonly from: number; readonly to: number; readonly label: 'name' | 'number' | 'none' };

/** Where each round lies on the axis, and what there is room to call it. */
function roundTicks(rounds: readonly RoundScores[], x: (at: number) => number): Tick[] {
  let free = 0;
  return rounds.map(({ round, at }, i) => {
    const [from, to] = [x(rounds[i - 1]?.at ?? 0), x(at)];
    const half = to - from > NAME_PX ? NAME_PX / 2 : NUMBER_PX / 2;
    const middle = (from + to) / 2;
    if (middle - half < free || (round === 0 && half < NAME_PX / 2)) return { round, from, to, label: 'none' };
    free = middle + half;
    return { round, from, to, label: half === NAME_PX / 2 ? 'name' : 'number' };
  });
}

/** A few stations along the line for the seats' shapes. */
function along(turns: readonly Station[], x: (at: number) => number): Station[] {
  const list: Station[] = [];
  let next = x(turns[0]?.at ?? 0) + 30;
  for (const turn of turns) {
    if (x(turn.at) < next) continue;
    list.push(turn);
    next = x(turn.at) + 80;
  }
  return list;
}

/** Moves what would overlap apart, as little as it can within the limits. */
function spread<T extends { readonly y: number }>(items: readonly T[], top: number, bottom: number): T[] {
  let from = top;
  const down = [...items]
    .sort((a, b) => a.y - b.y)
    .map((item) => {
      const y = Math.max(Math.min(item.y, bottom), from);
      from = y + APART;
      return { ...item, y };
    });
  // Who was pushed over the edge pushes the others back up.
  let to = bottom;
  return down
    .reverse()
    .map((item) => {
      const y = Math.min(item.y, to);
      to = y - APART;
      return { ...item, y };
    })
    .reverse();
}
