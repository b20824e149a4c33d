/** Positions of random games with everything a board gets, drawn to a string. */
import { boardTesting, type Dealt } from '@orrery/kit/testing';
import module from '../board/index.tsx';
import { beyondTheSun as game } from '../index.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';

export const testing = boardTesting(game, module, { en, de });
export const { board, randomGame, propsOf, drawn, everyPart } = testing;

export const TABLES: readonly Dealt[] = [
  { seats: 2, options: { mats: 'standard', display: false }, seed: 'board two' },
  { seats: 3, options: { mats: 'expert', display: true }, seed: 'board three' },
  { seats: 4, options: { mats: 'expert', display: false }, seed: 'board four' },
];
