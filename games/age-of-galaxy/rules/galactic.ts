/** Galactic phase: the fleet moves on, cubes move to the trade cards, Golden Ages, a new turn order. */
import { MOST_GOLDEN_CUBES } from '../content/box.ts';
import { TRADE_CARDS_IN_PLAY } from '../content/trade.ts';
import { type Context, procedure } from '../rulebook.ts';
import { playerCount, type State } from '../state.ts';
import { trigger } from './abilities.ts';
import { openSystem } from './galaxy.ts';
import { isFull } from './trade.ts';

export const galactic = procedure(
  'galactic',
  {},
  {
    fleet: (x) => {
      const s = x.state;
      s.fleet++;
      x.emit({ type: 'fleetMoved', position: s.fleet, system: s.row[s.fleet] });
      openSystem(x);
      return 'tradeCards';
    },
    tradeCards: (x) => {
      moveCubes(x);
      goldenAges(x);
      clearTurned(x.state);
      return 'turnOrder';
    },
    turnOrder: (x) => {
      const s = x.state;
      // Of two on one space the one who came later lies higher.
      s.order.sort((a, b) => s.players[b].prestige - s.players[a].prestige || s.arrival.indexOf(b) - s.arrival.indexOf(a));
      x.emit({ type: 'turnOrder', order: s.order.slice() });
      return 'end';
    },
  },
);

/** From each box to the trade card above it, whether or not spaces are left there. */
function moveCubes(x: Context): void {
  const s = x.state;
  const players = playerCount(s);
  for (let slot = 0; slot < TRADE_CARDS_IN_PLAY; slot++) {
    const cubes: number[] = [];
    let moved = 0;
    for (let i = slot * players; i < (slot + 1) * players; i++) {
      cubes.push(s.inBox[i]);
      moved += s.inBox[i];
      s.onTrade[i] += s.inBox[i];
      s.inBox[i] = 0;
    }
    if (moved > 0) x.emit({ type: 'cubesMoved', slot, card: s.trade[slot], cubes });
  }
}

/** Players take cubes back from every card that is full, three at most; the rest go to their supplies, and the cards are turned. */
function goldenAges(x: Context): void {
  const s = x.state;
  const players = playerCount(s);
  const taken = new Array<number>(players).fill(0);
  for (let slot = 0; slot < TRADE_CARDS_IN_PLAY; slot++) {
    if (!isFull(s, slot)) continue;
    s.turned[slot] = true;
    x.emit({ type: 'goldenAge', slot, card: s.trade[slot] });
    for (let p = 0; p < players; p++) {
      taken[p] += s.onTrade[slot * players + p];
      s.onTrade[slot * players + p] = 0;
    }
  }
  for (const seat of s.order) {
    if (taken[seat] === 0) continue;
    const back = Math.min(taken[seat], MOST_GOLDEN_CUBES);
    const player = s.players[seat];
    player.cubes += back;
    player.supply += taken[seat] - back;
    x.emit({ type: 'cubesTakenBack', seat, taken: back, returned: taken[seat] - back });
    trigger(x, seat, 'goldenAge');
  }
}

/** Cubes on turned cards can do nothing more: they go home. */
function clearTurned(s: State): void {
  const players = playerCount(s);
  for (let slot = 0; slot < TRADE_CARDS_IN_PLAY; slot++) {
    if (!s.turned[slot]) continue;
    for (let p = 0; p < players; p++) {
      s.players[p].supply += s.onTrade[slot * players + p];
      s.onTrade[slot * players + p] = 0;
    }
  }
}
