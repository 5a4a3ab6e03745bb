import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../fixtures/open.ts';
import { expect, test } from '../fixtures/test.ts';

/** Pairs of the slider's parts that cover each other, and parts that it cuts off. */
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

for (const text of ['100%', '200%'])
  test(`words, pager and button of the hero keep apart in every window, text at ${text}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page);
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    const slider = page.getByRole('region', { name: 'Главное' });
    await expect(slider.getByRole('button', { name: 'Следующий слайд' })).toBeVisible();
    for (const width of [320, 360, 640, 700, 768, 900, 1024, 1100, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => collisions(slider), `${width} px`).toEqual([]);
    }
  });

const SLIDE_MS = 6000;
const LAST_SLIDE = 4;
const hero = (page: Page) => page.getByRole('region', { name: 'Главное' });
const bullet = (page: Page, slide: number) => hero(page).getByRole('button', { name: `Слайд ${slide}`, exact: true });
const shows = (page: Page, slide: number) => expect(bullet(page, slide)).toHaveAttribute('aria-current', 'true');
/** Whether the next one comes by itself. */
const changes = (page: Page, yes: boolean) =>
  expect(hero(page).locator('[aria-live]')).toHaveAttribute('aria-live', yes ? 'off' : 'polite');

/**
 * The home page, with the pointer on its first slide, in a browser whose clock is ours from then on: what takes seconds is
 * shown at once. Everything has come by then, for ten of our seconds without a chunk are an error.
 */
async function openWithClock(page: Page) {
  await page.goto('/');
  await hydrated(page);
  await hero(page).hover();
  await expect(bullet(page, 1)).toBeVisible();
  await changes(page, false);
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  await shows(page, 1);
}

test('slides change every six seconds, and stand still under the pointer, under focus and after «pause»', async ({
  page,
}) => {
  await openWithClock(page);
  await page.clock.fastForward(3 * SLIDE_MS);
  await shows(page, 1);
  await page.mouse.move(0, 0);
  await changes(page, true);
  for (const slide of [2, 3, LAST_SLIDE]) {
    await page.clock.fastForward(SLIDE_MS);
    await shows(page, slide);
  }

  // The last one may still be moving: it is held all the same, and goes on afterwards.
  await bullet(page, LAST_SLIDE).focus();
  await changes(page, false);
  await page.clock.fastForward(3 * SLIDE_MS);
  await shows(page, LAST_SLIDE);
  await page.getByRole('searchbox', { name: 'Поиск по сайту' }).focus();
  await changes(page, true);
  await page.clock.fastForward(SLIDE_MS);
  await shows(page, 1);

  await hero(page).getByRole('button', { name: 'Остановить смену слайдов' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Поиск по сайту' }).focus();
  await changes(page, false);
  await page.clock.fastForward(3 * SLIDE_MS);
  await shows(page, 1);

  await hero(page).getByRole('button', { name: 'Запустить смену слайдов' }).press('Enter');
  await changes(page, true);
  await page.clock.fastForward(SLIDE_MS);
  await shows(page, 2);
});

test('arrows of a row of cards stand beside its heading', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const main = page.getByRole('main');
  for (const name of ['Каталог', 'Новинки', 'Хиты продаж']) {
    const heading = (await main.getByRole('heading', { name, exact: true }).boundingBox())!;
    const arrows = main.getByRole('button', { name: 'Вперёд' });
    const boxes = await Promise.all((await arrows.all()).map((arrow) => arrow.boundingBox()));
    const beside = boxes.filter((box) => box && box.y < heading.y + heading.height && box.y + box.height > heading.y);
    expect(beside, name).toHaveLength(1);
  }
});

test('for who asked for less motion no slide changes by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithClock(page);
  await page.mouse.move(0, 0);
  await page.clock.fastForward(3 * SLIDE_MS);
  await shows(page, 1);
  await expect(hero(page).getByRole('button', { name: 'Запустить смену слайдов' })).toBeVisible();
});
