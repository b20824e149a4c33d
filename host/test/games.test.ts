import { registry } from '@orrery/games';
import { type Ask, dealAnew, type Game, int, newEffects, type Position, type Seat, type Stops, seeded, unknownTo } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { Table, unasked } from '../src/index.ts';

const GAMES = 20;

/** What each game asks by itself, and what it does not. */
const DEFAULTS: Readonly<Record<string, Stops>> = {
  andromeda: {},
  'age-of-galaxy': {},
  'beyond-the-sun': {},
  'andromedas-edge': {
    opponentLaunch: 'can',
    opponentActivation: 'can',
    opponentModule: 'never',
    moons: 'never',
    moduleDamaged: 'can',
    moment: 'can',
    escalate: 'can',
    diplomacy: 'can',
    energy: 'can',
    battleStart: 'can',
    beforeRoll: 'can',
    afterRoll: 'can',
    afterOutcome: 'can',
    shipDamaged: 'can',
  },
};

function tableOf(game: Game, seats: number, seed: string): Table {
  const holders = Array.from({ length: seats }, (_, i) => ({ kind: 'human' as const, name: `P${i}` }));
  return Table.open(game, { config: game.configure(seats, {}), seed, seats: holders, clock: { kind: 'none' }, time: 1 });
}

const playersOf = (game: Game, n: number): number => {
  const { min, max } = game.definition.seats;
  return Math.min(max, Math.max(min, 2) + (n % 3));
};

/** Plays a game at random, as a host does: what need not be asked is not asked. */
function play(game: Game, n: number, asked: (table: Table, seat: Seat) => void, skips?: (seat: Seat) => void): void {
  const table = tableOf(game, playersOf(game, n), `asking ${n}`);
  const luck = seeded(`asking ${n}`);
  for (let i = 0; table.status === 'playing'; i++) {
    const [skipped] = table.unasked;
    if (skipped !== undefined) {
      skips?.(skipped.seat);
      table.order({ kind: 'letPass', by: 'host', id: `${i}`, seat: skipped.seat, seq: table.seq }, 1);
      continue;
    }
    const seat = table.waiting[int(luck, table.waiting.length)];
    asked(table, seat);
    if (int(luck, 20) === 0 && table.ownPart(seat).undo.steps > 0) {
      table.order({ kind: 'undo', id: `${i}`, seat, seq: table.seq, scope: int(luck, 2) === 0 ? 'step' : 'turn' }, 1);
      // Back at something that was asked: what follows by itself would only follow again.
      expect(table.unasked).toEqual([]);
      continue;
    }
    const [{ decision, options }] = table.ownPart(seat).asks;
    const answer = options[int(luck, options.length)];
    table.order({ kind: 'answer', id: `${i}`, seat, seq: table.seq, decision, answer }, 1);
  }
}

/** Whether the only answer left would roll or reveal something that could not be taken back. */
function bringsUp(game: Game, table: Table, seat: Seat): boolean {
  const { position } = table.snapshot();
  const [{ decision, options }] = table.ownPart(seat).asks;
  const effects = newEffects();
  game.answer(position, seat, decision, options[0], effects);
  return effects.barrier !== undefined;
}

describe.each(Object.keys(registry))('%s', (id) => {
  it('has these stops by default', async () => {
    const game = await registry[id].load();
    expect(tableOf(game, playersOf(game, 0), 'defaults').payload(0).stops).toEqual(DEFAULTS[id]);
  });

  it('asks nothing without a real choice', async () => {
    const game = await registry[id].load();
    let questions = 0;
    for (let n = 0; n < GAMES; n++) {
      play(game, n, (table, seat) => {
        questions++;
        const { asks, undo } = table.ownPart(seat);
        const [{ decision, options, windows }] = asks;
        const setting = options.find((option) => game.definition.asking?.setting?.(decision, option) === true);
        expect(setting, `${decision} offers a setting`).toBeUndefined();
        if (windows !== undefined) {
          const serves = options.some((option) => windows.some((kind) => game.definition.asking?.serves?.(kind, option) === true));
          expect(serves, `${decision} asks with nothing to do`).toBe(true);
        } else if (options.length === 1) {
          expect(undo.steps > 0 && bringsUp(game, table, seat), `${decision} has one answer`).toBe(true);
        }
      });
    }
    expect(questions).toBeGreaterThan(GAMES * 20);
  });

  it('takes as long to answer for a seat whatever the seat holds', async () => {
    const game = await registry[id].load();
    let compared = 0;
    for (let n = 0; n < 3; n++) {
      const position = game.start(game.configure(playersOf(game, n), {}), `classes ${n}`);
      const luck = seeded(`classes ${n}`);
      for (let i = 0; i < 400 && !game.over(position); i++) {
        const open = game.open(position);
        const ask = open[int(luck, open.length)];
        for (let viewer = -1; viewer < position.state.config.seats; viewer++) {
          if (viewer === ask.seat || position.asks.some((a) => a.answer !== undefined)) continue;
          const world = game.clone(position);
          for (const unknown of unknownTo(viewer, game.definition.secrets(world.state))) dealAnew(unknown, luck);
          expect(classOf(game, world, ask), `${ask.decision} as ${viewer} sees it`).toEqual(classOf(game, position, ask));
          compared++;
        }
        const options = game.options(position, ask);
        game.play(position, ask, options[int(luck, options.length)]);
      }
    }
    expect(compared).toBeGreaterThan(200);
  });
});

/** What others notice of how a question is answered: what the host answers at once, and nothing else. */
function classOf(game: Game, position: Position, { seat, decision }: Ask): unknown {
  const ask = position.asks.find((a) => a.seat === seat && a.decision === decision);
  if (ask === undefined) throw new Error('the same question is asked in both worlds');
  const stops = game.definition.asking?.windows ?? {};
  const found = unasked(game, position, ask, game.options(position, ask), stops, false);
  return found === undefined || found.secret ? 'like a person' : found.answer;
}

describe('a shared screen', () => {
  it('changes hands for real choices only', async () => {
    const game = await registry['andromedas-edge'].load();
    let handovers = 0;
    let everyQuestion = 0;
    for (let n = 0; n < 4; n++) {
      let [holder, last]: [Seat, Seat] = [0, 0];
      const called = (seat: Seat): void => {
        if (seat !== last) everyQuestion++;
        last = seat;
      };
      play(
        game,
        n,
        (table, seat) => {
          called(seat);
          // In a window nobody is called by name: whoever wants to comes forward.
          if (table.openPart(null).windows.includes(seat)) return;
          if (seat !== holder) handovers++;
          holder = seat;
        },
        called,
      );
    }
    expect(handovers).toBeGreaterThan(0);
    expect(handovers).toBeLessThan(everyQuestion / 2);
  });
});

describe('a sealed answer in parts', () => {
  it('takes a double click for one part, and is taken back part by part', async () => {
    const game = await registry['age-of-galaxy'].load();
    const table = tableOf(game, 3, 'parts');
    const part = (n: number, seq: number): void => {
      const [{ decision, options }] = table.ownPart(0).asks;
      table.order({ kind: 'answer', id: `part ${n} ${seq}`, seat: 0, seq, decision, answer: options[1] }, 1);
    };
    const size = (): number => table.ownPart(0).asks[0].options.length;
    part(1, 0);
    expect(size()).toBe(7);
    expect(() => part(2, 0)).toThrow();
    part(2, table.seq);
    expect(size()).toBe(6);
    table.order({ kind: 'undo', id: 'back', seat: 0, seq: table.seq, scope: 'step' }, 1);
    expect(size()).toBe(7);
  });
});
