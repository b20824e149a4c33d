import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where Debian, Ubuntu and Fedora put it. */
const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium to test with: the one named, an installed one, Playwright's own, or one installed now. Says what is missing otherwise. */
export function findBrowser(): string {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, but nothing is there`);
  }
  const found = [...usual, chromium.executablePath()].find((path) => path !== '' && existsSync(path));
  return found ?? installed();
}

function installed(): string {
  try {
    console.log('no Chromium found: installing one with apt-get');
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  } catch {
    // Said below, with what to do about it.
  }
  const found = usual.find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need a Chromium. None was found and none could be installed. Install one (Debian: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium), or set CHROME_PATH to its program.',
  );
}
