import { lines } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { firstAnswers } from './story.ts';

/** Games from the first card dealt: every question, every answer, and everything that changes on the table. */

describe('the beginning of a game', () => {
  it('AE-053 AE-059 AE-085 AE-101 AE-112 two players', () => {
    expect(firstAnswers(2, {}, 'rounds', 60)).toEqual(
      lines(`
        tilesLaid(tiles [20, 20, 20, 20, 20, 20, 10, 13, 15, 0, 14, 11, 12, 1, 2, 4, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]) | marker -2>5 | eventDeck at 0 []>[9, 0, 4, 6, 2, 1, 3, 5, 7, 8] | eventSeen at 0 []>[0, 0, 0, 0, 0, 0, 0, 0, 0, 0] | tile.6 -1>10 | tile.7 -1>13 | tile.8 -1>15 | tile.9 -1>0 | tile.10 -1>14 | tile.11 -1>11 | tile.12 -1>12 | tile.13 -1>1 | tile.14 -1>2 | tile.15 -1>4 | moons.0 at 0 []>[35] | moons.1 at 0 []>[34] | moons.2 at 0 []>[33] | moons.3 at 0 []>[32] | moons.4 at 0 []>[30] | moons.5 at 0 []>[31] | moons.9 at 0 []>[2, 1, 0] | moons.13 at 0 []>[9, 7, 6] | moons.14 at 0 []>[15, 12, 12] | moons.15 at 0 []>[25, 29, 24] | planets at 0 []>[3, 4, 2, 0, 3, 0, 3, 2, 4, 1, 1] | reserve.0 at 0 []>[4, 0, 3, 5, 1, 0] | reserve.1 at 0 []>[6, 7, 10, 11, 6, 8] | reserve.2 at 0 []>[14, 12, 13, 13, 16, 17] | reserve.3 at 0 []>[18, 18, 20, 22, 21, 18, 23, 19, 19] | reserve.4 at 0 []>[24, 25, 24, 26, 27, 28] | market.0 -1>0 | market.1 -1>15 | market.2 -1>10 | market.3 -1>21 | market.4 -1>29 | market.5 -1>33 | market.6 -1>39 | market.7 -1>52 | market.8 -1>48 | market.9 -1>70 | market.10 -1>66 | market.11 -1>58 | moduleDeck.0 at 0 []>[5, 2, 11, 4, 6, 16, 0, 7, 2, 12, 8, 3, 5, 7, 9, 6, 13, 1, 1, 8, 14, 17, 4, 3] | moduleDeck.1 at 0 []>[18, 25, 23, 19, 19, 25, 35, 34, 26, 27, 26, 32, 24, 24, 23, 20, 30, 31, 22, 18, 22, 28, 20, 21] | moduleDeck.2 at 0 []>[53, 44, 38, 50, 36, 51, 42, 44, 40, 41, 47, 43, 36, 43, 49, 45, 46, 40, 37, 42, 38, 41, 37, 39] | moduleDeck.3 at 0 []>[69, 63, 55, 54, 73, 67, 58, 64, 60, 61, 62, 57, 56, 54, 59, 57, 56, 65, 55, 60, 72, 59, 68, 71] | discovery.0 at 0 []>[16, 15, 18, 10, 4] | discovery.1 at 0 []>[3, 9, 13, 6, 7] | discovery.2 at 0 []>[1, 0, 14, 5, 14] | supremacy.0 -1>6 | supremacy.1 -1>5 | supremacy.2 -1>4 | tacticsDeck at 0 []>[50, 55, 62, 58, 61, 23, 59, 18, 28, 30, 34, 36, 10, 24, 21, 38, 47, 26, 39, 14, 37, 29, 9, 3, 51, 1, 6, 49, 19, 41, 17, 5, 11, 35, 32, 16, 64, 22, 2, 15, 30, 55, 40, 56, 60, 21, 27, 7, 46, 8, 63, 52, 50, 4, 43, 1, 0, 0, 51, 45, 31, 48, 44, 13, 57, 18, 25, 2, 28, 12, 42, 4, 53, 32, 54, 20, 38, 49, 33, 29]
        raiderPlaced(class 0, cell 5) | raiderCard.0 -1>0 | raiderCard.1 -1>2 | raiderCard.2 -1>4 | raiderCard.3 -1>6 | raiderCard.4 -1>8 | faceUp 0>1 | raiders.0 -1>5
        raiderPlaced(class 0, cell 2) | raiders.1 -1>2
        then | players.0.offeredFactions at 0 []>[0, 1, 8] | players.1.offeredFactions at 0 []>[6, 7, 11]
        0 chooseFaction: 0 1 8 > 0
        1 chooseFaction: 6 7 11 > 11 !reveal
        factionChosen(seat 0, faction 0) | players.0.faction -1>0 | players.0.neutral.0 -1>2 | players.0.neutral.1 -1>6 | players.0.neutral.2 -1>10 | players.0.neutral.3 -1>15 | players.0.offeredFactions at 0 [0, 1, 8]>[] | players.1.faction -1>11 | players.1.neutral.0 -1>1 | players.1.neutral.1 -1>7 | players.1.neutral.2 -1>9 | players.1.neutral.3 -1>12 | players.1.offeredFactions at 0 [6, 7, 11]>[]
        gained(seat 0, resource 0, n 4) | players.0.stock.0 0>4
        gained(seat 0, resource 1, n 1) | players.0.stock.1 0>1
        gained(seat 0, resource 2, n 1) | players.0.stock.2 0>1
        factionChosen(seat 1, faction 11)
        gained(seat 1, resource 0, n 2) | players.1.stock.0 0>2
        gained(seat 1, resource 1, n 2) | players.1.stock.1 0>2
        gained(seat 1, resource 3, n 1) | players.1.stock.3 0>1
        gained(seat 1, resource 4, n 1) | players.1.stock.4 0>1
        advanced(seat 0, track 4, to 1) | players.0.tracks.4 0>1
        advanced(seat 0, track 3, to 1) | players.0.tracks.3 0>1
        advanced(seat 1, track 0, to 1) | players.1.tracks.0 0>1
        advanced(seat 1, track 1, to 1) | players.1.tracks.1 0>1
        leadersSentOut(seat 0, nebula 5, die 6) | players.0.leaders 9>1 | players.0.abroad.5 0>2 | players.0.abroad.6 0>1 | players.0.abroad.7 0>1 | players.0.abroad.8 0>1 | players.0.abroad.10 0>1 | players.0.abroad.11 0>1 | players.0.abroad.12 0>1
        leadersSentOut(seat 1, nebula 1, die 2) | players.1.leaders 9>1 | players.1.abroad.1 0>2 | players.1.abroad.6 0>1 | players.1.abroad.7 0>1 | players.1.abroad.8 0>1 | players.1.abroad.10 0>1 | players.1.abroad.11 0>1 | players.1.abroad.12 0>1
        startRolled(rolls [[6, 5, 4, 4, 3, 3], [5, 4, 1, 1, 1, 1]], start 0) | players.0.vp 0>1 | players.1.vp 0>2
        turnBegan(seat 0, turn 1) | turn 0>1
        0 takeTurn: {launch 0, to 6} {launch 0, to 7} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} {launch 0, to 15} > {launch 0, to 11}
        launched(seat 0, ship 0, to 11) | region -1>11 | kind none>launch | arriving false>true | launched -1>0 | players.0.ships.0 -2>11
        baseVisited(seat 0, base 1)
        0 pay(cost [0, 0, 0, 0, 0, 0, 2, 0]): {pay 0} {pay 1} {pay 2} > {pay 0}
        paid(seat 0, resource 0, n 1) | players.0.stock.0 4>3
        0 pay(cost [0, 0, 0, 0, 0, 0, 1, 0]): {pay 0} {pay 1} {pay 2} > {pay 0}
        paid(seat 0, resource 0, n 1) | players.0.stock.0 3>2
        gained(seat 0, resource 4, n 2) | players.0.stock.4 0>2
        regionActivated(seat 0, at 11) | arriving true>false
        0 goOn(to strike): go +1 > {interject recruit, cell 11}
        leaderRecruited(seat 0, from 11) | players.0.leaders 1>2 | players.0.abroad.11 1>0
        0 goOn(to strike): go > go
        raiderMoved(class 0, from 5, to 11, strike) | raiders.0 5>11
        battleBegan(at 11) | battle null>{region 11, step escalation, energy [0, 0], dice [0, 0, 0], targeting [0, 0, 0], rolls [[], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
        battleStep(step diplomacy) | battle.step escalation>diplomacy
        battleStep(step preparations) | battle.step diplomacy>preparations
        0 spendEnergy: 0 1 2 > 0 !roll
        certain: then | battle.step preparations>roll
        diceRolled(rolls [[6], [], [5]], targeting [1, 0, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[6] | battle.rolls.2 at 0 []>[5]
        battleDecided(winners [0], losers [], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>1 | battle.raidersFought false>true
        advanced(seat 0, track 4, to 2) | players.0.tracks.4 1>2
        gained(seat 0, resource 0, n 2) | players.0.stock.0 2>4
        battleStep(step damage) | battle.step outcome>damage
        raiderDamaged(class 0, at 11, destroyed) | raiders.0 11>-1
        battleClosed | battle {region 11, step damage, energy [0, 0], dice [0, 0, 0], targeting [0, 0, 0], rolls [[6], [], [5]], diplomats 0, winners 1, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
        turnEnded(seat 0)
        turnBegan(seat 1, turn 2) | turn 1>2 | active 0>1 | region 11>-1 | kind launch>none | launched 0>-1
        1 takeTurn: {launch 0, to 6} {launch 0, to 7} {launch 0, to 9} {launch 0, to 10} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} {launch 0, to 15} > {launch 0, to 12}
        launched(seat 1, ship 0, to 12) | region -1>12 | kind none>launch | arriving false>true | launched -1>0 | players.1.ships.0 -2>12
        baseVisited(seat 1, base 2)
        markerMoved(by 1, left 4) | marker 5>4
        1 chooseModule(types 3, price 0, must): 1 2 3 4 5 +1 > 5
        1 pay(cost [0, 1, 0, 0, 0, 0, 0, 0]): {pay 1} {pay 4} > {pay 4}
        paid(seat 1, resource 4, n 1) | players.1.stock.4 1>0
        moduleGained(seat 1, module 33, slot 5) | market.5 33>-1 | players.1.rows.1 at 1 []>[{id 33, damage 0, moon -1, half -1, used 0}]
        advanced(seat 1, track 1, to 2) | players.1.tracks.1 1>2
        1 chooseModule(types 3, price 0): 2 4 none +1 > none
        1 removeModule(types 3): 0 1 2 3 4 > 4 !reveal
        certain: moduleRemoved(seat 1, module 29, slot 4) | market.4 29>-1 | moduleUnder.1 at 0 []>[29] ; then | market.3 21>-1 | market.5 -1>21
        moduleRemoved(seat 1, module 29, slot 4) | market.4 29>-1 | moduleUnder.1 at 0 []>[29]
        marketRefilled(slot 4, module 21) | market.3 21>-1 | market.4 -1>21 | market.5 -1>21 | moduleDeck.1 at 23 [21]>[]
        marketRefilled(slot 3, module 20) | market.3 -1>20 | moduleDeck.1 at 22 [20]>[]
        regionActivated(seat 1, at 12) | arriving true>false
        1 endTurn: end +2 > end
        turnEnded(seat 1)
        turnBegan(seat 0, turn 3) | turn 2>3 | active 1>0 | region 12>-1 | kind launch>none | launched 0>-1
        0 takeTurn: {launch 0, to 10} return > return
        returnBegan(seat 0) | kind none>return
        0 activate: {row 0, at 0, ship 0, from 11} {row 1, at 0, ship 0, from 11} {row 2, at 0, ship 0, from 11} {row 3, at 0, ship 0, from 11} done > {row 0, at 0, ship 0, from 11}
        moduleActivated(seat 0, row 0, at 0, module -1, with ship) | players.0.ships.0 11>-5 | players.0.rows.0.0.used 0>1
        gained(seat 0, resource 0, n 2) | players.0.stock.0 4>6
        0 activate: done > done
        shipsReturned(seat 0, ships 1) | players.0.ships.0 -5>-2 | players.0.rows.0.0.used 1>0
        turnEnded(seat 0)
        turnBegan(seat 1, turn 4) | turn 3>4 | active 0>1 | kind return>none
        1 takeTurn: {launch 0, to 6} {launch 0, to 13} return +2 > return
        returnBegan(seat 1) | kind none>return
        1 activate: {row 0, at 0, ship 0, from 12} {row 1, at 0, ship 0, from 12} {row 1, at 1, ship 0, from 12} {row 2, at 0, ship 0, from 12} {row 3, at 0, ship 0, from 12} done +2 > done
        shipsReturned(seat 1, ships 1) | players.1.ships.0 12>-2
        1 endTurn: end > end
        turnEnded(seat 1)
        turnBegan(seat 0, turn 5) | turn 4>5 | active 1>0 | kind return>none
        0 takeTurn: {launch 0, to 6} {launch 0, to 7} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} {launch 0, to 15} > {launch 0, to 11}
        launched(seat 0, ship 0, to 11) | region -1>11 | kind none>launch | arriving false>true | launched -1>0 | players.0.ships.0 -2>11
        baseVisited(seat 0, base 1)
        0 pay(cost [0, 0, 0, 0, 0, 0, 2, 0]): {pay 0} {pay 1} {pay 2} {pay 4} > {pay 0}
        paid(seat 0, resource 0, n 1) | players.0.stock.0 6>5
        0 pay(cost [0, 0, 0, 0, 0, 0, 1, 0]): {pay 0} {pay 1} {pay 2} {pay 4} > {pay 0}
        paid(seat 0, resource 0, n 1) | players.0.stock.0 5>4
        gained(seat 0, resource 4, n 2) | players.0.stock.4 2>4
        regionActivated(seat 0, at 11) | arriving true>false
        turnEnded(seat 0)
        turnBegan(seat 1, turn 6) | turn 5>6 | active 0>1 | region 11>-1 | kind launch>none | launched 0>-1
        1 takeTurn: {launch 0, to 6} {launch 0, to 7} {launch 0, to 9} {launch 0, to 10} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} {launch 0, to 15} > {launch 0, to 12}
        launched(seat 1, ship 0, to 12) | region -1>12 | kind none>launch | arriving false>true | launched -1>0 | players.1.ships.0 -2>12
        baseVisited(seat 1, base 2)
        markerMoved(by 1, left 3) | marker 4>3
        1 chooseModule(types 3, price 0, must): 2 4 5 +1 > 5
        paid(seat 1, resource 1, n 1) | players.1.stock.1 2>1
        moduleGained(seat 1, module 21, slot 5) | market.5 21>-1 | players.1.rows.1 at 2 []>[{id 21, damage 0, moon -1, half -1, used 0}]
        advanced(seat 1, track 1, to 3) | players.1.tracks.1 2>3
        markerMoved(by 1, left 2) | marker 3>2
        1 chooseModule(types 3, price 0): 2 none +1 > none
        1 removeModule(types 3): 0 1 2 3 4 > 2 !reveal
        certain: moduleRemoved(seat 1, module 10, slot 2) | market.2 10>-1 | moduleUnder.0 at 0 []>[10] ; then | market.0 0>-1 | market.1 15>0 | market.2 -1>15
        moduleRemoved(seat 1, module 10, slot 2) | market.2 10>-1 | moduleUnder.0 at 0 []>[10]
        marketRefilled(slot 0, module 3) | market.0 0>3 | market.1 15>0 | market.2 -1>15 | moduleDeck.0 at 23 [3]>[]
        marketRefilled(slot 3, module 28) | market.3 20>28 | market.4 21>20 | market.5 -1>21 | moduleDeck.1 at 21 [28]>[]
        regionActivated(seat 1, at 12) | arriving true>false
        1 endTurn: end +3 > end
        turnEnded(seat 1)
        turnBegan(seat 0, turn 7) | turn 6>7 | active 1>0 | region 12>-1 | kind launch>none | launched 0>-1
        0 takeTurn: {launch 0, to 10} return > {launch 0, to 10}
        launched(seat 0, ship 0, to 10) | region -1>10 | kind none>launch | arriving false>true | launched -1>1 | players.0.ships.1 -2>10
        baseVisited(seat 0, base 4)
        0 chooseEffect(list 4, at 0): 0 1 > 1
        nothingToRepair(seat 0)
        scored(seat 0, vp 1, for repair) | players.0.vp 1>2
        regionActivated(seat 0, at 10) | arriving true>false
        0 endTurn: end +1 > end
        turnEnded(seat 0)
        turnBegan(seat 1, turn 8) | turn 7>8 | active 0>1 | region 10>-1 | kind launch>none | launched 1>-1
        1 takeTurn: {launch 0, to 6} {launch 0, to 13} return +3 > return
        returnBegan(seat 1) | kind none>return
        1 activate: {row 0, at 0, ship 0, from 12} {row 1, at 0, ship 0, from 12} {row 1, at 1, ship 0, from 12} {row 1, at 2, ship 0, from 12} {row 2, at 0, ship 0, from 12} {row 3, at 0, ship 0, from 12} done +3 > {row 3, at 0, ship 0, from 12} !reveal
        certain: moduleActivated(seat 1, row 3, at 0, module -4, with ship) | players.1.ships.0 12>-5 | players.1.rows.3.0.used 0>1
        moduleActivated(seat 1, row 3, at 0, module -4, with ship) | players.1.ships.0 12>-5 | players.1.rows.3.0.used 0>1
        to 1 tacticsDrawn(seat 1, n 1, cards [29]), to others tacticsDrawn(seat 1, n 1) | tacticsDeck at 79 [29]>[] | players.1.hand at 0 []>[29]
        1 activate: done +2 > done
        shipsReturned(seat 1, ships 1) | players.1.ships.0 -5>-2 | players.1.rows.3.0.used 1>0
        1 endTurn: end +2 > end
        turnEnded(seat 1)
        turnBegan(seat 0, turn 9) | turn 8>9 | active 1>0 | kind return>none
        0 takeTurn: {launch 0, to 9} return +1 > return
        returnBegan(seat 0) | kind none>return
        0 activate: {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 11} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 11} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 11} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 11} done +1 > {row 0, at 0, ship 0, from 10}
        moduleActivated(seat 0, row 0, at 0, module -1, with ship) | players.0.ships.1 10>-5 | players.0.rows.0.0.used 0>1
        gained(seat 0, resource 0, n 2) | players.0.stock.0 4>6
        0 activate: {row 1, at 0, ship 0, from 11} {row 2, at 0, ship 0, from 11} {row 3, at 0, ship 0, from 11} done > {row 1, at 0, ship 0, from 11}
        moduleActivated(seat 0, row 1, at 0, module -2, with ship) | players.0.ships.0 11>-5 | players.0.rows.1.0.used 0>1
        0 chooseEffect(list 9, at 0): 0 1 > 1
        nothingToRepair(seat 0)
        scored(seat 0, vp 1, for repair) | players.0.vp 2>3
        0 activate: done > done
        shipsReturned(seat 0, ships 2) | players.0.ships.0 -5>-2 | players.0.ships.1 -5>-2 | players.0.rows.0.0.used 1>0 | players.0.rows.1.0.used 1>0
        turnEnded(seat 0)
        turnBegan(seat 1, turn 10) | turn 9>10 | active 0>1 | kind return>none
        1 takeTurn: {launch 0, to 6} {launch 0, to 7} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} {launch 0, to 15} +2 > {launch 0, to 15} !reveal
        certain: launched(seat 1, ship 0, to 15) | region -1>15 | kind none>launch | arriving false>true | launched -1>0 | players.1.ships.0 -2>15 ; moonClaimed(seat 1, moon 24, from 15) | players.1.moons at 0 []>[24]
        launched(seat 1, ship 0, to 15) | region -1>15 | kind none>launch | arriving false>true | launched -1>0 | players.1.ships.0 -2>15
        moonClaimed(seat 1, moon 24, from 15) | players.1.moons at 0 []>[24]
        moonShown(at 15, moon 29) | moons.15 at 2 [24]>[]
        regionActivated(seat 1, at 15) | arriving true>false
        1 endTurn: end +8 > {interject slot, moon 24, operations}
        moonSlotted(seat 1, moon 24, place operations) | players.1.moons at 0 [24]>[] | players.1.operations -1>24
        1 endTurn: end +4 > end
        turnEnded(seat 1)
        turnBegan(seat 0, turn 11) | turn 10>11 | active 1>0 | region 15>-1 | kind launch>none | launched 0>-1
        0 takeTurn: {launch 0, to 6} {launch 0, to 7} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} > {launch 0, to 6}
        launched(seat 0, ship 0, to 6) | region -1>6 | kind none>launch | arriving false>true | launched -1>0 | players.0.ships.0 -2>6
        1 react(window opponentLaunch, cause 0): pass mute > mute
        windowSwitched(seat 1, window 3) | players.1.deaf 1048576>1048584
        baseVisited(seat 0, base 0)
        0 pay(cost [0, 0, 0, 0, 0, 0, 2, 0]): {pay 0} {pay 1} {pay 2} {pay 4} > {pay 0}
        paid(seat 0, resource 0, n 1) | players.0.stock.0 6>5
        0 pay(cost [0, 0, 0, 0, 0, 0, 1, 0]): {pay 0} {pay 1} {pay 2} {pay 4} > {pay 0} !reveal
        certain: paid(seat 0, resource 0, n 1) | players.0.stock.0 5>4
        paid(seat 0, resource 0, n 1) | players.0.stock.0 5>4
        to 0 tacticsDrawn(seat 0, n 3, cards [33, 49, 38]), to others tacticsDrawn(seat 0, n 3) | tacticsDeck at 76 [38, 49, 33]>[] | players.0.hand at 0 []>[33, 49, 38]
        regionActivated(seat 0, at 6) | arriving true>false
        1 react(window opponentActivation, cause 0): pass mute > mute
        windowSwitched(seat 1, window 4) | players.1.deaf 1048584>1048600
        0 endTurn: end +2 > end
        turnEnded(seat 0)
        turnBegan(seat 1, turn 12) | turn 11>12 | active 0>1 | region 6>-1 | kind launch>none | launched 0>-1
        1 takeTurn: {launch 0, to 9} {launch 0, to 14} return +5 > return
        returnBegan(seat 1) | kind none>return
        1 activate: {row 0, at 0, ship 0, from 15} {row 1, at 0, ship 0, from 15} {row 1, at 1, ship 0, from 15} {row 1, at 2, ship 0, from 15} {row 2, at 0, ship 0, from 15} {row 3, at 0, ship 0, from 15} done +5 > done
        shipsReturned(seat 1, ships 1) | players.1.ships.0 15>-2
        1 endTurn: end +4 > end
        turnEnded(seat 1)
        turnBegan(seat 0, turn 13) | turn 12>13 | active 1>0 | kind return>none
        0 takeTurn: {launch 0, to 7} {launch 0, to 12} {launch 0, to 13} return +2 > {launch 0, to 7}
        launched(seat 0, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>1 | players.0.ships.1 -2>7
        baseVisited(seat 0, base 3)
        markerMoved(by 1, left 1) | marker 2>1
        0 chooseModule(types 12, price 0, must): 6 7 8 9 10 11 +2 > 10
        0 pay(cost [0, 0, 2, 0, 0, 0, 0, 0]): {pay 2} {pay 4} > {pay 2}
        paid(seat 0, resource 2, n 1) | players.0.stock.2 1>0
        paid(seat 0, resource 4, n 1) | players.0.stock.4 4>3
        moduleGained(seat 0, module 66, slot 10) | market.10 66>-1 | players.0.rows.3 at 1 []>[{id 66, damage 0, moon -1, half -1, used 0}]
        advanced(seat 0, track 3, to 2) | players.0.tracks.3 1>2
        0 chooseModule(types 12, price 0): 6 7 8 9 11 none +2 > 6
        0 pay(cost [0, 0, 0, 0, 0, 0, 0, 3]): {pay 1} {pay 4} > {pay 4}
        paid(seat 0, resource 4, n 1) | players.0.stock.4 3>2
        0 pay(cost [0, 0, 0, 0, 0, 0, 0, 2]): {pay 1} {pay 4} > {pay 1} !reveal
        certain: paid(seat 0, resource 1, n 1) | players.0.stock.1 1>0 ; paid(seat 0, resource 4, n 1) | players.0.stock.4 2>1 ; moduleGained(seat 0, module 39, slot 6) | market.6 39>-1 | players.0.rows.2 at 1 []>[{id 39, damage 0, moon -1, half -1, used 0}] ; advanced(seat 0, track 2, to 1) | players.0.tracks.2 0>1
        paid(seat 0, resource 1, n 1) | players.0.stock.1 1>0
        paid(seat 0, resource 4, n 1) | players.0.stock.4 2>1
        moduleGained(seat 0, module 39, slot 6) | market.6 39>-1 | players.0.rows.2 at 1 []>[{id 39, damage 0, moon -1, half -1, used 0}]
        advanced(seat 0, track 2, to 1) | players.0.tracks.2 0>1
        marketRefilled(slot 6, module 39) | market.6 -1>39 | moduleDeck.2 at 23 [39]>[]
        marketRefilled(slot 9, module 71) | market.9 70>71 | market.10 -1>70 | moduleDeck.3 at 23 [71]>[]
        1 react(window opponentModule, cause 0): pass mute > pass
        regionActivated(seat 0, at 7) | arriving true>false
        0 goOn(to strike): go +3 > {interject recruit, cell 7}
        leaderRecruited(seat 0, from 7) | players.0.leaders 2>3 | players.0.abroad.7 1>0`),
    );
  });

  it('AE-058 AE-060 AE-087 AE-099 AE-113 three players with vortexes', () => {
    expect(firstAnswers(3, { special: 'vortexes', length: 'short' }, 'rounds', 70)).toEqual(
      lines(`
        tilesLaid(tiles [20, 20, 20, 20, 20, 20, 15, 12, 2, 10, 0, 4, 1, 21, 4, 22, 13, 11, 3, 14, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]) | marker -2>6 | eventDeck at 0 []>[9, 0, 4, 6, 2, 1, 3, 5, 7, 8] | eventSeen at 0 []>[0, 0, 0, 0, 0, 0, 0, 0, 0, 0] | tile.6 -1>15 | tile.7 -1>12 | tile.8 -1>2 | tile.9 -1>10 | tile.10 -1>0 | tile.11 -1>4 | tile.12 -1>1 | tile.13 -1>21 | tile.14 -1>4 | tile.15 -1>22 | tile.16 -1>13 | tile.17 -1>11 | tile.18 -1>3 | tile.19 -1>14 | moons.0 at 0 []>[35] | moons.1 at 0 []>[33] | moons.2 at 0 []>[31] | moons.3 at 0 []>[32] | moons.4 at 0 []>[30] | moons.5 at 0 []>[34] | moons.8 at 0 []>[12, 14, 12] | moons.10 at 0 []>[0, 1, 3] | moons.11 at 0 []>[24, 28, 24] | moons.12 at 0 []>[11, 6, 7] | moons.14 at 0 []>[25, 25, 26] | moons.18 at 0 []>[20, 18, 19] | planets at 0 []>[2, 0, 3, 0, 3, 2, 4, 1, 1] | reserve.0 at 0 []>[4, 0, 1, 5, 2, 0] | reserve.1 at 0 []>[7, 9, 10, 6, 8, 6] | reserve.2 at 0 []>[13, 17, 12, 16, 15, 13] | reserve.3 at 0 []>[23, 19, 18, 22, 18, 21] | reserve.4 at 0 []>[27, 24, 29] | market.0 -1>0 | market.1 -1>15 | market.2 -1>10 | market.3 -1>21 | market.4 -1>29 | market.5 -1>33 | market.6 -1>39 | market.7 -1>52 | market.8 -1>48 | market.9 -1>70 | market.10 -1>66 | market.11 -1>58 | moduleDeck.0 at 0 []>[5, 2, 11, 4, 6, 16, 0, 7, 2, 12, 8, 3, 5, 7, 9, 6, 13, 1, 1, 8, 14, 17, 4, 3] | moduleDeck.1 at 0 []>[18, 25, 23, 19, 19, 25, 35, 34, 26, 27, 26, 32, 24, 24, 23, 20, 30, 31, 22, 18, 22, 28, 20, 21] | moduleDeck.2 at 0 []>[53, 44, 38, 50, 36, 51, 42, 44, 40, 41, 47, 43, 36, 43, 49, 45, 46, 40, 37, 42, 38, 41, 37, 39] | moduleDeck.3 at 0 []>[69, 63, 55, 54, 73, 67, 58, 64, 60, 61, 62, 57, 56, 54, 59, 57, 56, 65, 55, 60, 72, 59, 68, 71] | discovery.0 at 0 []>[16, 15, 18, 10, 4] | discovery.1 at 0 []>[3, 9, 13, 6, 7] | discovery.2 at 0 []>[1, 0, 14, 5, 14] | supremacy.0 -1>6 | supremacy.1 -1>5 | supremacy.2 -1>4 | tacticsDeck at 0 []>[50, 55, 62, 58, 61, 23, 59, 18, 28, 30, 34, 36, 10, 24, 21, 38, 47, 26, 39, 14, 37, 29, 9, 3, 51, 1, 6, 49, 19, 41, 17, 5, 11, 35, 32, 16, 64, 22, 2, 15, 30, 55, 40, 56, 60, 21, 27, 7, 46, 8, 63, 52, 50, 4, 43, 1, 0, 0, 51, 45, 31, 48, 44, 13, 57, 18, 25, 2, 28, 12, 42, 4, 53, 32, 54, 20, 38, 49, 33, 29]
        raiderPlaced(class 0, cell 15) | raiderCard.0 -1>0 | raiderCard.1 -1>2 | raiderCard.2 -1>4 | raiderCard.3 -1>6 | raiderCard.4 -1>8 | faceUp 0>1 | raiders.0 -1>15
        raiderPlaced(class 0, cell 13) | raiders.1 -1>13
        then | players.0.offeredFactions at 0 []>[0, 9, 10] | players.1.offeredFactions at 0 []>[2, 6, 11] | players.2.offeredFactions at 0 []>[3, 4, 5]
        0 chooseFaction: 0 9 10 > 0
        1 chooseFaction: 2 6 11 > 11
        2 chooseFaction: 3 4 5 > 4 !reveal
        factionChosen(seat 0, faction 0) | players.0.faction -1>0 | players.0.neutral.0 -1>1 | players.0.neutral.1 -1>5 | players.0.neutral.2 -1>10 | players.0.neutral.3 -1>13 | players.0.offeredFactions at 0 [0, 9, 10]>[] | players.1.faction -1>11 | players.1.neutral.0 -1>0 | players.1.neutral.1 -1>6 | players.1.neutral.2 -1>11 | players.1.neutral.3 -1>14 | players.1.offeredFactions at 0 [2, 6, 11]>[] | players.2.faction -1>4 | players.2.neutral.0 -1>3 | players.2.neutral.1 -1>7 | players.2.neutral.2 -1>9 | players.2.neutral.3 -1>15 | players.2.offeredFactions at 0 [3, 4, 5]>[]
        gained(seat 0, resource 0, n 4) | players.0.stock.0 0>4
        gained(seat 0, resource 1, n 1) | players.0.stock.1 0>1
        gained(seat 0, resource 2, n 1) | players.0.stock.2 0>1
        factionChosen(seat 1, faction 11)
        gained(seat 1, resource 0, n 2) | players.1.stock.0 0>2
        gained(seat 1, resource 1, n 2) | players.1.stock.1 0>2
        gained(seat 1, resource 3, n 1) | players.1.stock.3 0>1
        gained(seat 1, resource 4, n 1) | players.1.stock.4 0>1
        factionChosen(seat 2, faction 4)
        gained(seat 2, resource 0, n 2) | players.2.stock.0 0>2
        gained(seat 2, resource 2, n 1) | players.2.stock.2 0>1
        gained(seat 2, resource 3, n 1) | players.2.stock.3 0>1
        to 2 tacticsDrawn(seat 2, n 2, cards [29, 33]), to others tacticsDrawn(seat 2, n 2) | tacticsDeck at 78 [33, 29]>[] | players.2.hand at 0 []>[29, 33]
        advanced(seat 0, track 4, to 1) | players.0.tracks.4 0>1
        advanced(seat 0, track 3, to 1) | players.0.tracks.3 0>1
        advanced(seat 1, track 0, to 1) | players.1.tracks.0 0>1
        advanced(seat 1, track 1, to 1) | players.1.tracks.1 0>1
        advanced(seat 2, track 0, to 1) | players.2.tracks.0 0>1
        advanced(seat 2, track 3, to 1) | players.2.tracks.3 0>1
        leadersSentOut(seat 0, nebula 4, die 5) | players.0.leaders 9>1 | players.0.abroad.4 0>2 | players.0.abroad.6 0>1 | players.0.abroad.7 0>1 | players.0.abroad.9 0>1 | players.0.abroad.16 0>1 | players.0.abroad.17 0>1 | players.0.abroad.19 0>1
        leadersSentOut(seat 1, nebula 3, die 4) | players.1.leaders 9>1 | players.1.abroad.3 0>2 | players.1.abroad.6 0>1 | players.1.abroad.7 0>1 | players.1.abroad.9 0>1 | players.1.abroad.16 0>1 | players.1.abroad.17 0>1 | players.1.abroad.19 0>1
        leadersSentOut(seat 2, nebula 2, die 3) | players.2.leaders 9>1 | players.2.abroad.2 0>2 | players.2.abroad.6 0>1 | players.2.abroad.7 0>1 | players.2.abroad.9 0>1 | players.2.abroad.16 0>1 | players.2.abroad.17 0>1 | players.2.abroad.19 0>1
        startRolled(rolls [[6, 5, 4, 3, 1, 1], [6, 5, 4, 2, 1, 1], [6, 6, 5, 2, 2, 1]], start 2) | active 0>2 | start 0>2 | players.0.vp 0>2 | players.1.vp 0>3 | players.2.vp 0>1
        turnBegan(seat 2, turn 1) | turn 0>1
        2 takeTurn: {launch 0, to 7} {launch 0, to 8} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 14} {launch 0, to 16} {launch 0, to 17} {launch 0, to 18} {launch 0, to 19} +3 > {launch 0, to 7}
        launched(seat 2, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>0 | players.2.ships.0 -2>7
        baseVisited(seat 2, base 2)
        markerMoved(by 1, left 5) | marker 6>5
        2 chooseModule(types 3, price 0, must): 2 +1 > 2
        paid(seat 2, resource 3, n 1) | players.2.stock.3 1>0
        moduleGained(seat 2, module 10, slot 2) | market.2 10>-1 | players.2.rows.0 at 1 []>[{id 10, damage 1, moon -1, half -1, used 0}]
        advanced(seat 2, track 0, to 2) | players.2.tracks.0 1>2
        2 removeModule(types 3): 0 1 3 4 5 > 3 !reveal
        certain: moduleRemoved(seat 2, module 21, slot 3) | market.3 21>-1 | moduleUnder.1 at 0 []>[21] ; then | market.0 0>-1 | market.1 15>0 | market.2 -1>15
        moduleRemoved(seat 2, module 21, slot 3) | market.3 21>-1 | moduleUnder.1 at 0 []>[21]
        marketRefilled(slot 0, module 3) | market.0 0>3 | market.1 15>0 | market.2 -1>15 | moduleDeck.0 at 23 [3]>[]
        marketRefilled(slot 3, module 21) | market.3 -1>21 | moduleDeck.1 at 23 [21]>[]
        regionActivated(seat 2, at 7) | arriving true>false
        2 goOn(to strike): go +4 > go
        raiderMoved(class 0, from 13, to 7, strike) | raiders.1 13>7
        2 goOn(to battle): go +4 > go
        battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
        2 react(window battleStart, cause 2): pass mute +2 > {interject recruit, cell 7}
        leaderRecruited(seat 2, from 7) | players.2.leaders 1>2 | players.2.abroad.7 1>0
        2 react(window battleStart, cause 2): pass mute +1 > pass
        battleStep(step diplomacy) | battle.step escalation>diplomacy
        2 diplomacy: pass mute +1 > pass
        battleStep(step preparations) | battle.step diplomacy>preparations
        2 spendEnergy: 0 1 2 +1 > 2
        paid(seat 2, resource 0, n 2) | players.2.stock.0 2>0
        energySpent(seat 2, energy 2, dice 3) | battle.energy.2 0>2
        2 react(window beforeRoll, cause 2): pass mute +1 > pass !roll
        certain: then | battle.step preparations>roll
        diceRolled(rolls [[], [], [4, 2, 1], [1]], targeting [0, 0, 1, 1]) | battle.step preparations>roll | battle.rolls.2 at 0 []>[4, 2, 1] | battle.rolls.3 at 0 []>[1]
        2 react(window afterRoll, cause 2): pass mute +1 > pass
        battleDecided(winners [2], losers [], raiders lost, why {level [], best 4, next 1}) | battle.step roll>outcome | battle.winners -1>4 | battle.raidersFought false>true
        advanced(seat 2, track 4, to 1) | players.2.tracks.4 0>1
        gained(seat 2, resource 0, n 2) | players.2.stock.0 0>2
        2 react(window afterOutcome, cause 2): pass mute +1 > mute
        windowSwitched(seat 2, window 10) | players.2.deaf 1048576>1049600
        battleStep(step damage) | battle.step outcome>damage
        raiderDamaged(class 0, at 7, destroyed) | raiders.1 7>-1
        battleClosed | battle {region 7, step damage, energy [0, 0, 2], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [4, 2, 1], [1]], diplomats 0, winners 4, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
        2 endTurn: end +4 > end
        turnEnded(seat 2)
        turnBegan(seat 0, turn 2) | turn 1>2 | active 2>0 | region 7>-1 | kind launch>none | launched 0>-1
        0 takeTurn: {launch 0, to 8} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} {launch 0, to 16} {launch 0, to 17} {launch 0, to 18} {launch 0, to 19} > {launch 0, to 8}
        launched(seat 0, ship 0, to 8) | region -1>8 | kind none>launch | arriving false>true | launched -1>0 | players.0.ships.0 -2>8
        2 react(window opponentLaunch, cause 0): pass mute > mute !reveal
        certain: windowSwitched(seat 2, window 3) | players.2.deaf 1049600>1049608 ; moonClaimed(seat 0, moon 12, from 8) | players.0.moons at 0 []>[12]
        windowSwitched(seat 2, window 3) | players.2.deaf 1049600>1049608
        moonClaimed(seat 0, moon 12, from 8) | players.0.moons at 0 []>[12]
        moonShown(at 8, moon 14) | moons.8 at 2 [12]>[]
        regionActivated(seat 0, at 8) | arriving true>false
        2 react(window opponentActivation, cause 0): pass mute > pass
        0 goOn(to strike): go +3 > go
        raiderMoved(class 0, from 15, to 8, strike) | raiders.0 15>8
        0 goOn(to battle): go +3 > {interject slot, moon 12, operations}
        moonSlotted(seat 0, moon 12, place operations) | players.0.moons at 0 [12]>[] | players.0.operations -1>12
        0 goOn(to battle): go +1 > go
        battleBegan(at 8) | battle null>{region 8, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
        2 escalate: {ship 0, from 7} done > {ship 0, from 7}
        escalated(seat 2, ship 0, from 7) | players.2.ships.0 7>8
        battleStep(step diplomacy) | battle.step escalation>diplomacy
        2 diplomacy: pass mute > mute
        windowSwitched(seat 2, window 6) | players.2.deaf 1049608>1049672
        battleStep(step preparations) | battle.step diplomacy>preparations
        0 spendEnergy: 0 1 2 3 4 > 0
        2 spendEnergy: 0 1 2 > 0
        2 react(window beforeRoll, cause 0): pass mute > mute !roll
        certain: windowSwitched(seat 2, window 8) | players.2.deaf 1049672>1049928 ; then | battle.step preparations>roll
        windowSwitched(seat 2, window 8) | players.2.deaf 1049672>1049928
        diceRolled(rolls [[3], [], [3], [2]], targeting [1, 0, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[3] | battle.rolls.2 at 0 []>[3] | battle.rolls.3 at 0 []>[2]
        2 react(window afterRoll, cause 0): pass mute > pass
        battleDecided(winners [], losers [0, 2], raiders lost, why {level [3], best 0, next 0}) | battle.step roll>outcome | battle.winners -1>0 | battle.raidersFought false>true | battle.losers 0>5
        0 tacticalOperations: card moon pass > card !reveal
        certain: tacticalOperations(seat 0, took card)
        tacticalOperations(seat 0, took card)
        to 0 tacticsDrawn(seat 0, n 1, cards [49]), to others tacticsDrawn(seat 0, n 1) | tacticsDeck at 77 [49]>[] | players.0.hand at 0 []>[49]
        2 tacticalOperations: card pass > pass
        abilityUsed(seat 0, source faction, id 0)
        advanced(seat 0, track 4, to 2) | players.0.tracks.4 1>2
        0 react(window afterOutcome, cause 0): pass mute > pass
        battleStep(step damage) | battle.step outcome>damage
        0 react(window shipDamaged, cause 0): pass mute > pass
        shipDamaged(seat 0, ship 0, at 8, to barge) | players.0.ships.0 8>-4
        2 react(window shipDamaged, cause 2): pass mute > mute
        windowSwitched(seat 2, window 11) | players.2.deaf 1049928>1051976
        shipDamaged(seat 2, ship 0, at 8, to scrapyard) | players.2.ships.0 8>-3
        raiderDamaged(class 0, at 8, destroyed) | raiders.0 8>-1
        battleClosed | battle {region 8, step damage, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[3], [], [3], [2]], diplomats 0, winners 0, raidersFought, losers 5, saved [], rules 0, tieWinners 0}>null
        0 endTurn: end +1 > end
        turnEnded(seat 0)
        turnBegan(seat 1, turn 3) | turn 2>3 | active 0>1 | region 8>-1 | kind launch>none | launched 0>-1
        1 takeTurn: {launch 0, to 7} {launch 0, to 8} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} {launch 0, to 15} {launch 0, to 16} {launch 0, to 17} {launch 0, to 18} {launch 0, to 19} > {launch 0, to 19}
        launched(seat 1, ship 0, to 19) | region -1>19 | kind none>launch | arriving false>true | launched -1>0 | players.1.ships.0 -2>19
        0 react(window opponentLaunch, cause 1): pass mute > mute
        windowSwitched(seat 0, window 3) | players.0.deaf 1048576>1048584
        baseVisited(seat 1, base 4)
        1 chooseEffect(list 4, at 0): 0 1 > 1
        nothingToRepair(seat 1)
        scored(seat 1, vp 1, for repair) | players.1.vp 3>4
        regionActivated(seat 1, at 19) | arriving true>false
        2 react(window opponentActivation, cause 1): pass mute > pass
        0 react(window opponentActivation, cause 1): pass mute > mute
        windowSwitched(seat 0, window 4) | players.0.deaf 1048584>1048600
        1 endTurn: end +2 > end
        turnEnded(seat 1)
        turnBegan(seat 2, turn 4) | turn 3>4 | active 1>2 | region 19>-1 | kind launch>none | launched 0>-1
        2 takeTurn: {launch 0, to 8} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} {launch 0, to 15} {launch 0, to 16} {launch 0, to 17} {launch 0, to 18} return +4 > {launch 0, to 8} !reveal
        certain: launched(seat 2, ship 0, to 8) | region -1>8 | kind none>launch | arriving false>true | launched -1>1 | players.2.ships.1 -2>8 ; moonClaimed(seat 2, moon 14, from 8) | players.2.moons at 0 []>[14]
        launched(seat 2, ship 0, to 8) | region -1>8 | kind none>launch | arriving false>true | launched -1>1 | players.2.ships.1 -2>8
        moonClaimed(seat 2, moon 14, from 8) | players.2.moons at 0 []>[14]
        moonShown(at 8, moon 12) | moons.8 at 1 [14]>[]
        regionActivated(seat 2, at 8) | arriving true>false
        2 endTurn: end +7 > {interject play, card 29} !reveal
        certain: then | players.2.hand at 0 [29]>[] | players.2.sustained at 0 []>[29]
        tacticsPlayed(seat 2, card 29) | players.2.hand at 0 [29]>[] | players.2.sustained at 0 []>[29]
        gained(seat 2, resource 0, n 1) | players.2.stock.0 2>3
        2 endTurn: end +6 > end
        turnEnded(seat 2)
        turnBegan(seat 0, turn 5) | turn 4>5 | active 2>0 | region 8>-1 | kind launch>none | launched 1>-1
        0 takeTurn: {launch 0, to 7} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} {launch 0, to 15} {launch 0, to 16} {launch 0, to 17} {launch 0, to 18} return +2 > {launch 0, to 7}
        launched(seat 0, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>1 | players.0.ships.1 -2>7
        baseVisited(seat 0, base 2)
        markerMoved(by 1, left 4) | marker 5>4
        0 chooseModule(types 3, price 0, must): 5 +1 > {interject recruit, cell 7}
        leaderRecruited(seat 0, from 7) | players.0.leaders 1>2 | players.0.abroad.7 1>0
        0 chooseModule(types 3, price 0, must): 5 > 5
        paid(seat 0, resource 1, n 1) | players.0.stock.1 1>0
        moduleGained(seat 0, module 33, slot 5) | market.5 33>-1 | players.0.rows.1 at 1 []>[{id 33, damage 0, moon -1, half -1, used 0}]
        advanced(seat 0, track 1, to 1) | players.0.tracks.1 0>1
        0 removeModule(types 3): 0 1 2 3 4 > 0 !reveal
        certain: moduleRemoved(seat 0, module 3, slot 0) | market.0 3>-1 | moduleUnder.0 at 0 []>[3]
        moduleRemoved(seat 0, module 3, slot 0) | market.0 3>-1 | moduleUnder.0 at 0 []>[3]
        marketRefilled(slot 0, module 4) | market.0 -1>4 | moduleDeck.0 at 22 [4]>[]
        marketRefilled(slot 3, module 20) | market.3 21>20 | market.4 29>21 | market.5 -1>29 | moduleDeck.1 at 22 [20]>[]
        2 react(window opponentModule, cause 0): pass mute +1 > mute
        windowSwitched(seat 2, window 5) | players.2.deaf 1051976>1052008
        regionActivated(seat 0, at 7) | arriving true>false
        2 react(window opponentActivation, cause 0): pass mute +1 > pass
        0 endTurn: end +2 > end
        turnEnded(seat 0)
        turnBegan(seat 1, turn 6) | turn 5>6 | active 0>1 | region 7>-1 | kind launch>none | launched 1>-1
        1 takeTurn: {launch 0, to 13} {launch 0, to 14} {launch 0, to 18} return +2 > return
        returnBegan(seat 1) | kind none>return
        1 activate: {row 0, at 0, ship 0, from 19} {row 1, at 0, ship 0, from 19} {row 2, at 0, ship 0, from 19} {row 3, at 0, ship 0, from 19} done +2 > done
        shipsReturned(seat 1, ships 1) | players.1.ships.0 19>-2
        1 endTurn: end > end
        turnEnded(seat 1)
        turnBegan(seat 2, turn 7) | turn 6>7 | active 1>2 | kind return>none
        2 takeTurn: {launch 0, to 7} {launch 0, to 9} {launch 0, to 14} {launch 0, to 15} return +6 > {interject abandon, moon 14}
        moonAbandoned(seat 2, moon 14) | gone at 0 []>[14] | players.2.moons at 0 [14]>[]
        gained(seat 2, resource 4, n 1) | players.2.stock.4 0>1
        2 takeTurn: {launch 0, to 7} {launch 0, to 9} {launch 0, to 14} {launch 0, to 15} return +3 > {launch 0, to 7}
        launched(seat 2, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.2.ships.2 -2>7
        baseVisited(seat 2, base 2)
        markerMoved(by 1, left 3) | marker 4>3
        2 chooseModule(types 3, price 0, must): 2 5 > 2
        paid(seat 2, resource 4, n 1) | players.2.stock.4 1>0
        moduleGained(seat 2, module 15, slot 2) | market.2 15>-1 | players.2.rows.0 at 2 []>[{id 15, damage 0, moon -1, half -1, used 0}]
        advanced(seat 2, track 0, to 3) | players.2.tracks.0 2>3
        markerMoved(by 1, left 2) | marker 3>2
        2 removeModule(types 3): 0 1 3 4 5 > 3 !reveal
        certain: moduleRemoved(seat 2, module 20, slot 3) | market.3 20>-1 | moduleUnder.1 at 1 []>[20] ; then | market.0 4>-1 | market.1 0>4 | market.2 -1>0
        moduleRemoved(seat 2, module 20, slot 3) | market.3 20>-1 | moduleUnder.1 at 1 []>[20]
        marketRefilled(slot 0, module 17) | market.0 4>17 | market.1 0>4 | market.2 -1>0 | moduleDeck.0 at 21 [17]>[]
        marketRefilled(slot 3, module 28) | market.3 -1>28 | moduleDeck.1 at 21 [28]>[]
        0 react(window opponentModule, cause 2): pass mute > pass
        regionActivated(seat 2, at 7) | arriving true>false
        2 goOn(to battle): go +3 > go
        battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
        2 react(window battleStart, cause 2): pass mute +1 > mute
        windowSwitched(seat 2, window 7) | players.2.deaf 1052008>1052136
        0 react(window battleStart, cause 2): pass mute > pass
        2 escalate: {ship 0, from 8} done +1 > {ship 0, from 8}
        escalated(seat 2, ship 0, from 8) | players.2.ships.1 8>7
        battleStep(step diplomacy) | battle.step escalation>diplomacy
        0 diplomacy: pass mute > mute
        windowSwitched(seat 0, window 6) | players.0.deaf 1048600>1048664
        battleStep(step preparations) | battle.step diplomacy>preparations
        2 spendEnergy: 0 1 2 3 +1 > 0
        0 spendEnergy: 0 1 2 3 4 > 0
        0 react(window beforeRoll, cause 2): pass mute {card 49} > mute !roll
        certain: windowSwitched(seat 0, window 8) | players.0.deaf 1048664>1048920 ; then | battle.step preparations>roll
        windowSwitched(seat 0, window 8) | players.0.deaf 1048664>1048920
        diceRolled(rolls [[4], [], [6, 4], []], targeting [1, 0, 2, 0]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[4] | battle.rolls.2 at 0 []>[6, 4]
        2 react(window afterRoll, cause 2): pass mute +1 > pass
        0 react(window afterRoll, cause 2): pass mute > pass
        battleDecided(winners [2], losers [0], raiders absent, why {level [], best 6, next 4}) | battle.step roll>outcome | battle.winners -1>4 | battle.losers 0>1
        advanced(seat 2, track 4, to 2) | players.2.tracks.4 1>2
        0 tacticalOperations: card moon pass > moon
        tacticalOperations(seat 0, took moon)
        gained(seat 0, resource 4, n 2) | players.0.stock.4 0>2
        abilityUsed(seat 0, source faction, id 0)
        advanced(seat 0, track 4, to 3) | players.0.tracks.4 2>3
        markerMoved(by 1, left 1) | marker 2>1
        0 react(window afterOutcome, cause 2): pass mute > pass
        battleStep(step damage) | battle.step outcome>damage`),
    );
  });

  it('AE-058 AE-061 AE-097 AE-120 four players with destinies', () => {
    expect(firstAnswers(4, { destinies: true }, 'rounds', 60)).toEqual(
      lines(`
        tilesLaid(tiles [20, 20, 20, 20, 20, 20, 4, 15, 14, 12, 11, 2, 3, 0, 10, 13, 0, 4, 1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]) | marker -2>7 | eventDeck at 0 []>[9, 0, 4, 6, 2, 1, 3, 5, 7, 8] | eventSeen at 0 []>[0, 0, 0, 0, 0, 0, 0, 0, 0, 0] | tile.6 -1>4 | tile.7 -1>15 | tile.8 -1>14 | tile.9 -1>12 | tile.10 -1>11 | tile.11 -1>2 | tile.12 -1>3 | tile.13 -1>0 | tile.14 -1>10 | tile.15 -1>13 | tile.16 -1>0 | tile.17 -1>4 | tile.18 -1>1 | tile.19 -1>2 | moons.0 at 0 []>[31] | moons.1 at 0 []>[35] | moons.2 at 0 []>[30] | moons.3 at 0 []>[33] | moons.4 at 0 []>[34] | moons.5 at 0 []>[32] | moons.6 at 0 []>[27, 29, 24] | moons.11 at 0 []>[13, 17, 12] | moons.12 at 0 []>[19, 22, 18] | moons.13 at 0 []>[0, 5, 2] | moons.16 at 0 []>[1, 4, 0] | moons.17 at 0 []>[24, 25, 26] | moons.18 at 0 []>[6, 11, 7] | moons.19 at 0 []>[14, 15, 13] | planets at 0 []>[3, 0, 3, 2, 4, 1, 1] | reserve.0 at 0 []>[1, 3, 0] | reserve.1 at 0 []>[7, 10, 9, 8, 6, 6] | reserve.2 at 0 []>[12, 16, 12] | reserve.3 at 0 []>[23, 19, 20, 18, 18, 21] | reserve.4 at 0 []>[24, 28, 25] | market.0 -1>0 | market.1 -1>15 | market.2 -1>10 | market.3 -1>21 | market.4 -1>29 | market.5 -1>33 | market.6 -1>39 | market.7 -1>52 | market.8 -1>48 | market.9 -1>70 | market.10 -1>66 | market.11 -1>58 | moduleDeck.0 at 0 []>[5, 2, 11, 4, 6, 16, 0, 7, 2, 12, 8, 3, 5, 7, 9, 6, 13, 1, 1, 8, 14, 17, 4, 3] | moduleDeck.1 at 0 []>[18, 25, 23, 19, 19, 25, 35, 34, 26, 27, 26, 32, 24, 24, 23, 20, 30, 31, 22, 18, 22, 28, 20, 21] | moduleDeck.2 at 0 []>[53, 44, 38, 50, 36, 51, 42, 44, 40, 41, 47, 43, 36, 43, 49, 45, 46, 40, 37, 42, 38, 41, 37, 39] | moduleDeck.3 at 0 []>[69, 63, 55, 54, 73, 67, 58, 64, 60, 61, 62, 57, 56, 54, 59, 57, 56, 65, 55, 60, 72, 59, 68, 71] | discovery.0 at 0 []>[16, 15, 18, 10, 4] | discovery.1 at 0 []>[3, 9, 13, 6, 7] | discovery.2 at 0 []>[1, 0, 14, 5, 14] | supremacy.0 -1>6 | supremacy.1 -1>5 | supremacy.2 -1>4 | tacticsDeck at 0 []>[50, 55, 62, 58, 61, 23, 59, 18, 28, 30, 34, 36, 10, 24, 21, 38, 47, 26, 39, 14, 37, 29, 9, 3, 51, 1, 6, 49, 19, 41, 17, 5, 11, 35, 32, 16, 64, 22, 2, 15, 30, 55, 40, 56, 60, 21, 27, 7, 46, 8, 63, 52, 50, 4, 43, 1, 0, 0, 51, 45, 31, 48, 44, 13, 57, 18, 25, 2, 28, 12, 42, 4, 53, 32, 54, 20, 38, 49, 33, 29]
        raiderPlaced(class 0, cell 2) | raiderCard.0 -1>0 | raiderCard.1 -1>2 | raiderCard.2 -1>4 | raiderCard.3 -1>6 | raiderCard.4 -1>8 | faceUp 0>1 | raiders.0 -1>2
        raiderPlaced(class 0, cell 5) | raiders.1 -1>5
        then | players.0.offeredFactions at 0 []>[1, 6, 8] | players.1.offeredFactions at 0 []>[2, 3, 9] | players.2.offeredFactions at 0 []>[0, 7, 10] | players.3.offeredFactions at 0 []>[4, 5, 11]
        0 chooseFaction: 1 6 8 > 1
        1 chooseFaction: 2 3 9 > 9
        2 chooseFaction: 0 7 10 > 7
        3 chooseFaction: 4 5 11 > 11 !reveal
        factionChosen(seat 0, faction 1) | players.0.faction -1>1 | players.0.neutral.0 -1>3 | players.0.neutral.1 -1>5 | players.0.neutral.2 -1>9 | players.0.neutral.3 -1>15 | players.0.offeredFactions at 0 [1, 6, 8]>[] | players.1.faction -1>9 | players.1.neutral.0 -1>2 | players.1.neutral.1 -1>4 | players.1.neutral.2 -1>10 | players.1.neutral.3 -1>13 | players.1.offeredFactions at 0 [2, 3, 9]>[] | players.2.faction -1>7 | players.2.neutral.0 -1>0 | players.2.neutral.1 -1>7 | players.2.neutral.2 -1>11 | players.2.neutral.3 -1>14 | players.2.offeredFactions at 0 [0, 7, 10]>[] | players.3.faction -1>11 | players.3.neutral.0 -1>1 | players.3.neutral.1 -1>6 | players.3.neutral.2 -1>8 | players.3.neutral.3 -1>12 | players.3.offeredFactions at 0 [4, 5, 11]>[]
        gained(seat 0, resource 0, n 3) | players.0.stock.0 0>3
        gained(seat 0, resource 1, n 2) | players.0.stock.1 0>2
        gained(seat 0, resource 4, n 1) | players.0.stock.4 0>1
        factionChosen(seat 1, faction 9)
        gained(seat 1, resource 0, n 3) | players.1.stock.0 0>3
        gained(seat 1, resource 4, n 3) | players.1.stock.4 0>3
        factionChosen(seat 2, faction 7)
        gained(seat 2, resource 0, n 1) | players.2.stock.0 0>1
        gained(seat 2, resource 1, n 1) | players.2.stock.1 0>1
        gained(seat 2, resource 2, n 2) | players.2.stock.2 0>2
        gained(seat 2, resource 3, n 1) | players.2.stock.3 0>1
        gained(seat 2, resource 4, n 1) | players.2.stock.4 0>1
        factionChosen(seat 3, faction 11)
        gained(seat 3, resource 0, n 2) | players.3.stock.0 0>2
        gained(seat 3, resource 1, n 2) | players.3.stock.1 0>2
        gained(seat 3, resource 3, n 1) | players.3.stock.3 0>1
        gained(seat 3, resource 4, n 1) | players.3.stock.4 0>1
        advanced(seat 0, track 1, to 1) | players.0.tracks.1 0>1
        advanced(seat 0, track 4, to 1) | players.0.tracks.4 0>1
        advanced(seat 1, track 2, to 1) | players.1.tracks.2 0>1
        advanced(seat 1, track 4, to 1) | players.1.tracks.4 0>1
        advanced(seat 2, track 2, to 1) | players.2.tracks.2 0>1
        advanced(seat 2, track 3, to 1) | players.2.tracks.3 0>1
        advanced(seat 3, track 0, to 1) | players.3.tracks.0 0>1
        advanced(seat 3, track 1, to 1) | players.3.tracks.1 0>1
        destiniesDealt(n 2) | players.0.offeredDestinies at 0 []>[0, 9] | players.1.offeredDestinies at 0 []>[4, 17] | players.2.offeredDestinies at 0 []>[8, 14] | players.3.offeredDestinies at 0 []>[5, 16]
        0 chooseDestiny: 0 9 > 0
        1 chooseDestiny: 4 17 > 17
        2 chooseDestiny: 8 14 > 8
        3 chooseDestiny: 5 16 > 16 !roll
        certain: to 0 destinyKept(seat 0, destiny 0), to others destinyKept(seat 0) | players.0.destiny -1>0 | players.0.offeredDestinies at 0 [0, 9]>[] ; to 1 destinyKept(seat 1, destiny 17), to others destinyKept(seat 1) | players.1.destiny -1>17 | players.1.offeredDestinies at 0 [4, 17]>[] ; to 2 destinyKept(seat 2, destiny 8), to others destinyKept(seat 2) | players.2.destiny -1>8 | players.2.offeredDestinies at 0 [8, 14]>[] ; to 3 destinyKept(seat 3, destiny 16), to others destinyKept(seat 3) | players.3.destiny -1>16 | players.3.offeredDestinies at 0 [5, 16]>[] ; then | players.0.leaders 9>3 | players.0.abroad.7 0>1 | players.0.abroad.8 0>1 | players.0.abroad.9 0>1 | players.0.abroad.10 0>1 | players.0.abroad.14 0>1 | players.0.abroad.15 0>1
        to 0 destinyKept(seat 0, destiny 0), to others destinyKept(seat 0) | players.0.destiny -1>0 | players.0.offeredDestinies at 0 [0, 9]>[]
        to 1 destinyKept(seat 1, destiny 17), to others destinyKept(seat 1) | players.1.destiny -1>17 | players.1.offeredDestinies at 0 [4, 17]>[]
        to 2 destinyKept(seat 2, destiny 8), to others destinyKept(seat 2) | players.2.destiny -1>8 | players.2.offeredDestinies at 0 [8, 14]>[]
        to 3 destinyKept(seat 3, destiny 16), to others destinyKept(seat 3) | players.3.destiny -1>16 | players.3.offeredDestinies at 0 [5, 16]>[]
        leadersSentOut(seat 0, nebula 1, die 2) | players.0.leaders 9>1 | players.0.abroad.1 0>2 | players.0.abroad.7 0>1 | players.0.abroad.8 0>1 | players.0.abroad.9 0>1 | players.0.abroad.10 0>1 | players.0.abroad.14 0>1 | players.0.abroad.15 0>1
        leadersSentOut(seat 1, nebula 0, die 1) | players.1.leaders 9>1 | players.1.abroad.0 0>2 | players.1.abroad.7 0>1 | players.1.abroad.8 0>1 | players.1.abroad.9 0>1 | players.1.abroad.10 0>1 | players.1.abroad.14 0>1 | players.1.abroad.15 0>1
        leadersSentOut(seat 2, nebula 3, die 4) | players.2.leaders 9>1 | players.2.abroad.3 0>2 | players.2.abroad.7 0>1 | players.2.abroad.8 0>1 | players.2.abroad.9 0>1 | players.2.abroad.10 0>1 | players.2.abroad.14 0>1 | players.2.abroad.15 0>1
        leadersSentOut(seat 3, nebula 0, die 1) | players.3.leaders 9>1 | players.3.abroad.0 0>2 | players.3.abroad.7 0>1 | players.3.abroad.8 0>1 | players.3.abroad.9 0>1 | players.3.abroad.10 0>1 | players.3.abroad.14 0>1 | players.3.abroad.15 0>1
        startRolled(rolls [[6, 4, 3, 3, 2, 1], [6, 5, 5, 4, 4, 2], [5, 5, 4, 3, 3, 1], [6, 4, 3, 2, 2, 2]], start 1) | active 0>1 | start 0>1 | players.0.vp 0>4 | players.1.vp 0>1 | players.2.vp 0>2 | players.3.vp 0>3
        turnBegan(seat 1, turn 1) | turn 0>1
        1 takeTurn: {launch 0, to 6} {launch 0, to 8} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} {launch 0, to 15} {launch 0, to 16} {launch 0, to 17} {launch 0, to 18} {launch 0, to 19} > {launch 0, to 13} !reveal
        certain: launched(seat 1, ship 0, to 13) | region -1>13 | kind none>launch | arriving false>true | launched -1>0 | players.1.ships.0 -2>13 ; moonClaimed(seat 1, moon 2, from 13) | players.1.moons at 0 []>[2]
        launched(seat 1, ship 0, to 13) | region -1>13 | kind none>launch | arriving false>true | launched -1>0 | players.1.ships.0 -2>13
        moonClaimed(seat 1, moon 2, from 13) | players.1.moons at 0 []>[2]
        moonShown(at 13, moon 5) | moons.13 at 2 [2]>[]
        regionActivated(seat 1, at 13) | arriving true>false
        1 endTurn: end +3 > end
        turnEnded(seat 1)
        turnBegan(seat 2, turn 2) | turn 1>2 | active 1>2 | region 13>-1 | kind launch>none | launched 0>-1
        2 takeTurn: {launch 0, to 6} {launch 0, to 8} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 14} {launch 0, to 15} {launch 0, to 16} {launch 0, to 17} {launch 0, to 18} {launch 0, to 19} > {launch 0, to 6} !reveal
        certain: launched(seat 2, ship 0, to 6) | region -1>6 | kind none>launch | arriving false>true | launched -1>0 | players.2.ships.0 -2>6 ; moonClaimed(seat 2, moon 24, from 6) | players.2.moons at 0 []>[24]
        launched(seat 2, ship 0, to 6) | region -1>6 | kind none>launch | arriving false>true | launched -1>0 | players.2.ships.0 -2>6
        moonClaimed(seat 2, moon 24, from 6) | players.2.moons at 0 []>[24]
        moonShown(at 6, moon 29) | moons.6 at 2 [24]>[]
        regionActivated(seat 2, at 6) | arriving true>false
        2 endTurn: end +3 > {interject slot, moon 24, operations}
        moonSlotted(seat 2, moon 24, place operations) | players.2.moons at 0 [24]>[] | players.2.operations -1>24
        2 endTurn: end +1 > end
        turnEnded(seat 2)
        turnBegan(seat 3, turn 3) | turn 2>3 | active 2>3 | region 6>-1 | kind launch>none | launched 0>-1
        3 takeTurn: {launch 0, to 8} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 14} {launch 0, to 15} {launch 0, to 16} {launch 0, to 17} {launch 0, to 18} {launch 0, to 19} > {launch 0, to 19} !reveal
        certain: launched(seat 3, ship 0, to 19) | region -1>19 | kind none>launch | arriving false>true | launched -1>0 | players.3.ships.0 -2>19 ; moonClaimed(seat 3, moon 13, from 19) | players.3.moons at 0 []>[13]
        launched(seat 3, ship 0, to 19) | region -1>19 | kind none>launch | arriving false>true | launched -1>0 | players.3.ships.0 -2>19
        moonClaimed(seat 3, moon 13, from 19) | players.3.moons at 0 []>[13]
        moonShown(at 19, moon 15) | moons.19 at 2 [13]>[]
        regionActivated(seat 3, at 19) | arriving true>false
        3 endTurn: end +4 > {interject slot, moon 13, operations}
        moonSlotted(seat 3, moon 13, place operations) | players.3.moons at 0 [13]>[] | players.3.operations -1>13
        3 endTurn: end +2 > end
        turnEnded(seat 3)
        turnBegan(seat 0, turn 4) | turn 3>4 | active 3>0 | region 19>-1 | kind launch>none | launched 0>-1
        0 takeTurn: {launch 0, to 8} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 14} {launch 0, to 15} {launch 0, to 16} {launch 0, to 17} {launch 0, to 18} > {launch 0, to 8}
        launched(seat 0, ship 0, to 8) | region -1>8 | kind none>launch | arriving false>true | launched -1>0 | players.0.ships.0 -2>8
        baseVisited(seat 0, base 4)
        0 chooseEffect(list 4, at 0): 0 1 > 1
        nothingToRepair(seat 0)
        scored(seat 0, vp 1, for repair) | players.0.vp 4>5
        regionActivated(seat 0, at 8) | arriving true>false
        0 goOn(to strike): go +1 > go
        raiderMoved(class 0, from 2, to 8, strike) | raiders.0 2>8
        0 goOn(to battle): go +1 > go
        battleBegan(at 8) | battle null>{region 8, step escalation, energy [0, 0, 0, 0], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[], [], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
        battleStep(step diplomacy) | battle.step escalation>diplomacy
        battleStep(step preparations) | battle.step diplomacy>preparations
        0 spendEnergy: 0 1 2 3 +1 > 2
        paid(seat 0, resource 0, n 2) | players.0.stock.0 3>1
        energySpent(seat 0, energy 2, dice 3) | battle.energy.0 0>2
        0 exchange(list 281, at 0, left 1): pay skip +1 > pay !roll
        certain: abilityUsed(seat 0, source faction, id 1) | players.0.spent.1 at 0 []>[10] ; paid(seat 0, resource 0, n 1) | players.0.stock.0 1>0 ; battleAltered(seat 0, side 0, what targeting, n 2) | battle.targeting.0 0>2 ; then | battle.step preparations>roll
        abilityUsed(seat 0, source faction, id 1) | players.0.spent.1 at 0 []>[10]
        paid(seat 0, resource 0, n 1) | players.0.stock.0 1>0
        battleAltered(seat 0, side 0, what targeting, n 2) | battle.targeting.0 0>2
        diceRolled(rolls [[6, 4, 3], [], [], [], [5]], targeting [3, 0, 0, 0, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[6, 4, 3] | battle.rolls.4 at 0 []>[5]
        battleDecided(winners [0], losers [], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>1 | battle.raidersFought false>true
        advanced(seat 0, track 4, to 2) | players.0.tracks.4 1>2
        gained(seat 0, resource 0, n 2) | players.0.stock.0 0>2
        battleStep(step damage) | battle.step outcome>damage
        raiderDamaged(class 0, at 8, destroyed) | raiders.0 8>-1
        battleClosed | battle {region 8, step damage, energy [2, 0, 0, 0], dice [0, 0, 0, 0, 0], targeting [2, 0, 0, 0, 0], rolls [[6, 4, 3], [], [], [], [5]], diplomats 0, winners 1, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
        0 endTurn: end +1 > end
        turnEnded(seat 0)
        turnBegan(seat 1, turn 5) | turn 4>5 | active 0>1 | region 8>-1 | kind launch>none | launched 0>-1
        1 takeTurn: {launch 0, to 6} {launch 0, to 7} {launch 0, to 12} {launch 0, to 14} {launch 0, to 18} {launch 0, to 19} return +3 > {launch 0, to 19} !reveal
        certain: launched(seat 1, ship 0, to 19) | region -1>19 | kind none>launch | arriving false>true | launched -1>1 | players.1.ships.1 -2>19 ; moonClaimed(seat 1, moon 15, from 19) | players.1.moons at 1 []>[15]
        launched(seat 1, ship 0, to 19) | region -1>19 | kind none>launch | arriving false>true | launched -1>1 | players.1.ships.1 -2>19
        moonClaimed(seat 1, moon 15, from 19) | players.1.moons at 1 []>[15]
        moonShown(at 19, moon 14) | moons.19 at 1 [15]>[]
        regionActivated(seat 1, at 19) | arriving true>false
        1 goOn(to battle): go +5 > go
        battleBegan(at 19) | players.0.spent.1 at 0 [10]>[] | battle null>{region 19, step escalation, energy [0, 0, 0, 0], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[], [], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
        1 escalate: {ship 0, from 13} done +4 > done
        battleStep(step diplomacy) | battle.step escalation>diplomacy
        battleStep(step preparations) | battle.step diplomacy>preparations
        1 spendEnergy: 0 1 2 3 4 5 +4 > 5
        paid(seat 1, resource 0, n 3) | players.1.stock.0 3>0
        paid(seat 1, resource 4, n 2) | players.1.stock.4 3>1
        energySpent(seat 1, energy 5, dice 6) | battle.energy.1 0>5
        3 spendEnergy: 0 1 2 > 2 !roll
        certain: paid(seat 3, resource 0, n 2) | players.3.stock.0 2>0 ; energySpent(seat 3, energy 2, dice 3) | battle.energy.3 0>2 ; then | battle.step preparations>roll
        paid(seat 3, resource 0, n 2) | players.3.stock.0 2>0
        energySpent(seat 3, energy 2, dice 3) | battle.energy.3 0>2
        diceRolled(rolls [[], [6, 3, 3, 3, 3, 2], [], [6, 6, 2], []], targeting [0, 1, 0, 1, 0]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 3, 3, 3, 3, 2] | battle.rolls.3 at 0 []>[6, 6, 2]
        battleDecided(winners [3], losers [1], raiders absent, why {level [6], best 6, next 3}) | battle.step roll>outcome | battle.winners -1>8 | battle.losers 0>2
        advanced(seat 3, track 4, to 1) | players.3.tracks.4 0>1
        1 tacticalOperations: card pass +4 > pass
        battleStep(step damage) | battle.step outcome>damage
        shipDamaged(seat 1, ship 0, at 19, to scrapyard) | players.1.ships.1 19>-3
        battleClosed | battle {region 19, step damage, energy [0, 5, 0, 2], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[], [6, 3, 3, 3, 3, 2], [], [6, 6, 2], []], diplomats 0, winners 8, losers 2, saved [], rules 0, tieWinners 0}>null
        1 endTurn: end +5 > {interject slot, moon 2, operations}
        moonSlotted(seat 1, moon 2, place operations) | players.1.moons at 0 [2]>[] | players.1.operations -1>2
        1 endTurn: end +4 > end
        turnEnded(seat 1)
        turnBegan(seat 2, turn 6) | turn 5>6 | active 1>2 | region 19>-1 | kind launch>none | launched 1>-1
        2 takeTurn: {launch 0, to 7} {launch 0, to 12} {launch 0, to 13} return +1 > {launch 0, to 7}
        launched(seat 2, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>1 | players.2.ships.1 -2>7
        baseVisited(seat 2, base 5)
        2 buildDevelopment(discount 0, must): 6 +1 > {interject recruit, cell 7}
        leaderRecruited(seat 2, from 7) | players.2.leaders 1>2 | players.2.abroad.7 1>0
        2 buildDevelopment(discount 0, must): 6 > 6
        2 pay(cost [0, 0, 0, 0, 0, 0, 0, 3]): {pay 1} {pay 2} {pay 3} {pay 4} > {pay 1}
        paid(seat 2, resource 1, n 1) | players.2.stock.1 1>0
        2 pay(cost [0, 0, 0, 0, 0, 0, 0, 2]): {pay 2} {pay 3} {pay 4} > {pay 3}
        paid(seat 2, resource 3, n 1) | players.2.stock.3 1>0
        2 pay(cost [0, 0, 0, 0, 0, 0, 0, 1]): {pay 2} {pay 4} > {pay 2}
        paid(seat 2, resource 2, n 1) | players.2.stock.2 2>1
        developmentBuilt(seat 2, development 4, at 6, leaders 1) | owner.6 -1>2 | players.2.ships.0 6>-6 | players.2.leaders 2>1 | players.2.assigned 0>1 | players.2.cards.4 0>1
        advanced(seat 2, track 4, to 1) | players.2.tracks.4 0>1
        scored(seat 2, vp 10, for development) | players.2.vp 2>12
        abilityUsed(seat 2, source faction, id 7)
        2 gainKind(left 1): 0 1 2 3 4 5 > 0
        gained(seat 2, resource 0, n 1) | players.2.stock.0 1>2
        regionActivated(seat 2, at 7) | arriving true>false
        2 endTurn: end +2 > {interject development, development 4}
        developmentCardUsed(seat 2, development 4) | players.2.cards.4 1>0 | players.2.used.4 0>1
        gained(seat 2, resource 0, n 4) | players.2.stock.0 2>6
        2 endTurn: end +1 > end
        turnEnded(seat 2)
        turnBegan(seat 3, turn 7) | turn 6>7 | active 2>3 | region 7>-1 | kind launch>none | launched 1>-1
        3 takeTurn: {launch 0, to 13} {launch 0, to 14} {launch 0, to 18} return +1 > return
        returnBegan(seat 3) | kind none>return
        3 activate: {row 0, at 0, ship 0, from 19} {row 1, at 0, ship 0, from 19} {row 2, at 0, ship 0, from 19} {row 3, at 0, ship 0, from 19} done +1 > {row 3, at 0, ship 0, from 19} !reveal
        certain: moduleActivated(seat 3, row 3, at 0, module -4, with ship) | players.3.ships.0 19>-5 | players.3.rows.3.0.used 0>1
        moduleActivated(seat 3, row 3, at 0, module -4, with ship) | players.3.ships.0 19>-5 | players.3.rows.3.0.used 0>1
        to 3 tacticsDrawn(seat 3, n 1, cards [29]), to others tacticsDrawn(seat 3, n 1) | tacticsDeck at 79 [29]>[] | players.3.hand at 0 []>[29]
        3 activate: done +2 > done
        shipsReturned(seat 3, ships 1) | players.3.ships.0 -5>-2 | players.3.rows.3.0.used 1>0
        3 endTurn: end +2 > end
        turnEnded(seat 3)
        turnBegan(seat 0, turn 8) | turn 7>8 | active 3>0 | kind return>none
        0 takeTurn: {launch 0, to 9} {launch 0, to 14} {launch 0, to 15} return +1 > {launch 0, to 15}
        launched(seat 0, ship 0, to 15) | region -1>15 | kind none>launch | arriving false>true | launched -1>1 | players.0.ships.1 -2>15
        3 react(window opponentLaunch, cause 0): pass mute > pass
        baseVisited(seat 0, base 3)
        markerMoved(by 1, left 6) | marker 7>6
        0 chooseModule(types 12, price 0, must): 6 7 8 11 +2 > 6
        0 pay(cost [0, 0, 0, 0, 0, 0, 0, 3]): {pay 1} {pay 4} > {pay 4}
        paid(seat 0, resource 4, n 1) | players.0.stock.4 1>0
        paid(seat 0, resource 1, n 1) | players.0.stock.1 2>1
        paid(seat 0, resource 1, n 1) | players.0.stock.1 1>0
        moduleGained(seat 0, module 39, slot 6) | market.6 39>-1 | players.0.rows.2 at 1 []>[{id 39, damage 0, moon -1, half -1, used 0}]
        advanced(seat 0, track 2, to 1) | players.0.tracks.2 0>1
        0 removeModule(types 12): 7 8 9 10 11 > 7 !reveal
        certain: moduleRemoved(seat 0, module 52, slot 7) | market.7 52>-1 | moduleUnder.2 at 0 []>[52]
        moduleRemoved(seat 0, module 52, slot 7) | market.7 52>-1 | moduleUnder.2 at 0 []>[52]
        marketRefilled(slot 7, module 39) | market.7 -1>39 | moduleDeck.2 at 23 [39]>[]
        marketRefilled(slot 6, module 37) | market.6 -1>37 | moduleDeck.2 at 22 [37]>[]
        3 react(window opponentModule, cause 0): pass mute > pass
        regionActivated(seat 0, at 15) | arriving true>false
        3 react(window opponentActivation, cause 0): pass mute > mute
        windowSwitched(seat 3, window 4) | players.3.deaf 1048576>1048592
        0 endTurn: end +2 > end
        turnEnded(seat 0)
        turnBegan(seat 1, turn 9) | turn 8>9 | active 0>1 | region 15>-1 | kind launch>none | launched 1>-1
        1 takeTurn: {launch 0, to 6} {launch 0, to 12} {launch 0, to 14} {launch 0, to 18} {launch 0, to 19} return +4 > return
        returnBegan(seat 1) | kind none>return
        1 activate: {row 0, at 0, ship 0, from 13} {row 1, at 0, ship 0, from 13} {row 2, at 0, ship 0, from 13} {row 3, at 0, ship 0, from 13} done +4 > done
        shipsReturned(seat 1, ships 2) | players.1.ships.0 13>-2 | players.1.ships.1 -3>-2
        1 endTurn: end +4 > end
        turnEnded(seat 1)
        turnBegan(seat 2, turn 10) | turn 9>10 | active 1>2 | kind return>none
        2 takeTurn: {launch 0, to 6} {launch 0, to 8} {launch 0, to 13} {launch 0, to 14} return +1 > {launch 0, to 6}
        launched(seat 2, ship 0, to 6) | region -1>6 | kind none>launch | arriving false>true | launched -1>2 | players.2.ships.2 -2>6
        3 react(window opponentLaunch, cause 2): pass mute > mute !reveal
        certain: windowSwitched(seat 3, window 3) | players.3.deaf 1048592>1048600 ; moonClaimed(seat 2, moon 29, from 6) | players.2.moons at 0 []>[29]
        windowSwitched(seat 3, window 3) | players.3.deaf 1048592>1048600
        moonClaimed(seat 2, moon 29, from 6) | players.2.moons at 0 []>[29]
        moonShown(at 6, moon 27) | moons.6 at 1 [29]>[]
        regionActivated(seat 2, at 6) | arriving true>false
        2 endTurn: end +4 > end
        turnEnded(seat 2)
        turnBegan(seat 3, turn 11) | turn 10>11 | active 2>3 | region 6>-1 | kind launch>none | launched 2>-1
        3 takeTurn: {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} {launch 0, to 16} {launch 0, to 17} {launch 0, to 18} {launch 0, to 19} +3 > {launch 0, to 19}
        launched(seat 3, ship 0, to 19) | region -1>19 | kind none>launch | arriving false>true | launched -1>0 | players.3.ships.0 -2>19
        moonClaimed(seat 3, moon 14, from 19) | moons.19 at 0 [14]>[] | players.3.moons at 0 []>[14]
        regionActivated(seat 3, at 19) | arriving true>false
        3 endTurn: end +6 > {interject play, card 29} !reveal
        certain: then | players.3.hand at 0 [29]>[] | players.3.sustained at 0 []>[29]
        tacticsPlayed(seat 3, card 29) | players.3.hand at 0 [29]>[] | players.3.sustained at 0 []>[29]
        gained(seat 3, resource 0, n 1) | players.3.stock.0 0>1`),
    );
  });

  it('AE-054 AE-090 AE-112 two teams with the other events', () => {
    expect(firstAnswers(4, { teams: true, events: 'twilight' }, 'rounds', 60)).toEqual(
      lines(`
        tilesLaid(tiles [20, 20, 20, 20, 20, 20, 4, 15, 14, 12, 11, 2, 3, 0, 10, 13, 0, 4, 1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]) | marker -2>7 | eventDeck at 0 []>[19, 10, 14, 16, 12, 11, 13, 15, 17, 18] | eventSeen at 0 []>[0, 0, 0, 0, 0, 0, 0, 0, 0, 0] | tile.6 -1>4 | tile.7 -1>15 | tile.8 -1>14 | tile.9 -1>12 | tile.10 -1>11 | tile.11 -1>2 | tile.12 -1>3 | tile.13 -1>0 | tile.14 -1>10 | tile.15 -1>13 | tile.16 -1>0 | tile.17 -1>4 | tile.18 -1>1 | tile.19 -1>2 | moons.0 at 0 []>[31] | moons.1 at 0 []>[35] | moons.2 at 0 []>[30] | moons.3 at 0 []>[33] | moons.4 at 0 []>[34] | moons.5 at 0 []>[32] | moons.6 at 0 []>[27, 29, 24] | moons.11 at 0 []>[13, 17, 12] | moons.12 at 0 []>[19, 22, 18] | moons.13 at 0 []>[0, 5, 2] | moons.16 at 0 []>[1, 4, 0] | moons.17 at 0 []>[24, 25, 26] | moons.18 at 0 []>[6, 11, 7] | moons.19 at 0 []>[14, 15, 13] | planets at 0 []>[3, 0, 3, 2, 4, 1, 1] | reserve.0 at 0 []>[1, 3, 0] | reserve.1 at 0 []>[7, 10, 9, 8, 6, 6] | reserve.2 at 0 []>[12, 16, 12] | reserve.3 at 0 []>[23, 19, 20, 18, 18, 21] | reserve.4 at 0 []>[24, 28, 25] | market.0 -1>0 | market.1 -1>15 | market.2 -1>10 | market.3 -1>21 | market.4 -1>29 | market.5 -1>33 | market.6 -1>39 | market.7 -1>52 | market.8 -1>48 | market.9 -1>70 | market.10 -1>66 | market.11 -1>58 | moduleDeck.0 at 0 []>[5, 2, 11, 4, 6, 16, 0, 7, 2, 12, 8, 3, 5, 7, 9, 6, 13, 1, 1, 8, 14, 17, 4, 3] | moduleDeck.1 at 0 []>[18, 25, 23, 19, 19, 25, 35, 34, 26, 27, 26, 32, 24, 24, 23, 20, 30, 31, 22, 18, 22, 28, 20, 21] | moduleDeck.2 at 0 []>[53, 44, 38, 50, 36, 51, 42, 44, 40, 41, 47, 43, 36, 43, 49, 45, 46, 40, 37, 42, 38, 41, 37, 39] | moduleDeck.3 at 0 []>[69, 63, 55, 54, 73, 67, 58, 64, 60, 61, 62, 57, 56, 54, 59, 57, 56, 65, 55, 60, 72, 59, 68, 71] | discovery.0 at 0 []>[16, 15, 18, 10, 4] | discovery.1 at 0 []>[3, 9, 13, 6, 7] | discovery.2 at 0 []>[1, 0, 14, 5, 14] | supremacy.0 -1>6 | supremacy.1 -1>5 | supremacy.2 -1>4 | tacticsDeck at 0 []>[50, 55, 62, 58, 61, 23, 59, 18, 28, 30, 34, 36, 10, 24, 21, 38, 47, 26, 39, 14, 37, 29, 9, 3, 51, 1, 6, 49, 19, 41, 17, 5, 11, 35, 32, 16, 64, 22, 2, 15, 30, 55, 40, 56, 60, 21, 27, 7, 46, 8, 63, 52, 50, 4, 43, 1, 0, 0, 51, 45, 31, 48, 44, 13, 57, 18, 25, 2, 28, 12, 42, 4, 53, 32, 54, 20, 38, 49, 33, 29]
        raiderPlaced(class 0, cell 2) | raiderCard.0 -1>0 | raiderCard.1 -1>2 | raiderCard.2 -1>4 | raiderCard.3 -1>6 | raiderCard.4 -1>8 | faceUp 0>1 | raiders.0 -1>2
        raiderPlaced(class 0, cell 5) | raiders.1 -1>5
        then | players.0.offeredFactions at 0 []>[1, 6, 8] | players.1.offeredFactions at 0 []>[2, 3, 9] | players.2.offeredFactions at 0 []>[0, 7, 10] | players.3.offeredFactions at 0 []>[4, 5, 11]
        0 chooseFaction: 1 6 8 > 1
        1 chooseFaction: 2 3 9 > 9
        2 chooseFaction: 0 7 10 > 7
        3 chooseFaction: 4 5 11 > 11 !reveal
        factionChosen(seat 0, faction 1) | players.0.faction -1>1 | players.0.neutral.0 -1>3 | players.0.neutral.1 -1>5 | players.0.neutral.2 -1>9 | players.0.neutral.3 -1>15 | players.0.offeredFactions at 0 [1, 6, 8]>[] | players.1.faction -1>9 | players.1.neutral.0 -1>2 | players.1.neutral.1 -1>4 | players.1.neutral.2 -1>10 | players.1.neutral.3 -1>13 | players.1.offeredFactions at 0 [2, 3, 9]>[] | players.2.faction -1>7 | players.2.neutral.0 -1>0 | players.2.neutral.1 -1>7 | players.2.neutral.2 -1>11 | players.2.neutral.3 -1>14 | players.2.offeredFactions at 0 [0, 7, 10]>[] | players.3.faction -1>11 | players.3.neutral.0 -1>1 | players.3.neutral.1 -1>6 | players.3.neutral.2 -1>8 | players.3.neutral.3 -1>12 | players.3.offeredFactions at 0 [4, 5, 11]>[]
        gained(seat 0, resource 0, n 3) | players.0.stock.0 0>3
        gained(seat 0, resource 1, n 2) | players.0.stock.1 0>2
        gained(seat 0, resource 4, n 1) | players.0.stock.4 0>1
        factionChosen(seat 1, faction 9)
        gained(seat 1, resource 0, n 3) | players.1.stock.0 0>3
        gained(seat 1, resource 4, n 3) | players.1.stock.4 0>3
        factionChosen(seat 2, faction 7)
        gained(seat 2, resource 0, n 1) | players.2.stock.0 0>1
        gained(seat 2, resource 1, n 1) | players.2.stock.1 0>1
        gained(seat 2, resource 2, n 2) | players.2.stock.2 0>2
        gained(seat 2, resource 3, n 1) | players.2.stock.3 0>1
        gained(seat 2, resource 4, n 1) | players.2.stock.4 0>1
        factionChosen(seat 3, faction 11)
        gained(seat 3, resource 0, n 2) | players.3.stock.0 0>2
        gained(seat 3, resource 1, n 2) | players.3.stock.1 0>2
        gained(seat 3, resource 3, n 1) | players.3.stock.3 0>1
        gained(seat 3, resource 4, n 1) | players.3.stock.4 0>1
        advanced(seat 0, track 1, to 1) | players.0.tracks.1 0>1
        advanced(seat 0, track 4, to 1) | players.0.tracks.4 0>1
        advanced(seat 1, track 2, to 1) | players.1.tracks.2 0>1
        advanced(seat 1, track 4, to 1) | players.1.tracks.4 0>1
        advanced(seat 2, track 2, to 1) | players.2.tracks.2 0>1
        advanced(seat 2, track 3, to 1) | players.2.tracks.3 0>1
        advanced(seat 3, track 0, to 1) | players.3.tracks.0 0>1
        advanced(seat 3, track 1, to 1) | players.3.tracks.1 0>1
        leadersSentOut(seat 0, nebula 2, die 3) | players.0.leaders 9>1 | players.0.abroad.2 0>2 | players.0.abroad.7 0>1 | players.0.abroad.8 0>1 | players.0.abroad.9 0>1 | players.0.abroad.10 0>1 | players.0.abroad.14 0>1 | players.0.abroad.15 0>1
        leadersSentOut(seat 1, nebula 3, die 4) | players.1.leaders 9>1 | players.1.abroad.3 0>2 | players.1.abroad.7 0>1 | players.1.abroad.8 0>1 | players.1.abroad.9 0>1 | players.1.abroad.10 0>1 | players.1.abroad.14 0>1 | players.1.abroad.15 0>1
        leadersSentOut(seat 2, nebula 5, die 6) | players.2.leaders 9>1 | players.2.abroad.5 0>2 | players.2.abroad.7 0>1 | players.2.abroad.8 0>1 | players.2.abroad.9 0>1 | players.2.abroad.10 0>1 | players.2.abroad.14 0>1 | players.2.abroad.15 0>1
        leadersSentOut(seat 3, nebula 2, die 3) | players.3.leaders 9>1 | players.3.abroad.2 0>2 | players.3.abroad.7 0>1 | players.3.abroad.8 0>1 | players.3.abroad.9 0>1 | players.3.abroad.10 0>1 | players.3.abroad.14 0>1 | players.3.abroad.15 0>1
        startRolled(rolls [[5, 4, 1, 1, 1, 1], [6, 6, 6, 5, 2, 2], [5, 4, 2, 2, 1, 1], [4, 3, 3, 2, 1, 1]], start 0) | players.0.vp 0>1 | players.1.vp 0>2 | players.2.vp 0>3 | players.3.vp 0>4
        turnBegan(seat 0, turn 1) | turn 0>1
        0 takeTurn: {launch 0, to 6} {launch 0, to 8} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} {launch 0, to 15} {launch 0, to 16} {launch 0, to 17} {launch 0, to 18} {launch 0, to 19} +5 > {launch 0, to 6} !reveal
        certain: launched(seat 0, ship 0, to 6) | region -1>6 | kind none>launch | arriving false>true | launched -1>0 | players.0.ships.0 -2>6 ; moonClaimed(seat 0, moon 24, from 6) | players.0.moons at 0 []>[24]
        launched(seat 0, ship 0, to 6) | region -1>6 | kind none>launch | arriving false>true | launched -1>0 | players.0.ships.0 -2>6
        moonClaimed(seat 0, moon 24, from 6) | players.0.moons at 0 []>[24]
        moonShown(at 6, moon 29) | moons.6 at 2 [24]>[]
        regionActivated(seat 0, at 6) | arriving true>false
        0 endTurn: end +9 > {interject give, what 0, id 4}
        1 agreeTransfer(give, what 0, id 4): agree refuse > refuse
        transferRefused(seat 1) | refused 0>1
        0 endTurn: end +6 > end
        turnEnded(seat 0)
        turnBegan(seat 1, turn 2) | turn 1>2 | active 0>1 | region 6>-1 | kind launch>none | refused 1>0 | launched 0>-1
        1 takeTurn: {launch 0, to 8} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} {launch 0, to 15} {launch 0, to 16} {launch 0, to 17} {launch 0, to 18} {launch 0, to 19} +6 > {launch 0, to 17} !reveal
        certain: launched(seat 1, ship 0, to 17) | region -1>17 | kind none>launch | arriving false>true | launched -1>0 | players.1.ships.0 -2>17 ; moonClaimed(seat 1, moon 26, from 17) | players.1.moons at 0 []>[26]
        launched(seat 1, ship 0, to 17) | region -1>17 | kind none>launch | arriving false>true | launched -1>0 | players.1.ships.0 -2>17
        moonClaimed(seat 1, moon 26, from 17) | players.1.moons at 0 []>[26]
        moonShown(at 17, moon 25) | moons.17 at 2 [26]>[]
        regionActivated(seat 1, at 17) | arriving true>false
        1 endTurn: end +10 > end
        turnEnded(seat 1)
        turnBegan(seat 2, turn 3) | turn 2>3 | active 1>2 | region 17>-1 | kind launch>none | launched 0>-1
        2 takeTurn: {launch 0, to 8} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} {launch 0, to 15} {launch 0, to 16} {launch 0, to 18} {launch 0, to 19} +9 > {launch 0, to 8}
        launched(seat 2, ship 0, to 8) | region -1>8 | kind none>launch | arriving false>true | launched -1>0 | players.2.ships.0 -2>8
        baseVisited(seat 2, base 4)
        2 chooseEffect(list 4, at 0): 0 1 > 1
        nothingToRepair(seat 2)
        scored(seat 2, vp 1, for repair) | players.2.vp 3>4
        regionActivated(seat 2, at 8) | arriving true>false
        2 goOn(to strike): go +10 > go
        raiderMoved(class 0, from 2, to 8, strike) | raiders.0 2>8
        2 goOn(to battle): go +10 > go
        battleBegan(at 8) | battle null>{region 8, step escalation, energy [0, 0, 0, 0], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[], [], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
        battleStep(step diplomacy) | battle.step escalation>diplomacy
        battleStep(step preparations) | battle.step diplomacy>preparations
        2 spendEnergy: 0 1 +10 > {interject give, what 0, id 3}
        3 agreeTransfer(give, what 0, id 3): agree refuse > refuse
        transferRefused(seat 3) | refused 0>1
        2 spendEnergy: 0 1 +5 > 0 !roll
        certain: then | battle.step preparations>roll
        diceRolled(rolls [[], [], [6], [], [4]], targeting [0, 0, 1, 0, 1]) | battle.step preparations>roll | battle.rolls.2 at 0 []>[6] | battle.rolls.4 at 0 []>[4]
        battleDecided(winners [2], losers [], raiders lost, why {level [], best 6, next 4}) | battle.step roll>outcome | battle.winners -1>4 | battle.raidersFought false>true
        advanced(seat 2, track 4, to 1) | players.2.tracks.4 0>1
        gained(seat 2, resource 0, n 2) | players.2.stock.0 1>3
        battleStep(step damage) | battle.step outcome>damage
        raiderDamaged(class 0, at 8, destroyed) | raiders.0 8>-1
        battleClosed | battle {region 8, step damage, energy [0, 0, 0, 0], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[], [], [6], [], [4]], diplomats 0, winners 4, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
        2 endTurn: end +5 > {interject take, what 0, id 1}
        3 agreeTransfer(what 0, id 1): agree refuse > refuse
        transferRefused(seat 3) | refused 1>3
        2 endTurn: end +1 > end
        turnEnded(seat 2)
        turnBegan(seat 3, turn 4) | turn 3>4 | active 2>3 | region 8>-1 | kind launch>none | refused 3>0 | launched 0>-1
        3 takeTurn: {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} {launch 0, to 15} {launch 0, to 16} {launch 0, to 18} {launch 0, to 19} +9 > {launch 0, to 19} !reveal
        certain: launched(seat 3, ship 0, to 19) | region -1>19 | kind none>launch | arriving false>true | launched -1>0 | players.3.ships.0 -2>19 ; moonClaimed(seat 3, moon 13, from 19) | players.3.moons at 0 []>[13]
        launched(seat 3, ship 0, to 19) | region -1>19 | kind none>launch | arriving false>true | launched -1>0 | players.3.ships.0 -2>19
        moonClaimed(seat 3, moon 13, from 19) | players.3.moons at 0 []>[13]
        moonShown(at 19, moon 15) | moons.19 at 2 [13]>[]
        regionActivated(seat 3, at 19) | arriving true>false
        3 endTurn: end +14 > end
        turnEnded(seat 3)
        turnBegan(seat 0, turn 5) | turn 4>5 | active 3>0 | region 19>-1 | kind launch>none | launched 0>-1
        0 takeTurn: {launch 0, to 7} {launch 0, to 12} {launch 0, to 13} return +10 > {launch 0, to 7}
        launched(seat 0, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>1 | players.0.ships.1 -2>7
        baseVisited(seat 0, base 5)
        0 buildDevelopment(discount 0, must): 6 +2 > {interject abandon, moon 24}
        moonAbandoned(seat 0, moon 24) | gone at 0 []>[24] | players.0.moons at 0 [24]>[]
        gained(seat 0, resource 0, n 2) | players.0.stock.0 3>5
        0 buildDevelopment(discount 0, must): 6 +1 > 6
        0 pay(cost [0, 0, 0, 0, 0, 0, 0, 3]): {pay 1} {pay 4} > {pay 1}
        paid(seat 0, resource 1, n 1) | players.0.stock.1 2>1
        0 pay(cost [0, 0, 0, 0, 0, 0, 0, 2]): {pay 1} {pay 4} > {pay 4}
        paid(seat 0, resource 4, n 1) | players.0.stock.4 1>0
        paid(seat 0, resource 1, n 1) | players.0.stock.1 1>0
        developmentBuilt(seat 0, development 4, at 6, leaders 1) | owner.6 -1>0 | players.0.ships.0 6>-6 | players.0.leaders 1>0 | players.0.assigned 0>1 | players.0.cards.4 0>1
        advanced(seat 0, track 4, to 2) | players.0.tracks.4 1>2
        scored(seat 0, vp 5, for development) | players.0.vp 1>6
        regionActivated(seat 0, at 7) | arriving true>false
        0 endTurn: end +6 > end
        turnEnded(seat 0)
        turnBegan(seat 1, turn 6) | turn 5>6 | active 0>1 | region 7>-1 | kind launch>none | launched 1>-1
        1 takeTurn: {launch 0, to 10} {launch 0, to 11} {launch 0, to 16} return +7 > return
        returnBegan(seat 1) | kind none>return
        1 activate: {row 0, at 0, ship 0, from 17} {row 1, at 0, ship 0, from 17} {row 2, at 0, ship 0, from 17} {row 3, at 0, ship 0, from 17} done +7 > {interject slot, moon 26, operations}
        moonSlotted(seat 1, moon 26, place operations) | players.1.moons at 0 [26]>[] | players.1.operations -1>26
        1 activate: {row 0, at 0, ship 0, from 17} {row 1, at 0, ship 0, from 17} {row 2, at 0, ship 0, from 17} {row 3, at 0, ship 0, from 17} done +4 > done
        shipsReturned(seat 1, ships 1) | players.1.ships.0 17>-2
        1 endTurn: end +4 > end
        turnEnded(seat 1)
        turnBegan(seat 2, turn 7) | turn 6>7 | active 1>2 | kind return>none
        2 takeTurn: {launch 0, to 9} {launch 0, to 14} {launch 0, to 15} return +11 > {interject give, what 0, id 2}
        3 agreeTransfer(give, what 0, id 2): agree refuse > refuse
        transferRefused(seat 3) | refused 0>1
        2 takeTurn: {launch 0, to 9} {launch 0, to 14} {launch 0, to 15} return +6 > {launch 0, to 9}
        launched(seat 2, ship 0, to 9) | region -1>9 | kind none>launch | arriving false>true | launched -1>1 | players.2.ships.1 -2>9
        baseVisited(seat 2, base 2)
        markerMoved(by 1, left 6) | marker 7>6
        2 chooseModule(types 3, price 0, must): 1 2 4 5 +2 > 5
        2 pay(cost [0, 1, 0, 0, 0, 0, 0, 0]): {pay 1} {pay 4} > {pay 1}
        paid(seat 2, resource 1, n 1) | players.2.stock.1 1>0
        2 giveModule(slot 5): keep give +2 > give
        moduleGiven(seat 2, to 3, module 33) | moduleGiven false>true
        moduleGained(seat 3, module 33, slot 5) | market.5 33>-1 | players.3.rows.1 at 1 []>[{id 33, damage 0, moon -1, half -1, used 0}]
        advanced(seat 3, track 1, to 2) | players.3.tracks.1 1>2
        2 chooseModule(types 3, price 0): 1 2 none +2 > none
        2 removeModule(types 3): 0 1 2 3 4 > 0 !reveal
        certain: moduleRemoved(seat 2, module 0, slot 0) | market.0 0>-1 | moduleUnder.0 at 0 []>[0]
        moduleRemoved(seat 2, module 0, slot 0) | market.0 0>-1 | moduleUnder.0 at 0 []>[0]
        marketRefilled(slot 0, module 3) | market.0 -1>3 | moduleDeck.0 at 23 [3]>[]
        marketRefilled(slot 3, module 21) | market.4 29>21 | market.5 -1>29 | moduleDeck.1 at 23 [21]>[]
        regionActivated(seat 2, at 9) | arriving true>false
        2 endTurn: end +7 > end
        turnEnded(seat 2)
        turnBegan(seat 3, turn 8) | turn 7>8 | active 2>3 | region 9>-1 | kind launch>none | refused 1>0 | moduleGiven true>false | launched 1>-1
        3 takeTurn: {launch 0, to 13} {launch 0, to 14} {launch 0, to 18} return +14 > {interject give, what 0, id 1}
        2 agreeTransfer(give, what 0, id 1): agree refuse > agree !reveal
        certain: then | transferred false>true | players.2.stock.1 0>1 | players.3.stock.1 2>1
        transferred(from 3, to 2, what resource, id 1) | transferred false>true | players.2.stock.1 0>1 | players.3.stock.1 2>1
        3 takeTurn: {launch 0, to 13} {launch 0, to 14} {launch 0, to 18} return +5 > return
        returnBegan(seat 3) | kind none>return
        3 activate: {row 0, at 0, ship 0, from 19} {row 1, at 0, ship 0, from 19} {row 1, at 1, ship 0, from 19} {row 2, at 0, ship 0, from 19} {row 3, at 0, ship 0, from 19} done +5 > done
        shipsReturned(seat 3, ships 1) | players.3.ships.0 19>-2
        3 endTurn: end +4 > end
        turnEnded(seat 3)
        turnBegan(seat 0, turn 9) | turn 8>9 | active 3>0 | kind return>none | transferred true>false
        0 takeTurn: {launch 0, to 6} {launch 0, to 8} {launch 0, to 13} {launch 0, to 14} return +5 > {launch 0, to 6} !reveal
        certain: launched(seat 0, ship 0, to 6) | region -1>6 | kind none>launch | arriving false>true | launched -1>2 | players.0.ships.2 -2>6 ; moonClaimed(seat 0, moon 29, from 6) | players.0.moons at 0 []>[29]
        launched(seat 0, ship 0, to 6) | region -1>6 | kind none>launch | arriving false>true | launched -1>2 | players.0.ships.2 -2>6
        moonClaimed(seat 0, moon 29, from 6) | players.0.moons at 0 []>[29]
        moonShown(at 6, moon 27) | moons.6 at 1 [29]>[]
        regionActivated(seat 0, at 6) | arriving true>false
        0 endTurn: end +9 > {interject give, what 0, id 0}
        1 agreeTransfer(give, what 0, id 0): agree refuse > refuse
        transferRefused(seat 1) | refused 0>1
        0 endTurn: end +8 > end
        turnEnded(seat 0)
        turnBegan(seat 1, turn 10) | turn 9>10 | active 0>1 | region 6>-1 | kind launch>none | refused 1>0 | launched 2>-1
        1 takeTurn: {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 13} {launch 0, to 14} {launch 0, to 15} {launch 0, to 16} {launch 0, to 17} {launch 0, to 18} {launch 0, to 19} +5 > {launch 0, to 17} !reveal
        certain: launched(seat 1, ship 0, to 17) | region -1>17 | kind none>launch | arriving false>true | launched -1>0 | players.1.ships.0 -2>17 ; moonClaimed(seat 1, moon 25, from 17) | players.1.moons at 0 []>[25]
        launched(seat 1, ship 0, to 17) | region -1>17 | kind none>launch | arriving false>true | launched -1>0 | players.1.ships.0 -2>17
        moonClaimed(seat 1, moon 25, from 17) | players.1.moons at 0 []>[25]
        moonShown(at 17, moon 24) | moons.17 at 1 [25]>[]
        regionActivated(seat 1, at 17) | arriving true>false
        1 endTurn: end +9 > end
        turnEnded(seat 1)
        turnBegan(seat 2, turn 11) | turn 10>11 | active 1>2 | region 17>-1 | kind launch>none | launched 0>-1
        2 takeTurn: {launch 0, to 10} {launch 0, to 14} {launch 0, to 15} {launch 0, to 16} return +12 > {launch 0, to 10}
        launched(seat 2, ship 0, to 10) | region -1>10 | kind none>launch | arriving false>true | launched -1>2 | players.2.ships.2 -2>10
        baseVisited(seat 2, base 1)
        2 pay(cost [0, 0, 0, 0, 0, 0, 2, 0]): {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} > {pay 2}
        paid(seat 2, resource 2, n 1) | players.2.stock.2 2>1
        2 pay(cost [0, 0, 0, 0, 0, 0, 1, 0]): {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} > {pay 0}
        paid(seat 2, resource 0, n 1) | players.2.stock.0 3>2
        gained(seat 2, resource 4, n 2) | players.2.stock.4 1>3
        regionActivated(seat 2, at 10) | arriving true>false
        2 goOn(to strike): go +13 > go
        raiderMoved(class 0, from 5, to 10, strike) | raiders.1 5>10
        2 goOn(to battle): go +13 > {interject give, what 0, id 3}
        3 agreeTransfer(give, what 0, id 3): agree refuse > refuse
        transferRefused(seat 3) | refused 0>1
        2 goOn(to battle): go +8 > go
        battleBegan(at 10) | battle null>{region 10, step escalation, energy [0, 0, 0, 0], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[], [], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
        2 escalate: {ship 0, from 9} done +8 > {interject take, what 0, id 0}`),
    );
  });
});
