import { expect } from '@playwright/test';
import { boards, drawBlocks, painted, setUp } from './boards.ts';
import { openStanding, standings } from './positions.ts';
import { test } from './table.ts';

/**
 * Ten positions of each game as they looked when they were last approved: desktop and phone, both languages. Words are drawn in blocks, so
 * that the fonts of a machine do not matter, at less than half size, so that the pictures stay small; a small share of pixels may differ, for browsers round edges differently.
 */
for (const { id, played } of boards) {
  test(`${id}: ten positions look as they did`, async ({ sit }) => {
    test.setTimeout(600_000);
    const positions = (await Promise.all([standings(played[0], 6), standings(played[1], 4)])).flat();
    expect(positions).toHaveLength(10);
    for (const phone of [false, true]) {
      const { page, context } = await sit({ phone, scale: 0.4 });
      await drawBlocks(context);
      for (const [i, standing] of positions.entries()) {
        if (phone !== i % 5 > 2) continue;
        await page.goto('/healthz');
        await setUp(page, { language: i % 2 === 0 ? 'en' : 'de' });
        await openStanding(page, standing);
        await page.mouse.move(0, 0);
        await painted(page);
        await expect(page).toHaveScreenshot(`${id}-${i}.png`, {
          scale: 'device',
          animations: 'disabled',
          caret: 'hide',
          maxDiffPixelRatio: 0.02,
          threshold: 0.25,
        });
      }
    }
  });
}
