export type {
  BoardModule,
  BoardOption,
  BoardProps,
  BoardQuestion,
  BoardRefusal,
  CoverModule,
  Happening,
  Language,
  OptionFace,
  SeatLook,
  SeatPanelProps,
} from './board.ts';
export { type SeatShape, seatClass, seatColour, seatLetter, seatShape } from './seats.ts';
