import { describe, expect, it } from 'vitest';
import { EVENTS, type EventId } from '../content/events.ts';
import { SYSTEMS } from '../content/systems.ts';
import { eager, learned, reluctant, rich, story, studied, told, unwilling } from './story.ts';
import type { Play } from './table.ts';

/** What systems, events, abilities, guilds and Basic Spacefaring do, played out at the same table. */

/** Bonuses of systems, everything taken. */
const SYSTEMS_GIVE: Readonly<Record<string, string>> = {
  'barnardsStar.colony': `
    recruited(seat 0, column B)
    12 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'sirius.control': `
    oreGained(seat 0, ore 1)
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'sirius.colony': `
    automated(seat 0, marker ore, step 1)
    12 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'lalande21185.colony': `
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
    1 ore, 0 people, supply 54333, markers 4 6, bases a1 y1`,
  'luytensStar.colony': `
    oreGained(seat 0, ore 2)
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'procyon.colony': `
    cardsTurnedUp(seat 0, level 2, fitting [hypercomputing, bioSynapticNetwork, remoteProbes], aside [])
    0 chooseTechnology: hypercomputing bioSynapticNetwork remoteProbes > hypercomputing !roll
    technologyKept(seat 0, technology hypercomputing)
    immediateBonus(seat 0, technology hypercomputing)
    oreGained(seat 0, ore 2)
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1, private hypercomputing`,
  'wolf359.control': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food)
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from B, to A}
    supplyMoved(seat 0, from B, to A)
    12 ore, 5 people, supply 10333, markers 3 6, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'wolf359.colony': `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply)
    12 ore, 5 people, supply 00333, markers 4 6, sol 12, a1 2, y1 1, bases a1 y1`,
  'epsilonEridani.control': `
    recruited(seat 0, column B)
    12 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'epsilonEridani.colony': `
    automated(seat 0, marker food, step 1)
    12 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  'epsilonIndi.colony': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food)
    12 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, b2 1, bases a1 y1 b2`,
  'lacaille9352.control': `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2)
    12 ore, 5 people, supply 01333, markers 4 6, sol 2, a1 2, y1 1, bases a1 y1`,
  'lacaille9352.colony': `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2)
    0 chooseUpgrade: {ship 2, at a1} {ship 1, at y1} stop > {ship 2, at a1}
    shipUpgraded(seat 0, at a1, system barnardsStar, from 2, to 3)
    12 ore, 5 people, supply 01333, markers 4 6, sol 2, a1 3, y1 1, bases a1 y1`,
  'groombridge34.colony': `
    oreGained(seat 0, ore 3)
    15 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'teegardensStar.colony': `
    recruited(seat 0, column B)
    recruited(seat 0, column C)
    12 ore, 7 people, supply 00233, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'tauCeti.control': `
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from B, to A}
    supplyMoved(seat 0, from B, to A)
    12 ore, 5 people, supply 10333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'tauCeti.colony': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food)
    12 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, b2 1, bases a1 y1 b2`,
  'kapteynsStar.colony': `
    0 takeOptional: do skip > do
    shipBuilt(seat 0, level 2, at deepSpace, from supply)
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, deepSpace 2, bases a1 y1`,
  'wise0855.colony': `
    cardsTurnedUp(seat 0, level 3, fitting [transdimensionalAi, planetaryScaleResearch, metahumanChambers], aside [])
    0 chooseTechnology: transdimensionalAi planetaryScaleResearch metahumanChambers > transdimensionalAi !roll
    technologyKept(seat 0, technology transdimensionalAi)
    immediateBonus(seat 0, technology transdimensionalAi)
    recruited(seat 0, column B)
    0 takeOptional: do skip > do
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics)
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1, private transdimensionalAi`,
  'ross248.control': `
    recruited(seat 0, column B)
    12 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'ross248.colony': `
    populationGrown(seat 0, columns [B, C])
    12 ore, 7 people, supply 00233, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'lacaille8760.colony': `
    oreGained(seat 0, ore 2)
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'proximaCentauri.control': `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2)
    12 ore, 5 people, supply 01333, markers 4 6, sol 2, a1 2, y1 1, bases a1 y1`,
  'proximaCentauri.colony': `
    0 chooseMarker: food ore > food
    automated(seat 0, marker food, step 1)
    12 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  'eridani82.colony': `
    recruited(seat 0, column B)
    oreGained(seat 0, ore 1)
    13 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'gliese687.arrival': `
    oreGained(seat 0, ore 1)
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'gliese687.colony': `
    oreGained(seat 0, ore 2)
    14 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'yzCeti.control': `
    oreGained(seat 0, ore 1)
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'yzCeti.colony': `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b1, system tauCeti, marker food)
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from C, to A} {from D, to A} {from E, to A} > {from C, to A}
    supplyMoved(seat 0, from C, to A)
    12 ore, 5 people, supply 10233, markers 3 6, sol 12, a1 2, b1 1, bases a1 y1 b1`,
};

/** The same, as little taken as possible, where that makes a difference. */
const SYSTEMS_LEFT: Readonly<Record<string, string>> = {
  'lalande21185.colony': `
    populationGrown(seat 0, columns [B, C])
    oreGained(seat 0, ore 2)
    0 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done > done
    14 ore, 7 people, supply 00233, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'procyon.colony': `
    cardsTurnedUp(seat 0, level 2, fitting [hypercomputing, bioSynapticNetwork, remoteProbes], aside [])
    0 chooseTechnology: hypercomputing bioSynapticNetwork remoteProbes > remoteProbes !roll
    technologyKept(seat 0, technology remoteProbes)
    immediateBonus(seat 0, technology remoteProbes)
    automated(seat 0, marker ore, step 1)
    12 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o, private remoteProbes`,
  'wolf359.control': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'wolf359.colony': `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from supply)
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 12, bases a1 y1`,
  'epsilonIndi.colony': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'lacaille9352.control': `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at y1}
    shipUpgraded(seat 0, at y1, system null, from 1, to 2)
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 2, bases a1 y1`,
  'lacaille9352.colony': `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'tauCeti.control': `
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A)
    12 ore, 5 people, supply 11332, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'tauCeti.colony': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'kapteynsStar.colony': `
    0 takeOptional: do skip > skip
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'wise0855.colony': `
    cardsTurnedUp(seat 0, level 3, fitting [transdimensionalAi, planetaryScaleResearch, metahumanChambers], aside [])
    0 chooseTechnology: transdimensionalAi planetaryScaleResearch metahumanChambers > metahumanChambers !roll
    technologyKept(seat 0, technology metahumanChambers)
    immediateBonus(seat 0, technology metahumanChambers)
    automated(seat 0, marker food, step 1)
    recruited(seat 0, column B)
    12 ore, 6 people, supply 00333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f, private metahumanChambers`,
  'proximaCentauri.control': `
    0 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at y1}
    shipUpgraded(seat 0, at y1, system null, from 1, to 2)
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 2, bases a1 y1`,
  'proximaCentauri.colony': `
    0 chooseMarker: food ore > ore
    automated(seat 0, marker ore, step 1)
    12 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'yzCeti.colony': `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 2, at y1, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 2, from y1, to a1} {ship 2, from y1, to b1} stop > stop
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 12, bases a1 y1`,
};

