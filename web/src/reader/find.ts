import { type Chapter, type Passage, plainWords } from '@orrery/kernel';
import { type Found, ruleIn } from './passage-at.ts';

const bare = (text: string): string => plainWords(text, () => '').toLocaleLowerCase();

/** Passages that hold every word looked for, those that name one in their title first. */
export function search(chapters: readonly Chapter[], wanted: string): Found[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rule = ruleIn(wanted);
  const all = chapters.flatMap((chapter) => chapter.passages.map((passage) => ({ chapter, passage })));
  if (rule !== undefined) return all.filter(({ passage }) => passage.rules.includes(rule));
  const titled: Found[] = [];
  const others: Found[] = [];
  for (const found of all) {
    const { chapter, passage } = found;
    const title = bare(`${chapter.title} ${passage.title}`);
    const whole = `${title} ${bare(`${passage.text} ${passage.example ?? ''}`)}`;
    if (!words.every((word) => whole.includes(word))) continue;
    (words.some((word) => title.includes(word)) ? titled : others).push(found);
  }
  return [...titled, ...others];
}

const AROUND = 60;

/** A few words around the first place that was meant. */
export function excerpt({ text, example = '' }: Passage, wanted: string): string {
  const plain = plainWords(`${text}\n${example}`.replace(/^\s*(-|\d+\.) /gm, ''), () => '')
    .replace(/\s+/g, ' ')
    .trim();
  const first = wanted.toLocaleLowerCase().split(/\s+/).find(Boolean) ?? '';
  const at = Math.max(0, plain.toLocaleLowerCase().indexOf(first));
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
