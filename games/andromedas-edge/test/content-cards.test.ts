import { printedAll } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { BASE_ACTIONS } from '../content/bases.ts';
import type { TacticsCard } from '../content/cards.ts';
import { DESTINIES } from '../content/destinies.ts';
import { EVENTS } from '../content/events.ts';
import { FACTIONS } from '../content/factions.ts';
import { BASE_NAMES, type ModuleType, SHIP_NAMES, TRACK_NAMES } from '../content/ids.ts';
import { CORE_MODULES, MODULES } from '../content/modules.ts';
import { MOONS } from '../content/moons.ts';
import { PLANETS } from '../content/planets.ts';
import { RAIDERS } from '../content/raiders.ts';
import { SHIPS } from '../content/ships.ts';
import { SPECIAL_TILES } from '../content/special.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from '../content/tokens.ts';
import { UPGRADES } from '../content/upgrades.ts';

const named = (names: readonly string[], list: readonly unknown[]): Record<string, string> =>
  printedAll(Object.fromEntries(list.map((one, i) => [names[i], one])));
const modules = (type: ModuleType): Record<string, string> =>
  printedAll(MODULES.filter((card) => card.type === type).map((card) => ({ ...card, type: undefined })));
const tactics = (kind: TacticsCard['kind']): Record<string, string> =>
  printedAll(TACTICS_CARDS.filter((card) => card.kind === kind).map((card) => ({ ...card, kind: undefined })));

