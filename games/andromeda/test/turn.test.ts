import { describe, expect, it } from 'vitest';
import { turn, turns } from '../rules/phase2.ts';
import { after, begin, diceOf, figures, game, place, playOn, set, sum, told, turnOf } from './table.ts';

const rounds = (events: ReturnType<typeof game>['events']): string[] =>
  events.flatMap((e) => (['roundBegan', 'rolled', 'turnBegan', 'controlChecked', 'technologiesReady'].includes(e.type) ? [e.type] : []));

describe('rounds', () => {
  it('AN-061 lasts seven rounds at most and can end earlier', () => {
    const lengths = new Set<number>();
    for (let i = 0; i < 60; i++) lengths.add(playOn(game(4, {}, `end${i}`), `play${i}`).state.round);
    expect(Math.max(...lengths)).toBe(7);
    expect(Math.min(...lengths)).toBeLessThan(7);
  });

  it('AN-062 has four phases in fixed order', () => {
    const table = playOn(game(3, {}, 'phases'), 'phases');
    const round = rounds(table.events).join(' ').split('roundBegan ').slice(1);
    for (const r of round.slice(0, -1)) expect(r.trim()).toBe('rolled turnBegan turnBegan turnBegan controlChecked technologiesReady');
    expect(round.at(-1)?.trim()).toBe('rolled turnBegan turnBegan turnBegan controlChecked');
  });

  it('AN-063 finishes a phase before the next begins', () => {
    const table = game(4, {}, 'finish');
    playOn(table, 'finish', (decision) => {
      if (decision === 'act') expect(table.state.orderCards.every((card) => card > 0)).toBe(true);
      if (decision === 'exchange') expect(sum(table.state.dice)).toBe(0);
      return false;
    });
    expect(table.over).toBe(true);
  });

  it('AN-064 begins the next round with phase 1 after the clean-up', () => {
    const table = playOn(game(2, {}, 'next'), 'next', (decision) => decision === 'exchange');
    expect(table.state.round).toBe(1);
    playOn(table, 'next', (decision) => decision === 'buildOffer');
    expect([table.state.round, table.state.phase]).toEqual([2, 'commands']);
  });
});

