import { describe, expect, it } from 'vitest';
import { EVENT_IDS } from '../content/events.ts';
import { scriptOf } from '../content/scripts.ts';
import { takesFrom } from '../effects/takes.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fleet, move, Table } from './table.ts';

describe('ore, population and supply', () => {
  it('BS-162 X ore are paid in full before the effect', () => {
    const play = new Table().ore(0, 5).researched(0, '1').act(0, 'basic.2/1');
    expect(play.state.factions[0].ore).toBe(3);
    expect(play.asked).toBe('chooseField');
  });

  it('BS-163 gained ore is taken in full', () => {
    const play = new Table().ore(0, 0).effect(0, 'gliese687.colony');
    expect(play.state.factions[0].ore).toBe(2);
  });

  it('BS-164 ore for a fellow player goes to that player before the effect', () => {
    const table = new Table().known('A', 'technologyLicensing', 0);
    const play = table.act(0, 'technologyLicensing.1/1');
    expect(play.asked).toBe('chooseFellow');
    expect(play.options()).toEqual([1, 2, 3]);
    play.answer('chooseFellow', 2);
    expect([play.state.factions[0].ore, play.state.factions[2].ore]).toEqual([1, 3]);
    expect(play.asked).toBe('chooseField');
    const two = new Table(2).known('A', 'technologyLicensing', 0).act(0, 'technologyLicensing.1/1');
    expect(two.asked).toBe('chooseField');
    expect(two.state.factions[1].ore).toBe(3);
  });

  it('every event is said in words', () => {
    for (const id of EVENT_IDS) {
      for (const text of [en, de]) expect(text.explain(`event:${id}`).body.length, id).toBeGreaterThan(10);
    }
  });

  it('BS-166 without population on the mat an effect that uses it cannot be carried out', () => {
    const table = new Table().ore(0, 9).population(0, 0).known('1', undefined, 0);
    expect(table.turn(0).refusal('narrowBeamLaser.1/1')).toMatchObject({ reason: 'population' });
  });

  it('BS-167 used population goes to a board, turned to another face if need be', () => {
    const build = new Table().ore(0, 5).known('1', undefined, 0).act(0, 'narrowBeamLaser.1/1');
    expect(build.state.factions[0].population).toBe(1);
    expect(fleet(build.state, 0, 'sol')).toEqual([1, 2]);
    const research = new Table().act(0, 'basic.1/1');
    research.answer('chooseField', '2');
    expect(research.state.factions[0].population).toBe(1);
    expect(research.state.cubes[1]).toBe(1);
  });

  it('BS-168 research and building use 1 population each', () => {
    for (const script of ['basic.1', 'basic.2', 'plasmaCannon.1', 'hivemindComputing.1']) {
      expect(takesFrom(scriptOf(script), 0).population, script).toBe(1);
    }
  });

  it('BS-169 BS-170 supply is taken column by column from the left', () => {
    const play = new Table().supply(0, 1, 2, 3, 3, 3).effect(0, 'teegardensStar.colony');
    expect(play.state.factions[0].supply).toEqual([0, 1, 3, 3, 3]);
  });

  it('BS-171 taking supply ignores food markers', () => {
    const play = new Table().supply(0, 0, 0, 0, 0, 2).effect(0, 'teegardensStar.colony');
    expect(play.state.factions[0].food).toBe(8);
    expect(play.state.factions[0].supply).toEqual([0, 0, 0, 0, 0]);
  });

  it('BS-172 without supply population may be used instead, or not', () => {
    const table = (): Table => new Table().supply(0, 0, 0, 0, 0, 0);
    const play = table().effect(0, 'wolf359.colony');
    expect(play.options()).toEqual(['population', 'forgo']);
    play.answer('substitute', 'population');
    expect(fleet(play.state, 0, 'sol')).toEqual([1, 2]);
    expect(play.state.factions[0].population).toBe(18);
    const other = table().effect(0, 'wolf359.colony');
    other.answer('substitute', 'forgo');
    expect(fleet(other.state, 0, 'sol')).toEqual([1]);
  });

  it('BS-173 population stands in only for what is missing after all supply is taken', () => {
    const play = new Table().supply(0, 1, 0, 0, 0, 0).effect(0, 'androidArmada!');
    play.answer('chooseOne', 'a');
    expect(play.state.factions[0].supply[0]).toBe(0);
    expect(play.asked).toBe('chooseOne');
    play.answer('chooseOne', 'a');
    expect(play.asked).toBe('substitute');
  });

  it('BS-174 BS-175 returned population fills the columns from the right, each to the brim', () => {
    const table = new Table().supply(0, 4, 4, 3, 2, 2).ore(0, 9).known('C', 'humanExperiments', 0).known('G', 'metahumanChambers', 0);
    table.researched(0, 'H').supply(0, 1, 3, 3, 2, 2).population(0, 4);
    const play = table.act(0, 'metahumanChambers.1/1');
    expect(play.state.factions[0].supply.slice(3)).toEqual([3, 3]);
    expect(play.state.factions[0].population).toBe(2);
  });

  it('BS-176 BS-177 when all columns are full column A grows, and its cubes are cubes of column A', () => {
    const table = new Table().ore(0, 9);
    const play = table.producing();
    expect(play.state.factions[0].supply).toEqual([4, 4, 3, 3, 3]);
    play.answer('chooseProduction', 'trade');
    play.answer('chooseTrade', 'sell');
    play.answer('chooseTrade', 'sell');
    expect(play.state.factions[0].supply).toEqual([6, 4, 3, 3, 3]);
    play.answer('chooseTrade', 'buy');
    expect(play.state.factions[0].supply[0]).toBe(5);
    play.answer('chooseTrade', 'done');
    const next = table.act(0, 'basic.3/1');
    next.answer('takeOptional', 'skip');
    next.answer('chooseJump', move(1, 'sol', 'a2'));
    next.answer('chooseJump', 'stop');
    next.answer('chooseProduction', 'growth');
    expect(next.state.factions[0].supply[0]).toBe(4);
  });

  it('BS-178 out from the left, back from the right', () => {
    const play = new Table().ore(0, 9).supply(0, 2, 4, 3, 3, 2).act(0, 'basic.4/1');
    play.answer('chooseProduction', 'trade');
    play.answer('chooseTrade', 'sell');
    play.answer('chooseTrade', 'buy');
    expect(play.state.factions[0].supply).toEqual([0, 4, 3, 3, 3]);
  });

  it('BS-179 growth by letter is the exception: columns to the right are tapped before the left ones are empty', () => {
    const play = new Table().tracks(0, 4, 8).act(0, 'basic.4/1');
    play.answer('chooseProduction', 'growth');
    expect(play.state.factions[0].supply).toEqual([2, 3, 2, 3, 3]);
  });

  it('BS-180 cubes moved between columns leave their gaps open', () => {
    const table = new Table().supply(0, 1, 2, 3, 3, 3);
    const play = table.effect(0, 'tauCeti.control');
    play.answer('chooseSupplyMove', { from: 'C', to: 'A' });
    expect(play.state.factions[0].supply).toEqual([2, 2, 2, 3, 3]);
  });

  it('BS-181 the next cube put back starts at the right again', () => {
    const table = new Table().supply(0, 1, 2, 3, 3, 3).ore(0, 5);
    const play = table.effect(0, 'tauCeti.control');
    play.answer('chooseSupplyMove', { from: 'E', to: 'A' });
    const turn = table.act(0, 'basic.4/1');
    turn.answer('chooseProduction', 'trade');
    turn.answer('chooseTrade', 'sell');
    expect(turn.state.factions[0].supply).toEqual([1, 2, 3, 3, 3]);
  });

  it('BS-182 BS-183 returned and used population add up: "return 2, research" needs 3', () => {
    const table = (population: number): Table =>
      new Table().ore(0, 9).known('G', 'metahumanChambers', 0).researched(0, 'H').population(0, population);
    expect(table(2).turn(0).refusal('metahumanChambers.1/1')).toMatchObject({ reason: 'population', args: { missing: 1 } });
    expect(table(3).turn(0).offers('metahumanChambers.1/1')).toBe(true);
  });
});
