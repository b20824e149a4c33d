import {
  type Chance,
  type Config,
  defineGame,
  type Game,
  hidden,
  type InterjectAnswer,
  int,
  open,
  own,
  rules,
  type Seat,
  shuffle,
} from '@orrery/kernel';

/**
 * A toy with everything a game can have: a shuffled deck, secret hands, sealed simultaneous bids, dice, a nested procedure with a
 * choice inside, interjections with and without a question of their own. `fault` breaks one law on purpose, so that the tests can show each law fail.
 */
export type Fault =
  | 'json'
  | 'clone'
  | 'viewBorrows'
  | 'noOption'
  | 'twice'
  | 'unplayable'
  | 'unstable'
  | 'hiddenCounter'
  | 'guessWrong'
  | 'optionsLeak'
  | 'refusalsLeak'
  | 'eventLeak'
  | 'beatLeak'
  | 'viewLeak'
  | 'oneWorld'
  | 'viewTellsHands'
  | 'secretForgotten'
  | 'endless'
  | 'lost'
  | 'lateChange'
  | 'lookChanges'
  | 'lateReveal'
  | 'unreadOption'
  | 'otherConfig';

export type State = {
  config: Config;
  deck: number[];
  hands: number[][];
  won: number[][];
  points: number[];
  oil: number[];
  round: number;
  stamp?: Date;
  shown?: number;
};

export type Event =
  | { type: 'won'; seat: Seat; card: number; roll: number }
  | { type: 'drew'; seat: Seat; card: number }
  | { type: 'someoneDrew'; seat: Seat }
  | { type: 'burnt'; seat: Seat; n: number }
  | { type: 'tended'; seat: Seat }
  | { type: 'dusk'; round: number };

export type Table = {
  config: Config;
  deck: number;
  hand: number[];
  hands: number[];
  won: number[][];
  points: number[];
  oil: number[];
  round: number;
  next?: number;
  allHands?: number[][];
};

const CARDS = 18;
let ticks = 0;

