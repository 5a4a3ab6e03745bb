import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './packages.ts';

/** The headless shell first, as in Playwright, because it needs fewer resources. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the path of the test browser: CHROMIUM_PATH, else Playwright's own, else the system's. */
export function findBrowser(): string {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test') as {
    chromium: { executablePath(): string };
  };
  const found = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find(
    (path) => path && existsSync(path),
  );
  if (found) return found;
  console.error(
    'Expected a browser for the browser tests, found none. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH.',
  );
  process.exit(1);
}
