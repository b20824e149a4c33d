import { describe, expect, it } from 'vitest';
import {
  build,
  type Cost,
  choose,
  type Effect,
  free,
  gainOre,
  optional,
  type Part,
  part,
  recruit,
  recruitPerColonies,
  research,
  transfer,
} from '../content/effects.ts';
import { LOCATION } from '../content/exploration.ts';
import { SCRIPT_KEYS, type Script } from '../content/scripts.ts';
import { takesFrom } from '../effects/takes.ts';
import { rightful } from '../rules/control.ts';
import { chooseOne, takeOptional } from '../rules/effects.ts';
import { couldChange, feasible } from '../rules/feasible.ts';
import { affordableSoon } from '../rules/free-actions.ts';
import { levelsOf } from '../rules/prerequisites.ts';
import { reserved } from '../rules/reserve.ts';
import type { State } from '../state.ts';
import { Table } from './table.ts';

/* Lists of effects no card has (yet): what each takes from a purse is told by what is left for the next. */

let made = SCRIPT_KEYS.length;
const listed = ({ cost = {}, effects }: Part): Script => {
  const inner = effects.map((effect) =>
    effect.kind === 'choose' ? effect.parts.map(listed) : effect.kind === 'optional' ? [listed(effect.part)] : [],
  );
  const researches = effects.some(({ kind }) => kind === 'research') || inner.flat().some((one) => one.researches);
  const { ore = 0, oreToFellow = 0, returned: cubeCost = 0 } = cost;
  const key = `invented ${made}`;
  const id = made++;
  return { id, key, cost, oreCost: ore + oreToFellow, cubeCost, effects, inner, researches, mayCopy: false, mayResearch: researches };
};
const list = (...effects: Effect[]): Script => listed({ effects });
const priced = (cost: Cost, ...effects: Effect[]): Script => listed({ cost, effects });

/** Seat 1 of a table where it may research at level I. */
const table = (): Table => new Table();
const can = (script: Script, purse: { ore?: number; population?: number; supply?: number }, state: State = table().state): boolean =>
  feasible(state, 1, script, purse.ore ?? 0, purse.population ?? 0, purse.supply ?? 0, false);

const bySupply = research(1, { cube: 'supply' });
const byPopulation = research(1);

