/** Every procedure of the game by its name: texts are checked against this list. */
import { actions } from './actions.ts';
import { contamination } from './contamination.ts';
import { call, moves, spendAny, train } from './dice.ts';
import { explore } from './explore.ts';
import { game } from './game.ts';
import { missions, sacrifice } from './missions.ts';
import { assignCommands } from './phase1.ts';
import { turn, turns } from './phase2.ts';
import { checkControl } from './phase3.ts';
import { cleanUp, renewMission } from './phase4.ts';
import { bridge, launch, sendBack, swap, trainOrCall, useRoom } from './rooms.ts';
import { setup } from './setup.ts';
import { anyCommand, clone, moveTeleporter, override, placeTeleporter, push, transit, useTechnology } from './technologies.ts';

export const procedures = {
  game,
  setup,
  assignCommands,
  turns,
  turn,
  contamination,
  actions,
  spendAny,
  train,
  call,
  moves,
  explore,
  useRoom,
  bridge,
  swap,
  launch,
  sendBack,
  trainOrCall,
  useTechnology,
  placeTeleporter,
  moveTeleporter,
  clone,
  anyCommand,
  override,
  transit,
  push,
  missions,
  sacrifice,
  checkControl,
  cleanUp,
  renewMission,
};
