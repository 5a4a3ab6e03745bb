import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expectNoViolations, overflow } from '../../fixtures/axe.ts';
import { accounts, logIn } from '../../fixtures/login.ts';
import { heading } from '../../fixtures/shop.ts';
import { phone } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

const DAY = 24 * 60 * 60_000;
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY).toISOString().slice(0, 10);
const rows = (page: Page) => page.getByRole('list', { name: 'История заказов' }).getByRole('heading', { level: 2 });

test.use({ viewport: phone });

test('finds last year’s order by its period and repeats it', async ({ page }) => {
  await logIn(page, accounts.partnerManager, paths.account());
  await page.getByRole('link', { name: 'История заказов' }).click();
  await expect(heading(page)).toHaveText('История заказов');
  const form = page.getByRole('search', { name: 'Поиск заказов' });
  await form.getByText(/^Статус, период и.порядок/).click();
  // The seed has an order from 380 days ago.
  await form.getByLabel('С какого дня').fill(day(390));
  await form.getByLabel('По какой день').fill(day(370));
  await form.getByRole('button', { name: 'Показать' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=/);
  await expect(rows(page)).toHaveCount(1);
  await expect.poll(() => overflow(page)).toBe(0);
  // At the top, the sticky header covers no content.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Повторить' }).click();
  const report = page.getByRole('dialog', { name: /^Товары в.корзине$/ });
  await expect(report).toContainText(/Добавлено: \d/);
  await report.getByRole('link', { name: /^Перейти в.корзину$/ }).click();
  await expect(heading(page)).toHaveText(/^Корзина/);
});
