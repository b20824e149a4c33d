import { describe, expect, it } from 'vitest';
import { bundleOf } from '../catalogue.ts';
import type { Goods } from '../content/effects.ts';
import { costTotal, covers, discounted, shortfall } from '../prices.ts';
import { canPay, payCost } from '../rules/goods.ts';
import { carryOut, claimed, FIGHTER, give, hand, put, SCIENCE_VESSEL, type Stock, TRANSPORT, table } from './table.ts';

/** Energy, titanium, ice, nanocarbon, credits, tactics. */
type Held = readonly [number, number, number, number, number, number];
/** As a price is kept: the same six, then any, then material. */
const priceOf = (goods: Goods): number[] => discounted(bundleOf(goods), 0);

describe('whether a price is covered', () => {
  const pays = (held: Held, goods: Goods, creditsAsEnergy = false): boolean => covers(held, priceOf(goods), creditsAsEnergy);

  it('AE-041 each resource pays for itself; a credit stands in for titanium, ice and nanocarbon, not for energy or tactics', () => {
    expect([
      pays([0, 0, 0, 0, 1, 0], { titanium: 1 }),
      pays([0, 0, 0, 0, 1, 0], { ice: 1 }),
      pays([0, 0, 0, 0, 1, 0], { nanocarbon: 1 }),
    ]).toEqual([true, true, true]);
    expect([pays([0, 0, 0, 0, 9, 0], { energy: 1 }), pays([0, 0, 0, 0, 9, 0], { tactics: 1 })]).toEqual([false, false]);
    expect([pays([0, 1, 0, 0, 0, 0], { titanium: 1 }), pays([0, 0, 1, 0, 0, 0], { titanium: 1 })]).toEqual([true, false]);
    expect([pays([2, 0, 0, 0, 0, 0], { energy: 2 }), pays([1, 0, 0, 0, 0, 0], { energy: 2 })]).toEqual([true, false]);
    expect([pays([0, 0, 0, 0, 0, 1], { tactics: 1 }), pays([0, 0, 0, 0, 0, 0], { tactics: 1 })]).toEqual([true, false]);
    expect([pays([0, 0, 0, 0, 2, 0], { credits: 2 }), pays([0, 9, 0, 0, 1, 0], { credits: 2 })]).toEqual([true, false]);
  });

  it('one credit pays once', () => {
    expect([1, 2].map((credits) => pays([0, 0, 0, 0, credits, 0], { titanium: 1, ice: 1 }))).toEqual([false, true]);
    expect([1, 2].map((credits) => pays([0, 1, 0, 0, credits, 0], { titanium: 2, credits: 1 }))).toEqual([false, true]);
    expect([2, 3].map((credits) => pays([0, 0, 0, 0, credits, 0], { nanocarbon: 1, material: 2 }))).toEqual([false, true]);
  });

  it('material is titanium, ice or nanocarbon in any mix, as far as they are not needed themselves', () => {
    expect(pays([0, 1, 1, 1, 0, 0], { material: 3 })).toBe(true);
    expect(pays([5, 1, 1, 0, 0, 5], { material: 3 })).toBe(false);
    expect([1, 2].map((ice) => pays([0, 0, ice, 0, 0, 0], { ice: 1, material: 1 }))).toEqual([false, true]);
    expect(pays([0, 0, 1, 0, 1, 0], { ice: 1, material: 1 })).toBe(true);
  });

  it('any is whatever is left, tactics cards and energy included', () => {
    for (let kind = 0; kind < 6; kind++) expect(pays([0, 0, 0, 0, 0, 0].with(kind, 2) as unknown as Held, { any: 2 })).toBe(true);
    expect([pays([1, 0, 0, 0, 0, 1], { any: 2 }), pays([1, 0, 0, 0, 0, 0], { any: 2 })]).toEqual([true, false]);
    expect([2, 3].map((energy) => pays([energy, 0, 0, 0, 0, 0], { energy: 1, any: 2 }))).toEqual([false, true]);
    expect([1, 2].map((ice) => pays([0, 0, ice, 0, 1, 0], { material: 2, any: 1 }))).toEqual([false, true]);
  });

  it('credits stand in for energy where a card says so', () => {
    expect([1, 2].map((credits) => pays([1, 0, 0, 0, credits, 0], { energy: 3 }, true))).toEqual([false, true]);
    expect(pays([1, 0, 0, 0, 2, 0], { energy: 3, ice: 1 }, true)).toBe(false);
    expect(pays([1, 0, 0, 0, 3, 0], { energy: 3, any: 1 }, true)).toBe(true);
    expect(pays([1, 0, 0, 0, 2, 0], { energy: 3, any: 1 }, true)).toBe(false);
  });
});

