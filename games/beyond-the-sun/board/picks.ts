/** Ships that move: first which, then where to. One source needs no first step. */
import type { BoardOption } from '@orrery/kit';
import { useState } from 'react';
import { aimed, type Props } from './common.tsx';

export type Way = { readonly option: BoardOption; readonly ship: number; readonly at: number; readonly to: number };
export type Picks = {
  readonly ways: readonly Way[];
  /** Ships that can be taken up, as "location level"; empty when there is nothing to choose between. */
  readonly sources: ReadonlySet<string>;
  readonly picked: string | undefined;
  pick(at: number, level: number): void;
  clear(): void;
  optionTo(location: number): BoardOption | undefined;
};

export function usePicks(props: Props): Picks {
  const [choice, setChoice] = useState<{ readonly decisions: number; readonly key: string }>();
  const { decisions } = props.view;
  const ways: Way[] = aimed(props, (aim) => aim.to !== undefined).flatMap(({ option, aim: { ship, at, to } }) =>
    ship === undefined || at === undefined || to === undefined ? [] : [{ option, ship, at, to }],
  );
  const sources = new Set(ways.map(({ at, ship }) => `${at} ${ship}`));
  const only = sources.size === 1 ? [...sources][0] : undefined;
  const picked = only ?? (choice?.decisions === decisions && sources.has(choice.key) ? choice.key : undefined);
  return {
    ways,
    sources: only === undefined ? sources : new Set(),
    picked,
    pick: (at, level) => setChoice(picked === `${at} ${level}` ? undefined : { decisions, key: `${at} ${level}` }),
    clear: () => setChoice(undefined),
    optionTo: (location) => ways.find(({ at, ship, to }) => to === location && `${at} ${ship}` === picked)?.option,
  };
}
