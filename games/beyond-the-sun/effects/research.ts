import type { Level } from '../content/kinds.ts';
import { ROMAN } from '../content/kinds.ts';
import { research as researchField } from '../rules/calls.ts';
import { anythingToResearch } from '../rules/prerequisites.ts';
import { always, face, oneIf, rule } from './rule.ts';

export const research = rule('research', {
  perform(x, _effect, script, at) {
    x.call(researchField, { script: script.key, at });
    return 'next';
  },
  feasible(purse, state, seat, effect) {
    if (effect.cube === 'supply' && purse.supply > 0) purse.supply--;
    else if (purse.population > 0) purse.population--;
    else return false;
    return anythingToResearch(state, seat, effect);
  },
  changes: always,
  worth(into, { levels, cube }) {
    const wanted: Level = levels === 'colonies' ? 2 : levels[levels.length - 1];
    into[`research${wanted}`]++;
    if (cube === 'supply') into.goods++;
  },
});

export const researchFace = face('research', {
  icons: ({ cube, levels, known }) => [
    { glyph: cube },
    'to',
    levels === 'colonies' ? { level: '1+', glyph: 'colony' } : { level: levels.map((level) => ROMAN[level]).join('/') },
    ...(known ? [{ glyph: 'eye', size: 13 } as const] : []),
  ],
  takes: ({ cube }) => oneIf(cube === 'population'),
});
