import { registry } from '@orrery/games';
import { type ReplayMoment, replayMoments, type TableSetup } from '@orrery/host';
import type { Save, View } from '@orrery/kernel';
import type { BoardModule, BoardProps } from '@orrery/kit';
import { expect, type Page } from '@playwright/test';
import ageOfGalaxy from '../../games/age-of-galaxy/board/index.tsx';
import andromeda from '../../games/andromeda/board/index.tsx';
import type { TableView } from '../../games/andromeda/view.ts';
import andromedasEdge from '../../games/andromedas-edge/board/index.tsx';
import beyondTheSun from '../../games/beyond-the-sun/board/index.tsx';
import { nextStop, type Stop, shownBeats } from '../src/replay/stops.ts';
import { finished, openStanding, shelve, standings } from './positions.ts';
import { clickRow, decisions, rowButtons, test } from './table.ts';

// Each has a device of its own: none waits for another.
test.describe.configure({ mode: 'parallel' });

const PLAYED = { game: 'andromeda', seats: 3, options: { beginner: true }, seed: 'beats' };

/** The dice on the table as the board says them: the pool, and every order card. */
const drawnDice = (page: Page): Promise<string> => page.evaluate(diceDrawn);

function diceDrawn(): string {
  const tray = [...document.querySelectorAll('section[aria-label^="Pool"]')].at(0);
  const cards = [...(tray?.querySelectorAll('ol > li') ?? [])].map((card) => card.getAttribute('aria-label'));
  return [tray?.getAttribute('aria-label'), ...cards].join(' | ');
}

const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

/** The same from a view. Offers are left out: a card is taken, or it is not. */
function diceOf(table: TableView, names: readonly string[]): string {
  if (table.phase !== 'commands') return '';
  const cards = table.players.map((_, i) => {
    const seat = table.players.findIndex((p) => p.orderCard === i + 1);
    return seat < 0 ? 'free' : `${names[seat]}: ${sum(table.players[seat].dice)}`;
  });
  return [`Pool · ${sum(table.pool)}`, ...cards].join(' | ');
}

const simple = (drawn: string): string =>
  drawn
    .split(' | ')
    .map((part) => (part.startsWith('Pool') ? part : (/: (.+: \d+) di/.exec(part)?.[1] ?? 'free')))
    .join(' | ');

async function momentsOf(save: Save, viewer: number): Promise<readonly ReplayMoment<TableView>[]> {
  const game = await registry[save.game].load();
  const setup: TableSetup = {
    config: save.config,
    seed: save.seed,
    seats: Array.from({ length: save.config.seats }, () => ({ kind: 'human', name: '' })),
    clock: { kind: 'none' },
    time: 0,
    base: save,
  };
  return replayMoments(game, setup, [], viewer, 0, Number.POSITIVE_INFINITY) as readonly ReplayMoment<TableView>[];
}

const duration = (event: unknown): number => andromeda.duration?.(event as never) ?? 0;
const NAMES = ['Ada', 'Balthasar', 'Chen'];

test('a replay draws the dice at every event as they were at that event', async ({ sit }) => {
  const { page } = await sit();
  const save = await finished(PLAYED);
  const moments = await momentsOf(save, 0);
  const count = (at: number): number => shownBeats(moments, at, duration).length;
  const id = await shelve(page, save, 0, { over: true });
  await page.goto(`/#/replay/${id}?at=0`);
  const on = page.getByRole('button', { name: 'Next event' });
  await expect(on).toBeVisible();
  let stop: Stop = { at: 0 };
  let compared = 0;
  for (let i = 0; i < 40; i++) {
    stop = nextStop(stop, moments.length - 1, count);
    await on.click();
    const shown = shownBeats(moments, stop.at, duration);
    await expect(page.getByRole('heading', { name: `Move ${stop.at} of ${moments.length - 1}` })).toBeVisible();
    if (stop.beat !== undefined) await expect(page.getByText(`Event ${stop.beat + 1} of ${shown.length}`, { exact: true })).toBeVisible();
    const { table } = (stop.beat === undefined ? moments[stop.at].view : shown[stop.beat].view) as { table: TableView };
    if (table.phase !== 'commands') continue;
    expect(simple(await drawnDice(page)), `move ${stop.at}, event ${stop.beat}`).toBe(diceOf(table, NAMES));
    compared++;
  }
  expect(compared).toBeGreaterThan(15);
});

