/** Research: technologies of the own board and of the own main factions. */
import { ADVANCED_COST, RESEARCH_COST } from '../content/box.ts';
import { factions } from '../content/factions.ts';
import { type Bundle, bundle } from '../content/resources.ts';
import { BOARD_TECHNOLOGIES, technologies } from '../content/technologies.ts';
import type { Context, Refusal } from '../rulebook.ts';
import type { Player, State } from '../state.ts';
import { RESEARCH_LESS, reduced, technologySource, tellTrait, trigger } from './abilities.ts';
import type { Action, Research } from './answers.ts';
import { gain } from './resources.ts';
import { reward } from './reward.ts';

const answers: readonly Research[] = technologies.map((_, technology) => ({ action: 'research', technology }));
const needs: readonly number[] = technologies.map((t) => t.after.reduce((bits, i) => bits | (1 << i), 0));

const isResearched = (p: Player, technology: number): boolean => (p.technologies & (1 << technology)) !== 0;

/** A path leads to it: any one of the technologies before it, where there are any. */
const isUnlocked = (p: Player, technology: number): boolean => needs[technology] === 0 || (p.technologies & needs[technology]) !== 0;

export const researchCost = (p: Player): number => reduced(RESEARCH_COST, p, RESEARCH_LESS);
const researchDiscovery = (technology: number): number => (technologies[technology].advanced ? ADVANCED_COST : 0);

const canResearch = (p: Player, technology: number): boolean =>
  !isResearched(p, technology) && isUnlocked(p, technology) && p.discovery >= researchDiscovery(technology);

/** The prices of technologies that stand open, paid for or not: one for regular ones, one for advanced ones. */
export function researchPrices(p: Player): Bundle[] {
  const own = p.factions.map((faction) => factions[faction].technology).filter((technology) => technology >= 0);
  const standing = [...Array(BOARD_TECHNOLOGIES).keys(), ...own].filter((t) => !isResearched(p, t) && isUnlocked(p, t));
  return [...new Set(standing.map(researchDiscovery))].map((discovery) => bundle({ credits: researchCost(p), discovery }));
}

/** Every technology that can be researched and paid for now; nomads research by the same list. */
export function addResearch(s: State, seat: number, options: Action[]): void {
  const p = s.players[seat];
  if (p.credits < researchCost(p)) return;
  for (let technology = 0; technology < BOARD_TECHNOLOGIES; technology++) if (canResearch(p, technology)) options.push(answers[technology]);
  for (let i = 0; i < p.factions.length; i++) {
    const { technology } = factions[p.factions[i]];
    if (technology >= 0 && canResearch(p, technology)) options.push(answers[technology]);
  }
}

export function research(x: Context, seat: number, technology: number): void {
  const p = x.state.players[seat];
  const { reward: rewarded, choice } = technologies[technology];
  const cost = researchCost(p);
  tellTrait(x, seat, 'researchLess');
  const discovery = researchDiscovery(technology);
  p.credits -= cost;
  p.discovery -= discovery;
  p.technologies |= 1 << technology;
  x.emit({ type: 'researched', seat, technology, cost, discovery });
  gain(x, seat, rewarded, technologySource(technology));
  if (choice !== undefined) x.callFor(seat, reward, { source: technologySource(technology) });
  trigger(x, seat, 'research');
}

export function refuseResearch(s: State, seat: number): Refusal[] {
  const p = s.players[seat];
  const cost = researchCost(p);
  return technologies.flatMap(({ id, advanced }, technology): Refusal[] => {
    const what = { action: 'research', technology };
    const args = { technology: id };
    const mine = technology < BOARD_TECHNOLOGIES || p.factions.some((f) => factions[f].technology === technology);
    if (!mine) return [];
    if (isResearched(p, technology)) return [{ what, reason: 'alreadyResearched', rule: 'AG-162', args }];
    if (!isUnlocked(p, technology)) return [{ what, reason: 'noPath', rule: advanced ? 'AG-160' : 'AG-159', args }];
    if (p.credits < cost) return [{ what, reason: 'needsCredits', rule: 'AG-157', args: { ...args, missing: cost - p.credits } }];
    const missing = researchDiscovery(technology) - p.discovery;
    return missing > 0 ? [{ what, reason: 'needsDiscovery', rule: 'AG-157', args: { ...args, missing } }] : [];
  });
}
