import { lines } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { firstAnswers } from './story.ts';

/** Games from the first card dealt: every question, every answer, and everything that changes on the table. */

describe('the beginning of a game', () => {
  it('BS-037 BS-042 BS-048 BS-049 BS-052 two factions', () => {
    expect(firstAnswers(2, {}, 'rounds', 60)).toEqual(
      lines(`
        setUp(start 1, factions [aresAssembly, nishidaOstergaard], achievements [empire, transcendence, scholars, specialist]) | start 0>1 | factions.0.mat unOfSol>aresAssembly | factions.0.ore 0>4 | factions.0.population 0>2 | factions.0.supply.0 0>3 | factions.0.supply.1 0>4 | factions.0.supply.2 0>3 | factions.0.supply.3 0>3 | factions.0.supply.4 0>3 | factions.1.ore 0>2 | factions.1.population 0>2 | factions.1.supply.0 0>4 | factions.1.supply.1 0>4 | factions.1.supply.2 0>3 | factions.1.supply.3 0>3 | factions.1.supply.4 0>3 | ships.0 0>2 | ships.41 0>1 | systems.1 null>lalande21185 | systems.2 null>barnardsStar | systems.6 null>yzCeti | systems.7 null>proximaCentauri | systemDecks.0.cards at 0 []>[wolf359, lacaille9352, ross128, luytensStar, procyon, epsilonIndi, epsilonEridani, groombridge34, teegardensStar, sirius] | systemDecks.1.cards at 0 []>[gliese687, kapteynsStar, ross154, tauCeti, vanMaanensStar, lacaille8760, eridani82, cygni61, wise0855, ross248] | technologies.0 null>advancedRobotics | technologies.1 null>advancedGenetics | technologies.2 null>terraforming | technologies.3 null>narrowBeamLaser | events.4 null>mayaChaturvedi | events.5 null>contestedShipyard | events.6 null>tylerLee | events.7 null>prospectingBoom | events.8 null>armsRace | events.9 null>humanitarianPrize | events.10 null>spacecraftMuseum | events.11 null>firstContact | events.12 null>frontierRegistry | events.13 null>kc24x | events.14 null>rogueStar | events.15 null>ono | techDecks.0.cards at 0 []>[massCloning, tacticalSimulations, supplyDepot, hypercomputing, colonyShips, humanExperiments, modularFleet, remoteProbes, verticalFarms, merchantConvoys, asteroidFoundries, plasmaCannon, spacetimeAnomalyStudies, technologyLicensing, bioSynapticNetwork, privateerCharters] | techDecks.1.cards at 0 []>[planetaryScaleResearch, manufacturingOrbitals, hyperdriveBoosters, cerebralImplants, mercenaryFleet, androidArmada, hivemindComputing, wormholeTechnology, deepSpaceMegastructures, capitalShip, metahumanChambers, transdimensionalAi, subatomicFabrication, androidRightsMovement, stealthTerraformers, quantumDataExchange] | techDecks.2.cards at 0 []>[postScarcityEconomy, blackMarketIndustries, colonialMinistry, parallelUniverseGenerator, galacticEmpire, gigaCorporations, galacticHq, universalArchive, ringworldAuthority, mindMachineAssimilation] | achievements at 0 []>[empire, transcendence, scholars, specialist] | claims at 0 []>[[], [], [], []]
        roundBegan(round 1) | round 0>1
        turnBegan(seat 1) | turns 0>1 | active 0>1 | uncontrolled 0>198
        1 chooseSpace: basic.1/1 basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1) | factions.1.pawn null>basic.4/1
        recruited(seat 1, column A) | factions.1.population 2>3 | factions.1.supply.0 4>3
        oreGained(seat 1, ore 1) | factions.1.ore 2>3
        1 chooseProduction: growth ore trade > trade
        productionChosen(seat 1, option trade)
        1 chooseTrade(exchanges 0): buy sell {ship 2, at sol} done > {ship 2, at sol}
        orePaid(seat 1, ore 1) | factions.1.ore 3>2
        shipRetired(seat 1, level 2, at sol, system null) | factions.1.population 3>4 | ships.41 1>0
        1 chooseTrade(exchanges 1): sell done > done
        turnBegan(seat 0) | turns 1>2 | active 1>0
        0 chooseSpace: basic.1/1 basic.3/1 basic.3/2 basic.4/1 > basic.1/1
        pawnMoved(seat 0, space basic.1/1) | factions.0.pawn null>basic.1/1
        0 chooseField(script basic.1, at 0): 1 2 3 4 > 3
        fieldResearched(seat 0, field 3, cube population, technology terraforming) | factions.0.population 2>1 | cubes.2 0>1
        0 chooseProduction: growth ore trade > growth
        productionChosen(seat 0, option growth)
        populationGrown(seat 0, columns [A]) | factions.0.population 1>2 | factions.0.supply.0 3>2
        roundBegan(round 2) | round 1>2 | turns 2>0
        turnBegan(seat 1) | turns 0>1 | active 0>1
        1 chooseSpace: basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1)
        recruited(seat 1, column A) | factions.1.population 4>5 | factions.1.supply.0 3>2
        oreGained(seat 1, ore 1) | factions.1.ore 2>3
        1 chooseProduction: growth ore trade > ore
        productionChosen(seat 1, option ore)
        oreGained(seat 1, ore 1) | factions.1.ore 3>4
        turnBegan(seat 0) | turns 1>2 | active 1>0
        0 chooseSpace: basic.2/1 basic.2/2 basic.3/1 basic.3/2 basic.4/1 terraforming.2/1 > basic.2/1
        pawnMoved(seat 0, space basic.2/1) | factions.0.pawn basic.1/1>basic.2/1
        orePaid(seat 0, ore 2) | factions.0.ore 4>2
        0 chooseField(script basic.2, at 0): D > D !reveal
        certain: fieldResearched(seat 0, field D, cube population, technology null) | factions.0.population 2>1 | cubes.7 0>1
        fieldResearched(seat 0, field D, cube population, technology null) | factions.0.population 2>1 | cubes.7 0>1
        eventTurnedUp(seat 0, field D, event prospectingBoom) | events.7 prospectingBoom>null | turnedUp null>prospectingBoom
        eventDiscarded(event prospectingBoom) | discarded at 0 []>[prospectingBoom] | turnedUp prospectingBoom>null
        cardsTurnedUp(seat 0, level 2, fitting [privateerCharters, technologyLicensing], aside [bioSynapticNetwork]) | techDecks.0.cards at 13 [technologyLicensing, bioSynapticNetwork, privateerCharters]>[] | fitting at 0 []>[privateerCharters, technologyLicensing] | aside at 0 []>[bioSynapticNetwork]
        0 chooseTechnology(field D, level 2, cards [privateerCharters, technologyLicensing]): privateerCharters technologyLicensing > technologyLicensing !roll
        certain: then | fitting at 0 [privateerCharters, technologyLicensing]>[] | aside at 0 [bioSynapticNetwork]>[]
        technologyPlaced(seat 0, technology technologyLicensing, field D) | technologies.7 null>technologyLicensing | techDecks.0.cards at 0 []>[privateerCharters, bioSynapticNetwork] | techDecks.0.buried at 0 []>[2] | fitting at 0 [privateerCharters, technologyLicensing]>[] | aside at 0 [bioSynapticNetwork]>[]
        immediateBonus(seat 0, technology technologyLicensing)
        oreGained(seat 0, ore 2) | factions.0.ore 2>4
        0 chooseProduction: growth ore trade > growth
        productionChosen(seat 0, option growth)
        populationGrown(seat 0, columns [A]) | factions.0.population 1>2 | factions.0.supply.0 2>1
        roundBegan(round 3) | round 2>3 | turns 2>0
        turnBegan(seat 1) | turns 0>1 | active 0>1
        1 chooseSpace: basic.1/1 basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1)
        recruited(seat 1, column A) | factions.1.population 5>6 | factions.1.supply.0 2>1
        oreGained(seat 1, ore 1) | factions.1.ore 4>5
        1 chooseProduction: growth ore trade > ore
        productionChosen(seat 1, option ore)
        oreGained(seat 1, ore 1) | factions.1.ore 5>6
        turnBegan(seat 0) | turns 1>2 | active 1>0
        0 chooseSpace: basic.1/1 basic.3/1 basic.3/2 basic.4/1 terraforming.2/1 technologyLicensing.1/1 technologyLicensing.1/2 > basic.1/1
        pawnMoved(seat 0, space basic.1/1) | factions.0.pawn basic.2/1>basic.1/1
        0 chooseField(script basic.1, at 0): 1 2 4 > 1
        fieldResearched(seat 0, field 1, cube population, technology advancedRobotics) | factions.0.population 2>1 | cubes.0 0>1
        immediateBonus(seat 0, technology advancedRobotics)
        automated(seat 0, marker ore, step 1) | factions.0.mines 8>7 | factions.0.automation >o
        0 chooseProduction: growth ore trade > ore
        productionChosen(seat 0, option ore)
        oreGained(seat 0, ore 1) | factions.0.ore 4>5
        roundBegan(round 4) | round 3>4 | turns 2>0
        turnBegan(seat 1) | turns 0>1 | active 0>1
        1 chooseSpace: basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1)
        recruited(seat 1, column A) | factions.1.population 6>7 | factions.1.supply.0 1>0
        oreGained(seat 1, ore 1) | factions.1.ore 6>7
        1 chooseProduction: growth ore trade > trade
        productionChosen(seat 1, option trade)
        1 chooseTrade(exchanges 0): buy sell done > sell
        traded(seat 1, exchange sell)
        populationReturned(seat 1, column A) | factions.1.population 7>6 | factions.1.supply.0 0>1
        oreGained(seat 1, ore 1) | factions.1.ore 7>8
        1 chooseTrade(exchanges 1): buy sell done > done
        turnBegan(seat 0) | turns 1>2 | active 1>0
        0 chooseSpace: basic.2/1 basic.2/2 basic.3/1 basic.3/2 basic.4/1 advancedRobotics.1/1 terraforming.2/1 technologyLicensing.1/1 technologyLicensing.1/2 > basic.2/1
        pawnMoved(seat 0, space basic.2/1) | factions.0.pawn basic.1/1>basic.2/1
        orePaid(seat 0, ore 2) | factions.0.ore 5>3
        0 chooseField(script basic.2, at 0): A > A !reveal
        certain: fieldResearched(seat 0, field A, cube population, technology null) | factions.0.population 1>0 | cubes.4 0>1
        fieldResearched(seat 0, field A, cube population, technology null) | factions.0.population 1>0 | cubes.4 0>1
        eventTurnedUp(seat 0, field A, event mayaChaturvedi) | events.4 mayaChaturvedi>null | turnedUp null>mayaChaturvedi
        guildOpened(guild academyGuild) | guilds 0>2
        oreGained(seat 0, ore 1) | factions.0.ore 3>4
        eventDiscarded(event mayaChaturvedi) | discarded at 1 []>[mayaChaturvedi] | turnedUp mayaChaturvedi>null
        cardsTurnedUp(seat 0, level 2, fitting [spacetimeAnomalyStudies, remoteProbes], aside [plasmaCannon, asteroidFoundries, merchantConvoys, verticalFarms]) | techDecks.0.cards at 9 [remoteProbes, verticalFarms, merchantConvoys, asteroidFoundries, plasmaCannon, spacetimeAnomalyStudies]>[] | fitting at 0 []>[spacetimeAnomalyStudies, remoteProbes] | aside at 0 []>[plasmaCannon, asteroidFoundries, merchantConvoys, verticalFarms]
        0 chooseTechnology(field A, level 2, cards [spacetimeAnomalyStudies, remoteProbes]): spacetimeAnomalyStudies remoteProbes > spacetimeAnomalyStudies !roll
        certain: then | fitting at 0 [spacetimeAnomalyStudies, remoteProbes]>[] | aside at 0 [plasmaCannon, asteroidFoundries, merchantConvoys, verticalFarms]>[]
        technologyPlaced(seat 0, technology spacetimeAnomalyStudies, field A) | technologies.4 null>spacetimeAnomalyStudies | techDecks.0.cards at 0 []>[asteroidFoundries, merchantConvoys, remoteProbes, verticalFarms, plasmaCannon] | techDecks.0.buried at 0 []>[5] | fitting at 0 [spacetimeAnomalyStudies, remoteProbes]>[] | aside at 0 [plasmaCannon, asteroidFoundries, merchantConvoys, verticalFarms]>[]
        immediateBonus(seat 0, technology spacetimeAnomalyStudies)
        oreGained(seat 0, ore 1) | factions.0.ore 4>5
        0 chooseProduction: growth ore trade > growth
        productionChosen(seat 0, option growth)
        populationGrown(seat 0, columns [A]) | factions.0.population 0>1 | factions.0.supply.0 1>0
        roundBegan(round 5) | round 4>5 | turns 2>0
        turnBegan(seat 1) | turns 0>1 | active 0>1
        1 chooseSpace: basic.1/1 basic.3/1 basic.3/2 basic.4/1 > basic.3/2
        pawnMoved(seat 1, space basic.3/2) | factions.1.pawn basic.4/1>basic.3/2
        orePaid(seat 1, ore 1) | factions.1.ore 8>7
        shipBuilt(seat 1, level 1, at sol, from population) | factions.1.population 6>5 | ships.40 0>1
        1 chooseJump(steps 2, moves []): {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop
        1 chooseProduction: growth ore trade > trade
        productionChosen(seat 1, option trade)
        1 chooseTrade(exchanges 0): buy sell {ship 1, at sol} done > {ship 1, at sol}
        orePaid(seat 1, ore 1) | factions.1.ore 7>6
        shipRetired(seat 1, level 1, at sol, system null) | factions.1.population 5>6 | ships.40 1>0
        1 chooseTrade(exchanges 1): buy sell done > done
        turnBegan(seat 0) | turns 1>2 | active 1>0
        0 chooseSpace: basic.1/1 basic.3/1 basic.4/1 terraforming.2/1 spacetimeAnomalyStudies.1/1 technologyLicensing.1/1 technologyLicensing.1/2 academyGuild/1 > basic.1/1
        pawnMoved(seat 0, space basic.1/1) | factions.0.pawn basic.2/1>basic.1/1
        0 chooseField(script basic.1, at 0): 2 4 > 4
        fieldResearched(seat 0, field 4, cube population, technology narrowBeamLaser) | factions.0.population 1>0 | cubes.3 0>1
        immediateBonus(seat 0, technology narrowBeamLaser)
        shipBuilt(seat 0, level 1, at sol, from supply) | factions.0.supply.1 4>3 | ships.0 2>3
        0 chooseProduction: growth ore trade > growth
        productionChosen(seat 0, option growth)
        populationGrown(seat 0, columns [])
        roundBegan(round 6) | round 5>6 | turns 2>0
        turnBegan(seat 1) | turns 0>1 | active 0>1
        1 chooseSpace: basic.3/1 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1) | factions.1.pawn basic.3/2>basic.4/1
        recruited(seat 1, column A) | factions.1.population 6>7 | factions.1.supply.0 1>0
        oreGained(seat 1, ore 1) | factions.1.ore 6>7
        1 chooseProduction: growth ore trade > ore
        productionChosen(seat 1, option ore)
        oreGained(seat 1, ore 1) | factions.1.ore 7>8
        turnBegan(seat 0) | turns 1>2 | active 1>0
        0 chooseSpace: basic.3/1 basic.3/2 basic.4/1 advancedRobotics.1/1 terraforming.2/1 technologyLicensing.1/1 technologyLicensing.1/2 > basic.3/1
        pawnMoved(seat 0, space basic.3/1) | factions.0.pawn basic.1/1>basic.3/1
        0 chooseJump(steps 2, moves [], must): {ship 1, from sol, to a1} {ship 1, from sol, to a2} > {ship 1, from sol, to a2}
        shipMoved(seat 0, level 1, from sol, to a2, systems [null, barnardsStar]) | ships.0 3>2 | ships.8 0>1
        0 chooseJump(steps 1, moves [{ship 1, from sol, to a2}], must): {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to y2} stop > {ship 1, from a2, to y2}
        shipMoved(seat 0, level 1, from a2, to y2, systems [barnardsStar, null]) | ships.8 1>0 | ships.16 0>1
        controlTaken(seat 0, at y2, system null, marker ore) | factions.0.mines 7>6 | bases.4 -1>0 | baseMarkers.4 >o
        0 chooseProduction: growth ore trade > growth
        productionChosen(seat 0, option growth)
        populationGrown(seat 0, columns [])
        roundBegan(round 7) | round 6>7 | turns 2>0
        turnBegan(seat 1) | turns 0>1 | active 0>1
        1 chooseSpace: basic.1/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1)
        recruited(seat 1, column B) | factions.1.population 7>8 | factions.1.supply.1 4>3
        oreGained(seat 1, ore 1) | factions.1.ore 8>9
        1 chooseProduction: growth ore trade > ore
        productionChosen(seat 1, option ore)
        oreGained(seat 1, ore 1) | factions.1.ore 9>10
        turnBegan(seat 0) | turns 1>2 | active 1>0
        0 chooseSpace: basic.3/2 basic.4/1 advancedRobotics.1/1 terraforming.2/1 technologyLicensing.1/1 technologyLicensing.1/2 > basic.3/2
        pawnMoved(seat 0, space basic.3/2) | factions.0.pawn basic.3/1>basic.3/2
        orePaid(seat 0, ore 1) | factions.0.ore 5>4
        0 chooseJump(steps 2, moves [], must): {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from y2, to a2} {ship 1, from y2, to y1} {ship 1, from y2, to b2} > {ship 1, from y2, to b2}
        shipMoved(seat 0, level 1, from y2, to b2, systems [null, proximaCentauri]) | ships.16 1>0 | ships.28 0>1
        0 chooseJump(steps 1, moves [{ship 1, from y2, to b2}], must): {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from b2, to deepSpace} stop > {ship 1, from b2, to deepSpace}
        shipMoved(seat 0, level 1, from b2, to deepSpace, systems [proximaCentauri, null]) | ships.28 1>0 | ships.32 0>1
        0 chooseProduction: growth ore trade > growth
        productionChosen(seat 0, option growth)
        populationGrown(seat 0, columns [])
        roundBegan(round 8) | round 7>8 | turns 2>0
        turnBegan(seat 1) | turns 0>1 | active 0>1
        1 chooseSpace: basic.1/1 basic.3/1 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1)
        recruited(seat 1, column B) | factions.1.population 8>9 | factions.1.supply.1 3>2
        oreGained(seat 1, ore 1) | factions.1.ore 10>11
        1 chooseProduction: growth ore trade > ore
        productionChosen(seat 1, option ore)
        oreGained(seat 1, ore 1) | factions.1.ore 11>12
        turnBegan(seat 0) | turns 1>2 | active 1>0
        0 chooseSpace: basic.3/1 basic.4/1 advancedRobotics.1/1 terraforming.2/1 technologyLicensing.1/1 technologyLicensing.1/2 > basic.3/1
        pawnMoved(seat 0, space basic.3/1) | factions.0.pawn basic.3/2>basic.3/1
        0 chooseJump(steps 2, moves [], must): {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} > {ship 1, from deepSpace, to b2}
        shipMoved(seat 0, level 1, from deepSpace, to b2, systems [null, proximaCentauri]) | ships.28 0>1 | ships.32 1>0
        0 chooseJump(steps 1, moves [{ship 1, from deepSpace, to b2}], must): {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from b2, to y2} stop > {ship 1, from b2, to y2}
        shipMoved(seat 0, level 1, from b2, to y2, systems [proximaCentauri, null]) | ships.16 0>1 | ships.28 1>0
        0 chooseProduction: growth ore trade > growth
        productionChosen(seat 0, option growth)
        populationGrown(seat 0, columns [])
        roundBegan(round 9) | round 8>9 | turns 2>0
        turnBegan(seat 1) | turns 0>1 | active 0>1
        1 chooseSpace: basic.1/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1)
        recruited(seat 1, column B) | factions.1.population 9>10 | factions.1.supply.1 2>1
        oreGained(seat 1, ore 1) | factions.1.ore 12>13
        1 chooseProduction: growth ore trade > ore
        productionChosen(seat 1, option ore)
        oreGained(seat 1, ore 1) | factions.1.ore 13>14
        turnBegan(seat 0) | turns 1>2 | active 1>0
        0 chooseSpace: basic.3/2 basic.4/1 advancedRobotics.1/1 terraforming.2/1 technologyLicensing.1/1 technologyLicensing.1/2 > basic.3/2
        pawnMoved(seat 0, space basic.3/2) | factions.0.pawn basic.3/1>basic.3/2
        orePaid(seat 0, ore 1) | factions.0.ore 4>3
        0 chooseJump(steps 2, moves [], must): {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from y2, to a2} {ship 1, from y2, to y1} {ship 1, from y2, to b2} > {ship 1, from y2, to b2}
        shipMoved(seat 0, level 1, from y2, to b2, systems [null, proximaCentauri]) | ships.16 1>0 | ships.28 0>1
        0 chooseJump(steps 1, moves [{ship 1, from y2, to b2}], must): {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from b2, to deepSpace} stop > {ship 1, from b2, to deepSpace}
        shipMoved(seat 0, level 1, from b2, to deepSpace, systems [proximaCentauri, null]) | ships.28 1>0 | ships.32 0>1
        0 chooseProduction: growth ore trade > growth
        productionChosen(seat 0, option growth)
        populationGrown(seat 0, columns [])
        roundBegan(round 10) | round 9>10 | turns 2>0
        turnBegan(seat 1) | turns 0>1 | active 0>1
        1 chooseSpace: basic.1/1 basic.3/1 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1)
        recruited(seat 1, column B) | factions.1.population 10>11 | factions.1.supply.1 1>0
        oreGained(seat 1, ore 1) | factions.1.ore 14>15
        1 chooseProduction: growth ore trade > ore
        productionChosen(seat 1, option ore)
        oreGained(seat 1, ore 1) | factions.1.ore 15>16
        turnBegan(seat 0) | turns 1>2 | active 1>0`),
    );
  });

  it('BS-039 BS-043 BS-047 BS-050 three factions with expert mats', () => {
    expect(firstAnswers(3, { mats: 'expert' }, 'rounds', 60)).toEqual(
      lines(`
        setUp(start 2, factions [aresAssembly, nishidaOstergaard, unOfSol], achievements [empire, transcendence, scholars, specialist]) | start 0>2 | factions.0.mat unOfSol>aresAssembly | factions.0.ore 0>2 | factions.0.population 0>2 | factions.0.supply.0 0>3 | factions.0.supply.1 0>4 | factions.0.supply.2 0>4 | factions.0.supply.3 0>3 | factions.0.supply.4 0>3 | factions.1.ore 0>2 | factions.1.population 0>2 | factions.1.supply.0 0>4 | factions.1.supply.1 0>3 | factions.1.supply.2 0>4 | factions.1.supply.3 0>3 | factions.1.supply.4 0>3 | factions.2.mat lunarCombine>unOfSol | factions.2.ore 0>3 | factions.2.population 0>2 | factions.2.supply.0 0>5 | factions.2.supply.1 0>4 | factions.2.supply.2 0>3 | factions.2.supply.3 0>3 | factions.2.supply.4 0>2 | ships.0 0>1 | ships.40 0>1 | ships.80 0>1 | systems.1 null>lalande21185 | systems.2 null>barnardsStar | systems.6 null>yzCeti | systems.7 null>proximaCentauri | systemDecks.0.cards at 0 []>[wolf359, lacaille9352, ross128, luytensStar, procyon, epsilonIndi, epsilonEridani, groombridge34, teegardensStar, sirius] | systemDecks.1.cards at 0 []>[gliese687, kapteynsStar, ross154, tauCeti, vanMaanensStar, lacaille8760, eridani82, cygni61, wise0855, ross248] | technologies.0 null>advancedRobotics | technologies.1 null>advancedGenetics | technologies.2 null>terraforming | technologies.3 null>narrowBeamLaser | events.4 null>mayaChaturvedi | events.5 null>contestedShipyard | events.6 null>tylerLee | events.7 null>prospectingBoom | events.8 null>armsRace | events.9 null>humanitarianPrize | events.10 null>spacecraftMuseum | events.11 null>firstContact | events.12 null>frontierRegistry | events.13 null>kc24x | events.14 null>rogueStar | events.15 null>ono | techDecks.0.cards at 0 []>[massCloning, tacticalSimulations, supplyDepot, hypercomputing, colonyShips, humanExperiments, modularFleet, remoteProbes, verticalFarms, merchantConvoys, asteroidFoundries, plasmaCannon, spacetimeAnomalyStudies, technologyLicensing, bioSynapticNetwork, privateerCharters] | techDecks.1.cards at 0 []>[planetaryScaleResearch, manufacturingOrbitals, hyperdriveBoosters, cerebralImplants, mercenaryFleet, androidArmada, hivemindComputing, wormholeTechnology, deepSpaceMegastructures, capitalShip, metahumanChambers, transdimensionalAi, subatomicFabrication, androidRightsMovement, stealthTerraformers, quantumDataExchange] | techDecks.2.cards at 0 []>[postScarcityEconomy, blackMarketIndustries, colonialMinistry, parallelUniverseGenerator, galacticEmpire, gigaCorporations, galacticHq, universalArchive, ringworldAuthority, mindMachineAssimilation] | achievements at 0 []>[empire, transcendence, scholars, specialist] | claims at 0 []>[[], [], [], []]
        roundBegan(round 1) | round 0>1
        turnBegan(seat 2) | turns 0>1 | active 0>2 | uncontrolled 0>198
        2 chooseSpace: basic.1/1 basic.1/2 basic.3/1 basic.3/2 basic.4/1 > basic.1/1
        pawnMoved(seat 2, space basic.1/1) | factions.2.pawn null>basic.1/1
        2 chooseField(script basic.1, at 0): 1 2 3 4 > 1
        fieldResearched(seat 2, field 1, cube population, technology advancedRobotics) | factions.2.population 2>1 | cubes.0 0>4
        immediateBonus(seat 2, technology advancedRobotics)
        automated(seat 2, marker ore, step 1) | factions.2.mines 8>7 | factions.2.automation >o
        2 chooseProduction: growth ore trade > ore
        productionChosen(seat 2, option ore)
        oreGained(seat 2, ore 1) | factions.2.ore 3>4
        turnBegan(seat 0) | turns 1>2 | active 2>0
        0 chooseSpace: basic.1/2 basic.3/1 basic.3/2 basic.4/1 > basic.1/2
        pawnMoved(seat 0, space basic.1/2) | factions.0.pawn null>basic.1/2
        0 chooseField(script basic.1, at 0): 1 2 3 4 > 1
        fieldResearched(seat 0, field 1, cube population, technology advancedRobotics) | factions.0.population 2>1 | cubes.0 4>5
        immediateBonus(seat 0, technology advancedRobotics)
        automated(seat 0, marker ore, step 1) | factions.0.mines 8>7 | factions.0.automation >o
        0 chooseProduction: growth ore trade > ore
        productionChosen(seat 0, option ore)
        oreGained(seat 0, ore 2) | factions.0.ore 2>4
        turnBegan(seat 1) | turns 2>3 | active 0>1
        1 chooseSpace: basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1) | factions.1.pawn null>basic.4/1
        recruited(seat 1, column A) | factions.1.population 2>3 | factions.1.supply.0 4>3
        oreGained(seat 1, ore 1) | factions.1.ore 2>3
        1 chooseProduction: growth ore trade > trade
        productionChosen(seat 1, option trade)
        1 chooseTrade(exchanges 0): buy sell {ship 1, at sol} done > {ship 1, at sol}
        orePaid(seat 1, ore 1) | factions.1.ore 3>2
        shipRetired(seat 1, level 1, at sol, system null) | factions.1.population 3>4 | ships.40 1>0
        1 chooseTrade(exchanges 1): sell done > done
        roundBegan(round 2) | round 1>2 | turns 3>0
        turnBegan(seat 2) | turns 0>1 | active 1>2
        2 chooseSpace: basic.2/1 basic.2/2 basic.3/1 basic.3/2 basic.4/1 advancedRobotics.1/1 > basic.2/1
        pawnMoved(seat 2, space basic.2/1) | factions.2.pawn basic.1/1>basic.2/1
        orePaid(seat 2, ore 2) | factions.2.ore 4>2
        2 chooseField(script basic.2, at 0): A > A !reveal
        certain: fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 1>0 | cubes.4 0>4
        fieldResearched(seat 2, field A, cube population, technology null) | factions.2.population 1>0 | cubes.4 0>4
        eventTurnedUp(seat 2, field A, event mayaChaturvedi) | events.4 mayaChaturvedi>null | turnedUp null>mayaChaturvedi
        guildOpened(guild academyGuild) | guilds 0>2
        oreGained(seat 2, ore 1) | factions.2.ore 2>3
        eventDiscarded(event mayaChaturvedi) | discarded at 0 []>[mayaChaturvedi] | turnedUp mayaChaturvedi>null
        cardsTurnedUp(seat 2, level 2, fitting [bioSynapticNetwork, technologyLicensing], aside [privateerCharters]) | techDecks.0.cards at 13 [technologyLicensing, bioSynapticNetwork, privateerCharters]>[] | fitting at 0 []>[bioSynapticNetwork, technologyLicensing] | aside at 0 []>[privateerCharters]
        2 chooseTechnology(field A, level 2, cards [bioSynapticNetwork, technologyLicensing]): bioSynapticNetwork technologyLicensing > bioSynapticNetwork !roll
        certain: then | fitting at 0 [bioSynapticNetwork, technologyLicensing]>[] | aside at 0 [privateerCharters]>[]
        technologyPlaced(seat 2, technology bioSynapticNetwork, field A) | technologies.4 null>bioSynapticNetwork | techDecks.0.cards at 0 []>[technologyLicensing, privateerCharters] | techDecks.0.buried at 0 []>[2] | fitting at 0 [bioSynapticNetwork, technologyLicensing]>[] | aside at 0 [privateerCharters]>[]
        immediateBonus(seat 2, technology bioSynapticNetwork)
        recruited(seat 2, column A) | factions.2.population 0>1 | factions.2.supply.0 5>4
        2 chooseProduction: growth ore trade > growth
        productionChosen(seat 2, option growth)
        populationGrown(seat 2, columns [A]) | factions.2.population 1>2 | factions.2.supply.0 4>3
        turnBegan(seat 0) | turns 1>2 | active 2>0
        0 chooseSpace: basic.1/1 basic.2/2 basic.3/1 basic.3/2 basic.4/1 advancedRobotics.1/1 > basic.3/2
        pawnMoved(seat 0, space basic.3/2) | factions.0.pawn basic.1/2>basic.3/2
        orePaid(seat 0, ore 1) | factions.0.ore 4>3
        0 takeOptional(script basic.3:0, ore 0, population 0): do skip > do
        shipBuilt(seat 0, level 1, at sol, from population) | factions.0.population 1>0 | ships.0 1>2
        0 chooseJump(steps 2, moves []): {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > {ship 1, from sol, to a2}
        shipMoved(seat 0, level 1, from sol, to a2, systems [null, barnardsStar]) | ships.0 2>1 | ships.8 0>1
        0 chooseJump(steps 1, moves [{ship 1, from sol, to a2}]): {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > {ship 1, from a2, to y2}
        shipMoved(seat 0, level 1, from a2, to y2, systems [barnardsStar, null]) | ships.8 1>0 | ships.16 0>1
        controlTaken(seat 0, at y2, system null, marker ore) | factions.0.mines 7>6 | bases.4 -1>0 | baseMarkers.4 >o
        0 chooseProduction: growth ore trade > growth
        productionChosen(seat 0, option growth)
        populationGrown(seat 0, columns [A]) | factions.0.population 0>1 | factions.0.supply.0 3>2
        turnBegan(seat 1) | turns 2>3 | active 0>1
        1 chooseSpace: basic.1/1 basic.1/2 basic.3/1 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1)
        recruited(seat 1, column A) | factions.1.population 4>5 | factions.1.supply.0 3>2
        oreGained(seat 1, ore 1) | factions.1.ore 2>3
        1 chooseProduction: growth ore trade > ore
        productionChosen(seat 1, option ore)
        oreGained(seat 1, ore 1) | factions.1.ore 3>4
        roundBegan(round 3) | round 2>3 | turns 3>0
        turnBegan(seat 2) | turns 0>1 | active 1>2
        2 chooseSpace: basic.1/1 basic.1/2 basic.3/1 basic.4/1 bioSynapticNetwork.1/1 bioSynapticNetwork.1/2 > basic.1/1
        pawnMoved(seat 2, space basic.1/1) | factions.2.pawn basic.2/1>basic.1/1
        2 chooseField(script basic.1, at 0): 2 3 4 > 2
        fieldResearched(seat 2, field 2, cube population, technology advancedGenetics) | factions.2.population 2>1 | cubes.1 0>4
        immediateBonus(seat 2, technology advancedGenetics)
        automated(seat 2, marker food, step 2) | factions.2.food 8>7 | factions.2.automation o>of
        recruited(seat 2, column A) | factions.2.population 1>2 | factions.2.supply.0 3>2
        2 chooseProduction: growth ore trade > ore
        productionChosen(seat 2, option ore)
        oreGained(seat 2, ore 1) | factions.2.ore 3>4
        turnBegan(seat 0) | turns 1>2 | active 2>0
        0 chooseSpace: basic.1/2 basic.2/1 basic.2/2 basic.3/1 basic.4/1 advancedRobotics.1/1 > basic.1/2
        pawnMoved(seat 0, space basic.1/2) | factions.0.pawn basic.3/2>basic.1/2
        0 chooseField(script basic.1, at 0): 2 3 4 > 2
        fieldResearched(seat 0, field 2, cube population, technology advancedGenetics) | factions.0.population 1>0 | cubes.1 4>5
        immediateBonus(seat 0, technology advancedGenetics)
        automated(seat 0, marker food, step 2) | factions.0.food 8>7 | factions.0.automation o>of
        recruited(seat 0, column A) | factions.0.population 0>1 | factions.0.supply.0 2>1
        0 chooseProduction: growth ore trade > ore
        productionChosen(seat 0, option ore)
        oreGained(seat 0, ore 2) | factions.0.ore 3>5
        turnBegan(seat 1) | turns 2>3 | active 0>1
        1 chooseSpace: basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1)
        recruited(seat 1, column A) | factions.1.population 5>6 | factions.1.supply.0 2>1
        oreGained(seat 1, ore 1) | factions.1.ore 4>5
        1 chooseProduction: growth ore trade > trade
        productionChosen(seat 1, option trade)
        1 chooseTrade(exchanges 0): buy sell done > sell
        traded(seat 1, exchange sell)
        populationReturned(seat 1, column A) | factions.1.population 6>5 | factions.1.supply.0 1>2
        oreGained(seat 1, ore 1) | factions.1.ore 5>6
        1 chooseTrade(exchanges 1): buy sell done > done
        roundBegan(round 4) | round 3>4 | turns 3>0
        turnBegan(seat 2) | turns 0>1 | active 1>2
        2 chooseSpace: basic.2/1 basic.2/2 basic.3/1 basic.3/2 basic.4/1 advancedRobotics.1/1 bioSynapticNetwork.1/1 bioSynapticNetwork.1/2 > basic.2/1
        pawnMoved(seat 2, space basic.2/1) | factions.2.pawn basic.1/1>basic.2/1
        orePaid(seat 2, ore 2) | factions.2.ore 4>2
        2 chooseField(script basic.2, at 0): B C > C !reveal
        certain: fieldResearched(seat 2, field C, cube population, technology null) | factions.2.population 2>1 | cubes.6 0>4
        fieldResearched(seat 2, field C, cube population, technology null) | factions.2.population 2>1 | cubes.6 0>4
        eventTurnedUp(seat 2, field C, event tylerLee) | events.6 tylerLee>null | turnedUp null>tylerLee
        guildOpened(guild terraformingGuild) | guilds 2>3
        oreGained(seat 2, ore 1) | factions.2.ore 2>3
        eventDiscarded(event tylerLee) | discarded at 1 []>[tylerLee] | turnedUp tylerLee>null
        cardsTurnedUp(seat 2, level 2, fitting [asteroidFoundries, merchantConvoys], aside [spacetimeAnomalyStudies, plasmaCannon]) | techDecks.0.cards at 11 [merchantConvoys, asteroidFoundries, plasmaCannon, spacetimeAnomalyStudies]>[] | fitting at 0 []>[asteroidFoundries, merchantConvoys] | aside at 0 []>[spacetimeAnomalyStudies, plasmaCannon]
        2 chooseTechnology(field C, level 2, cards [asteroidFoundries, merchantConvoys]): asteroidFoundries merchantConvoys > asteroidFoundries !roll
        certain: then | fitting at 0 [asteroidFoundries, merchantConvoys]>[] | aside at 0 [spacetimeAnomalyStudies, plasmaCannon]>[]
        technologyPlaced(seat 2, technology asteroidFoundries, field C) | technologies.6 null>asteroidFoundries | techDecks.0.cards at 0 []>[plasmaCannon, spacetimeAnomalyStudies, merchantConvoys] | techDecks.0.buried at 0 []>[3] | fitting at 0 [asteroidFoundries, merchantConvoys]>[] | aside at 0 [spacetimeAnomalyStudies, plasmaCannon]>[]
        immediateBonus(seat 2, technology asteroidFoundries)
        oreGained(seat 2, ore 2) | factions.2.ore 3>5
        2 chooseProduction: growth ore trade > growth
        productionChosen(seat 2, option growth)
        populationGrown(seat 2, columns [A, B]) | factions.2.population 1>3 | factions.2.supply.0 2>1 | factions.2.supply.1 4>3
        turnBegan(seat 0) | turns 1>2 | active 2>0
        0 chooseSpace: basic.1/1 basic.2/2 basic.3/1 basic.3/2 basic.4/1 advancedRobotics.1/1 > basic.3/2
        pawnMoved(seat 0, space basic.3/2) | factions.0.pawn basic.1/2>basic.3/2
        orePaid(seat 0, ore 1) | factions.0.ore 5>4
        0 takeOptional(script basic.3:0, ore 0, population 0): do skip > do
        0 chooseShipyard(level 1): sol y2 > sol
        shipBuilt(seat 0, level 1, at sol, from population) | factions.0.population 1>0 | ships.0 1>2
        0 chooseJump(steps 2, moves []): {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from y2, to a2} {ship 1, from y2, to b2} stop > {ship 1, from y2, to a2}
        shipMoved(seat 0, level 1, from y2, to a2, systems [null, barnardsStar]) | ships.8 0>1 | ships.16 1>0
        0 chooseJump(steps 1, moves [{ship 1, from y2, to a2}]): {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > {ship 1, from a2, to y3}
        shipMoved(seat 0, level 1, from a2, to y3, systems [barnardsStar, null]) | ships.8 1>0 | ships.20 0>1
        0 chooseMarker(purpose base, at y3, tracks [food, ore]): food ore > food
        controlTaken(seat 0, at y3, system null, marker food) | factions.0.food 7>6 | bases.5 -1>0 | baseMarkers.5 >f
        0 chooseProduction: growth ore trade > ore
        productionChosen(seat 0, option ore)
        oreGained(seat 0, ore 2) | factions.0.ore 4>6
        turnBegan(seat 1) | turns 2>3 | active 0>1
        1 chooseSpace: basic.1/1 basic.1/2 basic.3/1 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1)
        recruited(seat 1, column A) | factions.1.population 5>6 | factions.1.supply.0 2>1
        oreGained(seat 1, ore 1) | factions.1.ore 6>7
        1 chooseProduction: growth ore trade > trade
        productionChosen(seat 1, option trade)
        1 chooseTrade(exchanges 0): buy sell done > sell
        traded(seat 1, exchange sell)
        populationReturned(seat 1, column A) | factions.1.population 6>5 | factions.1.supply.0 1>2
        oreGained(seat 1, ore 1) | factions.1.ore 7>8
        1 chooseTrade(exchanges 1): buy sell done > done
        roundBegan(round 5) | round 4>5 | turns 3>0
        turnBegan(seat 2) | turns 0>1 | active 1>2
        2 chooseSpace: basic.1/1 basic.1/2 basic.2/2 basic.3/1 basic.4/1 advancedRobotics.1/1 bioSynapticNetwork.1/1 bioSynapticNetwork.1/2 asteroidFoundries.1/1 academyGuild/1 > basic.1/1
        pawnMoved(seat 2, space basic.1/1) | factions.2.pawn basic.2/1>basic.1/1
        2 chooseField(script basic.1, at 0): 3 4 > 4
        fieldResearched(seat 2, field 4, cube population, technology narrowBeamLaser) | factions.2.population 3>2 | cubes.3 0>4
        immediateBonus(seat 2, technology narrowBeamLaser)
        shipBuilt(seat 2, level 1, at sol, from supply) | factions.2.supply.0 1>0 | ships.80 1>2
        2 chooseProduction: growth ore trade > growth
        productionChosen(seat 2, option growth)
        populationGrown(seat 2, columns [B]) | factions.2.population 2>3 | factions.2.supply.1 3>2
        turnBegan(seat 0) | turns 1>2 | active 2>0
        0 chooseSpace: basic.3/1 basic.4/1 advancedRobotics.1/1 > basic.3/1
        pawnMoved(seat 0, space basic.3/1) | factions.0.pawn basic.3/2>basic.3/1
        0 chooseJump(steps 2, moves [], must): {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from y3, to a1} {ship 1, from y3, to a2} {ship 1, from y3, to b1} {ship 1, from y3, to b2} > {ship 1, from y3, to a2}
        shipMoved(seat 0, level 1, from y3, to a2, systems [null, barnardsStar]) | ships.8 0>1 | ships.20 1>0
        0 chooseJump(steps 1, moves [{ship 1, from y3, to a2}], must): {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to sol} {ship 1, from a2, to y2} stop > {ship 1, from a2, to y2}
        shipMoved(seat 0, level 1, from a2, to y2, systems [barnardsStar, null]) | ships.8 1>0 | ships.16 0>1
        0 chooseProduction: growth ore trade > growth
        productionChosen(seat 0, option growth)
        populationGrown(seat 0, columns [A, B]) | factions.0.population 0>2 | factions.0.supply.0 1>0 | factions.0.supply.1 4>3
        turnBegan(seat 1) | turns 2>3 | active 0>1
        1 chooseSpace: basic.1/2 basic.3/2 basic.4/1 > basic.3/2
        pawnMoved(seat 1, space basic.3/2) | factions.1.pawn basic.4/1>basic.3/2
        orePaid(seat 1, ore 1) | factions.1.ore 8>7
        shipBuilt(seat 1, level 1, at sol, from population) | factions.1.population 5>4 | ships.40 0>1
        1 chooseJump(steps 2, moves []): {ship 1, from sol, to a1} {ship 1, from sol, to a2} stop > stop
        1 chooseProduction: growth ore trade > trade
        productionChosen(seat 1, option trade)
        1 chooseTrade(exchanges 0): buy sell {ship 1, at sol} done > {ship 1, at sol}
        orePaid(seat 1, ore 1) | factions.1.ore 7>6
        shipRetired(seat 1, level 1, at sol, system null) | factions.1.population 4>5 | ships.40 1>0
        1 chooseTrade(exchanges 1): buy sell done > done
        roundBegan(round 6) | round 5>6 | turns 3>0
        turnBegan(seat 2) | turns 0>1 | active 1>2
        2 chooseSpace: basic.1/2 basic.2/1 basic.2/2 basic.4/1 advancedRobotics.1/1 narrowBeamLaser.1/1 bioSynapticNetwork.1/1 bioSynapticNetwork.1/2 asteroidFoundries.1/1 academyGuild/1 > basic.1/2
        pawnMoved(seat 2, space basic.1/2) | factions.2.pawn basic.1/1>basic.1/2
        2 chooseField(script basic.1, at 0): 3 > 3
        fieldResearched(seat 2, field 3, cube population, technology terraforming) | factions.2.population 3>2 | cubes.2 0>4`),
    );
  });

  it('BS-040 BS-044 BS-045 BS-053 four factions with an open display', () => {
    expect(firstAnswers(4, { display: true }, 'rounds', 80)).toEqual(
      lines(`
        setUp(start 3, factions [aresAssembly, nishidaOstergaard, unOfSol, lunarCombine], achievements [empire, transcendence, scholars, specialist]) | start 0>3 | factions.0.mat unOfSol>aresAssembly | factions.0.ore 0>4 | factions.0.population 0>2 | factions.0.supply.0 0>3 | factions.0.supply.1 0>4 | factions.0.supply.2 0>3 | factions.0.supply.3 0>3 | factions.0.supply.4 0>3 | factions.1.ore 0>2 | factions.1.population 0>2 | factions.1.supply.0 0>4 | factions.1.supply.1 0>4 | factions.1.supply.2 0>3 | factions.1.supply.3 0>3 | factions.1.supply.4 0>3 | factions.2.mat lunarCombine>unOfSol | factions.2.ore 0>2 | factions.2.population 0>3 | factions.2.supply.0 0>4 | factions.2.supply.1 0>4 | factions.2.supply.2 0>2 | factions.2.supply.3 0>3 | factions.2.supply.4 0>3 | factions.3.mat aresAssembly>lunarCombine | factions.3.ore 0>5 | factions.3.population 0>2 | factions.3.supply.0 0>4 | factions.3.supply.1 0>4 | factions.3.supply.2 0>3 | factions.3.supply.3 0>3 | factions.3.supply.4 0>3 | ships.0 0>2 | ships.41 0>1 | ships.80 0>1 | ships.120 0>1 | systems.1 null>lalande21185 | systems.2 null>barnardsStar | systems.6 null>yzCeti | systems.7 null>proximaCentauri | systemDecks.0.cards at 0 []>[wolf359, lacaille9352, ross128, luytensStar, procyon, epsilonIndi, epsilonEridani, groombridge34, teegardensStar, sirius] | systemDecks.1.cards at 0 []>[gliese687, kapteynsStar, ross154, tauCeti, vanMaanensStar, lacaille8760, eridani82, cygni61, wise0855, ross248] | technologies.0 null>advancedRobotics | technologies.1 null>advancedGenetics | technologies.2 null>terraforming | technologies.3 null>narrowBeamLaser | events.4 null>mayaChaturvedi | events.5 null>contestedShipyard | events.6 null>tylerLee | events.7 null>prospectingBoom | events.8 null>armsRace | events.9 null>humanitarianPrize | events.10 null>spacecraftMuseum | events.11 null>firstContact | events.12 null>frontierRegistry | events.13 null>kc24x | events.14 null>rogueStar | events.15 null>ono | techDecks.0.cards at 0 []>[massCloning, tacticalSimulations, supplyDepot, hypercomputing, colonyShips, humanExperiments, modularFleet, remoteProbes, verticalFarms, merchantConvoys, asteroidFoundries, plasmaCannon, spacetimeAnomalyStudies, technologyLicensing, bioSynapticNetwork, privateerCharters] | techDecks.1.cards at 0 []>[planetaryScaleResearch, manufacturingOrbitals, hyperdriveBoosters, cerebralImplants, mercenaryFleet, androidArmada, hivemindComputing, wormholeTechnology, deepSpaceMegastructures, capitalShip, metahumanChambers, transdimensionalAi, subatomicFabrication, androidRightsMovement, stealthTerraformers, quantumDataExchange] | techDecks.2.cards at 0 []>[postScarcityEconomy, blackMarketIndustries, colonialMinistry, parallelUniverseGenerator, galacticEmpire, gigaCorporations, galacticHq, universalArchive, ringworldAuthority, mindMachineAssimilation] | achievements at 0 []>[empire, transcendence, scholars, specialist] | claims at 0 []>[[], [], [], []]
        rowOpened(level 2, cards [privateerCharters, bioSynapticNetwork, technologyLicensing, spacetimeAnomalyStudies, plasmaCannon]) | techDecks.0.cards at 11 [plasmaCannon, spacetimeAnomalyStudies, technologyLicensing, bioSynapticNetwork, privateerCharters]>[] | rows.0 at 0 []>[privateerCharters, bioSynapticNetwork, technologyLicensing, spacetimeAnomalyStudies, plasmaCannon] | rowsOpen.0 false>true
        roundBegan(round 1) | round 0>1
        turnBegan(seat 3) | turns 0>1 | active 0>3 | uncontrolled 0>198
        3 chooseSpace: basic.1/1 basic.1/2 basic.1/3 basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 3, space basic.4/1) | factions.3.pawn null>basic.4/1
        recruited(seat 3, column A) | factions.3.population 2>3 | factions.3.supply.0 4>3
        oreGained(seat 3, ore 1) | factions.3.ore 5>6
        3 chooseProduction: growth ore trade > trade
        productionChosen(seat 3, option trade)
        3 chooseTrade(exchanges 0): buy sell {ship 1, at sol} done > {ship 1, at sol}
        orePaid(seat 3, ore 1) | factions.3.ore 6>5
        shipRetired(seat 3, level 1, at sol, system null) | factions.3.population 3>4 | ships.120 1>0
        3 chooseTrade(exchanges 1): buy sell done > done
        turnBegan(seat 0) | turns 1>2 | active 3>0
        0 chooseSpace: basic.1/1 basic.1/2 basic.1/3 basic.3/1 basic.3/2 basic.4/1 > basic.1/1
        pawnMoved(seat 0, space basic.1/1) | factions.0.pawn null>basic.1/1
        0 chooseField(script basic.1, at 0): 1 2 3 4 > 3
        fieldResearched(seat 0, field 3, cube population, technology terraforming) | factions.0.population 2>1 | cubes.2 0>1
        0 chooseProduction: growth ore trade > growth
        productionChosen(seat 0, option growth)
        populationGrown(seat 0, columns [A]) | factions.0.population 1>2 | factions.0.supply.0 3>2
        turnBegan(seat 1) | turns 2>3 | active 0>1
        1 chooseSpace: basic.1/2 basic.1/3 basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1) | factions.1.pawn null>basic.4/1
        recruited(seat 1, column A) | factions.1.population 2>3 | factions.1.supply.0 4>3
        oreGained(seat 1, ore 1) | factions.1.ore 2>3
        1 chooseProduction: growth ore trade > ore
        productionChosen(seat 1, option ore)
        oreGained(seat 1, ore 1) | factions.1.ore 3>4
        turnBegan(seat 2) | turns 3>4 | active 1>2
        2 chooseSpace: basic.1/2 basic.1/3 basic.3/1 basic.3/2 basic.4/1 > basic.1/2
        pawnMoved(seat 2, space basic.1/2) | factions.2.pawn null>basic.1/2
        2 chooseField(script basic.1, at 0): 1 2 3 4 > 1
        fieldResearched(seat 2, field 1, cube population, technology advancedRobotics) | factions.2.population 3>2 | cubes.0 0>4
        immediateBonus(seat 2, technology advancedRobotics)
        automated(seat 2, marker ore, step 1) | factions.2.mines 8>7 | factions.2.automation >o
        2 chooseProduction: growth ore trade > ore
        productionChosen(seat 2, option ore)
        oreGained(seat 2, ore 1) | factions.2.ore 2>3
        roundBegan(round 2) | round 1>2 | turns 4>0
        turnBegan(seat 3) | turns 0>1 | active 2>3
        3 chooseSpace: basic.1/3 basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 3, space basic.4/1)
        recruited(seat 3, column A) | factions.3.population 4>5 | factions.3.supply.0 3>2
        oreGained(seat 3, ore 1) | factions.3.ore 5>6
        3 chooseProduction: growth ore trade > trade
        productionChosen(seat 3, option trade)
        3 chooseTrade(exchanges 0): buy sell done > sell
        traded(seat 3, exchange sell)
        populationReturned(seat 3, column A) | factions.3.population 5>4 | factions.3.supply.0 2>3
        oreGained(seat 3, ore 1) | factions.3.ore 6>7
        3 chooseTrade(exchanges 1): buy sell done > done
        turnBegan(seat 0) | turns 1>2 | active 3>0
        0 chooseSpace: basic.1/3 basic.2/1 basic.2/2 basic.3/1 basic.3/2 basic.4/1 terraforming.2/1 > basic.1/3
        pawnMoved(seat 0, space basic.1/3) | factions.0.pawn basic.1/1>basic.1/3
        0 chooseField(script basic.1, at 0): 1 2 4 > 2
        fieldResearched(seat 0, field 2, cube population, technology advancedGenetics) | factions.0.population 2>1 | cubes.1 0>1
        immediateBonus(seat 0, technology advancedGenetics)
        automated(seat 0, marker food, step 1) | factions.0.food 8>7 | factions.0.automation >f
        recruited(seat 0, column A) | factions.0.population 1>2 | factions.0.supply.0 2>1
        0 chooseProduction: growth ore trade > growth
        productionChosen(seat 0, option growth)
        populationGrown(seat 0, columns [A]) | factions.0.population 2>3 | factions.0.supply.0 1>0
        turnBegan(seat 1) | turns 2>3 | active 0>1
        1 chooseSpace: basic.1/1 basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1)
        recruited(seat 1, column A) | factions.1.population 3>4 | factions.1.supply.0 3>2
        oreGained(seat 1, ore 1) | factions.1.ore 4>5
        1 chooseProduction: growth ore trade > ore
        productionChosen(seat 1, option ore)
        oreGained(seat 1, ore 1) | factions.1.ore 5>6
        turnBegan(seat 2) | turns 3>4 | active 1>2
        2 chooseSpace: basic.1/1 basic.2/1 basic.2/2 basic.3/1 basic.3/2 basic.4/1 advancedRobotics.1/1 > basic.1/1
        pawnMoved(seat 2, space basic.1/1) | factions.2.pawn basic.1/2>basic.1/1
        2 chooseField(script basic.1, at 0): 2 3 4 > 2
        fieldResearched(seat 2, field 2, cube population, technology advancedGenetics) | factions.2.population 2>1 | cubes.1 1>5
        immediateBonus(seat 2, technology advancedGenetics)
        automated(seat 2, marker food, step 2) | factions.2.food 8>7 | factions.2.automation o>of
        recruited(seat 2, column A) | factions.2.population 1>2 | factions.2.supply.0 4>3
        2 chooseProduction: growth ore trade > ore
        productionChosen(seat 2, option ore)
        oreGained(seat 2, ore 1) | factions.2.ore 3>4
        roundBegan(round 3) | round 2>3 | turns 4>0
        turnBegan(seat 3) | turns 0>1 | active 2>3
        3 chooseSpace: basic.1/2 basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 3, space basic.4/1)
        recruited(seat 3, column A) | factions.3.population 4>5 | factions.3.supply.0 3>2
        oreGained(seat 3, ore 1) | factions.3.ore 7>8
        3 chooseProduction: growth ore trade > trade
        productionChosen(seat 3, option trade)
        3 chooseTrade(exchanges 0): buy sell done > sell
        traded(seat 3, exchange sell)
        populationReturned(seat 3, column A) | factions.3.population 5>4 | factions.3.supply.0 2>3
        oreGained(seat 3, ore 1) | factions.3.ore 8>9
        3 chooseTrade(exchanges 1): buy sell done > done
        turnBegan(seat 0) | turns 1>2 | active 3>0
        0 chooseSpace: basic.1/2 basic.2/1 basic.2/2 basic.3/1 basic.3/2 basic.4/1 terraforming.2/1 > basic.1/2
        pawnMoved(seat 0, space basic.1/2) | factions.0.pawn basic.1/3>basic.1/2
        0 chooseField(script basic.1, at 0): 1 4 > 4
        fieldResearched(seat 0, field 4, cube population, technology narrowBeamLaser) | factions.0.population 3>2 | cubes.3 0>1
        immediateBonus(seat 0, technology narrowBeamLaser)
        shipBuilt(seat 0, level 1, at sol, from supply) | factions.0.supply.1 4>3 | ships.0 2>3
        0 chooseProduction: growth ore trade > growth
        productionChosen(seat 0, option growth)
        populationGrown(seat 0, columns [])
        turnBegan(seat 1) | turns 2>3 | active 0>1
        1 chooseSpace: basic.1/3 basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1)
        recruited(seat 1, column A) | factions.1.population 4>5 | factions.1.supply.0 2>1
        oreGained(seat 1, ore 1) | factions.1.ore 6>7
        1 chooseProduction: growth ore trade > ore
        productionChosen(seat 1, option ore)
        oreGained(seat 1, ore 1) | factions.1.ore 7>8
        turnBegan(seat 2) | turns 3>4 | active 1>2
        2 chooseSpace: basic.1/3 basic.2/1 basic.2/2 basic.3/1 basic.3/2 basic.4/1 advancedRobotics.1/1 > basic.1/3
        pawnMoved(seat 2, space basic.1/3) | factions.2.pawn basic.1/1>basic.1/3
        2 chooseField(script basic.1, at 0): 3 4 > 3
        fieldResearched(seat 2, field 3, cube population, technology terraforming) | factions.2.population 2>1 | cubes.2 1>5
        2 chooseProduction: growth ore trade > ore
        productionChosen(seat 2, option ore)
        oreGained(seat 2, ore 1) | factions.2.ore 4>5
        roundBegan(round 4) | round 3>4 | turns 4>0
        turnBegan(seat 3) | turns 0>1 | active 2>3
        3 chooseSpace: basic.1/1 basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 3, space basic.4/1)
        recruited(seat 3, column A) | factions.3.population 4>5 | factions.3.supply.0 3>2
        oreGained(seat 3, ore 1) | factions.3.ore 9>10
        3 chooseProduction: growth ore trade > trade
        productionChosen(seat 3, option trade)
        3 chooseTrade(exchanges 0): buy sell done > sell
        traded(seat 3, exchange sell)
        populationReturned(seat 3, column A) | factions.3.population 5>4 | factions.3.supply.0 2>3
        oreGained(seat 3, ore 1) | factions.3.ore 10>11
        3 chooseTrade(exchanges 1): buy sell done > done
        turnBegan(seat 0) | turns 1>2 | active 3>0
        0 chooseSpace: basic.1/1 basic.2/1 basic.2/2 basic.3/1 basic.3/2 basic.4/1 terraforming.2/1 narrowBeamLaser.1/1 > basic.1/1
        pawnMoved(seat 0, space basic.1/1) | factions.0.pawn basic.1/2>basic.1/1
        0 chooseField(script basic.1, at 0): 1 > 1
        fieldResearched(seat 0, field 1, cube population, technology advancedRobotics) | factions.0.population 2>1 | cubes.0 4>5
        immediateBonus(seat 0, technology advancedRobotics)
        automated(seat 0, marker ore, step 2) | factions.0.mines 8>7 | factions.0.automation f>fo
        0 chooseProduction: growth ore trade > growth
        productionChosen(seat 0, option growth)
        populationGrown(seat 0, columns [])
        turnBegan(seat 1) | turns 2>3 | active 0>1
        1 chooseSpace: basic.1/2 basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1)
        recruited(seat 1, column A) | factions.1.population 5>6 | factions.1.supply.0 1>0
        oreGained(seat 1, ore 1) | factions.1.ore 8>9
        1 chooseProduction: growth ore trade > ore
        productionChosen(seat 1, option ore)
        oreGained(seat 1, ore 1) | factions.1.ore 9>10
        turnBegan(seat 2) | turns 3>4 | active 1>2
        2 chooseSpace: basic.1/2 basic.2/1 basic.2/2 basic.3/1 basic.3/2 basic.4/1 advancedRobotics.1/1 terraforming.2/1 > basic.1/2
        pawnMoved(seat 2, space basic.1/2) | factions.2.pawn basic.1/3>basic.1/2
        2 chooseField(script basic.1, at 0): 4 > 4
        fieldResearched(seat 2, field 4, cube population, technology narrowBeamLaser) | factions.2.population 1>0 | cubes.3 1>5
        immediateBonus(seat 2, technology narrowBeamLaser)
        shipBuilt(seat 2, level 1, at sol, from supply) | factions.2.supply.0 3>2 | ships.80 1>2
        2 chooseProduction: growth ore trade > ore
        productionChosen(seat 2, option ore)
        oreGained(seat 2, ore 1) | factions.2.ore 5>6
        roundBegan(round 5) | round 4>5 | turns 4>0
        turnBegan(seat 3) | turns 0>1 | active 2>3
        3 chooseSpace: basic.1/3 basic.3/1 basic.3/2 basic.4/1 > basic.4/1
        pawnMoved(seat 3, space basic.4/1)
        recruited(seat 3, column A) | factions.3.population 4>5 | factions.3.supply.0 3>2
        oreGained(seat 3, ore 1) | factions.3.ore 11>12
        3 chooseProduction: growth ore trade > trade
        productionChosen(seat 3, option trade)
        3 chooseTrade(exchanges 0): buy sell done > sell
        traded(seat 3, exchange sell)
        populationReturned(seat 3, column A) | factions.3.population 5>4 | factions.3.supply.0 2>3
        oreGained(seat 3, ore 1) | factions.3.ore 12>13
        3 chooseTrade(exchanges 1): buy sell done > done
        turnBegan(seat 0) | turns 1>2 | active 3>0
        0 chooseSpace: basic.2/1 basic.2/2 basic.3/1 basic.3/2 basic.4/1 advancedRobotics.1/1 terraforming.2/1 narrowBeamLaser.1/1 > basic.2/1
        pawnMoved(seat 0, space basic.2/1) | factions.0.pawn basic.1/1>basic.2/1
        orePaid(seat 0, ore 2) | factions.0.ore 4>2
        0 chooseField(script basic.2, at 0): A B C D E F > D !reveal
        certain: fieldResearched(seat 0, field D, cube population, technology null) | factions.0.population 1>0 | cubes.7 0>1
        fieldResearched(seat 0, field D, cube population, technology null) | factions.0.population 1>0 | cubes.7 0>1
        eventTurnedUp(seat 0, field D, event prospectingBoom) | events.7 prospectingBoom>null | turnedUp null>prospectingBoom
        eventDiscarded(event prospectingBoom) | discarded at 0 []>[prospectingBoom] | turnedUp prospectingBoom>null
        0 chooseTechnology(field D, level 2, cards [privateerCharters, technologyLicensing, spacetimeAnomalyStudies]): privateerCharters technologyLicensing spacetimeAnomalyStudies > privateerCharters !reveal
        certain: technologyPlaced(seat 0, technology privateerCharters, field D) | technologies.7 null>privateerCharters | rows.0 at 0 [privateerCharters]>[]
        technologyPlaced(seat 0, technology privateerCharters, field D) | technologies.7 null>privateerCharters | rows.0 at 0 [privateerCharters]>[]
        rowRefilled(level 2, card asteroidFoundries) | techDecks.0.cards at 10 [asteroidFoundries]>[] | rows.0 at 4 []>[asteroidFoundries]
        immediateBonus(seat 0, technology privateerCharters)
        shipBuilt(seat 0, level 1, at sol, from supply) | factions.0.supply.1 3>2 | ships.0 3>4
        0 chooseProduction: growth ore trade > growth
        productionChosen(seat 0, option growth)
        populationGrown(seat 0, columns [])
        turnBegan(seat 1) | turns 2>3 | active 0>1
        1 chooseSpace: basic.1/1 basic.1/3 basic.3/1 basic.3/2 basic.4/1 > basic.3/1
        pawnMoved(seat 1, space basic.3/1) | factions.1.pawn basic.4/1>basic.3/1
        1 takeOptional(script basic.3:0, ore 0, population 0): do skip > skip
        1 chooseJump(steps 2, moves [], must): {ship 2, from sol, to a1} {ship 2, from sol, to a2} > {ship 2, from sol, to a2}
        shipMoved(seat 1, level 2, from sol, to a2, systems [null, barnardsStar]) | ships.41 1>0 | ships.49 0>1
        1 chooseJump(steps 1, moves [{ship 2, from sol, to a2}], must): {ship 2, from a2, to y2} {ship 2, from a2, to y3} stop > {ship 2, from a2, to y3}
        shipMoved(seat 1, level 2, from a2, to y3, systems [barnardsStar, null]) | ships.49 1>0 | ships.61 0>1
        1 chooseMarker(purpose base, at y3, tracks [food, ore]): food ore > ore
        controlTaken(seat 1, at y3, system null, marker ore) | factions.1.mines 8>7 | bases.5 -1>1 | baseMarkers.5 >o
        1 chooseProduction: growth ore trade > trade
        productionChosen(seat 1, option trade)
        1 chooseTrade(exchanges 0): buy sell {ship 2, at y3} done > {ship 2, at y3}
        orePaid(seat 1, ore 1) | factions.1.ore 10>9
        shipRetired(seat 1, level 2, at y3, system null) | factions.1.population 6>7 | ships.61 1>0
        1 chooseTrade(exchanges 1): buy sell done > done
        turnBegan(seat 2) | turns 3>4 | active 1>2
        2 chooseSpace: basic.3/2 basic.4/1 advancedRobotics.1/1 terraforming.2/1 > basic.3/2
        pawnMoved(seat 2, space basic.3/2) | factions.2.pawn basic.1/2>basic.3/2
        orePaid(seat 2, ore 1) | factions.2.ore 6>5
        2 chooseJump(steps 2, moves [], must): {ship 1, from sol, to a1} {ship 1, from sol, to a2} > {ship 1, from sol, to a2}
        shipMoved(seat 2, level 1, from sol, to a2, systems [null, barnardsStar]) | ships.80 2>1 | ships.88 0>1
        2 chooseJump(steps 1, moves [{ship 1, from sol, to a2}], must): {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 1, from a2, to y2} {ship 1, from a2, to y3} stop > {ship 1, from a2, to y3}
        shipMoved(seat 2, level 1, from a2, to y3, systems [barnardsStar, null]) | ships.88 1>0 | ships.100 0>1
        controlLost(seat 1, at y3, system null, marker ore) | factions.1.mines 7>8 | bases.5 1>-1 | baseMarkers.5 o>
        2 chooseMarker(purpose base, at y3, tracks [food, ore]): food ore > food
        controlTaken(seat 2, at y3, system null, marker food) | factions.2.food 7>6 | bases.5 -1>2 | baseMarkers.5 >f
        2 chooseProduction: growth ore trade > ore
        productionChosen(seat 2, option ore)
        oreGained(seat 2, ore 1) | factions.2.ore 5>6
        roundBegan(round 6) | round 5>6 | turns 4>0
        turnBegan(seat 3) | turns 0>1 | active 2>3
        3 chooseSpace: basic.1/1 basic.1/2 basic.1/3 basic.4/1 > basic.4/1
        pawnMoved(seat 3, space basic.4/1)
        recruited(seat 3, column A) | factions.3.population 4>5 | factions.3.supply.0 3>2
        oreGained(seat 3, ore 1) | factions.3.ore 13>14
        3 chooseProduction: growth ore trade > trade
        productionChosen(seat 3, option trade)
        3 chooseTrade(exchanges 0): buy sell done > sell
        traded(seat 3, exchange sell)
        populationReturned(seat 3, column A) | factions.3.population 5>4 | factions.3.supply.0 2>3
        oreGained(seat 3, ore 1) | factions.3.ore 14>15
        3 chooseTrade(exchanges 1): buy sell done > done
        turnBegan(seat 0) | turns 1>2 | active 3>0
        0 chooseSpace: basic.4/1 terraforming.2/1 privateerCharters.1/1 > basic.4/1
        pawnMoved(seat 0, space basic.4/1) | factions.0.pawn basic.2/1>basic.4/1
        recruited(seat 0, column B) | factions.0.population 0>1 | factions.0.supply.1 2>1
        oreGained(seat 0, ore 1) | factions.0.ore 2>3
        0 chooseProduction: growth ore trade > ore
        productionChosen(seat 0, option ore)
        oreGained(seat 0, ore 1) | factions.0.ore 3>4
        turnBegan(seat 1) | turns 2>3 | active 0>1
        1 chooseSpace: basic.1/1 basic.1/2 basic.1/3 basic.4/1 > basic.4/1
        pawnMoved(seat 1, space basic.4/1) | factions.1.pawn basic.3/1>basic.4/1
        recruited(seat 1, column B) | factions.1.population 7>8 | factions.1.supply.1 4>3
        oreGained(seat 1, ore 1) | factions.1.ore 9>10
        1 chooseProduction: growth ore trade > trade
        productionChosen(seat 1, option trade)
        1 chooseTrade(exchanges 0): buy sell done > sell
        traded(seat 1, exchange sell)
        populationReturned(seat 1, column B) | factions.1.population 8>7 | factions.1.supply.1 3>4
        oreGained(seat 1, ore 1) | factions.1.ore 10>11
        1 chooseTrade(exchanges 1): buy sell done > done
        turnBegan(seat 2) | turns 3>4 | active 1>2
        2 chooseSpace: basic.3/1 basic.4/1 advancedRobotics.1/1 terraforming.2/1 > basic.3/1
        pawnMoved(seat 2, space basic.3/1) | factions.2.pawn basic.3/2>basic.3/1`),
    );
  });
});
