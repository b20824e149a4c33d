import { type Chance, type Config, defineGame, type Game, open, rules, type Seat, shuffle, type View } from '@orrery/kernel';

/**
 * A small game with one of everything a table must cope with: hidden hands, a hidden deck, sealed bids, dice, a look at a hidden card,
 * steps that can be taken back, and, as an option, a question whose rules never come to an end.
 */
export type ToyState = {
  config: Config;
  round: number;
  deck: number[];
  hands: number[][];
  points: number[];
  /** The top card, where a seat has looked at it. */
  seen: (number | null)[];
};
export type ToyEvent =
  | { type: 'dealt'; seat: Seat; cards: number[] | number }
  | { type: 'bids'; cards: number[]; winner: Seat }
  | { type: 'taking'; seat: Seat }
  | { type: 'took'; seat: Seat; points: number }
  | { type: 'rolled'; seat: Seat; die: number }
  | { type: 'peeked'; seat: Seat; card?: number }
  | { type: 'ended'; round: number };
export type ToyView = {
  round: number;
  deck: number;
  hand: number[];
  hands: number[];
  points: number[];
  seen: number | null;
  rounds: number;
  config: Config;
};

const CARDS = 30;
const HAND = 4;
const roundsOf = (config: Config): number => (config.options.length === 'long' ? 12 : 3);

const kit = rules<ToyState, ToyEvent>();
const { decision, procedure } = kit;

const bid = decision('bid', { options: (state, seat) => state.hands[seat] });

type Spend = 'take' | 'roll' | 'peek' | 'stop' | 'hang';
const spend = decision('spend', {
  args: { left: open<number>() },
  options: (state, seat, { left }): readonly Spend[] => {
    const list: Spend[] = left > 0 ? ['take', 'roll'] : [];
    if (left > 0 && state.deck.length > 0 && state.seen[seat] === null) list.push('peek');
    if (left > 0 && state.config.options.trap === true) list.push('hang');
    return [...list, 'stop'];
  },
  refusals: (state, seat) => (state.seen[seat] === null ? [] : [{ what: 'peek', reason: 'alreadySeen', rule: 'TOY-1' }]),
});

const prize = procedure(
  'prize',
  { left: open<number>() },
  {
    choose: (x) => {
      x.ask(x.seat, spend, { left: x.locals.left });
      return 'pay';
    },
    pay: (x) => {
      const choice = x.answer(spend);
      x.locals.left--;
      if (choice === 'stop') return 'end';
      if (choice === 'hang') for (;;);
      if (choice === 'take') {
        // The others hear of it when both points are there.
        x.state.points[x.seat]++;
        x.emitTo([x.seat], { type: 'taking', seat: x.seat });
        x.state.points[x.seat]++;
        x.emit({ type: 'took', seat: x.seat, points: 2 });
      } else if (choice === 'roll') {
        const die = x.int(6) + 1;
        x.state.points[x.seat] += die - 1;
        x.emit({ type: 'rolled', seat: x.seat, die });
      } else {
        x.reveal();
        const card = x.state.deck[x.state.deck.length - 1];
        x.state.seen[x.seat] = card;
        x.emitTo([x.seat], { type: 'peeked', seat: x.seat, card }, { type: 'peeked', seat: x.seat });
      }
      return 'choose';
    },
  },
);

const main = procedure(
  'main',
  {},
  {
    deal: (x) => {
      const { state } = x;
      x.shuffle(state.deck);
      for (let seat = 0; seat < state.hands.length; seat++) {
        state.hands[seat] = state.deck.splice(-HAND).sort((a, b) => a - b);
        x.emitTo([seat], { type: 'dealt', seat, cards: [...state.hands[seat]] }, { type: 'dealt', seat, cards: HAND });
      }
      return 'bids';
    },
    bids: (x) => {
      for (let seat = 0; seat < x.state.hands.length; seat++) x.ask(seat, bid);
      return 'award';
    },
    award: (x) => {
      const { state } = x;
      x.reveal();
      const cards = state.hands.map((_, seat) => x.answer(bid, seat));
      cards.forEach((card, seat) => {
        state.hands[seat] = state.hands[seat].filter((c) => c !== card);
      });
      const winner = cards.indexOf(Math.max(...cards));
      x.emit({ type: 'bids', cards, winner });
      x.callFor(winner, prize, { left: 3 });
      return 'draw';
    },
    draw: (x) => {
      const { state } = x;
      for (let seat = 0; seat < state.hands.length && state.deck.length > 0; seat++) {
        x.reveal();
        const card = state.deck.pop();
        if (card === undefined) break;
        state.seen.fill(null);
        state.hands[seat].push(card);
        x.emitTo([seat], { type: 'dealt', seat, cards: [card] }, { type: 'dealt', seat, cards: 1 });
      }
      state.round++;
      x.emit({ type: 'ended', round: state.round });
      return state.round >= roundsOf(state.config) || state.hands.some((h) => h.length === 0) ? 'end' : 'bids';
    },
  },
);

