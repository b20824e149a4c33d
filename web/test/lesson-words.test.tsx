import { registry } from '@orrery/games';
import {
  type Game,
  type GameText,
  type Language,
  languages,
  type Match,
  type Position,
  plainWords,
  segments,
  spoken,
} from '@orrery/kernel';
import type { AnyLesson } from '@orrery/kit';
import { boardTesting } from '@orrery/kit/testing';
import { describe, expect, it } from 'vitest';
import { coachMove, LEARNER, matchAt } from '../src/learn/course.ts';
import { crumbsOf } from '../src/table/question.ts';
import { answer, lessons, mine } from './lesson-course.ts';

const LANGUAGES = Object.keys(languages) as Language[];
/** Terms of the rules are ideas and need not be drawn. */
const isIdea = (topic: string): boolean => topic.startsWith('term:');

/** The positions a step is about: its beginning, and each of its questions if the coach answers. */
function* positionsOf(game: Game, lesson: AnyLesson, step: number): Generator<Match> {
  const match = matchAt(game, lesson, step);
  yield match;
  for (const part of lesson.steps[step]?.does ?? []) {
    const ask = mine(game, match);
    if (ask?.decision !== part.decision) continue;
    const move = coachMove(part, game.options(match.position, ask), game.view(match.position, LEARNER).table);
    if (move === undefined || !answer(game, lesson, match, ask, move)) return;
    yield match;
  }
}

const bare = (html: string): string =>
  html
    .replace(/ (?:aria-label|title)="([^"]*)"/g, '>$1<')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/** What stands on the table at a position: all the board draws and says, the open question with its options, and what is being carried out. */
function wordsOnTable(
  { propsOf, everyPart }: ReturnType<typeof boardTesting>,
  game: Game,
  text: GameText,
  position: Position,
  language: Language,
): string {
  const ask = game.open(position).find(({ seat }) => seat === LEARNER);
  const props = propsOf({ position, ask, events: [] } as Parameters<typeof propsOf>[0], language, 'desktop', LEARNER);
  const asked = props.question === undefined ? [] : [props.question.prompt, ...props.question.options.map(({ words }) => words)];
  const said = [...asked, ...crumbsOf(text, props.view)].map((sentence) => plainWords(sentence, () => ''));
  return bare([everyPart(props), ...said].join(' '));
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Whether a sentence has a name, also in the plural. */
const names = (sentence: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?:s|e?n|er?)?(?![\\p{L}\\p{N}])`, 'iu').test(sentence);
const wordsOf = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}]+/gu) ?? [];

/** What the reference knows by name; what a title says besides it ("Genetics, level I") is no name. */
function namesOf(text: GameText, wanted: (topic: string) => boolean): string[] {
  const topics = text.topics.flatMap(({ ids }) => ids.filter(wanted));
  return topics.map((topic) => text.explain(topic).title.replace(/ ?[,(:·].*/, ''));
}

/** Names in a sentence that a newcomer would look for on the table: those the reference knows, also a single word of one, and codes of places. */
function namedIn(sentence: string, titles: readonly string[], ideas: readonly string[], language: Language): string[] {
  const inIdeas = new Set(ideas.flatMap(wordsOf));
  const inTitles = new Set(titles.flatMap(wordsOf));
  // English writes nothing but names with a capital in the middle of a sentence, so that one nobody knows is found as well.
  const capitals = sentence.match(/(?<=[\p{Ll},;)’\d] )\p{Lu}\p{Ll}+/gu) ?? [];
  const proper = capitals.filter(
    (word) => (language === 'en' || inTitles.has(word)) && !inIdeas.has(word) && !inIdeas.has(word.replace(/s$/, '')),
  );
  return [
    ...titles.filter((title) => sentence.toLowerCase().includes(title.toLowerCase()) && names(sentence, title)),
    ...(sentence.match(/\b[A-Z]\d\b/g) ?? []),
    ...proper,
  ];
}

describe.each(lessons)('the words of the lesson of $id', ({ id, game, lesson }) => {
  it.each(LANGUAGES)('name nothing but what is on the table at that step: %s', async (language) => {
    const entry = registry[id];
    const module = (await entry?.board?.())?.default;
    if (entry === undefined || module === undefined) throw new Error(`${id} has no board`);
    const text = await entry.text[language]();
    const testing = boardTesting(game, module, { en: await entry.text.en(), [language]: text });
    const [titles, ideas] = [namesOf(text, (topic) => !isIdea(topic)), namesOf(text, isIdea)];
    let checked = 0;
    const absent: string[] = [];
    for (const [step, { id: name }] of lesson.steps.entries()) {
      const said = spoken(lesson.words)[language][name];
      if (said === undefined) throw new Error(name);
      const sentences = [said.title, said.idea, said.move ?? '', said.later ?? '', said.whyNot?.ask ?? '', said.whyNot?.because ?? ''].map(
        (marked) => plainWords(marked, () => ''),
      );
      let missing = [...new Set(sentences.flatMap((sentence) => namedIn(sentence, titles, ideas, language)))];
      checked += missing.length;
      for (const { position } of positionsOf(game, lesson, step)) {
        if (missing.length === 0) break;
        const shown = wordsOnTable(testing, game, text, position, language);
        missing = missing.filter((word) => !names(shown, word));
      }
      absent.push(...missing.map((word) => `${name}: ${word}`));
    }
    expect(absent).toEqual([]);
    expect(checked).toBeGreaterThan(10);
  });

  it('name the others by their seats, for nobody knows who sits there', () => {
    for (const language of LANGUAGES) {
      for (const [step, said] of Object.entries(spoken(lesson.words)[language])) {
        for (const sentence of [said.title, said.idea, said.move ?? '', said.later ?? '', said.whyNot?.because ?? '']) {
          for (const segment of segments(sentence)) {
            if (segment.kind === 'seat') expect(segment.seat > LEARNER && segment.seat < lesson.seats, `${step}: ${sentence}`).toBe(true);
          }
          expect(sentence, step).not.toMatch(/Cadet|Kadett|Kepler|Vesta|Ceres/);
        }
      }
    }
  });

  it.each(LANGUAGES)('begin with the numbers of the goal card at that table: %s', async (language) => {
    const { goal } = (await registry[id]?.learn?.goal[language]()) ?? {};
    const said = spoken(lesson.words)[language][lesson.steps[0]?.id ?? '']?.idea ?? '';
    const told = Object.values({ ...goal, ...goal?.at?.(game.view(matchAt(game, lesson, 0).position, LEARNER).table) }).join(' ');
    for (const [number] of said.matchAll(/\b\d\d+\b/g)) expect(told, said).toMatch(new RegExp(`\\b${number}\\b`));
  });

  it('say how many points one has as the board counts them', async () => {
    const module = (await registry[id]?.board?.())?.default;
    for (const language of LANGUAGES) {
      for (const [step, { id: name }] of lesson.steps.entries()) {
        const { idea = '', later = '' } = spoken(lesson.words)[language][name] ?? {};
        const [, points] = /(?:You have|Du hast) (\d+) (?:VP|DP|SP|KP)/.exec(`${later} ${idea}`) ?? [];
        if (points === undefined) continue;
        const { position } = matchAt(game, lesson, step);
        expect(module?.points?.(game.view(position, LEARNER), LEARNER).now, `${language} ${name}`).toBe(Number(points));
      }
    }
  });
});
