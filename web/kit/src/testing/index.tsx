import {
  type Ask,
  at,
  type ByLanguage,
  type Configured,
  foresee,
  type Game,
  type GameText,
  isInterjection,
  newEffects,
  type OptionValue,
  type Position,
  pick,
  seeded,
  spoken,
  type View,
} from '@orrery/kernel';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { BoardModule, BoardOption, BoardProps, BoardQuestion, Language, SeatLook, SeatPanelProps } from '../board.ts';
import { seatColour, seatLetter, seatShape } from '../seats.ts';
import { type TableFrame, type TableMoment, TableProvider } from '../table.tsx';

export { type BoardPlan, describeBoard } from './describe-board.tsx';

const KEYS = [...'123456789abcdfghijklmnopqstvwxyz'];

/** A decision of a random game, and what has happened since the one before. */
export type Moment<S, E> = { readonly position: Position<S>; readonly ask: Ask | undefined; readonly events: readonly E[] };

export type Dealt = { readonly seats: number; readonly options?: Readonly<Record<string, OptionValue>>; readonly seed: string };

/** What the test of a board needs: random games, the props the shell would give, and every part drawn as a string. */
export function boardTesting<S extends Configured, V, E>(game: Game<S, V, E>, module: BoardModule, texts: ByLanguage<GameText<V, E>>) {
  // The registry hands boards out without their types.
  const board = module as unknown as BoardModule<V, E>;

  /** A random game, decision by decision; its end is a moment without a question. */
  function* randomGame({ seats, options = {}, seed }: Dealt): Generator<Moment<S, E>> {
    const position = game.start(game.configure(seats, options), seed);
    const chance = seeded(`players of ${seed}`);
    let events: E[] = [];
    while (!game.over(position)) {
      const ask = at(game.open(position), 0);
      yield { position, ask, events };
      const answers = game.options(position, ask);
      const effects = newEffects();
      game.play(position, ask, pick(chance, answers), effects);
      events = effects.events.flatMap(({ event }) => (event === undefined ? [] : [event as E]));
    }
    yield { position, ask: undefined, events };
  }

  /** What the shell hands to a board at this moment: to the seat that is asked, unless another viewer is named. */
  function propsOf(
    { position, ask }: Moment<S, E>,
    language: Language,
    layout: 'desktop' | 'phone',
    viewer: number = ask?.seat ?? 0,
  ): BoardProps<V, E> {
    const view = game.view(position, viewer);
    const { seats: count } = position.state.config;
    const seats = Array.from(
      { length: count },
      (_, seat): SeatLook => ({
        seat,
        name: `Player ${seat}`,
        letter: seatLetter(seat),
        shape: seatShape(seat),
        colour: seatColour(seat),
        kind: 'human',
        you: seat === viewer,
        away: false,
      }),
    );
    return {
      view,
      viewer,
      text: spoken(texts)[language],
      language,
      seats,
      question: ask?.seat === viewer ? questionOf(position, ask, view, language) : undefined,
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

  function questionOf(position: Position<S>, ask: Ask, view: View<V>, language: Language): BoardQuestion<V> {
    const text = spoken(texts)[language];
    const seen = view.asks.find(({ seat, decision }) => seat === ask.seat && decision === ask.decision);
    if (seen === undefined) throw new Error(`${ask.decision} is not in the view`);
    const answers = game.options(position, ask);
    const forecasts = foresee(game, view, seen, answers, seeded('forecast'));
    return {
      ask: seen,
      prompt: text.prompt(seen, view),
      options: answers.map(
        (answer, i): BoardOption<V> => ({
          answer,
          key: KEYS[i] ?? '',
          words: text.option(seen, answer, view),
          interjection: isInterjection(answer),
          forecast: at(forecasts, i),
        }),
      ),
      refusals: game.refusals(position, ask).map((refusal) => ({ refusal, words: text.refusal(refusal, view) })),
    };
  }

  /** What one part of the board looks like. */
  function drawn<P extends BoardProps<V, E>>(Part: ComponentType<P> | undefined, props: P): string {
    if (Part === undefined) throw new Error('no such part');
    const frame: TableFrame & TableMoment = {
      text: props.text as TableFrame['text'],
      view: props.view,
      viewer: props.viewer,
      seats: props.seats,
      language: props.language,
      motion: props.motion,
      patterns: props.patterns,
      icons: board.icons ?? {},
      words: {
        close: '',
        you: '',
        expand: '',
        collapse: '',
        ways: (count) => `${count}`,
        readOn: () => '',
      },
      explain() {},
      picture: (topic) => board.picture?.(topic, props.view),
    };
    return renderToString(
      <TableProvider value={frame}>
        <Part {...props} />
      </TableProvider>,
    );
  }

  /** Board, own place, cards and every seat's panel together, as far as this board has them. */
  function everyPart(props: BoardProps<V, E>): string {
    const { SeatPanel } = board;
    const panels = props.seats.map((seat) =>
      SeatPanel === undefined ? '' : drawn<SeatPanelProps<V, E>>(SeatPanel, { ...props, seat, active: seat.you }),
    );
    const parts = [board.Board, board.Me, board.Cards].map((part) => (part === undefined ? '' : drawn(part, props)));
    return [...parts, ...panels].join('');
  }

  return { game, board, randomGame, propsOf, drawn, everyPart };
}
