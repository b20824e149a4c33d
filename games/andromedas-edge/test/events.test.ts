import { open } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../content/events.ts';
import { procedure } from '../rulebook.ts';
import { advanceMarker } from '../rules/marker.ts';
import { advance } from '../rules/tracks.ts';
import { ON_STATION, REMOVED } from '../state.ts';
import {
  COMMERCE_PLANET,
  card,
  carryOut,
  event,
  events,
  free,
  game,
  give,
  hand,
  launchTo,
  MAXIMUS,
  play,
  player,
  put,
  TRANSPORT,
  table,
  token,
  until,
} from './table.ts';

const push = procedure(
  'test/push',
  { steps: open<number>() },
  {
    push: (x) => {
      advanceMarker(x, x.locals.steps);
      return 'end';
    },
  },
);
/** A turn that ends with this event. */
const resolved = (
  id: string,
  set: (state: ReturnType<typeof table>) => void = () => undefined,
  options = {},
  rigged: number[] = [],
  seats = 2,
) => {
  const state = table(seats, { events: EVENTS[event(id)].deck, ...options });
  state.marker = ON_STATION;
  state.eventDeck = [...state.eventDeck.filter((c) => c !== event(id)), event(id)];
  set(state);
  const scene = play(state, 0, rigged);
  scene.answer('takeTurn', launchTo(TRANSPORT, 20));
  return until(scene);
};

describe('events that compare', () => {
  const comparing = (id: string, active: number, set: (state: ReturnType<typeof table>) => void) => {
    const state = table(3, { events: EVENTS[event(id)].deck });
    state.marker = ON_STATION;
    state.eventDeck = [...state.eventDeck.filter((c) => c !== event(id)), event(id)];
    for (const p of state.players) p.abroad.fill(0);
    state.moons[20] = [];
    set(state);
    const scene = play(state, active);
    scene.answer('takeTurn', launchTo(TRANSPORT, 20));
    return until(scene);
  };
  it('AE-457 Truce of the Edge: all who are lowest when it begins advance, whoever comes first', () => {
    for (const active of [0, 1, 2]) {
      const scene = comparing('truceOfTheEdge', active, (s) => {
        s.players[active].tracks[4] = 1;
        s.players[(active + 1) % 3].tracks[4] = 1;
        s.players[(active + 2) % 3].tracks[4] = 2;
      });
      const inTurn = [0, 1, 2].map((k) => player(scene, (active + k) % 3));
      expect(inTurn.map((p) => p.tracks[4])).toEqual([2, 2, 2]);
      expect(inTurn.map((p) => p.stock[0])).toEqual([1, 0, 1]);
    }
  });
  it('AE-457 Tariff War: only those pay who are richest when it begins', () => {
    for (const active of [0, 1, 2]) {
      const scene = comparing('tariffWar', active, (s) => {
        give(s, active, { ice: 4 });
        give(s, (active + 1) % 3, { titanium: 3 });
        give(s, (active + 2) % 3, { titanium: 2 });
      });
      const inTurn = [0, 1, 2].map((k) => player(scene, (active + k) % 3));
      expect(inTurn.map((p) => p.stock)).toEqual([
        [0, 0, 2, 0, 0],
        [1, 3, 0, 0, 0],
        [1, 2, 0, 0, 0],
      ]);
    }
  });
});

