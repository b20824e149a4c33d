import { type Answer, type Chance, type Config, copyPlain, type Game, int, offered, samePlain, seeded } from '@orrery/kernel';
import { between } from './between.ts';
import { searchOptions } from './levels.ts';
import type { LineStep } from './line.ts';
import { type Outlook, outlookOn, planAfter } from './outlook.ts';
import type { Question } from './player.ts';
import { type Estimate, Search, type SearchOptions } from './search.ts';
import { openAsk } from './world.ts';

/** Whoever asks for advice wants chances, not only a choice: more playouts than the Commander needs for its own move, and the learnt value. */
export const CLOSE_LOOK: SearchOptions = { ...searchOptions.commander, iterations: 1_000, valueWeights: true };

/** The part of all playouts an option needs before its chance is worth telling. */
const WELL_TRIED = 0.1;

/** What numbers about an option mean: a chance to win, or, alone at the table where nobody else can, points. */
export type Unit = 'chance' | 'points';

export const unitOf = ({ seats }: Config): Unit => (seats === 1 ? 'points' : 'chance');

/** A search's number in its unit. */
export const inUnit = (game: Game, unit: Unit, value: number): number =>
  unit === 'chance' ? value : value * (game.definition.evaluation.scale ?? 1);

/** An option with its chance, how it goes on within the turn, and what comes of it. */
export type Advised = Estimate & { readonly plan: readonly LineStep[]; readonly outlook: Outlook };

/** A plan is read, not studied. */
const LONGEST_PLAN = 4;

/**
 * What a Commander with the learnt value would do: at most three options, best first. It thinks twice: about all moves, then about the best few
 * alone, for a chance seen in passing is worth little; what was hardly tried then is not advised at all.
 */
function consider(question: Question, chance: Chance, most: number, look: SearchOptions) {
  const { game } = question;
  const options = movesOf(question, chance);
  const commander = (of: Game): Search => new Search(of, chance, look);
  const among = options.length < question.options.length ? between(game, question, options) : game;
  const few = commander(among)
    .estimate({ ...question, options })
    .slice(0, most)
    .map((estimate) => estimate.answer);
  const search = commander(options.length <= most ? among : between(game, question, few));
  const estimates = search.estimate({ ...question, options: few });
  const tried = estimates.reduce((sum, { visits }) => sum + visits, 0) * WELL_TRIED;
  return { search, best: estimates.filter(({ visits }) => visits >= tried).sort((a, b) => b.chance - a.chance) };
}

/** The options that would be advised, without what words about them need. */
export const recommend = (question: Question, chance: Chance, most: number, look: SearchOptions): Estimate[] =>
  consider(question, chance, most, look).best;

/** At most three options, best first, each with its plan and what comes of it. */
export function advise(question: Question, chance: Chance, most = 3, look: SearchOptions = CLOSE_LOOK): Advised[] {
  const { search, best } = consider(question, chance, most, look);
  const luck = `${int(chance, 2 ** 31)}`;
  return best.map((estimate) => ({
    ...estimate,
    plan: planAfter(question, estimate.answer, search.wayAfter(estimate.answer), seeded(luck), LONGEST_PLAN),
    // In the same worlds for every option.
    outlook: outlookOn(question, estimate.answer, () => search.wayAfter(estimate.answer), seeded(luck)),
  }));
}

/** The options that are moves: a setting is none, nor is what leaves the table and the question as they are. */
export function movesOf(question: Question, chance: Chance): readonly Answer[] {
  const { game, view, ask } = question;
  const moves = offered(game, ask.decision, question.options);
  if (moves.length < 2) return moves.length === 0 ? question.options : moves;
  const world = game.determinize(view, chance);
  const before = copyPlain(game.tableOf(world.state, ask.seat));
  const real = moves.filter((move) => {
    const after = game.clone(world);
    game.play(after, openAsk(game, after, ask), move);
    const asked = game.open(after).some(({ seat, decision }) => seat === ask.seat && decision === ask.decision);
    return !asked || !samePlain(before, copyPlain(game.tableOf(after.state, ask.seat)));
  });
  return real.length === 0 ? moves : real;
}
