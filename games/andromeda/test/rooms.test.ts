import { describe, expect, it } from 'vitest';
import { ROOM_IDS, ROOMS, type RoomId } from '../content/rooms.ts';
import { andromeda } from '../index.ts';
import { turn, turns } from '../rules/phase2.ts';
import { controllerOf, roomPoints } from '../rules/ship.ts';
import { begin, figures, type Given, place, set, told, turnOf } from './table.ts';

const room = (id: RoomId) => ({ act: 'room', room: id });
const controller = (given: Given, id: RoomId): number => {
  const state = set(given);
  return controllerOf(state, state.rooms.indexOf(id));
};

describe('room actions', () => {
  it('AN-144 only one a round', () => {
    const table = turnOf({ figures: [{ crew: 2, comms: 1 }] });
    table.answer('act', room('comms'));
    expect(table.asked).toBe('act'); // nobody to call: one was trained
    expect(table.offers(room('crew'))).toBe(false);
    expect(table.refusal(room('crew'))).toMatchObject({ reason: 'roomActionUsed', rule: 'AN-144' });
  });

  it('AN-145 before, between or after dice, in the action step only', () => {
    const given: Given = { figures: [{ comms: 1 }], dice: [{ training: 2 }] };
    for (const at of [0, 1, 2]) {
      const table = turnOf(given);
      for (let i = 0; i < at; i++) {
        table.answer('act', { act: 'training' });
        table.answer('howMany', 1);
      }
      expect(table.offers(room('comms'))).toBe(true);
      table.answer('act', { act: 'end' });
      expect(table.options()).toEqual(['done']);
    }
  });

  it('AN-146 costs no die', () => {
    const table = turnOf({ figures: [{ comms: 1 }], dice: [{ support: 1 }] });
    table.answer('act', room('comms'));
    expect(table.state.dice.slice(0, 6)).toEqual([0, 1, 0, 0, 0, 0]);
    expect(turnOf({ figures: [{ comms: 1 }] }).offers(room('comms'))).toBe(true);
  });

  it('AN-147 needs strictly more researchers than each other player', () => {
    expect(controller({ figures: [{ crew: 3 }, { crew: 2 }, { crew: 2 }] }, 'crew')).toBe(0);
    expect(controller({ figures: [{ crew: 2 }, { crew: 3 }, { crew: 2 }] }, 'crew')).toBe(1);
    const table = turnOf({ figures: [{ crew: 1 }, { crew: 2 }] });
    expect(table.offers(room('crew'))).toBe(false);
    expect(table.refusal(room('crew'))).toMatchObject({ reason: 'roomOutnumbered', args: { need: 2, controller: 1 } });
    expect(turnOf({ figures: [{ airlock: 1 }] }).refusal(room('crew'))).toMatchObject({ reason: 'noOneInRoom', args: { need: 1 } });
  });

  it('AN-148 needs the minimum of the room', () => {
    expect(controller({ figures: [{ cryo: 1 }] }, 'cryo')).toBe(-1);
    expect(controller({ figures: [{ cryo: 2 }, { cryo: 1 }] }, 'cryo')).toBe(0);
  });

  it('AN-149 the minimum is one unless the room says otherwise', () => {
    expect(ROOM_IDS.filter((id) => ROOMS[id].minimum !== 1).sort()).toEqual(['cryo', 'lab', 'zone']);
    for (const id of ['crew', 'engine', 'bridge', 'reactor', 'hangar', 'comms', 'airlock'] as const)
      expect(controller({ figures: [{ [id]: 1 }] }, id)).toBe(0);
  });

  it('AN-150 a tie controls nothing', () => {
    expect(controller({ figures: [{ crew: 2 }, { crew: 2 }] }, 'crew')).toBe(-1);
    const table = turnOf({ figures: [{ crew: 2, bridge: 2 }, { crew: 2 }, { crew: 1 }], open: ['nightWatch'] });
    expect(table.refusal(room('crew'))).toMatchObject({ reason: 'roomTied', rule: 'AN-150', args: { need: 1 } });
    table.answer('act', { act: 'end' });
    expect(table.refusal('nightWatch')).toMatchObject({
      reason: 'missionMissing',
      args: {
        parts: [
          { have: 0, need: 1 },
          { have: 1, need: 3 },
        ],
      },
    });
  });

  it('AN-151 is judged at the moment of use', () => {
    const table = turnOf({ figures: [{ crew: 1, engine: 1 }, { crew: 1 }], dice: [{ movement: 1 }] });
    expect(table.offers(room('crew'))).toBe(false);
    table.answer('act', { act: 'movement' });
    table.answer('move', { from: place('engine'), to: place('crew') });
    table.answer('move', 'stop');
    expect(table.offers(room('crew'))).toBe(true);
  });

  it('AN-152 may be used by several players in a round if control changes', () => {
    const state = set({ seats: 2, figures: [{ crew: 1 }, { engine: 3 }], dice: [{}, { movement: 1 }] });
    const table = begin(state, turns);
    table.answer('act', room('crew'));
    table.answer('move', { from: 0, to: 1 });
    table.answer('move', { from: 1, to: 0 });
    table.answer('act', { act: 'end' });
    table.answer('fulfil', 'done');
    table.answer('act', { act: 'movement' });
    table.answer('move', { from: 1, to: 0 });
    table.answer('move', { from: 1, to: 0 });
    table.answer('move', 'stop');
    table.answer('act', room('crew'));
    expect(told(table, 'roomUsed').map((e) => [e.seat, e.at.room])).toEqual([
      [0, 'crew'],
      [1, 'crew'],
    ]);
  });

  it('AN-153 the same room only once by one player', () => {
    const table = turnOf({ figures: [{ comms: 1, crew: 1 }], species: ['dovani'] }); // two room actions a round
    table.answer('act', room('comms'));
    expect(table.offers(room('comms'))).toBe(false);
    expect(table.refusal(room('comms'))).toMatchObject({ reason: 'roomUsedThisRound', rule: 'AN-153' });
    expect(table.offers(room('crew'))).toBe(true);
  });

  it('AN-154 a card may cause it again and does not count', () => {
    const table = turnOf({
      technologies: ['teleporter', 'overrideKey', 'vaccine', 'cloning'],
      figures: [{ comms: 1, crew: 1 }],
      dice: [{ technology: 1 }],
    });
    table.answer('act', room('comms'));
    table.answer('act', { act: 'technology', technology: 'overrideKey' });
    table.answer('overrideRoom', place('comms'));
    table.answer('trainOrCallChoice', 'train');
    expect(table.state.cards[0]).toBe(2);
    const first = turnOf({
      technologies: ['teleporter', 'overrideKey', 'vaccine', 'cloning'],
      figures: [{ comms: 1 }],
      dice: [{ technology: 1 }],
    });
    first.answer('act', { act: 'technology', technology: 'overrideKey' });
    first.answer('overrideRoom', place('comms'));
    expect(first.offers(room('comms'))).toBe(true);
  });

  it('AN-155 unexplored rooms have no effect, no control and no points', () => {
    const state = set({ hidden: ['crew'] });
    state.figures[0] = 2; // cannot happen, and counts for nothing
    expect(controllerOf(state, 0)).toBe(-1);
    expect(roomPoints(state, 0)).toBe(0);
    const table = turnOf({ hidden: ['crew'], figures: [{ engine: 1 }] });
    expect(table.refusal(room('crew'))).toBeUndefined();
    expect(table.offers(room('crew'))).toBe(false);
  });

  it('AN-156 any number of researchers and of different teleporters may be in one room', () => {
    const state = set({
      seats: 4,
      figures: [{ airlock: 15 }, { airlock: 16 }, { airlock: 14 }, { airlock: 3 }],
      dice: [{ technology: 1 }],
    });
    expect(controllerOf(state, 4)).toBe(1);
    expect(andromeda.view({ state, stack: [], asks: [], chance: [1, 2, 3, 4], decisions: 0 }, 0).table.ship[4].teleporters).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const table = turnOf({
      figures: [{ airlock: 8, crew: 7 }, { airlock: 8 }],
      teleporters: [['crew'], ['airlock']],
      dice: [{ technology: 1 }],
    });
    table.answer('act', { act: 'technology', technology: 'teleporter' });
    expect(table.options()).toEqual([place('airlock')]);
  });
});

