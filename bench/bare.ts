/**
 * The yardstick: a bare V8 loop over a synthetic euro (200 board objects; a move claims one and changes four resources; 100 moves; legal moves
 * enumerated before each), written without any engine. Rates wander with the machine; ratios to this loop within one run do not.
 */
const OBJECTS = 200;
const MOVES = 100;

export type BareState = { owner: number[]; resources: number[][]; turn: number };

export const newBare = (): BareState => ({
  owner: new Array(OBJECTS).fill(-1),
  resources: [
    [5, 5, 5, 5],
    [5, 5, 5, 5],
  ],
  turn: 0,
});

export function legalMoves({ owner, resources, turn }: BareState): number[] {
  const moves: number[] = [];
  const mine = resources[turn & 1];
  for (let i = 0; i < OBJECTS; i++) if (owner[i] < 0 && mine[i & 3] >= 0) moves.push(i);
  return moves;
}

export function makeMove(state: BareState, object: number): void {
  const mine = state.resources[state.turn & 1];
  state.owner[object] = state.turn & 1;
  mine[object & 3] -= 1;
  mine[(object + 1) & 3] += 1;
  mine[(object >> 2) & 3] += 2;
  mine[(object >> 3) & 3] -= 1;
  state.turn++;
}

/** Plays one random game and answers with the number of moves. */
export function bareGame(random: (n: number) => number): number {
  const state = newBare();
  let moves = 0;
  while (moves < MOVES) {
    const legal = legalMoves(state);
    if (legal.length === 0) break;
    makeMove(state, legal[random(legal.length)]);
    moves++;
  }
  return moves;
}
