import { open, type Seat } from '@orrery/kernel';
import { LISTS, listOf } from '../catalogue.ts';
import type { Effect } from '../content/effects.ts';
import { decision } from '../rulebook.ts';
import { perform } from '../rules/calls.ts';
import type { State } from '../state.ts';
import { face, say } from './face.ts';
import { type At, asking, lists, noteUse } from './rule.ts';

export const chooseEffect = decision('chooseEffect', {
  args: { list: open<number>(), at: open<number>() },
  options: (state, seat, { list, at }): readonly number[] => branches(state, seat, LISTS[list][at]),
});

function branches(state: State, seat: Seat, effect: Effect): number[] {
  const found: number[] = [];
  if (effect.kind !== 'choose') return found;
  for (let i = 0; i < effect.of.length; i++) if (lists.feasible(state, seat, effect.of[i], seat)) found.push(i);
  return found;
}

export const choose = asking('choose', {
  perform(x, effect) {
    const able = branches(x.state, x.seat, effect);
    if (able.length > 1) {
      x.ask(x.seat, chooseEffect, { list: x.locals.list, at: x.locals.at });
      return 'answered';
    }
    x.locals.at++;
    if (able.length === 1) take(x, listOf(effect.of[able[0]]));
    return 'next';
  },
  answered(x, effect) {
    x.locals.at++;
    take(x, listOf(effect.of[x.answer(chooseEffect)]));
    return 'next';
  },
  feasible: (state, seat, effect, cause) => effect.of.some((list) => lists.feasible(state, seat, list, cause)),
  worth: (effect) => Math.max(...effect.of.map((list) => lists.worth(list))),
});

function take(x: At, list: number): void {
  noteUse(x);
  x.call(perform, { list, at: 0, cause: x.locals.cause, must: x.locals.must });
}

export const chooseFace = face('choose', (effect, of) => effect.of.flatMap((list, i) => (i === 0 ? of(list) : [say('/'), ...of(list)])));
