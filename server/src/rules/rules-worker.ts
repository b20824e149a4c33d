import { hash } from 'node:crypto';
import { compileFunction } from 'node:vm';
import { deflateRawSync } from 'node:zlib';
import { type Act, compileShapes, Feed, history, inDays, replayMoments, standing, Table, type TableSetup } from '@orrery/host';
import { at, type Config, type Game, type GameText, hashWith, readSave, type Save, verify } from '@orrery/kernel';
import { Refusal, read } from '../refusal.ts';
import { loadGame, type Registry } from '../registry.ts';
import type { StoredSnapshot } from '../storage/storage.ts';
import { chooseSnapshot, demandSameRules } from './choose-snapshot.ts';
import { factsFor } from './facts.ts';
import type { After, Due, Job, Reply, Turn, ViewerText } from './jobs.ts';

// Every kept position is hashed, several times in a match.
hashWith((text) => hash('sha256', text));
// And after every act, what all viewers see is compared.
compileShapes((parameters, body) => compileFunction(body, [...parameters]));

/** A snapshot after this many acts: they are played again in a millisecond, and writing one takes as long. */
const SNAPSHOT_AFTER = 256;
/** Unless that much has to be played again for it; then it waits until the match has kept a position on its own account, but not for ever. */
const LITTLE = 32;
const SNAPSHOT_AT_LAST = 2 * SNAPSHOT_AFTER;

type Open = {
  readonly table: Table;
  readonly feed: Feed;
  /** The rules its first acts were made under. */
  readonly rules: number;
  snapshotAt: number;
};

/** Where tables are open and the rules are carried out. Knows no sockets and no storage; one of these lives in each rules thread. */
export class RulesWorker {
  readonly #registry: Registry;
  readonly #open = new Map<string, Open>();
  readonly #games = new Map<string, Game>();
  readonly #texts = new Map<string, GameText | undefined>();
  /** What the stranger's save under way was read as. */
  #brought: Brought | undefined;

  constructor(registry: Registry) {
    this.#registry = registry;
  }

  /** The game a job is about, loaded beforehand: loading is slow and no fault of the rules. */
  async prepare(job: Job): Promise<void> {
    const brings = job.kind === 'import' || job.kind === 'share';
    if (brings) this.#brought = await brought(job);
    const id = brings ? this.#brought?.save.game : 'game' in job ? job.game : undefined;
    if (id !== undefined && !this.#games.has(id)) this.#games.set(id, await loadGame(this.#registry, id));
    if (job.kind === 'facts' && !this.#texts.has(`${job.game} ${job.language}`))
      this.#texts.set(`${job.game} ${job.language}`, await this.#registry[job.game]?.text?.[job.language]());
  }

  #game(id: string): Game {
    const game = this.#games.get(id);
    if (game === undefined) throw new Error(`${id} is not loaded`);
    return game;
  }

  #at(id: string): Open {
    const open = this.#open.get(id);
    if (open === undefined) throw new Error('the table is not open here');
    return open;
  }

