import type { Game } from '@orrery/kernel';
import { toyGame } from '../../host/test/toy-game.ts';

const { definition } = toyGame;

/** The toy by other rules: version 2, to which a position can be carried over but not a log. */
const changed = { ...toyGame, version: 2, definition: { ...definition, version: 2, migrate: { 1: <T>(position: T): T => position } } };

export const registry = { toy: { load: async () => changed as unknown as Game } };
