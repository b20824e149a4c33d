import type { Seat } from '@orrery/kernel';
import type { Act, Order } from './acts.ts';
import { inDays } from './clocks.ts';
import type { InnerTable } from './inner-table.ts';
import { answered, carried, LONGEST_PAUSE, type Motion, type Wanted } from './motions.ts';
import { OrderRejected } from './order-rejected.ts';
import { ABSENCE, decided, MOST_CHANGES, voted } from './votes.ts';

export type Head = Pick<Act, 'seq' | 'time' | 'id' | 'seat'>;

export function mustPlay(table: InnerTable): void {
  const { status } = table;
  if (status !== 'playing') throw new OrderRejected(status);
}

/** A vote as the rules of absence and clocks allow it. */
export function voteOf(
  table: InnerTable,
  { seat, about, choice, bot, attendance }: Order & { kind: 'vote' },
  head: Head,
): Act & { kind: 'vote' } {
  mustPlay(table);
  const target = table.seats[about];
  if (target?.kind !== 'human' || about === seat) throw new OrderRejected('noSuchSeat');
  if (target.bot !== null) throw new OrderRejected('botPlays');
  const why = table.out(about) ? 'time' : 'absent';
  if (why === 'absent') mustBeAbsent(table, attendance.awaySince, choice, head.time);
  const voters = table.inTime.filter((s) => s !== about && (why === 'time' || attendance.present.includes(s)));
  if (!voters.includes(seat)) throw new OrderRejected('mayNotVote');
  const since = why === 'absent' ? (attendance.awaySince ?? 0) : 0;
  const act = { ...head, kind: 'vote', about, choice, why, bot, voters, since } as const;
  const before = table.votes.find((v) => v.by === seat && v.about === about && v.time >= since);
  if (before === undefined) return act;
  // The same again means something only when those who were against it have gone.
  const decides = decided(voted(table.votes, { ...act, by: seat }), about, voters, since) !== undefined;
  if ((before.choice === choice && !decides) || before.changes >= MOST_CHANGES) throw new OrderRejected('alreadySo');
  return act;
}

function mustBeAbsent(table: InnerTable, awaySince: number | null, choice: string, now: number): void {
  if (inDays(table.setup.clock)) throw new OrderRejected('clockDecides');
  if (choice === 'end') throw new OrderRejected('inTime');
  const away = awaySince === null ? 0 : now - awaySince;
  const wait = (table.setup.absence ?? ABSENCE) - away;
  if (awaySince === null || wait > 0) throw new OrderRejected('notAbsent', { seconds: Math.ceil(wait / 1000) });
}

/** A question to the table. Whoever is alone in having a say has decided by asking. */
export function moveOf(table: InnerTable, { seat, wanted }: Order & { kind: 'move' }, head: Head): Act & { kind: 'move' } {
  mayMove(table, seat);
  if (table.motion !== null) throw new OrderRejected('otherMotion');
  table.toAndFro.mayGo(seat);
  const asked = possible(table, wanted, seat, head.time);
  return {
    ...head,
    kind: 'move',
    wanted: asked,
    ...takenBackBy(table, { by: seat, wanted: asked, time: head.time, yes: [seat], no: [] }),
  };
}

function possible(table: InnerTable, wanted: (Order & { kind: 'move' })['wanted'], seat: Seat, now: number): Wanted {
  if (wanted.what === 'undo') return { what: 'undo', to: beforeOwn(table, seat) };
  if (wanted.what === 'end') return wanted;
  if (table.clocks === null) throw new OrderRejected('noClock');
  const paused = table.clocks.rests.some((r) => r.seat === null && r.to > now);
  if (wanted.what === 'resume' && !paused) throw new OrderRejected('alreadySo');
  if (wanted.what === 'pause' && (wanted.until <= now || wanted.until > now + LONGEST_PAUSE)) throw new OrderRejected('badTime');
  return wanted;
}

/** Before the last answer somebody gave by hand. All of the past is looked at: it may be long ago, and it has to be played again. */
function beforeOwn(table: InnerTable, seat: Seat): number {
  if (!table.match.whole) throw new OrderRejected('tooLongAgo');
  const own = table.match.log.slice().findLastIndex((entry, i) => entry.seat === seat && !table.unaskedAt.has(i));
  if (own < 0) throw new OrderRejected('nothingToUndo');
  return own;
}

export function secondOf(table: InnerTable, { seat, yes }: Order & { kind: 'second' }, head: Head): Act & { kind: 'second' } {
  mayMove(table, seat);
  const motion = table.motion;
  if (motion === null) throw new OrderRejected('noMotion');
  if ((yes ? motion.yes : motion.no).includes(seat)) throw new OrderRejected('alreadySo');
  table.toAndFro.mayGo(seat);
  return { ...head, kind: 'second', yes, ...takenBackBy(table, answered(motion, seat, yes)) };
}

/** Who has a say: the people who play themselves and are in time. */
function mayMove(table: InnerTable, seat: Seat): void {
  mustPlay(table);
  if (!table.isInTime(seat)) throw new OrderRejected('mayNotVote');
}

/** How many answers are taken back if the table says so now. */
function takenBackBy(table: InnerTable, motion: Motion): { readonly count?: number } {
  if (motion.wanted.what !== 'undo' || carried(motion, table.inTime) !== true) return {};
  if (!table.match.whole || !table.match.canRewind(motion.wanted.to)) throw new OrderRejected('tooLongAgo');
  return { count: table.at - motion.wanted.to };
}
