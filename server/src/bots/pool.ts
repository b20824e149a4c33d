import { randomBytes } from 'node:crypto';
import { isLevel, isQuick, type Level, levels } from '@orrery/bots';
import type { BotQuestion } from '@orrery/host';
import type { Answer } from '@orrery/kernel';
import { type Lane, Line } from './line.ts';
import { BotThreads } from './threads.ts';

/** The bots a seat can be given to. */
export const botNames: readonly string[] = levels;
/** Plays for who ran out of time or left without naming another: decent, and quick. */
export const standIn: Level = 'officer';

/** The server is going down and nobody thinks any more. */
export class BotsStopped extends Error {}

/** For whom a bot thinks. */
export type Asker = {
  readonly table: string;
  readonly visitor: string;
  /** Whether somebody looks at the table right now. */
  present(): boolean;
  /** How long the bot may wait for a thread before a quicker level answers in its place: only where the table agreed to it. */
  readonly quickerAfter?: number;
};

/** `level` is the level that answered, which is the bot's own unless something else is said in the log. */
export type Chosen = { readonly asked: BotQuestion; readonly answer: Answer; readonly level: string };

export type PoolSettings = {
  readonly threads: number;
  readonly quickThreads: number;
  /** The longest one thought may take: what takes longer hangs. */
  readonly limit: number;
};

/** Who fails this often over one question is replaced by a quicker level: a fault of ours may not end a match. */
const ATTEMPTS = 3;

/**
 * Bots think in threads of their own: some kept for the quick levels, the others for those who search. A bot that has to wait, waits: it
 * never answers below its level because the server is busy.
 */
export class BotPool {
  readonly #threads: Record<Lane, BotThreads>;
  readonly #line: Line;
  readonly #registry: string;
  readonly #onFailure: (error: unknown, bot: string, attempt: number) => void;
  #stopped = false;

  constructor(
    registry: string,
    { threads, quickThreads, limit }: PoolSettings,
    onFailure: (error: unknown, bot: string, attempt: number) => void,
  ) {
    this.#registry = registry;
    this.#onFailure = onFailure;
    this.#threads = { quick: new BotThreads(limit), slow: new BotThreads(limit) };
    this.#line = new Line({ quick: quickThreads, slow: threads }, () => performance.now());
  }

  /** Thoughts that wait for a thread. */
  get waiting(): number {
    return this.#line.length;
  }

  /** Lets the bot answer; `ahead` is told a function that says how many are before it in line, undefined once it thinks. */
  async choose(question: string, asker: Asker, ahead: (ask: () => number | undefined) => void = () => {}): Promise<Chosen> {
    const asked = JSON.parse(question) as BotQuestion;
    const { options, bot } = asked;
    const [only, another] = options;
    if (only !== undefined && another === undefined) return { asked, answer: only, level: bot };
    if (!isLevel(bot)) throw new Error(`no bot ${bot}`);
    let level: Level = bot;
    for (let attempt = 1; ; attempt++) {
      try {
        return { asked, ...(await this.#think(question, level, asker, ahead)) };
      } catch (error) {
        // Going down is no reason to answer any other way: whoever comes up again asks again.
        if (this.#stopped) throw new BotsStopped();
        this.#onFailure(error, level, attempt);
        if (attempt % ATTEMPTS !== 0) continue;
        const quicker = quickerThan(level);
        if (quicker === undefined) throw error;
        level = quicker;
      }
    }
  }

  #think(
    question: string,
    level: Level,
    asker: Asker,
    ahead: (ask: () => number | undefined) => void,
  ): Promise<{ readonly answer: Answer; readonly level: string }> {
    const { table, visitor, quickerAfter } = asker;
    const lane: Lane = isQuick(level) ? 'quick' : 'slow';
    const quickerAt = lane === 'slow' && quickerAfter !== undefined ? performance.now() + quickerAfter : undefined;
    return new Promise((resolve, reject) => {
      const think = async (given: Lane): Promise<void> => {
        // A slow thread may help out with a quick thought; a slow thought in a quick thread is one the table agreed to have quicker.
        const as = lane === 'slow' && given === 'quick' ? standIn : level;
        try {
          resolve({ answer: await this.#run(given, question, as), level: as });
        } catch (error) {
          reject(error);
        }
      };
      if (this.#stopped) {
        reject(new BotsStopped());
        return;
      }
      const dropped = (): void => reject(new BotsStopped());
      const present = (): boolean => asker.present();
      ahead(this.#line.add({ visitor, table, lane, present, ...(quickerAt === undefined ? {} : { quickerAt }), think, dropped }));
    });
  }

  #run(lane: Lane, question: string, level: Level): Promise<Answer> {
    return this.#threads[lane].think({ registry: this.#registry, question, level, seed: randomBytes(16).toString('hex') });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#line.clear();
    await Promise.all(Object.values(this.#threads).map((threads) => threads.stop()));
  }
}

/** The next level down that does not search. */
const quickerThan = (level: Level): Level | undefined =>
  levels.findLast((other) => isQuick(other) && levels.indexOf(other) < levels.indexOf(level));
