import type { Locator, Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expectNoViolations } from '../fixtures/axe.ts';
import { fingers } from '../fixtures/fingers.ts';
import { clickBelowList, isSamePage, markPage, open } from '../fixtures/open.ts';
import { phone, resizeScreen } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

const gates = paths.category('sliding-gates');
const parking = paths.category('parking-systems');
const filters = (page: Page) => page.getByRole('form', { name: 'Фильтры' });
const chips = (page: Page) => page.getByRole('group', { name: 'Выбранные фильтры' });
const results = (page: Page) => page.getByRole('region', { name: 'Товары' });
const cards = (page: Page) => results(page).getByRole('article');
const expectFound = (page: Page, text: RegExp) => expect(results(page).getByRole('status').first()).toHaveText(text);

/** Expands a group of filters if it is collapsed. */
async function unfold(page: Page, group: string) {
  const options = filters(page).getByRole('group', { name: group }).last();
  if (!(await options.isVisible())) await filters(page).getByText(group, { exact: true }).click();
  await expect(options).toBeVisible();
}

/** Selects a filter and waits for its checkbox, which updates together with the list. */
async function choose(panel: Locator, option: RegExp) {
  const box = panel.getByRole('checkbox', { name: option });
  await box.click();
  await expect(box).toBeChecked();
}

/** Returns the prices of the list, except those on request. */
const prices = async (page: Page) => {
  const texts = await cards(page).allTextContents();
  return texts.flatMap((text) => {
    const price = /(\d[\d\s]*)\s₽/.exec(text.replace(/^.*?Арт\.\s\S+/, ''))?.[1];
    return price ? [Number(price.replace(/\s/g, ''))] : [];
  });
};

test('applies filters at once, alone and combined, with an address for every step', async ({ page }) => {
  await open(page, gates);
  await markPage(page);
  await expectFound(page, /^Найден 21\sтовар$/);

  await choose(filters(page), /^В наличии/);
  await expectFound(page, /^Найдено 11\sтоваров$/);
  await expect(page).toHaveURL(/sliding-gates\?availability=in_stock$/);

  await choose(filters(page), /^Заканчивается/);
  await expectFound(page, /^Найдено 14\sтоваров$/);

  await unfold(page, 'Питание двигателя');
  await choose(filters(page), /^24\sВ/);
  await expect(page).toHaveURL(/availability=in_stock&availability=low_stock&motor_voltage=24-v$/);
  await expect.poll(() => cards(page).count()).toBeLessThan(14);
  const both = await cards(page).count();
  await expect(chips(page).getByRole('link')).toHaveCount(4); // Three filters and the reset.

  await page.reload();
  await expect(cards(page)).toHaveCount(both);
  await expect(filters(page).getByRole('checkbox', { name: /^24\sВ/ })).toBeChecked();
});

test('removes a filter by its chip, all of them by the reset, and restores them on Back', async ({ page }) => {
  await open(page, `${gates.slice(0, -1)}?availability=in_stock&motor_voltage=230-v`);
  await markPage(page);
  await chips(page)
    .getByRole('link', { name: /^Убрать фильтр «Питание двигателя/ })
    .click();
  await expect(page).toHaveURL(/sliding-gates\?availability=in_stock$/);
  await expectFound(page, /^Найдено 11\sтоваров$/);
  await expect(results(page)).toBeFocused();

  await chips(page).getByRole('link', { name: 'Сбросить всё' }).click();
  await expect(page).toHaveURL(gates);
  await expectFound(page, /^Найден 21\sтовар$/);
  await expect(filters(page).getByRole('checkbox', { name: /^В наличии/ })).not.toBeChecked();

  await page.goBack();
  await expectFound(page, /^Найдено 11\sтоваров$/);
  await expect(filters(page).getByRole('checkbox', { name: /^В наличии/ })).toBeChecked();
  await page.goForward();
  await expectFound(page, /^Найден 21\sтовар$/);
  expect(await isSamePage(page)).toBe(true);
});

