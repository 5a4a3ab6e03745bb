import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { accounts, requestCode, enter, sentCode, typeCode } from '../fixtures/login.ts';
import { followLinkTo, isSamePage, markPage, open } from '../fixtures/open.ts';
import { blockStorage, useOldLibrary } from '../fixtures/other-browsers.ts';
import { publicPages } from '../fixtures/pages.ts';
import { banner, goods } from '../fixtures/shop.ts';
import { expect, test } from '../fixtures/test.ts';

const browsers = [
  { name: 'the APIs of an old browser', apply: useOldLibrary },
  { name: 'blocked storage', apply: blockStorage },
];

/** Closes the cookie question if it is shown: without storage, the site shows it on each page load. */
async function closeCookieQuestion(page: Page) {
  const question = page.getByRole('region', { name: 'Файлы cookie' });
  if (await question.isVisible()) await question.getByRole('button', { name: 'Только необходимые' }).click();
}

async function search(page: Page) {
  const field = banner(page).getByLabel('Поиск по сайту');
  await field.pressSequentially('шлагбаум ba');
  await expect(page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option').first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=/);
  await expect(page.getByRole('main').getByRole('link', { name: /BA-40/ }).first()).toBeVisible();
}

async function logIn(page: Page) {
  await followLinkTo(page, paths.login(paths.accountPersonal()));
  await requestCode(page, accounts.customer);
  await typeCode(page, await sentCode(page, accounts.customer));
  await expect(page).toHaveURL(paths.accountPersonal());
}

for (const { name, apply } of browsers) {
  test(`supports search, redirects and login with ${name}`, async ({ page, context, expectConsole }) => {
    expectConsole(/status of 404.*\/api\/catalog\/otkatnye-vorota\//); // The data of the page is requested in parallel with the redirect check.
    await apply(context);
    await open(page, '/#50%');
    await closeCookieQuestion(page);
    await markPage(page);
    await search(page);
    await followLinkTo(page, '/catalog/otkatnye-vorota/');
    await expect(page).toHaveURL('/catalog/sliding-gates/');
    await logIn(page);
    expect(await isSamePage(page)).toBe(true);
  });

  test(`@long supports the cart and the account with ${name}`, async ({ page, context }) => {
    await apply(context);
    await open(page, paths.product(goods.barrier.slug));
    await closeCookieQuestion(page);
    // Leaving the page at once would abort the request.
    const added = page.waitForResponse((response) => response.url().includes('/api/cart/items/'));
    await page
      .getByRole('main')
      .getByRole('button', { name: /^В.корзину/ })
      .first()
      .click();
    await added;
    await open(page, paths.cart());
    await closeCookieQuestion(page);
    await page.getByRole('button', { name: 'Увеличить количество' }).click();
    await page.getByRole('button', { name: /^Удалить: Шлагбаум/ }).click();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2 единицы');
    await enter(page, accounts.goldOwner);
    for (const path of [paths.account(), paths.accountPersonal(), paths.proposals(), paths.cart()]) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test(`@long supports all public pages with ${name}`, async ({ page, context }) => {
    test.setTimeout(600_000);
    await apply(context);
    for (const { path, heading } of publicPages) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    }
  });
}
