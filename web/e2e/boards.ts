/**
 * What the tests of the games' own boards share. They run for every game that the registry gives a board.
 *
 *   npm run boards                                            all of them, the long ones too (E2E_LONG=1)
 *   npm run browser -- board                                  those that are part of npm test
 *   E2E_BOARD=beyond-the-sun npm run browser -- board         one game
 *   E2E_BOARD=beyond-the-sun npm run browser -- board-fit     one matter: board-game, board-keys, board-axe, board-fit, snapshots
 *   E2E_FONT=system npm run browser -- board-fit              with the fonts of this machine instead of blocks
 *   npm run snapshots -- --update-snapshots                   after a change of looks that is meant
 *   node web/tools/frames.mjs age-of-galaxy                   frame times
 *
 * E2E_PORT, E2E_DIST (a folder for the built client) and E2E_DATA keep two runs on one machine apart; E2E_BUILT=1 takes the last build.
 *
 * A board needs nothing for it but the kit's `acts()`: whatever may be clicked carries `data-legal`. A piece that answers by itself also
 * has `aria-label`; one that only opens a choice (or picks up a piece) has `aria-expanded` or `aria-pressed`.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { blockFont } from './blocks.ts';
import { gamesWithBoards, type Played } from './positions.ts';
import { clickRow, commit, decisions, dice, moment, rowButtons } from './table.ts';

export type Screen = { readonly width: number; readonly height: number };

/** The screens of the house. */
export const SCREENS: readonly Screen[] = [
  { width: 1366, height: 768 },
  { width: 1366, height: 640 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
];

/** Games whose whole matches are short enough for every test run; the others are played by `npm run boards`. */
export const long = (id: string, short: readonly string[]): { tag?: string } => (short.includes(id) ? {} : { tag: '@long' });

export interface BoardPlan {
  readonly id: string;
  /** Its name in the lobby, in both languages. */
  readonly title: string;
  /** Random games to look at: few seats and many, the variants with the most on the table. */
  readonly played: readonly Played[];
  /** Positions in which something was once in the way of something else: a game, and after how many answers. */
  readonly crowded?: readonly (readonly [Played, number])[];
  /** Who sits at the table of two people beside them. */
  readonly bots: readonly string[];
  /** A choice among the rule variants that makes its table's game shorter. */
  readonly variant?: string;
  /** Questions that are words only, with no place on the board. */
  readonly wordsOnly?: readonly string[];
}

const plans: readonly BoardPlan[] = [
  {
    id: 'andromeda',
    title: 'Andromeda',
    bots: ['cadet'],
    played: [
      { game: 'andromeda', seats: 4, options: {}, seed: 'four look' },
      { game: 'andromeda', seats: 2, options: {}, seed: 'two look' },
    ],
    // Four missions, one of them with three counts.
    crowded: [[{ game: 'andromeda', seats: 4, options: {}, seed: 'three 34' }, 319]],
  },
  {
    id: 'age-of-galaxy',
    title: 'Age of Galaxy',
    bots: ['cadet'],
    played: [
      { game: 'age-of-galaxy', seats: 4, options: { draft: true }, seed: 'four look' },
      { game: 'age-of-galaxy', seats: 2, options: {}, seed: 'two look' },
    ],
  },
  {
    id: 'beyond-the-sun',
    title: 'Beyond the Sun',
    bots: ['cadet', 'cadet'],
    played: [
      { game: 'beyond-the-sun', seats: 4, options: { mats: 'expert' }, seed: 'four look' },
      { game: 'beyond-the-sun', seats: 2, options: {}, seed: 'two look' },
    ],
    // Three systems in a row with four fleets at one of them, and with six ships of four factions; Cerebral Implants in a low column; seven ships of four factions at a system; four of three at a shipyard, beside seven ships of four factions.
    crowded: [
      [{ game: 'beyond-the-sun', seats: 4, options: {}, seed: 'rogue 3' }, 1233],
      [{ game: 'beyond-the-sun', seats: 4, options: {}, seed: 'rogue 96' }, 980],
      [{ game: 'beyond-the-sun', seats: 4, options: {}, seed: 'rogue 4' }, 731],
      [{ game: 'beyond-the-sun', seats: 4, options: {}, seed: 'rogue 389' }, 1148],
      [{ game: 'beyond-the-sun', seats: 4, options: {}, seed: 'rogue 292' }, 1364],
    ],
  },
  {
    id: 'andromedas-edge',
    title: 'Andromeda’s Edge',
    bots: ['cadet'],
    variant: 'Short: 50 VP',
    played: [
      { game: 'andromedas-edge', seats: 4, options: { length: 'long', destinies: true }, seed: 'four look' },
      { game: 'andromedas-edge', seats: 2, options: { length: 'short' }, seed: 'two look' },
    ],
  },
];

/** The boards to test: those of the registry, or the one that was named. */
export const boards: readonly BoardPlan[] = plans.filter(
  ({ id }) => gamesWithBoards().includes(id) && (process.env.E2E_BOARD ?? id) === id,
);

/** Draws every word with the font of blocks, so that a page looks the same on every machine. */
export async function drawBlocks(context: BrowserContext): Promise<void> {
  if (process.env.E2E_FONT === 'system') return;
  await context.addInitScript((font) => {
    const face = new FontFace(
      'Blocks',
      Uint8Array.from(atob(font), (c) => c.charCodeAt(0)),
    );
    document.fonts.add(face);
    void face.load();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { font-family: Blocks !important; font-synthesis: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  }, Buffer.from(blockFont()).toString('base64'));
}

/** Sets a setting of this device; it counts from the next page on. */
export async function setUp(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate((to) => {
    const now = JSON.parse(localStorage.getItem('orrery.settings') ?? '{}') as object;
    localStorage.setItem('orrery.settings', JSON.stringify({ ...now, ...to }));
  }, change);
}

/** Changes the text size as the settings do it, without loading the page anew. */
export const resize = (page: Page, per: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.dataset.size = `${size}`;
    document.documentElement.style.setProperty('--scale', `${size / 100}`);
  }, per);

/** Two frames: whatever was changed is laid out and drawn. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)))));

/** How the questions of a game were answered: on the board, or in the list because the board had no place for them. */
export type Tally = Map<string, { board: number; list: number }>;

const LEGAL = '[data-legal]:not(button[data-option])';
/** A piece that opens a choice or takes something up; a second click on it would only take that back. */
const OPENS = '[aria-expanded], [aria-pressed]';

const asked = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-asked]')?.getAttribute('data-asked') ?? null);

