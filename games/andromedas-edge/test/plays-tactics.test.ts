import { describe, expect, it } from 'vitest';
import { TACTICS_CARDS } from '../content/tactics.ts';
import type { State } from '../state.ts';
import { carriedOut, eager, fighting, reluctant, rich, story, told } from './story.ts';

/** What each tactics card does, at the same table; battle and diplomacy cards in a battle whose dice are rolled. Each line is what was heard; the last ones say what those have whose fortunes changed. Numbers are those of content/. */

/** Everything taken. */
const TAKEN: Readonly<Record<string, string>> = {
  hiddenReserve: `
    gained(seat 1, resource 0, n 1)
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  prospectors: `
    gained(seat 1, resource 0, n 1)
    gained(seat 1, resource 1, n 1)
    gained(seat 1, resource 1, n 1)
    1: 10 vp, stock 6 6 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  emergencyCells: `
    gained(seat 1, resource 0, n 4)
    1: 10 vp, stock 9 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  greyMarket: `
    paid(seat 1, resource 3, n 1)
    paid(seat 1, resource 3, n 1)
    moduleGained(seat 1, module 17, slot 0)
    advanced(seat 1, track 0, to 2)
    marketRefilled(slot 0, module 14)
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 2 3, 3 cards, tracks 22014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 3221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  lunarSurveyors: `
    moonClaimed(seat 1, moon 30, from 0)
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10 30, upgrades -1 6 -1 -1`,
  fieldCouncil: `
    leaderRecruited(seat 1, from 0)
    leaderRecruited(seat 1, from 0)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 6 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  rapidAssembly: `
    shipBuilt(seat 1, ship 0)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge tbay f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  advanceParty: `
    paid(seat 1, resource 2, n 1)
    paid(seat 1, resource 3, n 1)
    developmentBuilt(seat 1, development 2, at 8, leaders 1)
    advanced(seat 1, track 2, to 1)
    scored(seat 1, vp 7, for development)
    gained(seat 1, resource 0, n 1)
    1: 17 vp, stock 6 4 3 3 3, 3 cards, tracks 12114, 3 leaders, t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  bountyNotice: `
    raiderDamaged(class 1, at 13, destroyed)
    gained(seat 1, resource 0, n 1)
    scored(seat 1, vp 1, for effect)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  towline: `
    shipRecalled(seat 1, ship 0)
    repaired(seat 1, what module, id 18)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tbay tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1`,
  rotationOrder: `
    shipRecalled(seat 1, ship 0)
    gained(seat 1, resource 0, n 2)
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, tbay t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  slipstream: `
    shipMoved(seat 1, ship 0, from 8, to 6)
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t6 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  secondWave: `
    launchGranted(seat 1)`,
  overtime: `
    moduleActivated(seat 1, row 1, at 0, module -2, with effect)
    paid(seat 1, resource 1, n 1)
    paid(seat 1, resource 1, n 1)
    shipBuilt(seat 1, ship 0)
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 2 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge tbay f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  harbourDues: `
    gained(seat 1, resource 0, n 3)
    tacticsDrawn(seat 1, n 1, cards [64])
    1: 10 vp, stock 8 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  falseBeacon: `
    raiderMoved(class 0, from 20, to 7)
    gained(seat 1, resource 0, n 2)
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  shadowTraders: `
    gained(seat 1, resource 0, n 1)
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  patentClaim: `
    taken(seat 1, from 2, resource 2, n 1)
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 5 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 1 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  damageControl: `
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  stellarSurvey: `
    gained(seat 1, resource 3, n 2)
    scored(seat 1, vp 1, for effect)
    1: 11 vp, stock 5 4 4 6 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  conjunction: `
    gained(seat 1, resource 0, n 1)
    gained(seat 1, resource 2, n 1)
    gained(seat 1, resource 3, n 1)
    scored(seat 1, vp 1, for moon)
    1: 11 vp, stock 6 4 5 5 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  cometHarvest: `
    gained(seat 1, resource 0, n 2)
    gained(seat 1, resource 2, n 2)
    1: 10 vp, stock 7 4 6 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  meteorMining: `
    gained(seat 1, resource 1, n 3)
    1: 10 vp, stock 5 7 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  precursorCache: `
    moduleGained(seat 1, module 17, slot 0, free)
    advanced(seat 1, track 0, to 2)
    marketRefilled(slot 0, module 14)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 22014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 3221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  mobilization: `
    advanced(seat 1, track 4, to 5)
    gained(seat 1, resource 0, n 2)
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  omens: `
    eventsLookedAt(seat 1, n 2)
    eventsSorted(seat 1, top 9, bottom 8)
    gained(seat 1, resource 0, n 1)
    tacticsDrawn(seat 1, n 2, cards [64, 63])
    1: 10 vp, stock 6 4 4 4 3, 5 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  tradeFair: `
    gained(seat 1, resource 4, n 2)
    scored(seat 1, vp 1, for effect)
    gained(seat 2, resource 0, n 1)
    gained(seat 0, resource 0, n 1)
    0: 8 vp, stock 3 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 11 vp, stock 5 4 4 4 5, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  foundersDay: `
    leaderRecruited(seat 1, from 0)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 5 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  expeditionCharter: `
    moonClaimed(seat 1, moon 0, from 6)
    moonShown(at 6, moon 0)
    gained(seat 1, resource 0, n 2)
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10 0, upgrades -1 6 -1 -1`,
  silentRunning: `
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  nebulaPilots: `
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  standingOrders: `
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  salvageTeams: `
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  hailingFrequencies: `
    scored(seat 1, vp 2, for effect)
    1: 12 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  openChannel: `
    gained(seat 1, resource 0, n 1)
    tacticsDrawn(seat 1, n 1, cards [64])
    1: 10 vp, stock 6 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  coldGuns: `
    battleRuled(seat 1, rule noEnergy)
    gained(seat 1, resource 0, n 2)
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  neutralGround: `
    battleRuled(seat 1, rule noDevelopmentDice)
    battleRuled(seat 1, rule noBattleCards)
    scored(seat 1, vp 1, for effect)
    1: 11 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  blindDuel: `
    battleRuled(seat 1, rule noTargeting)
    gained(seat 1, resource 0, n 2)
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  limitedEngagement: `
    battleRuled(seat 1, rule threeDice)
    gained(seat 1, resource 0, n 2)
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  codeOfHonour: `
    battleRuled(seat 1, rule noShipDamage)
    battleRuled(seat 1, rule bothTactical)`,
  highStakes: `
    battleRuled(seat 1, rule doubleSupremacy)
    gained(seat 1, resource 0, n 2)
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  ransom: `
    paid(seat 1, resource 0, n 1)
    scored(seat 1, vp 3, for effect)
    1: 13 vp, stock 4 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  reinforcements: `
    reinforced(seat 1, ship 0)
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 t8 tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  fightingRetreat: `
    shipWithdrew(seat 1, ship 0, to 7)
    tacticsDrawn(seat 1, n 1, cards [64])
    1: 10 vp, stock 5 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t7 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  lockOnSalvo: `
    battleAltered(seat 1, side 1, what targeting, n 1)
    battleAltered(seat 1, side 1, what dice, n 1)`,
  reserveBatteries: `
    battleAltered(seat 1, side 1, what dice, n 2)`,
  jammingField: `
    battleAltered(seat 1, side 0, what targeting, n -2)`,
  flakCurtain: `
    battleAltered(seat 1, side 0, what dice, n -2)`,
  wolfPack: `
    battleAltered(seat 1, side 1, what dice, n 1)`,
  warCorrespondents: `
    gained(seat 1, resource 0, n 2)
    scored(seat 1, vp 1, for effect)
    1: 11 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  recalculatedBurst: `
    diceChanged(side 1, from 5, to 1)
    diceChanged(side 1, from 3, to 1)`,
  scrambledSights: `
    diceChanged(side 0, from 4, to 1)`,
  perfectShot: `
    diceChanged(side 1, from 5, to 6)`,
  deadHeat: `
    battleRuled(seat 1, rule winTies)
    diceChanged(side 1, from 5, to 1)`,
  spoilsOfWar: `
    taken(seat 1, from 2, resource 2, n 1)
    taken(seat 1, from 0, resource 0, n 1)
    gained(seat 1, resource 0, n 2)
    0: 8 vp, stock 1 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 8 4 5 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 1 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  victoryParade: `
    advanced(seat 1, track 4, to 5)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  boardingCharge: `
    moduleDamaged(seat 2, row 0, at 0, module -1)
    moduleDamaged(seat 0, row 0, at 0, module -1)
    scored(seat 1, vp 2, for effect)
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay, damage 1
    1: 12 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8, damage 1`,
  pyrrhicLedger: `
    gained(seat 1, resource 0, n 1)
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  scatterDecoys: `
`,
  lastLightJump: `
    shipWithdrew(seat 1, ship 0, to -2)
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, tbay t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
};

