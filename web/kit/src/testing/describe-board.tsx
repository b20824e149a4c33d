import { at, type Configured, SPECTATOR } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import type { BoardOption, BoardProps } from '../board.ts';
import type { Target } from '../targets.ts';
import type { boardTesting, Dealt } from './index.tsx';

export interface BoardPlan<V, E> {
  /** Games to draw: together they meet every kind of question. */
  readonly tables: readonly Dealt[];
  /** Something that is drawn at every moment. */
  readonly always: string;
  /** Questions that must have come up. */
  readonly decisions: readonly string[];
  /** How many kinds of events must have come up. */
  readonly events: number;
  /** Of positions alike every this many are drawn, and this many questions of a kind; fewer where games are long. */
  readonly every?: number;
  readonly each?: number;
  /** Where an option points. */
  wayOf(props: BoardProps<V, E>, option: BoardOption<V>): readonly Target[];
  /** Targets that are drawn only after something else was pressed, or not for this question. */
  elsewhere?(decision: string, target: Target): boolean;
}

const LOOKS = [
  ['en', 'desktop'],
  ['de', 'phone'],
  ['de', 'desktop'],
  ['en', 'phone'],
] as const;

/** What every board keeps: one call in a game's `test/board.test.tsx`, besides what only that board does. */
export function describeBoard<S extends Configured, V, E extends { readonly type: string }>(
  { game, board, randomGame, propsOf, everyPart }: ReturnType<typeof boardTesting<S, V, E>>,
  { tables, always, decisions, events, every = 25, each = 8, wayOf, elsewhere = () => false }: BoardPlan<V, E>,
): void {
  describe('the board', () => {
    it.each(tables)('draws every kind of question ($seats seats), in both languages and layouts', (table) => {
      const kinds = new Set<string | undefined>();
      let positions = 0;
      for (const moment of randomGame(table)) {
        // Every kind of question and the end, and of the many alike some.
        if (positions++ % every !== 0 && kinds.has(moment.ask?.decision)) continue;
        kinds.add(moment.ask?.decision);
        for (const [i, [language, layout]] of LOOKS.entries()) {
          const props = propsOf(moment, language, layout);
          const html = everyPart({ ...props, focused: props.question?.options[i - 1] });
          const where = `${moment.ask?.decision} ${language} ${layout}`;
          for (const wrong of ['undefined', 'NaN']) expect(html.includes(wrong), `${where}: ${wrong}`).toBe(false);
          expect(html.includes(always), where).toBe(true);
        }
      }
      expect(positions).toBeGreaterThan(30);
    });

    // A board that has no `points` of its own says nothing that could be wrong.
    it.each(board.points === undefined ? [] : tables)(
      'counts at the end ($seats seats) what it has shown as the points if the game ended now',
      (table) => {
        const moments = [...randomGame(table)];
        const { position } = at(moments, moments.length - 1);
        const totals = game.outcome(position).scores.map(({ total }) => total);
        // Whoever looks: points that hang on what others hold count as well.
        for (const viewer of [SPECTATOR, ...totals.keys()]) {
          const shown = totals.map((_, seat) => board.points?.(game.view(position, viewer), seat).ended);
          expect(shown, `seen by ${viewer}`).toEqual(totals);
        }
      },
    );

    it('shows a spectator the table without a question', () => {
      let positions = 0;
      for (const moment of randomGame({ ...at(tables, tables.length - 1), seed: 'watched' })) {
        if (positions++ % every !== 0) continue;
        const props = propsOf(moment, 'en', 'desktop', SPECTATOR);
        expect(everyPart(props).includes('data-legal')).toBe(false);
      }
    });

    it('gives every option a place: where it points, or a look of its own in the list', () => {
      const met = new Map<string, number>();
      for (const table of tables) {
        for (const moment of randomGame({ ...table, seed: `options ${table.seed}` })) {
          const decision = moment.ask?.decision;
          if (decision === undefined) continue;
          const times = (met.get(decision) ?? 0) + 1;
          met.set(decision, times);
          // Playing all options of every question would take a minute in a long game.
          if (times > each) continue;
          const props = propsOf(moment, 'en', 'desktop');
          const { question } = props;
          if (question === undefined) continue;
          const html = everyPart(props);
          const ways = question.options.map((option) => ({ option, way: wayOf(props, option) }));
          for (const { option, way } of ways) {
            const what = `${decision} ${JSON.stringify(option.answer)}`;
            expect(way.length > 0 || board.face?.(option, { ...props, focused: option }) !== undefined, what).toBe(true);
            for (const target of way)
              if (!elsewhere(decision, target)) expect(html.includes(`data-target="${target}"`), `${what} at ${target}`).toBe(true);
            // What is answered by one press has its key there.
            const single = way.some((target) => ways.filter((other) => other.way.includes(target)).length === 1);
            if (single && option.key !== '' && way.every((target) => !elsewhere(decision, target)))
              expect(html.includes(`aria-keyshortcuts="${option.key}"`), `${what} by ${option.key}`).toBe(true);
          }
        }
      }
      expect([...met.keys()]).toEqual(expect.arrayContaining([...decisions]));
    });

    it('shows every event that a game tells, and gives each a time of its own', () => {
      const shown = new Set<string>();
      for (const table of tables) {
        for (const moment of randomGame({ ...table, seed: `events ${table.seed}` })) {
          for (const event of moment.events) {
            const ms = board.duration?.(event) ?? 0;
            expect(ms, event.type).toBeGreaterThanOrEqual(0);
            expect(ms, event.type).toBeLessThanOrEqual(2500);
            // What has no words has no moment of its own.
            if (ms === 0 || shown.has(event.type)) continue;
            shown.add(event.type);
            for (const motion of [true, false]) {
              const props = propsOf(moment, 'de', motion ? 'desktop' : 'phone');
              const html = everyPart({ ...props, question: undefined, motion, happening: { id: 1, event, ms } });
              // Where room is scarce another part may be in sight.
              expect(html.includes(always) || html.includes(`data-motion="${motion}"`), event.type).toBe(true);
            }
          }
        }
      }
      expect(shown.size).toBeGreaterThanOrEqual(events);
    });
  });
}
