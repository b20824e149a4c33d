import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../content/achievements.ts';
import { LOCATION } from '../content/exploration.ts';
import { scriptOf } from '../content/scripts.ts';
import { TECH_SPACES } from '../content/spaces.ts';
import { SYSTEMS } from '../content/systems.ts';
import { fits, TECHNOLOGIES } from '../content/technologies/index.ts';
import { progress } from '../queries.ts';
import { score } from '../score.ts';
import { cubesOf, fleet, holder, move, type Play, shipOf, Table } from './table.ts';

describe('rulings on named cards', () => {
  it('BS-342 Modular Fleet: all three upgrades are optional; 3 jumps alone are enough', () => {
    const table = (): Table => new Table().known('A', 'modularFleet', 0);
    const jumps = table().act(0, 'modularFleet.1/1');
    for (let i = 0; i < 3; i++) jumps.answer('takeOptional', 'skip');
    expect(jumps.ask().args.steps).toBe(3);
    jumps.answer('chooseJump', move(1, 'sol', 'a1'));
    jumps.answer('chooseJump', 'stop');
    expect(jumps.state.factions[0].ore).toBe(2);
    const upgrades = table().act(0, 'modularFleet.1/1');
    upgrades.answer('takeOptional', 'do');
    upgrades.answer('chooseUpgrade', shipOf(1, 'sol'));
    upgrades.answer('takeOptional', 'do');
    upgrades.answer('chooseUpgrade', shipOf(2, 'sol'));
    // Two ore are spent: the third upgrade is not offered.
    expect(upgrades.asked).toBe('chooseJump');
    expect(fleet(upgrades.state, 0, 'sol')).toEqual([3]);
  });

  /** Quantum Data Exchange in hand. */
  const exchange = (): Table => new Table().ore(0, 20).population(0, 5).known('K', 'quantumDataExchange', 0);

  it('BS-343 Quantum Data Exchange and the Technocrats Guild may choose occupied actions', () => {
    const table = exchange().pawn(1, 'basic.1/1').pawn(2, 'basic.1/2').pawn(3, 'basic.1/3');
    const play = table.act(0, 'quantumDataExchange.1/1');
    // Nothing else researches for somebody without technologies, so there is nothing to choose.
    expect(play.events).toContainEqual({ type: 'actionCopied', seat: 0, action: 'basic.1' });
    expect(play.asked).toBe('chooseField');
    const guild = new Table().ore(0, 9).known('1', undefined, 0).pawn(1, 'narrowBeamLaser.1/1');
    guild.state.guilds = 0b0100;
    const other = guild.act(0, 'technocratsGuild/1');
    expect(other.options()).toEqual(expect.arrayContaining(['basic.3', 'narrowBeamLaser.1']));
    other.answer('copyAction', 'narrowBeamLaser.1');
    expect(other.state.factions[0].ore).toBe(9 - 1 - 1);
    expect(fleet(other.state, 0, 'sol')).toEqual([1, 2]);
  });

  it('BS-344 it may copy any action that researches: Megastructures, the Technocrats Guild, and technologies one lacks', () => {
    const table = exchange().known('G', 'deepSpaceMegastructures', 1).known('C', 'plasmaCannon', 1).researched(0, '1', '2', 'A', 'G', 'H');
    table.state.guilds = 0b0101;
    const options = table.act(0, 'quantumDataExchange.1/1').options();
    expect(options).toEqual(['basic.1', 'basic.2', 'technocratsGuild', 'advancedRobotics.1']);
    const open = exchange().known('G', 'deepSpaceMegastructures', 1).researched(0, 'A');
    const play = open.act(0, 'quantumDataExchange.1/1');
    play.answer('copyAction', 'deepSpaceMegastructures.1');
    expect(fleet(play.state, 0, 'deepSpace')).toEqual([2]);
    expect(play.options()).toEqual(['G']);
  });

  it.each([0, 2])('BS-343 the Technocrats Guild copies each action of each private technology of seat %i', (seat) => {
    const table = new Table().ore(seat, 9).population(seat, 4).ship(seat, 'a1', 2).base(seat, 'a1').guilds('technocratsGuild');
    const play = table.privately(seat, 'verticalFarms').privately(seat, 'mercenaryFleet').act(seat, 'technocratsGuild/1');
    expect(play.options()).toEqual(['basic.1', 'basic.3', 'basic.4', 'mercenaryFleet.1', 'mercenaryFleet.2']);
  });

  it('BS-344 copying the guild means research: level IV, or another action that researches', () => {
    const table = exchange().researched(0, 'G', 'H', '1');
    table.state.guilds = 0b0100;
    const play = table.act(0, 'quantumDataExchange.1/1');
    play.answer('copyAction', 'technocratsGuild');
    expect(play.options()).toEqual(['a', 'b']);
    play.answer('chooseOne', 'b');
    expect(play.options()).toEqual(['basic.1', 'basic.2']);
  });

  it('BS-345 BS-346 copying Mass Cloning means option C, the one that researches', () => {
    expect(scriptOf('massCloning.1').inner[0].map((part) => part.researches)).toEqual([false, false, true]);
    const table = exchange().known('A', 'massCloning', 1).researched(0, '1');
    const play = table.act(0, 'quantumDataExchange.1/1');
    const { ore } = play.state.factions[0];
    play.answer('copyAction', 'massCloning.1');
    expect(play.asked).toBe('chooseField');
    expect(play.state.factions[0].ore).toBe(ore - 3);
  });

  it('BS-347 a copied action is paid as usual and the pawn stays on the copying space', () => {
    const play = exchange().researched(0, '1').act(0, 'quantumDataExchange.1/1');
    play.answer('copyAction', 'basic.2');
    expect(play.state.factions[0]).toMatchObject({ ore: 18, pawn: 'quantumDataExchange.1/1' });
  });

  it('BS-348 private technologies of others cannot be copied', () => {
    const table = exchange().privately(1, 'spacetimeAnomalyStudies').researched(0, 'A');
    expect(table.act(0, 'quantumDataExchange.1/1').options()).not.toContain('spacetimeAnomalyStudies.1');
    const own = exchange().privately(0, 'spacetimeAnomalyStudies').researched(0, 'A');
    expect(own.act(0, 'quantumDataExchange.1/1').options()).toContain('spacetimeAnomalyStudies.1');
  });

  it('BS-349 Colonial Ministry draws from deck A, and from B when A runs out', () => {
    const table = new Table().systemOnTop('ross128');
    table.state.systemDecks[0].cards = ['ross128'];
    const play = table.effect(0, 'colonialMinistry!');
    expect(play.options()).toEqual(['ross128', 'ross154']);
    play.answer('chooseSystem', 'ross128');
    expect(play.state.factions[0]).toMatchObject({ colonies: ['ross128'], colonyMarkers: [''] });
    expect(play.state.systemDecks[1].cards[0]).toBe('ross154');
  });

  it('BS-350 Lalande 21185: growth, then ore production, then trade, in this order', () => {
    const play = new Table().ore(0, 4).tracks(0, 6, 6).effect(0, 'lalande21185.colony');
    expect(play.events.map((e) => e.type)).toEqual(['populationGrown', 'oreGained']);
    expect(play.state.factions[0]).toMatchObject({ population: 4, ore: 6 });
    expect(play.asked).toBe('chooseTrade');
    play.answer('chooseTrade', 'done');
    expect(play.over).toBe(true);
  });

  /** Ross 154 owned, and the space of Plasma Cannon occupied. */
  const ross = (): Table => new Table().ore(0, 9).colony(0, 'ross154').known('A', 'plasmaCannon', 0, 1).pawn(1, 'plasmaCannon.1/1');

  it('BS-351 Ross 154: the pawn on the space is pushed aside and the space occupied', () => {
    const play = ross().act(0, 'plasmaCannon.1/1');
    expect(play.state.factions[0].pawn).toBe('plasmaCannon.1/1');
    expect(play.state.factions[1]).toMatchObject({ pawn: 'plasmaCannon.1/1', pushed: true });
    expect(play.events).toContainEqual({ type: 'pawnPushed', seat: 0, pushed: 1, space: 'plasmaCannon.1/1' });
  });

  it('BS-352 Ross 154: research, payment and moving are needed as usual', () => {
    const table = ross().known('C', 'supplyDepot', 1).pawn(2, 'supplyDepot.1/1').ore(0, 1);
    const play = table.turn(0);
    expect(play.refusal('supplyDepot.1/1')).toMatchObject({ reason: 'notResearched' });
    expect(play.refusal('plasmaCannon.1/1')).toMatchObject({ reason: 'ore' });
    expect(ross().pawn(0, 'plasmaCannon.1/1').turn(0).refusal('plasmaCannon.1/1')).toMatchObject({ reason: 'mustMove' });
  });

  it('BS-353 the pawn pushed aside blocks nobody, yet its owner must still leave that space', () => {
    const table = ross().ore(1, 9).known('A', undefined, 2).ore(2, 9);
    const finish = (play: Play): Play =>
      play.playOn((ask, options) => (options.includes('stop') ? 'stop' : ask.decision === 'chooseProduction' ? 'ore' : options[0]));
    finish(table.act(0, 'plasmaCannon.1/1'));
    finish(table.act(0, 'basic.4/1'));
    expect(table.state.factions.map(({ pawn, pushed }) => [pawn, pushed]).slice(0, 2)).toEqual([
      ['basic.4/1', false],
      ['plasmaCannon.1/1', true],
    ]);
    expect(table.turn(1).refusal('plasmaCannon.1/1')).toMatchObject({ reason: 'mustMove' });
    expect(table.turn(2).offers('plasmaCannon.1/1')).toBe(true);
    // Where it goes to it blocks as ever.
    finish(table.act(1, 'basic.1/1'));
    expect(table.state.factions[1]).toMatchObject({ pawn: 'basic.1/1', pushed: false });
    expect(table.turn(2).refusal('basic.1/1')).toMatchObject({ reason: 'occupied', args: { seat: 1 } });
  });

  it('BS-354 ships in the Spacecraft Museum are out of play', () => {
    const table = new Table().ore(0, 9).researched(0, 'A').event('G', 'spacecraftMuseum');
    table.state.guilds = 0b0010;
    const play = table.act(0, 'academyGuild/1');
    play.answer('chooseField', 'G');
    play.answer('exhibit', shipOf(1, 'sol'));
    expect(play.state.factions[0].museum).toBe(1);
    expect(fleet(play.state, 0, 'sol')).toEqual([]);
    expect(table.turn(0).refusal('basic.3/1')).toBeUndefined();
    const jump = table.effect(0, 'epsilonIndi.colony');
    expect(jump.over).toBe(true);
    expect(score(table.state, 0).parts.events).toBe(1);
  });

  /** A Dyson Sphere with Gliese 687 attached. */
  const dyson = (): Table => {
    const table = new Table().ore(0, 6).population(0, 3);
    table.state.dyson = 'gliese687';
    table.state.staying = ['dysonSphere'];
    return table;
  };

  it('BS-355 the system attached to the Dyson Sphere is no location', () => {
    expect(dyson().state.systems).not.toContain('gliese687');
    const play = dyson().known('2', undefined, 0).act(0, 'terraforming.2/1');
    expect(play.options()).toEqual([move(1, 'sol', 'a1'), move(1, 'sol', 'a2')]);
  });

  it('BS-356 its action takes the system with its bonus and without markers', () => {
    const play = dyson().act(0, 'dysonSphere.1/1');
    expect(play.state.factions[0]).toMatchObject({
      colonies: ['gliese687'],
      colonyMarkers: [''],
      ore: 2,
      population: 1,
      food: 8,
      mines: 8,
    });
  });

  it('BS-357 BS-358 the event is discarded and the pawn stands beside the box: every free space is open next turn', () => {
    const table = dyson();
    const play = table.act(0, 'dysonSphere.1/1');
    expect(play.state.discarded).toEqual(['dysonSphere']);
    expect(play.state.factions[0].pawn).toBeNull();
    play.answer('chooseProduction', 'ore');
    expect(table.turn(0).offers('basic.1/1')).toBe(true);
    expect(
      table
        .turn(0)
        .refusals()
        .some((r) => r.reason === 'mustMove'),
    ).toBe(false);
  });

  it('BS-359 Specialist counts printed specialisations, shipyards too, not the markers', () => {
    const table = new Table().colony(0, 'procyon', 'ff').base(0, 'y2', 'ore').base(0, 'y3', 'food').base(0, 'a2', 'star');
    expect(progress(table.state, 0, 'specialist')).toEqual([4, 4]);
    const both = new Table().colony(0, 'wolf359', 'ff').colony(0, 'ross128', 'ff');
    expect(progress(both.state, 0, 'specialist')).toEqual([2, 4]);
  });

  it('BS-361 UN of Sol and Android Rights Movement take supply out of the usual order', () => {
    const table = new Table().supply(0, 1, 0, 3, 3, 3).tracks(0, 7, 8);
    const play = table.effect(0, 'androidRightsMovement!');
    expect(play.options().every((o) => (o as { from: string }).from === 'E')).toBe(true);
    play.answer('chooseSupplyMove', { from: 'E', to: 'A' });
    play.answer('chooseSupplyMove', { from: 'E', to: 'B' });
    expect(play.state.factions[0].supply).toEqual([2, 1, 3, 3, 1]);
  });

  it('BS-362 Plasma Cannon and Human Experiments both fit a military search', () => {
    expect(fits(TECHNOLOGIES.plasmaCannon, 'military')).toBe(true);
    expect(fits(TECHNOLOGIES.humanExperiments, 'military')).toBe(true);
  });

  it('BS-363 Plasma Cannon has an immediate bonus and a space', () => {
    expect(TECHNOLOGIES.plasmaCannon.immediate).toBeDefined();
    expect(TECH_SPACES.plasmaCannon).toHaveLength(1);
  });

  it('BS-364 BS-365 BS-366 BS-367 the four of level I: Laser military with a space, Terraforming commerce with actions, Genetics without, Robotics the fourth', () => {
    expect(TECHNOLOGIES.narrowBeamLaser.primary).toBe('military');
    expect(TECH_SPACES.narrowBeamLaser.length).toBeGreaterThan(0);
    expect(TECHNOLOGIES.terraforming.primary).toBe('commerce');
    expect(TECH_SPACES.terraforming.length).toBeGreaterThan(1);
    expect(TECHNOLOGIES.advancedGenetics.immediate).toBeDefined();
    expect(TECH_SPACES.advancedGenetics).toEqual([]);
    expect([TECHNOLOGIES.advancedGenetics.primary, TECHNOLOGIES.advancedRobotics.primary]).toEqual(['economy', 'science']);
  });

  it('BS-371 Empire counts colonised systems', () => {
    expect(ACHIEVEMENTS.empire.condition).toEqual({ kind: 'colonies', least: 4 });
    const table = new Table();
    for (const id of ['ross128', 'procyon', 'wolf359', 'ross154', 'cygni61', 'yzCeti', 'gliese687', 'wise0855'] as const)
      table.colony(0, id);
    expect(progress(table.state, 0, 'empire')).toEqual([8, 4]);
  });
});

