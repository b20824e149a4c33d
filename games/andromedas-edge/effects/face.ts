import type { Count, EffectKind, EffectOf, Effects, Goods, Test } from '../content/effects.ts';
import { RESOURCE_NAMES, type ResourceName, TRACK_NAMES, type TrackName } from '../content/ids.ts';

/** Icons by name; the board has a drawing for each. */
export type IconName =
  | ResourceName
  | TrackName
  | 'any'
  | 'material'
  | 'vp'
  | 'to'
  | 'blocked'
  | 'damage'
  | 'development'
  | 'dice'
  | 'discovery'
  | 'event'
  | 'eye'
  | 'jump'
  | 'leader'
  | 'module'
  | 'moon'
  | 'people'
  | 'play'
  | 'raider'
  | 'range'
  | 'redo'
  | 'repair'
  | 'shield'
  | 'ship'
  | 'station'
  | 'swords'
  | 'target'
  | 'trophy'
  | 'upgrade';

/** A part of a sentence of icons: an icon with the number before it, in its own colour or another's, or words. */
export type Piece = { readonly icon: IconName; readonly n?: string; readonly hue?: TrackName | 'bad' } | { readonly say: string };

/** How a kind of effect looks. `of` draws the lists inside it. */
export type EffectFace<K extends EffectKind> = (effect: EffectOf<K>, of: (effects: Effects) => readonly Piece[]) => readonly Piece[];

/* @__NO_SIDE_EFFECTS__ */
export function face<K extends EffectKind>(_kind: K, icons: EffectFace<K>): EffectFace<K> {
  return icons;
}

export const say = (words: string): Piece => ({ say: words });
export const icon = (name: IconName, n?: number | string, hue?: TrackName | 'bad'): Piece => ({
  icon: name,
  ...(n === undefined ? {} : { n: `${n}` }),
  ...(hue === undefined ? {} : { hue }),
});
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const TO: Piece = { icon: 'to' };
export const rivalOnly = (side: 'you' | 'rival'): readonly Piece[] => (side === 'rival' ? [icon('swords')] : []);
export const lessIcon = (of: 'free' | 'full' | 'board' | number): string | undefined =>
  of === 'free' ? '0' : typeof of === 'number' && of > 0 ? `−${of}` : undefined;

export function goodsIcons(goods: Goods, prefix = ''): Piece[] {
  const pieces: Piece[] = [];
  for (const name of [...RESOURCE_NAMES, 'material' as const, 'any' as const, 'vp' as const]) {
    const n = goods[name];
    if (n !== undefined) pieces.push(icon(name, `${prefix}${n}`));
  }
  return pieces;
}

export const trackIcon = (track: number, n?: number | string): Piece => icon(TRACK_NAMES[track], n);

/** What a count looks at. */
export const COUNTED: Readonly<Record<Count, readonly Piece[]>> = {
  developments: [icon('development')],
  scienceModules: [icon('module', undefined, 'science')],
  commerceModules: [icon('module', undefined, 'commerce')],
  moduleSets: [icon('module', '4×')],
  slottedMoons: [icon('moon')],
  tactics: [icon('tactics')],
  resources: [icon('any')],
  energy: [icon('energy')],
  credits: [icon('credits')],
  leaders: [icon('leader')],
  ships: [icon('ship')],
  shipsOnMap: [icon('ship')],
  ownShipsHere: [icon('ship')],
  shipsInScrapyard: [icon('damage'), icon('ship')],
  upgrades: [icon('upgrade')],
  basesVisited: [icon('station')],
  supremacyTrack: [icon('supremacy')],
  tracksAtLevel2: [icon('upgrade', 'II')],
  opposingShipsHere: [icon('swords'), icon('ship')],
};

export function testIcons(test: Test): readonly Piece[] {
  if ('atLeast' in test) return [say(`≥${test.atLeast}`), ...COUNTED[test.of], say('?')];
  if ('atMost' in test) return [say(`≤${test.atMost}`), ...COUNTED[test.of], say('?')];
  return 'most' in test ? [say('max'), ...COUNTED[test.most], say('?')] : [say('min'), ...COUNTED[test.fewest], say('?')];
}
