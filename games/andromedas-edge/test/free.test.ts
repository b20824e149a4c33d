import { type Answer, isInterjection } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { newBattle } from '../battle-state.ts';
import { openWindow } from '../rules/calls.ts';
import { damageModules } from '../rules/modules.ts';
import { BAY } from '../state.ts';
import {
  COMMERCE_PLANET,
  CRUISER,
  card,
  carryOut,
  claimed,
  events,
  FIGHTER,
  faction,
  free,
  game,
  give,
  hand,
  launchTo,
  MONOLITH_CELL,
  moon,
  onward,
  play,
  player,
  put,
  SHIPYARD_CELL,
  station,
  supremacyToken,
  TRANSPORT,
  table,
  takeMoon,
  token,
  until,
  upgrade,
} from './table.ts';

const interjections = (scene: ReturnType<typeof play>, seat?: number): string[] => [
  ...new Set(scene.options(seat).flatMap((o) => (isInterjection(o) ? [String(o.interject)] : []))),
];

/** Two players meet on the commerce planet; seat 0 is active. */
const meeting = (set: (state: ReturnType<typeof table>) => void = () => undefined) => {
  const state = table();
  put(state, 1, TRANSPORT, COMMERCE_PLANET);
  put(state, 0, TRANSPORT, 14);
  set(state);
  const scene = play(state);
  scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
  return scene;
};

describe('free actions', () => {
  it('AE-266 at any moment of the own turn, also right before and after other actions', () => {
    const state = table();
    claimed(state, 0, 'scienceRich', 'industryRich');
    const scene = play(state);
    expect(interjections(scene)).toContain('abandon');
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(scene.asked).toBe('endTurn');
    scene.answer('endTurn', free('abandon', { moon: moon('scienceRich') }));
    expect(scene.asked).toBe('endTurn');
    expect(player(scene).stock[3]).toBe(2);
  });
  it("AE-267 only slotting moons and tactics cards on other players' turns", () => {
    const scene = meeting((s) => {
      claimed(s, 1, 'scienceRich');
      hand(s, 1, 'openChannel', 'emergencyCells');
      s.players[1].cards[4] = 1;
      s.players[1].abroad[COMMERCE_PLANET] = 1;
      s.bonus[COMMERCE_PLANET * 6] = 1;
      s.players[1].supremacies.push(0);
    });
    until(scene, 'diplomacy');
    expect(scene.ask().seat).toBe(1);
    expect(interjections(scene, 1)).toEqual(['slot']);
    expect(scene.offers(card('openChannel'))).toBe(true);
  });
  it('AE-268 development cards, tokens, leaders, moons, bonus resources and faction abilities on the own turn', () => {
    const state = table();
    put(state, 0, TRANSPORT, MONOLITH_CELL);
    state.players[0].cards[4] = 1;
    state.players[0].discoveries.push(token('frozenSea'));
    state.players[0].supremacies.push(supremacyToken('triumph'));
    state.bonus[MONOLITH_CELL * 6] = 1;
    state.players[0].faction = 11;
    give(state, 0, { energy: 1 });
    claimed(state, 0, 'scienceRich');
    expect(interjections(play(state))).toEqual(
      expect.arrayContaining(['development', 'token', 'supremacy', 'recruit', 'abandon', 'collect', 'ability']),
    );
  });
  it('AE-269 AE-458 nothing may be done or played while an event is resolved', () => {
    const state = table(2, { events: 'twilight' });
    state.marker = -1;
    state.eventDeck.push(...state.eventDeck.splice(0, 1));
    claimed(state, 0, 'scienceRich');
    claimed(state, 1, 'industryRich');
    hand(state, 0, 'emergencyCells');
    state.players[0].cards[4] = 1;
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, 20));
    /* A card for damaged modules may be played, by its own words; nothing else may, not even then. */
    for (const decision of ['react', 'damageModule']) {
      scene.playOn(
        (_ask, options) => options.find((o) => o === 'end' || o === 'pass') ?? options[0],
        (ask) => ask.decision === decision && scene.state.inEvent,
      );
      expect([scene.asked, scene.ask().seat]).toEqual([decision, 0]);
      expect(interjections(scene)).toEqual([]);
    }
  });
  it('AE-270 free actions of the own turn may be used during a battle on it', () => {
    const scene = meeting((s) => {
      claimed(s, 0, 'supremacyRich');
      give(s, 0, { energy: 1 });
      hand(s, 0, 'emergencyCells');
    });
    until(scene, 'spendEnergy');
    expect(interjections(scene)).toContain('abandon');
    expect(scene.offers(free('play', { card: card('emergencyCells') }))).toBe(false);
    scene.answer('spendEnergy', free('abandon', { moon: moon('supremacyRich') }));
    expect(player(scene).stock[0]).toBeGreaterThan(1);
  });
});

