import { expect } from '@playwright/test';
import { boards } from './boards.ts';
import { finished, shelve, standings } from './positions.ts';
import { test } from './table.ts';

/** ms at the 95th percentile; a busy machine is given more (`web/tools/frames.mjs` asks for the real figure on a quiet one). */
const LIMIT = Number(process.env.FRAME_LIMIT ?? 150);
const OPEN_LIMIT = Number(process.env.OPEN_LIMIT ?? 3_000);
/** How long the game is watched; the whole of it when asked for figures. */
const WATCH_MS = Number(process.env.FRAME_WATCH_MS ?? 8_000);

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

// A trace takes pictures of the page and copies of its elements all the time: that would be most of what is measured.
test.use({ trace: 'off', screenshot: 'off' });

for (const { id, played } of boards) {
  test(`${id}: an event is applied and painted in time, a match opens in time`, { tag: '@long' }, async ({ sit }) => {
    test.setTimeout(WATCH_MS + 120_000);
    const { page, context } = await sit({ pace: 'normal' });
    await context.addInitScript(() => {
      localStorage.setItem('orrery.settings', JSON.stringify({ language: 'en', motion: 'on', pace: 'normal' }));
      // The table shows its events one after the other by timers: from the start of such a timer to the frame after what it changed.
      const spent: number[] = [];
      Object.assign(window, { spent });
      let started = 0;
      const timer = window.setTimeout.bind(window);
      const timed = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
        timer(() => {
          if (started === 0 && (ms ?? 0) >= 20) {
            const from = performance.now();
            started = from;
            // Some timers change nothing (an event that is only waited for): the next change is not theirs. React draws in a task of its
            // own right after the timer; a timer without any change until the second frame has none.
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                if (started === from) started = 0;
              }),
            );
          }
          if (typeof run === 'function') run(...rest);
        }, ms);
      Object.assign(window, { setTimeout: timed });
      addEventListener('DOMContentLoaded', () =>
        new MutationObserver(() => {
          if (started === 0) return;
          const from = started;
          started = 0;
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => spent.push(performance.now() - from);
            port2.postMessage(0);
          });
        }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true }),
      );
    });
    const save = await finished(played[0]);
    const replay = await shelve(page, save, 0, { over: true });
    await page.goto(`/?replay#/replay/${replay}`);
    await page.getByRole('radio', { name: '4×' }).check();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const until = Date.now() + WATCH_MS;
    const last = save.log.length;
    // Asked in the cheapest way, and rarely: a search by role walks through the whole page, in the middle of what is measured.
    const reached = () => page.evaluate(() => Number(document.querySelector<HTMLInputElement>('input[type="range"]')?.value));
    while (Date.now() < until && (await reached()) < last) await page.waitForTimeout(1_000);
    const spent = (await page.evaluate(() => (window as unknown as { spent: number[] }).spent)).sort((a, b) => a - b);
    expect(spent.length).toBeGreaterThan(20);

    // A running match, opened from nothing: page, rules, board, host and all.
    const middle = (await standings(played[0], 3))[1];
    const running = await shelve(page, middle.save, middle.seat);
    const opened: number[] = [];
    for (let i = 0; i < 5; i++) {
      const from = Date.now();
      await page.goto(`/?open${i}#/local/${running}`);
      await page.waitForSelector('[data-asked] [data-legal]');
      opened.push(Date.now() - from);
    }
    opened.sort((a, b) => a - b);
    const [middling, worst] = [quantile(spent, 0.5), quantile(spent, 0.95)];
    console.log(
      `${id}: ${spent.length} events, event to painted frame ${middling.toFixed(1)} ms median, ${worst.toFixed(1)} ms at 95 %, ${quantile(spent, 1).toFixed(1)} ms most; a running match opens in ${opened[2]} ms median, ${opened[4]} ms most`,
    );
    expect(worst).toBeLessThan(LIMIT);
    expect(opened[2]).toBeLessThan(OPEN_LIMIT);
  });
}
