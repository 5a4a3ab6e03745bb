import { paths } from '@site/contracts/paths';
import { startCollector, type ReceivedSpan } from '@site/testing/collector';
import { open } from '../fixtures/open.ts';
import { expectStored } from '../fixtures/shop.ts';
import { expect, test } from '../fixtures/test.ts';

let collector: Awaited<ReturnType<typeof startCollector>>;
test.beforeAll(async ({ site }) => {
  collector = await startCollector();
  await Promise.all([site.stopHost(), site.stopApi()]);
  await Promise.all([site.startApi(collector.env), site.startHost(collector.env)]);
});
test.afterAll(async ({ site }) => {
  await Promise.all([site.stopHost(), site.stopApi()]);
  await Promise.all([site.startApi(), site.startHost()]);
  await collector.close();
});

/** Names of the spans from the root of a trace to each of its statements. */
function pathsToSql(trace: string): string[] {
  const spans = collector.spans.filter(({ traceId }) => traceId === trace);
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const pathTo = (span: ReceivedSpan): string => {
    const parent = span.parentSpanId && byId.get(span.parentSpanId);
    return `${parent ? `${pathTo(parent)} > ` : ''}${span.service} ${span.name}`;
  };
  return spans.filter(({ name }) => name.startsWith('sql ')).map(pathTo);
}

test('has a page and the calls of its browser in one trace down to SQL', async ({ page }) => {
  await open(page, paths.category('barriers'));
  await page
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click();
  await expectStored(page, { cart_qty: 1 });
  // A visitor with a session: the page needs the database.
  const response = await page.reload();
  const trace = /traceparent;desc="00-(\w{32})/.exec((await response!.headerValue('server-timing'))!)![1]!;
  await expect
    .poll(() => pathsToSql(trace))
    .toContainEqual(
      expect.stringMatching(
        /^site-host GET \/\* > site-host render > site-api POST \/api\/batch\/ > .* > site-api sql select$/,
      ),
    );
  await page
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click();
  await expectStored(page, { cart_qty: 2 });
  await expect
    .poll(() => pathsToSql(trace))
    .toContainEqual(
      expect.stringMatching(
        /^site-host GET \/\* > site-host PUT \/api\/\* > site-host api > site-api PUT .* > site-api sql insert$/,
      ),
    );
});
