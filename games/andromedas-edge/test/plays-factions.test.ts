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
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 12) | region -1>12 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>12
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12) | players.1.moons at 2 []>[24]
    moonShown(at 12, moon 24) | moons.12 at 2 [24]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 12) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike) | raiders.4 13>12
    1 goOn: go +28 > go
    battleBegan(at 12) | battle null>{region 12, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>12
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>12
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +13 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.2 at 0 []>[1] | battle.rolls.3 at 0 []>[5, 4]
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>4
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 0, from 12} done > {ship 0, from 12}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 1 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[18]
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 12, destroyed) | raiders.4 12>-1
    battleClosed | battle {region 12, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], diplomats 0, winners 2, raidersFought, losers 4, saved [18], rules 0, tieWinners 0}>null
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 16 -1 -1, discoveries 0`,
  syntheticMecarons: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 12) | region -1>12 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>12
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12) | players.1.moons at 2 []>[24]
    moonShown(at 12, moon 24) | moons.12 at 2 [24]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 12) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike) | raiders.4 13>12
    1 goOn: go +28 > go
    battleBegan(at 12) | battle null>{region 12, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>12
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>12
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +13 > 0
    1 exchange: pay skip +13 > pay
    abilityUsed(seat 1, source faction, id 1) | players.1.spent.1 at 0 []>[10]
    paid(seat 1, resource 0, n 1) | players.1.stock.0 6>5
    battleAltered(seat 1, side 1, what targeting, n 2) | battle.targeting.1 0>2
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 5, 5], [5], [1, 1]], targeting [0, 5, 1, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 6, 5, 5, 5, 5] | battle.rolls.2 at 0 []>[5] | battle.rolls.3 at 0 []>[1, 1]
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>4
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 0, from 12} done > {ship 0, from 12}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 1 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[18]
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 12, destroyed) | raiders.4 12>-1
    battleClosed | battle {region 12, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 2, 0, 0], rolls [[], [6, 6, 5, 5, 5, 5], [5], [1, 1]], diplomats 0, winners 2, raidersFought, losers 4, saved [18], rules 0, tieWinners 0}>null
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 5 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 -1 17, discoveries 0`,
  tolzeedBearers: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 12) | region -1>12 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>12
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12) | players.1.moons at 2 []>[24]
    moonShown(at 12, moon 24) | moons.12 at 2 [24]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 12) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike) | raiders.4 13>12
    1 goOn: go +28 > go
    battleBegan(at 12) | battle null>{region 12, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>12
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>12
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +13 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.2 at 0 []>[1] | battle.rolls.3 at 0 []>[5, 4]
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>4
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 0, from 12} done > {ship 0, from 12}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 1 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[18]
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 12, destroyed) | raiders.4 12>-1
    battleClosed | battle {region 12, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], diplomats 0, winners 2, raidersFought, losers 4, saved [18], rules 0, tieWinners 0}>null
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 18 -1, discoveries 0`,
  nightmareAstropirates: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 12) | region -1>12 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>12
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12) | players.1.moons at 2 []>[24]
    moonShown(at 12, moon 24) | moons.12 at 2 [24]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 12) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike) | raiders.4 13>12
    1 goOn: go +28 > go
    battleBegan(at 12) | battle null>{region 12, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>12
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>12
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 +13 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.2 at 0 []>[1] | battle.rolls.3 at 0 []>[5, 4]
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>4
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    1 orderEffects: 30 10190 > 30
    abilityUsed(seat 1, source faction, id 3) | players.1.spent.2 at 0 []>[30]
    1 takeKind: 2 5 > 2
    taken(seat 1, from 2, resource 2, n 1) | players.1.stock.2 4>5 | players.2.stock.2 2>1
    abilityUsed(seat 1, source upgrade, id 19)
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 0, from 12} done > {ship 0, from 12}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 1 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[18]
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 12, destroyed) | raiders.4 12>-1
    battleClosed | battle {region 12, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], diplomats 0, winners 2, raidersFought, losers 4, saved [18], rules 0, tieWinners 0}>null
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 5 4 4, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 19 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 1 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c8`,
  verdigrisChoir: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 12) | region -1>12 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>12
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12) | players.1.moons at 2 []>[24]
    moonShown(at 12, moon 24) | moons.12 at 2 [24]>[]
    1 orderEffects: 10200 20360 > 10200 !reveal
    abilityUsed(seat 1, source upgrade, id 20) | players.1.spent.2 at 0 []>[10200]
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 3 []>[64]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 12) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 12, strike) | raiders.4 13>12
    1 goOn: go +29 > go
    battleBegan(at 12) | battle null>{region 12, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +16 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +16 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>12
    1 escalate: {ship 2, from 0} done +15 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>12
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +14 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +14 > 0
    1 react: pass mute {card 50} +14 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +14 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.2 at 0 []>[1] | battle.rolls.3 at 0 []>[5, 4]
    1 react: pass mute +14 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>4
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.1.hand at 3 []>[63]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.2.hand at 0 []>[62]
    1 react: pass mute +14 > pass
    2 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 2, card 62) | tacticsInPlay at 0 []>[62] | players.2.hand at 0 [62]>[]
    2 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 2, resource 0, n 1) | players.2.stock.0 0>1
    2 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 2, resource 0, n 1) | players.2.stock.0 1>2
    tacticsResolved(seat 2, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    1 react: pass mute +14 > pass
    battleStep(step damage) | battle.step outcome>damage
    shipDamaged(seat 2, ship 0, at 12, to scrapyard) | players.2.ships.0 12>-3
    raiderDamaged(class 1, at 12, destroyed) | raiders.4 12>-1
    battleClosed | battle {region 12, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], diplomats 0, winners 2, raidersFought, losers 4, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 4 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades 20 6 -1 -1, discoveries 0
    2: 6 vp, stock 2 0 2 0 0, 0 cards, tracks 20002, 1 leaders, tscrapyard tbay tbay c8`,
  tidewrightCircle: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 12) | region -1>12 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>12
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12) | players.1.moons at 2 []>[24]
    moonShown(at 12, moon 24) | moons.12 at 2 [24]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 12) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike) | raiders.4 13>12
    1 goOn: go +28 > go
    battleBegan(at 12) | battle null>{region 12, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>12
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>12
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +13 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.2 at 0 []>[1] | battle.rolls.3 at 0 []>[5, 4]
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>4
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 0, from 12} done > {ship 0, from 12}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 1 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[18]
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 12, destroyed) | raiders.4 12>-1
    battleClosed | battle {region 12, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], diplomats 0, winners 2, raidersFought, losers 4, saved [18], rules 0, tieWinners 0}>null
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 -1 21, discoveries 0`,
  lanternlessCaravan: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 12) | region -1>12 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>12
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12) | players.1.moons at 2 []>[24]
    moonShown(at 12, moon 24) | moons.12 at 2 [24]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 12) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike) | raiders.4 13>12
    1 goOn: go +28 > go
    battleBegan(at 12) | battle null>{region 12, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>12
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>12
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +13 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.2 at 0 []>[1] | battle.rolls.3 at 0 []>[5, 4]
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>4
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 0, from 12} done > {ship 0, from 12}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 1 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[18]
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 12, destroyed) | raiders.4 12>-1
    battleClosed | battle {region 12, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], diplomats 0, winners 2, raidersFought, losers 4, saved [18], rules 0, tieWinners 0}>null
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades 22 6 -1 -1, discoveries 0`,
  ninthOrchard: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 12) | region -1>12 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>12
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12) | players.1.moons at 2 []>[24]
    moonShown(at 12, moon 24) | moons.12 at 2 [24]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 12) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike) | raiders.4 13>12
    1 goOn: go +28 > go
    battleBegan(at 12) | battle null>{region 12, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>12
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>12
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +13 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.2 at 0 []>[1] | battle.rolls.3 at 0 []>[5, 4]
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>4
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 0, from 12} done > {ship 0, from 12}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 1 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[18]
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 12, destroyed) | raiders.4 12>-1
    battleClosed | battle {region 12, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], diplomats 0, winners 2, raidersFought, losers 4, saved [18], rules 0, tieWinners 0}>null
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades 23 6 -1 -1, discoveries 0`,
  glasswingConcord: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 12) | region -1>12 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>12
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12) | players.1.moons at 2 []>[24]
    moonShown(at 12, moon 24) | moons.12 at 2 [24]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 12) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike) | raiders.4 13>12
    1 goOn: go +28 > go
    battleBegan(at 12) | battle null>{region 12, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>12
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>12
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +13 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.2 at 0 []>[1] | battle.rolls.3 at 0 []>[5, 4]
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>4
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 0, from 12} done > {ship 0, from 12}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 1 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[18]
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 12, destroyed) | raiders.4 12>-1
    battleClosed | battle {region 12, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], diplomats 0, winners 2, raidersFought, losers 4, saved [18], rules 0, tieWinners 0}>null
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 24 -1, discoveries 0`,
  umbralCartel: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 12) | region -1>12 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>12
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12) | players.1.moons at 2 []>[24]
    moonShown(at 12, moon 24) | moons.12 at 2 [24]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 12) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike) | raiders.4 13>12
    1 goOn: go +28 > go
    battleBegan(at 12) | battle null>{region 12, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>12
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>12
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +13 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.2 at 0 []>[1] | battle.rolls.3 at 0 []>[5, 4]
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>4
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 0, from 12} done > {ship 0, from 12}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 1 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[18]
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 12, destroyed) | raiders.4 12>-1
    battleClosed | battle {region 12, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], diplomats 0, winners 2, raidersFought, losers 4, saved [18], rules 0, tieWinners 0}>null
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 -1 25, discoveries 0`,
  emberVow: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 12) | region -1>12 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>12
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12) | players.1.moons at 2 []>[24]
    moonShown(at 12, moon 24) | moons.12 at 2 [24]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 12) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +28 > go
    raiderMoved(class 1, from 13, to 12, strike) | raiders.4 13>12
    1 goOn: go +28 > go
    battleBegan(at 12) | battle null>{region 12, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>12
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>12
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +13 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.2 at 0 []>[1] | battle.rolls.3 at 0 []>[5, 4]
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>4
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    abilityUsed(seat 1, source faction, id 10)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 6>7
    scored(seat 1, vp 2, for effect) | players.1.vp 11>13
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 0, from 12} done > {ship 0, from 12}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 1 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[18]
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 12, destroyed) | raiders.4 12>-1
    battleClosed | battle {region 12, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], diplomats 0, winners 2, raidersFought, losers 4, saved [18], rules 0, tieWinners 0}>null
    1 endTurn: end +26 > end
    turnEnded(seat 1)
    1: 13 vp, stock 7 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 26 -1 -1, discoveries 0`,
  kestrelLeague: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 12) | region -1>12 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>12
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 24, from 12) | players.1.moons at 2 []>[24]
    moonShown(at 12, moon 24) | moons.12 at 2 [24]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 12) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 12, strike) | raiders.4 13>12
    1 goOn: go +29 > go
    battleBegan(at 12) | battle null>{region 12, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>12
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>12
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], targeting [0, 3, 1, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.2 at 0 []>[1] | battle.rolls.3 at 0 []>[5, 4]
    1 react: pass mute +13 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>4
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 0, from 12} done > {ship 0, from 12}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 1 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[18]
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 12, destroyed) | raiders.4 12>-1
    battleClosed | battle {region 12, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], diplomats 0, winners 2, raidersFought, losers 4, saved [18], rules 0, tieWinners 0}>null
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 27 -1, discoveries 0`,
};

