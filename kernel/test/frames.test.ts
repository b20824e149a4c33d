import { defineGame, type Game, IllegalInput, open, rules, SPECTATOR } from '@orrery/kernel';
import { scene, wholeGame } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lanterns } from './lanterns.ts';

const game = lanterns();

describe('asks', () => {
  it('keep sealed answers from everybody else until the last is in', () => {
    const table = wholeGame(game, 3);
    const [a, b, c] = [0, 1, 2].map((seat) => table.options(seat)[0]);
    table.answer('bid', a, 0);
    expect(game.view(table.position, 0).asks[0]).toMatchObject({ answered: true, answer: a });
    for (const viewer of [1, 2, SPECTATOR]) {
      const seen = game.view(table.position, viewer).asks[0];
      expect(seen).toMatchObject({ seat: 0, answered: true });
      expect(seen).not.toHaveProperty('answer');
    }
    table.answer('bid', b, 1);
    expect(table.events).toEqual([]);
    table.answer('bid', c, 2);
    expect(table.events[0]).toMatchObject({ type: 'won' });
  });

  it('refuse a seat that is not asked, another decision, and what is not offered, and change nothing', () => {
    const table = wholeGame(game, 2);
    const before = JSON.stringify(table.position);
    const refused = (seat: number, decision: string, answer: number): string => {
      try {
        game.answer(table.position, seat, decision, answer);
      } catch (error) {
        if (error instanceof IllegalInput) return error.reason;
      }
      return 'accepted';
    };
    expect(refused(5, 'bid', 1)).toBe('notAsked');
    expect(refused(0, 'burn', 0)).toBe('otherDecision');
    expect(refused(0, 'bid', 77)).toBe('notAnOption');
    expect(JSON.stringify(table.position)).toBe(before);
  });

  it('say why not, with the rule', () => {
    expect(wholeGame(game, 2).refusal(99, 0)).toEqual({ what: 99, reason: 'notHeld', rule: 'LA-001', args: { held: 3 } });
  });

  it('show arguments to the asked seat only, unless they are open', () => {
    const table = wholeGame(game, 2);
    expect(game.view(table.position, 0).asks[0].args).toEqual({ note: 'secret of 0' });
    expect(game.view(table.position, 1).asks[0].args).toEqual({});
    table.answer('bid', table.options(0)[0], 0);
    table.answer('bid', table.options(1)[0], 1);
    expect(game.view(table.position, SPECTATOR).asks[0].args).toEqual({ most: 2 });
  });
});

