/** Two people in two browsers at one table, who answer whenever they are asked. */
const SEEN = '[data-decisions]';
const count = (page) => page.evaluate((seen) => Number(document.querySelector(seen)?.getAttribute('data-decisions') ?? -1), SEEN);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
/** How long a person looks at a click that has done nothing, while the line is up, before clicking once more. */
const AGAIN_MS = 6_000;

async function arrive(browser, name) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' });
  await context.addInitScript((own) => {
    localStorage.setItem('orrery.settings', JSON.stringify({ language: 'en', name: own, pace: 'instant', motion: 'off' }));
    localStorage.setItem('orrery.learn', '{"aids":false}');
  }, name);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

export async function seatTwo(browser, address, game) {
  const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => arrive(browser, name)));
  await ada.goto(address);
  await ada.getByRole('button', { name: new RegExp(`^${game} `) }).click();
  await ada.getByRole('radio', { name: 'Online', exact: true }).check();
  const seats = ada.locator('main ol select');
  await seats.first().waitFor();
  for (let seat = 0; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption(['me', 'friend'][seat] ?? 'none');
  await ada.getByRole('button', { name: /Create table/ }).click();
  await ada.getByRole('button', { name: 'Invite' }).click();
  await ben.goto(await ada.getByRole('textbox', { name: 'Invite' }).inputValue());
  await ben.getByRole('button', { name: /^Join as / }).click();
  return [ada, ben];
}

/** Both play on until they leave; what came of it can be asked at any time. */
export function playAt(game, pages) {
  let answers = 0;
  let again = 0;
  let cuts = 0;
  let gone = false;
  const errors = [];
  /** What went over the line last, for whoever wants to know why a table stands still. */
  const lines = new Map(pages.map((page) => [page, []]));
  const note = (page, line) => {
    const kept = lines.get(page);
    kept.push(`${new Date().toISOString().slice(17, 23)} ${String(line).slice(0, 200)}`);
    if (kept.length > 14) kept.shift();
  };
  for (const page of pages) {
    page.on('pageerror', (error) => errors.push(`${game}: ${error.message}`));
    page.on('websocket', (socket) => {
      cuts++;
      note(page, '(a new line)');
      socket.on('framesent', ({ payload }) => note(page, `> ${payload}`));
      socket.on('framereceived', ({ payload }) => note(page, `< ${payload}`));
      socket.on('close', () => note(page, '(the line is gone)'));
    });
  }

  /** Where there is something to answer: the first row, and what it leads to, chosen by what the table has seen so that all kinds come up. */
  const answer = async (page, before) => {
    const rows = page.locator('button[data-option], button[data-step]');
    const n = await rows.count();
    if (n === 0) return;
    const row = rows.nth(before % n);
    const isStep = (await row.getAttribute('data-step', { timeout: 1_000 })) !== null;
    // As a person who comes from somewhere else: a second click on the same spot is not taken for one.
    await page.mouse.move(1, 1);
    await row.click({ timeout: 3_000 });
    if (!isStep) return;
    await page.mouse.move(1, 1);
    await page.locator('button[data-option]').first().click({ timeout: 3_000 });
  };

  const sit = async (page) => {
    while (!gone) {
      const asked = await page.locator('[data-asked]').count();
      if (asked === 0) {
        await pause(50);
        continue;
      }
      const before = await count(page);
      // What it meant may be gone before it is clicked, for the other one answered: then it is looked at anew.
      await answer(page, before).catch(() => undefined);
      for (const end = Date.now() + AGAIN_MS; (await count(page)) === before && !gone; await pause(30)) {
        if (Date.now() < end) continue;
        again++;
        break;
      }
      if ((await count(page)) > before) answers = Math.max(answers, await count(page));
    }
  };
  const sitting = pages.map((page) => sit(page).catch((error) => gone || errors.push(`${game}: ${error.message}`)));

  return {
    game,
    errors,
    answers: () => answers,
    again: () => again,
    cuts: () => cuts,
    over: async () => (await Promise.all(pages.map((page) => page.locator('dialog[open]').count()))).some((n) => n > 0),
    whatIsSeen: async () => {
      const said = pages.map(async (page) => {
        const { asked, rows, status } = await page.evaluate(() => ({
          asked: document.querySelector('[data-asked]') !== null,
          rows: document.querySelectorAll('button[data-option], button[data-step]').length,
          status: [...document.querySelectorAll('[role=status], [role=alert]')].map((e) => e.textContent).join(' | '),
        }));
        return `  ${await count(page)} answers seen, ${asked ? `asked, ${rows} rows` : 'not asked'}; ${status}\n    ${lines.get(page).join('\n    ')}`;
      });
      return (await Promise.all(said)).join('\n');
    },
    async leave() {
      gone = true;
      await Promise.all(sitting);
      for (const page of pages) await page.context().close();
    },
  };
}
