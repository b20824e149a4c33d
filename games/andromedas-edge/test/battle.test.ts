import { describe, expect, it } from 'vitest';
import { diceOf, newBattle, targetingOf, winningSide } from '../battle-state.ts';
import { shipsAt } from '../queries.ts';
import { damageShips } from '../rules/ships.ts';
import { SCRAPYARD } from '../state.ts';
import {
  COMMERCE_PLANET,
  CRUISER,
  card,
  carryOut,
  events,
  FIGHTER,
  free,
  give,
  hand,
  launchTo,
  moon,
  onward,
  type Play,
  play,
  player,
  put,
  SCIENCE_VESSEL,
  TRANSPORT,
  table,
  takeMoon,
  until,
  upgrade,
} from './table.ts';

const HERE = COMMERCE_PLANET;
const A = 4;

/** Seat 0, with a transport on 14, launches another one to the commerce planet. */
const fight = (set: (state: ReturnType<typeof table>) => void, rigged: number[] = [], seats = 2): Play => {
  const state = table(seats);
  put(state, 0, TRANSPORT, 14);
  set(state);
  const scene = play(state, 0, rigged);
  scene.answer('takeTurn', launchTo(TRANSPORT, HERE));
  return onward(scene);
};
const rival = (s: ReturnType<typeof table>): void => put(s, 1, TRANSPORT, HERE);
/** Faces as rolled, not as numbered from 0. */
const faces = (...dice: number[]): number[] => dice.map((die) => die - 1);
const decided = (scene: Play) => {
  const found = events(scene, 'battleDecided')[0];
  if (found?.type !== 'battleDecided') throw new Error('nothing was decided');
  return found;
};
const rolled = (scene: Play) => {
  const found = events(scene, 'diceRolled')[0];
  if (found?.type !== 'diceRolled') throw new Error('nothing was rolled');
  return found;
};
/** Seats asked for a decision, in order, while everything is answered harmlessly. */
const askedFor = (scene: Play, decision: string): number[] => {
  const seats: number[] = [];
  scene.playOn((ask, options) => {
    if (ask.decision === decision) seats.push(ask.seat);
    return options.find((o) => o === 'done' || o === 'pass' || o === 'end' || o === 0) ?? options[0];
  });
  return seats;
};

describe('battle', () => {
  it('AE-462 escalation, diplomacy, preparations, roll, outcome, damage', () => {
    const scene = fight((s) => {
      rival(s);
      hand(s, 1, 'openChannel');
      give(s, 1, { energy: 1 });
    });
    const steps: string[] = [];
    scene.playOn((_ask, options) => {
      const step = scene.state.battle?.step;
      if (step !== undefined && steps.at(-1) !== step) steps.push(step);
      return options.find((o) => o === 'done' || o === 'pass' || o === 'end' || o === 0) ?? options[0];
    });
    expect(steps).toEqual(['escalation', 'diplomacy', 'preparations', 'roll', 'outcome', 'damage'].filter((s) => steps.includes(s)));
    expect(steps.length).toBeGreaterThanOrEqual(4);
  });
  it('AE-463 everyone with ships in the region takes part, raiders included', () => {
    const scene = until(
      fight(
        (s) => {
          rival(s);
          put(s, 2, TRANSPORT, HERE);
          s.raiders[A] = HERE;
        },
        [],
        3,
      ),
    );
    expect(rolled(scene).rolls.map((dice) => dice.length > 0)).toEqual([true, true, true, true]);
  });
  it('AE-464 AE-465 with one side left the battle ends at once: no winner, no loser, no damage', () => {
    const scene = fight((s) => {
      rival(s);
      hand(s, 1, 'fightingRetreat');
    });
    scene.playOn(
      (_ask, options) => options.find((o) => o === 'pass' || o === 'done') ?? options[0],
      (ask) => ask.decision === 'react' && ask.args.window === 'battleStart',
    );
    scene.answer('react', { card: card('fightingRetreat') });
    scene.answer('withdraw', { ship: TRANSPORT, from: HERE, to: 15 });
    until(scene);
    expect(events(scene, 'battleEnded')[0]).toMatchObject({ why: 'oneSide' });
    expect(events(scene, 'battleDecided')).toEqual([]);
    expect(events(scene, 'shipDamaged')).toEqual([]);
    expect(player(scene).tracks[4]).toBe(0);
    expect(player(scene, 1).ships).toContain(15);
  });
});

