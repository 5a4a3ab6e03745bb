import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { like } from '../../fixtures/shop.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const figure = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Данные для расчёта' }).getByRole('textbox', { name: like(name) });
const result = (page: Page) => page.getByRole('status', { name: 'Итог расчёта' });
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('calculates on the server', async ({ page }) => {
    await page.goto(paths.payBack());
    await expect(result(page)).toContainText(/14\sмесяцев/);
    await figure(page, 'Платных въездов в день').fill('150');
    await main(page).getByRole('button', { name: 'Рассчитать' }).click();
    await expect(page).toHaveURL(/visits=150/);
    await expect(result(page)).toContainText(/проект не\sокупается/);
    await expect(figure(page, 'Платных въездов в день')).toHaveValue('150');
  });
});
