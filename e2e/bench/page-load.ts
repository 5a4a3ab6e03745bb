import type { Browser } from '@playwright/test';
import { onPhone } from './phone-conditions.ts';

export interface PageLoad {
  /** Bytes over the network, compressed with Brotli. */
  js: number;
  css: number;
  html: number;
  /** Largest Contentful Paint, ms. */
  lcp: number;
}

/** Loads a page with an empty cache on a simulated phone. */
export const loadPage = (browser: Browser, url: string): Promise<PageLoad> =>
  onPhone(browser, async (page, cdp) => {
    const types = new Map<string, string>();
    const bytes = { js: 0, css: 0, html: 0 };
    cdp.on('Network.responseReceived', ({ requestId, type, response }) =>
      types.set(requestId, /\.js(\?|$)/.test(response.url) ? 'Script' : type),
    );
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = { Script: 'js', Stylesheet: 'css', Document: 'html' }[types.get(requestId) ?? ''] as
        | keyof typeof bytes
        | undefined;
      if (kind) bytes[kind] += encodedDataLength;
    });

    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { lcp: entry.startTime });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const lcp = await page.evaluate(() => (window as unknown as { lcp: number }).lcp);
    return { ...bytes, lcp };
  });
