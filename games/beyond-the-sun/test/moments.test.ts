import { lastTold, lines } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { Table } from './table.ts';

/**
 * Single answers at set tables, each with everything it leads to: what is offered, what happens and what changes with it. They stand where a small
 * mistake in a rule had gone unnoticed.
 */
describe('one answer', () => {
  it('chooseJump > ship 1, from b2, to deepSpace: shipMoved, controlLost, controlTaken, abilityUsed, oreGained', () => {
    const told = lastTold(
      new Table(2, { mats: 'expert', display: true })
        .mat(1, 'aresAssembly')
        .ship(1, 'y2', 4)
        .ship(1, 'y2', 1)
        .base(0, 'y1', 'ore')
        .tracks(1, 2, 6)
        .producing(1),
      ['{ship 1, from y2, to b2}', '{ship 4, from y2, to y1}', '{ship 1, from b2, to deepSpace}'],
    );
    expect(told).toEqual(
      lines(`
        1 chooseJump(steps 1, moves [{ship 1, from y2, to b2}, {ship 4, from y2, to y1}]): {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from y1, to a1} {ship 4, from y1, to y2} {ship 4, from y1, to b1} {ship 1, from b2, to y2} {ship 1, from b2, to deepSpace} stop > {ship 1, from b2, to deepSpace}
        shipMoved(seat 1, level 1, from b2, to deepSpace, systems [kapteynsStar, null]) | ships.68 1>0 | ships.72 0>1
        controlLost(seat 0, at y1, system null, marker ore) | factions.0.mines 7>8 | bases.3 0>-1 | baseMarkers.3 o>
        controlTaken(seat 1, at y1, system null, marker food) | factions.1.food 2>1 | bases.3 -1>1 | baseMarkers.3 >f
        abilityUsed(seat 1, ability aresAssembly.A) | used 0>2097152
        oreGained(seat 1, ore 1) | factions.1.ore 2>3
      `),
    );
  });

  it('chooseSpace > basic.4/1: pawnMoved, recruited, oreGained', () => {
    const told = lastTold(
      new Table(2).ore(1, 12).known('2', undefined, 1).known('J', 'planetaryScaleResearch', 1).colony(1, 'lacaille9352', '').turn(1),
      ['basic.4/1'],
    );
    expect(told).toEqual(
      lines(`
        1 chooseSpace: basic.1/1 basic.2/1 basic.2/2 basic.3/1 basic.3/2 basic.4/1 terraforming.2/1 planetaryScaleResearch.1/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1) | factions.1.pawn null>basic.4/1
        recruited(seat 1, column A) | factions.1.population 2>3 | factions.1.supply.0 2>1
        oreGained(seat 1, ore 1) | factions.1.ore 12>13
      `),
    );
  });

  it('chooseField > 4: fieldResearched, immediateBonus, automated, and what is refused', () => {
    const told = lastTold(new Table().known('E', 'bioSynapticNetwork', 1).turn(1), ['bioSynapticNetwork.1/1', '4'], true);
    expect(told).toEqual(
      lines(`
        1 chooseField(script bioSynapticNetwork.1, at 0): 1 2 3 4 > 4
        not {what A, reason prerequisites, rule BS-188, args {fields [1], count 1}} {what B, reason prerequisites, rule BS-188, args {fields [1, 2], count 2}} {what C, reason prerequisites, rule BS-188, args {fields [2], count 1}} {what D, reason prerequisites, rule BS-188, args {fields [3], count 1}} {what E, reason alreadyResearched, rule BS-187} {what F, reason prerequisites, rule BS-188, args {fields [4], count 1}}
        fieldResearched(seat 1, field 4, cube supply, technology advancedRobotics) | factions.1.supply.0 3>2 | cubes.3 0>2
        immediateBonus(seat 1, technology advancedRobotics)
        automated(seat 1, marker ore, step 1) | factions.1.mines 8>7 | factions.1.automation >o
      `),
    );
  });

  it('chooseMarker > food: controlTaken, abilityUsed, automated, oreGained', () => {
    const told = lastTold(
      new Table(3, { mats: 'expert' }).ship(1, 'a1', 1).ship(1, 'y3', 2).ship(1, 'y2', 1).tracks(1, 2, 5).producing(1),
      ['trade', '{ship 1, at y2}', 'food'],
    );
    expect(told).toEqual(
      lines(`
        1 chooseMarker(purpose base, at y3, tracks [food, ore]): food ore > food
        controlTaken(seat 1, at y3, system null, marker food) | factions.1.food 1>0 | bases.5 -1>1 | baseMarkers.5 >f
        abilityUsed(seat 1, ability nishidaOstergaard.B.food) | factions.1.abilityB false>true
        automated(seat 1, marker ore, step 10) | factions.1.mines 5>4 | factions.1.automation ffffffooo>ffffffoooo
        oreGained(seat 1, ore 3) | factions.1.ore 1>4
      `),
    );
  });

  it('chooseSpace > stealthTerraformers.1/1: pawnMoved, orePaid, populationReturned', () => {
    const told = lastTold(
      new Table(2)
        .ore(1, 5)
        .known('H', 'stealthTerraformers', 1)
        .known('I', 'androidRightsMovement', 1)
        .ship(1, 'deepSpace', 2)
        .ship(1, 'deepSpace', 2)
        .turn(1),
      ['stealthTerraformers.1/1'],
    );
    expect(told).toEqual(
      lines(`
        1 chooseSpace: basic.1/1 basic.3/1 basic.3/2 basic.4/1 stealthTerraformers.1/1 > stealthTerraformers.1/1
        pawnMoved(seat 1, space stealthTerraformers.1/1) | factions.1.pawn null>stealthTerraformers.1/1
        orePaid(seat 1, ore 5) | factions.1.ore 5>0
        populationReturned(seat 1, column A) | factions.1.population 2>1 | factions.1.supply.0 0>1
      `),
    );
  });

  it('chooseField > A: fieldResearched, abilityUsed, oreGained, eventTurnedUp, recruited', () => {
    const told = lastTold(new Table(3, { mats: 'expert', display: true }).ore(1, 5).known('1', undefined, 1).tracks(1, 5, 6).turn(1), [
      'basic.2/2',
      'A',
    ]);
    expect(told).toEqual(
      lines(`
        1 chooseField(script basic.2, at 0): A > A !reveal
        certain: fieldResearched(seat 1, field A, cube population, technology null) | factions.1.population 2>1 | cubes.4 0>2 ; abilityUsed(seat 1, ability nishidaOstergaard.A) | used 0>1048576 ; oreGained(seat 1, ore 1) | factions.1.ore 2>3
        fieldResearched(seat 1, field A, cube population, technology null) | factions.1.population 2>1 | cubes.4 0>2
        abilityUsed(seat 1, ability nishidaOstergaard.A) | used 0>1048576
        oreGained(seat 1, ore 1) | factions.1.ore 2>3
        eventTurnedUp(seat 1, field A, event bumperHarvest) | events.4 bumperHarvest>null | turnedUp null>bumperHarvest
        recruited(seat 1, column A) | factions.1.population 1>2 | factions.1.supply.0 3>2
        recruited(seat 2, column A) | factions.2.population 2>3 | factions.2.supply.0 4>3
        recruited(seat 0, column A) | factions.0.population 2>3 | factions.0.supply.0 4>3
        eventDiscarded(event bumperHarvest) | discarded at 0 []>[bumperHarvest] | turnedUp bumperHarvest>null
        rowOpened(level 2, cards [hypercomputing, bioSynapticNetwork, remoteProbes, spacetimeAnomalyStudies, tacticalSimulations]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | rows.0 at 0 []>[hypercomputing, bioSynapticNetwork, remoteProbes, spacetimeAnomalyStudies, tacticalSimulations] | rowsOpen.0 false>true
      `),
    );
  });

  it('chooseSpace > basic.4/1: pawnMoved, abilityUsed, shipBuilt, recruited, oreGained', () => {
    const told = lastTold(new Table(2, { mats: 'expert', display: true }).mat(0, 'lunarCombine').tracks(0, 4, 4).turn(0), ['basic.4/1']);
    expect(told).toEqual(
      lines(`
        0 chooseSpace: basic.1/1 basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 0, space basic.4/1) | factions.0.pawn null>basic.4/1
        abilityUsed(seat 0, ability lunarCombine.B) | factions.0.abilityB false>true
        shipBuilt(seat 0, level 3, at sol, from supply) | factions.0.supply.0 4>3 | ships.2 0>1
        recruited(seat 0, column A) | factions.0.population 2>3 | factions.0.supply.0 3>2
        oreGained(seat 0, ore 1) | factions.0.ore 2>3
      `),
    );
  });

  it('chooseJump > ship 2, from sol, to a1: shipMoved, controlTaken, eventDiscarded, cardsTurnedUp', () => {
    const told = lastTold(new Table(2).known('2', undefined, 1).ship(0, 'sol', 2).ship(1, 'b2', 3).few(2, 1).turn(1), [
      'basic.2/1',
      'C',
      '{ship 3, from b2, to deepSpace}',
      '{ship 2, from sol, to a1}',
    ]);
    expect(told).toEqual(
      lines(`
        0 chooseJump(steps 1, moves []): {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} stop > {ship 2, from sol, to a1} !reveal
        certain: shipMoved(seat 0, level 2, from sol, to a1, systems [null, barnardsStar]) | ships.1 1>0 | ships.5 0>1 ; controlTaken(seat 0, at a1, system barnardsStar, marker food) | factions.0.food 8>7 | bases.1 -1>0 | baseMarkers.1 >f ; eventDiscarded(event distressSignal) | discarded at 0 []>[distressSignal] | turnedUp distressSignal>null
        shipMoved(seat 0, level 2, from sol, to a1, systems [null, barnardsStar]) | ships.1 1>0 | ships.5 0>1
        controlTaken(seat 0, at a1, system barnardsStar, marker food) | factions.0.food 8>7 | bases.1 -1>0 | baseMarkers.1 >f
        eventDiscarded(event distressSignal) | discarded at 0 []>[distressSignal] | turnedUp distressSignal>null
        cardsTurnedUp(seat 1, level 2, fitting [hypercomputing], aside []) | techDecks.0.cards at 0 [hypercomputing]>[] | fitting at 0 []>[hypercomputing]
      `),
    );
  });

  it('chooseSpace > terraforming.1/1: pawnMoved, orePaid, shipSettled, systemColonised, systemTurnedUp', () => {
    const told = lastTold(new Table(2).ore(1, 12).known('2', undefined, 1).known('M', 'galacticHq', 1).ship(1, 'a2', 2).turn(1), [
      '{interject headquarters, ship 2, at a2}',
      'terraforming.1/1',
    ]);
    expect(told).toEqual(
      lines(`
        1 chooseSpace: basic.1/1 basic.2/1 basic.2/2 basic.3/1 basic.3/2 basic.4/1 terraforming.1/1 terraforming.2/1 > terraforming.1/1 !reveal
        certain: pawnMoved(seat 1, space terraforming.1/1) | factions.1.pawn null>terraforming.1/1 ; orePaid(seat 1, ore 3) | factions.1.ore 13>10 ; shipSettled(seat 1, level 3, at a2, column A) | factions.1.supply.0 1>2 | ships.50 1>0 ; systemColonised(seat 1, system sirius, at a2) | factions.1.colonies at 0 []>[sirius] | factions.1.colonyMarkers at 0 []>[o] | systems.2 sirius>null | bases.2 1>-1 | baseMarkers.2 o> | uncontrolled 198>194
        pawnMoved(seat 1, space terraforming.1/1) | factions.1.pawn null>terraforming.1/1
        orePaid(seat 1, ore 3) | factions.1.ore 13>10
        shipSettled(seat 1, level 3, at a2, column A) | factions.1.supply.0 1>2 | ships.50 1>0
        systemColonised(seat 1, system sirius, at a2) | factions.1.colonies at 0 []>[sirius] | factions.1.colonyMarkers at 0 []>[o] | systems.2 sirius>null | bases.2 1>-1 | baseMarkers.2 o> | uncontrolled 198>194
        systemTurnedUp(system lalande21185, at a2) | systems.2 null>lalande21185 | systemDecks.0.cards at 9 [lalande21185]>[]
        colonyMarked(seat 1, system sirius, marker ore) | factions.1.mines 7>6 | factions.1.colonyMarkers under it oo, off its top o
        systemBonus(seat 1, system sirius, bonus colony)
        automated(seat 1, marker ore, step 1) | factions.1.mines 6>5 | factions.1.automation >o
      `),
    );
  });

  it('chooseField > A: fieldResearched, eventTurnedUp, recruited, eventDiscarded, rowOpened', () => {
    const told = lastTold(new Table(3, { mats: 'expert', display: true }).ore(1, 5).known('1', undefined, 1).few(2, 1).turn(1), [
      'basic.2/2',
      'A',
    ]);
    expect(told).toEqual(
      lines(`
        1 chooseField(script basic.2, at 0): A > A !reveal
        certain: fieldResearched(seat 1, field A, cube population, technology null) | factions.1.population 2>1 | cubes.4 0>2
        fieldResearched(seat 1, field A, cube population, technology null) | factions.1.population 2>1 | cubes.4 0>2
        eventTurnedUp(seat 1, field A, event bumperHarvest) | events.4 bumperHarvest>null | turnedUp null>bumperHarvest
        recruited(seat 1, column A) | factions.1.population 1>2 | factions.1.supply.0 3>2
        recruited(seat 2, column A) | factions.2.population 2>3 | factions.2.supply.0 4>3
        recruited(seat 0, column A) | factions.0.population 2>3 | factions.0.supply.0 4>3
        eventDiscarded(event bumperHarvest) | discarded at 0 []>[bumperHarvest] | turnedUp bumperHarvest>null
        rowOpened(level 2, cards [hypercomputing]) | techDecks.0.cards at 0 [hypercomputing]>[] | rows.0 at 0 []>[hypercomputing] | rowsOpen.0 false>true
        cardsTurnedUp(seat 1, level 2, fitting [hypercomputing], aside [])
      `),
    );
  });

  it('chooseSpace > basic.4/1: pawnMoved, recruited, oreGained (2)', () => {
    const told = lastTold(
      new Table()
        .ore(3, 5)
        .known('H', 'androidRightsMovement', 3)
        .known('L', 'stealthTerraformers', 3, 0)
        .ship(3, 'y2', 3)
        .population(3, 0)
        .turn(3),
      ['basic.4/1'],
    );
    expect(told).toEqual(
      lines(`
        3 chooseSpace: basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 3, space basic.4/1) | factions.3.pawn null>basic.4/1
        recruited(seat 3, column A) | factions.3.population 0>1 | factions.3.supply.0 3>2
        oreGained(seat 3, ore 1) | factions.3.ore 5>6
      `),
    );
  });

  it('chooseField > A: fieldResearched, eventTurnedUp, recruited, eventDiscarded, cardsTurnedUp', () => {
    const told = lastTold(new Table(3, { mats: 'expert', display: true }).ore(1, 5).known('1', undefined, 1).few(2, 1).row(2).turn(1), [
      'basic.2/2',
      'A',
    ]);
    expect(told).toEqual(
      lines(`
        1 chooseField(script basic.2, at 0): A > A !reveal
        certain: fieldResearched(seat 1, field A, cube population, technology null) | factions.1.population 2>1 | cubes.4 0>2
        fieldResearched(seat 1, field A, cube population, technology null) | factions.1.population 2>1 | cubes.4 0>2
        eventTurnedUp(seat 1, field A, event bumperHarvest) | events.4 bumperHarvest>null | turnedUp null>bumperHarvest
        recruited(seat 1, column A) | factions.1.population 1>2 | factions.1.supply.0 3>2
        recruited(seat 2, column A) | factions.2.population 2>3 | factions.2.supply.0 4>3
        recruited(seat 0, column A) | factions.0.population 2>3 | factions.0.supply.0 4>3
        eventDiscarded(event bumperHarvest) | discarded at 0 []>[bumperHarvest] | turnedUp bumperHarvest>null
        cardsTurnedUp(seat 1, level 2, fitting [hypercomputing], aside []) | techDecks.0.cards at 0 [hypercomputing]>[] | fitting at 0 []>[hypercomputing]
      `),
    );
  });

  it('chooseField > 4: fieldResearched, rowOpened, immediateBonus, automated', () => {
    const told = lastTold(new Table(3, { display: true }).turn(2), ['basic.1/2', '4']);
    expect(told).toEqual(
      lines(`
        2 chooseField(script basic.1, at 0): 1 2 3 4 > 4 !reveal
        certain: fieldResearched(seat 2, field 4, cube population, technology advancedRobotics) | factions.2.population 2>1 | cubes.3 0>4
        fieldResearched(seat 2, field 4, cube population, technology advancedRobotics) | factions.2.population 2>1 | cubes.3 0>4
        rowOpened(level 2, cards [hypercomputing, bioSynapticNetwork, remoteProbes, spacetimeAnomalyStudies, tacticalSimulations]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | rows.0 at 0 []>[hypercomputing, bioSynapticNetwork, remoteProbes, spacetimeAnomalyStudies, tacticalSimulations] | rowsOpen.0 false>true
        immediateBonus(seat 2, technology advancedRobotics)
        automated(seat 2, marker ore, step 1) | factions.2.mines 8>7 | factions.2.automation >o
      `),
    );
  });

  it('chooseSpace > basic.1/3: pawnMoved', () => {
    const told = lastTold(new Table().known('I', 'transdimensionalAi', 2).known('E', 'spacetimeAnomalyStudies').turn(2), ['basic.1/3']);
    expect(told).toEqual(
      lines(`
        2 chooseSpace: basic.1/1 basic.1/2 basic.1/3 basic.3/1 basic.3/2 basic.4/1 > basic.1/3
        pawnMoved(seat 2, space basic.1/3) | factions.2.pawn null>basic.1/3
      `),
    );
  });

  it('takeOptional > do: orePaid', () => {
    const told = lastTold(new Table(2).known('3', undefined, 1).power(1, 'cygni').population(1, 1).turn(1), ['basic.2/1', 'D', 'do']);
    expect(told).toEqual(
      lines(`
        0 takeOptional(script armsRace:0, ore 0, population 0): do skip > do
        orePaid(seat 0, ore 1) | factions.0.ore 2>1
      `),
    );
  });

  it('chooseJump > ship 1, from a2, to y2: shipMoved, controlLost, controlTaken, oreGained', () => {
    const told = lastTold(new Table(2).known('F', 'privateerCharters', 1, 0).ship(1, 'y1', 1).base(0, 'y2', 'ore').turn(1), [
      'privateerCharters.1/1',
      '{ship 1, from sol, to a2}',
      '{ship 1, from y1, to y2}',
      '{ship 1, from a2, to y2}',
    ]);
    expect(told).toEqual(
      lines(`
        1 chooseJump(steps 1, moves [{ship 1, from sol, to a2}, {ship 1, from y1, to y2}], must): {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from y2, to a2} {ship 1, from y2, to y1} {ship 1, from y2, to b2} stop > {ship 1, from a2, to y2}
        shipMoved(seat 1, level 1, from a2, to y2, systems [sirius, null]) | ships.48 1>0 | ships.56 1>2
        controlLost(seat 0, at y2, system null, marker ore) | factions.0.mines 7>8 | bases.4 0>-1 | baseMarkers.4 o>
        controlTaken(seat 1, at y2, system null, marker ore) | factions.1.mines 8>7 | bases.4 -1>1 | baseMarkers.4 >o
        oreGained(seat 1, ore 2) | factions.1.ore 1>3
      `),
    );
  });

  it('chooseSpace > basic.4/1: pawnMoved, recruited, oreGained (3)', () => {
    const told = lastTold(new Table(2).guilds('technocratsGuild').population(1, 0).turn(1), ['basic.4/1']);
    expect(told).toEqual(
      lines(`
        1 chooseSpace: basic.3/1 basic.3/2 basic.4/1 technocratsGuild/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1) | factions.1.pawn null>basic.4/1
        recruited(seat 1, column A) | factions.1.population 0>1 | factions.1.supply.0 6>5
        oreGained(seat 1, ore 1) | factions.1.ore 2>3
      `),
    );
  });

  it('chooseSpace > basic.4/1: pawnMoved, recruited, oreGained (4)', () => {
    const told = lastTold(new Table(2).privately(1, 'cerebralImplants').turn(1), ['basic.4/1']);
    expect(told).toEqual(
      lines(`
        1 chooseSpace: basic.1/1 basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1) | factions.1.pawn null>basic.4/1
        recruited(seat 1, column A) | factions.1.population 2>3 | factions.1.supply.0 4>3
        oreGained(seat 1, ore 1) | factions.1.ore 2>3
      `),
    );
  });

  it('chooseSpace > dysonSphere.1/1: pawnMoved, orePaid, populationReturned, systemColonised, eventDiscarded', () => {
    const told = lastTold(new Table(2).ore(1, 12).dyson('ross154').turn(1), ['dysonSphere.1/1']);
    expect(told).toEqual(
      lines(`
        1 chooseSpace: basic.1/1 basic.3/1 basic.3/2 basic.4/1 dysonSphere.1/1 > dysonSphere.1/1
        pawnMoved(seat 1, space dysonSphere.1/1) | factions.1.pawn null>dysonSphere.1/1
        orePaid(seat 1, ore 6) | factions.1.ore 12>6
        populationReturned(seat 1, column A) | factions.1.population 2>1 | factions.1.supply.0 4>5
        populationReturned(seat 1, column A) | factions.1.population 1>0 | factions.1.supply.0 5>6
        systemColonised(seat 1, system ross154, at null) | factions.1.pawn dysonSphere.1/1>null | factions.1.colonies at 0 []>[ross154] | factions.1.colonyMarkers at 0 []>[] | factions.1.powers 0>256 | staying at 0 [dysonSphere]>[] | discarded at 0 []>[dysonSphere] | dyson ross154>null
        eventDiscarded(event dysonSphere)
      `),
    );
  });

  it('chooseSpace > dysonSphere.1/1: pawnMoved, orePaid, populationReturned, systemColonised, eventDiscarded (2)', () => {
    const told = lastTold(new Table().ore(2, 6).dyson('wise0855').turn(2), ['dysonSphere.1/1']);
    expect(told).toEqual(
      lines(`
        2 chooseSpace: basic.1/1 basic.1/2 basic.1/3 basic.3/1 basic.3/2 basic.4/1 dysonSphere.1/1 > dysonSphere.1/1 !reveal
        certain: pawnMoved(seat 2, space dysonSphere.1/1) | factions.2.pawn null>dysonSphere.1/1 ; orePaid(seat 2, ore 6) | factions.2.ore 6>0 ; populationReturned(seat 2, column A) | factions.2.population 2>1 | factions.2.supply.0 4>5 ; populationReturned(seat 2, column A) | factions.2.population 1>0 | factions.2.supply.0 5>6 ; systemColonised(seat 2, system wise0855, at null) | factions.2.pawn dysonSphere.1/1>null | factions.2.colonies at 0 []>[wise0855] | factions.2.colonyMarkers at 0 []>[] | staying at 0 [dysonSphere]>[] | discarded at 0 []>[dysonSphere] | dyson wise0855>null ; eventDiscarded(event dysonSphere) ; systemBonus(seat 2, system wise0855, bonus colony)
        pawnMoved(seat 2, space dysonSphere.1/1) | factions.2.pawn null>dysonSphere.1/1
        orePaid(seat 2, ore 6) | factions.2.ore 6>0
        populationReturned(seat 2, column A) | factions.2.population 2>1 | factions.2.supply.0 4>5
        populationReturned(seat 2, column A) | factions.2.population 1>0 | factions.2.supply.0 5>6
        systemColonised(seat 2, system wise0855, at null) | factions.2.pawn dysonSphere.1/1>null | factions.2.colonies at 0 []>[wise0855] | factions.2.colonyMarkers at 0 []>[] | staying at 0 [dysonSphere]>[] | discarded at 0 []>[dysonSphere] | dyson wise0855>null
        eventDiscarded(event dysonSphere)
        systemBonus(seat 2, system wise0855, bonus colony)
        cardsTurnedUp(seat 2, level 3, fitting [transdimensionalAi, planetaryScaleResearch, metahumanChambers], aside []) | techDecks.1.cards at 13 [metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[transdimensionalAi, planetaryScaleResearch, metahumanChambers]
      `),
    );
  });

  it('chooseSpace > terraforming.1/1: pawnMoved, orePaid, shipSettled, systemColonised, systemTurnedUp (2)', () => {
    const told = lastTold(
      new Table(2).rogue('a1', 'lacaille9352').ore(1, 12).known('2', undefined, 1).known('M', 'galacticHq', 1).ship(1, 'a2', 2).turn(1),
      ['{interject headquarters, ship 2, at a2}', 'terraforming.1/1'],
    );
    expect(told).toEqual(
      lines(`
        1 chooseSpace: basic.1/1 basic.2/1 basic.2/2 basic.3/1 basic.3/2 basic.4/1 terraforming.1/1 terraforming.2/1 > terraforming.1/1 !reveal
        certain: pawnMoved(seat 1, space terraforming.1/1) | factions.1.pawn null>terraforming.1/1 ; orePaid(seat 1, ore 3) | factions.1.ore 13>10 ; shipSettled(seat 1, level 3, at a2, column A) | factions.1.supply.0 1>2 | ships.50 1>0 ; systemColonised(seat 1, system sirius, at a2) | factions.1.colonies at 0 []>[sirius] | factions.1.colonyMarkers at 0 []>[o] | systems.2 sirius>null | bases.2 1>-1 | baseMarkers.2 o> | uncontrolled 710>706
        pawnMoved(seat 1, space terraforming.1/1) | factions.1.pawn null>terraforming.1/1
        orePaid(seat 1, ore 3) | factions.1.ore 13>10
        shipSettled(seat 1, level 3, at a2, column A) | factions.1.supply.0 1>2 | ships.50 1>0
        systemColonised(seat 1, system sirius, at a2) | factions.1.colonies at 0 []>[sirius] | factions.1.colonyMarkers at 0 []>[o] | systems.2 sirius>null | bases.2 1>-1 | baseMarkers.2 o> | uncontrolled 710>706
        systemTurnedUp(system lalande21185, at a2) | systems.2 null>lalande21185 | systemDecks.0.cards at 8 [lalande21185]>[]
        colonyMarked(seat 1, system sirius, marker ore) | factions.1.mines 7>6 | factions.1.colonyMarkers under it oo, off its top o
        systemBonus(seat 1, system sirius, bonus colony)
        automated(seat 1, marker ore, step 1) | factions.1.mines 6>5 | factions.1.automation >o
      `),
    );
  });

  it('chooseJump > ship 1, from sol, to a2: shipMoved, controlTaken, systemBonus, oreGained', () => {
    const told = lastTold(new Table(2).ship(0, 'a2', 3).population(0, 0).turn(0), [
      'basic.3/1',
      '{ship 3, from a2, to sol}',
      '{ship 1, from sol, to a2}',
    ]);
    expect(told).toEqual(
      lines(`
        0 chooseJump(steps 1, moves [{ship 3, from a2, to sol}], must): {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 3, from sol, to a1} stop > {ship 1, from sol, to a2}
        shipMoved(seat 0, level 1, from sol, to a2, systems [null, sirius]) | ships.0 1>0 | ships.8 0>1
        controlTaken(seat 0, at a2, system sirius, marker ore) | factions.0.mines 8>7 | bases.2 -1>0 | baseMarkers.2 >o
        systemBonus(seat 0, system sirius, bonus control)
        oreGained(seat 0, ore 1) | factions.0.ore 2>3
      `),
    );
  });

  it('chooseFellow > 2: orePaidTo', () => {
    const told = lastTold(new Table().ore(3, 1).known('D', 'technologyLicensing', 3).known('N', 'mindMachineAssimilation', 3).turn(3), [
      'technologyLicensing.1/2',
      '2',
    ]);
    expect(told).toEqual(
      lines(`
        3 chooseFellow(ore 1): 0 1 2 > 2
        orePaidTo(seat 3, to 2, ore 1) | factions.2.ore 2>3 | factions.3.ore 1>0
      `),
    );
  });

  it('chooseProduction > growth: productionChosen, populationGrown, abilityUsed', () => {
    const told = lastTold(new Table(2, { mats: 'expert' }).mat(1, 'aresAssembly').ship(1, 'y2', 3).power(1, 'headquarters').turn(1), [
      'basic.3/2',
      'do',
      '{ship 1, from sol, to a1}',
      '{ship 1, from sol, to a1}',
      '{interject headquarters, ship 3, at y2}',
      'growth',
    ]);
    expect(told).toEqual(
      lines(`
        1 chooseProduction: growth ore trade > growth
        productionChosen(seat 1, option growth)
        populationGrown(seat 1, columns [A, B]) | factions.1.population 1>3 | factions.1.supply.0 3>2 | factions.1.supply.1 4>3
        abilityUsed(seat 1, ability aresAssembly.B) | factions.1.abilityB false>true
      `),
    );
  });

  it('chooseFellow > 2: orePaidTo (2)', () => {
    const told = lastTold(new Table().known('K', 'quantumDataExchange', 0, 2).known('F', 'technologyLicensing', 0).turn(0), [
      'quantumDataExchange.1/1',
      'technologyLicensing.1',
      '2',
    ]);
    expect(told).toEqual(
      lines(`
        0 chooseFellow(ore 1): 1 2 3 > 2
        orePaidTo(seat 0, to 2, ore 1) | factions.0.ore 2>1 | factions.2.ore 2>3
      `),
    );
  });

  it('chooseOne > b: recruited', () => {
    const told = lastTold(
      new Table(3).ore(1, 5).known('E', 'asteroidFoundries', 1).power(1, 'blackMarket').guilds('academyGuild').turn(1),
      ['academyGuild/1', 'K', 'androidArmada', 'b'],
    );
    expect(told).toEqual(
      lines(`
        1 chooseOne(script androidArmada!, at 0, ore 0, population 0): a b +1 > b
        recruited(seat 1, column A) | factions.1.population 1>2 | factions.1.supply.0 3>2
      `),
    );
  });

  it('chooseJump > ship 3, from b1, to rogue: shipMoved, shipSettled, systemColonised, colonyMarked, systemBonus', () => {
    const told = lastTold(
      new Table(2)
        .rogue('a2', 'teegardensStar')
        .ship(0, 'b2', 3)
        .known('J', 'stealthTerraformers', 0)
        .ore(0, 9)
        .power(0, 'wormhole')
        .turn(0),
      ['stealthTerraformers.1/1', '{ship 3, from b2, to b1}', '{ship 3, from b1, to rogue}'],
    );
    expect(told).toEqual(
      lines(`
        0 chooseJump(steps 1, moves [{ship 3, from b2, to b1}], stealth): {ship 3, from b1, to a1} {ship 3, from b1, to a2} {ship 3, from b1, to rogue} > {ship 3, from b1, to rogue}
        shipMoved(seat 0, level 3, from b1, to rogue, systems [tauCeti, teegardensStar]) | ships.26 1>0 | ships.38 0>1
        shipSettled(seat 0, level 3, at rogue, column A) | factions.0.supply.0 3>4 | ships.38 1>0
        systemColonised(seat 0, system teegardensStar, at rogue) | factions.0.colonies at 0 []>[teegardensStar] | factions.0.colonyMarkers at 0 []>[] | systems.9 teegardensStar>null | rogueBeside 2>-1 | uncontrolled 710>198
        colonyMarked(seat 0, system teegardensStar, marker food) | factions.0.food 8>7 | factions.0.colonyMarkers under it f, off its top 
        colonyMarked(seat 0, system teegardensStar, marker food) | factions.0.food 7>6 | factions.0.colonyMarkers under it ff, off its top f
        systemBonus(seat 0, system teegardensStar, bonus colony)
        shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 4>3 | ships.1 0>1
        recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 3>2
      `),
    );
  });

  it('chooseSpace > basic.1/1: powerUsed, pawnPushed, pawnMoved', () => {
    const told = lastTold(new Table(3).power(0, 'enterOccupied').pawn(1, 'basic.1/1').turn(0), ['basic.1/1']);
    expect(told).toEqual(
      lines(`
        0 chooseSpace: basic.1/1 basic.1/2 basic.3/1 basic.3/2 basic.4/1 > basic.1/1
        powerUsed(seat 0, power enterOccupied) | factions.1.pushed false>true | used 0>256
        pawnPushed(seat 0, pushed 1, space basic.1/1)
        pawnMoved(seat 0, space basic.1/1) | factions.0.pawn null>basic.1/1
      `),
    );
  });

  it('chooseTechnology > planetaryScaleResearch: technologyPlaced, rowRefilled, rowOpened, immediateBonus, shipBuilt', () => {
    const told = lastTold(
      new Table(2, { display: true })
        .ore(1, 12)
        .known('C', 'plasmaCannon', 1, 0)
        .ship(1, 'y2', 1)
        .ship(1, 'a2', 1)
        .power(1, 'eitherTrack')
        .guilds('academyGuild')
        .known('D', 'technologyLicensing', 1)
        .turn(1),
      ['academyGuild/1', 'J', '{ship 1, at y2}', 'ore', '{ship 1, at sol}', 'military', 'planetaryScaleResearch'],
    );
    expect(told).toEqual(
      lines(`
        1 chooseTechnology(field J, level 3, cards [planetaryScaleResearch, deepSpaceMegastructures]): planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !reveal
        certain: technologyPlaced(seat 1, technology planetaryScaleResearch, field J) | technologies.13 null>planetaryScaleResearch | rows.1 at 1 [planetaryScaleResearch]>[]
        technologyPlaced(seat 1, technology planetaryScaleResearch, field J) | technologies.13 null>planetaryScaleResearch | rows.1 at 1 [planetaryScaleResearch]>[]
        rowRefilled(level 3, card capitalShip) | techDecks.1.cards at 10 [capitalShip]>[] | rows.1 at 4 []>[capitalShip]
        rowOpened(level 2, cards [hypercomputing, bioSynapticNetwork, remoteProbes, spacetimeAnomalyStudies, tacticalSimulations]) | techDecks.0.cards at 9 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | rows.0 at 0 []>[hypercomputing, bioSynapticNetwork, remoteProbes, spacetimeAnomalyStudies, tacticalSimulations] | rowsOpen.0 false>true
        rowOpened(level 4, cards [parallelUniverseGenerator, postScarcityEconomy, galacticHq, ringworldAuthority]) | techDecks.2.cards at 6 [ringworldAuthority, galacticHq, postScarcityEconomy, parallelUniverseGenerator]>[] | rows.2 at 0 []>[parallelUniverseGenerator, postScarcityEconomy, galacticHq, ringworldAuthority] | rowsOpen.2 false>true
        immediateBonus(seat 1, technology planetaryScaleResearch)
        shipBuilt(seat 1, level 2, at sol, from supply) | factions.1.supply.1 4>3 | ships.41 0>1
      `),
    );
  });

  it('chooseMarker > ore: controlTaken, abilityUsed', () => {
    const told = lastTold(
      new Table(2, { mats: 'expert' })
        .mat(0, 'nishidaOstergaard')
        .known('J', 'subatomicFabrication', 0, 1)
        .ship(0, 'y2', 2)
        .ship(0, 'b2', 1)
        .tracks(0, 2, 2)
        .producing(0),
      ['trade', '{ship 1, at sol}', 'ore', 'ore'],
    );
    expect(told).toEqual(
      lines(`
        0 chooseMarker(purpose base, at b2, tracks [food, ore]): food ore > ore
        controlTaken(seat 0, at b2, system kapteynsStar, marker ore) | factions.0.mines 1>0 | bases.7 -1>0 | baseMarkers.7 >o
        abilityUsed(seat 0, ability nishidaOstergaard.B.ore) | factions.0.abilityB false>true
      `),
    );
  });

  it('copyAction > technocratsGuild: actionCopied, orePaid', () => {
    const told = lastTold(
      new Table().privately(1, 'quantumDataExchange').power(1, 'assimilation').guilds('technocratsGuild').population(1, 1).turn(1),
      ['quantumDataExchange.1/1', 'technocratsGuild'],
    );
    expect(told).toEqual(
      lines(`
        1 copyAction(which research): basic.1 technocratsGuild +1 > technocratsGuild
        actionCopied(seat 1, action technocratsGuild)
        orePaid(seat 1, ore 1) | factions.1.ore 2>1
        actionCopied(seat 1, action basic.1)
      `),
    );
  });

  it('chooseSpace > basic.4/1: pawnMoved, recruited, oreGained (5)', () => {
    const told = lastTold(new Table().power(0, 'oreForReturned').dyson('cygni61').population(0, 0).ore(0, 12).turn(0), ['basic.4/1']);
    expect(told).toEqual(
      lines(`
        0 chooseSpace: basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 0, space basic.4/1) | factions.0.pawn null>basic.4/1
        recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 6>5
        oreGained(seat 0, ore 1) | factions.0.ore 12>13
      `),
    );
  });

  it('copyAction > basic.1: actionCopied', () => {
    const told = lastTold(
      new Table().known('1', undefined, 3).known('J', 'quantumDataExchange', 3).power(3, 'cygni').population(3, 1).turn(3),
      ['quantumDataExchange.1/1', 'basic.1'],
    );
    expect(told).toEqual(
      lines(`
        3 copyAction(which research): basic.1 basic.2 +1 > basic.1
        actionCopied(seat 3, action basic.1)
      `),
    );
  });

  it('chooseField > K: fieldResearched, eventTurnedUp, eventDiscarded, cardsTurnedUp', () => {
    const told = lastTold(
      new Table()
        .known('H', 'cerebralImplants', 2)
        .known('E', 'colonyShips', 2)
        .known('2', undefined, 2)
        .ore(2, 12)
        .fewSystems('A', 0)
        .fewSystems('B', 0)
        .turn(2),
      ['cerebralImplants.1/1', 'b', 'K'],
    );
    expect(told).toEqual(
      lines(`
        2 chooseField(script cerebralImplants.1:1b, at 0): K > K !reveal
        certain: fieldResearched(seat 2, field K, cube population, technology null) | factions.2.population 3>2 | cubes.14 0>4
        fieldResearched(seat 2, field K, cube population, technology null) | factions.2.population 3>2 | cubes.14 0>4
        eventTurnedUp(seat 2, field K, event dysonSphere) | events.14 dysonSphere>null | turnedUp null>dysonSphere
        eventDiscarded(event dysonSphere) | discarded at 0 []>[dysonSphere] | turnedUp dysonSphere>null
        cardsTurnedUp(seat 2, level 3, fitting [hivemindComputing, mercenaryFleet], aside [transdimensionalAi, planetaryScaleResearch, metahumanChambers, deepSpaceMegastructures, capitalShip, androidArmada]) | techDecks.1.cards at 7 [mercenaryFleet, androidArmada, capitalShip, deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[hivemindComputing, mercenaryFleet] | aside at 0 []>[transdimensionalAi, planetaryScaleResearch, metahumanChambers, deepSpaceMegastructures, capitalShip, androidArmada]
      `),
    );
  });

  it('chooseShipyard > y1: shipBuilt, systemsDrawn, systemColonised', () => {
    const told = lastTold(
      new Table(2, { mats: 'expert' })
        .mat(0, 'lunarCombine')
        .base(0, 'y1', 'food')
        .tracks(0, 2, 5)
        .fewSystems('A', 0)
        .fewSystems('B', 1)
        .effect(0, 'colonialMinistry!'),
      ['y1'],
    );
    expect(told).toEqual(
      lines(`
        0 chooseShipyard(level 3): sol y1 > y1 !reveal
        certain: shipBuilt(seat 0, level 3, at y1, from supply) | factions.0.supply.0 4>3 | ships.14 0>1
        shipBuilt(seat 0, level 3, at y1, from supply) | factions.0.supply.0 4>3 | ships.14 0>1
        systemsDrawn(seat 0, systems [ross154]) | systemDecks.1.cards at 0 [ross154]>[] | drawn at 0 []>[ross154]
        systemColonised(seat 0, system ross154, at null) | factions.0.colonies at 0 []>[ross154] | factions.0.colonyMarkers at 0 []>[] | factions.0.powers 0>256 | drawn at 0 [ross154]>[]
      `),
    );
  });

  it('chooseSpace > technologyLicensing.1/2: pawnMoved, orePaidTo', () => {
    const told = lastTold(new Table(2).known('F', 'technologyLicensing', 1).turn(1), ['technologyLicensing.1/2']);
    expect(told).toEqual(
      lines(`
        1 chooseSpace: basic.1/1 basic.3/1 basic.3/2 basic.4/1 technologyLicensing.1/1 technologyLicensing.1/2 > technologyLicensing.1/2
        pawnMoved(seat 1, space technologyLicensing.1/2) | factions.1.pawn null>technologyLicensing.1/2
        orePaidTo(seat 1, to 0, ore 1) | factions.0.ore 2>3 | factions.1.ore 2>1
      `),
    );
  });

  it('chooseField > A: fieldResearched, eventTurnedUp, guildOpened, rowOpened, oreGained', () => {
    const told = lastTold(new Table(2, { display: true }).known('1', undefined, 0).event('A', 'kc24x').turn(0), ['basic.2/1', 'A']);
    expect(told).toEqual(
      lines(`
        0 chooseField(script basic.2, at 0): A > A !reveal
        certain: fieldResearched(seat 0, field A, cube population, technology null) | factions.0.population 2>1 | cubes.4 0>1
        fieldResearched(seat 0, field A, cube population, technology null) | factions.0.population 2>1 | cubes.4 0>1
        eventTurnedUp(seat 0, field A, event kc24x) | events.4 kc24x>null | turnedUp null>kc24x
        guildOpened(guild technocratsGuild) | guilds 0>4
        rowOpened(level 4, cards [parallelUniverseGenerator, postScarcityEconomy, galacticHq, ringworldAuthority]) | techDecks.2.cards at 6 [ringworldAuthority, galacticHq, postScarcityEconomy, parallelUniverseGenerator]>[] | rows.2 at 0 []>[parallelUniverseGenerator, postScarcityEconomy, galacticHq, ringworldAuthority] | rowsOpen.2 false>true
        oreGained(seat 0, ore 1) | factions.0.ore 0>1
        eventDiscarded(event kc24x) | discarded at 0 []>[kc24x] | turnedUp kc24x>null
        rowOpened(level 2, cards [hypercomputing, bioSynapticNetwork, remoteProbes, spacetimeAnomalyStudies, tacticalSimulations]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | rows.0 at 0 []>[hypercomputing, bioSynapticNetwork, remoteProbes, spacetimeAnomalyStudies, tacticalSimulations] | rowsOpen.0 false>true
      `),
    );
  });

  it('chooseJump > ship 4, from sol, to a2: shipMoved, shipSettled, shipDrifted, controlLost, systemColonised', () => {
    const told = lastTold(
      new Table(3, { mats: 'expert' })
        .mat(1, 'aresAssembly')
        .ship(0, 'a2', 1)
        .power(1, 'blackMarket')
        .known('K', 'stealthTerraformers', 1)
        .ore(1, 9)
        .ship(1, 'b1', 4)
        .power(1, 'wormhole')
        .turn(1),
      [
        'stealthTerraformers.1/1',
        '{ship 4, from b1, to y1}',
        '{ship 4, from y1, to y3}',
        '{ship 4, from y3, to y2}',
        '{ship 4, from y2, to sol}',
        '{ship 4, from sol, to a2}',
      ],
    );
    expect(told).toEqual(
      lines(`
        1 chooseJump(steps 1, moves [{ship 4, from y2, to sol}], stealth): {ship 4, from sol, to a1} {ship 4, from sol, to a2} +1 > {ship 4, from sol, to a2} !reveal
        certain: shipMoved(seat 1, level 4, from sol, to a2, systems [null, sirius]) | ships.43 1>0 | ships.51 0>1 ; shipSettled(seat 1, level 4, at a2, column A) | factions.1.supply.0 2>3 | ships.51 1>0 ; shipDrifted(seat 0, level 1, from a2, ships 1) | ships.8 1>0 | ships.32 0>1 ; controlLost(seat 0, at a2, system sirius, marker ore) | factions.0.mines 7>8 | bases.2 0>-1 | baseMarkers.2 o> ; systemColonised(seat 1, system sirius, at a2) | factions.1.colonies at 0 []>[sirius] | factions.1.colonyMarkers at 0 []>[] | systems.2 sirius>null | uncontrolled 198>194
        shipMoved(seat 1, level 4, from sol, to a2, systems [null, sirius]) | ships.43 1>0 | ships.51 0>1
        shipSettled(seat 1, level 4, at a2, column A) | factions.1.supply.0 2>3 | ships.51 1>0
        shipDrifted(seat 0, level 1, from a2, ships 1) | ships.8 1>0 | ships.32 0>1
        controlLost(seat 0, at a2, system sirius, marker ore) | factions.0.mines 7>8 | bases.2 0>-1 | baseMarkers.2 o>
        systemColonised(seat 1, system sirius, at a2) | factions.1.colonies at 0 []>[sirius] | factions.1.colonyMarkers at 0 []>[] | systems.2 sirius>null | uncontrolled 198>194
        systemTurnedUp(system lalande21185, at a2) | systems.2 null>lalande21185 | systemDecks.0.cards at 9 [lalande21185]>[]
        colonyMarked(seat 1, system sirius, marker ore) | factions.1.mines 7>6 | factions.1.colonyMarkers under it o, off its top 
        colonyMarked(seat 1, system sirius, marker ore) | factions.1.mines 6>5 | factions.1.colonyMarkers under it oo, off its top o
        systemBonus(seat 1, system sirius, bonus colony)
        automated(seat 1, marker ore, step 1) | factions.1.mines 5>4 | factions.1.automation >o
      `),
    );
  });

  it('chooseSpace > technologyLicensing.1/2: pawnMoved, orePaidTo (2)', () => {
    const told = lastTold(new Table(2).power(1, 'oreForReturned').known('F', 'technologyLicensing', 1).turn(1), [
      'technologyLicensing.1/2',
    ]);
    expect(told).toEqual(
      lines(`
        1 chooseSpace: basic.1/1 basic.3/1 basic.3/2 basic.4/1 technologyLicensing.1/1 technologyLicensing.1/2 > technologyLicensing.1/2
        pawnMoved(seat 1, space technologyLicensing.1/2) | factions.1.pawn null>technologyLicensing.1/2
        orePaidTo(seat 1, to 0, ore 1) | factions.0.ore 2>3 | factions.1.ore 2>1
      `),
    );
  });
});
