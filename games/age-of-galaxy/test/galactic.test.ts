import { describe, expect, it } from 'vitest';
import { actionPhase } from '../rules/turn.ts';
import {
  act,
  after,
  alliance,
  begin,
  cubes,
  eventsOf,
  galacticOf,
  give,
  inBox,
  onTrade,
  planets,
  randomGame,
  settle,
  table,
  turnOf,
} from './table.ts';

const empty = (seats = 2, round = 2) => {
  const s = table(seats, { round });
  for (let seat = 0; seat < seats; seat++) cubes(s, seat, 0);
  return s;
};

describe('galactic phase', () => {
  it('AG-209 the fleet moves right, the next system is turned up and its markers are placed', () => {
    const s = empty(3);
    expect(s.opened).toBe(3);
    const t = galacticOf(s);
    expect([t.state.fleet, t.state.opened]).toEqual([2, 4]);
    expect(eventsOf(t, 'systemOpened')).toEqual([expect.objectContaining({ position: 3, markers: 1 })]);
    expect(t.state.places[3]).toBeGreaterThanOrEqual(0);
    expect(t.state.anomalies[6]).toBeGreaterThanOrEqual(0);
    const last = galacticOf(empty(3, 4));
    expect(eventsOf(last, 'systemOpened')).toEqual([]);
    expect(last.state.fleet).toBe(4);
  });

  it('AG-210 in round r the fleet stands on card r and cards 1 to r + 1 are open', () => {
    const seen = new Map<number, string>();
    randomGame(2, {}, 'fleet', (t) => {
      const { round, fleet, opened, phase } = t.state;
      if (phase === 'action') seen.set(round, `${fleet + 1}/${opened}`);
    });
    expect([...seen]).toEqual([
      [1, '1/2'],
      [2, '2/3'],
      [3, '3/4'],
      [4, '4/5'],
      [5, '5/5'],
    ]);
  });

  it('AG-211 cubes move from the boxes to the cards above, even where no space is free', () => {
    const s = inBox(inBox(inBox(empty(), 0, 0, 1), 1, 1, 2), 2, 0, 5);
    const t = galacticOf(s);
    expect(t.state.inBox).toEqual([0, 0, 0, 0, 0, 0]);
    expect(eventsOf(t, 'cubesMoved').map((e) => e.cubes)).toEqual([
      [1, 0],
      [0, 2],
      [5, 0],
    ]);
    // Manufacture and Salvage cubes lie on their cards; the third card was overfull and had its Golden Age.
    expect(t.state.onTrade).toEqual([1, 0, 0, 2, 0, 0]);
  });

  it('AG-212 a card whose spaces are all filled has a Golden Age', () => {
    expect(eventsOf(galacticOf(onTrade(empty(), 1, 0, 2)), 'goldenAge')).toEqual([]);
    expect(eventsOf(galacticOf(inBox(onTrade(empty(), 1, 0, 2), 1, 1, 1)), 'goldenAge').map((e) => e.slot)).toEqual([1]);
  });
});

