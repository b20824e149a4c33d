import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { serious } from './serious.ts';
import { acceptInvitation, decisions, layTable, moment, momentOf, play, test } from './table.ts';

const artifacts = fileURLToPath(new URL('../../artifacts/screens/', import.meta.url));

/** Becomes a player on the page about oneself, by keyboard; the words are what brings one back. */
async function become(page: Page, name: string): Promise<string> {
  await page.goto('/#/me');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  const words = page.locator('[data-words]');
  await expect(words.getByRole('listitem')).toHaveCount(8);
  return (await words.getAttribute('data-words')) ?? '';
}
const kept = (page: Page) => page.getByRole('button', { name: /I have written them down|Ich habe sie aufgeschrieben/ }).click();

test('words bring a player back on another device, and both play the same seat', async ({ sit }) => {
  const laptop = await sit({ name: 'Nora' });
  const words = await become(laptop.page, 'Nora');
  await kept(laptop.page);
  await layTable(laptop.page, { seats: ['me', 'cadet'], where: 'Online' });
  await moment(laptop.page);

  const phone = await sit({ phone: true, language: 'en' });
  await phone.page.goto('/#/me');
  const box = phone.page.getByRole('textbox', { name: 'Eight recovery words' });
  // A slip of the pen is said at once.
  await box.fill(`${words} zzyzx`);
  await phone.page.getByRole('button', { name: 'Come back' }).click();
  await expect(phone.page.getByText('Not a recovery word: zzyzx')).toBeVisible();
  await box.fill(words);
  await phone.page.getByRole('button', { name: 'Come back' }).click();
  await expect(phone.page.getByRole('heading', { name: 'Nora' })).toBeVisible();
  await expect(phone.page.getByText('this device · came by words')).toBeVisible();

  await phone.page.goto(new URL(laptop.page.url()).hash.replace('#', '/#'));
  await expect(phone.page.locator('[data-decisions]')).toBeVisible();
  for (const [here, there] of [
    [phone.page, laptop.page],
    [laptop.page, phone.page],
    [phone.page, laptop.page],
  ]) {
    await moment(here);
    if ((await momentOf(here)) === 'over') break;
    const before = await decisions(here);
    await play(here, 1, 3);
    await expect.poll(() => decisions(there)).toBeGreaterThan(before);
  }
  await expect.poll(() => decisions(phone.page)).toBe(await decisions(laptop.page));
});

test('a device comes by a link that works once, and goes again', async ({ sit }) => {
  const laptop = await sit({ name: 'Olga' });
  await become(laptop.page, 'Olga');
  await kept(laptop.page);
  await laptop.page.getByRole('button', { name: 'Add a device' }).click();
  await expect(laptop.page.getByRole('img', { name: 'QR code with the link' })).toBeVisible();
  const link = await laptop.page.getByRole('textbox', { name: 'Link for the other device' }).inputValue();

  const phone = await sit({ phone: true });
  await phone.page.goto(link);
  await expect(phone.page.getByRole('heading', { name: 'Play as Olga on this device?' })).toBeVisible();
  expect(await serious(phone.page), 'link').toEqual([]);
  await phone.page.screenshot({ path: `${artifacts}me-link-phone-en.png` });
  await phone.page.getByRole('button', { name: 'Play as Olga' }).click();
  await expect(phone.page.getByRole('link', { name: 'Olga: your profile' })).toBeVisible();
  const stranger = await sit();
  await stranger.page.goto(link);
  await expect(stranger.page.getByText('This link has been used, revoked or has expired.')).toBeVisible();

  await laptop.page.reload();
  const devices = laptop.page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /^Remove: / }).click();
  await devices.getByRole('button', { name: 'Really remove?' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await phone.page.goto('/#/me');
  await expect(phone.page.getByRole('heading', { name: 'Keep your seats on every device' })).toBeVisible();
});

/** A key built into the device, which says yes by itself. */
async function authenticator(page: Page): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('WebAuthn.enable');
  await chrome.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('whoever joins by an invitation keeps the seat with a passkey, if they like, and comes back by it', async ({ sit }) => {
  const ada = await sit({ name: 'Ada' });
  const { page } = await sit({ name: 'Paula', phone: true, language: 'de' });
  await authenticator(page);
  await layTable(ada.page, { seats: ['me', 'friend'], where: 'Online' });
  await ada.page.getByRole('button', { name: 'Invite' }).click();
  await page.goto(await ada.page.getByRole('textbox', { name: 'Invite' }).inputValue());
  const keep = page.getByRole('switch', { name: 'Meinen Platz auf allen Geräten behalten' });
  await expect(keep).not.toBeChecked();
  await keep.check();
  expect(await serious(page)).toEqual([]);
  await acceptInvitation(page);
  // Nobody comes past the words, which are shown this once.
  await expect(page.locator('[data-words]')).toHaveAttribute('data-words', /^(\S+ ){7}\S+$/);
  await page.getByRole('button', { name: 'Ich habe sie aufgeschrieben' }).click();
  await expect(page.locator('[data-decisions]')).toBeVisible();
  await page.goto('/#/me');
  await expect(page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('button', { name: 'Hier abmelden?' }).click();
  await page.getByRole('button', { name: 'Passkey verwenden' }).click();
  await expect(page.getByRole('heading', { name: 'Paula' })).toBeVisible();
  expect(((await (await page.request.get('/api/player')).json()) as { seats: number }).seats).toBe(1);
});

test('a passkey is made, and says who is here after signing out', async ({ sit }) => {
  const { page } = await sit({ name: 'Paul' });
  await authenticator(page);
  await become(page, 'Paul');
  await kept(page);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign out here?' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('this device · came by passkey')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Paul' })).toBeVisible();
  // Taken off, it opens nothing any more.
  await passkeys.getByRole('button', { name: 'Remove: Passkey' }).click();
  await passkeys.getByRole('button', { name: 'Really remove?' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign out here?' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('This passkey is not known here.')).toBeVisible();
});

