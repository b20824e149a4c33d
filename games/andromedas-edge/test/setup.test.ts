import { int, Match, seeded } from '@orrery/kernel';
import { wholeGame } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../content/events.ts';
import { FACTIONS } from '../content/factions.ts';
import { MODULES } from '../content/modules.ts';
import { MOONS } from '../content/moons.ts';
import { RAIDERS } from '../content/raiders.ts';
import { DISCOVERIES } from '../content/tokens.ts';
import { UPGRADES } from '../content/upgrades.ts';
import type { Event, State } from '../index.ts';
import { isBase, isPlanet } from '../map.ts';
import { procedure } from '../rulebook.ts';
import { rollForStart } from '../rules/setup.ts';
import { advance } from '../rules/tracks.ts';
import { BAY, type Player, UNBUILT } from '../state.ts';
import { carryOut, events, faction, game, table, until } from './table.ts';

const begun = (seats = 4, options: Record<string, string | boolean> = {}, seed = 'setup') => wholeGame(game, seats, options, seed);
/** A game in which everybody has taken the first card dealt. */
const ready = (seats = 4, options: Record<string, string | boolean> = {}, seed = 'setup') =>
  begun(seats, options, seed).playOn(
    (_ask, choices) => choices[0],
    (ask) => ask.decision === 'takeTurn',
  );
/** Whoever is dealt this faction keeps it: four players are dealt all twelve. */
const started = (id: string): Player => {
  const wanted = faction(id);
  const scene = begun().playOn(
    (_ask, choices) => choices.find((choice) => choice === wanted) ?? choices[0],
    (ask) => ask.decision === 'takeTurn',
  );
  const found = scene.state.players.find((player) => player.faction === wanted);
  if (found === undefined) throw new Error(`${id} is not dealt`);
  return found;
};
const planetsOn = (state: State) => state.tile.filter(isPlanet);

