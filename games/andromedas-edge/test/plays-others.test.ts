import { describe, expect, it } from 'vitest';
import type { Effects } from '../content/effects.ts';
import { EVENTS } from '../content/events.ts';
import { PLANETS } from '../content/planets.ts';
import { RAIDERS } from '../content/raiders.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from '../content/tokens.ts';
import type { State } from '../state.ts';
import { carriedOut, eager, reluctant, rich, told } from './story.ts';

/** What tokens, development cards, events and the rewards of raiders do, at the same table. Each line is what was heard or asked (what is offered, then what is chosen); the last ones say what those have whose fortunes changed. Numbers are those of content/. */

/** Discovery and supremacy tokens, then the development cards by type: everything taken. */
const TOKENS: Readonly<Record<string, string>> = {
  drownedReactor: `
    gained(seat 1, resource 0, n 4) | players.1.stock.0 5>9
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    1: 11 vp, stock 9 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  wreckOfTheOmbre: `
    gained(seat 1, resource 1, n 3) | players.1.stock.1 4>7
    1: 10 vp, stock 5 7 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  frozenSea: `
    gained(seat 1, resource 2, n 3) | players.1.stock.2 4>7
    1: 10 vp, stock 5 4 7 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  carbonReef: `
    gained(seat 1, resource 3, n 3) | players.1.stock.3 4>7
    1: 10 vp, stock 5 4 4 7 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  sealedTreasury: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    1: 10 vp, stock 6 4 4 4 5, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  warDiaries: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    tacticsDrawn(seat 1, n 2, cards [64, 63]) | tacticsDeck at 74 [63, 64]>[] | players.1.hand at 3 []>[64, 63]
    1: 10 vp, stock 6 4 4 4 3, 5 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  driftingBazaar: `
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 6>7
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 7>8
    1: 10 vp, stock 8 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  livingEquation: `
    advanced(seat 1, track 0, to 2) | players.1.tracks.0 1>2
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 22014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  selfWindingForge: `
    advanced(seat 1, track 1, to 3) | players.1.tracks.1 2>3
    markerMoved(by 1, left 2) | marker 3>2
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 13014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  universalTariff: `
    advanced(seat 1, track 2, to 1) | players.1.tracks.2 0>1
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12114, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  firstSong: `
    advanced(seat 1, track 3, to 2) | players.1.tracks.3 1>2
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12024, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  bannerOfTheLost: `
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  engineSarcophagus: `
    1 chooseModule: 0 1 2 3 4 5 none +4 > 0 !reveal
    moduleGained(seat 1, module 17, slot 0, free) | market.0 17>-1 | players.1.rows.0 at 2 []>[{id 17, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 0, to 2) | players.1.tracks.0 1>2
    marketRefilled(slot 0, module 14) | market.0 -1>14 | moduleDeck.0 at 22 [14]>[]
    0 react: pass mute > pass
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 22014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 3221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  amberCourt: `
    1 chooseModule: 6 7 8 9 10 11 none +4 > 6 !reveal
    moduleGained(seat 1, module 53, slot 6, free) | market.6 53>-1 | players.1.rows.2 at 2 []>[{id 53, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 2, to 1) | players.1.tracks.2 0>1
    marketRefilled(slot 6, module 50) | market.6 -1>50 | moduleDeck.2 at 22 [50]>[]
    0 react: pass mute > pass
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12114, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2231, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  precursorManual: `
    1 chooseModule: 0 1 2 3 4 5 6 7 8 9 10 11 none +4 > 0
    1 pay: {pay 3} {pay 4} {abandon 3} > {pay 3}
    paid(seat 1, resource 3, n 1) | players.1.stock.3 4>3
    1 pay: {pay 3} {pay 4} {abandon 3} > {pay 3} !reveal
    paid(seat 1, resource 3, n 1) | players.1.stock.3 3>2
    moduleGained(seat 1, module 17, slot 0) | market.0 17>-1 | players.1.rows.0 at 2 []>[{id 17, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 0, to 2) | players.1.tracks.0 1>2
    marketRefilled(slot 0, module 14) | market.0 -1>14 | moduleDeck.0 at 22 [14]>[]
    0 react: pass mute > pass
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 2 3, 3 cards, tracks 22014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 3221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  unknownAlloy: `
    1 upgrade: {ship 0} {ship 2} {ship 3} > {ship 0} !reveal
    upgradePlaced(seat 1, upgrade 0, ship 0) | players.1.placed.0 -1>0
    shipBuilt(seat 1, ship 0, free) | players.1.ships.5 -1>-2
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge tbay f13 s0, modules 2221, damage 1, moons 3 10, upgrades 0 6 -1 -1`,
  sleepingHull: `
`,
  seersMirror: `
    eventsLookedAt(seat 1, n 2) | eventSeen.8 0>2 | eventSeen.9 0>2
    1 lookAtEvents: 9 8 > 9
    eventsSorted(seat 1, top 9, bottom 8) | eventDeck.0 0>8 | eventDeck.1 1>0 | eventDeck.2 2>1 | eventDeck.3 3>2 | eventDeck.4 4>3 | eventDeck.5 5>4 | eventDeck.6 6>5 | eventDeck.7 7>6 | eventDeck.8 8>7 | eventSeen.0 0>2 | eventSeen.8 2>0
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    1: 13 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  stoppedClock: `
    markerMoved(by -1, left 4) | marker 3>4
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    scored(seat 1, vp 2, for effect) | players.1.vp 10>12
    1: 12 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  triumph: `
    scored(seat 1, vp 4, for effect) | players.1.vp 10>14
    1: 14 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  mandate: `
    1 anyTrack: 0 1 2 3 4 > 0
    advanced(seat 1, track 0, to 2) | players.1.tracks.0 1>2
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 22014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  tributeOfEngines: `
    1 chooseModule: 0 1 2 3 4 5 6 7 8 9 10 11 none +4 > 0 !reveal
    moduleGained(seat 1, module 17, slot 0, free) | market.0 17>-1 | players.1.rows.0 at 2 []>[{id 17, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 0, to 2) | players.1.tracks.0 1>2
    marketRefilled(slot 0, module 14) | market.0 -1>14 | moduleDeck.0 at 22 [14]>[]
    0 react: pass mute > pass
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 22014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 3221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  crownArmoury: `
    1 upgrade: {ship 0} {ship 2} {ship 3} > {ship 0} !reveal
    upgradePlaced(seat 1, upgrade 0, ship 0) | players.1.placed.0 -1>0
    shipBuilt(seat 1, ship 0, free) | players.1.ships.5 -1>-2
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge tbay f13 s0, modules 2221, damage 1, moons 3 10, upgrades 0 6 -1 -1`,
  warfire: `
    gained(seat 1, resource 0, n 5) | players.1.stock.0 5>10
    1: 10 vp, stock 10 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  councilOfCaptains: `
    tacticsDrawn(seat 1, n 3, cards [64, 63, 62]) | tacticsDeck at 73 [62, 63, 64]>[] | players.1.hand at 3 []>[64, 63, 62]
    1: 10 vp, stock 5 4 4 4 3, 6 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  royalSlipway: `
    1 buildShip: 0 3 none +10 > 0
    shipBuilt(seat 1, ship 0, free) | players.1.ships.5 -1>-2
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge tbay f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  secondFounding: `
    1 flipUp: 4 > 4
    developmentCardFlipped(seat 1, development 4) | players.1.cards.4 0>1 | players.1.used.4 1>0
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    1: 11 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  'development card 0': `
    discoveriesLookedAt(seat 1, stack 2) | discoverySeen.2 0>2
    1 chooseDiscovery: 10 11 12 13 14 > 10
    discoveryTaken(seat 1, stack 2, token 10) | discovery.2 at 0 [10]>[] | players.1.discoveries at 0 []>[10]
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 10`,
  'development card 1': `
    1 repair: {scrapped 0} {row 1, at 1} > {scrapped 0}
    repaired(seat 1, what ship, id 0) | players.1.ships.3 -3>-4
    1 repair: {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tbarge tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1`,
  'development card 2': `
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 3>4
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 4>5
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  'development card 3': `
    1 chooseModule: 0 1 2 3 4 5 6 7 8 9 10 11 none +4 > 0 !reveal
    moduleGained(seat 1, module 17, slot 0, free) | market.0 17>-1 | players.1.rows.0 at 2 []>[{id 17, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 0, to 2) | players.1.tracks.0 1>2
    marketRefilled(slot 0, module 14) | market.0 -1>14 | moduleDeck.0 at 22 [14]>[]
    0 react: pass mute > pass
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 22014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 3221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  'development card 4': `
    gained(seat 1, resource 0, n 4) | players.1.stock.0 5>9
    1: 10 vp, stock 9 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
};

/** The same, as little taken as possible, where that makes a difference. */
const TOKENS_LEFT: Readonly<Record<string, string>> = {
  driftingBazaar: `
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [63]) | tacticsDeck at 74 [63]>[] | players.1.hand at 4 []>[63]
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [62]) | tacticsDeck at 73 [62]>[] | players.1.hand at 5 []>[62]
    1: 10 vp, stock 5 4 4 4 3, 6 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  engineSarcophagus: `
    1 chooseModule: 0 1 2 3 4 5 none +4 > none`,
  amberCourt: `
    1 chooseModule: 6 7 8 9 10 11 none +4 > none`,
  precursorManual: `
    1 chooseModule: 0 1 2 3 4 5 6 7 8 9 10 11 none +4 > none
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  unknownAlloy: `
    1 upgrade: {ship 0} {ship 2} {ship 3} > {ship 3} !reveal
    upgradePlaced(seat 1, upgrade 12, ship 3) | players.1.placed.3 -1>12
    shipBuilt(seat 1, ship 3, free) | players.1.ships.8 -1>-2
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 12`,
  seersMirror: `
    eventsLookedAt(seat 1, n 2) | eventSeen.8 0>2 | eventSeen.9 0>2
    1 lookAtEvents: 9 8 > 8
    eventsSorted(seat 1, top 8, bottom 9) | eventDeck.0 0>9 | eventDeck.1 1>0 | eventDeck.2 2>1 | eventDeck.3 3>2 | eventDeck.4 4>3 | eventDeck.5 5>4 | eventDeck.6 6>5 | eventDeck.7 7>6 | eventDeck.8 8>7 | eventDeck.9 9>8 | eventSeen.0 0>2 | eventSeen.8 2>0
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    1: 13 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  mandate: `
    1 anyTrack: 0 1 2 3 4 > 4
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  tributeOfEngines: `
    1 chooseModule: 0 1 2 3 4 5 6 7 8 9 10 11 none +4 > none`,
  crownArmoury: `
    1 upgrade: {ship 0} {ship 2} {ship 3} > {ship 3} !reveal
    upgradePlaced(seat 1, upgrade 12, ship 3) | players.1.placed.3 -1>12
    shipBuilt(seat 1, ship 3, free) | players.1.ships.8 -1>-2
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 12`,
  royalSlipway: `
    1 buildShip: 0 3 none +10 > none`,
  'development card 0': `
    discoveriesLookedAt(seat 1, stack 2) | discoverySeen.2 0>2
    1 chooseDiscovery: 10 11 12 13 14 > 14
    discoveryTaken(seat 1, stack 2, token 14) | discovery.2 at 4 [14]>[] | players.1.discoveries at 0 []>[14]
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 14`,
  'development card 1': `
    1 repair: {scrapped 0} {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    1 repair: {scrapped 0} > {scrapped 0}
    repaired(seat 1, what ship, id 0) | players.1.ships.3 -3>-4
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tbarge tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1`,
  'development card 2': `
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {abandon 3}
    moonAbandoned(seat 1, moon 3) | gone at 0 []>[3] | players.1.moons at 0 [3]>[]
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    scored(seat 1, vp 1, for moon) | players.1.vp 10>11
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50]) | tacticsDiscard at 0 []>[50] | players.1.hand at 2 [50]>[]
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 > 1 !reveal
    tacticsDiscarded(seat 1, cards [1]) | tacticsDiscard at 1 []>[1] | players.1.hand at 1 [1]>[]
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 1 []>[64]
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [63]) | tacticsDeck at 74 [63]>[] | players.1.hand at 2 []>[63]
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [62]) | tacticsDeck at 73 [62]>[] | players.1.hand at 3 []>[62]
    1: 11 vp, stock 5 4 4 5 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 10, upgrades -1 6 -1 -1`,
  'development card 3': `
    1 chooseModule: 0 1 2 3 4 5 6 7 8 9 10 11 none +4 > none`,
};

/** Events on the turn of seat 1, everybody choosing the first thing offered. */
const EVENTS_DO: Readonly<Record<string, string>> = {
  newHorizons: `
    bonusPlaced(at 6, resource 3, n 1) | bonus.39 0>1
    bonusPlaced(at 11, resource 2, n 1) | bonus.68 0>1
    bonusPlaced(at 14, resource 2, n 1) | bonus.86 0>1
    bonusPlaced(at 15, resource 4, n 1) | bonus.94 0>1
    bonusPlaced(at 18, resource 1, n 1) | bonus.109 0>1
    bonusPlaced(at 20, resource 0, n 1) | bonus.120 0>1
    bonusPlaced(at 21, resource 3, n 1) | bonus.129 0>1
    bonusPlaced(at 22, resource 2, n 1) | bonus.134 0>1
    bonusPlaced(at 23, resource 1, n 1) | bonus.139 0>1`,
  auroraTide: `
    bonusPlaced(at 0, resource 4, n 1) | bonus.4 0>1
    bonusPlaced(at 1, resource 4, n 1) | bonus.10 0>1
    bonusPlaced(at 2, resource 4, n 1) | bonus.16 0>1
    bonusPlaced(at 3, resource 4, n 1) | bonus.22 0>1
    bonusPlaced(at 4, resource 4, n 1) | bonus.28 0>1
    bonusPlaced(at 5, resource 4, n 1) | bonus.34 0>1`,
  salvageDrift: `
    1 chooseEffect: 0 1 > 0
    gained(seat 1, resource 1, n 1) | players.1.stock.1 4>5
    2 chooseEffect: 0 1 > 0
    gained(seat 2, resource 1, n 1) | players.2.stock.1 0>1
    0 chooseEffect: 0 1 > 0
    gained(seat 0, resource 1, n 1) | players.0.stock.1 1>2
    0: 8 vp, stock 2 2 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 5 5 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 1 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  openSlipways: `
    1 buildShip: 0 3 none > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    0 buildShip: 0 none > 0
    paid(seat 0, resource 1, n 1) | players.0.stock.1 1>0
    shipBuilt(seat 0, ship 0) | players.0.ships.3 -1>-2
    0: 8 vp, stock 2 0 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay tbay
    1: 10 vp, stock 5 3 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge tbay f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  goldenConvoy: `
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    gained(seat 2, resource 4, n 1) | players.2.stock.4 0>1
    gained(seat 0, resource 4, n 1) | players.0.stock.4 0>1
    0: 8 vp, stock 2 1 0 0 1, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 5 4 4 4 4, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 2 0 1, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  marketDay: `
    1 exchange: pay skip > pay
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 4>5
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    2 exchange: pay skip > pay
    paid(seat 2, resource 2, n 1) | players.2.stock.2 2>1
    2 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 2, resource 0, n 1) | players.2.stock.0 0>1
    2 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 2, resource 0, n 1) | players.2.stock.0 1>2
    0 exchange: pay skip > pay
    0 pay: {pay 0} {pay 1} {pay 5} > {pay 0}
    paid(seat 0, resource 0, n 1) | players.0.stock.0 2>1
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 1>2
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0: 8 vp, stock 3 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 2 0 1 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  festivalOfArrival: `
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 74 [63]>[] | players.2.hand at 0 []>[63]
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 73 [62]>[] | players.0.hand at 1 []>[62]
    0: 8 vp, stock 2 1 0 0 0, 2 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 5 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 2 0 0, 1 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  homecoming: `
    1 recruitFrom: 0 7 9 13 16 17 19 > 0
    leaderRecruited(seat 1, from 0) | players.1.leaders 4>5 | players.1.abroad.0 2>1
    2 recruitFrom: 0 7 9 13 16 17 19 > 0
    leaderRecruited(seat 2, from 0) | players.2.leaders 1>2 | players.2.abroad.0 2>1
    0 recruitFrom: 0 7 9 13 16 17 19 > 0
    leaderRecruited(seat 0, from 0) | players.0.leaders 1>2 | players.0.abroad.0 2>1
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 2 leaders, t8 tbay tbay
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 5 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 2 leaders, t12 tbay tbay c8`,
  quietSkies: `
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    gained(seat 2, resource 0, n 2) | players.2.stock.0 0>2
    gained(seat 0, resource 0, n 2) | players.0.stock.0 2>4
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 2 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  truceOfTheEdge: `
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    advanced(seat 2, track 4, to 3) | players.2.tracks.4 2>3
    markerMoved(by 1, left 2) | marker 3>2
    advanced(seat 0, track 4, to 3) | players.0.tracks.4 2>3
    markerMoved(by 1, left 1) | marker 2>1
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00103, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20003, 1 leaders, t12 tbay tbay c8`,
  solarStorm: `
    1 react: pass mute > pass
    1 damageModule: {row 0, at 0} {row 0, at 1} {row 1, at 0} {row 2, at 0} {row 2, at 1} {row 3, at 0} > {row 0, at 0}
    moduleDamaged(seat 1, row 0, at 0, module -1) | players.1.rows.0.0.damage 0>1
    2 damageModule: {row 0, at 0} {row 1, at 0} {row 2, at 0} {row 3, at 0} > {row 0, at 0}
    moduleDamaged(seat 2, row 0, at 0, module -1) | players.2.rows.0.0.damage 0>1
    0 react: pass mute > pass
    0 damageModule: {row 0, at 0} {row 1, at 0} {row 2, at 0} {row 3, at 0} > {row 0, at 0}
    moduleDamaged(seat 0, row 0, at 0, module -1) | players.0.rows.0.0.damage 0>1
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay, damage 1
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 2, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8, damage 1`,
  moonfall: `
    moonsDropped(at 6, moon 0) | gone at 0 []>[0]
    moonShown(at 6, moon 0) | moons.6 at 2 [0]>[]
    moonsDropped(at 11, moon 18) | gone at 1 []>[18]
    moonShown(at 11, moon 18) | moons.11 at 2 [18]>[]
    moonsDropped(at 14, moon 20) | gone at 2 []>[20]
    moonShown(at 14, moon 19) | moons.14 at 1 [20]>[]
    moonsDropped(at 15, moon 14) | gone at 3 []>[14]
    moonShown(at 15, moon 13) | moons.15 at 2 [14]>[]
    moonsDropped(at 18, moon 8) | gone at 4 []>[8]
    moonShown(at 18, moon 7) | moons.18 at 2 [8]>[]
    moonsDropped(at 20, moon 26) | gone at 5 []>[26]
    moonShown(at 20, moon 25) | moons.20 at 2 [26]>[]
    moonsDropped(at 21, moon 2) | gone at 6 []>[2]
    moonShown(at 21, moon 1) | moons.21 at 2 [2]>[]
    moonsDropped(at 22, moon 23) | gone at 7 []>[23]
    moonShown(at 22, moon 22) | moons.22 at 2 [23]>[]
    moonsDropped(at 23, moon 11) | gone at 8 []>[11]
    moonShown(at 23, moon 9) | moons.23 at 1 [11]>[]`,
  hullRot: `
    1 payOr: pay suffer > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    2 damageShip: {ship 0, from 12} {ship 3, from 8} > {ship 0, from 12}
    shipDamaged(seat 2, ship 0, at 12, to scrapyard) | players.2.ships.0 12>-3
    0 payOr: pay suffer > pay
    paid(seat 0, resource 1, n 1) | players.0.stock.1 1>0
    0: 8 vp, stock 2 0 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 5 3 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, tscrapyard tbay tbay c8`,
  ionTempest: `
    lost(seat 1, resource 0, n 3) | players.1.stock.0 5>2
    lost(seat 0, resource 0, n 2) | players.0.stock.0 2>0
    0: 8 vp, stock 0 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 2 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  marketCrash: `
    1 loseKind: 0 1 2 3 4 5 > 0
    lost(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 loseKind: 0 1 2 3 4 5 > 0
    lost(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    2 loseKind: 2 > 2
    lost(seat 2, resource 2, n 1) | players.2.stock.2 2>1
    2 loseKind: 2 > 2
    lost(seat 2, resource 2, n 1) | players.2.stock.2 1>0
    0 loseKind: 0 1 5 > 0
    lost(seat 0, resource 0, n 1) | players.0.stock.0 2>1
    0 loseKind: 0 1 5 > 0
    lost(seat 0, resource 0, n 1) | players.0.stock.0 1>0
    0: 8 vp, stock 0 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 3 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 0 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  tariffWar: `
    1 loseKind: 0 1 2 3 4 5 > 0
    lost(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 loseKind: 0 1 2 3 4 5 > 0
    lost(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    1 loseKind: 0 1 2 3 4 5 > 0
    lost(seat 1, resource 0, n 1) | players.1.stock.0 3>2
    gained(seat 2, resource 0, n 1) | players.2.stock.0 0>1
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0: 8 vp, stock 3 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 2 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  plagueShips: `
    1 payOr: pay suffer > pay
    1 pay: {pay 2} {pay 4} > {pay 2}
    paid(seat 1, resource 2, n 1) | players.1.stock.2 4>3
    2 payOr: pay suffer > pay
    paid(seat 2, resource 2, n 1) | players.2.stock.2 2>1
    0 react: pass mute > pass
    0 damageModule: {row 0, at 0} {row 1, at 0} {row 2, at 0} {row 3, at 0} > {row 0, at 0}
    moduleDamaged(seat 0, row 0, at 0, module -1) | players.0.rows.0.0.damage 0>1
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay, damage 1
    1: 10 vp, stock 5 4 3 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 1 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  dissent: `
    1 payOr: pay suffer > pay
    1 discardTactics: 2 1 50 > 2 !reveal
    tacticsDiscarded(seat 1, cards [2]) | tacticsDiscard at 0 []>[2] | players.1.hand at 0 [2]>[]
    lostPoints(seat 2, vp 2) | players.2.vp 6>4
    0 payOr: pay suffer > pay !reveal
    tacticsDiscarded(seat 0, cards [5]) | tacticsDiscard at 1 []>[5] | players.0.hand at 0 [5]>[]
    0: 8 vp, stock 2 1 0 0 0, 0 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 5 4 4 4 3, 2 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 4 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  warDrums: `
    raiderPlaced(class 0, cell 0) | raiders.1 -1>0
    raiderPlaced(class 0, cell 0) | raiders.2 -1>0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    gained(seat 2, resource 0, n 1) | players.2.stock.0 0>1
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0: 8 vp, stock 3 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  heavyCrown: `
    1 react: pass mute > pass
    1 damageModule: {row 0, at 0} {row 0, at 1} {row 1, at 0} {row 2, at 0} {row 2, at 1} {row 3, at 0} > {row 0, at 0}
    moduleDamaged(seat 1, row 0, at 0, module -1) | players.1.rows.0.0.damage 0>1
    gained(seat 2, resource 0, n 2) | players.2.stock.0 0>2
    gained(seat 0, resource 0, n 2) | players.0.stock.0 2>4
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 2, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 2 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
};

/** The same, everybody choosing the way out or the last thing offered, where that makes a difference. */
const EVENTS_LEFT: Readonly<Record<string, string>> = {
  salvageDrift: `
    1 chooseEffect: 0 1 > 1
    1 repair: {scrapped 0} {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    2 chooseEffect: 0 1 > 1
    nothingToRepair(seat 2)
    scored(seat 2, vp 1, for repair) | players.2.vp 6>7
    0 chooseEffect: 0 1 > 1
    nothingToRepair(seat 0)
    scored(seat 0, vp 1, for repair) | players.0.vp 8>9
    0: 9 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, moons 3 10, upgrades -1 6 -1 -1
    2: 7 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  openSlipways: `
    1 buildShip: 0 3 none > none
    0 buildShip: 0 none > none`,
  marketDay: `
    1 exchange: pay skip > skip
    2 exchange: pay skip > skip
    0 exchange: pay skip > skip`,
  homecoming: `
    1 recruitFrom: 0 7 9 13 16 17 19 > 19
    leaderRecruited(seat 1, from 19) | players.1.leaders 4>5 | players.1.abroad.19 1>0
    2 recruitFrom: 0 7 9 13 16 17 19 > 19
    leaderRecruited(seat 2, from 19) | players.2.leaders 1>2 | players.2.abroad.19 1>0
    0 recruitFrom: 0 7 9 13 16 17 19 > 19
    leaderRecruited(seat 0, from 19) | players.0.leaders 1>2 | players.0.abroad.19 1>0
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 2 leaders, t8 tbay tbay
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 5 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 2 leaders, t12 tbay tbay c8`,
  solarStorm: `
    1 react: pass mute > pass
    1 damageModule: {row 0, at 0} {row 0, at 1} {row 1, at 0} {row 2, at 0} {row 2, at 1} {row 3, at 0} > {row 3, at 0}
    moduleDamaged(seat 1, row 3, at 0, module -4) | players.1.rows.3.0.damage 0>1
    2 damageModule: {row 0, at 0} {row 1, at 0} {row 2, at 0} {row 3, at 0} > {row 3, at 0}
    moduleDamaged(seat 2, row 3, at 0, module -4) | players.2.rows.3.0.damage 0>1
    0 react: pass mute > pass
    0 damageModule: {row 0, at 0} {row 1, at 0} {row 2, at 0} {row 3, at 0} > {row 3, at 0}
    moduleDamaged(seat 0, row 3, at 0, module -4) | players.0.rows.3.0.damage 0>1
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay, damage 1
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 2, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8, damage 1`,
  hullRot: `
    1 payOr: pay suffer > suffer
    1 damageShip: {ship 0, from 8} {ship 0, from 10} {ship 1, from 13} {ship 2, from 0} > {ship 2, from 0}
    shipDamaged(seat 1, ship 2, at 0, to scrapyard) | players.1.ships.7 0>-3
    2 damageShip: {ship 0, from 12} {ship 3, from 8} > {ship 3, from 8}
    shipDamaged(seat 2, ship 3, at 8, to shield) | players.2.shieldDamage.3 0>1
    0 payOr: pay suffer > suffer
    0 damageShip: {ship 0, from 8} > {ship 0, from 8}
    shipDamaged(seat 0, ship 0, at 8, to scrapyard) | players.0.ships.0 8>-3
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 sscrapyard, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  marketCrash: `
    1 loseKind: 0 1 2 3 4 5 > 5
    1 discardTactics: 2 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50]) | tacticsDiscard at 0 []>[50] | players.1.hand at 2 [50]>[]
    1 loseKind: 0 1 2 3 4 5 > 5
    1 discardTactics: 2 1 > 1 !reveal
    tacticsDiscarded(seat 1, cards [1]) | tacticsDiscard at 1 []>[1] | players.1.hand at 1 [1]>[]
    2 loseKind: 2 > 2
    lost(seat 2, resource 2, n 1) | players.2.stock.2 2>1
    2 loseKind: 2 > 2
    lost(seat 2, resource 2, n 1) | players.2.stock.2 1>0
    0 loseKind: 0 1 5 > 5 !reveal
    tacticsDiscarded(seat 0, cards [5]) | tacticsDiscard at 2 []>[5] | players.0.hand at 0 [5]>[]
    0 loseKind: 0 1 > 1
    lost(seat 0, resource 1, n 1) | players.0.stock.1 1>0
    0: 8 vp, stock 2 0 0 0 0, 0 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 5 4 4 4 3, 1 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 0 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  tariffWar: `
    1 loseKind: 0 1 2 3 4 5 > 5
    1 discardTactics: 2 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50]) | tacticsDiscard at 0 []>[50] | players.1.hand at 2 [50]>[]
    1 loseKind: 0 1 2 3 4 5 > 5
    1 discardTactics: 2 1 > 1 !reveal
    tacticsDiscarded(seat 1, cards [1]) | tacticsDiscard at 1 []>[1] | players.1.hand at 1 [1]>[]
    1 loseKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDiscarded(seat 1, cards [2]) | tacticsDiscard at 2 []>[2] | players.1.hand at 0 [2]>[]
    gained(seat 2, resource 0, n 1) | players.2.stock.0 0>1
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0: 8 vp, stock 3 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 5 4 4 4 3, 0 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  plagueShips: `
    1 payOr: pay suffer > suffer
    1 react: pass mute > pass
    1 damageModule: {row 0, at 0} {row 0, at 1} {row 1, at 0} {row 2, at 0} {row 2, at 1} {row 3, at 0} > {row 3, at 0}
    moduleDamaged(seat 1, row 3, at 0, module -4) | players.1.rows.3.0.damage 0>1
    2 payOr: pay suffer > suffer
    2 damageModule: {row 0, at 0} {row 1, at 0} {row 2, at 0} {row 3, at 0} > {row 3, at 0}
    moduleDamaged(seat 2, row 3, at 0, module -4) | players.2.rows.3.0.damage 0>1
    0 react: pass mute > pass
    0 damageModule: {row 0, at 0} {row 1, at 0} {row 2, at 0} {row 3, at 0} > {row 3, at 0}
    moduleDamaged(seat 0, row 3, at 0, module -4) | players.0.rows.3.0.damage 0>1
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay, damage 1
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 2, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8, damage 1`,
  dissent: `
    1 payOr: pay suffer > suffer
    lostPoints(seat 1, vp 2) | players.1.vp 10>8
    lostPoints(seat 2, vp 2) | players.2.vp 6>4
    0 payOr: pay suffer > suffer
    lostPoints(seat 0, vp 2) | players.0.vp 8>6
    0: 6 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 8 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1
    2: 4 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  heavyCrown: `
    1 react: pass mute > pass
    1 damageModule: {row 0, at 0} {row 0, at 1} {row 1, at 0} {row 2, at 0} {row 2, at 1} {row 3, at 0} > {row 3, at 0}
    moduleDamaged(seat 1, row 3, at 0, module -4) | players.1.rows.3.0.damage 0>1
    gained(seat 2, resource 0, n 2) | players.2.stock.0 0>2
    gained(seat 0, resource 0, n 2) | players.0.stock.0 2>4
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t8 tbay tbay
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 2, moons 3 10, upgrades -1 6 -1 -1
    2: 6 vp, stock 2 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
};

