import { type Chapter, type Language, type Passage, plainWords } from '@orrery/kernel';
import { type Found, ruleIn } from './passage-at.ts';
import { smallWords } from './small-words.ts';

const bare = (text: string): string => plainWords(text, () => '').toLocaleLowerCase();

/** What stays of a word when its ending goes: whoever asks for "protecting" or "automatisieren" means "protect" and "automatisiere". */
const stem = (word: string): string => word.replace(/(?<=.{3})(?:ungen|ung|ing|ies|ed|en|er|es|em|e|n|s|y)$/, '');

const wordsIn = (wanted: string): string[] => wanted.toLocaleLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];

/** Of a question what it is about. */
function aboutIn(wanted: string, language: Language): string[] {
  const asked = wordsIn(wanted);
  const about = asked.filter((word) => !smallWords[language].has(word));
  return about.length > 0 ? about : asked;
}

/**
 * Passages that hold every word looked for, those that name one in their title first. Where there is none, words count without their endings, then
 * those passages that hold the most of them, if that is half of them or more, and at last what a compound word is a kind of: a Handlimit is a Limit.
 */
export function search(chapters: readonly Chapter[], wanted: string, language: Language = 'en'): Found[] {
  const words = aboutIn(wanted, language);
  if (words.length === 0) return [];
  const rule = ruleIn(wanted);
  const all = chapters.flatMap((chapter) => chapter.passages.map((passage) => ({ chapter, passage })));
  if (rule !== undefined) return all.filter(({ passage }) => passage.rules.includes(rule));
  const stems = words.map(stem);
  // Small words are in every passage.
  const telling = stems.filter((word) => word.length > 2);
  for (const [looked, least] of [
    [words, words.length],
    [stems, stems.length],
    [telling, telling.length / 2],
  ] as const) {
    const found = holding(all, looked, least);
    if (found.length > 0) return found;
  }
  return holding(all, kinds(all, words), 1);
}

const SHORTEST_KIND = 5;

/** The longest words of the passages with which the words end. */
function kinds(all: readonly Found[], words: readonly string[]): string[] {
  const known = new Set(
    all.flatMap(({ passage }) => wordsIn(bare(`${titlesOf(passage)} ${passage.text}`)).flatMap((word) => word.split('-'))),
  );
  return words.flatMap((word) => {
    for (let from = 1; from <= word.length - SHORTEST_KIND; from++) if (known.has(word.slice(from))) return [word.slice(from)];
    return [];
  });
}

/** A passage’s title, and what it is called by those who do not know its words. */
const titlesOf = ({ title, asked = '' }: Passage): string => `${title} ${asked}`;

/** Those that hold the most of the words, and at least so many. */
function holding(all: readonly Found[], words: readonly string[], least: number): Found[] {
  const titled: Found[] = [];
  const others: Found[] = [];
  let most = least;
  for (const found of all) {
    const { chapter, passage } = found;
    const title = bare(`${chapter.title} ${titlesOf(passage)}`);
    const whole = `${title} ${bare(`${passage.text} ${passage.example ?? ''}`)}`;
    const held = words.filter((word) => whole.includes(word)).length;
    if (held < most || held === 0) continue;
    if (held > most) titled.length = others.length = 0;
    most = held;
    (words.some((word) => title.includes(word)) ? titled : others).push(found);
  }
  return [...titled, ...others];
}

const AROUND = 60;

/** A few words around the first place that was meant. */
export function excerpt({ text, example = '' }: Passage, wanted: string, language: Language = 'en'): string {
  const plain = plainWords(`${text}\n${example}`.replace(/^\s*(-|\d+\.) /gm, ''), () => '')
    .replace(/\s+/g, ' ')
    .trim();
  const low = plain.toLocaleLowerCase();
  const words = aboutIn(wanted, language);
  const first = [...words, ...words.map(stem)].find((word) => low.includes(word)) ?? '';
  const at = low.indexOf(first);
  const from = at <= AROUND ? 0 : plain.indexOf(' ', at - AROUND) + 1;
  const end = plain.indexOf(' ', at + AROUND);
  return `${from > 0 ? '… ' : ''}${end < 0 ? plain.slice(from) : `${plain.slice(from, end)} …`}`;
}

/** One block of a passage: a paragraph, or the items of a list. */
export type Block = { readonly kind: 'words' | 'list' | 'steps'; readonly lines: readonly string[] };

export function blocksOf(text: string): Block[] {
  const blocks: { kind: Block['kind']; lines: string[] }[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '') continue;
    const kind = line.startsWith('- ') ? 'list' : /^\d+\. /.test(line) ? 'steps' : 'words';
    const last = blocks.at(-1);
    const words = kind === 'words' ? line : line.replace(/^(-|\d+\.) /, '');
    if (last !== undefined && last.kind === kind && kind !== 'words') last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
  }
  return blocks;
}

/** So much of a passage stands on a card; the rest is behind "Read". */
const MOST_LETTERS = 240;
/**
 * The beginning of a passage: its first paragraph, or as many whole sentences of it as a card holds. What a list completes goes on with it, or is left out
 * with it. Steps are shown as a whole or not at all, and of a list there is no beginning: its first item would be any of them.
 */
export function beginning({ text }: Pick<Passage, 'text'>): string {
  const [first, second] = blocksOf(text);
  const fits = (words: string): string => (words.length <= MOST_LETTERS ? words : '');
  if (first?.kind === 'steps') return fits(first.lines.map((line, i) => `${i + 1}. ${line}`).join(' '));
  const paragraph = first?.kind === 'words' ? (first.lines[0] ?? '') : '';
  const listed = /[^.!?]$/.test(paragraph);
  const whole = fits([paragraph, ...(listed ? (second?.lines ?? []) : [])].join(' '));
  if (whole !== '' || paragraph === '') return whole;
  const cut = paragraph.slice(0, MOST_LETTERS).search(/[.!?](?=[^.!?]*$)/);
  return cut < 0 ? (listed ? '' : paragraph) : paragraph.slice(0, cut + 1);
}
