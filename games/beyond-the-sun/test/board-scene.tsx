/** Positions of random games with everything a board gets, drawn to a string. */
import { type Ask, int, type Position, seeded, type View } from '@orrery/kernel';
import {
  type BoardModule,
  type BoardOption,
  type BoardProps,
  type BoardQuestion,
  type Language,
  type SeatLook,
  seatColour,
  seatLetter,
  seatShape,
  type TableFrame,
  TableProvider,
} from '@orrery/kit';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import module from '../board/index.tsx';
import type { Event } from '../events.ts';
import { beyondTheSun as game } from '../index.ts';
import type { State } from '../state.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import type { TableView } from '../view.ts';

const texts = { en, de };

export const board = module as unknown as BoardModule<TableView, Event>;
const KEYS = [...'123456789abcdfghijklmnopqstvwxyz'];

export type Moment = { readonly position: Position<State>; readonly ask: Ask | undefined; readonly events: readonly Event[] };
export type Variant = { readonly seats: number; readonly mats: 'standard' | 'expert'; readonly display: boolean; readonly seed: string };

/** A random game, decision by decision; its end is a moment without a question. */
export function* randomGame({ seats, mats, display, seed }: Variant): Generator<Moment> {
  const position = game.start(game.configure(seats, { mats, display }), seed) as Position<State>;
  const chance = seeded(`players of ${seed}`);
  let events: Event[] = [];
  while (!game.over(position)) {
    const ask = game.open(position)[0];
    yield { position, ask, events };
    const options = game.options(position, ask);
    const effects = { events: [] as { event: unknown }[], rolls: [], barrier: undefined };
    game.play(position, ask, options[int(chance, options.length)], effects as never);
    events = effects.events.flatMap(({ event }) => (event === undefined ? [] : [event as Event]));
  }
  yield { position, ask: undefined, events };
}

export function propsOf(moment: Moment, language: Language, layout: 'desktop' | 'phone', viewer?: number): BoardProps<TableView, Event> {
  const { position, ask } = moment;
  const seen = viewer ?? ask?.seat ?? 0;
  const view = game.view(position, seen) as View<TableView>;
  const text = texts[language];
  const seats: SeatLook[] = Array.from({ length: view.table.seats }, (_, seat) => ({
    seat,
    name: `Player ${seat}`,
    letter: seatLetter(seat),
    shape: seatShape(seat),
    colour: seatColour(seat),
    kind: 'human',
    you: seat === seen,
    away: false,
  }));
  return {
    view,
    viewer: seen,
    text,
    language,
    seats,
    question: ask !== undefined && ask.seat === seen ? questionOf(position, ask, view, language) : undefined,
    focused: undefined,
    focus() {},
    choose() {},
    explain() {},
    happening: undefined,
    layout,
    motion: true,
    patterns: layout === 'phone',
  };
}

function questionOf(position: Position<State>, ask: Ask, view: View<TableView>, language: Language): BoardQuestion {
  const text = texts[language];
  const seen = view.asks.find(({ seat, decision }) => seat === ask.seat && decision === ask.decision);
  if (seen === undefined) throw new Error(`${ask.decision} is not in the view`);
  return {
    ask: seen,
    prompt: text.prompt(seen, view),
    options: game.options(position, ask).map(
      (answer, i): BoardOption => ({
        answer,
        key: KEYS[i] ?? '',
        words: text.option(seen, answer, view),
        interjection: typeof answer === 'object' && answer !== null && 'interject' in answer,
      }),
    ),
    refusals: game.refusals(position, ask).map((refusal) => ({ refusal, words: text.refusal(refusal, view) })),
  };
}

/** What one part of the board looks like. */
function drawn(Part: ComponentType<never> | undefined, props: object & BoardProps<TableView, Event>): string {
  if (Part === undefined) throw new Error('no such part');
  const frame: TableFrame = {
    text: props.text as TableFrame['text'],
    view: props.view,
    viewer: props.viewer,
    seats: props.seats,
    language: props.language,
    motion: props.motion,
    patterns: props.patterns,
    icons: board.icons ?? {},
    words: { close: '', you: '', zoomIn: '', zoomOut: '', zoomReset: '', expand: '', collapse: '' },
    explain() {},
    picture: (topic) => board.picture?.(topic, props.view),
  };
  const Drawn = Part as ComponentType<object>;
  return renderToString(
    <TableProvider value={frame}>
      <Drawn {...props} />
    </TableProvider>,
  );
}

export function everyPart(props: BoardProps<TableView, Event>): string {
  const panels = props.seats.map((seat) => drawn(board.SeatPanel as never, { ...props, seat, active: seat.you } as never));
  return [drawn(board.Board as never, props), drawn(board.Me as never, props), drawn(board.Cards as never, props), ...panels].join('');
}

export const TABLES: readonly Variant[] = [
  { seats: 2, mats: 'standard', display: false, seed: 'board two' },
  { seats: 3, mats: 'expert', display: true, seed: 'board three' },
  { seats: 4, mats: 'expert', display: false, seed: 'board four' },
];
