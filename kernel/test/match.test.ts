import {
  defineGame,
  type Game,
  hashOf,
  heard,
  IllegalInput,
  int,
  Match,
  positionAt,
  readSave,
  replay,
  type Save,
  seeded,
  verify,
} from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { type Event, lanterns, type State } from './lanterns.ts';

const game: Game = lanterns();

function played(decisions: number, seed = 'match', seats = 2): Match {
  const match = Match.start(game, game.configure(seats, { fancy: true }), seed);
  const luck = seeded(`${seed} players`);
  for (let ask = game.open(match.position)[0]; ask !== undefined && match.log.length < decisions; ask = game.open(match.position)[0]) {
    const options = game.options(match.position, ask);
    match.answer(ask.seat, ask.decision, options[int(luck, options.length)]);
  }
  return match;
}

const reasonOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof IllegalInput) return error.message;
    throw error;
  }
  return 'accepted';
};

/** A match in the middle of `burn`, which neither rolls nor shows anything until it is answered. */
function burning(): { match: Match; seat: number } {
  const match = Match.start(game, game.configure(2, { fancy: true }), 'undo');
  for (const seat of [0, 1]) match.answer(seat, 'bid', game.options(match.position, game.open(match.position)[0])[0]);
  return { match, seat: game.open(match.position)[0].seat };
}

describe('beats', () => {
  it('keep what is looked at with each event while somebody watches, and nothing otherwise', () => {
    const { match, seat } = burning();
    const { events, beats } = match.answer(seat, 'burn', 2, game.definition.clone);
    const types = events.map(({ event }) => (event as Event).type);
    expect(types).toEqual(['burnt', 'someoneDrew', 'someoneDrew', 'dusk']);
    const hands = (beats as State[]).map((s) => s.hands.map((h) => h.length).join());
    expect(hands).toEqual(['2,2', '3,2', '3,3', '3,3']);
    expect((beats as State[]).map((s) => s.round)).toEqual([1, 1, 1, 2]);
    expect((beats as State[]).map((s) => s.oil[seat])).toEqual([0, 0, 0, 0]);
    expect(match.answer(0, 'bid', (match.position.state as State).hands[0][0])).not.toHaveProperty('beats');
  });
});

describe('undo', () => {
  it('takes back step by step what shows nothing new', () => {
    const { match, seat } = burning();
    const before = hashOf(match.position);
    match.answer(seat, 'burn', { interject: 'polish' });
    match.answer(seat, 'burn', { interject: 'polish' });
    match.undo(seat);
    match.undo(seat);
    expect(hashOf(match.position)).toBe(before);
    expect(reasonOf(() => match.undo(seat))).toMatch(/undoBarrier: (roll|seat)|nothingToUndo/);
  });

  it('stops at a roll and says so', () => {
    const { match } = burning();
    expect(match.log.last?.rolls).toHaveLength(1);
    expect(match.undoBarrier(1)).toBe('roll');
    expect(reasonOf(() => match.undo(1))).toBe('undoBarrier: roll');
  });

  it('stops at something revealed and says so', () => {
    const { match, seat } = burning();
    match.answer(seat, 'burn', 0);
    expect(match.undoBarrier(seat)).toBe('reveal');
  });

  it("stops at another seat's answer and says so", () => {
    const match = Match.start(game, game.configure(3, {}), 'seats');
    match.answer(0, 'bid', game.options(match.position, game.open(match.position)[0])[0]);
    expect(match.undoBarrier(0)).toBe(undefined);
    match.answer(1, 'bid', game.options(match.position, game.open(match.position)[0])[0]);
    expect(match.undoBarrier(0)).toBe('seat');
    expect(match.undoBarrier(2)).toBe('nothing');
    expect(reasonOf(() => match.undo(2))).toBe('nothingToUndo');
    match.undo(1);
    expect(game.open(match.position).map((a) => a.seat)).toEqual([1, 2]);
  });

  it('survives rules that fail: the match stays as it was', () => {
    const broken: Game = lanterns('unplayable');
    const match = Match.start(broken, broken.configure(2, {}), 'x');
    for (const seat of [0, 1]) match.answer(seat, 'bid', broken.options(match.position, broken.open(match.position)[0])[0]);
    const { seat } = broken.open(match.position)[0];
    const before = hashOf(match.position);
    expect(() => match.answer(seat, 'burn', 9)).toThrow('nine is too much');
    expect(hashOf(match.position)).toBe(before);
    match.answer(seat, 'burn', 0);
    expect(match.log).toHaveLength(3);
  });
});

