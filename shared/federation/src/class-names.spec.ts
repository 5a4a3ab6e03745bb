import { expect, test } from '@jest/globals';
import { classNames } from './class-names.ts';

const card = { resourcePath: '/site/shared/ui/src/card.module.css' };
const tile = { resourcePath: '/site/shared/ui/src/tile.module.css' };

test('gives the classes of a file a common prefix and different suffixes', () => {
  const name = classNames('shell', '/site');
  const [title, text] = [name(card, '', 'title'), name(card, '', 'text')];
  expect(title).toMatch(/^[a-zA-Z]{6}$/);
  expect(text.slice(0, 5)).toBe(title.slice(0, 5));
  expect(new Set([title, text, name(tile, '', 'title')]).size).toBe(3);
  expect(name(card, '', 'title')).toBe(title);
});

test('gives the same names in both builds of a package, and others in another package', () => {
  const names = (pkg: string, root: string) =>
    ['a', 'b'].map((local) => classNames(pkg, root)({ resourcePath: `${root}/card.module.css` }, '', local));
  expect(names('shell', '/site')).toEqual(names('shell', '/elsewhere'));
  expect(names('shell', '/site')).not.toEqual(names('mf-catalog', '/site'));
});

test('gives unique names to any number of classes', () => {
  const name = classNames('shell', '/site');
  const all = Array.from({ length: 3000 }, (_, index) => name(card, '', `class${index}`));
  expect(new Set(all).size).toBe(3000);
});
