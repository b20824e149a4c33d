import { SPECTATOR, type View } from '@orrery/kernel';
import { boardTesting } from '@orrery/kit/testing';
import { describe, expect, it } from 'vitest';
import { aimOf } from '../board/aim.ts';
import { forecast, holdOf, pointsIn } from '../board/forecast.ts';
import module from '../board/index.tsx';
import { doors, layOut } from '../board/layout.ts';
import { WORDS } from '../board/text.ts';
import { shipPlaces } from '../content/ship.ts';
import { andromeda as game } from '../index.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import type { Table } from '../view.ts';

const { board, randomGame, propsOf, drawn, everyPart } = boardTesting(game, module, { en, de });

const TABLES = [
  { seats: 2, options: { beginner: true }, seed: 'board two' },
  { seats: 3, options: { beginner: false }, seed: 'board three' },
  { seats: 4, options: { beginner: false }, seed: 'board four' },
] as const;

describe('the board', () => {
  it.each(TABLES)('draws a random game with every kind of question ($seats players), both languages and layouts', (table) => {
    let positions = 0;
    const kinds = new Set<string | undefined>();
    for (const moment of randomGame(table)) {
      // Every kind of question and the end, and of the many alike some.
      if (positions++ % 25 !== 0 && kinds.has(moment.ask?.decision)) continue;
      kinds.add(moment.ask?.decision);
      for (const [language, layout] of [
        ['en', 'desktop'],
        ['de', 'phone'],
        ['de', 'desktop'],
        ['en', 'phone'],
      ] as const) {
        const html = everyPart(propsOf(moment, language, layout));
        expect(html).not.toContain('undefined');
        expect(html).not.toContain('NaN');
        expect(html).toContain('data-room="airlock"');
      }
    }
    expect(positions).toBeGreaterThan(60);
  });

  it('shows a spectator the table without a question', () => {
    let positions = 0;
    for (const moment of randomGame({ seats: 3, seed: 'watched' })) {
      if (positions++ % 15 !== 0) continue;
      const props = propsOf(moment, 'en', 'desktop', SPECTATOR);
      const html = drawn(board.Board, props) + drawn(board.Cards, props);
      expect(html).not.toContain('data-legal');
    }
  });

  it('gives every option a place: on the board, in the own place, or in the list', () => {
    const decisions = new Map<string, number>();
    for (const table of TABLES) {
      for (const moment of randomGame({ ...table, seed: `options ${table.seed}` })) {
        const props = propsOf(moment, 'en', 'desktop');
        const { question } = props;
        if (question === undefined) continue;
        const times = (decisions.get(question.ask.decision) ?? 0) + 1;
        decisions.set(question.ask.decision, times);
        if (times > 8) continue;
        const html = everyPart(props);
        for (const option of question.options) {
          const what = `${question.ask.decision} ${JSON.stringify(option.answer)}`;
          const aim = aimOf(question.ask, option.answer);
          const placed = Object.keys(aim).length > 0;
          expect(placed || board.face?.(option, { ...props, focused: option }) !== undefined, what).toBe(true);
          // What names a place, a researcher, a die or a card is clicked there, and its key stands there.
          const twoSteps = aim.from !== undefined && question.ask.decision !== 'move';
          const unfolds = aim.symbol === 'improvise' && question.ask.decision === 'act';
          if (placed && !twoSteps && !unfolds && option.key !== '') expect(html, what).toContain(`aria-keyshortcuts="${option.key}"`);
          if (twoSteps || unfolds) expect(html, what).toMatch(/aria-pressed|aria-expanded|data-legal/);
        }
      }
    }
    expect([...decisions.keys()]).toEqual(
      expect.arrayContaining(['buildOffer', 'answerOffer', 'act', 'move', 'callTo', 'fulfil', 'keepMission']),
    );
  });

  it('shows every event that a game tells, and gives each a time of its own', () => {
    const shown = new Set<string>();
    for (const table of TABLES) {
      for (const moment of randomGame({ ...table, seed: `events ${table.seed}` })) {
        for (const event of moment.events) {
          const ms = board.duration?.(event) ?? 0;
          // What has no words has no moment of its own either.
          const silent = event.type === 'callsGranted' || event.type === 'movesGranted';
          expect(ms > 0, event.type).toBe(!silent);
          expect(ms, event.type).toBeLessThanOrEqual(2500);
          if (shown.has(event.type)) continue;
          shown.add(event.type);
          for (const motion of [true, false]) {
            const props = propsOf(moment, 'de', motion ? 'desktop' : 'phone');
            expect(everyPart({ ...props, question: undefined, motion, happening: { id: 1, event, ms } })).toContain(
              `data-motion="${motion}"`,
            );
          }
        }
      }
    }
    expect(shown.size).toBeGreaterThan(25);
  });

  it('says the round, and seats everybody in the order of the turns', () => {
    for (const moment of randomGame({ seats: 4, seed: 'order' })) {
      const { view } = propsOf(moment, 'en', 'desktop');
      const order = board.order?.(view) ?? [];
      expect([...order].sort()).toEqual([0, 1, 2, 3]);
      const cards = order.map((seat) => view.table.players[seat].orderCard ?? 9);
      expect(cards).toEqual([...cards].sort((a, b) => a - b));
      const { round } = view.table;
      expect(board.round?.(view, 'de')).toBe(round === 0 ? 'Aufbau' : `Runde ${round} von 7`);
    }
  });
});

