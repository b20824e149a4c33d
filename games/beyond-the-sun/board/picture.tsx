import { type Glyph, Icon } from '@orrery/kit';
import type { ReactNode } from 'react';
import { TECHNOLOGIES } from '../content/technologies/index.ts';
import { AUTOMATE, COLONY, FOOD, JUMP, MEDAL, ORBIT, ORE, POPULATION, SUPPLY, TRADE, TREE, TYPE, UPGRADE } from './glyphs.ts';

const TERM: Readonly<Record<string, Glyph>> = {
  population: POPULATION,
  supply: SUPPLY,
  ore: ORE,
  growth: FOOD,
  oreProduction: ORE,
  trade: TRADE,
  research: TREE,
  automation: AUTOMATE,
  upgrade: UPGRADE,
  jump: JUMP,
  colonise: COLONY,
};

/** A drawing beside the explanation of a card, system, achievement or term. */
export function picture(topic: string): ReactNode {
  const [kind, id] = topic.split(':');
  const tech = kind === 'tech' ? Object.entries(TECHNOLOGIES).find(([name]) => name === id)?.[1] : undefined;
  const glyph =
    tech !== undefined
      ? TYPE[tech.primary]
      : kind === 'system'
        ? COLONY
        : kind === 'location'
          ? ORBIT
          : kind === 'achievement'
            ? MEDAL
            : kind === 'term'
              ? TERM[id]
              : undefined;
  return glyph === undefined ? null : <Icon of={glyph} size={30} />;
}