describe('frames', () => {
  it('show open locals and never hidden ones, at every level of the stack', () => {
    const table = wholeGame(game, 2);
    table.answer('bid', table.options(0)[0], 0);
    table.answer('bid', table.options(1)[0], 1);
    const seat = table.ask().seat;
    expect(table.position.stack.map((f) => f.procedure)).toEqual(['evening', 'light']);
    for (const viewer of [seat, 1 - seat, SPECTATOR]) {
      const light = game.view(table.position, viewer).frames[1];
      expect(light.locals).toHaveProperty('card');
      expect(light.locals).not.toHaveProperty('secret');
    }
  });

  it('carry out several calls in the order they are made, before the next step', () => {
    const order: string[] = [];
    const kit = rules<{ n: number }, { type: 'none' }>();
    const leaf = kit.procedure(
      'leaf',
      { name: open<string>() },
      {
        only: (x) => {
          order.push(x.locals.name);
          return 'end';
        },
      },
    );
    const twig = kit.procedure(
      'twig',
      {},
      {
        first: (x) => {
          x.call(leaf, { name: 'twig.a' });
          x.call(leaf, { name: 'twig.b' });
          return 'last';
        },
        last: (_x) => {
          order.push('twig.last');
          return 'end';
        },
      },
    );
    const main = kit.procedure(
      'main',
      {},
      {
        grow: (x) => {
          x.call(leaf, { name: 'a' });
          x.call(twig);
          x.call(leaf, { name: 'b' });
          return 'done';
        },
        done: (_x) => {
          order.push('done');
          return 'end';
        },
      },
    );
    const tree = { ...game.definition, rules: kit, main, interject: undefined } as never;
    scene(defineAny(tree), { n: 0 }, main);
    expect(order).toEqual(['a', 'twig.a', 'twig.b', 'twig.last', 'b', 'done']);
  });

  it('tell what waits for its turn from what is going on', () => {
    const table = wholeGame(game, 3);
    for (const seat of [0, 1, 2]) table.answer('bid', table.options(seat)[0], seat);
    expect(game.view(table.position, 0).frames.map((f) => f.waiting)).toEqual([undefined, undefined]);
    const kit = rules<{ n: number }, { type: 'none' }>();
    const pick = kit.decision('pick', { options: () => [1, 2] });
    const child = kit.procedure(
      'child',
      {},
      {
        ask: (x) => {
          x.ask(0, pick);
          return 'done';
        },
        done: (_x) => 'end',
      },
    );
    const main = kit.procedure(
      'main',
      {},
      {
        both: (x) => {
          x.call(child);
          x.call(child);
          return 'last';
        },
        last: (_x) => 'end',
      },
    );
    const twice = scene(defineAny({ ...game.definition, rules: kit, main, interject: undefined } as never), { n: 0 }, main);
    const waiting = (): (true | undefined)[] => twice.position.stack.map((f) => f.waiting);
    expect(waiting()).toEqual([undefined, true, undefined]);
    twice.answer('pick', 1);
    expect(waiting()).toEqual([undefined, undefined]);
  });

  it('stop rules that never ask and never end', () => {
    const kit = rules<{ n: number }, { type: 'none' }>();
    const main = kit.procedure('main', {}, { round: (_x) => 'round' });
    const runaway = { ...game.definition, rules: kit, main } as never;
    expect(() => scene(defineAny(runaway), { n: 0 }, main)).toThrow(/do not come to an end/);
  });

  it('forbid to ask one seat the same thing twice at once', () => {
    const kit = rules<{ n: number }, { type: 'none' }>();
    const pick = kit.decision('pick', { options: () => [1, 2] });
    const main = kit.procedure(
      'main',
      {},
      {
        ask: (x) => {
          x.ask(0, pick);
          x.ask(1, pick);
          x.ask(0, pick);
          return 'done';
        },
        done: (_x) => 'end',
      },
    );
    expect(() => scene(defineAny({ ...game.definition, rules: kit, main } as never), { n: 0 }, main)).toThrow(/pick is asked twice/);
  });

  it('let a part tell the whole: the locals of the innermost frame of a procedure', () => {
    const kit = rules<{ n: number }, { type: 'none' }>();
    const whole = kit.declare('whole', { name: open<string>(), done: open<string[]>() });
    const heard: (string | undefined)[] = [];
    const part = kit.procedure(
      'part',
      {},
      {
        only: (x) => {
          heard.push(x.within(whole)?.name);
          x.within(whole)?.done.push('part');
          expect(x.frames.at(-1)?.procedure).toBe('part');
          return 'end';
        },
      },
    );
    kit.define(whole, {
      begin: (x) => {
        x.call(part);
        if (x.locals.name === 'outer') x.call(whole, { name: 'inner', done: [] });
        return 'tell';
      },
      tell: (x) => {
        expect(x.within(whole)).toBe(x.locals);
        heard.push(`${x.locals.name}: ${x.locals.done.join()}`);
        return 'end';
      },
    });
    const main = kit.procedure(
      'main',
      {},
      {
        begin: (x) => {
          x.call(part);
          x.call(whole, { name: 'outer', done: [] });
          return 'end';
        },
      },
    );
    scene(defineAny({ ...game.definition, rules: kit, main, interject: undefined } as never), { n: 0 }, main);
    expect(heard).toEqual([undefined, 'outer', 'inner', 'inner: part', 'outer: part']);
  });

  it('let chapters that call each other declare first and define later', () => {
    const order: string[] = [];
    const kit = rules<{ n: number }, { type: 'none' }>();
    const ping = kit.declare('ping', { left: open<number>() });
    const pong = kit.declare('pong', { left: open<number>() });
    const main = kit.procedure(
      'main',
      {},
      {
        serve: (x) => {
          x.call(ping, { left: 3 });
          return 'end';
        },
      },
    );
    const rally = { ...game.definition, rules: kit, main, interject: undefined } as never;
    expect(() => defineAny(rally)).toThrow(/procedure ping is declared and has no steps/);
    kit.define(ping, {
      hit: (x) => {
        order.push(`ping ${x.locals.left}`);
        if (x.locals.left > 0) x.call(pong, { left: x.locals.left - 1 });
        return 'end';
      },
    });
    expect(() => defineAny(rally)).toThrow(/procedure pong is declared and has no steps/);
    kit.define(pong, {
      hit: (x) => {
        order.push(`pong ${x.locals.left}`);
        if (x.locals.left > 0) x.call(ping, { left: x.locals.left - 1 });
        return 'rest';
      },
      rest: (_x) => 'end',
    });
    scene(defineAny(rally), { n: 0 }, main);
    expect(order).toEqual(['ping 3', 'pong 2', 'ping 1', 'pong 0']);
  });

  it('forbid to define a procedure twice, without steps, or under a name that is taken', () => {
    const kit = rules<{ n: number }, { type: 'none' }>();
    const main = kit.declare('main', {});
    expect(() => kit.define(main, {})).toThrow(/needs steps/);
    expect(() => kit.define(main, { end: (_x) => 'end' })).toThrow(/none called end/);
    expect(() => kit.define(main, { '': (_x) => 'end' })).toThrow(/all with names/);
    kit.define(main, { a: (_x) => 'end' });
    expect(() => kit.define(main, { a: (_x) => 'end' })).toThrow(/main has its steps already/);
    expect(() => kit.declare('main', {})).toThrow(/two rules/);
    expect(() => kit.define(kit.procedure('whole', {}, { a: (_x) => 'end' }), { b: (_x) => 'end' })).toThrow(/whole has its steps already/);
  });

  it('forbid two rules of one name', () => {
    const kit = rules<{ n: number }, { type: 'none' }>();
    kit.procedure('main', {}, { a: (_x) => 'end' });
    expect(() => kit.procedure('main', {}, { a: (_x) => 'end' })).toThrow(/two rules/);
  });
});

