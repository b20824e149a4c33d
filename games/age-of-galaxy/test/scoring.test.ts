import { describe, expect, it } from 'vitest';
import { outcome, score } from '../score.ts';
import type { State } from '../state.ts';
import { alliance, develop, eventsOf, game, give, hand, occupied, planets, randomGame, researched, settle, table } from './table.ts';

const total = (s: State, seat = 0): number => score(s, seat).total;

describe('end and scoring', () => {
  it('AG-259 the game ends after the war of the round with the fleet on the last system', () => {
    const t = randomGame(3, {}, 'end');
    expect(t.state).toMatchObject({ fleet: 4, round: 5, phase: 'over' });
    const kinds = t.events.map((e) => e.type);
    expect(kinds.lastIndexOf('warRanked')).toBeGreaterThan(kinds.lastIndexOf('fleetMoved'));
    expect(kinds.at(-1)).toBe('ended');
  });

  it('AG-260 1 point per prestige', () => {
    expect(total(give(table(2), 0, { prestige: 7 }))).toBe(7);
  });

  it('AG-261 1 point per colony, 2 per developed planet', () => {
    expect(total(develop(settle(table(2), 0, planets.tessalyWarm, planets.karskDesert), 0, planets.karskArctic))).toBe(4);
  });

  it('AG-262 occupied planets give no points by themselves', () => {
    expect(total(occupied(table(2), 0, planets.tessalyWarm, planets.karskDesert))).toBe(0);
  });

  it('AG-263 1 point per relic', () => {
    expect(total(give(table(2), 0, { relics: 6 }))).toBe(6);
  });

  it('AG-264 science: 1 point per technology, faction technologies included', () => {
    const s = researched(alliance(table(2), 0, 'quorum'), 0, 'laserWeapon', 'plasmaWeapon', 'antimatterMissile', 'quantumLoom');
    expect(score(s, 0).parts.ideology).toBe(4);
    for (const [science, points] of [
      ['regular', 3],
      ['advanced', 1],
    ] as const) {
      const other = table(2, { options: { science } });
      researched(alliance(other, 0, 'quorum'), 0, 'laserWeapon', 'plasmaWeapon', 'antimatterMissile', 'quantumLoom');
      expect(score(other, 0).parts.ideology).toBe(points);
    }
  });

  it('AG-265 diplomacy: 1 more per 4 prestige, rounded down', () => {
    const extra = (prestige: number) => score(give(alliance(table(2), 0, 'humans'), 0, { prestige }), 0).parts.ideology;
    expect([3, 4, 7, 8].map(extra)).toEqual([0, 1, 1, 2]);
  });

  it('AG-266 militarism: 1 point per own occupied planet', () => {
    expect(total(occupied(alliance(table(2), 0, 'kaldar'), 0, planets.tessalyWarm, planets.karskDesert))).toBe(2);
  });

  it('AG-267 industrialism: 1 more per own developed planet', () => {
    expect(total(develop(alliance(table(2), 0, 'cheiki'), 0, planets.tessalyWarm, planets.karskDesert))).toBe(6);
  });

  it('AG-268 culturalism: 1 more per 2 relics, rounded down', () => {
    const extra = (relics: number) => score(give(alliance(table(2), 0, 'thren'), 0, { relics }), 0).parts.ideology;
    expect([1, 2, 5].map(extra)).toEqual([0, 1, 2]);
  });

  it('AG-269 only the main ideology scores; without one, none does', () => {
    const s = give(alliance(table(2), 0, 'humans', 'thren', 'axiom'), 0, { prestige: 8, relics: 4 });
    researched(s, 0, 'laserWeapon');
    expect(score(s, 0).parts.ideology).toBe(0);
    const d = give(alliance(table(2), 0, 'humans', 'concord', 'axiom'), 0, { prestige: 8, relics: 4 });
    expect(score(d, 0).parts.ideology).toBe(2);
  });

  it('AG-270 11 prestige, 3 colonies, 1 developed planet, 5 relics: 21, and 23, 22, 23 with an ideology', () => {
    const with_ = (...mains: string[]) => {
      const s = give(alliance(table(2), 0, ...mains), 0, { prestige: 11, relics: 5 });
      return total(develop(settle(s, 0, planets.tessalyWarm, planets.tessalyOceanic, planets.karskDesert), 0, planets.karskArctic));
    };
    expect(with_('humans', 'thren')).toBe(21);
    expect(with_('humans')).toBe(23);
    expect(with_('cheiki')).toBe(22);
    expect(with_('thren')).toBe(23);
  });

  it('AG-271 nothing else gives points', () => {
    const s = give(table(2), 0, { credits: 12, productivity: 12, discovery: 9, influence: 9, cruisers: 5 });
    expect(total(hand(s, 0, 'humans', 'thren'))).toBe(0);
    expect(Object.keys(score(s, 0).parts)).toEqual(['prestige', 'colonies', 'developed', 'relics', 'ideology']);
  });

  it('AG-272 a tie goes to more prestige', () => {
    const s = give(give(table(2), 0, { prestige: 3, relics: 2 }), 1, { prestige: 4, relics: 1 });
    expect(outcome(s)).toMatchObject({ ending: 'prestige', winners: [1] });
  });

  it('AG-273 still tied: the cube lying higher wins, never both', () => {
    const s = give(give(table(2), 1, { prestige: 4 }), 0, { prestige: 4 });
    expect(outcome(s)).toMatchObject({ ending: 'stack', winners: [0] });
    const r = give(give(table(3), 0, { prestige: 4 }), 2, { prestige: 4 });
    expect(outcome(r)).toMatchObject({ ending: 'stack', winners: [2] });
    // Only those who are level are compared; places in the stack count from 1 at the bottom, where the cube without prestige lies.
    const values = (first: number, second: number) => [
      { seat: 0, value: first },
      { seat: 2, value: second },
    ];
    expect(outcome(r).ties).toEqual([
      { by: 'prestige', values: values(4, 4), ahead: [0, 2] },
      { by: 'stack', values: values(2, 3), ahead: [2] },
    ]);
  });

  it('the last event tells the result that the outcome gives', () => {
    const t = randomGame(4, {}, 'result');
    const { scores, winners, ending } = game.outcome(t.position);
    expect(eventsOf(t, 'ended')).toEqual([expect.objectContaining({ scores: scores.map((s) => s.total), winners, ending })]);
  });
});
