import type { Game } from '@orrery/kernel';
import { toyGame } from '../../host/test/toy-game.ts';

/** A registry with nothing but the toy, in the shape of the real one. */
export const registry = { toy: { load: async () => toyGame as unknown as Game } };
