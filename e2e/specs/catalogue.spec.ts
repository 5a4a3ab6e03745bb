import type { Locator, Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expectNoViolations } from '../fixtures/axe.ts';
import { fingers } from '../fixtures/fingers.ts';
import { isSamePage, markPage, open } from '../fixtures/open.ts';
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

test('filters a list: every step has its address, Back and a reload restore it, and the tools stay in one row', async ({
  page,
}) => {
  await open(page, gates);
  await markPage(page);

  await test.step('applies filters at once, alone and combined, and keeps the focus on the first', async () => {
    await expectFound(page, /^Найден 21\sтовар$/);
    const inStock = filters(page).getByRole('checkbox', { name: /^В наличии/ });
    await inStock.focus();
    await page.keyboard.press('Space');
    await expect(inStock).toBeChecked();
    await expectFound(page, /^Найдено 11\sтоваров$/);
    await expect(page).toHaveURL(/sliding-gates\?availability=in_stock$/);
    await expect(chips(page)).toBeVisible();
    await expect(inStock).toBeFocused();

    await unfold(page, 'Питание двигателя');
    await choose(filters(page), /^24\sВ/);
    await expect(page).toHaveURL(/availability=in_stock&motor_voltage=24-v$/);
    await expect.poll(() => cards(page).count()).toBeLessThan(11);
    await expect(chips(page).getByRole('link')).toHaveCount(3); // Two filters and the reset.
  });

  await test.step('removes a filter by its chip, all of them by the reset, and restores them on Back', async () => {
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
    await page.goBack();
    await expectFound(page, /^Найдено 11\sтоваров$/);
    expect(await isSamePage(page)).toBe(true);
  });

  await test.step('shows the same after a reload', async () => {
    await page.reload();
    await expect(cards(page)).toHaveCount(11);
    await expect(filters(page).getByRole('checkbox', { name: /^В наличии/ })).toBeChecked();
  });

  await test.step('shows filters and sort order in one row on phones and tablets', async () => {
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
});

test('controls the tabs and the gallery of a product by keyboard', async ({ page }) => {
  await open(page, paths.product('privod-sl-80'));
  await test.step('has one tab stop for the tabs, and arrows select', () => selectTabs(page));
  await test.step('switches pictures by arrows, enlarges by Enter, and Escape restores the focus', () =>
    enlargePictures(page));
});

async function selectTabs(page: Page) {
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
}

async function enlargePictures(page: Page) {
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
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('shows the buttons of the lists in one line, and controls the gallery by touch: swipe switches, pinch zooms, drag pans, double tap resets the zoom', async ({
    page,
  }) => {
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

    const touch = await fingers(page);
    await page.getByRole('list', { name: 'Изображения товара' }).getByRole('button').first().tap();
    const dialog = page.getByRole('dialog');
    const position = dialog.getByRole('status');
    await expect(position).toHaveText(/^1 из\s4$/);
    const scale = dialog.getByText(/^\d+\s%$/);

    await touch([{ x: 280, y: 370 }], [{ x: 80, y: 380 }]);
    await expect(position).toHaveText(/^2 из\s4$/);
    await touch([{ x: 80, y: 370 }], [{ x: 280, y: 370 }]);
    await expect(position).toHaveText(/^1 из\s4$/);

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
    await expect(position).toHaveText(/^1 из\s4$/);

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

  test('opens a product at its top, restores the position on Back and on reload, and prints and finds all cards', async ({
    page,
  }) => {
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
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => firstCard(page)).toEqual(before);
    await page.reload();
    await expect.poll(() => firstCard(page)).toEqual(before);

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
