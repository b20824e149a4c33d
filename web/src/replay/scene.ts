import { type Game, IllegalInput, Match, pick, type Save, seeded } from '@orrery/kernel';

/** A game that its link alone tells: which, for how many, from which seed, with which options. */
export type Scene = { readonly game: string; readonly seats: number; readonly seed: string; readonly options: unknown };

function parsed(options: string): unknown {
  try {
    return JSON.parse(options);
  } catch {
    throw new IllegalInput('options', options);
  }
}

/** `scene:andromeda:3:some seed`, and options as JSON behind one more colon; undefined for the id of a table. */
export function sceneOf(id: string): Scene | undefined {
  const [kind, game, seats, seed, ...options] = id.split(':');
  if (kind !== 'scene' || game === undefined || seed === undefined) return undefined;
  return { game, seats: Number(seats), seed, options: options.length === 0 ? {} : parsed(options.join(':')) };
}

/** Played at random to its end, with the luck golden saves are recorded with: a save kept as `v3 1` is the beginning of the scene of that seed. */
export const playScene = (game: Game, scene: Scene): Save => matchOf(game, scene, Number.POSITIVE_INFINITY).save();

/** A scene this many answers after its beginning. */
export function matchOf(game: Game, { seats, options, seed }: Scene, most: number): Match {
  const match = Match.start(game, game.configure(seats, options), seed);
  const luck = seeded(`saved/${seed}`);
  for (let at = 0; at < most; at++) {
    const ask = game.open(match.position)[0];
    if (ask === undefined) break;
    const choices = game.options(match.position, ask);
    match.answer(ask.seat, ask.decision, pick(luck, choices));
  }
  return match;
}
