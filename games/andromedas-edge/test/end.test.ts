import { open } from '@orrery/kernel';
import { wholeGame } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { listOf } from '../catalogue.ts';
import { DESTINIES } from '../content/destinies.ts';
import { EVENTS } from '../content/events.ts';
import { TRACK_VP } from '../content/tracks.ts';
import { FINAL_PARTS } from '../events.ts';
import { finalParts } from '../final-points.ts';
import { procedure } from '../rulebook.ts';
import { perform } from '../rules/calls.ts';
import { finalScoring } from '../rules/final.ts';
import { score } from '../rules/goods.ts';
import { advanceMarker } from '../rules/marker.ts';
import { outcome, score as scoreOf } from '../score.ts';
import { ON_STATION, REMOVED, SCRAPYARD } from '../state.ts';
import {
  COMMERCE_PLANET,
  card,
  carryOut,
  claimed,
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
  station,
  TRANSPORT,
  table,
  token,
  until,
} from './table.ts';

const points = procedure(
  'test/points',
  { vp: open<number>(), to: open<number>() },
  {
    score: (x) => {
      score(x, x.locals.to, x.locals.vp, 'effect');
      return 'end';
    },
  },
);
const push = procedure(
  'test/pushOn',
  {},
  {
    push: (x) => {
      advanceMarker(x, 1);
      return 'end';
    },
  },
);
const part = (state: ReturnType<typeof table>, name: (typeof FINAL_PARTS)[number], seat = 0): number =>
  finalParts(state, seat)[FINAL_PARTS.indexOf(name)];

/** Science 9, industry 20, commerce 12, civilization 8, supremacy 10, wherever these are printed. */
const exampleTracks = (): number[] => [9, 20, 12, 8, 10].map((vp, track) => TRACK_VP[track].indexOf(vp));

