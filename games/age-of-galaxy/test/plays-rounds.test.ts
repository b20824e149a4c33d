import type { Ask } from '@orrery/kernel';
import { lines } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ageOfGalaxy } from '../index.ts';
import { redraws, rounds } from './story.ts';
import { table } from './table.ts';

/** Whole rounds from the first card dealt: every question, every answer, and everything that changes on the table. */

describe('whole rounds', () => {
  it('AG-050 AG-064 AG-070 AG-071 AG-082 AG-209 a game of three, to its end', () => {
    expect(rounds(3, {}, 'round', 7)).toEqual(
      lines(`
        laidOut(start 1, trade [3, 4, 2]) | start 0>1 | order.0 0>1 | order.1 1>2 | order.2 2>0 | arrival.0 2>0 | arrival.1 1>2 | arrival.2 0>1 | row.0 0>5 | row.1 1>0 | row.2 2>3 | row.3 3>1 | row.4 4>6 | unusedSystems.0 5>7 | unusedSystems.1 6>4 | unusedSystems.2 7>2 | planetPile.0 0>1 | planetPile.1 1>0 | planetPile.2 2>4 | planetPile.3 3>2 | planetPile.4 4>3 | explorationPile.0 0>6 | explorationPile.1 1>4 | explorationPile.3 3>0 | explorationPile.4 4>1 | explorationPile.6 6>3 | trade.0 0>3 | trade.1 1>4 | unusedTrade.0 3>0 | unusedTrade.1 4>1
        systemOpened(position 0, system 5, place 3, markers 2) | opened 0>1 | places.0 -1>3 | planetPile at 4 [3]>[] | anomalies.0 -1>8 | anomalies.1 -1>7 | explorationPile at 7 [7, 8]>[]
        systemOpened(position 1, system 0, place 2, markers 1) | opened 1>2 | places.1 -1>2 | planetPile at 3 [2]>[] | anomalies.2 -1>3 | explorationPile at 6 [3]>[]
        to 0 dealt(seat 0, cards [16, 36, 13, 43, 25, 23, 12]) | players.0.hand at 0 []>[16, 36, 13, 43, 25, 23, 12] | deck at 0 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44]>[28, 20, 2, 29, 14, 19, 35, 33, 6, 40, 3, 26, 39, 7, 18, 42, 9, 0, 5, 4, 17, 34, 44, 41, 22, 31, 32, 15, 11, 30, 24, 8, 38, 37, 21, 27, 1, 10]
        to 1 dealt(seat 1, cards [10, 1, 27, 21, 37, 38, 8]) | players.1.hand at 0 []>[10, 1, 27, 21, 37, 38, 8] | deck at 31 [8, 38, 37, 21, 27, 1, 10]>[]
        to 2 dealt(seat 2, cards [24, 30, 11, 15, 32, 31, 22]) | players.2.hand at 0 []>[24, 30, 11, 15, 32, 31, 22] | deck at 24 [22, 31, 32, 15, 11, 30, 24]>[]
        1 discardCard(discards 0): keep 10 1 27 21 37 38 8 > 8
        2 discardCard(discards 0): keep 24 30 11 15 32 31 22 > keep
        0 discardCard(discards 0): keep 16 36 13 43 25 23 12 > 43
        1 discardCard(discards 1, picked [8]): keep 10 1 27 21 37 38 > 38
        0 discardCard(discards 1, picked [43]): keep 16 36 13 25 23 12 > keep
        1 discardCard(discards 2, picked [8, 38]): keep 10 1 27 21 37 > 27 !reveal
        to 1 drew(seat 1, count 3, cards [41, 44, 34]), to others drew(seat 1, count 3, cards []) | players.0.hand at 3 [43]>[] | players.0.redrawn at 0 []>[43] | players.1.hand.2 27>21 | players.1.hand.3 21>37 | players.1.hand.4 37>41 | players.1.hand.5 38>44 | players.1.hand.6 8>34 | players.1.redrawn at 0 []>[8, 38, 27] | deck at 21 [34, 44, 41]>[]
        to 0 drew(seat 0, count 1, cards [17]), to others drew(seat 0, count 1, cards []) | players.0.hand at 6 []>[17] | deck at 20 [17]>[]
        1 startingFaction: 10 1 21 37 41 44 34 > 34
        2 startingFaction: 24 30 11 15 32 31 22 > 24
        0 startingFaction: 16 36 13 25 23 12 17 > 25 !reveal
        cardPlayed(seat 1, card 34, as start, at null) | players.1.factions at 0 []>[34] | players.1.hand at 6 [34]>[]
        gained(seat 1, from faction:arbiters, gain {credits 4}) | players.1.credits 0>4
        cardPlayed(seat 2, card 24, as start, at null) | players.2.factions at 0 []>[24] | players.2.hand at 0 [24]>[]
        gained(seat 2, from faction:tollkeepers, gain {credits 4}) | players.2.credits 0>4
        cardPlayed(seat 0, card 25, as start, at null) | players.0.factions at 0 []>[25] | players.0.hand at 3 [25]>[]
        gained(seat 0, from faction:sunForgers, gain {credits 4}) | players.0.credits 0>4
        roundBegan(round 1, order [1, 2, 0]) | phase setup>production | round 0>1
        produced(seat 1, cubes 3, credits 3, productivity -1) | players.1.credits 4>7 | players.1.productivity 3>2 | players.1.cubes 0>3 | players.1.supply 15>12
        produced(seat 2, cubes 3, credits 3, productivity -1) | players.2.credits 4>7 | players.2.productivity 3>2 | players.2.cubes 0>3 | players.2.supply 15>12
        produced(seat 0, cubes 3, credits 3, productivity -1) | players.0.credits 4>7 | players.0.productivity 3>2 | players.0.cubes 0>3 | players.0.supply 15>12
        turnBegan(seat 1) | phase production>action | turn -1>1
        1 chooseAction: {action colonize, planet 0} {action colonize, planet 1, card 37} {action colonize, planet 3, card 1} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action plunder} {action research, technology 0} {action research, technology 1} {action research, technology 2} +19 > {action research, technology 2}
        researched(seat 1, technology 2, cost 5, discovery 0) | players.1.credits 7>2 | players.1.cubes 3>2 | players.1.technologies 0>4
        gained(seat 1, from technology:laserWeapon, gain {cruisers 1}) | players.1.cruisers 0>1 | players.1.dock 9>8
        1 endTurn: end +19 > end
        turnBegan(seat 2) | turn 1>2
        2 chooseAction: {action colonize, planet 0} {action colonize, planet 1, card 11} {action colonize, planet 1, card 15} {action colonize, planet 1, card 32} {action colonize, planet 3, card 30} {action colonize, planet 3, card 22} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action plunder} {action research, technology 0} {action research, technology 1} {action research, technology 2} +19 > {interject card, card 11, as main}
        cardPlayed(seat 2, card 11, as main, at null) | players.2.factions at 1 []>[11] | players.2.hand at 1 [11]>[] | players.2.played false>true
        gained(seat 2, from faction:lumenChoir, gain {credits 4, cruisers 1}) | players.2.credits 7>11 | players.2.cruisers 0>1 | players.2.dock 9>8
        2 chooseAction: {action colonize, planet 0} {action colonize, planet 1} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action manufacture, count 4} {action plunder} {action explore, place 0} {action explore, place 1} {action research, technology 0} {action research, technology 1} {action research, technology 2} +1 > {action colonize, planet 0}
        colonized(seat 2, at 1(planet 0, system 5), cost 0) | players.2.cubes 3>2 | owner.0 -1>2 | level.0 0>1 | settled.0 0>1
        gained(seat 2, from planet:oceanic, gain {cruisers 2}) | players.2.cruisers 1>3 | players.2.dock 8>6
        2 endTurn: end +1 > end
        turnBegan(seat 0) | turn 2>0
        0 chooseAction: {action colonize, planet 3} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action plunder} {action research, technology 0} {action research, technology 1} {action research, technology 2} +20 > {interject card, card 13, as main}
        cardPlayed(seat 0, card 13, as main, at null) | players.0.factions at 1 []>[13] | players.0.hand at 2 [13]>[] | players.0.played false>true
        gained(seat 0, from faction:glasswrights, gain {credits 4}) | players.0.credits 7>11
        0 chooseAction: {action colonize, planet 3} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action manufacture, count 4} {action manufacture, count 5} {action plunder} {action research, technology 0} {action research, technology 1} {action research, technology 2} +2 > {action colonize, planet 3}
        colonized(seat 0, at 3(planet 3, system 5), cost 0) | players.0.cubes 3>2 | owner.3 -1>0 | level.3 0>1 | settled.3 0>1
        gained(seat 0, from planet:desert, gain {cruisers 2}) | players.0.cruisers 0>2 | players.0.dock 9>7
        0 endTurn: end +2 > end
        turnBegan(seat 1) | turn 0>1
        1 chooseAction: {action colonize, planet 1, card 37} {action manufacture, count 1} {action plunder} {action explore, place 0} {action explore, place 1} +19 > {interject card, card 21, as ideology}
        cardPlayed(seat 1, card 21, as ideology, at null) | players.1.ideology -1>21 | players.1.hand at 2 [21]>[] | players.1.played false>true
        1 chooseAction: {action manufacture, count 1} {action plunder} {action explore, place 0} {action explore, place 1} +1 > {action explore, place 1} !reveal
        certain: then | players.1.cruisers 1>0 | players.1.dock 8>9 | players.1.cubes 2>1 | anomalies.1 7>-1 | anomalyCubes.1 0>1
        explored(seat 1, place 1, system 5, marker 7) | players.1.cruisers 1>0 | players.1.dock 8>9 | players.1.cubes 2>1 | anomalies.1 7>-1 | discardedMarkers at 0 []>[7] | anomalyCubes.1 0>1
        gained(seat 1, from explore, gain {influence 2}) | players.1.influence 0>2
        1 endTurn: end +2 > end
        turnBegan(seat 2) | turn 1>2 | players.2.played true>false
        2 chooseAction: {action colonize, planet 1} {action develop, planet 0} {action manufacture, count 1} {action manufacture, count 2} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +16 > {interject card, card 15, as main}
        cardPlayed(seat 2, card 15, as main, at null) | players.2.factions at 2 []>[15] | players.2.hand at 1 [15]>[] | players.2.played false>true
        gained(seat 2, from faction:oathkeepers, gain {credits 1}) | players.2.credits 11>12
        2 chooseAction: {action colonize, planet 1} {action develop, planet 0} {action manufacture, count 1} {action manufacture, count 2} {action plunder} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} > {action colonize, planet 1}
        colonized(seat 2, at 2(planet 1, system 5), cost 1) | players.2.credits 12>11 | players.2.cubes 2>1 | owner.1 -1>2 | level.1 0>1 | settled.1 0>1
        gained(seat 2, from planet:arctic, gain {productivity 3}) | players.2.productivity 2>5
        2 endTurn: end +1 > end
        turnBegan(seat 0) | turn 2>0 | players.0.played true>false
        0 chooseAction: {action develop, planet 3} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +17 > {interject card, card 36, as main}
        cardPlayed(seat 0, card 36, as main, at null) | players.0.factions at 2 []>[36] | players.0.hand at 1 [36]>[] | players.0.played false>true
        gained(seat 0, from faction:sojourner, gain {credits 1, cruisers 1}) | players.0.credits 11>12 | players.0.cruisers 2>3 | players.0.dock 7>6
        0 chooseAction: {action develop, planet 3} {action manufacture, count 1} {action manufacture, count 2} {action plunder} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} > {action develop, planet 3}
        developed(seat 0, at 3(planet 3, system 5), cost 7) | players.0.credits 12>5 | players.0.cubes 2>1 | level.3 1>2
        gained(seat 0, from develop, gain {prestige 1}) | arrival.0 0>2 | arrival.1 2>1 | arrival.2 1>0 | players.0.prestige 0>1
        0 chooseReward(source develop): 0 1 +2 > 0
        gained(seat 0, from develop, gain {discovery 1, influence 1}) | players.0.discovery 0>1 | players.0.influence 0>1
        0 endTurn: end +4 > {interject lightning, use 1}
        lightning(seat 0, lightning 1)
        paid(seat 0, for lightning, pay {influence 1}) | players.0.influence 1>0
        gained(seat 0, from lightning, gain {credits 2}) | players.0.credits 5>7
        0 endTurn: end +3 > end
        turnBegan(seat 1) | turn 0>1 | players.1.played true>false
        1 chooseAction: {action manufacture, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} +12 > {action trade, slot 2, exchange 0}
        traded(seat 1, slot 2, card 2, exchange 0) | players.1.cubes 1>0 | onTrade.7 0>1
        paid(seat 1, for trade:mercenaries, pay {influence 1}) | players.1.influence 2>1
        gained(seat 1, from trade:mercenaries, gain {cruisers 3}) | players.1.cruisers 0>3 | players.1.dock 9>6
        1 endTurn: end +12 > {interject card, card 37, as boost}
        cardPlayed(seat 1, card 37, as boost, at null) | players.1.hand at 2 [37]>[] | players.1.spent at 0 []>[37] | players.1.played false>true
        gained(seat 1, from faction:feimurV5, gain {discovery 1}) | players.1.discovery 0>1
        1 endTurn: end +3 > end
        passed(seat 1) | turn 1>-1
        turnBegan(seat 2) | turn -1>2 | players.2.played true>false
        2 chooseAction: {action develop, planet 0} {action develop, planet 1} {action manufacture, count 1} {action manufacture, count 2} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +9 > {action develop, planet 0}
        developed(seat 2, at 1(planet 0, system 5), cost 7) | players.2.credits 11>4 | players.2.cubes 1>0 | level.0 1>2
        gained(seat 2, from develop, gain {prestige 1}) | arrival.0 2>1 | arrival.1 1>0 | arrival.2 0>2 | players.2.prestige 0>1
        2 chooseReward(source develop): 0 1 +9 > {interject card, card 32, as boost}
        cardPlayed(seat 2, card 32, as boost, at null) | players.2.hand at 1 [32]>[] | players.2.spent at 0 []>[32] | players.2.played false>true
        gained(seat 2, from faction:sanctum, gain {discovery 1}) | players.2.discovery 0>1
        2 chooseReward(source develop): 0 1 +2 > 0
        gained(seat 2, from develop, gain {discovery 1, influence 1}) | players.2.discovery 1>2 | players.2.influence 0>1
        2 endTurn: end +3 > end
        passed(seat 2) | turn 2>-1
        turnBegan(seat 0) | turn -1>0 | players.0.played true>false
        0 chooseAction: {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +11 > {interject card, card 16, as boost}
        cardPlayed(seat 0, card 16, as boost, at null) | players.0.hand at 0 [16]>[] | players.0.spent at 0 []>[16] | players.0.played false>true
        gained(seat 0, from faction:ashenCourt, gain {discovery 1}) | players.0.discovery 1>2
        0 chooseAction: {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 1, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +3 > {action manufacture, count 1}
        manufactured(seat 0, count 1, cost 2) | players.0.credits 7>5 | players.0.cruisers 3>4 | players.0.dock 6>5 | players.0.cubes 1>0 | inBox.0 0>1
        0 endTurn: end +3 > end !reveal
        certain: passed(seat 0) | turn 0>-1 ; warSkipped | phase action>war ; fleetMoved(position 1, system 0) | phase war>galactic | fleet 0>1
        passed(seat 0) | turn 0>-1
        warSkipped | phase action>war
        fleetMoved(position 1, system 0) | phase war>galactic | fleet 0>1
        systemOpened(position 2, system 3, place 4, markers 1) | opened 2>3 | places.2 -1>4 | planetPile at 2 [4]>[] | anomalies.4 -1>5 | explorationPile at 5 [5]>[]
        cubesMoved(slot 0, card 3, cubes [1, 0, 0]) | onTrade.0 0>1 | inBox.0 1>0
        turnOrder(order [2, 0, 1]) | order.0 1>2 | order.1 2>0 | order.2 0>1
        roundBegan(round 2, order [2, 0, 1]) | phase galactic>production | round 1>2
        produced(seat 2, cubes 3, credits 5, productivity -1) | players.2.credits 4>9 | players.2.productivity 5>4 | players.2.cubes 0>3 | players.2.supply 12>9
        produced(seat 0, cubes 3, credits 2, productivity -1) | players.0.credits 5>7 | players.0.productivity 2>1 | players.0.cubes 0>3 | players.0.supply 12>9
        produced(seat 1, cubes 3, credits 2, productivity -1) | players.1.credits 2>4 | players.1.productivity 2>1 | players.1.cubes 0>3 | players.1.supply 12>9
        turnBegan(seat 2) | phase production>action | turn -1>2 | players.2.played true>false
        2 chooseAction: {action colonize, planet 5} {action colonize, planet 7} {action develop, planet 1} {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 0} {action explore, place 2} {action research, technology 0} {action research, technology 1} {action research, technology 2} +9 > {action explore, place 0} !reveal
        certain: then | players.2.cruisers 3>2 | players.2.dock 6>7 | players.2.cubes 3>2 | anomalies.0 8>-1 | anomalyCubes.2 0>1
        explored(seat 2, place 0, system 5, marker 8) | players.2.cruisers 3>2 | players.2.dock 6>7 | players.2.cubes 3>2 | anomalies.0 8>-1 | discardedMarkers at 1 []>[8] | anomalyCubes.2 0>1
        gained(seat 2, from explore, gain {influence 2, relics 1}) | players.2.influence 1>3 | players.2.relics 0>1
        2 endTurn: end +9 > end
        turnBegan(seat 0) | turn 2>0 | players.0.played true>false
        0 chooseAction: {action colonize, planet 5} {action manufacture, count 1} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 1, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 2} {action research, technology 0} {action research, technology 1} {action research, technology 2} +9 > {action colonize, planet 5}
        colonized(seat 0, at 1(planet 5, system 0), cost 0) | players.0.cubes 3>2 | owner.5 -1>0 | level.5 0>1 | settled.5 0>2
        gained(seat 0, from planet:oceanic, gain {influence 2}) | players.0.influence 0>2
        0 useAbility(ability 16): use decline +10 > {interject card, card 17, as ideology}
        cardPlayed(seat 0, card 17, as ideology, at null) | players.0.ideology -1>17 | players.0.hand at 2 [17]>[] | players.0.played false>true
        0 useAbility(ability 16): use decline +4 > use
        ability(seat 0, ability 16)
        paid(seat 0, for faction:glasswrights, pay {discovery 1}) | players.0.discovery 2>1
        gained(seat 0, from faction:glasswrights, gain {relics 1}) | players.0.relics 0>1
        0 endTurn: end +4 > end
        turnBegan(seat 1) | turn 0>1 | players.1.played true>false
        1 chooseAction: {action colonize, planet 4, card 10} {action colonize, planet 4, card 44} {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 2} +11 > {interject card, card 10, as main}
        cardPlayed(seat 1, card 10, as main, at null) | players.1.factions at 1 []>[10] | players.1.hand at 0 [10]>[] | players.1.played false>true
        gained(seat 1, from faction:memorians, gain {credits 5, cruisers 1}) | players.1.credits 4>9 | players.1.cruisers 3>4 | players.1.dock 6>5
        1 chooseAction: {action colonize, planet 4} {action manufacture, count 1} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 2} {action research, technology 0} {action research, technology 1} {action research, technology 5} +3 > {action research, technology 5}
        researched(seat 1, technology 5, cost 5, discovery 0) | players.1.credits 9>4 | players.1.cubes 3>2 | players.1.technologies 4>36
        gained(seat 1, from technology:plasmaWeapon, gain {prestige 1, cruisers 1}) | arrival.0 1>0 | arrival.1 0>2 | arrival.2 2>1 | players.1.prestige 0>1 | players.1.cruisers 4>5 | players.1.dock 5>4
        1 endTurn: end +3 > end
        turnBegan(seat 2) | turn 1>2
        2 chooseAction: {action colonize, planet 7} {action develop, planet 1} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 2} {action appoint} {action research, technology 0} {action research, technology 1} {action research, technology 2} +9 > {action explore, place 2} !reveal
        certain: then | players.2.cruisers 2>1 | players.2.dock 7>8 | players.2.cubes 2>1 | anomalies.2 3>-1 | anomalyCubes.2 1>2
        explored(seat 2, place 2, system 0, marker 3) | players.2.cruisers 2>1 | players.2.dock 7>8 | players.2.cubes 2>1 | anomalies.2 3>-1 | discardedMarkers at 2 []>[3] | anomalyCubes.2 1>2
        gained(seat 2, from explore, gain {relics 2}) | players.2.relics 1>3
        2 endTurn: end +9 > end
        turnBegan(seat 0) | turn 2>0 | players.0.played true>false
        0 chooseAction: {action develop, planet 5} {action manufacture, count 1} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action research, technology 0} {action research, technology 1} {action research, technology 2} +6 > {action develop, planet 5}
        developed(seat 0, at 1(planet 5, system 0), cost 7) | players.0.credits 7>0 | players.0.cubes 2>1 | level.5 1>2
        gained(seat 0, from develop, gain {prestige 1}) | arrival.0 0>2 | arrival.1 2>1 | arrival.2 1>0 | players.0.prestige 1>2
        0 chooseReward(source develop): 0 1 +6 > {interject lightning, use 0}
        lightning(seat 0, lightning 0)
        paid(seat 0, for lightning, pay {discovery 1}) | players.0.discovery 1>0
        gained(seat 0, from lightning, gain {credits 1}) | players.0.credits 0>1
        0 chooseReward(source develop): 0 1 +5 > 0
        gained(seat 0, from develop, gain {discovery 1, influence 1}) | players.0.discovery 0>1 | players.0.influence 2>3
        0 endTurn: end +6 > end
        turnBegan(seat 1) | turn 0>1 | players.1.played true>false
        1 chooseAction: {action colonize, planet 4} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 1} +9 > {interject card, card 1, as boost}
        cardPlayed(seat 1, card 1, as boost, at null) | players.1.hand at 0 [1]>[] | players.1.spent at 1 []>[1] | players.1.played false>true
        gained(seat 1, from faction:scythe, gain {discovery 1}) | players.1.discovery 1>2
        1 chooseAction: {action colonize, planet 4} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 1} +3 > {action trade, slot 2, exchange 1}
        traded(seat 1, slot 2, card 2, exchange 1) | players.1.cubes 2>1 | onTrade.7 1>2
        paid(seat 1, for trade:mercenaries, pay {cruisers 2}) | players.1.cruisers 5>3 | players.1.dock 4>6
        gained(seat 1, from trade:mercenaries, gain {credits 6}) | players.1.credits 4>10
        1 endTurn: end +3 > end
        turnBegan(seat 2) | turn 1>2
        2 chooseAction: {action colonize, planet 7} {action develop, planet 1} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action manufacture, count 4} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action appoint} {action research, technology 0} {action research, technology 1} {action research, technology 2} +9 > {action trade, slot 2, exchange 0}
        traded(seat 2, slot 2, card 2, exchange 0) | players.2.cubes 1>0 | onTrade.8 0>1
        paid(seat 2, for trade:mercenaries, pay {influence 1}) | players.2.influence 3>2
        gained(seat 2, from trade:mercenaries, gain {cruisers 3}) | players.2.cruisers 1>4 | players.2.dock 8>5
        ability(seat 2, ability 30)
        gained(seat 2, from faction:tollkeepers, gain {credits 3}) | players.2.credits 9>12
        2 endTurn: end +6 > end
        passed(seat 2) | turn 2>-1
        turnBegan(seat 0) | turn -1>0
        0 chooseAction: {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action appoint} +6 > {action plunder}
        plundered(seat 0) | players.0.cubes 1>0 | inBox.6 0>1
        gained(seat 0, from plunder, gain {discovery 1}) | players.0.discovery 1>2
        0 endTurn: end +6 > {interject lightning, use 0}
        lightning(seat 0, lightning 0)
        paid(seat 0, for lightning, pay {discovery 1}) | players.0.discovery 2>1
        gained(seat 0, from lightning, gain {credits 1}) | players.0.credits 1>2
        0 endTurn: end +6 > end
        passed(seat 0) | turn 0>-1
        turnBegan(seat 1) | turn -1>1 | players.1.played true>false
        1 chooseAction: {action colonize, planet 4} {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action research, technology 0} {action research, technology 1} {action research, technology 7} {action research, technology 8} +7 > {action research, technology 8}
        researched(seat 1, technology 8, cost 5, discovery 1) | players.1.credits 10>5 | players.1.discovery 2>1 | players.1.cubes 1>0 | players.1.technologies 36>292
        gained(seat 1, from technology:antimatterMissile, gain {cruisers 2}) | players.1.cruisers 3>5 | players.1.dock 6>4
        1 endTurn: end +7 > {interject card, card 44, as boost}
        cardPlayed(seat 1, card 44, as boost, at null) | players.1.hand at 1 [44]>[] | players.1.spent at 2 []>[44] | players.1.played false>true
        gained(seat 1, from faction:lichenFolk, gain {credits 1}) | players.1.credits 5>6
        1 endTurn: end +3 > end
        passed(seat 1) | turn 1>-1
        warRanked(places [{seat 0, cruisers 4, strength 0, place 2}, {seat 1, cruisers 5, strength 4, place 1}, {seat 2, cruisers 4, strength 0, place 2}], overlord 1) | phase action>war
        gained(seat 2, from war, gain {credits 0})
        gained(seat 0, from war, gain {credits 1}) | players.0.credits 2>3
        gained(seat 1, from war, gain {credits 2, prestige 1}) | arrival.1 1>0 | arrival.2 0>1 | players.1.credits 6>8 | players.1.prestige 1>2
        1 occupy: decline 2 4 6 7 > 7 !reveal
        certain: occupied(seat 1, at 2(planet 7, system 0), from -1) | players.1.cruisers 5>4 | owner.7 -1>1 | level.7 0>3 ; cruisersLost(seat 0, count 4) | players.0.cruisers 4>0 | players.0.dock 5>9 ; cruisersLost(seat 2, count 4) | players.2.cruisers 4>0 | players.2.dock 5>9 ; fleetMoved(position 2, system 3) | phase war>galactic | fleet 1>2
        occupied(seat 1, at 2(planet 7, system 0), from -1) | players.1.cruisers 5>4 | owner.7 -1>1 | level.7 0>3
        cruisersLost(seat 0, count 4) | players.0.cruisers 4>0 | players.0.dock 5>9
        cruisersLost(seat 2, count 4) | players.2.cruisers 4>0 | players.2.dock 5>9
        fleetMoved(position 2, system 3) | phase war>galactic | fleet 1>2
        systemOpened(position 3, system 1, place -1, markers 2) | opened 3>4 | anomalies.6 -1>1 | anomalies.7 -1>0 | explorationPile at 3 [0, 1]>[]
        cubesMoved(slot 2, card 2, cubes [1, 0, 0]) | onTrade.6 0>1 | inBox.6 1>0
        goldenAge(slot 2, card 2) | turned.2 false>true
        cubesTakenBack(seat 2, taken 1, returned 0) | players.2.cubes 0>1 | onTrade.6 1>0 | onTrade.7 2>0 | onTrade.8 1>0
        cubesTakenBack(seat 0, taken 1, returned 0) | players.0.cubes 0>1
        cubesTakenBack(seat 1, taken 2, returned 0) | players.1.cubes 0>2
        turnOrder(order [1, 0, 2]) | order.0 2>1 | order.2 1>2
        roundBegan(round 3, order [1, 0, 2]) | phase galactic>production | round 2>3
        produced(seat 1, cubes 3, credits 1, productivity -1) | players.1.credits 8>9 | players.1.productivity 1>0 | players.1.cubes 2>5 | players.1.supply 9>6
        produced(seat 0, cubes 3, credits 1, productivity -1) | players.0.credits 3>4 | players.0.productivity 1>0 | players.0.cubes 1>4 | players.0.supply 9>6
        produced(seat 2, cubes 3, credits 0, productivity -1) | players.2.productivity 4>3 | players.2.cubes 1>4 | players.2.supply 9>6
        turnBegan(seat 1) | phase production>action | turn -1>1 | players.1.played true>false
        1 chooseAction: {action colonize, planet 4} {action colonize, planet 8} {action colonize, planet 10, card 41} {action colonize, planet 11, card 41} {action manufacture, count 1} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 4} {action research, technology 0} {action research, technology 1} {action research, technology 7} +4 > {action trade, slot 2, exchange 0}
        traded(seat 1, slot 2, card 2, exchange 0) | players.1.cubes 5>4 | onTrade.7 0>1
        paid(seat 1, for trade:mercenaries, pay {influence 1}) | players.1.influence 1>0
        gained(seat 1, from trade:mercenaries, gain {cruisers 1}) | players.1.cruisers 4>5 | players.1.dock 4>3
        1 endTurn: end +3 > end
        turnBegan(seat 0) | turn 1>0
        0 chooseAction: {action colonize, planet 10, card 12} {action colonize, planet 11, card 12} {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action appoint} +4 > {action colonize, planet 10, card 12}
        cardPlayed(seat 0, card 12, as adaptation, at 4(planet 10, system 3)) | players.0.cubes 4>3 | players.0.hand at 1 [12]>[] | players.0.spent at 1 []>[12] | players.0.played false>true
        colonized(seat 0, at 4(planet 10, system 3), cost 0) | owner.10 -1>0 | level.10 0>1 | settled.10 0>3
        gained(seat 0, from planet:volcanic, gain {productivity 3}) | players.0.productivity 0>3
        0 useAbility(ability 16): use decline +4 > {interject lightning, use 1}
        lightning(seat 0, lightning 1)
        paid(seat 0, for lightning, pay {influence 1}) | players.0.influence 3>2
        gained(seat 0, from lightning, gain {credits 2}) | players.0.credits 4>6
        0 useAbility(ability 16): use decline +4 > use
        ability(seat 0, ability 16)
        paid(seat 0, for faction:glasswrights, pay {discovery 1}) | players.0.discovery 1>0
        gained(seat 0, from faction:glasswrights, gain {relics 1}) | players.0.relics 1>2
        0 endTurn: end +3 > end
        turnBegan(seat 2) | turn 0>2
        2 chooseAction: {action colonize, planet 9} {action develop, planet 1} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action manufacture, count 4} {action manufacture, count 5} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +6 > {action trade, slot 1, exchange 0}
        traded(seat 2, slot 1, card 4, exchange 0) | players.2.cubes 4>3 | onTrade.5 0>1
        paid(seat 2, for trade:labour, pay {discovery 2}) | players.2.discovery 2>0
        gained(seat 2, from trade:labour, gain {productivity 2}) | players.2.productivity 3>5
        ability(seat 2, ability 30)
        gained(seat 2, from faction:tollkeepers, gain {credits 0})
        2 endTurn: end +6 > end
        turnBegan(seat 1) | turn 2>1
        1 chooseAction: {action colonize, planet 4} {action colonize, planet 8} {action colonize, planet 11, card 41} {action salvage, count 1} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 4} {action research, technology 0} {action research, technology 1} {action research, technology 7} +3 > {action research, technology 7}
        researched(seat 1, technology 7, cost 5, discovery 1) | players.1.credits 9>4 | players.1.discovery 1>0 | players.1.cubes 4>3 | players.1.technologies 292>420
        gained(seat 1, from technology:xenology, gain {prestige 1}) | players.1.prestige 2>3
        1 chooseReward(source technology:xenology): 0 1 +2 > {interject card, card 41, as main}
        cardPlayed(seat 1, card 41, as main, at null) | players.1.factions at 2 []>[41] | players.1.hand at 0 [41]>[] | players.1.played false>true
        gained(seat 1, from faction:nullWalkers, gain {credits 4}) | players.1.credits 4>8
        1 chooseReward(source technology:xenology): 0 1 > 1
        gained(seat 1, from technology:xenology, gain {relics 1}) | players.1.relics 0>1
        turnBegan(seat 0) | turn 1>0 | players.0.played true>false
        0 chooseAction: {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +4 > {action manufacture, count 1}
        manufactured(seat 0, count 1, cost 2) | players.0.credits 6>4 | players.0.cruisers 0>1 | players.0.dock 9>8 | players.0.cubes 3>2 | inBox.0 0>1
        0 endTurn: end +4 > {interject lightning, use 1}
        lightning(seat 0, lightning 1)
        paid(seat 0, for lightning, pay {influence 1}) | players.0.influence 2>1
        gained(seat 0, from lightning, gain {credits 2}) | players.0.credits 4>6
        0 endTurn: end +4 > end
        turnBegan(seat 2) | turn 0>2
        2 chooseAction: {action colonize, planet 9} {action develop, planet 1} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action manufacture, count 4} {action manufacture, count 5} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +6 > {action colonize, planet 9}
        colonized(seat 2, at 2(planet 9, system 3), cost 1) | players.2.credits 12>11 | players.2.cubes 3>2 | owner.9 -1>2 | level.9 0>1 | settled.9 0>3
        gained(seat 2, from planet:arctic, gain {influence 2}) | players.2.influence 2>4
        2 endTurn: end +8 > {interject card, card 31, as boost}
        cardPlayed(seat 2, card 31, as boost, at null) | players.2.hand at 1 [31]>[] | players.2.spent at 1 []>[31] | players.2.played false>true
        gained(seat 2, from faction:heralds, gain {discovery 1}) | players.2.discovery 0>1
        2 endTurn: end +3 > end
        turnBegan(seat 1) | turn 2>1 | players.1.played true>false
        1 chooseAction: {action colonize, planet 2} {action colonize, planet 4} {action colonize, planet 6} {action colonize, planet 8} {action colonize, planet 11} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 4} {action research, technology 0} {action research, technology 1} > {action research, technology 1}
        researched(seat 1, technology 1, cost 5, discovery 0) | players.1.credits 8>3 | players.1.cubes 3>2 | players.1.technologies 420>422
        gained(seat 1, from technology:warpDrive, gain {relics 1}) | players.1.relics 1>2
        turnBegan(seat 0) | turn 1>0
        0 chooseAction: {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action explore, place 4} {action research, technology 0} {action research, technology 1} {action research, technology 2} +4 > {action explore, place 4} !reveal
        certain: then | players.0.cruisers 1>0 | players.0.dock 8>9 | players.0.cubes 2>1 | anomalies.4 5>-1 | anomalyCubes.0 0>1
        explored(seat 0, place 4, system 3, marker 5) | players.0.cruisers 1>0 | players.0.dock 8>9 | players.0.cubes 2>1 | anomalies.4 5>-1 | discardedMarkers at 3 []>[5] | anomalyCubes.0 0>1
        gained(seat 0, from explore, gain {discovery 2, influence 1}) | players.0.discovery 0>2 | players.0.influence 1>2
        0 endTurn: end +5 > end
        turnBegan(seat 2) | turn 0>2 | players.2.played true>false
        2 chooseAction: {action develop, planet 1} {action develop, planet 9} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action manufacture, count 4} {action manufacture, count 5} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action appoint} {action research, technology 0} {action research, technology 1} {action research, technology 2} +7 > {action develop, planet 1}
        developed(seat 2, at 2(planet 1, system 5), cost 7) | players.2.credits 11>4 | players.2.cubes 2>1 | level.1 1>2
        gained(seat 2, from develop, gain {prestige 1}) | arrival.0 2>0 | arrival.1 0>1 | arrival.2 1>2 | players.2.prestige 1>2
        2 chooseReward(source develop): 0 1 +7 > {interject card, card 22, as ideology}
        cardPlayed(seat 2, card 22, as ideology, at null) | players.2.ideology -1>22 | players.2.hand at 1 [22]>[] | players.2.played false>true
        2 chooseReward(source develop): 0 1 +3 > 0
        gained(seat 2, from develop, gain {discovery 1, influence 1}) | players.2.discovery 1>2 | players.2.influence 4>5
        2 endTurn: end +3 > end
        turnBegan(seat 1) | turn 2>1
        1 chooseAction: {action colonize, planet 2} {action colonize, planet 4} {action colonize, planet 6} {action colonize, planet 8} {action colonize, planet 11} {action colonize, planet 14} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 6} {action explore, place 7} > {action colonize, planet 14}
        colonized(seat 1, at 4(planet 14, system 1), cost 0) | players.1.cubes 2>1 | owner.14 -1>1 | level.14 0>1 | settled.14 0>3
        gained(seat 1, from planet:volcanic, gain {cruisers 0})
        turnBegan(seat 0) | turn 1>0
        0 chooseAction: {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +5 > {action manufacture, count 1}
        manufactured(seat 0, count 1, cost 2) | players.0.credits 6>4 | players.0.cruisers 0>1 | players.0.dock 9>8 | players.0.cubes 1>0 | inBox.0 1>2
        0 endTurn: end +5 > end
        passed(seat 0) | turn 0>-1
        turnBegan(seat 2) | turn -1>2 | players.2.played true>false
        2 chooseAction: {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action appoint} +4 > {action trade, slot 1, exchange 1}
        traded(seat 2, slot 1, card 4, exchange 1) | players.2.cubes 1>0 | onTrade.5 1>2
        paid(seat 2, for trade:labour, pay {influence 1}) | players.2.influence 5>4
        gained(seat 2, from trade:labour, gain {productivity 2}) | players.2.productivity 5>7
        ability(seat 2, ability 30)
        gained(seat 2, from faction:tollkeepers, gain {credits 3}) | players.2.credits 4>7
        2 endTurn: end +4 > end
        passed(seat 2) | turn 2>-1
        turnBegan(seat 1) | turn -1>1
        1 chooseAction: {action colonize, planet 2} {action colonize, planet 4} {action colonize, planet 6} {action colonize, planet 8} {action colonize, planet 11} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 6} {action explore, place 7} > {action explore, place 7} !reveal
        certain: then | players.1.cruisers 5>4 | players.1.dock 3>4 | players.1.cubes 1>0 | anomalies.7 0>-1 | anomalyCubes.1 1>2
        explored(seat 1, place 7, system 1, marker 0) | players.1.cruisers 5>4 | players.1.dock 3>4 | players.1.cubes 1>0 | anomalies.7 0>-1 | discardedMarkers at 4 []>[0] | anomalyCubes.1 1>2
        gained(seat 1, from explore, gain {discovery 3}) | players.1.discovery 0>3
        1 endTurn: end +1 > {interject lightning, use 0}
        lightning(seat 1, lightning 0)
        paid(seat 1, for lightning, pay {discovery 1}) | players.1.discovery 3>2
        gained(seat 1, from lightning, gain {credits 1}) | players.1.credits 3>4
        1 endTurn: end +1 > end
        passed(seat 1) | turn 1>-1
        warRanked(places [{seat 0, cruisers 1, strength 0, place 2}, {seat 1, cruisers 4, strength 4, place 1}, {seat 2, cruisers 0, strength 0, place 0}], overlord 1) | phase action>war
        gained(seat 1, from war, gain {credits 2, prestige 1}) | arrival.1 1>2 | arrival.2 2>1 | players.1.credits 4>6 | players.1.prestige 3>4
        gained(seat 0, from war, gain {credits 1}) | players.0.credits 4>5
        1 occupy: decline 0 1 2 3 4 5 6 8 9 10 11 12 13 > 13 !reveal
        certain: occupied(seat 1, at 3(planet 13, system 1), from -1) | players.1.cruisers 4>3 | owner.13 -1>1 | level.13 0>3 ; cruisersLost(seat 0, count 1) | players.0.cruisers 1>0 | players.0.dock 8>9 ; fleetMoved(position 3, system 1) | phase war>galactic | fleet 2>3
        occupied(seat 1, at 3(planet 13, system 1), from -1) | players.1.cruisers 4>3 | owner.13 -1>1 | level.13 0>3
        cruisersLost(seat 0, count 1) | players.0.cruisers 1>0 | players.0.dock 8>9
        fleetMoved(position 3, system 1) | phase war>galactic | fleet 2>3
        systemOpened(position 4, system 6, place 0, markers 1) | opened 4>5 | places.4 -1>0 | planetPile at 1 [0]>[] | anomalies.8 -1>2 | explorationPile at 2 [2]>[]
        cubesMoved(slot 0, card 3, cubes [2, 0, 0]) | onTrade.0 1>3 | inBox.0 2>0
        turnOrder(order [1, 2, 0]) | order.1 0>2 | order.2 2>0 | players.1.supply 6>7 | onTrade.7 1>0
        roundBegan(round 4, order [1, 2, 0]) | phase galactic>production | round 3>4
        produced(seat 1, cubes 3, credits 0, productivity 0) | players.1.cubes 0>3 | players.1.supply 7>4
        produced(seat 2, cubes 3, credits 5, productivity -1) | players.2.credits 7>12 | players.2.productivity 7>6 | players.2.cubes 0>3 | players.2.supply 6>3
        produced(seat 0, cubes 3, credits 3, productivity -1) | players.0.credits 5>8 | players.0.productivity 3>2 | players.0.cubes 0>3 | players.0.supply 6>3
        turnBegan(seat 1) | phase production>action | turn -1>1
        1 chooseAction: {action colonize, planet 2} {action colonize, planet 4} {action colonize, planet 6} {action colonize, planet 8} {action colonize, planet 11} {action colonize, planet 16} {action colonize, planet 18} {action colonize, planet 19} {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 1, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 6} {action explore, place 8} {action research, technology 0} {action research, technology 4} +1 > {action salvage, count 1}
        ability(seat 1, ability 13) | players.1.cubes 3>2
        salvaged(seat 1, count 1, cost 1) | players.1.credits 6>5 | players.1.discovery 2>1 | players.1.relics 2>3 | inBox.4 0>1
        1 endTurn: end +1 > end
        turnBegan(seat 2) | turn 1>2
        2 chooseAction: {action colonize, planet 12} {action develop, planet 9} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action manufacture, count 4} {action manufacture, count 5} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action appoint} {action research, technology 0} {action research, technology 1} {action research, technology 2} +1 > {action colonize, planet 12}
        colonized(seat 2, at 2(planet 12, system 1), cost 1) | players.2.credits 12>11 | players.2.cubes 3>2 | owner.12 -1>2 | level.12 0>1 | settled.12 0>4
        gained(seat 2, from planet:arctic, gain {discovery 3}) | players.2.discovery 2>5
        2 endTurn: end +4 > {interject lightning, use 0}
        lightning(seat 2, lightning 0)
        paid(seat 2, for lightning, pay {discovery 1}) | players.2.discovery 5>4
        gained(seat 2, from lightning, gain {credits 1}) | players.2.credits 11>12
        2 endTurn: end +1 > end
        turnBegan(seat 0) | turn 2>0
        0 chooseAction: {action develop, planet 10} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action manufacture, count 4} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +5 > {action develop, planet 10}
        developed(seat 0, at 4(planet 10, system 3), cost 7) | players.0.credits 8>1 | players.0.cubes 3>2 | level.10 1>2
        gained(seat 0, from develop, gain {prestige 1}) | arrival.0 0>2 | arrival.1 2>1 | arrival.2 1>0 | players.0.prestige 2>3
        0 chooseReward(source develop): 0 1 +5 > {interject lightning, use 0}
        lightning(seat 0, lightning 0)
        paid(seat 0, for lightning, pay {discovery 1}) | players.0.discovery 2>1
        gained(seat 0, from lightning, gain {credits 1}) | players.0.credits 1>2
        0 chooseReward(source develop): 0 1 +5 > 0
        gained(seat 0, from develop, gain {discovery 1, influence 1}) | players.0.discovery 1>2 | players.0.influence 2>3
        0 endTurn: end +5 > end
        turnBegan(seat 1) | turn 0>1
        1 chooseAction: {action colonize, planet 2} {action colonize, planet 4} {action colonize, planet 6} {action colonize, planet 8} {action colonize, planet 11} {action colonize, planet 16} {action colonize, planet 18} {action colonize, planet 19} {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 6} {action explore, place 8} {action research, technology 0} {action research, technology 4} +1 > {action manufacture, count 2}
        manufactured(seat 1, count 2, cost 4) | players.1.credits 5>1 | players.1.cruisers 3>5 | players.1.dock 4>2 | players.1.cubes 2>1 | inBox.1 0>1
        1 endTurn: end +1 > end
        turnBegan(seat 2) | turn 1>2
        2 chooseAction: {action develop, planet 9} {action develop, planet 12} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action manufacture, count 4} {action manufacture, count 5} {action salvage, count 1} {action salvage, count 2} {action salvage, count 3} {action salvage, count 4} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action appoint} {action research, technology 0} {action research, technology 1} {action research, technology 2} +1 > {action develop, planet 9}
        developed(seat 2, at 2(planet 9, system 3), cost 7) | players.2.credits 12>5 | players.2.cubes 2>1 | level.9 1>2
        gained(seat 2, from develop, gain {prestige 1}) | arrival.0 2>1 | arrival.1 1>0 | arrival.2 0>2 | players.2.prestige 2>3
        2 chooseReward(source develop): 0 1 +4 > {interject lightning, use 0}
        lightning(seat 2, lightning 0)
        paid(seat 2, for lightning, pay {discovery 1}) | players.2.discovery 4>3
        gained(seat 2, from lightning, gain {credits 1}) | players.2.credits 5>6
        2 chooseReward(source develop): 0 1 +4 > 0
        gained(seat 2, from develop, gain {discovery 1, influence 1}) | players.2.discovery 3>4 | players.2.influence 4>5
        2 endTurn: end +4 > end
        turnBegan(seat 0) | turn 2>0
        0 chooseAction: {action manufacture, count 1} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action appoint} +5 > {action trade, slot 2, exchange 0}
        traded(seat 0, slot 2, card 2, exchange 0) | players.0.cubes 2>1 | onTrade.6 0>1
        paid(seat 0, for trade:mercenaries, pay {influence 1}) | players.0.influence 3>2
        gained(seat 0, from trade:mercenaries, gain {cruisers 3}) | players.0.cruisers 0>3 | players.0.dock 9>6
        0 endTurn: end +5 > end
        turnBegan(seat 1) | turn 0>1
        1 chooseAction: {action colonize, planet 2} {action colonize, planet 4} {action colonize, planet 6} {action colonize, planet 8} {action colonize, planet 11} {action colonize, planet 16} {action colonize, planet 18} {action colonize, planet 19} {action salvage, count 1} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 6} {action explore, place 8} +1 > {action explore, place 8} !reveal
        certain: then | players.1.cruisers 5>4 | players.1.dock 2>3 | players.1.cubes 1>0 | anomalies.8 2>-1 | anomalyCubes.1 2>3
        explored(seat 1, place 8, system 6, marker 2) | players.1.cruisers 5>4 | players.1.dock 2>3 | players.1.cubes 1>0 | anomalies.8 2>-1 | discardedMarkers at 5 []>[2] | anomalyCubes.1 2>3
        gained(seat 1, from explore, gain {relics 2}) | players.1.relics 3>5
        1 endTurn: end +1 > {interject lightning, use 0}
        lightning(seat 1, lightning 0)
        paid(seat 1, for lightning, pay {discovery 1}) | players.1.discovery 1>0
        gained(seat 1, from lightning, gain {credits 1}) | players.1.credits 1>2
        1 endTurn: end > end
        passed(seat 1) | turn 1>-1
        turnBegan(seat 2) | turn -1>2
        2 chooseAction: {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action appoint} {action research, technology 0} {action research, technology 1} {action research, technology 2} +4 > {action manufacture, count 1}
        manufactured(seat 2, count 1, cost 2) | players.2.credits 6>4 | players.2.cruisers 0>1 | players.2.dock 9>8 | players.2.cubes 1>0 | inBox.2 0>1
        2 endTurn: end +4 > {interject lightning, use 0}
        lightning(seat 2, lightning 0)
        paid(seat 2, for lightning, pay {discovery 1}) | players.2.discovery 4>3
        gained(seat 2, from lightning, gain {credits 1}) | players.2.credits 4>5
        2 endTurn: end +4 > end
        passed(seat 2) | turn 2>-1
        turnBegan(seat 0) | turn -1>0
        0 chooseAction: {action manufacture, count 1} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 6} +5 > {action manufacture, count 1}
        manufactured(seat 0, count 1, cost 2) | players.0.credits 2>0 | players.0.cruisers 3>4 | players.0.dock 6>5 | players.0.cubes 1>0 | inBox.0 0>1
        0 endTurn: end +5 > {interject lightning, use 1}
        lightning(seat 0, lightning 1)
        paid(seat 0, for lightning, pay {influence 1}) | players.0.influence 2>1
        gained(seat 0, from lightning, gain {credits 2}) | players.0.credits 0>2
        0 endTurn: end +5 > end
        passed(seat 0) | turn 0>-1
        warRanked(places [{seat 0, cruisers 4, strength 0, place 2}, {seat 1, cruisers 4, strength 4, place 1}, {seat 2, cruisers 1, strength 0, place 3}], overlord 1) | phase action>war
        gained(seat 1, from war, gain {credits 2, prestige 1}) | arrival.0 1>0 | arrival.1 0>2 | arrival.2 2>1 | players.1.credits 2>4 | players.1.prestige 4>5
        gained(seat 0, from war, gain {credits 1}) | players.0.credits 2>3
        1 occupy: decline 0 1 2 4 6 8 9 11 12 16 17 18 19 > 19
        occupied(seat 1, at 0(planet 19, system 6), from -1) | players.1.cruisers 4>3 | owner.19 -1>1 | level.19 0>3
        cruisersLost(seat 0, count 4) | players.0.cruisers 4>0 | players.0.dock 5>9
        cruisersLost(seat 2, count 1) | players.2.cruisers 1>0 | players.2.dock 8>9
        fleetMoved(position 4, system 6) | phase war>galactic | fleet 3>4
        cubesMoved(slot 0, card 3, cubes [1, 1, 1]) | onTrade.0 3>4 | onTrade.1 0>1 | onTrade.2 0>1 | inBox.0 1>0 | inBox.1 1>0 | inBox.2 1>0
        cubesMoved(slot 1, card 4, cubes [0, 1, 0]) | onTrade.4 0>1 | inBox.4 1>0
        goldenAge(slot 0, card 3) | turned.0 false>true
        cubesTakenBack(seat 1, taken 1, returned 0) | players.1.cubes 0>1 | onTrade.0 4>0 | onTrade.1 1>0 | onTrade.2 1>0
        cubesTakenBack(seat 2, taken 1, returned 0) | players.2.cubes 0>1
        cubesTakenBack(seat 0, taken 3, returned 1) | players.0.cubes 0>3 | players.0.supply 3>4
        turnOrder(order [1, 2, 0]) | players.0.supply 4>5 | onTrade.6 1>0
        roundBegan(round 5, order [1, 2, 0]) | phase galactic>production | round 4>5
        produced(seat 1, cubes 3, credits 0, productivity 0) | players.1.cubes 1>4 | players.1.supply 4>1
        produced(seat 2, cubes 3, credits 6, productivity -1) | players.2.credits 5>11 | players.2.productivity 6>5 | players.2.cubes 1>4 | players.2.supply 3>0
        produced(seat 0, cubes 3, credits 2, productivity -1) | players.0.credits 3>5 | players.0.productivity 2>1 | players.0.cubes 3>6 | players.0.supply 5>2
        turnBegan(seat 1) | phase production>action | turn -1>1
        1 chooseAction: {action colonize, planet 2} {action colonize, planet 4} {action colonize, planet 6} {action colonize, planet 8} {action colonize, planet 11} {action colonize, planet 16} {action colonize, planet 18} {action manufacture, count 1} {action manufacture, count 2} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 6} > {action colonize, planet 18}
        colonized(seat 1, at 4(planet 18, system 6), cost 1) | players.1.credits 4>3 | players.1.cubes 4>3 | owner.18 -1>1 | level.18 0>1 | settled.18 0>5
        gained(seat 1, from planet:volcanic, gain {discovery 3}) | players.1.discovery 0>3
        1 endTurn: end +1 > end
        turnBegan(seat 2) | turn 1>2
        2 chooseAction: {action colonize, planet 17, card 30} {action develop, planet 12} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action manufacture, count 4} {action manufacture, count 5} {action salvage, count 1} {action salvage, count 2} {action salvage, count 3} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action appoint} {action research, technology 0} {action research, technology 1} {action research, technology 2} +4 > {action colonize, planet 17, card 30}
        cardPlayed(seat 2, card 30, as adaptation, at 3(planet 17, system 6)) | players.2.cubes 4>3 | players.2.hand at 0 [30]>[] | players.2.spent at 2 []>[30] | players.2.played false>true
        colonized(seat 2, at 3(planet 17, system 6), cost 1) | players.2.credits 11>10 | owner.17 -1>2 | level.17 0>1 | settled.17 0>5
        gained(seat 2, from planet:desert, gain {productivity 3}) | players.2.productivity 5>8
        2 endTurn: end +3 > {interject lightning, use 1}
        lightning(seat 2, lightning 1)
        paid(seat 2, for lightning, pay {influence 1}) | players.2.influence 5>4
        gained(seat 2, from lightning, gain {credits 2}) | players.2.credits 10>12
        2 endTurn: end > end
        turnBegan(seat 0) | turn 2>0
        0 chooseAction: {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +5 > {action manufacture, count 1}
        manufactured(seat 0, count 1, cost 2) | players.0.credits 5>3 | players.0.cruisers 0>1 | players.0.dock 9>8 | players.0.cubes 6>5 | inBox.0 0>1
        0 endTurn: end +5 > {interject lightning, use 1}
        lightning(seat 0, lightning 1)
        paid(seat 0, for lightning, pay {influence 1}) | players.0.influence 1>0
        gained(seat 0, from lightning, gain {credits 2}) | players.0.credits 3>5
        0 endTurn: end +4 > end
        turnBegan(seat 1) | turn 0>1
        1 chooseAction: {action colonize, planet 2} {action colonize, planet 4} {action colonize, planet 6} {action colonize, planet 8} {action colonize, planet 11} {action colonize, planet 16} {action manufacture, count 1} {action salvage, count 1} {action salvage, count 2} {action salvage, count 3} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 1, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 6} +1 > {action explore, place 6} !reveal
        certain: then | players.1.cruisers 3>2 | players.1.dock 3>4 | players.1.cubes 3>2 | anomalies.6 1>-1 | anomalyCubes.1 3>4
        explored(seat 1, place 6, system 1, marker 1) | players.1.cruisers 3>2 | players.1.dock 3>4 | players.1.cubes 3>2 | anomalies.6 1>-1 | discardedMarkers at 6 []>[1] | anomalyCubes.1 3>4
        gained(seat 1, from explore, gain {discovery 3}) | players.1.discovery 3>6
        1 endTurn: end +1 > {interject lightning, use 0}
        lightning(seat 1, lightning 0)
        paid(seat 1, for lightning, pay {discovery 1}) | players.1.discovery 6>5
        gained(seat 1, from lightning, gain {credits 1}) | players.1.credits 3>4
        1 endTurn: end +1 > end
        turnBegan(seat 2) | turn 1>2 | players.2.played true>false
        2 chooseAction: {action develop, planet 12} {action develop, planet 17} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action manufacture, count 4} {action manufacture, count 5} {action salvage, count 1} {action salvage, count 2} {action salvage, count 3} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action appoint} {action research, technology 0} {action research, technology 1} {action research, technology 2} > {action develop, planet 12}
        developed(seat 2, at 2(planet 12, system 1), cost 7) | players.2.credits 12>5 | players.2.cubes 3>2 | level.12 1>2
        gained(seat 2, from develop, gain {prestige 1}) | arrival.1 2>1 | arrival.2 1>2 | players.2.prestige 3>4
        2 chooseReward(source develop): 0 1 +3 > {interject lightning, use 0}
        lightning(seat 2, lightning 0)
        paid(seat 2, for lightning, pay {discovery 1}) | players.2.discovery 3>2
        gained(seat 2, from lightning, gain {credits 1}) | players.2.credits 5>6
        2 chooseReward(source develop): 0 1 +3 > 0
        gained(seat 2, from develop, gain {discovery 1, influence 1}) | players.2.discovery 2>3 | players.2.influence 4>5
        2 endTurn: end +3 > end
        turnBegan(seat 0) | turn 2>0
        0 chooseAction: {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 1, exchange 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +4 > {action research, technology 0}
        researched(seat 0, technology 0, cost 5, discovery 0) | players.0.credits 5>0 | players.0.cubes 5>4 | players.0.technologies 0>1
        gained(seat 0, from technology:terraforming, gain {productivity 1}) | players.0.productivity 1>2
        0 endTurn: end +4 > end
        turnBegan(seat 1) | turn 0>1
        1 chooseAction: {action colonize, planet 2} {action colonize, planet 4} {action colonize, planet 6} {action colonize, planet 8} {action colonize, planet 11} {action colonize, planet 16} {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action salvage, count 2} {action salvage, count 3} {action salvage, count 4} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 1, exchange 0} {action trade, slot 2, exchange 1} +1 > {action trade, slot 2, exchange 1}
        traded(seat 1, slot 2, card 2, exchange 1) | players.1.cubes 2>1 | onTrade.7 0>1
        paid(seat 1, for trade:mercenaries, pay {cruisers 2}) | players.1.cruisers 2>0 | players.1.dock 4>6
        gained(seat 1, from trade:mercenaries, gain {credits 6}) | players.1.credits 4>10
        1 endTurn: end +1 > {interject lightning, use 0}
        lightning(seat 1, lightning 0)
        paid(seat 1, for lightning, pay {discovery 1}) | players.1.discovery 5>4
        gained(seat 1, from lightning, gain {credits 1}) | players.1.credits 10>11
        1 endTurn: end +1 > end
        turnBegan(seat 2) | turn 1>2
        2 chooseAction: {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action appoint} {action research, technology 0} {action research, technology 1} {action research, technology 2} +3 > {action manufacture, count 1}
        manufactured(seat 2, count 1, cost 2) | players.2.credits 6>4 | players.2.cruisers 0>1 | players.2.dock 9>8 | players.2.cubes 2>1 | inBox.2 0>1
        2 endTurn: end +3 > {interject lightning, use 1}
        lightning(seat 2, lightning 1)
        paid(seat 2, for lightning, pay {influence 1}) | players.2.influence 5>4
        gained(seat 2, from lightning, gain {credits 2}) | players.2.credits 4>6
        2 endTurn: end +3 > end
        turnBegan(seat 0) | turn 2>0
        0 chooseAction: {action colonize, planet 2} {action colonize, planet 6} {action plunder} {action trade, slot 1, exchange 0} +4 > {action colonize, planet 2}
        colonized(seat 0, at 5(planet 2, system 5), cost 0) | players.0.cubes 4>3 | owner.2 -1>0 | level.2 0>1 | settled.2 0>5
        gained(seat 0, from planet:inhospitable, gain {prestige 2}) | arrival.0 0>1 | arrival.1 1>2 | arrival.2 2>0 | players.0.prestige 3>5
        0 useAbility(ability 16): use decline +4 > {interject lightning, use 0}
        lightning(seat 0, lightning 0)
        paid(seat 0, for lightning, pay {discovery 1}) | players.0.discovery 2>1
        gained(seat 0, from lightning, gain {credits 1}) | players.0.credits 0>1
        0 useAbility(ability 16): use decline +4 > use
        ability(seat 0, ability 16)
        paid(seat 0, for faction:glasswrights, pay {discovery 1}) | players.0.discovery 1>0
        gained(seat 0, from faction:glasswrights, gain {relics 1}) | players.0.relics 2>3
        0 endTurn: end +3 > end
        turnBegan(seat 1) | turn 0>1
        1 chooseAction: {action colonize, planet 4} {action colonize, planet 6} {action colonize, planet 8} {action colonize, planet 11} {action colonize, planet 16} {action develop, planet 14} {action develop, planet 18} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action manufacture, count 4} {action manufacture, count 5} {action salvage, count 1} {action salvage, count 2} {action salvage, count 3} {action salvage, count 4} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 1, exchange 0} {action research, technology 0} {action research, technology 4} +1 > {action manufacture, count 5}
        manufactured(seat 1, count 5, cost 10) | players.1.credits 11>1 | players.1.cruisers 0>5 | players.1.dock 6>1 | players.1.cubes 1>0 | inBox.1 0>1
        1 endTurn: end +1 > end
        passed(seat 1) | turn 1>-1
        turnBegan(seat 2) | turn -1>2
        2 chooseAction: {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action appoint} {action research, technology 0} {action research, technology 1} {action research, technology 2} +3 > {action manufacture, count 1}
        manufactured(seat 2, count 1, cost 2) | players.2.credits 6>4 | players.2.cruisers 1>2 | players.2.dock 8>7 | players.2.cubes 1>0 | inBox.2 1>2
        2 endTurn: end +3 > {interject lightning, use 1}
        lightning(seat 2, lightning 1)
        paid(seat 2, for lightning, pay {influence 1}) | players.2.influence 4>3
        gained(seat 2, from lightning, gain {credits 2}) | players.2.credits 4>6
        2 endTurn: end +3 > end
        passed(seat 2) | turn 2>-1
        turnBegan(seat 0) | turn -1>0
        0 chooseAction: {action colonize, planet 6} {action plunder} +3 > {action colonize, planet 6}
        colonized(seat 0, at 5(planet 6, system 0), cost 1) | players.0.credits 1>0 | players.0.cubes 3>2 | owner.6 -1>0 | level.6 0>1 | settled.6 0>5
        gained(seat 0, from planet:inhospitable, gain {discovery 1, relics 1}) | players.0.discovery 0>1 | players.0.relics 3>4
        0 useAbility(ability 16): use decline +4 > {interject lightning, use 0}
        lightning(seat 0, lightning 0)
        paid(seat 0, for lightning, pay {discovery 1}) | players.0.discovery 1>0
        gained(seat 0, from lightning, gain {credits 1}) | players.0.credits 0>1
        0 useAbility(ability 16): decline +3 > decline
        0 endTurn: end +3 > end
        turnBegan(seat 0)
        0 chooseAction: {action plunder} +3 > {interject lightning, use 2}
        lightning(seat 0, lightning 2)
        paid(seat 0, for lightning, pay {productivity 1}) | players.0.productivity 2>1
        gained(seat 0, from lightning, gain {credits 1}) | players.0.credits 1>2
        0 chooseAction: {action manufacture, count 1} {action plunder} +3 > {action manufacture, count 1}
        manufactured(seat 0, count 1, cost 2) | players.0.credits 2>0 | players.0.cruisers 1>2 | players.0.dock 8>7 | players.0.cubes 2>1 | inBox.0 1>2
        0 endTurn: end +3 > end
        turnBegan(seat 0)
        0 chooseAction: {action plunder} {action trade, slot 2, exchange 1} +3 > {interject card, card 23, as boost}
        cardPlayed(seat 0, card 23, as boost, at null) | players.0.hand at 0 [23]>[] | players.0.spent at 2 []>[23] | players.0.played false>true
        gained(seat 0, from faction:grafters, gain {credits 1}) | players.0.credits 0>1
        0 chooseAction: {action plunder} {action trade, slot 2, exchange 1} +2 > {action plunder}
        plundered(seat 0) | players.0.cubes 1>0 | inBox.6 0>1
        gained(seat 0, from plunder, gain {discovery 1}) | players.0.discovery 0>1
        0 endTurn: end +3 > end
        passed(seat 0) | turn 0>-1
        warRanked(places [{seat 0, cruisers 2, strength 0, place 2}, {seat 1, cruisers 5, strength 4, place 1}, {seat 2, cruisers 2, strength 0, place 2}], overlord 1) | phase action>war
        gained(seat 1, from war, gain {credits 2, prestige 1}) | arrival.0 1>2 | arrival.1 2>0 | arrival.2 0>1 | players.1.credits 1>3 | players.1.prestige 5>6
        gained(seat 2, from war, gain {credits 1}) | players.2.credits 6>7
        gained(seat 0, from war, gain {credits 1}) | players.0.credits 1>2
        1 occupy: decline 0 1 2 3 4 5 6 8 9 10 11 12 16 17 > 6
        occupied(seat 1, at 5(planet 6, system 0), from 0) | players.0.supply 2>3 | players.1.cruisers 5>4 | owner.6 0>1 | level.6 1>3 | settled.6 5>0
        cruisersLost(seat 0, count 2) | players.0.cruisers 2>0 | players.0.dock 7>9
        cruisersLost(seat 2, count 2) | players.2.cruisers 2>0 | players.2.dock 7>9
        ended(scores [18, 13, 20], winners [2], ending points, places [2, 0, 1], starters [25, 34, 24], ideologies [1, 2, 2]) | phase war>over`),
    );
  });

  it('AG-053 AG-059 AG-073 AG-202 AG-211 a game of two with a draft, to the third round', () => {
    expect(rounds(2, { draft: true }, 'round', 3)).toEqual(
      lines(`
        laidOut(start 0, trade [3, 4, 2]) | row.0 0>5 | row.1 1>0 | row.2 2>3 | row.3 3>1 | row.4 4>6 | unusedSystems.0 5>7 | unusedSystems.1 6>4 | unusedSystems.2 7>2 | planetPile.0 0>1 | planetPile.1 1>0 | planetPile.2 2>4 | planetPile.3 3>2 | planetPile.4 4>3 | explorationPile.0 0>6 | explorationPile.1 1>4 | explorationPile.3 3>0 | explorationPile.4 4>1 | explorationPile.6 6>3 | trade.0 0>3 | trade.1 1>4 | unusedTrade.0 3>0 | unusedTrade.1 4>1
        systemOpened(position 0, system 5, place 3, markers 1) | opened 0>1 | places.0 -1>3 | planetPile at 4 [3]>[] | anomalies.0 -1>8 | explorationPile at 8 [8]>[]
        systemOpened(position 1, system 0, place -1, markers 1) | opened 1>2 | anomalies.2 -1>7 | explorationPile at 7 [7]>[]
        to 0 dealt(seat 0, cards [8, 38, 37, 21, 27, 1, 10]) | deck at 0 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44]>[28, 20, 2, 29, 14, 19, 35, 33, 6, 40, 3, 26, 39, 7, 18, 42, 9, 0, 5, 4, 17, 34, 44, 41, 22, 31, 32, 15, 11, 30, 24] | dealt at 0 []>[8, 38, 37, 21, 27, 1, 10, 12, 23, 25, 43, 13, 36, 16] | picks at 0 []>[-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]
        to 1 dealt(seat 1, cards [12, 23, 25, 43, 13, 36, 16])
        0 draftCard(pick 0): 8 38 37 21 27 1 10 > 8
        1 draftCard(pick 0): 12 23 25 43 13 36 16 > 16 !reveal
        to 0 drafted(seat 0, card 8) | players.0.hand at 0 []>[8] | players.1.hand at 0 []>[16] | picks.0 -1>8 | picks.7 -1>16
        to 1 drafted(seat 1, card 16)
        packsPassed(pick 1)
        0 draftCard(pick 1): 12 23 25 43 13 36 > 43
        1 draftCard(pick 1): 38 37 21 27 1 10 > 10 !reveal
        to 0 drafted(seat 0, card 43) | players.0.hand at 1 []>[43] | players.1.hand at 1 []>[10] | picks.1 -1>43 | picks.8 -1>10
        to 1 drafted(seat 1, card 10)
        packsPassed(pick 2)
        0 draftCard(pick 2): 38 37 21 27 1 > 38
        1 draftCard(pick 2): 12 23 25 13 36 > 25 !reveal
        to 0 drafted(seat 0, card 38) | players.0.hand at 2 []>[38] | players.1.hand at 2 []>[25] | picks.2 -1>38 | picks.9 -1>25
        to 1 drafted(seat 1, card 25)
        packsPassed(pick 3)
        0 draftCard(pick 3): 12 23 13 36 > 12
        1 draftCard(pick 3): 37 21 27 1 > 1 !reveal
        to 0 drafted(seat 0, card 12) | players.0.hand at 3 []>[12] | players.1.hand at 3 []>[1] | picks.3 -1>12 | picks.10 -1>1
        to 1 drafted(seat 1, card 1)
        packsPassed(pick 4)
        0 draftCard(pick 4): 37 21 27 > 21
        1 draftCard(pick 4): 23 13 36 > 36 !reveal
        to 0 drafted(seat 0, card 21) | players.0.hand at 4 []>[21] | players.1.hand at 4 []>[36] | picks.4 -1>21 | picks.11 -1>36
        to 1 drafted(seat 1, card 36)
        packsPassed(pick 5)
        0 draftCard(pick 5): 23 13 > 23
        1 draftCard(pick 5): 37 27 > 27 !reveal
        to 0 drafted(seat 0, card 23) | players.0.hand at 5 []>[23, 37] | players.1.hand at 5 []>[27, 13] | picks.5 -1>23 | picks.6 -1>37 | picks.12 -1>27 | picks.13 -1>13
        to 1 drafted(seat 1, card 27)
        to 0 drafted(seat 0, card 37)
        to 1 drafted(seat 1, card 13)
        packsPassed(pick 6)
        0 startingFaction: 8 43 38 12 21 23 37 > 8
        1 startingFaction: 16 10 25 1 36 27 13 > 13 !reveal
        cardPlayed(seat 0, card 8, as start, at null) | players.0.factions at 0 []>[8] | players.0.hand at 0 [8]>[]
        gained(seat 0, from faction:nyCorsairs, gain {credits 2, cruisers 1}) | players.0.credits 0>2 | players.0.cruisers 0>1 | players.0.dock 9>8
        cardPlayed(seat 1, card 13, as start, at null) | players.1.factions at 0 []>[13] | players.1.hand at 6 [13]>[]
        gained(seat 1, from faction:glasswrights, gain {credits 4}) | players.1.credits 0>4
        roundBegan(round 1, order [0, 1]) | phase setup>production | round 0>1
        produced(seat 0, cubes 3, credits 3, productivity -1) | players.0.credits 2>5 | players.0.productivity 3>2 | players.0.cubes 0>3 | players.0.supply 15>12
        produced(seat 1, cubes 3, credits 3, productivity -1) | players.1.credits 4>7 | players.1.productivity 3>2 | players.1.cubes 0>3 | players.1.supply 15>12
        turnBegan(seat 0) | phase production>action | turn -1>0
        0 chooseAction: {action colonize, planet 0} {action colonize, planet 1, card 37} {action colonize, planet 3, card 43} {action manufacture, count 1} {action manufacture, count 2} {action plunder} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +19 > {interject card, card 38, as ideology}
        cardPlayed(seat 0, card 38, as ideology, at null) | players.0.ideology -1>38 | players.0.hand at 1 [38]>[] | players.0.played false>true
        0 chooseAction: {action colonize, planet 0} {action manufacture, count 1} {action manufacture, count 2} {action plunder} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +1 > {action colonize, planet 0}
        colonized(seat 0, at 1(planet 0, system 5), cost 0) | players.0.cubes 3>2 | owner.0 -1>0 | level.0 0>1 | settled.0 0>1
        gained(seat 0, from planet:oceanic, gain {cruisers 2}) | players.0.cruisers 1>3 | players.0.dock 8>6
        0 endTurn: end +1 > end
        turnBegan(seat 1) | turn 0>1
        1 chooseAction: {action colonize, planet 3, card 16} {action colonize, planet 3, card 25} {action colonize, planet 3, card 1} {action colonize, planet 3, card 36} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action plunder} {action research, technology 0} {action research, technology 1} {action research, technology 2} +19 > {interject card, card 10, as ideology}
        cardPlayed(seat 1, card 10, as ideology, at null) | players.1.ideology -1>10 | players.1.hand at 1 [10]>[] | players.1.played false>true
        1 chooseAction: {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action plunder} {action research, technology 0} {action research, technology 1} {action research, technology 2} +1 > {action research, technology 2}
        researched(seat 1, technology 2, cost 5, discovery 0) | players.1.credits 7>2 | players.1.cubes 3>2 | players.1.technologies 0>4
        gained(seat 1, from technology:laserWeapon, gain {cruisers 1}) | players.1.cruisers 0>1 | players.1.dock 9>8
        1 endTurn: end +1 > end
        turnBegan(seat 0) | turn 1>0 | players.0.played true>false
        0 chooseAction: {action colonize, planet 1, card 37} {action colonize, planet 3, card 43} {action manufacture, count 1} {action manufacture, count 2} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +11 > {interject card, card 43, as main}
        cardPlayed(seat 0, card 43, as main, at null) | players.0.factions at 1 []>[43] | players.0.hand at 0 [43]>[] | players.0.played false>true
        gained(seat 0, from faction:quorum, gain {credits 5, cruisers 1}) | players.0.credits 5>10 | players.0.cruisers 3>4 | players.0.dock 6>5
        0 chooseAction: {action colonize, planet 3} {action develop, planet 0} {action manufacture, count 1} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} {action research, technology 14} +1 > {action colonize, planet 3}
        colonized(seat 0, at 3(planet 3, system 5), cost 1) | players.0.credits 10>9 | players.0.cubes 2>1 | owner.3 -1>0 | level.3 0>1 | settled.3 0>1
        gained(seat 0, from planet:desert, gain {cruisers 1}) | players.0.cruisers 4>5 | players.0.dock 5>4
        0 endTurn: end +1 > end
        turnBegan(seat 1) | turn 0>1 | players.1.played true>false
        1 chooseAction: {action manufacture, count 1} {action plunder} {action explore, place 0} +11 > {interject card, card 1, as main}
        cardPlayed(seat 1, card 1, as main, at null) | players.1.factions at 1 []>[1] | players.1.hand at 2 [1]>[] | players.1.played false>true
        gained(seat 1, from faction:scythe, gain {credits 3, cruisers 2}) | players.1.credits 2>5 | players.1.cruisers 1>3 | players.1.dock 8>6
        1 chooseAction: {action manufacture, count 1} {action manufacture, count 2} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 5} +3 > {action research, technology 5}
        researched(seat 1, technology 5, cost 5, discovery 0) | players.1.credits 5>0 | players.1.cubes 2>1 | players.1.technologies 4>36
        gained(seat 1, from technology:plasmaWeapon, gain {prestige 1, cruisers 1}) | arrival.0 1>0 | arrival.1 0>1 | players.1.prestige 0>1 | players.1.cruisers 3>4 | players.1.dock 6>5
        1 endTurn: end +3 > end
        turnBegan(seat 0) | turn 1>0 | players.0.played true>false
        0 chooseAction: {action colonize, planet 1, card 37} {action develop, planet 0} {action develop, planet 3} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} {action research, technology 14} +9 > {action research, technology 14}
        researched(seat 0, technology 14, cost 5, discovery 0) | players.0.credits 9>4 | players.0.cubes 1>0 | players.0.technologies 0>16384
        gained(seat 0, from technology:quantumLoom, gain {discovery 2, prestige 1}) | arrival.0 0>1 | arrival.1 1>0 | players.0.discovery 0>2 | players.0.prestige 0>1
        0 endTurn: end +10 > end
        passed(seat 0) | turn 0>-1
        turnBegan(seat 1) | turn -1>1 | players.1.played true>false
        1 chooseAction: {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} +11 > {action explore, place 0} !reveal
        certain: then | players.1.cruisers 4>3 | players.1.dock 5>6 | players.1.cubes 1>0 | anomalies.0 8>-1 | anomalyCubes.1 0>1
        explored(seat 1, place 0, system 5, marker 8) | players.1.cruisers 4>3 | players.1.dock 5>6 | players.1.cubes 1>0 | anomalies.0 8>-1 | discardedMarkers at 0 []>[8] | anomalyCubes.1 0>1
        gained(seat 1, from explore, gain {influence 2, relics 1}) | players.1.influence 0>2 | players.1.relics 0>1
        1 endTurn: end +12 > {interject card, card 36, as boost}
        cardPlayed(seat 1, card 36, as boost, at null) | players.1.hand at 2 [36]>[] | players.1.spent at 0 []>[36] | players.1.played false>true
        gained(seat 1, from faction:sojourner, gain {discovery 1}) | players.1.discovery 0>1
        1 endTurn: end +5 > end !reveal
        certain: passed(seat 1) | turn 1>-1 ; warSkipped | phase action>war ; fleetMoved(position 1, system 0) | phase war>galactic | fleet 0>1
        passed(seat 1) | turn 1>-1
        warSkipped | phase action>war
        fleetMoved(position 1, system 0) | phase war>galactic | fleet 0>1
        systemOpened(position 2, system 3, place -1, markers 1) | opened 2>3 | anomalies.4 -1>3 | explorationPile at 6 [3]>[]
        turnOrder(order [0, 1])
        roundBegan(round 2, order [0, 1]) | phase galactic>production | round 1>2
        produced(seat 0, cubes 3, credits 2, productivity -1) | players.0.credits 4>6 | players.0.productivity 2>1 | players.0.cubes 0>3 | players.0.supply 12>9
        produced(seat 1, cubes 3, credits 2, productivity -1) | players.1.credits 0>2 | players.1.productivity 2>1 | players.1.cubes 0>3 | players.1.supply 12>9
        turnBegan(seat 0) | phase production>action | turn -1>0
        0 chooseAction: {action colonize, planet 1, card 37} {action colonize, planet 4, card 21} {action colonize, planet 5} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 1, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 2} {action research, technology 0} {action research, technology 1} {action research, technology 2} +10 > {action colonize, planet 1, card 37}
        cardPlayed(seat 0, card 37, as adaptation, at 2(planet 1, system 5)) | players.0.cubes 3>2 | players.0.hand at 3 [37]>[] | players.0.spent at 0 []>[37] | players.0.played false>true
        colonized(seat 0, at 2(planet 1, system 5), cost 2) | players.0.credits 6>4 | owner.1 -1>0 | level.1 0>1 | settled.1 0>2
        gained(seat 0, from planet:arctic, gain {productivity 3}) | players.0.productivity 1>4
        0 endTurn: end +2 > {interject lightning, use 0}
        lightning(seat 0, lightning 0)
        paid(seat 0, for lightning, pay {discovery 1}) | players.0.discovery 2>1
        gained(seat 0, from lightning, gain {credits 1}) | players.0.credits 4>5
        0 endTurn: end +2 > end
        turnBegan(seat 1) | turn 0>1 | players.1.played true>false
        1 chooseAction: {action colonize, planet 4, card 27} {action colonize, planet 5} {action manufacture, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 2} +13 > {action explore, place 2} !reveal
        certain: then | players.1.cruisers 3>2 | players.1.dock 6>7 | players.1.cubes 3>2 | anomalies.2 7>-1 | anomalyCubes.1 1>2
        explored(seat 1, place 2, system 0, marker 7) | players.1.cruisers 3>2 | players.1.dock 6>7 | players.1.cubes 3>2 | anomalies.2 7>-1 | discardedMarkers at 1 []>[7] | anomalyCubes.1 1>2
        gained(seat 1, from explore, gain {influence 2}) | players.1.influence 2>4
        1 endTurn: end +9 > {interject card, card 27, as main}
        cardPlayed(seat 1, card 27, as main, at null) | players.1.factions at 2 []>[27] | players.1.hand at 2 [27]>[] | players.1.played false>true
        gained(seat 1, from faction:humans, gain {credits 2, cruisers 1}) | players.1.credits 2>4 | players.1.cruisers 2>3 | players.1.dock 7>6
        1 endTurn: end +7 > end
        turnBegan(seat 0) | turn 1>0 | players.0.played true>false
        0 chooseAction: {action colonize, planet 4, card 21} {action colonize, planet 5} {action salvage, count 1} {action plunder} {action trade, slot 2, exchange 1} {action research, technology 0} {action research, technology 1} {action research, technology 2} +8 > {action colonize, planet 4, card 21}
        cardPlayed(seat 0, card 21, as adaptation, at 0(planet 4, system 0)) | players.0.cubes 2>1 | players.0.hand at 1 [21]>[] | players.0.spent at 1 []>[21] | players.0.played false>true
        colonized(seat 0, at 0(planet 4, system 0), cost 3) | players.0.credits 5>2 | owner.4 -1>0 | level.4 0>1 | settled.4 0>2
        gained(seat 0, from planet:warm, gain {productivity 3}) | players.0.productivity 4>7
        0 endTurn: end +2 > {interject lightning, use 0}
        lightning(seat 0, lightning 0)
        paid(seat 0, for lightning, pay {discovery 1}) | players.0.discovery 1>0
        gained(seat 0, from lightning, gain {credits 1}) | players.0.credits 2>3
        0 endTurn: end +1 > end
        turnBegan(seat 1) | turn 0>1 | players.1.played true>false
        1 chooseAction: {action colonize, planet 5} {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} +8 > {action trade, slot 2, exchange 1}
        traded(seat 1, slot 2, card 2, exchange 1) | players.1.cubes 2>1 | onTrade.5 0>1
        paid(seat 1, for trade:mercenaries, pay {cruisers 2}) | players.1.cruisers 3>1 | players.1.dock 6>8
        gained(seat 1, from trade:mercenaries, gain {credits 6}) | players.1.credits 4>10
        1 endTurn: end +5 > {interject lightning, use 0}
        lightning(seat 1, lightning 0)
        paid(seat 1, for lightning, pay {discovery 1}) | players.1.discovery 1>0
        gained(seat 1, from lightning, gain {credits 1}) | players.1.credits 10>11
        1 endTurn: end +4 > end
        turnBegan(seat 0) | turn 1>0 | players.0.played true>false
        0 chooseAction: {action plunder} {action trade, slot 2, exchange 1} +5 > {action plunder}
        plundered(seat 0) | players.0.cubes 1>0 | inBox.4 0>1
        gained(seat 0, from plunder, gain {discovery 1}) | players.0.discovery 0>1
        ability(seat 0, ability 11)
        gained(seat 0, from faction:nyCorsairs, gain {cruisers 0})
        0 endTurn: end +6 > {interject card, card 23, as main}
        cardPlayed(seat 0, card 23, as main, at null) | players.0.factions at 2 []>[23] | players.0.hand at 1 [23]>[] | players.0.played false>true
        0 endTurn: end +2 > end
        passed(seat 0) | turn 0>-1
        turnBegan(seat 1) | turn -1>1
        1 chooseAction: {action colonize, planet 5} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action manufacture, count 4} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action research, technology 0} {action research, technology 1} +4 > {action research, technology 1}
        researched(seat 1, technology 1, cost 5, discovery 0) | players.1.credits 11>6 | players.1.cubes 1>0 | players.1.technologies 36>38
        gained(seat 1, from technology:warpDrive, gain {relics 1}) | players.1.relics 1>2
        1 endTurn: end +4 > {interject card, card 25, as boost}
        cardPlayed(seat 1, card 25, as boost, at null) | players.1.hand at 1 [25]>[] | players.1.spent at 1 []>[25] | players.1.played false>true
        gained(seat 1, from faction:sunForgers, gain {credits 1}) | players.1.credits 6>7
        1 endTurn: end +2 > end
        passed(seat 1) | turn 1>-1
        warRanked(places [{seat 0, cruisers 5, strength 0, place 1}, {seat 1, cruisers 1, strength 2, place 2}], overlord 0) | phase action>war
        gained(seat 0, from war, gain {credits 1, prestige 1}) | players.0.credits 3>4 | players.0.prestige 1>2
        0 occupy: decline 2 5 6 > decline !reveal
        certain: declinedToOccupy(seat 0) ; cruisersLost(seat 0, count 5) | players.0.cruisers 5>0 | players.0.dock 4>9 ; fleetMoved(position 2, system 3) | phase war>galactic | fleet 1>2
        declinedToOccupy(seat 0)
        cruisersLost(seat 0, count 5) | players.0.cruisers 5>0 | players.0.dock 4>9
        fleetMoved(position 2, system 3) | phase war>galactic | fleet 1>2
        systemOpened(position 3, system 1, place -1, markers 1) | opened 3>4 | anomalies.6 -1>5 | explorationPile at 5 [5]>[]
        cubesMoved(slot 2, card 2, cubes [1, 0]) | onTrade.4 0>1 | inBox.4 1>0
        turnOrder(order [0, 1])
        roundBegan(round 3, order [0, 1]) | phase galactic>production | round 2>3
        produced(seat 0, cubes 3, credits 7, productivity -1) | players.0.credits 4>11 | players.0.productivity 7>6 | players.0.cubes 0>3 | players.0.supply 9>6
        produced(seat 1, cubes 3, credits 1, productivity -1) | players.1.credits 7>8 | players.1.productivity 1>0 | players.1.cubes 0>3 | players.1.supply 9>6`),
    );
  });

  it('AG-055 AG-138 AG-221 a game of four in an explored galaxy, to the third round', () => {
    expect(rounds(4, { explored: true, science: 'regular' }, 'round', 3)).toEqual(
      lines(`
        laidOut(start 2, trade [3, 4, 2]) | start 0>2 | order.0 0>2 | order.1 1>3 | order.2 2>0 | order.3 3>1 | arrival.0 3>1 | arrival.1 2>0 | arrival.2 1>3 | arrival.3 0>2 | row.0 0>5 | row.1 1>0 | row.2 2>3 | row.3 3>1 | row.4 4>6 | unusedSystems.0 5>7 | unusedSystems.1 6>4 | unusedSystems.2 7>2 | planetPile.0 0>1 | planetPile.1 1>0 | planetPile.2 2>4 | planetPile.3 3>2 | planetPile.4 4>3 | explorationPile.0 0>6 | explorationPile.1 1>4 | explorationPile.3 3>0 | explorationPile.4 4>1 | explorationPile.6 6>3 | trade.0 0>3 | trade.1 1>4 | unusedTrade.0 3>0 | unusedTrade.1 4>1
        systemOpened(position 0, system 5, place 3, markers 2) | opened 0>1 | places.0 -1>3 | planetPile at 4 [3]>[] | anomalies.0 -1>8 | anomalies.1 -1>7 | explorationPile at 7 [7, 8]>[]
        systemOpened(position 1, system 0, place 2, markers 1) | opened 1>2 | places.1 -1>2 | planetPile at 3 [2]>[] | anomalies.2 -1>3 | explorationPile at 6 [3]>[]
        systemOpened(position 2, system 3, place 4, markers 2) | opened 2>3 | places.2 -1>4 | planetPile at 2 [4]>[] | anomalies.4 -1>5 | anomalies.5 -1>1 | explorationPile at 4 [1, 5]>[]
        systemOpened(position 3, system 1, place 0, markers 2) | opened 3>4 | places.3 -1>0 | planetPile at 1 [0]>[] | anomalies.6 -1>0 | anomalies.7 -1>2 | explorationPile at 2 [2, 0]>[]
        systemOpened(position 4, system 6, place 1, markers 1) | opened 4>5 | places.4 -1>1 | planetPile at 0 [1]>[] | anomalies.8 -1>4 | explorationPile at 1 [4]>[]
        to 0 dealt(seat 0, cards [16, 36, 13, 43, 25, 23, 12]) | players.0.hand at 0 []>[16, 36, 13, 43, 25, 23, 12] | deck at 0 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44]>[28, 20, 2, 29, 14, 19, 35, 33, 6, 40, 3, 26, 39, 7, 18, 42, 9, 0, 5, 4, 17, 34, 44, 41, 22, 31, 32, 15, 11, 30, 24, 8, 38, 37, 21, 27, 1, 10]
        to 1 dealt(seat 1, cards [10, 1, 27, 21, 37, 38, 8]) | players.1.hand at 0 []>[10, 1, 27, 21, 37, 38, 8] | deck at 31 [8, 38, 37, 21, 27, 1, 10]>[]
        to 2 dealt(seat 2, cards [24, 30, 11, 15, 32, 31, 22]) | players.2.hand at 0 []>[24, 30, 11, 15, 32, 31, 22] | deck at 24 [22, 31, 32, 15, 11, 30, 24]>[]
        to 3 dealt(seat 3, cards [41, 44, 34, 17, 4, 5, 0]) | players.3.hand at 0 []>[41, 44, 34, 17, 4, 5, 0] | deck at 17 [0, 5, 4, 17, 34, 44, 41]>[]
        2 discardCard(discards 0): keep 24 30 11 15 32 31 22 > keep
        3 discardCard(discards 0): keep 41 44 34 17 4 5 0 > 0
        0 discardCard(discards 0): keep 16 36 13 43 25 23 12 > 43
        1 discardCard(discards 0): keep 10 1 27 21 37 38 8 > 8
        3 discardCard(discards 1, picked [0]): keep 41 44 34 17 4 5 > 5
        0 discardCard(discards 1, picked [43]): keep 16 36 13 25 23 12 > 13
        1 discardCard(discards 1, picked [8]): keep 10 1 27 21 37 38 > 38
        3 discardCard(discards 2, picked [0, 5]): keep 41 44 34 17 4 > 4
        0 discardCard(discards 2, picked [43, 13]): keep 16 36 25 23 12 > 25
        1 discardCard(discards 2, picked [8, 38]): keep 10 1 27 21 37 > 37 !reveal
        to 3 drew(seat 3, count 3, cards [9, 42, 18]), to others drew(seat 3, count 3, cards []) | players.0.hand at 2 [13, 43, 25]>[] | players.0.redrawn at 0 []>[43, 13, 25] | players.1.hand at 4 [37, 38, 8]>[] | players.1.redrawn at 0 []>[8, 38, 37] | players.3.hand.4 4>9 | players.3.hand.5 5>42 | players.3.hand.6 0>18 | players.3.redrawn at 0 []>[0, 5, 4] | deck at 14 [18, 42, 9]>[]
        to 0 drew(seat 0, count 3, cards [7, 39, 26]), to others drew(seat 0, count 3, cards []) | players.0.hand at 4 []>[7, 39, 26] | deck at 11 [26, 39, 7]>[]
        to 1 drew(seat 1, count 3, cards [3, 40, 6]), to others drew(seat 1, count 3, cards []) | players.1.hand at 4 []>[3, 40, 6] | deck at 8 [6, 40, 3]>[]
        2 startingFaction: 24 30 11 15 32 31 22 > 24
        3 startingFaction: 41 44 34 17 9 42 18 > 17
        0 startingFaction: 16 36 23 12 7 39 26 > 16
        1 startingFaction: 10 1 27 21 3 40 6 > 6 !reveal
        cardPlayed(seat 2, card 24, as start, at null) | players.2.factions at 0 []>[24] | players.2.hand at 0 [24]>[]
        gained(seat 2, from faction:tollkeepers, gain {credits 4}) | players.2.credits 0>4
        cardPlayed(seat 3, card 17, as start, at null) | players.3.factions at 0 []>[17] | players.3.hand at 3 [17]>[]
        gained(seat 3, from faction:palimpsest, gain {credits 4, cruisers 1}) | players.3.credits 0>4 | players.3.cruisers 0>1 | players.3.dock 9>8
        cardPlayed(seat 0, card 16, as start, at null) | players.0.factions at 0 []>[16] | players.0.hand at 0 [16]>[]
        gained(seat 0, from faction:ashenCourt, gain {credits 3, cruisers 1}) | players.0.credits 0>3 | players.0.cruisers 0>1 | players.0.dock 9>8
        ability(seat 0, ability 20)
        gained(seat 0, from faction:ashenCourt, gain {influence 2}) | players.0.influence 0>2
        cardPlayed(seat 1, card 6, as start, at null) | players.1.factions at 0 []>[6] | players.1.hand at 6 [6]>[]
        gained(seat 1, from faction:hexarchy, gain {credits 3, cruisers 2}) | players.1.credits 0>3 | players.1.cruisers 0>2 | players.1.dock 9>7
        0 introductionTimes(ability 21): 0 1 2 > 1
        ability(seat 0, ability 21)
        paid(seat 0, for faction:ashenCourt, pay {influence 1}) | players.0.influence 2>1
        gained(seat 0, from faction:ashenCourt, gain {relics 1}) | players.0.relics 0>1
        roundBegan(round 1, order [2, 3, 0, 1]) | phase setup>production | round 0>1
        produced(seat 2, cubes 3, credits 3, productivity -1) | players.2.credits 4>7 | players.2.productivity 3>2 | players.2.cubes 0>3 | players.2.supply 15>12
        produced(seat 3, cubes 3, credits 3, productivity -1) | players.3.credits 4>7 | players.3.productivity 3>2 | players.3.cubes 0>3 | players.3.supply 15>12
        produced(seat 0, cubes 3, credits 3, productivity -1) | players.0.credits 3>6 | players.0.productivity 3>2 | players.0.cubes 0>3 | players.0.supply 15>12
        produced(seat 1, cubes 3, credits 3, productivity -1) | players.1.credits 3>6 | players.1.productivity 3>2 | players.1.cubes 0>3 | players.1.supply 15>12
        turnBegan(seat 2) | phase production>action | turn -1>2
        2 chooseAction: {action colonize, planet 0} {action colonize, planet 1, card 11} {action colonize, planet 1, card 15} {action colonize, planet 1, card 32} {action colonize, planet 3, card 30} {action colonize, planet 3, card 22} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action plunder} {action research, technology 0} {action research, technology 1} {action research, technology 2} +19 > {action colonize, planet 0}
        colonized(seat 2, at 1(planet 0, system 5), cost 0) | players.2.cubes 3>2 | owner.0 -1>2 | level.0 0>1 | settled.0 0>1
        gained(seat 2, from planet:oceanic, gain {cruisers 2}) | players.2.cruisers 0>2 | players.2.dock 9>7
        2 endTurn: end +19 > end
        turnBegan(seat 3) | turn 2>3
        3 chooseAction: {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action plunder} {action explore, place 0} {action explore, place 1} {action research, technology 0} {action research, technology 1} {action research, technology 2} {action research, technology 12} +19 > {interject card, card 44, as ideology}
        cardPlayed(seat 3, card 44, as ideology, at null) | players.3.ideology -1>44 | players.3.hand at 1 [44]>[] | players.3.played false>true
        3 chooseAction: {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action plunder} {action explore, place 0} {action explore, place 1} {action research, technology 0} {action research, technology 1} {action research, technology 2} {action research, technology 12} +1 > {action research, technology 12}
        researched(seat 3, technology 12, cost 5, discovery 0) | players.3.credits 7>2 | players.3.cubes 3>2 | players.3.technologies 0>4096
        gained(seat 3, from technology:livingArchive, gain {relics 2}) | players.3.relics 0>2
        3 endTurn: end +1 > end
        turnBegan(seat 0) | turn 3>0
        0 chooseAction: {action colonize, planet 1, card 39} {action colonize, planet 1, card 26} {action colonize, planet 3} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action explore, place 0} {action explore, place 1} {action research, technology 0} {action research, technology 1} {action research, technology 2} +20 > {interject card, card 36, as boost}
        cardPlayed(seat 0, card 36, as boost, at null) | players.0.hand at 0 [36]>[] | players.0.spent at 0 []>[36] | players.0.played false>true
        gained(seat 0, from faction:sojourner, gain {discovery 1}) | players.0.discovery 0>1
        0 chooseAction: {action colonize, planet 3} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action explore, place 0} {action explore, place 1} {action research, technology 0} {action research, technology 1} {action research, technology 2} +3 > {action colonize, planet 3}
        colonized(seat 0, at 3(planet 3, system 5), cost 0) | players.0.cubes 3>2 | owner.3 -1>0 | level.3 0>1 | settled.3 0>1
        gained(seat 0, from planet:desert, gain {cruisers 2}) | players.0.cruisers 1>3 | players.0.dock 8>6
        0 endTurn: end +3 > end
        turnBegan(seat 1) | turn 0>1
        1 chooseAction: {action colonize, planet 1, card 3} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action explore, place 1} {action research, technology 0} {action research, technology 1} {action research, technology 2} {action research, technology 11} +19 > {interject card, card 1, as main}
        cardPlayed(seat 1, card 1, as main, at null) | players.1.factions at 1 []>[1] | players.1.hand at 1 [1]>[] | players.1.played false>true
        gained(seat 1, from faction:scythe, gain {credits 3, cruisers 2}) | players.1.credits 6>9 | players.1.cruisers 2>4 | players.1.dock 7>5
        1 chooseAction: {action manufacture, count 1} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action explore, place 1} {action research, technology 0} {action research, technology 1} {action research, technology 2} {action research, technology 11} +3 > {action research, technology 11}
        researched(seat 1, technology 11, cost 5, discovery 0) | players.1.credits 9>4 | players.1.cubes 3>2 | players.1.technologies 0>2048
        gained(seat 1, from technology:siegeLattice, gain {prestige 1, cruisers 1}) | arrival.0 1>0 | arrival.1 0>3 | arrival.2 3>2 | arrival.3 2>1 | players.1.prestige 0>1 | players.1.cruisers 4>5 | players.1.dock 5>4
        1 endTurn: end +3 > end
        turnBegan(seat 2) | turn 1>2
        2 chooseAction: {action colonize, planet 1, card 11} {action colonize, planet 1, card 15} {action colonize, planet 1, card 32} {action develop, planet 0} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action explore, place 1} {action research, technology 0} {action research, technology 1} {action research, technology 2} +19 > {interject card, card 30, as boost}
        cardPlayed(seat 2, card 30, as boost, at null) | players.2.hand at 0 [30]>[] | players.2.spent at 0 []>[30] | players.2.played false>true
        gained(seat 2, from faction:veylFactors, gain {credits 1}) | players.2.credits 7>8
        2 chooseAction: {action develop, planet 0} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action explore, place 1} {action research, technology 0} {action research, technology 1} {action research, technology 2} +1 > {action develop, planet 0}
        developed(seat 2, at 1(planet 0, system 5), cost 7) | players.2.credits 8>1 | players.2.cubes 2>1 | level.0 1>2
        gained(seat 2, from develop, gain {prestige 1}) | arrival.2 2>1 | arrival.3 1>2 | players.2.prestige 0>1
        2 chooseReward(source develop): 0 1 +1 > 0
        gained(seat 2, from develop, gain {discovery 1, influence 1}) | players.2.discovery 0>1 | players.2.influence 0>1
        2 endTurn: end +3 > {interject lightning, use 1}
        lightning(seat 2, lightning 1)
        paid(seat 2, for lightning, pay {influence 1}) | players.2.influence 1>0
        gained(seat 2, from lightning, gain {credits 2}) | players.2.credits 1>3
        2 endTurn: end +2 > end
        turnBegan(seat 3) | turn 2>3 | players.3.played true>false
        3 chooseAction: {action manufacture, count 1} {action plunder} {action explore, place 0} {action explore, place 1} +11 > {action explore, place 1} !reveal
        certain: then | players.3.cruisers 1>0 | players.3.dock 8>9 | players.3.cubes 2>1 | anomalies.1 7>-1 | anomalyCubes.3 0>1
        explored(seat 3, place 1, system 5, marker 7) | players.3.cruisers 1>0 | players.3.dock 8>9 | players.3.cubes 2>1 | anomalies.1 7>-1 | discardedMarkers at 0 []>[7] | anomalyCubes.3 0>1
        gained(seat 3, from explore, gain {influence 2}) | players.3.influence 0>2
        3 endTurn: end +12 > {interject card, card 9, as boost}
        cardPlayed(seat 3, card 9, as boost, at null) | players.3.hand at 2 [9]>[] | players.3.spent at 0 []>[9] | players.3.played false>true
        gained(seat 3, from faction:usud, gain {credits 1}) | players.3.credits 2>3
        ability(seat 3, ability 22)
        gained(seat 3, from faction:palimpsest, gain {discovery 1}) | players.3.discovery 0>1
        3 endTurn: end +3 > end
        turnBegan(seat 0) | turn 3>0 | players.0.played true>false
        0 chooseAction: {action colonize, planet 1, card 39} {action colonize, planet 1, card 26} {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +18 > {action colonize, planet 1, card 39}
        cardPlayed(seat 0, card 39, as adaptation, at 2(planet 1, system 5)) | players.0.cubes 2>1 | players.0.hand at 3 [39]>[] | players.0.spent at 1 []>[39] | players.0.played false>true
        colonized(seat 0, at 2(planet 1, system 5), cost 1) | players.0.credits 6>5 | owner.1 -1>0 | level.1 0>1 | settled.1 0>1
        gained(seat 0, from planet:arctic, gain {productivity 3}) | players.0.productivity 2>5
        0 endTurn: end +3 > {interject lightning, use 1}
        lightning(seat 0, lightning 1)
        paid(seat 0, for lightning, pay {influence 1}) | players.0.influence 1>0
        gained(seat 0, from lightning, gain {credits 2}) | players.0.credits 5>7
        0 endTurn: end +2 > end
        turnBegan(seat 1) | turn 0>1 | players.1.played true>false
        1 chooseAction: {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} +17 > {action explore, place 0} !reveal
        certain: then | players.1.cruisers 5>4 | players.1.dock 4>5 | players.1.cubes 2>1 | anomalies.0 8>-1 | anomalyCubes.1 0>1
        explored(seat 1, place 0, system 5, marker 8) | players.1.cruisers 5>4 | players.1.dock 4>5 | players.1.cubes 2>1 | anomalies.0 8>-1 | discardedMarkers at 1 []>[8] | anomalyCubes.1 0>1
        gained(seat 1, from explore, gain {influence 2, relics 1}) | players.1.influence 0>2 | players.1.relics 0>1
        1 endTurn: end +18 > {interject card, card 21, as boost}
        cardPlayed(seat 1, card 21, as boost, at null) | players.1.hand at 2 [21]>[] | players.1.spent at 0 []>[21] | players.1.played false>true
        gained(seat 1, from faction:kettleborn, gain {productivity 1}) | players.1.productivity 2>3
        1 endTurn: end +3 > end
        turnBegan(seat 2) | turn 1>2 | players.2.played true>false
        2 chooseAction: {action manufacture, count 1} {action salvage, count 1} {action plunder} {action trade, slot 2, exchange 1} +17 > {action manufacture, count 1}
        manufactured(seat 2, count 1, cost 2) | players.2.credits 3>1 | players.2.cruisers 2>3 | players.2.dock 7>6 | players.2.cubes 1>0 | inBox.2 0>1
        2 endTurn: end +17 > {interject card, card 32, as boost}
        cardPlayed(seat 2, card 32, as boost, at null) | players.2.hand at 2 [32]>[] | players.2.spent at 1 []>[32] | players.2.played false>true
        gained(seat 2, from faction:sanctum, gain {discovery 1}) | players.2.discovery 1>2
        2 endTurn: end +2 > end
        passed(seat 2) | turn 2>-1
        turnBegan(seat 3) | turn -1>3 | players.3.played true>false
        3 chooseAction: {action manufacture, count 1} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} +11 > {action trade, slot 2, exchange 0}
        traded(seat 3, slot 2, card 2, exchange 0) | players.3.cubes 1>0 | onTrade.11 0>1
        paid(seat 3, for trade:mercenaries, pay {influence 1}) | players.3.influence 2>1
        gained(seat 3, from trade:mercenaries, gain {cruisers 3}) | players.3.cruisers 0>3 | players.3.dock 9>6
        3 endTurn: end +11 > {interject card, card 42, as boost}
        cardPlayed(seat 3, card 42, as boost, at null) | players.3.hand at 2 [42]>[] | players.3.spent at 1 []>[42] | players.3.played false>true
        gained(seat 3, from faction:sifters, gain {discovery 1}) | players.3.discovery 1>2
        ability(seat 3, ability 22)
        gained(seat 3, from faction:palimpsest, gain {discovery 1}) | players.3.discovery 2>3
        3 endTurn: end +3 > end
        passed(seat 3) | turn 3>-1
        turnBegan(seat 0) | turn -1>0 | players.0.played true>false
        0 chooseAction: {action develop, planet 1} {action develop, planet 3} {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action plunder} {action trade, slot 2, exchange 1} {action research, technology 0} {action research, technology 1} {action research, technology 2} +14 > {action develop, planet 1}
        developed(seat 0, at 2(planet 1, system 5), cost 7) | players.0.credits 7>0 | players.0.cubes 1>0 | level.1 1>2
        gained(seat 0, from develop, gain {prestige 1}) | arrival.0 0>3 | arrival.1 3>1 | arrival.2 1>2 | arrival.3 2>0 | players.0.prestige 0>1
        0 chooseReward(source develop): 0 1 +14 > {interject card, card 7, as main}
        cardPlayed(seat 0, card 7, as main, at null) | players.0.factions at 1 []>[7] | players.0.hand at 2 [7]>[] | players.0.played false>true
        gained(seat 0, from faction:redmantle, gain {cruisers 1}) | players.0.cruisers 3>4 | players.0.dock 6>5
        0 chooseReward(source develop): 0 1 +2 > 0
        gained(seat 0, from develop, gain {discovery 1, influence 1}) | players.0.discovery 1>2 | players.0.influence 0>1
        0 endTurn: end +3 > end
        passed(seat 0) | turn 0>-1
        turnBegan(seat 1) | turn -1>1 | players.1.played true>false
        1 chooseAction: {action manufacture, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} +15 > {interject card, card 27, as ideology}
        cardPlayed(seat 1, card 27, as ideology, at null) | players.1.ideology -1>27 | players.1.hand at 1 [27]>[] | players.1.played false>true
        1 chooseAction: {action manufacture, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} +3 > {action trade, slot 2, exchange 1}
        traded(seat 1, slot 2, card 2, exchange 1) | players.1.cubes 1>0 | onTrade.9 0>1
        paid(seat 1, for trade:mercenaries, pay {cruisers 2}) | players.1.cruisers 4>2 | players.1.dock 5>7
        gained(seat 1, from trade:mercenaries, gain {credits 6}) | players.1.credits 4>10
        1 endTurn: end +2 > end
        passed(seat 1) | turn 1>-1
        warSkipped | phase action>war
        fleetMoved(position 1, system 0) | phase war>galactic | fleet 0>1
        cubesMoved(slot 0, card 3, cubes [0, 0, 1, 0]) | onTrade.2 0>1 | inBox.2 1>0
        turnOrder(order [0, 2, 1, 3]) | order.0 2>0 | order.1 3>2 | order.2 0>1 | order.3 1>3
        roundBegan(round 2, order [0, 2, 1, 3]) | phase galactic>production | round 1>2
        produced(seat 0, cubes 3, credits 5, productivity -1) | players.0.credits 0>5 | players.0.productivity 5>4 | players.0.cubes 0>3 | players.0.supply 12>9
        produced(seat 2, cubes 3, credits 2, productivity -1) | players.2.credits 1>3 | players.2.productivity 2>1 | players.2.cubes 0>3 | players.2.supply 12>9
        produced(seat 1, cubes 3, credits 2, productivity -1) | players.1.credits 10>12 | players.1.productivity 3>2 | players.1.cubes 0>3 | players.1.supply 12>9
        produced(seat 3, cubes 3, credits 2, productivity -1) | players.3.credits 3>5 | players.3.productivity 2>1 | players.3.cubes 0>3 | players.3.supply 12>9
        turnBegan(seat 0) | phase production>action | turn -1>0 | players.0.played true>false
        0 chooseAction: {action colonize, planet 4} {action colonize, planet 5, card 23} {action colonize, planet 7, card 26} {action manufacture, count 1} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 2} {action research, technology 0} {action research, technology 1} {action research, technology 2} +12 > {action research, technology 1}
        researched(seat 0, technology 1, cost 5, discovery 0) | players.0.credits 5>0 | players.0.cubes 3>2 | players.0.technologies 0>2
        gained(seat 0, from technology:warpDrive, gain {relics 1}) | players.0.relics 1>2
        0 endTurn: end +12 > end
        turnBegan(seat 2) | turn 0>2 | players.2.played true>false
        2 chooseAction: {action colonize, planet 5} {action colonize, planet 7, card 11} {action colonize, planet 7, card 15} {action manufacture, count 1} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 1, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 2} +14 > {action colonize, planet 5}
        colonized(seat 2, at 1(planet 5, system 0), cost 0) | players.2.cubes 3>2 | owner.5 -1>2 | level.5 0>1 | settled.5 0>2
        gained(seat 2, from planet:oceanic, gain {influence 2}) | players.2.influence 0>2
        2 endTurn: end +15 > {interject card, card 31, as ideology}
        cardPlayed(seat 2, card 31, as ideology, at null) | players.2.ideology -1>31 | players.2.hand at 2 [31]>[] | players.2.played false>true
        2 endTurn: end +3 > end
        turnBegan(seat 1) | turn 2>1 | players.1.played true>false
        1 chooseAction: {action colonize, planet 4, card 10} {action colonize, planet 7, card 3} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action explore, place 2} {action research, technology 0} {action research, technology 1} {action research, technology 2} +6 > {action research, technology 2}
        researched(seat 1, technology 2, cost 5, discovery 0) | players.1.credits 12>7 | players.1.cubes 3>2 | players.1.technologies 2048>2052
        gained(seat 1, from technology:laserWeapon, gain {cruisers 1}) | players.1.cruisers 2>3 | players.1.dock 7>6
        1 endTurn: end +12 > {interject card, card 40, as boost}
        cardPlayed(seat 1, card 40, as boost, at null) | players.1.hand at 2 [40]>[] | players.1.spent at 1 []>[40] | players.1.played false>true
        gained(seat 1, from faction:farStriders, gain {discovery 1}) | players.1.discovery 0>1
        1 endTurn: end +7 > end
        turnBegan(seat 3) | turn 1>3 | players.3.played true>false
        3 chooseAction: {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 2} {action research, technology 0} {action research, technology 1} {action research, technology 2} +9 > {action research, technology 2}
        researched(seat 3, technology 2, cost 5, discovery 0) | players.3.credits 5>0 | players.3.cubes 3>2 | players.3.technologies 4096>4100
        gained(seat 3, from technology:laserWeapon, gain {cruisers 1}) | players.3.cruisers 3>4 | players.3.dock 6>5
        3 endTurn: end +9 > {interject card, card 18, as main}
        cardPlayed(seat 3, card 18, as main, at null) | players.3.factions at 1 []>[18] | players.3.hand at 2 [18]>[] | players.3.played false>true
        gained(seat 3, from faction:cheiki, gain {cruisers 1}) | players.3.cruisers 4>5 | players.3.dock 5>4
        3 endTurn: end +3 > end
        turnBegan(seat 0) | turn 3>0
        0 chooseAction: {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 2} {action explore, place 4} {action explore, place 5} +12 > {action plunder}
        plundered(seat 0) | players.0.cubes 2>1 | inBox.8 0>1
        gained(seat 0, from plunder, gain {discovery 1}) | players.0.discovery 2>3
        0 endTurn: end +12 > {interject card, card 12, as boost}
        cardPlayed(seat 0, card 12, as boost, at null) | players.0.hand at 1 [12]>[] | players.0.spent at 2 []>[12] | players.0.played false>true
        gained(seat 0, from faction:tombDelvers, gain {discovery 1}) | players.0.discovery 3>4
        0 endTurn: end +3 > end
        turnBegan(seat 2) | turn 0>2 | players.2.played true>false
        2 chooseAction: {action colonize, planet 7, card 11} {action colonize, planet 7, card 15} {action manufacture, count 1} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 2} +9 > {action colonize, planet 7, card 11}
        cardPlayed(seat 2, card 11, as adaptation, at 2(planet 7, system 0)) | players.2.cubes 2>1 | players.2.hand at 0 [11]>[] | players.2.spent at 2 []>[11] | players.2.played false>true
        colonized(seat 2, at 2(planet 7, system 0), cost 1) | players.2.credits 3>2 | owner.7 -1>2 | level.7 0>1 | settled.7 0>2
        gained(seat 2, from planet:arctic, gain {credits 5}) | players.2.credits 2>7
        2 endTurn: end +3 > {interject lightning, use 1}
        lightning(seat 2, lightning 1)
        paid(seat 2, for lightning, pay {influence 1}) | players.2.influence 2>1
        gained(seat 2, from lightning, gain {credits 2}) | players.2.credits 7>9
        2 endTurn: end +3 > end
        turnBegan(seat 1) | turn 2>1 | players.1.played true>false
        1 chooseAction: {action colonize, planet 4, card 10} {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 2} {action research, technology 0} {action research, technology 1} {action research, technology 5} +10 > {action research, technology 5}
        researched(seat 1, technology 5, cost 5, discovery 0) | players.1.credits 7>2 | players.1.cubes 2>1 | players.1.technologies 2052>2084
        gained(seat 1, from technology:plasmaWeapon, gain {prestige 1, cruisers 1}) | arrival.1 1>2 | arrival.2 2>0 | arrival.3 0>1 | players.1.prestige 1>2 | players.1.cruisers 3>4 | players.1.dock 6>5
        1 endTurn: end +10 > {interject lightning, use 0}
        lightning(seat 1, lightning 0)
        paid(seat 1, for lightning, pay {discovery 1}) | players.1.discovery 1>0
        gained(seat 1, from lightning, gain {credits 1}) | players.1.credits 2>3
        1 endTurn: end +9 > end
        turnBegan(seat 3) | turn 1>3 | players.3.played true>false
        3 chooseAction: {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 1} {action explore, place 2} +7 > {action explore, place 2} !reveal
        certain: then | players.3.cruisers 5>4 | players.3.dock 4>5 | players.3.cubes 2>1 | anomalies.2 3>-1 | anomalyCubes.3 1>2
        explored(seat 3, place 2, system 0, marker 3) | players.3.cruisers 5>4 | players.3.dock 4>5 | players.3.cubes 2>1 | anomalies.2 3>-1 | discardedMarkers at 2 []>[3] | anomalyCubes.3 1>2
        gained(seat 3, from explore, gain {relics 2}) | players.3.relics 2>4
        3 endTurn: end +7 > {interject card, card 34, as boost}
        cardPlayed(seat 3, card 34, as boost, at null) | players.3.hand at 1 [34]>[] | players.3.spent at 2 []>[34] | players.3.played false>true
        gained(seat 3, from faction:arbiters, gain {credits 1}) | players.3.credits 0>1
        ability(seat 3, ability 22)
        gained(seat 3, from faction:palimpsest, gain {discovery 1}) | players.3.discovery 3>4
        3 endTurn: end +3 > end
        turnBegan(seat 0) | turn 3>0 | players.0.played true>false
        0 chooseAction: {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 4} {action explore, place 5} +9 > {action plunder}
        plundered(seat 0) | players.0.cubes 1>0 | inBox.8 1>2
        gained(seat 0, from plunder, gain {discovery 1}) | players.0.discovery 4>5
        0 endTurn: end +9 > {interject card, card 26, as ideology}
        cardPlayed(seat 0, card 26, as ideology, at null) | players.0.ideology -1>26 | players.0.hand at 1 [26]>[] | players.0.played false>true
        0 endTurn: end +3 > end
        passed(seat 0) | turn 0>-1
        turnBegan(seat 2) | turn -1>2 | players.2.played true>false
        2 chooseAction: {action develop, planet 5} {action develop, planet 7} {action manufacture, count 1} {action manufacture, count 2} {action salvage, count 1} {action salvage, count 2} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action research, technology 0} {action research, technology 1} {action research, technology 2} +7 > {action develop, planet 5}
        developed(seat 2, at 1(planet 5, system 0), cost 7) | players.2.credits 9>2 | players.2.cubes 1>0 | level.5 1>2
        gained(seat 2, from develop, gain {prestige 1}) | arrival.1 2>0 | arrival.2 0>1 | arrival.3 1>2 | players.2.prestige 1>2
        2 chooseReward(source develop): 0 1 +7 > {interject card, card 22, as main}
        cardPlayed(seat 2, card 22, as main, at null) | players.2.factions at 1 []>[22] | players.2.hand at 1 [22]>[] | players.2.played false>true
        2 chooseReward(source develop): 0 1 +3 > 0
        gained(seat 2, from develop, gain {discovery 1, influence 1}) | players.2.discovery 2>3 | players.2.influence 1>2
        2 endTurn: end +3 > end
        passed(seat 2) | turn 2>-1
        turnBegan(seat 1) | turn -1>1
        1 chooseAction: {action colonize, planet 4, card 10} {action manufacture, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} +9 > {interject card, card 10, as boost}
        cardPlayed(seat 1, card 10, as boost, at null) | players.1.hand at 0 [10]>[] | players.1.spent at 2 []>[10] | players.1.played false>true
        gained(seat 1, from faction:memorians, gain {discovery 1}) | players.1.discovery 0>1
        1 chooseAction: {action manufacture, count 1} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} +6 > {action trade, slot 2, exchange 1}
        traded(seat 1, slot 2, card 2, exchange 1) | players.1.cubes 1>0 | onTrade.9 1>2
        paid(seat 1, for trade:mercenaries, pay {cruisers 2}) | players.1.cruisers 4>2 | players.1.dock 5>7
        gained(seat 1, from trade:mercenaries, gain {credits 6}) | players.1.credits 3>9
        1 endTurn: end +3 > end
        passed(seat 1) | turn 1>-1
        turnBegan(seat 3) | turn -1>3 | players.3.played true>false
        3 chooseAction: {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} +5 > {action trade, slot 2, exchange 1}
        traded(seat 3, slot 2, card 2, exchange 1) | players.3.cubes 1>0 | onTrade.11 1>2
        paid(seat 3, for trade:mercenaries, pay {cruisers 2}) | players.3.cruisers 4>2 | players.3.dock 5>7
        gained(seat 3, from trade:mercenaries, gain {credits 6}) | players.3.credits 1>7
        3 endTurn: end +6 > end
        passed(seat 3) | turn 3>-1
        warRanked(places [{seat 0, cruisers 4, strength 0, place 1}, {seat 1, cruisers 2, strength 2, place 3}, {seat 2, cruisers 3, strength 0, place 2}, {seat 3, cruisers 2, strength 1, place 4}], overlord 0) | phase action>war
        gained(seat 0, from war, gain {credits 3, prestige 1}) | arrival.1 0>1 | arrival.2 1>2 | arrival.3 2>0 | players.0.credits 0>3 | players.0.prestige 1>2
        gained(seat 2, from war, gain {credits 2}) | players.2.credits 2>4
        gained(seat 1, from war, gain {credits 1}) | players.1.credits 9>10
        0 occupy: decline 2 4 6 8 9 10 11 > decline
        declinedToOccupy(seat 0)
        cruisersLost(seat 0, count 4) | players.0.cruisers 4>0 | players.0.dock 5>9
        cruisersLost(seat 2, count 3) | players.2.cruisers 3>0 | players.2.dock 6>9
        cruisersLost(seat 3, count 1) | players.3.cruisers 2>1 | players.3.dock 7>8
        fleetMoved(position 2, system 3) | phase war>galactic | fleet 1>2
        cubesMoved(slot 2, card 2, cubes [2, 0, 0, 0]) | onTrade.8 0>2 | inBox.8 2>0
        goldenAge(slot 2, card 2) | turned.2 false>true
        cubesTakenBack(seat 0, taken 2, returned 0) | players.0.cubes 0>2 | onTrade.8 2>0 | onTrade.9 2>0 | onTrade.11 2>0
        cubesTakenBack(seat 1, taken 2, returned 0) | players.1.cubes 0>2
        cubesTakenBack(seat 3, taken 2, returned 0) | players.3.cubes 0>2
        turnOrder(order [0, 2, 1, 3])
        roundBegan(round 3, order [0, 2, 1, 3]) | phase galactic>production | round 2>3
        produced(seat 0, cubes 3, credits 4, productivity -1) | players.0.credits 3>7 | players.0.productivity 4>3 | players.0.cubes 2>5 | players.0.supply 9>6
        produced(seat 2, cubes 3, credits 1, productivity -1) | players.2.credits 4>5 | players.2.productivity 1>0 | players.2.cubes 0>3 | players.2.supply 9>6
        produced(seat 1, cubes 3, credits 2, productivity -1) | players.1.credits 10>12 | players.1.productivity 2>1 | players.1.cubes 2>5 | players.1.supply 9>6
        produced(seat 3, cubes 3, credits 1, productivity -1) | players.3.credits 7>8 | players.3.productivity 1>0 | players.3.cubes 2>5 | players.3.supply 9>6
        turnBegan(seat 0) | phase production>action | turn -1>0 | players.0.played true>false`),
    );
  });

  it('AG-001 a game alone, to the fourth round', () => {
    expect(rounds(1, {}, 'round', 4)).toEqual(
      lines(`
        laidOut(start 0, trade [3, 4, 2]) | row.0 0>5 | row.1 1>0 | row.2 2>3 | row.3 3>1 | row.4 4>6 | unusedSystems.0 5>7 | unusedSystems.1 6>4 | unusedSystems.2 7>2 | planetPile.0 0>1 | planetPile.1 1>0 | planetPile.2 2>4 | planetPile.3 3>2 | planetPile.4 4>3 | explorationPile.0 0>6 | explorationPile.1 1>4 | explorationPile.3 3>0 | explorationPile.4 4>1 | explorationPile.6 6>3 | trade.0 0>3 | trade.1 1>4 | unusedTrade.0 3>0 | unusedTrade.1 4>1
        systemOpened(position 0, system 5, place 3, markers 1) | opened 0>1 | places.0 -1>3 | planetPile at 4 [3]>[] | anomalies.0 -1>8 | explorationPile at 8 [8]>[]
        systemOpened(position 1, system 0, place -1, markers 1) | opened 1>2 | anomalies.2 -1>7 | explorationPile at 7 [7]>[]
        to 0 dealt(seat 0, cards [4, 19, 33, 26, 44, 32, 14]) | players.0.hand at 0 []>[4, 19, 33, 26, 44, 32, 14] | deck at 0 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44]>[24, 3, 34, 22, 5, 35, 6, 2, 20, 15, 13, 42, 12, 7, 16, 17, 0, 21, 28, 27, 39, 40, 43, 41, 1, 11, 9, 10, 23, 18, 8, 25, 36, 31, 37, 30, 38, 29]
        0 discardCard(discards 0): keep 4 19 33 26 44 32 14 > keep
        0 startingFaction: 4 19 33 26 44 32 14 > 4
        cardPlayed(seat 0, card 4, as start, at null) | players.0.factions at 0 []>[4] | players.0.hand at 0 [4]>[]
        gained(seat 0, from faction:ossuarch, gain {credits 1, cruisers 2}) | players.0.credits 0>1 | players.0.cruisers 0>2 | players.0.dock 9>7
        roundBegan(round 1, order [0]) | phase setup>production | round 0>1
        produced(seat 0, cubes 3, credits 3, productivity -1) | players.0.credits 1>4 | players.0.productivity 3>2 | players.0.cubes 0>3 | players.0.supply 15>12
        turnBegan(seat 0) | phase production>action | turn -1>0
        0 chooseAction: {action colonize, planet 0} {action colonize, planet 1, card 26} {action colonize, planet 1, card 32} {action manufacture, count 1} {action manufacture, count 2} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} +19 > {interject card, card 33, as boost}
        cardPlayed(seat 0, card 33, as boost, at null) | players.0.hand at 1 [33]>[] | players.0.spent at 0 []>[33] | players.0.played false>true
        gained(seat 0, from faction:umbralCourt, gain {credits 1}) | players.0.credits 4>5
        0 chooseAction: {action colonize, planet 0} {action manufacture, count 1} {action manufacture, count 2} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +1 > {action colonize, planet 0}
        colonized(seat 0, at 1(planet 0, system 5), cost 0) | players.0.cubes 3>2 | owner.0 -1>0 | level.0 0>1 | settled.0 0>1
        gained(seat 0, from planet:oceanic, gain {cruisers 2}) | players.0.cruisers 2>4 | players.0.dock 7>5
        0 endTurn: end +1 > end
        turnBegan(seat 0) | players.0.played true>false
        0 chooseAction: {action colonize, planet 1, card 26} {action colonize, planet 1, card 32} {action manufacture, count 1} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} +16 > {interject card, card 26, as main}
        cardPlayed(seat 0, card 26, as main, at null) | players.0.factions at 1 []>[26] | players.0.hand at 1 [26]>[] | players.0.played false>true
        gained(seat 0, from faction:gantry, gain {credits 3}) | players.0.credits 5>8
        0 chooseAction: {action colonize, planet 1} {action develop, planet 0} {action manufacture, count 1} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} {action research, technology 13} +1 > {action colonize, planet 1}
        colonized(seat 0, at 2(planet 1, system 5), cost 1) | players.0.credits 8>7 | players.0.cubes 2>1 | owner.1 -1>0 | level.1 0>1 | settled.1 0>1
        gained(seat 0, from planet:arctic, gain {productivity 3}) | players.0.productivity 2>5
        0 endTurn: end +1 > end
        turnBegan(seat 0) | players.0.played true>false
        0 chooseAction: {action develop, planet 0} {action develop, planet 1} {action manufacture, count 1} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} {action research, technology 13} +13 > {interject card, card 19, as ideology}
        cardPlayed(seat 0, card 19, as ideology, at null) | players.0.ideology -1>19 | players.0.hand at 0 [19]>[] | players.0.played false>true
        0 chooseAction: {action develop, planet 0} {action develop, planet 1} {action manufacture, count 1} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action research, technology 0} {action research, technology 1} {action research, technology 2} {action research, technology 13} +1 > {action develop, planet 0}
        developed(seat 0, at 1(planet 0, system 5), cost 7) | players.0.credits 7>0 | players.0.cubes 1>0 | level.0 1>2
        gained(seat 0, from develop, gain {prestige 1}) | players.0.prestige 0>1
        0 chooseReward(source develop): 0 1 +1 > 0
        gained(seat 0, from develop, gain {discovery 1, influence 1}) | players.0.discovery 0>1 | players.0.influence 0>1
        0 endTurn: end +3 > {interject lightning, use 1}
        lightning(seat 0, lightning 1)
        paid(seat 0, for lightning, pay {influence 1}) | players.0.influence 1>0
        gained(seat 0, from lightning, gain {credits 2}) | players.0.credits 0>2
        0 endTurn: end +2 > end !reveal
        certain: passed(seat 0) | turn 0>-1
        passed(seat 0) | turn 0>-1
        opponentCard(card 29, at 0(planet 4, system 0), cruisers 0) | players.1.supply 16>15 | owner.4 -1>1 | level.4 0>1 | settled.4 0>1 | deck at 37 [29]>[] | revealed at 0 []>[29]
        opponentCard(card 38, at null, cruisers 1) | players.1.cruisers 2>3 | players.1.dock 7>6 | deck at 36 [38]>[] | revealed at 1 []>[38]
        warSkipped | phase action>war
        fleetMoved(position 1, system 0) | phase war>galactic | fleet 0>1
        systemOpened(position 2, system 3, place -1, markers 1) | opened 2>3 | anomalies.4 -1>3 | explorationPile at 6 [3]>[]
        turnOrder(order [0])
        roundBegan(round 2, order [0]) | phase galactic>production | round 1>2
        produced(seat 0, cubes 3, credits 5, productivity -1) | players.0.credits 2>7 | players.0.productivity 5>4 | players.0.cubes 0>3 | players.0.supply 12>9
        turnBegan(seat 0) | phase production>action | turn -1>0 | players.0.played true>false
        0 chooseAction: {action colonize, planet 5} {action develop, planet 1} {action manufacture, count 1} {action salvage, count 1} {action plunder} {action trade, slot 2, exchange 1} {action explore, place 0} {action explore, place 2} {action research, technology 0} {action research, technology 1} {action research, technology 2} {action research, technology 13} +8 > {action colonize, planet 5}
        colonized(seat 0, at 1(planet 5, system 0), cost 1) | players.0.credits 7>6 | players.0.cubes 3>2 | owner.5 -1>0 | level.5 0>1 | settled.5 0>2
        gained(seat 0, from planet:oceanic, gain {influence 2}) | players.0.influence 0>2
        0 endTurn: end +9 > {interject card, card 14, as main}
        cardPlayed(seat 0, card 14, as main, at null) | players.0.factions at 2 []>[14] | players.0.hand at 2 [14]>[] | players.0.played false>true
        gained(seat 0, from faction:thren, gain {credits 3}) | players.0.credits 6>9
        0 endTurn: end +3 > end
        turnBegan(seat 0) | players.0.played true>false
        0 chooseAction: {action develop, planet 1} {action develop, planet 5} {action manufacture, count 1} {action salvage, count 1} {action plunder} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 0} {action explore, place 2} {action research, technology 0} {action research, technology 1} {action research, technology 2} {action research, technology 13} +5 > {action develop, planet 1}
        developed(seat 0, at 2(planet 1, system 5), cost 7) | players.0.credits 9>2 | players.0.cubes 2>1 | level.1 1>2
        gained(seat 0, from develop, gain {prestige 1}) | players.0.prestige 1>2
        0 chooseReward(source develop): 0 1 +5 > {interject card, card 32, as boost}
        cardPlayed(seat 0, card 32, as boost, at null) | players.0.hand at 1 [32]>[] | players.0.spent at 1 []>[32] | players.0.played false>true
        gained(seat 0, from faction:sanctum, gain {discovery 1}) | players.0.discovery 1>2
        0 chooseReward(source develop): 0 1 +3 > 0
        gained(seat 0, from develop, gain {discovery 1, influence 1}) | players.0.discovery 2>3 | players.0.influence 2>3
        0 endTurn: end +3 > end
        turnBegan(seat 0) | players.0.played true>false
        0 chooseAction: {action manufacture, count 1} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action trade, slot 2, exchange 1} {action explore, place 0} {action explore, place 2} {action appoint} +4 > {action trade, slot 2, exchange 1}
        traded(seat 0, slot 2, card 2, exchange 1) | players.0.cubes 1>0 | onTrade.4 0>1
        paid(seat 0, for trade:mercenaries, pay {cruisers 2}) | players.0.cruisers 4>2 | players.0.dock 5>7
        gained(seat 0, from trade:mercenaries, gain {credits 6}) | players.0.credits 2>8
        0 endTurn: end +4 > end !reveal
        certain: passed(seat 0) | turn 0>-1
        passed(seat 0) | turn 0>-1
        opponentCard(card 30, at 3(planet 3, system 5), cruisers 1) | players.1.cruisers 3>4 | players.1.dock 6>5 | players.1.supply 15>14 | owner.3 -1>1 | level.3 0>1 | settled.3 0>2 | deck at 35 [30]>[] | revealed at 2 []>[30]
        opponentCard(card 37, at 2(planet 9, system 3), cruisers 0) | players.1.supply 14>13 | owner.9 -1>1 | level.9 0>1 | settled.9 0>2 | deck at 34 [37]>[] | revealed at 3 []>[37]
        warRanked(places [{seat 0, cruisers 2, strength 0, place 2}, {seat -2, cruisers 4, strength 4, place 1}], overlord -2) | phase action>war
        occupied(seat -2, at 1(planet 0, system 5), from 0) | players.0.supply 9>11 | players.1.cruisers 4>3 | owner.0 0>1 | level.0 2>3 | settled.0 1>0
        cruisersLost(seat 0, count 2) | players.0.cruisers 2>0 | players.0.dock 7>9
        fleetMoved(position 2, system 3) | phase war>galactic | fleet 1>2
        systemOpened(position 3, system 1, place -1, markers 1) | opened 3>4 | anomalies.6 -1>5 | explorationPile at 5 [5]>[]
        turnOrder(order [0])
        roundBegan(round 3, order [0]) | phase galactic>production | round 2>3
        produced(seat 0, cubes 3, credits 4, productivity -1) | players.0.credits 8>12 | players.0.productivity 4>3 | players.0.cubes 0>3 | players.0.supply 11>8
        0 produce(used []): done {ability 17, times 1} {ability 18, times 1} > done
        ability(seat 0, ability 17)
        gained(seat 0, from faction:thren, gain {discovery 1}) | players.0.discovery 3>4
        turnBegan(seat 0) | phase production>action | turn -1>0
        0 chooseAction: {action colonize, planet 8} {action develop, planet 5} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action manufacture, count 4} {action manufacture, count 5} {action salvage, count 1} {action salvage, count 2} {action salvage, count 3} {action salvage, count 4} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action appoint} {action research, technology 0} {action research, technology 1} {action research, technology 2} {action research, technology 13} +1 > {action plunder}
        plundered(seat 0) | players.0.cubes 3>2 | inBox.4 0>1
        gained(seat 0, from plunder, gain {discovery 1}) | players.0.discovery 4>5
        0 endTurn: end +1 > end
        turnBegan(seat 0)
        0 chooseAction: {action colonize, planet 8} {action develop, planet 5} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action manufacture, count 4} {action manufacture, count 5} {action salvage, count 1} {action salvage, count 2} {action salvage, count 3} {action salvage, count 4} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action appoint} {action research, technology 0} {action research, technology 1} {action research, technology 2} {action research, technology 13} +1 > {action colonize, planet 8}
        colonized(seat 0, at 0(planet 8, system 3), cost 1) | players.0.credits 12>11 | players.0.cubes 2>1 | owner.8 -1>0 | level.8 0>1 | settled.8 0>3
        gained(seat 0, from planet:warm, gain {credits 1}) | players.0.credits 11>12
        0 endTurn: end +1 > {interject card, card 44, as boost}
        cardPlayed(seat 0, card 44, as boost, at null) | players.0.hand at 0 [44]>[] | players.0.spent at 2 []>[44] | players.0.played false>true
        gained(seat 0, from faction:lichenFolk, gain {credits 0})
        0 endTurn: end > end
        turnBegan(seat 0) | players.0.played true>false
        0 chooseAction: {action develop, planet 5} {action develop, planet 8} {action manufacture, count 1} {action manufacture, count 2} {action manufacture, count 3} {action manufacture, count 4} {action manufacture, count 5} {action salvage, count 1} {action salvage, count 2} {action salvage, count 3} {action salvage, count 4} {action plunder} {action trade, slot 0, exchange 0} {action trade, slot 0, exchange 1} {action trade, slot 1, exchange 0} {action trade, slot 1, exchange 1} {action trade, slot 2, exchange 0} {action appoint} {action research, technology 0} {action research, technology 1} {action research, technology 2} {action research, technology 13} > {action develop, planet 5}
        developed(seat 0, at 1(planet 5, system 0), cost 7) | players.0.credits 12>5 | players.0.cubes 1>0 | level.5 1>2
        gained(seat 0, from develop, gain {prestige 1}) | players.0.prestige 2>3
        0 chooseReward(source develop): 0 1 +3 > {interject lightning, use 0}
        lightning(seat 0, lightning 0)
        paid(seat 0, for lightning, pay {discovery 1}) | players.0.discovery 5>4
        gained(seat 0, from lightning, gain {credits 1}) | players.0.credits 5>6
        0 chooseReward(source develop): 0 1 +3 > 0
        gained(seat 0, from develop, gain {discovery 1, influence 1}) | players.0.discovery 4>5 | players.0.influence 3>4
        0 endTurn: end +3 > end !reveal
        certain: passed(seat 0) | turn 0>-1
        passed(seat 0) | turn 0>-1
        opponentCard(card 31, at null, cruisers 0) | deck at 33 [31]>[] | revealed at 4 []>[31]
        opponentCard(card 36, at 3(planet 13, system 1), cruisers 1) | players.1.cruisers 3>4 | players.1.dock 5>4 | players.1.supply 13>12 | owner.13 -1>1 | level.13 0>1 | settled.13 0>3 | deck at 32 [36]>[] | revealed at 5 []>[36]
        warRanked(places [{seat 0, cruisers 0, strength 0, place 0}, {seat -2, cruisers 4, strength 4, place 1}], overlord -2) | phase action>war
        occupied(seat -2, at 2(planet 1, system 5), from 0) | players.0.supply 8>10 | players.1.cruisers 4>3 | owner.1 0>1 | level.1 2>3 | settled.1 1>0
        fleetMoved(position 3, system 1) | phase war>galactic | fleet 2>3
        systemOpened(position 4, system 6, place -1, markers 1) | opened 4>5 | anomalies.8 -1>1 | explorationPile at 4 [1]>[]
        cubesMoved(slot 2, card 2, cubes [1, 0]) | onTrade.4 1>2 | inBox.4 1>0
        turnOrder(order [0])
        roundBegan(round 4, order [0]) | phase galactic>production | round 3>4
        produced(seat 0, cubes 3, credits 3, productivity -1) | players.0.credits 6>9 | players.0.productivity 3>2 | players.0.cubes 0>3 | players.0.supply 10>7`),
    );
  });

  it('AG-064 alone, three cards are put back and drawn anew', () => {
    expect(redraws(1, 'round')).toEqual(
      lines(`
        0 discardCard(discards 0): keep 4 19 33 26 44 32 14 > 14
        0 discardCard(discards 1, picked [14]): keep 4 19 33 26 44 32 > 32
        0 discardCard(discards 2, picked [14, 32]): keep 4 19 33 26 44 > 44 !reveal
        certain: then | players.0.hand at 4 [44, 32, 14]>[] | players.0.redrawn at 0 []>[14, 32, 44]
        to 0 drew(seat 0, count 3, cards [29, 38, 30]), to others drew(seat 0, count 3, cards []) | players.0.hand.4 44>29 | players.0.hand.5 32>38 | players.0.hand.6 14>30 | players.0.redrawn at 0 []>[14, 32, 44] | deck at 35 [30, 38, 29]>[]`),
    );
  });

  it('AG-064 AG-068 two put back three cards each', () => {
    expect(redraws(2, 'round')).toEqual(
      lines(`
        0 discardCard(discards 0): keep 16 36 13 43 25 23 12 > 12
        1 discardCard(discards 0): keep 10 1 27 21 37 38 8 > 8
        0 discardCard(discards 1, picked [12]): keep 16 36 13 43 25 23 > 23
        1 discardCard(discards 1, picked [8]): keep 10 1 27 21 37 38 > 38
        0 discardCard(discards 2, picked [12, 23]): keep 16 36 13 43 25 > 25
        1 discardCard(discards 2, picked [8, 38]): keep 10 1 27 21 37 > 37 !reveal
        to 0 drew(seat 0, count 3, cards [24, 30, 11]), to others drew(seat 0, count 3, cards []) | players.0.hand.4 25>24 | players.0.hand.5 23>30 | players.0.hand.6 12>11 | players.0.redrawn at 0 []>[12, 23, 25] | players.1.hand at 4 [37, 38, 8]>[] | players.1.redrawn at 0 []>[8, 38, 37] | deck at 28 [11, 30, 24]>[]
        to 1 drew(seat 1, count 3, cards [15, 32, 31]), to others drew(seat 1, count 3, cards []) | players.1.hand at 4 []>[15, 32, 31] | deck at 25 [31, 32, 15]>[]`),
    );
  });

  it('AG-065 AG-068 a card may be an answer to all questions but these', () => {
    const { asking, named } = ageOfGalaxy.definition;
    const open = Object.keys(named?.decisions ?? {}).filter(
      (decision) => asking?.secret(table(), { decision, seat: 0, args: {} } as unknown as Ask) === false,
    );
    expect(open.sort()).toEqual(['introductionTimes', 'occupy', 'produce']);
    expect(asking?.ends).toEqual(['endTurn']);
  });
});
