/** Plunder: free, always possible. */
import { PLUNDER, PLUNDERED } from '../content/box.ts';
import type { Context } from '../rulebook.ts';
import { playerCount } from '../state.ts';
import { trigger } from './abilities.ts';
import type { Action, Plunder } from './answers.ts';
import { gain } from './resources.ts';

const answer: Plunder = { action: 'plunder' };

export function addPlunder(options: Action[]): void {
  options.push(answer);
}

export function plunder(x: Context, seat: number): void {
  const s = x.state;
  s.inBox[PLUNDER * playerCount(s) + seat]++;
  x.emit({ type: 'plundered', seat });
  gain(x, seat, PLUNDERED, 'plunder');
  trigger(x, seat, 'plunder');
}