describe('game end', () => {
  it("AE-544 reaching the terminus triggers the end, on anybody's turn and by any means", () => {
    for (const [length, terminus] of [
      ['short', 50],
      ['medium', 60],
      ['long', 70],
    ] as const) {
      const state = table(2, { length });
      state.players[1].vp = terminus - 1;
      expect(carryOut(state, points, { vp: 0, to: 1 }).state.lastTurns).toBe(-1);
      const scene = carryOut(state, points, { vp: 1, to: 1 });
      expect(scene.state.lastTurns).toBe(2);
      expect(scene.state.endedBy).toBe(1);
      expect(events(scene, 'endTriggered')).toEqual([{ type: 'endTriggered', seat: 1, vp: terminus }]);
    }
  });
  it('AE-545 the event marker leaves the track at once; no event from then on', () => {
    const state = table();
    state.players[0].vp = 59;
    const scene = carryOut(state, points, { vp: 1, to: 0 });
    expect(scene.state.marker).toBe(REMOVED);
    expect(carryOut(scene.state, push, {}).state.marker).toBe(REMOVED);
  });
  it('AE-546 Fields and event tactics do their other parts', () => {
    const state = table();
    state.lastTurns = 1;
    state.marker = REMOVED;
    give(state, 0, { titanium: 1 });
    hand(state, 0, 'meteorMining');
    const scene = play(state);
    scene.answer('takeTurn', free('play', { card: card('meteorMining') }));
    expect(player(scene).stock[1]).toBeGreaterThan(2);
    scene.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
    scene.answer('chooseModule', 5);
    expect(scene.state.marker).toBe(REMOVED);
  });
  it('AE-547 an event already triggered is still resolved at the end of that turn', () => {
    const state = table();
    state.marker = ON_STATION;
    state.players[0].vp = 59;
    claimed(state, 0, 'scienceFamed');
    const scene = play(state);
    scene.answer('takeTurn', free('abandon', { moon: state.players[0].moons[0] }));
    expect(scene.state.lastTurns).toBe(2);
    expect(scene.state.marker).toBe(ON_STATION);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    until(scene);
    expect(events(scene, 'eventRevealed')).toHaveLength(1);
    expect(scene.state.marker).toBe(REMOVED);
  });
  it('AE-548 AE-549 the active player finishes the turn, then everyone takes exactly one more', () => {
    const scene = wholeGame(game, 3, {}, 'last turns').playOn(
      (_ask, options) => options[0],
      (ask) => ask.decision === 'takeTurn',
    );
    const active = scene.state.active;
    scene.state.players[active].vp = 59;
    claimed(scene.state, active, 'scienceFamed');
    scene.answer('takeTurn', free('abandon', { moon: scene.state.players[active].moons[0] }));
    expect(scene.state.endedBy).toBe(active);
    const turns: number[] = [];
    let turn = scene.state.turn;
    scene.playOn((_ask, options) => {
      if (scene.state.turn !== turn) {
        turn = scene.state.turn;
        turns.push(scene.state.active);
      }
      return options.find((o) => o === 'pass' || o === 'done' || o === 'end' || o === 'none') ?? options[0];
    });
    expect(turns).toEqual([1, 2, 3].map((k) => (active + k) % 3));
    expect(scene.over).toBe(true);
    expect(scene.state.scored).toBe(true);
  });
  it.each([0, 1])('AE-550 fewer VP of seat %i later do not cancel the end', (seat) => {
    const state = table();
    state.players[seat].vp = 59;
    const scene = carryOut(state, points, { vp: 1, to: seat });
    expect([scene.state.players[seat].vp, scene.state.lastTurns, scene.state.endedBy]).toEqual([60, 2, seat]);
    // Dissent: without a card to discard, 2 VP are lost.
    const fewer = carryOut(scene.state, perform, { list: listOf(EVENTS[event('dissent')].effects), at: 0 });
    expect([fewer.state.players[seat].vp, fewer.state.players[1 - seat].vp]).toEqual([58, 0]);
    expect([fewer.state.lastTurns, fewer.state.endedBy, fewer.state.marker]).toEqual([2, seat, REMOVED]);
    // Nor does it begin again when the terminus is reached once more.
    const again = carryOut(fewer.state, points, { vp: 5, to: 1 - seat });
    const back = carryOut(again.state, points, { vp: 2, to: seat });
    expect([back.state.lastTurns, back.state.endedBy]).toEqual([2, seat]);
    expect(events(back, 'endTriggered')).toEqual([]);
  });
  it('AE-550 with nobody at the terminus any more the last turns are played, and no further ones', () => {
    const scene = wholeGame(game, 3, {}, 'last turns').playOn(
      (_ask, options) => options[0],
      (ask) => ask.decision === 'takeTurn',
    );
    const { active } = scene.state;
    scene.state.players[active].vp = 59;
    claimed(scene.state, active, 'scienceFamed');
    scene.answer('takeTurn', free('abandon', { moon: scene.state.players[active].moons[0] }));
    expect([scene.state.endedBy, scene.state.players[active].vp >= 60]).toEqual([active, true]);
    scene.state.players[active].vp = 20;
    const turns: number[] = [];
    let { turn } = scene.state;
    scene.playOn(
      (_ask, options) => options.find((o) => o === 'pass' || o === 'done' || o === 'end' || o === 'none') ?? options[0],
      () => {
        if (scene.state.turn !== turn) turns.push(scene.state.active);
        turn = scene.state.turn;
        return turns.length > 3;
      },
    );
    expect(turns).toEqual([1, 2, 3].map((k) => (active + k) % 3));
    expect([scene.over, scene.state.scored, scene.state.endedBy]).toEqual([true, true, active]);
  });
  it('AE-551 points go on past 99', () => {
    const state = table();
    state.players[0].vp = 98;
    expect(carryOut(state, points, { vp: 23, to: 0 }).state.players[0].vp).toBe(121);
  });
});

