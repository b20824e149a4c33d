import { describe, expect, it } from 'vitest';
import { readAids, satDown, showsGoal } from '../src/learn/aids.ts';

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
    expect(showsGoal({ goal: true, tables: { chess: ['a', 'b', 'c'] } }, 'chess', 'd')).toBe(true);
  });

  it('reads only what is as it should be', () => {
    expect(readAids('{"goal":false,"tables":{"chess":["a"],"go":[1],"xo":"a"}}')).toEqual({ goal: false, tables: { chess: ['a'] } });
    expect(readAids('{"goal":1,"tables":{"chess":["a","b","c","d"]}}')).toEqual({ goal: undefined, tables: { chess: ['a', 'b', 'c'] } });
    expect(readAids('nonsense')).toEqual({ goal: undefined, tables: {} });
    expect(readAids('null')).toEqual({ goal: undefined, tables: {} });
  });
});
