import type { Config, Game, Position } from '@orrery/kernel';
import { NetValuer, netFor } from './net.ts';
import { standardOf, Valuer } from './value.ts';

/** Says who will win: by weights, or by a net. */
export type Foreseer = { chances(position: Position, out: Float64Array): void };

/** Who plays on at all plays to the end of the turn under way and of the one after it. */
export const SHORTEST_SIGHT = 2;

/** Says how everybody stands: by the game's net where it has been fetched and is for this many seats, else by weights. */
export function standings(game: Game, config: Config): Foreseer {
  const net = netFor(game, config);
  return net === undefined ? new Valuer(game, config, standardOf(game, config, true).weights) : new NetValuer(game, config, net);
}

/**
 * What a search values positions with, how much of that is said before anything is played on, and how many turns are. `byNet`: by the game's net
 * even where the game has it for standings alone, as whoever learns one does.
 */
export function foreseerOf(
  game: Game,
  config: Config,
  foresees: boolean,
  byNet = game.definition.evaluation.net?.search !== undefined,
): { readonly value: Foreseer; readonly staticShare: number; readonly rolloutTurns: number } {
  const { evaluation } = game.definition;
  const { weights, staticShare } = standardOf(game, config, foresees);
  const { rolloutTurns = SHORTEST_SIGHT } = evaluation;
  const net = foresees && byNet ? netFor(game, config) : undefined;
  if (net === undefined) return { value: new Valuer(game, config, weights), staticShare, rolloutTurns };
  return {
    value: new NetValuer(game, config, net),
    staticShare: evaluation.net?.search?.staticShare ?? staticShare,
    rolloutTurns: evaluation.net?.search?.rolloutTurns ?? rolloutTurns,
  };
}
