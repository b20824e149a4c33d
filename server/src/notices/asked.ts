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
  const tell = (seats: readonly number[], kind: NoticeKind): void => {
    for (const seat of seats) news.push({ seat, kind, at: seq, after: 0 });
  };
  if (before === undefined) return news;
  if (after.status === 'over' && before.status !== 'over')
    tell(
      after.people.filter((seat) => seat !== by),
      'over',
    );
  tell(
    after.standIns.filter((seat) => !before.standIns.includes(seat)),
    'standIn',
  );
  if (after.status === 'playing')
    tell(
      before.standIns.filter((seat) => !after.standIns.includes(seat)),
      'back',
    );
  if (after.asleep && !before.asleep) tell(after.people, 'asleep');
  // Whoever is asked again hears that it is their turn.
  if (before.asleep && !after.asleep && after.status === 'playing')
    tell(
      after.people.filter((seat) => seat !== by && !after.asked.some((a) => a.seat === seat)),
      'awake',
    );
  for (const { about, by: voters } of after.votes) {
    if (before.votes.some((v) => v.about === about)) continue;
    tell(
      after.people.filter((seat) => seat !== about && !voters.includes(seat) && !after.standIns.includes(seat)),
      'vote',
    );
  }
  const { motion } = after;
  if (motion !== null && before.motion === null)
    tell(
      after.people.filter((seat) => !motion.includes(seat) && !after.standIns.includes(seat)),
      'vote',
    );
  return news;
}