describe('game setup', () => {
  it('AE-053 the event marker starts 5, 6 or 7 steps before the end', () => {
    expect([2, 3, 4].map((seats) => begun(seats).state.marker)).toEqual([5, 6, 7]);
  });
  it('AE-054 one event deck is chosen, the other stays in the box', () => {
    for (const events of ['dawn', 'twilight'] as const) {
      const { eventDeck } = begun(2, { events }).state;
      expect(eventDeck).toHaveLength(10);
      expect(eventDeck.every((card) => EVENTS[card].deck === events)).toBe(true);
    }
  });
  it('AE-055 Galactic Dawn is the default', () => {
    expect(game.configure(2, {}).options.events).toBe('dawn');
  });
  it('AE-056 the event deck is shuffled and face down', () => {
    expect(begun(2, {}, 'a').state.eventDeck).not.toEqual(begun(2, {}, 'b').state.eventDeck);
    expect(game.view(begun().position, 0).table.eventKnown).toEqual(new Array(10).fill(-1));
  });
  it('AE-057 the planets are shuffled apart from the bases', () => {
    const scene = begun();
    expect(scene.state.planets.every(isPlanet)).toBe(true);
    expect(begun(2, {}, 'a').state.planets).not.toEqual(begun(2, {}, 'b').state.planets);
  });
  it('AE-059 the undrawn planets stay as a face-down stack of 11, 9 or 7', () => {
    expect([2, 3, 4].map((seats) => begun(seats).state.planets.length)).toEqual([11, 9, 7]);
    expect(game.view(begun(3).position, 0).table.planetsLeft).toBe(9);
  });
  it('AE-060 10, 12 or 14 starting tiles, all six bases among them', () => {
    for (const [seats, tiles] of [
      [2, 10],
      [3, 12],
      [4, 14],
    ]) {
      const { tile } = begun(seats).state;
      expect(tile.slice(6).filter((t) => t >= 0)).toHaveLength(tiles);
      expect(tile.filter(isBase).sort()).toEqual([10, 11, 12, 13, 14, 15]);
      expect(planetsOn(begun(seats).state)).toHaveLength(tiles - 6);
    }
  });
  it('AE-061 tiles lie from the top left, row by row, without a gap', () => {
    const { tile } = begun(4).state;
    expect(tile.slice(6, 20).every((t) => t >= 0)).toBe(true);
    expect(tile.slice(20).every((t) => t === -1)).toBe(true);
  });
  it('AE-062 the first tile space is the leftmost of the second row, under the nebulae', () => {
    const { tile } = begun(2).state;
    expect(tile.slice(0, 6)).toEqual([20, 20, 20, 20, 20, 20]);
    expect(tile[6]).not.toBe(-1);
  });
  it('AE-063 each nebula has one random moon face up', () => {
    const { state } = begun();
    for (let nebula = 0; nebula < 6; nebula++) {
      expect(state.moons[nebula]).toHaveLength(1);
      expect(MOONS[state.moons[nebula][0]].type).toBe('nebula');
    }
    expect(new Set(state.moons.slice(0, 6).flat()).size).toBe(6);
    expect(game.view(begun().position, -1).table.moons.slice(0, 6)).toEqual(state.moons.slice(0, 6).map((stack) => stack[0]));
    expect(begun(2, {}, 'a').state.moons.slice(0, 6)).not.toEqual(begun(2, {}, 'b').state.moons.slice(0, 6));
  });
  it('AE-064 planetary moons are shuffled by colour', () => {
    const { state } = begun();
    for (let type = 0; type < 5; type++) expect(state.reserve[type].every((moon) => MOONS[moon].type === type)).toBe(true);
    expect(begun(2, {}, 'a').state.reserve).not.toEqual(begun(2, {}, 'b').state.reserve);
  });
  it('AE-065 three moons of its colour on each planet, only the top one visible', () => {
    const scene = begun();
    const seen = game.view(scene.position, 0).table;
    scene.state.tile.forEach((tile, cell) => {
      if (!isPlanet(tile)) return;
      expect(scene.state.moons[cell]).toHaveLength(3);
      expect(scene.state.moons[cell].every((moon) => MOONS[moon].type === tile)).toBe(true);
      expect(seen.moons[cell]).toBe(scene.state.moons[cell][2]);
    });
  });
  it('AE-066 the other moons wait face down in stacks of three of one colour', () => {
    const scene = begun(3);
    for (const stack of scene.state.reserve) expect(stack.length % 3).toBe(0);
    expect(scene.state.reserve.flat()).toHaveLength(45 - 18);
    expect(game.view(scene.position, 0).table.reserveCount.reduce((a, b) => a + b)).toBe(27);
  });
  it('AE-067 Vorticon Strikers are the default S-class card, face up', () => {
    const { state } = begun();
    expect(RAIDERS[state.raiderCard[0]].id).toBe('vorticonStrikers');
    expect(state.faceUp).toBe(1);
  });
  it('AE-068 two dice place one S-class raider each, possibly on one nebula', () => {
    const places = Array.from({ length: 40 }, (_, i) => begun(2, {}, `raiders${i}`).state.raiders);
    for (const raiders of places) {
      expect(raiders.slice(0, 2).every((cell) => cell >= 0 && cell < 6)).toBe(true);
      expect(raiders.slice(2).every((cell) => cell === -1)).toBe(true);
    }
    expect(places.some(([a, b]) => a === b)).toBe(true);
    expect(places.some(([a, b]) => a !== b)).toBe(true);
  });
  it('AE-069 one raider card of each class A to D, chosen or by lot, face down', () => {
    expect(begun(2, { raiders: 'first' }).state.raiderCard).toEqual([0, 2, 4, 6, 8]);
    expect(begun(2, { raiders: 'second' }).state.raiderCard).toEqual([1, 3, 5, 7, 9]);
    const lots = new Set(Array.from({ length: 30 }, (_, i) => JSON.stringify(begun(2, { raiders: 'random' }, `r${i}`).state.raiderCard)));
    expect(lots.size).toBeGreaterThan(5);
    const seen = game.view(begun(2, { raiders: 'random' }).position, 0).table.raiderCard;
    expect(seen.slice(1)).toEqual([-1, -1, -1, -1]);
  });
  it('AE-070 the other raider cards are out of the game', () => {
    const { raiderCard } = begun(2, { raiders: 'random' }).state;
    expect(raiderCard.map((card) => RAIDERS[card].class)).toEqual([0, 1, 2, 3, 4]);
    expect(raiderCard).toHaveLength(5);
  });
  it('AE-072 four shuffled module decks with three modules on offer each', () => {
    const { state } = begun();
    state.market.forEach((module, slot) => {
      expect(MODULES[module].type).toBe(Math.floor(slot / 3));
    });
    expect(state.moduleDeck.map((deck) => deck.length)).toEqual([24, 24, 24, 24]);
    expect(begun(2, {}, 'a').state.market).not.toEqual(begun(2, {}, 'b').state.market);
  });
  it('AE-073 two shuffled stacks of five discovery tokens, face down', () => {
    const scene = begun();
    expect(scene.state.discovery.slice(0, 2).map((stack) => stack.length)).toEqual([5, 5]);
    expect(game.view(scene.position, 0).table.discovery).toEqual([[], [], []]);
    expect(begun(2, {}, 'a').state.discovery).not.toEqual(begun(2, {}, 'b').state.discovery);
  });
  it('AE-074 five more on the observatory space', () => {
    expect(begun().state.discovery[2]).toHaveLength(5);
  });
  it('AE-007 fifteen planet tiles, three of each type: on the map and still to come', () => {
    for (const seats of [2, 3, 4]) {
      for (const seed of ['a', 'b', 'c']) {
        const { state } = begun(seats, {}, seed);
        const all = [...planetsOn(state), ...state.planets].toSorted();
        expect(all).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
        expect([planetsOn(state).length, state.planets.length]).toEqual([2 * seats, 15 - 2 * seats]);
      }
    }
    // Events lay further ones out of the same fifteen.
    const scene = ready(3, {}, 'planets');
    const luck = seeded('planets');
    scene.playOn(
      (_ask, options) => options[int(luck, options.length)],
      () => scene.state.planets.length < 6,
    );
    expect(events(scene, 'planetPlaced')).toHaveLength(4);
    expect([planetsOn(scene.state).length, scene.state.planets.length]).toEqual([10, 5]);
    expect([...planetsOn(scene.state), ...scene.state.planets].toSorted()).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
  });
  it('AE-075 the six discoveries left over go back to the box unseen', () => {
    const left = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const scene = ready(3, {}, `left ${i}`);
      const box = DISCOVERIES.map(({ copies }) => copies as number);
      for (const token of scene.state.discovery.flat()) box[token]--;
      expect(Math.min(...box)).toBe(0);
      expect(box.reduce((a, b) => a + b)).toBe(21 - 15);
      left.add(box.join());
      // They are nowhere on the table, and nobody can tell which they are.
      expect([scene.state.discoveryGone, scene.state.players.flatMap(({ discoveries }) => discoveries)]).toEqual([[], []]);
      expect(game.view(scene.position, 1).table.discovery).toEqual([[], [], []]);
      expect(scene.events.some(({ type }) => type === 'discoveryTaken' || type === 'discoveriesLookedAt')).toBe(false);
    }
    expect(left.size).toBeGreaterThan(6);
    // Nothing that is told at the beginning speaks of discoveries.
    const { opening } = Match.start(game, game.configure(3, {}), 'left');
    expect(opening.map(({ event }) => (event as Event).type)).toEqual(['tilesLaid', 'raiderPlaced', 'raiderPlaced']);
  });
  it('AE-077 the five supremacy tokens left over go back to the box', () => {
    const seen = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const { state } = ready(4, {}, `tokens ${i}`);
      expect(state.supremacy).toHaveLength(3);
      expect(new Set(state.supremacy).size).toBe(3);
      expect([state.supremacyGone, state.players.flatMap(({ supremacies }) => supremacies)]).toEqual([[], []]);
      for (const token of state.supremacy) seen.add(token);
    }
    // Any of the eight may lie there.
    expect([...seen].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    // None of them comes back for one that is taken.
    for (const seat of [0, 1]) {
      const state = table();
      state.players[seat].tracks[4] = 3;
      const scene = until(carryOut(state, advance, { track: 4, spaces: 1 }, seat));
      expect([scene.state.supremacy, scene.state.players[seat].supremacies]).toEqual([[-1, 1, 2], [0]]);
    }
  });
  it('AE-076 three random supremacy tokens lie face up on their spaces', () => {
    const scene = begun();
    expect(new Set(scene.state.supremacy).size).toBe(3);
    expect(game.view(scene.position, -1).table.supremacy).toEqual(scene.state.supremacy);
    expect(new Set(Array.from({ length: 20 }, (_, i) => `${begun(2, {}, `t${i}`).state.supremacy}`)).size).toBeGreaterThan(5);
  });
  it('AE-078 all tactics cards in one shuffled face-down deck', () => {
    expect(begun().state.tacticsDeck).toHaveLength(80);
    expect(begun(2, {}, 'a').state.tacticsDeck).not.toEqual(begun(2, {}, 'b').state.tacticsDeck);
    expect(JSON.stringify(game.view(begun().position, 0).table)).toContain('"tacticsDeckCount":80');
  });
  it('AE-079 AE-080 development cards, damage and resources wait in the supply: nobody has any yet', () => {
    for (const player of begun().state.players) {
      expect(player.cards).toEqual([0, 0, 0, 0, 0]);
      expect(player.stock).toEqual([0, 0, 0, 0, 0]);
      expect(player.rows.flat().every((module) => module.damage === 0)).toBe(true);
    }
  });
});

