import { type Answer, heard, int, newEffects, type Refusal, SPECTATOR, seeded, segments } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import type { EventType } from '../events.ts';
import { andromeda, type Event } from '../index.ts';
import { rulebook } from '../rulebook.ts';
import { decisions } from '../rules/decisions.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';

const languages = { en, de };
const topics = new Set(en.topics.flatMap(({ ids }) => ids));

/** Sentences already found to be sound: the same few thousand come again and again. */
const checked = new Set<string>();

function sound(sentence: string, of: string): void {
  if (checked.has(sentence)) return;
  checked.add(sentence);
  expect(sentence, of).not.toMatch(/\[object|undefined|null|NaN|function|=>/);
  expect(sentence.trim().length, of).toBeGreaterThan(0);
  expect(sentence, of).toBe(sentence.trim());
  for (const segment of segments(sentence)) if (segment.kind === 'ref') expect(topics, of).toContain(segment.topic);
}

describe('words', () => {
  it('fit every question, option, refusal and event of random games in both languages', () => {
    const asked = new Set<string>();
    const happened = new Set<EventType>();
    const refused = new Set<string>();
    for (let i = 0; i < 24; i++) {
      const luck = seeded(`words ${i}`);
      const position = andromeda.start(andromeda.configure(2 + (i % 3), { beginner: i % 6 === 5 }), `words ${i}`);
      for (let ask = andromeda.open(position)[0]; ask !== undefined; ask = andromeda.open(position)[0]) {
        const options: readonly Answer[] = andromeda.options(position, ask);
        const refusals: readonly Refusal[] = andromeda.refusals(position, ask);
        const view = andromeda.view(position, ask.seat);
        const seen = view.asks.find((a) => a.seat === ask.seat && !a.answered);
        if (seen === undefined) throw new Error('the question is not in the view');
        for (const [language, text] of Object.entries(languages)) {
          sound(text.prompt(seen, view), `${language} ${ask.decision}`);
          const labels = options.map((option) => text.option(seen, option, view));
          for (const label of labels) sound(label, `${language} ${ask.decision}`);
          if (new Set(labels).size !== labels.length) expect.unreachable(`${language} ${ask.decision}: ${labels.join(' | ')}`);
          for (const { title, lines } of text.panels(view)) {
            sound(title, `${language} panel`);
            for (const line of lines) sound(line, `${language} ${title}`);
          }
          for (const refusal of refusals) sound(text.refusal(refusal, view), `${language} ${refusal.reason}`);
        }
        asked.add(ask.decision);
        for (const refusal of refusals) refused.add(refusal.reason);
        const effects = newEffects();
        andromeda.play(position, ask, options[int(luck, options.length)], effects);
        for (const viewer of [SPECTATOR, 0, 1])
          for (const event of heard(effects.events, viewer) as Event[]) {
            happened.add(event.type);
            for (const [language, text] of Object.entries(languages)) {
              if (event.type === 'callsGranted' || event.type === 'movesGranted') expect(text.event(event, viewer)).toBe('');
              else sound(text.event(event, viewer), `${language} ${event.type}`);
            }
          }
      }
      const outcome = andromeda.outcome(position);
      for (const text of Object.values(languages)) sound(text.outcome(outcome), 'outcome');
    }
    expect([...asked].sort()).toEqual(Object.keys(decisions).sort());
    expect(happened.size).toBeGreaterThan(35);
    expect(refused.size).toBeGreaterThan(20);
  });

  it('never offer what they refuse', () => {
    const rules = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const luck = seeded(`refuse ${i}`);
      const position = andromeda.start(andromeda.configure(2 + (i % 3), {}), `refuse ${i}`);
      for (let ask = andromeda.open(position)[0]; ask !== undefined; ask = andromeda.open(position)[0]) {
        const options = andromeda.options(position, ask);
        const keys = new Set(options.map((o) => JSON.stringify(o)));
        for (const refusal of andromeda.refusals(position, ask)) {
          if (keys.has(JSON.stringify(refusal.what))) expect.unreachable(`${ask.decision} ${refusal.reason}`);
          rules.add(refusal.rule);
        }
        andromeda.play(position, ask, options[int(luck, options.length)]);
      }
    }
    expect(rules.size).toBeGreaterThan(10);
    for (const rule of rules) expect(rule).toMatch(/^AN-(\d{3}|G\d\d)$/);
  });

  it('explain every topic in both languages, alike in number', () => {
    for (const [language, text] of Object.entries(languages)) {
      for (const topic of topics) {
        const { title, body } = text.explain(topic);
        sound(title, `${language} ${topic}`);
        sound(body, `${language} ${topic}`);
        expect(title, topic).not.toBe(topic);
      }
    }
    expect(de.topics.map(({ ids }) => ids)).toEqual(en.topics.map(({ ids }) => ids));
    expect(topics.size).toBe(11 + 8 + 8 + 30 + 6 + 17);
  });

  it('name every procedure, option and part of the score', () => {
    for (const text of Object.values(languages)) {
      for (const name of rulebook.procedures.keys()) expect(typeof text.procedure(name, {})).toBe('string');
      expect(text.procedure('assignCommands', {}).length).toBeGreaterThan(5);
      for (const key of Object.keys(andromeda.definition.options)) sound(text.options[key].explanation, key);
      for (const part of ['missions', 'rooms']) sound(text.scorePart(part), part);
    }
  });

  it('differ between the languages', () => {
    for (const topic of topics) if (!topic.startsWith('species')) expect(de.explain(topic).body, topic).not.toBe(en.explain(topic).body);
  });

  it('say how it ended, ties included', () => {
    const score = (missions: number, rooms: number) => ({ total: missions + rooms, parts: { missions, rooms } });
    expect(en.outcome({ ending: 'threshold', scores: [score(3, 3), score(4, 2)], winners: [0] })).toBe(
      'The threshold was reached. [[seat:0]] wins with 6 DP on the tiebreaker: 3 DP from rooms.',
    );
    expect(de.outcome({ ending: 'lastRound', scores: [score(2, 2), score(2, 2)], winners: [0, 1] })).toBe(
      'Sieben Runden sind vorbei. [[seat:0]] und [[seat:1]] teilen sich den Sieg mit 4 KP, davon 2 aus Räumen.',
    );
  });

  it('put the whole table into words, secrets aside', () => {
    const position = andromeda.start(andromeda.configure(3, { beginner: true }), 'panels');
    for (let ask = andromeda.open(position)[0]; ask.decision !== 'act'; ask = andromeda.open(position)[0])
      andromeda.play(position, ask, andromeda.options(position, ask)[0]);
    const [own, other] = [en.panels(andromeda.view(position, 0)), en.panels(andromeda.view(position, 1))];
    expect(own[0].seat).toBe(0);
    expect(own.filter((p) => p.seat !== undefined)).toHaveLength(3);
    expect(own.find((p) => p.title === 'Ship')?.lines).toHaveLength(9);
    const secret = en.explain(`mission:${position.state.personal[0]}`).title;
    expect(JSON.stringify(own)).toContain(secret);
    expect(JSON.stringify(other)).not.toContain(secret);
    expect(JSON.stringify(other)).toContain('A secret personal mission');
  });

  it('build the sentence of a mission from its condition', () => {
    expect(en.explain('mission:headAndHatch').body).toBe(
      'Control [[ref:room:airlock|Airlock]], control [[ref:room:bridge|Bridge]] or [[ref:room:comms|Communication Centre]] and have 9 explorers on the ship. 2 DP; sacrifice 1 explorer.',
    );
    expect(de.explain('mission:academy').body).toBe('Du hast 6\u00a0Forscher auf deiner Völkerkarte. 1\u00a0KP; opfere 1\u00a0Forscher.');
  });
});
