/**
 * The game every server in this bench plays: 200 things on a board, a move claims one and changes four resources of its player, legal
 * moves are enumerated before each. It never ends by itself. Plain JavaScript, so that each server can wrap it its own way.
 */
export type Thing = { id: number; kind: string; owner: number; level: number; x: number; y: number };
export type Big200 = { turn: number; moves: number; things: Thing[]; resources: number[][] };

const kinds = Array.from({ length: 7 }, (_, kind) => `kind-${kind}`);

export const newBig200 = (): Big200 => ({
  turn: 0,
  moves: 0,
  things: Array.from({ length: 200 }, (_, id) => ({
    id,
    kind: kinds[id % 7],
    owner: -1,
    level: id % 5,
    x: id % 20,
    y: Math.floor(id / 20),
  })),
  resources: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
});

/** What the player at turn may claim: whatever is not already theirs. */
export function legal(state: Big200): number[] {
  const list: number[] = [];
  for (const thing of state.things) if (thing.owner !== state.turn) list.push(thing.id);
  return list;
}

export function claim(state: Big200, id: number): void {
  const thing = state.things[id];
  thing.owner = state.turn;
  thing.level = (thing.level + 1) % 5;
  const own = state.resources[state.turn];
  for (let i = 0; i < 4; i++) own[i] = (own[i] + id + i) % 100;
  state.turn = 1 - state.turn;
  state.moves++;
}
