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
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    moonAbandoned(seat 1, moon 3) | gone at 0 []>[3] | players.1.moons at 0 [3]>[]
    gained(seat 1, resource 3, n 1) | players.1.stock.3 4>5
    scored(seat 1, vp 1, for moon) | players.1.vp 10>11
    1: 11 vp, stock 5 4 4 5 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject abandon, moon 10}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    moonAbandoned(seat 1, moon 10) | gone at 0 []>[10] | players.1.moons at 1 [10]>[]
    1 repair: {scrapped 0} {row 1, at 1} > {scrapped 0}
    repaired(seat 1, what ship, id 0) | players.1.ships.3 -3>-4
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tbarge tbarge f13 s0 cbay, modules 2322, damage 1, moons 3, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject collect, cell 10, resource 3}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    bonusCollected(seat 1, from 10, resource 3) | bonus.63 1>0 | players.1.stock.3 4>5
    1: 10 vp, stock 5 4 4 5 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject recruit, cell 13}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    leaderRecruited(seat 1, from 13) | players.1.leaders 4>5 | players.1.abroad.13 1>0
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 5 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject recruit, cell 0}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    leaderRecruited(seat 1, from 0) | players.1.leaders 4>5 | players.1.abroad.0 2>1
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 5 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject slot, moon 3, row 1, at 1, half}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    moonSlotted(seat 1, moon 3, place {row 1, at 1, half}) | players.1.moons at 0 [3]>[] | players.1.rows.1.1.half -1>3
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject slot, moon 3, row 1, at 2, half}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    moonDiscarded(seat 1, moon 13) | gone at 0 []>[13] | players.1.rows.1.2.half 13>-1
    moonSlotted(seat 1, moon 3, place {row 1, at 2, half}) | players.1.moons at 0 [3]>[] | players.1.rows.1.2.half -1>3
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject slot, moon 3, row 2, at 1}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    moonDiscarded(seat 1, moon 19) | gone at 0 []>[19] | players.1.rows.2.1.moon 19>-1
    moonSlotted(seat 1, moon 3, place {row 2, at 1}) | players.1.moons at 0 [3]>[] | players.1.rows.2.1.moon -1>3 | players.1.rows.2.1.slotted false>true
    scored(seat 1, vp 1, for slot) | players.1.vp 10>11
    1: 11 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject slot, moon 3, operations}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    moonDiscarded(seat 1, moon 27) | gone at 0 []>[27] | players.1.operations 27>-1
    moonSlotted(seat 1, moon 3, place operations) | players.1.moons at 0 [3]>[] | players.1.operations -1>3
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject slot, moon 10, row 1, at 1, half}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    moonSlotted(seat 1, moon 10, place {row 1, at 1, half}) | players.1.moons at 1 [10]>[] | players.1.rows.1.1.half -1>10
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject slot, moon 10, row 1, at 2, half}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    moonDiscarded(seat 1, moon 13) | gone at 0 []>[13] | players.1.rows.1.2.half 13>-1
    moonSlotted(seat 1, moon 10, place {row 1, at 2, half}) | players.1.moons at 1 [10]>[] | players.1.rows.1.2.half -1>10
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject slot, moon 10, row 2, at 1}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    moonDiscarded(seat 1, moon 19) | gone at 0 []>[19] | players.1.rows.2.1.moon 19>-1
    moonSlotted(seat 1, moon 10, place {row 2, at 1}) | players.1.moons at 1 [10]>[] | players.1.rows.2.1.moon -1>10 | players.1.rows.2.1.slotted false>true
    scored(seat 1, vp 1, for slot) | players.1.vp 10>11
    1: 11 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject slot, moon 10, operations}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    moonDiscarded(seat 1, moon 27) | gone at 0 []>[27] | players.1.operations 27>-1
    moonSlotted(seat 1, moon 10, place operations) | players.1.moons at 1 [10]>[] | players.1.operations -1>10
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject token, token 0}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    discoveryUsed(seat 1, token 0) | discoveryGone at 0 []>[0] | players.1.discoveries at 0 [0]>[]
    gained(seat 1, resource 0, n 4) | players.1.stock.0 5>9
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    1: 11 vp, stock 9 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1`,
  '{interject supremacy, token 0}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    supremacyUsed(seat 1, token 0) | supremacyGone at 0 []>[0] | players.1.supremacies at 0 [0]>[]
    scored(seat 1, vp 4, for effect) | players.1.vp 10>14
    1: 14 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject development, development 1}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    developmentCardUsed(seat 1, development 1) | players.1.cards.1 1>0 | players.1.used.1 0>1
    1 repair: {scrapped 0} {row 1, at 1} > {scrapped 0}
    repaired(seat 1, what ship, id 0) | players.1.ships.3 -3>-4
    1 repair: {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tbarge tbarge f13 s0 cbay, modules 2322, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject ability, source 0, id 11, at 1}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    abilityUsed(seat 1, source faction, id 11) | players.1.spent.0 at 0 []>[111]
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 moveShip: {ship 0, from 8, to 7} {ship 0, from 8, to 9} {ship 0, from 8, to 14} {ship 0, from 8, to 15} {ship 0, from 10, to 9} {ship 0, from 10, to 11} {ship 0, from 10, to 16} {ship 0, from 10, to 17} {ship 1, from 13, to 6} {ship 1, from 13, to 7} {ship 1, from 13, to 12} {ship 1, from 13, to 14} {ship 1, from 13, to 18} {ship 1, from 13, to 19} {ship 2, from 0, to 1} {ship 2, from 0, to 6} done > {ship 0, from 8, to 7}
    shipMoved(seat 1, ship 0, from 8, to 7) | players.1.ships.0 8>7
    1: 10 vp, stock 4 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t7 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject play, card 2}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    tacticsPlayed(seat 1, card 2) | tacticsInPlay at 0 []>[2] | players.1.hand at 0 [2]>[]
    gained(seat 1, resource 0, n 4) | players.1.stock.0 5>9
    tacticsResolved(seat 1, card 2) | tacticsDiscard at 0 []>[2] | tacticsInPlay at 0 [2]>[]
    1: 10 vp, stock 9 4 4 4 3, 2 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject play, card 1}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    tacticsPlayed(seat 1, card 1) | tacticsInPlay at 0 []>[1] | players.1.hand at 1 [1]>[]
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    1 gainKind: 1 2 3 > 1
    gained(seat 1, resource 1, n 1) | players.1.stock.1 4>5
    1 gainKind: 1 2 3 > 1
    gained(seat 1, resource 1, n 1) | players.1.stock.1 5>6
    tacticsResolved(seat 1, card 1) | tacticsDiscard at 0 []>[1] | tacticsInPlay at 0 [1]>[]
    1: 10 vp, stock 6 6 4 4 3, 2 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{interject unslot, row 1, at 2, half}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    moonDiscarded(seat 1, moon 13) | gone at 0 []>[13] | players.1.rows.1.2.half 13>-1`,
  '{interject unslot, row 2, at 1}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    moonDiscarded(seat 1, moon 19) | gone at 0 []>[19] | players.1.rows.2.1.moon 19>-1`,
  '{interject unslot, operations}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    moonDiscarded(seat 1, moon 27) | gone at 0 []>[27] | players.1.operations 27>-1`,
  '{interject rearrange, from 1, to 2}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    moduleMoved(seat 1, from 1, to 2) | rearranged 0>1 | players.1.rows.1.1.id 18>19 | players.1.rows.1.1.damage 1>0 | players.1.rows.1.2.id 19>18 | players.1.rows.1.2.damage 0>1`,
  '{interject listen}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    windowSwitched(seat 1, window -1, on) | players.1.deaf 16>0`,
};

