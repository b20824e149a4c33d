/** What a person does in a browser, by pointer and keys, whichever browser it is. Scripts that look at the page are sent to it as text. */

/** A busy machine without a graphics card draws slowly; what is proven here is that things happen, not how soon. */
const PATIENCE_MS = 120_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a script on the page finds something, and returns that. */
export async function found(page, what, script, ...args) {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    const value = await page.run(script, ...args);
    if (value !== null && value !== false) return value;
    if (Date.now() > end) throw new Error(`not there: ${what}`);
    await pause(50);
  }
}

/** The middle of the first shown element of a kind whose words begin so; where one has just these words, of that. */
const middle = (selector, words) => {
  const all = [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length > 0 && !e.disabled);
  const said = (e) => e.textContent.trim();
  const one = all.find((e) => said(e) === words) ?? all.find((e) => said(e).startsWith(words));
  if (one === undefined) return null;
  one.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
};

/** Sooner than this, WebKit takes a second click on the same spot for a double click even where the pointer was elsewhere in between, and the table keeps that back. */
const APART_MS = 600;
let tapped = 0;

export async function tap(page, selector, words = '') {
  await pause(tapped + APART_MS - Date.now());
  const { x, y } = await found(page, `${selector} ${words}`, middle, selector, words);
  await page.act([
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        // As people do, from somewhere else: where the pointer has stayed, a click is not taken for an answer to what the last one brought.
        { type: 'pointerMove', x: 1, y: 1 },
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: 30 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]);
  tapped = Date.now();
}

export async function press(page, value) {
  await page.act([
    {
      type: 'key',
      id: 'keys',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ]);
}

/** The first page, as somebody sees it who wants everything shown at once. */
export async function arrive(page, address) {
  // Settings are kept from a page that loads nothing: leaving a lobby that is still loading is told as an error.
  await page.go(`${address}icon-192.png`);
  await page.run(() => {
    localStorage.setItem('orrery.settings', JSON.stringify({ language: 'en', name: 'Nora', pace: 'instant', motion: 'off' }));
    localStorage.setItem('orrery.learn', '{"goal":false}');
  });
  await page.go(address);
  return found(page, 'four games', () => {
    const games = [...document.querySelectorAll('main ul button[aria-pressed] b')].map((b) => b.textContent);
    return games.length === 4 && games;
  });
}

/** Lays a table against a bot, online or on this screen, and waits for the first question. */
export async function lay(page, address, game, where) {
  await page.go(address);
  await tap(page, 'main ul button[aria-pressed] b', game);
  await tap(page, 'label', where);
  await tap(page, 'main button', 'Create table');
  await asked(page);
}

const asked = (page) =>
  found(page, 'a question', () => document.querySelector('[data-asked]') !== null || document.querySelector('dialog[open]') !== null);
const answers = (page) => page.run(() => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions') ?? -1));

/** Whether the table has gone on since it had seen so many answers. */
const wentOn = (was) => {
  const now = document.querySelector('[data-decisions]');
  return now === null || Number(now.getAttribute('data-decisions')) !== was || document.querySelector('dialog[open]') !== null;
};
/** How long a person looks at a tap that has done nothing before tapping once more. */
const AGAIN_MS = 12_000;
const TAPS = 5;

/** What somebody sees to whom nothing happens. */
const shown = () => {
  const said = (selector) =>
    [...document.querySelectorAll(selector)].map((e) => (e.disabled ? '(closed) ' : '') + e.innerText.replace(/\s+/g, ' '));
  const { asked, decisions } = document.querySelector('[data-decisions]')?.dataset ?? {};
  return { asked, decisions, rows: said('button[data-option], button[data-step]'), said: said('[role=alert], [role=status]') };
};

/** Answers questions with the row whose turn it is, so that all kinds of rows are used; returns how many were answered, and the taps that did nothing. */
export async function play(page, moves) {
  let lost = 0;
  for (let move = 0; move < moves; move++) {
    await asked(page);
    if (await page.run(() => document.querySelector('dialog[open]') !== null)) return { moves: move, lost };
    lost += await answer(page, move);
  }
  return { moves, lost };
}

/** Answers one question; returns how often that took another tap. */
async function answer(page, move) {
  const before = await answers(page);
  for (let taps = 0; taps < TAPS; taps++) {
    const kind = await found(
      page,
      'something to answer',
      (turn) => {
        const rows = [...document.querySelectorAll('button[data-option], button[data-step]')];
        if (rows.length === 0) return null;
        const row = rows[turn % rows.length];
        for (const old of document.querySelectorAll('[data-here]')) old.removeAttribute('data-here');
        row.setAttribute('data-here', '');
        return row.hasAttribute('data-step') ? 'step' : 'option';
      },
      move,
    );
    await tap(page, 'button[data-here]');
    if (kind === 'step') await tap(page, 'button[data-option]');
    for (const end = Date.now() + AGAIN_MS; Date.now() < end; await pause(50)) if (await page.run(wentOn, before)) return taps;
  }
  throw new Error(`no answer to move ${move} after ${TAPS} taps: ${JSON.stringify(await page.run(shown))}`);
}
