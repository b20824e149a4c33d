import { expect } from '@playwright/test';
import { serious } from './serious.ts';
import { becomePlayer, test } from './table.ts';

test('a league is made, joined by its link, played and filed', async ({ sit }) => {
  const ada = await sit({ name: 'Ada' });
  const ben = await sit({ name: 'Ben', language: 'de', phone: true });
  await ben.page.goto('/#/leagues');
  await expect(ben.page.getByText('Ligen gibt es mit einem Profil')).toBeVisible();
  for (const one of [ada, ben]) await becomePlayer(one);

  await ada.page.getByRole('link', { name: 'Leagues' }).click();
  await ada.page.getByRole('button', { name: 'New league' }).click();
  expect(await serious(ada.page), 'leagues').toEqual([]);
  const name = `Thursday crew ${Date.now()}`;
  await ada.page.getByRole('textbox', { name: 'Name' }).fill(name);
  await ada.page.getByRole('radio', { name: '7 days' }).check();
  await ada.page.getByRole('button', { name: 'Create league' }).click();
  await expect(ada.page.getByRole('heading', { name, level: 1 })).toBeVisible();
  // Alone there is no season.
  await ada.page.getByRole('button', { name: 'Start the season' }).click();
  await expect(ada.page.getByRole('alert')).toHaveText('A season needs at least two members.');

  await ben.page.goto('/#/leagues');
  await ben.page.getByRole('link', { name }).click();
  await ben.page.getByRole('button', { name: 'Mitspielen' }).click();
  await expect(ben.page.getByRole('rowheader', { name: 'Ben' })).toBeVisible();
  await expect(ben.page.getByText('Wer die Liga führt, beginnt die Saison')).toBeVisible();

  await ada.page.getByRole('button', { name: 'Start the season' }).click();
  await expect(ada.page.getByText('round 1 of 1')).toBeVisible();
  expect(await serious(ada.page), 'a league').toEqual([]);
  await ada.page.getByRole('main').getByRole('link', { name: 'Play' }).click();
  await expect(ada.page.locator('[data-decisions]')).toBeVisible();
  await ada.page.getByRole('button', { name: /^Menu/ }).click();
  await ada.page.getByRole('button', { name: 'Table matters' }).click();
  await ada.page.getByRole('button', { name: 'Give up' }).click();
  await ada.page.getByRole('button', { name: 'Really give up?' }).click();

  // It is noted some time after its end; the only round was the last.
  await expect(async () => {
    await ben.page.reload();
    await expect(ben.page.getByRole('button', { name: 'Saison 1' })).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 30_000 });
  await ben.page.getByRole('button', { name: 'Saison 1' }).click();
  await expect(ben.page.getByRole('row', { name: /^1 Ben 1 1 1$/ })).toBeVisible();
  await expect(ben.page.getByRole('row', { name: /^2 Ada 1 0 0$/ })).toBeVisible();
  await expect(ben.page.getByRole('main').getByRole('link', { name: 'Rückblick' })).toBeVisible();
  expect(await serious(ben.page), 'a season that was filed').toEqual([]);
});

test('a ladder is climbed by a challenge, and the ranking tells of its matches', async ({ sit }) => {
  const ada = await sit({ name: 'Ada' });
  const ben = await sit({ name: 'Ben' });
  for (const one of [ada, ben]) await becomePlayer(one);
  await ada.page.goto('/#/leagues');
  await ada.page.getByRole('button', { name: 'New league' }).click();
  await ada.page.getByRole('textbox', { name: 'Name' }).fill('Up and down');
  await ada.page.getByRole('radio', { name: 'Ladder' }).check();
  await ada.page.getByRole('switch', { name: 'Open to everyone' }).uncheck();
  await ada.page.getByRole('button', { name: 'Create league' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Up and down', level: 1 })).toBeVisible();
  await ben.page.goto(ada.page.url());
  await ben.page.getByRole('button', { name: 'Join' }).click();
  await ben.page.getByRole('button', { name: 'Challenge: Ada' }).click();
  await expect(ben.page.getByText(/being played, until/)).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'Challenge: Ada' })).toHaveCount(0);

  await ada.page.reload();
  await ada.page.getByRole('main').getByRole('link', { name: 'Play' }).click();
  await ada.page.getByRole('button', { name: /^Menu/ }).click();
  await ada.page.getByRole('button', { name: 'Table matters' }).click();
  await ada.page.getByRole('button', { name: 'Give up' }).click();
  await ada.page.getByRole('button', { name: 'Really give up?' }).click();
  await expect(async () => {
    await ben.page.reload();
    await expect(ben.page.getByRole('row', { name: /^1 Ben 1 1/ })).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 30_000 });

  await ben.page.goto('/#/ranking/beyond-the-sun');
  await expect(ben.page.getByRole('heading', { name: 'Ranking', exact: true })).toBeVisible();
  await ben.page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Andromeda', exact: true }).click();
  await expect(ben.page.getByRole('heading', { name: 'How it is played here' })).toBeVisible();
  expect(await serious(ben.page), 'ranking').toEqual([]);
});