describe('what a list of effects needs', () => {
  it('BS-168 every ship and every technology takes a population of its own', () => {
    expect([0, 1].map((population) => can(list(build('population', 1)), { population }))).toEqual([false, true]);
    expect([1, 2].map((population) => can(list(build('population', 1), build('population', 2)), { population }))).toEqual([false, true]);
    expect([1, 2].map((population) => can(list(byPopulation, byPopulation), { population }))).toEqual([false, true]);
    expect([1, 2].map((population) => can(list(build('population', 1), byPopulation), { population }))).toEqual([false, true]);
  });

  it('BS-172 what takes supply takes population where there is none; a ship may also be forgone', () => {
    expect([0, 1].map((supply) => can(list(bySupply), { supply }))).toEqual([false, true]);
    expect([0, 1].map((population) => can(list(bySupply), { population }))).toEqual([false, true]);
    expect([1, 2].map((supply) => can(list(bySupply, bySupply), { supply }))).toEqual([false, true]);
    expect(can(list(bySupply, bySupply), { supply: 1, population: 1 })).toBe(true);
    expect(can(list(build('supply', 1)), {})).toBe(true);
    expect([1, 2].map((supply) => can(list(build('supply', 1), bySupply), { supply }))).toEqual([false, true]);
    expect(can(list(build('supply', 1), recruit(1), byPopulation), { population: 1 })).toBe(true);
    // A ship that is forgone takes nothing from what comes back later.
    expect(can(list(build('supply', 1), choose(part({ returned: 1 }, bySupply))), { population: 1 })).toBe(true);
  });

  it('recruited cubes are population for what follows, and supply no more', () => {
    expect([0, 1].map((supply) => can(list(recruit(1), byPopulation), { supply }))).toEqual([false, true]);
    expect([1, 2].map((supply) => can(list(recruit(2), byPopulation, byPopulation), { supply }))).toEqual([false, true]);
    expect([1, 2].map((supply) => can(list(recruit(1), bySupply, bySupply), { supply }))).toEqual([false, true]);
    expect(can(list(recruit(1), byPopulation, byPopulation), { supply: 5 })).toBe(false);
  });

  it('BS-162 ore stands for the price alone, also that of a part', () => {
    expect([1, 2].map((ore) => can(priced({ ore: 2 }, gainOre(1)), { ore }))).toEqual([false, true]);
    expect([2, 3].map((ore) => can(priced({ ore: 2, oreToFellow: 1 }, gainOre(1)), { ore }))).toEqual([false, true]);
    const either = priced({ ore: 1 }, choose(part({ ore: 2 }, gainOre(1)), part({ ore: 3 }, gainOre(1))));
    expect([2, 3].map((ore) => can(either, { ore }))).toEqual([false, true]);
    expect(can(priced({ ore: 1 }, optional(part({ ore: 2 }, gainOre(1)))), { ore: 1 })).toBe(true);
  });

  it('ore that a list gains pays for a part that follows', () => {
    const later = list(gainOre(2), choose(part({ ore: 3 }, byPopulation)));
    expect([0, 1].map((ore) => can(later, { ore, population: 1 }))).toEqual([false, true]);
  });

  it('returned population is supply for what follows', () => {
    expect(can(priced({ returned: 1 }, bySupply), { population: 1 })).toBe(true);
    expect(can(priced({ returned: 1 }, byPopulation), { population: 1 })).toBe(false);
    expect(can(priced({ returned: 2 }, bySupply, bySupply), { population: 2 })).toBe(true);
    expect(can(priced({ returned: 2 }, bySupply, bySupply, bySupply), { population: 2 })).toBe(false);
  });

  it('one of the returned may be paid in ore by whoever has that power: it stays population, and is no supply', () => {
    const { state } = table().power(1, 'oreForReturned');
    expect(can(priced({ returned: 1 }, byPopulation), { ore: 1, population: 1 }, state)).toBe(true);
    expect(can(priced({ returned: 1 }, byPopulation), { ore: 1, population: 1 })).toBe(false);
    expect(can(priced({ returned: 1 }, byPopulation), { ore: 0, population: 1 }, state)).toBe(false);
    expect(can(priced({ returned: 1 }, byPopulation, byPopulation), { ore: 1, population: 1 }, state)).toBe(false);
    expect(can(priced({ returned: 2 }, byPopulation), { ore: 2, population: 2 }, state)).toBe(true);
    expect(can(priced({ returned: 2 }, gainOre(1)), { ore: 2, population: 0 }, state)).toBe(false);
    expect(can(priced({ returned: 2 }, bySupply), { ore: 1, population: 1 }, state)).toBe(true);
    expect(can(priced({ returned: 2 }, bySupply, bySupply), { ore: 1, population: 1 }, state)).toBe(false);
    const dear = priced({ returned: 1 }, choose(part({ ore: 1 }, gainOre(1))));
    expect([1, 2].map((ore) => can(dear, { ore }, state))).toEqual([false, true]);
  });

  it('a part is reckoned with a purse of its own: what one part would take, the other still has', () => {
    const either = list(choose(free(byPopulation, byPopulation), free(byPopulation)), gainOre(1));
    expect([0, 1].map((population) => can(either, { population }))).toEqual([false, true]);
  });
});