describe('energy raised in a battle', () => {
  /** Seats meet on the commerce planet; the active one has no energy. */
  const poor = (active: number, set: (state: ReturnType<typeof table>) => void) => {
    const state = table();
    put(state, 1 - active, TRANSPORT, COMMERCE_PLANET);
    put(state, active, TRANSPORT, 14);
    state.moons[COMMERCE_PLANET] = [];
    for (const p of state.players) p.abroad.fill(0);
    set(state);
    const scene = play(state, active);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    return onward(scene);
  };
  it('AE-270 AE-486 with an empty store the active player is asked when moons, tokens or cards could fill it', () => {
    const means: [string, (s: ReturnType<typeof table>, seat: number) => void, Answer, number[]][] = [
      ['moon', (s, seat) => claimed(s, seat, 'supremacyRich'), free('abandon', { moon: moon('supremacyRich') }), [0, 1, 2]],
      ['card', (s, seat) => s.players[seat].cards.splice(4, 1, 1), free('development', { development: 4 }), [0, 1, 2, 3, 4]],
      [
        'token',
        (s, seat) => s.players[seat].supremacies.push(supremacyToken('warfire')),
        free('supremacy', { token: supremacyToken('warfire') }),
        [0, 1, 2, 3, 4, 5],
      ],
      [
        'discovery',
        (s, seat) => s.players[seat].discoveries.push(token('drownedReactor')),
        free('token', { token: token('drownedReactor') }),
        [0, 1, 2, 3, 4],
      ],
    ];
    for (const [name, set, action, spendable] of means) {
      for (const active of [0, 1]) {
        const scene = until(
          poor(active, (s) => set(s, active)),
          'spendEnergy',
        );
        expect([name, scene.asked, scene.ask().seat]).toEqual([name, 'spendEnergy', active]);
        expect(scene.options().filter((o) => typeof o === 'number')).toEqual([0]);
        scene.answer('spendEnergy', action);
        expect(scene.options().filter((o) => typeof o === 'number')).toEqual(spendable);
      }
    }
  });
  it("AE-270 without such means, or on another player's turn, nobody is asked", () => {
    const never = (set: (state: ReturnType<typeof table>) => void): boolean => until(poor(0, set), 'spendEnergy').over;
    expect(never(() => undefined)).toBe(true);
    expect(never((s) => claimed(s, 0, 'scienceRich'))).toBe(true);
    expect(never((s) => claimed(s, 1, 'supremacyRich'))).toBe(true);
    expect(never((s) => s.players[1].cards.splice(4, 1, 1))).toBe(true);
  });
  it('AE-270 AE-476 a ship that lacks the energy to jump in may get it first', () => {
    for (const active of [0, 1]) {
      const state = table();
      put(state, active, CRUISER, 23);
      put(state, active, FIGHTER, -2);
      put(state, 1 - active, TRANSPORT, 21);
      state.players[active].cards[4] = 1;
      const scene = play(state, active);
      scene.answer('takeTurn', launchTo(FIGHTER, 21));
      onward(scene);
      expect([scene.asked, scene.ask().seat]).toEqual(['escalate', active]);
      expect(scene.offers({ ship: CRUISER, from: 23, jump: true })).toBe(false);
      scene.answer('escalate', free('development', { development: 4 }));
      scene.answer('escalate', { ship: CRUISER, from: 23, jump: true });
      expect(player(scene, active).ships[8]).toBe(21);
      expect(player(scene, active).stock[0]).toBe(3);
      // From the first nebula as well, for a ship that may be there.
      const nebula = table();
      nebula.players[active].placed[CRUISER] = upgrade('tidalFortress');
      put(nebula, active, CRUISER, 0);
      put(nebula, active, FIGHTER, -2);
      put(nebula, active, TRANSPORT, 20);
      put(nebula, 1 - active, TRANSPORT, 21);
      nebula.players[active].cards[4] = 1;
      const far = play(nebula, active);
      far.answer('takeTurn', launchTo(FIGHTER, 21));
      onward(far);
      far.answer('escalate', free('development', { development: 4 }));
      expect(far.offers({ ship: CRUISER, from: 0, jump: true })).toBe(true);
    }
  });
});

it.each([0, 1])('a supremacy token is offered to seat %i where it would do something', (seat) => {
  const slipway = supremacyToken('royalSlipway');
  const offered = (built: number): boolean => {
    const state = table();
    state.players[seat].supremacies.push(slipway);
    state.players[seat].ships.fill(BAY, 0, built);
    return play(state, seat).offers(free('supremacy', { token: slipway }));
  };
  expect([offered(3), offered(8), offered(9)]).toEqual([true, true, false]);
});

