import type { Table } from '@orrery/host';
import { type GameText, type Language, plainWords, SPECTATOR } from '@orrery/kernel';
import { calledIn } from '../former.ts';
import type { Facts } from './jobs.ts';

/** A sentence that somebody else's screen may show for everybody to read is not worth failing for. */
function said(say: () => string): string {
  try {
    return say();
  } catch {
    return '';
  }
}

/**
 * What a notice says of a table. It may be read on a locked screen, so it is told from what a spectator sees and hears: a question whose words
 * need more than that is left out.
 */
export function factsFor(table: Table, text: GameText | undefined, seat: number, language: Language, time: number): Facts {
  const { open, own } = table.told(SPECTATOR);
  const name = (s: number): string => calledIn(language, open.seats[s]?.name ?? '');
  const plain = (sentence: string): string => plainWords(sentence, name);
  const ask = own.goingOn?.asks.find((a) => a.seat === seat && !a.answered);
  const view = table.payload(SPECTATOR).view;
  const question = text === undefined || ask === undefined || view === null ? '' : said(() => plain(text.prompt(ask, view)));
  const { outcome } = open;
  const scores = outcome === null ? [] : outcome.scores.map((s) => s.total);
  const mine = scores[seat] ?? 0;
  const won = outcome?.winners.includes(seat) === true;
  return {
    at: table.at,
    game: text?.title ?? table.game.id,
    round: table.round,
    waiting: open.waiting.filter((s) => open.seats[s]?.kind === 'human' && open.seats[s].bot === null).map(name),
    winners: (outcome?.winners ?? []).map(name),
    woke: wokenBy(table, name),
    asked: open.waiting.includes(seat) && open.seats[seat]?.bot === null && !open.asleep && !table.unasked.some((u) => u.seat === seat),
    asleep: open.asleep,
    last: lastMove(table, text, seat, plain),
    question,
    points: openPoints(table),
    since: movesSince(table, seat),
    left: table.timeLeft(seat, time),
    bank: table.setup.clock.kind === 'none' ? null : table.setup.clock.bank,
    votes: open.votes.map((v) => ({ about: name(v.about), by: name(v.by), choice: v.choice })),
    motion: open.motion === null ? null : { by: name(open.motion.by), wanted: open.motion.wanted },
    result:
      outcome === null
        ? null
        : {
            scores: scores.toSorted((a, b) => b - a),
            place: won ? 1 : Math.max(2, 1 + scores.filter((s) => s > mine).length),
            won,
            shared: outcome.winners.length > 1,
          },
  };
}

/** Whoever was back last. */
function wokenBy(table: Table, name: (seat: number) => string): string {
  const back = table.missed(SPECTATOR).heard.findLast((told) => told.what === 'resumeSeat');
  return back?.seat === undefined ? '' : name(back.seat);
}

/** The first sentence of the last answer somebody else gave. */
function lastMove(table: Table, text: GameText | undefined, seat: number, plain: (sentence: string) => string): string {
  if (text === undefined) return '';
  for (const told of table.missed(SPECTATOR).heard.toReversed()) {
    if (told.what !== 'answer' || told.seat === seat) continue;
    for (const event of told.events) {
      const sentence = said(() => plain(text.event(event, SPECTATOR)));
      if (sentence !== '') return sentence;
    }
  }
  return '';
}

/** The points everybody sees, by seat. */
function openPoints(table: Table): readonly number[] | null {
  const { definition } = table.game;
  const view = table.payload(SPECTATOR).view;
  return definition.openPoints === undefined || view === null
    ? null
    : table.told(SPECTATOR).open.seats.map((_, seat) => definition.openPoints?.(view.table, seat) ?? 0);
}

/** Answers of others that told anything, since the seat's own last one. */
function movesSince(table: Table, seat: number): number | null {
  const { heard, complete } = table.missed(SPECTATOR);
  const answers = heard.filter((told) => told.what === 'answer');
  const mine = answers.findLastIndex((told) => told.seat === seat);
  return mine < 0 && !complete ? null : answers.slice(mine + 1).filter((told) => told.events.length > 0).length;
}
