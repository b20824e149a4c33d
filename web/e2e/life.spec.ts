import { expect } from '@playwright/test';
import { acceptInvitation, layTable, test } from './table.ts';

test('the table agrees on a pause, and giving up gives the match to the other', async ({ sit }) => {
  const ada = await sit({ name: 'Ada' });
  const ben = await sit({ name: 'Ben', language: 'de', phone: true });
  await layTable(ada.page, { seats: ['me', 'friend'], where: 'Turn-based' });
  await ada.page.getByRole('button', { name: 'Invite' }).click();
  await ben.page.goto(await ada.page.getByRole('textbox', { name: 'Invite' }).inputValue());
  await acceptInvitation(ben.page);
  for (const { page } of [ada, ben]) await expect(page.locator('[data-decisions]')).toBeVisible();

  const matters = async () => {
    await ada.page.getByRole('button', { name: /^Menu/ }).click();
    await ada.page.getByRole('button', { name: 'Table matters' }).click();
  };
  await matters();
  await ada.page.getByRole('button', { name: 'for 3 days' }).click();
  await expect(ada.page.getByText('You asked for a pause until')).toBeVisible();
  await expect(ben.page.getByText('Ada fragt den Tisch: Pause bis')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Zustimmen' }).click();
  await expect(ada.page.getByText('The match pauses until')).toBeVisible();
  await expect(ben.page.getByText('Die Partie pausiert bis')).toBeVisible();

  await ben.page.getByRole('button', { name: /^Menü/ }).click();
  await ben.page.getByRole('button', { name: 'Am Tisch' }).click();
  const name = ben.page.getByRole('textbox', { name: 'Dein Name an diesem Tisch' });
  await name.fill('Benedikt');
  await name.press('Escape');
  await expect(name).toHaveCount(0);
  await ada.page.getByRole('tab', { name: 'Log' }).click();
  await expect(ada.page.getByText('Benedikt goes by another name now.')).toBeVisible();

  await matters();
  await ada.page.getByRole('button', { name: 'Give up' }).click();
  await ada.page.getByRole('button', { name: 'Really give up?' }).click();
  await expect(ben.page.getByText('Du hast gewonnen: Die anderen haben aufgegeben.')).toBeVisible();
  await expect(ada.page.getByText('Benedikt won: the others have given up.')).toBeVisible();
  // With its match the pause is over, too.
  await ada.page.goto('/#/');
  const row = ada.page.getByRole('listitem').filter({ hasText: 'You came 2nd of 2' });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('pauses until');
});

test('whoever is on vacation is so at every table, and the others read it', async ({ sit }) => {
  const ben = await sit({ name: 'Ben', language: 'de', phone: true });
  await ben.page.goto('/#/me');
  await ben.page.getByRole('button', { name: 'Plätze behalten' }).click();
  await ben.page.getByRole('button', { name: 'Ich habe sie aufgeschrieben' }).click();
  await ben.page.goto('/#/notices');
  await ben.page.getByRole('button', { name: 'Jetzt beginnen' }).click();
  await expect(ben.page.locator('[data-vacation]').getByText('12 von 20 Tagen übrig in diesem Jahr')).toBeVisible();

  const ada = await sit({ name: 'Ada' });
  await layTable(ada.page, { seats: ['me', 'friend'], where: 'Turn-based' });
  await ada.page.getByRole('button', { name: 'Invite' }).click();
  await ben.page.goto(await ada.page.getByRole('textbox', { name: 'Invite' }).inputValue());
  await acceptInvitation(ben.page);
  await expect(ada.page.getByText(/on vacation until \d+ \w+/)).toBeVisible();

  await ada.page.getByRole('button', { name: /^Menu/ }).click();
  await ada.page.getByRole('button', { name: 'Table matters' }).click();
  await ada.page.getByRole('textbox', { name: 'Private note' }).fill('Ben is back after the holidays');
  await ada.page.getByRole('button', { name: 'Block Ben' }).click();
  await expect(ada.page.getByRole('button', { name: 'Unblock Ben' })).toBeVisible();
  await ada.page.reload();
  await ada.page.getByRole('button', { name: /^Menu/ }).click();
  await ada.page.getByRole('button', { name: 'Table matters' }).click();
  await expect(ada.page.getByRole('textbox', { name: 'Private note' })).toHaveValue('Ben is back after the holidays');
});

test('before the start whoever laid the table sends somebody away for good, takes a bot out again, and anybody gives their seat up', async ({
  sit,
}) => {
  const ada = await sit({ name: 'Ada' });
  const ben = await sit({ name: 'Ben', language: 'de', phone: true });
  await layTable(ada.page, { seats: ['me', 'friend', 'friend'], where: 'Online' });
  await ada.page.waitForURL(/#\/table\//);
  const table = new URL(ada.page.url()).hash;
  await ada.page.getByRole('button', { name: 'Officer' }).first().click();
  await ada.page.getByRole('button', { name: /^Free the seat of / }).click();
  await expect(ada.page.getByText('2 seats are still open.')).toBeVisible();

  await ben.page.goto(`/${table}`);
  await acceptInvitation(ben.page);
  await expect(ben.page.getByText('Ein Platz ist noch frei.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Platz freigeben' }).click();
  await expect(ada.page.getByText('2 seats are still open.')).toBeVisible();

  await ben.page.goto(`/${table}`);
  await acceptInvitation(ben.page);
  await expect(ben.page.getByText('Ein Platz ist noch frei.')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Send Ben away' }).click();
  await ada.page.getByRole('button', { name: 'For good?' }).click();
  await expect(ada.page.getByText('2 seats are still open.')).toBeVisible();
  await expect(ben.page.getByText('Du hast hier keinen Platz mehr.')).toBeVisible();
  await ben.page.goto('/#/');
  await ben.page.goto(`/${table}`);
  await acceptInvitation(ben.page);
  await expect(ben.page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(ada.page.getByText('2 seats are still open.')).toBeVisible();
});