describe('slot a moon', () => {
  it('AE-271 at any time on any turn, not during an event', () => {
    const scene = meeting((s) => {
      claimed(s, 1, 'scienceRich');
      hand(s, 1, 'openChannel');
    });
    until(scene, 'diplomacy');
    scene.answer('diplomacy', free('slot', { moon: moon('scienceRich'), operations: true }));
    expect(player(scene, 1).operations).toBe(moon('scienceRich'));
    expect(scene.asked).toBe('diplomacy');
  });
  it('AE-272 slots are on modules and in Tactical Operations', () => {
    const state = table();
    claimed(state, 0, 'scienceRich');
    station(state, 0, 'supplier');
    station(state, 0, 'smelterRing');
    const scene = play(state);
    const slots = scene.options().filter((o) => isInterjection(o) && o.interject === 'slot');
    expect(slots).toEqual([
      free('slot', { moon: moon('scienceRich'), row: 1, at: 1, half: true }),
      free('slot', { moon: moon('scienceRich'), row: 2, at: 1 }),
      free('slot', { moon: moon('scienceRich'), operations: true }),
    ]);
  });
  it('AE-273 a slotted moon can no longer be discarded for its benefit', () => {
    const state = table();
    claimed(state, 0, 'scienceRich');
    const scene = play(state);
    scene.answer('takeTurn', free('slot', { moon: moon('scienceRich'), operations: true }));
    expect(scene.offers(free('abandon', { moon: moon('scienceRich') }))).toBe(false);
  });
  it('AE-274 a slotted moon may be discarded without benefit', () => {
    const state = table();
    state.players[0].operations = takeMoon(state, 'scienceRich');
    const scene = play(state);
    scene.answer('takeTurn', free('unslot', { operations: true }));
    expect(player(scene).operations).toBe(-1);
    expect(player(scene).stock[3]).toBe(0);
    expect(scene.state.gone).toEqual([moon('scienceRich')]);
  });
  it('AE-275 replacing a slotted moon discards the old one without benefit', () => {
    const state = table();
    state.players[0].operations = takeMoon(state, 'scienceRich');
    claimed(state, 0, 'industryRich');
    const scene = play(state);
    scene.answer('takeTurn', free('slot', { moon: moon('industryRich'), operations: true }));
    expect(player(scene).operations).toBe(moon('industryRich'));
    expect(scene.state.gone).toEqual([moon('scienceRich')]);
    expect(player(scene).stock).toEqual([0, 0, 0, 0, 0]);
  });
  it('AE-276 a slotted moon does not move to another slot or back', () => {
    const state = table();
    state.players[0].operations = takeMoon(state, 'scienceRich');
    station(state, 0, 'supplier');
    expect(interjections(play(state))).toEqual(['unslot']);
  });
  it('AE-277 a moon may be slotted in a damaged module', () => {
    const state = table();
    station(state, 0, 'supplier').damage = 1;
    claimed(state, 0, 'scienceRich');
    expect(play(state).offers(free('slot', { moon: moon('scienceRich'), row: 2, at: 1 }))).toBe(true);
  });
  it('AE-278 and right before Tactical Operations is used', () => {
    const scene = meeting((s) => claimed(s, 1, 'civilizationRich'));
    scene.rig(5, 0);
    until(scene, 'tacticalOperations');
    const loser = scene.ask().seat;
    if (loser !== 1) throw new Error('the roll was rigged for seat 0');
    expect(scene.offers('moon')).toBe(false);
    scene.answer('tacticalOperations', free('slot', { moon: moon('civilizationRich'), operations: true }));
    scene.answer('tacticalOperations', 'moon');
    expect(player(scene, 1).stock[2]).toBe(2);
  });
});

describe('moons on other turns', () => {
  it('AE-267 AE-271 who wants to is asked at every Launch of an opponent while a moon could be slotted', () => {
    const state = table();
    claimed(state, 1, 'scienceRich');
    const quiet = play(structuredClone(state));
    quiet.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(quiet.ask().seat).toBe(0);
    const wanting = play(structuredClone(state), 1);
    wanting.answer('takeTurn', free('listen', { moons: true }));
    const scene = play(wanting.state, 0);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(scene.ask()).toMatchObject({ seat: 1, decision: 'react' });
    scene.answer('react', free('slot', { moon: moon('scienceRich'), operations: true }));
    scene.answer('react', 'pass');
    expect(player(scene, 1).operations).toBe(moon('scienceRich'));
    expect(scene.ask().seat).toBe(0);
  });
});

