import { isInterjection } from '@orrery/kernel';
import { lastTold, lines } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ROMAN } from '../content/kinds.ts';
import { score } from '../score.ts';
import { rich, studied } from './story.ts';
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

  /** Wolf 359 and Sirius taken in one go; the jump Wolf 359 gives leads on to a system that gives something too. */
  const leadingOn = (beyond: 'yzCeti' | 'tauCeti') => {
    const table = new Table().power(0, 'headquarters').system('a1', 'wolf359').system('b1', beyond).ore(0, 5).known('2', undefined, 0);
    table.ship(0, 'sol', 1).ship(0, 'y1', 1).base(0, 'y1').ship(0, 'y2', 1).ship(1, 'y2', 1).base(1, 'y2', 'ore');
    const play = table.act(0, 'terraforming.2/1');
    for (const way of [move(1, 'sol', 'a1'), move(1, 'sol', 'a2'), 'stop']) play.answer('chooseJump', way);
    play.answer('chooseMarker', 'food');
    expect([play.asked, play.options().slice(0, 2)]).toEqual(['chooseBonus', ['a1', 'a2']]);
    play.answer('chooseBonus', 'a1');
    play.answer('chooseJump', move(1, 'y1', 'b1'));
    return play;
  };

  it('BS-291 what a bonus leads to comes after those that waited before: there is no order left to choose', () => {
    const play = leadingOn('yzCeti');
    expect(play.asked).toBe('chooseProduction');
    expect(play.events.flatMap((e) => (e.type === 'systemBonus' ? [e.system] : []))).toEqual(['wolf359', 'sirius', 'yzCeti']);
  });

  it('BS-263 what is upgraded while a bonus is carried out is checked when all bonuses have been given', () => {
    const play = leadingOn('tauCeti');
    expect(play.asked).toBe('chooseMarker');
    play.answer('chooseMarker', { interject: 'headquarters', ship: 1, at: 'y2' });
    play.answer('chooseMarker', 'food');
    expect([play.asked, holder(play.state, 'b1'), holder(play.state, 'y2')]).toEqual(['chooseSupplyMove', 0, 1]);
    play.answer('chooseSupplyMove', { from: 'E', to: 'A' });
    const told = play.events.flatMap((e) => (e.type === 'systemBonus' ? [e.system] : e.type === 'controlTaken' ? [e.at] : []));
    expect(told).toEqual(['a1', 'a2', 'wolf359', 'b1', 'sirius', 'tauCeti', 'y2']);
  });

  it('BS-263 and while bases change hands, when all of them have', () => {
    const table = new Table().power(0, 'headquarters').ore(0, 9).known('2', undefined, 0).system('b1', 'epsilonIndi');
    table.ship(0, 'y1', 1).base(0, 'y1').ship(0, 'a1', 1).ship(0, 'y2', 1).ship(1, 'y2', 1).base(1, 'y2', 'ore');
    const play = table.act(0, 'terraforming.2/1');
    for (const way of [move(1, 'a1', 'y3'), move(1, 'y1', 'b1'), 'stop']) play.answer('chooseJump', way);
    expect([play.asked, play.ask().args.at]).toEqual(['chooseMarker', 'y3']);
    play.answer('chooseMarker', { interject: 'headquarters', ship: 1, at: 'y2' });
    play.answer('chooseMarker', 'food');
    expect([play.asked, play.ask().args.at, holder(play.state, 'y2')]).toEqual(['chooseMarker', 'b1', 1]);
    play.answer('chooseMarker', 'food');
    expect([play.asked, holder(play.state, 'y2')]).toEqual(['chooseProduction', 0]);
  });
});

describe('copying', () => {
  const exchange = (ore: number, population: number): Table =>
    new Table().known('K', 'quantumDataExchange', 0).ore(0, ore).population(0, population);
  const offered = (table: Table): boolean => table.turn(0).offers('quantumDataExchange.1/1');

  it('BS-344 is possible with nothing but an action on the board, a private one, or a guild', () => {
    // Without population only what takes a cube of the supply can be copied: Advanced Robotics for 3 ore, Bio-Synaptic Network for 2.
    expect(offered(exchange(3, 0).researched(0, '1'))).toBe(true);
    expect(offered(exchange(2, 0).researched(0, '1'))).toBe(false);
    expect(offered(exchange(2, 0).researched(0, '1').privately(0, 'bioSynapticNetwork'))).toBe(true);
    // Who knows everything below level III has only the Academy Guild to copy.
    const learned = (): Table => exchange(5, 2).researched(0, '1', '2', '3', '4', 'A', 'B', 'C', 'D', 'E', 'F');
    expect(offered(learned())).toBe(false);
    expect(offered(learned().guilds('academyGuild'))).toBe(true);
  });

  it('what is done in between is not what a copied action does: it must still change something', () => {
    const table = new Table().power(0, 'headquarters').guilds('technocratsGuild').ore(0, 3).known('A', 'massCloning', 0);
    const play = table.supply(0, 0, 0, 0, 0, 0).act(0, 'technocratsGuild/1');
    play.answer('copyAction', { interject: 'headquarters', ship: 1, at: 'sol' });
    play.answer('copyAction', 'massCloning.1');
    // With an empty supply recruiting would change nothing, so the second part is taken without a question.
    expect([play.asked, play.options()]).toEqual(['substitute', ['population', 'forgo']]);
  });
});

describe('moving supply', () => {
  it('goes where there is room, into column A always', () => {
    const tight = new Table().supply(0, 0, 4, 2, 1, 0).effect(0, 'androidRightsMovement!');
    expect(tight.options()).toEqual([
      { from: 'D', to: 'A' },
      { from: 'D', to: 'C' },
      { from: 'D', to: 'D' },
      { from: 'D', to: 'E' },
    ]);
  });
});

describe('a rogue star', () => {
  it('is turned up only when its place has been chosen', () => {
    const told = lastTold(studied(rich()).event('G', 'rogueStar').guilds('academyGuild').turn(0), ['academyGuild/1', 'G', 'a1']);
    expect(told.slice(0, 2)).toEqual(
      lines(`
        0 placeRogueStar: a1 a2 > a1 !reveal
        systemAttached(system lalande21185, event rogueStar, beside a1, neighbour barnardsStar) | systems.9 null>lalande21185 | rogueBeside -1>1 | systemDecks.0.cards at 7 [lalande21185]>[]
      `),
    );
  });
});

describe('stealth', () => {
  it('counts ships of level I at Sol, takes the first way there is, and needs a system nobody controls', () => {
    const table = (): Table => new Table().ore(0, 5).known('J', 'stealthTerraformers', 0).noShips(0);
    expect(table().ship(0, 'sol', 1).ship(0, 'a1', 1).turn(0).offers('stealthTerraformers.1/1')).toBe(true);
    const far = table().ship(0, 'y3', 4).base(1, 'a2').base(1, 'b1', 'ore').base(1, 'b2', 'ore');
    expect(far.turn(0).offers('stealthTerraformers.1/1')).toBe(true);
    const held = table().ship(0, 'y3', 4).base(1, 'a1').base(1, 'a2').base(1, 'b1', 'ore').base(1, 'b2', 'ore');
    expect(held.turn(0).offers('stealthTerraformers.1/1')).toBe(false);
  });

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
