import address from 'virtual:worker';
import type { ReplayMoment } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import type { Dial } from '../net/line.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** A table on this device: its host lives in a worker of its own, and only there are its rules. */
export function localTable(table: string) {
  let current: Worker | undefined;
  const asked = new Map<string, (moments: readonly ReplayMoment[]) => void>();

  const dial: Dial = (ears) => {
    const start = (): Worker => {
      const worker = new Worker(address, { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'opened') ears.open();
        else if (data.type === 'missing') ears.gone('missing');
        else if (data.type === 'moments') asked.get(data.id)?.(data.moments);
        else if (data.type === 'broken') {
          console.error(data.message);
          ears.gone('broken');
        } else if (data.type === 'bye') ears.gone('moved');
        else ears.message(data);
      };
      worker.onerror = () => ears.gone('broken');
      worker.postMessage({ type: 'open', table } satisfies ToWorker);
      current = worker;
      return worker;
    };
    let worker = start();
    const over = new AbortController();
    // WebKit never ends what a worker was writing when its page is left, and every later page waits for that in vain: the worker has to end
    // first. A page that the browser brings back as it was starts another.
    const leave = (): void => {
      worker.terminate();
      ears.lost();
    };
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) worker = start();
    };
    window.addEventListener('pagehide', leave, { signal: over.signal });
    window.addEventListener('pageshow', comeBack, { signal: over.signal });
    return {
      send: (message) => worker.postMessage(message),
      close: () => {
        over.abort();
        worker.terminate();
      },
    };
  };

  /** What happened from one answer to another. */
  const moments = (viewer: Seat, from: number, to: number): Promise<readonly ReplayMoment[]> =>
    new Promise((resolve) => {
      const id = crypto.randomUUID();
      asked.set(id, (found) => {
        asked.delete(id);
        resolve(found);
      });
      current?.postMessage({ type: 'moments', id, viewer, from, to } satisfies ToWorker);
    });

  return { dial, moments };
}
