import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CollectOptions, Level, WatchOptions } from '@orrery/bots';
import type { Config, NetWeights } from '@orrery/kernel';
import { addSeries, type Contender, emptySeries, type Series } from './duel.ts';

export type Sortie =
  | {
      readonly kind: 'duel';
      readonly game: string;
      readonly config: Config;
      readonly challenger: Contender;
      readonly others: Contender;
      readonly seed: string;
      readonly n: number;
    }
  | {
      readonly kind: 'collect';
      readonly game: string;
      readonly config: Config;
      readonly weights: readonly number[];
      readonly games: number;
      readonly seed: string;
      readonly how: CollectOptions;
    }
  | {
      readonly kind: 'watch';
      readonly game: string;
      readonly config: Config;
      /** What the players judge by; without one they are Officers. */
      readonly net: NetWeights | undefined;
      readonly games: number;
      readonly seed: string;
      readonly how: WatchOptions;
    }
  | {
      readonly kind: 'level';
      readonly game: string;
      readonly config: Config;
      readonly level: Level;
      readonly millis: number | undefined;
      readonly seed: string;
      readonly n: number;
    }
  | {
      readonly kind: 'hints';
      readonly game: string;
      readonly config: Config;
      readonly playouts: number | undefined;
      readonly seed: string;
      readonly n: number;
    };

/** Worker threads that play games, one for each core. */
export class Crew {
  readonly #workers: Worker[];

  constructor(size = availableParallelism()) {
    this.#workers = Array.from({ length: size }, () => new Worker(new URL('./crew-worker.ts', import.meta.url)));
  }

  get size(): number {
    return this.#workers.length;
  }

  /** Hands out the sorties one by one and tells of each result as it comes in. */
  async fly<T>(sorties: readonly Sortie[], landed: (result: T, index: number) => void): Promise<void> {
    let next = 0;
    const one = (worker: Worker, index: number): Promise<void> =>
      new Promise((resolve, reject) => {
        worker.once('message', (message: { result?: T; error?: string }) => {
          if (message.error !== undefined) reject(new Error(message.error));
          else {
            landed(message.result as T, index);
            resolve();
          }
        });
        worker.postMessage(sorties[index]);
      });
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (let index = next++; index < sorties.length; index = next++) await one(worker, index);
      }),
    );
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

/** Plays a series on all cores, from one of its games on. */
export async function playSeries(
  crew: Crew,
  game: string,
  config: Config,
  challenger: Contender,
  others: Contender,
  seed: string,
  games: number,
  from = 0,
): Promise<Series> {
  const sum = emptySeries();
  const sorties = Array.from({ length: games }, (_, n): Sortie => ({ kind: 'duel', game, config, challenger, others, seed, n: from + n }));
  await crew.fly<Series>(sorties, (one) => addSeries(sum, one));
  return sum;
}
