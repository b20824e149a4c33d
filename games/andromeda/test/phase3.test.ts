import { describe, expect, it } from 'vitest';
import { andromeda } from '../index.ts';
import { checkControl } from '../rules/phase3.ts';
import { roomPoints } from '../rules/ship.ts';
import { score, winnersOf } from '../score.ts';
import { begin, type Given, game, playOn, type Stage, set, told } from './table.ts';

const count = (given: Given): Stage => begin(set(given), checkControl);
const parts = (missions: number, rooms: number) => ({ total: missions + rooms, parts: { missions, rooms } });

describe('phase 3', () => {
  it('AN-202 needs 8, 7 or 6 points with 2, 3 or 4 players', () => {
    // Two-point missions and the airlock, one point short and just enough.
    const ladder = ['fullHouse', 'spine', 'upperHand', 'grandSurvey'] as const;
    for (const [seats, threshold] of [
      [2, 8],
      [3, 7],
      [4, 6],
    ]) {
      const twos = ladder.slice(0, Math.floor(threshold / 2) - (threshold % 2 === 0 ? 1 : 0));
      const given: Given = { seats, fulfilled: [twos], figures: [{ airlock: 1, engine: threshold % 2 === 0 ? 1 : 0 }] };
      expect(score(set(given), 0).total).toBe(threshold);
      expect(count(given).state.ending).toBe('threshold');
      expect(count({ ...given, figures: [{ airlock: threshold % 2 === 0 ? 1 : 0 }] }).state.ending).toBeNull();
    }
  });

  it('AN-203 adds missions and rooms controlled now', () => {
    const table = count({ fulfilled: [['fullHouse', 'academy']], figures: [{ crew: 1, zone: 2 }, { engine: 1 }] });
    expect(told(table, 'controlChecked')[0].points).toEqual([
      { missions: 3, rooms: 3 },
      { missions: 0, rooms: 1 },
      { missions: 0, rooms: 0 },
    ]);
  });

  it('AN-204 a room counts for whoever has strictly most there', () => {
    const state = set({ figures: [{ crew: 2 }, { crew: 1 }, { crew: 1 }] });
    expect([0, 1, 2].map((seat) => roomPoints(state, seat))).toEqual([1, 0, 0]);
  });

  it('AN-205 a tie divides its points, rounded down', () => {
    const state = set({ figures: [{ cryo: 3 }, { cryo: 3 }, { cryo: 2 }] });
    expect([0, 1, 2].map((seat) => roomPoints(state, seat))).toEqual([1, 1, 0]);
  });

  it('AN-206 only among those who reach the minimum', () => {
    const state = set({ figures: [{ cryo: 1 }, { cryo: 1 }] });
    expect([roomPoints(state, 0), roomPoints(state, 1)]).toEqual([0, 0]);
  });

  it('AN-207 examples: 1 point tied gives 0; 2 points tied by two give 1 each, by three 0', () => {
    const points = (given: Given) => [0, 1, 2].map((seat) => roomPoints(set(given), seat));
    expect(points({ figures: [{ crew: 1 }, { crew: 1 }] })).toEqual([0, 0, 0]);
    expect(points({ figures: [{ zone: 2 }, { zone: 2 }] })).toEqual([1, 1, 0]);
    expect(points({ figures: [{ zone: 2 }, { zone: 2 }, { zone: 2 }] })).toEqual([0, 0, 0]);
  });

  it('AN-208 one researcher alone in a room that needs two gets nothing', () => {
    expect(roomPoints(set({ figures: [{ cryo: 1 }] }), 0)).toBe(0);
    expect(roomPoints(set({ figures: [{ cryo: 2 }] }), 0)).toBe(2);
  });

  it('AN-209 nobody at the threshold: on to phase 4', () => {
    const table = count({ figures: [{ crew: 1 }] });
    expect([table.state.ending, told(table, 'gameEnded')]).toEqual([null, []]);
    const whole = playOn(game(3, {}, 'on'), 'on', (decision) => decision === 'exchange');
    expect(whole.state.phase).toBe('cleanUp');
  });

  it('AN-210 points for rooms are not kept', () => {
    for (const [crew, points] of [
      [1, 1],
      [0, 0],
    ])
      expect(score(count({ figures: [{ crew }] }).state, 0).total).toBe(points);
  });

  it.each([0, 2])('AN-203 points of every fulfilled mission count for seat %i, however many there are', (seat) => {
    const many = ['fullHouse', 'spine', 'upperHand', 'grandSurvey', 'deepVault', 'highGround', 'academy'] as const;
    const state = set({ fulfilled: [0, 1, 2].map((other) => (other === seat ? many : [])), figures: [{}, {}, {}] });
    expect([0, 1, 2].map((other) => score(state, other).total)).toEqual([0, 1, 2].map((other) => (other === seat ? 13 : 0)));
  });

  it('AN-211 points for missions are kept, whatever becomes of the condition', () => {
    const state = set({ fulfilled: [['fullHouse']], figures: [{}] });
    expect(score(begin(state, checkControl).state, 0)).toEqual(parts(2, 0));
  });
});

