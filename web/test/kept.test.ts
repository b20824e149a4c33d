import { afterEach, expect, it, vi } from 'vitest';
import { inWindow, onDevice } from '../src/state/kept.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps and forgets, on the device and in the window', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  expect(onDevice.set('a', 'here')).toBe(true);
  expect(onDevice.get('a')).toBe('here');
  expect(inWindow.get('a')).toBe(null);
  expect(onDevice.set('a', undefined)).toBe(true);
  expect(onDevice.get('a')).toBe(null);
});

it('has nothing where a browser refuses to keep anything', () => {
  // Some throw as soon as they are asked for their storage, not only by what is done with it.
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
  for (const kept of [onDevice, inWindow]) {
    expect(kept.set('a', 'here')).toBe(false);
    expect(kept.set('a', undefined)).toBe(false);
    expect(kept.get('a')).toBe(null);
  }
});

function denied(): never {
  throw new DOMException('denied', 'SecurityError');
}
