import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { boards, drawBlocks, painted, type Screen, setUp } from './boards.ts';
import { changed, fingerprintOf } from './fingerprint.ts';
import { openStanding, type Standing, standings } from './positions.ts';
import { dice, test } from './table.ts';

// Each has a device of its own: none waits for another.
test.describe.configure({ mode: 'parallel' });

/**
 * Ten positions of each game as they looked when they were last approved: six screens, both languages, plain and high contrast. Words are
 * drawn in blocks, so that the fonts of a machine do not matter; what is kept of a picture is a grid of greys (`looks/GAME.json`).
 *
 *   npm run snapshots                            all 960 of them
 *   npm run snapshots -- --update-snapshots      after a change of looks that is meant; E2E_BOARD=… for one game, SNAPSHOTS=de for one language
 *   SNAPSHOTS=7 npm run browser -- snapshots     another sample than that of npm test
 */
const SCREENS: readonly Screen[] = [
  { width: 1366, height: 768 },
  { width: 1366, height: 640 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
];
const TALLEST = SCREENS.reduce((a, b) => (b.height > a.height ? b : a));
const LANGUAGES = ['en', 'de'] as const;
const CONTRASTS = ['usual', 'more'] as const;
const wanted = process.env.SNAPSHOTS ?? '1';
/** More cells than this look otherwise: a small card is broken. The same browser draws the same picture; two of 640 cells are for another one. */
const MOST = 2 / 640;

const looks = (id: string): string => fileURLToPath(new URL(`looks/${id}.json`, import.meta.url));
const pictures = fileURLToPath(new URL('../../artifacts/snapshots/', import.meta.url));

const look = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' });

async function dress(page: Page, screen: Screen, contrast: string): Promise<void> {
  await page.setViewportSize(screen);
  await painted(page);
  // A phone may be on another of its tabs; the board is what is looked at.
  const board = page.getByRole('tab', { name: /^(Board|Spielplan)$/, selected: false });
  if ((await board.count()) > 0) await board.click();
  await page.mouse.move(0, 0);
  await page.evaluate((to) => {
    document.documentElement.dataset.contrast = to;
  }, contrast);
  await painted(page);
}

/** A few places and cards of the table, as small as a card gets: a two-hundredth of the screen to a fiftieth, in sight as a whole. */
const smallPlaces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const whole = innerWidth * innerHeight;
    const small = [...document.querySelectorAll('.drawn [data-target]')].filter((place) => {
      const { left, top, right, bottom, width, height } = place.getBoundingClientRect();
      const share = (width * height) / whole;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const inSight =
        left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && place.contains(document.elementFromPoint(x, y));
      // A place nobody has taken yet is an outline and its number: there is no card to be gone.
      const empty = !(place instanceof SVGElement) && place.querySelector('svg, img') === null && !/\p{L}/u.test(place.textContent ?? '');
      return inSight && !empty && share > 1 / 200 && share < 1 / 50;
    });
    const names = [...new Set(small.map((place) => place.getAttribute('data-target') ?? ''))];
    return names.filter((_, i) => i % Math.ceil(names.length / 6) === 0);
  });

for (const { id, played } of boards) {
  test(`${id}: positions look as they did`, async ({ sit }, { config }) => {
    test.setTimeout(1_800_000);
    const record = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
    const positions = (await Promise.all([standings(played[0], 6), standings(played[1], 4)])).flat();
    expect(positions).toHaveLength(10);
    const kept: Record<string, string> = existsSync(looks(id)) ? JSON.parse(readFileSync(looks(id), 'utf8')) : {};
    // In every run one position, in one of the languages.
    const roll = dice([...`${id} ${wanted}`].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0);
    const all = LANGUAGES.flatMap((language) => positions.map((standing, i) => ({ language, standing, i })));
    const named = all.filter(({ language }) => language === wanted);
    const visits = named.length > 0 ? named : record || wanted === 'all' ? all : [all[roll(all.length)]];
    const { page, context } = await sit({ scale: 0.5 });
    await drawBlocks(context);
    const reader = await (await page.context().browser()?.newContext())?.newPage();
    if (reader === undefined) throw new Error('no browser');
    const faults: string[] = [];
    mkdirSync(pictures, { recursive: true });
    const open = async (language: string, standing: Standing) => {
      await page.goto('/healthz');
      await setUp(page, { language });
      // How much of the log is drawn depends on the screen it is opened on, and where its lines fall between two pixels on how much is drawn.
      await page.setViewportSize(TALLEST);
      await openStanding(page, standing);
      await page.mouse.move(0, 0);
    };
    for (const { language, standing, i } of visits) {
      await open(language, standing);
      for (const screen of SCREENS) {
        for (const contrast of CONTRASTS) {
          await dress(page, screen, contrast);
          const name = `${i} ${screen.width}x${screen.height} ${language} ${contrast}`;
          const picture = await look(page);
          const print = await fingerprintOf(reader, picture);
          if (record) kept[name] = print;
          const share = changed(kept[name] ?? '', print);
          if (share <= MOST) continue;
          writeFileSync(`${pictures}${id} ${name}.png`, picture);
          faults.push(`${name}: ${(share * 100).toFixed(1)} % of it look otherwise (${standing.decision}, move ${standing.at})`);
        }
      }
      // After each visit: a run that is stopped has kept what it saw.
      if (record) writeFileSync(looks(id), `${JSON.stringify(kept, null, 1)}\n`);
    }
    expect(faults, `see artifacts/snapshots/; npm run snapshots -- --update-snapshots if it is meant`).toEqual([]);

    // A single small place or card that is gone would be noticed, on a desk and on a phone.
    const { language, i } = visits.at(-1) ?? { language: 'en', i: 0 };
    for (const screen of [SCREENS[0], SCREENS[3]]) {
      await dress(page, screen, 'usual');
      const places = await smallPlaces(page);
      for (const place of places) {
        const hidden = await page.evaluateHandle((target) => {
          const sheet = new CSSStyleSheet();
          const at = `[data-target="${target}"]`;
          sheet.replaceSync(`${at}, ${at} * { visibility: hidden !important; }`);
          document.adoptedStyleSheets.push(sheet);
          return sheet;
        }, place);
        await painted(page);
        const print = await fingerprintOf(reader, await look(page));
        expect
          .soft(changed(kept[`${i} ${screen.width}x${screen.height} ${language} usual`], print), `${place} is gone`)
          .toBeGreaterThan(MOST);
        await hidden.evaluate((sheet) => {
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
        });
      }
    }
    await reader.context().close();
  });
}
