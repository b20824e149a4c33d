import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { checkGolden, type Golden, recordGolden } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { andromedasEdge } from '../index.ts';

/**
 * Whole games kept as files, played again answer by answer to the same end. After a change of the rules that is meant to change
 * games, delete the files and run the test with ORRERY_GOLDEN=record.
 */
const GAMES = [
  { name: 'two-players', seats: 2, options: {} },
  { name: 'three-players-twilight', seats: 3, options: { events: 'twilight', raiders: 'second', length: 'short' } },
  { name: 'four-players', seats: 4, options: {} },
  { name: 'quasars-and-destinies', seats: 2, options: { special: 'quasars', destinies: true, raiders: 'random', length: 'short' } },
  { name: 'vortexes-long', seats: 3, options: { special: 'vortexes', length: 'long' } },
  { name: 'two-against-two', seats: 4, options: { teams: true, length: 'short' } },
] as const;

const folder = new URL('./golden/', import.meta.url);

describe('golden games', () => {
  for (const { name, seats, options } of GAMES) {
    it(`${name} ends as it did`, () => {
      const file = new URL(`${name}.json`, folder);
      if (!existsSync(file) && process.env.ORRERY_GOLDEN === 'record') {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, `${JSON.stringify(recordGolden(andromedasEdge, seats, options, `golden/${name}`))}\n`);
      }
      const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden;
      expect(golden.outcome.scores).toHaveLength(seats);
      checkGolden(andromedasEdge, golden);
    });
  }
});
