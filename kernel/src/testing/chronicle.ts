import type { Effects, Game, Position } from '../game.ts';
import { isInterjection } from '../interjection.ts';
import { newEffects } from '../match.ts';
import { samePlain } from '../plain.ts';
import type { Answer, Ask } from '../rules.ts';
import { Uncertain } from '../runner.ts';
import { printed } from './printed.ts';
import { Scene } from './scene.ts';

export type Choose = (ask: Ask, options: readonly Answer[]) => Answer;

/**
 * What happens while a scene is played to its end, or to a question: each question with what is offered and chosen, each event with what has changed at
 * the table since the one before, and what changes after the last of them. Rules change first and tell afterwards, so a line says both the deed
 * and its moment. `!roll` and `!reveal` keep an answer from being undone; what of it can be foreseen all the same is `certain`. What is refused is told for the questions `whyNot` names.
 */
export function chronicle<S, V, E>(
  scene: Scene<S, V, E>,
  choose: Choose,
  until: (ask: Ask) => boolean = () => false,
  whyNot: (ask: Ask) => boolean = () => false,
): string[] {
  const { game } = scene;
  const lines: string[] = [];
  for (;;) {
    const ask = game.open(scene.position)[0];
    if (ask === undefined || until(ask)) return lines;
    const options = game.options(scene.position, ask);
    const answer = choose(ask, options);
    const refused = whyNot(ask) ? game.refusals(scene.position, ask).map(printed) : [];
    const asked = printed({ kind: ask.decision, ...(ask.args as object) });
    const before = game.clone(scene.position);
    const effects: Effects = { ...scene.effects(), beats: [] };
    game.play(scene.position, ask, answer, effects);
    // What may be done at any time is only counted: it is offered with every question.
    const offered = options.filter((option) => !isInterjection(option)).map(printed);
    if (offered.length < options.length) offered.push(`+${options.length - offered.length}`);
    lines.push(`${ask.seat} ${asked}: ${offered.join(' ')} > ${printed(answer)}${barred(effects)}`);
    if (refused.length > 0) lines.push(`not ${refused.join(' ')}`);
    if (effects.barrier !== undefined) lines.push(...certain(game, before, ask, answer));
    lines.push(...told(effects, before.state, game.clone(scene.position).state));
    scene.hear(effects);
  }
}

/** Gives answers, each as it is printed, and tells what the last of them does; with `whyNot` also what was refused there. */
export function lastTold<S, V, E>(scene: Scene<S, V, E>, answers: readonly string[], whyNot = false): string[] {
  let given = 0;
  let told: string[] = [];
  const choose: Choose = (_ask, options) => {
    const answer = options.find((option) => printed(option) === answers[given]);
    if (answer === undefined) throw new Error(`${answers[given]} is not among ${options.map(printed).join(' ')}`);
    given++;
    return answer;
  };
  while (given < answers.length) {
    const until = given + 1;
    told = chronicle(
      scene,
      choose,
      () => given >= until,
      () => whyNot && until === answers.length,
    );
  }
  // What has become nothing leaves a space at the end of its line.
  return told.map((line) => line.trimEnd());
}

/** A new game up to its first question, told in the same way. */
export function opening<S, V, E>(
  game: Game<S, V, E>,
  seats: number,
  options: unknown,
  seed: string,
): { scene: Scene<S, V, E>; lines: string[] } {
  const config = game.configure(seats, options);
  const effects: Effects = { ...newEffects(), beats: [] };
  const position = game.start(config, seed, effects);
  const before = game.definition.initial(config);
  return { scene: new Scene(game, position, [], true), lines: told(effects, before, game.clone(position).state) };
}

/** Tells what has happened at a frozen scene since it was last asked, each event with what has changed; at the end also what changed after the last. */
export function teller<S, V, E>(scene: Scene<S, V, E>): (end?: boolean) => string[] {
  let heard = 0;
  let before = scene.began;
  return (end = false) => {
    const lines: string[] = [];
    for (; heard < scene.events.length; heard++) {
      const beat = scene.beats[heard] ?? before;
      lines.push([said(scene.events[heard]), ...changes(before, beat)].join(' | '));
      before = beat;
    }
    const rest = end ? changes(before, scene.state) : [];
    return rest.length === 0 ? lines : [...lines, ['then', ...rest].join(' | ')];
  };
}

/** What of an answer can be foreseen: it goes as far as the first luck or reveal, before anything hidden has moved. */
function certain<S, V, E>(game: Game<S, V, E>, before: Position<S>, { seat, decision }: Ask, answer: Answer): string[] {
  const position = game.clone(before);
  const effects: Effects = { ...newEffects(true), certain: true };
  try {
    game.answer(position, seat, decision, answer, effects);
  } catch (error) {
    if (!(error instanceof Uncertain)) throw error;
  }
  const lines = told(effects, before.state, position.state);
  return lines.length === 0 ? [] : [`certain: ${lines.join(' ; ')}`];
}

const barred = ({ barrier }: Effects): string => (barrier === undefined ? '' : ` !${barrier}`);

/** Every event with what has changed since the one before, and what changed after the last. */
function told({ events, beats }: Effects, before: unknown, after: unknown): string[] {
  let last = before;
  const lines = events.map(({ event, twin, seats }, i) => {
    const others = event === undefined ? '' : `, to others ${said(event)}`;
    const heard = twin === undefined ? said(event) : `to ${seats.join(' ')} ${said(twin)}${others}`;
    const line = [heard, ...changes(last, beats?.[i])].join(' | ');
    last = beats?.[i];
    return line;
  });
  const rest = changes(last, after);
  return rest.length === 0 ? lines : [...lines, ['then', ...rest].join(' | ')];
}

/** The same, as it is written down in a test. */
export const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/);

function said(event: unknown): string {
  const { type, ...rest } = event as { readonly type: string };
  return printed({ kind: type, ...rest });
}

/** What differs between two tables, place by place. */
function changes(before: unknown, after: unknown, path = ''): string[] {
  if (samePlain(before, after)) return [];
  const name = (key: string): string => (path === '' ? key : `${path}.${key}`);
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) {
    let same = 0;
    while (same < Math.min(before.length, after.length) && samePlain(before[same], after[same])) same++;
    let end = 0;
    while (end < Math.min(before.length, after.length) - same && samePlain(before.at(-1 - end), after.at(-1 - end))) end++;
    return [`${path} at ${same} ${printed(before.slice(same, before.length - end))}>${printed(after.slice(same, after.length - end))}`];
  }
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [`${path} ${printed(before)}>${printed(after)}`];
  if (Array.isArray(before) && Array.isArray(after) && typeof before[0] === 'string' && samePlain(before.slice(0, -1), after.slice(1)))
    return [`${path} under it ${printed(after[0])}, off its top ${printed(before.at(-1))}`];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changes((before as Record<string, unknown>)[key], (after as Record<string, unknown>)[key], name(key)));
}
