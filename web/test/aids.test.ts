import { describe, expect, it } from 'vitest';
import { metOf, metOnceMore, OFTEN, readAids, satDown, showsAids, showsGoal, wished, wishedEverywhere } from '../src/learn/aids.ts';

const fresh = readAids(null);

describe('the aids of a newcomer', () => {
  it('shows the goal in the first three games of a title, and there as long as they last', () => {
    let aids = fresh;
    for (const table of ['a', 'b', 'c']) {
      expect(showsGoal(aids, 'chess', table)).toBe(true);
      aids = satDown(aids, 'chess', table);
    }
    expect(showsGoal(aids, 'chess', 'd')).toBe(false);
    expect(showsGoal(aids, 'chess', 'b')).toBe(true);
    expect(showsGoal(aids, 'go', 'd')).toBe(true);
    expect(satDown(aids, 'chess', 'd')).toBe(aids);
  });

  it('does what somebody has said', () => {
    expect(showsGoal({ ...fresh, goal: false }, 'chess', 'a')).toBe(false);
    expect(showsGoal({ ...fresh, goal: true, tables: { chess: ['a', 'b', 'c'] } }, 'chess', 'd')).toBe(true);
  });

  it('keeps for each game what was said at its table', () => {
    const less = wished(wished(metOnceMore(fresh, 'chess', 'castling'), 'chess', { aids: false }), 'chess', { goal: false });
    expect(showsAids(less, 'chess', 'a')).toBe(false);
    expect(showsGoal(less, 'chess', 'a')).toBe(false);
    expect(showsAids(less, 'go', 'a')).toBe(true);
    expect(showsGoal(less, 'go', 'a')).toBe(true);
    expect(metOf(less, 'chess', 'castling')).toBe(1);
    expect(readAids(JSON.stringify(less))).toEqual(less);
    // Whoever wants them again wants them from the beginning, in that game.
    const again = wished(metOnceMore(less, 'go', 'ko'), 'chess', { aids: true });
    expect(showsAids(again, 'chess', 'a')).toBe(true);
    expect(metOf(again, 'chess', 'castling')).toBe(0);
    expect(metOf(again, 'go', 'ko')).toBe(1);
    // The settings speak for all games, and say nothing about the goal.
    expect(showsAids(wishedEverywhere(again, false), 'chess', 'a')).toBe(false);
    const everywhere = wishedEverywhere(less, true);
    expect(showsAids(everywhere, 'chess', 'a')).toBe(true);
    expect(showsGoal(everywhere, 'chess', 'a')).toBe(false);
    expect(everywhere.met).toEqual({});
  });

  it('explains a thing until it has been done three times, in that game alone', () => {
    let aids = fresh;
    for (let times = 0; times < OFTEN + 2; times++) {
      expect(metOf(aids, 'chess', 'castling')).toBe(Math.min(times, OFTEN));
      aids = metOnceMore(aids, 'chess', 'castling');
    }
    expect(metOf(aids, 'go', 'castling')).toBe(0);
    expect(metOf(aids, 'chess', 'mate')).toBe(0);
    expect(showsAids({ ...aids, aids: false }, 'chess', 'a')).toBe(false);
    expect(showsAids({ ...aids, tables: { chess: ['a', 'b', 'c'] } }, 'chess', 'd')).toBe(false);
  });

  it('reads only what is as it should be', () => {
    expect(readAids('{"goal":false,"tables":{"chess":["a"],"go":[1],"xo":"a"}}')).toEqual({
      ...fresh,
      goal: false,
      tables: { chess: ['a'] },
    });
    expect(readAids('{"wishes":{"chess":{"aids":false,"goal":1},"go":3}}')).toEqual({
      ...fresh,
      wishes: { chess: { aids: false }, go: {} },
    });
    expect(readAids('{"goal":1,"tables":{"chess":["a","b","c","d"]}}')).toEqual({ ...fresh, tables: { chess: ['a', 'b', 'c'] } });
    expect(readAids('nonsense')).toEqual(fresh);
    expect(readAids('null')).toEqual(fresh);
    expect(readAids('{"aids":true,"met":{"chess":{"castling":2},"go":{"ko":"2"}}}')).toEqual({
      ...fresh,
      aids: true,
      met: { chess: { castling: 2 } },
    });
  });
});
