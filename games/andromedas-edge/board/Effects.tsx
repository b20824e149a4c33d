/** What a card does, as a sentence of icons. Its words stand beside it for screen readers and in its explanation. */
import { type Glyph, icons, signed, Tinted } from '@orrery/kit';
import { memo } from 'react';
import { moduleCard } from '../catalogue.ts';
import type { Ability, Effects, FinalScore, Goods, Passive } from '../content/effects.ts';
import { COUNTED, goodsIcons, type IconName, type Piece } from '../effects/face.ts';
import { effectIcons, RULE_ICONS } from '../effects/faces.ts';
import styles from './Effects.module.css';
import * as glyphs from './glyphs.ts';

/** A part of the sentence: words, or an icon with the number before it. */
export type Sign = { readonly glyph: Glyph; readonly n?: string; readonly hue?: string } | { readonly say: string };

const say = (words: string): Sign => ({ say: words });
const sign = (glyph: Glyph, n?: number | string, hue?: string): Sign => ({
  glyph,
  ...(n === undefined ? {} : { n: `${n}` }),
  ...(hue === undefined ? {} : { hue }),
});

/** The drawing of each icon, and its own colour. */
const ICONS: Readonly<Record<IconName, readonly [glyph: Glyph, hue?: string]>> = {
  energy: [glyphs.RESOURCE.energy, glyphs.RESOURCE_HUE[0]],
  titanium: [glyphs.RESOURCE.titanium, glyphs.RESOURCE_HUE[1]],
  ice: [glyphs.RESOURCE.ice, glyphs.RESOURCE_HUE[2]],
  nanocarbon: [glyphs.RESOURCE.nanocarbon, glyphs.RESOURCE_HUE[3]],
  credits: [glyphs.RESOURCE.credits, glyphs.RESOURCE_HUE[4]],
  tactics: [glyphs.RESOURCE.tactics, glyphs.RESOURCE_HUE[5]],
  science: [glyphs.TRACK[0], glyphs.TRACK_HUE[0]],
  industry: [glyphs.TRACK[1], glyphs.TRACK_HUE[1]],
  commerce: [glyphs.TRACK[2], glyphs.TRACK_HUE[2]],
  civilization: [glyphs.TRACK[3], glyphs.TRACK_HUE[3]],
  supremacy: [glyphs.TRACK[4], glyphs.TRACK_HUE[4]],
  any: [glyphs.ANY],
  material: [glyphs.MATERIAL, '#b9c4f2'],
  vp: [glyphs.VP],
  to: [glyphs.ARROW, 'var(--muted)'],
  blocked: [glyphs.BLOCKED],
  damage: [glyphs.DAMAGE],
  development: [glyphs.DEVELOPMENT[3]],
  dice: [glyphs.DICE],
  discovery: [glyphs.DISCOVERY],
  event: [glyphs.EVENT],
  eye: [icons.eye],
  jump: [glyphs.JUMP],
  leader: [glyphs.LEADER],
  module: [glyphs.MODULE],
  moon: [glyphs.MOON],
  people: [glyphs.PEOPLE],
  play: [icons.play],
  raider: [glyphs.RAIDER],
  range: [glyphs.RANGE],
  redo: [icons.redo],
  repair: [glyphs.REPAIR],
  shield: [glyphs.SHIELD],
  ship: [glyphs.SHIP],
  station: [glyphs.STATION],
  swords: [glyphs.SWORDS],
  target: [glyphs.TARGET],
  trophy: [icons.trophy],
  upgrade: [glyphs.UPGRADE],
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
  sign(glyphs.VP, `${base > 0 ? '+' : ''}${each}`),
  say('/'),
  ...COUNTED[per].map(drawn),
  ...(most === undefined ? [] : [say(`≤${most}`)]),
];

/** What a module does. */
export function moduleSigns(id: number): readonly Sign[] {
  const { final, effects } = moduleCard(id);
  return final === undefined ? effectSigns(effects) : finalSigns(final);
}

/** What a card in force does, in short. */
export function abilitySigns(ability: Ability): readonly Sign[] {
  if (ability.is === 'final') return finalSigns(ability.score);
  if (ability.is !== 'passive') return effectSigns(ability.effects);
  return passiveSigns(ability.passive);
}

const less =
  (glyph: Glyph) =>
  ({ n }: Counted) => [sign(glyph, `−${n}`)];
const more =
  (glyph: Glyph) =>
  ({ n }: Counted) => [sign(glyph, signed(n))];
type Counted = { readonly n: number };
const ENERGY = sign(glyphs.RESOURCE.energy, undefined, glyphs.RESOURCE_HUE[0]);

type PassiveOf<K extends Passive['kind']> = Extract<Passive, { readonly kind: K }>;
const PASSIVES: { readonly [K in Passive['kind']]: (passive: PassiveOf<K>) => readonly Sign[] } = {
  dice: more(glyphs.DICE),
  developmentDice: more(glyphs.DICE),
  targeting: more(glyphs.TARGET),
  rivalTargeting: more(glyphs.TARGET),
  range: more(glyphs.RANGE),
  ability: ({ ability }) => [sign(ability === 'attack' ? glyphs.ATTACK : ability === 'jump' ? glyphs.JUMP : glyphs.SHIP)],
  noStrike: () => [sign(glyphs.BLOCKED), sign(glyphs.RAIDER)],
  moduleDiscount: less(glyphs.MODULE),
  shipDiscount: less(glyphs.SHIP),
  baseDiscount: less(glyphs.STATION),
  fewerLeaders: less(glyphs.LEADER),
  scrapToBarge: () => [sign(glyphs.REPAIR), sign(glyphs.SHIP)],
  bothTactical: () => RULE_ICONS.bothTactical.map(drawn),
  freeJump: () => [sign(glyphs.JUMP, 0)],
  launchToOwn: () => [sign(glyphs.SHIP), sign(glyphs.SHIP)],
  limit: more(glyphs.STATION),
  developmentScore: ({ n }) => [sign(glyphs.DEVELOPMENT[3]), sign(glyphs.VP, signed(n))],
  allFieldTypes: () => [sign(glyphs.MODULE, '4×')],
  energyAlone: () => [ENERGY, sign(glyphs.MODULE)],
  creditsAsEnergy: () => [sign(glyphs.RESOURCE.credits, undefined, glyphs.RESOURCE_HUE[4]), say('='), ENERGY],
  useDamaged: () => [sign(glyphs.DAMAGE), sign(glyphs.MODULE)],
};
const passiveSigns = <K extends Passive['kind']>(passive: PassiveOf<K>): readonly Sign[] =>
  (PASSIVES[passive.kind as K] as (passive: PassiveOf<K>) => readonly Sign[])(passive);

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
