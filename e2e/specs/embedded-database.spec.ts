import { paths } from '@site/contracts/paths';
import { register } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { preparedData } from '../fixtures/prepare-site.ts';
import { expectInCart, fillCart, goods } from '../fixtures/shop.ts';
import { Site } from '../fixtures/site.ts';
import { test as base } from '../fixtures/test.ts';

/** Uses the prepared releases and a database that is seeded at the start. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await Site.startEmbeddedCopy(preparedData());
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('starts without a database server and keeps visitors’ data across a restart', async ({ page, site }) => {
  await register(page);
  await fillCart(page, [goods.drive, 2]);
  await site.stopApi();
  await site.startApi();
  await open(page, paths.cart());
  await expectInCart(page, 2);
});
