import { open } from '@orrery/kernel';
import { wholeGame } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { SPECIAL_TILES } from '../content/special.ts';
import { FINAL_PARTS } from '../events.ts';
import { finalParts } from '../final-points.ts';
import { adjacent, distances, isBase, isPlanet, isSpecial } from '../map.ts';
import { procedure } from '../rulebook.ts';
import { moves } from '../rules/map-effects.ts';
import { bringRaider } from '../rules/raiders.ts';
import type { State } from '../state.ts';
import {
  CRUISER,
  carryOut,
  events,
  game,
  give,
  launchTo,
  onward,
  play,
  player,
  put,
  SCIENCE_VESSEL,
  TRADE_HUB_CELL,
  TRANSPORT,
  table,
  until,
} from './table.ts';

const FIRST = 13;
const SECOND = 15;
const quasars = (seats = 2) => table(seats, { special: 'quasars' });
const vortexes = (seats = 2) => table(seats, { special: 'vortexes' });
const begun = (special: string, seats = 2, seed = 'special') => wholeGame(game, seats, { special }, seed);
const bring = procedure(
  'test/bringSpecial',
  { class: open<number>() },
  {
    bring: (x) => {
      bringRaider(x, x.locals.class);
      return 'end';
    },
  },
);
const specialPart = (state: ReturnType<typeof table>): number => finalParts(state, 0)[FINAL_PARTS.indexOf('specialRegions')];

