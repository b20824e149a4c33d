/** Rulebook: Technologie nutzen. One face-up card, one effect; then it is exhausted for everybody. */
import { open, type Seat } from '@orrery/kernel';
import { type Command, type Push, WAY, type Way } from '../answers.ts';
import { NEIGHBOURS, PLACES, type Place } from '../content/ship.ts';
import { TECHNOLOGIES, TECHNOLOGY_BIT, type TechnologyId } from '../content/technologies.ts';
import { type Context, decision, procedure, refuse } from '../rulebook.ts';
import type { State } from '../state.ts';
import { powersOf } from './abilities.ts';
import { call, moveNow, moves, SUPPORT_CALLS, train, trainNow } from './dice.ts';
import { roomActionHasEffect, useRoom } from './rooms.ts';
import {
  aboard,
  addFigures,
  canMove,
  figuresAt,
  hasExploredNeighbour,
  hasSeveralRooms,
  hasTeleporter,
  isExplored,
  placesOf,
  spot,
  takesTeleporter,
  teleportersLeft,
} from './ship.ts';

/** Whether using the card would change anything. A Teleporter with no marker left may be used all the same: missions ask for it. */
export function technologyHasEffect(state: State, technology: TechnologyId, seat: Seat): boolean {
  switch (TECHNOLOGIES[technology].kind) {
    case 'placeTeleporter':
      return teleportersLeft(state, seat) === 0 || anyPlace((place) => mayPlace(state, place, seat));
    case 'clone':
      return state.supplies[seat] > 0 && aboard(state, seat) > 0;
    case 'anyCommand':
      return state.supplies[seat] > 0 || state.cards[seat] > 0 || canMove(state, seat);
    case 'takeVaccines':
      return state.vaccineStock > 0;
    case 'moveTeleporter':
      return anyPlace((place) => takesTeleporter(state, place, seat));
    case 'roomAction':
      return anyPlace((place) => mayOverride(state, place, seat));
    case 'transit':
      return aboard(state, seat) > 0 && hasSeveralRooms(state);
    case 'push':
      return anyPlace((place) => hasVictim(state, place, seat));
  }
}

function anyPlace(holds: (place: Place) => boolean): boolean {
  for (let place = 0; place < PLACES; place++) if (holds(place)) return true;
  return false;
}

function listPlaces(holds: (place: Place) => boolean): Place[] {
  const list: Place[] = [];
  for (let place = 0; place < PLACES; place++) if (holds(place)) list.push(place);
  return list;
}

export const useTechnology = procedure(
  'useTechnology',
  { technology: open<TechnologyId>() },
  {
    begin: (x) => {
      const { state, seat } = x;
      const { technology } = x.locals;
      const effect = TECHNOLOGIES[technology];
      state.exhaustedBy[state.technologies.indexOf(technology)] = seat;
      state.turn.technologies |= TECHNOLOGY_BIT[technology];
      x.emit({ type: 'technologyUsed', seat, technology });
      switch (effect.kind) {
        case 'placeTeleporter':
          if (teleportersLeft(state, seat) > 0) x.call(placeTeleporter);
          else x.emit({ type: 'noTeleporterLeft', seat });
          return 'end';
        case 'clone':
          x.call(clone);
          return 'end';
        case 'anyCommand':
          x.call(anyCommand);
          return 'end';
        case 'takeVaccines':
          takeVaccines(x, effect.count);
          return 'end';
        case 'moveTeleporter':
          x.call(moveTeleporter);
          return 'end';
        case 'roomAction':
          x.call(override);
          return 'end';
        case 'transit':
          x.call(transit, { left: effect.upTo });
          return 'end';
        case 'push':
          x.call(push);
          return 'end';
      }
    },
  },
);

// --- Teleporter ---------------------------------------------------------------------------------

const mayPlace = (state: State, place: Place, seat: Seat): boolean =>
  figuresAt(state, place, seat) > 0 && takesTeleporter(state, place, seat);

