import { describe, expect, it } from 'vitest';
import type { ACHIEVEMENT_IDS } from '../content/achievements.ts';
import { beyondTheSun } from '../index.ts';
import { claimable, progress } from '../queries.ts';
import { type Play, shipOf, Table } from './table.ts';

const finish = (table: Table, seat = 0): Play => {
  const play = table.act(seat, 'basic.4/1');
  play.answer('chooseProduction', 'ore');
  return play;
};

/** Enough automation for Clockwork. */
const clockwork = (table = new Table(), seat = 0): Table => table.achievements('clockwork', 'polymath').tracks(seat, 2, 8);

describe('the achievement phase', () => {
  it('BS-112 the active player puts a star on the first free slot of an achievement whose condition is met', () => {
    const play = finish(clockwork());
    expect(play.state.claims).toEqual([[], [], [0], []]);
  });

  it('BS-113 a claim is told to everybody, with the achievement and its points', () => {
    const play = finish(clockwork());
    expect(play.events).toContainEqual({ type: 'achievementClaimed', seat: 0, achievement: 'clockwork', points: 4 });
  });

  it('BS-114 one achievement per turn, even when several conditions are met', () => {
    const table = clockwork().colony(0, 'ross128').colony(0, 'procyon').colony(0, 'wolf359').colony(0, 'ross154');
    const play = finish(table);
    expect(play.options()).toEqual(['empire', 'clockwork']);
    play.answer('claimAchievement', 'empire');
    expect(play.over).toBe(true);
    expect(play.state.claims).toEqual([[0], [], [], []]);
  });

  it('BS-115 claiming is compulsory: there is no way to wait', () => {
    const table = clockwork().colony(0, 'ross128').colony(0, 'procyon').colony(0, 'wolf359').colony(0, 'ross154');
    expect(finish(table).options()).toEqual(['empire', 'clockwork']);
    expect(finish(clockwork()).state.claims[2]).toEqual([0]);
  });

  it('BS-116 with several claimable ones the player chooses', () => {
    const table = clockwork().colony(0, 'ross128').colony(0, 'procyon').colony(0, 'wolf359').colony(0, 'ross154');
    const play = finish(table);
    play.answer('claimAchievement', 'clockwork');
    expect(play.state.claims).toEqual([[], [], [0], []]);
  });

  it('BS-117 slots fill from the most points to the fewest', () => {
    const table = clockwork(clockwork(clockwork(), 1), 2);
    const points = [0, 1, 2].map((seat) => {
      const play = finish(table, seat);
      return play.events.flatMap((e) => (e.type === 'achievementClaimed' ? [e.points] : []));
    });
    expect(points).toEqual([[4], [3], [2]]);
  });

  it('BS-118 a full card can no longer be claimed', () => {
    const table = clockwork();
    table.state.claims[2] = [1, 2, 3];
    expect(finish(table).state.claims[2]).toEqual([1, 2, 3]);
  });

  it('BS-119 BS-126 a faction claims an achievement once: 8 colonies do not claim Empire again', () => {
    const table = new Table();
    for (const id of ['ross128', 'procyon', 'wolf359', 'ross154', 'cygni61', 'yzCeti', 'gliese687', 'wise0855'] as const)
      table.colony(0, id);
    table.achievements('clockwork', 'polymath');
    table.state.claims[0] = [0];
    expect(claimable(table.state, 0)).toEqual([]);
    expect(finish(table).state.claims[0]).toEqual([0]);
  });

  it.each([
    [0, [0, 1]],
    [1, [2, 1]],
    [2, [2, 3]],
  ])('BS-119 once, whoever has claimed it besides seat %i', (seat, claims) => {
    const table = new Table().tracks(seat, 4, 4).achievements('clockwork', 'polymath');
    table.state.claims[2] = claims;
    expect(claimable(table.state, seat)).toEqual([]);
    table.state.claims[2] = claims.filter((other) => other !== seat);
    expect(claimable(table.state, seat)).toEqual(['clockwork']);
  });

  it('BS-120 a claim stays when the condition fails later', () => {
    const table = new Table().achievements('armada', 'polymath').ship(0, 'a1', 4, 4).ship(0, 'sol', 3);
    finish(table.base(0, 'a1').ore(0, 5));
    expect(table.state.claims[2]).toEqual([0]);
    const play = table.act(0, 'basic.4/1');
    play.answer('chooseProduction', 'trade');
    play.answer('chooseTrade', shipOf(4, 'a1'));
    play.answer('chooseTrade', 'done');
    expect(progress(play.state, 0, 'armada')).toEqual([8, 10]);
    expect(play.state.claims[2]).toEqual([0]);
    expect(beyondTheSun.definition.score(play.state, 0).parts.achievements).toBe(4);
  });

  it('BS-121 nobody claims in the turn of another', () => {
    const play = finish(clockwork(new Table(), 1), 0);
    expect(play.over).toBe(true);
    expect(play.state.claims.flat()).toEqual([]);
  });

  it('BS-122 a faction can claim all four cards: it never runs out of stars', () => {
    const table = new Table().achievements('clockwork', 'foundries').tracks(0, 2, 0).researched(0, 'M');
    for (const id of ['ross128', 'procyon', 'wolf359', 'ross154'] as const) table.colony(0, id, '**');
    for (let i = 0; i < 4; i++) {
      const play = finish(table);
      if (!play.over) play.answer('claimAchievement', play.options()[0]);
    }
    expect(table.state.claims.map((slots) => slots.length)).toEqual([1, 1, 1, 1]);
  });

  it('BS-123 stars used as substitutes are no claims', () => {
    const table = new Table().tracks(0, 0, 8).achievements('hegemony', 'polymath');
    table.effect(0, 'epsilonEridani.colony');
    expect(table.state.factions[0].automation.endsWith('*')).toBe(true);
    expect(table.state.claims.flat()).toEqual([]);
    expect(table.state.lastRound).toBe(0);
  });

  it('BS-124 achievement points count in the score of the slot only', () => {
    const play = finish(clockwork());
    expect(beyondTheSun.definition.score(play.state, 0).parts.achievements).toBe(4);
    expect(play.state.factions[0].ore).toBe(2 + 1 + 1);
  });

  it('BS-125 claims go on after the end was triggered', () => {
    const table = clockwork();
    table.state.claims = [[1, 2], [1, 2], [], []];
    table.state.lastRound = 6;
    const play = finish(table);
    expect(play.state.claims.flat()).toHaveLength(5);
    expect(play.state.lastRound).toBe(6);
  });
});

