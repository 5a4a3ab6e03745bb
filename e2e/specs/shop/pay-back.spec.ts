import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { open } from '../../fixtures/open.ts';
import { heading, like } from '../../fixtures/shop.ts';
import { phone } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const figure = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Данные для расчёта' }).getByRole('textbox', { name: like(name) });
const result = (page: Page) => page.getByRole('status', { name: 'Итог расчёта' });
const sum = (page: Page, name: string) =>
  main(page)
    .getByRole('term')
    .filter({ hasText: like(name) })
    .locator('xpath=following-sibling::dd[1]');

async function fill(page: Page, figures: Record<string, string>) {
  for (const [name, value] of Object.entries(figures)) await figure(page, name).fill(value);
}

const example = {
  'Количество мест': '120',
  'Платных въездов в день': '360',
  'Средняя оплата': '100',
  'Расходы в месяц': '450000',
  Вложения: '8336800',
};

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('calculates the pay-back while the visitor types, and restores it from the address', async ({
    page,
    browser,
    site,
  }) => {
    await open(page, paths.payBack());
    await fill(page, { ...example, 'Платных въездов в день': '400' });
    await expect(sum(page, 'Выручка в месяц')).toHaveText(/^1\s200\s000\s₽$/);
    await fill(page, example);
    await expect(sum(page, 'Выручка в месяц')).toHaveText(/^1\s080\s000\s₽$/);
    await expect(sum(page, 'Прибыль в месяц')).toHaveText(/^630\s000\s₽$/);
    await expect(result(page)).toContainText(/Проект окупится за\s14\sмесяцев/);
    await expect(figure(page, 'Вложения')).toHaveValue(/^8\s336\s800$/);

    await fill(page, { 'Платных въездов в день': '150' });
    await expect(result(page)).toContainText(/При заданных параметрах проект не\sокупается/);
    await expect(result(page)).toContainText(/от\s150\sплатных въездов/);

    await fill(page, { 'Платных въездов в день': '500', Вложения: '' });
    await expect(figure(page, 'Вложения')).toHaveAccessibleDescription(/Заполните это поле/);
    await expect(result(page)).toContainText('Заполните все поля');
    await fill(page, { Вложения: '1050000' });
    await expect(result(page)).toContainText(/Проект окупится за\s1\sмесяц/);

    const other = await browser.newPage({ baseURL: site.url, viewport: phone });
    await open(other, page.url());
    await expect(result(other)).toContainText(/Проект окупится за\s1\sмесяц/);
    await expect(figure(other, 'Платных въездов в день')).toHaveValue('500');
    await other.close();
  });
});

test('links the calculators of both systems', async ({ page }) => {
  await open(page, paths.payBack());
  await expect(heading(page)).toHaveText('Парковка с билетами: окупаемость');
  await main(page).getByRole('link', { name: 'Сравнить системы' }).click();
  await expect(page).toHaveURL(paths.cvPayBack());
  await expect(heading(page)).toHaveText('Безбилетная парковка: окупаемость');
  await expect(figure(page, 'Платных въездов в день')).toBeVisible();
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('calculates on the server', async ({ page }) => {
    await page.goto(paths.payBack());
    await expect(result(page)).toContainText(/14\sмесяцев/);
    await fill(page, { 'Платных въездов в день': '150' });
    await main(page).getByRole('button', { name: 'Рассчитать' }).click();
    await expect(page).toHaveURL(/visits=150/);
    await expect(result(page)).toContainText(/проект не\sокупается/);
    await expect(figure(page, 'Платных въездов в день')).toHaveValue('150');
  });
});