export const teleporterTo = decision('teleporterTo', {
  options: (state, seat): readonly Place[] => listPlaces((place) => mayPlace(state, place, seat)),
  refusals: (state, seat) =>
    listPlaces((place) => isExplored(state, place) && !mayPlace(state, place, seat)).map((place) =>
      hasTeleporter(state, place, seat)
        ? refuse(place, 'teleporterHere', 'AN-G14')
        : state.rooms[place] === 'lab'
          ? refuse(place, 'noTeleportersHere', 'AN-176')
          : refuse(place, 'noResearcherHere', 'AN-G05'),
    ),
});

export const placeTeleporter = procedure(
  'placeTeleporter',
  {},
  {
    where: (x) => {
      x.ask(x.seat, teleporterTo);
      return 'place';
    },
    place: (x) => {
      const { state, seat } = x;
      const place = x.answer(teleporterTo);
      state.teleporters[seat] |= 1 << place;
      x.emit({ type: 'teleporterPlaced', seat, at: spot(state, place) });
      return 'end';
    },
  },
);

// --- Ring Shifter -------------------------------------------------------------------------------

export const shiftTeleporter = decision('shiftTeleporter', {
  options: (state, seat): readonly Way[] => {
    const list: Way[] = [];
    for (let from = 0; from < PLACES; from++) {
      if (!hasTeleporter(state, from, seat)) continue;
      for (let to = 0; to < PLACES; to++) if (takesTeleporter(state, to, seat)) list.push(WAY[from][to]);
    }
    return list;
  },
  refusals: (state, seat) => {
    const lab = state.rooms.indexOf('lab');
    return lab < 0 || !isExplored(state, lab)
      ? []
      : listPlaces((from) => hasTeleporter(state, from, seat)).map((from) => refuse({ from, to: lab }, 'noTeleportersHere', 'AN-176'));
  },
});

export const moveTeleporter = procedure(
  'moveTeleporter',
  {},
  {
    which: (x) => {
      x.ask(x.seat, shiftTeleporter);
      return 'move';
    },
    move: (x) => {
      const { state, seat } = x;
      const { from, to } = x.answer(shiftTeleporter);
      state.teleporters[seat] = (state.teleporters[seat] & ~(1 << from)) | (1 << to);
      x.emit({ type: 'teleporterMoved', seat, from: spot(state, from), to: spot(state, to) });
      return 'end';
    },
  },
);

// --- Cloning ------------------------------------------------------------------------------------

export const cloneAt = decision('cloneAt', { options: (state, seat): readonly Place[] => placesOf(state, seat) });

/** From the supply straight to where an own researcher stands. */
export const clone = procedure(
  'clone',
  {},
  {
    where: (x) => {
      x.ask(x.seat, cloneAt);
      return 'clone';
    },
    clone: (x) => {
      const { state, seat } = x;
      const place = x.answer(cloneAt);
      state.supplies[seat]--;
      addFigures(state, place, seat, 1);
      x.emit({ type: 'cloned', seat, at: spot(state, place) });
      return 'end';
    },
  },
);

// --- Universal Tool -----------------------------------------------------------------------------

export const chooseCommand = decision('chooseCommand', {
  options: (state, seat): readonly Command[] => {
    const list: Command[] = [];
    const train = state.supplies[seat] > 0;
    const call = state.cards[seat] > 0;
    if (train) list.push('training');
    if (call) list.push('support');
    if (train) list.push('improviseTrain');
    if (call) list.push('improviseCall');
    if (train && powersOf(state, seat).improviseBoth) list.push('improviseBoth');
    if (canMove(state, seat)) list.push('movement');
    return list;
  },
  refusals: (state, seat) => [
    ...(state.supplies[seat] > 0 ? [] : [refuse('training', 'supplyEmpty', 'AN-231')]),
    ...(state.cards[seat] > 0 ? [] : [refuse('support', 'cardEmpty', 'AN-231')]),
    ...(canMove(state, seat) ? [] : [refuse('movement', 'nowhereToMove', 'AN-129')]),
  ],
});

/** Does what the die would do. */
export function carryOut(x: Context, command: Command): void {
  const { state, seat } = x;
  switch (command) {
    case 'training':
      x.call(train, { upTo: powersOf(state, seat).training });
      return;
    case 'support':
      x.call(call, { upTo: SUPPORT_CALLS });
      return;
    case 'improviseTrain':
      trainNow(x, 1);
      return;
    case 'improviseCall':
      x.call(call, { upTo: 1 });
      return;
    case 'improviseBoth':
      trainNow(x, 1);
      x.call(call, { upTo: 1 });
      return;
    case 'movement':
      x.call(moves, { upTo: powersOf(state, seat).movement });
      return;
  }
}

