import { int, type Position, type Seat, seeded } from '@orrery/kernel';
import { wholeGame } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { LOCATION } from '../content/exploration.ts';
import { FIELDS } from '../content/fields.ts';
import { beyondTheSun } from '../index.ts';
import { game } from '../rules/game.ts';
import { outcome, score } from '../score.ts';
import { type State, shipAt } from '../state.ts';
import { Table } from './table.ts';

const scoreOf = (table: Table, seat: Seat = 0): Record<string, number> => score(table.state, seat).parts;

/** Plays on with recruiting and ore until the game is over; whose turns those were. */
function lastTurns(table: Table, claimer: Seat): Seat[] {
  const { state } = table;
  state.start = 0;
  state.round = 5;
  state.turns = claimer;
  state.claims = [[1, 2], [1], [], []];
  if (state.config.seats < 4) state.claims = [[1], [1], [], []];
  table.achievements('clockwork', 'polymath').tracks(claimer, 2, 8);
  const position = midRound(table);
  const turns: Seat[] = [];
  while (position.asks.length > 0) {
    const ask = position.asks[0];
    if (ask.decision === 'chooseSpace') turns.push(ask.seat);
    beyondTheSun.play(position, ask, ask.decision === 'chooseSpace' ? 'basic.4/1' : 'ore');
  }
  return turns;
}

/** A position in the middle of a round instead of at setting up. */
function midRound(table: Table): Position<State> {
  const position: Position<State> = {
    state: table.state,
    stack: [{ procedure: game.name, step: 'turn', seat: 0, locals: {} }],
    asks: [],
    chance: [1, 2, 3, 4],
    decisions: 0,
  };
  beyondTheSun.run(position);
  return position;
}

describe('the end of the game', () => {
  it('BS-127 the number of rounds is not fixed', () => {
    const rounds = new Set<number>();
    for (let i = 0; i < 4; i++) {
      const luck = seeded(`length/${i}`);
      const play = wholeGame(beyondTheSun, 3, {}, `length/${i}`);
      play.playOn((_ask, options) => options[int(luck, options.length)]);
      rounds.add(play.state.round);
    }
    expect(rounds.size).toBeGreaterThan(1);
  });

  it('BS-128 BS-129 the 4th claim triggers the end whatever the card or colour', () => {
    const table = new Table().achievements('clockwork', 'polymath').tracks(0, 2, 8);
    table.state.claims = [[1], [2], [], [1]];
    const play = table.act(0, 'basic.4/1');
    play.answer('chooseProduction', 'ore');
    expect(play.events).toContainEqual({ type: 'endTriggered', seat: 0, lastRound: 6 });
    const early = new Table().achievements('clockwork', 'polymath').tracks(0, 2, 8);
    early.state.claims = [[1], [2], [], []];
    const other = early.act(0, 'basic.4/1');
    other.answer('chooseProduction', 'ore');
    expect(other.state.lastRound).toBe(0);
  });

  it('BS-130 BS-136 Cindy, third of four, claims the 4th: five more turns', () => {
    expect(lastTurns(new Table(4), 2)).toEqual([2, 3, 0, 1, 2, 3]);
  });

  it('BS-131 with 2 or 3 players the 3rd claim works the same way', () => {
    expect(lastTurns(new Table(3), 1)).toEqual([1, 2, 0, 1, 2]);
    expect(lastTurns(new Table(2), 0)).toEqual([0, 1, 0, 1]);
  });

  it('BS-132 BS-137 Denis, the last of the round, claims the 4th: four more turns', () => {
    expect(lastTurns(new Table(4), 3)).toEqual([3, 0, 1, 2, 3]);
  });

  it('BS-133 everybody has the same number of turns', () => {
    const play = wholeGame(beyondTheSun, 4, {}, 'fair');
    const luck = seeded('fair');
    play.playOn((_ask, options) => options[int(luck, options.length)]);
    const turns = [0, 0, 0, 0];
    for (const event of play.events) if (event.type === 'turnBegan') turns[event.seat]++;
    // The first turn began before this scene did.
    turns[play.state.start]++;
    expect(new Set(turns)).toEqual(new Set([play.state.round]));
  });

  it('BS-134 further claims move the last round neither way', () => {
    const table = new Table().achievements('clockwork', 'polymath').tracks(1, 2, 8);
    table.state.claims = [[1, 2], [2, 3], [], []];
    table.state.lastRound = 6;
    table.state.round = 6;
    const play = table.act(1, 'basic.4/1');
    play.answer('chooseProduction', 'ore');
    expect(play.state.claims[2]).toEqual([1]);
    expect(play.state.lastRound).toBe(6);
  });

  it('BS-135 scoring follows the last turn of the last round', () => {
    const table = new Table(2);
    table.state.round = 6;
    table.state.lastRound = 6;
    table.state.turns = 1;
    const position = midRound(table);
    beyondTheSun.play(position, position.asks[0], 'basic.4/1');
    expect(beyondTheSun.over(position)).toBe(false);
    beyondTheSun.play(position, position.asks[0], 'ore');
    expect(beyondTheSun.over(position)).toBe(true);
    expect(beyondTheSun.outcome(position).ending).toBe('achievements');
  });

  it('a game in which nobody achieves anything is scored after the last possible round', () => {
    const play = wholeGame(beyondTheSun, 2, {}, 'standstill');
    play.playOn((ask) => (ask.decision === 'chooseSpace' ? 'basic.4/1' : 'ore'));
    expect(play.state.round).toBe(100);
    expect(beyondTheSun.outcome(play.position).ending).toBe('roundLimit');
  });
});

