import { type Frame, seeded } from '@orrery/kernel';
import { Scene } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { boxes } from '../content/box.ts';
import { factions } from '../content/factions.ts';
import { tradeCards } from '../content/trade.ts';
import { guessPicked, redraw, setup } from '../rules/setup.ts';
import { initial } from '../state.ts';
import { begin, cardName, eventsOf, faction, game, hand, type Scenery, table } from './table.ts';

const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A game in which nobody has put a card back yet. */
const fresh = (seats: number, seed = 'setup', options: object = {}): Scenery =>
  new Scene(game, game.start(game.configure(seats, options), seed), [], true);

/** Everybody keeps the hand: the choice of starting factions is open. */
const dealt = (seats: number, seed = 'setup'): Scenery => {
  const t = fresh(seats, seed);
  while (t.asked === 'discardCard') t.answer('discardCard', 'keep');
  return t;
};

/** The same with certain cards in hand. */
function choosing(hands: string[][]): Scenery {
  const position = game.clone(dealt(hands.length).position);
  const { state } = position;
  hands.forEach((cards, seat) => {
    const { hand } = state.players[seat];
    cards.forEach((id, i) => {
      const card = faction(id);
      const holder = [...state.players.map((p) => p.hand), state.deck].find((list) => list.includes(card));
      if (holder === undefined) throw new Error(`${id} is nowhere`);
      const at = holder.indexOf(card);
      [holder[at], hand[i]] = [hand[i], holder[at]];
    });
  });
  return new Scene(game, position, [], true);
}

