import type { Browser } from '@playwright/test';
import { interleaved, median } from './figures.ts';
import { onPhone } from './phone-conditions.ts';

/** A category page with buttons that buy, and the element that shows the number of products in the cart. */
export interface ShopPage {
  url: string;
  buy: string;
  count: string;
}

/** In ms from the navigation; blocking is the part of long tasks beyond 50 ms. */
interface PeerLoad {
  first_paint: number;
  largest_paint: number;
  counter: number;
  blocking: number;
}

/** Long tasks are counted up to this time after the counter has reacted, in ms. */
const SETTLED_AFTER = 1500;

/** Allowed multiples of the best peer. */
const GOALS: PeerLoad = { first_paint: 0.95, largest_paint: 0.95, counter: 0.7, blocking: 0.6 };

declare global {
  interface Window {
    peerLoad: PeerLoad;
  }
}

/** Runs in the page. Clicks until the counter shows a number, since a click before hydration can be lost. */
function watchShop({ buy, count }: ShopPage) {
  const load = { first_paint: 0, largest_paint: 0, counter: 0, blocking: 0 };
  window.peerLoad = load;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) load.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) load.largest_paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') load.first_paint = startTime;
  }).observe({ type: 'paint', buffered: true });
  const timer = setInterval(() => {
    if (Number(document.querySelector(count)?.textContent.replace(/\D/g, '') ?? 0) > 0) {
      load.counter = performance.now();
      clearInterval(timer);
    } else document.querySelector<HTMLElement>(buy)?.click();
  }, 20);
}

const load = (browser: Browser, shop: ShopPage): Promise<PeerLoad> =>
  onPhone(browser, async (page) => {
    await page.addInitScript(watchShop, shop);
    await page.goto(shop.url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.peerLoad.counter > 0);
    await page.waitForTimeout(SETTLED_AFTER);
    return page.evaluate(() => window.peerLoad);
  });

/** Loads the site's page and those of peers in one interleaved run, and prints medians and ratios to the best peer. */
export async function comparePeers(browser: Browser, site: ShopPage, peers: Record<string, ShopPage>, runs: number) {
  const pages = { site, ...peers };
  await interleaved(pages, 1, (page) => load(browser, page)); // warm
  const loads = await interleaved(pages, runs, (page) => load(browser, page));
  const figures = Object.keys(GOALS) as (keyof PeerLoad)[];
  const medians = Object.fromEntries(
    Object.entries(loads).map(([name, all]) => [
      name,
      Object.fromEntries(figures.map((figure) => [figure, Math.round(median(all.map((one) => one[figure])))])),
    ]),
  );
  const ratios = Object.fromEntries(
    figures.map((figure) => {
      const best = Math.min(...Object.keys(peers).map((name) => medians[name]![figure]!));
      return [figure, Math.round((100 * medians.site![figure]!) / Math.max(1, best)) / 100];
    }),
  );
  console.log('\nThe category page beside the pages of peers, ms');
  console.table({ ...medians, 'site ÷ best peer': ratios, goal: GOALS });
  return { ...medians, ratios };
}
