import type { Streak } from '@orrery/protocol';
import { describe, expect, it } from 'vitest';
import { counted, daysInARow, nextOf, puzzleOf, today } from '../src/train/daily.ts';

const dayAfter = (day: string, by: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
const begun: Streak = { last: '', days: 0, longest: 0, found: 0, answered: '' };

describe('the puzzle of the day', () => {
  it('is the date where one is, whatever the hour', () => {
    expect(today(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05');
    expect(today(new Date(2026, 10, 16, 23, 59))).toBe('2026-11-16');
  });

  it.each([60, 61, 62, 64, 100, 1, 2])('brings up all of %i before one comes again, neighbours far apart', (count) => {
    const days = Array.from({ length: count }, (_, i) => puzzleOf(dayAfter('2026-11-16', i), count));
    expect(new Set(days).size).toBe(count);
    for (const [i, which] of days.entries()) {
      const next = days[(i + 1) % count];
      expect(next).toBe(nextOf(which, count));
      if (count >= 60) expect(Math.min(Math.abs((next ?? 0) - which), count - Math.abs((next ?? 0) - which))).toBeGreaterThan(10);
    }
  });
});

describe('a streak', () => {
  it('grows day by day, over the end of a month, and survives a day without an answer yet', () => {
    const first = counted(begun, '2026-10-31', true);
    const second = counted(first, '2026-11-01', true);
    expect(second).toEqual({ last: '2026-11-01', days: 2, longest: 2, found: 2, answered: '2026-11-01' });
    expect(daysInARow(second, '2026-11-02')).toBe(2);
    expect(daysInARow(second, '2026-11-03')).toBe(0);
    expect(counted(second, '2026-11-03', true)).toMatchObject({ days: 1, longest: 2, found: 3 });
  });

  it('ends where the answer was shown, and counts a day once', () => {
    const one = counted(begun, '2026-11-16', true);
    expect(counted(one, '2026-11-16', true)).toBe(one);
    const shown = counted(one, '2026-11-17', false);
    expect(daysInARow(shown, '2026-11-17')).toBe(0);
    expect(counted(shown, '2026-11-17', true)).toBe(shown);
    expect(counted(shown, '2026-11-18', true)).toMatchObject({ days: 1, longest: 1, found: 2 });
  });
});
