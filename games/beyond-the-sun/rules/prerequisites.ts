import type { Seat } from '@orrery/kernel';
import type { Effect } from '../content/effects.ts';
import { FIELDS_OF } from '../content/fields.ts';
import type { Level } from '../content/kinds.ts';
import { mayResearch } from '../queries.ts';
import type { Shown, State } from '../state.ts';

/** What an effect lets a faction research. */

export type ResearchEffect = Extract<Effect, { kind: 'research' }>;

/** Own colonised systems + 1, at most IV. */
const colonyLevel = (state: Shown, seat: Seat): Level => {
  const level = Math.min(4, state.factions[seat].colonies.length + 1);
  return level === 1 ? 1 : level === 2 ? 2 : level === 3 ? 3 : 4;
};

const ONE_LEVEL: Readonly<Record<Level, readonly Level[]>> = { 1: [1], 2: [2], 3: [3], 4: [4] };
export const levelsOf = (state: State, seat: Seat, effect: ResearchEffect): readonly Level[] =>
  effect.levels === 'colonies' ? ONE_LEVEL[colonyLevel(state, seat)] : effect.levels;

export function anythingToResearch(state: State, seat: Seat, effect: ResearchEffect): boolean {
  const levels = levelsOf(state, seat, effect);
  for (let l = 0; l < levels.length; l++) {
    const fields = FIELDS_OF[levels[l]];
    for (let i = 0; i < fields.length; i++) {
      if (mayResearch(state, seat, fields[i], effect.known, effect.ignorePrerequisites)) return true;
    }
  }
  return false;
}
