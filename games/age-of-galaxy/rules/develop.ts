/** Develop: a second cube on an own colony. */
import { DEVELOP_COST, DEVELOPED_PRESTIGE } from '../content/box.ts';
import type { Context, Refusal } from '../rulebook.ts';
import { COLONY, DEVELOPED, OCCUPIED, PLANETS, type Player, type State } from '../state.ts';
import { DEVELOP_LESS, reduced, tellTrait, trigger } from './abilities.ts';
import type { Action, Develop } from './answers.ts';
import { whereIs } from './galaxy.ts';
import { gain } from './resources.ts';
import { reward } from './reward.ts';

const answers: readonly Develop[] = Array.from({ length: PLANETS }, (_, planet) => ({ action: 'develop', planet }));

export const developCost = (p: Player): number => reduced(DEVELOP_COST, p, DEVELOP_LESS);

const isOwnColony = (s: State, seat: number, planet: number): boolean => s.owner[planet] === seat && s.level[planet] === COLONY;

export function addDevelop(s: State, seat: number, options: Action[]): void {
  const p = s.players[seat];
  if (p.credits < developCost(p)) return;
  for (let planet = 0; planet < PLANETS; planet++) if (isOwnColony(s, seat, planet)) options.push(answers[planet]);
}

export function develop(x: Context, seat: number, { planet }: Develop): void {
  const s = x.state;
  const p = s.players[seat];
  const cost = developCost(p);
  tellTrait(x, seat, 'developLess');
  p.credits -= cost;
  s.level[planet] = DEVELOPED;
  x.emit({ type: 'developed', seat, at: whereIs(s, planet), cost });
  gain(x, seat, DEVELOPED_PRESTIGE, 'develop');
  x.call(reward, { source: 'develop' });
  trigger(x, seat, 'develop');
}

export function refuseDevelop(s: State, seat: number): Refusal[] {
  const p = s.players[seat];
  const missing = developCost(p) - p.credits;
  const refused: Refusal[] = [];
  for (let planet = 0; planet < PLANETS; planet++) {
    const what = { action: 'develop', planet };
    if (isOwnColony(s, seat, planet)) {
      if (missing > 0) refused.push({ what, reason: 'needsCredits', rule: 'AG-112', args: { missing } });
    } else if (s.owner[planet] === seat)
      refused.push({ what, reason: s.level[planet] === OCCUPIED ? 'isOccupied' : 'isDeveloped', rule: 'AG-115' });
    else if (s.level[planet] === COLONY) refused.push({ what, reason: 'notYourColony', rule: 'AG-114' });
  }
  return refused;
}