/** What may be clicked on the board or in one's own place, as indices into all that glows. */
const glowing = (page: Page): Promise<{ readonly answers: number[]; readonly opens: number[] }> =>
  page.evaluate(
    ([legal, opener]) => {
      const answers: number[] = [];
      const opens: number[] = [];
      [...document.querySelectorAll(legal)].forEach((element, i) => {
        const { width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return;
        if (!element.matches(opener)) answers.push(i);
        else if (element.getAttribute('aria-expanded') !== 'true' && element.getAttribute('aria-pressed') !== 'true') opens.push(i);
      });
      return { answers, opens };
    },
    [LEGAL, OPENS],
  );

/** Waits until an answer was taken: the page has gone on, or the game is over. */
export async function gone(page: Page, before: number, timeout = 30_000): Promise<boolean> {
  return page
    .waitForFunction(
      (was) => {
        const now = document.querySelector('[data-decisions]');
        return now === null || Number(now.getAttribute('data-decisions')) !== was || document.querySelector('dialog[open]') !== null;
      },
      before,
      { polling: 8, timeout },
    )
    .then(
      () => true,
      () => false,
    );
}

/** Whether something comes into sight in that time. */
const becomes = (locator: Locator, timeout: number): Promise<boolean> =>
  locator.waitFor({ timeout }).then(
    () => true,
    () => false,
  );

/** On a phone the own place and the cards are behind a tab. */
async function turnTo(page: Page, tab: 'board' | 'me'): Promise<boolean> {
  const name = tab === 'board' ? /^(Board|Spielplan)/ : /^(Me|Ich)$/;
  const found = page.getByRole('tab', { name });
  if ((await found.count()) === 0) return false;
  await found.first().click();
  return true;
}

/**
 * Answers the open question where it glows: straight away, or step by step through what opens. Falls back to the list of words where
 * nothing glows, and notes which it was.
 */
export async function answerOnBoard(page: Page, roll: (n: number) => number, tally: Tally, phone: boolean): Promise<void> {
  const kind = await asked(page);
  if (kind === null) return;
  const entry = tally.get(kind) ?? { board: 0, list: 0 };
  tally.set(kind, entry);
  const before = await decisions(page);
  if (phone && (await page.getByRole('tab', { name: /^(Board|Spielplan)/, selected: false }).count()) > 0) await turnTo(page, 'board');
  let { answers, opens } = await glowing(page);
  if (phone && answers.length + opens.length === 0 && (await turnTo(page, 'me'))) ({ answers, opens } = await glowing(page));
  const tried = new Set<number>();
  for (let steps = 0; steps < 6; steps++) {
    const ways = steps === 0 ? [...answers, ...opens] : answers.length > 0 ? answers : opens;
    const left = ways.filter((i) => !tried.has(i));
    if (left.length === 0) break;
    const pick = left[roll(left.length)];
    const opening = opens.includes(pick);
    const piece = page.locator(LEGAL).nth(pick);
    if (!phone) await page.mouse.move(1, 1);
    await (phone ? piece.tap({ timeout: 20_000 }) : piece.click({ timeout: 20_000 }));
    // A tap on the spot of the one before it, or one that only takes a first step, has chosen nothing.
    const chosen = phone && !opening && (await becomes(page.locator('[data-commit]'), 1_500));
    if (chosen) await commit(page);
    if (!opening && (!phone || chosen) && (await gone(page, before, 6_000))) {
      entry.board++;
      return;
    }
    tried.add(pick);
    await painted(page);
    if ((await decisions(page)) !== before) {
      entry.board++;
      return;
    }
    ({ answers, opens } = await glowing(page));
  }
  if (phone) await turnTo(page, 'board');
  await clickRow(page, roll(await rowButtons(page).count()));
  await gone(page, before);
  entry.list++;
}

/** The next page that is asked something, or all of them at the end. */
export async function nextAsked(pages: readonly Page[]): Promise<Page | undefined> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    for (const page of pages) {
      const now = await page.evaluate(() =>
        document.querySelector('dialog[open]') !== null ? 'over' : document.querySelector('[data-asked]') === null ? 'waiting' : 'asked',
      );
      if (now === 'over') return undefined;
      if (now === 'asked') return page;
    }
    await pages[0].waitForTimeout(10);
  }
  throw new Error('nobody was asked for a minute');
}

export { dice, moment };
