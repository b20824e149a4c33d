import { describe, expect, it } from 'vitest';
import { TECHNOLOGIES, type TechId } from '../content/technologies/index.ts';
import { eager, learned, reluctant, rich, story, studied, told } from './story.ts';
import type { Play, Table } from './table.ts';

/** What each technology does, played out at the same table. Each line is what was heard or asked (what is offered, then what is chosen), the last one what the faction has in the end. */

/** Immediate bonuses, everything taken. */
const IMMEDIATE: Readonly<Record<string, string>> = {
  narrowBeamLaser: `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from supply) | factions.0.supply.1 1>0 | ships.0 1>2
    12 ore, 5 people, supply 00333, markers 4 6, sol 11, a1 2, y1 1, bases a1 y1`,
  advancedGenetics: `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    12 ore, 6 people, supply 00333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  advancedRobotics: `
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    12 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  hypercomputing: `
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  bioSynapticNetwork: `
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    12 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  remoteProbes: `
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    12 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  spacetimeAnomalyStudies: `
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  tacticalSimulations: `
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    12 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  plasmaCannon: `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2) | ships.0 1>0 | ships.1 0>1
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    12 ore, 5 people, supply 01333, markers 4 6, sol 2, a1 2, deepSpace 1, bases a1 y1`,
  humanExperiments: `
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    12 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  privateerCharters: `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from supply) | factions.0.supply.1 1>0 | ships.0 1>2
    12 ore, 5 people, supply 00333, markers 4 6, sol 11, a1 2, y1 1, bases a1 y1`,
  massCloning: `
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    12 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  asteroidFoundries: `
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  verticalFarms: `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    12 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  merchantConvoys: `
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from B, to A}
    supplyMoved(seat 0, from B, to A) | factions.0.supply.0 0>1 | factions.0.supply.1 1>0
    13 ore, 5 people, supply 10333, markers 3 6, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  technologyLicensing: `
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  modularFleet: `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2) | ships.0 1>0 | ships.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 5 people, supply 01333, markers 4 6, sol 2, a1 2, y1 1, bases a1 y1`,
  supplyDepot: `
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    13 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  colonyShips: `
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  transdimensionalAi: `
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 6>5 | cubes.2 0>1
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  planetaryScaleResearch: `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.1 1>0 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    12 ore, 5 people, supply 00333, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  metahumanChambers: `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    12 ore, 6 people, supply 00333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  hivemindComputing: `
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from B, to A}
    supplyMoved(seat 0, from B, to A) | factions.0.supply.0 0>1 | factions.0.supply.1 1>0
    12 ore, 5 people, supply 10333, markers 3 5, sol 1, a1 2, b1 1, bases a1 y1 b1, automated o`,
  deepSpaceMegastructures: `
    shipBuilt(seat 0, level 3, at deepSpace, from supply) | factions.0.supply.1 1>0 | ships.34 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > {ship 3, from deepSpace, to b2}
    shipMoved(seat 0, level 3, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.30 0>1 | ships.34 1>0
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    12 ore, 5 people, supply 00333, markers 3 6, sol 1, a1 2, y1 1, b2 3, bases a1 y1 b2`,
  capitalShip: `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 4, at sol, from supply) | factions.0.supply.1 1>0 | ships.3 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from C, to A}
    supplyMoved(seat 0, from C, to A) | factions.0.supply.0 0>1 | factions.0.supply.2 3>2
    12 ore, 5 people, supply 10233, markers 3 6, sol 14, a1 2, b1 1, bases a1 y1 b1`,
  androidArmada: `
    0 chooseOne: a b > a
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.1 1>0 | ships.1 0>1
    0 chooseOne: a b > a
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.2 3>2 | ships.1 1>2
    12 ore, 5 people, supply 00233, markers 4 6, sol 122, a1 2, y1 1, bases a1 y1`,
  manufacturingOrbitals: `
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    0 takeOptional: do skip > do
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 6>5 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    14 ore, 5 people, supply 00333, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  androidRightsMovement: `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    0 chooseSupplyMove: {from E, to A} {from E, to B} {from E, to E} > {from E, to A}
    supplyMoved(seat 0, from E, to A) | factions.0.supply.0 0>1 | factions.0.supply.4 3>2
    0 chooseSupplyMove: {from E, to A} {from E, to B} {from E, to E} > {from E, to A}
    supplyMoved(seat 0, from E, to A) | factions.0.supply.0 1>2 | factions.0.supply.4 2>1
    12 ore, 5 people, supply 21331, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  subatomicFabrication: `
    0 chooseMarker: food ore > food
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 3>2 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from C, to A}
    supplyMoved(seat 0, from C, to A) | factions.0.supply.0 0>1 | factions.0.supply.2 3>2
    13 ore, 6 people, supply 10233, markers 2 6, sol 1, a1 2, b1 1, bases a1 y1 b1, automated f`,
  quantumDataExchange: `
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    14 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  hyperdriveBoosters: `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2) | ships.0 1>0 | ships.1 0>1
    0 chooseUpgrade: {ship 2, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 2, at sol}
    shipUpgraded(seat 0, at sol, system null, from 2, to 3) | ships.1 1>0 | ships.2 0>1
    0 chooseUpgrade: {ship 3, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 3, at sol}
    shipUpgraded(seat 0, at sol, system null, from 3, to 4) | ships.2 1>0 | ships.3 0>1
    12 ore, 5 people, supply 01333, markers 4 6, sol 4, a1 2, y1 1, bases a1 y1`,
  wormholeTechnology: `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.1 1>0 | ships.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    0 chooseTransfer: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from sol, to y1} {ship 1, from sol, to y2} {ship 1, from sol, to y3} {ship 1, from sol, to b1} {ship 1, from sol, to b2} {ship 1, from sol, to deepSpace} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from sol, to y1} {ship 2, from sol, to y2} {ship 2, from sol, to y3} {ship 2, from sol, to b1} {ship 2, from sol, to b2} {ship 2, from sol, to deepSpace} {ship 2, from a1, to sol} {ship 2, from a1, to a2} {ship 2, from a1, to y1} {ship 2, from a1, to y2} {ship 2, from a1, to y3} {ship 2, from a1, to b1} {ship 2, from a1, to b2} {ship 2, from a1, to deepSpace} {ship 1, from y1, to sol} {ship 1, from y1, to a1} {ship 1, from y1, to a2} {ship 1, from y1, to y2} {ship 1, from y1, to y3} {ship 1, from y1, to b1} {ship 1, from y1, to b2} {ship 1, from y1, to deepSpace} stop > {ship 1, from y1, to deepSpace}
    shipMoved(seat 0, level 1, from y1, to deepSpace, systems [null, null]) | ships.12 1>0 | ships.32 0>1
    0 chooseTransfer: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from sol, to y1} {ship 1, from sol, to y2} {ship 1, from sol, to y3} {ship 1, from sol, to b1} {ship 1, from sol, to b2} {ship 1, from sol, to deepSpace} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from sol, to y1} {ship 2, from sol, to y2} {ship 2, from sol, to y3} {ship 2, from sol, to b1} {ship 2, from sol, to b2} {ship 2, from sol, to deepSpace} {ship 2, from a1, to sol} {ship 2, from a1, to a2} {ship 2, from a1, to y1} {ship 2, from a1, to y2} {ship 2, from a1, to y3} {ship 2, from a1, to b1} {ship 2, from a1, to b2} {ship 2, from a1, to deepSpace} stop > {ship 2, from a1, to deepSpace}
    shipMoved(seat 0, level 2, from a1, to deepSpace, systems [barnardsStar, null]) | ships.5 1>0 | ships.33 0>1
    13 ore, 5 people, supply 00333, markers 4 6, sol 12, deepSpace 12, bases a1 y1`,
  parallelUniverseGenerator: `
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube supply, technology advancedGenetics) | factions.0.supply.1 1>0 | cubes.2 0>1
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column C) | factions.0.population 5>6 | factions.0.supply.2 3>2
    12 ore, 6 people, supply 00233, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  postScarcityEconomy: `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    automated(seat 0, marker ore, step 2) | factions.0.mines 6>5 | factions.0.automation f>fo
    12 ore, 5 people, supply 01333, markers 3 5, sol 1, a1 2, y1 1, bases a1 y1, automated fo`,
  galacticHq: `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.28 0>1 | ships.32 1>0
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    12 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, b2 1, bases a1 y1 b2`,
  ringworldAuthority: `
    0 takeOptional: do skip > do !reveal
    orePaid(seat 0, ore 2) | factions.0.ore 12>10
    shipSettled(seat 0, level 2, at a1, column B) | factions.0.supply.1 1>2 | ships.5 1>0
    systemColonised(seat 0, system barnardsStar, at a1) | factions.0.colonies at 2 []>[barnardsStar] | factions.0.colonyMarkers at 2 []>[f] | systems.1 barnardsStar>null | bases.1 0>-1 | baseMarkers.1 f>
    systemTurnedUp(system lalande21185, at a1) | systems.1 null>lalande21185 | systemDecks.0.cards at 7 [lalande21185]>[]
    colonyMarked(seat 0, system barnardsStar, marker food) | factions.0.food 4>3 | factions.0.colonyMarkers.2 f>ff
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 2>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    10 ore, 6 people, supply 01333, markers 3 6, sol 1, deepSpace 1, bases y1, colonies barnardsStar`,
  gigaCorporations: `
    0 chooseMarker: food ore > food
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    14 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  mindMachineAssimilation: `
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    recruited(seat 0, column C) | factions.0.population 6>7 | factions.0.supply.2 3>2
    12 ore, 7 people, supply 00233, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  universalArchive: `
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, deepSpace 1, bases a1 y1`,
  blackMarketIndustries: `
    oreGained(seat 0, ore 3) | factions.0.ore 12>15
    15 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  colonialMinistry: `
    systemsDrawn(seat 0, systems [lalande21185, luytensStar]) | systemDecks.0.cards at 6 [luytensStar, lalande21185]>[] | drawn at 0 []>[lalande21185, luytensStar]
    0 chooseSystem: lalande21185 luytensStar > lalande21185
    systemColonised(seat 0, system lalande21185, at null) | factions.0.colonies at 2 []>[lalande21185] | factions.0.colonyMarkers at 2 []>[] | systemDecks.0.cards at 0 []>[luytensStar] | systemDecks.0.buried at 0 []>[1] | drawn at 0 [lalande21185, luytensStar]>[]
    systemBonus(seat 0, system lalande21185, bonus colony)
    populationGrown(seat 0, columns [B, C]) | factions.0.population 5>7 | factions.0.supply.1 1>0 | factions.0.supply.2 3>2
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 14>11
    recruited(seat 0, column C) | factions.0.population 7>8 | factions.0.supply.2 2>1
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 11>8
    recruited(seat 0, column C) | factions.0.population 8>9 | factions.0.supply.2 1>0
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 8>5
    recruited(seat 0, column D) | factions.0.population 9>10 | factions.0.supply.3 3>2
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > buy
    traded(seat 0, exchange buy)
    orePaid(seat 0, ore 3) | factions.0.ore 5>2
    recruited(seat 0, column D) | factions.0.population 10>11 | factions.0.supply.3 2>1
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
  galacticEmpire: `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, deepSpace 1, bases a1 y1`,
};