describe('whether a list could change anything', () => {
  const changes = (script: Script, laid: Table): boolean => couldChange(laid.state, 1, script, 0);

  it('recruiting by colonies: so many colonies, and supply', () => {
    const each = list(recruitPerColonies(2));
    const one = (): Table => table().colony(1, 'sirius');
    expect(changes(each, one())).toBe(false);
    expect(changes(each, one().colony(1, 'tauCeti'))).toBe(true);
    expect(changes(each, one().colony(1, 'tauCeti').supply(1, 0, 0, 0, 0, 0))).toBe(false);
    expect(changes(each, table().supply(1, 0, 0, 0, 0, 0))).toBe(false);
    expect(changes(each, one().colony(1, 'tauCeti').supply(1, 0, 0, 0, 0, 1))).toBe(true);
  });

  it('a ship: population, or supply where that will do', () => {
    const none = (): Table => table().supply(1, 0, 0, 0, 0, 0);
    const alone = (): Table => table().population(1, 0);
    expect([build('population', 1), build('supply', 1)].map((effect) => changes(list(effect), alone()))).toEqual([false, true]);
    expect(changes(list(build('supply', 1)), none())).toBe(true);
    expect([0, 1].map((people) => changes(list(build('population', 1)), table().population(1, people)))).toEqual([false, true]);
  });

  it('moving ships needs ships, recruiting needs supply', () => {
    expect(changes(list(transfer(2)), table())).toBe(true);
    expect(changes(list(transfer(2)), table().noShips(1))).toBe(false);
    expect(changes(list(recruit(1)), table().supply(1, 0, 0, 0, 0, 0))).toBe(false);
    expect(changes(list(recruit(1)), table().supply(1, 0, 0, 0, 0, 1))).toBe(true);
  });
});

describe('what the rest of a list still takes', () => {
  const takes = (script: Script): string =>
    [0, 1, 2, 3]
      .flatMap((at) => {
        const one = at <= script.effects.length ? takesFrom(script, at) : undefined;
        return one === undefined ? [] : [`${one.ore}+${one.population}`];
      })
      .join(' ');

  it('is added up from behind, ore and population', () => {
    expect(takes(list(build('population', 1), build('supply', 1), byPopulation))).toBe('0+2 0+1 0+1 0+0');
    expect(takes(list(bySupply, recruit(2)))).toBe('0+0 0+0 0+0');
  });

  it('is the dearest of a choice with its price, and nothing of what is optional', () => {
    expect(takes(list(choose(part({ ore: 2, returned: 1 }, byPopulation), part({ ore: 1, oreToFellow: 3 }, gainOre(1)))))).toBe('4+2 0+0');
    expect(takes(list(choose(free(gainOre(1)), free(byPopulation, byPopulation)), byPopulation))).toBe('0+3 0+1 0+0');
    expect(takes(list(optional(part({ ore: 2, returned: 1 }, byPopulation))))).toBe('0+0 0+0');
  });

  it('is kept for the faction that is doing it, over all that is going on', () => {
    const frame = (seat: number, procedure: string, locals: Record<string, unknown>) => ({ procedure, step: 'next', seat, locals });
    const frames = [
      frame(1, 'turn', {}),
      frame(1, 'payment', { ore: 2, returned: 1 }),
      frame(1, 'buildShip', { from: 'population' }),
      frame(2, 'payment', { ore: 5, returned: 5 }),
      frame(1, 'buildShip', { from: 'supply' }),
      frame(1, 'research', { script: 'basic.1', at: 0 }),
      frame(1, 'payment', { ore: 4, returned: 0 }),
    ];
    expect(reserved(frames, 1)).toEqual({ ore: 6, population: 3 });
    expect(reserved(frames, 2)).toEqual({ ore: 5, population: 5 });
    expect(reserved(frames, 0)).toEqual({ ore: 0, population: 0 });
    expect(reserved([frame(1, 'research', { script: 'basic.1', at: 0, field: 3 })], 1)).toEqual({ ore: 0, population: 0 });
  });
});

