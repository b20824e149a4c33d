import { checkInFlight, type Fact } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { type Event, lanterns, type State } from './lanterns.ts';

const game = lanterns();
const config = game.configure(3, { fancy: true });

/** Keeps every hook busy, and says what it was called for. */
function listening(calls: Set<string>): Fact<State, Event> {
  const note = (what: string): undefined => {
    calls.add(what);
    return undefined;
  };
  return {
    name: 'listens',
    watch: ({ seats }) => ({
      asked: ({ options }) => note(`asked ${options.length > 0}`),
      answered: (_moment, answer) => note(typeof answer === 'object' ? 'interrupted' : 'answered'),
      told: (event, state) => note(`${event.type} ${state.hands.length === seats}`),
      settled: (_state, frames) => note(frames.length > 0 ? 'going on' : 'over'),
    }),
  };
}

it('law 17 hears questions, answers, interruptions, events with their tables, and what follows', () => {
  const calls = new Set<string>();
  for (let i = 0; i < 4; i++) expect(checkInFlight(game, [listening(calls)], config, `${i}`).decisions).toBeGreaterThan(0);
  expect([...calls].sort()).toEqual(
    expect.arrayContaining(['answered', 'asked true', 'burnt true', 'going on', 'interrupted', 'over', 'tended true', 'won true']),
  );
});

it('law 17 says which fact is broken, and where', () => {
  const fact: Fact<State, Event> = {
    name: 'nobody burns oil',
    watch: () => ({ told: (event) => (event.type === 'burnt' ? `seat ${event.seat} did` : undefined) }),
  };
  expect(() => checkInFlight(game, [fact], config, 'burn')).toThrow(
    /law 17 .*nobody burns oil: seat \d did\n {2}in lanterns, 3 seats, .* seed "burn"/,
  );
});

it('law 17 begins with the powers that are handed out', () => {
  let oil = 0;
  const fact: Fact<State, Event> = {
    name: 'oil',
    watch: () => ({
      asked: ({ state }) => {
        oil = Math.max(oil, state.oil[0]);
        return undefined;
      },
    }),
  };
  checkInFlight(game, [fact], config, 'oil', {
    empower: (state) => {
      state.oil[0] = 40;
    },
  });
  expect(oil).toBe(40);
});