/** Immediate bonuses, as little taken as possible, where that makes a difference. */
const IMMEDIATE_LEFT: Readonly<Record<string, string>> = {
  narrowBeamLaser: `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply) | factions.0.supply.1 1>0 | ships.12 1>2
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  plasmaCannon: `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at y1}
    shipUpgraded(seat 0, at y1, system null, from 1, to 2) | ships.12 1>0 | ships.13 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 2, from y1, to a1} {ship 2, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 2, bases a1 y1`,
  privateerCharters: `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply) | factions.0.supply.1 1>0 | ships.12 1>2
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  merchantConvoys: `
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  modularFleet: `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at y1}
    shipUpgraded(seat 0, at y1, system null, from 1, to 2) | ships.12 1>0 | ships.13 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 2, bases a1 y1`,
  transdimensionalAi: `
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    0 takeOptional: do skip > skip
    12 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  planetaryScaleResearch: `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from supply) | factions.0.supply.1 1>0 | ships.13 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 2, from y1, to a1} {ship 2, from y1, to b1} stop > stop
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 12, bases a1 y1`,
  hivemindComputing: `
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  deepSpaceMegastructures: `
    shipBuilt(seat 0, level 3, at deepSpace, from supply) | factions.0.supply.1 1>0 | ships.34 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  capitalShip: `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 4, at y1, from supply) | factions.0.supply.1 1>0 | ships.15 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 4, from y1, to a1} {ship 4, from y1, to b1} stop > stop
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 14, bases a1 y1`,
  androidArmada: `
    0 chooseOne: a b > b
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    0 chooseOne: a b > b
    recruited(seat 0, column C) | factions.0.population 6>7 | factions.0.supply.2 3>2
    12 ore, 7 people, supply 00233, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  manufacturingOrbitals: `
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    0 takeOptional: do skip > skip
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    14 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  androidRightsMovement: `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    0 chooseSupplyMove: {from E, to A} {from E, to B} {from E, to E} > {from E, to E}
    supplyMoved(seat 0, from E, to E)
    0 chooseSupplyMove: {from E, to A} {from E, to B} {from E, to E} > {from E, to E}
    supplyMoved(seat 0, from E, to E)
    12 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  subatomicFabrication: `
    0 chooseMarker: food ore > ore
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    13 ore, 6 people, supply 00333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  hyperdriveBoosters: `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at y1}
    shipUpgraded(seat 0, at y1, system null, from 1, to 2) | ships.12 1>0 | ships.13 0>1
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 2, at y1} > {ship 2, at y1}
    shipUpgraded(seat 0, at y1, system null, from 2, to 3) | ships.13 1>0 | ships.14 0>1
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 3, at y1} > {ship 3, at y1}
    shipUpgraded(seat 0, at y1, system null, from 3, to 4) | ships.14 1>0 | ships.15 0>1
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 4, bases a1 y1`,
  wormholeTechnology: `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from supply) | factions.0.supply.1 1>0 | ships.13 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
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
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    14 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  universalArchive: `
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  colonialMinistry: `
    systemsDrawn(seat 0, systems [lalande21185, luytensStar]) | systemDecks.0.cards at 6 [luytensStar, lalande21185]>[] | drawn at 0 []>[lalande21185, luytensStar]
    0 chooseSystem: lalande21185 luytensStar > luytensStar
    systemColonised(seat 0, system luytensStar, at null) | factions.0.colonies at 2 []>[luytensStar] | factions.0.colonyMarkers at 2 []>[] | systemDecks.0.cards at 0 []>[lalande21185] | systemDecks.0.buried at 0 []>[1] | drawn at 0 [lalande21185, luytensStar]>[]
    systemBonus(seat 0, system luytensStar, bonus colony)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply) | factions.0.supply.1 1>0 | ships.12 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1, colonies luytensStar`,
  galacticEmpire: `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
};

/** Actions, everything taken. */
const ACTIONS: Readonly<Record<string, string>> = {
  'narrowBeamLaser.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space narrowBeamLaser.1/1) | factions.0.pawn null>narrowBeamLaser.1/1
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 5>4 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    11 ore, 4 people, supply 01333, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  'terraforming.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space terraforming.1/1) | factions.0.pawn null>terraforming.1/1
    orePaid(seat 0, ore 3) | factions.0.ore 12>9
    shipSettled(seat 0, level 2, at a1, column B) | factions.0.supply.1 1>2 | ships.5 1>0
    systemColonised(seat 0, system barnardsStar, at a1) | factions.0.colonies at 2 []>[barnardsStar] | factions.0.colonyMarkers at 2 []>[f] | systems.1 barnardsStar>null | bases.1 0>-1 | baseMarkers.1 f>
    systemTurnedUp(system lalande21185, at a1) | systems.1 null>lalande21185 | systemDecks.0.cards at 7 [lalande21185]>[]
    colonyMarked(seat 0, system barnardsStar, marker food) | factions.0.food 4>3 | factions.0.colonyMarkers.2 f>ff
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 2>1
    9 ore, 6 people, supply 01333, markers 3 6, sol 1, y1 1, bases y1, colonies barnardsStar`,
  'terraforming.2': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space terraforming.2/1) | factions.0.pawn null>terraforming.2/1
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.28 0>1 | ships.32 1>0
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b2, to y2} {ship 1, from b2, to y3} {ship 1, from b2, to deepSpace} stop > {ship 1, from b2, to deepSpace}
    shipMoved(seat 0, level 1, from b2, to deepSpace, systems [kapteynsStar, null]) | ships.28 1>0 | ships.32 0>1
    11 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, deepSpace 1, bases a1 y1`,
  'advancedRobotics.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space advancedRobotics.1/1) | factions.0.pawn null>advancedRobotics.1/1
    orePaid(seat 0, ore 3) | factions.0.ore 12>9
    0 chooseField: A B C F > A !reveal
    fieldResearched(seat 0, field A, cube supply, technology null) | factions.0.supply.2 3>2 | cubes.4 0>1
    eventTurnedUp(seat 0, field A, event bumperHarvest) | events.4 bumperHarvest>null | turnedUp null>bumperHarvest
    recruited(seat 0, column C) | factions.0.population 5>6 | factions.0.supply.2 2>1
    recruited(seat 1, column A) | factions.1.population 2>3 | factions.1.supply.0 3>2
    recruited(seat 2, column A) | factions.2.population 2>3 | factions.2.supply.0 4>3
    recruited(seat 3, column A) | factions.3.population 2>3 | factions.3.supply.0 4>3
    eventDiscarded(event bumperHarvest) | discarded at 0 []>[bumperHarvest] | turnedUp bumperHarvest>null
    cardsTurnedUp(seat 0, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    0 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 0, technology remoteProbes, field A) | technologies.4 null>remoteProbes | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, tacticalSimulations] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 0, technology remoteProbes)
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    9 ore, 6 people, supply 00133, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'hypercomputing.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space hypercomputing.1/1) | factions.0.pawn null>hypercomputing.1/1
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    0 chooseField: B C > B !reveal
    fieldResearched(seat 0, field B, cube population, technology null) | factions.0.population 5>4 | cubes.5 0>1
    eventTurnedUp(seat 0, field B, event prospectingBoom) | events.5 prospectingBoom>null | turnedUp null>prospectingBoom
    oreGained(seat 0, ore 2) | factions.0.ore 11>13
    oreGained(seat 1, ore 1) | factions.1.ore 3>4
    eventDiscarded(event prospectingBoom) | discarded at 0 []>[prospectingBoom] | turnedUp prospectingBoom>null
    0 chooseType: military commerce > military !reveal
    typeChosen(seat 0, technologyType military)
    cardsTurnedUp(seat 0, level 2, fitting [remoteProbes, tacticalSimulations], aside [bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[bioSynapticNetwork, spacetimeAnomalyStudies]
    0 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 0, technology remoteProbes, field B) | technologies.5 null>remoteProbes | techDecks.0.cards at 0 []>[bioSynapticNetwork, spacetimeAnomalyStudies, tacticalSimulations] | techDecks.0.buried at 0 []>[3] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 0, technology remoteProbes)
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    13 ore, 4 people, supply 00333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'bioSynapticNetwork.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space bioSynapticNetwork.1/1) | factions.0.pawn null>bioSynapticNetwork.1/1
    orePaid(seat 0, ore 2) | factions.0.ore 12>10
    0 chooseField: 3 4 B C > 3
    fieldResearched(seat 0, field 3, cube supply, technology advancedGenetics) | factions.0.supply.2 3>2 | cubes.2 0>1
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column C) | factions.0.population 5>6 | factions.0.supply.2 2>1
    10 ore, 6 people, supply 00133, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  'remoteProbes.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space remoteProbes.1/1) | factions.0.pawn null>remoteProbes.1/1
    orePaid(seat 0, ore 2) | factions.0.ore 12>10
    0 chooseField: B C > B !reveal
    fieldResearched(seat 0, field B, cube population, technology null) | factions.0.population 5>4 | cubes.5 0>1
    eventTurnedUp(seat 0, field B, event prospectingBoom) | events.5 prospectingBoom>null | turnedUp null>prospectingBoom
    oreGained(seat 0, ore 2) | factions.0.ore 10>12
    oreGained(seat 1, ore 1) | factions.1.ore 3>4
    eventDiscarded(event prospectingBoom) | discarded at 0 []>[prospectingBoom] | turnedUp prospectingBoom>null
    0 chooseType: military commerce > military !reveal
    typeChosen(seat 0, technologyType military)
    cardsTurnedUp(seat 0, level 2, fitting [tacticalSimulations, plasmaCannon], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 10 [plasmaCannon, tacticalSimulations, spacetimeAnomalyStudies, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[tacticalSimulations, plasmaCannon] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    0 chooseTechnology: tacticalSimulations plasmaCannon > tacticalSimulations !roll
    technologyPlaced(seat 0, technology tacticalSimulations, field B) | technologies.5 null>tacticalSimulations | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, plasmaCannon] | techDecks.0.buried at 0 []>[4] | fitting at 0 [tacticalSimulations, plasmaCannon]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 0, technology tacticalSimulations)
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    12 ore, 4 people, supply 00333, markers 4 5, sol 1, a1 2, deepSpace 1, bases a1 y1, automated o`,
  'spacetimeAnomalyStudies.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space spacetimeAnomalyStudies.1/1) | factions.0.pawn null>spacetimeAnomalyStudies.1/1
    orePaid(seat 0, ore 4) | factions.0.ore 12>8
    0 chooseField: G > G !reveal
    fieldResearched(seat 0, field G, cube population, technology null) | factions.0.population 5>4 | cubes.10 0>1
    eventTurnedUp(seat 0, field G, event massEnlightenment) | events.10 massEnlightenment>null | turnedUp null>massEnlightenment
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 2) | factions.0.ore 8>6
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 4>3 | cubes.2 0>1
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column C) | factions.0.population 3>4 | factions.0.supply.2 3>2
    1 takeOptional: do skip > do
    orePaid(seat 1, ore 2) | factions.1.ore 3>1
    1 chooseField: 1 2 3 4 > 1
    fieldResearched(seat 1, field 1, cube population, technology narrowBeamLaser) | factions.1.population 2>1 | cubes.0 1>3
    immediateBonus(seat 1, technology narrowBeamLaser)
    shipBuilt(seat 1, level 1, at sol, from supply) | factions.1.supply.0 3>2 | ships.40 1>2
    2 takeOptional: do skip > do
    orePaid(seat 2, ore 2) | factions.2.ore 2>0
    2 chooseField: 1 2 3 4 > 1
    fieldResearched(seat 2, field 1, cube population, technology narrowBeamLaser) | factions.2.population 2>1 | cubes.0 3>7
    immediateBonus(seat 2, technology narrowBeamLaser)
    shipBuilt(seat 2, level 1, at sol, from supply) | factions.2.supply.0 4>3 | ships.80 1>2
    3 takeOptional: do skip > do
    orePaid(seat 3, ore 2) | factions.3.ore 2>0
    3 chooseField: 1 2 3 4 > 1 !reveal
    fieldResearched(seat 3, field 1, cube population, technology narrowBeamLaser) | factions.3.population 2>1 | cubes.0 7>15
    immediateBonus(seat 3, technology narrowBeamLaser)
    shipBuilt(seat 3, level 1, at sol, from supply) | factions.3.supply.0 4>3 | ships.120 1>2
    eventDiscarded(event massEnlightenment) | discarded at 0 []>[massEnlightenment] | turnedUp massEnlightenment>null
    cardsTurnedUp(seat 0, level 3, fitting [transdimensionalAi, planetaryScaleResearch], aside []) | techDecks.1.cards at 14 [planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[transdimensionalAi, planetaryScaleResearch]
    0 chooseTechnology: transdimensionalAi planetaryScaleResearch > transdimensionalAi
    technologyPlaced(seat 0, technology transdimensionalAi, field G) | technologies.10 null>transdimensionalAi | techDecks.1.cards at 0 []>[planetaryScaleResearch] | techDecks.1.buried at 0 []>[1] | fitting at 0 [transdimensionalAi, planetaryScaleResearch]>[]
    immediateBonus(seat 0, technology transdimensionalAi) | factions.0.powers 0>1
    recruited(seat 0, column C) | factions.0.population 4>5 | factions.0.supply.2 2>1
    0 takeOptional: do skip > do
    0 chooseField: 4 > 4
    fieldResearched(seat 0, field 4, cube population, technology advancedRobotics) | factions.0.population 5>4 | cubes.3 0>1
    6 ore, 4 people, supply 00133, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  'tacticalSimulations.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space tacticalSimulations.1/1) | factions.0.pawn null>tacticalSimulations.1/1
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2) | ships.0 1>0 | ships.1 0>1
    0 chooseUpgrade: {ship 2, at a1} {ship 1, at y1} stop > {ship 2, at a1}
    shipUpgraded(seat 0, at a1, system barnardsStar, from 2, to 3) | ships.5 1>0 | ships.6 0>1
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    11 ore, 5 people, supply 00333, markers 4 6, sol 2, a1 3, deepSpace 1, bases a1 y1`,
  'plasmaCannon.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space plasmaCannon.1/1) | factions.0.pawn null>plasmaCannon.1/1
    orePaid(seat 0, ore 2) | factions.0.ore 12>10
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 3, at sol, from population) | factions.0.population 5>4 | ships.2 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 3, from sol, to a1} {ship 3, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 3, from sol, to a1} {ship 3, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    10 ore, 4 people, supply 00333, markers 4 6, sol 13, a1 2, deepSpace 1, bases a1 y1`,
  'humanExperiments.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space humanExperiments.1/1) | factions.0.pawn null>humanExperiments.1/1
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    populationReturned(seat 0, column B) | factions.0.population 5>4 | factions.0.supply.1 0>1
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 3, at sol, from supply) | factions.0.supply.1 1>0 | ships.2 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 3, from sol, to a1} {ship 3, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from C, to A}
    supplyMoved(seat 0, from C, to A) | factions.0.supply.0 0>1 | factions.0.supply.2 3>2
    11 ore, 4 people, supply 10233, markers 3 6, sol 13, a1 2, b1 1, bases a1 y1 b1`,
  'privateerCharters.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space privateerCharters.1/1) | factions.0.pawn null>privateerCharters.1/1
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.28 0>1 | ships.32 1>0
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    11 ore, 5 people, supply 00333, markers 3 6, sol 1, a1 2, b2 1, bases a1 y1 b2`,
  'massCloning.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space massCloning.1/1) | factions.0.pawn null>massCloning.1/1
    0 chooseOne: a b c > a
    recruited(seat 0, column C) | factions.0.population 5>6 | factions.0.supply.2 3>2
    recruited(seat 0, column C) | factions.0.population 6>7 | factions.0.supply.2 2>1
    12 ore, 7 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'asteroidFoundries.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space asteroidFoundries.1/1) | factions.0.pawn null>asteroidFoundries.1/1
    orePaid(seat 0, ore 2) | factions.0.ore 12>10
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.2 3>2 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    10 ore, 5 people, supply 00233, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  'merchantConvoys.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space merchantConvoys.1/1) | factions.0.pawn null>merchantConvoys.1/1
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    14 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, deepSpace 1, bases a1 y1`,
  'technologyLicensing.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space technologyLicensing.1/1) | factions.0.pawn null>technologyLicensing.1/1
    0 chooseFellow: 1 2 3 > 1
    orePaidTo(seat 0, to 1, ore 1) | factions.0.ore 12>11 | factions.1.ore 3>4
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube supply, technology advancedGenetics) | factions.0.supply.2 3>2 | cubes.2 0>1
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column C) | factions.0.population 5>6 | factions.0.supply.2 2>1
    11 ore, 6 people, supply 00133, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  'modularFleet.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space modularFleet.1/1) | factions.0.pawn null>modularFleet.1/1
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2) | ships.0 1>0 | ships.1 0>1
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 1) | factions.0.ore 11>10
    0 chooseUpgrade: {ship 2, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 2, at sol}
    shipUpgraded(seat 0, at sol, system null, from 2, to 3) | ships.1 1>0 | ships.2 0>1
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 1) | factions.0.ore 10>9
    0 chooseUpgrade: {ship 3, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 3, at sol}
    shipUpgraded(seat 0, at sol, system null, from 3, to 4) | ships.2 1>0 | ships.3 0>1
    0 chooseJump: {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    0 chooseJump: {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.28 0>1 | ships.32 1>0
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    9 ore, 5 people, supply 00333, markers 3 6, sol 4, a1 2, b2 1, bases a1 y1 b2`,
  'supplyDepot.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space supplyDepot.1/1) | factions.0.pawn null>supplyDepot.1/1
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2) | ships.0 1>0 | ships.1 0>1
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.28 0>1 | ships.32 1>0
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    12 ore, 5 people, supply 00333, markers 3 6, sol 2, a1 2, b2 1, bases a1 y1 b2`,
  'colonyShips.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space colonyShips.1/1) | factions.0.pawn null>colonyShips.1/1
    orePaid(seat 0, ore 3) | factions.0.ore 12>9
    shipSettled(seat 0, level 2, at a1, column B) | factions.0.supply.1 0>1 | ships.5 1>0
    systemColonised(seat 0, system barnardsStar, at a1) | factions.0.colonies at 2 []>[barnardsStar] | factions.0.colonyMarkers at 2 []>[f] | systems.1 barnardsStar>null | bases.1 0>-1 | baseMarkers.1 f>
    systemTurnedUp(system lalande21185, at a1) | systems.1 null>lalande21185 | systemDecks.0.cards at 7 [lalande21185]>[]
    colonyMarked(seat 0, system barnardsStar, marker food) | factions.0.food 4>3 | factions.0.colonyMarkers.2 f>ff
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 3>2 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from C, to A}
    supplyMoved(seat 0, from C, to A) | factions.0.supply.0 0>1 | factions.0.supply.2 3>2
    9 ore, 6 people, supply 10233, markers 2 6, sol 1, b1 1, bases y1 b1, colonies barnardsStar`,
  'planetaryScaleResearch.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space planetaryScaleResearch.1/1) | factions.0.pawn null>planetaryScaleResearch.1/1
    orePaid(seat 0, ore 4) | factions.0.ore 12>8
    0 chooseField: G H > G !reveal
    fieldResearched(seat 0, field G, cube population, technology null) | factions.0.population 5>4 | cubes.10 0>1
    eventTurnedUp(seat 0, field G, event massEnlightenment) | events.10 massEnlightenment>null | turnedUp null>massEnlightenment
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 2) | factions.0.ore 8>6
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 4>3 | cubes.2 0>1
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column C) | factions.0.population 3>4 | factions.0.supply.2 1>0
    1 takeOptional: do skip > do
    orePaid(seat 1, ore 2) | factions.1.ore 3>1
    1 chooseField: 1 2 3 4 > 1
    fieldResearched(seat 1, field 1, cube population, technology narrowBeamLaser) | factions.1.population 2>1 | cubes.0 1>3
    immediateBonus(seat 1, technology narrowBeamLaser)
    shipBuilt(seat 1, level 1, at sol, from supply) | factions.1.supply.0 3>2 | ships.40 1>2
    2 takeOptional: do skip > do
    orePaid(seat 2, ore 2) | factions.2.ore 2>0
    2 chooseField: 1 2 3 4 > 1
    fieldResearched(seat 2, field 1, cube population, technology narrowBeamLaser) | factions.2.population 2>1 | cubes.0 3>7
    immediateBonus(seat 2, technology narrowBeamLaser)
    shipBuilt(seat 2, level 1, at sol, from supply) | factions.2.supply.0 4>3 | ships.80 1>2
    3 takeOptional: do skip > do
    orePaid(seat 3, ore 2) | factions.3.ore 2>0
    3 chooseField: 1 2 3 4 > 1 !reveal
    fieldResearched(seat 3, field 1, cube population, technology narrowBeamLaser) | factions.3.population 2>1 | cubes.0 7>15
    immediateBonus(seat 3, technology narrowBeamLaser)
    shipBuilt(seat 3, level 1, at sol, from supply) | factions.3.supply.0 4>3 | ships.120 1>2
    eventDiscarded(event massEnlightenment) | discarded at 0 []>[massEnlightenment] | turnedUp massEnlightenment>null
    cardsTurnedUp(seat 0, level 3, fitting [deepSpaceMegastructures, capitalShip], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 10 [capitalShip, deepSpaceMegastructures, hivemindComputing, metahumanChambers, transdimensionalAi]>[] | fitting at 0 []>[deepSpaceMegastructures, capitalShip] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    0 chooseTechnology: deepSpaceMegastructures capitalShip > deepSpaceMegastructures !roll
    technologyPlaced(seat 0, technology deepSpaceMegastructures, field G) | technologies.10 null>deepSpaceMegastructures | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, capitalShip] | techDecks.1.buried at 0 []>[4] | fitting at 0 [deepSpaceMegastructures, capitalShip]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 0, technology deepSpaceMegastructures)
    shipBuilt(seat 0, level 3, at deepSpace, from supply) | factions.0.supply.3 3>2 | ships.34 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > {ship 3, from deepSpace, to b2}
    shipMoved(seat 0, level 3, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.30 0>1 | ships.34 1>0
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 3>2 | bases.7 -1>0 | baseMarkers.7 >f
    6 ore, 4 people, supply 00023, markers 2 6, sol 1, a1 2, y1 1, b2 3, bases a1 y1 b2, automated f`,
  'metahumanChambers.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space metahumanChambers.1/1) | factions.0.pawn null>metahumanChambers.1/1
    orePaid(seat 0, ore 4) | factions.0.ore 12>8
    populationReturned(seat 0, column C) | factions.0.population 5>4 | factions.0.supply.2 1>2
    populationReturned(seat 0, column C) | factions.0.population 4>3 | factions.0.supply.2 2>3
    0 chooseField: M N > M !reveal
    fieldResearched(seat 0, field M, cube population, technology null) | factions.0.population 3>2 | cubes.16 0>1
    cardsTurnedUp(seat 0, level 4, fitting [galacticHq, mindMachineAssimilation], aside [parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations]) | techDecks.2.cards at 4 [mindMachineAssimilation, gigaCorporations, ringworldAuthority, galacticHq, postScarcityEconomy, parallelUniverseGenerator]>[] | fitting at 0 []>[galacticHq, mindMachineAssimilation] | aside at 0 []>[parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations]
    0 chooseTechnology: galacticHq mindMachineAssimilation > galacticHq !roll
    technologyPlaced(seat 0, technology galacticHq, field M) | technologies.16 null>galacticHq | techDecks.2.cards at 0 []>[parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations, mindMachineAssimilation] | techDecks.2.buried at 0 []>[5] | fitting at 0 [galacticHq, mindMachineAssimilation]>[] | aside at 0 [parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations]>[]
    immediateBonus(seat 0, technology galacticHq) | factions.0.powers 0>32
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +3 > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +3 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop +3 > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.28 0>1 | ships.32 1>0
    0 chooseMarker: food ore +3 > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    8 ore, 2 people, supply 00333, markers 3 6, sol 1, a1 2, b2 1, bases a1 y1 b2`,
  'hivemindComputing.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space hivemindComputing.1/1) | factions.0.pawn null>hivemindComputing.1/1
    orePaid(seat 0, ore 7) | factions.0.ore 12>5
    0 chooseField: M N > M !reveal
    fieldResearched(seat 0, field M, cube population, technology null) | factions.0.population 5>4 | cubes.16 0>1
    cardsTurnedUp(seat 0, level 4, fitting [galacticHq, mindMachineAssimilation], aside [parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations]) | techDecks.2.cards at 4 [mindMachineAssimilation, gigaCorporations, ringworldAuthority, galacticHq, postScarcityEconomy, parallelUniverseGenerator]>[] | fitting at 0 []>[galacticHq, mindMachineAssimilation] | aside at 0 []>[parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations]
    0 chooseTechnology: galacticHq mindMachineAssimilation > galacticHq !roll
    technologyPlaced(seat 0, technology galacticHq, field M) | technologies.16 null>galacticHq | techDecks.2.cards at 0 []>[parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations, mindMachineAssimilation] | techDecks.2.buried at 0 []>[5] | fitting at 0 [galacticHq, mindMachineAssimilation]>[] | aside at 0 [parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations]>[]
    immediateBonus(seat 0, technology galacticHq) | factions.0.powers 0>32
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +3 > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +3 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop +3 > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.28 0>1 | ships.32 1>0
    0 chooseMarker: food ore +3 > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    5 ore, 4 people, supply 00133, markers 3 6, sol 1, a1 2, b2 1, bases a1 y1 b2`,
  'deepSpaceMegastructures.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space deepSpaceMegastructures.1/1) | factions.0.pawn null>deepSpaceMegastructures.1/1
    orePaid(seat 0, ore 4) | factions.0.ore 12>8
    shipBuilt(seat 0, level 2, at deepSpace, from supply) | factions.0.supply.2 1>0 | ships.33 0>1
    0 chooseField: G H > G !reveal
    fieldResearched(seat 0, field G, cube population, technology null) | factions.0.population 5>4 | cubes.10 0>1
    eventTurnedUp(seat 0, field G, event massEnlightenment) | events.10 massEnlightenment>null | turnedUp null>massEnlightenment
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 2) | factions.0.ore 8>6
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 4>3 | cubes.2 0>1
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column D) | factions.0.population 3>4 | factions.0.supply.3 3>2
    1 takeOptional: do skip > do
    orePaid(seat 1, ore 2) | factions.1.ore 3>1
    1 chooseField: 1 2 3 4 > 1
    fieldResearched(seat 1, field 1, cube population, technology narrowBeamLaser) | factions.1.population 2>1 | cubes.0 1>3
    immediateBonus(seat 1, technology narrowBeamLaser)
    shipBuilt(seat 1, level 1, at sol, from supply) | factions.1.supply.0 3>2 | ships.40 1>2
    2 takeOptional: do skip > do
    orePaid(seat 2, ore 2) | factions.2.ore 2>0
    2 chooseField: 1 2 3 4 > 1
    fieldResearched(seat 2, field 1, cube population, technology narrowBeamLaser) | factions.2.population 2>1 | cubes.0 3>7
    immediateBonus(seat 2, technology narrowBeamLaser)
    shipBuilt(seat 2, level 1, at sol, from supply) | factions.2.supply.0 4>3 | ships.80 1>2
    3 takeOptional: do skip > do
    orePaid(seat 3, ore 2) | factions.3.ore 2>0
    3 chooseField: 1 2 3 4 > 1 !reveal
    fieldResearched(seat 3, field 1, cube population, technology narrowBeamLaser) | factions.3.population 2>1 | cubes.0 7>15
    immediateBonus(seat 3, technology narrowBeamLaser)
    shipBuilt(seat 3, level 1, at sol, from supply) | factions.3.supply.0 4>3 | ships.120 1>2
    eventDiscarded(event massEnlightenment) | discarded at 0 []>[massEnlightenment] | turnedUp massEnlightenment>null
    cardsTurnedUp(seat 0, level 3, fitting [planetaryScaleResearch, capitalShip], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 10 [capitalShip, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, capitalShip] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    0 chooseTechnology: planetaryScaleResearch capitalShip > planetaryScaleResearch !roll
    technologyPlaced(seat 0, technology planetaryScaleResearch, field G) | technologies.10 null>planetaryScaleResearch | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, capitalShip] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, capitalShip]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 0, technology planetaryScaleResearch)
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.3 2>1 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 2, from deepSpace, to b1} {ship 2, from deepSpace, to b2} stop > {ship 2, from deepSpace, to b2}
    shipMoved(seat 0, level 2, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.29 0>1 | ships.33 1>0
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 2, from b2, to y2} {ship 2, from b2, to y3} {ship 2, from b2, to deepSpace} stop > {ship 2, from b2, to deepSpace}
    shipMoved(seat 0, level 2, from b2, to deepSpace, systems [kapteynsStar, null]) | ships.29 1>0 | ships.33 0>1
    6 ore, 4 people, supply 00013, markers 3 6, sol 12, a1 2, y1 1, deepSpace 2, bases a1 y1, automated f`,
  'capitalShip.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space capitalShip.1/1) | factions.0.pawn null>capitalShip.1/1
    orePaid(seat 0, ore 3) | factions.0.ore 12>9
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 4, at sol, from population) | factions.0.population 5>4 | ships.3 0>1
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 2) | factions.0.ore 9>7
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 4>3 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.28 0>1 | ships.32 1>0
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    7 ore, 3 people, supply 00133, markers 3 6, sol 124, a1 2, b2 1, bases a1 y1 b2`,
  'androidArmada.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space androidArmada.1/1) | factions.0.pawn null>androidArmada.1/1
    orePaid(seat 0, ore 4) | factions.0.ore 12>8
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 4, at sol, from supply) | factions.0.supply.2 1>0 | ships.3 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.28 0>1 | ships.32 1>0
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    8 ore, 5 people, supply 00033, markers 3 6, sol 14, a1 2, b2 1, bases a1 y1 b2`,
  'mercenaryFleet.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space mercenaryFleet.1/1) | factions.0.pawn null>mercenaryFleet.1/1
    orePaid(seat 0, ore 3) | factions.0.ore 12>9
    shipSettled(seat 0, level 2, at a1, column C) | factions.0.supply.2 1>2 | ships.5 1>0
    systemColonised(seat 0, system barnardsStar, at a1) | factions.0.colonies at 2 []>[barnardsStar] | factions.0.colonyMarkers at 2 []>[f] | systems.1 barnardsStar>null | bases.1 0>-1 | baseMarkers.1 f>
    systemTurnedUp(system lalande21185, at a1) | systems.1 null>lalande21185 | systemDecks.0.cards at 7 [lalande21185]>[]
    colonyMarked(seat 0, system barnardsStar, marker food) | factions.0.food 4>3 | factions.0.colonyMarkers.2 f>ff
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column C) | factions.0.population 5>6 | factions.0.supply.2 2>1
    9 ore, 6 people, supply 00133, markers 3 6, sol 1, y1 1, bases y1, colonies barnardsStar`,
  'mercenaryFleet.2': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space mercenaryFleet.2/1) | factions.0.pawn null>mercenaryFleet.2/1
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    populationReturned(seat 0, column C) | factions.0.population 5>4 | factions.0.supply.2 1>2
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 4, at sol, from population) | factions.0.population 4>3 | ships.3 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 4, from sol, to a1} {ship 4, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    11 ore, 3 people, supply 00233, markers 4 6, sol 14, a1 2, deepSpace 1, bases a1 y1`,
  'cerebralImplants.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space cerebralImplants.1/1) | factions.0.pawn null>cerebralImplants.1/1
    recruited(seat 0, column C) | factions.0.population 5>6 | factions.0.supply.2 1>0
    0 chooseOne: a b > a
    orePaid(seat 0, ore 3) | factions.0.ore 12>9
    0 chooseField: C > C !reveal
    fieldResearched(seat 0, field C, cube population, technology null) | factions.0.population 6>5 | cubes.6 0>1
    eventTurnedUp(seat 0, field C, event distressSignal) | events.6 distressSignal>null | turnedUp null>distressSignal
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from D, to A} {from E, to A} > {from D, to A}
    supplyMoved(seat 0, from D, to A) | factions.0.supply.0 0>1 | factions.0.supply.3 3>2
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > {ship 1, from a2, to y3}
    shipMoved(seat 1, level 1, from a2, to y3, systems [sirius, null]) | ships.48 1>0 | ships.60 0>1
    1 chooseMarker: food ore > food
    controlTaken(seat 1, at y3, system null, marker food) | factions.1.food 8>7 | bases.5 -1>1 | baseMarkers.5 >f
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > {ship 1, from sol, to a2}
    shipMoved(seat 2, level 1, from sol, to a2, systems [null, sirius]) | ships.80 1>0 | ships.88 0>1
    controlLost(seat 1, at a2, system sirius, marker ore) | factions.1.mines 7>8 | bases.2 1>-1 | baseMarkers.2 o>
    controlTaken(seat 2, at a2, system sirius, marker ore) | factions.2.mines 8>7 | bases.2 -1>2 | baseMarkers.2 >o
    systemBonus(seat 2, system sirius, bonus control)
    oreGained(seat 2, ore 1) | factions.2.ore 2>3
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > {ship 1, from sol, to a2} !reveal
    shipMoved(seat 3, level 1, from sol, to a2, systems [null, sirius]) | ships.120 1>0 | ships.128 0>1
    eventDiscarded(event distressSignal) | discarded at 0 []>[distressSignal] | turnedUp distressSignal>null
    cardsTurnedUp(seat 0, level 2, fitting [spacetimeAnomalyStudies, privateerCharters], aside [hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, humanExperiments]) | techDecks.0.cards at 7 [privateerCharters, humanExperiments, tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[spacetimeAnomalyStudies, privateerCharters] | aside at 0 []>[hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, humanExperiments]
    0 chooseTechnology: spacetimeAnomalyStudies privateerCharters > spacetimeAnomalyStudies !roll
    technologyPlaced(seat 0, technology spacetimeAnomalyStudies, field C) | technologies.6 null>spacetimeAnomalyStudies | techDecks.0.cards at 0 []>[bioSynapticNetwork, hypercomputing, remoteProbes, tacticalSimulations, humanExperiments, privateerCharters] | techDecks.0.buried at 0 []>[6] | fitting at 0 [spacetimeAnomalyStudies, privateerCharters]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, humanExperiments]>[]
    immediateBonus(seat 0, technology spacetimeAnomalyStudies)
    oreGained(seat 0, ore 1) | factions.0.ore 9>10
    10 ore, 5 people, supply 10023, markers 3 6, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'manufacturingOrbitals.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space manufacturingOrbitals.1/1) | factions.0.pawn null>manufacturingOrbitals.1/1
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    recruited(seat 0, column C) | factions.0.population 5>6 | factions.0.supply.2 1>0
    0 takeOptional: do skip > do
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from population) | factions.0.population 6>5 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    14 ore, 5 people, supply 00033, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  'quantumDataExchange.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space quantumDataExchange.1/1) | factions.0.pawn null>quantumDataExchange.1/1
    0 copyAction: basic.1 basic.2 advancedRobotics.1 > basic.1
    actionCopied(seat 0, action basic.1)
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 5>4 | cubes.2 0>1
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column C) | factions.0.population 4>5 | factions.0.supply.2 1>0
    12 ore, 5 people, supply 00033, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  'hyperdriveBoosters.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space hyperdriveBoosters.1/1) | factions.0.pawn null>hyperdriveBoosters.1/1
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2) | ships.0 1>0 | ships.1 0>1
    0 chooseUpgrade: {ship 2, at a1} {ship 1, at y1} stop > {ship 2, at a1}
    shipUpgraded(seat 0, at a1, system barnardsStar, from 2, to 3) | ships.5 1>0 | ships.6 0>1
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.28 0>1 | ships.32 1>0
    0 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from b2, to y2} {ship 1, from b2, to y3} {ship 1, from b2, to deepSpace} stop > {ship 1, from b2, to deepSpace}
    shipMoved(seat 0, level 1, from b2, to deepSpace, systems [kapteynsStar, null]) | ships.28 1>0 | ships.32 0>1
    12 ore, 5 people, supply 00133, markers 4 6, sol 2, a1 3, deepSpace 1, bases a1 y1`,
  'stealthTerraformers.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space stealthTerraformers.1/1) | factions.0.pawn null>stealthTerraformers.1/1
    orePaid(seat 0, ore 5) | factions.0.ore 12>7
    populationReturned(seat 0, column C) | factions.0.population 5>4 | factions.0.supply.2 2>3
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 4, from y1, to b1} > {ship 4, from y1, to b1}
    shipMoved(seat 0, level 4, from y1, to b1, systems [null, ross248]) | ships.15 1>0 | ships.27 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, ross248]) | ships.12 1>0 | ships.24 0>1
    0 chooseSettlers: 1 4 > 1 !reveal
    shipSettled(seat 0, level 1, at b1, column B) | factions.0.supply.1 0>1 | ships.24 1>0
    shipSettled(seat 0, level 4, at b1, column B) | factions.0.supply.1 1>2 | ships.27 1>0
    systemColonised(seat 0, system ross248, at b1) | factions.0.colonies at 2 []>[ross248] | factions.0.colonyMarkers at 2 []>[] | systems.6 ross248>null | uncontrolled 192>128
    systemTurnedUp(system ross154, at b1) | systems.6 null>ross154 | systemDecks.1.cards at 9 [ross154]>[]
    colonyMarked(seat 0, system ross248, marker food) | factions.0.food 4>3 | factions.0.colonyMarkers.2 >f
    colonyMarked(seat 0, system ross248, marker food) | factions.0.food 3>2 | factions.0.colonyMarkers.2 f>ff
    systemBonus(seat 0, system ross248, bonus colony)
    populationGrown(seat 0, columns [B, C, D]) | factions.0.population 4>7 | factions.0.supply.1 2>1 | factions.0.supply.2 3>2 | factions.0.supply.3 3>2
    7 ore, 7 people, supply 01223, markers 2 6, sol 1, a1 2, bases a1 y1, colonies ross248`,
};