describe('what a faction may do at any time for a price', () => {
  const reach = (laid: Table, ore: number, population: number): string[] => {
    const list: string[] = [];
    affordableSoon(laid.state, laid.state.active, ore, population, (o, p, s) => {
      list.push(`${o}+${p}+${s}`);
      return false;
    });
    return list;
  };
  const laid = (): Table => {
    const one = table().supply(1, 1, 0, 0, 0, 0);
    one.state.active = 1;
    return one;
  };

  it('Black Market and Cygni turn population into ore, Assimilation ore into population, each once', () => {
    expect(reach(laid().power(1, 'blackMarket'), 0, 1)).toEqual(['2+0+2']);
    expect(reach(laid().power(1, 'cygni'), 0, 1)).toEqual(['1+0+2']);
    expect(reach(laid().power(1, 'assimilation'), 1, 0)).toEqual(['0+1+0']);
    expect(reach(laid().power(1, 'blackMarket').power(1, 'cygni'), 0, 1)).toEqual(['2+0+2', '1+0+2']);
    expect(reach(laid().power(1, 'blackMarket').power(1, 'cygni'), 0, 2)).toEqual(['2+1+2', '3+0+3', '1+1+2', '3+0+3']);
    expect(reach(laid().power(1, 'blackMarket').power(1, 'assimilation'), 0, 1)).toEqual(['2+0+2', '1+1+1']);
  });

  it('nothing goes below nothing, and nobody reckons with it out of turn', () => {
    expect(reach(laid().power(1, 'blackMarket'), 0, 0)).toEqual([]);
    expect(reach(laid().power(1, 'assimilation'), 0, 3)).toEqual([]);
    const empty = laid().supply(1, 0, 0, 0, 0, 0).power(1, 'assimilation');
    expect(reach(empty, 3, 3)).toEqual([]);
    const other = laid().power(2, 'cygni');
    expect(affordableSoon(other.state, 2, 0, 1, () => true)).toBe(false);
    other.state.active = 2;
    expect(affordableSoon(other.state, 2, 0, 1, () => true)).toBe(true);
    other.state.used = other.state.factions[2].powers;
    expect(affordableSoon(other.state, 2, 0, 1, () => true)).toBe(false);
  });
});

describe('who ought to control a place', () => {
  /** Strengths by seat at Sirius, and whoever holds it. */
  const rightfulAt = (strengths: readonly (0 | 1 | 2 | 3 | 4)[], holder: number): number => {
    const laid = table();
    strengths.forEach((level, seat) => {
      if (level > 0) laid.ship(seat, 'a2', level as 1);
    });
    if (holder >= 0) laid.base(holder, 'a2');
    return rightful(laid.state, LOCATION.a2);
  };

  it('BS-250 the strongest, whichever seat; a tie leaves nobody, however weak', () => {
    expect(rightfulAt([1, 0, 0, 0], -1)).toBe(0);
    expect(rightfulAt([0, 0, 0, 1], -1)).toBe(3);
    expect(rightfulAt([1, 2, 3, 2], -1)).toBe(2);
    expect(rightfulAt([0, 1, 0, 1], -1)).toBe(-1);
    expect(rightfulAt([2, 1, 2, 1], -1)).toBe(-1);
    expect(rightfulAt([1, 1, 2, 0], -1)).toBe(2);
    expect(rightfulAt([0, 0, 0, 0], -1)).toBe(-1);
  });

  it('whoever holds it stays while nobody is stronger, also without ships', () => {
    expect(rightfulAt([1, 1, 0, 0], 1)).toBe(1);
    expect(rightfulAt([0, 0, 0, 0], 3)).toBe(3);
    expect(rightfulAt([1, 0, 0, 0], 3)).toBe(0);
    expect(rightfulAt([1, 0, 1, 0], 3)).toBe(-1);
    expect(rightfulAt([2, 1, 2, 0], 1)).toBe(-1);
    expect(rightfulAt([3, 1, 2, 0], 1)).toBe(0);
  });
});

