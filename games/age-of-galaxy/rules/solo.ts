/** The solo game: a fictive opponent that settles by cards, arms, and goes to war. */
import { OPPONENT, OPPONENT_CARDS } from '../content/box.ts';
import { factions } from '../content/factions.ts';
import { isFree, planetTypeAt } from '../queries.ts';
import type { Context } from '../rulebook.ts';
import { COLONY, DEVELOPED, NONE, type State } from '../state.ts';
import { reachablePlanets, whereIs } from './galaxy.ts';
import { mayBeOccupied } from './protection.ts';
import { cruisersGained } from './resources.ts';

/** After the player's actions of a round two cards are turned up, one after the other. */
export function opponentActs(x: Context): void {
  const s = x.state;
  x.reveal();
  for (let i = 0; i < OPPONENT_CARDS; i++) {
    const card = s.deck.pop();
    if (card === undefined) throw new Error('the faction deck is empty');
    s.revealed.push(card);
    const planet = leftmost(s, (p) => isFree(s, p) && adapted(s, card, p));
    const opponent = s.players[OPPONENT];
    if (planet !== NONE) {
      opponent.supply--;
      s.owner[planet] = OPPONENT;
      s.level[planet] = COLONY;
      s.settled[planet] = s.round;
    }
    const cruisers = cruisersGained(opponent, factions[card].modification);
    opponent.cruisers += cruisers;
    opponent.dock -= cruisers;
    x.emit({ type: 'opponentCard', card, at: planet === NONE ? null : whereIs(s, planet), cruisers });
  }
}

const adapted = (s: State, card: number, planet: number): boolean => {
  const type = planetTypeAt(s, planet);
  return type !== NONE && (factions[card].adaptationBits & (1 << type)) !== 0;
};

/** The opponent has Warp Drive: it reaches one system beyond the fleet. */
function leftmost(s: State, fits: (planet: number) => boolean): number {
  const reach = reachablePlanets(s, OPPONENT);
  for (let planet = 0; planet < reach; planet++) if (fits(planet)) return planet;
  return NONE;
}

/** What the opponent occupies as Overlord: a developed planet, else a colony, else a free planet, always the leftmost. */
export function opponentTarget(s: State): number {
  for (const level of [DEVELOPED, COLONY]) {
    const planet = leftmost(s, (p) => s.owner[p] === 0 && s.level[p] === level && mayBeOccupied(s, OPPONENT, p));
    if (planet !== NONE) return planet;
  }
  return leftmost(s, (p) => mayBeOccupied(s, OPPONENT, p));
}