describe('what is printed on the modules', () => {
  it('AE-245 AE-246 AE-247 AE-248 core modules', () => {
    expect(printedAll(CORE_MODULES)).toEqual({
      primaryReactor: '{type 0, copies 1, damage 0, effects [gain(goods {energy 2}), fireScience]}',
      shipwright: '{type 1, copies 1, damage 0, effects [choose(of [[buildShip(ships [0, 1, 2, 3], price full)], [repair(times 1)]])]}',
      treasury: '{type 2, copies 1, damage 0, effects [gain(goods {credits 1})]}',
      architect: '{type 3, copies 1, damage 0, effects [choose(of [[gain(goods {tactics 1})], [buildDevelopment(discount 0)]])]}',
    });
  });

  it('AE-028 science', () => {
    expect(modules(0)).toEqual({
      ionWell: '{copies 2, damage 0, effects [gain(goods {energy 2})]}',
      filamentLoom: '{copies 2, damage 0, effects [gain(goods {nanocarbon 1})]}',
      patternArchive: '{copies 2, damage 0, effects [gain(goods {tactics 1})]}',
      chargedLens: '{copies 2, damage 0, effects [exchange(pay {energy 1}, get [gain(goods {tactics 2})], times 1)]}',
      matterPress: '{copies 2, damage 0, effects [exchange(pay {energy 2}, get [gain(goods {material 2})], times 1)]}',
      pulseOracle: '{copies 2, damage 0, effects [exchange(pay {energy 1}, get [gain(goods {vp 2})], times 1)]}',
      moonglassDome: '{copies 2, damage 0, slot {side output, vp 1}, effects []}',
      cryoAssay: '{copies 2, damage 0, effects [choose(of [[gain(goods {ice 1})], [gain(goods {nanocarbon 1})]])]}',
      resonanceBank: '{copies 2, damage 0, effects [gainPer(goods {energy 1}, per scienceModules, most 3)]}',
      riftCartographers: '{copies 1, damage 0, effects [eventLook, gain(goods {energy 1})]}',
      deepCatalogue: '{copies 1, damage 1, effects [exchange(pay {nanocarbon 1}, get [advance(track 0, spaces 1)], times 1)]}',
      moonRetriever: '{copies 1, damage 0, effects [claimMoon(from withShip)]}',
      paradoxEngine: '{copies 1, damage 1, effects [gain(goods {any 1})]}',
      latticeMender: '{copies 1, damage 0, effects [repair(times 1)]}',
      probabilityMill: '{copies 1, damage 0, effects [exchange(pay {tactics 1}, get [gain(goods {vp 2})], times 1)]}',
      quietArray:
        '{copies 1, damage 0, effects [if(test {atMost 3, of energy}, yes [gain(goods {energy 3})], no [gain(goods {energy 1})])]}',
      seedVault: '{copies 1, damage 0, slot {side input, vp 0}, effects [gain(goods {vp 2, energy 1})]}',
      echoDish: '{copies 1, damage 0, effects [moonBenefit(of claimed)]}',
    });
  });

  it('AE-028 industry', () => {
    expect(modules(1)).toEqual({
      smelterRing: '{copies 2, damage 0, effects [gain(goods {titanium 1, energy 1})]}',
      fusionHearth: '{copies 2, damage 0, effects [exchange(pay {titanium 1}, get [gain(goods {energy 4})], times 1)]}',
      rivetFoundry: '{copies 2, damage 0, effects [exchange(pay {titanium 1}, get [gain(goods {vp 2, energy 1})], times 1)]}',
      dryDock: '{copies 2, damage 0, effects [repair(times 1), gain(goods {titanium 1})]}',
      keelWorks: '{copies 2, damage 0, effects [buildShip(ships [0, 1, 2, 3], price 1)]}',
      gantryCrane: '{copies 2, damage 0, effects [repair(times 2)]}',
      slagReactor: '{copies 2, damage 0, effects [gain(goods {energy 3})]}',
      orbitalForge: '{copies 2, damage 0, effects [choose(of [[gain(goods {titanium 2})], [gain(goods {energy 3})]])]}',
      ordnanceBay: '{copies 2, damage 0, effects [gain(goods {titanium 1, tactics 1})]}',
      hullBrokers: '{copies 1, damage 0, effects [exchange(pay {titanium 2}, get [gain(goods {vp 4})], times 1)]}',
      assemblyLine: '{copies 1, damage 1, effects [buildShip(ships [0, 1, 2, 3], price 2)]}',
      towerYard: '{copies 1, damage 0, effects [buildDevelopment(discount 1)]}',
      conveyorSpine: '{copies 1, damage 0, effects [activateModule(types [1])]}',
      scrapTurbine: '{copies 1, damage 0, effects [gain(goods {titanium 1}), gainPer(goods {energy 2}, per shipsInScrapyard, most 2)]}',
      refitCradle: '{copies 1, damage 1, effects [exchange(pay {titanium 3}, get [upgrade], times 1)]}',
      tonnageLedger: '{copies 1, damage 0, effects [gainPer(goods {vp 1}, per upgrades, most 3)]}',
      magneticHoist: '{copies 1, damage 0, effects [exchange(pay {any 1}, get [gain(goods {titanium 3})], times 1)]}',
      ballastPress:
        '{copies 1, damage 0, effects [exchange(pay {titanium 1}, get [gain(goods {ice 1, nanocarbon 1, energy 1})], times 1)]}',
    });
  });

  it('AE-028 commerce', () => {
    expect(modules(2)).toEqual({
      supplier: '{copies 2, damage 0, slot {side input, vp 0}, effects [gain(goods {tactics 1, credits 1})]}',
      iceExchange: '{copies 2, damage 0, effects [exchange(pay {ice 1}, get [gain(goods {credits 2})], times 1)]}',
      oreExchange: '{copies 2, damage 0, effects [exchange(pay {titanium 1}, get [gain(goods {credits 1, any 1})], times 1)]}',
      carbonExchange: '{copies 2, damage 0, effects [exchange(pay {nanocarbon 1}, get [gain(goods {credits 1, energy 2})], times 1)]}',
      freeMarket: '{copies 2, damage 0, effects [exchange(pay {any 1}, get [gain(goods {any 2})], times 1)]}',
      tollGate: '{copies 2, damage 0, effects [gain(goods {credits 1, energy 1})]}',
      bondHouse: '{copies 2, damage 0, effects [exchange(pay {credits 1}, get [gain(goods {vp 3})], times 1)]}',
      courierGuild: '{copies 2, damage 0, effects [choose(of [[gain(goods {credits 1})], [gain(goods {tactics 2})]])]}',
      lunarBourse: '{copies 2, damage 0, slot {side output, vp 1}, effects [gain(goods {energy 1})]}',
      indexExtractor: '{copies 1, damage 1, effects [gainPer(goods {credits 1}, per commerceModules, most 2)]}',
      customsHouse: '{copies 1, damage 0, effects [gain(goods {energy 1}), gainPer(goods {credits 1}, per basesVisited, most 2)]}',
      salvageBroker: '{copies 1, damage 0, slot {side output, vp 0}, effects [repair(times 1)]}',
      smugglersBerth: '{copies 1, damage 1, effects [exchange(pay {energy 1}, get [gain(goods {material 3})], times 1)]}',
      auctionRing: '{copies 1, damage 0, effects [refreshMarket(types [0, 1, 2, 3]), module(types [0, 1, 2, 3], price 1)]}',
      charterOffice: '{copies 1, damage 0, effects [gain(goods {energy 1}), module(types [2, 3], price 1)]}',
      dividendPool:
        '{copies 1, damage 0, effects [if(test {atLeast 10, of resources}, yes [gain(goods {vp 2})], no [gain(goods {credits 1, energy 1})])]}',
      bulkContracts: '{copies 1, damage 0, effects [exchange(pay {material 1}, get [gain(goods {vp 2})], times 2)]}',
      arbitrageDesk: '{copies 1, damage 0, slot {side input, vp 1}, effects [gain(goods {any 2})]}',
    });
  });

  it('AE-028 civilization', () => {
    expect(modules(3)).toEqual({
      envoyHall: '{copies 2, damage 0, effects [exchange(pay {ice 1}, get [gain(goods {tactics 2, energy 1})], times 1)]}',
      tideGardens: '{copies 2, damage 0, effects [gain(goods {ice 1, energy 1})]}',
      assemblyHall: '{copies 2, damage 0, effects [gain(goods {tactics 1, energy 1})]}',
      embassyRow: '{copies 2, damage 0, effects [recruit(leaders 1)]}',
      festivalDeck: '{copies 2, damage 0, effects [exchange(pay {ice 1}, get [gain(goods {vp 3})], times 1)]}',
      commonsForum: '{copies 2, damage 0, effects [gain(goods {energy 1}), gainPer(goods {vp 1}, per developments, most 3)]}',
      schoolOfStations: '{copies 2, damage 0, effects [exchange(pay {tactics 1}, get [gain(goods {any 2})], times 1)]}',
      heritageTrust: '{copies 1, damage 0, effects [exchange(pay {ice 1}, get [advance(track lowest, spaces 1)], times 1)]}',
      plannersGuild: '{copies 1, damage 0, effects [recruit(leaders 1), buildDevelopment(discount 0)]}',
      sanctuary: '{copies 1, damage 0, effects [repair(times 1), gain(goods {ice 1})]}',
      moonlitTheatre: '{copies 1, damage 1, slot {side output, vp 1}, effects [gain(goods {tactics 1})]}',
      petitionChamber: '{copies 1, damage 0, slot {side input, vp 1}, effects [recruit(leaders 1), gain(goods {vp 1})]}',
      landMinistry: '{copies 1, damage 0, effects [], final {base 4, each 2, per developments}}',
      cognitionCollective: '{copies 1, damage 0, effects [], final {base 3, each 1, per tactics}}',
      fleetRegistry: '{copies 1, damage 0, effects [], final {base 2, each 1, per ships}}',
      guildRecords: '{copies 1, damage 0, effects [], final {base 3, each 3, per moduleSets}}',
      lunarCensus: '{copies 1, damage 0, effects [], final {base 3, each 1, per slottedMoons}}',
      concordOfArts: '{copies 1, damage 1, effects [], final {base 2, each 2, per tracksAtLevel2}}',
      hallOfRefits: '{copies 1, damage 0, effects [], final {base 3, each 2, per upgrades}}',
      leadersCircle: '{copies 1, damage 0, effects [], final {base 4, each 1, per leaders}}',
    });
  });
});

