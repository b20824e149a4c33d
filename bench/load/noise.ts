import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** Processor time of the whole machine so far, in ticks: what was used, what others of its host took, and all there was. */
function machine(): { readonly used: number; readonly stolen: number; readonly all: number } | undefined {
  try {
    const [user, nice, system, idle, wait, irq, soft, stolen] = readFileSync('/proc/stat', 'utf8')
      .split('\n')[0]
      .split(/\s+/)
      .slice(1)
      .map(Number);
    const used = user + nice + system + irq + soft;
    return { used, stolen, all: used + idle + wait + stolen };
  } catch {
    return undefined;
  }
}

/** Processor time of this process and of all its children that have ended, in ticks. */
function own(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ').map(Number);
  return fields[11] + fields[12] + fields[13] + fields[14];
}

/**
 * Begins to watch how much of the machine was somebody else's; what it returns says so in a sentence. Times of a machine that others use as
 * well are longer than they need be, and rates lower; ratios within one run suffer less.
 */
export function startQuiet(): () => string {
  const before = machine();
  const ours = before === undefined ? 0 : own();
  return () => {
    const after = machine();
    if (before === undefined || after === undefined)
      return `how noisy the machine was is not known (load ${loadavg()[0].toFixed(1)} at the end)`;
    const all = after.all - before.all;
    const others = Math.max(0, after.used - before.used - (own() - ours)) / all;
    const stolen = (after.stolen - before.stolen) / all;
    const word =
      others + stolen < 0.05
        ? 'quiet'
        : others + stolen < 0.2
          ? 'a little noisy'
          : 'noisy: rates and times are worth little, ratios something';
    const share = (part: number): string => `${(100 * part).toFixed(1)} %`;
    return `The machine (${cpus().length} cores) was ${word}: others used ${share(others)} of it, its host took ${share(stolen)}, load ${loadavg()[0].toFixed(1)} at the end`;
  };
}
