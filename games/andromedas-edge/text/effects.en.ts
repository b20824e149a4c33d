import { capital, counting, iconMark, listing } from '@orrery/kernel';
import type { Ability, Count, Effect, Effects, FinalScore, Goods, Limit, Passive, Side, Test, Trigger } from '../content/effects.ts';
import {
  BASE_NAMES,
  MODULE_TYPES,
  type ModuleType,
  RESOURCE_NAMES,
  SHIP_NAMES,
  SHIP_TYPES,
  type ShipType,
  TRACK_NAMES,
} from '../content/ids.ts';
import { type EffectSentences, type EffectWords, sentenceOf } from './effect-words.ts';
import { a, names } from './names.en.ts';
import type { Noun } from './names.ts';

const and = listing('en');
const or = listing('en', 'disjunction');
const count = counting('en');
const counted = (n: number, [one, other]: Noun): string => count(n, { one, other });
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function goodsList(goods: Goods): string[] {
  const words: string[] = [];
  for (const name of RESOURCE_NAMES) {
    const n = goods[name];
    if (n !== undefined) words.push(`${n} ${iconMark(name)} ${names.resources[name][n === 1 ? 0 : 1]}`);
  }
  if (goods.material !== undefined) words.push(`${goods.material} titanium, ice or nanocarbon`);
  if (goods.any !== undefined) words.push(`${goods.any} ${goods.any === 1 ? 'resource' : 'resources'} of any kind`);
  if (goods.vp !== undefined) words.push(`${goods.vp} ${iconMark('vp')} VP`);
  return words;
}
const goods = (amount: Goods): string => and(goodsList(amount));

/** Gaining: resources are gained, cards drawn, points scored. */
function gaining({ tactics, vp, ...rest }: Goods): string {
  const parts: string[] = [];
  const pieces = goods(rest);
  if (pieces !== '') parts.push(`gain ${pieces}`);
  if (tactics !== undefined) parts.push(`draw ${goods({ tactics })}`);
  if (vp !== undefined) parts.push(`score ${goods({ vp })}`);
  return and(parts);
}

const counts: Readonly<Record<Count, string>> = {
  developments: 'development you own',
  scienceModules: 'science module you gained',
  commerceModules: 'commerce module you gained',
  moduleSets: 'set of one gained module of each type',
  slottedMoons: 'moon slotted in your station',
  tactics: 'tactics card in your hand',
  resources: 'resource you have',
  energy: 'energy you have',
  credits: 'credit you have',
  leaders: 'leader in your station',
  ships: 'ship you have built',
  shipsOnMap: 'ship of yours on the map',
  shipsInScrapyard: 'ship of yours in the Scrapyard',
  upgrades: 'ship upgrade you have placed',
  basesVisited: 'Alliance Base where you have a ship',
  supremacyTrack: 'space you have advanced on supremacy',
  tracksAtLevel2: 'track on which you have reached level 2',
  ownShipsHere: 'ship of yours in the battle',
  opposingShipsHere: 'opposing ship in the battle, raiders included',
};

const amounts: Readonly<Partial<Record<Count, string>>> = {
  energy: 'energy',
  resources: 'resources',
  ownShipsHere: 'ships in the battle',
};
const standings: Readonly<Partial<Record<Count, string>>> = {
  supremacyTrack: 'on the supremacy track',
  resources: 'in resources',
};

function test(of: Test): string {
  if ('most' in of) return `you are highest or tied for highest ${standings[of.most] ?? of.most}`;
  if ('fewest' in of) return `you are lowest or tied for lowest ${standings[of.fewest] ?? of.fewest}`;
  if ('atLeast' in of) return `you have at least ${of.atLeast} ${amounts[of.of] ?? of.of}`;
  return `you have at most ${of.atMost} ${amounts[of.of] ?? of.of}`;
}

const moduleKinds = (types: readonly ModuleType[]): string =>
  types.length === MODULE_TYPES.length ? 'module' : `${or(types.map((type) => names.tracks[TRACK_NAMES[type]]))} module`;
