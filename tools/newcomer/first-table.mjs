import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../web/e2e/browser.ts';

/** Ada lays a table and sends Ben the link; either answers once. `key` is that of the CA whose certificates the browsers believe besides. */
export async function firstTable(address, key, pictures) {
  const browsers = await Promise.all(
    ['Ada', 'Ben'].map(async (name) => {
      const browser = await chromium.launch({
        executablePath: findBrowser(),
        args: ['--no-sandbox', `--ignore-certificate-errors-spki-list=${key}`],
      });
      const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })).newPage();
      page.setDefaultTimeout(60_000);
      await page.addInitScript((own) => {
        localStorage.setItem('orrery.settings', JSON.stringify({ language: 'en', name: own, pace: 'instant' }));
        localStorage.setItem('orrery.learn', '{"aids":false}');
      }, name);
      return { name, browser, page };
    }),
  );
  try {
    const [ada, ben] = browsers;
    await ada.page.goto(address);
    await ada.page.screenshot({ path: join(pictures, 'lobby.png') });
    await ada.page.getByRole('radio', { name: 'Online', exact: true }).check();
    const seats = ada.page.locator('main ol select');
    await seats.first().waitFor();
    for (let seat = 0; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption(['me', 'friend'][seat] ?? 'none');
    await ada.page.getByRole('button', { name: /Create table/ }).click();
    await ada.page.getByRole('button', { name: 'Invite' }).click();
    const link = await ada.page.getByRole('textbox', { name: 'Invite' }).inputValue();
    await ben.page.goto(link);
    await ben.page.getByRole('button', { name: /^Join as / }).click();
    // Whoever is asked answers, until both have.
    const waiting = new Set(browsers);
    for (const end = Date.now() + 120_000; waiting.size > 0; ) {
      if (Date.now() > end) throw new Error(`${[...waiting].map(({ name }) => name)} had nothing to answer`);
      for (const one of browsers) {
        const row = one.page.locator('button[data-option], button[data-step]').first();
        if ((await one.page.locator('[data-asked]').count()) === 0 || (await row.count()) === 0) continue;
        const count = () => one.page.evaluate(() => document.querySelector('[data-decisions]')?.getAttribute('data-decisions'));
        const before = await count();
        await row.click();
        await one.page.waitForTimeout(400);
        if ((await count()) !== before) waiting.delete(one);
      }
    }
    for (const { name, page } of browsers) await page.screenshot({ path: join(pictures, `${name.toLowerCase()}.png`) });
  } finally {
    for (const { browser } of browsers) await browser.close();
  }
}
