import { registry } from '@orrery/games';
import { type Game, type Seat, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { isQuick, type Level, makePlayer, opponents } from '../src/index.ts';

/** What a title takes for sane: how long a game may last, and what nobody is left with at its end. */
type Title = {
  readonly id: string;
  readonly rounds: number;
  /** Goods that only spending makes points of. */
  readonly idle: (state: unknown, seat: Seat) => number;
  readonly most: number;
  /** Whoever searches takes too long for a test. */
  readonly quickOnly?: boolean;
};

type Galaxy = { readonly players: readonly { readonly credits: number; readonly influence: number; readonly discovery: number }[] };
type Sun = { readonly factions: readonly { readonly ore: number }[] };
type Edge = { readonly players: readonly { readonly stock: readonly number[] }[] };

const titles: readonly Title[] = [
  { id: 'andromeda', rounds: 7, idle: (state, seat) => (state as { readonly cards: readonly number[] }).cards[seat], most: 14 },
  {
    id: 'age-of-galaxy',
    rounds: 5,
    idle: (state, seat) => {
      const { credits, influence, discovery } = (state as Galaxy).players[seat];
      return credits + influence + discovery;
    },
    most: 18,
  },
  { id: 'beyond-the-sun', rounds: 40, idle: (state, seat) => (state as Sun).factions[seat].ore, most: 20 },
  { id: 'andromedas-edge', rounds: 60, idle: (state, seat) => sum((state as Edge).players[seat].stock), most: 30, quickOnly: true },
];

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Enough to see whether thinking leads astray. */
const PLAYOUTS = 4;
/** Those who answer at once play more games. */
const GAMES = { quick: 3, searching: 1 };

/** A game of one level, with every question as the seat that was asked saw it, so that one asked twice is found. */
async function play(game: Game, level: Level, seed: string) {
  const position = game.start(game.configure(2, {}), seed);
  const players = [0, 1].map((seat) =>
    makePlayer(level, game, seeded(`${seed} ${seat}`), { iterations: PLAYOUTS, millis: Number.POSITIVE_INFINITY, now: () => 0 }),
  );
  const seen = new Set<string>();
  let again = 0;
  for (let ask = game.open(position)[0]; ask !== undefined; ask = game.open(position)[0]) {
    const options = game.options(position, ask);
    if (options.length === 1) {
      game.play(position, ask, options[0]);
      continue;
    }
    const view = game.view(position, ask.seat);
    const asked = view.asks.find((a) => a.seat === ask.seat && a.decision === ask.decision && !a.answered);
    if (asked === undefined) throw new Error(`${ask.decision} is not in the view`);
    const key = JSON.stringify([ask.seat, asked, options, view.table]);
    if (seen.has(key)) again++;
    seen.add(key);
    game.play(position, ask, await players[ask.seat].choose({ game, view, ask: asked, options }));
  }
  return { position, again };
}

describe.each(titles)('in $id', ({ id, rounds, idle, most, quickOnly = false }) => {
  it.each(opponents.filter((level) => !quickOnly || isQuick(level)))(
    '%s neither stalls nor goes in circles nor hoards',
    { timeout: 120_000 },
    async (level) => {
      const game = await registry[id].load();
      for (let n = 0; n < GAMES[isQuick(level) ? 'quick' : 'searching']; n++) {
        const { position, again } = await play(game, level, `sane ${n}`);
        expect(game.definition.round(position.state)).toBeLessThanOrEqual(rounds);
        expect(again).toBe(0);
        for (const seat of [0, 1]) expect(idle(position.state, seat)).toBeLessThanOrEqual(most);
      }
    },
  );
});
