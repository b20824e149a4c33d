import { isInterjection, type Seat } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { contested, sidesAt } from '../battle-state.ts';
import { shipsAt } from '../queries.ts';
import { BAY, clone, type State } from '../state.ts';
import {
  COMMERCE_PLANET,
  CRUISER,
  card,
  event,
  events,
  FIGHTER,
  give,
  hand,
  launchTo,
  onward,
  type Play,
  play,
  player,
  put,
  SCIENCE_VESSEL,
  TRANSPORT,
  table,
  until,
  upgrade,
} from './table.ts';

const HERE = COMMERCE_PLANET;
const SEATS = [0, 1, 2] as const;
const A = 4;
const B = 5;

/** The k-th seat of three in turn order. */
const after = (active: Seat, k: number): Seat => (active + k) % 3;
const inOrder = (active: Seat): Seat[] => SEATS.map((k) => after(active, k));

/** The active one of three players, with a transport next door, launches into a region where both others have one. */
function melee(active: Seat, set: (state: State, at: (k: number) => Seat) => void = () => undefined, rigged: number[] = []): Play {
  const state = table(3);
  put(state, active, TRANSPORT, 14);
  for (const k of [1, 2]) put(state, after(active, k), TRANSPORT, HERE);
  set(state, (k) => after(active, k));
  const scene = play(state, active, rigged);
  scene.answer('takeTurn', launchTo(TRANSPORT, HERE));
  return onward(scene);
}

/** Seats asked for a decision, in order, while everything is answered harmlessly. */
function askedFor(scene: Play, decision: string): Seat[] {
  const seats: Seat[] = [];
  scene.playOn((ask, options) => {
    if (ask.decision === decision) seats.push(ask.seat);
    return options.find((o) => o === 'pass' || o === 'done' || o === 'end' || o === 'go' || o === 0) ?? options[0];
  });
  return seats;
}

