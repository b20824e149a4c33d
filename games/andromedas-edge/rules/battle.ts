import { open, type Seat } from '@orrery/kernel';
import type { EscalateAnswer } from '../answers.ts';
import { battleRule, contested, diceLimit, diceOf, inBattle, judged, newBattle, sideOf, sortDice, targetingOf } from '../battle-state.ts';
import { JUMP, listOf, VOYAGE } from '../catalogue.ts';
import { SUPREMACY } from '../content/ids.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { energyOf, energyRoom, escalators, mostEnergy } from '../means.ts';
import { jumpCost } from '../prices.ts';
import { findShip, hasAbility, inTurn, isNebula, passiveAnywhere, raiderClassAt, raiderSpec, specialAt, turnOrder } from '../queries.ts';
import { type Context, decision, procedure, refuse } from '../rulebook.ts';
import { type Battle, NONE, SHIPS, type State, TYPE_OF_SHIP } from '../state.ts';
import { triggerAll } from './abilities.ts';
import { openWindow, perform } from './calls.ts';
import { rollDie } from './dice.ts';
import { spendEnergy } from './energy.ts';
import { couldRaiseEnergy } from './free.ts';
import { canDraw, distinct, draw, empty } from './goods.ts';
import { moonBenefit } from './moons.ts';
import { damageRaider } from './raiders.ts';
import { damageShip } from './ships.ts';
import { advance } from './tracks.ts';
import { listens, mute, playable, playCard } from './windows.ts';

const bit = (seat: Seat): number => 1 << seat;

function current(state: State): Battle {
  if (state.battle === null) throw new Error('no battle is under way');
  return state.battle;
}

/** Battle: escalation, diplomacy, preparations, roll, outcome, damage. It ends at once when fewer than two sides are left. */
export const battle = procedure(
  'battle',
  { turn: open<number | undefined>() },
  {
    begin: (x) => {
      const { state } = x;
      state.battle = newBattle(state, state.region);
      for (const player of state.players) empty(player.spent[1]);
      x.emit({ type: 'battleBegan', at: state.region });
      x.call(openWindow, { window: 'battleStart', cause: x.seat });
      return 'escalation';
    },
    escalation: (x) => {
      if (over(x)) return 'end';
      x.call(everyone, { doing: 'escalate' });
      return 'diplomacy';
    },
    diplomacy: (x) => {
      if (over(x)) return 'end';
      enter(x, 'diplomacy');
      x.call(everyone, { doing: 'diplomacy' });
      return 'preparations';
    },
    preparations: (x) => {
      if (over(x)) return 'end';
      enter(x, 'preparations');
      x.call(everyone, { doing: 'spendEnergy' });
      return 'beforeRoll';
    },
    beforeRoll: (x) => {
      for (const seat of turnOrder(x.state)) if (inBattle(x.state, seat)) triggerAll(x, seat, 'beforeRoll');
      x.call(openWindow, { window: 'beforeRoll', cause: x.seat });
      return 'roll';
    },
    roll: (x) => {
      if (over(x)) return 'end';
      current(x.state).step = 'roll';
      rollAll(x);
      x.call(openWindow, { window: 'afterRoll', cause: x.seat });
      return 'outcome';
    },
    outcome: (x) => {
      if (over(x)) return 'end';
      decide(x);
      x.call(rewards);
      return 'reactions';
    },
    reactions: (x) => {
      const { state } = x;
      const { winners, losers } = current(state);
      for (const seat of turnOrder(state)) {
        if (winners > 0 && (winners & bit(seat)) !== 0) triggerAll(x, seat, 'won');
        if ((losers & bit(seat)) !== 0) triggerAll(x, seat, 'lost');
      }
      x.call(openWindow, { window: 'afterOutcome', cause: x.seat });
      return 'damage';
    },
    damage: (x) => {
      enter(x, 'damage');
      x.call(damage);
      return 'close';
    },
    close: (x) => {
      x.state.battle = null;
      x.emit({ type: 'battleClosed' });
      return 'end';
    },
  },
);

function enter(x: Context, step: 'diplomacy' | 'preparations' | 'damage'): void {
  current(x.state).step = step;
  x.emit({ type: 'battleStep', step });
}