/** Turns in which everything is taken, the event that is due included. */
const TURNS: Readonly<Record<string, string>> = {
  '{launch 0, to 6}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 6) | region -1>6 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>6
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 0, from 6) | players.1.moons at 2 []>[0]
    moonShown(at 6, moon 0) | moons.6 at 2 [0]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 6) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 6, strike) | raiders.4 13>6
    1 goOn: go +29 > go
    battleBegan(at 6) | battle null>{region 6, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>6
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>6
    2 escalate: {ship 0, from 12} done > {ship 0, from 12}
    escalated(seat 2, ship 0, from 12) | players.2.ships.0 12>6
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
    2 saveShip: {ship 0, from 6} done > {ship 0, from 6}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 1 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[18]
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 6, destroyed) | raiders.4 6>-1
    battleClosed | battle {region 6, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], diplomats 0, winners 2, raidersFought, losers 4, saved [18], rules 0, tieWinners 0}>null
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t6 tscrapyard tbarge f6 s6 cbay, modules 2322, damage 1, moons 3 10 0, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t6 tbay tbay c8`,
  '{launch 0, to 7}': `
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
  '{launch 0, to 9}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 9) | region -1>9 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>9
    0 react: pass mute > pass
    baseVisited(seat 1, base 2)
    markerMoved(by 1, left 2) | marker 3>2
    1 chooseModule: 0 1 2 3 4 5 +6 > 0
    1 pay: {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 3}
    paid(seat 1, resource 3, n 1) | players.1.stock.3 4>3
    1 pay: {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 3}
    paid(seat 1, resource 3, n 1) | players.1.stock.3 3>2
    1 pay: {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 3}
    paid(seat 1, resource 3, n 1) | players.1.stock.3 2>1
    moduleGained(seat 1, module 17, slot 0) | market.0 17>-1 | players.1.rows.0 at 2 []>[{id 17, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 0, to 2) | players.1.tracks.0 1>2
    1 chooseModule: 1 2 3 4 5 none +6 > 1
    1 pay: {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 3} !reveal
    paid(seat 1, resource 3, n 1) | players.1.stock.3 1>0
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    moduleGained(seat 1, module 16, slot 1) | market.1 16>-1 | players.1.rows.0 at 3 []>[{id 16, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 0, to 3) | players.1.tracks.0 2>3
    markerMoved(by 1, left 1) | marker 2>1
    marketRefilled(slot 1, module 14) | market.1 -1>14 | moduleDeck.0 at 22 [14]>[]
    marketRefilled(slot 0, module 13) | market.0 -1>13 | moduleDeck.0 at 21 [13]>[]
    0 react: pass mute > pass
    regionActivated(seat 1, at 9) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    raiderMoved(class 2, from 3, to 9, strike) | raiders.5 3>9
    1 goOn: go +26 > go
    battleBegan(at 9) | battle null>{region 9, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 0, from 10} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>9
    1 escalate: {ship 0, from 10} done +14 > {ship 0, from 10}
    escalated(seat 1, ship 0, from 10) | players.1.ships.1 10>9
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>9
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>9
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +13 > 0
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 4, 3], [5, 4, 1], [5, 5, 4]], targeting [1, 3, 1, 2]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 4, 3] | battle.rolls.2 at 0 []>[5, 4, 1] | battle.rolls.3 at 0 []>[5, 5, 4]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.2.hand at 0 []>[64]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.0.hand at 1 []>[63]
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    0 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 64} > {card 64} !reveal
    tacticsPlayed(seat 2, card 64) | tacticsInPlay at 0 []>[64] | players.2.hand at 0 [64]>[]
    2 withdraw: {ship 3, from 9, to -2} done > {ship 3, from 9, to -2}
    shipWithdrew(seat 2, ship 3, to -2) | players.2.ships.8 9>-2
    gained(seat 2, resource 0, n 1) | players.2.stock.0 0>1
    tacticsResolved(seat 2, card 64) | tacticsDiscard at 1 []>[64] | tacticsInPlay at 0 [64]>[]
    0 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 0, card 63) | tacticsInPlay at 0 []>[63] | players.0.hand at 1 [63]>[]
    0 saveShip: {ship 0, from 9} done > {ship 0, from 9}
    tacticsResolved(seat 0, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[0]
    shipSaved(seat 0, ship 0)
    raiderDamaged(class 2, at 9, destroyed) | raiders.5 9>-1
    battleClosed | battle {region 9, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 4, 3], [5, 4, 1], [5, 5, 4]], diplomats 0, winners 2, raidersFought, losers 5, saved [0], rules 0, tieWinners 0}>null
    1 endTurn: end +25 > end
    turnEnded(seat 1)
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t9 tbay tbay
    1: 13 vp, stock 5 4 4 0 2, 2 cards, tracks 32015, 4 leaders, t9 t9 t9 tscrapyard tbarge f13 s0 cbay, modules 4322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay cbay`,
  '{launch 0, to 11}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 11) | region -1>11 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>11
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 18, from 11) | players.1.moons at 2 []>[18]
    moonShown(at 11, moon 18) | moons.11 at 2 [18]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 11) | arriving true>false
    0 react: pass mute > pass
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 t11 tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10 18, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 12}': `
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
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f12 s12 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 14}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 14) | region -1>14 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>14
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 20, from 14) | players.1.moons at 2 []>[20]
    moonShown(at 14, moon 19) | moons.14 at 1 [20]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 14) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    1 strike: 0 1 2 > 0
    raiderMoved(class 0, from 20, to 14, strike) | raiders.0 20>14
    1 goOn: go +29 > go
    battleBegan(at 14) | battle null>{region 14, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +15 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>14
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>14
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>14
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>14
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>14
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5]], targeting [1, 4, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 4] | battle.rolls.2 at 0 []>[5, 5, 4] | battle.rolls.3 at 0 []>[5]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    gained(seat 1, resource 0, n 2) | players.1.stock.0 6>8
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.2.hand at 0 []>[64]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.0.hand at 1 []>[63]
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    0 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 64} > {card 64} !reveal
    tacticsPlayed(seat 2, card 64) | tacticsInPlay at 0 []>[64] | players.2.hand at 0 [64]>[]
    2 withdraw: {ship 3, from 14, to -2} done > {ship 3, from 14, to -2}
    shipWithdrew(seat 2, ship 3, to -2) | players.2.ships.8 14>-2
    gained(seat 2, resource 0, n 1) | players.2.stock.0 0>1
    tacticsResolved(seat 2, card 64) | tacticsDiscard at 1 []>[64] | tacticsInPlay at 0 [64]>[]
    0 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 0, card 63) | tacticsInPlay at 0 []>[63] | players.0.hand at 1 [63]>[]
    0 saveShip: {ship 0, from 14} done > {ship 0, from 14}
    tacticsResolved(seat 0, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[0]
    shipSaved(seat 0, ship 0)
    raiderDamaged(class 0, at 14, destroyed) | raiders.0 14>-1
    battleClosed | battle {region 14, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5]], diplomats 0, winners 2, raidersFought, losers 5, saved [0], rules 0, tieWinners 0}>null
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t14 tbay tbay
    1: 10 vp, stock 8 4 4 4 3, 2 cards, tracks 12015, 4 leaders, t14 t10 t14 tscrapyard tbarge f14 s14 cbay, modules 2322, damage 1, moons 3 10 20, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay cbay`,
  '{launch 0, to 15}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 15) | region -1>15 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>15
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 14, from 15) | players.1.moons at 2 []>[14]
    moonShown(at 15, moon 13) | moons.15 at 1 [14]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 15) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    1 strike: 0 1 2 > 0
    raiderMoved(class 0, from 20, to 15, strike) | raiders.0 20>15
    1 goOn: go +29 > go
    battleBegan(at 15) | battle null>{region 15, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} done +15 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>15
    1 escalate: {ship 1, from 13} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>15
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>15
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>15
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +14 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +14 > 0
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +14 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +14 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 3], [5, 4, 1], [4]], targeting [1, 3, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.2 at 0 []>[5, 4, 1] | battle.rolls.3 at 0 []>[4]
    1 react: pass mute +14 > pass
    0 react: pass mute > pass
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    gained(seat 1, resource 0, n 2) | players.1.stock.0 6>8
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.2.hand at 0 []>[64]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.0.hand at 1 []>[63]
    1 react: pass mute +14 > pass
    2 react: pass mute > pass
    0 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 64} > {card 64} !reveal
    tacticsPlayed(seat 2, card 64) | tacticsInPlay at 0 []>[64] | players.2.hand at 0 [64]>[]
    2 withdraw: {ship 3, from 15, to -2} done > {ship 3, from 15, to -2}
    shipWithdrew(seat 2, ship 3, to -2) | players.2.ships.8 15>-2
    gained(seat 2, resource 0, n 1) | players.2.stock.0 0>1
    tacticsResolved(seat 2, card 64) | tacticsDiscard at 1 []>[64] | tacticsInPlay at 0 [64]>[]
    0 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 0, card 63) | tacticsInPlay at 0 []>[63] | players.0.hand at 1 [63]>[]
    0 saveShip: {ship 0, from 15} done > {ship 0, from 15}
    tacticsResolved(seat 0, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[0]
    shipSaved(seat 0, ship 0)
    raiderDamaged(class 0, at 15, destroyed) | raiders.0 15>-1
    battleClosed | battle {region 15, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 3], [5, 4, 1], [4]], diplomats 0, winners 2, raidersFought, losers 5, saved [0], rules 0, tieWinners 0}>null
    1 endTurn: end +28 > end
    turnEnded(seat 1)
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t15 tbay tbay
    1: 10 vp, stock 8 4 4 4 3, 2 cards, tracks 12015, 4 leaders, t15 t10 t15 tscrapyard tbarge f15 s0 cbay, modules 2322, damage 1, moons 3 10 14, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay cbay`,
  '{launch 0, to 16}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 16) | region -1>16 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>16
    0 react: pass mute > pass
    baseVisited(seat 1, base 3)
    markerMoved(by 1, left 2) | marker 3>2
    1 chooseModule: 6 7 8 9 10 11 +6 > 6
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 2>1
    moduleGained(seat 1, module 53, slot 6) | market.6 53>-1 | players.1.rows.2 at 2 []>[{id 53, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 2, to 1) | players.1.tracks.2 0>1
    1 chooseModule: 7 8 9 10 11 none +6 > 7
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 1>0
    1 pay: {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 2} !reveal
    paid(seat 1, resource 2, n 1) | players.1.stock.2 4>3
    moduleGained(seat 1, module 52, slot 7) | market.7 52>-1 | players.1.rows.2 at 3 []>[{id 52, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 2, to 2) | players.1.tracks.2 1>2
    marketRefilled(slot 7, module 50) | market.7 -1>50 | moduleDeck.2 at 22 [50]>[]
    marketRefilled(slot 6, module 49) | market.6 -1>49 | moduleDeck.2 at 21 [49]>[]
    0 react: pass mute > pass
    regionActivated(seat 1, at 16) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    raiderMoved(class 2, from 3, to 16, strike) | raiders.5 3>16
    1 goOn: go +26 > go
    battleBegan(at 16) | battle null>{region 16, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 10} done +14 > {ship 0, from 10}
    escalated(seat 1, ship 0, from 10) | players.1.ships.1 10>16
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 4 +13 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 3, 2, 2], [], [6, 4, 2]], targeting [0, 2, 0, 2]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 3, 2, 2] | battle.rolls.3 at 0 []>[6, 4, 2]
    1 react: pass mute +13 > pass
    battleDecided(winners [], losers [1], raiders won, why {level [6], best 4, next 3}) | battle.step roll>outcome | battle.winners -1>0 | battle.raidersFought false>true | battle.raidersWon false>true | battle.losers 0>2
    1 tacticalOperations: card moon pass +13 > card !reveal
    tacticalOperations(seat 1, took card)
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 2 []>[64]
    1 react: pass mute +13 > pass
    battleStep(step damage) | battle.step outcome>damage
    1 react: pass mute {card 64} +13 > {card 64} !reveal
    tacticsPlayed(seat 1, card 64) | tacticsInPlay at 0 []>[64] | players.1.hand at 2 [64]>[]
    1 withdraw: {ship 0, from 16, to -2} done > {ship 0, from 16, to -2}
    shipWithdrew(seat 1, ship 0, to -2) | players.1.ships.1 16>-2
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    tacticsResolved(seat 1, card 64) | tacticsDiscard at 1 []>[64] | tacticsInPlay at 0 [64]>[]
    1 react: pass mute +13 > pass
    shipDamaged(seat 1, ship 0, at 16, to scrapyard) | players.1.ships.2 16>-3
    battleClosed | battle {region 16, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 3, 2, 2], [], [6, 4, 2]], diplomats 0, winners 0, raidersFought, raidersWon, losers 2, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    1: 10 vp, stock 6 0 3 4 3, 2 cards, tracks 12214, 4 leaders, t8 tbay tscrapyard tscrapyard tbarge f13 s0 cbay, modules 2342, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 17}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 17) | region -1>17 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>17
    0 react: pass mute > pass
    baseVisited(seat 1, base 4)
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 +6 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    regionActivated(seat 1, at 17) | arriving true>false
    0 react: pass mute > pass
    1 endTurn: end +25 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 3 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 t17 tscrapyard tbarge tbay f13 s0 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 18}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 18) | region -1>18 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>18
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 8, from 18) | players.1.moons at 2 []>[8]
    moonShown(at 18, moon 7) | moons.18 at 2 [8]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 18) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 18, strike) | raiders.4 13>18
    1 goOn: go +29 > go
    battleBegan(at 18) | battle null>{region 18, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>18
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>18
    2 escalate: {ship 0, from 12} done > {ship 0, from 12}
    escalated(seat 2, ship 0, from 12) | players.2.ships.0 12>18
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
    2 saveShip: {ship 0, from 18} done > {ship 0, from 18}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 1 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[18]
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 18, destroyed) | raiders.4 18>-1
    battleClosed | battle {region 18, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], diplomats 0, winners 2, raidersFought, losers 4, saved [18], rules 0, tieWinners 0}>null
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t18 tscrapyard tbarge f18 s18 cbay, modules 2322, damage 1, moons 3 10 8, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t18 tbay tbay c8`,
  '{launch 0, to 19}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 19) | region -1>19 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>19
    0 react: pass mute > pass
    baseVisited(seat 1, base 0)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 3, at 10} > {pay 0} !reveal
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    tacticsDrawn(seat 1, n 3, cards [64, 63, 62]) | tacticsDeck at 72 [62, 63, 64]>[] | players.1.hand at 3 []>[64, 63, 62]
    regionActivated(seat 1, at 19) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +25 > go
    1 strike: 0 1 > 0
    raiderMoved(class 0, from 20, to 19, strike) | raiders.0 20>19
    1 goOn: go +25 > go
    battleBegan(at 19) | battle null>{region 19, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +13 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +13 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>19
    1 escalate: {ship 2, from 0} done +12 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>19
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +11 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +11 > 0
    1 react: pass mute {card 50} +11 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +11 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [], [1]], targeting [0, 3, 0, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.3 at 0 []>[1]
    1 react: pass mute +11 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 1}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    gained(seat 1, resource 0, n 2) | players.1.stock.0 3>5
    1 react: pass mute +11 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 0, at 19, destroyed) | raiders.0 19>-1
    battleClosed | battle {region 19, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [], [1]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +23 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 4 4 4 3, 5 cards, tracks 12015, 4 leaders, t8 t10 t19 tscrapyard tbarge f19 s19 cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 6}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 6) | region -1>6 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>6
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 0, from 6) | players.1.moons at 2 []>[0]
    moonShown(at 6, moon 0) | moons.6 at 2 [0]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 6) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 6, strike) | raiders.4 13>6
    1 goOn: go +29 > go
    battleBegan(at 6) | battle null>{region 6, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>6
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>6
    2 escalate: {ship 0, from 12} done > {ship 0, from 12}
    escalated(seat 2, ship 0, from 12) | players.2.ships.0 12>6
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
    2 saveShip: {ship 0, from 6} done > {ship 0, from 6}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 1 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[18]
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 6, destroyed) | raiders.4 6>-1
    battleClosed | battle {region 6, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], diplomats 0, winners 2, raidersFought, losers 4, saved [18], rules 0, tieWinners 0}>null
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f6 s6 c6, modules 2322, damage 1, moons 3 10 0, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t6 tbay tbay c8`,
  '{launch 3, to 7}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>7
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
    1: 11 vp, stock 3 4 4 4 5, 3 cards, tracks 12015, 4 leaders, t7 t10 tbay tscrapyard tbarge f7 s7 c7, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay c7`,
  '{launch 3, to 9}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 9) | region -1>9 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>9
    0 react: pass mute > pass
    baseVisited(seat 1, base 2)
    markerMoved(by 1, left 2) | marker 3>2
    1 chooseModule: 0 1 2 3 4 5 +6 > 0
    1 pay: {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 3}
    paid(seat 1, resource 3, n 1) | players.1.stock.3 4>3
    1 pay: {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 3}
    paid(seat 1, resource 3, n 1) | players.1.stock.3 3>2
    1 pay: {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 3}
    paid(seat 1, resource 3, n 1) | players.1.stock.3 2>1
    moduleGained(seat 1, module 17, slot 0) | market.0 17>-1 | players.1.rows.0 at 2 []>[{id 17, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 0, to 2) | players.1.tracks.0 1>2
    1 chooseModule: 1 2 3 4 5 none +6 > 1
    1 pay: {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 3} !reveal
    paid(seat 1, resource 3, n 1) | players.1.stock.3 1>0
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    moduleGained(seat 1, module 16, slot 1) | market.1 16>-1 | players.1.rows.0 at 3 []>[{id 16, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 0, to 3) | players.1.tracks.0 2>3
    markerMoved(by 1, left 1) | marker 2>1
    marketRefilled(slot 1, module 14) | market.1 -1>14 | moduleDeck.0 at 22 [14]>[]
    marketRefilled(slot 0, module 13) | market.0 -1>13 | moduleDeck.0 at 21 [13]>[]
    0 react: pass mute > pass
    regionActivated(seat 1, at 9) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    raiderMoved(class 2, from 3, to 9, strike) | raiders.5 3>9
    1 goOn: go +26 > go
    battleBegan(at 9) | battle null>{region 9, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 8} {ship 0, from 10} done +14 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>9
    1 escalate: {ship 0, from 10} done +14 > {ship 0, from 10}
    escalated(seat 1, ship 0, from 10) | players.1.ships.1 10>9
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>9
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>9
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 +13 > 0
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 3], [5, 4, 1], [5, 5, 4]], targeting [1, 3, 1, 2]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.2 at 0 []>[5, 4, 1] | battle.rolls.3 at 0 []>[5, 5, 4]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.2.hand at 0 []>[64]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.0.hand at 1 []>[63]
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    0 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 64} > {card 64} !reveal
    tacticsPlayed(seat 2, card 64) | tacticsInPlay at 0 []>[64] | players.2.hand at 0 [64]>[]
    2 withdraw: {ship 3, from 9, to -2} done > {ship 3, from 9, to -2}
    shipWithdrew(seat 2, ship 3, to -2) | players.2.ships.8 9>-2
    gained(seat 2, resource 0, n 1) | players.2.stock.0 0>1
    tacticsResolved(seat 2, card 64) | tacticsDiscard at 1 []>[64] | tacticsInPlay at 0 [64]>[]
    0 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 0, card 63) | tacticsInPlay at 0 []>[63] | players.0.hand at 1 [63]>[]
    0 saveShip: {ship 0, from 9} done > {ship 0, from 9}
    tacticsResolved(seat 0, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[0]
    shipSaved(seat 0, ship 0)
    raiderDamaged(class 2, at 9, destroyed) | raiders.5 9>-1
    battleClosed | battle {region 9, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 3], [5, 4, 1], [5, 5, 4]], diplomats 0, winners 2, raidersFought, losers 5, saved [0], rules 0, tieWinners 0}>null
    1 endTurn: end +25 > end
    turnEnded(seat 1)
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t9 tbay tbay
    1: 13 vp, stock 5 4 4 0 2, 2 cards, tracks 32015, 4 leaders, t9 t9 tbay tscrapyard tbarge f13 s0 c9, modules 4322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay cbay`,
  '{launch 3, to 11}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 11) | region -1>11 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>11
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 18, from 11) | players.1.moons at 2 []>[18]
    moonShown(at 11, moon 18) | moons.11 at 2 [18]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 11) | arriving true>false
    0 react: pass mute > pass
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 10 vp, stock 6 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c11, modules 2322, damage 1, moons 3 10 18, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 12}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 12) | region -1>12 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>12
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
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f12 s12 c12, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 14}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 14) | region -1>14 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>14
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 20, from 14) | players.1.moons at 2 []>[20]
    moonShown(at 14, moon 19) | moons.14 at 1 [20]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 14) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    1 strike: 0 1 2 > 0
    raiderMoved(class 0, from 20, to 14, strike) | raiders.0 20>14
    1 goOn: go +29 > go
    battleBegan(at 14) | battle null>{region 14, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +15 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>14
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>14
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>14
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>14
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>14
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +13 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5]], targeting [1, 4, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 4] | battle.rolls.2 at 0 []>[5, 5, 4] | battle.rolls.3 at 0 []>[5]
    1 react: pass mute +13 > pass
    0 react: pass mute > pass
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    gained(seat 1, resource 0, n 2) | players.1.stock.0 6>8
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.2.hand at 0 []>[64]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.0.hand at 1 []>[63]
    1 react: pass mute +13 > pass
    2 react: pass mute > pass
    0 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 64} > {card 64} !reveal
    tacticsPlayed(seat 2, card 64) | tacticsInPlay at 0 []>[64] | players.2.hand at 0 [64]>[]
    2 withdraw: {ship 3, from 14, to -2} done > {ship 3, from 14, to -2}
    shipWithdrew(seat 2, ship 3, to -2) | players.2.ships.8 14>-2
    gained(seat 2, resource 0, n 1) | players.2.stock.0 0>1
    tacticsResolved(seat 2, card 64) | tacticsDiscard at 1 []>[64] | tacticsInPlay at 0 [64]>[]
    0 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 0, card 63) | tacticsInPlay at 0 []>[63] | players.0.hand at 1 [63]>[]
    0 saveShip: {ship 0, from 14} done > {ship 0, from 14}
    tacticsResolved(seat 0, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[0]
    shipSaved(seat 0, ship 0)
    raiderDamaged(class 0, at 14, destroyed) | raiders.0 14>-1
    battleClosed | battle {region 14, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 4], [5, 5, 4], [5]], diplomats 0, winners 2, raidersFought, losers 5, saved [0], rules 0, tieWinners 0}>null
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t14 tbay tbay
    1: 10 vp, stock 8 4 4 4 3, 2 cards, tracks 12015, 4 leaders, t14 t10 tbay tscrapyard tbarge f14 s14 c14, modules 2322, damage 1, moons 3 10 20, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay cbay`,
  '{launch 3, to 15}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 15) | region -1>15 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>15
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 14, from 15) | players.1.moons at 2 []>[14]
    moonShown(at 15, moon 13) | moons.15 at 1 [14]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 15) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    1 strike: 0 1 2 > 0
    raiderMoved(class 0, from 20, to 15, strike) | raiders.0 20>15
    1 goOn: go +29 > go
    battleBegan(at 15) | battle null>{region 15, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} done +15 > {ship 0, from 8}
    escalated(seat 1, ship 0, from 8) | players.1.ships.0 8>15
    1 escalate: {ship 1, from 13} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>15
    2 escalate: {ship 3, from 8} done > {ship 3, from 8}
    escalated(seat 2, ship 3, from 8) | players.2.ships.8 8>15
    0 escalate: {ship 0, from 8} done > {ship 0, from 8}
    escalated(seat 0, ship 0, from 8) | players.0.ships.0 8>15
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +14 > pass
    0 diplomacy: pass mute > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    0 spendEnergy: 0 1 2 > 0
    1 react: pass mute {card 50} +14 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +14 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[1], [6, 6, 5, 5, 4, 3], [5, 4, 1], [4]], targeting [1, 3, 1, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[1] | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.2 at 0 []>[5, 4, 1] | battle.rolls.3 at 0 []>[4]
    1 react: pass mute +14 > pass
    0 react: pass mute > pass
    battleDecided(winners [1], losers [2, 0], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>5
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    gained(seat 1, resource 0, n 2) | players.1.stock.0 6>8
    2 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 2, took card)
    tacticsDrawn(seat 2, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.2.hand at 0 []>[64]
    0 tacticalOperations: card pass > card !reveal
    tacticalOperations(seat 0, took card)
    tacticsDrawn(seat 0, n 1, cards [63]) | tacticsDeck at 73 [63]>[] | players.0.hand at 1 []>[63]
    1 react: pass mute +14 > pass
    2 react: pass mute > pass
    0 react: pass mute > pass
    battleStep(step damage) | battle.step outcome>damage
    2 react: pass mute {card 64} > {card 64} !reveal
    tacticsPlayed(seat 2, card 64) | tacticsInPlay at 0 []>[64] | players.2.hand at 0 [64]>[]
    2 withdraw: {ship 3, from 15, to -2} done > {ship 3, from 15, to -2}
    shipWithdrew(seat 2, ship 3, to -2) | players.2.ships.8 15>-2
    gained(seat 2, resource 0, n 1) | players.2.stock.0 0>1
    tacticsResolved(seat 2, card 64) | tacticsDiscard at 1 []>[64] | tacticsInPlay at 0 [64]>[]
    0 react: pass mute {card 63} > {card 63} !reveal
    tacticsPlayed(seat 0, card 63) | tacticsInPlay at 0 []>[63] | players.0.hand at 1 [63]>[]
    0 saveShip: {ship 0, from 15} done > {ship 0, from 15}
    tacticsResolved(seat 0, card 63) | tacticsDiscard at 2 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[0]
    shipSaved(seat 0, ship 0)
    raiderDamaged(class 0, at 15, destroyed) | raiders.0 15>-1
    battleClosed | battle {region 15, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[1], [6, 6, 5, 5, 4, 3], [5, 4, 1], [4]], diplomats 0, winners 2, raidersFought, losers 5, saved [0], rules 0, tieWinners 0}>null
    1 endTurn: end +28 > end
    turnEnded(seat 1)
    0: 8 vp, stock 2 1 0 0 0, 1 cards, tracks 00102, 1 leaders, t15 tbay tbay
    1: 10 vp, stock 8 4 4 4 3, 2 cards, tracks 12015, 4 leaders, t15 t10 tbay tscrapyard tbarge f15 s0 c15, modules 2322, damage 1, moons 3 10 14, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 1 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t12 tbay tbay cbay`,
  '{launch 3, to 16}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 16) | region -1>16 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>16
    0 react: pass mute > pass
    baseVisited(seat 1, base 3)
    markerMoved(by 1, left 2) | marker 3>2
    1 chooseModule: 6 7 8 9 10 11 +6 > 6
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 3>2
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 2>1
    moduleGained(seat 1, module 53, slot 6) | market.6 53>-1 | players.1.rows.2 at 2 []>[{id 53, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 2, to 1) | players.1.tracks.2 0>1
    1 chooseModule: 7 8 9 10 11 none +6 > 7
    1 pay: {pay 1} {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 1>0
    1 pay: {pay 2} {pay 3} {pay 4} {abandon 3} {collect 3, at 10} > {pay 2} !reveal
    paid(seat 1, resource 2, n 1) | players.1.stock.2 4>3
    moduleGained(seat 1, module 52, slot 7) | market.7 52>-1 | players.1.rows.2 at 3 []>[{id 52, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 2, to 2) | players.1.tracks.2 1>2
    marketRefilled(slot 7, module 50) | market.7 -1>50 | moduleDeck.2 at 22 [50]>[]
    marketRefilled(slot 6, module 49) | market.6 -1>49 | moduleDeck.2 at 21 [49]>[]
    0 react: pass mute > pass
    regionActivated(seat 1, at 16) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +26 > go
    raiderMoved(class 2, from 3, to 16, strike) | raiders.5 3>16
    1 goOn: go +26 > go
    battleBegan(at 16) | battle null>{region 16, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +14 > pass
    1 escalate: {ship 0, from 10} done +14 > {ship 0, from 10}
    escalated(seat 1, ship 0, from 10) | players.1.ships.1 10>16
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
    diceRolled(rolls [[], [6, 6, 3, 2, 2, 2], [], [5, 5, 4]], targeting [0, 2, 0, 2]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 6, 3, 2, 2, 2] | battle.rolls.3 at 0 []>[5, 5, 4]
    1 react: pass mute +13 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 5}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    1 react: pass mute +13 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 2, at 16, destroyed) | raiders.5 16>-1
    battleClosed | battle {region 16, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 3, 2, 2, 2], [], [5, 5, 4]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +25 > end
    turnEnded(seat 1)
    1: 13 vp, stock 5 0 3 4 3, 2 cards, tracks 12215, 4 leaders, t8 t16 tbay tscrapyard tbarge f13 s0 c16, modules 2342, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 17}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 17) | region -1>17 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>17
    0 react: pass mute > pass
    baseVisited(seat 1, base 4)
    1 chooseEffect: 0 1 > 0
    1 buildShip: 0 +6 > 0
    1 pay: {pay 1} {pay 4} > {pay 1}
    paid(seat 1, resource 1, n 1) | players.1.stock.1 4>3
    shipBuilt(seat 1, ship 0) | players.1.ships.5 -1>-2
    regionActivated(seat 1, at 17) | arriving true>false
    0 react: pass mute > pass
    1 endTurn: end +25 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 3 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge tbay f13 s0 c17, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 18}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 18) | region -1>18 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>18
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 8, from 18) | players.1.moons at 2 []>[8]
    moonShown(at 18, moon 7) | moons.18 at 2 [8]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 18) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 18, strike) | raiders.4 13>18
    1 goOn: go +29 > go
    battleBegan(at 18) | battle null>{region 18, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>18
    1 escalate: {ship 2, from 0} done +14 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>18
    2 escalate: {ship 0, from 12} done > {ship 0, from 12}
    escalated(seat 2, ship 0, from 12) | players.2.ships.0 12>18
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
    2 saveShip: {ship 0, from 18} done > {ship 0, from 18}
    tacticsResolved(seat 2, card 63) | tacticsDiscard at 1 []>[63] | tacticsInPlay at 0 [63]>[] | battle.saved at 0 []>[18]
    shipSaved(seat 2, ship 0)
    raiderDamaged(class 1, at 18, destroyed) | raiders.4 18>-1
    battleClosed | battle {region 18, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [1], [5, 4]], diplomats 0, winners 2, raidersFought, losers 4, saved [18], rules 0, tieWinners 0}>null
    1 endTurn: end +27 > end
    turnEnded(seat 1)
    1: 11 vp, stock 6 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f18 s18 c18, modules 2322, damage 1, moons 3 10 8, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, t18 tbay tbay c8`,
  '{launch 3, to 19}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 19) | region -1>19 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>19
    0 react: pass mute > pass
    baseVisited(seat 1, base 0)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 3, at 10} > {pay 0}
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 3, at 10} > {pay 0} !reveal
    paid(seat 1, resource 0, n 1) | players.1.stock.0 4>3
    tacticsDrawn(seat 1, n 3, cards [64, 63, 62]) | tacticsDeck at 72 [62, 63, 64]>[] | players.1.hand at 3 []>[64, 63, 62]
    regionActivated(seat 1, at 19) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +25 > go
    1 strike: 0 1 > 0
    raiderMoved(class 0, from 20, to 19, strike) | raiders.0 20>19
    1 goOn: go +25 > go
    battleBegan(at 19) | battle null>{region 19, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +13 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +13 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>19
    1 escalate: {ship 2, from 0} done +12 > {ship 2, from 0}
    escalated(seat 1, ship 2, from 0) | players.1.ships.7 0>19
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +11 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 react: pass mute {card 50} +11 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +11 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 5, 5, 4, 3], [], [1]], targeting [0, 3, 0, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.3 at 0 []>[1]
    1 react: pass mute +11 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 1}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    gained(seat 1, resource 0, n 2) | players.1.stock.0 3>5
    1 react: pass mute +11 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 0, at 19, destroyed) | raiders.0 19>-1
    battleClosed | battle {region 19, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 5, 5, 4, 3], [], [1]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +23 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 4 4 4 3, 5 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f19 s19 c19, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 20, jump}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    launched(seat 1, ship 3, to 20, jump) | region -1>20 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>20
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 26, from 20) | players.1.moons at 2 []>[26]
    moonShown(at 20, moon 25) | moons.20 at 2 [26]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 4>5
    regionActivated(seat 1, at 20) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    battleBegan(at 20) | battle null>{region 20, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} done +15 > {ship 1, from 13}
    escalated(seat 1, ship 1, from 13) | players.1.ships.6 13>20
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +14 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 react: pass mute {card 50} +14 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +14 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 6, 3, 2, 2, 2], [], [4]], targeting [0, 2, 0, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 6, 3, 2, 2, 2] | battle.rolls.3 at 0 []>[4]
    1 react: pass mute +14 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 4}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1 react: pass mute +14 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 0, at 20, destroyed) | raiders.0 20>-1
    battleClosed | battle {region 20, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 6, 3, 2, 2, 2], [], [4]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +28 > end
    turnEnded(seat 1)
    1: 10 vp, stock 7 4 4 4 3, 2 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f20 s0 c20, modules 2322, damage 1, moons 3 10 26, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 21, jump}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    launched(seat 1, ship 3, to 21, jump) | region -1>21 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>21
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 2, from 21) | players.1.moons at 2 []>[2]
    moonShown(at 21, moon 1) | moons.21 at 2 [2]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 4>5
    regionActivated(seat 1, at 21) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 0, from 20, to 21, strike) | raiders.0 20>21
    1 goOn: go +29 > go
    battleBegan(at 21) | battle null>{region 21, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +15 > 0
    1 react: pass mute {card 50} +15 > {card 50} !reveal
    tacticsPlayed(seat 1, card 50) | tacticsInPlay at 0 []>[50] | players.1.hand at 2 [50]>[]
    battleAltered(seat 1, side 1, what dice, n 2) | battle.dice.1 0>2
    tacticsResolved(seat 1, card 50) | tacticsDiscard at 0 []>[50] | tacticsInPlay at 0 [50]>[]
    1 react: pass mute +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1], [], [1]], targeting [0, 1, 0, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[1]
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 1}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    gained(seat 1, resource 0, n 2) | players.1.stock.0 5>7
    1 react: pass mute +15 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 0, at 21, destroyed) | raiders.0 21>-1
    battleClosed | battle {region 21, step damage, energy [0, 0, 0], dice [0, 2, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1], [], [1]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 10 vp, stock 7 4 4 4 3, 2 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c21, modules 2322, damage 1, moons 3 10 2, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 22, jump}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    launched(seat 1, ship 3, to 22, jump) | region -1>22 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>22
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 23, from 22) | players.1.moons at 2 []>[23]
    moonShown(at 22, moon 22) | moons.22 at 2 [23]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 4>5
    regionActivated(seat 1, at 22) | arriving true>false
    0 react: pass mute > pass
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c22, modules 2322, damage 1, moons 3 10 23, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 23, jump}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    launched(seat 1, ship 3, to 23, jump) | region -1>23 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>23
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 11, from 23) | players.1.moons at 2 []>[11]
    moonShown(at 23, moon 9) | moons.23 at 1 [11]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 4>5
    regionActivated(seat 1, at 23) | arriving true>false
    0 react: pass mute > pass
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c23, modules 2322, damage 1, moons 3 10 11, upgrades -1 6 -1 -1, discoveries 0`,
  return: `
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
    1: 10 vp, stock 10 2 5 4 4, 3 cards, tracks 12014, 4 leaders, tbay tbay tbay tbay tbay tbay fbay sbay cbay, modules 2322, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
};

/** The same turns with as little taken as possible. */
const TURNS_LEFT: Readonly<Record<string, string>> = {
  '{launch 0, to 6}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 6) | region -1>6 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>6
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 0, from 6) | players.1.moons at 2 []>[0]
    moonShown(at 6, moon 0) | moons.6 at 2 [0]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 6) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 6, strike) | raiders.4 13>6
    1 goOn: go +29 > go
    battleBegan(at 6) | battle null>{region 6, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > done
    2 escalate: {ship 0, from 12} done > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 4 5 +15 > 5
    paid(seat 1, resource 0, n 5) | players.1.stock.0 6>1
    energySpent(seat 1, energy 5, dice 6) | battle.energy.1 0>5
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], targeting [0, 1, 0, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[2, 1]
    1 react: pass mute +15 > pass !reveal
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 2}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 3 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    1 react: pass mute +15 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 1, at 6, destroyed) | raiders.4 6>-1
    battleClosed | battle {region 6, step damage, energy [0, 5, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 11 vp, stock 1 4 4 4 3, 4 cards, tracks 12015, 4 leaders, t8 t10 t6 tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10 0, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 7}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {collect 3, at 10}
    bonusCollected(seat 1, from 10, resource 3) | bonus.63 1>0 | players.1.stock.3 4>5
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} > {collect 2, at 7}
    bonusCollected(seat 1, from 7, resource 2) | bonus.44 1>0 | players.1.stock.2 4>5
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {abandon 3}
    moonAbandoned(seat 1, moon 3) | gone at 0 []>[3] | players.1.moons at 0 [3]>[]
    gained(seat 1, resource 3, n 1) | players.1.stock.3 5>6
    scored(seat 1, vp 1, for moon) | players.1.vp 10>11
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50]) | tacticsDiscard at 0 []>[50] | players.1.hand at 2 [50]>[]
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 > 1 !reveal
    tacticsDiscarded(seat 1, cards [1]) | tacticsDiscard at 1 []>[1] | players.1.hand at 1 [1]>[]
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +18 > go
    1 strike: 1 2 > 2
    raiderMoved(class 2, from 3, to 7, strike) | raiders.5 3>7
    1 goOn: go +18 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +9 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +9 > done
    2 escalate: {ship 3, from 8} done > done
    0 escalate: {ship 0, from 8} done > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +9 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 4 5 +9 > 5
    paid(seat 1, resource 0, n 5) | players.1.stock.0 5>0
    energySpent(seat 1, energy 5, dice 6) | battle.energy.1 0>5
    1 react: pass mute +9 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[3, 2, 2]
    1 react: pass mute +9 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    scored(seat 1, vp 3, for effect) | players.1.vp 11>14
    1 react: pass mute +9 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 2, at 7, destroyed) | raiders.5 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 5, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +17 > end
    overLimit(seat 1, resource 3, n 1) | players.1.stock.3 6>5
    turnEnded(seat 1)
    1: 14 vp, stock 0 4 5 5 5, 1 cards, tracks 12015, 4 leaders, t8 t10 t7 tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 9}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 9) | region -1>9 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>9
    0 react: pass mute > pass
    baseVisited(seat 1, base 2)
    markerMoved(by 1, left 2) | marker 3>2
    1 chooseModule: 0 1 2 3 4 5 +6 > 5
    1 pay: {pay 1} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    moduleGained(seat 1, module 33, slot 5) | market.5 33>-1 | players.1.rows.1 at 3 []>[{id 33, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 1, to 3) | players.1.tracks.1 2>3
    markerMoved(by 1, left 1) | marker 2>1
    1 chooseModule: 0 1 2 3 4 none +6 > none
    1 removeModule: 0 1 2 3 4 > 4 !reveal
    moduleRemoved(seat 1, module 34, slot 4) | market.4 34>-1 | moduleUnder.1 at 0 []>[34]
    marketRefilled(slot 4, module 32) | market.3 35>-1 | market.4 -1>32 | market.5 -1>35 | moduleDeck.1 at 21 [32]>[]
    marketRefilled(slot 3, module 31) | market.3 -1>31 | moduleDeck.1 at 20 [31]>[]
    0 react: pass mute > pass
    regionActivated(seat 1, at 9) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +30 > go
    raiderMoved(class 2, from 3, to 9, strike) | raiders.5 3>9
    1 goOn: go +30 > go
    battleBegan(at 9) | battle null>{region 9, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 0, from 10} done +15 > done
    2 escalate: {ship 3, from 8} done > done
    0 escalate: {ship 0, from 8} done > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 4 5 +15 > 5
    paid(seat 1, resource 0, n 5) | players.1.stock.0 5>0
    energySpent(seat 1, energy 5, dice 6) | battle.energy.1 0>5
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[3, 2, 2]
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    1 react: pass mute +15 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 2, at 9, destroyed) | raiders.5 9>-1
    battleClosed | battle {region 9, step damage, energy [0, 5, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 13 vp, stock 0 4 4 4 2, 3 cards, tracks 13015, 4 leaders, t8 t10 t9 tscrapyard tbarge f13 s0 cbay, modules 2422, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 12}': `
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
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 4 5 +15 > 5
    paid(seat 1, resource 0, n 5) | players.1.stock.0 6>1
    energySpent(seat 1, energy 5, dice 6) | battle.energy.1 0>5
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [1], [2, 2]], targeting [0, 1, 1, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.2 at 0 []>[1] | battle.rolls.3 at 0 []>[2, 2]
    1 react: pass mute +15 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 2}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>4
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 3 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > pass
    1 react: pass mute +15 > pass
    battleStep(step damage) | battle.step outcome>damage
    shipDamaged(seat 2, ship 0, at 12, to scrapyard) | players.2.ships.0 12>-3
    raiderDamaged(class 1, at 12, destroyed) | raiders.4 12>-1
    battleClosed | battle {region 12, step damage, energy [0, 5, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [1], [2, 2]], diplomats 0, winners 2, raidersFought, losers 4, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 11 vp, stock 1 4 4 4 3, 4 cards, tracks 12015, 4 leaders, t8 t10 t12 tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, tscrapyard tbay tbay c8`,
  '{launch 0, to 14}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 14) | region -1>14 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>14
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 20, from 14) | players.1.moons at 2 []>[20]
    moonShown(at 14, moon 19) | moons.14 at 1 [20]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 14) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    1 strike: 0 1 2 > 2
    raiderMoved(class 2, from 3, to 14, strike) | raiders.5 3>14
    1 goOn: go +29 > go
    battleBegan(at 14) | battle null>{region 14, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +15 > done
    2 escalate: {ship 3, from 8} done > done
    0 escalate: {ship 0, from 8} done > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 4 5 +15 > 5
    paid(seat 1, resource 0, n 5) | players.1.stock.0 6>1
    energySpent(seat 1, energy 5, dice 6) | battle.energy.1 0>5
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[3, 2, 2]
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    1 react: pass mute +15 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 2, at 14, destroyed) | raiders.5 14>-1
    battleClosed | battle {region 14, step damage, energy [0, 5, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 13 vp, stock 1 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t14 tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10 20, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 15}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 15) | region -1>15 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>15
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 14, from 15) | players.1.moons at 2 []>[14]
    moonShown(at 15, moon 13) | moons.15 at 1 [14]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 15) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    1 strike: 0 1 2 > 2
    raiderMoved(class 2, from 3, to 15, strike) | raiders.5 3>15
    1 goOn: go +29 > go
    battleBegan(at 15) | battle null>{region 15, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} done +15 > done
    2 escalate: {ship 3, from 8} done > done
    0 escalate: {ship 0, from 8} done > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 4 5 +15 > 5
    paid(seat 1, resource 0, n 5) | players.1.stock.0 6>1
    energySpent(seat 1, energy 5, dice 6) | battle.energy.1 0>5
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[3, 2, 2]
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    1 react: pass mute +15 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 2, at 15, destroyed) | raiders.5 15>-1
    battleClosed | battle {region 15, step damage, energy [0, 5, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 13 vp, stock 1 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 t15 tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10 14, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 16}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 16) | region -1>16 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>16
    0 react: pass mute > pass
    baseVisited(seat 1, base 3)
    markerMoved(by 1, left 2) | marker 3>2
    1 chooseModule: 6 7 8 9 10 11 +6 > 11
    1 pay: {pay 2} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    moduleGained(seat 1, module 71, slot 11) | market.11 71>-1 | players.1.rows.3 at 2 []>[{id 71, damage 1, moon -1, half -1, used 0}]
    advanced(seat 1, track 3, to 2) | players.1.tracks.3 1>2
    1 chooseModule: 6 7 8 9 10 none +6 > none
    1 removeModule: 6 7 8 9 10 > 10 !reveal
    moduleRemoved(seat 1, module 72, slot 10) | market.10 72>-1 | moduleUnder.3 at 0 []>[72]
    marketRefilled(slot 10, module 70) | market.9 73>-1 | market.10 -1>70 | market.11 -1>73 | moduleDeck.3 at 22 [70]>[]
    marketRefilled(slot 9, module 69) | market.9 -1>69 | moduleDeck.3 at 21 [69]>[]
    0 react: pass mute > pass
    regionActivated(seat 1, at 16) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +25 > go
    raiderMoved(class 2, from 3, to 16, strike) | raiders.5 3>16
    1 goOn: go +25 > go
    battleBegan(at 16) | battle null>{region 16, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +13 > pass
    1 escalate: {ship 0, from 10} done +13 > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 4 5 +13 > 5
    paid(seat 1, resource 0, n 5) | players.1.stock.0 5>0
    energySpent(seat 1, energy 5, dice 6) | battle.energy.1 0>5
    1 react: pass mute {card 50} +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[3, 2, 2]
    1 react: pass mute +13 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    1 react: pass mute +13 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 2, at 16, destroyed) | raiders.5 16>-1
    battleClosed | battle {region 16, step damage, energy [0, 5, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +24 > end
    turnEnded(seat 1)
    1: 13 vp, stock 0 4 4 4 2, 3 cards, tracks 12025, 4 leaders, t8 t10 t16 tscrapyard tbarge f13 s0 cbay, modules 2323, damage 2, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 17}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 17) | region -1>17 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>17
    0 react: pass mute > pass
    baseVisited(seat 1, base 4)
    1 chooseEffect: 0 1 > 1
    1 repair: {scrapped 0} {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    regionActivated(seat 1, at 17) | arriving true>false
    0 react: pass mute > pass
    1 endTurn: end +25 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 t17 tscrapyard tbarge f13 s0 cbay, modules 2322, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 18}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 18) | region -1>18 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>18
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 8, from 18) | players.1.moons at 2 []>[8]
    moonShown(at 18, moon 7) | moons.18 at 2 [8]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 18) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 18, strike) | raiders.4 13>18
    1 goOn: go +29 > go
    battleBegan(at 18) | battle null>{region 18, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > done
    2 escalate: {ship 0, from 12} done > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 4 5 +15 > 5
    paid(seat 1, resource 0, n 5) | players.1.stock.0 6>1
    energySpent(seat 1, energy 5, dice 6) | battle.energy.1 0>5
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], targeting [0, 1, 0, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[2, 1]
    1 react: pass mute +15 > pass !reveal
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 2}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 3 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    1 react: pass mute +15 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 1, at 18, destroyed) | raiders.4 18>-1
    battleClosed | battle {region 18, step damage, energy [0, 5, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 11 vp, stock 1 4 4 4 3, 4 cards, tracks 12015, 4 leaders, t8 t10 t18 tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 3 10 8, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 0, to 19}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 0, to 19) | region -1>19 | kind none>launch | arriving false>true | launched -1>2 | players.1.ships.2 -2>19
    0 react: pass mute > pass
    baseVisited(seat 1, base 0)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 3, at 10} > {collect 3, at 10}
    bonusCollected(seat 1, from 10, resource 3) | bonus.63 1>0 | players.1.stock.3 4>5
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {abandon 3}
    moonAbandoned(seat 1, moon 3) | gone at 0 []>[3] | players.1.moons at 0 [3]>[]
    gained(seat 1, resource 3, n 1) | players.1.stock.3 5>6
    scored(seat 1, vp 1, for moon) | players.1.vp 10>11
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50]) | tacticsDiscard at 0 []>[50] | players.1.hand at 2 [50]>[]
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 > 1 !reveal
    tacticsDiscarded(seat 1, cards [1]) | tacticsDiscard at 1 []>[1] | players.1.hand at 1 [1]>[]
    tacticsDrawn(seat 1, n 3, cards [64, 63, 62]) | tacticsDeck at 72 [62, 63, 64]>[] | players.1.hand at 1 []>[64, 63, 62]
    regionActivated(seat 1, at 19) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +18 > go
    1 strike: 0 1 > 1
    raiderMoved(class 1, from 13, to 19, strike) | raiders.4 13>19
    1 goOn: go +18 > go
    battleBegan(at 19) | battle null>{region 19, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +9 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +9 > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +9 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 4 5 +9 > 5
    paid(seat 1, resource 0, n 5) | players.1.stock.0 5>0
    energySpent(seat 1, energy 5, dice 6) | battle.energy.1 0>5
    1 react: pass mute +9 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], targeting [0, 1, 0, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[2, 1]
    1 react: pass mute +9 > pass !reveal
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 2}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [61]) | tacticsDeck at 71 [61]>[] | players.1.hand at 4 []>[61]
    scored(seat 1, vp 1, for effect) | players.1.vp 11>12
    1 react: pass mute {card 61} +9 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 1, at 19, destroyed) | raiders.4 19>-1
    battleClosed | battle {region 19, step damage, energy [0, 5, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +17 > end
    overLimit(seat 1, resource 3, n 1) | players.1.stock.3 6>5
    turnEnded(seat 1)
    1: 12 vp, stock 0 4 4 5 3, 5 cards, tracks 12015, 4 leaders, t8 t10 t19 tscrapyard tbarge f13 s0 cbay, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 6}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 6) | region -1>6 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>6
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 0, from 6) | players.1.moons at 2 []>[0]
    moonShown(at 6, moon 0) | moons.6 at 2 [0]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 6) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 6, strike) | raiders.4 13>6
    1 goOn: go +29 > go
    battleBegan(at 6) | battle null>{region 6, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > done
    2 escalate: {ship 0, from 12} done > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +15 > 3
    paid(seat 1, resource 0, n 3) | players.1.stock.0 6>3
    energySpent(seat 1, energy 3, dice 6) | battle.energy.1 0>3
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], targeting [0, 1, 0, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[2, 1]
    1 react: pass mute +15 > pass !reveal
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 2}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 3 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    1 react: pass mute +15 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 1, at 6, destroyed) | raiders.4 6>-1
    battleClosed | battle {region 6, step damage, energy [0, 3, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 11 vp, stock 3 4 4 4 3, 4 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c6, modules 2322, damage 1, moons 3 10 0, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 7}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>7
    0 react: pass mute > pass
    baseVisited(seat 1, base 1)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} {collect 3, at 10} > {collect 3, at 10}
    bonusCollected(seat 1, from 10, resource 3) | bonus.63 1>0 | players.1.stock.3 4>5
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 2, at 7} > {collect 2, at 7}
    bonusCollected(seat 1, from 7, resource 2) | bonus.44 1>0 | players.1.stock.2 4>5
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {abandon 3}
    moonAbandoned(seat 1, moon 3) | gone at 0 []>[3] | players.1.moons at 0 [3]>[]
    gained(seat 1, resource 3, n 1) | players.1.stock.3 5>6
    scored(seat 1, vp 1, for moon) | players.1.vp 10>11
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50]) | tacticsDiscard at 0 []>[50] | players.1.hand at 2 [50]>[]
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 > 1 !reveal
    tacticsDiscarded(seat 1, cards [1]) | tacticsDiscard at 1 []>[1] | players.1.hand at 1 [1]>[]
    gained(seat 1, resource 4, n 2) | players.1.stock.4 3>5
    regionActivated(seat 1, at 7) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +18 > go
    1 strike: 1 2 > 2
    raiderMoved(class 2, from 3, to 7, strike) | raiders.5 3>7
    1 goOn: go +18 > go
    battleBegan(at 7) | battle null>{region 7, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +9 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +9 > done
    2 escalate: {ship 3, from 8} done > done
    0 escalate: {ship 0, from 8} done > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +9 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +9 > 3
    paid(seat 1, resource 0, n 3) | players.1.stock.0 5>2
    energySpent(seat 1, energy 3, dice 6) | battle.energy.1 0>3
    1 react: pass mute +9 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[3, 2, 2]
    1 react: pass mute +9 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    scored(seat 1, vp 3, for effect) | players.1.vp 11>14
    1 react: pass mute +9 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 2, at 7, destroyed) | raiders.5 7>-1
    battleClosed | battle {region 7, step damage, energy [0, 3, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +18 > end
    overLimit(seat 1, resource 3, n 1) | players.1.stock.3 6>5
    turnEnded(seat 1)
    1: 14 vp, stock 2 4 5 5 5, 1 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c7, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 9}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 9) | region -1>9 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>9
    0 react: pass mute > pass
    baseVisited(seat 1, base 2)
    markerMoved(by 1, left 2) | marker 3>2
    1 chooseModule: 0 1 2 3 4 5 +6 > 5
    1 pay: {pay 1} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    moduleGained(seat 1, module 33, slot 5) | market.5 33>-1 | players.1.rows.1 at 3 []>[{id 33, damage 0, moon -1, half -1, used 0}]
    advanced(seat 1, track 1, to 3) | players.1.tracks.1 2>3
    markerMoved(by 1, left 1) | marker 2>1
    1 chooseModule: 0 1 2 3 4 none +6 > none
    1 removeModule: 0 1 2 3 4 > 4 !reveal
    moduleRemoved(seat 1, module 34, slot 4) | market.4 34>-1 | moduleUnder.1 at 0 []>[34]
    marketRefilled(slot 4, module 32) | market.3 35>-1 | market.4 -1>32 | market.5 -1>35 | moduleDeck.1 at 21 [32]>[]
    marketRefilled(slot 3, module 31) | market.3 -1>31 | moduleDeck.1 at 20 [31]>[]
    0 react: pass mute > pass
    regionActivated(seat 1, at 9) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +30 > go
    raiderMoved(class 2, from 3, to 9, strike) | raiders.5 3>9
    1 goOn: go +30 > go
    battleBegan(at 9) | battle null>{region 9, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 0, from 10} done +15 > done
    2 escalate: {ship 3, from 8} done > done
    0 escalate: {ship 0, from 8} done > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +15 > 3
    paid(seat 1, resource 0, n 3) | players.1.stock.0 5>2
    energySpent(seat 1, energy 3, dice 6) | battle.energy.1 0>3
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[3, 2, 2]
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    1 react: pass mute +15 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 2, at 9, destroyed) | raiders.5 9>-1
    battleClosed | battle {region 9, step damage, energy [0, 3, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +30 > end
    turnEnded(seat 1)
    1: 13 vp, stock 2 4 4 4 2, 3 cards, tracks 13015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c9, modules 2422, damage 1, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 12}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 12) | region -1>12 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>12
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
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +15 > 3
    paid(seat 1, resource 0, n 3) | players.1.stock.0 6>3
    energySpent(seat 1, energy 3, dice 6) | battle.energy.1 0>3
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [1], [2, 2]], targeting [0, 1, 1, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.2 at 0 []>[1] | battle.rolls.3 at 0 []>[2, 2]
    1 react: pass mute +15 > pass !reveal
    battleDecided(winners [1], losers [2], raiders lost, why {level [], best 6, next 2}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>4
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 3 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    2 tacticalOperations: card pass > pass
    1 react: pass mute +15 > pass
    battleStep(step damage) | battle.step outcome>damage
    shipDamaged(seat 2, ship 0, at 12, to scrapyard) | players.2.ships.0 12>-3
    raiderDamaged(class 1, at 12, destroyed) | raiders.4 12>-1
    battleClosed | battle {region 12, step damage, energy [0, 3, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [1], [2, 2]], diplomats 0, winners 2, raidersFought, losers 4, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 11 vp, stock 3 4 4 4 3, 4 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c12, modules 2322, damage 1, moons 3 10 24, upgrades -1 6 -1 -1, discoveries 0
    2: 6 vp, stock 0 0 2 0 0, 0 cards, tracks 20002, 1 leaders, tscrapyard tbay tbay c8`,
  '{launch 3, to 14}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 14) | region -1>14 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>14
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 20, from 14) | players.1.moons at 2 []>[20]
    moonShown(at 14, moon 19) | moons.14 at 1 [20]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 14) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    1 strike: 0 1 2 > 2
    raiderMoved(class 2, from 3, to 14, strike) | raiders.5 3>14
    1 goOn: go +29 > go
    battleBegan(at 14) | battle null>{region 14, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} {ship 2, from 0} done +15 > done
    2 escalate: {ship 3, from 8} done > done
    0 escalate: {ship 0, from 8} done > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +15 > 3
    paid(seat 1, resource 0, n 3) | players.1.stock.0 6>3
    energySpent(seat 1, energy 3, dice 6) | battle.energy.1 0>3
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[3, 2, 2]
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    1 react: pass mute +15 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 2, at 14, destroyed) | raiders.5 14>-1
    battleClosed | battle {region 14, step damage, energy [0, 3, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 13 vp, stock 3 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c14, modules 2322, damage 1, moons 3 10 20, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 15}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 15) | region -1>15 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>15
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 14, from 15) | players.1.moons at 2 []>[14]
    moonShown(at 15, moon 13) | moons.15 at 1 [14]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 15) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    1 strike: 0 1 2 > 2
    raiderMoved(class 2, from 3, to 15, strike) | raiders.5 3>15
    1 goOn: go +29 > go
    battleBegan(at 15) | battle null>{region 15, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 0, from 8} {ship 1, from 13} done +15 > done
    2 escalate: {ship 3, from 8} done > done
    0 escalate: {ship 0, from 8} done > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +15 > 3
    paid(seat 1, resource 0, n 3) | players.1.stock.0 6>3
    energySpent(seat 1, energy 3, dice 6) | battle.energy.1 0>3
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[3, 2, 2]
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    1 react: pass mute +15 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 2, at 15, destroyed) | raiders.5 15>-1
    battleClosed | battle {region 15, step damage, energy [0, 3, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 13 vp, stock 3 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c15, modules 2322, damage 1, moons 3 10 14, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 16}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 16) | region -1>16 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>16
    0 react: pass mute > pass
    baseVisited(seat 1, base 3)
    markerMoved(by 1, left 2) | marker 3>2
    1 chooseModule: 6 7 8 9 10 11 +6 > 11
    1 pay: {pay 2} {pay 4} > {pay 4}
    paid(seat 1, resource 4, n 1) | players.1.stock.4 3>2
    moduleGained(seat 1, module 71, slot 11) | market.11 71>-1 | players.1.rows.3 at 2 []>[{id 71, damage 1, moon -1, half -1, used 0}]
    advanced(seat 1, track 3, to 2) | players.1.tracks.3 1>2
    1 chooseModule: 6 7 8 9 10 none +6 > none
    1 removeModule: 6 7 8 9 10 > 10 !reveal
    moduleRemoved(seat 1, module 72, slot 10) | market.10 72>-1 | moduleUnder.3 at 0 []>[72]
    marketRefilled(slot 10, module 70) | market.9 73>-1 | market.10 -1>70 | market.11 -1>73 | moduleDeck.3 at 22 [70]>[]
    marketRefilled(slot 9, module 69) | market.9 -1>69 | moduleDeck.3 at 21 [69]>[]
    0 react: pass mute > pass
    regionActivated(seat 1, at 16) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +25 > go
    raiderMoved(class 2, from 3, to 16, strike) | raiders.5 3>16
    1 goOn: go +25 > go
    battleBegan(at 16) | battle null>{region 16, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +13 > pass
    1 escalate: {ship 0, from 10} done +13 > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +13 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +13 > 3
    paid(seat 1, resource 0, n 3) | players.1.stock.0 5>2
    energySpent(seat 1, energy 3, dice 6) | battle.energy.1 0>3
    1 react: pass mute {card 50} +13 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], targeting [0, 1, 0, 2]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[3, 2, 2]
    1 react: pass mute +13 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 3}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    scored(seat 1, vp 3, for effect) | players.1.vp 10>13
    1 react: pass mute +13 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 2, at 16, destroyed) | raiders.5 16>-1
    battleClosed | battle {region 16, step damage, energy [0, 3, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [3, 2, 2]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +25 > end
    turnEnded(seat 1)
    1: 13 vp, stock 2 4 4 4 2, 3 cards, tracks 12025, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c16, modules 2323, damage 2, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 17}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 17) | region -1>17 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>17
    0 react: pass mute > pass
    baseVisited(seat 1, base 4)
    1 chooseEffect: 0 1 > 1
    1 repair: {scrapped 0} {row 1, at 1} > {row 1, at 1}
    repaired(seat 1, what module, id 18) | players.1.rows.1.1.damage 1>0
    regionActivated(seat 1, at 17) | arriving true>false
    0 react: pass mute > pass
    1 endTurn: end +25 > end
    turnEnded(seat 1)
    1: 10 vp, stock 5 4 4 4 3, 3 cards, tracks 12014, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c17, modules 2322, moons 3 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 18}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 18) | region -1>18 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>18
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 8, from 18) | players.1.moons at 2 []>[8]
    moonShown(at 18, moon 7) | moons.18 at 2 [8]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 5>6
    regionActivated(seat 1, at 18) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 1, from 13, to 18, strike) | raiders.4 13>18
    1 goOn: go +29 > go
    battleBegan(at 18) | battle null>{region 18, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +15 > done
    2 escalate: {ship 0, from 12} done > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +15 > 3
    paid(seat 1, resource 0, n 3) | players.1.stock.0 6>3
    energySpent(seat 1, energy 3, dice 6) | battle.energy.1 0>3
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], targeting [0, 1, 0, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[2, 1]
    1 react: pass mute +15 > pass !reveal
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 2}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [64]) | tacticsDeck at 74 [64]>[] | players.1.hand at 3 []>[64]
    scored(seat 1, vp 1, for effect) | players.1.vp 10>11
    1 react: pass mute +15 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 1, at 18, destroyed) | raiders.4 18>-1
    battleClosed | battle {region 18, step damage, energy [0, 3, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 11 vp, stock 3 4 4 4 3, 4 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c18, modules 2322, damage 1, moons 3 10 8, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 19}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    launched(seat 1, ship 3, to 19) | region -1>19 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>19
    0 react: pass mute > pass
    baseVisited(seat 1, base 0)
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} {collect 3, at 10} > {collect 3, at 10}
    bonusCollected(seat 1, from 10, resource 3) | bonus.63 1>0 | players.1.stock.3 4>5
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} {abandon 3} > {abandon 3}
    moonAbandoned(seat 1, moon 3) | gone at 0 []>[3] | players.1.moons at 0 [3]>[]
    gained(seat 1, resource 3, n 1) | players.1.stock.3 5>6
    scored(seat 1, vp 1, for moon) | players.1.vp 10>11
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 50 > 50 !reveal
    tacticsDiscarded(seat 1, cards [50]) | tacticsDiscard at 0 []>[50] | players.1.hand at 2 [50]>[]
    1 pay: {pay 0} {pay 1} {pay 2} {pay 3} {pay 4} {pay 5} > {pay 5}
    1 discardTactics: 2 1 > 1 !reveal
    tacticsDiscarded(seat 1, cards [1]) | tacticsDiscard at 1 []>[1] | players.1.hand at 1 [1]>[]
    tacticsDrawn(seat 1, n 3, cards [64, 63, 62]) | tacticsDeck at 72 [62, 63, 64]>[] | players.1.hand at 1 []>[64, 63, 62]
    regionActivated(seat 1, at 19) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +18 > go
    1 strike: 0 1 > 1
    raiderMoved(class 1, from 13, to 19, strike) | raiders.4 13>19
    1 goOn: go +18 > go
    battleBegan(at 19) | battle null>{region 19, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +9 > pass
    1 escalate: {ship 1, from 13} {ship 2, from 0} done +9 > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +9 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +9 > 3
    paid(seat 1, resource 0, n 3) | players.1.stock.0 5>2
    energySpent(seat 1, energy 3, dice 6) | battle.energy.1 0>3
    1 react: pass mute +9 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], targeting [0, 1, 0, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[2, 1]
    1 react: pass mute +9 > pass !reveal
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 2}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    tacticsDrawn(seat 1, n 1, cards [61]) | tacticsDeck at 71 [61]>[] | players.1.hand at 4 []>[61]
    scored(seat 1, vp 1, for effect) | players.1.vp 11>12
    1 react: pass mute {card 61} +9 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 1, at 19, destroyed) | raiders.4 19>-1
    battleClosed | battle {region 19, step damage, energy [0, 3, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [2, 1]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +18 > end
    overLimit(seat 1, resource 3, n 1) | players.1.stock.3 6>5
    turnEnded(seat 1)
    1: 12 vp, stock 2 4 4 5 3, 5 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c19, modules 2322, damage 1, moons 10, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 20, jump}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    launched(seat 1, ship 3, to 20, jump) | region -1>20 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>20
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 26, from 20) | players.1.moons at 2 []>[26]
    moonShown(at 20, moon 25) | moons.20 at 2 [26]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 4>5
    regionActivated(seat 1, at 20) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    battleBegan(at 20) | battle null>{region 20, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    1 escalate: {ship 1, from 13} done +15 > done
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +15 > 3
    paid(seat 1, resource 0, n 3) | players.1.stock.0 5>2
    energySpent(seat 1, energy 3, dice 6) | battle.energy.1 0>3
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [1]], targeting [0, 1, 0, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[1]
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 1}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    gained(seat 1, resource 0, n 2) | players.1.stock.0 2>4
    1 react: pass mute +15 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 0, at 20, destroyed) | raiders.0 20>-1
    battleClosed | battle {region 20, step damage, energy [0, 3, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [1]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 10 vp, stock 4 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c20, modules 2322, damage 1, moons 3 10 26, upgrades -1 6 -1 -1, discoveries 0`,
  '{launch 3, to 21, jump}': `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    paid(seat 1, resource 0, n 1) | players.1.stock.0 5>4
    launched(seat 1, ship 3, to 21, jump) | region -1>21 | kind none>launch | arriving false>true | launched -1>8 | players.1.ships.8 -2>21
    0 react: pass mute > pass !reveal
    moonClaimed(seat 1, moon 2, from 21) | players.1.moons at 2 []>[2]
    moonShown(at 21, moon 1) | moons.21 at 2 [2]>[]
    abilityUsed(seat 1, source sustain, id 36)
    gained(seat 1, resource 0, n 1) | players.1.stock.0 4>5
    regionActivated(seat 1, at 21) | arriving true>false
    0 react: pass mute > pass
    1 goOn: go +29 > go
    raiderMoved(class 0, from 20, to 21, strike) | raiders.0 20>21
    1 goOn: go +29 > go
    battleBegan(at 21) | battle null>{region 21, step escalation, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [], []], diplomats 0, winners -1, losers 0, saved [], rules 0, tieWinners 0}
    1 react: pass mute +15 > pass
    battleStep(step diplomacy) | battle.step escalation>diplomacy
    1 diplomacy: pass mute +15 > pass
    battleStep(step preparations) | battle.step diplomacy>preparations
    1 spendEnergy: 0 1 2 3 +15 > 3
    paid(seat 1, resource 0, n 3) | players.1.stock.0 5>2
    energySpent(seat 1, energy 3, dice 6) | battle.energy.1 0>3
    1 react: pass mute {card 50} +15 > pass
    0 react: pass mute > pass !roll
    diceRolled(rolls [[], [6, 1, 1, 1, 1, 1], [], [1]], targeting [0, 1, 0, 1]) | battle.step preparations>roll | battle.rolls.1 at 0 []>[6, 1, 1, 1, 1, 1] | battle.rolls.3 at 0 []>[1]
    1 react: pass mute +15 > pass
    battleDecided(winners [1], losers [], raiders lost, why {level [], best 6, next 1}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true
    advanced(seat 1, track 4, to 5) | players.1.tracks.4 4>5
    gained(seat 1, resource 0, n 2) | players.1.stock.0 2>4
    1 react: pass mute +15 > pass
    battleStep(step damage) | battle.step outcome>damage
    raiderDamaged(class 0, at 21, destroyed) | raiders.0 21>-1
    battleClosed | battle {region 21, step damage, energy [0, 3, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [6, 1, 1, 1, 1, 1], [], [1]], diplomats 0, winners 2, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
    1 endTurn: end +29 > end
    turnEnded(seat 1)
    1: 10 vp, stock 4 4 4 4 3, 3 cards, tracks 12015, 4 leaders, t8 t10 tbay tscrapyard tbarge f13 s0 c21, modules 2322, damage 1, moons 3 10 2, upgrades -1 6 -1 -1, discoveries 0`,
  return: `
    turnBegan(seat 1, turn 2) | turn 1>2 | region 8>-1 | kind launch>none
    returnBegan(seat 1) | kind none>return
    1 activate: {row 0, at 0, ship 2, from 0} {row 0, at 0, ship 1, from 13} {row 0, at 0, ship 0, from -4} {row 0, at 0, ship 0, from 10} {row 0, at 0, ship 0, from 8} {row 1, at 0, ship 2, from 0} {row 1, at 0, ship 1, from 13} {row 1, at 0, ship 0, from -4} {row 1, at 0, ship 0, from 10} {row 1, at 0, ship 0, from 8} {row 1, at 2, ship 2, from 0} {row 1, at 2, ship 1, from 13} {row 1, at 2, ship 0, from -4} {row 1, at 2, ship 0, from 10} {row 1, at 2, ship 0, from 8} {row 2, at 0, ship 2, from 0} {row 2, at 0, ship 1, from 13} {row 2, at 0, ship 0, from -4} {row 2, at 0, ship 0, from 10} {row 2, at 0, ship 0, from 8} {row 2, at 1, ship 2, from 0} {row 2, at 1, ship 1, from 13} {row 2, at 1, ship 0, from -4} {row 2, at 1, ship 0, from 10} {row 2, at 1, ship 0, from 8} {row 3, at 0, ship 2, from 0} {row 3, at 0, ship 1, from 13} {row 3, at 0, ship 0, from -4} {row 3, at 0, ship 0, from 10} {row 3, at 0, ship 0, from 8} done +24 > done
    shipsReturned(seat 1, ships 6) | players.1.ships.0 8>-2 | players.1.ships.1 10>-2 | players.1.ships.3 -3>-2 | players.1.ships.4 -4>-2 | players.1.ships.6 13>-2 | players.1.ships.7 0>-2
    sustainEnded(seat 1, card 36) | tacticsDiscard at 0 []>[36] | players.1.sustained at 0 [36]>[]
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
