import type { Browser, Page } from '@playwright/test';
import { hydrated, open } from '../fixtures/open.ts';
import { expect, test } from '../fixtures/test.ts';

const CATEGORY = '/catalog/parking-systems/';
/** The page has ten times as many elements, and objects in its layout. */
const FEW = 80;

/** Deferred pieces of the page are hydrated while it is idle. */
const idle = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

interface TraceEvent {
  name: string;
  args: { elementCount?: number; beginData?: { dirtyObjects: number } };
}

/** Returns the number of restyled elements, or of objects to lay out, of each pass that `change` causes. */
async function passes(browser: Browser, page: Page, change: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await change();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return {
    styles: traceEvents.flatMap(({ args: { elementCount } }) => elementCount ?? []),
    layouts: traceEvents.flatMap(({ args: { beginData } }) => beginData?.dirtyObjects ?? []),
  };
}

test('restyles only the readers of a custom property of the root element', async ({ page, browser }) => {
  await open(page, CATEGORY);
  await idle(page);
  const { styles } = await passes(browser, page, () =>
    page.evaluate(() => {
      document.documentElement.style.setProperty('--sticky-bottom', '77px');
      return getComputedStyle(document.documentElement).scrollPaddingBottom;
    }),
  );
  expect(styles.length).toBeGreaterThan(0);
  expect(Math.max(...styles)).toBeLessThan(FEW);
});

test('does not lay out the text again when the font loads late, and uses it on the next page', async ({
  page,
  browser,
}) => {
  let sendFont = () => {};
  const fontMaySend = new Promise<void>((resolve) => (sendFont = resolve));
  await page.route('**/*.woff2', async (route) => {
    await fontMaySend;
    await route.continue();
  });
  // The page is not loaded until the font is.
  await page.goto(CATEGORY, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await idle(page);
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-font');
  const { layouts } = await passes(browser, page, async () => {
    const loaded = page.waitForResponse('**/*.woff2');
    sendFont();
    await (await loaded).finished();
    await page.waitForFunction(() => 'font' in localStorage);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  });
  expect(Math.max(0, ...layouts)).toBeLessThan(FEW);
  await expect(root).not.toHaveAttribute('data-font');

  await page.reload();
  await expect(root).toHaveAttribute('data-font');
});
