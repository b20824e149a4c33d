import { isInterjection } from '@orrery/kernel';
import { printed } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { eager, laden, reluctant, story, told } from './story.ts';
import type { Play } from './table.ts';

/** Whole turns of seat 1 at a table where everything can be done: what is offered, what is refused, and where each answer leads. */

/** Spaces, and what may be done at any time. */
const OFFERED: readonly string[] = [
  'basic.1/2',
  'basic.1/3',
  'basic.3/1',
  'basic.3/2',
  'basic.4/1',
  'narrowBeamLaser.1/1',
  'terraforming.1/1',
  'terraforming.2/1',
  'plasmaCannon.1/1',
  'supplyDepot.1/1',
  'technologyLicensing.1/1',
  'technologyLicensing.1/2',
  'hyperdriveBoosters.1/1',
  'terraformingGuild/1',
  'academyGuild/1',
  'technocratsGuild/1',
  'dysonSphere.1/1',
  '{interject headquarters, ship 1, at sol}',
  '{interject headquarters, ship 2, at a1}',
  '{interject headquarters, ship 1, at y1}',
  '{interject blackMarket}',
  '{interject cygni}',
  '{interject assimilation}',
  '{interject swapStars, place automation, marker food}',
  '{interject swapStars, place automation, marker ore}',
  '{interject swapStars, place y2, marker ore}',
];

/** Spaces that cannot be used, and why. */
const REFUSED: readonly string[] = [
  '{what basic.1/1, reason occupied, rule BS-054, args {seat 0}}',
  '{what basic.2/1, reason mustMove, rule BS-055}',
  '{what basic.2/2, reason impossible, rule BS-339}',
  '{what capitalShip.1/1, reason occupied, rule BS-054, args {seat 2}}',
  '{what advancedRobotics.1/1, reason notResearched, rule BS-060}',
  '{what massCloning.1/1, reason notResearched, rule BS-060}',
  '{what pathfinderGuild/1, reason covered, rule BS-041}',
];

/** What may be done at any time, and what of it is left then. */
const FREE: Readonly<Record<string, string>> = {
  '{interject headquarters, ship 1, at sol}': `
    turnBegan(seat 1) | uncontrolled 0>192
    powerUsed(seat 1, power headquarters) | used 0>32
    shipUpgraded(seat 1, at sol, system null, from 1, to 2) | ships.40 1>0 | ships.41 0>1
    12 ore, 5 people, supply 00023, markers 3 6, sol 2, a1 2, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters
    then {interject blackMarket} {interject cygni} {interject assimilation} {interject swapStars, place automation, marker food} {interject swapStars, place automation, marker ore} {interject swapStars, place y2, marker ore}`,
  '{interject headquarters, ship 2, at a1}': `
    turnBegan(seat 1) | uncontrolled 0>192
    powerUsed(seat 1, power headquarters) | used 0>32
    shipUpgraded(seat 1, at a1, system barnardsStar, from 2, to 3) | ships.45 1>0 | ships.46 0>1
    12 ore, 5 people, supply 00023, markers 3 6, sol 1, a1 3, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters
    then {interject blackMarket} {interject cygni} {interject assimilation} {interject swapStars, place automation, marker food} {interject swapStars, place automation, marker ore} {interject swapStars, place y2, marker ore}`,
  '{interject headquarters, ship 1, at y1}': `
    turnBegan(seat 1) | uncontrolled 0>192
    powerUsed(seat 1, power headquarters) | used 0>32
    shipUpgraded(seat 1, at y1, system null, from 1, to 2) | ships.52 1>0 | ships.53 0>1
    12 ore, 5 people, supply 00023, markers 3 6, sol 1, a1 2, y1 2, bases a1 y1 y2, automated f*, private hyperdriveBoosters
    then {interject blackMarket} {interject cygni} {interject assimilation} {interject swapStars, place automation, marker food} {interject swapStars, place automation, marker ore} {interject swapStars, place y2, marker ore}`,
  '{interject blackMarket}': `
    turnBegan(seat 1) | uncontrolled 0>192
    powerUsed(seat 1, power blackMarket) | used 0>64
    populationReturned(seat 1, column D) | factions.1.population 5>4 | factions.1.supply.3 2>3
    oreGained(seat 1, ore 2) | factions.1.ore 12>14
    14 ore, 4 people, supply 00033, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters
    then {interject headquarters, ship 1, at sol} {interject headquarters, ship 2, at a1} {interject headquarters, ship 1, at y1} {interject cygni} {interject assimilation} {interject swapStars, place automation, marker food} {interject swapStars, place automation, marker ore} {interject swapStars, place y2, marker ore}`,
  '{interject cygni}': `
    turnBegan(seat 1) | uncontrolled 0>192
    powerUsed(seat 1, power cygni) | used 0>512
    populationReturned(seat 1, column D) | factions.1.population 5>4 | factions.1.supply.3 2>3
    oreGained(seat 1, ore 1) | factions.1.ore 12>13
    13 ore, 4 people, supply 00033, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters
    then {interject headquarters, ship 1, at sol} {interject headquarters, ship 2, at a1} {interject headquarters, ship 1, at y1} {interject blackMarket} {interject assimilation} {interject swapStars, place automation, marker food} {interject swapStars, place automation, marker ore} {interject swapStars, place y2, marker ore}`,
  '{interject assimilation}': `
    turnBegan(seat 1) | uncontrolled 0>192
    powerUsed(seat 1, power assimilation) | used 0>128
    orePaid(seat 1, ore 1) | factions.1.ore 12>11
    recruited(seat 1, column D) | factions.1.population 5>6 | factions.1.supply.3 2>1
    11 ore, 6 people, supply 00013, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters
    then {interject headquarters, ship 1, at sol} {interject headquarters, ship 2, at a1} {interject headquarters, ship 1, at y1} {interject blackMarket} {interject cygni} {interject swapStars, place automation, marker food} {interject swapStars, place automation, marker ore} {interject swapStars, place y2, marker ore}`,
  '{interject swapStars, place automation, marker food}': `
    turnBegan(seat 1) | uncontrolled 0>192
    powerUsed(seat 1, power swapStars)
    starSwapped(seat 1, place automation, marker food) | factions.1.food 3>2 | factions.1.automation f*>ff
    12 ore, 5 people, supply 00023, markers 2 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated ff, private hyperdriveBoosters
    then {interject headquarters, ship 1, at sol} {interject headquarters, ship 2, at a1} {interject headquarters, ship 1, at y1} {interject blackMarket} {interject cygni} {interject assimilation} {interject swapStars, place y2, marker ore}`,
  '{interject swapStars, place automation, marker ore}': `
    turnBegan(seat 1) | uncontrolled 0>192
    powerUsed(seat 1, power swapStars)
    starSwapped(seat 1, place automation, marker ore) | factions.1.mines 6>5 | factions.1.automation f*>fo
    12 ore, 5 people, supply 00023, markers 3 5, sol 1, a1 2, y1 1, bases a1 y1 y2, automated fo, private hyperdriveBoosters
    then {interject headquarters, ship 1, at sol} {interject headquarters, ship 2, at a1} {interject headquarters, ship 1, at y1} {interject blackMarket} {interject cygni} {interject assimilation} {interject swapStars, place y2, marker ore}`,
  '{interject swapStars, place y2, marker ore}': `
    turnBegan(seat 1) | uncontrolled 0>192
    powerUsed(seat 1, power swapStars)
    starSwapped(seat 1, place y2, marker ore) | factions.1.mines 6>5 | baseMarkers.4 *>o
    12 ore, 5 people, supply 00023, markers 3 5, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters
    then {interject headquarters, ship 1, at sol} {interject headquarters, ship 2, at a1} {interject headquarters, ship 1, at y1} {interject blackMarket} {interject cygni} {interject assimilation} {interject swapStars, place automation, marker food} {interject swapStars, place automation, marker ore}`,
};

