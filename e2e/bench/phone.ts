import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { Site } from '../fixtures/site.ts';
import { launchBrowser } from './browser.ts';
import { median } from './figures.ts';
import { startFloor } from './floor.ts';
import { comparePeers, type ShopPage } from './peers.ts';
import { onPhone } from './phone-conditions.ts';
import { options } from './options.ts';
import { scriptTimeUntil, traceScripts } from './script-time.ts';

const PAGES = { category: '/catalog/parking-systems/', home: '/', product: '/product/privod-sl-80/' };
type Name = keyof typeof PAGES;

/** Highest allowed cost of the site, as a multiple of the floor's. */
const GOALS: Record<string, number> = {
  blocking_ms: 1.5,
  script_ms: 1.5,
  layout_and_style_ms: 1.5,
  alive_ms: 1.4,
};
/** Highest allowed time from a click at first paint to its acknowledgement. */
const ACKNOWLEDGED_WITHIN_MS = 100;
const NAVIGATION_WITHIN = 1.5;

/** Times count from the navigation; costs are summed until the page is alive. */
interface Load {
  first_paint_ms: number;
  largest_paint_ms: number;
  /** Time at which the cart's counter reacts to the clicks that begin at first paint. */
  alive_ms: number;
  blocking_ms: number;
  script_ms: number;
  layouts: number;
  layout_ms: number;
  styles: number;
  style_ms: number;
  layout_and_style_ms: number;
  /** Time from the click to the frame that shows its acknowledgement. The floor has none. */
  acknowledged_ms: number;
}
/** Times on the category page after hydration, with an idle network. */
interface Actions {
  page_3_ms: number;
  page_3_api_ms: number;
  filter_ms: number;
  filter_api_ms: number;
}

declare global {
  interface Window {
    seen: {
      first: number;
      largest: number;
      clicked: number;
      acknowledged: number;
      reacted: number;
      tasks: [number, number][];
    };
    floorFailed?: string;
    renderFloor: () => void;
  }
}

const log = (text: string) => console.error(text);
const runs = Number(options.runs);
/** Pages of other systems, by address. */
const peers = Object.fromEntries(
  options.peer.map((url) => [url, { url, buy: options.buy, count: options.count } satisfies ShopPage]),
);

/** Clicks «В корзину» at first paint and records the events. The floor loses early clicks, so `again` repeats them. */
function watch(again: boolean) {
  const seen = { first: 0, largest: 0, clicked: 0, acknowledged: 0, reacted: 0, tasks: [] as [number, number][] };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') seen.first = startTime;
  }).observe({ type: 'paint', buffered: true });

  const timer = setInterval(() => {
    const buy = document.querySelector<HTMLElement>('[data-early^="buy "]');
    const cart = document.querySelector('a[href="/cart/"][aria-label]');
    if (!seen.first || !buy || !cart) return;
    if (!seen.clicked) {
      seen.clicked = performance.now();
      new MutationObserver((_, observer) => {
        if (seen.reacted || cart.getAttribute('aria-label') === 'Корзина') return;
        seen.reacted = performance.now();
        observer.disconnect();
        clearInterval(timer);
        performance.mark('alive');
        console.debug('alive');
      }).observe(cart, { attributes: true });
      buy.click();
      if (buy.getAttribute('aria-busy'))
        requestAnimationFrame(() => setTimeout(() => (seen.acknowledged = performance.now())));
    } else if (again) buy.click();
  }, 20);
}

/** Clicks the element at `selector`; returns the ms to the frame after the list has changed, and the API's share of it. */
const changeList = (page: Page, selector: string) =>
  page.evaluate(
    (control) =>
      new Promise<{ ms: number; api: number }>((resolve) => {
        const list = document.querySelector('section[aria-label="Товары"]')!;
        const first = list.querySelector('article')?.textContent;
        const total = list.querySelector('[role="status"]')?.textContent;
        const clicked = performance.now();
        new MutationObserver((_, observer) => {
          if (
            list.querySelector('article')?.textContent === first &&
            list.querySelector('[role="status"]')?.textContent === total
          )
            return;
          observer.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => {
              const responses = performance
                .getEntriesByType('resource')
                .filter(({ name, startTime }) => name.includes('/api/') && startTime >= clicked);
              resolve({
                ms: performance.now() - clicked,
                api: Math.max(0, ...responses.map(({ duration }) => duration)),
              });
            }),
          );
        }).observe(list, { subtree: true, childList: true, characterData: true });
        document.querySelector<HTMLElement>(control)!.click();
      }),
    selector,
  );