const shipKinds = (ships: readonly ShipType[]): string =>
  ships.length === SHIP_TYPES.length ? 'ship' : or(ships.map((ship) => names.ships[SHIP_NAMES[ship]][0]));
const less = (n: number): string => `for ${n} less than its cost`;
const sides: Readonly<Record<Side, string>> = { you: 'your', rival: 'one opposing side’s' };
const dice = (n: number): string => counted(n, ['die', 'dice']);
const upTo = (n: number, thing: readonly [string, string]): string => (n === 1 ? `1 ${thing[0]}` : `up to ${n} ${thing[1]}`);
const SHIP = ['of your ships', 'of your ships'] as const;

/** One effect as an instruction, without capital or full stop. */
const sentencesOf: EffectSentences = {
  gain: (e) => gaining(e.goods),
  gainPer: (e) => `${gaining(e.goods)} for each ${counts[e.per]}${e.most === undefined ? '' : ` (at most ${e.most} times)`}`,
  lose: (e) => `lose ${goods(e.goods)}`,
  exchange: (e) => `you may pay ${goods(e.pay)}${e.times === 1 ? '' : `, up to ${e.times} times`}: ${clause(e.get)}`,
  payOr: (e) => `pay ${goods(e.pay)}, or else ${clause(e.or)}`,
  take: (e) =>
    e.from === 'cause'
      ? `take ${counted(e.n, ['resource', 'resources'])} of your choice from that opponent`
      : `take ${counted(e.n, ['resource', 'resources'])} of your choice from each opposing player in the battle`,
  choose: (e) => `either ${e.of.map(clause).join(', or ')}`,
  if: (e) => `if ${test(e.test)}, ${clause(e.yes)}${e.no.length === 0 ? '' : `; otherwise ${clause(e.no)}`}`,
  by: (e) =>
    `${{ all: 'each player', others: 'every other player', rivals: 'each opposing player in the battle' }[e.whom]}: ${clause(e.effects)}`,
  repair: (e) => (e.times === 1 ? `${iconMark('repair')} repair once` : `${iconMark('repair')} repair ${e.times} times`),
  advance: (e) => {
    const track =
      e.track === 'any'
        ? 'any track'
        : e.track === 'lowest'
          ? 'a track on which you are lowest'
          : `the ${names.tracks[TRACK_NAMES[e.track]]} track`;
    return `advance ${counted(e.spaces, ['space', 'spaces'])} on ${track}`;
  },
  module: (e) =>
    `you may ${e.price === 'free' ? `gain 1 ${moduleKinds(e.types)} for free` : `buy 1 ${moduleKinds(e.types)}${e.price === 'board' ? '' : ` ${less(e.price)}`}`}`,
  upgrade: () => 'place 1 ship upgrade, with its free ship',
  buildShip: (e) =>
    `you may build 1 ${shipKinds(e.ships)}${e.price === 'free' ? ' for free' : e.price === 'full' ? '' : ` ${less(e.price)}`}`,
  buildDevelopment: (e) =>
    `you may build 1 development${e.discount === 0 ? '' : ` for ${counted(e.discount, ['resource', 'resources'])} less`}`,
  flipUp: () => 'flip 1 of your used development cards face up',
  discovery: () => 'look through the observatory discoveries and take 1',
  recruit: (e) => `recruit ${counted(e.leaders, ['of your leaders', 'of your leaders'])} from anywhere on the map`,
  damageModules: (e) => `damage ${counted(e.n, ['of your undamaged modules', 'of your undamaged modules'])}`,
  activateModule: (e) => `activate 1 other ${moduleKinds(e.types)} of yours without a ship or energy`,
  fireScience: () => 'activate any of your other science modules',
  claimMoon: (e) => (e.from === 'withShip' ? 'claim the top moon of a region where you have a ship' : 'claim the top moon of any planet'),
  moonBenefit: (e) => `gain the benefit of 1 of your ${e.of} moons without discarding it`,
  dropMoons: (e) => `discard the top moon of every ${regions[e.from]}`,
  bonus: (e) =>
    e.piece === 'printed'
      ? `put ${e.n} of the resource printed there on every ${regions[e.at]}`
      : `put ${goods({ [RESOURCE_NAMES[e.piece]]: e.n })} on every ${regions[e.at]}`,
  move: (e) => `you may move ${upTo(e.ships, SHIP)} up to ${counted(e.range, ['region', 'regions'])}, except in battle`,
  recall: (e) => `you may return ${upTo(e.ships, SHIP)} from the ${e.from === 'map' ? 'map' : 'Scrapyard'} to your Launch Bay`,
  launchAgain: () => 'after this Launch you may launch again',
  damageShips: (e) => `${counted(e.n, ['of your ships on the map takes', 'of your ships on the map take'])} 1 damage`,
  moveRaider: (e) => `you may move 1 raider up to ${counted(e.range, ['region', 'regions'])}`,
  damageRaider: () => '1 raider in a region where you have a ship takes 1 damage',
  swarm: (e) => `place ${e.n} more S-Class raiders`,
  eventMarker: (e) =>
    e.spaces > 0
      ? `advance the event marker ${counted(e.spaces, ['space', 'spaces'])}`
      : `move the event marker back ${counted(-e.spaces, ['space', 'spaces'])}`,
  eventLook: () => 'look at the top 2 events: 1 goes on top, 1 on the bottom of the deck',
  refreshMarket: (e) =>
    `put one column of ${e.types.length === MODULE_TYPES.length ? '' : `${or(e.types.map((type) => names.tracks[TRACK_NAMES[type]]))} `}modules on the bottom of its deck and refill it`,
  dice: (e) => `${signed(e.n)} ${Math.abs(e.n) === 1 ? 'die' : 'dice'} for ${e.side === 'you' ? 'you' : 'one opposing side'}`,
  targeting: (e) => `${signed(e.n)} to ${sides[e.side]} targeting value`,
  reroll: (e) =>
    `you may reroll ${e.dice === 1 ? '1 die' : `up to ${dice(e.dice)}`} of ${e.side === 'you' ? 'yours' : 'one opposing side'}`,
  setDice: (e) => `turn ${upTo(e.dice, ['of your dice', 'of your dice'])} to ${e.to}`,
  saveShips: (e) => `${upTo(e.n, SHIP)} ${e.n === 1 ? 'takes' : 'take'} no damage`,
  saveModule: () => 'that module stays undamaged',
  endBattle: (e) =>
    ({
      you: 'the battle ends',
      anyone: 'then any player in the battle may end it',
      everyone: 'then the battle ends if all players in it agree',
    })[e.consent],
  withdraw: (e) =>
    `you may withdraw ${upTo(e.ships, SHIP)} from the battle ${e.to === 'adjacent' ? 'to an adjacent region' : 'to your Launch Bay'}`,
  reinforce: (e) => `you may bring ${upTo(e.ships, SHIP)} from your Launch Bay into the battle`,
  battleRule: (e) => names.battleRules[e.rule],
};

