import type { Browser } from '@playwright/test';

export interface PageLoad {
  /** Brotli bytes as they came over the network. */
  js: number;
  css: number;
  html: number;
  /** Largest Contentful Paint, ms. */
  lcp: number;
}

/** Chrome's "Slow 4G" with a four times slower processor, as Lighthouse simulates a phone. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** Loads a page with an empty cache on a simulated phone. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  const types = new Map<string, string>();
  const bytes = { js: 0, css: 0, html: 0 };
  cdp.on('Network.responseReceived', ({ requestId, type, response }) =>
    types.set(requestId, /\.js(\?|$)/.test(response.url) ? 'Script' : type),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = { Script: 'js', Stylesheet: 'css', Document: 'html' }[types.get(requestId) ?? ''] as
      keyof typeof bytes | undefined;
    if (kind) bytes[kind] += encodedDataLength;
  });

  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { lcp: entry.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const lcp = await page.evaluate(() => (window as unknown as { lcp: number }).lcp);
  await context.close();
  return { ...bytes, lcp };
}
