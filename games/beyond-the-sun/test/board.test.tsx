import { type Ask, int, type Position, SPECTATOR, seeded, type View } from '@orrery/kernel';
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
import { aimOf } from '../board/aim.ts';
import { DURATIONS } from '../board/durations.ts';
import module from '../board/index.tsx';
import { LEAST, layMap, layTree } from '../board/layout.ts';
import { WORDS } from '../board/text.ts';
import { FIELDS_OF } from '../content/fields.ts';
import type { Event } from '../events.ts';
import { beyondTheSun as game } from '../index.ts';
import { placesOf } from '../rules/fleet.ts';
import type { State } from '../state.ts';
import { de } from '../text/de.ts';
import { en, english } from '../text/en.ts';
import type { TableView } from '../view.ts';

const texts = { en, de };

const board = module as unknown as BoardModule<TableView, Event>;
const KEYS = [...'123456789abcdfghijklmnopqstvwxyz'];

type Moment = { readonly position: Position<State>; readonly ask: Ask | undefined; readonly events: readonly Event[] };
type Variant = { readonly seats: number; readonly mats: 'standard' | 'expert'; readonly display: boolean; readonly seed: string };

/** A random game, decision by decision; its end is a moment without a question. */
function* randomGame({ seats, mats, display, seed }: Variant): Generator<Moment> {
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

function propsOf(moment: Moment, language: Language, layout: 'desktop' | 'phone', viewer?: number): BoardProps<TableView, Event> {
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

function everyPart(props: BoardProps<TableView, Event>): string {
  const panels = props.seats.map((seat) => drawn(board.SeatPanel as never, { ...props, seat, active: seat.you } as never));
  return [drawn(board.Board as never, props), drawn(board.Me as never, props), drawn(board.Cards as never, props), ...panels].join('');
}

const TABLES: readonly Variant[] = [
  { seats: 2, mats: 'standard', display: false, seed: 'board two' },
  { seats: 3, mats: 'expert', display: true, seed: 'board three' },
  { seats: 4, mats: 'expert', display: false, seed: 'board four' },
];

describe('the board', () => {
  it.each(TABLES)('draws every kind of question of a random game ($seats players), in both languages and layouts', (variant) => {
    let positions = 0;
    const kinds = new Set<string | undefined>();
    for (const moment of randomGame(variant)) {
      // Every kind of question and the end, and of the many alike some.
      if (positions++ % 150 !== 0 && kinds.has(moment.ask?.decision)) continue;
      kinds.add(moment.ask?.decision);
      for (const [language, layout] of [
        ['en', 'desktop'],
        ['de', 'phone'],
      ] as const) {
        const html = everyPart(propsOf(moment, language, layout));
        expect(html).not.toContain('undefined');
        expect(html).not.toContain('NaN');
        expect(html).toContain(WORDS[language].board);
      }
    }
    expect(positions).toBeGreaterThan(60);
    expect(kinds.size).toBeGreaterThan(8);
  });

  it('lets every option that names a place be clicked there, with the key of the list', () => {
    const decisions = new Map<string, number>();
    for (const variant of TABLES) {
      for (const moment of randomGame({ ...variant, seed: `options ${variant.seed}` })) {
        const props = propsOf(moment, 'en', 'desktop');
        const { question } = props;
        if (question === undefined) continue;
        const times = (decisions.get(question.ask.decision) ?? 0) + 1;
        decisions.set(question.ask.decision, times);
        if (times > 2) continue;
        const html = everyPart(props);
        for (const option of question.options) {
          const what = `${question.ask.decision} ${JSON.stringify(option.answer)}`;
          expect(board.face?.(option, props), what).toBeDefined();
          if (option.interjection || option.key === '') continue;
          // A ship or cube that moves is first taken up, then sent: its goal has the key only once it is taken up.
          const { to, into } = aimOf(question.ask, option.answer);
          if (to === undefined && into === undefined) expect(html, what).toContain(`aria-keyshortcuts="${option.key}"`);
          else expect(html, what).toMatch(/aria-pressed="false"|aria-keyshortcuts/);
        }
      }
    }
    expect([...decisions.keys()]).toEqual(
      expect.arrayContaining(['chooseSpace', 'chooseField', 'chooseJump', 'chooseProduction', 'chooseTechnology', 'chooseSettlers']),
    );
  });

  it('shows every event that a game tells, and gives each a time of its own', () => {
    // The log has words for every event there is.
    expect(Object.keys(DURATIONS).sort()).toEqual(Object.keys(english.log).sort());
    const shown = new Set<string>();
    for (const variant of TABLES) {
      for (const moment of randomGame({ ...variant, seed: `events ${variant.seed}` })) {
        for (const event of moment.events) {
          const ms = board.duration?.(event) ?? 0;
          expect(ms, event.type).toBeGreaterThan(0);
          expect(ms, event.type).toBeLessThanOrEqual(2500);
          if (shown.has(event.type)) continue;
          shown.add(event.type);
          for (const motion of [true, false]) {
            const props = propsOf(moment, 'de', motion ? 'desktop' : 'phone');
            const html = everyPart({ ...props, question: undefined, motion, happening: { id: 1, event, ms } });
            expect(html).toContain(`data-motion="${motion}"`);
          }
        }
      }
    }
    expect(shown.size).toBeGreaterThan(30);
  });

  it('shows a spectator the table without a question', () => {
    let positions = 0;
    for (const moment of randomGame({ ...TABLES[1], seed: 'watched' })) {
      if (positions++ % 60 !== 0) continue;
      expect(everyPart(propsOf(moment, 'en', 'desktop', SPECTATOR))).not.toContain('data-legal');
    }
  });

  it('keeps every card and place inside the board, none upon another', () => {
    let positions = 0;
    for (const moment of randomGame({ ...TABLES[2], seed: 'room' })) {
      if (positions++ % 100 !== 0) continue;
      const { table } = propsOf(moment, 'en', 'desktop').view;
      for (const height of [398, 526, 352]) {
        const tree = layTree(table, 760, height, height === 352, (id) => english.techs[id]);
        for (const fields of Object.values(FIELDS_OF)) {
          fields.forEach((field, i) => {
            const { y, h } = tree.fields[field];
            expect(h).toBeGreaterThan(30);
            expect(y + h).toBeLessThanOrEqual(i + 1 < fields.length ? tree.fields[fields[i + 1]].y : tree.height);
          });
        }
        const places = layMap(table, 266, Math.max(LEAST.map, height));
        for (const at of placesOf(table)) {
          const box = places[at];
          expect(box).toBeDefined();
          if (box !== undefined) expect(box.y + box.h).toBeLessThanOrEqual(Math.max(LEAST.map, height));
        }
      }
    }
  });
});
