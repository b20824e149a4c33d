import { type Asked, type Change, play } from './play.ts';

export type ToForecaster = { readonly id: number; readonly asked: Asked };
export type FromForecaster =
  | { readonly id: number; readonly changes: readonly Change[] }
  | { readonly id: number; readonly failed: string };

const send = (message: FromForecaster): void => self.postMessage(message);

self.onmessage = ({ data: { id, asked } }: MessageEvent<ToForecaster>) => {
  play(asked).then(
    (changes) => send({ id, changes }),
    (error: unknown) => send({ id, failed: error instanceof Error ? error.message : `${error}` }),
  );
};
