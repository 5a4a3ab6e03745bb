import { expectContained } from '../../fixtures/contained.ts';
import { makeRelease, replaceInBuild } from '../../fixtures/release.ts';
import type { Site } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('at run time', () => {
  // The hooks run once: in parallel, each worker would run them.
  test.describe.configure({ mode: 'default' });
  test.beforeEach(({ expectConsole }) => expectConsole(/./));

  /**
   * The academy's loader fails in the way that the query string of its address names; without one, it is unchanged.
   */
  const FAULTS = `const fault = (request) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.has('loop')) for (;;);
    if (searchParams.has('allocate')) for (const kept = []; ; ) kept.push(new Array(1000000).fill(Math.random()));
    if (searchParams.has('late')) setTimeout(() => { throw new Error('thrown too late'); }, 1);
    if (searchParams.has('forgotten')) void Promise.reject(new Error('a forgotten promise'));
  };`;
  const LOADER = 'const loader = ({ request, context })=>';
  const VERSION = '9.6.1';
  /** Another renderer takes over the pages of one that fails. */
  const RENDERERS = { RENDERERS: '2' };
  let others: Awaited<ReturnType<typeof openPages>>;

  test.beforeAll(async ({ site }) => {
    await site.restartHost(RENDERERS);
    await makeRelease(site, 'mf-academy', VERSION, (dir) =>
      replaceInBuild(dir, 'server', LOADER, `${FAULTS}\n${LOADER} fault(request) ??`),
    );
    await site.remotesOrThrow('activate', 'mf-academy', VERSION);
    await expect.poll(() => liveAcademy(site)).toBe(VERSION);
  });
  test.afterAll(async ({ site }) => {
    await site.remotesOrThrow('rollback', 'mf-academy');
    await site.restartHost();
  });

  const liveAcademy = async (site: Site) =>
    ((await (await fetch(`${site.url}/builds/latest.json`)).json()) as { releases: Record<string, string> }).releases[
      'mf-academy'
    ];

  /** A wait that a visitor notices, in ms. */
  const LONG_WAIT = 1500;

  /**
   * Starts visitors of other pages, and resolves when each has opened one: the first pages of a new host are slow. The
   * returned function ends them and returns failed pages and the share of slow ones among the others.
   */
  async function openPages(site: Site, count: number) {
    const paths = ['/', '/catalog/', '/catalog/sliding-gates/', '/faq/', '/kupit_came/', '/product/privod-sl-80/'];
    const failed: string[] = [];
    const waits: number[] = [];
    let running = true;
    async function open(visitor: number, visit: number) {
      const path = paths[visit % paths.length]!;
      const started = performance.now();
      const page = await fetch(site.url + path, {
        // Every third visitor has a session, so the page is rendered individually.
        headers: visitor % 3 ? {} : { cookie: `sid=${`visitor${visitor}`.padEnd(43, 'x')}` },
      });
      if (page.status !== 200 || !(await page.text()).includes('</html>')) failed.push(`${path} ${page.status}`);
      return performance.now() - started;
    }
    const visitors = Array.from({ length: count }, (_, visitor) => visitor);
    await Promise.all(visitors.map((visitor) => open(visitor, visitor)));
    const all = Promise.all(
      visitors.map(async (visitor) => {
        for (let visit = visitor + 1; running; visit++) {
          waits.push(await open(visitor, visit));
          await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1400));
        }
      }),
    );
    return async () => {
      running = false;
      await all;
      return { failed, delayed: waits.filter((wait) => wait > LONG_WAIT).length / waits.length };
    };
  }
  /** Incidents of the faulty release. Other pages and earlier tests may have incidents of their own. */
  const incidents = (site: Site, message: RegExp, since = 0) =>
    site.hostLog
      .slice(since)
      .map((line) =>
        line.startsWith('{') ? (JSON.parse(line) as { incident?: Record<string, string> }).incident : undefined,
      )
      .filter((one) => one?.version === VERSION && message.test(one.message ?? ''));
  const incident = (...args: Parameters<typeof incidents>) => incidents(...args)[0];

  test('reports late errors and unhandled rejections, and loses no page', async ({ page, site }) => {
    others = await openPages(site, 10);
    for (const [fault, message] of [
      ['late', /thrown too late/],
      ['forgotten', /a forgotten promise/],
    ] as const) {
      expect((await page.request.get(`/academy/?${fault}`)).status()).toBe(200);
      await expect
        .poll(() => incident(site, message))
        .toMatchObject({
          remote: 'mf-academy',
          version: VERSION,
          page: 'academy',
        });
    }
    expect((await others()).failed).toEqual([]);
  });

  // Ordinary runs see it in `renderer-pool.spec.ts`.
  test('loses only the request of a page that allocates without bound', { tag: '@long' }, async ({ page, site }) => {
    const before = site.hostLog.length;
    others = await openPages(site, 10);
    const academy = await page.request.get('/academy/?allocate');
    expect([academy.status(), await academy.text()]).toEqual([503, expect.stringContaining('Повторить')]);
    // Until the renderer is replaced, the page is not rendered on the last one.
    await expect.poll(async () => (await page.request.get('/academy/')).status()).toBe(200);
    expect((await others()).failed, site.hostLog.slice(before).join('\n')).toEqual([]);
    // The first limit reached depends on the machine. renderer-pool.spec.ts tests the memory limit.
    await expect
      .poll(() => incident(site, /memory|does not respond/, before))
      .toMatchObject({ remote: 'mf-academy', version: VERSION, page: 'academy' });
  });

  // Last, because the page is in quarantine afterwards.
  test('delays no other page when a page loops, and stops rendering it after three times', async ({ page, site }) => {
    others = await openPages(site, 10);
    for (let time = 1; time <= 3; time++)
      // While one renderer is being replaced, the page is not rendered on the last one.
      await expect(async () => {
        const academy = await page.request.get(`/academy/?loop=${time}`);
        expect([academy.status(), await academy.text()]).toEqual([503, expect.stringContaining('Повторить')]);
        expect(academy.headers()['retry-after']).toBeDefined();
        expect(incidents(site, /does not respond/).length).toBeGreaterThanOrEqual(time);
      }).toPass();
    await expect
      .poll(() => incident(site, /not rendered for a minute/))
      .toMatchObject({ remote: 'mf-academy', version: VERSION, page: 'academy' });
    const { failed, delayed } = await others();
    expect(failed).toEqual([]);
    // A busy machine delays single pages, but looping renderers would delay all of them.
    expect(delayed).toBeLessThan(0.25);

    // The quarantine applies to the page, also without the looping query. The layout is still there. An address that an
    // earlier test has opened would come from the cache for guests.
    await page.goto('/academy/?quarantined');
    await expectContained(page);
  });
});
