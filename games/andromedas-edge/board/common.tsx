/** Small things that every part of this board uses. */
import { plainWords, type Seat } from '@orrery/kernel';
import {
  type BoardOption,
  type BoardProps,
  Amounts as Counts,
  flashClass,
  isFocused,
  Key,
  legalClass,
  merge,
  seatClass,
  seatShape,
  useExplain,
} from '@orrery/kit';
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import type { Goods } from '../content/effects.ts';
import { RAIDER_CLASS_NAMES, RESOURCE_NAMES, SHIP_NAMES } from '../content/ids.ts';
import { RAIDERS } from '../content/raiders.ts';
import type { Event } from '../events.ts';
import type { TableView } from '../view.ts';
import type { Spot as SpotId } from './aim.ts';
import styles from './common.module.css';
import { ANY, HULL, HULL_MARK, MATERIAL, RAIDER_HULL, RESOURCE_HUE, RESOURCES, VP } from './glyphs.ts';
import { isOwn, litBy } from './lit.ts';
import { type Picks, usePicks } from './picks.ts';
import { type BoardWords, WORDS } from './text.ts';

export type Props = BoardProps<TableView, Event>;

export const wordsOf = (props: Pick<Props, 'language'>): BoardWords => WORDS[props.language];
export const nameOfSeat = (props: Pick<Props, 'seats'>, seat: Seat): string => props.seats[seat]?.name ?? '';
export const join = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

const titles = new Map<string, string>();
/** The name of a thing, as the game's texts give it. Names never change, and explanations are long: each is asked for once. */
export function titleOf(props: Pick<Props, 'text' | 'language'>, topic: string): string {
  const key = `${props.language} ${topic}`;
  const known = titles.get(key);
  if (known !== undefined) return known;
  const title = plainWords(props.text.explain(topic).title, () => '');
  titles.set(key, title);
  return title;
}

/** Without marks, for labels. */
export const plain = (props: Pick<Props, 'seats'>, words: string): string => plainWords(words, (seat) => nameOfSeat(props, seat));

/* Amounts. */

const KINDS = [...RESOURCE_NAMES, 'any', 'material', 'vp'] as const;
const GLYPHS = [...RESOURCES, ANY, MATERIAL, VP];
const HUES = [...RESOURCE_HUE, 'var(--text)', 'var(--text)', 'var(--brass)'];

/** "2 energy, 1 ice" for screen readers. */
export const goodsInWords = (props: Pick<Props, 'text' | 'language'>, goods: Goods): string =>
  KINDS.flatMap((kind, i) => {
    const n = goods[kind] ?? 0;
    if (n <= 0) return [];
    return [`${n} ${i < RESOURCES.length ? titleOf(props, `resource:${kind}`) : wordsOf(props).kinds[i - RESOURCES.length]}`];
  }).join(', ');

/** So much of each resource, as numbers and icons. */
export function Amounts({
  props,
  of,
  sign = '',
  empty,
  size = 14,
}: {
  readonly props: Props;
  readonly of: Goods;
  readonly sign?: string;
  readonly empty?: string;
  readonly size?: number;
}) {
  const counts = KINDS.map((key, i) => ({ key, count: of[key] ?? 0, glyph: GLYPHS[i], hue: HUES[i] }));
  return <Counts of={counts} label={goodsInWords(props, of)} sign={sign} empty={empty} size={size} />;
}

/* Pieces. */

/** Parts of a drawing that is described as a whole elsewhere. */
export const DRAWN = { 'aria-hidden': true } as const;

