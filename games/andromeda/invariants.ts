import type { Invariant } from '@orrery/kernel';
import { DICE_IN_PLAY } from './content/dice.ts';
import { MISSION_IDS } from './content/missions.ts';
import { PLACES, shipPlaces } from './content/ship.ts';
import { VACCINE_MARKERS } from './content/technologies.ts';
import { total } from './rules/phase1.ts';
import { bits, figuresAt, isExplored, tileAt } from './rules/ship.ts';
import { RESEARCHERS, type State, TELEPORTERS } from './state.ts';

const each = (state: State, wrong: (seat: number) => string | undefined): string | undefined => {
  for (let seat = 0; seat < state.config.seats; seat++) {
    const what = wrong(seat);
    if (what !== undefined) return `seat ${seat}: ${what}`;
  }
  return undefined;
};

/** What always holds at the table. */
export const invariants: readonly Invariant<State>[] = [
  {
    name: 'sixteen researchers of each colour',
    check: (state) =>
      each(state, (seat) => {
        let sum = state.supplies[seat] + state.cards[seat];
        for (let place = 0; place < PLACES; place++) {
          const count = figuresAt(state, place, seat);
          if (count < 0) return `${count} researchers at place ${place}`;
          sum += count;
        }
        if (state.supplies[seat] < 0 || state.cards[seat] < 0) return 'fewer than no researchers';
        return sum === RESEARCHERS ? undefined : `${sum} researchers`;
      }),
  },
  {
    name: 'researchers and teleporters stand in explored rooms only',
    check: (state) =>
      each(state, (seat) => {
        for (let place = 0; place < PLACES; place++) {
          const here = figuresAt(state, place, seat) > 0 || (state.teleporters[seat] & (1 << place)) !== 0;
          if (here && !isExplored(state, place)) return `something at place ${place}`;
        }
        return undefined;
      }),
  },
  {
    name: 'three teleporters of each colour, none in the Laboratory',
    check: (state) =>
      each(state, (seat) => {
        const count = bits(state.teleporters[seat]);
        if (count > TELEPORTERS) return `${count} teleporters`;
        for (let place = 0; place < PLACES; place++)
          if ((state.teleporters[seat] & (1 << place)) !== 0 && tileAt(state, place).rule === 'noTeleporters')
            return 'one in the Laboratory';
        return undefined;
      }),
  },
  {
    name: 'all dice are on order cards, in the offer, in the pool or in the centre',
    check: (state) => {
      const all = [...state.dice, ...state.offer, ...state.pool, ...state.centre];
      if (all.some((n) => n < 0)) return 'fewer than no dice';
      const sum = total(all);
      return sum === (state.phase === 'setup' ? 0 : DICE_IN_PLAY[state.config.seats]) ? undefined : `${sum} dice`;
    },
  },
  {
    name: 'ten vaccine markers or none',
    check: (state) => {
      const sum = state.vaccineStock + total(state.vaccines);
      return sum === (state.technologies.includes('vaccine') ? VACCINE_MARKERS : 0) ? undefined : `${sum} markers`;
    },
  },
  {
    name: 'every mission is in one place',
    check: (state) => {
      const all = [
        ...state.generalStack,
        ...state.openMissions,
        ...state.personalStack,
        ...state.personal.filter((m) => m !== null),
        ...state.drawn.flat(),
        ...state.fulfilled.flat(),
      ];
      if (all.length === 0 && state.phase === 'setup') return undefined;
      if (state.stackSeenBy.length !== state.personalStack.length) return 'the memory of the stack is not as long as the stack';
      return all.length === MISSION_IDS.length && new Set(all).size === all.length ? undefined : `${all.length} missions`;
    },
  },
  {
    name: 'every tile is in one place',
    check: (state) => {
      const tiles = state.rooms.filter((room) => room !== null);
      return tiles.length === shipPlaces(state.config.seats).length && new Set(tiles).size === tiles.length
        ? undefined
        : `${tiles.length} tiles`;
    },
  },
  {
    name: 'every order card has one holder at most',
    check: (state) => {
      const held = state.orderCards.filter((card) => card > 0);
      return new Set(held).size === held.length && held.every((card) => card <= state.config.seats)
        ? undefined
        : `cards ${held.join(', ')}`;
    },
  },
];
