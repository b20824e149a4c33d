import type { Seat } from '@orrery/kernel';
import { GUILD_IDS, guildBit } from '../content/guilds.ts';
import { POWER } from '../content/powers.ts';
import { BASIC_BOX, DYSON_SPACE, GUILD_SPACES, type Space, type SpaceId, spaceOf, TECH_SPACES } from '../content/spaces.ts';
import { hasResearched } from '../queries.ts';
import { decision, define, type Refusal } from '../rulebook.ts';
import type { Faction, State } from '../state.ts';
import { action, run } from './calls.ts';
import { payCost } from './cost.ts';
import { canTake } from './feasible.ts';
import { lacks } from './lacks.ts';

/** Chapter: the action phase. The pawn moves to a free space and its action is carried out. */

/** Calls `visit` for every space whose action this faction may take, free or not. */
function forEachSpace(state: State, seat: Seat, visit: (space: Space) => void): void {
  visitAll(BASIC_BOX[state.config.seats], visit);
  const { technologies, guilds } = state;
  for (let field = 0; field < technologies.length; field++) {
    const technology = technologies[field];
    if (technology !== null && hasResearched(state, seat, field)) visitAll(TECH_SPACES[technology], visit);
  }
  const { privates } = state.factions[seat];
  for (let i = 0; i < privates.length; i++) visitAll(TECH_SPACES[privates[i]], visit);
  if (guilds !== 0) for (const guild of GUILD_IDS) if ((guilds & guildBit(guild)) !== 0) visit(GUILD_SPACES[guild]);
  if (state.dyson !== null) visit(DYSON_SPACE);
}

function visitAll(spaces: readonly Space[], visit: (space: Space) => void): void {
  for (let i = 0; i < spaces.length; i++) visit(spaces[i]);
}

/** The number of the space that a pawn has to itself, or -1 where it stands on none. */
function spaceHeld({ pawn }: Faction): number {
  if (pawn === null) return -1;
  const { number, unlimited } = spaceOf(pawn);
  return unlimited ? -1 : number;
}

/** The spaces that are held, by seat; -1 for a pawn that blocks nobody. */
const spacesHeld = (state: State): readonly number[] => state.factions.map((faction) => (faction.pushed ? -1 : spaceHeld(faction)));

/** The faction whose pawn blocks a space, or -1. */
function blocker(held: readonly number[], seat: Seat, { number }: Space): Seat {
  for (let other = 0; other < held.length; other++) if (held[other] === number && other !== seat) return other;
  return -1;
}

const mayPush = (state: State, seat: Seat): boolean =>
  (state.factions[seat].powers & POWER.enterOccupied) !== 0 && (state.used & POWER.enterOccupied) === 0;

/** Why this space cannot be entered; undefined when it can. */
function refusal(state: State, seat: Seat, space: Space, held: readonly number[]): Refusal | undefined {
  const faction = state.factions[seat];
  const { ore, population } = faction;
  const what = space.id;
  if (space.number === spaceHeld(faction)) return { what, reason: 'mustMove', rule: 'BS-055' };
  const other = blocker(held, seat, space);
  if (other >= 0 && !mayPush(state, seat)) return { what, reason: 'occupied', rule: 'BS-054', args: { seat: other } };
  if (canTake(state, seat, space.script, space.surcharge)) return undefined;
  return lacks(state, seat, what, space.script, ore, population, space.surcharge);
}

export const chooseSpace = decision('chooseSpace', {
  options: (state, seat) => {
    const list: SpaceId[] = [];
    const own = spaceHeld(state.factions[seat]);
    const held = spacesHeld(state);
    const push = mayPush(state, seat);
    // The spaces of an action come one after the other.
    let before: Space | undefined;
    let possible = false;
    forEachSpace(state, seat, (space) => {
      if (space.number === own || (!push && blocker(held, seat, space) >= 0)) return;
      if (before?.script !== space.script || before.surcharge !== space.surcharge)
        possible = canTake(state, seat, space.script, space.surcharge);
      before = space;
      if (possible) list.push(space.id);
    });
    return list;
  },
  refusals: (state, seat) => {
    const list: Refusal[] = [];
    const held = spacesHeld(state);
    forEachSpace(state, seat, (space) => {
      const refused = refusal(state, seat, space, held);
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
    const other = blocker(spacesHeld(state), seat, space);
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
