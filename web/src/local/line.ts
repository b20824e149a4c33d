import address from 'virtual:worker';
import type { Dial } from '../net/line.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** A line to a table on this device: its host lives in a worker of its own. */
export const workerLine =
  (table: string): Dial =>
  (ears) => {
    const worker = new Worker(address, { type: 'module' });
    const post = (message: ToWorker): void => worker.postMessage(message);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'opened') ears.open();
      else if (data.type === 'missing') ears.gone('missing');
      else if (data.type === 'broken') {
        console.error(data.message);
        ears.gone('broken');
      } else if (data.type === 'bye') ears.gone('moved');
      else ears.message(data);
    };
    worker.onerror = () => ears.gone('broken');
    post({ type: 'open', table });
    return { send: post, close: () => worker.terminate() };
  };