/** Actions, as little taken as possible, where that makes a difference. */
const ACTIONS_LEFT: Readonly<Record<string, string>> = {
  'narrowBeamLaser.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space narrowBeamLaser.1/1) | factions.0.pawn null>narrowBeamLaser.1/1
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from population) | factions.0.population 5>4 | ships.13 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 2, from y1, to a1} {ship 2, from y1, to b1} stop > stop
    11 ore, 4 people, supply 01333, markers 4 6, sol 1, a1 2, y1 12, bases a1 y1`,
  'terraforming.2': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space terraforming.2/1) | factions.0.pawn null>terraforming.2/1
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > stop
    0 chooseMarker: food ore > ore
    controlTaken(seat 0, at b1, system tauCeti, marker ore) | factions.0.mines 6>5 | bases.6 -1>0 | baseMarkers.6 >o
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A) | factions.0.supply.0 0>1 | factions.0.supply.4 3>2
    11 ore, 5 people, supply 11332, markers 4 5, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'advancedRobotics.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space advancedRobotics.1/1) | factions.0.pawn null>advancedRobotics.1/1
    orePaid(seat 0, ore 3) | factions.0.ore 12>9
    0 chooseField: A B C F > F !reveal
    fieldResearched(seat 0, field F, cube supply, technology null) | factions.0.supply.2 3>2 | cubes.9 0>1
    eventTurnedUp(seat 0, field F, event humanitarianPrize) | events.9 humanitarianPrize>null | turnedUp null>humanitarianPrize
    0 takePrize: take decline > decline
    1 takePrize: take decline > decline
    2 takePrize: take decline > decline
    3 takePrize: take decline > decline !reveal
    eventDiscarded(event humanitarianPrize) | discarded at 0 []>[humanitarianPrize] | turnedUp humanitarianPrize>null
    cardsTurnedUp(seat 0, level 2, fitting [hypercomputing, bioSynapticNetwork], aside []) | techDecks.0.cards at 14 [bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[hypercomputing, bioSynapticNetwork]
    0 chooseTechnology: hypercomputing bioSynapticNetwork > bioSynapticNetwork
    technologyPlaced(seat 0, technology bioSynapticNetwork, field F) | technologies.9 null>bioSynapticNetwork | techDecks.0.cards at 0 []>[hypercomputing] | techDecks.0.buried at 0 []>[1] | fitting at 0 [hypercomputing, bioSynapticNetwork]>[]
    immediateBonus(seat 0, technology bioSynapticNetwork)
    recruited(seat 0, column C) | factions.0.population 5>6 | factions.0.supply.2 2>1
    9 ore, 6 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'hypercomputing.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space hypercomputing.1/1) | factions.0.pawn null>hypercomputing.1/1
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    0 chooseField: B C > C !reveal
    fieldResearched(seat 0, field C, cube population, technology null) | factions.0.population 5>4 | cubes.6 0>1
    eventTurnedUp(seat 0, field C, event distressSignal) | events.6 distressSignal>null | turnedUp null>distressSignal
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > stop
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop !reveal
    eventDiscarded(event distressSignal) | discarded at 0 []>[distressSignal] | turnedUp distressSignal>null
    cardsTurnedUp(seat 0, level 2, fitting [spacetimeAnomalyStudies, privateerCharters], aside [bioSynapticNetwork, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments]) | techDecks.0.cards at 8 [privateerCharters, humanExperiments, plasmaCannon, tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork]>[] | fitting at 0 []>[spacetimeAnomalyStudies, privateerCharters] | aside at 0 []>[bioSynapticNetwork, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments]
    0 chooseTechnology: spacetimeAnomalyStudies privateerCharters > privateerCharters !roll
    technologyPlaced(seat 0, technology privateerCharters, field C) | technologies.6 null>privateerCharters | techDecks.0.cards at 0 []>[remoteProbes, bioSynapticNetwork, tacticalSimulations, plasmaCannon, humanExperiments, spacetimeAnomalyStudies] | techDecks.0.buried at 0 []>[6] | fitting at 0 [spacetimeAnomalyStudies, privateerCharters]>[] | aside at 0 [bioSynapticNetwork, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments]>[]
    immediateBonus(seat 0, technology privateerCharters)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply) | factions.0.supply.2 3>2 | ships.12 1>2
    11 ore, 4 people, supply 00233, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  'bioSynapticNetwork.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space bioSynapticNetwork.1/1) | factions.0.pawn null>bioSynapticNetwork.1/1
    orePaid(seat 0, ore 2) | factions.0.ore 12>10
    0 chooseField: 3 4 B C > C !reveal
    fieldResearched(seat 0, field C, cube supply, technology null) | factions.0.supply.2 3>2 | cubes.6 0>1
    eventTurnedUp(seat 0, field C, event distressSignal) | events.6 distressSignal>null | turnedUp null>distressSignal
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > stop
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop !reveal
    eventDiscarded(event distressSignal) | discarded at 0 []>[distressSignal] | turnedUp distressSignal>null
    cardsTurnedUp(seat 0, level 2, fitting [spacetimeAnomalyStudies, privateerCharters], aside [hypercomputing, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments]) | techDecks.0.cards at 8 [privateerCharters, humanExperiments, plasmaCannon, tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, hypercomputing]>[] | fitting at 0 []>[spacetimeAnomalyStudies, privateerCharters] | aside at 0 []>[hypercomputing, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments]
    0 chooseTechnology: spacetimeAnomalyStudies privateerCharters > privateerCharters !roll
    technologyPlaced(seat 0, technology privateerCharters, field C) | technologies.6 null>privateerCharters | techDecks.0.cards at 0 []>[remoteProbes, hypercomputing, tacticalSimulations, plasmaCannon, humanExperiments, spacetimeAnomalyStudies] | techDecks.0.buried at 0 []>[6] | fitting at 0 [spacetimeAnomalyStudies, privateerCharters]>[] | aside at 0 [hypercomputing, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments]>[]
    immediateBonus(seat 0, technology privateerCharters)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply) | factions.0.supply.2 2>1 | ships.12 1>2
    10 ore, 5 people, supply 00133, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  'remoteProbes.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space remoteProbes.1/1) | factions.0.pawn null>remoteProbes.1/1
    orePaid(seat 0, ore 2) | factions.0.ore 12>10
    0 chooseField: B C > C !reveal
    fieldResearched(seat 0, field C, cube population, technology null) | factions.0.population 5>4 | cubes.6 0>1
    eventTurnedUp(seat 0, field C, event distressSignal) | events.6 distressSignal>null | turnedUp null>distressSignal
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > stop
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop !reveal
    eventDiscarded(event distressSignal) | discarded at 0 []>[distressSignal] | turnedUp distressSignal>null
    cardsTurnedUp(seat 0, level 2, fitting [spacetimeAnomalyStudies, privateerCharters], aside [hypercomputing, bioSynapticNetwork, tacticalSimulations, plasmaCannon, humanExperiments]) | techDecks.0.cards at 8 [privateerCharters, humanExperiments, plasmaCannon, tacticalSimulations, spacetimeAnomalyStudies, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[spacetimeAnomalyStudies, privateerCharters] | aside at 0 []>[hypercomputing, bioSynapticNetwork, tacticalSimulations, plasmaCannon, humanExperiments]
    0 chooseTechnology: spacetimeAnomalyStudies privateerCharters > privateerCharters !roll
    technologyPlaced(seat 0, technology privateerCharters, field C) | technologies.6 null>privateerCharters | techDecks.0.cards at 0 []>[bioSynapticNetwork, hypercomputing, tacticalSimulations, plasmaCannon, humanExperiments, spacetimeAnomalyStudies] | techDecks.0.buried at 0 []>[6] | fitting at 0 [spacetimeAnomalyStudies, privateerCharters]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, tacticalSimulations, plasmaCannon, humanExperiments]>[]
    immediateBonus(seat 0, technology privateerCharters)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply) | factions.0.supply.2 3>2 | ships.12 1>2
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    10 ore, 4 people, supply 00233, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  'spacetimeAnomalyStudies.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space spacetimeAnomalyStudies.1/1) | factions.0.pawn null>spacetimeAnomalyStudies.1/1
    orePaid(seat 0, ore 4) | factions.0.ore 12>8
    0 chooseField: G > G !reveal
    fieldResearched(seat 0, field G, cube population, technology null) | factions.0.population 5>4 | cubes.10 0>1
    eventTurnedUp(seat 0, field G, event massEnlightenment) | events.10 massEnlightenment>null | turnedUp null>massEnlightenment
    0 takeOptional: do skip > skip
    1 takeOptional: do skip > skip
    2 takeOptional: do skip > skip
    3 takeOptional: do skip > skip !reveal
    eventDiscarded(event massEnlightenment) | discarded at 0 []>[massEnlightenment] | turnedUp massEnlightenment>null
    cardsTurnedUp(seat 0, level 3, fitting [transdimensionalAi, planetaryScaleResearch], aside []) | techDecks.1.cards at 14 [planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[transdimensionalAi, planetaryScaleResearch]
    0 chooseTechnology: transdimensionalAi planetaryScaleResearch > planetaryScaleResearch
    technologyPlaced(seat 0, technology planetaryScaleResearch, field G) | technologies.10 null>planetaryScaleResearch | techDecks.1.cards at 0 []>[transdimensionalAi] | techDecks.1.buried at 0 []>[1] | fitting at 0 [transdimensionalAi, planetaryScaleResearch]>[]
    immediateBonus(seat 0, technology planetaryScaleResearch)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from supply) | factions.0.supply.2 3>2 | ships.13 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 2, from y1, to a1} {ship 2, from y1, to b1} stop > stop
    8 ore, 4 people, supply 00233, markers 4 6, sol 1, a1 2, y1 12, bases a1 y1`,
  'tacticalSimulations.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space tacticalSimulations.1/1) | factions.0.pawn null>tacticalSimulations.1/1
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop > stop
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > stop
    0 chooseMarker: food ore > ore
    controlTaken(seat 0, at b1, system tauCeti, marker ore) | factions.0.mines 6>5 | bases.6 -1>0 | baseMarkers.6 >o
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A) | factions.0.supply.0 0>1 | factions.0.supply.4 3>2
    11 ore, 5 people, supply 10332, markers 4 5, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'plasmaCannon.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space plasmaCannon.1/1) | factions.0.pawn null>plasmaCannon.1/1
    orePaid(seat 0, ore 2) | factions.0.ore 12>10
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 3, at y1, from population) | factions.0.population 5>4 | ships.14 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from y1, to a1} {ship 3, from y1, to b1} stop > stop
    10 ore, 4 people, supply 00333, markers 4 6, sol 1, a1 2, y1 13, bases a1 y1`,
  'humanExperiments.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space humanExperiments.1/1) | factions.0.pawn null>humanExperiments.1/1
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    populationReturned(seat 0, column B) | factions.0.population 5>4 | factions.0.supply.1 0>1
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 3, at y1, from supply) | factions.0.supply.1 1>0 | ships.14 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from y1, to a1} {ship 3, from y1, to b1} stop > stop
    11 ore, 4 people, supply 00333, markers 4 6, sol 1, a1 2, y1 13, bases a1 y1`,
  'privateerCharters.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space privateerCharters.1/1) | factions.0.pawn null>privateerCharters.1/1
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > stop
    0 chooseMarker: food ore > ore
    controlTaken(seat 0, at b1, system tauCeti, marker ore) | factions.0.mines 6>5 | bases.6 -1>0 | baseMarkers.6 >o
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A) | factions.0.supply.0 0>1 | factions.0.supply.4 3>2
    11 ore, 5 people, supply 10332, markers 4 5, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'massCloning.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space massCloning.1/1) | factions.0.pawn null>massCloning.1/1
    0 chooseOne: a b c > c
    orePaid(seat 0, ore 3) | factions.0.ore 12>9
    0 chooseField: B C > C !reveal
    fieldResearched(seat 0, field C, cube supply, technology null) | factions.0.supply.2 3>2 | cubes.6 0>1
    eventTurnedUp(seat 0, field C, event distressSignal) | events.6 distressSignal>null | turnedUp null>distressSignal
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > stop
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop !reveal
    eventDiscarded(event distressSignal) | discarded at 0 []>[distressSignal] | turnedUp distressSignal>null
    cardsTurnedUp(seat 0, level 2, fitting [spacetimeAnomalyStudies, privateerCharters], aside [hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments]) | techDecks.0.cards at 7 [privateerCharters, humanExperiments, plasmaCannon, tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[spacetimeAnomalyStudies, privateerCharters] | aside at 0 []>[hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments]
    0 chooseTechnology: spacetimeAnomalyStudies privateerCharters > privateerCharters !roll
    technologyPlaced(seat 0, technology privateerCharters, field C) | technologies.6 null>privateerCharters | techDecks.0.cards at 0 []>[hypercomputing, remoteProbes, bioSynapticNetwork, tacticalSimulations, humanExperiments, spacetimeAnomalyStudies, plasmaCannon] | techDecks.0.buried at 0 []>[7] | fitting at 0 [spacetimeAnomalyStudies, privateerCharters]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments]>[]
    immediateBonus(seat 0, technology privateerCharters)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply) | factions.0.supply.2 2>1 | ships.12 1>2
    9 ore, 5 people, supply 00133, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  'asteroidFoundries.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space asteroidFoundries.1/1) | factions.0.pawn null>asteroidFoundries.1/1
    orePaid(seat 0, ore 2) | factions.0.ore 12>10
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from supply) | factions.0.supply.2 3>2 | ships.13 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 2, from y1, to a1} {ship 2, from y1, to b1} stop > stop
    10 ore, 5 people, supply 00233, markers 4 6, sol 1, a1 2, y1 12, bases a1 y1`,
  'merchantConvoys.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space merchantConvoys.1/1) | factions.0.pawn null>merchantConvoys.1/1
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    14 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'technologyLicensing.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space technologyLicensing.1/1) | factions.0.pawn null>technologyLicensing.1/1
    0 chooseFellow: 1 2 3 > 3
    orePaidTo(seat 0, to 3, ore 1) | factions.0.ore 12>11 | factions.3.ore 2>3
    0 chooseField: 3 4 > 4
    fieldResearched(seat 0, field 4, cube supply, technology advancedRobotics) | factions.0.supply.2 3>2 | cubes.3 0>1
    immediateBonus(seat 0, technology advancedRobotics)
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    11 ore, 5 people, supply 00233, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'modularFleet.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space modularFleet.1/1) | factions.0.pawn null>modularFleet.1/1
    0 takeOptional: do skip > skip
    0 takeOptional: do skip > skip
    0 takeOptional: do skip > skip
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > stop
    0 chooseMarker: food ore > ore
    controlTaken(seat 0, at b1, system tauCeti, marker ore) | factions.0.mines 6>5 | bases.6 -1>0 | baseMarkers.6 >o
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A) | factions.0.supply.0 0>1 | factions.0.supply.4 3>2
    12 ore, 5 people, supply 10332, markers 4 5, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'supplyDepot.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space supplyDepot.1/1) | factions.0.pawn null>supplyDepot.1/1
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at y1}
    shipUpgraded(seat 0, at y1, system null, from 1, to 2) | ships.12 1>0 | ships.13 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 2, from y1, to a1} {ship 2, from y1, to b1} stop > stop
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 2, bases a1 y1`,
  'colonyShips.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space colonyShips.1/1) | factions.0.pawn null>colonyShips.1/1
    orePaid(seat 0, ore 3) | factions.0.ore 12>9
    shipSettled(seat 0, level 2, at a1, column B) | factions.0.supply.1 0>1 | ships.5 1>0
    systemColonised(seat 0, system barnardsStar, at a1) | factions.0.colonies at 2 []>[barnardsStar] | factions.0.colonyMarkers at 2 []>[f] | systems.1 barnardsStar>null | bases.1 0>-1 | baseMarkers.1 f>
    systemTurnedUp(system lalande21185, at a1) | systems.1 null>lalande21185 | systemDecks.0.cards at 7 [lalande21185]>[]
    colonyMarked(seat 0, system barnardsStar, marker food) | factions.0.food 4>3 | factions.0.colonyMarkers.2 f>ff
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    9 ore, 6 people, supply 00333, markers 3 6, sol 1, y1 1, bases y1, colonies barnardsStar`,
  'planetaryScaleResearch.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space planetaryScaleResearch.1/1) | factions.0.pawn null>planetaryScaleResearch.1/1
    orePaid(seat 0, ore 4) | factions.0.ore 12>8
    0 chooseField: G H > H !reveal
    fieldResearched(seat 0, field H, cube population, technology null) | factions.0.population 5>4 | cubes.11 0>1
    eventTurnedUp(seat 0, field H, event firstContact) | events.11 firstContact>null | turnedUp null>firstContact
    0 chooseOne: a b > b
    oreGained(seat 0, ore 2) | factions.0.ore 8>10
    1 chooseOne: a b > b
    oreGained(seat 1, ore 2) | factions.1.ore 3>5
    2 chooseOne: a b > b
    oreGained(seat 2, ore 2) | factions.2.ore 2>4
    3 chooseOne: a b > b
    oreGained(seat 3, ore 2) | factions.3.ore 2>4
    eventDiscarded(event firstContact) | discarded at 0 []>[firstContact] | turnedUp firstContact>null
    0 chooseType: military commerce > commerce !reveal
    typeChosen(seat 0, technologyType commerce)
    cardsTurnedUp(seat 0, level 3, fitting [hivemindComputing, mercenaryFleet], aside [transdimensionalAi, metahumanChambers, deepSpaceMegastructures, capitalShip, androidArmada]) | techDecks.1.cards at 8 [mercenaryFleet, androidArmada, capitalShip, deepSpaceMegastructures, hivemindComputing, metahumanChambers, transdimensionalAi]>[] | fitting at 0 []>[hivemindComputing, mercenaryFleet] | aside at 0 []>[transdimensionalAi, metahumanChambers, deepSpaceMegastructures, capitalShip, androidArmada]
    0 chooseTechnology: hivemindComputing mercenaryFleet > mercenaryFleet !roll
    technologyPlaced(seat 0, technology mercenaryFleet, field H) | technologies.11 null>mercenaryFleet | techDecks.1.cards at 0 []>[metahumanChambers, transdimensionalAi, deepSpaceMegastructures, capitalShip, androidArmada, hivemindComputing] | techDecks.1.buried at 0 []>[6] | fitting at 0 [hivemindComputing, mercenaryFleet]>[] | aside at 0 [transdimensionalAi, metahumanChambers, deepSpaceMegastructures, capitalShip, androidArmada]>[]
    10 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'metahumanChambers.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space metahumanChambers.1/1) | factions.0.pawn null>metahumanChambers.1/1
    orePaid(seat 0, ore 4) | factions.0.ore 12>8
    populationReturned(seat 0, column C) | factions.0.population 5>4 | factions.0.supply.2 1>2
    populationReturned(seat 0, column C) | factions.0.population 4>3 | factions.0.supply.2 2>3
    0 chooseField: M N > N
    fieldResearched(seat 0, field N, cube population, technology null) | factions.0.population 3>2 | cubes.17 0>1
    0 chooseType: science military > military !reveal
    typeChosen(seat 0, technologyType military)
    cardsTurnedUp(seat 0, level 4, fitting [galacticHq, mindMachineAssimilation], aside [parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations]) | techDecks.2.cards at 4 [mindMachineAssimilation, gigaCorporations, ringworldAuthority, galacticHq, postScarcityEconomy, parallelUniverseGenerator]>[] | fitting at 0 []>[galacticHq, mindMachineAssimilation] | aside at 0 []>[parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations]
    0 chooseTechnology: galacticHq mindMachineAssimilation > mindMachineAssimilation !roll
    technologyPlaced(seat 0, technology mindMachineAssimilation, field N) | technologies.17 null>mindMachineAssimilation | techDecks.2.cards at 0 []>[parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations, galacticHq] | techDecks.2.buried at 0 []>[5] | fitting at 0 [galacticHq, mindMachineAssimilation]>[] | aside at 0 [parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations]>[]
    immediateBonus(seat 0, technology mindMachineAssimilation) | factions.0.powers 0>128
    recruited(seat 0, column C) | factions.0.population 2>3 | factions.0.supply.2 3>2
    recruited(seat 0, column C) | factions.0.population 3>4 | factions.0.supply.2 2>1
    8 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'hivemindComputing.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space hivemindComputing.1/1) | factions.0.pawn null>hivemindComputing.1/1
    orePaid(seat 0, ore 7) | factions.0.ore 12>5
    0 chooseField: M N > N
    fieldResearched(seat 0, field N, cube population, technology null) | factions.0.population 5>4 | cubes.17 0>1
    0 chooseType: science military > military !reveal
    typeChosen(seat 0, technologyType military)
    cardsTurnedUp(seat 0, level 4, fitting [galacticHq, mindMachineAssimilation], aside [parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations]) | techDecks.2.cards at 4 [mindMachineAssimilation, gigaCorporations, ringworldAuthority, galacticHq, postScarcityEconomy, parallelUniverseGenerator]>[] | fitting at 0 []>[galacticHq, mindMachineAssimilation] | aside at 0 []>[parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations]
    0 chooseTechnology: galacticHq mindMachineAssimilation > mindMachineAssimilation !roll
    technologyPlaced(seat 0, technology mindMachineAssimilation, field N) | technologies.17 null>mindMachineAssimilation | techDecks.2.cards at 0 []>[parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations, galacticHq] | techDecks.2.buried at 0 []>[5] | fitting at 0 [galacticHq, mindMachineAssimilation]>[] | aside at 0 [parallelUniverseGenerator, postScarcityEconomy, ringworldAuthority, gigaCorporations]>[]
    immediateBonus(seat 0, technology mindMachineAssimilation) | factions.0.powers 0>128
    recruited(seat 0, column C) | factions.0.population 4>5 | factions.0.supply.2 1>0
    recruited(seat 0, column D) | factions.0.population 5>6 | factions.0.supply.3 3>2
    5 ore, 6 people, supply 00023, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'deepSpaceMegastructures.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space deepSpaceMegastructures.1/1) | factions.0.pawn null>deepSpaceMegastructures.1/1
    orePaid(seat 0, ore 4) | factions.0.ore 12>8
    shipBuilt(seat 0, level 2, at deepSpace, from supply) | factions.0.supply.2 1>0 | ships.33 0>1
    0 chooseField: G H > H !reveal
    fieldResearched(seat 0, field H, cube population, technology null) | factions.0.population 5>4 | cubes.11 0>1
    eventTurnedUp(seat 0, field H, event firstContact) | events.11 firstContact>null | turnedUp null>firstContact
    0 chooseOne: a b > b
    oreGained(seat 0, ore 2) | factions.0.ore 8>10
    1 chooseOne: a b > b
    oreGained(seat 1, ore 2) | factions.1.ore 3>5
    2 chooseOne: a b > b
    oreGained(seat 2, ore 2) | factions.2.ore 2>4
    3 chooseOne: a b > b
    oreGained(seat 3, ore 2) | factions.3.ore 2>4
    eventDiscarded(event firstContact) | discarded at 0 []>[firstContact] | turnedUp firstContact>null
    0 chooseType: military commerce > commerce !reveal
    typeChosen(seat 0, technologyType commerce)
    cardsTurnedUp(seat 0, level 3, fitting [hivemindComputing, mercenaryFleet], aside [transdimensionalAi, planetaryScaleResearch, metahumanChambers, capitalShip, androidArmada]) | techDecks.1.cards at 8 [mercenaryFleet, androidArmada, capitalShip, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[hivemindComputing, mercenaryFleet] | aside at 0 []>[transdimensionalAi, planetaryScaleResearch, metahumanChambers, capitalShip, androidArmada]
    0 chooseTechnology: hivemindComputing mercenaryFleet > mercenaryFleet !roll
    technologyPlaced(seat 0, technology mercenaryFleet, field H) | technologies.11 null>mercenaryFleet | techDecks.1.cards at 0 []>[planetaryScaleResearch, transdimensionalAi, metahumanChambers, capitalShip, androidArmada, hivemindComputing] | techDecks.1.buried at 0 []>[6] | fitting at 0 [hivemindComputing, mercenaryFleet]>[] | aside at 0 [transdimensionalAi, planetaryScaleResearch, metahumanChambers, capitalShip, androidArmada]>[]
    10 ore, 4 people, supply 00033, markers 4 6, sol 1, a1 2, y1 1, deepSpace 2, bases a1 y1`,
  'capitalShip.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space capitalShip.1/1) | factions.0.pawn null>capitalShip.1/1
    orePaid(seat 0, ore 3) | factions.0.ore 12>9
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 4, at y1, from population) | factions.0.population 5>4 | ships.15 0>1
    0 takeOptional: do skip > skip
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 4, from y1, to a1} {ship 4, from y1, to b1} stop > stop
    9 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 14, bases a1 y1`,
  'androidArmada.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space androidArmada.1/1) | factions.0.pawn null>androidArmada.1/1
    orePaid(seat 0, ore 4) | factions.0.ore 12>8
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 4, at y1, from supply) | factions.0.supply.2 1>0 | ships.15 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 4, from y1, to a1} {ship 4, from y1, to b1} stop > stop
    8 ore, 5 people, supply 00033, markers 4 6, sol 1, a1 2, y1 14, bases a1 y1`,
  'mercenaryFleet.2': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space mercenaryFleet.2/1) | factions.0.pawn null>mercenaryFleet.2/1
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    populationReturned(seat 0, column C) | factions.0.population 5>4 | factions.0.supply.2 1>2
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 4, at y1, from population) | factions.0.population 4>3 | ships.15 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 4, from y1, to a1} {ship 4, from y1, to b1} stop > stop
    11 ore, 3 people, supply 00233, markers 4 6, sol 1, a1 2, y1 14, bases a1 y1`,
  'cerebralImplants.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space cerebralImplants.1/1) | factions.0.pawn null>cerebralImplants.1/1
    recruited(seat 0, column C) | factions.0.population 5>6 | factions.0.supply.2 1>0
    0 chooseOne: a b > b
    orePaid(seat 0, ore 5) | factions.0.ore 12>7
    0 chooseField: G H > H !reveal
    fieldResearched(seat 0, field H, cube population, technology null) | factions.0.population 6>5 | cubes.11 0>1
    eventTurnedUp(seat 0, field H, event firstContact) | events.11 firstContact>null | turnedUp null>firstContact
    0 chooseOne: a b > b
    oreGained(seat 0, ore 2) | factions.0.ore 7>9
    1 chooseOne: a b > b
    oreGained(seat 1, ore 2) | factions.1.ore 3>5
    2 chooseOne: a b > b
    oreGained(seat 2, ore 2) | factions.2.ore 2>4
    3 chooseOne: a b > b
    oreGained(seat 3, ore 2) | factions.3.ore 2>4
    eventDiscarded(event firstContact) | discarded at 0 []>[firstContact] | turnedUp firstContact>null
    0 chooseType: military commerce > commerce !reveal
    typeChosen(seat 0, technologyType commerce)
    cardsTurnedUp(seat 0, level 3, fitting [hivemindComputing, mercenaryFleet], aside [transdimensionalAi, planetaryScaleResearch, metahumanChambers, deepSpaceMegastructures, capitalShip, androidArmada]) | techDecks.1.cards at 7 [mercenaryFleet, androidArmada, capitalShip, deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[hivemindComputing, mercenaryFleet] | aside at 0 []>[transdimensionalAi, planetaryScaleResearch, metahumanChambers, deepSpaceMegastructures, capitalShip, androidArmada]
    0 chooseTechnology: hivemindComputing mercenaryFleet > mercenaryFleet !roll
    technologyPlaced(seat 0, technology mercenaryFleet, field H) | technologies.11 null>mercenaryFleet | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, planetaryScaleResearch, deepSpaceMegastructures, androidArmada, hivemindComputing, capitalShip] | techDecks.1.buried at 0 []>[7] | fitting at 0 [hivemindComputing, mercenaryFleet]>[] | aside at 0 [transdimensionalAi, planetaryScaleResearch, metahumanChambers, deepSpaceMegastructures, capitalShip, androidArmada]>[]
    9 ore, 5 people, supply 00033, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'manufacturingOrbitals.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space manufacturingOrbitals.1/1) | factions.0.pawn null>manufacturingOrbitals.1/1
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    recruited(seat 0, column C) | factions.0.population 5>6 | factions.0.supply.2 1>0
    0 takeOptional: do skip > skip
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    14 ore, 6 people, supply 00033, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'quantumDataExchange.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space quantumDataExchange.1/1) | factions.0.pawn null>quantumDataExchange.1/1
    0 copyAction: basic.1 basic.2 advancedRobotics.1 > advancedRobotics.1
    actionCopied(seat 0, action advancedRobotics.1)
    orePaid(seat 0, ore 3) | factions.0.ore 12>9
    0 chooseField: C > C !reveal
    fieldResearched(seat 0, field C, cube supply, technology null) | factions.0.supply.2 1>0 | cubes.6 0>1
    eventTurnedUp(seat 0, field C, event distressSignal) | events.6 distressSignal>null | turnedUp null>distressSignal
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > stop
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop !reveal
    eventDiscarded(event distressSignal) | discarded at 0 []>[distressSignal] | turnedUp distressSignal>null
    cardsTurnedUp(seat 0, level 2, fitting [spacetimeAnomalyStudies, privateerCharters], aside [hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, humanExperiments]) | techDecks.0.cards at 7 [privateerCharters, humanExperiments, tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[spacetimeAnomalyStudies, privateerCharters] | aside at 0 []>[hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, humanExperiments]
    0 chooseTechnology: spacetimeAnomalyStudies privateerCharters > privateerCharters !roll
    technologyPlaced(seat 0, technology privateerCharters, field C) | technologies.6 null>privateerCharters | techDecks.0.cards at 0 []>[bioSynapticNetwork, hypercomputing, remoteProbes, tacticalSimulations, humanExperiments, spacetimeAnomalyStudies] | techDecks.0.buried at 0 []>[6] | fitting at 0 [spacetimeAnomalyStudies, privateerCharters]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, humanExperiments]>[]
    immediateBonus(seat 0, technology privateerCharters)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply) | factions.0.supply.3 3>2 | ships.12 1>2
    9 ore, 5 people, supply 00023, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  'hyperdriveBoosters.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space hyperdriveBoosters.1/1) | factions.0.pawn null>hyperdriveBoosters.1/1
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop > stop
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > stop
    0 chooseMarker: food ore > ore
    controlTaken(seat 0, at b1, system tauCeti, marker ore) | factions.0.mines 6>5 | bases.6 -1>0 | baseMarkers.6 >o
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A) | factions.0.supply.0 0>1 | factions.0.supply.4 3>2
    12 ore, 5 people, supply 10132, markers 4 5, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'stealthTerraformers.1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space stealthTerraformers.1/1) | factions.0.pawn null>stealthTerraformers.1/1
    orePaid(seat 0, ore 5) | factions.0.ore 12>7
    populationReturned(seat 0, column C) | factions.0.population 5>4 | factions.0.supply.2 2>3
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 4, from y1, to b1} > {ship 4, from y1, to b1}
    shipMoved(seat 0, level 4, from y1, to b1, systems [null, ross248]) | ships.15 1>0 | ships.27 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop !reveal
    shipSettled(seat 0, level 4, at b1, column B) | factions.0.supply.1 0>1 | ships.27 1>0
    systemColonised(seat 0, system ross248, at b1) | factions.0.colonies at 2 []>[ross248] | factions.0.colonyMarkers at 2 []>[] | systems.6 ross248>null | uncontrolled 192>128
    systemTurnedUp(system ross154, at b1) | systems.6 null>ross154 | systemDecks.1.cards at 9 [ross154]>[]
    colonyMarked(seat 0, system ross248, marker food) | factions.0.food 4>3 | factions.0.colonyMarkers.2 >f
    colonyMarked(seat 0, system ross248, marker food) | factions.0.food 3>2 | factions.0.colonyMarkers.2 f>ff
    systemBonus(seat 0, system ross248, bonus colony)
    populationGrown(seat 0, columns [B, C, D]) | factions.0.population 4>7 | factions.0.supply.1 1>0 | factions.0.supply.2 3>2 | factions.0.supply.3 3>2
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
