import { SYSTEMS, type SystemId } from '../content/systems.ts';
import type { Context } from '../rulebook.ts';
import { decision, define } from '../rulebook.ts';
import { colonialMinistry } from './calls.ts';
import { colonyBonus, drawSystem, ownSystem } from './colonies.ts';
import { bury } from './decks.ts';

/** Colonial Ministry: systems of deck A (of B when A runs out), one of them a colony without markers, the others under their deck. */

export const chooseSystem = decision('chooseSystem', {
  options: (state) => state.drawn.slice(),
});

define(colonialMinistry, {
  draw: (x) => {
    const { state, seat, locals } = x;
    for (let i = 0; i < locals.cards; i++) {
      const system = drawSystem(x, 'A');
      if (system !== undefined) state.drawn.push(system);
    }
    if (state.drawn.length === 0) return 'end';
    x.emit({ type: 'systemsDrawn', seat, systems: state.drawn.slice() });
    if (state.drawn.length === 1) {
      take(x, state.drawn[0]);
      return 'end';
    }
    x.ask(seat, chooseSystem);
    return 'take';
  },
  take: (x) => {
    take(x, x.answer(chooseSystem));
    return 'end';
  },
});

function take(x: Context, system: SystemId): void {
  const { state, seat } = x;
  const others = state.drawn.filter((other) => other !== system);
  state.drawn = [];
  for (const other of others) bury(x, state.systemDecks[SYSTEMS[other].deck === 'A' ? 0 : 1], [other]);
  ownSystem(x, seat, system, '', null);
  colonyBonus(x, seat, system);
}
