import { byEvent, type Count } from '@orrery/kernel';
import { factions, ideologies } from './content/factions.ts';
import { systems } from './content/systems.ts';
import { allAbilities } from './content/tables.ts';
import { technologies } from './content/technologies.ts';
import { tradeCards } from './content/trade.ts';
import type { Event } from './events.ts';
import { NONE } from './state.ts';

/** An ability as the statistics name it: its card and its place on the card. */
const abilityId = (index: number): string => {
  const { faction, technology } = allAbilities[index];
  const first = allAbilities.findIndex((a) => a.faction === faction && a.technology === technology);
  return `${faction >= 0 ? factions[faction].id : technologies[technology].id}/${index - first + 1}`;
};

const places = ['first', 'second', 'third', 'fourth'] as const;
const NO_IDEOLOGY = 'none';

/** Traits of technologies work without being told of. */
const told = allAbilities.flatMap(({ faction, ability }, i) => (faction < 0 && ability.kind === 'trait' ? [] : [abilityId(i)]));

export const content = {
  faction: factions.map((f) => f.id),
  ability: told,
  technology: technologies.map((t) => t.id),
  system: systems.map((s) => s.id),
  trade: tradeCards.map((t) => t.id),
  ideology: [...ideologies, NO_IDEOLOGY],
  place: places,
} as const;

/** How often each card was used in which way, every ability fired, and who won with what. */
export const census = byEvent<Event, [Count], void>({
  laidOut: (event, count) => {
    for (const card of event.trade) count('trade', tradeCards[card].id, 'laid');
  },
  cardPlayed: (event, count) => {
    const { id, technology } = factions[event.card];
    count('faction', id, event.as);
    if (technology >= 0 && (event.as === 'start' || event.as === 'main')) count('technology', technologies[technology].id, 'owned');
  },
  ability: (event, count) => count('ability', abilityId(event.ability), 'fired'),
  researched: (event, count) => count('technology', technologies[event.technology].id, 'researched'),
  systemOpened: (event, count) => count('system', systems[event.system].id, 'opened'),
  traded: (event, count) => {
    count('trade', tradeCards[event.card].id, 'used');
    count('trade', tradeCards[event.card].id, `exchange ${event.exchange + 1}`);
  },
  goldenAge: (event, count) => count('trade', tradeCards[event.card].id, 'goldenAge'),
  ended: (event, count) => {
    event.starters.forEach((faction, seat) => {
      const ideology = event.ideologies[seat] === NONE ? NO_IDEOLOGY : ideologies[event.ideologies[seat]];
      count('ideology', ideology, 'held');
      if (!event.winners.includes(seat)) return;
      count('faction', factions[faction].id, 'wonAsStarter');
      count('ideology', ideology, 'won');
      count('place', places[event.places[seat]], 'won');
    });
  },
});
