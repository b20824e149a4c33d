import { type Answer, type Ask, type Forecast, foresee, int, type Position, seeded, type View } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { aheadAt, type Fight, fightOf } from '../fight.ts';
import { andromedasEdge as game } from '../index.ts';
import type { State } from '../state.ts';
import type { TableView } from '../view.ts';

/** Answers that change nothing, where there is one: then what was foreseen must come true. */
const QUIET: readonly Answer[] = ['pass', 'done', 'none', 'fight', 'skip', 0];

type Told = { readonly ask: Ask; readonly view: View<TableView>; readonly answer: Answer; readonly events: readonly Event[] };

/** A random game in which nobody plays cards, moves ships into battles or spends energy on dice unless `eager`. */
function* quietGame(seats: number, options: Record<string, boolean | string>, seed: string, eager = false): Generator<Told> {
  const position = game.start(game.configure(seats, options), seed) as Position<State>;
  const luck = seeded(`quiet ${seed}`);
  while (!game.over(position)) {
    const ask = game.open(position)[0];
    const view = game.view(position, ask.seat) as View<TableView>;
    const all = game.options(position, ask).filter((a) => !(typeof a === 'object' && a !== null && 'interject' in a));
    const calm = ['react', 'escalate', 'diplomacy', 'spendEnergy', 'endBattle', 'reroll', 'exchange'].includes(ask.decision);
    const quiet = calm && !eager ? all.find((a) => QUIET.includes(a)) : undefined;
    const answer = quiet ?? all[int(luck, all.length)];
    const effects = { events: [] as { event: unknown }[], rolls: [], barrier: undefined };
    game.play(position, ask, answer, effects as never);
    yield { ask, view, answer, events: effects.events.flatMap(({ event }) => (event === undefined ? [] : [event as Event])) };
  }
}

/** What the page's worker says of an answer. */
function foreseen({ ask, view, answer }: Told): Forecast<TableView> {
  const seen = view.asks.find(({ seat, decision }) => seat === ask.seat && decision === ask.decision);
  if (seen === undefined) throw new Error('nobody is asked');
  return foresee<State, TableView, Event>(game, view, seen, [answer], seeded('forecast'))[0];
}

const isLaunch = (answer: Answer): boolean => typeof answer === 'object' && answer !== null && 'launch' in answer;
/** Dice by seat, the raiders last. */
const diceIn = (fight: Fight, seats: number): number[] => {
  const dice = new Array<number>(seats + 1).fill(0);
  for (const side of fight.sides) {
    side.rolls.forEach((roll, i) => {
      dice[side.seats[i] ?? seats] = roll.dice;
    });
  }
  return dice;
};

describe('the forecast', () => {
  it('sees the battle that a launch leads to', () => {
    let launches = 0;
    let battles = 0;
    for (const [seats, seed] of [
      [2, 'a'],
      [3, 'b'],
      [4, 'c'],
    ] as const) {
      let open: { readonly fight: Fight | undefined; readonly certain: boolean } | undefined;
      let fought = false;
      for (const told of quietGame(seats, { length: 'short' }, `launches ${seed}`)) {
        const { ask, view, answer, events } = told;
        if (isLaunch(answer)) {
          const { table } = foreseen(told);
          const { fight, strike } = aheadAt(table, table.region);
          open = { fight, certain: strike.length < 2 };
          fought = false;
        }
        if (ask.decision === 'strike') open = undefined;
        if (events.some(({ type }) => type === 'battleBegan')) fought = true;
        if (open !== undefined && events.some(({ type }) => type === 'turnEnded')) {
          if (open.certain) {
            launches++;
            if (open.fight !== undefined) battles++;
            expect(fought, `${seats} seats, turn ${view.table.turn}`).toBe(open.fight !== undefined);
          }
          open = undefined;
        }
      }
    }
    expect(launches).toBeGreaterThan(100);
    expect(battles).toBeGreaterThan(20);
  });

  it('counts the dice that are rolled, whatever is spent on them', () => {
    let compared = 0;
    for (const [seats, options, seed] of [
      [3, { length: 'short' }, 'd'],
      [4, { length: 'short', teams: true }, 'e'],
    ] as const) {
      for (const told of quietGame(seats, options, `dice ${seed}`, true)) {
        const { ask, answer, events } = told;
        const rolled = events.find((event) => event.type === 'diceRolled');
        if (rolled?.type !== 'diceRolled' || ask.decision !== 'spendEnergy' || typeof answer !== 'number') continue;
        // Cards may still be played between the last energy and the roll.
        if (events.some(({ type }) => type === 'tacticsPlayed' || type === 'abilityUsed')) continue;
        const fight = fightOf(foreseen(told).table);
        if (fight === undefined) throw new Error('no battle to foresee');
        expect(diceIn(fight, seats)).toEqual(rolled.rolls.map((dice) => dice.length));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});