/** As little taken as possible, where that makes a difference. */
const LEFT: Readonly<Record<string, string>> = {
  hiddenReserve: `
    tacticsDrawn(seat 1, n 1, cards [64])
    tacticsDrawn(seat 1, n 1, cards [63])
    1: 10 vp, stock 5 4 4 4 3, 5 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  prospectors: `
    gained(seat 1, resource 0, n 1)
    gained(seat 1, resource 3, n 1)
    gained(seat 1, resource 3, n 1)
    1: 10 vp, stock 6 4 4 6 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  greyMarket: `
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  lunarSurveyors: `
    moonClaimed(seat 1, moon 6, from 10)
    moonShown(at 10, moon 6)
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10 6, upgrades -1 6 -1 -1`,
  fieldCouncil: `
    leaderRecruited(seat 1, from 19)
    leaderRecruited(seat 1, from 17)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 6 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  rapidAssembly: `
`,
  advanceParty: `
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  towline: `
    repaired(seat 1, what module, id 18)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1`,
  rotationOrder: `
    gained(seat 1, resource 0, n 2)
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  slipstream: `
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  overtime: `
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  falseBeacon: `
    gained(seat 1, resource 0, n 2)
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  shadowTraders: `
    gained(seat 1, resource 0, n 1)
    tacticsDrawn(seat 1, n 1, cards [64])
    1: 10 vp, stock 6 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  conjunction: `
    gained(seat 1, resource 0, n 1)
    gained(seat 1, resource 2, n 1)
    repaired(seat 1, what module, id 18)
    1: 10 vp, stock 6 4 5 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1`,
  precursorCache: `
`,
  omens: `
    eventsLookedAt(seat 1, n 2)
    eventsSorted(seat 1, top 8, bottom 9)
    gained(seat 1, resource 0, n 1)
    tacticsDrawn(seat 1, n 2, cards [64, 63])
    1: 10 vp, stock 6 4 4 4 3, 5 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  foundersDay: `
    leaderRecruited(seat 1, from 19)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 5 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  expeditionCharter: `
    moonClaimed(seat 1, moon 11, from 23)
    moonShown(at 23, moon 9)
    gained(seat 1, resource 0, n 2)
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10 11, upgrades -1 6 -1 -1`,
  ransom: `
    moonAbandoned(seat 1, moon 3)
    gained(seat 1, resource 3, n 1)
    scored(seat 1, vp 1, for moon)
    tacticsDiscarded(seat 1, cards [50])
    scored(seat 1, vp 3, for effect)
    1: 14 vp, stock 5 4 4 5 3, 2 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 10, upgrades -1 6 -1 -1`,
  reinforcements: `
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  fightingRetreat: `
    tacticsDrawn(seat 1, n 1, cards [64])
    1: 10 vp, stock 5 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  jammingField: `
    battleAltered(seat 1, side 2, what targeting, n -2)`,
  flakCurtain: `
    battleAltered(seat 1, side 2, what dice, n -2)`,
  recalculatedBurst: `
`,
  scrambledSights: `
`,
  perfectShot: `
`,
  deadHeat: `
    battleRuled(seat 1, rule winTies)`,
  spoilsOfWar: `
    taken(seat 1, from 2, resource 2, n 1)
    tacticsDrawn(seat 1, n 1, cards [5])
    taken(seat 1, from 0, resource 5, n 1)
    gained(seat 1, resource 0, n 2)
    0: 8 vp, stock 2 1 0 0 0, 0 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 7 4 5 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 1 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  boardingCharge: `
    moduleDamaged(seat 2, row 3, at 0, module -4)
    moduleDamaged(seat 0, row 3, at 0, module -4)
    scored(seat 1, vp 2, for effect)
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay, damage 1
    1: 12 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8, damage 1`,
  pyrrhicLedger: `
    tacticsDrawn(seat 1, n 1, cards [64])
    tacticsDrawn(seat 1, n 1, cards [63])
    1: 10 vp, stock 5 4 4 4 3, 5 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  lastLightJump: `
    gained(seat 1, resource 0, n 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
};

function moment(id: string): State {
  const card = TACTICS_CARDS.find((one) => one.id === id);
  if (card?.kind === 'battle' || card?.kind === 'diplomacy') return fighting();
  const state = rich();
  if (card?.window === 'return') state.kind = 'return';
  return state;
}

describe('tactics cards at work', () => {
  it.each(Object.keys(TAKEN))('AE-284 %s', (id) => {
    const effects = TACTICS_CARDS.find((card) => card.id === id)?.effects ?? [];
    expect(story(moment(id), carriedOut(moment(id), effects, eager))).toEqual(told(TAKEN[id]));
    expect(story(moment(id), carriedOut(moment(id), effects, reluctant))).toEqual(told(LEFT[id] ?? TAKEN[id]));
  });

  it('no card that does something at once is left out', () => {
    expect(Object.keys(TAKEN)).toEqual(TACTICS_CARDS.flatMap(({ id, effects }) => (effects.length === 0 ? [] : [id])));
  });
});
