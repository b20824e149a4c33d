import { open, type Seat } from '@orrery/kernel';
import type { MoveAnswer, ShipAt } from '../answers.ts';
import { inBattle, rivalSides, sortDice, targetingOf } from '../battle-state.ts';
import { VOYAGE } from '../catalogue.ts';
import type { Side } from '../content/effects.ts';
import { SHIP_TYPES } from '../content/ids.ts';
import { EMPTY, NEIGHBOURS, SPECIAL } from '../map.ts';
import { findShip, hasAbility, inTurn, isNebula, shipsOfTypeAt, withQuasars } from '../queries.ts';
import { decision, procedure } from '../rulebook.ts';
import { BAY, NONE, SHIPS, type State, TYPE_OF_SHIP } from '../state.ts';
import { rollDie } from './dice.ts';
import { distinct } from './goods.ts';

/** What tactics cards and abilities do to a battle under way. */

type DiceKind = 'dice' | 'targeting' | 'reroll' | 'setDice';

/** The sides an effect may change. */
export function sidesMeant(state: State, seat: Seat, side: Side): number[] {
  if (state.battle === null) return [];
  if (side === 'rival') return rivalSides(state, seat);
  return inBattle(state, seat) ? [seat] : [];
}

export const chooseRival = decision('chooseRival', {
  args: { kind: open<DiceKind>() },
  options: (state, seat, { kind }): readonly number[] => aims(state, seat, kind),
});

const aims = (state: State, seat: Seat, kind: DiceKind): number[] =>
  rivalSides(state, seat).filter((side) => kind !== 'reroll' || state.battle?.rolls[side].length !== 0);

export const reroll = decision('reroll', {
  args: { side: open<number>(), done: open<number[]>() },
  options: (state, _seat, { side, done }): readonly (number | 'done')[] => [...untouched(state, side, done), 'done'],
});

/** Faces of a side's dice that were not rolled again by this effect yet: `done` are the results it got. */
function untouched(state: State, side: number, done: readonly number[]): number[] {
  const left = (state.battle?.rolls[side] ?? []).slice();
  for (const face of done) left.splice(left.indexOf(face), 1);
  return distinct(left);
}

export const setDie = decision('setDie', {
  args: { to: open<number>() },
  options: (state, seat, { to }): readonly (number | 'done')[] => [
    ...distinct(state.battle?.rolls[seat] ?? []).filter((face) => face !== to),
    'done',
  ],
});

/** A side as events name it. */
const sideTold = (state: State, side: number): number => (side === state.players.length ? NONE : side);

