import { SPECTATOR } from '@orrery/kernel';
import { boardTesting, type Dealt } from '@orrery/kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { wayOf } from '../board/aim.ts';
import { DURATIONS } from '../board/durations.ts';
import module from '../board/index.tsx';
import { centreOf, MAP, RADIUS } from '../board/layout.ts';
import { litBy } from '../board/lit.ts';
import { WORDS } from '../board/text.ts';
import { andromedasEdge as game } from '../index.ts';
import { CELLS } from '../map.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';

const { board, randomGame, propsOf, everyPart } = boardTesting(game, module, { en, de });

const TABLES: readonly Dealt[] = [
  { seats: 2, options: { length: 'short' }, seed: 'board two' },
  { seats: 3, options: { length: 'short', special: 'vortexes', destinies: true, raiders: 'random' }, seed: 'board three' },
  { seats: 4, options: { length: 'short', teams: true, special: 'quasars' }, seed: 'board four' },
];

/** The battle's panel is fetched with the first battle: have it here before drawing without waiting. */
beforeAll(async () => {
  for (const moment of randomGame(TABLES[0])) {
    if (moment.position.state.battle === null) continue;
    everyPart(propsOf(moment, 'en', 'desktop'));
    break;
  }
  await import('../board/Battle.tsx');
  await new Promise((resolve) => setImmediate(resolve));
});

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
    const silent = ['turnEnded', 'windowSwitched', 'tacticsResolved', 'regionActivated', 'battleStep', 'battleClosed'];
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