describe('escalation', () => {
  it('AE-468 players not yet in the battle may join', () => {
    const scene = fight(
      (s) => {
        rival(s);
        put(s, 2, TRANSPORT, 15);
      },
      [],
      3,
    );
    until(scene, 'escalate');
    scene.answer('escalate', 'done');
    expect(scene.ask().seat).toBe(2);
    scene.answer('escalate', { ship: TRANSPORT, from: 15 });
    until(scene);
    expect(rolled(scene).rolls[2]).toHaveLength(1);
  });
  it('AE-469 the active player decides first, even without a ship there', () => {
    for (const active of [0, 1, 2]) {
      const state = table(3);
      for (const seat of [0, 1, 2]) {
        if (seat !== active) put(state, seat, TRANSPORT, HERE);
        put(state, seat, TRANSPORT, 14);
      }
      hand(state, active, 'fightingRetreat');
      const scene = play(state, active);
      scene.answer('takeTurn', launchTo(TRANSPORT, HERE));
      until(scene, 'react');
      scene.answer('react', { card: card('fightingRetreat') });
      scene.answer('withdraw', { ship: TRANSPORT, from: HERE, to: 15 });
      expect(shipsAt(player(scene, active), HERE)).toBe(0);
      until(scene, 'escalate');
      expect(scene.ask().seat).toBe(active);
      expect(scene.options().filter((o) => typeof o === 'object' && o !== null && 'from' in o)).toEqual([
        { ship: TRANSPORT, from: 14 },
        { ship: TRANSPORT, from: 15 },
      ]);
      expect(askedFor(scene, 'escalate')).toEqual([0, 1, 2].map((k) => (active + k) % 3));
    }
  });
  it('AE-470 moving in is optional, ship by ship', () => {
    const scene = fight((s) => {
      rival(s);
      put(s, 0, TRANSPORT, 15);
    });
    scene.answer('escalate', { ship: TRANSPORT, from: 15 });
    expect(scene.offers('done')).toBe(true);
    scene.answer('escalate', 'done');
    expect(player(scene).ships).toContain(14);
  });
  it('AE-471 example: purple, yellow and blue escalate in turn order', () => {
    const scene = fight(
      (s) => {
        rival(s);
        put(s, 1, TRANSPORT, 15);
        put(s, 2, TRANSPORT, 9);
      },
      [],
      3,
    );
    const order: number[] = [];
    scene.playOn((ask, options) => {
      if (ask.decision === 'escalate') order.push(ask.seat);
      return options[0];
    });
    expect(order.filter((s, i) => order.indexOf(s) === i)).toEqual([0, 1, 2]);
  });
  it('AE-472 each player has exactly one opportunity', () => {
    const scene = fight((s) => {
      rival(s);
      put(s, 1, TRANSPORT, 15);
    });
    expect(askedFor(scene, 'escalate')).toEqual([0, 1]);
  });
  it('AE-473 each ship uses its own range from where it stands', () => {
    const scene = fight((s) => {
      rival(s);
      put(s, 0, FIGHTER, 20);
      put(s, 0, SCIENCE_VESSEL, 10);
    });
    expect(scene.offers({ ship: FIGHTER, from: 20 })).toBe(true);
    expect(scene.offers({ ship: SCIENCE_VESSEL, from: 10 })).toBe(true);
    const far = fight((s) => {
      rival(s);
      put(s, 0, TRANSPORT, 20);
    });
    expect(far.offers({ ship: TRANSPORT, from: 20 })).toBe(false);
  });
  it('AE-474 only ships on the board', () => {
    const scene = fight((s) => {
      rival(s);
      put(s, 0, FIGHTER, -2);
      s.players[0].ships[3] = SCRAPYARD;
    });
    expect(scene.options().filter((o) => typeof o === 'object' && o !== null && 'ship' in o)).toEqual([{ ship: TRANSPORT, from: 14 }]);
  });
  it('AE-475 into a nebula only Voyage; a ship already there fights', () => {
    const state = table();
    put(state, 0, SCIENCE_VESSEL, -2);
    put(state, 0, TRANSPORT, HERE);
    put(state, 1, TRANSPORT, 2);
    put(state, 0, CRUISER, 14);
    give(state, 0, { energy: 1 });
    const scene = play(structuredClone(state));
    scene.answer('takeTurn', launchTo(SCIENCE_VESSEL, 2));
    /* Neither the transport beside it nor a Jump of the cruiser: nobody is even asked. */
    expect(askedFor(scene, 'escalate')).toEqual([]);
    expect(rolled(scene).rolls[1]).toHaveLength(1);
    state.players[0].placed[CRUISER] = upgrade('tidalFortress');
    const voyaging = play(state);
    voyaging.answer('takeTurn', launchTo(SCIENCE_VESSEL, 2));
    until(voyaging, 'escalate');
    expect(voyaging.options().filter((o) => typeof o === 'object' && o !== null && 'from' in o)).toEqual([
      { ship: CRUISER, from: 14, jump: true },
    ]);
  });
  it('AE-476 Jump escalates from any distance for 1 energy', () => {
    const scene = fight((s) => {
      rival(s);
      put(s, 0, CRUISER, 23);
      give(s, 0, { energy: 1 });
    });
    scene.answer('escalate', { ship: CRUISER, from: 23, jump: true });
    expect(player(scene).stock[0]).toBe(0);
    expect(player(scene).ships[8]).toBe(HERE);
  });
  it('AE-477 escalating ships stay after the battle', () => {
    const scene = fight(rival, faces(6, 6, 1));
    scene.answer('escalate', { ship: TRANSPORT, from: 14 });
    until(scene);
    expect(shipsAt(player(scene), HERE)).toBe(2);
  });
  it('AE-479 several own ships may gather in one region', () => {
    const scene = fight((s) => {
      rival(s);
      put(s, 0, TRANSPORT, 14);
    });
    scene.answer('escalate', { ship: TRANSPORT, from: 14 });
    scene.answer('escalate', { ship: TRANSPORT, from: 14 });
    expect(shipsAt(player(scene), HERE)).toBe(3);
  });
  it('AE-480 raiders do not escalate', () => {
    const scene = until(
      fight((s) => {
        s.raiders[A] = HERE;
        s.raiders[5] = 15;
      }),
    );
    expect(scene.state.raiders[5]).toBe(15);
    expect(events(scene, 'raiderMoved')).toEqual([]);
  });
});

