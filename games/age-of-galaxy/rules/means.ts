/**
 * What could still be paid for. At any time in the own turn lightning turns resources into others and a hand card may bring some (AG-089), so
 * an offer with a price is skipped only where neither could raise it.
 */
import { MOST_CRUISERS } from '../content/box.ts';
import { type Bundle, TRACK } from '../content/resources.ts';
import { COMMON_LIGHTNING, lightnings, lightningsOfFaction } from '../content/tables.ts';
import type { Player, State } from '../state.ts';
import { canPay, type Purse, wouldGain } from './resources.ts';

/** One card in each turn. */
export const mayPlayCard = (p: Player): boolean => !p.played && p.hand.length > 0;

export function couldPay(s: State, seat: number, price: Bundle): boolean {
  const p = s.players[seat];
  if (canPay(p, price)) return true;
  // What a card would bring is its owner's secret: whoever may play one is asked.
  return s.turn === seat && (mayPlayCard(p) || lightningPays(p, price));
}

/** Whether some lightning, used as often as one likes, raises a price. */
function lightningPays(p: Player, price: Bundle): boolean {
  const uses = [...Array(COMMON_LIGHTNING).keys(), ...p.factions.flatMap((faction) => lightningsOfFaction[faction])];
  const seen = new Set<string>();
  const search = (purse: Purse): boolean => {
    if (canPay(purse, price)) return true;
    const key = `${purse.credits} ${purse.productivity} ${purse.discovery} ${purse.influence} ${purse.cruisers}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return uses.some((use) => {
      const { pay, gain } = lightnings[use];
      return canPay(purse, pay) && wouldGain(purse, gain) && search(struck(purse, pay, gain));
    });
  };
  return search(p);
}

/** What is left of a purse, and come to it, after a conversion. */
export const struck = (purse: Purse, pay: Bundle, gain: Bundle): Purse => ({
  credits: Math.min(TRACK, purse.credits - pay.credits + gain.credits),
  productivity: Math.min(TRACK, purse.productivity - pay.productivity + gain.productivity),
  discovery: purse.discovery - pay.discovery + gain.discovery,
  influence: purse.influence - pay.influence + gain.influence,
  cruisers: Math.min(MOST_CRUISERS, purse.cruisers - pay.cruisers + gain.cruisers),
  dock: purse.dock,
});
