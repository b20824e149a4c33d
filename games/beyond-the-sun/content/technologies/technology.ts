import type { Action, Effect } from '../effects.ts';
import type { Level, TechType } from '../kinds.ts';
import type { Power } from '../powers.ts';

export type Technology = {
  readonly level: Level;
  /** The upper left half, and what the small right triangle passes on. */
  readonly primary: TechType;
  /** The lower left half; equal to the primary type on a pure card. */
  readonly secondary: TechType;
  /** The IMMEDIATE box. */
  readonly immediate?: readonly Effect[];
  readonly actions?: readonly Action[];
  readonly power?: Power;
  /** Printed points; only level IV cards have them. */
  readonly points?: number;
};

export const fits = (technology: Technology, type: TechType): boolean => technology.primary === type || technology.secondary === type;
