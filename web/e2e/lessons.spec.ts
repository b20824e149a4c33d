import { gameIds, registry } from '@orrery/games';
import { expect, type Page } from '@playwright/test';
import { long } from './boards.ts';
import { serious } from './serious.ts';
import { clickAnew, commit, test } from './table.ts';

/** Games whose lesson is part of every run, in one form; `E2E_LONG=1` plays the others, on the phone and by keyboard too. */
const SHORT = ['beyond-the-sun'];
const taught = gameIds.filter((id) => registry[id]?.lesson !== undefined);

const learn = /Learn in about 8 minutes|In etwa 8 Minuten lernen/;
const resume = /Go on learning|Weiterlernen/;
const coach = '[data-coach]';
const open = 'button[data-option]:not([aria-disabled])';

/** `E2E_SHOTS=FOLDER` keeps a picture of every moment, to be looked at. */
const SHOTS = process.env.E2E_SHOTS;

const titleOf = async (id: string, language: 'en' | 'de'): Promise<string> => (await registry[id].text[language]()).title;

/** Where the coach is, once the learner can do something. */
async function stepAt(page: Page): Promise<number> {
  await page.waitForSelector(`${coach}[data-ready]`, { state: 'attached' });
  return Number(await page.locator(coach).getAttribute('data-coach'));
}

/** What tells one moment of a lesson from the next. */
const sign = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const card = document.querySelector('[data-coach]');
    const decisions = document.querySelector('[data-decisions]')?.getAttribute('data-decisions');
    return card === null ? 'over' : `${card.getAttribute('data-coach')} ${card.getAttribute('data-part')} ${decisions}`;
  });

/** Asks the coach why not, where another option tempts; the answer comes without a step. */
async function wonder(page: Page, because: string | undefined): Promise<void> {
  const button = page.locator('[data-why-not]');
  if ((await button.count()) === 0) return;
  const before = await sign(page);
  await button.click();
  // The rest of a sentence may name a seat, which is drawn.
  await expect(page.locator(`${coach} [data-because]`)).toContainText(because?.split('[[')[0] ?? '?');
  expect(await sign(page)).toBe(before);
}

/** Does one thing, by pointer or by keyboard, and waits until it shows. */
async function act(page: Page, keyboard: boolean): Promise<void> {
  const before = await sign(page);
  const next = page.locator('[data-coach-next]');
  if ((await next.count()) > 0) {
    if (keyboard) {
      await next.focus();
      await page.keyboard.press('Enter');
    } else await next.click();
  } else if (keyboard) {
    // A key that comes at once would be meant for the question before.
    await page.waitForTimeout(200);
    await page.keyboard.press((await page.locator(open).first().getAttribute('data-option')) ?? '');
  } else {
    await clickAnew(page, page.locator(open).first());
    await commit(page);
  }
  await expect.poll(() => sign(page)).not.toBe(before);
}

async function playLesson(page: Page, id: string, language: 'en' | 'de', keyboard: boolean): Promise<void> {
  await page.goto('/');
  const title = await titleOf(id, language);
  await page
    .getByRole('button', { name: new RegExp(`^${title}: `) })
    .filter({ hasText: learn })
    .click();
  const lesson = (await registry[id].lesson?.())?.default;
  const count = lesson?.steps.length ?? 0;
  let step = 0;
  for (let acts = 0; acts < 120; acts++) {
    const now = await stepAt(page);
    expect(now).toBeGreaterThanOrEqual(step);
    expect(now - step).toBeLessThanOrEqual(1);
    if (now !== step) {
      const words = lesson?.words[language]?.[lesson.steps[now - 1]?.id ?? ''];
      await expect(page.locator(coach)).toContainText(words?.title ?? '?');
      if (process.env.E2E_LONG === '1' ? now % 4 === 0 : now === 4) {
        expect(await serious(page), `step ${now}`).toEqual([]);
      }
    }
    step = now;
    const at = `${id} ${page.viewportSize()?.width} ${language} ${keyboard ? 'keys' : 'pointer'}`;
    if (SHOTS) {
      // What slides and turns has come to rest.
      await page.waitForTimeout(900);
      await page.screenshot({ path: `${SHOTS}/${at} ${step}-${acts}.png` });
    }
    if (!keyboard) {
      await wonder(page, lesson?.words[language]?.[lesson.steps[now - 1]?.id ?? '']?.whyNot?.because);
      if (SHOTS && (await page.locator('[data-why-not]').count()) > 0) {
        await page.screenshot({ path: `${SHOTS}/${at} ${step}-${acts} why not.png` });
      }
    }
    if (step === count) break;
    await act(page, keyboard);
  }
  expect(step).toBe(count);
}

for (const id of taught) {
  test.describe(`the lesson of ${id}`, long(id, SHORT), () => {
    test('is played to its end, and the match goes on without the coach', async ({ sit }) => {
      const { page } = await sit();
      await playLesson(page, id, 'en', false);
      await act(page, false);
      await expect(page.locator(coach)).toHaveCount(0);
      await expect(page.locator(open).first()).toBeVisible();
    });
  });

  // Every way of going through it: by pointer on the desktop in English is the one above.
  for (const phone of [false, true])
    for (const language of ['en', 'de'] as const)
      for (const keyboard of [false, true]) {
        if (!phone && language === 'en' && !keyboard) continue;
        const way = `${phone ? 'on a phone' : 'on the desktop'}, in ${language === 'en' ? 'English' : 'German'}, by ${keyboard ? 'keyboard' : 'pointer'}`;
        test(`the lesson of ${id} ${way}`, { tag: '@long' }, async ({ sit }) => {
          const { page } = await sit({ phone, language });
          await playLesson(page, id, language, keyboard);
        });
      }

  test(`the lesson of ${id} is left and resumed, taken back and skipped`, { tag: '@long' }, async ({ sit }) => {
    const { page } = await sit();
    await page.goto('/');
    const card = page.getByRole('button', { name: new RegExp(`^${await titleOf(id, 'en')}: `) });
    await card.click();
    await stepAt(page);
    await act(page, false);
    await page.goto('/');
    await card.filter({ hasText: resume }).click();
    expect(await stepAt(page)).toBe(2);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => stepAt(page)).toBe(1);
    // Skipping every step comes to the end as well.
    for (let acts = 0; acts < 60; acts++) {
      const before = await sign(page);
      const skip = page.getByRole('button', { name: 'Skip step' });
      if ((await skip.count()) === 0 && (await page.getByRole('button', { name: 'Play on alone' }).count()) > 0) break;
      await ((await skip.count()) > 0 ? skip : page.locator('[data-coach-next]')).click();
      await expect.poll(() => sign(page)).not.toBe(before);
      await stepAt(page);
    }
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.locator(coach)).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('button', { name: new RegExp(`^${await titleOf(id, 'en')}: Learn in about`) })).toBeVisible();
  });
}
