import { lines } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { action, choices, eager, laden, reluctant } from './story.ts';
import { alliance, give, occupied, planets, productionOf, type Scenery, settle, table, turnOf } from './table.ts';

/** Every action, card and lightning at three tables where much can be done, once taking what is offered first and once what is offered last. */

const HUMANS = (): Scenery => turnOf(laden(1, ['humans', 'ashenCourt'], ['memorians', 'kaldar']), 1);
const CHOIR = (): Scenery => turnOf(laden(2, ['lumenChoir', 'glasswrights'], ['scythe', 'usud'], ['terraforming']), 2);
const SWARM = (): Scenery => turnOf(laden(0, ['scythe', 'vorrund'], ['nyCorsairs'], ['laserWeapon', 'warpDrive']), 0);

/** With the cruisers that Swarm asks for. */
const SWARMING = (): Scenery => turnOf(give(laden(0, ['scythe', 'vorrund'], []), 0, { cruisers: 1 }));

const NOMADS = (): Scenery => turnOf(laden(2, ['sojourner', 'humans'], []), 2);
const KEEPERS = (): Scenery => turnOf(laden(1, ['memorians', 'tombDelvers'], [], ['terraforming']), 1);

const CASES: readonly (readonly [ids: string, answer: string, table: () => Scenery, way: typeof eager, lines: string])[] = [
  [
    'AG-100 AG-109',
    '{action colonize, planet 11}',
    HUMANS,
    eager,
    `
      colonized(seat 1, at 3(planet 11, system 2), cost 2) | players.1.credits 7>5 | players.1.cubes 3>2 | owner.11 -1>1 | level.11 0>1 | settled.11 0>3
      gained(seat 1, from planet:desert, gain {cruisers 2}) | players.1.cruisers 2>4 | players.1.dock 7>5
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-257 AG-312',
    '{interject swarm, planet 1}',
    SWARMING,
    reluctant,
    `
      swarmed(seat 0, at 1(planet 1, system 0)) | players.0.cruisers 3>1 | players.0.dock 6>8
      ability(seat 0, ability 0)
      occupied(seat 0, at 1(planet 1, system 0), from 1) | players.0.cruisers 1>0 | players.1.supply 12>13 | owner.1 1>0 | level.1 1>3 | settled.1 2>0
      gained(seat 0, from faction:scythe, gain {prestige 1}) | arrival.0 0>1 | arrival.1 1>2 | arrival.2 2>0 | players.0.prestige 2>3
      ability(seat 0, ability 2)
      gained(seat 0, from faction:vorrund, gain {prestige 1}) | players.0.prestige 3>4`,
  ],
  [
    'AG-112 AG-113 AG-116 AG-117',
    '{action develop, planet 0}',
    HUMANS,
    eager,
    `
      developed(seat 1, at 0(planet 0, system 0), cost 7) | players.1.credits 7>0 | players.1.cubes 3>2 | level.0 1>2
      gained(seat 1, from develop, gain {prestige 1}) | arrival.0 1>2 | arrival.1 2>0 | arrival.2 0>1 | players.1.prestige 2>3
      1 chooseReward(source develop): 0 1 +9 > 0
      gained(seat 1, from develop, gain {discovery 1, influence 1}) | players.1.discovery 3>4 | players.1.influence 3>4
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-112 AG-113 AG-116 AG-117',
    '{action develop, planet 0}',
    HUMANS,
    reluctant,
    `
      developed(seat 1, at 0(planet 0, system 0), cost 7) | players.1.credits 7>0 | players.1.cubes 3>2 | level.0 1>2
      gained(seat 1, from develop, gain {prestige 1}) | arrival.0 1>2 | arrival.1 2>0 | arrival.2 0>1 | players.1.prestige 2>3
      1 chooseReward(source develop): 0 1 +9 > 1
      gained(seat 1, from develop, gain {relics 1}) | players.1.relics 1>2
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-112 AG-113 AG-116 AG-117',
    '{action develop, planet 9}',
    HUMANS,
    eager,
    `
      developed(seat 1, at 3(planet 9, system 2), cost 7) | players.1.credits 7>0 | players.1.cubes 3>2 | level.9 1>2
      gained(seat 1, from develop, gain {prestige 1}) | arrival.0 1>2 | arrival.1 2>0 | arrival.2 0>1 | players.1.prestige 2>3
      1 chooseReward(source develop): 0 1 +9 > 0
      gained(seat 1, from develop, gain {discovery 1, influence 1}) | players.1.discovery 3>4 | players.1.influence 3>4
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-112 AG-113 AG-116 AG-117',
    '{action develop, planet 9}',
    HUMANS,
    reluctant,
    `
      developed(seat 1, at 3(planet 9, system 2), cost 7) | players.1.credits 7>0 | players.1.cubes 3>2 | level.9 1>2
      gained(seat 1, from develop, gain {prestige 1}) | arrival.0 1>2 | arrival.1 2>0 | arrival.2 0>1 | players.1.prestige 2>3
      1 chooseReward(source develop): 0 1 +9 > 1
      gained(seat 1, from develop, gain {relics 1}) | players.1.relics 1>2
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-121 AG-122',
    '{action manufacture, count 1}',
    HUMANS,
    eager,
    `
      manufactured(seat 1, count 1, cost 2) | players.1.credits 7>5 | players.1.cruisers 2>3 | players.1.dock 7>6 | players.1.cubes 3>2 | inBox.1 0>1
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-121 AG-122',
    '{action manufacture, count 2}',
    HUMANS,
    eager,
    `
      manufactured(seat 1, count 2, cost 4) | players.1.credits 7>3 | players.1.cruisers 2>4 | players.1.dock 7>5 | players.1.cubes 3>2 | inBox.1 0>1
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-121 AG-122',
    '{action manufacture, count 3}',
    HUMANS,
    eager,
    `
      manufactured(seat 1, count 3, cost 6) | players.1.credits 7>1 | players.1.cruisers 2>5 | players.1.dock 7>4 | players.1.cubes 3>2 | inBox.1 0>1
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-127 AG-128',
    '{action salvage, count 1}',
    HUMANS,
    eager,
    `
      salvaged(seat 1, count 1, cost 3) | players.1.credits 7>4 | players.1.discovery 3>2 | players.1.relics 1>2 | players.1.cubes 3>2 | inBox.4 0>1
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-127 AG-128',
    '{action salvage, count 2}',
    HUMANS,
    eager,
    `
      salvaged(seat 1, count 2, cost 6) | players.1.credits 7>1 | players.1.discovery 3>1 | players.1.relics 1>3 | players.1.cubes 3>2 | inBox.4 0>1
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-132 AG-133',
    '{action plunder}',
    HUMANS,
    eager,
    `
      plundered(seat 1) | players.1.cubes 3>2 | inBox.7 0>1
      gained(seat 1, from plunder, gain {discovery 1}) | players.1.discovery 3>4
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 0, exchange 0}',
    HUMANS,
    eager,
    `
      traded(seat 1, slot 0, card 0, exchange 0) | players.1.cubes 3>2 | onTrade.1 0>1
      paid(seat 1, for trade:goods, pay {influence 1}) | players.1.influence 3>2
      gained(seat 1, from trade:goods, gain {credits 5}) | players.1.credits 7>12
      1 endTurn: end +6 > end
      then | turn 1>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 0, exchange 1}',
    HUMANS,
    eager,
    `
      traded(seat 1, slot 0, card 0, exchange 1) | players.1.cubes 3>2 | onTrade.1 0>1
      paid(seat 1, for trade:goods, pay {credits 7}) | players.1.credits 7>0
      gained(seat 1, from trade:goods, gain {influence 2}) | players.1.influence 3>5
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 1, exchange 0}',
    HUMANS,
    eager,
    `
      traded(seat 1, slot 1, card 1, exchange 0) | players.1.cubes 3>2 | onTrade.4 0>1
      paid(seat 1, for trade:cooperation, pay {discovery 2}) | players.1.discovery 3>1
      gained(seat 1, from trade:cooperation, gain {influence 2}) | players.1.influence 3>5
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 1, exchange 1}',
    HUMANS,
    eager,
    `
      traded(seat 1, slot 1, card 1, exchange 1) | players.1.cubes 3>2 | onTrade.4 0>1
      paid(seat 1, for trade:cooperation, pay {influence 2}) | players.1.influence 3>1
      gained(seat 1, from trade:cooperation, gain {prestige 2}) | arrival.0 1>2 | arrival.1 2>0 | arrival.2 0>1 | players.1.prestige 2>4
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 2, exchange 0}',
    HUMANS,
    eager,
    `
      traded(seat 1, slot 2, card 2, exchange 0) | players.1.cubes 3>2 | onTrade.7 0>1
      paid(seat 1, for trade:mercenaries, pay {influence 1}) | players.1.influence 3>2
      gained(seat 1, from trade:mercenaries, gain {cruisers 3}) | players.1.cruisers 2>5 | players.1.dock 7>4
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 2, exchange 1}',
    HUMANS,
    eager,
    `
      traded(seat 1, slot 2, card 2, exchange 1) | players.1.cubes 3>2 | onTrade.7 0>1
      paid(seat 1, for trade:mercenaries, pay {cruisers 2}) | players.1.cruisers 2>0 | players.1.dock 7>9
      gained(seat 1, from trade:mercenaries, gain {credits 5}) | players.1.credits 7>12
      1 endTurn: end +6 > end
      then | turn 1>-1`,
  ],
  [
    'AG-144 AG-145 AG-146',
    '{action explore, place 0}',
    HUMANS,
    eager,
    `
      !reveal
      certain: then | players.1.cruisers 2>1 | players.1.dock 7>8 | players.1.cubes 3>2 | anomalies.0 8>-1 | anomalyCubes.1 0>1
      explored(seat 1, place 0, system 0, marker 8) | players.1.cruisers 2>1 | players.1.dock 7>8 | players.1.cubes 3>2 | anomalies.0 8>-1 | discardedMarkers at 0 []>[8] | anomalyCubes.1 0>1
      gained(seat 1, from explore, gain {influence 2, relics 1}) | players.1.influence 3>5 | players.1.relics 1>2
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-144 AG-145 AG-146',
    '{action explore, place 2}',
    HUMANS,
    eager,
    `
      !reveal
      certain: then | players.1.cruisers 2>1 | players.1.dock 7>8 | players.1.cubes 3>2 | anomalies.2 7>-1 | anomalyCubes.1 0>1
      explored(seat 1, place 2, system 1, marker 7) | players.1.cruisers 2>1 | players.1.dock 7>8 | players.1.cubes 3>2 | anomalies.2 7>-1 | discardedMarkers at 0 []>[7] | anomalyCubes.1 0>1
      gained(seat 1, from explore, gain {influence 2}) | players.1.influence 3>5
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-144 AG-145 AG-146',
    '{action explore, place 3}',
    HUMANS,
    eager,
    `
      !reveal
      certain: then | players.1.cruisers 2>1 | players.1.dock 7>8 | players.1.cubes 3>2 | anomalies.3 6>-1 | anomalyCubes.1 0>1
      explored(seat 1, place 3, system 1, marker 6) | players.1.cruisers 2>1 | players.1.dock 7>8 | players.1.cubes 3>2 | anomalies.3 6>-1 | discardedMarkers at 0 []>[6] | anomalyCubes.1 0>1
      gained(seat 1, from explore, gain {influence 2}) | players.1.influence 3>5
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-144 AG-145 AG-146',
    '{action explore, place 4}',
    HUMANS,
    eager,
    `
      !reveal
      certain: then | players.1.cruisers 2>1 | players.1.dock 7>8 | players.1.cubes 3>2 | anomalies.4 5>-1 | anomalyCubes.1 0>1
      explored(seat 1, place 4, system 2, marker 5) | players.1.cruisers 2>1 | players.1.dock 7>8 | players.1.cubes 3>2 | anomalies.4 5>-1 | discardedMarkers at 0 []>[5] | anomalyCubes.1 0>1
      gained(seat 1, from explore, gain {discovery 2, influence 1}) | players.1.discovery 3>5 | players.1.influence 3>4
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-151 AG-153',
    '{action appoint}',
    HUMANS,
    eager,
    `
      appointed(seat 1, space 0, prestige 5) | players.1.influence 3>0 | players.1.cubes 3>2 | congress at 0 []>[1]
      gained(seat 1, from congress, gain {prestige 5}) | arrival.0 1>2 | arrival.1 2>0 | arrival.2 0>1 | players.1.prestige 2>7
      1 endTurn: end +8 > end
      then | turn 1>-1`,
  ],
  [
    'AG-156 AG-157',
    '{action research, technology 0}',
    HUMANS,
    eager,
    `
      researched(seat 1, technology 0, cost 5, discovery 0) | players.1.credits 7>2 | players.1.cubes 3>2 | players.1.technologies 0>1
      gained(seat 1, from technology:terraforming, gain {productivity 1}) | players.1.productivity 3>4
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-156 AG-157',
    '{action research, technology 1}',
    HUMANS,
    eager,
    `
      researched(seat 1, technology 1, cost 5, discovery 0) | players.1.credits 7>2 | players.1.cubes 3>2 | players.1.technologies 0>2
      gained(seat 1, from technology:warpDrive, gain {relics 1}) | players.1.relics 1>2
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-156 AG-157',
    '{action research, technology 2}',
    HUMANS,
    eager,
    `
      researched(seat 1, technology 2, cost 5, discovery 0) | players.1.credits 7>2 | players.1.cubes 3>2 | players.1.technologies 0>4
      gained(seat 1, from technology:laserWeapon, gain {cruisers 1}) | players.1.cruisers 2>3 | players.1.dock 7>6
      1 endTurn: end +9 > end
      then | turn 1>-1`,
  ],
  [
    'AG-226 AG-227',
    '{interject card, card 10, as main}',
    HUMANS,
    eager,
    `
      cardPlayed(seat 1, card 10, as main, at null) | players.1.factions at 2 []>[10] | players.1.hand at 0 [10]>[] | players.1.played false>true
      gained(seat 1, from faction:memorians, gain {credits 5, cruisers 1}) | players.1.credits 7>12 | players.1.cruisers 2>3 | players.1.dock 7>6`,
  ],
  [
    'AG-232 AG-234',
    '{interject card, card 10, as ideology}',
    HUMANS,
    eager,
    `
      cardPlayed(seat 1, card 10, as ideology, at null) | players.1.ideology -1>10 | players.1.hand at 0 [10]>[] | players.1.played false>true`,
  ],
  [
    'AG-240',
    '{interject card, card 10, as boost}',
    HUMANS,
    eager,
    `
      cardPlayed(seat 1, card 10, as boost, at null) | players.1.hand at 0 [10]>[] | players.1.spent at 0 []>[10] | players.1.played false>true
      gained(seat 1, from faction:memorians, gain {discovery 1}) | players.1.discovery 3>4`,
  ],
  [
    'AG-226 AG-227',
    '{interject card, card 3, as main}',
    HUMANS,
    eager,
    `
      cardPlayed(seat 1, card 3, as main, at null) | players.1.factions at 2 []>[3] | players.1.hand at 1 [3]>[] | players.1.played false>true`,
  ],
  [
    'AG-232 AG-234',
    '{interject card, card 3, as ideology}',
    HUMANS,
    eager,
    `
      cardPlayed(seat 1, card 3, as ideology, at null) | players.1.ideology -1>3 | players.1.hand at 1 [3]>[] | players.1.played false>true`,
  ],
  [
    'AG-240',
    '{interject card, card 3, as boost}',
    HUMANS,
    eager,
    `
      cardPlayed(seat 1, card 3, as boost, at null) | players.1.hand at 1 [3]>[] | players.1.spent at 0 []>[3] | players.1.played false>true
      gained(seat 1, from faction:kaldar, gain {discovery 1}) | players.1.discovery 3>4`,
  ],
  [
    'AG-089 AG-091',
    '{interject lightning, use 0}',
    HUMANS,
    eager,
    `
      lightning(seat 1, lightning 0)
      paid(seat 1, for lightning, pay {discovery 1}) | players.1.discovery 3>2
      gained(seat 1, from lightning, gain {credits 1}) | players.1.credits 7>8`,
  ],
  [
    'AG-089 AG-091',
    '{interject lightning, use 1}',
    HUMANS,
    eager,
    `
      lightning(seat 1, lightning 1)
      paid(seat 1, for lightning, pay {influence 1}) | players.1.influence 3>2
      gained(seat 1, from lightning, gain {credits 2}) | players.1.credits 7>9`,
  ],
  [
    'AG-089 AG-091',
    '{interject lightning, use 2}',
    HUMANS,
    eager,
    `
      lightning(seat 1, lightning 2)
      paid(seat 1, for lightning, pay {productivity 1}) | players.1.productivity 3>2
      gained(seat 1, from lightning, gain {credits 1}) | players.1.credits 7>8`,
  ],
  [
    'AG-100 AG-109',
    '{action colonize, planet 2}',
    CHOIR,
    eager,
    `
      colonized(seat 2, at 5(planet 2, system 0), cost 2) | players.2.credits 7>5 | players.2.cubes 3>2 | owner.2 -1>2 | level.2 0>1 | settled.2 0>3
      gained(seat 2, from planet:inhospitable, gain {discovery 1, relics 1}) | players.2.discovery 3>4 | players.2.relics 1>2
      2 useAbility(ability 16): use decline +9 > use
      ability(seat 2, ability 16)
      paid(seat 2, for faction:glasswrights, pay {discovery 1}) | players.2.discovery 4>3
      gained(seat 2, from faction:glasswrights, gain {relics 1}) | players.2.relics 2>3
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-100 AG-109',
    '{action colonize, planet 2}',
    CHOIR,
    reluctant,
    `
      colonized(seat 2, at 5(planet 2, system 0), cost 2) | players.2.credits 7>5 | players.2.cubes 3>2 | owner.2 -1>2 | level.2 0>1 | settled.2 0>3
      gained(seat 2, from planet:inhospitable, gain {discovery 1, relics 1}) | players.2.discovery 3>4 | players.2.relics 1>2
      2 useAbility(ability 16): use decline +9 > decline
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-100 AG-109',
    '{action colonize, planet 3, card 9}',
    CHOIR,
    eager,
    `
      cardPlayed(seat 2, card 9, as adaptation, at 4(planet 3, system 0)) | players.2.cubes 3>2 | players.2.hand at 1 [9]>[] | players.2.spent at 0 []>[9] | players.2.played false>true
      colonized(seat 2, at 4(planet 3, system 0), cost 2) | players.2.credits 7>5 | owner.3 -1>2 | level.3 0>1 | settled.3 0>3
      gained(seat 2, from planet:volcanic, gain {influence 2}) | players.2.influence 3>5
      2 useAbility(ability 16): use decline +3 > use
      ability(seat 2, ability 16)
      paid(seat 2, for faction:glasswrights, pay {discovery 1}) | players.2.discovery 3>2
      gained(seat 2, from faction:glasswrights, gain {relics 1}) | players.2.relics 1>2
      2 endTurn: end +3 > end
      not {what {interject card}, reason oneCardPerTurn, rule AG-088}
      then | turn 2>-1`,
  ],
  [
    'AG-100 AG-109',
    '{action colonize, planet 3, card 9}',
    CHOIR,
    reluctant,
    `
      cardPlayed(seat 2, card 9, as adaptation, at 4(planet 3, system 0)) | players.2.cubes 3>2 | players.2.hand at 1 [9]>[] | players.2.spent at 0 []>[9] | players.2.played false>true
      colonized(seat 2, at 4(planet 3, system 0), cost 2) | players.2.credits 7>5 | owner.3 -1>2 | level.3 0>1 | settled.3 0>3
      gained(seat 2, from planet:volcanic, gain {influence 2}) | players.2.influence 3>5
      2 useAbility(ability 16): use decline +3 > decline
      2 endTurn: end +3 > end
      not {what {interject card}, reason oneCardPerTurn, rule AG-088}
      then | turn 2>-1`,
  ],
  [
    'AG-100 AG-109',
    '{action colonize, planet 6, card 9}',
    CHOIR,
    eager,
    `
      cardPlayed(seat 2, card 9, as adaptation, at 4(planet 6, system 1)) | players.2.cubes 3>2 | players.2.hand at 1 [9]>[] | players.2.spent at 0 []>[9] | players.2.played false>true
      colonized(seat 2, at 4(planet 6, system 1), cost 2) | players.2.credits 7>5 | owner.6 -1>2 | level.6 0>1 | settled.6 0>3
      gained(seat 2, from planet:volcanic, gain {cruisers 2}) | players.2.cruisers 2>4 | players.2.dock 7>5
      2 useAbility(ability 16): use decline +3 > use
      ability(seat 2, ability 16)
      paid(seat 2, for faction:glasswrights, pay {discovery 1}) | players.2.discovery 3>2
      gained(seat 2, from faction:glasswrights, gain {relics 1}) | players.2.relics 1>2
      2 endTurn: end +3 > end
      not {what {interject card}, reason oneCardPerTurn, rule AG-088}
      then | turn 2>-1`,
  ],
  [
    'AG-100 AG-109',
    '{action colonize, planet 6, card 9}',
    CHOIR,
    reluctant,
    `
      cardPlayed(seat 2, card 9, as adaptation, at 4(planet 6, system 1)) | players.2.cubes 3>2 | players.2.hand at 1 [9]>[] | players.2.spent at 0 []>[9] | players.2.played false>true
      colonized(seat 2, at 4(planet 6, system 1), cost 2) | players.2.credits 7>5 | owner.6 -1>2 | level.6 0>1 | settled.6 0>3
      gained(seat 2, from planet:volcanic, gain {cruisers 2}) | players.2.cruisers 2>4 | players.2.dock 7>5
      2 useAbility(ability 16): use decline +3 > decline
      2 endTurn: end +3 > end
      not {what {interject card}, reason oneCardPerTurn, rule AG-088}
      then | turn 2>-1`,
  ],
  [
    'AG-100 AG-109',
    '{action colonize, planet 10}',
    CHOIR,
    eager,
    `
      colonized(seat 2, at 5(planet 10, system 2), cost 2) | players.2.credits 7>5 | players.2.cubes 3>2 | owner.10 -1>2 | level.10 0>1 | settled.10 0>3
      gained(seat 2, from planet:inhospitable, gain {influence 3}) | players.2.influence 3>6
      2 useAbility(ability 16): use decline +9 > use
      ability(seat 2, ability 16)
      paid(seat 2, for faction:glasswrights, pay {discovery 1}) | players.2.discovery 3>2
      gained(seat 2, from faction:glasswrights, gain {relics 1}) | players.2.relics 1>2
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-100 AG-109',
    '{action colonize, planet 10}',
    CHOIR,
    reluctant,
    `
      colonized(seat 2, at 5(planet 10, system 2), cost 2) | players.2.credits 7>5 | players.2.cubes 3>2 | owner.10 -1>2 | level.10 0>1 | settled.10 0>3
      gained(seat 2, from planet:inhospitable, gain {influence 3}) | players.2.influence 3>6
      2 useAbility(ability 16): use decline +9 > decline
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-100 AG-109',
    '{action colonize, planet 11, card 1}',
    CHOIR,
    eager,
    `
      cardPlayed(seat 2, card 1, as adaptation, at 3(planet 11, system 2)) | players.2.cubes 3>2 | players.2.hand at 0 [1]>[] | players.2.spent at 0 []>[1] | players.2.played false>true
      colonized(seat 2, at 3(planet 11, system 2), cost 2) | players.2.credits 7>5 | owner.11 -1>2 | level.11 0>1 | settled.11 0>3
      gained(seat 2, from planet:desert, gain {cruisers 2}) | players.2.cruisers 2>4 | players.2.dock 7>5
      2 useAbility(ability 16): use decline +3 > use
      ability(seat 2, ability 16)
      paid(seat 2, for faction:glasswrights, pay {discovery 1}) | players.2.discovery 3>2
      gained(seat 2, from faction:glasswrights, gain {relics 1}) | players.2.relics 1>2
      2 endTurn: end +3 > end
      not {what {interject card}, reason oneCardPerTurn, rule AG-088}
      then | turn 2>-1`,
  ],
  [
    'AG-100 AG-109',
    '{action colonize, planet 11, card 1}',
    CHOIR,
    reluctant,
    `
      cardPlayed(seat 2, card 1, as adaptation, at 3(planet 11, system 2)) | players.2.cubes 3>2 | players.2.hand at 0 [1]>[] | players.2.spent at 0 []>[1] | players.2.played false>true
      colonized(seat 2, at 3(planet 11, system 2), cost 2) | players.2.credits 7>5 | owner.11 -1>2 | level.11 0>1 | settled.11 0>3
      gained(seat 2, from planet:desert, gain {cruisers 2}) | players.2.cruisers 2>4 | players.2.dock 7>5
      2 useAbility(ability 16): use decline +3 > decline
      2 endTurn: end +3 > end
      not {what {interject card}, reason oneCardPerTurn, rule AG-088}
      then | turn 2>-1`,
  ],
  [
    'AG-112 AG-113 AG-116 AG-117',
    '{action develop, planet 0}',
    CHOIR,
    eager,
    `
      developed(seat 2, at 0(planet 0, system 0), cost 7) | players.2.credits 7>0 | players.2.cubes 3>2 | level.0 1>2
      gained(seat 2, from develop, gain {prestige 1}) | arrival.0 2>0 | arrival.1 0>1 | arrival.2 1>2 | players.2.prestige 2>3
      2 chooseReward(source develop): 0 1 +9 > 0
      gained(seat 2, from develop, gain {discovery 1, influence 1}) | players.2.discovery 3>4 | players.2.influence 3>4
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-112 AG-113 AG-116 AG-117',
    '{action develop, planet 0}',
    CHOIR,
    reluctant,
    `
      developed(seat 2, at 0(planet 0, system 0), cost 7) | players.2.credits 7>0 | players.2.cubes 3>2 | level.0 1>2
      gained(seat 2, from develop, gain {prestige 1}) | arrival.0 2>0 | arrival.1 0>1 | arrival.2 1>2 | players.2.prestige 2>3
      2 chooseReward(source develop): 0 1 +9 > 1
      gained(seat 2, from develop, gain {relics 1}) | players.2.relics 1>2
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-112 AG-113 AG-116 AG-117',
    '{action develop, planet 9}',
    CHOIR,
    eager,
    `
      developed(seat 2, at 3(planet 9, system 2), cost 7) | players.2.credits 7>0 | players.2.cubes 3>2 | level.9 1>2
      gained(seat 2, from develop, gain {prestige 1}) | arrival.0 2>0 | arrival.1 0>1 | arrival.2 1>2 | players.2.prestige 2>3
      2 chooseReward(source develop): 0 1 +9 > 0
      gained(seat 2, from develop, gain {discovery 1, influence 1}) | players.2.discovery 3>4 | players.2.influence 3>4
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-112 AG-113 AG-116 AG-117',
    '{action develop, planet 9}',
    CHOIR,
    reluctant,
    `
      developed(seat 2, at 3(planet 9, system 2), cost 7) | players.2.credits 7>0 | players.2.cubes 3>2 | level.9 1>2
      gained(seat 2, from develop, gain {prestige 1}) | arrival.0 2>0 | arrival.1 0>1 | arrival.2 1>2 | players.2.prestige 2>3
      2 chooseReward(source develop): 0 1 +9 > 1
      gained(seat 2, from develop, gain {relics 1}) | players.2.relics 1>2
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-121 AG-122',
    '{action manufacture, count 1}',
    CHOIR,
    eager,
    `
      manufactured(seat 2, count 1, cost 2) | players.2.credits 7>5 | players.2.cruisers 2>3 | players.2.dock 7>6 | players.2.cubes 3>2 | inBox.2 0>1
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-121 AG-122',
    '{action manufacture, count 2}',
    CHOIR,
    eager,
    `
      manufactured(seat 2, count 2, cost 4) | players.2.credits 7>3 | players.2.cruisers 2>4 | players.2.dock 7>5 | players.2.cubes 3>2 | inBox.2 0>1
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-121 AG-122',
    '{action manufacture, count 3}',
    CHOIR,
    eager,
    `
      manufactured(seat 2, count 3, cost 6) | players.2.credits 7>1 | players.2.cruisers 2>5 | players.2.dock 7>4 | players.2.cubes 3>2 | inBox.2 0>1
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-127 AG-128',
    '{action salvage, count 1}',
    CHOIR,
    eager,
    `
      salvaged(seat 2, count 1, cost 3) | players.2.credits 7>4 | players.2.discovery 3>2 | players.2.relics 1>2 | players.2.cubes 3>2 | inBox.5 0>1
      2 useAbility(ability 14): use decline +9 > use
      ability(seat 2, ability 14)
      paid(seat 2, for faction:lumenChoir, pay {influence 1}) | players.2.influence 3>2
      gained(seat 2, from faction:lumenChoir, gain {credits 1, relics 2}) | players.2.credits 4>5 | players.2.relics 2>4
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-127 AG-128',
    '{action salvage, count 1}',
    CHOIR,
    reluctant,
    `
      salvaged(seat 2, count 1, cost 3) | players.2.credits 7>4 | players.2.discovery 3>2 | players.2.relics 1>2 | players.2.cubes 3>2 | inBox.5 0>1
      2 useAbility(ability 14): use decline +9 > decline
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-127 AG-128',
    '{action salvage, count 2}',
    CHOIR,
    eager,
    `
      salvaged(seat 2, count 2, cost 6) | players.2.credits 7>1 | players.2.discovery 3>1 | players.2.relics 1>3 | players.2.cubes 3>2 | inBox.5 0>1
      2 useAbility(ability 14): use decline +9 > use
      ability(seat 2, ability 14)
      paid(seat 2, for faction:lumenChoir, pay {influence 1}) | players.2.influence 3>2
      gained(seat 2, from faction:lumenChoir, gain {credits 1, relics 2}) | players.2.credits 1>2 | players.2.relics 3>5
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-127 AG-128',
    '{action salvage, count 2}',
    CHOIR,
    reluctant,
    `
      salvaged(seat 2, count 2, cost 6) | players.2.credits 7>1 | players.2.discovery 3>1 | players.2.relics 1>3 | players.2.cubes 3>2 | inBox.5 0>1
      2 useAbility(ability 14): use decline +9 > decline
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-132 AG-133',
    '{action plunder}',
    CHOIR,
    eager,
    `
      plundered(seat 2) | players.2.cubes 3>2 | inBox.8 0>1
      gained(seat 2, from plunder, gain {discovery 1}) | players.2.discovery 3>4
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 0, exchange 0}',
    CHOIR,
    eager,
    `
      traded(seat 2, slot 0, card 0, exchange 0) | players.2.cubes 3>2 | onTrade.2 0>1
      paid(seat 2, for trade:goods, pay {influence 1}) | players.2.influence 3>2
      gained(seat 2, from trade:goods, gain {credits 5}) | players.2.credits 7>12
      2 endTurn: end +6 > end
      then | turn 2>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 0, exchange 1}',
    CHOIR,
    eager,
    `
      traded(seat 2, slot 0, card 0, exchange 1) | players.2.cubes 3>2 | onTrade.2 0>1
      paid(seat 2, for trade:goods, pay {credits 7}) | players.2.credits 7>0
      gained(seat 2, from trade:goods, gain {influence 2}) | players.2.influence 3>5
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 1, exchange 0}',
    CHOIR,
    eager,
    `
      traded(seat 2, slot 1, card 1, exchange 0) | players.2.cubes 3>2 | onTrade.5 0>1
      paid(seat 2, for trade:cooperation, pay {discovery 2}) | players.2.discovery 3>1
      gained(seat 2, from trade:cooperation, gain {influence 2}) | players.2.influence 3>5
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 1, exchange 1}',
    CHOIR,
    eager,
    `
      traded(seat 2, slot 1, card 1, exchange 1) | players.2.cubes 3>2 | onTrade.5 0>1
      paid(seat 2, for trade:cooperation, pay {influence 2}) | players.2.influence 3>1
      gained(seat 2, from trade:cooperation, gain {prestige 2}) | arrival.0 2>0 | arrival.1 0>1 | arrival.2 1>2 | players.2.prestige 2>4
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 2, exchange 0}',
    CHOIR,
    eager,
    `
      traded(seat 2, slot 2, card 2, exchange 0) | players.2.cubes 3>2 | onTrade.8 0>1
      paid(seat 2, for trade:mercenaries, pay {influence 1}) | players.2.influence 3>2
      gained(seat 2, from trade:mercenaries, gain {cruisers 3}) | players.2.cruisers 2>5 | players.2.dock 7>4
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 2, exchange 1}',
    CHOIR,
    eager,
    `
      traded(seat 2, slot 2, card 2, exchange 1) | players.2.cubes 3>2 | onTrade.8 0>1
      paid(seat 2, for trade:mercenaries, pay {cruisers 2}) | players.2.cruisers 2>0 | players.2.dock 7>9
      gained(seat 2, from trade:mercenaries, gain {credits 5}) | players.2.credits 7>12
      2 endTurn: end +6 > end
      then | turn 2>-1`,
  ],
  [
    'AG-144 AG-145 AG-146',
    '{action explore, place 0}',
    CHOIR,
    eager,
    `
      !reveal
      certain: then | players.2.cruisers 2>1 | players.2.dock 7>8 | players.2.cubes 3>2 | anomalies.0 8>-1 | anomalyCubes.2 0>1
      explored(seat 2, place 0, system 0, marker 8) | players.2.cruisers 2>1 | players.2.dock 7>8 | players.2.cubes 3>2 | anomalies.0 8>-1 | discardedMarkers at 0 []>[8] | anomalyCubes.2 0>1
      gained(seat 2, from explore, gain {influence 2, relics 1}) | players.2.influence 3>5 | players.2.relics 1>2
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-144 AG-145 AG-146',
    '{action explore, place 2}',
    CHOIR,
    eager,
    `
      !reveal
      certain: then | players.2.cruisers 2>1 | players.2.dock 7>8 | players.2.cubes 3>2 | anomalies.2 7>-1 | anomalyCubes.2 0>1
      explored(seat 2, place 2, system 1, marker 7) | players.2.cruisers 2>1 | players.2.dock 7>8 | players.2.cubes 3>2 | anomalies.2 7>-1 | discardedMarkers at 0 []>[7] | anomalyCubes.2 0>1
      gained(seat 2, from explore, gain {influence 2}) | players.2.influence 3>5
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-144 AG-145 AG-146',
    '{action explore, place 3}',
    CHOIR,
    eager,
    `
      !reveal
      certain: then | players.2.cruisers 2>1 | players.2.dock 7>8 | players.2.cubes 3>2 | anomalies.3 6>-1 | anomalyCubes.2 0>1
      explored(seat 2, place 3, system 1, marker 6) | players.2.cruisers 2>1 | players.2.dock 7>8 | players.2.cubes 3>2 | anomalies.3 6>-1 | discardedMarkers at 0 []>[6] | anomalyCubes.2 0>1
      gained(seat 2, from explore, gain {influence 2}) | players.2.influence 3>5
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-144 AG-145 AG-146',
    '{action explore, place 4}',
    CHOIR,
    eager,
    `
      !reveal
      certain: then | players.2.cruisers 2>1 | players.2.dock 7>8 | players.2.cubes 3>2 | anomalies.4 5>-1 | anomalyCubes.2 0>1
      explored(seat 2, place 4, system 2, marker 5) | players.2.cruisers 2>1 | players.2.dock 7>8 | players.2.cubes 3>2 | anomalies.4 5>-1 | discardedMarkers at 0 []>[5] | anomalyCubes.2 0>1
      gained(seat 2, from explore, gain {discovery 2, influence 1}) | players.2.discovery 3>5 | players.2.influence 3>4
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-151 AG-153',
    '{action appoint}',
    CHOIR,
    eager,
    `
      appointed(seat 2, space 0, prestige 5) | players.2.influence 3>0 | players.2.cubes 3>2 | congress at 0 []>[2]
      gained(seat 2, from congress, gain {prestige 5}) | arrival.0 2>0 | arrival.1 0>1 | arrival.2 1>2 | players.2.prestige 2>7
      2 endTurn: end +8 > end
      then | turn 2>-1`,
  ],
  [
    'AG-156 AG-157',
    '{action research, technology 1}',
    CHOIR,
    eager,
    `
      researched(seat 2, technology 1, cost 5, discovery 0) | players.2.credits 7>2 | players.2.cubes 3>2 | players.2.technologies 1>3
      gained(seat 2, from technology:warpDrive, gain {relics 1}) | players.2.relics 1>2
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-156 AG-157',
    '{action research, technology 2}',
    CHOIR,
    eager,
    `
      researched(seat 2, technology 2, cost 5, discovery 0) | players.2.credits 7>2 | players.2.cubes 3>2 | players.2.technologies 1>5
      gained(seat 2, from technology:laserWeapon, gain {cruisers 1}) | players.2.cruisers 2>3 | players.2.dock 7>6
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-156 AG-157',
    '{action research, technology 3}',
    CHOIR,
    eager,
    `
      researched(seat 2, technology 3, cost 5, discovery 0) | players.2.credits 7>2 | players.2.cubes 3>2 | players.2.technologies 1>9
      gained(seat 2, from technology:advancedTerraforming, gain {prestige 1}) | arrival.0 2>0 | arrival.1 0>1 | arrival.2 1>2 | players.2.prestige 2>3
      2 endTurn: end +9 > end
      then | turn 2>-1`,
  ],
  [
    'AG-226 AG-227',
    '{interject card, card 1, as main}',
    CHOIR,
    eager,
    `
      cardPlayed(seat 2, card 1, as main, at null) | players.2.factions at 2 []>[1] | players.2.hand at 0 [1]>[] | players.2.played false>true
      gained(seat 2, from faction:scythe, gain {credits 3, cruisers 2}) | players.2.credits 7>10 | players.2.cruisers 2>4 | players.2.dock 7>5`,
  ],
  [
    'AG-232 AG-234',
    '{interject card, card 1, as ideology}',
    CHOIR,
    eager,
    `
      cardPlayed(seat 2, card 1, as ideology, at null) | players.2.ideology -1>1 | players.2.hand at 0 [1]>[] | players.2.played false>true`,
  ],
  [
    'AG-240',
    '{interject card, card 1, as boost}',
    CHOIR,
    eager,
    `
      cardPlayed(seat 2, card 1, as boost, at null) | players.2.hand at 0 [1]>[] | players.2.spent at 0 []>[1] | players.2.played false>true
      gained(seat 2, from faction:scythe, gain {discovery 1}) | players.2.discovery 3>4`,
  ],
  [
    'AG-226 AG-227',
    '{interject card, card 9, as main}',
    CHOIR,
    eager,
    `
      cardPlayed(seat 2, card 9, as main, at null) | players.2.factions at 2 []>[9] | players.2.hand at 1 [9]>[] | players.2.played false>true
      gained(seat 2, from faction:usud, gain {credits 2}) | players.2.credits 7>9`,
  ],
  [
    'AG-232 AG-234',
    '{interject card, card 9, as ideology}',
    CHOIR,
    eager,
    `
      cardPlayed(seat 2, card 9, as ideology, at null) | players.2.ideology -1>9 | players.2.hand at 1 [9]>[] | players.2.played false>true`,
  ],
  [
    'AG-240',
    '{interject card, card 9, as boost}',
    CHOIR,
    eager,
    `
      cardPlayed(seat 2, card 9, as boost, at null) | players.2.hand at 1 [9]>[] | players.2.spent at 0 []>[9] | players.2.played false>true
      gained(seat 2, from faction:usud, gain {credits 1}) | players.2.credits 7>8`,
  ],
  [
    'AG-089 AG-091',
    '{interject lightning, use 0}',
    CHOIR,
    eager,
    `
      lightning(seat 2, lightning 0)
      paid(seat 2, for lightning, pay {discovery 1}) | players.2.discovery 3>2
      gained(seat 2, from lightning, gain {credits 1}) | players.2.credits 7>8`,
  ],
  [
    'AG-089 AG-091',
    '{interject lightning, use 1}',
    CHOIR,
    eager,
    `
      lightning(seat 2, lightning 1)
      paid(seat 2, for lightning, pay {influence 1}) | players.2.influence 3>2
      gained(seat 2, from lightning, gain {credits 2}) | players.2.credits 7>9`,
  ],
  [
    'AG-089 AG-091',
    '{interject lightning, use 2}',
    CHOIR,
    eager,
    `
      lightning(seat 2, lightning 2)
      paid(seat 2, for lightning, pay {productivity 1}) | players.2.productivity 3>2
      gained(seat 2, from lightning, gain {credits 1}) | players.2.credits 7>8`,
  ],
  [
    'AG-100 AG-109',
    '{action colonize, planet 3}',
    SWARM,
    eager,
    `
      colonized(seat 0, at 4(planet 3, system 0), cost 2) | players.0.credits 7>5 | players.0.cubes 3>2 | owner.3 -1>0 | level.3 0>1 | settled.3 0>3
      gained(seat 0, from planet:volcanic, gain {influence 2}) | players.0.influence 3>5
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-100 AG-109',
    '{action colonize, planet 6}',
    SWARM,
    eager,
    `
      colonized(seat 0, at 4(planet 6, system 1), cost 2) | players.0.credits 7>5 | players.0.cubes 3>2 | owner.6 -1>0 | level.6 0>1 | settled.6 0>3
      gained(seat 0, from planet:volcanic, gain {cruisers 2}) | players.0.cruisers 2>4 | players.0.dock 7>5
      0 endTurn: end +15 > end
      then | turn 0>-1`,
  ],
  [
    'AG-100 AG-109',
    '{action colonize, planet 11}',
    SWARM,
    eager,
    `
      colonized(seat 0, at 3(planet 11, system 2), cost 2) | players.0.credits 7>5 | players.0.cubes 3>2 | owner.11 -1>0 | level.11 0>1 | settled.11 0>3
      gained(seat 0, from planet:desert, gain {cruisers 2}) | players.0.cruisers 2>4 | players.0.dock 7>5
      0 endTurn: end +15 > end
      then | turn 0>-1`,
  ],
  [
    'AG-100 AG-109',
    '{action colonize, planet 14}',
    SWARM,
    eager,
    `
      colonized(seat 0, at 4(planet 14, system 3), cost 2) | players.0.credits 7>5 | players.0.cubes 3>2 | owner.14 -1>0 | level.14 0>1 | settled.14 0>3
      gained(seat 0, from planet:volcanic, gain {productivity 3}) | players.0.productivity 3>6
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-112 AG-113 AG-116 AG-117',
    '{action develop, planet 0}',
    SWARM,
    eager,
    `
      developed(seat 0, at 0(planet 0, system 0), cost 7) | players.0.credits 7>0 | players.0.cubes 3>2 | level.0 1>2
      gained(seat 0, from develop, gain {prestige 1}) | arrival.0 0>1 | arrival.1 1>2 | arrival.2 2>0 | players.0.prestige 2>3
      0 chooseReward(source develop): 0 1 +6 > 0
      gained(seat 0, from develop, gain {discovery 1, influence 1}) | players.0.discovery 3>4 | players.0.influence 3>4
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-112 AG-113 AG-116 AG-117',
    '{action develop, planet 0}',
    SWARM,
    reluctant,
    `
      developed(seat 0, at 0(planet 0, system 0), cost 7) | players.0.credits 7>0 | players.0.cubes 3>2 | level.0 1>2
      gained(seat 0, from develop, gain {prestige 1}) | arrival.0 0>1 | arrival.1 1>2 | arrival.2 2>0 | players.0.prestige 2>3
      0 chooseReward(source develop): 0 1 +6 > 1
      gained(seat 0, from develop, gain {relics 1}) | players.0.relics 1>2
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-112 AG-113 AG-116 AG-117',
    '{action develop, planet 9}',
    SWARM,
    eager,
    `
      developed(seat 0, at 3(planet 9, system 2), cost 7) | players.0.credits 7>0 | players.0.cubes 3>2 | level.9 1>2
      gained(seat 0, from develop, gain {prestige 1}) | arrival.0 0>1 | arrival.1 1>2 | arrival.2 2>0 | players.0.prestige 2>3
      0 chooseReward(source develop): 0 1 +6 > 0
      gained(seat 0, from develop, gain {discovery 1, influence 1}) | players.0.discovery 3>4 | players.0.influence 3>4
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-112 AG-113 AG-116 AG-117',
    '{action develop, planet 9}',
    SWARM,
    reluctant,
    `
      developed(seat 0, at 3(planet 9, system 2), cost 7) | players.0.credits 7>0 | players.0.cubes 3>2 | level.9 1>2
      gained(seat 0, from develop, gain {prestige 1}) | arrival.0 0>1 | arrival.1 1>2 | arrival.2 2>0 | players.0.prestige 2>3
      0 chooseReward(source develop): 0 1 +6 > 1
      gained(seat 0, from develop, gain {relics 1}) | players.0.relics 1>2
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-121 AG-122',
    '{action manufacture, count 1}',
    SWARM,
    eager,
    `
      manufactured(seat 0, count 1, cost 2) | players.0.credits 7>5 | players.0.cruisers 2>3 | players.0.dock 7>6 | players.0.cubes 3>2 | inBox.0 0>1
      0 endTurn: end +16 > end
      then | turn 0>-1`,
  ],
  [
    'AG-121 AG-122',
    '{action manufacture, count 2}',
    SWARM,
    eager,
    `
      manufactured(seat 0, count 2, cost 4) | players.0.credits 7>3 | players.0.cruisers 2>4 | players.0.dock 7>5 | players.0.cubes 3>2 | inBox.0 0>1
      0 endTurn: end +16 > end
      then | turn 0>-1`,
  ],
  [
    'AG-121 AG-122',
    '{action manufacture, count 3}',
    SWARM,
    eager,
    `
      manufactured(seat 0, count 3, cost 6) | players.0.credits 7>1 | players.0.cruisers 2>5 | players.0.dock 7>4 | players.0.cubes 3>2 | inBox.0 0>1
      0 endTurn: end +16 > end
      then | turn 0>-1`,
  ],
  [
    'AG-127 AG-128',
    '{action salvage, count 1}',
    SWARM,
    eager,
    `
      salvaged(seat 0, count 1, cost 3) | players.0.credits 7>4 | players.0.discovery 3>2 | players.0.relics 1>2 | players.0.cubes 3>2 | inBox.3 0>1
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-127 AG-128',
    '{action salvage, count 2}',
    SWARM,
    eager,
    `
      salvaged(seat 0, count 2, cost 6) | players.0.credits 7>1 | players.0.discovery 3>1 | players.0.relics 1>3 | players.0.cubes 3>2 | inBox.3 0>1
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-132 AG-133',
    '{action plunder}',
    SWARM,
    eager,
    `
      plundered(seat 0) | players.0.cubes 3>2 | inBox.6 0>1
      gained(seat 0, from plunder, gain {discovery 1}) | players.0.discovery 3>4
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 0, exchange 0}',
    SWARM,
    eager,
    `
      traded(seat 0, slot 0, card 0, exchange 0) | players.0.cubes 3>2 | onTrade.0 0>1
      paid(seat 0, for trade:goods, pay {influence 1}) | players.0.influence 3>2
      gained(seat 0, from trade:goods, gain {credits 5}) | players.0.credits 7>12
      0 endTurn: end +3 > end
      then | turn 0>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 0, exchange 1}',
    SWARM,
    eager,
    `
      traded(seat 0, slot 0, card 0, exchange 1) | players.0.cubes 3>2 | onTrade.0 0>1
      paid(seat 0, for trade:goods, pay {credits 7}) | players.0.credits 7>0
      gained(seat 0, from trade:goods, gain {influence 2}) | players.0.influence 3>5
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 1, exchange 0}',
    SWARM,
    eager,
    `
      traded(seat 0, slot 1, card 1, exchange 0) | players.0.cubes 3>2 | onTrade.3 0>1
      paid(seat 0, for trade:cooperation, pay {discovery 2}) | players.0.discovery 3>1
      gained(seat 0, from trade:cooperation, gain {influence 2}) | players.0.influence 3>5
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 1, exchange 1}',
    SWARM,
    eager,
    `
      traded(seat 0, slot 1, card 1, exchange 1) | players.0.cubes 3>2 | onTrade.3 0>1
      paid(seat 0, for trade:cooperation, pay {influence 2}) | players.0.influence 3>1
      gained(seat 0, from trade:cooperation, gain {prestige 2}) | arrival.0 0>1 | arrival.1 1>2 | arrival.2 2>0 | players.0.prestige 2>4
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 2, exchange 0}',
    SWARM,
    eager,
    `
      traded(seat 0, slot 2, card 2, exchange 0) | players.0.cubes 3>2 | onTrade.6 0>1
      paid(seat 0, for trade:mercenaries, pay {influence 1}) | players.0.influence 3>2
      gained(seat 0, from trade:mercenaries, gain {cruisers 3}) | players.0.cruisers 2>5 | players.0.dock 7>4
      0 endTurn: end +16 > end
      then | turn 0>-1`,
  ],
  [
    'AG-134 AG-135',
    '{action trade, slot 2, exchange 1}',
    SWARM,
    eager,
    `
      traded(seat 0, slot 2, card 2, exchange 1) | players.0.cubes 3>2 | onTrade.6 0>1
      paid(seat 0, for trade:mercenaries, pay {cruisers 2}) | players.0.cruisers 2>0 | players.0.dock 7>9
      gained(seat 0, from trade:mercenaries, gain {credits 5}) | players.0.credits 7>12
      0 endTurn: end +3 > end
      then | turn 0>-1`,
  ],
  [
    'AG-144 AG-145 AG-146',
    '{action explore, place 0}',
    SWARM,
    eager,
    `
      !reveal
      certain: then | players.0.cruisers 2>1 | players.0.dock 7>8 | players.0.cubes 3>2 | anomalies.0 8>-1 | anomalyCubes.0 0>1
      explored(seat 0, place 0, system 0, marker 8) | players.0.cruisers 2>1 | players.0.dock 7>8 | players.0.cubes 3>2 | anomalies.0 8>-1 | discardedMarkers at 0 []>[8] | anomalyCubes.0 0>1
      gained(seat 0, from explore, gain {influence 2, relics 1}) | players.0.influence 3>5 | players.0.relics 1>2
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-144 AG-145 AG-146',
    '{action explore, place 2}',
    SWARM,
    eager,
    `
      !reveal
      certain: then | players.0.cruisers 2>1 | players.0.dock 7>8 | players.0.cubes 3>2 | anomalies.2 7>-1 | anomalyCubes.0 0>1
      explored(seat 0, place 2, system 1, marker 7) | players.0.cruisers 2>1 | players.0.dock 7>8 | players.0.cubes 3>2 | anomalies.2 7>-1 | discardedMarkers at 0 []>[7] | anomalyCubes.0 0>1
      gained(seat 0, from explore, gain {influence 2}) | players.0.influence 3>5
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-144 AG-145 AG-146',
    '{action explore, place 3}',
    SWARM,
    eager,
    `
      !reveal
      certain: then | players.0.cruisers 2>1 | players.0.dock 7>8 | players.0.cubes 3>2 | anomalies.3 6>-1 | anomalyCubes.0 0>1
      explored(seat 0, place 3, system 1, marker 6) | players.0.cruisers 2>1 | players.0.dock 7>8 | players.0.cubes 3>2 | anomalies.3 6>-1 | discardedMarkers at 0 []>[6] | anomalyCubes.0 0>1
      gained(seat 0, from explore, gain {influence 2}) | players.0.influence 3>5
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-144 AG-145 AG-146',
    '{action explore, place 4}',
    SWARM,
    eager,
    `
      !reveal
      certain: then | players.0.cruisers 2>1 | players.0.dock 7>8 | players.0.cubes 3>2 | anomalies.4 5>-1 | anomalyCubes.0 0>1
      explored(seat 0, place 4, system 2, marker 5) | players.0.cruisers 2>1 | players.0.dock 7>8 | players.0.cubes 3>2 | anomalies.4 5>-1 | discardedMarkers at 0 []>[5] | anomalyCubes.0 0>1
      gained(seat 0, from explore, gain {discovery 2, influence 1}) | players.0.discovery 3>5 | players.0.influence 3>4
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-144 AG-145 AG-146',
    '{action explore, place 6}',
    SWARM,
    eager,
    `
      !reveal
      certain: then | players.0.cruisers 2>1 | players.0.dock 7>8 | players.0.cubes 3>2 | anomalies.6 4>-1 | anomalyCubes.0 0>1
      explored(seat 0, place 6, system 3, marker 4) | players.0.cruisers 2>1 | players.0.dock 7>8 | players.0.cubes 3>2 | anomalies.6 4>-1 | discardedMarkers at 0 []>[4] | anomalyCubes.0 0>1
      gained(seat 0, from explore, gain {discovery 2, influence 1}) | players.0.discovery 3>5 | players.0.influence 3>4
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-151 AG-153',
    '{action appoint}',
    SWARM,
    eager,
    `
      appointed(seat 0, space 0, prestige 5) | players.0.influence 3>0 | players.0.cubes 3>2 | congress at 0 []>[0]
      gained(seat 0, from congress, gain {prestige 5}) | arrival.0 0>1 | arrival.1 1>2 | arrival.2 2>0 | players.0.prestige 2>7
      0 endTurn: end +5 > end
      then | turn 0>-1`,
  ],
  [
    'AG-156 AG-157',
    '{action research, technology 0}',
    SWARM,
    eager,
    `
      researched(seat 0, technology 0, cost 5, discovery 0) | players.0.credits 7>2 | players.0.cubes 3>2 | players.0.technologies 6>7
      gained(seat 0, from technology:terraforming, gain {productivity 1}) | players.0.productivity 3>4
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-156 AG-157',
    '{action research, technology 4}',
    SWARM,
    eager,
    `
      researched(seat 0, technology 4, cost 5, discovery 0) | players.0.credits 7>2 | players.0.cubes 3>2 | players.0.technologies 6>22
      gained(seat 0, from technology:hyperspaceScanner, gain {influence 1, prestige 1}) | arrival.0 0>1 | arrival.1 1>2 | arrival.2 2>0 | players.0.influence 3>4 | players.0.prestige 2>3
      0 endTurn: end +6 > end
      then | turn 0>-1`,
  ],
  [
    'AG-156 AG-157',
    '{action research, technology 5}',
    SWARM,
    eager,
    `
      researched(seat 0, technology 5, cost 5, discovery 0) | players.0.credits 7>2 | players.0.cubes 3>2 | players.0.technologies 6>38
      gained(seat 0, from technology:plasmaWeapon, gain {prestige 1, cruisers 1}) | arrival.0 0>1 | arrival.1 1>2 | arrival.2 2>0 | players.0.prestige 2>3 | players.0.cruisers 2>3 | players.0.dock 7>6
      0 endTurn: end +16 > end
      then | turn 0>-1`,
  ],
  [
    'AG-226 AG-227',
    '{interject card, card 8, as main}',
    SWARM,
    eager,
    `
      cardPlayed(seat 0, card 8, as main, at null) | players.0.factions at 2 []>[8] | players.0.hand at 0 [8]>[] | players.0.played false>true
      gained(seat 0, from faction:nyCorsairs, gain {credits 2, cruisers 1}) | players.0.credits 7>9 | players.0.cruisers 2>3 | players.0.dock 7>6`,
  ],
  [
    'AG-232 AG-234',
    '{interject card, card 8, as ideology}',
    SWARM,
    eager,
    `
      cardPlayed(seat 0, card 8, as ideology, at null) | players.0.ideology -1>8 | players.0.hand at 0 [8]>[] | players.0.played false>true`,
  ],
  [
    'AG-240',
    '{interject card, card 8, as boost}',
    SWARM,
    eager,
    `
      cardPlayed(seat 0, card 8, as boost, at null) | players.0.hand at 0 [8]>[] | players.0.spent at 0 []>[8] | players.0.played false>true
      gained(seat 0, from faction:nyCorsairs, gain {discovery 1}) | players.0.discovery 3>4`,
  ],
  [
    'AG-089 AG-091',
    '{interject lightning, use 0}',
    SWARM,
    eager,
    `
      lightning(seat 0, lightning 0)
      paid(seat 0, for lightning, pay {discovery 1}) | players.0.discovery 3>2
      gained(seat 0, from lightning, gain {credits 1}) | players.0.credits 7>8`,
  ],
  [
    'AG-089 AG-091',
    '{interject lightning, use 1}',
    SWARM,
    eager,
    `
      lightning(seat 0, lightning 1)
      paid(seat 0, for lightning, pay {influence 1}) | players.0.influence 3>2
      gained(seat 0, from lightning, gain {credits 2}) | players.0.credits 7>9`,
  ],
  [
    'AG-089 AG-091',
    '{interject lightning, use 2}',
    SWARM,
    eager,
    `
      lightning(seat 0, lightning 2)
      paid(seat 0, for lightning, pay {productivity 1}) | players.0.productivity 3>2
      gained(seat 0, from lightning, gain {credits 1}) | players.0.credits 7>8`,
  ],
  [
    'AG-249 AG-251 AG-252 AG-253',
    '{action colonize, planet 11}',
    NOMADS,
    eager,
    `
      colonized(seat 2, at 3(planet 11, system 2), cost 2) | players.2.credits 7>5 | players.2.cubes 3>2 | owner.11 -1>2 | level.11 0>1 | settled.11 0>3
      gained(seat 2, from planet:desert, gain {cruisers 2}) | players.2.cruisers 2>4 | players.2.dock 7>5
      2 wander: stay {from 0, action research, technology 0} {from 0, action research, technology 1} {from 0, action research, technology 2} {from 0, action salvage, count 1} {from 9, action research, technology 0} {from 9, action research, technology 1} {from 9, action research, technology 2} {from 9, action salvage, count 1} +3 > stay
      not {what {from 4}, reason isDeveloped, rule AG-252} {what {from 11}, reason settledThisRound, rule AG-252}
      2 endTurn: end +3 > end
      then | turn 2>-1`,
  ],
  [
    'AG-249 AG-250',
    '{action colonize, planet 11}',
    NOMADS,
    reluctant,
    `
      colonized(seat 2, at 3(planet 11, system 2), cost 2) | players.2.credits 7>5 | players.2.cubes 3>2 | owner.11 -1>2 | level.11 0>1 | settled.11 0>3
      gained(seat 2, from planet:desert, gain {cruisers 2}) | players.2.cruisers 2>4 | players.2.dock 7>5
      2 wander: stay {from 0, action research, technology 0} {from 0, action research, technology 1} {from 0, action research, technology 2} {from 0, action salvage, count 1} {from 9, action research, technology 0} {from 9, action research, technology 1} {from 9, action research, technology 2} {from 9, action salvage, count 1} +3 > {from 9, action salvage, count 1}
      not {what {from 4}, reason isDeveloped, rule AG-252} {what {from 11}, reason settledThisRound, rule AG-252}
      wandered(seat 2, at 3(planet 9, system 2)) | owner.9 2>-1 | level.9 1>0 | settled.9 2>0
      ability(seat 2, ability 45)
      salvaged(seat 2, count 1, cost 3) | players.2.credits 5>2 | players.2.discovery 3>2 | players.2.relics 1>2 | inBox.5 0>1
      2 endTurn: end +3 > end
      then | turn 2>-1`,
  ],
  [
    'AG-127 AG-258',
    '{action salvage, count 3}',
    KEEPERS,
    eager,
    `
      ability(seat 1, ability 13) | players.1.cubes 3>2
      salvaged(seat 1, count 3, cost 3) | players.1.credits 7>4 | players.1.discovery 3>0 | players.1.relics 1>4 | inBox.4 0>1
      1 endTurn: end +2 > end
      then | turn 1>-1`,
  ],
  [
    'AG-145 AG-146',
    '{action explore, place 0}',
    KEEPERS,
    eager,
    `
      !reveal
      certain: then | players.1.cruisers 2>1 | players.1.dock 7>8 | players.1.cubes 3>2 | anomalies.0 8>-1 | anomalyCubes.1 0>1
      explored(seat 1, place 0, system 0, marker 8) | players.1.cruisers 2>1 | players.1.dock 7>8 | players.1.cubes 3>2 | anomalies.0 8>-1 | discardedMarkers at 0 []>[8] | anomalyCubes.1 0>1
      gained(seat 1, from explore, gain {influence 2, relics 1}) | players.1.influence 3>5 | players.1.relics 1>2
      ability(seat 1, ability 15)
      gained(seat 1, from faction:tombDelvers, gain {relics 1}) | players.1.relics 2>3
      1 endTurn: end +3 > end
      then | turn 1>-1`,
  ],
  [
    'AG-107 AG-108',
    '{action colonize, planet 2}',
    KEEPERS,
    eager,
    `
      colonized(seat 1, at 5(planet 2, system 0), cost 2) | players.1.credits 7>5 | players.1.cubes 3>2 | owner.2 -1>1 | level.2 0>1 | settled.2 0>3
      gained(seat 1, from planet:inhospitable, gain {discovery 1, relics 1}) | players.1.discovery 3>4 | players.1.relics 1>2
      1 endTurn: end +3 > end
      then | turn 1>-1`,
  ],
];

