import { describe, expect, it } from 'vitest';
import { FACTIONS } from '../content/factions.ts';
import { UPGRADES } from '../content/upgrades.ts';
import { clone, type State } from '../state.ts';
import { eager, laden, story, told } from './story.ts';
import { faction, launchTo, play, TRANSPORT, upgrade } from './table.ts';

/** The same turns of seat 1 with each faction and its own tile, and with each neutral tile: what they change is told line by line. */

/** A Launch into a battle, by faction. */
const BATTLES: Readonly<Record<string, string>> = {
  pulsewarRefugees: `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 12)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12)
    moonShown(at 12, moon 24)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 12)
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike)
    1 goOn: go +28 > go
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
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 16 -1 -1, discoveries 0`,
  syntheticMecarons: `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 12)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12)
    moonShown(at 12, moon 24)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 12)
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike)
    1 goOn: go +28 > go
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
    1 exchange: pay skip +13 > pay
    abilityUsed(seat 1, source faction, id 1)
    paid(seat 1, resource 0, n 1)
    battleAltered(seat 1, side 1, what targeting, n 2)
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 5, 5], [5], [1, 1]], targeting [0, 5, 1, 1])
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
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 5 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 -1 17, discoveries 0`,
  tolzeedBearers: `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 12)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12)
    moonShown(at 12, moon 24)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 12)
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike)
    1 goOn: go +28 > go
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
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 18 -1, discoveries 0`,
  nightmareAstropirates: `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 12)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12)
    moonShown(at 12, moon 24)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 12)
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike)
    1 goOn: go +28 > go
    battleBegan(at 12)
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0)
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
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1])
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [64])
    scored(seat 1, vp 1, for effect)
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63])
    1 orderEffects: 30 10190 > 30
    abilityUsed(seat 1, source faction, id 3)
    1 takeKind: 2 5 > 2
    taken(seat 1, from 2, resource 2, n 1)
    abilityUsed(seat 1, source upgrade, id 19)
    gained(seat 1, resource 4, n 1)
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
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 5 4 4, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 19 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 1 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  verdigrisChoir: `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 12)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12)
    moonShown(at 12, moon 24)
    1 orderEffects: 10200 20360 > 10200 !reveal
    abilityUsed(seat 1, source upgrade, id 20)
    tacticsDrawn(seat 1, n 1, cards [64])
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 12)
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 12, strike)
    1 goOn: go +29 > go
    battleBegan(at 12)
    1 react: pass mute +16 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +16 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13)
    1 escalate: {ship 2, from 0} done +15 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0)
    battleStep(step diplomacy)
    1 diplomacy: pass mute +14 > pass
    battleStep(step preparations)
    1 spendEnergy: 0 1 +14 > 0
    1 react: pass mute {card 50} +14 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +14 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1])
    1 react: pass mute +14 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5})
    advanced(seat 1, track 4, to 5)
    tacticsDrawn(seat 1, n 1, cards [63])
    scored(seat 1, vp 1, for effect)
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [62])
    1 react: pass mute +14 > pass
    2 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 2, card 62)
    2 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 2, resource 0, n 1)
    2 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 2, resource 0, n 1)
    tacticsResolved(seat 2, card 62)
    1 react: pass mute +14 > pass
    battleStep(step damage)
    shipDamaged(seat 2, ship 0, at 12, to scrapyard)
    raiderDamaged(class 1, at 12, destroyed)
    battleClosed
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 4 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades 20 6 -1 -1, discoveries 0
    2: 6 vp, stock 2 0 2 0 0, 0 cards, tracks 20002, 1 leaders, tscrapyard tbay tbay c8`,
  tidewrightCircle: `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 12)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12)
    moonShown(at 12, moon 24)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 12)
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike)
    1 goOn: go +28 > go
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
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 -1 21, discoveries 0`,
  lanternlessCaravan: `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 12)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12)
    moonShown(at 12, moon 24)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 12)
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike)
    1 goOn: go +28 > go
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
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades 22 6 -1 -1, discoveries 0`,
  ninthOrchard: `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 12)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12)
    moonShown(at 12, moon 24)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 12)
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike)
    1 goOn: go +28 > go
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
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades 23 6 -1 -1, discoveries 0`,
  glasswingConcord: `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 12)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12)
    moonShown(at 12, moon 24)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 12)
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike)
    1 goOn: go +28 > go
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
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 24 -1, discoveries 0`,
  umbralCartel: `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 12)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12)
    moonShown(at 12, moon 24)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 12)
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike)
    1 goOn: go +28 > go
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
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 -1 25, discoveries 0`,
  emberVow: `
    turnBegan(seat 1, turn 2)
    launched(seat 1, ship 0, to 12)
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12)
    moonShown(at 12, moon 24)
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1)
    regionActivated(seat 1, at 12)
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike)
    1 goOn: go +28 > go
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
    abilityUsed(seat 1, source faction, id 10)
    gained(seat 1, resource 0, n 1)
    scored(seat 1, vp 2, for effect)
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
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 13 vp, stock 7 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 26 -1 -1, discoveries 0`,
  kestrelLeague: `
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
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 27 -1, discoveries 0`,
};

/** A Return, by faction. */
const RETURNS: Readonly<Record<string, string>> = {
  pulsewarRefugees: `
    turnBegan(seat 1, turn 2)
    returnBegan(seat 1)
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship)
    gained(seat 1, resource 0, n 2)
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor)
    gained(seat 1, resource 0, n 2)
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship)
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    shipBuilt(seat 1, ship 0)
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship)
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    gained(seat 1, resource 0, n 4)
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship)
    gained(seat 1, resource 4, n 1)
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 1, ship 0, from 8}
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
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 16 -1 -1, discoveries 0`,
  syntheticMecarons: `
    turnBegan(seat 1, turn 2)
    returnBegan(seat 1)
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 1, ship 2, from 0} {row 1, at 1, ship 1, from 13} {row 1, at 1, ship 0, from -4} {row 1, at 1, ship 0, from 10} {row 1, at 1, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship)
    gained(seat 1, resource 0, n 2)
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor)
    gained(seat 1, resource 0, n 2)
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 1, ship 1, from 13} {row 1, at 1, ship 0, from -4} {row 1, at 1, ship 0, from 10} {row 1, at 1, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship)
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    shipBuilt(seat 1, ship 0)
    1 activate: {row 1, at 1, ship 0, from -4} {row 1, at 1, ship 0, from 10} {row 1, at 1, ship 0, from 8} {row 1, at 1, energy} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 1, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 1, module 18, with ship)
    gained(seat 1, resource 0, n 1)
    gained(seat 1, resource 1, n 1)
    1 activate: {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from 10}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship)
    1 exchange: pay skip +11 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    gained(seat 1, resource 0, n 4)
    halfMoonPaid(seat 1, moon 13)
    gained(seat 1, resource 0, n 1)
    gained(seat 1, resource 4, n 1)
    1 activate: {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 0, ship 0, from 8}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship)
    gained(seat 1, resource 4, n 1)
    1 activate: {row 2, at 1, energy} done +20 > {row 2, at 1, energy}
    paid(seat 1, resource 0, n 1)
    moduleActivated(seat 1, row 2, at 1, module 44, with energy)
    gained(seat 1, resource 0, n 1)
    gained(seat 1, resource 0, n 1)
    gained(seat 1, resource 2, n 1)
    1 activate: done +20 > done
    shipsReturned(seat 1, ships 6)
    sustainEnded(seat 1, card 36)
    1 endTurn: end +20 > end
    overLimit(seat 1, resource 0, n 6)
    turnEnded(seat 1)
    1: 10 vp, stock 10 2 5 4 5, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 17, discoveries 0`,
  tolzeedBearers: `
    turnBegan(seat 1, turn 2)
    returnBegan(seat 1)
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship)
    gained(seat 1, resource 0, n 2)
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor)
    gained(seat 1, resource 0, n 2)
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship)
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    shipBuilt(seat 1, ship 0)
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship)
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    gained(seat 1, resource 0, n 4)
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship)
    gained(seat 1, resource 4, n 1)
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 1, ship 0, from 8}
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
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 18 -1, discoveries 0`,
  nightmareAstropirates: `
    turnBegan(seat 1, turn 2)
    returnBegan(seat 1)
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship)
    gained(seat 1, resource 0, n 2)
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor)
    gained(seat 1, resource 0, n 2)
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship)
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    shipBuilt(seat 1, ship 0)
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship)
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    gained(seat 1, resource 0, n 4)
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship)
    gained(seat 1, resource 4, n 1)
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 1, ship 0, from 8}
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
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 19 -1 -1, discoveries 0`,
  verdigrisChoir: `
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
    1 activate: done +21 > done
    shipsReturned(seat 1, ships 6)
    sustainEnded(seat 1, card 36)
    1 endTurn: end +21 > end
    overLimit(seat 1, resource 0, n 5)
    turnEnded(seat 1)
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades 20 6 -1 -1, discoveries 0`,
  tidewrightCircle: `
    turnBegan(seat 1, turn 2)
    returnBegan(seat 1)
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship)
    gained(seat 1, resource 0, n 2)
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor)
    gained(seat 1, resource 0, n 2)
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship)
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    shipBuilt(seat 1, ship 0)
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship)
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    gained(seat 1, resource 0, n 4)
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship)
    gained(seat 1, resource 4, n 1)
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 1, ship 0, from 8}
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
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 21, discoveries 0`,
  lanternlessCaravan: `
    turnBegan(seat 1, turn 2)
    returnBegan(seat 1)
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship)
    gained(seat 1, resource 0, n 2)
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor)
    gained(seat 1, resource 0, n 2)
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship)
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    shipBuilt(seat 1, ship 0)
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship)
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    gained(seat 1, resource 0, n 4)
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship)
    gained(seat 1, resource 4, n 1)
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 1, ship 0, from 8}
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
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades 22 6 -1 -1, discoveries 0`,
  ninthOrchard: `
    turnBegan(seat 1, turn 2)
    returnBegan(seat 1)
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship)
    gained(seat 1, resource 0, n 2)
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor)
    gained(seat 1, resource 0, n 2)
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship)
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    shipBuilt(seat 1, ship 0)
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship)
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    gained(seat 1, resource 0, n 4)
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship)
    gained(seat 1, resource 4, n 1)
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 1, ship 0, from 8}
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
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades 23 6 -1 -1, discoveries 0`,
  glasswingConcord: `
    turnBegan(seat 1, turn 2)
    returnBegan(seat 1)
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 0, energy} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 0, energy} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} {row 3, at 0, energy} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship)
    gained(seat 1, resource 0, n 2)
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor)
    gained(seat 1, resource 0, n 2)
    abilityUsed(seat 1, source upgrade, id 24)
    gained(seat 1, resource 0, n 2)
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 0, energy} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 0, energy} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} {row 3, at 0, energy} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship)
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    shipBuilt(seat 1, ship 0)
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 0, energy} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} {row 3, at 0, energy} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship)
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    gained(seat 1, resource 0, n 4)
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 0, energy} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} {row 3, at 0, energy} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship)
    gained(seat 1, resource 4, n 1)
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} {row 3, at 0, energy} done +20 > {row 2, at 1, ship 0, from 8}
    moduleActivated(seat 1, row 2, at 1, module 44, with ship)
    gained(seat 1, resource 0, n 1)
    gained(seat 1, resource 0, n 1)
    gained(seat 1, resource 2, n 1)
    1 activate: {row 3, at 0, energy} done +20 > {row 3, at 0, energy} !reveal
    paid(seat 1, resource 0, n 1)
    moduleActivated(seat 1, row 3, at 0, module -4, with energy)
    tacticsDrawn(seat 1, n 1, cards [64])
    1 activate: done +20 > done
    shipsReturned(seat 1, ships 6)
    sustainEnded(seat 1, card 36)
    1 endTurn: end +20 > end
    overLimit(seat 1, resource 0, n 6)
    turnEnded(seat 1)
    1: 10 vp, stock 10 1 5 4 4, 4 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 24 -1, discoveries 0`,
  umbralCartel: `
    turnBegan(seat 1, turn 2)
    returnBegan(seat 1)
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship)
    gained(seat 1, resource 0, n 2)
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor)
    gained(seat 1, resource 0, n 2)
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship)
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    shipBuilt(seat 1, ship 0)
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship)
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    gained(seat 1, resource 0, n 4)
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship)
    gained(seat 1, resource 4, n 1)
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 1, ship 0, from 8}
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
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 25, discoveries 0`,
  emberVow: `
    turnBegan(seat 1, turn 2)
    returnBegan(seat 1)
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship)
    gained(seat 1, resource 0, n 2)
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor)
    gained(seat 1, resource 0, n 2)
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship)
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    shipBuilt(seat 1, ship 0)
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship)
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1)
    gained(seat 1, resource 0, n 4)
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship)
    gained(seat 1, resource 4, n 1)
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 1, ship 0, from 8}
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
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 26 -1 -1, discoveries 0`,
  kestrelLeague: `
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
    1: 10 vp, stock 10 2 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 27 -1, discoveries 0`,
};

/** A Launch to the Trade Hub and into a battle, by neutral tile. */
const TILES: Readonly<Record<string, string>> = {
  lunarHauler: `
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
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades 0 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  sprintHull: `
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
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades 1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  gunboatRefit: `
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
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades 2 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  pathfinderArk: `
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
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades 3 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  wraithInterceptor: `
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
    1 spendEnergy: 0 1 +12 > 0
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50)
    battleAltered(seat 1, side 1, what dice, n 2)
    tacticsResolved(seat 1, card 50)
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 5, 5], [5, 1, 1], [2, 1]], targeting [1, 5, 1, 1])
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
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 4 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  bastionFighter: `
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
    1 spendEnergy: 0 1 +12 > 0
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
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 5 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  raptorWing: `
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
  starlancer: `
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
    1 spendEnergy: 0 1 +12 > 0
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
    abilityUsed(seat 1, source upgrade, id 7)
    scored(seat 1, vp 1, for effect)
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
    1: 12 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 7 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  oracleScope: `
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
    diceRolled(rolls [[1], [6, 6, 5, 5, 5, 5], [5, 1, 1], [2, 1]], targeting [1, 5, 1, 1])
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
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 8 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  surveyCorvette: `
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
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 9 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  armedSurveyor: `
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
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 10 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  foldFrigate: `
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
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 11 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  dreadnought: `
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
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 12, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  aegisCarrier: `
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
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 13, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  commandCruiser: `
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
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 14, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  foldbreaker: `
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
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 15, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
};

function as(id: string): State {
  const state = laden();
  state.players[1].faction = faction(id);
  const tile = upgrade(FACTIONS[faction(id)].upgrade);
  state.players[1].placed[UPGRADES[tile].ship] = tile;
  return state;
}
function tiled(id: string): State {
  const state = laden();
  state.players[1].placed[UPGRADES[upgrade(id)].ship] = upgrade(id);
  return state;
}
function turn(state: State, to?: number): string[] {
  const before = clone(state);
  const scene = play(state, 1);
  scene.answer('takeTurn', to === undefined ? 'return' : launchTo(TRANSPORT, to));
  return story(before, scene, eager);
}

describe('factions and upgrades at work', () => {
  it.each(Object.keys(BATTLES))('%s', (id) => {
    expect(turn(as(id), 12)).toEqual(told(BATTLES[id]));
    expect(turn(as(id))).toEqual(told(RETURNS[id]));
  });

  it.each(Object.keys(TILES))('%s', (id) => {
    expect(turn(tiled(id), 7)).toEqual(told(TILES[id]));
  });

  it('none is left out', () => {
    expect(Object.keys(BATTLES)).toEqual(FACTIONS.map(({ id }) => id));
    expect(Object.keys(TILES)).toEqual(UPGRADES.slice(0, 16).map(({ id }) => id));
  });
});
