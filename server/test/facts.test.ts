import { registry } from '@orrery/games';
import { Table } from '@orrery/host';
import { int, type Language, languages, SPECTATOR, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { noticeWords } from '../src/notices/words.ts';
import { factsFor } from '../src/rules/facts.ts';

/** So many answers of a match played at random, with what whoever is asked would be told after each. */
const ANSWERS = 40;

describe.each(Object.keys(registry))('what a notice says of %s', (id) => {
  it.each(Object.keys(languages) as Language[])('is a question and the last move in plain words (%s)', async (language) => {
    const game = await registry[id].load();
    const text = await registry[id].text[language]();
    const names = ['Anna', 'Bert', 'Cleo'].slice(0, Math.min(3, game.definition.seats.max));
    const table = Table.open(game, {
      config: game.configure(names.length, {}),
      seed: 'notices',
      seats: names.map((name) => ({ kind: 'human' as const, name })),
      clock: { kind: 'bank', bank: 86_400_000, increment: 3_600_000 },
      absence: 300_000,
      standIn: 'officer',
      time: 1,
    });
    const luck = seeded('answers');
    let [questions, moves, toldOf] = [0, 0, 0];
    /** Moves of others that told anything, since each seat's own last. */
    const since = names.map(() => 0);
    for (let n = 1; n <= ANSWERS; n++) {
      const [seat] = table.waiting;
      const facts = factsFor(table, text, seat, language, n);
      // Whoever the host passes for is not told that they are asked.
      const asked = !table.unasked.some((u) => u.seat === seat);
      if (asked) toldOf++;
      expect(facts).toMatchObject({ game: text.title, asked, left: expect.any(Number), since: since[seat] });
      expect(facts.points).toHaveLength(names.length);
      const { title, body } = noticeWords[language].of('turn', facts, 'Thursday crew', 'Europe/Vienna');
      expect(`${title} ${body}`).not.toMatch(/\[\[|\]\]|undefined|NaN/);
      if (facts.question !== '') questions++;
      if (facts.last !== '') moves++;
      const head = { id: `${n}`, seat, seq: table.seq };
      const [ask] = table.told(seat).own.asks;
      if (ask === undefined) table.order({ ...head, kind: 'letPass', by: 'host' }, n);
      else table.order({ ...head, kind: 'answer', decision: ask.decision, answer: ask.options[int(luck, ask.options.length)] }, n);
      const told = table.missed(SPECTATOR).heard.findLast(({ what }) => what === 'answer');
      if (told !== undefined && told.events.length > 0) for (const other of names.keys()) since[other]++;
      since[seat] = 0;
    }
    // What stands at the table, seat by seat, is what the rows of the lobby say.
    const { definition } = game;
    const view = table.payload(SPECTATOR).view;
    expect(factsFor(table, text, 0, language, ANSWERS).points).toEqual(names.map((_, seat) => definition.openPoints?.(view?.table, seat)));
    expect(toldOf).toBeGreaterThan(ANSWERS / 4);
    expect(questions).toBe(ANSWERS);
    expect(moves).toBeGreaterThan(ANSWERS / 2);
  });
});

it('says until when a pause is asked for by the clock of whoever is told', () => {
  const facts = {
    at: 9,
    game: 'Beyond the Sun',
    round: 4,
    last: '',
    question: '',
    points: null,
    since: null,
    left: null,
    bank: null,
    asked: false,
    waiting: [],
    asleep: false,
    woke: '',
    votes: [],
    result: null,
    winners: [],
    motion: { by: 'Ada', wanted: { what: 'pause' as const, until: Date.UTC(2026, 10, 23, 7, 5) } },
  };
  expect(noticeWords.en.of('vote', facts, 'Thursday crew', 'America/New_York')).toEqual({
    title: 'Ada asks the table',
    body: 'Pause until Monday 23 November at 02:05? Beyond the Sun, Thursday crew.',
  });
  expect(noticeWords.de.of('vote', facts, 'Donnerstagsrunde', 'Europe/Vienna')).toEqual({
    title: 'Ada fragt den Tisch',
    body: 'Pause bis Montag, 23. November um 08:05? Beyond the Sun, Donnerstagsrunde.',
  });
});
