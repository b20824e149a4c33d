import { parentPort, workerData } from 'node:worker_threads';
import { OrderRejected } from '@orrery/host';
import { IllegalInput } from '@orrery/kernel';
import { END } from '../end-thread.ts';
import { GiveBack } from '../give-back.ts';
import { Refusal } from '../refusal.ts';
import { loadRegistry } from '../registry.ts';
import type { Numbered, Outcome } from './jobs.ts';
import { type Jobs, packOutcomes, unpackJobs } from './parcels.ts';
import { RulesWorker } from './rules-worker.ts';
import { standBack } from './stand-back.ts';

const port = parentPort;
if (port === null) throw new Error('this file is a thread');
const { registry, cell, foreign } = workerData as { registry: string; cell: SharedArrayBuffer; foreign: boolean };
// What strangers bring along waits for those who play.
if (foreign) standBack();
/** The number of the job being done, 0 in between: the other side watches it. */
const current = new Int32Array(cell);
const desk = new RulesWorker(await loadRegistry(registry));
const giveBack = new GiveBack();

async function outcome({ id, job }: Numbered): Promise<Outcome> {
  try {
    const preparing = desk.prepare(job);
    await preparing;
    Atomics.store(current, 0, id);
    return { id, ok: desk.do(job) };
  } catch (error) {
    if (error instanceof OrderRejected) return { id, declined: error.code, args: error.args };
    if (error instanceof IllegalInput) return { id, declined: error.reason, args: error.detail === '' ? {} : { detail: error.detail } };
    if (error instanceof Refusal) return { id, declined: error.code, args: error.args };
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    Atomics.store(current, 0, 0);
  }
}

/** Replies go out together, but none waits longer than this for the jobs behind it. */
const REPLY_WITHIN_MS = 1;

/** A reply that cannot cross over is a failure of its own job, not of this thread. */
function send(done: readonly Outcome[]): void {
  try {
    for (const piece of packOutcomes(done)) port?.postMessage(piece);
  } catch {
    for (const outcome of done) {
      try {
        port?.postMessage([outcome]);
      } catch (error) {
        port?.postMessage([{ id: outcome.id, failed: `the reply cannot be sent: ${String(error)}` } satisfies Outcome]);
      }
    }
  }
}

const batches: (readonly Numbered[])[] = [];
let working = false;
async function work(): Promise<void> {
  working = true;
  let done: Outcome[] = [];
  let since = performance.now();
  for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
    for (const numbered of batch) {
      done.push(await outcome(numbered));
      if (performance.now() - since < REPLY_WITHIN_MS) continue;
      send(done);
      done = [];
      since = performance.now();
    }
  }
  if (done.length > 0) send(done);
  working = false;
}

port.on('message', (jobs: Jobs | typeof END) => {
  if (jobs === END) {
    giveBack.stop();
    port.close();
    return;
  }
  const batch = unpackJobs(jobs);
  batches.push(batch);
  giveBack.worked(batch.length);
  if (!working) void work();
});