  do(job: Job): Reply {
    switch (job.kind) {
      case 'open':
        return this.#openTable(job);
      case 'order':
        return this.#order(job);
      case 'follow': {
        const open = this.#at(job.table);
        this.#watch(open, job.viewers);
        for (const act of job.acts) open.table.follow(parse<Act>(act));
        return { ...after(open), updates: updates(open), ...snapshotDue(open) };
      }
      case 'look': {
        const { table } = this.#at(job.table);
        const { heard, complete } = table.missed(job.viewer, job.since ?? undefined);
        return { told: JSON.stringify(table.told(job.viewer)), heard: JSON.stringify(heard), complete };
      }
      case 'whyNot':
        return JSON.stringify(this.#at(job.table).table.refusals(job.viewer, job.decision));
      case 'facts':
        return factsFor(this.#at(job.table).table, this.#texts.get(`${job.game} ${job.language}`), job.seat, job.language, job.time);
      case 'timedOut':
        return this.#at(job.table).table.timedOut(job.time);
      case 'save':
        return JSON.stringify(this.#at(job.table).table.save(parse<Act[]>(job.past)));
      case 'hash':
        return this.#at(job.table).table.hash;
      case 'close': {
        const open = this.#open.get(job.table);
        this.#open.delete(job.table);
        return open === undefined || open.table.seq === open.snapshotAt ? null : snapshot(open.table);
      }
      case 'history': {
        const setup = parse<TableSetup>(job.setup);
        const acts = parse<Act[]>(job.past);
        demandSameRules(this.#game(job.game), job.rules);
        const walk = job.views ? replayMoments : history;
        const text = JSON.stringify(walk(this.#game(job.game), setup, acts, job.viewer, job.from, job.to));
        return { text, last: standing(setup, acts).length };
      }
      case 'configure':
        return this.#game(job.game).configure(job.seats, job.options);
      case 'lay':
        return this.#lay(job);
      case 'import':
        return this.#import();
      case 'share':
        return this.#share(job);
    }
  }

  #openTable(job: Job<'open'>): Reply<'open'> {
    const game = this.#game(job.game);
    const setup = parse<TableSetup>(job.setup);
    const acts = parse<Act[]>(job.past);
    const chosen = chooseSnapshot(
      game,
      job.snapshots.filter((s) => s.seq <= job.upTo),
    );
    if (job.from > 0 && chosen?.end === undefined) return 'wholePast';
    // While people still sit down there is nothing to play again.
    if (chosen === undefined && job.begun) demandSameRules(game, job.rules);
    const table = Table.load(game, { setup, acts, ...(chosen === undefined ? {} : { snapshot: chosen }) });
    const rules = chosen === undefined ? game.version : (job.rules ?? at(chosen.eras, 0).version);
    const open: Open = { table, feed: new Feed(table), rules, snapshotAt: chosen?.seq ?? 0 };
    this.#open.set(job.table, open);
    this.#watch(open, job.viewers);
    return { ...after(open), ...snapshotDue(open) };
  }

  #lay({ game: id, setup }: Job<'lay'>): After {
    const game = this.#game(id);
    return after({ table: Table.open(game, parse<TableSetup>(setup)), rules: game.version });
  }

  #import(): Reply<'import'> {
    const { wanted, save, config } = this.#proven<'import'>();
    return { wanted, game: save.game, config, base: { save: JSON.stringify(save), seed: save.seed } };
  }

  #share({ most }: Job<'share'>): Reply<'share'> {
    const { wanted, save, over } = this.#proven<'share'>();
    const packed = deflateRawSync(JSON.stringify(save), { level: 9 });
    if (packed.length > most) throw new Refusal('tooLarge', { most });
    return { ...wanted, game: save.game, over, save: packed.toString('base64') };
  }

  /** What was brought along, once it has been played again. Of the snapshots only the last is needed, to go on from. */
  #proven<K extends Brings>(): Brought<K> & { readonly config: Config; readonly over: boolean } {
    const { wanted, save: found } = (this.#brought ?? raise('nothing was brought')) as Brought<K>;
    this.#brought = undefined;
    const game = this.#game(found.game);
    const config = game.configure(found.config.seats, found.config.options);
    if (config.seats !== wanted.seats.length) throw new Refusal('seats', { detail: config.seats });
    const save: Save = { ...found, config, snapshots: found.snapshots.slice(-1) };
    return { wanted, save, config, over: verify(game, save).over };
  }

  #order(job: Job<'order'>): Reply<'order'> {
    const open = this.#at(job.table);
    const { table } = open;
    this.#watch(open, job.viewers);
    const done = table.order(job.order, job.time);
    if ('duplicate' in done) return done;
    // Whoever opens the table after much was taken back need not play the whole match again for it.
    const firm = 'count' in done.act && done.act.kind !== 'undo';
    return { act: JSON.stringify(done.act), ...after(open), updates: updates(open), ...snapshotDue(open, firm ? 0 : SNAPSHOT_AFTER) };
  }

  /** Everybody who looks is told, from before anything changes, and nobody who has gone. */
  #watch({ feed }: Open, viewers: readonly number[]): void {
    for (const viewer of viewers) feed.join(viewer);
    for (const viewer of feed.viewers) if (!viewers.includes(viewer)) feed.leave(viewer);
  }
}

type Brings = 'import' | 'share';
type Wanted = { readonly import: Reply<'import'>['wanted']; readonly share: Pick<Reply<'share'>, 'title' | 'seats'> };
type Brought<K extends Brings = Brings> = { readonly wanted: Wanted[K]; readonly save: Save };

const raise = (why: string): never => {
  throw new Error(why);
};

