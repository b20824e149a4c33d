import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * All that axe finds on a page. No page of ours has frames, so it runs in the page itself: what it does for those, a second page that
 * everything is carried to, takes longer than looking.
 */
export const violationsOn = async (page: Page) =>
  (
    await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .withTags(STANDARDS)
      .analyze()
  ).violations;

/** What axe finds on a page that keeps somebody from using it, in a line each; also what it finds of these rules, serious or not. */
export const serious = async (page: Page, rules: readonly string[] = []): Promise<string[]> =>
  (await violationsOn(page))
    .filter((v) => v.impact === 'serious' || v.impact === 'critical' || rules.includes(v.id))
    .map(
      (v) => `${v.id}: ${v.help}\n${v.nodes.map((n) => `  ${n.target.join(' ')}: ${n.failureSummary?.replaceAll('\n', ' ')}`).join('\n')}`,
    );
