import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expectNoViolations } from '../fixtures/axe.ts';
import { expectNoShift, recordShifts } from '../fixtures/layout-shifts.ts';
import { open } from '../fixtures/open.ts';
import { banner, fillCart, goods, heading } from '../fixtures/shop.ts';
import { expect, test } from '../fixtures/test.ts';

/** A fake counter script that takes over the queued calls, as the real one does. */
const counterScript = 'window.counted = window.ym.a; window.ym = (...call) => window.counted.push(call)';
/** A fake map API with the real names; it adds markers to the map. */
const mapsScript = `window.ymaps3 = {
  ready: Promise.resolve(), import: async () => ({}), getDefaultConfig: () => ({ setApikeys() {} }),
  YMap: class { constructor(container) { this.container = container } addChild(child) { if (child.element) this.container.append(child.element) } destroy() {} },
  YMapMarker: class { constructor(props, element) { this.element = element } }, YMapDefaultSchemeLayer: class {}, YMapDefaultFeaturesLayer: class {},
}`;

/** Serves a fake of a service, and returns the list of requested addresses. */
async function serve(page: Page, url: string, body: string) {
  const requested: string[] = [];
  await page.route(url, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return requested;
}

interface Watched {
  /** Absent until the counter's script has run. */
  counted?: [counter: number, action: string, url: string][];
}
const watched = <T>(page: Page, read: (seen: Watched) => T) => page.evaluate<T>(`(${String(read)})(window)`);
const hits = (page: Page) =>
  watched(page, ({ counted = [] }) => counted.filter(([, action]) => action === 'hit').map(([, , url]) => url));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('on the first visit', () => {
  test.use({ firstVisit: true, viewport: { width: 360, height: 740 } });

  test('shows the cookie question beside the page, and counts page views while consent is given', async ({
    page,
    site,
  }) => {
    const outside: string[] = [];
    page.on('request', (request) => request.url().startsWith(site.url) || outside.push(request.url()));
    await recordShifts(page);
    await fillCart(page, [goods.drive, 1], [goods.barrier, 1], [goods.boom, 1]);
    await open(page, '/'); // Caches the fonts, so that they cause no layout shift.
    await open(page, paths.cart());
    const question = page.getByRole('region', { name: 'Файлы cookie' });
    await expect(question).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await expectNoViolations(page);
    const bar = page.getByRole('region', { name: 'Итог корзины' });
    const overlap = async () => {
      const [above, below] = await Promise.all([question.boundingBox(), bar.boundingBox()]);
      return above!.y + above!.height - below!.y;
    };
    await expect.poll(overlap, 'the cart’s total bar is not covered').toBeLessThanOrEqual(1);
    await expectNoShift(page, 0.01);
    expect(outside).toEqual([]);

    const requested = await serve(page, 'https://mc.yandex.ru/**', counterScript); // Not earlier: a route disables the HTTP cache.
    await button(page, 'Принять все').click();
    await expect(question).toBeHidden();
    await expect.poll(() => hits(page)).toEqual([`${site.url}/cart/`]);
    await banner(page)
      .getByRole('link', { name: /на главную/ })
      .click();
    await expect(heading(page)).toHaveText(/^Автоматика/);
    await page.goBack();
    await expect(heading(page)).toHaveText(/^Корзина/);
    expect(await hits(page)).toEqual([`${site.url}/cart/`, `${site.url}/`, `${site.url}/cart/`]);

    await button(page, 'Настройки cookie').click();
    await page.getByRole('switch', { name: 'Аналитические' }).click();
    await button(page, 'Сохранить').click();
    await expect(button(page, 'Настройки cookie')).toBeFocused();
    await page.goForward();
    await expect(heading(page)).toHaveText(/^Автоматика/);
    expect(await hits(page)).toHaveLength(3);
    await open(page, '/');
    expect(requested).toHaveLength(1);
  });
});

test('loads the map only on request', async ({ page }) => {
  const requested = await serve(page, 'https://api-maps.yandex.ru/**', mapsScript);
  await open(page, paths.contacts());
  await expect(page.getByRole('link', { name: /^Показать на карте/ })).toBeVisible();
  expect(requested).toEqual([]);
  await page.getByRole('link', { name: 'Показать карту' }).click();
  await expect(page.getByRole('region', { name: 'Карта' })).toBeFocused();
  await expect(page.getByRole('button', { name: /Камертон/ })).toBeVisible();
  expect(requested).toEqual(['https://api-maps.yandex.ru/v3/?lang=ru_RU&apikey=open-key']);
});
