/** Rulebook: Raum-Aktionen. */
import { open, type Seat } from '@orrery/kernel';
import { FIGURE, type Figure } from '../answers.ts';
import { ROOM_BIT } from '../content/rooms.ts';
import { NEIGHBOURS, PLACES, type Place } from '../content/ship.ts';
import type { RoomRight } from '../events.ts';
import { decision, procedure } from '../rulebook.ts';
import type { State } from '../state.ts';
import { call, moveNow, moves, train } from './dice.ts';
import { drawMissions, keepMission, keepOne } from './missionCards.ts';
import { aboard, addFigures, canMove, figuresAt, hasSeveralRooms, isExplored, roomAt, spot, tileAt } from './ship.ts';

/** Whether carrying out this room's action would change anything. */
export function roomActionHasEffect(state: State, place: Place, seat: Seat): boolean {
  switch (tileAt(state, place).action?.kind) {
    case undefined:
    case 'extraCall': // Only together with a call: see `call`.
      return false;
    case 'moves':
      return canMove(state, seat);
    case 'drawMissions':
      return state.personalStack.length > 0;
    case 'swap':
      return canSwap(state);
    case 'launch':
      return hasSeveralRooms(state);
    case 'sendBack':
      return someoneAboard(state);
    case 'trainOrCall':
      return state.supplies[seat] > 0 || state.cards[seat] > 0;
  }
}

function someoneAboard(state: State): boolean {
  for (let seat = 0; seat < state.config.seats; seat++) if (aboard(state, seat) > 0) return true;
  return false;
}

/** Carries out the action of a room; by right of control it is the room action of this round. */
export const useRoom = procedure(
  'useRoom',
  { place: open<Place>(), right: open<RoomRight>() },
  {
    begin: (x) => {
      const { state, seat } = x;
      const { place, right } = x.locals;
      const { action } = tileAt(state, place);
      state.turn.roomActions++;
      if (right === 'control') state.turn.rooms |= ROOM_BIT[roomAt(state, place)];
      x.emit({ type: 'roomUsed', seat, at: spot(state, place), right });
      switch (action?.kind) {
        case 'moves':
          x.call(moves, { upTo: action.upTo });
          return 'end';
        case 'drawMissions':
          x.call(bridge, { count: action.count });
          return 'end';
        case 'swap':
          x.call(swap);
          return 'end';
        case 'launch':
          x.call(launch, { from: place });
          return 'end';
        case 'sendBack':
          x.call(sendBack);
          return 'end';
        case 'trainOrCall':
          x.call(trainOrCall);
          return 'end';
        case 'extraCall': // Only together with a call: see `call`.
        case undefined:
          return 'end';
      }
    },
  },
);

/** Bridge: the mission held joins the cards drawn; one of them is kept. */
export const bridge = procedure(
  'bridge',
  { count: open<number>() },
  {
    draw: (x) => {
      const { state, seat } = x;
      const held = state.personal[seat];
      if (held !== null) state.drawn[seat].push(held);
      state.personal[seat] = null;
      drawMissions(x, seat, x.locals.count);
      x.ask(seat, keepMission);
      return 'keep';
    },
    keep: (x) => {
      keepOne(x, x.seat, x.answer(keepMission));
      return 'end';
    },
  },
);

// --- Reactor ------------------------------------------------------------------------------------

const stands = (state: State, place: Place, seat: Seat): boolean => figuresAt(state, place, seat) > 0;

/** Whether a researcher of another colour stands in a room beside this one. */
function hasPartner(state: State, place: Place, seat: Seat): boolean {
  const beside = NEIGHBOURS[place];
  for (let i = 0; i < beside.length; i++)
    for (let other = 0; other < state.config.seats; other++) if (other !== seat && stands(state, beside[i], other)) return true;
  return false;
}

function canSwap(state: State): boolean {
  for (let place = 0; place < PLACES; place++)
    for (let seat = 0; seat < state.config.seats; seat++) if (stands(state, place, seat) && hasPartner(state, place, seat)) return true;
  return false;
}

