import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { serious } from './serious.ts';
import { acceptInvitation, becomePlayer, layTable, test } from './table.ts';

const artifacts = fileURLToPath(new URL('../../artifacts/screens/', import.meta.url));

async function shoot(page: Page, what: string): Promise<void> {
  await page.waitForTimeout(300);
  expect(await serious(page), what).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, `${what} is too wide`).toBeLessThanOrEqual(0);
  await page.screenshot({ path: `${artifacts}${what}.png` });
}

test('whoever has played together sees each answer to a rematch, and is asked to the next table by name', async ({ sit }) => {
  const ada = await sit({ name: 'Ada' });
  const ben = await sit({ name: 'Ben', language: 'de', phone: true });
  for (const one of [ada, ben]) await becomePlayer(one);
  await layTable(ada.page, { seats: ['me', 'friend'], where: 'Online' });
  await ada.page.getByRole('button', { name: 'Invite' }).click();
  await ben.page.goto(await ada.page.getByRole('textbox', { name: 'Invite' }).inputValue());
  await acceptInvitation(ben.page);
  await expect(ada.page.locator('[data-decisions]')).toBeVisible();
  await ada.page.getByRole('button', { name: /^Menu/ }).click();
  await ada.page.getByRole('button', { name: 'Table matters' }).click();
  await ada.page.getByRole('button', { name: 'Give up' }).click();
  await ada.page.getByRole('button', { name: 'Really give up?' }).click();

  await ben.page.getByRole('button', { name: 'Revanche' }).click();
  await expect(ada.page.getByText('wants a rematch')).toBeVisible();
  await shoot(ada.page, 'rematch-desktop-en');
  await ada.page.getByRole('button', { name: 'Not this time' }).click();
  await expect(ada.page.getByRole('button', { name: 'Not this time' })).toBeHidden();
  await ben.page.goBack();
  await expect(ben.page.getByText('diesmal nicht')).toBeVisible();
  await shoot(ben.page, 'rematch-phone-de');

  await layTable(ada.page, { seats: ['me', 'friend', 'friend'], where: 'Online' });
  await ada.page.waitForURL(/#\/table\//);
  // Results are noted some time after the end.
  await expect(async () => {
    await ada.page.reload();
    await expect(ada.page.getByRole('button', { name: 'Ask Ben' })).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 30_000 });
  await ada.page.getByRole('button', { name: 'Ask Ben' }).click();
  await expect(ada.page.getByRole('button', { name: 'Ask Ben' })).toBeDisabled();
  await shoot(ada.page, 'companions-desktop-en');
  await ben.page.goto('/#/');
  await expect(ben.page.getByText('Ada lädt dich zu Andromeda ein')).toBeVisible();
  // On a phone it stands before the form for a table.
  const top = async (name: string) => (await ben.page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Number.NaN;
  expect(await top('Einladungen')).toBeLessThan(await top('Neuer Tisch'));
  await shoot(ben.page, 'invited-phone-de');
  await ben.page.getByRole('link', { name: 'Ansehen' }).click();
  await expect(ben.page.getByText('Bis du beitrittst, ist nichts vergeben.')).toBeVisible();
  await shoot(ben.page, 'invite-table-phone-de');
  await acceptInvitation(ben.page);
  await expect(ada.page.getByText('Ben', { exact: true }).first()).toBeVisible();
});
