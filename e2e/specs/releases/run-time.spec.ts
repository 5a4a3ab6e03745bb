import { expectContained } from '../../fixtures/contained.ts';
import { makeRelease, replaceInBuild } from '../../fixtures/release.ts';
import type { Site } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('at run time, a remote whose', () => {
  test.beforeEach(({ expectConsole }) => expectConsole(/./));

  /**
   * The academy with a loader that does what its address says; without a word in it, it is as it was.
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
  let others: Awaited<ReturnType<typeof openPages>>;

  test.beforeAll(async ({ site }) => {
    await makeRelease(site, 'mf-academy', VERSION, (dir) =>
      replaceInBuild(dir, 'server', LOADER, `${FAULTS}\n${LOADER} fault(request) ??`),
    );
    await site.remotesOrThrow('activate', 'mf-academy', VERSION);
    await expect.poll(() => liveAcademy(site)).toBe(VERSION);
  });
  test.afterAll(async ({ site }) => {
    await site.remotesOrThrow('rollback', 'mf-academy');
  });

  const liveAcademy = async (site: Site) =>
    ((await (await fetch(`${site.url}/builds/latest.json`)).json()) as { releases: Record<string, string> }).releases[
      'mf-academy'
    ];

  /** A visitor notices such a wait, in ms. */
  const LONG_WAIT = 1500;

  /** Visitors of other pages, who read each for a while; which share of the pages took long, and which failed. */
  function openPages(site: Site, count: number) {
    const paths = ['/', '/catalog/', '/catalog/sliding-gates/', '/faq/', '/kupit_came/', '/product/privod-sl-80/'];
    const failed: string[] = [];
    const waits: number[] = [];
    let running = true;
    const all = Promise.all(
      Array.from({ length: count }, async (_, visitor) => {
        for (let visit = visitor; running; visit++) {
          const path = paths[visit % paths.length]!;
          const started = performance.now();
          const page = await fetch(site.url + path, {
            // Every third has a session: a page of his own.
            headers: visitor % 3 ? {} : { cookie: `sid=${`visitor${visitor}`.padEnd(43, 'x')}` },
          });
          if (page.status !== 200 || !(await page.text()).includes('</html>')) failed.push(`${path} ${page.status}`);
          waits.push(performance.now() - started);
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
  const incident = (site: Site, message: RegExp, since = 0) =>
    site.hostLog
      .slice(since)
      .map((line) =>
        line.startsWith('{') ? (JSON.parse(line) as { incident?: Record<string, string> }).incident : undefined,
      )
      .find((one) => message.test(one?.message ?? ''));

  test('page loops costs those who asked for it, and then nobody: three times, and it is not rendered', async ({
    page,
    site,
  }) => {
    others = openPages(site, 30);
    const stopped = () =>
      site.hostLog.filter((line) => line.includes('"incident"') && line.includes('does not respond')).length;
    for (let time = 1; time <= 3; time++)
      // While one renderer is being replaced, the page is not tried on the last one.
      await expect(async () => {
        const academy = await page.request.get(`/academy/?loop=${time}`);
        expect([academy.status(), await academy.text()]).toEqual([503, expect.stringContaining('Повторить')]);
        expect(academy.headers()['retry-after']).toBeDefined();
        expect(stopped()).toBeGreaterThanOrEqual(time);
      }).toPass();
    await expect
      .poll(() => incident(site, /not rendered for a minute/))
      .toMatchObject({ remote: 'mf-academy', version: VERSION, page: 'academy' });
    const { failed, delayed } = await others();
    expect(failed).toEqual([]);
    // A machine that is busy with other work delays a page now and then; renderers that loop delay them all.
    expect(delayed).toBeLessThan(0.25);

    // Even for who asks for nothing that loops: it is the page that is not trusted. The frame of the site is there.
    await page.goto('/academy/');
    await expectContained(page);

    await site.stopHost();
    await site.startHost(); // Another host does not know what has looped.
  });

  test('late throws and forgotten promises are reported, and cost no page', async ({ page, site }) => {
    others = openPages(site, 10);
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

  test('page allocates without end costs its own visitor only', async ({ page, site }) => {
    const before = site.hostLog.length;
    others = openPages(site, 10);
    const academy = await page.request.get('/academy/?allocate');
    expect([academy.status(), await academy.text()]).toEqual([503, expect.stringContaining('Повторить')]);
    // Until the renderer is replaced, the page is not tried on the last one.
    await expect.poll(async () => (await page.request.get('/academy/')).status()).toBe(200);
    expect((await others()).failed).toEqual([]);
    // Which limit it meets first depends on the machine. That of memory has tests of its own (renderer-pool.spec.ts).
    await expect
      .poll(() => incident(site, /memory|does not respond/, before))
      .toMatchObject({ remote: 'mf-academy', version: VERSION, page: 'academy' });
  });
});
