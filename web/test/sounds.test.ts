import type { EventCue } from '@orrery/kit';
import { describe, expect, test } from 'vitest';
import { cue as ageOfGalaxy } from '../../games/age-of-galaxy/board/telling.ts';
import { cue as andromeda } from '../../games/andromeda/board/telling.ts';
import { cue as andromedasEdge } from '../../games/andromedas-edge/board/telling.ts';
import { cue as beyondTheSun } from '../../games/beyond-the-sun/board/telling.ts';
import { VOICES } from '../src/sound/voices.ts';

/** What events of a type sound like: a cue looks at nothing else of an event. */
const heard = <E extends { readonly type: string }>(cue: (event: E) => EventCue | undefined, type: E['type']) => cue({ type } as E);

describe('sounds', () => {
  test('what matters is heard', () => {
    expect(heard(andromeda, 'rolled')).toBe('die');
    expect(heard(andromeda, 'contaminated')).toBe('loss');
    expect(heard(ageOfGalaxy, 'warRanked')).toBe('battle');
    expect(heard(ageOfGalaxy, 'paid')).toBeUndefined();
    expect(heard(beyondTheSun, 'shipMoved')).toBe('move');
    expect(heard(beyondTheSun, 'achievementClaimed')).toBe('gain');
    expect(heard(andromedasEdge, 'diceRolled')).toBe('die');
    expect(heard(andromedasEdge, 'battleBegan')).toBe('battle');
    expect(heard(andromedasEdge, 'eventRevealed')).toBe('round');
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
