import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expectNoViolations, overflow } from '../fixtures/axe.ts';
import { manage } from '../fixtures/back-office.ts';
import { fingers } from '../fixtures/fingers.ts';
import { open } from '../fixtures/open.ts';
import { desktop, phone } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

/** Saves an edited text of a document as a draft, and returns the path of its preview. */
async function previewOf(page: Page, address: string, from: RegExp, to: string): Promise<string> {
  const query = `address=${encodeURIComponent(address)}`;
  const { items } = await manage<{ items: { number: number }[] }>(page, 'GET', `/content/history/?${query}`);
  const base = items[0]!.number;
  const { text } = await manage<{ text: string }>(page, 'GET', `/content/file/?${query}&revision=${base}`);
  const { revision } = await manage<{ revision: { number: number } }>(page, 'PUT', '/content/file/', {
    text: text.replace(from, to),
    address,
    base,
  });
  const { url } = await manage<{ url: string }>(page, 'POST', '/content/preview/', {
    address,
    revision: revision.number,
  });
  return new URL(url).pathname;
}

test('previews a draft of each kind on the complete page of its kind', async ({ page }) => {
  const landing = await previewOf(page, '/landings/prohodnaya/', /^h1: .*$/m, 'h1: Проходная под ключ');
  await open(page, landing);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проходная под ключ');
  await expect(page.getByText(/ревизия \d+ от\s.*: черновик/)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expectNoViolations(page);
  await page.setViewportSize(phone);
  await expect.poll(() => overflow(page)).toBe(0);

  // A preview works without a login or a cookie, on the page that the visitors will see.
  for (const [address, from, to, ...texts] of [
    ['/warranty/', /^h1: .*$/m, 'h1: Гарантия по-новому', 'Гарантия по-новому', 'Серийный номер'],
    ['/projects/zavod-ural/', /^title: .*$/m, 'title: Завод «Урал» целиком', 'Завод «Урал» целиком'],
    [
      '/faq/delivery/',
      /$/,
      '---\nquestion: Везёте ли ночью?\nanswer: <p>Да.</p>\n',
      'Везёте ли ночью?',
      'Как записать новый пульт?',
    ],
  ] as const) {
    const html = await (await page.request.get(await previewOf(page, address, from, to))).text();
    for (const text of ['Предварительный просмотр', ...texts])
      expect(html, address).toMatch(new RegExp(text.replaceAll(' ', '\\s').replace('?', '\\?')));
  }
});

test('prints an article without menus, share buttons and links to other articles', async ({ page }) => {
  await open(page, '/articles/kak-vybrat-shlagbaum/');
  const site = page.getByRole('banner').or(page.getByRole('contentinfo')).or(page.getByRole('navigation'));
  await expect(site.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(site).toHaveCount(0);
  await expect(page.getByText('Поделиться')).toBeHidden();
  await expect(page.getByText('Читайте также')).toBeHidden();
});

test('prints all slides, cards and addresses of the home page on sheets', async ({ page }) => {
  await open(page, paths.home());
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 688, height: 980 });
  const beyond = (all: Element[]) =>
    all
      .filter((element) => {
        const { left, right, height } = element.getBoundingClientRect();
        return left < 0 || right > innerWidth || height === 0;
      })
      .map(({ textContent }) => textContent);
  for (const part of [
    page.locator('[aria-roledescription="слайд"] h2'),
    page.getByRole('group', { name: 'Категории каталога' }).getByRole('link'),
    page.locator('main details address, main details a[href^="tel:"]'),
  ]) {
    expect(await part.count()).toBeGreaterThan(3);
    expect(await part.evaluateAll(beyond)).toEqual([]);
  }
  await expect(page.getByRole('button', { name: 'Следующий слайд' })).toBeHidden();
});

test.describe('a landing that scrolls by whole sections', () => {
  const LANDING = '/landings/parkovka-bez-biletov/';
  const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
  /** Scroll position with this screen at the top of the window. */
  const topOf = (page: Page, screen: number) =>
    page.locator(`#screen-${screen}`).evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
  const expectAt = async (page: Page, screen: number) => {
    const expected = await topOf(page, screen);
    await expect.poll(() => top(page)).toBe(expected);
    await expect(page.locator(`nav a[href="#screen-${screen}"]`)).toHaveAttribute('aria-current', 'true');
  };
  /** Waits for the current screen to be marked: from then on the page handles gestures. */
  async function openLanding(page: Page) {
    await open(page, LANDING);
    await expect(page.locator('nav a[href="#screen-1"]')).toHaveAttribute('aria-current', 'true');
  }

  test('scrolls by wheel, keys and dots, restores the screen on Back, and scrolls normally with reduced motion', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await openLanding(page);
    await page.mouse.move(desktop.width / 2, desktop.height / 2);
    await page.mouse.wheel(0, 100);
    await expectAt(page, 2);
    await page.keyboard.press('PageDown');
    await expectAt(page, 3);
    await page.keyboard.press('ArrowUp');
    await expectAt(page, 2);
    const dots = page.getByRole('navigation', { name: 'Разделы страницы' });
    await dots.getByRole('link', { name: 'Где уже работает' }).click();
    await expectAt(page, 6);
    await expectNoViolations(page);
    expect(await overflow(page)).toBe(0);

    await page.locator('#screen-6').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/projects\//);
    await page.goBack();
    await expectAt(page, 6);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    const before = await top(page);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => top(page)).toBe(before + 300);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: phone });

    test('changes the screen on a swipe above 5 % of the window, and scrolls a taller screen normally', async ({
      page,
    }) => {
      await openLanding(page);
      const move = await fingers(page);
      const swipe = (from: number, to: number) => move([{ x: 150, y: from }], [{ x: 150, y: to }]);
      expect(await overflow(page)).toBe(0);
      await page.evaluate(() => document.getElementById('screen-2')!.scrollIntoView());
      await expectAt(page, 2);
      await swipe(500, 440);
      await expectAt(page, 3);
      await swipe(300, 360);
      await expectAt(page, 2);

      await page.evaluate(() => document.getElementById('screen-6')!.scrollIntoView());
      await expectAt(page, 6);
      const before = await top(page);
      await swipe(500, 380);
      // The distance of the finger minus the tap threshold, not a whole screen.
      await expect.poll(() => top(page)).toBeGreaterThan(before + 60);
      expect((await top(page)) - before).toBeLessThan(200);
    });
  });
});
