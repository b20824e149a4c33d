import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Chapter, ledgerLines, segments } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { gameIds, registry } from '../registry.ts';
import { notForPlayers } from './not-for-players.ts';

const LANGUAGES = ['en', 'de'] as const;
/** What the reader of one game may weigh on the wire. */
const MOST_BYTES = 40_000;

const chaptersIn = async (id: string, language: (typeof LANGUAGES)[number]): Promise<readonly Chapter[]> =>
  (await registry[id].learn?.rules?.[language]())?.chapters ?? [];

/** First and last line of a game's ledger, as its rulings say. */
function ledgerOf(id: string): string[] {
  const rulings = readFileSync(new URL(`../../docs/rulings/${id}.md`, import.meta.url), 'utf8');
  const [, prefix, first, last] = /The ledger of rules \(([A-Z]{2})-(\d{3}) to [A-Z]{2}-(\d{3})\)/.exec(rulings) ?? [];
  return ledgerLines(`${prefix}-${first}-${last}`);
}

const sentences = (chapters: readonly Chapter[]): string[] =>
  chapters.flatMap(({ title, lead, passages }) => [title, lead, ...passages.flatMap((p) => [p.title, p.text, p.example ?? ''])]);

describe.each(gameIds)('the rules of %s', (id) => {
  it('tell every line of the ledger that a player must know', async () => {
    const told = new Set((await chaptersIn(id, 'en')).flatMap(({ passages }) => passages.flatMap(({ rules }) => rules)));
    const left = new Set(Object.keys(notForPlayers[id]).flatMap(ledgerLines));
    const ledger = ledgerOf(id);
    expect(ledger.length).toBeGreaterThan(200);
    expect(ledger.filter((line) => !told.has(line) && !left.has(line))).toEqual([]);
    // Nothing is both told and left out, and nothing is told that no ledger has.
    expect([...left].filter((line) => told.has(line))).toEqual([]);
    expect([...told, ...left].filter((line) => !ledger.includes(line))).toEqual([]);
  });

  it('tell of every card, piece and word of the reference, each in one passage', async () => {
    const told = (await chaptersIn(id, 'en')).flatMap(({ passages }) => passages.flatMap(({ topics }) => topics));
    const text = await registry[id].text.en();
    const known = text.topics.flatMap(({ ids }) => ids);
    const kindOf = (topic: string): string => topic.slice(0, topic.indexOf(':'));
    expect(known.length).toBeGreaterThan(50);
    expect(known.filter((topic) => !told.includes(topic) && !told.includes(kindOf(topic)))).toEqual([]);
    expect(told.filter((topic, i) => told.indexOf(topic) !== i)).toEqual([]);
    // No passage tells of what there is not.
    expect(told.filter((topic) => topic.includes(':') && !known.includes(topic))).toEqual([]);
  });

  it('have the same chapters and passages in every language, with words for each', async () => {
    const shape = (chapters: readonly Chapter[]) => chapters.map((c) => [c.id, c.passages.map(({ path, rules }) => [path, rules])]);
    const [en, de] = await Promise.all(LANGUAGES.map((language) => chaptersIn(id, language)));
    expect(shape(de)).toEqual(shape(en));
    for (const chapters of [en, de])
      for (const { title, lead, passages } of chapters)
        for (const { text, title: of } of passages) expect([title, lead, of, text].every((words) => words.trim() !== '')).toBe(true);
    expect(sentences(de).filter((words) => words.length > 60 && sentences(en).includes(words))).toEqual([]);
  });

  it('explain each question, each action with an example, and how this differs from the box', async () => {
    const chapters = await chaptersIn(id, 'en');
    const paths = new Set(chapters.flatMap(({ passages }) => passages.map(({ path }) => path)));
    const here = (await registry[id].learn?.goal.en())?.here ?? {};
    // That no question is missing is the compiler's business.
    expect(Object.keys(here).length).toBeGreaterThan(5);
    expect(Object.values(here).filter((path) => !paths.has(path))).toEqual([]);
    const examples = chapters.flatMap(({ passages }) => passages.filter(({ path, example }) => example ?? path.endsWith('/example')));
    expect(examples.length).toBeGreaterThanOrEqual(9);
    expect(chapters.at(-1)?.id).toBe('box');
  });

  it.each(LANGUAGES)('refer to words the reference knows: %s', async (language) => {
    const text = await registry[id].text[language]();
    const known = new Set(text.topics.flatMap(({ ids }) => ids));
    const { goal } = (await registry[id].learn?.goal[language]()) ?? {};
    const all = [
      ...sentences(await chaptersIn(id, language)),
      ...Object.values({ ...goal, ...goal?.now }).filter((s) => typeof s === 'string'),
    ];
    const topics = all.flatMap((words) => segments(words)).flatMap((s) => (s.kind === 'ref' ? [s.topic] : []));
    expect(topics.length).toBeGreaterThan(10);
    expect(topics.filter((topic) => !known.has(topic))).toEqual([]);
  });

  it.each(LANGUAGES)('are light enough to be fetched at the table: %s', async (language) => {
    const chapters = await chaptersIn(id, language);
    expect(gzipSync(JSON.stringify(chapters)).length).toBeLessThan(MOST_BYTES);
  });
});
