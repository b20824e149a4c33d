import { describe, expect, it } from 'vitest';
import { commandKeys, keyAt, looksLikeEnd } from '../src/table/keys.ts';

describe('keys of options', () => {
  it('digits first, then letters, each once', () => {
    const keys = Array.from({ length: 40 }, (_, i) => keyAt(i)).filter((k) => k !== '');
    expect(keys.slice(0, 10)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a']);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('no option takes the key of a command', () => {
    const commands = Object.values(commandKeys) as string[];
    for (let i = 0; i < 60; i++) expect(commands).not.toContain(keyAt(i));
  });

  it('beyond the keys there is none', () => {
    expect(keyAt(200)).toBe('');
  });
});

it.each([
  ['end', true],
  ['pass', true],
  [{ kind: 'done' }, true],
  [{ kind: 'move', to: 'end' }, false],
  ['endure', false],
  [3, false],
  [null, false],
  [['end'], false],
])('%j ends a turn: %s', (answer, ends) => {
  expect(looksLikeEnd(answer)).toBe(ends);
});
