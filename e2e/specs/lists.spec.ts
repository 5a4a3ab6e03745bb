import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { clickBelowList, isSamePage, markPage, open } from '../fixtures/open.ts';
import { addToList } from '../fixtures/shop.ts';
import { phone } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Товары' }).getByRole('article');
const compared = (page: Page) => page.getByRole('list', { name: 'Товары в сравнении' });
const table = (page: Page) => page.getByRole('region', { name: /^Характеристики/ });

const barriers = [53, 54, 55, 56, 57, 58].map((id) => ({ id }));
/** Narrow enough for a comparison of six to scroll. */
const laptop = { width: 1280, height: 720 };

test('shows all pages in the pager of a phone, restores the extended list on Back from a product, and shows the top of another page', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, paths.parkingSystems());
  for (const number of [1, 2, 3])
    await expect(page.getByRole('link', { name: `Страница ${number}`, exact: true })).toBeVisible();
  await page.setViewportSize(laptop);
  await markPage(page);
  await clickBelowList(page.getByRole('link', { name: /^Показать ещё 24/ }));
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(24).getByRole('heading').getByRole('link')).toBeFocused();

  const product = cards(page).nth(30).getByRole('heading').getByRole('link');
  await product.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await product.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  expect(await isSamePage(page)).toBe(true);

  await clickBelowList(page.getByRole('link', { name: 'Страница 2', exact: true }));
  await expect(page.getByText('Показаны товары 25–48 из 58')).toBeAttached();
  await expect(cards(page).first()).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Товары' })).toBeFocused();
});

test('leaves room for the compare tray at the end of a list, and keeps the headers of the comparison in view', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await addToList(page, 'compare', ...barriers);
  await open(page, paths.category('barriers'));
  await test.step('leaves room for the tray on a small screen', async () => {
    const tray = page.getByRole('region', { name: 'Сравнение' });
    await expect(tray).toContainText(/В\sсравнении 6\sтоваров/);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [end, top] = [await cards(page).last().boundingBox(), await tray.boundingBox()];
    expect(end!.y + end!.height).toBeLessThan(top!.y);
    await page.setViewportSize(laptop);
    await tray.getByRole('link', { name: 'Сравнить' }).click();
    await expect(page).toHaveURL(paths.compare());
  });

  await test.step('scrolls the headers with the table by keyboard and buttons', async () => {
    await page.mouse.move(laptop.width / 2, laptop.height / 2);
    await page.mouse.wheel(0, 900);
    await expect(
      compared(page)
        .getByRole('button', { name: /^В корзину/ })
        .first(),
    ).toBeInViewport();

    const left = (scrolled: typeof table) => scrolled(page).evaluate((element) => element.scrollLeft);
    await table(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => left(compared)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Следующий товар' }).click();
    await page.getByRole('button', { name: 'Следующий товар' }).click();
    await expect
      .poll(async () => (await left(compared)) > 300 && (await left(compared)) === (await left(table)))
      .toBe(true);
  });
});
