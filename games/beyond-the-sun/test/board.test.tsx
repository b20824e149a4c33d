import { SPECTATOR } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { aimOf } from '../board/aim.ts';
import { BANNERS } from '../board/banners.ts';
import { DURATIONS } from '../board/durations.ts';
import { flightsOf } from '../board/flights.ts';
import { LEAST, layMap, layTree } from '../board/layout.ts';
import { WORDS } from '../board/text.ts';
import { FIELDS_OF } from '../content/fields.ts';
import { placesOf } from '../rules/fleet.ts';
import { english } from '../text/en.ts';
import { board, everyPart, propsOf, randomGame, TABLES } from './board-scene.tsx';

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
          // Something moves, or it stands in the middle of the board; what concerns nobody in particular only the line above tells.
          const elsewhere =
            ['setUp', 'roundBegan'].includes(event.type) || (event.type === 'populationGrown' && event.columns.length === 0);
          expect(flightsOf(event).length > 0 || BANNERS.has(event.type) || elsewhere, event.type).toBe(true);
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
