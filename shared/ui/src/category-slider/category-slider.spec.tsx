import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { CategorySlider } from './index.ts';

const categories = [
  { name: 'Шлагбаумы', image: '/b.svg', href: '/catalog/barriers/' },
  { name: 'Турникеты', image: '/t.svg', href: '/catalog/turnstiles/' },
];

/** Calls back at once, as a browser does after the first layout. */
beforeAll(() => {
  globalThis.ResizeObserver = class {
    readonly #callback: ResizeObserverCallback;
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }
    observe() {
      this.#callback([], this);
    }
    unobserve() {}
    disconnect() {}
  };
});

function scrollTo(left: number) {
  const list = screen.getByRole('list');
  Object.defineProperties(list, {
    scrollWidth: { value: 1000, configurable: true },
    clientWidth: { value: 400, configurable: true },
  });
  list.scrollLeft = left;
  fireEvent.scroll(list);
}

test('links cards to their categories, and the last one to the catalogue', () => {
  render(<CategorySlider categories={categories} catalogHref="/catalog/" />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/catalog/barriers/',
    '/catalog/turnstiles/',
    '/catalog/',
  ]);
  expect(links.at(-1)?.textContent?.replaceAll('\u00a0', ' ')).toBe('Перейти в каталог');
});

test('shows the previous and next buttons only when they can scroll', () => {
  render(<CategorySlider categories={categories} catalogHref="/catalog/" />);
  scrollTo(0);
  expect(screen.queryByRole('button', { name: 'Назад' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Вперёд' })).toBeVisible();
  scrollTo(300);
  expect(screen.getByRole('button', { name: 'Назад' })).toBeVisible();
  scrollTo(600);
  expect(screen.queryByRole('button', { name: 'Вперёд' })).toBeNull();
});

test('uses the constants of the specification', () => {
  const css = readFileSync(new URL('./category-slider.module.css', import.meta.url), 'utf8');
  const steps = [...css.matchAll(/(?:min-width: (\d+)px\)[^}]*?)?--per-view: ([\d.]+);(?:\s*--gap: (\d+)px;)?/g)];
  expect(steps.map(([, from = '0', perView, gap]) => [Number(from), Number(perView), gap])).toEqual([
    [0, 2.7, '12'],
    [500, 4, undefined],
    [650, 5, undefined],
    [1025, 6, '16'],
    [1280, 7, '24'],
    [1440, 8, undefined],
  ]);
});

test('places the arrows at the end of the heading’s line', () => {
  render(<CategorySlider categories={categories} catalogHref="/catalog/" />);
  expect(screen.getByRole('group', { name: 'Категории каталога' })).toHaveAttribute('data-arrows', 'above');
});
