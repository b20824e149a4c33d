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
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [sounds, pace, heard] of [
    [false, 'fast', false],
    [true, 'instant', false],
    [true, 'fast', true],
  ] as const) {
    await page.goto('/healthz');
    await setUp(page, { sounds, pace, volume: 40 });
    asked.length = 0;
    await openStanding(page, standing);
    await moment(page);
    await page.waitForTimeout(300);
    const before = await begun(page);
    const fetched = () => asked.some((url) => /\/sounds-/.test(url));
    // Until the others have had a turn.
    for (let i = 0; i < 6 && !fetched(); i++) {
      await click(page, 0);
      await moment(page);
    }
    expect(fetched(), `${sounds} ${pace}`).toBe(heard);
    // At any pace one's own turn is heard.
    if (heard) await expect.poll(async () => (await begun(page)) - before).toBeGreaterThan(0);
    else if (!sounds) expect(await begun(page)).toBe(0);
  }
});
