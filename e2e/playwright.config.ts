import { defineConfig, devices } from '@playwright/test';

/**
 * The site under test is prepared once and started by the worker fixture `site`, each on its own ports and in a copy of
 * the data folder.
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
    // Recording slows every test down: ask for it by `--trace retain-on-failure`.
    trace: 'off',
    actionTimeout: 20_000,
    // Requests of a page that a worker fetches are not the page's own: `page.route` would not see them.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox'],
      // Hidden, scrollbars still take their room: what is wider than the page by less than that would not be seen.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
});