const effect = (e: Effect): string => sentenceOf(sentencesOf, e);

const regions = { planetsWithoutShips: 'planet without ships', nebulae: 'nebula' } as const;

const clause = (effects: Effects): string => and(effects.map(effect));
const sentences = (effects: Effects): string => effects.map((e) => `${capital(effect(e))}.`).join(' ');

const triggers: Readonly<Record<Trigger, string>> = {
  activated: 'when you have activated the region you launched to',
  claimedMoon: 'when you claim a moon',
  slottedMoon: 'when you slot a moon',
  gainedModule: 'when you gain a module',
  activatedModule: 'when you activate a module',
  builtDevelopment: 'when you build a development',
  beforeRoll: 'before the dice of your battle are rolled',
  won: 'when you win a battle',
  lost: 'when you lose a battle',
};
const limits: Readonly<Record<Limit, string>> = {
  turn: 'once per turn',
  battle: 'once per battle',
  cycle: 'once until your next Return',
};

const inBattle = (p: { readonly against?: 'raiders' | 'players'; readonly at?: keyof typeof names.regionKinds }): string =>
  `${p.against === undefined ? '' : ` against ${p.against === 'raiders' ? 'raiders' : 'other players'}`}${p.at === undefined ? '' : ` at ${a(names.regionKinds[p.at])}`}`;