export const swapFirst = decision('swapFirst', {
  options: (state): readonly Figure[] => {
    const list: Figure[] = [];
    for (let place = 0; place < PLACES; place++)
      for (let seat = 0; seat < state.config.seats; seat++)
        if (stands(state, place, seat) && hasPartner(state, place, seat)) list.push(FIGURE[place][seat]);
    return list;
  },
});

export const swapSecond = decision('swapSecond', {
  args: { first: open<Figure>() },
  options: (state, _seat, { first }): readonly Figure[] => {
    const list: Figure[] = [];
    const beside = NEIGHBOURS[first.place];
    for (let i = 0; i < beside.length; i++)
      for (let seat = 0; seat < state.config.seats; seat++)
        if (seat !== first.seat && stands(state, beside[i], seat)) list.push(FIGURE[beside[i]][seat]);
    return list;
  },
});

/** Reactor: two researchers of different colours in adjacent rooms change places. */
export const swap = procedure(
  'swap',
  { first: open<Figure | undefined>() },
  {
    first: (x) => {
      x.ask(x.seat, swapFirst);
      return 'second';
    },
    second: (x) => {
      const first = x.answer(swapFirst);
      x.locals.first = first;
      x.ask(x.seat, swapSecond, { first });
      return 'swap';
    },
    swap: (x) => {
      const { state, seat } = x;
      const { first } = x.locals;
      const second = x.answer(swapSecond);
      if (first === undefined) throw new Error('a swap needs two researchers');
      addFigures(state, first.place, first.seat, -1);
      addFigures(state, second.place, first.seat, 1);
      addFigures(state, second.place, second.seat, -1);
      addFigures(state, first.place, second.seat, 1);
      x.emit({ type: 'swapped', seat, owners: [first.seat, second.seat], spots: [spot(state, first.place), spot(state, second.place)] });
      return 'end';
    },
  },
);

// --- Hangar, Armory, Communication Centre --------------------------------------------------------

export const launchTo = decision('launchTo', {
  args: { from: open<Place>() },
  options: (state, _seat, { from }): readonly Place[] => {
    const list: Place[] = [];
    for (let place = 0; place < PLACES; place++) if (place !== from && isExplored(state, place)) list.push(place);
    return list;
  },
});

/** Hangar: one own researcher from here to any explored room. */
export const launch = procedure(
  'launch',
  { from: open<Place>() },
  {
    where: (x) => {
      x.ask(x.seat, launchTo, { from: x.locals.from });
      return 'go';
    },
    go: (x) => {
      moveNow(x, { from: x.locals.from, to: x.answer(launchTo) });
      return 'end';
    },
  },
);

export const sendBackWhom = decision('sendBackWhom', {
  options: (state): readonly Figure[] => {
    const list: Figure[] = [];
    for (let place = 0; place < PLACES; place++)
      for (let seat = 0; seat < state.config.seats; seat++) if (stands(state, place, seat)) list.push(FIGURE[place][seat]);
    return list;
  },
});

/** Armory: anybody's researcher goes from the ship to the species card of its owner. */
export const sendBack = procedure(
  'sendBack',
  {},
  {
    whom: (x) => {
      x.ask(x.seat, sendBackWhom);
      return 'send';
    },
    send: (x) => {
      const { state, seat } = x;
      const { place, seat: owner } = x.answer(sendBackWhom);
      addFigures(state, place, owner, -1);
      state.cards[owner]++;
      x.emit({ type: 'sentBack', seat, owner, from: spot(state, place) });
      return 'end';
    },
  },
);

export const trainOrCallChoice = decision('trainOrCallChoice', {
  options: (): readonly ('train' | 'call')[] => TRAIN_OR_CALL,
});
const TRAIN_OR_CALL = ['train', 'call'] as const;

/** Communication Centre: train one researcher or call one. */
export const trainOrCall = procedure(
  'trainOrCall',
  {},
  {
    choose: (x) => {
      const { state, seat } = x;
      if (state.supplies[seat] === 0 || state.cards[seat] === 0) {
        x.call(state.supplies[seat] > 0 ? train : call, { upTo: 1 });
        return 'end';
      }
      x.ask(seat, trainOrCallChoice);
      return 'go';
    },
    go: (x) => {
      x.call(x.answer(trainOrCallChoice) === 'train' ? train : call, { upTo: 1 });
      return 'end';
    },
  },
);