/** Rewards for defeating raiders, and what it means to be defeated by them. */
const RAIDERS_GIVE: Readonly<Record<string, string>> = {
  vorticonStrikers: `
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1: 10 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  ashfangSkiffs: `
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1: 10 vp, stock 5 4 4 4 4, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  saucerianAbductor: `
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    1: 11 vp, stock 5 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  hollowMauler: `
    scored(seat 1, vp 2, for effect) | players.1.vp 10>12
    1: 12 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  veilLurker: `
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    1: 13 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  rustmawDredger: `
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    scored(seat 1, vp 2, for effect) | players.1.vp 10>12
    1: 12 vp, stock 5 4 4 4 3, 4 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  cinderwakeMarauder: `
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    1: 13 vp, stock 5 4 4 4 4, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  tollBaron: `
    scored(seat 1, vp 2, for effect) | players.1.vp 10>12
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 1, resource 0, n 1) | players.1.stock.0 6>7
    1: 12 vp, stock 7 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  mechaphageHive: `
    scored(seat 1, vp 5, for effect) | players.1.vp 10>15
    1: 15 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  'mechaphageHive wins': `
    1 react: pass mute +10 > pass
    1 damageModule: {row 0, at 0} {row 0, at 1} {row 1, at 0} {row 2, at 0} {row 2, at 1} {row 3, at 0} > {row 0, at 0}
    moduleDamaged(seat 1, row 0, at 0, module -1) | players.1.rows.0.0.damage 0>1
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 2, moons 3 10, upgrades -1 6 -1 -1`,
  yardbreaker: `
    scored(seat 1, vp 4, for effect) | players.1.vp 10>14
    1 anyTrack: 0 1 2 3 4 > 0
    advanced(seat 1, track 0, to 2) | players.1.tracks.0 1>2
    1: 14 vp, stock 5 4 4 4 3, 3 cards, tracks 22014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
};

