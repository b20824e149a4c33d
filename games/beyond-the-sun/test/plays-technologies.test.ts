import { describe, expect, it } from 'vitest';
import { TECHNOLOGIES, type TechId } from '../content/technologies/index.ts';
import { eager, learned, reluctant, rich, story, studied, told } from './story.ts';
import type { Play, Table } from './table.ts';

/** What each technology does, played out at the same table. Each line is what was heard or asked (what is offered, then what is chosen), the last one what the faction has in the end. */

/** Immediate bonuses, everything taken. */
const IMMEDIATE: Readonly<Record<string, string>> = {
  narrowBeamLaser: `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from supply)
    12 ore, 5 people, supply 00333, markers 4 6, sol 11, a1 2, y1 1, bases a1 y1`,
  advancedGenetics: `
    automated(seat 0, marker food, step 1)
    recruited(seat 0, column B)
    12 ore, 6 people, supply 00333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  advancedRobotics: `
    automated(seat 0, marker ore, step 1)
    12 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  hypercomputing: `
    oreGained(seat 0, ore 2)
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  bioSynapticNetwork: `
    recruited(seat 0, column B)
    12 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  remoteProbes: `
    automated(seat 0, marker ore, step 1)
    12 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  spacetimeAnomalyStudies: `
    oreGained(seat 0, ore 1)
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  tacticalSimulations: `
    automated(seat 0, marker ore, step 1)
    12 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  plasmaCannon: `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2)
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    12 ore, 5 people, supply 01333, markers 4 6, sol 2, a1 2, deepSpace 1, bases a1 y1`,
  humanExperiments: `
    recruited(seat 0, column B)
    12 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  privateerCharters: `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from supply)
    12 ore, 5 people, supply 00333, markers 4 6, sol 11, a1 2, y1 1, bases a1 y1`,
  massCloning: `
    recruited(seat 0, column B)
    12 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  asteroidFoundries: `
    oreGained(seat 0, ore 2)
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  verticalFarms: `
    automated(seat 0, marker food, step 1)
    12 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  merchantConvoys: `
    oreGained(seat 0, ore 1)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food)
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from B, to A}
    supplyMoved(seat 0, from B, to A)
    13 ore, 5 people, supply 10333, markers 3 6, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  technologyLicensing: `
    oreGained(seat 0, ore 2)
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  modularFleet: `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2)
    oreGained(seat 0, ore 1)
    13 ore, 5 people, supply 01333, markers 4 6, sol 2, a1 2, y1 1, bases a1 y1`,
  supplyDepot: `
    oreGained(seat 0, ore 1)
    recruited(seat 0, column B)
    13 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  colonyShips: `
    oreGained(seat 0, ore 1)
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  transdimensionalAi: `
    recruited(seat 0, column B)
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics)
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  planetaryScaleResearch: `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    12 ore, 5 people, supply 00333, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  metahumanChambers: `
    automated(seat 0, marker food, step 1)
    recruited(seat 0, column B)
    12 ore, 6 people, supply 00333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  hivemindComputing: `
    automated(seat 0, marker ore, step 1)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food)
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from B, to A}
    supplyMoved(seat 0, from B, to A)
    12 ore, 5 people, supply 10333, markers 3 5, sol 1, a1 2, b1 1, bases a1 y1 b1, automated o`,
  deepSpaceMegastructures: `
    shipBuilt(seat 0, level 3, at deepSpace, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > {ship 3, from deepSpace, to b2}
    shipMoved(seat 0, level 3, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food)
    12 ore, 5 people, supply 00333, markers 3 6, sol 1, a1 2, y1 1, b2 3, bases a1 y1 b2`,
  capitalShip: `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 4, at sol, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food)
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from C, to A}
    supplyMoved(seat 0, from C, to A)
    12 ore, 5 people, supply 10233, markers 3 6, sol 14, a1 2, b1 1, bases a1 y1 b1`,
  androidArmada: `
    0 chooseOne: a b > a
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply)
    0 chooseOne: a b > a
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply)
    12 ore, 5 people, supply 00233, markers 4 6, sol 122, a1 2, y1 1, bases a1 y1`,
  manufacturingOrbitals: `
    oreGained(seat 0, ore 2)
    recruited(seat 0, column B)
    0 takeOptional: do skip > do
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    14 ore, 5 people, supply 00333, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  androidRightsMovement: `
    automated(seat 0, marker food, step 1)
    0 chooseSupplyMove: {from E, to A} {from E, to B} {from E, to E} > {from E, to A}
    supplyMoved(seat 0, from E, to A)
    0 chooseSupplyMove: {from E, to A} {from E, to B} {from E, to E} > {from E, to A}
    supplyMoved(seat 0, from E, to A)
    12 ore, 5 people, supply 21331, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  subatomicFabrication: `
    0 chooseMarker: food ore > food
    automated(seat 0, marker food, step 1)
    recruited(seat 0, column B)
    oreGained(seat 0, ore 1)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food)
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from C, to A}
    supplyMoved(seat 0, from C, to A)
    13 ore, 6 people, supply 10233, markers 2 6, sol 1, a1 2, b1 1, bases a1 y1 b1, automated f`,
  quantumDataExchange: `
    automated(seat 0, marker ore, step 1)
    oreGained(seat 0, ore 2)
    14 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  hyperdriveBoosters: `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2)
    0 chooseUpgrade: {ship 2, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 2, at sol}
    shipUpgraded(seat 0, at sol, system null, from 2, to 3)
    0 chooseUpgrade: {ship 3, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 3, at sol}
    shipUpgraded(seat 0, at sol, system null, from 3, to 4)
    12 ore, 5 people, supply 01333, markers 4 6, sol 4, a1 2, y1 1, bases a1 y1`,
  wormholeTechnology: `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply)
    oreGained(seat 0, ore 1)
    0 chooseTransfer: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from sol, to y1} {ship 1, from sol, to y2} {ship 1, from sol, to y3} {ship 1, from sol, to b1} {ship 1, from sol, to b2} {ship 1, from sol, to deepSpace} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from sol, to y1} {ship 2, from sol, to y2} {ship 2, from sol, to y3} {ship 2, from sol, to b1} {ship 2, from sol, to b2} {ship 2, from sol, to deepSpace} {ship 2, from a1, to sol} {ship 2, from a1, to a2} {ship 2, from a1, to y1} {ship 2, from a1, to y2} {ship 2, from a1, to y3} {ship 2, from a1, to b1} {ship 2, from a1, to b2} {ship 2, from a1, to deepSpace} {ship 1, from y1, to sol} {ship 1, from y1, to a1} {ship 1, from y1, to a2} {ship 1, from y1, to y2} {ship 1, from y1, to y3} {ship 1, from y1, to b1} {ship 1, from y1, to b2} {ship 1, from y1, to deepSpace} stop > {ship 1, from y1, to deepSpace}
    shipMoved(seat 0, level 1, from y1, to deepSpace, systems [null, null])
    0 chooseTransfer: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from sol, to y1} {ship 1, from sol, to y2} {ship 1, from sol, to y3} {ship 1, from sol, to b1} {ship 1, from sol, to b2} {ship 1, from sol, to deepSpace} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from sol, to y1} {ship 2, from sol, to y2} {ship 2, from sol, to y3} {ship 2, from sol, to b1} {ship 2, from sol, to b2} {ship 2, from sol, to deepSpace} {ship 2, from a1, to sol} {ship 2, from a1, to a2} {ship 2, from a1, to y1} {ship 2, from a1, to y2} {ship 2, from a1, to y3} {ship 2, from a1, to b1} {ship 2, from a1, to b2} {ship 2, from a1, to deepSpace} stop > {ship 2, from a1, to deepSpace}
    shipMoved(seat 0, level 2, from a1, to deepSpace, systems [barnardsStar, null])
    13 ore, 5 people, supply 00333, markers 4 6, sol 12, deepSpace 12, bases a1 y1`,
  parallelUniverseGenerator: `
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube supply, technology advancedGenetics)
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1)
    recruited(seat 0, column C)
    12 ore, 6 people, supply 00233, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  postScarcityEconomy: `
    automated(seat 0, marker food, step 1)
    automated(seat 0, marker ore, step 2)
    12 ore, 5 people, supply 01333, markers 3 5, sol 1, a1 2, y1 1, bases a1 y1, automated fo`,
  galacticHq: `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food)
    12 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, b2 1, bases a1 y1 b2`,
  ringworldAuthority: `
    0 takeOptional: do skip > do !reveal
    orePaid(seat 0, ore 2)
    shipSettled(seat 0, level 2, at a1, column B)
    systemColonised(seat 0, system barnardsStar, at a1)
    systemTurnedUp(system lalande21185, at a1)
    colonyMarked(seat 0, system barnardsStar, marker food)
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column B)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    10 ore, 6 people, supply 01333, markers 3 6, sol 1, deepSpace 1, bases y1, colonies barnardsStar`,
  gigaCorporations: `
    0 chooseMarker: food ore > food
    automated(seat 0, marker food, step 1)
    oreGained(seat 0, ore 2)
    14 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  mindMachineAssimilation: `
    recruited(seat 0, column B)
    recruited(seat 0, column C)
    12 ore, 7 people, supply 00233, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  universalArchive: `
    oreGained(seat 0, ore 2)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, deepSpace 1, bases a1 y1`,
  blackMarketIndustries: `
    oreGained(seat 0, ore 3)
    15 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  colonialMinistry: `
    systemsDrawn(seat 0, systems [lalande21185, luytensStar])
    0 chooseSystem: lalande21185 luytensStar > lalande21185
    systemColonised(seat 0, system lalande21185, at null)
    systemBonus(seat 0, system lalande21185, bonus colony)
    populationGrown(seat 0, columns [B, C])
    oreGained(seat 0, ore 2)
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3)
    recruited(seat 0, column C)
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3)
    recruited(seat 0, column C)
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3)
    recruited(seat 0, column D)
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3)
    recruited(seat 0, column D)
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D)
    oreGained(seat 0, ore 1)
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3)
    recruited(seat 0, column D)
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D)
    oreGained(seat 0, ore 1)
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column D)
    oreGained(seat 0, ore 1)
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C)
    oreGained(seat 0, ore 1)
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3)
    recruited(seat 0, column C)
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C)
    oreGained(seat 0, ore 1)
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C)
    oreGained(seat 0, ore 1)
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C)
    oreGained(seat 0, ore 1)
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3)
    recruited(seat 0, column C)
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column C)
    oreGained(seat 0, ore 1)
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B)
    oreGained(seat 0, ore 1)
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B)
    oreGained(seat 0, ore 1)
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3)
    recruited(seat 0, column B)
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B)
    oreGained(seat 0, ore 1)
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B)
    oreGained(seat 0, ore 1)
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B)
    oreGained(seat 0, ore 1)
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3)
    recruited(seat 0, column B)
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column B)
    oreGained(seat 0, ore 1)
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A)
    oreGained(seat 0, ore 1)
    0 chooseTrade: sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A)
    oreGained(seat 0, ore 1)
    0 chooseTrade: buy {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3)
    recruited(seat 0, column A)
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A)
    oreGained(seat 0, ore 1)
    0 chooseTrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > {ship 1, at sol}
    orePaid(seat 0, ore 1)
    shipRetired(seat 0, level 1, at sol, system null)
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A)
    oreGained(seat 0, ore 1)
    0 chooseTrade: {ship 2, at a1} {ship 1, at y1} done > {ship 2, at a1}
    orePaid(seat 0, ore 1)
    shipRetired(seat 0, level 2, at a1, system barnardsStar)
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A)
    oreGained(seat 0, ore 1)
    0 chooseTrade: {ship 1, at y1} done > {ship 1, at y1}
    orePaid(seat 0, ore 1)
    shipRetired(seat 0, level 1, at y1, system null)
    0 chooseTrade: sell done > sell
    traded(seat 0, exchange sell)
    populationReturned(seat 0, column A)
    oreGained(seat 0, ore 1)
    0 chooseTrade: done > done
    1 ore, 0 people, supply 54333, markers 4 6, bases a1 y1, colonies lalande21185`,
  galacticEmpire: `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, deepSpace 1, bases a1 y1`,
};

/** Immediate bonuses, as little taken as possible, where that makes a difference. */
const IMMEDIATE_LEFT: Readonly<Record<string, string>> = {
  narrowBeamLaser: `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply)
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  plasmaCannon: `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at y1}
    shipUpgraded(seat 0, at y1, system null, from 1, to 2)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 2, from y1, to a1} {ship 2, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 2, bases a1 y1`,
  privateerCharters: `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply)
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  merchantConvoys: `
    oreGained(seat 0, ore 1)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  modularFleet: `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at y1}
    shipUpgraded(seat 0, at y1, system null, from 1, to 2)
    oreGained(seat 0, ore 1)
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 2, bases a1 y1`,
  transdimensionalAi: `
    recruited(seat 0, column B)
    0 takeOptional: do skip > skip
    12 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  planetaryScaleResearch: `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 2, from y1, to a1} {ship 2, from y1, to b1} stop > stop
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 12, bases a1 y1`,
  hivemindComputing: `
    automated(seat 0, marker ore, step 1)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  deepSpaceMegastructures: `
    shipBuilt(seat 0, level 3, at deepSpace, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  capitalShip: `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 4, at y1, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 4, from y1, to a1} {ship 4, from y1, to b1} stop > stop
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 14, bases a1 y1`,
  androidArmada: `
    0 chooseOne: a b > b
    recruited(seat 0, column B)
    0 chooseOne: a b > b
    recruited(seat 0, column C)
    12 ore, 7 people, supply 00233, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  manufacturingOrbitals: `
    oreGained(seat 0, ore 2)
    recruited(seat 0, column B)
    0 takeOptional: do skip > skip
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    14 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  androidRightsMovement: `
    automated(seat 0, marker food, step 1)
    0 chooseSupplyMove: {from E, to A} {from E, to B} {from E, to E} > {from E, to E}
    supplyMoved(seat 0, from E, to E)
    0 chooseSupplyMove: {from E, to A} {from E, to B} {from E, to E} > {from E, to E}
    supplyMoved(seat 0, from E, to E)
    12 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  subatomicFabrication: `
    0 chooseMarker: food ore > ore
    automated(seat 0, marker ore, step 1)
    recruited(seat 0, column B)
    oreGained(seat 0, ore 1)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    13 ore, 6 people, supply 00333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  hyperdriveBoosters: `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at y1}
    shipUpgraded(seat 0, at y1, system null, from 1, to 2)
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 2, at y1} > {ship 2, at y1}
    shipUpgraded(seat 0, at y1, system null, from 2, to 3)
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 3, at y1} > {ship 3, at y1}
    shipUpgraded(seat 0, at y1, system null, from 3, to 4)
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 4, bases a1 y1`,
  wormholeTechnology: `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from supply)
    oreGained(seat 0, ore 1)
    0 chooseTransfer: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from sol, to y1} {ship 1, from sol, to y2} {ship 1, from sol, to y3} {ship 1, from sol, to b1} {ship 1, from sol, to b2} {ship 1, from sol, to deepSpace} {ship 2, from a1, to sol} {ship 2, from a1, to a2} {ship 2, from a1, to y1} {ship 2, from a1, to y2} {ship 2, from a1, to y3} {ship 2, from a1, to b1} {ship 2, from a1, to b2} {ship 2, from a1, to deepSpace} {ship 1, from y1, to sol} {ship 1, from y1, to a1} {ship 1, from y1, to a2} {ship 1, from y1, to y2} {ship 1, from y1, to y3} {ship 1, from y1, to b1} {ship 1, from y1, to b2} {ship 1, from y1, to deepSpace} {ship 2, from y1, to sol} {ship 2, from y1, to a1} {ship 2, from y1, to a2} {ship 2, from y1, to y2} {ship 2, from y1, to y3} {ship 2, from y1, to b1} {ship 2, from y1, to b2} {ship 2, from y1, to deepSpace} stop > stop
    13 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 12, bases a1 y1`,
  parallelUniverseGenerator: `
    0 takeOptional: do skip > skip
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  galacticHq: `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  ringworldAuthority: `
    0 takeOptional: do skip > skip
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  gigaCorporations: `
    0 chooseMarker: food ore > ore
    automated(seat 0, marker ore, step 1)
    oreGained(seat 0, ore 2)
    14 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  universalArchive: `
    oreGained(seat 0, ore 2)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  colonialMinistry: `
    systemsDrawn(seat 0, systems [lalande21185, luytensStar])
    0 chooseSystem: lalande21185 luytensStar > luytensStar
    systemColonised(seat 0, system luytensStar, at null)
    systemBonus(seat 0, system luytensStar, bonus colony)
    oreGained(seat 0, ore 2)
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1, colonies luytensStar`,
  galacticEmpire: `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
};

/** Actions, everything taken. */
const ACTIONS: Readonly<Record<string, string>> = {
  'narrowBeamLaser.1': `
    orePaid(seat 0, ore 1)
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    11 ore, 4 people, supply 01333, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  'terraforming.1': `
    orePaid(seat 0, ore 4)
    shipSettled(seat 0, level 2, at a1, column B)
    systemColonised(seat 0, system barnardsStar, at a1)
    systemTurnedUp(system lalande21185, at a1)
    colonyMarked(seat 0, system barnardsStar, marker food)
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column B)
    8 ore, 6 people, supply 01333, markers 3 6, sol 1, y1 1, bases y1, colonies barnardsStar`,
  'terraforming.2': `
    orePaid(seat 0, ore 1)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b2, to y2} {ship 1, from b2, to y3} {ship 1, from b2, to deepSpace} stop > {ship 1, from b2, to deepSpace}
    shipMoved(seat 0, level 1, from b2, to deepSpace, systems [kapteynsStar, null])
    11 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, deepSpace 1, bases a1 y1`,
  'advancedRobotics.1': `
    orePaid(seat 0, ore 3)
    0 chooseField: A B C F > A !reveal
    fieldResearched(seat 0, field A, cube supply, technology null)
    eventTurnedUp(seat 0, field A, event bumperHarvest)
    recruited(seat 0, column C)
    recruited(seat 1, column A)
    recruited(seat 2, column A)
    recruited(seat 3, column A)
    eventDiscarded(event bumperHarvest)
    cardsTurnedUp(seat 0, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    0 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 0, technology remoteProbes, field A)
    immediateBonus(seat 0, technology remoteProbes)
    automated(seat 0, marker ore, step 1)
    9 ore, 6 people, supply 00133, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'hypercomputing.1': `
    orePaid(seat 0, ore 1)
    0 chooseField: B C > B !reveal
    fieldResearched(seat 0, field B, cube population, technology null)
    eventTurnedUp(seat 0, field B, event prospectingBoom)
    oreGained(seat 0, ore 2)
    oreGained(seat 1, ore 1)
    eventDiscarded(event prospectingBoom)
    0 chooseType: military commerce > military !reveal
    typeChosen(seat 0, technologyType military)
    cardsTurnedUp(seat 0, level 2, fitting [remoteProbes, tacticalSimulations], aside [bioSynapticNetwork, spacetimeAnomalyStudies])
    0 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 0, technology remoteProbes, field B)
    immediateBonus(seat 0, technology remoteProbes)
    automated(seat 0, marker ore, step 1)
    13 ore, 4 people, supply 00333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'bioSynapticNetwork.1': `
    orePaid(seat 0, ore 2)
    0 chooseField: 3 4 B C > 3
    fieldResearched(seat 0, field 3, cube supply, technology advancedGenetics)
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1)
    recruited(seat 0, column C)
    10 ore, 6 people, supply 00133, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  'remoteProbes.1': `
    orePaid(seat 0, ore 2)
    0 chooseField: B C > B !reveal
    fieldResearched(seat 0, field B, cube population, technology null)
    eventTurnedUp(seat 0, field B, event prospectingBoom)
    oreGained(seat 0, ore 2)
    oreGained(seat 1, ore 1)
    eventDiscarded(event prospectingBoom)
    0 chooseType: military commerce > military !reveal
    typeChosen(seat 0, technologyType military)
    cardsTurnedUp(seat 0, level 2, fitting [tacticalSimulations, plasmaCannon], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    0 chooseTechnology: tacticalSimulations plasmaCannon > tacticalSimulations !roll
    technologyPlaced(seat 0, technology tacticalSimulations, field B)
    immediateBonus(seat 0, technology tacticalSimulations)
    automated(seat 0, marker ore, step 1)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    12 ore, 4 people, supply 00333, markers 4 5, sol 1, a1 2, deepSpace 1, bases a1 y1, automated o`,
  'spacetimeAnomalyStudies.1': `
    orePaid(seat 0, ore 4)
    0 chooseField: G > G !reveal
    fieldResearched(seat 0, field G, cube population, technology null)
    eventTurnedUp(seat 0, field G, event massEnlightenment)
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 2)
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics)
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1)
    recruited(seat 0, column C)
    1 takeOptional: do skip > do
    orePaid(seat 1, ore 2)
    1 chooseField: 1 2 3 4 > 1
    fieldResearched(seat 1, field 1, cube population, technology narrowBeamLaser)
    immediateBonus(seat 1, technology narrowBeamLaser)
    shipBuilt(seat 1, level 1, at sol, from supply)
    2 takeOptional: do skip > do
    orePaid(seat 2, ore 2)
    2 chooseField: 1 2 3 4 > 1
    fieldResearched(seat 2, field 1, cube population, technology narrowBeamLaser)
    immediateBonus(seat 2, technology narrowBeamLaser)
    shipBuilt(seat 2, level 1, at sol, from supply)
    3 takeOptional: do skip > do
    orePaid(seat 3, ore 2)
    3 chooseField: 1 2 3 4 > 1 !reveal
    fieldResearched(seat 3, field 1, cube population, technology narrowBeamLaser)
    immediateBonus(seat 3, technology narrowBeamLaser)
    shipBuilt(seat 3, level 1, at sol, from supply)
    eventDiscarded(event massEnlightenment)
    cardsTurnedUp(seat 0, level 3, fitting [transdimensionalAi, planetaryScaleResearch], aside [])
    0 chooseTechnology: transdimensionalAi planetaryScaleResearch > transdimensionalAi
    technologyPlaced(seat 0, technology transdimensionalAi, field G)
    immediateBonus(seat 0, technology transdimensionalAi)
    recruited(seat 0, column C)
    0 takeOptional: do skip > do
    0 chooseField: 4 > 4
    fieldResearched(seat 0, field 4, cube population, technology advancedRobotics)
    6 ore, 4 people, supply 00133, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  'tacticalSimulations.1': `
    orePaid(seat 0, ore 1)
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2)
    0 chooseUpgrade: {ship 2, at a1} {ship 1, at y1} stop > {ship 2, at a1}
    shipUpgraded(seat 0, at a1, system barnardsStar, from 2, to 3)
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    11 ore, 5 people, supply 00333, markers 4 6, sol 2, a1 3, deepSpace 1, bases a1 y1`,
  'plasmaCannon.1': `
    orePaid(seat 0, ore 2)
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 3, at sol, from population)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 3, from sol, to a1} {ship 3, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 3, from sol, to a1} {ship 3, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    10 ore, 4 people, supply 00333, markers 4 6, sol 13, a1 2, deepSpace 1, bases a1 y1`,
  'humanExperiments.1': `
    orePaid(seat 0, ore 1)
    populationReturned(seat 0, column B)
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 3, at sol, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 3, from sol, to a1} {ship 3, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food)
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from C, to A}
    supplyMoved(seat 0, from C, to A)
    11 ore, 4 people, supply 10233, markers 3 6, sol 13, a1 2, b1 1, bases a1 y1 b1`,
  'privateerCharters.1': `
    orePaid(seat 0, ore 1)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food)
    11 ore, 5 people, supply 00333, markers 3 6, sol 1, a1 2, b2 1, bases a1 y1 b2`,
  'massCloning.1': `
    0 chooseOne: a b c > a
    recruited(seat 0, column C)
    recruited(seat 0, column C)
    12 ore, 7 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'asteroidFoundries.1': `
    orePaid(seat 0, ore 2)
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    10 ore, 5 people, supply 00233, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  'merchantConvoys.1': `
    oreGained(seat 0, ore 2)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    14 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, deepSpace 1, bases a1 y1`,
  'technologyLicensing.1': `
    0 chooseFellow: 1 2 3 > 1
    orePaidTo(seat 0, to 1, ore 1)
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube supply, technology advancedGenetics)
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1)
    recruited(seat 0, column C)
    11 ore, 6 people, supply 00133, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  'modularFleet.1': `
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 1)
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2)
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 1)
    0 chooseUpgrade: {ship 2, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 2, at sol}
    shipUpgraded(seat 0, at sol, system null, from 2, to 3)
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 1)
    0 chooseUpgrade: {ship 3, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 3, at sol}
    shipUpgraded(seat 0, at sol, system null, from 3, to 4)
    0 chooseJump: {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    0 chooseJump: {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food)
    9 ore, 5 people, supply 00333, markers 3 6, sol 4, a1 2, b2 1, bases a1 y1 b2`,
  'supplyDepot.1': `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2)
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food)
    12 ore, 5 people, supply 00333, markers 3 6, sol 2, a1 2, b2 1, bases a1 y1 b2`,
  'colonyShips.1': `
    orePaid(seat 0, ore 4)
    shipSettled(seat 0, level 2, at a1, column B)
    systemColonised(seat 0, system barnardsStar, at a1)
    systemTurnedUp(system lalande21185, at a1)
    colonyMarked(seat 0, system barnardsStar, marker food)
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column B)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food)
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from C, to A}
    supplyMoved(seat 0, from C, to A)
    8 ore, 6 people, supply 10233, markers 2 6, sol 1, b1 1, bases y1 b1, colonies barnardsStar`,
  'planetaryScaleResearch.1': `
    orePaid(seat 0, ore 4)
    0 chooseField: G H > G !reveal
    fieldResearched(seat 0, field G, cube population, technology null)
    eventTurnedUp(seat 0, field G, event massEnlightenment)
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 2)
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics)
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1)
    recruited(seat 0, column C)
    1 takeOptional: do skip > do
    orePaid(seat 1, ore 2)
    1 chooseField: 1 2 3 4 > 1
    fieldResearched(seat 1, field 1, cube population, technology narrowBeamLaser)
    immediateBonus(seat 1, technology narrowBeamLaser)
    shipBuilt(seat 1, level 1, at sol, from supply)
    2 takeOptional: do skip > do
    orePaid(seat 2, ore 2)
    2 chooseField: 1 2 3 4 > 1
    fieldResearched(seat 2, field 1, cube population, technology narrowBeamLaser)
    immediateBonus(seat 2, technology narrowBeamLaser)
    shipBuilt(seat 2, level 1, at sol, from supply)
    3 takeOptional: do skip > do
    orePaid(seat 3, ore 2)
    3 chooseField: 1 2 3 4 > 1 !reveal
    fieldResearched(seat 3, field 1, cube population, technology narrowBeamLaser)
    immediateBonus(seat 3, technology narrowBeamLaser)
    shipBuilt(seat 3, level 1, at sol, from supply)
    eventDiscarded(event massEnlightenment)
    cardsTurnedUp(seat 0, level 3, fitting [deepSpaceMegastructures, capitalShip], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    0 chooseTechnology: deepSpaceMegastructures capitalShip > deepSpaceMegastructures !roll
    technologyPlaced(seat 0, technology deepSpaceMegastructures, field G)
    immediateBonus(seat 0, technology deepSpaceMegastructures)
    shipBuilt(seat 0, level 3, at deepSpace, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > {ship 3, from deepSpace, to b2}
    shipMoved(seat 0, level 3, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food)
    6 ore, 4 people, supply 00023, markers 2 6, sol 1, a1 2, y1 1, b2 3, bases a1 y1 b2, automated f`,
  'metahumanChambers.1': `
    orePaid(seat 0, ore 4)
    populationReturned(seat 0, column C)
    populationReturned(seat 0, column C)
    0 chooseField: M N > M !reveal
    fieldResearched(seat 0, field M, cube population, technology null)
    cardsTurnedUp(seat 0, level 4, fitting [galacticHq, mindMachineAssimilation], aside [parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations])
    0 chooseTechnology: galacticHq mindMachineAssimilation > galacticHq !roll
    technologyPlaced(seat 0, technology galacticHq, field M)
    immediateBonus(seat 0, technology galacticHq)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +3 > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +3 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop +3 > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseMarker: food ore +3 > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food)
    8 ore, 2 people, supply 00333, markers 3 6, sol 1, a1 2, b2 1, bases a1 y1 b2`,
  'hivemindComputing.1': `
    orePaid(seat 0, ore 7)
    0 chooseField: M N > M !reveal
    fieldResearched(seat 0, field M, cube population, technology null)
    cardsTurnedUp(seat 0, level 4, fitting [galacticHq, mindMachineAssimilation], aside [parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations])
    0 chooseTechnology: galacticHq mindMachineAssimilation > galacticHq !roll
    technologyPlaced(seat 0, technology galacticHq, field M)
    immediateBonus(seat 0, technology galacticHq)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +3 > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +3 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop +3 > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseMarker: food ore +3 > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food)
    5 ore, 4 people, supply 00133, markers 3 6, sol 1, a1 2, b2 1, bases a1 y1 b2`,
  'deepSpaceMegastructures.1': `
    orePaid(seat 0, ore 4)
    shipBuilt(seat 0, level 2, at deepSpace, from supply)
    0 chooseField: G H > G !reveal
    fieldResearched(seat 0, field G, cube population, technology null)
    eventTurnedUp(seat 0, field G, event massEnlightenment)
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 2)
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics)
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1)
    recruited(seat 0, column D)
    1 takeOptional: do skip > do
    orePaid(seat 1, ore 2)
    1 chooseField: 1 2 3 4 > 1
    fieldResearched(seat 1, field 1, cube population, technology narrowBeamLaser)
    immediateBonus(seat 1, technology narrowBeamLaser)
    shipBuilt(seat 1, level 1, at sol, from supply)
    2 takeOptional: do skip > do
    orePaid(seat 2, ore 2)
    2 chooseField: 1 2 3 4 > 1
    fieldResearched(seat 2, field 1, cube population, technology narrowBeamLaser)
    immediateBonus(seat 2, technology narrowBeamLaser)
    shipBuilt(seat 2, level 1, at sol, from supply)
    3 takeOptional: do skip > do
    orePaid(seat 3, ore 2)
    3 chooseField: 1 2 3 4 > 1 !reveal
    fieldResearched(seat 3, field 1, cube population, technology narrowBeamLaser)
    immediateBonus(seat 3, technology narrowBeamLaser)
    shipBuilt(seat 3, level 1, at sol, from supply)
    eventDiscarded(event massEnlightenment)
    cardsTurnedUp(seat 0, level 3, fitting [planetaryScaleResearch, capitalShip], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    0 chooseTechnology: planetaryScaleResearch capitalShip > planetaryScaleResearch !roll
    technologyPlaced(seat 0, technology planetaryScaleResearch, field G)
    immediateBonus(seat 0, technology planetaryScaleResearch)
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 2, from deepSpace, to b1} {ship 2, from deepSpace, to b2} stop > {ship 2, from deepSpace, to b2}
    shipMoved(seat 0, level 2, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 2, from b2, to y2} {ship 2, from b2, to y3} {ship 2, from b2, to deepSpace} stop > {ship 2, from b2, to deepSpace}
    shipMoved(seat 0, level 2, from b2, to deepSpace, systems [kapteynsStar, null])
    6 ore, 4 people, supply 00013, markers 3 6, sol 12, a1 2, y1 1, deepSpace 2, bases a1 y1, automated f`,
  'capitalShip.1': `
    orePaid(seat 0, ore 3)
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 4, at sol, from population)
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 2)
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food)
    7 ore, 3 people, supply 00133, markers 3 6, sol 124, a1 2, b2 1, bases a1 y1 b2`,
  'androidArmada.1': `
    orePaid(seat 0, ore 4)
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 4, at sol, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food)
    8 ore, 5 people, supply 00033, markers 3 6, sol 14, a1 2, b2 1, bases a1 y1 b2`,
  'mercenaryFleet.1': `
    orePaid(seat 0, ore 3)
    shipSettled(seat 0, level 2, at a1, column C)
    systemColonised(seat 0, system barnardsStar, at a1)
    systemTurnedUp(system lalande21185, at a1)
    colonyMarked(seat 0, system barnardsStar, marker food)
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column C)
    9 ore, 6 people, supply 00133, markers 3 6, sol 1, y1 1, bases y1, colonies barnardsStar`,
  'mercenaryFleet.2': `
    orePaid(seat 0, ore 1)
    populationReturned(seat 0, column C)
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 4, at sol, from population)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    11 ore, 3 people, supply 00233, markers 4 6, sol 14, a1 2, deepSpace 1, bases a1 y1`,
  'cerebralImplants.1': `
    recruited(seat 0, column C)
    0 chooseOne: a b > a
    orePaid(seat 0, ore 3)
    0 chooseField: C > C !reveal
    fieldResearched(seat 0, field C, cube population, technology null)
    eventTurnedUp(seat 0, field C, event distressSignal)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food)
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from D, to A} {from E, to A} > {from D, to A}
    supplyMoved(seat 0, from D, to A)
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > {ship 1, from a2, to y3}
    shipMoved(seat 1, level 1, from a2, to y3, systems [sirius, null])
    1 chooseMarker: food ore > food
    controlTaken(seat 1, at y3, system null, marker food)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > {ship 1, from sol, to a2}
    shipMoved(seat 2, level 1, from sol, to a2, systems [null, sirius])
    controlLost(seat 1, at a2, system sirius, marker ore)
    controlTaken(seat 2, at a2, system sirius, marker ore)
    systemBonus(seat 2, system sirius, bonus control)
    oreGained(seat 2, ore 1)
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > {ship 1, from sol, to a2} !reveal
    shipMoved(seat 3, level 1, from sol, to a2, systems [null, sirius])
    eventDiscarded(event distressSignal)
    cardsTurnedUp(seat 0, level 2, fitting [spacetimeAnomalyStudies, privateerCharters], aside [hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, humanExperiments])
    0 chooseTechnology: spacetimeAnomalyStudies privateerCharters > spacetimeAnomalyStudies !roll
    technologyPlaced(seat 0, technology spacetimeAnomalyStudies, field C)
    immediateBonus(seat 0, technology spacetimeAnomalyStudies)
    oreGained(seat 0, ore 1)
    10 ore, 5 people, supply 10023, markers 3 6, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'manufacturingOrbitals.1': `
    oreGained(seat 0, ore 2)
    recruited(seat 0, column C)
    0 takeOptional: do skip > do
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    14 ore, 5 people, supply 00033, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  'quantumDataExchange.1': `
    0 copyAction: basic.1 basic.2 advancedRobotics.1 > basic.1
    actionCopied(seat 0, action basic.1)
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics)
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1)
    recruited(seat 0, column C)
    12 ore, 5 people, supply 00033, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  'hyperdriveBoosters.1': `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2)
    0 chooseUpgrade: {ship 2, at a1} {ship 1, at y1} stop > {ship 2, at a1}
    shipUpgraded(seat 0, at a1, system barnardsStar, from 2, to 3)
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from b2, to y2} {ship 1, from b2, to y3} {ship 1, from b2, to deepSpace} stop > {ship 1, from b2, to deepSpace}
    shipMoved(seat 0, level 1, from b2, to deepSpace, systems [kapteynsStar, null])
    12 ore, 5 people, supply 00133, markers 4 6, sol 2, a1 3, deepSpace 1, bases a1 y1`,
  'stealthTerraformers.1': `
    orePaid(seat 0, ore 5)
    populationReturned(seat 0, column C)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 4, from y1, to b1} > {ship 4, from y1, to b1}
    shipMoved(seat 0, level 4, from y1, to b1, systems [null, ross248])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, ross248])
    0 chooseSettlers: 1 4 > 1 !reveal
    shipSettled(seat 0, level 1, at b1, column B)
    shipSettled(seat 0, level 4, at b1, column B)
    systemColonised(seat 0, system ross248, at b1)
    systemTurnedUp(system ross154, at b1)
    colonyMarked(seat 0, system ross248, marker food)
    colonyMarked(seat 0, system ross248, marker food)
    systemBonus(seat 0, system ross248, bonus colony)
    populationGrown(seat 0, columns [B, C, D])
    7 ore, 7 people, supply 01223, markers 2 6, sol 1, a1 2, bases a1 y1, colonies ross248`,
};