describe('saves', () => {
  it('continue exactly where they stopped', () => {
    const match = played(7);
    const save = readSave(JSON.parse(JSON.stringify(match.save())));
    const loaded = Match.load(game, save);
    const [a, b] = [match, loaded].map((m) => {
      const ask = game.open(m.position)[0];
      m.answer(ask.seat, ask.decision, game.options(m.position, ask)[0]);
      return hashOf(m.position);
    });
    expect(a).toBe(b);
  });

  it('replay to any answer and verify', () => {
    const match = played(200);
    const save = match.save();
    expect(verify(game, save)).toMatchObject({ answers: match.log.length, over: true });
    expect(hashOf(positionAt(game, save, match.log.length))).toBe(hashOf(match.position));
    expect(positionAt(game, save, 0).decisions).toBe(0);
    expect(positionAt(game, save, 5).decisions).toBe(5);
    const rolls = [...replay(game, save)].flatMap((m) => m.entry.rolls);
    expect(rolls).toEqual(match.log.slice().flatMap((e) => e.rolls));
  });

  const tampered: [string, (save: Save) => unknown, RegExp][] = [
    ['a changed answer', (s) => ({ ...s, log: s.log.map((e, i) => (i === 2 ? { ...e, answer: e.answer === 0 ? 1 : 0 } : e)) }), /badSave/],
    ['a changed roll', (s) => ({ ...s, log: s.log.map((e) => ({ ...e, rolls: e.rolls.map((r) => 5 - r) })) }), /do not come from the seed/],
    ['another seed', (s) => ({ ...s, seed: 'luckier' }), /badSave/],
    ['impossible seats', (s) => ({ ...s, config: { ...s.config, seats: 0.5 } }), /^seats/],
    ['options of the wrong kind', (s) => ({ ...s, config: { ...s.config, options: { fancy: [] } } }), /^options/],
    ['a snapshot twice', (s) => ({ ...s, snapshots: [s.snapshots[0], ...s.snapshots] }), /two at one answer/],
    ['a cut log', (s) => ({ ...s, log: s.log.slice(0, -1) }), /cut off/],
    [
      'changed points',
      (s) => ({
        ...s,
        snapshots: s.snapshots.map((x) => ({
          ...x,
          position: { ...x.position, state: { ...(x.position.state as object), points: [99, 0] } },
        })),
      }),
      /not the one saved/,
    ],
  ];
  it.each(tampered)('do not verify with %s', (_, tamper, message) => {
    expect(reasonOf(() => verify(game, readSave(tamper(played(200).save()))))).toMatch(message);
  });

  const damaged: [string, (save: Record<string, unknown>) => unknown][] = [
    ['nothing', () => null],
    ['a list', () => []],
    ['another format', (s) => ({ ...s, format: 'x' })],
    ['no log', ({ log: _, ...s }) => s],
    ['no seed', ({ seed: _, ...s }) => s],
    ['a seed of 129 characters', (s) => ({ ...s, seed: 's'.repeat(129) })],
    ['a key no save has', (s) => ({ ...s, more: 1 })],
    ['a key no config has', (s) => ({ ...s, config: { ...(s.config as object), more: 1 } })],
    ['a key no era has', (s) => ({ ...s, eras: [{ at: 0, version: 1, more: 1 }] })],
    ['a key no answer has', (s) => ({ ...s, log: (s.log as object[]).map((e) => ({ ...e, more: 1 })) })],
    ['a key no snapshot has', (s) => ({ ...s, snapshots: (s.snapshots as object[]).map((e) => ({ ...e, more: 1 })) })],
    [
      'a key no position has',
      (s) => ({ ...s, snapshots: (s.snapshots as { position: object }[]).map((e) => ({ ...e, position: { ...e.position, more: 1 } })) }),
    ],
    ['no eras', (s) => ({ ...s, eras: [] })],
    ['eras that begin later', (s) => ({ ...s, eras: [{ at: 3, version: 3 }] })],
    ['no config', (s) => ({ ...s, config: 1 })],
    ['a broken entry', (s) => ({ ...s, log: [{ seat: 'a' }] })],
    ['a broken snapshot', (s) => ({ ...s, snapshots: [{ at: 0, hash: 'x', position: {} }] })],
    ['a bottomless list', (s) => ({ ...s, more: JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) })],
    ['no setup', (s) => ({ ...s, setup: 'none' })],
    ['ids that are no prints', (s) => ({ ...s, eras: [{ at: 0, version: 3, ids: { card: 18 } }] })],
    ['data that is no print', (s) => ({ ...s, eras: [{ at: 0, version: 3, data: 7 }] })],
  ];
  it.each(damaged)('are refused with %s', (_, damage) => {
    expect(reasonOf(() => readSave(damage(JSON.parse(JSON.stringify(played(5).save())))))).toMatch(/^badSave/);
  });

  it('of an older version are migrated, or refused where no migration exists', () => {
    const save = played(5).save();
    const old = (version: number): Save => ({ ...save, eras: [{ at: 0, version }] });
    const loaded = Match.load(game, old(2));
    expect(loaded.position.state).toMatchObject({ round: 7, config: { seats: 2, options: { fancy: true, pace: 'slow' } } });
    expect(loaded.save().eras).toEqual([
      { at: 0, version: 2 },
      { at: 5, version: 3, ids: { card: [18, 'b916e82c9f6ffb90'] }, data: '1bffc2eb530a92bd' },
    ]);
    expect(reasonOf(() => Match.load(game, old(1)))).toBe('otherVersion: 1');
    expect(reasonOf(() => Match.load(game, old(4)))).toBe('otherVersion: 4');
    expect(reasonOf(() => verify(game, old(2)))).toMatch(/otherVersion/);
    expect(reasonOf(() => Match.load({ ...game, id: 'other' } as never, save))).toBe('unknownGame: lanterns');
  });
});

