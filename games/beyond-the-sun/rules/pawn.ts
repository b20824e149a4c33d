import type { Seat } from '@orrery/kernel';
import { GUILD_IDS, guildBit } from '../content/guilds.ts';
import { POWER } from '../content/powers.ts';
import { BASIC_BOX, DYSON_SPACE, GUILD_SPACES, type Space, type SpaceId, spaceOf, TECH_SPACES } from '../content/spaces.ts';
import { hasResearched } from '../queries.ts';
import { decision, define, type Refusal } from '../rulebook.ts';
import type { State } from '../state.ts';
import { action, run } from './calls.ts';
import { payCost } from './cost.ts';
import { canTake } from './feasible.ts';
import { lacks } from './lacks.ts';

/** Chapter: the action phase. The pawn moves to a free space and its action is carried out. */

/** Calls `visit` for every space whose action this faction may take, free or not. */
function forEachSpace(state: State, seat: Seat, visit: (space: Space) => void): void {
  for (const space of BASIC_BOX[state.config.seats]) visit(space);
  for (let field = 0; field < state.technologies.length; field++) {
    const technology = state.technologies[field];
    if (technology === null || !hasResearched(state, seat, field)) continue;
    for (const space of TECH_SPACES[technology]) visit(space);
  }
  for (const technology of state.factions[seat].privates) for (const space of TECH_SPACES[technology]) visit(space);
  for (const guild of GUILD_IDS) if ((state.guilds & guildBit(guild)) !== 0) visit(GUILD_SPACES[guild]);
  if (state.dyson !== null) visit(DYSON_SPACE);
}

/** The faction whose pawn blocks a space, or -1. */
function blocker(state: State, seat: Seat, space: Space): Seat {
  if (space.unlimited) return -1;
  for (let other = 0; other < state.config.seats; other++) {
    const { pawn, pushed } = state.factions[other];
    if (other !== seat && pawn === space.id && !pushed) return other;
  }
  return -1;
}

const staysPut = (state: State, seat: Seat, space: Space): boolean => !space.unlimited && state.factions[seat].pawn === space.id;

const mayPush = (state: State, seat: Seat): boolean =>
  (state.factions[seat].powers & POWER.enterOccupied) !== 0 && (state.used & POWER.enterOccupied) === 0;

/** Why this space cannot be entered; undefined when it can. */
function refusal(state: State, seat: Seat, space: Space): Refusal | undefined {
  const { ore, population } = state.factions[seat];
  const what = space.id;
  if (staysPut(state, seat, space)) return { what, reason: 'mustMove', rule: 'BS-055' };
  const other = blocker(state, seat, space);
  if (other >= 0 && !mayPush(state, seat)) return { what, reason: 'occupied', rule: 'BS-054', args: { seat: other } };
  if (canTake(state, seat, space.script, space.surcharge)) return undefined;
  return lacks(state, seat, what, space.script, ore, population, space.surcharge);
}

export const chooseSpace = decision('chooseSpace', {
  options: (state, seat) => {
    const list: SpaceId[] = [];
    forEachSpace(state, seat, (space) => {
      if (staysPut(state, seat, space)) return;
      if (blocker(state, seat, space) >= 0 && !mayPush(state, seat)) return;
      if (canTake(state, seat, space.script, space.surcharge)) list.push(space.id);
    });
    return list;
  },
  refusals: (state, seat) => {
    const list: Refusal[] = [];
    forEachSpace(state, seat, (space) => {
      const refused = refusal(state, seat, space);
      if (refused !== undefined) list.push(refused);
    });
    for (let field = 0; field < state.technologies.length; field++) {
      const technology = state.technologies[field];
      if (technology === null || hasResearched(state, seat, field)) continue;
      for (const space of TECH_SPACES[technology]) list.push({ what: space.id, reason: 'notResearched', rule: 'BS-060' });
    }
    for (const guild of GUILD_IDS) {
      if ((state.guilds & guildBit(guild)) === 0) list.push({ what: GUILD_SPACES[guild].id, reason: 'covered', rule: 'BS-041' });
    }
    return list;
  },
});

define(action, {
  pawn: (x) => {
    const { state, seat, locals } = x;
    const space = spaceOf(locals.space);
    const other = blocker(state, seat, space);
    if (other >= 0) {
      state.used |= POWER.enterOccupied;
      state.factions[other].pushed = true;
      x.emit({ type: 'powerUsed', seat, power: 'enterOccupied' });
      x.emit({ type: 'pawnPushed', seat, pushed: other, space: space.id });
    }
    const faction = state.factions[seat];
    faction.pawn = space.id;
    faction.pushed = false;
    x.emit({ type: 'pawnMoved', seat, space: space.id });
    payCost(x, space.script, space.surcharge);
    run(x, space.action, true);
    // Its frame stays until the action is done: it knows what the action has changed.
    return 'done';
  },
  done: (_x) => 'end',
});
