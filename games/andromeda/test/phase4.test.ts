import { SPECTATOR } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { andromeda } from '../index.ts';
import { cleanUp } from '../rules/phase4.ts';
import { begin, type Given, game, playOn, type Stage, set, sum, told } from './table.ts';

const PERSONAL = ['academy', 'hermits', 'longMarch'] as const;
const after = (given: Given): Stage => begin(set({ personal: PERSONAL, general: ['spine', 'fullHouse'], ...given }), cleanUp);

describe('phase 4', () => {
  it('AN-212 makes all technologies ready again', () => {
    expect(after({ exhausted: { teleporter: 0, cloning: 2 } }).state.exhaustedBy).toEqual([-1, -1, -1, -1]);
  });

  it('AN-213 opens the top card of the general stack', () => {
    const table = after({ open: ['upperHand'] });
    expect([table.state.openMissions, table.state.generalStack]).toEqual([['upperHand', 'fullHouse'], ['spine']]);
    expect(told(table, 'generalRevealed')).toEqual([{ type: 'generalRevealed', mission: 'fullHouse' }]);
  });

  it('AN-214 open missions stay until fulfilled', () => {
    const table = game(3, {}, 'open');
    const seen = new Set<string>();
    playOn(table, 'open', () => {
      for (const mission of table.state.openMissions) seen.add(mission);
      const done = new Set<string>(table.state.fulfilled.flat());
      for (const mission of seen) expect(done.has(mission) || table.state.openMissions.some((m) => m === mission)).toBe(true);
      return false;
    });
    expect(seen.size).toBeGreaterThan(3);
  });

  it('AN-215 the start-player marker goes to the left', () => {
    expect(after({ startPlayer: 0 }).state.startPlayer).toBe(1);
    expect(after({ startPlayer: 2 }).state.startPlayer).toBe(0);
  });

  it('AN-216 whoever has fulfilled the personal mission draws two, keeps one, in secret', () => {
    const table = after({ startPlayer: 2, personal: [null, 'hermits', 'longMarch'], top: ['stronghold', 'massLanding'] });
    expect([table.asked, table.ask().seat]).toEqual(['keepMission', 0]);
    expect(table.options()).toEqual(['massLanding', 'stronghold']);
    for (const viewer of [1, 2, SPECTATOR])
      expect(JSON.stringify(andromeda.view(table.position, viewer))).not.toMatch(/massLanding|stronghold/);
    const effects = table.answer('keepMission', 'stronghold');
    expect(JSON.stringify(table.heard(effects, 1))).not.toMatch(/massLanding|stronghold/);
    expect([table.state.personal[0], table.state.personalStack[0]]).toEqual(['stronghold', 'massLanding']);
  });

  it('AN-217 the others may exchange theirs for a new card', () => {
    const table = after({ startPlayer: 2, top: ['stronghold'] });
    expect([table.asked, table.ask().seat, table.options()]).toEqual(['exchange', 0, ['keep', 'exchange']]);
    const effects = table.answer('exchange', 'exchange');
    expect([table.state.personal[0], table.state.personalStack[0]]).toEqual(['stronghold', 'academy']);
    expect(table.heard(effects, 2)).toContainEqual({ type: 'missionExchanged', seat: 0 });
    expect(effects.barrier).toBe('reveal');
  });

  it('AN-218 once for each player and round, if they like', () => {
    const table = after({ startPlayer: 2 });
    const asked: number[] = [];
    while (!table.over) {
      asked.push(table.ask().seat);
      table.answer('exchange', asked.length === 2 ? 'keep' : 'exchange');
    }
    expect(asked).toEqual([0, 1, 2]);
    expect(table.state.personal[1]).toBe('hermits');
  });

  it('AN-219 the old card goes under the stack before the new one is drawn', () => {
    const state = set({ personal: PERSONAL, startPlayer: 2 });
    // A single card in the stack: it is drawn, and the old one lies below it for the next player.
    state.fulfilled[2] = [...state.personalStack.slice(1)];
    state.personalStack = state.personalStack.slice(0, 1);
    state.stackSeenBy = [0];
    const [only] = state.personalStack;
    const table = begin(state, cleanUp);
    table.answer('exchange', 'exchange');
    expect([table.state.personal[0], table.state.personalStack]).toEqual([only, ['academy']]);
    expect(andromeda.view(table.position, 0).table.personalStack).toEqual(['academy']); // who put it there knows it
    table.answer('exchange', 'exchange', 1);
    expect(table.state.personal[1]).toBe('academy');
  });

  it('AN-220 goes clockwise from the new start player', () => {
    const table = after({ startPlayer: 0, personal: ['academy', null, 'longMarch'] });
    const order: string[] = [];
    table.playOn((ask, options) => {
      order.push(`${ask.seat} ${ask.decision}`);
      return options[0];
    });
    expect(order).toEqual(['1 keepMission', '2 exchange', '0 exchange']);
  });

  it('AN-221 in round r exactly r general missions have been opened', () => {
    const table = game(4, {}, 'r');
    playOn(table, 'r', (decision) => {
      if (decision === 'buildOffer') expect(7 - table.state.generalStack.length).toBe(table.state.round);
      return false;
    });
    expect(told(table, 'generalRevealed')).toHaveLength(table.state.round);
  });

  it('AN-222 order cards and dice are free for the next round', () => {
    const table = after({});
    expect(table.state.orderCards).toEqual([0, 0, 0]);
    expect([sum(table.state.centre), sum(table.state.dice)]).toEqual([10, 0]);
  });

  it('a personal stack that runs low gives what it has', () => {
    const state = set({ personal: [null, 'hermits', 'longMarch'], startPlayer: 2 });
    state.fulfilled[2] = state.personalStack.slice(1);
    state.personalStack = state.personalStack.slice(0, 1);
    state.stackSeenBy = [0];
    const table = begin(state, cleanUp);
    expect(table.options()).toHaveLength(1);
    table.answer('keepMission', table.options()[0]);
    expect(table.over).toBe(true); // nothing left to exchange for
    expect(table.state.personal[0]).not.toBeNull();
  });
});
