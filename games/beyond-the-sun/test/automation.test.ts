import { describe, expect, it } from 'vitest';
import { growthSymbols, oreSymbols } from '../rules/production.ts';
import { score } from '../score.ts';
import { move, Table } from './table.ts';

describe('automation', () => {
  it('BS-229 the leftmost marker of the track moves to the automation track', () => {
    const food = new Table().effect(0, 'epsilonEridani.colony');
    expect(food.state.factions[0]).toMatchObject({ food: 7, mines: 8, automation: 'f' });
    const ore = new Table().effect(0, 'sirius.colony');
    expect(ore.state.factions[0]).toMatchObject({ food: 8, mines: 7, automation: 'o' });
  });

  it('BS-230 the track fills from left to right', () => {
    const table = new Table();
    table.effect(0, 'sirius.colony');
    table.effect(0, 'epsilonEridani.colony');
    const play = table.effect(0, 'sirius.colony');
    expect(table.state.factions[0].automation).toBe('ofo');
    expect(play.events.at(-1)).toEqual({ type: 'automated', seat: 0, marker: 'ore', step: 3 });
  });

  it('BS-231 automation raises production', () => {
    const table = new Table();
    for (let i = 0; i < 2; i++) table.effect(0, 'epsilonEridani.colony');
    for (let i = 0; i < 4; i++) table.effect(0, 'sirius.colony');
    expect([growthSymbols(table.state, 0), oreSymbols(table.state, 0)]).toEqual([2, 3]);
  });

  it('BS-232 without a marker a star advances the track and is no claim', () => {
    const table = new Table().tracks(0, 8, 0);
    const play = table.effect(0, 'sirius.colony');
    expect(play.state.factions[0].automation).toBe('oooooooo*');
    expect(play.state.claims.flat()).toEqual([]);
  });

  it('BS-233 BS-234 beyond step 7 every marker is a further step worth 1 point', () => {
    const table = new Table().tracks(0, 4, 5);
    expect(score(table.state, 0).parts.automation).toBe(7);
    table.effect(0, 'sirius.colony');
    expect(score(table.state, 0).parts.automation).toBe(8);
    expect(score(new Table().tracks(0, 6, 8).state, 0).parts.automation).toBe(0);
  });

  it('BS-235 markers on the automation track are never removed', () => {
    const table = new Table(2).tracks(0, 7, 7).base(0, 'a1').ship(1, 'sol', 2);
    const play = table.act(1, 'basic.3/1');
    play.answer('takeOptional', 'skip');
    play.answer('chooseJump', move(2, 'sol', 'a1'));
    play.answer('chooseJump', 'stop');
    expect(play.state.factions[0]).toMatchObject({ food: 7, automation: 'fo' });
  });

  it('BS-236 bases and colonies do not advance the track', () => {
    const play = new Table().act(0, 'basic.3/1');
    play.answer('takeOptional', 'skip');
    play.answer('chooseJump', move(1, 'sol', 'a1'));
    play.answer('chooseJump', 'stop');
    expect(play.state.factions[0]).toMatchObject({ food: 7, automation: '' });
  });
});
