import { expect } from '@playwright/test';
import { boards, painted, setUp } from './boards.ts';
import { openStanding, standings } from './positions.ts';
import { serious } from './serious.ts';
import { test } from './table.ts';

// Each has a device of its own: none waits for another.
test.describe.configure({ mode: 'parallel' });

for (const { id, played } of boards) {
  test(`${id}: nothing serious for assistive technology, everything in a landmark, in the middle of a game`, async ({ sit }) => {
    test.setTimeout(600_000);
    const positions = (await standings(played[0], 3)).slice(1);
    for (const phone of [false, true]) {
      const { page } = await sit({ phone });
      for (const [i, standing] of positions.entries()) {
        await page.goto('/healthz');
        const language = i % 2 === 0 ? 'de' : 'en';
        // One of them as in a bright room: more contrast, never less, and the whole board of it.
        await setUp(page, { language, contrast: i === 0 ? 'usual' : 'more' });
        await openStanding(page, standing);
        await painted(page);
        // Axe looks at every word's contrast and takes its time: each part of the table once.
        const tabs =
          i === 0
            ? phone
              ? [/^(Board|Spielplan)/, /^(Others|Andere)/]
              : [/^(Log|Verlauf)/]
            : phone
              ? [/^(Board|Spielplan)/, /^(Me|Ich)$/]
              : [/^(Cards|Karten)/];
        for (const tab of tabs) {
          const found = page.getByRole('tab', { name: tab });
          if ((await found.count()) === 0) continue;
          await found.click();
          expect(await serious(page, ['region']), `${language}${phone ? ' phone' : ''} ${standing.decision} ${tab}`).toEqual([]);
        }
      }
    }
  });
}
