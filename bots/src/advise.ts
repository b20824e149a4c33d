import { type Chance, type Config, type Game, offered } from '@orrery/kernel';
import { between } from './between.ts';
import { searchOptions } from './levels.ts';
import type { Question } from './player.ts';
import { type Estimate, Search, type SearchOptions } from './search.ts';

/** Whoever asks for advice wants chances, not only a choice: more playouts than the Commander needs for its own move, and the learnt value. */
const CLOSE_LOOK: SearchOptions = { ...searchOptions.commander, iterations: 1_000, valueWeights: true };

/** The part of all playouts an option needs before its chance is worth telling. */
const WELL_TRIED = 0.1;

/** What numbers about an option mean: a chance to win, or, alone at the table where nobody else can, points. */
export type Unit = 'chance' | 'points';

export const unitOf = ({ seats }: Config): Unit => (seats === 1 ? 'points' : 'chance');

/** A search's number in its unit. */
export const inUnit = (game: Game, unit: Unit, value: number): number =>
  unit === 'chance' ? value : value * (game.definition.evaluation.scale ?? 1);

/**
 * What a Commander with the learnt value would do: at most three options with their chances, best first. It thinks twice: about all moves, then about
 * the best few alone, for a chance seen in passing is worth little; what was hardly tried then is not advised at all. A setting is no move.
 */
export function advise(question: Question, chance: Chance, most = 3): Estimate[] {
  const { game, ask } = question;
  const moves = offered(game, ask.decision, question.options);
  const options = moves.length === 0 ? question.options : moves;
  const commander = (of: Game): Search => new Search(of, chance, CLOSE_LOOK);
  const among = options.length < question.options.length ? between(game, question, options) : game;
  const few = commander(among)
    .estimate({ ...question, options })
    .slice(0, most)
    .map((estimate) => estimate.answer);
  const estimates = commander(options.length <= most ? among : between(game, question, few)).estimate({ ...question, options: few });
  const tried = estimates.reduce((sum, { visits }) => sum + visits, 0) * WELL_TRIED;
  return estimates.filter(({ visits }) => visits >= tried).sort((a, b) => b.chance - a.chance);
}
