import { readFileSync } from 'node:fs';
import { type Answer, type Game, int, migrated, type Position, samePlain, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { beyondTheSun } from '../index.ts';
import type { State } from '../state.ts';

type Kept = { readonly decision: string; readonly options: readonly Answer[]; readonly position: Position<unknown> };

/** Each question of version 1, as deep inside something as random games with many powers at hand came: kept by that version, never recorded anew. */
const kept = JSON.parse(readFileSync(new URL('golden/questions-v1.json', import.meta.url), 'utf8')) as readonly Kept[];

/** The present position; version 1 kept seats and options one by one. */
function present(position: Position<unknown>): Position<State> {
  const { seats, expertMats, display } = position.state as { seats: number; expertMats: boolean; display: boolean };
  const config = beyondTheSun.configure(seats, { mats: expertMats ? 'expert' : 'standard', display });
  return migrated(beyondTheSun as Game, position, 1, config) as Position<State>;
}

describe('a match of version 1', () => {
  it('is kept at every question there was', () => {
    expect(kept.length).toBe(27);
  });

  it.each(kept.map((one) => [one.decision, one] as const))('is asked the same and goes on: %s', (_, { options, position: old }) => {
    const position = present(old);
    const now = beyondTheSun.options(position, position.asks[0]);
    expect(options.filter((option) => !now.some((other) => samePlain(option, other)))).toEqual([]);
    const luck = seeded('on');
    for (let answers = 0; answers < 200 && position.asks.length > 0; answers++) {
      for (const { name, check } of beyondTheSun.definition.invariants) {
        // The powers were handed out, no card stands for them.
        if (name !== 'powers') expect([name, check(position.state, position.stack)]).toEqual([name, undefined]);
      }
      const choices = beyondTheSun.options(position, position.asks[0]);
      beyondTheSun.play(position, position.asks[0], choices[int(luck, choices.length)]);
    }
  });

  it('has nothing of the flow left in its state', () => {
    const fields = Object.keys(beyondTheSun.start(beyondTheSun.configure(2, {}), 'fields').state).sort();
    for (const { position } of kept) expect(Object.keys(present(position).state).sort()).toEqual(fields);
  });
});
