/** What a card does, as a sentence of icons. Its words stand beside it for screen readers and in its explanation. */
import { type Glyph, Icon, icons } from '@orrery/kit';
import { memo } from 'react';
import type { Ability, BattleRule, Count, Effect, Effects, FinalScore, Goods, Test } from '../content/effects.ts';
import { MODULE_TYPES, RESOURCE_NAMES } from '../content/ids.ts';
import styles from './Effects.module.css';
import {
  ANY,
  ARROW,
  ATTACK,
  BLOCKED,
  DAMAGE,
  DEVELOPMENT,
  DICE,
  DISCOVERY,
  EVENT,
  JUMP,
  LEADER,
  MATERIAL,
  MODULE,
  MOON,
  PEOPLE,
  RAIDER,
  RANGE,
  REPAIR,
  RESOURCE,
  RESOURCE_HUE,
  SHIELD,
  SHIP,
  STATION,
  SWORDS,
  TARGET,
  TRACK,
  TRACK_HUE,
  UPGRADE,
  VP,
} from './glyphs.ts';

/** A part of the sentence: words, or an icon with the number before it. */
export type Sign = { readonly glyph: Glyph; readonly n?: string; readonly hue?: string } | { readonly say: string };

const say = (words: string): Sign => ({ say: words });
const sign = (glyph: Glyph, n?: number | string, hue?: string): Sign => ({
  glyph,
  ...(n === undefined ? {} : { n: `${n}` }),
  ...(hue === undefined ? {} : { hue }),
});
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const joined = (lists: readonly (readonly Sign[])[], by: string): Sign[] =>
  lists.flatMap((list, i) => (i === 0 ? list : [say(by), ...list]));
const TO: Sign = { glyph: ARROW, hue: 'var(--muted)' };

export function goodsSigns(goods: Goods, prefix = ''): Sign[] {
  const signs: Sign[] = [];
  RESOURCE_NAMES.forEach((name, i) => {
    const n = goods[name];
    if (n !== undefined) signs.push(sign(RESOURCE[name], `${prefix}${n}`, RESOURCE_HUE[i]));
  });
  if (goods.material !== undefined) signs.push(sign(MATERIAL, `${prefix}${goods.material}`, '#b9c4f2'));
  if (goods.any !== undefined) signs.push(sign(ANY, `${prefix}${goods.any}`));
  if (goods.vp !== undefined) signs.push(sign(VP, `${prefix}${goods.vp}`));
  return signs;
}

const track = (of: number): Sign => sign(TRACK[of], undefined, TRACK_HUE[of]);

function counted(what: Count): Sign[] {
  switch (what) {
    case 'developments':
      return [sign(DEVELOPMENT[3])];
    case 'scienceModules':
      return [sign(MODULE, undefined, TRACK_HUE[0])];
    case 'commerceModules':
      return [sign(MODULE, undefined, TRACK_HUE[2])];
    case 'moduleSets':
      return [sign(MODULE, '4×')];
    case 'slottedMoons':
      return [sign(MOON)];
    case 'tactics':
      return [sign(RESOURCE.tactics)];
    case 'resources':
      return [sign(ANY)];
    case 'energy':
      return [sign(RESOURCE.energy, undefined, RESOURCE_HUE[0])];
    case 'credits':
      return [sign(RESOURCE.credits, undefined, RESOURCE_HUE[4])];
    case 'leaders':
      return [sign(LEADER)];
    case 'ships':
    case 'shipsOnMap':
    case 'ownShipsHere':
      return [sign(SHIP)];
    case 'shipsInScrapyard':
      return [sign(DAMAGE), sign(SHIP)];
    case 'upgrades':
      return [sign(UPGRADE)];
    case 'basesVisited':
      return [sign(STATION)];
    case 'supremacyTrack':
      return [track(4)];
    case 'tracksAtLevel2':
      return [sign(UPGRADE, 'II')];
    case 'opposingShipsHere':
      return [sign(SWORDS), sign(SHIP)];
  }
}

function tested(test: Test): Sign[] {
  if ('atLeast' in test) return [say(`≥${test.atLeast}`), ...counted(test.of), say('?')];
  if ('atMost' in test) return [say(`≤${test.atMost}`), ...counted(test.of), say('?')];
  return 'most' in test ? [say('max'), ...counted(test.most), say('?')] : [say('min'), ...counted(test.fewest), say('?')];
}

const price = (of: 'free' | 'full' | 'board' | number): string | undefined =>
  of === 'free' ? '0' : typeof of === 'number' && of > 0 ? `−${of}` : undefined;

