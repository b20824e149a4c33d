import { describeBoard } from '@orrery/kit/testing';
import { describe, expect, it } from 'vitest';
import { face } from '../board/face.tsx';
import { LEAST, layMap, layTree } from '../board/layout.ts';
import { SeatPanel } from '../board/SeatPanel.tsx';
import { wayOf } from '../board/targets.ts';
import { FIELDS_OF } from '../content/fields.ts';
import { placesOf } from '../queries.ts';
import { board as boardDe } from '../text/board.de.ts';
import { board as boardEn } from '../text/board.en.ts';
import { english } from '../text/en.ts';
import { propsOf, randomGame, TABLES, testing } from './board-scene.tsx';

describeBoard(testing, {
  tables: TABLES,
  always: 'data-side=',
  decisions: ['chooseSpace', 'chooseField', 'chooseJump', 'chooseProduction', 'chooseTechnology', 'chooseSettlers', 'chooseUpgrade'],
  events: 31,
  every: 250,
  each: 2,
  wayOf,
  // A ship that moves is taken up first: only then its goal answers.
  elsewhere: (decision, target) => (decision === 'chooseJump' || decision === 'chooseTransfer') && target.startsWith('location:'),
});

describe('the layout', () => {
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

/** The words alone. */
const plain = (html: string): string => html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]*>/g, ' ');

describe('what production brings', () => {
  it('is the same in the strip, on the mat and at the option, and what the rules give', () => {
    let compared = 0;
    let dry = 0;
    for (const moment of randomGame({ ...TABLES[1], seed: 'growth' })) {
      const { ask, position } = moment;
      if (ask?.decision !== 'chooseProduction') continue;
      const props = propsOf(moment, 'en', 'desktop');
      const { game, everyPart, drawn } = testing;
      const { population, supply } = position.state.factions[ask.seat];
      const after = game.clone(position);
      game.answer(after, ask.seat, 'chooseProduction', 'growth');
      const brings = after.state.factions[ask.seat].population - population;
      const [strip] =
        drawn(SeatPanel, { ...props, seat: props.seats[ask.seat], active: true }).match(/(?<=<em title="Growth">\+)\d+/) ?? [];
      const [mat] = plain(everyPart(props)).match(/(?<=Growth\s+\+)\d+/) ?? [];
      const grow = props.question?.options.find(({ answer }) => answer === 'growth');
      const [option] = plain(drawn(() => (grow === undefined ? null : face(grow, props)?.aside), props)).match(/\d+/) ?? [];
      expect([strip, mat, option].map(Number)).toEqual([brings, brings, brings]);
      compared++;
      if (supply.slice(0, props.view.table.growth[ask.seat]).includes(0)) dry++;
      if (compared === 40) break;
    }
    expect(Math.min(compared / 10, dry)).toBeGreaterThan(1);
  });
});

describe('the words of the board', () => {
  it('are there in both languages', () => {
    expect(Object.keys(boardDe).sort()).toEqual(Object.keys(boardEn).sort());
  });
});
