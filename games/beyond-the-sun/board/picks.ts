/** Answers about ships in two steps: first which, then where to. One source needs no first step. A power about ships is a mode of its own. */
import type { BoardOption } from '@orrery/kit';
import { useState } from 'react';
import { aimed, asked, type Props } from './common.tsx';

export type Way = { readonly option: BoardOption; readonly ship: number; readonly at: number; readonly to: number };
export type Picks = {
  readonly ways: readonly Way[];
  /** Ships that can be taken up, as "location level"; empty when there is nothing to choose between. */
  readonly sources: ReadonlySet<string>;
  readonly picked: string | undefined;
  pick(at: number, level: number): void;
  clear(): void;
  optionTo(location: number): BoardOption | undefined;
  /** Ships that are an answer by themselves. */
  readonly ships: ReadonlyMap<string, BoardOption>;
  /** Galactic HQ: whether it can be used, and whether its ship is just being chosen. */
  readonly power: 'none' | 'offered' | 'choosing';
  togglePower(): void;
};

type Step = { readonly decisions: number; readonly key: string } | { readonly decisions: number; readonly power: true };

/** Questions answered by ships, or by the places they are at. */
const ABOUT_SHIPS = [
  'chooseJump',
  'chooseTransfer',
  'chooseUpgrade',
  'chooseTrade',
  'exhibit',
  'chooseSettlers',
  'chooseShipyard',
  'chooseColony',
  'chooseBonus',
  'placeRogueStar',
];

export function usePicks(props: Props): Picks {
  const [step, setStep] = useState<Step>();
  const { decisions } = props.view;
  const now = step?.decisions === decisions ? step : undefined;
  const upgrades = aimed(props, (aim) => aim.ship !== undefined).filter(({ option }) => option.interjection);
  // The answer itself comes first; where it is about ships too, the power waits until it is asked for.
  const about = asked(props, ...ABOUT_SHIPS);
  const choosing = upgrades.length > 0 && now !== undefined && 'power' in now;
  const ways: Way[] = choosing
    ? []
    : aimed(props, (aim) => aim.to !== undefined).flatMap(({ option, aim: { ship, at, to } }) =>
        ship === undefined || at === undefined || to === undefined ? [] : [{ option, ship, at, to }],
      );
  const all = new Set(ways.map(({ at, ship }) => `${at} ${ship}`));
  const only = all.size === 1 ? [...all][0] : undefined;
  const picked = only ?? (now !== undefined && 'key' in now && all.has(now.key) ? now.key : undefined);
  const ships = new Map(
    aimed(props, (aim) => aim.ship !== undefined && aim.to === undefined).flatMap(({ option, aim }) =>
      (option.interjection ? choosing || !about : !choosing) ? [[`${aim.at} ${aim.ship}`, option] as const] : [],
    ),
  );
  return {
    ways,
    sources: only === undefined ? all : new Set(),
    picked,
    pick: (at, level) => setStep(picked === `${at} ${level}` ? undefined : { decisions, key: `${at} ${level}` }),
    clear: () => setStep(undefined),
    optionTo: (location) => ways.find(({ at, ship, to }) => to === location && `${at} ${ship}` === picked)?.option,
    ships,
    power: upgrades.length === 0 || !about ? 'none' : choosing ? 'choosing' : 'offered',
    togglePower: () => setStep(choosing ? undefined : { decisions, power: true }),
  };
}
