import { expect, type Page } from '@playwright/test';
import { setUp } from './boards.ts';
import { openStanding, standingAfter } from './positions.ts';
import { click, moment, test } from './table.ts';

/** Counts what is scheduled: a machine that runs tests need not have a loudspeaker. */
const listen = () => {
  const heard = { begun: 0 };
  Object.assign(window, { heard });
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = kind.prototype;
    kind.prototype.start = function (this: AudioScheduledSourceNode, ...when: []) {
      heard.begun++;
      return start.apply(this, when);
    };
  }
};
const begun = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { heard: { begun: number } }).heard.begun);

test('a table is heard by whoever wants it, at any pace but Instant', async ({ sit }) => {
  const standing = await standingAfter({ game: 'andromeda', seats: 2, options: {}, seed: 'heard' }, 30);
  const { page, context } = await sit();
  await context.addInitScript(listen);
  /** How much is heard of the same six answers and what the others make of them. */
  const begunIn = async (sounds: boolean, pace: 'fast' | 'instant'): Promise<number> => {
    await page.goto('/healthz');
    await setUp(page, { sounds, pace, volume: 40 });
    await openStanding(page, standing);
    await moment(page);
    await page.waitForTimeout(300);
    const before = await begun(page);
    for (let i = 0; i < 6; i++) {
      await click(page, 0);
      await moment(page);
    }
    await page.waitForTimeout(300);
    return (await begun(page)) - before;
  };
  expect(await begunIn(false, 'fast')).toBe(0);
  // At any pace one's own turn is heard, at Instant nothing else.
  const turns = await begunIn(true, 'instant');
  expect(turns).toBeGreaterThan(0);
  expect(await begunIn(true, 'fast')).toBeGreaterThan(turns + 5);
});