describe('the event track', () => {
  it('AE-442 AE-638 Fields, event spaces, event tactics and other effects advance the marker', () => {
    const field = table();
    give(field, 0, { titanium: 1 });
    const visit = play(field);
    visit.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
    expect(visit.state.marker).toBe(6);
    const space = table();
    space.players[0].tracks[0] = 2;
    expect(carryOut(space, advance, { track: 0, spaces: 1 }).state.marker).toBe(6);
    const tactics = table();
    hand(tactics, 0, 'meteorMining');
    const scene = play(tactics);
    scene.answer('takeTurn', free('play', { card: card('meteorMining') }));
    expect(scene.state.marker).toBe(6);
    const back = table();
    back.marker = 3;
    back.players[0].discoveries.push(token('stoppedClock'));
    const clock = play(back);
    clock.answer('takeTurn', free('token', { token: token('stoppedClock') }));
    expect(clock.state.marker).toBe(4);
  });
  it('AE-443 at the end of the track the event is triggered at once', () => {
    const state = table();
    state.marker = 2;
    const near = carryOut(state, push, { steps: 1 });
    expect(near.state.marker).toBe(1);
    expect(carryOut(near.state, push, { steps: 1 }).state.marker).toBe(ON_STATION);
  });
  it('AE-444 the top planet goes to the next empty space in reading order', () => {
    const state = table();
    state.marker = 1;
    const planet = state.planets.at(-1);
    const scene = carryOut(state, push, { steps: 1 });
    expect(scene.state.tile[24]).toBe(planet);
    expect(events(scene, 'planetPlaced')[0]).toMatchObject({ cell: 24, planet });
    const gap = table();
    gap.marker = 1;
    gap.tile[14] = -1;
    expect(carryOut(gap, push, { steps: 1 }).state.tile[14]).toBe(0);
  });
  it('AE-445 with three moons of its colour, the top one visible', () => {
    const state = table();
    state.marker = 1;
    const scene = carryOut(state, push, { steps: 1 });
    expect(scene.state.moons[24]).toHaveLength(3);
    expect(game.view(scene.position, 1).table.moons[24]).toBe(scene.state.moons[24][2]);
  });
  it("AE-446 AE-448 the marker goes to the active player's station, whoever triggered it", () => {
    const state = table();
    state.marker = 1;
    state.active = 1;
    state.players[0].tracks[0] = 2;
    const scene = carryOut(state, advance, { track: 0, spaces: 1 }, 0);
    expect(scene.state.marker).toBe(ON_STATION);
    expect(events(scene, 'eventTriggered')[0]).toMatchObject({ seat: 1 });
  });
  it('AE-447 the planet appears in the middle of the turn, the card only at its end', () => {
    const state = table();
    state.marker = 1;
    hand(state, 0, 'meteorMining');
    const scene = play(state);
    scene.answer('takeTurn', free('play', { card: card('meteorMining') }));
    expect(scene.state.tile[24]).toBe(0);
    expect(events(scene, 'eventRevealed')).toEqual([]);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    until(scene);
    expect(events(scene, 'eventRevealed')).toHaveLength(1);
  });
  it('AE-449 further advances while it is on a station are lost', () => {
    const state = table();
    state.marker = 1;
    const scene = carryOut(state, push, { steps: 3 });
    expect(scene.state.marker).toBe(ON_STATION);
    expect(carryOut(scene.state, push, { steps: 2 }).state.marker).toBe(ON_STATION);
    expect(scene.state.planets).toHaveLength(2);
  });
  it('AE-450 with no planet left the event still happens', () => {
    const state = table();
    state.planets = [];
    state.marker = 1;
    const scene = carryOut(state, push, { steps: 1 });
    expect(scene.state.marker).toBe(ON_STATION);
    expect(scene.state.tile[24]).toBe(-1);
  });
});

