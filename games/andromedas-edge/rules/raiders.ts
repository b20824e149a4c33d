import { SPECIAL_TILES } from '../content/special.ts';
import { ALL_CELLS, BASE, type Cell, isSpecial, SPECIAL_CELLS } from '../map.ts';
import { passive, raiderClassAt, raiderReach, raiderSpec, strikers } from '../queries.ts';
import type { Context } from '../rulebook.ts';
import { decision, procedure } from '../rulebook.ts';
import { CLASS_OF_RAIDER, NONE, RAIDERS, type State, TYPE_OF_SHIP } from '../state.ts';

/* Entering. */

const FIRST_OF_CLASS: readonly number[] = [0, 4, 5, 6, 7];

/** An event brings a raider of this class: two of class S, or S instead of one that is on the map already (AE-209, AE-210). */
export function bringRaider(x: Context, raiderClass: number): void {
  const { state } = x;
  revealRaider(x, raiderClass);
  if (raiderClass === 0 || state.raiders[FIRST_OF_CLASS[raiderClass]] !== NONE) bringSwarm(x, 2);
  else enter(x, FIRST_OF_CLASS[raiderClass]);
}

export function bringSwarm(x: Context, n: number): void {
  let left = n;
  for (let i = 0; i < 4 && left > 0; i++) {
    if (x.state.raiders[i] !== NONE) continue;
    enter(x, i);
    left--;
  }
}

function revealRaider(x: Context, raiderClass: number): void {
  const { state } = x;
  if ((state.faceUp & (1 << raiderClass)) !== 0) return;
  x.reveal();
  state.faceUp |= 1 << raiderClass;
  x.emit({ type: 'raiderRevealed', raider: state.raiderCard[raiderClass] });
}

/** Only one class may be in a region; S-class raiders may join their like. */
function mayStand(state: State, raiderClass: number, cell: Cell): boolean {
  const there = raiderClassAt(state, cell);
  return there === NONE || (there === 0 && raiderClass === 0);
}

/** Places one raider at its start region, or where the rules send it when that is taken. */
export function enter(x: Context, raider: number): void {
  const { state } = x;
  const raiderClass = CLASS_OF_RAIDER[raider];
  const { start } = raiderSpec(state, raiderClass);
  let cell = NONE;
  if (start !== 'randomNebula') {
    cell = state.tile.indexOf(BASE + start);
    if (!mayStand(state, raiderClass, cell)) cell = fallback(x, raiderClass);
  } else if (specialCells(state).length > 0) {
    cell = specialRegion(x, raiderClass);
  } else {
    cell = x.int(6);
    if (!mayStand(state, raiderClass, cell)) cell = freeNebula(x, raiderClass);
  }
  state.raiders[raider] = cell;
  x.emit({ type: 'raiderPlaced', class: raiderClass, cell });
}

const specialCells = (state: State): readonly Cell[] => (isSpecial(state.tile[SPECIAL_CELLS[0]]) ? SPECIAL_CELLS : []);

/** With special regions in play they take in what would start on a nebula (AE-591, AE-654). */
const fallback = (x: Context, raiderClass: number): Cell =>
  specialCells(x.state).length > 0 ? specialRegion(x, raiderClass) : freeNebula(x, raiderClass);

/** A die chooses between the two special regions; if one bars the newcomer, the other; if both do, a free nebula (AE-594). */
function specialRegion(x: Context, raiderClass: number): Cell {
  const die = x.int(6) + 1;
  const first = (SPECIAL_TILES[0].dice as readonly number[]).includes(die) ? 0 : 1;
  for (const which of [first, 1 - first]) if (mayStand(x.state, raiderClass, SPECIAL_CELLS[which])) return SPECIAL_CELLS[which];
  return freeNebula(x, raiderClass);
}

/** A random nebula without a raider; if there is none, class S joins its like, others stay on their card (AE-G31). */
function freeNebula(x: Context, raiderClass: number): Cell {
  const pick = (nebulae: Cell[]): Cell => (nebulae.length === 0 ? NONE : nebulae[nebulae.length === 1 ? 0 : x.int(nebulae.length)]);
  const nebulae = [0, 1, 2, 3, 4, 5];
  const free = pick(nebulae.filter((cell) => raiderClassAt(x.state, cell) === NONE));
  return free !== NONE || raiderClass !== 0 ? free : pick(nebulae.filter((cell) => raiderClassAt(x.state, cell) === 0));
}

/** The starting S-class raiders. */
export function startRaiders(x: Context, n: number): void {
  x.state.faceUp |= 1;
  for (let i = 0; i < n; i++) enter(x, i);
}

/* Moving. */

export const strike = decision('strike', {
  options: (state, seat): readonly (number | 'none')[] => {
    const options: (number | 'none')[] = strikers(state, state.region);
    if (maySkip(state, seat)) options.push('none');
    return options;
  },
});

const maySkip = (state: State, seat: number): boolean =>
  passive(state.players[seat], 'noStrike', state.launched === NONE ? NONE : TYPE_OF_SHIP[state.launched]) > 0;

/** Step 3 of a Launch with raiders in range: one of them strikes, S-class raiders all together. */
export const raiderStrike = procedure(
  'raiderStrike',
  {},
  {
    check: (x) => {
      const classes = strikers(x.state, x.state.region);
      if (classes.length === 1 && !maySkip(x.state, x.seat)) {
        moveIn(x, classes[0]);
        return 'end';
      }
      x.ask(x.seat, strike);
      return 'move';
    },
    move: (x) => {
      const answer = x.answer(strike);
      if (answer !== 'none') moveIn(x, answer);
      return 'end';
    },
  },
);

function moveIn(x: Context, raiderClass: number): void {
  const { state } = x;
  const to = state.region;
  const { range } = raiderSpec(state, raiderClass);
  for (let i = 0; i < RAIDERS; i++) {
    const from = state.raiders[i];
    if (CLASS_OF_RAIDER[i] !== raiderClass || from === NONE || from === to || raiderReach(state, from, range)[to] > range) continue;
    state.raiders[i] = to;
    x.emit({ type: 'raiderMoved', class: raiderClass, from, to, strike: true });
  }
}

/** One raider in a region takes damage: a free shield holds, otherwise it goes back to its card (AE-522, AE-523). */
export function damageRaider(x: Context, cell: Cell): void {
  const { state } = x;
  const raider = state.raiders.indexOf(cell);
  if (raider < 0) return;
  const raiderClass = CLASS_OF_RAIDER[raider];
  const destroyed = state.raiderDamage[raiderClass] >= raiderSpec(state, raiderClass).shields;
  if (destroyed) {
    state.raiders[raider] = NONE;
    state.raiderDamage[raiderClass] = 0;
  } else state.raiderDamage[raiderClass]++;
  x.emit({ type: 'raiderDamaged', class: raiderClass, at: cell, destroyed });
}

/** Regions a raider may be moved to by an effect. */
export function raiderTargets(state: State, raider: number, range: number): Cell[] {
  const found: Cell[] = [];
  const from = state.raiders[raider];
  if (from === NONE) return found;
  const far = raiderReach(state, from, range);
  for (const cell of ALL_CELLS) {
    if (cell !== from && far[cell] <= range && mayStand(state, CLASS_OF_RAIDER[raider], cell)) found.push(cell);
  }
  return found;
}
