import { setTimeout as pause } from 'node:timers/promises';
import type { Composition } from '@site/contracts/composition';
import { SESSION_COOKIE } from '@site/contracts/request-key';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { atOnce } from './at-once.ts';
import { startCandidateHost } from './candidate-host.ts';
import type { InstalledBrowser } from './installed-browser.ts';
import { ReleaseError, type Problem } from './release-error.ts';
import type { SiteOptions } from './site-options.ts';
import { problemOf, type Visit } from './smoke.ts';
import type { SmokeVisitor } from './smoke-visitors.ts';
import type { Store } from './store.ts';

/** Pages that the browser opens concurrently. */
const TABS = 2;
/** Timeout of a page, and time for what a click causes, in ms. */
const PAGE_TIMEOUT = 15_000;
const AFTER_CLICK = 100;
const POLL = 50;
const START_TIMEOUT = 30_000;
/** Pages without a response after which no more are opened. */
const MAX_TIMEOUTS = 3;

/** Without pictures. Only the host that is tried has an address: analytics and maps are not loaded. */
const ARGUMENTS = [
  '--no-sandbox',
  '--blink-settings=imagesEnabled=false',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const CONTROLS = 'main :is(button, input, select, textarea)';
/** Whether the router has marked the history entry, and React has taken over all controls of the page's content. */
const IS_HYDRATED = `typeof history.state?.idx === 'number' &&
  [...document.querySelectorAll('${CONTROLS}')].every((control) =>
    Object.keys(control).some((key) => key.startsWith('__reactProps$')))`;
/**
 * Focuses and clicks the first control that a visitor can use. Without any, focuses the first link, which would lead away.
 * Returns the element if it does not take the focus.
 */
const USE_FIRST_CONTROL = `(() => {
  const first = (selector) => [...document.querySelectorAll(selector)].find((one) =>
    one.checkVisibility({ checkVisibilityCSS: true }) && !one.matches(':disabled, [inert] *'));
  const control = first('${CONTROLS}');
  const focused = control ?? first('main a[href]');
  focused?.focus();
  const takesFocus = focused === undefined || document.activeElement === focused;
  control?.click();
  return takesFocus ? '' : focused.outerHTML.slice(0, 80);
})()`;

/** The browser reports these for each status, which the smoke test has judged, and for what has no address. */
const OF_A_REQUEST = /^Failed to load resource/;
/** Warnings of the shell: the browser rendered a page or a part anew, or could not render it. */
const REPAIRS = /^(hydration was repaired|remote failed)/;

const readOnly = { code: 'read_only', message: 'Этот сеанс только для\u00a0чтения' };

export interface Hydrated {
  problems: Problem[];
  note: string;
}

/**
 * Opens pages in a browser, on a host of the composition, and uses the first control of each: a page may render on the
 * server and throw in every browser. The browser rejects every request but reads, as the API does for the sessions.
 */
export async function hydratePages(
  { chromium, executablePath }: InstalledBrowser,
  store: Store,
  composition: Composition,
  pages: Visit[],
  site: SiteOptions,
): Promise<Hydrated> {
  const begun = performance.now();
  const host = await startCandidateHost(store, composition, site);
  try {
    const browser = await chromium
      .launch({ executablePath, args: ARGUMENTS, timeout: START_TIMEOUT })
      .catch((error: Error) => {
        throw new ReleaseError(`${executablePath} does not start: pass --no-browser (${error.message})`);
      });
    try {
      const problems = await openAll(browser, host.origin, pages, site.pageTimeout ?? PAGE_TIMEOUT);
      const seconds = Math.round((performance.now() - begun) / 1000);
      return { problems, note: `Pages opened in a browser: ${pages.length}, in ${seconds} s` };
    } finally {
      await browser.close();
    }
  } finally {
    await host.stop();
  }
}

async function openAll(browser: Browser, origin: string, pages: Visit[], timeout: number): Promise<Problem[]> {
  const contexts = new Map<SmokeVisitor | undefined, Promise<BrowserContext>>();
  const contextOf = (visitor?: SmokeVisitor) => {
    const context = contexts.get(visitor) ?? newContext(browser, origin, visitor);
    contexts.set(visitor, context);
    return context;
  };
  let timeouts = 0;
  const problems = await atOnce(
    TABS,
    pages,
    async (visit) => {
      const { fault, isLate } = await open(await contextOf(visit.visitor), visit.page.url, timeout);
      if (isLate) timeouts++;
      return fault ? [problemOf(visit, fault)] : [];
    },
    () => timeouts < MAX_TIMEOUTS,
  );
  return problems.flat();
}

async function newContext(browser: Browser, origin: string, visitor?: SmokeVisitor): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, locale: 'ru-RU', timezoneId: 'Europe/Moscow' });
  if (visitor) await context.addCookies([{ name: SESSION_COOKIE, value: visitor.id, url: origin }]);
  await context.route(
    () => true,
    (route) =>
      ['GET', 'HEAD'].includes(route.request().method())
        ? route.continue()
        : route.fulfill({ status: 403, json: readOnly }),
  );
  return context;
}

/** Returns the first fault of a page. */
async function open(context: BrowserContext, url: string, timeout: number) {
  const page = await context.newPage();
  const late = `is not interactive in the browser within ${timeout / 1000} s`;
  const fault = await Promise.race([
    new Promise<string>((resolve) => watch(page, resolve)),
    tryOut(page, url),
    pause(timeout, late, { ref: false }),
  ]).catch((error: Error) => `does not open in the browser: ${firstLine(error.message)}`);
  const isLate = fault === late;
  const closed = page.close();
  // A page that is in an endless loop does not close before the browser does.
  if (isLate) closed.catch(() => {});
  else await closed;
  return { fault, isLate };
}

function watch(page: Page, report: (fault: string) => void) {
  page.on('pageerror', ({ message }) => report(`throws in the browser: ${firstLine(message)}`));
  page.on('crash', () => report('crashes in the browser'));
  page.on('console', (message) => {
    const text = message.text();
    const isFault = message.type() === 'error' ? !OF_A_REQUEST.test(text) : REPAIRS.test(text);
    if (isFault) report(`reports in the browser: ${firstLine(text)}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && isOwnFile(response.request()))
      report(`needs ${pathOf(response.request())}, which responds with ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    if (isOwnFile(request)) report(`needs ${pathOf(request)}, which does not load: ${request.failure()?.errorText}`);
  });
}

/** A script or stylesheet of the site. */
const isOwnFile = (request: Request) =>
  ['script', 'stylesheet'].includes(request.resourceType()) &&
  new URL(request.url()).origin === new URL(request.frame().url()).origin;
const pathOf = (request: Request) => new URL(request.url()).pathname;
const firstLine = (text: string) => text.split('\n', 1)[0]!;

/** Resolves to the fault of the first control, or to undefined when the page works. */
async function tryOut(page: Page, url: string): Promise<string | undefined> {
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 0 });
  // `waitForFunction` needs eval, which the page's policy forbids.
  while (!(await page.evaluate(IS_HYDRATED))) await pause(POLL);
  const unfocused = (await page.evaluate(USE_FIRST_CONTROL)) as string;
  await pause(AFTER_CLICK);
  return unfocused ? `has a first control that takes no focus: ${unfocused}` : undefined;
}
