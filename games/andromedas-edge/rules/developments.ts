import { open, type Seat } from '@orrery/kernel';
import { PLANET_SPECS, POPULATE } from '../catalogue.ts';
import { ALL_CELLS, type Cell, isPlanet } from '../map.ts';
import { developmentCost, leadersNeeded, shortfall } from '../prices.ts';
import { builtShips, developmentScore, findShip, hasAbility, shipsAt, shipsOfTypeAt } from '../queries.ts';
import { type Context, decision, procedure, type Refusal, refuse } from '../rulebook.ts';
import { NONE, type Player, SETTLED, type State } from '../state.ts';
import { triggerAll } from './abilities.ts';
import { canPay, payCost, score } from './goods.ts';
import { advance } from './tracks.ts';

/** Leaders in the station, and those that could be recruited on the way (own turn, own ship there). */
export function leadersInReach(state: State, seat: Seat, arriving: Cell = NONE): number {
  const player = state.players[seat];
  let leaders = player.leaders;
  if (state.active !== seat || state.inEvent) return leaders;
  for (const cell of ALL_CELLS) {
    if (player.abroad[cell] > 0 && (cell === arriving || shipsAt(player, cell) > 0)) leaders += player.abroad[cell];
  }
  return leaders;
}

type Obstacle = 'noPlanet' | 'developed' | 'noTransport' | 'lastShip' | 'leaders' | 'cannotPay';

/** Why a development cannot be built on a planet; undefined when it can. */
function obstacle(state: State, seat: Seat, cell: Cell, discount: number, arriving: Cell, energy: number): Obstacle | undefined {
  const type = state.tile[cell];
  const player = state.players[seat];
  if (!isPlanet(type)) return 'noPlanet';
  if (state.owner[cell] !== NONE) return 'developed';
  if (shipsOfTypeAt(player, 0, cell) === 0 || !hasAbility(player, 0, POPULATE)) return 'noTransport';
  if (builtShips(player) < 2) return 'lastShip';
  if (leadersInReach(state, seat, arriving) < leadersNeeded(player, type)) return 'leaders';
  return canPay(state, seat, developmentCost(type, discount), arriving, energy) ? undefined : 'cannotPay';
}

export const developable = (state: State, seat: Seat, discount: number, arriving: Cell = NONE, energy = 0): Cell[] =>
  ALL_CELLS.filter((cell) => obstacle(state, seat, cell, discount, arriving, energy) === undefined);

export const buildDevelopment = decision('buildDevelopment', {
  args: { discount: open<number>(), must: open<boolean>() },
  options: (state, seat, { discount, must }): readonly (Cell | 'none')[] => {
    const cells: (Cell | 'none')[] = developable(state, seat, discount);
    if (!must || cells.length === 0) cells.push('none');
    return cells;
  },
  refusals: (state, seat, { discount }) => {
    const player = state.players[seat];
    const refused: Refusal[] = [];
    for (const cell of ALL_CELLS) {
      const type = state.tile[cell];
      switch (obstacle(state, seat, cell, discount, NONE, 0)) {
        case 'developed':
          refused.push(refuse(cell, 'developed', 'AE-384'));
          break;
        case 'noTransport':
          refused.push(refuse(cell, 'noTransport', 'AE-386'));
          break;
        case 'lastShip':
          refused.push(refuse(cell, 'lastShip', 'AE-400'));
          break;
        case 'leaders':
          refused.push(refuse(cell, 'leaders', 'AE-387', { missing: leadersNeeded(player, type) - leadersInReach(state, seat) }));
          break;
        case 'cannotPay':
          refused.push(refuse(cell, 'cannotPay', 'AE-388', { missing: shortfall(player, developmentCost(type, discount)) }));
      }
    }
    return refused;
  },
});

export const recruitFrom = decision('recruitFrom', {
  args: { withShip: open<boolean>() },
  options: (state, seat, { withShip }): readonly Cell[] => recruitable(state.players[seat], withShip),
});

export function recruitable(player: Player, withShip: boolean): Cell[] {
  const cells: Cell[] = [];
  for (const cell of ALL_CELLS) if (player.abroad[cell] > 0 && (!withShip || shipsAt(player, cell) > 0)) cells.push(cell);
  return cells;
}

export function recruit(x: Context, seat: Seat, cell: Cell): void {
  const player = x.state.players[seat];
  player.abroad[cell]--;
  player.leaders++;
  x.emit({ type: 'leaderRecruited', seat, from: cell });
}

/** Own leaders from anywhere, no ship needed: an effect. */
export const recruitAnywhere = procedure(
  'recruitAnywhere',
  { n: open<number>() },
  {
    choose: (x) => {
      if (x.locals.n <= 0 || recruitable(x.state.players[x.seat], false).length === 0) return 'end';
      x.locals.n--;
      x.ask(x.seat, recruitFrom, { withShip: false });
      return 'recruit';
    },
    recruit: (x) => {
      recruit(x, x.seat, x.answer(recruitFrom));
      return 'choose';
    },
  },
);

/** Where it is built, once that has been chosen. */
function site({ cell }: { readonly cell: Cell | undefined }): Cell {
  if (cell === undefined) throw new Error('no place to build has been chosen');
  return cell;
}

/** Builds one development: resources, leaders, tile on the transport, card, advance, score. */
export const develop = procedure(
  'develop',
  { discount: open<number>(), must: open<boolean>(), cell: open<Cell | undefined>() },
  {
    choose: (x) => {
      const { discount, must } = x.locals;
      if (developable(x.state, x.seat, discount).length === 0) return 'end';
      x.ask(x.seat, buildDevelopment, { discount, must });
      return 'pay';
    },
    pay: (x) => {
      const cell = x.answer(buildDevelopment);
      if (cell === 'none') return 'end';
      x.locals.cell = cell;
      x.call(payCost, { cost: developmentCost(x.state.tile[cell], x.locals.discount) });
      return 'leaders';
    },
    leaders: (x) => {
      const player = x.state.players[x.seat];
      const type = x.state.tile[site(x.locals)];
      if (player.leaders >= leadersNeeded(player, type)) return 'build';
      if (recruitable(player, true).length === 0) return 'end';
      x.ask(x.seat, recruitFrom, { withShip: true });
      return 'recruited';
    },
    recruited: (x) => {
      recruit(x, x.seat, x.answer(recruitFrom));
      return 'leaders';
    },
    build: (x) => {
      const { state, seat } = x;
      const cell = site(x.locals);
      const player = state.players[seat];
      const type = state.tile[cell];
      const transport = findShip(player, 0, cell);
      player.leaders -= leadersNeeded(player, type);
      player.assigned += leadersNeeded(player, type);
      player.ships[transport] = SETTLED;
      player.cards[type]++;
      state.owner[cell] = seat;
      x.emit({ type: 'developmentBuilt', seat, development: type, at: cell, leaders: PLANET_SPECS[type].leaders });
      x.call(advance, { track: type, spaces: 1 });
      return 'score';
    },
    score: (x) => {
      const cell = site(x.locals);
      const { state, seat } = x;
      score(x, seat, developmentScore(state, seat, cell), 'development');
      triggerAll(x, seat, 'builtDevelopment', { type: state.tile[cell] });
      return 'end';
    },
  },
);
