/** Every procedure of the game by its name: texts are checked against this list. */
import { anytime } from './anytime.ts';
import {
  action,
  buildShip,
  carryOut,
  colonialMinistry,
  colonise,
  control,
  jump,
  moveSupply,
  payment,
  privateTechnology,
  research,
  stealthColonise,
  trade,
  transfer,
  upgradeShips,
} from './calls.ts';
import { resolveEvent } from './event.ts';
import { game } from './game.ts';
import { turn } from './turn.ts';

export const procedures = {
  anytime,
  action,
  carryOut,
  payment,
  research,
  privateTechnology,
  buildShip,
  upgradeShips,
  jump,
  transfer,
  control,
  colonise,
  stealthColonise,
  colonialMinistry,
  moveSupply,
  trade,
  event: resolveEvent,
  game,
  turn,
};