/** The same, the last thing offered chosen, where that makes a difference. */
const RAIDERS_LEFT: Readonly<Record<string, string>> = {
  tollBaron: `
    scored(seat 1, vp 2, for effect) | players.1.vp 10>12
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 75 [64]>[] | players.1.hand at 3 []>[64]
    1 gainKind: 0 1 2 3 4 5 > 5 !reveal
    tacticsDrawn(seat 1, n 1, cards [63]) | tacticsDeck at 74 [63]>[] | players.1.hand at 4 []>[63]
    1: 12 vp, stock 5 4 4 4 3, 5 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  'mechaphageHive wins': `
    1 react: pass mute +10 > pass
    1 damageModule: {row 0, at 0} {row 0, at 1} {row 1, at 0} {row 2, at 0} {row 2, at 1} {row 3, at 0} > {row 3, at 0}
    moduleDamaged(seat 1, row 3, at 0, module -4) | players.1.rows.3.0.damage 0>1
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 2, moons 3 10, upgrades -1 6 -1 -1`,
  yardbreaker: `
    scored(seat 1, vp 4, for effect) | players.1.vp 10>14
    1 anyTrack: 0 1 2 3 4 > 4
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    1: 14 vp, stock 5 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0, modules 2221, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
};

const effectsOf: Readonly<Record<string, Effects>> = {
  ...Object.fromEntries([...DISCOVERIES, ...SUPREMACY_TOKENS, ...EVENTS].map(({ id, effects }) => [id, effects])),
  ...Object.fromEntries(PLANETS.map(({ card }, type) => [`development card ${type}`, card])),
  ...Object.fromEntries(RAIDERS.map(({ id, reward }) => [id, reward])),
  ...Object.fromEntries(RAIDERS.flatMap((card) => ('onWin' in card && card.onWin !== undefined ? [[`${card.id} wins`, card.onWin]] : []))),
};

