import { open, type Seat } from '@orrery/kernel';
import type { Launch, TurnAnswer } from '../answers.ts';
import { contested } from '../battle-state.ts';
import { ATTACK, listOf, PLANET_FALLBACK, VOYAGE } from '../catalogue.ts';
import { BASE_ACTIONS } from '../content/bases.ts';
import { DEVELOPMENT_OFFICE, SHIP_TYPES } from '../content/ids.ts';
import { SPECIAL_TILES } from '../content/special.ts';
import { ALL_CELLS, BASE, CELLS, type Cell, distances, EMPTY, isBase, isPlanet, NEBULA, SPECIAL } from '../map.ts';
import { canJump } from '../means.ts';
import { once } from '../once.ts';
import { basePrice, jumpCost } from '../prices.ts';
import { findShip, hasAbility, isNebula, occupied, passive, rangeOf, shipsOfTypeAt, strikers, withQuasars } from '../queries.ts';
import { decision, procedure, type Refusal, refuse } from '../rulebook.ts';
import { BARGE, BAY, NONE, type Player, SCRAPYARD, SHIPS, type State, TYPE_OF_SHIP } from '../state.ts';
import { triggerAll } from './abilities.ts';
import { battle } from './battle.ts';
import { openWindow, perform } from './calls.ts';
import { develop, developable } from './developments.ts';
import { spendEnergy } from './energy.ts';
import { lookAtEvents } from './event-cards.ts';
import { mayStillAct } from './free.ts';
import { canPay, gainBundle, payCost } from './goods.ts';
import { affordable, fieldPurchase } from './modules.ts';
import { claimMoon } from './moons.ts';
import { raiderStrike } from './raiders.ts';

/* Where a ship may go. */

const far = new Int8Array(CELLS);
const origins: Cell[] = [];

const launching = once((launch) => once((to): Launch => ({ launch, to })));
const jumping = once((launch) => once((to): Launch => ({ launch, to, jump: true })));

/** What stands between a ship type and a region: undefined if nothing, 'jump' if 1 energy clears it. */
type Hurdle = 'jump' | Reason | undefined;
export type Reason = keyof typeof LAUNCH_RULES;
export const LAUNCH_RULES = {
  quasar: 'AE-595',
  voyage: 'AE-141',
  occupied: 'AE-131',
  ownShips: 'AE-138',
  range: 'AE-136',
  base: 'AE-142',
} as const;

/** The types a Field sells to this player, as bits. */
export function fieldTypes(player: Player, base: number): number {
  if (passive(player, 'allFieldTypes') > 0) return 15;
  let types = 0;
  for (const type of BASE_ACTIONS[base].sells ?? []) types |= 1 << type;
  return types;
}

/** A base may be launched to only if its action can be performed, whatever is still to be raised for it (AE-142, AE-143). */
export function canUseBase(state: State, seat: Seat, cell: Cell, energy: number): boolean {
  const base = state.tile[cell] - BASE;
  const player = state.players[seat];
  if (base === DEVELOPMENT_OFFICE) return developable(state, seat, 0, cell, energy).length > 0;
  if (BASE_ACTIONS[base].sells !== undefined) return affordable(state, seat, fieldTypes(player, base), 0, cell, energy).length > 0;
  return canPay(state, seat, basePrice(player, base), cell, energy);
}

/** Whether each base can be used, by the energy a Jump there takes and its region, as far as it has been looked at. */
const usable: boolean[][] = [];

function usableBase(state: State, seat: Seat, cell: Cell, energy: number): boolean {
  usable[energy] ??= [];
  usable[energy][cell] ??= canUseBase(state, seat, cell, energy);
  return usable[energy][cell];
}

/** What ships of the type last measured can do: asked of thirty regions, found out once. */
let able: { voyage: boolean; attack: boolean; toOwn: boolean; range: number; jump: boolean; jumpCost: number };
/** Own ships in each region. */
const here = new Int8Array(CELLS);