/** Events turned up by seat 2: it comes first, then clockwise. Everybody takes everything. */
const EVENTS_DO: Readonly<Record<string, string>> = {
  tylerLee: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event tylerLee)
    guildOpened(guild terraformingGuild)
    oreGained(seat 2, ore 1)
    eventDiscarded(event tylerLee)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A)
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1)
    11 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  mayaChaturvedi: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event mayaChaturvedi)
    guildOpened(guild academyGuild)
    oreGained(seat 2, ore 1)
    eventDiscarded(event mayaChaturvedi)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A)
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1)
    11 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  bumperHarvest: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event bumperHarvest)
    recruited(seat 2, column B)
    recruited(seat 3, column A)
    recruited(seat 0, column A)
    recruited(seat 1, column A)
    eventDiscarded(event bumperHarvest)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A)
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1)
    10 ore, 5 people, supply 00333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  prospectingBoom: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event prospectingBoom)
    oreGained(seat 2, ore 2)
    oreGained(seat 3, ore 1)
    eventDiscarded(event prospectingBoom)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A)
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1)
    12 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  distressSignal: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event distressSignal)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti])
    2 chooseMarker: food ore > food
    controlTaken(seat 2, at b1, system tauCeti, marker food)
    systemBonus(seat 2, system tauCeti, bonus control)
    2 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from B, to A}
    supplyMoved(seat 2, from B, to A)
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > {ship 1, from a2, to y3}
    shipMoved(seat 3, level 1, from a2, to y3, systems [sirius, null])
    3 chooseMarker: food ore > food
    controlTaken(seat 3, at y3, system null, marker food)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > {ship 1, from sol, to a2}
    shipMoved(seat 0, level 1, from sol, to a2, systems [null, sirius])
    controlLost(seat 3, at a2, system sirius, marker ore)
    controlTaken(seat 0, at a2, system sirius, marker ore)
    systemBonus(seat 0, system sirius, bonus control)
    oreGained(seat 0, ore 1)
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > {ship 1, from sol, to a2} !reveal
    shipMoved(seat 1, level 1, from sol, to a2, systems [null, sirius])
    eventDiscarded(event distressSignal)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A)
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1)
    10 ore, 4 people, supply 10333, markers 3 5, sol 1, a1 2, b1 1, bases a1 y1 b1, automated o`,
  armsRace: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event armsRace)
    2 takeOptional: do skip > do
    orePaid(seat 2, ore 1)
    2 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} > {ship 1, at sol}
    shipUpgraded(seat 2, at sol, system null, from 1, to 2)
    3 takeOptional: do skip > do
    orePaid(seat 3, ore 1)
    3 chooseUpgrade: {ship 1, at sol} {ship 1, at a2} > {ship 1, at sol}
    shipUpgraded(seat 3, at sol, system null, from 1, to 2)
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 1)
    0 chooseUpgrade: {ship 1, at sol} > {ship 1, at sol}
    shipUpgraded(seat 0, at sol, system null, from 1, to 2)
    1 takeOptional: do skip > do
    orePaid(seat 1, ore 1)
    1 chooseUpgrade: {ship 1, at sol} > {ship 1, at sol} !reveal
    shipUpgraded(seat 1, at sol, system null, from 1, to 2)
    eventDiscarded(event armsRace)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A)
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1)
    9 ore, 4 people, supply 01333, markers 4 5, sol 2, a1 2, y1 1, bases a1 y1, automated o`,
  labourReform: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event labourReform)
    2 takeOptional: do skip > do
    orePaid(seat 2, ore 2)
    2 chooseMarker: food ore > food
    automated(seat 2, marker food, step 1)
    3 takeOptional: do skip > do
    orePaid(seat 3, ore 2)
    3 chooseMarker: food ore > food
    automated(seat 3, marker food, step 1)
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 2)
    0 chooseMarker: food ore > food
    automated(seat 0, marker food, step 1)
    1 takeOptional: do skip > do
    orePaid(seat 1, ore 2)
    1 chooseMarker: food ore > food !reveal
    automated(seat 1, marker food, step 1)
    eventDiscarded(event labourReform)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A)
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 2)
    8 ore, 4 people, supply 01333, markers 3 5, sol 1, a1 2, y1 1, bases a1 y1, automated fo`,
  humanitarianPrize: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event humanitarianPrize)
    2 takePrize: take decline > take !reveal
    populationReturned(seat 2, column B)
    prizeTaken(seat 2, event humanitarianPrize)
    eventStays(event humanitarianPrize)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A)
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1)
    10 ore, 3 people, supply 02333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  contestedShipyard: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event contestedShipyard)
    eventStays(event contestedShipyard)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A)
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1)
    10 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  greatCensus: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event greatCensus)
    eventStays(event greatCensus)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 2, technology remoteProbes, field A)
    immediateBonus(seat 2, technology remoteProbes)
    automated(seat 2, marker ore, step 1)
    10 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  kc24x: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event kc24x)
    guildOpened(guild technocratsGuild)
    oreGained(seat 2, ore 1)
    eventDiscarded(event kc24x)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G)
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti])
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null])
    8 ore, 4 people, supply 00133, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  ono: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event ono)
    guildOpened(guild pathfinderGuild)
    oreGained(seat 2, ore 1)
    eventDiscarded(event ono)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G)
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti])
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null])
    8 ore, 4 people, supply 00133, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  massEnlightenment: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event massEnlightenment)
    2 takeOptional: do skip > do
    orePaid(seat 2, ore 2)
    2 chooseField: 3 4 > 3
    fieldResearched(seat 2, field 3, cube population, technology advancedGenetics)
    immediateBonus(seat 2, technology advancedGenetics)
    automated(seat 2, marker food, step 1)
    recruited(seat 2, column C)
    3 takeOptional: do skip > do
    orePaid(seat 3, ore 2)
    3 chooseField: 1 2 3 4 > 1
    fieldResearched(seat 3, field 1, cube population, technology narrowBeamLaser)
    immediateBonus(seat 3, technology narrowBeamLaser)
    shipBuilt(seat 3, level 1, at sol, from supply)
    0 takeOptional: do skip > do
    orePaid(seat 0, ore 2)
    0 chooseField: 1 2 3 4 > 1
    fieldResearched(seat 0, field 1, cube population, technology narrowBeamLaser)
    immediateBonus(seat 0, technology narrowBeamLaser)
    shipBuilt(seat 0, level 1, at sol, from supply)
    1 takeOptional: do skip > do
    orePaid(seat 1, ore 2)
    1 chooseField: 1 2 3 4 > 1 !reveal
    fieldResearched(seat 1, field 1, cube population, technology narrowBeamLaser)
    immediateBonus(seat 1, technology narrowBeamLaser)
    shipBuilt(seat 1, level 1, at sol, from supply)
    eventDiscarded(event massEnlightenment)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G)
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti])
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null])
    5 ore, 4 people, supply 00033, markers 3 6, sol 12, a1 2, deepSpace 1, bases a1 y1, automated f`,
  firstContact: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event firstContact)
    2 chooseOne: a b > a
    recruited(seat 2, column C)
    recruited(seat 2, column C)
    3 chooseOne: a b > a
    recruited(seat 3, column A)
    recruited(seat 3, column A)
    0 chooseOne: a b > a
    recruited(seat 0, column A)
    recruited(seat 0, column A)
    1 chooseOne: a b > a !reveal
    recruited(seat 1, column A)
    recruited(seat 1, column A)
    eventDiscarded(event firstContact)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G)
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti])
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null])
    7 ore, 6 people, supply 00023, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  oreLevy: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event oreLevy)
    orePaid(seat 2, ore 2)
    orePaid(seat 3, ore 2)
    orePaid(seat 0, ore 2)
    orePaid(seat 1, ore 2)
    eventDiscarded(event oreLevy)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G)
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti])
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null])
    5 ore, 4 people, supply 00133, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  spacecraftMuseum: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event spacecraftMuseum)
    eventStays(event spacecraftMuseum)
    2 exhibit: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} keep > {ship 1, at sol}
    shipExhibited(seat 2, level 1, from sol, system null)
    3 exhibit: {ship 1, at sol} {ship 1, at a2} keep > {ship 1, at sol}
    shipExhibited(seat 3, level 1, from sol, system null)
    0 exhibit: {ship 1, at sol} keep > {ship 1, at sol}
    shipExhibited(seat 0, level 1, from sol, system null)
    1 exhibit: {ship 1, at sol} keep > {ship 1, at sol} !reveal
    shipExhibited(seat 1, level 1, from sol, system null)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G)
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply)
    2 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti])
    2 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null])
    7 ore, 4 people, supply 00133, markers 4 6, sol 2, a1 2, deepSpace 1, bases a1 y1`,
  dysonSphere: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event dysonSphere)
    systemAttached(system ross154, event dysonSphere, beside null, neighbour null)
    eventStays(event dysonSphere)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G)
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti])
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null])
    7 ore, 4 people, supply 00133, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  rogueStar: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event rogueStar)
    2 placeRogueStar: a1 a2 > a1 !reveal
    systemAttached(system lalande21185, event rogueStar, beside a1, neighbour barnardsStar)
    eventDiscarded(event rogueStar)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G)
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 2, from a1, to rogue} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti])
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 2, from a1, to rogue} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null])
    7 ore, 4 people, supply 00133, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  frontierRegistry: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event frontierRegistry)
    eventStays(event frontierRegistry)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G)
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti])
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null])
    7 ore, 4 people, supply 00133, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
  deepSpaceBeacon: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event deepSpaceBeacon)
    eventStays(event deepSpaceBeacon)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 2, technology planetaryScaleResearch, field G)
    immediateBonus(seat 2, technology planetaryScaleResearch)
    2 chooseShipyard: sol y1 > sol
    shipBuilt(seat 2, level 2, at sol, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 2, level 1, from y1, to b1, systems [null, tauCeti])
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 2, level 1, from b1, to deepSpace, systems [tauCeti, null])
    7 ore, 4 people, supply 00133, markers 4 6, sol 12, a1 2, deepSpace 1, bases a1 y1`,
};

