import { type Ask, type GameText, int, type Position, SPECTATOR, seeded, type View } from '@orrery/kernel';
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
import { describe, expect, it } from 'vitest';
import { wayOf } from '../board/aim.ts';
import { DURATIONS } from '../board/durations.ts';
import module from '../board/index.tsx';
import { centreOf, MAP, RADIUS } from '../board/layout.ts';
import { litBy } from '../board/lit.ts';
import { WORDS } from '../board/text.ts';
import type { Event } from '../events.ts';
import { andromedasEdge as game } from '../index.ts';
import { CELLS } from '../map.ts';
import type { State } from '../state.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import type { TableView } from '../view.ts';

const board = module as unknown as BoardModule<TableView, Event>;
const TEXTS = { en, de } as unknown as Readonly<Record<Language, GameText<TableView, Event>>>;
const KEYS = [...'123456789abcdfghijklmnopqstvwxyz'];

type Moment = { readonly position: Position<State>; readonly ask: Ask | undefined; readonly events: readonly Event[] };
type Variant = { readonly seats: number; readonly options: Readonly<Record<string, boolean | string>>; readonly seed: string };

/** A random game, decision by decision; its end is a moment without a question. */
function* randomGame({ seats, options, seed }: Variant): Generator<Moment> {
  const position = game.start(game.configure(seats, options), seed) as Position<State>;
  const chance = seeded(`players of ${seed}`);
  let events: Event[] = [];
  while (!game.over(position)) {
    const ask = game.open(position)[0];
    yield { position, ask, events };
    const answers = game.options(position, ask);
    const effects = { events: [] as { event: unknown }[], rolls: [], barrier: undefined };
    game.play(position, ask, answers[int(chance, answers.length)], effects as never);
    events = effects.events.flatMap(({ event }) => (event === undefined ? [] : [event as Event]));
  }
  yield { position, ask: undefined, events };
}

function propsOf(moment: Moment, language: Language, layout: 'desktop' | 'phone', viewer?: number): BoardProps<TableView, Event> {
  const { position, ask } = moment;
  const seen = viewer ?? ask?.seat ?? 0;
  const view = game.view(position, seen) as View<TableView>;
  const seats: SeatLook[] = Array.from({ length: view.table.players.length }, (_, seat) => ({
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
    text: TEXTS[language],
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
  const text = TEXTS[language];
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

function everyPart(props: BoardProps<TableView, Event>): string {
  const panels = props.seats.map((seat) => drawn(board.SeatPanel as never, { ...props, seat, active: seat.you } as never));
  return [drawn(board.Board as never, props), drawn(board.Me as never, props), drawn(board.Cards as never, props), ...panels].join('');
}

const TABLES: readonly Variant[] = [
  { seats: 2, options: { length: 'short' }, seed: 'board two' },
  { seats: 3, options: { length: 'short', special: 'vortexes', destinies: true, raiders: 'random' }, seed: 'board three' },
  { seats: 4, options: { length: 'short', teams: true, special: 'quasars' }, seed: 'board four' },
];

describe('the board', () => {
  it.each(TABLES)('draws every kind of question of a random game ($seats players), both languages and layouts', (variant) => {
    let positions = 0;
    const kinds = new Set<string | undefined>();
    for (const moment of randomGame(variant)) {
      // Every kind of question and the end, and of the many alike some.
      if (positions++ % 250 !== 0 && kinds.has(moment.ask?.decision)) continue;
      kinds.add(moment.ask?.decision);
      for (const language of ['en', 'de'] as const) {
        for (const layout of ['desktop', 'phone'] as const) {
          const html = everyPart(propsOf(moment, language, layout));
          expect(/undefined|NaN/.exec(html)?.[0], moment.ask?.decision).toBeUndefined();
          expect(html.includes(WORDS[language].board)).toBe(true);
        }
      }
    }
    expect(positions).toBeGreaterThan(200);
    expect(kinds.size).toBeGreaterThan(15);
  });

  it('lets every option that names a place be clicked there', () => {
    const decisions = new Map<string, number>();
    for (const variant of TABLES) {
      for (const moment of randomGame({ ...variant, seed: `options ${variant.seed}` })) {
        const { ask } = moment;
        if (ask === undefined) continue;
        const times = (decisions.get(ask.decision) ?? 0) + 1;
        decisions.set(ask.decision, times);
        if (times > 2) continue;
        const props = propsOf(moment, 'en', 'desktop');
        const { question } = props;
        if (question === undefined) continue;
        const html = everyPart(props);
        for (const option of question.options) {
          if (option.interjection) continue;
          const way = wayOf(question.ask, option.answer, props.view.table);
          const what = `${ask.decision} ${JSON.stringify(option.answer)} ${way.join(' ')}`;
          if (way.every((spot) => spot === 'pill' || spot === 'return')) continue;
          expect(
            way.some((spot) => html.includes(`data-spot="${spot}"`)),
            what,
          ).toBe(true);
        }
      }
    }
    expect([...decisions.keys()]).toEqual(
      expect.arrayContaining(['takeTurn', 'activate', 'pay', 'chooseModule', 'spendEnergy', 'escalate']),
    );
  });

  it('shows every event that a game tells, and gives each a time and a place of its own', () => {
    const silent = ['turnEnded', 'windowSwitched'];
    const shown = new Set<string>();
    for (const variant of TABLES) {
      for (const moment of randomGame({ ...variant, seed: `events ${variant.seed}` })) {
        for (const event of moment.events) {
          if (shown.has(event.type)) continue;
          shown.add(event.type);
          const ms = board.duration?.(event) ?? 0;
          if (!silent.includes(event.type)) expect(ms, event.type).toBeGreaterThan(0);
          expect(ms, event.type).toBeLessThanOrEqual(2500);
          expect(DURATIONS[event.type], event.type).toBe(ms);
          const { spots, grand } = litBy(event);
          expect(spots.length > 0 || grand, event.type).toBe(true);
          for (const motion of [true, false]) {
            const props = propsOf(moment, 'de', motion ? 'desktop' : 'phone');
            const html = everyPart({ ...props, question: undefined, motion, happening: { id: 1, event, ms } });
            expect(html.includes('undefined'), event.type).toBe(false);
            if (!motion) expect(html.includes('data-motion="true"'), event.type).toBe(false);
          }
        }
      }
    }
    expect(shown.size).toBeGreaterThan(50);
  });

  it('shows a spectator the table without a question', () => {
    let positions = 0;
    for (const moment of randomGame({ ...TABLES[1], seed: 'watched' })) {
      if (positions++ % 150 !== 0) continue;
      expect(everyPart(propsOf(moment, 'en', 'desktop', SPECTATOR))).not.toContain('data-legal');
    }
  });

  it('keeps every region inside the map, none upon another', () => {
    for (let cell = 0; cell < CELLS; cell++) {
      const { x, y } = centreOf(cell);
      const half = (RADIUS * Math.sqrt(3)) / 2;
      expect(x - half).toBeGreaterThanOrEqual(0);
      expect(x + half).toBeLessThanOrEqual(MAP.width);
      expect(y + RADIUS).toBeLessThanOrEqual(MAP.height);
      for (let other = 0; other < cell; other++) {
        const to = centreOf(other);
        expect(Math.hypot(to.x - x, to.y - y)).toBeGreaterThan(2 * half);
      }
    }
  });
});
