import type { Locator, Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expectNoViolations } from '../../fixtures/axe.ts';
import { logIn } from '../../fixtures/login.ts';
import { register, registerHead } from '../../fixtures/newcomer.ts';
import { open } from '../../fixtures/open.ts';
import {
  addToList,
  banner,
  expectInCart,
  expectStored,
  fillCart,
  goods,
  heading,
  like,
  line,
} from '../../fixtures/shop.ts';
import { phone, resizeScreen } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const quantity = (place: Locator) => place.getByRole('textbox', { name: /^Количество/ });
const plus = (place: Locator) => place.getByRole('button', { name: 'Увеличить количество' });
const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const total = (page: Page) => main(page).getByRole('definition').filter({ hasText: '₽' });
const emptied = (page: Page) => main(page).getByRole('heading', { name: like('В корзине пока пусто') });
const undo = (page: Page) => main(page).getByRole('button', { name: 'Вернуть' });

async function type(input: Locator, value: string) {
  await input.fill(value);
  await input.press('Enter');
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('restores a removed line and a cleared cart, and moves a line to the wishlist', async ({ page }) => {
    await fillCart(page, [goods.drive, 2], [goods.boom, 1]);
    await open(page, paths.cart());
    await expectInCart(page, 3);

    await line(page, goods.drive)
      .getByRole('button', { name: `Удалить: ${goods.drive.name}` })
      .click();
    await expect(line(page, goods.drive)).toHaveCount(0);
    await expect(undo(page)).toBeFocused();
    await undo(page).click();
    await expect(quantity(line(page, goods.drive))).toHaveValue('2');
    await expect(line(page, goods.drive).getByRole('link')).toBeFocused();

    await main(page).getByRole('button', { name: 'Очистить корзину' }).click();
    await page.getByRole('dialog', { name: 'Очистить корзину?' }).getByRole('button', { name: 'Очистить' }).click();
    await expect(emptied(page)).toBeVisible();
    await expectInCart(page, 0);
    await undo(page).click();
    await expect(quantity(line(page, goods.drive))).toHaveValue('2');
    await expectInCart(page, 3);

    await line(page, goods.boom)
      .getByRole('button', { name: `Отложить: ${goods.boom.name}` })
      .click();
    await expect(line(page, goods.boom)).toHaveCount(0);
    await expectInCart(page, 2);
    await expectStored(page, { wishlist_products: [goods.boom.id] });
    await open(page, paths.wishlist());
    await expect(main(page).getByRole('link', { name: like(goods.boom.name) })).toBeVisible();
  });

  test('updates the sums with the quantity, and shows the same after a reload', async ({ page }) => {
    await fillCart(page, [goods.drive, 1], [goods.boom, 1]);
    await open(page, paths.cart());
    await plus(line(page, goods.drive)).click();
    await type(quantity(line(page, goods.boom)), '3');
    await expect(line(page, goods.drive)).toContainText(/64\s800\s₽/);
    await expect(line(page, goods.boom)).toContainText(/44\s700\s₽/);
    await expect(
      total(page)
        .filter({ hasText: /^109\s500\s₽$/ })
        .first(),
    ).toBeVisible();
    await expectInCart(page, 5);
    await expect(main(page).getByText(/^Доставка курьером бесплатная$/)).toBeVisible();
    await expectStored(page, { cart_qty: 5 });
    await page.reload();
    await expect(quantity(line(page, goods.boom))).toHaveValue('3');
    await expect(
      total(page)
        .filter({ hasText: /^109\s500\s₽$/ })
        .first(),
    ).toBeVisible();
  });
});

test('rounds the quantity to the multiple and limits of the product, with an explanation', async ({ page }) => {
  await open(page, paths.product(goods.card.slug));
  await expect(main(page).getByText(/^Минимум 10\sшт\., кратно 10\sшт\.$/)).toBeVisible();
  await main(page).getByRole('button', { name: 'В корзину', exact: true }).first().click();
  await expectStored(page, { cart_qty: 10 });
  await open(page, paths.cart());
  const own = line(page, goods.card);
  await plus(own).click();
  await expect(quantity(own)).toHaveValue('20');
  await type(quantity(own), '25');
  await expect(quantity(own)).toHaveValue('30');
  await expect(toast(page, /Количество должно быть кратно\s10/)).toBeVisible();
  await type(quantity(own), '3');
  await expect(quantity(own)).toHaveValue('10');
  await expect(toast(page, /Минимальное количество\s—\s10\sшт\./)).toBeVisible();
  await expect(own.getByRole('button', { name: 'Уменьшить количество' })).toBeDisabled();
  await type(quantity(own), '5000');
  await expect(quantity(own)).toHaveValue('990');
  await expect(plus(own)).toBeDisabled();
});