describe('private technologies', () => {
  const procyon = (): Play => new Table().onTop('plasmaCannon', 'supplyDepot', 'asteroidFoundries').effect(0, 'procyon.colony');

  it('BS-372 Procyon gives one of level II, WISE 0855-0714 one of level III', () => {
    expect(procyon().options()).toEqual(['plasmaCannon', 'supplyDepot', 'asteroidFoundries']);
    const wise = new Table().onTop('capitalShip').effect(0, 'wise0855.colony');
    expect(wise.options()[0]).toBe('capitalShip');
    expect([SYSTEMS.procyon.deck, SYSTEMS.wise0855.deck]).toEqual(['A', 'B']);
  });

  it('BS-373 no cube is placed; the card lies beside the mat', () => {
    const play = procyon();
    play.answer('chooseTechnology', 'asteroidFoundries');
    expect(play.state.factions[0]).toMatchObject({ privates: ['asteroidFoundries'], population: 2 });
    expect(play.state.cubes.every((set) => set === 0)).toBe(true);
    expect(play.state.techDecks[0].buried).toEqual([2]);
  });

  it('BS-374 its spaces follow the must-move rule', () => {
    const table = (): Table => new Table().ore(0, 9).privately(0, 'plasmaCannon');
    expect(table().turn(0).offers('plasmaCannon.1/1')).toBe(true);
    expect(table().pawn(0, 'plasmaCannon.1/1').turn(0).refusal('plasmaCannon.1/1')).toMatchObject({ reason: 'mustMove' });
  });

  it('BS-375 its immediate bonus comes at once', () => {
    const play = procyon();
    play.answer('chooseTechnology', 'asteroidFoundries');
    expect(play.state.factions[0].ore).toBe(4);
  });

  it('BS-376 only its owner may use its spaces', () => {
    const table = new Table().ore(0, 9).ore(1, 9).privately(0, 'plasmaCannon');
    expect(
      table
        .turn(1)
        .options()
        .some((o) => `${o}`.startsWith('plasmaCannon')),
    ).toBe(false);
  });

  it('BS-377 it scores 2 or 3', () => {
    expect(score(new Table().privately(0, 'plasmaCannon').state, 0).parts.private).toBe(2);
    expect(score(new Table().privately(0, 'capitalShip').state, 0).parts.private).toBe(3);
  });

  it('BS-378 BS-379 it is on no field: nobody can research it, it is no prerequisite and passes on no type', () => {
    const table = new Table().ore(0, 9).researched(0, '1').privately(0, 'plasmaCannon');
    const play = table.act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    play.playOn(
      (_ask, options) => options[0],
      (ask) => ask.decision === 'chooseTechnology',
    );
    expect(play.options()).not.toContain('plasmaCannon');
    const third = new Table().ore(0, 9).privately(0, 'plasmaCannon');
    third.state.guilds = 0b0010;
    expect(third.turn(0).offers('academyGuild/1')).toBe(false);
  });

  it('BS-380 it does not count as a researched technology', () => {
    expect(progress(new Table().privately(0, 'plasmaCannon').state, 0, 'scholars')).toEqual([0, 10]);
  });

  it('BS-381 it needs no prerequisite and triggers no event', () => {
    // A faction that has researched nothing: no field of level II or III is open to it.
    for (const [system, level, card] of [
      ['procyon', 2, 'asteroidFoundries'],
      ['wise0855', 3, 'subatomicFabrication'],
    ] as const) {
      for (const seat of [0, 3]) {
        const table = new Table().onTop(card);
        const { events, technologies, cubes } = table.state;
        const play = table.effect(seat, `${system}.colony`);
        expect(play.ask().args).toMatchObject({ field: null, level });
        play.answer('chooseTechnology', card);
        play.playOn((_ask, options) => options[0]);
        expect(play.state.factions[seat].privates).toEqual([card]);
        expect(play.events.map(({ type }) => type).slice(0, 3)).toEqual(['cardsTurnedUp', 'technologyKept', 'immediateBonus']);
        expect(play.events.some(({ type }) => type === 'eventTurnedUp' || type === 'fieldResearched')).toBe(false);
        expect([play.state.events, play.state.technologies, play.state.cubes]).toEqual([events, technologies, cubes]);
        // What it brings aside no cube is spent on it.
        expect(cubesOf(play.state, seat)).toBe(20);
        expect(play.state.discarded).toEqual([]);
      }
    }
  });
});

