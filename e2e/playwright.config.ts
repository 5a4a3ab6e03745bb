import { defineConfig, devices } from '@playwright/test';

/**
 * The global setup prepares the site once; the worker fixture `site` starts a copy of it, with its own ports and data
 * folder.
 */
export default defineConfig({
  testDir: './specs',
  globalSetup: './fixtures/prepare-site.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  grepInvert: process.env.LONG_TESTS ? undefined : /@long/,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Recording slows every test down. Enable it with `--trace retain-on-failure`.
    trace: 'off',
    actionTimeout: 20_000,
    // `page.route` does not intercept requests that a service worker makes.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox'],
      // Hidden scrollbars would still take room, and would mask an overflow smaller than their width.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
});
