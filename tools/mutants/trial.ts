// A thread that evaluates a game with its tests and runs them, for one mutant after the other.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { expect } from 'vitest';
import type { Translated } from './sources.ts';

/** What is asked of a thread: one module in other words, which tests to begin with, whether to run the others too, whether to stop at the first that fails. */
export type Task = {
  readonly changed?: { readonly file: string; readonly module: Translated };
  readonly first: readonly string[];
  readonly others: boolean;
  readonly bail: boolean;
};
export type Ran = { readonly name: string; readonly ms: number; readonly error?: string; readonly entered: readonly number[] };
export type Report = { readonly ran: readonly Ran[]; readonly atLoad: readonly number[]; readonly broken?: string };
export type Setting = {
  readonly modules: ReadonlyMap<string, Translated>;
  readonly tests: readonly string[];
  readonly blocks: number;
  /** Counts the tests begun, so that main sees one that does not end. */
  readonly begun: SharedArrayBuffer;
};

const { modules, tests, blocks, begun } = workerData as Setting;
const beat = new Int32Array(begun);
const entered = new Uint8Array(blocks);
const marks = (): number[] => {
  const list: number[] = [];
  for (let id = 0; id < blocks; id++) if (entered[id] === 1) list.push(id);
  return list;
};

type Exports = Record<string, unknown>;
type Body = (...args: unknown[]) => Promise<void>;
const AsyncFunction = (async () => {}).constructor as new (...args: string[]) => Body;
const PARAMETERS = [
  '__vite_ssr_exports__',
  '__vite_ssr_import_meta__',
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_exportName__',
  '__entered',
];
const compile = (file: string, { code }: Translated): Body => new AsyncFunction(...PARAMETERS, `${code}\n//# sourceURL=${file}`);
const bodies = new Map<string, Body>();
const bodyOf = (file: string): Body => {
  let body = bodies.get(file);
  if (body === undefined) {
    body = compile(file, modules.get(file) as Translated);
    bodies.set(file, body);
  }
  return body;
};

type Test = { readonly name: string; readonly run: () => unknown };
let collected: Test[] = [];
let titles: string[] = [];
const titled = (title: string, row: readonly unknown[], index: number): string => {
  let next = 0;
  return `${title} [${index}]`.replace(/%[sdiop]/g, () => String(row[next++]));
};
const it = (title: string, run: () => unknown): void => {
  collected.push({ name: [...titles, title].join(' '), run });
};
const describe = (title: string, body: () => void): void => {
  titles.push(title);
  body();
  titles.pop();
};
const each =
  (add: (title: string, run: () => void) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, run: (...row: unknown[]) => void): void =>
    rows.forEach((row, index) => {
      const list = Array.isArray(row) ? row : [row];
      add(titled(title, list, index), () => run(...list));
    });
it.each = each(it);
describe.each = each(describe);
const VITEST = { describe, it, test: it, expect };

const native = new Map<string, Exports>([['vitest', VITEST]]);
const enter = (id: number): void => {
  entered[id] = 1;
};

/** Evaluates what is asked for and everything below it, each module once. */
class Graph {
  readonly #loaded = new Map<string, { readonly exports: Exports; readonly ready: Promise<void> }>();
  readonly #changed: Task['changed'];

  constructor(changed: Task['changed']) {
    this.#changed = changed;
  }

  async import(place: string, from: readonly string[] = []): Promise<Exports> {
    if (!modules.has(place)) {
      let known = native.get(place);
      if (known === undefined) {
        known = (await import(place)) as Exports;
        native.set(place, known);
      }
      return known;
    }
    const known = this.#loaded.get(place);
    if (known !== undefined) {
      // Modules may import each other: whoever is asked in a circle gives what there is so far.
      if (!from.includes(place)) await known.ready;
      return known.exports;
    }
    const exports: Exports = {};
    const ready = this.#evaluate(place, exports, [...from, place]);
    this.#loaded.set(place, { exports, ready });
    await ready;
    return exports;
  }

  #evaluate(file: string, exports: Exports, from: readonly string[]): Promise<void> {
    const changed = this.#changed?.file === file ? this.#changed.module : undefined;
    const { imports } = changed ?? (modules.get(file) as Translated);
    const body = changed === undefined ? bodyOf(file) : compile(file, changed);
    const load = (name: string): Promise<Exports> => this.import(imports[name], from);
    const name = (key: string, get: () => unknown): void => {
      Object.defineProperty(exports, key, { enumerable: true, configurable: true, get });
    };
    const all = (other: Exports): void => {
      for (const key of Object.keys(other)) if (key !== 'default' && !(key in exports)) name(key, () => other[key]);
    };
    return body(exports, { url: pathToFileURL(file).href }, load, load, all, name, enter);
  }
}

async function perform({ changed, first, others, bail }: Task): Promise<Report> {
  const graph = new Graph(changed);
  const suite: Test[] = [];
  entered.fill(0);
  try {
    for (const file of tests) {
      collected = [];
      titles = [];
      await graph.import(file);
      const short = file.slice(file.lastIndexOf('/') + 1);
      suite.push(...collected.map(({ name, run }) => ({ name: `${short}: ${name}`, run })));
    }
  } catch (error) {
    return { ran: [], atLoad: [], broken: String(error) };
  }
  const atLoad = marks();
  const ran: Ran[] = [];
  const byName = new Map<string, Test>();
  for (const test of suite) {
    let name = test.name;
    for (let n = 2; byName.has(name); n++) name = `${test.name} (${n})`;
    byName.set(name, test);
  }
  // A test that is made from content may be gone with it.
  const names = new Set(first.filter((name) => byName.has(name)));
  if (others) for (const name of byName.keys()) names.add(name);
  for (const name of names) {
    const test = byName.get(name) as Test;
    Atomics.add(beat, 0, 1);
    entered.fill(0);
    const began = performance.now();
    let error: string | undefined;
    try {
      await test.run();
    } catch (thrown) {
      error = String(thrown);
    }
    ran.push({ name, ms: performance.now() - began, ...(error === undefined ? {} : { error }), entered: marks() });
    if (bail && error !== undefined) break;
  }
  return { ran, atLoad };
}

parentPort?.on('message', async (task: Task) => {
  parentPort?.postMessage(await perform(task));
});
