import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { fontScript } from './font-script.ts';

const HREF = 'https://site.example/r/shell/1/client/font.woff2';

/** Runs the script in a page with the preload link of a font. */
function load({ stored, isLoaded = false }: { stored?: string; isLoaded?: boolean } = {}) {
  const link: { href: string; onload?: () => void } = { href: HREF };
  const root = { dataset: {} as { font?: string } };
  const storage: { font?: string } = stored ? { font: stored } : {};
  let paint = () => {};
  runInNewContext(fontScript, {
    document: { documentElement: root, querySelector: () => link },
    localStorage: storage,
    performance: { getEntriesByName: () => (isLoaded ? [{}] : []) },
    requestAnimationFrame(callback: () => void) {
      paint = callback;
      return 1;
    },
  });
  return { root, storage, arrive: () => link.onload?.(), paint: () => paint() };
}

test('applies a font that loads before the first frame', () => {
  const { root, storage, arrive } = load();
  expect(root.dataset.font).toBeUndefined();
  arrive();
  expect(root.dataset.font).toBe('');
  expect(storage.font).toBe(HREF);
});

test('applies a font that has loaded before the script runs', () => {
  expect(load({ isLoaded: true }).root.dataset.font).toBe('');
});

test('leaves a font that loads late to the next page load', () => {
  const { root, storage, arrive, paint } = load();
  paint();
  arrive();
  expect(root.dataset.font).toBeUndefined();
  expect(load({ stored: storage.font }).root.dataset.font).toBe('');
});

test('waits for the font of a new release', () => {
  expect(load({ stored: 'https://site.example/r/shell/0/client/font.woff2' }).root.dataset.font).toBeUndefined();
});
