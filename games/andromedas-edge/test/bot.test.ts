import { expect, it } from 'vitest';
import { andromedasEdge } from '../index.ts';

it('knows what one is asked from what one does', () => {
  const setting = andromedasEdge.definition.asking?.setting;
  expect(setting?.('react', 'mute')).toBe(true);
  expect(setting?.('diplomacy', 'mute')).toBe(true);
  expect(setting?.('takeTurn', { interject: 'listen' })).toBe(true);
  expect(setting?.('takeTurn', { interject: 'listen', moons: true })).toBe(true);
  expect(setting?.('react', 'pass')).toBe(false);
  expect(setting?.('react', { card: 3 })).toBe(false);
  expect(setting?.('takeTurn', { interject: 'play', card: 3 })).toBe(false);
});