const inEvent = (): State => {
  const state = rich();
  state.inEvent = true;
  return state;
};

describe('everything else at work', () => {
  it.each(Object.keys(TOKENS))('AE-404 %s', (id) => {
    expect(carriedOut(rich(), effectsOf[id], eager)).toEqual(told(TOKENS[id]));
    expect(carriedOut(rich(), effectsOf[id], reluctant)).toEqual(told(TOKENS_LEFT[id] ?? TOKENS[id]));
  });

  it.each(Object.keys(EVENTS_DO))('AE-456 %s', (id) => {
    expect(carriedOut(inEvent(), effectsOf[id], eager)).toEqual(told(EVENTS_DO[id]));
    expect(carriedOut(inEvent(), effectsOf[id], reluctant)).toEqual(told(EVENTS_LEFT[id] ?? EVENTS_DO[id]));
  });

  it.each(Object.keys(RAIDERS_GIVE))('reward %s', (id) => {
    expect(carriedOut(rich(), effectsOf[id], eager)).toEqual(told(RAIDERS_GIVE[id]));
    expect(carriedOut(rich(), effectsOf[id], reluctant)).toEqual(told(RAIDERS_LEFT[id] ?? RAIDERS_GIVE[id]));
  });

  it('nothing is left out', () => {
    expect([...Object.keys(TOKENS), ...Object.keys(EVENTS_DO), ...Object.keys(RAIDERS_GIVE)].toSorted()).toEqual(
      Object.keys(effectsOf).toSorted(),
    );
  });
});