/** A Return, by faction. */
const RETURNS: Readonly<Record<string, string>> = {
  pulsewarRefugees: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    returnBegan(seat 1) | kind none>return
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship) | players.1.ships.7 0>-5 | players.1.rows.0.0.used 0>1
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor) | players.1.rows.0.1.used 0>3
    gained(seat 1, resource 0, n 2) | players.1.stock.0 7>9
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship) | players.1.ships.6 13>-5 | players.1.rows.1.0.used 0>1
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship) | players.1.ships.4 -4>-5 | players.1.rows.1.2.used 0>1
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 2>1
    gained(seat 1, resource 0, n 4) | players.1.stock.0 9>13
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship) | players.1.ships.1 10>-5 | players.1.rows.2.0.used 0>1
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 1, ship 0, from 8}
    moduleActivated(seat 1, row 2, at 1, module 44, with ship) | players.1.ships.0 8>-5 | players.1.rows.2.1.used 0>1
    gained(seat 1, resource 0, n 1) | players.1.stock.0 13>14
    gained(seat 1, resource 0, n 1) | players.1.stock.0 14>15
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1 activate: done +20 > done
    shipsReturned(seat 1, ships 6) | players.1.ships.0 -5>-2 | players.1.ships.1 -5>-2 | players.1.ships.3 -3>-2 | players.1.ships.4 -5>-2 | players.1.ships.6 -5>-2 | players.1.ships.7 -5>-2 | players.1.rows.0.0.used 1>0 | players.1.rows.0.1.used 3>0 | players.1.rows.1.0.used 1>0 | players.1.rows.1.2.used 1>0 | players.1.rows.2.0.used 1>0 | players.1.rows.2.1.used 1>0
    sustainEnded(seat 1, card 36) | tacticsDiscard at 0 []>[36] | players.1.sustained at 0 [36]>[]
    1 endTurn: end +20 > end
    overLimit(seat 1, resource 0, n 5) | players.1.stock.0 15>10
    turnEnded(seat 1)
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 16 -1 -1, discoveries 0`,
  syntheticMecarons: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    returnBegan(seat 1) | kind none>return
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 1, ship 2, from 0} {row 1, at 1, ship 1, from 13} {row 1, at 1, ship 0, from -4} {row 1, at 1, ship 0, from 10} {row 1, at 1, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship) | players.1.ships.7 0>-5 | players.1.rows.0.0.used 0>1
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor) | players.1.rows.0.1.used 0>3
    gained(seat 1, resource 0, n 2) | players.1.stock.0 7>9
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 1, ship 1, from 13} {row 1, at 1, ship 0, from -4} {row 1, at 1, ship 0, from 10} {row 1, at 1, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship) | players.1.ships.6 13>-5 | players.1.rows.1.0.used 0>1
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1 activate: {row 1, at 1, ship 0, from -4} {row 1, at 1, ship 0, from 10} {row 1, at 1, ship 0, from 8} {row 1, at 1, energy} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 1, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 1, module 18, with ship) | players.1.ships.4 -4>-5 | players.1.rows.1.1.used 0>1
    gained(seat 1, resource 0, n 1) | players.1.stock.0 9>10
    gained(seat 1, resource 1, n 1) | players.1.stock.1 2>3
    1 activate: {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from 10}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship) | players.1.ships.1 10>-5 | players.1.rows.1.2.used 0>1
    1 exchange: pay skip +11 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    gained(seat 1, resource 0, n 4) | players.1.stock.0 10>14
    halfMoonPaid(seat 1, moon 13)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 14>15
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1 activate: {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 0, ship 0, from 8}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship) | players.1.ships.0 8>-5 | players.1.rows.2.0.used 0>1
    gained(seat 1, resource 4, n 1) | players.1.stock.4 4>5
    1 activate: {row 2, at 1, energy} done +20 > {row 2, at 1, energy}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 15>14
    moduleActivated(seat 1, row 2, at 1, module 44, with energy) | players.1.rows.2.1.used 0>2
    gained(seat 1, resource 0, n 1) | players.1.stock.0 14>15
    gained(seat 1, resource 0, n 1) | players.1.stock.0 15>16
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1 activate: done +20 > done
    shipsReturned(seat 1, ships 6) | players.1.ships.0 -5>-2 | players.1.ships.1 -5>-2 | players.1.ships.3 -3>-2 | players.1.ships.4 -5>-2 | players.1.ships.6 -5>-2 | players.1.ships.7 -5>-2 | players.1.rows.0.0.used 1>0 | players.1.rows.0.1.used 3>0 | players.1.rows.1.0.used 1>0 | players.1.rows.1.1.used 1>0 | players.1.rows.1.2.used 1>0 | players.1.rows.2.0.used 1>0 | players.1.rows.2.1.used 2>0
    sustainEnded(seat 1, card 36) | tacticsDiscard at 0 []>[36] | players.1.sustained at 0 [36]>[]
    1 endTurn: end +20 > end
    overLimit(seat 1, resource 0, n 6) | players.1.stock.0 16>10
    turnEnded(seat 1)
    1: 10 vp, stock 10 2 5 4 5, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 17, discoveries 0`,
  tolzeedBearers: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    returnBegan(seat 1) | kind none>return
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship) | players.1.ships.7 0>-5 | players.1.rows.0.0.used 0>1
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor) | players.1.rows.0.1.used 0>3
    gained(seat 1, resource 0, n 2) | players.1.stock.0 7>9
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship) | players.1.ships.6 13>-5 | players.1.rows.1.0.used 0>1
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship) | players.1.ships.4 -4>-5 | players.1.rows.1.2.used 0>1
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 2>1
    gained(seat 1, resource 0, n 4) | players.1.stock.0 9>13
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship) | players.1.ships.1 10>-5 | players.1.rows.2.0.used 0>1
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 1, ship 0, from 8}
    moduleActivated(seat 1, row 2, at 1, module 44, with ship) | players.1.ships.0 8>-5 | players.1.rows.2.1.used 0>1
    gained(seat 1, resource 0, n 1) | players.1.stock.0 13>14
    gained(seat 1, resource 0, n 1) | players.1.stock.0 14>15
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1 activate: done +20 > done
    shipsReturned(seat 1, ships 6) | players.1.ships.0 -5>-2 | players.1.ships.1 -5>-2 | players.1.ships.3 -3>-2 | players.1.ships.4 -5>-2 | players.1.ships.6 -5>-2 | players.1.ships.7 -5>-2 | players.1.rows.0.0.used 1>0 | players.1.rows.0.1.used 3>0 | players.1.rows.1.0.used 1>0 | players.1.rows.1.2.used 1>0 | players.1.rows.2.0.used 1>0 | players.1.rows.2.1.used 1>0
    sustainEnded(seat 1, card 36) | tacticsDiscard at 0 []>[36] | players.1.sustained at 0 [36]>[]
    1 endTurn: end +20 > end
    overLimit(seat 1, resource 0, n 5) | players.1.stock.0 15>10
    turnEnded(seat 1)
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 18 -1, discoveries 0`,
  nightmareAstropirates: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    returnBegan(seat 1) | kind none>return
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship) | players.1.ships.7 0>-5 | players.1.rows.0.0.used 0>1
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor) | players.1.rows.0.1.used 0>3
    gained(seat 1, resource 0, n 2) | players.1.stock.0 7>9
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship) | players.1.ships.6 13>-5 | players.1.rows.1.0.used 0>1
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship) | players.1.ships.4 -4>-5 | players.1.rows.1.2.used 0>1
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 2>1
    gained(seat 1, resource 0, n 4) | players.1.stock.0 9>13
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship) | players.1.ships.1 10>-5 | players.1.rows.2.0.used 0>1
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 1, ship 0, from 8}
    moduleActivated(seat 1, row 2, at 1, module 44, with ship) | players.1.ships.0 8>-5 | players.1.rows.2.1.used 0>1
    gained(seat 1, resource 0, n 1) | players.1.stock.0 13>14
    gained(seat 1, resource 0, n 1) | players.1.stock.0 14>15
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1 activate: done +20 > done
    shipsReturned(seat 1, ships 6) | players.1.ships.0 -5>-2 | players.1.ships.1 -5>-2 | players.1.ships.3 -3>-2 | players.1.ships.4 -5>-2 | players.1.ships.6 -5>-2 | players.1.ships.7 -5>-2 | players.1.rows.0.0.used 1>0 | players.1.rows.0.1.used 3>0 | players.1.rows.1.0.used 1>0 | players.1.rows.1.2.used 1>0 | players.1.rows.2.0.used 1>0 | players.1.rows.2.1.used 1>0
    sustainEnded(seat 1, card 36) | tacticsDiscard at 0 []>[36] | players.1.sustained at 0 [36]>[]
    1 endTurn: end +20 > end
    overLimit(seat 1, resource 0, n 5) | players.1.stock.0 15>10
    turnEnded(seat 1)
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 19 -1 -1, discoveries 0`,
  verdigrisChoir: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    returnBegan(seat 1) | kind none>return
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +24 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship) | players.1.ships.7 0>-5 | players.1.rows.0.0.used 0>1
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1 fire: 1 done +14 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor) | players.1.rows.0.1.used 0>3
    gained(seat 1, resource 0, n 2) | players.1.stock.0 7>9
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship) | players.1.ships.6 13>-5 | players.1.rows.1.0.used 0>1
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +13 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship) | players.1.ships.4 -4>-5 | players.1.rows.1.2.used 0>1
    1 exchange: pay skip +13 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 2>1
    gained(seat 1, resource 0, n 4) | players.1.stock.0 9>13
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship) | players.1.ships.1 10>-5 | players.1.rows.2.0.used 0>1
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 1, ship 0, from 8}
    moduleActivated(seat 1, row 2, at 1, module 44, with ship) | players.1.ships.0 8>-5 | players.1.rows.2.1.used 0>1
    gained(seat 1, resource 0, n 1) | players.1.stock.0 13>14
    gained(seat 1, resource 0, n 1) | players.1.stock.0 14>15
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1 activate: done +21 > done
    shipsReturned(seat 1, ships 6) | players.1.ships.0 -5>-2 | players.1.ships.1 -5>-2 | players.1.ships.3 -3>-2 | players.1.ships.4 -5>-2 | players.1.ships.6 -5>-2 | players.1.ships.7 -5>-2 | players.1.rows.0.0.used 1>0 | players.1.rows.0.1.used 3>0 | players.1.rows.1.0.used 1>0 | players.1.rows.1.2.used 1>0 | players.1.rows.2.0.used 1>0 | players.1.rows.2.1.used 1>0
    sustainEnded(seat 1, card 36) | tacticsDiscard at 0 []>[36] | players.1.sustained at 0 [36]>[]
    1 endTurn: end +21 > end
    overLimit(seat 1, resource 0, n 5) | players.1.stock.0 15>10
    turnEnded(seat 1)
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades 20 6 -1 -1, discoveries 0`,
  tidewrightCircle: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    returnBegan(seat 1) | kind none>return
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship) | players.1.ships.7 0>-5 | players.1.rows.0.0.used 0>1
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor) | players.1.rows.0.1.used 0>3
    gained(seat 1, resource 0, n 2) | players.1.stock.0 7>9
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship) | players.1.ships.6 13>-5 | players.1.rows.1.0.used 0>1
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship) | players.1.ships.4 -4>-5 | players.1.rows.1.2.used 0>1
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 2>1
    gained(seat 1, resource 0, n 4) | players.1.stock.0 9>13
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship) | players.1.ships.1 10>-5 | players.1.rows.2.0.used 0>1
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 1, ship 0, from 8}
    moduleActivated(seat 1, row 2, at 1, module 44, with ship) | players.1.ships.0 8>-5 | players.1.rows.2.1.used 0>1
    gained(seat 1, resource 0, n 1) | players.1.stock.0 13>14
    gained(seat 1, resource 0, n 1) | players.1.stock.0 14>15
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1 activate: done +20 > done
    shipsReturned(seat 1, ships 6) | players.1.ships.0 -5>-2 | players.1.ships.1 -5>-2 | players.1.ships.3 -3>-2 | players.1.ships.4 -5>-2 | players.1.ships.6 -5>-2 | players.1.ships.7 -5>-2 | players.1.rows.0.0.used 1>0 | players.1.rows.0.1.used 3>0 | players.1.rows.1.0.used 1>0 | players.1.rows.1.2.used 1>0 | players.1.rows.2.0.used 1>0 | players.1.rows.2.1.used 1>0
    sustainEnded(seat 1, card 36) | tacticsDiscard at 0 []>[36] | players.1.sustained at 0 [36]>[]
    1 endTurn: end +20 > end
    overLimit(seat 1, resource 0, n 5) | players.1.stock.0 15>10
    turnEnded(seat 1)
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 21, discoveries 0`,
  lanternlessCaravan: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    returnBegan(seat 1) | kind none>return
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship) | players.1.ships.7 0>-5 | players.1.rows.0.0.used 0>1
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor) | players.1.rows.0.1.used 0>3
    gained(seat 1, resource 0, n 2) | players.1.stock.0 7>9
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship) | players.1.ships.6 13>-5 | players.1.rows.1.0.used 0>1
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship) | players.1.ships.4 -4>-5 | players.1.rows.1.2.used 0>1
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 2>1
    gained(seat 1, resource 0, n 4) | players.1.stock.0 9>13
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship) | players.1.ships.1 10>-5 | players.1.rows.2.0.used 0>1
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 1, ship 0, from 8}
    moduleActivated(seat 1, row 2, at 1, module 44, with ship) | players.1.ships.0 8>-5 | players.1.rows.2.1.used 0>1
    gained(seat 1, resource 0, n 1) | players.1.stock.0 13>14
    gained(seat 1, resource 0, n 1) | players.1.stock.0 14>15
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1 activate: done +20 > done
    shipsReturned(seat 1, ships 6) | players.1.ships.0 -5>-2 | players.1.ships.1 -5>-2 | players.1.ships.3 -3>-2 | players.1.ships.4 -5>-2 | players.1.ships.6 -5>-2 | players.1.ships.7 -5>-2 | players.1.rows.0.0.used 1>0 | players.1.rows.0.1.used 3>0 | players.1.rows.1.0.used 1>0 | players.1.rows.1.2.used 1>0 | players.1.rows.2.0.used 1>0 | players.1.rows.2.1.used 1>0
    sustainEnded(seat 1, card 36) | tacticsDiscard at 0 []>[36] | players.1.sustained at 0 [36]>[]
    1 endTurn: end +20 > end
    overLimit(seat 1, resource 0, n 5) | players.1.stock.0 15>10
    turnEnded(seat 1)
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades 22 6 -1 -1, discoveries 0`,
  ninthOrchard: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    returnBegan(seat 1) | kind none>return
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship) | players.1.ships.7 0>-5 | players.1.rows.0.0.used 0>1
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor) | players.1.rows.0.1.used 0>3
    gained(seat 1, resource 0, n 2) | players.1.stock.0 7>9
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship) | players.1.ships.6 13>-5 | players.1.rows.1.0.used 0>1
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship) | players.1.ships.4 -4>-5 | players.1.rows.1.2.used 0>1
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 2>1
    gained(seat 1, resource 0, n 4) | players.1.stock.0 9>13
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship) | players.1.ships.1 10>-5 | players.1.rows.2.0.used 0>1
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 1, ship 0, from 8}
    moduleActivated(seat 1, row 2, at 1, module 44, with ship) | players.1.ships.0 8>-5 | players.1.rows.2.1.used 0>1
    gained(seat 1, resource 0, n 1) | players.1.stock.0 13>14
    gained(seat 1, resource 0, n 1) | players.1.stock.0 14>15
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1 activate: done +20 > done
    shipsReturned(seat 1, ships 6) | players.1.ships.0 -5>-2 | players.1.ships.1 -5>-2 | players.1.ships.3 -3>-2 | players.1.ships.4 -5>-2 | players.1.ships.6 -5>-2 | players.1.ships.7 -5>-2 | players.1.rows.0.0.used 1>0 | players.1.rows.0.1.used 3>0 | players.1.rows.1.0.used 1>0 | players.1.rows.1.2.used 1>0 | players.1.rows.2.0.used 1>0 | players.1.rows.2.1.used 1>0
    sustainEnded(seat 1, card 36) | tacticsDiscard at 0 []>[36] | players.1.sustained at 0 [36]>[]
    1 endTurn: end +20 > end
    overLimit(seat 1, resource 0, n 5) | players.1.stock.0 15>10
    turnEnded(seat 1)
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades 23 6 -1 -1, discoveries 0`,
  glasswingConcord: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    returnBegan(seat 1) | kind none>return
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 0, energy} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 0, energy} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} {row 3, at 0, energy} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship) | players.1.ships.7 0>-5 | players.1.rows.0.0.used 0>1
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor) | players.1.rows.0.1.used 0>3
    gained(seat 1, resource 0, n 2) | players.1.stock.0 7>9
    abilityUsed(seat 1, source upgrade, id 24)
    gained(seat 1, resource 0, n 2) | players.1.stock.0 9>11
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 0, energy} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 0, energy} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} {row 3, at 0, energy} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship) | players.1.ships.6 13>-5 | players.1.rows.1.0.used 0>1
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 0, energy} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} {row 3, at 0, energy} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship) | players.1.ships.4 -4>-5 | players.1.rows.1.2.used 0>1
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 2>1
    gained(seat 1, resource 0, n 4) | players.1.stock.0 11>15
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 0, energy} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} {row 3, at 0, energy} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship) | players.1.ships.1 10>-5 | players.1.rows.2.0.used 0>1
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} {row 3, at 0, energy} done +20 > {row 2, at 1, ship 0, from 8}
    moduleActivated(seat 1, row 2, at 1, module 44, with ship) | players.1.ships.0 8>-5 | players.1.rows.2.1.used 0>1
    gained(seat 1, resource 0, n 1) | players.1.stock.0 15>16
    gained(seat 1, resource 0, n 1) | players.1.stock.0 16>17
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1 activate: {row 3, at 0, energy} done +20 > {row 3, at 0, energy} !reveal
    paid(seat 1, resource 0, n 1) | players.1.stock.0 17>16
    moduleActivated(seat 1, row 3, at 0, module -4, with energy) | players.1.rows.3.0.used 0>2
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 3 []>[64]
    1 activate: done +20 > done
    shipsReturned(seat 1, ships 6) | players.1.ships.0 -5>-2 | players.1.ships.1 -5>-2 | players.1.ships.3 -3>-2 | players.1.ships.4 -5>-2 | players.1.ships.6 -5>-2 | players.1.ships.7 -5>-2 | players.1.rows.0.0.used 1>0 | players.1.rows.0.1.used 3>0 | players.1.rows.1.0.used 1>0 | players.1.rows.1.2.used 1>0 | players.1.rows.2.0.used 1>0 | players.1.rows.2.1.used 1>0 | players.1.rows.3.0.used 2>0
    sustainEnded(seat 1, card 36) | tacticsDiscard at 0 []>[36] | players.1.sustained at 0 [36]>[]
    1 endTurn: end +20 > end
    overLimit(seat 1, resource 0, n 6) | players.1.stock.0 16>10
    turnEnded(seat 1)
    1: 10 vp, stock 10 1 5 4 4, 4 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 24 -1, discoveries 0`,
  umbralCartel: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    returnBegan(seat 1) | kind none>return
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship) | players.1.ships.7 0>-5 | players.1.rows.0.0.used 0>1
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor) | players.1.rows.0.1.used 0>3
    gained(seat 1, resource 0, n 2) | players.1.stock.0 7>9
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship) | players.1.ships.6 13>-5 | players.1.rows.1.0.used 0>1
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship) | players.1.ships.4 -4>-5 | players.1.rows.1.2.used 0>1
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 2>1
    gained(seat 1, resource 0, n 4) | players.1.stock.0 9>13
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship) | players.1.ships.1 10>-5 | players.1.rows.2.0.used 0>1
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 1, ship 0, from 8}
    moduleActivated(seat 1, row 2, at 1, module 44, with ship) | players.1.ships.0 8>-5 | players.1.rows.2.1.used 0>1
    gained(seat 1, resource 0, n 1) | players.1.stock.0 13>14
    gained(seat 1, resource 0, n 1) | players.1.stock.0 14>15
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1 activate: done +20 > done
    shipsReturned(seat 1, ships 6) | players.1.ships.0 -5>-2 | players.1.ships.1 -5>-2 | players.1.ships.3 -3>-2 | players.1.ships.4 -5>-2 | players.1.ships.6 -5>-2 | players.1.ships.7 -5>-2 | players.1.rows.0.0.used 1>0 | players.1.rows.0.1.used 3>0 | players.1.rows.1.0.used 1>0 | players.1.rows.1.2.used 1>0 | players.1.rows.2.0.used 1>0 | players.1.rows.2.1.used 1>0
    sustainEnded(seat 1, card 36) | tacticsDiscard at 0 []>[36] | players.1.sustained at 0 [36]>[]
    1 endTurn: end +20 > end
    overLimit(seat 1, resource 0, n 5) | players.1.stock.0 15>10
    turnEnded(seat 1)
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 25, discoveries 0`,
  emberVow: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    returnBegan(seat 1) | kind none>return
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship) | players.1.ships.7 0>-5 | players.1.rows.0.0.used 0>1
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1 fire: 1 done +13 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor) | players.1.rows.0.1.used 0>3
    gained(seat 1, resource 0, n 2) | players.1.stock.0 7>9
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship) | players.1.ships.6 13>-5 | players.1.rows.1.0.used 0>1
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +12 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship) | players.1.ships.4 -4>-5 | players.1.rows.1.2.used 0>1
    1 exchange: pay skip +12 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 2>1
    gained(seat 1, resource 0, n 4) | players.1.stock.0 9>13
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship) | players.1.ships.1 10>-5 | players.1.rows.2.0.used 0>1
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +20 > {row 2, at 1, ship 0, from 8}
    moduleActivated(seat 1, row 2, at 1, module 44, with ship) | players.1.ships.0 8>-5 | players.1.rows.2.1.used 0>1
    gained(seat 1, resource 0, n 1) | players.1.stock.0 13>14
    gained(seat 1, resource 0, n 1) | players.1.stock.0 14>15
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1 activate: done +20 > done
    shipsReturned(seat 1, ships 6) | players.1.ships.0 -5>-2 | players.1.ships.1 -5>-2 | players.1.ships.3 -3>-2 | players.1.ships.4 -5>-2 | players.1.ships.6 -5>-2 | players.1.ships.7 -5>-2 | players.1.rows.0.0.used 1>0 | players.1.rows.0.1.used 3>0 | players.1.rows.1.0.used 1>0 | players.1.rows.1.2.used 1>0 | players.1.rows.2.0.used 1>0 | players.1.rows.2.1.used 1>0
    sustainEnded(seat 1, card 36) | tacticsDiscard at 0 []>[36] | players.1.sustained at 0 [36]>[]
    1 endTurn: end +20 > end
    overLimit(seat 1, resource 0, n 5) | players.1.stock.0 15>10
    turnEnded(seat 1)
    1: 10 vp, stock 10 1 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 26 -1 -1, discoveries 0`,
  kestrelLeague: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    returnBegan(seat 1) | kind none>return
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +24 > {row 0, at 0, ship 2, from 0}
    moduleActivated(seat 1, row 0, at 0, module -1, with ship) | players.1.ships.7 0>-5 | players.1.rows.0.0.used 0>1
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1 fire: 1 done +14 > 1
    moduleActivated(seat 1, row 0, at 1, module 0, with reactor) | players.1.rows.0.1.used 0>3
    gained(seat 1, resource 0, n 2) | players.1.stock.0 7>9
    1 activate: {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +23 > {row 1, at 0, ship 1, from 13}
    moduleActivated(seat 1, row 1, at 0, module -2, with ship) | players.1.ships.6 13>-5 | players.1.rows.1.0.used 0>1
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 none +13 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    1 activate: {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 1, at 2, energy} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 1, at 2, ship 0, from -4}
    moduleActivated(seat 1, row 1, at 2, module 19, with ship) | players.1.ships.4 -4>-5 | players.1.rows.1.2.used 0>1
    1 exchange: pay skip +13 > pay
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    gained(seat 1, resource 0, n 4) | players.1.stock.0 9>13
    1 activate: {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +22 > {row 2, at 0, ship 0, from 10}
    moduleActivated(seat 1, row 2, at 0, module -3, with ship) | players.1.ships.1 10>-5 | players.1.rows.2.0.used 0>1
    gained(seat 1, resource 4, n 1) | players.1.stock.4 3>4
    1 activate: {row 2, at 1, ship 0, from 8} {row 2, at 1, energy} {row 3, at 0, ship 0, from 8} done +21 > {row 2, at 1, ship 0, from 8}
    moduleActivated(seat 1, row 2, at 1, module 44, with ship) | players.1.ships.0 8>-5 | players.1.rows.2.1.used 0>1
    gained(seat 1, resource 0, n 1) | players.1.stock.0 13>14
    gained(seat 1, resource 0, n 1) | players.1.stock.0 14>15
    gained(seat 1, resource 2, n 1) | players.1.stock.2 4>5
    1 activate: done +20 > done
    shipsReturned(seat 1, ships 6) | players.1.ships.0 -5>-2 | players.1.ships.1 -5>-2 | players.1.ships.3 -3>-2 | players.1.ships.4 -5>-2 | players.1.ships.6 -5>-2 | players.1.ships.7 -5>-2 | players.1.rows.0.0.used 1>0 | players.1.rows.0.1.used 3>0 | players.1.rows.1.0.used 1>0 | players.1.rows.1.2.used 1>0 | players.1.rows.2.0.used 1>0 | players.1.rows.2.1.used 1>0
    sustainEnded(seat 1, card 36) | tacticsDiscard at 0 []>[36] | players.1.sustained at 0 [36]>[]
    1 endTurn: end +20 > end
    overLimit(seat 1, resource 0, n 5) | players.1.stock.0 15>10
    turnEnded(seat 1)
    1: 10 vp, stock 10 2 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 27 -1, discoveries 0`,
};