const RULE: Readonly<Record<BattleRule, readonly Sign[]>> = {
  noEnergy: [sign(BLOCKED), sign(RESOURCE.energy, undefined, RESOURCE_HUE[0])],
  noDevelopmentDice: [sign(BLOCKED), sign(DEVELOPMENT[3])],
  noTargeting: [sign(BLOCKED), sign(TARGET)],
  noShipDamage: [sign(BLOCKED), sign(DAMAGE)],
  threeDice: [say('≤'), sign(DICE, 3)],
  noBattleCards: [sign(BLOCKED), sign(RESOURCE.tactics)],
  doubleSupremacy: [sign(TRACK[4], 2, TRACK_HUE[4])],
  winTies: [say('='), sign(icons.trophy)],
  bothTactical: [sign(RESOURCE.tactics, 1), sign(MOON, 1)],
};

function signsOf(effect: Effect): Sign[] {
  switch (effect.do) {
    case 'gain':
      return goodsSigns(effect.goods);
    case 'gainPer':
      return [
        ...goodsSigns(effect.goods),
        say('/'),
        ...counted(effect.per),
        ...(effect.most === undefined ? [] : [say(`≤${effect.most}`)]),
      ];
    case 'lose':
      return goodsSigns(effect.goods, '−');
    case 'exchange':
      return [...goodsSigns(effect.pay), TO, ...effectSigns(effect.get), ...(effect.times > 1 ? [say(`×${effect.times}`)] : [])];
    case 'payOr':
      return [...goodsSigns(effect.pay, '−'), say('/'), ...effectSigns(effect.or)];
    case 'take':
      return [sign(PEOPLE), TO, sign(ANY, effect.n)];
    case 'choose':
      return joined(effect.of.map(effectSigns), '/');
    case 'if':
      return [...tested(effect.test), ...effectSigns(effect.yes), say(':'), ...effectSigns(effect.no)];
    case 'by':
      return [sign(effect.whom === 'rivals' ? SWORDS : PEOPLE), ...effectSigns(effect.effects)];
    case 'repair':
      return [sign(REPAIR, effect.times > 1 ? effect.times : undefined)];
    case 'advance':
      return [effect.track === 'any' || effect.track === 'lowest' ? sign(ANY) : track(effect.track), sign(UPGRADE, signed(effect.spaces))];
    case 'module': {
      const all = effect.types.length === MODULE_TYPES.length;
      const hues = all ? [undefined] : effect.types.map((type) => TRACK_HUE[type]);
      return hues.map((hue, i) => sign(MODULE, i === 0 ? price(effect.price) : undefined, hue));
    }
    case 'upgrade':
      return [sign(SHIP), sign(UPGRADE)];
    case 'buildShip':
      return [sign(SHIP, price(effect.price))];
    case 'buildDevelopment':
      return [sign(DEVELOPMENT[3], price(effect.discount))];
    case 'flipUp':
      return [sign(icons.redo), sign(DEVELOPMENT[3])];
    case 'discovery':
      return [sign(DISCOVERY, 1)];
    case 'recruit':
      return [sign(LEADER, effect.leaders)];
    case 'damageModules':
      return [sign(DAMAGE, effect.n, 'var(--bad)'), sign(MODULE)];
    case 'activateModule':
      return effect.types.length > 2
        ? [sign(icons.play), sign(MODULE)]
        : [sign(icons.play), ...effect.types.map((type) => sign(MODULE, undefined, TRACK_HUE[type]))];
    case 'fireScience':
      return [sign(icons.play), track(0)];
    case 'claimMoon':
      return [sign(MOON, '+1')];
    case 'moonBenefit':
      return [sign(icons.play), sign(MOON)];
    case 'dropMoons':
      return [sign(BLOCKED), sign(MOON)];
    case 'bonus':
      return [
        effect.piece === 'printed'
          ? sign(ANY, effect.n)
          : sign(RESOURCE[RESOURCE_NAMES[effect.piece]], effect.n, RESOURCE_HUE[effect.piece]),
      ];
    case 'move':
      return [sign(SHIP, effect.ships), effect.range === 'own' ? TO : sign(RANGE, effect.range)];
    case 'recall':
      return [sign(SHIP, effect.ships), TO, sign(STATION)];
    case 'launchAgain':
      return [sign(SHIP, '+1'), sign(JUMP)];
    case 'damageShips':
      return [sign(DAMAGE, effect.n, 'var(--bad)'), sign(SHIP)];
    case 'moveRaider':
      return [sign(RAIDER), sign(RANGE, effect.range)];
    case 'damageRaider':
      return [sign(DAMAGE, 1), sign(RAIDER)];
    case 'swarm':
      return [sign(RAIDER, effect.n)];
    case 'eventMarker':
      return [sign(EVENT, signed(effect.spaces))];
    case 'eventLook':
      return [sign(icons.eye), sign(EVENT)];
    case 'refreshMarket':
      return [sign(icons.redo), sign(MODULE)];
    case 'dice':
      return [...(effect.side === 'rival' ? [sign(SWORDS)] : []), sign(DICE, signed(effect.n))];
    case 'targeting':
      return [...(effect.side === 'rival' ? [sign(SWORDS)] : []), sign(TARGET, signed(effect.n))];
    case 'reroll':
      return [...(effect.side === 'rival' ? [sign(SWORDS)] : []), sign(icons.redo), sign(DICE, effect.dice)];
    case 'setDice':
      return [sign(DICE, effect.dice), TO, say(`${effect.to}`)];
    case 'saveShips':
      return [sign(SHIELD), sign(SHIP, effect.n)];
    case 'saveModule':
      return [sign(SHIELD), sign(MODULE)];
    case 'endBattle':
      return [sign(BLOCKED), sign(SWORDS)];
    case 'withdraw':
      return [sign(SHIP, effect.ships), TO, effect.to === 'station' ? sign(STATION) : sign(RANGE, 1)];
    case 'reinforce':
      return [sign(SHIP, `+${effect.ships}`), sign(SWORDS)];
    case 'battleRule':
      return [...RULE[effect.rule]];
  }
}

