import { describe, expect, it } from 'vitest';
import type { ModuleCard, TacticsCard } from '../content/cards.ts';
import type { Ability, Count, Effect, Effects, Goods } from '../content/effects.ts';
import { EVENTS } from '../content/events.ts';
import { INDUSTRY, SCIENCE } from '../content/ids.ts';
import { MODULES } from '../content/modules.ts';
import { MOONS } from '../content/moons.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from '../content/tokens.ts';

/**
 * A yardstick, not a measurement: what things are worth in victory points in the middle of a game. It keeps a new card from being
 * far better or worse than its neighbours; self-play says the rest.
 */
const UNIT: Readonly<Record<keyof Goods, number>> = {
  energy: 0.6,
  titanium: 1,
  ice: 1,
  nanocarbon: 1,
  credits: 1.2,
  tactics: 1,
  any: 1.25,
  material: 1.1,
  vp: 1,
};
const worth = (goods: Goods): number => Object.entries(goods).reduce((sum, [key, n]) => sum + UNIT[key as keyof Goods] * n, 0);

/** How many of something a player usually has. */
const USUAL: Readonly<Record<Count, number>> = {
  developments: 2,
  scienceModules: 2,
  commerceModules: 2,
  moduleSets: 1,
  slottedMoons: 3,
  tactics: 4,
  resources: 9,
  energy: 3,
  credits: 2,
  leaders: 3,
  ships: 5,
  shipsOnMap: 3,
  shipsInScrapyard: 1,
  upgrades: 2,
  basesVisited: 1,
  supremacyTrack: 3,
  tracksAtLevel2: 2,
  ownShipsHere: 2,
  opposingShipsHere: 2,
};
const REPAIR = 0.9;
const ADVANCE = 2.2;
const MOON = 1.5;
const LEADER = 1.5;

function value(effects: Effects): number {
  return effects.reduce((sum, effect) => sum + valueOfOne(effect), 0);
}

function valueOfOne(effect: Effect): number {
  switch (effect.kind) {
    case 'gain':
      return worth(effect.goods);
    case 'gainPer':
      return worth(effect.goods) * Math.min(effect.most ?? 99, USUAL[effect.per]);
    case 'lose':
      return -worth(effect.goods);
    case 'exchange':
      return Math.max(0, value(effect.get) - worth(effect.pay)) * effect.times;
    case 'payOr':
      return Math.max(-worth(effect.pay), value(effect.or));
    case 'take':
      return 2 * effect.n;
    case 'choose':
      return Math.max(...effect.of.map(value)) + 0.1;
    case 'if':
      return (value(effect.yes) + value(effect.no)) / 2;
    case 'by':
      return effect.whom === 'all'
        ? value(effect.effects)
        : effect.whom === 'rivals'
          ? -0.5 * value(effect.effects)
          : -0.3 * value(effect.effects);
    case 'repair':
      return REPAIR * effect.times;
    case 'advance':
      return ADVANCE * effect.spaces;
    case 'module':
      return effect.price === 'free' ? 4 : effect.price === 'board' ? 1 : 1 + effect.price;
    case 'upgrade':
      return 4.5;
    case 'buildShip':
      return effect.price === 'free' ? 4 : effect.price === 'full' ? 0.8 : 0.8 + effect.price;
    case 'buildDevelopment':
      return 0.8 + effect.discount;
    case 'flipUp':
      return 2.5;
    case 'discovery':
      return 3;
    case 'recruit':
      return LEADER * effect.leaders;
    case 'damageModules':
    case 'damageShips':
      return -1.5 * effect.n;
    case 'activateModule':
      return 1.7;
    case 'fireScience':
      return 2;
    case 'claimMoon':
      return effect.from === 'planet' ? MOON + 0.3 : MOON;
    case 'moonBenefit':
      return 1.4;
    case 'move':
      return 1.2 * effect.ships;
    case 'recall':
      return 1.2 * effect.ships;
    case 'launchAgain':
      return 2.8;
    case 'moveRaider':
      return 0.8;
    case 'damageRaider':
      return 1;
    case 'eventMarker':
      return effect.spaces < 0 ? 0.5 : 0;
    case 'eventLook':
      return 0.6;
    case 'refreshMarket':
      return 0.4;
    case 'dropMoons':
    case 'swarm':
      return -1;
    case 'bonus':
      return 0.6;
    case 'dice':
      return Math.abs(effect.n) * 1;
    case 'targeting':
      return Math.abs(effect.n) * 1.2;
    case 'reroll':
      return effect.dice * 1;
    case 'setDice':
      return effect.dice * 2.4;
    case 'saveShips':
      return effect.n * 1.2;
    case 'saveModule':
      return 1.6;
    case 'endBattle':
      return effect.consent === 'you' ? 0.8 : 0.5;
    case 'withdraw':
      return effect.to === 'station' ? 1.6 : 1.4;
    case 'reinforce':
      return 1.5 * effect.ships;
    case 'battleRule':
      return effect.rule === 'doubleSupremacy' ? 1 : 1.1;
  }
}