describe.each(SEATS)('battle on the turn of seat %i', (active) => {
  it('AE-467 from the active player in turn order each may move in any number of ships in range', () => {
    const scene = melee(active, (s, at) => {
      for (const k of SEATS) {
        if (k > 0) put(s, at(k), TRANSPORT, 14);
        put(s, at(k), TRANSPORT, 15);
        if (k > 0) put(s, at(k), TRANSPORT, 23);
      }
    });
    const joined: number[] = [];
    for (const k of SEATS) {
      expect([scene.asked, scene.ask().seat]).toEqual(['escalate', after(active, k)]);
      expect(scene.options().filter((o) => !isInterjection(o))).toEqual([
        { ship: TRANSPORT, from: 14 },
        { ship: TRANSPORT, from: 15 },
        'done',
      ]);
      for (let n = 0; n < 2 - k; n++) scene.answer('escalate', { ship: TRANSPORT, from: 14 + n });
      if (k > 0) scene.answer('escalate', 'done');
      joined.push(shipsAt(player(scene, after(active, k)), HERE));
    }
    // Who has nothing left in range is not asked again.
    expect(joined).toEqual([3, 2, 1]);
    expect(scene.asked).not.toBe('escalate');
    expect(events(scene, 'escalated')).toEqual([
      { type: 'escalated', seat: active, ship: TRANSPORT, from: 14, jump: false },
      { type: 'escalated', seat: active, ship: TRANSPORT, from: 15, jump: false },
      { type: 'escalated', seat: after(active, 1), ship: TRANSPORT, from: 14, jump: false },
    ]);
  });

  it('AE-467 whoever has no ship there may join as well, each in turn', () => {
    const state = table(4);
    const [next, third, last] = [1, 2, 3].map((k) => (active + k) % 4);
    put(state, active, TRANSPORT, 14);
    put(state, next, TRANSPORT, HERE);
    // A fighter comes from two regions away, a transport only from the next one.
    put(state, third, FIGHTER, 20);
    put(state, third, TRANSPORT, 20);
    put(state, last, TRANSPORT, 15);
    const scene = play(state, active);
    scene.answer('takeTurn', launchTo(TRANSPORT, HERE));
    until(scene, 'escalate');
    while (scene.asked === 'escalate' && scene.ask().seat !== third) scene.answer('escalate', 'done');
    expect(scene.options()).toEqual([{ ship: FIGHTER, from: 20 }, 'done']);
    scene.answer('escalate', { ship: FIGHTER, from: 20 });
    expect([scene.asked, scene.ask().seat]).toEqual(['escalate', last]);
    scene.answer('escalate', { ship: TRANSPORT, from: 15 });
    until(scene);
    expect(events(scene, 'escalated')).toEqual([
      { type: 'escalated', seat: third, ship: FIGHTER, from: 20, jump: false },
      { type: 'escalated', seat: last, ship: TRANSPORT, from: 15, jump: false },
    ]);
    const [roll] = events(scene, 'diceRolled');
    expect(roll.type === 'diceRolled' && [active, next, third, last].map((seat) => roll.rolls[seat].length)).toEqual([1, 1, 2, 1]);
  });

  it('AE-478 escalation activates nothing and brings no further strike', () => {
    const scene = melee(active, (s, at) => {
      s.raiders[A] = 2;
      s.raiders[B] = 3;
      s.raiders[0] = 23;
      put(s, at(1), TRANSPORT, 14);
      put(s, at(2), TRANSPORT, 15);
    });
    scene.answer('strike', 1);
    onward(scene);
    expect(scene.state.raiders).toEqual([23, -1, -1, -1, HERE, 3, -1, -1]);
    const moons = scene.state.moons[HERE].length;
    scene.answer('escalate', { ship: TRANSPORT, from: 14 });
    scene.answer('escalate', { ship: TRANSPORT, from: 14 });
    scene.answer('escalate', { ship: TRANSPORT, from: 15 });
    until(scene);
    expect(events(scene, 'escalated')).toHaveLength(3);
    expect([scene.state.raiders[0], scene.state.raiders[5]]).toEqual([23, 3]);
    expect(events(scene, 'regionActivated')).toEqual([{ type: 'regionActivated', seat: active, at: HERE }]);
    expect(events(scene, 'moonClaimed')).toHaveLength(1);
    expect(scene.state.moons[HERE]).toHaveLength(moons);
    expect(events(scene, 'raiderMoved')).toEqual([{ type: 'raiderMoved', class: 1, from: 2, to: HERE, strike: true }]);
  });

  it('AE-478 a strike once waived is not asked for again when more ships have come', () => {
    const scene = melee(active, (s, at) => {
      s.players[active].sustained.push(card('silentRunning'));
      s.raiders[A] = 2;
      put(s, at(1), TRANSPORT, 14);
    });
    expect([scene.asked, scene.ask().seat]).toEqual(['strike', active]);
    scene.answer('strike', 'none');
    onward(scene);
    scene.answer('escalate', { ship: TRANSPORT, from: 14 });
    scene.answer('escalate', { ship: TRANSPORT, from: 14 });
    expect(events(scene, 'escalated')).toHaveLength(2);
    expect(askedFor(scene, 'strike')).toEqual([]);
    expect([scene.state.raiders[A], events(scene, 'raiderMoved')]).toEqual([2, []]);
  });

  it('AE-478 what a ship gains by activating a nebula it does not gain by escalating there', () => {
    const state = table(3);
    const other = after(active, 1);
    state.raiders[0] = 2;
    put(state, active, TRANSPORT, 9);
    put(state, active, SCIENCE_VESSEL, BAY);
    put(state, other, SCIENCE_VESSEL, HERE);
    for (const seat of [active, other]) state.players[seat].placed[SCIENCE_VESSEL] = upgrade('surveyCorvette');
    const scene = play(state, active);
    scene.answer('takeTurn', launchTo(SCIENCE_VESSEL, 2));
    until(scene, 'escalate');
    while (scene.ask().seat !== other) scene.answer('escalate', 'done');
    scene.answer('escalate', { ship: SCIENCE_VESSEL, from: HERE });
    until(scene);
    expect(events(scene, 'regionActivated')).toEqual([{ type: 'regionActivated', seat: active, at: 2 }]);
    expect(inOrder(active).map((seat) => player(scene, seat).hand.length)).toEqual([1, 0, 0]);
    expect(inOrder(active).map((seat) => player(scene, seat).moons.length)).toEqual([1, 0, 0]);
  });

  it('AE-481 in turn order each participant may play one diplomacy card, which is resolved at once', () => {
    const scene = melee(active, (s, at) => {
      hand(s, active, 'coldGuns');
      hand(s, at(1), 'highStakes', 'blindDuel');
      hand(s, at(2), 'limitedEngagement');
    });
    until(scene, 'diplomacy');
    expect(scene.ask().seat).toBe(active);
    expect(scene.options().filter((o) => typeof o === 'number')).toEqual([card('coldGuns')]);
    scene.answer('diplomacy', card('coldGuns'));
    expect(player(scene, active).stock[0]).toBe(2);
    expect(events(scene, 'battleRuled')).toEqual([{ type: 'battleRuled', seat: active, rule: 'noEnergy' }]);
    until(scene, 'diplomacy');
    expect(scene.ask().seat).toBe(after(active, 1));
    expect(scene.options().filter((o) => typeof o === 'number')).toEqual([card('highStakes'), card('blindDuel')]);
    scene.answer('diplomacy', card('blindDuel'));
    expect(player(scene, after(active, 1)).stock[0]).toBe(2);
    expect(askedFor(scene, 'diplomacy')).toEqual([after(active, 2)]);
    // Energy was ruled out at once, so nobody was asked for any.
    expect(events(scene, 'energySpent')).toEqual([]);
    expect(player(scene, after(active, 1)).hand).toContain(card('highStakes'));
  });

  it('AE-481 who has no ship there takes no part in the talks', () => {
    const state = table(4);
    put(state, active, TRANSPORT, 14);
    put(state, (active + 1) % 4, TRANSPORT, HERE);
    for (const seat of [0, 1, 2, 3]) hand(state, seat, ['coldGuns', 'highStakes', 'blindDuel', 'limitedEngagement'][seat]);
    const scene = play(state, active);
    scene.answer('takeTurn', launchTo(TRANSPORT, HERE));
    expect(askedFor(scene, 'diplomacy')).toEqual([active, (active + 1) % 4]);
  });

  it('AE-486 in turn order each participant may spend any amount of energy, once', () => {
    const scene = melee(active, (s, at) => {
      for (const k of SEATS) give(s, at(k), { energy: 4 - k });
    });
    for (const k of SEATS) {
      until(scene, 'spendEnergy');
      expect([scene.asked, scene.ask().seat]).toEqual(['spendEnergy', after(active, k)]);
      expect(scene.options().filter((o) => typeof o === 'number')).toEqual([0, 1, 2, 3, 4].slice(0, 5 - k));
      scene.answer('spendEnergy', [3, 0, 2][k]);
    }
    expect(askedFor(scene, 'spendEnergy')).toEqual([]);
    expect(events(scene, 'energySpent')).toEqual([
      { type: 'energySpent', seat: active, energy: 3, dice: 4 },
      { type: 'energySpent', seat: after(active, 2), energy: 2, dice: 3 },
    ]);
    expect(SEATS.map((k) => player(scene, after(active, k)).stock[0])).toEqual([1, 3, 0]);
    const [roll] = events(scene, 'diceRolled');
    expect(roll.type === 'diceRolled' && SEATS.map((k) => roll.rolls[after(active, k)].length)).toEqual([4, 1, 3]);
  });

  it('AE-486 whoever has no ship there spends nothing', () => {
    const state = table(4);
    put(state, active, TRANSPORT, 14);
    put(state, (active + 1) % 4, TRANSPORT, HERE);
    for (const seat of [0, 1, 2, 3]) give(state, seat, { energy: 2 });
    const scene = play(state, active);
    scene.answer('takeTurn', launchTo(TRANSPORT, HERE));
    expect(askedFor(scene, 'spendEnergy')).toEqual([active, (active + 1) % 4]);
  });

  it('AE-495 all participants roll all their dice at once, told together', () => {
    const scene = melee(
      active,
      (s, at) => {
        put(s, at(1), FIGHTER, HERE);
        s.raiders[A] = HERE;
      },
      // In the order of the seats: one die for a transport, two for a fighter, two for the Saucerian Abductor.
      [0, 1, 2].flatMap((seat) => (seat === after(active, 1) ? [5, 2, 1] : [seat === active ? 3 : 1])).concat([4, 0]),
    );
    const before = scene.events.length;
    until(scene, 'tacticalOperations');
    const told = scene.events.slice(before).map(({ type }) => type);
    expect(told.filter((type) => type === 'diceRolled')).toHaveLength(1);
    expect(told.indexOf('diceRolled')).toBeLessThan(told.indexOf('battleDecided'));
    const [roll] = events(scene, 'diceRolled');
    if (roll.type !== 'diceRolled') throw new Error('nothing was rolled');
    expect(SEATS.map((k) => roll.rolls[after(active, k)])).toEqual([[4], [6, 3, 2], [2]]);
    expect([roll.rolls[3], roll.targeting]).toEqual([
      [5, 1],
      // Two ships aim better than one.
      [...SEATS.map((seat) => (seat === after(active, 1) ? 2 : 1)), 1],
    ]);
    // Six dice as well: a transport's one, a fighter's two, a cruiser's three.
    const many = melee(active, (s, at) => {
      put(s, at(1), FIGHTER, HERE);
      put(s, at(1), CRUISER, HERE);
    });
    until(many, 'tacticalOperations');
    expect(events(many, 'diceRolled').map((told) => told.type === 'diceRolled' && told.rolls.map((dice) => dice.length))).toEqual([
      [...SEATS.map((seat) => (seat === after(active, 1) ? 6 : 1)), 0],
    ]);
  });

  it('AE-510 the defeated use Tactical Operations in turn order from the active player', () => {
    for (const winner of SEATS) {
      const scene = melee(
        active,
        () => undefined,
        SEATS.map((seat) => (seat === winner ? 5 : 0)),
      );
      const losers = inOrder(active).filter((seat) => seat !== winner);
      expect(askedFor(scene, 'tacticalOperations')).toEqual(losers);
      expect(events(scene, 'battleDecided')).toMatchObject([{ winners: [winner], losers, raiders: 'absent' }]);
      // Damage is dealt in the same order.
      expect(events(scene, 'shipDamaged').map((e) => (e.type === 'shipDamaged' ? e.seat : -1))).toEqual(losers);
    }
  });

  it('windows for battle cards open in turn order from the active player', () => {
    const scene = melee(active, (s, at) => {
      for (const k of SEATS) hand(s, at(k), ['reserveBatteries', 'jammingField', 'flakCurtain'][k]);
    });
    const windows: string[] = [];
    scene.playOn((ask, options) => {
      if (ask.decision === 'react') windows.push(`${ask.args.window} ${ask.seat}`);
      return options.find((o) => o === 'pass' || o === 'done' || o === 'end' || o === 0) ?? options[0];
    });
    for (const window of ['battleStart', 'beforeRoll', 'afterRoll', 'afterOutcome'])
      expect(windows.filter((w) => w.startsWith(window))).toEqual(inOrder(active).map((seat) => `${window} ${seat}`));
  });

  it('AE-460 the example: an event scores supremacy in turn order, brings a class B raider, has its effect, and is reset', () => {
    const state = table(3);
    state.marker = -1;
    state.eventDeck.splice(state.eventDeck.indexOf(event('quietSkies')), 1);
    state.eventDeck.push(event('quietSkies'));
    for (const k of SEATS) state.players[after(active, k)].tracks[4] = 4 + 2 * k;
    state.players[after(active, 1)].rows[0][0].damage = 1;
    const scene = play(state, active, [4]);
    scene.answer('takeTurn', launchTo(TRANSPORT, 20));
    until(scene);
    const from = scene.events.findIndex(({ type }) => type === 'eventRevealed');
    expect(scene.events.slice(from, -1)).toEqual([
      { type: 'eventRevealed', event: event('quietSkies') },
      { type: 'scored', seat: active, vp: 3, for: 'event' },
      { type: 'scored', seat: after(active, 1), vp: 5 - 1, for: 'event' },
      { type: 'scored', seat: after(active, 2), vp: 7, for: 'event' },
      { type: 'raiderRevealed', raider: 4 },
      { type: 'raiderPlaced', class: 2, cell: 4 },
      { type: 'gained', seat: active, resource: 0, n: 2 },
      { type: 'gained', seat: after(active, 1), resource: 0, n: 2 },
      { type: 'gained', seat: after(active, 2), resource: 0, n: 2 },
      { type: 'eventEnded' },
    ]);
    expect([scene.state.marker, scene.state.raiders[B], scene.state.eventDiscard]).toEqual([6, 4, [event('quietSkies')]]);
  });
});

