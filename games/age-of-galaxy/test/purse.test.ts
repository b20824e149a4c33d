import { describe, expect, it } from 'vitest';
import { type Bundle, bundle } from '../content/resources.ts';
import type { Context } from '../rulebook.ts';
import { couldPay, struck } from '../rules/means.ts';
import { affordable, canPay, gain, gainPrestige, pay, wouldGain } from '../rules/resources.ts';
import type { Player } from '../state.ts';
import { give, table } from './table.ts';

/** Whoever has a little of everything: 7 credits, 5 productivity, 4 discovery, 9 influence, 3 cruisers. */
const player = () => give(table(), 0, { credits: 7, productivity: 5, discovery: 4, influence: 9, cruisers: 3 }).players[0];

describe('what a purse is good for', () => {
  it.each<[Partial<Bundle>, number]>([
    [{ credits: 1 }, 7],
    [{ productivity: 1 }, 5],
    [{ discovery: 1 }, 4],
    [{ influence: 1 }, 9],
    [{ cruisers: 1 }, 3],
    [{ credits: 2 }, 3],
    [{ productivity: 2 }, 2],
    [{ discovery: 2 }, 2],
    [{ influence: 2 }, 4],
    [{ influence: 5 }, 1],
    [{ cruisers: 2 }, 1],
    [{ credits: 1, cruisers: 1 }, 3],
    [{ credits: 7, influence: 9 }, 1],
    [{ credits: 8 }, 0],
    [{ discovery: 5 }, 0],
  ])('%o can be paid that often', (price, times) => {
    const p = player();
    expect([affordable(p, bundle(price)), canPay(p, bundle(price))]).toEqual([times, times > 0]);
  });

  it('gains what there is room for: tracks end at their last space, docks at their last cruiser', () => {
    const p = player();
    const gains = (gain: Partial<Bundle>): boolean => wouldGain(p, bundle(gain));
    const all = () =>
      (['credits', 'productivity', 'discovery', 'influence', 'relics', 'prestige', 'cruisers'] as const).filter((r) => gains({ [r]: 1 }));
    expect(gains({})).toBe(false);
    expect(all()).toEqual(['credits', 'productivity', 'discovery', 'influence', 'relics', 'prestige', 'cruisers']);
    p.credits = 12;
    p.productivity = 12;
    p.cruisers += p.dock;
    p.dock = 0;
    expect(all()).toEqual(['discovery', 'influence', 'relics', 'prestige']);
  });

  it.each([0, 1])('seat %i gains and pays everything as often as is said, as far as there is room', (seat) => {
    const s = give(table(), seat, { credits: 9, productivity: 3, discovery: 7, influence: 8, cruisers: 3 });
    const told: unknown[] = [];
    const x = { state: s, emit: (event: unknown) => told.push(event) } as unknown as Context;
    pay(x, seat, bundle({ credits: 2, productivity: 1, discovery: 2, influence: 1, cruisers: 1 }), 'lightning', 3);
    const has = ({ credits, productivity, discovery, influence, relics, prestige, cruisers, dock }: Player) =>
      [credits, productivity, discovery, influence, relics, prestige, cruisers, dock].join(' ');
    expect(has(s.players[seat])).toBe('3 0 1 5 0 0 0 9');
    const goods = bundle({ credits: 1, productivity: 5, discovery: 2, influence: 3, relics: 2, prestige: 1, cruisers: 2 });
    gain(x, seat, goods, 'lightning', 3);
    expect(has(s.players[seat])).toBe('6 12 7 14 6 3 5 4');
    expect(has(s.players[1 - seat])).toBe('0 0 0 0 0 0 0 9');
    expect(told).toEqual([
      { type: 'paid', seat, for: 'lightning', pay: { credits: 6, productivity: 3, discovery: 6, influence: 3, cruisers: 3 } },
      {
        type: 'gained',
        seat,
        from: 'lightning',
        gain: { credits: 3, productivity: 12, discovery: 6, influence: 9, relics: 6, prestige: 3, cruisers: 5 },
      },
    ]);
  });

  it('a conversion takes its price and brings its gain, to the last space of a track and the fifth cruiser', () => {
    const price = bundle({ credits: 1, productivity: 2, discovery: 3, influence: 4, cruisers: 2 });
    const left = (gained: Partial<Bundle>) => {
      const { credits, productivity, discovery, influence, cruisers } = struck(player(), price, bundle(gained));
      return [credits, productivity, discovery, influence, cruisers];
    };
    expect(left({})).toEqual([6, 3, 1, 5, 1]);
    expect(left({ credits: 2, productivity: 3, discovery: 4, influence: 5, cruisers: 3 })).toEqual([8, 6, 5, 10, 4]);
    expect(left({ credits: 9, productivity: 12, discovery: 20, influence: 20, cruisers: 7 })).toEqual([12, 12, 21, 25, 5]);
  });

  it('AG-089 what cannot be raised is found out soon, however full the purse', () => {
    const s = give(table(), 0, { productivity: 12, discovery: 15, influence: 15 });
    s.turn = 0;
    expect(couldPay(s, 0, bundle({ credits: 12 }))).toBe(true);
    expect(couldPay(s, 0, bundle({ cruisers: 1 }))).toBe(false);
  });

  it('prestige puts the cube on top of those already there', () => {
    const s = table(3);
    const arrivals = [0, 2, 1, 2].map((seat) => {
      gainPrestige(s, seat, 2);
      return [...s.arrival];
    });
    expect(arrivals.map((order) => order.at(-1))).toEqual([0, 2, 1, 2]);
    expect(arrivals.at(-1)).toEqual([0, 1, 2]);
    expect(s.players.map(({ prestige }) => prestige)).toEqual([2, 2, 4]);
  });
});
