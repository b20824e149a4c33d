import { passed } from '@orrery/host';
import { at } from '@orrery/kernel';
import { Icon, icons } from '@orrery/kit';
import { useEffect, useState } from 'react';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
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

/** The viewer's own time, or that of who is asked. */
export function ClockFace() {
  const { table } = useText();
  const language = useSettings((s) => s.language);
  const clocks = useTableState((s) => s.truth?.clocks ?? null);
  const viewer = useTableState((s) => s.truth?.viewer ?? -1);
  const off = useTableState((s) => s.clockOff);
  const [now, setNow] = useState(Date.now());
  const runs = clocks !== null && clocks.running.length > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  if (clocks === null) return null;
  const seat = viewer >= 0 ? viewer : clocks.running[0];
  if (seat === undefined) return null;
  const left = at(passed(clocks, now + off).left, seat);
  return (
    <span className={[styles.clock, left < 60_000 ? styles.soon : ''].join(' ')}>
      <Icon of={icons.clock} size={17} />
      <b>{faceOf(left, language)}</b>
      <span className="vh">{table.clock(faceOf(left, language))}</span>
    </span>
  );
}
