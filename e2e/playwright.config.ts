import { defineConfig, devices } from '@playwright/test';

/** The site under test is started by the worker fixture `site`, each on its own ports and data folder. */
export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  fullyParallel: false,
  workers: 2,
  // Swaps go under load and against the clock: they have the machine to themselves.
  projects: [
    { name: 'site', testIgnore: '**/releases/swap.spec.ts' },
    { name: 'swaps', testMatch: '**/releases/swap.spec.ts', workers: 1, dependencies: ['site'] },
  ],
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] },
  },
});
