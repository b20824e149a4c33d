import { lines, printed } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { LISTS } from '../catalogue.ts';
import { COUNTED, lessIcon, type Piece, testIcons } from '../effects/face.ts';
import { effectIcons, RULE_ICONS } from '../effects/faces.ts';

const drawn = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => ('say' in piece ? `"${piece.say}"` : [piece.n, piece.icon, piece.hue].filter((word) => word !== undefined).join(' ')))
    .join(', ');

it('AE-635 AE-636 AE-637 every effect of the box in icons', () => {
  const shown = new Set(LISTS.flatMap((list) => list.map((effect) => `${printed(effect)} > ${drawn(effectIcons([effect]))}`)));
  expect([...shown].sort()).toEqual(
    lines(`
      activateModule(types [1, 2, 3]) > play, module
      activateModule(types [1]) > play, module industry
      advance(track 0, spaces 1) > science, +1 upgrade
      advance(track 1, spaces 1) > industry, +1 upgrade
      advance(track 2, spaces 1) > commerce, +1 upgrade
      advance(track 3, spaces 1) > civilization, +1 upgrade
      advance(track 4, spaces 1) > supremacy, +1 upgrade
      advance(track any, spaces 1) > any, +1 upgrade
      advance(track lowest, spaces 1) > any, +1 upgrade
      battleRule(rule bothTactical) > 1 tactics, 1 moon
      battleRule(rule doubleSupremacy) > 2 supremacy
      battleRule(rule noBattleCards) > blocked, tactics
      battleRule(rule noDevelopmentDice) > blocked, development
      battleRule(rule noEnergy) > blocked, energy
      battleRule(rule noShipDamage) > blocked, damage
      battleRule(rule noTargeting) > blocked, target
      battleRule(rule threeDice) > "≤", 3 dice
      battleRule(rule winTies) > "=", trophy
      bonus(at nebulae, piece 4, n 1) > 1 credits
      bonus(at planetsWithoutShips, piece printed, n 1) > 1 any
      buildDevelopment(discount 0) > development
      buildDevelopment(discount 1) > −1 development
      buildShip(ships [0, 1, 2, 3], price 1) > −1 ship
      buildShip(ships [0, 1, 2, 3], price 2) > −2 ship
      buildShip(ships [0, 1, 2, 3], price free) > 0 ship
      buildShip(ships [0, 1, 2, 3], price full) > ship
      buildShip(ships [1, 2], price free) > 0 ship
      by(whom all, effects [buildShip(ships [0, 1, 2, 3], price 1)]) > people, −1 ship
      by(whom all, effects [choose(of [[gain(goods {titanium 1})], [repair(times 1)]])]) > people, 1 titanium, "/", repair
      by(whom all, effects [damageModules(n 1)]) > people, 1 damage bad, module
      by(whom all, effects [exchange(pay {any 1}, get [gain(goods {any 2})], times 1)]) > people, 1 any, to, 2 any
      by(whom all, effects [gain(goods {credits 1})]) > people, 1 credits
      by(whom all, effects [gain(goods {energy 1})]) > people, 1 energy
      by(whom all, effects [gain(goods {energy 2})]) > people, 2 energy
      by(whom all, effects [gain(goods {tactics 1})]) > people, 1 tactics
      by(whom all, effects [if(test {fewest supremacyTrack}, yes [advance(track 4, spaces 1)], no [gain(goods {energy 1})])]) > people, "min", supremacy, "?", supremacy, +1 upgrade, ":", 1 energy
      by(whom all, effects [if(test {most resources}, yes [lose(goods {any 3})], no [gain(goods {energy 1})])]) > people, "max", any, "?", −3 any, ":", 1 energy
      by(whom all, effects [if(test {most supremacyTrack}, yes [damageModules(n 1)], no [gain(goods {energy 2})])]) > people, "max", supremacy, "?", 1 damage bad, module, ":", 2 energy
      by(whom all, effects [lose(goods {any 2})]) > people, −2 any
      by(whom all, effects [lose(goods {energy 3})]) > people, −3 energy
      by(whom all, effects [payOr(pay {ice 1}, or [damageModules(n 1)])]) > people, −1 ice, "/", 1 damage bad, module
      by(whom all, effects [payOr(pay {tactics 1}, or [lose(goods {vp 2})])]) > people, −1 tactics, "/", −2 vp
      by(whom all, effects [payOr(pay {titanium 1}, or [damageShips(n 1)])]) > people, −1 titanium, "/", 1 damage bad, ship
      by(whom all, effects [recruit(leaders 1)]) > people, 1 leader
      by(whom others, effects [gain(goods {energy 1})]) > people, 1 energy
      by(whom rivals, effects [damageModules(n 1)]) > swords, 1 damage bad, module
      choose(of [[buildShip(ships [0, 1, 2, 3], price full)], [repair(times 1)]]) > ship, "/", repair
      choose(of [[gain(goods {credits 1})], [gain(goods {tactics 2})]]) > 1 credits, "/", 2 tactics
      choose(of [[gain(goods {ice 1})], [gain(goods {nanocarbon 1})]]) > 1 ice, "/", 1 nanocarbon
      choose(of [[gain(goods {tactics 1})], [buildDevelopment(discount 0)]]) > 1 tactics, "/", development
      choose(of [[gain(goods {titanium 1})], [repair(times 1)]]) > 1 titanium, "/", repair
      choose(of [[gain(goods {titanium 2})], [gain(goods {energy 3})]]) > 2 titanium, "/", 3 energy
      claimMoon(from planet) > +1 moon
      claimMoon(from withShip) > +1 moon
      damageModules(n 1) > 1 damage bad, module
      damageRaider > 1 damage, raider
      damageShips(n 1) > 1 damage bad, ship
      dice(n -2, side rival) > swords, −2 dice
      dice(n 1, side you) > +1 dice
      dice(n 2, side you) > +2 dice
      discovery > 1 discovery
      dropMoons(from planetsWithoutShips) > blocked, moon
      endBattle(consent anyone) > blocked, swords
      endBattle(consent everyone) > blocked, swords
      endBattle(consent you) > blocked, swords
      eventLook > eye, event
      eventMarker(spaces -1) > −1 event
      eventMarker(spaces 1) > +1 event
      exchange(pay {any 1}, get [gain(goods {any 2})], times 1) > 1 any, to, 2 any
      exchange(pay {any 1}, get [gain(goods {titanium 3})], times 1) > 1 any, to, 3 titanium
      exchange(pay {any 1}, get [gain(goods {vp 3}), endBattle(consent you)], times 1) > 1 any, to, 3 vp, blocked, swords
      exchange(pay {any 2}, get [gain(goods {any 3})], times 1) > 2 any, to, 3 any
      exchange(pay {credits 1}, get [gain(goods {vp 3})], times 1) > 1 credits, to, 3 vp
      exchange(pay {energy 1}, get [gain(goods {material 3})], times 1) > 1 energy, to, 3 material
      exchange(pay {energy 1}, get [gain(goods {tactics 2})], times 1) > 1 energy, to, 2 tactics
      exchange(pay {energy 1}, get [gain(goods {vp 2})], times 1) > 1 energy, to, 2 vp
      exchange(pay {energy 1}, get [move(ships 1, range 1)], times 1) > 1 energy, to, 1 ship, 1 range
      exchange(pay {energy 1}, get [targeting(n 2, side you)], times 1) > 1 energy, to, +2 target
      exchange(pay {energy 2}, get [gain(goods {material 2})], times 1) > 2 energy, to, 2 material
      exchange(pay {ice 1}, get [advance(track lowest, spaces 1)], times 1) > 1 ice, to, any, +1 upgrade
      exchange(pay {ice 1}, get [gain(goods {credits 2})], times 1) > 1 ice, to, 2 credits
      exchange(pay {ice 1}, get [gain(goods {tactics 2, energy 1})], times 1) > 1 ice, to, 1 energy, 2 tactics
      exchange(pay {ice 1}, get [gain(goods {vp 3})], times 1) > 1 ice, to, 3 vp
      exchange(pay {material 1}, get [gain(goods {vp 2})], times 2) > 1 material, to, 2 vp, "×2"
      exchange(pay {nanocarbon 1}, get [advance(track 0, spaces 1)], times 1) > 1 nanocarbon, to, science, +1 upgrade
      exchange(pay {nanocarbon 1}, get [gain(goods {credits 1, energy 2})], times 1) > 1 nanocarbon, to, 2 energy, 1 credits
      exchange(pay {tactics 1}, get [gain(goods {any 1})], times 1) > 1 tactics, to, 1 any
      exchange(pay {tactics 1}, get [gain(goods {any 2})], times 1) > 1 tactics, to, 2 any
      exchange(pay {tactics 1}, get [gain(goods {vp 2})], times 1) > 1 tactics, to, 2 vp
      exchange(pay {titanium 1}, get [gain(goods {credits 1, any 1})], times 1) > 1 titanium, to, 1 credits, 1 any
      exchange(pay {titanium 1}, get [gain(goods {energy 4})], times 1) > 1 titanium, to, 4 energy
      exchange(pay {titanium 1}, get [gain(goods {ice 1, nanocarbon 1, energy 1})], times 1) > 1 titanium, to, 1 energy, 1 ice, 1 nanocarbon
      exchange(pay {titanium 1}, get [gain(goods {vp 2, energy 1})], times 1) > 1 titanium, to, 1 energy, 2 vp
      exchange(pay {titanium 2}, get [gain(goods {vp 4})], times 1) > 2 titanium, to, 4 vp
      exchange(pay {titanium 3}, get [upgrade], times 1) > 3 titanium, to, ship, upgrade
      fireScience > play, science
      flipUp > redo, development
      gain(goods {any 1, energy 1}) > 1 energy, 1 any
      gain(goods {any 1, vp 1}) > 1 any, 1 vp
      gain(goods {any 1}) > 1 any
      gain(goods {any 2}) > 2 any
      gain(goods {any 3}) > 3 any
      gain(goods {credits 1, any 1}) > 1 credits, 1 any
      gain(goods {credits 1, energy 1}) > 1 energy, 1 credits
      gain(goods {credits 1, energy 2}) > 2 energy, 1 credits
      gain(goods {credits 1}) > 1 credits
      gain(goods {credits 2, energy 1}) > 1 energy, 2 credits
      gain(goods {credits 2, vp 1}) > 2 credits, 1 vp
      gain(goods {credits 2}) > 2 credits
      gain(goods {energy 1, vp 1}) > 1 energy, 1 vp
      gain(goods {energy 1}) > 1 energy
      gain(goods {energy 2}) > 2 energy
      gain(goods {energy 3}) > 3 energy
      gain(goods {energy 4, vp 1}) > 4 energy, 1 vp
      gain(goods {energy 4}) > 4 energy
      gain(goods {energy 5}) > 5 energy
      gain(goods {ice 1, energy 1}) > 1 energy, 1 ice
      gain(goods {ice 1, nanocarbon 1, energy 1}) > 1 energy, 1 ice, 1 nanocarbon
      gain(goods {ice 1}) > 1 ice
      gain(goods {ice 2, energy 2}) > 2 energy, 2 ice
      gain(goods {ice 3}) > 3 ice
      gain(goods {material 2, energy 1}) > 1 energy, 2 material
      gain(goods {material 2}) > 2 material
      gain(goods {material 3}) > 3 material
      gain(goods {nanocarbon 1}) > 1 nanocarbon
      gain(goods {nanocarbon 2, vp 1}) > 2 nanocarbon, 1 vp
      gain(goods {nanocarbon 3}) > 3 nanocarbon
      gain(goods {tactics 1, credits 1}) > 1 credits, 1 tactics
      gain(goods {tactics 1, energy 1}) > 1 energy, 1 tactics
      gain(goods {tactics 1, vp 1}) > 1 tactics, 1 vp
      gain(goods {tactics 1}) > 1 tactics
      gain(goods {tactics 2, energy 1}) > 1 energy, 2 tactics
      gain(goods {tactics 2}) > 2 tactics
      gain(goods {tactics 3}) > 3 tactics
      gain(goods {titanium 1, energy 1}) > 1 energy, 1 titanium
      gain(goods {titanium 1, tactics 1}) > 1 titanium, 1 tactics
      gain(goods {titanium 1}) > 1 titanium
      gain(goods {titanium 2}) > 2 titanium
      gain(goods {titanium 3}) > 3 titanium
      gain(goods {vp 1, energy 1}) > 1 energy, 1 vp
      gain(goods {vp 1, energy 2}) > 2 energy, 1 vp
      gain(goods {vp 1}) > 1 vp
      gain(goods {vp 2, any 2}) > 2 any, 2 vp
      gain(goods {vp 2, energy 1}) > 1 energy, 2 vp
      gain(goods {vp 2, tactics 1}) > 1 tactics, 2 vp
      gain(goods {vp 2}) > 2 vp
      gain(goods {vp 3, credits 1}) > 1 credits, 3 vp
      gain(goods {vp 3}) > 3 vp
      gain(goods {vp 4}) > 4 vp
      gain(goods {vp 5}) > 5 vp
      gainPer(goods {credits 1}, per basesVisited, most 2) > 1 credits, "/", station, "≤2"
      gainPer(goods {credits 1}, per commerceModules, most 2) > 1 credits, "/", module commerce, "≤2"
      gainPer(goods {energy 1}, per scienceModules, most 3) > 1 energy, "/", module science, "≤3"
      gainPer(goods {energy 1}, per shipsOnMap, most 3) > 1 energy, "/", ship, "≤3"
      gainPer(goods {energy 2}, per shipsInScrapyard, most 2) > 2 energy, "/", damage, ship, "≤2"
      gainPer(goods {vp 1}, per developments, most 3) > 1 vp, "/", development, "≤3"
      gainPer(goods {vp 1}, per opposingShipsHere) > 1 vp, "/", swords, ship
      gainPer(goods {vp 1}, per upgrades, most 3) > 1 vp, "/", upgrade, "≤3"
      if(test {atLeast 10, of resources}, yes [gain(goods {vp 2})], no [gain(goods {credits 1, energy 1})]) > "≥10", any, "?", 2 vp, ":", 1 energy, 1 credits
      if(test {atLeast 2, of ownShipsHere}, yes [targeting(n 2, side you)], no [dice(n 1, side you)]) > "≥2", ship, "?", +2 target, ":", +1 dice
      if(test {atMost 3, of energy}, yes [gain(goods {energy 3})], no [gain(goods {energy 1})]) > "≤3", energy, "?", 3 energy, ":", 1 energy
      if(test {fewest supremacyTrack}, yes [advance(track 4, spaces 1)], no [gain(goods {energy 1})]) > "min", supremacy, "?", supremacy, +1 upgrade, ":", 1 energy
      if(test {most resources}, yes [lose(goods {any 3})], no [gain(goods {energy 1})]) > "max", any, "?", −3 any, ":", 1 energy
      if(test {most supremacyTrack}, yes [damageModules(n 1)], no [gain(goods {energy 2})]) > "max", supremacy, "?", 1 damage bad, module, ":", 2 energy
      launchAgain > +1 ship, jump
      lose(goods {any 2}) > −2 any
      lose(goods {any 3}) > −3 any
      lose(goods {energy 3}) > −3 energy
      lose(goods {vp 2}) > −2 vp
      module(types [0, 1, 2, 3], price 1) > −1 module
      module(types [0, 1, 2, 3], price free) > 0 module
      module(types [0, 1], price free) > 0 module science, module industry
      module(types [2, 3], price 1) > −1 module commerce, module civilization
      module(types [2, 3], price free) > 0 module commerce, module civilization
      moonBenefit(of claimed) > play, moon
      moonBenefit(of slotted) > play, moon
      move(ships 1, range 1) > 1 ship, 1 range
      move(ships 1, range 3) > 1 ship, 3 range
      moveRaider(range 2) > raider, 2 range
      payOr(pay {ice 1}, or [damageModules(n 1)]) > −1 ice, "/", 1 damage bad, module
      payOr(pay {tactics 1}, or [lose(goods {vp 2})]) > −1 tactics, "/", −2 vp
      payOr(pay {titanium 1}, or [damageShips(n 1)]) > −1 titanium, "/", 1 damage bad, ship
      recall(ships 1, from map) > 1 ship, to, station
      recall(ships 1, from scrapyard) > 1 ship, to, station
      recruit(leaders 1) > 1 leader
      recruit(leaders 2) > 2 leader
      refreshMarket(types [0, 1, 2, 3]) > redo, module
      reinforce(ships 1) > +1 ship, swords
      repair(times 1) > repair
      repair(times 2) > 2 repair
      reroll(dice 1, side you) > redo, 1 dice
      reroll(dice 2, side rival) > swords, redo, 2 dice
      reroll(dice 2, side you) > redo, 2 dice
      saveModule > shield, module
      saveShips(n 2) > shield, 2 ship
      setDice(dice 1, to 6) > 1 dice, to, "6"
      swarm(n 2) > 2 raider
      take(n 1, from cause) > people, to, 1 any
      take(n 1, from rivals) > people, to, 1 any
      targeting(n -2, side rival) > swords, −2 target
      targeting(n 1, side you) > +1 target
      targeting(n 2, side you) > +2 target
      upgrade > ship, upgrade
      withdraw(ships 1, to station) > 1 ship, to, station
      withdraw(ships 3, to adjacent) > 3 ship, to, 1 range`),
  );
});