describe('diplomacy', () => {
  it('AE-481 AE-482 from the active player in turn order, one opportunity each, resolved at once', () => {
    const scene = fight((s) => {
      rival(s);
      hand(s, 0, 'coldGuns');
      hand(s, 1, 'highStakes');
    });
    expect(askedFor(scene, 'diplomacy')).toEqual([0, 1]);
    const again = fight((s) => {
      rival(s);
      hand(s, 0, 'coldGuns');
    });
    until(again, 'diplomacy');
    again.answer('diplomacy', card('coldGuns'));
    expect(player(again).stock[0]).toBeGreaterThan(0);
  });
  it('whoever never plays diplomacy says so once, and is passed over until it listens again', () => {
    const scene = fight((s) => {
      rival(s);
      hand(s, 0, 'emergencyCells');
    });
    until(scene, 'diplomacy');
    scene.answer('diplomacy', 'mute');
    expect(events(scene, 'windowSwitched')).toHaveLength(1);
    const again = fight((s) => {
      rival(s);
      hand(s, 0, 'emergencyCells');
      s.players[0].deaf = player(scene).deaf;
    });
    expect(askedFor(again, 'diplomacy')).toEqual([]);
  });
  it('AE-483 players outside the battle may not', () => {
    const scene = fight(
      (s) => {
        rival(s);
        hand(s, 2, 'highStakes');
      },
      [],
      3,
    );
    expect(askedFor(scene, 'diplomacy')).toEqual([]);
  });
  it('AE-484 a card may end the battle or change its rules', () => {
    const ended = fight((s) => {
      rival(s);
      hand(s, 0, 'openChannel');
    });
    until(ended, 'diplomacy');
    ended.answer('diplomacy', card('openChannel'));
    expect(ended.ask().args).toMatchObject({ everyone: true });
    ended.answer('endBattle', 'end');
    ended.answer('endBattle', 'end');
    expect(events(ended, 'battleEnded')[0]).toMatchObject({ why: 'card' });
    expect(ended.state.battle).toBeNull();
    until(ended);
    const refused = fight((s) => {
      rival(s);
      hand(s, 0, 'openChannel');
    });
    until(refused, 'diplomacy');
    refused.answer('diplomacy', card('openChannel'));
    refused.answer('endBattle', 'end');
    refused.answer('endBattle', 'fight');
    until(refused);
    expect(events(refused, 'battleDecided')).toHaveLength(1);
    const rules = fight((s) => {
      rival(s);
      put(s, 1, CRUISER, HERE);
      put(s, 1, FIGHTER, HERE);
      hand(s, 0, 'limitedEngagement');
    });
    until(rules, 'diplomacy');
    rules.answer('diplomacy', card('limitedEngagement'));
    until(rules);
    expect(rolled(rules).rolls[1]).toHaveLength(3);
  });
});

