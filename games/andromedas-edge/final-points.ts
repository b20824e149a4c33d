import type { Seat } from '@orrery/kernel';
import { abilitiesOf, FACTION, moduleCard } from './catalogue.ts';
import { DESTINIES } from './content/destinies.ts';
import type { FinalScore } from './content/effects.ts';
import { COMMERCE, TRACKS } from './content/ids.ts';
import { DEVELOPMENT_VP } from './content/planets.ts';
import { DAMAGED_MODULE_COST, LEADER_VP } from './content/setup.ts';
import { SPECIAL_TILES } from './content/special.ts';
import { TRACK_VP } from './content/tracks.ts';
import { count } from './counts.ts';
import { ALL_CELLS, adjacent, SPECIAL, SPECIAL_CELLS } from './map.ts';
import { damagedModules, levelOn, resourceCount, type Shown, specialsReached, withQuasars, withVortexes } from './queries.ts';
import { NONE, type Player } from './state.ts';

/** What a table would score at the end, if it were the end. */

/** Points of each step of the final scoring, in the order of FINAL_PARTS. */
export function finalParts(state: Shown, seat: Seat): number[] {
  const player = state.players[seat];
  return [
    trackPoints(player),
    developmentPoints(state, seat),
    specialPoints(state, seat),
    -DAMAGED_MODULE_COST * damagedModules(player),
    vaultOf(player) * resourceCount(player),
    modulePoints(state, seat),
    LEADER_VP * player.leaders,
    destinyPoints(state, seat),
    factionPoints(state, seat),
  ];
}

export const trackPoints = (player: Player): number => {
  let points = 0;
  for (const track of TRACKS) points += TRACK_VP[track][player.tracks[track]];
  return points;
};

/** Each development scores by its owner's level on its track. */
export function developmentPoints(state: Shown, seat: Seat): number {
  let points = 0;
  for (const cell of ALL_CELLS) {
    if (state.owner[cell] === seat) points += DEVELOPMENT_VP[levelOn(state.players[seat], state.tile[cell])];
  }
  return points;
}

/** The printed points for each own development beside each Quasar or Vortex. */
function specialPoints(state: Shown, seat: Seat): number {
  if (!withQuasars(state) && !withVortexes(state)) return 0;
  let points = 0;
  for (let which = 0; which < 2; which++) {
    const cell = SPECIAL_CELLS[which];
    if (state.tile[cell] < SPECIAL) continue;
    const { vpPerDevelopment } = SPECIAL_TILES[(withVortexes(state) ? 2 : 0) + which];
    for (const near of ALL_CELLS) if (state.owner[near] === seat && adjacent(near, cell)) points += vpPerDevelopment;
  }
  return points;
}

/** The highest vault reached or passed. */
export function vaultOf(player: Player): number {
  let vault = 0;
  for (const special of specialsReached(player, COMMERCE)) if (special?.is === 'vault') vault = special.vp;
  return vault;
}

const pointsFor = (state: Shown, seat: Seat, { base, each, per, most }: FinalScore): number =>
  Math.min(most ?? Number.POSITIVE_INFINITY, base + each * count(state, seat, per));

/** Undamaged game-end modules. */
export function modulePoints(state: Shown, seat: Seat): number {
  let points = 0;
  for (const module of state.players[seat].rows[3]) {
    const { final } = moduleCard(module.id);
    if (final !== undefined && module.damage === 0) points += pointsFor(state, seat, final);
  }
  return points;
}

function destinyPoints(state: Shown, seat: Seat): number {
  const { destiny, tracks } = state.players[seat];
  if (destiny === NONE) return 0;
  let points = 0;
  for (const { track, vp } of DESTINIES[destiny].goals) {
    if (state.players.every((other) => other.tracks[track] <= tracks[track])) points += vp;
  }
  return points;
}

export function factionPoints(state: Shown, seat: Seat): number {
  const { faction } = state.players[seat];
  if (faction === NONE) return 0;
  let points = 0;
  for (const ability of abilitiesOf(FACTION, faction)) if (ability.is === 'final') points += pointsFor(state, seat, ability.score);
  return points;
}
