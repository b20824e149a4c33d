import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests start some hundred servers, threads and command lines from sources: Node keeps what it has read and compiled of them.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compile', import.meta.url));

/** What takes longest, longest first. */
const LONG = ['laws', 'cli', 'abuse', 'ladder', 'backup', 'new-game', 'notices', 'admin', 'census', 'board'];

/** Begins with what takes longest: a long file that begins last leaves a core idle. A fresh machine knows no times from earlier runs. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = LONG.findIndex((name) => moduleId.includes(`/${name}.test.`));
      return found === -1 ? LONG.length : found;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

const EXCLUDED = ['**/node_modules/**', '**/dist/**', 'web/e2e/**'];
const RULES = ['{games,kernel,host,protocol,bots}/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    projects: [
      // Rules and those who think about them keep nothing between files: what one has loaded serves the next, for a third of the time.
      { extends: true, test: { name: 'rules', include: RULES, isolate: false } },
      { extends: true, test: { name: 'rest', include: ['**/*.test.{ts,tsx}'], exclude: [...EXCLUDED, ...RULES] } },
    ],
    exclude: EXCLUDED,
    // Positions of tests, to be opened in the browser.
    setupFiles: process.env.SCENES === '1' ? ['tools/keep-scenes.ts'] : [],
    // One more than there are cores: many tests of servers wait for a clock or a disk.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Sockets, clocks and databases are real: on a busy machine one may be late once. The report says which were tried twice.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // `npm run coverage`: what is ours and runs, boards included; tools and benches are not what is tested.
    coverage: {
      include: ['{kernel,host,protocol,bots,server}/src/**', 'games/*/**', 'web/{src,kit/src}/**', 'cli/src/**'],
      exclude: ['**/test/**', '**/*.css', '**/*.json'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'node_modules/.cache/coverage',
    },
  },
});
