import type { Seat } from '@orrery/kernel';
import type { Effect } from '../content/effects.ts';
import { FIELDS_OF, LEFT_OF, NEEDED } from '../content/fields.ts';
import type { Level } from '../content/kinds.ts';
import { POWER } from '../content/powers.ts';
import type { State, Table } from '../state.ts';

/** What a faction has researched, and what it may research next. */

export type ResearchEffect = Extract<Effect, { kind: 'research' }>;

/** Own colonised systems + 1, at most IV. */
const colonyLevel = (state: Table, seat: Seat): Level => {
  const level = Math.min(4, state.factions[seat].colonies.length + 1);
  return level === 1 ? 1 : level === 2 ? 2 : level === 3 ? 3 : 4;
};

const ONE_LEVEL: Readonly<Record<Level, readonly Level[]>> = { 1: [1], 2: [2], 3: [3], 4: [4] };
export const levelsOf = (state: State, seat: Seat, effect: ResearchEffect): readonly Level[] =>
  effect.levels === 'colonies' ? ONE_LEVEL[colonyLevel(state, seat)] : effect.levels;

export const hasResearched = (state: Table, seat: Seat, field: number): boolean => (state.cubes[field] & (1 << seat)) !== 0;

/** Whether the prerequisites of a field are met. */
export function meetsPrerequisites(state: Table, seat: Seat, field: number): boolean {
  const left = LEFT_OF[field];
  let met = 0;
  for (let i = 0; i < left.length; i++) if (hasResearched(state, seat, left[i])) met++;
  const mayLack = state.technologies[field] !== null && left.length > 1 && (state.factions[seat].powers & POWER.missingPrerequisite) !== 0;
  return met >= NEEDED[field] - (mayLack ? 1 : 0);
}

export const mayResearch = (state: Table, seat: Seat, field: number, known: boolean, ignorePrerequisites: boolean): boolean =>
  !hasResearched(state, seat, field) &&
  (!known || state.technologies[field] !== null) &&
  (ignorePrerequisites || meetsPrerequisites(state, seat, field));

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
