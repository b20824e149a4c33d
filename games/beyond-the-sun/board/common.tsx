/** Small things that every part of this board uses. */
import { plainWords, type Seat } from '@orrery/kernel';
import {
  acts,
  type BoardOption,
  type BoardProps,
  type BoardRefusal,
  Icon,
  isFocused,
  merge,
  SeatToken,
  seatClass,
  useExplain,
} from '@orrery/kit';
import type { CSSProperties, ReactNode } from 'react';
import type { Marker } from '../content/kinds.ts';
import type { Event } from '../events.ts';
import type { TableView } from '../view.ts';
import { type Aim, aimOf } from './aim.ts';
import styles from './common.module.css';
import { HULL, MARKER } from './glyphs.ts';
import { type Vocabulary, vocabularyOf } from './names.ts';
import { type BoardWords, WORDS } from './text.ts';

export type Props = BoardProps<TableView, Event>;

export const wordsOf = (props: Pick<Props, 'language'>): BoardWords => WORDS[props.language];
/** The game's own vocabulary, for names without a sentence around them. */
export const vocabulary = (props: Pick<Props, 'text' | 'view'>): Vocabulary => vocabularyOf(props.text, props.view);
export const nameOfSeat = (props: Pick<Props, 'seats'>, seat: Seat): string => props.seats[seat]?.name ?? '';
export const plain = (props: Pick<Props, 'seats'>, sentence: string): string => plainWords(sentence, (seat) => nameOfSeat(props, seat));

/** Title and words of a topic, for screen readers. */
export function told(props: Pick<Props, 'text' | 'view' | 'seats'>, topic: string): string {
  const { title, body } = props.text.explain(topic, props.view);
  return plain(props, `${title}: ${body}`);
}

export function aimed(props: Pick<Props, 'question'>, fits: (aim: Aim) => boolean): { readonly option: BoardOption; readonly aim: Aim }[] {
  const { question } = props;
  if (question === undefined) return [];
  return question.options.flatMap((option) => {
    const aim = aimOf(question.ask, option.answer);
    return fits(aim) ? [{ option, aim }] : [];
  });
}
export const optionAimed = (props: Pick<Props, 'question'>, fits: (aim: Aim) => boolean): BoardOption | undefined =>
  aimed(props, fits)[0]?.option;

export const asked = (props: Pick<Props, 'question'>, ...decisions: readonly string[]): boolean =>
  props.question !== undefined && decisions.includes(props.question.ask.decision);

export const cx = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

export interface PieceProps {
  readonly props: Props;
  readonly topic?: string | undefined;
  /** Instead of the topic's own title and words. */
  readonly said?: (() => Said) | undefined;
  /** What the explanation adds with the numbers of this moment. */
  readonly now?: (() => readonly string[]) | undefined;
  readonly option?: BoardOption | undefined;
  readonly refusal?: BoardRefusal | undefined;
  /** Clicking it chooses a part of an answer, or takes that back. */
  readonly pick?: (() => void) | undefined;
  readonly picked?: boolean | undefined;
  readonly label?: string | undefined;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly hot?: boolean | undefined;
  /** Names the place for things that fly to it or from it. */
  readonly spot?: string | undefined;
  readonly children?: ReactNode;
}
export type Said = { readonly title: string; readonly body: string };

/** Anything on the board: explains itself, answers the question when it may, and says why when it may not. */
export function Piece(p: PieceProps) {
  const { props, topic, said, now, option, refusal, pick, picked, label, className, style, hot, spot, children } = p;
  const own = said !== undefined || now !== undefined || refusal !== undefined;
  const explaining = useExplain(
    own ? `piece:${label ?? ''}:${topic ?? ''}` : topic,
    own ? <Tip props={props} topic={topic} said={said} now={now} refusal={refusal} /> : undefined,
  );
  const acting: Record<string, unknown> =
    option !== undefined
      ? acts(props, option)
      : pick !== undefined
        ? {
            role: 'button',
            tabIndex: 0,
            'aria-label': label,
            'aria-pressed': picked === true,
            'data-legal': true,
            onClick: pick,
            onKeyDown: (event: KeyboardEvent) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              event.stopPropagation();
              pick();
            },
          }
        : {};
  const all = merge(explaining, acting);
  return (
    <div
      {...all}
      className={cx(styles.piece, className)}
      style={{ ...style, ...(option !== undefined || pick !== undefined ? { cursor: 'pointer' } : {}) }}
      data-hot={hot || undefined}
      data-picked={picked || undefined}
      data-why={refusal === undefined ? undefined : true}
      data-spot={spot}
    >
      {children}
    </div>
  );
}

/** The explanation of a piece: what it is, how it stands now, and why it is no answer. */
function Tip({ props, topic, said, now, refusal }: Pick<PieceProps, 'props' | 'topic' | 'said' | 'now' | 'refusal'>) {
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
      {refusal !== undefined && <span className={styles.why}>{plain(props, refusal.words)}</span>}
    </span>
  );
}

/** A name that opens its explanation; inside something clickable it is only a name. */
export function Name(p: {
  readonly props: Props;
  readonly topic: string;
  readonly plain?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { props, topic, className, children } = p;
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
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden by the spread
    <svg {...named} className={styles.hull} width={size} height={size} viewBox="0 0 24 24">
      <path d={HULL} />
      <text x="12" y="18.6">
        {level}
      </text>
    </svg>
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

/** One hexagon a pawn can stand on. */
export function Hex(p: {
  readonly props: Props;
  readonly option: BoardOption | undefined;
  readonly pawn: Seat | undefined;
  readonly lack?: string | undefined;
  readonly off?: boolean;
  readonly size?: number;
}) {
  const { props, option, pawn, lack, off = false, size = 32 } = p;
  const focused = isFocused(props, option);
  return (
    <svg
      className={cx(
        styles.hex,
        option !== undefined && styles.legal,
        focused && styles.focused,
        off && styles.off,
        lack !== undefined && styles.no,
      )}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <polygon points={HEXAGON} />
      {pawn !== undefined && (
        <SeatToken
          seat={pawn}
          size={option === undefined ? 25 : 15}
          cx={option === undefined ? 20 : 28}
          cy={option === undefined ? 20 : 28}
        />
      )}
      {option !== undefined && (
        <text x={pawn === undefined ? 20 : 15} y="21" dominantBaseline="central" className={styles.key}>
          {option.key === '' ? '•' : option.key.toUpperCase()}
        </text>
      )}
      {option === undefined && pawn === undefined && lack !== undefined && (
        <text x="20" y="21" dominantBaseline="central" className={styles.lack}>
          {lack}
        </text>
      )}
    </svg>
  );
}
