/** One player over the wire, whatever the wire: `play` sends a move and resolves when it is acknowledged. */
export interface Pair {
  /** Makes the next move of the match; the one at turn makes it. Resolves once the server has confirmed it to the mover. */
  move(): Promise<void>;
  close(): void;
}

export type Figures = { readonly 'moves/s': number; readonly p50: number; readonly p99: number };

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
const rounded = (ms: number): number => Math.round(ms * 10) / 10;

function figures(times: number[], seconds: number): Figures {
  times.sort((a, b) => a - b);
  return { 'moves/s': Math.round(times.length / seconds), p50: rounded(quantile(times, 0.5)), p99: rounded(quantile(times, 0.99)) };
}

/** Every match as fast as it can: the next move as soon as the last one is confirmed. */
export async function closedLoop(pairs: readonly Pair[], seconds: number): Promise<Figures> {
  const warm = performance.now() + 1000;
  const start = warm;
  const end = start + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    pairs.map(async (pair) => {
      for (;;) {
        const sent = performance.now();
        if (sent >= end) return;
        await pair.move();
        const done = performance.now();
        if (sent >= start && done <= end) times.push(done - sent);
      }
    }),
  );
  return figures(times, seconds);
}

/** Every match at its own pace, as people play: a late answer does not delay the next ones. */
export async function paced(pairs: readonly Pair[], perSecond: number, seconds: number): Promise<Figures> {
  const gap = 1000 / perSecond;
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    pairs.map(async (pair, i) => {
      let due = performance.now() + (gap * i) / pairs.length;
      while (due < end) {
        const wait = due - performance.now();
        if (wait > 0) await new Promise((r) => setTimeout(r, wait));
        const sent = performance.now();
        await pair.move();
        times.push(performance.now() - sent);
        due = Math.max(due + gap, performance.now());
      }
    }),
  );
  return figures(times, seconds);
}

/** The resident memory of a process and its children's, in MB. */
export async function residentMB(pid: number): Promise<number> {
  const { readFile } = await import('node:fs/promises');
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** The processor time of a process so far, in microseconds. */
export async function cpuMicros(pid: number): Promise<number> {
  const { readFile } = await import('node:fs/promises');
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1].split(' ');
  // utime and stime, in ticks of a hundredth of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