const BOARDS: Readonly<Record<string, BoardModule>> = {
  andromeda,
  'age-of-galaxy': ageOfGalaxy,
  'beyond-the-sun': beyondTheSun,
  'andromedas-edge': andromedasEdge,
};

type Drawn = {
  readonly points: readonly { readonly now: number; readonly ended: number }[];
  /** By seat; the last is one's own place. */
  readonly counts: readonly Readonly<Record<string, number>>[];
};

/** The numbers in the seat strip and in one's own place. */
const drawnNumbers = (page: Page): Promise<Drawn> =>
  page.evaluate(() => {
    const countsIn = (place: Element): Record<string, number> =>
      Object.fromEntries([
        ...[...place.querySelectorAll('[class*="counter"]')].map((counter) => [
          [...counter.children].at(-1)?.textContent?.trim() ?? '',
          Number(counter.querySelector('b')?.firstChild?.textContent),
        ]),
        // What comes in by itself stands beside what there is.
        ...[...place.querySelectorAll('em[title]')].map((income) => [income.getAttribute('title') ?? '', Number(income.textContent)]),
      ]);
    const seats = [...document.querySelectorAll('[data-target="shell:seats"] [data-target^="seat:"]')].toSorted((a, b) =>
      `${a.getAttribute('data-target')}`.localeCompare(`${b.getAttribute('data-target')}`),
    );
    const mine = document.querySelector('[data-target="shell:mine"]');
    return {
      points: seats.map((seat) => {
        const now = Number(seat.querySelector('[class*="points"] b')?.firstChild?.textContent);
        return { now, ended: Number(seat.querySelector('[data-ended]')?.textContent ?? now) };
      }),
      counts: [...seats, ...(mine === null ? [] : [mine])].map(countsIn),
    };
  });

for (const [id, board] of Object.entries(BOARDS))
  test(`${id}: strip and mat say at every event what was there at that event`, async ({ sit }) => {
    const { page } = await sit();
    const save = await finished({ game: id, seats: 3, options: {}, seed: 'beats' });
    const moments = await momentsOf(save, 0);
    const text = await registry[id].text.en();
    const told = (event: unknown): number => board.duration?.(event) ?? 0;
    const count = (at: number): number => shownBeats(moments, at, told).length;
    const shelved = await shelve(page, save, 0, { over: true });
    let compared = 0;
    let changes = 0;
    let last = '';
    for (const share of [0.3, 0.8]) {
      const from = Math.floor(moments.length * share);
      await page.goto(`/?${from}#/replay/${shelved}?at=${from}`);
      const on = page.getByRole('button', { name: 'Next event' });
      let stop: Stop = { at: from };
      for (let i = 0; i < 14; i++) {
        stop = nextStop(stop, moments.length - 1, count);
        await on.click();
        const shown = shownBeats(moments, stop.at, told);
        await expect(page.getByRole('heading', { name: `Move ${stop.at} of ${moments.length - 1}` })).toBeVisible();
        if (stop.beat !== undefined)
          await expect(page.getByText(`Event ${stop.beat + 1} of ${shown.length}`, { exact: true })).toBeVisible();
        const view = (stop.beat === undefined ? moments[stop.at].view : shown[stop.beat].view) as View;
        const props = { view, viewer: 0, text, language: 'en', seats: NAMES.map((name) => ({ name })) } as unknown as BoardProps;
        const drawn = await drawnNumbers(page);
        const where = `move ${stop.at}, event ${stop.beat}`;
        expect(drawn.points, where).toEqual([0, 1, 2].map((seat) => pointsOf(board, view, seat)));
        for (const [place, counts] of drawn.counts.entries()) {
          for (const { name, count: there } of board.holdings?.(props, place % 3) ?? []) {
            if (counts[name] === undefined) continue;
            expect(counts[name], `${where}: ${name} at place ${place}`).toBe(there);
            compared++;
          }
        }
        if (JSON.stringify(drawn) !== last) changes++;
        last = JSON.stringify(drawn);
      }
    }
    expect(compared, 'numbers compared').toBeGreaterThan(150);
    expect(changes, 'events that changed a number').toBeGreaterThan(2);
  });