describe('preparations', () => {
  const at = (set: (state: ReturnType<typeof table>) => void) => {
    const state = table();
    set(state);
    state.battle = newBattle(state, HERE);
    return state;
  };
  it('AE-485 dice: weapons, developments in or beside the region, energy', () => {
    const state = at((s) => {
      put(s, 0, TRANSPORT, HERE);
      put(s, 0, FIGHTER, HERE);
      s.owner[HERE] = 0;
    });
    expect(diceOf(state, 0)).toBe(4);
    if (state.battle !== null) state.battle.energy[0] = 2;
    expect(diceOf(state, 0)).toBe(6);
  });
  it('AE-486 from the active player in turn order any amount of energy, once', () => {
    const scene = fight((s) => {
      rival(s);
      give(s, 0, { energy: 3 });
      give(s, 1, { energy: 2 });
    });
    until(scene, 'spendEnergy');
    expect(scene.ask().seat).toBe(0);
    expect(scene.options().slice(0, 4)).toEqual([0, 1, 2, 3]);
    scene.answer('spendEnergy', 2);
    expect(player(scene).stock[0]).toBe(1);
    expect(scene.ask().seat).toBe(1);
    expect(askedFor(scene, 'spendEnergy')).toEqual([1]);
    expect(rolled(scene).rolls[0]).toHaveLength(3);
  });
  it('AE-487 energy adds dice, never targeting', () => {
    const scene = fight((s) => {
      rival(s);
      give(s, 0, { energy: 3 });
    });
    until(scene, 'spendEnergy');
    scene.answer('spendEnergy', 3);
    until(scene);
    expect(rolled(scene).targeting[0]).toBe(1);
  });
  it('AE-488 nobody rolls more than 6 dice, raiders included', () => {
    const state = at((s) => {
      for (const ship of [TRANSPORT, TRANSPORT, FIGHTER, CRUISER]) put(s, 0, ship, HERE);
      s.raiders.splice(0, 4, HERE, HERE, HERE, HERE);
    });
    expect(diceOf(state, 0)).toBe(6);
    if (state.battle !== null) state.battle.dice[2] = 4;
    expect(diceOf(state, 2)).toBe(6);
  });
  it('AE-489 energy beyond the limit may not be spent', () => {
    const scene = fight((s) => {
      rival(s);
      put(s, 0, CRUISER, 15);
      give(s, 0, { energy: 9 });
    });
    scene.answer('escalate', { ship: CRUISER, from: 15 });
    scene.answer('escalate', 'done');
    until(scene, 'spendEnergy');
    expect(scene.options().filter((o) => typeof o === 'number')).toEqual([0, 1, 2]);
    expect(scene.refusal(3)).toMatchObject({ reason: 'diceLimit', rule: 'AE-489' });
  });
  it('AE-490 developments help only a player with ships in the battle', () => {
    const scene = until(
      fight(
        (s) => {
          rival(s);
          s.owner[HERE] = 2;
          s.owner[15] = 2;
        },
        [],
        3,
      ),
    );
    expect(rolled(scene).rolls[2]).toEqual([]);
  });
  it("AE-491 raiders' dice are the weapons of all of them", () => {
    expect(
      diceOf(
        at((s) => {
          s.raiders.splice(0, 2, HERE, HERE);
        }),
        2,
      ),
    ).toBe(2);
    expect(
      diceOf(
        at((s) => {
          s.raiders[A] = HERE;
        }),
        2,
      ),
    ).toBe(2);
  });
  it('AE-492 targeting is the number of own ships and bonuses, at most 5', () => {
    const state = at((s) => {
      put(s, 0, TRANSPORT, HERE);
      put(s, 0, TRANSPORT, HERE);
      s.players[0].placed[FIGHTER] = upgrade('wraithInterceptor');
    });
    expect(targetingOf(state, 0)).toBe(2);
    put(state, 0, FIGHTER, HERE);
    expect(targetingOf(state, 0)).toBe(4);
    if (state.battle !== null) state.battle.targeting[0] = 3;
    expect(targetingOf(state, 0)).toBe(5);
  });
  it('AE-493 S-class targeting is their number', () => {
    expect(
      targetingOf(
        at((s) => {
          s.raiders.splice(0, 3, HERE, HERE, HERE);
        }),
        2,
      ),
    ).toBe(3);
    expect(
      targetingOf(
        at((s) => {
          s.raiders.splice(0, 1, HERE);
        }),
        2,
      ),
    ).toBe(1);
  });
  it('AE-494 classes A to D: 1 and bonuses', () => {
    const aims = (cards: number[]): number[] =>
      [1, 2, 3, 4].map((raiderClass) => {
        const state = at((s) => {
          s.raiderCard = cards;
          s.raiders[3 + raiderClass] = HERE;
        });
        return targetingOf(state, 2);
      });
    // The first and the second raider of each class.
    expect([aims([0, 2, 4, 6, 8]), aims([1, 3, 5, 7, 9])]).toEqual([
      [1, 2, 1, 2],
      [1, 1, 2, 3],
    ]);
  });
});

