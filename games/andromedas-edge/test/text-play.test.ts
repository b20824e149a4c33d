import { type Answer, type Ask, type DecisionOf, int, plainWords, SPECTATOR, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { andromedasEdge as game } from '../index.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import type { AndromedasEdge } from '../types.ts';

const languages = [en, de] as const;
const bad = /undefined|NaN|\[object|null|\[\[(?!seat|ref|icon)/;
const plain = (sentence: string): string => plainWords(sentence, (seat) => `seat ${seat}`);

/** Everything said in one random game, in both languages, is said in words. */
function listen(seats: number, options: Record<string, string | boolean>, seed: string): { decisions: Set<string>; events: Set<string> } {
  const config = game.configure(seats, options);
  const chance = seeded(`listener ${seed}`);
  const said = { decisions: new Set<string>(), events: new Set<string>() };
  const effects = { events: [], rolls: [], barrier: undefined } as Parameters<typeof game.start>[2] & {
    events: { event: unknown; twin: unknown; seats: readonly number[] }[];
  };
  const position = game.start(config, seed, effects);
  for (let turn = 0; !game.over(position); turn++) {
    for (const { event, twin, seats: to } of effects.events.splice(0)) {
      for (const one of [event, twin] as readonly (Event | undefined)[]) {
        if (one === undefined) continue;
        said.events.add(one.type);
        for (const text of languages) {
          for (const viewer of [SPECTATOR, 0, to[0] ?? 1]) {
            const line = plain(text.event(one, viewer));
            // What somebody wants to be asked is said to nobody else.
            const own = one.type === 'windowSwitched' && one.seat !== viewer;
            if (own !== (line === '') || bad.test(line)) throw new Error(`${one.type}: "${line}"`);
          }
        }
      }
    }
    const asks = game.open(position);
    const ask: Ask = asks[int(chance, asks.length)];
    const choices = game.options(position, ask);
    said.decisions.add(ask.decision);
    // Words cost much more than moves: every seventh question is read aloud, and every new one.
    if (turn % 7 === 0) {
      const view = game.view(position, ask.seat);
      const seen = view.asks.find((a) => a.seat === ask.seat && a.decision === ask.decision);
      if (seen === undefined) throw new Error(`${ask.decision} is not shown to who is asked`);
      for (const text of languages) {
        const prompt = plain(text.prompt(seen, view));
        if (prompt === '' || bad.test(prompt)) throw new Error(`${ask.decision}: "${prompt}"`);
        const labels = new Map<string, Answer>();
        for (const choice of choices) {
          const label = plain(text.option(seen, choice, view));
          if (label === '' || bad.test(label)) throw new Error(`${ask.decision} ${JSON.stringify(choice)}: "${label}"`);
          const other = labels.get(label);
          if (other !== undefined)
            throw new Error(`${ask.decision}: ${JSON.stringify(other)} and ${JSON.stringify(choice)} are both "${label}"`);
          labels.set(label, choice);
        }
        for (const refusal of game.refusals(position, ask)) {
          expect(plain(text.refusal(refusal, view))).not.toMatch(bad);
        }
        if (turn % 49 === 0) {
          for (const panel of text.panels(view)) {
            expect(panel.lines.length).toBeGreaterThan(0);
            for (const line of [panel.title, ...panel.lines])
              if (plain(line) === '' || bad.test(line)) throw new Error(`panel ${panel.title}: "${line}"`);
          }
          for (const frame of view.frames) text.procedure(frame.procedure, frame.locals);
        }
      }
    }
    game.play(position, ask, choices[int(chance, choices.length)], effects);
  }
  for (const text of languages) expect(plain(text.outcome(game.outcome(position)))).not.toMatch(bad);
  return said;
}

describe('words in play', () => {
  const heard = { decisions: new Set<string>(), events: new Set<string>() };
  const matches: readonly (readonly [number, Record<string, string | boolean>])[] = [
    [2, {}],
    [3, { events: 'twilight', raiders: 'second', special: 'vortexes', destinies: true }],
    [4, { events: 'twilight', raiders: 'random', special: 'quasars' }],
    [4, { teams: true, destinies: true, length: 'short' }],
  ];

  it.each(matches)('every question, answer, refusal, event and panel has words: %i seats %o', (seats, options) => {
    for (let i = 0; i < 3; i++) {
      const { decisions, events } = listen(seats, options, `${seats}-${i}`);
      for (const decision of decisions) heard.decisions.add(decision);
      for (const event of events) heard.events.add(event);
    }
  });

  it('those games were worth listening to', () => {
    expect(heard.decisions.size).toBeGreaterThan(35);
    expect(heard.events.size).toBeGreaterThan(60);
    const names: readonly DecisionOf<AndromedasEdge>[] = ['takeTurn', 'pay', 'escalate', 'spendEnergy', 'react'];
    for (const name of names) expect(heard.decisions.has(name)).toBe(true);
  });
});