test('filters by a typed price range', async ({ page }) => {
  await open(page, gates);
  const limit = filters(page).getByRole('textbox', { name: /^Цена, ₽: до/ });
  await limit.fill('30 000');
  await limit.press('Enter');
  await expect(page).toHaveURL(/\?price=-30000$/);
  await expect(chips(page)).toContainText(/до\s30\s000\s₽/);
  await expect.poll(async () => Math.max(...(await prices(page)))).toBeLessThanOrEqual(30_000);
});

test('explains an empty result and offers to reset the filters', async ({ page }) => {
  await open(page, `${gates.slice(0, -1)}?price=-2000&motor_voltage=400-v`);
  await expect(page.getByRole('heading', { name: 'По выбранным условиям ничего не нашлось' })).toBeVisible();
  await page.getByRole('link', { name: 'Сбросить фильтры' }).click();
  await expectFound(page, /^Найден 21\sтовар$/);
});

test('sorts the list by the selected order', async ({ page }) => {
  await open(page, gates);
  const sort = page.getByRole('combobox', { name: 'Сортировка' });
  await sort.selectOption({ label: 'Сначала дешевле' });
  await expect(page).toHaveURL(/\?sort=cheap$/);
  await expect(cards(page).first()).toContainText(/1\s150\s₽/);
  const cheap = await prices(page);
  expect(cheap).toEqual(cheap.toSorted((a, b) => a - b));

  await sort.selectOption({ label: 'Сначала дороже' });
  await expect(cards(page).first()).toContainText(/164\s000\s₽/);
  const dear = await prices(page);
  expect(dear).toEqual(dear.toSorted((a, b) => b - a));
});

test('shows filters and sort order in one row on phones and tablets', async ({ page }) => {
  await open(page, gates);
  const middle = async (tool: Locator) => {
    const { y, height } = (await tool.boundingBox())!;
    return Math.round(y + height / 2);
  };
  const apart = async () =>
    (await middle(page.getByRole('button', { name: /^Фильтры/ }))) -
    (await middle(page.getByRole('combobox', { name: 'Сортировка' })));
  for (const width of [360, 600, 768, 1024]) {
    await resizeScreen(page, width);
    await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
    expect(await apart(), `${width} px`).toBe(0);
  }
});

