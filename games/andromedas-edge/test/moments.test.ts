import { lastTold, lines } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  CRUISER,
  claimed,
  event,
  FIGHTER,
  faction,
  give,
  hand,
  play,
  put,
  SCIENCE_VESSEL,
  station,
  supremacyToken,
  TRANSPORT,
  table,
  takeMoon,
  upgrade,
} from './table.ts';

/**
 * Single answers at set tables, each with everything it leads to: what is offered, what happens and what changes with it. They stand where a small
 * mistake in a rule had gone unnoticed.
 */
describe('one answer', () => {
  it('pay > pay 4: paid', () => {
    const state = table(3);
    give(state, 2, { titanium: 1 });
    give(state, 2, { credits: 3 });
    claimed(state, 2, 'supremacyPlain');
    const told = lastTold(play(state, 2), ['{launch 0, to 19}', '{pay 4}']);
    expect(told).toEqual(
      lines(`
        2 pay(cost [0, 0, 0, 0, 0, 0, 2, 0]): {pay 1} {pay 4} {abandon 26} > {pay 4}
        paid(seat 2, resource 4, n 1) | players.2.stock.4 3>2
      `),
    );
  });

  it('buildShip > 0: paid, shipBuilt, regionActivated, and what is refused', () => {
    const state = table(2);
    give(state, 1, { titanium: 2 });
    const told = lastTold(play(state, 1), ['{launch 0, to 17}', '0', '0'], true);
    expect(told).toEqual(
      lines(`
        1 buildShip(ships 15, price 0, must): 0 +1 > 0
        not {what 1, reason cannotPay, rule AE-318, args {missing [0, 1, 0, 0, 0, 0, 0, 0]}} {what 2, reason cannotPay, rule AE-318, args {missing [0, 1, 0, 0, 0, 0, 0, 0]}} {what 3, reason cannotPay, rule AE-318, args {missing [0, 2, 0, 0, 0, 0, 0, 0]}}
        paid(seat 1, resource 1, n 1) | players.1.stock.1 2>1
        paid(seat 1, resource 1, n 1) | players.1.stock.1 1>0
        shipBuilt(seat 1, ship 0) | players.1.ships.3 -1>-2
        regionActivated(seat 1, at 17) | arriving true>false
      `),
    );
  });

  it('chooseModule > 5: paid, moduleGained, advanced, and what is refused', () => {
    const state = table(3);
    give(state, 0, { credits: 1 });
    const told = lastTold(play(state, 0), ['{launch 0, to 9}', '5'], true);
    expect(told).toEqual(
      lines(`
        0 chooseModule(types 3, price 0, must): 2 5 +1 > 5
        not {what 0, reason cannotPay, rule AE-352, args {missing [0, 0, 0, 2, 0, 0, 0, 0]}} {what 1, reason cannotPay, rule AE-352, args {missing [0, 0, 0, 1, 0, 0, 0, 0]}} {what 3, reason cannotPay, rule AE-352, args {missing [0, 2, 0, 0, 0, 0, 0, 0]}} {what 4, reason cannotPay, rule AE-352, args {missing [0, 1, 0, 0, 0, 0, 0, 0]}} {what 6, reason otherColumn, rule AE-351} {what 7, reason otherColumn, rule AE-351} {what 8, reason otherColumn, rule AE-351} {what 9, reason otherColumn, rule AE-351} {what 10, reason otherColumn, rule AE-351} {what 11, reason otherColumn, rule AE-351}
        paid(seat 0, resource 4, n 1) | players.0.stock.4 1>0
        moduleGained(seat 0, module 33, slot 5) | market.5 33>-1 | players.0.rows.1 at 1 []>[{id 33, damage 0, moon -1, half -1, used 0}]
        advanced(seat 0, track 1, to 1) | players.0.tracks.1 0>1
      `),
    );
  });

  it('gainKind > 3: gained', () => {
    const state = table(2);
    state.players[1].faction = faction('lanternlessCaravan');
    state.tacticsDiscard.push(...state.tacticsDeck.splice(0, state.tacticsDeck.length - 0));
    const told = lastTold(play(state, 1), ['{launch 0, to 1}', '8', '3']);
    expect(told).toEqual(
      lines(`
        1 gainKind(left 1): 0 1 2 3 4 5 > 3
        gained(seat 1, resource 3, n 1) | players.1.stock.3 0>1
      `),
    );
  });

  it('chooseModule > 7', () => {
    const state = table(4, { teams: true, events: 'twilight' });
    give(state, 0, { titanium: 1 });
    give(state, 0, { credits: 1 });
    hand(state, 0, 'openChannel');
    claimed(state, 0, 'industryPlain');
    const told = lastTold(play(state, 0), ['{launch 0, to 16}', '11', 'give', '7']);
    expect(told).toEqual(
      lines(`
        0 chooseModule(types 12, price 0): 7 8 none +2 > 7
      `),
    );
  });

  it('takeTurn > launch 0, to 18: launched, moonClaimed, moonShown, regionActivated', () => {
    const state = table(3);
    station(state, 0, 'landMinistry').moon = takeMoon(state, 'civilizationDock');
    const told = lastTold(play(state, 0), ['{launch 0, to 18}']);
    expect(told).toEqual(
      lines(`
        0 takeTurn: {launch 0, to 6} {launch 0, to 8} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 14} {launch 0, to 15} {launch 0, to 17} {launch 0, to 18} {launch 0, to 20} {launch 0, to 21} {launch 0, to 22} {launch 0, to 23} +1 > {launch 0, to 18} !reveal
        certain: launched(seat 0, ship 0, to 18) | region -1>18 | kind none>launch | arriving false>true | launched -1>0 | players.0.ships.0 -2>18 ; moonClaimed(seat 0, moon 8, from 18) | players.0.moons at 0 []>[8]
        launched(seat 0, ship 0, to 18) | region -1>18 | kind none>launch | arriving false>true | launched -1>0 | players.0.ships.0 -2>18
        moonClaimed(seat 0, moon 8, from 18) | players.0.moons at 0 []>[8]
        moonShown(at 18, moon 7) | moons.18 at 2 [8]>[]
        regionActivated(seat 0, at 18) | arriving true>false
      `),
    );
  });

  it('react > card 53: tacticsPlayed, battleAltered, tacticsResolved, diceRolled, battleDecided', () => {
    const state = table(4);
    hand(state, 3, 'wolfPack');
    put(state, 3, SCIENCE_VESSEL, 16);
    put(state, 1, FIGHTER, 16);
    state.raiders[1] = 16;
    state.raiders[6] = 21;
    state.players[3].faction = faction('nightmareAstropirates');
    state.tacticsDiscard.push(...state.tacticsDeck.splice(0, state.tacticsDeck.length - 0));
    const told = lastTold(play(state, 3), ['{launch 0, to 10}', 'go', '0', 'go', '{ship 2, from 16}', 'done', '{card 53}']);
    expect(told).toEqual(
      lines(`
        3 react(window beforeRoll, cause 3): pass mute {card 53} +2 > {card 53} !reveal
        certain: then | tacticsInPlay at 0 []>[53] | players.3.hand at 0 [53]>[]
        tacticsPlayed(seat 3, card 53) | tacticsInPlay at 0 []>[53] | players.3.hand at 0 [53]>[]
        battleAltered(seat 3, side 3, what targeting, n 2) | battle.targeting.3 0>2
        tacticsResolved(seat 3, card 53) | tacticsDiscard at 79 []>[53] | tacticsInPlay at 0 [53]>[]
        diceRolled(rolls [[], [], [], [6, 6], [4]], targeting [0, 0, 0, 4, 1]) | battle.step preparations>roll | battle.rolls.3 at 0 []>[6, 6] | battle.rolls.4 at 0 []>[4]
        battleDecided(winners [3], losers [], raiders lost, why {level [], best 6, next 4}) | battle.step roll>outcome | battle.winners -1>8 | battle.raidersFought false>true
        advanced(seat 3, track 4, to 1) | players.3.tracks.4 0>1
        gained(seat 3, resource 0, n 2) | players.3.stock.0 0>2
        battleStep(step damage) | battle.step outcome>damage
        raiderDamaged(class 0, at 10, destroyed) | raiders.1 10>-1
        battleClosed | battle {region 10, step damage, energy [0, 0, 0, 0], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 2, 0], rolls [[], [], [], [6, 6], [4]], diplomats 0, winners 8, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
      `),
    );
  });

  it('flipUp > 2: developmentCardFlipped, scored', () => {
    const state = table(2);
    claimed(state, 0, 'nebulaStorm');
    put(state, 0, FIGHTER, 11);
    state.players[0].used = [0, 0, 1, 0, 1];
    state.players[0].supremacies = [supremacyToken('secondFounding')];
    const told = lastTold(play(state, 0), ['{interject supremacy, token 7}', '2']);
    expect(told).toEqual(
      lines(`
        0 flipUp: 2 4 > 2
        developmentCardFlipped(seat 0, development 2) | players.0.cards.2 0>1 | players.0.used.2 1>0
        scored(seat 0, vp 1, for effect) | players.0.vp 0>1
      `),
    );
  });

  it('react > pass: diceRolled', () => {
    const state = table(4);
    hand(state, 0, 'foundersDay');
    hand(state, 3, 'flakCurtain');
    hand(state, 3, 'deadHeat');
    put(state, 3, FIGHTER, 15);
    put(state, 0, FIGHTER, 15);
    state.raiders[2] = 15;
    state.players[3].cards = [1, 0, 0, 1, 0];
    const told = lastTold(play(state, 3), [
      '{launch 0, to 14}',
      'mute',
      'pass',
      'go',
      'go',
      'mute',
      'done',
      'done',
      'mute',
      '0',
      '{card 52}',
      'pass',
      'pass',
    ]);
    expect(told).toEqual(
      lines(`
        0 react(window beforeRoll, cause 3): pass mute > pass !roll
        certain: then | battle.step preparations>roll
        diceRolled(rolls [[], [], [], [1], []], targeting [0, 0, 0, 1, 1]) | battle.step preparations>roll | battle.rolls.3 at 0 []>[1]
      `),
    );
  });

  it('spendEnergy > 0', () => {
    const state = table(4);
    give(state, 0, { credits: 2 });
    give(state, 0, { ice: 5 });
    hand(state, 0, 'damageControl');
    put(state, 0, CRUISER, 8);
    put(state, 2, SCIENCE_VESSEL, 8);
    put(state, 1, TRANSPORT, 8);
    state.raiders[6] = 8;
    state.players[0].faction = faction('verdigrisChoir');
    const told = lastTold(play(state, 0), [
      '{launch 0, to 7}',
      '{pay 4}',
      '{pay 2}',
      'go',
      'go',
      'pass',
      '{ship 3, from 8}',
      'done',
      'done',
      'pass',
      '0',
    ]);
    expect(told).toEqual(
      lines(`
        0 spendEnergy: 0 +2 > 0
      `),
    );
  });

  it('escalate > ship 1, from 7: escalated, battleStep, diceRolled, battleDecided, advanced', () => {
    const state = table(2);
    put(state, 0, FIGHTER, 7);
    state.raiders[2] = 9;
    const told = lastTold(play(state, 0), ['{launch 0, to 8}', 'go', 'go', '{ship 1, from 7}']);
    expect(told).toEqual(
      lines(`
        0 escalate: {ship 1, from 7} done +3 > {ship 1, from 7} !roll
        certain: escalated(seat 0, ship 1, from 7) | players.0.ships.6 7>8 ; battleStep(step diplomacy) | battle.step escalation>diplomacy ; battleStep(step preparations) | battle.step diplomacy>preparations ; then | battle.step preparations>roll
        escalated(seat 0, ship 1, from 7) | players.0.ships.6 7>8
        battleStep(step diplomacy) | battle.step escalation>diplomacy
        battleStep(step preparations) | battle.step diplomacy>preparations
        diceRolled(rolls [[6, 2, 2], [], [3]], targeting [2, 0, 1]) | battle.step preparations>roll | battle.rolls.0 at 0 []>[6, 2, 2] | battle.rolls.2 at 0 []>[3]
        battleDecided(winners [0], losers [], raiders lost, why {level [], best 6, next 3}) | battle.step roll>outcome | battle.winners -1>1 | battle.raidersFought false>true
        advanced(seat 0, track 4, to 1) | players.0.tracks.4 0>1
        gained(seat 0, resource 0, n 2) | players.0.stock.0 0>2
        battleStep(step damage) | battle.step outcome>damage
        raiderDamaged(class 0, at 8, destroyed) | raiders.2 8>-1
        battleClosed | battle {region 8, step damage, energy [0, 0], dice [0, 0, 0], targeting [0, 0, 0], rolls [[6, 2, 2], [], [3]], diplomats 0, winners 1, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
      `),
    );
  });

  it('takeTurn > launch 0, to 22: launched, moonClaimed, moonShown, regionActivated', () => {
    const state = table(4);
    claimed(state, 2, 'commerceFamed');
    const told = lastTold(play(state, 2), ['{launch 0, to 22}']);
    expect(told).toEqual(
      lines(`
        2 takeTurn: {launch 0, to 6} {launch 0, to 8} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 14} {launch 0, to 15} {launch 0, to 16} {launch 0, to 17} {launch 0, to 18} {launch 0, to 20} {launch 0, to 21} {launch 0, to 22} {launch 0, to 23} +3 > {launch 0, to 22} !reveal
        certain: launched(seat 2, ship 0, to 22) | region -1>22 | kind none>launch | arriving false>true | launched -1>0 | players.2.ships.0 -2>22 ; moonClaimed(seat 2, moon 23, from 22) | players.2.moons at 1 []>[23]
        launched(seat 2, ship 0, to 22) | region -1>22 | kind none>launch | arriving false>true | launched -1>0 | players.2.ships.0 -2>22
        moonClaimed(seat 2, moon 23, from 22) | players.2.moons at 1 []>[23]
        moonShown(at 22, moon 22) | moons.22 at 2 [23]>[]
        regionActivated(seat 2, at 22) | arriving true>false
      `),
    );
  });

  it('endTurn > end: turnEnded', () => {
    const state = table(4);
    state.players[2].faction = faction('verdigrisChoir');
    const told = lastTold(play(state, 2), ['{launch 0, to 22}', 'end']);
    expect(told).toEqual(
      lines(`
        2 endTurn: end +4 > end
        turnEnded(seat 2)
      `),
    );
  });

  it('takeTurn > launch 0, to 22: launched, moonClaimed, moonShown, regionActivated (2)', () => {
    const state = table(2);
    put(state, 1, FIGHTER, 23);
    state.bonus[23 * 6 + 4]++;
    const told = lastTold(play(state, 1), ['{launch 0, to 22}']);
    expect(told).toEqual(
      lines(`
        1 takeTurn: {launch 0, to 17} {launch 0, to 22} return +1 > {launch 0, to 22} !reveal
        certain: launched(seat 1, ship 0, to 22) | region -1>22 | kind none>launch | arriving false>true | launched -1>0 | players.1.ships.0 -2>22 ; moonClaimed(seat 1, moon 23, from 22) | players.1.moons at 0 []>[23]
        launched(seat 1, ship 0, to 22) | region -1>22 | kind none>launch | arriving false>true | launched -1>0 | players.1.ships.0 -2>22
        moonClaimed(seat 1, moon 23, from 22) | players.1.moons at 0 []>[23]
        moonShown(at 22, moon 22) | moons.22 at 2 [23]>[]
        regionActivated(seat 1, at 22) | arriving true>false
      `),
    );
  });

  it('takeTurn > launch 0, to 11: launched, moonClaimed, moonShown, regionActivated', () => {
    const state = table(4);
    hand(state, 1, 'secondWave');
    put(state, 1, CRUISER, 10);
    put(state, 1, SCIENCE_VESSEL, 6);
    state.players[1].cards = [1, 0, 2, 1, 2];
    const told = lastTold(play(state, 1), [
      '{interject play, card 12}',
      '{interject development, development 3}',
      '4',
      '{launch 0, to 12}',
      '{launch 0, to 11}',
    ]);
    expect(told).toEqual(
      lines(`
        1 takeTurn(again): {launch 0, to 7} {launch 0, to 11} {launch 0, to 17} {launch 0, to 18} done +7 > {launch 0, to 11} !reveal
        certain: launched(seat 1, ship 0, to 11) | region 12>11 | again 1>0 | arriving false>true | launched 0>1 | players.1.ships.1 -2>11 ; moonClaimed(seat 1, moon 18, from 11) | players.1.moons at 1 []>[18]
        launched(seat 1, ship 0, to 11) | region 12>11 | again 1>0 | arriving false>true | launched 0>1 | players.1.ships.1 -2>11
        moonClaimed(seat 1, moon 18, from 11) | players.1.moons at 1 []>[18]
        moonShown(at 11, moon 18) | moons.11 at 2 [18]>[]
        regionActivated(seat 1, at 11) | arriving true>false
      `),
    );
  });

  it('diplomacy > 44: tacticsPlayed, battleRuled, tacticsResolved, battleStep, diceRolled', () => {
    const state = table(3);
    hand(state, 2, 'codeOfHonour');
    put(state, 2, FIGHTER, 7);
    put(state, 2, CRUISER, 7);
    state.raiders[0] = 7;
    const told = lastTold(play(state, 2), ['{launch 0, to 14}', 'go', 'go', 'pass', '{ship 1, from 7}', '{ship 3, from 7}', '44']);
    expect(told).toEqual(
      lines(`
        2 diplomacy: pass mute 44 +2 > 44 !reveal
        certain: then | tacticsInPlay at 0 []>[44] | players.2.hand at 0 [44]>[] | battle.diplomats 0>4
        tacticsPlayed(seat 2, card 44) | tacticsInPlay at 0 []>[44] | players.2.hand at 0 [44]>[] | battle.diplomats 0>4
        battleRuled(seat 2, rule noShipDamage) | battle.rules 0>8
        battleRuled(seat 2, rule bothTactical) | battle.rules 8>264
        tacticsResolved(seat 2, card 44) | tacticsDiscard at 0 []>[44] | tacticsInPlay at 0 [44]>[]
        battleStep(step preparations) | battle.step diplomacy>preparations
        diceRolled(rolls [[], [], [6, 6, 5, 5, 4, 3], [1]], targeting [0, 0, 3, 1]) | battle.step preparations>roll | battle.rolls.2 at 0 []>[6, 6, 5, 5, 4, 3] | battle.rolls.3 at 0 []>[1]
        battleDecided(winners [2], losers [], raiders lost, why {level [], best 6, next 1}) | battle.step roll>outcome | battle.winners -1>4 | battle.raidersFought false>true
        advanced(seat 2, track 4, to 1) | players.2.tracks.4 0>1
        gained(seat 2, resource 0, n 2) | players.2.stock.0 0>2
        battleStep(step damage) | battle.step outcome>damage
        raiderDamaged(class 0, at 14, destroyed) | raiders.0 14>-1
        battleClosed | battle {region 14, step damage, energy [0, 0, 0], dice [0, 0, 0, 0], targeting [0, 0, 0, 0], rolls [[], [], [6, 6, 5, 5, 4, 3], [1]], diplomats 4, winners 4, raidersFought, losers 0, saved [], rules 264, tieWinners 0}>null
      `),
    );
  });

  it('setDie > 2: diceChanged, tacticsResolved, battleDecided, advanced, tacticsDrawn', () => {
    const state = table(2);
    give(state, 0, { energy: 1 });
    hand(state, 1, 'perfectShot');
    put(state, 0, CRUISER, 15);
    put(state, 1, CRUISER, 4);
    state.raiders[4] = 15;
    state.players[0].placed[CRUISER] = upgrade('foldbreaker');
    const told = lastTold(play(state, 1), [
      '{launch 0, to 10}',
      'go',
      'go',
      'pass',
      '{ship 3, from 4}',
      '{ship 3, from 15, jump}',
      'pass',
      '0',
      'mute',
      '{card 57}',
      '2',
    ]);
    expect(told).toEqual(
      lines(`
        1 setDie(to 6): 3 2 done > 2 !reveal
        certain: diceChanged(side 1, from 2, to 6) | battle.rolls.1.1 3>6 | battle.rolls.1.2 2>3 ; tacticsResolved(seat 1, card 57) | tacticsDiscard at 0 []>[57] | tacticsInPlay at 0 [57]>[] ; battleDecided(winners [1], losers [0], raiders lost, why {level [6], best 6, next 2}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>1 ; advanced(seat 1, track 4, to 1) | players.1.tracks.4 0>1
        diceChanged(side 1, from 2, to 6) | battle.rolls.1.1 3>6 | battle.rolls.1.2 2>3
        tacticsResolved(seat 1, card 57) | tacticsDiscard at 0 []>[57] | tacticsInPlay at 0 [57]>[]
        battleDecided(winners [1], losers [0], raiders lost, why {level [6], best 6, next 2}) | battle.step roll>outcome | battle.winners -1>2 | battle.raidersFought false>true | battle.losers 0>1
        advanced(seat 1, track 4, to 1) | players.1.tracks.4 0>1
        to 1 tacticsDrawn(seat 1, n 1, cards [64]), to others tacticsDrawn(seat 1, n 1) | tacticsDeck at 78 [64]>[] | players.1.hand at 0 []>[64]
        scored(seat 1, vp 1, for effect) | players.1.vp 0>1
      `),
    );
  });

  it('spendEnergy > 1: paid, energySpent, diceRolled, battleDecided, advanced', () => {
    const state = table(4);
    give(state, 2, { energy: 1 });
    hand(state, 2, 'codeOfHonour');
    claimed(state, 2, 'civilizationFamed');
    put(state, 2, SCIENCE_VESSEL, 11);
    state.raiders[0] = 11;
    state.players[2].placed[FIGHTER] = upgrade('starlancer');
    state.tacticsDiscard.push(...state.tacticsDeck.splice(0, state.tacticsDeck.length - 0));
    const told = lastTold(play(state, 2), ['{launch 0, to 10}', 'go', 'go', 'done', 'mute', '1']);
    expect(told).toEqual(
      lines(`
        2 spendEnergy: 0 1 +4 > 1 !roll
        certain: paid(seat 2, resource 0, n 1) | players.2.stock.0 1>0 ; energySpent(seat 2, energy 1, dice 2) | battle.energy.2 0>1 ; then | battle.step preparations>roll
        paid(seat 2, resource 0, n 1) | players.2.stock.0 1>0
        energySpent(seat 2, energy 1, dice 2) | battle.energy.2 0>1
        diceRolled(rolls [[], [], [1, 1], [], [1]], targeting [0, 0, 1, 0, 1]) | battle.step preparations>roll | battle.rolls.2 at 0 []>[1, 1] | battle.rolls.4 at 0 []>[1]
        battleDecided(winners [2], losers [], raiders lost, why {level [1], best 1, next 0}) | battle.step roll>outcome | battle.winners -1>4 | battle.raidersFought false>true
        advanced(seat 2, track 4, to 1) | players.2.tracks.4 0>1
        gained(seat 2, resource 0, n 2) | players.2.stock.0 0>2
        battleStep(step damage) | battle.step outcome>damage
        raiderDamaged(class 0, at 10, destroyed) | raiders.0 10>-1
        battleClosed | battle {region 10, step damage, energy [0, 0, 1, 0], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[], [], [1, 1], [], [1]], diplomats 0, winners 4, raidersFought, losers 0, saved [], rules 0, tieWinners 0}>null
      `),
    );
  });

  it('endTurn > end: turnEnded (2)', () => {
    const state = table(2);
    claimed(state, 1, 'civilizationRich');
    const told = lastTold(play(state, 1), ['{launch 0, to 11}', 'end']);
    expect(told).toEqual(
      lines(`
        1 endTurn: end +3 > end
        turnEnded(seat 1)
      `),
    );
  });

  it('spendEnergy > 0: diceRolled, battleDecided, advanced, gained, battleStep', () => {
    const state = table(4, { teams: true, special: 'vortexes' });
    hand(state, 3, 'neutralGround');
    hand(state, 1, 'tradeFair');
    hand(state, 3, 'slipstream');
    put(state, 3, CRUISER, 19);
    state.raiders[3] = 19;
    state.players[3].cards = [0, 1, 0, 0, 2];
    const told = lastTold(play(state, 3), [
      '{launch 0, to 25}',
      'pass',
      'mute',
      'go',
      'go',
      '{interject give, what 1, id 41}',
      'refuse',
      'pass',
      '{ship 3, from 19}',
      '41',
      '0',
    ]);
    expect(told).toEqual(
      lines(`
        3 spendEnergy: 0 +5 > 0 !roll
        certain: then | battle.step preparations>roll
        diceRolled(rolls [[], [], [], [6, 3, 2, 2], [2]], targeting [0, 0, 0, 2, 1]) | battle.step preparations>roll | battle.rolls.3 at 0 []>[6, 3, 2, 2] | battle.rolls.4 at 0 []>[2]
        battleDecided(winners [3], losers [], raiders lost, why {level [], best 6, next 2}) | battle.step roll>outcome | battle.winners -1>8 | battle.raidersFought false>true
        advanced(seat 3, track 4, to 1) | players.3.tracks.4 0>1
        gained(seat 3, resource 0, n 2) | players.3.stock.0 0>2
        battleStep(step damage) | battle.step outcome>damage
        raiderDamaged(class 0, at 25, destroyed) | raiders.3 25>-1
        battleClosed | battle {region 25, step damage, energy [0, 0, 0, 0], dice [0, 0, 0, 0, 0], targeting [0, 0, 0, 0, 0], rolls [[], [], [], [6, 3, 2, 2], [2]], diplomats 8, winners 8, raidersFought, losers 0, saved [], rules 34, tieWinners 0}>null
      `),
    );
  });

  it('endTurn > interject play, card 8: tacticsPlayed, gained, scored, tacticsResolved', () => {
    const state = table(2);
    hand(state, 0, 'jammingField');
    hand(state, 1, 'bountyNotice');
    const told = lastTold(play(state, 1), ['{launch 0, to 18}', 'mute', 'pass', '{interject play, card 8}']);
    expect(told).toEqual(
      lines(`
        1 endTurn: end +4 > {interject play, card 8} !reveal
        certain: then | tacticsInPlay at 0 []>[8] | players.1.hand at 0 [8]>[]
        tacticsPlayed(seat 1, card 8) | tacticsInPlay at 0 []>[8] | players.1.hand at 0 [8]>[]
        gained(seat 1, resource 0, n 1) | players.1.stock.0 0>1
        scored(seat 1, vp 1, for effect) | players.1.vp 0>1
        tacticsResolved(seat 1, card 8) | tacticsDiscard at 0 []>[8] | tacticsInPlay at 0 [8]>[]
      `),
    );
  });

  it('reinforce > 0: reinforced, gained, tacticsResolved, battleStep', () => {
    const state = table(2);
    hand(state, 0, 'reinforcements');
    station(state, 0, 'magneticHoist');
    station(state, 0, 'dryDock');
    state.raiders[5] = 1;
    const told = lastTold(play(state, 0), ['{launch 0, to 14}', 'go', 'go', '{card 47}', '0']);
    expect(told).toEqual(
      lines(`
        0 reinforce: 0 done > 0
        reinforced(seat 0, ship 0) | players.0.ships.1 -2>14
        gained(seat 0, resource 0, n 1) | players.0.stock.0 0>1
        tacticsResolved(seat 0, card 47) | tacticsDiscard at 0 []>[47] | tacticsInPlay at 0 [47]>[]
        battleStep(step diplomacy) | battle.step escalation>diplomacy
        battleStep(step preparations) | battle.step diplomacy>preparations
      `),
    );
  });

  it('pay > pay 3: paid', () => {
    const state = table(4);
    give(state, 3, { nanocarbon: 5 });
    give(state, 3, { energy: 5 });
    claimed(state, 3, 'industryArchive');
    const told = lastTold(play(state, 3), ['{launch 0, to 19}', '{pay 3}']);
    expect(told).toEqual(
      lines(`
        3 pay(cost [0, 0, 0, 0, 0, 0, 2, 0]): {pay 0} {pay 3} {abandon 11} > {pay 3}
        paid(seat 3, resource 3, n 1) | players.3.stock.3 5>4
      `),
    );
  });

  it('moveShip > ship 3, from 13, to 23, jump: paid, shipMoved, gained, tacticsResolved', () => {
    const state = table(2);
    give(state, 0, { energy: 3 });
    put(state, 0, CRUISER, 13);
    hand(state, 0, 'slipstream');
    const told = lastTold(play(state, 0), ['{interject play, card 11}', '{ship 3, from 13, to 23, jump}']);
    expect(told).toEqual(
      lines(`
        0 moveShip(range 3): {ship 3, from 13, to 6} {ship 3, from 13, to 7} {ship 3, from 13, to 8} {ship 3, from 13, to 9} {ship 3, from 13, to 10, jump} {ship 3, from 13, to 11, jump} {ship 3, from 13, to 12} {ship 3, from 13, to 14} {ship 3, from 13, to 15} {ship 3, from 13, to 16} {ship 3, from 13, to 17, jump} {ship 3, from 13, to 18} {ship 3, from 13, to 19} {ship 3, from 13, to 20} {ship 3, from 13, to 21} {ship 3, from 13, to 22, jump} {ship 3, from 13, to 23, jump} done > {ship 3, from 13, to 23, jump}
        paid(seat 0, resource 0, n 1) | players.0.stock.0 3>2
        shipMoved(seat 0, ship 3, from 13, to 23, jump) | players.0.ships.8 13>23
        gained(seat 0, resource 0, n 1) | players.0.stock.0 2>3
        tacticsResolved(seat 0, card 11) | tacticsDiscard at 0 []>[11] | tacticsInPlay at 0 [11]>[]
      `),
    );
  });

  it('takeTurn > launch 0, to 7: launched, baseVisited, paid, tacticsDiscarded, gained', () => {
    const state = table(4);
    give(state, 3, { titanium: 1 });
    hand(state, 3, 'guildPass');
    const told = lastTold(play(state, 3), ['{launch 0, to 7}']);
    expect(told).toEqual(
      lines(`
        3 takeTurn: {launch 0, to 6} {launch 0, to 7} {launch 0, to 8} {launch 0, to 9} {launch 0, to 10} {launch 0, to 11} {launch 0, to 12} {launch 0, to 14} {launch 0, to 15} {launch 0, to 16} {launch 0, to 17} {launch 0, to 18} {launch 0, to 19} {launch 0, to 20} {launch 0, to 21} {launch 0, to 22} {launch 0, to 23} +1 > {launch 0, to 7} !reveal
        certain: launched(seat 3, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>0 | players.3.ships.0 -2>7 ; baseVisited(seat 3, base 1) ; paid(seat 3, resource 1, n 1) | players.3.stock.1 1>0
        launched(seat 3, ship 0, to 7) | region -1>7 | kind none>launch | arriving false>true | launched -1>0 | players.3.ships.0 -2>7
        baseVisited(seat 3, base 1)
        paid(seat 3, resource 1, n 1) | players.3.stock.1 1>0
        tacticsDiscarded(seat 3, cards [35]) | tacticsDiscard at 0 []>[35] | players.3.hand at 0 [35]>[]
        gained(seat 3, resource 4, n 2) | players.3.stock.4 0>2
        regionActivated(seat 3, at 7) | arriving true>false
      `),
    );
  });

  it('react > card 15: tacticsPlayed, gained, tacticsResolved, moonClaimed, moonShown', () => {
    const state = table(2);
    hand(state, 0, 'falseBeacon');
    const told = lastTold(play(state, 1), ['{launch 0, to 23}', '{card 15}']);
    expect(told).toEqual(
      lines(`
        0 react(window opponentLaunch, cause 1): pass mute {card 15} > {card 15} !reveal
        certain: then | tacticsInPlay at 0 []>[15] | players.0.hand at 0 [15]>[]
        tacticsPlayed(seat 0, card 15) | tacticsInPlay at 0 []>[15] | players.0.hand at 0 [15]>[]
        gained(seat 0, resource 0, n 2) | players.0.stock.0 0>2
        tacticsResolved(seat 0, card 15) | tacticsDiscard at 0 []>[15] | tacticsInPlay at 0 [15]>[]
        moonClaimed(seat 1, moon 11, from 23) | players.1.moons at 0 []>[11]
        moonShown(at 23, moon 10) | moons.23 at 2 [11]>[]
        regionActivated(seat 1, at 23) | arriving true>false
      `),
    );
  });

  it('endTurn > end: eventRevealed, scored, raiderRevealed, raiderPlaced, lostPoints', () => {
    const state = table(4, { teams: true, events: 'twilight' });
    give(state, 0, { nanocarbon: 5 });
    state.players[0].tracks = [3, 1, 3, 3, 3];
    state.marker = 1;
    state.eventDeck.push(...state.eventDeck.splice(state.eventDeck.indexOf(event('dissent')), 1));
    const told = lastTold(play(state, 0), ['{launch 0, to 9}', '0', 'give', '1', '4', 'end']);
    expect(told).toEqual(
      lines(`
        0 endTurn: end +3 > end !reveal
        certain: then | inEvent false>true
        eventRevealed(event 17) | inEvent false>true | eventDeck at 9 [17]>[] | eventSeen at 9 [0]>[] | eventDiscard at 0 []>[17]
        scored(seat 0, vp 6, for event) | players.0.vp 0>6
        raiderRevealed(raider 6) | faceUp 1>9
        raiderPlaced(class 3, cell 0) | raiders.6 -1>0
        lostPoints(seat 0, vp 2) | players.0.vp 6>4
        eventEnded | inEvent true>false | marker -1>7
        turnEnded(seat 0)
      `),
    );
  });

  it('buildDevelopment > 18: paid, and what is refused', () => {
    const state = table(3);
    give(state, 0, { credits: 5 });
    put(state, 0, TRANSPORT, 18);
    const told = lastTold(play(state, 0), ['{launch 0, to 13}', '18'], true);
    expect(told).toEqual(
      lines(`
        0 buildDevelopment(discount 0, must): 18 +1 > 18
        not {what 6, reason noTransport, rule AE-386} {what 8, reason noTransport, rule AE-386} {what 10, reason noTransport, rule AE-386} {what 11, reason noTransport, rule AE-386} {what 12, reason noTransport, rule AE-386} {what 14, reason noTransport, rule AE-386} {what 15, reason noTransport, rule AE-386} {what 20, reason noTransport, rule AE-386} {what 21, reason noTransport, rule AE-386} {what 22, reason noTransport, rule AE-386} {what 23, reason noTransport, rule AE-386}
        paid(seat 0, resource 4, n 1) | players.0.stock.4 5>4
        paid(seat 0, resource 4, n 1) | players.0.stock.4 4>3
        paid(seat 0, resource 4, n 1) | players.0.stock.4 3>2
      `),
    );
  });

  it('anyTrack > 0: advanced, markerMoved, eventTriggered; with no planet left nothing comes to light', () => {
    const told = [[], [4]].map((planets) => {
      const state = table();
      Object.assign(state, { planets, marker: 1 });
      state.players[0].tracks[0] = 2;
      state.players[0].supremacies.push(supremacyToken('mandate'));
      return lastTold(play(state, 0), ['{interject supremacy, token 1}', '0']);
    });
    expect(told[0]).toEqual(
      lines(`
        0 anyTrack: 0 1 2 3 4 > 0
        advanced(seat 0, track 0, to 3) | players.0.tracks.0 2>3
        markerMoved(by 1, left 0) | marker 1>0
        eventTriggered(seat 0) | marker 0>-1
      `),
    );
    expect(told[1][0]).toBe('0 anyTrack: 0 1 2 3 4 > 0 !reveal');
    expect(told[1].slice(-2)).toEqual(
      lines(`
        planetPlaced(cell 24, planet 4, moon 27) | tile.24 -1>4 | moons.24 at 0 []>[29, 28, 27] | planets at 0 [4]>[] | reserve.4 at 0 [27, 28, 29]>[] | newest -1>24
        moonShown(at 24, moon 27)
      `),
    );
  });
});
