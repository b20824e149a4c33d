import { hashOf, Match, type Save } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { adding, inThrees as seatAt } from './adding.ts';

const game = adding();
const fresh = (): Match => Match.start(game, game.configure(2, {}), 'long');

/** Goes on to this many answers, noting the hash after each. */
function playOn(match: Match, to: number, hashes: string[] = []): string[] {
  hashes[match.at] = hashOf(match.position);
  while (match.at < to) {
    match.answer(seatAt(match.at), 'add', (match.at * 7) % 3);
    hashes[match.at] = hashOf(match.position);
  }
  return hashes;
}

describe('a long match', () => {
  it('takes back exactly what a turn has done, however many answers stand', () => {
    const match = fresh();
    const hashes: string[] = [];
    for (const turn of [3, 255, 258, 513, 600, 1023, 1026]) {
      playOn(match, turn, hashes);
      const taken = match.undo(seatAt(turn - 1), 2);
      expect(taken.map((e) => e.answer)).toEqual([((turn - 1) * 7) % 3, ((turn - 2) * 7) % 3]);
      expect(match.at).toBe(turn - 2);
      expect(hashOf(match.position)).toBe(hashes[turn - 2]);
      match.undo(seatAt(turn - 1));
      expect(hashOf(match.position)).toBe(hashes[turn - 3]);
      expect(() => match.undo(seatAt(turn - 1))).toThrow();
    }
  });

  it('takes back no more than can be, and then nothing at all', () => {
    const match = fresh();
    const hashes = playOn(match, 602);
    expect(match.firmAt).toBe(600);
    expect(() => match.undo(0, 3)).toThrow('undoBarrier');
    expect(hashOf(match.position)).toBe(hashes[602]);
    expect(hashOf(match.firmPosition())).toBe(hashes[600]);
  });

  it.each([1, 255, 256, 257, 700])('stays as it was where the rules fail after %i answers', (answers) => {
    const match = fresh();
    const hashes = playOn(match, answers);
    expect(() => match.answer(seatAt(answers), 'add', 9)).toThrow('nine is too much');
    expect(hashOf(match.position)).toBe(hashes[answers]);
    expect(match.at).toBe(answers);
    expect(hashOf(match.position)).toBe(playOn(fresh(), answers).at(-1));
  });

  it.each([0, 1, 256, 300, 511, 699])('goes back from 700 answers to %i and on from there', (to) => {
    const match = fresh();
    const hashes = playOn(match, 700);
    match.rewind(to);
    expect(hashOf(match.position)).toBe(hashes[to]);
    expect(match.hasAnswered(1)).toBe(to > 3);
    expect(playOn(match, 700).at(-1)).toBe(hashes[700]);
  });

  it('that was loaded goes back to before that as well, unless a position was its beginning', () => {
    const match = fresh();
    const hashes = playOn(match, 400);
    const loaded = Match.load(game, match.save());
    playOn(loaded, 1000, hashes);
    for (const to of [998, 401, 400, 399, 10]) {
      loaded.rewind(to);
      expect(hashOf(loaded.position)).toBe(hashes[to]);
    }
    const { position } = match;
    const scene: Save = { ...match.save(), log: [], snapshots: [{ at: 0, hash: hashOf(position), position }] };
    const begun = Match.load(game, scene);
    for (let i = 0; i < 600; i++) begun.answer(seatAt(400 + i), 'add', ((400 + i) * 7) % 3);
    begun.rewind(5);
    expect(hashOf(begun.position)).toBe(hashes[405]);
  });

  it('keeps a position at the first turn after every 256 answers, so that little is played again for a firm one', () => {
    const match = fresh();
    const replayed = [255, 257, 258, 259, 300, 516, 517, 600].map((answers) => {
      playOn(match, answers);
      return match.toReplay;
    });
    expect(replayed).toEqual([252, 255, 255, 0, 39, 255, 0, 81]);
  });

  it('says who answered before its end, also where its beginning is not at hand', () => {
    const match = fresh();
    playOn(match, 2);
    expect(match.end).toMatchObject({ earlier: { answers: 0, seats: [] }, log: [{}, {}] });
    playOn(match, 5);
    expect(match.end).toMatchObject({ earlier: { answers: 2, seats: [0] }, log: [{}, {}, {}] });
    playOn(match, 100);
    expect(match.end).toMatchObject({ earlier: { answers: 98, seats: [0, 1] }, log: [{}, {}] });
    const save = match.save();
    const later = Match.load(game, { ...save, log: [] }, { answers: 100, seats: [0, 1] });
    playOn(later, 103);
    expect(later.end).toMatchObject({ earlier: { answers: 101, seats: [0, 1] }, log: [{}, {}] });
  });

  it('is saved with its log and one position', () => {
    const match = fresh();
    playOn(match, 600);
    const save = match.save();
    expect(save.log).toHaveLength(600);
    expect(save.snapshots.map((s) => s.at)).toEqual([600]);
  });
});
