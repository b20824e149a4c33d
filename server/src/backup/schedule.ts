import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tools } from '../tables/tools.ts';
import { backupName, type Taken, takeBackup } from './take.ts';

/** Backups the server takes by itself. */
export type Backups = {
  /** Milliseconds between two; 0: none. */
  readonly every: number;
  /** The newest so many stay. */
  readonly keep: number;
  readonly folder: string;
};

/** Of several servers on one database the one that holds this takes backups, for as long as it lives. */
const CLAIM = 'taking backups';
/** After a failure, and where another server takes them. */
const AGAIN_MS = 10 * 60_000;
const OURS = /^orrery-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)\.backup$/;

/** Takes backups at intervals that outlast restarts, and drops old ones once a newer one is whole. */
export class BackupSchedule {
  readonly #tools: Tools;
  readonly #backups: Backups;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #last: Taken | undefined;
  #working: Promise<unknown> = Promise.resolve();

  constructor(tools: Tools, backups: Backups) {
    this.#tools = tools;
    this.#backups = backups;
    if (backups.every > 0) this.#working = this.#plan();
  }

  get last(): Taken | undefined {
    return this.#last;
  }

  async #plan(): Promise<void> {
    const newest = (await madeIn(this.#backups.folder)).at(-1);
    const due = newest === undefined ? 0 : newest.made + this.#backups.every - this.#tools.now();
    this.#in(Math.max(1_000, due));
  }

  #in(ms: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(
      () => {
        this.#working = this.#due();
      },
      Math.min(ms, 0x7fffffff),
    ).unref();
  }

  async #due(): Promise<void> {
    try {
      if (!(await this.#tools.storage.claim(CLAIM))) return this.#in(AGAIN_MS);
      const { file, size } = await this.take();
      this.#tools.log.info({ file, size }, 'backup taken');
      this.#in(this.#backups.every);
    } catch (err) {
      this.#tools.metrics.backupFailures.inc();
      this.#tools.log.error({ err }, 'no backup could be taken');
      this.#in(Math.min(AGAIN_MS, this.#backups.every));
    }
  }

  /** Takes one now, and drops those that are too many. */
  async take(): Promise<Taken> {
    const { folder, keep } = this.#backups;
    const now = this.#tools.now();
    this.#last = await takeBackup(this.#tools.storage, join(folder, backupName(now)), now);
    this.#tools.metrics.backupTime.set(now / 1000);
    for (const { file } of (await madeIn(folder)).slice(0, -keep)) await rm(file);
    return this.#last;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }
}

/** Those we took by ourselves, the oldest first. Whatever else is in the folder is not ours to count or drop. */
export async function madeIn(folder: string): Promise<{ file: string; made: number }[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const found = OURS.exec(name);
      return found === null ? [] : [{ file: join(folder, name), made: Date.parse(`${found[1]}${found[2]}:${found[3]}:${found[4]}`) }];
    })
    .sort((a, b) => a.made - b.made);
}