describe('stars as substitutes', () => {
  it('BS-382 a star is used only when no fitting marker is left', () => {
    const play = new Table().tracks(0, 1, 8).effect(0, 'epsilonEridani.colony');
    expect(play.state.factions[0].automation).toBe('ffffffff');
    const next = new Table().tracks(0, 0, 8).effect(0, 'epsilonEridani.colony');
    expect(next.state.factions[0].automation.at(-1)).toBe('*');
  });

  it('BS-383 they arise in automation, control and colonising', () => {
    const table = new Table().ore(0, 9).tracks(0, 0, 8).known('2', undefined, 0).ship(0, 'sol', 2);
    table.effect(0, 'epsilonEridani.colony');
    const jump = table.act(0, 'terraforming.2/1');
    jump.answer('chooseJump', move(2, 'sol', 'a1'));
    jump.answer('chooseJump', 'stop');
    jump.answer('chooseProduction', 'ore');
    const colony = table.act(0, 'terraforming.1/1');
    expect(colony.state.factions[0]).toMatchObject({ colonyMarkers: ['**'] });
    expect(colony.state.factions[0].automation).toBe('ffffffff*');
  });

  it('BS-384 markers that come free later are not swapped for stars', () => {
    const table = new Table().base(0, 'y1').tracks(0, 0, 8).ship(1, 'a1', 2).base(1, 'a1').ore(1, 5).known('2', undefined, 1);
    table.effect(0, 'epsilonEridani.colony');
    const rival = table.act(1, 'terraforming.2/1');
    rival.answer('chooseJump', move(2, 'a1', 'y1'));
    rival.answer('chooseJump', 'stop');
    expect(rival.state.factions[0]).toMatchObject({ food: 1, automation: 'fffffff*' });
    expect(
      table
        .turn(0)
        .options()
        .some((o) => typeof o === 'object'),
    ).toBe(false);
  });

  it('BS-385 BS-387 a star base that is lost goes beside the mat: production stays as it was', () => {
    const table = new Table().tracks(0, 0, 8).base(0, 'a1', 'star').ship(1, 'sol', 2);
    const before = table.state.factions[0].food;
    const rival = table.ore(1, 5).known('2', undefined, 1).act(1, 'terraforming.2/1');
    rival.answer('chooseJump', move(2, 'sol', 'a1'));
    rival.answer('chooseJump', 'stop');
    expect(holder(rival.state, 'a1')).toBe(1);
    expect(rival.state.factions[0]).toMatchObject({ food: before, mines: 8 });
  });

  it('BS-386 stars are unlimited', () => {
    const table = new Table().tracks(0, 0, 0);
    for (let i = 0; i < 12; i++) table.effect(0, 'sirius.colony');
    expect(table.state.factions[0].automation.endsWith('*'.repeat(12))).toBe(true);
    expect(table.state.systems[LOCATION.a1]).toBe('barnardsStar');
  });
});