/** Reads what a stranger sent. Only the thread that does so loads the schemas. */
async function brought({ kind, text }: Job<Brings>): Promise<Brought> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('badMessage', { path: '' });
  }
  const { importSave, shareMatch } = await import('@orrery/protocol');
  const { save, ...wanted } = kind === 'import' ? read(importSave, value) : read(shareMatch, value);
  return { wanted, save: readSave(save) };
}

// What is parsed here was written by this server: the storage is trusted, the network is not.
const parse = <T>(text: string): T => JSON.parse(text) as T;

function after({ table, rules }: Pick<Open, 'table' | 'rules'>): After {
  const { seq, status, seats, waiting, asleep, unasked, botDue: botAsked, luckKnown, result, hinted } = table;
  // What results and ratings need to know, once there are any.
  const end =
    status === 'over' ? { hinted, playsAs: table.playsAs, ...(table.sides.length < seats.length ? { sides: table.sides } : {}) } : {};
  const [question] = botAsked ? table.botQuestions() : [];
  const pause = !table.company ? 'none' : inDays(table.setup.clock) ? 'days' : 'live';
  const due = unasked.map(({ seat, window, secret }): Due => ({ seat, window, pause: secret ? pause : 'none' }));
  // Where no person plays any more nobody waits for the bots. What the host answers is looked after just as well.
  const botDue = (botAsked || due.length > 0) && table.awaited;
  return {
    now: {
      seq,
      status,
      summary: JSON.stringify({
        seats,
        waiting,
        asleep,
        luckKnown,
        result,
        ...(table.rests.length === 0 ? {} : { rests: table.rests }),
        ...end,
      }),
      botDue,
      timeout: table.nextTimeout ?? null,
      rules,
    },
    turn: turnOf(table, { waiting, asleep, unasked }),
    ...(question === undefined ? {} : { question: JSON.stringify(question) }),
    due,
  };
}

/** What is asked of whom was looked up already. */
function turnOf(table: Table, { waiting, asleep, unasked }: Pick<Table, 'waiting' | 'asleep' | 'unasked'>): Turn {
  const { status, seats, setup } = table;
  const people = seats.flatMap((s, seat) => (s.kind === 'human' ? [seat] : []));
  const mayAnswer = (seat: number): boolean =>
    seats[seat]?.kind === 'human' && seats[seat]?.bot === null && !unasked.some((u) => u.seat === seat);
  const asked = asleep ? [] : waiting.filter(mayAnswer);
  return {
    at: table.at,
    status,
    asked: asked.map((seat) => ({ seat, left: table.timeLeft(seat, 0) })),
    bank: setup.clock.kind === 'none' ? null : setup.clock.bank,
    people,
    standIns: people.filter((seat) => seats[seat]?.standIn === 'absent' || seats[seat]?.standIn === 'time'),
    asleep,
    votes: [...Map.groupBy(table.votes, (v) => v.about)].map(([about, votes]) => ({ about, by: votes.map((v) => v.by) })),
    motion: table.motion === null ? null : [...table.motion.yes, ...table.motion.no],
  };
}

/** What viewers are told alike is written once. */
function updates({ feed }: Open): ViewerText[] {
  const texts = new Map<object, string>();
  const written = (part: object): string => {
    const text = texts.get(part) ?? JSON.stringify(part);
    texts.set(part, text);
    return text;
  };
  return feed.next().map(({ viewer, update: { base, seq, heard, open, own } }) => {
    const [ofAll, ofOne] = [open === undefined ? '' : `,"open":${written(open)}`, own === undefined ? '' : `,"own":${JSON.stringify(own)}`];
    return { viewer, text: `{"type":"update","base":${base},"seq":${seq},"heard":${written(heard)}${ofAll}${ofOne}}` };
  });
}

/** A snapshot where the last one is old: however long a match is, opening it plays a few acts only. */
function snapshotDue(open: Open, acts = SNAPSHOT_AFTER): { readonly snapshot?: StoredSnapshot } {
  const { table, snapshotAt } = open;
  const since = table.seq - snapshotAt;
  if (since < acts || (acts > 0 && since < SNAPSHOT_AT_LAST && table.toReplay > LITTLE)) return {};
  open.snapshotAt = table.seq;
  return { snapshot: snapshot(table) };
}

const snapshot = (table: Table): StoredSnapshot => ({ seq: table.seq, firm: true, data: JSON.stringify(table.snapshot()) });
