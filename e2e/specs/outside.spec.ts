import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expectNoViolations } from '../fixtures/axe.ts';
import { open } from '../fixtures/open.ts';
import { banner, fillCart, goods, heading } from '../fixtures/shop.ts';
import { expect, test } from '../fixtures/test.ts';

/** Takes over what it has been asked before it came, as the service's script does. */
const counterScript = 'window.counted = window.ym.a; window.ym = (...call) => window.counted.push(call)';
/** The service's names; markers come into the map. */
const mapsScript = `window.ymaps3 = {
  ready: Promise.resolve(), import: async () => ({}), getDefaultConfig: () => ({ setApikeys() {} }),
  YMap: class { constructor(container) { this.container = container } addChild(child) { if (child.element) this.container.append(child.element) } destroy() {} },
  YMapMarker: class { constructor(props, element) { this.element = element } }, YMapDefaultSchemeLayer: class {}, YMapDefaultFeaturesLayer: class {},
}`;

/** Stands in for a service; tells what it has been asked for. */
async function serve(page: Page, url: string, body: string) {
  const asked: string[] = [];
  await page.route(url, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

interface Watched {
  counted: [counter: number, action: string, url: string][];
  shift: number;
}
const watched = <T>(page: Page, read: (seen: Watched) => T) => page.evaluate<T>(`(${String(read)})(window)`);
const hits = (page: Page) =>
  watched(page, ({ counted }) => counted.filter(([, action]) => action === 'hit').map(([, , url]) => url));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('somebody who comes for the first time', () => {
  test.use({ firstVisit: true, viewport: { width: 360, height: 740 } });

  test('is asked about cookies beside the page, and counted for as long as he agrees', async ({ page, site }) => {
    const outside: string[] = [];
    page.on('request', (request) => request.url().startsWith(site.url) || outside.push(request.url()));
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      const add = (list: PerformanceObserverEntryList) =>
        list
          .getEntries()
          .forEach((entry) => ((window as unknown as Watched).shift += (entry as unknown as { value: number }).value));
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
    });
    await fillCart(page, [goods.drive, 1], [goods.barrier, 1], [goods.boom, 1]);
    await open(page, '/'); // From here on the browser has the fonts: what shifts is not the text.
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
    await expect.poll(overlap, 'the page’s own bar stays in reach').toBeLessThanOrEqual(1);
    expect(await watched(page, ({ shift }) => shift)).toBeLessThan(0.01);
    expect(outside).toEqual([]);

    const asked = await serve(page, 'https://mc.yandex.ru/**', counterScript); // Not before: it turns off the browser's cache.
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
    expect(asked).toHaveLength(1);
  });
});

test('a map comes with the click that asks for it', async ({ page }) => {
  const asked = await serve(page, 'https://api-maps.yandex.ru/**', mapsScript);
  await open(page, paths.contacts());
  await expect(page.getByRole('link', { name: /^Показать на карте/ })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Показать карту' }).click();
  await expect(page.getByRole('region', { name: 'Карта' })).toBeFocused();
  await expect(page.getByRole('button', { name: /Камертон/ })).toBeVisible();
  expect(asked).toEqual(['https://api-maps.yandex.ru/v3/?lang=ru_RU&apikey=open-key']);
});
