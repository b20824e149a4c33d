import { printed } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { eager, laden, reluctant, story, told } from './story.ts';
import { type Play, play } from './table.ts';

/** Whole turns of seat 1 at a table where everything can be done: what is offered, what is refused, and where each answer leads. */

/** Launches, the Return, and every free action. */
const OFFERED: readonly string[] = [
  '{launch 0, to 6}',
  '{launch 0, to 7}',
  '{launch 0, to 9}',
  '{launch 0, to 11}',
  '{launch 0, to 12}',
  '{launch 0, to 14}',
  '{launch 0, to 15}',
  '{launch 0, to 16}',
  '{launch 0, to 17}',
  '{launch 0, to 18}',
  '{launch 0, to 19}',
  '{launch 3, to 6}',
  '{launch 3, to 7}',
  '{launch 3, to 9}',
  '{launch 3, to 11}',
  '{launch 3, to 12}',
  '{launch 3, to 14}',
  '{launch 3, to 15}',
  '{launch 3, to 16}',
  '{launch 3, to 17}',
  '{launch 3, to 18}',
  '{launch 3, to 19}',
  '{launch 3, to 20, jump}',
  '{launch 3, to 21, jump}',
  '{launch 3, to 22, jump}',
  '{launch 3, to 23, jump}',
  'return',
  '{interject abandon, moon 3}',
  '{interject abandon, moon 10}',
  '{interject collect, cell 10, resource 3}',
  '{interject recruit, cell 13}',
  '{interject recruit, cell 0}',
  '{interject slot, moon 3, row 1, at 1, half}',
  '{interject slot, moon 3, row 1, at 2, half}',
  '{interject slot, moon 3, row 2, at 1}',
  '{interject slot, moon 3, operations}',
  '{interject slot, moon 10, row 1, at 1, half}',
  '{interject slot, moon 10, row 1, at 2, half}',
  '{interject slot, moon 10, row 2, at 1}',
  '{interject slot, moon 10, operations}',
  '{interject token, token 0}',
  '{interject supremacy, token 0}',
  '{interject development, development 1}',
  '{interject ability, source 0, id 11, at 1}',
  '{interject play, card 2}',
  '{interject play, card 1}',
  '{interject unslot, row 1, at 2, half}',
  '{interject unslot, row 2, at 1}',
  '{interject unslot, operations}',
  '{interject rearrange, from 1, to 2}',
  '{interject listen}',
];

/** What cannot be done, and why. */
const REFUSED: readonly string[] = [
  '{what {launch 0, to 0}, reason voyage, rule AE-141}',
  '{what {launch 0, to 1}, reason voyage, rule AE-141}',
  '{what {launch 0, to 2}, reason voyage, rule AE-141}',
  '{what {launch 0, to 3}, reason voyage, rule AE-141}',
  '{what {launch 0, to 4}, reason voyage, rule AE-141}',
  '{what {launch 0, to 5}, reason voyage, rule AE-141}',
  '{what {launch 0, to 8}, reason ownShips, rule AE-138}',
  '{what {launch 0, to 10}, reason ownShips, rule AE-138}',
  '{what {launch 0, to 13}, reason ownShips, rule AE-138}',
  '{what {launch 0, to 20}, reason range, rule AE-136}',
  '{what {launch 0, to 21}, reason range, rule AE-136}',
  '{what {launch 0, to 22}, reason range, rule AE-136}',
  '{what {launch 0, to 23}, reason range, rule AE-136}',
  '{what {launch 3, to 0}, reason voyage, rule AE-141}',
  '{what {launch 3, to 1}, reason voyage, rule AE-141}',
  '{what {launch 3, to 2}, reason voyage, rule AE-141}',
  '{what {launch 3, to 3}, reason voyage, rule AE-141}',
  '{what {launch 3, to 4}, reason voyage, rule AE-141}',
  '{what {launch 3, to 5}, reason voyage, rule AE-141}',
  '{what {launch 3, to 8}, reason ownShips, rule AE-138}',
  '{what {launch 3, to 10}, reason ownShips, rule AE-138}',
  '{what {launch 3, to 13}, reason ownShips, rule AE-138}',
];