/** More or fewer dice, targeting, rolling again, turning dice. */
export const changeDice = procedure(
  'changeDice',
  {
    kind: open<DiceKind>(),
    n: open<number>(),
    to: open<number>(),
    rival: open<boolean>(),
    side: open<number | undefined>(),
    done: open<number[] | undefined>(),
  },
  {
    side: (x) => {
      if (x.state.battle === null) return 'end';
      if (!x.locals.rival) {
        x.locals.side = x.seat;
        return 'change';
      }
      const sides = aims(x.state, x.seat, x.locals.kind);
      if (sides.length === 0) return 'end';
      if (sides.length === 1) {
        x.locals.side = sides[0];
        return 'change';
      }
      x.ask(x.seat, chooseRival, { kind: x.locals.kind });
      return 'aimed';
    },
    aimed: (x) => {
      x.locals.side = x.answer(chooseRival);
      return 'change';
    },
    change: (x) => {
      const { battle } = x.state;
      const { kind, n, to } = x.locals;
      const side = x.locals.side ?? x.seat;
      if (battle === null) return 'end';
      if (kind === 'dice') {
        battle.dice[side] += n;
        x.emit({ type: 'battleAltered', seat: x.seat, side: sideTold(x.state, side), what: kind, n });
        return 'end';
      }
      if (kind === 'targeting') {
        battle.targeting[side] += n;
        x.emit({ type: 'battleAltered', seat: x.seat, side: sideTold(x.state, side), what: kind, n });
        return 'end';
      }
      if (n <= 0) return 'end';
      if (kind === 'reroll') {
        const done = x.locals.done ?? [];
        if (untouched(x.state, side, done).length === 0) return 'end';
        x.ask(x.seat, reroll, { side, done: done.slice() });
        return 'rerolled';
      }
      if (battle.rolls[side].every((die) => die === to)) return 'end';
      x.ask(x.seat, setDie, { to });
      return 'turned';
    },
    rerolled: (x) => {
      const face = x.answer(reroll);
      const { battle } = x.state;
      if (face === 'done' || battle === null) return 'end';
      const side = x.locals.side ?? x.seat;
      const to = rollDie(x, targetingOf(x.state, side));
      const dice = battle.rolls[side];
      dice[dice.indexOf(face)] = to;
      sortDice(dice);
      x.locals.n--;
      x.locals.done = [...(x.locals.done ?? []), to];
      x.emit({ type: 'diceChanged', side: sideTold(x.state, side), from: face, to });
      return 'change';
    },
    turned: (x) => {
      const face = x.answer(setDie);
      const { battle } = x.state;
      if (face === 'done' || battle === null) return 'end';
      const dice = battle.rolls[x.seat];
      dice[dice.indexOf(face)] = x.locals.to;
      sortDice(dice);
      x.locals.n--;
      x.emit({ type: 'diceChanged', side: x.seat, from: face, to: x.locals.to });
      return 'change';
    },
  },
);

/* Ships. */

export const saveShip = decision('saveShip', {
  options: (state, seat): readonly (ShipAt | 'done')[] => [...endangered(state, seat), 'done'],
});

function endangered(state: State, seat: Seat): ShipAt[] {
  const { battle } = state;
  const found: ShipAt[] = [];
  if (battle === null) return found;
  const player = state.players[seat];
  for (let i = 0; i < SHIPS; i++) {
    if (player.ships[i] !== battle.region || battle.saved.includes(seat * SHIPS + i)) continue;
    const ship = TYPE_OF_SHIP[i];
    if (!found.some((f) => f.ship === ship)) found.push({ ship, from: battle.region });
  }
  return found;
}

export const saveShips = procedure(
  'saveShips',
  { n: open<number>() },
  {
    choose: (x) => {
      if (x.locals.n <= 0 || endangered(x.state, x.seat).length === 0) return 'end';
      x.ask(x.seat, saveShip);
      return 'save';
    },
    save: (x) => {
      const answer = x.answer(saveShip);
      const { battle } = x.state;
      if (answer === 'done' || battle === null) return 'end';
      x.locals.n--;
      const player = x.state.players[x.seat];
      for (let i = 0; i < SHIPS; i++) {
        if (TYPE_OF_SHIP[i] !== answer.ship || player.ships[i] !== battle.region || battle.saved.includes(x.seat * SHIPS + i)) continue;
        battle.saved.push(x.seat * SHIPS + i);
        break;
      }
      return 'choose';
    },
  },
);

export const chooseWithdrawal = decision('withdraw', {
  args: { station: open<boolean>() },
  options: (state, seat, { station }): readonly MoveAnswer[] => [...withdrawals(state, seat, station), 'done'],
});

/** Where ships in the battle could go: adjacent regions they may enter, or home. */
export function withdrawals(state: State, seat: Seat, station: boolean): MoveAnswer[] {
  const { battle } = state;
  const found: MoveAnswer[] = [];
  if (battle === null) return found;
  const player = state.players[seat];
  const from = battle.region;
  for (const ship of SHIP_TYPES) {
    if (shipsOfTypeAt(player, ship, from) === 0) continue;
    if (station) {
      found.push({ ship, from, to: BAY });
      continue;
    }
    for (const to of NEIGHBOURS[from]) {
      const tile = state.tile[to];
      if (tile === EMPTY || (tile >= SPECIAL && withQuasars(state))) continue;
      if (!isNebula(state, to) || hasAbility(player, ship, VOYAGE)) found.push({ ship, from, to });
    }
  }
  return found;
}

