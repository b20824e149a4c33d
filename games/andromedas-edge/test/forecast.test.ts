import { type Answer, type Ask, type Forecast, foresee, int, isInterjection, type Position, seeded, type View } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { aheadAt, type Fight, fightOf, worstOf } from '../fight.ts';
import { andromedasEdge as game } from '../index.ts';
import { oddsOf } from '../odds.ts';
import type { State } from '../state.ts';
import type { TableView } from '../view.ts';

/** Answers that change nothing, where there is one: then what was foreseen must come true. */
const QUIET: readonly Answer[] = ['pass', 'done', 'none', 'fight', 'skip', 0];

const CALM = ['react', 'escalate', 'diplomacy', 'spendEnergy', 'endBattle', 'reroll', 'exchange'];

type Told = { readonly ask: Ask; readonly view: View<TableView>; readonly answer: Answer; readonly events: readonly Event[] };

/** A random game in which nobody plays cards, moves ships into battles or spends energy on dice, apart from `eager` questions. */
function* quietGame(
  seats: number,
  options: Record<string, boolean | string>,
  seed: string,
  eager: readonly string[] = [],
): Generator<Told> {
  const position = game.start(game.configure(seats, options), seed) as Position<State>;
  const luck = seeded(`quiet ${seed}`);
  while (!game.over(position)) {
    const ask = game.open(position)[0];
    const view = game.view(position, ask.seat) as View<TableView>;
    const all = game.options(position, ask).filter((a) => !isInterjection(a));
    const quiet = CALM.includes(ask.decision) && !eager.includes(ask.decision) ? all.find((a) => QUIET.includes(a)) : undefined;
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
      for (const told of quietGame(seats, options, `dice ${seed}`, CALM)) {
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

  it('gives a range that holds whatever the others add of what everybody sees', () => {
    let compared = 0;
    let replied = 0;
    for (const [seats, seed] of [
      [2, 'f'],
      [3, 'g'],
      [4, 'h'],
    ] as const) {
      let open: { readonly seat: number; readonly worst: number; readonly best: number } | undefined;
      for (const told of quietGame(seats, { length: 'short' }, `range ${seed}`, ['escalate', 'spendEnergy'])) {
        const { ask, events } = told;
        if (ask.decision === 'escalate' || ask.decision === 'spendEnergy') {
          if (open !== undefined && open.seat === ask.seat) open = undefined;
          if (open === undefined) {
            const { table } = foreseen(told);
            const best = fightOf(table)?.sides.find((side) => side.seats.includes(ask.seat))?.win;
            if (best !== undefined) open = { seat: ask.seat, best, worst: worstOf(table, ask.seat, ask.seat) ?? best };
          }
        }
        if (open === undefined) continue;
        const { seat } = open;
        // Cards and abilities are not reckoned with, nor what the seat adds itself.
        const reckoned = events.every((e) => REPLIES.includes(e.type) && !('seat' in e && e.seat === seat && told.ask.seat !== seat));
        const rolled = events.find((event) => event.type === 'diceRolled');
        if (rolled?.type === 'diceRolled' && reckoned) {
          const sides = rolled.rolls.map((dice, i) => ({
            rolls: [{ dice: dice.length, targeting: rolled.targeting[i] || 1 }],
            favoured: false,
          }));
          const chance = oddsOf(sides)[seat];
          expect(chance).toBeGreaterThanOrEqual(open.worst - 1e-9);
          expect(chance).toBeLessThanOrEqual(open.best + 1e-9);
          compared++;
          if (chance < open.best - 1e-9) replied++;
        }
        if (!reckoned || rolled !== undefined) open = undefined;
      }
    }
    expect(compared).toBeGreaterThan(20);
    expect(replied).toBeGreaterThan(5);
  });
});

/** What the others may do about a battle with what everybody sees, and what goes with it. */
const REPLIES: readonly string[] = ['escalated', 'energySpent', 'paid', 'battleStep', 'diceRolled'];
