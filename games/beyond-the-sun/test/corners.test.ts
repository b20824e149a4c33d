import { isInterjection } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ROMAN } from '../content/kinds.ts';
import { score } from '../score.ts';
import { fleet, holder, move, shipOf, Table } from './table.ts';

/** Corners of the rules where a small mistake would go unnoticed in an ordinary turn. */

describe('bonuses that wait', () => {
  it('two bonuses of one check are both given, whichever is chosen first', () => {
    for (const [first, second] of [
      ['a1', 'a2'],
      ['a2', 'a1'],
    ] as const) {
      const table = new Table().system('a1', 'epsilonEridani').ore(0, 5).known('2', undefined, 0).ship(0, 'sol', 1);
      const play = table.act(0, 'terraforming.2/1');
      play.answer('chooseJump', move(1, 'sol', 'a1'));
      play.answer('chooseJump', move(1, 'sol', 'a2'));
      play.answer('chooseJump', 'stop');
      expect([play.asked, play.options()]).toEqual(['chooseBonus', ['a1', 'a2']]);
      play.answer('chooseBonus', first);
      const names = { a1: 'epsilonEridani', a2: 'sirius' };
      expect(play.events.flatMap((e) => (e.type === 'systemBonus' ? [e.system] : []))).toEqual([names[first], names[second]]);
      expect(play.state.factions[0]).toMatchObject({ ore: 5 - 1 + 1, population: 3 });
    }
  });

  it('BS-294 a bonus for arriving queues behind the bonus that moved the ship', () => {
    const table = new Table().system('a1', 'wolf359').system('a2', 'gliese687').ore(0, 5).known('2', undefined, 0).ship(0, 'sol', 1);
    const play = table.act(0, 'terraforming.2/1');
    play.answer('chooseJump', move(1, 'sol', 'a1'));
    play.answer('chooseJump', 'stop');
    play.answer('chooseMarker', 'food');
    play.answer('chooseJump', move(1, 'sol', 'a2'));
    expect(play.events.flatMap((e) => (e.type === 'systemBonus' ? [`${e.system} ${e.bonus}`] : []))).toEqual([
      'wolf359 control',
      'gliese687 arrival',
    ]);
    expect(play.state.factions[0].ore).toBe(5 - 1 + 1);
  });
});

describe('stealth', () => {
  it('needs both jumps where the target is two away, and neither more nor less strength', () => {
    const table = (level: 2 | 3): Table =>
      new Table()
        .ore(0, 5)
        .system('b1', 'ross248')
        .known('J', 'stealthTerraformers', 0)
        .noShips(0)
        .ship(0, 'a1', level)
        .base(1, 'a1')
        .base(1, 'a2');
    expect(table(2).turn(0).offers('stealthTerraformers.1/1')).toBe(false);
    const play = table(3).act(0, 'stealthTerraformers.1/1');
    play.answer('chooseJump', move(3, 'a1', 'y1'));
    play.answer('chooseJump', move(3, 'y1', 'b1'));
    expect(play.state.factions[0].colonies).toEqual(['ross248']);
    // Three away is too far.
    const far = new Table().ore(0, 5).system('b1', 'ross248').known('J', 'stealthTerraformers', 0).noShips(0).ship(0, 'sol', 4);
    expect(far.base(1, 'a1').base(1, 'a2').turn(0).offers('stealthTerraformers.1/1')).toBe(false);
  });

  it('leaves control to be checked afterwards where the other ships have gone', () => {
    const table = new Table().ore(0, 5).system('b1', 'ross248').known('J', 'stealthTerraformers', 0).noShips(0);
    const play = table.ship(0, 'y1', 4, 1).base(0, 'y1').act(0, 'stealthTerraformers.1/1');
    play.answer('chooseJump', move(4, 'y1', 'b1'));
    play.answer('chooseJump', move(1, 'y1', 'a1'));
    const told = play.events.map(({ type }) => type);
    expect(holder(play.state, 'a1')).toBe(0);
    expect(told.indexOf('systemColonised')).toBeLessThan(told.indexOf('controlTaken'));
  });
});

describe('colonising', () => {
  it('BS-305 BS-306 says of each other system why not', () => {
    const table = new Table().ore(0, 9).known('2', undefined, 0).system('a2', 'luytensStar').ship(0, 'a1', 2).base(0, 'a1');
    table.ship(0, 'a2', 2).base(0, 'a2', 'ore').ship(0, 'b1', 4).ship(1, 'b1', 4).base(1, 'b1', 'ore').ship(0, 'b2', 3).base(0, 'b2');
    const play = table.act(0, 'terraforming.1/1');
    expect([play.asked, play.options()]).toEqual(['chooseColony', ['a1', 'a2']]);
    expect(play.refusals()).toEqual([
      { what: 'b1', reason: 'notControlled', rule: 'BS-305' },
      { what: 'b2', reason: 'tooWeak', rule: 'BS-306', args: { missing: 1 } },
    ]);
  });

  it('the Dyson Sphere leaves, the other events stay', () => {
    for (const staying of [
      ['dysonSphere', 'greatCensus', 'frontierRegistry'],
      ['greatCensus', 'dysonSphere', 'frontierRegistry'],
    ] as const) {
      const table = new Table().ore(0, 6).population(0, 2);
      const { state } = table;
      state.dyson = 'vanMaanensStar';
      state.systemDecks[1].cards.splice(state.systemDecks[1].cards.indexOf('vanMaanensStar'), 1);
      state.staying.push(...staying);
      const play = table.act(0, 'dysonSphere.1/1');
      expect([play.state.staying, play.state.discarded, play.state.dyson]).toEqual([
        ['greatCensus', 'frontierRegistry'],
        ['dysonSphere'],
        null,
      ]);
      expect(play.state.factions[0].pawn).toBeNull();
    }
  });
});