/** Ends the battle without winner or loser when a card ended it or only one side is left (AE-464, AE-465). */
function over(x: Context): boolean {
  const { state } = x;
  const { ended, region } = current(state);
  if (!ended && contested(state, region)) return false;
  state.battle = null;
  x.emit({ type: 'battleEnded', why: ended ? 'card' : 'oneSide' });
  return true;
}

/** Each player in turn order has one opportunity. */
export const everyone = procedure(
  'everyone',
  { doing: open<'escalate' | 'diplomacy' | 'spendEnergy'>(), turn: open<number | undefined>() },
  {
    next: (x) => {
      const { state } = x;
      const turn = x.locals.turn ?? 0;
      x.locals.turn = turn + 1;
      if (turn >= state.players.length || current(state).ended) return 'end';
      const seat = inTurn(state, turn);
      const { doing } = x.locals;
      if (doing === 'escalate') {
        x.callFor(seat, escalation);
      } else if (!inBattle(state, seat)) return 'next';
      else if (doing === 'diplomacy') {
        if (listens(state, seat, 'diplomacy')) x.callFor(seat, diplomatic);
      } else if (mostEnergy(state, seat) > 0 || (energyRoom(state, seat) > 0 && couldRaiseEnergy(state, seat))) x.callFor(seat, prepare);
      return 'next';
    },
  },
);

/* Step 1. */

/** A ship that would have to jump and lacks the energy counts if its owner could raise that (AE-270, AE-476). */
function mayEscalate(state: State, seat: Seat): boolean {
  if (escalators(state, seat, true).length > 0) return true;
  if (!couldRaiseEnergy(state, seat)) return false;
  const { region } = current(state);
  const player = state.players[seat];
  for (let i = 0; i < SHIPS; i++) {
    const ship = TYPE_OF_SHIP[i];
    if (player.ships[i] < 0 || player.ships[i] === region || !hasAbility(player, ship, JUMP)) continue;
    if (!isNebula(state, region) || hasAbility(player, ship, VOYAGE)) return true;
  }
  return false;
}

export const escalate = decision('escalate', {
  options: (state, seat): readonly EscalateAnswer[] => {
    const options = escalators(state, seat);
    options.push('done');
    return options;
  },
});

export const escalation = procedure(
  'escalation',
  {},
  {
    choose: (x) => {
      if (!mayEscalate(x.state, x.seat)) return 'end';
      x.ask(x.seat, escalate);
      return 'move';
    },
    move: (x) => {
      const answer = x.answer(escalate);
      if (answer === 'done') return 'end';
      const player = x.state.players[x.seat];
      const { ship, from } = answer;
      const jump = answer.jump === true;
      if (jump) spendEnergy(x, x.seat, jumpCost(player, ship));
      player.ships[findShip(player, ship, from)] = current(x.state).region;
      x.emit({ type: 'escalated', seat: x.seat, ship, from, jump });
      return 'choose';
    },
  },
);

/* Step 2. */

export const diplomacy = decision('diplomacy', {
  options: (state, seat): readonly (number | 'pass' | 'mute')[] => {
    const options: (number | 'pass' | 'mute')[] = ['pass', 'mute'];
    for (const card of distinct(state.players[seat].hand)) {
      if (TACTICS_CARDS[card].kind === 'diplomacy' && playable(state, seat, card, 'diplomacy', seat)) options.push(card);
    }
    return options;
  },
});

export const diplomatic = procedure(
  'diplomacy',
  {},
  {
    choose: (x) => {
      x.ask(x.seat, diplomacy);
      return 'play';
    },
    play: (x) => {
      const card = x.answer(diplomacy);
      if (card === 'mute') mute(x, x.seat, 'diplomacy');
      if (typeof card === 'string') return 'end';
      current(x.state).diplomats |= bit(x.seat);
      x.call(playCard, { card, cause: x.seat });
      return 'end';
    },
  },
);

/* Step 3. */

export const chooseEnergy = decision('spendEnergy', {
  options: (state, seat): readonly number[] => {
    const options: number[] = [];
    const most = mostEnergy(state, seat);
    for (let n = 0; n <= most; n++) options.push(n);
    return options;
  },
  refusals: (state, seat) => {
    const most = mostEnergy(state, seat);
    return energyOf(state.players[seat]) > most ? [refuse(most + 1, 'diceLimit', 'AE-489', { dice: diceLimit(state) })] : [];
  },
});

