import { type BoardRefusal, cx, legalClass, Piece, PieceKey, Sentence, type Target } from '@orrery/kit';
import type { CSSProperties, ReactNode } from 'react';
import { litClass, type Props } from './common.tsx';
import { Told } from './Told.tsx';
import { useTargets } from './targets.ts';

export interface SpotProps {
  readonly props: Props;
  /** Where it is. */
  readonly at?: Target | undefined;
  /** It does not answer itself: what is inside does. */
  readonly still?: boolean;
  readonly topic?: string | undefined;
  /** Instead of the topic's own words. */
  readonly tip?: ReactNode;
  /** Why it is no answer, told instead. */
  readonly why?: BoardRefusal | undefined;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
  /** Show the option's key at its end. */
  readonly keyed?: boolean;
}

/** A piece of the board that explains itself, and answers where it can. */
export function Spot({ props, at, still = false, topic, tip, why, className, children, keyed = true, ...rest }: SpotProps) {
  const targets = useTargets(props);
  const legal = at !== undefined && !still && targets.standing(at) !== 'idle';
  return (
    <Piece
      {...rest}
      targets={targets}
      at={at}
      still={still}
      topic={topic}
      tip={
        why !== undefined ? (
          <Sentence of={why.words} quiet />
        ) : (
          (tip ?? (topic === undefined ? undefined : <Told props={props} topic={topic} />))
        )
      }
      className={cx(className, legalClass(legal, legal && targets.focused(at)), at !== undefined && litClass(props, at))}
    >
      {children}
      {keyed && legal && <PieceKey targets={targets} at={at} />}
    </Piece>
  );
}
