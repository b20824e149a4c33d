import type { ModuleCard } from './cards.ts';
import type { Effects, FinalScore } from './effects.ts';
import { CIVILIZATION, COMMERCE, INDUSTRY, type ModuleType, SCIENCE } from './ids.ts';
import { ANY_MODULE, advance, buildDevelopment, buildShip, choose, exchange, gain, gainPer, module, recruit, repair } from './make.ts';

/**
 * The 108 modules, 27 of each type. The game's own: Land Ministry, Cognition Collective, the Supplier with its input slot, and
 * the names Supplier and Index Extractor; the two unnamed examples of the rulebook (input: a card and a credit; repair beside an
 * output slot) are the Supplier and the Salvage Broker here. Everything else is original Orrery content.
 *
 * Yardstick for one activation: science 0.8-1.7 (the Primary Reactor fires the whole row), the other rows 1.2-2.6, a damaged
 * arrival pays for the upper half; a game-end module is worth 5-9 VP to a player who cares (see test/content-values.test.ts).
 */
type Extra = { readonly slot?: ModuleCard['slot'] | undefined; readonly damage?: 0 | 1 | 2 };

const make =
  (type: ModuleType) =>
  <Id extends string>(id: Id, copies: 1 | 2, effects: Effects, { damage = 0, slot }: Extra = {}): ModuleCard<Id> =>
    slot === undefined ? { id, type, copies, damage, effects } : { id, type, copies, damage, slot, effects };

const science = make(SCIENCE);
const industry = make(INDUSTRY);
const commerce = make(COMMERCE);
const civilization = make(CIVILIZATION);
/** A game-end module: no dock, nothing to do before final scoring. */
const gameEnd = <Id extends string>(id: Id, final: FinalScore, damage: 0 | 1 = 0): ModuleCard<Id> => ({
  id,
  type: CIVILIZATION,
  copies: 1,
  damage,
  effects: [],
  final,
});
const input = (vp: number): Extra['slot'] => ({ side: 'input', vp });
const output = (vp: number): Extra['slot'] => ({ side: 'output', vp });

/** The four modules printed on every station, by row (AE-245 to AE-249). */
export const CORE_MODULES = [
  science('primaryReactor', 1, [gain({ energy: 2 }), { kind: 'fireScience' }]),
  industry('shipwright', 1, [choose([buildShip('full')], [repair()])]),
  commerce('treasury', 1, [gain({ credits: 1 })]),
  civilization('architect', 1, [choose([gain({ tactics: 1 })], [buildDevelopment()])]),
] as const;