const ofShips = (ships: readonly ShipType[] | undefined): string =>
  ships === undefined ? 'your ships' : `your ${and(ships.map((ship) => names.ships[SHIP_NAMES[ship]][1]))}`;

function passive(p: Passive): string {
  switch (p.kind) {
    case 'dice':
      return `you roll ${signed(p.n)} ${Math.abs(p.n) === 1 ? 'die' : 'dice'} in battles${inBattle(p)}`;
    case 'targeting':
      return `${signed(p.n)} to your targeting value in battles${inBattle(p)}`;
    case 'rivalTargeting':
      return `${signed(p.n)} to the targeting value of each side that fights you (never below 1)`;
    case 'developmentDice':
      return `each of your developments in or next to a battle adds ${p.n} more ${p.n === 1 ? 'die' : 'dice'}`;
    case 'bothTactical':
      return 'Tactical Operations gives you both the card and the moon';
    case 'range':
      return `${signed(p.n)} range for ${ofShips(p.ships)}`;
    case 'ability':
      return `${ofShips(p.ships)} have ${names.abilities[p.ability]}`;
    case 'freeJump':
      return 'its Jumps cost no energy';
    case 'launchToOwn':
      return 'it may launch to regions where you already have ships';
    case 'noStrike':
      return 'you may call off the Raider Strike when you launch';
    case 'scrapToBarge':
      return 'your scrapped ships go straight to the Repair Barge';
    case 'limit':
      return `you may keep ${p.n} more ${p.of === 'moons' ? (p.n === 1 ? 'claimed moon' : 'claimed moons') : names.resources[RESOURCE_NAMES[p.of]][p.n === 1 ? 0 : 1]}`;
    case 'moduleDiscount':
      return `each ${moduleKinds(p.types)} you buy costs ${p.n} less`;
    case 'shipDiscount':
      return `each ship you build costs ${p.n} less`;
    case 'fewerLeaders':
      return `your developments need ${counted(p.n, ['fewer leader', 'fewer leaders'])} (at least 1)`;
    case 'developmentScore':
      return `${signed(p.n)} VP when you build a development (10 at most)`;
    case 'allFieldTypes':
      return 'both Fields sell you modules of all four types';
    case 'baseDiscount':
      return `the ${names.bases[BASE_NAMES[p.base]]} costs you ${counted(p.n, ['resource', 'resources'])} less`;
    case 'energyAlone':
      return 'you may activate modules with energy even if no ship has activated their row';
    case 'creditsAsEnergy':
      return 'your credits may stand in for energy';
    case 'useDamaged':
      return 'you may activate damaged modules';
  }
}

function ability(a: Ability): string {
  switch (a.is) {
    case 'passive':
      return `${capital(passive(a.passive))}.`;
    case 'free':
      return `Free action, ${limits[a.limit]}: ${clause(a.effects)}.`;
    case 'final':
      return final(a.score);
    case 'trigger': {
      const against = a.against === undefined ? '' : a.against === 'raiders' ? ' against raiders' : ' against other players';
      const where = a.where === undefined ? '' : ` (${names.regionKinds[a.where]})`;
      const types = a.types === undefined ? '' : ` (${a.types.map((type) => names.tracks[TRACK_NAMES[type]]).join(', ')})`;
      const limit = a.limit === undefined ? '' : `, ${limits[a.limit]}`;
      return `${capital(triggers[a.on])}${against}${where}${types}${limit}: ${clause(a.effects)}.`;
    }
  }
}

function final({ base, each, per, most }: FinalScore): string {
  const cap = most === undefined ? '' : ` (at most ${most})`;
  const fixed = base === 0 ? '' : `${base} VP and `;
  return `At game end: ${fixed}${each} VP for each ${counts[per]}${cap}.`;
}

export const words: EffectWords = { goods, clause, sentences, ability, final };