/** Free actions, with the first answer to whatever they ask. */
const FREE: Readonly<Record<string, string>> = {
  '{interject abandon, moon 3}': `
    turnBegan(seat 1, turn 2)
    moonAbandoned(seat 1, moon 3)
    gained(seat 1, resource 3, n 1)
    scored(seat 1, vp 1, for moon)
    1: 11 vp, stock 5 4 4 5 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject abandon, moon 10}': `
    turnBegan(seat 1, turn 2)
    moonAbandoned(seat 1, moon 10)
    1 repair: {scrapped 0} {row 1, at 1} > {scrapped 0}
    repaired(seat 1, what ship, id 0)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tbarge tbarge f13 s0 cbay, modules 2322, damage 1, moons 3, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject collect, cell 10, resource 3}': `
    turnBegan(seat 1, turn 2)
    bonusCollected(seat 1, from 10, resource 3)
    1: 10 vp, stock 5 4 4 5 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject recruit, cell 13}': `
    turnBegan(seat 1, turn 2)
    leaderRecruited(seat 1, from 13)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 5 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject recruit, cell 0}': `
    turnBegan(seat 1, turn 2)
    leaderRecruited(seat 1, from 0)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 5 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject slot, moon 3, row 1, at 1, half}': `
    turnBegan(seat 1, turn 2)
    moonSlotted(seat 1, moon 3, place {row 1, at 1, half})
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject slot, moon 3, row 1, at 2, half}': `
    turnBegan(seat 1, turn 2)
    moonDiscarded(seat 1, moon 13)
    moonSlotted(seat 1, moon 3, place {row 1, at 2, half})
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject slot, moon 3, row 2, at 1}': `
    turnBegan(seat 1, turn 2)
    moonDiscarded(seat 1, moon 19)
    moonSlotted(seat 1, moon 3, place {row 2, at 1})
    scored(seat 1, vp 1, for slot)
    1: 11 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject slot, moon 3, operations}': `
    turnBegan(seat 1, turn 2)
    moonDiscarded(seat 1, moon 27)
    moonSlotted(seat 1, moon 3, place operations)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject slot, moon 10, row 1, at 1, half}': `
    turnBegan(seat 1, turn 2)
    moonSlotted(seat 1, moon 10, place {row 1, at 1, half})
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject slot, moon 10, row 1, at 2, half}': `
    turnBegan(seat 1, turn 2)
    moonDiscarded(seat 1, moon 13)
    moonSlotted(seat 1, moon 10, place {row 1, at 2, half})
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject slot, moon 10, row 2, at 1}': `
    turnBegan(seat 1, turn 2)
    moonDiscarded(seat 1, moon 19)
    moonSlotted(seat 1, moon 10, place {row 2, at 1})
    scored(seat 1, vp 1, for slot)
    1: 11 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject slot, moon 10, operations}': `
    turnBegan(seat 1, turn 2)
    moonDiscarded(seat 1, moon 27)
    moonSlotted(seat 1, moon 10, place operations)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject token, token 0}': `
    turnBegan(seat 1, turn 2)
    discoveryUsed(seat 1, token 0)
    gained(seat 1, resource 0, n 4)
    scored(seat 1, vp 1, for effect)
    1: 11 vp, stock 9 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  '{interject supremacy, token 0}': `
    turnBegan(seat 1, turn 2)
    supremacyUsed(seat 1, token 0)
    scored(seat 1, vp 4, for effect)
    1: 14 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject development, development 1}': `
    turnBegan(seat 1, turn 2)
    developmentCardUsed(seat 1, development 1)
    1 repair: {scrapped 0} {row 1, at 1} > {scrapped 0}
    repaired(seat 1, what ship, id 0)
    1 repair: {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tbarge tbarge f13 s0 cbay, modules 2322, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject ability, source 0, id 11, at 1}': `
    turnBegan(seat 1, turn 2)
    abilityUsed(seat 1, source faction, id 11)
    paid(seat 1, resource 0, n 1)
    1 moveShip: {ship 0, from 8, to 7} {ship 0, from 8, to 9} {ship 0, from 8, to 14} {ship 0, from 8, to 15} {ship 0, from 10, to 9} {ship 0, from 10, to 11} {ship 0, from 10, to 16} {ship 0, from 10, to 17} {ship 1, from 13, to 6} {ship 1, from 13, to 7} {ship 1, from 13, to 12} {ship 1, from 13, to 14} {ship 1, from 13, to 18} {ship 1, from 13, to 19} {ship 2, from 0, to 1} {ship 2, from 0, to 6} done > {ship 0, from 8, to 7}
    shipMoved(seat 1, ship 0, from 8, to 7)
    1: 10 vp, stock 4 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t7 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject play, card 2}': `
    turnBegan(seat 1, turn 2)
    tacticsPlayed(seat 1, card 2)
    gained(seat 1, resource 0, n 4)
    tacticsResolved(seat 1, card 2)
    1: 10 vp, stock 9 4 4 4 3, 2 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject play, card 1}': `
    turnBegan(seat 1, turn 2)
    tacticsPlayed(seat 1, card 1)
    gained(seat 1, resource 0, n 1)
    1 gainKind: 1 2 3 > 1
    gained(seat 1, resource 1, n 1)
    1 gainKind: 1 2 3 > 1
    gained(seat 1, resource 1, n 1)
    tacticsResolved(seat 1, card 1)
    1: 10 vp, stock 6 6 4 4 3, 2 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject unslot, row 1, at 2, half}': `
    turnBegan(seat 1, turn 2)
    moonDiscarded(seat 1, moon 13)`,
  '{interject unslot, row 2, at 1}': `
    turnBegan(seat 1, turn 2)
    moonDiscarded(seat 1, moon 19)`,
  '{interject unslot, operations}': `
    turnBegan(seat 1, turn 2)
    moonDiscarded(seat 1, moon 27)`,
  '{interject rearrange, from 1, to 2}': `
    turnBegan(seat 1, turn 2)
    moduleMoved(seat 1, from 1, to 2)`,
  '{interject listen}': `
    turnBegan(seat 1, turn 2)
    windowSwitched(seat 1, window -1, on)`,
};

/** Turns in which everything is taken, the event that is due included. */
const TURNS: Readonly<Record<string, string>> = {
  '{launch 0, to 6}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 6)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 0, from 6)
    moonShown(at 6, moon 0)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 6)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 6, strike)
    1 goOn: go +29 > go
    battleBegan(at 6)
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0)
    2 escalate: {ship 0, from 12} done > {ship 0, from 12}
    escalated(seat 2, ship 0, from 12)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 +13 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1])
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [64])
    scored(seat 1, vp 1, for effect)
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63])
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage)
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63)
    2 saveShip: {ship 0, from 6} done > {ship 0, from 6}
    tacticsResolved(seat 2, card 63)
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 6, destroyed)
    battleClosed
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t6 tscrapyard tbarge f6 s6 cbay, modules 2322, damage 1, moons 3 10 0, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t6 tbay tbay c8`,
  '{launch 0, to 7}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 7)
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1)
    gained(seat 1, resource 4, n 2)
    regionActivated(seat 1, at 7)
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike)
    1 goOn: go +26 > go
    battleBegan(at 7)
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8)
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0)
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8)
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations)
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], targeting [1, 4, 1, 1])
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [64])
    scored(seat 1, vp 1, for effect)
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63])
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62])
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62)
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1)
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1)
    tacticsResolved(seat 0, card 62)
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage)
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63)
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63)
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard)
    raiderDamaged(class 1, at 7, destroyed)
    battleClosed
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  '{launch 0, to 9}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 9)
    0 react: pass mute > pass
    baseVisited(seat 1, base 2)
    markerMoved(by 1, left 2)
    1 chooseModule: 0 1 2 3 4 5 +6 > 0
    1 pay: {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 3}
    paid(seat 1, resource 3, n 1)
    1 pay: {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 3}
    paid(seat 1, resource 3, n 1)
    1 pay: {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 3}
    paid(seat 1, resource 3, n 1)
    moduleGained(seat 1, module 17, slot 0)
    advanced(seat 1, track 0, to 2)
    1 chooseModule: 1 2 3 4 5 none +6 > 1
    1 pay: {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 3} !reveal
    paid(seat 1, resource 3, n 1)
    paid(seat 1, resource 4, n 1)
    moduleGained(seat 1, module 16, slot 1)
    advanced(seat 1, track 0, to 3)
    markerMoved(by 1, left 1)
    marketRefilled(slot 1, module 14)
    marketRefilled(slot 0, module 13)
    0 react: pass mute > pass
    regionActivated(seat 1, at 9)
    0 react: pass mute > pass
    1 goOn: go +26 > go
    raiderMoved(class 2, from 3, to 9, strike)
    1 goOn: go +26 > go
    battleBegan(at 9)
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 0, from 10} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8)
    1 escalate: {ship 0, from 10} done +14 > {ship 0, from 10}
    escalated(seat 1, ship 0, from 10)
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8)
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +13 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +13 > 0
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 4, 3], [5, 4, 1], [5, 5, 4]], targeting [1, 3, 1, 2])
    1 react: pass mute +13 > pass
    0 react: pass mute > pass
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    scored(seat 1, vp 3, for effect)
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [64])
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [63])
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    0 react: pass mute > pass
    battleStep(step damage)
    2 react: pass mute {card 64} > {card 64} !reveal
    tacticsPlayed(seat 2, card 64)
    2 withdraw: {ship 3, from 9, to -2} done > {ship 3, from 9, to -2}
    shipWithdrew(seat 2, ship 3, to -2)
    gained(seat 2, resource 0, n 1)
    tacticsResolved(seat 2, card 64)
    0 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 0, card 63)
    0 saveShip: {ship 0, from 9} done > {ship 0, from 9}
    tacticsResolved(seat 0, card 63)
    shipSaved(seat 0, ship 0)
    raiderDamaged(class 2, at 9, destroyed)
    battleClosed
    1 endTurn: end +25 > end
    turnEnded(seat 1)
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t9 tbay tbay
    1: 13 vp, stock 5 4 4 0 2, 2 cards, tracks 32015, 4 leaders, t9 t9 t9 tscrapyard tbarge f13 s0 cbay, modules 4322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay cbay`,
  '{launch 0, to 11}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 11)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 18, from 11)
    moonShown(at 11, moon 18)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 11)
    0 react: pass mute > pass
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 t11 tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10 18, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 12}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 12)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12)
    moonShown(at 12, moon 24)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 12)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 12, strike)
    1 goOn: go +29 > go
    battleBegan(at 12)
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 +13 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1])
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [64])
    scored(seat 1, vp 1, for effect)
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63])
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage)
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63)
    2 saveShip: {ship 0, from 12} done > {ship 0, from 12}
    tacticsResolved(seat 2, card 63)
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 12, destroyed)
    battleClosed
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 14}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 14)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 20, from 14)
    moonShown(at 14, moon 19)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 14)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    1 strike: 0 1 2 > 0
    raiderMoved(class 0, from 20, to 14, strike)
    1 goOn: go +29 > go
    battleBegan(at 14)
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +15 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8)
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0)
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8)
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +13 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations)
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5]], targeting [1, 4, 1, 1])
    1 react: pass mute +13 > pass
    0 react: pass mute > pass
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    gained(seat 1, resource 0, n 2)
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [64])
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [63])
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    0 react: pass mute > pass
    battleStep(step damage)
    2 react: pass mute {card 64} > {card 64} !reveal
    tacticsPlayed(seat 2, card 64)
    2 withdraw: {ship 3, from 14, to -2} done > {ship 3, from 14, to -2}
    shipWithdrew(seat 2, ship 3, to -2)
    gained(seat 2, resource 0, n 1)
    tacticsResolved(seat 2, card 64)
    0 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 0, card 63)
    0 saveShip: {ship 0, from 14} done > {ship 0, from 14}
    tacticsResolved(seat 0, card 63)
    shipSaved(seat 0, ship 0)
    raiderDamaged(class 0, at 14, destroyed)
    battleClosed
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t14 tbay tbay
    1: 10 vp, stock 8 4 4 4 3, 2 cards, tracks 12015, 4 leaders, t14 t10 t14 tscrapyard tbarge f14 s14 cbay, modules 2322, damage 1, moons 3 10 20, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay cbay`,
  '{launch 0, to 15}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 15)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 14, from 15)
    moonShown(at 15, moon 13)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 15)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    1 strike: 0 1 2 > 0
    raiderMoved(class 0, from 20, to 15, strike)
    1 goOn: go +29 > go
    battleBegan(at 15)
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} done +15 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8)
    1 escalate: {ship 1, from 13} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8)
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +14 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 +14 > 0
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +14 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +14 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 3], [5, 4, 1], [4]], targeting [1, 3, 1, 1])
    1 react: pass mute +14 > pass
    0 react: pass mute > pass
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    gained(seat 1, resource 0, n 2)
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [64])
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [63])
    1 react: pass mute +14 > pass
    2 react: pass mute > pass
    0 react: pass mute > pass
    battleStep(step damage)
    2 react: pass mute {card 64} > {card 64} !reveal
    tacticsPlayed(seat 2, card 64)
    2 withdraw: {ship 3, from 15, to -2} done > {ship 3, from 15, to -2}
    shipWithdrew(seat 2, ship 3, to -2)
    gained(seat 2, resource 0, n 1)
    tacticsResolved(seat 2, card 64)
    0 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 0, card 63)
    0 saveShip: {ship 0, from 15} done > {ship 0, from 15}
    tacticsResolved(seat 0, card 63)
    shipSaved(seat 0, ship 0)
    raiderDamaged(class 0, at 15, destroyed)
    battleClosed
    1 endTurn: end +28 > end
    turnEnded(seat 1)
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t15 tbay tbay
    1: 10 vp, stock 8 4 4 4 3, 2 cards, tracks 12015, 4 leaders, t15 t10 t15 tscrapyard tbarge f15 s0 cbay, modules 2322, damage 1, moons 3 10 14, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay cbay`,
  '{launch 0, to 16}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 16)
    0 react: pass mute > pass
    baseVisited(seat 1, base 3)
    markerMoved(by 1, left 2)
    1 chooseModule: 6 7 8 9 10 11 +6 > 6
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 1}
    paid(seat 1, resource 1, n 1)
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 1}
    paid(seat 1, resource 1, n 1)
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 1}
    paid(seat 1, resource 1, n 1)
    moduleGained(seat 1, module 53, slot 6)
    advanced(seat 1, track 2, to 1)
    1 chooseModule: 7 8 9 10 11 none +6 > 7
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 1}
    paid(seat 1, resource 1, n 1)
    1 pay: {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 2} !reveal
    paid(seat 1, resource 2, n 1)
    moduleGained(seat 1, module 52, slot 7)
    advanced(seat 1, track 2, to 2)
    marketRefilled(slot 7, module 50)
    marketRefilled(slot 6, module 49)
    0 react: pass mute > pass
    regionActivated(seat 1, at 16)
    0 react: pass mute > pass
    1 goOn: go +26 > go
    raiderMoved(class 2, from 3, to 16, strike)
    1 goOn: go +26 > go
    battleBegan(at 16)
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 10} done +14 > {ship 0, from 10}
    escalated(seat 1, ship 0, from 10)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 4 +13 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 3, 2, 2], [], [6, 4, 2]], targeting [0, 2, 0, 2])
    1 react: pass mute +13 > pass
    battleDecided(winners [], losers [1], raiders won, why {level [6], best 4, next 3})
    1 tacticalOperations: card moon pass +13 > card !reveal
    tacticalOperations(seat 1, took card)
    tacticsDrawn(seat 1, n 1, cards [64])
    1 react: pass mute +13 > pass
    battleStep(step damage)
    1 react: pass mute {card 64} +13 > {card 64} !reveal
    tacticsPlayed(seat 1, card 64)
    1 withdraw: {ship 0, from 16, to -2} done > {ship 0, from 16, to -2}
    shipWithdrew(seat 1, ship 0, to -2)
    gained(seat 1, resource 0, n 1)
    tacticsResolved(seat 1, card 64)
    1 react: pass mute +13 > pass
    shipDamaged(seat 1, ship 0, at 16, to scrapyard)
    battleClosed
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    1: 10 vp, stock 6 0 3 4 3, 2 cards, tracks 12214, 4 leaders, t8 tbay tscrapyard tscrapyard tbarge f13 s0 cbay, modules 2342, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 17}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 17)
    0 react: pass mute > pass
    baseVisited(seat 1, base 4)
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 +6 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    shipBuilt(seat 1, ship 0)
    regionActivated(seat 1, at 17)
    0 react: pass mute > pass
    1 endTurn: end +25 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 3 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 t17 tscrapyard tbarge tbay f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 18}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 18)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 8, from 18)
    moonShown(at 18, moon 7)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 18)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 18, strike)
    1 goOn: go +29 > go
    battleBegan(at 18)
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0)
    2 escalate: {ship 0, from 12} done > {ship 0, from 12}
    escalated(seat 2, ship 0, from 12)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 +13 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1])
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [64])
    scored(seat 1, vp 1, for effect)
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63])
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage)
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63)
    2 saveShip: {ship 0, from 18} done > {ship 0, from 18}
    tacticsResolved(seat 2, card 63)
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 18, destroyed)
    battleClosed
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t18 tscrapyard tbarge f18 s18 cbay, modules 2322, damage 1, moons 3 10 8, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t18 tbay tbay c8`,
  '{launch 0, to 19}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 19)
    0 react: pass mute > pass
    baseVisited(seat 1, base 0)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 3, at 10} > {pay 0} !reveal
    paid(seat 1, resource 0, n 1)
    tacticsDrawn(seat 1, n 3, cards [64, 63, 62])
    regionActivated(seat 1, at 19)
    0 react: pass mute > pass
    1 goOn: go +25 > go
    1 strike: 0 1 > 0
    raiderMoved(class 0, from 20, to 19, strike)
    1 goOn: go +25 > go
    battleBegan(at 19)
    1 react: pass mute +13 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +13 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    1 escalate: {ship 2, from 0} done +12 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +11 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 +11 > 0
    1 react: pass mute {card 50} +11 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +11 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [], [1]], targeting [0, 3, 0, 1])
    1 react: pass mute +11 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 1})
    advanced(seat 1, track 4, to 5)
    gained(seat 1, resource 0, n 2)
    1 react: pass mute +11 > pass
    battleStep(step damage)
    raiderDamaged(class 0, at 19, destroyed)
    battleClosed
    1 endTurn: end +23 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 4 4 4 3, 5 cards, tracks 12015, 4 leaders, t8 t10 t19 tscrapyard tbarge f19 s19 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 6}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 6)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 0, from 6)
    moonShown(at 6, moon 0)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 6)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 6, strike)
    1 goOn: go +29 > go
    battleBegan(at 6)
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0)
    2 escalate: {ship 0, from 12} done > {ship 0, from 12}
    escalated(seat 2, ship 0, from 12)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations)
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1])
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [64])
    scored(seat 1, vp 1, for effect)
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63])
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage)
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63)
    2 saveShip: {ship 0, from 6} done > {ship 0, from 6}
    tacticsResolved(seat 2, card 63)
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 6, destroyed)
    battleClosed
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f6 s6 c6, modules 2322, damage 1, moons 3 10 0, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t6 tbay tbay c8`,
  '{launch 3, to 7}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 7)
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1)
    gained(seat 1, resource 4, n 2)
    regionActivated(seat 1, at 7)
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike)
    1 goOn: go +26 > go
    battleBegan(at 7)
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8)
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0)
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8)
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations)
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], targeting [1, 4, 1, 1])
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [64])
    scored(seat 1, vp 1, for effect)
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63])
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62])
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62)
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1)
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1)
    tacticsResolved(seat 0, card 62)
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage)
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63)
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63)
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard)
    raiderDamaged(class 1, at 7, destroyed)
    battleClosed
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 tbay tscrapyard tbarge f7 s7 c7, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  '{launch 3, to 9}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 9)
    0 react: pass mute > pass
    baseVisited(seat 1, base 2)
    markerMoved(by 1, left 2)
    1 chooseModule: 0 1 2 3 4 5 +6 > 0
    1 pay: {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 3}
    paid(seat 1, resource 3, n 1)
    1 pay: {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 3}
    paid(seat 1, resource 3, n 1)
    1 pay: {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 3}
    paid(seat 1, resource 3, n 1)
    moduleGained(seat 1, module 17, slot 0)
    advanced(seat 1, track 0, to 2)
    1 chooseModule: 1 2 3 4 5 none +6 > 1
    1 pay: {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 3} !reveal
    paid(seat 1, resource 3, n 1)
    paid(seat 1, resource 4, n 1)
    moduleGained(seat 1, module 16, slot 1)
    advanced(seat 1, track 0, to 3)
    markerMoved(by 1, left 1)
    marketRefilled(slot 1, module 14)
    marketRefilled(slot 0, module 13)
    0 react: pass mute > pass
    regionActivated(seat 1, at 9)
    0 react: pass mute > pass
    1 goOn: go +26 > go
    raiderMoved(class 2, from 3, to 9, strike)
    1 goOn: go +26 > go
    battleBegan(at 9)
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 0, from 10} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8)
    1 escalate: {ship 0, from 10} done +14 > {ship 0, from 10}
    escalated(seat 1, ship 0, from 10)
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8)
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +13 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 +13 > 0
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 3], [5, 4, 1], [5, 5, 4]], targeting [1, 3, 1, 2])
    1 react: pass mute +13 > pass
    0 react: pass mute > pass
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    scored(seat 1, vp 3, for effect)
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [64])
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [63])
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    0 react: pass mute > pass
    battleStep(step damage)
    2 react: pass mute {card 64} > {card 64} !reveal
    tacticsPlayed(seat 2, card 64)
    2 withdraw: {ship 3, from 9, to -2} done > {ship 3, from 9, to -2}
    shipWithdrew(seat 2, ship 3, to -2)
    gained(seat 2, resource 0, n 1)
    tacticsResolved(seat 2, card 64)
    0 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 0, card 63)
    0 saveShip: {ship 0, from 9} done > {ship 0, from 9}
    tacticsResolved(seat 0, card 63)
    shipSaved(seat 0, ship 0)
    raiderDamaged(class 2, at 9, destroyed)
    battleClosed
    1 endTurn: end +25 > end
    turnEnded(seat 1)
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t9 tbay tbay
    1: 13 vp, stock 5 4 4 0 2, 2 cards, tracks 32015, 4 leaders, t9 t9 tbay tscrapyard tbarge f13 s0 c9, modules 4322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay cbay`,
  '{launch 3, to 11}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 11)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 18, from 11)
    moonShown(at 11, moon 18)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 11)
    0 react: pass mute > pass
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c11, modules 2322, damage 1, moons 3 10 18, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 12}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 12)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12)
    moonShown(at 12, moon 24)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 12)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 12, strike)
    1 goOn: go +29 > go
    battleBegan(at 12)
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations)
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1])
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [64])
    scored(seat 1, vp 1, for effect)
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63])
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage)
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63)
    2 saveShip: {ship 0, from 12} done > {ship 0, from 12}
    tacticsResolved(seat 2, card 63)
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 12, destroyed)
    battleClosed
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f12 s12 c12, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 14}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 14)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 20, from 14)
    moonShown(at 14, moon 19)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 14)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    1 strike: 0 1 2 > 0
    raiderMoved(class 0, from 20, to 14, strike)
    1 goOn: go +29 > go
    battleBegan(at 14)
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +15 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8)
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0)
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8)
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +13 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations)
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5]], targeting [1, 4, 1, 1])
    1 react: pass mute +13 > pass
    0 react: pass mute > pass
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    gained(seat 1, resource 0, n 2)
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [64])
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [63])
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    0 react: pass mute > pass
    battleStep(step damage)
    2 react: pass mute {card 64} > {card 64} !reveal
    tacticsPlayed(seat 2, card 64)
    2 withdraw: {ship 3, from 14, to -2} done > {ship 3, from 14, to -2}
    shipWithdrew(seat 2, ship 3, to -2)
    gained(seat 2, resource 0, n 1)
    tacticsResolved(seat 2, card 64)
    0 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 0, card 63)
    0 saveShip: {ship 0, from 14} done > {ship 0, from 14}
    tacticsResolved(seat 0, card 63)
    shipSaved(seat 0, ship 0)
    raiderDamaged(class 0, at 14, destroyed)
    battleClosed
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t14 tbay tbay
    1: 10 vp, stock 8 4 4 4 3, 2 cards, tracks 12015, 4 leaders, t14 t10 tbay tscrapyard tbarge f14 s14 c14, modules 2322, damage 1, moons 3 10 20, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay cbay`,
  '{launch 3, to 15}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 15)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 14, from 15)
    moonShown(at 15, moon 13)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 15)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    1 strike: 0 1 2 > 0
    raiderMoved(class 0, from 20, to 15, strike)
    1 goOn: go +29 > go
    battleBegan(at 15)
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} done +15 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8)
    1 escalate: {ship 1, from 13} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8)
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +14 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations)
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +14 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +14 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 3], [5, 4, 1], [4]], targeting [1, 3, 1, 1])
    1 react: pass mute +14 > pass
    0 react: pass mute > pass
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    gained(seat 1, resource 0, n 2)
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [64])
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [63])
    1 react: pass mute +14 > pass
    2 react: pass mute > pass
    0 react: pass mute > pass
    battleStep(step damage)
    2 react: pass mute {card 64} > {card 64} !reveal
    tacticsPlayed(seat 2, card 64)
    2 withdraw: {ship 3, from 15, to -2} done > {ship 3, from 15, to -2}
    shipWithdrew(seat 2, ship 3, to -2)
    gained(seat 2, resource 0, n 1)
    tacticsResolved(seat 2, card 64)
    0 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 0, card 63)
    0 saveShip: {ship 0, from 15} done > {ship 0, from 15}
    tacticsResolved(seat 0, card 63)
    shipSaved(seat 0, ship 0)
    raiderDamaged(class 0, at 15, destroyed)
    battleClosed
    1 endTurn: end +28 > end
    turnEnded(seat 1)
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t15 tbay tbay
    1: 10 vp, stock 8 4 4 4 3, 2 cards, tracks 12015, 4 leaders, t15 t10 tbay tscrapyard tbarge f15 s0 c15, modules 2322, damage 1, moons 3 10 14, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay cbay`,
  '{launch 3, to 16}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 16)
    0 react: pass mute > pass
    baseVisited(seat 1, base 3)
    markerMoved(by 1, left 2)
    1 chooseModule: 6 7 8 9 10 11 +6 > 6
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 1}
    paid(seat 1, resource 1, n 1)
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 1}
    paid(seat 1, resource 1, n 1)
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 1}
    paid(seat 1, resource 1, n 1)
    moduleGained(seat 1, module 53, slot 6)
    advanced(seat 1, track 2, to 1)
    1 chooseModule: 7 8 9 10 11 none +6 > 7
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 1}
    paid(seat 1, resource 1, n 1)
    1 pay: {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 2} !reveal
    paid(seat 1, resource 2, n 1)
    moduleGained(seat 1, module 52, slot 7)
    advanced(seat 1, track 2, to 2)
    marketRefilled(slot 7, module 50)
    marketRefilled(slot 6, module 49)
    0 react: pass mute > pass
    regionActivated(seat 1, at 16)
    0 react: pass mute > pass
    1 goOn: go +26 > go
    raiderMoved(class 2, from 3, to 16, strike)
    1 goOn: go +26 > go
    battleBegan(at 16)
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 10} done +14 > {ship 0, from 10}
    escalated(seat 1, ship 0, from 10)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 +13 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 3, 2, 2, 2], [], [5, 5, 4]], targeting [0, 2, 0, 2])
    1 react: pass mute +13 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    scored(seat 1, vp 3, for effect)
    1 react: pass mute +13 > pass
    battleStep(step damage)
    raiderDamaged(class 2, at 16, destroyed)
    battleClosed
    1 endTurn: end +25 > end
    turnEnded(seat 1)
    1: 13 vp, stock 5 0 3 4 3, 2 cards, tracks 12215, 4 leaders, t8 t16 tbay tscrapyard tbarge f13 s0 c16, modules 2342, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 17}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 17)
    0 react: pass mute > pass
    baseVisited(seat 1, base 4)
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 +6 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    shipBuilt(seat 1, ship 0)
    regionActivated(seat 1, at 17)
    0 react: pass mute > pass
    1 endTurn: end +25 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 3 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge tbay f13 s0 c17, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 18}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 18)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 8, from 18)
    moonShown(at 18, moon 7)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 18)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 18, strike)
    1 goOn: go +29 > go
    battleBegan(at 18)
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0)
    2 escalate: {ship 0, from 12} done > {ship 0, from 12}
    escalated(seat 2, ship 0, from 12)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations)
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1])
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [64])
    scored(seat 1, vp 1, for effect)
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63])
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage)
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63)
    2 saveShip: {ship 0, from 18} done > {ship 0, from 18}
    tacticsResolved(seat 2, card 63)
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 18, destroyed)
    battleClosed
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f18 s18 c18, modules 2322, damage 1, moons 3 10 8, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t18 tbay tbay c8`,
  '{launch 3, to 19}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 19)
    0 react: pass mute > pass
    baseVisited(seat 1, base 0)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 3, at 10} > {pay 0} !reveal
    paid(seat 1, resource 0, n 1)
    tacticsDrawn(seat 1, n 3, cards [64, 63, 62])
    regionActivated(seat 1, at 19)
    0 react: pass mute > pass
    1 goOn: go +25 > go
    1 strike: 0 1 > 0
    raiderMoved(class 0, from 20, to 19, strike)
    1 goOn: go +25 > go
    battleBegan(at 19)
    1 react: pass mute +13 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +13 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    1 escalate: {ship 2, from 0} done +12 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +11 > pass
    battleStep(step preparations)
    1 react: pass mute {card 50} +11 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +11 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [], [1]], targeting [0, 3, 0, 1])
    1 react: pass mute +11 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 1})
    advanced(seat 1, track 4, to 5)
    gained(seat 1, resource 0, n 2)
    1 react: pass mute +11 > pass
    battleStep(step damage)
    raiderDamaged(class 0, at 19, destroyed)
    battleClosed
    1 endTurn: end +23 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 4 4 4 3, 5 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f19 s19 c19, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 20, jump}': `
    turnBegan(seat 1, turn 2)
    paid(seat 1, resource 0, n 1)
    launched(seat 1, ship 3, to 20, jump)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 26, from 20)
    moonShown(at 20, moon 25)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 20)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    battleBegan(at 20)
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +14 > pass
    battleStep(step preparations)
    1 react: pass mute {card 50} +14 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +14 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 3, 2, 2, 2], [], [4]], targeting [0, 2, 0, 1])
    1 react: pass mute +14 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 4})
    advanced(seat 1, track 4, to 5)
    gained(seat 1, resource 0, n 2)
    1 react: pass mute +14 > pass
    battleStep(step damage)
    raiderDamaged(class 0, at 20, destroyed)
    battleClosed
    1 endTurn: end +28 > end
    turnEnded(seat 1)
    1: 10 vp, stock 7 4 4 4 3, 2 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f20 s0 c20, modules 2322, damage 1, moons 3 10 26, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 21, jump}': `
    turnBegan(seat 1, turn 2)
    paid(seat 1, resource 0, n 1)
    launched(seat 1, ship 3, to 21, jump)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 2, from 21)
    moonShown(at 21, moon 1)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 21)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 0, from 20, to 21, strike)
    1 goOn: go +29 > go
    battleBegan(at 21)
    1 react: pass mute +15 > pass
    battleStep(step diplomacy)
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +15 > 0
    1 react: pass mute {card 50} +15 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1], [], [1]], targeting [0, 1, 0, 1])
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 1})
    advanced(seat 1, track 4, to 5)
    gained(seat 1, resource 0, n 2)
    1 react: pass mute +15 > pass
    battleStep(step damage)
    raiderDamaged(class 0, at 21, destroyed)
    battleClosed
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 10 vp, stock 7 4 4 4 3, 2 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c21, modules 2322, damage 1, moons 3 10 2, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 22, jump}': `
    turnBegan(seat 1, turn 2)
    paid(seat 1, resource 0, n 1)
    launched(seat 1, ship 3, to 22, jump)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 23, from 22)
    moonShown(at 22, moon 22)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 22)
    0 react: pass mute > pass
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c22, modules 2322, damage 1, moons 3 10 23, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 23, jump}': `
    turnBegan(seat 1, turn 2)
    paid(seat 1, resource 0, n 1)
    launched(seat 1, ship 3, to 23, jump)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 11, from 23)
    moonShown(at 23, moon 9)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 23)
    0 react: pass mute > pass
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c23, modules 2322, damage 1, moons 3 10 11, upgrades -1 6 -1 -1, discoveries 0`,
  return: `
    turnBegan(seat 1, turn 2)
    returnBegan(seat 1)
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +24 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship)
    gained(seat 1, resource 0, n 2)
    1 fire: 1 done +14 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor)
    gained(seat 1, resource 0, n 2)
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship)
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +13 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    shipBuilt(seat 1, ship 0)
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship)
    1 exchange: pay skip +13 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    gained(seat 1, resource 0, n 4)
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship)
    gained(seat 1, resource 4, n 1)
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 1, ship 0, from 8}
    moduleActivated(seat 1, row 2, at 1, module 44, with ship)
    gained(seat 1, resource 0, n 1)
    gained(seat 1, resource 0, n 1)
    gained(seat 1, resource 2, n 1)
    1 activate: done +20 > done
    shipsReturned(seat 1, ships 6)
    sustainEnded(seat 1, card 36)
    1 endTurn: end +20 > end
    overLimit(seat 1, resource 0, n 5)
    turnEnded(seat 1)
    1: 10 vp, stock 10 2 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
};

