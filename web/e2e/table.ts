import { gameIds } from '@orrery/games';
import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';

/** The game the tests sit down to. */
export const GAME = process.env.E2E_GAME ?? 'Andromeda';
/** Its id is its title in small letters. */
export const GAME_ID = GAME.toLowerCase().replaceAll('’', '').replaceAll(' ', '-');

export interface Person {
  readonly language?: 'en' | 'de';
  readonly name?: string;
  readonly phone?: boolean;
  /** Pixels of a picture for each of the page; less makes small pictures. */
  readonly scale?: number;
  readonly pace?: 'instant' | 'fast' | 'normal' | 'slow' | 'step';
  /** Sees what a newcomer sees. Most tests play as somebody who knows the game. */
  readonly newcomer?: boolean;
  /** Whether the browser keeps the files of the build, as most do: it fetches all five hundred of them first. Otherwise every part comes from the server. */
  readonly keeps?: boolean;
}

export type Seated = { readonly context: BrowserContext; readonly page: Page };

/** `sit` opens a browser of one's own for each person; all are closed when the test is over. */
export const test = base.extend<{ sit: (who?: Person) => Promise<Seated> }>({
  sit: async ({ browser }, use) => {
    const open: BrowserContext[] = [];
    await use(async (who) => {
      const seated = await person(browser, who);
      open.push(seated.context);
      return seated;
    });
    for (const context of open) await context.close();
  },
});

/** Set to show everything at once. Errors on the page fail the test. */
async function person(browser: Browser, who: Person = {}): Promise<Seated> {
  const { language = 'en', name = '', phone = false, scale = 1, pace = 'instant', newcomer = false, keeps = false } = who;
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1366, height: 768 },
    hasTouch: phone,
    deviceScaleFactor: scale,
    locale: language,
  });
  await context.addInitScript(
    (settings) => {
      if (localStorage.getItem('orrery.settings') === null) localStorage.setItem('orrery.settings', JSON.stringify(settings));
    },
    { language, name, pace, motion: 'off' },
  );
  if (!newcomer)
    await context.addInitScript((known) => {
      if (localStorage.getItem('orrery.learn') === null) localStorage.setItem('orrery.learn', known);
    }, KNOWN);
  // As in a private window.
  if (!keeps) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return { context, page };
}

/** A guest keeps their seats from now on. */
export async function becomePlayer({ page }: Seated): Promise<void> {
  await page.goto('/#/me');
  await page.getByRole('button', { name: /^(Keep my seats|Plätze behalten)$/ }).click();
  await page.getByRole('button', { name: /^(I have written them down|Ich habe sie aufgeschrieben)$/ }).click();
}

/** Whoever has sat at three tables of every game, and wants no goal. */
const KNOWN = JSON.stringify({ goal: false, tables: Object.fromEntries(gameIds.map((id) => [id, ['1', '2', '3']])) });

export const words = {
  create: /Create table|Tisch eröffnen/,
  over: /The game is over|You won|You came|You share| won$|Die Partie ist zu Ende|Du bist \d|Du teilst| gewonnen$/,
  ready: /^(I am|Ich bin) /,
};

export interface Plan {
  /** Who sits where: values of the lobby's choices. */
  readonly seats: readonly string[];
  readonly where?: 'This screen' | 'Online' | 'Turn-based' | 'Dieser Bildschirm';
  readonly game?: string;
  /** The address of the lobby, where it is not the server's first page. */
  readonly at?: string;
  /** The name of a choice among the rule variants. */
  readonly variant?: string | undefined;
}

/** Lays a table in the lobby. */
export async function layTable(page: Page, { seats, where, game = GAME, variant, at = '/' }: Plan): Promise<void> {
  await page.goto(at);
  await page.getByRole('button', { name: new RegExp(`^${game} `) }).click();
  if (where !== undefined) await page.getByRole('radio', { name: where, exact: true }).check();
  const choices = page.locator('main ol select');
  await expect(choices.first()).toBeVisible();
  const count = await choices.count();
  for (let seat = 0; seat < count; seat++) await choices.nth(seat).selectOption(seats[seat] ?? 'none');
  if (variant !== undefined) {
    await page.getByRole('button', { name: /variants|Varianten/ }).click();
    await page.getByRole('radio', { name: variant, exact: true }).check();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: words.create }).click();
}

