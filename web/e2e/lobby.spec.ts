import { expect } from '@playwright/test';
import { serious } from './serious.ts';
import { acceptInvitation, GAME, layTable, moment, test } from './table.ts';

const one = { seats: [{ kind: 'me' }, { kind: 'empty' }], listed: true };
const days = { kind: 'bank', bank: 3 * 86_400_000, increment: 86_400_000 };

test('tables of others are found by pace and game, joined, and watched once they run', async ({ sit }) => {
  const ada = await sit({ name: 'Ada' });
  const ben = await sit({ name: 'Ben' });
  const cem = await sit({ name: 'Cem', language: 'de', phone: true });
  await ada.page.goto('/');
  const lay = async (game: string, title: string, more = {}) => {
    await ada.page.request.get('/api/me');
    const origin = new URL(ada.page.url()).origin;
    const answer = await ada.page.request.post('/api/tables', { headers: { origin }, data: { ...one, game, title, ...more } });
    expect(answer.status()).toBe(200);
  };
  const stamp = Date.now();
  await lay('andromeda', `Live ${stamp}`);
  await lay('beyond-the-sun', `Slow ${stamp}`, { clock: days });

  await ben.page.goto('/');
  const open = ben.page.getByRole('listitem').filter({ hasText: `${stamp}` });
  await expect(open).toHaveCount(2);
  await expect(open.filter({ hasText: `Slow ${stamp}` })).toContainText('1 day a turn · 1 of 2 free');
  await ben.page.getByRole('button', { name: 'Turn-based' }).click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('Slow');
  await ben.page.getByRole('button', { name: 'Live', exact: true }).click();
  await expect(open).toContainText('Live');
  await ben.page.getByRole('button', { name: 'All', exact: true }).click();
  await ben.page.getByRole('combobox', { name: 'Game' }).selectOption('beyond-the-sun');
  await expect(open).toHaveCount(1);
  expect(await serious(ben.page), 'lobby with tables of others').toEqual([]);
  // Whoever wants to watch is not asked to sit down first, also after a reload; they may still change their mind.
  await open.getByRole('link', { name: 'Watch' }).click();
  await expect(ben.page.getByText('One seat is still open.')).toBeVisible();
  await ben.page.reload();
  await expect(ben.page.getByText('One seat is still open.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Join' }).click();
  await expect(ben.page.getByText('Nothing is taken until you join.')).toBeVisible();
  await acceptInvitation(ben.page);
  await expect(ben.page.locator('[data-decisions]')).toBeVisible();

  await cem.page.goto('/');
  const running = cem.page.getByRole('listitem').filter({ hasText: `Slow ${stamp}` });
  await expect(running).toContainText('1 Tag je Zug');
  expect(await serious(cem.page), 'lobby on a phone').toEqual([]);
  await running.getByRole('link', { name: 'Zuschauen' }).click();
  await expect(cem.page.locator('[data-decisions]')).toBeVisible();

  // Whoever plays there reads how much time is left, in the lobby too.
  await ada.page.goto('/#/replays');
  await ada.page.goto('/#/');
  await expect(ada.page.getByRole('listitem').filter({ hasText: `Slow ${stamp}` })).toContainText(/3 days/);
});

test('a table has a clock of one’s own, live or over days, and everybody reads it', async ({ sit }) => {
  const ada = await sit({ name: 'Ada' });
  const ben = await sit({ name: 'Ben', language: 'de', phone: true });
  await ada.page.goto('/');
  await ada.page.getByRole('radio', { name: 'Turn-based' }).check();
  await ada.page.getByRole('button', { name: '1 day a turn' }).click();
  // What the clock does is shown by example, and what follows when it is out is chosen.
  const examples = ada.page.getByRole('list', { name: 'Examples' }).getByRole('listitem');
  await expect(examples).toHaveText([
    'you think 12 hr+1 day, full at 3 days',
    'you think 2 days+1 day: 2 days left',
    'others movenothing runs',
  ]);
  await ada.page.getByRole('radio', { name: 'A bot stands in at once' }).check();
  await expect(ada.page.getByText('Time out: a bot (Officer) stands in at once.')).toBeVisible();
  await ada.page.getByRole('radio', { name: 'Own' }).check();
  await ada.page.getByRole('spinbutton', { name: 'Each turn earns, in hours' }).fill('6');
  // Too little is brought up to what a table over days needs.
  await ada.page.getByRole('spinbutton', { name: 'Saved up at most, in hours' }).fill('2');
  await ada.page.getByRole('switch', { name: 'Nights off' }).check();
  await expect(ada.page.getByRole('spinbutton', { name: 'Saved up at most, in hours' })).toHaveValue('12');
  expect(await serious(ada.page), 'terms').toEqual([]);
  await ada.page.keyboard.press('Escape');
  await expect(ada.page.getByRole('button', { name: '6 hours a turn' })).toBeVisible();

  await ada.page.getByRole('radio', { name: 'Online', exact: true }).check();
  await ada.page.getByRole('button', { name: '5 minutes' }).click();
  await ada.page.getByRole('radio', { name: '20 min' }).check();
  await ada.page.keyboard.press('Escape');
  const choices = ada.page.locator('main ol select');
  for (const [seat, taker] of ['me', 'friend', 'none', 'none'].entries()) await choices.nth(seat).selectOption(taker);
  await ada.page.getByRole('button', { name: /Create table/ }).click();
  await ada.page.getByRole('button', { name: 'Invite' }).click();
  await ben.page.goto(await ada.page.getByRole('textbox', { name: 'Invite' }).inputValue());
  await expect(ben.page.getByText('je 20 Minuten, +10 Sek. je Zug').first()).toBeVisible();
  await acceptInvitation(ben.page);
  await expect(ada.page.locator('[data-decisions]')).toBeVisible();
  // Both clocks stand at the seats, for both to see.
  const strip = ada.page.getByRole('region', { name: 'Players' }).getByRole('listitem');
  for (const name of ['Ada', 'Ben']) await expect(strip.filter({ hasText: name })).toContainText(/(20|19):\d\d left/);
  await expect(ben.page.getByRole('region', { name: 'Mitspieler' }).getByRole('listitem').first()).toContainText(/(20|19):\d\d/);
});