describe('what is needed otherwise', () => {
  it('is not there for an optional part', () => {
    const laid = (ore: number, population: number): State => table().ore(1, ore).population(1, population).state;
    const open = (ore: number, population: number, kept: { ore?: number; population?: number }): boolean =>
      takeOptional
        .options(laid(ore, population), 1, { script: 'massEnlightenment:0', ore: kept.ore ?? 0, population: kept.population ?? 0 })
        .includes('do');
    expect([open(2, 1, {}), open(1, 1, {}), open(2, 0, {})]).toEqual([true, false, false]);
    expect([open(3, 1, { ore: 1 }), open(3, 1, { ore: 2 })]).toEqual([true, false]);
    expect([open(2, 3, { population: 2 }), open(2, 3, { population: 3 })]).toEqual([true, false]);
  });

  it('is not there for a part that is chosen', () => {
    const parts = (laid: Table, kept: { ore?: number; population?: number }): string =>
      chooseOne
        .options(laid.state, 1, { script: 'massCloning.1', at: 0, ore: 0, population: 0, strict: false, only: false, ...kept })
        .join('');
    const rich = (): Table => table().ore(1, 3).known('1', undefined, 1);
    expect([parts(rich(), {}), parts(rich(), { ore: 1 }), parts(rich(), { ore: 3 })]).toEqual(['abc', 'ab', 'a']);
    // Without supply a technology takes population.
    const empty = (): Table => rich().supply(1, 0, 0, 0, 0, 0);
    const { population } = empty().state.factions[1];
    expect([parts(empty(), { population: population - 1 }), parts(empty(), { population })]).toEqual(['abc', 'ab']);
  });

  it('an optional part is offered as long as something done at any time could pay for it', () => {
    const asked = (population: number, power: boolean): string | undefined => {
      const laid = table().ore(1, 1).population(1, population);
      return (power ? laid.power(1, 'cygni') : laid).effect(1, 'massEnlightenment').asked;
    };
    expect([asked(2, true), asked(1, true), asked(2, false)]).toEqual(['takeOptional', undefined, undefined]);
  });
});

describe('ore for one of the returned', () => {
  /** Seat 1 builds a ship of level IV for 1 ore and 1 returned population. */
  const paid = (ore: number, population: number): string => {
    const laid = table().power(1, 'oreForReturned').known('G', 'mercenaryFleet', 1).ore(1, ore).population(1, population);
    const play = laid.turn(1);
    if (!play.offers('mercenaryFleet.2/1')) return 'refused';
    play.answer('chooseSpace', 'mercenaryFleet.2/1');
    if (play.asked === 'payReturned') return 'asked';
    const { ore: left, population: people } = play.state.factions[1];
    return `${left} ore, ${people} population`;
  };

  it('is asked where both ways leave enough for the action, and otherwise paid the way that does', () => {
    expect([paid(2, 2), paid(3, 5)]).toEqual(['asked', 'asked']);
    expect(paid(1, 2)).toBe('0 ore, 0 population');
    expect(paid(2, 1)).toBe('0 ore, 0 population');
    expect([paid(1, 1), paid(0, 3)]).toEqual(['refused', 'refused']);
  });
});

describe('copies and colonies', () => {
  it('an own action is copied with all of its parts, not for its research alone', () => {
    const laid = table().ore(1, 15).researched(1, '1', '2', '3').known('A', 'massCloning', 1).guilds('technocratsGuild');
    const own = laid.act(1, 'technocratsGuild/1');
    if (own.asked === 'chooseOne') own.answer('chooseOne', 'b');
    own.answer('copyAction', 'massCloning.1');
    expect([own.asked, own.options()]).toEqual(['chooseOne', ['a', 'b', 'c']]);
  });

  it('a level for each colony, from I to IV', () => {
    const systems = ['sirius', 'procyon', 'ross128', 'tauCeti'] as const;
    const effect = research('colonies');
    if (effect.kind !== 'research') throw new Error('no research');
    const levels = [0, 1, 2, 3, 4].map((n) => {
      const laid = systems.slice(0, n).reduce((so, system) => so.colony(1, system), table());
      return levelsOf(laid.state, 1, effect);
    });
    expect(levels).toEqual([[1], [2], [3], [4], [4]]);
  });
});
