import { gameIds, registry } from '@orrery/games';
import { int, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { standings } from '../src/foreseer.ts';
import { fit, type Sample, surprise } from '../src/learn.ts';
import { type Net, NetValuer, netFor, pack, parametersOf, prepare, seenByNet, takeNet, unpack } from '../src/net.ts';
import { asSamples, netSurprise, train, type Watched, watch } from '../src/train.ts';
import { standardOf } from '../src/value.ts';

/** Whoever has a key and a door wins, and who has only one of them does not: no sum of weights can say that. */
function keysAndDoors(games: number, seed: string): Watched[] {
  const chance = seeded(seed);
  return Array.from({ length: games }, () => {
    const seen = Float32Array.from({ length: 4 }, () => int(chance, 2));
    const has = [seen[0] * seen[1], seen[2] * seen[3]];
    const won = has[0] === has[1] ? [0.5, 0.5] : has;
    return { seats: 2, moments: 1, seen, won: Float32Array.from(won), margin: Float32Array.from([has[0] - has[1], has[1] - has[0]]) };
  });
}

it('a net learns what no weights can say, and the same from the same seed', () => {
  const [known, kept, unknown] = [keysAndDoors(1500, 'known'), keysAndDoors(200, 'kept'), keysAndDoors(400, 'unknown')];
  const learn = (): Net => train(known, kept, 2, { hidden: [8, 4], epochs: 40, seed: 'net' });
  const net = learn();
  const samples = (of: readonly Watched[]): Sample[] =>
    of.map(({ seen, won }) => ({
      features: [seen.slice(0, 2), seen.slice(2)].map((f) => Float64Array.from(f)),
      won: Float64Array.from(won),
    }));
  const linear = surprise(samples(unknown), fit(samples(known), [1, 1], { pull: 1 }));
  expect(netSurprise(net, unknown)).toBeLessThan(0.92 * linear);
  expect(learn().parameters).toEqual(net.parameters);
});

const games = await Promise.all(gameIds.map((id) => registry[id].load()));
const learners = games.filter((game) => game.definition.evaluation.net !== undefined);

describe.each(learners.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  it('is foreseen by a net as it is read from its file, for as many seats as there are', () => {
    expect(new Set(seenByNet(game)).size).toBe(seenByNet(game).length);
    const shape = { looks: seenByNet(game).length, hidden: [6, 3] as const };
    const chance = seeded('parameters');
    const net: Net = { shape, parameters: Float32Array.from({ length: parametersOf(shape) }, () => (int(chance, 2001) - 1000) / 40_000) };
    const read = unpack(game, pack(net, seenByNet(game)));
    expect(() => unpack(game, { ...pack(net, seenByNet(game)), looks: ['another'] })).toThrow('other looks');
    // Rules loaded in another order list their questions in another order.
    const shuffled = seenByNet(game).map((_, i, all) => all.length - 1 - i);
    const rows = [0, 1, 2].flatMap((block) => shuffled.map((i) => block * shape.looks + i));
    const width = 6 + 2;
    const turned = net.parameters.slice();
    rows.forEach((row, i) => {
      turned.set(net.parameters.subarray(row * width, (row + 1) * width), i * width);
    });
    const names = shuffled.map((i) => seenByNet(game)[i]);
    expect(unpack(game, pack({ shape, parameters: turned }, names)).parameters).toEqual(read.parameters);
    for (const seats of [2, 3]) {
      const config = game.configure(seats, {});
      const position = game.start(config, 'net');
      const [exact, packed] = [new Float64Array(seats), new Float64Array(seats)];
      new NetValuer(game, config, net).chances(position, exact);
      new NetValuer(game, config, read).chances(position, packed);
      expect(packed.reduce((sum, c) => sum + c, 0)).toBeCloseTo(1);
      for (let seat = 0; seat < seats; seat++) expect(packed[seat]).toBeCloseTo(exact[seat], 1);
    }
    const config = game.configure(2, {});
    const shipped = netFor(game, config);
    takeNet(game, read);
    expect(netFor(game, config)).toBe(read);
    takeNet(game, shipped);
  });

  it('says how everybody stands by what it has learnt, where that is kept', async () => {
    const config = game.configure(2, {});
    await prepare(game, { toPlay: true });
    const { net } = game.definition.evaluation;
    expect(netFor(game, config) !== undefined).toBe(net?.weights !== undefined && net.search !== undefined);
    await prepare(game);
    const shipped = netFor(game, config);
    expect(shipped !== undefined).toBe(net?.weights !== undefined);
    const chances = new Float64Array(2);
    standings(game, config).chances(game.start(config, 'standings'), chances);
    expect(chances[0] + chances[1]).toBeCloseTo(1);
    takeNet(game, undefined);
    const byWeights = new Float64Array(2);
    standings(game, config).chances(game.start(config, 'standings'), byWeights);
    expect(chances[0] === byWeights[0]).toBe(shipped === undefined);
  });

  it('shows a net finite numbers all game long', () => {
    const [game1] = watch(game, game.configure(2, {}), 1, 'looks', { playouts: 0, wholeTurn: false, slips: 4 });
    expect(game1.moments).toBeGreaterThan(5);
    expect(game1.seen.length).toBe(game1.moments * 2 * seenByNet(game).length);
    expect(game1.seen.every(Number.isFinite)).toBe(true);
    expect(game1.margin[0]).toBeCloseTo(-game1.margin[1]);
  });
});

const learnt = games.filter((game) => game.definition.evaluation.net?.weights !== undefined);

// Cards that changed since it was learnt make a net worse than a guess.
it.each(learnt.map((game) => ({ id: game.id, game })))(
  'the net of $id foresees the game as it is now better than weights do',
  async ({ game }) => {
    const config = game.configure(2, {});
    await prepare(game);
    const net = netFor(game, config);
    if (net === undefined) throw new Error('no net');
    const watched = watch(game, config, 100, 'as it is now', { playouts: 0, wholeTurn: false, slips: 40 });
    expect(netSurprise(net, watched)).toBeLessThan(
      surprise(asSamples(game, watched), standardOf(game, game.configure(4, {}), true).weights),
    );
  },
);
