import { chronicle, printed } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { eager, laden, rich, story, told } from './story.ts';
import type { Play, Table } from './table.ts';

/** Bonuses where something is missing: nobody in the population, nothing in the supply, a single cube, no ore. */
const TABLES: Readonly<Record<string, () => Table>> = {
  DESERTED: () => rich().population(0, 0),
  EXHAUSTED: () => rich().supply(0, 0, 0, 0, 0, 0),
  BROKE: () => rich().population(0, 1).ore(0, 0),
  LAST: () => rich().supply(0, 0, 0, 0, 0, 1),
};

const BONUSES: readonly (readonly [table: string, bonus: string, lines: string])[] = [
  [
    'DESERTED',
    'narrowBeamLaser!',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from supply) | factions.0.supply.0 5>4 | ships.0 1>2
    12 ore, 0 people, supply 41333, markers 4 6, sol 11, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'advancedGenetics!',
    `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 5>4
    12 ore, 1 people, supply 41333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  ],
  [
    'DESERTED',
    'bioSynapticNetwork!',
    `
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 5>4
    12 ore, 1 people, supply 41333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'humanExperiments!',
    `
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 5>4
    12 ore, 1 people, supply 41333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'privateerCharters!',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from supply) | factions.0.supply.0 5>4 | ships.0 1>2
    12 ore, 0 people, supply 41333, markers 4 6, sol 11, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'massCloning!',
    `
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 5>4
    12 ore, 1 people, supply 41333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'supplyDepot!',
    `
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 5>4
    13 ore, 1 people, supply 41333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'transdimensionalAi!',
    `
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 5>4
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 1>0 | cubes.2 0>1
    12 ore, 0 people, supply 41333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'planetaryScaleResearch!',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 5>4 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    12 ore, 0 people, supply 41333, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'metahumanChambers!',
    `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 5>4
    12 ore, 1 people, supply 41333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  ],
  [
    'DESERTED',
    'deepSpaceMegastructures!',
    `
    shipBuilt(seat 0, level 3, at deepSpace, from supply) | factions.0.supply.0 5>4 | ships.34 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > {ship 3, from deepSpace, to b2}
    shipMoved(seat 0, level 3, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.30 0>1 | ships.34 1>0
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    12 ore, 0 people, supply 41333, markers 3 6, sol 1, a1 2, y1 1, b2 3, bases a1 y1 b2`,
  ],
  [
    'DESERTED',
    'capitalShip!',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 4, at sol, from supply) | factions.0.supply.0 5>4 | ships.3 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from B, to A}
    supplyMoved(seat 0, from B, to A) | factions.0.supply.0 4>5 | factions.0.supply.1 1>0
    12 ore, 0 people, supply 50333, markers 3 6, sol 14, a1 2, b1 1, bases a1 y1 b1`,
  ],
  [
    'DESERTED',
    'androidArmada!',
    `
    0 chooseOne: a b > a
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 5>4 | ships.1 0>1
    0 chooseOne: a b > a
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 4>3 | ships.1 1>2
    12 ore, 0 people, supply 31333, markers 4 6, sol 122, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'manufacturingOrbitals!',
    `
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 5>4
    0 takeOptional: do skip > do
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 1>0 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    14 ore, 0 people, supply 41333, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'subatomicFabrication!',
    `
    0 chooseMarker: food ore > food
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 5>4
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 3>2 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from B, to A}
    supplyMoved(seat 0, from B, to A) | factions.0.supply.0 4>5 | factions.0.supply.1 1>0
    13 ore, 1 people, supply 50333, markers 2 6, sol 1, a1 2, b1 1, bases a1 y1 b1, automated f`,
  ],
  [
    'DESERTED',
    'wormholeTechnology!',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 5>4 | ships.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    0 chooseTransfer: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from sol, to y1} {ship 1, from sol, to y2} {ship 1, from sol, to y3} {ship 1, from sol, to b1} {ship 1, from sol, to b2} {ship 1, from sol, to deepSpace} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from sol, to y1} {ship 2, from sol, to y2} {ship 2, from sol, to y3} {ship 2, from sol, to b1} {ship 2, from sol, to b2} {ship 2, from sol, to deepSpace} {ship 2, from a1, to sol} {ship 2, from a1, to a2} {ship 2, from a1, to y1} {ship 2, from a1, to y2} {ship 2, from a1, to y3} {ship 2, from a1, to b1} {ship 2, from a1, to b2} {ship 2, from a1, to deepSpace} {ship 1, from y1, to sol} {ship 1, from y1, to a1} {ship 1, from y1, to a2} {ship 1, from y1, to y2} {ship 1, from y1, to y3} {ship 1, from y1, to b1} {ship 1, from y1, to b2} {ship 1, from y1, to deepSpace} stop > {ship 1, from y1, to deepSpace}
    shipMoved(seat 0, level 1, from y1, to deepSpace, systems [null, null]) | ships.12 1>0 | ships.32 0>1
    0 chooseTransfer: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from sol, to y1} {ship 1, from sol, to y2} {ship 1, from sol, to y3} {ship 1, from sol, to b1} {ship 1, from sol, to b2} {ship 1, from sol, to deepSpace} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from sol, to y1} {ship 2, from sol, to y2} {ship 2, from sol, to y3} {ship 2, from sol, to b1} {ship 2, from sol, to b2} {ship 2, from sol, to deepSpace} {ship 2, from a1, to sol} {ship 2, from a1, to a2} {ship 2, from a1, to y1} {ship 2, from a1, to y2} {ship 2, from a1, to y3} {ship 2, from a1, to b1} {ship 2, from a1, to b2} {ship 2, from a1, to deepSpace} stop > {ship 2, from a1, to deepSpace}
    shipMoved(seat 0, level 2, from a1, to deepSpace, systems [barnardsStar, null]) | ships.5 1>0 | ships.33 0>1
    13 ore, 0 people, supply 41333, markers 4 6, sol 12, deepSpace 12, bases a1 y1`,
  ],
  [
    'DESERTED',
    'parallelUniverseGenerator!',
    `
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube supply, technology advancedGenetics) | factions.0.supply.0 5>4 | cubes.2 0>1
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 4>3
    12 ore, 1 people, supply 31333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  ],
  [
    'DESERTED',
    'ringworldAuthority!',
    `
    0 takeOptional: do skip > do !reveal
    orePaid(seat 0, ore 2) | factions.0.ore 12>10
    shipSettled(seat 0, level 2, at a1, column B) | factions.0.supply.1 1>2 | ships.5 1>0
    systemColonised(seat 0, system barnardsStar, at a1) | factions.0.colonies at 2 []>[barnardsStar] | factions.0.colonyMarkers at 2 []>[f] | systems.1 barnardsStar>null | bases.1 0>-1 | baseMarkers.1 f>
    systemTurnedUp(system lalande21185, at a1) | systems.1 null>lalande21185 | systemDecks.0.cards at 7 [lalande21185]>[]
    colonyMarked(seat 0, system barnardsStar, marker food) | factions.0.food 4>3 | factions.0.colonyMarkers.2 f>ff
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 5>4
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    10 ore, 1 people, supply 42333, markers 3 6, sol 1, deepSpace 1, bases y1, colonies barnardsStar`,
  ],
  [
    'DESERTED',
    'mindMachineAssimilation!',
    `
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 5>4
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 4>3
    12 ore, 2 people, supply 31333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'colonialMinistry!',
    `
    systemsDrawn(seat 0, systems [lalande21185, luytensStar]) | systemDecks.0.cards at 6 [luytensStar, lalande21185]>[] | drawn at 0 []>[lalande21185, luytensStar]
    0 chooseSystem: lalande21185 luytensStar > lalande21185
    systemColonised(seat 0, system lalande21185, at null) | factions.0.colonies at 2 []>[lalande21185] | factions.0.colonyMarkers at 2 []>[] | systemDecks.0.cards at 0 []>[luytensStar] | systemDecks.0.buried at 0 []>[1] | drawn at 0 [lalande21185, luytensStar]>[]
    systemBonus(seat 0, system lalande21185, bonus colony)
    populationGrown(seat 0, columns [A, B, C]) | factions.0.population 0>3 | factions.0.supply.0 5>4 | factions.0.supply.1 1>0 | factions.0.supply.2 3>2
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 14>11
    recruited(seat 0, column A) | factions.0.population 3>4 | factions.0.supply.0 4>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 11>8
    recruited(seat 0, column A) | factions.0.population 4>5 | factions.0.supply.0 3>2
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 8>5
    recruited(seat 0, column A) | factions.0.population 5>6 | factions.0.supply.0 2>1
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 5>2
    recruited(seat 0, column A) | factions.0.population 6>7 | factions.0.supply.0 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 7>6 | factions.0.supply.2 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column C) | factions.0.population 6>7 | factions.0.supply.2 3>2
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 7>6 | factions.0.supply.2 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 6>5 | factions.0.supply.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 5>4 | factions.0.supply.1 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column B) | factions.0.population 4>5 | factions.0.supply.1 2>1
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 5>4 | factions.0.supply.1 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 4>3 | factions.0.supply.1 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 3>2 | factions.0.supply.1 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column B) | factions.0.population 2>3 | factions.0.supply.1 4>3
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 3>2 | factions.0.supply.1 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 2>1 | factions.0.supply.0 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 2>1
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > {ship 1, at sol}
    orePaid(seat 0, ore 1) | factions.0.ore 1>0
    shipRetired(seat 0, level 1, at sol, system null) | factions.0.population 0>1 | ships.0 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: {ship 2, at a1} {ship 1, at y1} done > {ship 2, at a1}
    orePaid(seat 0, ore 1) | factions.0.ore 1>0
    shipRetired(seat 0, level 2, at a1, system barnardsStar) | factions.0.population 0>1 | ships.5 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: {ship 1, at y1} done > {ship 1, at y1}
    orePaid(seat 0, ore 1) | factions.0.ore 1>0
    shipRetired(seat 0, level 1, at y1, system null) | factions.0.population 0>1 | ships.12 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 4>5
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: done > done
    1 ore, 0 people, supply 54333, markers 4 6, bases a1 y1, colonies lalande21185`,
  ],
  [
    'DESERTED',
    'barnardsStar.colony',
    `
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 5>4
    12 ore, 1 people, supply 41333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'lalande21185.colony',
    `
    populationGrown(seat 0, columns [A, B, C]) | factions.0.population 0>3 | factions.0.supply.0 5>4 | factions.0.supply.1 1>0 | factions.0.supply.2 3>2
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 14>11
    recruited(seat 0, column A) | factions.0.population 3>4 | factions.0.supply.0 4>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 11>8
    recruited(seat 0, column A) | factions.0.population 4>5 | factions.0.supply.0 3>2
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 8>5
    recruited(seat 0, column A) | factions.0.population 5>6 | factions.0.supply.0 2>1
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 5>2
    recruited(seat 0, column A) | factions.0.population 6>7 | factions.0.supply.0 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 7>6 | factions.0.supply.2 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column C) | factions.0.population 6>7 | factions.0.supply.2 3>2
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 7>6 | factions.0.supply.2 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 6>5 | factions.0.supply.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 5>4 | factions.0.supply.1 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column B) | factions.0.population 4>5 | factions.0.supply.1 2>1
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 5>4 | factions.0.supply.1 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 4>3 | factions.0.supply.1 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 3>2 | factions.0.supply.1 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column B) | factions.0.population 2>3 | factions.0.supply.1 4>3
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 3>2 | factions.0.supply.1 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 2>1 | factions.0.supply.0 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 2>1
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > {ship 1, at sol}
    orePaid(seat 0, ore 1) | factions.0.ore 1>0
    shipRetired(seat 0, level 1, at sol, system null) | factions.0.population 0>1 | ships.0 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: {ship 2, at a1} {ship 1, at y1} done > {ship 2, at a1}
    orePaid(seat 0, ore 1) | factions.0.ore 1>0
    shipRetired(seat 0, level 2, at a1, system barnardsStar) | factions.0.population 0>1 | ships.5 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: {ship 1, at y1} done > {ship 1, at y1}
    orePaid(seat 0, ore 1) | factions.0.ore 1>0
    shipRetired(seat 0, level 1, at y1, system null) | factions.0.population 0>1 | ships.12 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 4>5
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: done > done
    1 ore, 0 people, supply 54333, markers 4 6, bases a1 y1`,
  ],
  [
    'DESERTED',
    'wolf359.colony',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 5>4 | ships.1 0>1
    12 ore, 0 people, supply 41333, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'epsilonEridani.control',
    `
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 5>4
    12 ore, 1 people, supply 41333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'teegardensStar.colony',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 5>4 | ships.1 0>1
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 4>3
    12 ore, 1 people, supply 31333, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'kapteynsStar.colony',
    `
    0 takeOptional: do skip > do
    shipBuilt(seat 0, level 2, at deepSpace, from supply) | factions.0.supply.0 5>4 | ships.33 0>1
    12 ore, 0 people, supply 41333, markers 4 6, sol 1, a1 2, y1 1, deepSpace 2, bases a1 y1`,
  ],
  [
    'DESERTED',
    'wise0855.colony',
    `
    cardsTurnedUp(seat 0, level 3, fitting [transdimensionalAi, planetaryScaleResearch, metahumanChambers], aside []) | techDecks.1.cards at 13 [metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[transdimensionalAi, planetaryScaleResearch, metahumanChambers]
    0 chooseTechnology: transdimensionalAi planetaryScaleResearch metahumanChambers > transdimensionalAi !roll
    technologyKept(seat 0, technology transdimensionalAi) | factions.0.privates at 0 []>[transdimensionalAi] | techDecks.1.cards at 0 []>[metahumanChambers, planetaryScaleResearch] | techDecks.1.buried at 0 []>[2] | fitting at 0 [transdimensionalAi, planetaryScaleResearch, metahumanChambers]>[]
    immediateBonus(seat 0, technology transdimensionalAi) | factions.0.powers 0>1
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 5>4
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 1>0 | cubes.2 0>1
    12 ore, 0 people, supply 41333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1, private transdimensionalAi`,
  ],
  [
    'DESERTED',
    'ross248.control',
    `
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 5>4
    12 ore, 1 people, supply 41333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'ross248.colony',
    `
    populationGrown(seat 0, columns [A, B, C]) | factions.0.population 0>3 | factions.0.supply.0 5>4 | factions.0.supply.1 1>0 | factions.0.supply.2 3>2
    12 ore, 3 people, supply 40233, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'eridani82.colony',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 5>4 | ships.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 0 people, supply 41333, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'DESERTED',
    'yzCeti.colony',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 5>4 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from B, to A}
    supplyMoved(seat 0, from B, to A) | factions.0.supply.0 4>5 | factions.0.supply.1 1>0
    12 ore, 0 people, supply 50333, markers 3 6, sol 12, a1 2, b1 1, bases a1 y1 b1`,
  ],
  [
    'EXHAUSTED',
    'narrowBeamLaser!',
    `
    0 substitute: population forgo > population
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from population) | factions.0.population 15>14 | ships.0 1>2
    12 ore, 14 people, supply 00000, markers 4 6, sol 11, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'advancedGenetics!',
    `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    12 ore, 15 people, supply 00000, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  ],
  [
    'EXHAUSTED',
    'bioSynapticNetwork!',
    `
    12 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'humanExperiments!',
    `
    12 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'privateerCharters!',
    `
    0 substitute: population forgo > population
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from population) | factions.0.population 15>14 | ships.0 1>2
    12 ore, 14 people, supply 00000, markers 4 6, sol 11, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'massCloning!',
    `
    12 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'merchantConvoys!',
    `
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    13 ore, 15 people, supply 00000, markers 3 6, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  ],
  [
    'EXHAUSTED',
    'supplyDepot!',
    `
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'transdimensionalAi!',
    `
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 15>14 | cubes.2 0>1
    12 ore, 14 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'planetaryScaleResearch!',
    `
    0 substitute: population forgo > population
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 15>14 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    12 ore, 14 people, supply 00000, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'metahumanChambers!',
    `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    12 ore, 15 people, supply 00000, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  ],
  [
    'EXHAUSTED',
    'hivemindComputing!',
    `
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    12 ore, 15 people, supply 00000, markers 3 5, sol 1, a1 2, b1 1, bases a1 y1 b1, automated o`,
  ],
  [
    'EXHAUSTED',
    'deepSpaceMegastructures!',
    `
    0 substitute: population forgo > population
    shipBuilt(seat 0, level 3, at deepSpace, from population) | factions.0.population 15>14 | ships.34 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > {ship 3, from deepSpace, to b2}
    shipMoved(seat 0, level 3, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.30 0>1 | ships.34 1>0
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    12 ore, 14 people, supply 00000, markers 3 6, sol 1, a1 2, y1 1, b2 3, bases a1 y1 b2`,
  ],
  [
    'EXHAUSTED',
    'capitalShip!',
    `
    0 substitute: population forgo > population
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 4, at sol, from population) | factions.0.population 15>14 | ships.3 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    12 ore, 14 people, supply 00000, markers 3 6, sol 14, a1 2, b1 1, bases a1 y1 b1`,
  ],
  [
    'EXHAUSTED',
    'androidArmada!',
    `
    0 chooseOne: a b > a
    0 substitute: population forgo > population
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 15>14 | ships.1 0>1
    0 chooseOne: a b > a
    0 substitute: population forgo > population
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 14>13 | ships.1 1>2
    12 ore, 13 people, supply 00000, markers 4 6, sol 122, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'manufacturingOrbitals!',
    `
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    0 takeOptional: do skip > do
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 15>14 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    14 ore, 14 people, supply 00000, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'androidRightsMovement!',
    `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    12 ore, 15 people, supply 00000, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  ],
  [
    'EXHAUSTED',
    'subatomicFabrication!',
    `
    0 chooseMarker: food ore > food
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 3>2 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    13 ore, 15 people, supply 00000, markers 2 6, sol 1, a1 2, b1 1, bases a1 y1 b1, automated f`,
  ],
  [
    'EXHAUSTED',
    'wormholeTechnology!',
    `
    0 substitute: population forgo > population
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 15>14 | ships.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    0 chooseTransfer: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from sol, to y1} {ship 1, from sol, to y2} {ship 1, from sol, to y3} {ship 1, from sol, to b1} {ship 1, from sol, to b2} {ship 1, from sol, to deepSpace} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from sol, to y1} {ship 2, from sol, to y2} {ship 2, from sol, to y3} {ship 2, from sol, to b1} {ship 2, from sol, to b2} {ship 2, from sol, to deepSpace} {ship 2, from a1, to sol} {ship 2, from a1, to a2} {ship 2, from a1, to y1} {ship 2, from a1, to y2} {ship 2, from a1, to y3} {ship 2, from a1, to b1} {ship 2, from a1, to b2} {ship 2, from a1, to deepSpace} {ship 1, from y1, to sol} {ship 1, from y1, to a1} {ship 1, from y1, to a2} {ship 1, from y1, to y2} {ship 1, from y1, to y3} {ship 1, from y1, to b1} {ship 1, from y1, to b2} {ship 1, from y1, to deepSpace} stop > {ship 1, from y1, to deepSpace}
    shipMoved(seat 0, level 1, from y1, to deepSpace, systems [null, null]) | ships.12 1>0 | ships.32 0>1
    0 chooseTransfer: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from sol, to y1} {ship 1, from sol, to y2} {ship 1, from sol, to y3} {ship 1, from sol, to b1} {ship 1, from sol, to b2} {ship 1, from sol, to deepSpace} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from sol, to y1} {ship 2, from sol, to y2} {ship 2, from sol, to y3} {ship 2, from sol, to b1} {ship 2, from sol, to b2} {ship 2, from sol, to deepSpace} {ship 2, from a1, to sol} {ship 2, from a1, to a2} {ship 2, from a1, to y1} {ship 2, from a1, to y2} {ship 2, from a1, to y3} {ship 2, from a1, to b1} {ship 2, from a1, to b2} {ship 2, from a1, to deepSpace} stop > {ship 2, from a1, to deepSpace}
    shipMoved(seat 0, level 2, from a1, to deepSpace, systems [barnardsStar, null]) | ships.5 1>0 | ships.33 0>1
    13 ore, 14 people, supply 00000, markers 4 6, sol 12, deepSpace 12, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'parallelUniverseGenerator!',
    `
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 15>14 | cubes.2 0>1
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    12 ore, 14 people, supply 00000, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  ],
  [
    'EXHAUSTED',
    'ringworldAuthority!',
    `
    0 takeOptional: do skip > do !reveal
    orePaid(seat 0, ore 2) | factions.0.ore 12>10
    shipSettled(seat 0, level 2, at a1, column E) | factions.0.supply.4 0>1 | ships.5 1>0
    systemColonised(seat 0, system barnardsStar, at a1) | factions.0.colonies at 2 []>[barnardsStar] | factions.0.colonyMarkers at 2 []>[f] | systems.1 barnardsStar>null | bases.1 0>-1 | baseMarkers.1 f>
    systemTurnedUp(system lalande21185, at a1) | systems.1 null>lalande21185 | systemDecks.0.cards at 7 [lalande21185]>[]
    colonyMarked(seat 0, system barnardsStar, marker food) | factions.0.food 4>3 | factions.0.colonyMarkers.2 f>ff
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column E) | factions.0.population 15>16 | factions.0.supply.4 1>0
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    10 ore, 16 people, supply 00000, markers 3 6, sol 1, deepSpace 1, bases y1, colonies barnardsStar`,
  ],
  [
    'EXHAUSTED',
    'mindMachineAssimilation!',
    `
    12 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'colonialMinistry!',
    `
    systemsDrawn(seat 0, systems [lalande21185, luytensStar]) | systemDecks.0.cards at 6 [luytensStar, lalande21185]>[] | drawn at 0 []>[lalande21185, luytensStar]
    0 chooseSystem: lalande21185 luytensStar > lalande21185
    systemColonised(seat 0, system lalande21185, at null) | factions.0.colonies at 2 []>[lalande21185] | factions.0.colonyMarkers at 2 []>[] | systemDecks.0.cards at 0 []>[luytensStar] | systemDecks.0.buried at 0 []>[1] | drawn at 0 [lalande21185, luytensStar]>[]
    systemBonus(seat 0, system lalande21185, bonus colony)
    populationGrown(seat 0, columns [])
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 14>15
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 15>12
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 13>10
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 10>11
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 11>8
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 8>9
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 9>6
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 6>7
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 7>4
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 4>5
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 5>2
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 14>13 | factions.0.supply.4 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 13>12 | factions.0.supply.4 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column E) | factions.0.population 12>13 | factions.0.supply.4 3>2
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 13>12 | factions.0.supply.4 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 12>11 | factions.0.supply.3 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 11>10 | factions.0.supply.3 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column D) | factions.0.population 10>11 | factions.0.supply.3 2>1
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 11>10 | factions.0.supply.3 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 10>9 | factions.0.supply.3 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 9>8 | factions.0.supply.2 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column C) | factions.0.population 8>9 | factions.0.supply.2 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 9>8 | factions.0.supply.2 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 8>7 | factions.0.supply.2 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 7>6 | factions.0.supply.2 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column C) | factions.0.population 6>7 | factions.0.supply.2 3>2
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 7>6 | factions.0.supply.2 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 6>5 | factions.0.supply.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 5>4 | factions.0.supply.1 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column B) | factions.0.population 4>5 | factions.0.supply.1 2>1
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 5>4 | factions.0.supply.1 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 4>3 | factions.0.supply.1 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 3>2 | factions.0.supply.1 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column B) | factions.0.population 2>3 | factions.0.supply.1 4>3
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 3>2 | factions.0.supply.1 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 2>1 | factions.0.supply.0 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 2>1
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > {ship 1, at sol}
    orePaid(seat 0, ore 1) | factions.0.ore 1>0
    shipRetired(seat 0, level 1, at sol, system null) | factions.0.population 0>1 | ships.0 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: {ship 2, at a1} {ship 1, at y1} done > {ship 2, at a1}
    orePaid(seat 0, ore 1) | factions.0.ore 1>0
    shipRetired(seat 0, level 2, at a1, system barnardsStar) | factions.0.population 0>1 | ships.5 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: {ship 1, at y1} done > {ship 1, at y1}
    orePaid(seat 0, ore 1) | factions.0.ore 1>0
    shipRetired(seat 0, level 1, at y1, system null) | factions.0.population 0>1 | ships.12 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 4>5
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: done > done
    1 ore, 0 people, supply 54333, markers 4 6, bases a1 y1, colonies lalande21185`,
  ],
  [
    'EXHAUSTED',
    'barnardsStar.colony',
    `
    12 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'lalande21185.colony',
    `
    populationGrown(seat 0, columns [])
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 14>15
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 15>12
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 13>10
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 10>11
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 11>8
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 8>9
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 9>6
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 6>7
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 7>4
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 4>5
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 5>2
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 14>13 | factions.0.supply.4 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 13>12 | factions.0.supply.4 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column E) | factions.0.population 12>13 | factions.0.supply.4 3>2
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 13>12 | factions.0.supply.4 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 12>11 | factions.0.supply.3 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 11>10 | factions.0.supply.3 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column D) | factions.0.population 10>11 | factions.0.supply.3 2>1
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 11>10 | factions.0.supply.3 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 10>9 | factions.0.supply.3 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 9>8 | factions.0.supply.2 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column C) | factions.0.population 8>9 | factions.0.supply.2 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 9>8 | factions.0.supply.2 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 8>7 | factions.0.supply.2 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 7>6 | factions.0.supply.2 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column C) | factions.0.population 6>7 | factions.0.supply.2 3>2
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 7>6 | factions.0.supply.2 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 6>5 | factions.0.supply.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 5>4 | factions.0.supply.1 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column B) | factions.0.population 4>5 | factions.0.supply.1 2>1
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 5>4 | factions.0.supply.1 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 4>3 | factions.0.supply.1 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 3>2 | factions.0.supply.1 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column B) | factions.0.population 2>3 | factions.0.supply.1 4>3
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 3>2 | factions.0.supply.1 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 2>1 | factions.0.supply.0 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 2>1
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > {ship 1, at sol}
    orePaid(seat 0, ore 1) | factions.0.ore 1>0
    shipRetired(seat 0, level 1, at sol, system null) | factions.0.population 0>1 | ships.0 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: {ship 2, at a1} {ship 1, at y1} done > {ship 2, at a1}
    orePaid(seat 0, ore 1) | factions.0.ore 1>0
    shipRetired(seat 0, level 2, at a1, system barnardsStar) | factions.0.population 0>1 | ships.5 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: {ship 1, at y1} done > {ship 1, at y1}
    orePaid(seat 0, ore 1) | factions.0.ore 1>0
    shipRetired(seat 0, level 1, at y1, system null) | factions.0.population 0>1 | ships.12 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 4>5
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: done > done
    1 ore, 0 people, supply 54333, markers 4 6, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'wolf359.control',
    `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    12 ore, 15 people, supply 00000, markers 3 6, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  ],
  [
    'EXHAUSTED',
    'wolf359.colony',
    `
    0 substitute: population forgo > population
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 15>14 | ships.1 0>1
    12 ore, 14 people, supply 00000, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'epsilonEridani.control',
    `
    12 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'teegardensStar.colony',
    `
    0 substitute: population forgo > population
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 15>14 | ships.1 0>1
    12 ore, 14 people, supply 00000, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'tauCeti.control',
    `
    12 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'kapteynsStar.colony',
    `
    0 takeOptional: do skip > do
    0 substitute: population forgo > population
    shipBuilt(seat 0, level 2, at deepSpace, from population) | factions.0.population 15>14 | ships.33 0>1
    12 ore, 14 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, deepSpace 2, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'wise0855.colony',
    `
    cardsTurnedUp(seat 0, level 3, fitting [transdimensionalAi, planetaryScaleResearch, metahumanChambers], aside []) | techDecks.1.cards at 13 [metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[transdimensionalAi, planetaryScaleResearch, metahumanChambers]
    0 chooseTechnology: transdimensionalAi planetaryScaleResearch metahumanChambers > transdimensionalAi !roll
    technologyKept(seat 0, technology transdimensionalAi) | factions.0.privates at 0 []>[transdimensionalAi] | techDecks.1.cards at 0 []>[metahumanChambers, planetaryScaleResearch] | techDecks.1.buried at 0 []>[2] | fitting at 0 [transdimensionalAi, planetaryScaleResearch, metahumanChambers]>[]
    immediateBonus(seat 0, technology transdimensionalAi) | factions.0.powers 0>1
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 15>14 | cubes.2 0>1
    12 ore, 14 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1, private transdimensionalAi`,
  ],
  [
    'EXHAUSTED',
    'ross248.control',
    `
    12 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'ross248.colony',
    `
    populationGrown(seat 0, columns [])
    12 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'eridani82.colony',
    `
    0 substitute: population forgo > population
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 15>14 | ships.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 14 people, supply 00000, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'EXHAUSTED',
    'yzCeti.colony',
    `
    0 substitute: population forgo > population
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 15>14 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    12 ore, 14 people, supply 00000, markers 3 6, sol 12, a1 2, b1 1, bases a1 y1 b1`,
  ],
  [
    'BROKE',
    'narrowBeamLaser!',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from supply) | factions.0.supply.0 4>3 | ships.0 1>2
    0 ore, 1 people, supply 31333, markers 4 6, sol 11, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'advancedGenetics!',
    `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 4>3
    0 ore, 2 people, supply 31333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  ],
  [
    'BROKE',
    'bioSynapticNetwork!',
    `
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 4>3
    0 ore, 2 people, supply 31333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'humanExperiments!',
    `
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 4>3
    0 ore, 2 people, supply 31333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'privateerCharters!',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from supply) | factions.0.supply.0 4>3 | ships.0 1>2
    0 ore, 1 people, supply 31333, markers 4 6, sol 11, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'massCloning!',
    `
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 4>3
    0 ore, 2 people, supply 31333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'supplyDepot!',
    `
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 4>3
    1 ore, 2 people, supply 31333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'transdimensionalAi!',
    `
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 4>3
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 2>1 | cubes.2 0>1
    0 ore, 1 people, supply 31333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'planetaryScaleResearch!',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 4>3 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    0 ore, 1 people, supply 31333, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'metahumanChambers!',
    `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 4>3
    0 ore, 2 people, supply 31333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  ],
  [
    'BROKE',
    'deepSpaceMegastructures!',
    `
    shipBuilt(seat 0, level 3, at deepSpace, from supply) | factions.0.supply.0 4>3 | ships.34 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > {ship 3, from deepSpace, to b2}
    shipMoved(seat 0, level 3, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.30 0>1 | ships.34 1>0
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    0 ore, 1 people, supply 31333, markers 3 6, sol 1, a1 2, y1 1, b2 3, bases a1 y1 b2`,
  ],
  [
    'BROKE',
    'capitalShip!',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 4, at sol, from supply) | factions.0.supply.0 4>3 | ships.3 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from B, to A}
    supplyMoved(seat 0, from B, to A) | factions.0.supply.0 3>4 | factions.0.supply.1 1>0
    0 ore, 1 people, supply 40333, markers 3 6, sol 14, a1 2, b1 1, bases a1 y1 b1`,
  ],
  [
    'BROKE',
    'androidArmada!',
    `
    0 chooseOne: a b > a
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 4>3 | ships.1 0>1
    0 chooseOne: a b > a
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 3>2 | ships.1 1>2
    0 ore, 1 people, supply 21333, markers 4 6, sol 122, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'manufacturingOrbitals!',
    `
    oreGained(seat 0, ore 2) | factions.0.ore 0>2
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 4>3
    0 takeOptional: do skip > do
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 2>1 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    2 ore, 1 people, supply 31333, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'subatomicFabrication!',
    `
    0 chooseMarker: food ore > food
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 4>3
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 3>2 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from B, to A}
    supplyMoved(seat 0, from B, to A) | factions.0.supply.0 3>4 | factions.0.supply.1 1>0
    1 ore, 2 people, supply 40333, markers 2 6, sol 1, a1 2, b1 1, bases a1 y1 b1, automated f`,
  ],
  [
    'BROKE',
    'wormholeTechnology!',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 4>3 | ships.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTransfer: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from sol, to y1} {ship 1, from sol, to y2} {ship 1, from sol, to y3} {ship 1, from sol, to b1} {ship 1, from sol, to b2} {ship 1, from sol, to deepSpace} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from sol, to y1} {ship 2, from sol, to y2} {ship 2, from sol, to y3} {ship 2, from sol, to b1} {ship 2, from sol, to b2} {ship 2, from sol, to deepSpace} {ship 2, from a1, to sol} {ship 2, from a1, to a2} {ship 2, from a1, to y1} {ship 2, from a1, to y2} {ship 2, from a1, to y3} {ship 2, from a1, to b1} {ship 2, from a1, to b2} {ship 2, from a1, to deepSpace} {ship 1, from y1, to sol} {ship 1, from y1, to a1} {ship 1, from y1, to a2} {ship 1, from y1, to y2} {ship 1, from y1, to y3} {ship 1, from y1, to b1} {ship 1, from y1, to b2} {ship 1, from y1, to deepSpace} stop > {ship 1, from y1, to deepSpace}
    shipMoved(seat 0, level 1, from y1, to deepSpace, systems [null, null]) | ships.12 1>0 | ships.32 0>1
    0 chooseTransfer: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from sol, to y1} {ship 1, from sol, to y2} {ship 1, from sol, to y3} {ship 1, from sol, to b1} {ship 1, from sol, to b2} {ship 1, from sol, to deepSpace} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from sol, to y1} {ship 2, from sol, to y2} {ship 2, from sol, to y3} {ship 2, from sol, to b1} {ship 2, from sol, to b2} {ship 2, from sol, to deepSpace} {ship 2, from a1, to sol} {ship 2, from a1, to a2} {ship 2, from a1, to y1} {ship 2, from a1, to y2} {ship 2, from a1, to y3} {ship 2, from a1, to b1} {ship 2, from a1, to b2} {ship 2, from a1, to deepSpace} stop > {ship 2, from a1, to deepSpace}
    shipMoved(seat 0, level 2, from a1, to deepSpace, systems [barnardsStar, null]) | ships.5 1>0 | ships.33 0>1
    1 ore, 1 people, supply 31333, markers 4 6, sol 12, deepSpace 12, bases a1 y1`,
  ],
  [
    'BROKE',
    'parallelUniverseGenerator!',
    `
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube supply, technology advancedGenetics) | factions.0.supply.0 4>3 | cubes.2 0>1
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 3>2
    0 ore, 2 people, supply 21333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  ],
  [
    'BROKE',
    'ringworldAuthority!',
    `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    0 ore, 1 people, supply 41333, markers 4 6, sol 1, a1 2, deepSpace 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'mindMachineAssimilation!',
    `
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 4>3
    recruited(seat 0, column A) | factions.0.population 2>3 | factions.0.supply.0 3>2
    0 ore, 3 people, supply 21333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'colonialMinistry!',
    `
    systemsDrawn(seat 0, systems [lalande21185, luytensStar]) | systemDecks.0.cards at 6 [luytensStar, lalande21185]>[] | drawn at 0 []>[lalande21185, luytensStar]
    0 chooseSystem: lalande21185 luytensStar > lalande21185
    systemColonised(seat 0, system lalande21185, at null) | factions.0.colonies at 2 []>[lalande21185] | factions.0.colonyMarkers at 2 []>[] | systemDecks.0.cards at 0 []>[luytensStar] | systemDecks.0.buried at 0 []>[1] | drawn at 0 [lalande21185, luytensStar]>[]
    systemBonus(seat 0, system lalande21185, bonus colony)
    populationGrown(seat 0, columns [A, B, C]) | factions.0.population 1>4 | factions.0.supply.0 4>3 | factions.0.supply.1 1>0 | factions.0.supply.2 3>2
    oreGained(seat 0, ore 2) | factions.0.ore 0>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 4>3 | factions.0.supply.2 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column A) | factions.0.population 3>4 | factions.0.supply.0 3>2
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 4>3 | factions.0.supply.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 3>2 | factions.0.supply.1 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 2>1 | factions.0.supply.1 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 2>1
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 2>1 | factions.0.supply.1 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > {ship 1, at sol}
    orePaid(seat 0, ore 1) | factions.0.ore 2>1
    shipRetired(seat 0, level 1, at sol, system null) | factions.0.population 0>1 | ships.0 1>0
    0 chooseTrade: sell {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: {ship 2, at a1} {ship 1, at y1} done > {ship 2, at a1}
    orePaid(seat 0, ore 1) | factions.0.ore 2>1
    shipRetired(seat 0, level 2, at a1, system barnardsStar) | factions.0.population 0>1 | ships.5 1>0
    0 chooseTrade: sell {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: {ship 1, at y1} done > {ship 1, at y1}
    orePaid(seat 0, ore 1) | factions.0.ore 2>1
    shipRetired(seat 0, level 1, at y1, system null) | factions.0.population 0>1 | ships.12 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 4>5
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: done > done
    2 ore, 0 people, supply 54333, markers 4 6, bases a1 y1, colonies lalande21185`,
  ],
  [
    'BROKE',
    'barnardsStar.colony',
    `
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 4>3
    0 ore, 2 people, supply 31333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'lalande21185.colony',
    `
    populationGrown(seat 0, columns [A, B, C]) | factions.0.population 1>4 | factions.0.supply.0 4>3 | factions.0.supply.1 1>0 | factions.0.supply.2 3>2
    oreGained(seat 0, ore 2) | factions.0.ore 0>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 4>3 | factions.0.supply.2 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column A) | factions.0.population 3>4 | factions.0.supply.0 3>2
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 4>3 | factions.0.supply.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 3>2 | factions.0.supply.1 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 2>1 | factions.0.supply.1 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 2>1
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 2>1 | factions.0.supply.1 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > {ship 1, at sol}
    orePaid(seat 0, ore 1) | factions.0.ore 2>1
    shipRetired(seat 0, level 1, at sol, system null) | factions.0.population 0>1 | ships.0 1>0
    0 chooseTrade: sell {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: {ship 2, at a1} {ship 1, at y1} done > {ship 2, at a1}
    orePaid(seat 0, ore 1) | factions.0.ore 2>1
    shipRetired(seat 0, level 2, at a1, system barnardsStar) | factions.0.population 0>1 | ships.5 1>0
    0 chooseTrade: sell {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: {ship 1, at y1} done > {ship 1, at y1}
    orePaid(seat 0, ore 1) | factions.0.ore 2>1
    shipRetired(seat 0, level 1, at y1, system null) | factions.0.population 0>1 | ships.12 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 4>5
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: done > done
    2 ore, 0 people, supply 54333, markers 4 6, bases a1 y1`,
  ],
  [
    'BROKE',
    'wolf359.colony',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 4>3 | ships.1 0>1
    0 ore, 1 people, supply 31333, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'epsilonEridani.control',
    `
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 4>3
    0 ore, 2 people, supply 31333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'teegardensStar.colony',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 4>3 | ships.1 0>1
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 3>2
    0 ore, 2 people, supply 21333, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'kapteynsStar.colony',
    `
    0 takeOptional: do skip > do
    shipBuilt(seat 0, level 2, at deepSpace, from supply) | factions.0.supply.0 4>3 | ships.33 0>1
    0 ore, 1 people, supply 31333, markers 4 6, sol 1, a1 2, y1 1, deepSpace 2, bases a1 y1`,
  ],
  [
    'BROKE',
    'wise0855.colony',
    `
    cardsTurnedUp(seat 0, level 3, fitting [transdimensionalAi, planetaryScaleResearch, metahumanChambers], aside []) | techDecks.1.cards at 13 [metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[transdimensionalAi, planetaryScaleResearch, metahumanChambers]
    0 chooseTechnology: transdimensionalAi planetaryScaleResearch metahumanChambers > transdimensionalAi !roll
    technologyKept(seat 0, technology transdimensionalAi) | factions.0.privates at 0 []>[transdimensionalAi] | techDecks.1.cards at 0 []>[metahumanChambers, planetaryScaleResearch] | techDecks.1.buried at 0 []>[2] | fitting at 0 [transdimensionalAi, planetaryScaleResearch, metahumanChambers]>[]
    immediateBonus(seat 0, technology transdimensionalAi) | factions.0.powers 0>1
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 4>3
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 2>1 | cubes.2 0>1
    0 ore, 1 people, supply 31333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1, private transdimensionalAi`,
  ],
  [
    'BROKE',
    'ross248.control',
    `
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 4>3
    0 ore, 2 people, supply 31333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'ross248.colony',
    `
    populationGrown(seat 0, columns [A, B, C]) | factions.0.population 1>4 | factions.0.supply.0 4>3 | factions.0.supply.1 1>0 | factions.0.supply.2 3>2
    0 ore, 4 people, supply 30233, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'eridani82.colony',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 4>3 | ships.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    1 ore, 1 people, supply 31333, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'BROKE',
    'yzCeti.colony',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.0 4>3 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from B, to A}
    supplyMoved(seat 0, from B, to A) | factions.0.supply.0 3>4 | factions.0.supply.1 1>0
    0 ore, 1 people, supply 40333, markers 3 6, sol 12, a1 2, b1 1, bases a1 y1 b1`,
  ],
  [
    'LAST',
    'narrowBeamLaser!',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from supply) | factions.0.supply.4 1>0 | ships.0 1>2
    12 ore, 14 people, supply 00000, markers 4 6, sol 11, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'advancedGenetics!',
    `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    12 ore, 15 people, supply 00000, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  ],
  [
    'LAST',
    'bioSynapticNetwork!',
    `
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    12 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'humanExperiments!',
    `
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    12 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'privateerCharters!',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from supply) | factions.0.supply.4 1>0 | ships.0 1>2
    12 ore, 14 people, supply 00000, markers 4 6, sol 11, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'massCloning!',
    `
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    12 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'merchantConvoys!',
    `
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A) | factions.0.supply.0 0>1 | factions.0.supply.4 1>0
    13 ore, 14 people, supply 10000, markers 3 6, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  ],
  [
    'LAST',
    'supplyDepot!',
    `
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    13 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'transdimensionalAi!',
    `
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 15>14 | cubes.2 0>1
    12 ore, 14 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'planetaryScaleResearch!',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.4 1>0 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    12 ore, 14 people, supply 00000, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  ],
  [
    'LAST',
    'metahumanChambers!',
    `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    12 ore, 15 people, supply 00000, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  ],
  [
    'LAST',
    'hivemindComputing!',
    `
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A) | factions.0.supply.0 0>1 | factions.0.supply.4 1>0
    12 ore, 14 people, supply 10000, markers 3 5, sol 1, a1 2, b1 1, bases a1 y1 b1, automated o`,
  ],
  [
    'LAST',
    'deepSpaceMegastructures!',
    `
    shipBuilt(seat 0, level 3, at deepSpace, from supply) | factions.0.supply.4 1>0 | ships.34 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > {ship 3, from deepSpace, to b2}
    shipMoved(seat 0, level 3, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.30 0>1 | ships.34 1>0
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    12 ore, 14 people, supply 00000, markers 3 6, sol 1, a1 2, y1 1, b2 3, bases a1 y1 b2`,
  ],
  [
    'LAST',
    'capitalShip!',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 4, at sol, from supply) | factions.0.supply.4 1>0 | ships.3 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    12 ore, 14 people, supply 00000, markers 3 6, sol 14, a1 2, b1 1, bases a1 y1 b1`,
  ],
  [
    'LAST',
    'androidArmada!',
    `
    0 chooseOne: a b > a
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.4 1>0 | ships.1 0>1
    0 chooseOne: a b > a
    0 substitute: population forgo > population
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 14>13 | ships.1 1>2
    12 ore, 13 people, supply 00000, markers 4 6, sol 122, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'manufacturingOrbitals!',
    `
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 takeOptional: do skip > do
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 15>14 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    14 ore, 14 people, supply 00000, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  ],
  [
    'LAST',
    'androidRightsMovement!',
    `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    0 chooseSupplyMove: {from E, to A} {from E, to B} {from E, to C} {from E, to D} {from E, to E} > {from E, to A}
    supplyMoved(seat 0, from E, to A) | factions.0.supply.0 0>1 | factions.0.supply.4 1>0
    0 chooseSupplyMove: {from A, to A} {from A, to B} {from A, to C} {from A, to D} {from A, to E} > {from A, to A}
    supplyMoved(seat 0, from A, to A)
    12 ore, 14 people, supply 10000, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  ],
  [
    'LAST',
    'subatomicFabrication!',
    `
    0 chooseMarker: food ore > food
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 3>2 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    13 ore, 15 people, supply 00000, markers 2 6, sol 1, a1 2, b1 1, bases a1 y1 b1, automated f`,
  ],
  [
    'LAST',
    'wormholeTechnology!',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.4 1>0 | ships.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    0 chooseTransfer: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from sol, to y1} {ship 1, from sol, to y2} {ship 1, from sol, to y3} {ship 1, from sol, to b1} {ship 1, from sol, to b2} {ship 1, from sol, to deepSpace} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from sol, to y1} {ship 2, from sol, to y2} {ship 2, from sol, to y3} {ship 2, from sol, to b1} {ship 2, from sol, to b2} {ship 2, from sol, to deepSpace} {ship 2, from a1, to sol} {ship 2, from a1, to a2} {ship 2, from a1, to y1} {ship 2, from a1, to y2} {ship 2, from a1, to y3} {ship 2, from a1, to b1} {ship 2, from a1, to b2} {ship 2, from a1, to deepSpace} {ship 1, from y1, to sol} {ship 1, from y1, to a1} {ship 1, from y1, to a2} {ship 1, from y1, to y2} {ship 1, from y1, to y3} {ship 1, from y1, to b1} {ship 1, from y1, to b2} {ship 1, from y1, to deepSpace} stop > {ship 1, from y1, to deepSpace}
    shipMoved(seat 0, level 1, from y1, to deepSpace, systems [null, null]) | ships.12 1>0 | ships.32 0>1
    0 chooseTransfer: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from sol, to y1} {ship 1, from sol, to y2} {ship 1, from sol, to y3} {ship 1, from sol, to b1} {ship 1, from sol, to b2} {ship 1, from sol, to deepSpace} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from sol, to y1} {ship 2, from sol, to y2} {ship 2, from sol, to y3} {ship 2, from sol, to b1} {ship 2, from sol, to b2} {ship 2, from sol, to deepSpace} {ship 2, from a1, to sol} {ship 2, from a1, to a2} {ship 2, from a1, to y1} {ship 2, from a1, to y2} {ship 2, from a1, to y3} {ship 2, from a1, to b1} {ship 2, from a1, to b2} {ship 2, from a1, to deepSpace} stop > {ship 2, from a1, to deepSpace}
    shipMoved(seat 0, level 2, from a1, to deepSpace, systems [barnardsStar, null]) | ships.5 1>0 | ships.33 0>1
    13 ore, 14 people, supply 00000, markers 4 6, sol 12, deepSpace 12, bases a1 y1`,
  ],
  [
    'LAST',
    'parallelUniverseGenerator!',
    `
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube supply, technology advancedGenetics) | factions.0.supply.4 1>0 | cubes.2 0>1
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    12 ore, 14 people, supply 00000, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  ],
  [
    'LAST',
    'ringworldAuthority!',
    `
    0 takeOptional: do skip > do !reveal
    orePaid(seat 0, ore 2) | factions.0.ore 12>10
    shipSettled(seat 0, level 2, at a1, column E) | factions.0.supply.4 1>2 | ships.5 1>0
    systemColonised(seat 0, system barnardsStar, at a1) | factions.0.colonies at 2 []>[barnardsStar] | factions.0.colonyMarkers at 2 []>[f] | systems.1 barnardsStar>null | bases.1 0>-1 | baseMarkers.1 f>
    systemTurnedUp(system lalande21185, at a1) | systems.1 null>lalande21185 | systemDecks.0.cards at 7 [lalande21185]>[]
    colonyMarked(seat 0, system barnardsStar, marker food) | factions.0.food 4>3 | factions.0.colonyMarkers.2 f>ff
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 2>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    10 ore, 15 people, supply 00001, markers 3 6, sol 1, deepSpace 1, bases y1, colonies barnardsStar`,
  ],
  [
    'LAST',
    'mindMachineAssimilation!',
    `
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    12 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'colonialMinistry!',
    `
    systemsDrawn(seat 0, systems [lalande21185, luytensStar]) | systemDecks.0.cards at 6 [luytensStar, lalande21185]>[] | drawn at 0 []>[lalande21185, luytensStar]
    0 chooseSystem: lalande21185 luytensStar > lalande21185
    systemColonised(seat 0, system lalande21185, at null) | factions.0.colonies at 2 []>[lalande21185] | factions.0.colonyMarkers at 2 []>[] | systemDecks.0.cards at 0 []>[luytensStar] | systemDecks.0.buried at 0 []>[1] | drawn at 0 [lalande21185, luytensStar]>[]
    systemBonus(seat 0, system lalande21185, bonus colony)
    populationGrown(seat 0, columns [])
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 14>11
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 11>12
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 12>9
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 9>10
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 10>7
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 7>8
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 8>5
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 5>6
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 6>3
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 3>4
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 4>1
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 14>13 | factions.0.supply.4 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column E) | factions.0.population 13>14 | factions.0.supply.4 2>1
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 14>13 | factions.0.supply.4 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 13>12 | factions.0.supply.4 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 12>11 | factions.0.supply.3 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column D) | factions.0.population 11>12 | factions.0.supply.3 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 12>11 | factions.0.supply.3 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 11>10 | factions.0.supply.3 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 10>9 | factions.0.supply.3 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column D) | factions.0.population 9>10 | factions.0.supply.3 3>2
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 10>9 | factions.0.supply.3 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 9>8 | factions.0.supply.2 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 8>7 | factions.0.supply.2 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column C) | factions.0.population 7>8 | factions.0.supply.2 2>1
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 8>7 | factions.0.supply.2 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 7>6 | factions.0.supply.2 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 6>5 | factions.0.supply.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 6>5 | factions.0.supply.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 5>4 | factions.0.supply.1 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 4>3 | factions.0.supply.1 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column B) | factions.0.population 3>4 | factions.0.supply.1 3>2
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 4>3 | factions.0.supply.1 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 3>2 | factions.0.supply.1 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 2>1 | factions.0.supply.0 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 2>1 | factions.0.supply.0 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > {ship 1, at sol}
    orePaid(seat 0, ore 1) | factions.0.ore 2>1
    shipRetired(seat 0, level 1, at sol, system null) | factions.0.population 0>1 | ships.0 1>0
    0 chooseTrade: sell {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: {ship 2, at a1} {ship 1, at y1} done > {ship 2, at a1}
    orePaid(seat 0, ore 1) | factions.0.ore 2>1
    shipRetired(seat 0, level 2, at a1, system barnardsStar) | factions.0.population 0>1 | ships.5 1>0
    0 chooseTrade: sell {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: {ship 1, at y1} done > {ship 1, at y1}
    orePaid(seat 0, ore 1) | factions.0.ore 2>1
    shipRetired(seat 0, level 1, at y1, system null) | factions.0.population 0>1 | ships.12 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 4>5
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: done > done
    2 ore, 0 people, supply 54333, markers 4 6, bases a1 y1, colonies lalande21185`,
  ],
  [
    'LAST',
    'barnardsStar.colony',
    `
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    12 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'lalande21185.colony',
    `
    populationGrown(seat 0, columns [])
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 14>11
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 11>12
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 12>9
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 9>10
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 10>7
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 7>8
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 8>5
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 5>6
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 6>3
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 3>4
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 4>1
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 15>14 | factions.0.supply.4 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 14>13 | factions.0.supply.4 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column E) | factions.0.population 13>14 | factions.0.supply.4 2>1
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 14>13 | factions.0.supply.4 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column E) | factions.0.population 13>12 | factions.0.supply.4 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 12>11 | factions.0.supply.3 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column D) | factions.0.population 11>12 | factions.0.supply.3 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 12>11 | factions.0.supply.3 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 11>10 | factions.0.supply.3 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 10>9 | factions.0.supply.3 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column D) | factions.0.population 9>10 | factions.0.supply.3 3>2
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D) | factions.0.population 10>9 | factions.0.supply.3 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 9>8 | factions.0.supply.2 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 8>7 | factions.0.supply.2 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column C) | factions.0.population 7>8 | factions.0.supply.2 2>1
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 8>7 | factions.0.supply.2 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C) | factions.0.population 7>6 | factions.0.supply.2 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 6>5 | factions.0.supply.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 6>5 | factions.0.supply.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 5>4 | factions.0.supply.1 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 4>3 | factions.0.supply.1 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column B) | factions.0.population 3>4 | factions.0.supply.1 3>2
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 4>3 | factions.0.supply.1 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B) | factions.0.population 3>2 | factions.0.supply.1 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 2>1 | factions.0.supply.0 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 3>0
    recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 2>1 | factions.0.supply.0 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 0>1
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > {ship 1, at sol}
    orePaid(seat 0, ore 1) | factions.0.ore 2>1
    shipRetired(seat 0, level 1, at sol, system null) | factions.0.population 0>1 | ships.0 1>0
    0 chooseTrade: sell {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 2>3
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: {ship 2, at a1} {ship 1, at y1} done > {ship 2, at a1}
    orePaid(seat 0, ore 1) | factions.0.ore 2>1
    shipRetired(seat 0, level 2, at a1, system barnardsStar) | factions.0.population 0>1 | ships.5 1>0
    0 chooseTrade: sell {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 3>4
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: {ship 1, at y1} done > {ship 1, at y1}
    orePaid(seat 0, ore 1) | factions.0.ore 2>1
    shipRetired(seat 0, level 1, at y1, system null) | factions.0.population 0>1 | ships.12 1>0
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A) | factions.0.population 1>0 | factions.0.supply.0 4>5
    oreGained(seat 0, ore 1) | factions.0.ore 1>2
    0 chooseTrade: done > done
    2 ore, 0 people, supply 54333, markers 4 6, bases a1 y1`,
  ],
  [
    'LAST',
    'wolf359.control',
    `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A) | factions.0.supply.0 0>1 | factions.0.supply.4 1>0
    12 ore, 14 people, supply 10000, markers 3 6, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  ],
  [
    'LAST',
    'wolf359.colony',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.4 1>0 | ships.1 0>1
    12 ore, 14 people, supply 00000, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'epsilonEridani.control',
    `
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    12 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'teegardensStar.colony',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.4 1>0 | ships.1 0>1
    12 ore, 14 people, supply 00000, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'tauCeti.control',
    `
    0 chooseSupplyMove: {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A) | factions.0.supply.0 0>1 | factions.0.supply.4 1>0
    12 ore, 14 people, supply 10000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'kapteynsStar.colony',
    `
    0 takeOptional: do skip > do
    shipBuilt(seat 0, level 2, at deepSpace, from supply) | factions.0.supply.4 1>0 | ships.33 0>1
    12 ore, 14 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, deepSpace 2, bases a1 y1`,
  ],
  [
    'LAST',
    'wise0855.colony',
    `
    cardsTurnedUp(seat 0, level 3, fitting [transdimensionalAi, planetaryScaleResearch, metahumanChambers], aside []) | techDecks.1.cards at 13 [metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[transdimensionalAi, planetaryScaleResearch, metahumanChambers]
    0 chooseTechnology: transdimensionalAi planetaryScaleResearch metahumanChambers > transdimensionalAi !roll
    technologyKept(seat 0, technology transdimensionalAi) | factions.0.privates at 0 []>[transdimensionalAi] | techDecks.1.cards at 0 []>[metahumanChambers, planetaryScaleResearch] | techDecks.1.buried at 0 []>[2] | fitting at 0 [transdimensionalAi, planetaryScaleResearch, metahumanChambers]>[]
    immediateBonus(seat 0, technology transdimensionalAi) | factions.0.powers 0>1
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 15>14 | cubes.2 0>1
    12 ore, 14 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1, private transdimensionalAi`,
  ],
  [
    'LAST',
    'ross248.control',
    `
    recruited(seat 0, column E) | factions.0.population 14>15 | factions.0.supply.4 1>0
    12 ore, 15 people, supply 00000, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'ross248.colony',
    `
    populationGrown(seat 0, columns [])
    12 ore, 14 people, supply 00001, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'eridani82.colony',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.4 1>0 | ships.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 14 people, supply 00000, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  ],
  [
    'LAST',
    'yzCeti.colony',
    `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.4 1>0 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    12 ore, 14 people, supply 00000, markers 3 6, sol 12, a1 2, b1 1, bases a1 y1 b1`,
  ],
];