describe('final scoring', () => {
  it('AE-552 the VP at the marker of each track', () => {
    const state = table();
    state.players[0].tracks = exampleTracks();
    expect(part(state, 'tracks')).toBe(9 + 20 + 12 + 8 + 10);
  });
  it('AE-553 developments by level on their track: 4, 7, 10', () => {
    for (const [space, vp] of [
      [2, 4],
      [6, 7],
      [10, 10],
    ]) {
      const state = table();
      state.owner[COMMERCE_PLANET] = 0;
      state.players[0].tracks[2] = space;
      expect(part(state, 'developments')).toBe(vp);
    }
  });
  it('AE-554 without level 1 a development scores 0', () => {
    const state = table();
    state.owner[COMMERCE_PLANET] = 0;
    state.players[0].tracks[2] = 1;
    expect(part(state, 'developments')).toBe(0);
  });
  it('AE-555 -2 for each damaged module, core modules too; ships cost nothing', () => {
    const state = table();
    state.players[0].rows[0][0].damage = 2;
    state.players[0].rows[3][0].damage = 1;
    state.players[0].ships[0] = SCRAPYARD;
    state.players[0].shieldDamage[3] = 1;
    expect(part(state, 'damage')).toBe(-4);
  });
  it('AE-556 AE-437 vault VP times all resources left, tactics included; without a vault nothing', () => {
    const state = table();
    give(state, 0, { energy: 2, ice: 1 });
    hand(state, 0, 'emergencyCells');
    expect(part(state, 'vault')).toBe(0);
    state.players[0].tracks[2] = 4;
    expect(part(state, 'vault')).toBe(4);
    state.players[0].tracks[2] = 9;
    expect(part(state, 'vault')).toBe(8);
  });
  it('AE-552 each part that scores is told, and no other', () => {
    const state = table();
    state.players[0].tracks[1] = 3;
    state.players[1].leaders = 0;
    expect(events(carryOut(state, finalScoring, {}), 'finalScore')).toEqual([
      { type: 'finalScore', seat: 0, part: 'tracks', vp: 6 },
      { type: 'finalScore', seat: 0, part: 'leaders', vp: 1 },
    ]);
  });
  it('AE-557 moons, tokens and bonus resources are no resources', () => {
    const state = table();
    state.players[0].tracks[2] = 9;
    claimed(state, 0, 'scienceRich');
    state.players[0].discoveries.push(token('frozenSea'));
    state.bonus[COMMERCE_PLANET * 6] = 3;
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    expect(part(state, 'vault')).toBe(0);
  });
  it('AE-558 undamaged game-end modules score', () => {
    const state = table();
    station(state, 0, 'landMinistry');
    station(state, 0, 'cognitionCollective').damage = 1;
    expect(part(state, 'modules')).toBe(4);
  });
  it('AE-559 1 VP for each leader in the station', () => {
    const state = table();
    state.players[0].leaders = 4;
    expect(part(state, 'leaders')).toBe(4);
  });
  it('AE-560 factions that score at the end', () => {
    const state = table();
    state.players[0].faction = 8;
    station(state, 0, 'ionWell');
    station(state, 0, 'filamentLoom');
    expect(part(state, 'faction')).toBe(2);
  });
  it('steps that the options leave out are no part of the score', () => {
    const parts = (options: Record<string, string | boolean>): string[] => {
      const state = table(2, options);
      return Object.keys(outcome(carryOut(state, finalScoring, {}).state).scores[0].parts);
    };
    expect(parts({})).not.toContain('destiny');
    expect(parts({})).not.toContain('specialRegions');
    expect(parts({ destinies: true })).toContain('destiny');
    expect(parts({ special: 'vortexes' })).toContain('specialRegions');
  });
  it('AE-653 sustain cards in play count neither for the vault nor for cards that count tactics', () => {
    const state = table();
    state.players[0].tracks[2] = 4;
    station(state, 0, 'cognitionCollective');
    hand(state, 0, 'longRangeBurn');
    state.players[0].sustained = state.players[0].hand.splice(0);
    expect(part(state, 'vault')).toBe(0);
    expect(part(state, 'modules')).toBe(3);
  });
});

describe('winner and ties', () => {
  const ended = (set: (state: ReturnType<typeof table>) => void, seats = 2) => {
    const state = table(seats);
    for (const p of state.players) p.leaders = 0;
    set(state);
    return outcome(carryOut(state, finalScoring, {}).state);
  };
  it('AE-561 the highest total wins', () => {
    expect(
      ended((s) => {
        s.players[1].vp = 5;
      }),
    ).toMatchObject({ winners: [1], ending: 'points' });
  });
  it('AE-562 tie: most modules', () => {
    expect(
      ended((s) => {
        station(s, 1, 'ionWell').id >= 0;
      }),
    ).toMatchObject({ winners: [1], ending: 'modules' });
  });
  it('AE-563 then most resources', () => {
    expect(ended((s) => give(s, 0, { energy: 1 }))).toMatchObject({ winners: [0], ending: 'resources' });
  });
  it('AE-564 then victory is shared', () => {
    expect(ended(() => undefined)).toMatchObject({ winners: [0, 1], ending: 'shared' });
  });
});

