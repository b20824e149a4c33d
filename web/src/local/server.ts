import { ABSENCE, type Act, Feed, history, type Order, OrderRejected, type Table } from '@orrery/host';
import type { Answer, Seat } from '@orrery/kernel';
import type { ClientMessage, ServerMessage, TableSummary } from '@orrery/protocol';
import { SPOKEN } from '../net/socket.ts';
import { STAND_IN } from '../state/stand-in.ts';
import { humans } from './humans.ts';

/** What a table on this device needs from the world around it. */
export interface Surroundings {
  readonly id: string;
  readonly title: string;
  readonly created: number;
  /** All acts so far. */
  readonly acts: readonly Act[];
  now(): number;
  /** Resolves when the act is on the disk. */
  keep(table: Table, act: Act): Promise<void>;
  choose(table: Table, question: ReturnType<Table['botQuestions']>[number]): Promise<Answer>;
  send(message: ServerMessage): void;
}

/**
 * The server's part for a table on this device: it speaks the same messages, so that a client does not know the difference. Every act
 * is kept before it is acknowledged, here too.
 */
export class LocalServer {
  readonly #table: Table;
  readonly #world: Surroundings;
  readonly #acts: Act[];
  readonly #feed: Feed;
  /** Whoever looks at the screen; nobody before the first hello. */
  #viewer: Seat | undefined;
  readonly #inbox: ClientMessage[] = [];
  #running: Promise<void> | undefined;

  constructor(table: Table, world: Surroundings) {
    this.#table = table;
    this.#feed = new Feed(table);
    this.#world = world;
    this.#acts = [...world.acts];
  }

  receive(message: ClientMessage): Promise<void> {
    this.#inbox.push(message);
    this.#running ??= this.#run();
    return this.#running;
  }

  /** One thing at a time. What people say comes before the next bot, so that who handed their seat to one can have it back. */
  async #run(): Promise<void> {
    try {
      for (;;) {
        const message = this.#inbox.shift();
        if (message !== undefined) await this.#handle(message);
        else if (await this.#unasked()) this.#tell();
        else if (!(await this.#bot())) return;
      }
    } finally {
      this.#running = undefined;
    }
  }

  /** All acts, those of this sitting included. */
  get acts(): readonly Act[] {
    return this.#acts;
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') {
      this.#welcome(message.seat ?? -1, message.since);
      return;
    }
    if (message.type === 'ping') {
      this.#world.send({ type: 'pong', id: message.id, time: this.#world.now() });
      return;
    }
    try {
      await this.#obey(message);
    } catch (error) {
      if (!(error instanceof OrderRejected)) throw error;
      this.#world.send({ type: 'refused', id: message.id, code: error.code, args: { ...error.args } });
    }
  }

  async #obey(message: Exclude<ClientMessage, { type: 'hello' | 'ping' }>): Promise<void> {
    const { id } = message;
    const seat = this.#viewer ?? -1;
    switch (message.type) {
      case 'answer':
        return this.#order({ kind: 'answer', id, seat, seq: message.seq, decision: message.decision, answer: message.answer });
      case 'undo':
        return this.#order({ kind: 'undo', id, seat, seq: message.seq, scope: message.scope });
      case 'redo':
        return this.#order({ kind: 'redo', id, seat, seq: message.seq });
      case 'standIn':
        return this.#order({ kind: 'standIn', id, seat: message.seat, bot: this.#table.setup.standIn ?? STAND_IN });
      case 'resumeSeat':
        return this.#order({ kind: 'resumeSeat', id, seat: message.seat });
      case 'vote':
        // Nobody at this screen is away from it.
        throw new OrderRejected('notAbsent');
      case 'giveUp':
        return this.#order({ kind: 'giveUp', id, seat: message.seat, bot: this.#table.setup.standIn ?? STAND_IN });
      case 'rename':
        return this.#order({ kind: 'rename', id, seat: message.seat, name: message.name });
      case 'move':
      case 'second':
        // Whoever shares a screen agrees by talking.
        throw new OrderRejected('mayNotVote');
      case 'allowHints':
      case 'withdrawHints':
        return this.#order({ kind: message.type, id, seat });
      case 'setStops':
        return this.#order({ kind: 'setStops', id, seat, stops: message.stops });
      case 'letPass':
        return this.#order({ kind: 'letPass', id, seat: message.seat, seq: message.seq });
      case 'whyNot': {
        const { decision } = message;
        this.#world.send({ type: 'whyNot', id, decision, refusals: [...this.#table.refusals(seat, decision)] });
        return;
      }
      case 'history': {
        const { game, setup } = this.#table;
        this.#world.send({ type: 'history', id, heard: history(game, setup, this.#acts, seat, message.from, message.to) });
        return;
      }
      case 'chat':
        // Whoever sits at this screen can simply talk.
        return;
    }
  }