describe('resolving an event', () => {
  it('AE-451 at the end of the turn the top card is revealed and its parts resolved in order', () => {
    const scene = resolved('quietSkies', (s) => {
      s.players[0].tracks[4] = 2;
    });
    const order = ['eventRevealed', 'scored', 'raiderRevealed', 'gained', 'eventEnded'].map((type) =>
      scene.events.findIndex((e) => e.type === type),
    );
    expect(order.every((at) => at >= 0)).toBe(true);
    expect(order).toEqual(order.slice().sort((a, b) => a - b));
  });
  it('AE-452 everybody scores the VP at the marker less 1 for each damaged module', () => {
    const scene = resolved('quietSkies', (s) => {
      s.players[0].tracks[4] = 6;
      s.players[1].tracks[4] = 4;
      s.players[1].rows[0][0].damage = 1;
      s.players[1].rows[1][0].damage = 1;
    });
    expect(player(scene, 0).vp).toBe(5);
    expect(player(scene, 1).vp).toBe(1);
  });
  it('AE-453 never below 0', () => {
    const scene = resolved('quietSkies', (s) => {
      s.players[0].tracks[4] = 1;
      for (const row of s.players[0].rows) row[0].damage = 1;
      s.players[0].vp = 3;
    });
    expect(player(scene).vp).toBe(3);
  });
  it('AE-454 damaged core modules count; several markers on one module count once', () => {
    const scene = resolved('quietSkies', (s) => {
      s.players[0].tracks[4] = 4;
      s.players[0].rows[0][0].damage = 2;
    });
    expect(player(scene).vp).toBe(2);
  });
  it('AE-455 the raider of the class is turned up and placed', () => {
    const scene = resolved('quietSkies', () => undefined, {}, [3]);
    expect(scene.state.faceUp & 4).toBe(4);
    expect(scene.state.raiders[5]).toBe(3);
  });
  it('AE-456 then the special effect', () => {
    const scene = resolved('quietSkies');
    expect(player(scene, 0).stock[0]).toBe(2);
    expect(player(scene, 1).stock[0]).toBe(2);
  });
  it('AE-457 the marker goes back to its start, the card to the face-up discards', () => {
    for (const [seats, start] of [
      [2, 5],
      [3, 6],
      [4, 7],
    ]) {
      const scene = resolved('quietSkies', () => undefined, {}, [], seats);
      expect(scene.state.marker).toBe(start);
      expect(scene.state.eventDiscard).toEqual([event('quietSkies')]);
    }
  });
  it('AE-459 Dawn mostly helps, Twilight is harsher', () => {
    const harsh = (deck: string): number =>
      EVENTS.filter((card) => card.deck === deck && /damage|lose|dropMoons|swarm/.test(JSON.stringify(card.effects))).length;
    expect(harsh('dawn')).toBe(0);
    expect(harsh('twilight')).toBe(10);
  });
  it('AE-461 the terminus reached by event VP triggers the end; the event is completed first', () => {
    const scene = resolved('quietSkies', (s) => {
      s.players[0].vp = 58;
      s.players[0].tracks[4] = 6;
    });
    expect(scene.state.endedBy).toBe(0);
    expect(player(scene, 1).stock[0]).toBe(2);
    expect(scene.state.marker).toBe(REMOVED);
  });
  it('every event of both decks can be resolved', () => {
    for (const { id } of EVENTS) {
      const scene = resolved(id, (s) => {
        put(s, 0, TRANSPORT, COMMERCE_PLANET);
        put(s, 1, TRANSPORT, COMMERCE_PLANET);
        put(s, 0, TRANSPORT, 14);
        for (const seat of [0, 1]) give(s, seat, { energy: 2, titanium: 2, ice: 2, credits: 1 });
      });
      expect(scene.over).toBe(true);
      expect(events(scene, 'eventEnded')).toHaveLength(1);
    }
  });
  it('AE-639 the look icon: two cards, one to the top, one to the bottom', () => {
    const state = table();
    hand(state, 0, 'omens');
    const scene = play(state);
    const [second, first] = state.eventDeck.slice(-2);
    scene.answer('takeTurn', free('play', { card: card('omens') }));
    scene.answer('lookAtEvents', second);
    expect(scene.state.eventDeck.at(-1)).toBe(second);
    expect(scene.state.eventDeck[0]).toBe(first);
  });
  it('an empty event deck is made anew from the discards before an event', () => {
    const scene = resolved('quietSkies', (s) => {
      s.eventDiscard = s.eventDeck.splice(0);
      s.eventSeen = [];
    });
    expect(scene.state.eventDeck).toHaveLength(9);
    expect(scene.state.eventDiscard).toHaveLength(1);
  });
});
