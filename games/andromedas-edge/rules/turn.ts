import { open } from '@orrery/kernel';
import { listOf, PIECES } from '../catalogue.ts';
import { SPECIAL_TILES } from '../content/special.ts';
import { SPECIAL_CELLS } from '../map.ts';
import { handLimit, shipsAt, storageLimit, withVortexes } from '../queries.ts';
import { decision, procedure } from '../rulebook.ts';
import { BAY, NONE, ON_STATION } from '../state.ts';
import { perform } from './calls.ts';
import { resolveEvent } from './event-cards.ts';
import { finalScoring } from './final.ts';
import { mayStillAct } from './free.ts';
import { discardOne, empty } from './goods.ts';
import { launch, launches, takeTurn } from './launch.ts';
import { returnToStation } from './return.ts';
import { setup } from './setup.ts';

/** The whole game: setup, turns clockwise until the last one is taken, final scoring. */
export const game = procedure(
  'game',
  {},
  {
    setup: (x) => {
      x.call(setup);
      return 'turns';
    },
    turns: (x) => {
      const { state } = x;
      if (state.lastTurns === 0) {
        x.call(finalScoring);
        return 'end';
      }
      if (state.lastTurns !== NONE) state.lastTurns--;
      x.callFor(state.active, turn);
      return 'pass';
    },
    pass: (x) => {
      x.state.active = (x.state.active + 1) % x.state.players.length;
      return 'turns';
    },
  },
);

export const endTurn = decision('endTurn', { options: (): readonly 'end'[] => ['end'] });

/** One turn: a Launch or a Return, with free actions all along; then a pending event, then the limits. */
export const turn = procedure(
  'turn',
  /* The Launch Bay was empty when the turn began: whatever it holds later, there is no Launch (AE-114). */
  { grounded: open<boolean | undefined>() },
  {
    begin: (x) => {
      const { state, seat } = x;
      state.turn++;
      state.kind = 'none';
      state.region = NONE;
      state.launched = NONE;
      state.again = 0;
      state.transferred = false;
      state.refused = 0;
      state.moduleGiven = false;
      state.rearranged = 0;
      for (const player of state.players) empty(player.spent[0]);
      x.locals.grounded = shipsAt(state.players[seat], BAY) === 0;
      x.emit({ type: 'turnBegan', seat, turn: state.turn });
      if (withVortexes(state)) x.call(harvest);
      return 'choose';
    },
    choose: (x) => {
      x.ask(x.seat, takeTurn, { again: false, grounded: x.locals.grounded === true });
      return 'act';
    },
    act: (x) => {
      const answer = x.answer(takeTurn);
      if (answer === 'return' || answer === 'done') {
        x.call(returnToStation);
        return 'finish';
      }
      x.call(launch, { ship: answer.launch, to: answer.to, jump: answer.jump === true });
      return 'again';
    },
    again: (x) => {
      const { state } = x;
      if (state.again === 0 || launches(state, x.seat, true).length === 0) return 'finish';
      x.ask(x.seat, takeTurn, { again: true, grounded: false });
      return 'another';
    },
    another: (x) => {
      const answer = x.answer(takeTurn);
      if (typeof answer === 'string') return 'finish';
      x.state.again--;
      x.call(launch, { ship: answer.launch, to: answer.to, jump: answer.jump === true });
      return 'again';
    },
    finish: (x) => {
      if (!mayStillAct(x.state, x.seat)) return 'event';
      x.ask(x.seat, endTurn);
      return 'event';
    },
    event: (x) => {
      if (x.state.marker === ON_STATION) x.call(resolveEvent);
      return 'limits';
    },
    limits: (x) => {
      const player = x.state.players[x.seat];
      for (const resource of PIECES) {
        const over = player.stock[resource] - storageLimit(player, resource);
        if (over <= 0) continue;
        player.stock[resource] -= over;
        x.emit({ type: 'overLimit', seat: x.seat, resource, n: over });
      }
      return 'hand';
    },
    hand: (x) => {
      const player = x.state.players[x.seat];
      if (player.hand.length > handLimit(player)) {
        x.call(discardOne, { why: 'limit' });
        return 'hand';
      }
      x.emit({ type: 'turnEnded', seat: x.seat });
      return 'end';
    },
  },
);

/* Vortexes. */

export const orderVortexes = decision('orderVortexes', { options: (): readonly number[] => [0, 1] });

/** At the beginning of the turn each Vortex with a ship of yours gives its benefit, in the order you choose. */
export const harvest = procedure(
  'harvest',
  {},
  {
    order: (x) => {
      const player = x.state.players[x.seat];
      const here = SPECIAL_CELLS.map((cell) => shipsAt(player, cell) > 0);
      if (here[0] && here[1]) {
        x.ask(x.seat, orderVortexes);
        return 'both';
      }
      here.forEach((ship, which) => {
        if (ship) x.call(perform, { list: vortexList(which), at: 0 });
      });
      return 'end';
    },
    both: (x) => {
      const first = x.answer(orderVortexes);
      x.call(perform, { list: vortexList(first), at: 0 });
      x.call(perform, { list: vortexList(1 - first), at: 0 });
      return 'end';
    },
  },
);

function vortexList(which: number): number {
  const { benefit } = SPECIAL_TILES[2 + which];
  if (benefit === undefined) throw new Error('a Vortex without a benefit');
  return listOf(benefit);
}
