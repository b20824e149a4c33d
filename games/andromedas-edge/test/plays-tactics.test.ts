import { describe, expect, it } from 'vitest';
import { TACTICS_CARDS } from '../content/tactics.ts';
import type { State } from '../state.ts';
import { carriedOut, eager, fighting, reluctant, rich, told } from './story.ts';

/** What each tactics card does, at the same table; battle and diplomacy cards in a battle whose dice are rolled. Each line is what was heard or asked (what is offered, then what is chosen); the last ones say what those have whose fortunes changed. Numbers are those of content/. */

/** Everything taken. */
const TAKEN: Readonly<Record<string, string>> = {
  hiddenReserve: `
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 6>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  prospectors: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1 gainKind: 1 2 3 > 1
    gained(seat 1, resource 1, n 1) | players.1.stock.1 4>5
    1 gainKind: 1 2 3 > 1
    gained(seat 1, resource 1, n 1) | players.1.stock.1 5>6
    1: 10 vp, stock 6 6 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  emergencyCells: `
    gained(seat 1, resource 0, n 4) | players.1.stock.0 5>9
    1: 10 vp, stock 9 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  greyMarket: `
    1 chooseModule: 0 1 2 3 4 5 6 7 8 9 10 11 none +4 > 0
    1 pay: {pay 3} {pay 4} {abandon 3} > {pay 3}
    paid(seat 1, resource 3, n 1) | players.1.stock.3 4>3
    1 pay: {pay 3} {pay 4} {abandon 3} > {pay 3} !reveal
    paid(seat 1, resource 3, n 1) | players.1.stock.3 3>2
    moduleGained(seat 1, module 17, slot 0) | market.0 17>-1 | players.1.rows.0 at 2 []>[{id 17, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 0, to 2) | players.1.tracks.0 1>2
    marketRefilled(slot 0, module 14) | market.0 -1>14 | moduleDeck.0 at 22 [14]>[]
    0 react: pass mute > pass
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 2 3, 3 cards, tracks 22014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 3221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  lunarSurveyors: `
    1 claimFrom: 0 8 10 > 0
    moonClaimed(seat 1, moon 30, from 0) | moons.0 at 0 [30]>[] | players.1.moons at 2 []>[30]
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10 30, upgrades -1 6 -1 -1`,
  fieldCouncil: `
    1 recruitFrom: 0 7 9 13 16 17 19 > 0
    leaderRecruited(seat 1, from 0) | players.1.leaders 4>5 | players.1.abroad.0 2>1
    1 recruitFrom: 0 7 9 13 16 17 19 > 0
    leaderRecruited(seat 1, from 0) | players.1.leaders 5>6 | players.1.abroad.0 1>0
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 6 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  rapidAssembly: `
    1 buildShip: 0 3 none +10 > 0
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge tbay f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  advanceParty: `
    1 buildDevelopment: 8 10 none +4 > 8
    1 pay: {pay 2} {pay 4} {abandon 3} > {pay 2}
    paid(seat 1, resource 2, n 1) | players.1.stock.2 4>3
    1 pay: {pay 3} {pay 4} {abandon 3} > {pay 3}
    paid(seat 1, resource 3, n 1) | players.1.stock.3 4>3
    developmentBuilt(seat 1, development 2, at 8, leaders 1) | owner.8 -1>1 | players.1.ships.0 8>-6 | players.1.leaders 4>3 | players.1.assigned 0>1 | players.1.cards.2 0>1
    advanced(seat 1, track 2, to 1) | players.1.tracks.2 0>1
    scored(seat 1, vp 7, for development) | players.1.vp 10>17
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 17 vp, stock 6 4 3 3 3, 3 cards, tracks 12114, 3 leaders, t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  bountyNotice: `
    1 damageRaider: 13 > 13
    raiderDamaged(class 1, at 13, destroyed) | raiders.4 13>-1
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  towline: `
    1 recall: {ship 0, from -3} {ship 0, from -4} done > {ship 0, from -3}
    shipRecalled(seat 1, ship 0) | players.1.ships.3 -3>-2
    1 repair: {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tbay tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1`,
  rotationOrder: `
    1 recall: {ship 0, from 8} {ship 0, from 10} {ship 1, from 13} {ship 2, from 0} done > {ship 0, from 8}
    shipRecalled(seat 1, ship 0) | players.1.ships.0 8>-2
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, tbay t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  slipstream: `
    1 moveShip: {ship 0, from 8, to 6} {ship 0, from 8, to 7} {ship 0, from 8, to 9} {ship 0, from 8, to 10} {ship 0, from 8, to 11} {ship 0, from 8, to 12} {ship 0, from 8, to 13} {ship 0, from 8, to 14} {ship 0, from 8, to 15} {ship 0, from 8, to 16} {ship 0, from 8, to 17} {ship 0, from 8, to 18} {ship 0, from 8, to 19} {ship 0, from 8, to 20} {ship 0, from 8, to 21} {ship 0, from 8, to 22} {ship 0, from 10, to 7} {ship 0, from 10, to 8} {ship 0, from 10, to 9} {ship 0, from 10, to 11} {ship 0, from 10, to 14} {ship 0, from 10, to 15} {ship 0, from 10, to 16} {ship 0, from 10, to 17} {ship 0, from 10, to 20} {ship 0, from 10, to 21} {ship 0, from 10, to 22} {ship 0, from 10, to 23} {ship 1, from 13, to 6} {ship 1, from 13, to 7} {ship 1, from 13, to 8} {ship 1, from 13, to 9} {ship 1, from 13, to 12} {ship 1, from 13, to 14} {ship 1, from 13, to 15} {ship 1, from 13, to 16} {ship 1, from 13, to 18} {ship 1, from 13, to 19} {ship 1, from 13, to 20} {ship 1, from 13, to 21} {ship 2, from 0, to 1} {ship 2, from 0, to 2} {ship 2, from 0, to 3} {ship 2, from 0, to 6} {ship 2, from 0, to 7} {ship 2, from 0, to 8} {ship 2, from 0, to 12} {ship 2, from 0, to 13} {ship 2, from 0, to 14} {ship 2, from 0, to 18} {ship 2, from 0, to 19} done > {ship 0, from 8, to 6}
    shipMoved(seat 1, ship 0, from 8, to 6) | players.1.ships.0 8>6
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t6 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  secondWave: `
    launchGranted(seat 1) | again 0>1`,
  overtime: `
    1 activateModule: {row 1, at 0} {row 2, at 0} {row 2, at 1} {row 3, at 0} none > {row 1, at 0}
    moduleActivated(seat 1, row 1, at 0, module -2, with effect) | players.1.rows.1.0.used 0>3
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 3 none +10 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 2 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge tbay f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  harbourDues: `
    gained(seat 1, resource 0, n 3) | players.1.stock.0 5>8
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1: 10 vp, stock 8 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  falseBeacon: `
    1 moveRaider: {raider 0, from 20, to 7} {raider 0, from 20, to 8} {raider 0, from 20, to 9} {raider 0, from 20, to 14} {raider 0, from 20, to 15} {raider 0, from 20, to 16} {raider 0, from 20, to 18} {raider 0, from 20, to 19} {raider 0, from 20, to 21} {raider 0, from 20, to 22} {raider 1, from 13, to 0} {raider 1, from 13, to 1} {raider 1, from 13, to 2} {raider 1, from 13, to 6} {raider 1, from 13, to 7} {raider 1, from 13, to 8} {raider 1, from 13, to 12} {raider 1, from 13, to 14} {raider 1, from 13, to 15} {raider 1, from 13, to 18} {raider 1, from 13, to 19} none > {raider 0, from 20, to 7}
    raiderMoved(class 0, from 20, to 7) | raiders.0 20>7
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  shadowTraders: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 6>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  patentClaim: `
    1 takeKind: 2 > 2
    taken(seat 1, from 2, resource 2, n 1) | players.1.stock.2 4>5 | players.2.stock.2 2>1
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 5 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 1 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  damageControl: `
    gained(seat 1, resource 0, n 1) | moduleSaved false>true | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  stellarSurvey: `
    gained(seat 1, resource 3, n 2) | players.1.stock.3 4>6
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    1: 11 vp, stock 5 4 4 6 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  conjunction: `
    1 moonBenefit: 19 > 19
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1 moonBenefit: 3 10 > 3
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    scored(seat 1, vp 1, for moon) | players.1.vp 10>11
    1: 11 vp, stock 6 4 5 5 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  cometHarvest: `
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    gained(seat 1, resource 2, n 2) | players.1.stock.2 4>6
    1: 10 vp, stock 7 4 6 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  meteorMining: `
    gained(seat 1, resource 1, n 3) | players.1.stock.1 4>7
    1: 10 vp, stock 5 7 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  precursorCache: `
    1 chooseModule: 0 1 2 3 4 5 6 7 8 9 10 11 none +4 > 0 !reveal
    moduleGained(seat 1, module 17, slot 0, free) | market.0 17>-1 | players.1.rows.0 at 2 []>[{id 17, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 0, to 2) | players.1.tracks.0 1>2
    marketRefilled(slot 0, module 14) | market.0 -1>14 | moduleDeck.0 at 22 [14]>[]
    0 react: pass mute > pass
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 22014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 3221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  mobilization: `
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  omens: `
    eventsLookedAt(seat 1, n 2) | eventSeen.8 0>2 | eventSeen.9 0>2
    1 lookAtEvents: 9 8 > 9 !reveal
    eventsSorted(seat 1, top 9, bottom 8) | eventDeck.0 0>8 | eventDeck.1 1>0 | eventDeck.2 2>1 | eventDeck.3 3>2 | eventDeck.4 4>3 | eventDeck.5 5>4 | eventDeck.6 6>5 | eventDeck.7 7>6 | eventDeck.8 8>7 | eventSeen.0 0>2 | eventSeen.8 2>0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    tacticsDrawn(seat 1, n 2, cards [64, 63]) | tacticsDeck at 74 [63, 64]>[] | players.1.hand at 3 []>[64, 63]
    1: 10 vp, stock 6 4 4 4 3, 5 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  tradeFair: `
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    gained(seat 2, resource 0, n 1) | players.2.stock.0 0>1
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0: 8 vp, stock 3 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 11 vp, stock 5 4 4 4 5, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  foundersDay: `
    1 recruitFrom: 0 7 9 13 16 17 19 > 0
    leaderRecruited(seat 1, from 0) | players.1.leaders 4>5 | players.1.abroad.0 2>1
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 5 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  expeditionCharter: `
    1 claimFrom: 6 8 10 11 12 14 15 18 20 21 22 23 > 6 !reveal
    moonClaimed(seat 1, moon 0, from 6) | players.1.moons at 2 []>[0]
    moonShown(at 6, moon 0) | moons.6 at 2 [0]>[]
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10 0, upgrades -1 6 -1 -1`,
  silentRunning: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  nebulaPilots: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  standingOrders: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  salvageTeams: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  hailingFrequencies: `
    scored(seat 1, vp 2, for effect) | players.1.vp 10>12
    1 endBattle: fight end +8 > fight
    2 endBattle: fight end > fight
    0 endBattle: fight end > fight
    1: 12 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  openChannel: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1 endBattle: fight end +8 > fight
    1: 10 vp, stock 6 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  coldGuns: `
    battleRuled(seat 1, rule noEnergy) | battle.rules 0>1
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  neutralGround: `
    battleRuled(seat 1, rule noDevelopmentDice) | battle.rules 0>2
    battleRuled(seat 1, rule noBattleCards) | battle.rules 2>34
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    1: 11 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  blindDuel: `
    battleRuled(seat 1, rule noTargeting) | battle.rules 0>4
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  limitedEngagement: `
    battleRuled(seat 1, rule threeDice) | battle.rules 0>16
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  codeOfHonour: `
    battleRuled(seat 1, rule noShipDamage) | battle.rules 0>8
    battleRuled(seat 1, rule bothTactical) | battle.rules 8>264`,
  highStakes: `
    battleRuled(seat 1, rule doubleSupremacy) | battle.rules 0>64
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  ransom: `
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    then | battle.ended false>true
    1: 13 vp, stock 4 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  reinforcements: `
    1 reinforce: 0 done > 0
    reinforced(seat 1, ship 0) | players.1.ships.2 -2>8
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 t8 tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  fightingRetreat: `
    1 withdraw: {ship 0, from 8, to 7} {ship 0, from 8, to 9} {ship 0, from 8, to 14} {ship 0, from 8, to 15} done > {ship 0, from 8, to 7} !reveal
    shipWithdrew(seat 1, ship 0, to 7) | players.1.ships.0 8>7
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1: 10 vp, stock 5 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t7 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  lockOnSalvo: `
    battleAltered(seat 1, side 1, what targeting, n 1) | battle.targeting.1 0>1
    battleAltered(seat 1, side 1, what dice, n 1) | battle.dice.1 0>1`,
  reserveBatteries: `
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2`,
  jammingField: `
    1 chooseRival: 0 2 > 0
    battleAltered(seat 1, side 0, what targeting, n -2) | battle.targeting.0 0>-2`,
  flakCurtain: `
    1 chooseRival: 0 2 > 0
    battleAltered(seat 1, side 0, what dice, n -2) | battle.dice.0 0>-2`,
  wolfPack: `
    battleAltered(seat 1, side 1, what dice, n 1) | battle.dice.1 0>1`,
  warCorrespondents: `
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    1: 11 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  recalculatedBurst: `
    1 reroll: 5 3 2 done > 5 !roll
    diceChanged(side 1, from 5, to 1) | battle.rolls.1.0 5>3 | battle.rolls.1.1 3>2 | battle.rolls.1.2 2>1
    1 reroll: 3 2 done > 3 !roll
    diceChanged(side 1, from 3, to 1) | battle.rolls.1.0 3>2 | battle.rolls.1.1 2>1`,
  scrambledSights: `
    1 chooseRival: 0 2 > 0
    1 reroll: 4 done > 4 !roll
    diceChanged(side 0, from 4, to 1) | battle.rolls.0.0 4>1`,
  perfectShot: `
    1 setDie: 5 3 2 done > 5
    diceChanged(side 1, from 5, to 6) | battle.rolls.1.0 5>6`,
  deadHeat: `
    battleRuled(seat 1, rule winTies) | battle.tieWinners 0>2
    1 reroll: 5 3 2 done > 5 !roll
    diceChanged(side 1, from 5, to 1) | battle.rolls.1.0 5>3 | battle.rolls.1.1 3>2 | battle.rolls.1.2 2>1`,
  spoilsOfWar: `
    1 takeKind: 2 > 2
    taken(seat 1, from 2, resource 2, n 1) | players.1.stock.2 4>5 | players.2.stock.2 2>1
    1 takeKind: 0 1 5 > 0
    taken(seat 1, from 0, resource 0, n 1) | players.0.stock.0 2>1 | players.1.stock.0 5>6
    gained(seat 1, resource 0, n 2) | players.1.stock.0 6>8
    0: 8 vp, stock 1 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 8 4 5 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 1 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  victoryParade: `
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  boardingCharge: `
    2 damageModule: {row 0, at 0} {row 1, at 0} {row 2, at 0} {row 3, at 0} > {row 0, at 0}
    moduleDamaged(seat 2, row 0, at 0, module -1) | players.2.rows.0.0.damage 0>1
    0 damageModule: {row 0, at 0} {row 1, at 0} {row 2, at 0} {row 3, at 0} > {row 0, at 0}
    moduleDamaged(seat 0, row 0, at 0, module -1) | players.0.rows.0.0.damage 0>1
    scored(seat 1, vp 2, for effect) | players.1.vp 10>12
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay, damage 1
    1: 12 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8, damage 1`,
  pyrrhicLedger: `
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 6>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  scatterDecoys: `
    1 saveShip: {ship 0, from 8} done > {ship 0, from 8}
    then | battle.saved at 0 []>[9]`,
  lastLightJump: `
    1 withdraw: {ship 0, from 8, to -2} done > {ship 0, from 8, to -2}
    shipWithdrew(seat 1, ship 0, to -2) | players.1.ships.0 8>-2
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, tbay t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
};

/** As little taken as possible, where that makes a difference. */
const LEFT: Readonly<Record<string, string>> = {
  hiddenReserve: `
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [63]) | tacticsDeck at 74 [63]>[] | players.1.hand at 4 []>[63]
    1: 10 vp, stock 5 4 4 4 3, 5 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  prospectors: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1 gainKind: 1 2 3 > 3
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    1 gainKind: 1 2 3 > 3
    gained(seat 1, resource 3, n 1) | players.1.stock.3 5>6
    1: 10 vp, stock 6 4 4 6 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  greyMarket: `
    1 chooseModule: 0 1 2 3 4 5 6 7 8 9 10 11 none +4 > none
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  lunarSurveyors: `
    1 claimFrom: 0 8 10 > 10 !reveal
    moonClaimed(seat 1, moon 6, from 10) | players.1.moons at 2 []>[6]
    moonShown(at 10, moon 6) | moons.10 at 2 [6]>[]
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10 6, upgrades -1 6 -1 -1`,
  fieldCouncil: `
    1 recruitFrom: 0 7 9 13 16 17 19 > 19
    leaderRecruited(seat 1, from 19) | players.1.leaders 4>5 | players.1.abroad.19 1>0
    1 recruitFrom: 0 7 9 13 16 17 > 17
    leaderRecruited(seat 1, from 17) | players.1.leaders 5>6 | players.1.abroad.17 1>0
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 6 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  rapidAssembly: `
    1 buildShip: 0 3 none +10 > none`,
  advanceParty: `
    1 buildDevelopment: 8 10 none +4 > none
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  towline: `
    1 recall: {ship 0, from -3} {ship 0, from -4} done > done
    1 repair: {scrapped 0} {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1`,
  rotationOrder: `
    1 recall: {ship 0, from 8} {ship 0, from 10} {ship 1, from 13} {ship 2, from 0} done > done
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  slipstream: `
    1 moveShip: {ship 0, from 8, to 6} {ship 0, from 8, to 7} {ship 0, from 8, to 9} {ship 0, from 8, to 10} {ship 0, from 8, to 11} {ship 0, from 8, to 12} {ship 0, from 8, to 13} {ship 0, from 8, to 14} {ship 0, from 8, to 15} {ship 0, from 8, to 16} {ship 0, from 8, to 17} {ship 0, from 8, to 18} {ship 0, from 8, to 19} {ship 0, from 8, to 20} {ship 0, from 8, to 21} {ship 0, from 8, to 22} {ship 0, from 10, to 7} {ship 0, from 10, to 8} {ship 0, from 10, to 9} {ship 0, from 10, to 11} {ship 0, from 10, to 14} {ship 0, from 10, to 15} {ship 0, from 10, to 16} {ship 0, from 10, to 17} {ship 0, from 10, to 20} {ship 0, from 10, to 21} {ship 0, from 10, to 22} {ship 0, from 10, to 23} {ship 1, from 13, to 6} {ship 1, from 13, to 7} {ship 1, from 13, to 8} {ship 1, from 13, to 9} {ship 1, from 13, to 12} {ship 1, from 13, to 14} {ship 1, from 13, to 15} {ship 1, from 13, to 16} {ship 1, from 13, to 18} {ship 1, from 13, to 19} {ship 1, from 13, to 20} {ship 1, from 13, to 21} {ship 2, from 0, to 1} {ship 2, from 0, to 2} {ship 2, from 0, to 3} {ship 2, from 0, to 6} {ship 2, from 0, to 7} {ship 2, from 0, to 8} {ship 2, from 0, to 12} {ship 2, from 0, to 13} {ship 2, from 0, to 14} {ship 2, from 0, to 18} {ship 2, from 0, to 19} done > done
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  overtime: `
    1 activateModule: {row 1, at 0} {row 2, at 0} {row 2, at 1} {row 3, at 0} none > none
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  falseBeacon: `
    1 moveRaider: {raider 0, from 20, to 7} {raider 0, from 20, to 8} {raider 0, from 20, to 9} {raider 0, from 20, to 14} {raider 0, from 20, to 15} {raider 0, from 20, to 16} {raider 0, from 20, to 18} {raider 0, from 20, to 19} {raider 0, from 20, to 21} {raider 0, from 20, to 22} {raider 1, from 13, to 0} {raider 1, from 13, to 1} {raider 1, from 13, to 2} {raider 1, from 13, to 6} {raider 1, from 13, to 7} {raider 1, from 13, to 8} {raider 1, from 13, to 12} {raider 1, from 13, to 14} {raider 1, from 13, to 15} {raider 1, from 13, to 18} {raider 1, from 13, to 19} none > none
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  shadowTraders: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1: 10 vp, stock 6 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  conjunction: `
    1 moonBenefit: 19 > 19
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1 moonBenefit: 3 10 > 10
    1 repair: {scrapped 0} {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    1: 10 vp, stock 6 4 5 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1`,
  precursorCache: `
    1 chooseModule: 0 1 2 3 4 5 6 7 8 9 10 11 none +4 > none`,
  omens: `
    eventsLookedAt(seat 1, n 2) | eventSeen.8 0>2 | eventSeen.9 0>2
    1 lookAtEvents: 9 8 > 8 !reveal
    eventsSorted(seat 1, top 8, bottom 9) | eventDeck.0 0>9 | eventDeck.1 1>0 | eventDeck.2 2>1 | eventDeck.3 3>2 | eventDeck.4 4>3 | eventDeck.5 5>4 | eventDeck.6 6>5 | eventDeck.7 7>6 | eventDeck.8 8>7 | eventDeck.9 9>8 | eventSeen.0 0>2 | eventSeen.8 2>0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    tacticsDrawn(seat 1, n 2, cards [64, 63]) | tacticsDeck at 74 [63, 64]>[] | players.1.hand at 3 []>[64, 63]
    1: 10 vp, stock 6 4 4 4 3, 5 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  foundersDay: `
    1 recruitFrom: 0 7 9 13 16 17 19 > 19
    leaderRecruited(seat 1, from 19) | players.1.leaders 4>5 | players.1.abroad.19 1>0
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 5 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  expeditionCharter: `
    1 claimFrom: 6 8 10 11 12 14 15 18 20 21 22 23 > 23 !reveal
    moonClaimed(seat 1, moon 11, from 23) | players.1.moons at 2 []>[11]
    moonShown(at 23, moon 9) | moons.23 at 1 [11]>[]
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10 11, upgrades -1 6 -1 -1`,
  ransom: `
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {abandon 3}
    moonAbandoned(seat 1, moon 3) | gone at 0 []>[3] | players.1.moons at 0 [3]>[]
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    scored(seat 1, vp 1, for moon) | players.1.vp 10>11
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50]) | tacticsDiscard at 0 []>[50] | players.1.hand at 2 [50]>[]
    scored(seat 1, vp 3, for effect) | players.1.vp 11>14
    then | battle.ended false>true
    1: 14 vp, stock 5 4 4 5 3, 2 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 10, upgrades -1 6 -1 -1`,
  reinforcements: `
    1 reinforce: 0 done > done
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  fightingRetreat: `
    1 withdraw: {ship 0, from 8, to 7} {ship 0, from 8, to 9} {ship 0, from 8, to 14} {ship 0, from 8, to 15} done > done !reveal
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1: 10 vp, stock 5 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  jammingField: `
    1 chooseRival: 0 2 > 2
    battleAltered(seat 1, side 2, what targeting, n -2) | battle.targeting.2 0>-2`,
  flakCurtain: `
    1 chooseRival: 0 2 > 2
    battleAltered(seat 1, side 2, what dice, n -2) | battle.dice.2 0>-2`,
  recalculatedBurst: `
    1 reroll: 5 3 2 done > done`,
  scrambledSights: `
    1 chooseRival: 0 2 > 2
    1 reroll: 6 1 done > done`,
  perfectShot: `
    1 setDie: 5 3 2 done > done`,
  deadHeat: `
    battleRuled(seat 1, rule winTies) | battle.tieWinners 0>2
    1 reroll: 5 3 2 done > done`,
  spoilsOfWar: `
    1 takeKind: 2 > 2
    taken(seat 1, from 2, resource 2, n 1) | players.1.stock.2 4>5 | players.2.stock.2 2>1
    1 takeKind: 0 1 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [5]) | players.0.hand at 0 [5]>[] | players.1.hand at 3 []>[5]
    taken(seat 1, from 0, resource 5, n 1)
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    0: 8 vp, stock 2 1 0 0 0, 0 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 7 4 5 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 1 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  boardingCharge: `
    2 damageModule: {row 0, at 0} {row 1, at 0} {row 2, at 0} {row 3, at 0} > {row 3, at 0}
    moduleDamaged(seat 2, row 3, at 0, module -4) | players.2.rows.3.0.damage 0>1
    0 damageModule: {row 0, at 0} {row 1, at 0} {row 2, at 0} {row 3, at 0} > {row 3, at 0}
    moduleDamaged(seat 0, row 3, at 0, module -4) | players.0.rows.3.0.damage 0>1
    scored(seat 1, vp 2, for effect) | players.1.vp 10>12
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay, damage 1
    1: 12 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8, damage 1`,
  pyrrhicLedger: `
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [63]) | tacticsDeck at 74 [63]>[] | players.1.hand at 4 []>[63]
    1: 10 vp, stock 5 4 4 4 3, 5 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  scatterDecoys: `
    1 saveShip: {ship 0, from 8} done > done`,
  lastLightJump: `
    1 withdraw: {ship 0, from 8, to -2} done > done
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
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
  it.each(Object.keys(TAKEN))('tactics card %s', (id) => {
    const effects = TACTICS_CARDS.find((card) => card.id === id)?.effects ?? [];
    expect(carriedOut(moment(id), effects, eager)).toEqual(told(TAKEN[id]));
    expect(carriedOut(moment(id), effects, reluctant)).toEqual(told(LEFT[id] ?? TAKEN[id]));
  });

  it('no card that does something at once is left out', () => {
    expect(Object.keys(TAKEN)).toEqual(TACTICS_CARDS.flatMap(({ id, effects }) => (effects.length === 0 ? [] : [id])));
  });
});
