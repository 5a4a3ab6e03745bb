import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserType } from 'playwright-core';
import type { Config } from './config.ts';

/** The headless shell first, as in Playwright, because it needs fewer resources. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export interface InstalledBrowser {
  chromium: BrowserType;
  executablePath: string;
}

/** The browser that an activation opens its pages in, or the reason why it opens none. */
export type ChosenBrowser = InstalledBrowser | { without: string };

/** `isWanted` is false with `--no-browser`. */
export function chooseBrowser(
  { RELEASE_BROWSER, CHROMIUM_PATH }: Pick<Config, 'RELEASE_BROWSER' | 'CHROMIUM_PATH'>,
  isWanted = true,
): ChosenBrowser {
  if (!isWanted) return { without: '--no-browser' };
  if (RELEASE_BROWSER === 'off') return { without: 'RELEASE_BROWSER=off' };
  return installedBrowser(CHROMIUM_PATH) ?? { without: 'none is installed' };
}

/** A browser by its path, else Playwright's own, else the system's. Without Playwright, as in the image, there is none. */
export function installedBrowser(path: string | undefined, system = SYSTEM): InstalledBrowser | undefined {
  const chromium = installedDriver();
  const executablePath =
    chromium && [path, chromium.executablePath(), ...system].find((candidate) => candidate && existsSync(candidate));
  return executablePath ? { chromium, executablePath } : undefined;
}

function installedDriver(): BrowserType | undefined {
  try {
    return (createRequire(import.meta.url)('playwright-core') as { chromium: BrowserType }).chromium;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
