import { int, newEffects, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../census.ts';
import type { Ability } from '../content/effects.ts';
import { FACTIONS } from '../content/factions.ts';
import { MODULES } from '../content/modules.ts';
import { RAIDERS } from '../content/raiders.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { UPGRADES } from '../content/upgrades.ts';
import type { Event } from '../events.ts';
import { andromedasEdge } from '../index.ts';

/**
 * Nothing in the box is dead: random players come to use every single piece. Abilities that always hold leave no trace in the
 * events; factions.test.ts and sustained.test.ts show what each of them changes.
 */
const OPTIONS = [
  { length: 'long', destinies: true, raiders: 'random' },
  { length: 'long', destinies: true, raiders: 'random', events: 'twilight', special: 'vortexes' },
  { length: 'long', events: 'twilight', special: 'quasars' },
  { length: 'long', raiders: 'second', teams: true },
] as const;
/** It stops when nothing is missing, with these seeds after about 70 games; what is rare may take longer after a change. */
const MOST_GAMES = 500;

const acts = ({ is }: Ability): boolean => is === 'trigger' || is === 'free';

/** What must be seen of every piece, by group. */
const WANTED: readonly [group: string, what: string, ids: readonly string[]][] = [
  ['faction', 'chosen', FACTIONS.map(({ id }) => id)],
  ['faction', 'used', FACTIONS.filter(({ abilities }) => abilities.some(acts)).map(({ id }) => id)],
  ['upgrade', 'placed', UPGRADES.map(({ id }) => id)],
  ['upgrade', 'used', UPGRADES.filter(({ custom }) => custom !== undefined && acts(custom)).map(({ id }) => id)],
  ['module', 'gained', MODULES.map(({ id }) => id)],
  ['module', 'activated', MODULES.filter(({ final }) => final === undefined).map(({ id }) => id)],
  ['tactics', 'played', TACTICS_CARDS.map(({ id }) => id)],
  ['tactics', 'worked', TACTICS_CARDS.filter(({ abilities }) => abilities?.some(acts)).map(({ id }) => id)],
  ['event', 'resolved', content.event],
  /* The S-class card lies open from the start. */
  ['raider', 'revealed', RAIDERS.filter((card) => card.class !== 0).map(({ id }) => id)],
  ['moon', 'claimed', content.moon],
  ['discovery', 'used', content.discovery],
  ['supremacy', 'used', content.supremacy],
  ['destiny', 'revealed', content.destiny],
  ['base', 'visited', content.base],
  ['development', 'built', content.development],
];

describe('the box in use', () => {
  it('every faction, upgrade, module, card, event, raider, moon, token, destiny, base and development is used', () => {
    const missing = new Set(WANTED.flatMap(([group, what, ids]) => ids.map((id) => `${group} ${id} ${what}`)));
    for (let game = 0; game < MOST_GAMES && missing.size > 0; game++) {
      const position = andromedasEdge.start(andromedasEdge.configure(4, OPTIONS[game % OPTIONS.length]), `box/${game}`);
      const luck = seeded(`box/${game}/players`);
      const effects = newEffects();
      while (!andromedasEdge.over(position)) {
        const ask = andromedasEdge.open(position)[0];
        const options = andromedasEdge.options(position, ask);
        andromedasEdge.play(position, ask, options[int(luck, options.length)], effects);
      }
      for (const { event } of effects.events) {
        if (event !== undefined)
          andromedasEdge.definition.census?.(event as Event, (group, id, what) => missing.delete(`${group} ${id} ${what}`));
      }
    }
    expect([...missing]).toEqual([]);
  });
});
