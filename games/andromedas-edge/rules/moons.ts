import { open, type Seat } from '@orrery/kernel';
import type { RoomAnswer } from '../answers.ts';
import { MOON_GOODS, MOON_INPUT, moduleCard } from '../catalogue.ts';
import { MODULE_TYPES } from '../content/ids.ts';
import { MOONS } from '../content/moons.ts';
import type { Event, SlotPlace } from '../events.ts';
import type { Cell } from '../map.ts';
import { moonLimit } from '../queries.ts';
import { type Context, decision, procedure, refuse } from '../rulebook.ts';
import { type Module, NONE, type Player, type State, TYPE_OF_SHIP } from '../state.ts';
import { triggerAll } from './abilities.ts';
import { abandonMoon } from './calls.ts';
import { distinct, gainBundle, removeFrom, score } from './goods.ts';
import { repairs } from './repair.ts';

/** Everything printed on a moon: resources, points, repair. */
export function moonBenefit(x: Context, seat: Seat, moon: number): void {
  gainBundle(x, seat, MOON_GOODS[moon], 1, 'moon');
  if (MOONS[moon].repair > 0) x.callFor(seat, repairs, { times: MOONS[moon].repair });
}

export function discardMoon(x: Context, seat: Seat, moon: number): void {
  x.state.gone.push(moon);
  x.emit({ type: 'moonDiscarded', seat, moon });
}

/* Slots. */

/** Whether this moon may lie in this module's own slot. */
export function slotTakes(module: Module, moon: number): boolean {
  const { slot } = moduleCard(module.id);
  return slot !== undefined && (slot.side === 'output' || MOON_INPUT[moon]);
}

/** Calls `each` for every slot of the station that takes the moon: own slots, complete half slots, Tactical Operations. */
export function eachSlot(player: Player, moon: number, empty: boolean, each: (row: number, at: number, half: boolean) => void): void {
  for (const row of MODULE_TYPES) {
    const modules = player.rows[row];
    for (let at = 0; at < modules.length; at++) {
      const module = modules[at];
      if ((!empty || module.moon === NONE) && slotTakes(module, moon)) each(row, at, false);
      if (row === 1 && at > 0 && (!empty || module.half === NONE)) each(row, at, true);
    }
  }
  if (!empty || player.operations === NONE) each(NONE, 0, false);
}

/** The slot an answer names. */
export const placeOf = (answer: { operations: true } | { row: number; at: number; half?: true }): SlotPlace =>
  'operations' in answer ? 'operations' : answer.half ? { row: answer.row, at: answer.at, half: true } : { row: answer.row, at: answer.at };

/** Moves a claimed moon into a slot; what lay there is discarded without benefit. Slot points score once. */
export function slotMoon(x: Context, seat: Seat, moon: number, place: SlotPlace): void {
  const player = x.state.players[seat];
  unslotMoon(x, seat, place);
  removeFrom(player.moons, moon);
  let vp = 0;
  if (place === 'operations') player.operations = moon;
  else {
    const module = player.rows[place.row][place.at];
    if (place.half) module.half = moon;
    else {
      module.moon = moon;
      if (!module.slotted) vp = moduleCard(module.id).slot?.vp ?? 0;
      module.slotted = true;
    }
  }
  x.emit({ type: 'moonSlotted', seat, moon, place });
  score(x, seat, vp, 'slot');
  triggerAll(x, seat, 'slottedMoon');
}

/** Discards what lies in a slot, if anything does. */
export function unslotMoon(x: Context, seat: Seat, place: SlotPlace): void {
  const player = x.state.players[seat];
  let moon = NONE;
  if (place === 'operations') {
    moon = player.operations;
    player.operations = NONE;
  } else {
    const module = player.rows[place.row][place.at];
    moon = place.half ? module.half : module.moon;
    if (place.half) module.half = NONE;
    else module.moon = NONE;
  }
  if (moon !== NONE) discardMoon(x, seat, moon);
}

/* Claiming. */

/** On the own turn room must be made; otherwise, and during an event, the moon may be left. */
const mustMakeRoom = (state: State, seat: Seat): boolean => state.active === seat && !state.inEvent;

/** Making room in a full claimed moons area. */
export const makeRoom = decision('makeRoom', {
  args: { moon: open<number>(), from: open<Cell>() },
  options: (state, seat): readonly RoomAnswer[] => {
    const player = state.players[seat];
    const options: RoomAnswer[] = [];
    const own = mustMakeRoom(state, seat);
    for (const moon of distinct(player.moons)) {
      options.push(own ? { abandon: moon } : { discard: moon });
      if (!state.inEvent)
        /* A filled slot will do as well: what lies there is discarded (AE-275). */
        eachSlot(player, moon, false, (row, at, half) => {
          if (row === NONE) options.push({ slot: moon, operations: true });
          else options.push(half ? { slot: moon, row, at, half } : { slot: moon, row, at });
        });
    }
    if (!own) options.push('leave');
    return options;
  },
  refusals: (state, seat) => (mustMakeRoom(state, seat) ? [refuse('leave', 'activationIsCompulsory', 'AE-165')] : []),
});

/** Claims the top moon of a region. */
export const claimMoon = procedure(
  'claimMoon',
  { from: open<Cell>() },
  {
    room: (x) => {
      const stack = x.state.moons[x.locals.from];
      if (stack.length === 0) return 'end';
      const player = x.state.players[x.seat];
      if (player.moons.length < moonLimit(player)) return 'claim';
      x.ask(x.seat, makeRoom, { moon: stack[stack.length - 1], from: x.locals.from });
      return 'made';
    },
    made: (x) => {
      const answer = x.answer(makeRoom);
      const { from } = x.locals;
      if (answer === 'leave') {
        x.emit({ type: 'moonLeft', seat: x.seat, moon: x.state.moons[from][x.state.moons[from].length - 1], at: from });
        return 'end';
      }
      if ('abandon' in answer) x.call(abandonMoon, { moon: answer.abandon });
      else if ('discard' in answer) {
        removeFrom(x.state.players[x.seat].moons, answer.discard);
        discardMoon(x, x.seat, answer.discard);
      } else slotMoon(x, x.seat, answer.slot, placeOf(answer));
      return 'room';
    },
    claim: (x) => {
      const { from } = x.locals;
      const moon = x.state.moons[from].at(-1);
      if (moon === undefined) return 'end';
      x.state.players[x.seat].moons.push(moon);
      takeTop(x, from, { type: 'moonClaimed', seat: x.seat, moon, from });
      triggerAll(x, x.seat, 'claimedMoon', {
        ship: x.state.launched === NONE || x.state.active !== x.seat ? NONE : TYPE_OF_SHIP[x.state.launched],
      });
      return 'end';
    },
  },
);

/**
 * The top moon of a stack leaves it, as the event tells, and the next one comes to light. Where it goes to is certain: it is told before
 * the next one is seen.
 */
export function takeTop(x: Context, cell: Cell, told: Event): void {
  const stack = x.state.moons[cell];
  if (stack.length < 2) {
    stack.pop();
    x.emit(told);
    return;
  }
  x.emit(told);
  x.reveal();
  stack.pop();
  x.emit({ type: 'moonShown', at: cell, moon: stack[stack.length - 1] });
}