describe('decks', () => {
  it('what lies buried is known until it is drawn again', () => {
    const table = new Table();
    table.state.techDecks[0].cards = ['hypercomputing', 'plasmaCannon', 'supplyDepot', 'verticalFarms'];
    const first = table.effect(0, 'procyon.colony');
    expect(first.options()).toEqual(['verticalFarms', 'supplyDepot', 'plasmaCannon']);
    const { barrier } = first.answer('chooseTechnology', 'verticalFarms');
    expect(barrier).toBe('roll');
    expect(first.state.techDecks[0].buried).toEqual([2]);
    expect(first.state.techDecks[0].cards).toHaveLength(3);
    expect(first.state.techDecks[0].cards[2]).toBe('hypercomputing');
    const second = table.effect(1, 'procyon.colony');
    expect(second.state.techDecks[0]).toEqual({ cards: [], buried: [] });
    second.answer('chooseTechnology', 'hypercomputing');
    expect(second.state.techDecks[0].buried).toEqual([2]);
    // Of a group of two one is drawn: one is left of it.
    const third = new Table();
    third.state.techDecks[0] = { cards: ['hypercomputing', 'plasmaCannon', 'supplyDepot', 'verticalFarms'], buried: [2] };
    expect(third.effect(0, 'procyon.colony').state.techDecks[0]).toEqual({ cards: ['hypercomputing'], buried: [1] });
    const none = new Table();
    none.state.techDecks[0].cards = [];
    expect(none.effect(0, 'procyon.colony').over).toBe(true);
  });

  it('the display is refilled in everybody’s sight: that cannot be undone', () => {
    const table = new Table(4, { display: true }).ore(0, 9).researched(0, '1');
    const play = table.act(0, 'basic.2/1');
    play.playOn(
      (_ask, options) => options[0],
      ({ decision }) => decision === 'chooseTechnology',
    );
    const [card] = play.options();
    expect(play.answer('chooseTechnology', card).barrier).toBe('reveal');
    expect(play.events.some(({ type }) => type === 'rowRefilled')).toBe(true);
    expect(play.state.rows[0]).toHaveLength(5);
    expect(play.state.rows[0]).not.toContain(card);
  });
});

describe('upgrades of Galactic HQ', () => {
  it('BS-401 a ship upgraded in a pause takes control at once', () => {
    const table = new Table().known('M', 'galacticHq', 0).ship(0, 'a1', 1).ship(1, 'a1', 1).base(1, 'a1');
    const play = table.turn(0);
    play.answer('chooseSpace', { interject: 'headquarters', ...(shipOf(1, 'a1') as object) });
    expect([holder(play.state, 'a1'), fleet(play.state, 0, 'a1')]).toEqual([0, [2]]);
    expect(play.asked).toBe('chooseSpace');
  });
});

describe('from turn to turn', () => {
  it('what may be done once in a turn may be done again in the next', () => {
    const table = new Table(2).power(0, 'headquarters').ship(0, 'sol', 1);
    const upgrades = (play: ReturnType<Table['turn']>): number => play.options().filter((option) => isInterjection(option)).length;
    const first = table.turn(0);
    expect(upgrades(first)).toBe(1);
    first.answer('chooseSpace', { interject: 'headquarters', ship: 1, at: 'sol' });
    expect(upgrades(first)).toBe(0);
    const second = table.turn(0);
    expect(upgrades(second)).toBe(2);
  });
});

describe('points', () => {
  it('are counted part by part, each once: levels I to IV, private ones, automation, colonies, bases, presence', () => {
    const table = new Table(2)
      .researched(0, '1', '2')
      .known('A', 'plasmaCannon', 0)
      .known('G', 'capitalShip', 0)
      .known('M', 'galacticEmpire', 0)
      .privately(0, 'hyperdriveBoosters')
      .base(0, 'y1')
      .base(0, 'y2', 'ore')
      .colony(0, 'ross128')
      .tracks(0, 4, 5)
      .ship(0, 'sol', 2);
    expect(score(table.state, 0)).toEqual({
      total: 28,
      parts: {
        level1: 2,
        level2: 2,
        level3: 3,
        level4: 7,
        private: 3,
        automation: 3,
        colonies: 5,
        bases: 2,
        events: 0,
        achievements: 0,
        presence: 1,
      },
    });
    expect(score(table.state, 1)).toMatchObject({ total: 0, parts: { bases: 0, presence: 0 } });
  });

  it('Galactic Empire counts three locations at most, and only whoever has it', () => {
    const table = new Table().base(1, 'y1').base(1, 'y2', 'ore').base(1, 'y3').base(1, 'a1').base(0, 'a2', 'ore');
    expect(score(table.state, 1).parts.level4).toBe(0);
    table.known('M', 'galacticEmpire', 1);
    expect(score(table.state, 1).parts).toMatchObject({ level4: 5 + 3, bases: 4 });
    expect(score(table.state, 0).parts).toMatchObject({ level4: 0, bases: 1 });
  });
});

describe('the display', () => {
  it('BS-390 a guild that researches level IV as one of its choices opens that row', () => {
    const table = new Table(2, { display: true }).row(2, 'hypercomputing', 'plasmaCannon').researched(0, '1').ore(0, 5).event('A', 'kc24x');
    const play = table.act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    expect(play.state.rowsOpen).toEqual([true, false, true]);
  });
});

it('levels are written in Roman numerals', () => {
  expect(ROMAN).toEqual(['', 'I', 'II', 'III', 'IV']);
});
