import { printed } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { allied, eager, reluctant, story, told } from './story.ts';
import { type Play, play } from './table.ts';

/** Turns of seat 1 with seat 0 as its teammate: transfers, modules handed over, and battles fought together. */

/** What is offered at the beginning. */
const OFFERED: readonly string[] = [
  '{launch 0, to 7}',
  '{launch 0, to 9}',
  '{launch 0, to 14}',
  '{launch 0, to 15}',
  'return',
  '{interject abandon, moon 6}',
  '{interject slot, moon 6, operations}',
  '{interject token, token 0}',
  '{interject supremacy, token 0}',
  '{interject play, card 1}',
  '{interject give, what 0, id 0}',
  '{interject give, what 0, id 1}',
  '{interject give, what 0, id 3}',
  '{interject take, what 0, id 0}',
  '{interject take, what 0, id 1}',
  '{interject take, what 0, id 3}',
  '{interject give, what 1, id 1}',
  '{interject give, what 1, id 50}',
  '{interject take, what 1, id 2}',
  '{interject give, what 2, id 6}',
  '{interject take, what 2, id 3}',
  '{interject give, what 3, id 0}',
  '{interject take, what 3, id 4}',
  '{interject give, what 4, id 0}',
  '{interject take, what 4, id 2}',
  '{interject listen, moons}',
];