const known = new WeakMap<Effects, readonly Sign[]>();
export function effectSigns(effects: Effects): readonly Sign[] {
  const before = known.get(effects);
  if (before !== undefined) return before;
  const signs = effects.flatMap(signsOf);
  known.set(effects, signs);
  return signs;
}

export const finalSigns = ({ base, each, per, most }: FinalScore): readonly Sign[] => [
  ...(base > 0 ? [say(`${base}`)] : []),
  sign(VP, `${base > 0 ? '+' : ''}${each}`),
  say('/'),
  ...counted(per),
  ...(most === undefined ? [] : [say(`≤${most}`)]),
];

/** What a card in force does, in short. */
export function abilitySigns(ability: Ability): readonly Sign[] {
  if (ability.is === 'final') return finalSigns(ability.score);
  if (ability.is !== 'passive') return effectSigns(ability.effects);
  const { passive } = ability;
  switch (passive.kind) {
    case 'dice':
    case 'developmentDice':
      return [sign(DICE, signed(passive.n))];
    case 'targeting':
    case 'rivalTargeting':
      return [sign(TARGET, signed(passive.n))];
    case 'range':
      return [sign(RANGE, signed(passive.n))];
    case 'ability':
      return [sign(passive.ability === 'attack' ? ATTACK : passive.ability === 'jump' ? JUMP : SHIP)];
    case 'noStrike':
      return [sign(BLOCKED), sign(RAIDER)];
    case 'moduleDiscount':
      return [sign(MODULE, `−${passive.n}`)];
    case 'shipDiscount':
      return [sign(SHIP, `−${passive.n}`)];
    case 'baseDiscount':
      return [sign(STATION, `−${passive.n}`)];
    case 'fewerLeaders':
      return [sign(LEADER, `−${passive.n}`)];
    case 'scrapToBarge':
      return [sign(REPAIR), sign(SHIP)];
    case 'bothTactical':
      return RULE.bothTactical;
    default:
      return [];
  }
}

const uncounted = (part: Sign): Sign =>
  'say' in part ? part : { glyph: part.glyph, ...(part.hue === undefined ? {} : { hue: part.hue }) };

/** Without the ones and the limits: what remains is what it is about. */
export const shortened = (signs: readonly Sign[]): readonly Sign[] =>
  signs
    .filter((part) => !('say' in part && /^[≤×]/.test(part.say)) || signs.some((other) => 'say' in other && other.say === '?'))
    .map((part) => ('glyph' in part && part.n === '1' ? uncounted(part) : part));

/** The last icon alone: as a rule what is gained. */
export const lastSign = (signs: readonly Sign[]): readonly Sign[] =>
  signs
    .filter((part) => 'glyph' in part)
    .slice(-1)
    .map(uncounted);

/** About how wide a sentence is drawn, in px: for deciding what fits. */
export const widthOf = (signs: readonly Sign[], size = 13): number =>
  signs.reduce(
    (sum, part) => sum + ('say' in part ? 4 + part.say.length * 6 : size + 3 + (part.n === undefined ? 0 : part.n.length * 7.2)),
    0,
  );

/** The sentence itself; decoration, for the words are told elsewhere. */
export const Signs = memo(function Signs({ of, size = 13 }: { readonly of: readonly Sign[]; readonly size?: number }) {
  return (
    <span className={styles.signs} aria-hidden="true">
      {of.map((part, i) =>
        'say' in part ? (
          <i key={i} className={styles.say}>
            {part.say}
          </i>
        ) : (
          <span key={i} className={styles.sign}>
            {part.n !== undefined && <b>{part.n}</b>}
            <span style={{ color: part.hue }}>
              <Icon of={part.glyph} size={size} />
            </span>
          </span>
        ),
      )}
    </span>
  );
});