test('nothing is pushed about while the lobby arrives, on a phone whose owner is asked at a table', async ({ sit }) => {
  const { page } = await sit({ name: 'Ada', phone: true, keeps: true });
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { readonly value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const jumps = async () => {
    await page.waitForTimeout(1_000);
    return page.evaluate(() => (window as unknown as { readonly seen: readonly number[] }).seen.reduce((sum, value) => sum + value, 0));
  };
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeAttached();
  expect(await jumps(), 'a first visit').toBeLessThan(0.01);

  const origin = new URL(page.url()).origin;
  const data = { game: 'andromeda', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] };
  expect((await page.request.post('/api/tables', { headers: { origin }, data })).status()).toBe(200);
  const waits = page.getByText('One match waits for you.');
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(waits).toBeVisible();
  expect(await jumps(), 'a table on the server waits').toBeLessThan(0.02);
});

test('whoever comes back sees what waits first, and starts as last time or by the form', async ({ sit }) => {
  const { page } = await sit({ name: 'Ada' });
  await layTable(page, { seats: ['me', 'cadet'], where: 'This screen' });
  await moment(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your turn', level: 1 })).toBeVisible();
  await expect(page.getByText('One match waits for you.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').filter({ hasText: GAME })).toContainText('Kepler');
  await expect(page.getByRole('button', { name: 'Create table' })).toHaveCount(0);
  expect(await serious(page), 'what waits').toEqual([]);
  // The form takes its place, and gives it back.
  await page.getByRole('button', { name: 'Seats, rules, clock' }).click();
  await expect(page.getByRole('heading', { name: 'Create a table', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Your turn in 1 game' }).click();
  await expect(page.getByRole('heading', { name: 'Your turn', level: 1 })).toBeVisible();
  // One click lays the table as the last one was: two seats.
  await page.getByRole('button', { name: `Play now: ${GAME}`, exact: true }).click();
  await moment(page);
  await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(2);
  await page.goto('/');
  await expect(page.getByText('2 matches wait for you')).toBeVisible();
});

test('on a phone the pages and a table as the last one lie under the thumb', async ({ sit }) => {
  const { page } = await sit({ name: 'Ada', phone: true, language: 'de' });
  await layTable(page, { seats: ['me', 'cadet', 'cadet'], where: 'Dieser Bildschirm' });
  await moment(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Du bist dran', level: 1 })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Orrery' });
  await expect(bar.getByRole('link')).toHaveText([/^Spielen/, 'Ligen', 'Rückblick', 'Regeln', 'Profil']);
  const box = await bar.boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844]);
  expect(await serious(page), 'lobby').toEqual([]);
  // What lies lowest on a page can be read above the bar.
  await bar.getByRole('link', { name: 'Regeln' }).click();
  await expect(bar.getByRole('link', { name: 'Regeln' })).toHaveAttribute('aria-current', 'page');
  const end = page.getByRole('main').getByRole('link').last();
  // The page may still be arriving, and pushes its end down.
  await expect(async () => {
    await end.scrollIntoViewIfNeeded();
    const lowest = await end.boundingBox();
    expect((lowest?.y ?? 844) + (lowest?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  }).toPass({ timeout: 15_000 });
  await bar.getByRole('link', { name: /^Spielen/ }).click();
  await page.getByRole('button', { name: `Neuer Tisch wie zuletzt: ${GAME}, 3 Plätze` }).click();
  await moment(page);
  await expect(page.getByRole('region', { name: 'Mitspieler' }).getByRole('listitem')).toHaveCount(3);
  await page.goto('/');
  await page.getByRole('button', { name: 'Plätze, Regeln, Uhr' }).click();
  await expect(page.getByRole('button', { name: /^Tisch eröffnen/ })).toBeVisible();
});
