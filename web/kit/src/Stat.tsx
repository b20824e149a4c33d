import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { Glyph } from './icons/glyph.ts';

export interface StatProps {
  readonly of: Glyph;
  readonly size?: number;
  /** All of it in words; without them it is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** An icon, and the number or few words that belong to it. */
export const Stat = ({ of, size = 13, label, className, children }: StatProps) => (
  <span className={className} {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}>
    <Icon of={of} size={size} />
    {children}
  </span>
);
