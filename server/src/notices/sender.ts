import { createHash } from 'node:crypto';
import { at } from '@orrery/kernel';
import { topicOf, usualWishes, type Wishes } from '@orrery/protocol';
import type { NoticeConfig } from '../config.ts';
import { calledIn } from '../former.ts';
import type { Facts } from '../rules/jobs.ts';
import { heardBy } from '../socket/chat.ts';
import { type Channel, done, type Letter } from '../storage/outbox.ts';
import { clockAt, lobbyOf } from '../summary.ts';
import type { Hall } from '../tables/hall.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Tools } from '../tables/tools.ts';
import { shortOf } from './asked.ts';
import type { Carrier } from './carrier.ts';
import type { Message } from './message.ts';
import { NotSent } from './post.ts';
import { quietUntil } from './quiet.ts';
import { isTable } from './table-hooks.ts';
import { type Invited, noticeWords } from './words.ts';

/** Among several servers one sends. */
const CLAIM = 'sending notices';
const LOOKED_AT = 100;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Whoever took a letter has this long; after that somebody else tries. */
const LEASE = 2 * MINUTE;
/** Letters under way at once, in all and of one person: a slow other side holds up nobody but whoever chose it. */
const AT_ONCE = 32;
const OF_ONE = 2;
const MOST_ATTEMPTS = 6;
/** Whoever died over a letter may have sent it; after another such end nobody tries again. */
const MOST_DOUBTS = 2;
/** A channel that failed this often in a row is left alone until its owner has tried it. */
export const MOST_FAILURES = 20;
const FULL = 10 * MINUTE;
/** Below this much time on a clock whoever wants it is woken. */
const WAKE = 3 * HOUR;
/** What was said last, among which somebody else's line is looked for. */
const LINES = 20;
const KEPT = 3 * 24 * HOUR;
const TIDY_EVERY = 10 * MINUTE;

type Verdict = 'withdraw' | { readonly later: number } | { readonly message: Message };

/** Tells people what the outbox holds for them: one sender for all tables, which looks once a moment at what is due. */
export class Sender {
  readonly #tools: Tools;
  readonly #hall: Pick<Hall, 'use'>;
  readonly #config: NoticeConfig;
  readonly #carrier: Carrier;
  readonly #busy = new Map<string, number>();
  /** Letters this server has taken and not put down yet, by name: however long one takes, it does not take it again. */
  readonly #inHand = new Set<string>();
  readonly #under = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #tidied = 0;

  constructor(tools: Tools, hall: Pick<Hall, 'use'>, config: NoticeConfig, carrier: Carrier) {
    this.#tools = tools;
    this.#hall = hall;
    this.#config = config;
    this.#carrier = carrier;
    this.#next();
  }

  #next(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.look()
        .catch((err) => this.#tools.log.warn({ err }, 'notices were not looked for'))
        .finally(() => this.#next());
    }, this.#config.every).unref();
  }

