import { type Choice, Course, inUnit, isClear, lossOf, survey, unitOf, verdictOn } from '@orrery/bots';
import { plainWords, seeded } from '@orrery/kernel';
import { count, readArguments, text } from './arguments.ts';
import { Fault } from './fault.ts';
import { loadGame, loadText } from './games.ts';
import { languageOf, words } from './language.ts';
import { progressBar } from './progress.ts';
import { readSaveFile } from './saves.ts';

const MOST_SECONDS = 86_400;

/** Goes through a save: everybody's chances round by round, and the decisions where another option was clearly better. */
export async function analyse(args: readonly string[]): Promise<void> {
  const { values, words: given } = readArguments(args, { seats: 'string', seconds: 'string', lang: 'string' }, ['FILE']);
  const save = await readSaveFile(given[0]);
  const game = await loadGame(save.game);
  const language = languageOf(values);
  const say = await loadText(game, language);
  const name = (seat: number): string => words[language].seat(seat);
  const seats = seatList(text(values, 'seats', 'all'), save.config.seats);
  const seconds = count(values, 'seconds', 60, 1, MOST_SECONDS);
  const unit = unitOf(save.config);
  const shown = (value: number): string => (unit === 'chance' ? `${Math.round(value * 100)} %` : inUnit(game, unit, value).toFixed(1));

  const course = new Course();
  const choices: Choice[] = [];
  for (const { station, choice } of survey(game, save)) {
    course.add(station);
    if (choice !== undefined && seats.includes(choice.seat)) choices.push(choice);
  }
  for (const { round, at, scores } of course.rounds) {
    const then = course.turns.findLast((t) => t.at <= at);
    const line = scores.map((score, seat) => `${name(seat)} ${score.total} (${shown(then?.chances[seat] ?? 0)})`);
    console.log(`${round}. ${line.join('  ')}`);
  }

  choices.sort((a, b) => b.suspicion - a.suspicion);
  const end = performance.now() + seconds * 1000;
  const found: Found[] = [];
  const bar = progressBar(choices.length);
  let looked = 0;
  for (const choice of choices) {
    if (performance.now() > end) break;
    const verdict = verdictOn(game, choice, seeded(`${save.seed} judge ${choice.at}`));
    if (isClear(game, save, verdict)) found.push({ choice, verdict });
    bar.show(++looked);
  }
  bar.done();
  for (const { choice, verdict } of found.sort((a, b) => lossOf(b.verdict) - lossOf(a.verdict))) {
    const { view, ask } = choice.question;
    const option = (answer: typeof choice.played): string => plainWords(say.option(ask, answer, view), name);
    console.log(`\n${choice.at + 1}. ${name(choice.seat)}: ${plainWords(say.prompt(ask, view), name)}`);
    console.log(`   ${option(verdict.played)} (${shown(verdict.chance)}) < ${option(verdict.better)} (${shown(verdict.best)})`);
  }
  console.log(`\n${looked} / ${choices.length}`);
}

type Found = { readonly choice: Choice; readonly verdict: ReturnType<typeof verdictOn> };

/** "all", or seats by their number from 0. */
function seatList(raw: string, seats: number): number[] {
  if (raw === 'all') return Array.from({ length: seats }, (_, seat) => seat);
  const list = raw.split(',').map((seat) => (/^\d+$/.test(seat) ? Number(seat) : seats));
  if (list.some((seat) => seat >= seats)) throw new Fault(`--seats takes all, or 0 to ${seats - 1}, with commas`);
  return list;
}