test('an invitation asks before it takes, and the lobby says what one is asked', async ({ sit }) => {
  const ada = await sit({ name: 'Ada' });
  const nora = await sit({ name: '', language: 'de', phone: true });
  await layTable(ada.page, { seats: ['me', 'friend', 'cadet'], where: 'Online' });
  await ada.page.getByRole('button', { name: 'Invite' }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Invite' }).inputValue();
  const table = ada.page.url();

  await nora.page.goto(link);
  await expect(nora.page.getByText('Ada lädt dich ein zu')).toBeVisible();
  await expect(nora.page.getByText('dein Platz')).toBeVisible();
  await nora.page.waitForTimeout(500);
  expect(await serious(nora.page), 'invitation').toEqual([]);
  await nora.page.screenshot({ path: `${artifacts}invite-phone-de.png`, fullPage: true });
  await nora.page.setViewportSize({ width: 1366, height: 768 });
  await nora.page.screenshot({ path: `${artifacts}invite-desktop-de.png` });
  await nora.page.setViewportSize({ width: 390, height: 844 });
  // Whoever would rather watch is not asked again, though the table is not listed.
  const olaf = await sit({ name: 'Olaf' });
  await olaf.page.goto(link);
  await olaf.page.getByRole('button', { name: 'Watch' }).click();
  await expect(olaf.page.getByText('One seat is still open.')).toBeVisible();
  // Whoever knows no more than the address may sit down, and is promised nothing else: from the first move on they would see nothing.
  const eve = await sit({ name: 'Eve' });
  await eve.page.goto(table);
  await expect(eve.page.getByRole('button', { name: 'Join as Eve' })).toBeVisible();
  await expect(eve.page.getByRole('button', { name: 'Watch' })).toHaveCount(0);
  // Looking takes nothing: the table still waits.
  await expect(ada.page.getByText('One seat is still open.')).toBeVisible();
  await nora.page.getByRole('textbox', { name: 'Dein Name am Tisch' }).fill('Nora');
  await nora.page.getByRole('button', { name: 'Als Nora beitreten' }).click();
  await expect(nora.page.locator('[data-decisions]')).toBeVisible();
  await expect(olaf.page.getByText('You are watching.')).toBeVisible();

  // Whoever is asked reads in the lobby what it is; on a phone before anything else.
  for (const { page, asks } of [
    { page: ada.page, asks: 'Play' },
    { page: nora.page, asks: 'Spielen' },
  ]) {
    for (let turn = 0; turn < 200 && (await momentOf(page)) !== 'asked'; turn++) {
      for (const each of [ada.page, nora.page]) if (each !== page && (await momentOf(each)) === 'asked') await play(each, 1, turn);
      await page.waitForTimeout(50);
    }
    await page.goto('/');
    const row = page.getByRole('main').getByRole('link').filter({ hasText: asks });
    // Everybody with the points they have, oneself first.
    await expect(row).toContainText(page === ada.page ? /you\d.*Nora\d/ : /du\d.*Ada\d/);
    await expect(row.locator('[data-question]')).toContainText(/\w/);
    await page.waitForTimeout(400);
    expect(await serious(page), 'lobby').toEqual([]);
    await page.screenshot({ path: `${artifacts}lobby-asked-${page === ada.page ? 'desktop-en' : 'phone-de'}.png` });
    await page.goto(table);
    await expect(page.locator('[data-decisions]')).toBeVisible();
  }
});

for (const language of ['en', 'de'] as const) {
  for (const phone of [false, true]) {
    // In every run one of each; the other two with the long ones.
    const tag = phone === (language === 'de') ? {} : { tag: '@long' };
    test(`the pages about oneself (${language}${phone ? ', phone' : ''})`, tag, async ({ sit }) => {
      const { page } = await sit({ language, phone, name: 'Jonas' });
      const shoot = async (what: string) => {
        await page.waitForTimeout(300);
        expect(await serious(page), what).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(wide, `${what} is too wide`).toBeLessThanOrEqual(0);
        await page.screenshot({ path: `${artifacts}${what}-${phone ? 'phone' : 'desktop'}-${language}.png` });
      };
      await page.goto('/#/me');
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Jonas');
      await shoot('me-guest');
      await become(page, 'Jonas');
      await shoot('me-words');
      await kept(page);
      await page.getByRole('button', { name: /Add a device|Gerät hinzufügen/ }).click();
      await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
      await shoot('me');
      await page.getByRole('button', { name: /Delete me|Mich löschen/ }).click();
      const sure = page.getByRole('textbox', { name: /“Jonas”|„Jonas“/ });
      await sure.scrollIntoViewIfNeeded();
      await shoot('me-delete');
      await sure.fill('Jonas');
      await page.keyboard.press('Enter');
      const stay = page.getByRole('button', { name: /^(Stay as Jonas|Als Jonas bleiben)$/ });
      await expect(stay).toBeVisible();
      await shoot('me-leaving');
      await stay.click();
      await expect(page.getByRole('heading', { name: 'Jonas' })).toBeVisible();
    });
  }
}