/** Actions, as little taken as possible, where that makes a difference. */
const ACTIONS_LEFT: Readonly<Record<string, string>> = {
  'narrowBeamLaser.1': `
    orePaid(seat 0, ore 1)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from population)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 2, from y1, to a1} {ship 2, from y1, to b1} stop > stop
    11 ore, 4 people, supply 01333, markers 4 6, sol 1, a1 2, y1 12, bases a1 y1`,
  'terraforming.2': `
    orePaid(seat 0, ore 1)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > stop
    0 chooseMarker: food ore > ore
    controlTaken(seat 0, at b1, system tauCeti, marker ore)
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A)
    11 ore, 5 people, supply 11332, markers 4 5, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'advancedRobotics.1': `
    orePaid(seat 0, ore 3)
    0 chooseField: A B C F > F !reveal
    fieldResearched(seat 0, field F, cube supply, technology null)
    eventTurnedUp(seat 0, field F, event humanitarianPrize)
    0 takePrize: take decline > decline
    1 takePrize: take decline > decline
    2 takePrize: take decline > decline
    3 takePrize: take decline > decline !reveal
    eventDiscarded(event humanitarianPrize)
    cardsTurnedUp(seat 0, level 2, fitting [hypercomputing, bioSynapticNetwork], aside [])
    0 chooseTechnology: hypercomputing bioSynapticNetwork > bioSynapticNetwork
    technologyPlaced(seat 0, technology bioSynapticNetwork, field F)
    immediateBonus(seat 0, technology bioSynapticNetwork)
    recruited(seat 0, column C)
    9 ore, 6 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'hypercomputing.1': `
    orePaid(seat 0, ore 1)
    0 chooseField: B C > C !reveal
    fieldResearched(seat 0, field C, cube population, technology null)
    eventTurnedUp(seat 0, field C, event distressSignal)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > stop
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop !reveal
    eventDiscarded(event distressSignal)
    cardsTurnedUp(seat 0, level 2, fitting [spacetimeAnomalyStudies, privateerCharters], aside [bioSynapticNetwork, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments])
    0 chooseTechnology: spacetimeAnomalyStudies privateerCharters > privateerCharters !roll
    technologyPlaced(seat 0, technology privateerCharters, field C)
    immediateBonus(seat 0, technology privateerCharters)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply)
    11 ore, 4 people, supply 00233, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  'bioSynapticNetwork.1': `
    orePaid(seat 0, ore 2)
    0 chooseField: 3 4 B C > C !reveal
    fieldResearched(seat 0, field C, cube supply, technology null)
    eventTurnedUp(seat 0, field C, event distressSignal)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > stop
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop !reveal
    eventDiscarded(event distressSignal)
    cardsTurnedUp(seat 0, level 2, fitting [spacetimeAnomalyStudies, privateerCharters], aside [hypercomputing, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments])
    0 chooseTechnology: spacetimeAnomalyStudies privateerCharters > privateerCharters !roll
    technologyPlaced(seat 0, technology privateerCharters, field C)
    immediateBonus(seat 0, technology privateerCharters)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply)
    10 ore, 5 people, supply 00133, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  'remoteProbes.1': `
    orePaid(seat 0, ore 2)
    0 chooseField: B C > C !reveal
    fieldResearched(seat 0, field C, cube population, technology null)
    eventTurnedUp(seat 0, field C, event distressSignal)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > stop
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop !reveal
    eventDiscarded(event distressSignal)
    cardsTurnedUp(seat 0, level 2, fitting [spacetimeAnomalyStudies, privateerCharters], aside [hypercomputing, bioSynapticNetwork, tacticalSimulations, plasmaCannon, humanExperiments])
    0 chooseTechnology: spacetimeAnomalyStudies privateerCharters > privateerCharters !roll
    technologyPlaced(seat 0, technology privateerCharters, field C)
    immediateBonus(seat 0, technology privateerCharters)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    10 ore, 4 people, supply 00233, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  'spacetimeAnomalyStudies.1': `
    orePaid(seat 0, ore 4)
    0 chooseField: G > G !reveal
    fieldResearched(seat 0, field G, cube population, technology null)
    eventTurnedUp(seat 0, field G, event massEnlightenment)
    0 takeOptional: do skip > skip
    1 takeOptional: do skip > skip
    2 takeOptional: do skip > skip
    3 takeOptional: do skip > skip !reveal
    eventDiscarded(event massEnlightenment)
    cardsTurnedUp(seat 0, level 3, fitting [transdimensionalAi, planetaryScaleResearch], aside [])
    0 chooseTechnology: transdimensionalAi planetaryScaleResearch > planetaryScaleResearch
    technologyPlaced(seat 0, technology planetaryScaleResearch, field G)
    immediateBonus(seat 0, technology planetaryScaleResearch)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 2, from y1, to a1} {ship 2, from y1, to b1} stop > stop
    8 ore, 4 people, supply 00233, markers 4 6, sol 1, a1 2, y1 12, bases a1 y1`,
  'tacticalSimulations.1': `
    orePaid(seat 0, ore 1)
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop > stop
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > stop
    0 chooseMarker: food ore > ore
    controlTaken(seat 0, at b1, system tauCeti, marker ore)
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A)
    11 ore, 5 people, supply 10332, markers 4 5, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'plasmaCannon.1': `
    orePaid(seat 0, ore 2)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 3, at y1, from population)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from y1, to a1} {ship 3, from y1, to b1} stop > stop
    10 ore, 4 people, supply 00333, markers 4 6, sol 1, a1 2, y1 13, bases a1 y1`,
  'humanExperiments.1': `
    orePaid(seat 0, ore 1)
    populationReturned(seat 0, column B)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 3, at y1, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from y1, to a1} {ship 3, from y1, to b1} stop > stop
    11 ore, 4 people, supply 00333, markers 4 6, sol 1, a1 2, y1 13, bases a1 y1`,
  'privateerCharters.1': `
    orePaid(seat 0, ore 1)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > stop
    0 chooseMarker: food ore > ore
    controlTaken(seat 0, at b1, system tauCeti, marker ore)
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A)
    11 ore, 5 people, supply 10332, markers 4 5, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'massCloning.1': `
    0 chooseOne: a b c > c
    orePaid(seat 0, ore 3)
    0 chooseField: B C > C !reveal
    fieldResearched(seat 0, field C, cube supply, technology null)
    eventTurnedUp(seat 0, field C, event distressSignal)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > stop
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop !reveal
    eventDiscarded(event distressSignal)
    cardsTurnedUp(seat 0, level 2, fitting [spacetimeAnomalyStudies, privateerCharters], aside [hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments])
    0 chooseTechnology: spacetimeAnomalyStudies privateerCharters > privateerCharters !roll
    technologyPlaced(seat 0, technology privateerCharters, field C)
    immediateBonus(seat 0, technology privateerCharters)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply)
    9 ore, 5 people, supply 00133, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  'asteroidFoundries.1': `
    orePaid(seat 0, ore 2)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 2, from y1, to a1} {ship 2, from y1, to b1} stop > stop
    10 ore, 5 people, supply 00233, markers 4 6, sol 1, a1 2, y1 12, bases a1 y1`,
  'merchantConvoys.1': `
    oreGained(seat 0, ore 2)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    14 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'technologyLicensing.1': `
    0 chooseFellow: 1 2 3 > 3
    orePaidTo(seat 0, to 3, ore 1)
    0 chooseField: 3 4 > 4
    fieldResearched(seat 0, field 4, cube supply, technology advancedRobotics)
    immediateBonus(seat 0, technology advancedRobotics)
    automated(seat 0, marker ore, step 1)
    11 ore, 5 people, supply 00233, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'modularFleet.1': `
    0 takeOptional: do skip > skip
    0 takeOptional: do skip > skip
    0 takeOptional: do skip > skip
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > stop
    0 chooseMarker: food ore > ore
    controlTaken(seat 0, at b1, system tauCeti, marker ore)
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A)
    12 ore, 5 people, supply 10332, markers 4 5, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'supplyDepot.1': `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at y1}
    shipUpgraded(seat 0, at y1, system null, from 1, to 2)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 2, from y1, to a1} {ship 2, from y1, to b1} stop > stop
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 2, bases a1 y1`,
  'colonyShips.1': `
    orePaid(seat 0, ore 4)
    shipSettled(seat 0, level 2, at a1, column B)
    systemColonised(seat 0, system barnardsStar, at a1)
    systemTurnedUp(system lalande21185, at a1)
    colonyMarked(seat 0, system barnardsStar, marker food)
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column B)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    8 ore, 6 people, supply 00333, markers 3 6, sol 1, y1 1, bases y1, colonies barnardsStar`,
  'planetaryScaleResearch.1': `
    orePaid(seat 0, ore 4)
    0 chooseField: G H > H !reveal
    fieldResearched(seat 0, field H, cube population, technology null)
    eventTurnedUp(seat 0, field H, event firstContact)
    0 chooseOne: a b > b
    oreGained(seat 0, ore 2)
    1 chooseOne: a b > b
    oreGained(seat 1, ore 2)
    2 chooseOne: a b > b
    oreGained(seat 2, ore 2)
    3 chooseOne: a b > b
    oreGained(seat 3, ore 2)
    eventDiscarded(event firstContact)
    0 chooseType: military commerce > commerce !reveal
    typeChosen(seat 0, technologyType commerce)
    cardsTurnedUp(seat 0, level 3, fitting [hivemindComputing, mercenaryFleet], aside [transdimensionalAi, metahumanChambers, deepSpaceMegastructures, capitalShip, androidArmada])
    0 chooseTechnology: hivemindComputing mercenaryFleet > mercenaryFleet !roll
    technologyPlaced(seat 0, technology mercenaryFleet, field H)
    10 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'metahumanChambers.1': `
    orePaid(seat 0, ore 4)
    populationReturned(seat 0, column C)
    populationReturned(seat 0, column C)
    0 chooseField: M N > N
    fieldResearched(seat 0, field N, cube population, technology null)
    0 chooseType: science military > military !reveal
    typeChosen(seat 0, technologyType military)
    cardsTurnedUp(seat 0, level 4, fitting [galacticHq, mindMachineAssimilation], aside [parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations])
    0 chooseTechnology: galacticHq mindMachineAssimilation > mindMachineAssimilation !roll
    technologyPlaced(seat 0, technology mindMachineAssimilation, field N)
    immediateBonus(seat 0, technology mindMachineAssimilation)
    recruited(seat 0, column C)
    recruited(seat 0, column C)
    8 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'hivemindComputing.1': `
    orePaid(seat 0, ore 7)
    0 chooseField: M N > N
    fieldResearched(seat 0, field N, cube population, technology null)
    0 chooseType: science military > military !reveal
    typeChosen(seat 0, technologyType military)
    cardsTurnedUp(seat 0, level 4, fitting [galacticHq, mindMachineAssimilation], aside [parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations])
    0 chooseTechnology: galacticHq mindMachineAssimilation > mindMachineAssimilation !roll
    technologyPlaced(seat 0, technology mindMachineAssimilation, field N)
    immediateBonus(seat 0, technology mindMachineAssimilation)
    recruited(seat 0, column C)
    recruited(seat 0, column D)
    5 ore, 6 people, supply 00023, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'deepSpaceMegastructures.1': `
    orePaid(seat 0, ore 4)
    shipBuilt(seat 0, level 2, at deepSpace, from supply)
    0 chooseField: G H > H !reveal
    fieldResearched(seat 0, field H, cube population, technology null)
    eventTurnedUp(seat 0, field H, event firstContact)
    0 chooseOne: a b > b
    oreGained(seat 0, ore 2)
    1 chooseOne: a b > b
    oreGained(seat 1, ore 2)
    2 chooseOne: a b > b
    oreGained(seat 2, ore 2)
    3 chooseOne: a b > b
    oreGained(seat 3, ore 2)
    eventDiscarded(event firstContact)
    0 chooseType: military commerce > commerce !reveal
    typeChosen(seat 0, technologyType commerce)
    cardsTurnedUp(seat 0, level 3, fitting [hivemindComputing, mercenaryFleet], aside [transdimensionalAi, planetaryScaleResearch, metahumanChambers, capitalShip, androidArmada])
    0 chooseTechnology: hivemindComputing mercenaryFleet > mercenaryFleet !roll
    technologyPlaced(seat 0, technology mercenaryFleet, field H)
    10 ore, 4 people, supply 00033, markers 4 6, sol 1, a1 2, y1 1, deepSpace 2, bases a1 y1`,
  'capitalShip.1': `
    orePaid(seat 0, ore 3)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 4, at y1, from population)
    0 takeOptional: do skip > skip
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 4, from y1, to a1} {ship 4, from y1, to b1} stop > stop
    9 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 14, bases a1 y1`,
  'androidArmada.1': `
    orePaid(seat 0, ore 4)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 4, at y1, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 4, from y1, to a1} {ship 4, from y1, to b1} stop > stop
    8 ore, 5 people, supply 00033, markers 4 6, sol 1, a1 2, y1 14, bases a1 y1`,
  'mercenaryFleet.2': `
    orePaid(seat 0, ore 1)
    populationReturned(seat 0, column C)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 4, at y1, from population)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 4, from y1, to a1} {ship 4, from y1, to b1} stop > stop
    11 ore, 3 people, supply 00233, markers 4 6, sol 1, a1 2, y1 14, bases a1 y1`,
  'cerebralImplants.1': `
    recruited(seat 0, column C)
    0 chooseOne: a b > b
    orePaid(seat 0, ore 5)
    0 chooseField: G H > H !reveal
    fieldResearched(seat 0, field H, cube population, technology null)
    eventTurnedUp(seat 0, field H, event firstContact)
    0 chooseOne: a b > b
    oreGained(seat 0, ore 2)
    1 chooseOne: a b > b
    oreGained(seat 1, ore 2)
    2 chooseOne: a b > b
    oreGained(seat 2, ore 2)
    3 chooseOne: a b > b
    oreGained(seat 3, ore 2)
    eventDiscarded(event firstContact)
    0 chooseType: military commerce > commerce !reveal
    typeChosen(seat 0, technologyType commerce)
    cardsTurnedUp(seat 0, level 3, fitting [hivemindComputing, mercenaryFleet], aside [transdimensionalAi, planetaryScaleResearch, metahumanChambers, deepSpaceMegastructures, capitalShip, androidArmada])
    0 chooseTechnology: hivemindComputing mercenaryFleet > mercenaryFleet !roll
    technologyPlaced(seat 0, technology mercenaryFleet, field H)
    9 ore, 5 people, supply 00033, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'manufacturingOrbitals.1': `
    oreGained(seat 0, ore 2)
    recruited(seat 0, column C)
    0 takeOptional: do skip > skip
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    14 ore, 6 people, supply 00033, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'quantumDataExchange.1': `
    0 copyAction: basic.1 basic.2 advancedRobotics.1 > advancedRobotics.1
    actionCopied(seat 0, action advancedRobotics.1)
    orePaid(seat 0, ore 3)
    0 chooseField: C > C !reveal
    fieldResearched(seat 0, field C, cube supply, technology null)
    eventTurnedUp(seat 0, field C, event distressSignal)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > stop
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop !reveal
    eventDiscarded(event distressSignal)
    cardsTurnedUp(seat 0, level 2, fitting [spacetimeAnomalyStudies, privateerCharters], aside [hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, humanExperiments])
    0 chooseTechnology: spacetimeAnomalyStudies privateerCharters > privateerCharters !roll
    technologyPlaced(seat 0, technology privateerCharters, field C)
    immediateBonus(seat 0, technology privateerCharters)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply)
    9 ore, 5 people, supply 00023, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  'hyperdriveBoosters.1': `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop > stop
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > stop
    0 chooseMarker: food ore > ore
    controlTaken(seat 0, at b1, system tauCeti, marker ore)
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A)
    12 ore, 5 people, supply 10132, markers 4 5, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'stealthTerraformers.1': `
    orePaid(seat 0, ore 5)
    populationReturned(seat 0, column C)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 4, from y1, to b1} > {ship 4, from y1, to b1}
    shipMoved(seat 0, level 4, from y1, to b1, systems [null, ross248])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop !reveal
    shipSettled(seat 0, level 4, at b1, column B)
    systemColonised(seat 0, system ross248, at b1)
    systemTurnedUp(system ross154, at b1)
    colonyMarked(seat 0, system ross248, marker food)
    colonyMarked(seat 0, system ross248, marker food)
    systemBonus(seat 0, system ross248, bonus colony)
    populationGrown(seat 0, columns [B, C, D])
    7 ore, 7 people, supply 00223, markers 2 6, sol 1, a1 2, y1 1, bases a1 y1, colonies ross248`,
};