describe('roll', () => {
  it('AE-496 AE-497 dice below targeting are rolled again until they reach it; others are not', () => {
    const scene = fight(rival, faces(1, 1, 2, 3, 1));
    scene.answer('escalate', { ship: TRANSPORT, from: 14 });
    until(scene);
    expect(rolled(scene).rolls[0]).toEqual([3, 2]);
    expect(rolled(scene).rolls[1]).toEqual([1]);
  });
  it('AE-498 targeting above 5 counts as 5', () => {
    const state = table();
    for (let i = 0; i < 6; i++) put(state, 1, TRANSPORT, HERE);
    put(state, 0, TRANSPORT, 14);
    const scene = play(state, 0, faces(1, 4, 5, 1, 6, 5, 5, 5, 5));
    scene.answer('takeTurn', launchTo(TRANSPORT, HERE));
    until(scene);
    expect(rolled(scene).targeting[1]).toBe(5);
    expect(rolled(scene).rolls[1]).toEqual([6, 5, 5, 5, 5, 5]);
  });
  it('AE-499 example: green with 2 ships rolls two 1s and rolls both again; blue and the raider do not', () => {
    const state = table();
    put(state, 0, TRANSPORT, 14);
    put(state, 0, FIGHTER, 15);
    put(state, 1, TRANSPORT, HERE);
    put(state, 1, FIGHTER, HERE);
    state.raiders[A] = HERE;
    const scene = play(state, 0, faces(1, 4, 1, 2, 3, 6, 5, 4, 6, 6));
    scene.answer('takeTurn', launchTo(TRANSPORT, HERE));
    onward(scene);
    scene.answer('escalate', { ship: FIGHTER, from: 15 });
    scene.answer('escalate', 'done');
    until(scene);
    expect(rolled(scene).targeting).toEqual([2, 2, 1]);
    expect(rolled(scene).rolls).toEqual([
      [4, 3, 2],
      [6, 5, 4],
      [6, 6],
    ]);
  });
});