test('adds one on a double click, and counts ten quick clicks', async ({ page }) => {
  const sent: (number | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push((request.postDataJSON() as { qty?: number }).qty);
  });
  await open(page, paths.product(goods.drive.slug));
  await main(page).getByRole('button', { name: 'В корзину', exact: true }).first().dblclick();
  await expectInCart(page, 1);
  await expect(toast(page, like(`В корзине: ${goods.drive.name}`))).toHaveCount(1);
  for (let click = 0; click < 10; click++) await plus(main(page)).first().click();
  await expectInCart(page, 11);
  await expect.poll(() => sent.at(-1)).toBe(11);
  expect(sent.length, 'pending clicks are merged into one call').toBeLessThanOrEqual(11);
  await expectStored(page, { cart_qty: 11 });
  await page.reload();
  await expectInCart(page, 11);
});

test('synchronises the counters and the cart between two tabs', async ({ page, context }) => {
  await fillCart(page, [goods.drive, 1]);
  await open(page, paths.cart());
  const other = await context.newPage();
  await open(other, paths.product(goods.boom.slug));
  await other.getByRole('main').getByRole('button', { name: 'В корзину', exact: true }).first().click();
  await other
    .getByRole('main')
    .getByRole('button', { name: `В избранное: ${goods.boom.name}` })
    .first()
    .click();
  await expectInCart(page, 2);
  await expect(line(page, goods.boom)).toBeVisible();
  await expect(banner(page).getByRole('link', { name: /^Избранное, 1\s/ })).toBeVisible();
  await line(page, goods.boom)
    .getByRole('button', { name: `Удалить: ${goods.boom.name}` })
    .click();
  await expectInCart(other, 1);
  await expect(other.getByRole('main').getByRole('button', { name: 'В корзину', exact: true }).first()).toBeVisible();
});

test('rolls back a rejected change and shows the reason', async ({ page, expectConsole }) => {
  expectConsole(/status of (409|500)/);
  await fillCart(page, [goods.drive, 1]);
  await open(page, paths.cart());
  const address = `**/api/cart/items/${goods.drive.id}/`;
  const own = line(page, goods.drive);

  const rejection = {
    status: 'error',
    code: 'not_for_sale',
    message: 'Товар снят с\u00a0производства, заказать его нельзя',
  };
  await page.route(address, (route) => route.fulfill({ status: 409, json: rejection }));
  await plus(own).click();
  await expect(toast(page, rejection.message)).toBeVisible();
  await expect(quantity(own)).toHaveValue('1');
  await expectInCart(page, 1);

  await page.unroute(address);
  await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { status: 'error', code: 'internal', message: 'Ошибка' } }),
  );
  await plus(own).click();
  await expect(toast(page, 'Похоже, что-то пошло не так')).toBeVisible();
  await expect(quantity(own)).toHaveValue('1');

  await page.unroute(address);
  await plus(own).click();
  await expect(quantity(own)).toHaveValue('2');
  await expectStored(page, { cart_qty: 2 });
  await page.reload();
  await expect(quantity(line(page, goods.drive))).toHaveValue('2');
});

