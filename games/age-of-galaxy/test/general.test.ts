import { describe, expect, it } from 'vitest';
import { score } from '../score.ts';
import { act, alliance, eventsOf, game, give, planets, randomGame, table, turnOf } from './table.ts';

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

  it('AG-004 an alliance is made of own faction cards: those of others help nobody else', () => {
    const s = alliance(alliance(table(2), 0, 'humans'), 1, 'umbralCourt');
    give(s, 0, { discovery: 5, credits: 5 });
    const t = turnOf(s);
    const strikes = t.options().filter((o) => typeof o === 'object' && o !== null && 'interject' in o && o.interject === 'lightning');
    expect(strikes).toEqual([{ interject: 'lightning', use: 0 }]);
    expect(t.state.players[0].factions).not.toEqual(t.state.players[1].factions);
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
