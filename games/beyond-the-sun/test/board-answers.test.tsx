import { plainWords } from '@orrery/kernel';
import type { BoardOption, BoardProps } from '@orrery/kit';
import { describe, expect, it } from 'vitest';
import { POWER } from '../content/powers.ts';
import type { Event } from '../events.ts';
import { beyondTheSun as game } from '../index.ts';
import { en } from '../text/en.ts';
import type { TableView } from '../view.ts';
import { board, drawn, everyPart, propsOf, randomGame, TABLES } from './board-scene.tsx';

/** The first moment of a random game of four at which an option is offered that fits, with that option focused. */
function offered(
  seed: string,
  fits: (decision: string, option: BoardOption<TableView>, props: BoardProps<TableView, Event>) => boolean,
): BoardProps<TableView, Event> {
  for (const moment of randomGame({ ...TABLES[2], seed })) {
    const props = propsOf(moment, 'en', 'desktop');
    const { question } = props;
    const focused = question?.options.find((option) => fits(question.ask.decision, option, props));
    if (focused !== undefined) return { ...props, focused };
  }
  throw new Error('nobody could');
}
const plainly = (html: string): string => html.replaceAll('<!-- -->', '').replaceAll(/<[^>]*>/g, ' ');

describe('what the board says beforehand', () => {
  it('shows what ore production brings after the ore one has, on the mat and in the list', () => {
    const props = offered('mines', (decision, { answer }) => decision === 'chooseProduction' && answer === 'ore');
    const { viewer, view, focused } = props;
    const { ore } = view.table.factions[viewer];
    const change = `${ore} →${ore + view.table.oreOutput[viewer]}`;
    expect(plainly(drawn(board.Me, props))).toContain(change);
    expect(plainly(drawn(board.Board, props))).toContain(change);
    expect(focused?.forecast?.stop).toBe(undefined);
  });

  it('shows who would control a place, there and in words', () => {
    const props = offered(
      'holders',
      (decision, { forecast }, { view, viewer }) =>
        decision === 'chooseJump' &&
        forecast?.table.bases.some((holder, at) => holder === viewer && view.table.bases[at] !== viewer) === true,
    );
    expect(plainly(drawn(board.Board, props))).toContain(`Player ${props.viewer} would control`);
  });

  it('marks what cannot be taken back', () => {
    const props = offered('reveals', (decision, { forecast }) => decision === 'chooseField' && forecast?.stop === 'reveal');
    expect(plainly(drawn(board.Board, props))).toContain('reveals hidden information: no undo');
    const safe = offered(
      'reveals',
      (decision, { forecast }) => decision === 'chooseField' && forecast !== undefined && forecast.stop === undefined,
    );
    expect(plainly(drawn(board.Board, safe))).not.toContain('reveals hidden information: no undo');
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

  it('lets ships answer their own question first, and the power about ships once it is asked for', () => {
    for (const moment of randomGame({ ...TABLES[0], seed: 'headquarters' })) {
      const { ask, position } = moment;
      const own = ask === undefined ? undefined : position.state.factions[ask.seat];
      if (ask?.decision !== 'chooseJump' || own === undefined) continue;
      own.powers |= POWER.headquarters;
      const props = propsOf(moment, 'en', 'desktop');
      const upgrades = props.question?.options.filter(({ interjection }) => interjection) ?? [];
      if (upgrades.length === 0) continue;
      const html = everyPart(props);
      expect(html).toMatch(/aria-pressed="false"[^>]*>(?:(?!<\/button>).)*Galactic HQ/);
      const labels = glowing(html).map(decoded);
      for (const { words } of upgrades) expect(labels).not.toContain(plainWords(words, (seat) => `Player ${seat}`));
      return;
    }
    throw new Error('nobody could jump');
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
