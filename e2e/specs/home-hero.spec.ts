import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../fixtures/open.ts';
import { expect, test } from '../fixtures/test.ts';

/** Returns the elements of the slider that overlap or are cut off. */
const collisions = (slider: Locator) =>
  slider.evaluate((root) => {
    const frame = root.getBoundingClientRect();
    const controls = root.querySelector('button')!.parentElement!.getBoundingClientRect();
    const found: string[] = [];
    if (controls.bottom > frame.bottom || controls.right > frame.right) found.push('pager cut off');
    for (const slide of root.querySelectorAll('[aria-roledescription="слайд"]')) {
      const own = slide.getBoundingClientRect();
      const parts = [...slide.querySelectorAll('h2, p, a')];
      parts.forEach((part, index) => {
        const box = part.getBoundingClientRect();
        const name = `«${part.textContent}»`;
        if (box.top < frame.top || box.bottom > frame.bottom) found.push(`${name} cut off above or below`);
        if (box.left < own.left || box.right > own.right + 0.5) found.push(`${name} cut off at the side`);
        if (part.scrollWidth > part.clientWidth + 1) found.push(`${name} wider than its box`);
        if (box.bottom > controls.top) found.push(`${name} under the pager`);
        const next = parts[index + 1]?.getBoundingClientRect();
        if (next && next.top < box.bottom) found.push(`${name} and what follows it`);
      });
    }
    return found;
  });

const SLIDE_MS = 6000;
const LAST_SLIDE = 4;
const hero = (page: Page) => page.getByRole('region', { name: 'Главное' });
const bullet = (page: Page, slide: number) => hero(page).getByRole('button', { name: `Слайд ${slide}`, exact: true });
const expectSlide = (page: Page, slide: number) => expect(bullet(page, slide)).toHaveAttribute('aria-current', 'true');
/** Expects the slides to change by themselves or not. */
const expectAutoplay = (page: Page, yes: boolean) =>
  expect(hero(page).locator('[aria-live]')).toHaveAttribute('aria-live', yes ? 'off' : 'polite');

/**
 * Moves the pointer to the first slide, and installs a fake clock so that waits take no time. Waits for an idle network
 * first, because a chunk that is ten seconds late by the fake clock is an error.
 */
async function installClock(page: Page) {
  await hero(page).hover();
  await expect(bullet(page, 1)).toBeVisible();
  await expectAutoplay(page, false);
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  await expectSlide(page, 1);
}

test('changes slides every six seconds, but not under the pointer, with focus or when paused', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await installClock(page);
  await page.clock.fastForward(3 * SLIDE_MS);
  await expectSlide(page, 1);
  await page.mouse.move(0, 0);
  await expectAutoplay(page, true);
  for (const slide of [2, 3, LAST_SLIDE]) {
    await page.clock.fastForward(SLIDE_MS);
    await expectSlide(page, slide);
  }

  // The transition to the last slide may still be running: focus stops the slides nevertheless.
  await bullet(page, LAST_SLIDE).focus();
  await expectAutoplay(page, false);
  await page.clock.fastForward(3 * SLIDE_MS);
  await expectSlide(page, LAST_SLIDE);
  await page.getByRole('searchbox', { name: 'Поиск по сайту' }).focus();
  await expectAutoplay(page, true);
  await page.clock.fastForward(SLIDE_MS);
  await expectSlide(page, 1);

  await hero(page).getByRole('button', { name: 'Остановить смену слайдов' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Поиск по сайту' }).focus();
  await expectAutoplay(page, false);
  await page.clock.fastForward(3 * SLIDE_MS);
  await expectSlide(page, 1);

  await hero(page).getByRole('button', { name: 'Запустить смену слайдов' }).press('Enter');
  await expectAutoplay(page, true);
  await page.clock.fastForward(SLIDE_MS);
  await expectSlide(page, 2);
});

test('keeps text, pager and button of the hero apart in every window, and does not change slides by itself with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await test.step('places the arrows of a row of cards beside its heading', () => expectArrowsBesideHeadings(page));
  await expect(hero(page).getByRole('button', { name: 'Следующий слайд' })).toBeVisible();
  const size = page.viewportSize()!;
  for (const text of ['100%', '200%'])
    await test.step(`keeps the hero apart, text at ${text}`, async () => {
      await page.evaluate((font) => (document.documentElement.style.fontSize = font), text);
      for (const width of [320, 360, 640, 700, 768, 900, 1024, 1100, 1600]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => collisions(hero(page)), `${width} px`).toEqual([]);
      }
    });
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize(size);
  await test.step('does not change slides by itself', async () => {
    await installClock(page);
    await page.mouse.move(0, 0);
    await page.clock.fastForward(3 * SLIDE_MS);
    await expectSlide(page, 1);
    await expect(hero(page).getByRole('button', { name: 'Запустить смену слайдов' })).toBeVisible();
  });
});

async function expectArrowsBesideHeadings(page: Page) {
  const main = page.getByRole('main');
  for (const name of ['Каталог', 'Новинки', 'Хиты продаж']) {
    const heading = (await main.getByRole('heading', { name, exact: true }).boundingBox())!;
    const arrows = main.getByRole('button', { name: 'Вперёд' });
    const boxes = await Promise.all((await arrows.all()).map((arrow) => arrow.boundingBox()));
    const beside = boxes.filter((box) => box && box.y < heading.y + heading.height && box.y + box.height > heading.y);
    expect(beside, name).toHaveLength(1);
  }
}