describe('outcome', () => {
  const sides = (...dice: number[][]) => dice.map((d, side) => ({ side, dice: d.slice().sort((a, b) => b - a) }));
  it('AE-500 the highest die wins, those below are defeated', () => {
    expect(winningSide(sides([6, 1], [5, 5, 5]), 0)).toBe(0);
    const scene = until(fight(rival, faces(5, 3)));
    expect(decided(scene)).toMatchObject({ winners: [0], losers: [1] });
  });
  it('AE-501 those tied compare the next die, and so on', () => {
    expect(winningSide(sides([6, 4, 1], [6, 4, 2], [6, 3, 6]), 0)).toBe(2);
    expect(winningSide(sides([6, 4, 1], [6, 4, 2], [5, 5, 5]), 0)).toBe(1);
  });
  it('AE-502 a die left beats none left', () => {
    expect(winningSide(sides([6, 4, 1], [6, 4]), 0)).toBe(0);
  });
  it('AE-503 tied to the last die nobody wins and everyone is defeated, raiders included', () => {
    expect(winningSide(sides([6, 4], [6, 4], [5]), 0)).toBe(-1);
    const scene = until(
      fight(
        (s) => {
          s.raiders[0] = HERE;
        },
        faces(4, 4),
      ),
    );
    expect(decided(scene)).toMatchObject({ winners: [], losers: [0], raiders: 'lost' });
    expect(scene.state.raiders[0]).toBe(-1);
    expect(player(scene).ships).toContain(SCRAPYARD);
  });
  it('AE-504 no dice lose to any die', () => {
    expect(winningSide(sides([], [1]), 0)).toBe(1);
    expect(winningSide(sides([], []), 0)).toBe(-1);
  });
  it('AE-505 a winning player advances 1 on supremacy', () => {
    const scene = until(fight(rival, faces(6, 1)));
    expect(player(scene).tracks[4]).toBe(1);
    expect(player(scene, 1).tracks[4]).toBe(0);
  });
  it('AE-506 for defeated raiders the winner takes the reward once, even for several S-class', () => {
    const scene = until(
      fight(
        (s) => {
          s.raiders.splice(0, 2, HERE, HERE);
        },
        faces(6, 1, 2, 2, 3, 3),
      ),
    );
    expect(decided(scene)).toMatchObject({ winners: [0], raiders: 'lost' });
    expect(player(scene).stock[0]).toBe(2);
  });
  it('AE-507 the reward is due even if a shield saves the raider', () => {
    // The Mechaphage Hive: five dice of at least 2, one shield, 5 VP.
    const scene = until(
      fight(
        (s) => {
          s.raiders[7] = HERE;
        },
        faces(6, 2, 2, 2, 2, 2),
      ),
    );
    expect(decided(scene)).toMatchObject({ winners: [0], raiders: 'lost' });
    expect(scene.state.raiders[7]).toBe(HERE);
    expect(scene.state.raiderDamage[4]).toBe(1);
    expect(player(scene).vp).toBe(5);
  });
  it('AE-508 if raiders win nobody gains anything and all players are defeated', () => {
    const scene = until(
      fight(
        (s) => {
          rival(s);
          s.raiders[0] = HERE;
        },
        faces(2, 3, 6),
      ),
    );
    expect(decided(scene)).toMatchObject({ winners: [], losers: [0, 1], raiders: 'won' });
    expect(scene.state.players.map((p) => p.tracks[4])).toEqual([0, 0]);
    expect(scene.state.raiders[0]).toBe(HERE);
  });
  it('AE-509 each defeated player may use Tactical Operations once: a card or the slotted moon', () => {
    const scene = fight(
      (s) => {
        rival(s);
        s.players[1].operations = takeMoon(s, 'civilizationRich');
      },
      faces(6, 1),
    );
    until(scene, 'tacticalOperations');
    expect(scene.options()).toEqual(['card', 'moon', 'pass']);
    expect(scene.refusals()).toEqual([]);
    scene.answer('tacticalOperations', 'moon');
    expect(player(scene, 1).stock[2]).toBe(2);
    until(scene);
    expect(events(scene, 'tacticalOperations')).toHaveLength(1);
  });
  it('AE-511 Tactical Operations comes before damage', () => {
    const scene = fight(rival, faces(6, 1));
    until(scene, 'tacticalOperations');
    expect(player(scene, 1).ships).toContain(HERE);
    expect(events(scene, 'shipDamaged')).toEqual([]);
  });
  it('AE-512 with an empty slot only the card', () => {
    const scene = fight(rival, faces(6, 1));
    until(scene, 'tacticalOperations');
    expect(scene.options()).toEqual(['card', 'pass']);
    expect(scene.refusal('moon')).toMatchObject({ reason: 'emptySlot', rule: 'AE-512' });
  });
  it('AE-513 the moon stays slotted', () => {
    const scene = fight(
      (s) => {
        rival(s);
        s.players[1].operations = takeMoon(s, 'civilizationRich');
      },
      faces(6, 1),
    );
    until(scene, 'tacticalOperations');
    scene.answer('tacticalOperations', 'moon');
    expect(player(scene, 1).operations).toBe(moon('civilizationRich'));
  });
  it('AE-514 one slot, never an input: any moon may lie there', () => {
    const state = table();
    state.players[0].moons.push(takeMoon(state, 'scienceDock'), takeMoon(state, 'industryRich'));
    const scene = play(state);
    scene.answer('takeTurn', free('slot', { moon: moon('scienceDock'), operations: true }));
    expect(player(scene).operations).toBe(moon('scienceDock'));
    scene.answer('takeTurn', free('slot', { moon: moon('industryRich'), operations: true }));
    expect(player(scene).operations).toBe(moon('industryRich'));
  });
  it('AE-515 example: green is out, blue and the raider tie on the first die, blue wins on the second', () => {
    expect(
      winningSide(
        [
          { side: 0, dice: [4, 3] },
          { side: 1, dice: [6, 5] },
          { side: 2, dice: [6, 2] },
        ],
        0,
      ),
    ).toBe(1);
  });
  it("AE-516 example: a loser chooses between 1 tactics card and 2 of the moon's resource", () => {
    for (const [choice, cards, ice] of [
      ['card', 1, 0],
      ['moon', 0, 2],
    ] as const) {
      const scene = fight(
        (s) => {
          rival(s);
          s.players[1].operations = takeMoon(s, 'civilizationRich');
        },
        faces(6, 1),
      );
      until(scene, 'tacticalOperations');
      scene.answer('tacticalOperations', choice);
      expect([player(scene, 1).hand.length, player(scene, 1).stock[2]]).toEqual([cards, ice]);
    }
  });
});

