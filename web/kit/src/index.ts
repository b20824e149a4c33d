export { Amounts, type AmountsProps, amountsOf } from './Amounts.tsx';
export { acts, asked, fieldOf, foreseen, isFields, isFocused, optionFor, refusalFor } from './act.ts';
export { Banner, type BannerProps } from './Banner.tsx';
export { BannerFrame, type BannerFrameProps } from './BannerFrame.tsx';
export type {
  BoardModule,
  BoardOption,
  BoardProps,
  BoardQuestion,
  BoardRefusal,
  CoverModule,
  Happening,
  Holding,
  Language,
  OptionFace,
  OptionStep,
  Points,
  SeatLook,
  SeatPanelProps,
  Weight,
} from './board.ts';
export { type Box, centreOf, placed } from './box.ts';
export { CardArt, type Motif } from './CardArt.tsx';
export { Counter, type CounterProps } from './Counter.tsx';
export { CoverFrame, type CoverFrameProps } from './CoverFrame.tsx';
export type { Cue, EventCue } from './cues.ts';
export { cx } from './cx.ts';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { Die, type DieProps } from './Die.tsx';
export { Explain, type ExplainProps, useExplain, useTooltip } from './Explain.tsx';
export { Explained, ExplainLayer } from './ExplainLayer.tsx';
export { type Flight, Flights } from './Flights.tsx';
export { Foreseen, signed } from './Foreseen.tsx';
export { Group } from './Group.tsx';
export { hexCorners, type Point, pointsOf } from './hex.ts';
export { Icon, type IconProps } from './Icon.tsx';
export { InWords, type InWordsProps } from './InWords.tsx';
export { type Glyph, g24 } from './icons/glyph.ts';
export * as icons from './icons.ts';
export { Key, KeyBadge } from './Key.tsx';
export { later } from './later.tsx';
export type { AnyLesson, Lesson, LessonScene, LessonStep, OthersAsk, StepPart, StepWords } from './lesson.ts';
export { merge } from './merge.ts';
export { capital, nameOfSeat, namesIn, plain, titleOf } from './names.ts';
export { OptionButton, type OptionButtonProps, StepButton, type StepButtonProps } from './OptionButton.tsx';
export { Piece, PieceKey, type PieceProps } from './Piece.tsx';
export { Pips, type PipsProps } from './Pips.tsx';
export { Owner, type OwnerProps, Place, type PlaceProps } from './Place.tsx';
export { parting, SOFT } from './parting.ts';
export { noteAppeared, onPress, onTap, tapsChoose, watchClicks } from './press.ts';
export { Say, type SayProps } from './Say.tsx';
export { type SeatNumber, SeatNumbers, type SeatNumbersProps } from './SeatNumbers.tsx';
export { SeatToken, type SeatTokenProps } from './SeatToken.tsx';
export { SeatName, Sentence, type SentenceProps } from './Sentence.tsx';
export { Sheet, type SheetProps } from './Sheet.tsx';
export { Sprite, type SpriteProps } from './Sprite.tsx';
export { Stat, type StatProps } from './Stat.tsx';
export { type SeatShape, seatClass, seatColour, seatLetter, seatShape } from './seats.ts';
export { flashClass, legalClass } from './spotlight.ts';
export { sum } from './sum.ts';
export { type Tab, Tabs, type TabsProps } from './Tabs.tsx';
export { Tinted } from './Tinted.tsx';
export { type KitWords, type TableFrame, type TableMoment, TableProvider, useTable, useTableIfAny, useTableMoment } from './table.tsx';
export { type AimInterjection, type Aims, type Around, boardTargets, type Lights, type Target, type Targets } from './targets.ts';
export { type Telling, telling, USUAL_MS } from './telling.ts';
export { type Size, useMeasured, useSize } from './useSize.ts';
export { Veil, type VeilProps } from './Veil.tsx';