describe('tactics cards', () => {
  it('AE-279 each card states when it may be played', () => {
    const state = table();
    hand(state, 0, 'emergencyCells', 'slipstream', 'overtime', 'lockOnSalvo', 'openChannel', 'falseBeacon');
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    const scene = play(state);
    const playable = (): number[] =>
      scene.options().flatMap((o) => (isInterjection(o) && o.interject === 'play' ? [o.card as number] : []));
    expect(playable()).toEqual([card('emergencyCells'), card('slipstream')]);
    scene.answer('takeTurn', 'return');
    expect(playable()).toEqual([card('emergencyCells'), card('overtime')]);
  });
  it('AE-280 a resolved card goes to a face-up discard pile', () => {
    const state = table();
    hand(state, 0, 'emergencyCells');
    const scene = play(state);
    scene.answer('takeTurn', free('play', { card: card('emergencyCells') }));
    expect(scene.state.tacticsDiscard).toEqual([card('emergencyCells')]);
    expect(game.view(scene.position, 1).table.tacticsDiscard).toEqual([card('emergencyCells')]);
  });
  it('AE-281 an empty deck is made anew from the discard pile', () => {
    const state = table();
    state.tacticsDiscard = state.tacticsDeck.splice(0);
    give(state, 0, { energy: 2 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, MONOLITH_CELL));
    expect(player(scene).hand).toHaveLength(3);
    expect(scene.state.tacticsDeck).toHaveLength(77);
    expect(scene.state.tacticsDiscard).toEqual([]);
  });
  it('AE-281 as soon as the last card is drawn the discard pile becomes the deck', () => {
    for (const seat of [0, 1]) {
      const state = table();
      state.tacticsDiscard = state.tacticsDeck.splice(3);
      give(state, seat, { energy: 2 });
      const scene = play(state, seat);
      scene.answer('takeTurn', launchTo(TRANSPORT, MONOLITH_CELL));
      expect(player(scene, seat).hand).toEqual([card('hiddenReserve'), card('hiddenReserve'), card('prospectors')].reverse());
      expect(scene.state.tacticsDeck).toHaveLength(77);
      expect(scene.state.tacticsDiscard).toEqual([]);
      const told = scene.events.filter((e) => e.type === 'tacticsDrawn' || e.type === 'tacticsShuffled').map((e) => e.type);
      expect(told).toEqual(['tacticsDrawn', 'tacticsShuffled']);
    }
  });
  it('AE-281 it is shuffled', () => {
    const state = table();
    state.tacticsDeck.splice(3);
    state.tacticsDiscard = [card('slipstream'), card('overtime'), card('ransom')];
    give(state, 1, { energy: 2 });
    const scene = play(state, 1, [0, 0]);
    scene.answer('takeTurn', launchTo(TRANSPORT, MONOLITH_CELL));
    expect(scene.state.tacticsDeck).toEqual([card('overtime'), card('ransom'), card('slipstream')]);
  });
  it('AE-281 with a card left in the deck the discard pile stays where it is', () => {
    const state = table();
    state.tacticsDiscard = state.tacticsDeck.splice(4);
    give(state, 1, { energy: 2 });
    const scene = play(state, 1);
    scene.answer('takeTurn', launchTo(TRANSPORT, MONOLITH_CELL));
    expect([scene.state.tacticsDeck.length, scene.state.tacticsDiscard.length]).toEqual([1, 76]);
    expect(events(scene, 'tacticsShuffled')).toEqual([]);
  });
  it('AE-282 action cards at their time, some on other turns, never during a battle', () => {
    const state = table();
    hand(state, 1, 'shadowTraders');
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(scene.ask()).toMatchObject({ seat: 1, decision: 'react', args: { window: 'opponentLaunch' } });
    expect(scene.offers({ card: card('shadowTraders') })).toBe(false);
    scene.answer('react', 'pass');
    expect(scene.ask()).toMatchObject({ seat: 1, decision: 'react', args: { window: 'opponentActivation' } });
    expect(scene.offers({ card: card('shadowTraders') })).toBe(true);
    scene.answer('react', { card: card('shadowTraders') });
    expect(events(scene, 'tacticsPlayed')).toHaveLength(1);
    const battle = meeting((s) => {
      hand(s, 0, 'emergencyCells');
      give(s, 0, { energy: 1 });
    });
    until(battle, 'spendEnergy');
    expect(battle.offers(free('play', { card: card('emergencyCells') }))).toBe(false);
    /* Nor when the battle itself damages a module. */
    const infected = table();
    hand(infected, 0, 'damageControl');
    infected.battle = newBattle(infected, COMMERCE_PLANET);
    expect(carryOut(infected, damageModules, { n: 1 }).asked).toBe('damageModule');
  });
  it('AE-283 event tactics only on the own turn', () => {
    const state = table();
    hand(state, 0, 'cometHarvest');
    hand(state, 1, 'cometHarvest', 'shadowTraders');
    const scene = play(state);
    expect(scene.offers(free('play', { card: card('cometHarvest') }))).toBe(true);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(scene.ask().seat).toBe(1);
    expect(scene.options().some((o) => typeof o === 'object' && o !== null && 'card' in o && o.card === card('cometHarvest'))).toBe(false);
  });
  it('AE-284 playing one advances the event marker 1 space at once', () => {
    const state = table();
    hand(state, 0, 'cometHarvest');
    const scene = play(state);
    scene.answer('takeTurn', free('play', { card: card('cometHarvest') }));
    expect(scene.state.marker).toBe(6);
    expect(player(scene).stock[2]).toBe(2);
  });
  it('AE-285 sustain cards stay in force until step 3 of the next Return', () => {
    const state = table();
    hand(state, 0, 'longRangeBurn');
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    const scene = play(state);
    expect(scene.offers(launchTo(TRANSPORT, 20))).toBe(false);
    scene.answer('takeTurn', free('play', { card: card('longRangeBurn') }));
    expect(scene.offers(launchTo(TRANSPORT, 20))).toBe(true);
    scene.answer('takeTurn', launchTo(TRANSPORT, 20));
    until(scene);
    expect(player(scene).sustained).toEqual([card('longRangeBurn')]);
    const next = play(scene.state);
    expect(next.offers(launchTo(TRANSPORT, 6))).toBe(true);
    next.answer('takeTurn', 'return');
    next.answer('activate', 'done');
    expect(player(next).sustained).toEqual([]);
  });
  it('AE-286 played during a Return it is discarded in step 3 of that turn', () => {
    const state = table();
    hand(state, 0, 'longRangeBurn');
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    const scene = play(state);
    scene.answer('takeTurn', 'return');
    scene.answer('activate', free('play', { card: card('longRangeBurn') }));
    expect(player(scene).sustained).toHaveLength(1);
    scene.answer('activate', 'done');
    expect(player(scene).sustained).toEqual([]);
  });
  it('AE-287 sustain cards in play do not count against the hand limit', () => {
    const state = table();
    hand(state, 0, 'hiddenReserve', 'prospectors', 'emergencyCells', 'greyMarket', 'fieldCouncil', 'longRangeBurn', 'battleDrills');
    state.players[0].sustained.push(...state.players[0].hand.splice(5));
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    scene.answer('endTurn', 'end');
    expect(scene.over).toBe(true);
    expect(player(scene).hand).toHaveLength(5);
  });
  it('AE-288 diplomacy cards only in the diplomacy step of a battle one takes part in', () => {
    const scene = meeting((s) => hand(s, 1, 'openChannel'));
    expect(scene.asked).not.toBe('diplomacy');
    until(scene, 'diplomacy');
    expect(scene.ask().seat).toBe(1);
    expect(scene.offers(card('openChannel'))).toBe(true);
    const state = table();
    hand(state, 0, 'openChannel');
    expect(play(state).offers(free('play', { card: card('openChannel') }))).toBe(false);
  });
  it('AE-289 at most one diplomacy card per battle', () => {
    const scene = meeting((s) => hand(s, 1, 'coldGuns', 'highStakes'));
    until(scene, 'diplomacy');
    scene.answer('diplomacy', card('coldGuns'));
    scene.playOn((ask, options) => {
      expect(ask.decision).not.toBe('diplomacy');
      return options.find((o) => o === 'pass' || o === 'end' || o === 'done' || o === 0) ?? options[0];
    });
    expect(player(scene, 1).hand).toContain(card('highStakes'));
  });
  it('AE-290 battle cards at their time in a battle; most need a ship in it', () => {
    const state = table(3);
    put(state, 1, TRANSPORT, COMMERCE_PLANET);
    put(state, 0, TRANSPORT, 14);
    hand(state, 0, 'lockOnSalvo');
    hand(state, 2, 'reserveBatteries', 'warCorrespondents');
    const scene = play(state);
    expect(scene.offers(free('play', { card: card('lockOnSalvo') }))).toBe(false);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    scene.playOn(
      (_ask, options) => options.find((o) => o === 'pass' || o === 'done' || o === 0) ?? options[0],
      (ask) => ask.decision === 'react' && ask.args.window === 'beforeRoll',
    );
    expect(scene.offers({ card: card('lockOnSalvo') })).toBe(true);
    scene.answer('react', 'pass');
    expect(scene.ask().seat).toBe(2);
    expect(scene.offers({ card: card('reserveBatteries') })).toBe(false);
    expect(scene.offers({ card: card('warCorrespondents') })).toBe(true);
  });
  it('AE-291 any number of battle cards in one battle', () => {
    const scene = meeting((s) => hand(s, 0, 'lockOnSalvo', 'reserveBatteries', 'reserveBatteries'));
    scene.playOn(
      (_ask, options) => options.find((o) => o === 'pass' || o === 'done' || o === 0) ?? options[0],
      (ask) => ask.decision === 'react' && ask.args.window === 'beforeRoll',
    );
    scene.answer('react', { card: card('lockOnSalvo') });
    scene.answer('react', { card: card('reserveBatteries') });
    scene.answer('react', { card: card('reserveBatteries') });
    expect(player(scene).hand).toEqual([]);
    until(scene);
    const rolled = events(scene, 'diceRolled')[0];
    expect(rolled.type === 'diceRolled' && rolled.rolls[0]).toHaveLength(6);
  });
  it('AE-292 timings: when damaged, during battle, during a Return, in reaction to an opponent', async () => {
    const { TACTICS_CARDS } = await import('../content/tactics.ts');
    const windows = new Set(TACTICS_CARDS.map((design) => design.window));
    for (const window of [
      'shipDamaged',
      'moduleDamaged',
      'beforeRoll',
      'return',
      'opponentLaunch',
      'opponentActivation',
      'opponentModule',
    ] as const)
      expect(windows.has(window)).toBe(true);
  });
  it('AE-293 several players play in turn order from the active player', () => {
    const state = table(4);
    for (const seat of [0, 1, 2, 3]) hand(state, seat, ['hiddenReserve', 'prospectors', 'emergencyCells', 'greyMarket'][seat]);
    state.active = 2;
    const asked: number[] = [];
    carryOut(state, openWindow, { window: 'opponentActivation', cause: 2 }, 2).playOn((ask, options) => {
      asked.push(ask.seat);
      return options[0];
    });
    expect(asked).toEqual([3, 0, 1]);
  });
  it('AE-293 a card opens the window again, until all have passed in a row', () => {
    for (const active of [0, 1, 2]) {
      const state = table(3);
      put(state, active, TRANSPORT, 14);
      for (const seat of [0, 1, 2]) if (seat !== active) put(state, seat, TRANSPORT, COMMERCE_PLANET);
      const [, second, third] = [0, 1, 2].map((k) => (active + k) % 3);
      hand(state, active, 'reserveBatteries');
      hand(state, second, 'hiddenReserve');
      hand(state, third, 'flakCurtain');
      const scene = play(state, active);
      scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
      const asked: number[] = [];
      scene.playOn(
        (ask, options) => {
          if (ask.decision !== 'react' || ask.args.window !== 'beforeRoll')
            return options.find((o) => o === 'go' || o === 'pass' || o === 'done' || o === 0) ?? options[0];
          asked.push(ask.seat);
          if (ask.seat === third) return options.find((o) => typeof o === 'object' && o !== null && 'card' in o) ?? 'pass';
          /* The active player waits for what the others do. */
          return asked.length > 3 && ask.seat === active ? { card: card('reserveBatteries') } : 'pass';
        },
        (ask) => ask.decision === 'react' && ask.args.window === 'afterRoll',
      );
      expect(asked).toEqual([active, second, third, active, second]);
      expect(events(scene, 'tacticsPlayed')).toMatchObject([{ seat: third }, { seat: active }]);
    }
  });
  it('AE-294 the hand limit starts at 5 and is enforced at the end of the own turn', () => {
    const state = table();
    hand(state, 1, 'hiddenReserve', 'prospectors', 'emergencyCells', 'greyMarket', 'fieldCouncil', 'rapidAssembly');
    const scene = play(state, 0);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    until(scene);
    expect(player(scene, 1).hand).toHaveLength(6);
    const own = play(scene.state, 1);
    own.answer('takeTurn', launchTo(TRANSPORT, 20));
    own.answer('endTurn', 'end');
    expect(own.asked).toBe('discardTactics');
  });
  it('AE-651 with deck and discard pile empty a draw gives nothing', () => {
    const state = table();
    state.tacticsDeck = [];
    give(state, 0, { energy: 2 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, MONOLITH_CELL));
    expect(player(scene).hand).toEqual([]);
  });
  it('a window is switched off by the seat itself and then passed over, until it listens again', () => {
    const state = table();
    hand(state, 1, 'shadowTraders', 'emergencyCells');
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    scene.answer('react', 'mute');
    expect(player(scene, 1).deaf).not.toBe(0);
    until(scene, 'endTurn');
    scene.answer('endTurn', 'end');
    const next = play(scene.state, 0);
    next.answer('takeTurn', launchTo(TRANSPORT, 14));
    expect(next.ask().seat === 0 || next.ask().args.window !== 'opponentLaunch').toBe(true);
    const own = table();
    own.players[0].deaf |= 8;
    const listening = play(own);
    listening.answer('takeTurn', free('listen', {}));
    expect(player(listening).deaf & 8).toBe(0);
  });
  it('a seat without cards is never asked, one with cards always, whatever they are', () => {
    for (const [cards, asked] of [
      [[], false],
      [['emergencyCells'], true],
    ] as const) {
      const state = table();
      hand(state, 1, ...cards);
      const scene = play(state);
      scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
      expect(scene.asked === 'react').toBe(asked);
    }
  });
});