describe('damage', () => {
  it('AE-517 AE-518 every ship of every defeated player takes 1 damage; without shields it goes to the Scrapyard', () => {
    const scene = until(
      fight(
        (s) => {
          rival(s);
          put(s, 1, FIGHTER, HERE);
        },
        faces(6, 2, 2, 2),
      ),
    );
    expect(player(scene, 1).ships.filter((at) => at === SCRAPYARD)).toHaveLength(2);
  });
  it('AE-519 AE-520 AE-521 a free shield takes the marker and the ship stays; a depleted one no longer helps; markers stay', () => {
    const scene = until(fight((s) => put(s, 1, CRUISER, HERE), faces(6, 1, 1, 1)));
    expect(player(scene, 1).ships[8]).toBe(HERE);
    expect(player(scene, 1).shieldDamage[CRUISER]).toBe(1);
    const state = scene.state;
    const again = carryOut(state, damageShips, { n: 1, hit: [] }, 1);
    again.answer('damageShip', { ship: CRUISER, from: HERE });
    expect(player(again, 1).ships[8]).toBe(SCRAPYARD);
    expect(player(again, 1).shieldDamage[CRUISER]).toBe(1);
  });
  it('AE-522 AE-523 exactly one defeated raider takes damage; the others stay', () => {
    const scene = until(
      fight(
        (s) => {
          s.raiders.splice(0, 3, HERE, HERE, HERE);
        },
        faces(6, 3, 3, 3),
      ),
    );
    expect(decided(scene)).toMatchObject({ winners: [0] });
    expect(scene.state.raiders.filter((at) => at === HERE)).toHaveLength(2);
    expect(events(scene, 'raiderDamaged')).toHaveLength(1);
  });
  it('AE-524 raiders never go to the Scrapyard', () => {
    const scene = until(
      fight(
        (s) => {
          s.raiders[A] = HERE;
        },
        faces(6, 1, 1, 1),
      ),
    );
    expect(scene.state.raiders[A]).toBe(-1);
    expect(events(scene, 'raiderDamaged')[0]).toMatchObject({ destroyed: true });
  });
  it("AE-525 the winner's ships take no damage and stay", () => {
    const scene = until(fight(rival, faces(6, 1)));
    expect(player(scene).ships).toContain(HERE);
    expect(player(scene).ships).not.toContain(SCRAPYARD);
  });
  it('AE-526 AE-527 damage from effects works the same way; the owner chooses the ship', () => {
    const state = table();
    put(state, 0, CRUISER, 14);
    put(state, 0, TRANSPORT, 15);
    const scene = carryOut(state, damageShips, { n: 1, hit: [] });
    expect(scene.options()).toEqual([
      { ship: TRANSPORT, from: 15 },
      { ship: CRUISER, from: 14 },
    ]);
    scene.answer('damageShip', { ship: CRUISER, from: 14 });
    expect(player(scene).ships[8]).toBe(14);
    expect(player(scene).shieldDamage[CRUISER]).toBe(1);
  });
  it('AE-528 ships in the Scrapyard return to the bay at the next Return', () => {
    const state = table();
    state.players[0].ships[0] = SCRAPYARD;
    const scene = play(state);
    scene.answer('takeTurn', 'return');
    scene.answer('activate', 'done');
    expect(player(scene).ships[0]).toBe(-2);
  });
  it('AE-530 lost battles damage ships, never modules', () => {
    const scene = until(fight(rival, faces(6, 1)));
    expect(
      player(scene, 1)
        .rows.flat()
        .every((m) => m.damage === 0),
    ).toBe(true);
  });
  it('cards save ships when they are about to be damaged', () => {
    const scene = fight(
      (s) => {
        rival(s);
        hand(s, 1, 'scatterDecoys');
      },
      faces(6, 1),
    );
    scene.playOn(
      (_ask, options) => options.find((o) => o === 'pass' || o === 'done' || o === 0) ?? options[0],
      (ask) => ask.decision === 'react' && ask.args.window === 'shipDamaged',
    );
    scene.answer('react', { card: card('scatterDecoys') });
    scene.answer('saveShip', { ship: TRANSPORT, from: HERE });
    until(scene);
    expect(player(scene, 1).ships).toContain(HERE);
    // Two of three, no more.
    const many = fight(
      (s) => {
        for (let i = 0; i < 3; i++) put(s, 1, TRANSPORT, HERE);
        hand(s, 1, 'scatterDecoys');
      },
      faces(6, 3, 3, 3),
    );
    many.playOn(
      (_ask, options) => options.find((o) => o === 'pass' || o === 'done' || o === 0) ?? options[0],
      (ask) => ask.decision === 'react' && ask.args.window === 'shipDamaged',
    );
    many.answer('react', { card: card('scatterDecoys') });
    for (let i = 0; i < 2; i++) many.answer('saveShip', { ship: TRANSPORT, from: HERE });
    expect(many.asked).not.toBe('saveShip');
    expect(player(until(many), 1).ships.slice(0, 3).toSorted()).toEqual([SCRAPYARD, HERE, HERE]);
  });
  it('dice cards change the roll: reroll, turned die, won tie', () => {
    const scene = fight(
      (s) => {
        rival(s);
        hand(s, 0, 'perfectShot', 'recalculatedBurst', 'deadHeat');
      },
      faces(2, 5, 3, 4),
    );
    scene.playOn(
      (_ask, options) => options.find((o) => o === 'pass' || o === 'done' || o === 0) ?? options[0],
      (ask) => ask.decision === 'react' && ask.args.window === 'afterRoll',
    );
    scene.answer('react', { card: card('recalculatedBurst') });
    scene.answer('reroll', 2);
    expect(scene.state.battle?.rolls[0]).toEqual([3]);
    scene.answer('react', { card: card('perfectShot') });
    scene.answer('setDie', 3);
    expect(scene.state.battle?.rolls[0]).toEqual([6]);
    until(scene);
    expect(decided(scene)).toMatchObject({ winners: [0] });
  });
});
