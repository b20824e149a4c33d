import { expect } from '@playwright/test';
import { opening, openStanding, standingAfter } from './positions.ts';
import { violationsOn } from './serious.ts';
import { click, layTable, moment, momentOf, passOn, scrolls, test } from './table.ts';

// Each has a device of its own: none waits for another.
test.describe.configure({ mode: 'parallel' });

const SHOTS = process.env.E2E_SHOTS;

test('a newcomer reads the goal beside the question, puts it away and finds it again', async ({ sit }) => {
  const { page } = await sit({ newcomer: true, language: 'de' });
  await layTable(page, { seats: ['me', 'cadet'], where: 'Dieser Bildschirm', game: 'Andromeda’s Edge' });
  await moment(page);
  const goal = page.getByRole('region', { name: 'Ziel' });
  await expect(goal).toContainText('Du gewinnst');
  await expect(goal).toContainText('Jetzt');
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/goal-wide.png` });
  expect(await violationsOn(page)).toEqual([]);
  await goal.getByRole('button', { name: 'Ziel ausblenden' }).click();
  await expect(goal).toBeHidden();
  await page.reload();
  await moment(page);
  await expect(page.getByRole('tab', { name: 'Ziel' })).toBeHidden();
  await page.getByRole('tab', { name: 'Regeln' }).click();
  await page.getByRole('button', { name: 'Ziel einblenden' }).click();
  await page.getByRole('tab', { name: 'Ziel' }).click();
  await expect(goal).toBeVisible();
});

test('a question is explained the first time it comes, and no more to whoever wants less', async ({ sit }) => {
  const { page } = await sit({ newcomer: true });
  await layTable(page, { seats: ['me', 'cadet'], where: 'This screen' });
  await moment(page);
  const card = page.getByRole('region', { name: 'A new question' });
  await expect(card).toContainText('Choose the mission you can fulfil soonest');
  expect(await violationsOn(page)).toEqual([]);
  await card.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('[data-spotlight]')).toBeVisible();
  await card.getByRole('button', { name: 'Got it' }).click();
  await expect(card).toBeHidden();
  await click(page, 0);
  await moment(page);
  const aids = page.getByRole('button', { name: /^Newcomer’s aids/ });
  await expect(aids).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Explain less' }).click();
  await expect(page.locator('[data-aid]')).toBeHidden();
  // The switch brings them back, from the beginning.
  await expect(aids).toHaveAttribute('aria-pressed', 'false');
  await aids.click();
  await expect(page.locator('[data-aid]')).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Hide newcomer’s aids' }).click();
  await expect(page.locator('[data-aid]')).toBeHidden();
  // What was said of one game is not said of the others.
  await layTable(page, { seats: ['me', 'cadet'], where: 'This screen', game: 'Beyond the Sun' });
  await moment(page);
  await expect(page.locator('[data-aid]')).toBeVisible();
});

test('on a phone the goal is a line below the options', async ({ sit }) => {
  const { page } = await sit({ newcomer: true, phone: true });
  await layTable(page, { seats: ['me', 'cadet'], where: 'This screen' });
  await moment(page);
  const fold = page.locator('details', { hasText: 'Goal' });
  await expect(fold).toBeVisible();
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/goal-phone.png` });
  await fold.locator('summary').click();
  await expect(page.getByRole('region', { name: 'Goal' })).toContainText('You win');
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/goal-phone-open.png` });
});

test('the lobby advises whoever is new, on a phone too', async ({ sit }) => {
  const { page } = await sit({ newcomer: true, phone: true });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Andromeda .*~15 min light/ })).toContainText('Start here');
  await expect(page.getByText('You win with 8 domination points')).toBeVisible();
  const rival = page.getByRole('combobox', { name: 'Who takes seat B' });
  await expect(rival).toHaveValue('cadet');
  await page.getByRole('button', { name: 'Variants', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Beginner game' }).getByRole('radio', { name: 'On' })).toBeChecked();
  await page.getByRole('button', { name: 'Levels', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('For your first games');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Create table/ }).click();
  await moment(page);
  await page.goto('/');
  // Now it is known: what waits stands before the form, and the form is as it was left.
  await page.getByRole('button', { name: 'Seats, rules, clock' }).click();
  await expect(rival).toHaveValue('cadet');
  await expect(page.getByText('Start here')).toBeHidden();
});

test('the rules are a page: chapters, search, links to a rule, words with an explanation', async ({ sit }) => {
  const { page } = await sit();
  await page.goto('/#/rules/andromeda');
  await expect(page.getByRole('heading', { name: 'The goal', exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Your turn' }).click();
  await expect(page).toHaveURL(/#\/rules\/andromeda\/turn$/);
  await expect(page.getByRole('heading', { name: 'Contamination' })).toBeVisible();
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/rules-page.png` });
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('searchbox').fill('hangar');
  await expect(page.getByRole('status')).toContainText('passages');
  await expect(page.getByText('Hangar', { exact: true }).first()).toBeVisible();
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/rules-search.png` });
  await page.getByRole('link', { name: /Rooms that move explorers/ }).click();
  await expect(page).toHaveURL(/rooms\/moving$/);
  await page.goto('/#/rules/andromeda/AN-139');
  await expect(page.getByRole('heading', { name: 'Exploring' })).toBeInViewport();
});

test('at the table the rules open where the question is explained, over the map alone, and an answer closes them', async ({ sit }) => {
  const { page } = await sit({ language: 'de' });
  await layTable(page, { seats: ['me', 'here'], where: 'Dieser Bildschirm' });
  await moment(page);
  if ((await momentOf(page)) === 'passScreen') await passOn(page);
  await page.getByRole('tab', { name: 'Regeln' }).click();
  await page.getByRole('button', { name: /^Hier nachlesen/ }).click();
  const rules = page.getByRole('region', { name: 'Regeln' });
  await expect(rules.getByRole('heading', { name: /hier bist du/ })).toBeInViewport();
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/rules-table.png` });
  expect(await violationsOn(page)).toEqual([]);
  const [map, ask] = await Promise.all([rules.boundingBox(), page.getByRole('region', { name: 'Frage' }).boundingBox()]);
  expect((map?.x ?? 0) + (map?.width ?? 0)).toBeLessThanOrEqual((ask?.x ?? 0) + 1);
  await rules.getByRole('searchbox').fill('Hangar');
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await page.getByRole('button', { name: /^Hier nachlesen/ }).click();
  await expect(rules).toBeVisible();
  await click(page, 0);
  await expect(rules).toBeHidden();
});