describe('special regions', () => {
  it('AE-585 Quasars or Vortexes, never both', () => {
    expect(game.definition.options.special).toMatchObject({
      values: ['none', 'quasars', 'vortexes'],
      default: 'none',
    });
    expect(begun('quasars').state.tile.filter(isSpecial)).toHaveLength(2);
    expect(begun('none').state.tile.filter(isSpecial)).toHaveLength(0);
  });
  it('AE-586 they lie on the two marks; other tiles skip those spaces', () => {
    for (let i = 0; i < 5; i++) {
      const { tile } = begun('vortexes', 4, `marks${i}`).state;
      expect(isSpecial(tile[FIRST]) && isSpecial(tile[SECOND])).toBe(true);
      expect(tile.slice(6, 22).every((t) => t >= 0)).toBe(true);
      expect(tile.slice(22).every((t) => t === -1)).toBe(true);
    }
  });
  it('AE-587 as many planets and bases as ever', () => {
    for (const [seats, planets] of [
      [2, 4],
      [3, 6],
      [4, 8],
    ]) {
      const { tile } = begun('quasars', seats).state;
      expect(tile.filter(isPlanet)).toHaveLength(planets);
      expect(tile.filter(isBase)).toHaveLength(6);
    }
  });
  it('AE-588 the third mark is a space like any other', () => {
    const state = begun('quasars', 4).state;
    expect(isSpecial(state.tile[22])).toBe(false);
    const plain = quasars();
    plain.tile[22] = -1;
    plain.marker = 1;
    expect(plain.tile[22]).toBe(-1);
    plain.players[0].tracks[0] = 2;
    give(plain, 0, { nanocarbon: 1 });
    const scene = play(plain);
    expect(scene.offers(launchTo(TRANSPORT, 9))).toBe(true);
    scene.answer('takeTurn', launchTo(TRANSPORT, 9));
    expect(isPlanet(scene.state.tile[22])).toBe(true);
  });
  it('AE-589 AE-649 at the end each own development beside a special region gives its printed VP', () => {
    for (const state of [quasars(), vortexes()]) {
      const which = state.config.options.special === 'quasars' ? 0 : 2;
      state.owner[12] = 0;
      expect(adjacent(12, FIRST)).toBe(true);
      expect(specialPart(state)).toBe(SPECIAL_TILES[which].vpPerDevelopment);
      state.owner[23] = 0;
      expect(specialPart(state)).toBe(SPECIAL_TILES[which].vpPerDevelopment);
    }
    expect(FINAL_PARTS.indexOf('specialRegions')).toBe(FINAL_PARTS.indexOf('developments') + 1);
  });
  it('AE-590 a development beside both scores both', () => {
    const state = quasars();
    state.owner[14] = 0;
    expect(specialPart(state)).toBe(SPECIAL_TILES[0].vpPerDevelopment + SPECIAL_TILES[1].vpPerDevelopment);
  });
  it('AE-591 raiders that would enter on a random nebula enter on a special region by its die numbers', () => {
    for (let die = 1; die <= 6; die++) {
      const scene = carryOut(quasars(), bring, { class: 1 }, 0, [die - 1]);
      expect(scene.state.raiders[4]).toBe((SPECIAL_TILES[0].dice as readonly number[]).includes(die) ? FIRST : SECOND);
    }
  });
  it('AE-592 the starting S-class raiders too', () => {
    for (let i = 0; i < 6; i++) {
      const { raiders } = begun('vortexes', 2, `s${i}`).state;
      expect(raiders.slice(0, 2).every((cell) => cell === FIRST || cell === SECOND)).toBe(true);
    }
  });
  it('AE-593 leaders still go to nebulae', () => {
    const scene = begun('quasars').playOn(
      (_ask, options) => options[0],
      (ask) => ask.decision === 'takeTurn',
    );
    for (const p of scene.state.players) {
      expect(p.abroad.slice(0, 6).reduce((a, b) => a + b)).toBe(2);
      expect(p.abroad[FIRST] + p.abroad[SECOND]).toBe(0);
    }
  });
  it('AE-594 if the rolled one bars the newcomer, the other; if both do, a random free nebula', () => {
    const state = quasars();
    state.raiders[5] = FIRST;
    expect(carryOut(structuredClone(state), bring, { class: 1 }, 0, [0]).state.raiders[4]).toBe(SECOND);
    const other = quasars();
    other.raiders[5] = SECOND;
    expect(carryOut(other, bring, { class: 1 }, 0, [5]).state.raiders[4]).toBe(FIRST);
    state.raiders[6] = SECOND;
    expect(carryOut(state, bring, { class: 1 }, 0, [0, 3]).state.raiders[4]).toBe(3);
  });
  it('AE-654 a raider barred from its fixed start goes to the special regions first', () => {
    const state = quasars();
    state.raiderCard[3] = 7;
    state.raiders[5] = TRADE_HUB_CELL;
    expect(carryOut(state, bring, { class: 3 }, 0, [5]).state.raiders[6]).toBe(SECOND);
  });
});

