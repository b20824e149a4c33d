import { open, rules } from '@orrery/kernel';
import { expect, it } from 'vitest';

const { procedure, decision, declare, define } = rules<{ n: number }, { type: 'counted'; n: number }>();
const pick = decision('pick', { args: { most: open<number>() }, options: (_state, _seat, { most }) => [most] });

it('step names, locals, arguments, answers and events are checked by the compiler', () => {
  const child = procedure('child', { n: open<number>(), note: open<string | undefined>() }, { only: (_x) => 'end' });
  // @ts-expect-error there is no step called second
  procedure('lost', {}, { first: (_x) => 'second' });
  procedure(
    'main',
    {},
    {
      first: (x) => {
        x.ask(x.seat, pick, { most: 2 });
        // @ts-expect-error the argument has another type
        x.ask(x.seat, pick, { most: 'two' });
        // @ts-expect-error the argument is missing
        x.ask(x.seat, pick);
        return 'second';
      },
      second: (x) => {
        const answer: number = x.answer(pick);
        // @ts-expect-error an answer has the type of its options
        const wrong: string = x.answer(pick);
        x.call(child, { n: answer });
        // @ts-expect-error a local is missing
        x.call(child, { note: wrong });
        // @ts-expect-error there is no such event
        x.emit({ type: 'lost' });
        // @ts-expect-error there is no such local
        x.locals.nothing;
        return x.seat === 0 ? 'first' : 'end';
      },
    },
  );
  expect(() => procedure('child', {}, { only: (_x) => 'end' })).toThrow();
});

it('the steps of a declared procedure know its locals, and callers must give them', () => {
  const later = declare('later', { n: open<number>(), note: open<string | undefined>() });
  procedure(
    'caller',
    {},
    {
      first: (x) => {
        x.call(later, { n: 1 });
        // @ts-expect-error a local is missing
        x.call(later, { note: 'one' });
        return 'end';
      },
    },
  );
  // @ts-expect-error there is no step called second
  expect(() => define(declare('lost later', {}), { first: (_x) => 'second' })).not.toThrow();
  define(later, {
    first: (x) => {
      const n: number = x.locals.n;
      // @ts-expect-error there is no such local
      x.locals.nothing;
      return n > 0 ? 'second' : 'end';
    },
    second: (_x) => 'end',
  });
  expect(later).toMatchObject({ name: 'later', first: 'first' });
});
