import { acts, type BoardOption, isFocused, Key, legalClass, merge, useExplain } from '@orrery/kit';
import type { CSSProperties, ReactNode } from 'react';
import { join, litClass, type Props } from './common.tsx';
import { Told } from './Told.tsx';

export interface SpotProps {
  readonly props: Props;
  readonly option?: BoardOption | undefined;
  readonly topic?: string | undefined;
  /** Instead of the topic's own words. */
  readonly tip?: ReactNode;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
  /** Show the option's key at its end. */
  readonly keyed?: boolean;
  readonly lit?: boolean;
  /** Its name for pieces that fly here or from here. */
  readonly place?: string;
}

/** A piece of the board that explains itself, and answers where it can. */
export function Spot({ props, option, topic, tip, className, label, style, children, keyed = true, lit = false, place }: SpotProps) {
  const explaining = useExplain(topic, tip ?? (topic === undefined ? undefined : <Told props={props} topic={topic} />));
  const acting = acts(props, option);
  const focused = isFocused(props, option);
  const still = option === undefined && topic !== undefined ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <div
      {...still}
      {...merge(explaining, acting)}
      className={join(className, legalClass(option !== undefined, focused), litClass(props, lit))}
      style={{ ...style, ...(option === undefined ? {} : { cursor: 'pointer' }) }}
      data-spot={place}
    >
      {children}
      {keyed && option !== undefined && <Key of={option.key} state={focused ? 'focused' : 'legal'} />}
    </div>
  );
}
