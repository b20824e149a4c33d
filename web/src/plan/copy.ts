import { eraOf, type Game, hashOf, type Save, seeded, type View } from '@orrery/kernel';

/** A match that begins in a world whoever sees this may believe in: what they do not know is guessed. */
export function privateCopy(game: Game, view: View, seed: string): Save {
  const position = game.determinize(view, seeded(seed));
  return {
    format: 'orrery-save',
    game: game.id,
    eras: [eraOf(game, 0)],
    config: position.state.config,
    seed,
    log: [],
    setup: [],
    snapshots: [{ at: 0, hash: hashOf(position), position }],
  };
}
