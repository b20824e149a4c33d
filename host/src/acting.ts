import type { Ask, Effects, Emitted } from '@orrery/kernel';
import type { Act } from './acts.ts';
import { agree, countAgain, decide, dropVotesAbout, settleTimeUp, standIn } from './agreed.ts';
import type { Also, Sight } from './chronicle.ts';
import { ranOut, resting, sleeping } from './clocks.ts';
import type { InnerTable } from './inner-table.ts';
import { answered, carried } from './motions.ts';
import { asOrderRejected, OrderRejected } from './order-rejected.ts';
import { endTurn, grantCredit, passTime, reopenTurn, tick, wake } from './running-clocks.ts';
import { seatState } from './seats.ts';
import { decided, voted } from './votes.ts';
import { WayBack } from './way-back.ts';

/** Does what an act says, and gives it back as it has to be kept: an answer with its rolls. */
export const perform = (table: InnerTable, act: Act): Act => (act.kind === 'answer' ? answer(table, act) : carryOut(table, act));

function answer(table: InnerTable, act: Act & { kind: 'answer' }): Act {
  const { seat, decision, answer } = act;
  const before = openAsks(table);
  let effects: Effects<unknown, Sight>;
  const { at } = table.match;
  const last = table.match.log.last;
  try {
    effects = table.match.answer(seat, decision, answer, table.look, table.knownOptions(seat, decision));
  } catch (error) {
    throw asOrderRejected(error);
  }
  const done = { ...act, rolls: effects.rolls };
  if (act.unasked === true) table.unaskedAt.add(at);
  // Whoever goes on wants nothing back any more.
  if (table.motion?.wanted.what === 'undo' && table.motion.by === seat && act.unasked !== true) table.motion = null;
  table.back.answered(seat, at, last, effects.barrier, act.redo === true, act.unasked === true);
  table.toAndFro.reached(table.at);
  note(table, done, effects.events, { beats: effects.beats });
  table.fresh.turn(before, table.match.position.asks, table.seq);
  dropVotesAbout(table, seat);
  tick(table, act.time);
  endTurn(table, seat);
  return done;
}

function carryOut(table: InnerTable, act: Exclude<Act, { kind: 'answer' }>): Act {
  const seat = table.seatAt(act.seat);
  switch (act.kind) {
    case 'undo': {
      const before = openAsks(table);
      const asked = table.waiting.includes(act.seat);
      try {
        for (const entry of table.match.undo(act.seat, act.count)) table.back.takenBack(entry);
        for (let i = 0; i < act.count; i++) table.unaskedAt.delete(table.at + i);
      } catch (error) {
        throw asOrderRejected(error);
      }
      note(table, act, []);
      table.fresh.turn(before, table.match.position.asks, table.seq);
      dropVotesAbout(table, act.seat);
      tick(table, act.time);
      if (!asked) reopenTurn(table, act.seat);
      return act;
    }
    case 'sit':
      table.seats[act.seat] = seatState(act.holder);
      note(table, act, []);
      begin(table, act.time);
      break;
    case 'standIn':
      table.toAndFro.went(act.seat);
      passTime(table, act.time);
      standIn(table, act.seat, act.bot, act.why);
      note(table, act, []);
      break;
    case 'resumeSeat': {
      const { asleep } = table;
      passTime(table, act.time);
      table.seats[act.seat] = { ...seat, bot: null, standIn: null };
      dropVotesAbout(table, act.seat);
      if (asleep) wake(table);
      // Whoever wanted the bot has the time they had; whoever ran out of it gets one more chance.
      else if (seat.standIn === 'time') grantCredit(table, act.seat);
      note(table, act, []);
      break;
    }
    case 'timeUp':
      passTime(table, act.time);
      if (table.clocks !== null) table.clocks = ranOut(table.clocks, act.seat);
      settleTimeUp(table, act.seat);
      note(table, act, []);
      countAgain(table);
      break;
    case 'vote': {
      const { about, choice, why, bot, voters, since, time } = act;
      passTime(table, time);
      table.votes = voted(table.votes, { about, by: act.seat, choice, why, bot, time });
      const result = decided(table.votes, about, voters, since);
      if (result !== undefined) decide(table, result);
      note(table, act, [], { vote: { about, choice, why, decided: result !== undefined } });
      break;
    }
    case 'giveUp':
      passTime(table, act.time);
      standIn(table, act.seat, act.bot, 'gaveUp');
      if (table.leftOver !== null) table.ended = true;
      note(table, act, []);
      break;
    case 'move':
      table.toAndFro.went(act.seat);
      table.motion = { by: act.seat, wanted: act.wanted, time: act.time, yes: [act.seat], no: [] };
      settleMotion(table, act);
      break;
    case 'second': {
      table.toAndFro.went(act.seat);
      const motion = table.motion;
      if (motion === null) throw new Error(`act ${act.seq} answers a question nobody asked`);
      // Whoever asked and says no does not want it any more.
      table.motion =
        !act.yes && motion.by === act.seat
          ? { ...answered(motion, act.seat, false), no: table.people }
          : answered(motion, act.seat, act.yes);
      settleMotion(table, act);
      break;
    }
    case 'vacation':
      passTime(table, act.time);
      if (table.clocks !== null) table.clocks = resting(table.clocks, act.seat, act.spans);
      note(table, act, []);
      break;
    case 'night':
      passTime(table, act.time);
      if (table.clocks !== null) table.clocks = sleeping(table.clocks, act.seat, act.night);
      note(table, act, []);
      break;
    case 'close':
      passTime(table, act.time);
      table.ended = true;
      note(table, act, []);
      break;
    case 'rename':
      table.toAndFro.went(act.seat);
      table.seats[act.seat] = { ...seat, name: act.name };
      note(table, act, []);
      break;
    case 'takeSave':
      table.luckKnown = true;
      note(table, act, []);
      break;
    case 'allowHints':
      table.toAndFro.went(act.seat);
      table.hints = [...table.hints, act.seat].sort((a, b) => a - b);
      table.hinted ||= table.hintState.on;
      note(table, act, []);
      break;
    case 'withdrawHints':
      table.hints = table.hints.filter((s) => s !== act.seat);
      note(table, act, []);
      break;
    case 'setStops':
      table.toAndFro.went(act.seat);
      table.stops[act.seat] = act.stops;
      note(table, act, []);
      break;
  }
  tick(table, act.time);
  return act;
}