describe('player setup', () => {
  it('AE-081 three transports start in the Launch Bay', () => {
    for (const player of ready().state.players) expect(player.ships.slice(0, 3)).toEqual([BAY, BAY, BAY]);
  });
  it('AE-082 the other six ships start unbuilt', () => {
    for (const player of ready().state.players) expect(player.ships.slice(3)).toEqual(new Array(6).fill(UNBUILT));
  });
  it('AE-083 all stations begin alike whatever side of the mat', () => {
    const [first, ...others] = ready().state.players.map((player) => JSON.stringify(player.rows));
    for (const other of others) expect(other).toBe(first);
  });
  it('AE-084 a station starts with the four core modules', () => {
    for (const player of ready().state.players)
      expect(player.rows.map((row) => row.map((module) => module.id))).toEqual([[-1], [-2], [-3], [-4]]);
  });
  it('AE-085 every player is dealt three faction cards', () => {
    const { players } = begun().state;
    expect(players.every((player) => player.offeredFactions.length === 3)).toBe(true);
    expect(new Set(players.flatMap((player) => player.offeredFactions)).size).toBe(12);
  });
  it('AE-086 each keeps one of them', () => {
    const scene = begun(2);
    const dealt = scene.state.players.map((player) => player.offeredFactions);
    scene.answer('chooseFaction', dealt[0][1], 0);
    scene.answer('chooseFaction', dealt[1][2], 1);
    expect(scene.state.players.map((player) => player.faction)).toEqual([dealt[0][1], dealt[1][2]]);
    expect(scene.state.players.every((player) => player.offeredFactions.length === 0)).toBe(true);
  });
  it('AE-087 everybody gains the starting resources of the faction', () => {
    expect(FACTIONS.map(({ id }) => [id, ...started(id).stock])).toEqual([
      ['pulsewarRefugees', 4, 1, 1, 0, 0],
      ['syntheticMecarons', 3, 2, 0, 0, 1],
      ['tolzeedBearers', 4, 0, 1, 1, 0],
      ['nightmareAstropirates', 5, 0, 0, 0, 0],
      ['verdigrisChoir', 2, 0, 1, 1, 0],
      ['tidewrightCircle', 2, 1, 2, 0, 1],
      ['lanternlessCaravan', 2, 1, 1, 1, 1],
      ['ninthOrchard', 1, 1, 2, 1, 1],
      ['glasswingConcord', 4, 0, 0, 2, 0],
      ['umbralCartel', 3, 0, 0, 0, 3],
      ['emberVow', 3, 2, 1, 0, 0],
      ['kestrelLeague', 2, 2, 0, 1, 1],
    ]);
  });
  it('AE-088 starting tactics cards are drawn from the shuffled deck', () => {
    const scene = ready(4, {}, 'tactics');
    let drawn = 0;
    for (const player of scene.state.players) drawn += player.hand.length;
    expect(scene.state.tacticsDeck).toHaveLength(80 - drawn);
    expect(FACTIONS.map(({ id }) => started(id).hand.length)).toEqual([0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0]);
  });
  it('AE-089 each faction brings its unique upgrade tile', () => {
    for (const { upgrade } of FACTIONS) expect(UPGRADES.filter((tile) => tile.id === upgrade)).toHaveLength(1);
    expect(new Set(FACTIONS.map((faction) => faction.upgrade)).size).toBe(12);
  });
  it('AE-090 AE-091 one neutral upgrade of each type, five tiles in all, none placed', () => {
    const { players } = ready().state;
    for (const player of players) {
      expect(player.neutral.map((tile) => UPGRADES[tile].ship)).toEqual([0, 1, 2, 3]);
      expect(player.placed).toEqual([-1, -1, -1, -1]);
    }
    for (let ship = 0; ship < 4; ship++) expect(new Set(players.map((player) => player.neutral[ship])).size).toBe(4);
  });
  it('AE-092 unplaced tiles are secret to their owner', () => {
    const scene = ready();
    expect(game.view(scene.position, 0).table.players[0].neutral).toEqual(scene.state.players[0].neutral);
    expect(game.view(scene.position, 1).table.players[0].neutral).toEqual([-1, -1, -1, -1]);
  });
  it('AE-093 AE-094 markers begin on 0 and advance once on each track of the faction', () => {
    expect(begun().state.players.every((player) => player.tracks.every((space) => space === 0))).toBe(true);
    expect(FACTIONS.map(({ id }) => started(id).tracks.join(''))).toEqual([
      '00011',
      '01001',
      '10100',
      '00101',
      '10010',
      '01010',
      '10100',
      '00110',
      '11000',
      '00101',
      '01001',
      '11000',
    ]);
  });
  it('AE-095 starting advances trigger nothing', () => {
    const scene = ready();
    expect(scene.state.marker).toBe(7);
    expect(scene.state.players.every((player) => player.discoveries.length === 0 && player.supremacies.length === 0)).toBe(true);
  });
  it('AE-096 one leader of each player on each base', () => {
    const { state } = ready();
    state.tile.forEach((tile, cell) => {
      if (isBase(tile)) expect(state.players.map((player) => player.abroad[cell])).toEqual([1, 1, 1, 1]);
    });
  });
  it('AE-097 two leaders on a nebula by a die, shared or not', () => {
    const nebulae = Array.from({ length: 30 }, (_, i) =>
      ready(2, {}, `n${i}`).state.players.map((player) => player.abroad.slice(0, 6).indexOf(2)),
    );
    for (const pair of nebulae) expect(pair.every((nebula) => nebula >= 0)).toBe(true);
    expect(nebulae.some(([a, b]) => a === b)).toBe(true);
    expect(new Set(nebulae.flat()).size).toBe(6);
  });
  it('AE-098 the ninth leader starts in the station', () => {
    for (const player of ready().state.players) {
      expect(player.leaders).toBe(1);
      expect(player.abroad.reduce((a, b) => a + b)).toBe(8);
    }
  });
  it('AE-099 AE-100 those who tie for the best roll again, the others do not', () => {
    const roll = procedure(
      'test/rollForStart',
      {},
      {
        roll: (x) => {
          x.emit({ type: 'startRolled', ...rollForStart(x) });
          return 'end';
        },
      },
    );
    const dice = (...of: number[][]): number[] => of.flat().map((die) => die - 1);
    const told = (seats: number, ...rolls: number[][]): unknown =>
      events(carryOut(table(seats), roll, {}, 0, dice(...rolls)), 'startRolled');
    const [high, low, last] = [
      [6, 5, 3, 3, 2, 1],
      [6, 5, 3, 2, 2, 1],
      [5, 5, 5, 5, 5, 5],
    ];
    expect(told(3, high, low, last)).toEqual([{ type: 'startRolled', rolls: [high, low, last], start: 0 }]);
    expect(told(3, last, low, high)).toEqual([{ type: 'startRolled', rolls: [last, low, high], start: 2 }]);
    expect(told(3, high, last, high, low, high)).toEqual([{ type: 'startRolled', rolls: [low, [], high], start: 2 }]);
    expect(told(4, low, high, high, last, last, low)).toEqual([{ type: 'startRolled', rolls: [[], last, low, []], start: 2 }]);
  });
  it('AE-099 the best single die starts, ties go on to the next die', () => {
    for (let i = 0; i < 20; i++) {
      const scene = ready(3, {}, `start${i}`);
      const rolled = scene.events.find((e) => e.type === 'startRolled');
      if (rolled?.type !== 'startRolled') throw new Error('no roll');
      const compare = (a: number[], b: number[]): number => {
        for (let k = 0; k < 6; k++) if (a[k] !== b[k]) return b[k] - a[k];
        return 0;
      };
      const [best] = rolled.rolls.map((dice, seat) => ({ dice, seat })).sort((a, b) => compare(a.dice, b.dice));
      expect(scene.state.start).toBe(best.seat);
      expect(scene.state.active).toBe(scene.state.start);
    }
  });
  it('AE-100 the roll knows no targeting: six dice, ones included', () => {
    const faces = new Set<number>();
    for (let i = 0; i < 10; i++) {
      const rolled = ready(2, {}, `dice${i}`).events.find((e) => e.type === 'startRolled');
      if (rolled?.type !== 'startRolled') throw new Error('no roll');
      for (const dice of rolled.rolls) {
        expect(dice).toHaveLength(6);
        for (const die of dice) faces.add(die);
      }
    }
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('AE-101 the start player begins on 1, clockwise 2, 3, 4', () => {
    const { state } = ready();
    const order = [0, 1, 2, 3].map((k) => state.players[(state.start + k) % 4].vp);
    expect(order).toEqual([1, 2, 3, 4]);
  });
  it('AE-650 factions are picked at once and unseen, before any upgrade is dealt', () => {
    const scene = begun(3);
    expect(game.open(scene.position).map((ask) => ask.decision)).toEqual(['chooseFaction', 'chooseFaction', 'chooseFaction']);
    expect(scene.state.players.every((player) => player.neutral.every((tile) => tile === -1))).toBe(true);
    scene.answer('chooseFaction', scene.options(1)[0], 1);
    expect(game.view(scene.position, 0).table.players[1].faction).toBe(-1);
    expect(game.view(scene.position, 0).asks[1]).not.toHaveProperty('answer');
    expect(game.view(scene.position, 0).table.players[1].offeredFactions).toEqual([]);
  });
});