describe('Quasars', () => {
  it('AE-595 AE-643 players may neither launch nor move there', () => {
    const state = quasars();
    put(state, 0, SCIENCE_VESSEL, -2);
    const scene = play(state);
    expect(scene.offers(launchTo(TRANSPORT, FIRST))).toBe(false);
    expect(scene.offers(launchTo(SCIENCE_VESSEL, SECOND))).toBe(false);
    expect(scene.refusal(launchTo(TRANSPORT, FIRST))).toMatchObject({ reason: 'quasar', rule: 'AE-595' });
  });
  it('AE-595 nor does an effect move a ship there, while Vortexes and all other planets are open to it', () => {
    const reached = (state: State): number[] => {
      put(state, 1, SCIENCE_VESSEL, 14);
      return moves(state, 1, 1).flatMap((move) => (move.ship === SCIENCE_VESSEL ? [move.to] : []));
    };
    expect(reached(quasars())).toEqual([7, 8, 19, 20]);
    expect(reached(vortexes())).toEqual([7, 8, 13, 15, 19, 20]);
  });
  it('AE-596 range is counted around them', () => {
    const state = quasars();
    const around = distances(state.tile, [12], true, true, new Int8Array(30));
    const through = distances(state.tile, [12], true, false, new Int8Array(30));
    expect(through[14]).toBe(2);
    expect(around[14]).toBe(3);
  });
  it('AE-597 raiders are on a Quasar only if they entered the game there', () => {
    const state = quasars();
    state.raiders[4] = 12;
    put(state, 0, TRANSPORT, 6);
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, 12));
    until(scene);
    expect(scene.state.raiders.some((cell) => cell === FIRST)).toBe(false);
  });
  it('AE-598 a raider on a Quasar may leave it by a strike', () => {
    const state = quasars();
    state.raiders[4] = FIRST;
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, 14));
    onward(scene);
    expect(events(scene, 'raiderMoved')[0]).toMatchObject({ from: FIRST, to: 14 });
  });
  it('AE-599 a Quasar is never the active region', () => {
    const scene = play(quasars());
    const cells = scene.options().flatMap((o) => (typeof o === 'object' && o !== null && 'launch' in o ? [o.to] : []));
    expect(cells).not.toContain(FIRST);
    expect(cells).not.toContain(SECOND);
  });
  it('AE-600 a Jump cannot land on one, but ignores the counting', () => {
    const state = quasars();
    put(state, 0, TRANSPORT, 12);
    put(state, 0, CRUISER, -2);
    give(state, 0, { energy: 1 });
    const scene = play(state);
    expect(scene.offers({ launch: CRUISER, to: FIRST, jump: true })).toBe(false);
    expect(scene.offers({ launch: CRUISER, to: 14, jump: true })).toBe(true);
  });
});

describe('Vortexes', () => {
  it('AE-601 launching to one gives its printed benefit', () => {
    const scene = play(vortexes());
    scene.answer('takeTurn', launchTo(TRANSPORT, FIRST));
    expect(player(scene).stock[0]).toBe(1);
    const other = play(vortexes());
    other.answer('takeTurn', launchTo(TRANSPORT, SECOND));
    expect(player(other).hand).toHaveLength(1);
  });
  it('AE-602 AE-603 at the beginning of the turn one with own ships gives its benefit, once', () => {
    const state = vortexes();
    put(state, 0, TRANSPORT, FIRST);
    put(state, 0, TRANSPORT, FIRST);
    expect(player(play(state)).stock[0]).toBe(1);
    const empty = vortexes();
    put(empty, 1, TRANSPORT, FIRST);
    expect(player(play(empty)).stock[0]).toBe(0);
    // The second one alone: a card, and no question of order.
    const second = vortexes();
    put(second, 0, TRANSPORT, SECOND);
    const scene = play(second);
    expect([scene.asked, player(scene).stock[0], player(scene).hand.length]).toEqual(['takeTurn', 0, 1]);
  });
  it('AE-604 both give both, in the order the player chooses', () => {
    const state = vortexes();
    put(state, 0, TRANSPORT, FIRST);
    put(state, 0, TRANSPORT, SECOND);
    const scene = play(state);
    scene.answer('orderVortexes', 1);
    expect(player(scene).stock[0]).toBe(1);
    expect(player(scene).hand).toHaveLength(1);
  });
  it('AE-605 no Voyage is needed; Launch, strike and battle as in any region', () => {
    const state = vortexes();
    put(state, 1, TRANSPORT, FIRST);
    put(state, 0, TRANSPORT, 12);
    state.raiders[0] = 14;
    const scene = play(state);
    expect(scene.offers(launchTo(TRANSPORT, FIRST))).toBe(true);
    scene.answer('takeTurn', launchTo(TRANSPORT, FIRST));
    until(scene);
    expect(events(scene, 'raiderMoved')).toHaveLength(1);
    expect(events(scene, 'battleBegan')[0]).toMatchObject({ at: FIRST });
  });
  it('AE-606 also on a turn in which one returns', () => {
    const state = vortexes();
    put(state, 0, TRANSPORT, FIRST);
    const scene = play(state);
    scene.answer('takeTurn', 'return');
    expect(player(scene).stock[0]).toBe(1);
  });
});
