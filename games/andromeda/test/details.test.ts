/** The small print: what a turn counts, what refusals say, what events carry, what boards ask. */
import { type Answer, SPECTATOR } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import type { MissionId } from '../content/missions.ts';
import { MISSIONS } from '../content/missions.ts';
import { andromeda } from '../index.ts';
import { besides, isTied, tileAt } from '../queries.ts';
import { have, possibleInThisGame, progress } from '../rules/conditions.ts';
import { assignCommands } from '../rules/phase1.ts';
import { turn } from '../rules/phase2.ts';
import { cleanUp } from '../rules/phase4.ts';
import { own } from '../view.ts';
import { begin, type Given, place, type Stage, set, told, turnOf } from './table.ts';

type Plays = readonly (readonly [decision: string, answer: Answer])[];
const played = (given: Given, plays: Plays): Stage => {
  const table = turnOf(given);
  for (const [decision, answer] of plays) table.answer(decision, answer);
  return table;
};

it('a seat plays as its species, or as nobody in the beginners’ game', () => {
  const state = set({ seats: 3, species: [null, 'tarn', null] });
  expect([0, 1, 2].map((seat) => andromeda.definition.playsAs?.(state, seat))).toEqual([undefined, 'species:tarn', undefined]);
});

describe('what a turn counts', () => {
  const nothing = {
    called: 0,
    moved: 0,
    explored: 0,
    technologies: 0,
    roomActions: 0,
    rooms: 0,
    abilityUsed: false,
    movesLeft: 0,
    callsLeft: 0,
  };
  const cases: readonly [string, Given, Plays, object][] = [
    ['nothing at first', { dice: [{ support: 1 }] }, [], nothing],
    ['a call', { cards: [1], dice: [{ support: 1 }] }, [['act', { act: 'support' }]], { ...nothing, called: 1 }],
    [
      'two calls and the one of the Engine Room, which is a room action',
      { cards: [3], figures: [{ engine: 1 }], dice: [{ support: 1 }] },
      [
        ['act', { act: 'support' }],
        ['callTo', 4],
        ['callTo', 4],
      ],
      { ...nothing, called: 3, roomActions: 1, rooms: 2 },
    ],
    [
      'calls that are not made',
      { cards: [3], teleporters: [['airlock', 'crew']], figures: [{ engine: 1 }], dice: [{ support: 1 }] },
      [
        ['act', { act: 'support' }],
        ['callTo', 0],
        ['callTo', 'stop'],
      ],
      { ...nothing, called: 1 },
    ],
    [
      'moves in hand',
      { figures: [{ crew: 2 }], dice: [{ movement: 1 }] },
      [
        ['act', { act: 'movement' }],
        ['move', { from: 0, to: 1 }],
      ],
      { ...nothing, moved: 1, movesLeft: 2 },
    ],
    [
      'moves given up',
      { figures: [{ crew: 2 }], dice: [{ movement: 1 }] },
      [
        ['act', { act: 'movement' }],
        ['move', { from: 0, to: 1 }],
        ['move', 'stop'],
      ],
      { ...nothing, moved: 1 },
    ],
    [
      'an exploration, which is no move',
      { hidden: ['crew'], figures: [{ engine: 1 }], dice: [{ support: 1 }] },
      [['act', { act: 'explore', to: 0 }]],
      { ...nothing, explored: 1 },
    ],
    [
      'a room action by right of control',
      { figures: [{ hangar: 2 }] },
      [
        ['act', { act: 'room', room: 'hangar' }],
        ['launchTo', 0],
      ],
      { ...nothing, moved: 1, roomActions: 1, rooms: 16 },
    ],
    [
      'a room action by a card, which leaves the right of control open',
      { figures: [{ hangar: 2 }], technologies: ['teleporter', 'overrideKey', 'transitTube', 'repulsor'], dice: [{ technology: 1 }] },
      [
        ['act', { act: 'technology', technology: 'overrideKey' }],
        ['overrideRoom', 5],
        ['launchTo', 0],
      ],
      { ...nothing, moved: 1, roomActions: 1, technologies: 32 },
    ],
    [
      'two technologies, two moves by tube',
      { figures: [{ hangar: 3 }], technologies: ['teleporter', 'cloning', 'transitTube', 'repulsor'], dice: [{ technology: 2 }] },
      [
        ['act', { act: 'technology', technology: 'transitTube' }],
        ['transitWay', { from: 5, to: 0 }],
        ['transitWay', { from: 5, to: 0 }],
        ['act', { act: 'technology', technology: 'cloning' }],
        ['cloneAt', 0],
      ],
      { ...nothing, moved: 2, technologies: 66 },
    ],
    [
      'an ability used once',
      { hidden: ['crew'], species: ['ulmara'], figures: [{ engine: 1 }] },
      [['act', { act: 'explore', to: 0 }]],
      { ...nothing, explored: 1, abilityUsed: true },
    ],
  ];
  it.each(cases)('%s', (_what, given, plays, expected) => {
    expect(played(given, plays).state.turn).toEqual(expected);
  });

  it('is forgotten when the turn is over, and dice are given back', () => {
    const table = played({ cards: [1], dice: [{ support: 2, training: 1, contamination: 1 }] }, [
      ['act', { act: 'support' }],
      ['act', { act: 'end' }],
      ['fulfil', 'done'],
    ]);
    expect(table.state.turn).toEqual(nothing);
    expect(told(table, 'actionsEnded')).toEqual([{ type: 'actionsEnded', seat: 0, unused: 2 }]);
    expect(told(table, 'turnEnded')).toEqual([{ type: 'turnEnded', seat: 0, returned: 2 }]);
    expect(told(table, 'contaminationIgnored')).toEqual([{ type: 'contaminationIgnored', seat: 0, count: 1, why: 'nobodyAboard' }]);
    expect(table.state.centre).toEqual([7, 2, 0, 0, 0, 1]);
    expect(table.state.dice.every((n) => n === 0)).toBe(true);
  });

  it('an immune species ignores one die, and says so', () => {
    const table = turnOf({ species: ['vherrin'], figures: [{ crew: 3 }], dice: [{ contamination: 3 }] });
    expect(told(table, 'contaminationIgnored')).toEqual([{ type: 'contaminationIgnored', seat: 0, count: 1, why: 'immune' }]);
    expect(told(table, 'contaminated')).toEqual([
      { type: 'contaminated', seat: 0, from: { place: 0, room: 'crew' } },
      { type: 'contaminated', seat: 0, from: { place: 0, room: 'crew' } },
    ]);
    expect([table.state.figures[0], table.state.supplies[0], table.state.centre[5]]).toEqual([1, 15, 3]);
  });
});