  /** Starts with what is due, as far as there is room. */
  async look(): Promise<void> {
    const { storage, now } = this.#tools;
    if (!(await storage.claim(CLAIM))) return;
    const time = now();
    if (time - this.#tidied > TIDY_EVERY) {
      this.#tidied = time;
      await storage.outbox.tidy(time - KEPT);
    }
    const due = (await storage.outbox.due(time, LOOKED_AT)).filter((letter) => !this.#inHand.has(nameOf(letter)));
    // What has gathered for a mailbox is one mail.
    const batches = [
      ...Map.groupBy(due, (l) => (l.channel.kind === 'mail' ? l.channel.id : `${l.channel.id} ${l.table} ${l.kind} ${l.at}`)),
    ];
    for (const [, letters] of batches) {
      if (this.#stopped || this.#under.size >= AT_ONCE) return;
      const { channel } = at(letters, 0);
      const busy = this.#busy.get(channel.identity) ?? 0;
      if (busy >= OF_ONE) continue;
      // All of them, before anybody looks again: one that is left would go alone.
      const taken = await this.#take(letters);
      if (taken.length === 0) continue;
      this.#busy.set(channel.identity, busy + 1);
      const work = this.#deliver(taken)
        .catch((err) => this.#tools.log.warn({ err }, 'a notice was not sent'))
        .finally(() => {
          this.#under.delete(work);
          for (const letter of taken) this.#inHand.delete(nameOf(letter));
          const left = (this.#busy.get(channel.identity) ?? 1) - 1;
          if (left === 0) this.#busy.delete(channel.identity);
          else this.#busy.set(channel.identity, left);
        });
      this.#under.add(work);
    }
  }

  /** Those that nobody else was faster to take. */
  async #take(letters: readonly Letter[]): Promise<Letter[]> {
    const { storage, now } = this.#tools;
    const taken: Letter[] = [];
    for (const letter of letters) if (await storage.outbox.take(letter, now() + LEASE)) taken.push(letter);
    for (const letter of taken) this.#inHand.add(nameOf(letter));
    return taken;
  }

  async #deliver(letters: readonly Letter[]): Promise<void> {
    const { storage, now } = this.#tools;
    const { outbox } = storage;
    const { channel, wishes: wished } = at(letters, 0);
    const wishes = wishesOf(wished);
    const ready: { letter: Letter; message: Message }[] = [];
    for (const letter of letters) {
      if (letter.attempts >= MOST_ATTEMPTS || letter.doubts >= MOST_DOUBTS || channel.failures >= MOST_FAILURES) {
        await outbox.finish(letter, done.failed, now());
        continue;
      }
      const verdict = await this.#verdict(letter, wishes);
      if (verdict === 'withdraw') await outbox.finish(letter, done.withdrawn, now());
      else if ('later' in verdict) await outbox.putOff(letter, verdict.later, letter.attempts);
      else ready.push({ letter, message: verdict.message });
    }
    if (ready.length === 0) return;
    if ((await outbox.sentSince(channel.id, now() - HOUR)) >= this.#config.perHour) {
      for (const { letter } of ready) await outbox.putOff(letter, now() + FULL, letter.attempts);
      return;
    }
    try {
      await this.#carrier.carry(channel, asOne(ready, wishes, this.#carrier.house(channel)), wishes.language);
      this.#tools.metrics.notices.inc({ channel: channel.kind, result: 'sent' });
      for (const { letter } of ready) await outbox.finish(letter, done.sent, now());
      if (channel.failures > 0) await outbox.noteFailures(channel.id, 0);
    } catch (error) {
      if (!(error instanceof NotSent)) throw error;
      await this.#failed(channel, ready, error);
    }
  }

  async #failed(channel: Channel, ready: readonly { readonly letter: Letter }[], { lasting, gone, message }: NotSent): Promise<void> {
    const { storage, now, log, metrics } = this.#tools;
    metrics.notices.inc({ channel: channel.kind, result: lasting ? 'refused' : 'failed' });
    // Where it leads is its owner's secret.
    log.info({ channel: channel.id, kind: channel.kind, why: message }, 'a notice did not arrive');
    // A browser that has unsubscribed will not come back under that address.
    if (gone && channel.kind === 'push') {
      await storage.outbox.dropChannel(channel.id, channel.identity);
      return;
    }
    await storage.outbox.noteFailures(channel.id, channel.failures + 1);
    for (const { letter } of ready) {
      if (lasting || letter.attempts + 1 >= MOST_ATTEMPTS) await storage.outbox.finish(letter, done.failed, now());
      else await storage.outbox.putOff(letter, now() + this.#config.retry * 4 ** letter.attempts, letter.attempts + 1);
    }
  }

  /** Whether a letter is still true, wanted and timely; and what it says. */
  async #verdict(letter: Letter, wishes: Wishes): Promise<Verdict> {
    const { storage, now } = this.#tools;
    const { table: id, kind, seat, channel } = letter;
    if (!wishes.what[topicOf[kind]][channel.kind]) return 'withdraw';
    if (kind === 'invite' || kind === 'rematch') return this.#asked(letter, wishes);
    if (kind === 'friend') return this.#laid(letter, wishes);
    const toTable = isTable(channel.identity);
    const theirs = toTable || (await storage.members(id)).some((m) => m.seat === seat && m.identity === channel.identity);
    if (!theirs) return 'withdraw';
    if (kind !== 'over' && (await storage.outbox.outdated(letter))) return 'withdraw';
    const seen = await this.#hall.use(id, async (table) => {
      await table.lookAround();
      const facts = await table.facts(seat, wishes.language);
      const said = kind === 'said' ? await this.#lastSaid(table, channel.identity, letter.made) : undefined;
      return { facts, title: table.row.title, over: table.now.status === 'over', here: table.lookedAt(seat), said };
    });
    const looks = seen?.here === true && !toTable && !wishes.always && kind !== 'short';
    if (seen === undefined || looks || !stillSo(letter, seen.facts, seen.over)) return 'withdraw';
    const { facts, title, said } = seen;
    if (kind === 'said' && said === undefined) return 'withdraw';
    if (kind === 'short' && facts.left !== null && facts.bank !== null && facts.left > shortOf(facts.bank) + MINUTE)
      return { later: now() + facts.left - shortOf(facts.bank) };
    const later = heldBack(wishes, facts.asked ? facts.left : null, now());
    if (later !== undefined) return { later };
    const house = this.#carrier.house(channel);
    const words = noticeWords[wishes.language];
    if (toTable) return { message: { ...words.toTable(facts, title, seen.over), url: `${house}/t/${id}`, tag: id, id: nameOf(letter) } };
    const told = kind === 'said' ? words.said(said ?? { by: '', text: '' }, facts, title) : words.of(kind, facts, title, wishes.zone);
    return { message: { ...told, url: `${house}/#/table/${id}`, tag: id, id: nameOf(letter) } };
  }

  /** What was said at a table since then, as somebody hears it: the last of it. */
  async #lastSaid(table: LiveTable, identity: string, since: number): Promise<{ readonly by: string; readonly text: string } | undefined> {
    const { storage } = this.#tools;
    const lines = await heardBy(storage, table, identity, await storage.chat(table.id, 0, LINES));
    const last = lines.findLast((line) => line.time >= since && table.holder(line.seat) !== identity);
    return last === undefined ? undefined : { by: last.name, text: last.text };
  }

  /** A friend has laid a table at which there is room. */
  async #laid(letter: Letter, wishes: Wishes): Promise<Verdict> {
    const { storage, now } = this.#tools;
    const { table: id, channel } = letter;
    const row = await storage.table(id);
    if (row === undefined || row.status !== 'gathering' || (await storage.friends.between(channel.identity, row.creator)) !== 'friends')
      return 'withdraw';
    const { seats } = lobbyOf(row);
    const members = await storage.members(id);
    if (!seats.some((s) => s.kind === 'empty') || members.some((m) => m.identity === channel.identity)) return 'withdraw';
    const later = heldBack(wishes, null, now());
    if (later !== undefined) return { later };
    const seen = await this.#hall.use(id, async (table) => this.#terms(table, row.creator, wishes));
    if (seen === undefined) return 'withdraw';
    const said = noticeWords[wishes.language].laid(seen, row.title);
    return { message: { ...said, url: `${this.#carrier.house(channel)}/#/table/${id}`, tag: id, id: nameOf(letter) } };
  }

  /** What somebody hears of a table they may sit down at, by whoever laid it. */
  async #terms(table: LiveTable, maker: string, { language }: Wishes): Promise<Invited> {
    const { seats } = lobbyOf(table.now);
    const [sits] = table.seatsOf(maker);
    const by = (sits === undefined ? await this.#tools.storage.guestName(maker) : seats[sits]?.name) ?? '';
    const { game } = await table.facts(0, language);
    return { by: calledIn(language, by), game, clock: clockAt(table.row), seats: seats.length };
  }

  /** Somebody is asked to a table at which they do not sit yet. */
  async #asked(letter: Letter, wishes: Wishes): Promise<Verdict> {
    const { storage, now } = this.#tools;
    const { table: id, channel } = letter;
    const open = (await storage.invitations.open(channel.identity, now(), LOOKED_AT)).find(({ table }) => table === id);
    if (open === undefined) return 'withdraw';
    const later = heldBack(wishes, null, now());
    if (later !== undefined) return { later };
    const seen = await this.#hall.use(id, async (table) => {
      const invited = await this.#terms(table, open.maker, wishes);
      return noticeWords[wishes.language].invited(invited, table.row.title, open.rematch);
    });
    if (seen === undefined) return 'withdraw';
    return { message: { ...seen, url: `${this.#carrier.house(channel)}/#/table/${id}`, tag: id, id: nameOf(letter) } };
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#under);
  }
}