describe('turns', () => {
  it('AN-101 go in the order of the order cards', () => {
    const table = playOn(begin(set({ orderCards: [3, 1, 2] }), turns), 'order');
    expect(told(table, 'turnBegan').map((e) => [e.seat, e.card])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });

  it('AN-102 are finished before the next player begins', () => {
    const table = playOn(begin(set({ orderCards: [2, 1, 3] }), turns), 'finish');
    const order = table.events.flatMap((e) => (e.type === 'turnBegan' || e.type === 'turnEnded' ? [`${e.type} ${e.seat}`] : []));
    expect(order).toEqual(['turnBegan 1', 'turnEnded 1', 'turnBegan 0', 'turnEnded 0', 'turnBegan 2', 'turnEnded 2']);
  });

  it('AN-103 come exactly once a round for each player', () => {
    const table = playOn(game(4, {}, 'once'), 'once');
    const perRound = new Map<number, number[]>();
    let round = 0;
    for (const e of table.events) {
      if (e.type === 'roundBegan') round = e.round;
      if (e.type === 'turnBegan') perRound.set(round, [...(perRound.get(round) ?? []), e.seat]);
    }
    for (const seats of perRound.values()) expect([...seats].sort()).toEqual([0, 1, 2, 3]);
  });

  it('AN-104 have three steps: contamination, actions, missions', () => {
    const table = turnOf({ figures: [{ airlock: 2, crew: 1 }], dice: [{ contamination: 1, support: 1 }], cards: [1] });
    expect(table.asked).toBe('loseResearcher');
    table.answer('loseResearcher', place('crew'));
    expect(table.asked).toBe('act');
    table.answer('act', { act: 'end' });
    expect(table.asked).toBe('fulfil');
    table.answer('fulfil', 'done');
    expect(table.over).toBe(true);
  });
});

describe('actions', () => {
  it('AN-113 takes as many actions as dice allow, in any order', () => {
    const given = { figures: [{ airlock: 2 }], cards: [3], dice: [{ training: 1, support: 1, movement: 1 }] };
    const one = turnOf(given);
    one.answer('act', { act: 'training' });
    one.answer('howMany', 2);
    one.answer('act', { act: 'support' });
    one.answer('callTo', place('airlock'));
    one.answer('act', { act: 'movement' });
    one.answer('move', { from: 4, to: 1 });
    one.answer('move', 'stop');
    expect([one.state.cards[0], figures(one.state, 'airlock', 0), diceOf(one.state, 0)]).toEqual([3, 3, 0]);

    const other = turnOf(given);
    other.answer('act', { act: 'movement' });
    other.answer('move', { from: 4, to: 1 });
    other.answer('move', 'stop');
    other.answer('act', { act: 'training' });
    expect(diceOf(other.state, 0)).toBe(1);
  });

  it('AN-114 are dice or rooms that are controlled', () => {
    const table = turnOf({ figures: [{ crew: 1, hangar: 1 }, { hangar: 1 }], dice: [{ training: 1 }] });
    expect(table.offers({ act: 'training' })).toBe(true);
    expect(table.offers({ act: 'room', room: 'crew' })).toBe(true);
    expect(table.offers({ act: 'room', room: 'hangar' })).toBe(false);
  });

  it('AN-115 uses each die once', () => {
    const table = turnOf({ dice: [{ training: 2 }] });
    table.answer('act', { act: 'training' });
    table.answer('howMany', 1);
    expect(table.offers({ act: 'training' })).toBe(true);
    table.answer('act', { act: 'training' });
    table.answer('howMany', 1);
    expect(table.offers({ act: 'training' })).toBe(false);
    expect(table.refusal({ act: 'training' })).toMatchObject({ reason: 'noDie', args: { symbol: 'training' } });
  });

  it('AN-116 completes an action before the next begins', () => {
    const table = turnOf({ figures: [{ airlock: 1, crew: 1 }], dice: [{ movement: 1, training: 1 }] });
    table.answer('act', { act: 'movement' });
    expect(table.options().some((o) => typeof o === 'object' && o !== null && 'act' in o)).toBe(false);
    table.answer('move', { from: 4, to: 1 });
    expect(table.asked).toBe('move');
    table.answer('move', 'stop');
    expect(table.asked).toBe('act');
  });

  it('AN-117 lets dice go unused', () => {
    const table = turnOf({ dice: [{ training: 3 }] });
    table.answer('act', { act: 'end' });
    table.answer('fulfil', 'done');
    expect([diceOf(table.state, 0), sum(table.state.centre)]).toEqual([0, 10]);
    expect(told(table, 'turnEnded')).toEqual([{ type: 'turnEnded', seat: 0, returned: 3 }]);
  });

  it('AN-118 puts a used die into the table centre', () => {
    const table = turnOf({ dice: [{ support: 1, technology: 1 }], cards: [2] });
    const before = table.state.centre[1];
    table.answer('act', { act: 'support' });
    expect([table.state.centre[1] - before, table.state.dice.slice(0, 6)]).toEqual([1, [0, 0, 0, 0, 1, 0]]);
  });

  it.each([
    ['training', [{ act: 'training' }]],
    ['support', [{ act: 'support' }]],
    [
      'improvise',
      [
        { act: 'improvise', as: 'train' },
        { act: 'improvise', as: 'call' },
      ],
    ],
    ['movement', [{ act: 'movement' }]],
    [
      'technology',
      [
        { act: 'technology', technology: 'teleporter' },
        { act: 'technology', technology: 'cloning' },
      ],
    ],
  ] as const)('AN-119 a %s die offers three uses, whoever has it: its action, a single move, exploring', (symbol, own) => {
    for (const seat of [0, 1, 2]) {
      const mine = <T>(one: T): T[] => [0, 1, 2].map((s) => (s === seat ? one : undefined)) as T[];
      const table = begin(
        set({
          hidden: ['crew'],
          figures: mine({ engine: 1 }),
          cards: mine(1),
          dice: mine({ [symbol]: 1 }),
          technologies: ['teleporter', 'cloning', 'repulsor', 'overrideKey'],
        }),
        turn,
        [],
        seat,
      );
      const explore = { act: 'explore', to: place('crew') };
      expect(table.options()).toEqual([...own, explore, { act: 'step' }, { act: 'end' }]);
      for (const use of [explore, { act: 'step' }]) {
        const one = begin(after(table), turn, [], seat);
        one.answer('act', use);
        if (one.asked === 'move') one.answer('move', { from: place('engine'), to: place('airlock') });
        expect([one.asked, diceOf(one.state, seat)]).toEqual(['act', 0]);
      }
    }
  });

  it('AN-119 a contamination die offers none of them; a species or a mission may name a further use', () => {
    const sick = turnOf({ hidden: ['crew'], figures: [{ engine: 2 }], dice: [{ contamination: 1 }] });
    expect(sick.options()).toEqual([{ act: 'end' }]);
    const mnemos = turnOf({ figures: [{ engine: 1 }], species: ['mnemos'], dice: [{ movement: 1 }], technologies: ['cloning'] });
    expect(mnemos.offers({ act: 'technology', technology: 'cloning' })).toBe(true);
    const mission = turnOf({ dice: [{ training: 3 }], cards: [16], open: ['reservePower'] });
    mission.answer('act', { act: 'end' });
    mission.answer('fulfil', 'reservePower');
    expect(diceOf(mission.state, 0)).toBe(0);
  });

  it('AN-136 any command die buys one single move', () => {
    for (const symbol of ['training', 'support', 'improvise', 'movement', 'technology'] as const) {
      const table = turnOf({ figures: [{ airlock: 1, crew: 1 }], dice: [{ [symbol]: 1 }] });
      table.answer('act', { act: 'step' });
      table.answer('move', { from: place('crew'), to: place('engine') });
      expect([table.asked, diceOf(table.state, 0), figures(table.state, 'engine', 0)]).toEqual(['act', 0, 1]);
    }
    const asks = turnOf({ figures: [{ airlock: 1 }], dice: [{ training: 1, technology: 1 }] });
    asks.answer('act', { act: 'step' });
    expect(asks.options()).toEqual(['training', 'technology']);
    asks.answer('spendDie', 'technology');
    expect(asks.state.dice.slice(0, 6)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  it('AN-240 unused dice stay until the missions are over', () => {
    const table = turnOf({ dice: [{ training: 2, support: 1, movement: 1 }], open: ['reservePower'] });
    table.answer('act', { act: 'end' });
    expect(diceOf(table.state, 0)).toBe(4);
    table.answer('fulfil', 'reservePower');
    for (const die of ['support', 'training', 'movement']) table.answer('spendDie', die);
    expect([diceOf(table.state, 0), table.state.dice[0], table.state.fulfilled[0]]).toEqual([1, 1, ['reservePower']]);
    table.answer('fulfil', 'done');
    expect(diceOf(table.state, 0)).toBe(0);

    const exact = turnOf({ dice: [{ training: 2, support: 1 }], open: ['reservePower'] });
    exact.answer('act', { act: 'end' });
    exact.answer('fulfil', 'reservePower'); // all dice go: nothing to choose
    expect([exact.asked, diceOf(exact.state, 0)]).toEqual(['fulfil', 0]);
  });

  it('AN-241 offers nothing that would change nothing, but an empty Teleporter', () => {
    const idle = turnOf({
      figures: [{}],
      cards: [16],
      dice: [{ training: 1, movement: 1, technology: 1, improvise: 1 }],
      exhausted: { universalTool: 1 },
    });
    const offered = idle.options().map((o) => (o as { act: string }).act);
    expect(offered).not.toContain('training');
    expect(offered).not.toContain('movement');
    expect(offered).not.toContain('step');
    expect(idle.offers({ act: 'improvise', as: 'train' })).toBe(false);
    expect(idle.offers({ act: 'technology', technology: 'cloning' })).toBe(false);
    expect(idle.refusal({ act: 'technology', technology: 'cloning' })).toMatchObject({ reason: 'technologyNoEffect' });
    expect(idle.offers({ act: 'technology', technology: 'teleporter' })).toBe(false); // no room with a researcher

    const placed = turnOf({ figures: [{ airlock: 1 }], teleporters: [['airlock', 'crew', 'bridge']], dice: [{ technology: 1 }] });
    expect(placed.offers({ act: 'technology', technology: 'teleporter' })).toBe(true);
  });
});