describe('Golden Age', () => {
  it('AG-213 everybody takes back own cubes from filled cards, surplus included', () => {
    const t = galacticOf(inBox(onTrade(empty(), 0, 0, 2), 0, 1, 3));
    expect(t.state.players.map((p) => p.cubes)).toEqual([2, 3]);
    expect(t.state.onTrade.slice(0, 2)).toEqual([0, 0]);
  });

  it('AG-214 three at most, however many cards were filled', () => {
    const t = galacticOf(onTrade(onTrade(empty(), 0, 0, 3), 1, 0, 3));
    expect(t.state.players[0].cubes).toBe(3);
    expect(eventsOf(t, 'goldenAge')).toHaveLength(2);
  });

  it('AG-215 the other cubes return to the supply', () => {
    const s = onTrade(onTrade(empty(), 0, 0, 3), 1, 0, 3);
    const supply = s.players[0].supply;
    const t = galacticOf(s);
    expect(t.state.players[0].supply).toBe(supply + 3);
    expect(eventsOf(t, 'cubesTakenBack')).toEqual([{ type: 'cubesTakenBack', seat: 0, taken: 3, returned: 3 }]);
  });

  it('AG-216 then the card is turned', () => {
    expect(galacticOf(onTrade(empty(), 2, 1, 3)).state.turned).toEqual([false, false, true]);
  });

  it('AG-217 a turned card never has a Golden Age again', () => {
    const s = onTrade(empty(), 0, 0, 8);
    s.turned[0] = true;
    const t = galacticOf(s);
    expect(eventsOf(t, 'goldenAge')).toEqual([]);
    expect(t.state.players[0].cubes).toBe(0);
  });

  it('AG-218 cubes taken back are extra actions: up to six in a round', () => {
    const most = Math.max(
      ...Array.from({ length: 12 }, (_, i) => {
        let cubesSeen = 0;
        randomGame(2, {}, `golden ${i}`, (t) => {
          for (const p of t.state.players) cubesSeen = Math.max(cubesSeen, p.cubes);
        });
        return cubesSeen;
      }),
    );
    expect(most).toBeGreaterThan(3);
    expect(most).toBeLessThanOrEqual(6);
  });

  it('AG-219 round 5 has no galactic phase and no Golden Age', () => {
    const t = randomGame(2, {}, 'last round');
    const at = t.events.findIndex((e) => e.type === 'roundBegan' && e.round === 5);
    const last = t.events.slice(at).map((e) => e.type);
    expect(last).not.toContain('goldenAge');
    expect(last).not.toContain('fleetMoved');
    expect(last).not.toContain('cubesMoved');
  });

  it('AG-220 cubes on a turned card go back to the supply', () => {
    const s = inBox(onTrade(empty(), 0, 0, 2), 0, 1, 1);
    s.turned[0] = true;
    const supplies = s.players.map((p) => p.supply);
    const t = galacticOf(s);
    expect(t.state.players.map((p) => p.supply)).toEqual([supplies[0] + 2, supplies[1] + 1]);
    expect(t.state.onTrade.slice(0, 2)).toEqual([0, 0]);
  });

  it('AG-313 Golden Age cubes cannot be saved: all are used before passing', () => {
    const s = cubes(cubes(alliance(table(2), 0, 'humans'), 0, 5), 1, 1);
    const t = begin(s, actionPhase, 0, { next: 0 });
    let turns = 0;
    t.playOn((ask, options) => {
      if (ask.decision === 'chooseAction' && ask.seat === 0) turns++;
      return options.find((o) => o === 'end') ?? { action: 'plunder' };
    });
    expect(turns).toBe(5);
    expect(t.state.players[0].cubes).toBe(0);
  });
});

describe('turn order', () => {
  it('AG-221 most prestige goes first', () => {
    const s = give(give(give(empty(3), 0, { prestige: 2 }), 1, { prestige: 5 }), 2, { prestige: 3 });
    expect(galacticOf(s).state.order).toEqual([1, 2, 0]);
  });

  it('AG-222 on a tie the cube lying higher goes first', () => {
    const s = give(give(empty(3), 2, { prestige: 3 }), 0, { prestige: 3 });
    expect(galacticOf(s).state.order).toEqual([0, 2, 1]);
  });

  it('AG-223 reaching an occupied space puts the own cube on top', () => {
    // Seat 1 waits on space 2; seat 0 gets there by developing a second time.
    const s = give(give(empty(), 0, { prestige: 1, credits: 7 }), 1, { prestige: 2 });
    const t = turnOf(cubes(settle(s, 0, planets.tessalyWarm), 0, 1));
    expect(t.state.arrival).toEqual([0, 1]);
    act(t, { action: 'develop', planet: planets.tessalyWarm });
    expect(t.state.players.map((p) => p.prestige)).toEqual([2, 2]);
    expect(t.state.arrival).toEqual([1, 0]);
    t.answer('chooseReward', 1);
    expect(galacticOf(after(t)).state.order).toEqual([0, 1]);
  });

  it('AG-224 A, then B reach prestige 4: B goes before A', () => {
    const s = give(give(empty(), 0, { prestige: 4 }), 1, { prestige: 4 });
    expect(galacticOf(s).state.order).toEqual([1, 0]);
  });
});