/** Does what the table has agreed on, or forgets what it has refused; otherwise the question stays open. */
function settleMotion(table: InnerTable, act: Act & { kind: 'move' | 'second' }): void {
  const motion = table.motion;
  if (motion === null) return;
  const { wanted } = motion;
  const result = carried(motion, table.inTime);
  passTime(table, act.time);
  if (result !== undefined) table.motion = null;
  if (result === true && wanted.what === 'undo') rewind(table, act.count ?? 0);
  else if (result === true && wanted.what !== 'undo') agree(table, wanted, act.time);
  note(table, act, [], { motion: { wanted, carried: result ?? null } });
  if (result === true && wanted.what === 'undo') table.fresh.turn([], table.match.position.asks, table.seq);
}

function rewind(table: InnerTable, count: number): void {
  const to = table.at - count;
  if (!table.match.canRewind(to)) throw new OrderRejected('tooLongAgo');
  table.match.rewind(to);
  for (const answer of [...table.unaskedAt]) if (answer >= to) table.unaskedAt.delete(answer);
  const from = table.match.firmAt;
  const last = table.match.log.last;
  const barrier = last === undefined ? 'nothing' : (table.match.undoBarrier(last.seat) ?? 'seat');
  const unasked = [...table.unaskedAt].flatMap((answer) => (answer >= from ? [answer - from] : [])).sort((a, b) => a - b);
  table.back = new WayBack(barrier, { steps: to - from, at: from, unasked });
}

/** Once everybody sits, the setting up is told and the clocks start. */
export function begin(table: InnerTable, time: number): void {
  if (table.began !== null || table.status === 'gathering') return;
  table.began = table.seq;
  if (table.setup.base === undefined || table.at === 0) {
    table.chronicle.noteSetup(table.seq, table.match.opening);
  }
  tick(table, time);
}

/** Gives the act its number and keeps what it told. */
function note(table: InnerTable, act: Act, events: readonly Emitted[], also: Also = {}): void {
  table.seq = act.seq;
  table.known.add(act);
  table.chronicle.note(act, table.at, events, also);
}

function openAsks(table: InnerTable): readonly Ask[] {
  return table.match.position.asks.map((a) => ({ ...a }));
}