it('AE-478 what may hold in a battle, in icons', () => {
  expect(Object.entries(RULE_ICONS).map(([rule, pieces]) => `${rule} > ${drawn(pieces)}`)).toEqual(
    lines(`
      noEnergy > blocked, energy
      noDevelopmentDice > blocked, development
      noTargeting > blocked, target
      noShipDamage > blocked, damage
      threeDice > "≤", 3 dice
      noBattleCards > blocked, tactics
      doubleSupremacy > 2 supremacy
      winTies > "=", trophy
      bothTactical > 1 tactics, 1 moon`),
  );
});

it('AE-635 what is counted and compared, in icons', () => {
  expect(Object.entries(COUNTED).map(([count, pieces]) => `${count} > ${drawn(pieces)}`)).toEqual(
    lines(`
      developments > development
      scienceModules > module science
      commerceModules > module commerce
      moduleSets > 4× module
      slottedMoons > moon
      tactics > tactics
      resources > any
      energy > energy
      credits > credits
      leaders > leader
      ships > ship
      shipsOnMap > ship
      ownShipsHere > ship
      shipsInScrapyard > damage, ship
      upgrades > upgrade
      basesVisited > station
      supremacyTrack > supremacy
      tracksAtLevel2 > II upgrade
      opposingShipsHere > swords, ship
    `),
  );
  const tests = [{ atLeast: 2, of: 'ships' }, { atMost: 1, of: 'credits' }, { most: 'tactics' }, { fewest: 'leaders' }] as const;
  expect(tests.map((test) => drawn(testIcons(test)))).toEqual([
    '"≥2", ship, "?"',
    '"≤1", credits, "?"',
    '"max", tactics, "?"',
    '"min", leader, "?"',
  ]);
  expect((['free', 'full', 'board', 0, 1] as const).map(lessIcon)).toEqual(['0', undefined, undefined, undefined, '−1']);
});

it('AE-635 modules of two types are named, of more than two they are any', () => {
  const lists = [[1], [1, 3], [0, 1, 3]] as const;
  expect(lists.map((types) => drawn(effectIcons([{ kind: 'activateModule', types }])))).toEqual([
    'play, module industry',
    'play, module industry, module civilization',
    'play, module',
  ]);
});
