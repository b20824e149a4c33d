import { expect } from '@playwright/test';
import { serious } from './serious.ts';
import { acceptInvitation, becomePlayer, test } from './table.ts';

test('a rated match changes ratings, and results are shown to whom one likes', async ({ sit }) => {
  const ada = await sit({ name: 'Ada' });
  const ben = await sit({ name: 'Ben', language: 'de' });
  for (const one of [ada, ben]) await becomePlayer(one);
  await ada.page.goto('/');
  await ada.page.getByRole('radio', { name: 'Online', exact: true }).check();
  await ada.page.getByRole('button', { name: '5 minutes' }).click();
  await ada.page.getByRole('switch', { name: 'Rated' }).check();
  await ada.page.keyboard.press('Escape');
  const choices = ada.page.locator('main ol select');
  for (const [seat, taker] of ['me', 'friend', 'none', 'none'].entries()) await choices.nth(seat).selectOption(taker);
  await ada.page.getByRole('button', { name: /Create table/ }).click();
  await ada.page.getByRole('button', { name: 'Invite' }).click();
  await ben.page.goto(await ada.page.getByRole('textbox', { name: 'Invite' }).inputValue());
  await acceptInvitation(ben.page);
  await expect(ada.page.locator('[data-decisions]')).toBeVisible();
  await ada.page.getByRole('button', { name: /^Menu/ }).click();
  await ada.page.getByRole('button', { name: 'Table matters' }).click();
  await ada.page.getByRole('button', { name: 'Give up' }).click();
  await ada.page.getByRole('button', { name: 'Really give up?' }).click();
  await expect(ben.page.getByText('Du hast gewonnen: Die anderen haben aufgegeben.')).toBeVisible();

  // The result says what the match changed, as soon as it is noted.
  await expect(ben.page.getByText(/^Wertung 15\d\d \+\d+Ada −\d+$/)).toBeVisible();

  // It is noted some time after its end.
  await expect(async () => {
    await ben.page.goto('/#/');
    await ben.page.goto('/#/p');
    await expect(ben.page.getByRole('cell', { name: /^\+\d+$/ })).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 30_000 });
  await expect(ben.page.getByText('1 : 0')).toBeVisible();
  await expect(ben.page.getByRole('region', { name: 'Beendete Partien je Woche' }).getByRole('listitem').last()).toHaveText(/: 1\sPartie$/);
  // A stranger is not shown what those are shown who have played with him.
  await ben.page.getByRole('button', { name: 'Diese Seite als Fremder sehen' }).click();
  await expect(ben.page.getByText('Dieses Profil gibt es nicht, oder es wird dir nicht gezeigt.')).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'Zurück zu meiner Ansicht' })).toBeFocused();
  await ben.page.keyboard.press('Enter');
  await expect(ben.page.getByText('1 : 0')).toBeVisible();
  // The best of one's ratings stands beside the name, which leads here.
  await ben.page.reload();
  const name = ben.page.getByRole('link', { name: 'Ben: dein Profil' });
  await expect(name).toContainText(/Ben\s*1[5-9]\d\d/);
  await expect(name).toHaveAttribute('href', /#\/p$/);
  await ben.page.getByRole('combobox', { name: 'Ergebnisse, Wertung' }).selectOption('nobody');
  await ada.page.goto('/#/p');
  await expect(ada.page.getByRole('cell', { name: /^−\d+$/ })).toBeVisible();
  const handle = await ben.page.request.get('/api/profile').then(async (answer) => ((await answer.json()) as { handle: string }).handle);
  await ada.page.goto(`/p/${handle}`);
  await expect(ada.page.getByText('There is no such profile, or it is not shown to you.')).toBeVisible();
  await ben.page.getByRole('combobox', { name: 'Ergebnisse, Wertung' }).selectOption('played');
  await ada.page.reload();
  await expect(ada.page.getByRole('heading', { name: 'Ben', level: 1 })).toBeVisible();

  // They become friends: asked on one's page, answered in the other's lobby.
  await ada.page.getByRole('button', { name: 'Ask to be friends' }).click();
  await expect(ada.page.getByText('asked, no answer yet')).toBeVisible();
  await ben.page.goto('/#/');
  await ben.page.reload();
  await expect(ben.page.getByText('Ada möchte mit dir befreundet sein')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(ben.page.getByText('Ada möchte mit dir befreundet sein')).toBeHidden();
  await ben.page.goto('/#/p');
  await expect(ben.page.getByText('gerade da')).toBeVisible();
  expect(await serious(ben.page)).toEqual([]);
  await ben.page.getByRole('combobox', { name: 'Dass du da bist' }).selectOption('nobody');
  await ada.page.goto('/#/');
  await ada.page.goto('/#/p');
  const friends = ada.page.locator('section').filter({ has: ada.page.getByRole('heading', { name: 'Friends', exact: true }) });
  await expect(friends.getByText('not here')).toBeVisible();
  await friends.getByRole('button', { name: 'No longer friends with Ben' }).click();
  await expect(friends.getByRole('button', { name: 'Ask Ben to be friends' })).toBeVisible();
});