/** The same, everybody taking as little as possible, where that makes a difference. */
const EVENTS_LEFT: Readonly<Record<string, string>> = {
  tylerLee: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event tylerLee)
    guildOpened(guild terraformingGuild)
    oreGained(seat 2, ore 1)
    eventDiscarded(event tylerLee)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A)
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1)
    11 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  mayaChaturvedi: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event mayaChaturvedi)
    guildOpened(guild academyGuild)
    oreGained(seat 2, ore 1)
    eventDiscarded(event mayaChaturvedi)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A)
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1)
    11 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  bumperHarvest: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event bumperHarvest)
    recruited(seat 2, column B)
    recruited(seat 3, column A)
    recruited(seat 0, column A)
    recruited(seat 1, column A)
    eventDiscarded(event bumperHarvest)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A)
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1)
    10 ore, 5 people, supply 00333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  prospectingBoom: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event prospectingBoom)
    oreGained(seat 2, ore 2)
    oreGained(seat 3, ore 1)
    eventDiscarded(event prospectingBoom)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A)
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1)
    12 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  distressSignal: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event distressSignal)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    3 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > stop
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop !reveal
    eventDiscarded(event distressSignal)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A)
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1)
    10 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  armsRace: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event armsRace)
    2 takeOptional: do skip > skip
    3 takeOptional: do skip > skip
    0 takeOptional: do skip > skip
    1 takeOptional: do skip > skip !reveal
    eventDiscarded(event armsRace)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A)
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1)
    10 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  labourReform: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event labourReform)
    2 takeOptional: do skip > skip
    3 takeOptional: do skip > skip
    0 takeOptional: do skip > skip
    1 takeOptional: do skip > skip !reveal
    eventDiscarded(event labourReform)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A)
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1)
    10 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  humanitarianPrize: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event humanitarianPrize)
    2 takePrize: take decline > decline
    3 takePrize: take decline > decline
    0 takePrize: take decline > decline
    1 takePrize: take decline > decline !reveal
    eventDiscarded(event humanitarianPrize)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A)
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1)
    10 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  contestedShipyard: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event contestedShipyard)
    eventStays(event contestedShipyard)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A)
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1)
    10 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  greatCensus: `
    orePaid(seat 2, ore 2)
    2 chooseField: A B C > A !reveal
    fieldResearched(seat 2, field A, cube population, technology null)
    eventTurnedUp(seat 2, field A, event greatCensus)
    eventStays(event greatCensus)
    cardsTurnedUp(seat 2, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    2 chooseTechnology: remoteProbes tacticalSimulations > tacticalSimulations !roll
    technologyPlaced(seat 2, technology tacticalSimulations, field A)
    immediateBonus(seat 2, technology tacticalSimulations)
    automated(seat 2, marker ore, step 1)
    10 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  kc24x: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event kc24x)
    guildOpened(guild technocratsGuild)
    oreGained(seat 2, ore 1)
    eventDiscarded(event kc24x)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G)
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    8 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  ono: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event ono)
    guildOpened(guild pathfinderGuild)
    oreGained(seat 2, ore 1)
    eventDiscarded(event ono)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G)
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    8 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  massEnlightenment: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event massEnlightenment)
    2 takeOptional: do skip > skip
    3 takeOptional: do skip > skip
    0 takeOptional: do skip > skip
    1 takeOptional: do skip > skip !reveal
    eventDiscarded(event massEnlightenment)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G)
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    7 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  firstContact: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event firstContact)
    2 chooseOne: a b > b
    oreGained(seat 2, ore 2)
    3 chooseOne: a b > b
    oreGained(seat 3, ore 2)
    0 chooseOne: a b > b
    oreGained(seat 0, ore 2)
    1 chooseOne: a b > b !reveal
    oreGained(seat 1, ore 2)
    eventDiscarded(event firstContact)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G)
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    9 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  oreLevy: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event oreLevy)
    orePaid(seat 2, ore 2)
    orePaid(seat 3, ore 2)
    orePaid(seat 0, ore 2)
    orePaid(seat 1, ore 2)
    eventDiscarded(event oreLevy)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G)
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    5 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  spacecraftMuseum: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event spacecraftMuseum)
    eventStays(event spacecraftMuseum)
    2 exhibit: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} keep > keep
    3 exhibit: {ship 1, at sol} {ship 1, at a2} keep > keep
    0 exhibit: {ship 1, at sol} keep > keep
    1 exhibit: {ship 1, at sol} keep > keep !reveal
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G)
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    7 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  dysonSphere: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event dysonSphere)
    systemAttached(system ross154, event dysonSphere, beside null, neighbour null)
    eventStays(event dysonSphere)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G)
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    7 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  rogueStar: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event rogueStar)
    2 placeRogueStar: a1 a2 > a2 !reveal
    systemAttached(system lalande21185, event rogueStar, beside a2, neighbour sirius)
    eventDiscarded(event rogueStar)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G)
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    7 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  frontierRegistry: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event frontierRegistry)
    eventStays(event frontierRegistry)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G)
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    7 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
  deepSpaceBeacon: `
    orePaid(seat 2, ore 5)
    2 chooseField: G H > G !reveal
    fieldResearched(seat 2, field G, cube population, technology null)
    eventTurnedUp(seat 2, field G, event deepSpaceBeacon)
    eventStays(event deepSpaceBeacon)
    cardsTurnedUp(seat 2, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    2 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > deepSpaceMegastructures !roll
    technologyPlaced(seat 2, technology deepSpaceMegastructures, field G)
    immediateBonus(seat 2, technology deepSpaceMegastructures)
    shipBuilt(seat 2, level 3, at deepSpace, from supply)
    2 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from deepSpace, to b1} {ship 3, from deepSpace, to b2} stop > stop
    7 ore, 4 people, supply 00133, markers 4 6, sol 1, a1 2, y1 1, deepSpace 3, bases a1 y1`,
};

/** Abilities of the expert mats. */
const ABILITIES_GIVE: Readonly<Record<string, string>> = {
  'unOfSol.A': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, deepSpace 1, bases a1 y1`,
  'unOfSol.B': `
    recruited(seat 0, column B)
    recruited(seat 0, column C)
    12 ore, 7 people, supply 00233, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'nishidaOstergaard.A': `
    oreGained(seat 0, ore 1)
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'nishidaOstergaard.B.food': `
    automated(seat 0, marker ore, step 1)
    oreGained(seat 0, ore 3)
    15 ore, 5 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'nishidaOstergaard.B.ore': `
    automated(seat 0, marker food, step 1)
    oreGained(seat 0, ore 3)
    15 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  'lunarCombine.A': `
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'lunarCombine.B': `
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 3, at sol, from supply)
    12 ore, 5 people, supply 00333, markers 4 6, sol 13, a1 2, y1 1, bases a1 y1`,
  'aresAssembly.A': `
    oreGained(seat 0, ore 1)
    13 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'aresAssembly.B': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food)
    12 ore, 5 people, supply 01333, markers 3 6, sol 1, a1 2, b2 1, bases a1 y1 b2`,
};

/** The same, as little taken as possible, where that makes a difference. */
const ABILITIES_LEFT: Readonly<Record<string, string>> = {
  'unOfSol.A': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'lunarCombine.B': `
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 3, at y1, from supply)
    12 ore, 5 people, supply 00333, markers 4 6, sol 1, a1 2, y1 13, bases a1 y1`,
  'aresAssembly.B': `
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop
    12 ore, 5 people, supply 01333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
};

