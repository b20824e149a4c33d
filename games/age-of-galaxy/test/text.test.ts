import { type OptionSpec, plainWords, SPECTATOR, segments } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { soloRanks } from '../content/box.ts';
import { factions } from '../content/factions.ts';
import { technologies } from '../content/technologies.ts';
import { rulebook } from '../rulebook.ts';
import * as german from '../text/de.ts';
import * as english from '../text/en.ts';
import { actions } from '../text/language.ts';
import { game, randomGame } from './table.ts';

const languages = { en: english, de: german };
const name = (seat: number): string => `Player ${seat + 1}`;
const bad = /undefined|NaN|\[object|\[\[|\]\]|null/;

/** A sentence that a player could read. */
function readable(sentence: string, what: string): void {
  const words = plainWords(sentence, name);
  expect(words.length, what).toBeGreaterThan(0);
  expect(words, what).not.toMatch(bad);
  expect(words, what).not.toMatch(/ {2}| [.,;]/);
}

describe.each(Object.entries(languages))('text in %s', (_, { words, ...rest }) => {
  const text = 'en' in rest ? rest.en : rest.de;

  it('explains every topic, and every reference leads to one', () => {
    const ids = new Set(text.topics.flatMap((t) => t.ids));
    expect(ids.size).toBe(text.topics.reduce((n, t) => n + t.ids.length, 0));
    for (const id of ids) {
      const { title, body } = text.explain(id);
      readable(title, id);
      for (const line of body.split('\n')) readable(line, id);
      for (const s of segments(body)) if (s.kind === 'ref') expect(ids.has(s.topic), s.topic).toBe(true);
    }
    for (const f of factions) expect(ids.has(`faction:${f.id}`)).toBe(true);
  });

  it('names every card once', () => {
    for (const table of [words.faction, words.technology, words.system, words.trade]) {
      const names = Object.values(table);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(Object.keys(words.faction)).toEqual(factions.map((f) => f.id));
    expect(Object.keys(words.technology)).toEqual(technologies.map((t) => t.id));
  });

  it('gives every ability a name of its own and a line about it', () => {
    const all = factions.flatMap((f) => f.abilities.map((_, i) => `${f.id}/${i + 1}`));
    expect(Object.keys(words.abilities)).toEqual(all);
    const [names, lines] = [0, 1].map((part) => all.map((id) => words.abilities[id][part]));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) expect(line, line).toMatch(/^\p{Lu}.{10,75}[.?]$/u);
    for (const f of factions)
      f.abilities.forEach((_, i) => {
        const [name, line] = words.abilities[`${f.id}/${i + 1}`];
        const { body } = text.explain(`faction:${f.id}`);
        expect(body).toContain(`\n${name}: `);
        expect(body).toContain(line);
      });
  });

  it('has words for every procedure, decision, refusal, option and ending', () => {
    for (const p of rulebook.procedures.keys()) if (p !== 'play') readable(text.procedure(p, {}), p);
    for (const part of Object.keys(words.scoreParts)) readable(text.scorePart(part), part);
    for (const a of actions) readable(text.explain(`action:${a}`).body, a);
    for (const [key, spec] of Object.entries<OptionSpec>(game.definition.options)) {
      readable(text.options[key].name, key);
      readable(text.options[key].explanation, key);
      if (spec.kind === 'choice') for (const value of spec.values) readable(text.options[key].values?.[value] ?? '', value);
    }
    readable(text.conflict('draftAlone'), 'conflict');
    const scores = [{ total: 20, parts: {} }];
    for (const ending of ['points', 'prestige', 'stack', ...soloRanks.map((r) => r.ending)])
      readable(text.outcome({ ending, scores, winners: [0] }), ending);
    readable(text.outcome({ ending: 'defeat', scores, winners: [] }), 'defeat');
  });

  it('puts whole games into words: prompts, options, refusals, events, the table', () => {
    const seen = { decisions: new Set<string>(), events: new Set<string>(), reasons: new Set<string>() };
    const wanted = (): boolean => seen.decisions.size < rulebook.decisions.size || seen.events.size < Object.keys(words.events).length;
    for (let n = 0; n < 80 && (n < 8 || wanted()); n++) {
      const seats = (n % 4) + 1;
      const options = { draft: seats > 1 && n % 8 > 3, explored: n % 3 === 0 };
      const t = randomGame(seats, options, `words ${n}`, (scene, ask, choices) => {
        const view = game.view(scene.position, ask.seat);
        const seenAsk = view.asks.find((a) => a.seat === ask.seat && !a.answered);
        if (seenAsk === undefined) throw new Error('the question is not in view');
        seen.decisions.add(ask.decision);
        readable(text.prompt(seenAsk, view), ask.decision);
        const said = choices.map((c) => text.option(seenAsk, c, view));
        for (const [i, sentence] of said.entries()) readable(sentence, JSON.stringify(choices[i]));
        expect(new Set(said).size, said.join('\n')).toBe(said.length);
        for (const refusal of game.refusals(scene.position, ask)) {
          seen.reasons.add(refusal.reason);
          readable(text.refusal(refusal, view), refusal.reason);
        }
        if (scene.position.decisions % 16 === 0)
          for (const viewer of [ask.seat, SPECTATOR])
            for (const panel of text.panels(game.view(scene.position, viewer))) {
              readable(panel.title, 'panel');
              for (const line of panel.lines) readable(line, panel.title);
            }
      });
      for (const event of t.events) {
        seen.events.add(event.type);
        // A conversion is told once, with what it takes and brings.
        const converted = (event.type === 'paid' && event.for === 'lightning') || (event.type === 'gained' && event.from === 'lightning');
        if (event.type === 'turnBegan' || converted) expect(text.event(event, 0)).toBe('');
        else readable(text.event(event, 0), event.type);
      }
    }
    expect([...seen.decisions].sort()).toEqual([...rulebook.decisions.keys()].sort());
    expect([...seen.events].sort()).toEqual(Object.keys(words.events).sort());
    for (const reason of seen.reasons) expect(Object.keys(words.refusal)).toContain(reason);
  });
});

describe('both languages', () => {
  it('say different things, except for names', () => {
    const same = Object.keys(english.words.term).filter(
      (t) => english.words.term[t as never]['body' as never] === german.words.term[t as never]['body' as never],
    );
    expect(same).toEqual([]);
    expect(german.words.technology.warpDrive).toBe('Warp-Antrieb');
    expect(german.words.trade.mercenaries).toBe('Söldnerverträge');
    expect(german.words.action.plunder.title).toBe('Plündern');
  });
});
