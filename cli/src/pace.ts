/** What this thread has computed so far: on a busy machine a clock would count the work of others. */
export const computed = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** How long decisions took: their number, their sum, and how many fell into each step of 5 %, so that a file of many games stays small. */
export type Pace = { decisions: number; millis: number; steps: Record<string, number> };

const STEP = Math.log(1.05);
const LEAST = 0.001;

export const noPace = (): Pace => ({ decisions: 0, millis: 0, steps: {} });

export function addMillis(pace: Pace, millis: number): void {
  const step = Math.max(0, Math.ceil(Math.log(Math.max(millis, LEAST) / LEAST) / STEP));
  pace.decisions++;
  pace.millis += millis;
  pace.steps[step] = (pace.steps[step] ?? 0) + 1;
}

export function addPace(to: Pace, more: Pace): void {
  to.decisions += more.decisions;
  to.millis += more.millis;
  for (const step in more.steps) to.steps[step] = (to.steps[step] ?? 0) + more.steps[step];
}

/** The time within which this part of all decisions was made. */
export function within(pace: Pace, part: number): number {
  let left = pace.decisions * part;
  for (const step of Object.keys(pace.steps).sort((a, b) => Number(a) - Number(b))) {
    left -= pace.steps[step];
    if (left <= 0) return LEAST * Math.exp(Number(step) * STEP);
  }
  return 0;
}
