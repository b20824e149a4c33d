import { passed } from '@orrery/host';
import { at, type Seat } from '@orrery/kernel';
import { Icon, icons } from '@orrery/kit';
import { useEffect, useState } from 'react';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { lengthWords } from '../ui/lengths.ts';
import styles from './ClockFace.module.css';
import { useTableState } from './context.ts';

/** "6:12", or "2 days" when there is time. */
function faceOf(ms: number, language: string): string {
  const minutes = Math.floor(ms / 60_000);
  const long = (value: number, unit: 'day' | 'hour') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  if (minutes >= 2 * 24 * 60) return long(Math.round(minutes / 60 / 24), 'day');
  if (minutes >= 120) return long(Math.floor(minutes / 60), 'hour');
  return `${minutes}:${`${Math.floor((ms % 60_000) / 1000)}`.padStart(2, '0')}`;
}

/** Everybody's time as it is now; null without clocks. It is drawn anew every second while one of them runs. */
function useLeft(): readonly number[] | null {
  const clocks = useTableState((s) => s.truth?.clocks ?? null);
  const off = useTableState((s) => s.clockOff);
  const [now, setNow] = useState(Date.now());
  const runs = clocks !== null && clocks.running.length > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return clocks === null ? null : passed(clocks, now + off).left;
}

/** The viewer's own time, or that of who is asked. */
export function ClockFace() {
  const { table } = useText();
  const language = useSettings((s) => s.language);
  const asked = useTableState((s) => s.truth?.clocks?.running[0]);
  const viewer = useTableState((s) => s.truth?.viewer ?? -1);
  const left = useLeft();
  const seat = viewer >= 0 ? viewer : asked;
  if (left === null || seat === undefined) return null;
  const face = faceOf(at(left, seat), language);
  return (
    <span className={[styles.clock, at(left, seat) < 60_000 ? styles.soon : ''].join(' ')}>
      <Icon of={icons.clock} size={17} />
      <b>{face}</b>
      <span className="vh">{table.clock(face)}</span>
    </span>
  );
}

/** The time of one seat, for everybody to see: how much of the bank is left, and in numbers where there is room. */
export function SeatClock({ seat, bare }: { readonly seat: Seat; readonly bare: boolean }) {
  const { table } = useText();
  const language = useSettings((s) => s.language);
  const clock = useTableState((s) => s.truth?.clock);
  const left = useLeft()?.[seat];
  if (left === undefined || clock?.kind !== 'bank') return null;
  const face = left >= 2 * 60 * 60_000 ? lengthWords(left, language, 'short') : faceOf(left, language);
  return (
    <span className={styles.seat} data-short={left < clock.bank / 4}>
      <span className="vh">{table.clock(face)}</span>
      {!bare && <span aria-hidden="true">{face}</span>}
      <i aria-hidden="true" style={{ width: `${Math.min(1, left / clock.bank) * 100}%` }} />
    </span>
  );
}
