import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'web/e2e/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