test('appends to the list on «Показать ещё» and replaces it on a page number', async ({ page }) => {
  await open(page, parking);
  await expect(cards(page)).toHaveCount(24);
  await clickBelowList(results(page).getByRole('link', { name: /^Показать ещё 24/ }));
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL(/\?page=1-2$/);
  await clickBelowList(results(page).getByRole('link', { name: /^Показать ещё 10$/ }));
  await expect(cards(page)).toHaveCount(58);
  await expect(results(page).getByRole('link', { name: /^Показать ещё/ })).toHaveCount(0);

  await clickBelowList(results(page).getByRole('link', { name: 'Страница 2', exact: true }));
  await expect(cards(page)).toHaveCount(24);
  await expect(results(page).getByRole('link', { name: 'Страница 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const second = await cards(page).first().getByRole('heading').textContent();
  await page.reload();
  await expect(cards(page).first().getByRole('heading')).toHaveText(second ?? '');

  await page.goBack();
  await expect(page).toHaveURL(/\?page=1-3$/);
  await expect(cards(page)).toHaveCount(58);
});

test('returns to the first page when a filter changes', async ({ page }) => {
  await open(page, `${parking.slice(0, -1)}?page=2`);
  await choose(filters(page), /^В наличии/);
  await expect(page).toHaveURL(/parking-systems\?availability=in_stock$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('shows the filters in a sheet with the number of products found', async ({ page }) => {
    await open(page, gates);
    await page.getByRole('button', { name: /^Фильтры/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Фильтры' });
    await expect(sheet.getByRole('button', { name: /^Показать 21\sтовар$/ })).toBeVisible();
    await choose(sheet, /^В наличии/);
    await sheet.getByRole('button', { name: /^Показать 11\sтоваров$/ }).click();
    await expect(sheet).toHaveCount(0);
    await expectFound(page, /^Найдено 11\sтоваров$/);
    await page.getByRole('button', { name: /^Фильтры/ }).click();
    await sheet.getByRole('button', { name: 'Сбросить' }).click();
    await expect(sheet.getByRole('button', { name: /^Показать 21\sтовар$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Фильтры/ })).toBeFocused();
  });
});

test('opens the price request for a product without a price', async ({ page }) => {
  await open(page, `${paths.category('sectional-doors').slice(0, -1)}?availability=on_request`);
  const card = cards(page).filter({ hasText: 'Цена по запросу' }).first();
  const product = card.getByRole('heading').getByRole('link');
  const address = (await product.getAttribute('href'))!;
  await product.click();
  // The list has the same buttons, so wait for the product page.
  await expect(page).toHaveURL(address);
  await expect(page.getByText('Цена по запросу').first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Запросить цену: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Запросить цену' });
  await expect(dialog.getByRole('textbox', { name: /^Телефон/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('links a discontinued product to its successor', async ({ page }) => {
  await open(page, paths.product('privod-sl-50'));
  await expect(page.getByText('Снят с производства').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Документы/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /SL-60/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/SL-60/);
});

test('updates the cost with the quantity', async ({ page }) => {
  await open(page, paths.product('privod-sl-80'));
  await page.getByRole('button', { name: 'Увеличить количество' }).click();
  await page.getByRole('button', { name: 'Увеличить количество' }).click();
  await expect(page.getByRole('status', { name: 'Стоимость' })).toContainText(/97\s200\s₽/);
});

test('controls the gallery by keyboard: arrows switch, Enter enlarges, Escape restores the focus', async ({ page }) => {
  await open(page, paths.product('privod-sl-80'));
  const pictures = page.getByRole('list', { name: 'Изображения товара' }).getByRole('button');
  await pictures.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(pictures.nth(1)).toBeFocused();
  await expect(page.getByRole('link', { name: /^Изображение 2 из/ })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /вид спереди/ });
  await expect(dialog.getByText(/^2 из\s4$/)).toBeVisible();
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, -200);
  await expect(dialog.getByText(/^\d+\s%$/)).not.toHaveText(/^100\s%$/);
  await page.mouse.wheel(0, 2_000);
  await expect(dialog.getByText(/^\d+\s%$/)).toHaveText(/^100\s%$/);
  await dialog.getByRole('button', { name: 'Следующее' }).click();
  await expect(page.getByRole('dialog', { name: /крупный план/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Изображение 3 из/ })).toHaveAttribute('aria-current', 'true');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('shows the wishlist and compare buttons in one line each', async ({ page }) => {
    await open(page, paths.product('privod-sl-80'));
    for (const name of [/^В избранное/, /^Сравнить/]) {
      const button = page.getByRole('main').getByRole('button', { name }).first();
      const lines = await button.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.querySelector('span') ?? element);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 12))).size;
      });
      expect(lines, String(name)).toBe(1);
    }
  });

  test('controls the gallery by touch: swipe switches, pinch zooms, drag pans, double tap resets the zoom', async ({
    page,
  }) => {
    await open(page, paths.product('privod-sl-80'));
    const touch = await fingers(page);
    await page.getByRole('list', { name: 'Изображения товара' }).getByRole('button').first().tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^1 из\s4$/)).toBeVisible();
    const scale = dialog.getByText(/^\d+\s%$/);

    await touch([{ x: 280, y: 370 }], [{ x: 80, y: 380 }]);
    await expect(dialog.getByText(/^2 из\s4$/)).toBeVisible();
    await touch([{ x: 80, y: 370 }], [{ x: 280, y: 370 }]);
    await expect(dialog.getByText(/^1 из\s4$/)).toBeVisible();

    // Three times the finger distance gives three times the zoom. The page itself is not zoomed.
    const [left, right] = [
      { x: 160, y: 370 },
      { x: 200, y: 370 },
    ];
    await touch(
      [left, right],
      [
        { ...left, x: 120 },
        { ...right, x: 240 },
      ],
    );
    await expect(scale).toHaveText(/^300\s%$/);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

    // One finger pans a zoomed picture, and a swipe does not switch it.
    const picture = dialog.getByRole('img').first();
    const before = (await picture.boundingBox())!;
    await touch([{ x: 220, y: 370 }], [{ x: 120, y: 370 }]);
    await expect.poll(async () => Math.round((await picture.boundingBox())!.x - before.x)).toBe(-100);
    await expect(dialog.getByText(/^1 из\s4$/)).toBeVisible();

    // In parallel, because two taps in sequence can be too slow for a double tap.
    await Promise.all([page.touchscreen.tap(180, 370), page.touchscreen.tap(180, 370)]);
    await expect(scale).toHaveText(/^100\s%$/);
  });
});

test('loads and plays a video of the gallery only on request', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/video\/.*\.(mp4|webm)/.test(request.url())) loaded.push(request.url());
  });
  await open(page, paths.product('shlagbaum-ba-40'));
  await page.getByRole('link', { name: /^Видео: / }).click();
  const play = page.getByRole('link', { name: /^Смотреть видео: / });
  await expectNoViolations(page);
  expect(loaded).toEqual([]);
  await play.press('Enter');
  const player = page.locator('video');
  await expect(player).toBeFocused();
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
});