describe('the eleven rooms', () => {
  const values = (id: RoomId): [number, number] => [ROOMS[id].points, ROOMS[id].minimum];

  it('AN-157 Crew Quarters: 1 point, two moves for the controller', () => {
    expect(values('crew')).toEqual([1, 1]);
    const table = turnOf({ figures: [{ crew: 1, bridge: 1 }] });
    table.answer('act', room('crew'));
    table.answer('move', { from: place('bridge'), to: place('hangar') });
    table.answer('move', { from: place('hangar'), to: place('cryo') });
    expect([table.asked, figures(table.state, 'cryo', 0)]).toEqual(['act', 1]);
  });

  it('AN-158 they follow the rules for moves', () => {
    const table = turnOf({ hidden: ['engine'], figures: [{ crew: 1 }] });
    table.answer('act', room('crew'));
    expect(table.options()).toEqual([{ from: 0, to: 3 }]);
    expect(table.refusal({ from: 0, to: 1 })).toMatchObject({ reason: 'unexplored' });
  });

  it('AN-242 fewer than two moves may be made', () => {
    const table = turnOf({ figures: [{ crew: 1 }] });
    table.answer('act', room('crew'));
    table.answer('move', { from: 0, to: 1 });
    table.answer('move', 'stop');
    expect([table.asked, table.state.turn.moved]).toEqual(['act', 1]);
  });

  it('AN-159 Engine Room: 1 point, one more when calling', () => {
    expect(values('engine')).toEqual([1, 1]);
    const table = turnOf({ figures: [{ engine: 1 }], cards: [4], dice: [{ support: 1 }] });
    expect(table.refusal(room('engine'))).toMatchObject({ reason: 'roomOnlyWhenCalling', rule: 'AN-159' });
    table.answer('act', { act: 'support' });
    table.answer('callTo', 4);
    expect(table.ask().args).toMatchObject({ extra: true });
    table.answer('callTo', 4);
    expect([table.asked, figures(table.state, 'airlock', 0), table.state.cards[0]]).toEqual(['act', 3, 1]);
    const without = turnOf({ figures: [{ engine: 1 }, { engine: 1 }], cards: [4], dice: [{ support: 1 }] });
    without.answer('act', { act: 'support' });
    without.answer('callTo', 4);
    expect(without.asked).toBe('act'); // a tie is no control
  });

  it.each([0, 1])('AN-159 wherever it lies: here in the first place of the ship, seat %i', (seat) => {
    const of = <T>(own: T, none: T): T[] => [0, 1, 2].map((other) => (other === seat ? own : none));
    const state = set({
      ship: { 0: 'engine', 1: 'crew' },
      figures: of<Record<string, number>>({ engine: 1 }, {}),
      cards: of(4, 0),
      dice: of<Record<string, number>>({ improvise: 1 }, {}),
    });
    const table = begin(state, turn, [], seat);
    table.answer('act', { act: 'improvise', as: 'call' });
    expect([table.asked, table.ask().args]).toMatchObject(['callTo', { extra: true }]);
  });

  it('AN-160 also with Improvise', () => {
    const table = turnOf({ figures: [{ engine: 1 }], cards: [2], dice: [{ improvise: 1 }] });
    table.answer('act', { act: 'improvise', as: 'call' });
    table.answer('callTo', 4);
    expect(figures(table.state, 'airlock', 0)).toBe(2);
  });

  it('AN-161 it is the room action of the round, once', () => {
    const table = turnOf({ figures: [{ engine: 1, crew: 1 }], cards: [6], dice: [{ improvise: 2 }] });
    table.answer('act', { act: 'improvise', as: 'call' });
    table.answer('callTo', 4);
    expect(table.refusal(room('crew'))).toMatchObject({ reason: 'roomActionUsed' });
    table.answer('act', { act: 'improvise', as: 'call' });
    expect([table.asked, figures(table.state, 'airlock', 0)]).toEqual(['act', 3]);

    const kept = turnOf({ figures: [{ engine: 1, crew: 1 }], cards: [6], dice: [{ improvise: 1 }] });
    kept.answer('act', { act: 'improvise', as: 'call' });
    kept.answer('callTo', 'stop'); // the extra call is optional
    expect(kept.offers(room('crew'))).toBe(true);
    kept.answer('act', room('crew'));
    kept.answer('move', { from: 1, to: 2 });
    kept.answer('move', 'stop');
  });

  it('AN-162 the additional researcher comes from the card and goes to any own teleporter', () => {
    const table = turnOf({ figures: [{ engine: 1 }], cards: [2], teleporters: [['airlock', 'cryo']], dice: [{ improvise: 1 }] });
    table.answer('act', { act: 'improvise', as: 'call' });
    table.answer('callTo', place('airlock'));
    expect(table.options()).toEqual([place('airlock'), place('cryo'), 'stop']);
    table.answer('callTo', place('cryo'));
    expect([table.state.cards[0], figures(table.state, 'cryo', 0)]).toEqual([0, 1]);
    const empty = turnOf({ figures: [{ engine: 1 }], cards: [1], dice: [{ improvise: 1 }] });
    empty.answer('act', { act: 'improvise', as: 'call' });
    expect(empty.asked).toBe('act'); // nobody left on the card
  });

  it('AN-163 Bridge: 1 point, draw two personal missions and return two', () => {
    expect(values('bridge')).toEqual([1, 1]);
    const table = turnOf({ figures: [{ bridge: 1 }], personal: ['academy'], top: ['spine', 'fullHouse'] });
    const effects = table.answer('act', room('bridge'));
    expect(effects.barrier).toBe('reveal');
    expect(table.options()).toEqual(['academy', 'fullHouse', 'spine']);
    table.answer('keepMission', 'spine');
    expect(table.state.personal[0]).toBe('spine');
    expect(new Set(table.state.personalStack.slice(0, 2))).toEqual(new Set(['academy', 'fullHouse']));
  });

  it('AN-163 AN-241 with nothing left to draw it is not offered', () => {
    const state = set({ figures: [{ bridge: 1 }], personal: ['academy', 'spine', 'fullHouse'] });
    state.personalStack = [];
    state.stackSeenBy = [];
    const table = begin(state, turn, [], 0);
    expect(table.offers(room('bridge'))).toBe(false);
    expect(table.refusal(room('bridge'))).toMatchObject({ reason: 'roomNoEffect', rule: 'AN-241' });
  });

  it('AN-175 AN-241 the Communication Centre works with one to be trained or one to be called, and not with neither', () => {
    const offered = (aboard: number, card: number): boolean =>
      turnOf({ figures: [{ comms: 1, airlock: aboard - 1 }], cards: [card] }).offers(room('comms'));
    expect([offered(15, 0), offered(15, 1), offered(16, 0)]).toEqual([true, true, false]);
  });

  it('AN-164 leaves exactly one personal mission, perhaps the old one', () => {
    const table = turnOf({ figures: [{ bridge: 1 }], personal: ['academy'], top: ['spine', 'fullHouse'] });
    const before = table.state.personalStack.length;
    table.answer('act', room('bridge'));
    table.answer('keepMission', 'academy');
    expect([table.state.personal[0], table.state.drawn[0], table.state.personalStack.length]).toEqual(['academy', [], before]);
  });

  it('AN-165 Reactor: 1 point, two researchers in adjacent rooms change places', () => {
    expect(values('reactor')).toEqual([1, 1]);
    const table = turnOf({ figures: [{ reactor: 1, crew: 1 }, { engine: 2 }, { cryo: 1 }] });
    table.answer('act', room('reactor'));
    expect(table.options()).toEqual([
      { place: 0, seat: 0 },
      { place: 1, seat: 1 },
    ]);
    table.answer('swapFirst', { place: 0, seat: 0 });
    expect(table.options()).toEqual([{ place: 1, seat: 1 }]);
    table.answer('swapSecond', { place: 1, seat: 1 });
    expect([figures(table.state, 'crew', 1), figures(table.state, 'engine', 0), figures(table.state, 'engine', 1)]).toEqual([1, 1, 1]);
  });

  it('AN-166 they may belong to anybody', () => {
    const table = turnOf({ figures: [{ reactor: 1 }, { bridge: 1 }, { hangar: 1 }] });
    table.answer('act', room('reactor'));
    table.answer('swapFirst', { place: place('bridge'), seat: 1 });
    table.answer('swapSecond', { place: place('hangar'), seat: 2 });
    expect([figures(table.state, 'hangar', 1), figures(table.state, 'bridge', 2)]).toEqual([1, 1]);
  });

  it('AN-243 both stay on the ship; one colour is not swapped with itself', () => {
    const table = turnOf({ figures: [{ reactor: 2, crew: 1 }, { airlock: 2 }] });
    table.answer('act', room('reactor'));
    table.answer('swapFirst', { place: place('reactor'), seat: 0 });
    expect(table.options()).toEqual([{ place: place('airlock'), seat: 1 }]); // not the own one in the Crew Quarters
    table.answer('swapSecond', { place: place('airlock'), seat: 1 });
    const count = (id: RoomId) => figures(table.state, id, 0) + figures(table.state, id, 1);
    expect([count('reactor'), count('airlock')]).toEqual([2, 2]);
    const alone = turnOf({ figures: [{ reactor: 2, crew: 1 }] });
    expect(alone.refusal(room('reactor'))).toMatchObject({ reason: 'roomNoEffect' });
  });

  it('AN-167 Hangar: 1 point, one own researcher from here to any explored room', () => {
    expect(values('hangar')).toEqual([1, 1]);
    const table = turnOf({ hidden: ['cryo'], figures: [{ hangar: 2 }] });
    table.answer('act', room('hangar'));
    expect(table.options()).toEqual([0, 1, 2, 3, 4, 6, 7]);
    table.answer('launchTo', place('comms'));
    expect([figures(table.state, 'hangar', 0), figures(table.state, 'comms', 0)]).toEqual([1, 1]);
  });

  it('AN-168 Contaminated Zone: 2 points, needs two, no action', () => {
    expect(values('zone')).toEqual([2, 2]);
    const table = turnOf({ figures: [{ zone: 3 }] });
    expect(table.options()).toEqual([{ act: 'end' }]);
    expect(roomPoints(table.state, 0)).toBe(2);
  });

  it('AN-169 losses to contamination begin there', () => {
    const table = turnOf({ figures: [{ zone: 1, crew: 2, airlock: 1 }], vaccines: [1], dice: [{ contamination: 2 }] });
    expect(table.options()).toEqual([place('zone'), 'vaccine']);
    expect(table.refusal(place('crew'))).toMatchObject({ reason: 'lossesStartHere', rule: 'AN-169' });
    table.answer('loseResearcher', place('zone'));
    expect(table.options()).toEqual([place('crew'), place('airlock'), 'vaccine']);
  });

  it('AN-170 for everybody with somebody there, whoever controls the room', () => {
    const table = turnOf({ figures: [{ zone: 1, crew: 3 }, { zone: 4 }], dice: [{ contamination: 1 }] });
    expect([figures(table.state, 'zone', 0), figures(table.state, 'zone', 1), figures(table.state, 'crew', 0)]).toEqual([0, 4, 3]);
  });

  it('AN-171 Cryo Chamber: 2 points, needs two, no property', () => {
    expect(values('cryo')).toEqual([2, 2]);
    expect([ROOMS.cryo.action, ROOMS.cryo.rule]).toEqual([undefined, undefined]);
    expect(turnOf({ figures: [{ cryo: 3 }] }).options()).toEqual([{ act: 'end' }]);
  });

  const ARMED: Given['ship'] = { 8: 'armory' };
  it('AN-172 Armory: no points, takes one researcher off the ship to its species card', () => {
    expect(values('armory')).toEqual([0, 1]);
    const table = turnOf({ ship: ARMED, figures: [{ armory: 1 }, { crew: 3 }], cards: [0, 1, 0] });
    table.answer('act', room('armory'));
    table.answer('sendBackWhom', { place: 0, seat: 1 });
    expect([figures(table.state, 'crew', 1), table.state.cards[1], table.state.supplies[1]]).toEqual([2, 2, 12]);
  });

  it('AN-173 anybody from any room', () => {
    const table = turnOf({ ship: ARMED, figures: [{ armory: 1, bridge: 1 }, { crew: 3 }, { zone: 1 }] });
    table.answer('act', room('armory'));
    expect(table.options()).toEqual([
      { place: 0, seat: 1 },
      { place: 2, seat: 0 },
      { place: 7, seat: 2 },
      { place: 8, seat: 0 },
    ]);
  });

  it('AN-174 the Armory is not used with two players', () => {
    expect(ROOMS.armory.players).toBe(3);
    for (let i = 0; i < 50; i++) expect(andromeda.start(andromeda.configure(2, {}), `armory${i}`).state.rooms).not.toContain('armory');
  });

  it('AN-175 Communication Centre: 1 point, train one or call one', () => {
    expect(values('comms')).toEqual([1, 1]);
    const given: Given = { figures: [{ comms: 1 }], cards: [1], teleporters: [['airlock', 'crew']] };
    const train = turnOf(given);
    train.answer('act', room('comms'));
    train.answer('trainOrCallChoice', 'train');
    expect([train.asked, train.state.cards[0]]).toEqual(['act', 2]);
    const call = turnOf(given);
    call.answer('act', room('comms'));
    call.answer('trainOrCallChoice', 'call');
    call.answer('callTo', place('crew'));
    expect([call.asked, call.state.cards[0], figures(call.state, 'crew', 0)]).toEqual(['act', 0, 1]);
  });

  it('the Engine Room does not add to a call by the Communication Centre, but to one by a card', () => {
    const own = turnOf({ figures: [{ comms: 1, engine: 1 }], cards: [2] });
    own.answer('act', room('comms'));
    own.answer('trainOrCallChoice', 'call');
    expect([own.asked, own.state.cards[0]]).toEqual(['act', 1]);
    const card = turnOf({
      technologies: ['teleporter', 'overrideKey', 'vaccine', 'cloning'],
      figures: [{ comms: 1, engine: 1 }],
      cards: [2],
      dice: [{ technology: 1 }],
    });
    card.answer('act', { act: 'technology', technology: 'overrideKey' });
    card.answer('overrideRoom', place('comms'));
    card.answer('trainOrCallChoice', 'call');
    expect(card.ask().args).toMatchObject({ extra: true });
  });

  it('AN-176 Laboratory: 2 points, needs two, no teleporter is placed in or moved into it', () => {
    expect(values('lab')).toEqual([2, 2]);
    const place8 = turnOf({ ship: { 8: 'lab' }, figures: [{ lab: 3, crew: 1 }], dice: [{ technology: 1 }] });
    place8.answer('act', { act: 'technology', technology: 'teleporter' });
    expect(place8.offers(8)).toBe(false);
    expect(roomPoints(place8.state, 0)).toBe(2 + 1);
    const only = turnOf({ ship: { 8: 'lab' }, figures: [{ lab: 3 }], dice: [{ technology: 1 }] });
    expect(only.offers({ act: 'technology', technology: 'teleporter' })).toBe(false);
    const moved = turnOf({
      ship: { 8: 'lab' },
      technologies: ['teleporter', 'ringShifter', 'vaccine', 'cloning'],
      figures: [{ lab: 3 }],
      dice: [{ technology: 1 }],
    });
    moved.answer('act', { act: 'technology', technology: 'ringShifter' });
    expect([moved.offers({ from: 4, to: 7 }), moved.offers({ from: 4, to: 8 })]).toEqual([true, false]);
  });

  it('AN-177 the Laboratory is not used with two players', () => {
    expect(ROOMS.lab.players).toBe(3);
    for (let i = 0; i < 50; i++) expect(andromeda.start(andromeda.configure(2, {}), `lab${i}`).state.rooms).not.toContain('lab');
  });

  it('AN-178 Airlock: 1 point, no action, everybody begins there', () => {
    expect(values('airlock')).toEqual([1, 1]);
    expect(ROOMS.airlock.action).toBeUndefined();
    expect(turnOf({ figures: [{ airlock: 4 }] }).options()).toEqual([{ act: 'end' }]);
  });

  it('AN-179 the airlock counts for control and points like any room', () => {
    const state = set({ figures: [{ airlock: 2 }, { airlock: 1 }] });
    expect([controllerOf(state, 4), roomPoints(state, 0), roomPoints(state, 1)]).toEqual([0, 1, 0]);
  });

  it('AN-180 all tiles together carry thirteen points', () => {
    const points = ROOM_IDS.map((id) => ROOMS[id].points);
    expect(points.reduce((a, b) => a + b, 0)).toBe(13);
    expect([0, 1, 2].map((n) => points.filter((p) => p === n).length)).toEqual([1, 7, 3]);
  });
});
