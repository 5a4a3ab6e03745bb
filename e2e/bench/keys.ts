import type { Page } from '@playwright/test';
import { lanesOf, mall } from '@site/kp-rules/testing/car-parks';
import { call } from '../fixtures/api.ts';
import { accounts, logIn } from '../fixtures/login.ts';
import { open } from '../fixtures/open.ts';
import { Site } from '../fixtures/site.ts';
import { launchBrowser } from './browser.ts';

/** From a key press in the configurator to the screen, as the browser measures it (Event Timing, in steps of 8 ms). */
const CPU_SLOWDOWN = 4;
const WITHIN_MS = 50;
/** In Latin: for other letters the automated browser presses no keys. */
const TEXT = 'Novosibirsk';

const kinds = ['entry', 'exit', 'reversible'] as const;
const park = (lanes: number) => ({
  ...mall(),
  lanes: lanesOf(...Array.from({ length: lanes }, (_, index) => ({ kind: kinds[index % kinds.length]! }))),
  additionally: { ...mall().additionally, own: [] },
});
/** Where one types, in how large a car park. */
const places = [
  { what: 'city, 4 lanes', configuration: park(4), step: 'structure', field: /Город/, text: TEXT },
  { what: 'city, 64 lanes', configuration: park(64), step: 'structure', field: /Город/, text: TEXT },
  { what: 'visits, 64 lanes', configuration: park(64), step: 'structure', field: /Посещений/, text: '1234567' },
  {
    what: 'discount, 64 lanes',
    configuration: park(64),
    step: 'summary-checking',
    field: /Скидка заказчику/,
    text: '12,5',
  },
];

async function proposalOf(page: Page, configuration: ReturnType<typeof park>): Promise<string> {
  type Answer = { proposal: { slug: string; revision: number; offer: object } };
  const { proposal } = await call<Answer>(page, 'POST', '/account/kp/proposals/', {});
  const { slug, revision, offer } = proposal;
  await call(page, 'PUT', `/account/kp/proposals/${slug}/`, { revision, configuration, offer });
  return slug;
}

/** The longest of the events of each key press: what is not worth a frame is not reported, and counts as one. */
async function measure(page: Page, { step, field, text, configuration }: (typeof places)[number]): Promise<number[]> {
  await open(page, `/account/kp/${await proposalOf(page, configuration)}/${step}/`);
  const input = page.getByRole('textbox', { name: field });
  await input.fill('');
  await page.evaluate(() => {
    const durations = new Map<number, number>();
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId)
          durations.set(entry.interactionId, Math.max(durations.get(entry.interactionId) ?? 0, entry.duration));
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // As fast as people type.
  await input.pressSequentially(text, { delay: 200 });
  await page.waitForTimeout(1_000);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const known = await page.evaluate(() => [
    ...(window as unknown as { durations: Map<number, number> }).durations.values(),
  ]);
  return [...known, ...Array.from({ length: Math.max(0, text.length - known.length) }, () => 16)].sort((a, b) => a - b);
}

const site = await Site.start();
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  await logIn(page, accounts.goldOwner);
  const rows: Record<string, { median_ms: number; worst_ms: number }> = {};
  for (const place of places) {
    const times = await measure(page, place);
    rows[place.what] = { median_ms: times[Math.floor(times.length / 2)]!, worst_ms: times.at(-1)! };
  }
  console.table(rows);
  if (Object.values(rows).some(({ median_ms }) => median_ms > WITHIN_MS)) {
    console.error(`A median is above ${WITHIN_MS} ms`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.stop();
}