/** Basic Spacefaring, guilds and the Dyson Sphere. */
const SPACES_DO: Readonly<Record<string, string>> = {
  'basic.1/1': `
    0 chooseField: 3 4 > 3
    fieldResearched(seat 0, field 3, cube population, technology advancedGenetics)
    immediateBonus(seat 0, technology advancedGenetics)
    automated(seat 0, marker food, step 1)
    recruited(seat 0, column B)
    12 ore, 5 people, supply 00333, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1, automated f`,
  'basic.2/1': `
    orePaid(seat 0, ore 2)
    0 chooseField: A B C > A !reveal
    fieldResearched(seat 0, field A, cube population, technology null)
    eventTurnedUp(seat 0, field A, event bumperHarvest)
    recruited(seat 0, column B)
    recruited(seat 1, column A)
    recruited(seat 2, column A)
    recruited(seat 3, column A)
    eventDiscarded(event bumperHarvest)
    cardsTurnedUp(seat 0, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    0 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 0, technology remoteProbes, field A)
    immediateBonus(seat 0, technology remoteProbes)
    automated(seat 0, marker ore, step 1)
    10 ore, 5 people, supply 00333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'basic.2/2': `
    orePaid(seat 0, ore 3)
    0 chooseField: A B C > A !reveal
    fieldResearched(seat 0, field A, cube population, technology null)
    eventTurnedUp(seat 0, field A, event bumperHarvest)
    recruited(seat 0, column B)
    recruited(seat 1, column A)
    recruited(seat 2, column A)
    recruited(seat 3, column A)
    eventDiscarded(event bumperHarvest)
    cardsTurnedUp(seat 0, level 2, fitting [remoteProbes, tacticalSimulations], aside [hypercomputing, bioSynapticNetwork, spacetimeAnomalyStudies])
    0 chooseTechnology: remoteProbes tacticalSimulations > remoteProbes !roll
    technologyPlaced(seat 0, technology remoteProbes, field A)
    immediateBonus(seat 0, technology remoteProbes)
    automated(seat 0, marker ore, step 1)
    9 ore, 5 people, supply 00333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'basic.3/1': `
    0 takeOptional: do skip > do
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from population)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    12 ore, 4 people, supply 01333, markers 4 6, sol 11, a1 2, deepSpace 1, bases a1 y1`,
  'basic.3/2': `
    orePaid(seat 0, ore 1)
    0 takeOptional: do skip > do
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 1, at sol, from population)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    11 ore, 4 people, supply 01333, markers 4 6, sol 11, a1 2, deepSpace 1, bases a1 y1`,
  'basic.4/1': `
    recruited(seat 0, column B)
    oreGained(seat 0, ore 1)
    13 ore, 6 people, supply 00333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'terraformingGuild/1': `
    orePaid(seat 0, ore 5)
    shipSettled(seat 0, level 2, at a1, column C)
    systemColonised(seat 0, system barnardsStar, at a1)
    systemTurnedUp(system lalande21185, at a1)
    colonyMarked(seat 0, system barnardsStar, marker food)
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column C)
    7 ore, 6 people, supply 00233, markers 3 6, sol 1, y1 1, bases y1, colonies barnardsStar`,
  'academyGuild/1': `
    orePaid(seat 0, ore 5)
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
    cardsTurnedUp(seat 0, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    0 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures > planetaryScaleResearch !roll
    technologyPlaced(seat 0, technology planetaryScaleResearch, field G)
    immediateBonus(seat 0, technology planetaryScaleResearch)
    0 chooseShipyard: sol y1 > sol
    shipBuilt(seat 0, level 2, at sol, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    5 ore, 4 people, supply 00033, markers 3 6, sol 12, a1 2, deepSpace 1, bases a1 y1, automated f`,
  'technocratsGuild/1': `
    0 chooseOne: a b > a
    orePaid(seat 0, ore 8)
    0 chooseField: M > M !reveal
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
    4 ore, 4 people, supply 00233, markers 3 6, sol 1, a1 2, b2 1, bases a1 y1 b2`,
  'pathfinderGuild/1': `
    orePaid(seat 0, ore 2)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > {ship 1, from b1, to deepSpace}
    shipMoved(seat 0, level 1, from b1, to deepSpace, systems [tauCeti, null])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop > {ship 1, from deepSpace, to b2}
    shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    0 chooseMarker: food ore > food
    controlTaken(seat 0, at b2, system kapteynsStar, marker food)
    0 takeOptional: do skip > do !reveal
    orePaid(seat 0, ore 4)
    shipSettled(seat 0, level 2, at a1, column C)
    systemColonised(seat 0, system barnardsStar, at a1)
    systemTurnedUp(system lalande21185, at a1)
    colonyMarked(seat 0, system barnardsStar, marker food)
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column C)
    6 ore, 6 people, supply 00233, markers 2 6, sol 1, b2 1, bases y1 b2, colonies barnardsStar`,
  'dysonSphere.1/1': `
    orePaid(seat 0, ore 6)
    populationReturned(seat 0, column B)
    populationReturned(seat 0, column B)
    systemColonised(seat 0, system vanMaanensStar, at null)
    eventDiscarded(event dysonSphere)
    6 ore, 3 people, supply 03333, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1, colonies vanMaanensStar`,
};

/** The same, as little taken as possible, where that makes a difference. */
const SPACES_LEFT: Readonly<Record<string, string>> = {
  'basic.1/1': `
    0 chooseField: 3 4 > 4
    fieldResearched(seat 0, field 4, cube population, technology advancedRobotics)
    immediateBonus(seat 0, technology advancedRobotics)
    automated(seat 0, marker ore, step 1)
    12 ore, 4 people, supply 01333, markers 4 5, sol 1, a1 2, y1 1, bases a1 y1, automated o`,
  'basic.2/1': `
    orePaid(seat 0, ore 2)
    0 chooseField: A B C > C !reveal
    fieldResearched(seat 0, field C, cube population, technology null)
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
    10 ore, 4 people, supply 00333, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  'basic.2/2': `
    orePaid(seat 0, ore 3)
    0 chooseField: A B C > C !reveal
    fieldResearched(seat 0, field C, cube population, technology null)
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
    9 ore, 4 people, supply 00333, markers 4 6, sol 1, a1 2, y1 11, bases a1 y1`,
  'basic.3/1': `
    0 takeOptional: do skip > skip
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > stop
    0 chooseMarker: food ore > ore
    controlTaken(seat 0, at b1, system tauCeti, marker ore)
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A)
    12 ore, 5 people, supply 11332, markers 4 5, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'basic.3/2': `
    orePaid(seat 0, ore 1)
    0 takeOptional: do skip > skip
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} > {ship 1, from y1, to b1}
    shipMoved(seat 0, level 1, from y1, to b1, systems [null, tauCeti])
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop > stop
    0 chooseMarker: food ore > ore
    controlTaken(seat 0, at b1, system tauCeti, marker ore)
    systemBonus(seat 0, system tauCeti, bonus control)
    0 chooseSupplyMove: {from B, to A} {from C, to A} {from D, to A} {from E, to A} > {from E, to A}
    supplyMoved(seat 0, from E, to A)
    11 ore, 5 people, supply 11332, markers 4 5, sol 1, a1 2, b1 1, bases a1 y1 b1`,
  'academyGuild/1': `
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
    9 ore, 4 people, supply 00233, markers 4 6, sol 1, a1 2, y1 1, bases a1 y1`,
  'technocratsGuild/1': `
    0 chooseOne: a b > b
    orePaid(seat 0, ore 1)
    0 copyAction: basic.1 basic.2 basic.3 basic.4 narrowBeamLaser.1 terraforming.1 terraforming.2 capitalShip.1 androidArmada.1 > androidArmada.1
    actionCopied(seat 0, action androidArmada.1)
    orePaid(seat 0, ore 4)
    0 chooseShipyard: sol y1 > y1
    shipBuilt(seat 0, level 4, at y1, from supply)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 4, from y1, to a1} {ship 4, from y1, to b1} stop > stop
    7 ore, 5 people, supply 00133, markers 4 6, sol 1, a1 2, y1 14, bases a1 y1`,
  'pathfinderGuild/1': `
    orePaid(seat 0, ore 2)
    0 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop > stop !reveal
    orePaid(seat 0, ore 4)
    shipSettled(seat 0, level 2, at a1, column C)
    systemColonised(seat 0, system barnardsStar, at a1)
    systemTurnedUp(system lalande21185, at a1)
    colonyMarked(seat 0, system barnardsStar, marker food)
    systemBonus(seat 0, system barnardsStar, bonus colony)
    recruited(seat 0, column C)
    6 ore, 6 people, supply 00233, markers 3 6, sol 1, y1 1, bases y1, colonies barnardsStar`,
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
