import { afterEach, expect, it, vi } from 'vitest';

const KEY = 'orrery.watching';
const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const fresh = () => import('../src/state/watching.ts');

it('remembers over a reload at which tables somebody would rather watch', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const { watchAt } = await fresh();
  watchAt('one', true);
  watchAt('two', true);
  watchAt('two', true);
  watchAt('one', false);
  expect(kept.get(KEY)).toBe('two');
  vi.resetModules();
  expect((await fresh()).useWatching.getState().tables).toEqual(['two']);
});

it('does without what a browser refuses to keep', async () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  const { useWatching, watchAt } = await fresh();
  watchAt('one', true);
  watchAt('two', true);
  expect(useWatching.getState().tables).toEqual(['one', 'two']);
});
