import { expect, test } from '@jest/globals';
import { routerTarget } from './index.ts';

const location = { href: 'https://site.test/catalog/barriers?page=2', origin: 'https://site.test' };

function clickOn(html: string, click: MouseEventInit = {}) {
  document.body.innerHTML = html;
  let answer: ReturnType<typeof routerTarget> | undefined;
  const listen = (event: MouseEvent) => {
    answer = routerTarget(event, location);
    event.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  document.body
    .querySelector('[data-here], a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
  return answer;
}

test('routes a plain click on an internal link, wherever inside the link it hits', () => {
  expect(clickOn('<a href="https://site.test/cart/"><b data-here>Корзина</b></a>')).toEqual({
    to: '/cart/',
    replace: false,
  });
  expect(clickOn('<a href="https://site.test/search?query=x#found" data-replace>…</a>')).toEqual({
    to: '/search?query=x#found',
    replace: true,
  });
});

test.each([
  ['a new tab by key', '<a href="https://site.test/cart/">…</a>', { ctrlKey: true }],
  ['a new tab by middle button', '<a href="https://site.test/cart/">…</a>', { button: 1 }],
  ['a new tab by target', '<a href="https://site.test/cart/" target="_blank">…</a>', {}],
  ['another site', '<a href="https://elsewhere.test/">…</a>', {}],
  ['a download', '<a href="https://site.test/media/x" download>…</a>', {}],
  ['a file', '<a href="https://site.test/catalog.xls">…</a>', {}],
  ['the API', '<a href="https://site.test/api/documents/5/">…</a>', {}],
  ['a phone', '<a href="tel:+78005550120">…</a>', {}],
  ['an anchor on the same page', '<a href="https://site.test/catalog/barriers?page=2#facets">…</a>', {}],
  ['no link at all', '<b data-here>текст</b>', {}],
])('leaves %s to the browser', (_, html, click) => {
  expect(clickOn(html, click)).toBeNull();
});

test('ignores an event that a component has handled', () => {
  document.body.innerHTML = '<a href="https://site.test/cart/">…</a>';
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  event.preventDefault();
  expect(routerTarget(event, location)).toBeNull();
});
