import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expectNoViolations, overflow } from '../fixtures/axe.ts';
import { fingers } from '../fixtures/fingers.ts';
import { open } from '../fixtures/open.ts';
import { desktop, phone } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

const ADDRESS = '/landings/prohodnaya/';

test('exports, edits, previews, schedules, publishes and restores pages by command', async ({
  page,
  browser,
  site,
}) => {
  test.slow(); // Each command starts a process.
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const fileOf = (name: string) => join(folder, `${name}.yaml`);
  const heading = page.getByRole('heading', { level: 1 });
  const edit = async (name: string, from: string | RegExp, to: string) =>
    writeFile(fileOf(name), (await readFile(fileOf(name), 'utf8')).replace(from, to));
  const run = async (...args: string[]) => {
    const { code, output } = await site.content(...args);
    expect(output).not.toContain('    at ');
    expect([code, output]).toEqual([0, expect.anything()]);
    return output;
  };
  /** Retries, because visitors may get a page cached for some seconds. */
  const expectHeading = (text: RegExp) =>
    expect(async () => {
      await page.goto(ADDRESS);
      await expect(heading).toHaveText(text, { timeout: 100 });
    }).toPass();

  await run('export', folder);
  await open(page, ADDRESS);
  const old = (await heading.textContent())!;
  const [, first = ''] = /^revision: (\d+)$/m.exec(await readFile(fileOf('landings/prohodnaya'), 'utf8'))!;

  await edit('landings/prohodnaya', /^h1: .*$/m, 'h1: Проходная под ключ');
  await edit('warranty', /^h1: .*$/m, 'h1: Гарантия по-новому');
  await edit('projects/zavod-ural', /^title: .*$/m, 'title: Завод «Урал» целиком');
  await edit('faq/delivery', /$/, '---\nquestion: Везёте ли ночью?\nanswer: <p>Да.</p>\n');
  const names = ['landings/prohodnaya', 'warranty', 'projects/zavod-ural', 'faq/delivery'];
  expect(await run('import', ...names.map(fileOf), '--note', 'Заголовок')).toMatch(
    /^\/landings\/prohodnaya\/: revision \d+ is a draft/m,
  );
  const previews = await Promise.all(names.map((name) => run('preview', `/${name}/`)));
  const [landing = '', warranty = '', project = '', questions = ''] = previews.map((output) => output.split('\n')[0]);

  // The link works without a login or a cookie.
  const guest = await browser.newPage();
  await open(guest, landing);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Проходная под ключ');
  await expect(guest.getByText(/ревизия \d+ от\s.*: черновик/)).toBeVisible();
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(guest.getByRole('region', { name: 'Файлы cookie' })).toHaveCSS('opacity', '1');
  await expectNoViolations(guest);
  await guest.setViewportSize({ width: 360, height: 740 });
  expect(await overflow(guest)).toBe(0);
  await guest.close();
  await expectHeading(new RegExp(`^${old}$`));

  expect(await run('publish', ADDRESS, '--at', '2099-01-01T10:00')).toContain('scheduled for 01.01.2099 10:00');
  await expectHeading(new RegExp(`^${old}$`));
  await run('publish', ADDRESS);
  await expectHeading(/^Проходная под ключ$/);
  await run('restore', ADDRESS, first, '--publish');
  await expectHeading(new RegExp(`^${old}$`));

  // The preview of a page with more than blocks uses the complete page of the same kind.
  const openPreview = async (url: string) => {
    await open(page, url);
    await expect(page.getByText('Предварительный просмотр')).toBeVisible();
  };
  await openPreview(warranty);
  await expect(heading).toHaveText('Гарантия по-новому');
  await expect(page.getByLabel('Серийный номер').first()).toBeVisible();
  await openPreview(project);
  await expect(heading).toHaveText('Завод «Урал» целиком');
  await openPreview(questions);
  await expect(page.getByText('Везёте ли ночью?')).toBeVisible();
  await expect(page.getByText('Как записать новый пульт?')).toBeVisible();
  await rm(folder, { recursive: true });
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
