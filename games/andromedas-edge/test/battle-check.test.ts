import { describe, expect, it } from 'vitest';
import { COMMERCE_PLANET, card, events, free, hand, launchTo, play, put, SUPREMACY_PLANET, TRANSPORT, table, until } from './table.ts';

/** Launches next to an own ship and answers harmlessly to the end. */
const fought = (set: (state: ReturnType<typeof table>) => void, seats = 2) => {
  const state = table(seats);
  put(state, 0, TRANSPORT, 14);
  set(state);
  const scene = play(state);
  scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
  return until(scene);
};

describe('battle check', () => {
  it('AE-220 two players, or a player and raiders, in the active region must fight', () => {
    expect(
      events(
        fought((s) => put(s, 1, TRANSPORT, COMMERCE_PLANET)),
        'battleBegan',
      ),
    ).toHaveLength(1);
    expect(
      events(
        fought((s) => {
          s.raiders[0] = COMMERCE_PLANET;
        }),
        'battleBegan',
      ),
    ).toHaveLength(1);
  });
  it('AE-221 a battle only in the active region of a Launch turn', () => {
    const scene = fought((s) => put(s, 1, TRANSPORT, 14));
    expect(events(scene, 'battleBegan')).toEqual([]);
    const state = table();
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    put(state, 1, TRANSPORT, COMMERCE_PLANET);
    const home = play(state);
    home.answer('takeTurn', 'return');
    expect(events(until(home), 'battleBegan')).toEqual([]);
  });
  it('AE-222 ships sharing another region do not fight', () => {
    const scene = fought((s) => {
      put(s, 0, TRANSPORT, SUPREMACY_PLANET);
      put(s, 1, TRANSPORT, SUPREMACY_PLANET);
      s.raiders[0] = SUPREMACY_PLANET;
    });
    expect(events(scene, 'battleBegan')).toEqual([]);
  });
  it('AE-223 a battle can take place without a ship of the active player', () => {
    for (const active of [0, 2]) {
      const [first, second] = [0, 1, 2].filter((seat) => seat !== active);
      const state = table(3);
      put(state, first, TRANSPORT, COMMERCE_PLANET);
      put(state, second, TRANSPORT, COMMERCE_PLANET);
      put(state, active, TRANSPORT, 14);
      hand(state, active, 'rotationOrder');
      const scene = play(state, active, [5, 0]);
      scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
      scene.answer('goOn', free('play', { card: card('rotationOrder') }));
      scene.answer('recall', { ship: TRANSPORT, from: COMMERCE_PLANET });
      until(scene);
      expect(events(scene, 'battleBegan')).toHaveLength(1);
      expect(events(scene, 'battleDecided')).toMatchObject([{ winners: [first], losers: [second], raiders: 'absent' }]);
    }
  });
  it('AE-224 raiders alone or one player alone: no battle and no escalation', () => {
    const scene = fought(() => undefined);
    expect(events(scene, 'battleBegan')).toEqual([]);
    const state = table();
    state.raiders[4] = 2;
    hand(state, 0, 'rotationOrder');
    const left = play(state);
    left.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    left.answer('goOn', free('play', { card: card('rotationOrder') }));
    left.answer('recall', { ship: TRANSPORT, from: COMMERCE_PLANET });
    until(left);
    expect(events(left, 'raiderMoved')).toHaveLength(1);
    expect(events(left, 'battleBegan')).toEqual([]);
  });
  it('AE-225 example: green, blue and a raider fight one three-sided battle', () => {
    const scene = fought((s) => {
      put(s, 1, TRANSPORT, COMMERCE_PLANET);
      s.raiders[4] = COMMERCE_PLANET;
    });
    const rolled = events(scene, 'diceRolled')[0];
    if (rolled.type !== 'diceRolled') throw new Error('no roll');
    expect(rolled.rolls.map((dice) => dice.length)).toEqual([1, 1, 2]);
    expect(events(scene, 'battleBegan')).toHaveLength(1);
  });
});