describe('the ten achievements', () => {
  const reach = (table: Table, id: (typeof ACHIEVEMENT_IDS)[number]): readonly [number, number] => progress(table.state, 0, id);

  it('each asks for what its card says', () => {
    expect(reach(new Table().colony(0, 'procyon'), 'empire')).toEqual([1, 4]);
    expect(reach(new Table().researched(0, 'N'), 'transcendence')).toEqual([1, 1]);
    expect(reach(new Table().tracks(0, 7, 6), 'clockwork')).toEqual([3, 6]);
    expect(reach(new Table().ship(0, 'a1', 3), 'armada')).toEqual([4, 10]);
    expect(reach(new Table().researched(0, '1', 'A', 'G'), 'scholars')).toEqual([3, 10]);
    expect(reach(new Table().tracks(0, 5, 8), 'breadbasket')).toEqual([3, 6]);
    expect(reach(new Table().tracks(0, 8, 2), 'foundries')).toEqual([6, 7]);
  });

  it('Hegemony needs a colony besides the controlled locations', () => {
    const table = new Table().base(0, 'a1').base(0, 'y1').base(0, 'y2', 'ore');
    expect(reach(table, 'hegemony')).toEqual([2, 3]);
    expect(reach(table.colony(0, 'procyon'), 'hegemony')).toEqual([3, 3]);
  });

  it('Polymath wants a card of its own for every type: a hybrid stands for one', () => {
    const two = new Table().known('A', 'remoteProbes', 0).known('C', 'merchantConvoys', 0);
    expect(reach(two, 'polymath')).toEqual([2, 4]);
    two.known('D', 'modularFleet', 0);
    expect(reach(two, 'polymath')).toEqual([3, 4]);
    two.known('F', 'verticalFarms', 0);
    expect(reach(two, 'polymath')).toEqual([4, 4]);
  });

  it('a private technology counts for none of them', () => {
    const table = new Table().privately(0, 'plasmaCannon');
    expect(reach(table, 'scholars')).toEqual([0, 10]);
    expect(reach(table, 'polymath')).toEqual([0, 4]);
  });
});