function abilityValue(ability: Ability): number {
  if (ability.is === 'trigger') return 3 * value(ability.effects);
  if (ability.is !== 'passive') return 1;
  const { kind } = ability.passive;
  return (
    {
      noStrike: 1.6,
      range: 2.2,
      ability: 2,
      targeting: 2,
      dice: 1.6,
      moduleDiscount: 2.5,
      baseDiscount: 1.2,
      scrapToBarge: 1,
      bothTactical: 0.8,
    }[kind as string] ?? 2
  );
}

const moduleValue = (card: ModuleCard): number => {
  if (card.slot?.side === 'input') return value(card.effects) - 1;
  return value(card.effects) + (card.slot === undefined ? 0 : MOON - 0.4);
};
const tacticsValue = (card: TacticsCard): number =>
  value(card.effects) + (card.abilities ?? []).reduce((sum, ability) => sum + abilityValue(ability), 0);
const outside = (id: string, n: number, [from, to]: readonly [number, number]): string[] =>
  n >= from - 1e-9 && n <= to + 1e-9 ? [] : [`${id} ${n.toFixed(2)}`];

describe('values', () => {
  it('one activation of a module is worth as much as its row and its damage say', () => {
    const wrong = MODULES.flatMap((card) => {
      if (card.final !== undefined) return [];
      const band: readonly [number, number] = card.type === SCIENCE ? [0.7, 1.7] : [1, 2.7];
      return outside(card.id, moduleValue(card) - 0.3 * card.damage, band);
    });
    expect(wrong).toEqual([]);
  });

  it('an industry module is worth a little less: its neighbours bring moons', () => {
    const mean = (type: number): number => {
      const cards = MODULES.filter((card) => card.type === type && card.final === undefined);
      return cards.reduce((sum, card) => sum + moduleValue(card), 0) / cards.length;
    };
    expect(mean(INDUSTRY)).toBeLessThan(2);
    expect(mean(SCIENCE)).toBeLessThan(mean(INDUSTRY));
  });

  it('a game-end module is worth 5 to 9 VP to somebody who cares', () => {
    const wrong = MODULES.flatMap((card) =>
      card.final === undefined ? [] : outside(card.id, card.final.base + card.final.each * USUAL[card.final.per], [5, 9]),
    );
    expect(wrong).toEqual([]);
  });

  it('a tactics card played at its moment is worth more than the card, an event card more than the others', () => {
    const wrong = TACTICS_CARDS.flatMap((card) => outside(card.id, tacticsValue(card), card.kind === 'event' ? [2.4, 4.5] : [1.6, 3.4]));
    expect(wrong).toEqual([]);
  });

  it('discoveries are worth 2 to 5 VP, supremacy tokens 2 to 6', () => {
    expect(DISCOVERIES.flatMap((token) => outside(token.id, value(token.effects), [2, 5]))).toEqual([]);
    expect(SUPREMACY_TOKENS.flatMap((token) => outside(token.id, value(token.effects), [2, 6]))).toEqual([]);
  });

  it('moons are worth 0.5 to 2.5 VP', () => {
    expect(MOONS.flatMap((moon) => outside(moon.id, worth(moon.goods) + REPAIR * moon.repair, [0.5, 2.5]))).toEqual([]);
  });

  it('Galactic Dawn gives and Cosmic Twilight takes', () => {
    for (const card of EVENTS) {
      if (card.deck === 'dawn') expect([card.id, value(card.effects) > 0]).toEqual([card.id, true]);
    }
    const mean = (deck: string): number => {
      const cards = EVENTS.filter((card) => card.deck === deck);
      return cards.reduce((sum, card) => sum + value(card.effects), 0) / cards.length;
    };
    expect(mean('twilight')).toBeLessThan(-0.5);
    expect(mean('dawn')).toBeGreaterThan(0.5);
  });
});
