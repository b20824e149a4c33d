import type { Chance, Config, Game } from '@orrery/kernel';
import { between } from './between.ts';
import { searchOptions } from './levels.ts';
import type { Question } from './player.ts';
import { type Estimate, Search, type SearchOptions } from './search.ts';

/** Whoever asks for advice wants chances, not only a choice: more playouts than the Commander needs for its own move, and all the foresight there is. */
const CLOSE_LOOK: SearchOptions = { ...searchOptions.commander, iterations: 1_000, foresight: true };

/** The part of all playouts an option needs before its chance counts for more than how often the search came back to it. */
const WELL_TRIED = 0.1;

/** What numbers about an option mean: a chance to win, or, alone at the table where nobody else can, points. */
export type Unit = 'chance' | 'points';

export const unitOf = ({ seats }: Config): Unit => (seats === 1 ? 'points' : 'chance');

/** A search's number in its unit. */
export const inUnit = (game: Game, unit: Unit, value: number): number =>
  unit === 'chance' ? value : value * (game.definition.evaluation.scale ?? 1);

/**
 * What a Commander with foresight would do: its best options with their chances, best first. It thinks twice: about all of them, then about
 * the best few alone, for a chance seen in passing is worth little. What it never tried has no chance to speak of: its visits are 0.
 */
export function advise(question: Question, chance: Chance, most = 3): Estimate[] {
  const { game, options } = question;
  const commander = (of: Game): Search => new Search(of, chance, CLOSE_LOOK);
  const few = commander(game)
    .estimate(question)
    .slice(0, most)
    .map((estimate) => estimate.answer);
  const estimates = commander(options.length <= most ? game : between(game, question, few)).estimate({ ...question, options: few });
  const tried = estimates.reduce((sum, { visits }) => sum + visits, 0) * WELL_TRIED;
  const rank = ({ chance: value, visits }: Estimate): number => (visits >= tried ? value : Number.NEGATIVE_INFINITY);
  return estimates.sort((a, b) => Number(rank(b) > rank(a)) - Number(rank(a) > rank(b)) || b.visits - a.visits);
}