/** Turns in which everything is taken; production is growth. */
const TURNS: Readonly<Record<string, string>> = {
  'basic.1/2': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space basic.1/2) | factions.1.pawn basic.2/1>basic.1/2
    1 chooseField: 3 4 +9 > 3
    fieldResearched(seat 1, field 3, cube population, technology advancedGenetics) | factions.1.population 5>4 | cubes.2 0>2
    immediateBonus(seat 1, technology advancedGenetics)
    automated(seat 1, marker food, step 3) | factions.1.food 3>2 | factions.1.automation f*>f*f
    recruited(seat 1, column D) | factions.1.population 4>5 | factions.1.supply.3 2>1
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [D]) | factions.1.population 5>6 | factions.1.supply.3 1>0
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    12 ore, 6 people, supply 00003, markers 2 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*f, private hyperdriveBoosters`,
  'basic.1/3': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space basic.1/3) | factions.1.pawn basic.2/1>basic.1/3
    1 chooseField: 3 4 +9 > 3
    fieldResearched(seat 1, field 3, cube population, technology advancedGenetics) | factions.1.population 5>4 | cubes.2 0>2
    immediateBonus(seat 1, technology advancedGenetics)
    automated(seat 1, marker food, step 3) | factions.1.food 3>2 | factions.1.automation f*>f*f
    recruited(seat 1, column D) | factions.1.population 4>5 | factions.1.supply.3 2>1
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [D]) | factions.1.population 5>6 | factions.1.supply.3 1>0
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    12 ore, 6 people, supply 00003, markers 2 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*f, private hyperdriveBoosters`,
  'basic.3/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space basic.3/1) | factions.1.pawn basic.2/1>basic.3/1
    1 takeOptional: do skip +9 > do
    1 chooseShipyard: sol y1 y2 +9 > sol
    shipBuilt(seat 1, level 1, at sol, from population) | factions.1.population 5>4 | ships.40 1>2
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti]) | ships.52 1>0 | ships.64 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 1, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.64 1>0 | ships.72 0>1
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    12 ore, 4 people, supply 00023, markers 3 6, sol 11, a1 2, deepSpace 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'basic.3/2': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space basic.3/2) | factions.1.pawn basic.2/1>basic.3/2
    orePaid(seat 1, ore 1) | factions.1.ore 12>11
    1 takeOptional: do skip +9 > do
    1 chooseShipyard: sol y1 y2 +9 > sol
    shipBuilt(seat 1, level 1, at sol, from population) | factions.1.population 5>4 | ships.40 1>2
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti]) | ships.52 1>0 | ships.64 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 1, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.64 1>0 | ships.72 0>1
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    11 ore, 4 people, supply 00023, markers 3 6, sol 11, a1 2, deepSpace 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'basic.4/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space basic.4/1) | factions.1.pawn basic.2/1>basic.4/1
    recruited(seat 1, column D) | factions.1.population 5>6 | factions.1.supply.3 2>1
    oreGained(seat 1, ore 1) | factions.1.ore 12>13
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    13 ore, 6 people, supply 00013, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'narrowBeamLaser.1/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space narrowBeamLaser.1/1) | factions.1.pawn basic.2/1>narrowBeamLaser.1/1
    orePaid(seat 1, ore 1) | factions.1.ore 12>11
    1 chooseShipyard: sol y1 y2 +9 > sol
    shipBuilt(seat 1, level 2, at sol, from population) | factions.1.population 5>4 | ships.41 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +10 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti]) | ships.52 1>0 | ships.64 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +10 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 1, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.64 1>0 | ships.72 0>1
    1 chooseProduction: growth ore trade +10 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +10 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    11 ore, 4 people, supply 00023, markers 3 6, sol 12, a1 2, deepSpace 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'terraforming.1/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space terraforming.1/1) | factions.1.pawn basic.2/1>terraforming.1/1
    orePaid(seat 1, ore 3) | factions.1.ore 12>9
    shipSettled(seat 1, level 2, at a1, column D) | factions.1.supply.3 2>3 | ships.45 1>0
    systemColonised(seat 1, system barnardsStar, at a1) | factions.1.colonies at 2 []>[barnardsStar] | factions.1.colonyMarkers at 2 []>[f] | systems.1 barnardsStar>null | bases.1 1>-1 | baseMarkers.1 f>
    systemTurnedUp(system lalande21185, at a1) | systems.1 null>lalande21185 | systemDecks.0.cards at 7 [lalande21185]>[]
    colonyMarked(seat 1, system barnardsStar, marker food) | factions.1.food 3>2 | factions.1.colonyMarkers.2 f>ff
    systemBonus(seat 1, system barnardsStar, bonus colony)
    recruited(seat 1, column D) | factions.1.population 5>6 | factions.1.supply.3 3>2
    1 chooseProduction: growth ore trade +8 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [D]) | factions.1.population 6>7 | factions.1.supply.3 2>1
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    9 ore, 7 people, supply 00013, markers 2 6, sol 1, y1 1, bases y1 y2, automated f*, colonies barnardsStar, private hyperdriveBoosters`,
  'terraforming.2/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space terraforming.2/1) | factions.1.pawn basic.2/1>terraforming.2/1
    orePaid(seat 1, ore 1) | factions.1.ore 12>11
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti]) | ships.52 1>0 | ships.64 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 1, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.64 1>0 | ships.72 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop +9 > {ship 1, from deepSpace, to b2}
    shipMoved(seat 1, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.68 0>1 | ships.72 1>0
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b2, to y2} {ship 1, from b2, to y3} {ship 1, from b2, to deepSpace} stop +9 > {ship 1, from b2, to deepSpace}
    shipMoved(seat 1, level 1, from b2, to deepSpace, systems [kapteynsStar, null]) | ships.68 1>0 | ships.72 0>1
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    11 ore, 5 people, supply 00023, markers 3 6, sol 1, a1 2, deepSpace 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'plasmaCannon.1/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space plasmaCannon.1/1) | factions.1.pawn basic.2/1>plasmaCannon.1/1
    orePaid(seat 1, ore 2) | factions.1.ore 12>10
    1 chooseShipyard: sol y1 y2 +9 > sol
    shipBuilt(seat 1, level 3, at sol, from population) | factions.1.population 5>4 | ships.42 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 3, from sol, to a1} {ship 3, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +10 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti]) | ships.52 1>0 | ships.64 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 3, from sol, to a1} {ship 3, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +10 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 1, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.64 1>0 | ships.72 0>1
    1 chooseProduction: growth ore trade +10 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +10 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    10 ore, 4 people, supply 00023, markers 3 6, sol 13, a1 2, deepSpace 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'supplyDepot.1/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space supplyDepot.1/1) | factions.1.pawn basic.2/1>supplyDepot.1/1
    1 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} +9 > {ship 1, at sol}
    shipUpgraded(seat 1, at sol, system null, from 1, to 2) | ships.40 1>0 | ships.41 0>1
    1 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti]) | ships.52 1>0 | ships.64 0>1
    1 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 1, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.64 1>0 | ships.72 0>1
    1 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop +9 > {ship 1, from deepSpace, to b2}
    shipMoved(seat 1, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.68 0>1 | ships.72 1>0
    1 chooseMarker: food ore +9 > food
    controlTaken(seat 1, at b2, system kapteynsStar, marker food) | factions.1.food 3>2 | bases.7 -1>1 | baseMarkers.7 >f
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [D]) | factions.1.population 5>6 | factions.1.supply.3 2>1
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    12 ore, 6 people, supply 00013, markers 2 6, sol 2, a1 2, b2 1, bases a1 y1 y2 b2, automated f*, private hyperdriveBoosters`,
  'technologyLicensing.1/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space technologyLicensing.1/1) | factions.1.pawn basic.2/1>technologyLicensing.1/1
    1 chooseFellow: 2 3 0 +9 > 2
    orePaidTo(seat 1, to 2, ore 1) | factions.1.ore 12>11 | factions.2.ore 3>4
    1 chooseField: 3 4 +9 > 3
    fieldResearched(seat 1, field 3, cube supply, technology advancedGenetics) | factions.1.supply.3 2>1 | cubes.2 0>2
    immediateBonus(seat 1, technology advancedGenetics)
    automated(seat 1, marker food, step 3) | factions.1.food 3>2 | factions.1.automation f*>f*f
    recruited(seat 1, column D) | factions.1.population 5>6 | factions.1.supply.3 1>0
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    11 ore, 6 people, supply 00003, markers 2 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*f, private hyperdriveBoosters`,
  'technologyLicensing.1/2': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space technologyLicensing.1/2) | factions.1.pawn basic.2/1>technologyLicensing.1/2
    1 chooseFellow: 2 3 0 +9 > 2
    orePaidTo(seat 1, to 2, ore 1) | factions.1.ore 12>11 | factions.2.ore 3>4
    1 chooseField: 3 4 +9 > 3
    fieldResearched(seat 1, field 3, cube supply, technology advancedGenetics) | factions.1.supply.3 2>1 | cubes.2 0>2
    immediateBonus(seat 1, technology advancedGenetics)
    automated(seat 1, marker food, step 3) | factions.1.food 3>2 | factions.1.automation f*>f*f
    recruited(seat 1, column D) | factions.1.population 5>6 | factions.1.supply.3 1>0
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    11 ore, 6 people, supply 00003, markers 2 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*f, private hyperdriveBoosters`,
  'hyperdriveBoosters.1/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space hyperdriveBoosters.1/1) | factions.1.pawn basic.2/1>hyperdriveBoosters.1/1
    1 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop +9 > {ship 1, at sol}
    shipUpgraded(seat 1, at sol, system null, from 1, to 2) | ships.40 1>0 | ships.41 0>1
    1 chooseUpgrade: {ship 2, at a1} {ship 1, at y1} stop +9 > {ship 2, at a1}
    shipUpgraded(seat 1, at a1, system barnardsStar, from 2, to 3) | ships.45 1>0 | ships.46 0>1
    1 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti]) | ships.52 1>0 | ships.64 0>1
    1 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 1, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.64 1>0 | ships.72 0>1
    1 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop +9 > {ship 1, from deepSpace, to b2}
    shipMoved(seat 1, level 1, from deepSpace, to b2, systems [null, kapteynsStar]) | ships.68 0>1 | ships.72 1>0
    1 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from b2, to y2} {ship 1, from b2, to y3} {ship 1, from b2, to deepSpace} stop +9 > {ship 1, from b2, to deepSpace}
    shipMoved(seat 1, level 1, from b2, to deepSpace, systems [kapteynsStar, null]) | ships.68 1>0 | ships.72 0>1
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    12 ore, 5 people, supply 00023, markers 3 6, sol 2, a1 3, deepSpace 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'terraformingGuild/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space terraformingGuild/1) | factions.1.pawn basic.2/1>terraformingGuild/1
    orePaid(seat 1, ore 4) | factions.1.ore 12>8
    shipSettled(seat 1, level 2, at a1, column D) | factions.1.supply.3 2>3 | ships.45 1>0
    systemColonised(seat 1, system barnardsStar, at a1) | factions.1.colonies at 2 []>[barnardsStar] | factions.1.colonyMarkers at 2 []>[f] | systems.1 barnardsStar>null | bases.1 1>-1 | baseMarkers.1 f>
    systemTurnedUp(system lalande21185, at a1) | systems.1 null>lalande21185 | systemDecks.0.cards at 7 [lalande21185]>[]
    colonyMarked(seat 1, system barnardsStar, marker food) | factions.1.food 3>2 | factions.1.colonyMarkers.2 f>ff
    systemBonus(seat 1, system barnardsStar, bonus colony)
    recruited(seat 1, column D) | factions.1.population 5>6 | factions.1.supply.3 3>2
    1 chooseProduction: growth ore trade +8 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [D]) | factions.1.population 6>7 | factions.1.supply.3 2>1
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    8 ore, 7 people, supply 00013, markers 2 6, sol 1, y1 1, bases y1 y2, automated f*, colonies barnardsStar, private hyperdriveBoosters`,
  'academyGuild/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space academyGuild/1) | factions.1.pawn basic.2/1>academyGuild/1
    orePaid(seat 1, ore 5) | factions.1.ore 12>7
    1 chooseField: H I +9 > H !reveal
    fieldResearched(seat 1, field H, cube population, technology null) | factions.1.population 5>4 | cubes.11 0>2
    eventTurnedUp(seat 1, field H, event firstContact) | events.11 firstContact>null | turnedUp null>firstContact
    1 chooseOne: a b +9 > a
    recruited(seat 1, column D) | factions.1.population 4>5 | factions.1.supply.3 2>1
    recruited(seat 1, column D) | factions.1.population 5>6 | factions.1.supply.3 1>0
    2 chooseOne: a b > a
    recruited(seat 2, column A) | factions.2.population 2>3 | factions.2.supply.0 2>1
    recruited(seat 2, column A) | factions.2.population 3>4 | factions.2.supply.0 1>0
    3 chooseOne: a b > a
    recruited(seat 3, column A) | factions.3.population 2>3 | factions.3.supply.0 4>3
    recruited(seat 3, column A) | factions.3.population 3>4 | factions.3.supply.0 3>2
    0 chooseOne: a b > a
    recruited(seat 0, column A) | factions.0.population 2>3 | factions.0.supply.0 4>3
    recruited(seat 0, column A) | factions.0.population 3>4 | factions.0.supply.0 3>2
    eventDiscarded(event firstContact) | discarded at 0 []>[firstContact] | turnedUp firstContact>null
    1 chooseType: military commerce +9 > military !reveal
    typeChosen(seat 1, technologyType military)
    cardsTurnedUp(seat 1, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing]) | techDecks.1.cards at 9 [deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[planetaryScaleResearch, deepSpaceMegastructures] | aside at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing]
    1 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures +9 > planetaryScaleResearch !roll
    technologyPlaced(seat 1, technology planetaryScaleResearch, field H) | technologies.11 null>planetaryScaleResearch | techDecks.1.cards at 0 []>[transdimensionalAi, metahumanChambers, hivemindComputing, deepSpaceMegastructures] | techDecks.1.buried at 0 []>[4] | fitting at 0 [planetaryScaleResearch, deepSpaceMegastructures]>[] | aside at 0 [transdimensionalAi, metahumanChambers, hivemindComputing]>[]
    immediateBonus(seat 1, technology planetaryScaleResearch)
    1 chooseShipyard: sol y1 y2 +9 > sol
    shipBuilt(seat 1, level 2, at sol, from supply) | factions.1.supply.4 3>2 | ships.41 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +10 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti]) | ships.52 1>0 | ships.64 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +10 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 1, level 1, from b1, to deepSpace, systems [tauCeti, null]) | ships.64 1>0 | ships.72 0>1
    1 chooseProduction: growth ore trade +10 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony polymath +10 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    7 ore, 6 people, supply 00002, markers 3 6, sol 12, a1 2, deepSpace 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'technocratsGuild/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space technocratsGuild/1) | factions.1.pawn basic.2/1>technocratsGuild/1
    orePaid(seat 1, ore 1) | factions.1.ore 12>11
    1 copyAction: basic.1 basic.3 basic.4 narrowBeamLaser.1 terraforming.1 terraforming.2 plasmaCannon.1 supplyDepot.1 technologyLicensing.1 capitalShip.1 hyperdriveBoosters.1 +9 > basic.1
    actionCopied(seat 1, action basic.1)
    1 chooseField: 3 4 +9 > 3
    fieldResearched(seat 1, field 3, cube population, technology advancedGenetics) | factions.1.population 5>4 | cubes.2 0>2
    immediateBonus(seat 1, technology advancedGenetics)
    automated(seat 1, marker food, step 3) | factions.1.food 3>2 | factions.1.automation f*>f*f
    recruited(seat 1, column D) | factions.1.population 4>5 | factions.1.supply.3 2>1
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [D]) | factions.1.population 5>6 | factions.1.supply.3 1>0
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    11 ore, 6 people, supply 00003, markers 2 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*f, private hyperdriveBoosters`,
  'dysonSphere.1/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space dysonSphere.1/1) | factions.1.pawn basic.2/1>dysonSphere.1/1
    orePaid(seat 1, ore 6) | factions.1.ore 12>6
    populationReturned(seat 1, column D) | factions.1.population 5>4 | factions.1.supply.3 2>3
    populationReturned(seat 1, column C) | factions.1.population 4>3 | factions.1.supply.2 0>1
    systemColonised(seat 1, system vanMaanensStar, at null) | factions.1.pawn dysonSphere.1/1>null | factions.1.colonies at 2 []>[vanMaanensStar] | factions.1.colonyMarkers at 2 []>[] | staying at 0 [dysonSphere]>[] | discarded at 0 []>[dysonSphere] | dyson vanMaanensStar>null
    eventDiscarded(event dysonSphere)
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [C]) | factions.1.population 3>4 | factions.1.supply.2 1>0
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    6 ore, 4 people, supply 00033, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, colonies vanMaanensStar, private hyperdriveBoosters`,
};

/** The same turns with as little taken as possible; production is trade. */
const TURNS_LEFT: Readonly<Record<string, string>> = {
  'basic.1/2': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space basic.1/2) | factions.1.pawn basic.2/1>basic.1/2
    1 chooseField: 3 4 +9 > 4
    fieldResearched(seat 1, field 4, cube population, technology advancedRobotics) | factions.1.population 5>4 | cubes.3 0>2
    immediateBonus(seat 1, technology advancedRobotics)
    automated(seat 1, marker ore, step 3) | factions.1.mines 6>5 | factions.1.automation f*>f*o
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4) | claims.2 at 0 []>[1]
    12 ore, 4 people, supply 00023, markers 3 5, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*o, private hyperdriveBoosters`,
  'basic.1/3': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space basic.1/3) | factions.1.pawn basic.2/1>basic.1/3
    1 chooseField: 3 4 +9 > 4
    fieldResearched(seat 1, field 4, cube population, technology advancedRobotics) | factions.1.population 5>4 | cubes.3 0>2
    immediateBonus(seat 1, technology advancedRobotics)
    automated(seat 1, marker ore, step 3) | factions.1.mines 6>5 | factions.1.automation f*>f*o
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4) | claims.2 at 0 []>[1]
    12 ore, 4 people, supply 00023, markers 3 5, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*o, private hyperdriveBoosters`,
  'basic.3/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space basic.3/1) | factions.1.pawn basic.2/1>basic.3/1
    1 takeOptional: do skip +9 > skip
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti]) | ships.52 1>0 | ships.64 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > stop
    1 chooseMarker: food ore +9 > ore
    controlTaken(seat 1, at b1, system tauCeti, marker ore) | factions.1.mines 6>5 | bases.6 -1>1 | baseMarkers.6 >o
    systemBonus(seat 1, system tauCeti, bonus control)
    1 chooseSupplyMove: {from D, to A} {from E, to A} +8 > {from E, to A}
    supplyMoved(seat 1, from E, to A) | factions.1.supply.0 0>1 | factions.1.supply.4 3>2
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at b1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4) | claims.2 at 0 []>[1]
    12 ore, 5 people, supply 10022, markers 3 5, sol 1, a1 2, b1 1, bases a1 y1 y2 b1, automated f*, private hyperdriveBoosters`,
  'basic.3/2': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space basic.3/2) | factions.1.pawn basic.2/1>basic.3/2
    orePaid(seat 1, ore 1) | factions.1.ore 12>11
    1 takeOptional: do skip +9 > skip
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti]) | ships.52 1>0 | ships.64 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > stop
    1 chooseMarker: food ore +9 > ore
    controlTaken(seat 1, at b1, system tauCeti, marker ore) | factions.1.mines 6>5 | bases.6 -1>1 | baseMarkers.6 >o
    systemBonus(seat 1, system tauCeti, bonus control)
    1 chooseSupplyMove: {from D, to A} {from E, to A} +8 > {from E, to A}
    supplyMoved(seat 1, from E, to A) | factions.1.supply.0 0>1 | factions.1.supply.4 3>2
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at b1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4) | claims.2 at 0 []>[1]
    11 ore, 5 people, supply 10022, markers 3 5, sol 1, a1 2, b1 1, bases a1 y1 y2 b1, automated f*, private hyperdriveBoosters`,
  'basic.4/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space basic.4/1) | factions.1.pawn basic.2/1>basic.4/1
    recruited(seat 1, column D) | factions.1.population 5>6 | factions.1.supply.3 2>1
    oreGained(seat 1, ore 1) | factions.1.ore 12>13
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4) | claims.2 at 0 []>[1]
    13 ore, 6 people, supply 00013, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'narrowBeamLaser.1/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space narrowBeamLaser.1/1) | factions.1.pawn basic.2/1>narrowBeamLaser.1/1
    orePaid(seat 1, ore 1) | factions.1.ore 12>11
    1 chooseShipyard: sol y1 y2 +9 > y2
    shipBuilt(seat 1, level 2, at y2, from population) | factions.1.population 5>4 | ships.57 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 2, from y2, to a2} {ship 2, from y2, to b2} stop +10 > stop
    1 chooseProduction: growth ore trade +10 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} {ship 2, at y2} done +10 > done
    1 claimAchievement: transcendence hegemony +10 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4) | claims.2 at 0 []>[1]
    11 ore, 4 people, supply 00023, markers 3 6, sol 1, a1 2, y1 1, y2 2, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'terraforming.1/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space terraforming.1/1) | factions.1.pawn basic.2/1>terraforming.1/1
    orePaid(seat 1, ore 3) | factions.1.ore 12>9
    shipSettled(seat 1, level 2, at a1, column D) | factions.1.supply.3 2>3 | ships.45 1>0
    systemColonised(seat 1, system barnardsStar, at a1) | factions.1.colonies at 2 []>[barnardsStar] | factions.1.colonyMarkers at 2 []>[f] | systems.1 barnardsStar>null | bases.1 1>-1 | baseMarkers.1 f>
    systemTurnedUp(system lalande21185, at a1) | systems.1 null>lalande21185 | systemDecks.0.cards at 7 [lalande21185]>[]
    colonyMarked(seat 1, system barnardsStar, marker food) | factions.1.food 3>2 | factions.1.colonyMarkers.2 f>ff
    systemBonus(seat 1, system barnardsStar, bonus colony)
    recruited(seat 1, column D) | factions.1.population 5>6 | factions.1.supply.3 3>2
    1 chooseProduction: growth ore trade +8 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 1, at y1} done +8 > done
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    9 ore, 6 people, supply 00023, markers 2 6, sol 1, y1 1, bases y1 y2, automated f*, colonies barnardsStar, private hyperdriveBoosters`,
  'terraforming.2/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space terraforming.2/1) | factions.1.pawn basic.2/1>terraforming.2/1
    orePaid(seat 1, ore 1) | factions.1.ore 12>11
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti]) | ships.52 1>0 | ships.64 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > stop
    1 chooseMarker: food ore +9 > ore
    controlTaken(seat 1, at b1, system tauCeti, marker ore) | factions.1.mines 6>5 | bases.6 -1>1 | baseMarkers.6 >o
    systemBonus(seat 1, system tauCeti, bonus control)
    1 chooseSupplyMove: {from D, to A} {from E, to A} +8 > {from E, to A}
    supplyMoved(seat 1, from E, to A) | factions.1.supply.0 0>1 | factions.1.supply.4 3>2
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at b1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4) | claims.2 at 0 []>[1]
    11 ore, 5 people, supply 10022, markers 3 5, sol 1, a1 2, b1 1, bases a1 y1 y2 b1, automated f*, private hyperdriveBoosters`,
  'plasmaCannon.1/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space plasmaCannon.1/1) | factions.1.pawn basic.2/1>plasmaCannon.1/1
    orePaid(seat 1, ore 2) | factions.1.ore 12>10
    1 chooseShipyard: sol y1 y2 +9 > y2
    shipBuilt(seat 1, level 3, at y2, from population) | factions.1.population 5>4 | ships.58 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from y2, to a2} {ship 3, from y2, to b2} stop +10 > stop
    1 chooseProduction: growth ore trade +10 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} {ship 3, at y2} done +10 > done
    1 claimAchievement: transcendence hegemony +10 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4) | claims.2 at 0 []>[1]
    10 ore, 4 people, supply 00023, markers 3 6, sol 1, a1 2, y1 1, y2 3, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'supplyDepot.1/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space supplyDepot.1/1) | factions.1.pawn basic.2/1>supplyDepot.1/1
    1 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} +9 > {ship 1, at y1}
    shipUpgraded(seat 1, at y1, system null, from 1, to 2) | ships.52 1>0 | ships.53 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 2, from y1, to a1} {ship 2, from y1, to b1} stop +9 > stop
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 2, at y1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4) | claims.2 at 0 []>[1]
    12 ore, 5 people, supply 00023, markers 3 6, sol 1, a1 2, y1 2, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'technologyLicensing.1/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space technologyLicensing.1/1) | factions.1.pawn basic.2/1>technologyLicensing.1/1
    1 chooseFellow: 2 3 0 +9 > 0
    orePaidTo(seat 1, to 0, ore 1) | factions.0.ore 2>3 | factions.1.ore 12>11
    1 chooseField: 3 4 +9 > 4
    fieldResearched(seat 1, field 4, cube supply, technology advancedRobotics) | factions.1.supply.3 2>1 | cubes.3 0>2
    immediateBonus(seat 1, technology advancedRobotics)
    automated(seat 1, marker ore, step 3) | factions.1.mines 6>5 | factions.1.automation f*>f*o
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4) | claims.2 at 0 []>[1]
    11 ore, 5 people, supply 00013, markers 3 5, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*o, private hyperdriveBoosters`,
  'technologyLicensing.1/2': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space technologyLicensing.1/2) | factions.1.pawn basic.2/1>technologyLicensing.1/2
    1 chooseFellow: 2 3 0 +9 > 0
    orePaidTo(seat 1, to 0, ore 1) | factions.0.ore 2>3 | factions.1.ore 12>11
    1 chooseField: 3 4 +9 > 4
    fieldResearched(seat 1, field 4, cube supply, technology advancedRobotics) | factions.1.supply.3 2>1 | cubes.3 0>2
    immediateBonus(seat 1, technology advancedRobotics)
    automated(seat 1, marker ore, step 3) | factions.1.mines 6>5 | factions.1.automation f*>f*o
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4) | claims.2 at 0 []>[1]
    11 ore, 5 people, supply 00013, markers 3 5, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*o, private hyperdriveBoosters`,
  'hyperdriveBoosters.1/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space hyperdriveBoosters.1/1) | factions.1.pawn basic.2/1>hyperdriveBoosters.1/1
    1 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop +9 > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti]) | ships.52 1>0 | ships.64 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > stop
    1 chooseMarker: food ore +9 > ore
    controlTaken(seat 1, at b1, system tauCeti, marker ore) | factions.1.mines 6>5 | bases.6 -1>1 | baseMarkers.6 >o
    systemBonus(seat 1, system tauCeti, bonus control)
    1 chooseSupplyMove: {from D, to A} {from E, to A} +8 > {from E, to A}
    supplyMoved(seat 1, from E, to A) | factions.1.supply.0 0>1 | factions.1.supply.4 3>2
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at b1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4) | claims.2 at 0 []>[1]
    12 ore, 5 people, supply 10022, markers 3 5, sol 1, a1 2, b1 1, bases a1 y1 y2 b1, automated f*, private hyperdriveBoosters`,
  'terraformingGuild/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space terraformingGuild/1) | factions.1.pawn basic.2/1>terraformingGuild/1
    orePaid(seat 1, ore 4) | factions.1.ore 12>8
    shipSettled(seat 1, level 2, at a1, column D) | factions.1.supply.3 2>3 | ships.45 1>0
    systemColonised(seat 1, system barnardsStar, at a1) | factions.1.colonies at 2 []>[barnardsStar] | factions.1.colonyMarkers at 2 []>[f] | systems.1 barnardsStar>null | bases.1 1>-1 | baseMarkers.1 f>
    systemTurnedUp(system lalande21185, at a1) | systems.1 null>lalande21185 | systemDecks.0.cards at 7 [lalande21185]>[]
    colonyMarked(seat 1, system barnardsStar, marker food) | factions.1.food 3>2 | factions.1.colonyMarkers.2 f>ff
    systemBonus(seat 1, system barnardsStar, bonus colony)
    recruited(seat 1, column D) | factions.1.population 5>6 | factions.1.supply.3 3>2
    1 chooseProduction: growth ore trade +8 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 1, at y1} done +8 > done
    achievementClaimed(seat 1, achievement transcendence, points 5) | claims.1 at 0 []>[1]
    8 ore, 6 people, supply 00023, markers 2 6, sol 1, y1 1, bases y1 y2, automated f*, colonies barnardsStar, private hyperdriveBoosters`,
  'academyGuild/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space academyGuild/1) | factions.1.pawn basic.2/1>academyGuild/1
    orePaid(seat 1, ore 5) | factions.1.ore 12>7
    1 chooseField: H I +9 > I !reveal
    fieldResearched(seat 1, field I, cube population, technology null) | factions.1.population 5>4 | cubes.12 0>2
    eventTurnedUp(seat 1, field I, event oreLevy) | events.12 oreLevy>null | turnedUp null>oreLevy
    orePaid(seat 1, ore 2) | factions.1.ore 7>5
    orePaid(seat 2, ore 2) | factions.2.ore 3>1
    orePaid(seat 3, ore 2) | factions.3.ore 2>0
    orePaid(seat 0, ore 2) | factions.0.ore 2>0
    eventDiscarded(event oreLevy) | discarded at 0 []>[oreLevy] | turnedUp oreLevy>null
    cardsTurnedUp(seat 1, level 3, fitting [hivemindComputing, mercenaryFleet], aside [transdimensionalAi, planetaryScaleResearch, metahumanChambers, deepSpaceMegastructures, androidArmada]) | techDecks.1.cards at 7 [mercenaryFleet, androidArmada, deepSpaceMegastructures, hivemindComputing, metahumanChambers, planetaryScaleResearch, transdimensionalAi]>[] | fitting at 0 []>[hivemindComputing, mercenaryFleet] | aside at 0 []>[transdimensionalAi, planetaryScaleResearch, metahumanChambers, deepSpaceMegastructures, androidArmada]
    1 chooseTechnology: hivemindComputing mercenaryFleet +9 > mercenaryFleet !roll
    technologyPlaced(seat 1, technology mercenaryFleet, field I) | technologies.12 null>mercenaryFleet | techDecks.1.cards at 0 []>[planetaryScaleResearch, transdimensionalAi, metahumanChambers, deepSpaceMegastructures, androidArmada, hivemindComputing] | techDecks.1.buried at 0 []>[6] | fitting at 0 [hivemindComputing, mercenaryFleet]>[] | aside at 0 [transdimensionalAi, planetaryScaleResearch, metahumanChambers, deepSpaceMegastructures, androidArmada]>[]
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > done
    1 claimAchievement: transcendence hegemony polymath +9 > polymath
    achievementClaimed(seat 1, achievement polymath, points 4) | claims.3 at 0 []>[1]
    5 ore, 4 people, supply 00023, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'technocratsGuild/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space technocratsGuild/1) | factions.1.pawn basic.2/1>technocratsGuild/1
    orePaid(seat 1, ore 1) | factions.1.ore 12>11
    1 copyAction: basic.1 basic.3 basic.4 narrowBeamLaser.1 terraforming.1 terraforming.2 plasmaCannon.1 supplyDepot.1 technologyLicensing.1 capitalShip.1 hyperdriveBoosters.1 +9 > hyperdriveBoosters.1
    actionCopied(seat 1, action hyperdriveBoosters.1)
    1 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop +9 > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti]) | ships.52 1>0 | ships.64 0>1
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > stop
    1 chooseMarker: food ore +9 > ore
    controlTaken(seat 1, at b1, system tauCeti, marker ore) | factions.1.mines 6>5 | bases.6 -1>1 | baseMarkers.6 >o
    systemBonus(seat 1, system tauCeti, bonus control)
    1 chooseSupplyMove: {from D, to A} {from E, to A} +8 > {from E, to A}
    supplyMoved(seat 1, from E, to A) | factions.1.supply.0 0>1 | factions.1.supply.4 3>2
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at b1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4) | claims.2 at 0 []>[1]
    11 ore, 5 people, supply 10022, markers 3 5, sol 1, a1 2, b1 1, bases a1 y1 y2 b1, automated f*, private hyperdriveBoosters`,
  'dysonSphere.1/1': `
    turnBegan(seat 1) | uncontrolled 0>192
    pawnMoved(seat 1, space dysonSphere.1/1) | factions.1.pawn basic.2/1>dysonSphere.1/1
    orePaid(seat 1, ore 6) | factions.1.ore 12>6
    populationReturned(seat 1, column D) | factions.1.population 5>4 | factions.1.supply.3 2>3
    populationReturned(seat 1, column C) | factions.1.population 4>3 | factions.1.supply.2 0>1
    systemColonised(seat 1, system vanMaanensStar, at null) | factions.1.pawn dysonSphere.1/1>null | factions.1.colonies at 2 []>[vanMaanensStar] | factions.1.colonyMarkers at 2 []>[] | staying at 0 [dysonSphere]>[] | discarded at 0 []>[dysonSphere] | dyson vanMaanensStar>null
    eventDiscarded(event dysonSphere)
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4) | claims.2 at 0 []>[1]
    6 ore, 3 people, supply 00133, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, colonies vanMaanensStar, private hyperdriveBoosters`,
};

const turn = (): Play => laden().turn(1);

function begun(answer: string): Play {
  const scene = turn();
  const chosen = scene.options().find((option) => printed(option) === answer);
  if (chosen === undefined) throw new Error(`${answer} is not offered`);
  scene.answer('chooseSpace', chosen);
  return scene;
}

describe('whole turns', () => {
  it('BS-054 BS-063 what may be done at the beginning of a turn, and what not', () => {
    expect(turn().options().map(printed)).toEqual(OFFERED);
    expect(turn().refusals().map(printed)).toEqual(REFUSED);
  });

  it.each(Object.keys(FREE))('at any time: %s', (answer) => {
    const scene = begun(answer);
    const lines = story(scene, eager, 1, 'chooseSpace');
    expect([...lines, `then ${scene.options().filter(isInterjection).map(printed).join(' ')}`]).toEqual(told(FREE[answer]));
  });

  it.each(Object.keys(TURNS))('turn %s', (answer) => {
    expect(story(begun(answer), eager, 1, '')).toEqual(told(TURNS[answer]));
    expect(story(begun(answer), reluctant, 1, '')).toEqual(told(TURNS_LEFT[answer] ?? TURNS[answer]));
  });
});
