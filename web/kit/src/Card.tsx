import type { CSSProperties, ReactNode } from 'react';
import { acts, isFocused } from './act.ts';
import type { BoardOption, BoardProps } from './board.ts';
import styles from './Card.module.css';
import { useExplain } from './Explain.tsx';
import { Key } from './Key.tsx';

export interface CardProps {
  readonly name: ReactNode;
  /** The kind's colour: the bar at the left. */
  readonly hue?: string;
  /** The kind's glyph. */
  readonly icon?: ReactNode;
  /** Top right: cost or points. */
  readonly corner?: ReactNode;
  /** The effect, as icons or words. */
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
  /** Explains itself with this topic. */
  readonly topic?: string | undefined;
  readonly state?: 'plain' | 'used' | 'blocked';
  /** Clicking answers with this option. */
  readonly option?: BoardOption | undefined;
  readonly board?: Pick<BoardProps, 'question' | 'focused' | 'focus' | 'choose' | 'seats'>;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A card: name, kind, cost, effect; its words on hover, focus and long press. */
export function Card({ name, hue, icon, corner, children, foot, topic, state = 'plain', option, board, className, style }: CardProps) {
  const explaining = useExplain(topic);
  const acting = board === undefined ? {} : acts(board, option);
  const focused = board !== undefined && isFocused(board, option);
  const both = merge(explaining, acting);
  const focusable = option === undefined && topic !== undefined ? { tabIndex: 0, role: 'group' } : {};
  return (
    <div
      {...focusable}
      {...both}
      className={[
        styles.card,
        styles[state],
        option === undefined ? '' : styles.legal,
        focused ? styles.focused : '',
        className ?? '',
      ].join(' ')}
      style={{ ...style, ...(hue === undefined ? {} : { '--kind': hue }) }}
    >
      <div className={styles.head}>
        {icon}
        <b>{name}</b>
        {corner !== undefined && <span className={styles.corner}>{corner}</span>}
        {option !== undefined && <Key of={option.key} state={focused ? 'focused' : 'legal'} />}
      </div>
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}

type Handlers = Readonly<Record<string, unknown>>;

/** Two sets of handlers on one element: both are called. */
export function merge(a: Handlers, b: Handlers): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...a, ...b };
  for (const key of Object.keys(a)) {
    const one = a[key];
    const two = b[key];
    if (typeof one === 'function' && typeof two === 'function') {
      merged[key] = (...args: unknown[]) => {
        one(...args);
        two(...args);
      };
    }
  }
  return merged;
}
