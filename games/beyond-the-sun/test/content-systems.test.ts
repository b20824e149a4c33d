import { printedAll } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { A_SPACES, B_SPACES, DEEP_SPACE, LOCATION, LOCATIONS, ROGUE, SHIPYARDS, SOL, sideFor } from '../content/exploration.ts';
import { DECKS, SYSTEMS, systemsOf } from '../content/systems.ts';

const lines = (seats: number): Record<string, string> => {
  const { places, neighbours } = sideFor(seats);
  return Object.fromEntries(places.map((place) => [LOCATIONS[place], neighbours[place].map((next) => LOCATIONS[next]).join(' ')]));
};

describe('the exploration board', () => {
  it('BS-010 BS-011 the side for two: two shipyards, joined', () => {
    expect(lines(2)).toEqual({
      sol: 'a1 a2',
      a1: 'sol y1',
      a2: 'sol y2',
      y1: 'a1 y2 b1',
      y2: 'a2 y1 b2',
      b1: 'y1 deepSpace',
      b2: 'y2 deepSpace',
      deepSpace: 'b1 b2',
    });
  });

  it('BS-010 BS-011 the side for three and four: a third shipyard in the middle', () => {
    expect(lines(3)).toEqual({
      sol: 'a1 a2',
      a1: 'sol y1 y3',
      a2: 'sol y2 y3',
      y1: 'a1 b1',
      y2: 'a2 b2',
      y3: 'a1 a2 b1 b2',
      b1: 'y1 y3 deepSpace',
      b2: 'y2 y3 deepSpace',
      deepSpace: 'b1 b2',
    });
    expect(lines(4)).toEqual(lines(3));
  });

  it('BS-010 its places by number, and what the shipyards are good for', () => {
    expect(LOCATIONS).toEqual(['sol', 'a1', 'a2', 'y1', 'y2', 'y3', 'b1', 'b2', 'deepSpace', 'rogue']);
    expect([SOL, A_SPACES, B_SPACES, DEEP_SPACE, ROGUE]).toEqual([0, [1, 2], [6, 7], 8, 9]);
    expect(LOCATION).toEqual({ sol: 0, a1: 1, a2: 2, y1: 3, y2: 4, y3: 5, b1: 6, b2: 7, deepSpace: 8, rogue: 9 });
    expect(SHIPYARDS).toEqual({ 3: ['food'], 4: ['ore'], 5: ['food', 'ore'] });
  });
});

describe('what is printed on the systems', () => {
  it('BS-012 BS-013 strength, points, specialisations and bonuses', () => {
    expect(printedAll(SYSTEMS)).toEqual({
      barnardsStar: '{deck A, start, strength 2, points 4, makes [food], colony [recruit(cubes 1)]}',
      sirius: '{deck A, start, strength 2, points 5, makes [ore], control [gainOre(ore 1)], colony [automate(what ore)]}',
      lalande21185: '{deck A, start, strength 2, points 4, makes [food], colony [growth, oreProduction, trade]}',
      luytensStar: '{deck A, start, strength 2, points 4, makes [ore], colony [build(from supply, level 1), gainOre(ore 1)]}',
      procyon: '{deck A, strength 2, points 5, makes [ore], colony [privateTechnology(level 2)]}',
      wolf359: '{deck A, strength 2, points 5, makes [food, ore], control [jump(steps 1)], colony [build(from supply, level 2)]}',
      epsilonEridani: '{deck A, strength 2, points 6, makes [food], control [recruit(cubes 1)], colony [automate(what food)]}',
      epsilonIndi: '{deck A, strength 2, points 6, makes [food, ore], colony [jump(steps 3)]}',
      ross128: '{deck A, strength 2, points 5, makes [food]}',
      lacaille9352:
        '{deck A, strength 2, points 5, makes [ore], control [upgrade(ships 1, levels 1)], colony [upgrade(ships 2, levels 1, upTo)]}',
      groombridge34: '{deck A, strength 2, points 5, makes [ore], colony [build(from supply, level 2), gainOre(ore 1)]}',
      teegardensStar: '{deck A, strength 2, points 5, makes [food], colony [build(from supply, level 2), recruit(cubes 1)]}',
      tauCeti: '{deck B, strength 4, points 9, makes [food, ore], control [moveSupply(cubes 1, from any, to A)], colony [jump(steps 3)]}',
      kapteynsStar:
        '{deck B, strength 4, points 8, makes [food, ore], colony [optional(part {effects [build(from supply, level 2, at deepSpace)]})]}',
      ross154: '{deck B, strength 3, points 8, makes [ore], power enterOccupied}',
      wise0855: '{deck B, strength 4, points 9, makes [food], colony [privateTechnology(level 3)]}',
      cygni61: '{deck B, strength 3, points 9, makes [food, ore], power cygni}',
      ross248: '{deck B, strength 3, points 8, makes [food], control [recruit(cubes 1)], colony [growth]}',
      lacaille8760: '{deck B, strength 3, points 8, makes [ore], colony [oreProduction]}',
      proximaCentauri:
        '{deck B, strength 4, points 10, makes [food, ore], control [upgrade(ships 1, levels 1)], colony [automate(what either)]}',
      eridani82: '{deck B, strength 3, points 9, makes [food], colony [build(from supply, level 2), gainOre(ore 1)]}',
      gliese687: '{deck B, strength 4, points 10, makes [ore], arrival [gainOre(ore 1)], colony [gainOre(ore 2)]}',
      yzCeti: '{deck B, strength 3, points 9, makes [ore], control [gainOre(ore 1)], colony [build(from supply, level 2), jump(steps 1)]}',
      vanMaanensStar: '{deck B, strength 4, points 11, makes [food]}',
    });
  });

  it('BS-012 BS-014 two decks of twelve', () => {
    expect(DECKS).toEqual(['A', 'B']);
    expect(systemsOf('A').at(-1)).toBe('teegardensStar');
    expect(systemsOf('B')[0]).toBe('tauCeti');
  });
});