/** A Launch to the Trade Hub and into a battle, by neutral tile. */
const TILES: Readonly<Record<string, string>> = {
  lunarHauler: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +26 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>7
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>7
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>7
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], targeting [1, 4, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 4] | battle.rolls.2 at 0 []>[5, 5, 4] | battle.rolls.3 at 0 []>[5, 1]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.0.hand at 1 []>[62]
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62) | tacticsInPlay at 0 []>[62] | players.0.hand at 1 [62]>[]
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 3>4
    tacticsResolved(seat 0, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[26]
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], diplomats 0, winners 2, raidersFought, losers 5, saved [26], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades 0 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  sprintHull: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +26 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>7
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>7
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>7
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], targeting [1, 4, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 4] | battle.rolls.2 at 0 []>[5, 5, 4] | battle.rolls.3 at 0 []>[5, 1]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.0.hand at 1 []>[62]
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62) | tacticsInPlay at 0 []>[62] | players.0.hand at 1 [62]>[]
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 3>4
    tacticsResolved(seat 0, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[26]
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], diplomats 0, winners 2, raidersFought, losers 5, saved [26], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades 1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  gunboatRefit: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +26 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>7
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>7
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>7
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], targeting [1, 4, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 4] | battle.rolls.2 at 0 []>[5, 5, 4] | battle.rolls.3 at 0 []>[5, 1]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.0.hand at 1 []>[62]
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62) | tacticsInPlay at 0 []>[62] | players.0.hand at 1 [62]>[]
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 3>4
    tacticsResolved(seat 0, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[26]
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], diplomats 0, winners 2, raidersFought, losers 5, saved [26], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades 2 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  pathfinderArk: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +26 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>7
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>7
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>7
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], targeting [1, 4, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 4] | battle.rolls.2 at 0 []>[5, 5, 4] | battle.rolls.3 at 0 []>[5, 1]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.0.hand at 1 []>[62]
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62) | tacticsInPlay at 0 []>[62] | players.0.hand at 1 [62]>[]
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 3>4
    tacticsResolved(seat 0, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[26]
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], diplomats 0, winners 2, raidersFought, losers 5, saved [26], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades 3 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  wraithInterceptor: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +26 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>7
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>7
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>7
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +12 > 0
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 5, 5], [5, 1, 1], [2, 1]], targeting [1, 5, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 5, 5] | battle.rolls.2 at 0 []>[5, 1, 1] | battle.rolls.3 at 0 []>[2, 1]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.0.hand at 1 []>[62]
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62) | tacticsInPlay at 0 []>[62] | players.0.hand at 1 [62]>[]
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 3>4
    tacticsResolved(seat 0, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[26]
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 5, 5], [5, 1, 1], [2, 1]], diplomats 0, winners 2, raidersFought, losers 5, saved [26], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 4 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  bastionFighter: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +26 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>7
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>7
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>7
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +12 > 0
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], targeting [1, 4, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 4] | battle.rolls.2 at 0 []>[5, 5, 4] | battle.rolls.3 at 0 []>[5, 1]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.0.hand at 1 []>[62]
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62) | tacticsInPlay at 0 []>[62] | players.0.hand at 1 [62]>[]
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 3>4
    tacticsResolved(seat 0, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[26]
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], diplomats 0, winners 2, raidersFought, losers 5, saved [26], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 5 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  raptorWing: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +26 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>7
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>7
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>7
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], targeting [1, 4, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 4] | battle.rolls.2 at 0 []>[5, 5, 4] | battle.rolls.3 at 0 []>[5, 1]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.0.hand at 1 []>[62]
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62) | tacticsInPlay at 0 []>[62] | players.0.hand at 1 [62]>[]
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 3>4
    tacticsResolved(seat 0, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[26]
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], diplomats 0, winners 2, raidersFought, losers 5, saved [26], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  starlancer: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +26 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>7
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>7
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>7
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +12 > 0
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], targeting [1, 4, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 4] | battle.rolls.2 at 0 []>[5, 5, 4] | battle.rolls.3 at 0 []>[5, 1]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.0.hand at 1 []>[62]
    abilityUsed(seat 1, source upgrade, id 7)
    scored(seat 1, vp 1, for effect) | players.1.vp 11>12
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62) | tacticsInPlay at 0 []>[62] | players.0.hand at 1 [62]>[]
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 3>4
    tacticsResolved(seat 0, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[26]
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], diplomats 0, winners 2, raidersFought, losers 5, saved [26], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 12 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 7 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  oracleScope: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +26 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>7
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>7
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>7
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 5, 5], [5, 1, 1], [2, 1]], targeting [1, 5, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 5, 5] | battle.rolls.2 at 0 []>[5, 1, 1] | battle.rolls.3 at 0 []>[2, 1]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.0.hand at 1 []>[62]
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62) | tacticsInPlay at 0 []>[62] | players.0.hand at 1 [62]>[]
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 3>4
    tacticsResolved(seat 0, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[26]
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 5, 5], [5, 1, 1], [2, 1]], diplomats 0, winners 2, raidersFought, losers 5, saved [26], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 8 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  surveyCorvette: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +26 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>7
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>7
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>7
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], targeting [1, 4, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 4] | battle.rolls.2 at 0 []>[5, 5, 4] | battle.rolls.3 at 0 []>[5, 1]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.0.hand at 1 []>[62]
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62) | tacticsInPlay at 0 []>[62] | players.0.hand at 1 [62]>[]
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 3>4
    tacticsResolved(seat 0, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[26]
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], diplomats 0, winners 2, raidersFought, losers 5, saved [26], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 9 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  armedSurveyor: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +26 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>7
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>7
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>7
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], targeting [1, 4, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 4] | battle.rolls.2 at 0 []>[5, 5, 4] | battle.rolls.3 at 0 []>[5, 1]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.0.hand at 1 []>[62]
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62) | tacticsInPlay at 0 []>[62] | players.0.hand at 1 [62]>[]
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 3>4
    tacticsResolved(seat 0, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[26]
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], diplomats 0, winners 2, raidersFought, losers 5, saved [26], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 10 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  foldFrigate: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +26 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>7
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>7
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>7
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], targeting [1, 4, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 4] | battle.rolls.2 at 0 []>[5, 5, 4] | battle.rolls.3 at 0 []>[5, 1]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.0.hand at 1 []>[62]
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62) | tacticsInPlay at 0 []>[62] | players.0.hand at 1 [62]>[]
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 3>4
    tacticsResolved(seat 0, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[26]
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], diplomats 0, winners 2, raidersFought, losers 5, saved [26], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 11 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  dreadnought: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +26 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>7
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>7
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>7
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], targeting [1, 4, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 4] | battle.rolls.2 at 0 []>[5, 5, 4] | battle.rolls.3 at 0 []>[5, 1]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.0.hand at 1 []>[62]
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62) | tacticsInPlay at 0 []>[62] | players.0.hand at 1 [62]>[]
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 3>4
    tacticsResolved(seat 0, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[26]
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], diplomats 0, winners 2, raidersFought, losers 5, saved [26], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 12, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  aegisCarrier: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +26 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>7
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>7
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>7
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], targeting [1, 4, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 4] | battle.rolls.2 at 0 []>[5, 5, 4] | battle.rolls.3 at 0 []>[5, 1]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.0.hand at 1 []>[62]
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62) | tacticsInPlay at 0 []>[62] | players.0.hand at 1 [62]>[]
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 3>4
    tacticsResolved(seat 0, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[26]
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], diplomats 0, winners 2, raidersFought, losers 5, saved [26], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 13, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  commandCruiser: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +26 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>7
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>7
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>7
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], targeting [1, 4, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 4] | battle.rolls.2 at 0 []>[5, 5, 4] | battle.rolls.3 at 0 []>[5, 1]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.0.hand at 1 []>[62]
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62) | tacticsInPlay at 0 []>[62] | players.0.hand at 1 [62]>[]
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 3>4
    tacticsResolved(seat 0, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[26]
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], diplomats 0, winners 2, raidersFought, losers 5, saved [26], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    0: 8 vp, stock 4 1 0 0 0, 1 cards, tracks 00102, 1 leaders, tscrapyard tbay tbay
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 t7 tscrapyard tbarge f7 s7 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 14, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  foldbreaker: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    1 strike: 1 2 > 1
    raiderMoved(class 1, from 13, to 7, strike) | raiders.4 13>7
    1 goOn: go +26 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>7
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +14 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>7
    1 escalate: {ship 2, from 0} done +13 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>7
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>7
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>7
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +12 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +12 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], targeting [1, 4, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 4] | battle.rolls.2 at 0 []>[5, 5, 4] | battle.rolls.3 at 0 []>[5, 1]
    1 react: pass mute +12 > pass
    0 react: pass mute > pass !reveal
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.2.hand at 0 []>[63]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [62]) | tacticsDeck at 72 [62]>[] | players.0.hand at 1 []>[62]
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    0 react: pass mute {card 62} > {card 62} !reveal
    tacticsPlayed(seat 0, card 62) | tacticsInPlay at 0 []>[62] | players.0.hand at 1 [62]>[]
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
    0 gainKind: 0 1 2 3 4 5 > 0
    gained(seat 0, resource 0, n 1) | players.0.stock.0 3>4
    tacticsResolved(seat 0, card 62) | tacticsDiscard at 1 []>[62] | tacticsInPlay at 0 [62]>[]
    0 react: pass mute > pass
    1 react: pass mute +12 > pass
    2 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 2, card 63) | tacticsInPlay at 0 []>[63] | players.2.hand at 0 [63]>[]
    2 saveShip: {ship 3, from 7} done > {ship 3, from 7}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[26]
    shipSaved(seat 2, ship 3)
    0 react: pass mute > pass
    shipDamaged(seat 0, ship 0, at 7, to scrapyard) | players.0.ships.0 7>-3
    raiderDamaged(class 1, at 7, destroyed) | raiders.4 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5, 1]], diplomats 0, winners 2, raidersFought, losers 5, saved [26], rules 0, tieWinners 0}>null
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
