import { describe, expect, it } from 'vitest';
import { EVENTS, type EventId } from '../content/events.ts';
import { SYSTEMS } from '../content/systems.ts';
import { eager, learned, reluctant, rich, story, studied, told, unwilling } from './story.ts';
import type { Play } from './table.ts';

/** What systems, events, abilities, guilds and Basic Spacefaring do, played out at the same table. */

/** Bonuses of systems, everything taken. */
const SYSTEMS_GIVE: Readonly<Record<string, string>> = {
  'barnardsStar.colony': `
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    12 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'sirius.control': `
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'sirius.colony': `
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    12 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'lalande21185.colony': `
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
    1 ore, 0 people, supply 54333, markers 4 6, bases a1 y1`,
  'luytensStar.colony': `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from supply) | factions.0.supply.1 1>0 | ships.0 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 5 people, supply 00333, markers 4 6, sol 11, a1 2, y1 1, bases a1 y1`,
  'procyon.colony': `
    cardsTurnedUp(seat 0, level 2, fitting [hypercomputing, bioSynapticNetwork, remoteProbes], aside []) | techDecks.0.cards at 13 [remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[hypercomputing, bioSynapticNetwork, remoteProbes]
    0 chooseTechnology: hypercomputing bioSynapticNetwork remoteProbes > hypercomputing !roll
    technologyKept(seat 0, technology hypercomputing) | factions.0.privates at 0 []>[hypercomputing] | techDecks.0.cards at 0 []>[remoteProbes, bioSynapticNetwork] | techDecks.0.buried at 0 []>[2] | fitting at 0 [hypercomputing, bioSynapticNetwork, remoteProbes]>[]
    immediateBonus(seat 0, technology hypercomputing)
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1, private hypercomputing`,
  'wolf359.control': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from B, to A}
    supplyMoved(seat 0, from B, to A) | factions.0.supply.0 0>1 | factions.0.supply.1 1>0
    12 ore, 5 people, supply 10333, markers 3 6, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'wolf359.colony': `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.1 1>0 | ships.1 0>1
    12 ore, 5 people, supply 00333, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  'epsilonEridani.control': `
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    12 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'epsilonEridani.colony': `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    12 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  'epsilonIndi.colony': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.28 0>1 | ships.32 1>0
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    12 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, b2 1, bases a1 y1 b2`,
  'lacaille9352.control': `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2) | ships.0 1>0 | ships.1 0>1
    12 ore, 5 people, supply 01333, markers 4 6, sol 2, a1 2, y1 1, bases a1 y1`,
  'lacaille9352.colony': `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2) | ships.0 1>0 | ships.1 0>1
    0 chooseUpgrade: {ship 2, at a1} {ship 1, at y1} stop > {ship 2, at a1}
    shipUpgraded(seat 0, at a1, system barnardsStar, from 2, to 3) | ships.5 1>0 | ships.6 0>1
    12 ore, 5 people, supply 01333, markers 4 6, sol 2, a1 3, y1 1, bases a1 y1`,
  'groombridge34.colony': `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.1 1>0 | ships.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 5 people, supply 00333, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  'teegardensStar.colony': `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.1 1>0 | ships.1 0>1
    recruited(seat 0, column C) | factions.0.population 5>6 | factions.0.supply.2 3>2
    12 ore, 6 people, supply 00233, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  'tauCeti.control': `
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from B, to A}
    supplyMoved(seat 0, from B, to A) | factions.0.supply.0 0>1 | factions.0.supply.1 1>0
    12 ore, 5 people, supply 10333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'tauCeti.colony': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.28 0>1 | ships.32 1>0
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    12 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, b2 1, bases a1 y1 b2`,
  'kapteynsStar.colony': `
    0 takeOptional: do skip > do
    shipBuilt(seat 0, level 2, at deepSpace, from supply) | factions.0.supply.1 1>0 | ships.33 0>1
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, deepSpace 2, bases a1 y1`,
  'wise0855.colony': `
    cardsTurnedUp(seat 0, level 3, fitting [transdimensionalAi, planetaryScaleResearch, metahumanChambers], aside []) | techDecks.1.cards at 13 [metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[transdimensionalAi, planetaryScaleResearch, metahumanChambers]
    0 chooseTechnology: transdimensionalAi planetaryScaleResearch metahumanChambers > transdimensionalAi !roll
    technologyKept(seat 0, technology transdimensionalAi) | factions.0.privates at 0 []>[transdimensionalAi] | techDecks.1.cards at 0 []>[metahumanChambers, planetaryScaleResearch] | techDecks.1.buried at 0 []>[2] | fitting at 0 [transdimensionalAi, planetaryScaleResearch, metahumanChambers]>[]
    immediateBonus(seat 0, technology transdimensionalAi) | factions.0.powers 0>1
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 6>5 | cubes.2 0>1
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1, private transdimensionalAi`,
  'ross248.control': `
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    12 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'ross248.colony': `
    populationGrown(seat 0, columns [B, C]) | factions.0.population 5>7 | factions.0.supply.1 1>0 | factions.0.supply.2 3>2
    12 ore, 7 people, supply 00233, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'lacaille8760.colony': `
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'proximaCentauri.control': `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2) | ships.0 1>0 | ships.1 0>1
    12 ore, 5 people, supply 01333, markers 4 6, sol 2, a1 2, y1 1, bases a1 y1`,
  'proximaCentauri.colony': `
    0 chooseMarker: food ore > food
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    12 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  'eridani82.colony': `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.1 1>0 | ships.1 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 5 people, supply 00333, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  'gliese687.arrival': `
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'gliese687.colony': `
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'yzCeti.control': `
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'yzCeti.colony': `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.1 1>0 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food) | factions.0.food 4>3 | bases.6 -1>0 | baseMarkers.6 >f
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from C, to A}
    supplyMoved(seat 0, from C, to A) | factions.0.supply.0 0>1 | factions.0.supply.2 3>2
    12 ore, 5 people, supply 10233, markers 3 6, sol 12, a1 2, b1 1, bases a1 y1 b1`,
};

/** The same, as little taken as possible, where that makes a difference. */
const SYSTEMS_LEFT: Readonly<Record<string, string>> = {
  'eridani82.colony': `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from supply) | factions.0.supply.1 1>0 | ships.13 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 12, bases a1 y1`,
  'teegardensStar.colony': `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from supply) | factions.0.supply.1 1>0 | ships.13 0>1
    recruited(seat 0, column C) | factions.0.population 5>6 | factions.0.supply.2 3>2
    12 ore, 6 people, supply 00233, markers 4 6, sol 1, a1 2, y1 12, bases a1 y1`,
  'groombridge34.colony': `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from supply) | factions.0.supply.1 1>0 | ships.13 0>1
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 12, bases a1 y1`,
  'luytensStar.colony': `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply) | factions.0.supply.1 1>0 | ships.12 1>2
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  'lalande21185.colony': `
    populationGrown(seat 0, columns [B, C]) | factions.0.population 5>7 | factions.0.supply.1 1>0 | factions.0.supply.2 3>2
    oreGained(seat 0, ore 2) | factions.0.ore 12>14
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > done
    14 ore, 7 people, supply 00233, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'procyon.colony': `
    cardsTurnedUp(seat 0, level 2, fitting [hypercomputing, bioSynapticNetwork, remoteProbes], aside []) | techDecks.0.cards at 13 [remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[hypercomputing, bioSynapticNetwork, remoteProbes]
    0 chooseTechnology: hypercomputing bioSynapticNetwork remoteProbes > remoteProbes !roll
    technologyKept(seat 0, technology remoteProbes) | factions.0.privates at 0 []>[remoteProbes] | techDecks.0.cards at 0 []>[bioSynapticNetwork, hypercomputing] | techDecks.0.buried at 0 []>[2] | fitting at 0 [hypercomputing, bioSynapticNetwork, remoteProbes]>[]
    immediateBonus(seat 0, technology remoteProbes)
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    12 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o, private remoteProbes`,
  'wolf359.control': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'wolf359.colony': `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from supply) | factions.0.supply.1 1>0 | ships.13 0>1
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 12, bases a1 y1`,
  'epsilonIndi.colony': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'lacaille9352.control': `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at y1}
    shipUpgraded(seat 0, at y1, system null, from 1, to 2) | ships.12 1>0 | ships.13 0>1
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 2, bases a1 y1`,
  'lacaille9352.colony': `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'tauCeti.control': `
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A) | factions.0.supply.0 0>1 | factions.0.supply.4 3>2
    12 ore, 5 people, supply 11332, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'tauCeti.colony': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'kapteynsStar.colony': `
    0 takeOptional: do skip > skip
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'wise0855.colony': `
    cardsTurnedUp(seat 0, level 3, fitting [transdimensionalAi, planetaryScaleResearch, metahumanChambers], aside []) | techDecks.1.cards at 13 [metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[transdimensionalAi, planetaryScaleResearch, metahumanChambers]
    0 chooseTechnology: transdimensionalAi planetaryScaleResearch metahumanChambers > metahumanChambers !roll
    technologyKept(seat 0, technology metahumanChambers) | factions.0.privates at 0 []>[metahumanChambers] | techDecks.1.cards at 0 []>[planetaryScaleResearch, transdimensionalAi] | techDecks.1.buried at 0 []>[2] | fitting at 0 [transdimensionalAi, planetaryScaleResearch, metahumanChambers]>[]
    immediateBonus(seat 0, technology metahumanChambers)
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    12 ore, 6 people, supply 00333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f, private metahumanChambers`,
  'proximaCentauri.control': `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at y1}
    shipUpgraded(seat 0, at y1, system null, from 1, to 2) | ships.12 1>0 | ships.13 0>1
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 2, bases a1 y1`,
  'proximaCentauri.colony': `
    0 chooseMarker: food ore > ore
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    12 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'yzCeti.colony': `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from supply) | factions.0.supply.1 1>0 | ships.13 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 2, from y1, to a1} {ship 2, from y1, to b1} stop > stop
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 12, bases a1 y1`,
};

/** Events turned up by seat 2: it comes first, then clockwise. Everybody takes everything. */
const EVENTS_DO: Readonly<Record<string, string>> = {
  tylerLee: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event tylerLee) | events.4 tylerLee>null | turnedUp null>tylerLee
    guildOpened(guild terraformingGuild) | guilds 0>1
    oreGained(seat 2, ore 1) | factions.2.ore 10>11
    eventDiscarded(event tylerLee) | discarded at 0 []>[tylerLee] | turnedUp tylerLee>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A) | technologies.4 null>remoteProbes | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, tacticalSimulations] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    11 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  mayaChaturvedi: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event mayaChaturvedi) | events.4 mayaChaturvedi>null | turnedUp null>mayaChaturvedi
    guildOpened(guild academyGuild) | guilds 0>2
    oreGained(seat 2, ore 1) | factions.2.ore 10>11
    eventDiscarded(event mayaChaturvedi) | discarded at 0 []>[mayaChaturvedi] | turnedUp mayaChaturvedi>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A) | technologies.4 null>remoteProbes | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, tacticalSimulations] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    11 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  bumperHarvest: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event bumperHarvest) | events.4 bumperHarvest>null | turnedUp null>bumperHarvest
    recruited(seat 2, column B) | factions.2.population 4>5 | factions.2.supply.1 1>0
    recruited(seat 3, column A) | factions.3.population 2>3 | factions.3.supply.0 3>2
    recruited(seat 0, column A) | factions.0.population 2>3 | factions.0.supply.0 4>3
    recruited(seat 1, column A) | factions.1.population 2>3 | factions.1.supply.0 4>3
    eventDiscarded(event bumperHarvest) | discarded at 0 []>[bumperHarvest] | turnedUp bumperHarvest>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A) | technologies.4 null>remoteProbes | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, tacticalSimulations] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    10 ore, 5 people, supply 00333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  prospectingBoom: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event prospectingBoom) | events.4 prospectingBoom>null | turnedUp null>prospectingBoom
    oreGained(seat 2, ore 2) | factions.2.ore 10>12
    oreGained(seat 3, ore 1) | factions.3.ore 3>4
    eventDiscarded(event prospectingBoom) | discarded at 0 []>[prospectingBoom] | turnedUp prospectingBoom>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A) | technologies.4 null>remoteProbes | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, tacticalSimulations] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    12 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  distressSignal: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event distressSignal) | events.4 distressSignal>null | turnedUp null>distressSignal
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti]) | ships.92 1>0 | ships.104 0>1
    2 chooseMarker: food ore > food
    controlTaken(seat 2, at b1, system tauCeti, marker food) | factions.2.food 4>3 | bases.6 -1>2 | baseMarkers.6 >f
    systemBonus(seat 2, system tauCeti, bonus control)
    2 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from B, to A}
    supplyMoved(seat 2, from B, to A) | factions.2.supply.0 0>1 | factions.2.supply.1 1>0
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > {ship 1, from a2, to y3}
    shipMoved(seat 3, level 1, from a2, to y3, systems [sirius, null]) | ships.128 1>0 | ships.140 0>1
    3 chooseMarker: food ore > food
    controlTaken(seat 3, at y3, system null, marker food) | factions.3.food 8>7 | bases.5 -1>3 | baseMarkers.5 >f
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > {ship 1, from sol, to a2}
    shipMoved(seat 0, level 1, from sol, to a2, systems [null, sirius]) | ships.0 1>0 | ships.8 0>1
    controlLost(seat 3, at a2, system sirius, marker ore) | factions.3.mines 7>8 | bases.2 3>-1 | baseMarkers.2 o>
    controlTaken(seat 0, at a2, system sirius, marker ore) | factions.0.mines 8>7 | bases.2 -1>0 | baseMarkers.2 >o
    systemBonus(seat 0, system sirius, bonus control)
    oreGained(seat 0, ore 1) | factions.0.ore 2>3
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > {ship 1, from sol, to a2} !reveal
    shipMoved(seat 1, level 1, from sol, to a2, systems [null, sirius]) | ships.40 1>0 | ships.48 0>1
    eventDiscarded(event distressSignal) | discarded at 0 []>[distressSignal] | turnedUp distressSignal>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A) | technologies.4 null>remoteProbes | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, tacticalSimulations] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    10 ore, 4 people, supply 10333, markers 3 5, sol 1, a1 2, b1 1, bases a1 y1 b1, automated o`,
  armsRace: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event armsRace) | events.4 armsRace>null | turnedUp null>armsRace
    2 takeOptional: do skip > do
    orePaid(seat 2, ore 1) | factions.2.ore 10>9
    2 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at sol}
    shipUpgraded(seat 2, at sol, system null, from 1, to 2) | ships.80 1>0 | ships.81 0>1
    3 takeOptional: do skip > do
    orePaid(seat 3, ore 1) | factions.3.ore 3>2
    3 chooseUpgrade: {ship 1, at sol} {ship 1, at a2} > {ship 1, at sol}
    shipUpgraded(seat 3, at sol, system null, from 1, to 2) | ships.120 1>0 | ships.121 0>1
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 1) | factions.0.ore 2>1
    0 chooseUpgrade: {ship 1, at sol} > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2) | ships.0 1>0 | ships.1 0>1
    1 takeOptional: do skip > do
    orePaid(seat 1, ore 1) | factions.1.ore 2>1
    1 chooseUpgrade: {ship 1, at sol} > {ship 1, at sol} !reveal
    shipUpgraded(seat 1, at sol, system null, from 1, to 2) | ships.40 1>0 | ships.41 0>1
    eventDiscarded(event armsRace) | discarded at 0 []>[armsRace] | turnedUp armsRace>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A) | technologies.4 null>remoteProbes | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, tacticalSimulations] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    9 ore, 4 people, supply 01333, markers 4 5, sol 2, a1 2, y1 1, bases a1 y1, automated o`,
  labourReform: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event labourReform) | events.4 labourReform>null | turnedUp null>labourReform
    2 takeOptional: do skip > do
    orePaid(seat 2, ore 2) | factions.2.ore 10>8
    2 chooseMarker: food ore > food
    automated(seat 2, marker food, step 1) | factions.2.food 4>3 | factions.2.automation >f
    3 takeOptional: do skip > do
    orePaid(seat 3, ore 2) | factions.3.ore 3>1
    3 chooseMarker: food ore > food
    automated(seat 3, marker food, step 1) | factions.3.food 8>7 | factions.3.automation >f
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 2) | factions.0.ore 2>0
    0 chooseMarker: food ore > food
    automated(seat 0, marker food, step 1) | factions.0.food 8>7 | factions.0.automation >f
    1 takeOptional: do skip > do
    orePaid(seat 1, ore 2) | factions.1.ore 2>0
    1 chooseMarker: food ore > food !reveal
    automated(seat 1, marker food, step 1) | factions.1.food 8>7 | factions.1.automation >f
    eventDiscarded(event labourReform) | discarded at 0 []>[labourReform] | turnedUp labourReform>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A) | technologies.4 null>remoteProbes | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, tacticalSimulations] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 2) | factions.2.mines 6>5 | factions.2.automation f>fo
    8 ore, 4 people, supply 01333, markers 3 5, sol 1, a1 2, y1 1, bases a1 y1, automated fo`,
  humanitarianPrize: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event humanitarianPrize) | events.4 humanitarianPrize>null | turnedUp null>humanitarianPrize
    2 takePrize: take decline > take !reveal
    populationReturned(seat 2, column B) | factions.2.population 4>3 | factions.2.supply.1 1>2
    prizeTaken(seat 2, event humanitarianPrize) | prize -1>2
    eventStays(event humanitarianPrize) | staying at 0 []>[humanitarianPrize] | turnedUp humanitarianPrize>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A) | technologies.4 null>remoteProbes | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, tacticalSimulations] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    10 ore, 3 people, supply 02333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  contestedShipyard: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event contestedShipyard) | events.4 contestedShipyard>null | turnedUp null>contestedShipyard
    eventStays(event contestedShipyard) | staying at 0 []>[contestedShipyard] | turnedUp contestedShipyard>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A) | technologies.4 null>remoteProbes | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, tacticalSimulations] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    10 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  greatCensus: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event greatCensus) | events.4 greatCensus>null | turnedUp null>greatCensus
    eventStays(event greatCensus) | staying at 0 []>[greatCensus] | turnedUp greatCensus>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A) | technologies.4 null>remoteProbes | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, tacticalSimulations] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    10 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  kc24x: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event kc24x) | events.10 kc24x>null | turnedUp null>kc24x
    guildOpened(guild technocratsGuild) | guilds 2>6
    oreGained(seat 2, ore 1) | factions.2.ore 7>8
    eventDiscarded(event kc24x) | discarded at 0 []>[kc24x] | turnedUp kc24x>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G) | technologies.10 null>planetaryScaleResearch | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, deepSpaceMegastructures] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply) | factions.2.supply.2 2>1 | ships.81 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti]) | ships.92 1>0 | ships.104 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.104 1>0 | ships.112 0>1
    8 ore, 4 people, supply 00133, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  ono: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event ono) | events.10 ono>null | turnedUp null>ono
    guildOpened(guild pathfinderGuild) | guilds 2>10
    oreGained(seat 2, ore 1) | factions.2.ore 7>8
    eventDiscarded(event ono) | discarded at 0 []>[ono] | turnedUp ono>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G) | technologies.10 null>planetaryScaleResearch | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, deepSpaceMegastructures] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply) | factions.2.supply.2 2>1 | ships.81 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti]) | ships.92 1>0 | ships.104 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.104 1>0 | ships.112 0>1
    8 ore, 4 people, supply 00133, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  massEnlightenment: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event massEnlightenment) | events.10 massEnlightenment>null | turnedUp null>massEnlightenment
    2 takeOptional: do skip > do
    orePaid(seat 2, ore 2) | factions.2.ore 7>5
    2 chooseField: 3 4 > 3
    fieldResearched(seat 2, field 3, cube population, technology advancedGenetics) | factions.2.population 4>3 | cubes.2 0>4
    immediateBonus(seat 2, technology advancedGenetics)
    automated(seat 2, marker food, step 1) | factions.2.food 4>3 | factions.2.automation >f
    recruited(seat 2, column C) | factions.2.population 3>4 | factions.2.supply.2 2>1
    3 takeOptional: do skip > do
    orePaid(seat 3, ore 2) | factions.3.ore 3>1
    3 chooseField: 1 2 3 4 > 1
    fieldResearched(seat 3, field 1, cube population, technology narrowBeamLaser) | factions.3.population 2>1 | cubes.0 4>12
    immediateBonus(seat 3, technology narrowBeamLaser)
    shipBuilt(seat 3, level 1, at sol, from supply) | factions.3.supply.0 3>2 | ships.120 1>2
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 2) | factions.0.ore 2>0
    0 chooseField: 1 2 3 4 > 1
    fieldResearched(seat 0, field 1, cube population, technology narrowBeamLaser) | factions.0.population 2>1 | cubes.0 12>13
    immediateBonus(seat 0, technology narrowBeamLaser)
    shipBuilt(seat 0, level 1, at sol, from supply) | factions.0.supply.0 4>3 | ships.0 1>2
    1 takeOptional: do skip > do
    orePaid(seat 1, ore 2) | factions.1.ore 2>0
    1 chooseField: 1 2 3 4 > 1 !reveal
    fieldResearched(seat 1, field 1, cube population, technology narrowBeamLaser) | factions.1.population 2>1 | cubes.0 13>15
    immediateBonus(seat 1, technology narrowBeamLaser)
    shipBuilt(seat 1, level 1, at sol, from supply) | factions.1.supply.0 4>3 | ships.40 1>2
    eventDiscarded(event massEnlightenment) | discarded at 0 []>[massEnlightenment] | turnedUp massEnlightenment>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G) | technologies.10 null>planetaryScaleResearch | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, deepSpaceMegastructures] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply) | factions.2.supply.2 1>0 | ships.81 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti]) | ships.92 1>0 | ships.104 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.104 1>0 | ships.112 0>1
    5 ore, 4 people, supply 00033, markers 3 6, sol 12, a1 2, deepSpace 1, bases a1 y1, automated f`,
  firstContact: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event firstContact) | events.10 firstContact>null | turnedUp null>firstContact
    2 chooseOne: a b > a
    recruited(seat 2, column C) | factions.2.population 4>5 | factions.2.supply.2 2>1
    recruited(seat 2, column C) | factions.2.population 5>6 | factions.2.supply.2 1>0
    3 chooseOne: a b > a
    recruited(seat 3, column A) | factions.3.population 2>3 | factions.3.supply.0 3>2
    recruited(seat 3, column A) | factions.3.population 3>4 | factions.3.supply.0 2>1
    0 chooseOne: a b > a
    recruited(seat 0, column A) | factions.0.population 2>3 | factions.0.supply.0 4>3
    recruited(seat 0, column A) | factions.0.population 3>4 | factions.0.supply.0 3>2
    1 chooseOne: a b > a !reveal
    recruited(seat 1, column A) | factions.1.population 2>3 | factions.1.supply.0 4>3
    recruited(seat 1, column A) | factions.1.population 3>4 | factions.1.supply.0 3>2
    eventDiscarded(event firstContact) | discarded at 0 []>[firstContact] | turnedUp firstContact>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G) | technologies.10 null>planetaryScaleResearch | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, deepSpaceMegastructures] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply) | factions.2.supply.3 3>2 | ships.81 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti]) | ships.92 1>0 | ships.104 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.104 1>0 | ships.112 0>1
    7 ore, 6 people, supply 00023, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  oreLevy: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event oreLevy) | events.10 oreLevy>null | turnedUp null>oreLevy
    orePaid(seat 2, ore 2) | factions.2.ore 7>5
    orePaid(seat 3, ore 2) | factions.3.ore 3>1
    orePaid(seat 0, ore 2) | factions.0.ore 2>0
    orePaid(seat 1, ore 2) | factions.1.ore 2>0
    eventDiscarded(event oreLevy) | discarded at 0 []>[oreLevy] | turnedUp oreLevy>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G) | technologies.10 null>planetaryScaleResearch | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, deepSpaceMegastructures] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply) | factions.2.supply.2 2>1 | ships.81 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti]) | ships.92 1>0 | ships.104 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.104 1>0 | ships.112 0>1
    5 ore, 4 people, supply 00133, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  spacecraftMuseum: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event spacecraftMuseum) | events.10 spacecraftMuseum>null | turnedUp null>spacecraftMuseum
    eventStays(event spacecraftMuseum) | staying at 0 []>[spacecraftMuseum] | turnedUp spacecraftMuseum>null
    2 exhibit: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} keep > {ship 1, at sol}
    shipExhibited(seat 2, level 1, from sol, system null) | factions.2.museum 0>1 | ships.80 1>0
    3 exhibit: {ship 1, at sol} {ship 1, at a2} keep > {ship 1, at sol}
    shipExhibited(seat 3, level 1, from sol, system null) | factions.3.museum 0>1 | ships.120 1>0
    0 exhibit: {ship 1, at sol} keep > {ship 1, at sol}
    shipExhibited(seat 0, level 1, from sol, system null) | factions.0.museum 0>1 | ships.0 1>0
    1 exhibit: {ship 1, at sol} keep > {ship 1, at sol} !reveal
    shipExhibited(seat 1, level 1, from sol, system null) | factions.1.museum 0>1 | ships.40 1>0
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G) | technologies.10 null>planetaryScaleResearch | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, deepSpaceMegastructures] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply) | factions.2.supply.2 2>1 | ships.81 0>1
    2 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti]) | ships.92 1>0 | ships.104 0>1
    2 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.104 1>0 | ships.112 0>1
    7 ore, 4 people, supply 00133, markers 4 6, sol 2, a1 2, deepSpace 1, bases a1 y1`,
  dysonSphere: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event dysonSphere) | events.10 dysonSphere>null | turnedUp null>dysonSphere
    systemAttached(system ross154, event dysonSphere, beside null, neighbour null) | systemDecks.1.cards at 9 [ross154]>[] | dyson null>ross154
    eventStays(event dysonSphere) | staying at 0 []>[dysonSphere] | turnedUp dysonSphere>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G) | technologies.10 null>planetaryScaleResearch | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, deepSpaceMegastructures] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply) | factions.2.supply.2 2>1 | ships.81 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti]) | ships.92 1>0 | ships.104 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.104 1>0 | ships.112 0>1
    7 ore, 4 people, supply 00133, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  rogueStar: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event rogueStar) | events.10 rogueStar>null | turnedUp null>rogueStar
    2 placeRogueStar: a1 a2 > a1 !reveal
    systemAttached(system lalande21185, event rogueStar, beside a1, neighbour barnardsStar) | systems.9 null>lalande21185 | rogueBeside -1>1 | systemDecks.0.cards at 7 [lalande21185]>[]
    eventDiscarded(event rogueStar) | discarded at 0 []>[rogueStar] | turnedUp rogueStar>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G) | technologies.10 null>planetaryScaleResearch | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, deepSpaceMegastructures] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply) | factions.2.supply.2 2>1 | ships.81 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 2, from a1, to rogue} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti]) | ships.92 1>0 | ships.104 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 2, from a1, to rogue} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.104 1>0 | ships.112 0>1
    7 ore, 4 people, supply 00133, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  frontierRegistry: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event frontierRegistry) | events.10 frontierRegistry>null | turnedUp null>frontierRegistry
    eventStays(event frontierRegistry) | staying at 0 []>[frontierRegistry] | turnedUp frontierRegistry>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G) | technologies.10 null>planetaryScaleResearch | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, deepSpaceMegastructures] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply) | factions.2.supply.2 2>1 | ships.81 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti]) | ships.92 1>0 | ships.104 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.104 1>0 | ships.112 0>1
    7 ore, 4 people, supply 00133, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  deepSpaceBeacon: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event deepSpaceBeacon) | events.10 deepSpaceBeacon>null | turnedUp null>deepSpaceBeacon
    eventStays(event deepSpaceBeacon) | staying at 0 []>[deepSpaceBeacon] | turnedUp deepSpaceBeacon>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G) | technologies.10 null>planetaryScaleResearch | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, deepSpaceMegastructures] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply) | factions.2.supply.2 2>1 | ships.81 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti]) | ships.92 1>0 | ships.104 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.104 1>0 | ships.112 0>1
    7 ore, 4 people, supply 00133, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
};

