import { readFileSync } from 'node:fs';
import { gameIds } from '@orrery/games';
import type { CueTable } from '@orrery/kit';
import { describe, expect, test } from 'vitest';
import { sounds as ageOfGalaxy } from '../../games/age-of-galaxy/board/sounds.ts';
import { sounds as andromeda } from '../../games/andromeda/board/sounds.ts';
import { sounds as andromedasEdge } from '../../games/andromedas-edge/board/sounds.ts';
import { sounds as beyondTheSun } from '../../games/beyond-the-sun/board/sounds.ts';
import { VOICES } from '../src/sound/voices.ts';

const tables: Readonly<Record<string, CueTable>> = {
  andromeda,
  'age-of-galaxy': ageOfGalaxy,
  'beyond-the-sun': beyondTheSun,
  'andromedas-edge': andromedasEdge,
};

describe('sounds', () => {
  test('every game has its own list', () => {
    expect(Object.keys(tables).sort()).toEqual([...gameIds].sort());
  });

  test.each(Object.entries(tables))('%s names every type of event, each once', (game, table) => {
    const source = readFileSync(new URL(`../../games/${game}/board/sounds.ts`, import.meta.url), 'utf8');
    const named = [...source.matchAll(/'([a-zA-Z]+)'/g)].map(([, name]) => name);
    expect(new Set(named).size).toBe(named.length);
    expect(table.size).toBe(named.length);
  });

  test('what matters is heard', () => {
    expect(andromeda.get('rolled')).toBe('die');
    expect(andromeda.get('contaminated')).toBe('loss');
    expect(ageOfGalaxy.get('warRanked')).toBe('battle');
    expect(ageOfGalaxy.get('paid')).toBe('silent');
    expect(beyondTheSun.get('shipMoved')).toBe('move');
    expect(beyondTheSun.get('achievementClaimed')).toBe('gain');
    expect(andromedasEdge.get('diceRolled')).toBe('die');
    expect(andromedasEdge.get('battleBegan')).toBe('battle');
    expect(andromedasEdge.get('eventRevealed')).toBe('round');
  });

  test('every sound is short, quiet and unlike the others', () => {
    const signs = Object.values(VOICES).map((voices) => JSON.stringify(voices));
    expect(new Set(signs).size).toBe(8);
    for (const voices of Object.values(VOICES)) {
      expect(voices.length).toBeGreaterThan(0);
      for (const { from, to = from, at, lasts, loud } of voices) {
        expect(Math.min(from, to)).toBeGreaterThan(0);
        expect(at + lasts).toBeLessThanOrEqual(1.6);
        expect(loud).toBeLessThanOrEqual(1);
      }
    }
  });
});
