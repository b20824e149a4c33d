import type { Seat } from '@orrery/kernel';
import type { Count, Test } from './content/effects.ts';
import { ALL_CELLS, isBase } from './map.ts';
import { builtShips, handSize, levelOn, opposed, raidersAt, resourceCount, type Shown, shipsAt, shipsOnMap } from './queries.ts';
import { BARGE, NONE, type Player, SCRAPYARD } from './state.ts';

const gained = (player: Player, row: number): number => player.rows[row].length - 1;

function visited(state: Shown, player: Player, fits: (tile: number) => boolean): number {
  let n = 0;
  for (const cell of ALL_CELLS) if (fits(state.tile[cell]) && shipsAt(player, cell) > 0) n++;
  return n;
}

function developments(state: Shown, seat: Seat): number {
  let n = 0;
  for (const cell of ALL_CELLS) if (state.owner[cell] === seat) n++;
  return n;
}

function opposingShips(state: Shown, seat: Seat): number {
  if (state.region === NONE) return 0;
  let n = raidersAt(state, state.region);
  for (let other = 0; other < state.players.length; other++) {
    if (opposed(state, seat, other)) n += shipsAt(state.players[other], state.region);
  }
  return n;
}

/** How many of something a seat has. */
export function count(state: Shown, seat: Seat, what: Count): number {
  const player = state.players[seat];
  const { rows } = player;
  switch (what) {
    case 'developments':
      return developments(state, seat);
    case 'scienceModules':
      return gained(player, 0);
    case 'commerceModules':
      return gained(player, 2);
    case 'moduleSets':
      return Math.min(gained(player, 0), gained(player, 1), gained(player, 2), gained(player, 3));
    case 'slottedMoons': {
      let n = player.operations === NONE ? 0 : 1;
      for (const row of rows) for (const module of row) n += (module.moon === NONE ? 0 : 1) + (module.half === NONE ? 0 : 1);
      return n;
    }
    case 'tactics':
      return handSize(player);
    case 'resources':
      return resourceCount(player);
    case 'energy':
      return player.stock[0];
    case 'credits':
      return player.stock[4];
    case 'leaders':
      return player.leaders;
    case 'ships':
      return builtShips(player);
    case 'shipsOnMap':
      return shipsOnMap(player);
    case 'shipsInScrapyard':
      return shipsAt(player, SCRAPYARD) + shipsAt(player, BARGE);
    case 'upgrades':
      return player.placed.filter((tile) => tile !== NONE).length;
    case 'basesVisited':
      return visited(state, player, isBase);
    case 'supremacyTrack':
      return player.tracks[4];
    case 'tracksAtLevel2':
      return player.tracks.filter((_, track) => levelOn(player, track) >= 2).length;
    case 'ownShipsHere':
      return state.region === NONE ? 0 : shipsAt(player, state.region);
    case 'opposingShipsHere':
      return opposingShips(state, seat);
  }
}

/** Whether a test looks at other players as well. */
export const compares = (test: Test): boolean => 'most' in test || 'fewest' in test;

export function passes(state: Shown, seat: Seat, test: Test): boolean {
  if ('atLeast' in test) return count(state, seat, test.of) >= test.atLeast;
  if ('atMost' in test) return count(state, seat, test.of) <= test.atMost;
  const what = 'most' in test ? test.most : test.fewest;
  const own = count(state, seat, what);
  for (let other = 0; other < state.players.length; other++) {
    const theirs = count(state, other, what);
    if ('most' in test ? theirs > own : theirs < own) return false;
  }
  return true;
}
