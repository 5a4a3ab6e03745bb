import { defineConfig } from 'vitest/config';

/**
 * The API has Vitest where the other packages have Jest: without isolation a worker loads the application once, instead
 * of once for each of 130 files. A file that changes a module's state restores it.
 */
export default defineConfig({
  test: {
    include: ['**/*.spec.ts'],
    isolate: false,
    pool: 'forks',
    // Vitest leaves one processor free by default.
    maxWorkers: '100%',
    // A busy machine must not fail a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: './test/global-setup.ts',
    setupFiles: './test/setup.ts',
  },
});
