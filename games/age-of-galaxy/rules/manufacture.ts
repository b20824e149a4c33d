/** Manufacture: cruisers for credits. */
import { CRUISER_COST, MANUFACTURE, MOST_CRUISERS } from '../content/box.ts';
import type { Context, Refusal } from '../rulebook.ts';
import { type Player, playerCount, type State } from '../state.ts';
import { MANUFACTURE_LESS, reduced, tellTrait, trigger } from './abilities.ts';
import type { Action, Manufacture } from './answers.ts';
import { cruisersGained } from './resources.ts';

const answers: readonly Manufacture[] = Array.from({ length: MOST_CRUISERS + 1 }, (_, count) => ({ action: 'manufacture', count }));

export const cruiserCost = (p: Player): number => reduced(CRUISER_COST, p, MANUFACTURE_LESS);

const mostBuilt = (p: Player): number => {
  const cost = cruiserCost(p);
  const room = cruisersGained(p, MOST_CRUISERS);
  return cost === 0 ? room : Math.min(room, Math.floor(p.credits / cost));
};

export function addManufacture(s: State, seat: number, options: Action[]): void {
  const most = mostBuilt(s.players[seat]);
  for (let count = 1; count <= most; count++) options.push(answers[count]);
}

export function manufacture(x: Context, seat: number, { count }: Manufacture): void {
  const s = x.state;
  const p = s.players[seat];
  const cost = cruiserCost(p) * count;
  tellTrait(x, seat, 'manufactureLess');
  s.inBox[MANUFACTURE * playerCount(s) + seat]++;
  p.credits -= cost;
  p.cruisers += count;
  p.dock -= count;
  x.emit({ type: 'manufactured', seat, count, cost });
  trigger(x, seat, 'manufacture');
}

export function refuseManufacture(s: State, seat: number): Refusal[] {
  const p = s.players[seat];
  if (mostBuilt(p) > 0) return [];
  const what = { action: 'manufacture' };
  if (p.cruisers >= MOST_CRUISERS) return [{ what, reason: 'fiveCruisers', rule: 'AG-124' }];
  if (p.dock === 0) return [{ what, reason: 'noCruiserLeft', rule: 'AG-303' }];
  return [{ what, reason: 'needsCredits', rule: 'AG-121', args: { missing: cruiserCost(p) - p.credits } }];
}
