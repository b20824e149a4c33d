import type { GameText, Seat, View } from '@orrery/kernel';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language, SeatLook } from './board.ts';
import type { Glyph } from './icons/glyph.ts';

/** The few words the kit itself says. The shell brings them in the reader's language. */
export interface KitWords {
  readonly close: string;
  readonly you: string;
  readonly expand: string;
  readonly collapse: string;
  /** That this many answers are given at one place. */
  ways(count: number): string;
  /** How more is to be read about what explains itself: by a finger, or by a mouse. */
  readOn(finger: boolean): string;
}

/** What all parts of a table share. Boards get the same through their props; kit components read it from here. */
export interface TableFrame {
  readonly text: GameText;
  readonly viewer: Seat;
  readonly seats: readonly SeatLook[];
  readonly language: Language;
  readonly motion: boolean;
  readonly patterns: boolean;
  /** The game's drawings for the icon marks of its texts. */
  readonly icons: Readonly<Record<string, Glyph>>;
  readonly words: KitWords;
  explain(topic: string): void;
}

/** What is new after every move: apart from the rest, so that only what shows it is drawn again, and not every sentence of the log. */
export interface TableMoment {
  readonly view: View | undefined;
  picture(topic: string): ReactNode;
}

const FrameContext = createContext<TableFrame | undefined>(undefined);
const MomentContext = createContext<TableMoment>({ view: undefined, picture: () => undefined });

export function TableProvider({ value, children }: { readonly value: TableFrame & TableMoment; readonly children: ReactNode }) {
  const { text, viewer, seats, language, motion, patterns, icons, words, explain, view, picture } = value;
  const frame = useMemo(
    () => ({ text, viewer, seats, language, motion, patterns, icons, words, explain }),
    [text, viewer, seats, language, motion, patterns, icons, words, explain],
  );
  const moment = useMemo(() => ({ view, picture }), [view, picture]);
  return (
    <FrameContext.Provider value={frame}>
      <MomentContext.Provider value={moment}>{children}</MomentContext.Provider>
    </FrameContext.Provider>
  );
}

export function useTable(): TableFrame {
  const frame = useContext(FrameContext);
  if (frame === undefined) throw new Error('outside a table');
  return frame;
}

/** The same for components that also work without a table. */
export const useTableIfAny = (): TableFrame | undefined => useContext(FrameContext);

/** The position on the table, for what explains itself with its numbers. */
export const useTableMoment = (): TableMoment => useContext(MomentContext);
