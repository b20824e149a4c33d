import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'web/e2e/**'],
    // One file for each of two cores; Vitest would keep one core for itself.
    maxWorkers: 2,
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
