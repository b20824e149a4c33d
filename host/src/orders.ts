import { type Answer, type Seat, STOPS, type Stop, type Stops, samePlain } from '@orrery/kernel';
import type { Act, Machine, Order } from './acts.ts';
import { isWindowKind, passOf, windowKinds } from './asking.ts';
import { foreseenAs } from './foreseen.ts';
import type { InnerTable } from './inner-table.ts';
import { moveOf, mustPlay, secondOf, voteOf } from './joint-orders.ts';
import { alike } from './names.ts';
import { OrderRejected } from './order-rejected.ts';

/** What an order becomes: the act with the next number. Declines it with a reason; nothing has changed yet. */
export function actOf(table: InnerTable, order: Order, now: number): Act {
  if (table.seats[order.seat] === undefined) throw new OrderRejected('noSuchSeat');
  const head = { seq: table.seq + 1, time: Math.max(now, table.clocks?.asOf ?? 0), id: order.id, seat: order.seat };
  switch (order.kind) {
    case 'answer':
      mayPlay(table, order.seat, order.by === 'bot');
      notStale(table, order.seat, order.seq);
      if (order.foreseen !== undefined) mustBeForeseen(table, order.seat, order.decision, order.foreseen);
      return {
        ...head,
        kind: 'answer',
        decision: order.decision,
        answer: order.answer,
        rolls: [],
        ...givenBy(order),
        ...ofLevel(order),
      };
    case 'undo': {
      mayPlay(table, order.seat, false);
      const { steps, reason } = table.undoState(order.seat);
      if (steps === 0)
        throw reason === 'nothing' ? new OrderRejected('nothingToUndo') : new OrderRejected('undoBarrier', { barrier: `${reason}` });
      if (order.seq !== table.seq) throw new OrderRejected('stale', { seq: table.seq });
      return { ...head, kind: 'undo', count: table.back.count(order.scope) };
    }
    case 'redo': {
      mayPlay(table, order.seat, false);
      const entry = table.back.next;
      if (entry === undefined || entry.seat !== order.seat) throw new OrderRejected('nothingToRedo');
      if (order.seq !== table.seq) throw new OrderRejected('stale', { seq: table.seq });
      return { ...head, kind: 'answer', decision: entry.decision, answer: entry.answer, rolls: [], redo: true };
    }
    case 'sit':
      if (table.status !== 'gathering') throw new OrderRejected('alreadyStarted');
      if (order.holder.kind !== 'empty') maySit(table, order.seat, order.holder.name);
      return { ...head, kind: 'sit', holder: order.holder };
    case 'standIn':
      mustPlay(table);
      if (!table.playsItself(order.seat)) throw new OrderRejected('botPlays');
      table.toAndFro.mayGo(order.seat);
      return { ...head, kind: 'standIn', bot: order.bot, why: 'left' };
    case 'resumeSeat':
      mustPlay(table);
      if (table.seatAt(order.seat).standIn === 'gaveUp') throw new OrderRejected('gaveUp');
      if (table.seatAt(order.seat).standIn === null && !(table.asleep && table.seatAt(order.seat).kind === 'human')) {
        throw new OrderRejected('notStandIn');
      }
      return { ...head, kind: 'resumeSeat' };
    case 'timeUp':
      if (!table.timedOut(now).includes(order.seat)) throw new OrderRejected('inTime');
      return { ...head, kind: 'timeUp', by: 'clock' };
    case 'vote':
      return voteOf(table, order, head);
    case 'giveUp':
      mustPlay(table);
      if (table.seatAt(order.seat).kind !== 'human' || table.seatAt(order.seat).standIn === 'gaveUp') throw new OrderRejected('gaveUp');
      return { ...head, kind: 'giveUp', bot: order.bot };
    case 'move':
      return moveOf(table, order, head);
    case 'second':
      return secondOf(table, order, head);
    case 'vacation':
      if (table.clocks === null) throw new OrderRejected('noClock');
      if (table.status === 'over') throw new OrderRejected('over');
      if (
        samePlain(
          order.spans,
          table.clocks.rests.flatMap(({ seat, from, to }) => (seat === order.seat ? [{ from, to }] : [])),
        )
      )
        throw new OrderRejected('alreadySo');
      return { ...head, kind: 'vacation', spans: order.spans, by: 'host' };
    case 'night':
      if (table.clocks?.nights === undefined) throw new OrderRejected('noClock');
      if (table.status === 'over') throw new OrderRejected('over');
      // Nobody puts the night where it suits a clock that runs.
      if (table.clocks.running.includes(order.seat) && table.clocks.nights[order.seat] !== null) throw new OrderRejected('clockDecides');
      if (samePlain(order.night, table.clocks.nights[order.seat])) throw new OrderRejected('alreadySo');
      return { ...head, kind: 'night', night: order.night, by: 'host' };
    case 'close':
      mustPlay(table);
      return { ...head, kind: 'close', by: 'operator' };
    case 'rename':
      if (table.status === 'gathering') throw new OrderRejected('gathering');
      if (table.seatAt(order.seat).kind !== 'human' || table.seatAt(order.seat).name === order.name) throw new OrderRejected('alreadySo');
      if (order.by !== 'host') {
        mustPlay(table);
        mustBeFree(table, order.seat, order.name);
        table.toAndFro.mayGo(order.seat);
      }
      return { ...head, kind: 'rename', name: order.name };
    case 'takeSave':
      mustPlay(table);
      if (table.luckKnown) throw new OrderRejected('alreadySo');
      return { ...head, kind: 'takeSave' };
    case 'allowHints':
    case 'withdrawHints':
      mustPlay(table);
      if (!table.playsItself(order.seat)) throw new OrderRejected('botPlays');
      if (table.hints.includes(order.seat) === (order.kind === 'allowHints')) throw new OrderRejected('alreadySo');
      if (order.kind === 'allowHints') table.toAndFro.mayGo(order.seat);
      return { ...head, kind: order.kind };
    case 'setStops': {
      mustPlay(table);
      const stops = stopsIn(table, order.stops);
      if (samePlain(stops, table.stops[order.seat])) throw new OrderRejected('alreadySo');
      table.toAndFro.mayGo(order.seat);
      return { ...head, kind: 'setStops', stops };
    }
    case 'letPass': {
      mayPlay(table, order.seat, false);
      notStale(table, order.seat, order.seq);
      const { decision, answer } = letPass(table, order.seat, order.by === 'host');
      const next = table.back.next;
      // Taken back together with the answer before it, it is given again together with it.
      const again = next !== undefined && next.seat === order.seat && next.decision === decision && samePlain(next.answer, answer);
      return {
        ...head,
        kind: 'answer',
        decision,
        answer,
        rolls: [],
        unasked: true,
        ...(again ? { redo: true } : {}),
        ...givenBy(order),
      };
    }
  }
}

