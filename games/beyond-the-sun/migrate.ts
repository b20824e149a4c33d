import type { Ask, Frame, GameDefinition, Position } from '@orrery/kernel';
import { MOVES, type Move, SHIPS, type ShipChoice } from './answers.ts';
import { LOCATIONS } from './content/exploration.ts';
import { scriptOf } from './content/scripts.ts';
import type { Bonus } from './rules/calls.ts';

/** What a match begun under older rules needs to be played on. */
export const migrate: GameDefinition<unknown, unknown, never>['migrate'] = {
  1: flowIntoFrames,
  2: withoutConfig,
  3: asItStands,
  4: asItStands,
};

/** Versions 3 and 4 had other figures on systems, achievements and some prices: what has happened stays, and from then on the new ones hold. */
function asItStands(position: Position<unknown>): Position<unknown> {
  return position;
}

/** Version 2 kept seats and options one by one. */
function withoutConfig({ state, ...position }: Position<unknown>): Position<unknown> {
  const { seats, expertMats, display, ...kept } = state as Record<string, unknown>;
  return { ...position, state: kept };
}

/* Version 1 kept in the state what was going on, partly packed into numbers. */

const moveOf = (packed: number): Move => MOVES[(packed >> 4) & 15][packed & 15][packed >> 8];
const shipOf = (slot: number): ShipChoice => SHIPS[slot >> 2][slot & 3];
const bonusOf = (packed: number): Bonus => ({
  wave: packed >> 9,
  seat: (packed >> 4) & 15,
  location: packed & 15,
  kind: (packed & 256) !== 0 ? 'arrival' : 'control',
});

type Old = {
  changed: boolean;
  taken: number;
  heldOre: number;
  heldPopulation: number;
  bonuses: number[];
  wave: number;
  fitting: string[];
};

const FLOW = [
  'doing',
  'doingAt',
  'changed',
  'taken',
  'heldOre',
  'heldPopulation',
  'moving',
  'jumpsLeft',
  'dirty',
  'bonuses',
  'wave',
  'settling',
  'busy',
] as const;

function flowIntoFrames(position: Position<unknown>): Position<unknown> {
  const state = position.state as Old & Record<string, unknown>;
  const bonuses = state.bonuses.map(bonusOf);
  let checking = false;
  for (const { procedure, locals } of position.stack) {
    switch (procedure) {
      case 'action':
        locals.changed = state.changed;
        locals.taken = state.taken;
        break;
      case 'carryOut':
        delete locals.ore;
        delete locals.population;
        break;
      case 'control':
        // Only the outermost check gives bonuses.
        locals.wave = checking ? 0 : state.wave;
        locals.bonuses = checking ? [] : bonuses;
        checking = true;
        break;
      case 'colonise':
        locals.arrivals = locals.stealth === true && !checking ? bonuses : [];
        locals.settled ??= 0;
        locals.markers ??= 0;
        break;
      case 'stealthColonise':
        locals.arrivals = [];
        break;
      case 'jump':
        locals.moves = (locals.moves as number[]).map(moveOf);
        break;
      case 'transfer':
        // Where these ships came from was not kept: Sol will do, where nobody arrives.
        locals.moves = (locals.moved as number[]).map((slot) => MOVES[0][slot >> 2][slot & 3]);
        delete locals.moved;
        break;
      case 'upgradeShips':
        locals.done = (locals.done as number[]).map(shipOf);
        break;
      case 'payment': {
        const { oreCost } = scriptOf(locals.script as string);
        locals.ore = oreCost + (locals.surcharge as number) + (position.asks[0]?.decision === 'payReturned' ? 1 : 0);
        delete locals.surcharge;
        break;
      }
    }
  }
  for (const ask of [...position.asks, ...position.stack.flatMap((frame) => frame.held ?? [])]) argsOf(ask, state, bonuses, position.stack);
  for (const field of FLOW) delete state[field];
  // What lies in a row of the display is not turned up.
  const rows = state.rows as string[][];
  state.fitting = state.fitting.filter((card) => !rows.some((row) => row.includes(card)));
  return position;
}

function argsOf(ask: Ask, state: Old, bonuses: readonly Bonus[], stack: readonly Frame[]): void {
  const { decision, args } = ask;
  switch (decision) {
    case 'chooseJump':
      args.moves = (args.moves as number[]).map(moveOf);
      break;
    case 'chooseTransfer':
      args.moved = (args.moved as number[]).map(shipOf);
      break;
    case 'chooseUpgrade':
      args.done = (args.done as number[]).map(shipOf);
      break;
    case 'chooseBonus':
      args.at = bonuses.filter(({ wave, seat }) => wave === args.wave && seat === ask.seat).map(({ location }) => LOCATIONS[location]);
      delete args.wave;
      break;
    case 'chooseTechnology':
      args.cards = state.fitting.slice();
      break;
    case 'takeOptional':
      args.ore = isActive(ask, stack) ? state.heldOre : 0;
      args.population = isActive(ask, stack) ? state.heldPopulation : 0;
      break;
    case 'takePrize':
      args.population = isActive(ask, stack) ? state.heldPopulation : 0;
      break;
  }
}

/** Only in one's own action something was held back. */
const isActive = (ask: Ask, stack: readonly Frame[]): boolean => stack.find(({ procedure }) => procedure === 'turn')?.seat === ask.seat;