  async #order(order: Order): Promise<void> {
    const done = this.#table.order(order, this.#world.now());
    if ('act' in done) await this.#did(done.act);
    this.#world.send({ type: 'ack', id: order.id, seq: 'act' in done ? done.act.seq : done.duplicate });
  }

  async #keep(act: Act): Promise<void> {
    this.#acts.push(act);
    await this.#world.keep(this.#table, act);
  }

  /** What follows by itself is told along with it: nobody sees a question that is put to nobody. */
  async #did(act: Act): Promise<void> {
    await this.#keep(act);
    while (await this.#unasked());
    this.#tell();
  }

  /**
   * Answers one question that is put to nobody; false when there is none. Windows that would show who holds something are left to the
   * page where several people share it: whoever wants to comes forward.
   */
  async #unasked(): Promise<boolean> {
    const { unasked, company, seq } = this.#table;
    const found = this.#viewer === undefined ? undefined : unasked.find(({ window, secret }) => !(window && secret && company));
    if (found === undefined) return false;
    const { seat } = found;
    const done = this.#table.order({ kind: 'letPass', by: 'host', id: `${seq}`, seat, seq }, this.#world.now());
    if ('act' in done) await this.#keep(done.act);
    return true;
  }

  #tell(): void {
    for (const { update } of this.#feed.next()) {
      const { heard, ...rest } = update;
      // A copy, for the feed goes on changing its own.
      this.#world.send(structuredClone({ type: 'update', ...rest, heard: [...heard] }));
    }
  }

  #welcome(viewer: Seat, since: number | undefined): void {
    if (this.#viewer !== undefined) this.#feed.leave(this.#viewer);
    this.#viewer = viewer;
    this.#feed.join(viewer);
    const { heard, complete } = this.#table.missed(viewer, since);
    this.#world.send(
      structuredClone({
        type: 'welcome',
        protocol: SPOKEN,
        table: this.summary(),
        told: this.#table.told(viewer),
        heard: [...heard],
        complete,
        chat: [],
        presence: {
          seats: this.#table.seats.map((s) => s.kind === 'human'),
          awaySince: this.#table.seats.map(() => null),
          watching: 0,
        },
        time: this.#world.now(),
      }),
    );
  }

  summary(): TableSummary {
    const { game, setup, status, seats, waiting, seq, result } = this.#table;
    const { id, title, created, now } = this.#world;
    return {
      id,
      title,
      game: game.id,
      config: setup.config,
      clock: setup.clock,
      absence: setup.absence ?? ABSENCE,
      standIn: setup.standIn ?? STAND_IN,
      asleep: this.#table.asleep,
      luckKnown: false,
      result: result === null ? null : { scores: [...result.scores], winners: [...result.winners] },
      status,
      seats: [...seats],
      waiting,
      listed: false,
      quickerBots: false,
      rated: false,
      timeout: null,
      rests: [],
      imported: setup.base !== undefined,
      seq,
      created,
      updated: now(),
      commitment: '',
      yours: humans(setup),
      creator: true,
    };
  }

  /** Lets a bot answer that is asked; false when none is, or nobody looks. */
  async #bot(): Promise<boolean> {
    const [question] = this.#viewer === undefined ? [] : this.#table.botQuestions();
    if (question === undefined) return false;
    const { seat, seq, decision } = question;
    const answer = await this.#world.choose(this.#table, question);
    const done = this.#table.order({ kind: 'answer', by: 'bot', id: `${seq}`, seat, seq, decision, answer }, this.#world.now());
    if ('act' in done) await this.#did(done.act);
    return true;
  }
}
