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
    powerUsed(seat 1, power headquarters)
    shipUpgraded(seat 1, at sol, system null, from 1, to 2)
    12 ore, 5 people, supply 00023, markers 3 6, sol 2, a1 2, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters
    then {interject blackMarket} {interject cygni} {interject assimilation} {interject swapStars, place automation, marker food} {interject swapStars, place automation, marker ore} {interject swapStars, place y2, marker ore}`,
  '{interject headquarters, ship 2, at a1}': `
    powerUsed(seat 1, power headquarters)
    shipUpgraded(seat 1, at a1, system barnardsStar, from 2, to 3)
    12 ore, 5 people, supply 00023, markers 3 6, sol 1, a1 3, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters
    then {interject blackMarket} {interject cygni} {interject assimilation} {interject swapStars, place automation, marker food} {interject swapStars, place automation, marker ore} {interject swapStars, place y2, marker ore}`,
  '{interject headquarters, ship 1, at y1}': `
    powerUsed(seat 1, power headquarters)
    shipUpgraded(seat 1, at y1, system null, from 1, to 2)
    12 ore, 5 people, supply 00023, markers 3 6, sol 1, a1 2, y1 2, bases a1 y1 y2, automated f*, private hyperdriveBoosters
    then {interject blackMarket} {interject cygni} {interject assimilation} {interject swapStars, place automation, marker food} {interject swapStars, place automation, marker ore} {interject swapStars, place y2, marker ore}`,
  '{interject blackMarket}': `
    powerUsed(seat 1, power blackMarket)
    populationReturned(seat 1, column D)
    oreGained(seat 1, ore 2)
    14 ore, 4 people, supply 00033, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters
    then {interject headquarters, ship 1, at sol} {interject headquarters, ship 2, at a1} {interject headquarters, ship 1, at y1} {interject cygni} {interject assimilation} {interject swapStars, place automation, marker food} {interject swapStars, place automation, marker ore} {interject swapStars, place y2, marker ore}`,
  '{interject cygni}': `
    powerUsed(seat 1, power cygni)
    populationReturned(seat 1, column D)
    oreGained(seat 1, ore 1)
    13 ore, 4 people, supply 00033, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters
    then {interject headquarters, ship 1, at sol} {interject headquarters, ship 2, at a1} {interject headquarters, ship 1, at y1} {interject blackMarket} {interject assimilation} {interject swapStars, place automation, marker food} {interject swapStars, place automation, marker ore} {interject swapStars, place y2, marker ore}`,
  '{interject assimilation}': `
    powerUsed(seat 1, power assimilation)
    orePaid(seat 1, ore 1)
    recruited(seat 1, column D)
    11 ore, 6 people, supply 00013, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters
    then {interject headquarters, ship 1, at sol} {interject headquarters, ship 2, at a1} {interject headquarters, ship 1, at y1} {interject blackMarket} {interject cygni} {interject swapStars, place automation, marker food} {interject swapStars, place automation, marker ore} {interject swapStars, place y2, marker ore}`,
  '{interject swapStars, place automation, marker food}': `
    powerUsed(seat 1, power swapStars)
    starSwapped(seat 1, place automation, marker food)
    12 ore, 5 people, supply 00023, markers 2 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated ff, private hyperdriveBoosters
    then {interject headquarters, ship 1, at sol} {interject headquarters, ship 2, at a1} {interject headquarters, ship 1, at y1} {interject blackMarket} {interject cygni} {interject assimilation} {interject swapStars, place y2, marker ore}`,
  '{interject swapStars, place automation, marker ore}': `
    powerUsed(seat 1, power swapStars)
    starSwapped(seat 1, place automation, marker ore)
    12 ore, 5 people, supply 00023, markers 3 5, sol 1, a1 2, y1 1, bases a1 y1 y2, automated fo, private hyperdriveBoosters
    then {interject headquarters, ship 1, at sol} {interject headquarters, ship 2, at a1} {interject headquarters, ship 1, at y1} {interject blackMarket} {interject cygni} {interject assimilation} {interject swapStars, place y2, marker ore}`,
  '{interject swapStars, place y2, marker ore}': `
    powerUsed(seat 1, power swapStars)
    starSwapped(seat 1, place y2, marker ore)
    12 ore, 5 people, supply 00023, markers 3 5, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters
    then {interject headquarters, ship 1, at sol} {interject headquarters, ship 2, at a1} {interject headquarters, ship 1, at y1} {interject blackMarket} {interject cygni} {interject assimilation} {interject swapStars, place automation, marker food} {interject swapStars, place automation, marker ore}`,
};

/** Turns in which everything is taken; production is growth. */
const TURNS: Readonly<Record<string, string>> = {
  'basic.1/2': `
    1 chooseField: 3 4 +9 > 3
    fieldResearched(seat 1, field 3, cube population, technology advancedGenetics)
    immediateBonus(seat 1, technology advancedGenetics)
    automated(seat 1, marker food, step 3)
    recruited(seat 1, column D)
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [D])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5)
    12 ore, 6 people, supply 00003, markers 2 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*f, private hyperdriveBoosters`,
  'basic.1/3': `
    1 chooseField: 3 4 +9 > 3
    fieldResearched(seat 1, field 3, cube population, technology advancedGenetics)
    immediateBonus(seat 1, technology advancedGenetics)
    automated(seat 1, marker food, step 3)
    recruited(seat 1, column D)
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [D])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5)
    12 ore, 6 people, supply 00003, markers 2 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*f, private hyperdriveBoosters`,
  'basic.3/1': `
    1 takeOptional: do skip +9 > do
    1 chooseShipyard: sol y1 y2 +9 > sol
    shipBuilt(seat 1, level 1, at sol, from population)
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti])
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 1, level 1, from b1, to deepSpace, systems [tauCeti, null])
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5)
    12 ore, 4 people, supply 00023, markers 3 6, sol 11, a1 2, deepSpace 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'basic.3/2': `
    orePaid(seat 1, ore 1)
    1 takeOptional: do skip +9 > do
    1 chooseShipyard: sol y1 y2 +9 > sol
    shipBuilt(seat 1, level 1, at sol, from population)
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti])
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 1, level 1, from b1, to deepSpace, systems [tauCeti, null])
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5)
    11 ore, 4 people, supply 00023, markers 3 6, sol 11, a1 2, deepSpace 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'basic.4/1': `
    recruited(seat 1, column D)
    oreGained(seat 1, ore 1)
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5)
    13 ore, 6 people, supply 00013, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'narrowBeamLaser.1/1': `
    orePaid(seat 1, ore 1)
    1 chooseShipyard: sol y1 y2 +9 > sol
    shipBuilt(seat 1, level 2, at sol, from population)
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +10 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti])
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +10 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 1, level 1, from b1, to deepSpace, systems [tauCeti, null])
    1 chooseProduction: growth ore trade +10 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +10 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5)
    11 ore, 4 people, supply 00023, markers 3 6, sol 12, a1 2, deepSpace 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'terraforming.1/1': `
    orePaid(seat 1, ore 4)
    shipSettled(seat 1, level 2, at a1, column D)
    systemColonised(seat 1, system barnardsStar, at a1)
    systemTurnedUp(system lalande21185, at a1)
    colonyMarked(seat 1, system barnardsStar, marker food)
    systemBonus(seat 1, system barnardsStar, bonus colony)
    recruited(seat 1, column D)
    1 chooseProduction: growth ore trade +8 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [D])
    achievementClaimed(seat 1, achievement transcendence, points 5)
    8 ore, 7 people, supply 00013, markers 2 6, sol 1, y1 1, bases y1 y2, automated f*, colonies barnardsStar, private hyperdriveBoosters`,
  'terraforming.2/1': `
    orePaid(seat 1, ore 1)
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti])
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 1, level 1, from b1, to deepSpace, systems [tauCeti, null])
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop +9 > {ship 1, from deepSpace, to b2}
    shipMoved(seat 1, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b2, to y2} {ship 1, from b2, to y3} {ship 1, from b2, to deepSpace} stop +9 > {ship 1, from b2, to deepSpace}
    shipMoved(seat 1, level 1, from b2, to deepSpace, systems [kapteynsStar, null])
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5)
    11 ore, 5 people, supply 00023, markers 3 6, sol 1, a1 2, deepSpace 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'plasmaCannon.1/1': `
    orePaid(seat 1, ore 2)
    1 chooseShipyard: sol y1 y2 +9 > sol
    shipBuilt(seat 1, level 3, at sol, from population)
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 3, from sol, to a1} {ship 3, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +10 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti])
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 3, from sol, to a1} {ship 3, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +10 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 1, level 1, from b1, to deepSpace, systems [tauCeti, null])
    1 chooseProduction: growth ore trade +10 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +10 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5)
    10 ore, 4 people, supply 00023, markers 3 6, sol 13, a1 2, deepSpace 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'supplyDepot.1/1': `
    1 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} +9 > {ship 1, at sol}
    shipUpgraded(seat 1, at sol, system null, from 1, to 2)
    1 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti])
    1 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 1, level 1, from b1, to deepSpace, systems [tauCeti, null])
    1 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop +9 > {ship 1, from deepSpace, to b2}
    shipMoved(seat 1, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    1 chooseMarker: food ore +9 > food
    controlTaken(seat 1, at b2, system kapteynsStar, marker food)
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [D])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5)
    12 ore, 6 people, supply 00013, markers 2 6, sol 2, a1 2, b2 1, bases a1 y1 y2 b2, automated f*, private hyperdriveBoosters`,
  'technologyLicensing.1/1': `
    1 chooseFellow: 2 3 0 +9 > 2
    orePaidTo(seat 1, to 2, ore 1)
    1 chooseField: 3 4 +9 > 3
    fieldResearched(seat 1, field 3, cube supply, technology advancedGenetics)
    immediateBonus(seat 1, technology advancedGenetics)
    automated(seat 1, marker food, step 3)
    recruited(seat 1, column D)
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5)
    11 ore, 6 people, supply 00003, markers 2 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*f, private hyperdriveBoosters`,
  'technologyLicensing.1/2': `
    1 chooseFellow: 2 3 0 +9 > 2
    orePaidTo(seat 1, to 2, ore 1)
    1 chooseField: 3 4 +9 > 3
    fieldResearched(seat 1, field 3, cube supply, technology advancedGenetics)
    immediateBonus(seat 1, technology advancedGenetics)
    automated(seat 1, marker food, step 3)
    recruited(seat 1, column D)
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5)
    11 ore, 6 people, supply 00003, markers 2 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*f, private hyperdriveBoosters`,
  'hyperdriveBoosters.1/1': `
    1 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop +9 > {ship 1, at sol}
    shipUpgraded(seat 1, at sol, system null, from 1, to 2)
    1 chooseUpgrade: {ship 2, at a1} {ship 1, at y1} stop +9 > {ship 2, at a1}
    shipUpgraded(seat 1, at a1, system barnardsStar, from 2, to 3)
    1 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti])
    1 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 1, level 1, from b1, to deepSpace, systems [tauCeti, null])
    1 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from deepSpace, to b1} {ship 1, from deepSpace, to b2} stop +9 > {ship 1, from deepSpace, to b2}
    shipMoved(seat 1, level 1, from deepSpace, to b2, systems [null, kapteynsStar])
    1 chooseJump: {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 3, from a1, to sol} {ship 3, from a1, to y1} {ship 3, from a1, to y3} {ship 1, from b2, to y2} {ship 1, from b2, to y3} {ship 1, from b2, to deepSpace} stop +9 > {ship 1, from b2, to deepSpace}
    shipMoved(seat 1, level 1, from b2, to deepSpace, systems [kapteynsStar, null])
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5)
    12 ore, 5 people, supply 00023, markers 3 6, sol 2, a1 3, deepSpace 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'terraformingGuild/1': `
    orePaid(seat 1, ore 5)
    shipSettled(seat 1, level 2, at a1, column D)
    systemColonised(seat 1, system barnardsStar, at a1)
    systemTurnedUp(system lalande21185, at a1)
    colonyMarked(seat 1, system barnardsStar, marker food)
    systemBonus(seat 1, system barnardsStar, bonus colony)
    recruited(seat 1, column D)
    1 chooseProduction: growth ore trade +8 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [D])
    achievementClaimed(seat 1, achievement transcendence, points 5)
    7 ore, 7 people, supply 00013, markers 2 6, sol 1, y1 1, bases y1 y2, automated f*, colonies barnardsStar, private hyperdriveBoosters`,
  'academyGuild/1': `
    orePaid(seat 1, ore 5)
    1 chooseField: H I +9 > H !reveal
    fieldResearched(seat 1, field H, cube population, technology null)
    eventTurnedUp(seat 1, field H, event firstContact)
    1 chooseOne: a b +9 > a
    recruited(seat 1, column D)
    recruited(seat 1, column D)
    2 chooseOne: a b > a
    recruited(seat 2, column A)
    recruited(seat 2, column A)
    3 chooseOne: a b > a
    recruited(seat 3, column A)
    recruited(seat 3, column A)
    0 chooseOne: a b > a
    recruited(seat 0, column A)
    recruited(seat 0, column A)
    eventDiscarded(event firstContact)
    1 chooseType: military commerce +9 > military !reveal
    typeChosen(seat 1, technologyType military)
    cardsTurnedUp(seat 1, level 3, fitting [planetaryScaleResearch, deepSpaceMegastructures], aside [transdimensionalAi, metahumanChambers, hivemindComputing])
    1 chooseTechnology: planetaryScaleResearch deepSpaceMegastructures +9 > planetaryScaleResearch !roll
    technologyPlaced(seat 1, technology planetaryScaleResearch, field H)
    immediateBonus(seat 1, technology planetaryScaleResearch)
    1 chooseShipyard: sol y1 y2 +9 > sol
    shipBuilt(seat 1, level 2, at sol, from supply)
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} stop +10 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti])
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from sol, to a1} {ship 2, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +10 > {ship 1, from b1, to deepSpace}
    shipMoved(seat 1, level 1, from b1, to deepSpace, systems [tauCeti, null])
    1 chooseProduction: growth ore trade +10 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [])
    1 claimAchievement: transcendence hegemony polymath +10 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5)
    7 ore, 6 people, supply 00002, markers 3 6, sol 12, a1 2, deepSpace 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'technocratsGuild/1': `
    orePaid(seat 1, ore 1)
    1 copyAction: basic.1 basic.3 basic.4 narrowBeamLaser.1 terraforming.1 terraforming.2 plasmaCannon.1 supplyDepot.1 technologyLicensing.1 capitalShip.1 hyperdriveBoosters.1 +9 > basic.1
    actionCopied(seat 1, action basic.1)
    1 chooseField: 3 4 +9 > 3
    fieldResearched(seat 1, field 3, cube population, technology advancedGenetics)
    immediateBonus(seat 1, technology advancedGenetics)
    automated(seat 1, marker food, step 3)
    recruited(seat 1, column D)
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [D])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5)
    11 ore, 6 people, supply 00003, markers 2 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*f, private hyperdriveBoosters`,
  'dysonSphere.1/1': `
    orePaid(seat 1, ore 6)
    populationReturned(seat 1, column D)
    populationReturned(seat 1, column C)
    systemColonised(seat 1, system vanMaanensStar, at null)
    eventDiscarded(event dysonSphere)
    1 chooseProduction: growth ore trade +9 > growth
    productionChosen(seat 1, option growth)
    populationGrown(seat 1, columns [C])
    1 claimAchievement: transcendence hegemony +9 > transcendence
    achievementClaimed(seat 1, achievement transcendence, points 5)
    6 ore, 4 people, supply 00033, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, colonies vanMaanensStar, private hyperdriveBoosters`,
};

/** The same turns with as little taken as possible; production is trade. */
const TURNS_LEFT: Readonly<Record<string, string>> = {
  'basic.1/2': `
    1 chooseField: 3 4 +9 > 4
    fieldResearched(seat 1, field 4, cube population, technology advancedRobotics)
    immediateBonus(seat 1, technology advancedRobotics)
    automated(seat 1, marker ore, step 3)
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4)
    12 ore, 4 people, supply 00023, markers 3 5, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*o, private hyperdriveBoosters`,
  'basic.1/3': `
    1 chooseField: 3 4 +9 > 4
    fieldResearched(seat 1, field 4, cube population, technology advancedRobotics)
    immediateBonus(seat 1, technology advancedRobotics)
    automated(seat 1, marker ore, step 3)
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4)
    12 ore, 4 people, supply 00023, markers 3 5, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*o, private hyperdriveBoosters`,
  'basic.3/1': `
    1 takeOptional: do skip +9 > skip
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti])
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > stop
    1 chooseMarker: food ore +9 > ore
    controlTaken(seat 1, at b1, system tauCeti, marker ore)
    systemBonus(seat 1, system tauCeti, bonus control)
    1 chooseSupplyMove: {from D, to A} {from E, to A} +8 > {from E, to A}
    supplyMoved(seat 1, from E, to A)
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at b1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4)
    12 ore, 5 people, supply 10022, markers 3 5, sol 1, a1 2, b1 1, bases a1 y1 y2 b1, automated f*, private hyperdriveBoosters`,
  'basic.3/2': `
    orePaid(seat 1, ore 1)
    1 takeOptional: do skip +9 > skip
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti])
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > stop
    1 chooseMarker: food ore +9 > ore
    controlTaken(seat 1, at b1, system tauCeti, marker ore)
    systemBonus(seat 1, system tauCeti, bonus control)
    1 chooseSupplyMove: {from D, to A} {from E, to A} +8 > {from E, to A}
    supplyMoved(seat 1, from E, to A)
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at b1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4)
    11 ore, 5 people, supply 10022, markers 3 5, sol 1, a1 2, b1 1, bases a1 y1 y2 b1, automated f*, private hyperdriveBoosters`,
  'basic.4/1': `
    recruited(seat 1, column D)
    oreGained(seat 1, ore 1)
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4)
    13 ore, 6 people, supply 00013, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'narrowBeamLaser.1/1': `
    orePaid(seat 1, ore 1)
    1 chooseShipyard: sol y1 y2 +9 > y2
    shipBuilt(seat 1, level 2, at y2, from population)
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 2, from y2, to a2} {ship 2, from y2, to b2} stop +10 > stop
    1 chooseProduction: growth ore trade +10 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} {ship 2, at y2} done +10 > done
    1 claimAchievement: transcendence hegemony +10 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4)
    11 ore, 4 people, supply 00023, markers 3 6, sol 1, a1 2, y1 1, y2 2, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'terraforming.1/1': `
    orePaid(seat 1, ore 4)
    shipSettled(seat 1, level 2, at a1, column D)
    systemColonised(seat 1, system barnardsStar, at a1)
    systemTurnedUp(system lalande21185, at a1)
    colonyMarked(seat 1, system barnardsStar, marker food)
    systemBonus(seat 1, system barnardsStar, bonus colony)
    recruited(seat 1, column D)
    1 chooseProduction: growth ore trade +8 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 1, at y1} done +8 > done
    achievementClaimed(seat 1, achievement transcendence, points 5)
    8 ore, 6 people, supply 00023, markers 2 6, sol 1, y1 1, bases y1 y2, automated f*, colonies barnardsStar, private hyperdriveBoosters`,
  'terraforming.2/1': `
    orePaid(seat 1, ore 1)
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti])
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > stop
    1 chooseMarker: food ore +9 > ore
    controlTaken(seat 1, at b1, system tauCeti, marker ore)
    systemBonus(seat 1, system tauCeti, bonus control)
    1 chooseSupplyMove: {from D, to A} {from E, to A} +8 > {from E, to A}
    supplyMoved(seat 1, from E, to A)
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at b1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4)
    11 ore, 5 people, supply 10022, markers 3 5, sol 1, a1 2, b1 1, bases a1 y1 y2 b1, automated f*, private hyperdriveBoosters`,
  'plasmaCannon.1/1': `
    orePaid(seat 1, ore 2)
    1 chooseShipyard: sol y1 y2 +9 > y2
    shipBuilt(seat 1, level 3, at y2, from population)
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} {ship 3, from y2, to a2} {ship 3, from y2, to b2} stop +10 > stop
    1 chooseProduction: growth ore trade +10 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} {ship 3, at y2} done +10 > done
    1 claimAchievement: transcendence hegemony +10 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4)
    10 ore, 4 people, supply 00023, markers 3 6, sol 1, a1 2, y1 1, y2 3, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'supplyDepot.1/1': `
    1 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} +9 > {ship 1, at y1}
    shipUpgraded(seat 1, at y1, system null, from 1, to 2)
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 2, from y1, to a1} {ship 2, from y1, to b1} stop +9 > stop
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 2, at y1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4)
    12 ore, 5 people, supply 00023, markers 3 6, sol 1, a1 2, y1 2, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'technologyLicensing.1/1': `
    1 chooseFellow: 2 3 0 +9 > 0
    orePaidTo(seat 1, to 0, ore 1)
    1 chooseField: 3 4 +9 > 4
    fieldResearched(seat 1, field 4, cube supply, technology advancedRobotics)
    immediateBonus(seat 1, technology advancedRobotics)
    automated(seat 1, marker ore, step 3)
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4)
    11 ore, 5 people, supply 00013, markers 3 5, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*o, private hyperdriveBoosters`,
  'technologyLicensing.1/2': `
    1 chooseFellow: 2 3 0 +9 > 0
    orePaidTo(seat 1, to 0, ore 1)
    1 chooseField: 3 4 +9 > 4
    fieldResearched(seat 1, field 4, cube supply, technology advancedRobotics)
    immediateBonus(seat 1, technology advancedRobotics)
    automated(seat 1, marker ore, step 3)
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4)
    11 ore, 5 people, supply 00013, markers 3 5, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*o, private hyperdriveBoosters`,
  'hyperdriveBoosters.1/1': `
    1 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop +9 > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti])
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > stop
    1 chooseMarker: food ore +9 > ore
    controlTaken(seat 1, at b1, system tauCeti, marker ore)
    systemBonus(seat 1, system tauCeti, bonus control)
    1 chooseSupplyMove: {from D, to A} {from E, to A} +8 > {from E, to A}
    supplyMoved(seat 1, from E, to A)
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at b1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4)
    12 ore, 5 people, supply 10022, markers 3 5, sol 1, a1 2, b1 1, bases a1 y1 y2 b1, automated f*, private hyperdriveBoosters`,
  'terraformingGuild/1': `
    orePaid(seat 1, ore 5)
    shipSettled(seat 1, level 2, at a1, column D)
    systemColonised(seat 1, system barnardsStar, at a1)
    systemTurnedUp(system lalande21185, at a1)
    colonyMarked(seat 1, system barnardsStar, marker food)
    systemBonus(seat 1, system barnardsStar, bonus colony)
    recruited(seat 1, column D)
    1 chooseProduction: growth ore trade +8 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 1, at y1} done +8 > done
    achievementClaimed(seat 1, achievement transcendence, points 5)
    7 ore, 6 people, supply 00023, markers 2 6, sol 1, y1 1, bases y1 y2, automated f*, colonies barnardsStar, private hyperdriveBoosters`,
  'academyGuild/1': `
    orePaid(seat 1, ore 5)
    1 chooseField: H I +9 > I !reveal
    fieldResearched(seat 1, field I, cube population, technology null)
    eventTurnedUp(seat 1, field I, event oreLevy)
    orePaid(seat 1, ore 2)
    orePaid(seat 2, ore 2)
    orePaid(seat 3, ore 2)
    orePaid(seat 0, ore 2)
    eventDiscarded(event oreLevy)
    cardsTurnedUp(seat 1, level 3, fitting [hivemindComputing, mercenaryFleet], aside [transdimensionalAi, planetaryScaleResearch, metahumanChambers, deepSpaceMegastructures, androidArmada])
    1 chooseTechnology: hivemindComputing mercenaryFleet +9 > mercenaryFleet !roll
    technologyPlaced(seat 1, technology mercenaryFleet, field I)
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > done
    1 claimAchievement: transcendence hegemony polymath +9 > polymath
    achievementClaimed(seat 1, achievement polymath, points 4)
    5 ore, 4 people, supply 00023, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, private hyperdriveBoosters`,
  'technocratsGuild/1': `
    orePaid(seat 1, ore 1)
    1 copyAction: basic.1 basic.3 basic.4 narrowBeamLaser.1 terraforming.1 terraforming.2 plasmaCannon.1 supplyDepot.1 technologyLicensing.1 capitalShip.1 hyperdriveBoosters.1 +9 > hyperdriveBoosters.1
    actionCopied(seat 1, action hyperdriveBoosters.1)
    1 chooseUpgrade: {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} stop +9 > stop
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from y1, to a1} {ship 1, from y1, to b1} +9 > {ship 1, from y1, to b1}
    shipMoved(seat 1, level 1, from y1, to b1, systems [null, tauCeti])
    1 chooseJump: {ship 1, from sol, to a1} {ship 1, from sol, to a2} {ship 2, from a1, to sol} {ship 2, from a1, to y1} {ship 2, from a1, to y3} {ship 1, from b1, to y1} {ship 1, from b1, to y3} {ship 1, from b1, to deepSpace} stop +9 > stop
    1 chooseMarker: food ore +9 > ore
    controlTaken(seat 1, at b1, system tauCeti, marker ore)
    systemBonus(seat 1, system tauCeti, bonus control)
    1 chooseSupplyMove: {from D, to A} {from E, to A} +8 > {from E, to A}
    supplyMoved(seat 1, from E, to A)
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at b1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4)
    11 ore, 5 people, supply 10022, markers 3 5, sol 1, a1 2, b1 1, bases a1 y1 y2 b1, automated f*, private hyperdriveBoosters`,
  'dysonSphere.1/1': `
    orePaid(seat 1, ore 6)
    populationReturned(seat 1, column D)
    populationReturned(seat 1, column C)
    systemColonised(seat 1, system vanMaanensStar, at null)
    eventDiscarded(event dysonSphere)
    1 chooseProduction: growth ore trade +9 > trade
    productionChosen(seat 1, option trade)
    1 chooseTrade: buy sell {ship 1, at sol} {ship 2, at a1} {ship 1, at y1} done +9 > done
    1 claimAchievement: transcendence hegemony +9 > hegemony
    achievementClaimed(seat 1, achievement hegemony, points 4)
    6 ore, 3 people, supply 00133, markers 3 6, sol 1, a1 2, y1 1, bases a1 y1 y2, automated f*, colonies vanMaanensStar, private hyperdriveBoosters`,
};

const turn = (): Play => laden().turn(1);
const isFree = (option: unknown): boolean => typeof option === 'object' && option !== null && 'interject' in option;

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
    expect([...lines, `then ${scene.options().filter(isFree).map(printed).join(' ')}`]).toEqual(told(FREE[answer]));
  });

  it.each(Object.keys(TURNS))('turn %s', (answer) => {
    expect(story(begun(answer), eager, 1, '')).toEqual(told(TURNS[answer]));
    expect(story(begun(answer), reluctant, 1, '')).toEqual(told(TURNS_LEFT[answer] ?? TURNS[answer]));
  });
});
