import { expect, test } from '@jest/globals';
import { firstPicture } from './first-picture.ts';

const img = '<img src="/wide.svg?a=1&amp;b=2" alt="" loading="eager" fetchPriority="high"/>';
const hint = '<link rel="preload" as="image" fetchpriority="high"';

test('preloads the first picture that the page marks', () => {
  const markup = `<picture><img src="/small.svg" alt=""/></picture><picture class="a">${img}</picture><picture>${img}</picture>`;
  expect(firstPicture(markup)).toBe(`${hint} href="/wide.svg?a=1&amp;b=2">`);
});

test('preloads the matching file for narrow and wide windows', () => {
  const source = '<source type="image/svg+xml" srcSet="/tall.svg" media="(max-width: 599px)" sizes="100vw"/>';
  expect(firstPicture(`<picture>${source}${img}</picture>`)).toBe(
    `${hint} imagesrcset="/tall.svg" imagesizes="100vw" type="image/svg+xml" media="(max-width: 599px)">` +
      `${hint} href="/wide.svg?a=1&amp;b=2" media="not all and (max-width: 599px)">`,
  );
});

test('preloads only the better format if it applies to all windows', () => {
  const source = '<source type="image/avif" srcSet="/a.avif 1x, /b.avif 2x"/>';
  expect(firstPicture(`<picture>${source}${img}</picture>`)).toBe(
    `${hint} imagesrcset="/a.avif 1x, /b.avif 2x" type="image/avif">`,
  );
});

test('preloads the best of several formats', () => {
  const sources = '<source type="image/avif" srcSet="/a.avif"/><source type="image/webp" srcSet="/a.webp"/>';
  expect(firstPicture(`<picture>${sources}${img}</picture>`)).toBe(`${hint} imagesrcset="/a.avif" type="image/avif">`);
});

test('preloads no ambiguous, unmarked or bare image', () => {
  const sources =
    '<source type="image/avif" srcSet="/a.avif"/><source type="image/webp" srcSet="/a.webp" media="(width < 600px)"/>';
  expect(firstPicture(`<picture>${sources}${img}</picture>`)).toBe('');
  expect(firstPicture('<picture><img src="/a.svg" alt=""/></picture>')).toBe('');
  expect(firstPicture(img)).toBe('');
  expect(firstPicture(`<picture><img src="/a.svg" alt=""/></picture>${img}`)).toBe('');
});