test('a phone reads the rules in a tab, with the chapters in a menu', async ({ sit }) => {
  const { page } = await sit({ phone: true });
  await layTable(page, { seats: ['me', 'cadet'], where: 'This screen' });
  await moment(page);
  await page.getByRole('tab', { name: 'Rules' }).click();
  const rules = page.getByRole('region', { name: 'Rules' });
  await expect(rules.getByRole('heading', { name: /you are here/ })).toBeInViewport();
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/rules-phone.png` });
  await rules.locator('summary', { hasText: 'Set-up' }).click();
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/rules-phone-menu.png` });
  await rules.getByRole('button', { name: /Missions/ }).click();
  await expect(rules.getByRole('heading', { name: 'Sacrifice' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  expect(await scrolls(page)).toEqual({ down: 0, right: 0 });
});

test('positions are drawn beside the rules and can be tried', async ({ sit }) => {
  const { page } = await sit();
  for (const [game, at] of [
    ['andromeda', 'rooms/control'],
    ['age-of-galaxy', 'turn/reach'],
    ['beyond-the-sun', 'ships/control'],
    ['andromedas-edge', 'battle/dice'],
  ]) {
    await page.goto(`/#/rules/${game}/${at}`);
    const figure = page.locator(`section[id="passage-${at}"] figure`);
    await expect(figure.locator('svg').first()).toBeAttached();
    await figure.scrollIntoViewIfNeeded();
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/scene-${game}.png` });
    // On paper its words are as light on their cards as on the screen.
    const inkOf = () =>
      figure
        .locator('.drawn')
        .first()
        .evaluate((drawn) => getComputedStyle(drawn).color);
    const onScreen = await inkOf();
    await page.emulateMedia({ media: 'print' });
    expect(await inkOf()).toBe(onScreen);
    await page.emulateMedia({ media: 'screen' });
  }
  const link = await page.getByRole('link', { name: 'Try it' }).first().getAttribute('href');
  await page.goto(`/${link}`);
  // A table of its own, to be played on from, which no list shows.
  await moment(page);
  await click(page, 0);
  await page.goto('/');
  await expect(page.getByText('Your games appear here')).toBeVisible();
});

test('what is refused, a hint and a word in the log each lead to the passage that tells of them', async ({ sit }) => {
  const { page } = await sit();
  await openStanding(page, await standingAfter({ game: 'beyond-the-sun', seats: 2, options: {}, seed: 'what is refused' }, 7));
  const rules = page.getByRole('region', { name: 'Rules' });
  const opens = async (passage: RegExp) => {
    await expect(rules.getByRole('heading', { name: passage }).first()).toBeInViewport();
    await rules
      .getByRole('button', { name: /^Close/ })
      .first()
      .click();
    await expect(rules).toBeHidden();
  };
  // Why not?
  await page.getByRole('button', { name: /^Why not\?/ }).click();
  const refused = page
    .getByRole('list', { name: 'Not available now' })
    .getByRole('button', { name: /^Your turn: / })
    .first();
  const told = ((await refused.textContent()) ?? '').split(': ').at(-1) ?? '?';
  await refused.click();
  await opens(new RegExp(told));
  // A hint.
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Read here: The pawn' }).click();
  await opens(/The pawn/);
  // A word in the log, as on cards: first what it means, then where the rules tell of it.
  const meaning = page.getByRole('dialog');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Empire' }).first().click();
  await meaning.getByRole('button', { name: /^Read here: / }).click();
  await opens(/Claiming/);
});

// A card of each game, and the passage that tells of its kind.
for (const [game, card, passage] of [
  ['Andromeda', 'technology:teleporter', 'Use Technology'],
  ['Age of Galaxy', 'system:', 'The galaxy'],
  ['Beyond the Sun', 'tech:terraforming', 'The technology'],
  ['Andromeda’s Edge', 'module:', 'Gaining modules'],
] as const)
  test(`a card of ${game} leads to the passage that tells of it`, async ({ sit }) => {
    const { page } = await sit();
    await layTable(page, { seats: ['me', 'cadet'], where: 'This screen', game });
    await moment(page);
    const meaning = page.getByRole('dialog');
    const drawn = page.locator(`[data-explains^="${card}"]`).first();
    // Past the choices that lie over the board.
    const covered = (): Promise<boolean> =>
      drawn.click({ trial: true, timeout: 1000 }).then(
        () => false,
        () => true,
      );
    for (let i = 0; i < 4 && (await covered()); i++) {
      await click(page, 0);
      await moment(page);
    }
    const leadsOn = async () => {
      await meaning.getByRole('button', { name: `Read here: ${passage}`, exact: true }).click();
      const rules = page.getByRole('region', { name: 'Rules' });
      await expect(rules.getByRole('heading', { name: passage, exact: true })).toBeInViewport();
      await rules
        .getByRole('button', { name: /^Close/ })
        .first()
        .click();
      await expect(rules).toBeHidden();
    };
    await drawn.click({ position: { x: 5, y: 5 } });
    await leadsOn();
    // One that may be played is played by a click: there the other button asks.
    const legal = page.locator('[data-legal][data-explains]:not([data-explains^="piece#"])').first();
    const before = await page.locator('[data-decisions]').getAttribute('data-decisions');
    await ((await legal.count()) > 0 ? legal : drawn).click({ button: 'right' });
    await expect(meaning.getByRole('button', { name: /^Read here: / })).toBeVisible();
    await page.keyboard.press('Escape');
    // A card whose name is a button has its way there.
    if ((await drawn.getAttribute('tabindex')) !== null) {
      await drawn.focus();
      await page.keyboard.press('Enter');
      await leadsOn();
    }
    expect(await page.locator('[data-decisions]').getAttribute('data-decisions')).toBe(before);
  });

test('under a finger a long press explains a card, and a tap on that reads on', async ({ sit }) => {
  const { page } = await sit({ phone: true });
  await openStanding(page, await opening({ game: 'age-of-galaxy', seats: 2, options: {}, seed: 'long press' }));
  const card = page.locator('[data-legal][data-explains^="faction:"]').first();
  const touch = { bubbles: true, pointerType: 'touch', isPrimary: true };
  await card.dispatchEvent('pointerdown', touch);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await card.dispatchEvent('pointerup', touch);
  await page.getByRole('tooltip').getByText('Read more').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Read here: As a main faction' }).click();
  await expect(page.getByRole('heading', { name: 'As a main faction' })).toBeInViewport();
});