describe('the other free actions', () => {
  it('AE-295 an unused development card is flipped for its one-time ability', () => {
    const state = table();
    state.players[0].cards[4] = 1;
    const scene = play(state);
    scene.answer('takeTurn', free('development', { development: 4 }));
    expect(player(scene).stock[0]).toBe(4);
    expect(player(scene).cards[4]).toBe(0);
    expect(player(scene).used[4]).toBe(1);
  });
  it('AE-296 AE-647 a face-down card has no ability until an effect flips it up', () => {
    const state = table();
    state.players[0].used[4] = 1;
    const flip = supremacyToken('secondFounding');
    state.players[0].supremacies.push(flip);
    const scene = play(state);
    expect(scene.offers(free('development', { development: 4 }))).toBe(false);
    scene.answer('takeTurn', free('supremacy', { token: flip }));
    until(scene, 'flipUp', 'takeTurn');
    if (scene.asked === 'flipUp') scene.answer('flipUp', 4);
    until(scene, 'takeTurn');
    expect(scene.offers(free('development', { development: 4 }))).toBe(true);
  });
  it('AE-297 AE-411 example: a city card gives any module on offer for nothing, with its advance', () => {
    const state = table();
    state.players[0].cards[3] = 1;
    const scene = play(state);
    scene.answer('takeTurn', free('development', { development: 3 }));
    expect(scene.options().filter((o) => typeof o === 'number')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    scene.answer('chooseModule', 9);
    expect(player(scene).rows[3]).toHaveLength(2);
    expect(player(scene).tracks[3]).toBe(1);
  });
  it('AE-298 a token is discarded on the own turn for its benefit', () => {
    const state = table();
    state.players[0].discoveries.push(token('frozenSea'));
    const scene = play(state);
    scene.answer('takeTurn', free('token', { token: token('frozenSea') }));
    expect(player(scene).stock[2]).toBe(3);
    expect(player(scene).discoveries).toEqual([]);
    expect(scene.state.discoveryGone).toEqual([token('frozenSea')]);
  });
  it('AE-299 any number of tokens on one turn', () => {
    const state = table();
    state.players[0].discoveries.push(token('frozenSea'), token('carbonReef'));
    const scene = play(state);
    scene.answer('takeTurn', free('token', { token: token('frozenSea') }));
    scene.answer('takeTurn', free('token', { token: token('carbonReef') }));
    expect(player(scene).stock).toEqual([0, 0, 3, 3, 0]);
  });
  it('AE-300 AE-301 own leaders beside own ships are recruited, as many as wanted, from several regions', () => {
    const state = table();
    put(state, 0, TRANSPORT, MONOLITH_CELL);
    put(state, 0, TRANSPORT, SHIPYARD_CELL);
    state.players[0].abroad[MONOLITH_CELL] = 2;
    const scene = play(state);
    scene.answer('takeTurn', free('recruit', { cell: MONOLITH_CELL }));
    scene.answer('takeTurn', free('recruit', { cell: SHIPYARD_CELL }));
    expect(player(scene).leaders).toBe(3);
    expect(player(scene).abroad[MONOLITH_CELL]).toBe(1);
  });
  it('AE-302 only leaders of the own colour', () => {
    const state = table();
    put(state, 0, TRANSPORT, MONOLITH_CELL);
    state.players[0].abroad[MONOLITH_CELL] = 0;
    state.players[1].abroad[MONOLITH_CELL] = 1;
    expect(interjections(play(state))).toEqual([]);
  });
  it('AE-303 a development without a ship does not allow recruiting', () => {
    const state = table();
    state.owner[COMMERCE_PLANET] = 0;
    state.players[0].abroad[COMMERCE_PLANET] = 1;
    expect(interjections(play(state))).toEqual([]);
  });
  it('AE-304 an abandoned moon gives everything printed on it', () => {
    const state = table();
    claimed(state, 0, 'scienceFamed', 'scienceCharged');
    const scene = play(state);
    scene.answer('takeTurn', free('abandon', { moon: moon('scienceFamed') }));
    scene.answer('takeTurn', free('abandon', { moon: moon('scienceCharged') }));
    expect(player(scene).stock).toEqual([1, 0, 0, 2, 0]);
    expect(player(scene).vp).toBe(1);
  });
  it('AE-305 a moon with a repair icon gives 1 repair', () => {
    const state = table();
    claimed(state, 0, 'scienceDock');
    state.players[0].rows[0][0].damage = 1;
    const scene = play(state);
    scene.answer('takeTurn', free('abandon', { moon: moon('scienceDock') }));
    scene.answer('repair', { row: 0, at: 0 });
    expect(player(scene).rows[0][0].damage).toBe(0);
  });
  it('AE-308 discarded moons lie face up apart and are not used again', () => {
    const state = table();
    claimed(state, 0, 'scienceRich');
    const scene = play(state);
    scene.answer('takeTurn', free('abandon', { moon: moon('scienceRich') }));
    expect(game.view(scene.position, 1).table.gone).toEqual([moon('scienceRich')]);
    expect(scene.state.reserve[0]).not.toContain(-1);
  });
  it('AE-309 effects may put bonus resources on regions', () => {
    const state = table();
    state.marker = -1;
    state.eventDeck.push(...state.eventDeck.splice(0, 1));
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    until(scene);
    expect(events(scene, 'bonusPlaced').length).toBeGreaterThan(5);
    expect(scene.state.bonus[6 * 6 + 3]).toBe(1);
    expect(scene.state.bonus[COMMERCE_PLANET * 6 + 4]).toBe(0);
  });
  it('AE-310 bonus resources are taken from regions with own ships, any number', () => {
    const state = table();
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    put(state, 0, TRANSPORT, 20);
    state.bonus[COMMERCE_PLANET * 6 + 1] = 2;
    state.bonus[20 * 6 + 2] = 1;
    state.bonus[6 * 6 + 2] = 1;
    const scene = play(state);
    scene.answer('takeTurn', free('collect', { cell: COMMERCE_PLANET, resource: 1 }));
    scene.answer('takeTurn', free('collect', { cell: COMMERCE_PLANET, resource: 1 }));
    scene.answer('takeTurn', free('collect', { cell: 20, resource: 2 }));
    expect(player(scene).stock).toEqual([0, 2, 1, 0, 0]);
    expect(scene.offers(free('collect', { cell: 6, resource: 2 }))).toBe(false);
  });
  it('AE-311 faction abilities work when they say; without a time they are free actions', () => {
    const state = table();
    state.players[0].faction = 4;
    hand(state, 0, 'emergencyCells', 'prospectors');
    const scene = play(state);
    scene.answer('takeTurn', free('ability', { source: 0, id: 4, at: 0 }));
    scene.answer('discardTactics', card('prospectors'));
    scene.answer('gainKind', 2);
    expect(player(scene).stock[2]).toBe(1);
    expect(interjections(scene)).not.toContain('ability');
  });
  it('a ship moved by an ability neither joins nor leaves a battle', () => {
    const moving = (s: ReturnType<typeof table>): void => {
      s.players[0].faction = faction('kestrelLeague');
      give(s, 0, { energy: 3 });
    };
    const state = table();
    put(state, 0, TRANSPORT, 14);
    moving(state);
    expect(interjections(play(state))).toContain('ability');
    for (const decision of ['spendEnergy', 'tacticalOperations']) {
      const scene = until(
        meeting((s) => {
          moving(s);
          put(s, 1, FIGHTER, COMMERCE_PLANET);
          put(s, 1, CRUISER, COMMERCE_PLANET);
        }),
        decision,
      );
      expect([scene.asked, scene.ask().seat]).toEqual([decision, 0]);
      expect(interjections(scene)).not.toContain('ability');
    }
  });
  it('AE-312 some faction abilities are passive', () => {
    const state = table();
    state.players[0].faction = 11;
    give(state, 0, { titanium: 1 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, SHIPYARD_CELL));
    scene.answer('chooseEffect', 0);
    expect(scene.options()).toContain(TRANSPORT);
    expect(scene.options()).not.toContain(FIGHTER);
  });
});

describe('reactions that save', () => {
  it('AE-529 a module about to be damaged can be saved by a card, even in an event', () => {
    const state = table();
    hand(state, 0, 'damageControl');
    state.inEvent = true;
    const scene = carryOut(state, damageModules, { n: 1 });
    expect(scene.asked).toBe('react');
    scene.answer('react', { card: card('damageControl') });
    expect(scene.over).toBe(true);
    expect(
      player(scene)
        .rows.flat()
        .every((m) => m.damage === 0),
    ).toBe(true);
  });
});