export const prepare = procedure(
  'prepare',
  {},
  {
    choose: (x) => {
      x.ask(x.seat, chooseEnergy);
      return 'spend';
    },
    spend: (x) => {
      const energy = x.answer(chooseEnergy);
      if (energy === 0) return 'end';
      spendEnergy(x, x.seat, energy);
      current(x.state).energy[x.seat] += energy;
      x.emit({ type: 'energySpent', seat: x.seat, energy, dice: diceOf(x.state, x.seat) });
      return 'end';
    },
  },
);

/* Step 4. */

function rollAll(x: Context): void {
  const { state } = x;
  const fight = current(state);
  const seats = state.players.length;
  const targeting: number[] = [];
  for (let side = 0; side <= seats; side++) {
    const takesPart = side === seats ? raiderClassAt(state, fight.region) !== NONE : inBattle(state, side);
    const dice = takesPart ? diceOf(state, side) : 0;
    targeting.push(takesPart ? targetingOf(state, side) : 0);
    const rolls: number[] = [];
    for (let i = 0; i < dice; i++) rolls.push(rollDie(x, targeting[side]));
    fight.rolls[side] = sortDice(rolls);
  }
  x.emit({ type: 'diceRolled', rolls: fight.rolls.map((r) => r.slice()), targeting });
}

/* Step 5. */

function decide(x: Context): void {
  const { state } = x;
  const fight = current(state);
  const seats = state.players.length;
  fight.step = 'outcome';
  fight.raidersFought = raiderClassAt(state, fight.region) !== NONE;
  const sides: { side: number; dice: number[] }[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (!inBattle(state, seat)) continue;
    const side = sideOf(state, seat);
    const known = sides.find((s) => s.side === side);
    if (known === undefined) sides.push({ side, dice: fight.rolls[seat].slice() });
    else known.dice = sortDice([...known.dice, ...fight.rolls[seat]]);
  }
  if (fight.raidersFought) sides.push({ side: seats, dice: fight.rolls[seats].slice() });
  let tieWinners = 0;
  for (let seat = 0; seat < seats; seat++) if ((fight.tieWinners & bit(seat)) !== 0) tieWinners |= bit(sideOf(state, seat));
  const { winner, ...why } = judged(sides, tieWinners);
  fight.winners = 0;
  fight.raidersWon = winner === seats;
  const winners: Seat[] = [];
  const losers: Seat[] = [];
  for (const seat of turnOrder(state)) {
    if (!inBattle(state, seat)) continue;
    if (sideOf(state, seat) === winner) {
      winners.push(seat);
      fight.winners |= bit(seat);
    } else {
      losers.push(seat);
      fight.losers |= bit(seat);
    }
  }
  const raiders = fight.raidersFought ? (fight.raidersWon ? 'won' : 'lost') : 'absent';
  x.emit({ type: 'battleDecided', winners, losers, raiders, why });
}

export const supremacyTie = decision('supremacyTie', {
  args: { seats: open<Seat[]>() },
  options: (_state, _seat, { seats }): readonly Seat[] => seats,
});

const supremacySteps = (state: State): number => (battleRule(state, 'doubleSupremacy') ? 2 : 1);

/** Whether this victory takes all these seats to the space of a token that still lies there (AE-621). */
function bothReachToken(state: State, seats: readonly Seat[]): boolean {
  const spaces = seats.map((seat) => state.players[seat].tracks[SUPREMACY]);
  for (let space = Math.max(...spaces) + 1; space <= Math.min(...spaces) + supremacySteps(state); space++) {
    const special = specialAt(SUPREMACY, space);
    if (special?.is === 'token' && state.supremacy[special.place] !== NONE) return true;
  }
  return false;
}