test('accepts changes offline and sends them after the reconnection', async ({ page, context, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await fillCart(page, [goods.drive, 1], [goods.boom, 2]);
  await open(page, paths.cart());
  await context.setOffline(true);
  await plus(line(page, goods.drive)).click();
  await expect(toast(page, like('Нет соединения с сервером. Отправим изменения, когда связь появится'))).toHaveCount(1);
  await line(page, goods.boom)
    .getByRole('button', { name: `Удалить: ${goods.boom.name}` })
    .click();
  await expect(quantity(line(page, goods.drive))).toHaveValue('2');
  await expect(line(page, goods.boom)).toHaveCount(0);
  await expectInCart(page, 2);

  await context.setOffline(false);
  await expectStored(page, { cart_qty: 2 });
  await expect(toast(page, 'Связь восстановлена')).toBeVisible();
  await page.reload();
  await expect(quantity(line(page, goods.drive))).toHaveValue('2');
  await expect(line(page, goods.boom)).toHaveCount(0);
});

test('reports a first «В корзину» offline at once, and sends it after the reconnection', async ({
  page,
  context,
  expectConsole,
}) => {
  // The prefetch of the cart page fails too.
  expectConsole(/ERR_INTERNET_DISCONNECTED|remote failed.*page: cart/);
  await open(page, paths.product(goods.boom.slug));
  await context.setOffline(true);
  await main(page).getByRole('button', { name: 'В корзину', exact: true }).first().click();
  await expect(toast(page, like('Нет соединения с сервером'))).toBeVisible();
  await expectInCart(page, 1);
  await context.setOffline(false);
  await expectStored(page, { cart_qty: 1 });
});

test('keeps the cart until the next visit', async ({ page, context, browser, site }) => {
  await fillCart(page, [goods.barrier, 1]);
  const stored = await context.storageState();
  const lifetime = stored.cookies.find(({ name }) => name === 'sid')!.expires - Date.now() / 1000;
  expect(Math.round(lifetime / 86_400)).toBe(30);
  await context.close();

  const next = await browser.newContext({ baseURL: site.url, storageState: stored });
  const returned = await next.newPage();
  await open(returned, '/');
  await expectInCart(returned, 1);
  await open(returned, paths.cart());
  await expect(line(returned, goods.barrier)).toBeVisible();
  await next.close();
});

test.describe('after a change of prices', () => {
  const [was, now] = [goods.strongDrive.price, 41_300];
  const priceOf = (price: number) => `update products set price_retail = ${price} where id = ${goods.strongDrive.id}`;
  test.afterAll(({ site }) =>
    site.changeData(`${priceOf(was)}; update products set is_published = true where id = ${goods.boom.id}`),
  );

  test('shows the changed prices for confirmation, and blocks the order while it has an unavailable product', async ({
    page,
    site,
  }) => {
    await fillCart(page, [goods.strongDrive, 2], [goods.boom, 1]);
    await site.changeData(`${priceOf(now)}; update products set is_published = false where id = ${goods.boom.id}`);
    await open(page, paths.cart());
    await expect(main(page).getByText('Цены или наличие изменились. Проверьте корзину')).toBeVisible();
    await expect(line(page, goods.strongDrive)).toContainText(/Цена была 37\s900\s₽, теперь 41\s300\s₽/);
    await expect(line(page, goods.strongDrive)).toContainText(/82\s600\s₽/);
    await expect(line(page, goods.boom)).toContainText(/Товар больше не\sпродаётся/);
    await expect(
      total(page)
        .filter({ hasText: /^82\s600\s₽$/ })
        .first(),
    ).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Оформить заказ' }).first()).toBeDisabled();

    await line(page, goods.boom)
      .getByRole('button', { name: `Удалить: ${goods.boom.name}` })
      .click();
    await expect(main(page).getByRole('link', { name: 'Оформить заказ' }).first()).toBeVisible();
    await main(page).getByRole('button', { name: 'Понятно' }).click();
    await expect(main(page).getByText('Цены или наличие изменились. Проверьте корзину')).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await page.reload();
    await expect(line(page, goods.strongDrive)).toContainText(/82\s600\s₽/);
    await expect(main(page).getByText(/^Цена была/)).toHaveCount(0);
  });
});

test('merges a guest’s cart and wishlist into the account’s on login, within the quantity limit', async ({
  page,
  context,
}) => {
  const { phone } = await register(page);
  await fillCart(page, [goods.drive, 600], [goods.boom, 1]);
  await addToList(page, 'wishlist', goods.drive, goods.boom);
  await context.clearCookies();

  await fillCart(page, [goods.drive, 500], [goods.barrier, 1]);
  await addToList(page, 'wishlist', goods.drive, goods.barrier);
  await logIn(page, phone, paths.cart());
  await expect(quantity(line(page, goods.drive))).toHaveValue('999');
  await expect(line(page, goods.drive)).toContainText('Количество было 1100, теперь 999');
  await expect(quantity(line(page, goods.boom))).toHaveValue('1');
  await expect(quantity(line(page, goods.barrier))).toHaveValue('1');
  await expectInCart(page, 1001);
  await open(page, paths.wishlist());
  await expect(main(page).getByRole('article')).toHaveCount(3);
});

test('adds pasted articles at partner prices, and keeps the invalid ones for correction', async ({ page }) => {
  await registerHead(page, 'partner');
  await open(page, paths.cart());
  await main(page)
    .getByRole('button', { name: like('Добавить по артикулам') })
    .click();
  const dialog = page.getByRole('dialog', { name: like('Добавить по артикулам') });
  const list = dialog.getByRole('textbox', { name: /^Список артикулов/ });
  await list.fill(
    `${goods.drive.article}; 2\n000XX-0000; 1\n${goods.card.article}\t15\n${goods.discontinued.article}; 1`,
  );
  await dialog.getByRole('button', { name: 'Проверить список' }).click();
  await expect(dialog.getByRole('row', { name: like(goods.drive.article) })).toContainText(/2\sшт\./);
  await expect(dialog.getByRole('row', { name: like(goods.card.article) })).toContainText(/кратно\s10/);
  await expectNoViolations(page);
  // On a tablet, a table of its own width would hide the sums behind the edge of the dialog.
  await resizeScreen(page, 768);
  await expect(dialog.getByRole('columnheader', { name: 'Сумма' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: like('Добавить в корзину') }).click();
  await expect(list).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText(/«000XX-0000; 1»: Артикул не\sнайден/);
  await expect(dialog.getByRole('alert')).toContainText(/Товар снят с\sпроизводства/);
  await expect(list).toHaveValue(`000XX-0000; 1\n${goods.discontinued.article}; 1`);
  await page.reload();
  await main(page)
    .getByRole('button', { name: like('Добавить по артикулам') })
    .click();
  await expect(list).toHaveValue(`000XX-0000; 1\n${goods.discontinued.article}; 1`);
  await list.fill(goods.boom.article);
  await dialog.getByRole('button', { name: 'Проверить список' }).click();
  await dialog.getByRole('button', { name: like('Добавить в корзину') }).click();
  await expect(dialog).toHaveCount(0);

  await expect(quantity(line(page, goods.card))).toHaveValue('20');
  await expect(quantity(line(page, goods.boom))).toHaveValue('1');
  // 15 % off automation: 32 400 becomes 27 540.
  await expect(line(page, goods.drive)).toContainText(/55\s080\s₽/);
  await expect(main(page).getByText('Ваша экономия')).toBeVisible();
});
