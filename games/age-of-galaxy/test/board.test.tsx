import { isInterjection } from '@orrery/kernel';
import { boardTesting, describeBoard } from '@orrery/kit/testing';
import { describe, expect, it } from 'vitest';
import { partOf } from '../board/Board.tsx';
import { changeOf, cubesIn, nextOrder, turnsGolden } from '../board/facts.ts';
import module from '../board/index.tsx';
import { wayOf } from '../board/targets.ts';
import { occasions, traits } from '../content/abilities.ts';
import { ageOfGalaxy as game } from '../index.ts';
import { board as boardDe } from '../text/board.de.ts';
import { board as boardEn } from '../text/board.en.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import type { TableView } from '../view.ts';

const testing = boardTesting(game, module, { en, de });
const { board, randomGame, propsOf, drawn } = testing;

const TABLES = [
  { seats: 1, options: { draft: false }, seed: 'board alone' },
  { seats: 2, options: { draft: true }, seed: 'board two' },
  { seats: 4, options: { draft: false }, seed: 'board four' },
] as const;

describeBoard(testing, {
  tables: TABLES,
  // On a small screen the galaxy gives way where it has no answer.
  always: 'data-target="board:alliance"',
  decisions: ['startingFaction', 'discardCard', 'draftCard', 'chooseAction', 'endTurn', 'chooseReward'],
  events: 21,
  wayOf,
  // Abilities and lightning of a faction stand on its card, as buttons of their own.
  elsewhere: (_, target) => /^(ability|lightning|hand|pick):/.test(target),
});

describe('the board of Age of Galaxy', () => {
  it('finds every part of the galaxy on a small screen', () => {
    const targets = ['planet:3', 'marker:1', 'trade:0:1', 'box:2', 'technology:4', 'board:congress', 'hand:3'] as const;
    expect(targets.map(partOf)).toEqual(['galaxy', 'galaxy', 'actions', 'actions', 'technologies', 'council', undefined]);
  });

  it('says the round, and seats everybody in turn order', () => {
    for (const moment of randomGame({ seats: 3, seed: 'order' })) {
      const { view } = propsOf(moment, 'en', 'desktop');
      expect([...(board.order?.(view) ?? [])].sort()).toEqual([0, 1, 2]);
      const { round } = view.table;
      expect(board.round?.(view, de)).toBe(round === 0 ? 'Aufbau' : round === 5 ? 'Letzte Runde (5)' : `Runde ${round} von 5`);
    }
  });
});

it('a planet stands behind what would become of it, however few there are', () => {
  const met = new Set<unknown>();
  for (const moment of randomGame({ seats: 3, seed: 'order' })) {
    const props = propsOf(moment, 'de', 'desktop');
    for (const option of props.question?.options ?? []) {
      const { answer } = option;
      if (typeof answer !== 'object' || answer === null || !('planet' in answer) || !('action' in answer)) continue;
      const step = board.step?.(option, props);
      expect([step?.words, step?.always]).toEqual([answer.action === 'colonize' ? 'Besiedeln' : 'Entwickeln', true]);
      met.add(answer.action);
    }
  }
  expect([...met].sort()).toEqual(['colonize', 'develop']);
});

describe('the forecast of a focused option', () => {
  it('says what an answer costs and brings', () => {
    let traded = 0;
    for (const moment of randomGame({ seats: 3, seed: 'forecast' })) {
      const props = propsOf(moment, 'en', 'desktop');
      for (const option of props.question?.options ?? []) {
        const { answer, forecast } = option;
        if (!isInterjection(answer) || answer.interject !== 'lightning') continue;
        if (answer.use !== 0 || forecast?.stop !== undefined) continue;
        // The first that everybody has: a discovery for a credit.
        const { pay, gain } = changeOf(props.view.table, forecast?.table, props.viewer);
        traded++;
        expect([pay, gain]).toEqual([{ discovery: 1 }, { credits: 1 }]);
        const { credits } = props.view.table.players[props.viewer];
        expect(drawn(board.Me, { ...props, focused: option })).toContain(`→<!-- -->${credits + 1}`);
        break;
      }
      if (traded > 3) return;
    }
    throw new Error('nobody could use lightning');
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
    expect(keys(boardDe)).toEqual(keys(boardEn));
    for (const words of [boardEn, boardDe]) {
      for (const trait of traits) expect(words.trait[trait]?.(1), trait).toBeTruthy();
      for (const occasion of occasions) expect(words.on[occasion], occasion).toBeTruthy();
    }
  });
});