describe('why not', () => {
  const room = (id: string) => ({ act: 'room', room: id });
  const why = (given: Given, what: Answer): unknown => {
    const refusal = turnOf(given).refusal(what);
    return refusal === undefined ? undefined : [refusal.reason, refusal.rule, refusal.args];
  };

  it.each([
    [{}, ['noOneInRoom', 'AN-147', { need: 1 }]],
    [{ figures: [{}, { hangar: 2 }] }, ['noOneInRoom', 'AN-147', { need: 3 }]],
    [{ figures: [{ hangar: 1 }, { hangar: 3 }] }, ['roomOutnumbered', 'AN-147', { need: 3, controller: 1 }]],
    [{ figures: [{ hangar: 1 }, { hangar: 3 }, { hangar: 3 }] }, ['roomOutnumbered', 'AN-147', { need: 3, controller: -1 }]],
    [{ figures: [{ hangar: 2 }, { hangar: 2 }] }, ['roomTied', 'AN-150', { need: 1 }]],
    [{ figures: [{ hangar: 1 }] }, undefined],
  ] as const)('the Hangar with %j', (given, expected) => {
    expect(why(given as Given, room('hangar'))).toEqual(expected);
  });

  it('the Engine Room works only with a call; a room is used once, and one of them', () => {
    expect(why({ figures: [{ engine: 1 }], cards: [1] }, room('engine'))).toEqual(['roomOnlyWhenCalling', 'AN-159', undefined]);
    expect(why({ figures: [{ engine: 1 }] }, room('engine'))).toEqual(['cardEmpty', 'AN-159', undefined]);
    const table = played({ figures: [{ hangar: 3, crew: 1 }] }, [
      ['act', room('hangar')],
      ['launchTo', 0],
    ]);
    expect(table.refusal(room('hangar'))).toMatchObject({ reason: 'roomUsedThisRound', rule: 'AN-153' });
    expect(table.refusal(room('crew'))).toMatchObject({ reason: 'roomActionUsed', rule: 'AN-144' });
    expect(why({ ship: { 0: 'armory' }, figures: [{ armory: 1 }] }, room('armory'))).toBeUndefined();
    expect(turnOf({ figures: [{ comms: 1, airlock: 15 }] }).refusal(room('comms'))).toMatchObject({
      reason: 'roomNoEffect',
      rule: 'AN-241',
    });
    // Rooms without an action are not spoken of, nor are those face down.
    const rooms = turnOf({ hidden: ['bridge'] })
      .refusals()
      .flatMap(({ what }) => (typeof what === 'object' && what !== null && 'room' in what ? [what.room] : []));
    expect(rooms).toEqual(['crew', 'engine', 'reactor', 'hangar', 'comms']);
  });

  it('dice: none of the symbol, nothing to do with it', () => {
    const none = turnOf({ technologies: ['teleporter', 'cloning', 'universalTool', 'vaccine'] });
    expect(
      none
        .refusals()
        .filter(({ reason }) => reason === 'noDie')
        .map(({ what, args }) => [what, args]),
    ).toEqual([
      [{ act: 'training' }, { symbol: 'training' }],
      [{ act: 'support' }, { symbol: 'support' }],
      [{ act: 'improvise', as: 'train' }, { symbol: 'improvise' }],
      [{ act: 'movement' }, { symbol: 'movement' }],
      ...['teleporter', 'cloning', 'universalTool', 'vaccine'].map((technology) => [
        { act: 'technology', technology },
        { symbol: 'technology' },
      ]),
    ]);
    expect(none.refusal({ act: 'step' })).toMatchObject({ reason: 'noCommandDie', rule: 'AN-136' });
    const stuck = turnOf({ hidden: ['engine', 'reactor'], figures: [{ crew: 1 }], dice: [{ movement: 1 }] });
    expect(stuck.refusal({ act: 'movement' })).toMatchObject({ reason: 'nowhereToMove', rule: 'AN-129' });
    expect(stuck.refusal({ act: 'step' })).toMatchObject({ reason: 'nowhereToMove', rule: 'AN-136' });
    const nobody = turnOf({ dice: [{ movement: 1, training: 1, support: 1 }], cards: [16] });
    expect(nobody.refusal({ act: 'movement' })).toMatchObject({ reason: 'noOneAboard' });
    expect(nobody.refusal({ act: 'training' })).toMatchObject({ reason: 'supplyEmpty', rule: 'AN-121' });
    expect(turnOf({ dice: [{ support: 1 }] }).refusal({ act: 'support' })).toMatchObject({ reason: 'cardEmpty', rule: 'AN-126' });
    expect(turnOf({ dice: [{ technology: 1 }] }).refusal({ act: 'technology', technology: 'cloning' })).toMatchObject({
      reason: 'technologyNoEffect',
      rule: 'AN-241',
    });
  });

  it('tiles: nobody beside it, no die to pay with', () => {
    const far = turnOf({ hidden: ['crew', 'bridge'], figures: [{ engine: 1 }] });
    expect(far.refusals().filter(({ what }) => typeof what === 'object' && what !== null && 'to' in what)).toEqual([
      { what: { act: 'explore', to: 0 }, reason: 'noCommandDie', rule: 'AN-139' },
      { what: { act: 'explore', to: 2 }, reason: 'noCommandDie', rule: 'AN-139' },
    ]);
    expect(why({ hidden: ['crew'], figures: [{ bridge: 1 }], dice: [{ support: 1 }] }, { act: 'explore', to: 0 })).toEqual([
      'noResearcherBeside',
      'AN-138',
      undefined,
    ]);
    expect(why({ hidden: ['crew'], figures: [{ engine: 1 }], species: ['ulmara'] }, { act: 'explore', to: 0 })).toBeUndefined();
  });

  it('missions: how much is there, how much is missing', () => {
    const missing = (mission: MissionId, given: Given): string | undefined => {
      const table = turnOf({ ...given, open: [mission] });
      table.answer('act', { act: 'end' });
      const why = table.refusal(mission)?.args as { parts: readonly { have: number; need: number }[] } | undefined;
      return why?.parts.map(({ have: n, need }) => `${n} of ${need}`).join(' + ');
    };
    expect(missing('fullHouse', { figures: [{ crew: 4 }] })).toBe('4 of 10');
    expect(missing('nightWatch', { figures: [{ crew: 1 }] })).toBe('1 of 1 + 1 of 3');
    expect(missing('upperHand', { figures: [{ crew: 9 }, { airlock: 8 }] })).toBe('1 of 2 + 9 of 9');
    expect(missing('highGround', { figures: [{ crew: 9, cryo: 2 }] })).toBe('3 of 5');
    // Of alternatives the nearest: none of three explorations, four of five rooms.
    expect(missing('pathfinders', { figures: [{ crew: 1, engine: 1, bridge: 1, hangar: 1 }] })).toBe('1 of 1 + 4 of 5');
    expect(missing('pathfinders', { hidden: ['zone'] })).toBe('0 of 3');
  });

  it('offers: how many dice must stay for how many cards', () => {
    const state = set({ seats: 3, orderCards: [0, 0, 0] });
    const table = begin(state, assignCommands, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    for (let n = 0; n < 6; n++) table.answer('buildOffer', 'training');
    expect(table.options()).toEqual(['done']);
    expect(table.refusals()).toEqual([
      { what: 'training', reason: 'poolTooSmall', rule: 'AN-074', args: { need: 4, cards: 2 } },
      ...['support', 'improvise', 'movement', 'technology', 'contamination'].map((what) => ({ what, reason: 'notInPool', rule: 'AN-073' })),
    ]);
  });
});

describe('conditions', () => {
  it('a mission is possible where the rooms and the technology it names are in the game', () => {
    const usual = set({});
    expect(possibleInThisGame(usual, 'coldStorage')).toBe(true);
    const without = set({ ship: { 8: 'armory', 7: 'lab', 3: 'lab' } });
    without.rooms = without.rooms.map((room) => (room === 'lab' ? null : room));
    expect(possibleInThisGame(without, 'coldStorage')).toBe(false);
    expect(possibleInThisGame(without, 'hotZone')).toBe(false);
    expect(possibleInThisGame(without, 'deepVault')).toBe(false);
    expect(possibleInThisGame(without, 'fieldTrial')).toBe(true);
    expect(possibleInThisGame(set({ technologies: ['cloning'] }), 'thirdRing')).toBe(false);
    expect(possibleInThisGame(usual, 'thirdRing')).toBe(true);
    expect(possibleInThisGame(set({ technologies: ['cloning'] }), 'doubleShift')).toBe(true);
    expect(possibleInThisGame(usual, 'pathfinders')).toBe(true);
  });

  it('what was done this turn is nothing for anybody but the active player', () => {
    const state = set({});
    state.active = 1;
    Object.assign(state.turn, { technologies: 0b101, roomActions: 1, called: 2, moved: 3, explored: 4 });
    const kinds = ['technologies', 'roomActions', 'called', 'moved', 'explored'] as const;
    expect([0, 1, 2].map((seat) => kinds.map((kind) => have(state, seat, { kind, count: 1 })))).toEqual([
      [0, 0, 0, 0, 0],
      [2, 1, 2, 3, 4],
      [0, 0, 0, 0, 0],
    ]);
    expect([0, 1].map((seat) => have(state, seat, { kind: 'technologies', count: 1, which: 'cloning' }))).toEqual([0, 0]);
    expect(have(state, 1, { kind: 'technologies', count: 1, which: 'universalTool' })).toBe(1);
  });

  it('what a mission counts is told one by one, for those to choose from as well', () => {
    const state = set({ figures: [{ crew: 7 }] });
    state.drawn[0] = ['upperHand', 'spine'];
    const near = own(state, 0).progress;
    expect(near).toContainEqual(
      expect.objectContaining({ mission: 'upperHand', personal: true, parts: [expect.anything(), { have: 7, need: 9 }] }),
    );
    expect(near).toContainEqual(
      expect.objectContaining({
        mission: 'spine',
        parts: [
          { have: 1, need: 3 },
          { have: 7, need: 7 },
        ],
      }),
    );
    expect(own(state, 1).progress).not.toContainEqual(expect.objectContaining({ mission: 'spine' }));
  });

  it('progress never says more than is asked for', () => {
    const state = set({ figures: [{ crew: 12 }] });
    expect(progress(state, 0, MISSIONS.fullHouse.condition)).toEqual([{ have: 10, need: 10 }]);
    expect(progress(state, 0, MISSIONS.upperHand.condition)).toEqual([
      { have: 2, need: 2 },
      { have: 9, need: 9 },
    ]);
    expect(progress(state, 1, MISSIONS.smallFootprint.condition)).toEqual([{ have: 0, need: 2 }]);
  });
});

describe('missions on their way', () => {
  it.each([0, 1, 2])('seat %i knows what it put under the stack, and nobody else does', (seat) => {
    const personal = ['academy', 'hermits', 'longMarch'] as const;
    const table = begin(set({ personal, startPlayer: (seat + 2) % 3, general: ['spine'] }), cleanUp);
    expect(table.ask().seat).toBe(seat);
    table.answer('exchange', 'exchange');
    expect([table.state.personalStack[0], table.state.stackSeenBy[0]]).toEqual([personal[seat], 1 << seat]);
    expect(table.state.stackSeenBy.slice(1).every((bits) => bits === 0)).toBe(true);
    expect(table.state.stackSeenBy).toHaveLength(table.state.personalStack.length);
    expect(told(table, 'missionExchanged')[0]).toMatchObject({ seat, old: personal[seat] });
  });

  it('whoever has none draws two, keeps one and puts one under', () => {
    const table = begin(set({ personal: [null, 'hermits', 'longMarch'], startPlayer: 2, general: [], top: ['spine', 'academy'] }), cleanUp);
    expect(told(table, 'missionsDrawn')).toEqual([{ type: 'missionsDrawn', seat: 0, count: 2, missions: ['academy', 'spine'] }]);
    const size = table.state.personalStack.length;
    table.answer('keepMission', 'spine');
    expect([table.state.personal[0], table.state.personalStack[0], table.state.stackSeenBy[0]]).toEqual(['spine', 'academy', 1]);
    expect(table.state.personalStack).toHaveLength(size + 1);
    expect(told(table, 'missionKept')).toEqual([{ type: 'missionKept', seat: 0, returned: 1, mission: 'spine' }]);
  });
});

describe('for boards', () => {
  it('a tie is where enough of several stand level; neighbours are where one stands beside', () => {
    const state = set({ hidden: ['hangar'], figures: [{ crew: 1, cryo: 1, engine: 2 }, { crew: 1, cryo: 1, engine: 1 }, { hangar: 2 }] });
    const position = { state, stack: [], asks: [], chance: [1, 2, 3, 4] as [number, number, number, number], decisions: 0 };
    const { table } = andromeda.view(position, SPECTATOR);
    const tied = table.ship.filter(isTied).map((tile) => tile.room);
    // One each is level in the Crew Quarters, and too few in the Cryo Chamber.
    expect(tied).toEqual(['crew']);
    expect(tileAt(table, place('crew'))?.room).toBe('crew');
    expect(besides(table, 4, 0)).toEqual([1]);
    expect(besides(table, 1, 1)).toEqual([0]);
    expect(besides(table, 8, 2)).toEqual([5]);
  });
});

describe('the box', () => {
  it('is for two to four, seven rounds, with a bound no match reaches', () => {
    const { seats, bound, options } = andromeda.definition;
    expect(seats).toEqual({ min: 2, max: 4 });
    expect(options.beginner.default).toBe(false);
    expect([2, 3, 4].map((n) => bound(andromeda.configure(n, {})))).toEqual([1190, 1750, 2310]);
  });

  it('a turn of a seat begins and ends as told', () => {
    const table = begin(set({ orderCards: [3, 1, 2] }), turn, [], 2);
    expect(told(table, 'turnBegan')).toEqual([{ type: 'turnBegan', seat: 2, card: 2 }]);
    expect(table.state.active).toBe(2);
  });
});
