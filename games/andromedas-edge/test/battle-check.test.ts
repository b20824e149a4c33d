import { describe, expect, it } from 'vitest';
import { RAIDERS } from '../content/raiders.ts';
import { COMMERCE_PLANET, events, hand, launchTo, play, put, SUPREMACY_PLANET, TRANSPORT, table, until } from './table.ts';

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
    const state = table(3);
    put(state, 1, TRANSPORT, COMMERCE_PLANET);
    put(state, 2, TRANSPORT, COMMERCE_PLANET);
    put(state, 0, TRANSPORT, 14);
    hand(state, 1, 'shadowTraders');
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(scene.asked).toBe('react');
    const { ships } = scene.state.players[0];
    ships[ships.indexOf(COMMERCE_PLANET)] = -2;
    until(scene);
    expect(events(scene, 'battleBegan')).toHaveLength(1);
    const decided = events(scene, 'battleDecided')[0];
    expect(decided.type === 'battleDecided' && [...decided.winners, ...decided.losers].includes(0)).toBe(false);
  });
  it('AE-224 raiders alone or one player alone: no battle and no escalation', () => {
    const scene = fought(() => undefined);
    expect(events(scene, 'battleBegan')).toEqual([]);
    const state = table();
    state.raiders[4] = 2;
    hand(state, 1, 'shadowTraders');
    const left = play(state);
    left.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    left.state.players[0].ships.fill(-2, 0, 3);
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
    expect(rolled.rolls.map((dice) => dice.length)).toEqual([1, 1, RAIDERS[2].weapons]);
    expect(events(scene, 'battleBegan')).toHaveLength(1);
  });
});
