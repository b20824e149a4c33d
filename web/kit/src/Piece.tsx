import type { CSSProperties, ReactNode } from 'react';
import { useExplain } from './Explain.tsx';
import { Key } from './Key.tsx';
import { merge } from './merge.ts';
import type { Target, Targets } from './targets.ts';

export interface PieceProps {
  readonly targets: Targets;
  /** Where it is; without a target it only explains itself. */
  readonly at?: Target | undefined;
  /** Only the place of what answers inside it, or of events. */
  readonly still?: boolean;
  /** Explained on hover, focus and long press. */
  readonly topic?: string | undefined;
  /** Instead of the topic's own words. */
  readonly tip?: ReactNode;
  /** What stands here, for screen readers. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/**
 * Anything on a board: it explains itself, answers the question where it can, and lights up when something happens there. Style sheets find it by
 * `[data-legal]`, `[data-focused]`, `[data-taken]` and `[data-lit]`.
 */
export function Piece({ targets, at, still: quiet = false, topic, tip, label, className, style, children }: PieceProps) {
  const explaining = useExplain(topic, tip);
  const acting = at === undefined ? {} : quiet ? { 'data-target': at, 'data-lit': targets.lit(at) || undefined } : targets.at(at, label);
  const still = 'role' in acting ? {} : { role: 'group', tabIndex: topic === undefined ? undefined : 0, 'aria-label': label };
  return (
    <div
      {...still}
      {...merge(explaining, acting)}
      className={className}
      style={{ ...style, ...('style' in acting ? (acting.style as CSSProperties) : {}) }}
    >
      {children}
    </div>
  );
}

/** The key that answers at a target, or how many answers are given there. */
export function PieceKey({
  targets,
  at,
  className,
}: {
  readonly targets: Targets;
  readonly at: Target;
  readonly className?: string | undefined;
}) {
  const sign = targets.sign(at);
  if (sign === '') return null;
  const key = <Key of={sign} state={targets.focused(at) ? 'focused' : 'legal'} />;
  return className === undefined ? key : <span className={className}>{key}</span>;
}