describe('what is printed on the tactics cards', () => {
  it('AE-027 actions', () => {
    expect(tactics('action')).toEqual({
      hiddenReserve: '{copies 2, window turn, effects [gain(goods {any 2})]}',
      prospectors: '{copies 2, window turn, effects [gain(goods {material 2, energy 1})]}',
      emergencyCells: '{copies 2, window turn, effects [gain(goods {energy 4})]}',
      greyMarket: '{copies 1, window turn, effects [module(types [0, 1, 2, 3], price 1), gain(goods {energy 1})]}',
      lunarSurveyors: '{copies 2, window turn, effects [claimMoon(from withShip), gain(goods {energy 1})]}',
      fieldCouncil: '{copies 1, window turn, effects [recruit(leaders 2)]}',
      rapidAssembly: '{copies 1, window turn, effects [buildShip(ships [0, 1, 2, 3], price 2)]}',
      advanceParty: '{copies 1, window turn, effects [buildDevelopment(discount 1), gain(goods {energy 1})]}',
      bountyNotice: '{copies 1, window turn, effects [damageRaider, gain(goods {vp 1, energy 1})]}',
      towline: '{copies 1, window turn, effects [recall(ships 1, from scrapyard), repair(times 1)]}',
      rotationOrder: '{copies 1, window turn, effects [recall(ships 1, from map), gain(goods {energy 2})]}',
      slipstream: '{copies 1, window launch, effects [move(ships 1, range 3), gain(goods {energy 1})]}',
      secondWave: '{copies 1, window launch, effects [launchAgain]}',
      overtime: '{copies 1, window return, effects [activateModule(types [1, 2, 3]), gain(goods {energy 1})]}',
      harbourDues: '{copies 1, window return, effects [gainPer(goods {energy 1}, per shipsOnMap, most 3), gain(goods {tactics 1})]}',
      falseBeacon: '{copies 1, window opponentLaunch, effects [moveRaider(range 2), gain(goods {energy 2})]}',
      shadowTraders: '{copies 1, window opponentActivation, effects [gain(goods {any 1, energy 1})]}',
      patentClaim: '{copies 1, window opponentModule, effects [take(n 1, from cause), gain(goods {energy 1})]}',
      damageControl: '{copies 2, window moduleDamaged, effects [saveModule, gain(goods {energy 1})]}',
    });
  });

  it('AE-027 events', () => {
    expect(tactics('event')).toEqual({
      stellarSurvey: '{copies 1, window turn, effects [gain(goods {nanocarbon 2, vp 1})]}',
      conjunction: '{copies 1, window turn, effects [moonBenefit(of slotted), moonBenefit(of claimed)]}',
      cometHarvest: '{copies 2, window turn, effects [gain(goods {ice 2, energy 2})]}',
      meteorMining: '{copies 1, window turn, effects [gain(goods {titanium 3})]}',
      precursorCache: '{copies 1, window turn, effects [module(types [0, 1, 2, 3], price free)]}',
      mobilization: '{copies 1, window turn, effects [advance(track 4, spaces 1), gain(goods {energy 2})]}',
      omens: '{copies 1, window turn, effects [eventLook, gain(goods {tactics 2, energy 1})]}',
      tradeFair: '{copies 1, window turn, effects [gain(goods {credits 2, vp 1}), by(whom others, effects [gain(goods {energy 1})])]}',
      foundersDay: '{copies 1, window turn, effects [recruit(leaders 1), gainPer(goods {vp 1}, per developments, most 3)]}',
      expeditionCharter: '{copies 2, window turn, effects [claimMoon(from planet), gain(goods {energy 2})]}',
    });
  });

  it('AE-027 sustains', () => {
    expect(tactics('sustain')).toEqual({
      silentRunning: '{copies 2, window turn, effects [gain(goods {energy 1})], abilities [{is passive, passive noStrike(n 1)}]}',
      longRangeBurn: '{copies 2, window turn, effects [], abilities [{is passive, passive range(n 1)}]}',
      nebulaPilots:
        '{copies 1, window turn, effects [gain(goods {energy 1})], abilities [{is passive, passive ability(n 1, ability voyage)}]}',
      battleDrills: '{copies 2, window turn, effects [], abilities [{is passive, passive targeting(n 1)}]}',
      standingOrders: '{copies 1, window turn, effects [gain(goods {energy 1})], abilities [{is passive, passive dice(n 1)}]}',
      tradeConcession: '{copies 1, window turn, effects [], abilities [{is passive, passive moduleDiscount(n 1, types [0, 1, 2, 3])}]}',
      guildPass:
        '{copies 1, window turn, effects [], abilities [{is passive, passive baseDiscount(n 1, base 1)}, {is passive, passive baseDiscount(n 1, base 0)}]}',
      openLedger: '{copies 1, window turn, effects [], abilities [{is trigger, on claimedMoon, effects [gain(goods {energy 1})]}]}',
      salvageTeams:
        '{copies 1, window turn, effects [gain(goods {energy 1})], abilities [{is passive, passive scrapToBarge(n 1)}, {is passive, passive bothTactical(n 1)}]}',
    });
  });

  it('AE-027 diplomacy', () => {
    expect(tactics('diplomacy')).toEqual({
      hailingFrequencies: '{copies 2, window diplomacy, effects [gainPer(goods {vp 1}, per opposingShipsHere), endBattle(consent anyone)]}',
      openChannel: '{copies 1, window diplomacy, effects [gain(goods {tactics 1, energy 1}), endBattle(consent everyone)]}',
      coldGuns: '{copies 1, window diplomacy, effects [battleRule(rule noEnergy), gain(goods {energy 2})]}',
      neutralGround:
        '{copies 1, window diplomacy, effects [battleRule(rule noDevelopmentDice), battleRule(rule noBattleCards), gain(goods {vp 1})]}',
      blindDuel: '{copies 1, window diplomacy, effects [battleRule(rule noTargeting), gain(goods {energy 2})]}',
      limitedEngagement: '{copies 1, window diplomacy, effects [battleRule(rule threeDice), gain(goods {energy 2})]}',
      codeOfHonour: '{copies 1, window diplomacy, effects [battleRule(rule noShipDamage), battleRule(rule bothTactical)]}',
      highStakes: '{copies 1, window diplomacy, effects [battleRule(rule doubleSupremacy), gain(goods {energy 2})]}',
      ransom: '{copies 1, window diplomacy, effects [exchange(pay {any 1}, get [gain(goods {vp 3}), endBattle(consent you)], times 1)]}',
    });
  });

  it('AE-027 battle', () => {
    expect(tactics('battle')).toEqual({
      reinforcements: '{copies 1, window battleStart, effects [reinforce(ships 1), gain(goods {energy 1})]}',
      fightingRetreat: '{copies 1, window battleStart, effects [withdraw(ships 3, to adjacent), gain(goods {tactics 1})]}',
      lockOnSalvo: '{copies 2, window beforeRoll, effects [targeting(n 1, side you), dice(n 1, side you)]}',
      reserveBatteries: '{copies 2, window beforeRoll, effects [dice(n 2, side you)]}',
      jammingField: '{copies 2, window beforeRoll, effects [targeting(n -2, side rival)]}',
      flakCurtain: '{copies 1, window beforeRoll, effects [dice(n -2, side rival)]}',
      wolfPack:
        '{copies 1, window beforeRoll, effects [if(test {atLeast 2, of ownShipsHere}, yes [targeting(n 2, side you)], no [dice(n 1, side you)])]}',
      warCorrespondents: '{copies 1, window beforeRoll, effects [gain(goods {vp 1, energy 2})], bystander}',
      recalculatedBurst: '{copies 2, window afterRoll, effects [reroll(dice 2, side you)]}',
      scrambledSights: '{copies 1, window afterRoll, effects [reroll(dice 2, side rival)]}',
      perfectShot: '{copies 1, window afterRoll, effects [setDice(dice 1, to 6)]}',
      deadHeat: '{copies 1, window afterRoll, effects [battleRule(rule winTies), reroll(dice 1, side you)]}',
      spoilsOfWar: '{copies 1, window afterOutcome, effects [take(n 1, from rivals), gain(goods {energy 2})], outcome won}',
      victoryParade: '{copies 1, window afterOutcome, effects [advance(track 4, spaces 1)], outcome won}',
      boardingCharge:
        '{copies 1, window afterOutcome, effects [by(whom rivals, effects [damageModules(n 1)]), gain(goods {vp 2})], outcome won}',
      pyrrhicLedger: '{copies 1, window afterOutcome, effects [gain(goods {any 2})], outcome lost}',
      scatterDecoys: '{copies 1, window shipDamaged, effects [saveShips(n 2)]}',
      lastLightJump: '{copies 1, window shipDamaged, effects [withdraw(ships 1, to station), gain(goods {energy 1})]}',
    });
  });
});

