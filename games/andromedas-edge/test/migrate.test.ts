import { readFileSync } from 'node:fs';
import { type Game, Match, type Position, readSave } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { andromedasEdge } from '../index.ts';
import { migrate } from '../migrate.ts';
import type { State } from '../state.ts';
import { table } from './table.ts';

const game = andromedasEdge as unknown as Game;

/** A match of two against two, saved by version 1 in the middle of an activated module. */
const saved = (): unknown => JSON.parse(readFileSync(new URL('./golden/saves/v1/module.json', import.meta.url), 'utf8'));

describe('a match begun under version 1', () => {
  it('opens and is played to its end', () => {
    const match = Match.load(game, readSave(saved()));
    expect(match.position.stack.map((frame) => frame.procedure)).toEqual(['game', 'turn', 'returnToStation', 'fireModule', 'perform']);
    for (let n = 0; !game.over(match.position); n++) {
      const ask = game.open(match.position)[0];
      const options = game.options(match.position, ask);
      match.answer(
        ask.seat,
        ask.decision,
        options.find((o) => o === 'pass' || o === 'done' || o === 'refuse') ?? options[n % options.length],
      );
    }
    expect(match.save().eras.map((era) => era.version)).toEqual([1, 2]);
    expect(game.outcome(match.position)?.scores).toHaveLength(4);
  });
  it.each([
    [0, 2],
    [1, 2],
    [2, 1],
    [3, 1],
  ])('knows of a module in the industry row which neighbours are activated, at %i', (at, beside) => {
    const state = table();
    const row = state.players[1].rows[1];
    for (const used of [0, 1, 2, 0]) row.push({ ...row[0], used: used as 0 | 1 | 2 });
    state.players[1].rows[1] = row.slice(1);
    state.active = 1;
    const frames = [
      { procedure: 'fireModule', step: 'output', seat: 1, locals: { row: 1, at } },
      { procedure: 'fireModule', step: 'output', seat: 1, locals: { row: 2, at } },
      { procedure: 'perform', step: 'next', seat: 1, locals: { row: 1, at } },
      ...['chosen', 'exchanged', 'paidOr', 'track', 'next'].map((step) => ({ procedure: 'perform', step, seat: 1, locals: { list: 3 } })),
      { procedure: 'turn', step: 'chosen', seat: 1, locals: {} },
    ];
    const moved = migrate[1]({ state, stack: frames, asks: [], chance: [1, 2, 3, 4], decisions: 0 } as unknown as Position);
    expect(moved.stack.map((frame) => frame.locals).slice(0, 3)).toEqual([
      { row: 1, at, beside },
      { row: 2, at },
      { row: 1, at },
    ]);
    expect(moved.stack.slice(3).map((frame) => frame.step)).toEqual(['answered', 'answered', 'answered', 'answered', 'next', 'chosen']);
  });
  it('keeps what its effects and half moons mean', () => {
    const state = table();
    delete (state as Partial<State>).refused;
    state.players[0].rows[1][0].used = 1;
    const position = {
      state,
      stack: [
        { procedure: 'fireModule', step: 'output', seat: 0, locals: { row: 1, at: 1, used: 1 } },
        { procedure: 'perform', step: 'next', seat: 0, locals: { list: 280, at: 0 } },
        { procedure: 'perform', step: 'exchanged', seat: 0, locals: { list: 282, at: 0 } },
      ],
      asks: [{ seat: 0, decision: 'exchange', args: { list: 282, at: 0, left: 1 } }],
      chance: [1, 2, 3, 4],
      decisions: 0,
    } as unknown as Position;
    const moved = migrate[1](position);
    expect(moved.stack.map((frame) => frame.locals)).toEqual([
      { row: 1, at: 1, used: 1, beside: 1 },
      { list: 280, at: 0 },
      { list: 281, at: 0 },
    ]);
    expect(moved.asks[0].args).toEqual({ list: 281, at: 0, left: 1 });
    expect((moved.state as State).refused).toBe(0);
  });
});