it.each(CASES)('%s %s', (_ids, name, table, way, expected) => {
  expect(action(table(), name, way)).toEqual(lines(expected));
});

/** What is offered, and what is refused and why. */
const CHOICES: readonly (readonly [title: string, table: () => Scenery, lines: string])[] = [
  [
    'AG-092 AG-094 with goods of all kinds',
    () => HUMANS(),
    `
      {action colonize, planet 11}
      {action develop, planet 0}
      {action develop, planet 9}
      {action manufacture, count 1}
      {action manufacture, count 2}
      {action manufacture, count 3}
      {action salvage, count 1}
      {action salvage, count 2}
      {action plunder}
      {action trade, slot 0, exchange 0}
      {action trade, slot 0, exchange 1}
      {action trade, slot 1, exchange 0}
      {action trade, slot 1, exchange 1}
      {action trade, slot 2, exchange 0}
      {action trade, slot 2, exchange 1}
      {action explore, place 0}
      {action explore, place 2}
      {action explore, place 3}
      {action explore, place 4}
      {action appoint}
      {action research, technology 0}
      {action research, technology 1}
      {action research, technology 2}
      {interject card, card 10, as main}
      {interject card, card 10, as ideology}
      {interject card, card 10, as boost}
      {interject card, card 3, as main}
      {interject card, card 3, as ideology}
      {interject card, card 3, as boost}
      {interject lightning, use 0}
      {interject lightning, use 1}
      {interject lightning, use 2}
      not {what {action colonize, planet 0}, reason planetTaken, rule AG-105, args {type warm, system 0, slot 0}}
      not {what {action colonize, planet 1}, reason planetTaken, rule AG-105, args {type oceanic, system 0, slot 1}}
      not {what {action colonize, planet 2}, reason needsTerraforming, rule AG-107, args {type inhospitable, system 0, slot 2}}
      not {what {action colonize, planet 3}, reason notAdapted, rule AG-106, args {type volcanic, system 0, slot 3}}
      not {what {action colonize, planet 4}, reason planetTaken, rule AG-105, args {type arctic, system 1, slot 0}}
      not {what {action colonize, planet 5}, reason planetTaken, rule AG-105, args {type desert, system 1, slot 1}}
      not {what {action colonize, planet 6}, reason notAdapted, rule AG-106, args {type volcanic, system 1, slot 2}}
      not {what {action colonize, planet 8}, reason planetTaken, rule AG-105, args {type oceanic, system 2, slot 0}}
      not {what {action colonize, planet 9}, reason planetTaken, rule AG-105, args {type desert, system 2, slot 1}}
      not {what {action colonize, planet 10}, reason needsTerraforming, rule AG-107, args {type inhospitable, system 2, slot 2}}
      not {what {action colonize, planet 12}, reason planetTaken, rule AG-105, args {type warm, system 3, slot 0}}
      not {what {action colonize, planet 13}, reason beyondReach, rule AG-097, args {type arctic, system 3, slot 1}}
      not {what {action colonize, planet 14}, reason beyondReach, rule AG-097, args {type volcanic, system 3, slot 2}}
      not {what {action colonize, planet 15}, reason beyondReach, rule AG-097, args {type arctic, system 3, slot 3}}
      not {what {action develop, planet 1}, reason notYourColony, rule AG-114}
      not {what {action develop, planet 4}, reason isDeveloped, rule AG-115}
      not {what {action develop, planet 5}, reason notYourColony, rule AG-114}
      not {what {action explore, place 6}, reason beyondReach, rule AG-097}
      not {what {action research, technology 3}, reason noPath, rule AG-159, args {technology advancedTerraforming}}
      not {what {action research, technology 4}, reason noPath, rule AG-159, args {technology hyperspaceScanner}}
      not {what {action research, technology 5}, reason noPath, rule AG-159, args {technology plasmaWeapon}}
      not {what {action research, technology 6}, reason noPath, rule AG-160, args {technology planetaryShields}}
      not {what {action research, technology 7}, reason noPath, rule AG-160, args {technology xenology}}
      not {what {action research, technology 8}, reason noPath, rule AG-160, args {technology antimatterMissile}}`,
  ],
  [
    'AG-106 AG-107 AG-158 with Terraforming',
    () => CHOIR(),
    `
      {action colonize, planet 2}
      {action colonize, planet 3, card 9}
      {action colonize, planet 6, card 9}
      {action colonize, planet 10}
      {action colonize, planet 11, card 1}
      {action develop, planet 0}
      {action develop, planet 9}
      {action manufacture, count 1}
      {action manufacture, count 2}
      {action manufacture, count 3}
      {action salvage, count 1}
      {action salvage, count 2}
      {action plunder}
      {action trade, slot 0, exchange 0}
      {action trade, slot 0, exchange 1}
      {action trade, slot 1, exchange 0}
      {action trade, slot 1, exchange 1}
      {action trade, slot 2, exchange 0}
      {action trade, slot 2, exchange 1}
      {action explore, place 0}
      {action explore, place 2}
      {action explore, place 3}
      {action explore, place 4}
      {action appoint}
      {action research, technology 1}
      {action research, technology 2}
      {action research, technology 3}
      {interject card, card 1, as main}
      {interject card, card 1, as ideology}
      {interject card, card 1, as boost}
      {interject card, card 9, as main}
      {interject card, card 9, as ideology}
      {interject card, card 9, as boost}
      {interject lightning, use 0}
      {interject lightning, use 1}
      {interject lightning, use 2}
      not {what {action colonize, planet 0}, reason planetTaken, rule AG-105, args {type warm, system 0, slot 0}}
      not {what {action colonize, planet 1}, reason planetTaken, rule AG-105, args {type oceanic, system 0, slot 1}}
      not {what {action colonize, planet 4}, reason planetTaken, rule AG-105, args {type arctic, system 1, slot 0}}
      not {what {action colonize, planet 5}, reason planetTaken, rule AG-105, args {type desert, system 1, slot 1}}
      not {what {action colonize, planet 8}, reason planetTaken, rule AG-105, args {type oceanic, system 2, slot 0}}
      not {what {action colonize, planet 9}, reason planetTaken, rule AG-105, args {type desert, system 2, slot 1}}
      not {what {action colonize, planet 12}, reason planetTaken, rule AG-105, args {type warm, system 3, slot 0}}
      not {what {action colonize, planet 13}, reason beyondReach, rule AG-097, args {type arctic, system 3, slot 1}}
      not {what {action colonize, planet 14}, reason beyondReach, rule AG-097, args {type volcanic, system 3, slot 2}}
      not {what {action colonize, planet 15}, reason beyondReach, rule AG-097, args {type arctic, system 3, slot 3}}
      not {what {action develop, planet 1}, reason notYourColony, rule AG-114}
      not {what {action develop, planet 4}, reason isDeveloped, rule AG-115}
      not {what {action develop, planet 5}, reason notYourColony, rule AG-114}
      not {what {action explore, place 6}, reason beyondReach, rule AG-097}
      not {what {action research, technology 0}, reason alreadyResearched, rule AG-162, args {technology terraforming}}
      not {what {action research, technology 4}, reason noPath, rule AG-159, args {technology hyperspaceScanner}}
      not {what {action research, technology 5}, reason noPath, rule AG-159, args {technology plasmaWeapon}}
      not {what {action research, technology 6}, reason noPath, rule AG-160, args {technology planetaryShields}}
      not {what {action research, technology 7}, reason noPath, rule AG-160, args {technology xenology}}
      not {what {action research, technology 8}, reason noPath, rule AG-160, args {technology antimatterMissile}}`,
  ],
  [
    'AG-096 AG-159 with Warp Drive',
    () => SWARM(),
    `
      {action colonize, planet 3}
      {action colonize, planet 6}
      {action colonize, planet 11}
      {action colonize, planet 14}
      {action develop, planet 0}
      {action develop, planet 9}
      {action manufacture, count 1}
      {action manufacture, count 2}
      {action manufacture, count 3}
      {action salvage, count 1}
      {action salvage, count 2}
      {action plunder}
      {action trade, slot 0, exchange 0}
      {action trade, slot 0, exchange 1}
      {action trade, slot 1, exchange 0}
      {action trade, slot 1, exchange 1}
      {action trade, slot 2, exchange 0}
      {action trade, slot 2, exchange 1}
      {action explore, place 0}
      {action explore, place 2}
      {action explore, place 3}
      {action explore, place 4}
      {action explore, place 6}
      {action appoint}
      {action research, technology 0}
      {action research, technology 4}
      {action research, technology 5}
      {interject card, card 8, as main}
      {interject card, card 8, as ideology}
      {interject card, card 8, as boost}
      {interject lightning, use 0}
      {interject lightning, use 1}
      {interject lightning, use 2}
      not {what {action colonize, planet 0}, reason planetTaken, rule AG-105, args {type warm, system 0, slot 0}}
      not {what {action colonize, planet 1}, reason planetTaken, rule AG-105, args {type oceanic, system 0, slot 1}}
      not {what {action colonize, planet 2}, reason needsTerraforming, rule AG-107, args {type inhospitable, system 0, slot 2}}
      not {what {action colonize, planet 4}, reason planetTaken, rule AG-105, args {type arctic, system 1, slot 0}}
      not {what {action colonize, planet 5}, reason planetTaken, rule AG-105, args {type desert, system 1, slot 1}}
      not {what {action colonize, planet 8}, reason planetTaken, rule AG-105, args {type oceanic, system 2, slot 0}}
      not {what {action colonize, planet 9}, reason planetTaken, rule AG-105, args {type desert, system 2, slot 1}}
      not {what {action colonize, planet 10}, reason needsTerraforming, rule AG-107, args {type inhospitable, system 2, slot 2}}
      not {what {action colonize, planet 12}, reason planetTaken, rule AG-105, args {type warm, system 3, slot 0}}
      not {what {action colonize, planet 13}, reason notAdapted, rule AG-106, args {type arctic, system 3, slot 1}}
      not {what {action colonize, planet 15}, reason notAdapted, rule AG-106, args {type arctic, system 3, slot 3}}
      not {what {action develop, planet 1}, reason notYourColony, rule AG-114}
      not {what {action develop, planet 4}, reason isDeveloped, rule AG-115}
      not {what {action develop, planet 5}, reason notYourColony, rule AG-114}
      not {what {action research, technology 1}, reason alreadyResearched, rule AG-162, args {technology warpDrive}}
      not {what {action research, technology 2}, reason alreadyResearched, rule AG-162, args {technology laserWeapon}}
      not {what {action research, technology 3}, reason noPath, rule AG-159, args {technology advancedTerraforming}}
      not {what {action research, technology 6}, reason noPath, rule AG-160, args {technology planetaryShields}}
      not {what {action research, technology 7}, reason noPath, rule AG-160, args {technology xenology}}
      not {what {action research, technology 8}, reason noPath, rule AG-160, args {technology antimatterMissile}}`,
  ],
  [
    'AG-093 AG-137 with nothing at all',
    () => turnOf(alliance(table(2, { round: 1 }), 1, 'humans'), 1),
    `
      {action colonize, planet 0}
      {action plunder}
      not {what {action colonize, planet 1}, reason notAdapted, rule AG-106, args {type oceanic, system 0, slot 1}}
      not {what {action colonize, planet 2}, reason needsTerraforming, rule AG-107, args {type inhospitable, system 0, slot 2}}
      not {what {action colonize, planet 4}, reason beyondReach, rule AG-097, args {type arctic, system 1, slot 0}}
      not {what {action colonize, planet 5}, reason beyondReach, rule AG-097, args {type desert, system 1, slot 1}}
      not {what {action colonize, planet 6}, reason beyondReach, rule AG-097, args {type volcanic, system 1, slot 2}}
      not {what {action manufacture}, reason needsCredits, rule AG-121, args {missing 2}}
      not {what {action salvage}, reason needsDiscovery, rule AG-128, args {missing 1}}
      not {what {action trade, slot 0, exchange 0}, reason cannotPayTrade, rule AG-137, args {card goods}}
      not {what {action trade, slot 0, exchange 1}, reason cannotPayTrade, rule AG-137, args {card goods}}
      not {what {action trade, slot 1, exchange 0}, reason cannotPayTrade, rule AG-137, args {card cooperation}}
      not {what {action trade, slot 1, exchange 1}, reason cannotPayTrade, rule AG-137, args {card cooperation}}
      not {what {action trade, slot 2, exchange 0}, reason cannotPayTrade, rule AG-137, args {card mercenaries}}
      not {what {action trade, slot 2, exchange 1}, reason cannotPayTrade, rule AG-137, args {card mercenaries}}
      not {what {action explore, place 0}, reason needsCruiser, rule AG-144}
      not {what {action explore, place 2}, reason beyondReach, rule AG-097}
      not {what {action appoint}, reason needsDevelopedPlanet, rule AG-152}
      not {what {action research, technology 0}, reason needsCredits, rule AG-157, args {technology terraforming, missing 5}}
      not {what {action research, technology 1}, reason needsCredits, rule AG-157, args {technology warpDrive, missing 5}}
      not {what {action research, technology 2}, reason needsCredits, rule AG-157, args {technology laserWeapon, missing 5}}
      not {what {action research, technology 3}, reason noPath, rule AG-159, args {technology advancedTerraforming}}
      not {what {action research, technology 4}, reason noPath, rule AG-159, args {technology hyperspaceScanner}}
      not {what {action research, technology 5}, reason noPath, rule AG-159, args {technology plasmaWeapon}}
      not {what {action research, technology 6}, reason noPath, rule AG-160, args {technology planetaryShields}}
      not {what {action research, technology 7}, reason noPath, rule AG-160, args {technology xenology}}
      not {what {action research, technology 8}, reason noPath, rule AG-160, args {technology antimatterMissile}}`,
  ],
  [
    'AG-112 AG-121 AG-127 AG-144 AG-151 with a little of everything',
    () => turnOf(give(alliance(table(4, { round: 5 }), 3, 'usud'), 3, { credits: 1, discovery: 1, influence: 1 }), 3),
    `
      {action colonize, planet 3}
      {action colonize, planet 6}
      {action colonize, planet 14}
      {action colonize, planet 18}
      {action plunder}
      {action trade, slot 0, exchange 0}
      {action trade, slot 2, exchange 0}
      {interject lightning, use 0}
      {interject lightning, use 1}
      not {what {action colonize, planet 0}, reason notAdapted, rule AG-106, args {type warm, system 0, slot 0}}
      not {what {action colonize, planet 1}, reason notAdapted, rule AG-106, args {type oceanic, system 0, slot 1}}
      not {what {action colonize, planet 2}, reason needsTerraforming, rule AG-107, args {type inhospitable, system 0, slot 2}}
      not {what {action colonize, planet 4}, reason notAdapted, rule AG-106, args {type arctic, system 1, slot 0}}
      not {what {action colonize, planet 5}, reason notAdapted, rule AG-106, args {type desert, system 1, slot 1}}
      not {what {action colonize, planet 7}, reason notAdapted, rule AG-106, args {type desert, system 1, slot 3}}
      not {what {action colonize, planet 8}, reason notAdapted, rule AG-106, args {type oceanic, system 2, slot 0}}
      not {what {action colonize, planet 9}, reason notAdapted, rule AG-106, args {type desert, system 2, slot 1}}
      not {what {action colonize, planet 10}, reason needsTerraforming, rule AG-107, args {type inhospitable, system 2, slot 2}}
      not {what {action colonize, planet 11}, reason notAdapted, rule AG-106, args {type arctic, system 2, slot 3}}
      not {what {action colonize, planet 12}, reason notAdapted, rule AG-106, args {type warm, system 3, slot 0}}
      not {what {action colonize, planet 13}, reason notAdapted, rule AG-106, args {type arctic, system 3, slot 1}}
      not {what {action colonize, planet 15}, reason notAdapted, rule AG-106, args {type oceanic, system 3, slot 3}}
      not {what {action colonize, planet 16}, reason notAdapted, rule AG-106, args {type warm, system 4, slot 0}}
      not {what {action colonize, planet 17}, reason notAdapted, rule AG-106, args {type desert, system 4, slot 1}}
      not {what {action colonize, planet 19}, reason notAdapted, rule AG-106, args {type warm, system 4, slot 3}}
      not {what {action manufacture}, reason needsCredits, rule AG-121, args {missing 1}}
      not {what {action salvage}, reason needsCredits, rule AG-127, args {missing 2}}
      not {what {action trade, slot 0, exchange 1}, reason cannotPayTrade, rule AG-137, args {card goods}}
      not {what {action trade, slot 1, exchange 0}, reason cannotPayTrade, rule AG-137, args {card cooperation}}
      not {what {action trade, slot 1, exchange 1}, reason cannotPayTrade, rule AG-137, args {card cooperation}}
      not {what {action trade, slot 2, exchange 1}, reason cannotPayTrade, rule AG-137, args {card mercenaries}}
      not {what {action explore, place 0}, reason needsCruiser, rule AG-144}
      not {what {action explore, place 2}, reason needsCruiser, rule AG-144}
      not {what {action explore, place 3}, reason needsCruiser, rule AG-144}
      not {what {action explore, place 4}, reason needsCruiser, rule AG-144}
      not {what {action explore, place 6}, reason needsCruiser, rule AG-144}
      not {what {action explore, place 7}, reason needsCruiser, rule AG-144}
      not {what {action explore, place 8}, reason needsCruiser, rule AG-144}
      not {what {action appoint}, reason needsDevelopedPlanet, rule AG-152}
      not {what {action research, technology 0}, reason needsCredits, rule AG-157, args {technology terraforming, missing 4}}
      not {what {action research, technology 1}, reason needsCredits, rule AG-157, args {technology warpDrive, missing 4}}
      not {what {action research, technology 2}, reason needsCredits, rule AG-157, args {technology laserWeapon, missing 4}}
      not {what {action research, technology 3}, reason noPath, rule AG-159, args {technology advancedTerraforming}}
      not {what {action research, technology 4}, reason noPath, rule AG-159, args {technology hyperspaceScanner}}
      not {what {action research, technology 5}, reason noPath, rule AG-159, args {technology plasmaWeapon}}
      not {what {action research, technology 6}, reason noPath, rule AG-160, args {technology planetaryShields}}
      not {what {action research, technology 7}, reason noPath, rule AG-160, args {technology xenology}}
      not {what {action research, technology 8}, reason noPath, rule AG-160, args {technology antimatterMissile}}
      not {what {action research, technology 10}, reason needsCredits, rule AG-157, args {technology ionCannon, missing 4}}`,
  ],
  [
    'AG-100 AG-103 AG-106 three colonies and one credit',
    () =>
      turnOf(
        settle(
          give(alliance(table(3), 1, 'humans', 'auralis'), 1, { credits: 1 }),
          1,
          planets.tessalyWarm,
          planets.karskDesert,
          planets.ombraOceanic,
        ),
        1,
      ),
    `
      {action plunder}
      not {what {action colonize, planet 0}, reason planetTaken, rule AG-105, args {type warm, system 0, slot 0}}
      not {what {action colonize, planet 1}, reason needsCredits, rule AG-100, args {type oceanic, system 0, slot 1, missing 2}}
      not {what {action colonize, planet 2}, reason needsTerraforming, rule AG-107, args {type inhospitable, system 0, slot 2}}
      not {what {action colonize, planet 3}, reason notAdapted, rule AG-106, args {type volcanic, system 0, slot 3}}
      not {what {action colonize, planet 4}, reason notAdapted, rule AG-106, args {type arctic, system 1, slot 0}}
      not {what {action colonize, planet 5}, reason planetTaken, rule AG-105, args {type desert, system 1, slot 1}}
      not {what {action colonize, planet 6}, reason notAdapted, rule AG-106, args {type volcanic, system 1, slot 2}}
      not {what {action colonize, planet 8}, reason planetTaken, rule AG-105, args {type oceanic, system 2, slot 0}}
      not {what {action colonize, planet 9}, reason beyondReach, rule AG-097, args {type desert, system 2, slot 1}}
      not {what {action colonize, planet 10}, reason beyondReach, rule AG-097, args {type inhospitable, system 2, slot 2}}
      not {what {action colonize, planet 11}, reason beyondReach, rule AG-097, args {type desert, system 2, slot 3}}
      not {what {action develop, planet 0}, reason needsCredits, rule AG-112, args {missing 6}}
      not {what {action develop, planet 5}, reason needsCredits, rule AG-112, args {missing 6}}
      not {what {action develop, planet 8}, reason needsCredits, rule AG-112, args {missing 6}}
      not {what {action manufacture}, reason needsCredits, rule AG-121, args {missing 1}}
      not {what {action salvage}, reason needsDiscovery, rule AG-128, args {missing 1}}
      not {what {action trade, slot 0, exchange 0}, reason cannotPayTrade, rule AG-137, args {card goods}}
      not {what {action trade, slot 0, exchange 1}, reason cannotPayTrade, rule AG-137, args {card goods}}
      not {what {action trade, slot 1, exchange 0}, reason cannotPayTrade, rule AG-137, args {card cooperation}}
      not {what {action trade, slot 1, exchange 1}, reason cannotPayTrade, rule AG-137, args {card cooperation}}
      not {what {action trade, slot 2, exchange 0}, reason cannotPayTrade, rule AG-137, args {card mercenaries}}
      not {what {action trade, slot 2, exchange 1}, reason cannotPayTrade, rule AG-137, args {card mercenaries}}
      not {what {action explore, place 0}, reason needsCruiser, rule AG-144}
      not {what {action explore, place 2}, reason needsCruiser, rule AG-144}
      not {what {action explore, place 3}, reason needsCruiser, rule AG-144}
      not {what {action explore, place 4}, reason beyondReach, rule AG-097}
      not {what {action appoint}, reason needsDevelopedPlanet, rule AG-152}
      not {what {action research, technology 0}, reason needsCredits, rule AG-157, args {technology terraforming, missing 4}}
      not {what {action research, technology 1}, reason needsCredits, rule AG-157, args {technology warpDrive, missing 4}}
      not {what {action research, technology 2}, reason needsCredits, rule AG-157, args {technology laserWeapon, missing 4}}
      not {what {action research, technology 3}, reason noPath, rule AG-159, args {technology advancedTerraforming}}
      not {what {action research, technology 4}, reason noPath, rule AG-159, args {technology hyperspaceScanner}}
      not {what {action research, technology 5}, reason noPath, rule AG-159, args {technology plasmaWeapon}}
      not {what {action research, technology 6}, reason noPath, rule AG-160, args {technology planetaryShields}}
      not {what {action research, technology 7}, reason noPath, rule AG-160, args {technology xenology}}
      not {what {action research, technology 8}, reason noPath, rule AG-160, args {technology antimatterMissile}}`,
  ],
];

it.each(CHOICES)('%s', (_title, table, expected) => {
  expect(choices(table())).toEqual(lines(expected));
});

it('AG-079 AG-194 occupied planets count from the first of the galaxy to the last', () => {
  const s = occupied(alliance(table(3, { round: 5 }), 1, 'redmantle'), 1, planets.tessalyWarm, planets.lysanderVolcanic);
  expect(productionOf(s).state.players[1].prestige).toBe(2);
});