/** The kinds and stops there are, of those somebody sent, without what is the game's own choice anyway. */
function stopsIn(table: InnerTable, stops: Stops): Stops {
  const windows = table.game.definition.asking?.windows ?? {};
  for (const [kind, stop] of Object.entries(stops)) {
    if (!isWindowKind(table.game, kind) || !STOPS.includes(stop)) throw new OrderRejected('options', { detail: kind });
  }
  return Object.fromEntries(
    Object.entries(windows).flatMap(([kind, usual]): [string, Stop][] => {
      const stop = stops[kind] ?? usual;
      return stop === usual ? [] : [[kind, stop]];
    }),
  );
}

function letPass(table: InnerTable, seat: Seat, byHost: boolean): { readonly decision: string; readonly answer: Answer } {
  const { position } = table.match;
  const question = table.questions().find((q) => q.ask.seat === seat);
  if (question === undefined) throw new OrderRejected('notAsked');
  const { ask } = question;
  if (byHost) {
    if (question.unasked === undefined) throw new OrderRejected('wantsToBeAsked');
    return question.unasked;
  }
  if (windowKinds(table.game, position, ask).length === 0) throw new OrderRejected('notAsked');
  const answer = passOf(table.game, position, ask, table.stopsAt(seat));
  if (answer === undefined) throw new OrderRejected('wantsToBeAsked');
  return { decision: ask.decision, answer };
}

function mayPlay(table: InnerTable, seat: Seat, asBot: boolean): void {
  mustPlay(table);
  if (table.asleep) throw new OrderRejected('asleep');
  if (table.playsItself(seat) === asBot) throw new OrderRejected('botPlays');
}

/** An answer is to a question the sender has seen. Others may have answered theirs since: that does not change it. */
function notStale(table: InnerTable, seat: Seat, seen: number): void {
  if (seen > table.seq || (seen < table.fresh.askedAt(seat) && table.game.open(table.match.position).some((a) => a.seat === seat))) {
    throw new OrderRejected('stale', { seq: table.seq });
  }
}

function mustBeForeseen(table: InnerTable, seat: Seat, decision: string, foreseen: string): void {
  const { position } = table.match;
  const ask = table.game.open(position).find((a) => a.seat === seat && a.decision === decision);
  if (ask === undefined || foreseenAs(table.game, position, ask) !== foreseen) throw new OrderRejected('notForeseen');
}

function maySit(table: InnerTable, seat: Seat, name: string): void {
  if (table.seatAt(seat).kind === 'human') throw new OrderRejected('seatTaken');
  mustBeFree(table, seat, name);
}

/** Nobody at the table can be taken for another. */
function mustBeFree(table: InnerTable, seat: Seat, name: string): void {
  if (table.seats.some((s, other) => other !== seat && s.kind !== 'empty' && alike(s.name, name))) throw new OrderRejected('nameTaken');
}
const ofLevel = ({ level }: { readonly level?: string }): { readonly level?: string } => (level === undefined ? {} : { level });
const givenBy = <M extends Machine>({ by }: { readonly by?: M }): { readonly by?: M } => (by === undefined ? {} : { by });