export const MODULES = [
  science('ionWell', 2, [gain({ energy: 2 })]),
  science('filamentLoom', 2, [gain({ nanocarbon: 1 })]),
  science('patternArchive', 2, [gain({ tactics: 1 })]),
  science('chargedLens', 2, [exchange({ energy: 1 }, [gain({ tactics: 2 })])]),
  science('matterPress', 2, [exchange({ energy: 2 }, [gain({ material: 2 })])]),
  science('pulseOracle', 2, [exchange({ energy: 1 }, [gain({ vp: 2 })])]),
  science('moonglassDome', 2, [], { slot: output(1) }),
  science('cryoAssay', 2, [choose([gain({ ice: 1 })], [gain({ nanocarbon: 1 })])]),
  science('resonanceBank', 2, [gainPer({ energy: 1 }, 'scienceModules', 3)]),
  science('riftCartographers', 1, [{ kind: 'eventLook' }, gain({ energy: 1 })]),
  science('deepCatalogue', 1, [exchange({ nanocarbon: 1 }, [advance(SCIENCE)])], { damage: 1 }),
  science('moonRetriever', 1, [{ kind: 'claimMoon', from: 'withShip' }]),
  science('paradoxEngine', 1, [gain({ any: 1 })], { damage: 1 }),
  science('latticeMender', 1, [repair()]),
  science('probabilityMill', 1, [exchange({ tactics: 1 }, [gain({ vp: 2 })])]),
  science('quietArray', 1, [{ kind: 'if', test: { atMost: 3, of: 'energy' }, yes: [gain({ energy: 3 })], no: [gain({ energy: 1 })] }]),
  science('seedVault', 1, [gain({ vp: 2, energy: 1 })], { slot: input(0) }),
  science('echoDish', 1, [{ kind: 'moonBenefit', of: 'claimed' }]),

  industry('smelterRing', 2, [gain({ titanium: 1, energy: 1 })]),
  industry('fusionHearth', 2, [exchange({ titanium: 1 }, [gain({ energy: 4 })])]),
  industry('rivetFoundry', 2, [exchange({ titanium: 1 }, [gain({ vp: 2, energy: 1 })])]),
  industry('dryDock', 2, [repair(), gain({ titanium: 1 })]),
  industry('keelWorks', 2, [buildShip(1)]),
  industry('gantryCrane', 2, [repair(2)]),
  industry('slagReactor', 2, [gain({ energy: 3 })]),
  industry('orbitalForge', 2, [choose([gain({ titanium: 2 })], [gain({ energy: 3 })])]),
  industry('ordnanceBay', 2, [gain({ titanium: 1, tactics: 1 })]),
  industry('hullBrokers', 1, [exchange({ titanium: 2 }, [gain({ vp: 4 })])]),
  industry('assemblyLine', 1, [buildShip(2)], { damage: 1 }),
  industry('towerYard', 1, [buildDevelopment(1)]),
  industry('conveyorSpine', 1, [{ kind: 'activateModule', types: [INDUSTRY] }]),
  industry('scrapTurbine', 1, [gain({ titanium: 1 }), gainPer({ energy: 2 }, 'shipsInScrapyard', 2)]),
  industry('refitCradle', 1, [exchange({ titanium: 3 }, [{ kind: 'upgrade' }])], { damage: 1 }),
  industry('tonnageLedger', 1, [gainPer({ vp: 1 }, 'upgrades', 3)]),
  industry('magneticHoist', 1, [exchange({ any: 1 }, [gain({ titanium: 3 })])]),
  industry('ballastPress', 1, [exchange({ titanium: 1 }, [gain({ ice: 1, nanocarbon: 1, energy: 1 })])]),

  commerce('supplier', 2, [gain({ tactics: 1, credits: 1 })], { slot: input(0) }),
  commerce('iceExchange', 2, [exchange({ ice: 1 }, [gain({ credits: 2 })])]),
  commerce('oreExchange', 2, [exchange({ titanium: 1 }, [gain({ credits: 1, any: 1 })])]),
  commerce('carbonExchange', 2, [exchange({ nanocarbon: 1 }, [gain({ credits: 1, energy: 2 })])]),
  commerce('freeMarket', 2, [exchange({ any: 1 }, [gain({ any: 2 })])]),
  commerce('tollGate', 2, [gain({ credits: 1, energy: 1 })]),
  commerce('bondHouse', 2, [exchange({ credits: 1 }, [gain({ vp: 3 })])]),
  commerce('courierGuild', 2, [choose([gain({ credits: 1 })], [gain({ tactics: 2 })])]),
  commerce('lunarBourse', 2, [gain({ energy: 1 })], { slot: output(1) }),
  commerce('indexExtractor', 1, [gainPer({ credits: 1 }, 'commerceModules', 2)], { damage: 1 }),
  commerce('customsHouse', 1, [gain({ energy: 1 }), gainPer({ credits: 1 }, 'basesVisited', 2)]),
  commerce('salvageBroker', 1, [repair()], { slot: output(0) }),
  commerce('smugglersBerth', 1, [exchange({ energy: 1 }, [gain({ material: 3 })])], { damage: 1 }),
  commerce('auctionRing', 1, [{ kind: 'refreshMarket', types: ANY_MODULE }, module(ANY_MODULE, 1)]),
  commerce('charterOffice', 1, [gain({ energy: 1 }), module([COMMERCE, CIVILIZATION], 1)]),
  commerce('dividendPool', 1, [
    { kind: 'if', test: { atLeast: 10, of: 'resources' }, yes: [gain({ vp: 2 })], no: [gain({ credits: 1, energy: 1 })] },
  ]),
  commerce('bulkContracts', 1, [exchange({ material: 1 }, [gain({ vp: 2 })], 2)]),
  commerce('arbitrageDesk', 1, [gain({ any: 2 })], { slot: input(1) }),

  civilization('envoyHall', 2, [exchange({ ice: 1 }, [gain({ tactics: 2, energy: 1 })])]),
  civilization('tideGardens', 2, [gain({ ice: 1, energy: 1 })]),
  civilization('assemblyHall', 2, [gain({ tactics: 1, energy: 1 })]),
  civilization('embassyRow', 2, [recruit(1)]),
  civilization('festivalDeck', 2, [exchange({ ice: 1 }, [gain({ vp: 3 })])]),
  civilization('commonsForum', 2, [gain({ energy: 1 }), gainPer({ vp: 1 }, 'developments', 3)]),
  civilization('schoolOfStations', 2, [exchange({ tactics: 1 }, [gain({ any: 2 })])]),
  civilization('heritageTrust', 1, [exchange({ ice: 1 }, [advance('lowest')])]),
  civilization('plannersGuild', 1, [recruit(1), buildDevelopment()]),
  civilization('sanctuary', 1, [repair(), gain({ ice: 1 })]),
  civilization('moonlitTheatre', 1, [gain({ tactics: 1 })], { damage: 1, slot: output(1) }),
  civilization('petitionChamber', 1, [recruit(1), gain({ vp: 1 })], { slot: input(1) }),
  gameEnd('landMinistry', { base: 4, each: 2, per: 'developments' }),
  gameEnd('cognitionCollective', { base: 3, each: 1, per: 'tactics' }),
  gameEnd('fleetRegistry', { base: 2, each: 1, per: 'ships' }),
  gameEnd('guildRecords', { base: 3, each: 3, per: 'moduleSets' }),
  gameEnd('lunarCensus', { base: 3, each: 1, per: 'slottedMoons' }),
  gameEnd('concordOfArts', { base: 2, each: 2, per: 'tracksAtLevel2' }, 1),
  gameEnd('hallOfRefits', { base: 3, each: 2, per: 'upgrades' }),
  gameEnd('leadersCircle', { base: 4, each: 1, per: 'leaders' }),
] as const;
export type ModuleId = (typeof MODULES)[number]['id'];
