/** What a card does, as a sentence of icons. Its words stand beside it for screen readers and in its explanation. */
import { type Glyph, icons, Tinted } from '@orrery/kit';
import { memo } from 'react';
import type { Ability, Effects, FinalScore, Goods } from '../content/effects.ts';
import { COUNTED, goodsIcons, type IconName, type Piece } from '../effects/face.ts';
import { effectIcons, RULE_ICONS } from '../effects/faces.ts';
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

/** The drawing of each icon, and its own colour. */
const ICONS: Readonly<Record<IconName, readonly [glyph: Glyph, hue?: string]>> = {
  energy: [RESOURCE.energy, RESOURCE_HUE[0]],
  titanium: [RESOURCE.titanium, RESOURCE_HUE[1]],
  ice: [RESOURCE.ice, RESOURCE_HUE[2]],
  nanocarbon: [RESOURCE.nanocarbon, RESOURCE_HUE[3]],
  credits: [RESOURCE.credits, RESOURCE_HUE[4]],
  tactics: [RESOURCE.tactics, RESOURCE_HUE[5]],
  science: [TRACK[0], TRACK_HUE[0]],
  industry: [TRACK[1], TRACK_HUE[1]],
  commerce: [TRACK[2], TRACK_HUE[2]],
  civilization: [TRACK[3], TRACK_HUE[3]],
  supremacy: [TRACK[4], TRACK_HUE[4]],
  any: [ANY],
  material: [MATERIAL, '#b9c4f2'],
  vp: [VP],
  to: [ARROW, 'var(--muted)'],
  blocked: [BLOCKED],
  damage: [DAMAGE],
  development: [DEVELOPMENT[3]],
  dice: [DICE],
  discovery: [DISCOVERY],
  event: [EVENT],
  eye: [icons.eye],
  jump: [JUMP],
  leader: [LEADER],
  module: [MODULE],
  moon: [MOON],
  people: [PEOPLE],
  play: [icons.play],
  raider: [RAIDER],
  range: [RANGE],
  redo: [icons.redo],
  repair: [REPAIR],
  shield: [SHIELD],
  ship: [SHIP],
  station: [STATION],
  swords: [SWORDS],
  target: [TARGET],
  trophy: [icons.trophy],
  upgrade: [UPGRADE],
};

function drawn(piece: Piece): Sign {
  if ('say' in piece) return piece;
  const [glyph, own] = ICONS[piece.icon];
  const hue = piece.hue === undefined ? own : piece.hue === 'bad' ? 'var(--bad)' : ICONS[piece.hue][1];
  return sign(glyph, piece.n, hue);
}

export const goodsSigns = (goods: Goods): readonly Sign[] => goodsIcons(goods).map(drawn);

const known = new WeakMap<Effects, readonly Sign[]>();
export function effectSigns(effects: Effects): readonly Sign[] {
  const before = known.get(effects);
  if (before !== undefined) return before;
  const signs = effectIcons(effects).map(drawn);
  known.set(effects, signs);
  return signs;
}

export const finalSigns = ({ base, each, per, most }: FinalScore): readonly Sign[] => [
  ...(base > 0 ? [say(`${base}`)] : []),
  sign(VP, `${base > 0 ? '+' : ''}${each}`),
  say('/'),
  ...COUNTED[per].map(drawn),
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
      return RULE_ICONS.bothTactical.map(drawn);
    case 'freeJump':
      return [sign(JUMP, 0)];
    case 'launchToOwn':
      return [sign(SHIP), sign(SHIP)];
    case 'limit':
      return [sign(STATION, signed(passive.n))];
    case 'developmentScore':
      return [sign(DEVELOPMENT[3]), sign(VP, signed(passive.n))];
    case 'allFieldTypes':
      return [sign(MODULE, '4×')];
    case 'energyAlone':
      return [sign(RESOURCE.energy, undefined, RESOURCE_HUE[0]), sign(MODULE)];
    case 'creditsAsEnergy':
      return [sign(RESOURCE.credits, undefined, RESOURCE_HUE[4]), say('='), sign(RESOURCE.energy, undefined, RESOURCE_HUE[0])];
    case 'useDamaged':
      return [sign(DAMAGE), sign(MODULE)];
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
            <Tinted of={part.glyph} hue={part.hue} size={size} />
          </span>
        ),
      )}
    </span>
  );
});