/** The same, everybody taking as little as possible, where that makes a difference. */
const EVENTS_LEFT: Readonly<Record<string, string>> = {
  tylerLee: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event tylerLee) | events.4 tylerLee>null | turnedUp null>tylerLee
    guildOpened(guild terraformingGuild) | guilds 0>1
    oreGained(seat 2, ore 1) | factions.2.ore 10>11
    eventDiscarded(event tylerLee) | discarded at 0 []>[tylerLee] | turnedUp tylerLee>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A) | technologies.4 null>tacticalSimulations | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, remoteProbes] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    11 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  mayaChaturvedi: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event mayaChaturvedi) | events.4 mayaChaturvedi>null | turnedUp null>mayaChaturvedi
    guildOpened(guild academyGuild) | guilds 0>2
    oreGained(seat 2, ore 1) | factions.2.ore 10>11
    eventDiscarded(event mayaChaturvedi) | discarded at 0 []>[mayaChaturvedi] | turnedUp mayaChaturvedi>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A) | technologies.4 null>tacticalSimulations | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, remoteProbes] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    11 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  bumperHarvest: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event bumperHarvest) | events.4 bumperHarvest>null | turnedUp null>bumperHarvest
    recruited(seat 2, column B) | factions.2.population 4>5 | factions.2.supply.1 1>0
    recruited(seat 3, column A) | factions.3.population 2>3 | factions.3.supply.0 3>2
    recruited(seat 0, column A) | factions.0.population 2>3 | factions.0.supply.0 4>3
    recruited(seat 1, column A) | factions.1.population 2>3 | factions.1.supply.0 4>3
    eventDiscarded(event bumperHarvest) | discarded at 0 []>[bumperHarvest] | turnedUp bumperHarvest>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A) | technologies.4 null>tacticalSimulations | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, remoteProbes] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    10 ore, 5 people, supply 00333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  prospectingBoom: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event prospectingBoom) | events.4 prospectingBoom>null | turnedUp null>prospectingBoom
    oreGained(seat 2, ore 2) | factions.2.ore 10>12
    oreGained(seat 3, ore 1) | factions.3.ore 3>4
    eventDiscarded(event prospectingBoom) | discarded at 0 []>[prospectingBoom] | turnedUp prospectingBoom>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A) | technologies.4 null>tacticalSimulations | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, remoteProbes] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    12 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  distressSignal: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event distressSignal) | events.4 distressSignal>null | turnedUp null>distressSignal
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > stop
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop !reveal
    eventDiscarded(event distressSignal) | discarded at 0 []>[distressSignal] | turnedUp distressSignal>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A) | technologies.4 null>tacticalSimulations | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, remoteProbes] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    10 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  armsRace: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event armsRace) | events.4 armsRace>null | turnedUp null>armsRace
    2 takeOptional: do skip > skip
    3 takeOptional: do skip > skip
    0 takeOptional: do skip > skip
    1 takeOptional: do skip > skip !reveal
    eventDiscarded(event armsRace) | discarded at 0 []>[armsRace] | turnedUp armsRace>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A) | technologies.4 null>tacticalSimulations | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, remoteProbes] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    10 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  labourReform: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event labourReform) | events.4 labourReform>null | turnedUp null>labourReform
    2 takeOptional: do skip > skip
    3 takeOptional: do skip > skip
    0 takeOptional: do skip > skip
    1 takeOptional: do skip > skip !reveal
    eventDiscarded(event labourReform) | discarded at 0 []>[labourReform] | turnedUp labourReform>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A) | technologies.4 null>tacticalSimulations | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, remoteProbes] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    10 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  humanitarianPrize: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event humanitarianPrize) | events.4 humanitarianPrize>null | turnedUp null>humanitarianPrize
    2 takePrize: take decline > decline
    3 takePrize: take decline > decline
    0 takePrize: take decline > decline
    1 takePrize: take decline > decline !reveal
    eventDiscarded(event humanitarianPrize) | discarded at 0 []>[humanitarianPrize] | turnedUp humanitarianPrize>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A) | technologies.4 null>tacticalSimulations | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, remoteProbes] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    10 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  contestedShipyard: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event contestedShipyard) | events.4 contestedShipyard>null | turnedUp null>contestedShipyard
    eventStays(event contestedShipyard) | staying at 0 []>[contestedShipyard] | turnedUp contestedShipyard>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A) | technologies.4 null>tacticalSimulations | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, remoteProbes] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    10 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  greatCensus: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space basic.2/1) | factions.2.pawn null>basic.2/1
    orePaid(seat 2, ore 2) | factions.2.ore 12>10
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 5>4 | cubes.4 0>4
    eventTurnedUp(seat 2, field A, event greatCensus) | events.4 greatCensus>null | turnedUp null>greatCensus
    eventStays(event greatCensus) | staying at 0 []>[greatCensus] | turnedUp greatCensus>null
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A) | technologies.4 null>tacticalSimulations | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, remoteProbes] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1) | factions.2.mines 6>5 | factions.2.automation >o
    10 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  kc24x: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event kc24x) | events.10 kc24x>null | turnedUp null>kc24x
    guildOpened(guild technocratsGuild) | guilds 2>6
    oreGained(seat 2, ore 1) | factions.2.ore 7>8
    eventDiscarded(event kc24x) | discarded at 0 []>[kc24x] | turnedUp kc24x>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G) | technologies.10 null>deepSpaceMegastructures | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, planetaryScaleResearch] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply) | factions.2.supply.2 2>1 | ships.114 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    8 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  ono: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event ono) | events.10 ono>null | turnedUp null>ono
    guildOpened(guild pathfinderGuild) | guilds 2>10
    oreGained(seat 2, ore 1) | factions.2.ore 7>8
    eventDiscarded(event ono) | discarded at 0 []>[ono] | turnedUp ono>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G) | technologies.10 null>deepSpaceMegastructures | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, planetaryScaleResearch] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply) | factions.2.supply.2 2>1 | ships.114 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    8 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  massEnlightenment: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event massEnlightenment) | events.10 massEnlightenment>null | turnedUp null>massEnlightenment
    2 takeOptional: do skip > skip
    3 takeOptional: do skip > skip
    0 takeOptional: do skip > skip
    1 takeOptional: do skip > skip !reveal
    eventDiscarded(event massEnlightenment) | discarded at 0 []>[massEnlightenment] | turnedUp massEnlightenment>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G) | technologies.10 null>deepSpaceMegastructures | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, planetaryScaleResearch] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply) | factions.2.supply.2 2>1 | ships.114 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    7 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  firstContact: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event firstContact) | events.10 firstContact>null | turnedUp null>firstContact
    2 chooseOne: a b > b
    oreGained(seat 2, ore 2) | factions.2.ore 7>9
    3 chooseOne: a b > b
    oreGained(seat 3, ore 2) | factions.3.ore 3>5
    0 chooseOne: a b > b
    oreGained(seat 0, ore 2) | factions.0.ore 2>4
    1 chooseOne: a b > b !reveal
    oreGained(seat 1, ore 2) | factions.1.ore 2>4
    eventDiscarded(event firstContact) | discarded at 0 []>[firstContact] | turnedUp firstContact>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G) | technologies.10 null>deepSpaceMegastructures | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, planetaryScaleResearch] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply) | factions.2.supply.2 2>1 | ships.114 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    9 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  oreLevy: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event oreLevy) | events.10 oreLevy>null | turnedUp null>oreLevy
    orePaid(seat 2, ore 2) | factions.2.ore 7>5
    orePaid(seat 3, ore 2) | factions.3.ore 3>1
    orePaid(seat 0, ore 2) | factions.0.ore 2>0
    orePaid(seat 1, ore 2) | factions.1.ore 2>0
    eventDiscarded(event oreLevy) | discarded at 0 []>[oreLevy] | turnedUp oreLevy>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G) | technologies.10 null>deepSpaceMegastructures | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, planetaryScaleResearch] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply) | factions.2.supply.2 2>1 | ships.114 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    5 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  spacecraftMuseum: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event spacecraftMuseum) | events.10 spacecraftMuseum>null | turnedUp null>spacecraftMuseum
    eventStays(event spacecraftMuseum) | staying at 0 []>[spacecraftMuseum] | turnedUp spacecraftMuseum>null
    2 exhibit: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} keep > keep
    3 exhibit: {ship 1, at sol} {ship 1, at a2} keep > keep
    0 exhibit: {ship 1, at sol} keep > keep
    1 exhibit: {ship 1, at sol} keep > keep !reveal
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G) | technologies.10 null>deepSpaceMegastructures | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, planetaryScaleResearch] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply) | factions.2.supply.2 2>1 | ships.114 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    7 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  dysonSphere: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event dysonSphere) | events.10 dysonSphere>null | turnedUp null>dysonSphere
    systemAttached(system ross154, event dysonSphere, beside null, neighbour null) | systemDecks.1.cards at 9 [ross154]>[] | dyson null>ross154
    eventStays(event dysonSphere) | staying at 0 []>[dysonSphere] | turnedUp dysonSphere>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G) | technologies.10 null>deepSpaceMegastructures | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, planetaryScaleResearch] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply) | factions.2.supply.2 2>1 | ships.114 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    7 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  rogueStar: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event rogueStar) | events.10 rogueStar>null | turnedUp null>rogueStar
    2 placeRogueStar: a1 a2 > a2 !reveal
    systemAttached(system lalande21185, event rogueStar, beside a2, neighbour sirius) | systems.9 null>lalande21185 | rogueBeside -1>2 | systemDecks.0.cards at 7 [lalande21185]>[]
    eventDiscarded(event rogueStar) | discarded at 0 []>[rogueStar] | turnedUp rogueStar>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G) | technologies.10 null>deepSpaceMegastructures | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, planetaryScaleResearch] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply) | factions.2.supply.2 2>1 | ships.114 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    7 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  frontierRegistry: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event frontierRegistry) | events.10 frontierRegistry>null | turnedUp null>frontierRegistry
    eventStays(event frontierRegistry) | staying at 0 []>[frontierRegistry] | turnedUp frontierRegistry>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G) | technologies.10 null>deepSpaceMegastructures | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, planetaryScaleResearch] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply) | factions.2.supply.2 2>1 | ships.114 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    7 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  deepSpaceBeacon: `
    turnBegan(seat 2) | uncontrolled 0>192
    pawnMoved(seat 2, space academyGuild/1) | factions.2.pawn null>academyGuild/1
    orePaid(seat 2, ore 5) | factions.2.ore 12>7
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null) | factions.2.population 5>4 | cubes.10 0>4
    eventTurnedUp(seat 2, field G, event deepSpaceBeacon) | events.10 deepSpaceBeacon>null | turnedUp null>deepSpaceBeacon
    eventStays(event deepSpaceBeacon) | staying at 0 []>[deepSpaceBeacon] | turnedUp deepSpaceBeacon>null
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G) | technologies.10 null>deepSpaceMegastructures | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, planetaryScaleResearch] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply) | factions.2.supply.2 2>1 | ships.114 0>1
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    7 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
};

/** Abilities of the expert mats. */
const ABILITIES_GIVE: Readonly<Record<string, string>> = {
  'unOfSol.A': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, deepSpace 1, bases a1 y1`,
  'unOfSol.B': `
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    recruited(seat 0, column C) | factions.0.population 6>7 | factions.0.supply.2 3>2
    12 ore, 7 people, supply 00233, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'nishidaOstergaard.A': `
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'nishidaOstergaard.B.food': `
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    oreGained(seat 0, ore 3) | factions.0.ore 12>15
    15 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'nishidaOstergaard.B.ore': `
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    oreGained(seat 0, ore 3) | factions.0.ore 12>15
    15 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  'lunarCombine.A': `
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'lunarCombine.B': `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 3, at sol, from supply) | factions.0.supply.1 1>0 | ships.2 0>1
    12 ore, 5 people, supply 00333, markers 4 6, sol 13, a1 2, y1 1, bases a1 y1`,
  'aresAssembly.A': `
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'aresAssembly.B': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.28 0>1 | ships.32 1>0
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    12 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, b2 1, bases a1 y1 b2`,
};

/** The same, as little taken as possible, where that makes a difference. */
const ABILITIES_LEFT: Readonly<Record<string, string>> = {
  'unOfSol.A': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'lunarCombine.B': `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 3, at y1, from supply) | factions.0.supply.1 1>0 | ships.14 0>1
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 13, bases a1 y1`,
  'aresAssembly.B': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
};

/** Basic Spacefaring, guilds and the Dyson Sphere. */
const SPACES_DO: Readonly<Record<string, string>> = {
  'basic.1/1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space basic.1/1) | factions.0.pawn null>basic.1/1
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 5>4 | cubes.2 0>1
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column B) | factions.0.population 4>5 | factions.0.supply.1 1>0
    12 ore, 5 people, supply 00333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  'basic.2/1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space basic.2/1) | factions.0.pawn null>basic.2/1
    orePaid(seat 0, ore 2) | factions.0.ore 12>10
    0 chooseField: A B C > A !reveal
    fieldResearched(seat 0, field A, cube population, technology null) | factions.0.population 5>4 | cubes.4 0>1
    eventTurnedUp(seat 0, field A, event bumperHarvest) | events.4 bumperHarvest>null | turnedUp null>bumperHarvest
    recruited(seat 0, column B) | factions.0.population 4>5 | factions.0.supply.1 1>0
    recruited(seat 1, column A) | factions.1.population 2>3 | factions.1.supply.0 3>2
    recruited(seat 2, column A) | factions.2.population 2>3 | factions.2.supply.0 4>3
    recruited(seat 3, column A) | factions.3.population 2>3 | factions.3.supply.0 4>3
    eventDiscarded(event bumperHarvest) | discarded at 0 []>[bumperHarvest] | turnedUp bumperHarvest>null
    cardsTurnedUp(seat 0, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    0 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 0, technology remoteProbes, field A) | technologies.4 null>remoteProbes | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, tacticalSimulations] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 0, technology remoteProbes)
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    10 ore, 5 people, supply 00333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'basic.2/2': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space basic.2/2) | factions.0.pawn null>basic.2/2
    orePaid(seat 0, ore 3) | factions.0.ore 12>9
    0 chooseField: A B C > A !reveal
    fieldResearched(seat 0, field A, cube population, technology null) | factions.0.population 5>4 | cubes.4 0>1
    eventTurnedUp(seat 0, field A, event bumperHarvest) | events.4 bumperHarvest>null | turnedUp null>bumperHarvest
    recruited(seat 0, column B) | factions.0.population 4>5 | factions.0.supply.1 1>0
    recruited(seat 1, column A) | factions.1.population 2>3 | factions.1.supply.0 3>2
    recruited(seat 2, column A) | factions.2.population 2>3 | factions.2.supply.0 4>3
    recruited(seat 3, column A) | factions.3.population 2>3 | factions.3.supply.0 4>3
    eventDiscarded(event bumperHarvest) | discarded at 0 []>[bumperHarvest] | turnedUp bumperHarvest>null
    cardsTurnedUp(seat 0, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]) | techDecks.0.cards at 11 [tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[remoteProbes, tacticalSimulations] | aside at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]
    0 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 0, technology remoteProbes, field A) | technologies.4 null>remoteProbes | techDecks.0.cards at 0 []>[hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies, tacticalSimulations] | techDecks.0.buried at 0 []>[4] | fitting at 0 [remoteProbes, tacticalSimulations]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies]>[]
    immediateBonus(seat 0, technology remoteProbes)
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    9 ore, 5 people, supply 00333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'basic.3/1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space basic.3/1) | factions.0.pawn null>basic.3/1
    0 takeOptional: do skip > do
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from population) | factions.0.population 5>4 | ships.0 1>2
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    12 ore, 4 people, supply 01333, markers 4 6, sol 11, a1 2, deepSpace 1, bases a1 y1`,
  'basic.3/2': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space basic.3/2) | factions.0.pawn null>basic.3/2
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    0 takeOptional: do skip > do
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from population) | factions.0.population 5>4 | ships.0 1>2
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    11 ore, 4 people, supply 01333, markers 4 6, sol 11, a1 2, deepSpace 1, bases a1 y1`,
  'basic.4/1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space basic.4/1) | factions.0.pawn null>basic.4/1
    recruited(seat 0, column B) | factions.0.population 5>6 | factions.0.supply.1 1>0
    oreGained(seat 0, ore 1) | factions.0.ore 12>13
    13 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'terraformingGuild/1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space terraformingGuild/1) | factions.0.pawn null>terraformingGuild/1
    orePaid(seat 0, ore 4) | factions.0.ore 12>8
    shipSettled(seat 0, level 2, at a1, column C) | factions.0.supply.2 2>3 | ships.5 1>0
    systemColonised(seat 0, system barnardsStar, at a1) | factions.0.colonies at 2 []>[barnardsStar] | factions.0.colonyMarkers at 2 []>[f] | systems.1 barnardsStar>null | bases.1 0>-1 | baseMarkers.1 f>
    systemTurnedUp(system lalande21185, at a1) | systems.1 null>lalande21185 | systemDecks.0.cards at 7 [lalande21185]>[]
    colonyMarked(seat 0, system barnardsStar, marker food) | factions.0.food 4>3 | factions.0.colonyMarkers.2 f>ff
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column C) | factions.0.population 5>6 | factions.0.supply.2 3>2
    8 ore, 6 people, supply 00233, markers 3 6, sol 1, y1 1, bases y1, colonies barnardsStar`,
  'academyGuild/1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space academyGuild/1) | factions.0.pawn null>academyGuild/1
    orePaid(seat 0, ore 5) | factions.0.ore 12>7
    0 chooseField: G H > G !reveal
    fieldResearched(seat 0, field G, cube population, technology null) | factions.0.population 5>4 | cubes.10 0>1
    eventTurnedUp(seat 0, field G, event massEnlightenment) | events.10 massEnlightenment>null | turnedUp null>massEnlightenment
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 2) | factions.0.ore 7>5
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics) | factions.0.population 4>3 | cubes.2 0>1
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1) | factions.0.food 4>3 | factions.0.automation >f
    recruited(seat 0, column C) | factions.0.population 3>4 | factions.0.supply.2 2>1
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
    cardsTurnedUp(seat 0, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 11 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    0 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 0, technology planetaryScaleResearch, field G) | technologies.10 null>planetaryScaleResearch | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, deepSpaceMegastructures] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 0, technology planetaryScaleResearch)
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply) | factions.0.supply.2 1>0 | ships.1 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    5 ore, 4 people, supply 00033, markers 3 6, sol 12, a1 2, deepSpace 1, bases a1 y1, automated f`,
  'technocratsGuild/1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space technocratsGuild/1) | factions.0.pawn null>technocratsGuild/1
    0 chooseOne: a b > a
    orePaid(seat 0, ore 8) | factions.0.ore 12>4
    0 chooseField: M > M !reveal
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
    4 ore, 4 people, supply 00233, markers 3 6, sol 1, a1 2, b2 1, bases a1 y1 b2`,
  'pathfinderGuild/1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space pathfinderGuild/1) | factions.0.pawn null>pathfinderGuild/1
    orePaid(seat 0, ore 2) | factions.0.ore 12>10
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.24 1>0 | ships.32 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.28 0>1 | ships.32 1>0
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food) | factions.0.food 4>3 | bases.7 -1>0 | baseMarkers.7 >f
    0 takeOptional: do skip > do !reveal
    orePaid(seat 0, ore 3) | factions.0.ore 10>7
    shipSettled(seat 0, level 2, at a1, column C) | factions.0.supply.2 2>3 | ships.5 1>0
    systemColonised(seat 0, system barnardsStar, at a1) | factions.0.colonies at 2 []>[barnardsStar] | factions.0.colonyMarkers at 2 []>[f] | systems.1 barnardsStar>null | bases.1 0>-1 | baseMarkers.1 f>
    systemTurnedUp(system lalande21185, at a1) | systems.1 null>lalande21185 | systemDecks.0.cards at 7 [lalande21185]>[]
    colonyMarked(seat 0, system barnardsStar, marker food) | factions.0.food 3>2 | factions.0.colonyMarkers.2 f>ff
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column C) | factions.0.population 5>6 | factions.0.supply.2 3>2
    7 ore, 6 people, supply 00233, markers 2 6, sol 1, b2 1, bases y1 b2, colonies barnardsStar`,
  'dysonSphere.1/1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space dysonSphere.1/1) | factions.0.pawn null>dysonSphere.1/1
    orePaid(seat 0, ore 6) | factions.0.ore 12>6
    populationReturned(seat 0, column B) | factions.0.population 5>4 | factions.0.supply.1 1>2
    populationReturned(seat 0, column B) | factions.0.population 4>3 | factions.0.supply.1 2>3
    systemColonised(seat 0, system vanMaanensStar, at null) | factions.0.pawn dysonSphere.1/1>null | factions.0.colonies at 2 []>[vanMaanensStar] | factions.0.colonyMarkers at 2 []>[] | staying at 0 [dysonSphere]>[] | discarded at 0 []>[dysonSphere] | dyson vanMaanensStar>null
    eventDiscarded(event dysonSphere)
    6 ore, 3 people, supply 03333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1, colonies vanMaanensStar`,
};