async function costs(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Loads a page and runs `then` when the network is idle. */
const load = <T>(url: string, isFloor: boolean, then: (page: Page) => Promise<T>): Promise<{ load: Load; then: T }> =>
  onPhone(browser, async (page, cdp) => {
    await cdp.send('Performance.enable');
    const alive = page.waitForEvent('console', (message) => message.text() === 'alive');
    await page.addInitScript(watch, isFloor);
    await traceScripts(browser, page);
    await page.goto(url, { waitUntil: 'commit' });
    await alive;
    const spent = await costs(cdp);
    const script = await scriptTimeUntil(browser, 'alive');
    await page.waitForLoadState('networkidle');
    const { seen, failed } = await page.evaluate(() => ({ seen: window.seen, failed: window.floorFailed }));
    if (failed) throw new Error(`The floor's elements do not match its markup: ${failed}`);
    const ms = (name: string) => spent[name]! * 1000;
    const figures: Load = {
      first_paint_ms: seen.first,
      largest_paint_ms: seen.largest,
      alive_ms: seen.reacted,
      blocking_ms: seen.tasks
        .filter(([start]) => start >= seen.first && start < seen.reacted)
        .reduce((sum, [, duration]) => sum + duration - 50, 0),
      script_ms: script,
      layouts: spent.LayoutCount!,
      layout_ms: ms('LayoutDuration'),
      styles: spent.RecalcStyleCount!,
      style_ms: ms('RecalcStyleDuration'),
      layout_and_style_ms: ms('LayoutDuration') + ms('RecalcStyleDuration'),
      acknowledged_ms: seen.acknowledged && seen.acknowledged - seen.clicked,
    };
    return { load: figures, then: await then(page) };
  });

async function act(page: Page): Promise<Actions> {
  const next = await changeList(page, 'a[aria-label="Страница 3"]');
  await page.waitForLoadState('networkidle');
  const filter = await changeList(page, '#facets input[type=checkbox]:not(:checked, :disabled)');
  return { page_3_ms: next.ms, page_3_api_ms: next.api, filter_ms: filter.ms, filter_api_ms: filter.api };
}

/** Measures one rendering of the floor's category page, to the next frame. */
const renderFloor = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        window.renderFloor();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
      }),
  );

const nothing = () => Promise.resolve();
const mediansOf = <T extends object>(all: T[]) =>
  Object.fromEntries(
    Object.keys(all[0]!).map((figure) => [
      figure,
      Math.round(median(all.map((one) => one[figure as keyof T] as number))),
    ]),
  );

const site = await Site.start();
const browser = await launchBrowser();
const floor = await startFloor(browser, site.url, PAGES);
try {
  log(`Loading ${Object.values(PAGES).join(', ')} on a simulated phone, ${runs} times each, beside the floor`);
  const loads = Object.fromEntries(
    Object.keys(PAGES).map((name) => [name, { site: [] as Load[], floor: [] as Load[] }]),
  ) as Record<Name, { site: Load[]; floor: Load[] }>;
  const actions: Actions[] = [];
  const renderings: number[] = [];
  for (let run = 0; run < runs; run++)
    for (const name of Object.keys(PAGES) as Name[]) {
      const path = PAGES[name];
      if (name === 'category') {
        const own = await load(site.url + path, false, act);
        const bare = await load(floor.url + path, true, renderFloor);
        loads[name].site.push(own.load);
        loads[name].floor.push(bare.load);
        actions.push(own.then);
        renderings.push(bare.then);
      } else {
        loads[name].site.push((await load(site.url + path, false, nothing)).load);
        loads[name].floor.push((await load(floor.url + path, true, nothing)).load);
      }
    }

  const phone: Record<string, unknown> = { runs };
  for (const name of Object.keys(PAGES) as Name[]) {
    const [own, bare] = [mediansOf(loads[name].site), mediansOf(loads[name].floor)];
    phone[name] = { site: own, floor: bare };
    console.log(`\n${name}: ${PAGES[name]}`);
    console.table(
      Object.fromEntries(
        Object.keys(own).map((figure) => {
          if (figure === 'acknowledged_ms')
            return [figure, row(own[figure]!, '', '', ACKNOWLEDGED_WITHIN_MS, own[figure]!)];
          const ratio = Math.round((100 * own[figure]!) / Math.max(1, bare[figure]!)) / 100;
          return [figure, row(own[figure]!, bare[figure]!, ratio, GOALS[figure], ratio)];
        }),
      ),
    );
  }
  const acted = mediansOf(actions);
  const rendering = Math.round(median(renderings));
  const least = acted.page_3_api_ms! + rendering;
  const leastFilter = acted.filter_api_ms! + rendering;
  phone.actions = { ...acted, floor_rendering_ms: rendering };
  console.log('\nOn the category page, compared with the API response plus one rendering of the floor');
  const times = (value: number) => Math.round(100 * value) / 100;
  console.table({
    'to page 3': row(
      acted.page_3_ms!,
      least,
      times(acted.page_3_ms! / least),
      NAVIGATION_WITHIN,
      acted.page_3_ms! / least,
    ),
    'a filter': row(acted.filter_ms!, leastFilter, times(acted.filter_ms! / leastFilter), undefined, 0),
  });

  if (Object.keys(peers).length > 0) {
    log(`Loading ${Object.keys(peers).join(', ')} beside the category page`);
    const own = { url: site.url + PAGES.category, buy: '[data-early^="buy "]', count: 'header a[href="/cart/"]' };
    phone.peers = await comparePeers(browser, own, peers, runs);
  }

  const file = join(import.meta.dirname, '../../docs/bench.json');
  const before = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, `${JSON.stringify({ ...before, phone }, null, 2)}\n`);
  log(`Written to ${file}`);
} finally {
  await browser.close();
  await floor.stop();
  await site.stop();
}

function row(own: number, bare: number | '', ratio: number | '', goal: number | undefined, judged: number) {
  return {
    site: own,
    floor: bare,
    ratio,
    goal: goal === undefined ? '' : `≤ ${goal}`,
    held: goal === undefined ? '' : judged <= goal ? 'yes' : 'NO',
  };
}