describe('the scoring example', () => {
  const yellow = () => {
    const state = table();
    const [p] = state.players;
    p.vp = 62;
    p.tracks = exampleTracks();
    state.owner[18] = 0;
    state.owner[COMMERCE_PLANET] = 0;
    state.owner[15] = 0;
    p.rows[0][0].damage = 1;
    p.rows[1][0].damage = 1;
    p.rows[2][0].damage = 1;
    p.rows[3][0].damage = 1;
    give(state, 0, { titanium: 2, credits: 1, energy: 4 });
    hand(state, 0, 'emergencyCells', 'prospectors', 'hiddenReserve');
    station(state, 0, 'landMinistry');
    station(state, 0, 'cognitionCollective');
    p.leaders = 2;
    return state;
  };
  it('AE-565 yellow begins with 62 VP', () => {
    expect(scoreOf(yellow(), 0).total).toBe(62);
  });
  it('AE-566 tracks 9 + 20 + 10 + 12 + 8 = 59: 121', () => {
    expect(62 + part(yellow(), 'tracks')).toBe(121);
  });
  it('AE-567 a factory at level 3 and two spaceports at level 2: 24, total 145', () => {
    expect(121 + part(yellow(), 'developments')).toBe(145);
  });
  it('AE-568 four damaged modules: -8, total 137', () => {
    expect(145 + part(yellow(), 'damage')).toBe(137);
  });
  it('AE-569 first vault, ten resources: 10, total 147', () => {
    expect(137 + part(yellow(), 'vault')).toBe(147);
  });
  it('AE-570 Land Ministry 10 and Cognition Collective 6: total 163', () => {
    expect(147 + part(yellow(), 'modules')).toBe(163);
  });
  it('AE-571 two leaders: final 165', () => {
    const scene = carryOut(yellow(), finalScoring, {});
    expect(scoreOf(scene.state, 0).total).toBe(165);
    expect(163 + part(yellow(), 'leaders')).toBe(165);
  });
});

describe('destiny cards', () => {
  const dealt = (seed = 'destiny') =>
    wholeGame(game, 2, { destinies: true }, seed).playOn(
      (_ask, options) => options[0],
      (ask) => ask.decision === 'chooseDestiny',
    );
  it('AE-607 two cards each, one kept secretly, the other gone unseen', () => {
    const scene = dealt();
    expect(scene.state.players.map((p) => p.offeredDestinies.length)).toEqual([2, 2]);
    const kept = scene.state.players.map((p) => p.offeredDestinies[1]);
    scene.answer('chooseDestiny', kept[0], 0);
    scene.answer('chooseDestiny', kept[1], 1);
    expect(scene.state.players.map((p) => p.destiny)).toEqual(kept);
    const seen = game.view(scene.position, 0).table.players;
    expect(seen[0].destiny).toBe(kept[0]);
    expect(seen[1].destiny).toBe(-1);
    expect(JSON.stringify(seen[1].offeredDestinies)).toBe('[]');
  });
  it('AE-608 scored after the leaders, revealed then', () => {
    expect(FINAL_PARTS.indexOf('destiny')).toBe(FINAL_PARTS.indexOf('leaders') + 1);
    const state = table(2, { destinies: true });
    state.players[0].destiny = 0;
    const scene = carryOut(state, finalScoring, {});
    expect(events(scene, 'destinyRevealed')).toHaveLength(1);
    expect(game.view(scene.position, 1).table.players[0].destiny).toBe(0);
  });
  it('AE-610 a goal is met by the highest or tied highest marker', () => {
    const { goals } = DESTINIES[0];
    const state = table(2, { destinies: true });
    state.players[0].destiny = 0;
    state.players[0].tracks[goals[0].track] = 3;
    state.players[1].tracks[goals[0].track] = 3;
    state.players[1].tracks[goals[1].track] = 1;
    expect(part(state, 'destiny')).toBe(goals[0].vp);
    state.players[1].tracks[goals[0].track] = 4;
    expect(part(state, 'destiny')).toBe(0);
  });
  it('AE-611 both goals can be met', () => {
    const { goals } = DESTINIES[3];
    const state = table(2, { destinies: true });
    state.players[0].destiny = 3;
    for (const { track } of goals) state.players[0].tracks[track] = 5;
    expect(part(state, 'destiny')).toBe(goals[0].vp + goals[1].vp);
  });
});
