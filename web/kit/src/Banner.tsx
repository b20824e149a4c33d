import type { ReactNode } from 'react';
import { BannerFrame } from './BannerFrame.tsx';
import type { BoardProps } from './board.ts';
import { Sentence } from './Sentence.tsx';

export interface BannerProps<E extends { readonly type: string }> {
  readonly props: Pick<BoardProps<unknown, E>, 'happening' | 'motion' | 'viewer'> & {
    readonly text: { event(event: E, viewer: number): string };
  };
  /** The events that everybody has to read. */
  readonly of: ReadonlySet<E['type']>;
  /** Drawn below the words: the card that was turned up. */
  readonly more?: (event: E) => ReactNode;
  readonly high?: boolean;
}

/** Great moments are told in large words across the board. */
export function Banner<E extends { readonly type: string }>({ props, of, more, high = false }: BannerProps<E>) {
  const { happening } = props;
  if (happening === undefined || !of.has(happening.event.type)) return null;
  return (
    <BannerFrame key={happening.id} ms={happening.ms} motion={props.motion} high={high}>
      <p>
        <Sentence of={props.text.event(happening.event, props.viewer)} quiet size={24} />
      </p>
      {more?.(happening.event)}
    </BannerFrame>
  );
}