describe.each([0, 1])('raiders as a side against seat %i', (seat) => {
  /** Launched into the midst of that many S-class raiders. */
  const among = (raiders: number, rigged: number[], set: (state: State) => void = () => undefined): Play => {
    const state = table();
    put(state, seat, TRANSPORT, 14);
    set(state);
    state.raiders.fill(HERE, 0, raiders);
    const scene = play(state, seat, rigged);
    scene.answer('takeTurn', launchTo(TRANSPORT, HERE));
    return onward(scene);
  };

  it.each([2, 3, 4])('AE-466 %i raiders in the region form one side', (raiders) => {
    const scene = until(among(raiders, [5]));
    const [roll] = events(scene, 'diceRolled');
    if (roll.type !== 'diceRolled') throw new Error('nothing was rolled');
    // One roll for all of them, a die each, with as much targeting as there are ships.
    expect([roll.rolls.length, roll.rolls[2].length, roll.targeting[seat], roll.targeting[2]]).toEqual([3, raiders, 1, raiders]);
    expect(roll.rolls[2].every((die) => die >= raiders)).toBe(true);
    expect(events(scene, 'battleDecided')).toHaveLength(1);
    // Among themselves they are no two sides: without the player there is nothing to fight about.
    const left = clone(scene.state);
    left.players[seat].ships.fill(BAY);
    left.raiders.fill(HERE, 0, raiders);
    expect([sidesAt(left, HERE), contested(left, HERE)]).toEqual([1, false]);
  });

  it('AE-466 defeated together, one of them takes the damage; they are one aim for a card', () => {
    const scene = among(3, [5, 2], (state) => hand(state, seat, 'flakCurtain'));
    scene.playOn((ask, options) =>
      ask.decision === 'react' && ask.args.window === 'beforeRoll'
        ? { card: card('flakCurtain') }
        : (options.find((o) => o === 'pass' || o === 'done' || o === 'end' || o === 0) ?? options[0]),
    );
    expect(events(scene, 'battleAltered')).toEqual([{ type: 'battleAltered', seat, side: -1, what: 'dice', n: -2 }]);
    expect(events(scene, 'battleDecided')).toMatchObject([{ winners: [seat], losers: [], raiders: 'lost', why: { best: 6, next: 3 } }]);
    expect(events(scene, 'raiderDamaged')).toEqual([{ type: 'raiderDamaged', class: 0, at: HERE, destroyed: true }]);
    expect(scene.state.raiders.slice(0, 4)).toEqual([-1, HERE, HERE, -1]);
  });
});
