import address from 'virtual:thinker';
import type { FromThinker, ToThinker } from './worker.ts';

/** After one of these there is nothing more to hear. */
const LAST: ReadonlySet<FromThinker['type']> = new Set(['advice', 'weighed', 'line', 'done', 'failed']);

/**
 * Puts a question to a worker of its own, apart from the page and from the table's host. Whoever no longer wants to know calls the function this
 * returns: a thought in the middle of a search can only be ended with the worker that thinks it.
 */
export function think(question: ToThinker, hear: (message: FromThinker) => void): () => void {
  const worker = new Worker(address, { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
    hear(data);
    if (LAST.has(data.type)) worker.terminate();
  };
  worker.onerror = (event) => hear({ type: 'failed', reason: event.message });
  worker.postMessage(question);
  return () => worker.terminate();
}
