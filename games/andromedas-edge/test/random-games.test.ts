import { int, newEffects, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { BASE_NAMES } from '../content/ids.ts';
import type { Event } from '../events.ts';
import { andromedasEdge } from '../index.ts';

/**
 * What must be true of every game, told from its events alone and worked out in another way than the rules do: bases keep their
 * promise, and battles go to whom the dice say.
 */
const OPTIONS = [
  {},
  { events: 'twilight', raiders: 'second', special: 'vortexes' },
  { teams: true, raiders: 'random' },
  { special: 'quasars', length: 'long' },
] as const;

const games = Array.from({ length: 40 }, (_, game) => {
  const options = OPTIONS[game % OPTIONS.length];
  const position = andromedasEdge.start(andromedasEdge.configure(4, options), `random/${game}`);
  const luck = seeded(`random/${game}/players`);
  const effects = newEffects();
  while (!andromedasEdge.over(position)) {
    const ask = andromedasEdge.open(position)[0];
    const answers = andromedasEdge.options(position, ask);
    andromedasEdge.play(position, ask, answers[int(luck, answers.length)], effects);
  }
  return {
    teams: 'teams' in options,
    events: effects.events.flatMap(({ event }) => (event === undefined ? [] : [event as Event])),
  };
});

/** The events from each one of this type to the next of one of the others. */
function stretches(events: readonly Event[], from: Event['type'], ...to: Event['type'][]): Event[][] {
  const found: Event[][] = [];
  let open: Event[] | undefined;
  for (const event of events) {
    if (event.type === from || (open !== undefined && to.includes(event.type))) {
      if (open !== undefined) found.push([...open, event]);
      open = event.type === from ? [] : undefined;
    }
    open?.push(event);
  }
  return found;
}

describe('in forty random games', () => {
  it('AE-142 whoever launches to a base performs its action', () => {
    const seen = new Set<string>();
    for (const { events } of games) {
      for (const visit of stretches(events, 'baseVisited', 'raiderMoved', 'battleBegan', 'turnEnded')) {
        const [first] = visit;
        if (first.type !== 'baseVisited') continue;
        const name = BASE_NAMES[first.base];
        const count = (fits: (event: Event) => boolean): number => visit.filter(fits).length;
        const done = {
          monolith: () => count((e) => e.type === 'tacticsDrawn' && e.seat === first.seat) > 0,
          tradeHub: () => count((e) => e.type === 'gained' && e.seat === first.seat && e.resource === 4 && e.n === 2) > 0,
          maximusField: () => count((e) => e.type === 'moduleGained') > 0,
          odessaField: () => count((e) => e.type === 'moduleGained') > 0,
          shipyard: () => count((e) => e.type === 'shipBuilt' || e.type === 'repaired' || e.type === 'nothingToRepair') > 0,
          developmentOffice: () => count((e) => e.type === 'developmentBuilt' && e.seat === first.seat) > 0,
        }[name]();
        seen.add(name);
        expect([name, done]).toEqual([name, true]);
      }
    }
    expect(seen.size).toBe(6);
  });

  it('AE-488 AE-496 AE-500 dice keep to limit and targeting, and the best dice win', () => {
    let battles = 0;
    for (const { teams, events } of games) {
      for (const fight of stretches(events, 'diceRolled', 'battleDecided', 'battleEnded')) {
        const [rolled] = fight;
        const decided = fight.at(-1);
        if (rolled.type !== 'diceRolled' || decided?.type !== 'battleDecided') continue;
        battles++;
        const rolls = rolled.rolls.map((dice) => dice.slice());
        rolls.forEach((dice, side) => {
          expect(dice.length).toBeLessThanOrEqual(6);
          expect(dice.every((die) => die >= Math.min(5, rolled.targeting[side]) && die <= 6)).toBe(true);
        });
        let tieCard = false;
        for (const event of fight) {
          if (event.type === 'tacticsPlayed') tieCard = true;
          if (event.type !== 'diceChanged') continue;
          const dice = rolls[event.side < 0 ? 4 : event.side];
          dice[dice.indexOf(event.from)] = event.to;
        }
        /* A row of dice, best first, is a word; the greatest word wins, and a longer one beats its own beginning. */
        const words = new Map<number, number[]>();
        rolls.forEach((dice, side) => {
          const of = teams && side < 4 ? side & ~1 : side;
          if (dice.length > 0) words.set(of, [...(words.get(of) ?? []), ...dice]);
        });
        const spelled = [...words].map(([side, dice]) => [dice.sort((a, b) => b - a).join(''), side] as const).sort();
        const [best, second] = spelled.reverse();
        const winner = best !== undefined && best[0] !== second?.[0] ? best[1] : -1;
        if (winner < 0 && tieCard) continue;
        expect(decided.raiders === 'won').toBe(winner === 4);
        if (winner >= 0 && winner < 4) expect(decided.winners.map((seat) => (teams ? seat & ~1 : seat))).toContain(winner);
        else expect(decided.winners).toEqual([]);
      }
    }
    expect(battles).toBeGreaterThan(200);
  });

  it('AE-505 AE-619 every winner of a battle advances on supremacy, nobody from the top', () => {
    for (const { events } of games) {
      const tracks = [0, 0, 0, 0];
      for (const stretch of stretches(events, 'battleDecided', 'shipDamaged', 'raiderDamaged', 'turnEnded')) {
        const [decided] = stretch;
        if (decided.type !== 'battleDecided') continue;
        for (const seat of decided.winners) {
          const before = events
            .slice(0, events.indexOf(decided))
            .findLast((e) => e.type === 'advanced' && e.seat === seat && e.track === 4);
          tracks[seat] = before?.type === 'advanced' ? before.to : 0;
          const steps = stretch.filter((e) => e.type === 'advanced' && e.seat === seat && e.track === 4).length;
          expect(steps > 0).toBe(tracks[seat] < 10);
        }
      }
    }
  });
});