describe('final scoring', () => {
  it('BS-138 points are counted once, after the final round: nothing is scored during the game', () => {
    const play = wholeGame(beyondTheSun, 3, {}, 'points');
    const tracked = (value: unknown): string[] =>
      typeof value !== 'object' || value === null
        ? []
        : Object.entries(value).flatMap(([key, inner]) => [...(/score|point|vp/i.test(key) ? [key] : []), ...tracked(inner)]);
    const random = seeded('points');
    let rounds = 0;
    play.playOn((_ask, options) => {
      if (play.state.round !== rounds) {
        rounds = play.state.round;
        expect(tracked(play.state)).toEqual([]);
        expect(() => beyondTheSun.outcome(play.position)).toThrow();
      }
      return options[int(random, options.length)];
    });
    expect(play.events.at(-1)).toEqual({ type: 'gameEnded', rounds });
    // A claim tells what its slot is worth; everything else is told by the final scoring alone.
    expect([...new Set(play.events.filter((event) => tracked(event).length > 0).map(({ type }) => type))].toSorted()).toEqual(
      play.events.some(({ type }) => type === 'achievementClaimed') ? ['achievementClaimed'] : [],
    );
    const { scores } = beyondTheSun.outcome(play.position);
    for (const { total, parts } of scores) expect(total).toBe(Object.values(parts).reduce((a, b) => a + b, 0));
  });

  it('BS-138 what the last turn of the last round brings counts, once, and a claim pays nothing before', () => {
    for (const last of [0, 1, 2]) {
      const table = new Table(3).achievements('clockwork', 'polymath').tracks(last, 2, 8);
      const [first, second] = [(last + 1) % 3, (last + 2) % 3];
      Object.assign(table.state, { start: first, round: 5, turns: 3, lastRound: 6, claims: [[first], [first], [], [first]] });
      const position = midRound(table);
      const keys = (): string[] => [...Object.keys(position.state), ...Object.keys(position.state.factions[last])];
      const kept = keys();
      const turns: Seat[] = [];
      while (position.asks.length > 0) {
        const [ask] = position.asks;
        if (ask.decision === 'chooseSpace') turns.push(ask.seat);
        expect(() => beyondTheSun.outcome(position)).toThrow();
        beyondTheSun.play(position, ask, ask.decision === 'chooseSpace' ? 'basic.4/1' : 'ore');
      }
      expect([turns, position.state.claims]).toEqual([
        [first, second, last],
        [[first], [first], [last], [first]],
      ]);
      // No tally is kept beside the table, and the claim has paid no ore: two were there, two were mined.
      expect([keys(), position.state.factions[last].ore]).toEqual([kept, 4]);
      const { scores, winners } = beyondTheSun.outcome(position);
      expect(scores[last]).toMatchObject({ total: 10, parts: { automation: 5, achievements: 4, presence: 1 } });
      expect(scores[first]).toMatchObject({ total: 17, parts: { automation: 0, achievements: 16, presence: 1 } });
      expect(scores[second]).toMatchObject({ total: 1, parts: { achievements: 0, presence: 1 } });
      expect(winners).toEqual([first]);
    }
  });

  it('BS-139..141 technologies of level I, II and III score 1, 2 and 3', () => {
    const table = new Table().researched(0, '1', '2', 'A', 'C', 'D', 'G');
    expect(scoreOf(table)).toMatchObject({ level1: 2, level2: 6, level3: 3 });
  });

  it('BS-142 private technologies score 2 and 3', () => {
    expect(scoreOf(new Table().privately(0, 'plasmaCannon').privately(0, 'capitalShip')).private).toBe(5);
  });

  it('BS-143 level IV technologies score what is printed on them', () => {
    expect(scoreOf(new Table().known('M', 'universalArchive', 0).known('O', 'postScarcityEconomy', 0)).level4).toBe(6 + 5);
  });

  it('BS-144 BS-145 automation scores its printed points up to the step reached, and 1 for each step beyond 7', () => {
    const points = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10].map((steps) => {
      const table = new Table();
      table.state.factions[0].automation = '*'.repeat(steps);
      return scoreOf(table).automation;
    });
    expect(points).toEqual([0, 0, 0, 1, 2, 3, 5, 7, 8, 10]);
  });

  it('BS-146 colonies score their printed points', () => {
    expect(scoreOf(new Table().colony(0, 'procyon').colony(0, 'vanMaanensStar')).colonies).toBe(5 + 11);
  });

  it('BS-147 BS-285 every base on system or shipyard scores 1', () => {
    expect(scoreOf(new Table().base(0, 'a1').base(0, 'y2', 'ore').base(1, 'y1')).bases).toBe(2);
  });

  it('BS-148 a base made of a star scores like any other', () => {
    expect(scoreOf(new Table().base(0, 'a1', 'star')).bases).toBe(1);
  });

  it('BS-149 BS-150 events score as their cards say, for a faction or a location', () => {
    const table = new Table().base(2, 'y1').researched(1, '1', 'A', 'B').researched(0, '1', '2').colony(3, 'procyon').colony(3, 'wolf359');
    const { state } = table;
    state.staying = ['humanitarianPrize', 'contestedShipyard', 'greatCensus', 'frontierRegistry', 'spacecraftMuseum', 'deepSpaceBeacon'];
    state.prize = 0;
    state.factions[1].museum = 4;
    state.factions[2].museum = 1;
    state.ships[shipAt(3, LOCATION.deepSpace, 2)] = 1;
    expect([0, 1, 2, 3].map((seat) => scoreOf(table, seat).events)).toEqual([2 + 1, 3 + 2, 2 + 1, 2 + 2]);
  });

  it('BS-149 most technologies: a tie for the first place leaves no second', () => {
    const table = new Table().researched(0, '1').researched(1, '1').researched(2, '2');
    table.state.staying = ['greatCensus'];
    expect([0, 1, 2, 3].map((seat) => scoreOf(table, seat).events)).toEqual([3, 3, 3, 0]);
  });

  it('BS-151 each slot held scores its points', () => {
    const table = new Table();
    table.state.claims = [[1, 0], [0], [], [2, 0]];
    expect(scoreOf(table).achievements).toBe(5 + 5 + 2);
  });

  it('BS-152 the greatest strength at Sol and in Deep Space scores 1 each, everybody tied too', () => {
    const table = new Table().ship(0, 'deepSpace', 3).ship(1, 'deepSpace', 2).ship(1, 'sol', 1);
    expect([0, 1, 2].map((seat) => scoreOf(table, seat).presence)).toEqual([1, 1, 0]);
    expect(scoreOf(new Table()).presence).toBe(1);
  });

  it('BS-153 a place without ships gives nobody a point', () => {
    const table = new Table();
    for (let seat = 0; seat < 4; seat++) table.noShips(seat);
    expect([0, 1, 2, 3].map((seat) => scoreOf(table, seat).presence)).toEqual([0, 0, 0, 0]);
  });

  it('BS-154 left-over population, ore and ships score nothing', () => {
    const table = new Table().noShips(0).ship(0, 'a1', 4, 4).base(1, 'a1').population(0, 8).ore(0, 50);
    expect(score(table.state, 0).total).toBe(0);
  });

  it('BS-155 a technology scores for everybody with a cube there', () => {
    const table = new Table().known('G', 'capitalShip', 0, 1, 2);
    expect([0, 1, 2, 3].map((seat) => scoreOf(table, seat).level3)).toEqual([3, 3, 3, 0]);
  });

  const winners = (table: Table): readonly Seat[] => outcome(table.state as State).winners;
  const level = (): Table => new Table(2).researched(0, '1').researched(1, '2');

  it('BS-156 most points win', () => {
    expect(winners(level().researched(1, 'C'))).toEqual([1]);
  });

  it('BS-157 a tie goes to the fewest markers on the tracks', () => {
    expect(winners(level().tracks(0, 7, 7).tracks(1, 6, 8).tracks(1, 5, 8).base(0, 'a1').colony(0, 'procyon'))).toEqual([0]);
    const table = level().tracks(1, 7, 8);
    expect(score(table.state, 0).total).toBe(score(table.state, 1).total);
    expect(winners(table)).toEqual([1]);
  });

  it('BS-158 BS-161 then to the most population on the mat, cubes elsewhere aside', () => {
    const table = level().population(0, 3).population(1, 2);
    table.known('1', undefined, 1).known('2', undefined, 0);
    expect(winners(table)).toEqual([0]);
  });

  it('BS-159 then to the most ore', () => {
    expect(winners(level().ore(1, 3))).toEqual([1]);
  });

  it('BS-160 those still tied share the victory', () => {
    expect(winners(level())).toEqual([0, 1]);
    expect(FIELDS).toHaveLength(19);
  });
});