describe('what is missing of a price', () => {
  /** The parts that are missing, as they are kept. */
  const missing = (stock: Stock, goods: Goods, cards: string[] = []): number[] => {
    const state = table();
    give(state, 1, stock);
    hand(state, 1, ...cards);
    return shortfall(state.players[1], priceOf(goods));
  };

  it('is told part by part; credits stand in where they may, and once', () => {
    expect(missing({}, { energy: 1, titanium: 2, ice: 3, nanocarbon: 1, credits: 2, tactics: 1 })).toEqual([1, 2, 3, 1, 2, 1, 0, 0]);
    expect(missing({ credits: 3 }, { titanium: 2, ice: 2 })).toEqual([0, 0, 1, 0, 0, 0, 0, 0]);
    expect(missing({ credits: 3 }, { energy: 2, credits: 1 })).toEqual([2, 0, 0, 0, 0, 0, 0, 0]);
    expect(missing({ titanium: 1, nanocarbon: 1, credits: 1 }, { titanium: 1, material: 3 })).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(missing({ energy: 2, ice: 1 }, { energy: 1, any: 4 }, ['openChannel'])).toEqual([0, 0, 0, 0, 0, 0, 1, 0]);
    expect(missing({ energy: 5 }, { material: 1, tactics: 1 })).toEqual([0, 0, 0, 0, 0, 1, 0, 1]);
    // Each of the three is material.
    for (const stock of [{ titanium: 1 }, { ice: 1 }, { nanocarbon: 1 }]) expect(missing(stock, { material: 2 })[7]).toBe(1);
  });
});

describe('prices that are lowered', () => {
  it('take named materials first, then material, then any, then energy, credits, tactics, and never go below nothing', () => {
    const goods: Goods = { titanium: 1, ice: 1, nanocarbon: 1, material: 1, any: 1, energy: 1, credits: 1, tactics: 1 };
    const lowered = (by: number): string => discounted(bundleOf(goods), by).join('');
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(lowered)).toEqual([
      '11111111',
      '10111111',
      '10011111',
      '10001111',
      '10001110',
      '10001100',
      '00001100',
      '00000100',
      '00000000',
      '00000000',
    ]);
    expect([0, 3, 8].map((by) => costTotal(discounted(bundleOf(goods), by)))).toEqual([8, 5, 0]);
  });
});

describe('paying with what could be raised', () => {
  const ice = priceOf({ ice: 1 });
  it('AE-143 AE-306 moons and bonus resources help on the own turn, outside events', () => {
    const poor = (active: number, inEvent = false) => {
      const state = table();
      state.active = active;
      state.inEvent = inEvent;
      return state;
    };
    const lay = {
      moon: (state: ReturnType<typeof table>) => claimed(state, 1, 'civilizationRich'),
      bonus: (state: ReturnType<typeof table>) => {
        put(state, 1, TRANSPORT, 8);
        state.bonus[8 * 6 + 2] = 1;
      },
    };
    for (const set of Object.values(lay)) {
      const results = [poor(1), poor(0), poor(1, true)].map((state) => {
        set(state);
        return canPay(state, 1, ice);
      });
      expect(results).toEqual([true, false, false]);
    }
    const apart = poor(1);
    apart.bonus[8 * 6 + 2] = 1;
    expect([canPay(apart, 1, ice), canPay(apart, 1, ice, 8), canPay(apart, 1, ice, 9)]).toEqual([false, true, false]);
    // Every region counts, the first one too, and every ship that is somewhere.
    for (const cell of [0, 5, 23]) {
      const abroad = poor(1);
      put(abroad, 1, SCIENCE_VESSEL, 20);
      put(abroad, 1, FIGHTER, cell);
      abroad.bonus[cell * 6 + 4] = 1;
      expect([cell, canPay(abroad, 1, ice), canPay(abroad, 1, priceOf({ ice: 2 }))]).toEqual([cell, true, false]);
      expect([cell, carryOut(abroad, payCost, { cost: ice.slice() }, 1).options()]).toEqual([cell, [{ collect: 4, at: cell }]]);
    }
    apart.bonus[8 * 6 + 2] = 0;
    apart.bonus[8 * 6 + 1] = 1;
    expect(canPay(apart, 1, ice, 8)).toBe(false);
  });

  it('energy spent on a Jump is not there for the price', () => {
    const state = table();
    state.active = 1;
    give(state, 1, { energy: 1, ice: 1 });
    expect([
      canPay(state, 1, priceOf({ ice: 1 }), -1, 1),
      canPay(state, 1, priceOf({ any: 2 }), -1, 1),
      canPay(state, 1, priceOf({ any: 2 })),
    ]).toEqual([true, false, true]);
    expect(canPay(state, 1, priceOf({ ice: 1 }), -1, 2)).toBe(false);
  });
});