describe('the forecast of a focused option', () => {
  it('says beforehand who will hold each room and what it is worth', () => {
    let moves = 0;
    for (const moment of randomGame({ seats: 3, seed: 'forecast' })) {
      const { position, ask } = moment;
      if (
        ask === undefined ||
        !['move', 'callTo', 'cloneAt', 'loseResearcher', 'sacrificeFrom', 'launchTo', 'swapSecond'].includes(ask.decision)
      )
        continue;
      const { view } = propsOf(moment, 'en', 'desktop');
      for (const answer of game.options(position, ask)) {
        if (answer === 'stop' || answer === 'vaccine') continue;
        const foreseen = forecast(view.table, { ...ask, answered: false }, answer);
        const after = game.clone(position);
        game.play(after, game.open(after)[0], answer);
        const then = (game.view(after, ask.seat) as View<Table>).table;
        // What follows by itself (a single place to lose the next one from) is not part of the answer.
        if (
          then.players[ask.seat].aboard - view.table.players[ask.seat].aboard !==
          foreseen.figures.filter((c) => c.seat === ask.seat).reduce((s, c) => s + c.by, 0)
        )
          continue;
        moves++;
        for (const { place, controller } of then.ship) {
          const before = view.table.ship.find((tile) => tile.place === place)?.controller;
          expect(foreseen.holds.has(place) ? foreseen.holds.get(place)?.controller : before).toBe(controller);
        }
        then.players.forEach((player, seat) => {
          expect(foreseen.points[seat] ?? 0).toBe(player.roomPoints - view.table.players[seat].roomPoints);
        });
      }
    }
    expect(moves).toBeGreaterThan(30);
  });

  it('warns that exploring cannot be taken back', () => {
    for (const moment of randomGame({ seats: 4, seed: 'warned' })) {
      if (moment.ask?.decision !== 'act') continue;
      const props = propsOf(moment, 'en', 'desktop');
      const option = props.question?.options.find(({ answer }) => aimOf({ decision: 'act' }, answer).explore !== undefined);
      if (option === undefined) continue;
      expect(drawn(board.Board, { ...props, focused: option })).toContain(WORDS.en.noUndo);
      return;
    }
    throw new Error('nobody could explore');
  });

  it('agrees with the rules about ties and minimums', () => {
    expect(holdOf({ room: 'cryo' }, [1, 0])).toEqual({ controller: null, tie: false });
    expect(holdOf({ room: 'cryo' }, [2, 2])).toEqual({ controller: null, tie: true });
    expect(holdOf({ room: 'bridge' }, [0, 3])).toEqual({ controller: 1, tie: false });
    expect(pointsIn({ room: 'cryo' }, [2, 2, 1])).toEqual([1, 1, 0]);
    expect(pointsIn({ room: 'bridge' }, [2, 2])).toEqual([0, 0]);
  });
});

describe('the layout', () => {
  it.each([
    ['laptop', 1026, 526],
    ['low laptop', 1026, 398],
    ['large screen', 1520, 838],
    ['very wide', 2200, 600],
    ['phone', 390, 396],
    ['small phone', 360, 300],
  ])('keeps rooms, tray and rail inside and apart: %s', (_, width, height) => {
    for (const tray of [false, true]) {
      const layout = layOut(width, height, tray);
      for (const box of [...layout.rooms, ...(layout.tray ? [layout.tray] : []), ...(layout.rail ? [layout.rail] : [])]) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.w).toBeLessThanOrEqual(layout.width + 0.01);
        expect(box.y + box.h).toBeLessThanOrEqual(layout.height + 0.01);
      }
      const last = layout.rooms[8];
      if (layout.tray !== undefined) expect(last.y + last.h).toBeLessThanOrEqual(layout.tray.y);
      if (layout.rail !== undefined) expect(layout.rail.x + layout.rail.w).toBeLessThan(layout.rooms[0].x);
      expect(last.h).toBeGreaterThanOrEqual(56);
    }
  });

  it('has a door between all neighbours: 12 in the large ship, 8 in the small one', () => {
    const layout = layOut(1026, 526, false);
    expect(doors(layout, shipPlaces(4))).toHaveLength(12);
    expect(doors(layout, shipPlaces(2))).toHaveLength(8);
  });
});

describe('the words of the board', () => {
  it('are there in both languages, and differ', () => {
    const keys = (of: object): string[] => Object.keys(of).sort();
    expect(keys(WORDS.de)).toEqual(keys(WORDS.en));
    expect(keys(WORDS.de.rooms)).toEqual(keys(WORDS.en.rooms));
    for (const room of keys(WORDS.en.rooms) as (keyof typeof WORDS.en.rooms)[]) expect(WORDS.de.rooms[room]).not.toBe(WORDS.en.rooms[room]);
  });
});
