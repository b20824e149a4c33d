/** The little of Markdown that an imprint needs. What is not among it stays as it was written; nothing ever becomes markup of the page's own. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: readonly Run[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Run[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Run[])[] };

export type Run =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'strong'; readonly words: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'link'; readonly words: string; readonly href: string };

const INLINE =
  /\*\*(?<strong>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<href>[^)\s]+)\)|<(?<address>(?:https?:\/\/|mailto:)[^>\s]+)>|(?<break> {2,}\n|\\\n)/g;
/** A page may lead elsewhere, write a mail or call somebody, and run nothing. */
const HARMLESS = /^(https?:\/\/|mailto:|tel:|#\/)/i;

export function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  const plain = (to: number): void => {
    const words = text.slice(from, to).replace(/\s*\n\s*/g, ' ');
    if (words !== '') runs.push({ kind: 'words', words });
  };
  for (const match of text.matchAll(INLINE)) {
    const { strong, words, href, address } = match.groups ?? {};
    if (href !== undefined && !HARMLESS.test(href)) continue;
    plain(match.index);
    from = match.index + match[0].length;
    if (strong !== undefined) runs.push({ kind: 'strong', words: strong });
    else if (words !== undefined && href !== undefined) runs.push({ kind: 'link', words, href });
    else if (address !== undefined) runs.push({ kind: 'link', words: address.replace(/^mailto:/, ''), href: address });
    else runs.push({ kind: 'break' });
  }
  plain(text.length);
  return runs;
}

export function blocksOf(markdown: string): readonly Block[] {
  const withoutNotes = markdown.replace(/\r\n/g, '\n').replace(/<!--[\s\S]*?-->/g, '');
  return withoutNotes
    .split(/\n{2,}/)
    .flatMap((part) => part.split(/\n(?=#)|(?<=^#.*)\n/))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf);
}

function blockOf(part: string): Block {
  const [, marks, heading] = /^(#{1,3})\s+(.*)$/.exec(part) ?? [];
  if (marks !== undefined && heading !== undefined) return { kind: 'heading', level: marks.length, text: runsOf(heading) };
  if (!/^[-*] /.test(part)) return { kind: 'paragraph', text: runsOf(part) };
  return {
    kind: 'list',
    items: part
      .slice(2)
      .split(/\n[-*] /)
      .map(runsOf),
  };
}
