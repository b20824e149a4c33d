/** Small things that every part of this board uses. */
import type { Seat } from '@orrery/kernel';
import {
  type BoardProps,
  cx,
  Icon,
  merge,
  plain,
  SeatToken,
  Sprite,
  seatClass,
  type Target,
  type Targets,
  titleOf,
  useExplain,
} from '@orrery/kit';
import type { CSSProperties, ReactNode } from 'react';
import { LOCATIONS } from '../content/exploration.ts';
import type { Marker } from '../content/kinds.ts';
import type { Event } from '../events.ts';
import type { BoardWords } from '../text/board.en.ts';
import type { TableView } from '../view.ts';
import styles from './common.module.css';
import { HULL, MARKER } from './glyphs.ts';
import { useTargets } from './targets.ts';

/** What the shell gives, and with it where everything is. */
export type Given = BoardProps<TableView, Event>;
export type Props = Given & { readonly targets: Targets<TableView> };
export function useProps(given: Given): Props {
  return { ...given, targets: useTargets(given) };
}

export const wordsOf = ({ text }: Pick<Given, 'text'>): BoardWords => text.board as BoardWords;

/** The name of a card, place, achievement …: its title, without the level that technologies and events end with. */
export const nameOf = (props: Pick<Given, 'text'>, topic: string): string => titleOf(props, topic).replace(/ \([IV]+\)$/, '');
/** What lies at a location, or the location itself. */
export function placeName(props: Pick<Given, 'text' | 'view'>, at: number): string {
  const system = props.view.table.systems[at];
  return nameOf(props, system === null ? `location:${LOCATIONS[at]}` : `system:${system}`);
}
/** What an answer is called where the game's texts have no other word for it. */
export const answerName = ({ text, view }: Pick<Given, 'text' | 'view'>, decision: string, answer: string): string =>
  text.option({ seat: 0, decision, args: {} } as Parameters<typeof text.option>[0], answer, view).split(':')[0];
export const typeName = (props: Given, type: string): string => answerName(props, 'chooseType', type);
export const markerName = (props: Given, marker: string): string => answerName(props, 'chooseMarker', marker);

/** Title and words of a topic, for screen readers. */
function told(props: Given, topic: string): string {
  const { title, body } = props.text.explain(topic, props.view);
  return plain(props, `${title}: ${body}`);
}

interface PieceProps {
  readonly props: Props;
  /** Where it is; without a target it only explains itself. */
  readonly at?: Target | undefined;
  /** What lies on it is pressed, not the piece itself. */
  readonly still?: boolean;
  /** Nothing that lies on it may stick out (checked in the browser). */
  readonly holds?: boolean;
  readonly topic?: string | undefined;
  /** Instead of the topic's own title and words. */
  readonly said?: (() => Said) | undefined;
  /** What the explanation adds with the numbers of this moment. */
  readonly now?: (() => readonly string[]) | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}
export type Said = { readonly title: string; readonly body: string };

/** Anything on the board: explains itself, answers the question when it may, and says why when it may not. */
export function Piece({ props, at, still = false, holds = false, topic, said, now, label, className, style, children }: PieceProps) {
  const { targets } = props;
  const why = at === undefined || targets.standing(at) !== 'idle' ? undefined : targets.refusal(at)?.words;
  const own = said !== undefined || now !== undefined || why !== undefined;
  const explaining = useExplain(
    own ? `${topic ?? 'piece'}#${at ?? label ?? ''}` : topic,
    own ? <Tip props={props} topic={topic} said={said} now={now} why={why} /> : undefined,
  );
  const acting = at === undefined ? {} : still ? { 'data-target': at, 'data-lit': targets.lit(at) || undefined } : targets.at(at, label);
  return (
    <div
      {...merge(explaining, acting)}
      data-holds={holds || undefined}
      className={cx(styles.piece, className)}
      style={'role' in acting ? { ...style, cursor: 'pointer' } : style}
    >
      {children}
    </div>
  );
}

/** The explanation of a piece: what it is, how it stands now, and why it is no answer. */
function Tip({
  props,
  topic,
  said,
  now,
  why,
}: Pick<PieceProps, 'props' | 'topic' | 'said' | 'now'> & { readonly why: string | undefined }) {
  const { title, body } = said?.() ?? (topic === undefined ? { title: '', body: '' } : props.text.explain(topic, props.view));
  return (
    <span className={styles.tip}>
      <b>{plain(props, title)}</b>
      {body !== '' && <span>{plain(props, body)}</span>}
      {now?.().map((line) => (
        <span key={line} className={styles.now}>
          {line}
        </span>
      ))}
      {why !== undefined && <span className={styles.why}>{plain(props, why)}</span>}
    </span>
  );
}

/** A name that opens its explanation; inside something clickable it is only a name. */
export function Name(p: {
  readonly props: Props;
  readonly topic: string;
  readonly plain?: boolean;
  readonly className?: string | undefined;
  /** Instead of the topic's name. */
  readonly children?: ReactNode;
}) {
  const { props, topic, className, children = nameOf(props, topic) } = p;
  const explaining = useExplain(topic);
  if (p.plain === true) return <span className={cx(styles.name, className)}>{children}</span>;
  return (
    <button
      type="button"
      className={cx(styles.name, className)}
      aria-label={told(props, topic)}
      onClick={() => props.explain(topic)}
      onFocus={explaining.onFocus}
      onBlur={explaining.onBlur}
    >
      {children}
    </button>
  );
}

/** A seat's shape and colour where it is too small for its letter. */
export function Mark({ seat, size = 14, label }: { readonly seat: Seat; readonly size?: number; readonly label?: string | undefined }) {
  return (
    <span className={styles.mark}>
      <SeatToken seat={seat} size={size} label={label} />
    </span>
  );
}

/** A ship: its level in a hull; inside an element with a seat's colour. */
export function Hull({ level, size = 18, label }: { readonly level: number; readonly size?: number; readonly label?: string }) {
  return (
    <Sprite size={size} label={label} className={styles.hull}>
      <path d={HULL} />
      <text x="12" y="18.6">
        {level}
      </text>
    </Sprite>
  );
}

/** A base: the marker of a seat. */
export function Base({ seat, marker, size = 20 }: { readonly seat: Seat; readonly marker: Marker; readonly size?: number }) {
  return (
    <span className={cx(styles.base, seatClass(seat))} style={{ width: size, height: size }}>
      <Icon of={MARKER[marker]} size={size - 6} />
    </span>
  );
}

const HEXAGON = '20,2 35.6,11 35.6,29 20,38 4.4,29 4.4,11';

/** One hexagon a pawn can stand on; what may be pressed around it lights it. */
export function Hex(p: {
  readonly sign: string;
  readonly pawn: Seat | undefined;
  readonly lack?: string | undefined;
  readonly off?: boolean;
  readonly size?: number;
}) {
  const { sign, pawn, lack, off = false, size = 32 } = p;
  const legal = sign !== '';
  return (
    <svg
      className={cx(styles.hex, off && styles.off, lack !== undefined && styles.no)}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <polygon points={HEXAGON} />
      {pawn !== undefined && <SeatToken seat={pawn} size={legal ? 15 : 25} cx={legal ? 28 : 20} cy={legal ? 28 : 20} />}
      {legal ? (
        <text x={pawn === undefined ? 20 : 15} y="21" dominantBaseline="central" className={styles.key}>
          {sign.toUpperCase()}
        </text>
      ) : (
        pawn === undefined &&
        lack !== undefined && (
          <text x="20" y="21" dominantBaseline="central" className={styles.lack}>
            {lack}
          </text>
        )
      )}
    </svg>
  );
}
