import { expect, type Page } from '@playwright/test';
import { acceptInvitation, layTable, play, test } from './table.ts';

const SHOTS = process.env.PLAN_SHOTS;
const shot = async (page: Page, name: string) => {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png` });
};

test('whoever waits plans the next turn on a private copy and queues it; it is played or dropped with a word', async ({ sit }) => {
  const ada = await sit({ name: 'Ada' });
  const ben = await sit({ name: 'Ben', language: 'de', phone: true });
  await layTable(ada.page, { game: 'Beyond the Sun', seats: ['me', 'friend'], where: 'Turn-based' });
  await ada.page.getByRole('button', { name: 'Invite' }).click();
  await ben.page.goto(await ada.page.getByRole('textbox', { name: 'Invite' }).inputValue());
  await acceptInvitation(ben.page);
  for (const { page } of [ada, ben]) await expect(page.locator('[data-decisions]')).toBeVisible();
  // One of them begins; the other waits, and plans.
  const asked = (page: Page) => page.locator('[data-asked]');
  await expect.poll(async () => (await asked(ada.page).count()) + (await asked(ben.page).count())).toBe(1);
  const [mover, waiter] = (await asked(ada.page).count()) === 1 ? [ada.page, ben.page] : [ben.page, ada.page];
  const table = waiter.url();
  await shot(waiter, 'waiting');
  await waiter.getByRole('button', { name: /^(Nächsten Zug planen|Plan your next turn)$/ }).click();
  await expect(waiter).toHaveURL(/#\/local\/try-/);
  await expect(waiter.getByText(/^(Du probierst deinen|You are trying your) /)).toBeVisible();
  await play(waiter, 1);
  const queue = waiter.getByRole('button', { name: /vormerken$|^Queue/ });
  await expect(queue).not.toHaveAttribute('aria-disabled', 'true');
  await shot(waiter, 'trying');
  await waiter.getByRole('button', { name: /^(Als Notiz behalten|Keep as a note)$/ }).click();
  await expect(waiter.getByText(/^(Es steht in deiner|It stands in your) private/)).toBeVisible();
  await queue.click();
  await expect(waiter).toHaveURL(table);
  await expect(waiter.getByText(/vorgemerkt$|queued$/)).toBeVisible();
  await shot(waiter, 'queued');

  // It is the waiter's turn as soon as the other has moved: what was planned is given, or it is said that it is not.
  const word = waiter.getByText(/^(Dein Plan (ist|wurde)|Your plan was) /);
  for (let answers = 0; answers < 60 && (await word.count()) === 0; answers++) {
    if ((await asked(mover).count()) > 0) await play(mover, 1, answers + 3);
    else await waiter.waitForTimeout(250);
  }
  await expect(word).toBeVisible();
  await shot(waiter, 'ended');
  await waiter.getByRole('button', { name: /^(In Ordnung|All right)$/ }).click();
  await expect(word).toHaveCount(0);
});