const pointsOf = (board: BoardModule, view: View, seat: number) => {
  const { now = 0, ended = 0 } = board.points?.(view, seat) ?? {};
  return { now, ended };
};

type Noted = readonly [event: string, drawn: string];

/** Everything the board draws: places and pieces with their words and labels, as they stand now. Words that are only heard wait until all is told. */
function boardDrawn(): string {
  const board = document.querySelector('main .drawn')?.cloneNode(true) as Element | undefined;
  for (const heard of board?.querySelectorAll('section.vh') ?? []) heard.remove();
  return [...(board?.querySelectorAll('[data-target], [aria-label]') ?? [])]
    .map((place) => [place.getAttribute('data-target'), place.getAttribute('aria-label'), place.textContent].join(' '))
    .join('\n');
}

/** Notes down from now on, at every caption, what is drawn. */
const watch = (page: Page): Promise<void> =>
  page.evaluate((source) => {
    const drawn = new Function(`return (${source})()`) as () => string;
    const noted: Noted[] = [];
    (window as unknown as { noted: Noted[] }).noted = noted;
    let last: Element | null = null;
    new MutationObserver(() => {
      const told = document.querySelector('[data-told]');
      if (told !== null && told !== last) noted.push([told.getAttribute('data-told') ?? '', drawn()]);
      last = told;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, boardDrawn.toString());
const notedOn = (page: Page): Promise<Noted[]> => page.evaluate(() => (window as unknown as { noted: Noted[] }).noted);

for (const id of Object.keys(BOARDS))
  test(`${id}: while bots play, the board draws every event over its own table`, async ({ sit }) => {
    const { page } = await sit({ pace: 'fast' });
    const [, standing] = await standings({ game: id, seats: 3, options: {}, seed: 'beats' }, 4);
    await openStanding(page, standing);
    await watch(page);
    for (let i = 0; i < 60 && (await notedOn(page)).length < 12; i++) {
      await page.waitForFunction(() => document.querySelector('[data-asked]') !== null, undefined, { timeout: 60_000 });
      await clickRow(page, (await rowButtons(page).count()) - 1);
      await page.waitForTimeout(100);
    }
    await page.waitForFunction(() => document.querySelector('[data-asked]') !== null, undefined, { timeout: 60_000 });
    const noted = await notedOn(page);
    const last = await decisions(page);
    // The same match once more, from its log, event by event: what each of them left.
    await page.goto(`${page.url().replace('/local/', '/replay/')}?at=${standing.at}`);
    const on = page.getByRole('button', { name: 'Next event' });
    await expect(on).toBeVisible();
    const known: Noted[] = [];
    for (let clicks = 0; clicks < 600 && (await decisions(page)) < last; clicks++) {
      await on.click();
      const now = await page.evaluate(
        (source) => [
          document.querySelector('[data-told]')?.getAttribute('data-told') ?? '',
          (new Function(`return (${source})()`) as () => string)(),
        ],
        boardDrawn.toString(),
      );
      known.push(now as unknown as Noted);
    }
    // In the order they happened: what was drawn at an event is what was there.
    let at = 0;
    for (const [event, drawn] of noted) {
      const found = known.findIndex(([type, there], i) => i >= at && type === event && there === drawn);
      const lines = drawn.split('\n');
      const next = known.find(([type], i) => i >= at && type === event)?.[1].split('\n') ?? [];
      const differing = lines.filter((line) => !next.includes(line)).map((line) => line.slice(0, 200));
      expect(
        found,
        `${event}, ${at} events after move ${standing.at}, drawn but not there: ${differing.join('\n')}`,
      ).toBeGreaterThanOrEqual(at);
      at = found + 1;
    }
    expect(noted.length).toBeGreaterThanOrEqual(12);
    expect(new Set(noted.map(([, drawn]) => drawn)).size, 'tables that differ').toBeGreaterThan(3);
  });
