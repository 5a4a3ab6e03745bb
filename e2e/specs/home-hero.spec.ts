import type { Locator } from '@playwright/test';
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
