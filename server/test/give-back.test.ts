import { expect, it } from 'vitest';
import { GiveBack } from '../src/give-back.ts';

const EVERY_MS = 25;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Old enough that only a whole collection takes it. */
function garbage(): WeakRef<object> {
  return new WeakRef({ large: new Array(100_000).fill(0) });
}

it('collects once it has become quiet, and not while there is work', async () => {
  const giveBack = new GiveBack(EVERY_MS);
  try {
    const left = garbage();
    for (let i = 0; i < 20; i++) {
      giveBack.worked(1_000);
      await pause(5);
    }
    expect(left.deref()).toBeDefined();
    for (let i = 0; i < 200 && left.deref() !== undefined; i++) await pause(EVERY_MS);
    expect(left.deref()).toBeUndefined();
  } finally {
    giveBack.stop();
  }
});
