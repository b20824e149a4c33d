import type { GameDefinition, Position } from '@orrery/kernel';

/** What a match begun under older rules needs to be played on. */
export const migrate: GameDefinition<unknown, unknown, never>['migrate'] = { 1: toVersion2 };

function toVersion2(position: Position): Position {
  for (const { procedure, locals } of position.stack) {
    // Where the ships of Wormhole Technology came from was not kept: Sol will do, where nobody arrives.
    if (procedure === 'transfer') {
      locals.moves = (locals.moved as number[]).map((slot) => (slot % 4) * 256 + Math.floor(slot / 4));
      delete locals.moved;
    }
  }
  return position;
}
