import { SPECTATOR, type View } from '@orrery/kernel';
import { boardTesting } from '@orrery/kit/testing';
import { describe, expect, it } from 'vitest';
import { spotOf } from '../board/aim.ts';
import { partOf } from '../board/Board.tsx';
import { duration } from '../board/durations.ts';
import { cubesIn, forecast, nextOrder, turnsGolden } from '../board/forecast.ts';
import module from '../board/index.tsx';
import { WORDS } from '../board/text.ts';
import { occasions, traits } from '../content/abilities.ts';
import { resources } from '../content/resources.ts';
import { ageOfGalaxy as game } from '../index.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import type { TableView } from '../view.ts';

const { board, randomGame, propsOf, drawn, everyPart } = boardTesting(game, module, { en, de });

const TABLES = [
  { seats: 1, options: { draft: false }, seed: 'board alone' },
  { seats: 2, options: { draft: true }, seed: 'board two' },
  { seats: 4, options: { draft: false }, seed: 'board four' },
] as const;

describe('the board', () => {
  it.each(TABLES)('draws a random game ($seats seats) in both languages and layouts', (table) => {
    let positions = 0;
    const kinds = new Set<string | undefined>();
    for (const moment of randomGame(table)) {
      // Every kind of question and the end, and of the many alike some.
      if (positions++ % 90 !== 0 && kinds.has(moment.ask?.decision)) continue;
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
        expect(html).toContain('data-planet="0"');
      }
    }
    expect(positions).toBeGreaterThan(20);
  });

  it('shows a spectator the table without a question', () => {
    let positions = 0;
    for (const moment of randomGame({ seats: 3, seed: 'watched' })) {
      if (positions++ % 25 !== 0) continue;
      const props = propsOf(moment, 'en', 'desktop', SPECTATOR);
      const html = drawn(board.Board, props) + drawn(board.Cards, props);
      expect(html).not.toContain('data-legal');
    }
  });

  it('gives every option its place, with its key', () => {
    const decisions = new Map<string, number>();
    for (const table of TABLES) {
      for (const moment of randomGame({ ...table, seed: `options ${table.seed}` })) {
        const props = propsOf(moment, 'en', 'desktop');
        const { question } = props;
        if (question === undefined) continue;
        const times = (decisions.get(question.ask.decision) ?? 0) + 1;
        decisions.set(question.ask.decision, times);
        if (times > 3) continue;
        const html = everyPart(props);
        const spots = question.options.map(({ answer }) => spotOf(question.ask.decision, answer));
        question.options.forEach((option, i) => {
          const what = `${question.ask.decision} ${JSON.stringify(option.answer)}`;
          // A planet with several answers opens them with the first click.
          const several = spots[i].startsWith('planet:') && spots.filter((spot) => spot === spots[i]).length > 1;
          if (several) expect(html, what).toContain('aria-expanded="false"');
          else if (option.key !== '') expect(html, what).toContain(`aria-keyshortcuts="${option.key}"`);
          expect(board.face?.(option, { ...props, focused: option }), what).toBeDefined();
        });
      }
    }
    expect([...decisions.keys()]).toEqual(
      expect.arrayContaining(['startingFaction', 'discardCard', 'draftCard', 'chooseAction', 'endTurn', 'chooseReward']),
    );
  });

  it('finds every part of the galaxy on a small screen', () => {
    expect(['planet:3', 'marker:1', 'trade:0:1', 'box:2', 'technology:4', 'congress', 'hand:3'].map(partOf)).toEqual([
      'galaxy',
      'galaxy',
      'actions',
      'actions',
      'technologies',
      'council',
      undefined,
    ]);
  });

  it('shows every event that a game tells, and gives each a time of its own', () => {
    const shown = new Set<string>();
    for (const table of TABLES) {
      for (const moment of randomGame({ ...table, seed: `events ${table.seed}` })) {
        for (const event of moment.events) {
          const ms = duration(event);
          // What has no words has no moment of its own either.
          expect(ms > 0, event.type).toBe(event.type !== 'turnBegan');
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
    expect(shown.size).toBeGreaterThan(20);
  });

  it('says the round, and seats everybody in turn order', () => {
    for (const moment of randomGame({ seats: 3, seed: 'order' })) {
      const { view } = propsOf(moment, 'en', 'desktop');
      expect([...(board.order?.(view) ?? [])].sort()).toEqual([0, 1, 2]);
      const { round } = view.table;
      expect(board.round?.(view, 'de')).toBe(round === 0 ? 'Aufbau' : `Runde ${round} von 5`);
    }
  });
});

describe('the forecast of a focused option', () => {
  it('says what an answer costs and brings', () => {
    let checked = 0;
    for (const moment of randomGame({ seats: 3, seed: 'forecast' })) {
      const { position, ask } = moment;
      if (ask?.decision !== 'chooseAction') continue;
      const { view } = propsOf(moment, 'en', 'desktop');
      const before = view.table.players[ask.seat];
      for (const answer of game.options(position, ask)) {
        const { pay, gain, more } = forecast(view.table, { ...ask, args: {} }, answer);
        if (more) continue;
        const after = game.clone(position);
        game.play(after, game.open(after)[0], answer);
        const next = game.open(after)[0];
        // Only where the same turn goes on: otherwise war and production follow at once.
        if (next?.seat !== ask.seat || (next.decision !== 'endTurn' && next.decision !== 'chooseAction')) continue;
        const then = (game.view(after, ask.seat) as View<TableView>).table;
        if (then.round !== view.table.round || then.turn !== ask.seat) continue;
        checked++;
        for (const r of resources)
          expect(then.players[ask.seat][r] - before[r], `${r} ${JSON.stringify(answer)}`).toBe((gain[r] ?? 0) - (pay[r] ?? 0));
      }
    }
    expect(checked).toBeGreaterThan(50);
  });

  it('foresees Golden Ages and the next turn order', () => {
    let turned = 0;
    let before: TableView | undefined;
    for (const moment of randomGame({ seats: 2, seed: 'golden' })) {
      const { table } = propsOf(moment, 'en', 'desktop').view;
      expect(nextOrder(table).sort()).toEqual([0, 1]);
      const golden = moment.events.flatMap((event) => (event.type === 'goldenAge' ? [event.slot] : []));
      for (const slot of golden) {
        turned++;
        // The last answer may have added the cube that filled the card.
        if (before !== undefined) expect(turnsGolden(before, slot, 1)).toBe(true);
        expect(cubesIn(table, table.onTrade, slot)).toEqual([0, 0]);
      }
      before = table;
    }
    expect(turned).toBeGreaterThan(0);
  });
});

describe('the words of the board', () => {
  it('are there in both languages, for every lasting effect and every occasion', () => {
    const keys = (of: object): string[] => Object.keys(of).sort();
    expect(keys(WORDS.de)).toEqual(keys(WORDS.en));
    for (const words of [WORDS.en, WORDS.de]) {
      for (const trait of traits) expect(words.trait[trait]?.(1), trait).toBeTruthy();
      for (const occasion of occasions) expect(words.on[occasion], occasion).toBeTruthy();
    }
  });
});
