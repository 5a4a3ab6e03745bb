import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Edits, startDevelopment } from '../fixtures/development.ts';
import { Site } from '../fixtures/site.ts';
import { launchBrowser } from './browser.ts';

/** The largest remote has the longest builds. */
const REMOTE = 'mf-catalog';
const PAGE = '/catalog/';
const STYLES = 'mf-catalog/src/pages/catalog/catalog-page.module.css';
const VIEW = 'mf-catalog/src/pages/catalog/catalog-page.tsx';
const RUNS = 15;
/** Bounds of the median time from the written file to the changed page, in ms. */
const WITHIN = { css: 1000, tsx: 2000 };

const log = (text: string) => console.error(text);
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Waits for a condition of the page, checked at each frame. */
const shown = (page: Page, condition: string) => page.waitForFunction(condition, undefined, { polling: 'raf' });

log('Starting the site');
const site = await Site.start();
const browser = await launchBrowser();

try {
  log(`Starting npm run dev -- ${REMOTE}`);
  const started = performance.now();
  const development = await startDevelopment(site, REMOTE);
  const start = performance.now() - started;
  const edits = new Edits(development.folder);
  try {
    const page = await browser.newPage();
    await page.goto(development.link);
    await page.goto(`${site.url}${PAGE}`);
    // The browser renders this page, so the router starts before the content is there.
    await page.locator('main h1 + p').waitFor();
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));

    const times = { css: [] as number[], tsx: [] as number[] };
    let color = '.lead {';
    let text = '<h1>{seo.h1}';
    log(`Editing ${RUNS} times each`);
    for (let run = 0; run <= RUNS; run++) {
      const nextColor = `.lead { outline: 1px solid rgb(1, 2, ${run});`;
      const atCss = performance.now();
      await edits.replace(STYLES, color, nextColor);
      await shown(page, `getComputedStyle(document.querySelector('main h1 + p')).outlineColor === 'rgb(1, 2, ${run})'`);
      const css = performance.now() - atCss;
      color = nextColor;

      const nextText = `<h1>{seo.h1} ${run}`;
      const atTsx = performance.now();
      await edits.replace(VIEW, text, nextText);
      await shown(page, `document.querySelector('main h1').textContent.endsWith(' ${run}')`);
      const tsx = performance.now() - atTsx;
      text = nextText;

      // The first edit is a warm-up of the compiler.
      if (run > 0) {
        times.css.push(css);
        times.tsx.push(tsx);
      }
    }
    if (!(await page.evaluate(() => 'sameDocument' in window)))
      throw new Error('Expected hot reload to keep the page, but an edit reloaded it');

    const figures = (values: number[]) => ({
      median_ms: Math.round(median(values)),
      max_ms: Math.round(Math.max(...values)),
    });
    const result = { start_ms: Math.round(start), css: figures(times.css), tsx: figures(times.tsx) };
    console.table({ css: result.css, tsx: result.tsx });
    console.log(`${result.start_ms} ms from the command to the link`);
    const file = join(import.meta.dirname, '../../docs/bench-dev.json');
    await writeFile(
      file,
      `${JSON.stringify({ remote: REMOTE, page: PAGE, node: process.version, runs: RUNS, ...result }, null, 2)}\n`,
    );
    log(`Written to ${file}`);
    const slow = (['css', 'tsx'] as const).filter((kind) => result[kind].median_ms > WITHIN[kind]);
    if (slow.length) {
      log(`Slower than allowed: ${slow.map((kind) => `${kind}, more than ${WITHIN[kind]} ms`).join('; ')}`);
      process.exitCode = 1;
    }
  } finally {
    await development.stop();
  }
} finally {
  await browser.close();
  await site.stop();
}
