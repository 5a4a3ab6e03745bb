import { expect, test } from '@jest/globals';
import { classNames } from './class-names.ts';

const card = { resourcePath: '/site/shared/ui/src/card.module.css' };
const tile = { resourcePath: '/site/shared/ui/src/tile.module.css' };

test('the classes of a file share its signs and differ in the last ones', () => {
  const name = classNames('shell', '/site');
  const [title, text] = [name(card, '', 'title'), name(card, '', 'text')];
  expect(title).toMatch(/^[a-zA-Z]{6}$/);
  expect(text.slice(0, 5)).toBe(title.slice(0, 5));
  expect(new Set([title, text, name(tile, '', 'title')]).size).toBe(3);
  expect(name(card, '', 'title')).toBe(title);
});

test('the other build of the package gives the same names, another package others', () => {
  const names = (pkg: string, root: string) =>
    ['a', 'b'].map((local) => classNames(pkg, root)({ resourcePath: `${root}/card.module.css` }, '', local));
  expect(names('shell', '/site')).toEqual(names('shell', '/elsewhere'));
  expect(names('shell', '/site')).not.toEqual(names('mf-catalog', '/site'));
});

test('a file may have any number of classes', () => {
  const name = classNames('shell', '/site');
  const all = Array.from({ length: 3000 }, (_, index) => name(card, '', `class${index}`));
  expect(new Set(all).size).toBe(3000);
});