const immediate = (id: string): Play => rich().effect(0, `${id}!`);

/** The card where it can be used, and its faction ready to research what it leads to. */
function withCard(id: TechId): Table {
  const { level } = TECHNOLOGIES[id];
  if (level === 1) return id === 'advancedRobotics' ? rich().researched(0, '4') : rich();
  if (level === 2) return rich().known('A', id, 0);
  if (id === 'stealthTerraformers') return rich().ship(0, 'y1', 4).system('b1', 'ross248').known('J', id, 0);
  return (id === 'metahumanChambers' || id === 'hivemindComputing' ? learned(rich()) : studied(rich())).known('J', id, 0);
}
const action = (key: string): Play => withCard(key.split('.')[0] as TechId).act(0, `${key}/1`);

describe('technologies at work', () => {
  it.each(Object.keys(IMMEDIATE))('immediate bonus of %s', (id) => {
    const taken = story(immediate(id), eager);
    expect(taken).toEqual(told(IMMEDIATE[id]));
    expect(story(immediate(id), reluctant)).toEqual(told(IMMEDIATE_LEFT[id] ?? IMMEDIATE[id]));
  });

  it.each(Object.keys(ACTIONS))('action %s', (key) => {
    expect(story(action(key), eager)).toEqual(told(ACTIONS[key]));
    expect(story(action(key), reluctant)).toEqual(told(ACTIONS_LEFT[key] ?? ACTIONS[key]));
  });

  it('no card is left out', () => {
    const cards = Object.entries(TECHNOLOGIES);
    expect(Object.keys(IMMEDIATE)).toEqual(cards.flatMap(([id, card]) => (card.immediate === undefined ? [] : [id])));
    expect(Object.keys(ACTIONS)).toEqual(cards.flatMap(([id, card]) => (card.actions ?? []).map((_, i) => `${id}.${i + 1}`)));
  });
});