it.each(BONUSES)('BS-286 BS-339 at a table that is %s, bonus %s', (name, bonus, expected) => {
  expect(story(TABLES[name]().effect(0, bonus), eager)).toEqual(told(expected));
});

/** What is offered in the turn of seat 1, and what is refused and why; then what can be produced and traded. */
const TURNS: readonly (readonly [title: string, table: () => Table, lines: string])[] = [
  [
    'BS-063 nobody in the population',
    () => laden().population(1, 0),
    `
    basic.3/1
    basic.3/2
    basic.4/1
    terraforming.1/1
    terraforming.2/1
    supplyDepot.1/1
    technologyLicensing.1/1
    technologyLicensing.1/2
    hyperdriveBoosters.1/1
    terraformingGuild/1
    technocratsGuild/1
    {interject headquarters, ship 1, at sol}
    {interject headquarters, ship 2, at a1}
    {interject headquarters, ship 1, at y1}
    {interject assimilation}
    {interject swapStars, place automation, marker food}
    {interject swapStars, place automation, marker ore}
    {interject swapStars, place y2, marker ore}
    not {what basic.1/1, reason occupied, rule BS-054, args {seat 0}}
    not {what basic.1/2, reason population, rule BS-063, args {missing 1}}
    not {what basic.1/3, reason population, rule BS-063, args {missing 1}}
    not {what basic.2/1, reason mustMove, rule BS-055}
    not {what basic.2/2, reason population, rule BS-063, args {missing 1}}
    not {what narrowBeamLaser.1/1, reason population, rule BS-063, args {missing 1}}
    not {what plasmaCannon.1/1, reason population, rule BS-063, args {missing 1}}
    not {what capitalShip.1/1, reason occupied, rule BS-054, args {seat 2}}
    not {what academyGuild/1, reason population, rule BS-063, args {missing 1}}
    not {what dysonSphere.1/1, reason population, rule BS-063, args {missing 2}}
    not {what advancedRobotics.1/1, reason notResearched, rule BS-060}
    not {what massCloning.1/1, reason notResearched, rule BS-060}
    not {what pathfinderGuild/1, reason covered, rule BS-041}
    1 chooseProduction: growth ore trade +7 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade(exchanges 0): buy {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +7 > buy
    not {what sell, reason population, rule BS-109, args {missing 1}}
    traded(seat 1, exchange buy)
    orePaid(seat 1, ore 3) | factions.1.ore 12>9
    recruited(seat 1, column A) | factions.1.population 0>1 | factions.1.supply.0 5>4
    1 chooseTrade(exchanges 1): buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > buy
    traded(seat 1, exchange buy)
    orePaid(seat 1, ore 3) | factions.1.ore 9>6
    recruited(seat 1, column A) | factions.1.population 1>2 | factions.1.supply.0 4>3`,
  ],
  [
    'BS-063 nothing in the supply',
    () => laden().supply(1, 0, 0, 0, 0, 0),
    `
    basic.1/2
    basic.1/3
    basic.3/1
    basic.3/2
    basic.4/1
    narrowBeamLaser.1/1
    terraforming.1/1
    terraforming.2/1
    plasmaCannon.1/1
    supplyDepot.1/1
    technologyLicensing.1/1
    technologyLicensing.1/2
    hyperdriveBoosters.1/1
    terraformingGuild/1
    academyGuild/1
    technocratsGuild/1
    dysonSphere.1/1
    {interject headquarters, ship 1, at sol}
    {interject headquarters, ship 2, at a1}
    {interject headquarters, ship 1, at y1}
    {interject blackMarket}
    {interject cygni}
    {interject swapStars, place automation, marker food}
    {interject swapStars, place automation, marker ore}
    {interject swapStars, place y2, marker ore}
    not {what basic.1/1, reason occupied, rule BS-054, args {seat 0}}
    not {what basic.2/1, reason mustMove, rule BS-055}
    not {what basic.2/2, reason impossible, rule BS-339}
    not {what capitalShip.1/1, reason occupied, rule BS-054, args {seat 2}}
    not {what advancedRobotics.1/1, reason notResearched, rule BS-060}
    not {what massCloning.1/1, reason notResearched, rule BS-060}
    not {what pathfinderGuild/1, reason covered, rule BS-041}
    1 chooseProduction: growth ore trade +8 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade(exchanges 0): sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +8 > sell
    not {what buy, reason noSupply, rule BS-104}
    traded(seat 1, exchange sell)
    populationReturned(seat 1, column E) | factions.1.population 10>9 | factions.1.supply.4 0>1
    oreGained(seat 1, ore 1) | factions.1.ore 12>13
    1 chooseTrade(exchanges 1): buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > buy
    traded(seat 1, exchange buy)
    orePaid(seat 1, ore 3) | factions.1.ore 13>10
    recruited(seat 1, column E) | factions.1.population 9>10 | factions.1.supply.4 1>0`,
  ],
  [
    'BS-063 BS-064 no ore',
    () => laden().ore(1, 0),
    `
    basic.1/2
    basic.1/3
    basic.3/1
    basic.4/1
    supplyDepot.1/1
    hyperdriveBoosters.1/1
    {interject headquarters, ship 1, at sol}
    {interject headquarters, ship 2, at a1}
    {interject headquarters, ship 1, at y1}
    {interject blackMarket}
    {interject cygni}
    {interject swapStars, place automation, marker food}
    {interject swapStars, place automation, marker ore}
    {interject swapStars, place y2, marker ore}
    not {what basic.1/1, reason occupied, rule BS-054, args {seat 0}}
    not {what basic.2/1, reason mustMove, rule BS-055}
    not {what basic.2/2, reason ore, rule BS-063, args {missing 3, price 3, has 0}}
    not {what basic.3/2, reason ore, rule BS-063, args {missing 1, price 1, has 0}}
    not {what narrowBeamLaser.1/1, reason ore, rule BS-063, args {missing 1, price 1, has 0}}
    not {what terraforming.1/1, reason ore, rule BS-063, args {missing 3, price 3, has 0}}
    not {what terraforming.2/1, reason ore, rule BS-063, args {missing 1, price 1, has 0}}
    not {what plasmaCannon.1/1, reason ore, rule BS-063, args {missing 2, price 2, has 0}}
    not {what technologyLicensing.1/1, reason ore, rule BS-063, args {missing 1, price 1, has 0}}
    not {what technologyLicensing.1/2, reason ore, rule BS-063, args {missing 1, price 1, has 0}}
    not {what capitalShip.1/1, reason occupied, rule BS-054, args {seat 2}}
    not {what terraformingGuild/1, reason ore, rule BS-063, args {missing 4, price 4, has 0}}
    not {what academyGuild/1, reason ore, rule BS-063, args {missing 5, price 5, has 0}}
    not {what technocratsGuild/1, reason noChange, rule BS-070}
    not {what dysonSphere.1/1, reason ore, rule BS-063, args {missing 6, price 6, has 0}}
    not {what advancedRobotics.1/1, reason notResearched, rule BS-060}
    not {what massCloning.1/1, reason notResearched, rule BS-060}
    not {what pathfinderGuild/1, reason covered, rule BS-041}
    1 chooseProduction: growth ore trade +8 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade(exchanges 0): sell done +8 > sell
    not {what buy, reason ore, rule BS-102, args {missing 3}}
    traded(seat 1, exchange sell)
    populationReturned(seat 1, column D) | factions.1.population 5>4 | factions.1.supply.3 2>3
    oreGained(seat 1, ore 1) | factions.1.ore 0>1
    1 chooseTrade(exchanges 1): sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > sell
    not {what buy, reason ore, rule BS-102, args {missing 2}}
    traded(seat 1, exchange sell)
    populationReturned(seat 1, column C) | factions.1.population 4>3 | factions.1.supply.2 0>1
    oreGained(seat 1, ore 1) | factions.1.ore 1>2`,
  ],
  [
    'BS-064 one ore and one cube',
    () => laden().ore(1, 1).population(1, 1),
    `
    basic.1/2
    basic.1/3
    basic.3/1
    basic.3/2
    basic.4/1
    narrowBeamLaser.1/1
    terraforming.2/1
    supplyDepot.1/1
    technologyLicensing.1/1
    technologyLicensing.1/2
    hyperdriveBoosters.1/1
    technocratsGuild/1
    {interject headquarters, ship 1, at sol}
    {interject headquarters, ship 2, at a1}
    {interject headquarters, ship 1, at y1}
    {interject blackMarket}
    {interject cygni}
    {interject assimilation}
    {interject swapStars, place automation, marker food}
    {interject swapStars, place automation, marker ore}
    {interject swapStars, place y2, marker ore}
    not {what basic.1/1, reason occupied, rule BS-054, args {seat 0}}
    not {what basic.2/1, reason mustMove, rule BS-055}
    not {what basic.2/2, reason ore, rule BS-063, args {missing 2, price 3, has 1}}
    not {what terraforming.1/1, reason ore, rule BS-063, args {missing 2, price 3, has 1}}
    not {what plasmaCannon.1/1, reason ore, rule BS-063, args {missing 1, price 2, has 1}}
    not {what capitalShip.1/1, reason occupied, rule BS-054, args {seat 2}}
    not {what terraformingGuild/1, reason ore, rule BS-063, args {missing 3, price 4, has 1}}
    not {what academyGuild/1, reason ore, rule BS-063, args {missing 4, price 5, has 1}}
    not {what dysonSphere.1/1, reason ore, rule BS-063, args {missing 5, price 6, has 1}}
    not {what advancedRobotics.1/1, reason notResearched, rule BS-060}
    not {what massCloning.1/1, reason notResearched, rule BS-060}
    not {what pathfinderGuild/1, reason covered, rule BS-041}
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade(exchanges 0): sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > sell
    not {what buy, reason ore, rule BS-102, args {missing 2}}
    traded(seat 1, exchange sell)
    populationReturned(seat 1, column D) | factions.1.population 1>0 | factions.1.supply.3 2>3
    oreGained(seat 1, ore 1) | factions.1.ore 1>2
    1 chooseTrade(exchanges 1): {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +7 > {ship 1, at sol}
    not {what buy, reason ore, rule BS-102, args {missing 1}} {what sell, reason population, rule BS-109, args {missing 1}}
    orePaid(seat 1, ore 1) | factions.1.ore 2>1
    shipRetired(seat 1, level 1, at sol, system null) | factions.1.population 0>1 | ships.40 1>0`,
  ],
];

const look = (play: Play): string[] => [...play.options().map(printed), ...play.refusals().map((one) => `not ${printed(one)}`)];
/** Three answers of the production phase: trade, where it is offered. */
function produced(table: Table): string[] {
  let asked = 0;
  return chronicle(
    table.producing(1),
    (_ask, options) => options.find((option) => option === 'trade') ?? options[0],
    () => asked++ >= 3,
    () => true,
  );
}

describe('a turn with little', () => {
  it.each(TURNS)('%s', (_title, table, expected) => {
    expect([...look(table().turn(1)), ...produced(table())]).toEqual(told(expected));
  });
});
