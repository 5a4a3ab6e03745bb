import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoViolations, overflow } from '../fixtures/axe.ts';
import { fingers } from '../fixtures/fingers.ts';
import { open } from '../fixtures/open.ts';
import { desktop, phone } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

const ADDRESS = '/landings/prohodnaya/';

test('leads a manager through a day: export, edit, preview, schedule, publish, restore', async ({
  page,
  browser,
  site,
}) => {
  test.slow(); // Each command is a process of its own.
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const fileOf = (name: string) => join(folder, `${name}.yaml`);
  const heading = page.getByRole('heading', { level: 1 });
  const edit = async (name: string, from: string | RegExp, to: string) =>
    writeFile(fileOf(name), (await readFile(fileOf(name), 'utf8')).replace(from, to));
  const done = async (...args: string[]) => {
    const { code, output } = await site.content(...args);
    expect(output).not.toContain('    at ');
    expect([code, output]).toEqual([0, expect.anything()]);
    return output;
  };
  /** Visitors may be shown what was there seconds ago. */
  const visitorsSee = (text: RegExp) =>
    expect(async () => {
      await page.goto(ADDRESS);
      await expect(heading).toHaveText(text, { timeout: 100 });
    }).toPass();

  await done('export', folder);
  await open(page, ADDRESS);
  const old = (await heading.textContent())!;
  const [, first = ''] = /^revision: (\d+)$/m.exec(await readFile(fileOf('landings/prohodnaya'), 'utf8'))!;

  await edit('landings/prohodnaya', /^h1: .*$/m, 'h1: Проходная под ключ');
  await edit('warranty', /^h1: .*$/m, 'h1: Гарантия по-новому');
  await edit('projects/zavod-ural', /^title: .*$/m, 'title: Завод «Урал» целиком');
  await edit('faq/delivery', /$/, '---\nquestion: Везёте ли ночью?\nanswer: <p>Да.</p>\n');
  const names = ['landings/prohodnaya', 'warranty', 'projects/zavod-ural', 'faq/delivery'];
  expect(await done('import', ...names.map(fileOf), '--note', 'Заголовок')).toMatch(
    /^\/landings\/prohodnaya\/: revision \d+ is draft/m,
  );
  const previews = await Promise.all(names.map((name) => done('preview', `/${name}/`)));
  const [landing = '', warranty = '', project = '', questions = ''] = previews.map((output) => output.split('\n')[0]);

  // The link is enough, without a login or a cookie.
  const stranger = await browser.newPage();
  await open(stranger, landing);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Проходная под ключ');
  await expect(stranger.getByText(/ревизия \d+ от\s.*: черновик/)).toBeVisible();
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(stranger.getByRole('region', { name: 'Файлы cookie' })).toHaveCSS('opacity', '1');
  await expectNoViolations(stranger);
  await stranger.setViewportSize({ width: 360, height: 740 });
  expect(await overflow(stranger)).toBe(0);
  await stranger.close();
  await visitorsSee(new RegExp(`^${old}$`));

  expect(await done('publish', ADDRESS, '--at', '2099-01-01T10:00')).toContain('scheduled for 01.01.2099 10:00');
  await visitorsSee(new RegExp(`^${old}$`));
  await done('publish', ADDRESS);
  await visitorsSee(/^Проходная под ключ$/);
  await done('restore', ADDRESS, first, '--publish');
  await visitorsSee(new RegExp(`^${old}$`));

  // A page that is more than its blocks is previewed whole, by the page of the same kind.
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

test('on paper an article is its text: no menus, no forms to share it, no other articles', async ({ page }) => {
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

test.describe('a landing that scrolls by whole sections', () => {
  const LANDING = '/landings/parkovka-bez-biletov/';
  const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
  /** Where the page would stand with the screen at the top of the window. */
  const topOf = (page: Page, screen: number) =>
    page.locator(`#screen-${screen}`).evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
  const stands = async (page: Page, screen: number) => {
    const expected = await topOf(page, screen);
    await expect.poll(() => top(page)).toBe(expected);
    await expect(page.locator(`nav a[href="#screen-${screen}"]`)).toHaveAttribute('aria-current', 'true');
  };
  /** Once a screen is named as the one that is seen, gestures are listened to. */
  async function openLanding(page: Page) {
    await open(page, LANDING);
    await expect(page.locator('nav a[href="#screen-1"]')).toHaveAttribute('aria-current', 'true');
  }

  test('by wheel, keys and its dots; back comes to where one was; who wants no motion scrolls as ever', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await openLanding(page);
    await page.mouse.move(desktop.width / 2, desktop.height / 2);
    await page.mouse.wheel(0, 100);
    await stands(page, 2);
    await page.keyboard.press('PageDown');
    await stands(page, 3);
    await page.keyboard.press('ArrowUp');
    await stands(page, 2);
    const dots = page.getByRole('navigation', { name: 'Разделы страницы' });
    await dots.getByRole('link', { name: 'Где уже работает' }).click();
    await stands(page, 6);
    await expectNoViolations(page);
    expect(await overflow(page)).toBe(0);

    await page.locator('#screen-6').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/projects\//);
    await page.goBack();
    await stands(page, 6);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    const before = await top(page);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => top(page)).toBe(before + 300);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: phone });

    test('by a swipe of more than 5 % of the window; what is higher than the window is read by ordinary scrolling', async ({
      page,
    }) => {
      await openLanding(page);
      const move = await fingers(page);
      const swipe = (from: number, to: number) => move([{ x: 150, y: from }], [{ x: 150, y: to }]);
      expect(await overflow(page)).toBe(0);
      await page.evaluate(() => document.getElementById('screen-2')!.scrollIntoView());
      await stands(page, 2);
      await swipe(500, 440);
      await stands(page, 3);
      await swipe(300, 360);
      await stands(page, 2);

      await page.evaluate(() => document.getElementById('screen-6')!.scrollIntoView());
      await stands(page, 6);
      const before = await top(page);
      await swipe(500, 380);
      // As far as the finger went, less what it takes to be told from a tap: not a screen.
      await expect.poll(() => top(page)).toBeGreaterThan(before + 60);
      expect((await top(page)) - before).toBeLessThan(200);
    });
  });
});
