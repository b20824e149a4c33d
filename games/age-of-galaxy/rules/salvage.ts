/** Salvage: discoveries become relics. */
import { SALVAGE, SALVAGE_COST } from '../content/box.ts';
import type { Context, Refusal } from '../rulebook.ts';
import { type Player, playerCount, type State } from '../state.ts';
import { reduced, SALVAGE_LESS, tellTrait, trigger } from './abilities.ts';
import type { Action, Salvage } from './answers.ts';

/** More than a purse of twelve credits allows is never offered unless the price is nothing; then the discoveries are the limit. */
const answers: Salvage[] = [];
function salvageAnswer(count: number): Salvage {
  while (answers.length <= count) answers.push({ action: 'salvage', count: answers.length });
  return answers[count];
}

export const salvageCost = (p: Player): number => reduced(SALVAGE_COST, p, SALVAGE_LESS);

export const mostSalvaged = (p: Player): number => {
  const cost = salvageCost(p);
  return cost === 0 ? p.discovery : Math.min(p.discovery, Math.floor(p.credits / cost));
};

export function addSalvage(s: State, seat: number, options: Action[]): void {
  const most = mostSalvaged(s.players[seat]);
  for (let count = 1; count <= most; count++) options.push(salvageAnswer(count));
}

/** The cube is already in the player's fingers: from the round's stock, or lifted from a colony by nomads. */
export function salvage(x: Context, seat: number, count: number): void {
  const s = x.state;
  const p = s.players[seat];
  const cost = salvageCost(p) * count;
  tellTrait(x, seat, 'salvageLess');
  s.inBox[SALVAGE * playerCount(s) + seat]++;
  p.credits -= cost;
  p.discovery -= count;
  p.relics += count;
  x.emit({ type: 'salvaged', seat, count, cost });
  trigger(x, seat, 'salvage');
}

export function refuseSalvage(s: State, seat: number): Refusal[] {
  const p = s.players[seat];
  if (mostSalvaged(p) > 0) return [];
  const what = { action: 'salvage' };
  if (p.discovery === 0) return [{ what, reason: 'needsDiscovery', rule: 'AG-128', args: { missing: 1 } }];
  return [{ what, reason: 'needsCredits', rule: 'AG-127', args: { missing: salvageCost(p) - p.credits } }];
}