describe('the end of the game', () => {
  it('AN-223 comes in the round in which somebody reaches the threshold', () => {
    const table = count({ seats: 4, round: 3, fulfilled: [['fullHouse', 'spine', 'upperHand']] });
    expect([table.state.ending, table.state.round]).toEqual(['threshold', 3]);
    expect(told(table, 'gameEnded')).toEqual([{ type: 'gameEnded', ending: 'threshold', winners: [0] }]);
  });

  it('AN-224 or else after round seven, with no general mission left to open', () => {
    expect(count({ round: 7, figures: [{ crew: 1 }] }).state.ending).toBe('lastRound');
    expect(count({ round: 6, figures: [{ crew: 1 }] }).state.ending).toBeNull();
    for (let i = 0; i < 10; i++) {
      const table = playOn(game(3, {}, `seven${i}`), `seven${i}`);
      if (table.state.ending === 'lastRound') expect([table.state.round, table.state.generalStack]).toEqual([7, []]);
    }
  });

  it('AN-225 phase 4 of that round is not played', () => {
    for (let i = 0; i < 60; i++) {
      const table = playOn(game(4, {}, `end${i}`), `play${i}`);
      expect(table.events.at(-1)?.type).toBe('gameEnded');
      expect(told(table, 'technologiesReady')).toHaveLength(table.state.round - 1);
    }
  });

  it('AN-226 most points win, also when several reached the threshold', () => {
    const table = count({
      seats: 4,
      fulfilled: [
        ['fullHouse', 'spine', 'upperHand'],
        ['grandSurvey', 'deepVault', 'highGround', 'academy'],
      ],
    });
    expect(told(table, 'gameEnded')[0].winners).toEqual([1]);
  });

  it('AN-227 a tie goes to more points from rooms', () => {
    expect(winnersOf([parts(5, 2), parts(4, 3), parts(6, 0)])).toEqual([1]);
  });

  it('AN-228 still tied, the victory is shared', () => {
    expect(winnersOf([parts(4, 3), parts(2, 1), parts(4, 3)])).toEqual([0, 2]);
    const table = count({ seats: 2, round: 7, figures: [{ crew: 1 }, { engine: 1 }] });
    const { winners, ties } = andromeda.outcome({ ...table.position, stack: [] });
    expect(winners).toEqual([0, 1]);
    const values = [0, 1].map((seat) => ({ seat, value: 1 }));
    expect(ties).toEqual([{ by: 'rooms', values, ahead: [0, 1] }]);
    const won = count({ seats: 2, round: 7, figures: [{ crew: 1 }, { zone: 2 }] });
    expect(Object.keys(andromeda.outcome({ ...won.position, stack: [] }))).toEqual(['ending', 'scores', 'winners']);
  });

  it('AN-229 4 + 3 against 2 + 5: the second wins', () => {
    const table = count({
      seats: 4,
      fulfilled: [['fullHouse', 'spine'], ['upperHand']],
      figures: [
        { crew: 1, engine: 1, airlock: 1 },
        { zone: 2, cryo: 2, bridge: 1 },
      ],
    });
    expect([score(table.state, 0), score(table.state, 1)]).toEqual([parts(4, 3), parts(2, 5)]);
    expect(told(table, 'gameEnded')[0].winners).toEqual([1]);
  });

  it('AN-244 the last phase 3 is the final count though the threshold was missed', () => {
    const table = count({ round: 7, figures: [{ crew: 1 }, { zone: 2 }] });
    expect(told(table, 'gameEnded')).toEqual([{ type: 'gameEnded', ending: 'lastRound', winners: [1] }]);
  });
});
