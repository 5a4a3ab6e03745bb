import { chromium } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import lighthouse from 'lighthouse';
import { freePort } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';

/** Lowest allowed score of each category on a phone. */
const MIN_SCORE = 95;
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

for (const [name, path] of [
  ['home', '/'],
  ['category', paths.category('sliding-gates')],
  ['product', paths.product('privod-sl-80')],
] as const)
  test(`passes Lighthouse on a phone for the ${name} page`, { tag: '@long' }, async ({ site }) => {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    });
    try {
      const result = await lighthouse(site.url + path, {
        port,
        onlyCategories: CATEGORIES,
        logLevel: 'error',
      });
      const { categories = {}, audits = {} } = result?.lhr ?? {};
      const scores = Object.fromEntries(
        Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      );
      const failed = Object.values(audits)
        .filter(({ score }) => score !== null && score < 1)
        .map(({ id }) => id);
      for (const category of CATEGORIES)
        expect(scores[category], `${category}; not passed: ${failed.join(', ')}`).toBeGreaterThanOrEqual(MIN_SCORE);
    } finally {
      await browser.close();
    }
  });
