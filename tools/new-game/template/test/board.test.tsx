import { boardTesting, describeBoard } from '@orrery/kit/testing';
import board, { wayOf } from '../board/index.tsx';
import { newGame } from '../index.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';

const tables = [{ seats: 2, seed: 'board two' }] as const;

describeBoard(boardTesting(newGame, board as never, { en, de }), { tables, always: 'pile:0', decisions: ['playCard'], events: 3, wayOf });
