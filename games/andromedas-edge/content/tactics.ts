import type { TacticsCard } from './cards.ts';
import type { Ability, Effects, Window } from './effects.ts';
import { CIVILIZATION, COMMERCE, INDUSTRY, MONOLITH, SUPREMACY, type TacticsKind, TRADE_HUB } from './ids.ts';
import {
  ANY_MODULE,
  advance,
  always,
  buildDevelopment,
  buildShip,
  by,
  exchange,
  gain,
  gainPer,
  module,
  recruit,
  repair,
  when,
} from './make.ts';

/**
 * The 80 tactics cards: 24 actions, 12 events, 12 sustains, 10 diplomacy, 22 battle (AE-G23). Hailing Frequencies is the game's;
 * everything else is original Orrery content.
 *
 * Yardstick: a card is a resource worth about 1; played at its moment it is worth 1.8-3.2, an event card, which pushes the event
 * marker, up to 4.5.
 */
const card = <Id extends string>(
  kind: TacticsKind,
  id: Id,
  copies: 1 | 2,
  window: Window,
  effects: Effects,
  more: Pick<TacticsCard, 'abilities' | 'outcome' | 'bystander'> = {},
): TacticsCard<Id> => ({ id, kind, copies, window, effects, ...more });

const action = <Id extends string>(id: Id, copies: 1 | 2, window: Window, ...effects: Effects): TacticsCard<Id> =>
  card('action', id, copies, window, effects);
const event = <Id extends string>(id: Id, copies: 1 | 2, ...effects: Effects): TacticsCard<Id> =>
  card('event', id, copies, 'turn', effects);
const sustain = <Id extends string>(id: Id, copies: 1 | 2, abilities: readonly Ability[], ...effects: Effects): TacticsCard<Id> =>
  card('sustain', id, copies, 'turn', effects, { abilities });
const diplomacy = <Id extends string>(id: Id, copies: 1 | 2, ...effects: Effects): TacticsCard<Id> =>
  card('diplomacy', id, copies, 'diplomacy', effects);
const battle = <Id extends string>(id: Id, copies: 1 | 2, window: Window, ...effects: Effects): TacticsCard<Id> =>
  card('battle', id, copies, window, effects);
const outcome = <Id extends string>(id: Id, copies: 1 | 2, result: 'won' | 'lost', ...effects: Effects): TacticsCard<Id> =>
  card('battle', id, copies, 'afterOutcome', effects, { outcome: result });

