import { defineGame, type Game, type Position } from '@orrery/kernel';
import {
  Broken,
  checkGolden,
  checkLaws,
  checkOptionsRead,
  checkSave,
  describeLaws,
  everyConfig,
  type Law,
  recordGolden,
  recordSave,
} from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Fault, lanterns, type State } from './lanterns.ts';

describeLaws(lanterns(), { games: 20 });

const caught: [Fault, Law][] = [
  ['json', 1],
  ['clone', 2],
  ['viewBorrows', 2],
  ['lookChanges', 2],
  ['noOption', 3],
  ['twice', 3],
  ['unplayable', 3],
  ['unstable', 3],
  ['hiddenCounter', 4],
  ['guessWrong', 5],
  ['viewLeak', 14],
  ['viewTellsHands', 14],
  ['secretForgotten', 14],
  ['optionsLeak', 6],
  ['refusalsLeak', 6],
  ['eventLeak', 6],
  ['beatLeak', 6],
  ['oneWorld', 7],
  ['endless', 9],
  ['lost', 10],
  ['lateReveal', 13],
  ['lateChange', 15],
  ['otherConfig', 16],
];

describe('each law can fail', () => {
  it.each(caught)('%s breaks law %i', (fault, law) => {
    const game = lanterns(fault);
    let broken: unknown;
    for (let i = 0; i < 20 && broken === undefined; i++) {
      try {
        checkLaws(game, game.configure(3, { fancy: true }), `fault ${i}`);
      } catch (error) {
        broken = error;
      }
    }
    expect(broken).toBeInstanceOf(Broken);
    expect((broken as Broken).law).toBe(law);
    expect((broken as Broken).message).toContain('seed "fault');
  });
});

it('an option that no rule reads breaks law 16, by its name', () => {
  const configs = everyConfig(lanterns());
  expect(() => checkOptionsRead(lanterns(), configs, 'read')).not.toThrow();
  expect(() => checkOptionsRead(lanterns('unreadOption'), configs, 'read')).toThrow(/law 16 .*: no rule reads the option pace$/);
});

it('a game whose luck can be taken back breaks law 8', () => {
  const honest = lanterns();
  const forgetful: Game = {
    ...honest,
    answer(position, seat, decision, answer, effects) {
      honest.answer(position as Position<State>, seat, decision, answer, effects);
      if (effects !== undefined) effects.barrier = undefined;
    },
  };
  expect(() => checkLaws(forgetful, honest.configure(2, {}), 'forgetful')).toThrow(/law 8/);
});

it('a golden game that ends otherwise breaks law 11', () => {
  const game = lanterns();
  const golden = recordGolden(game, 2, {}, 'gold');
  expect(() => checkGolden(game, golden)).not.toThrow();
  expect(() => checkGolden(game, { ...golden, outcome: { ...golden.outcome, ending: 'dawn' } })).toThrow(/law 11/);
  const log = golden.save.log.map((e, i) => (i === 4 ? { ...e, answer: 77 } : e));
  expect(() => checkGolden(game, { ...golden, save: { ...golden.save, log } })).toThrow(
    'the rules changed at answer 5: raise `version`, record anew',
  );
});

it('a save that a changed game cannot go on with breaks law 12', () => {
  const game = lanterns();
  const save = recordSave(game, 2, { fancy: true }, 'kept', 9);
  expect(save.snapshots).toHaveLength(1);
  expect(checkSave(game, JSON.parse(JSON.stringify(save)))).toEqual({ from: 9, to: 30 });
  const { definition } = game;
  const other = defineGame({ ...definition, rules: { ...definition.rules, decisions: new Map() } });
  expect(() => checkSave(other, save)).toThrow(/law 12 .*no decision/s);
  expect(() => checkSave(game, { ...save, eras: [{ at: 0, version: 1 }] })).toThrow(/law 12 .*otherVersion: 1/s);
});

it('every player count meets every combination of options that go together', () => {
  expect(everyConfig(lanterns()).map((c) => `${c.seats} ${c.options.fancy} ${c.options.pace}`)).toEqual([
    '2 false slow',
    '2 false fast',
    '2 true slow',
    '2 true fast',
    '3 false slow',
    '3 true slow',
  ]);
});
