import { heard } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { EVENT_SPACES, LEVEL_SPACES, TRACK_VP } from '../content/tracks.ts';
import { vaultOf } from '../final-points.ts';
import { handLimit, levelOn } from '../queries.ts';
import { advance } from '../rules/tracks.ts';
import {
  COMMERCE_PLANET,
  card,
  carryOut,
  events,
  free,
  game,
  hand,
  launchTo,
  play,
  player,
  put,
  supremacyToken,
  TRANSPORT,
  table,
  token,
  until,
} from './table.ts';

const advanced = (track: number, from: number, spaces: number, set: (state: ReturnType<typeof table>) => void = () => undefined) => {
  const state = table();
  state.players[0].tracks[track] = from;
  set(state);
  return carryOut(state, advance, { track, spaces });
};

describe('progress tracks', () => {
  it('AE-422 five tracks', () => {
    expect(TRACK_VP).toHaveLength(5);
    expect(table().players[0].tracks).toHaveLength(5);
  });
  it('AE-423 AE-644 advances come from modules, developments, tokens, won battles and certain tactics', () => {
    const state = table();
    hand(state, 0, 'mobilization');
    state.players[0].supremacies.push(supremacyToken('mandate'));
    const scene = play(state);
    scene.answer('takeTurn', free('play', { card: card('mobilization') }));
    expect(player(scene).tracks[4]).toBe(1);
    scene.answer('takeTurn', free('supremacy', { token: supremacyToken('mandate') }));
    scene.answer('anyTrack', 2);
    expect(player(scene).tracks[2]).toBe(1);
    const fight = table();
    put(fight, 1, TRANSPORT, COMMERCE_PLANET);
    put(fight, 0, TRANSPORT, 20);
    put(fight, 0, TRANSPORT, 14);
    const battle = play(fight, 0, [5, 0]);
    battle.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    until(battle);
    expect(player(battle).tracks[4]).toBe(1);
  });
  it('AE-424 several markers may share a space', () => {
    const state = table();
    state.players[1].tracks[0] = 1;
    expect(player(carryOut(state, advance, { track: 0, spaces: 1 })).tracks[0]).toBe(1);
  });
  it('AE-425 three level spaces; the highest reached counts', () => {
    const [first] = table().players;
    const levels = Array.from({ length: 11 }, (_, space) => {
      first.tracks[2] = space;
      return levelOn(first, 2);
    });
    expect(levels).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3]);
    expect(LEVEL_SPACES).toHaveLength(3);
  });
  it('AE-426 all tracks have event spaces', () => {
    for (let track = 0; track < 5; track++) {
      for (const space of EVENT_SPACES) {
        const scene = advanced(track, space - 1, 1);
        expect(scene.state.marker).toBe(6);
      }
    }
  });
  it('AE-427 every player who reaches one advances the marker, each time', () => {
    const state = table();
    state.players[0].tracks[0] = 2;
    state.players[1].tracks[0] = 2;
    const first = carryOut(state, advance, { track: 0, spaces: 1 }, 0);
    expect(first.state.marker).toBe(6);
    expect(carryOut(first.state, advance, { track: 0, spaces: 1 }, 1).state.marker).toBe(5);
  });
  it('AE-428 several spaces at once reach every space on the way', () => {
    const scene = advanced(2, 2, 3);
    expect(scene.state.marker).toBe(6);
    expect(events(scene, 'vaultReached')).toHaveLength(1);
    expect(player(scene).tracks[2]).toBe(5);
  });
  it('AE-429 the top space is the end', () => {
    const scene = advanced(3, 10, 2);
    expect(player(scene).tracks[3]).toBe(10);
    expect(events(scene, 'advanced')).toEqual([]);
  });
  it('AE-430 any track means one of the five', () => {
    const state = table();
    state.players[0].supremacies.push(supremacyToken('mandate'));
    const scene = play(state);
    scene.answer('takeTurn', free('supremacy', { token: supremacyToken('mandate') }));
    expect(scene.options()).toEqual([0, 1, 2, 3, 4]);
  });
  it("AE-431 a discovery space: look secretly through that space's stack, take any one, keep it hidden", () => {
    for (const [space, stack] of [
      [4, 0],
      [7, 1],
    ]) {
      const scene = advanced(0, space - 1, 1);
      expect(scene.ask().args.stack).toBe(stack);
      const wanted = scene.options().at(-1);
      if (wanted === undefined) throw new Error('an empty stack');
      const told = scene.answer('chooseDiscovery', wanted).events;
      expect(heard(told, 0)).toContainEqual({ type: 'discoveryTaken', seat: 0, stack, token: wanted });
      expect(heard(told, 1)).toContainEqual({ type: 'discoveryTaken', seat: 0, stack });
      expect(player(scene).discoveries).toEqual([wanted]);
      expect(game.view(scene.position, 0).table.discovery[stack]).toHaveLength(4);
      expect(game.view(scene.position, 1).table.discovery[stack]).toEqual([]);
      expect(game.view(scene.position, 1).table.players[0].discoveries).toEqual([]);
    }
  });
  it('AE-432 an empty stack gives nothing', () => {
    const scene = advanced(0, 3, 1, (s) => {
      s.discovery[0] = [];
    });
    expect(scene.over).toBe(true);
    expect(player(scene).discoveries).toEqual([]);
  });
  it('AE-433 an upgrade space gives one upgrade at once, with the free ship', () => {
    for (const space of [4, 7, 9]) {
      const scene = advanced(1, space - 1, 1);
      scene.answer('upgrade', { ship: 1, own: false });
      expect(player(scene).placed[1]).not.toBe(-1);
      expect(player(scene).ships[6]).toBe(-2);
    }
  });
  it('AE-434 the first to reach a token space takes the token', () => {
    for (const [space, place] of [
      [4, 0],
      [7, 1],
      [9, 2],
    ]) {
      const scene = advanced(4, space - 1, 1);
      expect(player(scene).supremacies).toEqual([place]);
      expect(scene.state.supremacy[place]).toBe(-1);
      expect(player(scene).vp).toBe(0);
    }
  });
  it('AE-435 with the token gone it is 2 VP', () => {
    const scene = advanced(4, 3, 1, (s) => {
      s.supremacy[0] = -1;
    });
    expect(player(scene).vp).toBe(2);
    expect(player(scene).supremacies).toEqual([]);
  });
  it('AE-436 vaults of 1 and 2; the highest reached or passed counts', () => {
    const [first] = table().players;
    const vaults = Array.from({ length: 11 }, (_, space) => {
      first.tracks[2] = space;
      return vaultOf(first);
    });
    expect(vaults).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2]);
  });
  it('AE-438 a limit space raises the hand limit to the printed number', () => {
    const [first] = table().players;
    const limits = Array.from({ length: 11 }, (_, space) => {
      first.tracks[3] = space;
      return handLimit(first);
    });
    expect(limits).toEqual([5, 5, 5, 5, 6, 6, 6, 7, 7, 7, 7]);
  });
  it('AE-439 on reaching it one may draw up to the new limit', () => {
    const scene = advanced(3, 3, 1, (s) => hand(s, 0, 'emergencyCells', 'prospectors'));
    expect(scene.options().slice(0, 5)).toEqual([4, 3, 2, 1, 0]);
    scene.answer('drawToLimit', 4);
    expect(player(scene).hand).toHaveLength(6);
    const none = advanced(3, 3, 1);
    none.answer('drawToLimit', 0);
    expect(player(none).hand).toEqual([]);
    // Whoever holds as many already is not asked.
    const full = ['emergencyCells', 'prospectors', 'openChannel', 'wolfPack', 'perfectShot', 'deadHeat'];
    expect(advanced(3, 3, 1, (s) => hand(s, 0, ...full)).over).toBe(true);
  });
  it('AE-441 tokens are free actions of the own turn', () => {
    const state = table();
    state.players[1].discoveries.push(token('frozenSea'));
    state.players[0].discoveries.push(token('frozenSea'));
    const scene = play(state);
    expect(scene.offers(free('token', { token: token('frozenSea') }))).toBe(true);
  });
});