export function lanterns(fault?: Fault): Game<State, Table, Event> {
  const kit = rules<State, Event>();
  const { decision, procedure } = kit;

  const bid = decision('bid', {
    args: { note: own<string>() },
    options: (s, seat) => {
      const hand = s.hands[seat];
      if (fault === 'noOption' && s.round === 2) return [];
      if (fault === 'twice') return [...hand, hand[0]];
      if (fault === 'unstable') return [...hand, 100 + ticks++];
      if (fault === 'optionsLeak') return hand.concat(100 + (s.deck.at(-1) ?? 0));
      return hand;
    },
    refusals: (s, seat) => [
      {
        what: 99,
        reason: 'notHeld',
        rule: 'LA-001',
        args: { held: fault === 'refusalsLeak' ? s.hands[(seat + 1) % s.config.seats][0] : s.hands[seat].length },
      },
    ],
  });
  const burn = decision('burn', {
    args: { most: open<number>() },
    options: (s, seat, { most }) => [0, 1, 2].filter((n) => n <= Math.min(most, s.oil[seat])).concat(fault === 'unplayable' ? [9] : []),
  });

  const light = procedure(
    'light',
    { card: open<number>(), secret: hidden<number>() },
    {
      ask: (x) => {
        x.ask(x.seat, burn, { most: 2 });
        return 'burn';
      },
      burn: (x) => {
        const n = x.answer(burn);
        if (n === 9) throw new Error('nine is too much');
        x.state.oil[x.seat] -= n;
        if (fault !== 'lateChange') x.state.points[x.seat] += n;
        x.emit({ type: 'burnt', seat: x.seat, n });
        if (fault === 'lateChange') x.state.points[x.seat] += n;
        return 'end';
      },
    },
  );

  const draw = procedure(
    'draw',
    {},
    {
      draw: (x) => {
        if (fault !== 'eventLeak' && fault !== 'lateReveal' && x.state.deck.length > 0) x.reveal();
        const card = x.state.deck.pop();
        if (card === undefined) return 'end';
        x.state.hands[x.seat].push(card);
        if (fault === 'lateReveal') x.reveal();
        if (fault === 'eventLeak') x.emit({ type: 'drew', seat: x.seat, card });
        else x.emitTo([x.seat], { type: 'drew', seat: x.seat, card }, { type: 'someoneDrew', seat: x.seat });
        return 'end';
      },
    },
  );

  const trimBy = decision('trimBy', { args: { most: own<number>() }, options: (_s, _seat, { most }) => [most, 0] });

  /** Polishing is done at once; trimming asks, while the question it interrupted waits. */
  const tend = procedure(
    'tend',
    { answer: open<InterjectAnswer>() },
    {
      begin: (x) => {
        x.state.oil[x.seat]--;
        x.state.points[x.seat]++;
        // The next card shows while this is told, and is covered again before anybody is asked.
        if (fault === 'beatLeak') x.state.shown = x.state.deck.at(-1) ?? 0;
        x.emit({ type: 'tended', seat: x.seat });
        delete x.state.shown;
        if (x.locals.answer.interject === 'polish') return 'end';
        x.ask(x.seat, trimBy, { most: 1 });
        return 'trim';
      },
      trim: (x) => {
        x.state.points[x.seat] += x.answer(trimBy);
        return 'end';
      },
    },
  );

  const handSize = ({ config }: State): number => (fault !== 'unreadOption' && config.options.pace === 'fast' ? 2 : 3);

  const main = procedure(
    'evening',
    {},
    {
      deal: (x) => {
        const { state } = x;
        if (fault === 'json') state.stamp = new Date(0);
        x.shuffle(state.deck);
        for (let seat = 0; seat < state.config.seats; seat++) state.hands[seat] = state.deck.splice(-handSize(state));
        return 'bids';
      },
      bids: (x) => {
        x.emit({ type: 'dusk', round: ++x.state.round });
        for (let seat = 0; seat < x.state.config.seats; seat++) x.ask(seat, bid, { note: `secret of ${seat}` });
        return 'resolve';
      },
      resolve: (x) => {
        const { state } = x;
        let best = 0;
        for (let seat = 0; seat < state.config.seats; seat++) if (x.answer(bid, seat) > x.answer(bid, best)) best = seat;
        const roll = x.int(6);
        for (let seat = 0; seat < state.config.seats; seat++) {
          const card = x.answer(bid, seat);
          state.hands[seat] = state.hands[seat].filter((c) => c !== card);
          state.won[best].push(fault === 'lost' && seat !== best ? 0 : card);
        }
        state.points[best] += roll;
        x.emit({ type: 'won', seat: best, card: x.answer(bid, best), roll });
        x.callFor(best, light, { card: x.answer(bid, best), secret: 7 });
        return 'refill';
      },
      refill: (x) => {
        for (let seat = 0; seat < x.state.config.seats; seat++) x.callFor(seat, draw);
        return 'next';
      },
      next: (x) => {
        const out = x.state.hands.some((h) => h.length === 0);
        if (fault === 'endless' && out) {
          for (const pile of x.state.won) x.state.deck.push(...pile.splice(0));
          return 'deal';
        }
        return out ? 'end' : 'bids';
      },
    },
  );

  const view = (s: State): Table => ({
    config: fault === 'otherConfig' ? { seats: 2, options: s.config.options } : s.config,
    deck: s.deck.length,
    hand: [],
    hands: s.hands.map((h) => h.length),
    won: s.won.map((w) => w.slice()),
    points: s.points.slice(),
    oil: s.oil.slice(),
    round: s.round,
    ...(fault === 'viewLeak' ? { next: s.deck.at(-1) ?? 0 } : {}),
    ...(s.shown === undefined ? {} : { next: s.shown }),
    ...(fault === 'viewTellsHands' ? { allHands: s.hands.map((h) => h.slice()) } : {}),
  });

  const determinize = (t: Table, viewer: Seat, chance: Chance): State => {
    const seen = new Set([...t.hand, ...t.won.flat(), ...(t.allHands ?? []).flat()]);
    const unseen: number[] = [];
    for (let card = 1; card <= CARDS; card++) if (!seen.has(card)) unseen.push(card);
    if (fault !== 'oneWorld') shuffle(chance, unseen);
    const hands = t.hands.map((n, seat) => t.allHands?.[seat].slice() ?? (seat === viewer ? t.hand.slice() : unseen.splice(0, n)));
    const points = t.points.slice();
    if (fault === 'guessWrong') points[0] += int(chance, 3);
    return {
      config: t.config,
      deck: unseen.splice(0, t.deck),
      hands,
      won: t.won.map((w) => w.slice()),
      points,
      oil: t.oil.slice(),
      round: t.round,
    };
  };

  return defineGame<State, Table, Event>({
    id: 'lanterns',
    version: 3,
    migrate: { 2: (p) => ({ ...p, state: { ...(p.state as State), round: 7 } }) },
    seats: { min: 2, max: 3 },
    options: {
      fancy: { kind: 'flag', default: false },
      pace: { kind: 'choice', values: ['slow', 'fast'], default: 'slow' },
    },
    conflict: ({ seats, options }) => (seats === 3 && options.pace === 'fast' ? 'tooFast' : undefined),
    rules: kit,
    main,
    initial: (config) => ({
      config,
      deck: Array.from({ length: CARDS }, (_, i) => i + 1),
      hands: Array.from({ length: config.seats }, () => []),
      won: Array.from({ length: config.seats }, () => []),
      points: new Array(config.seats).fill(0),
      oil: new Array(config.seats).fill(2),
      round: fault === 'hiddenCounter' ? ticks++ : 0,
    }),
    interject: {
      options: (s, ask) =>
        s.config.options.fancy === true && ask.decision === 'burn' && s.oil[ask.seat] > 0
          ? [{ interject: 'polish' }, { interject: 'trim' }]
          : [],
      procedure: tend,
    },
    clone: (s) => ({
      ...s,
      deck: s.deck.slice(),
      hands: s.hands.map((h) => h.slice()),
      won: fault === 'clone' ? s.won : s.won.map((w) => w.slice()),
      points: s.points.slice(),
      oil: s.oil.slice(),
    }),
    view: (s) => {
      if (fault === 'lookChanges') s.round += 0.5;
      return view(s);
    },
    own: (s, seat) => ({ hand: fault === 'viewBorrows' ? s.hands[seat] : s.hands[seat].slice() }),
    determinize: ({ table, viewer }, chance) => determinize(table, viewer, chance),
    secrets: (s) => [
      ...(fault === 'secretForgotten' ? [] : [{ kind: 'card', in: s.deck, knownTo: [] }]),
      ...s.hands.map((hand, seat) => ({ kind: 'card', in: hand, knownTo: [seat] })),
    ],
    score: (s, seat) => ({ total: s.points[seat], parts: { light: s.points[seat] } }),
    outcome: (s) => {
      const most = Math.max(...s.points);
      return {
        ending: 'dark',
        scores: s.points.map((total) => ({ total, parts: { light: total } })),
        winners: s.points.flatMap((p, seat) => (p === most ? [seat] : [])),
      };
    },
    round: (s) => s.round,
    bound: () => 100,
    invariants: [
      {
        name: 'cards',
        check: (s) => {
          const all = [...s.deck, ...s.hands.flat(), ...s.won.flat()].sort((a, b) => a - b);
          return all.every((card, i) => card === i + 1) && all.length === CARDS ? undefined : `cards are ${all.join(' ')}`;
        },
      },
    ],
    evaluation: {
      features: ['points', 'cards'],
      weights: [1, 0.01],
      extract: (s, seat, out) => {
        out[0] = s.points[seat];
        out[1] = s.won[seat].length;
      },
    },
    ids: { card: Array.from({ length: CARDS }, (_, i) => `${i + 1}`) },
    data: { cards: CARDS },
    content: { card: Array.from({ length: CARDS }, (_, i) => `${i + 1}`) },
    census: (event, count) => {
      if (event.type === 'won') count('card', `${event.card}`, 'won');
    },
  });
}
