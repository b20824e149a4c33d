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
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 7)
    2 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 3} {pay 5} {abandon 6} > {pay 0}
    paid(seat 1, resource 0, n 1)
    1 pay: {pay 0} {pay 1} {pay 3} {pay 5} {abandon 6} > {pay 0}
    paid(seat 1, resource 0, n 1)
    gained(seat 1, resource 4, n 2)
    regionActivated(seat 1, at 7)
    2 react: pass mute > pass
    1 goOn: go +23 > go
    raiderMoved(class 1, from 13, to 7, strike)
    1 goOn: go +23 > go
    battleBegan(at 7)
    1 react: pass mute +21 > pass
    1 escalate: {ship 0, from 8} done +21 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8)
    2 escalate: {ship 0, from 14} done > {ship 0, from 14}
    escalated(seat 2, ship 0, from 14)
    3 escalate: {ship 3, from 9, jump} done > {ship 3, from 9, jump}
    paid(seat 3, resource 0, n 1)
    escalated(seat 3, ship 3, from 9, jump)
    0 escalate: {ship 0, from 14} {ship 1, from 20} done +1 > {ship 0, from 14}
    escalated(seat 0, ship 0, from 14)
    0 escalate: {ship 1, from 20} done +1 > {ship 1, from 20}
    escalated(seat 0, ship 1, from 20)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +21 > pass
    2 diplomacy: pass mute > pass
    0 diplomacy: pass mute +1 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 +21 > 0
    2 spendEnergy: 0 1 2 3 > 0
    3 spendEnergy: 0 1 2 > 0
    0 spendEnergy: 0 1 2 3 +1 > 0
    1 react: pass mute {card 50} +21 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +20 > pass
    2 react: pass mute {card 51} > {card 51} !reveal
    tacticsPlayed(seat 2, card 51)
    2 chooseRival: 0 1 4 > 0
    battleAltered(seat 2, side 0, what targeting, n -2)
    tacticsResolved(seat 2, card 51)
    0 react: pass mute +1 > pass
    1 react: pass mute +20 > pass !roll
    diceRolled(rolls [[1, 1, 1], [6, 3, 2, 2], [2], [6, 4, 1], [5, 5]], targeting [1, 2, 1, 1, 1])
    1 react: pass mute +20 > pass
    0 react: pass mute +1 > pass
    battleDecided(winners [2, 3], losers [1, 0], raiders lost, why {level [6], best 4, next 3})
    1 supremacyTie: 2 3 > 2 !reveal
    advanced(seat 2, track 4, to 4)
    supremacyTaken(seat 2, token 0, place 0)
    tacticsDrawn(seat 2, n 1, cards [64])
    scored(seat 2, vp 1, for effect)
    advanced(seat 3, track 4, to 4)
    scored(seat 3, vp 2, for supremacy)
    tacticsDrawn(seat 3, n 1, cards [63])
    scored(seat 3, vp 1, for effect)
    1 tacticalOperations: card pass +20 > card !reveal
    tacticalOperations(seat 1, took card)
    tacticsDrawn(seat 1, n 1, cards [62])
    0 tacticalOperations: card pass +1 > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [61])
    1 react: pass mute {card 62} +22 > {card 62} !reveal
    tacticsPlayed(seat 1, card 62)
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1)
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1)
    tacticsResolved(seat 1, card 62)
    1 react: pass mute +21 > pass
    2 react: pass mute > pass
    3 react: pass mute > pass
    0 react: pass mute +1 > pass
    battleStep(step damage)
    1 react: pass mute +21 > pass
    shipDamaged(seat 1, ship 0, at 7, to scrapyard)
    shipDamaged(seat 1, ship 0, at 7, to scrapyard)
    0 react: pass mute +1 > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard)
    shipDamaged(seat 0, ship 1, at 7, to scrapyard)
    raiderDamaged(class 1, at 7, destroyed)
    battleClosed
    1 endTurn: end +22 > end
    turnEnded(seat 1)
    0: 5 vp, stock 3 3 0 2 0, 2 cards, tracks 00003, 1 leaders, tscrapyard tbay tbay fscrapyard, moons 3, discoveries 2
    1: 6 vp, stock 3 3 0 1 2, 1 cards, tracks 00003, 1 leaders, tscrapyard tscrapyard tbay, moons 6, discoveries 0
    2: 8 vp, stock 3 3 0 2 0, 1 cards, tracks 00004, 1 leaders, t7 tbay tbay
    3: 11 vp, stock 2 3 0 1 0, 1 cards, tracks 00004, 1 leaders, t12 tbay tbay c7`,
  '{launch 0, to 9}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 9)
    2 react: pass mute > pass !reveal
    baseVisited(seat 1, base 2)
    markerMoved(by 1, left 0)
    eventTriggered(seat 1)
    planetPlaced(cell 24, planet 0, moon 4)
    moonShown(at 24, moon 4)
    1 chooseModule: 2 3 4 5 +2 > 2
    paid(seat 1, resource 3, n 1)
    1 giveModule: keep give +2 > give
    moduleGiven(seat 1, to 0, module 15)
    moduleGained(seat 0, module 15, slot 2)
    advanced(seat 0, track 0, to 1)
    1 chooseModule: 3 4 5 none +2 > 3 !reveal
    paid(seat 1, resource 1, n 1)
    paid(seat 1, resource 1, n 1)
    paid(seat 1, resource 1, n 1)
    moduleGained(seat 1, module 35, slot 3)
    advanced(seat 1, track 1, to 1)
    marketRefilled(slot 0, module 14)
    marketRefilled(slot 3, module 32)
    2 react: pass mute > pass
    regionActivated(seat 1, at 9)
    2 react: pass mute > pass
    1 goOn: go +21 > go
    battleBegan(at 9)
    1 react: pass mute +19 > pass
    1 escalate: {ship 0, from 8} done +19 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8)
    0 escalate: {ship 1, from 20} done +1 > {ship 1, from 20}
    escalated(seat 0, ship 1, from 20)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +19 > pass
    0 diplomacy: pass mute +1 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +19 > 0
    3 spendEnergy: 0 1 2 3 > 0
    0 spendEnergy: 0 1 2 3 +1 > 0
    1 react: pass mute {card 50} +19 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +18 > pass
    2 react: pass mute > pass
    0 react: pass mute +1 > pass !roll
    diceRolled(rolls [[1, 1], [6, 3, 2, 2], [], [6, 4, 2], []], targeting [1, 2, 0, 1, 0])
    1 react: pass mute +18 > pass
    0 react: pass mute +1 > pass
    battleDecided(winners [3], losers [1, 0], raiders absent, why {level [6], best 4, next 3})
    advanced(seat 3, track 4, to 4)
    supremacyTaken(seat 3, token 0, place 0)
    1 tacticalOperations: card pass +18 > card !reveal
    tacticalOperations(seat 1, took card)
    tacticsDrawn(seat 1, n 1, cards [64])
    0 tacticalOperations: card pass +1 > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [63])
    1 react: pass mute +20 > pass
    0 react: pass mute +1 > pass
    battleStep(step damage)
    1 react: pass mute {card 64} +20 > {card 64} !reveal
    tacticsPlayed(seat 1, card 64)
    1 withdraw: {ship 0, from 9, to -2} done > {ship 0, from 9, to -2}
    shipWithdrew(seat 1, ship 0, to -2)
    gained(seat 1, resource 0, n 1)
    tacticsResolved(seat 1, card 64)
    1 react: pass mute +19 > pass
    shipDamaged(seat 1, ship 0, at 9, to scrapyard)
    0 react: pass mute {card 63} +1 > {card 63} !reveal
    tacticsPlayed(seat 0, card 63)
    0 saveShip: {ship 1, from 9} done > {ship 1, from 9}
    tacticsResolved(seat 0, card 63)
    shipSaved(seat 0, ship 1)
    battleClosed
    1 endTurn: end +19 > end !reveal
    eventRevealed(event 9)
    scored(seat 1, vp 2, for event)
    scored(seat 2, vp 2, for event)
    scored(seat 3, vp 3, for event)
    scored(seat 0, vp 2, for event)
    raiderRevealed(raider 2)
    raiderPlaced(class 0, cell 0)
    raiderPlaced(class 0, cell 4)
    advanced(seat 1, track 4, to 4)
    scored(seat 1, vp 2, for supremacy)
    advanced(seat 2, track 4, to 4)
    scored(seat 2, vp 2, for supremacy)
    gained(seat 3, resource 0, n 1)
    advanced(seat 0, track 4, to 4)
    scored(seat 0, vp 2, for supremacy)
    eventEnded
    turnEnded(seat 1)
    0: 9 vp, stock 3 3 0 2 0, 1 cards, tracks 10004, 1 leaders, t14 tbay tbay f9, modules 2111, moons 3, discoveries 2
    1: 10 vp, stock 4 0 0 0 0, 1 cards, tracks 01004, 1 leaders, tbay tscrapyard tbay, modules 1211, moons 6, discoveries 0
    2: 11 vp, stock 3 3 0 2 0, 1 cards, tracks 00004, 1 leaders, t14 tbay tbay
    3: 11 vp, stock 4 3 0 1 0, 0 cards, tracks 00004, 1 leaders, t12 tbay tbay c9`,
  '{launch 0, to 14}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 14)
    2 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 20, from 14)
    moonShown(at 14, moon 19)
    regionActivated(seat 1, at 14)
    2 react: pass mute > pass
    1 goOn: go +24 > go
    raiderMoved(class 1, from 13, to 14, strike)
    1 goOn: go +24 > go
    battleBegan(at 14)
    1 react: pass mute +22 > pass
    2 react: pass mute > pass
    0 react: pass mute +1 > pass
    1 escalate: {ship 0, from 8} done +22 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8)
    3 escalate: {ship 3, from 9, jump} done > {ship 3, from 9, jump}
    paid(seat 3, resource 0, n 1)
    escalated(seat 3, ship 3, from 9, jump)
    0 escalate: {ship 1, from 20} done +1 > {ship 1, from 20}
    escalated(seat 0, ship 1, from 20)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +22 > pass
    2 diplomacy: pass mute > pass
    0 diplomacy: pass mute +1 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +22 > 0
    2 spendEnergy: 0 1 2 3 > 0
    3 spendEnergy: 0 1 2 > 0
    0 spendEnergy: 0 1 2 3 +1 > 0
    1 react: pass mute {card 50} +22 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +21 > pass
    2 react: pass mute {card 51} > {card 51} !reveal
    tacticsPlayed(seat 2, card 51)
    2 chooseRival: 0 1 4 > 0
    battleAltered(seat 2, side 0, what targeting, n -2)
    tacticsResolved(seat 2, card 51)
    0 react: pass mute +1 > pass
    1 react: pass mute +21 > pass !roll
    diceRolled(rolls [[1, 1, 1], [6, 3, 2, 2], [2], [6, 4, 1], [5, 5]], targeting [1, 2, 1, 1, 1])
    1 react: pass mute +21 > pass
    0 react: pass mute +1 > pass
    battleDecided(winners [2, 3], losers [1, 0], raiders lost, why {level [6], best 4, next 3})
    1 supremacyTie: 2 3 > 2 !reveal
    advanced(seat 2, track 4, to 4)
    supremacyTaken(seat 2, token 0, place 0)
    tacticsDrawn(seat 2, n 1, cards [64])
    scored(seat 2, vp 1, for effect)
    advanced(seat 3, track 4, to 4)
    scored(seat 3, vp 2, for supremacy)
    tacticsDrawn(seat 3, n 1, cards [63])
    scored(seat 3, vp 1, for effect)
    1 tacticalOperations: card pass +21 > card !reveal
    tacticalOperations(seat 1, took card)
    tacticsDrawn(seat 1, n 1, cards [62])
    0 tacticalOperations: card pass +1 > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [61])
    1 react: pass mute {card 62} +23 > {card 62} !reveal
    tacticsPlayed(seat 1, card 62)
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1)
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1)
    tacticsResolved(seat 1, card 62)
    1 react: pass mute +22 > pass
    2 react: pass mute > pass
    3 react: pass mute > pass
    0 react: pass mute +1 > pass
    battleStep(step damage)
    1 react: pass mute +22 > pass
    shipDamaged(seat 1, ship 0, at 14, to scrapyard)
    shipDamaged(seat 1, ship 0, at 14, to scrapyard)
    0 react: pass mute +1 > pass
    shipDamaged(seat 0, ship 0, at 14, to scrapyard)
    shipDamaged(seat 0, ship 1, at 14, to scrapyard)
    raiderDamaged(class 1, at 14, destroyed)
    battleClosed
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 5 vp, stock 3 3 0 2 0, 2 cards, tracks 00003, 1 leaders, tscrapyard tbay tbay fscrapyard, moons 3, discoveries 2
    1: 6 vp, stock 5 3 0 1 0, 1 cards, tracks 00003, 1 leaders, tscrapyard tscrapyard tbay, moons 6 20, discoveries 0
    2: 8 vp, stock 3 3 0 2 0, 1 cards, tracks 00004, 1 leaders, t14 tbay tbay
    3: 11 vp, stock 2 3 0 1 0, 1 cards, tracks 00004, 1 leaders, t12 tbay tbay c14`,
  return: `
    turnBegan(seat 1, turn 2)
    returnBegan(seat 1)
    1 activate: {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 0, from 8} {row 2, at 0, ship 0, from 8} {row 3, at 0, ship 0, from 8} done +21 > {row 0, at 0, ship 0, from 8}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship)
    gained(seat 1, resource 0, n 2)
    1 activate: done +21 > done
    shipsReturned(seat 1, ships 1)
    1 endTurn: end +21 > end
    turnEnded(seat 1)
    1: 6 vp, stock 5 3 0 1 0, 2 cards, tracks 00003, 1 leaders, tbay tbay tbay, moons 6, discoveries 0`,
  '{interject give, what 0, id 0}': `
    turnBegan(seat 1, turn 2)
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 1, to 0, what resource, id 0)
    0: 5 vp, stock 4 3 0 2 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 2 3 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject give, what 0, id 1}': `
    turnBegan(seat 1, turn 2)
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 1, to 0, what resource, id 1)
    0: 5 vp, stock 3 4 0 2 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 3 2 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject give, what 0, id 3}': `
    turnBegan(seat 1, turn 2)
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 1, to 0, what resource, id 3)
    0: 5 vp, stock 3 3 0 3 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 3 3 0 0 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject take, what 0, id 0}': `
    turnBegan(seat 1, turn 2)
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 0, to 1, what resource, id 0)
    0: 5 vp, stock 2 3 0 2 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 4 3 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject take, what 0, id 1}': `
    turnBegan(seat 1, turn 2)
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 0, to 1, what resource, id 1)
    0: 5 vp, stock 3 2 0 2 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 3 4 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject take, what 0, id 3}': `
    turnBegan(seat 1, turn 2)
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 0, to 1, what resource, id 3)
    0: 5 vp, stock 3 3 0 1 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 3 3 0 2 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject give, what 1, id 1}': `
    turnBegan(seat 1, turn 2)
    0 agreeTransfer: agree refuse > agree
    transferred(from 1, to 0, what tactics, id 1)
    0: 5 vp, stock 3 3 0 2 0, 2 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 3 3 0 1 0, 1 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject give, what 1, id 50}': `
    turnBegan(seat 1, turn 2)
    0 agreeTransfer: agree refuse > agree
    transferred(from 1, to 0, what tactics, id 50)
    0: 5 vp, stock 3 3 0 2 0, 2 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 3 3 0 1 0, 1 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject take, what 1, id 2}': `
    turnBegan(seat 1, turn 2)
    0 agreeTransfer: agree refuse > agree
    transferred(from 0, to 1, what tactics, id 2)
    0: 5 vp, stock 3 3 0 2 0, 0 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 3 3 0 1 0, 3 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0`,
  '{interject give, what 2, id 6}': `
    turnBegan(seat 1, turn 2)
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 1, to 0, what moon, id 6)
    0: 5 vp, stock 3 3 0 2 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3 6, discoveries 2
    1: 6 vp, stock 3 3 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, discoveries 0`,
  '{interject take, what 2, id 3}': `
    turnBegan(seat 1, turn 2)
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 0, to 1, what moon, id 3)
    0: 5 vp, stock 3 3 0 2 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, discoveries 2
    1: 6 vp, stock 3 3 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6 3, discoveries 0`,
  '{interject give, what 3, id 0}': `
    turnBegan(seat 1, turn 2)
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 1, to 0, what supremacy, id 0)`,
  '{interject take, what 3, id 4}': `
    turnBegan(seat 1, turn 2)
    0 agreeTransfer: agree refuse > agree !reveal
    transferred(from 0, to 1, what supremacy, id 4)`,
  '{interject give, what 4, id 0}': `
    turnBegan(seat 1, turn 2)
    0 agreeTransfer: agree refuse > agree
    transferred(from 1, to 0, what discovery, id 0)
    0: 5 vp, stock 3 3 0 2 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2 0
    1: 6 vp, stock 3 3 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6`,
  '{interject take, what 4, id 2}': `
    turnBegan(seat 1, turn 2)
    0 agreeTransfer: agree refuse > agree
    transferred(from 0, to 1, what discovery, id 2)
    0: 5 vp, stock 3 3 0 2 0, 1 cards, tracks 00003, 1 leaders, t14 tbay tbay f20, moons 3
    1: 6 vp, stock 3 3 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tbay tbay, moons 6, discoveries 0 2`,
};

/** As little taken as possible. */
const TURNS_LEFT: Readonly<Record<string, string>> = {
  '{launch 0, to 7}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 7)
    2 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 3} {pay 5} {abandon 6} > {abandon 6}
    moonAbandoned(seat 1, moon 6)
    gained(seat 1, resource 1, n 2)
    1 pay: {pay 0} {pay 1} {pay 3} {pay 5} > {pay 5}
    1 discardTactics: 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50])
    1 pay: {pay 0} {pay 1} {pay 3} {pay 5} > {pay 5} !reveal
    tacticsDiscarded(seat 1, cards [1])
    gained(seat 1, resource 4, n 2)
    regionActivated(seat 1, at 7)
    2 react: pass mute > pass
    1 goOn: go +16 > go
    raiderMoved(class 1, from 13, to 7, strike)
    1 goOn: go +16 > go
    battleBegan(at 7)
    1 escalate: {ship 0, from 8} done +16 > done
    2 escalate: {ship 0, from 14} done > done
    3 escalate: {ship 3, from 9, jump} done > done
    0 escalate: {ship 0, from 14} {ship 1, from 20} done +1 > done
    battleStep(step diplomacy)
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +16 > 3
    paid(seat 1, resource 0, n 3)
    energySpent(seat 1, energy 3, dice 4)
    2 react: pass mute > pass
    0 react: pass mute +1 > pass !roll
    diceRolled(rolls [[], [1, 1, 1, 1], [], [], [6, 1]], targeting [0, 1, 0, 0, 1])
    battleDecided(winners [], losers [1], raiders won, why {level [], best 6, next 1})
    1 tacticalOperations: card pass +15 > pass
    battleStep(step damage)
    shipDamaged(seat 1, ship 0, at 7, to scrapyard)
    battleClosed
    1 endTurn: end +14 > end
    turnEnded(seat 1)
    1: 6 vp, stock 0 5 0 1 2, 0 cards, tracks 00003, 1 leaders, t8 tscrapyard tbay, discoveries 0`,
  '{launch 0, to 9}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 9)
    2 react: pass mute > pass !reveal
    baseVisited(seat 1, base 2)
    markerMoved(by 1, left 0)
    eventTriggered(seat 1)
    planetPlaced(cell 24, planet 0, moon 4)
    moonShown(at 24, moon 4)
    1 chooseModule: 2 3 4 5 +2 > 5
    paid(seat 1, resource 1, n 1)
    1 giveModule: keep give +2 > keep
    moduleGained(seat 1, module 33, slot 5)
    advanced(seat 1, track 1, to 1)
    1 chooseModule: 2 3 4 none +2 > none
    1 removeModule: 0 1 2 3 4 > 4 !reveal
    moduleRemoved(seat 1, module 34, slot 4)
    marketRefilled(slot 4, module 32)
    marketRefilled(slot 3, module 31)
    2 react: pass mute > pass
    regionActivated(seat 1, at 9)
    2 react: pass mute > pass
    1 goOn: go +23 > go
    battleBegan(at 9)
    1 react: pass mute +21 > pass
    1 escalate: {ship 0, from 8} done +21 > done
    0 escalate: {ship 1, from 20} done +1 > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +21 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +21 > 3
    paid(seat 1, resource 0, n 3)
    energySpent(seat 1, energy 3, dice 4)
    3 spendEnergy: 0 1 2 3 > 3
    paid(seat 3, resource 0, n 3)
    energySpent(seat 3, energy 3, dice 6)
    1 react: pass mute {card 50} +20 > pass
    2 react: pass mute > pass
    0 react: pass mute +1 > pass !roll
    diceRolled(rolls [[], [1, 1, 1, 1], [], [6, 3, 2, 2, 1, 1], []], targeting [0, 1, 0, 1, 0])
    1 react: pass mute +20 > pass
    battleDecided(winners [3], losers [1], raiders absent, why {level [], best 6, next 1})
    advanced(seat 3, track 4, to 4)
    supremacyTaken(seat 3, token 0, place 0)
    1 tacticalOperations: card pass +20 > pass
    1 react: pass mute +20 > pass
    battleStep(step damage)
    1 react: pass mute +20 > pass
    shipDamaged(seat 1, ship 0, at 9, to scrapyard)
    battleClosed
    1 endTurn: end +21 > end !reveal
    eventRevealed(event 9)
    scored(seat 1, vp 2, for event)
    scored(seat 2, vp 2, for event)
    scored(seat 3, vp 3, for event)
    scored(seat 0, vp 2, for event)
    raiderRevealed(raider 2)
    raiderPlaced(class 0, cell 1)
    raiderPlaced(class 0, cell 5)
    advanced(seat 1, track 4, to 4)
    scored(seat 1, vp 2, for supremacy)
    advanced(seat 2, track 4, to 4)
    scored(seat 2, vp 2, for supremacy)
    gained(seat 3, resource 0, n 1)
    advanced(seat 0, track 4, to 4)
    scored(seat 0, vp 2, for supremacy)
    eventEnded
    turnEnded(seat 1)
    0: 9 vp, stock 3 3 0 2 0, 1 cards, tracks 00004, 1 leaders, t14 tbay tbay f20, moons 3, discoveries 2
    1: 10 vp, stock 0 2 0 1 0, 2 cards, tracks 01004, 1 leaders, t8 tscrapyard tbay, modules 1211, moons 6, discoveries 0
    2: 11 vp, stock 3 3 0 2 0, 1 cards, tracks 00004, 1 leaders, t14 tbay tbay
    3: 11 vp, stock 1 3 0 1 0, 0 cards, tracks 00004, 1 leaders, t12 tbay tbay c9`,
  '{launch 0, to 14}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 14)
    2 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 20, from 14)
    moonShown(at 14, moon 19)
    regionActivated(seat 1, at 14)
    2 react: pass mute > pass
    1 goOn: go +24 > go
    raiderMoved(class 1, from 13, to 14, strike)
    1 goOn: go +24 > go
    battleBegan(at 14)
    1 react: pass mute +22 > pass
    2 react: pass mute > pass
    0 react: pass mute +1 > pass
    1 escalate: {ship 0, from 8} done +22 > done
    3 escalate: {ship 3, from 9, jump} done > done
    0 escalate: {ship 1, from 20} done +1 > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +22 > pass
    2 diplomacy: pass mute > pass
    0 diplomacy: pass mute +1 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +22 > 3
    paid(seat 1, resource 0, n 3)
    energySpent(seat 1, energy 3, dice 4)
    2 spendEnergy: 0 1 2 3 > 3
    paid(seat 2, resource 0, n 3)
    energySpent(seat 2, energy 3, dice 4)
    0 spendEnergy: 0 1 2 3 +1 > 3
    paid(seat 0, resource 0, n 3)
    energySpent(seat 0, energy 3, dice 4)
    1 react: pass mute {card 50} +20 > pass
    2 react: pass mute {card 51} > pass
    0 react: pass mute +1 > pass !roll
    diceRolled(rolls [[1, 1, 1, 1], [6, 2, 1, 1], [6, 3, 2, 2], [], [4, 1]], targeting [1, 1, 1, 0, 1])
    1 react: pass mute +20 > pass
    2 react: pass mute > pass
    0 react: pass mute +1 > pass !reveal
    battleDecided(winners [2], losers [1, 0], raiders lost, why {level [6], best 3, next 2})
    advanced(seat 2, track 4, to 4)
    supremacyTaken(seat 2, token 0, place 0)
    tacticsDrawn(seat 2, n 1, cards [64])
    scored(seat 2, vp 1, for effect)
    1 tacticalOperations: card pass +20 > pass
    0 tacticalOperations: card pass +1 > pass
    1 react: pass mute +20 > pass
    2 react: pass mute > pass
    0 react: pass mute +1 > pass
    battleStep(step damage)
    1 react: pass mute +20 > pass
    shipDamaged(seat 1, ship 0, at 14, to scrapyard)
    0 react: pass mute +1 > pass
    shipDamaged(seat 0, ship 0, at 14, to scrapyard)
    raiderDamaged(class 1, at 14, destroyed)
    battleClosed
    1 endTurn: end +22 > end
    turnEnded(seat 1)
    0: 5 vp, stock 0 3 0 2 0, 1 cards, tracks 00003, 1 leaders, tscrapyard tbay tbay f20, moons 3, discoveries 2
    1: 6 vp, stock 0 3 0 1 0, 2 cards, tracks 00003, 1 leaders, t8 tscrapyard tbay, moons 6 20, discoveries 0
    2: 8 vp, stock 0 3 0 2 0, 2 cards, tracks 00004, 1 leaders, t14 tbay tbay`,
  return: `
    turnBegan(seat 1, turn 2)
    returnBegan(seat 1)
    1 activate: {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 0, from 8} {row 2, at 0, ship 0, from 8} {row 3, at 0, ship 0, from 8} done +21 > done
    shipsReturned(seat 1, ships 1)
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