function determinize(view: View<ToyView>, chance: Chance): ToyState {
  const { table, viewer } = view;
  const mine = new Set(viewer >= 0 ? table.hand : []);
  if (table.seen !== null) mine.add(table.seen);
  // Cards played are gone; which ones does not matter to what is left to see, so any unseen ones may be in hands and deck.
  const unseen = shuffle(
    chance,
    Array.from({ length: CARDS }, (_, i) => i + 1).filter((c) => !mine.has(c)),
  );
  const hands = table.hands.map((count, seat) => (seat === viewer ? [...table.hand] : unseen.splice(0, count)));
  const deck = unseen.splice(0, table.deck - (table.seen === null ? 0 : 1));
  if (table.seen !== null) deck.push(table.seen);
  const seen = table.hands.map((_, seat) => (seat === viewer ? table.seen : null));
  return { config: table.config, round: table.round, deck, hands, points: [...table.points], seen };
}

export const toyGame: Game<ToyState, ToyView, ToyEvent> = defineGame<ToyState, ToyView, ToyEvent>({
  id: 'toy',
  version: 1,
  migrate: {},
  seats: { min: 2, max: 4 },
  options: {
    length: { kind: 'choice', values: ['short', 'long'], default: 'short' },
    trap: { kind: 'flag', default: false },
  },
  rules: kit,
  initial: (config) => ({
    config,
    round: 0,
    deck: Array.from({ length: CARDS }, (_, i) => i + 1),
    hands: Array.from({ length: config.seats }, () => []),
    points: Array.from({ length: config.seats }, () => 0),
    seen: Array.from({ length: config.seats }, () => null),
  }),
  main,
  clone: (s) => ({
    config: s.config,
    round: s.round,
    deck: [...s.deck],
    hands: s.hands.map((h) => [...h]),
    points: [...s.points],
    seen: [...s.seen],
  }),
  view: (state) => ({
    round: state.round,
    rounds: roundsOf(state.config),
    deck: state.deck.length,
    hand: [],
    hands: state.hands.map((h) => h.length),
    points: [...state.points],
    seen: null,
    config: state.config,
  }),
  own: (state, seat) => ({ hand: [...state.hands[seat]], seen: state.seen[seat] }),
  determinize,
  secrets: (state) => [
    ...state.deck.map((card, at) => ({
      kind: 'card',
      in: state.deck,
      at: [at],
      knownTo: state.seen.flatMap((seen, seat) => (seen === card ? [seat] : [])),
    })),
    ...state.hands.map((hand, seat) => ({ kind: 'card', in: hand, knownTo: [seat] })),
    ...state.seen.map((_, seat) => ({ kind: 'memory', in: state.seen, at: [seat], knownTo: [seat] })),
  ],
  score: (state, seat) => ({ total: state.points[seat], parts: { prizes: state.points[seat] } }),
  outcome: (state) => {
    const best = Math.max(...state.points);
    return {
      ending: 'rounds',
      scores: state.points.map((p) => ({ total: p, parts: { prizes: p } })),
      winners: state.points.flatMap((p, seat) => (p === best ? [seat] : [])),
    };
  },
  playsAs: (_, seat) => (seat === 3 ? undefined : `colour:${['red', 'blue', 'green'][seat]}`),
  round: (state) => state.round,
  bound: () => 400,
  invariants: [],
  evaluation: {
    features: ['points'],
    weights: [1],
    extract: (state, seat, out) => {
      out[0] = state.points[seat];
    },
  },
  ids: {},
  data: {},
  content: {},
});