/** Own ships on the map, and whether each base is worth a Launch, before any type is measured. */
function survey(player: Player): void {
  usable.length = 0;
  here.fill(0);
  origins.length = 0;
  for (let i = 0; i < SHIPS; i++) {
    const cell = player.ships[i];
    if (cell < 0) continue;
    origins.push(cell);
    here[cell]++;
  }
}

/** What the ships of one type can do, and their distances from all own ships on the map. */
function measure(state: State, player: Player, ship: number): void {
  able = {
    voyage: hasAbility(player, ship, VOYAGE),
    attack: hasAbility(player, ship, ATTACK),
    toOwn: passive(player, 'launchToOwn', ship) > 0,
    range: rangeOf(player, ship),
    jump: canJump(player, ship),
    jumpCost: jumpCost(player, ship),
  };
  distances(state.tile, origins, able.voyage, withQuasars(state), far, able.range);
}

/** What keeps the ship type last measured from this region. */
function hurdle(state: State, seat: Seat, cell: Cell): Hurdle {
  const tile = state.tile[cell];
  if (tile >= SPECIAL && withQuasars(state)) return 'quasar';
  if (tile === NEBULA && !able.voyage) return 'voyage';
  let jump = false;
  if (origins.length === 0) {
    if (!able.attack && occupied(state, cell)) return 'occupied';
  } else {
    if (here[cell] > 0 && !able.toOwn) return 'ownShips';
    if (far[cell] > able.range) {
      if (!able.jump) return 'range';
      jump = true;
    }
  }
  if (isBase(tile) && !usableBase(state, seat, cell, jump ? able.jumpCost : 0)) return 'base';
  return jump ? 'jump' : undefined;
}

/** Every legal Launch; `first` stops at one. */
export function launches(state: State, seat: Seat, first = false): Launch[] {
  const player = state.players[seat];
  const found: Launch[] = [];
  survey(player);
  for (const ship of SHIP_TYPES) {
    if (shipsOfTypeAt(player, ship, BAY) === 0) continue;
    measure(state, player, ship);
    const [launchingTo, jumpingTo] = [launching(ship), jumping(ship)];
    for (let cell = 0; cell < CELLS; cell++) {
      if (state.tile[cell] === EMPTY) continue;
      const what = hurdle(state, seat, cell);
      if (what === undefined) found.push(launchingTo(cell));
      else if (what === 'jump') found.push(jumpingTo(cell));
      if (first && found.length > 0) return found;
    }
  }
  return found;
}

/** Whether a Return would bring anything back. */
export function canReturn(player: Player): boolean {
  for (let i = 0; i < SHIPS; i++) if (player.ships[i] >= 0 || player.ships[i] === SCRAPYARD || player.ships[i] === BARGE) return true;
  return false;
}

const ONLY_RETURN: readonly TurnAnswer[] = ['return'];

export const takeTurn = decision('takeTurn', {
  args: { again: open<boolean>(), grounded: open<boolean>() },
  options: (state, seat, { again, grounded }): readonly TurnAnswer[] => {
    if (grounded === true) return ONLY_RETURN;
    const options: TurnAnswer[] = launches(state, seat);
    if (again) options.push('done');
    else if (options.length === 0 || canReturn(state.players[seat])) options.push('return');
    return options;
  },
  refusals: (state, seat, { grounded }) => {
    const player = state.players[seat];
    const refused: Refusal[] = [];
    survey(player);
    for (const ship of SHIP_TYPES) {
      if (shipsOfTypeAt(player, ship, BAY) === 0) continue;
      if (grounded === true) {
        for (const cell of ALL_CELLS)
          if (state.tile[cell] !== EMPTY) refused.push(refuse({ launch: ship, to: cell }, 'bayWasEmpty', 'AE-114'));
        continue;
      }
      measure(state, player, ship);
      for (const cell of ALL_CELLS) {
        if (state.tile[cell] === EMPTY) continue;
        const what = hurdle(state, seat, cell);
        if (what !== undefined && what !== 'jump') refused.push(refuse({ launch: ship, to: cell }, what, LAUNCH_RULES[what]));
      }
    }
    if (grounded !== true && !canReturn(player)) refused.push(refuse('return', 'nothingToReturn', 'AE-116'));
    return refused;
  },
});