/** What a letter is called wherever it arrives, however often it is sent. */
const nameOf = ({ table, kind, at: occasion, channel }: Letter): string =>
  createHash('sha256').update([table, channel.id, kind, occasion].join(' ')).digest('hex').slice(0, 32);

/** Wishes from before something could be wished for are the usual ones about it. */
export function wishesOf(text: string | null): Wishes {
  const kept = text === null ? usualWishes : (JSON.parse(text) as Wishes);
  return { ...usualWishes, ...kept, what: { ...usualWishes.what, ...kept.what } };
}

/** What was to be told may have passed meanwhile. */
function stillSo({ kind, channel }: Letter, facts: Facts, over: boolean): boolean {
  if (kind === 'over') return over;
  if (kind === 'said') return true;
  if (kind === 'asleep') return facts.asleep && !over;
  // Of several who were asked at once some may have answered.
  if (isTable(channel.identity)) return !over && facts.waiting.length > 0;
  if (kind === 'turn' || kind === 'short') return facts.asked;
  return !over && (kind !== 'vote' || facts.votes.length > 0 || facts.motion !== null);
}

/** Until when quiet hours hold something back; whoever wants to be woken is so when a clock is about to run out. */
function heldBack(wishes: Wishes, left: number | null, now: number): number | undefined {
  const until = quietUntil(wishes, now);
  if (until === undefined) return undefined;
  if (!wishes.wake || left === null) return until;
  if (left < WAKE) return undefined;
  return Math.min(until, now + left - WAKE + 1);
}

/** Several messages to one mailbox as one. */
function asOne(ready: readonly { readonly message: Message }[], { language }: Wishes, house: string): Message {
  const [first, second] = ready;
  if (first !== undefined && second === undefined) return first.message;
  const body = ready.map(({ message: { title, body, url } }) => `${title}\n${body}\n${url}`).join('\n\n');
  const id = createHash('sha256')
    .update(ready.map(({ message }) => message.id).join(' '))
    .digest('hex')
    .slice(0, 32);
  return { title: noticeWords[language].several(ready.length), body, url: `${house}/`, tag: 'several', id };
}
