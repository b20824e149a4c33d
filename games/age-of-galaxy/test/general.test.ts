import { describe, expect, it } from 'vitest';
import { score } from '../score.ts';
import {
  act,
  after,
  alliance,
  eventsOf,
  game,
  give,
  offered,
  planets,
  planetsOffered,
  randomGame,
  settle,
  table,
  turnOf,
} from './table.ts';

describe('general', () => {
  it('AG-001 one to four may play, one alone against the fictive opponent', () => {
    for (const seats of [1, 2, 3, 4]) expect(game.configure(seats, {}).seats).toBe(seats);
    for (const seats of [0, 5]) expect(() => game.configure(seats, {})).toThrow();
    expect(game.start(game.configure(1, {}), 'alone').state.players).toHaveLength(2);
    expect(game.start(game.configure(3, {}), 'three').state.players).toHaveLength(3);
  });

  it('AG-002 the game lasts exactly five rounds', () => {
    for (const seats of [1, 2, 3, 4]) {
      const t = randomGame(seats, {}, `rounds ${seats}`);
      expect(eventsOf(t, 'roundBegan').map((e) => e.round)).toEqual([1, 2, 3, 4, 5]);
      expect(t.over).toBe(true);
    }
  });

  it('AG-003 most points win', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const t = randomGame(4, {}, seed);
      const { scores, winners } = game.outcome(t.position);
      expect(winners).toHaveLength(1);
      expect(scores[winners[0]].total).toBe(Math.max(...scores.map((s) => s.total)));
    }
  });

  it.each([0, 1])('AG-004 an alliance is made of own faction cards: those of others help nobody else, seat %i', (seat) => {
    /** Lightning, adaptations and technologies on offer, what Develop costs, and what Plunder brings. */
    const of = (...alliances: [own: string[], others: string[]]) => {
      const s = table(2);
      alliances.forEach((ids, i) => {
        alliance(s, i === 0 ? seat : 1 - seat, ...ids);
      });
      const t = turnOf(settle(give(s, seat, { discovery: 2, credits: 7 }), seat, planets.tessalyOceanic), seat);
      const strikes = t.options().flatMap((o) => (typeof o === 'object' && o !== null && 'use' in o ? [o.use] : []));
      const technologies = offered<{ technology: number }>(t, 'research').map((o) => o.technology);
      const settles = planetsOffered(t, 'colonize');
      const developed = eventsOf(act(turnOf(after(t), seat), { action: 'develop', planet: planets.tessalyOceanic }), 'developed')[0].cost;
      return { strikes, technologies, settles, developed, discovery: act(t, { action: 'plunder' }).state.players[seat].discovery };
    };
    const none = { strikes: [0], technologies: [0, 1, 2], settles: [], developed: 7, discovery: 3 };
    expect(of([], ['umbralCourt', 'usud', 'sifters'])).toEqual(none);
    expect(of([], ['borealCombine', 'cheiki', 'nullWalkers'])).toEqual(none);
    expect(of(['umbralCourt', 'usud', 'sifters'], [])).toEqual({
      strikes: [0, 5],
      technologies: [0, 1, 2, 10],
      settles: [planets.tessalyWarm, planets.karskVolcanic],
      developed: 7,
      discovery: 4,
    });
    expect(of(['borealCombine'], ['humans'])).toEqual({ ...none, settles: [planets.karskArctic], developed: 4 });
  });

  it('AG-005 cubes on one prestige space are stacked, and the order of the stack matters', () => {
    const s = alliance(table(2), 1, 'humans');
    give(s, 0, { prestige: 2 });
    give(s, 1, { prestige: 1, influence: 3 });
    s.owner[planets.tessalyWarm] = 1;
    s.level[planets.tessalyWarm] = 2;
    s.players[1].supply -= 2;
    s.congress = [0, 0, 0];
    s.players[0].supply -= 3;
    const t = act(turnOf(s, 1), { action: 'appoint' });
    // Seat 1 lands beyond; equal totals are then decided by who arrived last.
    expect(t.state.players[1].prestige).toBe(4);
    expect(t.state.arrival).toEqual([0, 1]);
    expect(score(t.state, 1).parts.prestige).toBe(4);
  });
});