/* The four steps. */

/** A moment for free actions before a Raider Strike or a battle that is due (AE-266). */
export const goOn = decision('goOn', {
  args: { to: open<'strike' | 'battle'>() },
  options: (): readonly 'go'[] => GO_ON,
});
const GO_ON: readonly 'go'[] = ['go'];

export const launch = procedure(
  'launch',
  { ship: open<number>(), to: open<Cell>(), jump: open<boolean>() },
  {
    ship: (x) => {
      const { state, seat } = x;
      const { ship, to, jump } = x.locals;
      const player = state.players[seat];
      const index = findShip(player, ship, BAY);
      if (jump) spendEnergy(x, seat, jumpCost(player, ship));
      state.kind = 'launch';
      state.region = to;
      state.arriving = true;
      state.launched = index;
      player.ships[index] = to;
      x.emit({ type: 'launched', seat, ship, to, jump });
      x.call(openWindow, { window: 'opponentLaunch', cause: seat });
      return 'activate';
    },
    activate: (x) => {
      x.call(activateRegion);
      return 'reactions';
    },
    reactions: (x) => {
      const { launched, region } = x.state;
      x.state.arriving = false;
      x.emit({ type: 'regionActivated', seat: x.seat, at: region });
      triggerAll(x, x.seat, 'activated', { region, ship: launched === NONE ? NONE : TYPE_OF_SHIP[launched] });
      x.call(openWindow, { window: 'opponentActivation', cause: x.seat });
      return 'strike';
    },
    strike: (x) => {
      const { state, seat } = x;
      const due = strikers(state, state.region).length > 0 ? 'strike' : contested(state, state.region) ? 'battle' : undefined;
      if (due !== undefined && mayStillAct(state, seat)) x.ask(seat, goOn, { to: due });
      return 'struck';
    },
    struck: (x) => {
      /* Without a strike nothing has happened since the last moment. */
      if (strikers(x.state, x.state.region).length === 0) return 'battle';
      x.call(raiderStrike);
      return 'moment';
    },
    moment: (x) => {
      if (contested(x.state, x.state.region) && mayStillAct(x.state, x.seat)) x.ask(x.seat, goOn, { to: 'battle' });
      return 'battle';
    },
    battle: (x) => {
      if (contested(x.state, x.state.region)) x.call(battle);
      return 'end';
    },
  },
);

/** Step 2: what the region gives or asks for. */
export const activateRegion = procedure(
  'activateRegion',
  {},
  {
    activate: (x) => {
      const { state, seat } = x;
      const cell = state.region;
      const tile = state.tile[cell];
      if (isPlanet(tile)) {
        if (state.moons[cell].length > 0) x.call(claimMoon, { from: cell });
        else gainBundle(x, seat, PLANET_FALLBACK[tile], 1, 'effect');
      } else if (isNebula(state, cell)) {
        x.call(claimMoon, { from: cell });
        x.call(lookAtEvents);
      } else if (isBase(tile)) x.call(baseAction, { base: tile - BASE });
      else if (tile >= SPECIAL) {
        const { benefit } = SPECIAL_TILES[2 + tile - SPECIAL];
        if (benefit !== undefined) x.call(perform, { list: listOf(benefit), at: 0 });
      }
      return 'end';
    },
  },
);

/** A base's action: its price, then what it gives; both must be done. */
export const baseAction = procedure(
  'baseAction',
  { base: open<number>() },
  {
    price: (x) => {
      const { base } = x.locals;
      x.emit({ type: 'baseVisited', seat: x.seat, base });
      x.call(payCost, { cost: basePrice(x.state.players[x.seat], base) });
      return 'action';
    },
    action: (x) => {
      const { base } = x.locals;
      const { effects, sells } = BASE_ACTIONS[base];
      if (base === DEVELOPMENT_OFFICE) x.call(develop, { discount: 0, must: true });
      else x.call(perform, { list: listOf(effects), at: 0, must: true });
      if (sells !== undefined) x.call(fieldPurchase, { types: fieldTypes(x.state.players[x.seat], base), bought: 0 });
      return 'end';
    },
  },
);
