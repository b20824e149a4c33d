import { registry } from '@orrery/games';
import { type Answer, type Game, type Language, languages, Match, plainWords, spoken } from '@orrery/kernel';
import type { AnyLesson } from '@orrery/kit';
import { boardTesting } from '@orrery/kit/testing';
import { describe, expect, it } from 'vitest';
import { advanced, closedUntil, coachMove, isDone, LEARNER, lets, matchAt, type Place, partAt } from '../src/learn/course.ts';
import { answer, lessons, mine } from './lesson-course.ts';

/** Three lines of the coach's card. */
const MOST_LETTERS = 180;
const MOST_TITLE = 40;
const shell = (target: string): boolean => target.startsWith('shell:');

/** From a place on, with the coach's moves, to the next step; how many answers that took, or why it did not come to it. */
function carriedOn(game: Game, lesson: AnyLesson, match: Match, from: Place, first: Answer): number | string {
  let place = from;
  let given: Answer | undefined = first;
  for (let answers = 1; answers < 20; answers++) {
    const ask = mine(game, match);
    if (ask === undefined || given === undefined) return `nothing to answer in step ${place.step + 1}`;
    const jumps = lesson.steps[place.step + 1]?.scene !== undefined;
    if (!answer(game, lesson, match, ask, given)) return jumps ? answers : `the others have no line after step ${place.step + 1}`;
    const next = mine(game, match);
    if (next === undefined) return 'nobody is asked';
    place = advanced(lesson, place, next.decision, match.at);
    if (place.step > from.step) return answers;
    if (isDone(lesson, place)) {
      return lesson.steps[place.step + 1]?.scene === undefined ? `${next.decision} is in no step` : answers;
    }
    const part = partAt(lesson, place);
    if (part === undefined) return 'no part';
    given = coachMove(part, game.options(match.position, next), game.view(match.position, LEARNER).table);
  }
  return 'no end';
}