test('controls the tabs by keyboard: one tab stop, arrows select', async ({ page }) => {
  await open(page, paths.product('privod-sl-80'));
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await tab(/^Описание/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(/^Характеристики/)).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Характеристики' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Описание' })).toBeHidden();
  await page.keyboard.press('End');
  await expect(tab(/^Вопросы и.ответы/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: /^Вопросы и.ответы/ })).toBeFocused();
  await page.getByRole('link', { name: 'Все характеристики' }).click();
  await expect(tab(/^Характеристики/)).toHaveAttribute('aria-selected', 'true');
});

test('hides the content for browsers without scripts when scripts run', async ({ page }) => {
  await open(page, paths.category('barriers'));
  await expect(page.getByRole('button', { name: /^Запросить цену/ }).first()).toBeVisible();
  await expect(page.locator('noscript').filter({ visible: true })).toHaveCount(0);
});

test.describe('on a phone, with deferred layout of cards below the window', () => {
  test.use({ viewport: phone });

  /** Name of the first card that starts inside the window, and its distance from the top. */
  const firstCard = (page: Page) =>
    cards(page).evaluateAll((all) => {
      const card = all.find((one) => one.getBoundingClientRect().top >= 0);
      return {
        name: card?.querySelector('h2')?.textContent,
        top: Math.round(card?.getBoundingClientRect().top ?? NaN),
      };
    });

  const scrollPast = (page: Page, share: number) =>
    page.evaluate(async (part) => {
      const frame = () => new Promise(requestAnimationFrame);
      // In steps, as a touch scroll, so that every card is passed.
      for (let goal = 0; goal < document.body.scrollHeight * part; goal += 300) {
        window.scrollTo(0, goal);
        await frame();
      }
      await frame();
    }, share);

  test('restores the scroll position on Back and on reload', async ({ page }) => {
    await open(page, parking);
    await scrollPast(page, 0.6);
    const before = await firstCard(page);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1500);
    // A click in the page, because Playwright's click would scroll first.
    await page.evaluate((name) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('article h2 a')];
      links.find((link) => link.textContent === name)!.click();
    }, before.name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before.name!);
    await page.goBack();
    await expect.poll(() => firstCard(page)).toEqual(before);
    await page.reload();
    await expect.poll(() => firstCard(page)).toEqual(before);
  });

  test('includes all cards in the browser’s search and in print', async ({ page }) => {
    await open(page, parking);
    const [article] = (await cards(page).last().textContent())!.match(/\d{3}[A-Z]{2}-\d{4}/)!;
    const found = page.evaluate((text) => (window as unknown as { find(text: string): boolean }).find(text), article);
    expect(await found).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(
      await cards(page).evaluateAll(
        (all) => all.filter((card) => !card.checkVisibility({ contentVisibilityAuto: true })).length,
      ),
    ).toBe(0);
  });
});