/** The winners advance and take the reward; the defeated may use Tactical Operations. */
export const rewards = procedure(
  'rewards',
  {},
  {
    tie: (x) => {
      const { state } = x;
      const { winners } = current(state);
      const both = turnOrder(state).filter((seat) => (winners & bit(seat)) !== 0);
      if (both.length < 2) return 'winners';
      if (!bothReachToken(state, both)) return 'winners';
      x.ask(state.active, supremacyTie, { seats: both });
      return 'chosen';
    },
    chosen: (x) => {
      const first = x.answer(supremacyTie);
      x.callFor(first, reward);
      x.callFor(first ^ 1, reward);
      return 'losers';
    },
    winners: (x) => {
      const { winners } = current(x.state);
      for (const seat of turnOrder(x.state)) {
        if (winners > 0 && (winners & bit(seat)) !== 0) x.callFor(seat, reward);
      }
      return 'losers';
    },
    losers: (x) => {
      const { state } = x;
      const { losers, raidersWon, region } = current(state);
      const raiderClass = raiderClassAt(state, region);
      for (const seat of turnOrder(state)) {
        if ((losers & bit(seat)) === 0) continue;
        x.callFor(seat, operations);
        const onWin = raidersWon && raiderClass !== NONE ? raiderOnWin(state, raiderClass) : NONE;
        if (onWin !== NONE) x.callFor(seat, perform, { list: onWin, at: 0 });
      }
      return 'end';
    },
  },
);

function raiderOnWin(state: State, raiderClass: number): number {
  const { onWin } = raiderSpec(state, raiderClass);
  return onWin === undefined ? NONE : listOf(onWin);
}

export const reward = procedure(
  'reward',
  {},
  {
    take: (x) => {
      const { state } = x;
      const { raidersFought, region } = current(state);
      x.call(advance, { track: SUPREMACY, spaces: supremacySteps(state) });
      const raiderClass = raiderClassAt(state, region);
      if (raidersFought && raiderClass !== NONE) x.call(perform, { list: listOf(raiderSpec(state, raiderClass).reward), at: 0 });
      return 'end';
    },
  },
);

const takesBoth = (state: State, seat: Seat): boolean =>
  battleRule(state, 'bothTactical') || passiveAnywhere(state.players[seat], 'bothTactical') > 0;

export const tacticalOperations = decision('tacticalOperations', {
  options: (state, seat): readonly ('card' | 'moon' | 'both' | 'pass')[] => {
    const options: ('card' | 'moon' | 'both' | 'pass')[] = [];
    const moon = state.players[seat].operations !== NONE;
    if (moon && canDraw(state) && takesBoth(state, seat)) options.push('both');
    else {
      if (canDraw(state)) options.push('card');
      if (moon) options.push('moon');
    }
    options.push('pass');
    return options;
  },
  refusals: (state, seat) => (state.players[seat].operations === NONE ? [refuse('moon', 'emptySlot', 'AE-512')] : []),
});

/** A defeated player's consolation: a card, or the benefit of the moon slotted there, which stays. */
export const operations = procedure(
  'tacticalOperations',
  {},
  {
    choose: (x) => {
      x.ask(x.seat, tacticalOperations);
      return 'take';
    },
    take: (x) => {
      const took = x.answer(tacticalOperations);
      if (took === 'pass') return 'end';
      x.emit({ type: 'tacticalOperations', seat: x.seat, took });
      if (took !== 'moon') draw(x, x.seat, 1);
      if (took !== 'card') moonBenefit(x, x.seat, x.state.players[x.seat].operations);
      return 'end';
    },
  },
);

/* Step 6. */

/** Every ship of every defeated player takes 1 damage; of defeated raiders exactly one does. */
export const damage = procedure(
  'damage',
  { turn: open<number | undefined>() },
  {
    next: (x) => {
      const { state } = x;
      const turn = x.locals.turn ?? 0;
      if (turn >= state.players.length) return 'raiders';
      const seat = inTurn(state, turn);
      const fight = current(state);
      if ((fight.losers & bit(seat)) === 0 || battleRule(state, 'noShipDamage') || !inBattle(state, seat)) {
        x.locals.turn = turn + 1;
        return 'next';
      }
      x.call(openWindow, { window: 'shipDamaged', cause: seat });
      return 'hit';
    },
    hit: (x) => {
      const { state } = x;
      const turn = x.locals.turn ?? 0;
      const seat = inTurn(state, turn);
      const fight = current(state);
      const player = state.players[seat];
      x.locals.turn = turn + 1;
      for (let i = 0; i < SHIPS; i++) {
        if (player.ships[i] !== fight.region) continue;
        if (fight.saved.includes(seat * SHIPS + i)) x.emit({ type: 'shipSaved', seat, ship: TYPE_OF_SHIP[i] });
        else damageShip(x, seat, i);
      }
      return 'next';
    },
    raiders: (x) => {
      const fight = current(x.state);
      if (fight.raidersFought && !fight.raidersWon) damageRaider(x, fight.region);
      return 'end';
    },
  },
);