export const anyCommand = procedure(
  'anyCommand',
  {},
  {
    which: (x) => {
      x.ask(x.seat, chooseCommand);
      return 'go';
    },
    go: (x) => {
      carryOut(x, x.answer(chooseCommand));
      return 'end';
    },
  },
);

// --- Vaccine ------------------------------------------------------------------------------------

function takeVaccines(x: Context, count: number): void {
  const { state, seat } = x;
  const taken = Math.min(count, state.vaccineStock);
  state.vaccineStock -= taken;
  state.vaccines[seat] += taken;
  x.emit({ type: 'vaccinesTaken', seat, count: taken });
}

// --- Override Key -------------------------------------------------------------------------------

/** A room with an own researcher, controlled or not, whose action would do something. */
const mayOverride = (state: State, place: Place, seat: Seat): boolean =>
  figuresAt(state, place, seat) > 0 && roomActionHasEffect(state, place, seat);

export const overrideRoom = decision('overrideRoom', {
  options: (state, seat): readonly Place[] => listPlaces((place) => mayOverride(state, place, seat)),
});

export const override = procedure(
  'override',
  {},
  {
    which: (x) => {
      x.ask(x.seat, overrideRoom);
      return 'go';
    },
    go: (x) => {
      x.call(useRoom, { place: x.answer(overrideRoom), right: 'card' });
      return 'end';
    },
  },
);

// --- Transit Tube -------------------------------------------------------------------------------

export const transitWay = decision('transitWay', {
  args: { way: open<Way | undefined>() },
  options: (state, seat, { way }): readonly (Way | 'stop')[] => {
    if (way !== undefined) return [WAY[way.from][way.to], 'stop'];
    const list: Way[] = [];
    for (let from = 0; from < PLACES; from++) {
      if (figuresAt(state, from, seat) === 0) continue;
      for (let to = 0; to < PLACES; to++) if (to !== from && isExplored(state, to)) list.push(WAY[from][to]);
    }
    return list;
  },
});

/** Up to this many own researchers from one room to one other explored room, however far. */
export const transit = procedure(
  'transit',
  { left: open<number>() },
  {
    where: (x) => {
      x.ask(x.seat, transitWay, {});
      return 'go';
    },
    go: (x) => {
      const way = x.answer(transitWay);
      if (way === 'stop') return 'end';
      moveNow(x, way);
      x.locals.left--;
      if (x.locals.left === 0 || figuresAt(x.state, way.from, x.seat) === 0) return 'end';
      x.ask(x.seat, transitWay, { way: WAY[way.from][way.to] });
      return 'go';
    },
  },
);

// --- Repulsor -----------------------------------------------------------------------------------

/** Somebody else's researcher beside an own one, with an explored room to go to. */
function hasVictim(state: State, place: Place, seat: Seat): boolean {
  if (figuresAt(state, place, seat) === 0 || !hasExploredNeighbour(state, place)) return false;
  for (let other = 0; other < state.config.seats; other++) if (other !== seat && figuresAt(state, place, other) > 0) return true;
  return false;
}

export const pushWhom = decision('pushWhom', {
  options: (state, seat): readonly Push[] => {
    const list: Push[] = [];
    for (let from = 0; from < PLACES; from++) {
      if (!hasVictim(state, from, seat)) continue;
      for (let other = 0; other < state.config.seats; other++) {
        if (other === seat || figuresAt(state, from, other) === 0) continue;
        for (const to of NEIGHBOURS[from]) if (isExplored(state, to)) list.push({ seat: other, from, to });
      }
    }
    return list;
  },
});

export const push = procedure(
  'push',
  {},
  {
    whom: (x) => {
      x.ask(x.seat, pushWhom);
      return 'push';
    },
    push: (x) => {
      const { state } = x;
      const { seat: owner, from, to } = x.answer(pushWhom);
      addFigures(state, from, owner, -1);
      addFigures(state, to, owner, 1);
      x.emit({ type: 'pushed', seat: x.seat, owner, from: spot(state, from), to: spot(state, to) });
      return 'end';
    },
  },
);
