/** Small things that every part of this board uses. */
import type { Seat } from '@orrery/kernel';
import {
  amountsOf,
  type BoardProps,
  cx,
  flashClass,
  legalClass,
  Piece,
  PieceKey,
  type PieceProps,
  Sprite,
  type SpriteProps,
  seatClass,
  seatShape,
  type Target,
  titleOf,
} from '@orrery/kit';
import type { Goods } from '../content/effects.ts';
import { RAIDER_CLASS_NAMES, RESOURCE_NAMES, SHIP_NAMES } from '../content/ids.ts';
import { RAIDERS } from '../content/raiders.ts';
import type { Event } from '../events.ts';
import type { BoardWords } from '../text/board.en.ts';
import type { TableView } from '../view.ts';
import styles from './common.module.css';
import { ANY, HULL, HULL_MARK, MATERIAL, RAIDER_HULL, RESOURCE_HUE, RESOURCES, VP } from './glyphs.ts';
import { actorOf, isOwn, litBy, useTargets } from './targets.ts';

export type Props = BoardProps<TableView, Event>;

export const wordsOf = ({ text }: Pick<Props, 'text'>): BoardWords => text.board as BoardWords;
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

/** So much of each kind, with what it is drawn by. */
export const countsOf = (goods: Goods) => KINDS.map((key, i) => ({ key, count: goods[key] ?? 0, glyph: GLYPHS[i], hue: HUES[i] }));

/** So much of each resource, as numbers and icons. */
export const Amounts = amountsOf(countsOf, goodsInWords, 14);

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

type Placed = Partial<Pick<SpriteProps, 'size' | 'x' | 'y' | 'label'>>;

/** A ship in its seat's colour, with the seat's shape on its hull. Works in HTML and inside an SVG (then x, y is its centre). */
export function Ship({ seat, type, ghost = false, size = 24, ...placed }: Placed & ShipProps) {
  const mark = HULL_MARK[type];
  return (
    <Sprite {...placed} size={size} className={cx(styles.ship, seatClass(seat), ghost && styles.ghost)} box="-1.5 -1.5 27 27">
      <path d={HULL[type]} />
      <path d={MARK[seatShape(seat)]?.(mark.y, mark.r)} className={styles.mark} />
    </Sprite>
  );
}
type ShipProps = { readonly seat: Seat; readonly type: number; readonly ghost?: boolean };

/** A leader of a seat: shoulders, and the seat's shape for a head. */
export function Leader({ seat, size = 18, ...placed }: Omit<Placed, 'label'> & { readonly seat: Seat }) {
  return (
    <Sprite {...placed} size={size} className={cx(styles.ship, seatClass(seat))} box="-1 -1 26 26">
      <path d="M2.6 23c0-5.2 4.2-8.4 9.4-8.4s9.4 3.2 9.4 8.4z" />
      <path d={MARK[seatShape(seat)]?.(7, 6)} />
    </Sprite>
  );
}

/** A raider with the letter of its class. */
export function RaiderToken({ of, size = 24, ...placed }: Placed & { readonly of: number }) {
  return (
    <Sprite {...placed} size={size} className={styles.raider} box="-1 -1 26 26">
      <path d={RAIDER_HULL} />
      <text x="12" y="12.4" textAnchor="middle" dominantBaseline="central">
        {RAIDER_CLASS_NAMES[of]}
      </text>
    </Sprite>
  );
}

export const shipTitle = (props: Pick<Props, 'text' | 'language'>, type: number): string => titleOf(props, `ship:${SHIP_NAMES[type]}`);
/** The name of the raiders of a class, as far as their card is known. */
export function raiderTitle(props: Pick<Props, 'text' | 'language' | 'view'>, raiderClass: number): string {
  const card = props.view.table.raiderCard[raiderClass];
  return card >= 0 ? titleOf(props, `raider:${RAIDERS[card].id}`) : wordsOf(props).raiderClass(RAIDER_CLASS_NAMES[raiderClass]);
}

/* Targets. */

interface SpotProps extends Omit<PieceProps, 'targets'> {
  readonly props: Props;
  /** Show the key of its option at its end. */
  readonly keyed?: boolean;
}

/** A piece of the board outside the map: it explains itself, answers where it can, and lights up when something happens there. */
export function Spot({ props, at, className, children, keyed = true, ...rest }: SpotProps) {
  const targets = useTargets(props);
  const standing = at === undefined ? 'idle' : targets.standing(at);
  return (
    <Piece
      {...rest}
      targets={targets}
      at={at}
      className={cx(
        className,
        standing === 'legal' && styles.legal,
        legalClass(standing === 'legal', at !== undefined && targets.focused(at)),
        standing === 'taken' && styles.taken,
        at !== undefined && litClass(props, at),
      )}
    >
      {children}
      {keyed && at !== undefined && <PieceKey targets={targets} at={at} />}
    </Piece>
  );
}

/** The classes of a target where something has just happened: it flashes in the colour of whoever acts there. */
export function litClass(props: Pick<Props, 'happening' | 'motion' | 'viewer' | 'view'>, target: Target): string | undefined {
  if (props.happening === undefined) return undefined;
  const seat = actorOf(props.happening.event);
  const here = target === `seat:${seat}` || (litBy(props).includes(target) && (!isOwn(target) || seat === props.viewer));
  return here ? flashClass(props.motion, seat) : undefined;
}