describe('what is printed on the tiles', () => {
  it('AE-031 AE-032 ship upgrades: four for each type, then one for each faction', () => {
    expect(printedAll(UPGRADES)).toEqual({
      lunarHauler:
        '{ship 0, range 1, weapons 1, shields 0, targeting 0, abilities [populate], custom {is trigger, on claimedMoon, effects [gain(goods {energy 1})]}}',
      sprintHull: '{ship 0, range 2, weapons 1, shields 0, targeting 0, abilities [populate]}',
      gunboatRefit: '{ship 0, range 1, weapons 2, shields 0, targeting 0, abilities [populate]}',
      pathfinderArk: '{ship 0, range 1, weapons 1, shields 0, targeting 0, abilities [populate, voyage]}',
      wraithInterceptor: '{ship 1, range 3, weapons 2, shields 0, targeting 1, abilities [attack]}',
      bastionFighter: '{ship 1, range 2, weapons 2, shields 1, targeting 0, abilities [attack]}',
      raptorWing: '{ship 1, range 2, weapons 3, shields 0, targeting 0, abilities [attack]}',
      starlancer:
        '{ship 1, range 2, weapons 2, shields 0, targeting 0, abilities [attack, voyage], custom {is trigger, on won, effects [gain(goods {vp 1})]}}',
      oracleScope: '{ship 2, range 3, weapons 1, shields 0, targeting 2, abilities [voyage]}',
      surveyCorvette:
        '{ship 2, range 4, weapons 1, shields 0, targeting 0, abilities [voyage], custom {is trigger, on activated, where nebula, effects [gain(goods {tactics 1})]}}',
      armedSurveyor: '{ship 2, range 3, weapons 2, shields 1, targeting 0, abilities [voyage]}',
      foldFrigate:
        '{ship 2, range 3, weapons 1, shields 0, targeting 0, abilities [voyage, jump], custom {is passive, passive noStrike(n 1)}}',
      dreadnought: '{ship 3, range 1, weapons 4, shields 1, targeting 0, abilities [jump]}',
      aegisCarrier: '{ship 3, range 1, weapons 3, shields 2, targeting 0, abilities [jump]}',
      commandCruiser: '{ship 3, range 2, weapons 3, shields 1, targeting 1, abilities [jump]}',
      foldbreaker:
        '{ship 3, range 1, weapons 3, shields 1, targeting 0, abilities [jump, attack], custom {is passive, passive freeJump(n 1)}}',
      remnantFighter:
        '{ship 1, range 2, weapons 3, shields 0, targeting 0, abilities [attack], custom {is trigger, on lost, effects [gain(goods {energy 1})]}}',
      assemblerPrime: '{ship 3, range 1, weapons 4, shields 2, targeting 0, abilities [jump]}',
      relicSeeker:
        '{ship 2, range 3, weapons 1, shields 0, targeting 0, abilities [voyage], custom {is trigger, on activated, where base, effects [gain(goods {any 1})]}}',
      cutlassRaider:
        '{ship 1, range 3, weapons 2, shields 0, targeting 0, abilities [attack], custom {is trigger, on won, against players, effects [gain(goods {credits 1})]}}',
      choirBarge:
        '{ship 0, range 2, weapons 1, shields 0, targeting 0, abilities [populate], custom {is trigger, on claimedMoon, effects [gain(goods {tactics 1})], limit cycle}}',
      tidalFortress: '{ship 3, range 1, weapons 3, shields 2, targeting 0, abilities [jump, voyage]}',
      caravanTug:
        '{ship 0, range 2, weapons 1, shields 0, targeting 0, abilities [populate], custom {is passive, passive launchToOwn(n 1)}}',
      seedArk:
        '{ship 0, range 1, weapons 1, shields 0, targeting 0, abilities [populate], custom {is passive, passive developmentScore(n 2)}}',
      prismVessel:
        '{ship 2, range 4, weapons 1, shields 0, targeting 0, abilities [voyage], custom {is trigger, on activatedModule, types [0], effects [gain(goods {energy 2})]}}',
      ledgerFlagship:
        '{ship 3, range 2, weapons 3, shields 1, targeting 0, abilities [jump], custom {is trigger, on activated, where base, effects [gain(goods {energy 2})]}}',
      cinderFighter: '{ship 1, range 2, weapons 3, shields 1, targeting 0, abilities [attack]}',
      kestrelScout: '{ship 2, range 3, weapons 2, shields 0, targeting 0, abilities [voyage, jump]}',
    });
  });

  it('AE-020 AE-021 moons', () => {
    expect(printedAll(MOONS)).toEqual({
      scienceRich: '{type 0, copies 3, goods {nanocarbon 2}, repair 0}',
      scienceCharged: '{type 0, copies 2, goods {nanocarbon 1, energy 1}, repair 0}',
      sciencePlain: '{type 0, copies 1, goods {nanocarbon 1}, repair 0}',
      scienceFamed: '{type 0, copies 1, goods {nanocarbon 1, vp 1}, repair 0}',
      scienceDock: '{type 0, copies 1, goods {}, repair 1}',
      scienceArchive: '{type 0, copies 1, goods {tactics 1}, repair 0}',
      industryRich: '{type 1, copies 3, goods {titanium 2}, repair 0}',
      industryCharged: '{type 1, copies 2, goods {titanium 1, energy 1}, repair 0}',
      industryPlain: '{type 1, copies 1, goods {titanium 1}, repair 0}',
      industryFamed: '{type 1, copies 1, goods {titanium 1, vp 1}, repair 0}',
      industryDock: '{type 1, copies 1, goods {}, repair 1}',
      industryArchive: '{type 1, copies 1, goods {tactics 1}, repair 0}',
      commerceRich: '{type 2, copies 3, goods {credits 2}, repair 0}',
      commerceCharged: '{type 2, copies 2, goods {credits 1, energy 1}, repair 0}',
      commercePlain: '{type 2, copies 1, goods {credits 1}, repair 0}',
      commerceFamed: '{type 2, copies 1, goods {credits 1, vp 1}, repair 0}',
      commerceDock: '{type 2, copies 1, goods {}, repair 1}',
      commerceArchive: '{type 2, copies 1, goods {tactics 1}, repair 0}',
      civilizationRich: '{type 3, copies 3, goods {ice 2}, repair 0}',
      civilizationCharged: '{type 3, copies 2, goods {ice 1, energy 1}, repair 0}',
      civilizationPlain: '{type 3, copies 1, goods {ice 1}, repair 0}',
      civilizationFamed: '{type 3, copies 1, goods {ice 1, vp 1}, repair 0}',
      civilizationDock: '{type 3, copies 1, goods {}, repair 1}',
      civilizationArchive: '{type 3, copies 1, goods {tactics 1}, repair 0}',
      supremacyRich: '{type 4, copies 3, goods {energy 2}, repair 0}',
      supremacyCharged: '{type 4, copies 2, goods {energy 1, tactics 1}, repair 0}',
      supremacyPlain: '{type 4, copies 1, goods {energy 1}, repair 0}',
      supremacyFamed: '{type 4, copies 1, goods {energy 1, vp 1}, repair 0}',
      supremacyDock: '{type 4, copies 1, goods {}, repair 1}',
      supremacyArchive: '{type 4, copies 1, goods {tactics 1}, repair 0}',
      nebulaHoard: '{type nebula, copies 1, goods {credits 2}, repair 0}',
      nebulaLibrary: '{type nebula, copies 1, goods {tactics 2}, repair 0}',
      nebulaStorm: '{type nebula, copies 1, goods {energy 3}, repair 0}',
      nebulaShrine: '{type nebula, copies 1, goods {credits 1, vp 1}, repair 0}',
      nebulaWreck: '{type nebula, copies 1, goods {vp 1}, repair 1}',
      nebulaWonder: '{type nebula, copies 1, goods {vp 2}, repair 0}',
    });
  });

  it('AE-022 discovery tokens', () => {
    expect(printedAll(DISCOVERIES)).toEqual({
      drownedReactor: '{copies 1, effects [gain(goods {energy 4, vp 1})]}',
      wreckOfTheOmbre: '{copies 1, effects [gain(goods {titanium 3})]}',
      frozenSea: '{copies 1, effects [gain(goods {ice 3})]}',
      carbonReef: '{copies 1, effects [gain(goods {nanocarbon 3})]}',
      sealedTreasury: '{copies 1, effects [gain(goods {credits 2, energy 1})]}',
      warDiaries: '{copies 1, effects [gain(goods {tactics 2, energy 1})]}',
      driftingBazaar: '{copies 1, effects [gain(goods {any 3})]}',
      livingEquation: '{copies 1, effects [advance(track 0, spaces 1)]}',
      selfWindingForge: '{copies 1, effects [advance(track 1, spaces 1)]}',
      universalTariff: '{copies 1, effects [advance(track 2, spaces 1)]}',
      firstSong: '{copies 1, effects [advance(track 3, spaces 1)]}',
      bannerOfTheLost: '{copies 1, effects [advance(track 4, spaces 1)]}',
      engineSarcophagus: '{copies 1, effects [module(types [0, 1], price free)]}',
      amberCourt: '{copies 1, effects [module(types [2, 3], price free)]}',
      precursorManual: '{copies 2, effects [module(types [0, 1, 2, 3], price 1), gain(goods {energy 2})]}',
      unknownAlloy: '{copies 2, effects [upgrade]}',
      sleepingHull: '{copies 1, effects [buildShip(ships [1, 2], price free)]}',
      seersMirror: '{copies 1, effects [eventLook, gain(goods {vp 3})]}',
      stoppedClock: '{copies 1, effects [eventMarker(spaces -1), gain(goods {vp 2, energy 1})]}',
    });
  });

  it('AE-022 supremacy tokens', () => {
    expect(printedAll(SUPREMACY_TOKENS)).toEqual({
      triumph: '{copies 1, effects [gain(goods {vp 4})]}',
      mandate: '{copies 1, effects [advance(track any, spaces 1)]}',
      tributeOfEngines: '{copies 1, effects [module(types [0, 1, 2, 3], price free)]}',
      crownArmoury: '{copies 1, effects [upgrade, gain(goods {energy 2})]}',
      warfire: '{copies 1, effects [gain(goods {energy 5})]}',
      councilOfCaptains: '{copies 1, effects [gain(goods {tactics 3})]}',
      royalSlipway: '{copies 1, effects [buildShip(ships [0, 1, 2, 3], price free)]}',
      secondFounding: '{copies 1, effects [flipUp, gain(goods {vp 1})]}',
    });
  });

  it('AE-007 AE-025 AE-026 planets and their developments: three tiles of each type, price, leaders, card', () => {
    expect(named(TRACK_NAMES, PLANETS)).toEqual({
      science: '{type 0, tiles 3, colour blue, cost {nanocarbon 3}, leaders 2, withoutMoons {nanocarbon 1}, card [discovery]}',
      industry: '{type 1, tiles 3, colour red, cost {titanium 3}, leaders 2, withoutMoons {titanium 1}, card [repair(times 2)]}',
      commerce:
        '{type 2, tiles 3, colour yellow, cost {titanium 1, ice 1, nanocarbon 1}, leaders 1, withoutMoons {credits 1}, card [exchange(pay {any 2}, get [gain(goods {any 3})], times 1)]}',
      civilization:
        '{type 3, tiles 3, colour white, cost {ice 4}, leaders 3, withoutMoons {ice 1}, card [module(types [0, 1, 2, 3], price free)]}',
      supremacy: '{type 4, tiles 3, colour violet, cost {material 3}, leaders 1, withoutMoons {energy 1}, card [gain(goods {energy 4})]}',
    });
  });

  it('AE-008 AE-166 AE-167 AE-169 AE-170 AE-179 AE-181 Alliance Bases', () => {
    expect(named(BASE_NAMES, BASE_ACTIONS)).toEqual({
      monolith: '{price {any 2}, effects [gain(goods {tactics 3})]}',
      tradeHub: '{price {any 2}, effects [gain(goods {credits 2})]}',
      maximusField: '{price {}, effects [eventMarker(spaces 1)], sells [0, 1]}',
      odessaField: '{price {}, effects [eventMarker(spaces 1)], sells [2, 3]}',
      shipyard: '{price {}, effects [choose(of [[buildShip(ships [0, 1, 2, 3], price full)], [repair(times 1)]])]}',
      developmentOffice: '{price {}, effects [buildDevelopment(discount 0)]}',
    });
  });

  it('AE-009 Quasars and Vortexes', () => {
    expect(printedAll(SPECIAL_TILES)).toEqual({
      quasarVela: 'quasar(dice [1, 2, 3], vpPerDevelopment 2)',
      quasarIndra: 'quasar(dice [4, 5, 6], vpPerDevelopment 2)',
      vortexEmber: 'vortex(dice [1, 2, 3], vpPerDevelopment 1, benefit [gain(goods {energy 1})])',
      vortexWhisper: 'vortex(dice [4, 5, 6], vpPerDevelopment 1, benefit [gain(goods {tactics 1})])',
    });
  });

  it('AE-033 AE-323 AE-324 AE-325 ships', () => {
    expect(named(SHIP_NAMES, SHIPS)).toEqual({
      transport: '{cost {titanium 2}, range 1, weapons 1, shields 0, targeting 0, abilities [populate], pieces 6, startBuilt 3}',
      fighter: '{cost {titanium 3}, range 2, weapons 2, shields 0, targeting 0, abilities [attack], pieces 1, startBuilt 0}',
      scienceVessel: '{cost {titanium 3}, range 3, weapons 1, shields 0, targeting 0, abilities [voyage], pieces 1, startBuilt 0}',
      heavyCruiser: '{cost {titanium 4}, range 1, weapons 3, shields 1, targeting 0, abilities [jump], pieces 1, startBuilt 0}',
    });
  });
});