export const withdraw = procedure(
  'withdraw',
  { ships: open<number>(), station: open<boolean>() },
  {
    choose: (x) => {
      if (x.locals.ships <= 0 || withdrawals(x.state, x.seat, x.locals.station).length === 0) return 'end';
      x.ask(x.seat, chooseWithdrawal, { station: x.locals.station });
      return 'leave';
    },
    leave: (x) => {
      const answer = x.answer(chooseWithdrawal);
      if (answer === 'done') return 'end';
      x.locals.ships--;
      const player = x.state.players[x.seat];
      player.ships[findShip(player, answer.ship, answer.from)] = answer.to;
      x.emit({ type: 'shipWithdrew', seat: x.seat, ship: answer.ship, to: answer.to });
      return 'choose';
    },
  },
);

export const chooseReserve = decision('reinforce', {
  options: (state, seat): readonly (number | 'done')[] => [...reserves(state, seat), 'done'],
});

/** Ship types in the Launch Bay that could join the battle. */
export function reserves(state: State, seat: Seat): number[] {
  const { battle } = state;
  const found: number[] = [];
  if (battle === null) return found;
  const player = state.players[seat];
  for (const ship of SHIP_TYPES) {
    if (shipsOfTypeAt(player, ship, BAY) > 0 && (!isNebula(state, battle.region) || hasAbility(player, ship, VOYAGE))) found.push(ship);
  }
  return found;
}

export const reinforce = procedure(
  'reinforce',
  { ships: open<number>() },
  {
    choose: (x) => {
      if (x.locals.ships <= 0 || reserves(x.state, x.seat).length === 0) return 'end';
      x.ask(x.seat, chooseReserve);
      return 'join';
    },
    join: (x) => {
      const ship = x.answer(chooseReserve);
      const { battle } = x.state;
      if (ship === 'done' || battle === null) return 'end';
      x.locals.ships--;
      const player = x.state.players[x.seat];
      player.ships[findShip(player, ship, BAY)] = battle.region;
      x.emit({ type: 'reinforced', seat: x.seat, ship });
      return 'choose';
    },
  },
);

/* Ending it. */

export const chooseEnd = decision('endBattle', {
  args: { everyone: open<boolean>() },
  options: (): readonly ('end' | 'fight')[] => ['fight', 'end'],
});

/** `you`: it ends; `anyone`: one voice in turn order is enough; `everyone`: all players in it must agree. */
export const endBattle = procedure(
  'endBattle',
  { consent: open<'you' | 'anyone' | 'everyone'>(), turn: open<number | undefined>() },
  {
    ask: (x) => {
      const { state } = x;
      if (state.battle === null) return 'end';
      if (x.locals.consent === 'you') {
        state.battle.ended = true;
        return 'end';
      }
      for (let k = x.locals.turn ?? 0; k < state.players.length; k++) {
        const seat = inTurn(state, k);
        if (!inBattle(state, seat)) continue;
        x.locals.turn = k + 1;
        x.ask(seat, chooseEnd, { everyone: x.locals.consent === 'everyone' });
        return 'answered';
      }
      if (x.locals.consent === 'everyone') state.battle.ended = true;
      return 'end';
    },
    answered: (x) => {
      const answer = x.answer(chooseEnd);
      const { battle } = x.state;
      if (battle === null) return 'end';
      if (answer === 'end' && x.locals.consent === 'anyone') {
        battle.ended = true;
        return 'end';
      }
      return answer === 'fight' && x.locals.consent === 'everyone' ? 'end' : 'ask';
    },
  },
);