export const MARK: Readonly<Record<string, (y: number, r: number) => string>> = {
  triangle: (y, r) => `M12 ${y - r * 1.08}L${12 + r * 1.08} ${y + r * 0.82}H${12 - r * 1.08}z`,
  circle: (y, r) => `M${12 - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  square: (y, r) => `M${12 - r * 0.86} ${y - r * 0.86}h${r * 1.72}v${r * 1.72}h${-r * 1.72}z`,
  diamond: (y, r) => `M12 ${y - r * 1.15}L${12 + r * 1.15} ${y}L12 ${y + r * 1.15}L${12 - r * 1.15} ${y}z`,
  hexagon: (y, r) => `M12 ${y - r}l${r * 0.87} ${r / 2}v${r}l${-r * 0.87} ${r / 2}l${-r * 0.87} ${-r / 2}v${-r}z`,
  star: (y, r) =>
    `M12 ${y - r * 1.2}l${r * 0.4} ${r * 0.8}h${r * 0.8}l${-r * 0.6} ${r * 0.6}l${r * 0.3} ${r}L12 ${y + r * 0.6}l${-r * 0.9} ${r * 0.6}l${r * 0.3} ${-r}l${-r * 0.6} ${-r * 0.6}h${r * 0.8}z`,
};

/** A ship in its seat's colour, with the seat's shape on its hull. Works in HTML and inside an SVG (then x, y is its centre). */
export function Ship({
  seat,
  type,
  size = 24,
  x,
  y,
  label,
  ghost = false,
}: {
  readonly seat: Seat;
  readonly type: number;
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
  readonly label?: string | undefined;
  readonly ghost?: boolean;
}) {
  const mark = HULL_MARK[type];
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden by the spread
    <svg
      {...named}
      className={join(styles.ship, seatClass(seat), ghost && styles.ghost)}
      width={size}
      height={size}
      x={x === undefined ? undefined : x - size / 2}
      y={y === undefined ? undefined : y - size / 2}
      viewBox="-1.5 -1.5 27 27"
    >
      <path d={HULL[type]} />
      <path d={MARK[seatShape(seat)]?.(mark.y, mark.r)} className={styles.mark} />
    </svg>
  );
}

/** A leader of a seat: shoulders, and the seat's shape for a head. */
export function Leader({
  seat,
  size = 18,
  x,
  y,
}: {
  readonly seat: Seat;
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
}) {
  return (
    <svg
      aria-hidden="true"
      className={join(styles.ship, seatClass(seat))}
      width={size}
      height={size}
      x={x === undefined ? undefined : x - size / 2}
      y={y === undefined ? undefined : y - size / 2}
      viewBox="-1 -1 26 26"
    >
      <path d="M2.6 23c0-5.2 4.2-8.4 9.4-8.4s9.4 3.2 9.4 8.4z" />
      <path d={MARK[seatShape(seat)]?.(7, 6)} />
    </svg>
  );
}

/** A raider with the letter of its class. */
export function RaiderToken({
  of,
  size = 24,
  x,
  y,
  label,
}: {
  readonly of: number;
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
  readonly label?: string | undefined;
}) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden by the spread
    <svg
      {...named}
      className={styles.raider}
      width={size}
      height={size}
      x={x === undefined ? undefined : x - size / 2}
      y={y === undefined ? undefined : y - size / 2}
      viewBox="-1 -1 26 26"
    >
      <path d={RAIDER_HULL} />
      <text x="12" y="12.4" textAnchor="middle" dominantBaseline="central">
        {RAIDER_CLASS_NAMES[of]}
      </text>
    </svg>
  );
}

export const shipTitle = (props: Pick<Props, 'text' | 'language'>, type: number): string => titleOf(props, `ship:${SHIP_NAMES[type]}`);
/** The name of the raiders of a class, as far as their card is known. */
export function raiderTitle(props: Pick<Props, 'text' | 'language' | 'view'>, raiderClass: number): string {
  const card = props.view.table.raiderCard[raiderClass];
  return card >= 0 ? titleOf(props, `raider:${RAIDERS[card].id}`) : wordsOf(props).raiderClass(RAIDER_CLASS_NAMES[raiderClass]);
}

/* Spots. */

interface SpotState {
  readonly options: readonly BoardOption[];
  readonly taken: boolean;
  readonly focused: boolean;
  /** What stands on the key sign: the key of the only option, or how many ways there are. */
  readonly sign: string;
  /** Handlers and attributes for the element, HTML or SVG. */
  readonly handlers: Readonly<Record<string, unknown>>;
}

/** What a spot of the board is now, and what pressing it does. `label` says what stands there. */
export function spotState(props: Props, picks: Picks, spot: SpotId, label?: string): SpotState {
  const options = picks.at(spot);
  const taken = picks.taken.includes(spot);
  if (options.length === 0) return { options, taken, focused: false, sign: '', handlers: {} };
  const single = picks.single(spot);
  const focused = single === undefined ? options.some((option) => isFocused(props, option)) && !taken : isFocused(props, single);
  const words = single === undefined ? `${label ?? ''} ${wordsOf(props).ways(options.length)}` : plain(props, single.words);
  const press = () => picks.press(spot);
  return {
    options,
    taken,
    focused,
    sign: single?.key ?? (taken ? '' : `${options.length}×`),
    handlers: {
      role: 'button',
      tabIndex: 0,
      'aria-label': words.trim(),
      'aria-pressed': single === undefined ? taken : undefined,
      'aria-keyshortcuts': single === undefined || single.key === '' ? undefined : single.key,
      'data-legal': true,
      'data-focused': focused || undefined,
      'data-spot': spot,
      onClick: press,
      onKeyDown: onPress(press),
      onPointerEnter: (event: PointerEvent) => {
        if (single !== undefined && event.pointerType !== 'touch') props.focus(single.answer);
      },
      onPointerLeave: () => props.focus(undefined),
      onFocus: () => {
        if (single !== undefined) props.focus(single.answer);
      },
      onBlur: () => props.focus(undefined),
    },
  };
}

/** Enter and Space do what a click does. */
export const onPress =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

interface SpotProps {
  readonly props: Props;
  /** Where it is; see aim.ts. Without one it only explains itself. */
  readonly at?: SpotId | undefined;
  /** Explained on hover, focus and long press. */
  readonly topic?: string | undefined;
  /** Instead of the topic's own words. */
  readonly tip?: ReactNode;
  /** What stands here, for screen readers. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
  /** Show the key of its option at its end. */
  readonly keyed?: boolean;
}

/** A piece of the board outside the map: it explains itself, answers where it can, and lights up when something happens there. */
export function Spot({ props, at, topic, tip, label, className, style, children, keyed = true }: SpotProps) {
  const picks = usePicks(props);
  const explaining = useExplain(topic, tip);
  const state = at === undefined ? undefined : spotState(props, picks, at, label);
  const legal = state !== undefined && state.options.length > 0;
  const still = !legal && topic !== undefined ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <div
      {...still}
      {...merge(explaining, state?.handlers ?? {})}
      className={join(
        className,
        legal && styles.legal,
        legalClass(legal, state?.focused === true),
        state?.taken && styles.taken,
        at !== undefined && litClass(props, at),
      )}
      style={{ ...style, ...(legal ? { cursor: 'pointer' } : {}) }}
    >
      {children}
      {keyed && legal && state.sign !== '' && <Key of={state.sign} state={state.focused ? 'focused' : 'legal'} />}
    </div>
  );
}

/** The classes of a spot where something has just happened: it flashes in the colour of whoever acts there. */
export function litClass(props: Pick<Props, 'happening' | 'motion' | 'viewer'>, spot: SpotId): string | undefined {
  if (props.happening === undefined) return undefined;
  const { spots, seat } = litBy(props.happening.event);
  if (!spots.includes(spot) || (isOwn(spot) && seat !== props.viewer)) return undefined;
  return flashClass(props.motion, seat);
}
