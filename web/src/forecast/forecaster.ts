import address from 'virtual:forecaster';
import type { Asked, Change } from './play.ts';
import type { FromForecaster, ToForecaster } from './worker.ts';

let worker: Worker | undefined;
let asks = 0;
let hear: ((message: FromForecaster) => void) | undefined;

/**
 * Has a question played by a worker that is started for the first one and kept. Only the newest question is waited for: one that has been answered
 * is of no interest any more. Without forecasts a table is played as well, so whatever goes wrong is only noted.
 */
export function forecast(asked: Asked, tell: (changes: readonly Change[]) => void): () => void {
  worker ??= started();
  const id = ++asks;
  hear = (message) => {
    if (message.id !== id) return;
    if ('failed' in message) console.error(message.failed);
    else tell(message.changes);
  };
  worker.postMessage({ id, asked } satisfies ToForecaster);
  return () => {
    if (id === asks) hear = undefined;
  };
}

function started(): Worker {
  const made = new Worker(address, { type: 'module', name: 'forecast' });
  made.onmessage = ({ data }: MessageEvent<FromForecaster>) => hear?.(data);
  made.onerror = (event) => {
    console.error(event.message);
    made.terminate();
    worker = undefined;
  };
  return made;
}
