import { describe, expect, it } from 'vitest';
import type { Effects } from '../content/effects.ts';
import { CORE_MODULES, MODULES } from '../content/modules.ts';
import type { State } from '../state.ts';
import { carriedOut, eager, reluctant, rich, told } from './story.ts';

/** What each module does when it is activated, at the same table. Each line is what was heard or asked (what is offered, then what is chosen); the last ones say what those have whose fortunes changed. Numbers are those of content/. */

/** Everything taken. */
const TAKEN: Readonly<Record<string, string>> = {
  primaryReactor: `
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1 fire: 1 done +10 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor) | players.1.rows.0.1.used 0>3
    gained(seat 1, resource 0, n 2) | players.1.stock.0 7>9
    1: 10 vp, stock 9 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  shipwright: `
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 3 none +10 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1: 10 vp, stock 5 2 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge tbay f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  treasury: `
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1: 10 vp, stock 5 4 4 4 4, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  architect: `
    1 chooseEffect: 0 1 > 0 !reveal
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1: 10 vp, stock 5 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  ionWell: `
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  filamentLoom: `
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    1: 10 vp, stock 5 4 4 5 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  patternArchive: `
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1: 10 vp, stock 5 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  chargedLens: `
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    tacticsDrawn(seat 1, n 2, cards [64, 63]) | tacticsDeck at 74 [63, 64]>[] | players.1.hand at 3 []>[64, 63]
    1: 10 vp, stock 4 4 4 4 3, 5 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  matterPress: `
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    1 gainKind: 1 2 3 > 1
    gained(seat 1, resource 1, n 1) | players.1.stock.1 4>5
    1 gainKind: 1 2 3 > 1
    gained(seat 1, resource 1, n 1) | players.1.stock.1 5>6
    1: 10 vp, stock 3 6 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  pulseOracle: `
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    scored(seat 1, vp 2, for effect) | players.1.vp 10>12
    1: 12 vp, stock 4 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  cryoAssay: `
    1 chooseEffect: 0 1 > 0
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1: 10 vp, stock 5 4 5 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  resonanceBank: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  riftCartographers: `
    eventsLookedAt(seat 1, n 2) | eventSeen.8 0>2 | eventSeen.9 0>2
    1 lookAtEvents: 9 8 > 9
    eventsSorted(seat 1, top 9, bottom 8) | eventDeck.0 0>8 | eventDeck.1 1>0 | eventDeck.2 2>1 | eventDeck.3 3>2 | eventDeck.4 4>3 | eventDeck.5 5>4 | eventDeck.6 6>5 | eventDeck.7 7>6 | eventDeck.8 8>7 | eventSeen.0 0>2 | eventSeen.8 2>0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  deepCatalogue: `
    1 pay: {pay 3} {pay 4} {abandon 3} > {pay 3}
    paid(seat 1, resource 3, n 1) | players.1.stock.3 4>3
    advanced(seat 1, track 0, to 2) | players.1.tracks.0 1>2
    1: 10 vp, stock 5 4 4 3 3, 3 cards, tracks 22014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  moonRetriever: `
    1 claimFrom: 0 8 10 > 0
    moonClaimed(seat 1, moon 30, from 0) | moons.0 at 0 [30]>[] | players.1.moons at 2 []>[30]
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10 30, upgrades -1 6 -1 -1`,
  paradoxEngine: `
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  latticeMender: `
    1 repair: {scrapped 0} {row 1, at 1} > {scrapped 0}
    repaired(seat 1, what ship, id 0) | players.1.ships.3 -3>-4
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tbarge tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  probabilityMill: `
    1 discardTactics: 2 1 50 > 2 !reveal
    tacticsDiscarded(seat 1, cards [2]) | tacticsDiscard at 0 []>[2] | players.1.hand at 0 [2]>[]
    scored(seat 1, vp 2, for effect) | players.1.vp 10>12
    1: 12 vp, stock 5 4 4 4 3, 2 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  quietArray: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  seedVault: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    scored(seat 1, vp 2, for effect) | players.1.vp 10>12
    1: 12 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  echoDish: `
    1 moonBenefit: 3 10 > 3
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    scored(seat 1, vp 1, for moon) | players.1.vp 10>11
    1: 11 vp, stock 5 4 4 5 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  smelterRing: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    gained(seat 1, resource 1, n 1) | players.1.stock.1 4>5
    1: 10 vp, stock 6 5 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  fusionHearth: `
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    gained(seat 1, resource 0, n 4) | players.1.stock.0 5>9
    1: 10 vp, stock 9 3 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  rivetFoundry: `
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    scored(seat 1, vp 2, for effect) | players.1.vp 10>12
    1: 12 vp, stock 6 3 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  dryDock: `
    1 repair: {scrapped 0} {row 1, at 1} > {scrapped 0}
    repaired(seat 1, what ship, id 0) | players.1.ships.3 -3>-4
    gained(seat 1, resource 1, n 1) | players.1.stock.1 4>5
    1: 10 vp, stock 5 5 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tbarge tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  keelWorks: `
    1 buildShip: 0 3 none +10 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1: 10 vp, stock 5 3 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge tbay f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  gantryCrane: `
    1 repair: {scrapped 0} {row 1, at 1} > {scrapped 0}
    repaired(seat 1, what ship, id 0) | players.1.ships.3 -3>-4
    1 repair: {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tbarge tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1`,
  slagReactor: `
    gained(seat 1, resource 0, n 3) | players.1.stock.0 5>8
    1: 10 vp, stock 8 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  orbitalForge: `
    1 chooseEffect: 0 1 > 0
    gained(seat 1, resource 1, n 2) | players.1.stock.1 4>6
    1: 10 vp, stock 5 6 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  ordnanceBay: `
    gained(seat 1, resource 1, n 1) | players.1.stock.1 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1: 10 vp, stock 5 5 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  hullBrokers: `
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    scored(seat 1, vp 4, for effect) | players.1.vp 10>14
    1: 14 vp, stock 5 2 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  assemblyLine: `
    1 buildShip: 0 3 none +10 > 0
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge tbay f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  towerYard: `
    1 buildDevelopment: 8 10 none +4 > 8
    1 pay: {pay 2} {pay 4} {abandon 3} > {pay 2}
    paid(seat 1, resource 2, n 1) | players.1.stock.2 4>3
    1 pay: {pay 3} {pay 4} {abandon 3} > {pay 3}
    paid(seat 1, resource 3, n 1) | players.1.stock.3 4>3
    developmentBuilt(seat 1, development 2, at 8, leaders 1) | owner.8 -1>1 | players.1.ships.0 8>-6 | players.1.leaders 4>3 | players.1.assigned 0>1 | players.1.cards.2 0>1
    advanced(seat 1, track 2, to 1) | players.1.tracks.2 0>1
    scored(seat 1, vp 7, for development) | players.1.vp 10>17
    1: 17 vp, stock 5 4 3 3 3, 3 cards, tracks 12114, 3 leaders, t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  conveyorSpine: `
    1 activateModule: {row 1, at 0} none > {row 1, at 0}
    moduleActivated(seat 1, row 1, at 0, module -2, with effect) | players.1.rows.1.0.used 0>3
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 3 none +10 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1: 10 vp, stock 5 2 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge tbay f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  scrapTurbine: `
    gained(seat 1, resource 1, n 1) | players.1.stock.1 4>5
    gained(seat 1, resource 0, n 4) | players.1.stock.0 5>9
    1: 10 vp, stock 9 5 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  refitCradle: `
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 2>1
    1 upgrade: {ship 0} {ship 2} {ship 3} > {ship 0} !reveal
    upgradePlaced(seat 1, upgrade 0, ship 0) | players.1.placed.0 -1>0
    shipBuilt(seat 1, ship 0, free) | players.1.ships.5 -1>-2
    1: 10 vp, stock 5 1 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge tbay f13 s0, modules 2221, damage 1, moons 3 10, upgrades 0 6 -1 -1`,
  tonnageLedger: `
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    1: 11 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  magneticHoist: `
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    gained(seat 1, resource 1, n 3) | players.1.stock.1 4>7
    1: 10 vp, stock 4 7 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  ballastPress: `
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    1: 10 vp, stock 6 3 5 5 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  supplier: `
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1: 10 vp, stock 5 4 4 4 4, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  iceExchange: `
    1 pay: {pay 2} {pay 4} > {pay 2}
    paid(seat 1, resource 2, n 1) | players.1.stock.2 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    1: 10 vp, stock 5 4 3 4 5, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  oreExchange: `
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 3 4 4 4, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  carbonExchange: `
    1 pay: {pay 3} {pay 4} {abandon 3} > {pay 3}
    paid(seat 1, resource 3, n 1) | players.1.stock.3 4>3
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1: 10 vp, stock 7 4 4 3 4, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  freeMarket: `
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 4>5
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  tollGate: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1: 10 vp, stock 6 4 4 4 4, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  bondHouse: `
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    1: 13 vp, stock 5 4 4 4 2, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  courierGuild: `
    1 chooseEffect: 0 1 > 0
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1: 10 vp, stock 5 4 4 4 4, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  lunarBourse: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  indexExtractor: `
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1: 10 vp, stock 5 4 4 4 4, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  customsHouse: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1: 10 vp, stock 6 4 4 4 4, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  salvageBroker: `
    1 repair: {scrapped 0} {row 1, at 1} > {scrapped 0}
    repaired(seat 1, what ship, id 0) | players.1.ships.3 -3>-4
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tbarge tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  smugglersBerth: `
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 gainKind: 1 2 3 > 1
    gained(seat 1, resource 1, n 1) | players.1.stock.1 4>5
    1 gainKind: 1 2 3 > 1
    gained(seat 1, resource 1, n 1) | players.1.stock.1 5>6
    1 gainKind: 1 2 3 > 1
    gained(seat 1, resource 1, n 1) | players.1.stock.1 6>7
    1: 10 vp, stock 4 7 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  auctionRing: `
    1 refreshMarket: 0 1 2 3 > 0 !reveal
    marketSwept(seat 1, column 0)
    moduleRemoved(seat 1, module 17, slot 0) | market.0 17>-1 | moduleUnder.0 at 0 []>[17]
    moduleRemoved(seat 1, module 16, slot 1) | market.1 16>-1 | moduleUnder.0 at 1 []>[16]
    moduleRemoved(seat 1, module 15, slot 2) | market.2 15>-1 | moduleUnder.0 at 2 []>[15]
    marketRefilled(slot 2, module 14) | market.2 -1>14 | moduleDeck.0 at 22 [14]>[]
    marketRefilled(slot 1, module 13) | market.1 -1>13 | moduleDeck.0 at 21 [13]>[]
    marketRefilled(slot 0, module 12) | market.0 -1>12 | moduleDeck.0 at 20 [12]>[]
    1 chooseModule: 0 1 2 3 4 5 6 7 8 9 10 11 none +4 > 0
    1 pay: {pay 3} {pay 4} {abandon 3} > {pay 3}
    paid(seat 1, resource 3, n 1) | players.1.stock.3 4>3
    1 pay: {pay 3} {pay 4} {abandon 3} > {pay 3} !reveal
    paid(seat 1, resource 3, n 1) | players.1.stock.3 3>2
    moduleGained(seat 1, module 12, slot 0) | market.0 12>-1 | players.1.rows.0 at 2 []>[{id 12, damage 1, moon -1, half -1, used 0}]
    advanced(seat 1, track 0, to 2) | players.1.tracks.0 1>2
    marketRefilled(slot 0, module 11) | market.0 -1>11 | moduleDeck.0 at 19 [11]>[]
    0 react: pass mute > pass
    1: 10 vp, stock 5 4 4 2 3, 3 cards, tracks 22014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 3221, damage 2, moons 3 10, upgrades -1 6 -1 -1`,
  charterOffice: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1 chooseModule: 6 7 8 9 10 11 none +4 > 6
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} > {pay 1} !reveal
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    moduleGained(seat 1, module 53, slot 6) | market.6 53>-1 | players.1.rows.2 at 2 []>[{id 53, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 2, to 1) | players.1.tracks.2 0>1
    marketRefilled(slot 6, module 50) | market.6 -1>50 | moduleDeck.2 at 22 [50]>[]
    0 react: pass mute > pass
    1: 10 vp, stock 6 2 4 4 3, 3 cards, tracks 12114, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2231, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  dividendPool: `
    scored(seat 1, vp 2, for effect) | players.1.vp 10>12
    1: 12 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  bulkContracts: `
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    scored(seat 1, vp 2, for effect) | players.1.vp 10>12
    1 exchange: pay skip +10 > pay
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    scored(seat 1, vp 2, for effect) | players.1.vp 12>14
    1: 14 vp, stock 5 2 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  arbitrageDesk: `
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 6>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  envoyHall: `
    1 pay: {pay 2} {pay 4} > {pay 2} !reveal
    paid(seat 1, resource 2, n 1) | players.1.stock.2 4>3
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    tacticsDrawn(seat 1, n 2, cards [64, 63]) | tacticsDeck at 74 [63, 64]>[] | players.1.hand at 3 []>[64, 63]
    1: 10 vp, stock 6 4 3 4 3, 5 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  tideGardens: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1: 10 vp, stock 6 4 5 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  assemblyHall: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1: 10 vp, stock 6 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  embassyRow: `
    1 recruitFrom: 0 7 9 13 16 17 19 > 0
    leaderRecruited(seat 1, from 0) | players.1.leaders 4>5 | players.1.abroad.0 2>1
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 5 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  festivalDeck: `
    1 pay: {pay 2} {pay 4} > {pay 2}
    paid(seat 1, resource 2, n 1) | players.1.stock.2 4>3
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    1: 13 vp, stock 5 4 3 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  commonsForum: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  schoolOfStations: `
    1 discardTactics: 2 1 50 > 2 !reveal
    tacticsDiscarded(seat 1, cards [2]) | tacticsDiscard at 0 []>[2] | players.1.hand at 0 [2]>[]
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 6>7
    1: 10 vp, stock 7 4 4 4 3, 2 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  heritageTrust: `
    1 pay: {pay 2} {pay 4} > {pay 2}
    paid(seat 1, resource 2, n 1) | players.1.stock.2 4>3
    1 anyTrack: 2 > 2
    advanced(seat 1, track 2, to 1) | players.1.tracks.2 0>1
    1: 10 vp, stock 5 4 3 4 3, 3 cards, tracks 12114, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  plannersGuild: `
    1 recruitFrom: 0 7 9 13 16 17 19 > 0
    leaderRecruited(seat 1, from 0) | players.1.leaders 4>5 | players.1.abroad.0 2>1
    1 buildDevelopment: 8 10 none +4 > 8
    1 pay: {pay 1} {pay 4} {abandon 3} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 2} {pay 4} {abandon 3} > {pay 2}
    paid(seat 1, resource 2, n 1) | players.1.stock.2 4>3
    1 pay: {pay 3} {pay 4} {abandon 3} > {pay 3}
    paid(seat 1, resource 3, n 1) | players.1.stock.3 4>3
    developmentBuilt(seat 1, development 2, at 8, leaders 1) | owner.8 -1>1 | players.1.ships.0 8>-6 | players.1.leaders 5>4 | players.1.assigned 0>1 | players.1.cards.2 0>1
    advanced(seat 1, track 2, to 1) | players.1.tracks.2 0>1
    scored(seat 1, vp 7, for development) | players.1.vp 10>17
    1: 17 vp, stock 5 3 3 3 3, 3 cards, tracks 12114, 4 leaders, t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  sanctuary: `
    1 repair: {scrapped 0} {row 1, at 1} > {scrapped 0}
    repaired(seat 1, what ship, id 0) | players.1.ships.3 -3>-4
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1: 10 vp, stock 5 4 5 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tbarge tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  moonlitTheatre: `
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1: 10 vp, stock 5 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  petitionChamber: `
    1 recruitFrom: 0 7 9 13 16 17 19 > 0
    leaderRecruited(seat 1, from 0) | players.1.leaders 4>5 | players.1.abroad.0 2>1
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    1: 11 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 5 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
};

/** As little taken as possible, where that makes a difference. */
const LEFT: Readonly<Record<string, string>> = {
  primaryReactor: `
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1 fire: 1 done +10 > done
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  shipwright: `
    1 chooseEffect: 0 1 > 1
    1 repair: {scrapped 0} {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1`,
  architect: `
    1 chooseEffect: 0 1 > 1
    1 buildDevelopment: 8 10 none +4 > none`,
  matterPress: `
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    1 gainKind: 1 2 3 > 3
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    1 gainKind: 1 2 3 > 3
    gained(seat 1, resource 3, n 1) | players.1.stock.3 5>6
    1: 10 vp, stock 3 4 4 6 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  cryoAssay: `
    1 chooseEffect: 0 1 > 1
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    1: 10 vp, stock 5 4 4 5 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  riftCartographers: `
    eventsLookedAt(seat 1, n 2) | eventSeen.8 0>2 | eventSeen.9 0>2
    1 lookAtEvents: 9 8 > 8
    eventsSorted(seat 1, top 8, bottom 9) | eventDeck.0 0>9 | eventDeck.1 1>0 | eventDeck.2 2>1 | eventDeck.3 3>2 | eventDeck.4 4>3 | eventDeck.5 5>4 | eventDeck.6 6>5 | eventDeck.7 7>6 | eventDeck.8 8>7 | eventDeck.9 9>8 | eventSeen.0 0>2 | eventSeen.8 2>0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  deepCatalogue: `
    1 pay: {pay 3} {pay 4} {abandon 3} > {abandon 3}
    moonAbandoned(seat 1, moon 3) | gone at 0 []>[3] | players.1.moons at 0 [3]>[]
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    scored(seat 1, vp 1, for moon) | players.1.vp 10>11
    1 pay: {pay 3} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    advanced(seat 1, track 0, to 2) | players.1.tracks.0 1>2
    1: 11 vp, stock 5 4 4 5 2, 3 cards, tracks 22014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 10, upgrades -1 6 -1 -1`,
  moonRetriever: `
    1 claimFrom: 0 8 10 > 10 !reveal
    moonClaimed(seat 1, moon 6, from 10) | players.1.moons at 2 []>[6]
    moonShown(at 10, moon 6) | moons.10 at 2 [6]>[]
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10 6, upgrades -1 6 -1 -1`,
  paradoxEngine: `
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1: 10 vp, stock 5 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  latticeMender: `
    1 repair: {scrapped 0} {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1`,
  probabilityMill: `
    1 discardTactics: 2 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50]) | tacticsDiscard at 0 []>[50] | players.1.hand at 2 [50]>[]
    scored(seat 1, vp 2, for effect) | players.1.vp 10>12
    1: 12 vp, stock 5 4 4 4 3, 2 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  echoDish: `
    1 moonBenefit: 3 10 > 10
    1 repair: {scrapped 0} {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1`,
  fusionHearth: `
    1 pay: {pay 1} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    gained(seat 1, resource 0, n 4) | players.1.stock.0 5>9
    1: 10 vp, stock 9 4 4 4 2, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  rivetFoundry: `
    1 pay: {pay 1} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    scored(seat 1, vp 2, for effect) | players.1.vp 10>12
    1: 12 vp, stock 6 4 4 4 2, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  dryDock: `
    1 repair: {scrapped 0} {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    gained(seat 1, resource 1, n 1) | players.1.stock.1 4>5
    1: 10 vp, stock 5 5 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1`,
  keelWorks: `
    1 buildShip: 0 3 none +10 > none`,
  gantryCrane: `
    1 repair: {scrapped 0} {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    1 repair: {scrapped 0} > {scrapped 0}
    repaired(seat 1, what ship, id 0) | players.1.ships.3 -3>-4
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tbarge tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1`,
  orbitalForge: `
    1 chooseEffect: 0 1 > 1
    gained(seat 1, resource 0, n 3) | players.1.stock.0 5>8
    1: 10 vp, stock 8 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  hullBrokers: `
    1 pay: {pay 1} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    1 pay: {pay 1} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 2>1
    scored(seat 1, vp 4, for effect) | players.1.vp 10>14
    1: 14 vp, stock 5 4 4 4 1, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  assemblyLine: `
    1 buildShip: 0 3 none +10 > none`,
  towerYard: `
    1 buildDevelopment: 8 10 none +4 > none`,
  conveyorSpine: `
    1 activateModule: {row 1, at 0} none > none`,
  refitCradle: `
    1 pay: {pay 1} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    1 pay: {pay 1} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 2>1
    1 pay: {pay 1} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 1>0
    1 upgrade: {ship 0} {ship 2} {ship 3} > {ship 3} !reveal
    upgradePlaced(seat 1, upgrade 12, ship 3) | players.1.placed.3 -1>12
    shipBuilt(seat 1, ship 3, free) | players.1.ships.8 -1>-2
    1: 10 vp, stock 5 4 4 4 0, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 12`,
  magneticHoist: `
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {abandon 3}
    moonAbandoned(seat 1, moon 3) | gone at 0 []>[3] | players.1.moons at 0 [3]>[]
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    scored(seat 1, vp 1, for moon) | players.1.vp 10>11
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50]) | tacticsDiscard at 0 []>[50] | players.1.hand at 2 [50]>[]
    gained(seat 1, resource 1, n 3) | players.1.stock.1 4>7
    1: 11 vp, stock 5 7 4 5 3, 2 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 10, upgrades -1 6 -1 -1`,
  ballastPress: `
    1 pay: {pay 1} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    1: 10 vp, stock 6 4 5 5 2, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  iceExchange: `
    1 pay: {pay 2} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    gained(seat 1, resource 4, n 2) | players.1.stock.4 2>4
    1: 10 vp, stock 5 4 4 4 4, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  oreExchange: `
    1 pay: {pay 1} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    gained(seat 1, resource 4, n 1) | players.1.stock.4 2>3
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1: 10 vp, stock 5 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  carbonExchange: `
    1 pay: {pay 3} {pay 4} {abandon 3} > {abandon 3}
    moonAbandoned(seat 1, moon 3) | gone at 0 []>[3] | players.1.moons at 0 [3]>[]
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    scored(seat 1, vp 1, for moon) | players.1.vp 10>11
    1 pay: {pay 3} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    gained(seat 1, resource 4, n 1) | players.1.stock.4 2>3
    1: 11 vp, stock 7 4 4 5 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 10, upgrades -1 6 -1 -1`,
  freeMarket: `
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {abandon 3}
    moonAbandoned(seat 1, moon 3) | gone at 0 []>[3] | players.1.moons at 0 [3]>[]
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    scored(seat 1, vp 1, for moon) | players.1.vp 10>11
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50]) | tacticsDiscard at 0 []>[50] | players.1.hand at 2 [50]>[]
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 2 []>[64]
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [63]) | tacticsDeck at 74 [63]>[] | players.1.hand at 3 []>[63]
    1: 11 vp, stock 5 4 4 5 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 10, upgrades -1 6 -1 -1`,
  courierGuild: `
    1 chooseEffect: 0 1 > 1 !reveal
    tacticsDrawn(seat 1, n 2, cards [64, 63]) | tacticsDeck at 74 [63, 64]>[] | players.1.hand at 3 []>[64, 63]
    1: 10 vp, stock 5 4 4 4 3, 5 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  salvageBroker: `
    1 repair: {scrapped 0} {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1`,
  smugglersBerth: `
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 gainKind: 1 2 3 > 3
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    1 gainKind: 1 2 3 > 3
    gained(seat 1, resource 3, n 1) | players.1.stock.3 5>6
    1 gainKind: 1 2 3 > 3
    gained(seat 1, resource 3, n 1) | players.1.stock.3 6>7
    1: 10 vp, stock 4 4 4 7 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  auctionRing: `
    1 refreshMarket: 0 1 2 3 > 3 !reveal
    marketSwept(seat 1, column 3)
    moduleRemoved(seat 1, module 73, slot 9) | market.9 73>-1 | moduleUnder.3 at 0 []>[73]
    moduleRemoved(seat 1, module 72, slot 10) | market.10 72>-1 | moduleUnder.3 at 1 []>[72]
    moduleRemoved(seat 1, module 71, slot 11) | market.11 71>-1 | moduleUnder.3 at 2 []>[71]
    marketRefilled(slot 11, module 70) | market.11 -1>70 | moduleDeck.3 at 23 [70]>[]
    marketRefilled(slot 10, module 69) | market.10 -1>69 | moduleDeck.3 at 22 [69]>[]
    marketRefilled(slot 9, module 68) | market.9 -1>68 | moduleDeck.3 at 21 [68]>[]
    1 chooseModule: 0 1 2 3 4 5 6 7 8 9 10 11 none +4 > none`,
  charterOffice: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1 chooseModule: 6 7 8 9 10 11 none +4 > none
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  bulkContracts: `
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} > {abandon 3}
    moonAbandoned(seat 1, moon 3) | gone at 0 []>[3] | players.1.moons at 0 [3]>[]
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    scored(seat 1, vp 1, for moon) | players.1.vp 10>11
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    scored(seat 1, vp 2, for effect) | players.1.vp 11>13
    1 exchange: pay skip +7 > skip
    1: 13 vp, stock 5 4 4 5 2, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 10, upgrades -1 6 -1 -1`,
  arbitrageDesk: `
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [63]) | tacticsDeck at 74 [63]>[] | players.1.hand at 4 []>[63]
    1: 10 vp, stock 5 4 4 4 3, 5 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  envoyHall: `
    1 pay: {pay 2} {pay 4} > {pay 4} !reveal
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    tacticsDrawn(seat 1, n 2, cards [64, 63]) | tacticsDeck at 74 [63, 64]>[] | players.1.hand at 3 []>[64, 63]
    1: 10 vp, stock 6 4 4 4 2, 5 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  embassyRow: `
    1 recruitFrom: 0 7 9 13 16 17 19 > 19
    leaderRecruited(seat 1, from 19) | players.1.leaders 4>5 | players.1.abroad.19 1>0
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 5 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  festivalDeck: `
    1 pay: {pay 2} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    1: 13 vp, stock 5 4 4 4 2, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  schoolOfStations: `
    1 discardTactics: 2 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50]) | tacticsDiscard at 0 []>[50] | players.1.hand at 2 [50]>[]
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 2 []>[64]
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [63]) | tacticsDeck at 74 [63]>[] | players.1.hand at 3 []>[63]
    1: 10 vp, stock 5 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  heritageTrust: `
    1 pay: {pay 2} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    1 anyTrack: 2 > 2
    advanced(seat 1, track 2, to 1) | players.1.tracks.2 0>1
    1: 10 vp, stock 5 4 4 4 2, 3 cards, tracks 12114, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  plannersGuild: `
    1 recruitFrom: 0 7 9 13 16 17 19 > 19
    leaderRecruited(seat 1, from 19) | players.1.leaders 4>5 | players.1.abroad.19 1>0
    1 buildDevelopment: 8 10 none +4 > none
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 5 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  sanctuary: `
    1 repair: {scrapped 0} {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1: 10 vp, stock 5 4 5 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1`,
  petitionChamber: `
    1 recruitFrom: 0 7 9 13 16 17 19 > 19
    leaderRecruited(seat 1, from 19) | players.1.leaders 4>5 | players.1.abroad.19 1>0
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    1: 11 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 5 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
};

const cards: readonly { readonly id: string; readonly effects: Effects }[] = [...CORE_MODULES, ...MODULES];

const returning = (): State => {
  const state = rich();
  state.kind = 'return';
  return state;
};

describe('modules at work', () => {
  it.each(Object.keys(TAKEN))('module %s', (id) => {
    const effects = cards.find((card) => card.id === id)?.effects ?? [];
    expect(carriedOut(returning(), effects, eager)).toEqual(told(TAKEN[id]));
    expect(carriedOut(returning(), effects, reluctant)).toEqual(told(LEFT[id] ?? TAKEN[id]));
  });

  it('no module that does something is left out', () => {
    expect(Object.keys(TAKEN)).toEqual(cards.flatMap(({ id, effects }) => (effects.length === 0 ? [] : [id])));
  });
});
