import type { NoticeKind } from '@orrery/protocol';
import type { Turn } from '../rules/jobs.ts';

/** Something to tell the holder of a seat, so much later; a later one begins only where the seat is looked at. */
export type News = { readonly seat: number; readonly kind: NoticeKind; readonly at: number; readonly after: number };

/** From when on a clock is short: a quarter of what it began with. */
export const shortOf = (bank: number): number => bank / 4;

/**
 * Whom an act asks who was not asked before it, and for whom it has other news. `seq` is the act's number, `by` whoever did it: they know.
 */
export function newsOf(before: Turn | undefined, after: Turn, seq: number, by: number): News[] {
  const news: News[] = [];
  const asked = new Set(before?.asked.map((a) => a.seat));
  for (const { seat, left } of after.asked) {
    if (asked.has(seat)) continue;
    news.push({ seat, kind: 'turn', at: after.at, after: 0 });
    if (left === null || after.bank === null || left <= shortOf(after.bank)) continue;
    news.push({ seat, kind: 'short', at: after.at, after: left - shortOf(after.bank) });
  }
  if (after.status === 'over' && before !== undefined && before.status !== 'over')
    for (const seat of after.people) if (seat !== by) news.push({ seat, kind: 'over', at: seq, after: 0 });
  for (const seat of after.standIns) {
    if (before?.standIns.includes(seat) === false) news.push({ seat, kind: 'standIn', at: seq, after: 0 });
  }
  for (const { about, by: voters } of after.votes) {
    if (before === undefined || before.votes.some((v) => v.about === about)) continue;
    for (const seat of after.people) {
      if (seat !== about && !voters.includes(seat) && !after.standIns.includes(seat)) news.push({ seat, kind: 'vote', at: seq, after: 0 });
    }
  }
  if (after.motion !== null && before !== undefined && before.motion === null) {
    for (const seat of after.people)
      if (!after.motion.includes(seat) && !after.standIns.includes(seat)) news.push({ seat, kind: 'vote', at: seq, after: 0 });
  }
  return news;
}
