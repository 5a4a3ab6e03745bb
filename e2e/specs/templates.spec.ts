import type { Page } from '@playwright/test';
import { expectNoViolations, overflow } from '../fixtures/axe.ts';
import { expectFits } from '../fixtures/collisions.ts';
import { expectNoShift, recordShifts } from '../fixtures/layout-shifts.ts';
import { hydrated } from '../fixtures/open.ts';
import { errorPages, publicPages } from '../fixtures/pages.ts';
import { desktop, phone } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ mode: 'parallel' });

interface Recorded {
  scripts: { src: string; integrity: string }[];
}

/** Records added scripts, because their loaders remove them again. */
function recordScripts() {
  const scripts: Recorded['scripts'] = [];
  Object.assign(window, { scripts });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && node.src) scripts.push({ src: node.src, integrity: node.integrity });
  }).observe(document, { childList: true, subtree: true });
}

/** Opens a page as on a slow connection: complete, but first in the fallback font, then in its own. */
async function openBeforeItsFont(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.waitForLoadState();
}

/**
 * Returns texts of the main content that are not in the server's HTML. The events block is excepted: it is a part that
 * the page does not declare, so the browser renders it (docs/decisions/027-parts.md).
 */
async function textsOfScripts(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text();
  return page.evaluate((sent) => {
    const served = new DOMParser().parseFromString(sent, 'text/html').querySelector('main')?.textContent ?? '';
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.nodeValue!.trim();
      const isExpected = texts.currentNode.parentElement!.closest('noscript, li:has(a[href^="/academy/calendar/"])');
      if (!isExpected && !served.includes(text)) found.push(text);
    }
    return found;
  }, html);
}

for (const { name, path, status, template } of [...publicPages, ...errorPages]) {
  // Every other page has only the markup of template pages: `specs/pages.spec.ts` compares them.
  test(`serves ${name} without a fault`, { tag: template ? [] : '@long' }, async ({ page, expectConsole }) => {
    if (status !== 200) expectConsole(new RegExp(`status of ${status}`));
    await page.setViewportSize(desktop);
    await page.addInitScript(recordScripts);
    await recordShifts(page);
    const fetched: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()));
    await openBeforeItsFont(page, path);

    await test.step('shows one heading, and no content for visitors without scripts', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('noscript').filter({ visible: true })).toHaveCount(0);
    });
    await test.step('renders the same text without scripts', async () => {
      await expect.poll(() => textsOfScripts(page)).toEqual([]);
    });
    await test.step('fetches each script once and runs every preloaded one', async () => {
      const preloaded = await page
        .locator('link[rel=preload][as=script]')
        .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href, integrity }) => ({ src: href, integrity })));
      expect(preloaded.length).toBeGreaterThan(1);
      expect(await page.evaluate(() => (window as unknown as Recorded).scripts)).toEqual(
        expect.arrayContaining(preloaded),
      );
      expect(fetched.filter((url, index) => fetched.indexOf(url) !== index)).toEqual([]);
    });
    await test.step('has no violations in a wide window', () => expectNoViolations(page));
    await test.step('has no layout shift', () => expectNoShift(page));
    await test.step('has no violations on a phone', async () => {
      await page.setViewportSize(phone);
      await expect.poll(() => overflow(page)).toBe(0);
      await expectNoViolations(page, { again: true });
    });
    await test.step('fits every window from 320 to 1440 px', () => expectFits(page));
  });
}
