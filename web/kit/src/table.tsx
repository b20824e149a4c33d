import type { GameText, Seat, View } from '@orrery/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import type { Language, SeatLook } from './board.ts';
import type { Glyph } from './icons/glyph.ts';

/** The few words the kit itself says. The shell brings them in the reader's language. */
export interface KitWords {
  readonly close: string;
  readonly you: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomReset: string;
  readonly expand: string;
  readonly collapse: string;
}

/** What all parts of a table share. Boards get the same through their props; kit components read it from here. */
export interface TableFrame {
  readonly text: GameText;
  readonly view: View | undefined;
  readonly viewer: Seat;
  readonly seats: readonly SeatLook[];
  readonly language: Language;
  readonly motion: boolean;
  readonly patterns: boolean;
  /** The game's drawings for the icon marks of its texts. */
  readonly icons: Readonly<Record<string, Glyph>>;
  readonly words: KitWords;
  explain(topic: string): void;
  picture(topic: string): ReactNode;
}

const TableContext = createContext<TableFrame | undefined>(undefined);

export const TableProvider = TableContext.Provider;

export function useTable(): TableFrame {
  const frame = useContext(TableContext);
  if (frame === undefined) throw new Error('outside a table');
  return frame;
}

/** The same for components that also work without a table. */
export const useTableIfAny = (): TableFrame | undefined => useContext(TableContext);
