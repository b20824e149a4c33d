import { expect, type Page } from '@playwright/test';
import { boards, drawBlocks, painted, resize, SCREENS, setUp } from './boards.ts';
import { faultsOf } from './fit.ts';
import { opening, openStanding, standingAfter, standings } from './positions.ts';
import { scrolls, test } from './table.ts';

// Each has a device of its own: none waits for another.
test.describe.configure({ mode: 'parallel' });

const PHONE_TABS = [/^(Board|Spielplan)/, /^(Me|Ich)$/, /^(Others|Andere)/, /^(Log|Verlauf)/];
const WIDE_TABS = [/^(Log|Verlauf)/, /^(Cards|Karten)/];

/** Whether at least the first option of the list can be seen as a whole. */
const optionInReach = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const rect = document.querySelector('button[data-option], button[data-step]')?.getBoundingClientRect();
    if (rect === undefined || rect.bottom > window.innerHeight || rect.top < 0) return false;
    const at = document.elementFromPoint(rect.left + rect.width / 2, rect.bottom - 4);
    return at?.closest('button[data-option], button[data-step]') !== null;
  });

/** Where larger words have the least room. */
const LARGE = 130;
const LARGER = SCREENS.filter(({ width, height }) => width <= 1366 && height <= 844);

/** Random positions on every screen: no page scrolls, no word is smaller than 12 px, lies over another one or is cut. */
for (const { id, played, crowded = [] } of boards) {
  for (const language of ['en', 'de'] as const) {
    test(`${id}: every word fits on every screen (${language})`, language === 'de' ? {} : { tag: '@long' }, async ({ sit }) => {
      test.setTimeout(600_000);
      const { page, context } = await sit({ language });
      await drawBlocks(context);
      const positions = [
        await opening(played[1]),
        ...(await standings(played[0], 3)),
        ...(await standings(played[1], 2)),
        ...(await Promise.all(crowded.map(([of, at]) => standingAfter(of, at)))),
      ];
      const faults = new Map<string, string[]>();
      const note = (fault: string, where: string) => faults.set(fault, [...(faults.get(fault) ?? []), where]);
      for (const [i, standing] of positions.entries()) {
        await page.goto('/healthz');
        await setUp(page, { language });
        await openStanding(page, standing);
        for (const screen of SCREENS) {
          await page.setViewportSize(screen);
          await painted(page);
          const handheld = screen.width < 760 || screen.height < 500;
          const tabs = handheld ? PHONE_TABS : screen.width === 1366 ? WIDE_TABS : WIDE_TABS.slice(0, 1);
          for (const tab of tabs) {
            const found = page.getByRole('tab', { name: tab });
            if ((await found.count()) === 0) continue;
            await found.click();
            await painted(page);
            const where = `${screen.width}x${screen.height} ${standing.save.config.seats} seats, move ${standing.at} (${standing.decision}) ${tab.source.slice(2, 7)}`;
            if (tab === tabs[0] && !(await optionInReach(page))) note('no option of the question is in sight', where);
            const { down, right } = await scrolls(page);
            if (down > 0 || right > 0) note('the page scrolls', `${where} by ${down} down, ${right} right`);
            for (const fault of await faultsOf(page)) note(fault, where);
          }
        }
        // Larger words: every word of the table is larger, on the board too, and still fits. Every other position is enough.
        await resize(page, LARGE);
        for (const screen of i % 2 === 0 ? LARGER : []) {
          await page.setViewportSize(screen);
          await painted(page);
          const where = `${screen.width}x${screen.height} at ${LARGE} %, ${standing.save.config.seats} seats, move ${standing.at} (${standing.decision})`;
          const { down, right } = await scrolls(page);
          if (down > 0 || right > 0) note('the page scrolls', `${where} by ${down} down, ${right} right`);
          for (const fault of await faultsOf(page, (12 * LARGE) / 100)) note(fault, where);
        }
      }
      const lines = [...faults].map(([fault, where]) => `${fault} [${where.length} times, first ${where[0]}]`);
      expect(lines.sort().join('\n')).toBe('');
    });
  }
}
