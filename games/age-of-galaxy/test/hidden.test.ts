import { SPECTATOR } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { invariants } from '../invariants.ts';
import { act, after, alliance, game, give, hand, occupied, planets, randomGame, settle, table, turnOf } from './table.ts';

/** What an invariant has to say about a state. */
const complaint = (name: string, s: ReturnType<typeof table>): string | undefined => invariants.find((i) => i.name === name)?.check(s, []);

describe('invariants', () => {
  it('AG-302 sixteen cubes of each colour, wherever they are', () => {
    const name = 'sixteen cubes of each colour';
    const s = settle(table(2), 0, planets.tessalyWarm);
    expect(complaint(name, s)).toBeUndefined();
    s.players[0].supply++;
    expect(complaint(name, s)).toContain('17');
    for (const seats of [1, 2, 3, 4]) randomGame(seats, {}, `cubes ${seats}`, (t) => expect(complaint(name, t.state)).toBeUndefined());
  });

  it('AG-303 nine cruisers of each colour; a gain without supply is lost', () => {
    const name = 'nine cruisers of each colour';
    const s = occupied(give(table(2), 0, { cruisers: 1 }), 0, 0, 1, 2, 4, 5, 6, 8);
    expect(complaint(name, s)).toBeUndefined();
    expect(s.players[0].dock).toBe(1);
    hand(alliance(s, 0, 'humans'), 0, 'psykrio');
    const t = turnOf(s);
    t.answer('chooseAction', { interject: 'card', card: s.players[0].hand[0], as: 'boost' });
    expect(t.state.players[0]).toMatchObject({ cruisers: 2, dock: 0 });
    expect(complaint(name, t.state)).toBeUndefined();
    const lost = after(t);
    lost.players[0].cruisers = 1;
    expect(complaint(name, lost)).toContain('8');
  });

  it('AG-304 tracks stay between 0 and 12, cruisers between 0 and 5', () => {
    const name = 'tracks and limits';
    const s = table(2);
    for (const wrong of [{ credits: 13 }, { productivity: 13 }, { credits: -1 }]) {
      const bad = structuredClone(s);
      Object.assign(bad.players[1], wrong);
      expect(complaint(name, bad)).toBeDefined();
    }
    for (const seed of ['p', 'q', 'r']) randomGame(4, {}, seed, (t) => expect(complaint(name, t.state)).toBeUndefined());
  });
});

describe('hidden information', () => {
  it('AG-305 hands, face-down systems, exploration markers and unused cards are hidden; all else is public', () => {
    const s = hand(hand(alliance(table(2), 0, 'humans'), 0, 'thren'), 1, 'axiom', 'drumm');
    const t = turnOf(s);
    const mine = game.view(t.position, 0).table;
    const theirs = game.view(t.position, 1).table;
    const nobody = game.view(t.position, SPECTATOR).table;
    expect(mine.players[0].hand).toEqual(s.players[0].hand);
    expect(mine.players[1]).toMatchObject({ hand: null, handCount: 2 });
    expect(theirs.players[0]).toMatchObject({ hand: null, handCount: 1 });
    expect(nobody.players.map((p) => p.hand)).toEqual([null, null]);
    expect(mine.row).toEqual(s.row.slice(0, 3));
    expect(mine.deckCount).toBe(s.deck.length);
    for (const seen of [mine, theirs, nobody]) {
      expect(seen).not.toHaveProperty('deck');
      expect(seen).not.toHaveProperty('anomalies');
      expect(seen).not.toHaveProperty('unusedSystems');
      expect(seen).not.toHaveProperty('explorationPile');
    }
    const open = ({ players, ...rest }: typeof mine) => [rest, players.map(({ hand: _hand, redrawn: _redrawn, ...p }) => p)];
    expect(open(mine)).toEqual(open(nobody));
    act(t, { action: 'plunder' });
    expect(game.view(t.position, 1).table.players[0].discovery).toBe(1);
  });
});
