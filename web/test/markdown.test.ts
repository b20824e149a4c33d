import { expect, it } from 'vitest';
import { blocksOf, runsOf } from '../src/host/markdown.ts';

it('an imprint has headings, paragraphs, lists, strong words, links and lines of their own', () => {
  expect(
    blocksOf('# Imprint\nNora Field  \nLane 1\n\n<!-- fill in -->\n- **Mail**: <mailto:n@example.org>\n- [Site](https://example.org)'),
  ).toEqual([
    { kind: 'heading', level: 1, text: [{ kind: 'words', words: 'Imprint' }] },
    { kind: 'paragraph', text: [{ kind: 'words', words: 'Nora Field' }, { kind: 'break' }, { kind: 'words', words: 'Lane 1' }] },
    {
      kind: 'list',
      items: [
        [
          { kind: 'strong', words: 'Mail' },
          { kind: 'words', words: ': ' },
          { kind: 'link', words: 'n@example.org', href: 'mailto:n@example.org' },
        ],
        [{ kind: 'link', words: 'Site', href: 'https://example.org' }],
      ],
    },
  ]);
});

it('what would run something stays words', () => {
  for (const text of ['[click](javascript:alert(1))', '<script>alert(1)</script>', '[x](data:text/html,1)', '<img src=x onerror=alert(1)>'])
    expect(runsOf(text)).toEqual([{ kind: 'words', words: text }]);
});
