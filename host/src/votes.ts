import type { Seat } from '@orrery/kernel';

/** About a person who is away: let a bot stand in, or wait. About one who is out of time: the same, or end the match. */
export type VoteChoice = 'standIn' | 'wait' | 'end';

/** Who is at the table, as far as the caller can tell: the seats whose holders are there, and since when the one in question is not. */
export type Attendance = { readonly present: readonly Seat[]; readonly awaySince: number | null };

/** How long somebody must have been away before the others may ask for a stand-in, where the table has not chosen another time. */
export const ABSENCE = 5 * 60_000;

export type Vote = {
  readonly about: Seat;
  readonly by: Seat;
  readonly choice: VoteChoice;
  readonly why: 'absent' | 'time';
  readonly bot: string;
  readonly time: number;
  /** How often this voter has changed their mind. */
  readonly changes: number;
};

/** Minds may change, but a log must not grow without end by it. */
export const MOST_CHANGES = 8;

/** The votes with one more: everybody has one vote on each question. */
export function voted(votes: readonly Vote[], vote: Omit<Vote, 'changes'>): readonly Vote[] {
  const before = votes.find((v) => v.by === vote.by && v.about === vote.about);
  return [...votes.filter((v) => v !== before), { ...vote, changes: before === undefined ? 0 : before.changes + 1 }];
}

/** What the voters have decided about a seat: whatever more than half of them want. Votes from before `since` were about another absence. */
export function decided(votes: readonly Vote[], about: Seat, voters: readonly Seat[], since: number): Vote | undefined {
  const counted = votes.filter((v) => v.about === about && v.time >= since && voters.includes(v.by));
  return counted.findLast((v) => counted.filter((c) => c.choice === v.choice).length * 2 > voters.length);
}