/** The same, as little taken as possible, where that makes a difference. */
const SPACES_LEFT: Readonly<Record<string, string>> = {
  'basic.1/1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space basic.1/1) | factions.0.pawn null>basic.1/1
    0 chooseField: 3 4 > 4
    fieldResearched(seat 0, field 4, cube population, technology advancedRobotics) | factions.0.population 5>4 | cubes.3 0>1
    immediateBonus(seat 0, technology advancedRobotics)
    automated(seat 0, marker ore, step 1) | factions.0.mines 6>5 | factions.0.automation >o
    12 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'basic.2/1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space basic.2/1) | factions.0.pawn null>basic.2/1
    orePaid(seat 0, ore 2) | factions.0.ore 12>10
    0 chooseField: A B C > C !reveal
    fieldResearched(seat 0, field C, cube population, technology null) | factions.0.population 5>4 | cubes.6 0>1
    eventTurnedUp(seat 0, field C, event distressSignal) | events.6 distressSignal>null | turnedUp null>distressSignal
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > stop
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop !reveal
    eventDiscarded(event distressSignal) | discarded at 0 []>[distressSignal] | turnedUp distressSignal>null
    cardsTurnedUp(seat 0, level 2, fitting [spacetimeAnomalyStudies, privateerCharters], aside [hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments]) | techDecks.0.cards at 8 [privateerCharters, humanExperiments, plasmaCannon, tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[spacetimeAnomalyStudies, privateerCharters] | aside at 0 []>[hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments]
    0 chooseTechnology: spacetimeAnomalyStudies privateerCharters > privateerCharters !roll
    technologyPlaced(seat 0, technology privateerCharters, field C) | technologies.6 null>privateerCharters | techDecks.0.cards at 0 []>[hypercomputing, remoteProbes, bioSynapticNetwork, tacticalSimulations, humanExperiments, spacetimeAnomalyStudies, plasmaCannon] | techDecks.0.buried at 0 []>[7] | fitting at 0 [spacetimeAnomalyStudies, privateerCharters]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments]>[]
    immediateBonus(seat 0, technology privateerCharters)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply) | factions.0.supply.1 1>0 | ships.12 1>2
    10 ore, 4 people, supply 00333, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  'basic.2/2': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space basic.2/2) | factions.0.pawn null>basic.2/2
    orePaid(seat 0, ore 3) | factions.0.ore 12>9
    0 chooseField: A B C > C !reveal
    fieldResearched(seat 0, field C, cube population, technology null) | factions.0.population 5>4 | cubes.6 0>1
    eventTurnedUp(seat 0, field C, event distressSignal) | events.6 distressSignal>null | turnedUp null>distressSignal
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > stop
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop !reveal
    eventDiscarded(event distressSignal) | discarded at 0 []>[distressSignal] | turnedUp distressSignal>null
    cardsTurnedUp(seat 0, level 2, fitting [spacetimeAnomalyStudies, privateerCharters], aside [hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments]) | techDecks.0.cards at 8 [privateerCharters, humanExperiments, plasmaCannon, tacticalSimulations, spacetimeAnomalyStudies, remoteProbes, bioSynapticNetwork, hypercomputing]>[] | fitting at 0 []>[spacetimeAnomalyStudies, privateerCharters] | aside at 0 []>[hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments]
    0 chooseTechnology: spacetimeAnomalyStudies privateerCharters > privateerCharters !roll
    technologyPlaced(seat 0, technology privateerCharters, field C) | technologies.6 null>privateerCharters | techDecks.0.cards at 0 []>[hypercomputing, remoteProbes, bioSynapticNetwork, tacticalSimulations, humanExperiments, spacetimeAnomalyStudies, plasmaCannon] | techDecks.0.buried at 0 []>[7] | fitting at 0 [spacetimeAnomalyStudies, privateerCharters]>[] | aside at 0 [hypercomputing, bioSynapticNetwork, remoteProbes, tacticalSimulations, plasmaCannon, humanExperiments]>[]
    immediateBonus(seat 0, technology privateerCharters)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 1, at y1, from supply) | factions.0.supply.1 1>0 | ships.12 1>2
    9 ore, 4 people, supply 00333, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  'basic.3/1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space basic.3/1) | factions.0.pawn null>basic.3/1
    0 takeOptional: do skip > skip
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > stop
    0 chooseMarker: food ore > ore
    controlTaken(seat 0, at b1, system tauCeti, marker ore) | factions.0.mines 6>5 | bases.6 -1>0 | baseMarkers.6 >o
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A) | factions.0.supply.0 0>1 | factions.0.supply.4 3>2
    12 ore, 5 people, supply 11332, markers 4 5, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'basic.3/2': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space basic.3/2) | factions.0.pawn null>basic.3/2
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    0 takeOptional: do skip > skip
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti]) | ships.12 1>0 | ships.24 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > stop
    0 chooseMarker: food ore > ore
    controlTaken(seat 0, at b1, system tauCeti, marker ore) | factions.0.mines 6>5 | bases.6 -1>0 | baseMarkers.6 >o
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A) | factions.0.supply.0 0>1 | factions.0.supply.4 3>2
    11 ore, 5 people, supply 11332, markers 4 5, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'academyGuild/1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space academyGuild/1) | factions.0.pawn null>academyGuild/1
    orePaid(seat 0, ore 5) | factions.0.ore 12>7
    0 chooseField: G H > H !reveal
    fieldResearched(seat 0, field H, cube population, technology null) | factions.0.population 5>4 | cubes.11 0>1
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
    cardsTurnedUp(seat 0, level 3, fitting [hivemindComputing, mercenaryFleet], aside [transdimensionalAi, planetaryScaleResearch, metahumanChambers, deepSpaceMegastructures, capitalShip, androidArmada]) | techDecks.1.cards at 8 [mercenaryFleet, androidArmada, capitalShip, deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[hivemindComputing, mercenaryFleet] | aside at 0 []>[transdimensionalAi, planetaryScaleResearch, metahumanChambers, deepSpaceMegastructures, capitalShip, androidArmada]
    0 chooseTechnology: hivemindComputing mercenaryFleet > mercenaryFleet !roll
    technologyPlaced(seat 0, technology mercenaryFleet, field H) | technologies.11 null>mercenaryFleet | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, planetaryScaleResearch, deepSpaceMegastructures, androidArmada, hivemindComputing, capitalShip] | techDecks.1.buried at 0 []>[7] | fitting at 0 [hivemindComputing, mercenaryFleet]>[] | aside at 0 [transdimensionalAi, planetaryScaleResearch, metahumanChambers, deepSpaceMegastructures, capitalShip, androidArmada]>[]
    9 ore, 4 people, supply 00233, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'technocratsGuild/1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space technocratsGuild/1) | factions.0.pawn null>technocratsGuild/1
    0 chooseOne: a b > b
    orePaid(seat 0, ore 1) | factions.0.ore 12>11
    0 copyAction: basic.1 basic.2 basic.3 basic.4 narrowBeamLaser.1 terraforming.1 terraforming.2 capitalShip.1 androidArmada.1 > androidArmada.1
    actionCopied(seat 0, action androidArmada.1)
    orePaid(seat 0, ore 4) | factions.0.ore 11>7
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 4, at y1, from supply) | factions.0.supply.2 2>1 | ships.15 0>1
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 4, from y1, to a1} {ship 4, from y1, to b1} stop > stop
    7 ore, 5 people, supply 00133, markers 4 6, sol 1, a1 2, y1 14, bases a1 y1`,
  'pathfinderGuild/1': `
    turnBegan(seat 0) | uncontrolled 0>192
    pawnMoved(seat 0, space pathfinderGuild/1) | factions.0.pawn null>pathfinderGuild/1
    orePaid(seat 0, ore 2) | factions.0.ore 12>10
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop !reveal
    orePaid(seat 0, ore 3) | factions.0.ore 10>7
    shipSettled(seat 0, level 2, at a1, column C) | factions.0.supply.2 2>3 | ships.5 1>0
    systemColonised(seat 0, system barnardsStar, at a1) | factions.0.colonies at 2 []>[barnardsStar] | factions.0.colonyMarkers at 2 []>[f] | systems.1 barnardsStar>null | bases.1 0>-1 | baseMarkers.1 f>
    systemTurnedUp(system lalande21185, at a1) | systems.1 null>lalande21185 | systemDecks.0.cards at 7 [lalande21185]>[]
    colonyMarked(seat 0, system barnardsStar, marker food) | factions.0.food 4>3 | factions.0.colonyMarkers.2 f>ff
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column C) | factions.0.population 5>6 | factions.0.supply.2 3>2
    7 ore, 6 people, supply 00233, markers 3 6, sol 1, y1 1, bases y1, colonies barnardsStar`,
};

function turnUp(event: EventId): Play {
  const table = rich(2);
  if (EVENTS[event].level === 2) return table.event('A', event).act(2, 'basic.2/1');
  studied(table, 2).event('G', event);
  table.state.guilds = 0b0010;
  return table.act(2, 'academyGuild/1');
}

function use(space: string): Play {
  const table = rich();
  if (space.includes('Guild')) {
    if (space === 'technocratsGuild/1') learned(table);
    else studied(table);
    table.state.guilds = 0b1111;
  }
  if (space === 'dysonSphere.1/1') {
    const { state } = table;
    state.dyson = 'vanMaanensStar';
    state.systemDecks[1].cards.splice(state.systemDecks[1].cards.indexOf('vanMaanensStar'), 1);
    state.staying.push('dysonSphere');
  }
  return table.act(0, space);
}

describe('everything else at work', () => {
  it.each(Object.keys(SYSTEMS_GIVE))('BS-286 bonus %s', (key) => {
    expect(story(rich().effect(0, key), eager)).toEqual(told(SYSTEMS_GIVE[key]));
    expect(story(rich().effect(0, key), reluctant)).toEqual(told(SYSTEMS_LEFT[key] ?? SYSTEMS_GIVE[key]));
  });

  const events = Object.keys(EVENTS_DO);
  it.each(events)('BS-165 event %s', (id) => {
    expect(story(turnUp(id as EventId), eager, 2)).toEqual(told(EVENTS_DO[id]));
    expect(story(turnUp(id as EventId), unwilling, 2)).toEqual(told(EVENTS_LEFT[id] ?? EVENTS_DO[id]));
  });

  it.each(Object.keys(ABILITIES_GIVE))('ability %s', (id) => {
    expect(story(rich().effect(0, id), eager)).toEqual(told(ABILITIES_GIVE[id]));
    expect(story(rich().effect(0, id), reluctant)).toEqual(told(ABILITIES_LEFT[id] ?? ABILITIES_GIVE[id]));
  });

  it.each(Object.keys(SPACES_DO))('space %s', (space) => {
    expect(story(use(space), eager)).toEqual(told(SPACES_DO[space]));
    expect(story(use(space), reluctant)).toEqual(told(SPACES_LEFT[space] ?? SPACES_DO[space]));
  });

  it('no system and no event is left out', () => {
    const bonuses = Object.entries(SYSTEMS).flatMap(([id, system]) =>
      (['control', 'arrival', 'colony'] as const).flatMap((kind) => (system[kind] === undefined ? [] : [`${id}.${kind}`])),
    );
    expect(Object.keys(SYSTEMS_GIVE)).toEqual(bonuses);
    expect(Object.keys(EVENTS_DO)).toEqual(Object.keys(EVENTS));
  });
});
