// What makes a position a puzzle: one answer is clearly best to whoever knows what its seat knows, and not at first sight.
import { between, type Estimate, makePlayer, type Question, Search, type SearchOptions } from '@orrery/bots';
import { type Answer, type Chance, samePlain, seeded } from '@orrery/kernel';

/** The search that verifies a puzzle makes this many times the playouts of the one that found it. */
export const DEEPER = 10;
/**
 * This many such searches have to agree, each with luck of its own. The standard error of one says how its playouts differ, not where another tree would
 * have grown: the lead of an answer may be 20 points in one search and 7 in the next, with an error of half a point in both.
 */
const VERIFICATIONS = 4;
/** Before that a glance leaves out what is not worth a search. */
const GLANCING = 24;

/** Of the lead over the second answer that a puzzle shall have, so much is seen at a glance, and when it is found. */
const AT_A_GLANCE = 1.5;
const WHEN_FOUND = 1.2;
/** Who looks again disputes a lead smaller than this. */
const STILL_AHEAD = 0.02;
/** This many standard errors of the difference it is ahead, besides. */
const ERRORS = 3;
/** However bad an answer looks, it is tried this many times before anything is said about it. */
const LEAST_TRIED = { glance: 0, found: 4, verified: 40 };
/** Nothing to find where all is lost or won. */
const OPEN_GAME = { least: 0.08, most: 0.97 };
/** This many Cadets look at it, and this many of them have to miss it. */
const CADETS = 8;
const MISSED = 2;

/** The same eyes as the hints at the table: the Commander's sight, the Admiral's learnt value. Playouts are counted, time is not. */
const eyes = (iterations: number): SearchOptions => ({
  iterations,
  millis: Number.POSITIVE_INFINITY,
  sight: 0.5,
  valueWeights: true,
  whole: true,
});

export type Look = { readonly estimates: readonly Estimate[]; readonly best: Estimate; readonly ahead: number; readonly clear: boolean };

/** With `doubt` the second answer counts for a standard error less: at first sight luck must not speak against a puzzle. */
function lookAt(question: Question, chance: Chance, playouts: number, tried: number, doubt: boolean): Look {
  const among = between(question.game, question, question.options);
  const all = new Search(among, chance, eyes(playouts)).estimate(question).map((estimate) => {
    if (estimate.visits >= tried) return estimate;
    const options = [estimate.answer];
    return new Search(between(question.game, question, options), chance, eyes(tried)).estimate({ ...question, options })[0];
  });
  // The answer tried most is the choice of a search.
  const [best, ...others] = all;
  const worth = ({ chance: mean, error }: Estimate): number => (doubt ? mean - error : mean);
  const second = others.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  const ahead = best.chance - worth(second);
  return { estimates: all, best, ahead, clear: ahead > ERRORS * Math.hypot(best.error, second.error) };
}

/** The lead a puzzle shall have, and the playouts of the search that finds it. */
export type Depth = { readonly ahead: number; readonly playouts: number };

export type Found = { readonly best: Answer; readonly chanceOf: ChanceOf; readonly hard: 1 | 2 | 3 };

/** Looks closer and closer at a question, and gives up as soon as it is none for a puzzle. */
export async function puzzleIn(
  question: Question,
  seed: string,
  { ahead, playouts }: Depth,
): Promise<Found | 'glance' | 'found' | 'easy' | 'verified' | 'verified again'> {
  const glance = lookAt(question, seeded(`${seed} glance`), GLANCING, LEAST_TRIED.glance, true);
  const { chance } = glance.best;
  if (glance.ahead < AT_A_GLANCE * ahead || chance < OPEN_GAME.least || chance > OPEN_GAME.most) return 'glance';
  const { answer } = glance.best;
  // Twice, with other luck: a search that verifies costs more than both.
  for (const luck of ['find', 'find again']) {
    const found = lookAt(question, seeded(`${seed} ${luck}`), playouts, LEAST_TRIED.found, true);
    if (found.ahead < WHEN_FOUND * ahead || !samePlain(answer, found.best.answer)) return 'found';
  }
  const hard = await hardness(question, answer, seed);
  if (hard === undefined) return 'easy';
  const chanceOf = verify(question, answer, seed, ahead, DEEPER * playouts);
  return typeof chanceOf === 'string' ? chanceOf : { best: answer, chanceOf, hard };
}

export type ChanceOf = (option: Answer) => number;

/** What each answer is worth by all verifications together, or at which of them the best was not clearly the best. */
export function verify(
  question: Question,
  best: Answer,
  seed: string,
  ahead: number,
  playouts: number,
): ChanceOf | 'verified' | 'verified again' {
  const looks: Look[] = [];
  for (let n = 1; n <= VERIFICATIONS; n++) {
    const look = lookAt(question, seeded(`${seed} verify ${n}`), playouts, LEAST_TRIED.verified, false);
    if (!look.clear || look.ahead < ahead || !samePlain(look.best.answer, best)) return n === 1 ? 'verified' : 'verified again';
    looks.push(look);
  }
  return (option) => {
    const same = looks.flatMap(({ estimates }) => estimates.filter(({ answer }) => samePlain(answer, option)));
    return same.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, same.length);
  };
}

/** Whether a search with other luck, as deep as the one that verified it, names another answer or sees another as good. */
export function disputed(question: Question, best: unknown, seed: string, playouts: number): Look | undefined {
  const look = lookAt(question, seeded(`${seed} check`), playouts, LEAST_TRIED.verified, false);
  return samePlain(look.best.answer, best) && look.ahead >= STILL_AHEAD ? undefined : look;
}

/** How often others miss it: undefined where hardly anybody does. */
async function hardness(question: Question, best: unknown, seed: string): Promise<1 | 2 | 3 | undefined> {
  const misses = async (level: 'cadet' | 'greedy' | 'officer', of: number): Promise<number> => {
    let missed = 0;
    for (let i = 0; i < of; i++) {
      const answer = await makePlayer(level, question.game, seeded(`${seed} ${level} ${i}`)).choose(question);
      if (!samePlain(answer, best)) missed++;
    }
    return missed;
  };
  const cadets = await misses('cadet', CADETS);
  if (cadets < MISSED) return undefined;
  if (2 * (await misses('officer', CADETS)) > CADETS) return 3;
  return 2 * cadets > CADETS ? 2 : 1;
}
