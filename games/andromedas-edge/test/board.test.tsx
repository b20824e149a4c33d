import { boardTesting, type Dealt, describeBoard } from '@orrery/kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { changesOf } from '../board/changes.ts';
import module from '../board/index.tsx';
import { centreOf, MAP, RADIUS } from '../board/layout.ts';
import { wayOf } from '../board/targets.ts';
import { andromedasEdge as game } from '../index.ts';
import { CELLS } from '../map.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';

const testing = boardTesting(game, module, { en, de });
const { randomGame, propsOf, drawn, everyPart } = testing;

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

describeBoard(testing, {
  tables: TABLES,
  always: 'data-cell="14"',
  decisions: ['takeTurn', 'activate', 'pay', 'chooseModule', 'spendEnergy', 'escalate'],
  events: 50,
  every: 250,
  each: 2,
  wayOf,
  // Deeds are said in words once their piece is taken up.
  elsewhere: (_, target) => /^(deed|ability):|^own:station$/.test(target),
});

describe('the board of Andromeda’s Edge', () => {
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

  it('says what an answer costs, and what is left after the number', () => {
    let paid = 0;
    for (const moment of randomGame({ seats: 3, options: { length: 'short' }, seed: 'costs' })) {
      if (moment.ask?.decision !== 'gainKind' || moment.ask.seat === 0) continue;
      const props = propsOf(moment, 'en', 'desktop');
      const option = props.question?.options.find(({ answer }) => answer === 1);
      if (option === undefined) continue;
      const { stock } = props.view.table.players[props.viewer];
      expect(changesOf(props, option)).toMatchObject({ pay: {}, gain: { titanium: 1 } });
      const me = drawn(testing.board.Me, { ...props, focused: option });
      expect(me).toContain(`→<!-- -->${stock[1] + 1}`);
      expect(drawn(testing.board.Me, props)).not.toContain('→<!-- -->');
      if (++paid > 2) break;
    }
    expect(paid).toBeGreaterThan(0);
  });
});
