import { type Answer, int, newEffects, seeded, segments } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import type { EventType } from '../events.ts';
import { beyondTheSun, type Event } from '../index.ts';
import { rulebook } from '../rulebook.ts';
import { SCORE_PARTS } from '../score.ts';
import { de } from '../text/de.ts';
import { en, english } from '../text/en.ts';
import { Table } from './table.ts';

const languages = { en, de };
const topics = new Set(en.topics.flatMap(({ ids }) => ids));
const checked = new Set<string>();

function sound(sentence: string, of: string): void {
  if (checked.has(sentence)) return;
  checked.add(sentence);
  expect(sentence, of).not.toMatch(/\[object|undefined|null|NaN|function|=>/);
  expect(sentence.trim().length, of).toBeGreaterThan(0);
  expect(sentence, of).toBe(sentence.trim());
  for (const segment of segments(sentence)) if (segment.kind === 'ref') expect(topics, `${of}: ${sentence}`).toContain(segment.topic);
}

describe('words', () => {
  it('fit every question, option, refusal and event of random games in both languages', () => {
    const asked = new Map<string, number>();
    const happened = new Set<EventType>();
    const refused = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const luck = seeded(`talk ${i}`);
      const config = beyondTheSun.configure(2 + (i % 3), { mats: i % 2 === 0 ? 'standard' : 'expert', display: i % 4 > 1 });
      const position = beyondTheSun.start(config, `talk ${i}`);
      for (let n = 0; position.asks.length > 0; n++) {
        const ask = position.asks[0];
        const options: readonly Answer[] = beyondTheSun.options(position, ask);
        // Words are slow to make: look at every question of the first game, and then at rare ones and at some of the others.
        if (i < 1 || (asked.get(ask.decision) ?? 0) < 50 || n % 37 === 0) {
          const view = beyondTheSun.view(position, ask.seat);
          const seen = view.asks[0];
          const refusals = beyondTheSun.refusals(position, ask);
          for (const [language, text] of Object.entries(languages)) {
            sound(text.prompt(seen, view), `${language} ${ask.decision}`);
            const labels = options.map((option) => text.option(seen, option, view));
            for (const label of labels) sound(label, `${language} ${ask.decision}`);
            if (new Set(labels).size !== labels.length) expect.unreachable(`${language} ${ask.decision}: ${labels.join(' | ')}`);
            for (const refusal of refusals) sound(text.refusal(refusal, view), `${language} ${refusal.reason}`);
            for (const frame of view.frames) expect(typeof text.procedure(frame.procedure, frame.locals)).toBe('string');
            if (n % 23 === 0) {
              for (const { title, lines } of text.panels(view)) {
                sound(title, `${language} panel`);
                for (const line of lines) sound(line, `${language} ${title}`);
              }
            }
          }
          const keys = new Set(options.map((o) => JSON.stringify(o)));
          for (const refusal of refusals) {
            refused.add(refusal.reason);
            expect(refusal.rule).toMatch(/^BS-\d{3}$/);
            if (keys.has(JSON.stringify(refusal.what))) expect.unreachable(`${ask.decision} offers what it refuses`);
          }
        }
        asked.set(ask.decision, (asked.get(ask.decision) ?? 0) + 1);
        const effects = newEffects();
        beyondTheSun.play(position, ask, options[int(luck, options.length)], effects);
        for (const { event } of effects.events) {
          happened.add((event as Event).type);
          for (const [language, text] of Object.entries(languages))
            sound(text.event(event as Event, 0), `${language} ${(event as Event).type}`);
        }
      }
      for (const text of Object.values(languages)) sound(text.outcome(beyondTheSun.outcome(position)), 'outcome');
    }
    expect([...asked.keys()].sort()).toEqual([...rulebook.decisions.keys()].sort());
    expect(happened.size).toBeGreaterThan(45);
    expect(refused.size).toBeGreaterThan(10);
  });

  it('have a sentence for every reason', () => {
    const position = beyondTheSun.start(beyondTheSun.configure(2, {}), 'reasons');
    const view = beyondTheSun.view(position, 0);
    for (const text of Object.values(languages)) {
      for (const reason of Object.keys(english.refusals))
        sound(text.refusal({ what: '', reason, rule: 'BS-063', args: { missing: 1, seat: 1, fields: ['A'], count: 1 } }, view), reason);
    }
  });

  it('explain every topic in both languages, alike in number', () => {
    for (const [language, text] of Object.entries(languages)) {
      for (const topic of topics) {
        const { title, body } = text.explain(topic);
        sound(title, `${language} ${topic}`);
        sound(body, `${language} ${topic}`);
      }
    }
    expect(de.topics.map(({ ids }) => ids)).toEqual(en.topics.map(({ ids }) => ids));
    expect(topics.size).toBe(46 + 24 + 20 + 10 + 4 + 4 + 10 + 24);
  });

  it('differ between the languages', () => {
    for (const topic of topics) expect(de.explain(topic).body, topic).not.toBe(en.explain(topic).body);
  });

  it('name the options and every part of the score', () => {
    for (const text of Object.values(languages)) {
      for (const key of Object.keys(beyondTheSun.definition.options)) sound(text.options[key].explanation, key);
      for (const part of SCORE_PARTS) sound(text.scorePart(part), part);
    }
  });

  it('describe a card by its effects', () => {
    expect(en.explain('tech:plasmaCannon')).toEqual({
      title: 'Plasma Cannon (II)',
      body: 'Type: military. Immediate: upgrade 1 ship by 1 level, then make 2 jumps. Action (2 ore): turn 1 population into a level 3 ship, then make 2 jumps.',
    });
    expect(de.explain('tech:metahumanChambers').body).toBe(
      'Hybrid aus Wissenschaft und Wirtschaft; gibt Wissenschaft weiter. Sofort: automatisiere 1\u00a0Nahrungsproduktion, danach wandle 1\u00a0Vorratswürfel in Bevölkerung um. Aktion mit 2 Feldern (4\u00a0Erz und 2\u00a0Bevölkerung zurückholen): erforsche eine Stufe-IV-Technologie.',
    );
    expect(en.explain('system:tauCeti').body).toContain('When you take control: move 1 supply to column A.');
  });

  it('say what is missing', () => {
    const play = new Table().ore(0, 2).known('2', undefined, 0).ship(0, 'a1', 2).base(0, 'a1').turn(0);
    const refusal = play.refusal('terraforming.1/1');
    if (refusal === undefined) throw new Error('Terraforming is not refused');
    const view = beyondTheSun.view(play.position, 0);
    expect(en.refusal(refusal, view)).toBe('[[ref:tech:terraforming|Terraforming]]: Needs 1 more ore.');
    expect(de.refusal(refusal, view)).toBe('[[ref:tech:terraforming|Terraforming]]: Dir fehlt 1\u00a0Erz.');
  });

  it('say how it ended, ties included', () => {
    const score = (total: number) => ({ total, parts: {} });
    expect(en.outcome({ ending: 'achievements', scores: [score(40), score(40)], winners: [1] })).toBe(
      'The last round is over. [[seat:1]] wins on the tiebreaker.',
    );
    expect(de.outcome({ ending: 'roundLimit', scores: [score(9), score(9)], winners: [0, 1] })).toBe(
      'Die letzte mögliche Runde ist vorbei. [[seat:0]] und [[seat:1]] teilen sich den Sieg.',
    );
  });

  it('put the whole table into words, the viewer first', () => {
    const position = beyondTheSun.start(beyondTheSun.configure(3, {}), 'panels');
    const panels = en.panels(beyondTheSun.view(position, 2));
    expect(panels[0].seat).toBe(2);
    expect(panels.filter((p) => p.seat !== undefined)).toHaveLength(3);
    expect(panels.find((p) => p.title === 'Technology board')?.lines).toHaveLength(19);
    expect(panels.find((p) => p.title === 'Exploration board')?.lines).toHaveLength(9);
  });
});
