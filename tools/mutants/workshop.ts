// Where mutants are tried: a suite of tests, what each of them enters and how long it takes, and threads to run them in.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Block, blockAt, noted } from './blocks.ts';
import type { Mutant } from './mutations.ts';
import { translated, translatedAll } from './sources.ts';
import type { Report, Setting, Task } from './trial.ts';

/** A test that takes longer than this and many times its usual time will not end. */
const PATIENCE = { ms: 8000, times: 40 };

export class Workshop {
  readonly #root: string;
  readonly #setting: Omit<Setting, 'begun'>;
  readonly #blocks: ReadonlyMap<string, readonly Block[]>;
  /** Blocks that are entered while modules are evaluated: every test depends on them. */
  #atLoad: ReadonlySet<number> = new Set();
  /** Tests by the block they enter, and the time each takes. */
  readonly #entering = new Map<number, string[]>();
  readonly #ms = new Map<string, number>();
  /** Tests that have caught a mutant of a file so far. */
  readonly #catchers = new Map<string, Map<string, number>>();
  /** The first test that fails without any mutant. */
  failed: string | undefined;

  private constructor(root: string, setting: Omit<Setting, 'begun'>, blocks: ReadonlyMap<string, readonly Block[]>) {
    this.#root = root;
    this.#setting = setting;
    this.#blocks = blocks;
  }

  /** Reads the tests with all they import, runs them once and learns which of them enter which block of `files`. */
  static async open(root: string, files: readonly string[], tests: readonly string[]): Promise<Workshop> {
    const blocks = new Map<string, readonly Block[]>();
    const mutable = new Set(files.map((file) => resolve(root, file)));
    let count = 0;
    const watched = await translatedAll(root, tests, (file, source) => {
      if (!mutable.has(file)) return source;
      const one = noted(file, source, count);
      blocks.set(file, one.blocks);
      count += one.blocks.length;
      return one.source;
    });
    const modules = await translatedAll(root, tests);
    const workshop = new Workshop(root, { modules, tests, blocks: 0 }, blocks);
    await workshop.#learn({ modules: watched, tests, blocks: count });
    workshop.failed ??= await workshop.#inOtherOrder();
    return workshop;
  }

  async #learn(setting: Omit<Setting, 'begun'>): Promise<void> {
    const bench = new Bench(setting);
    const report = await bench.run({ first: [], others: true, bail: false }, () => Number.POSITIVE_INFINITY);
    await bench.close();
    if (typeof report === 'string') this.failed = report;
    else {
      this.failed = report.broken ?? report.ran.find(({ error }) => error !== undefined)?.name;
      this.#atLoad = new Set(report.atLoad);
      for (const { name, ms, entered } of report.ran) {
        this.#ms.set(name, ms);
        for (const id of entered) {
          const list = this.#entering.get(id);
          if (list === undefined) this.#entering.set(id, [name]);
          else list.push(name);
        }
      }
    }
  }

  /** A test that needs another before it would catch every mutant: the shortest go first here, as they do for a mutant. */
  async #inOtherOrder(): Promise<string | undefined> {
    const bench = new Bench(this.#setting);
    const first = [...this.#ms.keys()].toSorted((a, b) => (this.#ms.get(a) ?? 0) - (this.#ms.get(b) ?? 0));
    const report = await bench.run({ first, others: true, bail: true }, () => Number.POSITIVE_INFINITY);
    await bench.close();
    return typeof report === 'string' ? report : (report.broken ?? report.ran.find(({ error }) => error !== undefined)?.name);
  }

  /** The tests a mutant can reach, most promising first, and whether they are all there are. */
  #reached(mutant: Mutant): { readonly first: string[]; readonly others: boolean } {
    const block = blockAt(this.#blocks.get(resolve(this.#root, mutant.file)) ?? [], mutant.start);
    const others = block === undefined || this.#atLoad.has(block.id);
    const names = others ? [...this.#ms.keys()] : (this.#entering.get(block.id) ?? []);
    const catches = this.#catchers.get(mutant.file);
    const rank = (name: string): number => (this.#ms.get(name) ?? 0) / (1 + 10 * (catches?.get(name) ?? 0));
    return { first: names.toSorted((a, b) => rank(a) - rank(b)), others };
  }

  bench(): { readonly try: (mutant: Mutant) => Promise<string | undefined>; readonly close: () => Promise<void> } {
    const bench = new Bench(this.#setting);
    return { try: (mutant) => this.#try(bench, mutant), close: () => bench.close() };
  }

  /** What catches the mutant: a test, the clock, or that nothing runs at all. */
  async #try(bench: Bench, mutant: Mutant): Promise<string | undefined> {
    const file = resolve(this.#root, mutant.file);
    const { first, others } = this.#reached(mutant);
    if (first.length === 0) return undefined;
    const source = readFileSync(file, 'utf8');
    if (source.slice(mutant.start, mutant.end) !== mutant.before)
      throw new Error(`${mutant.file} has changed since the mutants were chosen`);
    const text = source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end);
    const changed = { file, module: await translated(this.#root, file, text) };
    const patience = (begun: number): number => Math.max(PATIENCE.ms, PATIENCE.times * (this.#ms.get(first[begun - 1] ?? '') ?? 0));
    const report = await bench.run({ changed, first, others, bail: true }, patience);
    if (typeof report === 'string') return report;
    if (report.broken !== undefined) return `nothing runs: ${report.broken}`;
    const by = report.ran.find(({ error }) => error !== undefined)?.name;
    if (by !== undefined) {
      const catches = this.#catchers.get(mutant.file) ?? new Map<string, number>();
      this.#catchers.set(mutant.file, catches.set(by, (catches.get(by) ?? 0) + 1));
    }
    return by;
  }
}

/** A thread that is started anew after a mutant it did not survive. */
class Bench {
  readonly #setting: Omit<Setting, 'begun'>;
  #begun = new Int32Array(new SharedArrayBuffer(4));
  #worker: Worker | undefined;

  constructor(setting: Omit<Setting, 'begun'>) {
    this.#setting = setting;
  }

  /** The report, or in a word what ended the run. */
  run(task: Task, patience: (begun: number) => number): Promise<Report | string> {
    this.#begun = this.#worker === undefined ? new Int32Array(new SharedArrayBuffer(4)) : this.#begun;
    this.#worker ??= new Worker(new URL('./trial.ts', import.meta.url), {
      workerData: { ...this.#setting, begun: this.#begun.buffer } satisfies Setting,
      resourceLimits: { maxOldGenerationSizeMb: 1500 },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    const worker = this.#worker;
    Atomics.store(this.#begun, 0, 0);
    let [seen, since] = [0, performance.now()];
    return new Promise((done) => {
      const end = (result: Report | string): void => {
        clearInterval(clock);
        worker.off('message', end).off('error', broken);
        if (typeof result === 'string') {
          this.#worker = undefined;
          void worker.terminate();
        }
        done(result);
      };
      const broken = (error: Error): void => end(`a broken run: ${error.message}`);
      const clock = setInterval(() => {
        const begun = Atomics.load(this.#begun, 0);
        if (begun !== seen) [seen, since] = [begun, performance.now()];
        else if (performance.now() - since > patience(begun)) end('time');
      }, 250);
      worker.on('message', end).on('error', broken);
      worker.postMessage(task);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