/** The same turns with as little taken as possible. */
const TURNS_LEFT: Readonly<Record<string, string>> = {
  '{launch 0, to 6}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 6)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 0, from 6)
    moonShown(at 6, moon 0)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 6)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 6, strike)
    1 goOn: go +29 > go
    battleBegan(at 6)
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > done
    2 escalate: {ship 0, from 12} done > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 4 5 +15 > 5
    paid(seat 1, resource 0, n 5)
    energySpent(seat 1, energy 5, dice 6)
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], targeting [0, 1, 0, 1])
    1 react: pass mute +15 > pass !reveal
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 2})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [64])
    scored(seat 1, vp 1, for effect)
    1 react: pass mute +15 > pass
    battleStep(step damage)
    raiderDamaged(class 1, at 6, destroyed)
    battleClosed
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 11 vp, stock 1 4 4 4 3, 4 cards, tracks 12015, 4 leaders, t8 t10 t6 tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10 0, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 7}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 7)
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {collect 3, at 10}
    bonusCollected(seat 1, from 10, resource 3)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} > {collect 2, at 7}
    bonusCollected(seat 1, from 7, resource 2)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {abandon 3}
    moonAbandoned(seat 1, moon 3)
    gained(seat 1, resource 3, n 1)
    scored(seat 1, vp 1, for moon)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50])
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 > 1 !reveal
    tacticsDiscarded(seat 1, cards [1])
    gained(seat 1, resource 4, n 2)
    regionActivated(seat 1, at 7)
    0 react: pass mute > pass
    1 goOn: go +18 > go
    1 strike: 1 2 > 2
    raiderMoved(class 2, from 3, to 7, strike)
    1 goOn: go +18 > go
    battleBegan(at 7)
    1 react: pass mute +9 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +9 > done
    2 escalate: {ship 3, from 8} done > done
    0 escalate: {ship 0, from 8} done > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +9 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 4 5 +9 > 5
    paid(seat 1, resource 0, n 5)
    energySpent(seat 1, energy 5, dice 6)
    1 react: pass mute +9 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2])
    1 react: pass mute +9 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3})
    advanced(seat 1, track 4, to 5)
    scored(seat 1, vp 3, for effect)
    1 react: pass mute +9 > pass
    battleStep(step damage)
    raiderDamaged(class 2, at 7, destroyed)
    battleClosed
    1 endTurn: end +17 > end
    overLimit(seat 1, resource 3, n 1)
    turnEnded(seat 1)
    1: 14 vp, stock 0 4 5 5 5, 1 cards, tracks 12015, 4 leaders, t8 t10 t7 tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 9}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 9)
    0 react: pass mute > pass
    baseVisited(seat 1, base 2)
    markerMoved(by 1, left 2)
    1 chooseModule: 0 1 2 3 4 5 +6 > 5
    1 pay: {pay 1} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1)
    moduleGained(seat 1, module 33, slot 5)
    advanced(seat 1, track 1, to 3)
    markerMoved(by 1, left 1)
    1 chooseModule: 0 1 2 3 4 none +6 > none
    1 removeModule: 0 1 2 3 4 > 4 !reveal
    moduleRemoved(seat 1, module 34, slot 4)
    marketRefilled(slot 4, module 32)
    marketRefilled(slot 3, module 31)
    0 react: pass mute > pass
    regionActivated(seat 1, at 9)
    0 react: pass mute > pass
    1 goOn: go +30 > go
    raiderMoved(class 2, from 3, to 9, strike)
    1 goOn: go +30 > go
    battleBegan(at 9)
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 0, from 10} done +15 > done
    2 escalate: {ship 3, from 8} done > done
    0 escalate: {ship 0, from 8} done > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 4 5 +15 > 5
    paid(seat 1, resource 0, n 5)
    energySpent(seat 1, energy 5, dice 6)
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2])
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3})
    advanced(seat 1, track 4, to 5)
    scored(seat 1, vp 3, for effect)
    1 react: pass mute +15 > pass
    battleStep(step damage)
    raiderDamaged(class 2, at 9, destroyed)
    battleClosed
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 13 vp, stock 0 4 4 4 2, 3 cards, tracks 13015, 4 leaders, t8 t10 t9 tscrapyard tbarge f13 s0 cbay, modules 2422, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 12}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 12)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12)
    moonShown(at 12, moon 24)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 12)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 12, strike)
    1 goOn: go +29 > go
    battleBegan(at 12)
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 4 5 +15 > 5
    paid(seat 1, resource 0, n 5)
    energySpent(seat 1, energy 5, dice 6)
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [1], [2, 2]], targeting [0, 1, 1, 1])
    1 react: pass mute +15 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 2})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [64])
    scored(seat 1, vp 1, for effect)
    2 tacticalOperations: card pass > pass
    1 react: pass mute +15 > pass
    battleStep(step damage)
    shipDamaged(seat 2, ship 0, at 12, to scrapyard)
    raiderDamaged(class 1, at 12, destroyed)
    battleClosed
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 11 vp, stock 1 4 4 4 3, 4 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, tscrapyard tbay tbay c8`,
  '{launch 0, to 14}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 14)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 20, from 14)
    moonShown(at 14, moon 19)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 14)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    1 strike: 0 1 2 > 2
    raiderMoved(class 2, from 3, to 14, strike)
    1 goOn: go +29 > go
    battleBegan(at 14)
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +15 > done
    2 escalate: {ship 3, from 8} done > done
    0 escalate: {ship 0, from 8} done > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 4 5 +15 > 5
    paid(seat 1, resource 0, n 5)
    energySpent(seat 1, energy 5, dice 6)
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2])
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3})
    advanced(seat 1, track 4, to 5)
    scored(seat 1, vp 3, for effect)
    1 react: pass mute +15 > pass
    battleStep(step damage)
    raiderDamaged(class 2, at 14, destroyed)
    battleClosed
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 13 vp, stock 1 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t14 tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10 20, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 15}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 15)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 14, from 15)
    moonShown(at 15, moon 13)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 15)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    1 strike: 0 1 2 > 2
    raiderMoved(class 2, from 3, to 15, strike)
    1 goOn: go +29 > go
    battleBegan(at 15)
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} done +15 > done
    2 escalate: {ship 3, from 8} done > done
    0 escalate: {ship 0, from 8} done > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 4 5 +15 > 5
    paid(seat 1, resource 0, n 5)
    energySpent(seat 1, energy 5, dice 6)
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2])
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3})
    advanced(seat 1, track 4, to 5)
    scored(seat 1, vp 3, for effect)
    1 react: pass mute +15 > pass
    battleStep(step damage)
    raiderDamaged(class 2, at 15, destroyed)
    battleClosed
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 13 vp, stock 1 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t15 tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10 14, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 16}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 16)
    0 react: pass mute > pass
    baseVisited(seat 1, base 3)
    markerMoved(by 1, left 2)
    1 chooseModule: 6 7 8 9 10 11 +6 > 11
    1 pay: {pay 2} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1)
    moduleGained(seat 1, module 71, slot 11)
    advanced(seat 1, track 3, to 2)
    1 chooseModule: 6 7 8 9 10 none +6 > none
    1 removeModule: 6 7 8 9 10 > 10 !reveal
    moduleRemoved(seat 1, module 72, slot 10)
    marketRefilled(slot 10, module 70)
    marketRefilled(slot 9, module 69)
    0 react: pass mute > pass
    regionActivated(seat 1, at 16)
    0 react: pass mute > pass
    1 goOn: go +25 > go
    raiderMoved(class 2, from 3, to 16, strike)
    1 goOn: go +25 > go
    battleBegan(at 16)
    1 react: pass mute +13 > pass
    1 escalate: {ship 0, from 10} done +13 > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 4 5 +13 > 5
    paid(seat 1, resource 0, n 5)
    energySpent(seat 1, energy 5, dice 6)
    1 react: pass mute {card 50} +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2])
    1 react: pass mute +13 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3})
    advanced(seat 1, track 4, to 5)
    scored(seat 1, vp 3, for effect)
    1 react: pass mute +13 > pass
    battleStep(step damage)
    raiderDamaged(class 2, at 16, destroyed)
    battleClosed
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    1: 13 vp, stock 0 4 4 4 2, 3 cards, tracks 12025, 4 leaders, t8 t10 t16 tscrapyard tbarge f13 s0 cbay, modules 2323, damage 2, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 17}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 17)
    0 react: pass mute > pass
    baseVisited(seat 1, base 4)
    1 chooseEffect: 0 1 > 1
    1 repair: {scrapped 0} {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18)
    regionActivated(seat 1, at 17)
    0 react: pass mute > pass
    1 endTurn: end +25 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 t17 tscrapyard tbarge f13 s0 cbay, modules 2322, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 18}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 18)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 8, from 18)
    moonShown(at 18, moon 7)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 18)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 18, strike)
    1 goOn: go +29 > go
    battleBegan(at 18)
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > done
    2 escalate: {ship 0, from 12} done > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 4 5 +15 > 5
    paid(seat 1, resource 0, n 5)
    energySpent(seat 1, energy 5, dice 6)
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], targeting [0, 1, 0, 1])
    1 react: pass mute +15 > pass !reveal
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 2})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [64])
    scored(seat 1, vp 1, for effect)
    1 react: pass mute +15 > pass
    battleStep(step damage)
    raiderDamaged(class 1, at 18, destroyed)
    battleClosed
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 11 vp, stock 1 4 4 4 3, 4 cards, tracks 12015, 4 leaders, t8 t10 t18 tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10 8, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 19}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 19)
    0 react: pass mute > pass
    baseVisited(seat 1, base 0)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 3, at 10} > {collect 3, at 10}
    bonusCollected(seat 1, from 10, resource 3)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {abandon 3}
    moonAbandoned(seat 1, moon 3)
    gained(seat 1, resource 3, n 1)
    scored(seat 1, vp 1, for moon)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50])
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 > 1 !reveal
    tacticsDiscarded(seat 1, cards [1])
    tacticsDrawn(seat 1, n 3, cards [64, 63, 62])
    regionActivated(seat 1, at 19)
    0 react: pass mute > pass
    1 goOn: go +18 > go
    1 strike: 0 1 > 1
    raiderMoved(class 1, from 13, to 19, strike)
    1 goOn: go +18 > go
    battleBegan(at 19)
    1 react: pass mute +9 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +9 > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +9 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 4 5 +9 > 5
    paid(seat 1, resource 0, n 5)
    energySpent(seat 1, energy 5, dice 6)
    1 react: pass mute +9 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], targeting [0, 1, 0, 1])
    1 react: pass mute +9 > pass !reveal
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 2})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [61])
    scored(seat 1, vp 1, for effect)
    1 react: pass mute {card 61} +9 > pass
    battleStep(step damage)
    raiderDamaged(class 1, at 19, destroyed)
    battleClosed
    1 endTurn: end +17 > end
    overLimit(seat 1, resource 3, n 1)
    turnEnded(seat 1)
    1: 12 vp, stock 0 4 4 5 3, 5 cards, tracks 12015, 4 leaders, t8 t10 t19 tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 6}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 6)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 0, from 6)
    moonShown(at 6, moon 0)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 6)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 6, strike)
    1 goOn: go +29 > go
    battleBegan(at 6)
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > done
    2 escalate: {ship 0, from 12} done > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +15 > 3
    paid(seat 1, resource 0, n 3)
    energySpent(seat 1, energy 3, dice 6)
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], targeting [0, 1, 0, 1])
    1 react: pass mute +15 > pass !reveal
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 2})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [64])
    scored(seat 1, vp 1, for effect)
    1 react: pass mute +15 > pass
    battleStep(step damage)
    raiderDamaged(class 1, at 6, destroyed)
    battleClosed
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 11 vp, stock 3 4 4 4 3, 4 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c6, modules 2322, damage 1, moons 3 10 0, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 7}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 7)
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {collect 3, at 10}
    bonusCollected(seat 1, from 10, resource 3)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} > {collect 2, at 7}
    bonusCollected(seat 1, from 7, resource 2)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {abandon 3}
    moonAbandoned(seat 1, moon 3)
    gained(seat 1, resource 3, n 1)
    scored(seat 1, vp 1, for moon)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50])
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 > 1 !reveal
    tacticsDiscarded(seat 1, cards [1])
    gained(seat 1, resource 4, n 2)
    regionActivated(seat 1, at 7)
    0 react: pass mute > pass
    1 goOn: go +18 > go
    1 strike: 1 2 > 2
    raiderMoved(class 2, from 3, to 7, strike)
    1 goOn: go +18 > go
    battleBegan(at 7)
    1 react: pass mute +9 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +9 > done
    2 escalate: {ship 3, from 8} done > done
    0 escalate: {ship 0, from 8} done > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +9 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +9 > 3
    paid(seat 1, resource 0, n 3)
    energySpent(seat 1, energy 3, dice 6)
    1 react: pass mute +9 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2])
    1 react: pass mute +9 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3})
    advanced(seat 1, track 4, to 5)
    scored(seat 1, vp 3, for effect)
    1 react: pass mute +9 > pass
    battleStep(step damage)
    raiderDamaged(class 2, at 7, destroyed)
    battleClosed
    1 endTurn: end +18 > end
    overLimit(seat 1, resource 3, n 1)
    turnEnded(seat 1)
    1: 14 vp, stock 2 4 5 5 5, 1 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c7, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 9}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 9)
    0 react: pass mute > pass
    baseVisited(seat 1, base 2)
    markerMoved(by 1, left 2)
    1 chooseModule: 0 1 2 3 4 5 +6 > 5
    1 pay: {pay 1} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1)
    moduleGained(seat 1, module 33, slot 5)
    advanced(seat 1, track 1, to 3)
    markerMoved(by 1, left 1)
    1 chooseModule: 0 1 2 3 4 none +6 > none
    1 removeModule: 0 1 2 3 4 > 4 !reveal
    moduleRemoved(seat 1, module 34, slot 4)
    marketRefilled(slot 4, module 32)
    marketRefilled(slot 3, module 31)
    0 react: pass mute > pass
    regionActivated(seat 1, at 9)
    0 react: pass mute > pass
    1 goOn: go +30 > go
    raiderMoved(class 2, from 3, to 9, strike)
    1 goOn: go +30 > go
    battleBegan(at 9)
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 0, from 10} done +15 > done
    2 escalate: {ship 3, from 8} done > done
    0 escalate: {ship 0, from 8} done > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +15 > 3
    paid(seat 1, resource 0, n 3)
    energySpent(seat 1, energy 3, dice 6)
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2])
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3})
    advanced(seat 1, track 4, to 5)
    scored(seat 1, vp 3, for effect)
    1 react: pass mute +15 > pass
    battleStep(step damage)
    raiderDamaged(class 2, at 9, destroyed)
    battleClosed
    1 endTurn: end +30 > end
    turnEnded(seat 1)
    1: 13 vp, stock 2 4 4 4 2, 3 cards, tracks 13015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c9, modules 2422, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 12}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 12)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12)
    moonShown(at 12, moon 24)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 12)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 12, strike)
    1 goOn: go +29 > go
    battleBegan(at 12)
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +15 > 3
    paid(seat 1, resource 0, n 3)
    energySpent(seat 1, energy 3, dice 6)
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [1], [2, 2]], targeting [0, 1, 1, 1])
    1 react: pass mute +15 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 2})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [64])
    scored(seat 1, vp 1, for effect)
    2 tacticalOperations: card pass > pass
    1 react: pass mute +15 > pass
    battleStep(step damage)
    shipDamaged(seat 2, ship 0, at 12, to scrapyard)
    raiderDamaged(class 1, at 12, destroyed)
    battleClosed
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 11 vp, stock 3 4 4 4 3, 4 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c12, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, tscrapyard tbay tbay c8`,
  '{launch 3, to 14}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 14)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 20, from 14)
    moonShown(at 14, moon 19)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 14)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    1 strike: 0 1 2 > 2
    raiderMoved(class 2, from 3, to 14, strike)
    1 goOn: go +29 > go
    battleBegan(at 14)
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +15 > done
    2 escalate: {ship 3, from 8} done > done
    0 escalate: {ship 0, from 8} done > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +15 > 3
    paid(seat 1, resource 0, n 3)
    energySpent(seat 1, energy 3, dice 6)
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2])
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3})
    advanced(seat 1, track 4, to 5)
    scored(seat 1, vp 3, for effect)
    1 react: pass mute +15 > pass
    battleStep(step damage)
    raiderDamaged(class 2, at 14, destroyed)
    battleClosed
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 13 vp, stock 3 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c14, modules 2322, damage 1, moons 3 10 20, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 15}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 15)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 14, from 15)
    moonShown(at 15, moon 13)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 15)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    1 strike: 0 1 2 > 2
    raiderMoved(class 2, from 3, to 15, strike)
    1 goOn: go +29 > go
    battleBegan(at 15)
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} done +15 > done
    2 escalate: {ship 3, from 8} done > done
    0 escalate: {ship 0, from 8} done > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +15 > 3
    paid(seat 1, resource 0, n 3)
    energySpent(seat 1, energy 3, dice 6)
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2])
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3})
    advanced(seat 1, track 4, to 5)
    scored(seat 1, vp 3, for effect)
    1 react: pass mute +15 > pass
    battleStep(step damage)
    raiderDamaged(class 2, at 15, destroyed)
    battleClosed
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 13 vp, stock 3 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c15, modules 2322, damage 1, moons 3 10 14, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 16}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 16)
    0 react: pass mute > pass
    baseVisited(seat 1, base 3)
    markerMoved(by 1, left 2)
    1 chooseModule: 6 7 8 9 10 11 +6 > 11
    1 pay: {pay 2} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1)
    moduleGained(seat 1, module 71, slot 11)
    advanced(seat 1, track 3, to 2)
    1 chooseModule: 6 7 8 9 10 none +6 > none
    1 removeModule: 6 7 8 9 10 > 10 !reveal
    moduleRemoved(seat 1, module 72, slot 10)
    marketRefilled(slot 10, module 70)
    marketRefilled(slot 9, module 69)
    0 react: pass mute > pass
    regionActivated(seat 1, at 16)
    0 react: pass mute > pass
    1 goOn: go +25 > go
    raiderMoved(class 2, from 3, to 16, strike)
    1 goOn: go +25 > go
    battleBegan(at 16)
    1 react: pass mute +13 > pass
    1 escalate: {ship 0, from 10} done +13 > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +13 > 3
    paid(seat 1, resource 0, n 3)
    energySpent(seat 1, energy 3, dice 6)
    1 react: pass mute {card 50} +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2])
    1 react: pass mute +13 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3})
    advanced(seat 1, track 4, to 5)
    scored(seat 1, vp 3, for effect)
    1 react: pass mute +13 > pass
    battleStep(step damage)
    raiderDamaged(class 2, at 16, destroyed)
    battleClosed
    1 endTurn: end +25 > end
    turnEnded(seat 1)
    1: 13 vp, stock 2 4 4 4 2, 3 cards, tracks 12025, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c16, modules 2323, damage 2, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 17}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 17)
    0 react: pass mute > pass
    baseVisited(seat 1, base 4)
    1 chooseEffect: 0 1 > 1
    1 repair: {scrapped 0} {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18)
    regionActivated(seat 1, at 17)
    0 react: pass mute > pass
    1 endTurn: end +25 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c17, modules 2322, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 18}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 18)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 8, from 18)
    moonShown(at 18, moon 7)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 18)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 18, strike)
    1 goOn: go +29 > go
    battleBegan(at 18)
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > done
    2 escalate: {ship 0, from 12} done > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +15 > 3
    paid(seat 1, resource 0, n 3)
    energySpent(seat 1, energy 3, dice 6)
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], targeting [0, 1, 0, 1])
    1 react: pass mute +15 > pass !reveal
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 2})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [64])
    scored(seat 1, vp 1, for effect)
    1 react: pass mute +15 > pass
    battleStep(step damage)
    raiderDamaged(class 1, at 18, destroyed)
    battleClosed
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 11 vp, stock 3 4 4 4 3, 4 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c18, modules 2322, damage 1, moons 3 10 8, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 19}': `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 3, to 19)
    0 react: pass mute > pass
    baseVisited(seat 1, base 0)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 3, at 10} > {collect 3, at 10}
    bonusCollected(seat 1, from 10, resource 3)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {abandon 3}
    moonAbandoned(seat 1, moon 3)
    gained(seat 1, resource 3, n 1)
    scored(seat 1, vp 1, for moon)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50])
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 > 1 !reveal
    tacticsDiscarded(seat 1, cards [1])
    tacticsDrawn(seat 1, n 3, cards [64, 63, 62])
    regionActivated(seat 1, at 19)
    0 react: pass mute > pass
    1 goOn: go +18 > go
    1 strike: 0 1 > 1
    raiderMoved(class 1, from 13, to 19, strike)
    1 goOn: go +18 > go
    battleBegan(at 19)
    1 react: pass mute +9 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +9 > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +9 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +9 > 3
    paid(seat 1, resource 0, n 3)
    energySpent(seat 1, energy 3, dice 6)
    1 react: pass mute +9 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], targeting [0, 1, 0, 1])
    1 react: pass mute +9 > pass !reveal
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 2})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [61])
    scored(seat 1, vp 1, for effect)
    1 react: pass mute {card 61} +9 > pass
    battleStep(step damage)
    raiderDamaged(class 1, at 19, destroyed)
    battleClosed
    1 endTurn: end +18 > end
    overLimit(seat 1, resource 3, n 1)
    turnEnded(seat 1)
    1: 12 vp, stock 2 4 4 5 3, 5 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c19, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 20, jump}': `
    turnBegan(seat 1, turn 2)
    paid(seat 1, resource 0, n 1)
    launched(seat 1, ship 3, to 20, jump)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 26, from 20)
    moonShown(at 20, moon 25)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 20)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    battleBegan(at 20)
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} done +15 > done
    battleStep(step diplomacy)
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +15 > 3
    paid(seat 1, resource 0, n 3)
    energySpent(seat 1, energy 3, dice 6)
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [1]], targeting [0, 1, 0, 1])
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 1})
    advanced(seat 1, track 4, to 5)
    gained(seat 1, resource 0, n 2)
    1 react: pass mute +15 > pass
    battleStep(step damage)
    raiderDamaged(class 0, at 20, destroyed)
    battleClosed
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 10 vp, stock 4 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c20, modules 2322, damage 1, moons 3 10 26, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 21, jump}': `
    turnBegan(seat 1, turn 2)
    paid(seat 1, resource 0, n 1)
    launched(seat 1, ship 3, to 21, jump)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 2, from 21)
    moonShown(at 21, moon 1)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 21)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 0, from 20, to 21, strike)
    1 goOn: go +29 > go
    battleBegan(at 21)
    1 react: pass mute +15 > pass
    battleStep(step diplomacy)
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 2 3 +15 > 3
    paid(seat 1, resource 0, n 3)
    energySpent(seat 1, energy 3, dice 6)
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [1]], targeting [0, 1, 0, 1])
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 1})
    advanced(seat 1, track 4, to 5)
    gained(seat 1, resource 0, n 2)
    1 react: pass mute +15 > pass
    battleStep(step damage)
    raiderDamaged(class 0, at 21, destroyed)
    battleClosed
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 10 vp, stock 4 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c21, modules 2322, damage 1, moons 3 10 2, upgrades -1 6 -1 -1, discoveries 0`,
  return: `
    turnBegan(seat 1, turn 2)
    returnBegan(seat 1)
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +24 > done
    shipsReturned(seat 1, ships 6)
    sustainEnded(seat 1, card 36)
    1 endTurn: end +20 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
};

const turn = (): Play => play(laden(), 1);
function begun(answer: string): Play {
  const scene = turn();
  const chosen = scene.options().find((option) => printed(option) === answer);
  if (chosen === undefined) throw new Error(`${answer} is not offered`);
  scene.answer('takeTurn', chosen);
  return scene;
}

describe('whole turns', () => {
  it('AE-266 what may be done at the beginning of a turn', () => {
    expect(turn().options().map(printed)).toEqual(OFFERED);
    expect(turn().refusals().map(printed)).toEqual(REFUSED);
  });

  it.each(Object.keys(FREE))('AE-266 free action %s', (answer) => {
    expect(story(laden(), begun(answer), eager, (ask) => ask.decision === 'takeTurn')).toEqual(told(FREE[answer]));
  });

  it.each(Object.keys(TURNS))('turn %s', (answer) => {
    expect(story(laden(), begun(answer), eager)).toEqual(told(TURNS[answer]));
    expect(story(laden(), begun(answer), reluctant)).toEqual(told(TURNS_LEFT[answer] ?? TURNS[answer]));
  });
});
