import { type Answer, type Effects, type Position, plainWords } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { type Consequence, consequences, type Goods } from '../board/forecast.ts';
import { LOCATIONS } from '../content/exploration.ts';
import { POWER } from '../content/powers.ts';
import type { Event } from '../events.ts';
import { beyondTheSun as game } from '../index.ts';
import { supplyOf } from '../rules/supply.ts';
import { score } from '../score.ts';
import type { State } from '../state.ts';
import { en } from '../text/en.ts';
import { everyPart, propsOf, randomGame, TABLES } from './board-scene.tsx';

/** What really happens after an answer: the position, and what was told. */
function after(position: Position<State>, answer: Answer) {
  const then = game.clone(position) as Position<State>;
  const effects = { events: [] as { event: unknown }[], rolls: [], barrier: undefined as string | undefined };
  game.play(then, game.open(then)[0], answer, effects as unknown as Effects);
  return {
    state: then.state,
    events: effects.events.map(({ event }) => event as Event),
    barrier: effects.barrier,
    next: game.open(then)[0]?.decision,
  };
}

const told = (list: readonly Consequence[], kind: Goods, now: number): number => {
  const found = list.find((one) => one.kind === kind);
  return found !== undefined && 'to' in found ? found.to : now;
};

function* everyAnswer(decisions: readonly string[]) {
  for (const variant of TABLES) {
    for (const moment of randomGame({ ...variant, seed: `answers ${variant.seed}` })) {
      const { ask, position } = moment;
      if (ask === undefined || !decisions.includes(ask.decision)) continue;
      const props = propsOf(moment, 'en', 'desktop');
      const { question } = props;
      if (question === undefined) continue;
      for (const { answer, interjection } of question.options) {
        if (interjection) continue;
        const list = consequences(props.view.table, ask.seat, question.ask, answer);
        yield { moment, ask, position, answer, list };
      }
    }
  }
}

describe('what the board says beforehand', () => {
  it('forecasts ore, population, supply and points of production, trade and claims exactly', () => {
    let seen = 0;
    for (const { ask, position, answer, list } of everyAnswer(['chooseProduction', 'chooseTrade', 'claimAchievement'])) {
      if (answer === 'trade' || answer === 'done' || typeof answer === 'object') continue;
      const { state } = after(position, answer);
      const now = position.state.factions[ask.seat];
      const then = state.factions[ask.seat];
      const what = `${ask.decision} ${JSON.stringify(answer)}`;
      expect(told(list, 'ore', now.ore), what).toBe(then.ore);
      expect(told(list, 'population', now.population), what).toBe(then.population);
      expect(told(list, 'supply', supplyOf(now)), what).toBe(supplyOf(then));
      if (ask.decision === 'claimAchievement') expect(told(list, 'points', 0), what).toBe(score(state, ask.seat).total);
      seen++;
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('forecasts what a space costs: never more ore or population is paid than it said', () => {
    let seen = 0;
    for (const { ask, position, answer, list } of everyAnswer(['chooseSpace'])) {
      const paid = after(position, answer).events.reduce(
        (sum, event) => sum + (event.type === 'orePaid' && event.seat === ask.seat ? event.ore : 0),
        0,
      );
      const { ore } = position.state.factions[ask.seat];
      if (paid > 0) {
        const one = list.find(({ kind }) => kind === 'ore');
        // Ore that comes back in the same action is counted as well.
        expect(one !== undefined || told(list, 'ore', ore) === ore, String(answer)).toBe(true);
        expect(told(list, 'ore', ore), String(answer)).toBeGreaterThanOrEqual(ore - paid);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(30);
  });

  it('says who would hold a place after the last jump', () => {
    let seen = 0;
    for (const { ask, position, answer, list } of everyAnswer(['chooseJump'])) {
      if (ask.args.steps !== 1 || ask.args.stealth === true || answer === 'stop') continue;
      const { events, next } = after(position, answer);
      // Which marker becomes the base may still be asked: then not everything is told yet.
      if (next === 'chooseMarker') continue;
      for (const one of list) {
        if (one.kind !== 'control') continue;
        const at = LOCATIONS[one.at];
        const change = events.some(
          (e) =>
            (one.holder < 0 ? e.type === 'controlLost' : e.type === 'controlTaken' && e.seat === one.holder) && 'at' in e && e.at === at,
        );
        expect(change, `${JSON.stringify(answer)} at ${at}`).toBe(true);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('marks what cannot be taken back', () => {
    let seen = 0;
    for (const { position, answer, list } of everyAnswer(['chooseField'])) {
      const { barrier } = after(position, answer);
      const marked = list.some(({ kind }) => kind === 'reveals');
      if (marked) expect(barrier, `field ${answer}`).toBeDefined();
      if (marked) seen++;
    }
    expect(seen).toBeGreaterThan(10);
  });
});

describe('answers on the board', () => {
  const glowing = (html: string): readonly string[] => [...html.matchAll(/aria-label="([^"]*)"[^>]*data-legal/g)].map(([, label]) => label);
  const decoded = (label: string): string => label.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&gt;', '>');

  it('offers every power of any time where it lies', () => {
    for (const moment of randomGame({ ...TABLES[0], seed: 'any time' })) {
      const { ask, position } = moment;
      const own = ask === undefined ? undefined : position.state.factions[ask.seat];
      if (ask?.decision !== 'chooseProduction' || own === undefined) continue;
      own.powers |= POWER.blackMarket | POWER.cygni | POWER.assimilation | POWER.headquarters;
      own.population = 2;
      own.ore = 2;
      const props = propsOf(moment, 'en', 'desktop');
      const between = props.question?.options.filter(({ interjection }) => interjection) ?? [];
      expect(new Set(between.map(({ answer }) => (answer as { interject: string }).interject)).size).toBe(4);
      const labels = glowing(everyPart(props)).map(decoded);
      for (const { words } of between) expect(labels).toContain(plainWords(words, (seat) => `Player ${seat}`));
      return;
    }
    throw new Error('nobody was asked for production');
  });

  it('puts the table into words for those who hear it', () => {
    for (const moment of randomGame({ ...TABLES[0], seed: 'in words' })) {
      const { position } = moment;
      const html = decoded(everyPart(propsOf(moment, 'en', 'desktop')));
      const text = en;
      for (const { lines } of text.panels(game.view(position, 0) as never)) {
        for (const line of lines) expect(html).toContain(plainWords(line, (seat) => `Player ${seat}`).slice(0, 40));
      }
      break;
    }
  });
});