/** Everything taken. */
const TURNS: Readonly<Record<string, string>> = {
  '{launch 0, to 7}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>1 | players.1.ships.1 -2>7
    2 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 3} {pay 5} {abandon 6} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 3>2
    1 pay: {pay 0} {pay 1} {pay 3} {pay 5} {abandon 6} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 2>1
    gained(seat 1, resource 4, n 2) | players.1.stock.4 0>2
    regionActivated(seat 1, at 7) | arriving true>false
    2 react: pass mute > pass
    1 goOn: go +23 > go
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +23 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0, 0], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[], [], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +21 > pass
    1 escalate: {ship 0, from 8} done +21 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    2 escalate: {ship 0, from 14} done > {ship 0, from 14}
    escalated(seat 2, ship 0, from 14) | players.2.ships.0 14>7
    3 escalate: {ship 3, from 9, jump} done > {ship 3, from 9, jump}
    paid(seat 3, resource 0, n 1) | players.3.stock.0 3>2
    escalated(seat 3, ship 3, from 9, jump) | players.3.ships.8 9>7
    0 escalate: {ship 0, from 14} {ship 1, from 20} done +1 > {ship 0, from 14}
    escalated(seat 0, ship 0, from 14) | players.0.ships.0 14>7
    0 escalate: {ship 1, from 20} done +1 > {ship 1, from 20}
    escalated(seat 0, ship 1, from 20) | players.0.ships.6 20>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +21 > pass
    2 diplomacy: pass mute > pass
    0 diplomacy: pass mute +1 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +21 > 0
    2 spendEnergy: 0 1 2 3 > 0
    3 spendEnergy: 0 1 2 > 0
    0 spendEnergy: 0 1 2 3 +1 > 0
    1 react: pass mute {card 50} +21 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 1 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +20 > pass
    2 react: pass mute {card 51} > {card 51} !reveal
    tacticsPlayed(seat 2, card 51) | tacticsInPlay at 0 []>[51] | players.2.hand at 0 [51]>[]
    2 chooseRival: 0 1 4 > 0
    battleAltered(seat 2, side 0, what targeting, n -2) | battle.targeting.0 0>-2
    tacticsResolved(seat 2, card 51) | tacticsDiscard at 1 []>[51] | tacticsInPlay at 0 [51]>[]
    0 react: pass mute +1 > pass
    1 react: pass mute +20 > pass !roll
    diceRolled(rolls [[1, 1, 1], [6, 3, 2, 2], [2], [6, 4, 1], [5, 5]], targeting [1, 2, 1, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1, 1, 1] | battle.rolls.1 at 0 []>[6, 3, 2, 2] | battle.rolls.2 at 0 []>[2] | battle.rolls.3 at 0 []>[6, 4, 1] | battle.rolls.4 at 0 []>[5, 5]
    1 react: pass mute +20 > pass
    0 react: pass mute +1 > pass
    battleDecided(winners [2, 3], losers [1, 0], raiders lost, why {level [6], best 4, next 3}) | battle.step roll>outcome | battle.winners -1>12 | battle.raidersFought false>true | battle.losers 0>3
    1 supremacyTie: 2 3 > 2 !reveal
    advanced(seat 2, track 4, to 4) | players.2.tracks.4 3>4
    supremacyTaken(seat 2, token 0, place 0) | supremacy.0 0>-1 | players.2.supremacies at 0 []>[0]
    tacticsDrawn(seat 2, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.2.hand at 0 []>[64]
    scored(seat 2, vp 1, for effect) | players.2.vp 7>8
    advanced(seat 3, track 4, to 4) | players.3.tracks.4 3>4
    scored(seat 3, vp 2, for supremacy) | players.3.vp 8>10
    tacticsDrawn(seat 3, n 1, cards [63]) | tacticsDeck at 74 [63]>[] | players.3.hand at 0 []>[63]
    scored(seat 3, vp 1, for effect) | players.3.vp 10>11
    1 tacticalOperations: card pass +20 > card !reveal
    tacticalOperations(seat 1, took card)
    tacticsDrawn(seat 1, n 1, cards [62]) | tacticsDeck at 73 [62]>[] | players.1.hand at 1 []>[62]
    0 tacticalOperations: card pass +1 > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [61]) | tacticsDeck at 72 [61]>[] | players.0.hand at 1 []>[61]
    1 react: pass mute {card 62} +22 > {card 62} !reveal
    tacticsPlayed(seat 1, card 62) | tacticsInPlay at 0 []>[62] | players.1.hand at 1 [62]>[]
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 1>2
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 2>3
    tacticsResolved(seat 1, card 62) | tacticsDiscard at 2 []>[62] | tacticsInPlay at 0 [62]>[]
    1 react: pass mute +21 > pass
    2 react: pass mute > pass
    3 react: pass mute > pass
    0 react: pass mute +1 > pass
    battleStep(step damage) | battle.step outcome>damage
    1 react: pass mute +21 > pass
    shipDamaged(seat 1, ship 0, at 7, to scrapyard) | players.1.ships.0 7>-3
    shipDamaged(seat 1, ship 0, at 7, to scrapyard) | players.1.ships.1 7>-3
    0 react: pass mute +1 > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    shipDamaged(seat 0, ship 1, at 7, to scrapyard) | players.0.ships.6 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0, 0], dice [0, 2, 0, 0, 0], targeting [-2, 0, 0, 0, 0], rolls [[1, 1, 1], [6, 3, 2, 2], [2], [6, 4, 1], [5, 5]], diplomats 0, winners 12, raidersFought, losers 3, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +22 > end
    turnEnded(seat 1)
    0: 5 vp, stock 3 3 0 2 0, 2 cards, tracks 00003, 1 leaders, tscrapyard tbay tbay fscrapyard, moons 3, discoveries 2
    1: 6 vp, stock 3 3 0 1 2, 1 cards, tracks 00003, 1 leaders, tscrapyard tscrapyard tbay, moons 6, discoveries 0
    2: 8 vp, stock 3 3 0 2 0, 1 cards, tracks 00004, 1 leaders, t7 tbay tbay
    3: 11 vp, stock 2 3 0 1 0, 1 cards, tracks 00004, 1 leaders, t12 tbay tbay c7`,
  '{launch 0, to 9}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    launched(seat 1, ship 0, to 9) | region -1>9 | kind none>launch | arriving false>true | launched -1>1 | players.1.ships.1 -2>9
    2 react: pass mute > pass !reveal
    baseVisited(seat 1, base 2)
    markerMoved(by 1, left 0) | marker 1>0
    eventTriggered(seat 1) | marker 0>-1
    planetPlaced(cell 24, planet 0, moon 4) | tile.24 -1>0 | moons.24 at 0 []>[5, 4] | planets at 2 [0]>[] | reserve.0 at 0 [4, 5]>[] | newest -1>24
    moonShown(at 24, moon 4)
    1 chooseModule: 2 3 4 5 +2 > 2
    paid(seat 1, resource 3, n 1) | players.1.stock.3 1>0
    1 giveModule: keep give +2 > give
    moduleGiven(seat 1, to 0, module 15) | moduleGiven false>true
    moduleGained(seat 0, module 15, slot 2) | market.2 15>-1 | players.0.rows.0 at 1 []>[{id 15, damage 0, moon -1, half -1, used 0}]
    advanced(seat 0, track 0, to 1) | players.0.tracks.0 0>1
    1 chooseModule: 3 4 5 none +2 > 3 !reveal
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    paid(seat 1, resource 1, n 1) | players.1.stock.1 2>1
    paid(seat 1, resource 1, n 1) | players.1.stock.1 1>0
    moduleGained(seat 1, module 35, slot 3) | market.3 35>-1 | players.1.rows.1 at 1 []>[{id 35, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 1, to 1) | players.1.tracks.1 0>1
    marketRefilled(slot 0, module 14) | market.0 17>14 | market.1 16>17 | market.2 -1>16 | moduleDeck.0 at 23 [14]>[]
    marketRefilled(slot 3, module 32) | market.3 -1>32 | moduleDeck.1 at 23 [32]>[]
    2 react: pass mute > pass
    regionActivated(seat 1, at 9) | arriving true>false
    2 react: pass mute > pass
    1 goOn: go +21 > go
    battleBegan(at 9) | battle null>{region 9, step escalation, energy [0, 0, 0, 0], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[], [], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +19 > pass
    1 escalate: {ship 0, from 8} done +19 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>9
    0 escalate: {ship 1, from 20} done +1 > {ship 1, from 20}
    escalated(seat 0, ship 1, from 20) | players.0.ships.6 20>9
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +19 > pass
    0 diplomacy: pass mute +1 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +19 > 0
    3 spendEnergy: 0 1 2 3 > 0
    0 spendEnergy: 0 1 2 3 +1 > 0
    1 react: pass mute {card 50} +19 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 1 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +18 > pass
    2 react: pass mute > pass
    0 react: pass mute +1 > pass !roll
    diceRolled(rolls [[1, 1], [6, 3, 2, 2], [], [6, 4, 2], []], targeting [1, 2, 0, 1, 0]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1, 1] | battle.rolls.1 at 0 []>[6, 3, 2, 2] | battle.rolls.3 at 0 []>[6, 4, 2]
    1 react: pass mute +18 > pass
    0 react: pass mute +1 > pass
    battleDecided(winners [3], losers [1, 0], raiders absent, why {level [6], best 4, next 3}) | battle.step roll>outcome | battle.winners -1>8 | battle.losers 0>3
    advanced(seat 3, track 4, to 4) | players.3.tracks.4 3>4
    supremacyTaken(seat 3, token 0, place 0) | supremacy.0 0>-1 | players.3.supremacies at 0 []>[0]
    1 tacticalOperations: card pass +18 > card !reveal
    tacticalOperations(seat 1, took card)
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 1 []>[64]
    0 tacticalOperations: card pass +1 > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [63]) | tacticsDeck at 74 [63]>[] | players.0.hand at 1 []>[63]
    1 react: pass mute +20 > pass
    0 react: pass mute +1 > pass
    battleStep(step damage) | battle.step outcome>damage
    1 react: pass mute {card 64} +20 > {card 64} !reveal
    tacticsPlayed(seat 1, card 64) | tacticsInPlay at 0 []>[64] | players.1.hand at 1 [64]>[]
    1 withdraw: {ship 0, from 9, to -2} done > {ship 0, from 9, to -2}
    shipWithdrew(seat 1, ship 0, to -2) | players.1.ships.0 9>-2
    gained(seat 1, resource 0, n 1) | players.1.stock.0 3>4
    tacticsResolved(seat 1, card 64) | tacticsDiscard at 1 []>[64] | tacticsInPlay at 0 [64]>[]
    1 react: pass mute +19 > pass
    shipDamaged(seat 1, ship 0, at 9, to scrapyard) | players.1.ships.1 9>-3
    0 react: pass mute {card 63} +1 > {card 63} !reveal
    tacticsPlayed(seat 0, card 63) | tacticsInPlay at 0 []>[63] | players.0.hand at 1 [63]>[]
    0 saveShip: {ship 1, from 9} done > {ship 1, from 9}
    tacticsResolved(seat 0, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[6]
    shipSaved(seat 0, ship 1)
    battleClosed | battle {region 9, step damage, energy [0, 0, 0, 0], dice [0, 2, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[1, 1], [6, 3, 2, 2], [], [6, 4, 2], []], diplomats 0, winners 8, losers 3, saved [6], rules 0, tieWinners 0}>null
    1 endTurn: end +19 > end !reveal
    eventRevealed(event 9) | inEvent false>true | eventDeck at 9 [9]>[] | eventSeen at 9 [0]>[] | eventDiscard at 0 []>[9]
    scored(seat 1, vp 2, for event) | players.1.vp 6>8
    scored(seat 2, vp 2, for event) | players.2.vp 7>9
    scored(seat 3, vp 3, for event) | players.3.vp 8>11
    scored(seat 0, vp 2, for event) | players.0.vp 5>7
    raiderRevealed(raider 2) | faceUp 1>3
    raiderPlaced(class 0, cell 0) | raiders.0 -1>0
    raiderPlaced(class 0, cell 4) | raiders.1 -1>4
    advanced(seat 1, track 4, to 4) | players.1.tracks.4 3>4
    scored(seat 1, vp 2, for supremacy) | players.1.vp 8>10
    advanced(seat 2, track 4, to 4) | players.2.tracks.4 3>4
    scored(seat 2, vp 2, for supremacy) | players.2.vp 9>11
    gained(seat 3, resource 0, n 1) | players.3.stock.0 3>4
    advanced(seat 0, track 4, to 4) | players.0.tracks.4 3>4
    scored(seat 0, vp 2, for supremacy) | players.0.vp 7>9
    eventEnded | inEvent true>false | marker -1>7
    turnEnded(seat 1)
    0: 9 vp, stock 3 3 0 2 0, 1 cards, tracks 10004, 1 leaders, t14 tbay tbay f9, modules 2111, moons 3, discoveries 2
    1: 10 vp, stock 4 0 0 0 0, 1 cards, tracks 01004, 1 leaders, tbay tscrapyard tbay, modules 1211, moons 6, discoveries 0
    2: 11 vp, stock 3 3 0 2 0, 1 cards, tracks 00004, 1 leaders, t14 tbay tbay
    3: 11 vp, stock 4 3 0 1 0, 0 cards, tracks 00004, 1 leaders, t12 tbay tbay c9`,
  '{launch 0, to 14}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    launched(seat 1, ship 0, to 14) | region -1>14 | kind none>launch | arriving false>true | launched -1>1 | players.1.ships.1 -2>14
    2 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 20, from 14) | players.1.moons at 1 []>[20]
    moonShown(at 14, moon 19) | moons.14 at 2 [20]>[]
    regionActivated(seat 1, at 14) | arriving true>false
    2 react: pass mute > pass
    1 goOn: go +24 > go
    raiderMoved(class 1, from 13, to 14, strike) | raiders.4 13>14
    1 goOn: go +24 > go
    battleBegan(at 14) | battle null>{region 14, step escalation, energy [0, 0, 0, 0], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[], [], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +22 > pass
    2 react: pass mute > pass
    0 react: pass mute +1 > pass
    1 escalate: {ship 0, from 8} done +22 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>14
    3 escalate: {ship 3, from 9, jump} done > {ship 3, from 9, jump}
    paid(seat 3, resource 0, n 1) | players.3.stock.0 3>2
    escalated(seat 3, ship 3, from 9, jump) | players.3.ships.8 9>14
    0 escalate: {ship 1, from 20} done +1 > {ship 1, from 20}
    escalated(seat 0, ship 1, from 20) | players.0.ships.6 20>14
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +22 > pass
    2 diplomacy: pass mute > pass
    0 diplomacy: pass mute +1 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +22 > 0
    2 spendEnergy: 0 1 2 3 > 0
    3 spendEnergy: 0 1 2 > 0
    0 spendEnergy: 0 1 2 3 +1 > 0
    1 react: pass mute {card 50} +22 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 1 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +21 > pass
    2 react: pass mute {card 51} > {card 51} !reveal
    tacticsPlayed(seat 2, card 51) | tacticsInPlay at 0 []>[51] | players.2.hand at 0 [51]>[]
    2 chooseRival: 0 1 4 > 0
    battleAltered(seat 2, side 0, what targeting, n -2) | battle.targeting.0 0>-2
    tacticsResolved(seat 2, card 51) | tacticsDiscard at 1 []>[51] | tacticsInPlay at 0 [51]>[]
    0 react: pass mute +1 > pass
    1 react: pass mute +21 > pass !roll
    diceRolled(rolls [[1, 1, 1], [6, 3, 2, 2], [2], [6, 4, 1], [5, 5]], targeting [1, 2, 1, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1, 1, 1] | battle.rolls.1 at 0 []>[6, 3, 2, 2] | battle.rolls.2 at 0 []>[2] | battle.rolls.3 at 0 []>[6, 4, 1] | battle.rolls.4 at 0 []>[5, 5]
    1 react: pass mute +21 > pass
    0 react: pass mute +1 > pass
    battleDecided(winners [2, 3], losers [1, 0], raiders lost, why {level [6], best 4, next 3}) | battle.step roll>outcome | battle.winners -1>12 | battle.raidersFought false>true | battle.losers 0>3
    1 supremacyTie: 2 3 > 2 !reveal
    advanced(seat 2, track 4, to 4) | players.2.tracks.4 3>4
    supremacyTaken(seat 2, token 0, place 0) | supremacy.0 0>-1 | players.2.supremacies at 0 []>[0]
    tacticsDrawn(seat 2, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.2.hand at 0 []>[64]
    scored(seat 2, vp 1, for effect) | players.2.vp 7>8
    advanced(seat 3, track 4, to 4) | players.3.tracks.4 3>4
    scored(seat 3, vp 2, for supremacy) | players.3.vp 8>10
    tacticsDrawn(seat 3, n 1, cards [63]) | tacticsDeck at 74 [63]>[] | players.3.hand at 0 []>[63]
    scored(seat 3, vp 1, for effect) | players.3.vp 10>11
    1 tacticalOperations: card pass +21 > card !reveal
    tacticalOperations(seat 1, took card)
    tacticsDrawn(seat 1, n 1, cards [62]) | tacticsDeck at 73 [62]>[] | players.1.hand at 1 []>[62]
    0 tacticalOperations: card pass +1 > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [61]) | tacticsDeck at 72 [61]>[] | players.0.hand at 1 []>[61]
    1 react: pass mute {card 62} +23 > {card 62} !reveal
    tacticsPlayed(seat 1, card 62) | tacticsInPlay at 0 []>[62] | players.1.hand at 1 [62]>[]
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 3>4
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 4>5
    tacticsResolved(seat 1, card 62) | tacticsDiscard at 2 []>[62] | tacticsInPlay at 0 [62]>[]
    1 react: pass mute +22 > pass
    2 react: pass mute > pass
    3 react: pass mute > pass
    0 react: pass mute +1 > pass
    battleStep(step damage) | battle.step outcome>damage
    1 react: pass mute +22 > pass
    shipDamaged(seat 1, ship 0, at 14, to scrapyard) | players.1.ships.0 14>-3
    shipDamaged(seat 1, ship 0, at 14, to scrapyard) | players.1.ships.1 14>-3
    0 react: pass mute +1 > pass
    shipDamaged(seat 0, ship 0, at 14, to scrapyard) | players.0.ships.0 14>-3
    shipDamaged(seat 0, ship 1, at 14, to scrapyard) | players.0.ships.6 14>-3
    raiderDamaged(class 1, at 14, destroyed) | raiders.4 14>-1
    battleClosed | battle {region 14, step damage, energy [0, 0, 0, 0], dice [0, 2, 0, 0, 0], targeting [-2, 0, 0, 0, 0], rolls [[1, 1, 1], [6, 3, 2, 2], [2], [6, 4, 1], [5, 5]], diplomats 0, winners 12, raidersFought, losers 3, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 5 vp, stock 3 3 0 2 0, 2 cards, tracks 00003, 1 leaders, tscrapyard tbay tbay fscrapyard, moons 3, discoveries 2
    1: 6 vp, stock 5 3 0 1 0, 1 cards, tracks 00003, 1 leaders, tscrapyard tscrapyard tbay, moons 6 20, discoveries 0
    2: 8 vp, stock 3 3 0 2 0, 1 cards, tracks 00004, 1 leaders, t14 tbay tbay
    3: 11 vp, stock 2 3 0 1 0, 1 cards, tracks 00004, 1 leaders, t12 tbay tbay c14`,
  return: `
    turnBegan(seat 1, turn 2) | turn 1>2
    returnBegan(seat 1) | kind none>return
    1 activate: {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 0, from 8} {row 2, at 0, ship 0, from 8} {row 3, at 0, ship 0, from 8} done +21 > {row 0, at 0, ship 0, from 8}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship) | players.1.ships.0 8>-5 | players.1.rows.0.0.used 0>1
    gained(seat 1, resource 0, n 2) | players.1.stock.0 3>5
    1 activate: done +21 > done
    shipsReturned(seat 1, ships 1) | players.1.ships.0 -5>-2 | players.1.rows.0.0.used 1>0
    1 endTurn: end +21 > end
    turnEnded(seat 1)
    1: 6 vp, stock 5 3 0 1 0, 2 cards, tracks 00003, 1 leaders, tbay tbay tbay, moons 6, discoveries 0`,
  '{interject give, what 0, id 0}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 1, to 0, what resource, id 0) | transferred false>true | players.0.stock.0 3>4 | players.1.stock.0 3>2
    0: 5 vp, stock 4 3 0 2 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 2 3 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject give, what 0, id 1}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 1, to 0, what resource, id 1) | transferred false>true | players.0.stock.1 3>4 | players.1.stock.1 3>2
    0: 5 vp, stock 3 4 0 2 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 3 2 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject give, what 0, id 3}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 1, to 0, what resource, id 3) | transferred false>true | players.0.stock.3 2>3 | players.1.stock.3 1>0
    0: 5 vp, stock 3 3 0 3 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 3 3 0 0 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject take, what 0, id 0}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 0, to 1, what resource, id 0) | transferred false>true | players.0.stock.0 3>2 | players.1.stock.0 3>4
    0: 5 vp, stock 2 3 0 2 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 4 3 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject take, what 0, id 1}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 0, to 1, what resource, id 1) | transferred false>true | players.0.stock.1 3>2 | players.1.stock.1 3>4
    0: 5 vp, stock 3 2 0 2 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 3 4 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject take, what 0, id 3}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 0, to 1, what resource, id 3) | transferred false>true | players.0.stock.3 2>1 | players.1.stock.3 1>2
    0: 5 vp, stock 3 3 0 1 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 3 3 0 2 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject give, what 1, id 1}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    0 agreeTransfer: agree refuse > agree
    transferred(from 1, to 0, what tactics, id 1) | transferred false>true | players.0.hand at 1 []>[1] | players.1.hand at 0 [1]>[]
    0: 5 vp, stock 3 3 0 2 0, 2 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 3 3 0 1 0, 1 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject give, what 1, id 50}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    0 agreeTransfer: agree refuse > agree
    transferred(from 1, to 0, what tactics, id 50) | transferred false>true | players.0.hand at 1 []>[50] | players.1.hand at 1 [50]>[]
    0: 5 vp, stock 3 3 0 2 0, 2 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 3 3 0 1 0, 1 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject take, what 1, id 2}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    0 agreeTransfer: agree refuse > agree
    transferred(from 0, to 1, what tactics, id 2) | transferred false>true | players.0.hand at 0 [2]>[] | players.1.hand at 2 []>[2]
    0: 5 vp, stock 3 3 0 2 0, 0 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 3 3 0 1 0, 3 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject give, what 2, id 6}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 1, to 0, what moon, id 6) | transferred false>true | players.0.moons at 1 []>[6] | players.1.moons at 0 [6]>[]
    0: 5 vp, stock 3 3 0 2 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3 6, discoveries 2
    1: 6 vp, stock 3 3 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, discoveries 0`,
  '{interject take, what 2, id 3}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 0, to 1, what moon, id 3) | transferred false>true | players.0.moons at 0 [3]>[] | players.1.moons at 1 []>[3]
    0: 5 vp, stock 3 3 0 2 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, discoveries 2
    1: 6 vp, stock 3 3 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6 3, discoveries 0`,
  '{interject give, what 3, id 0}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 1, to 0, what supremacy, id 0) | transferred false>true | players.0.supremacies at 1 []>[0] | players.1.supremacies at 0 [0]>[]`,
  '{interject take, what 3, id 4}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 0, to 1, what supremacy, id 4) | transferred false>true | players.0.supremacies at 0 [4]>[] | players.1.supremacies at 1 []>[4]`,
  '{interject give, what 4, id 0}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    0 agreeTransfer: agree refuse > agree
    transferred(from 1, to 0, what discovery, id 0) | transferred false>true | players.0.discoveries at 1 []>[0] | players.1.discoveries at 0 [0]>[]
    0: 5 vp, stock 3 3 0 2 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2 0
    1: 6 vp, stock 3 3 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6`,
  '{interject take, what 4, id 2}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    0 agreeTransfer: agree refuse > agree
    transferred(from 0, to 1, what discovery, id 2) | transferred false>true | players.0.discoveries at 0 [2]>[] | players.1.discoveries at 1 []>[2]
    0: 5 vp, stock 3 3 0 2 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3
    1: 6 vp, stock 3 3 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0 2`,
};

/** As little taken as possible. */
const TURNS_LEFT: Readonly<Record<string, string>> = {
  '{launch 0, to 7}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>1 | players.1.ships.1 -2>7
    2 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 3} {pay 5} {abandon 6} > {abandon 6}
    moonAbandoned(seat 1, moon 6) | gone at 0 []>[6] | players.1.moons at 0 [6]>[]
    gained(seat 1, resource 1, n 2) | players.1.stock.1 3>5
    1 pay: {pay 0} {pay 1} {pay 3} {pay 5} > {pay 5}
    1 discardTactics: 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50]) | tacticsDiscard at 0 []>[50] | players.1.hand at 1 [50]>[]
    1 pay: {pay 0} {pay 1} {pay 3} {pay 5} > {pay 5} !reveal
    tacticsDiscarded(seat 1, cards [1]) | tacticsDiscard at 1 []>[1] | players.1.hand at 0 [1]>[]
    gained(seat 1, resource 4, n 2) | players.1.stock.4 0>2
    regionActivated(seat 1, at 7) | arriving true>false
    2 react: pass mute > pass
    1 goOn: go +16 > go
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +16 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0, 0], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[], [], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 escalate: {ship 0, from 8} done +16 > done
    2 escalate: {ship 0, from 14} done > done
    3 escalate: {ship 3, from 9, jump} done > done
    0 escalate: {ship 0, from 14} {ship 1, from 20} done +1 > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +16 > 3
    paid(seat 1, resource 0, n 3) | players.1.stock.0 3>0
    energySpent(seat 1, energy 3, dice 4) | battle.energy.1 0>3
    2 react: pass mute > pass
    0 react: pass mute +1 > pass !roll
    diceRolled(rolls [[], [1, 1, 1, 1], [], [], [6, 1]], targeting [0, 1, 0, 0, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[1, 1, 1, 1] | battle.rolls.4 at 0 []>[6, 1]
    battleDecided(winners [], losers [1], raiders won, why {level [], best 6, next 1}) | battle.step roll>outcome | battle.winners -1>0 | battle.raidersFought false>true | battle.raidersWon false>true | battle.losers 0>2
    1 tacticalOperations: card pass +15 > pass
    battleStep(step damage) | battle.step outcome>damage
    shipDamaged(seat 1, ship 0, at 7, to scrapyard) | players.1.ships.1 7>-3
    battleClosed | battle {region 7, step damage, energy [0, 3, 0, 0], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[], [1, 1, 1, 1], [], [], [6, 1]], diplomats 0, winners 0, raidersFought, raidersWon, losers 2, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +14 > end
    turnEnded(seat 1)
    1: 6 vp, stock 0 5 0 1 2, 0 cards, tracks 00003, 1 leaders, t8 tscrapyard tbay, discoveries 0`,
  '{launch 0, to 9}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    launched(seat 1, ship 0, to 9) | region -1>9 | kind none>launch | arriving false>true | launched -1>1 | players.1.ships.1 -2>9
    2 react: pass mute > pass !reveal
    baseVisited(seat 1, base 2)
    markerMoved(by 1, left 0) | marker 1>0
    eventTriggered(seat 1) | marker 0>-1
    planetPlaced(cell 24, planet 0, moon 4) | tile.24 -1>0 | moons.24 at 0 []>[5, 4] | planets at 2 [0]>[] | reserve.0 at 0 [4, 5]>[] | newest -1>24
    moonShown(at 24, moon 4)
    1 chooseModule: 2 3 4 5 +2 > 5
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    1 giveModule: keep give +2 > keep
    moduleGained(seat 1, module 33, slot 5) | market.5 33>-1 | moduleGiven false>true | players.1.rows.1 at 1 []>[{id 33, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 1, to 1) | players.1.tracks.1 0>1
    1 chooseModule: 2 3 4 none +2 > none
    1 removeModule: 0 1 2 3 4 > 4 !reveal
    moduleRemoved(seat 1, module 34, slot 4) | market.4 34>-1 | moduleUnder.1 at 0 []>[34]
    marketRefilled(slot 4, module 32) | market.3 35>-1 | market.4 -1>32 | market.5 -1>35 | moduleDeck.1 at 23 [32]>[]
    marketRefilled(slot 3, module 31) | market.3 -1>31 | moduleDeck.1 at 22 [31]>[]
    2 react: pass mute > pass
    regionActivated(seat 1, at 9) | arriving true>false
    2 react: pass mute > pass
    1 goOn: go +23 > go
    battleBegan(at 9) | battle null>{region 9, step escalation, energy [0, 0, 0, 0], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[], [], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +21 > pass
    1 escalate: {ship 0, from 8} done +21 > done
    0 escalate: {ship 1, from 20} done +1 > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +21 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +21 > 3
    paid(seat 1, resource 0, n 3) | players.1.stock.0 3>0
    energySpent(seat 1, energy 3, dice 4) | battle.energy.1 0>3
    3 spendEnergy: 0 1 2 3 > 3
    paid(seat 3, resource 0, n 3) | players.3.stock.0 3>0
    energySpent(seat 3, energy 3, dice 6) | battle.energy.3 0>3
    1 react: pass mute {card 50} +20 > pass
    2 react: pass mute > pass
    0 react: pass mute +1 > pass !roll
    diceRolled(rolls [[], [1, 1, 1, 1], [], [6, 3, 2, 2, 1, 1], []], targeting [0, 1, 0, 1, 0]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[1, 1, 1, 1] | battle.rolls.3 at 0 []>[6, 3, 2, 2, 1, 1]
    1 react: pass mute +20 > pass
    battleDecided(winners [3], losers [1], raiders absent, why {level [], best 6, next 1}) | battle.step roll>outcome | battle.winners -1>8 | battle.losers 0>2
    advanced(seat 3, track 4, to 4) | players.3.tracks.4 3>4
    supremacyTaken(seat 3, token 0, place 0) | supremacy.0 0>-1 | players.3.supremacies at 0 []>[0]
    1 tacticalOperations: card pass +20 > pass
    1 react: pass mute +20 > pass
    battleStep(step damage) | battle.step outcome>damage
    1 react: pass mute +20 > pass
    shipDamaged(seat 1, ship 0, at 9, to scrapyard) | players.1.ships.1 9>-3
    battleClosed | battle {region 9, step damage, energy [0, 3, 0, 3], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[], [1, 1, 1, 1], [], [6, 3, 2, 2, 1, 1], []], diplomats 0, winners 8, losers 2, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +21 > end !reveal
    eventRevealed(event 9) | inEvent false>true | eventDeck at 9 [9]>[] | eventSeen at 9 [0]>[] | eventDiscard at 0 []>[9]
    scored(seat 1, vp 2, for event) | players.1.vp 6>8
    scored(seat 2, vp 2, for event) | players.2.vp 7>9
    scored(seat 3, vp 3, for event) | players.3.vp 8>11
    scored(seat 0, vp 2, for event) | players.0.vp 5>7
    raiderRevealed(raider 2) | faceUp 1>3
    raiderPlaced(class 0, cell 1) | raiders.0 -1>1
    raiderPlaced(class 0, cell 5) | raiders.1 -1>5
    advanced(seat 1, track 4, to 4) | players.1.tracks.4 3>4
    scored(seat 1, vp 2, for supremacy) | players.1.vp 8>10
    advanced(seat 2, track 4, to 4) | players.2.tracks.4 3>4
    scored(seat 2, vp 2, for supremacy) | players.2.vp 9>11
    gained(seat 3, resource 0, n 1) | players.3.stock.0 0>1
    advanced(seat 0, track 4, to 4) | players.0.tracks.4 3>4
    scored(seat 0, vp 2, for supremacy) | players.0.vp 7>9
    eventEnded | inEvent true>false | marker -1>7
    turnEnded(seat 1)
    0: 9 vp, stock 3 3 0 2 0, 1 cards, tracks 00004, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 10 vp, stock 0 2 0 1 0, 2 cards, tracks 01004, 1 leaders, t8 tscrapyard tbay, modules 1211, moons 6, discoveries 0
    2: 11 vp, stock 3 3 0 2 0, 1 cards, tracks 00004, 1 leaders, t14 tbay tbay
    3: 11 vp, stock 1 3 0 1 0, 0 cards, tracks 00004, 1 leaders, t12 tbay tbay c9`,
  '{launch 0, to 14}': `
    turnBegan(seat 1, turn 2) | turn 1>2
    launched(seat 1, ship 0, to 14) | region -1>14 | kind none>launch | arriving false>true | launched -1>1 | players.1.ships.1 -2>14
    2 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 20, from 14) | players.1.moons at 1 []>[20]
    moonShown(at 14, moon 19) | moons.14 at 2 [20]>[]
    regionActivated(seat 1, at 14) | arriving true>false
    2 react: pass mute > pass
    1 goOn: go +24 > go
    raiderMoved(class 1, from 13, to 14, strike) | raiders.4 13>14
    1 goOn: go +24 > go
    battleBegan(at 14) | battle null>{region 14, step escalation, energy [0, 0, 0, 0], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[], [], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +22 > pass
    2 react: pass mute > pass
    0 react: pass mute +1 > pass
    1 escalate: {ship 0, from 8} done +22 > done
    3 escalate: {ship 3, from 9, jump} done > done
    0 escalate: {ship 1, from 20} done +1 > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +22 > pass
    2 diplomacy: pass mute > pass
    0 diplomacy: pass mute +1 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +22 > 3
    paid(seat 1, resource 0, n 3) | players.1.stock.0 3>0
    energySpent(seat 1, energy 3, dice 4) | battle.energy.1 0>3
    2 spendEnergy: 0 1 2 3 > 3
    paid(seat 2, resource 0, n 3) | players.2.stock.0 3>0
    energySpent(seat 2, energy 3, dice 4) | battle.energy.2 0>3
    0 spendEnergy: 0 1 2 3 +1 > 3
    paid(seat 0, resource 0, n 3) | players.0.stock.0 3>0
    energySpent(seat 0, energy 3, dice 4) | battle.energy.0 0>3
    1 react: pass mute {card 50} +20 > pass
    2 react: pass mute {card 51} > pass
    0 react: pass mute +1 > pass !roll
    diceRolled(rolls [[1, 1, 1, 1], [6, 2, 1, 1], [6, 3, 2, 2], [], [4, 1]], targeting [1, 1, 1, 0, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1, 1, 1, 1] | battle.rolls.1 at 0 []>[6, 2, 1, 1] | battle.rolls.2 at 0 []>[6, 3, 2, 2] | battle.rolls.4 at 0 []>[4, 1]
    1 react: pass mute +20 > pass
    2 react: pass mute > pass
    0 react: pass mute +1 > pass !reveal
    battleDecided(winners [2], losers [1, 0], raiders lost, why {level [6], best 3, next 2}) | battle.step roll>outcome | battle.winners -1>4 | battle.raidersFought false>true | battle.losers 0>3
    advanced(seat 2, track 4, to 4) | players.2.tracks.4 3>4
    supremacyTaken(seat 2, token 0, place 0) | supremacy.0 0>-1 | players.2.supremacies at 0 []>[0]
    tacticsDrawn(seat 2, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.2.hand at 1 []>[64]
    scored(seat 2, vp 1, for effect) | players.2.vp 7>8
    1 tacticalOperations: card pass +20 > pass
    0 tacticalOperations: card pass +1 > pass
    1 react: pass mute +20 > pass
    2 react: pass mute > pass
    0 react: pass mute +1 > pass
    battleStep(step damage) | battle.step outcome>damage
    1 react: pass mute +20 > pass
    shipDamaged(seat 1, ship 0, at 14, to scrapyard) | players.1.ships.1 14>-3
    0 react: pass mute +1 > pass
    shipDamaged(seat 0, ship 0, at 14, to scrapyard) | players.0.ships.0 14>-3
    raiderDamaged(class 1, at 14, destroyed) | raiders.4 14>-1
    battleClosed | battle {region 14, step damage, energy [3, 3, 3, 0], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[1, 1, 1, 1], [6, 2, 1, 1], [6, 3, 2, 2], [], [4, 1]], diplomats 0, winners 4, raidersFought, losers 3, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +22 > end
    turnEnded(seat 1)
    0: 5 vp, stock 0 3 0 2 0, 1 cards, tracks 00003, 1 leaders, tscrapyard tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 0 3 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tscrapyard tbay, moons 6 20, discoveries 0
    2: 8 vp, stock 0 3 0 2 0, 2 cards, tracks 00004, 1 leaders, t14 tbay tbay`,
  return: `
    turnBegan(seat 1, turn 2) | turn 1>2
    returnBegan(seat 1) | kind none>return
    1 activate: {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 0, from 8} {row 2, at 0, ship 0, from 8} {row 3, at 0, ship 0, from 8} done +21 > done
    shipsReturned(seat 1, ships 1) | players.1.ships.0 8>-2
    1 endTurn: end +21 > end
    turnEnded(seat 1)
    1: 6 vp, stock 3 3 0 1 0, 2 cards, tracks 00003, 1 leaders, tbay tbay tbay, moons 6, discoveries 0`,
};

const turn = (): Play => play(allied(), 1);
function begun(answer: string): Play {
  const scene = turn();
  const chosen = scene.options().find((option) => printed(option) === answer);
  if (chosen === undefined) throw new Error(`${answer} is not offered`);
  scene.answer('takeTurn', chosen);
  return scene;
}

describe('turns of a team', () => {
  it('what may be done, transfers included', () => {
    expect(turn().options().map(printed)).toEqual(OFFERED);
  });

  it.each(Object.keys(TURNS))('%s', (answer) => {
    const free = answer.startsWith('{interject');
    expect(story(allied(), begun(answer), eager, (ask) => free && ask.decision === 'takeTurn')).toEqual(told(TURNS[answer]));
    if (!free) expect(story(allied(), begun(answer), reluctant)).toEqual(told(TURNS_LEFT[answer]));
  });
});