describe.each(lessons)('the lesson of $id', ({ id, game, lesson }) => {
  it('has words for every step, and steps for all words, each once', () => {
    const ids = lesson.steps.map((step) => step.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect(ids.length).toBeLessThanOrEqual(16);
    for (const language of Object.keys(languages) as Language[]) {
      const words = lesson.words[language];
      expect(Object.keys(words ?? {}).sort(), language).toEqual([...ids].sort());
    }
  });

  it('says one idea in three lines, in every language', () => {
    for (const language of Object.keys(languages) as Language[]) {
      for (const [step, words] of Object.entries(spoken(lesson.words)[language])) {
        const bare = (sentence: string) => plainWords(sentence, (seat) => `${seat}`);
        const where = `${language} ${step}`;
        expect(bare(words.idea).length, `${where}: ${words.idea}`).toBeLessThanOrEqual(MOST_LETTERS);
        expect(bare(words.move ?? '').length, where).toBeLessThanOrEqual(90);
        expect(bare(words.later ?? '').length, where).toBeLessThanOrEqual(110);
        expect(bare(words.title).length, where).toBeLessThanOrEqual(MOST_TITLE);
        const { ask, because } = words.whyNot ?? { ask: 'Is?', because: 'Is.' };
        expect(bare(ask).length, `${where}: ${ask}`).toBeLessThanOrEqual(MOST_TITLE);
        expect(bare(because).length, `${where}: ${because}`).toBeLessThanOrEqual(120);
        expect(ask, where).toMatch(/\?$/);
        for (const sentence of [words.idea, words.move ?? 'Is.', words.later ?? 'Is.', because]) expect(sentence, where).toMatch(/[.!?]$/);
      }
    }
  });

  it('says how much later it is where a scene begins, and asks for a move where there is one to make', () => {
    for (const [index, step] of lesson.steps.entries()) {
      const { later, move } = lesson.words.en[step.id] ?? {};
      expect(later !== undefined, step.id).toBe(step.scene !== undefined);
      const last = index === lesson.steps.length - 1;
      if (!last) expect(move !== undefined, step.id).toBe(step.does !== undefined);
    }
  });

  it('answers why not, wherever another option tempts', () => {
    for (const language of Object.keys(languages) as Language[]) {
      for (const { id: name, does = [] } of lesson.steps) {
        const tempts = does.filter(({ tempting }) => tempting !== undefined);
        expect(tempts.length, name).toBe(lesson.words[language]?.[name]?.whyNot === undefined ? 0 : 1);
      }
    }
    const asking = lesson.steps.filter(({ does }) => does?.some(({ tempting }) => tempting !== undefined));
    expect(asking.length).toBeGreaterThanOrEqual(9);
  });

  it('takes its course step by step: every step is reached, and asks what it says', () => {
    for (const [step, { id: name, does, says }] of lesson.steps.entries()) {
      const match = matchAt(game, lesson, step);
      const ask = mine(game, match);
      expect(ask, name).toBeDefined();
      if (does !== undefined && ask !== undefined) expect(ask.decision, name).toBe(does[0]?.decision);
      expect(says?.(game.view(match.position, LEARNER).table) ?? true, `${name}: what it says`).toBe(true);
      expect(game.over(match.position), name).toBe(false);
    }
  });

  it('opens at least one answer at each question, closes none of the coach’s, and every open one leads on', () => {
    for (const [step, { id: name, does = [] }] of lesson.steps.entries()) {
      let place: Place = { step, part: 0, at: 0 };
      for (let part = 0; part < does.length; part++) {
        const at = matchAt(game, lesson, step);
        // With the coach's moves to this part.
        let reached = true;
        for (let before = 0; before < part && reached; before++) {
          const ask = mine(game, at);
          const here = does[before];
          if (ask === undefined || here === undefined || ask.decision !== here.decision) continue;
          const move = coachMove(here, game.options(at.position, ask), game.view(at.position, LEARNER).table);
          reached = move !== undefined && answer(game, lesson, at, ask, move);
        }
        const ask = mine(game, at);
        if (!reached || ask === undefined || ask.decision !== does[part]?.decision) continue;
        place = { step, part, at: at.at };
        const options = game.options(at.position, ask);
        const { table } = game.view(at.position, LEARNER);
        const here = partAt(lesson, place);
        if (here === undefined) throw new Error(name);
        const open = options.filter((option) => lets(here, option, table));
        expect(open.length, `${name} ${ask.decision}`).toBeGreaterThan(0);
        if (here.tempting !== undefined) {
          const tempting = options.filter((option) => here.tempting?.(option, table));
          expect(tempting.length, `${name}: what tempts`).toBeGreaterThan(0);
          expect(
            tempting.filter((option) => open.includes(option)),
            name,
          ).toEqual([]);
        }
        for (const option of options) {
          const until = closedUntil(lesson, place, ask.decision, option, table);
          expect(until === undefined, `${name} ${JSON.stringify(option)}`).toBe(open.includes(option));
        }
        const save = at.save();
        for (const option of open) {
          const again = Match.load(game, save);
          expect(carriedOn(game, lesson, again, place, option), `${name} ${ask.decision} ${JSON.stringify(option)}`).toBeTypeOf('number');
          const after = game.view(again.position, LEARNER).table;
          expect(lesson.steps[step]?.brings?.(after) ?? true, `${name}: what it promises`).toBe(true);
        }
      }
    }
  });

  it('points at what is drawn', async () => {
    const entry = registry[id];
    const module = (await entry?.board?.())?.default;
    if (entry === undefined || module === undefined) throw new Error(`${id} has no board`);
    const texts = { en: await entry.text.en(), de: await entry.text.de() };
    const { propsOf, everyPart } = boardTesting(game, module, texts);
    const { length } = lesson.steps;
    for (const [step, { id: name, at, does }] of lesson.steps.entries()) {
      const { position } = matchAt(game, lesson, step);
      // A step that is only read has no choice over the board; at the last one all is open.
      const ask = does === undefined && step < length - 1 ? undefined : game.open(position)[0];
      const html = everyPart(propsOf({ position, ask, events: [] }, 'en', 'desktop', LEARNER));
      expect(at.length, name).toBeGreaterThan(0);
      for (const target of at) if (!shell(target)) expect(html.includes(`data-target="${target}"`), `${name}: ${target}`).toBe(true);
    }
    // Some questions of a step point at something of their own.
    for (const [step, { id: name, does = [] }] of lesson.steps.entries()) {
      const match = matchAt(game, lesson, step);
      for (const part of does) {
        const ask = mine(game, match);
        if (ask?.decision !== part.decision) continue;
        const { position } = match;
        const html = everyPart(propsOf({ position, ask, events: [] }, 'en', 'desktop', LEARNER));
        for (const target of part.at ?? []) expect(html.includes(`data-target="${target}"`), `${name}: ${target}`).toBe(true);
        const move = coachMove(part, game.options(position, ask), game.view(position, LEARNER).table);
        if (move === undefined || !answer(game, lesson, match, ask, move)) break;
      }
    }
  });
});

it('lessons are begun by a name of the game or a part of the table', () => {
  const parts = new Set(['shell:seats', 'shell:mine', 'shell:question']);
  for (const { lesson } of lessons)
    for (const { at } of lesson.steps) for (const target of at) if (shell(target)) expect(parts).toContain(target);
});
