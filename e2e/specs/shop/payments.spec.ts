import { paths } from '@site/contracts/paths';
import { expectNoViolations } from '../../fixtures/axe.ts';
import { register } from '../../fixtures/newcomer.ts';
import { open } from '../../fixtures/open.ts';
import { fillCart, goods, heading } from '../../fixtures/shop.ts';
import { phone } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: phone });

test('buys, is refused by the bank, pays by СБП, and comes back to a paid order', async ({ page }) => {
  await register(page);
  await fillCart(page, [goods.drive, 1]);
  await open(page, paths.checkout());
  const form = page.getByRole('form', { name: 'Оформление заказа' });
  await expect(form.getByRole('radio', { name: 'Банковской картой' })).toBeChecked();
  await form.getByRole('radio', { name: 'СБП' }).check();
  await form.getByRole('checkbox', { name: /согласие на обработку персональных данных/ }).check();
  await form.getByRole('checkbox', { name: /условия продажи/ }).check();
  await form.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(heading(page)).toHaveText(/^Спасибо! Заказ №\s\d{6} принят$/);
  const pay = page.getByRole('button', { name: /^Оплатить 32\s400\s₽$/ });
  await expectNoViolations(page);

  await expect(page.getByRole('radio', { name: 'СБП' })).toBeChecked();
  await pay.click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
  await page.getByRole('button', { name: 'Отказать' }).click();
  await expect(heading(page)).toHaveText(/^Заказ №\s\d{6}$/);
  await expect(page.getByText(/^Оплата не\sпрошла$/)).toBeVisible();

  await pay.click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page.getByText('Заказ оплачен')).toBeVisible();
  await expect(pay).toHaveCount(0);
  await expectNoViolations(page);
});