/** Sits down where an invitation leads, under one's own name. */
export const acceptInvitation = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Join as .*|Als .* beitreten)$/ }).click();

export type Moment = 'asked' | 'over' | 'passScreen' | 'waiting';

/** What the page wants from the person in front of it. */
export const momentOf = (page: Page): Promise<Moment> =>
  page.evaluate(() => {
    if (document.querySelector('[data-pass-screen]') !== null) return 'passScreen';
    if (document.querySelector('dialog[open]') !== null) return 'over';
    return document.querySelector('[data-asked]') === null ? 'waiting' : 'asked';
  });

/** Waits until the person is asked, has to pass the screen, or the game is over. */
export async function moment(page: Page): Promise<Exclude<Moment, 'waiting'>> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-pass-screen]') !== null) return 'passScreen';
      if (document.querySelector('dialog[open]') !== null) return 'over';
      return document.querySelector('[data-asked]') === null ? false : 'asked';
    },
    undefined,
    { timeout: 60_000, polling: 15 },
  );
  return (await found.jsonValue()) as Exclude<Moment, 'waiting'>;
}

/** How many answers led to what the page shows. */
export const decisions = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions') ?? -1));

export const optionButtons = (page: Page) => page.locator('button[data-option]');

/** A small generator, so that a failure can be played again. */
export function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** The rows of the list: options, and steps that lead to more of them. */
export const rowButtons = (page: Page) => page.locator('button[data-option], button[data-step]');

/** Does what has been chosen: on a phone a tap only chooses. */
export async function commit(page: Page): Promise<void> {
  if ((await page.locator('[data-commit-slot]').count()) > 0) await page.locator('[data-commit]').click();
}

/** Clicks as people do, who come from somewhere else: a second click on the same spot would not be taken. */
export async function clickAnew(page: Page, target: Locator): Promise<void> {
  await page.mouse.move(1, 1);
  await target.click();
}

/** Clicks a row of the list, and where it is a step the first option behind it. */
export async function clickRow(page: Page, index: number): Promise<void> {
  const row = rowButtons(page).nth(index);
  const isStep = (await row.getAttribute('data-step')) !== null;
  await clickAnew(page, row);
  if (isStep) await clickAnew(page, optionButtons(page).first());
  await commit(page);
}

/** Clicks a row and waits until the page has gone on. */
export async function click(page: Page, index: number): Promise<void> {
  const before = await decisions(page);
  await clickRow(page, index);
  await page.waitForFunction(
    (was) => {
      const now = document.querySelector('[data-decisions]');
      return now === null || Number(now.getAttribute('data-decisions')) !== was || document.querySelector('dialog[open]') !== null;
    },
    before,
    { polling: 10 },
  );
}

/** Takes over the screen from whoever had it. */
export async function passOn(page: Page): Promise<void> {
  const seat = await page.locator('[data-pass-screen]').getAttribute('data-pass-screen');
  await page.getByRole('button', { name: words.ready }).click();
  await page.waitForFunction((was) => document.querySelector('[data-pass-screen]')?.getAttribute('data-pass-screen') !== was, seat, {
    polling: 10,
  });
}

/** Plays with the mouse until the game is over or `most` answers were given. Returns how many. */
export async function play(page: Page, most = 5_000, seed = 1): Promise<number> {
  const roll = dice(seed);
  for (let answers = 0; answers < most; answers++) {
    const now = await moment(page);
    if (now === 'over') return answers;
    if (now === 'passScreen') {
      await passOn(page);
      continue;
    }
    await click(page, roll(await rowButtons(page).count()));
  }
  return most;
}

/** Whether the page itself could be scrolled. */
export const scrolls = (page: Page): Promise<{ readonly down: number; readonly right: number }> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.scrollingElement ?? document.documentElement;
    return { down: scrollHeight - window.innerHeight, right: scrollWidth - window.innerWidth };
  });

/** The final scores as the dialog shows them. */
export const scoresOf = async (page: Page): Promise<string[]> =>
  (await page.getByRole('dialog').getByRole('row').allInnerTexts()).map((row) => row.replace(/\s+/g, ' ').trim());
