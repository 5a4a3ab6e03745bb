import { paths } from '@site/contracts/paths';
import { open } from '../fixtures/open.ts';
import { expect, test } from '../fixtures/test.ts';

test('the calculator’s link reproduces the calculation', async ({ page }) => {
  await open(page, paths.payBack());
  const result = page.getByRole('status', { name: 'Итог расчёта' });
  await expect(result).toContainText(/14\sмесяцев/);
  await page.getByRole('textbox', { name: /^Вложения/ }).fill('1260000');
  await expect(result).toContainText(/2\sмесяца/);
  await page.reload();
  await expect(result).toContainText(/2\sмесяца/);
  await expect(page.getByRole('textbox', { name: /^Вложения/ })).toHaveValue('1\u00a0260\u00a0000');
});