describe('a save says what its numbers meant', () => {
  const { definition } = game;
  const withCards = (card: readonly string[]): Game => defineGame({ ...definition, ids: { card } });
  const cards = definition.ids.card;
  const save = played(7).save();

  it('and is refused by name where they mean something else now', () => {
    const turned = withCards([...cards.slice(1), cards[0]]);
    expect(reasonOf(() => Match.load(turned, save))).toBe('otherVersion: the ids of card have changed');
    expect(reasonOf(() => verify(turned, save))).toBe('otherVersion: the ids of card have changed');
    expect(reasonOf(() => Match.load(withCards(cards.slice(0, -1)), save))).toBe('otherVersion: the ids of card have changed');
    expect(reasonOf(() => Match.load(defineGame({ ...definition, ids: {} }), save))).toBe('otherVersion: the ids of card have changed');
  });

  it('and is accepted where ids were added at the end, or where it says nothing', () => {
    expect(Match.load(withCards([...cards, '19']), save).log).toHaveLength(7);
    const silent = { ...save, eras: [{ at: 0, version: 3 }] };
    expect(Match.load(withCards([...cards.slice(1), cards[0]]), silent).eras).toEqual([{ at: 0, version: 3 }]);
  });

  it('and goes on in a new era where only values have changed', () => {
    const dearer = defineGame({ ...definition, data: { cards: 'dearer' } });
    const loaded = Match.load(dearer, save);
    expect(loaded.eras.map(({ at, version }) => [at, version])).toEqual([
      [0, 3],
      [7, 3],
    ]);
    expect(loaded.eras[0].data).not.toBe(loaded.eras[1].data);
    expect(reasonOf(() => verify(dearer, loaded.save()))).toBe('otherVersion: the content changed at answer 7');
    // Nothing in this log depends on what changed, so it can still be replayed.
    expect(verify(dearer, save).answers).toBe(7);
    const other = { ...save, log: save.log.map((e, i) => (i === 3 ? { ...e, answer: 77 } : e)) };
    expect(reasonOf(() => verify(dearer, other))).toBe('otherVersion: the content has changed, and at answer 4 the log parts from it');
    expect(reasonOf(() => verify(game, other))).toBe('badSave: answer 4 is not legal (notAnOption)');
  });
});

it('private twins reach their seats, everybody else hears the public one', () => {
  const events = [
    { event: 'someone drew', seats: [1], twin: 'you drew 7' },
    { event: undefined, seats: [0], twin: 'psst' },
  ];
  expect(heard(events, 1)).toEqual(['you drew 7']);
  expect(heard(events, 0)).toEqual(['someone drew', 'psst']);
  expect(heard(events, -1)).toEqual(['someone drew']);
  expect(heard(events, 2, (a, b) => a + b === 2)).toEqual(['someone drew', 'psst']);
});
