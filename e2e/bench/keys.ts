import type { Page } from '@playwright/test';
import { lanesOf, mall } from '@site/kp-rules/testing/car-parks';
import { call } from '../fixtures/api.ts';
import { accounts, logIn } from '../fixtures/login.ts';
import { open } from '../fixtures/open.ts';
import { Site } from '../fixtures/site.ts';
import { launchBrowser } from './browser.ts';

/** Measures the time from a key press in the configurator to the screen (Event Timing, in steps of 8 ms). */
const CPU_SLOWDOWN = 4;
const WITHIN_MS = 50;
/** Latin, because the automated browser sends no key events for other letters. */
const TEXT = 'Novosibirsk';

const kinds = ['entry', 'exit', 'reversible'] as const;
const park = (lanes: number) => ({
  ...mall(),
  lanes: lanesOf(...Array.from({ length: lanes }, (_, index) => ({ kind: kinds[index % kinds.length]! }))),
  additionally: { ...mall().additionally, own: [] },
});
/** The fields to type into, and the size of the car park. */
const places = [
  { name: 'city, 4 lanes', configuration: park(4), step: 'structure', field: /Город/, text: TEXT },
  { name: 'city, 64 lanes', configuration: park(64), step: 'structure', field: /Город/, text: TEXT },
  { name: 'visits, 64 lanes', configuration: park(64), step: 'structure', field: /Посещений/, text: '1234567' },
  {
    name: 'discount, 64 lanes',
    configuration: park(64),
    step: 'summary-checking',
    field: /Скидка заказчику/,
    text: '12,5',
  },
];

async function proposalOf(page: Page, configuration: ReturnType<typeof park>): Promise<string> {
  type Created = { proposal: { slug: string; revision: number; offer: object } };
  const { proposal } = await call<Created>(page, 'POST', '/account/kp/proposals/', {});
  const { slug, revision, offer } = proposal;
  await call(page, 'PUT', `/account/kp/proposals/${slug}/`, { revision, configuration, offer });
  return slug;
}

/** Returns the longest event of each key press, sorted. An event shorter than a frame is not reported and counts as one. */
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
    }).observe({ type: 'event', durationThreshold: 16, buffered: false });
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // The speed of a human typist.
  await input.pressSequentially(text, { delay: 200 });
  await page.waitForTimeout(1_000);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const reported = await page.evaluate(() => [
    ...(window as unknown as { durations: Map<number, number> }).durations.values(),
  ]);
  return [...reported, ...Array.from({ length: Math.max(0, text.length - reported.length) }, () => 16)].sort(
    (a, b) => a - b,
  );
}

const site = await Site.start();
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  await logIn(page, accounts.goldOwner);
  const rows: Record<string, { median_ms: number; worst_ms: number }> = {};
  for (const place of places) {
    const times = await measure(page, place);
    rows[place.name] = { median_ms: times[Math.floor(times.length / 2)]!, worst_ms: times.at(-1)! };
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
