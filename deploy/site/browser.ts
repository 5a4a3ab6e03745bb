import { installedBrowser } from '../../shell/releases/installed-browser.ts';

/** Returns the path of the test browser, or ends the process with what to install. */
export function findBrowser(): string {
  const found = installedBrowser(process.env.CHROMIUM_PATH);
  if (found) return found.executablePath;
  console.error(
    'Expected a browser for the browser tests, found none. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH.',
  );
  process.exit(1);
}