export const TACTICS_CARDS = [
  action('hiddenReserve', 2, 'turn', gain({ any: 2 })),
  action('prospectors', 2, 'turn', gain({ material: 2, energy: 1 })),
  action('emergencyCells', 2, 'turn', gain({ energy: 4 })),
  action('greyMarket', 1, 'turn', module(ANY_MODULE, 1), gain({ energy: 1 })),
  action('lunarSurveyors', 2, 'turn', { kind: 'claimMoon', from: 'withShip' }, gain({ energy: 1 })),
  action('fieldCouncil', 1, 'turn', recruit(2)),
  action('rapidAssembly', 1, 'turn', buildShip(2)),
  action('advanceParty', 1, 'turn', buildDevelopment(1), gain({ energy: 1 })),
  action('bountyNotice', 1, 'turn', { kind: 'damageRaider' }, gain({ vp: 1, energy: 1 })),
  action('towline', 1, 'turn', { kind: 'recall', ships: 1, from: 'scrapyard' }, repair()),
  action('rotationOrder', 1, 'turn', { kind: 'recall', ships: 1, from: 'map' }, gain({ energy: 2 })),
  action('slipstream', 1, 'launch', { kind: 'move', ships: 1, range: 3 }, gain({ energy: 1 })),
  action('secondWave', 1, 'launch', { kind: 'launchAgain' }),
  action('overtime', 1, 'return', { kind: 'activateModule', types: [INDUSTRY, COMMERCE, CIVILIZATION] }, gain({ energy: 1 })),
  action('harbourDues', 1, 'return', gainPer({ energy: 1 }, 'shipsOnMap', 3), gain({ tactics: 1 })),
  action('falseBeacon', 1, 'opponentLaunch', { kind: 'moveRaider', range: 2 }, gain({ energy: 2 })),
  action('shadowTraders', 1, 'opponentActivation', gain({ any: 1, energy: 1 })),
  action('patentClaim', 1, 'opponentModule', { kind: 'take', n: 1, from: 'cause' }, gain({ energy: 1 })),
  action('damageControl', 2, 'moduleDamaged', { kind: 'saveModule' }, gain({ energy: 1 })),

  event('stellarSurvey', 1, gain({ nanocarbon: 2, vp: 1 })),
  event('conjunction', 1, { kind: 'moonBenefit', of: 'slotted' }, { kind: 'moonBenefit', of: 'claimed' }),
  event('cometHarvest', 2, gain({ ice: 2, energy: 2 })),
  event('meteorMining', 1, gain({ titanium: 3 })),
  event('precursorCache', 1, module(ANY_MODULE, 'free')),
  event('mobilization', 1, advance(SUPREMACY), gain({ energy: 2 })),
  event('omens', 1, { kind: 'eventLook' }, gain({ tactics: 2, energy: 1 })),
  event('tradeFair', 1, gain({ credits: 2, vp: 1 }), by('others', gain({ energy: 1 }))),
  event('foundersDay', 1, recruit(1), gainPer({ vp: 1 }, 'developments', 3)),
  event('expeditionCharter', 2, { kind: 'claimMoon', from: 'planet' }, gain({ energy: 2 })),

  sustain('silentRunning', 2, [always({ kind: 'noStrike', n: 1 })], gain({ energy: 1 })),
  sustain('longRangeBurn', 2, [always({ kind: 'range', n: 1 })]),
  sustain('nebulaPilots', 1, [always({ kind: 'ability', n: 1, ability: 'voyage' })], gain({ energy: 1 })),
  sustain('battleDrills', 2, [always({ kind: 'targeting', n: 1 })]),
  sustain('standingOrders', 1, [always({ kind: 'dice', n: 1 })], gain({ energy: 1 })),
  sustain('tradeConcession', 1, [always({ kind: 'moduleDiscount', n: 1, types: ANY_MODULE })]),
  sustain('guildPass', 1, [
    always({ kind: 'baseDiscount', n: 1, base: TRADE_HUB }),
    always({ kind: 'baseDiscount', n: 1, base: MONOLITH }),
  ]),
  sustain('openLedger', 1, [when('claimedMoon', [gain({ energy: 1 })])]),
  sustain('salvageTeams', 1, [always({ kind: 'scrapToBarge', n: 1 }), always({ kind: 'bothTactical', n: 1 })], gain({ energy: 1 })),

  diplomacy('hailingFrequencies', 2, gainPer({ vp: 1 }, 'opposingShipsHere'), { kind: 'endBattle', consent: 'anyone' }),
  diplomacy('openChannel', 1, gain({ tactics: 1, energy: 1 }), { kind: 'endBattle', consent: 'everyone' }),
  diplomacy('coldGuns', 1, { kind: 'battleRule', rule: 'noEnergy' }, gain({ energy: 2 })),
  diplomacy(
    'neutralGround',
    1,
    { kind: 'battleRule', rule: 'noDevelopmentDice' },
    { kind: 'battleRule', rule: 'noBattleCards' },
    gain({ vp: 1 }),
  ),
  diplomacy('blindDuel', 1, { kind: 'battleRule', rule: 'noTargeting' }, gain({ energy: 2 })),
  diplomacy('limitedEngagement', 1, { kind: 'battleRule', rule: 'threeDice' }, gain({ energy: 2 })),
  diplomacy('codeOfHonour', 1, { kind: 'battleRule', rule: 'noShipDamage' }, { kind: 'battleRule', rule: 'bothTactical' }),
  diplomacy('highStakes', 1, { kind: 'battleRule', rule: 'doubleSupremacy' }, gain({ energy: 2 })),
  diplomacy('ransom', 1, exchange({ any: 1 }, [gain({ vp: 3 }), { kind: 'endBattle', consent: 'you' }])),

  battle('reinforcements', 1, 'battleStart', { kind: 'reinforce', ships: 1 }, gain({ energy: 1 })),
  battle('fightingRetreat', 1, 'battleStart', { kind: 'withdraw', ships: 3, to: 'adjacent' }, gain({ tactics: 1 })),
  battle('lockOnSalvo', 2, 'beforeRoll', { kind: 'targeting', n: 1, side: 'you' }, { kind: 'dice', n: 1, side: 'you' }),
  battle('reserveBatteries', 2, 'beforeRoll', { kind: 'dice', n: 2, side: 'you' }),
  battle('jammingField', 2, 'beforeRoll', { kind: 'targeting', n: -2, side: 'rival' }),
  battle('flakCurtain', 1, 'beforeRoll', { kind: 'dice', n: -2, side: 'rival' }),
  battle('wolfPack', 1, 'beforeRoll', {
    kind: 'if',
    test: { atLeast: 2, of: 'ownShipsHere' },
    yes: [{ kind: 'targeting', n: 2, side: 'you' }],
    no: [{ kind: 'dice', n: 1, side: 'you' }],
  }),
  card('battle', 'warCorrespondents', 1, 'beforeRoll', [gain({ vp: 1, energy: 2 })], { bystander: true }),
  battle('recalculatedBurst', 2, 'afterRoll', { kind: 'reroll', dice: 2, side: 'you' }),
  battle('scrambledSights', 1, 'afterRoll', { kind: 'reroll', dice: 2, side: 'rival' }),
  battle('perfectShot', 1, 'afterRoll', { kind: 'setDice', dice: 1, to: 6 }),
  battle('deadHeat', 1, 'afterRoll', { kind: 'battleRule', rule: 'winTies' }, { kind: 'reroll', dice: 1, side: 'you' }),
  outcome('spoilsOfWar', 1, 'won', { kind: 'take', n: 1, from: 'rivals' }, gain({ energy: 2 })),
  outcome('victoryParade', 1, 'won', advance(SUPREMACY)),
  outcome('boardingCharge', 1, 'won', by('rivals', { kind: 'damageModules', n: 1 }), gain({ vp: 2 })),
  outcome('pyrrhicLedger', 1, 'lost', gain({ any: 2 })),
  battle('scatterDecoys', 1, 'shipDamaged', { kind: 'saveShips', n: 2 }),
  battle('lastLightJump', 1, 'shipDamaged', { kind: 'withdraw', ships: 1, to: 'station' }, gain({ energy: 1 })),
] as const;
export type TacticsId = (typeof TACTICS_CARDS)[number]['id'];
