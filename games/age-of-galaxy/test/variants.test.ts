import { SPECTATOR, seeded } from '@orrery/kernel';
import { wholeGame } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { alliance, eventsOf, game, planets, planetsOffered, randomGame, researched, type Scenery, table, turnOf } from './table.ts';

const drafting = (seats: number, seed = 'draft'): Scenery => wholeGame(game, seats, { draft: true }, seed);
const pack = (t: Scenery, seat: number): number[] => t.options(seat) as number[];

describe('faction drafting', () => {
  it('AG-274 drafting replaces the draw', () => {
    const t = drafting(3);
    expect(t.asked).toBe('draftCard');
    expect(t.state.players.map((p) => p.hand)).toEqual([[], [], []]);
    expect(() => game.configure(1, { draft: true })).toThrow(/draftAlone/);
  });

  it('AG-275 seven cards, pick one, pass the rest to the left, until all are picked', () => {
    const t = drafting(3);
    const first = [0, 1, 2].map((seat) => pack(t, seat));
    for (const cards of first) expect(cards).toHaveLength(7);
    const picksMade = () => game.view(t.position, SPECTATOR).table.drafting?.picksMade;
    expect(picksMade()).toBe(0);
    for (const seat of [0, 1, 2]) t.answer('draftCard', first[seat][0], seat);
    expect(picksMade()).toBe(1);
    // The pack of seat 0 is now with the seat to its left.
    expect(pack(t, 1)).toEqual(first[0].slice(1));
    expect(pack(t, 0)).toEqual(first[2].slice(1));
    while (t.asked === 'draftCard') t.answer('draftCard', pack(t, t.ask().seat)[0], t.ask().seat);
    expect(t.asked).toBe('startingFaction');
    const hands = t.state.players.map((p) => p.hand);
    for (const hand of hands) expect(hand).toHaveLength(7);
    expect(new Set(hands.flat()).size).toBe(21);
  });

  it('AG-276 picks are made together; nobody takes up a pack before all have picked', () => {
    const t = drafting(2);
    const before = pack(t, 1);
    t.answer('draftCard', pack(t, 0)[3], 0);
    expect(t.game.open(t.position).map((a) => a.seat)).toEqual([1]);
    expect(t.state.players[0].hand).toEqual([]);
    expect(pack(t, 1)).toEqual(before);
    expect(game.view(t.position, 1).asks.find((a) => a.seat === 0)).not.toHaveProperty('answer');
  });

  it('AG-277 there is no discarding and redrawing afterwards', () => {
    const t = randomGame(3, { draft: true }, 'no redraw', (_, ask) => expect(ask.decision).not.toBe('discardCard'));
    expect(eventsOf(t, 'drew')).toEqual([]);
  });

  it('what a seat saw of the packs stays in its memory, and nobody else’s', () => {
    const t = drafting(4);
    while (t.asked === 'draftCard') t.answer('draftCard', pack(t, t.ask().seat)[0], t.ask().seat);
    const mine = game.view(t.position, 2).table.drafting;
    expect(mine?.packs).toHaveLength(7);
    expect(mine?.picksMade).toBe(7);
    expect(mine?.packs.map((p) => p.length)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(game.view(t.position, SPECTATOR).table.drafting?.packs).toEqual([]);
    // With two players only the very first pick of the other is unknown: any guess has the rest right.
    const two = drafting(2);
    while (two.asked === 'draftCard') two.answer('draftCard', pack(two, two.ask().seat)[1], two.ask().seat);
    for (const luck of ['one', 'two', 'three']) {
      const guessed = game.determinize(game.view(two.position, 0), seeded(luck)).state.players[1].hand;
      expect(guessed.filter((card) => two.state.players[1].hand.includes(card)).length).toBeGreaterThanOrEqual(6);
    }
  });
});

describe('explored galaxy', () => {
  it('AG-278 all five systems are face up from the start', () => {
    const t = wholeGame(game, 2, { explored: true }, 'open');
    expect(t.state.opened).toBe(5);
    expect(game.view(t.position, SPECTATOR).table.row).toHaveLength(5);
    expect(wholeGame(game, 2, {}, 'open').state.opened).toBe(2);
  });

  it('AG-279 all markers are placed at once; reach stays bound to the fleet', () => {
    const start = wholeGame(game, 4, { explored: true }, 'open');
    expect(start.state.places.every((m) => m >= 0)).toBe(true);
    for (let system = 0; system < 5; system++) expect(start.state.anomalies[2 * system]).toBeGreaterThanOrEqual(0);
    const s = alliance(table(2, { round: 1, options: { explored: true } }), 0, 'humans', 'scythe');
    expect(planetsOffered(turnOf(structuredClone(s)), 'colonize')).toEqual([planets.tessalyWarm]);
    expect(planetsOffered(turnOf(researched(s, 0, 'warpDrive')), 'colonize')).toEqual([planets.tessalyWarm, planets.karskDesert]);
    const t = randomGame(2, { explored: true }, 'opened once');
    expect(eventsOf(t, 'systemOpened').map((e) => e.position)).toEqual([0, 1, 2, 3, 4]);
    const kinds = t.events.map((e) => e.type);
    expect(kinds.lastIndexOf('systemOpened')).toBeLessThan(kinds.indexOf('roundBegan'));
  });

  it('AG-280 the game knows these variants, and no scenario', () => {
    expect(Object.keys(game.definition.options)).toEqual(expect.arrayContaining(['draft', 'explored', 'science']));
    expect(() => game.configure(1, { scenario: true })).toThrow();
  });
});
