import type { Locator, Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { accounts } from '../../fixtures/login.ts';
import { open } from '../../fixtures/open.ts';
import { expectInCart, expectStored, goods, heading, like, line } from '../../fixtures/shop.ts';
import { expect, test } from '../../fixtures/test.ts';

const barriers = paths.category('barriers');

// Preloaded scripts are delayed or do not run here.
test.beforeEach(({ expectConsole }) => expectConsole(/preloaded using link preload but not used/));

/** Delays the hydration of the next pages until the returned function is called. */
const holdScripts = (page: Page) => hold(page, /\/r\/shell\/.*\.js$/);

async function hold(page: Page, files: RegExp): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(files, async (route) => {
    await arrived;
    await route.continue().catch(() => {}); // The page of the request may have been reloaded.
  });
  return arrive;
}

test('acknowledges a click before hydration, keeps it across a reload and performs it once, also on the lists and the menu', async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  await page.goto(barriers, { waitUntil: 'commit' });
  const buy = page.getByRole('button', { name: /^В корзину: / }).first();
  await buy.click();
  await expect(buy).toHaveAttribute('aria-busy', 'true');
  const cart = page.getByRole('banner').getByRole('link', { name: /^Корзина/ });
  await expect(cart).toHaveText(/1$/);
  await buy.click();
  await page.reload({ waitUntil: 'commit' });
  await expect(buy).toHaveAttribute('aria-busy', 'true');
  await expect(cart).toHaveText(/1$/);
  const first = page.getByRole('region', { name: 'Товары' }).getByRole('article').first();
  const menu = page.getByRole('banner').getByRole('button', { name: 'Каталог' });
  for (const button of [
    first.getByRole('button', { name: /^Сравнить: / }),
    first.getByRole('button', { name: /^В избранное: / }),
    menu,
  ]) {
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  }
  await recordTexts(cart);

  arrive();
  await expect(page.locator('#catalog-menu')).toBeVisible();
  for (const list of [/^Сравнение, 1/, /^Избранное, 1/])
    await expect(page.getByRole('banner').getByRole('link', { name: list })).toBeVisible();
  await expectInCart(page, 1);
  await expectStored(page, { cart_qty: 1 });
  await expect(page.locator('[data-early][aria-busy]')).toHaveCount(0);
  expect(await shownTexts(page)).toEqual([expect.stringMatching(/1$/)]);
});

/** Records the texts of an element, frame by frame. */
const recordTexts = (element: Locator) =>
  element.evaluate((node) => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    const look = () => {
      shown.add((node as HTMLElement).innerText);
      requestAnimationFrame(look);
    };
    look();
  });
const shownTexts = (page: Page) => page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);

test('submits a form after hydration when Enter came before it', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto(paths.login(), { waitUntil: 'commit' });
  const phone = page.getByRole('textbox', { name: /^Телефон/ });
  await phone.fill(accounts.customer);
  await phone.press('Enter');
  const send = page.getByRole('button', { name: 'Получить код' });
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(phone).toHaveValue(accounts.customer);

  arrive();
  await expect(page.getByRole('textbox', { name: /^Код из СМС/ })).toBeFocused();
  await expect(page).toHaveURL(paths.login());
});

test('shows the page of the address after Back before hydration', async ({ page }) => {
  const products = page.getByRole('region', { name: 'Товары' }).getByRole('article');
  await open(page, paths.parkingSystems());
  await page.getByRole('link', { name: /^Показать ещё 24/ }).click();
  await expect(products).toHaveCount(48);

  const arrive = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(products).toHaveCount(48);
  await page.goBack({ waitUntil: 'commit' });
  arrive();
  await expect(page).toHaveURL(paths.parkingSystems());
  await expect(products).toHaveCount(24);
});

test('shows the page of the address after Back while the site data loads', async ({ page }) => {
  const products = page.getByRole('region', { name: 'Товары' }).getByRole('article');
  await open(page, paths.parkingSystems());
  await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(products.first()).toBeVisible();

  const arrive = await hold(page, /\/site-data\//);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some((file) => /\/r\/mf-catalog\/.*\.js$/.test(file.name) && file.responseEnd > 0),
  );
  await expect(products.first()).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  arrive();
  await expect(page).toHaveURL(paths.parkingSystems());
  await expect(products).toHaveCount(24);
  await expect(page.getByRole('link', { name: 'Страница 1', exact: true })).toHaveAttribute('aria-current', 'page');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('explains that a form needs scripts, and keeps the input', async ({ page }) => {
    await page.goto(paths.login());
    await expect(page.getByText(like('Без JavaScript эту форму отправить нельзя'))).toBeVisible();
    const field = page.getByRole('textbox', { name: /^Телефон/ });
    await field.fill(accounts.customer);
    await field.press('Enter');
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(page).toHaveURL(paths.login());
    await expect(field).toHaveValue(accounts.customer);
  });

  test('changes the comparison, the wishlist and the cart, and explains that the checkout needs scripts', async ({
    page,
  }) => {
    await page.goto(paths.product(goods.barrier.slug));
    await page.getByRole('button', { name: 'В корзину', exact: true }).first().click();
    await expectInCart(page, 1);
    await page
      .getByRole('button', { name: like(`В избранное: ${goods.barrier.name}`) })
      .first()
      .click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Избранное, 1/ })).toBeVisible();
    await page
      .getByRole('button', { name: like(`Сравнить: ${goods.barrier.name}`) })
      .first()
      .click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Сравнение, 1/ })).toBeVisible();

    await page.goto(paths.cart());
    const quantity = line(page, goods.barrier).getByRole('textbox');
    await line(page, goods.barrier).getByRole('button', { name: 'Увеличить количество' }).click();
    await expect(quantity).toHaveValue('2');
    await quantity.fill('5');
    await quantity.press('Enter');
    await expectInCart(page, 5);
    await page.getByRole('link', { name: 'Оформить заказ' }).first().click();
    await expect(heading(page)).toHaveText('Оформление заказа');
    await expect(page.getByText(like('Для оформления на сайте нужен JavaScript'))).toBeVisible();
    await expect(page.getByText(like(goods.barrier.name))).toBeVisible();

    await page.goto(paths.cart());
    await line(page, goods.barrier)
      .getByRole('button', { name: like(`Удалить: ${goods.barrier.name}`) })
      .click();
    await expectInCart(page, 0);
  });
});
