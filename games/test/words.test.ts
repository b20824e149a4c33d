import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Game, type GameText, heard, int, newEffects, plainWords, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { registry } from '../registry.ts';

/** What docs/words.md forbids, by language: words that were used once and have a better one now. */
const FORBIDDEN = {
  en: [
    /\b(every|some)body\b/i,
    /\b(colonis|specialis|civilis)(e|a)/i,
    /\bfictive\b/i,
    /\bin your turn\b/i,
    /\bcomes? home\b/i,
    /\bunder (its|their|the) (deck|stack)\b/i,
    /\bturned up\b/i,
    /No, thanks|Not at all|That is enough/,
    /\d %/,
    / …/,
    /\w'\w/,
    /\b[Uu]se Use\b|\b([2-9]|\d\d) credit\b/,
    /\ba (?!on[ce]|us|uni|eu)[aeiou]/,
    /undefined|NaN|\[object/,
  ],
  de: [
    /\bgratis\b/i,
    /\bheim\b|heimgerufen|kehrt heim/,
    /kein Zurück/i,
    /\bhielte/,
    /Erkundungsplättchen|Grundraumfahrt|\bBergbau\b|\bZielwert\b|\bBündnis/,
    /Nein, danke|Das genügt|Gar nicht/,
    /Das Spiel ist (aus|zu Ende)/,
    /\bSachen?\b/,
    /(^|\s)-\d/,
    /\b0\s+Credits\b/,
    /\b[Hh]andle auf\b/,
    /\w'\w/,
    /undefined|NaN|\[object/,
  ],
} as const;
type Language = keyof typeof FORBIDDEN;

const wrong = (line: string, language: Language): string | undefined => {
  const found = FORBIDDEN[language].find((pattern) => pattern.test(line));
  return found === undefined ? undefined : `${found}: ${line}`;
};

const MATCHES: Readonly<Record<string, readonly (readonly [seats: number, options: Record<string, string | boolean>])[]>> = {
  andromeda: [[3, {}]],
  'age-of-galaxy': [
    [1, {}],
    [3, {}],
  ],
  'beyond-the-sun': [[3, { mats: 'expert', display: true }]],
  'andromedas-edge': [[4, { teams: true, destinies: true, length: 'short', special: 'vortexes' }]],
};

/** Everything said in one random game: to each seat what it hears, and every tenth question. */
function* said(game: Game, text: GameText, seats: number, options: Record<string, string | boolean>) {
  const chance = seeded('words');
  const effects = newEffects();
  const position = game.start(game.configure(seats, options), 'words', effects);
  for (let n = 0; !game.over(position); n++) {
    for (let viewer = 0; viewer < seats; viewer++)
      for (const event of heard(effects.events, viewer)) yield { kind: 'log', viewer, line: text.event(event as { type: string }, viewer) };
    effects.events.length = 0;
    const asks = game.open(position);
    const ask = asks[int(chance, asks.length)];
    const choices = game.options(position, ask);
    if (n % 10 === 0) {
      const view = game.view(position, ask.seat);
      const seen = view.asks.find((a) => a.seat === ask.seat && a.decision === ask.decision);
      if (seen === undefined) throw new Error(`${ask.decision} is not in view`);
      yield { kind: 'prompt', viewer: ask.seat, line: text.prompt(seen, view) };
      for (const choice of choices.slice(0, 20)) yield { kind: 'option', viewer: ask.seat, line: text.option(seen, choice, view) };
      for (const refusal of game.refusals(position, ask).slice(0, 20))
        yield { kind: 'refusal', viewer: ask.seat, line: text.refusal(refusal, view) };
    }
    game.play(position, ask, choices[int(chance, choices.length)], effects);
  }
}

describe.each(Object.keys(MATCHES))('%s', (id) => {
  it.each(['en', 'de'] as const)('speaks to the reader in the second person, and as docs/words.md asks: %s', async (language) => {
    const game = await registry[id].load();
    const text = await registry[id].text[language]();
    const faults = new Set<string>();
    for (const [seats, options] of MATCHES[id]) {
      for (const { kind, viewer, line } of said(game, text, seats, options)) {
        // The log never calls its reader by name.
        if (kind === 'log' && line.includes(`[[seat:${viewer}]]`)) faults.add(`to seat ${viewer}: ${line}`);
        const plain = plainWords(line, (seat) => `Player ${seat}`);
        // A place that bears a name is called by it.
        if (kind === 'log' && /\b(Space|Feld) [AB]\d/.test(plain)) faults.add(`a letter instead of a name: ${plain}`);
        const fault = wrong(plain, language);
        if (fault !== undefined) faults.add(fault);
        if (kind === 'prompt' && /\.$/.test(plain)) faults.add(`a question ends with a full stop: ${plain}`);
        if (kind === 'prompt' && language === 'en' && /^(Which|From where|Where do|Who)\b/.test(plain))
          faults.add(`not an order: ${plain}`);
        if (kind === 'option' && /\p{Ll}/u.test(plain.charAt(0))) faults.add(`an option begins small: ${plain}`);
      }
    }
    for (const { ids } of text.topics)
      for (const topic of ids) {
        const { title, body } = text.explain(topic);
        const fault = wrong(
          plainWords(`${title}. ${body}`, () => ''),
          language,
        );
        if (fault !== undefined) faults.add(`${topic} ${fault}`);
      }
    expect([...faults].slice(0, 20)).toEqual([]);
  });
});

/** What is read to learn a game: one language to a file. */
describe.each(Object.keys(MATCHES))('the rules and the goal of %s', (id) => {
  it.each(['en', 'de'] as const)('speak as docs/words.md asks: %s', async (language) => {
    const { chapters = [] } = (await registry[id].learn?.rules?.[language]()) ?? {};
    const { goal } = (await registry[id].learn?.goal[language]()) ?? {};
    const told = chapters.flatMap(({ title, lead, passages }) => [
      title,
      lead,
      ...passages.flatMap((p) => [p.title, p.text, p.example ?? '']),
    ]);
    const all = [...told, goal?.win, goal?.ends, goal?.points, ...Object.values(goal?.now ?? {})];
    expect(all.length).toBeGreaterThan(40);
    const faults = all.flatMap(
      (line) =>
        wrong(
          plainWords(line ?? 'undefined', () => ''),
          language,
        ) ?? [],
    );
    expect(faults).toEqual([]);
  });
});

/** What boards and the shell say stands in tables of their own: strings between quotes. */
describe('the words of boards and shell', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const strings = (source: string): string[] =>
    source
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\/\*|\*|import )/.test(line))
      .flatMap((line) => [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(([, quoted, template]) => quoted ?? template));
  const faultsIn = (source: string, language: Language): string[] => strings(source).flatMap((line) => wrong(line, language) ?? []);
  const boards = Object.keys(registry).flatMap((name) => globSync(`games/${name}/text/{board,station}.*.ts`, { cwd: root }));

  it('finds those of every game', () => {
    for (const name of Object.keys(registry)) expect(boards.filter((file) => file.includes(name)).length).toBeGreaterThanOrEqual(2);
  });

  it.each(boards)('%s', (file) => {
    expect(faultsIn(readFileSync(join(root, file), 'utf8'), file.endsWith('.de.ts') ? 'de' : 'en')).toEqual([]);
  });

  it('web/src/analysis/words.ts', () => {
    const source = readFileSync(join(root, 'web/src/analysis/words.ts'), 'utf8');
    const german = source.search(/^const de\b/m);
    expect(german).toBeGreaterThan(0);
    expect([...faultsIn(source.slice(0, german), 'en'), ...faultsIn(source.slice(german), 'de')]).toEqual([]);
  });

  it.each(['en', 'de'] as const)('web/src/text/%s.ts', (language) => {
    expect(faultsIn(readFileSync(join(root, `web/src/text/${language}.ts`), 'utf8'), language)).toEqual([]);
  });
});
