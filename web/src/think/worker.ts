import {
  advise,
  type Choice,
  Course,
  closeLook,
  inUnit,
  isClear,
  type LineStep,
  lineAfter,
  type Outlook,
  outlookOn,
  prepare,
  type Question,
  type RoundScores,
  type Station,
  survey,
  unitOf,
  type Verdict,
  verdictOn,
} from '@orrery/bots';
import { registry } from '@orrery/games';
import { type Answer, type Game, type Save, type Seat, type SeenAsk, seeded, type View } from '@orrery/kernel';

/** A question as somebody sees it; nothing else of the table is ever sent here while a match runs. */
export type Asked = { readonly view: View; readonly decision: string; readonly options: readonly Answer[] };

/** One option with what it is worth: a chance to win from 0 to 1, or points where there is nobody to win against; null where it was not worth a try. */
export type Advice = {
  readonly answer: Answer;
  readonly value: number | null;
  readonly plan: readonly LineStep[];
  readonly outlook: Outlook;
};

/**
 * A decision that was looked at closely; where something else was clearly better, the question as its seat saw it, and the tables that either
 * answer led to by the next turn.
 */
export type Judged = Verdict & {
  readonly asked?: { readonly view: View; readonly ask: SeenAsk };
  readonly why?: { readonly better: readonly unknown[]; readonly played: readonly unknown[] };
};

export type ToThinker =
  | { readonly type: 'advise'; readonly asked: Asked }
  /** What one answer is worth. */
  | { readonly type: 'weigh'; readonly asked: Asked; readonly answer: Answer }
  /** How to go on after it. */
  | { readonly type: 'line'; readonly asked: Asked; readonly answer: Answer }
  | {
      readonly type: 'analyse';
      readonly save: Save;
      readonly seats: readonly Seat[];
      /** Decisions that need no second look. */
      readonly known: readonly number[];
      readonly budget: number;
    };

export type FromThinker =
  | { readonly type: 'advice'; readonly advice: readonly Advice[] }
  /** As verdicts have it: a chance, or, alone, worth. */
  | { readonly type: 'weighed'; readonly chance: number }
  | { readonly type: 'line'; readonly steps: readonly LineStep[] }
  | {
      readonly type: 'course';
      readonly done: number;
      readonly turns: readonly Station[];
      readonly rounds: readonly RoundScores[];
    }
  /** This many decisions of the wanted seats wait to be looked at closely. */
  | { readonly type: 'choices'; readonly count: number }
  | { readonly type: 'judged'; readonly judged: Judged; readonly left: number }
  /** The time is up, or nothing is left. */
  | { readonly type: 'done'; readonly left: number }
  | { readonly type: 'failed'; readonly reason: string };

/** The course is told in pieces, so that the picture grows. */
const TELL_EVERY_MS = 250;

const send = (message: FromThinker): void => self.postMessage(message);

async function gameOf(id: string): Promise<Game> {
  const game = await registry[id]?.load();
  if (game === undefined) throw new Error(`no game ${id}`);
  // Who cannot fetch what was learnt judges by weights.
  await prepare(game).catch(() => {});
  return game;
}

async function questionOf({ view, decision, options }: Asked): Promise<Question> {
  const game = await gameOf(view.game);
  const ask = view.asks.find((a) => a.seat === view.viewer && a.decision === decision && !a.answered);
  if (ask === undefined) throw new Error(`${decision} is not asked`);
  return { game, view, ask, options };
}

async function weigh({ asked, answer }: ToThinker & { type: 'weigh' }): Promise<void> {
  const { chance } = closeLook(await questionOf(asked), answer, seeded(`weigh ${asked.view.decisions}`));
  send({ type: 'weighed', chance });
}

/** A plan is read, not studied. */
const LONGEST_LINE = 5;

async function goOn({ asked, answer }: ToThinker & { type: 'line' }): Promise<void> {
  const steps = lineAfter(await questionOf(asked), answer, seeded(`line ${asked.view.decisions}`), LONGEST_LINE);
  send({ type: 'line', steps });
}

async function think(asked: Asked): Promise<void> {
  const question = await questionOf(asked);
  const { game, view } = question;
  const luck = seeded(crypto.randomUUID());
  const unit = unitOf(game.determinize(view, luck).state.config);
  const advice = advise(question, luck);
  const said = advice.map(({ answer, chance, visits, plan, outlook }) => ({
    ...{ answer, plan, outlook },
    value: visits === 0 ? null : inUnit(game, unit, chance),
  }));
  send({ type: 'advice', advice: said });
}

/** What comes of either answer is looked at in this many worlds, the same for both. */
const WORLDS = 4;

function withReason(game: Game, { at, question }: Choice, verdict: Verdict): Judged {
  const { view, ask } = question;
  const after = (answer: Answer): readonly unknown[] =>
    outlookOn({ game, ...question }, answer, () => () => undefined, seeded(`why ${at}`), WORLDS).nextTurn;
  return { ...verdict, asked: { view, ask }, why: { better: after(verdict.better), played: after(verdict.played) } };
}

async function analyse({ save, seats, known, budget }: ToThinker & { type: 'analyse' }): Promise<void> {
  const game = await gameOf(save.game);
  const course = new Course();
  const choices: Choice[] = [];
  let told = performance.now();
  let answers = 0;
  for (const { station, choice } of survey(game, save)) {
    course.add(station);
    answers = station.at;
    if (choice !== undefined && seats.includes(choice.seat) && !known.includes(choice.at)) choices.push(choice);
    if (performance.now() - told < TELL_EVERY_MS) continue;
    told = performance.now();
    send({ type: 'course', done: answers, turns: course.turns, rounds: course.rounds });
  }
  send({ type: 'course', done: answers, turns: course.turns, rounds: course.rounds });
  send({ type: 'choices', count: choices.length });
  // What looks worst at a glance comes first: if the time runs out, it has gone where it matters.
  choices.sort((a, b) => b.suspicion - a.suspicion);
  const end = performance.now() + budget;
  let left = choices.length;
  for (const choice of choices) {
    if (performance.now() > end) break;
    const verdict = verdictOn(game, choice, seeded(`${save.seed} judge ${choice.at}`));
    send({ type: 'judged', judged: isClear(game, save, verdict) ? withReason(game, choice, verdict) : verdict, left: --left });
  }
  send({ type: 'done', left });
}

function workOn(data: ToThinker): Promise<void> {
  switch (data.type) {
    case 'advise':
      return think(data.asked);
    case 'weigh':
      return weigh(data);
    case 'line':
      return goOn(data);
    case 'analyse':
      return analyse(data);
  }
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  workOn(data).catch((error: unknown) => send({ type: 'failed', reason: error instanceof Error ? error.message : `${error}` }));
};
