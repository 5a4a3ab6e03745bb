import { paths } from '@site/contracts/paths';
import { expectNoViolations } from '../fixtures/axe.ts';
import { open } from '../fixtures/open.ts';
import { preparedData } from '../fixtures/prepare-site.ts';
import { Site } from '../fixtures/site.ts';
import { expect, test as base } from '../fixtures/test.ts';

const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await Site.startEmpty(preparedData().databaseUrl);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('goes live in production before anything is published', async ({ page }) => {
  for (const [path, heading] of [
    ['/', 'Сайт готовится к открытию'],
    [paths.catalog(), 'Каталог'],
    ['/news/', 'Новости'],
    ['/academy/calendar/', 'Расписание'],
    [paths.cart(), 'Корзина'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toContainText('ИНН');
    await expectNoViolations(page);
  }
});