describe('setup', () => {
  it('whoever keeps the hand is not asked again', () => {
    const { state } = game.clone(fresh(3).position);
    const t = begin(state, redraw, 0, { discards: 0, keeping: 0b101 });
    expect(game.open(t.position).map(({ seat }) => seat)).toEqual([1]);
    t.answer('discardCard', 'keep', 1);
    expect(t.asked).toBeUndefined();
  });

  it('of cards somebody has picked to put back, as many are guessed as are known to lie aside', () => {
    const s = hand(table(2), 1, 'humans', 'axiom', 'drumm');
    const picked = (decision: string, discards: number, more: object = {}) => {
      const ask = { seat: 1, decision, args: { discards, ...more } };
      guessPicked(ask, s);
      return ask.args;
    };
    expect(picked('discardCard', 0)).toEqual({ discards: 0 });
    expect(picked('discardCard', 1)).toEqual({ discards: 1, picked: [faction('humans')] });
    expect(picked('discardCard', 2)).toEqual({ discards: 2, picked: [faction('humans'), faction('axiom')] });
    expect(picked('discardCard', 2, { picked: [7] })).toEqual({ discards: 2, picked: [7] });
    expect(picked('startingFaction', 2)).toEqual({ discards: 2 });
    s.players[1].redrawn.push(s.deck.pop() ?? -1);
    expect(picked('discardCard', 2)).toEqual({ discards: 2, picked: [faction('humans')] });
    const frame: Frame = { procedure: 'redraw', step: 'discard', seat: 1, locals: { discards: 2, keeping: 0 } };
    guessPicked(frame, s);
    expect(frame.locals).toEqual({ discards: 2, keeping: 0 });
  });

  it('AG-051 which trade cards are left over is told, not in which order they came', () => {
    const left = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => fresh(2, seed).state.unusedTrade);
    for (const [one, other] of left) expect(one).toBeLessThan(other);
    expect(new Set(left.map(String)).size).toBeGreaterThan(2);
  });

  it('a match begun under older rules goes on from where it is, whichever these were', () => {
    const begun = fresh(2).position;
    for (const version of [1, 3]) expect(game.definition.migrate?.[version]?.(begun)).toBe(begun);
    const kept = { ...begun, state: { ...begun.state, seats: 2, draft: false, explored: false, science: false } };
    expect(game.definition.migrate?.[2]?.(kept)).toEqual(begun);
  });

  it('AG-050 the boards lie ready: empty boxes, empty congress, all cubes on prestige 0', () => {
    const s = fresh(4).state;
    expect(s.inBox.concat(s.onTrade).every((n) => n === 0)).toBe(true);
    expect(s.congress).toEqual([]);
    expect(s.players.map((p) => p.prestige)).toEqual([0, 0, 0, 0]);
  });

  it('AG-051 three random trade cards with the limited side up; two are not used', () => {
    const seen = new Set<number>();
    for (const seed of seeds) {
      const s = fresh(2, seed).state;
      expect(s.trade).toHaveLength(3);
      expect([...s.trade, ...s.unusedTrade].sort()).toEqual([0, 1, 2, 3, 4]);
      expect(s.turned).toEqual([false, false, false]);
      for (const card of s.trade) seen.add(card);
    }
    expect(seen.size).toBe(tradeCards.length);
  });

  it('AG-052 the cards lie above Manufacture, Salvage and Plunder, from left to right', () => {
    expect(boxes).toEqual(['manufacture', 'salvage', 'plunder']);
    expect(fresh(2).state.trade).toHaveLength(boxes.length);
  });

  it('AG-053 five random systems of eight in a row, two face up, three face down', () => {
    const first = new Set<number>();
    for (const seed of seeds) {
      const s = fresh(3, seed).state;
      expect(s.row).toHaveLength(5);
      expect([...s.row, ...s.unusedSystems].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      expect(s.opened).toBe(2);
      first.add(s.row[0]);
    }
    expect(first.size).toBeGreaterThan(2);
    expect(game.view(fresh(3).position, 0).table.row).toHaveLength(2);
  });

  it('AG-054 the fleet starts on the first system', () => {
    expect(fresh(2).state.fleet).toBe(0);
  });

  it('AG-055 the places of the open systems are filled, planets open and exploration hidden', () => {
    const t = fresh(4);
    const { table } = game.view(t.position, 0);
    expect(table.places.slice(0, 2).every((m) => m >= 0)).toBe(true);
    expect(table.places.slice(2)).toEqual([-1, -1, -1]);
    expect(table.markers.every((place) => place < 4)).toBe(true);
    expect(table.markers.length).toBeGreaterThanOrEqual(2);
    expect(table.discardedMarkers).toEqual([]);
  });

  it('AG-056 every player has a board of nine technologies, none researched', () => {
    expect(fresh(4).state.players.map((p) => p.technologies)).toEqual([0, 0, 0, 0]);
  });

  it('AG-057 AG-058 16 cubes and 9 cruisers each, one of the cubes on prestige 0', () => {
    for (const p of fresh(3).state.players) expect([p.supply, p.cubes, p.dock, p.cruisers, p.prestige]).toEqual([15, 0, 9, 0, 0]);
  });

  it('AG-059 on prestige 0 the start player lies on top, the others below clockwise', () => {
    for (const seed of seeds) {
      const s = fresh(4, seed).state;
      const fromTop = [...s.arrival].reverse();
      expect(fromTop).toEqual([0, 1, 2, 3].map((i) => (s.start + i) % 4));
    }
  });

  it('AG-060 the start player is chosen at random', () => {
    expect(new Set(seeds.map((seed) => fresh(4, seed).state.start)).size).toBeGreaterThan(2);
  });

  it('AG-061 turn-order markers go out from the start player clockwise', () => {
    const rigged = initial(game.configure(4, {}));
    // Trade cards 4 rolls, systems 7, planet markers 4, exploration markers 8; then the start player.
    const t = begin(rigged, setup, 0, {}, [...Array<number>(4 + 7 + 4 + 8).fill(0), 2]);
    expect(t.state.start).toBe(2);
    expect(t.state.order).toEqual([2, 3, 0, 1]);
  });

  it('AG-062 credits on 0, productivity on 3', () => {
    for (const p of fresh(4).state.players) expect([p.credits, p.productivity]).toEqual([0, 3]);
  });

  it('AG-063 seven faction cards each', () => {
    const s = fresh(4).state;
    for (const p of s.players) expect(p.hand).toHaveLength(7);
    expect(s.deck).toHaveLength(45 - 28);
  });

  it('AG-064 up to three cards may be put back once, and are replaced', () => {
    const t = fresh(2);
    const [before] = t.state.players.map((p) => [...p.hand]);
    for (let i = 0; i < 3; i++) {
      t.answer('discardCard', before[i], 0);
      if (i === 0) t.answer('discardCard', 'keep', 1);
    }
    expect(t.asked).toBe('startingFaction');
    const p = t.state.players[0];
    expect(p.hand).toHaveLength(7);
    expect(p.redrawn).toEqual(before.slice(0, 3));
    expect(p.hand.slice(0, 4)).toEqual(before.slice(3));
    expect(p.hand.some((card) => before.slice(0, 3).includes(card))).toBe(false);
    expect(t.state.players[1].redrawn).toEqual([]);
  });

  it('AG-064 everybody puts cards back without waiting for the others, and nobody sees which', () => {
    const t = fresh(3);
    const [hand] = t.state.players.map((p) => [...p.hand]);
    t.answer('discardCard', hand[1], 0);
    t.answer('discardCard', hand[4], 0);
    expect(t.options(0)).toEqual(['keep', ...hand.filter((card) => card !== hand[1] && card !== hand[4])]);
    expect(game.view(t.position, 1).asks.find(({ seat }) => seat === 0)).toEqual({
      seat: 0,
      decision: 'discardCard',
      args: { discards: 2 },
      answered: false,
    });
    // Whoever guesses takes two of the seven to be put back, so that five are left to choose from.
    const guess = game.determinize(game.view(t.position, 1), seeded('guess'));
    const asked = game.open(guess).find(({ seat }) => seat === 0);
    if (asked === undefined) throw new Error('seat 0 is not asked');
    expect(new Set(game.options(guess, asked)).size).toBe(1 + 5);
    t.answer('discardCard', 'keep', 0);
    t.answer('discardCard', 'keep', 1);
    expect(t.state.players[0].redrawn).toEqual([]);
    t.answer('discardCard', 'keep', 2);
    expect(t.state.players[0].redrawn).toEqual([hand[1], hand[4]]);
    expect(t.state.players[0].hand).toHaveLength(7);
    expect(t.asked).toBe('startingFaction');
  });

  it('AG-065 no faction card is drawn during the game', () => {
    const t = dealt(3);
    const deck = [...t.state.deck];
    t.playOn((_, options) => options[0]);
    expect(t.state.deck).toEqual(deck);
    expect(eventsOf(t, 'drew')).toEqual([]);
  });

  it('AG-066 the starting faction gives its introduction bonus; six cards stay in hand', () => {
    const starters = ['psykrio', 'humans', 'cheiki', 'borealCombine'];
    const t = choosing(starters.map((id) => [id]));
    const hands = t.state.players.map((p) => p.hand);
    expect(hands.map((hand) => hand.length)).toEqual([7, 7, 7, 7]);
    // Any of the seven.
    for (const seat of [0, 1, 2, 3]) expect(t.options(seat)).toEqual(hands[seat]);
    // Whoever chooses first or last.
    for (const seat of [2, 0, 3, 1]) t.answer('startingFaction', faction(starters[seat]), seat);
    const { players } = t.state;
    expect(players.map((p) => p.factions.map(cardName))).toEqual(starters.map((id) => [id]));
    expect(players.map((p) => p.hand)).toEqual(hands.map((hand, seat) => hand.filter((card) => card !== faction(starters[seat]))));
    // The three cubes of round 1 and its three credits have come in as well.
    expect(players.map((p) => [p.credits, p.cruisers, p.dock])).toEqual([
      [8, 1, 8],
      [5, 1, 8],
      [3, 2, 7],
      [4, 0, 9],
    ]);
  });

  it('AG-067 introduction abilities of a starting faction work as usual', () => {
    const t = choosing([['heralds'], ['sanctum']]);
    t.answer('startingFaction', faction('heralds'), 0);
    t.answer('startingFaction', faction('sanctum'), 1);
    expect(t.state.players[1].discovery).toBe(1);
    expect(t.asked).toBe('chooseReward');
    t.answer('chooseReward', 1, 0);
    expect(t.state.players[0]).toMatchObject({ influence: 1, prestige: 0 });
  });

  it('AG-068 starting factions are chosen in secret and revealed together', () => {
    const t = choosing([['humans'], ['cheiki']]);
    t.answer('startingFaction', faction('humans'), 0);
    expect(t.state.players[0].factions).toEqual([]);
    const other = game.view(t.position, 1);
    expect(other.asks.find((a) => a.seat === 0)).toMatchObject({ answered: true });
    expect(other.asks.find((a) => a.seat === 0)).not.toHaveProperty('answer');
    // What the last one learns cannot be unlearnt.
    expect(t.answer('startingFaction', faction('cheiki'), 1).barrier).toBe('reveal');
    expect(t.state.players.map((p) => p.factions.map(cardName))).toEqual([['humans'], ['cheiki']]);
  });

  it('AG-069 Cheiki begin with 2 of one thing, Humans with 2 of one and 1 of another, on top of the usual start', () => {
    const t = choosing([['cheiki'], ['humans']]);
    t.answer('startingFaction', faction('cheiki'), 0);
    t.answer('startingFaction', faction('humans'), 1);
    const bonus = (id: string) => Object.values(factions[faction(id)].bonus).filter((n) => n > 0);
    expect(bonus('cheiki')).toEqual([2]);
    expect(bonus('humans').sort()).toEqual([1, 2]);
    // The first production phase has already paid three credits to each.
    expect(t.state.players.map((p) => [p.credits, p.cruisers])).toEqual([
      [3, 2],
      [5, 1],
    ]);
  });
});