describe('what is printed on the cards', () => {
  it('AE-029 AE-460 events: track, raider class, effect; supremacy comes with class B in both decks', () => {
    expect(printedAll(EVENTS)).toEqual({
      newHorizons: '{deck dawn, track 0, raider 0, effects [bonus(at planetsWithoutShips, piece printed, n 1)]}',
      auroraTide: '{deck dawn, track 0, raider 4, effects [bonus(at nebulae, piece 4, n 1)]}',
      salvageDrift:
        '{deck dawn, track 1, raider 2, effects [by(whom all, effects [choose(of [[gain(goods {titanium 1})], [repair(times 1)]])])]}',
      openSlipways: '{deck dawn, track 1, raider 0, effects [by(whom all, effects [buildShip(ships [0, 1, 2, 3], price 1)])]}',
      goldenConvoy: '{deck dawn, track 2, raider 1, effects [by(whom all, effects [gain(goods {credits 1})])]}',
      marketDay:
        '{deck dawn, track 2, raider 3, effects [by(whom all, effects [exchange(pay {any 1}, get [gain(goods {any 2})], times 1)])]}',
      festivalOfArrival: '{deck dawn, track 3, raider 3, effects [by(whom all, effects [gain(goods {tactics 1})])]}',
      homecoming: '{deck dawn, track 3, raider 4, effects [by(whom all, effects [recruit(leaders 1)])]}',
      quietSkies: '{deck dawn, track 4, raider 2, effects [by(whom all, effects [gain(goods {energy 2})])]}',
      truceOfTheEdge:
        '{deck dawn, track 4, raider 1, effects [by(whom all, effects [if(test {fewest supremacyTrack}, yes [advance(track 4, spaces 1)], no [gain(goods {energy 1})])])]}',
      solarStorm: '{deck twilight, track 0, raider 0, effects [by(whom all, effects [damageModules(n 1)])]}',
      moonfall: '{deck twilight, track 0, raider 4, effects [dropMoons(from planetsWithoutShips)]}',
      hullRot: '{deck twilight, track 1, raider 3, effects [by(whom all, effects [payOr(pay {titanium 1}, or [damageShips(n 1)])])]}',
      ionTempest: '{deck twilight, track 1, raider 1, effects [by(whom all, effects [lose(goods {energy 3})])]}',
      marketCrash: '{deck twilight, track 2, raider 2, effects [by(whom all, effects [lose(goods {any 2})])]}',
      tariffWar:
        '{deck twilight, track 2, raider 0, effects [by(whom all, effects [if(test {most resources}, yes [lose(goods {any 3})], no [gain(goods {energy 1})])])]}',
      plagueShips: '{deck twilight, track 3, raider 1, effects [by(whom all, effects [payOr(pay {ice 1}, or [damageModules(n 1)])])]}',
      dissent: '{deck twilight, track 3, raider 3, effects [by(whom all, effects [payOr(pay {tactics 1}, or [lose(goods {vp 2})])])]}',
      warDrums: '{deck twilight, track 4, raider 2, effects [swarm(n 2), by(whom all, effects [gain(goods {energy 1})])]}',
      heavyCrown:
        '{deck twilight, track 4, raider 4, effects [by(whom all, effects [if(test {most supremacyTrack}, yes [damageModules(n 1)], no [gain(goods {energy 2})])])]}',
    });
  });

  it('AE-011 raiders', () => {
    expect(printedAll(RAIDERS)).toEqual({
      vorticonStrikers: '{class 0, range 1, weapons 1, targetingBonus 0, shields 0, start randomNebula, reward [gain(goods {energy 2})]}',
      ashfangSkiffs: '{class 0, range 2, weapons 1, targetingBonus 0, shields 0, start randomNebula, reward [gain(goods {credits 1})]}',
      saucerianAbductor:
        '{class 1, range 2, weapons 2, targetingBonus 0, shields 0, start randomNebula, reward [gain(goods {tactics 1, vp 1})]}',
      hollowMauler: '{class 1, range 1, weapons 3, targetingBonus 0, shields 0, start randomNebula, reward [gain(goods {vp 2})]}',
      veilLurker: '{class 2, range 2, weapons 3, targetingBonus 1, shields 0, start randomNebula, reward [gain(goods {vp 3})]}',
      rustmawDredger:
        '{class 2, range 1, weapons 3, targetingBonus 0, shields 1, start randomNebula, reward [gain(goods {vp 2, tactics 1})]}',
      cinderwakeMarauder:
        '{class 3, range 2, weapons 4, targetingBonus 0, shields 0, start randomNebula, reward [gain(goods {vp 3, credits 1})]}',
      tollBaron: '{class 3, range 3, weapons 3, targetingBonus 1, shields 0, start 1, reward [gain(goods {vp 2, any 2})]}',
      mechaphageHive:
        '{class 4, range 1, weapons 5, targetingBonus 1, shields 1, start randomNebula, reward [gain(goods {vp 5})], onWin [damageModules(n 1)]}',
      yardbreaker:
        '{class 4, range 2, weapons 4, targetingBonus 2, shields 1, start 4, reward [gain(goods {vp 4}), advance(track any, spaces 1)]}',
    });
  });

  it('AE-031 factions', () => {
    expect(printedAll(FACTIONS)).toEqual({
      pulsewarRefugees:
        '{start {energy 4, titanium 1, ice 1}, tracks [4, 3], abilities [{is trigger, on lost, effects [advance(track 4, spaces 1)]}, {is passive, passive scrapToBarge(n 1)}], upgrade remnantFighter}',
      syntheticMecarons:
        '{start {energy 3, titanium 2, credits 1}, tracks [1, 4], abilities [{is trigger, on beforeRoll, effects [exchange(pay {energy 1}, get [targeting(n 2, side you)], times 1)], limit battle}, {is passive, passive useDamaged(n 1)}], upgrade assemblerPrime}',
      tolzeedBearers:
        '{start {energy 4, nanocarbon 1, ice 1}, tracks [0, 2], abilities [{is passive, passive allFieldTypes(n 1)}, {is trigger, on gainedModule, effects [gain(goods {energy 1})], limit cycle}], upgrade relicSeeker}',
      nightmareAstropirates:
        '{start {energy 5, tactics 1}, tracks [2, 4], abilities [{is trigger, on won, against players, limit cycle, effects [take(n 1, from rivals)]}, {is passive, passive rivalTargeting(n -1)}], upgrade cutlassRaider}',
      verdigrisChoir:
        '{start {energy 2, ice 1, nanocarbon 1, tactics 2}, tracks [0, 3], abilities [{is free, effects [exchange(pay {tactics 1}, get [gain(goods {any 1})], times 1)], limit turn}, {is passive, passive limit(n 1, of 5)}], upgrade choirBarge}',
      tidewrightCircle:
        '{start {energy 2, titanium 1, ice 2, credits 1}, tracks [1, 3], abilities [{is trigger, on slottedMoon, effects [gain(goods {energy 1, vp 1})], limit turn}, {is passive, passive limit(n 1, of moons)}], upgrade tidalFortress}',
      lanternlessCaravan:
        '{start {energy 2, titanium 1, ice 1, nanocarbon 1, credits 1}, tracks [0, 2], abilities [{is passive, passive ability(n 1, ability voyage, ships [0])}, {is trigger, on activated, where nebula, effects [gain(goods {any 1, vp 1})]}], upgrade caravanTug}',
      ninthOrchard:
        '{start {energy 1, titanium 1, ice 2, nanocarbon 1, credits 1}, tracks [2, 3], abilities [{is passive, passive fewerLeaders(n 1)}, {is trigger, on builtDevelopment, effects [gain(goods {any 1})]}], upgrade seedArk}',
      glasswingConcord:
        '{start {energy 4, nanocarbon 2}, tracks [0, 1], abilities [{is passive, passive energyAlone(n 1)}, {is final, score {base 0, each 1, per scienceModules, most 5}}], upgrade prismVessel}',
      umbralCartel:
        '{start {energy 3, credits 3}, tracks [2, 4], abilities [{is passive, passive creditsAsEnergy(n 1)}, {is final, score {base 0, each 3, per credits, most 12}}], upgrade ledgerFlagship}',
      emberVow:
        '{start {energy 3, titanium 2, ice 1}, tracks [1, 4], abilities [{is passive, passive developmentDice(n 1)}, {is trigger, on won, against raiders, effects [gain(goods {vp 2, energy 1})]}], upgrade cinderFighter}',
      kestrelLeague:
        '{start {energy 2, titanium 2, nanocarbon 1, credits 1}, tracks [0, 1], abilities [{is passive, passive shipDiscount(n 1)}, {is free, effects [exchange(pay {energy 1}, get [move(ships 1, range 1)], times 1)], limit turn}], upgrade kestrelScout}',
    });
  });

  it('AE-030 AE-609 destinies', () => {
    expect(printedAll(DESTINIES)).toEqual({
      cureTheLongSleep: '{goals [{track 0, vp 5}, {track 3, vp 3}]}',
      mapTheUnlit: '{goals [{track 0, vp 5}, {track 4, vp 3}]}',
      bottleAStar: '{goals [{track 0, vp 5}, {track 1, vp 3}]}',
      sellTheStarCharts: '{goals [{track 0, vp 5}, {track 2, vp 3}]}',
      raiseTheRing: '{goals [{track 1, vp 5}, {track 3, vp 3}]}',
      buildTheMindfoundry: '{goals [{track 1, vp 5}, {track 0, vp 3}]}',
      armourTheEdge: '{goals [{track 1, vp 5}, {track 4, vp 3}]}',
      linkTheYards: '{goals [{track 1, vp 5}, {track 2, vp 3}]}',
      buyThePeace: '{goals [{track 2, vp 5}, {track 3, vp 3}]}',
      fundTheAcademies: '{goals [{track 2, vp 5}, {track 0, vp 3}]}',
      ownTheFoundries: '{goals [{track 2, vp 5}, {track 1, vp 3}]}',
      hireTheFleets: '{goals [{track 2, vp 5}, {track 4, vp 3}]}',
      gatherTheScattered: '{goals [{track 3, vp 5}, {track 4, vp 3}]}',
      teachTheStars: '{goals [{track 3, vp 5}, {track 0, vp 3}]}',
      houseTheMillions: '{goals [{track 3, vp 5}, {track 1, vp 3}]}',
      feedTheColonies: '{goals [{track 3, vp 5}, {track 2, vp 3}]}',
      uniteByForce: '{goals [{track 4, vp 5}, {track 3, vp 3}]}',
      breakTheRaiders: '{goals [{track 4, vp 5}, {track 1, vp 3}]}',
      holdTheLanes: '{goals [{track 4, vp 5}, {track 2, vp 3}]}',
      seizeTheArchives: '{goals [{track 4, vp 5}, {track 0, vp 3}]}',
    });
  });
});
