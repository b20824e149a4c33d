import type { BoardOption, BoardProps } from '@orrery/kit';
import { boardTesting, describeBoard } from '@orrery/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import module from '../board/index.tsx';
import { doors, layOut } from '../board/layout.ts';
import { wayOf } from '../board/targets.ts';
import type { RoomId } from '../content/rooms.ts';
import { shipPlaces } from '../content/ship.ts';
import type { Event } from '../events.ts';
import { andromeda as game } from '../index.ts';
import { isTied } from '../queries.ts';
import { board as boardDe } from '../text/board.de.ts';
import { board as boardEn } from '../text/board.en.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import type { TableView } from '../view.ts';

const testing = boardTesting(game, module, { en, de });
const { board, randomGame, propsOf, drawn } = testing;

const TABLES = [
  { seats: 2, options: { beginner: true }, seed: 'board two' },
  { seats: 3, options: { beginner: false }, seed: 'board three' },
  { seats: 4, options: { beginner: false }, seed: 'board four' },
] as const;

describeBoard(testing, {
  tables: TABLES,
  always: 'data-room="airlock"',
  decisions: ['buildOffer', 'answerOffer', 'act', 'move', 'callTo', 'fulfil', 'keepMission'],
  events: 26,
  wayOf,
});

describe('the board of Andromeda', () => {
  it('says the round, and seats everybody in the order of the turns', () => {
    for (const moment of randomGame({ seats: 4, seed: 'order' })) {
      const { view } = propsOf(moment, 'en', 'desktop');
      const order = board.order?.(view) ?? [];
      expect([...order].sort()).toEqual([0, 1, 2, 3]);
      const cards = order.map((seat) => view.table.players[seat].orderCard ?? 9);
      expect(cards).toEqual([...cards].sort((a, b) => a - b));
      const { round } = view.table;
      expect(board.round?.(view, de)).toBe(round === 0 ? 'Spielaufbau' : round === 7 ? 'Letzte Runde (7)' : `Runde ${round} von 7`);
    }
  });
});

describe('the forecast of a focused option', () => {
  /** The first moment at which an option is offered that fits. */
  function offered(seed: string, fits: (decision: string, option: BoardOption<TableView>) => boolean): BoardProps<TableView, Event> {
    for (const moment of randomGame({ seats: 4, seed })) {
      const props = propsOf(moment, 'en', 'desktop');
      const { question } = props;
      const option = question?.options.find((one) => fits(question.ask.decision, one));
      if (option !== undefined) return { ...props, focused: option };
    }
    throw new Error('nobody could');
  }

  it('stands after the numbers it changes: in the room, in the own place, in the list', () => {
    const props = offered('forecast', (decision, { forecast }) => decision === 'callTo' && forecast !== undefined);
    const { viewer, view, focused } = props;
    const place = Number(focused?.answer);
    const before = view.table.ship.find((tile) => tile.place === place)?.figures[viewer] ?? 0;
    const { trained } = view.table.players[viewer];
    const html = drawn(board.Board, props);
    expect(html).toContain(`→<!-- -->${before + 1}`);
    expect(drawn(board.Me, props)).toContain(`→<!-- -->${trained - 1}`);
  });

  it('says who would control a room', () => {
    const loses = ({ forecast }: BoardOption<TableView>, { view, viewer }: BoardProps<TableView, Event>): boolean =>
      view.table.ship.some(
        (tile) => tile.controller === viewer && forecast?.table.ship.find(({ place }) => place === tile.place)?.controller === null,
      );
    for (const moment of randomGame({ seats: 3, seed: 'holds' })) {
      const props = propsOf(moment, 'en', 'desktop');
      const focused = props.question?.options.find((option) => loses(option, props));
      if (focused === undefined) continue;
      expect(drawn(board.Board, { ...props, focused })).toMatch(/Nobody would control it|It would be a tie/);
      return;
    }
    throw new Error('nobody could lose a room');
  });

  it('warns that exploring cannot be taken back, and names the room that is left', () => {
    const explores = (decision: string, { answer, forecast }: BoardOption<TableView>): boolean =>
      decision === 'act' && forecast?.stop === 'reveal' && typeof answer === 'object' && answer !== null && 'to' in answer;
    const props = offered('warned', explores);
    const html = drawn(board.Board, props);
    expect(html).toContain(boardEn.noUndo);
    expect(html).toContain('from Airlock');
  });

  it('shows who has to leave the ship where that is what moves points', () => {
    const ends = (_: string, { answer, forecast }: BoardOption<TableView>): boolean =>
      forecast !== undefined && (answer as { act?: string } | null)?.act === 'end';
    const props = offered('leaves', ends);
    const { viewer, view, focused } = props;
    const rival = (viewer + 1) % 4;
    const shown = (change: Readonly<Record<number, Partial<TableView['players'][number]>>>): string => {
      const players = view.table.players.map((player, seat) => ({ ...player, ...change[seat] }));
      if (focused?.forecast === undefined) throw new Error('nothing is foreseen');
      const option = { ...focused, forecast: { ...focused.forecast, table: { ...view.table, players } } };
      return renderToStaticMarkup(board.face?.(option, props)?.aside);
    };
    const [mine, theirs] = [view.table.players[viewer], view.table.players[rival]];
    const gain = { [viewer]: { roomPoints: mine.roomPoints + 1 } };
    const loss = { [rival]: { aboard: theirs.aboard - 1 } };
    expect(shown({ ...gain, ...loss }).replace(/<[^>]*>/g, '')).toMatch(/−1.*\+1/);
    expect(shown({ ...gain, ...loss })).toContain(boardEn.onShip);
    expect(shown(gain)).not.toContain(boardEn.onShip);
    expect(shown(loss)).not.toContain(boardEn.onShip);
  });

  it('sees ties and minimums in the rooms', () => {
    const tile = (room: RoomId, figures: readonly number[]) => ({ place: 0, room, figures, controller: null, teleporters: [], points: [] });
    expect(isTied(tile('cryo', [1, 0]))).toBe(false);
    expect(isTied(tile('cryo', [2, 2]))).toBe(true);
    expect(isTied({ ...tile('bridge', [0, 3]), controller: 1 })).toBe(false);
    expect(isTied(tile('cryo', [1, 1]))).toBe(false);
    expect(isTied(tile('bridge', [2, 2]))).toBe(true);
    expect(isTied(tile('airlock', [0, 0]))).toBe(false);
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
    expect(keys(boardDe)).toEqual(keys(boardEn));
    expect(keys(boardDe.rooms)).toEqual(keys(boardEn.rooms));
    for (const room of keys(boardEn.rooms) as (keyof typeof boardEn.rooms)[]) expect(boardDe.rooms[room]).not.toBe(boardEn.rooms[room]);
  });
});