describe('interjections', () => {
  it('interrupt a question, run, and bring the question back', () => {
    const table = wholeGame(game, 2, { fancy: true });
    table.answer('bid', table.options(0)[0], 0);
    table.answer('bid', table.options(1)[0], 1);
    const { seat } = table.ask();
    const points = table.state.points[seat];
    expect(table.options()).toEqual([0, 1, 2, { interject: 'polish' }, { interject: 'trim' }]);
    table.answer('burn', { interject: 'polish' });
    expect(table.asked).toBe('burn');
    expect(table.state.points[seat]).toBe(points + 1);
    expect(table.options()).toEqual([0, 1, { interject: 'polish' }, { interject: 'trim' }]);
    table.answer('burn', 1);
    expect(table.state.points[seat]).toBe(points + 2);
  });

  it('hold the question while they ask one of their own', () => {
    const table = wholeGame(game, 2, { fancy: true });
    table.answer('bid', table.options(0)[0], 0);
    table.answer('bid', table.options(1)[0], 1);
    const { seat } = table.ask();
    table.answer('burn', { interject: 'trim' });
    expect(game.open(table.position).map((a) => a.decision)).toEqual(['trimBy']);
    for (const [viewer, args] of [
      [seat, { most: 1 }],
      [1 - seat, {}],
    ] as const) {
      const view = game.view(table.position, viewer);
      expect(view.asks[0].args).toEqual(args);
      expect(view.frames.at(-1)?.held?.map((a) => [a.seat, a.decision])).toEqual([[seat, 'burn']]);
    }
    table.answer('trimBy', 1);
    expect(table.asked).toBe('burn');
  });

  it('never hold up a sealed round', () => {
    const table = wholeGame(game, 3, { fancy: true });
    const { definition } = game;
    const eager = defineGame({ ...definition, interject: { ...tending(definition.interject), options: () => [{ interject: 'polish' }] } });
    for (const seat of [0, 1, 2]) {
      const ask = table.ask(seat);
      expect(eager.options(table.position, ask)).toEqual(game.options(table.position, ask));
      expect(() => eager.answer(table.position, seat, 'bid', { interject: 'polish' })).toThrow('notAnOption');
      if (seat < 2) table.answer('bid', table.options(seat)[0], seat);
    }
  });
});

function tending<T>(interject: T | undefined): T {
  if (interject === undefined) throw new Error('the toy has interjections');
  return interject;
}

describe('configure', () => {
  const reason = (seats: number, options: unknown): string | undefined => {
    try {
      game.configure(seats, options);
    } catch (error) {
      if (error instanceof IllegalInput) return error.message;
    }
    return undefined;
  };
  it('fills in defaults and refuses what does not fit', () => {
    expect(game.configure(2, {})).toEqual({ seats: 2, options: { fancy: false, pace: 'slow' } });
    expect(reason(4, {})).toBe('seats: 2-3');
    expect(reason(2.5, {})).toBe('seats: 2-3');
    expect(reason(2, { fancy: 1 })).toBe('options: fancy');
    expect(reason(2, { pace: 'warp' })).toBe('options: pace');
    expect(reason(2, { __proto__x: true })).toBe('options: __proto__x');
    expect(reason(2, [])).toBe('options: not an object');
    expect(reason(3, { pace: 'fast' })).toBe('options: tooFast');
  });
});

/** The toy's definition with other rules in it. */
function defineAny(definition: never): Game<{ n: number }, unknown, { type: 'none' }> {
  return defineGame(definition) as unknown as Game<{ n: number }, unknown, { type: 'none' }>;
}
