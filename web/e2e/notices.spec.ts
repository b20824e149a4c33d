import { expect } from '@playwright/test';
import { serious } from './serious.ts';
import { acceptInvitation, layTable, moment, test } from './table.ts';

for (const [language, phone] of [
  ['en', false],
  ['de', true],
] as const) {
  test(`what reaches somebody is chosen on one page and kept (${language}${phone ? ', phone' : ''})`, async ({ sit }, info) => {
    const { context, page } = await sit({ language, phone, keeps: true });
    // No push service is asked: the browser's part of the agreement is played here.
    await context.grantPermissions(['notifications']);
    await context.addInitScript(() => {
      PushManager.prototype.subscribe = async () =>
        ({
          toJSON: () => ({ endpoint: 'https://push.example.org/1', keys: { p256dh: 'BKey', auth: 'aKey' } }),
        }) as unknown as PushSubscription;
    });
    await page.goto('/');
    await page.getByRole('link', { name: /^(Notices|Benachrichtigungen)$/ }).click();
    const turnByHook = page.getByRole('checkbox', { name: /^(It is your turn|Du bist dran): Webhook/ });
    await turnByHook.uncheck();
    await page.getByRole('switch', { name: /^(Hold notices back at night|Nachts zurückhalten)$/ }).check();
    await page.getByLabel(/^(From|Von)$/).fill('23:15');
    await page.getByRole('button', { name: /^(Turn on push here|Push hier einschalten)$/ }).click();
    await expect(page.getByText(/· (this device|dieses Gerät)/)).toBeVisible();
    await page.getByRole('combobox', { name: /^(Service|Dienst)$/ }).selectOption('Matrix');
    await page.getByRole('textbox', { name: /^(Address|Adresse)$/ }).fill('https://matrix.example.org');
    await page.getByRole('textbox', { name: /^(Room|Raum)$/ }).fill('!room:example.org');
    await page.getByLabel('Token').fill('secret');
    await page.getByRole('button', { name: /^(Add|Hinzufügen)$/ }).click();
    await expect(page.getByText('matrix matrix.example.org')).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await info.attach('page', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
    await page.reload();
    await expect(turnByHook).not.toBeChecked();
    await expect(page.getByLabel(/^(From|Von)$/)).toHaveValue('23:15');
    await expect(page.getByText(/· (this device|dieses Gerät)/)).toBeVisible();
    await page.getByRole('button', { name: /^(Remove matrix|matrix .* entfernen)/ }).click();
    await expect(page.getByText('matrix matrix.example.org')).toHaveCount(0);
  });
}

test('a message from the push service is shown, leads to its table and goes when the table is seen', async ({ sit }) => {
  const { context, page } = await sit({ keeps: true });
  await context.grantPermissions(['notifications']);
  const cdp = await context.newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0] !== undefined) resolve(registrations[0].registrationId);
    });
  });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const table = 'A'.repeat(22);
  const told = { title: 'Your turn: Andromeda', body: 'Thursday crew.', url: `${new URL(page.url()).origin}/#/table/${table}`, tag: table };
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(told),
  });
  const shown = (): Promise<unknown> =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        url: data.url,
      })),
    );
  await expect.poll(shown).toEqual([told]);
  await page.goto(`/#/table/${table}`);
  await expect.poll(shown).toEqual([]);
});

test('whoever came by an invitation alone reads on every page how many matches wait', async ({ sit }) => {
  const ada = await sit({ name: 'Ada' });
  const { page } = await sit({ name: 'Ben', phone: true });
  await layTable(ada.page, { seats: ['me', 'friend'], where: 'Online' });
  await ada.page.waitForURL(/#\/table\//);
  await page.goto(`/${new URL(ada.page.url()).hash}`);
  await acceptInvitation(page);
  // Both are asked for their species.
  await moment(page);
  await page.goto('/#/rules');
  await expect(page).toHaveTitle('(1) Orrery');
  await expect(page.getByRole('link', { name: /^Play\s*1$/ })).toBeVisible();
});
